"""The engine in JavaScript: an independent reading of the rules, held to every scenario and to the reference engine."""

import json
import random
import re
import subprocess
from pathlib import Path

import pytest

from conformance.cards import DECK
from conformance.engines.exported_rules import RULES_FILE, write_rules
from conformance.engines.server import reference
from conformance.rulebook import rulebook
from tests.programs import Program, command_of

FOLDER = RULES_FILE.parent
DEALS = 2000


@pytest.fixture(scope="module")
def engine():
    program = Program(*command_of("javascript"))
    yield program
    assert program.end() == 0


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


@pytest.mark.parametrize("table", rulebook().tables)
@pytest.mark.parametrize("stake", ["10.00", "0.30", "999999999999.99"])
def test_it_settles_as_the_reference_does(engine, table, stake):
    request = coup_request(table, stake, random_deals(table))
    assert engine(request) == json.loads(json.dumps(reference(request)))


def test_it_is_offered_what_the_reference_offers(engine):
    request = {"seq": "1", "op": "hello", "protocol": 1, "suite": {"name": "tests", "version": "0"}}
    answer = engine(request)
    assert answer["protocol"] == 1
    assert answer["engine"]["language"] == "JavaScript"
    assert answer["tables"] == json.loads(json.dumps(reference(request)))["tables"]


DEAL = ["KD", "7S", "QC", "AH", "2D", "9C"]


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


def test_it_takes_the_last_round_of_a_bet_and_as_many_cards_as_there_are_decks(engine):
    bets = [{"bet": "player-pair", "stake": "1.000"}]
    answer = engine(coup_request("bakarat", "1.00", [["2H"] * 8]) | {"bets": bets, "round": 60})
    assert answer["coups"][0]["settlements"] == [{"bet": "player-pair", "result": "win", "returned": "12.00"}]


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


def test_the_end_of_the_input_ends_it():
    process = Program(*command_of("javascript"))
    process(coup_request("touch", "1.00", [DEAL]))
    assert process.end() == 0


EXPLAIN = """
import { readFileSync } from "node:fs";
import { playCoup } from "ENGINE";
const rules = JSON.parse(readFileSync(process.argv[1], "utf8"));
const deal = ["2S", "KD", "3H", "3C", "9D", "TD"];
console.log(JSON.stringify(playCoup(rules, "touch", 1, { banker: "0.30", tie: "1" }, deal)));
"""


def test_it_explains_a_coup_step_by_step():
    node, _ = command_of("javascript")
    script = EXPLAIN.replace("ENGINE", Path(FOLDER / "engine.mjs").as_uri())
    command = [node, "--input-type=module", "--eval", script, str(RULES_FILE)]
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


def test_it_tells_the_winnings_before_rounding():
    """Banker's 7 beats 6 and pays 19 to 20: 0.10 wins 0.095, rounded down to 0.09, and 1.00 wins 0.95 as it is."""
    node, _ = command_of("javascript")
    script = EXPLAIN.replace("ENGINE", Path(FOLDER / "engine.mjs").as_uri()).replace("0.30", "STAKE")
    script = script.replace('"2S", "KD", "3H", "3C", "9D", "TD"', '"2S", "3D", "4H", "4C", "6D", "6S"')
    found = {}
    for stake in ("0.10", "1.00"):
        command = [node, "--input-type=module", "--eval", script.replace("STAKE", stake), str(RULES_FILE)]
        coup = json.loads(subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout)
        banker = coup["settlements"][0]
        found[stake] = banker["exact"], banker["winnings"], banker["rounding"] and banker["rounding"]["rule"]
    assert found == {"0.10": ("0.095", "0.09", "ROUNDING-TOUCH"), "1.00": (None, "0.95", None)}


def test_the_engine_is_fit_for_a_browser():
    text = (FOLDER / "engine.mjs").read_text(encoding="utf-8")
    assert not re.search(r"^import |\bimport\(|\bprocess\.|\brequire\(", text, re.MULTILINE)
