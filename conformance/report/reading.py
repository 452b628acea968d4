"""Reports read from disk, which nothing vouches for: one that cannot be of a run is refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from conformance.errors import N_, BaccaratError, Term, foreign
from conformance.places import spec_digest
from conformance.report.model import FORMAT, JSON_FILE, Report
from conformance.rulebook import Rulebook
from conformance.suite.generated import ALL
from conformance.suite.results import GENERATED
from conformance.words import LANGUAGES

MOST_SAID = 200
"""Characters that are shown of what is wrong with a file."""

_TABLE, _RULE, _BET, _LANGUAGE = N_("table"), N_("rule"), N_("bet"), N_("language")
_KIND = N_("kind of generated check")


class _Head(msgspec.Struct):
    format: object = None


def read_report(path: Path, rules: Rulebook) -> Report:
    """Read a complete report from its folder or its file.

    Raises BaccaratError when there is none, when it has another format, when its run did not reach its end, or when it
    names a table, a rule, a bet or a kind of check that does not exist.
    """
    file = path / JSON_FILE if path.is_dir() else path
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BaccaratError(
            N_("{file} cannot be read ({reason}); name a folder that baccarat verify --report wrote"),
            file=file,
            reason=error.strerror,
        ) from None
    try:
        report = _decoded(content, file)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BaccaratError(
            N_("{file} is not a report ({reason}); name a folder that baccarat verify --report wrote"),
            file=file,
            reason=foreign(str(error), MOST_SAID),
        ) from None
    if not report.complete:
        raise BaccaratError(N_("{file} is of an incomplete run; run it again"), file=file)
    for what, name in _unknown(report, rules):
        raise BaccaratError(
            N_(
                "{file} is not a report of a run: there is no {what} {name}; write it again with baccarat verify "
                "--report"
            ),
            file=file,
            what=Term(what),
            name=foreign(name, MOST_SAID),
        )
    return report


def _decoded(content: bytes, file: Path) -> Report:
    """Return the report that a file holds. Raises BaccaratError when it has another format."""
    head = msgspec.json.decode(content, type=_Head)
    if head.format != FORMAT and isinstance(head.format, int):
        raise BaccaratError(
            N_("{file} has the report format {found}, and this command reads {format}; write it again"),
            file=file,
            found=head.format,
            format=FORMAT,
        )
    if head.format is None:
        raise BaccaratError(
            N_("{file} names no report format, and this command reads {format}; write it again with baccarat verify"),
            file=file,
            format=FORMAT,
        )
    return msgspec.json.decode(content, type=Report)


def _unknown(report: Report, rules: Rulebook) -> Iterator[tuple[str, str]]:
    """Yield what a report names that does not exist; of other rules than these, what it does not list itself."""
    tables, known = {table.id for table in report.tables}, {rule.id for rule in report.rules}
    others: list[tuple[str, str]] = []
    if report.suite.spec_digest == spec_digest():
        tables, known = set(rules.tables), set(rules.rules)
        others = [*_unknown_bets(report, rules), *_unknown_kinds(report)]
    yield from ((_TABLE, table) for table in _tables(report) if table not in tables)
    yield from ((_RULE, rule) for check in report.checks for rule in check.rules if rule not in known)
    spoken = (report.language, *(check.language for check in report.checks))
    yield from ((_LANGUAGE, language) for language in spoken if language not in LANGUAGES)
    yield from others


def _unknown_bets(report: Report, rules: Rulebook) -> Iterator[tuple[str, str]]:
    for table in report.sweep.tables if report.sweep else ():
        offers = rules.tables[table.table].offers if table.table in rules.tables else ()
        yield from ((_BET, bet) for failure in table.failures for bet in failure.stakes if bet not in offers)


def _unknown_kinds(report: Report) -> Iterator[tuple[str, str]]:
    kinds = {kind.id for kind in ALL}
    named = (check.case.removeprefix(GENERATED) for check in report.checks if check.is_generated)
    yield from ((_KIND, kind) for kind in named if kind not in kinds)


def _tables(report: Report) -> Iterator[str]:
    yield from (table.id for table in report.tables)
    yield from (check.table for check in report.checks)
    yield from (count.table for count in report.counts)
    yield from (info.table for info in report.generated)
    yield from (item.table for item in report.diagnosis)
    yield from (swept.table for swept in (report.sweep.tables if report.sweep else ()))
