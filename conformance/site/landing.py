"""The page at the root, on which a reader chooses the language."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from jinja2 import Environment

from conformance.words import Language, Words, words_in
from conformance.words.languages import own_name


def landing(template: Path, url: str, languages: Iterable[Language]) -> str:
    """Return the page made of a template for the languages of a site; `url` is where it stands, or empty."""
    made = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True).from_string(template.read_text("utf-8"))
    told = [_told(code) for code in languages]
    return made.render(languages=told, root=url.rstrip("/") + "/" if url else "") + "\n"


def site_name(words: Words) -> str:
    """Return the name of the site in a language."""
    return words.say("Baccarat rules")


def site_description(words: Words) -> str:
    """Return what the site holds, in a language."""
    return words.say("The rules of baccarat as they are executed, table by table")


def _told(code: Language) -> dict[str, str]:
    words = words_in(code)
    return {
        "code": code,
        "name": own_name(code),
        "title": site_name(words),
        "description": site_description(words),
        "suggestion": words.say("Your browser asks for this language."),
    }
