"""The result of an audit as one HTML page, whole in one language, which needs no server and no other file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from conformance import __version__
from conformance.audit.frequencies import Frequency
from conformance.audit.tally import Tally
from conformance.errors import on_one_line
from conformance.places import spec_digest
from conformance.report.audit import (
    CAVEAT,
    UNREAD,
    Allowed,
    MoneyTold,
    agrees,
    counts_text,
    example_lines,
    frequency_cells,
    frequency_columns,
    rules_told,
    shoes_told,
    unjudged_lines,
    unread_lines,
    verdict_text,
    what_text,
)
from conformance.report.html import document, grid, section
from conformance.report.markup import Content, Markup, element
from conformance.rulebook import Rulebook
from conformance.words import Language, Words, words_in
from conformance.words.numbers import write_number
from conformance.words.rules import rule_text, table_name


def audit_page(
    tally: Tally, found: Sequence[Frequency] | None, rules: Rulebook, language: Language, allowed: Allowed
) -> str:
    """Return the page; `found` are the tests of frequencies, where they are wanted."""
    words = words_in(language)
    verdict = verdict_text(tally, words, allowed)
    outcome = "conformant" if agrees(tally, allowed) else "not-conformant"
    banner = [
        element("p", element("strong", verdict, class_=f"verdict {outcome}"), class_="overall"),
        element("h1", words.say("Audit of a round log")),
        element("p", counts_text(tally, words)),
        [element("p", line) for line in unjudged_lines(tally, words, allowed)],
        element(
            "dl",
            element("div", element("dt", words.say("Suite")), element("dd", f"baccarat-conformance {__version__}")),
            element(
                "div",
                element("dt", words.say("Hash of the rules")),
                element("dd", element("code", spec_digest())),
            ),
            class_="facts",
        ),
    ]
    main = element(
        "main",
        _unread(tally, words),
        _by_table(tally, rules, words),
        _by_rule(tally, rules, words),
        _shoes(tally, words),
        _examples(tally, words),
        None if found is None else _frequencies(found, words),
    )
    return document(
        f"{words.say('Audit of a round log')}: {verdict}", element("body", element("header", banner), main), language
    )


def _row(heading: Content, cells: Iterable[str]) -> Markup:
    return element("tr", element("th", heading, scope="row"), [element("td", cell) for cell in cells])


def _heads(*texts: str) -> list[Markup]:
    return [element("th", text, scope="col") for text in texts]


def _unread(tally: Tally, words: Words) -> Markup | None:
    items = [element("li", line) for line in unread_lines(tally, words)]
    return element("section", element("p", f"{words.say(UNREAD)}:"), element("ul", items)) if items else None


def _by_table(tally: Tally, rules: Rulebook, words: Words) -> Markup | None:
    money = MoneyTold(tally, words)
    rows = [
        _row(
            [element("code", table), element("span", table_name(rules.tables[table], words.language), class_="aside")],
            money.cells(sums, currency),
        )
        for (table, currency), sums in tally.by_table().items()
    ]
    rows += [_row(words.say("all"), money.cells(sums, currency)) for currency, sums in tally.money().items()]
    label = words.say("Tables")
    return section(label, "tables", grid(label, _heads(words.say("Table"), *money.heads), rows)) if rows else None


def _by_rule(tally: Tally, rules: Rulebook, words: Words) -> Markup | None:
    rows, money = [], MoneyTold(tally, words)
    for item in rules_told(tally):
        rule = rules.rules.get(item.rule)
        governs = what_text(item.what, words) if rule is None else rule_text(rule, words.language)
        name = [element("code", item.rule), element("span", governs, class_="aside")]
        cells = item.table, what_text(item.what, words), *money.cells(item.sums, item.currency)
        rows.append(_row(name, cells))
    heads = _heads(words.say("Rule"), words.say("Table"), words.say("What differs"), *money.heads)
    label = words.say("Rules")
    return section(label, "rules", grid(label, heads, rows)) if rows else None


def _shoes(tally: Tally, words: Words) -> Markup | None:
    rows = [
        _row(element("code", on_one_line(name)), [write_number(count, words.language)])
        for name, count in shoes_told(tally, words)
    ]
    label = words.say("Shoes with most deviations")
    return (
        section(label, "shoes", grid(label, _heads(words.say("Shoe"), words.say("Deviations")), rows)) if rows else None
    )


def _examples(tally: Tally, words: Words) -> Markup | None:
    told = []
    for example in tally.examples:
        pairs = [
            element("div", element("dt", label), element("dd", element("code", on_one_line(text))))
            for label, text in example_lines(example, words)
        ]
        heading = element("h3", on_one_line(str(example.deviation["round_id"])))
        told.append(element("article", heading, element("dl", pairs, class_="facts"), class_="failure"))
    return section(words.say("First examples"), "examples", told) if told else None


def _frequencies(found: Sequence[Frequency], words: Words) -> Markup:
    rows = []
    for item in found:
        table, *cells = frequency_cells(item, words)
        rows.append(_row(element("code", table), cells))
    label = words.say("Frequencies")
    told = element("p", words.say(CAVEAT))
    return section(label, "frequencies", grid(label, _heads(*frequency_columns(words)), rows), told)
