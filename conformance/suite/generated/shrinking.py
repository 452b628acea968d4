"""Shrinking: the smallest request that still fails, and of what was asked before it only what it takes.

A failure is repeated alone in a restarted engine, where the engine can. One that is not found there depends on
what was asked before; then as few of those requests as can be are kept.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from conformance.engines.port import ProtocolRequest
from conformance.suite.generated.asking import Asker, Failed
from conformance.suite.generated.simpler import fewer, simpler_together, steps

MOST_TRIES = 1500
"""Requests that shrinking a failure which shows alone may ask."""
MOST_SECONDS = 8.0
"""Seconds that shrinking one failure may take."""
PATIENT = frozenset({"failed", "rejected", "protocol-error"})
"""Verdicts of failures that are shrunk: each try costs an engine that crashes or hangs a new start."""


class Shrunk(msgspec.Struct, frozen=True):
    """A failure as it was shrunk: how it fails, and what was asked before it as far as it takes that.

    `again` says whether it failed again in a restarted engine, or in the same one where that is not possible.
    """

    failed: Failed
    before: tuple[ProtocolRequest, ...] = ()
    again: bool = True


class Shrinker:
    """Shrinks the failures of one engine, each within its bounds, and all of them within some seconds together."""

    def __init__(self, asker: Asker, seconds: float) -> None:
        self._asker = asker
        self._left = seconds

    def shrink(self, failed: Failed) -> Shrunk:
        """Return a failure as small as it was found to be."""
        started = time.monotonic()
        self._until = started + min(MOST_SECONDS, self._left)
        before = tuple(self._asker.history[:-1])
        try:
            return self._shrunk(failed, before)
        finally:
            self._left = max(1.0, self._left - (time.monotonic() - started))

    def _shrunk(self, failed: Failed, before: Sequence[ProtocolRequest]) -> Shrunk:
        alone = self._asker.replay([failed.request])
        if alone is None:
            return self._with_history(failed, before)
        if alone.verdict not in PATIENT:
            return Shrunk(alone)
        small = self._smallest(alone, self._asker.ask)
        again = self._asker.replay([small.request])
        if again is None:  # it leant on the tries before it
            small = self._smallest(alone, lambda request: self._asker.replay([request]))
            again = self._asker.replay([small.request]) or self._asker.replay([failed.request])
        return Shrunk(again or failed, again=again is not None)

    def _with_history(self, failed: Failed, before: Sequence[ProtocolRequest]) -> Shrunk:
        """Find the shortest end of the history after which the failure comes, and thin it out."""
        found, kept, length = None, tuple(before), 1
        while found is None and self._in_time():
            kept = tuple(before[-length:])
            found = self._asker.replay([*kept, failed.request])
            if length >= len(before):
                break
            length *= 2
        if found is None:
            return Shrunk(failed, again=False)
        *kept_list, _ = self._up_to(kept, found)
        kept = tuple(kept_list)
        thinner = True
        while thinner and self._in_time():
            thinner = False
            for fewer_of_them in fewer(kept):
                again = self._asker.replay([*fewer_of_them, found.request]) if self._in_time() else None
                if again is not None:
                    kept, found, thinner = self._up_to(fewer_of_them, again)[:-1], again, True
                    break
        kept, found = self._together(kept, found)
        for place in range(len(kept)):
            kept = self._simplified(kept, place, found)
        small = self._smallest(found, lambda request: self._last_of(kept, request))
        again = self._asker.replay([*kept, small.request])
        if again is None:
            return Shrunk(failed, again=False)
        return Shrunk(again, self._up_to(kept, again)[:-1])

    def _together(self, kept: tuple[ProtocolRequest, ...], found: Failed) -> tuple[tuple[ProtocolRequest, ...], Failed]:
        """Return the same failure with simpler bets in all requests at once, where it takes that they are alike."""
        simpler = True
        while simpler and self._in_time():
            simpler = False
            for requests in simpler_together((*kept, found.request)):
                again = self._asker.replay(requests) if self._in_time() else None
                if again is not None and again.request is requests[-1]:
                    kept, found, simpler = requests[:-1], again, True
                    break
        return kept, found

    def _up_to(self, kept: Sequence[ProtocolRequest], found: Failed) -> tuple[ProtocolRequest, ...]:
        """Return the requests up to the one that failed, which may come before the last."""
        for place, request in enumerate(kept):
            if request is found.request:
                return (*kept[:place], found.request)
        return (*kept, found.request)

    def _last_of(self, kept: Sequence[ProtocolRequest], request: ProtocolRequest) -> Failed | None:
        found = self._asker.replay([*kept, request])
        return found if found is not None and found.request is request else None

    def _simplified(self, kept: tuple[ProtocolRequest, ...], place: int, found: Failed) -> tuple[ProtocolRequest, ...]:
        """Return a history in which one request is as simple as can be for the failure to come all the same."""

        def fails(request: ProtocolRequest) -> Failed | None:
            after = self._last_of((*kept[:place], request, *kept[place + 1 :]), found.request)
            return None if after is None else Failed(request, after.differences, after.answer, after.fault)

        small = self._smallest(Failed(kept[place], found.differences), fails)
        return (*kept[:place], small.request, *kept[place + 1 :])

    def _smallest(self, failed: Failed, ask: Callable[[ProtocolRequest], Failed | None]) -> Failed:
        """Return the smallest failure that is found by leaving things out and making others smaller, one at a time."""
        tries, improved = 0, failed.request.table in self._asker.rules.tables  # one of no table is as small as it is
        while improved:
            improved = False
            for step in steps(failed.request):
                simpler = True
                while simpler:
                    simpler = False
                    for request in step(failed.request, self._asker.rules):
                        tries += 1
                        if tries > MOST_TRIES or not self._in_time():
                            return failed
                        found = ask(request)
                        if found is not None and found.verdict in PATIENT:
                            failed, simpler, improved = found, True, True
                            break
        return failed

    def _in_time(self) -> bool:
        return time.monotonic() < self._until
