"""The bar of a long command: on a terminal's standard error, and nowhere else."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


def progress_bar(*more: ProgressColumn) -> Progress:
    """Return a bar that shows what is done, how much of it, more columns if there are, and the time that is left."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *more, TimeRemainingColumn())
    terminal = Console(stderr=True)
    return Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal)
