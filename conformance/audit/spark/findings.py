"""Findings: the rows that pass from one step of an audit on a cluster to the next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from conformance.audit import deviations
from conformance.audit.auditor import Unreadable
from conformance.audit.deviations import Deviation, as_batch
from conformance.audit.hashing import hashes
from conformance.audit.tally import Tally


class Kind(IntEnum):
    """What a row is."""

    ENTRY = 0
    """A round in the ledger, still to be judged."""
    DEVIATION = 1
    """A deviation."""
    UNREADABLE = 2
    """A row of the log that cannot be read."""
    TALLY = 3
    """What a part of the log came to."""


_KIND, _KEY = pa.field("kind", pa.int8()), pa.field("key", pa.int64())
_OWN = [
    pa.field("cards", pa.binary()),
    pa.field("decks", pa.int8()),
    pa.field("reason", pa.string()),
    pa.field("field", pa.string()),
    pa.field("value", pa.string()),
    pa.field("text", pa.string()),
    pa.field("tally", pa.string()),
]
SCHEMA = pa.schema([_KIND, _KEY, *(field.with_nullable(True) for field in deviations.SCHEMA), *_OWN])
"""The columns: by `key`, rows are brought together; the others are those of the kinds, None where a kind has none."""


def entries(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return what the ledger keeps of rounds, keyed by round id."""
    return _batch(Kind.ENTRY, hashes(batch.column("round_id")), batch)


def keyed_by_shoe(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return entries keyed by their table and shoe, which all of them have."""
    names = pc.binary_join_element_wise(batch.column("table"), batch.column("shoe"), " ")
    key = pa.array(hashes(names).view(np.int64))
    return batch.set_column(batch.schema.get_field_index("key"), _KEY, key)


def found(items: list[Deviation]) -> pa.RecordBatch:
    """Return deviations."""
    batch = as_batch(items)
    return _batch(Kind.DEVIATION, _spread(batch), batch)


def unreadable(items: list[Unreadable]) -> pa.RecordBatch:
    """Return rows that cannot be read."""
    batch = pa.RecordBatch.from_pylist([item._asdict() for item in items])
    return _batch(Kind.UNREADABLE, _spread(batch), batch)


def tallied(tally: Tally) -> pa.RecordBatch:
    """Return what a part came to."""
    batch = pa.RecordBatch.from_pydict({"tally": [msgspec.json.encode(tally).decode()]})
    return _batch(Kind.TALLY, np.zeros(1, np.int64), batch)


def _spread(batch: pa.RecordBatch) -> NDArray[np.int64]:
    """Return keys that bring nothing together."""
    rows: NDArray[np.int64] = batch.column("row").to_numpy()
    return rows


def _batch(kind: Kind, key: NDArray[np.generic], columns: pa.RecordBatch) -> pa.RecordBatch:
    arrays = [pa.array(np.full(len(key), kind, np.int8)), pa.array(key.view(np.int64))]
    for field in list(SCHEMA)[len(arrays) :]:
        given = field.name in columns.schema.names
        arrays.append(columns.column(field.name).cast(field.type) if given else pa.nulls(len(key), field.type))
    return pa.RecordBatch.from_arrays(arrays, schema=SCHEMA)


class Sorted:
    """Rows as they come, entries kept and all others to be passed on."""

    def __init__(self) -> None:
        self._kept: list[pa.RecordBatch] = []

    def others(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Yield all that are not entries, and keep the entries."""
        for batch in batches:
            is_entry = pc.equal(batch.column("kind"), int(Kind.ENTRY))
            kept = batch.filter(is_entry)
            if kept.num_rows:
                self._kept.append(kept)
            if kept.num_rows < batch.num_rows:
                yield batch.filter(pc.invert(is_entry))

    def entries(self) -> pa.Table:
        """Return the entries that were kept, in one piece."""
        return pa.Table.from_batches(self._kept, SCHEMA).combine_chunks()
