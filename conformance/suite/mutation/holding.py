"""Mutants of where rules hold: a rule that leaves a table, or that holds at another table too.

Where a page is silent, an engine that follows another page's rule is wrong: an answer must not be invented (D097).
Three things a page may leave open without any engine being wrong, and they join no table: when cards are shuffled,
a smallest and a largest stake beside a cap on the difference, and how a pause ends where nothing pauses a round.

No rule of another table joins one that is its own publisher: no other page speaks for it, and
the generated checks of a plain `verify` refuse it there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from conformance.procedure_rules import IncidentRule, LimitRules, Procedures, ShoeRules
from conformance.rulebook import Rulebook, Table
from conformance.slip_rules import SlipMachine
from conformance.suite.mutation.mutant import Mutant, Part, RuleFinder, replace, with_part
from conformance.suite.mutation.said import said

_SILENT: dict[str, ShoeRules | LimitRules] = {"shoe": ShoeRules(), "limits": LimitRules()}
_PARTS: tuple[tuple[Literal["shoe", "limits"], str, tuple[str, ...], bool], ...] = (
    ("shoe", "exposed", ("exposed", "burn_counts", "exposed_counted"), True),
    ("shoe", "burnt", ("burnt_between_rounds",), True),
    ("shoe", "last_round", ("last_round",), True),
    ("shoe", "after", ("reshuffle_after",), True),
    ("shoe", "before", ("shuffled_before",), False),
    ("limits", "bounds", ("bounds",), True),
    ("limits", "capped_by", ("difference",), True),
)
"""What stands together: where, the value by which its rule is found, its fields, and whether it joins other tables."""


class _Part(msgspec.Struct, frozen=True):
    """What one rule gives to a table."""

    rule: str
    place: Literal["shoe", "limits"]
    values: dict[str, object]
    joins: bool


def of_holding(original: Rulebook, table: Table) -> Iterator[Mutant]:
    """Yield the mutants in which a rule leaves a table, or joins it.

    Incidents and stated returns leave a table among the mutants of what they say.
    """
    yield from _leaving(original, table)
    if table.publisher is None:
        yield from _joining(original, table)
    yield from _of_slips(original, table)


def _leaving(original: Rulebook, table: Table) -> Iterator[Mutant]:
    around = original.procedures[table.id]
    for part in _parts(original, table):
        silent = {field: getattr(_SILENT[part.place], field) for field in part.values}
        yield _left(original, table, part.rule, "procedures", _with(around, part.place, silent))
    if around.complaints is not None:
        rule = RuleFinder(original, table).with_param("complaints", "fields")
        yield _left(original, table, rule, "procedures", replace(around, complaints=None))


def _joining(original: Rulebook, table: Table) -> Iterator[Mutant]:
    """Yield each rule that only other tables have, as the first of them has it."""
    around = original.procedures[table.id]
    joined: set[str] = set()
    for other in original.tables.values():
        for rule, changed in _joined(original, other, table, around):
            if rule not in joined and table.id not in original.rules[rule].tables:
                joined.add(rule)
                change = said("holds at {table} too", table=table.id)
                yield with_part(original, table, rule, change, "procedures", changed)


def _joined(original: Rulebook, other: Table, table: Table, around: Procedures) -> Iterator[tuple[str, Procedures]]:
    """Yield the rules of another table, and what is around the coup where one of them joins a table."""
    theirs = original.procedures[other.id]
    for part in _parts(original, other):
        if part.joins and _is_silent(around, part):
            yield part.rule, _with(around, part.place, part.values)
    if theirs.complaints is not None and around.complaints is None:
        rule = RuleFinder(original, other).with_param("complaints", "fields")
        yield rule, replace(around, complaints=theirs.complaints)
    for incident in theirs.incidents:
        if incident.during != "pause" or any(map(_pauses, around.incidents)):
            yield incident.rule, replace(around, incidents=(*around.incidents, incident))
    for stated in theirs.returns:
        if stated.bet is None or stated.bet in table.offers:
            yield stated.rule, replace(around, returns=(*around.returns, stated))


def _of_slips(original: Rulebook, table: Table) -> Iterator[Mutant]:
    own = original.slips.get(table.id)
    if own is not None:
        fewer = {other: slip for other, slip in original.slips.items() if other != table.id}
        change = said("the {slip} slip is not at {table}", slip=own.id, table=table.id)
        yield Mutant(own.chips.rule, change, replace(original, slips=fewer), (table.id,))
        for index, combination in enumerate(own.combinations):
            rest = (*own.combinations[:index], *own.combinations[index + 1 :])
            yield _left(original, table, combination.rule, "slips", replace(own, combinations=rest))
    if own is not None or table.publisher is not None:
        return
    machines: dict[str, SlipMachine] = {slip.id: replace(slip, combinations=()) for slip in original.slips.values()}
    for slip in machines.values():
        change = said("the {slip} slip is at {table} too", slip=slip.id, table=table.id)
        yield with_part(original, table, slip.chips.rule, change, "slips", slip)


def _parts(original: Rulebook, table: Table) -> Iterator[_Part]:
    """Yield what the rules give to a table that states something."""
    finder, around = RuleFinder(original, table), original.procedures[table.id]
    for place, param, fields, joins in _PARTS:
        stated = getattr(around, place) or _SILENT[place]
        if any(getattr(stated, field) != getattr(_SILENT[place], field) for field in fields):
            rule = finder.with_param(place, param)
            yield _Part(rule, place, {field: getattr(stated, field) for field in fields}, joins)


def _is_silent(around: Procedures, part: _Part) -> bool:
    stated = getattr(around, part.place) or _SILENT[part.place]
    if isinstance(stated, LimitRules) and stated.difference is not None:
        return False  # beside a cap on the difference the page leaves open whether there are other limits
    return all(getattr(stated, field) == getattr(_SILENT[part.place], field) for field in part.values)


def _with(around: Procedures, place: Literal["shoe", "limits"], values: dict[str, object]) -> Procedures:
    changed = replace(getattr(around, place) or _SILENT[place], **values)
    return replace(around, **{place: None if changed == LimitRules() else changed})


def _pauses(incident: IncidentRule) -> bool:
    return incident.then.round == "paused"


def _left(original: Rulebook, table: Table, rule: str, part: Part, value: object) -> Mutant:
    return with_part(original, table, rule, said("no longer holds at {table}", table=table.id), part, value)
