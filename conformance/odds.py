"""Net odds: exact winnings for one unit of stake, and the ways in which pages write them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal, Inexact
from fractions import Fraction

import msgspec

from conformance.money import EXACT

_RATIO = re.compile(r"([0-9]+(?:\.[0-9]+)?):([0-9]+(?:\.[0-9]+)?)")
_SIMPLE = 10
"""The largest stake that odds are written against as whole numbers; beyond it they are written to one."""


class Notation(msgspec.Struct, frozen=True):
    """How a page writes odds: which of winnings and stake comes first, and whether the stake is counted in.

    Rules: ODDS-WINNINGS-FIRST, ODDS-STAKE-FIRST and ODDS-FOR-ONE.
    """

    id: str
    rule: str
    stake_first: bool
    stake_included: bool

    def net(self, first: Decimal | Fraction, second: Decimal | Fraction) -> Fraction:
        """Return the net odds that the two numbers state, in the order in which the page prints them.

        Raises ValueError when the stake is nothing.
        """
        stake, winnings = (first, second) if self.stake_first else (second, first)
        if not stake:
            raise ValueError("odds against no stake")
        return Fraction(winnings) / Fraction(stake) - self.stake_included


def read_net_odds(text: str) -> Fraction:
    """Read net odds as `spec/` writes them, winnings first.

    Raises ValueError when the text is not odds.

    >>> read_net_odds("7:2"), read_net_odds("0.53:1")
    (Fraction(7, 2), Fraction(53, 100))
    """
    match = _RATIO.fullmatch(text)
    if match is None:
        raise ValueError(text)
    winnings, stake = map(Fraction, match.groups())
    if not stake or not winnings:
        raise ValueError(text)
    return winnings / stake


def winnings_and_stake(odds: Fraction) -> tuple[Decimal, Decimal]:
    """Return the two numbers that people expect for these net odds, which they always are exactly.

    >>> winnings_and_stake(Fraction(7, 2)), winnings_and_stake(Fraction(19, 20)), winnings_and_stake(Fraction(1, 30))
    ((Decimal('7'), Decimal('2')), (Decimal('0.95'), Decimal('1')), (Decimal('1'), Decimal('30')))
    """
    if odds.denominator <= _SIMPLE:
        return Decimal(odds.numerator), Decimal(odds.denominator)
    whole = Decimal(odds.numerator), Decimal(odds.denominator)
    try:
        return EXACT.divide(*whole), Decimal(1)
    except Inexact:
        return whole


def write_net_odds(odds: Fraction) -> str:
    """Write net odds as `spec/` does.

    >>> write_net_odds(Fraction(1, 2)), write_net_odds(Fraction(29, 20))
    ('1:2', '1.45:1')
    """
    return ":".join(map(str, winnings_and_stake(odds)))


_NUMBER = re.compile(r"[0-9]+(?:[.,][0-9]+)?")


def read_printed_odds(text: str, notation: Notation) -> Fraction:
    """Read odds exactly as a page prints them, whatever its words: two numbers in the page's own notation.

    Raises ValueError unless there are two numbers.

    >>> stake_first = Notation("stake-first", "ODDS-STAKE-FIRST", stake_first=True, stake_included=False)
    >>> read_printed_odds("2 ăn 1", stake_first)
    Fraction(1, 2)
    """
    numbers: Sequence[str] = _NUMBER.findall(text)
    if len(numbers) != 2:
        raise ValueError(text)
    first, second = (Fraction(number.replace(",", ".")) for number in numbers)
    return notation.net(first, second)
