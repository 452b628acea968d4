"""Forms: how lines of text become rows, wherever the lines were read."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from functools import reduce

import msgspec
import numpy as np
import pyarrow as pa
from pyarrow import csv as arrow_csv
from pyarrow import json as arrow_json

from conformance.audit.amounts import exact_text, is_text
from conformance.audit.files import BadLine, Batch, Format, once_each, unreadable
from conformance.audit.layout import ENOUGH_CARDS, Layout, layout_of
from conformance.audit.log import CARDS, HANDS, NUMBERS, STAKED, TEXTS
from conformance.audit.mapping import BetsNotation, Mapping, composed
from conformance.errors import N_, BaccaratError

BOM = b"\xef\xbb\xbf"
LOOKED_AT = 2000
"""Lines of JSON from which the names and types of the fields are taken."""
_REPEATED = pa.dictionary(pa.int32(), pa.string())


class Form:
    """How the lines of a file are read; the first lines show whether it is CSV or JSON, and what a line is.

    It is made of the file's head, which `head_of` takes from its first lines; it pickles. `headed` says whether the
    first line names the columns. Raises BaccaratError where the file, called `place`, lacks what an audit needs.
    """

    headed: bool
    layout: Layout
    seen: frozenset[str]
    """The columns that the file has, as far as it was looked at."""
    schema: pa.Schema

    def __init__(self, head: bytes, mapping: Mapping, bets: Iterable[str], place: str) -> None:
        raise NotImplementedError

    @staticmethod
    def head_of(content: bytes) -> bytes:
        """Return what a file's first lines say of all others."""
        raise NotImplementedError

    def _batch(self, content: bytes) -> pa.RecordBatch:
        raise NotImplementedError

    def _bad(self, row: int, line: bytes) -> BadLine:
        return BadLine(row, line.decode("utf-8", "replace").rstrip("\r"))

    def read(self, content: bytes, first: int) -> Iterator[Batch | BadLine]:
        """Yield what is in some lines, the first of which has this number: at once if all are rows, else in parts."""
        lines = content.count(b"\n") + (not content.endswith(b"\n") and bool(content))
        batch = self._try(content, lines)
        if batch is not None:
            yield Batch(batch, np.arange(first, first + lines))
            return
        kept = [(first + at, line) for at, line in enumerate(content.split(b"\n")) if line.strip()]
        yield from self._sift(kept)

    def _sift(self, lines: Sequence[tuple[int, bytes]]) -> Iterator[Batch | BadLine]:
        """Halve the lines until those are found that are not rows."""
        if not lines:
            return
        batch = self._try(b"\n".join(line for _, line in lines) + b"\n", len(lines))
        if batch is not None:
            yield Batch(batch, np.array([number for number, _ in lines]))
        elif len(lines) == 1:
            yield self._bad(*lines[0])
        else:
            half = len(lines) // 2
            yield from self._sift(lines[:half])
            yield from self._sift(lines[half:])

    def _try(self, content: bytes, lines: int) -> pa.RecordBatch | None:
        """Return the lines as a batch, or None when they are not a row each."""
        if not content:
            return pa.RecordBatch.from_pylist([], schema=self.schema)
        try:
            batch = self._batch(content)
        except pa.ArrowException:
            return None
        return batch if batch.num_rows == lines else None


_WIDE = re.compile(rb"\xff\xfe|\xfe\xff|\0*[^\0]\0+[^\0]\0")
"""How a text begins that has two or four bytes for each letter."""


def need_utf8(content: bytes, place: str) -> None:
    """Raise BaccaratError where the beginning of a file is in UTF-16 or UTF-32, which have zeros between letters."""
    if _WIDE.match(content):
        raise BaccaratError(N_("{place} is not in UTF-8, but in UTF-16 or UTF-32; write it in UTF-8"), place=place)


