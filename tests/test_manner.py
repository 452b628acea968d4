"""How an engine writes is learned, so that right answers need not be read; a lie is found all the same."""

from __future__ import annotations

import json
from itertools import count

import numpy as np
import pytest

from conformance.engines import stdio
from conformance.engines.faults import RULE_FAULTS, FaultyServer
from conformance.engines.port import Port, Received, echoed
from conformance.engines.server import ReferenceServer
from conformance.engines.stdio import StdioEngine
from conformance.engines.wire import read_message
from conformance.rulebook import rulebook
from conformance.suite.sweep import Tally, domain
from conformance.suite.sweep.manner import Manner
from conformance.suite.sweep.trial import Trial
from tests.programs import SERVE

RULES = rulebook()
SERVER = ReferenceServer()
DOMAIN = domain()
FIRST, SECOND = (DOMAIN[np.linspace(start, len(DOMAIN) - 1, 120).astype(int)] for start in (0, 100))
THIRD = FIRST[::-1]
MANY, OTHERS = (DOMAIN[np.linspace(start, len(DOMAIN) - 1, 600).astype(int)] for start in (0, 5000))


def compact(answer):
    """The manner of most engines."""
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
    """Noughts behind every amount."""
    for coup in answer["coups"]:
        for item in coup["settlements"]:
            item["returned"] += "0" if "." in item["returned"] else ".000"
    return compact(answer)


MANNERS = [compact, airy, backwards, long_amounts]


class OnWire:
    """An engine that is reached by text. `lie` spoils what it would answer, or the text of it, from a request on."""

    def __init__(self, manner=compact, handler=SERVER, lie=lambda answer: answer, spoil=lambda text: text, honest=2):
        self._manner, self._handler, self._lie, self._spoil = manner, handler, lie, spoil
        self._honest = honest
        self.unread = 0

    def __call__(self, request):
        return self._handler(request)

    def text(self, request):
        answer = json.loads(json.dumps(self._handler(request)))
        if "coups" not in answer:
            return compact(answer).encode()
        self._honest -= 1
        if self._honest >= 0:
            return self._manner(answer).encode()
        return self._spoil(self._manner(self._lie(answer))).encode()

    def written(self, request, seq, foretold):
        text = self.text(json.loads(request))
        if text == foretold:
            self.unread += 1
            return Received(text, None)
        return Received(text, echoed(json.loads(text), seq))


class InProcess(OnWire):
    """The same engine without a wire, so that everything it says is read."""

    def __call__(self, request):
        return json.loads(self.text(request))

    written = None


def swept(engine, table="bakarat"):
    """Ask an engine three times, and return what came of it."""
    trial, port, whole = Trial(RULES.tables[table]), Port(engine), Tally()
    for deals in (FIRST, SECOND, THIRD):
        whole.add(trial.ask(port, deals))
    return whole


@pytest.mark.parametrize("table", RULES.tables)
@pytest.mark.parametrize("manner", MANNERS)
def test_right_answers_are_not_read_once_the_manner_is_known(manner, table):
    """However an engine writes, the third of three alike requests is answered as foretold."""
    engine = OnWire(manner)
    tally = swept(engine, table)

    assert (tally.done, tally.failed) == (360, 0)
    assert engine.unread > 0


@pytest.mark.parametrize("manner", MANNERS)
def test_what_is_foretold_is_what_the_reference_engine_answers(manner):
    """Foretold from answers about other deals, the text for deals never asked before is the engine's own."""
    trial, engine = Trial(RULES.tables["sbo-tiger"]), OnWire(manner)
    trial.ask(Port(engine), MANY)
    bets = [{"bet": bet, "stake": stake} for bet, stake in trial.stakes.items()]
    request = {"op": "coup", "seq": "seventh", "table": "sbo-tiger", "round": 1, "bets": bets, "deals": _codes(OTHERS)}

    assert trial.foretell("seventh", OTHERS) == engine.text(request)


def test_nothing_is_foretold_before_anything_is_known():
    """Nor of an outcome that the engine has not settled yet."""
    trial, port = Trial(RULES.tables["bakarat"]), Port(OnWire())

    assert trial.foretell("1", FIRST) is None
    trial.ask(port, FIRST[:1])
    assert trial.foretell("1", FIRST) is None
    trial.ask(port, FIRST)
    assert trial.foretell("1", FIRST) is not None


def test_an_engine_that_writes_otherwise_each_time_passes():
    """A number in every coup, in each answer another: nothing comes as foretold, and all of it is right."""
    numbers = count()

    def numbered(answer):
        return compact(answer | {"coups": [coup | {"id": next(numbers)} for coup in answer["coups"]]})

    engine = OnWire(numbered)
    tally = swept(engine)

    assert (tally.done, tally.failed, engine.unread) == (360, 0, 0)


