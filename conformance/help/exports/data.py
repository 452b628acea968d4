"""The page for bettors as JSON, for clients that lay it out themselves. Every field has a description in its schema."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from conformance.help import document
from conformance.help.document import Content, Inline, split
from conformance.help.exports.stamp import Stamp
from conformance.json_schemas import Schema
from conformance.json_schemas import document as document_schema
from conformance.words import Language

_Exact = Annotated[
    str,
    Meta(
        description="An exact number: a whole one, or numerator/denominator in lowest terms.", pattern=r"^\d+(/\d+)?$"
    ),
]
_Shown = Annotated[str, Meta(description="How it reads in the language of the page.")]
_Rule = Annotated[str, Meta(description="The id of a rule, which is permanent.", examples=["DRAW-B3"])]
_Rules = Annotated[tuple[_Rule, ...], Meta(description="The rules that it rests on, in order.")]


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    pass


class Words(_Part, frozen=True, tag="text"):
    """Words."""

    text: _Shown


class Number(_Part, frozen=True, tag="number"):
    """A number: of points, decks, cards, rounds, seconds, hours or money."""

    text: _Shown
    value: Annotated[str, Meta(description="The number as a decimal with a point.", pattern=r"^\d+(\.\d+)?$")]
    rule: Annotated[str, Meta(description="The rule that states it; empty where none does.")] = ""


class Odds(_Part, frozen=True, tag="odds"):
    """Net odds: what is won for one that is staked."""

    text: _Shown
    value: _Exact
    notation: Annotated[
        str,
        Meta(description="How the text writes odds: winnings-first, stake-first, for-one, or net for a plain number."),
    ]
    rule: Annotated[str, Meta(description="The rule that states it; empty where none does.")] = ""


class Percent(_Part, frozen=True, tag="percent"):
    """A share; its text may be rounded."""

    text: _Shown
    value: Annotated[_Exact, Meta(description="The exact share, not rounded: 19/20 is 95 percent.")]
    rule: Annotated[str, Meta(description="The rule that states it; empty where it is reckoned.")] = ""


class Label(_Part, frozen=True, tag="label"):
    """What the client shows, letter by letter."""

    text: _Shown
    language: Annotated[str, Meta(description="The language of the label; empty where the page does not say.")] = ""


class Link(_Part, frozen=True, tag="link"):
    """Words that lead to a section of the page."""

    text: _Shown
    section: Annotated[str, Meta(description="The id of the section.")]


class Aside(_Part, frozen=True, tag="aside"):
    """An aside in small letters, on a line of its own."""

    parts: Annotated[
        tuple[Words | Number | Odds | Percent | Label | Link, ...],
        Meta(description="The parts of the aside, in order."),
    ]


Part = Words | Number | Odds | Percent | Label | Link | Aside


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A statement: its whole text, its parts with every value, and the rules that it rests on."""

    text: Annotated[str, Meta(description="The whole text of the statement.")]
    parts: Annotated[tuple[Part, ...], Meta(description="The same in parts, each value by itself; in order.")]
    rules: _Rules = ()


class Paragraph(_Part, frozen=True, tag="paragraph"):
    """A paragraph."""

    statement: Annotated[Statement, Meta(description="What it says.")]


class Note(_Part, frozen=True, tag="note"):
    """A note that the published pages are silent, or that a value is assumed."""

    statement: Annotated[Statement, Meta(description="What it says.")]


class List(_Part, frozen=True, tag="list"):
    """A list."""

    items: Annotated[tuple[Statement, ...], Meta(description="A statement an item.")]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row of a table."""

    cells: Annotated[tuple[Statement, ...], Meta(description="A cell for each column.")]
    rules: _Rules = ()


class Table(_Part, frozen=True, tag="table"):
    """A table."""

    columns: Annotated[tuple[str, ...], Meta(description="The heads of the columns.")]
    rows: Annotated[tuple[Row, ...], Meta(description="The rows.")]


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cell of the tableau."""

    draws: Annotated[bool, Meta(description="Whether the hand draws a third card.")]
    text: Annotated[str, Meta(description="A letter for it.")]
    meaning: Annotated[str, Meta(description="What the letter means.")]
    rule: _Rule


class TableauRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the tableau."""

    name: Annotated[str, Meta(description="Whose row it is, or the total of the hand.")]
    cells: Annotated[
        tuple[Cell | None, ...], Meta(description="A cell for each column; null where no card is ever asked for.")
    ]


class Tableau(_Part, frozen=True, tag="tableau"):
    """A part of the tableau as a grid."""

    caption: Annotated[str, Meta(description="Whose draw the grid decides, and when.")]
    corner: Annotated[str, Meta(description="What rows and columns count.")]
    columns: Annotated[tuple[int, ...], Meta(description="The total or the points that each column is for.")]
    rows: Annotated[tuple[TableauRow, ...], Meta(description="The rows.")]
    blank: Annotated[str, Meta(description="What a cell without a decision means; empty where every cell has one.")]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card."""

    code: Annotated[str, Meta(description="Its rank and suit.", pattern="^[A23456789TJQK][SHDC]$", examples=["TH"])]
    name: Annotated[str, Meta(description="Its name, as it is read aloud.")]


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards, and what they come to."""

    name: Annotated[str, Meta(description="The name of the hand; empty for a card by itself.")]
    cards: Annotated[tuple[Card, ...], Meta(description="The cards as they lie.")]
    total: Annotated[int, Meta(description="Their total.")]


class Cards(_Part, frozen=True, tag="cards"):
    """Cards to be drawn."""

    hands: Annotated[tuple[Hand, ...], Meta(description="The hands.")]


class Example(_Part, frozen=True, tag="example"):
    """A worked example: a coup that was played by these rules."""

    id: Annotated[str, Meta(description="The id of the scenario that it is, which is permanent.")]
    title: Annotated[str, Meta(description="What it shows.")]
    hands: Annotated[tuple[Hand, ...], Meta(description="The hands as they end.")]
    steps: Annotated[tuple[Statement, ...], Meta(description="The coup step by step.")]


Block = Paragraph | Note | List | Table | Tableau | Cards | Example


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the page."""

    id: Annotated[str, Meta(description="Its id, alike in every language.", examples=["limits", "bet-tie"])]
    title: Annotated[str, Meta(description="Its title.")]
    blocks: Annotated[tuple[Block, ...], Meta(description="What it says.")]
    sections: Annotated[tuple[Section, ...], Meta(description="The sections inside it.")]


class RuleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule, and where the page first states it."""

    id: _Rule
    section: Annotated[str, Meta(description="The id of the section.")]
    text: Annotated[str, Meta(description="The statement; of a row in a table, its cells one after another.")]


class Export(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The help of a table for bettors, as `baccarat help export --format json` writes it."""

    stamp: Annotated[Stamp, Meta(description="What `baccarat help check` checks the file against.")]
    table: Annotated[str, Meta(description="The id of the table.")]
    language: Annotated[Language, Meta(description="The language of the page.")]
    title: Annotated[str, Meta(description="The title of the page.")]
    blocks: Annotated[tuple[Block, ...], Meta(description="What stands before the sections.")]
    sections: Annotated[tuple[Section, ...], Meta(description="The sections, in order.")]
    rules: Annotated[tuple[RuleText, ...], Meta(description="Every rule that the page states, in order.")]


def data(page: document.Page, stamp: Stamp) -> str:
    """Return a page as JSON that carries a stamp."""
    return msgspec.json.format(msgspec.json.encode(export(page, stamp)), indent=1).decode() + "\n"


