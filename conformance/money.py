"""Money: exact decimal amounts, how fine they may be, and how they are rounded."""

from __future__ import annotations

import re
from decimal import ROUND_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP, Context, Decimal, Inexact, InvalidOperation
from functools import lru_cache
from typing import Literal

from conformance.errors import N_, Refused

RoundingMode = Literal["down", "up", "half-up", "half-even"]

_MODES: dict[RoundingMode, str] = {
    "down": ROUND_DOWN,
    "up": ROUND_UP,
    "half-up": ROUND_HALF_UP,
    "half-even": ROUND_HALF_EVEN,
}

MOST_DIGITS, MOST_DECIMALS = 18, 36
"""Digits an amount may have before and behind its point: more than any currency needs, and every product is exact."""

EXACT = Context(prec=96, traps=[Inexact, InvalidOperation])
"""Arithmetic that raises rather than loses a digit."""

ZERO = Decimal(0)
_AMOUNT = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
NOT_AN_AMOUNT = N_('"{stake}" is not an amount of money; write digits with a point, as in 0.30')


def is_amount(text: str) -> bool:
    """Say whether a text is a plain decimal number, as amounts of money are written.

    >>> is_amount("0.30"), is_amount("1e2")
    (True, False)
    """
    return _AMOUNT.fullmatch(text) is not None


def read_stake(text: str, unit: Decimal) -> Decimal:
    """Read a stake, in whole `unit`s of the table's money.

    Raises Refused when the text is not a plain decimal number, or as check_stake does.

    >>> read_stake("0.30", Decimal("0.01"))
    Decimal('0.30')
    """
    if not is_amount(text):
        raise Refused(NOT_AN_AMOUNT, stake=text)
    return check_stake(Decimal(text), unit)


def check_stake(stake: Decimal, unit: Decimal) -> Decimal:
    """Return a stake that can be: more than nothing, and a whole number of units (MONEY-…).

    Raises Refused when it is nothing, negative, not a number, too long or too fine.
    """
    if not stake.is_finite():
        raise Refused(NOT_AN_AMOUNT, stake=stake)
    if is_too_long(stake):
        raise Refused(
            N_("the stake has too many digits; write at most {digits} before the point and {decimals} behind it"),
            digits=MOST_DIGITS,
            decimals=MOST_DECIMALS,
        )
    _check_value(stake, unit)
    return stake


@lru_cache(maxsize=4096)  # a request has the same few stakes on every deal; equal ones are alike, however long
def _check_value(stake: Decimal, unit: Decimal) -> None:
    if stake <= ZERO:
        raise Refused(N_("a stake of {stake} is not positive; stake at least {unit}"), stake=stake, unit=unit)
    if not is_whole(stake, unit):
        message = N_("the stake {stake} has to be a multiple of {unit}")
        raise Refused(message, stake=stake, unit=unit)


def decimals_of(amount: Decimal) -> int:
    """Return with how many decimals an amount is written.

    >>> decimals_of(Decimal("0.30")), decimals_of(Decimal("1E+3"))
    (2, 0)
    """
    return max(0, -int(amount.as_tuple().exponent))


def is_too_long(amount: Decimal) -> bool:
    """Say whether an amount has more digits than any may have; zeros in front of it do not count.

    >>> is_too_long(Decimal("0999999999999999999.99")), is_too_long(Decimal("1000000000000000000"))
    (False, True)
    """
    return amount.adjusted() >= MOST_DIGITS or -int(amount.as_tuple().exponent) > MOST_DECIMALS


def is_whole(amount: Decimal, unit: Decimal) -> bool:
    """Say whether an amount is a whole number of units."""
    return not EXACT.remainder(amount, unit)


def round_to(amount: Decimal, unit: Decimal, mode: RoundingMode) -> Decimal:
    """Round an amount to whole units.

    >>> round_to(Decimal("0.195"), Decimal("0.01"), "down")
    Decimal('0.19')
    """
    units = EXACT.divide(amount, unit).to_integral_value(rounding=_MODES[mode])
    return EXACT.multiply(units, unit)


@lru_cache(maxsize=4096)  # and pays the same few amounts
def write_amount(amount: Decimal, unit: Decimal) -> str:
    """Write an amount as the protocol does: a plain decimal, never finer than it is, never shorter than the unit.

    >>> write_amount(Decimal("0.3"), Decimal("0.01")), write_amount(Decimal("0.2850"), Decimal("0.01"))
    ('0.30', '0.285')
    """
    shortest = amount.normalize(EXACT)
    exponent = min(int(shortest.as_tuple().exponent), int(unit.as_tuple().exponent))
    return format(shortest.quantize(Decimal(1).scaleb(exponent), context=EXACT), "f")
