"""What an engine answers in a sweep is judged by its meaning, whether it comes as text or from this process."""

from __future__ import annotations

import json

import pytest

from conformance.engines.faults import FAULTS as WRONG
from conformance.engines.faults import FaultyServer
from conformance.engines.port import Port, ProtocolError, TextEngine
from conformance.engines.server import ReferenceServer
from conformance.engines.wire import NoMessage
from conformance.rulebook import rulebook
from conformance.suite.sweep import Tally
from conformance.suite.sweep.trial import Trial

RULES = rulebook()
SERVER = ReferenceServer()
SOME, OTHERS = (0, 40), (900_000, 900_040)
"""Deals of the domain, by their places: naturals and pairs, and hands of three cards."""


def compact(answer):
    """The format of most engines."""
    return json.dumps(answer, separators=(",", ":"))


def airy(answer):
    """Spaces wherever JSON lets them be, and a word of its own in every object."""
    answer = answer | {"took": 0.5}
    answer["coups"] = [{"table": {"shoe": [1, "♠"]}} | coup for coup in answer["coups"]]
    for coup in answer["coups"]:
        coup["settlements"] = [item | {"note": 'said "so"'} for item in coup["settlements"]]
    return " " + json.dumps(answer, separators=(" , ", " : "), ensure_ascii=False) + " "


def backwards(answer):
    """Every key and every bet in the opposite order, so that the hands come last, and Banker's first."""
    for coup in answer["coups"]:
        coup["settlements"] = [dict(reversed(item.items())) for item in reversed(coup["settlements"])]
    coups = [dict(reversed(coup.items())) for coup in answer["coups"]]
    return compact(dict(reversed((answer | {"coups": coups}).items())))


def long_amounts(answer):
    """Zeros behind every amount."""
    for coup in answer["coups"]:
        for item in coup["settlements"]:
            item["returned"] += "0" if "." in item["returned"] else ".000"
    return compact(answer)


def escaped(answer):
    """A key with an escape in it."""
    return compact(answer).replace('"player":', '"pl\\u0061yer":')


FORMATS = [compact, airy, backwards, long_amounts, escaped]


class Written(TextEngine):
    """An engine that is reached by text. From its second answer on it does what `fault` makes of a right one."""

    def __init__(self, write=compact, handler=SERVER, fault=lambda answer: answer):
        self._write, self._handler, self._fault = write, handler, fault
        self._right = 1

    def __call__(self, request):
        return json.loads(self._text(request))

    def ask(self, message, read):
        try:
            return read(self._text(json.loads(message)))
        except NoMessage as error:
            raise ProtocolError(str(error)) from error

    def _text(self, request):
        answer = json.loads(json.dumps(self._handler(request)))
        if "coups" not in answer:
            return compact(answer).encode()
        self._right -= 1
        return self._write(answer if self._right >= 0 else self._fault(answer)).encode()


def swept(engine, table="bakarat"):
    """Ask an engine twice, and return what came of it."""
    trial, port, whole = Trial(RULES.tables[table]), Port(engine), Tally()
    for first, end in (SOME, OTHERS):
        whole.add(trial.ask(port, first, end))
    return whole


@pytest.mark.parametrize("table", RULES.tables)
@pytest.mark.parametrize("write", FORMATS)
def test_right_answers_pass_in_any_format(write, table):
    """Space, order, other fields, zeros and escapes are free."""
    tally = swept(Written(write), table)

    assert (tally.done, tally.failed) == (80, 0)


def _last(answer):
    return answer["coups"][-1]


def _item(answer, place=-1):
    return _last(answer)["settlements"][place]


def _changed(where, **values):
    def fault(answer):
        where(answer).update({key: value(where(answer)) for key, value in values.items()})
        return answer

    return fault


FAULTS = {
    "a card of the hand": _changed(_last, player=lambda coup: ["2S", *coup["player"][1:]]),
    "the hands swapped": _changed(_last, player=lambda coup: coup["banker"], banker=lambda coup: coup["player"]),
    "a total": _changed(_last, banker_total=lambda coup: (coup["banker_total"] + 1) % 10),
    "the winner": _changed(_last, winner=lambda coup: "tie" if coup["winner"] != "tie" else "player"),
    "a result": _changed(_item, result=lambda item: "push" if item["result"] != "push" else "lose"),
    "an amount": _changed(_item, returned=lambda item: item["returned"] + "1"),
    "an amount that is no amount": _changed(_item, returned=lambda item: item["returned"] + "."),
    "a bet that was not made": _changed(_item, bet=lambda _: "tiger"),
    "a bet that is settled twice": _changed(_item, bet=lambda _: "player"),
    "a total that is a text": _changed(_last, player_total=lambda coup: str(coup["player_total"])),
    "a coup too few": lambda answer: answer | {"coups": answer["coups"][1:]},
    "a coup too many": lambda answer: answer | {"coups": [*answer["coups"], answer["coups"][0]]},
    "two coups swapped": lambda answer: answer | {"coups": answer["coups"][::-1]},
    "another seq": lambda answer: answer | {"seq": "another"},
    "a refusal beside the coups": lambda answer: answer | {"rejected": {"reason": "no"}},
    "an error beside the coups": lambda answer: answer | {"error": {"message": "no"}},
    "no coups": lambda answer: {"seq": answer["seq"]},
}


@pytest.mark.parametrize("write", [compact, backwards])
@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_fault_is_found_in_a_text_as_in_an_object(fault, write):
    """A text is read straight into its type, an object is converted: the failures are the same."""
    found = swept(Written(write, fault=fault))

    assert found.failed > 0
    assert found == swept(Written(write, fault=fault).__call__)  # a function, which gives objects


@pytest.mark.parametrize("fault", [name for name in WRONG if WRONG[name].op == "coup"][::8])
def test_a_faulty_engine_fails_alike(fault):
    """What is wrong by the rules gives the same failures from a text as from an object."""
    for table in ("bakarat", "touch"):
        assert swept(Written(handler=FaultyServer(WRONG[fault])), table) == swept(FaultyServer(WRONG[fault]), table)
