"""The page of the glossary: one term a concept, and beside it every word that published pages use for it."""

from __future__ import annotations

from conformance.errors import N_
from conformance.help.document import Anchor, Content, Page, Paragraph, Section, Small, TableBlock, Text
from conformance.help.pen import Pen
from conformance.words import LANGUAGES, Language
from conformance.words.glossary import Concept, concepts, terms_in


def glossary_page(pen: Pen) -> Page:
    """Return the glossary: the term in this language, its variants and what to avoid, and the term in the others."""
    others = [language for language in LANGUAGES if language != pen.language]
    columns = (
        pen.name("column", "Term"),
        pen.name("column", "Other words on published pages"),
        pen.name("column", "Not used here for it"),
        *(pen.language_name(language) for language in others),
    )
    rows = tuple(_row(pen, concept, others) for concept in concepts())
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
    own = terms_in(pen.language).of(concept.id)
    return (
        _term(pen, concept, own.term),
        _words(own.variants),
        _words(own.avoid),
        *((Text(terms_in(language).of(concept.id).term),) for language in others),
    )


def _term(pen: Pen, concept: Concept, term: str) -> Content:
    """Return a term with its anchor, and what it means."""
    return (Anchor(concept.id, term), Small((Text(pen.name("meaning", concept.meaning)),)))


def _words(words: tuple[str, ...]) -> Content:
    return (Text(", ".join(words)),)
