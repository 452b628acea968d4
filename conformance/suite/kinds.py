"""The kinds of value a step can carry, and how each language writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from decimal import Decimal
from fractions import Fraction
from functools import cache
from typing import Annotated, Any

import msgspec

from conformance.cards import Card, read_card, read_cards, write_cards
from conformance.errors import N_
from conformance.places import of_the_rules
from conformance.rulebook import rulebook
from conformance.words import Language, words_in
from conformance.words.numbers import (
    number_pattern,
    odds_pattern,
    read_number,
    read_odds,
    whole_pattern,
    write_number,
    write_odds,
)
from conformance.words.rules import hand_name


class Kind(msgspec.Struct, frozen=True):
    """A kind of value: its regular expression in a language, and how to read and write it there."""

    name: str
    pattern: Callable[[Language], str]
    read: Callable[[str, Language], Any]
    write: Callable[[Any, Language], str]


def _any(words: Iterable[str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


def _one_of(name: str, choices: Callable[[Language], dict[str, Any]]) -> Kind:
    """Make a kind whose values have names in each language."""
    chosen = of_the_rules(choices)

    def pattern(language: Language) -> str:
        return _any(chosen(language))

    def read(text: str, language: Language) -> object:
        return chosen(language)[text]

    def write(value: object, language: Language) -> str:
        return next(word for word, meaning in chosen(language).items() if meaning == value)

    return Kind(name, pattern, read, write)


def one_of_said(name: str, messages: Iterable[str]) -> Kind:
    """Make a kind whose values are messages, written as the catalogues say them."""
    known = tuple(messages)
    return _one_of(name, lambda language: {words_in(language).say(message): message for message in known})


def bet_name(bet_id: str, language: Language) -> str:
    """Return the name of a bet."""
    return words_in(language).name("bet", rulebook().bets[bet_id].name)


def decisions(language: Language) -> dict[str, bool]:
    """Return whether a hand draws, by the words for it."""
    words = words_in(language)
    return {words.name("decision", "draws a third card"): True, words.name("decision", "stands"): False}


_CARD = r"(?:10|[A2-9TJQK])[♠♥♦♣SHDC]"

CARDS = Kind(
    N_("cards"),
    lambda _: rf"{_CARD}(?: {_CARD})*",
    lambda text, _: read_cards(text),
    lambda cards, _: write_cards(cards),
)
MONEY = Kind(N_("amount of money"), number_pattern, read_number, write_number)
NUMBER = Kind(N_("number"), whole_pattern, lambda text, lang: int(read_number(text, lang)), write_number)
ODDS = Kind(N_("odds"), odds_pattern, read_odds, write_odds)
BET = _one_of(N_("bet"), lambda lang: {bet_name(bet_id, lang): bet_id for bet_id in rulebook().bets})
HAND = _one_of(N_("hand"), lambda lang: {hand_name(hand, lang): hand for hand in ("player", "banker")})
DECISION = _one_of(N_("decision"), decisions)
TABLE = _one_of(N_("table"), lambda _: {table: table for table in rulebook().tables})
PAGE = _one_of(N_("page"), lambda _: {page: page for page in rulebook().documents})
PRINTED = Kind(N_("text"), lambda _: r'[^"]+', lambda text, _: text, lambda text, _: text)


def _seconds(clock: str) -> int:
    hours, minutes, seconds = map(int, clock.split(":"))
    return (hours * 60 + minutes) * 60 + seconds


def _clock(seconds: int) -> str:
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"


@cache
def field_names(language: Language) -> dict[str, str]:
    """Return what a complaint can name, by the words for it."""
    words = words_in(language)
    return {
        words.name("complaint field", "the user ID"): "user-id",
        words.name("complaint field", "the date and time"): "date-time",
        words.name("complaint field", "the dealer"): "dealer",
        words.name("complaint field", "the table ID"): "table-id",
        words.name("complaint field", "the round ID"): "round-id",
    }


def reasons(language: Language) -> dict[str, str]:
    """Return why a complaint can be rejected, by the words for it."""
    words = words_in(language)
    return {words.name("complaint", "incomplete"): "incomplete", words.name("complaint", "late"): "late"}


def errors(language: Language) -> dict[str, str]:
    """Return the errors in shuffling, by the words for them."""
    words = words_in(language)
    return {
        words.name("error", "a human error"): "human-error",
        words.name("error", "a technical error"): "technical-error",
    }


CARD = Kind(N_("card"), lambda _: _CARD, lambda text, _: read_card(text), lambda card, _: str(card))
DELAY = Kind(
    N_("time"), lambda _: r"\d+:[0-5]\d:[0-5]\d", lambda text, _: _seconds(text), lambda value, _: _clock(value)
)
PERCENT = Kind(
    N_("percentage"),
    lambda lang: number_pattern(lang) + "%",
    lambda text, lang: read_number(text.removesuffix("%"), lang),
    lambda value, lang: write_number(value, lang) + "%",
)
FIELDS = Kind(
    N_("complaint fields"),
    lambda lang: rf"(?:{_any(field_names(lang))})(?:, (?:{_any(field_names(lang))}))*",
    lambda text, lang: tuple(field_names(lang)[word] for word in text.split(", ")),
    lambda fields, lang: ", ".join(word for word, field in field_names(lang).items() if field in fields),
)


def buttons(language: Language) -> dict[str, str]:
    """Return the buttons of a bet slip, by the words for them."""
    words = words_in(language)
    return {
        words.name("button", "double"): "double",
        words.name("button", "confirm"): "confirm",
        words.name("button", "clear"): "clear",
        words.name("button", "undo"): "undo",
        words.name("button", "deal"): "deal",
        words.name("button", "rebet"): "rebet",
        words.name("button", "rebet double"): "rebet-double",
    }


BUTTON = _one_of(N_("button"), buttons)
REASON = _one_of(N_("reason"), reasons)
ERROR = _one_of(N_("error"), errors)

ExposedCard = Annotated[Card, CARD]
Delay = Annotated[int, DELAY]
Percent = Annotated[Decimal, PERCENT]
Fields = Annotated[tuple[str, ...], FIELDS]
Button = Annotated[str, BUTTON]
Reason = Annotated[str, REASON]
Error = Annotated[str, ERROR]

Cards = Annotated[tuple[Card, ...], CARDS]
Money = Annotated[Decimal, MONEY]
Number = Annotated[int, NUMBER]
Odds = Annotated[Fraction, ODDS]
BetId = Annotated[str, BET]
HandId = Annotated[str, HAND]
Draws = Annotated[bool, DECISION]
TableId = Annotated[str, TABLE]
PageId = Annotated[str, PAGE]
Printed = Annotated[str, PRINTED]
