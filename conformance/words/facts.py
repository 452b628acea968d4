"""The facts of a coup, and the traits of cards that make them, in words."""

from __future__ import annotations

from collections.abc import Iterable

from conformance.rules import CardTrait, Value
from conformance.words.catalogues import Language, Words, words_in
from conformance.words.numbers import write_number
from conformance.words.rules import hand_name


def fact_text(fact: str, values: Iterable[Value], language: Language) -> str:
    """Return that a fact has one of these values.

    >>> fact_text("margin", [4, 5], "en"), fact_text("player_natural", [False], "en")
    ('margin: 4 or 5', 'Player has a natural: no')
    """
    words = words_in(language)
    between = words.name("fact", "or")
    written = f" {between} ".join(_value(value, words) for value in sorted(values, key=str))
    return f"{fact_name(fact, language)}: {written}"


def fact_name(fact: str, language: Language) -> str:
    """Return the name of a fact."""
    words = words_in(language)
    return {
        "winner": words.name("fact", "winner"),
        "player_total": words.name("fact", "Player's total"),
        "banker_total": words.name("fact", "Banker's total"),
        "margin": words.name("fact", "margin"),
        "player_cards": words.name("fact", "Player's cards"),
        "banker_cards": words.name("fact", "Banker's cards"),
        "cards": words.name("fact", "cards of both hands"),
        "player_natural": words.name("fact", "Player has a natural"),
        "banker_natural": words.name("fact", "Banker has a natural"),
        "player_pair": words.name("fact", "Player has a pair"),
        "banker_pair": words.name("fact", "Banker has a pair"),
        "pairs": words.name("fact", "hands with a pair"),
        "perfect_pairs": words.name("fact", "hands with a perfect pair"),
        "same_rank_pairs": words.name("fact", "both hands have a pair of one rank"),
    }[fact]


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


def _value(value: Value, words: Words) -> str:
    if isinstance(value, bool):
        return truth_text(truth=value, language=words.language)
    if isinstance(value, int):
        return write_number(value, words.language)
    return words.name("fact", "tie") if value == "tie" else hand_name(value, words.language)
