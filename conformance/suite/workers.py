"""Many trials on several processors."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")

_PR_SET_PDEATHSIG = 1


def processors() -> int:
    """Return how many processes may run at once: one where processes cannot share what is loaded, as on Windows."""
    if not hasattr(os, "fork"):
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_processes(
    tasks: Mapping[K, tuple[Any, ...]], function: Callable[..., V], jobs: int, progress: Callable[[dict[K, V]], None]
) -> dict[K, V]:
    """Call a function with the arguments of each task, in this many processes, and return what came of each.

    `progress` is given what has come so far. What a call raises is raised here, and the rest is not begun.
    """
    results: dict[K, V] = {}
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("fork"), _leave_signals_to_parent) as workers:
        futures = {workers.submit(function, *arguments): key for key, arguments in tasks.items()}
        try:
            for future in as_completed(futures):
                results[futures[future]] = future.result()
                progress(results)
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise
    return {key: results[key] for key in tasks}


def _leave_signals_to_parent() -> None:
    """Let the process that began this one decide when it ends; where it is killed, this one ends with it."""
    for name in ("SIGINT", "SIGHUP"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
