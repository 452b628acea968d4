"""How a message stands on the wire: one JSON object in UTF-8, as one line of stdio or one body of HTTP."""

from __future__ import annotations

import msgspec

MOST_BYTES = 4 * 2**20
"""The longest message that either side takes."""

_SHOWN = 80


class NoMessage(ValueError):
    """What came over the wire is no JSON; the text says why, and how it begins."""


def write_message(message: object) -> bytes:
    """Return a message as JSON in UTF-8, without a line break.

    >>> write_message({"seq": "1", "unsupported": "♠"}).decode()
    '{"seq":"1","unsupported":"♠"}'
    """
    return msgspec.json.encode(message)


def read_message(data: bytes) -> object:
    """Return the JSON value that a line or a body holds. Raises NoMessage when it holds none, or more than one.

    >>> read_message(b'{"seq": "1"}')
    {'seq': '1'}
    >>> read_message(b'{"seq": "1"} {"seq": "2"}')
    Traceback (most recent call last):
    conformance.engines.wire.NoMessage: JSON is malformed: trailing characters (byte 14): {"seq": "1"} {"seq": "2"}
    """
    try:
        data.decode("utf-8")
        value: object = msgspec.json.decode(data)
    except UnicodeDecodeError as error:
        raise NoMessage(f"it is not UTF-8 (byte {error.start}): {_beginning(data)}") from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise NoMessage(f"{error}: {_beginning(data)}") from error
    return value


def _beginning(data: bytes) -> str:
    text = data.decode("utf-8", "backslashreplace")
    return (text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…") or "nothing"
