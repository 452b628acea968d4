"""The diagnosis of an engine that failed, by scenarios or in a sweep."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from conformance.engines.port import Port
from conformance.rulebook import rulebook
from conformance.suite.diagnosis import Group, diagnose
from conformance.words import Language

MOST_DIAGNOSED = 2
"""Tables at which an engine that failed is diagnosed: at the others it mostly fails alike."""


def diagnosed(failed: Iterable[str], port: Port, language: Language) -> dict[str, list[Group]]:
    """Diagnose the engine at the first tables where it failed, by the coups of a language's features."""
    tables = islice(dict.fromkeys(failed), MOST_DIAGNOSED)
    return {table: diagnose(rulebook(), port, table, language) for table in tables}
