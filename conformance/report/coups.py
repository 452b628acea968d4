"""The sweep and the diagnosis on the page: each with the coup drawn, what is wrong, and how to see it again."""

from __future__ import annotations

from collections.abc import Container, Iterable

from conformance.report.diagnosis import explanations, title
from conformance.report.failure import (
    coup_drawing,
    played_by_rules,
    question,
    reproduced,
    rule_told,
    sides,
    steps,
    verdict_chip,
)
from conformance.report.junit import pages
from conformance.report.markup import Content, Markup, element
from conformance.report.model import Basis, DiagnosisInfo, Report, SweepFailure, SweepInfo
from conformance.report.sweep import company_text
from conformance.rulebook import Rulebook
from conformance.words import Words, words_in
from conformance.words.numbers import write_number
from conformance.words.rules import table_name


def sweep_rows(sweep: SweepInfo, rules: Rulebook, words: Words) -> tuple[list[Markup], list[Markup]]:
    """Return the head and the rows of the table of what was asked of an engine, and how much of it failed."""
    headings = (words.say("Table"), words.say("deals asked"), words.say("of"), words.say("failed"))
    rows = []
    for table in sweep.tables:
        name = element("span", table_name(rules.tables[table.table], words.language), class_="aside")
        numbers = [write_number(number, words.language) for number in (table.asked, sweep.whole)]
        failed = write_number(table.failed, words.language)
        cells = [element("td", number) for number in numbers]
        kind = "count failed" if table.failed else "count passed"
        cells.append(element("td", element("span", "✗ " if table.failed else "✓ ", element("b", failed), class_=kind)))
        rows.append(element("tr", element("th", element("code", table.table), name, scope="row"), cells))
    return [element("th", heading, scope="col") for heading in headings], rows


def sweep_articles(sweep: SweepInfo, report: Report, rules: Rulebook) -> list[Markup]:
    """Return an article for the first failure of each kind at each table."""
    words = words_in(report.language)
    return [
        _swept(f"{table.table}-{number}", failure, table.table, rules, words)
        for table in sweep.tables
        for number, failure in enumerate(table.failures, start=1)
    ]


def _swept(id_: str, failure: SweepFailure, table: str, rules: Rulebook, words: Words) -> Markup:
    asked = question(table, failure.deal, failure.stakes, failure.round)
    played = played_by_rules(asked, rules)
    chips = [verdict_chip(failure.verdict, words), element("span", table, class_="chip")]
    names = ", ".join(item.subject for item in failure.differences)
    return _article(
        id_,
        names,
        element("p", chips, class_="chips"),
        coup_drawing(asked, played, rules, words.language),
        [sides(item.subject, item.expected, item.actual, words) for item in failure.differences],
        element("p", told) if (told := company_text(failure, words)) else None,
        None if failure.basis is None else element("dl", _facts(_of_rule(failure.basis, words)), class_="facts"),
        reproduced(failure.reproduce, words),
        steps(played, rules, words.language),
    )


def diagnosis_articles(report: Report, rules: Rulebook) -> list[Markup]:
    """Return an article for each kind of failure that was shrunk to the simplest coup."""
    words, told = words_in(report.language), {check.case for check in report.checks if check.failed}
    return [_diagnosed(f"diagnosis-{n}", item, rules, words, told) for n, item in enumerate(report.diagnosis, start=1)]


def _diagnosed(id_: str, item: DiagnosisInfo, rules: Rulebook, words: Words, told: Container[str]) -> Markup:
    """Return an article, linked to the failure of its scenario where that is among those the report describes."""
    asked = question(item.table, item.deal, item.stakes, item.round) if item.deal else None
    played = played_by_rules(asked, rules) if asked else None
    facts = _of_rule(item.basis, words)
    if item.case:
        case = element("a", item.case, href=f"#{item.case}") if item.case in told else item.case
        facts.append((words.say("Scenario"), [case, " ", element("code", f"{item.file}:{item.line}", class_="place")]))
    return _article(
        id_,
        title(item, words),
        [element("p", line) for line in explanations(item, words)],
        element("dl", _facts(facts), class_="facts"),
        element("p", words.say("Simplest coup"), class_="label") if asked else None,
        coup_drawing(asked, played, rules, words.language) if asked else None,
        [sides(one.subject, one.expected, one.actual, words) for one in item.differences],
        reproduced(item.reproduce, words),
        steps(played, rules, words.language),
    )


def _of_rule(basis: Basis, words: Words) -> list[tuple[str, Content]]:
    return [(words.say("Rule"), rule_told(basis)), (words.say("Source"), pages(basis, words))]


def _facts(facts: Iterable[tuple[str, Content]]) -> list[Markup]:
    return [element("div", element("dt", label), element("dd", text)) for label, text in facts]


def _article(id_: str, heading: str, *content: Content) -> Markup:
    title_ = element("h3", element("a", heading, href=f"#{id_}"))
    return element("article", title_, content, id=id_, class_="coup failure")
