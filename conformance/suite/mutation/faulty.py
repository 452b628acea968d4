"""Faulty engines against a plain `verify`: which check notices each fault of the catalogue, table by table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from conformance.engines.faults import FAULTS, Fault, FaultyServer
from conformance.engines.port import Port
from conformance.rulebook import rulebook
from conformance.suite.generated import ALL, PROTOCOL, SESSIONS, first_failing
from conformance.suite.mutation.baseline import asking, check_generated, check_scenarios
from conformance.suite.workers import in_processes
from conformance.words import Language


class Noticed(msgspec.Struct, frozen=True):
    """A faulty engine, with the check that noticed it at each table where it is wrong; no check where none did."""

    fault: str
    kind: str
    checks: dict[str, str | None]

    @property
    def survived(self) -> tuple[str, ...]:
        """The tables at which no check noticed the fault."""
        return tuple(table for table, check in self.checks.items() if check is None)


def try_engines(
    names: Sequence[str],
    language: Language,
    jobs: int,
    progress: Callable[[int, int], None],
    tables: tuple[str, ...] = (),
) -> list[Noticed]:
    """Try faulty engines against the scenarios of one language and the generated checks, in the order of the names.

    Where tables are chosen, those that are wrong at one of them, at those tables alone. `progress` is given how many
    are done, of how many. Raises BaccaratError when a check fails without any fault.
    """
    check_scenarios((language,), tables)
    wrong = [name for name in names if _wrong_at(FAULTS[name], tables)]
    tasks = {name: (name, language, tables) for name in (GENERATED, *wrong)}
    found = in_processes(tasks, _trial, jobs, lambda results: progress(len(results), len(tasks)))
    return [item for item in found.values() if item is not None]


GENERATED = "generated"
"""The task that tries the generated checks without any fault, beside the names of faults."""


def _wrong_at(fault: Fault, tables: tuple[str, ...]) -> tuple[str, ...]:
    """Return where a fault is wrong, of some tables or of all."""
    return tuple(table for table in fault.tables(rulebook()) if not tables or table in tables)


def _trial(name: str, language: Language, tables: tuple[str, ...]) -> Noticed | None:
    """Try one faulty engine, or the generated checks without any; runs in a worker."""
    if name == GENERATED:
        check_generated(tables)
        return None
    fault = FAULTS[name]
    checks: dict[str, str | None] = dict.fromkeys(_wrong_at(fault, tables))
    for notice in (_by_scenarios(fault, language, tables, checks), _by_generated(fault, checks)):
        checks.update(notice)
    return Noticed(name, fault.kind, checks)


def _by_scenarios(
    fault: Fault, language: Language, tables: tuple[str, ...], checks: Mapping[str, str | None]
) -> Iterator[tuple[str, str]]:
    """Yield each table at which a scenario fails, with the first that does; one engine plays them all, as in a run."""
    port, left = Port(FaultyServer(fault)), set(checks)
    for case, table in asking(language, tables).get(fault.op, ()):
        if table in left and case.run(port, table, rulebook(), whole=True).fault is not None:
            left.remove(table)
            yield table, case.key
        if not left:
            return


def _by_generated(fault: Fault, checks: dict[str, str | None]) -> Iterator[tuple[str, str]]:
    """Yield each table that is left at which a generated check fails, with the first that does."""
    asking_it = [PROTOCOL] if fault.malformed else [kind for kind in ALL if kind.op == fault.op or kind is SESSIONS]
    kinds = [kind.id for kind in asking_it]
    for table in (table for table, check in tuple(checks.items()) if check is None):
        check = first_failing(Port(FaultyServer(fault)), rulebook(), table, kinds)
        if check is not None:
            yield table, check
