"""The bet slips of the independent engines do as the reference's does, whatever happens at them."""

from __future__ import annotations

import json
import random

import pytest

from conformance.cards import DECK
from conformance.engines.server import reference
from conformance.rulebook import rulebook
from tests.programs import Program, command_of

LIVE = ("select", "click", "click", "click", "double", "confirm", "confirm", "clear", "undo", "wait", "wait", "coup")
TOUCH = ("select", "click", "click", "click", "clear", "deal", "deal", "rebet", "rebet-double")
PURSES = (
    {"balance": "100.00", "minimum": "5.00", "maximum": "50.00"},
    {"balance": "1000.123450", "minimum": "0.01", "maximum": "200"},
    {"balance": "19.999999999999999999999999999999999999", "minimum": "2.50", "maximum": "10.00"},
    {"balance": "999999999999999999.99", "minimum": "1.00", "maximum": "999999999999999999.99"},
    {"balance": "0", "minimum": "1.00", "maximum": "1.00"},
)
CHIPS = ("0.01", "2.50", "5", "10", "33.33", "400000000000000000.00", "0", "0.001", "ten")


@pytest.fixture(scope="module", params=["javascript", "cpp"])
def engine(request):
    program = Program(*command_of(request.param))
    yield program
    assert program.end() == 0


def event(chance: random.Random, table: str) -> dict:
    """Return an event: mostly one that the table's slip knows, now and then one of the other slip, or half of one."""
    own, other = (TOUCH, LIVE) if table == "touch" else (LIVE, TOUCH)
    name = chance.choice(own if chance.random() < 0.95 else (*other, "dance"))
    parts = {"select": {"chip": chance.choice(CHIPS)}, "wait": {"seconds": chance.choice((-1, 0, 1, 14, 15, 29, 30))}}
    parts["click"] = {"bet": chance.choice((*rulebook().tables[table].offers, "big"))}
    deal = chance.sample(sorted(DECK), 6 if chance.random() < 0.97 else 5)
    part = parts.get(name, {"deal": deal} if name in {"coup", "deal", "rebet", "rebet-double"} else {})
    return {"event": name} | (part if chance.random() < 0.98 else {})


@pytest.mark.parametrize("table", rulebook().slips)
def test_random_events_lead_to_the_same_states(engine, table):
    """After each event the phase, the chips, the piles and the balance are the same, and the same is refused."""
    chance = random.Random(table)
    refused, phases = set(), set()
    for number in range(150):
        events = [event(chance, table) for _ in range(40)]
        request = {"seq": str(number), "op": "bet-slip", "table": table, **PURSES[number % len(PURSES)]}
        answer = engine(request | {"events": events})["states"]
        expected = json.loads(json.dumps(reference(request | {"events": events})))["states"]
        assert list(map(told, answer)) == list(map(told, expected))
        refused |= {(item["event"], state["refused"] is None) for item, state in zip(events, answer, strict=True)}
        phases |= {state["phase"] for state in answer}

    own = set(TOUCH if table == "touch" else LIVE)
    assert {(name, taken) for name, taken in refused if name in own} == {
        (name, taken) for name in own for taken in (True, False)
    }
    assert len(phases) == 2


def told(state: dict) -> dict:
    """Return a state with whether the event was refused, for whatever reason."""
    return state | {"refused": state["refused"] is not None}
