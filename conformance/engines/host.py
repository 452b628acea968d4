"""The child process of a Python engine: `python -P host.py module:attribute` answers over stdio, a line for a line.

It imports nothing of this package, and its own folder is not searched, so an engine finds none of the suite's modules
under a name of its own. What the engine prints goes to standard error, so it never comes between two answers.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

NOT_LOADED = 69
"""The exit status of a process that has no engine: EX_UNAVAILABLE of sysexits.h."""

Engine = Callable[[dict[str, Any]], object]


def load(name: str) -> Engine:
    """Import an engine by `module:attribute`; a class is called once without arguments to make the engine.

    The folder from which the command is run is searched first, as `python -m` does.
    Raises whatever the import raises, and TypeError when nothing callable is there.
    """
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    found: Any = importlib.import_module(module)
    for part in attribute.split("."):
        found = getattr(found, part)
    engine = found() if isinstance(found, type) else found
    if not callable(engine):
        raise TypeError("it cannot be called; name a function of one request")
    answers: Engine = engine
    return answers


def answer(engine: Engine, line: bytes) -> bytes:
    """Have an engine answer a request that is its own to keep or change, both as JSON without a line break.

    Raises whatever the engine raises, and TypeError or ValueError when its answer cannot be written as JSON.

    >>> answer(lambda request: {"seq": request.pop("seq")}, b'{"seq": "1"}')
    b'{"seq": "1"}'
    """
    answered = engine(json.loads(line))
    try:
        return json.dumps(answered, allow_nan=False, default=_plain).encode()
    except (TypeError, ValueError) as error:
        raise type(error)(f"the answer is not JSON: {error}") from error


def _plain(value: object) -> object:
    """Return a mapping of any kind as the dict that JSON knows."""
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")


def main(name: str) -> None:
    """Answer every line of standard input on standard output, and end with the input."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    try:
        engine = load(name)
    except BaseException as error:  # noqa: BLE001 - whatever a foreign module raises, sys.exit included
        sys.exit(_not_loaded(error))
    with requests, answers:
        for line in requests:
            answers.write(_answered(engine, line) + b"\n")
            answers.flush()


def _answered(engine: Engine, line: bytes) -> bytes:
    try:
        return answer(engine, line)
    except BaseException as error:  # noqa: BLE001 - the engine's own fault, sys.exit included
        message = f"{type(error).__name__}: {error}"
        return json.dumps({"seq": json.loads(line)["seq"], "error": {"message": message}}).encode()


def _not_loaded(error: BaseException) -> int:
    sys.stderr.write(f"{type(error).__name__}: {error}\n")
    sys.stderr.flush()
    return NOT_LOADED


if __name__ == "__main__":
    main(sys.argv[1])
