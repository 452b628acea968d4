"""Frequencies: what came how often in a log, against the exact probabilities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from conformance.audit.auditor import Counted
from conformance.cards import RANKS
from conformance.counting import FactCounts
from conformance.kernel import WINNERS
from conformance.returns import full_shoe
from conformance.rules import Rulebook

Subject = Literal["winners", "first-ranks", "naturals"]

LEAST_EXPECTED = 5
"""A chi-square test is sound where every value is expected so often."""
SURPRISING = Fraction(1, 100)
"""A test is reported as surprising below this probability, all tests together."""


class Frequency(msgspec.Struct, frozen=True):
    """One test: what was counted at a table, what was to be expected, and how surprising the difference is.

    probability: that pure chance brings a difference at least as large, in this test alone; adjusted: the same with
    regard to all tests that were made (Holm). Both are None where there are too few rounds to say.
    """

    table: str
    subject: Subject
    values: tuple[str, ...]
    counted: tuple[int, ...]
    expected: tuple[float, ...]
    chi_square: float | None
    freedom: int
    probability: float | None
    adjusted: float | None

    @property
    def surprising(self) -> bool:
        """Whether chance hardly explains what was counted."""
        return self.adjusted is not None and self.adjusted < SURPRISING


def frequencies(rules: Rulebook, counted: Mapping[str, Counted]) -> list[Frequency]:
    """Test what was counted at each table against a full shoe of its decks.

    Whatever has left the shoe, and wherever it was cut, every round by itself has the probabilities of a full shoe.
    """
    decks = {table: rules.tables[table].decks for table in counted}
    facts = {number: FactCounts(rules.tableau, full_shoe(number)) for number in set(decks.values())}
    tests = [
        _tested(table, *found) for table, counts in counted.items() for found in _subjects(facts[decks[table]], counts)
    ]
    made = [test.probability for test in tests if test.probability is not None]
    adjusted = iter(holm(made))
    return [
        test if test.probability is None else msgspec.structs.replace(test, adjusted=next(adjusted)) for test in tests
    ]


def _subjects(
    facts: FactCounts, counted: Counted
) -> Iterator[tuple[Subject, tuple[str, ...], list[int], list[Fraction]]]:
    winners = facts.of("winner")
    names = tuple(winner.value for winner in WINNERS)
    yield "winners", names, counted.winners, [Fraction(winners.get((name,), 0), facts.total) for name in names]
    yield "first-ranks", tuple(RANKS), counted.first_ranks, [Fraction(1, len(RANKS))] * len(RANKS)
    natural = 1 - Fraction(facts.of("naturals").get((0,), 0), facts.total)
    yield "naturals", ("natural", "none"), [counted.naturals, counted.rounds - counted.naturals], [natural, 1 - natural]


def _tested(
    table: str, subject: Subject, values: tuple[str, ...], counted: list[int], shares: list[Fraction]
) -> Frequency:
    expected = tuple(float(share * sum(counted)) for share in shares)
    chi_square = probability = None
    if min(expected) >= LEAST_EXPECTED:
        from scipy import stats  # noqa: PLC0415 - takes longer to import than all else together

        test = stats.chisquare(counted, expected)
        chi_square, probability = float(test.statistic), float(test.pvalue)
    return Frequency(table, subject, values, tuple(counted), expected, chi_square, len(values) - 1, probability, None)


def holm(probabilities: Sequence[float]) -> list[float]:
    """Adjust the probabilities of several tests for there being several, by Holm's method.

    >>> [round(value, 3) for value in holm([0.01, 0.04, 0.03])]
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(probabilities)), key=probabilities.__getitem__)
    adjusted = [0.0] * len(probabilities)
    least = 0.0
    for place, index in enumerate(order):
        least = max(least, min(1.0, (len(order) - place) * probabilities[index]))
        adjusted[index] = least
    return adjusted
