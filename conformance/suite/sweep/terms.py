"""The terms of a request of the sweep: the round, the order of the bets, and the stake on each.

They differ from request to request, and are always the same for the same request, so that a sweep can be repeated.
In early rounds every bet is open. Where bets close, some deals are asked again in a late round, without closed bets.
"""

from __future__ import annotations

from decimal import Decimal
from random import Random
from typing import NamedTuple

from conformance.cards import DECK
from conformance.coup import CARDS_IN_HAND
from conformance.money import EXACT, MOST_DIGITS, write_amount
from conformance.rules import Table

_NEAR_A_POWER = 0.25
"""The share of stakes that are a power of ten, or a unit away from one: where digits are gained and lost."""


class Terms(NamedTuple):
    """The round of the shoe, and the stakes as decimal strings, in the order in which they are sent."""

    round: int
    stakes: dict[str, str]


def early_rounds(table: Table) -> range:
    """Return the rounds of a shoe in which every bet of a table is open."""
    closing = [offer.last_round for offer in table.offers.values() if offer.last_round is not None]
    return range(1, min([*closing, _most_rounds(table)]) + 1)


def late_rounds(table: Table) -> range:
    """Return the rounds to which a shoe can come and in which a bet of a table is closed; none where no bet closes."""
    return range(early_rounds(table).stop, _most_rounds(table) + 1)


def _most_rounds(table: Table) -> int:
    return table.decks * len(DECK) // (2 * CARDS_IN_HAND)


def terms_of(table: Table, first: int, *, late: bool = False) -> Terms:
    """Return the terms of the request that begins with a deal of the domain, by its place; the first is in round 1.

    With `late` they are those of the request that asks for some of these deals again, where bets of the table close.
    """
    chance = Random(f"{table.id} {first} late" if late else f"{table.id} {first}")  # noqa: S311 - nothing is secret
    bets = list(table.offers)
    chance.shuffle(bets)
    rounds = late_rounds(table) if late else early_rounds(table)
    round_number = chance.choice(rounds) if late or first else 1
    closing = {bet: offer.last_round for bet, offer in table.offers.items() if offer.last_round is not None}
    return Terms(
        round_number,
        {bet: _stake(table.unit, chance) for bet in bets if closing.get(bet, round_number) >= round_number},
    )


def _stake(unit: Decimal, chance: Random) -> str:
    """Return a stake: a number of units of any length, up to the most digits that an amount may have."""
    most = int(EXACT.divide(Decimal(10) ** MOST_DIGITS, unit).to_integral_value()) - 1
    power = 10 ** chance.randrange(len(str(most)))
    units = chance.randrange(power, 10 * power)
    if chance.random() < _NEAR_A_POWER:
        units = power + chance.choice((-1, 0, 1))
    return write_amount(EXACT.multiply(unit, Decimal(min(max(units, 1), most))), unit)
