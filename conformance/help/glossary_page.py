"""The page of the glossary: one term a concept, and beside it every word that published pages use for it."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from conformance.errors import N_
from conformance.help.document import Anchor, Content, Page, Paragraph, Section, Small, TableBlock, Text
from conformance.help.pen import Pen
from conformance.places import data_folder
from conformance.words import LANGUAGES, Language


class Concept(msgspec.Struct, frozen=True):
    """A concept: its term in each language, and the variants that pages write."""

    id: str
    meaning: str
    term: dict[Language, str]
    variants: dict[Language, tuple[str, ...]] = {}
    avoid: dict[Language, tuple[str, ...]] = {}
    note: str = ""


class _Glossary(msgspec.Struct, frozen=True):
    concept: tuple[Concept, ...]


@cache
def glossary() -> tuple[Concept, ...]:
    """Return the concepts of the glossary, in its order."""
    raw = tomllib.loads((data_folder("locales") / "glossary.toml").read_text("utf-8"))
    return msgspec.convert(raw, _Glossary).concept


def glossary_page(pen: Pen) -> Page:
    """Return the glossary: the term in this language, its variants and what to avoid, and the term in the others."""
    others = [language for language in LANGUAGES if language != pen.language]
    columns = (
        pen.name("column", "Term"),
        pen.name("column", "Other words on published pages"),
        pen.name("column", "Not used here for it"),
        *(pen.language_name(language) for language in others),
    )
    rows = tuple(_row(pen, concept, others) for concept in glossary())
    introduction = pen.say(
        N_(
            "One term a concept. The customer and the hand dealt first never share a word here, nor do the operator "
            "and the hand dealt second; published pages let them, and mislead."
        )
    )
    return Page(
        "glossary",
        pen.name("heading", "Glossary"),
        pen.language,
        (Paragraph(introduction),),
        (Section("terms", pen.name("heading", "Terms"), (TableBlock(columns, rows),)),),
    )


def _row(pen: Pen, concept: Concept, others: list[Language]) -> tuple[Content, ...]:
    return (
        _term(pen, concept),
        _words(concept.variants.get(pen.language, ())),
        _words(concept.avoid.get(pen.language, ())),
        *((Text(concept.term[language]),) for language in others),
    )


def _term(pen: Pen, concept: Concept) -> Content:
    """Return a term with its anchor, and what it means."""
    return (Anchor(concept.id, concept.term[pen.language]), Small((Text(pen.name("meaning", concept.meaning)),)))


def _words(words: tuple[str, ...]) -> Content:
    return (Text(", ".join(words)),)
