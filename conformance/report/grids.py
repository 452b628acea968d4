"""Grids on a terminal: nothing in a cell is cut, however narrow the terminal is."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table as Grid


def add_ids(grid: Grid, heading: str, ids: Iterable[str]) -> None:
    """Add a column of ids, which keep to one line for as long as there is room, and take several before one is cut."""
    grid.add_column(heading, min_width=max(map(len, ids), default=0), overflow="fold")
