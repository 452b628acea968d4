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
from conformance.report.diff import compare, diff
from conformance.report.drawing import badge
from conformance.report.html import page
from conformance.report.junit import junit
from conformance.report.known import Known, standing_of
from conformance.report.model import DifferenceInfo, Report, SweepFailure, SweepInfo, SweptTable, encode
from conformance.rulebook import rulebook
from conformance.suite.results import Record, Swept
from conformance.suite.run import Outcome, Selection
from conformance.suite.verdict import standing, verdict_lines
from conformance.words import words_in

TABLE = "touch"
RULES = tuple(rule.id for rule in rulebook().rules.values() if rule.decided_by == "engine" and TABLE in rule.tables)
PASSED = Record("A-1", "en", TABLE, RULES)
"""A check that executes every rule of the table."""


def _came_to(*records, known=(), tolerable=True, complete=True, sweep=None, **choice):
    return standing(
        records,
        Selection("x", (TABLE,), ("en",), **choice),
        rulebook(),
        is_known=lambda record: record.case in known,
        tolerable=tolerable,
        complete=complete,
        sweep=sweep,
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
    """A run that is incomplete is neither conformant nor not."""
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
    assert "Generated checks passed: 1 of 2; coups and events asked: 312." in told
    assert "generated/stakes  stakes of every size" in told
    assert "Generated checks passed: 1 of 2" in page(report, rulebook())
    suites = ET.fromstring(junit(report)).findall("testsuite")
    assert [(suite.get("name"), suite.get("tests"), suite.get("failures")) for suite in suites] == [
        ("touch en", "1", "0"),
        ("touch generated", "2", "1"),
    ]
    assert msgspec.json.decode(encode(report), type=Report) == report


WHOLE, PART = Swept(TABLE, 1_967_476, 0, whole=True), Swept(TABLE, 300, 0, whole=False)


@pytest.mark.parametrize(
    ("sweep", "overall", "left_out"),
    [
        (None, "conformant", ()),
        ((WHOLE,), "conformant", ()),
        ((PART,), "partial", (TABLE,)),
        ((Swept(TABLE, 0, 0, whole=False),), "partial", (TABLE,)),
        ((), "partial", (TABLE,)),
        ((Swept(TABLE, 1_967_476, 1, whole=True),), "not-conformant", ()),
        ((Swept(TABLE, 1000, 100, whole=False),), "not-conformant", (TABLE,)),
    ],
    ids=["not asked for", "whole", "some deals", "unsupported", "none", "failed", "stopped"],
)
def test_a_sweep_that_was_asked_for_is_part_of_the_verdict(sweep, overall, left_out):
    """Scenarios and generated checks that pass are conformant with a sweep only where it is whole and passed."""
    found = _came_to(PASSED, sweep=sweep)

    assert (found.overall, found.lack.sweep) == (overall, left_out)
    assert bool(found.lack) == bool(left_out)
    named = any(f"the whole sweep, at these tables: {TABLE}." in line for line in verdict_lines(found, words_in("en")))
    assert named == bool(left_out)


def test_a_sweep_alone_is_not_conformant():
    """A whole sweep that passed is no word on what scenarios and generated checks ask."""
    found = _came_to(sweep=(WHOLE,), scenarios=False, generated=False)

    assert (found.overall, found.lack.scenarios, found.lack.generated) == ("partial", True, True)
    assert _came_to(PASSED, sweep=(WHOLE,), generated=False).overall == "partial"


def test_a_failure_of_a_sweep_is_never_known():
    """Known failures beside a sweep that failed are not all that is amiss."""
    failed = (Swept(TABLE, 1_967_476, 1, whole=True),)

    assert _came_to(PASSED, _record("failed"), known=("B-1",), sweep=(WHOLE,)).overall == "known-failures"
    assert _came_to(PASSED, _record("failed"), known=("B-1",), sweep=failed).overall == "not-conformant"


def test_checks_and_a_sweep_are_in_one_report():
    """Scenarios, generated checks and the deals of a sweep stand beside each other in every file of the report."""
    _, (outcome, selection) = _reported()
    outcome.sweep = (PART,)
    info = SweepInfo(
        1_967_476, (SweptTable(TABLE, 300, 300, 0, 1.5, note="touch: only 300"),), "Covered: few", "Not: many"
    )
    report = build(outcome, selection, rulebook(), Known(), "en", datetime.now(UTC), sweep=info)
    html, drawn = page(report, rulebook()), badge(report).decode()

    assert (report.passed, report.sweep.passed, report.lack.sweep) == (1, 300, (TABLE,))
    assert report.standing.lack == standing_of(outcome, selection, rulebook(), Known()).lack
    assert [suite.get("name") for suite in ET.fromstring(junit(report)).findall("testsuite")] == [
        "touch en",
        "touch generated",
        "touch sweep",
    ]
    for said in (
        "Checks passed: 1 of 1",
        "Sweep: deals played and settled as the rules say: 300 of 300",
        "Generated checks passed: 1 of 2",
        'id="matrix"',
        'id="sweep"',
    ):
        assert said in html
    assert "1/1 deals 300/300" in drawn
    assert msgspec.json.decode(encode(report), type=Report) == report


def test_a_change_in_checks_and_one_in_a_sweep_are_both_differences():
    """From one report to another each is named, and each counts."""
    _, (outcome, selection) = _reported()
    failure = SweepFailure(
        ("tie",), ("AH", "AC", "5D", "5H", "AS", "AD"), 4, {"tie": "1"}, (DifferenceInfo("Tie", "wins", "loses"),), "x"
    )

    def report(failures, *, sweep=True):
        table = SweptTable(TABLE, 300, 300, len(failures), 1.5, failures)
        told = SweepInfo(1_967_476, (table,), "", "") if sweep else None
        return build(outcome, selection, rulebook(), Known(), "en", datetime.now(UTC), sweep=told)

    good, bad, without = report(()), report((failure,)), report((), sweep=False)
    passing = msgspec.structs.replace(good, checks=tuple(check for check in good.checks if not check.failed))

    assert [(item.change, item.case) for item in diff(passing, bad)] == [
        ("appeared", "generated/stakes"),
        ("appeared", "sweep"),
    ]
    assert [(item.change, item.case) for item in diff(good, without)] == [("gone", "sweep")]
    assert {row.rule: row.counts for row in compare([good, bad])}["sweep touch"] == ((300, 0, 0), (299, 1, 0))


def test_what_the_rules_bear_out_themselves_executes_nothing():
    """A check that asks the engine nothing is no reason to call the rules executed that it cites."""
    of_the_rules = Record("A-3", "en", TABLE, RULES[:1], "of-the-rules")
    found = _came_to(msgspec.structs.replace(PASSED, rules=RULES[1:]), of_the_rules)

    assert (found.overall, found.lack.unexecuted) == ("partial", ((RULES[0], TABLE),))


def test_no_engine_decides_the_returns_that_pages_state():
    """They follow from the rules, and no engine is asked for them; every other rule with a scenario asks one."""
    returns = {stated.rule for around in rulebook().procedures.values() for stated in around.returns}

    assert returns
    assert {rule.id for rule in rulebook().rules.values() if rule.decided_by == "rules"} == returns
