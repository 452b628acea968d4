"""What an export in JSON says as a reader would tell it: a piece for each statement, cell, hand of cards and title.

The stamp has a digest for each value. Where both files are at hand, values that make up one statement are told as one.
The list of rules is left out: it says again what the statements say.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from conformance.help.exports.data import (
    Block,
    Cards,
    Example,
    Hand,
    List,
    Note,
    Paragraph,
    Section,
    Statement,
    Table,
    Tableau,
)
from conformance.help.exports.pieces import Piece


class _Page(msgspec.Struct, frozen=True):
    title: str
    blocks: tuple[Block, ...]
    sections: tuple[Section, ...]


def items(whole: str) -> tuple[Piece, ...]:
    """Return the pieces of an export in JSON; none when it is not as the schema of today says."""
    try:
        page = msgspec.json.decode(whole, type=_Page)
    except (msgspec.DecodeError, RecursionError):
        return ()
    return (
        _words("", page.title),
        *(piece for block in page.blocks for piece in _block("", block)),
        *(piece for section in page.sections for piece in _section(section)),
    )


def _section(section: Section) -> Iterator[Piece]:
    yield _words(section.id, section.title)
    for block in section.blocks:
        yield from _block(section.id, block)
    for inner in section.sections:
        yield from _section(inner)


def _block(section: str, block: Block) -> Iterator[Piece]:
    match block:
        case Paragraph(statement) | Note(statement):
            yield _statement(section, statement)
        case List(statements):
            yield from (_statement(section, statement) for statement in statements)
        case Table():
            yield from _table(section, block)
        case Tableau():
            yield from _tableau(section, block)
        case Cards(hands):
            yield from (_hand(section, hand) for hand in hands)
        case Example(example, title):
            shown = (
                _words(section, title),
                *(_hand(section, hand) for hand in block.hands),
                *(_statement(section, step) for step in block.steps),
            )
            yield from (msgspec.structs.replace(piece, example=example, title=title) for piece in shown)


def _table(section: str, table: Table) -> Iterator[Piece]:
    yield from (_words(section, column) for column in table.columns)
    for row in table.rows:
        for column, cell in zip(table.columns, row.cells, strict=False):
            yield _statement(section, cell, _place(row.cells[0].text, column, cell.text), row.rules)


def _tableau(section: str, grid: Tableau) -> Iterator[Piece]:
    yield from (_words(section, text) for text in (grid.caption, grid.corner, *map(str, grid.columns)))
    for row in grid.rows:
        yield _words(section, row.name)
        for column, cell in zip(grid.columns, row.cells, strict=False):
            if cell is not None:
                place = _place(row.name, str(column), cell.text)
                yield Piece(section, (cell.rule,), place, cell.text, f"{cell.draws} {cell.text}")


def _place(row: str, column: str, text: str) -> str:
    return " / ".join(part for part in (row, column) if part and part != text)


def _words(section: str, text: str) -> Piece:
    return Piece(section, (), "", text, text)


def _hand(section: str, hand: Hand) -> Piece:
    codes = " ".join(card.code for card in hand.cards)
    return _words(section, f"{hand.name}: {codes} = {hand.total}" if hand.name else f"{codes} = {hand.total}")


def _statement(section: str, statement: Statement, place: str = "", of_row: tuple[str, ...] = ()) -> Piece:
    of_values = dict.fromkeys(rule for part in statement.parts if (rule := getattr(part, "rule", "")))
    rules = statement.rules or tuple(of_values) or of_row
    values = [value for part in statement.parts if (value := getattr(part, "value", ""))]
    inner = tuple(Piece(section, rules, place, value, value) for value in values)
    written = msgspec.json.encode(statement).decode()
    return Piece(section, rules, place, statement.text, written, inner=inner)
