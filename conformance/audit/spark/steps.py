"""The steps of an audit on a cluster, as the workers take them: batches of rows in, batches of rows out.

A step is sent to the workers as it is; nothing here needs Spark.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Protocol
from urllib.parse import unquote

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from conformance.audit import deviations, ledger
from conformance.audit.amounts import exact_text
from conformance.audit.auditor import Auditor, Examined
from conformance.audit.deviations import Deviation, from_batch
from conformance.audit.files import Format
from conformance.audit.forms import BOM, FORMS, LOOKED_AT, Form
from conformance.audit.ledger import Entry, ShoeRule
from conformance.audit.rounds import AT_ONCE
from conformance.audit.spark import findings
from conformance.audit.spark.findings import Kind
from conformance.audit.tally import Tally
from conformance.audit.writing import UNREADABLE, plain

FILE, ROW, BLOCK, LINE = "_file_", "_row_", "_block_", "_line_"
"""Columns beside those of the log: the file, the row's place in it from 0, and where the part of it begins; a line."""

Batches = Iterator[pa.RecordBatch]


class Source(Protocol):
    """Examines what Spark has read."""

    def examined(self, batches: Batches) -> Iterator[Examined]:
        """Yield what comes of it."""
        ...


class Rows:
    """Rows of columns, as of Parquet."""

    def __init__(self, auditor: Auditor) -> None:
        self._auditor = auditor

    def examined(self, batches: Batches) -> Iterator[Examined]:
        """Yield what comes of the rows of each file."""
        for batch in batches:
            rows = batch.column(ROW).to_numpy() + 1
            log = batch.drop_columns([FILE, ROW])
            for start, end, file in _runs(batch.column(FILE)):
                yield self._auditor.examine(log.slice(start, end - start), place_of(file), rows[start:end])


class Lines:
    """Lines of text.

    forms, auditors: of each kind of file; of_file: which of them a file has; starts: the number of the first line of
    each block of a file that is read in several.
    """

    def __init__(
        self, forms: list[Form], auditors: list[Auditor], of_file: dict[str, int], starts: dict[tuple[str, int], int]
    ) -> None:
        self._forms, self._auditors, self._of_file, self._starts = forms, auditors, of_file, starts

    def examined(self, batches: Batches) -> Iterator[Examined]:
        """Yield what comes of the lines of each block of a file."""
        done: dict[tuple[str, int], int] = {}
        for address, block, lines in _blocks(batches):
            file = place_of(address)
            form, auditor = self._forms[self._of_file[file]], self._auditors[self._of_file[file]]
            before = done.get((file, block), 0)
            done[file, block] = before + len(lines)
            first = self._starts.get((file, block), 0) + before + 1
            if first == 1:
                lines[0] = lines[0].removeprefix(BOM)
                if form.headed:
                    del lines[0]
                    first = 2
            if not lines:
                continue
            for item in form.read(b"\n".join(lines) + b"\n", first):
                yield auditor.examine_read(item, file)


class Survey:
    """Counts the lines of each block of a file, and keeps what the first lines say of the others."""

    SCHEMA = pa.schema(
        [
            pa.field(FILE, pa.string()),
            pa.field(BLOCK, pa.int64()),
            pa.field("lines", pa.int64()),
            pa.field("head", pa.binary()),
        ]
    )

    def __init__(self, written: Format) -> None:
        self._form = FORMS[written]

    def __call__(self, batches: Batches) -> Batches:
        counted: dict[tuple[str, int], int] = {}
        first: dict[str, list[bytes]] = {}
        for file, block, lines in _blocks(batches):
            counted[file, block] = counted.get((file, block), 0) + len(lines)
            if not block:
                kept = first.setdefault(file, [])
                kept += lines[: LOOKED_AT - len(kept)]
        rows = [
            (file, block, count, self._head(first[file]) if not block else None)
            for (file, block), count in counted.items()
        ]
        yield pa.RecordBatch.from_pylist(
            [dict(zip(self.SCHEMA.names, row, strict=True)) for row in rows], schema=self.SCHEMA
        )

    def _head(self, lines: list[bytes]) -> bytes:
        return self._form.head_of(b"\n".join(lines).removeprefix(BOM) + b"\n")


