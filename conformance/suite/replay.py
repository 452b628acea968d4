"""Requests that are asked again: read from JSON lines, asked of an engine one after the other, and judged whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

from conformance.engines.port import EngineFault, Port, ProtocolRequest
from conformance.engines.wire import NoMessage, read_message, write_message
from conformance.errors import N_, BaccaratError, on_one_line
from conformance.rulebook import Rulebook
from conformance.suite.answers import Difference, actual, judge


class Replayed(NamedTuple):
    """A request that was asked again, in what its answer differs from the right one, or the fault instead of one."""

    request: ProtocolRequest
    differences: tuple[Difference, ...]
    fault: EngineFault | None = None

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.fault is None and not self.differences


def replay(port: Port, rules: Rulebook, requests: Sequence[ProtocolRequest]) -> Iterator[Replayed]:
    """Have an engine asked for requests in their order, and yield what came of each."""
    for request in requests:
        try:
            answer = actual(port, request)
        except EngineFault as fault:
            yield Replayed(request, (), fault)
        else:
            yield Replayed(request, judge(rules, request, answer))


def read_requests(lines: Iterable[tuple[str, bytes]], rules: Rulebook) -> list[ProtocolRequest]:
    """Read requests, each with the place where it stands; empty lines are none, and a seq may be left out.

    Raises BaccaratError at the first line that holds no request, or one at a table that does not exist.
    """
    return [_request(place, line, rules) for place, line in lines if line.strip()]


def _request(place: str, line: bytes, rules: Rulebook) -> ProtocolRequest:
    try:
        fields = read_message(line)
        if isinstance(fields, dict):
            fields = {"seq": "", **fields}
        request: ProtocolRequest = msgspec.convert(fields, ProtocolRequest)
    except (NoMessage, msgspec.ValidationError) as error:
        raise BaccaratError(
            N_("{place}: this is not a request of the protocol ({error}); baccarat schema prints the format"),
            place=on_one_line(place),
            error=on_one_line(str(error)),
        ) from None
    if request.table not in rules.tables:
        raise BaccaratError(
            N_("{place}: {table} is not a table; the tables are {tables}"),
            place=on_one_line(place),
            table=on_one_line(request.table),
            tables=", ".join(rules.tables),
        )
    return request


def read_lines(lines: Iterable[str]) -> list[ProtocolRequest]:
    """Read requests that were written here; what is none of them is left out, as the suite asks such things too."""
    found = []
    for line in lines:
        with suppress(msgspec.DecodeError):
            found.append(msgspec.convert({"seq": "", **msgspec.json.decode(line)}, ProtocolRequest))
    return found


def file_of(case: str, table: str, language: str) -> str:
    """Return the name of the file with the requests that show a failure again."""
    return f"{case.replace('/', '-')}.{table}.{language}.jsonl"


def written(requests: Iterable[ProtocolRequest]) -> tuple[str, ...]:
    """Write requests as lines of JSON, without their seq."""
    lines = []
    for request in requests:
        fields = msgspec.to_builtins(request)
        fields.pop("seq")
        lines.append(write_message(fields).decode())
    return tuple(lines)
