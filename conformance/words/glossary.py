"""The glossary: the concepts of `locales/glossary.toml`, and the term that each language has for them."""

from __future__ import annotations

from functools import cache

import msgspec

from conformance.places import data_folder
from conformance.rulebook.reading import read_toml, shape
from conformance.words.languages import Language

GLOSSARY_FILE = "glossary.toml"


class Concept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A concept, and why it is called as it is."""

    id: str
    meaning: str
    note: str = ""


class _Concepts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    concept: tuple[Concept, ...]


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a language calls a concept, what published pages write beside it, and what is never used for it here."""

    term: str = ""
    variants: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a language by the concepts' ids, and the words of English that its players use themselves."""

    concept: dict[str, Term] = {}
    kept: tuple[str, ...] = ()

    def of(self, concept: str) -> Term:
        """Return the term of a concept, which is empty where there is none yet."""
        return self.concept.get(concept) or Term()


@cache
def concepts() -> tuple[Concept, ...]:
    """Return the concepts of the glossary, in its order."""
    place = f"locales/{GLOSSARY_FILE}"
    return shape(read_toml(data_folder("locales") / GLOSSARY_FILE, place), _Concepts, place).concept


@cache
def terms_in(language: Language) -> Terms:
    """Return the terms of a language. Raises SpecError when their file is missing or wrong."""
    place = f"locales/{language}/{GLOSSARY_FILE}"
    return shape(read_toml(data_folder("locales") / language / GLOSSARY_FILE, place), Terms, place)
