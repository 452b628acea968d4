"""The failures of a report as people read them: one of each scenario, reported in the report's language."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from conformance.report.model import Basis, Check, ClaimInfo, Failure, Report
from conformance.suite.results import NOT_RUN
from conformance.words import Language


class Finding(msgspec.Struct, frozen=True):
    """A fault of one scenario, alike at several tables and in several languages.

    `check` is the one at the first table; `basis` has the claims of the pages of all the tables.
    """

    check: Check
    failure: Failure
    basis: tuple[Basis, ...]
    tables: tuple[str, ...]
    languages: tuple[Language, ...]


def findings(report: Report) -> dict[str, list[Finding]]:
    """Return the findings of each scenario that failed, the nearest to the fault first.

    What failed in several languages is reported in the report's own; what did not fail there, in another.
    """
    failed = [check for check in report.checks if check.failed]
    told = {_place(check): check for check in failed if check.language == report.language}
    languages: dict[tuple[str, str, Language], list[Language]] = {}
    for check in failed:
        teller = told.get(_place(check), check)
        teller = teller if _alike(teller, check) else check
        languages.setdefault((*_place(teller), teller.language), []).append(check.language)
    groups: dict[tuple[object, ...], list[Check]] = {}
    for check in failed:
        tellers = languages.get((*_place(check), check.language))
        if tellers:
            groups.setdefault((check.case, check.language, tuple(tellers), *_text(check)), []).append(check)
    found: dict[str, list[Finding]] = {}
    for key, checks in sorted(groups.items(), key=lambda item: _nearness(item[1][0])):
        first, tested = checks[0], key[2]
        assert first.failure is not None
        assert isinstance(tested, tuple)
        finding = Finding(first, first.failure, _basis(checks), tuple(check.table for check in checks), tested)
        found.setdefault(first.case, []).append(finding)
    return found


def _basis(checks: Sequence[Check]) -> tuple[Basis, ...]:
    """Return the rules that alike checks cite, each with the claims of all their tables in order of page and line."""
    claims: dict[str, set[ClaimInfo]] = {}
    rules: dict[str, Basis] = {}
    for check in checks:
        for basis in check.failure.basis if check.failure is not None else ():
            rules.setdefault(basis.rule, basis)
            claims.setdefault(basis.rule, set()).update(basis.claims)
    return tuple(
        msgspec.structs.replace(
            basis, claims=tuple(sorted(claims[rule], key=lambda claim: (claim.page, claim.line, claim.id)))
        )
        for rule, basis in rules.items()
    )


def not_run(report: Report) -> dict[tuple[str, str], list[str]]:
    """Return the scenarios that did not run, by table and by what the engine said, each once."""
    left: dict[tuple[str, str], dict[str, None]] = {}
    checks: Sequence[Check] = [check for check in report.checks if check.verdict in NOT_RUN]
    told = {_place(check) for check in checks if check.language == report.language}
    for check in checks:
        if check.language == report.language or _place(check) not in told:
            assert check.failure is not None
            left.setdefault((check.table, check.failure.actual), {})[check.case] = None
    return {key: list(cases) for key, cases in left.items()}


def _place(check: Check) -> tuple[str, str]:
    return check.case, check.table


def _alike(one: Check, other: Check) -> bool:
    """Say whether a scenario failed in two languages in the same way, as far as that shows without words."""
    assert one.failure is not None
    assert other.failure is not None
    return (one.verdict, one.known, one.failure.deal, one.failure.stakes) == (
        other.verdict,
        other.known,
        other.failure.deal,
        other.failure.stakes,
    )


def _text(check: Check) -> tuple[object, ...]:
    failure = check.failure
    assert failure is not None
    return check.verdict, check.known, failure.step, failure.subject, failure.expected, failure.actual


def _nearness(check: Check) -> tuple[bool, int, int]:
    """Order by nearness to the fault: what is not known, a bare coup, then one bet, then the rest."""
    failure = check.failure
    assert failure is not None
    return bool(check.known), len(failure.stakes) if failure.deal else 99, len(check.rules)
