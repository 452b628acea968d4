"""Mutants: the rulebook with one leaf changed, to prove that the features of each language notice.

A mutant that answers everything as the original does is equivalent; that is proved over every coup there can be, or
every state of a slip or a shoe that can be reached, never assumed. Every other one has to be killed by a scenario in
each language alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from conformance.rulebook import Rulebook
from conformance.suite.mutation.around import of_procedures
from conformance.suite.mutation.bets import of_table
from conformance.suite.mutation.coup import of_coup
from conformance.suite.mutation.holding import of_holding
from conformance.suite.mutation.mutant import Mutant, replace
from conformance.suite.mutation.slips import of_slip
from conformance.suite.mutation.trial import Trial

__all__ = ["Mutant", "Trial", "mutants"]


def mutants(original: Rulebook, tables: Collection[str] = ()) -> Iterator[Mutant]:
    """Yield every mutant of a rulebook: of the coup, of each table's bets and money, and of what is around the coup.

    Where tables are chosen, those that concern them, at those tables alone.
    """
    for mutant in of_coup(original):
        concerned = tuple(table for table in mutant.tables if not tables or table in tables)
        if concerned:
            yield replace(mutant, tables=concerned)
    for table in original.tables.values():
        if tables and table.id not in tables:
            continue
        yield from of_table(original, table)
        yield from of_procedures(original, table)
        yield from of_slip(original, table)
        yield from of_holding(original, table)
