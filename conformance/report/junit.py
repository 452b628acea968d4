"""The report as JUnit XML: a test suite for each table and language, each whole in that language."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Sequence

from conformance.cards import read_cards, write_cards
from conformance.report.known import sentence
from conformance.report.markup import clean
from conformance.report.model import Basis, Check, Failure, Report, SweepFailure, SweptTable, contrast
from conformance.suite.verdict import incomplete_text, overall_text
from conformance.words import Words, words_in
from conformance.words.outcomes import OF_THE_RULES


def junit(report: Report) -> bytes:
    """Return the bytes of junit.xml.

    What did not pass is a failure of its verdict's type. What did not run, what is known to fail, and what asks the
    engine nothing is skipped.
    A sweep has a suite for each table, with a case for the first failure of each kind, or one for all its deals.
    A last suite holds what fails the run as a whole.
    """
    suites = [
        _suite(f"{count.table} {count.language}", [_testcase(check) for check in report.checks if _at(check) == place])
        for count in report.counts
        for place in [(count.table, count.language)]
    ]
    suites += [
        _suite(
            f"{info.table} generated",
            [_testcase(check) for check in report.checks if check.is_generated and check.table == info.table],
        )
        for info in report.generated
    ]
    suites += [_swept(table, words_in(report.language)) for table in (report.sweep.tables if report.sweep else ())]
    if whole := _whole(report):
        suites.append(_suite("baccarat", whole))
    root = ET.Element("testsuites", name=clean(f"baccarat {report.engine.given}"))
    root.extend(suites)
    for key in ("tests", "failures", "errors", "skipped"):
        root.set(key, str(sum(int(suite.get(key, "0")) for suite in suites)))
    root.set("time", f"{(report.finished - report.started).total_seconds():.3f}")
    root.set("timestamp", report.started.isoformat(timespec="seconds"))
    ET.indent(root, " ")
    written: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return written + b"\n"


def _at(check: Check) -> tuple[str, str] | None:
    return None if check.is_generated else (check.table, check.language)


def _suite(name: str, cases: Sequence[ET.Element]) -> ET.Element:
    suite = ET.Element("testsuite", name=name, tests=str(len(cases)))
    for key, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(key, str(sum(case.find(tag) is not None for case in cases)))
    suite.extend(cases)
    return suite


def _testcase(check: Check) -> ET.Element:
    case = ET.Element("testcase", classname=f"{check.table}.{check.language}", name=check.case)
    failure, words = check.failure, words_in(check.language)
    if check.verdict == OF_THE_RULES:
        ET.SubElement(case, "skipped", message=words.say("check of the rules themselves"))
    if failure is None:
        return case
    if not check.failed or check.known:
        known = words.say("known failure: {reason}", reason=check.known) if check.known else failure.actual
        ET.SubElement(case, "skipped", message=clean(known))
    else:
        message = clean(contrast(failure))
        ET.SubElement(case, "failure", type=check.verdict, message=message).text = clean(_told(failure, words))
    return case


def _swept(table: SweptTable, words: Words) -> ET.Element:
    cases = []
    for failure in table.failures:
        subjects = ", ".join(item.subject for item in failure.differences)
        case = ET.Element("testcase", classname=f"{table.table}.sweep", name=clean(subjects))
        message = clean(contrast(failure.differences[0]))
        ET.SubElement(case, "failure", type=failure.verdict, message=message).text = clean(_swept_told(failure, words))
        cases.append(case)
    if not cases:
        name = words.say("Every coup by rank")
        case = ET.Element("testcase", classname=f"{table.table}.sweep", name=name, time=f"{table.seconds:.3f}")
        if left_out := "; ".join(note for note in (table.note, *table.gaps) if note):
            ET.SubElement(case, "skipped", message=clean(left_out))
        cases.append(case)
    return _suite(f"{table.table} sweep", cases)


def _swept_told(failure: SweepFailure, words: Words) -> str:
    lines = [(words.say("Coup"), write_cards(read_cards(" ".join(failure.deal[: failure.used]))))]
    if basis := failure.basis:
        lines.append((words.say("Rule"), f"{basis.rule} ({basis.place}): {basis.governs}"))
        lines.append((words.say("Source"), pages(basis, words)))
    for item in failure.differences:
        lines.append((words.say("Expected"), f"{item.subject}: {item.expected}"))
        lines.append((words.say("Actual"), f"{item.subject}: {item.actual}"))
    lines.append((words.say("Reproduce"), failure.reproduce))
    return "\n".join(f"{label}: {text}" for label, text in lines)


def _told(failure: Failure, words: Words) -> str:
    """Describe a failure in lines: the rules and pages, the scenario, the coup, and the command that shows it again."""
    place = f"{failure.file}:{failure.line} " if failure.file else ""
    lines = [(words.say("Scenario"), f"{place}{failure.name}")]
    for basis in failure.basis:
        lines.append((words.say("Rule"), f"{basis.rule} ({basis.place}): {basis.governs}"))
        lines.append((words.say("Source"), pages(basis, words)))
    lines.append((words.say("Step"), failure.step))
    if failure.deal:
        lines.append((words.say("Coup"), write_cards(read_cards(" ".join(failure.deal)))))
    lines += [
        (words.say("Expected"), f"{failure.subject}: {failure.expected}"),
        (words.say("Actual"), f"{failure.subject}: {failure.actual}"),
        (words.say("Reproduce"), failure.reproduce),
    ]
    return "\n".join(f"{label}: {text}" for label, text in lines)


def pages(basis: Basis, words: Words, most: int | None = None) -> str:
    """Return the lines of pages that support a rule; `most` cuts them."""
    claims = [f"{claim.page}:{claim.line} ({claim.id})" for claim in basis.claims[:most]]
    claims += ["…"] * (len(basis.claims) > len(claims))
    return ", ".join(claims) or words.say("no claim of a page")


def _whole(report: Report) -> list[ET.Element]:
    """Return what fails the run as a whole: its end that was not reached, what is broken, and stale known failures."""
    words = words_in(report.language)
    cases = []
    problems = [] if report.complete else [overall_text("incomplete", words)]
    problems += [incomplete_text(found, words) for found in report.standing.lack.languages]
    for problem in (*problems, *report.broken):
        case = ET.Element("testcase", classname="baccarat.run", name=clean(problem))
        ET.SubElement(case, "error", message=clean(problem))
        cases.append(case)
    for entry in report.known:
        case = ET.Element("testcase", classname="baccarat.known", name=entry.rule)
        if entry.state in ("unexpected-pass", "expired"):
            ET.SubElement(case, "failure", type=entry.state, message=clean(sentence(entry, words)))
        cases.append(case)
    return cases
