"""Reading exports back into pieces, less what may change on the way without changing what is read.

HTML is read by an HTML5 parser as a browser reads it, and its text is normalised only afterwards. Free are the page
around a fragment, plain comments, white space between blocks, the quotation marks and order of attributes, characters
written as references, and the CSS variables that a game may set. In Markdown: what stands around the two comments,
white space at the ends of lines and cells, the length of the line under the heads of a table, empty lines. In JSON:
white space and the order of keys. In every form: CRLF line ends, a byte order mark, composed or decomposed letters.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from hashlib import sha256

import msgspec
from selectolax.lexbor import LexborHTMLParser, LexborNode

from conformance.errors import N_, BaccaratError
from conformance.help.exports.markdown import END, START

STAMP = "data-baccarat-help"
"""The attribute of the root element that holds the stamp."""
MARK = re.compile(r"\bbaccarat-(?:help|payouts|chart|lines|fork)\b")
"""A class that only a fragment has."""
VARIABLES = re.compile(
    r"\s*(?:--baccarat-(?:ink|paper|accent)\s*:\s*(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/deg]+\)|[a-z]+)"
    r"|--baccarat-font\s*:\s*[\w\s,\"'-]+|--baccarat-radius\s*:\s*[\d.]+(?:px|em|rem|%)?)\s*;?",
    re.IGNORECASE,
)
"""A CSS variable that a game may set on the root element, and a value of its kind."""
_SPACE = re.compile(r"[ \t\n\f\r]+")
_INLINE = frozenset({"b", "span", "svg", "path", "rect", "text", "small"})
_PIECES = frozenset({"h1", "h2", "p", "li", "tr", "caption", "figure", "footer", "style"})
_HIDING = frozenset({"details", "dialog", "template", "noscript", "select", "textarea", "object", "iframe", "svg"})
_HIDDEN_STYLE = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0|content-visibility", re.IGNORECASE
)
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)")
_CLOSED = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
    | {"p", "li", "dt", "dd", "option", "tr", "td", "th", "thead", "tbody", "tfoot"}
)
"""Elements that need no end tag."""
_DEEPEST = 1000
_COPIED = 3
"""Lines of an export that stand around it as well: this many are a copy of it."""
_LINE = 25
"""Letters of a line that no other text has by chance."""


class Piece(msgspec.Struct, frozen=True):
    """A piece: its section, its rules where the form has them, what it reads, and how it is written."""

    section: str
    rules: tuple[str, ...]
    text: str
    written: str


class Reading(msgspec.Struct, frozen=True):
    """What was read of an export: its stamp as it stands, its pieces in order, and what is wrong around it."""

    stamp: str | None
    pieces: tuple[Piece, ...]
    hidden: bool = False

    @property
    def digest(self) -> str:
        """The hash of all that the export says."""
        return sha256("\0".join(piece.written for piece in self.pieces).encode(errors="replace")).hexdigest()


class HtmlReading(msgspec.Struct, frozen=True):
    """The fragments of a page, and whether something around them is, or looks like, one without a stamp."""

    fragments: tuple[Reading, ...]
    unmarked: bool


def normal(text: str) -> str:
    """Return a text composed, as it reads."""
    return unicodedata.normalize("NFC", text)


def read_html(text: str) -> HtmlReading:
    """Return the fragments in a page. Raises BaccaratError when it is nested deeper than any page."""
    _check_depth(text)
    tree = LexborHTMLParser(text)
    roots: list[LexborNode] = []
    unmarked = False
    outside: list[str] = []
    for node, depth_of_root in _outside(tree):
        if depth_of_root:
            roots.append(node)
        elif node.tag == "-text":
            outside.append(node.text_content or "")
        elif node.tag != "-comment" and not _tag(node).startswith("-"):
            attributes = node.attributes
            unmarked |= "data-rules" in attributes or MARK.search(attributes.get("class") or "") is not None
    fragments = tuple(_fragment(root) for root in roots)
    around = normal(_SPACE.sub(" ", " ".join(outside)))
    for one in fragments:
        long = {piece.text for piece in one.pieces if len(piece.text) >= _LINE}
        unmarked |= sum(line in around for line in long) >= _COPIED
    return HtmlReading(fragments, unmarked)


def _check_depth(text: str) -> None:
    """Refuse what an HTML5 parser takes hours for: the standard has it look through all open elements at each tag."""
    depth = 0
    for tag in _TAG.finditer(text):
        if tag[2].lower() not in _CLOSED:
            depth = max(0, depth - 1) if tag[1] else depth + 1
        if depth > _DEEPEST:
            raise BaccaratError(N_("is nested deeper than {most} elements; name a file that is a page"), most=_DEEPEST)


def _outside(tree: LexborHTMLParser) -> Iterator[tuple[LexborNode, bool]]:
    """Yield what stands outside fragments, and each fragment's root with True."""
    node = tree.root
    while node is not None:
        is_root = not _tag(node).startswith("-") and STAMP in node.attributes
        yield node, is_root
        node = _next(node, None, enter=not is_root and node.tag not in ("script", "style"))


