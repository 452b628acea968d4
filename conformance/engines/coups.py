"""Coups of many requests: each deal is played once, and each stake of a request is settled once for each outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from typing import TypeVar

import msgspec

from conformance.cards import DECK, Card
from conformance.coup import Coup, Hand, as_it_lies, check_cards, check_deal, play
from conformance.engines.protocol import CoupResult, Hands, SettlementAnswer
from conformance.engines.reference import Played
from conformance.facts import Facts, facts_of
from conformance.money import write_amount
from conformance.rulebook import Rulebook, Table
from conformance.rules import Payment, Value
from conformance.settlement import decide, settle_as

MOST_KEPT = 20_000
"""Deals, and sets of facts at a table, that are kept; then all are forgotten."""

Stakes = Mapping[str, Decimal]
Asked = tuple[Value, ...]
"""The values of the facts on which the bets of a table are decided."""
K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")


class _Known(msgspec.Struct, frozen=True):
    """A coup that was played: its facts, and its result without any stakes."""

    facts: Facts
    result: CoupResult


class Coups:
    """Plays and settles coups by one rulebook, with bets that are checked already."""

    def __init__(self, rules: Rulebook) -> None:
        self._rules = rules
        self._known: dict[tuple[str, ...], _Known] = {}
        self._laid: dict[Hands, _Known] = {}
        self._payments: dict[tuple[str, Asked], dict[str, Payment]] = {}
        self._asked: dict[str, tuple[str, ...]] = {}
        """The facts on which the bets of a table are decided."""

    def dealt(self, table: Table, deals: Iterable[tuple[str, ...]], stakes: Stakes) -> tuple[CoupResult, ...]:
        """Play deals, and settle the stakes, which the table takes, on each. Raises Refused where a deal is invalid."""
        return self._settled(table, stakes, deals, self._deal)

    def laid(self, table: Table, hands: Iterable[Hands], stakes: Stakes) -> tuple[CoupResult, ...]:
        """Settle the stakes, which the table takes, on finished coups. Raises Refused where hands are invalid."""
        return self._settled(table, stakes, hands, self._lay)

    def _settled(
        self, table: Table, stakes: Stakes, items: Iterable[T], known_of: Callable[[Table, T], _Known]
    ) -> tuple[CoupResult, ...]:
        names = _kept(self._asked, table.id, lambda: _asked_at(table))
        by_facts: dict[Asked, tuple[SettlementAnswer, ...]] = {}
        by_outcome: dict[tuple[str, str], SettlementAnswer] = {}
        coups = []
        for item in items:
            known = known_of(table, item)
            asked = tuple([known.facts[name] for name in names])
            settlements = by_facts.get(asked)
            if settlements is None:
                settlements = by_facts[asked] = self._settlements(table, stakes, known.facts, asked, by_outcome)
            it = known.result
            coups.append(CoupResult(it.player, it.banker, it.player_total, it.banker_total, it.winner, settlements))
        return tuple(coups)

    def _settlements(
        self, table: Table, stakes: Stakes, facts: Facts, asked: Asked, made: dict[tuple[str, str], SettlementAnswer]
    ) -> tuple[SettlementAnswer, ...]:
        payments = _kept(self._payments, (table.id, asked), dict)
        settlements = []
        for bet, stake in stakes.items():
            payment = payments.get(bet)
            if payment is None:
                payment = payments[bet] = decide(table.offers[bet], facts)
            key = bet, payment.outcome.rule
            answer = made.get(key)
            if answer is None:
                item = settle_as(table, bet, stake, payment)
                answer = made[key] = SettlementAnswer(bet, item.result.value, write_amount(item.returned, table.unit))
            settlements.append(answer)
        return tuple(settlements)

    def _deal(self, table: Table, deal: tuple[str, ...]) -> _Known:
        known = self._known.get(deal)
        if known is None or len(deal) > table.decks:  # what fewer cards hold, every shoe holds
            check_deal(table, _cards(deal))
        return known or _kept(self._known, deal, lambda: self._noted(table, play(self._rules.tableau, _cards(deal))))

    def _lay(self, table: Table, hands: Hands) -> _Known:
        player, banker = hands.player, hands.banker
        if len(player) + len(banker) > table.decks:  # what fewer cards hold, every shoe holds
            check_cards(table, _cards((*player, *banker)))
        tableau = self._rules.tableau
        return _kept(self._laid, hands, lambda: self._noted(table, as_it_lies(tableau, _cards(player), _cards(banker))))

    def _noted(self, table: Table, coup: Coup) -> _Known:
        facts = facts_of(self._rules.tableau, coup)
        return _Known(facts, result_of(Played(table, coup, facts, ())))


def _asked_at(table: Table) -> tuple[str, ...]:
    """Return the facts on which the bets of a table are decided."""
    outcomes = [payment.outcome for offer in table.offers.values() for payment in offer.payments]
    return tuple(dict.fromkeys(condition.fact for outcome in outcomes for condition in outcome.conditions))


def result_of(played: Played) -> CoupResult:
    """Return a played coup as the protocol describes it."""
    coup, unit = played.coup, played.table.unit
    hands = hands_of(coup)
    settlements = tuple(
        SettlementAnswer(item.bet, item.result.value, write_amount(item.returned, unit)) for item in played.settlements
    )
    totals = coup.player.total, coup.banker.total
    return CoupResult(hands.player, hands.banker, *totals, coup.winner.value, settlements)


def hands_of(coup: Coup) -> Hands:
    """Return the hands of a coup as the protocol sends them to be settled."""
    return Hands(_codes(coup.player), _codes(coup.banker))


def _codes(hand: Hand) -> tuple[str, ...]:
    return tuple([card.code for card in hand.cards])


def _cards(codes: Iterable[str]) -> tuple[Card, ...]:
    return tuple([DECK[code] for code in codes])


def _kept(kept: dict[K, V], key: K, make: Callable[[], V]) -> V:
    """Return what is kept under a key, made where nothing is."""
    value = kept.get(key)
    if value is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        value = kept[key] = make()
    return value
