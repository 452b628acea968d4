"""The adapter for an engine that is a command: one JSON object a line on its standard input, one a line back.

The engine is started at the first request and ended by `close`, with whatever it has started itself. Whatever may
leave its output out of step (a crash, a time-out, a line that is not an answer) ends it too; it is then restarted at
the next request, and greeted before that, as often as allowed.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from threading import Lock, Thread
from types import MappingProxyType
from typing import IO, Any, NoReturn, Self, TypeVar

from conformance.engines.port import (
    IN_TIME,
    USED_UP,
    Crashed,
    EngineFault,
    ProtocolError,
    TextEngine,
    TimedOut,
    echoed,
)
from conformance.engines.processes import GRACE, Family
from conformance.engines.wire import MOST_BYTES, NoMessage, read_message, write_message
from conformance.errors import N_, BaccaratError, Sentence

_CHUNK = 2**16
_GLANCE = 0.2
"""Seconds after which a silent engine is looked at: it may have ended while a child of it holds its output open."""

_LAST_WORDS = 4096
"""Bytes of an engine's standard error that are kept."""

_LAST_LINES = 5
_MOST_SHOWN = 160

T = TypeVar("T")


def read_command(text: str) -> tuple[str, ...]:
    """Return the words of a command line. Raises BaccaratError when there is no such command.

    >>> read_command("sh -c 'exec node engine.js'")
    ('sh', '-c', 'exec node engine.js')
    """
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise BaccaratError(
            N_("engine {name} is not a valid command line ({error}); correct it"), name=text, error=error
        ) from None
    if not words:
        raise BaccaratError(N_("no engine is named; write a command, an address or module:attribute"))
    if shutil.which(words[0]) is None:
        raise BaccaratError(
            N_("there is no command {command}; an engine is a command, an address or module:attribute"),
            command=words[0],
        )
    return words


