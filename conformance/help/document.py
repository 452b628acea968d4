"""The model of a page: sections of blocks, blocks of content, and every value with the rule that it comes from.

A page is built once and written in several forms. Values keep what they are beside how they read, so that a form
can lay them out again, and a test can compare them with `spec/`.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

import msgspec

from conformance.cards import Card
from conformance.words import Language


class Text(msgspec.Struct, frozen=True, tag="text"):
    """Words."""

    text: str


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A number: of points, decks, rounds, seconds or money."""

    text: str
    value: Decimal
    rule: str | None = None


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """Net odds as a page of the table writes them."""

    text: str
    value: Fraction
    notation: str
    rule: str | None = None


class Percent(msgspec.Struct, frozen=True, tag="percent"):
    """A share; the text may be rounded, the value is exact."""

    text: str
    value: Fraction
    rule: str | None = None


class Draws(msgspec.Struct, frozen=True, tag="draws"):
    """A cell of the tableau: a letter for it, what it means in words, whether the hand draws, and by which rules."""

    text: str
    meaning: str
    draws: bool
    rule: str


class Label(msgspec.Struct, frozen=True, tag="label"):
    """What the client shows, letter by letter, in the client's own language and format."""

    text: str
    language: str | None = None
    rule: str | None = None


class Verdict(msgspec.Struct, frozen=True, tag="verdict"):
    """Whether a claim of a published page holds."""

    text: str
    holds: bool
    rule: str


class RuleId(msgspec.Struct, frozen=True, tag="rule"):
    """The rule of what stands beside it."""

    rule: str


class Link(msgspec.Struct, frozen=True, tag="link"):
    """A link to a page of the same language, or to an anchor on it; no page means the same one."""

    text: str
    page: str
    anchor: str = ""


class Code(msgspec.Struct, frozen=True, tag="code"):
    """What is typed or stored as it stands."""

    text: str


class Term(msgspec.Struct, frozen=True, tag="term"):
    """A word that stands out: a keyword, or the word that is explained."""

    text: str


class Anchor(msgspec.Struct, frozen=True, tag="anchor"):
    """A place that links can name."""

    id: str
    text: str


class Small(msgspec.Struct, frozen=True, tag="small"):
    """An aside in small letters, on a line of its own."""

    content: tuple[Inline, ...]


Inline = Text | Number | Odds | Percent | Draws | Label | Verdict | RuleId | Link | Code | Term | Anchor | Small
Content = tuple[Inline, ...]


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    """A paragraph."""

    content: Content


class ListBlock(msgspec.Struct, frozen=True, tag="list"):
    """A list, a statement an item; numbered where the order matters."""

    items: tuple[Content, ...]
    numbered: bool = False


