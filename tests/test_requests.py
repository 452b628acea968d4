"""What an engine makes of a request that is not as it should be: each engine says the same.

A stake, a bet or a table that cannot be taken is rejected; a request of another form is an error.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from conformance.engines.schemas import violation
from conformance.engines.server import OPERATIONS
from tests.programs import Program, command_of

DEAL = ["KD", "7S", "QC", "AH", "2D", "9C"]
"""Banker's natural 8 wins; no third card is drawn."""
AMOUNTS = {"minimum": "1.00", "maximum": "50.00"}
REQUESTS: dict[str, dict[str, Any]] = {
    "hello": {"protocol": 1, "suite": {"name": "tests", "version": "0"}},
    "coup": {"table": "bakarat", "round": 1, "bets": [{"bet": "tie", "stake": "5.00"}], "deals": [DEAL]},
    "settle": {
        "table": "bakarat",
        "round": 1,
        "bets": [{"bet": "tie", "stake": "5.00"}],
        "hands": [{"player": ["KD", "QC"], "banker": ["7S", "AH"]}],
    },
    "shoe": {
        "table": "bakarat",
        "events": [
            {"event": "shoe", "exposed": "7S"},
            {"event": "round"},
            {"event": "cut-card"},
            {"event": "end"},
            {"event": "reshuffle", "cause": "human-error"},
        ],
    },
    "bet-slip": {
        "table": "touch",
        "balance": "100.00",
        **AMOUNTS,
        "events": [
            {"event": "select", "chip": "5.00"},
            {"event": "click", "bet": "tie"},
            {"event": "wait", "seconds": 3},
            {"event": "deal", "deal": DEAL},
        ],
    },
    "limits": {
        "table": "sbo-tiger",
        "bets": [{"bet": "tie", "stake": "5.00"}],
        "limits": {"tie": AMOUNTS},
        "sign": True,
    },
    "incidents": {"table": "bakarat", "events": [{"cause": "game", "during": "round", "cards": 1}]},
    "complaints": {"table": "sbo-tiger", "events": [{"fields": ["dealer"], "seconds": 60}]},
}
"""A good request of each operation, with every field that it can have."""


@pytest.fixture(scope="module", params=["reference", "javascript", "cpp"])
def engine(request):
    program = Program(*command_of(request.param))
    yield program
    assert program.end() == 0


def good(op: str, **changes: object) -> dict[str, Any]:
    return {"op": op, "seq": "s"} | deepcopy(REQUESTS[op]) | changes


def kind(answer: dict[str, Any]) -> str:
    """Return what an answer is: rejected, unsupported, error, or answered. Each has its reason."""
    assert answer.pop("seq") == "s"
    if "rejected" in answer:
        assert set(answer) == {"rejected"}
        assert answer["rejected"]["reason"]
        return "rejected"
    for refusal in ("unsupported", "error"):
        if refusal in answer:
            assert set(answer) == {refusal}
            assert answer[refusal]
            return refusal
    return "answered"


@pytest.mark.parametrize("op", OPERATIONS)
def test_a_good_request_is_answered(engine, op):
    """The requests from which the others here are made fit their schemas and are answered."""
    assert violation(f"{op}-request", good(op)) is None
    assert kind(engine(good(op))) == "answered"


# stakes


TAKEN = ["0.01", "5", "5.0", "0010.000", "999999999999999999.99", "1." + "0" * 36, "0" * 40 + "1"]
NOT_TAKEN = [
    *("-1", "+1", "0", "0.00", "0.001", "1e3", "1,00", "1.", ".5", "", " 1", "1 ", "1\n", "NaN", "inf", "ten", "٣"),
    "1000000000000000000",  # nineteen digits before the point
    "9" * 5000,
    "1." + "0" * 37,  # thirty-seven behind it
    "-0.001",
]


