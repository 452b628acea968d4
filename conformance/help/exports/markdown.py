"""The page for bettors as plain Markdown: CommonMark with tables, which any renderer shows as it is meant.

Anchors are empty `a` elements with the id of a section, or of the rule that a statement is the first to state.
The page stands between two comments; the first holds the stamp.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from conformance.cards import write_cards
from conformance.help.document import (
    Block,
    Cards,
    Content,
    Draws,
    Example,
    Inline,
    Label,
    Link,
    ListBlock,
    Note,
    Number,
    Odds,
    Page,
    Paragraph,
    Percent,
    Section,
    Small,
    TableauGrid,
    TableBlock,
    Term,
    Text,
    capital,
    split,
)
from conformance.words import words_in

START, END = "<!-- baccarat-help", "<!-- /baccarat-help -->"
"""How the first line of the page begins, and the last."""

_SPECIAL = re.compile(r"([\\`*_\[\]{}<>|~&])")


def markdown(page: Page, stamp: str) -> str:
    """Return a page as Markdown that carries a stamp."""
    return "\n".join([f"{START} {stamp} -->", "", *_Writer(page).lines(), END, ""])


def escaped(text: str) -> str:
    r"""Return a text with what Markdown would take for a mark escaped.

    >>> print(escaped("1*2|3"))
    1\*2\|3
    """
    return _SPECIAL.sub(r"\\\1", text)


class _Writer:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._words = words_in(page.language)
        self._stated: set[str] = set()

    def lines(self) -> Iterator[str]:
        page = self._page
        yield from (f"# {escaped(page.title)}", "")
        for block in page.blocks:
            yield from self._block(block)
        yield from (f"- [{escaped(section.title)}](#{section.id})" for section in page.sections)
        yield ""
        for section in page.sections:
            yield from self._section(section, "##")

    def _section(self, section: Section, mark: str) -> Iterator[str]:
        yield from (f"{mark} {_anchor(section.id)}{escaped(section.title)}", "")
        for block in section.blocks:
            yield from self._block(block)
        for inner in section.sections:
            yield from self._section(inner, f"{mark}#")

    def _block(self, block: Block) -> Iterator[str]:
        match block:
            case Paragraph(content):
                yield self._statement(content)
            case Note(content):
                yield f"> {self._statement(content)}"
            case ListBlock(items):
                yield from (f"- {self._statement(item)}" for item in items)
            case TableBlock(columns, rows):
                yield from _table(columns, (map(self._statement, row) for row in rows))
            case TableauGrid():
                yield from (f"**{escaped(block.caption)}**", "")
                heads = (block.corner, *(number.text for number in block.columns))
                yield from _table(heads, ([escaped(row.name), *map(_cell, row.cells)] for row in block.rows))
            case Cards():
                yield " · ".join(_hands(block))
            case Example():
                yield from self._example(block)
            case _:
                raise TypeError(block)
        yield ""

    def _example(self, example: Example) -> Iterator[str]:
        name = self._words.name("heading", "Example")
        yield from (f"**{name}: {escaped(example.title)}**", "")
        yield from (" · ".join(_hands(example.cards)), "")
        for number, step in enumerate(example.steps, start=1):
            yield f"{number}. {self._content(split(step)[1])}"

    def _statement(self, content: Content) -> str:
        rules, said = split(content)
        fresh = [rule for rule in rules if rule not in self._stated]
        self._stated.update(fresh)
        return "".join(map(_anchor, fresh)) + self._content(said)

    def _content(self, content: Content) -> str:
        return "".join(map(self._inline, content))

    def _inline(self, inline: Inline) -> str:
        match inline:
            case Label(text) | Term(text):
                return f"**{escaped(text)}**"
            case Link(text, _, anchor):
                return f"[{escaped(text)}](#{anchor})"
            case Small(content):
                return f"<br>{self._content(content)}"
            case Text(text) | Number(text) | Odds(text) | Percent(text):
                return escaped(text)
            case _:
                raise TypeError(inline)


def _anchor(anchor: str) -> str:
    return f'<a id="{anchor}"></a>'


def _table(columns: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    heads = [escaped(column) for column in columns]
    yield f"| {' | '.join(heads)} |"
    yield f"|{' --- |' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _cell(cell: Draws | None) -> str:
    return "–" if cell is None else escaped(cell.text)


def _hands(cards: Cards) -> Iterator[str]:
    for name, drawn, total in cards.hands:
        shown = write_cards([one.card for one in drawn])
        yield f"{escaped(capital(name))}: {shown} = {total}" if name else f"{shown} = {total}"