class CsvForm(Form):
    """A line of names, and lines of values."""

    headed = True

    def __init__(self, head: bytes, mapping: Mapping, bets: Iterable[str], place: str) -> None:
        self._delimiter = mapping.delimiter
        need_utf8(head, place)
        try:
            self._names = next(csv.reader([composed(head.decode()).strip("\r\n")], delimiter=mapping.delimiter), [])
        except (UnicodeDecodeError, csv.Error) as error:
            raise unreadable(place, error) from None
        once_each(self._names, place)
        self.layout = layout_of(pa.schema([(name, pa.string()) for name in self._names]), mapping, bets, place)
        self.seen = frozenset(self._names)
        repeated = set(self.layout.texts)
        self.schema = pa.schema(
            [(name, _REPEATED if name in repeated else pa.string()) for name in self.layout.sources]
        )

    @staticmethod
    def head_of(content: bytes) -> bytes:
        """Return the line of names."""
        end = content.find(b"\n")
        return content if end < 0 else content[: end + 1]

    def _batch(self, content: bytes) -> pa.RecordBatch:
        table = arrow_csv.read_csv(
            pa.BufferReader(content),
            arrow_csv.ReadOptions(use_threads=False, block_size=len(content) + 1, column_names=self._names),
            arrow_csv.ParseOptions(delimiter=self._delimiter, ignore_empty_lines=False),
            arrow_csv.ConvertOptions(
                column_types={field.name: field.type for field in self.schema},
                include_columns=list(self.layout.sources),
                null_values=[""],
                strings_can_be_null=True,
            ),
        )
        return _one_batch(table)


