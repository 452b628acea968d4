"""The C++ engine, written from the rules and from no code here, passes the suite and agrees with the reference."""

from __future__ import annotations

import json
import random
import subprocess
from decimal import Decimal

import msgspec
import pytest

from conformance.cards import DECK
from conformance.engines.port import Port
from conformance.engines.protocol import About
from conformance.engines.server import reference
from conformance.rulebook import rulebook
from tests.programs import CPP, Program, command_of

TABLES = tuple(rulebook().tables)
DEALS = 3_000
BATCH = 500
STAKES = ("0.30", "0.01", "33.33", "200", "999999999999999.99", "7.10")
NINE = [["2S"] * 9]
DEAL = ["2S", "3D", "4H", "4C", "6D", "6S"]


@pytest.fixture(scope="module")
def engine():
    """The engine, built anew when a source has changed."""
    program = Program(*command_of("cpp"))
    yield program
    assert program.end() == 0


def _bets(table, stakes):
    return [
        {"bet": bet, "stake": stakes[place % len(stakes)]} for place, bet in enumerate(rulebook().tables[table].offers)
    ]


def _coup(table="bakarat", *, bets=(("player", "10.00"),), deals=(DEAL,), round_number=1, **more):
    stakes = [{"bet": bet, "stake": stake} for bet, stake in bets]
    request = {"seq": "s", "op": "coup", "table": table, "round": round_number, "bets": stakes, "deals": deals}
    return request | more


def _claimed(engine):
    """Return what an engine says that it can do at each table."""
    answer = engine({"seq": "h", "op": "hello", "protocol": 1, "suite": {"name": "tests", "version": "0"}})
    assert answer["seq"] == "h"
    return {table: set(abilities) for table, abilities in answer["tables"].items()}


def test_it_claims_what_the_reference_does(engine):
    """It claims at each table what the reference does."""
    assert _claimed(engine) == _claimed(reference)


def test_it_says_what_it_is(engine):
    """Its name, version and language are in the handshake."""
    assert Port(engine).hello().engine == About("baccarat-cpp", "0.1.0", "C++")


@pytest.mark.parametrize("table", TABLES)
def test_random_deals_agree_with_the_reference(engine, table):
    """Random deals with all bets come out alike, hands, results and amounts."""
    rand = random.Random(table)
    shoe = list(DECK) * 8
    deals = [rand.sample(shoe, 6 + rand.randrange(3)) for _ in range(DEALS)]
    for start in range(0, DEALS, BATCH):
        stakes = rand.sample(STAKES, len(STAKES))
        request = _coup(table, deals=deals[start : start + BATCH]) | {"bets": _bets(table, stakes)}
        answer, expected = engine(request), msgspec.to_builtins(reference(request))

        assert "coups" in expected
        for coup in answer["coups"]:
            assert all(len(settled["returned"].partition(".")[2]) >= 2 for settled in coup["settlements"])
        assert _numbers(answer) == _numbers(json.loads(json.dumps(expected)))


def _numbers(answer):
    """Return an answer with its amounts as numbers."""
    for coup in answer["coups"]:
        for settled in coup["settlements"]:
            settled["returned"] = Decimal(settled["returned"])
    return answer


@pytest.mark.parametrize(
    ("table", "bet", "stake", "returned"),
    [
        ("bakarat", "banker", "0.30", "0.585"),
        ("bakarat", "banker", "0.01", "0.0195"),
        ("touch", "banker", "0.30", "0.58"),
        ("touch", "banker", "0.01", "0.01"),
        ("big-small", "small", "0.01", "0.0245"),
        ("bakarat", "banker", "999999999999999999.99", "1949999999999999999.9805"),
        ("touch", "banker", "999999999999999999.99", "1949999999999999999.98"),
        ("bakarat", "banker", "0010.000", "19.50"),
    ],
)
def test_exact_amounts(engine, table, bet, stake, returned):
    """Amounts are exact and have two decimals or as many as they need; Banker's seven beats six."""
    coup = engine(_coup(table, bets=[(bet, stake)]))["coups"][0]

    assert coup["settlements"] == [{"bet": bet, "result": "win", "returned": returned}]


@pytest.mark.parametrize(
    "request_",
    [
        _coup("nowhere"),
        _coup(bets=[("no-bet", "10")]),
        _coup("touch", bets=[("player-pair", "10")]),
        *(
            _coup(bets=[("player", stake)])
            for stake in ("0", "0.00", "-1", "+1", "0.001", "1e3", "1,00", "1.", ".5", "", " 1", "NaN", "٣", "1" * 19)
        ),
        _coup(bets=[("player", "1"), ("player", "2")]),
        _coup(deals=[DEAL[:5]]),
        _coup(deals=[DEAL, []]),
        _coup(deals=NINE),
        _coup(bets=[("player-pair", "1")], round_number=61),
        _coup(bets=[("lucky-six", "1")], round_number=51),
        _coup("bakarat-no-commission", bets=[("perfect-pair", "1")], round_number=2**63),
        _coup(round_number=0),
        _coup(round_number=-1),
        _coup(op="limits", limits={}),
        _coup(op="limits", limits={"player": {"minimum": "5", "maximum": "1"}}),
    ],
)
def test_refusals(engine, request_):
    """What no table takes is refused with a reason, not settled and not a failure."""
    answer = engine(request_)

    assert answer["seq"] == "s"
    assert answer["rejected"]["reason"]


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"seq":"\xc3\x28"}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"op":"coup"}',
        b'{"seq":7,"op":"hello","protocol":1}',
    ],
    ids=range(11),
)
def test_malformed_lines(engine, line):
    """A line that is no request is answered, and the engine goes on."""
    answer = engine.line(line)

    assert answer["seq"] == ""
    assert answer["error"]["message"]
    assert "coups" in engine(_coup())


