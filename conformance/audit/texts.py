"""Logs written as text: CSV and lines of JSON, compressed or not, in parts of whole lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import pyarrow as pa

from conformance.audit.documents import MOST_MEGABYTES, lines_of, may_be_document
from conformance.audit.files import BadLine, Batch, Kind, Part, Place, unreadable
from conformance.audit.forms import BOM, FORMS, need_utf8
from conformance.audit.mapping import Mapping
from conformance.errors import N_, BaccaratError

PART = 8 << 20
"""Bytes that are read together, except for the rest of the last line."""

_LONGEST = 4 * PART
_COMPRESSED = 10
"""How many times larger a compressed file may well be in full."""


class TextLog:
    """A file of lines."""

    rows: int | None = None

    def __init__(self, path: Path, kind: Kind, mapping: Mapping, bets: Iterable[str]) -> None:
        self.path, self._kind = path, kind
        self.size = path.stat().st_size
        self.swollen = 1 if kind.compression is None else _COMPRESSED
        self._records, self._document = mapping.records, False
        form = FORMS[kind.format]
        with self._opened() as (_, file):
            start = file.read(PART).removeprefix(BOM)
            need_utf8(start, str(path))
        if kind.format == "jsonl" and may_be_document(start, mapping.records):
            self._document = True
            with self._opened() as (_, file):
                start = file.read(PART)
        head = form.head_of(start)
        self._form = form(head, mapping, bets, str(path))
        self.layout, self.seen = self._form.layout, self._form.seen

    @contextmanager
    def _opened(self) -> Iterator[tuple[BinaryIO, BinaryIO]]:
        """Yield the file as it is, and what is in it."""
        try:
            with self.path.open("rb") as plain:
                compression = self._kind.compression
                file = plain if compression is None else pa.CompressedInputStream(plain, compression)
                if self._document:
                    lines = BytesIO(self._as_lines(file))
                    yield lines, lines
                else:
                    yield plain, file
        except (pa.ArrowException, OSError, EOFError) as error:
            raise unreadable(self.path, error) from None

    def _as_lines(self, file: BinaryIO) -> bytes:
        """Return the lines of a document of JSON; what is read where it turns out to be lines itself."""
        content = file.read(MOST_MEGABYTES << 20)
        if file.read(1):
            raise BaccaratError(
                N_("{file} is one document of more than {most} MB; write a round a line"),
                file=self.path,
                most=MOST_MEGABYTES,
            )
        content = content.removeprefix(BOM)
        lines = lines_of(content, self._records, self.path)
        self._document = lines is not None
        return content if lines is None else lines

    def parts(self, start: Place) -> Iterator[Part]:
        """Yield the parts from a place on."""
        place, rest = start, b""
        with self._opened() as (plain, file):
            before = 0
            self._skip(file, start.byte, seekable=file is plain)
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
                    yield Part(partial(self._read, content, place), position - before, after)
                    place, before = after, position
                if not block:
                    return

    @staticmethod
    def _skip(file: BinaryIO, count: int, *, seekable: bool) -> None:
        if seekable:
            file.seek(count)
            return
        while count:
            count -= len(file.read(min(count, PART)))

    def _read(self, content: bytes, place: Place) -> Iterator[Batch | BadLine]:
        first = place.line
        if place.byte == 0:
            content = content.removeprefix(BOM)
            if self._form.headed:
                head = self._form.head_of(content)
                first += head.count(b"\n")
                content = content[len(head) :]
        yield from self._form.read(content, first)
