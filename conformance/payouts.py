"""Payouts: what stakes of any size return, for whole arrays of them, in whole numbers alone.

What a bet returns is the stake times a ratio, which the outcome decides, rounded where the table rounds. Instead of
dividing, both sides are brought to one measure: a recorded amount is right when the stake's share less the amount is
nothing or, where the table rounds, within what rounding may take off. NumPy wraps silently where 64 bits do not
suffice, so no product is taken before its bounds are known; what is too large for that is settled one by one by the
settlement itself.
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conformance.errors import N_, Refused
from conformance.kernel import BetKernel, Index, Small, Units
from conformance.rules import Result

_ROOM = 2**60
"""No term is larger, so that a sum of two terms, doubled, still fits."""


class Money(NamedTuple):
    """Amounts: whole numbers of which this many decimals stand behind the point."""

    units: Units
    decimals: int

    def amount(self, place: int) -> Decimal:
        """Return one of the amounts."""
        return Decimal(int(self.units[place])).scaleb(-self.decimals)


class _Terms(NamedTuple):
    """What stakes and amounts are multiplied by to have one measure, and a unit of the table's money in it.

    `shares` has the stake's by the bet's classes, `stake` is that of the whole of it.
    `most_stake` and `most_paid` are the largest numbers that may be multiplied.
    """

    shares: Units
    stake: int
    paid: int
    unit: int
    most_stake: int
    most_paid: int


class Payouts:
    """What one bet of a table returns."""

    def __init__(self, kernel: BetKernel) -> None:
        self.kernel = kernel
        table, payments = kernel.table, kernel.offer.payments
        self._mode = None if table.rounding is None else table.rounding.mode
        self._unit = Fraction(table.unit)
        self._shares = [
            Fraction(payment.factor) + 1
            if payment.outcome.result is Result.WIN
            else Fraction(payment.outcome.result is Result.PUSH)
            for payment in payments
        ]
        self._terms: dict[tuple[int, int], _Terms] = {}

    @cached_property
    def scale(self) -> int:
        """Into how many parts a unit of the table's money must be divided for every payout to be a whole number."""
        return 1 if self._mode else lcm(*(share.denominator for share in self._shares))

    def returned(self, outcomes: Small, stakes: Units) -> Units:
        """Return what stakes in whole units of the table's money return, in whole numbers of `unit / scale`.

        Raises Refused when that is more than 64 bits can count.

        >>> from conformance.kernel import TableKernel
        >>> from conformance.rulebook import rulebook
        >>> bets = TableKernel(rulebook().tableau, rulebook().tables["touch"]).bets
        >>> Payouts(bets["banker"]).returned(np.array([0, 1, 2], np.uint8), np.array([30, 30, 30])).tolist()
        [58, 30, 0]
        """
        whole = lcm(*(share.denominator for share in self._shares))
        by_outcome = np.array([int(share * whole) for share in self._shares], np.int64)
        most = _ROOM // int(max(by_outcome.max(), whole))
        if len(stakes) and not 0 <= stakes.min() <= stakes.max() <= most:
            raise Refused(
                N_("the amount returned on a stake of {stake} does not fit 64 bits; stake less"),
                stake=int(stakes.max()),
            )
        paid: Units = by_outcome[outcomes] * stakes
        return paid if self._mode is None else stakes + self._rounded(paid - whole * stakes, whole)

    def _rounded(self, winnings: Units, whole: int) -> Units:
        """Round winnings, in parts of a unit, to whole units; the loss of a stake is a whole number anyhow."""
        if self._mode == "down":
            return winnings // whole
        if self._mode == "up":
            return -(-winnings // whole)
        units, rest = np.divmod(2 * winnings + whole, 2 * whole)
        if self._mode == "half-even":
            units -= (rest == 0) & (units % 2 == 1)
        return units

    def wrong(self, classes: Index, stakes: Money, paid: Money) -> Index:
        """Return the places at which the amount paid is not what the stake returns.

        `classes` are the bet's classes of the coups; a stake is nothing or a positive whole number of the table's
        units, and a stake of nothing must return nothing.
        """
        terms = self._terms_at(stakes.decimals, paid.decimals)
        if _fit(stakes.units, terms.most_stake) and _fit(paid.units, terms.most_paid):
            return self._differing(terms, classes, stakes.units, paid.units)
        beyond = _beyond(stakes.units, terms.most_stake) | _beyond(paid.units, terms.most_paid)
        small, large = np.flatnonzero(~beyond), np.flatnonzero(beyond)
        found = small[self._differing(terms, classes[small], stakes.units[small], paid.units[small])]
        outcomes = self.kernel.outcomes_of(classes[large])
        others = [
            place
            for place, outcome in zip(large.tolist(), outcomes.tolist(), strict=True)
            if self.expected(outcome, stakes.amount(place)) != paid.amount(place)
        ]
        return np.sort(np.concatenate((found, np.array(others, np.intp))))

    def expected(self, outcome: int, stake: Decimal) -> Decimal:
        """Return what one stake returns by an outcome, as the settlement has it."""
        if not stake:
            return Decimal(0)
        returned = self.kernel.returned(stake)[outcome]
        assert returned is not None
        return returned

    def _terms_at(self, stake_decimals: int, paid_decimals: int) -> _Terms:
        """Return the terms for amounts of this many decimals: both sides in parts of a unit, by common parts."""
        key = stake_decimals, paid_decimals
        if key not in self._terms:
            stakes = [share / 10**stake_decimals for share in (*self._shares, Fraction(1))]
            paid = Fraction(1, 10**paid_decimals)
            whole = lcm(*(number.denominator for number in (*stakes, paid, self._unit)))
            *shares, all_of_it = (int(share * whole) for share in stakes)
            one, unit = int(paid * whole), int(self._unit * whole)
            fits = max(*shares, all_of_it, one, unit) <= _ROOM
            self._terms[key] = _Terms(
                self.kernel.by_class(np.array(shares if fits else [0], np.int64)),
                all_of_it,
                one,
                unit,
                _ROOM // max(*shares, all_of_it) if fits else -1,
                _ROOM // one if fits else -1,
            )
        return self._terms[key]

    def _differing(self, terms: _Terms, classes: Index, stakes: Units, paid: Units) -> Index:
        left = terms.shares.take(classes)
        left *= stakes
        left -= paid if terms.paid == 1 else paid * terms.paid
        if self._mode is None:
            return np.flatnonzero(left)
        wrong = ~self._within(terms, left, stakes, paid)
        if terms.paid % terms.unit:  # amounts may be finer than the table's money
            wrong |= paid * terms.paid % terms.unit != 0
        return np.flatnonzero(wrong)

    def _within(self, terms: _Terms, left: Units, stakes: Units, paid: Units) -> NDArray[np.bool_]:
        """Say where what the exact share has more than the amount is what rounding takes off, or adds."""
        unit = terms.unit
        if self._mode == "down":
            return (left >= 0) & (left < unit)
        if self._mode == "up":
            return (left > -unit) & (left <= 0)
        if self._mode == "half-up":
            return (2 * left >= -unit) & (2 * left < unit)
        even: NDArray[np.bool_] = (paid * terms.paid - stakes * terms.stake) // unit % 2 == 0
        nearest: NDArray[np.bool_] = (np.abs(2 * left) < unit) | ((np.abs(2 * left) == unit) & even)
        return nearest


def _fit(numbers: Units, most: int) -> bool:
    """Say whether all numbers are small enough either way."""
    together = int(np.bitwise_or.reduce(numbers))  # is as large as the largest at least, and negative where one is
    return 0 <= together <= most or (-most <= numbers.min() and numbers.max() <= most)


def _beyond(numbers: Units, most: int) -> NDArray[np.bool_]:
    """Say which numbers are too large either way."""
    return (numbers > most) | (numbers < -most)
