"""The features in a project's own test suite, by the pytest plugin."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).parent.parent
OWN_FEATURE = """Feature: own

  Scenario: A step of another project
    Given the shoe deals K♠ 6♦ 7♥ Q♣
    Then the coup is a tie
"""
OWN_TEST = '''"""A scenario that reads like one of the suite's, and means something else."""

from pytest_bdd import given, parsers, scenarios, then

scenarios("own.feature")
DONE = []


@given(parsers.parse("the shoe deals {cards}"))
def _deal(cards):
    DONE.append(cards)


@then("the coup is a tie")
def _tie():
    assert DONE == ["K♠ 6♦ 7♥ Q♣"]
'''


def _pytest(folder: Path, *arguments: str) -> tuple[subprocess.CompletedProcess[str], dict[str, ET.Element]]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "conformance.pytest_plugin", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *arguments, "--junitxml", "junit.xml", "--rootdir", str(folder)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin", "PYTHONUTF8": "1"},
    )
    cases = ET.parse(folder / "junit.xml").getroot().iter("testcase") if (folder / "junit.xml").exists() else ()
    return done, {case.get("name", ""): case for case in cases}


def test_the_features_run_beside_a_project_s_own(tmp_path):
    """An engine that is named adds the features, and leaves the project's own scenarios their own steps."""
    (tmp_path / "own.feature").write_text(OWN_FEATURE, "utf-8")
    (tmp_path / "test_own.py").write_text(OWN_TEST, "utf-8")
    engine = ("--baccarat-engine", "tests.liars:tie_loses_main_bets")
    chosen = ("--baccarat-table", "touch", "--baccarat-language", "vi", "--baccarat-rule", "PAY-PLAYER-TIE")
    done, cases = _pytest(tmp_path, *engine, *chosen)
    failed = {name for name, case in cases.items() if case.find("failure") is not None}

    assert done.returncode == 1, done.stdout
    assert "test_a_step_of_another_project" in cases
    assert {name.partition("[")[0] for name in failed} == {"MAIN-PLAYER-03"}
    assert len(failed) == 3
    messages = [failure.get("message", "") for case in cases.values() for failure in case.iter("failure")]
    assert all("touch: PAY-PLAYER-TIE: cược Con: " in message for message in messages)


def test_what_no_step_names_fails_here_too(tmp_path):
    """Whole answers are judged as they are in `baccarat verify`."""
    (tmp_path / "engine.py").write_text(
        "from conformance.engines.server import reference\n\n\n"
        "def player_always_wins(request):\n"
        "    answer = dict(reference(request))\n"
        '    if "coups" in answer:\n'
        '        answer["coups"] = [dict(coup) | {"winner": "player"} for coup in answer["coups"]]\n'
        "    return answer\n",
        "utf-8",
    )
    chosen = ("--baccarat-engine", "engine:player_always_wins", "--baccarat-table", "touch")
    done, cases = _pytest(tmp_path, *chosen, "--baccarat-rule", "PAY-TIE-WIN", "--baccarat-language", "en")

    assert done.returncode == 1, done.stdout
    assert cases
    assert "Result of the coup, in coup 1: the coup is a tie ≠ Player wins the coup [All steps hold;" in done.stdout


def test_an_engine_that_is_none_is_one_sentence(tmp_path):
    """A command that is not there is a misuse of pytest, and no failure."""
    done, cases = _pytest(tmp_path, "--baccarat-engine", "/nowhere/engine")

    assert (done.returncode, cases) == (4, {})
    assert "there is no command /nowhere/engine" in done.stderr
