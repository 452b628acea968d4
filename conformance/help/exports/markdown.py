"""A player's page as plain Markdown, which reads as it stands: pictures are words in it, and the chart is its lines."""

from __future__ import annotations

import re
from collections.abc import Iterator

from conformance.help.document import (
    Block,
    Cards,
    Content,
    Deal,
    Fork,
    ListBlock,
    Page,
    PaidBet,
    Paragraph,
    Payouts,
    TableauGrid,
    TableBlock,
    Term,
    hands_text,
    inlines_of,
    rules_of_values,
    split,
)

START, END = "<!-- baccarat-help", "<!-- /baccarat-help -->"
"""The comments around an export; the first holds the stamp."""
_SPECIAL = re.compile(r"([\\`*_\[\]{}<>|])")


def markdown(page: Page, stamp: str) -> str:
    """Return a page as Markdown that carries a stamp."""
    safe = stamp.replace("--", "\\u002d\\u002d")
    return "\n".join([f"{START} {safe} -->", "", *(line for line, _ in _page(page)), END, ""])


def rules_of_lines(page: Page) -> dict[str, tuple[str, ...]]:
    """Return the rules of each line of the Markdown."""
    return dict(_page(page))


Ruled = tuple[str, tuple[str, ...]]
"""A line, and its rules."""


def _page(page: Page) -> Iterator[Ruled]:
    yield from ((f"# {_plain(page.title)}", ()), ("", ()))
    for block in page.blocks:
        yield from (*_block(block), ("", ()))
    for section in page.sections:
        yield from ((f"## {_plain(section.title)}", ()), ("", ()))
        for block in section.blocks:
            lines = list(_block(block))
            yield from (*lines, *([("", ())] if lines else []))
    if page.footer is not None:
        yield from ((f"*{_text(page.footer.content)}*", ()), ("", ()))


def _block(block: Block) -> Iterator[Ruled]:
    match block:
        case Paragraph(content):
            yield _text(content), _rules(content)
        case ListBlock(items, numbered):
            marks = (f"{at}." if numbered else "-" for at in range(1, len(items) + 1))
            yield from ((f"{mark} {_text(item)}", _rules(item)) for mark, item in zip(marks, items, strict=True))
        case TableBlock(columns, rows):
            yield from _table(columns, [([_text(cell) for cell in row], _rules(*row)) for row in rows])
        case Payouts(columns, bets):
            yield from _payouts(columns, bets)
        case Fork(first, ways):
            yield f"- {_text(first)}", _rules(first)
            yield from ((f"- {_plain(way)}: {_text(content)}", _rules(content)) for way, content in ways)
        case Deal(cards, content):
            yield f"- {_plain(hands_text(cards))}. {_text(content)}", _rules(content)
        case Cards():
            yield _plain(hands_text(block)), ()
        case TableauGrid():
            return  # the lines under it say the same, and need no colours
        case _:
            raise TypeError(block)


def _payouts(columns: tuple[str, ...], bets: tuple[PaidBet, ...]) -> Iterator[Ruled]:
    rows = []
    for bet in bets:
        for at, line in enumerate(bet.lines):
            name, when = _text(bet.name), _text(line.when)
            first = " – ".join(part for part in (name if at == 0 or not when else "", when) if part)
            share = [_text(bet.share) if at == 0 else ""] if bet.share else []
            cells = [first, _text(line.pays), _text(line.back), *share]
            rows.append((cells, _rules(bet.name, line.when, line.pays, bet.share)))
    yield from _table(columns, rows)


def _table(columns: tuple[str, ...], rows: list[tuple[list[str], tuple[str, ...]]]) -> Iterator[Ruled]:
    yield f"| {' | '.join(map(_plain, columns))} |", ()
    yield f"|{' --- |' * len(columns)}", ()
    for row, rules in rows:
        yield f"| {' | '.join(row)} |", rules


def _rules(*contents: Content) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for one in contents for rule in (*split(one)[0], *rules_of_values(one))))


def _text(content: Content) -> str:
    said = inlines_of(split(content)[1])
    return "".join(
        f"**{_plain(one.text)}**" if isinstance(one, Term) else _plain(getattr(one, "text", "")) for one in said
    )


def _plain(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
