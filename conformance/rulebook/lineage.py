"""Which tables extend which: what a table has from those that it extends, and what it does without."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from conformance.errors import SpecError
from conformance.rulebook.own_tables import PROCEDURES
from conformance.rulebook.reading import Toml

ADDED = ("incident", "stated_return", "rule")
"""Parts of which a table's own are added to those that it inherits; its own of any other stand in their place."""
OF_A_PAGE = ("stated_return", "rule")
"""What a page alone states: a table with a publisher of its own has none of another's."""


class Lineage(msgspec.Struct, frozen=True):
    """The tables in their order, each with the table that it extends, its own file, and what that leaves out.

    `without` are keys of the file (`commission`), bets, parts (`shoe`, `limits.range`) and rules.
    """

    extends: Mapping[str, str | None]
    files: Mapping[str, tuple[str, Toml]]
    without: Mapping[str, frozenset[str]]

    def heirs(self, tables: Iterable[str], part: str, rule: str = "") -> tuple[str, ...]:
        """Return the tables, and those that have a part from one of them: they extend it and say nothing else of it."""
        having = set(tables)
        waiting = [table for table, base in self.extends.items() if base is not None and table not in having]
        while heirs := [table for table in waiting if self._inherits(table, having, part, rule)]:
            having.update(heirs)
            waiting = [table for table in waiting if table not in having]
        return (*(table for table in self.extends if table in having), *(having - self.extends.keys()))

    def _inherits(self, table: str, having: set[str], part: str, rule: str) -> bool:
        if self.extends[table] not in having or {part, part.partition(".")[0], rule} & self.without[table]:
            return False
        return not self._states(table, part)

    def _states(self, table: str, part: str) -> bool:
        """Say whether a table's own file states a part in place of what it would inherit."""
        _, raw = self.files[table]
        kind, _, key = part.partition(".")
        if kind in OF_A_PAGE and "publisher" in raw:
            return True
        if kind in ADDED or not isinstance(raw.get(kind), dict):
            return False
        return not key or key in raw[kind]

    def is_own(self, table: str) -> bool:
        """Say whether a table's own file states procedures."""
        return any(key in self.files[table][1] for key in PROCEDURES)

    def check_without(self, known: Iterable[str], bets: Mapping[str, Iterable[str]]) -> None:
        """Raise SpecError where a table does without what is none of its base's keys, bets or parts, nor a rule."""
        rules = set(known)
        for table, left_out in self.without.items():
            base = self.extends[table]
            if base is None:
                continue
            for key in sorted(left_out):
                is_part = key.partition(".")[0] in PROCEDURES
                if not (is_part or key in rules or key in bets[base] or key in self._keys(base)):
                    raise SpecError(self.files[table][0], "without", f"{base} has no {key}", "remove it")

    def _keys(self, table: str) -> set[str]:
        base = self.extends[table]
        return set(self.files[table][1]) | (self._keys(base) if base is not None else set())


def laid_over(base: Toml, raw: Toml) -> Toml:
    """Return the raw file of a table laid over that of the table that it extends, except what procedures state."""
    without: Sequence[str] = raw.get("without", ())
    merged = {key: value for key, value in base.items() if key not in (*without, *PROCEDURES)}
    merged |= {key: value for key, value in raw.items() if key not in ("extends", "without")}
    for key, identity in (("bet", "id"), ("unsaid", "what")):
        if key in base and key in raw and key not in without:
            own = {item[identity]: item for item in raw[key]}
            inherited = [own.pop(item[identity], item) for item in base[key]]
            merged[key] = inherited + list(own.values())
        if key in merged:
            kept = {item[identity] for item in raw.get(key, ())}
            merged[key] = [item for item in merged[key] if item[identity] in kept or _is_kept(key, item, raw)]
    return merged


def words_of(lineage: Lineage) -> dict[str, dict[str, str]]:
    """Return what names and sentences of tables' own files read in each language that the files have words of."""
    found: dict[str, dict[str, str]] = {}
    for _, raw in lineage.files.values():
        for language, words in raw.get("words", {}).items():
            found.setdefault(language, {}).update(words)
    return found


_SILENCES = {"decks": "decks", "money-unit": "money", "rounding": "rounding", "limits": "limits"}
"""The key at which a table's own file states what its base leaves unsaid."""


def _is_kept(key: str, item: Toml, raw: Toml) -> bool:
    """Say whether a bet or a silence of the base holds at the table that extends it."""
    if key == "bet":
        return item["id"] not in raw.get("without", ())
    stated = raw.get(_SILENCES.get(item["what"], ""))
    return "publisher" not in raw and not (isinstance(stated, dict) and "rule" in stated) and item["what"] not in raw
