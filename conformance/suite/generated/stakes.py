"""Stakes to try: small and large ones, both sides of every boundary, and texts that are not a stake.

All of them follow from the unit of a table's money and from what its bets pay.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from random import Random

from conformance.money import EXACT, MOST_DECIMALS, MOST_DIGITS, is_whole, write_amount
from conformance.rulebook import Table

ROUND_NUMBERS = (1, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 9)
"""First digits of amounts that people stake, at every power of ten."""
ORDINARY = 200
"""Every whole amount up to this one is tried with every outcome, and this many random ones beside the others."""
USUAL = 0.5
"""This share of the amounts in requests is written as the suite writes them; the others have more zeros, or fewer."""
COUNTED = 1000
"""Every whole amount up to this one is tried with some outcome."""

GRID_STEP, GRID_ENDS = Decimal("1.03"), Decimal(10) ** 9
"""Up to the end, each amount that is tried is this many times the one before."""
FAMILIAR = ("12.34", "123.45", "1234.5", "1234.56", "12345.67", "123456.78", "1234567.89", "99.99", "999.99", "9999.99",
            "1111.11", "4321", "54321", "98765.43", "1337", "777", "7777", "88888", "1000000.01")  # fmt: skip
"""Amounts that people write as examples."""

SPREAD, PER_POWER = 10, 10
"""At each of this many powers of ten, this many random amounts are tried."""

NO_STAKES = (
    "", " ", "0", "0.00", "-0", "-1", "-5.00", "-0.01", "+10", "1e2", "1E2", "1_000", "1,000", "1,5", "1.000,00", " 1",
    "1 ", "1\n", "1.", ".5", "1..0", "1.0.0", "--1", "ten", "NaN", "Infinity", "inf", "null", "0x10", "1/2", "10%",
    "$1", "１０", "١٠", "1\u00a0000", "1'000", "1d", "true", "5-", "(5)",
)  # fmt: skip
"""Texts that are not an amount above nothing, in the ways in which careless readers of numbers take them for one."""


def amounts(table: Table, random: Random, more: int = 0) -> list[Decimal]:
    """Return the amounts to stake at a table, the smallest first; `more` are as many random ones beside the others."""
    unit = table.unit
    found: set[Decimal] = set(_fine(table))
    found |= {Decimal(number) for number in range(1, ORDINARY + 1)}
    for power in range(MOST_DIGITS):
        found |= {EXACT.multiply(Decimal(str(first)), Decimal(10) ** power) for first in ROUND_NUMBERS}
    for edge in _edges(unit):
        found |= {EXACT.add(edge, step) for step in (Decimal(0), unit, -unit)}
    per_whole = int(EXACT.divide(Decimal(1), unit)) if unit < 1 else 1
    for power in range(SPREAD):
        units = 10**power * per_whole
        found |= {EXACT.multiply(unit, random.randrange(units, 10 * units)) for _ in range(PER_POWER)}
    largest = EXACT.subtract(Decimal(10) ** MOST_DIGITS, unit)
    found |= {largest, EXACT.divide_int(largest, Decimal(2))}
    found |= {_any(unit, random) for _ in range(ORDINARY // 2 + more)}
    found |= {_ordinary(unit, random) for _ in range(ORDINARY // 2 + more)}
    return sorted(amount for amount in (_whole(amount, unit) for amount in found) if 0 < amount <= largest)


def fine_grid(table: Table) -> list[Decimal]:
    """Return amounts of which each is a little more than the one before, and amounts that people write as examples."""
    found = {Decimal(text) for text in FAMILIAR}
    amount = Decimal(1)
    while amount < GRID_ENDS:
        found.add(_whole(amount, table.unit))
        amount = (amount * GRID_STEP).quantize(Decimal("0.01"))
    return sorted(amount for amount in found if is_whole(amount, table.unit))


def _fine(table: Table) -> Iterator[Decimal]:
    """Yield amounts of every number of units after the point, and on all sides of what rounding may fall on."""
    unit = table.unit
    per_whole = int(EXACT.divide_int(Decimal(1), unit)) if unit < 1 else 1
    for units in range(1, min(per_whole, 100) + 1):
        yield EXACT.multiply(unit, units)
        yield EXACT.add(EXACT.multiply(unit, units), Decimal(units % 50 + 1))
    parts = {Fraction(payment.factor).denominator for offer in table.offers.values() for payment in offer.payments}
    for part in parts:
        for units in range(min(2 * part, 50)):
            for base in (0, 100 * part, 12345 * part, 10**7 * part):
                yield EXACT.multiply(unit, base + units)


def _edges(unit: Decimal) -> Iterator[Decimal]:
    for power in (7, 8, 15, 16, 23, 24, 31, 32, 53):
        yield Decimal(2**power)
        yield EXACT.multiply(Decimal(2**power), unit)
    for power in range(1, MOST_DIGITS):
        yield Decimal(10) ** power
    yield EXACT.multiply(Decimal(2**63), unit)


def _whole(amount: Decimal, unit: Decimal) -> Decimal:
    return EXACT.multiply(EXACT.divide_int(amount, unit), unit)


def _any(unit: Decimal, random: Random) -> Decimal:
    """Return an amount of any number of digits, each as likely as the others."""
    digits = random.randint(1, MOST_DIGITS)
    return EXACT.multiply(Decimal(random.randrange(10**digits)), unit) + unit


def _ordinary(unit: Decimal, random: Random) -> Decimal:
    """Return an amount as people stake them, to the unit."""
    return EXACT.multiply(unit, random.randint(1, int(EXACT.divide_int(Decimal(5000), unit)) or 1))


def text(amount: Decimal, table: Table) -> str:
    """Write an amount as the protocol does."""
    return write_amount(amount, table.unit)


def spellings(amount: Decimal, table: Table) -> list[str]:
    """Return other texts of the same amount, all of which are stakes."""
    written = text(amount, table)
    whole, _, decimals = written.partition(".")
    decimals = decimals or "0"
    shortest = format(amount.normalize(EXACT), "f")
    return [
        shortest,
        f"{whole}.{decimals}0",
        f"{whole}.{decimals.ljust(MOST_DECIMALS, '0')}",
        f"0{written}",
        f"0{shortest}",
        f"00{shortest}",
        f"000{whole}.{decimals}",
        f"{whole.rjust(MOST_DIGITS + 2, '0')}.{decimals}",
        f"{'0' * 40}{shortest}",
    ]


def spelled(amount: Decimal, table: Table, random: Random) -> str:
    """Write an amount in one of the ways in which the protocol takes it, every other time as the suite does."""
    written = text(amount, table)
    if random.random() < USUAL:
        return written
    shortest = format(amount.normalize(EXACT), "f")
    return random.choice((shortest, shortest, f"{written}0", f"0{shortest}", _with_one_decimal(shortest)))


def _with_one_decimal(shortest: str) -> str:
    return shortest if "." in shortest else f"{shortest}.0"


def notations(table: Table) -> list[str]:
    """Return stakes of few units with every number of decimals that the table takes them in, and zeros behind them."""
    found: dict[str, None] = {}
    for amount in (Decimal("0.5"), Decimal("12.3"), Decimal(7), Decimal(100), Decimal("0.07"), Decimal("9.99")):
        if not is_whole(amount, table.unit):
            continue
        shortest = format(amount.normalize(EXACT), "f")
        whole, _, decimals = shortest.partition(".")
        texts = [f"{whole}.{decimals.ljust(places, '0')}" for places in range(max(1, len(decimals)), 5)]
        found.update(dict.fromkeys([shortest, *texts]))
    return list(found)


def refused(table: Table) -> list[str]:
    """Return texts that are not a stake of the table."""
    unit = table.unit
    finer = EXACT.divide(unit, Decimal(10))
    texts = list(NO_STAKES)
    texts += [
        format(EXACT.add(whole, part), "f") for whole in (Decimal(0), unit, Decimal(100)) for part in _finer(finer)
    ]
    texts += [f"1.{'0' * (MOST_DECIMALS + 1)}", f"1.{'0' * MOST_DECIMALS}1"]
    texts += [f"1{'0' * MOST_DIGITS}", f"{'9' * (MOST_DIGITS + 1)}", f"1{'0' * MOST_DIGITS}.00", f"1{'0' * 40}"]
    return texts


def _finer(finer: Decimal) -> tuple[Decimal, ...]:
    return finer, EXACT.multiply(finer, 5), EXACT.multiply(finer, 9), EXACT.divide(finer, Decimal(1000))
