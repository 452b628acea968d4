"""What changed between two reports, and several engines side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec

from conformance.report.model import Check, Report, contrast
from conformance.suite.results import NOT_HELD
from conformance.words import Language
from conformance.words.outcomes import OF_THE_RULES

Change = Literal["appeared", "changed", "fixed", "gone"]
CHANGES: tuple[Change, ...] = ("appeared", "changed", "fixed", "gone")
_Key = tuple[str, Language, str]


SWEEP = "sweep"
"""Stands for the scenario where what ran is a sweep of a table."""


class _Ran(NamedTuple):
    """What ran: whether it failed, by what two failures are the same, and how it is reported."""

    failed: bool
    fault: tuple[object, ...]
    told: str


class Changed(msgspec.Struct, frozen=True):
    """A scenario that changed in one way in one language, at several tables; `before` and `after` describe how."""

    change: Change
    case: str
    language: Language
    tables: tuple[str, ...]
    before: str
    after: str


def diff(before: Report, after: Report) -> list[Changed]:
    """Return what changed from one report to another, by scenario, language and table.

    A failure appeared when the check did not fail before, changed when it fails otherwise, and is fixed when it
    passes; what ran before and does not run any more is gone. Known failures are failures.
    A sweep of a table is one check; it fails otherwise when other deals or bets are its first failures.
    """
    old, new = _by_key(before, after.language), _by_key(after, after.language)
    tables: dict[tuple[Change, str, Language, str, str], list[str]] = {}
    for key in dict.fromkeys([*new, *old]):
        was, is_now = old.get(key), new.get(key)
        change = _change(was, is_now)
        if change is not None:
            case, language, table = key
            tables.setdefault((change, case, language, _told(was), _told(is_now)), []).append(table)
    return [
        Changed(change, case, language, tuple(at), was, is_now)
        for (change, case, language, was, is_now), at in sorted(tables.items(), key=_order)
    ]


def _order(item: tuple[tuple[Change, str, Language, str, str], list[str]]) -> tuple[int, str, str]:
    (change, case, language, *_), _tables = item
    return CHANGES.index(change), language, case


def _by_key(report: Report, language: Language) -> dict[_Key, _Ran]:
    """Return what ran. A sweep is of no language; it is reported for the one given."""
    ran = {(c.case, c.language, c.table): _ran(c) for c in report.checks if c.verdict not in NOT_HELD}
    for table in report.sweep.tables if report.sweep is not None else ():
        if not table.unsupported:
            told = next((contrast(failure.differences[0]) for failure in table.failures), "")
            fault = tuple((failure.kind, failure.deal) for failure in table.failures)
            ran[SWEEP, language, table.table] = _Ran(bool(table.failed), fault, told)
    return ran


def _ran(check: Check) -> _Ran:
    failure = check.failure
    if failure is None:
        return _Ran(check.failed, (), "")
    fault = (check.verdict, failure.step, failure.subject, failure.expected, failure.actual)
    return _Ran(check.failed, fault, contrast(failure))


def _change(was: _Ran | None, is_now: _Ran | None) -> Change | None:
    if is_now is None:
        return "gone"
    if not is_now.failed:
        return "fixed" if was is not None and was.failed else None
    if was is None or not was.failed:
        return "appeared"
    return "changed" if was.fault != is_now.fault else None


def _told(ran: _Ran | None) -> str:
    return "" if ran is None else ran.told


class Compared(msgspec.Struct, frozen=True):
    """What several engines made of one rule: passed, failed and not run, for each engine in order."""

    rule: str
    counts: tuple[tuple[int, int, int], ...]

    @property
    def differs(self) -> bool:
        """Whether the engines did not fare alike."""
        return len(set(self.counts)) > 1


def compare(reports: Sequence[Report]) -> list[Compared]:
    """Return what each engine made of each rule, or of the deals of a sweep; where engines differ comes first."""
    counted = [_by_rule(report) for report in reports]
    rules = dict.fromkeys(info.id for report in reports for info in report.rules)
    rules |= dict.fromkeys(name for counts in counted for name in counts)
    rows = [Compared(rule, tuple(counts.get(rule, (0, 0, 0)) for counts in counted)) for rule in rules]
    return sorted(rows, key=lambda row: not row.differs)


def _by_rule(report: Report) -> dict[str, tuple[int, int, int]]:
    found: dict[str, list[int]] = {}
    for check in report.checks:
        if check.verdict == OF_THE_RULES:
            continue
        column = 0 if check.verdict == "passed" else 1 if check.failed else 2
        for rule in check.rules:
            found.setdefault(rule, [0, 0, 0])[column] += 1
    for table in report.sweep.tables if report.sweep is not None else ():
        found[f"{SWEEP} {table.table}"] = [table.asked - table.failed, table.failed, table.chosen - table.asked]
    return {rule: (counts[0], counts[1], counts[2]) for rule, counts in found.items()}


def grounds(reports: Sequence[Report]) -> Iterator[str]:
    """Yield in which respects the reports do not have the same basis: `suite`, `rules`, `selection`."""
    for name, values in (
        ("suite", {report.suite.version for report in reports}),
        ("rules", {report.suite.spec_digest for report in reports}),
        ("selection", {(report.selection, report.sweep is None) for report in reports}),
    ):
        if len(values) > 1:
            yield name
