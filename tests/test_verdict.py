"""What a run comes to: conformant where all ran and passed, and a word of its own for anything less."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from datetime import UTC, datetime
from io import StringIO

import msgspec
import pytest
from rich.console import Console

from conformance.engines.protocol import About
from conformance.report.build import build
from conformance.report.console import show
from conformance.report.html import page
from conformance.report.junit import junit
from conformance.report.known import Known
from conformance.report.model import Report, encode
from conformance.rulebook import rulebook
from conformance.suite.results import Record
from conformance.suite.run import Outcome, Selection
from conformance.suite.verdict import standing, verdict_lines
from conformance.words import words_in

TABLE = "touch"
RULES = tuple(rule.id for rule in rulebook().rules.values() if rule.decided_by == "engine" and TABLE in rule.tables)
PASSED = Record("A-1", "en", TABLE, RULES)
"""A check that executes every rule of the table."""


def _came_to(*records, known=(), tolerable=True, complete=True, **choice):
    return standing(
        records,
        Selection("x", (TABLE,), ("en",), **choice),
        rulebook(),
        is_known=lambda record: record.case in known,
        tolerable=tolerable,
        complete=complete,
    )


def _record(verdict, case="B-1"):
    return Record(case, "en", TABLE, RULES[:1], verdict)


def test_all_rules_executed_is_conformant():
    """Every rule of the table was executed there, and nothing failed."""
    found = _came_to(PASSED)

    assert (found.overall, bool(found.lack)) == ("conformant", False)
    assert list(verdict_lines(found, words_in("en"))) == ["Conformant."]


@pytest.mark.parametrize("language", ["en", "id", "vi"])
def test_a_rule_that_nothing_executed_is_named(language):
    """A rule that was executed at another table only is not executed at this one."""
    elsewhere = Record("A-2", "en", "bakarat", RULES)
    found = _came_to(msgspec.structs.replace(PASSED, rules=RULES[1:]), elsewhere)

    assert (found.overall, found.lack.unexecuted) == ("partial", ((RULES[0], TABLE),))
    assert any(f"1: {RULES[0]} (touch)" in line for line in verdict_lines(found, words_in(language)))


def test_a_generated_check_executes_rules_too():
    """What no scenario executes at a table, a generated check that cites the rule may."""
    scenario = msgspec.structs.replace(PASSED, rules=RULES[1:])
    generated = Record("generated/stakes", "en", TABLE, RULES[:1])

    assert _came_to(scenario, generated).overall == "conformant"
    assert _came_to(generated, msgspec.structs.replace(PASSED, case="generated/rounds")).lack.scenarios


@pytest.mark.parametrize("choice", [{"rules": RULES[:1]}, {"generated": False}])
def test_a_part_is_not_all(choice):
    """Chosen rules alone, or scenarios alone, pass what was run and are not conformant."""
    found = _came_to(PASSED, **choice)

    assert found.overall == "partial"
    assert next(verdict_lines(found, words_in("en"))).startswith("Passed what was run; not conformant")


@pytest.mark.parametrize("verdict", ["unsupported", "not-run"])
def test_what_did_not_run_is_not_known_to_conform(verdict):
    """A check that the engine does not claim keeps it from conforming, though its rule was executed elsewhere."""
    found = _came_to(PASSED, _record(verdict))

    assert (found.overall, found.lack.checks, found.lack.of_checks) == ("partial", 1, 2)


@pytest.mark.parametrize("verdict", ["failed", "rejected", "crashed", "timed-out", "protocol-error"])
def test_a_failure_of_any_kind_is_not_conformant(verdict):
    """Whatever an engine does instead of the right answer."""
    assert _came_to(PASSED, _record(verdict)).overall == "not-conformant"


def test_known_failures_are_not_called_conformant():
    """They have a word of their own, as long as nothing else is amiss."""
    found = _came_to(PASSED, _record("failed"), known=("B-1",))

    assert (found.overall, found.known) == ("known-failures", 1)
    assert _came_to(PASSED, _record("failed"), known=("B-1",), generated=False).overall == "not-conformant"
    assert _came_to(PASSED, _record("failed"), _record("failed", "C-1"), known=("B-1",)).overall == "not-conformant"
    assert _came_to(PASSED, _record("failed"), known=("B-1",), tolerable=False).overall == "not-conformant"


@pytest.mark.parametrize("records", [(), (_record("unsupported"),), (_record("failed"),), (_record("of-the-rules"),)])
def test_a_run_in_which_nothing_passed_is_not_conformant(records):
    """None of all checks passed, whatever is known of those that failed."""
    assert _came_to(*records, known=("B-1",)).overall == "not-conformant"


def test_an_incomplete_run_decides_nothing():
    """A run that did not reach its end is neither conformant nor not."""
    assert _came_to(PASSED, complete=False).overall == "incomplete"


def _reported():
    """Return the report of a run with a scenario that passed, and generated checks of which one failed."""
    failed = Record(
        "generated/stakes",
        "en",
        TABLE,
        RULES[:1],
        "failed",
        name="stakes of every size",
        step="10000.00 on Player",
        subject="Player",
        expected="wins 10,000.00",
        actual="loses 10,000.00",
        requests=('{"op": "coup"}',),
        seed=7,
        count=12,
    )
    passed = Record("generated/rounds", "en", TABLE, RULES, seed=7, count=300)
    outcome = Outcome(About("acme", "1", "Go"), [PASSED, failed, passed], [], complete=True)
    selection = Selection("./acme", (TABLE,), ("en",))
    return build(outcome, selection, rulebook(), Known(), "en", datetime.now(UTC)), (outcome, selection)


def test_generated_checks_are_counted_apart():
    """Scenarios are counted in one place and generated checks in another; the failure has what it was shrunk to."""
    report, (outcome, selection) = _reported()
    console = Console(file=StringIO(), width=200)
    show(outcome, selection, rulebook(), console, Known())
    told = console.file.getvalue()

    assert (report.passed, report.total, report.verdict) == (1, 1, "not-conformant")
    (info,) = report.generated
    assert (info.table, info.verdicts, info.asked) == (TABLE, {"passed": 1, "failed": 1}, 312)
    assert next(check for check in report.checks if check.failed).failure.requests == ('{"op": "coup"}',)
    assert "Generated checks: 1 of 2 passed; coups and events asked: 312." in told
    assert "generated/stakes  stakes of every size" in told
    assert "Generated checks: 1 of 2 passed" in page(report, rulebook())
    suites = ET.fromstring(junit(report)).findall("testsuite")
    assert [(suite.get("name"), suite.get("tests"), suite.get("failures")) for suite in suites] == [
        ("touch en", "1", "0"),
        ("touch generated", "2", "1"),
    ]
    assert msgspec.json.decode(encode(report), type=Report) == report
