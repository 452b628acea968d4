"""What the engine was last asked in a scenario, and what it answered, for the records of failures."""

from __future__ import annotations

import json
from collections.abc import Mapping

from conformance.errors import foreign

MOST_KEPT = 12
"""Exchanges kept of one scenario at one table: the last ones."""
LONGEST = 4000
"""Characters kept of a request or an answer."""


class Transcript:
    """Hears what passes through a port. An answer that is not JSON is kept as Python writes it."""

    def __init__(self) -> None:
        self._heard: list[tuple[object, object]] = []

    def hear(self, request: object, answer: object) -> None:
        """Note a request and its answer, or None where none came."""
        self._heard.append((request, answer))

    def clear(self) -> None:
        """Forget what was heard."""
        self._heard.clear()

    def at(self, table: str) -> tuple[tuple[str, str], ...]:
        """Return the last requests that concern a table, each with its answer, as lines."""
        kept = [pair for pair in self._heard if _concerns(pair[0], table)]
        return tuple((_line(request), "" if answer is None else _line(answer)) for request, answer in kept[-MOST_KEPT:])

    def any_at(self, table: str) -> bool:
        """Say whether any request concerns a table."""
        return any(_concerns(request, table) for request, _ in self._heard)


def _concerns(request: object, table: str) -> bool:
    return isinstance(request, Mapping) and request.get("table") == table


def _line(message: object) -> str:
    return foreign(json.dumps(message, ensure_ascii=False, default=repr, skipkeys=True), LONGEST)