class TableBlock(msgspec.Struct, frozen=True, tag="table"):
    """A table: the heads of its columns, and rows of as many cells."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Content, ...], ...]


class GridRow(msgspec.Struct, frozen=True):
    """A row of the tableau: whose it is, and a cell for each column; None where no card is ever asked for."""

    name: str
    cells: tuple[Draws | None, ...]


class TableauGrid(msgspec.Struct, frozen=True, tag="tableau"):
    """A part of the tableau as a grid: what the columns count, their heads, and the rows."""

    caption: str
    corner: str
    columns: tuple[Number, ...]
    rows: tuple[GridRow, ...]
    blank: str = ""
    """What an empty cell means."""
    over: str = ""
    """What stands over the heads of the columns."""


class DrawnCard(msgspec.Struct, frozen=True):
    """A card as a picture: the card and its name."""

    card: Card
    name: str


class Cards(msgspec.Struct, frozen=True, tag="cards"):
    """Hands as pictures: of each its name, its cards, and what they come to."""

    hands: tuple[tuple[str, tuple[DrawnCard, ...], str], ...]


class Example(msgspec.Struct, frozen=True, tag="example"):
    """A worked example: a scenario that ran, its coup as pictures and in steps, and the command that plays it again."""

    scenario: str
    title: str
    link: Link
    cards: Cards
    steps: tuple[Content, ...]
    command: Code


class PaidLine(msgspec.Struct, frozen=True):
    """One way in which a bet is paid: when, unless its name says it; the odds; and what a round stake returns."""

    when: Content
    pays: Content
    back: Content


class PaidBet(msgspec.Struct, frozen=True):
    """A bet: its ids, its name, the ways in which it is paid, and its return to the player."""

    bets: tuple[str, ...]
    name: Content
    lines: tuple[PaidLine, ...]
    share: Content = ()


class Payouts(msgspec.Struct, frozen=True, tag="payouts"):
    """What bets pay: the heads of the columns, a fourth of them for the return, and the bets in order."""

    columns: tuple[str, ...]
    bets: tuple[PaidBet, ...]


class Fork(msgspec.Struct, frozen=True, tag="fork"):
    """A diagram of what follows from what: a statement first, and then one for each way in which it may come out."""

    first: Content
    ways: tuple[tuple[str, Content], ...]


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """A coup that was played: its cards as pictures, and a line on what happened."""

    cards: Cards
    content: Content


class Note(msgspec.Struct, frozen=True, tag="note"):
    """That the published page is silent, and what names the defect that rules on it."""

    content: Content
    ruling: Content = ()


class Explorer(msgspec.Struct, frozen=True, tag="explorer"):
    """The place of the coup explorer of a table, and what stands there without scripts."""

    table: str
    instead: str


Block = Paragraph | ListBlock | TableBlock | TableauGrid | Cards | Payouts | Fork | Deal | Example | Note | Explorer


class Section(msgspec.Struct, frozen=True):
    """A section: its anchor, its title, its blocks, and the sections inside it."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    sections: tuple[Section, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the section cites, in the order in which it names them."""
        own = [rule for block in self.blocks for rule in rules_of(block)]
        return tuple(dict.fromkeys([*own, *(rule for section in self.sections for rule in section.rules)]))


class Page(msgspec.Struct, frozen=True):
    """A page: its id is its path without the ending, alike in every language."""

    id: str
    title: str
    language: Language
    blocks: tuple[Block, ...]
    sections: tuple[Section, ...]
    footer: Paragraph | None = None

    @property
    def homes(self) -> dict[str, str]:
        """The section that states each rule, the first where several do."""
        homes: dict[str, str] = {}
        for section in self.sections:
            for rule in section.rules:
                homes.setdefault(rule, section.id)
        return homes


def capital(text: str) -> str:
    """Return a text with a capital at its beginning, as heads have it.

    >>> capital("đôi cửa Con")
    'Đôi cửa Con'
    """
    return text[:1].upper() + text[1:]


def begun(content: Content) -> Content:
    """Return a content with a capital at its beginning, where it begins with words and not with an id."""
    first, rest = content[:1], content[1:]
    match first:
        case (Text(text),):
            return (Text(capital(text)), *rest)
        case (Link(text, page, anchor),) if not page.startswith("pages/"):
            return (Link(capital(text), page, anchor), *rest)
        case _:
            return content


def contents_of(block: Block) -> Iterator[Content]:  # noqa: C901 - one a case
    """Yield the contents of a block, in order."""
    match block:
        case Paragraph(content) | Deal(_, content):
            yield content
        case Note(content, ruling):
            yield (*content, *ruling)
        case ListBlock(items):
            yield from items
        case TableBlock(_, rows):
            yield from (cell for row in rows for cell in row)
        case Example():
            yield from block.steps
        case TableauGrid(_, _, columns, rows):
            yield columns
            yield from (tuple(cell for cell in row.cells if cell is not None) for row in rows)
        case Payouts(_, bets):
            for bet in bets:
                yield bet.name
                yield from (part for line in bet.lines for part in (line.when, line.pays, line.back))
                yield bet.share
        case Fork(first, ways):
            yield from (first, *(content for _, content in ways))
        case Cards() | Explorer():
            pass


