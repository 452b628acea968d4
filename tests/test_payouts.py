"""The payouts of whole arrays: proved equal to the settlement for every outcome, over stakes, scales and roundings."""

from __future__ import annotations

from decimal import Decimal

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from conformance.errors import Refused
from conformance.kernel import BetKernel, Kernel
from conformance.money import EXACT
from conformance.payouts import Money, Payouts
from conformance.rulebook import rulebook
from conformance.rules import Rounding

RULES = rulebook()
KERNEL = Kernel(RULES.tableau)
MODES = (None, "down", "up", "half-up", "half-even")


def _payouts(table_id, mode="as it is", unit=None):
    table = RULES.tables[table_id]
    if mode != "as it is":
        table = replace(table, rounding=None if mode is None else Rounding("R", mode))
    if unit is not None:
        table = replace(table, unit=Decimal(unit))
    return {bet: Payouts(BetKernel(KERNEL, table, offer)) for bet, offer in table.offers.items()}


ALL = {
    (table, mode, unit): _payouts(table, mode, unit)
    for table in ("bakarat", "sbo-super-six", "sbo-tiger", "big-small", "touch")
    for mode in MODES
    for unit in ("0.01", "1", "0.25")
}


def _classes(payouts):
    """A class for each outcome."""
    by_class = payouts.kernel.by_class(np.arange(len(payouts.kernel.offer.payments)))
    return [int(np.flatnonzero(by_class == place)[0]) for place in range(len(payouts.kernel.offer.payments))]


CLASSES = {(key, bet): _classes(payouts) for key, bets in ALL.items() for bet, payouts in bets.items()}


@settings(max_examples=400, deadline=None)
@given(
    key=st.sampled_from(sorted(ALL, key=str)),
    units=st.lists(st.one_of(st.integers(1, 10**4), st.integers(1, 10**15)), min_size=1, max_size=8),
    decimals=st.tuples(st.integers(2, 6), st.integers(4, 9)),
    off=st.integers(-3, 3),
)
def test_every_payout_is_the_settlement_s(key, units, decimals, off):
    """What the settlement returns is right, and what differs from it by anything is wrong, at every bet and outcome."""
    for bet, payouts in ALL[key].items():
        unit = payouts.kernel.table.unit
        kernel = payouts.kernel
        stakes = [EXACT.multiply(unit, Decimal(number)) for number in units for _ in kernel.offer.payments]
        settled = [amount for number in units for amount in kernel.returned(EXACT.multiply(unit, Decimal(number)))]
        stake_decimals, paid_decimals = decimals
        paid = [int(amount.scaleb(paid_decimals)) for amount in settled]
        if any(amount.scaleb(paid_decimals) != number for amount, number in zip(settled, paid, strict=True)):
            continue  # finer than the column can hold
        if max(*paid, *(stake.scaleb(stake_decimals) for stake in stakes)) >= 2**62:
            continue
        classes = np.array(CLASSES[key, bet] * len(units))
        staked = Money(np.array([int(stake.scaleb(stake_decimals)) for stake in stakes]), stake_decimals)

        def wrong(amounts, classes=classes, staked=staked, payouts=payouts, decimals=paid_decimals):
            return payouts.wrong(classes, staked, Money(np.array(amounts, np.int64), decimals)).tolist()

        assert wrong(paid) == []
        if off:
            assert wrong([amount + off for amount in paid]) == list(range(len(paid)))

        outcomes = np.array([*range(len(kernel.offer.payments))] * len(units), np.uint8)
        numbers = np.array([number for number in units for _ in kernel.offer.payments])
        try:
            returned = payouts.returned(outcomes, numbers)
        except Refused:
            assert max(units) > 10**9
            continue
        assert [EXACT.multiply(Decimal(int(number)), unit) for number in returned] == [
            EXACT.multiply(amount, Decimal(payouts.scale)) for amount in settled
        ]


def test_floors_are_exact():
    """At Touch, 0.01 to 100.00 on Banker at 19 to 20: the floor of the stake in cents times 39 over 20, no cent off."""
    payouts = ALL["touch", "down", "0.01"]["banker"]
    cents = np.arange(1, 10001)
    win = np.full(len(cents), CLASSES[("touch", "down", "0.01"), "banker"][0])
    right = [number * 39 // 20 for number in range(1, 10001)]

    assert payouts.wrong(win, Money(cents, 2), Money(np.array(right), 2)).size == 0
    assert payouts.wrong(win, Money(cents, 2), Money(np.array(right) + 1, 2)).size == 10000
    assert payouts.wrong(win, Money(cents, 2), Money(np.array(right) - 1, 2)).size == 10000


def test_half_to_even_looks_at_the_winnings():
    """Banker at 19 to 20 for 0.10 wins 0.095: to even that is 0.10, and 0.20 goes back; 0.30 wins 0.285, so 0.28."""
    payouts = ALL["touch", "half-even", "0.01"]["banker"]
    win = np.full(4, CLASSES[("touch", "half-even", "0.01"), "banker"][0])

    assert payouts.returned(np.zeros(2, np.uint8), np.array([10, 30])).tolist() == [20, 58]
    assert payouts.wrong(win, Money(np.array([10, 10, 30, 30]), 2), Money(np.array([19, 20, 58, 59]), 2)).tolist() == [
        0,
        3,
    ]


def test_nothing_gives_back_nothing():
    """No stake returns nothing, whatever the outcome."""
    payouts = ALL["bakarat", None, "0.01"]["tie"]
    classes = np.array(CLASSES[("bakarat", None, "0.01"), "tie"])

    zero = np.zeros(len(classes), np.int64)
    assert payouts.wrong(classes, Money(zero, 2), Money(zero, 2)).size == 0
    assert payouts.wrong(classes, Money(zero, 2), Money(zero + 1, 2)).tolist() == list(range(len(classes)))


def test_what_64_bits_cannot_multiply_is_settled_one_by_one():
    """A stake of 10^13 at 8 to 1, in columns of nine decimals and four, is past 64 bits, and is judged all the same."""
    payouts = ALL["bakarat", None, "0.01"]["tie"]
    win = np.full(3, CLASSES[("bakarat", None, "0.01"), "tie"][0])
    stakes = Money(np.array([9 * 10**18, 10**18, 10**9]), 9)
    paid = Money(np.array([81 * 10**13, 9 * 10**13 + 1, 9 * 10**4]), 4)

    assert payouts.wrong(win, stakes, paid).tolist() == [1]


def test_too_large_a_stake_is_refused():
    """What would wrap is refused before it is multiplied."""
    with pytest.raises(Refused, match="does not fit 64 bits"):
        ALL["touch", "down", "0.01"]["tie"].returned(np.zeros(1, np.uint8), np.array([10**18]))
