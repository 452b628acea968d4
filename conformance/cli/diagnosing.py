"""The diagnosis of an engine that failed, by scenarios or in a sweep."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from conformance.engines.port import Port
from conformance.rulebook import rulebook
from conformance.suite.diagnosis import Group, Question, diagnose
from conformance.words import Language

MOST_DIAGNOSED = 2
"""Tables at which an engine that failed is diagnosed: at the others it mostly fails alike."""


def diagnosed(
    failed: Iterable[str], port: Port, language: Language, also: Mapping[str, Sequence[Question]] | None = None
) -> dict[str, list[Group]]:
    """Diagnose the engine at the first tables where it failed, by the coups of a language's features and others."""
    tables = islice(dict.fromkeys(failed), MOST_DIAGNOSED)
    return {table: diagnose(rulebook(), port, table, language, (also or {}).get(table, ())) for table in tables}
