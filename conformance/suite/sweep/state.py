"""How far a sweep has come, and the file that keeps it, so that a sweep can be taken up again."""

from __future__ import annotations

from pathlib import Path

import msgspec

from conformance import __version__
from conformance.errors import N_, BaccaratError, Term
from conformance.places import spec_digest
from conformance.suite.sweep.trial import Tally
from conformance.whole_files import write_whole


class Plan(msgspec.Struct, frozen=True):
    """What to sweep: an engine, tables by their ids, and the first so many deals of the domain at each.

    With `strict` every answer has to fit its schema.
    """

    engine: str
    tables: tuple[str, ...]
    deals: int
    strict: bool = False


class TableSweep(msgspec.Struct):
    """How far a table has come: of `deals` deals those of the tally, in so many seconds."""

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
    """A plan, the suite and the spec under which it is carried out, and how far it has come."""

    plan: Plan
    suite: str
    spec: str
    tables: list[TableSweep]


def begin(plan: Plan) -> State:
    """Return the state before anything was asked."""
    return State(plan, __version__, spec_digest(), [TableSweep(table, plan.deals, Tally()) for table in plan.tables])


def load_state(file: Path, plan: Plan) -> State:
    """Return the state that a file keeps, or that of the beginning where there is no such file.

    Raises BaccaratError when the file keeps something else, or the state of another sweep.
    """
    fresh = begin(plan)
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=State)
    except FileNotFoundError:
        return fresh
    except OSError as error:
        raise BaccaratError(
            N_("{file} cannot be read ({error}); choose another file"), file=file, error=error.strerror
        ) from None
    except msgspec.DecodeError:
        raise BaccaratError(
            N_("{file} does not keep the state of a sweep; delete it or choose another file"), file=file
        ) from None
    for what, theirs, ours in (
        (N_("engine"), kept.plan.engine, plan.engine),
        (N_("tables"), ", ".join(kept.plan.tables), ", ".join(plan.tables)),
        (N_("number of deals"), kept.plan.deals, plan.deals),
        (N_("use of --strict"), _yes(kept.plan.strict), _yes(plan.strict)),
        (N_("version of the suite"), kept.suite, fresh.suite),
        (N_("digest of the spec"), kept.spec, fresh.spec),
    ):
        if theirs != ours:
            raise BaccaratError(
                N_("{file} keeps another sweep: its {what} is {theirs}, not {ours}; delete it or choose another file"),
                file=file,
                what=Term(what),
                theirs=theirs,
                ours=ours,
            )
    return kept


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
