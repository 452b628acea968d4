"""Reading the fragment on a page of HTML back into pieces."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser

from conformance.errors import N_, BaccaratError
from conformance.help.exports.html import PREFIX, ROOT, STAMP
from conformance.help.exports.pieces import Piece, Reading, reading

_BLOCKS = frozenset(
    {"article", "section", "nav", "div", "h1", "h2", "h3", "p", "ul", "ol", "li", "details", "summary", "svg", "style"}
    | {"table", "caption", "thead", "tbody", "tr", "th", "td"}
)
_VOID = frozenset({"br", "wbr", "hr", "img", "input", "meta", "link"})
_SHAPES = frozenset({"rect", "path", "text"})
_SPACES = re.compile("[ \t\n\f]+")

_Event = tuple[str, str, dict[str, str]]
"""What the parser met: "start", "end", "text" or "odd"; a tag's name or a text; attributes."""


def read_html(text: str) -> Reading | None:
    """Return what the fragment on a page of HTML says; None when there is no fragment."""
    parser = _Parser()
    parser.feed(text)
    parser.close()
    starts = [at for at, event in enumerate(parser.events) if _is_root(event)]
    if not starts:
        return None
    if len(starts) > 1:
        raise BaccaratError(N_("holds {count} exports; check each in a file of its own"), count=len(starts))
    events = _element(parser.events[starts[0] :])
    kind, name, attributes = events[0]
    root = (kind, name, {key: value for key, value in attributes.items() if key != STAMP})
    return reading(attributes.get(STAMP), _Pieces().of([root, *events[1:]]))


def _is_root(event: _Event) -> bool:
    kind, _, attributes = event
    return kind == "start" and (STAMP in attributes or ROOT in attributes.get("class", "").split())


def _element(events: list[_Event]) -> list[_Event]:
    """Return the events of the element that begins the list; all of them when it does not end."""
    depth = 0
    for at, (kind, name, _) in enumerate(events):
        if name == events[0][1] and kind in ("start", "end"):
            depth += 1 if kind == "start" else -1
            if depth == 0:
                return events[: at + 1]
    return events


