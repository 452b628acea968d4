"""Faults on the wire: engines that answer rightly and spoil the bytes.

Each is given the number of the request, counted from the start of the process; the handshake is the first, and honest.
"""

from __future__ import annotations

import os
import re
import sys
import time
from typing import IO

import msgspec

from conformance.engines.faults.names import description_of, name_of
from conformance.engines.serving import Write, write_line


class WireFault(msgspec.Struct, frozen=True):
    """A fault on the wire: how an answer is written, by the number of the request (the handshake is the first)."""

    name: str
    wrong: str
    write: Write


WIRE_FAULTS: dict[str, WireFault] = {}
"""The faults on the wire, by name."""


def _writes(function: Write) -> Write:
    WIRE_FAULTS[name_of(function)] = WireFault(name_of(function), description_of(function), function)
    return function


@_writes
def wrong_seq(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Answers with another request's seq."""
    _send(out, re.sub(rb'"seq":"[^"]*"', b'"seq":"another"', answer, count=1))


@_writes
def missing_answer(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Leaves one request unanswered, and answers the rest."""
    if number != 3:
        _send(out, answer)


@_writes
def extra_answer(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Answers every request twice."""
    _send(out, answer, answer)


@_writes
def two_on_a_line(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Writes two objects on one line."""
    _send(out, answer + answer)


@_writes
def not_json(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Answers in words."""
    _send(out, b"the banker wins")


@_writes
def invalid_utf8(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Writes a byte that no UTF-8 text has."""
    _send(out, answer[:-1] + b',"note":"\xff"}')


@_writes
def huge_line(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Writes a line of sixteen million bytes."""
    _send(out, answer[:-1] + b',"note":"' + b"x" * 16_000_000 + b'"}')


@_writes
def split_line(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Breaks the line in the middle of an answer."""
    middle = len(answer) // 2
    _send(out, answer[:middle], answer[middle:])


@_writes
def stderr_flood(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Writes a million bytes of complaints beside every answer, and answers rightly."""
    sys.stderr.write("all is well\n" * 90_000)
    sys.stderr.flush()
    _send(out, answer)


@_writes
def slow_drip(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Writes one byte a second."""
    for position in range(len(answer)):
        out.write(answer[position : position + 1])
        out.flush()
        time.sleep(1)
    _send(out, b"")


@_writes
def hang(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Never answers."""
    time.sleep(3600)


@_writes
def crash(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Crashes on its fifth request, whenever it is restarted."""
    if number == 5:
        os._exit(70)
    _send(out, answer)


@_writes
def exit_early(number: int, answer: bytes, out: IO[bytes]) -> None:
    """Ends after four answers as if all were done."""
    _send(out, answer)
    if number == 4:
        os._exit(0)


def honest_first(fault: WireFault) -> Write:
    """Return how a fault writes: the handshake rightly, and every later answer with its fault."""

    def write(number: int, answer: bytes, out: IO[bytes]) -> None:
        (write_line if number == 1 else fault.write)(number, answer, out)

    return write


def _send(out: IO[bytes], *lines: bytes) -> None:
    out.writelines(line + b"\n" for line in lines)
    out.flush()
