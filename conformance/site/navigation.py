"""The navigation of one language: the pages in the order in which they are read, sections named by the catalogues."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from conformance.rulebook import Rulebook
from conformance.words import Language, Words, words_in

Item = str | dict[str, Any]
"""A page's path, which the page itself names, or a section's name and its items."""


def navigation(docs: Path, rules: Rulebook, language: Language) -> list[Item]:
    """Return MkDocs's `nav` for the Markdown pages in a folder."""
    sections = {
        "tables": [f"tables/{table}.md" for table in rules.tables],
        "rules": [f"rules/{table}.md" for table in rules.tables],
        "guides": [],
        "pages": [f"pages/{page.id}.md" for page in rules.pages],
        "scenarios": [],
    }
    names = _names(words_in(language))
    found = {folder: _ordered(docs, folder, [f"{folder}/index.md", *order]) for folder, order in sections.items()}
    items = [{names[folder]: pages} for folder, pages in found.items() if pages]
    top = [path.name for path in sorted(docs.glob("*.md")) if path.name != "index.md"]
    return ["index.md", *items[:1], *top, *items[1:]]


def _names(words: Words) -> dict[str, str]:
    return {
        "tables": words.say("How to play"),
        "rules": words.say("Rule reference"),
        "guides": words.say("Guides"),
        "pages": words.say("Published pages"),
        "scenarios": words.say("Scenarios"),
    }


def _ordered(docs: Path, folder: str, order: Iterable[str]) -> list[str]:
    """Return the pages of a folder: those of the order first, the others by name."""
    found = {path.relative_to(docs).as_posix() for path in (docs / folder).glob("*.md")}
    first = [path for path in order if path in found]
    return [*first, *sorted(found - set(first))]