def _next(start: LexborNode, end: LexborNode | None, *, enter: bool) -> LexborNode | None:
    """Return the next node in the order of the document, without recursion: a page may be nested 200,000 deep."""
    if enter and start.child is not None:
        return start.child
    node: LexborNode | None = start
    while node is not None and (end is None or node.mem_id != end.mem_id):
        if node.next is not None:
            return node.next
        node = node.parent
    return None


def _tag(node: LexborNode) -> str:
    return node.tag or ""


def _fragment(root: LexborNode) -> Reading:
    stamp = root.attributes.get(STAMP)
    reader = _Reader(root)
    return Reading(stamp, tuple(reader.pieces()), _is_hidden(root))


def _is_hidden(root: LexborNode) -> bool:
    """Say whether a fragment stands where no reader sees it."""
    node = root.parent
    while node is not None and not _tag(node).startswith("-"):
        attributes = node.attributes
        closed = node.tag in _HIDING and not ("open" in attributes and node.tag in ("details", "dialog"))
        if closed or "hidden" in attributes or _HIDDEN_STYLE.search(attributes.get("style") or ""):
            return True
        node = node.parent
    return "hidden" in root.attributes


class _Reader:
    """Reads one fragment into pieces: an element of a kind that a line is, with all that is in it, is one."""

    def __init__(self, root: LexborNode) -> None:
        self._root = root
        self._id = root.attributes.get("id") or ""
        self._section = ""

    def pieces(self) -> Iterator[Piece]:
        tokens: list[str] = []
        words: list[str] = []
        rules: list[str] = []
        opened: list[LexborNode] = []
        inside: LexborNode | None = None
        node: LexborNode | None = self._root
        while node is not None:
            starts = node.tag in _PIECES and inside is None
            if starts and tokens:
                yield self._piece(tokens, words, rules)
                tokens, words, rules = [], [], []
            if starts:
                inside = node
            if node.tag == "-text":
                self._text(node, tokens, words)
            elif node.tag != "-comment":
                self._open(node, tokens, words, rules)
                opened.append(node)
            following = _next(node, self._root, enter=True)
            parent = following.parent if following is not None else None
            while opened and (parent is None or opened[-1].mem_id != parent.mem_id):
                closing = opened.pop()
                self._close(closing, tokens)
                if inside is not None and closing.mem_id == inside.mem_id:
                    yield self._piece(tokens, words, rules)
                    tokens, words, rules, inside = [], [], [], None
            node = following
        if tokens:
            yield self._piece(tokens, words, rules)

    def _piece(self, tokens: list[str], words: list[str], rules: list[str]) -> Piece:
        text = " ".join(" ".join(words).split())
        return Piece(self._section, tuple(dict.fromkeys(rules)), text, "".join(tokens))

    def _open(self, node: LexborNode, tokens: list[str], words: list[str], rules: list[str]) -> None:
        attributes = {name: normal(value or "") for name, value in node.attributes.items()}
        if node.mem_id == self._root.mem_id:
            attributes.pop(STAMP)
            if "style" in attributes and not VARIABLES.sub("", attributes["style"]).strip():
                attributes.pop("style")
        if node.tag == "section":
            self._section = attributes.get("id", "").removeprefix(f"{self._id}-")
        rules += attributes.get("data-rules", "").split()
        if node.tag == "svg" and "aria-label" in attributes:
            words.append(f"[{attributes['aria-label']}]")
        if node.tag not in _INLINE and tokens:
            tokens[-1] = tokens[-1].rstrip(" ")
        written = "".join(f' {name}="{value}"' for name, value in sorted(attributes.items()))
        tokens.append(f"<{node.tag}{written}>")

    def _close(self, node: LexborNode, tokens: list[str]) -> None:
        if node.tag not in _INLINE and tokens:
            tokens[-1] = tokens[-1].rstrip(" ")
        tokens.append(f"</{node.tag}>")

    def _text(self, node: LexborNode, tokens: list[str], words: list[str]) -> None:
        raw = node.text_content or ""
        if not raw.strip(" \t\n\f\r") and "\n" in raw:
            return
        text = normal(_SPACE.sub(" ", raw))
        last = re.match(r"</?([a-z0-9]+)", tokens[-1]) if tokens else None
        if (last is None and not tokens) or (last is not None and last[1] not in _INLINE):
            text = text.lstrip(" ")
        if text:
            parent = node.parent
            if parent is None or parent.tag != "style":
                words.append(text)
            tokens.append(text.replace("&", "&amp;").replace("<", "&lt;"))


