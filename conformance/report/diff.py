"""What changed between two reports, and several engines side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from conformance.report.model import NOT_RUN, Check, Report
from conformance.words import Language

Change = Literal["appeared", "changed", "fixed", "gone"]
CHANGES: tuple[Change, ...] = ("appeared", "changed", "fixed", "gone")
_Key = tuple[str, Language, str]


class Changed(msgspec.Struct, frozen=True):
    """A scenario that changed in one way in one language, at several tables; `before` and `after` tell how."""

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
    """
    old, new = _by_key(before), _by_key(after)
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


def _by_key(report: Report) -> dict[_Key, Check]:
    """Return the checks that ran."""
    return {(c.case, c.language, c.table): c for c in report.checks if c.verdict not in NOT_RUN}


def _change(was: Check | None, is_now: Check | None) -> Change | None:
    if is_now is None:
        return "gone"
    if not is_now.failed:
        return "fixed" if was is not None and was.failed else None
    if was is None or not was.failed:
        return "appeared"
    return "changed" if _fault(was) != _fault(is_now) else None


def _fault(check: Check) -> tuple[object, ...]:
    failure = check.failure
    assert failure is not None
    return check.verdict, failure.step, failure.subject, failure.expected, failure.actual


def _told(check: Check | None) -> str:
    if check is None or check.failure is None:
        return ""
    return f"{check.failure.subject}: {check.failure.expected} ≠ {check.failure.actual}"


class Compared(msgspec.Struct, frozen=True):
    """What several engines made of one rule: passed, failed and not run, for each engine in order."""

    rule: str
    counts: tuple[tuple[int, int, int], ...]

    @property
    def differs(self) -> bool:
        """Whether the engines did not fare alike."""
        return len(set(self.counts)) > 1


def compare(reports: Sequence[Report]) -> list[Compared]:
    """Return what each engine made of each rule; the rules where engines differ come first."""
    rules = dict.fromkeys(info.id for report in reports for info in report.rules)
    counted = [_by_rule(report) for report in reports]
    rows = [Compared(rule, tuple(counts.get(rule, (0, 0, 0)) for counts in counted)) for rule in rules]
    return sorted(rows, key=lambda row: not row.differs)


def _by_rule(report: Report) -> dict[str, tuple[int, int, int]]:
    found: dict[str, list[int]] = {}
    for check in report.checks:
        column = 0 if check.verdict == "passed" else 1 if check.failed else 2
        for rule in check.rules:
            found.setdefault(rule, [0, 0, 0])[column] += 1
    return {rule: (counts[0], counts[1], counts[2]) for rule, counts in found.items()}


def grounds(reports: Sequence[Report]) -> Iterator[str]:
    """Yield in which respects the reports do not rest on the same ground: `suite`, `rules`, `selection`."""
    for name, values in (
        ("suite", {report.suite.version for report in reports}),
        ("rules", {report.suite.spec_digest for report in reports}),
        ("selection", {report.selection for report in reports}),
    ):
        if len(values) > 1:
            yield name
