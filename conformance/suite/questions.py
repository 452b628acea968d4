"""Coups as an engine is asked to play them, what it makes of them, and in what that differs from the rules."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

import msgspec

from conformance.cards import Card
from conformance.engines.coups import result_of
from conformance.engines.port import EngineFault, Port
from conformance.engines.protocol import CoupResult
from conformance.engines.reference import play_coup
from conformance.errors import Refused
from conformance.rulebook import Rulebook


class Question(msgspec.Struct, frozen=True):
    """A coup as an engine is asked to play it."""

    table: str
    deal: tuple[Card, ...]
    stakes: tuple[tuple[str, str], ...]
    round: int = 1


class Difference(msgspec.Struct, frozen=True):
    """What an engine does otherwise (`player`, `banker`, `winner`, `refusal` or a bet) and the rule that decides it.

    `is_hand` says that `player` or `banker` is the hand, and not the bet of that name.
    """

    what: str
    rule: str
    is_hand: bool = False


class Made(NamedTuple):
    """What an engine made of a coup, comparable between engines."""

    player: tuple[tuple[str, ...], int]
    banker: tuple[tuple[str, ...], int]
    winner: str
    settled: dict[str, tuple[str, Decimal]]


Outcome = Made | None
"""What came of a coup; None when the engine refused it."""


def compare(rules: Rulebook, question: Question, outcome: Outcome) -> Difference | None:
    """Return the first thing that an engine did otherwise than the rules say, or None."""
    try:
        played = play_coup(rules, question.table, question.deal, stakes_of(question), question.round)
    except Refused:
        return None if outcome is None else Difference("refusal", rules.tables[question.table].offer_rule)
    if outcome is None:
        return Difference("refusal", rules.tables[question.table].offer_rule)
    right = made(result_of(played))
    coup = played.coup
    rules_of_parts = {
        "player": coup.player_rule,
        "banker": coup.banker_rule,
        "winner": rules.tableau.winner_rule(coup.winner.value),
    }
    for what, rule in rules_of_parts.items():
        if getattr(right, what) != getattr(outcome, what):
            return Difference(what, rule, is_hand=what != "winner")
    for item in played.settlements:
        if right.settled[item.bet] != outcome.settled[item.bet]:
            return Difference(item.bet, item.rule)
    return None


def first_difference(rules: Rulebook, question: Question, result: CoupResult) -> Difference | None:
    """Return the first thing in which a result is otherwise than the rules say, or None."""
    return compare(rules, question, made(result))


def stakes_of(question: Question) -> dict[str, Decimal]:
    return {bet: Decimal(stake) for bet, stake in question.stakes}


def made(result: CoupResult) -> Made:
    """Return what an engine made of a coup."""
    settled = {item.bet: (str(item.result), Decimal(item.returned)) for item in result.settlements}
    return Made((result.player, result.player_total), (result.banker, result.banker_total), result.winner, settled)


def ask(port: Port, question: Question) -> Outcome:
    """Return what an engine makes of a coup; None where it fails as where it refuses."""
    answer = answered(port, question)
    return None if isinstance(answer, EngineFault) else made(answer)


def answered(port: Port, question: Question) -> CoupResult | EngineFault:
    """Have an engine asked for a coup, and return its answer or its fault."""
    try:
        return port.coup(question.table, question.deal, dict(question.stakes), question.round)
    except EngineFault as fault:
        return fault
