"""Statements about the client and the page in words: the names of their data, and of the values that are not labels.

A label is what the client shows, and is never translated. Everything else in the data is a word of `spec/`
("lower-right"), whose message is that word with spaces ("lower right").
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from conformance.words.catalogues import words_in
from conformance.words.languages import LANGUAGES, Language

LABELS = ("label", "short", "sample", "locale")
"""How the names of data begin that the client shows letter by letter."""
IDS = ("bets", "hands", "games", "modes", "button", "language", "except_language")
"""Data that name bets, hands, tables, buttons and languages, which have their own names."""


def is_label(name: str) -> bool:
    """Say whether a datum is shown letter by letter."""
    return name.startswith(LABELS)


def label_language(name: str) -> str | None:
    """Return the language of a label, where its name ends with one.

    >>> label_language("labels_vi"), label_language("label")
    ('vi', None)
    """
    language = name.rpartition("_")[2]
    return language if is_label(name) and language in LANGUAGES else None


def labels_in(data: Mapping[str, object]) -> dict[str | None, str]:
    """Return the plain label among data in each language that it is given in."""
    return {label_language(name): str(text) for name, text in data.items() if name.partition("_")[0] == "label"}


def datum_message(name: str) -> str:
    """Return the message of a datum's name.

    >>> datum_message("label_vi"), datum_message("refers_to")
    ('label', 'refers to')
    """
    language = label_language(name)
    return name.removesuffix(f"_{language}").replace("_", " ")


def value_message(value: str) -> str:
    """Return the message of a value.

    >>> value_message("lower-right")
    'lower right'
    """
    return value.replace("-", " ")


def datum_name(name: str, language: Language) -> str:
    """Return the name of a datum."""
    return words_in(language).name("datum", datum_message(name))


def value_name(value: str, language: Language) -> str:
    """Return the word for a value."""
    return words_in(language).name("value", value_message(value))


def messages_of(data: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Yield the messages of data, each with its context, for the catalogues."""
    for name, value in data.items():
        yield "datum", datum_message(name)
        if not is_label(name) and name not in IDS:
            values = value if isinstance(value, list) else [value]
            yield from (("value", value_message(item)) for item in values if isinstance(item, str))