class StdioEngine(TextEngine):
    """An engine over stdio; a context manager, so that no process stays behind.

    `ends` says what an exit status of the command means where it has a meaning of its own.
    """

    def __init__(
        self,
        command: Sequence[str],
        timeout: float,
        restarts: int,
        ends: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        self._command = command
        self._ends = ends
        self._timeout = timeout
        self._restarts = restarts
        self._starts = 0
        self._process: _Process | None = None
        self._hello: tuple[dict[str, Any], Mapping[str, Any]] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __call__(self, request: dict[str, Any]) -> Mapping[str, Any]:
        """Have one request answered. Raises EngineFault; the next request then meets a fresh process."""
        greeting = request.get("op") == "hello"
        self._be_ready(greeted=not greeting)
        answer = self._answer(request)
        if greeting:
            self._hello = request, answer
        return answer

    def ask(self, message: bytes, read: Callable[[bytes], T]) -> T:
        """Have a request answered that is written already. Raises EngineFault as a call does."""
        self._be_ready(greeted=True)
        return self._read(self._line(message), read)

    def begin_anew(self) -> None:
        """End the process, so that the next request meets a fresh one; that is none of the restarts allowed."""
        if self._process is not None:
            self._discard()
            self._starts -= 1

    def close(self) -> None:
        """End the engine and all that it started: end of input, then SIGTERM, then SIGKILL."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _be_ready(self, *, greeted: bool) -> None:
        """Start the engine where it is not running, and greet it if it has been greeted before."""
        if self._process is None:
            self._start()
            if self._hello is not None and greeted:
                self._greet_again(*self._hello)

    def _start(self) -> None:
        if self._starts > self._restarts:
            raise Crashed(Sentence(USED_UP, restarts=self._restarts))
        self._starts += 1
        self._process = _Process(self._command, self._ends)

    def _greet_again(self, request: dict[str, Any], before: Mapping[str, Any]) -> None:
        after = self._answer(request)
        if any(before.get(field) != after.get(field) for field in ("protocol", "engine", "tables")):
            self._discard()
            raise ProtocolError(Sentence(N_("after a restart the engine's handshake is different")))

    def _answer(self, request: dict[str, Any]) -> Mapping[str, Any]:
        return self._read(self._line(write_message(request)), lambda line: echoed(read_message(line), request["seq"]))

    def _line(self, message: bytes) -> bytes:
        """Return the line that answers a message. Raises EngineFault, and then the process is no more."""
        assert self._process is not None
        try:
            return self._process.exchange(message + b"\n", self._timeout)
        except EngineFault:
            self._discard()
            raise

    def _read(self, line: bytes, read: Callable[[bytes], T]) -> T:
        """Return the answer that a line holds. Raises ProtocolError, and then the process is no more."""
        try:
            return read(line)
        except NoMessage as error:
            self._discard()
            raise ProtocolError(Sentence(N_("the line is not an answer: {reason}"), reason=error.reason)) from error
        except EngineFault:
            self._discard()
            raise

    def _discard(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()


class _Process:
    """One run of the command, and the bytes that go to and fro."""

    def __init__(self, command: Sequence[str], ends: Mapping[int, str]) -> None:
        try:
            self._family = Family(command)
        except OSError as error:
            cannot = N_("the engine cannot be started ({reason})")
            raise Crashed(Sentence(cannot, reason=error.strerror or str(error))) from error
        self._ends = ends
        leader = self._family.leader
        assert leader.stdin is not None
        assert leader.stdout is not None
        assert leader.stderr is not None
        self._stdin, self._stdout = leader.stdin, leader.stdout
        os.set_blocking(self._stdin.fileno(), False)
        os.set_blocking(self._stdout.fileno(), False)
        self._stderr = _Tail(leader.stderr)
        self._selector = DefaultSelector()
        self._selector.register(self._stdout, EVENT_READ)

    def exchange(self, message: bytes, timeout: float) -> bytes:
        """Send a line and return the one that comes back, all within this many seconds. Raises EngineFault."""
        deadline = time.monotonic() + timeout
        unasked = self._read()
        if unasked:
            before = N_("the engine wrote before it was asked: {text}")
            raise ProtocolError(Sentence(before, text=_shown(unasked)))
        line, left = _Line(), self._write(memoryview(message))
        if left:
            self._selector.register(self._stdin, EVENT_WRITE)
        while not line.ended:
            for key, _ in self._wait(deadline, timeout):
                if key.fileobj is self._stdin:
                    left = self._write(left)
                    if not left:
                        self._selector.unregister(self._stdin)
                    continue
                chunk = self._read()
                if chunk == b"":
                    self._ended(line.text())
                line.add(chunk or b"")
        if left:
            raise ProtocolError(Sentence(N_("the engine answered before the request had come to its end")))
        return line.text()

    def _wait(self, deadline: float, timeout: float) -> Sequence[Any]:
        """Return what is ready. Raises TimedOut at the deadline, and a fault when the engine has ended in silence."""
        while True:
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimedOut(self._with_last_words(Sentence(IN_TIME, seconds=f"{timeout:g}")))
            ready = self._selector.select(min(left, _GLANCE))
            if ready:
                return ready
            if self._family.leader.poll() is not None and not self._selector.select(0):
                self._ended(b"")

    def _read(self) -> bytes | None:
        """Return what the engine wrote: None when nothing is there yet, nothing at the end of its output."""
        try:
            return os.read(self._stdout.fileno(), _CHUNK)
        except BlockingIOError:
            return None

    def _write(self, left: memoryview) -> memoryview:
        try:
            return left[os.write(self._stdin.fileno(), left[:_CHUNK]) :]
        except BlockingIOError:
            return left
        except BrokenPipeError:
            return left[len(left) :]  # the end of its output will say why it reads no more

    def _ended(self, line: bytes) -> NoReturn:
        """Say how the engine ended, instead of answering."""
        try:
            status = self._family.leader.wait(GRACE)
        except subprocess.TimeoutExpired:
            went_on = Sentence(N_("the engine closed its output and went on"))
            raise Crashed(self._with_last_words(went_on)) from None
        if line and status == 0:
            middle = N_("the engine's output ends in the middle of a line: {text}")
            raise ProtocolError(Sentence(middle, text=_shown(line)))
        how = Sentence(self._ends.get(status, N_("the engine ended with exit status {status}")), status=status)
        if status < 0:
            how = Sentence(N_("the engine was ended by {signal}"), signal=_signal_name(-status))
        raise Crashed(self._with_last_words(how))

    def _with_last_words(self, what: Sentence) -> Sentence:
        """Add what the engine last wrote to its standard error to what it did."""
        words = self._stderr.last_lines()
        return Sentence(N_("{what}; the end of its standard error: {words}"), what=what, words=words) if words else what

    def end(self) -> None:
        """End the process kindly, and then surely, with all that has come from it."""
        self._selector.close()
        self._stdin.close()
        try:
            self._family.end()
        finally:
            self._stdout.close()

    def kill(self) -> None:
        """End the process and all that has come from it at once."""
        self._selector.close()
        try:
            self._family.kill()
        finally:
            self._stdin.close()
            self._stdout.close()


class _Tail:
    """Reads a stream to its end in a thread, so that it never fills, and keeps the last of it."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._kept = bytearray()
        self._lock = Lock()
        self._thread = Thread(target=self._drain, args=(stream,), daemon=True)
        self._thread.start()

    def _drain(self, stream: IO[bytes]) -> None:
        with stream:
            while chunk := stream.read(_CHUNK):
                with self._lock:
                    self._kept += chunk
                    del self._kept[:-_LAST_WORDS]

    def last_lines(self) -> str:
        """Return the last lines on one line; a stream that is about to end is waited for."""
        self._thread.join(_GLANCE)
        with self._lock:
            text = self._kept.decode("utf-8", "replace")
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        return " / ".join(_cut(line) for line in lines[-_LAST_LINES:])


class _Line:
    """A line that comes in parts."""

    def __init__(self) -> None:
        self.ended = False
        self._text = bytearray()

    def add(self, part: bytes) -> None:
        """Take the next part. Raises ProtocolError when the line is more than one, or too long for one."""
        end = part.find(b"\n")
        if end >= 0:
            if rest := part[end + 1 :]:
                more = N_("one line was expected, and more follows: {text}")
                raise ProtocolError(Sentence(more, text=_shown(rest)))
            self.ended = True
            part = part[:end]
        if len(self._text) + len(part) >= MOST_BYTES:
            raise ProtocolError(Sentence(N_("the line is longer than {most} bytes"), most=MOST_BYTES))
        self._text += part

    def text(self) -> bytes:
        """Return the line as far as it has come."""
        return bytes(self._text)


def _shown(data: bytes) -> str:
    return _cut(data[:_MOST_SHOWN].decode("utf-8", "backslashreplace").rstrip("\n"))


def _cut(line: str) -> str:
    return line if len(line) <= _MOST_SHOWN else f"{line[:_MOST_SHOWN]}…"


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
