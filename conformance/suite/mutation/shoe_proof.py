"""The proof that two tables' shoes answer everything that can happen to them alike.

Both shoes are taken together through every course of events from before the first shoe on. What an event does depends
on the number of the round only in so far as a round has been played at all, so that rounds are distinguished up to the
second, and the walk comes to an end.
"""

from __future__ import annotations

import msgspec

from conformance.cards import RANKS
from conformance.errors import Refused
from conformance.rulebook import Rulebook
from conformance.shoe import DrawCutCard, EndRound, Reshuffle, Shoe, ShoeEvent, StartRound, StartShoe, step

_EVENTS: tuple[ShoeEvent, ...] = (
    StartShoe(),
    *[StartShoe(f"{rank}S") for rank in RANKS],
    StartRound(),
    DrawCutCard(),
    EndRound(),
    Reshuffle("human-error"),
    Reshuffle("technical-error"),
)
_ROUNDS = 2


def states_alike(rules: Rulebook, other: Rulebook, table: str) -> int | None:
    """Return over how many states of the shoe two rulebooks provably answer alike at a table; None if they do not."""
    reached, waiting = {Shoe()}, [Shoe()]
    while waiting:
        shoe = waiting.pop()
        for event in _EVENTS:
            after = _after(rules, table, shoe, event)
            if after != _after(other, table, shoe, event):
                return None
            if after is not None and after not in reached:
                reached.add(after)
                waiting.append(after)
    return len(reached)


def _after(rules: Rulebook, table: str, shoe: Shoe, event: ShoeEvent) -> Shoe | None:
    """Return the shoe after an event, or None where it is refused."""
    try:
        after = step(rules, table, shoe, event)
    except Refused:
        return None
    return msgspec.structs.replace(after, round=min(after.round, _ROUNDS))