class Examine:
    """Judges each round by itself, and passes on what is judged across rounds."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def __call__(self, batches: Batches) -> Batches:
        tally = Tally()
        for examined in self._source.examined(batches):
            tally.add(examined._replace(deviations=[]))
            for batch in examined.entries:
                if batch.num_rows:
                    yield findings.entries(batch)
            if examined.deviations:
                yield findings.found(examined.deviations)
            if examined.unreadable:
                yield findings.unreadable(examined.unreadable)
        yield findings.tallied(tally)


def judge_ids(batches: Batches) -> Batches:
    """Judge whether rounds are recorded once; all entries of a round are here. Of each, pass on the first alone."""
    kept = findings.Sorted()
    yield from kept.others(batches)
    entries = kept.entries()
    doubled = ledger.repeated(_keys(entries))
    if len(doubled):
        places = np.flatnonzero(np.isin(_keys(entries), doubled))
        deviating, copies = ledger.judge_ids(zip(_entries(entries, places), places.tolist(), strict=True))
        if deviating:
            yield findings.found(deviating)
        once = np.ones(entries.num_rows, np.bool_)
        once[copies] = False
        entries = entries.filter(pa.array(once))
    for batch in entries.filter(pc.is_valid(entries["shoe"])).to_batches(AT_ONCE):
        yield findings.keyed_by_shoe(batch)


class JudgeShoes:
    """Judges shoes, of which all entries are here, and counts all deviations that pass."""

    def __init__(self, rules: Mapping[str, ShoeRule]) -> None:
        self._rules = dict(rules)

    def __call__(self, batches: Batches) -> Batches:
        kept, tally = findings.Sorted(), Tally()
        for batch in kept.others(batches):
            tally.note(_deviations(batch))
            yield batch
        deviating = list(self._judged(kept.entries()))
        if deviating:
            tally.note(deviating)
            yield findings.found(deviating)
        tally.shoes.clear()  # a cluster has more of them than are sent to one place
        yield findings.tallied(tally)

    def _judged(self, entries: pa.Table) -> Iterator[Deviation]:
        if not entries.num_rows:
            return
        shoes = _keys(entries)
        cards = np.frombuffer(b"".join(entries["cards"].to_pylist()), np.uint8).reshape(entries.num_rows, -1)
        numbers = entries["round"].to_numpy().astype(np.int32)
        recorded = {decks for decks in entries["decks"].unique().to_pylist() if decks}
        rules = self._rules.values()
        least = [*rules, *(rule._replace(decks=decks) for rule in rules for decks in recorded)]
        bad = ledger.suspicious(least, shoes, numbers, cards)
        yield from ledger.judge_shoes(self._rules, _entries(entries, np.flatnonzero(np.isin(shoes, bad))))


class WriteUnreadable:
    """Puts the reasons into words; `said` are the sentences by reason, with marks where field and value belong."""

    FIELD, VALUE = "\0", "\1"

    def __init__(self, said: Mapping[str, str]) -> None:
        self._said = dict(said)

    def __call__(self, batches: Batches) -> Batches:
        for batch in batches:
            rows = batch.to_pylist()
            for row in rows:
                row["reason"] = (
                    self._said[row["reason"]].replace(self.FIELD, row["field"]).replace(self.VALUE, row["value"])
                )
            yield pa.RecordBatch.from_pylist(
                [{name: row[name] for name in UNREADABLE.names} for row in rows], schema=UNREADABLE
            )


def write_plain(batches: Batches) -> Batches:
    """Write decimals as texts."""
    return map(plain, batches)


def place_of(address: str) -> str:
    """Return how a file is called: by its path where it is in the file system, else by its address.

    >>> place_of("file:///logs/May%201.csv"), place_of("s3a://logs/1.csv")
    ('/logs/May 1.csv', 's3a://logs/1.csv')
    """
    plain_address = unquote(address)
    return "/" + plain_address.removeprefix("file:").lstrip("/") if plain_address.startswith("file:") else plain_address


def _runs(column: pa.Array) -> Iterator[tuple[int, int, str]]:
    """Yield where the same text stands in a column on end: from, to, and the text."""
    encoded = pc.run_end_encode(column)
    start = 0
    for end, text in zip(encoded.run_ends.to_pylist(), encoded.values.to_pylist(), strict=True):
        yield start, end, text
        start = end


def _blocks(batches: Batches) -> Iterator[tuple[str, int, list[bytes]]]:
    """Yield lines that follow one another in one block of a file."""
    for batch in batches:
        lines = batch.column(LINE).cast(pa.binary()).to_pylist()
        blocks = batch.column(BLOCK).to_numpy()
        for start, end, file in _runs(batch.column(FILE)):
            edges = np.flatnonzero(np.diff(blocks[start:end])) + start + 1
            for low, high in zip([start, *edges.tolist()], [*edges.tolist(), end], strict=True):
                yield file, int(blocks[low]), lines[low:high]


def _keys(entries: pa.Table) -> NDArray[np.uint64]:
    keys: NDArray[np.int64] = entries["key"].to_numpy()
    return keys.view(np.uint64)


def _entries(entries: pa.Table, places: NDArray[np.intp]) -> list[Entry]:
    return ledger.entries_in(entries.select(ledger.SCHEMA.names).take(pa.array(places)))


def _deviations(batch: pa.RecordBatch) -> Iterator[Deviation]:
    chosen = batch.filter(pc.equal(batch.column("kind"), int(Kind.DEVIATION)))
    for item in from_batch(chosen.select(deviations.SCHEMA.names)):
        difference = item.difference
        yield item._replace(difference=None if difference is None else Decimal(exact_text(difference)))
