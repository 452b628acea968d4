"""How far a sweep has come, and the file that keeps it, so that a sweep can be taken up again.

A state counts only for the sweep that wrote it: the same engine, by its name and by what it answers, the same rules,
and the same choices. What it says is not believed: a sample of what it says was asked is asked again, by chance.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import SystemRandom

import msgspec

from conformance import __version__
from conformance.engines.port import Port
from conformance.engines.protocol import About
from conformance.errors import N_, BaccaratError, Term
from conformance.places import spec_digest
from conformance.suite.sweep.terms import late_rounds
from conformance.suite.sweep.trial import Failure, Tally, trial_at
from conformance.whole_files import write_whole

CHECKED_AGAIN = 20
"""Requests of each table that are asked again where a sweep is taken up; a hundredth of them where that is more."""


class Plan(msgspec.Struct, frozen=True):
    """What to sweep: an engine, tables by their ids, a number of deals of the domain at each, by how many.

    A request has `batch` deals, or as many as are sure to fit into a message. With `strict` every answer has to fit its
    schema.
    """

    engine: str
    tables: tuple[str, ...]
    deals: int
    batch: int = 1000
    strict: bool = False

    def size_at(self, table: str) -> int:
        """Return how many deals a request has at a table."""
        return min(self.batch, trial_at(table).most_deals)


class TableSweep(msgspec.Struct):
    """How far a table has come: of `deals` deals those of the tally, in this many seconds."""

    table: str
    deals: int
    tally: Tally
    seconds: float = 0.0

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to ask."""
        return self.tally.stopped or self.tally.done >= self.deals

    @property
    def passed(self) -> bool:
        """Whether every deal was asked and none failed."""
        return self.tally.done >= self.deals and not self.tally.failed and self.tally.unsupported is None

    @property
    def rate(self) -> float:
        """Deals a second."""
        return self.tally.done / self.seconds if self.seconds else 0.0


class State(msgspec.Struct):
    """A plan, the suite, the spec and the engine with which it is carried out, and how far it has come.

    `program` is the SHA-256 of the engine's files, as far as they are named in how it is called.
    """

    plan: Plan
    suite: str
    spec: str
    about: About
    program: str
    tables: list[TableSweep]


def begin(plan: Plan, about: About) -> State:
    """Return the state before anything was asked of an engine that says this of itself."""
    tables = [TableSweep(table, plan.deals, Tally()) for table in plan.tables]
    return State(plan, __version__, spec_digest(), about, _program(plan.engine), tables)


def load_state(file: Path, fresh: State) -> State:
    """Return the state that a file keeps, or a fresh one where there is no such file.

    Raises BaccaratError when the file keeps something else, or the state of another sweep.
    """
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=State)
    except FileNotFoundError:
        return fresh
    except OSError as error:
        raise BaccaratError(
            N_("{file} cannot be read ({error}); choose another file"), file=file, error=error.strerror
        ) from None
    except (msgspec.DecodeError, RecursionError):
        raise _no_state(file) from None
    _check_same(file, kept, fresh)
    same = [(table.table, table.deals) for table in kept.tables] == [(at.table, at.deals) for at in fresh.tables]
    if not (same and all(map(_possible, kept.tables))):
        raise _no_state(file)
    kept.tables = [fresh.tables[at] if table.tally.unsupported else table for at, table in enumerate(kept.tables)]
    return kept


def _check_same(file: Path, kept: State, fresh: State) -> None:
    """Raise BaccaratError when a state is that of another sweep."""
    for what, theirs, ours in (
        (N_("engine"), kept.plan.engine, fresh.plan.engine),
        (N_("name of the engine"), kept.about.name, fresh.about.name),
        (N_("version of the engine"), kept.about.version, fresh.about.version),
        (N_("programming language of the engine"), kept.about.language, fresh.about.language),
        (N_("hash of the engine's files"), kept.program, fresh.program),
        (N_("tables"), ", ".join(kept.plan.tables), ", ".join(fresh.plan.tables)),
        (N_("number of deals"), kept.plan.deals, fresh.plan.deals),
        (N_("number of deals in a request"), kept.plan.batch, fresh.plan.batch),
        (N_("use of --strict"), _yes(kept.plan.strict), _yes(fresh.plan.strict)),
        (N_("version of the suite"), kept.suite, fresh.suite),
        (N_("hash of the rules"), kept.spec, fresh.spec),
    ):
        if theirs != ours:
            raise BaccaratError(
                N_("{file} keeps another sweep: its {what} is {theirs}, not {ours}; delete it or choose another file"),
                file=file,
                what=Term(what),
                theirs=theirs,
                ours=ours,
            )


