"""The processes of an engine: the one that was started, and all that come from it, whatever session they are in.

On Linux this process adopts each of them whose parent ends, so none gets away by a session of its own or a parent that
has gone. Elsewhere those are found that still have their parents, and the process group of the engine.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from threading import Lock

import psutil

GRACE = 1.0
"""Seconds that an engine has to end after the end of its input, and again after SIGTERM."""

_PR_SET_CHILD_SUBREAPER = 36
_LONGEST_SWEEP = 5.0
"""Seconds after which processes that SIGKILL does not end are given up: they wait for a device."""

_LEADERS: set[int] = set()
"""The engines of this process that run."""
_STARTING = Lock()
"""Held while an engine starts, so that no other thread takes it for what another engine has left behind."""


class Family:
    """An engine's process, started in a session of its own, and whatever comes from it."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the command without a shell. Raises OSError when it cannot be started."""
        _adopt_orphans()
        with _STARTING:
            self.leader = subprocess.Popen(  # noqa: S603 - the user names the command; there is no shell
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
            _LEADERS.add(self.leader.pid)
        self._process = psutil.Process(self.leader.pid)
        self._born = self._process.create_time()

    def end(self) -> None:
        """Wait for the engine to end by itself, ask it to with SIGTERM, and end what is left of the family."""
        try:
            with suppress(subprocess.TimeoutExpired):
                self.leader.wait(GRACE)
            self._signal_group(signal.SIGTERM)
            until = time.monotonic() + GRACE
            while self._group_runs() and time.monotonic() < until:
                time.sleep(0.01)
        finally:
            self.kill()

    def kill(self) -> None:
        """End the whole family at once."""
        known = self._descendants()
        self._signal_group(signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self.leader.wait(GRACE)
        _LEADERS.discard(self.leader.pid)
        until = time.monotonic() + _LONGEST_SWEEP
        while known and time.monotonic() < until:
            _kill(known)
            known = self._descendants()

    def _descendants(self) -> list[psutil.Process]:
        """Return what has come from the engine and is still there, except for the engine itself."""
        found: dict[int, psutil.Process] = {}
        for root in (self._process, *self._adopted()):
            with suppress(psutil.NoSuchProcess):
                found |= {process.pid: process for process in root.children(recursive=True)}
            if root is not self._process:
                found[root.pid] = root
        return list(found.values())

    def _adopted(self) -> Iterator[psutil.Process]:
        """Return the orphans that have become children of this process since the engine began.

        A child in another session than this process is one, for nothing else is started in a session of its own.
        """
        with _STARTING:
            children = psutil.Process().children()
        for child in children:
            with suppress(psutil.NoSuchProcess, ProcessLookupError):
                strange = child.pid not in _LEADERS and os.getsid(child.pid) != os.getsid(0)
                if strange and child.create_time() >= self._born:
                    yield child

    def _group_runs(self) -> bool:
        self.leader.poll()
        try:
            os.killpg(self.leader.pid, 0)
        except (ProcessLookupError, PermissionError):
            return False
        return True

    def _signal_group(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError, PermissionError):  # macOS forbids to signal a group of zombies
            os.killpg(self.leader.pid, number)


def end_all_children() -> None:
    """End whatever has come from this process: for the end of a command that was interrupted."""
    _adopt_orphans()
    until = time.monotonic() + _LONGEST_SWEEP
    while (children := psutil.Process().children(recursive=True)) and time.monotonic() < until:
        _kill(children)


def _kill(processes: Sequence[psutil.Process]) -> None:
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    psutil.wait_procs(processes, timeout=0.1)


def _adopt_orphans() -> None:
    """Make this process the parent of what its descendants leave behind; only Linux can."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
