"""Mutants: the rulebook with one leaf changed, to prove that the features of each language notice.

A mutant that answers everything as the original does is equivalent; that is proved over every coup there can be, or
every state of a slip or a shoe that can be reached, never assumed. Every other one has to be killed by a scenario in
each language alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from conformance.rulebook import Rulebook
from conformance.suite.mutation.around import of_procedures
from conformance.suite.mutation.bets import of_table
from conformance.suite.mutation.coup import of_coup
from conformance.suite.mutation.holding import of_holding
from conformance.suite.mutation.mutant import Mutant
from conformance.suite.mutation.slips import of_slip
from conformance.suite.mutation.trial import Trial

__all__ = ["Mutant", "Trial", "mutants"]


def mutants(original: Rulebook) -> Iterator[Mutant]:
    """Yield every mutant of a rulebook: of the coup, of each table's bets and money, and of what is around the coup."""
    yield from of_coup(original)
    for table in original.tables.values():
        yield from of_table(original, table)
        yield from of_procedures(original, table)
        yield from of_slip(original, table)
        yield from of_holding(original, table)
