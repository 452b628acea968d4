"""The page at the root, on which a reader chooses the language."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment

from conformance.words import LANGUAGES, Language, Words, words_in

LANGUAGE_NAMES: dict[Language, str] = {"en": "English", "id": "Bahasa Indonesia", "vi": "Tiếng Việt"}
"""What each language calls itself."""


def landing(template: Path, url: str) -> str:
    """Return the page made of a template; `url` is where the site stands, or empty."""
    made = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True).from_string(template.read_text("utf-8"))
    languages = [_told(code) for code in LANGUAGES]
    return made.render(languages=languages, root=url.rstrip("/") + "/" if url else "") + "\n"


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
        "name": LANGUAGE_NAMES[code],
        "title": site_name(words),
        "description": site_description(words),
        "suggestion": words.say("Your browser asks for this language."),
    }
