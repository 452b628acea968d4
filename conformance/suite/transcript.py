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
        self.before: list[str] = []
        """The requests of earlier scenarios, as lines."""

    def hear(self, request: object, answer: object) -> None:
        """Note a request and its answer, or None where none came."""
        self._heard.append((request, answer))

    def clear(self) -> None:
        """Begin another scenario."""
        self.before += self.requests()
        self._heard.clear()

    def requests(self) -> tuple[str, ...]:
        """Return the requests of this scenario as lines, without their seq; the handshake is none."""
        heard = (request for request, _ in self._heard if isinstance(request, Mapping))
        return tuple(
            json.dumps({name: value for name, value in request.items() if name != "seq"}, ensure_ascii=False)
            for request in heard
            if request.get("op") != "hello"
        )

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
