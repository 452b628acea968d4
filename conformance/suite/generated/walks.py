"""Walks through a state machine: every event in every state, and every pair of events, by the shortest way there."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from random import Random
from typing import Generic, TypeVar

from conformance.errors import Refused

State = TypeVar("State")
Event = TypeVar("Event")

MOST_LATER = 700
"""Walks that end with a pair of events; where there are more, this many of them are drawn."""


class Machine(Generic[State, Event]):
    """A machine as it is walked: where it starts, what an event makes of a state, and when two states count as one."""

    def __init__(
        self,
        start: State,
        step: Callable[[State, Event], State],
        events: Sequence[Event],
        alike: Callable[[State], Hashable],
    ) -> None:
        self._start, self._step, self._events, self._alike = start, step, events, alike

    def walks(self, random: Random) -> Iterator[tuple[Event, ...]]:
        """Yield the way to each state and then every event there; then the ways that end with a pair of events.

        What a state refuses comes in a row, since it must change nothing; each event that it takes comes after that.
        """
        reached = self._reached()
        pairs: list[tuple[Event, ...]] = []
        for way, state in reached:
            taken, refused = self._sorted(state)
            yield (*way, *refused)
            for event, after in taken:
                yield (*way, event, *self._sorted(after)[1])
                pairs += [(*way, *refused, event, later) for later, _ in self._sorted(after)[0]]
            for event in refused:
                pairs += [(*way, event, later) for later, _ in taken]
        if len(pairs) > MOST_LATER:
            pairs = random.sample(pairs, MOST_LATER)
        yield from sorted(pairs, key=len)

    def way(self, events: Sequence[Event], ends: Callable[[State], bool], longest: int = 6) -> tuple[Event, ...] | None:
        """Return the shortest row of events after these which ends in a state of a kind, or None."""
        state = self._start
        for event in events:
            state = self._step(state, event)
        waiting: deque[tuple[tuple[Event, ...], State]] = deque([((), state)])
        seen = {self._alike(state)}
        while waiting:
            way, state = waiting.popleft()
            if ends(state):
                return way
            for event, after in self._sorted(state)[0]:
                if len(way) < longest and (self._alike(after) not in seen or ends(after)):
                    seen.add(self._alike(after))
                    waiting.append(((*way, event), after))
        return None

    def takes(self, event: Event, state: State) -> bool:
        """Say whether a state takes an event."""
        return any(event == taken for taken, _ in self._sorted(state)[0])

    def _reached(self) -> list[tuple[tuple[Event, ...], State]]:
        found: list[tuple[tuple[Event, ...], State]] = [((), self._start)]
        seen = {self._alike(self._start)}
        for way, state in found:
            for event, after in self._sorted(state)[0]:
                if self._alike(after) not in seen:
                    seen.add(self._alike(after))
                    found.append(((*way, event), after))
        return found

    def _sorted(self, state: State) -> tuple[list[tuple[Event, State]], list[Event]]:
        """Return the events that a state takes, each with the state after it, and those that it refuses."""
        taken: list[tuple[Event, State]] = []
        refused: list[Event] = []
        for event in self._events:
            try:
                taken.append((event, self._step(state, event)))
            except Refused:
                refused.append(event)
        return taken, refused
