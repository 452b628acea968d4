"""Which readings matter: where a page leaves a question open, those under which an answer can be another one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from conformance.engines.port import ProtocolRequest
from conformance.engines.procedures_protocol import ComplaintsRequest, IncidentsRequest, LimitsRequest, ShoeRequest
from conformance.engines.protocol import CoupRequest
from conformance.engines.slip_protocol import SlipRequest
from conformance.rulebook import Rulebook
from conformance.rulebook.load import loaded
from conformance.rules import Reading

_RESTS_ON: Mapping[type[ProtocolRequest], tuple[str, ...]] = {
    CoupRequest: ("tables",),
    ShoeRequest: ("tables", "shoe"),
    SlipRequest: ("tables", "slips", "limits"),
    LimitsRequest: ("tables", "limits"),
    IncidentsRequest: ("incidents",),
    ComplaintsRequest: ("complaints",),
}
"""The parts of a table's rules that the answer to a request depends on."""
PARTS = ("tables", "slips", "shoe", "limits", "incidents", "complaints")


def readings_of(rules: Rulebook, request: ProtocolRequest) -> tuple[str, ...]:
    """Return the ids of the readings that can change the answer to a request, in the order of their file."""
    if request.table not in rules.tables:
        return ()
    parts = _RESTS_ON.get(type(request), PARTS)
    if rules.tables[request.table].publisher is not None:
        parts = tuple(part for part in parts if part != "tables")  # which whoever publishes the table wrote down
    return _readings_of(rules.folders, request.table, parts)


@cache
def _readings_of(folders: tuple[Path, ...], table: str, parts: tuple[str, ...]) -> tuple[str, ...]:
    ruled = loaded(folders)
    everything = loaded(folders, frozenset(ruled.readings))
    open_parts = [part for part in parts if part_of(everything, table, part) != part_of(ruled, table, part)]
    places = tuple("tables/" if part == "tables" else "procedures/" for part in open_parts)

    def matters(reading: Reading) -> bool:
        if not any(change.file.startswith(places) for change in reading.changes):
            return False
        read = loaded(folders, frozenset({reading.id}))
        return any(part_of(read, table, part) != part_of(ruled, table, part) for part in open_parts)

    return tuple(reading.id for reading in ruled.readings.values() if matters(reading))


def part_of(rules: Rulebook, table: str, part: str) -> object:
    """Return one part of a table's rules."""
    if part in ("tables", "slips"):
        return getattr(rules, part).get(table)
    return getattr(rules.procedures[table], part)
