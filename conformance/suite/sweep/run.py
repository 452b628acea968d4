"""A sweep: the deals of the domain in requests, table by table, asked of one engine or of several at once.

Results are taken in the order of the deals, however many engines there are, so the same sweep comes to the same.
"""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from threading import Event, Lock, current_thread, local, main_thread
from typing import Self

import msgspec

from conformance.engines.opening import Patience
from conformance.engines.port import Port
from conformance.engines.processes import end_all_children
from conformance.engines.protocol import About
from conformance.suite.engagement import engage
from conformance.suite.sweep.state import Plan, State, TableSweep, begin, check_again, load_state, save_state
from conformance.suite.sweep.trial import Tally, domain, trial_at

SAVE_EVERY = 2.0
"""Seconds between two savings of the state: what a sweep that is killed has to do again."""

AHEAD = 2
"""Requests given to each engine before their results are needed, so that none waits for another."""

Request = tuple[str, int, int]
"""A table, the first of its deals, and the one after the last."""
Tallies = Generator[Tally, None, None]
Progress = Callable[[TableSweep], None]


def sweep(plan: Plan, patience: Patience, jobs: int, kept: Path | None, progress: Progress) -> tuple[TableSweep, ...]:
    """Carry out a plan with this many engines at once, and return what came of each table.

    An engine that crashes may be restarted as often as it takes to find the deals on which it does, as many of them
    as `patience` allows restarts.
    `kept` is a file that keeps the state; where it holds one, the sweep goes on from there.
    `progress` is called with a table whenever more of it is done.
    Raises BaccaratError when the engine cannot be had, or the file not used.
    """
    patience = msgspec.structs.replace(patience, restarts=patience.restarts * (plan.batch.bit_length() + 1))
    domain()  # before the others begin, so that they share it
    with _one_interrupt(), engage(plan.engine, patience, strict=plan.strict) as port:
        state = begin(plan, port.hello().engine)
        if kept is not None:
            state = load_state(kept, state)
            check_again(kept, state, port)
            save_state(kept, state)
        try:
            if jobs == 1:
                _carry_out(state, partial(_one_by_one, port), kept, progress)
            else:
                with _Crew(plan, patience, jobs) as crew:
                    _carry_out(state, crew.tallies, kept, progress)
        finally:
            if kept is not None:
                save_state(kept, state)
    return tuple(state.tables)


def check_kept(plan: Plan, about: About, kept: Path) -> None:
    """Raise BaccaratError when a file does not keep the state of a plan, or cannot be written."""
    save_state(kept, load_state(kept, begin(plan, about)))


def _carry_out(
    state: State, ask: Callable[[Iterable[Request]], Tallies], kept: Path | None, progress: Progress
) -> None:
    saved = time.monotonic()
    for table in state.tables:
        if table.finished:
            continue
        size = state.plan.size_at(table.table)
        starts = range(table.tally.done, table.deals, size)
        requests = [(table.table, start, min(start + size, table.deals)) for start in starts]
        begun, already = time.monotonic(), table.seconds
        with closing(ask(requests)) as tallies:
            for tally in tallies:
                table.tally.add(tally)
                table.seconds = already + time.monotonic() - begun
                progress(table)
                if kept is not None and time.monotonic() - saved > SAVE_EVERY:
                    save_state(kept, state)
                    saved = time.monotonic()
                if table.finished:
                    break


def _one_by_one(port: Port, requests: Iterable[Request]) -> Tallies:
    for table, first, end in requests:
        yield trial_at(table).ask(port, first, end)


class _Crew:
    """Several engines, each asked by a thread of its own; a context manager, so that none stays behind."""

    def __init__(self, plan: Plan, patience: Patience, jobs: int) -> None:
        self._plan, self._patience, self._jobs = plan, patience, jobs
        self._pool = ThreadPoolExecutor(jobs)
        self._engagements, self._engaging = ExitStack(), Lock()
        self._own = local()
        self._stopping = Event()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._stopping.set()
        if kind is not None:
            end_all_children()  # a thread may wait for its engine
        self._pool.shutdown(cancel_futures=True)
        self._engagements.close()

    def tallies(self, requests: Iterable[Request]) -> Tallies:
        """Yield what came of each request, in their order."""
        waiting: deque[Future[Tally]] = deque()
        left = iter(requests)
        try:
            while True:
                for request in left:
                    waiting.append(self._pool.submit(self._ask, *request))
                    if len(waiting) >= AHEAD * self._jobs:
                        break
                if not waiting:
                    return
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()

    def _ask(self, table: str, first: int, end: int) -> Tally:
        return trial_at(table).ask(self._port(), first, end, self._stopping)

    def _port(self) -> Port:
        """Return the port of this thread, whose engine is ended with the others."""
        if not hasattr(self._own, "port"):
            with self._engaging:
                engagement = engage(self._plan.engine, self._patience, strict=self._plan.strict)
                self._own.port = self._engagements.enter_context(engagement)
        port: Port = self._own.port
        return port


@contextmanager
def _one_interrupt() -> Iterator[None]:
    """Let the first interrupt or request to end stop what is done here, and no other disturb how it is ended."""
    if current_thread() is not main_thread():
        yield
        return
    numbers = signal.SIGINT, signal.SIGTERM
    interruptions = count(1)

    def stop(*_: object) -> None:
        if next(interruptions) == 1:
            raise KeyboardInterrupt

    before = [signal.signal(number, stop) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
