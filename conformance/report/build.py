"""From the outcome of a run to its report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import cast

import msgspec

from conformance import __version__
from conformance.places import spec_digest
from conformance.report.console import reproduce
from conformance.report.known import Known, standing_of
from conformance.report.markup import clean
from conformance.report.model import (
    FORMAT,
    Basis,
    Check,
    Chosen,
    ClaimInfo,
    Count,
    DiagnosisInfo,
    EngineInfo,
    ExchangeInfo,
    Failure,
    GeneratedInfo,
    LackInfo,
    LanguageInfo,
    Report,
    RuleInfo,
    SuiteInfo,
    SweepInfo,
    TableInfo,
    UnexecutedInfo,
)
from conformance.rulebook import Rulebook
from conformance.suite.results import NOT_HELD, Record, Verdict
from conformance.suite.run import Outcome, Selection
from conformance.suite.verdict import Lack
from conformance.words import Language
from conformance.words.outcomes import OF_THE_RULES
from conformance.words.rules import rule_text, table_name


def _engine(outcome: Outcome, selection: Selection) -> EngineInfo:
    about = outcome.engine
    return EngineInfo(clean(selection.engine), clean(about.name), clean(about.version), clean(about.language))


def build(
    outcome: Outcome,
    selection: Selection,
    rules: Rulebook,
    known: Known,
    language: Language,
    started: datetime,
    *,
    diagnosis: tuple[DiagnosisInfo, ...] = (),
    sweep: SweepInfo | None = None,
) -> Report:
    """Return the report of a run, in one language; `sweep` gives the result of the sweep, where there was one."""
    complete = outcome.complete and not outcome.broken
    entries = known.judged(outcome.records, complete=complete)
    checks = tuple(_check(record, selection, rules, known) for record in outcome.records)
    cited = {rule for check in checks for rule in check.rules}
    seen = {check.table for check in checks} | {table.table for table in (sweep.tables if sweep else ())}
    languages = selection.chosen_languages if selection.scenarios else ()
    found = standing_of(outcome, selection, rules, known)
    return Report(
        format=FORMAT,
        suite=SuiteInfo("baccarat-conformance", __version__, spec_digest()),
        engine=_engine(outcome, selection),
        language=language,
        selection=Chosen(selection.tables, languages, selection.rules, selection.strict),
        started=started,
        finished=datetime.now(UTC),
        verdict=found.overall,
        counts=tuple(_counts(checks, selection, rules)),
        tables=tuple(TableInfo(id_, table_name(rules.tables[id_], language)) for id_ in rules.tables if id_ in seen),
        rules=tuple(RuleInfo(id_, rule_text(rule, language)) for id_, rule in rules.rules.items() if id_ in cited),
        checks=checks,
        known=entries,
        broken=tuple(map(clean, outcome.broken)),
        complete=complete,
        diagnosis=diagnosis,
        lack=_lack(found.lack) if complete else LackInfo(),
        generated=tuple(_generated(outcome.records, rules)),
        sweep=sweep,
    )


def _lack(lack: Lack) -> LackInfo:
    unexecuted = tuple(UnexecutedInfo(rule, table) for rule, table in lack.unexecuted)
    languages = tuple(LanguageInfo(*msgspec.structs.astuple(found)) for found in lack.languages)
    return LackInfo(
        lack.scenarios,
        lack.checks,
        lack.of_checks,
        lack.rules_chosen,
        lack.generated,
        unexecuted,
        lack.sweep,
        languages,
    )


def _generated(records: Sequence[Record], rules: Rulebook) -> Iterator[GeneratedInfo]:
    for table in rules.tables:
        here = [record for record in records if record.is_generated and record.table == table]
        if here:
            verdicts = Counter(cast(Verdict, record.verdict) for record in here)
            yield GeneratedInfo(table, dict(verdicts), sum(record.count for record in here))


def _counts(checks: Sequence[Check], selection: Selection, rules: Rulebook) -> list[Count]:
    verdicts = Counter((check.table, check.language, check.verdict) for check in checks if not check.is_generated)
    known = Counter((check.table, check.language) for check in checks if check.known and not check.is_generated)
    counts = []
    for table in rules.tables:
        for language in selection.chosen_languages:
            here = {v: n for (at, tested, v), n in verdicts.items() if (at, tested) == (table, language)}
            if here:
                counts.append(Count(table, language, here, known[table, language]))
    return counts


def _check(record: Record, selection: Selection, rules: Rulebook, known: Known) -> Check:
    verdict = cast(Verdict, record.verdict)
    if verdict in ("passed", OF_THE_RULES):
        return Check(record.case, record.table, record.language, record.rules, verdict)
    failure = Failure(
        file=record.file,
        line=record.line,
        name=record.name,
        step=record.step,
        subject=record.subject,
        expected=record.expected,
        actual=clean(record.actual),
        basis=tuple(basis_of(rule_id, record.table, record.language, rules) for rule_id in record.rules),
        reproduce=reproduce(record, selection),
        deal=tuple(record.deal.split()),
        stakes=record.stakes,
        round=record.round,
        requests=tuple(map(clean, record.requests)),
        transcript=tuple(ExchangeInfo(clean(request), clean(answer)) for request, answer in record.transcript),
    )
    reason = "" if verdict in NOT_HELD else known.reason(record)
    return Check(record.case, record.table, record.language, record.rules, verdict, reason, failure)


def basis_of(rule_id: str, table: str, language: Language, rules: Rulebook) -> Basis:
    """Return a rule, and the claims that support it in the pages that publish a table."""
    rule = rules.rules[rule_id]
    claims = tuple(
        ClaimInfo(claim.document, claim.line, claim.id)
        for claim in rules.basis(rule_id)
        if table in rules.documents[claim.document].tables
    )
    return Basis(rule_id, rule.place, rule_text(rule, language), claims)
