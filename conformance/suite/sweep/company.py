"""What it takes to see a failure of a sweep again: the deal alone, all of its bets, or what was asked before."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event
from typing import Literal

import msgspec
import numpy as np

from conformance.cards import CARDS, Card
from conformance.engines.opening import Patience
from conformance.engines.port import EngineFault, Port
from conformance.engines.protocol import CoupRequest
from conformance.rulebook import rulebook
from conformance.suite.answers import actual, judge
from conformance.suite.engagement import engage
from conformance.suite.sweep.state import Plan, TableSweep
from conformance.suite.sweep.trial import Asked, Failure, domain, trial_at

Need = Literal["deal", "bets", "history"]
"""The deal with the bets that are wrong, the deal with all bets that were asked, or the requests before as well."""


def needs(plan: Plan, patience: Patience, swept: Sequence[TableSweep]) -> dict[tuple[str, int], Need]:
    """Return what it takes to see each failure again, by table and place: the least that does.

    A fresh engine is asked for the few failures that are kept of a table. Raises BaccaratError when it cannot be had.
    """
    found: dict[tuple[str, int], Need] = {}
    for table in swept:
        answered = [failure for failure in table.tally.failures if failure.actual is not None]
        if not answered:
            continue
        with engage(plan.engine, patience, strict=plan.strict) as port:
            found |= {(table.table, failure.place): _need(port, table.table, failure) for failure in answered}
    return found


def _need(port: Port, table: str, failure: Failure) -> Need:
    asked = Asked(trial_at(table), failure.begun, Event(), late=failure.late)
    every = asked.request(range(failure.place, failure.place + 1))
    few = msgspec.structs.replace(every, bets=tuple(item for item in every.bets if item.bet in failure.kind))
    if _fails(port, few):
        return "deal"
    return "bets" if _fails(port, every) else "history"


def _fails(port: Port, request: CoupRequest) -> bool:
    try:
        return bool(judge(rulebook(), request, actual(port, request)))
    except EngineFault:
        return True


def some_deals(count: int) -> list[tuple[Card, ...]]:
    """Return deals from all over the domain, at equal distances."""
    deals = domain().deals
    return [
        tuple(CARDS[number] for number in deals[place]) for place in np.linspace(0, len(deals) - 1, count, dtype=int)
    ]