def _possible(table: TableSweep) -> bool:
    """Say whether a sweep of a table can have come to this."""
    tally = table.tally
    return (
        0 <= tally.done <= table.deals
        and bool(tally.failed) == bool(tally.failures)
        and len(tally.failures) <= tally.failed
        and all(_possible_failure(one, table) for one in tally.failures)
        and table.seconds >= 0
    )


def _possible_failure(failure: Failure, table: TableSweep) -> bool:
    return (
        0 <= failure.begun <= failure.first < failure.end <= table.deals
        and failure.place in failure.places
        and (not failure.late or bool(late_rounds(trial_at(table.table).table)))
    )


def check_again(file: Path, state: State, port: Port) -> None:
    """Ask an engine again for a sample of what a state says was asked, drawn afresh each time, and for what failed.

    Raises BaccaratError when the engine does not answer as the state says.
    """
    chance = SystemRandom()
    for table in state.tables:
        size, tally = state.plan.size_at(table.table), table.tally
        firsts = range(0, tally.done, size)
        sample = chance.sample(firsts, min(len(firsts), max(CHECKED_AGAIN, len(firsts) // 100)))
        for first in sample:
            found = trial_at(table.table).ask(port, first, min(first + size, table.deals))
            if found.unsupported is not None or (found.failed and not tally.failed):
                raise _answers_otherwise(file, table.table)
        tally.failures = [_again(file, table.table, failure, port) for failure in tally.failures]


def _again(file: Path, table: str, failure: Failure, port: Port) -> Failure:
    """Return a failure as it comes again. Raises BaccaratError when it does not."""
    found = trial_at(table).ask_again(port, failure)
    for other in found.failures:
        if (other.place, other.kind) == (failure.place, failure.kind):
            return other
    raise _answers_otherwise(file, table)


def _answers_otherwise(file: Path, table: str) -> BaccaratError:
    message = N_("the engine does not answer at {table} as {file} says it did; delete the file or choose another one")
    return BaccaratError(message, file=file, table=table)


def _no_state(file: Path) -> BaccaratError:
    return BaccaratError(N_("{file} does not keep the state of a sweep; delete it or choose another file"), file=file)


def _program(engine: str) -> str:
    """Return the SHA-256 of the files that an engine is run from, as far as they are named in how it is called."""
    digest = sha256()
    for file in _files(engine):
        digest.update(sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _files(engine: str) -> Iterator[Path]:
    module, colon, _ = engine.partition(":")
    if colon and all(part.isidentifier() for part in module.split(".")):
        inside = Path(*module.split("."))
        candidates = [Path(folder, name) for folder in sys.path for name in (f"{inside}.py", inside / "__init__.py")]
        yield from [file for file in candidates if file.is_file()][:1]
        return
    for word in shlex.split(engine):
        found = shutil.which(word)
        if found or Path(word).is_file():
            yield Path(found or word)


def _yes(truth: bool) -> Term:
    return Term(N_("yes") if truth else N_("no"))


def save_state(file: Path, state: State) -> None:
    """Write the state so that the file is whole whenever the sweep ends.

    Raises BaccaratError when it cannot be written.
    """
    try:
        written = msgspec.json.encode(state, enc_hook=str)  # a Sentence is kept as the text that it is
        write_whole(file.parent, {file.name: msgspec.json.format(written, indent=1)})
    except OSError as error:
        raise BaccaratError(
            N_("{file} cannot be written ({error}); choose another file"), file=file, error=error.strerror
        ) from None
