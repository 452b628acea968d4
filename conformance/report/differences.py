"""Where an engine plays a coup otherwise than the rules, in words."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from conformance.cards import Card, read_card, write_cards
from conformance.engines.protocol import CoupResult
from conformance.engines.reference import Played
from conformance.money import EXACT
from conformance.words import Language, words_in
from conformance.words.outcomes import outcome_text, winner_text
from conformance.words.rules import hand_name, offer_name

Difference = tuple[str, str, str]
"""What differs, what the rules say, and what the engine says."""


def differences(played: Played, theirs: CoupResult, language: Language) -> list[Difference]:
    """Return where an engine plays a coup otherwise: what, expected, actual."""
    words, unit = words_in(language), played.table.unit
    coup = played.coup
    hands = (
        ("player", coup.player, theirs.player, theirs.player_total),
        ("banker", coup.banker, theirs.banker, theirs.banker_total),
    )
    pairs = [
        (hand_name(hand, language), _held(ours.cards, ours.total), _held(map(read_card, codes), total))
        for hand, ours, codes, total in hands
    ]
    winners = winner_text(coup.winner, language), winner_text(theirs.winner, language)
    pairs.append((words.say("Result of the coup"), *winners))
    answers = {item.bet: item for item in theirs.settlements}
    for item in played.settlements:
        answer = answers[item.bet]
        net = EXACT.subtract(Decimal(answer.returned), item.stake)
        actual = outcome_text(answer.result, net, language, unit)
        expected = outcome_text(item.result, item.net, language, unit)
        pairs.append((offer_name(played.table.offers[item.bet], language), expected, actual))
    return [pair for pair in pairs if pair[1] != pair[2]]


def _held(cards: Iterable[Card], total: int) -> str:
    return f"{write_cards(tuple(cards))} = {total}"
