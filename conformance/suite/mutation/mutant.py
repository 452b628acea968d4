"""A mutant: the rulebook with one leaf changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec

from conformance.places import SOURCE
from conformance.rulebook import Rulebook, Table
from conformance.suite.mutation.said import Said, said
from conformance.words import Language

K = TypeVar("K")
V = TypeVar("V")
Part = Literal["tables", "procedures", "slips"]
replace = msgspec.structs.replace


class Mutant(msgspec.Struct, frozen=True):
    """A rulebook with one leaf changed: the rule whose leaf it is, what was changed, and the tables it concerns."""

    rule: str
    change: Said
    rules: Rulebook
    tables: tuple[str, ...]

    @property
    def name(self) -> str:
        """The rule and the change, in English."""
        return self.told(SOURCE)

    def told(self, language: Language) -> str:
        """Return the rule and the change in a language."""
        return f"{self.rule}: {self.change.text(language)}"


class RuleFinder:
    """Finds the rule that holds a value at a table."""

    def __init__(self, original: Rulebook, table: Table) -> None:
        self.unit = table.unit
        self._here = [rule for rule in original.rules.values() if table.id in rule.tables]

    def with_param(self, part: str, *params: str) -> str:
        """Return the rule of a part that has a value of one of these names, the first name first."""
        return next(rule for param in params for rule in self.all_with(part, param))

    def all_with(self, part: str, param: str) -> list[str]:
        """Return the rules of a part that have a value of this name, in their order."""
        return [rule.id for rule in self._here if rule.part == part and param in rule.params]


def with_item(items: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """Return a mapping with one value changed."""
    return {**items, key: value}


def there(table: Table, change: Said) -> Said:
    """Say at which table a change is."""
    return said("{table}: {change}", table=table.id, change=change)


def at_table(original: Rulebook, table: Table, rule: str, change: Said, **changes: object) -> Mutant:
    """Return a mutant of one table."""
    return with_part(original, table, rule, there(table, change), "tables", replace(table, **changes))


def with_part(original: Rulebook, table: Table, rule: str, change: Said, part: Part, value: object) -> Mutant:
    """Return a mutant in which one table has something else in a part of the rulebook."""
    items = with_item(getattr(original, part), table.id, value)
    return Mutant(rule, change, replace(original, **{part: items}), (table.id,))