@pytest.mark.parametrize("stake", [*TAKEN, *NOT_TAKEN], ids=lambda stake: repr(stake)[:24])
def test_a_stake_that_cannot_be_taken_is_rejected_and_no_error(engine, stake):
    """Any text is a stake of the right form: the table takes it, or the engine refuses it like any other bet."""
    bets = [{"bet": "tie", "stake": stake}]
    expected = "answered" if stake in TAKEN else "rejected"
    limits = {"tie": {"minimum": "0.01", "maximum": "9" * 36}}

    assert kind(engine(good("coup", bets=bets))) == expected
    assert kind(engine(good("settle", bets=bets))) == expected
    assert kind(engine(good("limits", bets=bets, limits=limits))) == expected


@pytest.mark.parametrize("chip", [*TAKEN, *NOT_TAKEN], ids=lambda chip: repr(chip)[:24])
def test_a_chip_that_is_no_stake_is_refused_at_the_slip(engine, chip):
    """A chip is a stake too: one that cannot be taken is an event refused, and the slip goes on."""
    events = [{"event": "select", "chip": chip}, {"event": "select", "chip": "5.00"}]
    states = engine(good("bet-slip", events=events))["states"]

    assert (states[0]["refused"] is None) == (chip in TAKEN)
    assert states[1]["selected"] == ["5.00"]
    assert states[1]["refused"] is None


@pytest.mark.parametrize("stake", [5, 5.5, -1, None, True, ["5.00"], {"amount": "5.00"}], ids=repr)
def test_a_stake_that_is_no_text_is_an_error(engine, stake):
    """A stake of another type does not fit the schema, whatever its value."""
    bets = [{"bet": "tie", "stake": stake}]

    assert kind(engine(good("coup", bets=bets))) == "error"
    assert kind(engine(good("limits", bets=bets))) == "error"


def test_random_stakes_are_taken_or_rejected_as_the_ruling_says(engine):
    """Random texts of digits, points and signs are judged as a reading of the ruling by hand judges them."""
    chance = random.Random("stakes")
    judged = set()
    for _ in range(400):
        length = chance.choice((1, 2, 4, 5, 18, 19, 20, 21, 22))
        text = "".join(chance.choice("0000112233445566778899..-") for _ in range(length))
        judged.add(can_be_taken(text))
        answer = engine(good("coup", bets=[{"bet": "tie", "stake": text}]))
        assert kind(answer) == ("answered" if can_be_taken(text) else "rejected"), text

    assert judged == {True, False}


def can_be_taken(text: str) -> bool:
    """Say whether a text is a stake in whole cents, more than nothing, with at most 18 digits before the point."""
    whole, point, part = text.partition(".")
    if not whole.isdigit() or (point and not part.isdigit()) or "-" in text:
        return False
    return len(whole.lstrip("0")) <= 18 and not part[2:].strip("0") and bool((whole + part).strip("0"))


@pytest.mark.parametrize("name", ["balance", "minimum", "maximum"])
def test_an_amount_of_the_table_is_held_to_the_schema(engine, name):
    """What a bettor brings and what a table allows is no stake: one that is no amount is an error."""
    for amount in ("-1", "ten", "", "1.", "1e3", "1" * 37, "1." + "1" * 37):
        assert kind(engine(good("bet-slip", **{name: amount}))) == "error", amount
        if name != "balance":
            limits = {"tie": AMOUNTS | {name: amount}}
            assert kind(engine(good("limits", limits=limits))) == "error", amount


