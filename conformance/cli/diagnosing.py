"""The diagnosis of an engine that failed, by scenarios or in a sweep."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

import msgspec

from conformance.engines.port import Port
from conformance.engines.protocol import CoupRequest
from conformance.rulebook import rulebook
from conformance.suite.diagnosis import Group, diagnose
from conformance.suite.questions import Question
from conformance.suite.results import Record, fails
from conformance.words import Language

MOST_DIAGNOSED = 2
"""Tables at which an engine that failed is diagnosed: at the others it mostly fails alike."""


def diagnosed(
    failed: Iterable[str],
    port: Port,
    language: Language,
    also: Mapping[str, Sequence[Question]] | None = None,
    records: Iterable[Record] = (),
) -> dict[str, list[Group]]:
    """Diagnose the engine at the first tables where it failed, by the coups of a language's features and others.

    `records` are of failures at these tables; what a generated check had to ask is asked again.
    """
    sessions: dict[str, list[tuple[CoupRequest, ...]]] = {}
    for record in records:
        if fails(record) and (session := _session(record)):
            sessions.setdefault(record.table, []).append(session)
    tables = islice(dict.fromkeys(failed), MOST_DIAGNOSED)
    others = also or {}
    return {
        table: diagnose(rulebook(), port, table, language, others.get(table, ()), sessions.get(table, ()))
        for table in tables
    }


def _session(record: Record) -> tuple[CoupRequest, ...]:
    """Return the requests for coups of a generated check that failed, where they are nothing else."""
    messages = [msgspec.json.decode(line) | {"seq": ""} for line in record.requests]
    if any(message.get("op") != "coup" for message in messages):
        return ()
    return tuple(msgspec.convert(message, CoupRequest) for message in messages)
