"""The engine in JavaScript: an independent reading of the rules, held to every scenario and to the reference engine."""

import json
import os
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from conformance.cards import DECK
from conformance.engines.javascript.export import RULES_FILE, write_rules
from conformance.engines.port import Port
from conformance.engines.server import reference
from conformance.rulebook import rulebook
from conformance.suite.cases import cases_in

FOLDER = RULES_FILE.parent
DEALS = 2000
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(
    NODE is None and os.environ.get("CI") != "true", reason="there is no node; install Node 20 to run this engine"
)


class Engine:
    """The engine as a process, asked and answered a line at a time."""

    def __init__(self) -> None:
        assert NODE is not None, "CI has no node"
        self._process = subprocess.Popen(
            [NODE, str(FOLDER / "main.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def line(self, text: str) -> dict:
        self._process.stdin.write(text + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the engine has ended"
        return json.loads(answer)

    def __call__(self, request: dict) -> dict:
        return self.line(json.dumps(request))

    def end(self) -> int:
        """Close its input, and return the status with which it ends."""
        self._process.stdin.close()
        try:
            return self._process.wait(timeout=10)
        finally:
            self._process.kill()
            self._process.stdout.close()


@pytest.fixture(scope="module")
def engine():
    process = Engine()
    yield process
    process.end()


def random_deals(table: str) -> list[list[str]]:
    """Return deals from full shoes, the same in every run."""
    chance = random.Random(f"{table} in JavaScript")
    shoe = list(DECK) * rulebook().tables[table].decks
    return [chance.sample(shoe, 6) for _ in range(DEALS)]


def coup_request(table: str, stake: str, deals: list[list[str]]) -> dict:
    bets = [{"bet": bet, "stake": stake} for bet in rulebook().tables[table].offers]
    return {"seq": "1", "op": "coup", "table": table, "round": 1, "bets": bets, "deals": deals}


def test_the_rules_are_a_fresh_export_of_the_spec():
    assert RULES_FILE.read_text(encoding="utf-8") == write_rules(rulebook()), "run: make engine-rules"


def test_the_rules_that_the_engine_cites_exist():
    cited = set(re.findall(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b(?!-?…)", (FOLDER / "engine.mjs").read_text(encoding="utf-8")))
    assert len(cited) > 20
    assert cited <= set(rulebook().rules)


@needs_node
@pytest.mark.parametrize("table", rulebook().tables)
def test_every_scenario_passes(engine, table):
    rules = rulebook()
    cases = [case for case in cases_in("en") if table in case.tables(rules)]
    faults = {case.key: str(fault) for case in cases if (fault := case.run(Port(engine), table, rules).fault)}
    assert cases
    assert faults == {}


@needs_node
@pytest.mark.parametrize("table", rulebook().tables)
@pytest.mark.parametrize("stake", ["10.00", "0.30", "999999999999.99"])
def test_it_settles_as_the_reference_does(engine, table, stake):
    request = coup_request(table, stake, random_deals(table))
    assert engine(request) == json.loads(json.dumps(reference(request)))


@needs_node
def test_it_is_offered_what_the_reference_offers(engine):
    request = {"seq": "1", "op": "hello", "protocol": 1, "suite": {"name": "tests", "version": "0"}}
    answer = engine(request)
    assert answer["protocol"] == 1
    assert answer["engine"]["language"] == "JavaScript"
    assert answer["tables"] == json.loads(json.dumps(reference(request)))["tables"]


DEAL = ["KD", "7S", "QC", "AH", "2D", "9C"]


@needs_node
@pytest.mark.parametrize(
    "changed",
    [
        {"table": "nowhere"},
        {"bets": [{"bet": "nothing", "stake": "1"}]},
        {"bets": [{"bet": "big", "stake": "1"}]},
        {"bets": [{"bet": "tie", "stake": "1"}, {"bet": "tie", "stake": "2"}]},
        *({"bets": [{"bet": "tie", "stake": stake}]} for stake in ("0", "0.00", "-1", "0.001", "1e3", "ten", "", "1.")),
        {"bets": [{"bet": "player-pair", "stake": "1"}], "round": 61},
        {"round": 0},
        {"round": -1},
        {"deals": [DEAL, DEAL[:5]]},
        {"deals": [DEAL, ["2H"] * 9]},
    ],
    ids=str,
)
def test_it_refuses(engine, changed):
    answer = engine(coup_request("bakarat", "1.00", [DEAL]) | changed)
    assert set(answer) == {"seq", "rejected"}
    assert answer["rejected"]["reason"]


@needs_node
def test_it_takes_the_last_round_of_a_bet_and_as_many_cards_as_there_are_decks(engine):
    bets = [{"bet": "player-pair", "stake": "1.000"}]
    answer = engine(coup_request("bakarat", "1.00", [["2H"] * 8]) | {"bets": bets, "round": 60})
    assert answer["coups"][0]["settlements"] == [{"bet": "player-pair", "result": "win", "returned": "12.00"}]


@needs_node
@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("no JSON", "error"),
        ("[1, 2]", "error"),
        ("null", "error"),
        ('{"seq": "7"}', "error"),
        ('{"seq": 7, "op": "coup"}', "error"),
        ('{"seq": "7", "op": "coup", "table": "touch"}', "error"),
        ('{"seq": "7", "op": "coup", "table": "touch", "round": 1.5, "bets": [], "deals": []}', "error"),
        ('{"seq": "7", "op": "coup", "table": "touch", "round": 1, "bets": [], "deals": [["1H"]]}', "error"),
        ('{"seq": "7", "op": "shoe", "table": "touch", "events": [{"event": "toString"}]}', "error"),
        ('{"seq": "7", "op": "dance"}', "unsupported"),
        ('{"seq": "7", "op": "constructor"}', "unsupported"),
        ('{"seq": "7", "op": "coup", "table": "constructor", "round": 1, "bets": [], "deals": []}', "rejected"),
    ],
)
def test_a_bad_line_does_not_end_it(engine, line, part):
    answer = engine.line(line)
    assert set(answer) == {"seq", part}
    assert answer["seq"] == ("7" if '"seq": "7"' in line else "")
    assert "coups" in engine(coup_request("touch", "1.00", [DEAL]))


@needs_node
def test_the_end_of_the_input_ends_it():
    process = Engine()
    process(coup_request("touch", "1.00", [DEAL]))
    assert process.end() == 0


EVENTS = {
    "sbo-tiger": [("select", "click", "click", "double", "confirm", "clear", "undo", "wait", "coup"), "5.00", "50.00"],
    "touch": [("select", "click", "click", "clear", "deal", "rebet", "rebet-double"), "1.00", "40.00"],
}


def random_slip_events(chance: random.Random, table: str) -> list[dict]:
    def event() -> dict:
        name = chance.choice(EVENTS[table][0])
        brings = {"select": {"chip": chance.choice(["0.01", "2.50", "5", "10"])}, "wait": {"seconds": 10}}
        brings["click"] = {"bet": chance.choice(list(rulebook().tables[table].offers))}
        deal = {"deal": chance.sample(sorted(DECK), 6)}
        return {"event": name} | brings.get(name, deal if name in {"coup", "deal", "rebet", "rebet-double"} else {})

    return [event() for _ in range(30)]


@needs_node
@pytest.mark.parametrize("table", EVENTS)
def test_its_bet_slip_does_as_the_reference_does(engine, table):
    chance = random.Random(table)
    _, minimum, maximum = EVENTS[table]
    purse = {"balance": "100.00", "minimum": minimum, "maximum": maximum}
    for number in range(100):
        events = random_slip_events(chance, table)
        request = {"seq": str(number), "op": "bet-slip", "table": table, **purse, "events": events}
        assert without_reasons(engine(request)) == without_reasons(json.loads(json.dumps(reference(request))))


def without_reasons(answer: dict) -> list[dict]:
    return [state | {"refused": state["refused"] is not None} for state in answer["states"]]


EXPLAIN = """
import { readFileSync } from "node:fs";
import { playCoup } from "ENGINE";
const rules = JSON.parse(readFileSync(process.argv[1], "utf8"));
const deal = ["2S", "KD", "3H", "3C", "9D", "TD"];
console.log(JSON.stringify(playCoup(rules, "touch", 1, { banker: "0.30", tie: "1" }, deal)));
"""


@needs_node
def test_it_explains_a_coup_step_by_step():
    assert NODE is not None
    script = EXPLAIN.replace("ENGINE", Path(FOLDER / "engine.mjs").as_uri())
    command = [NODE, "--input-type=module", "--eval", script, str(RULES_FILE)]
    coup = json.loads(subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout)
    assert coup["hands"]["player"]["cards"] == ["2S", "3H", "9D"]
    assert coup["hands"]["banker"]["cards"] == ["KD", "3C", "TD"]
    assert [(draw["rule"], draw["total"], draw["on"], draw["card"]) for draw in coup["draws"]] == [
        ("DRAW-P5", 5, None, "9D"),
        ("DRAW-B3", 3, 9, "TD"),
    ]
    assert coup["winner"] == {"winner": "player", "rule": "WIN-HIGHER"}
    assert coup["facts"]["cards"] == 6
    assert [(one["bet"], one["rule"], one["returned"]) for one in coup["settlements"]] == [
        ("banker", "PAY-BANKER-COMMISSION-LOSS", "0.00"),
        ("tie", "PAY-TIE-LOSS", "0.00"),
    ]


def test_the_engine_is_fit_for_a_browser():
    text = (FOLDER / "engine.mjs").read_text(encoding="utf-8")
    assert not re.search(r"^import |\bimport\(|\bprocess\.|\brequire\(", text, re.MULTILINE)
