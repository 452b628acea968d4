"""Tables of findings as files: Parquet, CSV or lines of JSON, which appear only when they are whole."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from decimal import Decimal
from pathlib import Path, PurePath
from typing import BinaryIO

import pyarrow as pa
from pyarrow import csv as arrow_csv
from pyarrow import parquet

from conformance.audit.amounts import shortest_texts
from conformance.audit.files import ENDINGS, Kind, kind_of
from conformance.errors import N_, BaccaratError
from conformance.whole_files import appearing

UNREADABLE = pa.schema(
    [
        pa.field("file", pa.string(), nullable=False),
        pa.field("row", pa.int64(), nullable=False),
        pa.field("reason", pa.string(), nullable=False),
        pa.field("text", pa.string(), nullable=False),
    ]
)
"""The columns of rows that cannot be read."""


def written_as(name: Path | str) -> Kind:
    """Return how an output is to be written, by its name. Raises BaccaratError when the name does not say."""
    kind = kind_of(PurePath(name))
    if kind is None:
        raise BaccaratError(
            N_("{file}: its name does not say how to write it; end it in one of {endings}"), file=name, endings=ENDINGS
        )
    return kind


def need_folder(path: Path) -> None:
    """Raise BaccaratError when there is no folder to write a file into."""
    if not path.parent.is_dir():
        raise BaccaratError(N_("{file}: there is no folder {folder}; make it first"), file=path, folder=path.parent)


@contextmanager
def _stream(path: Path, kind: Kind) -> Iterator[BinaryIO]:
    with path.open("wb") as plain:
        if kind.compression is None:
            yield plain
        else:
            with pa.CompressedOutputStream(plain, kind.compression) as packed:
                yield packed


def write_table(path: Path, schema: pa.Schema, batches: Iterable[pa.RecordBatch]) -> None:
    """Write batches of a schema as the file's name says; the file appears when it is whole.

    Raises BaccaratError when its name does not say, and OSError when it cannot be written.
    """
    kind = written_as(path)
    need_folder(path)
    with appearing(path.parent, path.name) as (temporary,):
        if kind.format == "parquet":
            with parquet.ParquetWriter(temporary, schema, compression="zstd", store_decimal_as_integer=True) as writer:
                for group in _groups(batches):
                    writer.write_table(pa.Table.from_batches(group, schema))
            return
        with _stream(temporary, kind) as file:
            if kind.format == "jsonl":
                for batch in batches:
                    file.write(b"".join(json_lines(batch)))
            else:
                file.write((",".join(schema.names) + "\n").encode())
                options = arrow_csv.WriteOptions(include_header=False, quoting_style="needed")
                for batch in batches:
                    text = pa.BufferOutputStream()
                    arrow_csv.write_csv(plain(batch), text, options)
                    file.write(text.getvalue())


_GROUP = 250_000
"""Rows of a row group, or a few more."""


def _groups(batches: Iterable[pa.RecordBatch]) -> Iterator[list[pa.RecordBatch]]:
    """Gather batches to row groups."""
    group: list[pa.RecordBatch] = []
    for batch in batches:
        group.append(batch)
        if sum(item.num_rows for item in group) >= _GROUP:
            yield group
            group = []
    if group:
        yield group


def json_lines(batch: pa.RecordBatch) -> Iterator[bytes]:
    """Yield the rows of a batch as lines of JSON, money as decimal strings, without what is not there."""
    for row in batch.to_pylist():
        said = {name: value for name, value in row.items() if value is not None}
        yield (json.dumps(said, ensure_ascii=False, default=_exact) + "\n").encode()


def _exact(value: object) -> str:
    assert isinstance(value, Decimal)
    return exact_text(value)


def exact_text(value: Decimal) -> str:
    """Write a number without noughts at its end.

    >>> exact_text(Decimal("-0.0500")), exact_text(Decimal("100"))
    ('-0.05', '100')
    """
    text = format(value, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def plain(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return a batch with its decimals as texts without noughts at their end."""
    columns = []
    for column in batch.columns:
        if pa.types.is_decimal(column.type):
            columns.append(shortest_texts(column.cast(pa.string())))
        else:
            columns.append(column)
    return pa.RecordBatch.from_arrays(columns, names=batch.schema.names)
