"""Tables of findings as files: Parquet, CSV or lines of JSON, which appear only when they are whole."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePath
from typing import BinaryIO

import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import csv as arrow_csv
from pyarrow import parquet

from conformance.audit.amounts import decimal_texts
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


def need_apart(outputs: Iterable[Path | None], kept: Iterable[Path] = ()) -> None:
    """Raise BaccaratError where an output would overwrite another one, or a file that is kept, as those of a log."""
    taken = {path.resolve() for path in kept}
    for path in outputs:
        if path is not None and path.resolve() in taken:
            raise BaccaratError(
                N_("{file} would overwrite what is read or written besides; write elsewhere"), file=path
            )
        taken |= set() if path is None else {path.resolve()}


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
                    file.write(json_lines(batch))
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


def json_lines(batch: pa.RecordBatch) -> bytes:
    r"""Return the rows of a batch as lines of JSON, money as decimal strings, without what is not there.

    >>> amounts = pa.array([2.5, None]).cast(pa.decimal128(18, 2))
    >>> json_lines(pa.RecordBatch.from_pydict({"round_id": ["R1", "R2"], "round": [7, None], "stake_tie": amounts}))
    b'{"round_id": "R1", "round": 7, "stake_tie": "2.5"}\n{"round_id": "R2"}\n'
    """
    lines = _around("", _objects(batch.schema.names, batch.columns), "\n")
    return b"".join(lines.cast(pa.binary()).to_pylist())


def _objects(names: Iterable[str], columns: Iterable[pa.Array]) -> pa.Array:
    """Return objects of JSON, as texts."""
    members = [
        pc.fill_null(_around(f"{json.dumps(name, ensure_ascii=False)}: ", _values(column), ", "), "")
        for name, column in zip(names, columns, strict=True)
    ]
    return _around("{", pc.utf8_rtrim(pc.binary_join_element_wise(*members, ""), ", "), "}")


def _values(column: pa.Array) -> pa.Array:
    """Return values of JSON, as texts; none where there is none."""
    kind = column.type
    if pa.types.is_dictionary(kind):
        values = _values(column.dictionary).take(column.indices)
    elif pa.types.is_list(kind):
        items = pa.ListArray.from_arrays(column.offsets, _values(column.values))
        values = pc.if_else(column.is_valid(), _around("[", pc.binary_join(items, ", "), "]"), None)
    elif pa.types.is_struct(kind):
        values = _objects([field.name for field in kind], column.flatten())
    elif pa.types.is_integer(kind):
        values = column.cast(pa.string())
    elif pa.types.is_decimal(kind):
        values = _around('"', decimal_texts(column), '"')
    elif pc.any(pc.match_substring_regex(column, r'["\\\x00-\x1f]')).as_py():
        texts = column.to_pylist()
        values = pa.array([None if text is None else json.dumps(text, ensure_ascii=False) for text in texts], kind)
    else:
        values = _around('"', column, '"')
    return values


def _around(before: str, texts: pa.Array, after: str) -> pa.Array:
    return pc.binary_join_element_wise(before, texts, after, "")


def plain(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return a batch with its decimals as texts without zeros at their end."""
    columns = [decimal_texts(column) if pa.types.is_decimal(column.type) else column for column in batch.columns]
    return pa.RecordBatch.from_arrays(columns, names=batch.schema.names)
