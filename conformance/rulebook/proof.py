"""The proof that a bet's outcomes are disjoint and complete, over every combination of facts that a coup can have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from conformance.domain import Domain
from conformance.rules import Outcome, Value
from conformance.settlement import holds


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong with a list of outcomes: the positions concerned, and a coup's facts as the witness."""

    outcomes: tuple[int, ...]
    witness: Mapping[str, Value] | None


def flaws(outcomes: Sequence[Outcome], walked: Domain) -> Flaw | None:
    """Return the first flaw of a list of outcomes, or None when just one of them holds for every coup.

    Two positions are outcomes that both hold for the witness; no position means that none does;
    one position is an outcome that holds for no coup at all. The last outcome may be an `otherwise`.
    """
    last = len(outcomes) - 1
    open_ended = not outcomes[last].conditions
    conditional = outcomes[:last] if open_ended else outcomes
    names = frozenset(condition.fact for outcome in outcomes for condition in outcome.conditions)
    used: set[int] = set()
    for facts in walked.facts(names):
        deciding = tuple(position for position, outcome in enumerate(conditional) if holds(outcome, facts))
        if not deciding and open_ended:
            deciding = (last,)
        if len(deciding) != 1:
            return Flaw(deciding[:2], facts)
        used.update(deciding)
    unused = set(range(len(outcomes))) - used
    return Flaw((min(unused),), None) if unused else None