class JsonForm(Form):
    """Lines of one object each."""

    headed = False

    def __init__(self, head: bytes, mapping: Mapping, bets: Iterable[str], place: str) -> None:
        raw = pa.ipc.read_schema(pa.py_buffer(head))
        found = pa.schema([(composed(field.name), _composed(field.type)) for field in raw])
        self._texts_alone = not found.equals(raw)
        kinds = {field.name: field.type for field in found}
        if not kinds:
            raise BaccaratError(
                N_("{place} has no lines of one JSON object each; write each round on a line of its own"), place=place
            )
        known = {ours for ours in ("round_id", "deal", *ENOUGH_CARDS) if mapping.columns.get(ours, ours) in kinds}
        known |= mapping.keys.keys()
        if (
            not mapping.columns.keys() & {*HANDS}
            and not known >= {"round_id", "deal"}
            and not known >= {"round_id", *ENOUGH_CARDS}
        ):
            layout_of(found, mapping, bets, place)  # it says what is missing of the columns that the file has
        seen = {*kinds, *_fields(found, mapping.bets.list)}
        self.seen = frozenset(kinds)
        kinds = _with(kinds, dict(self._expected(kinds, mapping, bets)))
        number = pa.string() if mapping.money.minor_digits or mapping.money.columns else _NUMBER
        schema = pa.schema([(name, _settled(kind, number)) for name, kind in kinds.items()])
        layout = layout_of(schema, mapping, bets, place)
        late = frozenset((*schema.names, *_fields(schema, mapping.bets.list))) - seen
        self.layout = msgspec.structs.replace(layout, late=late)
        self.schema = pa.schema([schema.field(name) for name in self.layout.sources])
        self._texts = pa.schema([(field.name, _as_texts(field.type)) for field in self.schema])
        self._place, self._hands_only = place, mapping.hands_only
        told = {
            *self.layout.columns,
            *self.layout.sources,
            *mapping.keys,
            *mapping.columns,
            *mapping.columns.values(),
            *(CARDS if self.layout.columns.keys() & {"deal", *HANDS} else ()),
        }
        self._untold = [name for name in (*TEXTS, *NUMBERS) if name not in told]

    @staticmethod
    def head_of(content: bytes) -> bytes:
        """Return the names and types of the fields that the first lines have, as a schema of Arrow."""
        kinds: dict[str, pa.DataType] = {}
        for line in content.split(b"\n")[:LOOKED_AT]:
            try:
                found = json.loads(line) if line.strip() else None
                if b"\\u" in line:
                    json.dumps(found, ensure_ascii=False).encode()  # half of a surrogate pair is refused here
                if isinstance(found, dict):
                    kinds = _with(kinds, {name: _kind_of(value) for name, value in found.items()})
            except (ValueError, RecursionError):
                continue
        head: bytes = pa.schema(list(kinds.items())).serialize().to_pybytes()
        return head

    def _expected(
        self, kinds: dict[str, pa.DataType], mapping: Mapping, bets: Iterable[str]
    ) -> Iterator[tuple[str, pa.DataType]]:
        """Yield the columns that a later line may have, though the first do not; bets spelt as in those.

        What a mapping calls otherwise must be in the first lines, so that a name misspelt in it is not passed over.
        """
        for ours in ("table", "shoe", "currency", "winner", CARDS[2], CARDS[5]):
            if ours not in mapping.columns and not (ours == "table" and mapping.table is None):
                yield ours, pa.string()
        columns = [f"{kind}_{bet}" for bet in bets for kind in STAKED]
        spelt = {name.replace("-", "_"): name for name in columns}
        underscored = any(name in self.seen for name in spelt.keys() - spelt.values())
        known = {name.replace("-", "_") for name in (*self.seen, *mapping.columns)}
        for plain, name in spelt.items():
            if plain not in known:
                yield plain if underscored else name, pa.string()
        names, usual = mapping.bets, BetsNotation()
        seen = kinds.get(names.list, pa.null())
        any_bet = pa.types.is_list(seen) and pa.types.is_struct(seen.value_type)
        fields = [
            ours
            for ours in (names.bet, names.stake, names.returned, names.result)
            if not any_bet or ours in (usual.returned, usual.result)
        ]
        if names.list in (*kinds, usual.list):
            yield names.list, pa.list_(pa.struct(dict.fromkeys(fields, pa.string())))

    def _batch(self, content: bytes) -> pa.RecordBatch:
        self._need_no_more(content)
        if _NULL.match(content):
            raise pa.ArrowInvalid("the first line is null, of which Arrow dies")
        if self._texts_alone:
            return self._batch_of_texts(content)
        try:
            return self._batch_by_types(content)
        except pa.ArrowInvalid:
            return self._batch_of_texts(content)

    def _batch_of_texts(self, content: bytes) -> pa.RecordBatch:
        """Return lines of which some have other types than the first ones, every value as the text that is written."""
        try:
            rows = [_DECODER.decode(line) for line in content.decode().split("\n") if line.strip()]
            return pa.RecordBatch.from_pylist([self._row(row) for row in rows], schema=self._texts)
        except (ValueError, TypeError, RecursionError) as error:
            raise pa.ArrowInvalid(str(error)) from None

    def _row(self, row: object) -> dict[str, object]:
        if not isinstance(row, dict):
            raise TypeError("the line is not an object")
        return {field.name: _as_text(row.get(field.name), field.type) for field in self._texts}

    def _bad(self, row: int, line: bytes) -> BadLine:
        """Return a line that is not an object; or name the field, where it is one and lacks but a list of bets."""
        try:
            found = _DECODER.decode(line.decode())
        except (ValueError, RecursionError):
            found = None
        field = self.layout.bet_list or ""
        return super()._bad(row, line)._replace(field=field if isinstance(found, dict) else "")

    def _batch_by_types(self, content: bytes) -> pa.RecordBatch:
        table = arrow_json.read_json(
            pa.BufferReader(content),
            arrow_json.ReadOptions(use_threads=False, block_size=len(content) + 1),
            arrow_json.ParseOptions(explicit_schema=self.schema, unexpected_field_behavior="ignore"),
        )
        return _one_batch(table.select(self.schema.names))

    def _need_no_more(self, content: bytes) -> None:
        """Raise BaccaratError where a line has a field that would be left out, though it says something of a round."""
        stakes = () if self._hands_only else _STAKE.findall(content)
        names = set(stakes) - {name.encode() for name in self.schema.names}
        names |= {name for name in map(str.encode, self._untold) if re.search(rb'"%b"[ \t]*:' % name, content)}
        if names:
            raise BaccaratError(
                N_(
                    "{place}: column {column} is in none of the first {lines} lines, by which the columns are known; "
                    "write it there too, as null where it says nothing"
                ),
                place=self._place,
                column=min(names).decode("utf-8", "replace"),
                lines=LOOKED_AT,
            )


_NULL = re.compile(rb"\s*null\b")
_STAKE = re.compile(rb'"(stake_[^"]*)"[ \t]*:')
"""The name of a field that says a stake."""


