"""The generated checks of a selection, asked of one engine or of several at once, as part of a run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import cache
from multiprocessing.util import Finalize

from conformance.engines.port import Port
from conformance.errors import N_, BaccaratError
from conformance.rulebook import rulebook
from conformance.suite.engagement import engage
from conformance.suite.generated import run_generated
from conformance.suite.results import Record
from conformance.suite.run import Interrupted, Outcome, Selection
from conformance.suite.workers import in_processes
from conformance.words import Language

Progress = Callable[[int, int], None]


def add_generated(
    outcome: Outcome, selection: Selection, port: Port, language: Language, jobs: int, progress: Progress
) -> None:
    """Run the generated checks of a selection with this many engines at once, and add their records to an outcome.

    One engine is asked all that belongs to a table. A single one is that behind the port; of several, each is opened by
    a process of its own. Either way the same is asked, and the records come in the order of the tables, in this
    language. `progress` is given how much is done, of how much.
    Raises Interrupted, with what the run had come to, when somebody stops it, and BaccaratError when an engine cannot
    be opened once more.
    """
    tables = selection.tables or tuple(rulebook().tables)
    jobs = 1 if selection.patience.in_process else min(jobs, len(tables))
    complete, outcome.complete = outcome.complete, False
    try:
        if jobs == 1:
            outcome.records.extend(_generated(selection, port, tables, language, progress))
        else:
            largest_first = sorted(tables, key=lambda table: len(rulebook().tables[table].offers), reverse=True)
            tasks = {table: (selection, table, language) for table in largest_first}
            found = in_processes(tasks, _at_table, jobs, lambda done: progress(len(done), len(tables)))
            outcome.records.extend(record for table in tables for record in found[table])
    except KeyboardInterrupt:
        raise Interrupted(outcome) from None
    outcome.complete = complete


def _generated(
    selection: Selection, port: Port, tables: Sequence[str], language: Language, progress: Progress
) -> Iterator[Record]:
    return run_generated(
        port,
        rulebook(),
        tables,
        seed=selection.seed,
        examples=selection.examples,
        language=language,
        progress=progress,
        kinds=selection.kinds,
        shuffled=selection.shuffled,
    )


def _at_table(selection: Selection, table: str, language: Language) -> list[Record]:
    """Run the generated checks of one table, in a worker."""
    return list(_generated(selection, _own_port(selection), (table,), language, lambda _done, _total: None))


@cache
def _own_port(selection: Selection) -> Port:
    """Return the port of the engine of this worker, which is let go when the worker ends."""
    engagement = ExitStack()
    Finalize(None, engagement.close, exitpriority=1)
    try:
        return engagement.enter_context(engage(selection.engine, selection.patience, strict=selection.strict))
    except BaccaratError as error:
        message = N_(
            "engine {engine} cannot be opened once more while it runs; write --jobs 1 if only one of it may run"
        )
        raise BaccaratError(message, engine=selection.engine) from error