@pytest.mark.parametrize(
    "changes",
    [
        {"op": None},
        {"op": "hello"},
        {"table": 3},
        {"round": "1"},
        {"round": 1.5},
        {"round": True},
        {"bets": {}},
        {"bets": ["player"]},
        {"bets": [{"bet": "player", "stake": 10}]},
        {"bets": [{"bet": "player"}]},
        {"deals": "2S"},
        {"deals": [7]},
        {"deals": [[None] * 6]},
        {"deals": [["2s"] * 6]},
        {"deals": [["10S"] * 6]},
        {"op": "shoe"},
        {"op": "shoe", "events": [{}]},
        {"op": "shoe", "events": ["shoe"]},
        {"op": "shoe", "events": [{"event": "dance"}]},
        {"op": "shoe", "events": [{"event": "reshuffle", "cause": "boredom"}]},
        {"op": "limits", "limits": []},
        {"op": "limits", "limits": {"player": {"minimum": "1"}}},
        {"op": "limits", "limits": {"player": {"minimum": "1", "maximum": "2"}}, "sign": "yes"},
        {"op": "incidents", "events": [{"cause": 1}]},
        {"op": "incidents", "events": [{"cause": "game", "during": "lunch"}]},
        {"op": "incidents", "events": [{"cause": "game", "cards": "two"}]},
        {"op": "complaints", "table": "sbo-tiger", "events": [{"fields": [1], "seconds": 1}]},
        {"op": "complaints", "table": "sbo-tiger", "events": [{"fields": [], "seconds": 0.5}]},
    ],
    ids=str,
)
def test_malformed_requests(engine, changes):
    """A request whose fields are wrong is a failure under its own seq, and the engine goes on."""
    answer = engine(_coup() | changes)

    assert answer["seq"] == "s"
    assert answer["error"]["message"]
    assert "coups" in engine(_coup())


SHOE_EVENTS = (
    *({"event": event} for event in ("shoe", "round", "round", "end", "end", "cut-card")),
    *({"event": "shoe", "exposed": card} for card in ("AS", "9H", "TC", "KD", "ZZ")),
    *({"event": "reshuffle", "cause": cause} for cause in ("human-error", "technical-error")),
)
CAUSES = ("card-not-scanned", "network", "hardware", "software", "cards-together", "card-exposed", "card-fell", "?")
PAUSES = ("game", "system", "solved-quickly", "not-solved-quickly")


def _incident(rand):
    during = rand.choice(("round", "round", "round", "pause", "shuffle", "round-over"))
    return {"cause": rand.choice(CAUSES + PAUSES * 2), "during": during, "cards": rand.randrange(4)}


def _complaint(rand):
    parts = ["user-id", "date-time", "dealer", "table-id", "round-id"]
    fields = rand.choice((parts, parts, rand.sample(parts, 4), [*parts, "colour"]))
    return {"fields": fields, "seconds": rand.choice((-1, 0, 86_399, 86_400, 86_401))}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("op", ["shoe", "incidents", "complaints"])
def test_events_agree_with_the_reference(engine, op, table):
    """Random events lead to the same states, and the same ones are refused, for whatever reason."""
    rand = random.Random(table + op)
    event = {"shoe": lambda: rand.choice(SHOE_EVENTS), "incidents": lambda: _incident(rand)}
    for _ in range(100):
        make = event.get(op, lambda: _complaint(rand))
        request = {"seq": "s", "op": op, "table": table, "events": [make() for _ in range(20)]}
        answer = engine(request)
        if "unsupported" in answer:
            assert op not in _claimed(reference)[table]
            continue
        assert [_told(state) for state in answer["states"]] == [_told(state) for state in reference(request)["states"]]


def _told(state):
    """Return what a state says; of a refusal that there is one, and of what is not said nothing."""
    said = {key: list(value) if isinstance(value, tuple) else value for key, value in state.items()}
    refused = said.pop("refused", None) is not None
    return {key: value for key, value in said.items() if value not in (None, [])}, refused


@pytest.mark.parametrize("table", [table for table in TABLES if table != "big-small"])
def test_limits_agree_with_the_reference(engine, table):
    """Random stakes against random limits are taken or refused alike."""
    rand = random.Random(table)
    amounts = ("0.01", "1.00", "4.99", "5.00", "5.001", "100.00", "100.01", "105.00", "105.01")
    bets = rulebook().tables[table].offers
    taken = []
    for _ in range(1_000):
        staked = rand.sample(list(bets), rand.randrange(1, 4))
        request = {
            "seq": "s",
            "op": "limits",
            "table": table,
            "bets": [{"bet": bet, "stake": rand.choice(amounts)} for bet in staked],
            "limits": {
                bet: {"minimum": rand.choice(amounts[:5]), "maximum": rand.choice(amounts[4:])}
                for bet in staked
                if rand.random() < 0.95
            },
            "sign": rand.random() < 0.5,
        }
        taken.append("taken" in engine(request))
        assert taken[-1] == ("taken" in reference(request)), request

    assert len(set(taken)) == 2


def test_last_line_without_its_end(engine):
    """A last line that nothing ends is answered as well."""
    done = subprocess.run([CPP], input=json.dumps(_coup()).encode(), capture_output=True, check=True)

    assert "coups" in json.loads(done.stdout)
