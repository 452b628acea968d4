"""The causes of failures that no diagnosis explains: each once, with how many checks it fails, at which tables.

An engine that gives no answer is grouped by what it did, its aftermath left out. Other failures are grouped by the
rule that most of them cite, and that fewest of the checks that pass do, with those that find the same thing wrong with
stakes on it: with rules and scenarios at odds, that is the rule that was changed.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import msgspec

from conformance.engines.port import TOO_LATE, USED_UP
from conformance.suite.results import Record, fails
from conformance.words import Language, words_in

NO_ANSWER = ("crashed", "timed-out", "protocol-error")
"""The verdicts of checks to which the engine gave no answer of the right form."""


class Cause(msgspec.Struct, frozen=True):
    """Checks that fail for one reason, the simplest first. `rule` is the one that they cite; none for no answer."""

    records: tuple[Record, ...]
    rule: str = ""

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables at which they fail."""
        return tuple(dict.fromkeys(record.table for record in self.records))

    @property
    def languages(self) -> tuple[Language, ...]:
        """The languages in which they fail."""
        return tuple(dict.fromkeys(record.language for record in self.records))


def without_answer(failures: Iterable[Record], language: Language) -> tuple[list[Cause], int]:
    """Return why there was no answer, in the order in which it happened, and how many checks were not asked any more.

    Answers that differ in a number or a value alone have one cause.
    """
    causes: dict[str, list[Record]] = {}
    kinds: dict[tuple[str, str], str] = {}
    not_asked = 0
    found = [record for record in failures if record.verdict in NO_ANSWER]
    for record in sorted(found, key=lambda record: record.language != language):
        if is_aftermath(record):
            not_asked += 1
            continue
        place = (record.case, record.table)
        kind = kinds.setdefault(place, f"{record.verdict} {_VALUE.sub('…', record.actual)}")
        causes.setdefault(kind, []).append(record)
    return [Cause(tuple(records)) for records in causes.values()], not_asked


_VALUE = re.compile(r"""'[^']*'|"[^"]*"|“[^”]*”|\d+""")


def is_aftermath(record: Record) -> bool:
    """Say whether a check failed only since the engine is not asked any more."""
    words = words_in(record.language)
    for message, name in ((USED_UP, "restarts"), (TOO_LATE, "count")):
        begins, ends = words.say(message, **{name: "\0"}).split("\0")
        if re.search(re.escape(begins) + r"\S+" + re.escape(ends), record.actual):
            return True
    return False


def by_rule(failures: Iterable[Record], records: Iterable[Record]) -> list[Cause]:
    """Return failures by the rule that explains most of them, then the next of those that are left."""
    passing = Counter(rule for record in records if not fails(record) for rule in record.rules)
    left = [record for record in failures if record.verdict not in NO_ANSWER]
    causes = []
    while left:
        citing: dict[str, list[Record]] = defaultdict(list)
        for record in left:
            for rule in record.rules or ("",):
                citing[rule].append(record)
        rule = max(citing, key=lambda rule: _weight(rule, citing, passing))
        bets = {(record.language, record.subject) for record in citing[rule] if record.stakes}
        alike = [record for record in left if record.stakes and (record.language, record.subject) in bets]
        of_cause = {id(record) for record in (*citing[rule], *alike)}
        cited = sorted(citing[rule], key=nearness)
        others = [record for record in alike if rule not in record.rules]
        causes.append(Cause((*cited, *others), rule))
        left = [record for record in left if id(record) not in of_cause]
    return causes


def _weight(rule: str, citing: Mapping[str, Sequence[Record]], passing: Mapping[str, int]) -> tuple[Fraction, Fraction]:
    """Return how many failures cite a rule, less where checks that pass cite it too; failing coups before the rest."""
    count, coups = len(citing[rule]), sum(bool(record.deal) for record in citing[rule])
    share = Fraction(count, count + passing.get(rule, 0))
    return coups * share, count * share


def nearness(record: Record) -> tuple[int, int]:
    """Order failures so that the one nearest to the fault comes first: a bare coup, then one bet, then the rest."""
    return (len(record.stakes) if record.deal else 99, len(record.rules))
