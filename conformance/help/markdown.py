"""Pages as Markdown: one line a sentence or a row, with stable anchors, for any site and for reading as it stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

from conformance.help.document import (
    Anchor,
    Block,
    Cards,
    Code,
    Content,
    DrawnCard,
    Draws,
    Example,
    Explorer,
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
    RuleId,
    Section,
    Small,
    TableauGrid,
    TableBlock,
    Term,
    Text,
    Verdict,
    begun,
    blocks_of,
    capital,
)
from conformance.report.drawing import card_drawing, suit_shapes
from conformance.report.markup import Markup, element

_SPECIAL = re.compile(r"([\\`*_\[\]{}>|])")


def markdown(page: Page) -> str:
    """Return a page as Markdown."""
    return "\n".join(_Writer(page).lines()).rstrip() + "\n"


class _Writer:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._anchored: set[str] = set()
        self._depth = page.id.count("/")

    def lines(self) -> Iterator[str]:
        yield f"# {_escaped(capital(self._page.title))}"
        yield ""
        if any(isinstance(block, (Cards, Example)) for block in blocks_of(self._page)):
            yield str(suit_shapes())
            yield ""
        for block in self._page.blocks:
            yield from self._block(block)
        for section in self._page.sections:
            yield from self._section(section, "##")

    def _section(self, section: Section, mark: str) -> Iterator[str]:
        yield f"{mark} {_escaped(capital(section.title))} {{#{section.id}}}"
        yield ""
        for block in section.blocks:
            yield from self._block(block)
        for inner in section.sections:
            yield from self._section(inner, f"{mark}#")

    def _block(self, block: Block) -> Iterator[str]:
        match block:
            case Paragraph(content):
                yield self._content(begun(content))
            case ListBlock(items):
                for item in items:
                    yield f"- {self._content(begun(item))}"
            case TableBlock():
                yield from self._table(block)
            case TableauGrid():
                yield from self._grid(block)
            case Cards():
                yield _hands(block)
            case Example():
                yield from self._example(block)
            case Note(content, ruling):
                yield self._content((*content, *ruling))
                yield "{ .silent }"
            case Explorer(table, instead):
                yield f'<div class="coup-explorer" data-table="{escape(table)}"></div>'
                yield f"<noscript>{escape(instead)}</noscript>"
        yield ""

    def _table(self, table: TableBlock) -> Iterator[str]:
        """Write a table; a rule that several of its rows cite stands in the first of them."""
        yield f"| {' | '.join(_escaped(capital(column)) for column in table.columns)} |"
        yield f"|{' --- |' * len(table.columns)}"
        seen: set[str] = set()
        for row in table.rows:
            cells = []
            for cell in row:
                fresh = [inline for inline in cell if not (isinstance(inline, RuleId) and inline.rule in seen)]
                seen.update(inline.rule for inline in cell if isinstance(inline, RuleId))
                cells.append(self._content(tuple(fresh)).strip())
            yield f"| {' | '.join(cells)} |"

    def _grid(self, grid: TableauGrid) -> Iterator[str]:
        yield '<table class="tableau">'
        yield f"<caption>{escape(capital(grid.caption))}</caption>"
        heads = "".join(f'<th scope="col">{escape(number.text)}</th>' for number in grid.columns)
        yield f'<thead><tr><th scope="col">{escape(grid.corner)}</th>{heads}</tr></thead>'
        yield "<tbody>"
        for row in grid.rows:
            cells = "".join(_cell(cell, grid.blank) for cell in row.cells)
            yield f'<tr><th scope="row">{escape(capital(row.name))}</th>{cells}</tr>'
        yield "</tbody>"
        yield "</table>"

    def _example(self, example: Example) -> Iterator[str]:
        yield '<figure class="example" markdown="1">'
        yield f'<figcaption markdown="span">{_escaped(example.title)} {self._inline(example.link)}</figcaption>'
        yield ""
        yield _hands(example.cards)
        yield ""
        for number, step in enumerate(example.steps, start=1):
            yield f"{number}. {self._content(step, anchors=False)}"
        yield ""
        yield self._inline(example.command)
        yield ""
        yield "</figure>"

    def _content(self, content: Content, *, anchors: bool = True) -> str:
        return "".join(self._inline(inline, anchors=anchors) for inline in content)

    def _inline(self, inline: Inline, *, anchors: bool = True) -> str:  # noqa: PLR0911 - one a case
        match inline:
            case Text(text) | Number(text) | Odds(text) | Percent(text) | Draws(text):
                return _escaped(text)
            case Label(text, language):
                return str(element("span", Markup(_escaped(text)), class_="label", lang=language))
            case Verdict(text, holds):
                return f'<span class="{"claim-holds" if holds else "claim-fails"}">{_escaped(text)}</span>'
            case RuleId(rule):
                return self._rule(rule, anchors=anchors)
            case Link(text):
                return f"[{_escaped(text)}]({self._address(inline)})"
            case Code(text):
                return f"`{text}`"
            case Term(text):
                return f"**{_escaped(text)}**"
            case Anchor(anchor, text):
                return str(element("a", Markup(_escaped(text)), id=anchor, href=f"#{anchor}"))
            case Small(content):
                return f"<br><small>{self._content(content)}</small>"

    def _rule(self, rule: str, *, anchors: bool) -> str:
        """Return a rule, which is an anchor where the page first states it and a link to there everywhere else."""
        if not anchors or rule in self._anchored:
            return f'<a class="rule-id" href="#{rule}">{rule}</a>'
        self._anchored.add(rule)
        return f'<a id="{rule}" class="rule-id" href="#{rule}">{rule}</a>'

    def _address(self, link: Link) -> str:
        """Return the address of a link from this page."""
        anchor = f"#{link.anchor}" if link.anchor else ""
        return f"{'../' * self._depth}{link.page}.md{anchor}" if link.page else anchor


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text).replace("<", "&lt;")  # of all these, it alone takes no backslash


def _cell(cell: Draws | None, blank: str) -> str:
    if cell is None:
        return f'<td><abbr title="{escape(blank)}">–</abbr></td>'
    kind = "draws" if cell.draws else "stands"
    return f'<td class="{kind}"><abbr title="{escape(cell.meaning)}">{escape(cell.text)}</abbr></td>'


def _hands(cards: Cards) -> str:
    return str(element("div", [_hand(*hand) for hand in cards.hands], class_="cards"))


def _hand(name: str, cards: Iterable[DrawnCard], total: str) -> Markup:
    pictures = [card_drawing(drawn.card, drawn.name) for drawn in cards]
    said = element("span", f"{capital(name)}: {total}" if name else total, class_="hand-total")
    return element("span", pictures, said, class_="hand")
