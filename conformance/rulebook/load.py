"""`spec/` → rulebook: read every file, resolve it, and refuse whatever is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from conformance.errors import SpecError
from conformance.places import data_folder
from conformance.rulebook.bets_part import read_bets
from conformance.rulebook.coup_part import read_notations, read_tableau
from conformance.rulebook.procedures_part import read_procedures
from conformance.rulebook.proof import domain
from conformance.rulebook.reading import SpecFolder
from conformance.rulebook.readings_part import check_readings, read_openings, read_readings, take
from conformance.rulebook.registry import Registry
from conformance.rulebook.slip_part import read_slips
from conformance.rulebook.sources_part import check_claims, check_pages, read_defects, read_sources
from conformance.rulebook.tables_part import read_tables
from conformance.rules import Rulebook


@cache
def rulebook() -> Rulebook:
    """Return the rulebook of this project. Raises SpecError when `spec/` is wrong."""
    return loaded(data_folder("spec").resolve())


def under(rules: Rulebook, readings: Iterable[str]) -> Rulebook:
    """Return the rulebook under some of its readings, by their ids, in place of the rulings that they meet."""
    chosen = frozenset(readings)
    return loaded(rules.folder, chosen) if chosen else rules


@cache
def loaded(folder: Path, readings: frozenset[str] = frozenset()) -> Rulebook:
    """Load a folder as `load` does, once for each choice of readings."""
    return load(folder, readings)


def load(path: Path, readings: Iterable[str] = ()) -> Rulebook:
    """Load a folder laid out like `spec/`, under the readings of these ids where a page leaves a question open.

    Raises SpecError at the first mistake, naming file, key and fix.
    """
    folder = SpecFolder(path)
    folder.refuse_strangers()
    known = read_readings(folder)
    chosen = set(readings)
    take(folder, [reading for reading in known.values() if reading.id in chosen])
    registry = Registry(folder)
    tableau, everywhere = read_tableau(folder, registry)
    notations = read_notations(folder, registry)
    bets = read_bets(folder, registry, domain(tableau))
    tables = read_tables(folder, registry, bets, notations)
    registry.hold_at(everywhere, tables)
    procedures = read_procedures(folder, registry, tables)
    slips = read_slips(folder, registry, tables)
    documents, claims = read_sources(folder, registry, tables)
    defects = read_defects(folder, registry, documents)
    check_claims(folder, claims, defects)
    check_readings(folder, registry, known, defects)
    openings = read_openings(folder, registry, tables, defects)
    check_pages(folder, tables, documents, defects)
    rules = registry.rules()
    for rule in rules.values():
        if not rule.tables:
            raise SpecError(
                rule.place, rule.id, "the rule holds at no table", "offer its bet at a table, or remove the rule"
            )
    return Rulebook(
        tableau,
        bets,
        tables,
        notations,
        rules,
        documents,
        claims,
        defects,
        procedures,
        slips,
        known,
        openings,
        folder.path,
    )
