"""All that a page says of each rule, in any form of an export: what makes a stale export able to name its rules."""

from __future__ import annotations

from collections.abc import Iterator

from conformance.help.document import (
    Block,
    Cards,
    Content,
    Example,
    Page,
    Paragraph,
    Section,
    TableauGrid,
    TableBlock,
    contents_of,
    inlines_of,
    rules_of_values,
)
from conformance.help.exports.pieces import short_digest


def statement_digests(page: Page) -> dict[str, str]:
    """Return a digest for each rule of all the statements and cells that rest on it, in the order of the page."""
    found: dict[str, list[str]] = {}
    for section in page.sections:
        for rule, text in _stated(section):
            found.setdefault(rule, []).append(text)
    return {rule: short_digest("\0".join(texts)) for rule, texts in found.items()}


def _stated(section: Section) -> Iterator[tuple[str, str]]:
    before: tuple[str, ...] = ()
    for block in section.blocks:
        yield from _in_block(block, before)
        before = rules_of_values(block.content) if isinstance(block, Paragraph) else ()
    for inner in section.sections:
        yield from _stated(inner)


def _in_block(block: Block, before: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield what a block says of each rule. A table rests as well on the rules of a paragraph right before it."""
    match block:
        case TableBlock(_, rows):
            for row in rows:
                rules = dict.fromkeys([*before, *(rule for cell in row for rule in rules_of_values(cell))])
                yield from ((rule, " | ".join(map(_text, row))) for rule in rules)
        case TableauGrid(caption, _, columns, rows):
            for line in rows:
                for column, cell in zip(columns, line.cells, strict=True):
                    if cell is not None:
                        yield cell.rule, f"{caption} {line.name} {column.text} {cell.text} {cell.meaning}"
        case Example() | Cards():
            pass
        case _:
            for content in contents_of(block):
                yield from ((rule, _text(content)) for rule in rules_of_values(content))


def _text(content: Content) -> str:
    return "".join(getattr(inline, "text", "") for inline in inlines_of(content))
