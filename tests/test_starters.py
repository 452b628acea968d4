"""Starter adapters: small, written by one command, and right about the coups of touch as they are written."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys

import pytest

from conformance.cards import DECK
from conformance.engines.server import reference
from conformance.engines.starters import STARTERS, starter_files
from tests.programs import ROOT, Program, baccarat, need

TOOLS = {
    "python": ("python3",),
    "typescript": ("node", "npm", "npx"),
    "java": ("javac", "java"),
    "go": ("go",),
    "php": ("php",),
    "cpp": ("g++",),
}
"""What builds and runs each starter."""


@pytest.mark.parametrize("language", STARTERS)
def test_a_starter_is_short_and_says_where_to_begin(language):
    """No file has 120 lines or more, nor a line of more than 120 characters; one place asks for the engine's call."""
    texts = [content.decode("utf-8") for content in starter_files(language).values()]

    assert texts
    assert all(text.count("\n") < 120 and max(map(len, text.splitlines())) <= 120 for text in texts)
    assert "".join(texts).count("CALL YOUR ENGINE HERE") == 1


@pytest.mark.parametrize("language", STARTERS)
def test_the_command_writes_a_starter_and_overwrites_nothing(language, tmp_path):
    """The files are those of the starter, and the commands to build and to verify it are printed; once is enough."""
    done = baccarat("new", "engine", "--language", language, "--out", tmp_path / "mine")

    assert (done.returncode, done.stderr) == (0, "")
    assert {path.name: path.read_bytes() for path in (tmp_path / "mine").iterdir()} == starter_files(language)
    assert STARTERS[language].build in done.stdout
    assert f'baccarat verify --table touch --engine "{STARTERS[language].run}"' in done.stdout

    again = baccarat("new", "engine", "--language", language, "--out", tmp_path / "mine")
    assert (again.returncode, again.stdout) == (2, "")
    assert "exists already; choose another folder with --out" in again.stderr


def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    """A folder under a file cannot be made; one sentence says so."""
    (tmp_path / "file").write_text("")
    done = baccarat("new", "engine", "--language", "go", "--out", tmp_path / "file" / "mine")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "cannot be written" in done.stderr


@pytest.fixture(
    scope="module",
    params=[pytest.param(language, marks=[] if language == "python" else pytest.mark.slow) for language in STARTERS],
)
def built(request, tmp_path_factory):
    """A starter, written and built, with the command that runs it from anywhere."""
    language, starter = request.param, STARTERS[request.param]
    for tool in TOOLS[language]:
        need(shutil.which(tool) is not None, f"{tool} is not installed")
    if language == "php":
        need("bcmath" in subprocess.run(["php", "-m"], capture_output=True, text=True, check=True).stdout, "no bcmath")
    folder = tmp_path_factory.mktemp(language)
    assert baccarat("new", "engine", "--language", language, "--out", folder).returncode == 0
    if starter.build:
        done = subprocess.run(["bash", "-c", starter.build], cwd=folder, capture_output=True, text=True, check=False)
        need(language != "typescript" or (folder / "node_modules").is_dir(), "npm cannot fetch TypeScript")
        assert done.returncode == 0, done.stdout + done.stderr
    return f"bash -c 'cd {folder} && exec {starter.run}'"


def test_a_starter_passes_the_coups_of_touch(built):
    """As it is written, every check of a coup at touch passes; all else it does not claim, and is not run."""
    done = baccarat("verify", "--engine", built, "--table", "touch", "--language", "en", "--strict", cwd=ROOT)

    assert done.stderr == ""
    passed, failed, not_run = map(int, re.search(r"touch +(\d+) / (\d+) / (\d+)", done.stdout).groups())
    assert failed == 0
    assert passed > 250 > not_run


STAKES = ["0.01", "5", "5.0", "0010.000", "999999999999999999.99", "1." + "0" * 36, "0" * 40 + "1", "123456.78"]
NO_STAKES = ["-1", "+1", "0", "0.00", "0.001", "1e3", "1,00", "1.", ".5", "", " 1", "1\n", "NaN", "٣", "9" * 19]


def test_a_starter_agrees_with_the_reference(built):
    """Random deals with any stake come out alike, in batches; a stake that cannot be taken is rejected."""
    program, chance = Program("bash", "-c", built), random.Random("starters")
    shoe = list(DECK) * 8
    request = {"seq": "s", "op": "coup", "table": "touch", "round": 3, "bets": [], "deals": []}
    for stake in STAKES:
        bets = [{"bet": bet, "stake": stake} for bet in chance.sample(["player", "banker", "tie"], 3)]
        asked = request | {"bets": bets, "deals": [chance.sample(shoe, chance.choice((6, 8))) for _ in range(200)]}
        assert told(program(asked)) == told(json.loads(json.dumps(reference(asked))))
    deal = ["KD", "7S", "QC", "AH", "2D", "9C"]
    for changed in (
        *({"bets": [{"bet": "tie", "stake": stake}]} for stake in NO_STAKES),
        {"bets": [{"bet": "tie", "stake": "1"}] * 2},
        {"bets": [{"bet": "big", "stake": "1"}]},
        {"round": 0},
        {"table": "nowhere"},
        {"deals": [deal[:5]]},
        {"deals": [["2S"] * 9]},
    ):
        assert set(program(request | {"deals": [deal]} | changed)) == {"seq", "rejected"}, changed
    assert set(program(request | {"op": "shoe", "events": []})) == {"seq", "unsupported"}
    assert program.line("no JSON") | {"error": ""} == {"seq": "", "error": ""}
    assert set(program(request | {"deals": [["1S", *deal]], "table": "nowhere"})) == {"seq", "error"}
    assert program(request | {"seq": '"\\é\u2028\t7'})["seq"] == '"\\é\u2028\t7'
    assert program.end() == 0


def told(answer):
    """Return an answer whose settlements have no order."""
    for coup in answer["coups"]:
        coup["settlements"] = {item["bet"]: item for item in coup["settlements"]}
    return answer


@pytest.mark.parametrize("options", [["--no-generated"], pytest.param([], marks=pytest.mark.slow)])
def test_the_whole_engine_plays_a_table_of_one_s_own(options, tmp_path):
    """The engine in JavaScript is written with the rules in force, and follows them from an empty folder."""
    need(shutil.which("node") is not None, "node is not installed")
    rules = ("--rules", ROOT / "examples" / "ez-baccarat")
    written = baccarat("new", "engine", "--language", "javascript", "--out", tmp_path, *rules)

    assert (written.returncode, written.stderr) == (0, "")
    assert {path.name for path in tmp_path.iterdir()} == {"engine.mjs", "main.mjs", "rules.json"}

    engine = f"node {tmp_path / 'main.mjs'}"
    done = baccarat("verify", "--engine", engine, "--table", "ez-baccarat", "--language", "en", *rules, *options)

    assert re.search(r"ez-baccarat +417 / 0 / 0 ", done.stdout)
    assert ("Conformant." in done.stdout.splitlines()) == (not options)


def test_rules_of_one_s_own_are_not_written_over_those_of_the_project():
    """With a folder laid over the rules, the export of the project's own engine ends with one sentence."""
    environment = os.environ | {"BACCARAT_RULES": str(ROOT / "examples" / "ez-baccarat")}
    command = [sys.executable, "-m", "conformance.engines.exported_rules"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout) == (1, "")
    assert "holds the rules of spec/ alone; leave BACCARAT_RULES out, or use baccarat new engine" in done.stderr