def read_markdown(text: str) -> Reading | None:
    """Return what Markdown between two comments says, or None where there are none."""
    lines = [line.rstrip() for line in normal(text).split("\n")]
    starts = [at for at, line in enumerate(lines) if line.startswith(f"{START} ")]
    ends = [at for at, line in enumerate(lines) if line == END]
    if not starts and not ends:
        return None
    if len(starts) != 1 or len(ends) != 1 or starts > ends:
        return Reading(None, ())
    stamp = lines[starts[0]].removeprefix(f"{START} ").removesuffix("-->").strip().replace("\\u002d\\u002d", "--")
    pieces = []
    section = ""
    for line in lines[starts[0] + 1 : ends[0]]:
        kept = line
        if re.fullmatch(r"\|(?:\s*:?-+:?\s*\|)+", line):
            kept = re.sub(r"\s*:?-+:?\s*", " --- ", line)
        elif line.startswith("|"):
            kept = re.sub(r"\s*(?<!\\)\|\s*", " | ", line).strip()
        if line.startswith("## "):
            section = line[3:]
        if kept:
            pieces.append(Piece(section, (), kept, kept))
    return Reading(stamp, tuple(pieces))


def read_json(text: str) -> Reading | None:
    """Return what a JSON export says, or None where the text is not an object with a stamp."""
    twice: list[str] = []

    def noted(pairs: list[tuple[str, object]]) -> dict[str, object]:
        if len({name for name, _ in pairs}) < len(pairs):
            twice.append("a key stands twice")
        return dict(pairs)

    try:
        found = json.loads(text, object_pairs_hook=noted)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or not isinstance(found.get("stamp"), dict) or "page" not in found:
        return None
    if twice or re.search(r"\\u[dD][89a-fA-F]", text):  # half a letter is none
        return Reading(None, ())
    stamp = msgspec.json.encode(found.pop("stamp"), order="sorted").decode()
    return Reading(stamp, tuple(_leaves(found, "", "", ())))


def _leaves(value: object, place: str, section: str, rules: tuple[str, ...]) -> Iterator[Piece]:
    """Yield the values of a JSON export, each with its place."""
    if isinstance(value, dict):
        inner = str(value["id"]) if "blocks" in value and "/" not in str(value.get("id")) else section
        for name in sorted(value):
            yield from _leaves(value[name], f"{place}.{name}".lstrip("."), inner, rules)
        if not value:
            yield Piece(section, rules, "{}", f"{place} {{}}")
    elif isinstance(value, list):
        named = tuple(str(item.get("rule")) for item in value if isinstance(item, dict) and item.get("type") == "rule")
        for at, item in enumerate(value):
            yield from _leaves(item, f"{place}[{at}]", section, named or rules)
        if not value:
            yield Piece(section, rules, "[]", f"{place} []")
    else:
        text = normal(value) if isinstance(value, str) else json.dumps(value)
        yield Piece(section, rules, text, f"{place} {json.dumps(value) if not isinstance(value, str) else text}")