class _Parser(HTMLParser):
    """Lists what is on a page; what no export holds, and a browser may read in its own way, is odd."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.events: list[_Event] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        self.events.append(("start", tag, {name: value or "" for name, value in reversed(attrs)}))
        if len(set(names)) < len(names):
            self.events.append(("odd", f"{tag} with an attribute twice", {}))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag in _SHAPES:
            self.handle_endtag(tag)
        elif tag not in _VOID:
            self.events.append(("odd", "/", {}))

    def handle_endtag(self, tag: str) -> None:
        self.events.append(("end", tag, {}))

    def handle_data(self, data: str) -> None:
        self.events.append(("text", data, {}))

    def handle_comment(self, data: str) -> None:
        if re.search("[<>]|--|^-|-$", data):
            self.events.append(("odd", f"<!--{data}-->", {}))

    def handle_decl(self, decl: str) -> None:
        self.events.append(("odd", f"<!{decl}>", {}))

    def unknown_decl(self, data: str) -> None:
        self.events.append(("odd", f"<![{data}]>", {}))

    def handle_pi(self, data: str) -> None:
        self.events.append(("odd", f"<?{data}>", {}))


class _Pieces:
    """Cuts a fragment into pieces at its blocks, and keeps in mind where in the fragment it is."""

    def __init__(self) -> None:
        self._tokens: list[_Event] = []
        self._open: list[tuple[str, dict[str, str]]] = []
        self._heads: list[str] = []
        self._row: list[str] = []
        self._titles: dict[str, str] = {}

    def of(self, events: list[_Event]) -> Iterator[Piece]:
        """Yield the pieces."""
        for event in events:
            kind, name, attributes = event
            if kind == "start":
                if name in _BLOCKS:
                    yield from self._cut()
                if name not in _VOID:
                    self._open.append((name, attributes))
                if name == "table":
                    self._heads = []
                if name == "tr":
                    self._row = []
                self._tokens.append(event)
            elif kind == "end":
                self._tokens.append(event)
                if name in _BLOCKS:
                    yield from self._cut()
                self._close(name)
            else:
                self._tokens.append(event)
        if self._tokens:
            yield self._piece()

    def _close(self, name: str) -> None:
        names = [opened for opened, _ in self._open]
        if name in names:
            del self._open[len(names) - 1 - names[::-1].index(name) :]

    def _cut(self) -> Iterator[Piece]:
        """Yield the piece that ends here; markup without words goes to the next piece."""
        if any(kind == "odd" or (kind == "text" and _SPACES.sub("", text)) for kind, text, _ in self._tokens):
            yield self._piece()

    def _piece(self) -> Piece:
        tokens, self._tokens = _without_spaces(self._tokens), []
        text = " ".join("".join(_shown(token) for token in tokens).split())
        written, example = "".join(map(_written, tokens)), self._example
        if example:
            self._titles.setdefault(example, text.partition(": ")[2])
        title = self._titles.get(example, "")
        piece = Piece(self._section, self._rules, self._place(text), text, written, example, title)
        if self._open and self._open[-1][0] in ("th", "td"):
            (self._heads if "thead" in [name for name, _ in self._open] else self._row).append(text)
        return piece

    @property
    def _section(self) -> str:
        ids = [attributes.get("id", "") for name, attributes in self._open if name == "section"]
        return ids[-1].removeprefix(PREFIX) if ids else ""

    @property
    def _example(self) -> str:
        ids = [attributes.get("id", "") for name, attributes in self._open if name == "details"]
        return ids[-1] if ids else ""

    @property
    def _rules(self) -> tuple[str, ...]:
        found = (attributes["data-rules"] for _, attributes in reversed(self._open) if "data-rules" in attributes)
        return tuple(next(found, "").split())

    def _place(self, text: str) -> str:
        """Return the heads of the row and the column that a cell stands in."""
        if not self._open or self._open[-1][0] not in ("th", "td") or "thead" in [name for name, _ in self._open]:
            return ""
        head = self._heads[len(self._row)] if len(self._row) < len(self._heads) else ""
        return " / ".join(part for part in (*self._row[:1], head) if part and part != text)


def _without_spaces(tokens: list[_Event]) -> list[_Event]:
    """Return the tokens of a piece with their white space as it is read: none at the ends, and one space elsewhere."""
    texts: list[_Event] = []
    for kind, text, attributes in tokens:
        if kind == "text" and texts and texts[-1][0] == "text":
            texts[-1] = ("text", texts[-1][1] + text, {})
        else:
            texts.append((kind, text, attributes))
    worded = [at for at, (kind, text, _) in enumerate(texts) if kind == "text" and _SPACES.sub("", text)]
    found: list[_Event] = []
    for at, (kind, text, attributes) in enumerate(texts):
        if kind != "text":
            found.append((kind, text, attributes))
            continue
        if not worded or at < worded[0] or at > worded[-1]:
            continue
        said = _SPACES.sub(" ", text)
        said = said.lstrip(" ") if at == worded[0] else said
        found.append((kind, said.rstrip(" ") if at == worded[-1] else said, {}))
    return found


def _shown(token: _Event) -> str:
    kind, text, attributes = token
    if kind == "start":
        return f" {attributes.get('aria-label', '')} " if text in ("svg", "small") else ""
    return text if kind in ("text", "odd") else ""


def _written(token: _Event) -> str:
    kind, name, attributes = token
    if kind == "start":
        return f"<{name}{''.join(f' {key}={json.dumps(value)}' for key, value in sorted(attributes.items()))}>"
    if kind == "end":
        return f"</{name}>"
    return name.replace("<", "&lt;") if kind == "text" else f"<!{name}>"
