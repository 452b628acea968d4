"""Engines that are Python callables, named `module:attribute`: in a child process, or in this one to debug them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, cast

from conformance.engines import host
from conformance.engines.port import Handler
from conformance.engines.stdio import StdioEngine
from conformance.engines.wire import read_message, write_message
from conformance.errors import N_, BaccaratError, on_one_line

_ENDS = {host.NOT_LOADED: N_("the engine cannot be loaded; check its name and that it can be imported from here")}


def python_engine(name: str, timeout: float, restarts: int) -> StdioEngine:
    """Return an engine that runs in a child process, over the protocol of stdio, with the same interpreter."""
    return StdioEngine((sys.executable, "-P", host.__file__, name), timeout, restarts, _ENDS)


def engine_in_this_process(name: str) -> Handler:
    """Import an engine into this process, where it has no time limit and can reach the suite.

    It is given and answers the same JSON as in a process of its own. Raises BaccaratError when it cannot be loaded.
    """
    try:
        engine = host.load(name)
    except (Exception, SystemExit) as error:
        raise BaccaratError(
            N_("engine {name} cannot be loaded ({error}); check its name and that it can be imported from here"),
            name=name,
            error=on_one_line(f"{type(error).__name__}: {error}"),
        ) from error

    def answer(request: dict[str, Any]) -> Mapping[str, Any]:
        return cast(Mapping[str, Any], read_message(host.answer(engine, write_message(request))))

    return answer
