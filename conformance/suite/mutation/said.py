"""A change of a rule in words: an English message with placeholders, and what fills them, for any language."""

from __future__ import annotations

from decimal import Decimal
from typing import Literal, cast

import msgspec

from conformance.places import SOURCE
from conformance.rules import CardTrait, Condition
from conformance.suite.kinds import bet_name
from conformance.words import Language, Words, words_in
from conformance.words.facts import fact_name, fact_text, trait_name
from conformance.words.numbers import write_number
from conformance.words.rules import hand_name


class Named(msgspec.Struct, frozen=True):
    """Something that has a name in each language, by its id."""

    kind: Literal["bet", "hand", "trait", "fact"]
    id: str


class Said(msgspec.Struct, frozen=True):
    """What was changed. Its string is the English text.

    >>> str(said("takes {bet} to round {last}", bet=Named("bet", "tie"), last=50))
    'takes Tie to round 50'
    """

    message: str
    values: dict[str, object]

    def __str__(self) -> str:
        return self.text(SOURCE)

    def text(self, language: Language) -> str:
        """Return the change in a language. Ids of spec/ that have no name there stay as they are."""
        words = words_in(language)
        return words.say(self.message, **{name: _written(value, words) for name, value in self.values.items()})


def said(message: str, /, **values: object) -> Said:
    """Say a change; the message is one of the catalogues'."""
    return Said(message, values)


def _written(value: object, words: Words) -> str:
    language = words.language
    if isinstance(value, Said):
        return value.text(language)
    if isinstance(value, Condition):
        return fact_text(value.fact, value.values, language)
    if isinstance(value, tuple):
        return ", ".join(_written(item, words) for item in value)
    if isinstance(value, int | Decimal):
        return write_number(value, language)
    if isinstance(value, Named):
        return _name(value, words)
    return str(value)


def _name(named: Named, words: Words) -> str:
    if named.kind == "bet":
        return bet_name(named.id, words.language)
    if named.kind == "hand":
        return hand_name(named.id, words.language)
    if named.kind == "fact":
        return fact_name(named.id, words.language)
    return trait_name(cast(CardTrait, named.id), words.language)
