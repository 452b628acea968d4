"""Rules in words: what each governs, with its numbers, in each language."""

from __future__ import annotations

from collections.abc import Mapping

from conformance.rules import Bet, Offer, Param, Rule, Table
from conformance.words.catalogues import words_in
from conformance.words.languages import Language
from conformance.words.numbers import write_number


def rule_text(rule: Rule, language: Language) -> str:
    """Return what a rule governs, its placeholders filled with the rule's own numbers."""
    text = words_in(language).name("rule", rule.governs)
    return text.format(**_written(rule.params, language)) if rule.params else text


def _written(params: Mapping[str, Param], language: Language) -> dict[str, str]:
    return {name: _value(value, language) for name, value in params.items()}


def _value(value: Param, language: Language) -> str:
    if isinstance(value, tuple):
        return ", ".join(_value(item, language) for item in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return write_number(value, language)
    return str(value)


def table_name(table: Table, language: Language) -> str:
    """Return the name of a table."""
    return words_in(language).name("table", table.name)


def offer_name(offer: Offer, language: Language) -> str:
    """Return the name under which a table offers a bet."""
    return bet_name(offer.bet, language) if offer.name == offer.bet.name else words_in(language).name("bet", offer.name)


def bet_name(bet: Bet, language: Language) -> str:
    """Return the name of a bet; one of the library that has no name in a language keeps its own."""
    if bet.names:
        return bet.names.get(language, bet.name)
    return words_in(language).name("bet", bet.name)


def hand_name(hand: str, language: Language) -> str:
    """Return the name of the hand `player` or `banker`."""
    words = words_in(language)
    return words.name("hand", "Player") if hand == "player" else words.name("hand", "Banker")
