"""The page of a table as a bettor reads it: the same page as on the site, less what is for those who build the game.

What is typed at a shell, what a published page claims and whether it holds, rulings on defects, the words that pages
use for themselves, and links to other pages are left out. Notes that the pages are silent stay: they say which values
are assumed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from babel.dates import format_date

from conformance.errors import N_
from conformance.help.bets import when_decided
from conformance.help.client import statement
from conformance.help.document import (
    Block,
    Code,
    Content,
    Example,
    Explorer,
    GridRow,
    Inline,
    Label,
    Link,
    ListBlock,
    Note,
    Page,
    Paragraph,
    Section,
    Small,
    TableauGrid,
    TableBlock,
    Text,
    Verdict,
    begun,
    capital,
    inlines_of,
)
from conformance.help.exports.stamp import Provenance
from conformance.help.pen import Pen
from conformance.help.returns import Reckoner, shoes_compared
from conformance.help.table_page import table_page
from conformance.help.table_pen import TablePen
from conformance.rulebook import Rulebook, Table
from conformance.words import Language

LEFT_OUT = frozenset({"explorer", "words", "page"})
"""Sections that are for those who build the game or write its pages."""


def bettor_page(rules: Rulebook, table: Table, language: Language, reckoner: Reckoner, provenance: Provenance) -> Page:
    """Return the page of a table for bettors."""
    page = table_page(rules, table, language, reckoner)
    said = Pen(rules, language).text(
        N_("As of {date}. Version of the rules: {version}, {digest}."),
        date=format_date(provenance.made, "long", locale=language),
        version=provenance.version,
        digest=provenance.rules[:16],
    )
    brief = _briefly(TablePen(rules, language, table))
    sections = _filled(_section(_own_shoe(section, table), language, brief) for section in page.sections)
    return msgspec.structs.replace(
        page,
        title=capital(page.title),
        blocks=(Paragraph((Text(said),)),),
        sections=tuple(section for section in sections if section.id not in LEFT_OUT),
    )


def _filled(sections: Iterator[Section]) -> Iterator[Section]:
    return (section for section in sections if section.blocks or section.sections)


def _own_shoe(section: Section, table: Table) -> Section:
    """Leave out of the returns those from other numbers of decks, and the silence on what the table answers itself."""
    if section.id != "returns":
        return section
    own = 1 + shoes_compared(table).index(table.decks)
    others = {at for at in range(1, 1 + len(shoes_compared(table))) if at != own}
    blocks: list[Block] = []
    for block in section.blocks:
        match block:
            case TableBlock(columns, rows):
                kept = [at for at in range(len(columns)) if at not in others]
                cut = (tuple(row[at] for at in kept) for row in rows)
                blocks.append(TableBlock(tuple(columns[at] for at in kept), tuple(cut)))
            case Note():
                pass
            case _:
                blocks.append(block)
    return msgspec.structs.replace(section, blocks=tuple(blocks))


def _briefly(pen: TablePen) -> Mapping[Content, Content]:
    """Return statements that say something twice, in words and as data, by what they are with it said once."""
    stated = [rule for rule in pen.here if rule.decided_by != "engine"]
    outcomes = [payment.outcome for _, payment in pen.payments()]
    return {
        **{statement(pen, rule): statement(pen, rule, briefly=True) for rule in stated},
        **{when_decided(pen, outcome): when_decided(pen, outcome, briefly=True) for outcome in outcomes},
    }


def _section(section: Section, language: Language, brief: Mapping[Content, Content]) -> Section:
    blocks = (_block(_shortened(block, brief), language) for block in section.blocks)
    return Section(
        section.id,
        capital(section.title),
        tuple(block for block in blocks if block is not None),
        tuple(_filled(_section(inner, language, brief) for inner in section.sections)),
    )


def _shortened(block: Block, brief: Mapping[Content, Content]) -> Block:
    match block:
        case ListBlock(items):
            return ListBlock(tuple(brief.get(item, item) for item in items))
        case TableBlock(columns, rows):
            return TableBlock(columns, tuple(tuple(brief.get(cell, cell) for cell in row) for row in rows))
        case _:
            return block


def _block(block: Block, language: Language) -> Block | None:  # noqa: PLR0911 - one a case
    """Return a block as a bettor reads it, or None when it says nothing to a bettor."""
    match block:
        case Paragraph(content):
            return None if _for_builders(content) else Paragraph(begun(_plain(content, language)))
        case ListBlock(items):
            kept = tuple(begun(_plain(item, language)) for item in items if not _for_builders(item))
            return ListBlock(kept) if kept else None
        case TableBlock(columns, rows):
            cells = (tuple(_plain(cell, language) for cell in row) for row in rows)
            return TableBlock(tuple(map(capital, columns)), tuple((begun(first), *rest) for first, *rest in cells))
        case TableauGrid(caption, corner, columns, rows, blank):
            named = tuple(GridRow(capital(row.name), row.cells) for row in rows)
            return TableauGrid(capital(caption), capital(corner), columns, named, blank)
        case Note(content):
            return Note(begun(_plain(content, language)))
        case Example():
            steps = tuple(begun(_plain(step, language)) for step in block.steps)
            return msgspec.structs.replace(block, title=capital(block.title), steps=steps)
        case Explorer():
            return None
        case _:
            return block


def _for_builders(content: Content) -> bool:
    """Say whether a statement is on what is typed, or on what a published page claims."""
    return any(
        isinstance(inline, (Code, Verdict)) or (isinstance(inline, Link) and inline.page.startswith("pages/"))
        for inline in inlines_of(content)
    )


def _plain(content: Content, language: Language) -> Content:
    """Return a content without links to other pages, and with the labels of its own language where it has any."""
    return tuple(_alone(inline, language) for inline in _own_labels(content, language))


def _alone(inline: Inline, language: Language) -> Inline:
    match inline:
        case Link(text, page) if page:
            return Text(text)
        case Small(content):
            return Small(_plain(content, language))
        case _:
            return inline


_BETWEEN = (Text("; "), Text(" / "))
_AROUND = (Text(" ("), Text(" – "), Text(")"), Text("."))


def _own_labels(content: Content, language: Language) -> Content:
    """Leave out labels in other languages, each with the words that lead to it, where there is one in this language."""
    if not any(isinstance(inline, Label) and inline.language == language for inline in content):
        return content
    kept: list[Inline] = []
    for part in _parts(content):
        labels = [inline for inline in part if isinstance(inline, Label)]
        if labels and all(label.language not in (None, language) for label in labels):
            if kept and kept[-1] in _BETWEEN:
                kept.pop()
        elif not (part[0] in _BETWEEN and kept and kept[-1] in _AROUND):
            kept += part
    return tuple(kept)


def _parts(content: Content) -> Iterator[list[Inline]]:
    """Yield what stands between the marks that part data from one another, and each mark by itself."""
    part: list[Inline] = []
    for inline in content:
        if inline in _BETWEEN or inline in _AROUND:
            if part:
                yield part
            yield [inline]
            part = []
        else:
            part.append(inline)
    if part:
        yield part