def export(page: document.Page, stamp: Stamp) -> Export:
    """Return a page as what its JSON says."""
    sections = tuple(map(_section, page.sections))
    blocks = tuple(map(_block, page.blocks))
    rules: dict[str, RuleText] = {}
    for section in sections:
        for rule in _rules_in(section):
            rules.setdefault(rule.id, rule)
    table = page.id.rpartition("/")[2]
    return Export(stamp, table, page.language, page.title, blocks, sections, tuple(rules.values()))


def export_schema() -> Schema:
    """Return the JSON Schema (2020-12) of an export in JSON."""
    return document_schema("baccarat help export", [Export], tags={"kind": "What it is."})


def _rules_in(section: Section) -> Iterator[RuleText]:
    for block in section.blocks:
        stated: tuple[Statement | Row, ...] = ()
        match block:
            case Paragraph(statement) | Note(statement):
                stated = (statement,)
            case List(items):
                stated = items
            case Table(_, rows):
                stated = rows
        for one in stated:
            text = one.text if isinstance(one, Statement) else " | ".join(cell.text for cell in one.cells)
            yield from (RuleText(rule, section.id, text) for rule in one.rules)
    for inner in section.sections:
        yield from _rules_in(inner)


def _section(section: document.Section) -> Section:
    blocks, inner = tuple(map(_block, section.blocks)), tuple(map(_section, section.sections))
    return Section(section.id, section.title, blocks, inner)


def _block(block: document.Block) -> Block:  # noqa: PLR0911 - one a case
    match block:
        case document.Paragraph(content):
            return Paragraph(_statement(content))
        case document.Note(content):
            return Note(_statement(content))
        case document.ListBlock(items):
            return List(tuple(map(_statement, items)))
        case document.TableBlock(columns, rows):
            return Table(columns, tuple(map(_row, rows)))
        case document.TableauGrid():
            counted = tuple(int(number.value) for number in block.columns)
            lines = tuple(TableauRow(row.name, tuple(map(_cell, row.cells))) for row in block.rows)
            return Tableau(block.caption, block.corner, counted, lines, block.blank)
        case document.Cards():
            return Cards(_hands(block))
        case document.Example():
            steps = tuple(_statement(step) for step in block.steps)
            return Example(block.scenario, block.title, _hands(block.cards), steps)
        case _:
            raise TypeError(block)


def _row(row: tuple[Content, ...]) -> Row:
    cells = [split(cell) for cell in row]
    rules = dict.fromkeys(rule for of_cell, _ in cells for rule in of_cell)
    return Row(tuple(_statement(said) for _, said in cells), tuple(rules))


def _statement(content: Content) -> Statement:
    rules, said = split(content)
    return Statement(_text(said), tuple(map(_part, said)), rules)


def _text(content: Content) -> str:
    """Return content as text; an aside stands in brackets."""
    return "".join(
        f" ({_text(inline.content)})" if isinstance(inline, document.Small) else getattr(inline, "text", "")
        for inline in content
    )


def _part(inline: Inline) -> Part:  # noqa: PLR0911 - one a case
    match inline:
        case document.Small(content):
            return Aside(tuple(part for part in map(_part, content) if not isinstance(part, Aside)))
        case document.Number(text, value, rule):
            return Number(text, str(value), rule or "")
        case document.Odds(text, value, notation, rule):
            return Odds(text, str(value), notation, rule or "")
        case document.Percent(text, value, rule):
            return Percent(text, str(value), rule or "")
        case document.Label(text, language):
            return Label(text, language or "")
        case document.Link(text, _, anchor):
            return Link(text, anchor)
        case document.Text(text) | document.Term(text):
            return Words(text)
        case _:
            raise TypeError(inline)


def _cell(cell: document.Draws | None) -> Cell | None:
    return None if cell is None else Cell(cell.draws, cell.text, cell.meaning, cell.rule)


def _hands(cards: document.Cards) -> tuple[Hand, ...]:
    return tuple(
        Hand(document.capital(name), tuple(Card(one.card.code, one.name) for one in drawn), int(total))
        for name, drawn, total in cards.hands
    )
