"""The working folder of an audit: what is found and what is judged later, and how far the audit has come.

Everything is written part by part, and the state last: what the state does not count is written anew when an audit is
taken up again. The ledger lies here too, so that no audit needs more memory for more rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from conformance import __version__
from conformance.audit import deviations, ledger
from conformance.audit.amounts import nulls
from conformance.audit.files import Place
from conformance.audit.hashing import hashes
from conformance.audit.tally import Tally
from conformance.coup import MOST_CARDS
from conformance.errors import N_, BaccaratError, Term
from conformance.places import spec_digest
from conformance.whole_files import write_whole

FORMAT = 1
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


class Keys(NamedTuple):
    """What the ledger needs at hand of the rounds of a part that fall into one share."""

    ids: NDArray[np.uint64]
    id_places: NDArray[np.uint32]
    shoes: NDArray[np.uint64]
    shoe_places: NDArray[np.uint32]
    numbers: NDArray[np.int32]
    cards: NDArray[np.uint8]


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


Columns = tuple[NDArray[Any], ...]


class Store:
    """The folder. The ledger is divided into shares by hash, and each thread holds one of them in memory at a time.

    The number of shares is a power of two.
    """

    def __init__(self, folder: Path, job: Job) -> None:
        self._folder = folder
        self.shares = job.shares
        self.state = State(FORMAT, __version__, spec_digest(), job)

    def resume(self) -> None:
        """Take up what the folder keeps, if it keeps anything. Raises BaccaratError when that is another audit."""
        file = self._folder / STATE
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=State)
        except FileNotFoundError:
            return
        except msgspec.DecodeError:
            raise BaccaratError(
                N_("{file} does not keep the state of an audit; choose another folder"), file=file
            ) from None
        fresh = self.state
        for what, theirs, ours in (
            (N_("format"), kept.format, fresh.format),
            (N_("version of the suite"), kept.version, fresh.version),
            (N_("digest of the spec"), kept.spec, fresh.spec),
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

    def write_entries(self, part: int, entries: Iterable[pa.RecordBatch]) -> None:
        """Write what the ledger keeps of a part; this may be done for several parts at once."""
        batches = [batch for batch in entries if batch.num_rows]
        if not batches:
            return
        with pa.OSFile(str(self._names(part)), "wb") as file, pa.ipc.new_stream(file, ledger.SCHEMA) as stream:
            for batch in batches:
                stream.write_batch(batch)
        with self._keys(part).open("wb") as file:
            for columns in zip(*_keys(batches), strict=True):
                _write_divided(file, columns, self.shares)

    def keys(self, share: int) -> Iterator[tuple[int, Keys]]:
        """Yield the keys of a share, part by part."""
        for part in range(self.state.parts):
            if self._keys(part).exists():
                with self._keys(part).open("rb") as file:
                    ids = [_slice(file, *place) for place in _places(file, share, _OF_IDS)]
                    shoes = [_slice(file, *place) for place in _places(file, share, _OF_SHOES)]
                yield part, Keys(ids[0], ids[1], shoes[0], shoes[1], shoes[2], shoes[3].reshape(-1, MOST_CARDS))

    def entries(self, part: int, places: NDArray[np.integer]) -> list[ledger.Entry]:
        """Return some of the entries of a part."""
        with pa.memory_map(str(self._names(part))) as file, pa.ipc.open_stream(file) as stream:
            found, start = [], 0
            for batch in stream:
                here = places[(places >= start) & (places < start + batch.num_rows)] - start
                if len(here):
                    found += ledger.entries_in(batch.take(pa.array(here)))
                start += batch.num_rows
        return found

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

    def _findings(self, schema: pa.Schema, part: int | None) -> Path:
        name = "deviations" if schema.equals(deviations.SCHEMA) else "unreadable"
        return self._folder / f"{name}-{'across' if part is None else f'{part:06}'}.arrows"

    def _names(self, part: int) -> Path:
        return self._folder / f"ledger-{part:06}.arrows"

    def _keys(self, part: int) -> Path:
        return self._folder / f"ledger-{part:06}.keys"


def _keys(batches: Iterable[pa.RecordBatch]) -> Iterator[tuple[Columns, Columns]]:
    """Yield the columns of ids and of shoes of each batch; shoes are known by their table and name together."""
    start = 0
    for batch in batches:
        ids, shoe, count = hashes(batch.column("round_id")), batch.column("shoe"), batch.num_rows
        places = np.arange(start, start + count, dtype=np.uint32)
        missing = nulls(shoe)
        known = slice(None) if missing is None else ~missing
        table = batch.column("table").dictionary[0].as_py()
        names = hashes(pa.array([*(f"{table} {name}" for name in shoe.dictionary.to_pylist()), ""], pa.string()))
        shoes = names.take(shoe.indices.fill_null(len(names) - 1).to_numpy()[known])
        cards, offset = batch.column("cards"), batch.column("cards").offset
        dealt = np.frombuffer(cards.buffers()[1], np.uint8).reshape(-1, MOST_CARDS)[offset : offset + count]
        yield (ids, places), (shoes, places[known], batch.column("round").to_numpy()[known], dealt[known])
        start += count


_OF_IDS = ((np.uint64, 1), (np.uint32, 1))
_OF_SHOES = ((np.uint64, 1), (np.uint32, 1), (np.int32, 1), (np.uint8, MOST_CARDS))
"""The columns of keys in their file: the type, and how many values a row has."""


def _write_divided(file: BinaryIO, batches: Sequence[Columns], shares: int) -> None:
    """Write the columns of batches one after another, each in the order of the shares, and before them their bounds."""
    bounds, divided = zip(*(_divided(columns, shares) for columns in batches), strict=True)
    np.save(file, np.sum(bounds, axis=0))
    for column in zip(*divided, strict=True):
        for share in range(shares):
            file.writelines(
                piece[of_batch[share] : of_batch[share + 1]].data
                for of_batch, piece in zip(bounds, column, strict=True)
            )


def _divided(columns: Columns, shares: int) -> tuple[NDArray[np.int64], Columns]:
    """Return columns in the order of the shares, by the hash in the first, and where each share begins and ends."""
    if shares == 1:
        return np.array([0, len(columns[0])]), tuple(map(np.ascontiguousarray, columns))
    narrow = np.uint8 if shares <= _FEW else np.uint16
    share = (columns[0] >> np.uint64(_BITS - (shares - 1).bit_length())).astype(narrow)
    order = np.argsort(share, kind="stable")
    bounds = np.searchsorted(share.take(order), np.arange(shares + 1))
    return bounds, tuple(column.take(order, axis=0) for column in columns)


_BITS = 64
"""Bits of a hash, of which the first tell its share."""
_FEW = 256
"""So many shares a byte can tell apart."""


def _places(
    file: BinaryIO, share: int, columns: Sequence[tuple[type[np.generic], int]]
) -> Iterator[tuple[type[np.generic], int, int]]:
    """Yield of each column its type, where a share of it begins, and how many values it has; leave the file behind."""
    bounds = np.load(file)
    place = file.tell()
    first, after, rows = int(bounds[share]), int(bounds[share + 1]), int(bounds[-1])
    for kind, width in columns:
        size = np.dtype(kind).itemsize * width
        yield kind, place + first * size, (after - first) * width
        place += rows * size
    file.seek(place)


def _slice(file: BinaryIO, kind: type[np.generic], place: int, count: int) -> NDArray[Any]:
    file.seek(place)
    return np.fromfile(file, kind, count)