@pytest.mark.parametrize(
    "text",
    [
        lambda answer: compact(answer).replace('"player":', '"pl\\u0061yer":'),
        lambda answer: compact(answer).replace('"banker_total":', '"banker_total":3,"banker_total":'),
        lambda answer: compact(answer).replace("},{", "} ,{", 1),
    ],
)
def test_a_strange_manner_is_read(text):
    """An escaped key, a key that comes twice, and a space that stands but once are right, and are read."""
    tally = swept(OnWire(text))

    assert (tally.done, tally.failed) == (360, 0)


def _last(answer):
    return answer["coups"][-1]


def _item(answer, place=-1):
    return _last(answer)["settlements"][place]


def _changed(where, **values):
    def lie(answer):
        where(answer).update({key: value(where(answer)) for key, value in values.items()})
        return answer

    return lie


LIES = {
    "a card of the hand": _changed(_last, player=lambda coup: ["2S", *coup["player"][1:]]),
    "the hands the other way round": _changed(
        _last, player=lambda coup: coup["banker"], banker=lambda coup: coup["player"]
    ),
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
    "two coups the other way round": lambda answer: answer | {"coups": answer["coups"][::-1]},
    "another seq": lambda answer: answer | {"seq": "another"},
    "a refusal beside the coups": lambda answer: answer | {"rejected": {"reason": "no"}},
}


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
def test_a_lie_after_the_manner_is_known_is_found_and_told_alike(lie, manner):
    """Whoever lies after two right answers is told of just as if everything had been read."""
    told = swept(OnWire(manner, lie=lie))

    assert told.failed > 0
    assert told == swept(InProcess(manner, lie=lie))


@pytest.mark.parametrize("fault", RULE_FAULTS)
def test_a_liar_of_the_zoo_is_told_alike(fault):
    """The lies about the rules are the same failures, whether or not what is right is read."""
    server = FaultyServer(RULE_FAULTS[fault])

    for table in ("bakarat", "touch"):
        assert swept(OnWire(handler=server), table) == swept(server, table)


@pytest.mark.parametrize("late", [False, True])
def test_the_manner_of_a_liar_is_not_learned(late):
    """An engine that settles one outcome wrongly from the first is wrong to the last, and one that begins to is too."""
    server = FaultyServer(RULE_FAULTS["tie-loses-main-bets"])
    trial = Trial(RULES.tables["touch"])
    right, wrong = Port(OnWire()), Port(OnWire(handler=server))
    trial.ask(right if late else wrong, FIRST)
    tally = trial.ask(wrong, FIRST)

    assert tally.failed == sum(coup["winner"] == "tie" for coup in _coups(FIRST))


@pytest.mark.parametrize("fault", ["", "crash", "exit-early", "tie-loses-main-bets"])
def test_an_engine_that_is_a_command(fault, monkeypatch):
    """Over stdio right answers are not read once the manner is known, and nothing else changes."""
    read = []
    monkeypatch.setattr(stdio, "read_message", lambda line: read.append(line) or read_message(line))

    def swept_in_parts():
        trial, tally = Trial(RULES.tables["touch"]), Tally()
        read.clear()
        with StdioEngine((*SERVE, *(("--fault", fault) if fault else ())), 30, 10) as engine:
            port = Port(engine)
            for deals in np.split(np.concatenate((FIRST, SECOND, THIRD)), 6):
                tally.add(trial.ask(port, deals))
        return tally, sum(b'"coups"' in line for line in read)

    learned, few = swept_in_parts()
    monkeypatch.setattr(Manner, "learn", lambda *_: None)
    told, many = swept_in_parts()

    assert learned == told
    assert learned.done == 360
    if fault == "tie-loses-main-bets":
        assert learned.failed == sum(
            coup["winner"] == "tie" for deals in (FIRST, SECOND, THIRD) for coup in _coups(deals)
        )
    else:
        assert few < many
        assert (learned.failed > 0) == bool(fault)


@pytest.mark.parametrize("parts", [[b"abc\n"], [b"ab", b"c\n"], [b"abc", b"\n"], [b"a", b"b", b"", b"c\n"]])
@pytest.mark.parametrize("foretold", [b"abc", b"ab", b"abcd", b"xbc", b"abx", b"aXc", b""])
def test_a_line_is_what_came_whatever_was_foretold(parts, foretold):
    """However a line comes in parts, and whatever was foretold of it, its text is that of the parts."""
    line = stdio._Line(foretold)
    for part in parts:
        assert not line.ended
        line.add(part)

    assert line.ended
    assert line.text() == b"abc"


def _coups(deals):
    request = {"op": "coup", "seq": "1", "table": "touch", "round": 1, "bets": [], "deals": _codes(deals)}
    return SERVER(request)["coups"]


def _codes(deals):
    return [[f"{'A23456789TJQK'[card // 4]}{'SHDC'[card % 4]}" for card in deal] for deal in deals.tolist()]
