"""The ledger of an audit on this machine, in files: what is kept of each round, and by what it is found again.

Every part of the log has files of its own. What is kept stands there in the order of the rounds. The hashes by which
rounds and shoes meet are divided into shares, of which each thread holds one in memory at a time; so an audit needs no
more memory for more rounds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from conformance.audit import ledger
from conformance.audit.hashing import hashes
from conformance.coup import MOST_CARDS

_ROWS = ledger.SCHEMA.field("row")
_DECKS = ledger.SCHEMA.field("decks")
_KEPT = pa.schema([ledger.SCHEMA.field(name) for name in ("round_id", "shoe", "round", "cards")])
"""What differs from round to round; the file, the table and mostly the rows are reported once for a batch."""

Places = NDArray[np.uint32]
Columns = tuple[NDArray[Any], ...]


class Ids(NamedTuple):
    """The rounds of a part that fall into one share: the hashes of their ids, and their places in the part."""

    hashes: NDArray[np.uint64]
    places: Places


class Shoes(NamedTuple):
    """The rounds of a part whose shoes fall into one share: the hashes of those, the places in the part, and more."""

    hashes: NDArray[np.uint64]
    places: Places
    numbers: NDArray[np.int32]
    cards: NDArray[np.uint8]

    def without(self, places: Sequence[int]) -> Shoes:
        """Return all rounds but those at some places."""
        wanted = np.array(places, np.uint32)
        found = np.searchsorted(self.places, wanted)
        found = found[np.append(self.places, 0)[found] == wanted] if len(self.places) else found[:0]
        if not len(found):
            return self
        kept = np.delete(np.arange(len(self.places)), found)
        return Shoes(self.hashes[kept], self.places[kept], self.numbers[kept], self.cards[kept])


class LedgerFiles:
    """The files. `shares`, a power of two, is into how many shares the hashes are divided."""

    def __init__(self, folder: Path, shares: int) -> None:
        self._folder, self.shares = folder, shares

    def write(self, part: int, entries: Iterable[pa.RecordBatch]) -> None:
        """Write what is kept of a part, in batches of the ledger's schema; several parts may be written at once."""
        batches = [batch for batch in entries if batch.num_rows]
        if not batches:
            return
        firsts = [batch.column("row")[0].as_py() for batch in batches]
        gaps = any(
            batch.column("row")[-1].as_py() - first >= batch.num_rows
            for batch, first in zip(batches, firsts, strict=True)
        )
        schema = _KEPT.append(_ROWS) if gaps else _KEPT
        if any(batch.column("decks").null_count < batch.num_rows for batch in batches):
            schema = schema.append(_DECKS)
        with pa.OSFile(str(self._kept(part)), "wb") as file, pa.ipc.new_stream(file, schema) as stream:
            for batch, first in zip(batches, firsts, strict=True):
                told = {"file": _only(batch, "file"), "table": _only(batch, "table"), "first": str(first)}
                stream.write_batch(batch.select(schema.names), custom_metadata=told)
        ids, shoes = zip(*_keys(batches), strict=True)
        _write_divided(self._ids(part), ids, self.shares)
        _write_divided(self._shoes(part), shoes, self.shares)

    def ids(self, parts: int, share: int) -> Iterator[tuple[int, Ids]]:
        """Yield the rounds of a share, part by part."""
        for part in range(parts):
            if self._ids(part).exists():
                yield part, Ids(*_read_divided(self._ids(part), share, self.shares, (np.uint64, np.uint32)))

    def shoes(self, parts: int, share: int) -> Iterator[tuple[int, Shoes]]:
        """Yield the rounds of the shoes of a share, part by part."""
        kinds = (np.uint64, np.uint32, np.uint32)
        for part in range(parts):
            if self._shoes(part).exists():
                of_runs, starts, lengths = _read_divided(self._shoes(part), share, self.shares, kinds)
                places = np.repeat(starts - _sums_before(lengths), lengths) + np.arange(lengths.sum(), dtype=np.uint32)
                numbers, cards = [np.empty(0, np.int32)], [np.empty((0, MOST_CARDS), np.uint8)]
                for batch, here, _ in self._batches(part, places):
                    numbers.append(batch.column("round").to_numpy().take(here))
                    cards.append(_cards(batch).take(here, axis=0))
                yield part, Shoes(of_runs.repeat(lengths), places, np.concatenate(numbers), np.concatenate(cards))

    def entries(self, part: int, places: NDArray[np.integer]) -> list[ledger.Entry]:
        """Return what is kept of some rounds of a part, whose places ascend."""
        found = []
        for batch, here, told in self._batches(part, places):
            first = int(told[b"first"])
            of_file = {"file": told[b"file"].decode(), "table": told[b"table"].decode()}
            for place, row in zip(here.tolist(), batch.take(pa.array(here)).to_pylist(), strict=True):
                found.append(ledger.Entry(**of_file | {"row": first + place} | row))
        return found

    def _batches(
        self, part: int, places: NDArray[np.integer]
    ) -> Iterator[tuple[pa.RecordBatch, NDArray[np.integer], dict[bytes, bytes]]]:
        """Yield the batches in which ascending places of a part fall, with the places in them."""
        if not len(places):
            return
        start = 0
        with pa.memory_map(str(self._kept(part))) as file, pa.ipc.open_stream(file) as stream:
            while start <= places[-1]:
                batch, told = stream.read_next_batch_with_custom_metadata()
                low, high = np.searchsorted(places, (start, start + batch.num_rows))
                if low < high:
                    yield batch, places[low:high] - start, told
                start += batch.num_rows

    def _kept(self, part: int) -> Path:
        return self._folder / f"ledger-{part:06}.arrows"

    def _ids(self, part: int) -> Path:
        return self._folder / f"ledger-{part:06}.ids"

    def _shoes(self, part: int) -> Path:
        return self._folder / f"ledger-{part:06}.shoes"


