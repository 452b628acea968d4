"""How a message stands on the wire: one JSON object in UTF-8, as one line of stdio or one body of HTTP."""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8

import msgspec

from conformance.errors import N_, Sentence, Term, foreign

MOST_BYTES = 4 * 2**20
"""The longest message that either side takes."""

_SHOWN = 80


class NoMessage(ValueError):
    """What came over the wire is not a message; `reason` is a sentence that says why, and how the text begins."""

    def __init__(self, message: str, data: bytes, **values: object) -> None:
        problem = Sentence(message, **values)
        self.reason = Sentence(N_("{problem}: {text}"), problem=problem, text=_beginning(data))
        super().__init__(self.reason)


def write_message(message: object) -> bytes:
    """Return a message as JSON in UTF-8, without a line break.

    >>> write_message({"seq": "1", "unsupported": "♠"}).decode()
    '{"seq":"1","unsupported":"♠"}'
    """
    return msgspec.json.encode(message)


def read_message(data: bytes) -> object:
    """Return the JSON value that a line or a body holds.

    Raises NoMessage when it holds none, or more than one, or an object that has a key twice.

    >>> read_message(b'{"seq": "1"}')
    {'seq': '1'}
    >>> read_message(b'{"seq": "1"} {"seq": "2"}')
    Traceback (most recent call last):
    conformance.engines.wire.NoMessage: more follows the JSON value: {"seq": "1"} {"seq": "2"}
    >>> read_message(b'{"seq": "1", "seq": "2"}')
    Traceback (most recent call last):
    conformance.engines.wire.NoMessage: an object has the key "seq" twice: {"seq": "1", "seq": "2"}
    """
    if data.startswith(BOM_UTF8):
        raise NoMessage(N_("it begins with a byte order mark (BOM), which JSON does not allow"), data)
    try:
        data.decode("utf-8")
        value: object = msgspec.json.decode(data)
    except UnicodeDecodeError as error:
        raise NoMessage(N_("it is not UTF-8 (byte {at})"), data, at=error.start) from error
    except RecursionError as error:
        raise NoMessage(N_("it is nested too deeply"), data) from error
    except msgspec.DecodeError as error:
        raise _no_json(str(error), data) from error
    if not spells_all_of(data, value):
        _check_keys(data)
    return value


def spells_all_of(data: bytes, value: object) -> bool:
    """Say whether a value surely holds whatever the JSON does that it was read from: each key of an object is in it.

    A colon follows each key, and a text holds as many as its JSON does unless one of them is escaped.
    """
    return b"\\u003" not in data and data.count(b":") == write_message(value).count(b":")


def _check_keys(data: bytes) -> None:
    """Raise NoMessage when an object has a key twice."""

    def check(pairs: list[tuple[str, object]]) -> dict[str, object]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            keys = [key for key, _ in pairs]
            twice = next(key for key in keys if keys.count(key) > 1)
            raise NoMessage(N_('an object has the key "{key}" twice'), data, key=twice)
        return fields

    json.loads(data, object_pairs_hook=check)


_REASONS = {
    "Input data was truncated": N_("the JSON is incomplete"),
    "out of range": N_("it has a number that is out of range"),
    "trailing characters": N_("more follows the JSON value"),
}


def _no_json(error: str, data: bytes) -> NoMessage:
    """Return what is wrong with a text that the decoder refuses."""
    constants: list[str] = []
    try:
        json.loads(data, parse_constant=constants.append)  # takes what JSON has not: NaN, and half of a pair
    except (ValueError, RecursionError):
        pass
    else:
        if constants:
            return NoMessage(N_("it has {number}, which JSON does not allow"), data, number=constants[0])
        if "out of range" not in error:
            return NoMessage(N_("it has half of a surrogate pair, which is not a character"), data)
    found = re.search(r"\(byte (\d+)\)", error)
    usual = N_("it is not JSON, at byte {at}") if found else N_("it is not JSON")
    message = next((message for words, message in _REASONS.items() if words in error), usual)
    return NoMessage(message, data, at=found.group(1) if found else "")


def _beginning(data: bytes) -> str:
    """Return the beginning of a text for a sentence; of nothing, a word that says so."""
    text = data[: 4 * _SHOWN].decode("utf-8", "backslashreplace")
    return foreign(text, _SHOWN) if text else Term(N_("nothing"))
