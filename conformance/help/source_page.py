"""The page of a published page: where it is wrong and how that is ruled, and where each of its claims is executed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from conformance.errors import N_
from conformance.help.document import (
    Anchor,
    Block,
    Content,
    Link,
    ListBlock,
    Page,
    Paragraph,
    Section,
    Small,
    TableBlock,
    Term,
    Text,
)
from conformance.help.examples import citing, scenario_page
from conformance.help.pen import Pen, content
from conformance.rules import Claim, Defect, Document

MOST_SHOWN = 3
"""Scenarios that are named for each rule; the rest are counted."""


def source_page(pen: Pen, document: Document, homes: Mapping[str, Mapping[str, str]]) -> Page:
    """Return what a published page gets wrong, and its claims traced to rules, scenarios and sections of the help.

    `homes` says for each table in which section its page states a rule.
    """
    claims = [claim for claim in pen.rules.claims.values() if claim.document == document.id]
    defects = [
        defect for defect in pen.rules.defects.values() if document.id in [passage.document for passage in defect.where]
    ]
    introduction = pen.say(
        N_("A page in {language} that publishes {tables}. Claims on it: {claims}. Defects found in it: {defects}."),
        language=pen.language_name(document.language),
        tables=pen.tables(document.tables),
        claims=pen.number(len(claims)),
        defects=pen.number(len(defects)),
    )
    return Page(
        f"pages/{document.id}",
        pen.document_name(document.id),
        pen.language,
        (Paragraph(introduction),),
        (
            _summary(pen, document, defects),
            Section(
                "defects",
                pen.name("heading", "What it gets wrong, and the ruling"),
                (),
                tuple(_defect(pen, document, defect) for defect in defects),
            ),
            Section(
                "traceability",
                pen.name("heading", "From claim to rule, scenario and section"),
                (_explained(pen), _trace(pen, document, claims, homes)),
            ),
        ),
    )


_LOSSES = {
    "bets": "money",
    "tables": "money",
    "incidents": "stakes",
    "complaints": "stakes",
    "bet-slip": "stakes",
    "limits": "stakes",
    "tableau": "draw",
    "cards": "draw",
    "shoe": "draw",
    "returns": "returns",
    "odds": "money",
}
"""What a player could lose where a page is wrong on a rule, by the part of the rules that it belongs to."""
_SEVERITIES = ("money", "stakes", "draw", "returns", "words")
"""The worst first."""


def _loss(pen: Pen, defect: Defect) -> str:
    """Return the worst that a player could lose by a defect."""
    found = {"words"}
    for rule in defect.rules:
        found.add(_LOSSES.get(pen.rules.rules[rule].part, "words"))
    return next(loss for loss in _SEVERITIES if loss in found)


def _summary(pen: Pen, document: Document, defects: list[Defect]) -> Section:
    """Return the defects by what a player could lose and by kind, the worst first."""
    losses = {
        "money": pen.say(N_("Money: another payout than the page leads to expect.")),
        "stakes": pen.say(N_("A stake or a right: a bet, a refund or a complaint that is handled otherwise.")),
        "draw": pen.say(N_("A wrong idea of how cards are dealt, drawn or counted.")),
        "returns": pen.say(N_("A wrong idea of what a bet returns.")),
        "words": pen.say(N_("Time: words that mislead, and change no bet.")),
    }
    rows = []
    for loss in _SEVERITIES:
        found = [defect for defect in defects if _loss(pen, defect) == loss]
        kinds = [
            (_kind(pen, kind), len([defect for defect in found if defect.kind == kind]))
            for kind in dict.fromkeys(defect.kind for defect in found)
        ]
        by_kind = pen.listed((Text(f"{name} "), pen.number(count)) for name, count in kinds)
        linked = pen.listed(pen.document(document.id, defect.id, defect.id) for defect in found)
        if found:
            rows.append((losses[loss], content(pen.number(len(found))), by_kind, linked))
    columns = (
        pen.name("column", "What a player could lose"),
        pen.name("column", "Defects"),
        pen.name("column", "By kind"),
        pen.name("column", "Which"),
    )
    return Section("summary", pen.name("heading", "At a glance"), (TableBlock(columns, tuple(rows)),))


def _defect(pen: Pen, document: Document, defect: Defect) -> Section:
    lines = [line for passage in defect.where if passage.document == document.id for line in passage.lines]
    others = [passage.document for passage in defect.where if passage.document != document.id]
    where = pen.say(N_("lines {lines}"), lines=pen.numbers(lines)) if lines else pen.say(N_("the whole page"))
    items: list[Content] = [
        (Term(pen.text(N_("On the page:"))), Text(" "), Text(pen.name("defect", defect.says))),
        (Term(pen.text(N_("Ruling:"))), Text(" "), Text(pen.name("defect", defect.ruling))),
        (Term(pen.text(N_("Why:"))), Text(" "), Text(pen.name("defect", defect.why))),
    ]
    items.extend(
        (Term(pen.text(N_("Right too:"))), Text(" "), Text(pen.name("reading", says)))
        for says in dict.fromkeys(
            item.says for item in (*pen.rules.readings.values(), *pen.rules.open) if item.defect == defect.id
        )
    )
    if defect.rules:
        linked = pen.listed(_at_document(pen, document, rule) for rule in defect.rules)
        items.append((Term(pen.text(N_("Rules:"))), Text(" "), *linked))
    if others:
        linked = pen.listed(pen.document(other, defect.id) for other in dict.fromkeys(others))
        items.append((Term(pen.text(N_("Also on:"))), Text(" "), *linked))
    kind = _kind(pen, defect.kind)
    return Section(defect.id, f"{defect.id}: {kind}", (Paragraph(where), ListBlock(tuple(items))))


def _kind(pen: Pen, kind: str) -> str:
    return {
        "translation": pen.name("kind of defect", "wrong translation"),
        "ambiguity": pen.name("kind of defect", "ambiguous"),
        "contradiction": pen.name("kind of defect", "contradiction"),
        "untranslated": pen.name("kind of defect", "left untranslated"),
        "format": pen.name("kind of defect", "format"),
        "damaged": pen.name("kind of defect", "damaged text"),
        "missing": pen.name("kind of defect", "missing"),
        "typo": pen.name("kind of defect", "slip of the pen"),
        "mathematics": pen.name("kind of defect", "mathematics"),
        "legal": pen.name("kind of defect", "legal"),
    }.get(kind, kind)


def _at_document(pen: Pen, document: Document, rule: str) -> Content:
    """Return a rule linked to a table of the page where it holds, or to the first table where it does."""
    held = [table for table in document.tables if table in pen.rules.rules[rule].tables]
    return content(pen.rule_link(rule, next(iter(held), None)))


def _explained(pen: Pen) -> Block:
    return Paragraph(
        pen.say(
            N_(
                "Every claim supports a rule that scenarios execute, or one that the client or the page alone decides "
                "and that the help states; or a defect explains why it cannot. Of many scenarios the first are named."
            )
        )
    )


def _trace(pen: Pen, document: Document, claims: Iterable[Claim], homes: Mapping[str, Mapping[str, str]]) -> TableBlock:
    columns = (
        pen.name("column", "Claim"),
        pen.name("column", "Line"),
        pen.name("column", "Rule"),
        pen.name("column", "Scenarios"),
        pen.name("column", "Section of the help"),
        pen.name("column", "Defects"),
    )
    rows: list[tuple[Content, ...]] = []
    for claim in claims:
        head: tuple[Content, ...] = (_claim(pen, claim), content(pen.number(claim.line)))
        defects = pen.listed(pen.document(document.id, defect, defect) for defect in claim.defects)
        rows.extend(
            (*(head if first else ((), ())), *_rule_cells(pen, document, rule, homes), defects if first else ())
            for first, rule in ((rule == claim.rules[0], rule) for rule in claim.rules)
        )
        if not claim.rules:
            rows.append((*head, (), (), (), defects))
    return TableBlock(columns, tuple(rows))


def _claim(pen: Pen, claim: Claim) -> Content:
    """Return a claim by its id, with what it says."""
    return (Anchor(claim.id, claim.id), Small((Text(pen.name("claim", claim.says)),)))


def _rule_cells(
    pen: Pen, document: Document, rule_id: str, homes: Mapping[str, Mapping[str, str]]
) -> tuple[Content, Content, Content]:
    rule = pen.rules.rules[rule_id]
    table = next((table for table in (*document.tables, *pen.rules.tables) if table in rule.tables), "")
    home = homes[table].get(rule_id, "")
    section = Link(f"{table}#{home}", f"rules/{table}", home)
    if rule.decided_by == "client":
        executed = pen.say(N_("decided by the client"))
    elif rule.decided_by == "page":
        executed = pen.say(N_("stated by the page"))
    else:
        executed = _scenarios(pen, rule_id)
    return content(pen.rule_link(rule_id, table)), executed, content(section)


def _scenarios(pen: Pen, rule_id: str) -> Content:
    found = {case.id: case for case in citing(pen.language).get(rule_id, ())}
    shown = [Link(case.id, scenario_page(case.file), case.id) for case in list(found.values())[:MOST_SHOWN]]
    left = len(found) - len(shown)
    listed = pen.listed(shown)
    return (*listed, Text(" "), *pen.say(N_("and {count} more"), count=pen.number(left))) if left else listed
