"""The rules met while loading: every id once, with the place where it stands."""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePath

import msgspec

from conformance.errors import SpecError
from conformance.rulebook.reading import SpecFolder, listed
from conformance.rules import DecidedBy, Param, Rule, Topic


class _Draft(msgspec.Struct):
    governs: str
    file: str
    key: str
    params: dict[str, Param]
    decided_by: DecidedBy
    topic: Topic | None
    part: str
    tables: set[str]
    claims: list[str]


class Registry:
    """Collects rules while files are read; `rules` freezes them once all tables and claims are known."""

    def __init__(self, folder: SpecFolder) -> None:
        self._folder = folder
        self._drafts: dict[str, _Draft] = {}

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self._drafts

    def __iter__(self) -> Iterator[str]:
        return iter(self._drafts)

    def add(
        self,
        rule_id: str,
        governs: str,
        file: str,
        key: str,
        params: Mapping[str, Param] | None = None,
        decided_by: DecidedBy = "engine",
        topic: Topic | None = None,
        part: str = "",
    ) -> None:
        """Add a rule, of the part that its file holds unless another is named.

        Raises SpecError when the id is taken or a placeholder has no value.
        """
        earlier = self._drafts.get(rule_id)
        if earlier is not None:
            raise SpecError(
                file,
                key,
                f"rule {rule_id} stands at {earlier.file}: {earlier.key} already",
                "give this one an id of its own",
            )
        known = dict(params or {})
        for name in _placeholders(governs, file, f"{key}.governs"):
            if name not in known:
                mend = f"write one of {listed(f'{{{name}}}' for name in known)}" if known else "write it in words"
                raise SpecError(file, f"{key}.governs", f"{{{name}}} has no value", mend)
        self._drafts[rule_id] = _Draft(governs, file, key, known, decided_by, topic, part or part_of(file), set(), [])

    def hold_at(self, rule_ids: Iterable[str | None], tables: Iterable[str]) -> None:
        """Note that rules hold at tables."""
        tables = list(tables)
        for rule_id in rule_ids:
            if rule_id is not None:
                self._drafts[rule_id].tables.update(tables)

    def rest_on(self, rule_id: str, claim_id: str) -> None:
        """Note that a claim supports a rule."""
        self._drafts[rule_id].claims.append(claim_id)

    def rules(self) -> dict[str, Rule]:
        """Return the rules, frozen, with the line of each."""
        texts = {file: self._folder.text(file) for file in {draft.file for draft in self._drafts.values()}}
        return {
            rule_id: Rule(
                rule_id,
                draft.governs,
                f"{draft.file}:{_line_of(texts[draft.file], rule_id)}",
                frozenset(draft.tables),
                tuple(draft.claims),
                draft.params,
                draft.decided_by,
                draft.topic,
                draft.part,
            )
            for rule_id, draft in self._drafts.items()
        }


def part_of(file: str) -> str:
    """Return the part of the rules that a file of `spec/` holds: its folder's name, or that of a file of procedures.

    >>> part_of("spec/bets/tie.toml"), part_of("spec/procedures/shoe.toml"), part_of("spec/odds.toml")
    ('bets', 'shoe', 'odds')
    """
    path = PurePath(file)
    return path.parent.name if path.parent.name in ("bets", "tables") else path.stem


def _placeholders(governs: str, file: str, key: str) -> Iterator[str]:
    try:
        parts = list(string.Formatter().parse(governs))
    except ValueError:
        raise SpecError(file, key, "a brace stands alone", "write {{ or }} for a brace in the text") from None
    for _, name, form, conversion in parts:
        if form or conversion:
            raise SpecError(file, key, f"{{{name}}} is given a form", f"write {{{name}}} alone")
        if name is not None:
            yield name


def _line_of(text: str, rule_id: str) -> int:
    """Return the line where an id stands in either kind of quotation marks; the first, when it is spelt otherwise."""
    found = re.search(rf"""["']{rule_id}["']""", text)
    return text.count("\n", 0, found.start() if found else 0) + 1
