"""The terms of a request of the sweep: the round, the order of the bets, and the stake on each.

They differ from request to request, and are always the same for the same request, so that a sweep can be repeated.
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


def last_round(table: Table) -> int:
    """Return the last round of a shoe in which every bet of a table is open, and a shoe can have come to."""
    closing = [offer.last_round for offer in table.offers.values() if offer.last_round is not None]
    return min(closing, default=table.decks * len(DECK) // (2 * CARDS_IN_HAND))


def terms_of(table: Table, first: int) -> Terms:
    """Return the terms of the request that begins with a deal of the domain, by its place; the first is in round 1."""
    chance = Random(f"{table.id} {first}")  # noqa: S311 - nothing is kept secret
    bets = list(table.offers)
    chance.shuffle(bets)
    round_number = chance.randint(1, last_round(table)) if first else 1
    return Terms(round_number, {bet: _stake(table.unit, chance) for bet in bets})


def _stake(unit: Decimal, chance: Random) -> str:
    """Return a stake: a number of units of any length, up to the most digits that an amount may have."""
    most = int(EXACT.divide(Decimal(10) ** MOST_DIGITS, unit).to_integral_value()) - 1
    power = 10 ** chance.randrange(len(str(most)))
    units = chance.randrange(power, 10 * power)
    if chance.random() < _NEAR_A_POWER:
        units = power + chance.choice((-1, 0, 1))
    return write_amount(EXACT.multiply(unit, Decimal(min(max(units, 1), most))), unit)
