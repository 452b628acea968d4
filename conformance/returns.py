"""Exact return to player: every coup that a shoe can give is counted, never sampled, and every bet is settled on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from math import floor, lcm

import msgspec

from conformance.cards import DECK, Card
from conformance.counting import FactCounts, Shoe
from conformance.engines.reference import table_called
from conformance.errors import N_, Refused
from conformance.money import EXACT, check_stake, decimals_of
from conformance.rules import Result, Rulebook, Table
from conformance.settlement import offer_at, settle_as


class OutcomeCount(msgspec.Struct, frozen=True):
    """An outcome of a bet, and in how many of all ordered deals it decides."""

    rule: str
    result: Result
    count: int


class BetReturn(msgspec.Struct, frozen=True):
    """What a bet returns to the bettor in the long run, from one shoe and for one stake.

    `to_bettor` is the expected amount returned, over the stake: 1 is a fair game, and a push returns the stake.
    `outcomes` stand in the paytable's order; their counts add up to `total`, the number of ordered deals of six cards.
    """

    bet: str
    stake: Decimal
    to_bettor: Fraction
    outcomes: tuple[OutcomeCount, ...]
    total: int

    @property
    def edge(self) -> Fraction:
        """The house edge: the share of the stake that the operator keeps; negative where the bettor gains."""
        return 1 - self.to_bettor

    @property
    def resolved(self) -> Fraction:
        """What is returned of the stakes that are won or lost alone, as many pages state it: pushes are left out."""
        pushed = sum(outcome.count for outcome in self.outcomes if outcome.result is Result.PUSH)
        return 1 - self.edge / (1 - Fraction(pushed, self.total)) if pushed < self.total else Fraction(1)


def full_shoe(decks: int) -> dict[Card, int]:
    """Return a fresh shoe of one or more decks (DECKS-…). Raises Refused when there is no deck.

    >>> sum(full_shoe(8).values())
    416
    """
    if decks < 1:
        raise Refused(N_("a shoe of {decks} decks has no cards; take at least one deck"), decks=decks)
    return dict.fromkeys(DECK.values(), decks)


def without(shoe: Shoe, cards: Iterable[Card]) -> dict[Card, int]:
    """Return what a shoe holds once these cards have left it.

    Raises Refused when the shoe does not hold a card as often as it is to leave.
    """
    left = dict(shoe)
    for card, times in Counter(cards).items():
        held = left.get(card, 0)
        if times > held:
            raise Refused(
                N_("{card} cannot leave the shoe {times} times; the shoe holds it {held} times"),
                card=card,
                times=times,
                held=held,
            )
        left[card] = held - times
    return left


def returns(
    rulebook: Rulebook,
    table_id: str,
    stake: Decimal | None = None,
    decks: int | None = None,
    removed: Iterable[Card] = (),
) -> dict[str, BetReturn]:
    """Return what every bet of a table returns, by the bets' ids in the table's order.

    `stake` is a positive whole number of the table's units, by default one that no rounding touches;
    `decks` is the number of decks of the fresh shoe, by default the table's;
    `removed` are the cards that have left it since.
    Raises Refused when the table, the stake or the shoe is invalid, or fewer than six cards are left.

    >>> from conformance.rulebook import rulebook
    >>> percentage(returns(rulebook(), "bakarat")["player-pair"].to_bettor)
    Decimal('89.638554')
    """
    table = table_called(rulebook, table_id)
    shoe = without(full_shoe(table.decks if decks is None else decks), removed)
    return table_returns(table, stake, FactCounts(rulebook.tableau, shoe))


def table_returns(table: Table, stake: Decimal | None, counts: FactCounts) -> dict[str, BetReturn]:
    """Return what every bet of a table returns, from the counts of a shoe, which serve any table.

    `stake` is as in `returns`. Raises Refused when it is invalid.
    """
    chosen = unrounded_stake(table) if stake is None else stake
    return {bet_id: bet_return(table, bet_id, chosen, counts) for bet_id in table.offers}


def bet_return(table: Table, bet_id: str, stake: Decimal, counts: FactCounts) -> BetReturn:
    """Settle a bet on every coup of a shoe, whose counts serve any number of bets, tables and stakes.

    `stake` is a positive whole number of the table's units; a table that rounds pays small stakes less (ROUNDING-…).
    Raises Refused when the table does not offer the bet, or when the stake is invalid.
    """
    check_stake(stake, table.unit)
    payments = offer_at(table, bet_id).payments
    decided = counts.deciding(payments)
    returned = sum(
        count * Fraction(settle_as(table, bet_id, stake, payment).returned)
        for payment, count in zip(payments, decided, strict=True)
    )
    outcomes = (payment.outcome for payment in payments)
    return BetReturn(
        bet_id,
        stake,
        Fraction(returned) / (counts.total * Fraction(stake)),
        tuple(
            OutcomeCount(outcome.rule, outcome.result, count) for outcome, count in zip(outcomes, decided, strict=True)
        ),
        counts.total,
    )


def unrounded_stake(table: Table) -> Decimal:
    """Return the smallest stake for which everything the table can pay is a whole number of units.

    >>> from conformance.rulebook import rulebook
    >>> unrounded_stake(rulebook().tables["touch"])
    Decimal('0.20')
    """
    factors = [Fraction(payment.factor) for offer in table.offers.values() for payment in offer.payments]
    return EXACT.multiply(table.unit, Decimal(lcm(*(factor.denominator for factor in factors))))


def percentage(share: Fraction, places: int = 6) -> Decimal:
    """Write a share as a percentage, rounded half up to a number of places.

    >>> percentage(Fraction(2, 3)), percentage(Fraction(2, 3), 0)
    (Decimal('66.666667'), Decimal('67'))
    """
    return Decimal(_half_up(share * 100 * 10**places)).scaleb(-places, EXACT)


def matches(share: Fraction, printed: Decimal) -> bool:
    """Say whether a printed percentage is this share, rounded half up or cut off at the decimals it is printed with.

    >>> [matches(Fraction("0.987649"), Decimal(text)) for text in ("98.76", "98.7", "98.8", "98.77")]
    [True, True, True, False]
    """
    places = decimals_of(printed)
    exact = share * 100 * 10**places
    return printed.scaleb(places, EXACT) in (floor(exact), _half_up(exact))


def _half_up(number: Fraction) -> int:
    return floor(number + Fraction(1, 2))