def inlines_of(content: Content) -> Iterator[Inline]:
    """Yield the parts of a content, those of an aside included."""
    for inline in content:
        yield inline
        if isinstance(inline, Small):
            yield from inlines_of(inline.content)


def split(content: Content) -> tuple[tuple[str, ...], Content]:
    """Return the rules that a content names, and what it says without naming them."""
    rules: list[str] = []
    said: list[Inline] = []
    for inline in content:
        if isinstance(inline, RuleId):
            rules.append(inline.rule)
            if said and said[-1] == Text(" "):
                said.pop()
        else:
            said.append(inline)
    return tuple(dict.fromkeys(rules)), tuple(said)


def rules_of_values(content: Content) -> tuple[str, ...]:
    """Return the rules that state the values in a content."""
    return tuple(dict.fromkeys(rule for inline in inlines_of(content) if (rule := getattr(inline, "rule", None))))


def blocks_of(page: Page) -> Iterator[Block]:
    """Yield every block of a page, in order."""
    yield from page.blocks
    waiting = list(page.sections)
    while waiting:
        section = waiting.pop(0)
        yield from section.blocks
        waiting[:0] = section.sections


def rules_of(block: Block) -> Iterator[str]:
    """Yield the rules that a block states, in order; an example shows rules and states none."""
    for content in () if isinstance(block, Example) else contents_of(block):
        for inline in inlines_of(content):
            if isinstance(inline, RuleId):
                yield inline.rule


class Line(msgspec.Struct, frozen=True):
    """A line of a page as it reads: the section that it stands in, its rules, and its words."""

    section: str
    rules: tuple[str, ...]
    text: str


def lines_of(page: Page) -> Iterator[Line]:
    """Yield the lines of a page, in order: a statement, a row of a table or a chart, a way in which a bet pays."""
    for block in page.blocks:
        yield from _lines("", block)
    for section in page.sections:
        yield Line(section.id, (), section.title)
        for block in section.blocks:
            yield from _lines(section.id, block)
    if page.footer is not None:
        yield Line("", (), text_of(page.footer.content))


def _lines(section: str, block: Block) -> Iterator[Line]:
    match block:
        case Payouts(columns, bets):
            yield Line(section, (), " | ".join(columns))
            for bet in bets:
                for line in bet.lines:
                    yield _line(section, bet.name, line.when, line.pays, line.back, bet.share)
        case TableBlock(columns, rows):
            yield Line(section, (), " | ".join(columns))
            yield from (_line(section, *row) for row in rows)
        case TableauGrid(caption, corner, columns, rows):
            heads = [caption, corner, block.over, *(number.text for number in columns)]
            yield Line(section, (), " | ".join(filter(None, heads)))
            for row in rows:
                cells = [cell for cell in row.cells if cell is not None]
                rules = tuple(dict.fromkeys(rule for cell in cells for rule in cell.rule.split()))
                yield Line(section, rules, " ".join([row.name, *(cell.text for cell in cells)]))
        case Fork(first, ways):
            yield _line(section, first)
            yield from (_line(section, (Text(way),), content) for way, content in ways)
        case Deal(cards, content):
            yield _line(section, (Text(hands_text(cards)),), content)
        case Cards():
            yield Line(section, (), hands_text(block))
        case _:
            yield from (_line(section, content) for content in contents_of(block))


def _line(section: str, *cells: Content) -> Line:
    rules = dict.fromkeys(rule for cell in cells for rule in (*split(cell)[0], *rules_of_values(cell)))
    return Line(section, tuple(rules), " | ".join(filter(None, map(text_of, cells))))


def hands_text(cards: Cards) -> str:
    """Return hands in words: the name of each, its cards, and what they come to."""
    return "; ".join(
        f"{name} {' '.join(str(drawn.card) for drawn in of_hand)} = {total}".strip()
        for name, of_hand, total in cards.hands
    )


def text_of(content: Content) -> str:
    """Return the words of a content, without the rules that it names."""
    return "".join(str(getattr(inline, "text", "")) for inline in inlines_of(split(content)[1]))
