"""The search index, so made that words are found however they are typed, and every rule where a page states it."""

from __future__ import annotations

import html
import json
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path

_TAG = re.compile(r"<[^>]*>")
_WORD = re.compile(r"\w+")
_ANCHOR = re.compile(r'\bid="([A-Z0-9]+(?:-[A-Z0-9]+)+)"')
_WEIGHTS = {"glossary": 3.0, "rules/": 0.5, "pages/": 0.1, "scenarios/": 0.1}
"""What is looked up comes first; pages that are long and name every rule come last."""


def make_ready(site: Path, rules: Mapping[str, str]) -> None:
    """Add to the search index of a site what finds words without their marks, and the rules by their ids.

    `rules` gives what each rule says. The words without marks go into each entry's `tags`, which are not shown.
    """
    file = site / "search" / "search_index.json"
    data = json.loads(file.read_text("utf-8"))
    for page in sorted((site / "rules").glob("*.html")):
        data["docs"] += rule_entries(f"rules/{page.name}", page.read_text("utf-8"), rules)
    for entry in data["docs"]:
        words = without_marks(html.unescape(_TAG.sub(" ", f"{entry['title']} {entry['text']}")))
        if words:
            entry["tags"] = [" ".join(words)]
        entry["boost"] = next((weight for at, weight in _WEIGHTS.items() if entry["location"].startswith(at)), 1.0)
    file.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")


def rule_entries(location: str, page: str, rules: Mapping[str, str]) -> list[dict[str, object]]:
    """Return an entry for each rule that has an anchor on a page.

    >>> rule_entries("a.html", '<a id="DRAW-B3">…</a> <a id="D-1">…</a>', {"DRAW-B3": "Banker on 3"})
    [{'location': 'a.html#DRAW-B3', 'title': 'DRAW-B3', 'text': 'Banker on 3'}]
    """
    anchors = (rule for rule in _ANCHOR.findall(page) if rule in rules)
    return [{"location": f"{location}#{rule}", "title": rule, "text": html.escape(rules[rule])} for rule in anchors]


def without_marks(text: str) -> list[str]:
    """Return the words that have marks, without them.

    >>> without_marks("Nhà cái thua.")
    ['cai', 'nha']
    """
    words = {word.lower() for word in _WORD.findall(text)}
    return sorted({fold(word) for word in words} - words)


def fold(text: str) -> str:
    """Return a text without the marks on its letters.

    >>> fold("nhà cái, đặt cược")
    'nha cai, dat cuoc'
    """
    plain = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    return plain.replace("đ", "d").replace("Đ", "D")
