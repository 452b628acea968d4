"""The rules met while loading: every id once, with the place where it stands."""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from conformance.errors import SpecError
from conformance.rulebook.reading import SpecFolder
from conformance.rules import DecidedBy, Param, Rule


class _Draft(msgspec.Struct):
    governs: str
    file: str
    key: str
    params: dict[str, Param]
    decided_by: DecidedBy
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
    ) -> None:
        """Add a rule. Raises SpecError when the id is taken or a placeholder has no value."""
        earlier = self._drafts.get(rule_id)
        if earlier is not None:
            raise SpecError(
                file,
                key,
                f"rule {rule_id} stands at {earlier.file}: {earlier.key} already",
                "give this one an id of its own",
            )
        known = dict(params or {})
        for _, name, _, _ in string.Formatter().parse(governs):
            if name is not None and name not in known:
                raise SpecError(
                    file,
                    f"{key}.governs",
                    f"{{{name}}} has no value",
                    f"write one of {', '.join(known) or 'no placeholder'}",
                )
        self._drafts[rule_id] = _Draft(governs, file, key, known, decided_by, set(), [])

    def hold_at(self, rule_ids: Iterable[str | None], tables: Iterable[str]) -> None:
        """Note that rules hold at tables."""
        tables = list(tables)
        for rule_id in rule_ids:
            if rule_id is not None:
                self._drafts[rule_id].tables.update(tables)

    def rest_on(self, rule_id: str, claim_id: str) -> None:
        """Note that a rule rests on a claim."""
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
            )
            for rule_id, draft in self._drafts.items()
        }


def _line_of(text: str, rule_id: str) -> int:
    return text.count("\n", 0, text.index(f'"{rule_id}"')) + 1
