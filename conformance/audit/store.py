"""The working folder of an audit: what is found and what is judged later, and how far the audit has come.

Everything is written part by part, and the state last: what the state does not count is written again when an audit is
taken up again. The ledger is here too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.compute as pc

from conformance import __version__
from conformance.audit import deviations
from conformance.audit.files import Place
from conformance.audit.ledger_files import LedgerFiles
from conformance.audit.tally import Tally
from conformance.errors import N_, BaccaratError, Term
from conformance.places import spec_digest
from conformance.whole_files import write_whole

FORMAT = 2
STATE = "state.json"


class LogFile(msgspec.Struct, frozen=True):
    """A file of the log, by which it is known again."""

    path: str
    size: int
    changed: int


class Job(msgspec.Struct, frozen=True):
    """What is audited: the files, and the mapping as it was given."""

    files: tuple[LogFile, ...]
    mapping: str
    shares: int


class State(msgspec.Struct):
    """How far an audit has come: the file and the place in it, how many parts are done, and what came of them."""

    format: int
    version: str
    spec: str
    job: Job
    file: int = 0
    place: Place = Place()
    parts: int = 0
    tally: Tally = msgspec.field(default_factory=Tally)


class Findings:
    """Files that findings are written to batch by batch, each begun with its first batch."""

    def __init__(self, stack: ExitStack, path: Callable[[pa.Schema], Path]) -> None:
        self._stack, self._path = stack, path
        self._streams: dict[Path, pa.RecordBatchStreamWriter] = {}

    def write(self, batch: pa.RecordBatch) -> None:
        """Write some findings of a schema."""
        path = self._path(batch.schema)
        if batch.num_rows and path not in self._streams:
            file = self._stack.enter_context(pa.OSFile(str(path), "wb"))
            self._streams[path] = self._stack.enter_context(pa.ipc.new_stream(file, batch.schema))
        if batch.num_rows:
            self._streams[path].write_batch(batch)


class Store:
    """The folder."""

    def __init__(self, folder: Path, job: Job) -> None:
        self._folder = folder
        self.ledger = LedgerFiles(folder, job.shares)
        self.state = State(FORMAT, __version__, spec_digest(), job)

    def resume(self) -> None:
        """Take up what the folder keeps; if it keeps nothing, note at once which audit it is for.

        Otherwise what one that was killed at its beginning has written could be taken for another one's findings.
        Raises BaccaratError when the folder keeps another audit.
        """
        file = self._folder / STATE
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=State)
        except FileNotFoundError:
            self.save()
            return
        except msgspec.DecodeError:
            raise BaccaratError(
                N_("{file} does not keep the state of an audit; choose another folder"), file=file
            ) from None
        fresh = self.state
        for what, theirs, ours in (
            (N_("format"), kept.format, fresh.format),
            (N_("version of the suite"), kept.version, fresh.version),
            (N_("hash of the rules"), kept.spec, fresh.spec),
            (N_("mapping"), kept.job.mapping, fresh.job.mapping),
            (N_("list of files"), kept.job.files, fresh.job.files),
        ):
            if theirs != ours:
                raise BaccaratError(
                    N_("{folder} keeps another audit: its {what} is another; delete it or choose another folder"),
                    folder=self._folder,
                    what=Term(what),
                )
        self.state = kept

    def save(self) -> None:
        """Write down how far the audit has come."""
        write_whole(self._folder, {STATE: msgspec.json.encode(self.state)})

    @contextmanager
    def findings_of(self, part: int | None) -> Iterator[Findings]:
        """Yield where the findings of a part are written, or those across parts."""
        with ExitStack() as stack:
            yield Findings(stack, lambda schema: self._findings(schema, part))

    def findings(self, schema: pa.Schema) -> Iterator[pa.RecordBatch]:
        """Yield all findings of a schema: deviations, or rows that cannot be read."""
        for part in (*range(self.state.parts), None):
            path = self._findings(schema, part)
            if path.exists():
                with pa.OSFile(str(path), "rb") as file, pa.ipc.open_stream(file) as stream:
                    yield from stream

    def deviations(self, *, repeats: bool, again: bool = False) -> Iterator[pa.RecordBatch]:
        """Yield the deviations; where rows repeat rounds, once for each, or else only those that are said again."""
        said = set[tuple[object, ...]]()
        for batch in self.findings(deviations.SCHEMA):
            repeated = pa.array(deviations.said_again(batch, said)) if repeats else None
            yield batch if repeated is None else batch.filter(repeated if again else pc.invert(repeated))

    def _findings(self, schema: pa.Schema, part: int | None) -> Path:
        name = "deviations" if schema.equals(deviations.SCHEMA) else "unreadable"
        return self._folder / f"{name}-{'across' if part is None else f'{part:06}'}.arrows"
