"""Programs for tests: the command, the reference engine, the engine in JavaScript, and the one in C++."""

from __future__ import annotations

import fcntl
import io
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from conformance.cli import main
from conformance.engines import host, opening
from conformance.engines.python import python_engine
from conformance.engines.wire import read_message, write_message

ROOT = Path(__file__).parents[1]
BACCARAT = (sys.executable, "-m", "conformance")
SERVE = (*BACCARAT, "serve")
CPP = ROOT / "build" / "baccarat-cpp"
JAVASCRIPT = ROOT / "engines" / "javascript" / "main.mjs"


class Finished(NamedTuple):
    """What a run of the command came to."""

    returncode: int
    stdout: str
    stderr: str


class EngineHere:
    """A Python engine of these tests in this process: nothing is started anew when it begins anew.

    Each start of a process takes half a second, and a diagnosis begins anew dozens of times. What a process of its own
    means for an engine is tested in `test_isolation.py`.
    """

    def __init__(self, name: str) -> None:
        self._engine = host.load(name)

    def __call__(self, request: dict[str, Any]) -> Any:
        return read_message(host._answered(self._engine, write_message(request)))

    def begin_anew(self) -> None:
        """Do nothing: the engines of these tests that answer here remember nothing."""


@contextmanager
def _engine_of_tests(name: str, timeout: float, restarts: int) -> Iterator[Any]:
    """Give an engine of these tests in this process, and any other in a process of its own."""
    module, _, attribute = name.partition(":")
    if module.startswith("tests.") and hasattr(import_module(module), attribute):
        yield EngineHere(name)
    else:
        with python_engine(name, timeout, restarts) as engine:
            yield engine


def baccarat(*arguments: object, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> Finished:
    """Run the command in this process, as a user does in another, and return what it came to.

    The engines of these tests answer in this process too. What a process decides (signals, pipes, encodings, another
    checkout) is asked of `baccarat_process`.
    """
    streams = {
        name: io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for name in ("stdout", "stderr")
    }
    environment, folder = dict(os.environ), Path.cwd()
    with ExitStack() as stack:
        stack.callback(os.chdir, folder)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            stack.callback(signal.signal, number, signal.getsignal(number))
        stack.enter_context(patch.dict(os.environ, env or environment, clear=True))
        stack.enter_context(patch.object(opening, "python_engine", _engine_of_tests))
        stack.enter_context(patch.object(sys, "argv", ["baccarat", *map(str, arguments)]))
        for name, stream in streams.items():
            stack.enter_context(patch.object(sys, name, stream))
        os.chdir(cwd)
        with pytest.raises(SystemExit) as ended:
            main()
    out, err = (stream.buffer.getvalue().decode() for stream in streams.values())
    return Finished(int(ended.value.code or 0), out, err)


def baccarat_process(*arguments: object, cwd: Path = ROOT, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, as a user does, and return the finished process."""
    command = [*BACCARAT, *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, **options)


class Program:
    """An engine that runs as a program, asked and answered a line at a time."""

    def __init__(self, *command: object) -> None:
        self._process = subprocess.Popen(
            list(map(str, command)), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __call__(self, request):
        return self.line(json.dumps(request))

    def line(self, line: str | bytes):
        """Send a line, whatever is in it, and return the answer."""
        self._process.stdin.write((line if isinstance(line, bytes) else line.encode()) + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the engine has ended"
        return json.loads(answer)

    def end(self) -> int:
        """Close its input, and return its exit status."""
        self._process.stdin.close()
        try:
            return self._process.wait(timeout=10)
        finally:
            self._process.kill()
            self._process.stdout.close()


def command_of(engine: str) -> tuple[object, ...]:
    """Return the command of an engine: reference, javascript or cpp. Skips the test where its tools are missing."""
    if engine == "reference":
        return SERVE
    if engine == "javascript":
        need_node()
        return "node", JAVASCRIPT
    assert engine == "cpp"
    missing = _missing_for_cpp()
    need(not missing, f"the C++ engine cannot be built: {missing}; run .ci/setup as root, or install it")
    _build_cpp()
    return (CPP,)


def need_node() -> None:
    """Skip the test where there is no node."""
    need(shutil.which("node") is not None, "there is no node; install Node 20 to run an engine in JavaScript")


def need(there: bool, lack: str) -> None:
    """Skip the test where something is lacking; in CI nothing may be."""
    if not there:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(lack)


def _missing_for_cpp() -> str:
    """Return what the build lacks, or nothing."""
    for tool in ("make", "g++"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed"
    header = subprocess.run(
        ["g++", "-fsyntax-only", "-x", "c++", "-"],
        check=False,
        input=b"#include <nlohmann/json.hpp>",
        capture_output=True,
    )
    return "" if header.returncode == 0 else "nlohmann/json.hpp is not installed"


def _build_cpp() -> None:
    """Build the engine anew when a source has changed; one worker builds while the others wait."""
    CPP.parent.mkdir(exist_ok=True)
    with (CPP.parent / "cpp.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        built = subprocess.run(["make", "-j2", "engines"], check=False, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr


@contextmanager
def served_over_http() -> Iterator[str]:
    """Give the address of `baccarat serve --http`, which ends without a word and with status 0."""
    command = [*SERVE, "--http", "0"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        yield process.stdout.readline().strip()
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=10)
    assert (process.returncode, out, err) == (0, "", "")


def sampled(ones: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    """Return each of the ones with each of the others; `make test` takes each of them once, and `make test-all` all."""
    return [
        pytest.param(one, other, marks=[] if (at + number) % len(others) == 0 else pytest.mark.slow)
        for at, one in enumerate(ones)
        for number, other in enumerate(others)
    ]