def _only(batch: pa.RecordBatch, name: str) -> str:
    """Return the one text that a column has in a batch."""
    text: str = batch.column(name).dictionary[0].as_py()
    return text


def _cards(batch: pa.RecordBatch) -> NDArray[np.uint8]:
    cards = batch.column("cards")
    dealt = np.frombuffer(cards.buffers()[1], np.uint8).reshape(-1, MOST_CARDS)
    return dealt[cards.offset : cards.offset + len(cards)]


def _keys(batches: Iterable[pa.RecordBatch]) -> Iterator[tuple[Columns, Columns]]:
    """Yield by what the rounds of each batch are found: ids with their places, and runs of rounds from one shoe.

    Shoes are known by their table and name together; of a run the place of the first round is reported, and its length.
    """
    start = 0
    for batch in batches:
        ids, shoe, count = hashes(batch.column("round_id")), batch.column("shoe"), batch.num_rows
        table = _only(batch, "table")
        names = hashes(pa.array([*(f"{table} {name}" for name in shoe.dictionary.to_pylist()), ""], pa.string()))
        codes = shoe.indices.fill_null(len(names) - 1).to_numpy()
        starts = np.flatnonzero(np.diff(codes, prepend=-1)).astype(np.uint32)
        lengths = np.diff(starts, append=np.uint32(count))
        of_runs = codes[starts]
        named = of_runs < len(names) - 1
        runs = names.take(of_runs[named]), starts[named] + np.uint32(start), lengths[named]
        yield (ids, np.arange(start, start + count, dtype=np.uint32)), runs
        start += count


def _write_divided(path: Path, batches: Sequence[Columns], shares: int) -> None:
    """Write the columns of batches one after another, each in the order of the shares, and before them their bounds."""
    bounds, divided = zip(*(_divided(columns, shares) for columns in batches), strict=True)
    with path.open("wb") as file:
        file.write(np.sum(bounds, axis=0, dtype=np.int64).data)
        for column in zip(*divided, strict=True):
            for share in range(shares):
                file.writelines(
                    piece[of_batch[share] : of_batch[share + 1]].data
                    for of_batch, piece in zip(bounds, column, strict=True)
                )


def _divided(columns: Columns, shares: int) -> tuple[NDArray[np.int64], Columns]:
    """Return columns in the order of the shares, by the hash in the first, and where each share begins and ends."""
    if shares == 1:
        return np.array([0, len(columns[0])]), columns
    narrow = np.uint8 if shares <= _FEW else np.uint16
    share = (columns[0] >> np.uint64(_BITS - (shares - 1).bit_length())).astype(narrow)
    order = np.argsort(share, kind="stable")
    bounds = np.searchsorted(share.take(order), np.arange(shares + 1))
    return bounds, tuple(column.take(order) for column in columns)


_BITS = 64
"""Bits of a hash; the first ones are its share."""
_FEW = 256
"""A byte can distinguish this many shares."""


def _read_divided(path: Path, share: int, shares: int, kinds: Sequence[type[np.generic]]) -> list[NDArray[Any]]:
    """Return a share of the columns of a file, which are of these types."""
    with path.open("rb") as file:
        bounds = np.fromfile(file, np.int64, shares + 1)
        place, columns = file.tell(), []
        for kind in map(np.dtype, kinds):
            file.seek(place + int(bounds[share]) * kind.itemsize)
            columns.append(np.fromfile(file, kind, int(bounds[share + 1] - bounds[share])))
            place += int(bounds[-1]) * kind.itemsize
    return columns


def _sums_before(lengths: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return for each length the sum of those before it."""
    return np.cumsum(lengths, dtype=np.uint32) - lengths
