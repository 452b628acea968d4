"""The files of a log: found, recognised by their names, and cut into parts that are read one by one."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from glob import glob
from pathlib import Path, PurePath
from typing import Literal, NamedTuple, NoReturn

import msgspec
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import parquet

from conformance.audit.amounts import is_text
from conformance.audit.layout import Layout, layout_of
from conformance.audit.mapping import Mapping, composed
from conformance.audit.rounds import AT_ONCE
from conformance.errors import N_, BaccaratError, on_one_line

Format = Literal["parquet", "csv", "jsonl"]
Compression = Literal["gzip", "zstd"] | None

_FORMATS: dict[str, Format] = {
    ".parquet": "parquet",
    ".pq": "parquet",
    ".csv": "csv",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".json": "jsonl",
}
_COMPRESSIONS: dict[str, Compression] = {".gz": "gzip", ".zst": "zstd"}


class Kind(NamedTuple):
    """How a file is written."""

    format: Format
    compression: Compression


def kind_of(path: PurePath) -> Kind | None:
    """Return how a file is written, by its name; None where the name does not say.

    >>> kind_of(Path("rounds.csv.gz"))
    Kind(format='csv', compression='gzip')
    """
    suffixes = [suffix.lower() for suffix in path.suffixes]
    compression = _COMPRESSIONS.get(suffixes[-1]) if suffixes else None
    if compression is not None:
        suffixes.pop()
    written = _FORMATS.get(suffixes[-1]) if suffixes else None
    if written is None or (written == "parquet" and compression is not None):
        return None
    return Kind(written, compression)


ENDINGS = ".parquet, .csv, .jsonl, .csv.gz, .jsonl.zst"


def find_files(names: Sequence[str]) -> list[Path]:
    """Return the files that names stand for: files, folders with all that is in them, and patterns of both.

    Of a folder those whose name says how they are written; of the others those that are named. None comes twice.
    Raises BaccaratError when a name stands for none, or for what cannot be read.
    """
    found: dict[Path, Path] = {}
    for name in names:
        matching = [name] if os.path.lexists(name) else sorted(glob(name, recursive=True))  # noqa: PTH207
        here: list[Path] = []
        for path in map(Path, matching):
            if not path.is_dir():
                here.append(path)
            elif path == Path(name) or not _hidden(path.name):
                here += _in_folder(path)
        if not here:
            raise no_file(name)
        found |= {path.resolve(): path for path in here}
    for path in found.values():
        if kind_of(path) is None:
            raise unknown_kind(path)
        if not _stat(path).st_size:
            raise empty(path)
    return list(found.values())


def _in_folder(folder: Path) -> list[Path]:
    """Return the files of a log in a folder and all folders in it, those that links lead to as well."""

    def stop(error: OSError) -> NoReturn:
        raise unreadable(error.filename, error) from None

    found, entered = [], set()
    for name, folders, files in os.walk(folder, followlinks=True, onerror=stop):
        real = Path(name).resolve()
        folders[:] = [] if real in entered else [item for item in folders if not _hidden(item)]
        entered.add(real)
        found += [path for item in files if not _hidden(item) and kind_of(path := Path(name, item))]
    return sorted(found)


def _hidden(name: str) -> bool:
    """Say whether a name is one that writers hide, as `_temporary` or `.part`."""
    return name.startswith(("_", "."))


def _stat(path: Path) -> os.stat_result:
    """Return what the system says of a file. Raises BaccaratError where it is none, as of a dangling link."""
    try:
        found = path.stat()
    except OSError as error:
        raise unreadable(path, error) from None
    if not stat.S_ISREG(found.st_mode):
        raise unreadable(path, OSError(errno.EINVAL, "not a file"))
    return found


class Batch(NamedTuple):
    """Rows of a file, and where each is recorded."""

    rounds: pa.RecordBatch
    rows: NDArray[np.int64]


class BadLine(NamedTuple):
    """A line that is not a row, or has something else in a field where a list of bets belongs."""

    row: int
    text: str
    field: str = ""


Read = Callable[[], Iterator[Batch | BadLine]]


class Place(msgspec.Struct, frozen=True):
    """Where reading goes on: the part of a file, and for texts the byte and the line at which it begins."""

    part: int = 0
    byte: int = 0
    line: int = 1


class Part(NamedTuple):
    """A part of a file: how to read it, how many bytes of the file it is, and where the next one begins."""

    read: Read
    size: int
    after: Place


class ParquetLog:
    """A Parquet file, in parts of a row group each."""

    def __init__(self, path: Path, mapping: Mapping, bets: Iterable[str]) -> None:
        self.path = path
        try:
            with parquet.ParquetFile(_opened(path)) as file:
                self._metadata, raw = file.metadata, file.schema_arrow
            self._spelt = {composed(name): name for name in raw.names}
            once_each([composed(name) for name in raw.names], path)
            raw = pa.schema([field.with_name(composed(field.name)) for field in raw])
        except (pa.ArrowException, OSError, UnicodeDecodeError) as error:
            raise unreadable(path, error) from None
        schema = _without_views(raw)
        self.seen = frozenset(schema.names)
        self.layout: Layout = layout_of(schema, mapping, bets, str(path))
        self._schema = pa.schema([schema.field(name) for name in self.layout.sources])
        self._dictionaries = [name for name in self.layout.texts if pa.types.is_string(raw.field(name).type)]
        self.rows: int = self._metadata.num_rows

    def parts(self, start: Place) -> Iterator[Part]:
        """Yield the parts from a place on."""
        for group in range(start.part, self._metadata.num_row_groups):
            yield Part(partial(self._read, group), self._metadata.row_group(group).total_byte_size, Place(group + 1))

    def _read(self, group: int) -> Iterator[Batch]:
        row = 1 + sum(self._metadata.row_group(before).num_rows for before in range(group))
        try:
            with parquet.ParquetFile(
                _opened(self.path),
                metadata=self._metadata,
                read_dictionary=[self._spelt[name] for name in self._dictionaries],
                pre_buffer=False,
                page_checksum_verification=True,
            ) as file:
                for batch in file.iter_batches(
                    AT_ONCE,
                    row_groups=[group],
                    columns=[self._spelt[name] for name in self.layout.sources],
                    use_threads=False,
                ):
                    yield Batch(self._checked(batch), np.arange(row, row + batch.num_rows))
                    row += batch.num_rows
        except (pa.ArrowException, OSError, UnicodeDecodeError) as error:
            raise unreadable(self.path, error) from None

    def _checked(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        """Return a batch without views. Raises ArrowException where a text in it is none."""
        columns = []
        for name in self.layout.sources:
            column, kind = batch.column(self._spelt[name]), self._schema.field(name).type
            columns.append(column.cast(kind) if pa.types.is_string_view(column.type) else column)
            texts = column.dictionary if pa.types.is_dictionary(column.type) else columns[-1]
            if is_text(texts.type) or pa.types.is_nested(texts.type):
                texts.validate(full=True)
        return pa.RecordBatch.from_arrays(columns, names=list(self.layout.sources))

    @property
    def size(self) -> int:
        """All bytes there are to read."""
        return sum(self._metadata.row_group(group).total_byte_size for group in range(self._metadata.num_row_groups))


def _opened(path: Path) -> pa.NativeFile:
    return pa.OSFile(os.fsencode(path))  # whose name Arrow takes as text otherwise, which it need not be


def _without_views(schema: pa.Schema) -> pa.Schema:
    """Return a schema with plain texts for views of texts, which only some of what follows can take."""
    return pa.schema(
        [field.with_type(pa.string()) if pa.types.is_string_view(field.type) else field for field in schema]
    )


def written_path(path: Path) -> str:
    r"""Write a path so that any file can hold it: bytes that are not text as an escape.

    >>> written_path(Path("log\udcff.csv"))
    'log\\xff.csv'
    """
    return os.fsencode(path).decode(errors="backslashreplace")


def no_file(name: str) -> BaccaratError:
    """Return the error of a name that stands for no file."""
    return BaccaratError(
        N_("{name} stands for no file of a log; name files ending in {endings}, or a folder that has some"),
        name=name,
        endings=ENDINGS,
    )


def unknown_kind(path: Path | str) -> BaccaratError:
    """Return the error of a file whose name does not say how it is written."""
    return BaccaratError(
        N_("{file}: its name does not say how it is written; end it in one of {endings}"), file=path, endings=ENDINGS
    )


def empty(path: Path | str) -> BaccaratError:
    """Return the error of a file with nothing in it."""
    return BaccaratError(N_("{file} is empty; leave it out, or write it again"), file=path)


def unreadable(path: Path | str, error: Exception) -> BaccaratError:
    """Return the error of a file that cannot be read."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else on_one_line(str(error).strip())
    return BaccaratError(N_("{file} cannot be read ({reason}); write it again"), file=path, reason=reason)


def once_each(names: Sequence[str], path: Path | str) -> None:
    """Raise BaccaratError when a file has two columns of one name."""
    twice = [name for index, name in enumerate(names) if name in names[:index]]
    if twice:
        raise BaccaratError(
            N_("{file}: there are two columns {column}; leave one out"), file=path, column=on_one_line(twice[0])
        )
