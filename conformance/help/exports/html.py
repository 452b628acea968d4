"""The page for bettors as an HTML fragment: one element with its own styles, which needs no script and no other file.

Everything in it is scoped by the id of the root element: the styles reach nothing outside, and being important and
bound to an id they give way to no style of the page around. A statement has the id of the rule that it is the first
to state, and lists all of its rules in `data-rules`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from conformance.help.document import (
    Block,
    Cards,
    Content,
    DrawnCard,
    Draws,
    Example,
    GridRow,
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
    rules_of_values,
    split,
)
from conformance.places import PACKAGE
from conformance.report.drawing import whole_card
from conformance.report.markup import Markup, element, inside
from conformance.words import words_in

PREFIX = "baccarat-"
"""Before every class of the fragment, and every id that is no rule and no scenario."""
ROOT = "baccarat-help"
"""The class of the root element."""
MOST_COLUMNS = 3
"""Columns of a table that a phone has room for; the rows of a wider one stand there as stacks of lines."""
STAMP = "data-baccarat-help"
"""The attribute of the root element that holds the stamp."""


def html(page: Page, stamp: str) -> str:
    """Return a page as an HTML fragment that carries a stamp."""
    return str(_Writer(page).root(stamp)) + "\n"


def root_id(page: Page) -> str:
    """Return the id of the root element."""
    return f"{ROOT}-{page.id.rpartition('/')[2]}"


def styles(page: Page) -> str:
    """Return the styles of the fragment, each bound to its root and important."""
    text = (PACKAGE / "help" / "exports" / "style.css").read_text("utf-8")
    text = re.sub(r"/\*.*?\*/\s*", "", text, flags=re.DOTALL)
    return text.replace("&", f"#{root_id(page)}").replace(";", " !important;")


class _Writer:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._words = words_in(page.language)
        self._stated: set[str] = set()

    def root(self, stamp: str) -> Markup:
        page = self._page
        title = f"{PREFIX}title"
        parts = [
            element("style", Markup(f"\n{styles(page)}")),
            element("h1", page.title, id=title),
            *map(self._block, page.blocks),
            self._contents(),
            *(self._section(section, "h2") for section in page.sections),
        ]
        attributes = {STAMP: stamp}
        return element(
            "article",
            _lines(parts),
            id=root_id(page),
            class_=ROOT,
            lang=page.language,
            aria_labelledby=title,
            **attributes,
        )

    def _contents(self) -> Markup:
        links = (
            element("li", element("a", section.title, href=_address(section.id))) for section in self._page.sections
        )
        name = self._words.name("heading", "Contents")
        return element("nav", _lines([element("ul", _lines(links))]), aria_label=name)

    def _section(self, section: Section, head: str) -> Markup:
        parts = [
            element(head, section.title),
            *(self._block(block, section.title) for block in section.blocks),
            *(self._section(inner, "h3") for inner in section.sections),
        ]
        return element("section", _lines(parts), id=f"{PREFIX}{section.id}")

    def _block(self, block: Block, title: str = "") -> Markup:  # noqa: PLR0911 - one a case
        match block:
            case Paragraph(content):
                return self._statement("p", content)
            case Note(content):
                return self._statement("p", content, class_=f"{PREFIX}silent")
            case ListBlock(items):
                return element("ul", _lines(self._statement("li", item) for item in items))
            case TableBlock():
                return _scrolling(self._table(block), title)
            case TableauGrid():
                return _scrolling(self._grid(block), block.caption)
            case Cards():
                return _hands(block)
            case Example():
                return self._example(block)
            case _:
                raise TypeError(block)

    def _statement(self, name: str, content: Content, class_: str | None = None) -> Markup:
        rules, said = split(content)
        anchor, others = self._anchors(rules)
        return element(name, others, self._content(said), id=anchor, class_=class_, data_rules=_joined(rules))

    def _anchors(self, rules: Iterable[str]) -> tuple[str | None, list[Markup]]:
        """Return the id of a statement, and anchors for what else it is the first to state."""
        fresh = [rule for rule in rules if rule not in self._stated]
        self._stated.update(fresh)
        return next(iter(fresh), None), [element("span", id=rule) for rule in fresh[1:]]

    def _table(self, table: TableBlock) -> Markup:
        stacked = len(table.columns) > MOST_COLUMNS
        heads = [element("th", column, scope="col", **_role(stacked, "columnheader")) for column in table.columns]
        return element(
            "table",
            _lines(
                [
                    element("thead", element("tr", heads, **_role(stacked, "row")), **_role(stacked, "rowgroup")),
                    element(
                        "tbody",
                        _lines(self._row(row, table.columns if stacked else None) for row in table.rows),
                        **_role(stacked, "rowgroup"),
                    ),
                ]
            ),
            class_=f"{PREFIX}stacked" if stacked else None,
            **_role(stacked, "table"),
        )

    def _row(self, row: tuple[Content, ...], heads: tuple[str, ...] | None) -> Markup:
        """Return a row; with the heads of its columns it can stand as a stack of lines, each behind its head."""
        cells = [split(cell) for cell in row]
        rules = tuple(dict.fromkeys(rule for of_cell, _ in cells for rule in of_cell))
        anchor, others = self._anchors(rules)
        first, *rest = (said for _, said in cells)
        stacked = heads is not None
        written = [element("th", others, self._content(first), scope="row", **_role(stacked, "rowheader"))]
        for said, head in zip(rest, heads[1:] if heads else (None,) * len(rest), strict=True):
            of_values = _joined(rules_of_values(said))
            written.append(
                element("td", self._content(said), data_rules=of_values, data_head=head, **_role(stacked, "cell"))
            )
        return element("tr", written, id=anchor, data_rules=_joined(rules), **_role(stacked, "row"))

    def _grid(self, grid: TableauGrid) -> Markup:
        heads = [element("th", number.text, scope="col") for number in grid.columns]
        return element(
            "table",
            _lines(
                [
                    element("caption", grid.caption),
                    element("thead", element("tr", element("th", grid.corner, scope="col"), heads)),
                    element("tbody", _lines(_grid_row(row, grid.blank) for row in grid.rows)),
                ]
            ),
            class_=f"{PREFIX}tableau",
        )

    def _example(self, example: Example) -> Markup:
        name = self._words.name("heading", "Example")
        steps = element("ol", _lines(element("li", self._content(split(step)[1])) for step in example.steps))
        return element(
            "details",
            _lines([element("summary", f"{name}: {example.title}"), _hands(example.cards), steps]),
            id=example.scenario,
        )

    def _content(self, content: Content) -> Markup:
        return Markup("".join(map(self._inline, content)))

    def _inline(self, inline: Inline) -> Markup:
        match inline:
            case Label(text, language):
                return element("b", text, lang=language)
            case Term(text):
                return element("strong", text)
            case Link(text, _, anchor):
                return element("a", text, href=_address(anchor))
            case Small(content):
                return element("small", self._content(content))
            case Odds(text):
                return element("span", text, class_=f"{PREFIX}odds")
            case Text(text) | Number(text) | Percent(text):
                return inside(text)
            case _:
                raise TypeError(inline)


def _lines(parts: Iterable[Markup]) -> Markup:
    """Return parts with a line for each."""
    return Markup("\n" + "".join(f"{part}\n" for part in parts))


def _role(stacked: bool, role: str) -> dict[str, str]:
    """Return the role of a part of a table that a phone lays out otherwise; it is read as a table all the same."""
    return {"role": role} if stacked else {}


def _joined(rules: tuple[str, ...]) -> str | None:
    return " ".join(rules) or None


def _address(anchor: str) -> str:
    return f"#{PREFIX}{anchor}"


def _scrolling(table: Markup, name: str) -> Markup:
    """Return a table that scrolls by itself where it is wider than the screen; the keyboard reaches it."""
    return element("div", table, class_=f"{PREFIX}scroll", role="group", tabindex="0", aria_label=name)


def _grid_row(row: GridRow, blank: str) -> Markup:
    return element("tr", element("th", row.name, scope="row"), [_cell(cell, blank) for cell in row.cells])


def _cell(cell: Draws | None, blank: str) -> Markup:
    if cell is None:
        return element("td", element("abbr", "–", title=blank))
    kind = f"{PREFIX}draws" if cell.draws else f"{PREFIX}stands"
    return element("td", element("abbr", cell.text, title=cell.meaning), class_=kind, data_rules=cell.rule)


def _hands(cards: Cards) -> Markup:
    return element("div", [_hand(*hand) for hand in cards.hands], class_=f"{PREFIX}cards")


def _hand(name: str, cards: Iterable[DrawnCard], total: str) -> Markup:
    pictures = [whole_card(drawn.card, drawn.name, PREFIX) for drawn in cards]
    said = element("span", f"{capital(name)}: {total}" if name else total, class_=f"{PREFIX}total")
    return element("div", pictures, said, class_=f"{PREFIX}hand")
