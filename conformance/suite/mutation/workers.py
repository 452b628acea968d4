"""Many trials on several processors."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")


def in_processes(
    tasks: Mapping[K, tuple[Any, ...]], function: Callable[..., V], jobs: int, progress: Callable[[dict[K, V]], None]
) -> dict[K, V]:
    """Call a function with the arguments of each task, in this many processes, and return what came of each.

    `progress` is given what has come so far. What a call raises is raised here, and the rest is not begun.
    """
    results: dict[K, V] = {}
    with ProcessPoolExecutor(jobs) as workers:
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
