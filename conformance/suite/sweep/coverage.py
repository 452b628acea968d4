"""What a sweep exercised at a table, and what it did not: outcomes of bets, values of facts, rounds, operations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from conformance.kernel import values_of
from conformance.places import of_the_rules
from conformance.rules import Value
from conformance.suite.results import Swept
from conformance.suite.sweep.state import TableSweep
from conformance.suite.sweep.trial import domain, trial_at


class Gaps(NamedTuple):
    """What the first deals of the domain, up to a number, leave out at a table.

    `outcomes` are bets and the rules of their outcomes that decided no deal; `facts` are facts of a coup and values
    that no deal had, of those on which its bets are decided. Both are of those that some deal there can be has.
    """

    outcomes: tuple[tuple[str, str], ...]
    facts: tuple[tuple[str, Value], ...]


def swept(tables: Iterable[TableSweep]) -> tuple[Swept, ...]:
    """Return what came of each table of a sweep that reached its end."""
    return tuple(Swept(at.table, at.tally.done, at.tally.failed, _is_whole(at)) for at in tables)


def _is_whole(swept_at: TableSweep) -> bool:
    if swept_at.tally.unsupported is not None or swept_at.tally.done < len(domain().deals):
        return False
    gaps = gaps_of(swept_at.table, swept_at.tally.done)
    return not (gaps.outcomes or gaps.facts)


@of_the_rules
def gaps_of(table: str, done: int) -> Gaps:
    """Return what a sweep that has come so far leaves out at a table."""
    trial = trial_at(table)
    kernel, bets = trial.kernel.kernel, trial.kernel.bets
    coups = kernel.play(domain().deals[:done])
    outcomes = [
        (name, bet.offer.payments[place].outcome.rule)
        for name, bet in bets.items()
        for place in sorted(bet.decisive - set(np.unique(bet.outcomes(coups)).tolist()))
    ]
    facts: list[tuple[str, Value]] = []
    for name in sorted(trial.kernel.facts):
        values, decided = values_of(kernel, name)
        seen = set(np.unique(decided.codes[decided.classes(coups)]).tolist())
        facts += [(name, values[place]) for place in sorted(decided.reached - seen)]
    return Gaps(tuple(outcomes), tuple(facts))
