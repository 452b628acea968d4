"""The facts of a coup, and the traits of cards that make them, in words."""

from __future__ import annotations

from collections.abc import Iterable

from conformance.cards import RANKS, SUIT_SYMBOLS
from conformance.facts import FACTS, SUIT_NAMES
from conformance.rules import CardTrait, Value
from conformance.words.catalogues import words_in
from conformance.words.languages import Language
from conformance.words.numbers import write_number
from conformance.words.rules import hand_name


def fact_text(fact: str, values: Iterable[Value], language: Language) -> str:
    """Return that a fact has one of these values.

    >>> fact_text("margin", [4, 5], "en"), fact_text("player_natural", [False], "en")
    ('margin: 4 or 5', 'Player has a natural: no')
    """
    words = words_in(language)
    between = words.name("fact", "or")
    written = f" {between} ".join(value_text(value, language) for value in sorted(values, key=str))
    return f"{fact_name(fact, language)}: {written}"


def fact_name(fact_id: str, language: Language) -> str:
    """Return the name of a fact."""
    fact = FACTS[fact_id]
    about = {name: hand_name(value, language) if name == "hand" else _rank(value) for name, value in fact.about.items()}
    return words_in(language).name("fact", fact.said).format(**about)


def truth_text(*, truth: bool, language: Language) -> str:
    """Return whether something is so."""
    words = words_in(language)
    return words.say("yes") if truth else words.say("no")


def trait_name(trait: CardTrait, language: Language) -> str:
    """Return the name of what two cards can have alike."""
    words = words_in(language)
    return {
        "rank": words.name("trait", "rank"),
        "suit": words.name("trait", "suit"),
        "points": words.name("trait", "points"),
    }[trait]


def value_text(value: Value, language: Language) -> str:
    """Return a value that a fact can have.

    >>> [value_text(value, "en") for value in ("none", "TQ", "hearts", "coloured_pair", 7, True)]
    ['none', '10 Q', '♥', 'a pair of one colour', '7', 'yes']
    """
    words = words_in(language)
    if isinstance(value, bool):
        return truth_text(truth=value, language=language)
    if isinstance(value, int):
        return write_number(value, language)
    if value in SYMBOLS:
        return SYMBOLS[value]
    if set(value) <= set(RANKS):
        return " ".join(map(_rank, value))
    if value in ("player", "banker"):
        return hand_name(value, language)
    return {
        "tie": words.name("fact", "tie"),
        "none": words.name("fact", "none"),
        "suited": words.name("fact", "one suit"),
        "pair": words.name("fact", "a pair of two colours"),
        "coloured_pair": words.name("fact", "a pair of one colour"),
        "perfect_pair": words.name("fact", "a pair of one suit"),
        "red": words.name("fact", "red"),
        "black": words.name("fact", "black"),
        "mixed": words.name("fact", "red and black"),
    }[value]


SYMBOLS = {name: SUIT_SYMBOLS[suit] for suit, name in SUIT_NAMES.items()}


def _rank(rank: str) -> str:
    return "10" if rank == "T" else rank
