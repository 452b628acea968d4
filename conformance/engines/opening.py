"""The one way to an engine of any kind: a command, an address, or a Python callable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from math import isfinite

import msgspec

from conformance.engines.port import Handler
from conformance.engines.python import load_engine
from conformance.engines.stdio import StdioEngine, read_command
from conformance.errors import N_, BaccaratError

REFERENCE = "conformance.engines.server:reference"

_ADDRESS = re.compile(r"https?://", re.IGNORECASE)
_PYTHON = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")


class Patience(msgspec.Struct, frozen=True):
    """How many seconds an engine has for an answer, and how often its process may be started anew.

    An engine in this process is not held to a time: nothing could end it. Raises BaccaratError when a value cannot be.
    """

    timeout: float = 10.0
    restarts: int = 3

    def __post_init__(self) -> None:
        if not (isfinite(self.timeout) and self.timeout > 0):
            raise BaccaratError(
                N_("a time limit of {timeout} seconds cannot be; give more than none"), timeout=self.timeout
            )
        if self.restarts < 0:
            raise BaccaratError(N_("{restarts} restarts cannot be; give none or more"), restarts=self.restarts)


@contextmanager
def open_engine(name: str, patience: Patience) -> Iterator[Handler]:
    """Give an engine by its name, and let it go at the end.

    `http://…` and `https://…` are addresses, `module:attribute` is Python, and anything else is a command line.
    Nothing is started or sent before the first request. Raises BaccaratError when there is no such engine.
    """
    if _ADDRESS.match(name):
        from conformance.engines.http import HttpEngine, read_address  # noqa: PLC0415 - slow, and seldom needed

        with HttpEngine(read_address(name), patience.timeout) as engine:
            yield engine
    elif _PYTHON.fullmatch(name):
        yield load_engine(name)
    else:
        with StdioEngine(read_command(name), patience.timeout, patience.restarts) as process:
            yield process