@pytest.mark.parametrize(
    ("op", "changes"),
    [
        ("coup", {"table": "nowhere"}),
        ("coup", {"round": 0}),
        ("coup", {"round": -1}),
        ("coup", {"round": 61, "bets": [{"bet": "player-pair", "stake": "1"}]}),
        ("coup", {"bets": [{"bet": "nothing", "stake": "1"}]}),
        ("coup", {"bets": [{"bet": "big", "stake": "1"}]}),
        ("coup", {"bets": [{"bet": "tie", "stake": "1"}] * 2}),
        ("coup", {"deals": [DEAL, DEAL[:5]]}),
        ("coup", {"deals": [["2S"] * 9]}),
        ("settle", {"table": "nowhere"}),
        ("settle", {"round": 0}),
        ("settle", {"round": 61, "bets": [{"bet": "player-pair", "stake": "1"}]}),
        ("settle", {"bets": [{"bet": "big", "stake": "1"}]}),
        ("settle", {"bets": [{"bet": "tie", "stake": "1"}] * 2}),
        ("limits", {"limits": {}}),
        ("limits", {"limits": {"tie": {"minimum": "0", "maximum": "5"}}}),
        ("limits", {"limits": {"tie": {"minimum": "5", "maximum": "4.999"}}}),
        ("limits", {"bets": [{"bet": "tie", "stake": "50.01"}]}),
        ("bet-slip", {"minimum": "50.01"}),
        ("bet-slip", {"minimum": "0"}),
        ("bet-slip", {"maximum": "50.001"}),
        ("bet-slip", {"balance": "1000000000000000000"}),
        ("shoe", {"table": "nowhere"}),
        ("incidents", {"table": "nowhere"}),
        ("complaints", {"table": "nowhere"}),
    ],
    ids=str,
)
def test_what_the_rules_forbid_is_rejected(engine, op, changes):
    """A request of the right form that the rules or the table forbid is rejected."""
    assert violation(f"{op}-request", good(op, **changes)) is None
    assert kind(engine(good(op, **changes))) == "rejected"


@pytest.mark.parametrize(
    ("op", "table"),
    [("bet-slip", "bakarat"), ("limits", "big-small"), ("incidents", "big-small"), ("complaints", "touch")],
)
def test_what_a_table_does_not_have_is_unsupported(engine, op, table):
    """An operation that an engine does not claim at a table is unsupported there, and an unknown one everywhere."""
    assert kind(engine(good(op, table=table))) == "unsupported"
    assert kind(engine(good("coup") | {"op": "fly"})) == "unsupported"


# the form of requests


OTHERS = (None, True, 7, 1.5, "text", [], {}, ["text"], {"text": "text"}, [None], ...)
"""What is put in the place of each part of a request; `...` takes the part away."""


def spoiled(request: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Return a request with each of its parts in turn replaced by each of the others, or left out."""
    for path in _paths(request):
        for other in OTHERS:
            copy = deepcopy(request)
            part: Any = copy
            for step in path[:-1]:
                part = part[step]
            if other is not ...:
                part[path[-1]] = deepcopy(other)
            else:
                del part[path[-1]]
            yield copy


def _paths(part: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    items: Any = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in items:
        if not path and key in ("op", "seq"):
            continue
        yield (*path, key)
        yield from _paths(value, (*path, key))


@pytest.mark.parametrize("op", OPERATIONS)
def test_a_request_that_does_not_fit_its_schema_is_an_error_and_no_other_is(engine, op):
    """With any part of another type or left out, a request is an error just where it does not fit its schema."""
    judged = {True: 0, False: 0}
    for request in spoiled(good(op)):
        fits = violation(f"{op}-request", request) is None
        judged[fits] += 1
        assert (kind(engine(request)) != "error") == fits, request

    assert judged[False] > 20


@pytest.mark.parametrize("op", [op for op in OPERATIONS if op != "hello"])
def test_the_form_comes_before_the_rules(engine, op):
    """A request that does not fit its schema is an error, also where it names no table of the engine."""
    for request in spoiled(good(op)):
        if isinstance(request.get("table"), str) and violation(f"{op}-request", request):
            assert kind(engine(request | {"table": "nowhere"})) == "error", request


@pytest.mark.parametrize(
    "line",
    [
        r'{"seq":"7","op":"shoe","table":"bakarat","events":[{"event":"\ud800"}]}',
        r'{"seq":"7","op":"\udfff"}',
        r'{"seq":"\ud800","op":"hello","protocol":1,"suite":{"name":"t","version":"0"}}',
    ],
)
def test_half_of_a_surrogate_pair_is_no_text(engine, line):
    """A line that no Unicode text holds is no request: it is answered with an error, and repeated nowhere."""
    answer = engine.line(line)

    assert (answer["seq"], set(answer)) == ("", {"seq", "error"})
    assert json.dumps(answer, ensure_ascii=False).encode()  # raises where there is such a half
    assert kind(engine(good("hello"))) == "answered"
