"""The report as one HTML file, whole in one language, which needs no server and no other file."""

from __future__ import annotations

import json
from collections.abc import Sequence

from conformance.places import PACKAGE
from conformance.report.console import generated_text, of_the_rules_text, sweep_text
from conformance.report.coups import diagnosis_articles, sweep_articles, sweep_rows
from conformance.report.drawing import suit_shapes
from conformance.report.failure import articles
from conformance.report.findings import findings, not_run
from conformance.report.known import sentence
from conformance.report.markup import Content, Markup, element, inside
from conformance.report.model import Check, Count, Report, SweepInfo
from conformance.rulebook import Rulebook
from conformance.suite.results import NOT_RUN
from conformance.suite.verdict import definition_text, overall_text, verdict_lines
from conformance.words import Language, Words, words_in
from conformance.words.numbers import write_number
from conformance.words.outcomes import OF_THE_RULES

KINDS = ("passed", "failed", "known", "not-run", OF_THE_RULES)
"""What the page counts: a known failure is apart from the others, and so is a check of the rules themselves."""
_SIGNS = {"passed": "✓", "failed": "✗", "known": "!", "not-run": "–", OF_THE_RULES: "§"}
ASSETS = PACKAGE / "report" / "page"
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def kind_of(check: Check) -> str:
    """Return how the page counts a check."""
    if check.verdict in ("passed", OF_THE_RULES):
        return check.verdict
    if not check.failed:
        return "not-run"
    return "known" if check.known else "failed"


def kind_names(words: Words) -> dict[str, str]:
    """Return the words for what the page counts."""
    return {
        "passed": words.say("passed"),
        "failed": words.say("failed"),
        "known": words.say("known failure"),
        "not-run": words.say("not run"),
        OF_THE_RULES: words.say("check of the rules themselves"),
    }


def page(report: Report, rules: Rulebook) -> str:
    """Return report.html."""
    words = words_in(report.language)
    title = words.say("Baccarat conformance: {verdict}", verdict=overall_text(report.verdict, words))
    body = element(
        "body",
        suit_shapes(),
        element("a", words.say("To the failures"), class_="skip", href="#failures"),
        element("header", _banner(report, words), _contents(report, words)),
        element(
            "main",
            _main(report, rules, words),
        ),
        element("script", Markup((ASSETS / "script.js").read_text("utf-8"))) if has_scenarios(report) else None,
    )
    return document(title, body, report.language)


