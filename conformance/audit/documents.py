"""Documents of JSON: an array of rounds, or an object that holds one, made lines of one round each."""

from __future__ import annotations

from pathlib import Path

import msgspec

from conformance.errors import N_, BaccaratError

MOST_MEGABYTES = 512
"""Larger documents are refused: unlike lines, they must be read whole."""

_Members = dict[str, msgspec.Raw]


def may_be_document(start: bytes, records: str) -> bool:
    """Say whether a file that begins so may be one document, and not lines of one object each."""
    first = start.lstrip().partition(b"\n")[0]
    return bool(records) or first.startswith(b"[") or (first.startswith(b"{") and _members(first) is None)


def lines_of(document: bytes, records: str, place: Path) -> bytes | None:
    r"""Return the rounds of a document as lines, None where it is none; `records` is the way to their list, by points.

    Raises BaccaratError where the list is not where it is said to be, or it is not said where.

    >>> lines_of(b'{"day": {"rounds": [{"a":\n1}, {"a": 2}]}}', "day.rounds", Path("x"))
    b'{"a": 1}\n{"a": 2}\n'
    """
    found, way = document, list[str]()
    for name in filter(None, records.split(".")):
        members, way = _members(found), [*way, name]
        if members is None or name not in members:
            raise BaccaratError(
                N_("{place}: there is no {records}; correct --records"), place=place, records=".".join(way)
            )
        found = bytes(members[name])
    items = _items(found)
    if items is None and records:
        raise BaccaratError(N_("{place}: {records} is not a list; correct --records"), place=place, records=records)
    if items is None:
        members = _members(found)
        lists = [name for name, value in (members or {}).items() if _items(bytes(value))]
        if lists:
            raise need_records(place, lists)
        items = None if members is None else [msgspec.Raw(found)]
    return None if items is None else b"".join(_on_one_line(bytes(item)) for item in items)


def need_records(place: Path | str, lists: list[str]) -> BaccaratError:
    """Return the error of an object with lists, of which it is not said which one has the rounds."""
    return BaccaratError(
        N_("{place} is an object with lists in {lists}; name the one that has the rounds with --records"),
        place=place,
        lists=", ".join(lists),
    )


def _on_one_line(item: bytes) -> bytes:
    return item.replace(b"\r", b" ").replace(b"\n", b" ").strip() + b"\n"


def _items(value: bytes) -> list[msgspec.Raw] | None:
    try:
        return msgspec.json.decode(value, type=list[msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _members(value: bytes) -> _Members | None:
    try:
        return msgspec.json.decode(value, type=_Members)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
