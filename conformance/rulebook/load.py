"""`spec/` → rulebook: read every file, resolve it, and refuse whatever is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from conformance.domain import domain
from conformance.errors import SpecError
from conformance.places import data_folder, languages, of_the_rules, overlays
from conformance.rulebook.bets_part import read_bets
from conformance.rulebook.coup_part import read_notations, read_tableau
from conformance.rulebook.lineage import Lineage, words_of
from conformance.rulebook.procedures_part import read_procedures
from conformance.rulebook.reading import SpecFolder
from conformance.rulebook.readings_part import check_readings, read_openings, read_readings, take
from conformance.rulebook.registry import Registry
from conformance.rulebook.slip_part import read_slips
from conformance.rulebook.sources_part import check_claims, check_pages, read_defects, read_sources
from conformance.rulebook.tables_part import read_tables
from conformance.rules import Rulebook, Table


@of_the_rules
def rulebook() -> Rulebook:
    """Return the rules in force: those of `spec/`, and what is laid over them. Raises SpecError."""
    return loaded((data_folder("spec").resolve(), *overlays()))


def under(rules: Rulebook, readings: Iterable[str]) -> Rulebook:
    """Return the rulebook under some of its readings, by their ids, in place of the rulings that they meet."""
    chosen = frozenset(readings)
    return loaded(rules.folders, chosen) if chosen else rules


@cache
def loaded(folders: tuple[Path, ...], readings: frozenset[str] = frozenset()) -> Rulebook:
    """Load a folder and those laid over it as `load` does, once for each choice of readings."""
    path, *laid_over = folders
    return load(path, readings, laid_over)


def load(path: Path, readings: Iterable[str] = (), laid_over: Iterable[Path] = ()) -> Rulebook:
    """Load a folder laid out like `spec/`, under the readings of these ids where a page leaves a question open.

    Each folder that is laid over it adds tables, a file each. Raises SpecError at the first mistake, naming file, key
    and fix.
    """
    folder = SpecFolder(path, laid_over)
    folder.refuse_strangers()
    known = read_readings(folder)
    chosen = set(readings)
    take(folder, [reading for reading in known.values() if reading.id in chosen])
    registry = Registry(folder)
    tableau, everywhere = read_tableau(folder, registry)
    notations = read_notations(folder, registry)
    walked = domain(tableau)
    bets = read_bets(folder, registry, walked)
    tables, lineage = read_tables(folder, registry, bets, notations, walked)
    registry.hold_at(everywhere, tables)
    procedures = read_procedures(folder, registry, tables, lineage)
    slips = read_slips(folder, registry, tables, lineage)
    documents, claims = read_sources(folder, registry, tables)
    defects = read_defects(folder, registry, documents)
    check_claims(folder, claims, defects)
    check_readings(folder, registry, known, defects)
    openings = read_openings(folder, registry, tables, defects, lineage)
    check_pages(folder, tables, documents, defects)
    lineage.check_without(registry, {table.id: table.offers for table in tables.values()})
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
        (folder.path, *folder.overlays),
        words_of(lineage),
        {overlay: _spoken(folder, overlay, lineage, tables) for overlay in folder.overlays},
    )


def _spoken(folder: SpecFolder, overlay: Path, lineage: Lineage, tables: Mapping[str, Table]) -> tuple[str, ...]:
    """Return the languages in which a folder laid over `spec/` has features: those of its tables."""
    here = [tables[table] for table, (name, _) in lineage.files.items() if folder.path_of(name).parent == overlay]
    return tuple(language for language in languages() if any(language in table.languages for table in here))
