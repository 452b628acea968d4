"""Logs written as text: CSV and lines of JSON, compressed or not, in parts of whole lines."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import reduce
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import pyarrow as pa
from pyarrow import csv as arrow_csv
from pyarrow import json as arrow_json

from conformance.audit.files import BadLine, Batch, Kind, Part, Place, once_each, unreadable
from conformance.audit.layout import Layout, layout_of
from conformance.audit.log import CARDS, STAKED
from conformance.audit.mapping import Mapping
from conformance.errors import N_, BaccaratError

PART = 8 << 20
"""Bytes that are read together, but for the rest of the last line."""

_LOOKED_AT = 2000
"""Lines of JSON from which the names and types of the fields are taken."""
_LONGEST = 4 * PART
_COMPRESSED = 10
"""How many times larger a compressed file may well be in full."""
_BOM = b"\xef\xbb\xbf"
_REPEATED = pa.dictionary(pa.int32(), pa.string())


class TextLog:
    """A file of lines. What tells CSV from JSON is how its layout is found, and how lines become a batch."""

    rows: int | None = None
    layout: Layout
    seen: frozenset[str]
    """The columns that the file has, as far as it was looked at."""

    def __init__(self, path: Path, kind: Kind, mapping: Mapping, bets: Iterable[str]) -> None:
        self.path, self._kind, self._mapping, self._bets = path, kind, mapping, tuple(bets)
        self.size = path.stat().st_size
        self.swollen = 1 if kind.compression is None else _COMPRESSED
        with self._opened() as file:
            self._begin(file.read(PART).removeprefix(_BOM))

    def _begin(self, content: bytes) -> None:
        raise NotImplementedError

    def _batch(self, content: bytes) -> pa.RecordBatch:
        raise NotImplementedError

    @contextmanager
    def _opened(self) -> Iterator[BinaryIO]:
        try:
            with self.path.open("rb") as plain:
                compression = self._kind.compression
                yield plain if compression is None else pa.CompressedInputStream(plain, compression)
        except (pa.ArrowException, OSError, EOFError) as error:
            raise unreadable(self.path, error) from None

    def parts(self, start: Place) -> Iterator[Part]:
        """Yield the parts from a place on."""
        place, rest = start, b""
        with self.path.open("rb") as plain:
            compressed = self._kind.compression is not None
            file = pa.CompressedInputStream(plain, self._kind.compression) if compressed else plain
            before = 0
            try:
                self._skip(file, start.byte, seekable=not compressed)
                while True:
                    block = file.read(PART)
                    content = rest + block
                    end = content.rfind(b"\n") + 1 if block else len(content)
                    content, rest = content[:end], content[end:]
                    if len(rest) > _LONGEST:
                        raise BaccaratError(
                            N_("{file}: line {line} does not end; write a row a line"), file=self.path, line=place.line
                        )
                    if content:
                        lines = content.count(b"\n") + (not content.endswith(b"\n"))
                        after = Place(place.part + 1, place.byte + len(content), place.line + lines)
                        position = plain.tell()
                        yield Part(self._reader(content, place), position - before, after)
                        place, before = after, position
                    if not block:
                        return
            except (pa.ArrowException, OSError, EOFError) as error:
                raise unreadable(self.path, error) from None

    @staticmethod
    def _skip(file: BinaryIO, count: int, *, seekable: bool) -> None:
        if seekable:
            file.seek(count)
            return
        while count:
            count -= len(file.read(min(count, PART)))

    def _reader(self, content: bytes, place: Place) -> Any:  # noqa: ANN401
        return lambda: self._read(content, place)

    def _read(self, content: bytes, place: Place) -> Iterator[Batch | BadLine]:
        """Yield what is in some lines: at once where all of them are rows, else part by part."""
        first = place.line
        if place.byte == 0:
            content = content.removeprefix(_BOM)
            header = self._header_length(content)
            first += content.count(b"\n", 0, header)
            content = content[header:]
        lines = content.count(b"\n") + (not content.endswith(b"\n") and bool(content))
        batch = self._try(content, lines)
        if batch is not None:
            yield Batch(batch, np.arange(first, first + lines))
            return
        kept = [(first + at, line) for at, line in enumerate(content.split(b"\n")) if line.strip()]
        yield from self._sift(kept)

    def _sift(self, lines: Sequence[tuple[int, bytes]]) -> Iterator[Batch | BadLine]:
        """Halve the lines until those are found that are no rows."""
        if not lines:
            return
        batch = self._try(b"\n".join(line for _, line in lines) + b"\n", len(lines))
        if batch is not None:
            yield Batch(batch, np.array([number for number, _ in lines]))
        elif len(lines) == 1:
            yield BadLine(lines[0][0], lines[0][1].decode("utf-8", "replace").rstrip("\r"))
        else:
            half = len(lines) // 2
            yield from self._sift(lines[:half])
            yield from self._sift(lines[half:])

    def _try(self, content: bytes, lines: int) -> pa.RecordBatch | None:
        """Return the lines as a batch, or None when they are not a row each."""
        if not content:
            return pa.RecordBatch.from_pylist([], schema=self._schema)
        try:
            batch = self._batch(content)
        except pa.ArrowException:
            return None
        return batch if batch.num_rows == lines else None

    def _header_length(self, content: bytes) -> int:  # noqa: ARG002 - most have none
        return 0

    _schema: pa.Schema


class CsvLog(TextLog):
    """A CSV file with a line of names."""

    def _begin(self, content: bytes) -> None:
        line = content[: self._header_length(content)]
        try:
            self._names = next(csv.reader([line.decode().strip("\r\n")], delimiter=self._mapping.delimiter), [])
        except (UnicodeDecodeError, csv.Error) as error:
            raise unreadable(self.path, error) from None
        once_each(self._names, self.path)
        schema = pa.schema([(name, pa.string()) for name in self._names])
        self.layout = layout_of(schema, self._mapping, self._bets, str(self.path))
        self.seen = frozenset(self._names)
        repeated = set(self.layout.texts)
        self._schema = pa.schema(
            [(name, _REPEATED if name in repeated else pa.string()) for name in self.layout.sources]
        )

    def _header_length(self, content: bytes) -> int:
        end = content.find(b"\n")
        return len(content) if end < 0 else end + 1

    def _batch(self, content: bytes) -> pa.RecordBatch:
        table = arrow_csv.read_csv(
            pa.BufferReader(content),
            arrow_csv.ReadOptions(use_threads=False, block_size=len(content) + 1, column_names=self._names),
            arrow_csv.ParseOptions(delimiter=self._mapping.delimiter, ignore_empty_lines=False),
            arrow_csv.ConvertOptions(
                column_types={field.name: field.type for field in self._schema},
                include_columns=list(self.layout.sources),
                null_values=[""],
                strings_can_be_null=True,
            ),
        )
        return _one_batch(table)


class JsonLog(TextLog):
    """A file of JSON objects, one a line."""

    def _begin(self, content: bytes) -> None:
        lines = [line for line in content.split(b"\n")[:_LOOKED_AT] if line.strip()]
        kinds: dict[str, pa.DataType] = {}
        for line in lines:
            try:
                found = json.loads(line)
            except ValueError:
                continue
            if isinstance(found, dict):
                kinds = _with(kinds, {name: _kind_of(value) for name, value in found.items()})
        self.seen = frozenset(kinds)
        kinds = _with(kinds, dict(self._expected()))
        schema = pa.schema([(name, _settled(kind)) for name, kind in kinds.items()])
        self.layout = layout_of(schema, self._mapping, self._bets, str(self.path))
        self._schema = pa.schema([schema.field(name) for name in self.layout.sources])

    def _expected(self) -> Iterator[tuple[str, pa.DataType]]:
        """Yield the columns that a later line may have, though the first do not."""
        for ours in ("table", "shoe", "currency", "winner", CARDS[2], CARDS[5]):
            if ours not in self._mapping.columns and not (ours == "table" and self._mapping.table is None):
                yield ours, pa.string()
        for bet in self._bets:
            for kind in STAKED:
                yield f"{kind}_{bet}", pa.string()
        names = self._mapping.bets
        fields = (names.bet, names.stake, names.returned, names.result)
        yield names.list, pa.list_(pa.struct(dict.fromkeys(fields, pa.string())))

    def _batch(self, content: bytes) -> pa.RecordBatch:
        table = arrow_json.read_json(
            pa.BufferReader(content),
            arrow_json.ReadOptions(use_threads=False, block_size=len(content) + 1),
            arrow_json.ParseOptions(explicit_schema=self._schema, unexpected_field_behavior="ignore"),
        )
        return _one_batch(table.select(self._schema.names))


def _merged(known: pa.DataType, other: pa.DataType) -> pa.DataType:
    """Return the type of a field that was seen with both types; of two that do not go together the first counts."""
    if pa.types.is_null(known):
        return other
    if pa.types.is_list(known) and pa.types.is_list(other):
        return pa.list_(_merged(known.value_type, other.value_type))
    if pa.types.is_struct(known) and pa.types.is_struct(other):
        return pa.struct(
            _with({field.name: field.type for field in known}, {field.name: field.type for field in other})
        )
    return known


def _with(fields: dict[str, pa.DataType], others: dict[str, pa.DataType]) -> dict[str, pa.DataType]:
    """Return fields with those of others merged in."""
    return fields | {name: _merged(fields.get(name, pa.null()), kind) for name, kind in others.items()}


def _settled(kind: pa.DataType) -> pa.DataType:
    """Return a type without nothing in it; what was always nothing is taken for a text."""
    if pa.types.is_null(kind):
        return pa.string()
    if pa.types.is_list(kind):
        return pa.list_(_settled(kind.value_type))
    if pa.types.is_struct(kind):
        return pa.struct({field.name: _settled(field.type) for field in kind})
    return kind


_SIMPLE = {type(None): pa.null(), bool: pa.bool_(), int: pa.int64(), float: pa.float64(), str: pa.string()}


def _kind_of(value: object) -> pa.DataType:
    """Return the type of a value of JSON."""
    if isinstance(value, list):
        return pa.list_(reduce(_merged, map(_kind_of, value), pa.null()))
    if isinstance(value, dict):
        return pa.struct({name: _kind_of(item) for name, item in value.items()})
    return _SIMPLE[type(value)]


def _one_batch(table: pa.Table) -> pa.RecordBatch:
    table = table.combine_chunks()
    batches = table.to_batches()
    if len(batches) == 1:
        return batches[0]
    return pa.RecordBatch.from_pylist([], schema=table.schema)
