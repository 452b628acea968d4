"""How a fault is named and described: by its function."""

from __future__ import annotations

from collections.abc import Callable


def name_of(function: Callable[..., object]) -> str:
    """Return the name under which a fault is served."""
    return function.__name__.replace("_", "-")


def description_of(function: Callable[..., object]) -> str:
    """Return how a fault is wrong: its docstring."""
    assert function.__doc__ is not None
    return function.__doc__.strip()
