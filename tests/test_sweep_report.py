"""The report of a sweep: what was asked, what failed first, and what is not covered, in one language."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import time
import xml.etree.ElementTree as ET
from decimal import Decimal
from html import unescape

import jsonschema
import pytest

from conformance.report.diff import Changed, Compared, compare, diff
from conformance.report.model import schema
from conformance.report.reading import read_report
from conformance.report.sweep import Telling, sweep_info
from conformance.rulebook import rulebook
from conformance.suite.run import Selection
from conformance.suite.sweep import Plan, TableSweep, Tally
from conformance.words.numbers import write_number
from tests.programs import BACCARAT, ROOT, baccarat
from tests.test_report import FILES, TIE_LIAR, _Reader

SWEEP = ("verify", "--sweep-only", "--deals", "2000", "--table", "touch")


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """A report in Vietnamese on an engine that loses Player and Banker stakes on a tie."""
    folder = tmp_path_factory.mktemp("sweep") / "report"
    done = baccarat(*SWEEP, "--engine", TIE_LIAR, "--report", folder, "--report-language", "vi")
    assert done.returncode == 1, done.stderr
    return folder


def test_a_sweep_writes_a_report(told):
    """The four files are there; the JSON fits the schema, and has what was asked and the first failure of each kind.

    The first tie of the domain is A + 5 against A + 5.
    """
    report = read_report(told, rulebook())
    (table,) = report.sweep.tables
    (failure,) = table.failures

    assert sorted(path.name for path in told.iterdir()) == FILES
    jsonschema.validate(json.loads((told / "report.json").read_text("utf-8")), schema())
    assert (report.verdict, report.checks, report.selection.languages) == ("not-conformant", (), ())
    assert (table.table, table.asked, table.chosen, report.sweep.whole) == ("touch", 2000, 2000, 1_967_476)
    assert table.failed >= 100
    assert failure.kind == ("player", "banker")
    assert ([card[0] for card in failure.deal[:4]], failure.used) == (["A", "A", "5", "5"], 4)
    assert failure.basis.rule in {"PAY-PLAYER-TIE", "PAY-BANKER-COMMISSION-TIE"}
    assert set(failure.stakes) == {"player", "banker"}
    lost = [f"thua {write_number(Decimal(stake), 'vi')}" for stake in failure.stakes.values()]
    assert [(item.expected, item.actual) for item in failure.differences] == [("được hoàn lại", one) for one in lost]
    assert report.engine.language == "Python"
    assert {item.basis.rule for item in report.diagnosis} == {"PAY-PLAYER-TIE", "PAY-BANKER-COMMISSION-TIE"}


def test_the_command_of_the_report_shows_the_fault(told):
    """What the report says reproduces the failure does."""
    (failure,) = read_report(told, rulebook()).sweep.tables[0].failures
    done = baccarat(*shlex.split(failure.reproduce)[1:])

    assert done.returncode == 1
    assert failure.differences[0].actual in done.stdout


def test_junit_has_a_suite_for_each_table(told):
    """The failure is a case of the table's suite, with the cards and the command."""
    suite = ET.parse(told / "junit.xml").getroot().find("testsuite")
    failure = suite.find("testcase/failure")

    assert (suite.get("name"), suite.get("tests"), suite.get("failures")) == ("touch sweep", "1", "1")
    assert failure.get("type") == "failed"
    assert re.search("A. A. 5. 5.\n", failure.text)
    assert "baccarat coup touch" in failure.text


def test_page_tells_the_sweep(told):
    """The page has the numbers in its language, what is covered and not, an anchor for the failure, and no filters."""
    text = (told / "report.html").read_text("utf-8")
    reader = _Reader(text)
    said = " ".join(reader.said)

    for part in ("1.967.476", "Chưa bao quát", "touch: chỉ hỏi 2.000", "chỉ những ván đã hỏi (touch: 2.000)"):
        assert part in said
    assert "toàn bộ 1.967.476" not in said
    assert "touch-1" in reader.ids
    assert len(reader.ids) == len(set(reader.ids))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(reader.ids)
    assert "filters" not in reader.ids
    assert "matrix" not in reader.ids
    assert "<script>" not in text
    for english in ("deals", "failed", "Covered", "coup by rank"):
        assert english not in said, english
    assert "https://" not in unescape(text)


def test_a_sweep_of_some_deals_is_not_conformant(tmp_path):
    """The verdict, one case that says what is missing, and the badge with how many deals passed."""
    done = baccarat(*SWEEP, "--report", tmp_path)
    report = read_report(tmp_path, rulebook())
    suite = ET.parse(tmp_path / "junit.xml").getroot().find("testsuite")

    assert done.returncode == 1, done.stderr
    assert (report.verdict, report.sweep.passed, report.sweep.asked) == ("partial", 2000, 2000)
    assert (report.total, report.lack.sweep) == (0, ("touch",))
    assert (report.lack.scenarios, report.lack.generated) == (True, True)
    assert (suite.get("tests"), suite.get("failures"), suite.get("skipped")) == ("1", "0", "1")
    assert report.sweep.tables[0].gaps == ()
    assert "2,000/2,000" in (tmp_path / "badge.svg").read_text("utf-8")
    assert "Nothing failed." in (tmp_path / "report.html").read_text("utf-8")


