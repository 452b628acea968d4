"""The baseline of mutation: every check passes on the rules as they are, or what it kills says nothing."""

from __future__ import annotations

from collections.abc import Sequence

from conformance.engines.port import Port
from conformance.engines.server import ReferenceServer
from conformance.errors import N_, BaccaratError
from conformance.places import of_the_rules
from conformance.rulebook import rulebook
from conformance.suite.cases import Case, cases_in
from conformance.suite.generated import run_generated
from conformance.suite.results import fails
from conformance.suite.run import tables_chosen
from conformance.words import Language

RED = N_("the check {case} fails at {table} on the unchanged rules; make it pass before mutants are counted")


@of_the_rules
def asking(language: Language, tables: tuple[str, ...] = ()) -> dict[str, tuple[tuple[Case, str], ...]]:
    """Return the cases of a language, each at each of its tables, or of those chosen, by the operation asked for.

    Raises BaccaratError when one fails on the rules as they are.
    """
    rules, heard = rulebook(), []
    port = Port(ReferenceServer())
    port.listen(lambda request, _answer: heard.append(str(request["op"])))  # type: ignore[index]
    found: dict[str, list[tuple[Case, str]]] = {}
    for case in cases_in(language):
        for table in tables_chosen(case, tables, ()):
            heard.clear()
            if case.run(port, table, rules, whole=True).fault is not None:
                raise BaccaratError(RED, case=case.key, table=table)
            for op in dict.fromkeys(heard):
                found.setdefault(op, []).append((case, table))
    return {op: tuple(pairs) for op, pairs in found.items()}


def check_scenarios(languages: Sequence[Language], tables: tuple[str, ...] = ()) -> None:
    """Raise BaccaratError when a case of these languages fails, at some tables or at any, on the rules as they are."""
    for language in languages:
        asking(language, tables)


def check_generated(tables: tuple[str, ...] = ()) -> None:
    """Raise BaccaratError when a generated check fails, at some tables or at any, on the rules as they are."""
    rules = rulebook()
    for record in run_generated(Port(ReferenceServer()), rules, tables or tuple(rules.tables)):
        if fails(record):
            raise BaccaratError(RED, case=record.case, table=record.table)
