"""The coup explorer of a table's page: the engine that the suite verifies, its rules, and the words of a language."""

from __future__ import annotations

import json
from typing import Any

from babel.messages.extract import extract_from_file
from babel.numbers import get_decimal_symbol, get_group_symbol

from conformance.cards import DECK, SUIT_SYMBOLS
from conformance.coup import CARDS_IN_HAND, MOST_CARDS
from conformance.engines.exported_rules import engine_rules
from conformance.money import MOST_DECIMALS, MOST_DIGITS
from conformance.places import PACKAGE, data_folder
from conformance.report.drawing import card_drawing, suit_shapes
from conformance.rulebook import Rulebook
from conformance.site.bundle import bundle
from conformance.words import Language, words_in
from conformance.words.cards import card_name, suit_names
from conformance.words.languages import locale_of
from conformance.words.rules import hand_name, offer_name, rule_text, table_name

ENGINE = data_folder("engines") / "javascript" / "engine.mjs"
PAGE = PACKAGE / "site" / "page"
MODULES = ("words", "numbers", "telling", "input", "link", "view", "page")
"""The explorer's own modules, each after those that it imports."""


def explorer_script(rules: Rulebook, language: Language) -> str:
    """Return the script that runs every coup explorer of a language."""
    data = {"rules": _constant("rules", engine_rules(rules)), "data": _constant("data", explorer_data(rules, language))}
    own = {name: (PAGE / f"{name}.mjs").read_text("utf-8") for name in MODULES}
    return bundle({"engine": ENGINE.read_text("utf-8"), **data, **own})


def explorer_data(rules: Rulebook, language: Language) -> dict[str, Any]:
    """Return what the explorer says and how: its messages, the names of things, and the form of numbers."""
    words = words_in(language)
    return {
        "language": language,
        "point": get_decimal_symbol(locale_of(language)),
        "group": get_group_symbol(locale_of(language)),
        "messages": {message: words.say(message) for message in explorer_messages()},
        "hands": {hand: hand_name(hand, language) for hand in ("player", "banker")},
        "tables": {table.id: table_name(table, language) for table in rules.tables.values()},
        "bets": {
            table.id: {offer.bet.id: offer_name(offer, language) for offer in table.offers.values()}
            for table in rules.tables.values()
        },
        "reasons": {rule: rule_text(rules.rules[rule], language) for rule in sorted(_money_rules(rules))},
        "symbols": SUIT_SYMBOLS,
        "suits": suit_names(language),
        "shapes": suit_shapes(),
        "faces": {code: card_drawing(card, card_name(card, language)) for code, card in DECK.items()},
        "cards": MOST_CARDS,
        "cardsInHand": CARDS_IN_HAND,
        "mostDigits": MOST_DIGITS,
        "mostDecimals": MOST_DECIMALS,
    }


def _money_rules(rules: Rulebook) -> set[str]:
    """Return the rules that a settlement can cite: those of outcomes, and of rounding."""
    tables = rules.tables.values()
    offers = (offer for table in tables for offer in table.offers.values())
    outcomes = {payment.outcome.rule for offer in offers for payment in offer.payments}
    return outcomes | {table.rounding.rule for table in tables if table.rounding is not None}


def explorer_messages() -> list[str]:
    """Return the English messages that the explorer's modules say, as `make messages` finds them."""
    found = [
        message
        for name in MODULES
        for _, message, _, _ in extract_from_file("javascript", PAGE / f"{name}.mjs", keywords={"say": None})
    ]
    return sorted({message for message in found if isinstance(message, str)})


def _constant(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(value, ensure_ascii=False, separators=(',', ':'))};\n"