def _fields(schema: pa.Schema, name: str) -> list[str]:
    """Return the fields of the records in a column of lists, as `bets.stake`."""
    kind = schema.field(name).type if name in schema.names else pa.null()
    some = pa.types.is_list(kind) and pa.types.is_struct(kind.value_type)
    return [f"{name}.{field.name}" for field in kind.value_type] if some else []


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return an object of JSON with its names composed. Raises ValueError where it has one twice."""
    found = {composed(name): value for name, value in pairs}
    if len(found) < len(pairs):
        raise ValueError("a name stands twice")
    return found


def _written(number: str) -> str:
    """Return a number with a point or an exponent as it would be written without zeros at its end.

    >>> _written("12.0"), _written("0.30"), _written("1e2")
    ('12', '0.3', '100')
    """
    return exact_text(Decimal(number)) if len(number) < _LONG else number


def _refuse(constant: str) -> object:
    raise ValueError(f"{constant} is not JSON")


_LONG = 100
"""Letters of a number that is surely not meant as one."""
_DECODER = json.JSONDecoder(object_pairs_hook=_once, parse_float=_written, parse_int=str, parse_constant=_refuse)
"""Reads numbers as the texts that they are written by."""


def _as_text(value: object, kind: pa.DataType) -> object:
    """Return a value of JSON as a text, within lists of objects each of their fields. Raises TypeError."""
    if value is None or isinstance(value, str):
        if value is not None and not is_text(kind):
            raise TypeError("a list belongs here")
        return value
    if pa.types.is_list(kind) and isinstance(value, list):
        return [_as_text(item, kind.value_type) for item in value]
    if pa.types.is_struct(kind) and isinstance(value, dict):
        return {field.name: _as_text(value.get(field.name), field.type) for field in kind}
    if not is_text(kind):
        raise TypeError("a list belongs here")
    return json.dumps(value, ensure_ascii=False)


def _as_texts(kind: pa.DataType) -> pa.DataType:
    """Return a type with texts for all that is simple in it."""
    if pa.types.is_list(kind):
        return pa.list_(_as_texts(kind.value_type))
    if pa.types.is_struct(kind):
        return pa.struct({field.name: _as_texts(field.type) for field in kind})
    return pa.string()


def _composed(kind: pa.DataType) -> pa.DataType:
    """Return a type with the names of its fields composed."""
    if pa.types.is_list(kind):
        return pa.list_(_composed(kind.value_type))
    if pa.types.is_struct(kind):
        return pa.struct({composed(field.name): _composed(field.type) for field in kind})
    return kind


def _merged(known: pa.DataType, other: pa.DataType) -> pa.DataType:
    """Return the type of a field that was seen with both types; what is not always of one kind is read as text."""
    if pa.types.is_null(known) or known.equals(other):
        return other
    if pa.types.is_list(known) and pa.types.is_list(other):
        return pa.list_(_merged(known.value_type, other.value_type))
    if pa.types.is_struct(known) and pa.types.is_struct(other):
        return pa.struct(
            _with({field.name: field.type for field in known}, {field.name: field.type for field in other})
        )
    if pa.types.is_null(other) or pa.types.is_list(known):
        return known
    if pa.types.is_list(other):
        return other
    return pa.float64() if {known, other} == {pa.int64(), pa.float64()} else pa.string()


_NUMBER = pa.decimal128(38, 9)
"""Numbers of JSON that are not all whole: exactly as they are written."""


def _with(fields: dict[str, pa.DataType], others: dict[str, pa.DataType]) -> dict[str, pa.DataType]:
    """Return fields with those of others merged in."""
    return fields | {name: _merged(fields.get(name, pa.null()), kind) for name, kind in others.items()}


def _settled(kind: pa.DataType, number: pa.DataType) -> pa.DataType:
    """Return a type without nothing in it; what was always nothing is taken for a text, and floats for such numbers."""
    if pa.types.is_floating(kind):
        return number
    if pa.types.is_null(kind):
        return pa.string()
    if pa.types.is_list(kind):
        return pa.list_(_settled(kind.value_type, number))
    if pa.types.is_struct(kind):
        return pa.struct({field.name: _settled(field.type, number) for field in kind})
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


FORMS: dict[Format, type[Form]] = {"csv": CsvForm, "jsonl": JsonForm}
"""The form of each format that is text."""
