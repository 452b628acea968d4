"""HTML and SVG that cannot be broken by what they hold: text is escaped, and only elements are not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

VOID = frozenset({"meta", "input", "br", "wbr"})
_FORBIDDEN = re.compile(
    "[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)


class Markup(str):
    """Markup that is not escaped again."""

    __slots__ = ()


Content = str | Iterable["Content"] | None


def clean(text: str) -> str:
    """Return a text without the characters that XML forbids, controls, and marks of direction; each is replaced."""
    return _FORBIDDEN.sub("\ufffd", text)


def inside(content: Content) -> Markup:
    """Return contents one after another; plain strings are escaped."""
    if content is None:
        return Markup()
    if isinstance(content, Markup):
        return content
    if isinstance(content, str):
        return Markup(escape(clean(content)))
    return Markup("".join(map(inside, content)))


def element(name: str, /, *content: Content, **attributes: str | bool | None) -> Markup:
    """Return an element. An underscore at the end of an attribute's name is dropped, others become hyphens.

    >>> element("a", "5 < 6", href="#x", class_="note", hidden=False)
    '<a href="#x" class="note">5 &lt; 6</a>'
    """
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}" + ("" if value is True else f'="{escape(clean(str(value)))}"')
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    return Markup(f"<{name}{written}>" + ("" if name in VOID else f"{inside(content)}</{name}>"))