def test_sweeps_can_be_compared(told, tmp_path):
    """From an engine that fails to one that passes the sweep of the table is fixed, and back it appears."""
    baccarat(*SWEEP, "--report", tmp_path)
    wrong, right = read_report(told, rulebook()), read_report(tmp_path, rulebook())
    first = wrong.sweep.tables[0].failures[0].differences[0]
    said = f"{first.subject}: được hoàn lại ≠ {first.actual}"
    failed = wrong.sweep.tables[0].failed

    assert diff(wrong, right) == [Changed("fixed", "sweep", "en", ("touch",), said, "")]
    assert diff(right, wrong) == [Changed("appeared", "sweep", "vi", ("touch",), "", said)]
    assert diff(wrong, wrong) == diff(right, right) == []
    assert compare([wrong, right]) == [Compared("sweep touch", ((2000 - failed, failed, 0), (2000, 0, 0)))]
    assert baccarat("report", "diff", tmp_path, told).returncode == 1


def test_what_is_covered_is_what_was_asked():
    """A sweep says that it covers every coup only where every coup was asked at every table."""
    every = TableSweep("touch", 1_967_476, Tally(done=1_967_476))
    stopped = TableSweep("bakarat", 1_967_476, Tally(done=3000, failed=492))
    sweeps = ((every,), (every, stopped), ())
    telling = Telling(Selection("x:y"), Plan("x:y", ("touch",), 1_967_476), rulebook())
    covers = [sweep_info(swept, telling, "en").covers for swept in sweeps]

    assert covers[0].startswith("Covered: the ranks of all 1,659,001 coups there can be, in the order dealt, each with")
    assert "1,967,476 deals in all" in covers[0]
    assert covers[0].endswith("in rounds of a shoe in which all are open (touch: 1–104).")
    assert covers[1].startswith(
        "Covered: of the 1,967,476 deals of a whole sweep only those that were asked "
        "(touch: 1,967,476, bakarat: 3,000); every bet"
    )
    assert "only those that were asked (0); every bet" in covers[2]


def test_what_an_engine_does_not_play_is_skipped(tmp_path):
    """A table that the engine does not know is neither passed nor failed, and the sweep is not conformant."""
    arguments = ("--table", "sbo-tiger", "--engine", "tests.liars:supports_only_touch", "--report", tmp_path)
    done = baccarat("verify", "--sweep-only", "--deals", "50", *arguments)
    report = read_report(tmp_path, rulebook())
    suite = ET.parse(tmp_path / "junit.xml").getroot().find("testsuite")

    assert done.returncode == 1
    assert (report.verdict, report.lack.sweep) == ("not-conformant", ("sbo-tiger",))  # nothing passed
    assert report.sweep.tables[0].unsupported == "table"
    assert "only those that were asked (sbo-tiger: 0)" in " ".join(done.stdout.split())
    assert (suite.get("failures"), suite.get("skipped")) == ("0", "1")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        pytest.param("id", "engine tidak menyatakan coup di bakarat", marks=pytest.mark.slow),
        ("vi", "engine không nhận làm coup ở bakarat"),
    ],
)
def test_what_an_engine_does_not_claim_is_told_in_one_language(tmp_path, language, said):
    """That an engine claims nothing at a table is said in the language of the report, of scenarios and of a sweep."""
    chosen = ("--engine", "tests.liars:claims_only_coups", "--table", "bakarat", "--language", language)
    for folder, more in (("sweep", ("--sweep-only", "--deals", "1")), ("scenarios", ("--rule", "DRAW-P5"))):
        baccarat("verify", *chosen, *more, "--report", tmp_path / folder)
        text = (tmp_path / folder / "report.html").read_text("utf-8")

        assert said in text
        assert "the engine claims" not in text


def test_a_signal_leaves_a_report_of_what_was_asked(tmp_path):
    """Stopped in the middle, the report says that it is incomplete, and how far the sweep had come."""
    sweep = ("verify", "--sweep-only", "--batch", "20", "--table", "touch")
    process = subprocess.Popen(
        [*BACCARAT, *sweep, "--report", str(tmp_path), "--resume", str(tmp_path / "kept")],
        cwd=ROOT,
        env=os.environ,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (
        (tmp_path / "kept").exists() and json.loads((tmp_path / "kept").read_text())["tables"][0]["tally"]["done"]
    ):
        time.sleep(0.1)
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=60)
    raw = json.loads((tmp_path / "report.json").read_text("utf-8"))

    assert process.returncode == 2
    assert (raw["complete"], raw["verdict"]) == (False, "incomplete")
    assert raw["sweep"]["tables"][0]["asked"] > 0
    assert "has no verdict" in (tmp_path / "report.html").read_text("utf-8")


def test_the_diagnosis_is_in_the_report(tmp_path):
    """A report of scenarios has the simplest coup of each kind of failure, and the page draws it."""
    done = baccarat(
        "verify", "--language", "id", "--table", "touch", "--engine", TIE_LIAR, "--no-generated", "--report", tmp_path
    )
    report = read_report(tmp_path, rulebook())
    found = {item.basis.rule: item for item in report.diagnosis}
    reader = _Reader((tmp_path / "report.html").read_text("utf-8"))

    assert done.returncode == 1
    jsonschema.validate(json.loads((tmp_path / "report.json").read_text("utf-8")), schema())
    assert set(found) == {"PAY-PLAYER-TIE", "PAY-BANKER-COMMISSION-TIE"}
    assert found["PAY-PLAYER-TIE"].stakes == {"player": "1"}
    assert found["PAY-PLAYER-TIE"].explained_by
    assert {"diagnosis", "diagnosis-1", "diagnosis-2"} <= set(reader.ids)
    assert "Ronde paling sederhana" in " ".join(reader.said)
    for item in report.diagnosis:
        (check,) = (check for check in report.checks if check.case == item.case)
        assert (check.verdict, check.failure.line) == ("failed", item.line)
        assert f'<dd><a href="#{item.case}">{item.case}</a>' in (tmp_path / "report.html").read_text("utf-8")
        assert item.case in reader.ids
