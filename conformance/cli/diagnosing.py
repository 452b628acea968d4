"""The diagnosis of an engine that failed, by scenarios or in a sweep."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from time import monotonic

import msgspec

from conformance.engines.port import Port, ProtocolRequest
from conformance.engines.protocol import CoupRequest, SettleRequest
from conformance.rulebook import rulebook
from conformance.suite.deviations import Deviation, deviations
from conformance.suite.diagnosis import Group, diagnose
from conformance.suite.questions import Question
from conformance.suite.results import Record, fails
from conformance.words import Language

MOST_SECONDS = 20.0
"""After this many seconds no further table is diagnosed: at the others an engine mostly fails alike."""

Found = Group | Deviation
"""One kind of failure: of coups, or of what is around them."""


def diagnosed(
    failed: Iterable[str],
    port: Port,
    language: Language,
    also: Mapping[str, Sequence[Question]] | None = None,
    records: Iterable[Record] = (),
) -> dict[str, list[Found]]:
    """Diagnose the engine at the tables where it failed, by the requests of a language's features and others.

    `records` are of failures at these tables; what a generated check had to ask is asked again.
    What failed in coups alone, or around them alone, is asked for that alone.
    """
    coups: dict[str, list[tuple[CoupRequest, ...]]] = {}
    around: dict[str, list[tuple[ProtocolRequest, ...]]] = {}
    for record in records:
        if not fails(record):
            continue
        is_session = record.is_generated or not record.alone
        lines = record.requests if is_session else tuple(request for request, _ in record.transcript)
        session = tuple(_requests(lines))
        if all(isinstance(request, CoupRequest | SettleRequest) for request in session):
            asked = (request for request in session if isinstance(request, CoupRequest))
            coups.setdefault(record.table, []).append(tuple(asked) if is_session else ())
        else:
            around.setdefault(record.table, []).append(session if is_session else ())
    others = also or {}
    begun = monotonic()
    found: dict[str, list[Found]] = {}
    for table in dict.fromkeys(failed):
        if found and monotonic() - begun > MOST_SECONDS:
            break
        of_table: list[Found] = []
        if table in around:
            sessions = [session for session in around[table] if session]
            of_table += deviations(rulebook(), port, table, language, sessions)
        if table in coups or table not in around:
            sessions_of_coups = [session for session in coups.get(table, ()) if session]
            of_table += diagnose(rulebook(), port, table, language, others.get(table, ()), sessions_of_coups)
        found[table] = of_table
    return found


def _requests(lines: Sequence[str]) -> Iterator[ProtocolRequest]:
    """Yield the requests that lines of JSON hold; of a long one only the beginning is kept, which is none."""
    for line in lines:
        with suppress(msgspec.DecodeError):
            fields = {"seq": "", **msgspec.json.decode(line)}
            if fields.get("op") != "hello":
                yield msgspec.convert(fields, ProtocolRequest)
