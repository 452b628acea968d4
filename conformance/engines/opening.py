"""The one way to an engine of any kind: a command, an address, or a Python callable."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from math import isfinite

import msgspec

from conformance.engines.port import Handler
from conformance.engines.python import engine_in_this_process, python_engine
from conformance.engines.server import reference
from conformance.engines.stdio import StdioEngine, read_command
from conformance.errors import N_, BaccaratError

REFERENCE = "conformance.engines.server:reference"
"""The name of the one engine that is trusted, and so runs in this process."""

_ADDRESS = re.compile(r"https?://", re.IGNORECASE)
_PYTHON = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")


class Patience(msgspec.Struct, frozen=True):
    """How an engine is treated. Raises BaccaratError when a value is invalid.

    It has `timeout` seconds for an answer. Its process may be restarted `restarts` times, and an engine behind an
    address may be late as often. With `in_process` a Python engine runs in this process, without a time limit, and it
    which it can do anything to: for debugging. With `fresh` the seqs of requests are random, so that no engine can know
    a request by its number.
    """

    timeout: float = 10.0
    restarts: int = 3
    in_process: bool = False
    fresh: bool = False

    def __post_init__(self) -> None:
        if not (isfinite(self.timeout) and self.timeout > 0):
            raise BaccaratError(
                N_("the time limit {timeout} s is not possible; give more than 0"), timeout=self.timeout
            )
        if self.restarts < 0:
            raise BaccaratError(N_("{restarts} restarts are not possible; give 0 or more"), restarts=self.restarts)


@contextmanager
def open_engine(name: str, patience: Patience) -> Iterator[Handler]:
    """Give an engine by its name, and let it go at the end.

    `http://…` and `https://…` are addresses, `module:attribute` is Python, and anything else is a command line.
    Nothing is started or sent before the first request. Raises BaccaratError when there is no such engine.
    """
    if patience.in_process and not _PYTHON.fullmatch(name):
        raise BaccaratError(
            N_("{name} is not a Python engine, so it cannot run in process; leave --in-process out"), name=name
        )
    if _ADDRESS.match(name):
        from conformance.engines.http import HttpEngine, read_address  # noqa: PLC0415 - slow, and seldom needed

        with HttpEngine(read_address(name), patience.timeout, patience.restarts) as engine:
            yield engine
    elif name == REFERENCE:
        yield reference
    elif _PYTHON.fullmatch(name):
        if patience.in_process:
            yield engine_in_this_process(name)
        else:
            _need_process_groups(name)
            with python_engine(name, patience.timeout, patience.restarts) as process:
                yield process
    else:
        _need_process_groups(name)
        with StdioEngine(read_command(name), patience.timeout, patience.restarts) as process:
            yield process


def _need_process_groups(name: str) -> None:
    """Raise BaccaratError where a process cannot be ended with all that comes from it, as on Windows."""
    if not hasattr(os, "killpg"):
        message = N_(
            "engine {engine} would run as a process, which needs Linux or macOS; run verify there, or give the engine "
            "as an address"
        )
        raise BaccaratError(message, engine=name)