def document(title: str, body: Markup, language: Language) -> str:
    """Return a whole document that needs no server and no other file."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", http_equiv="Content-Security-Policy", content=_POLICY),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", title),
        element("style", Markup((ASSETS / "style.css").read_text("utf-8"))),
    )
    return "<!doctype html>\n" + element("html", head, body, lang=language) + "\n"


def has_scenarios(report: Report) -> bool:
    """Say whether a report has anything to show of scenarios and generated checks, or is of a sweep alone."""
    return report.sweep is None or bool(report.checks)


def _main(report: Report, rules: Rulebook, words: Words) -> list[Markup | None]:
    """Return what there is to say of scenarios and generated checks, and of a sweep."""
    found = findings(report)
    counted = has_scenarios(report)
    matrix = {case: items[0].check.rules for case, items in found.items()}
    failed = articles(found, report, rules)
    if report.sweep is not None:
        failed += sweep_articles(report.sweep, report, rules)
    return [
        _known(report, words),
        _counts(report, words) if counted else None,
        None if report.sweep is None else _swept(report.sweep, rules, words),
        _diagnosis(report, rules, words),
        _filters(report, words) if counted else None,
        _matrix(report, matrix, words) if counted else None,
        _failures(report, failed, words),
        _not_run(report, words),
    ]


def _diagnosis(report: Report, rules: Rulebook, words: Words) -> Markup | None:
    diagnosed = diagnosis_articles(report, rules)
    return section(words.say("Diagnosis"), "diagnosis", diagnosed) if diagnosed else None


def _swept(sweep: SweepInfo, rules: Rulebook, words: Words) -> Markup:
    """Return what was asked in a sweep, and what it covers and does not."""
    label = words.say("Every coup by rank")
    every = grid(label, *sweep_rows(sweep, rules, words))
    return section(label, "sweep", every, [element("p", note) for note in sweep.notes])


def _banner(report: Report, words: Words) -> list[Markup]:
    verdict = overall_text(report.verdict, words)
    numbers = {
        "passed": write_number(report.passed, report.language),
        "checks": write_number(report.total, report.language),
    }
    engine = " ".join(part for part in (report.engine.name, report.engine.version) if part)
    selection = report.selection
    facts: list[tuple[str, Content]] = [
        (words.say("Engine"), element("code", report.engine.given)),
        (words.say("The engine calls itself"), engine),
        (words.say("Programming language"), report.engine.language),
        (words.say("Tables chosen"), ", ".join(selection.tables) or words.say("all")),
        (words.say("Languages chosen"), ", ".join(selection.languages)),
        (words.say("Rules chosen"), ", ".join(selection.rules) or words.say("all")),
        (words.say("Began"), _time(report.started.isoformat(timespec="seconds"))),
        (words.say("Ended"), _time(report.finished.isoformat(timespec="seconds"))),
        (words.say("Suite"), f"{report.suite.name} {report.suite.version}"),
        (words.say("Hash of the rules"), element("code", report.suite.spec_digest)),
    ]
    told = [
        element("p", element("strong", verdict, class_=f"verdict {report.verdict}"), class_="overall"),
        element("h1", words.say("Baccarat conformance")),
    ]
    if has_scenarios(report):
        told.append(
            element(
                "p", words.say("Checks passed: {passed} of {checks}. A check is one scenario at one table.", **numbers)
            )
        )
    if report.sweep is not None:
        told.append(element("p", sweep_text(report.sweep.passed, report.sweep.asked, words)))
    if report.generated:
        verdicts = [info.verdicts for info in report.generated]
        passed, checks = sum(found.get("passed", 0) for found in verdicts), sum(sum(v.values()) for v in verdicts)
        asked = sum(info.asked for info in report.generated)
        told.append(element("p", generated_text(passed, checks, asked, words)))
    if report.complete and report.verdict != "not-conformant":
        told += [element("p", line) for line in verdict_lines(report.standing, words)]
    told.append(element("p", definition_text(words), class_="aside"))
    if report.of_the_rules:
        told.append(element("p", of_the_rules_text(report.of_the_rules, words)))
    if not report.complete:
        told.append(element("p", words.say("The run is incomplete. This report has no verdict."), class_="alarm"))
    told += [element("p", words.say("not run: {problem}", problem=item), class_="alarm") for item in report.broken]
    pairs = [element("div", element("dt", label), element("dd", text)) for label, text in facts if text]
    return [*told, element("dl", pairs, class_="facts")]


def _contents(report: Report, words: Words) -> Markup:
    diagnosed = [("diagnosis", words.say("Diagnosis"))] if report.diagnosis else []
    counted = has_scenarios(report)
    parts = [("tables", words.say("Tables and languages"))] if counted else []
    parts += [("sweep", words.say("Every coup by rank"))] if report.sweep is not None else []
    parts += diagnosed
    parts += [("matrix", words.say("Rules and languages"))] if counted else []
    parts.append(("failures", words.say("Failures")))
    if not_run(report):
        parts.append(("not-run", words.say("Not run")))
    return element("nav", [element("a", text, href=f"#{id_}") for id_, text in parts], aria_label=words.say("Contents"))


def _time(iso: str) -> Markup:
    return element("time", iso.replace("T", " ").replace("+00:00", " UTC"), datetime=iso)


def _known(report: Report, words: Words) -> Markup | None:
    if not report.known:
        return None
    items = [
        element("li", sentence(entry, words), " ", element("a", entry.link, href=entry.link), class_=entry.state)
        for entry in report.known
    ]
    heading = element("h2", words.say("Known failures"), id="known-heading")
    return element("section", heading, element("ul", items, class_="known"), aria_labelledby="known-heading")


def _counts(report: Report, words: Words) -> Markup:
    languages = report.selection.languages
    head = [element("th", words.say("Table"), scope="col")]
    head += [element("th", language, scope="col") for language in languages]
    rows = []
    for table in report.tables:
        here = {count.language: count for count in report.counts if count.table == table.id}
        name = element("th", element("code", table.id), element("span", table.name, class_="aside"), scope="row")
        cells = [element("td", _tally(_kinds(here.get(language)), words)) for language in languages]
        rows.append(element("tr", name, cells))
    names = kind_names(words)
    legend = element("ul", [element("li", f"{_SIGNS[kind]} {names[kind]}") for kind in KINDS], class_="legend")
    label = words.say("Tables and languages")
    return section(label, "tables", grid(label, head, rows), legend)


def _kinds(count: Count | None) -> dict[str, int]:
    if count is None:
        return dict.fromkeys(KINDS, 0)
    passed, of_the_rules = (count.verdicts.get(verdict, 0) for verdict in ("passed", OF_THE_RULES))
    skipped = sum(count.verdicts.get(verdict, 0) for verdict in NOT_RUN)
    failed = sum(count.verdicts.values()) - passed - of_the_rules - skipped - count.known
    return {"passed": passed, "failed": failed, "known": count.known, "not-run": skipped, OF_THE_RULES: of_the_rules}


def _tally(numbers: dict[str, int], words: Words) -> Markup:
    """Return the counts of a cell, each a sign, its word for screen readers, and a number."""
    names = kind_names(words)
    parts = [
        element(
            "span",
            element("span", _SIGNS[kind], aria_hidden="true"),
            element("span", f"{names[kind]} ", class_="unseen"),
            element("b", write_number(numbers[kind], words.language)),
            class_=f"count {kind}",
            title=names[kind],
            hidden=not numbers[kind],
        )
        for kind in KINDS
    ]
    return element("span", parts, class_="tally")


def grid(label: str, head: Sequence[Markup], rows: Sequence[Markup], class_: str = "grid") -> Markup:
    """Return a table that scrolls where it is too wide."""
    table = element("table", element("thead", element("tr", head)), element("tbody", rows), class_=class_)
    return element("div", table, class_="scroll", role="region", aria_label=label, tabindex="0")


def section(heading: str, id_: str, *content: Content) -> Markup:
    """Return a section with its heading."""
    title = element("h2", heading, id=f"{id_}-heading")
    return element("section", title, content, id=id_, aria_labelledby=f"{id_}-heading")


def _filters(report: Report, words: Words) -> Markup:
    names = kind_names(words)
    choices: list[tuple[str, str, list[tuple[str, str]]]] = [
        ("table", words.say("Table"), [(table.id, table.id) for table in report.tables]),
        ("verdict", words.say("Verdict"), [(kind, f"{_SIGNS[kind]} {names[kind]}") for kind in KINDS]),
        ("language", words.say("Language"), [(language, language) for language in report.selection.languages]),
    ]
    fields = [
        element(
            "label",
            label,
            element(
                "select",
                element("option", words.say("all"), value=""),
                [element("option", text, value=value) for value, text in options],
                name=name,
            ),
        )
        for name, label, options in choices
    ]
    fields.append(element("label", words.say("Text"), element("input", type="search", name="text", autocomplete="off")))
    form = element("form", fields, element("button", words.say("Show all"), type="reset"), id="filters", hidden=True)
    status = words.say("Shown: rules {rules} of {all_rules}, failed scenarios {failures} of {all_failures}.")
    return inside([form, element("p", role="status", id="shown", data_text=status)])


def _matrix(report: Report, failing: dict[str, tuple[str, ...]], words: Words) -> Markup:
    languages = report.selection.languages
    numbers: dict[str, dict[str, dict[str, dict[str, int]]]] = {}
    for check in report.checks:
        kind = kind_of(check)
        for rule in check.rules:
            cell = numbers.setdefault(rule, {}).setdefault(check.table, {}).setdefault(check.language, {})
            cell[kind] = cell.get(kind, 0) + 1
    first: dict[str, str] = {}
    for case, cited in failing.items():
        for rule in cited:
            first.setdefault(rule, case)
    rows = []
    for info in sorted(report.rules, key=lambda info: info.id not in first):
        by_table = numbers[info.id]
        cells = []
        for language in languages:
            total = {kind: sum(at.get(language, {}).get(kind, 0) for at in by_table.values()) for kind in KINDS}
            cells.append(element("td", _tally(total, words), data_language=language))
        name: Content = element("code", info.id)
        if info.id in first:
            name = element("a", name, href=f"#{first[info.id]}")
        heading = element("th", name, element("span", info.governs, class_="aside"), scope="row")
        rows.append(element("tr", heading, cells, data_counts=json.dumps(by_table, separators=(",", ":"))))
    head = [element("th", words.say("Rule"), scope="col")]
    head += [element("th", language, scope="col") for language in languages]
    return section(
        words.say("Rules and languages"), "matrix", grid(words.say("Rules and languages"), head, rows, "grid rules")
    )


def _failures(report: Report, told: list[Markup], words: Words) -> Markup:
    nothing = words.say("Nothing failed.") if report.complete else words.say("Nothing had failed when the run ended.")
    return section(words.say("Failures"), "failures", told or element("p", nothing))


def _not_run(report: Report, words: Words) -> Markup | None:
    left = not_run(report)
    if not left:
        return None
    items = [
        element(
            "details",
            element("summary", element("code", table), f" {said} ({write_number(len(cases), report.language)})"),
            element("p", ", ".join(cases)),
        )
        for (table, said), cases in left.items()
    ]
    return section(words.say("Not run"), "not-run", items)
