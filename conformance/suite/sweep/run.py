"""A sweep: the deals of the domain in requests, table by table, by one process or several.

Results are taken in the order of the deals, however many processes there are, so the same sweep tells the same.
"""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from functools import cache, partial
from multiprocessing.util import Finalize
from pathlib import Path

from conformance.engines.opening import Patience
from conformance.engines.port import Port
from conformance.errors import N_, BaccaratError
from conformance.suite.engagement import engage
from conformance.suite.sweep.state import Plan, State, TableSweep, begin, load_state, save_state
from conformance.suite.sweep.trial import Tally, domain, trial_at

SAVE_EVERY = 2.0
"""Seconds between two savings of the state: what a sweep that is killed has to do again."""

AHEAD = 2
"""Requests given to each process before their results are needed, so that none waits for another."""

Request = tuple[str, int, int]
"""A table, the first of its deals, and the one after the last."""
Tallies = Generator[Tally, None, None]
Progress = Callable[[TableSweep], None]


def sweep(
    plan: Plan, patience: Patience, batch: int, jobs: int, kept: Path | None, progress: Progress
) -> tuple[TableSweep, ...]:
    """Carry out a plan with so many deals a request, and return what came of each table.

    Each of the `jobs` processes has an engine of its own. One that crashes may be started anew as often as it takes to
    find the deals on which it does, as many of them as `patience` allows restarts.
    `kept` is a file that keeps the state; where it holds one, the sweep goes on from there.
    `progress` is told of a table whenever more of it is done.
    Raises BaccaratError when the engine cannot be had, or the file not used.
    """
    state = begin(plan) if kept is None else load_state(kept, plan)
    if kept is not None:
        save_state(kept, state)
    patience = Patience(patience.timeout, patience.restarts * (batch.bit_length() + 1))
    domain()  # before the processes begin, so that they share it
    try:
        if jobs == 1:
            with engage(plan.engine, patience, strict=plan.strict) as port:
                _carry_out(state, batch, partial(_one_by_one, port), kept, progress)
        else:
            with ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
                _carry_out(state, batch, partial(_at_once, pool, jobs, plan, patience), kept, progress)
    finally:
        if kept is not None:
            save_state(kept, state)
    return tuple(state.tables)


def _carry_out(
    state: State, batch: int, ask: Callable[[Iterable[Request]], Tallies], kept: Path | None, progress: Progress
) -> None:
    saved = time.monotonic()
    for table in state.tables:
        if table.finished:
            continue
        starts = range(table.tally.done, table.deals, batch)
        requests = [(table.table, start, min(start + batch, table.deals)) for start in starts]
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
    for request in requests:
        yield _ask(port, request)


def _at_once(
    pool: ProcessPoolExecutor, jobs: int, plan: Plan, patience: Patience, requests: Iterable[Request]
) -> Tallies:
    waiting: deque[tuple[Request, Future[Tally]]] = deque()
    left = iter(requests)
    try:
        while True:
            for request in left:
                waiting.append((request, pool.submit(_ask_in_process, plan, patience, request)))
                if len(waiting) >= AHEAD * jobs:
                    break
            if not waiting:
                return
            (table, first, _), future = waiting.popleft()
            yield future.result()
    except BrokenProcessPool:
        raise BaccaratError(
            N_(
                "engine {engine} ended its process at {table}, at or after deal {first}; sweep with --jobs 1 to see how"
            ),
            engine=plan.engine,
            table=table,
            first=first,
        ) from None
    finally:
        for _, future in waiting:
            future.cancel()


def _ask(port: Port, request: Request) -> Tally:
    table, first, end = request
    return trial_at(table).ask(port, domain()[first:end])


def _ask_in_process(plan: Plan, patience: Patience, request: Request) -> Tally:
    return _ask(_own_port(plan, patience), request)


@cache
def _own_port(plan: Plan, patience: Patience) -> Port:
    """Return the one port of a worker process, whose engine is let go when the process ends."""
    engagement = ExitStack()
    Finalize(None, engagement.close, exitpriority=1)
    return engagement.enter_context(engage(plan.engine, patience, strict=plan.strict))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
