"""The trace: which claims support a rule, and which scenarios of each language execute it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from conformance.rulebook import Rule, Rulebook
from conformance.suite.cases import all_cases
from conformance.words import LANGUAGES, Language


class Traced(msgspec.Struct, frozen=True):
    """A rule with the ids of the scenarios that cite it, in each language."""

    rule: Rule
    scenarios: dict[Language, tuple[str, ...]]

    @property
    def executed(self) -> bool:
        """Whether every language has a scenario for the rule."""
        return all(self.scenarios[language] for language in LANGUAGES)

    @property
    def untraced(self) -> bool:
        """Whether a thread is missing: a supporting claim, or a scenario of what no client or page alone states."""
        return not self.rule.claims or not (self.executed or self.rule.is_statement)


def trace(rules: Rulebook, tables: Iterable[str] = ()) -> list[Traced]:
    """Return the trace of every rule, or of those that hold at one of the tables."""
    cited: defaultdict[tuple[str, Language], dict[str, None]] = defaultdict(dict)
    for case in all_cases():
        for rule_id in case.rules:
            cited[rule_id, case.language][case.id] = None
    wanted = set(tables)
    return [
        Traced(rule, {language: tuple(cited[rule.id, language]) for language in LANGUAGES})
        for rule in rules.rules.values()
        if not wanted or wanted & rule.tables
    ]
