"""Known failures: rules whose failures are accepted until a date, with a reason and a link.

Only a check that failed can be known: a crash, a time-out, a protocol error or a refusal to play hides what it is of.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import msgspec

from conformance.errors import SpecError
from conformance.report.model import KnownInfo, KnownState
from conformance.rulebook import Rulebook
from conformance.rulebook.reading import listed, read_toml, shape
from conformance.suite.results import Record, fails
from conformance.suite.run import Outcome, Selection
from conformance.suite.verdict import Standing, standing
from conformance.words import LANGUAGES, Language, Words


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule whose failures are known, where, why, and up to and including which day."""

    rule: str
    reason: str
    link: str
    expires: date
    tables: tuple[str, ...] = ()
    languages: tuple[Language, ...] = ()

    def covers(self, record: Record) -> bool:
        """Say whether a record is of a scenario that cites the rule, at a table and in a language of the entry."""
        return (
            self.rule in record.rules
            and (not self.tables or record.table in self.tables)
            and (not self.languages or record.language in self.languages)
        )


class _File(msgspec.Struct, forbid_unknown_fields=True):
    known: tuple[Entry, ...]


class Known(msgspec.Struct, frozen=True):
    """The entries of a file, judged on one day."""

    entries: tuple[Entry, ...] = ()
    today: date = date.max

    def reason(self, record: Record) -> str:
        """Return why a failure is known, or nothing when it is not, or when its entry has expired."""
        if record.verdict != "failed":
            return ""
        return next((e.reason for e in self.entries if e.covers(record) and e.expires >= self.today), "")

    def judged(self, records: Sequence[Record], *, complete: bool = True) -> tuple[KnownInfo, ...]:
        """Return each entry with what a run says of it. An incomplete run finds no unexpected pass."""
        return tuple(self._judge(entry, records, complete=complete) for entry in self.entries)

    def _judge(self, entry: Entry, records: Sequence[Record], *, complete: bool) -> KnownInfo:
        covered = [record for record in records if entry.covers(record)]
        state: KnownState = "not-run"
        if entry.expires < self.today:
            state = "expired"
        elif any(fails(record) for record in covered):
            state = "holds"
        elif complete and any(record.verdict == "passed" for record in covered):
            state = "unexpected-pass"
        return KnownInfo(
            entry.rule,
            entry.reason,
            entry.link,
            entry.expires.isoformat(),
            state,
            tables=entry.tables,
            languages=entry.languages,
        )


def read_known(path: Path, rules: Rulebook, today: date) -> Known:
    """Read a file of known failures. Raises SpecError at the first mistake, naming the file, the key and a fix.

    Each `[[known]]` has a rule, a reason, a link and a day; `tables` and `languages` narrow it.
    """
    name = str(path)
    entries = shape(read_toml(path, name), _File, name).known
    seen: set[tuple[object, ...]] = set()
    for at, entry in enumerate(entries):
        key = f"known[{at}]"
        if entry.rule not in rules.rules:
            raise SpecError(name, f"{key}.rule", f'"{entry.rule}" is not a rule', "see baccarat rules")
        if not entry.reason.strip():
            raise SpecError(name, f"{key}.reason", f"{entry.rule} has no reason", "say why its failure is accepted")
        if not entry.link.startswith(("https://", "http://")):
            problem = f'"{entry.link}" is not an address'
            raise SpecError(name, f"{key}.link", problem, "write where it is followed up, as in https://…")
        for table in entry.tables:
            if table not in rules.tables:
                fix = f"write one of {listed(rules.tables)}"
                raise SpecError(name, f"{key}.tables", f'"{table}" is not a table', fix)
        for language in entry.languages:
            if language not in LANGUAGES:
                fix = f"write one of {listed(LANGUAGES)}"
                raise SpecError(name, f"{key}.languages", f'"{language}" is not a language', fix)
        if (identity := (entry.rule, entry.tables, entry.languages)) in seen:
            raise SpecError(name, key, f"{entry.rule} is listed twice", "remove one")
        seen.add(identity)
    return Known(entries, today)


def standing_of(outcome: Outcome, selection: Selection, rules: Rulebook, known: Known) -> Standing:
    """Return what a run comes to with the failures that are known."""
    complete = outcome.complete and not outcome.broken
    return standing(
        outcome.records,
        selection,
        rules,
        is_known=lambda record: bool(known.reason(record)),
        tolerable=tolerable(known.judged(outcome.records, complete=complete)),
        complete=complete,
        sweep=outcome.sweep,
    )


def sentence(entry: KnownInfo, words: Words) -> str:
    """Say what a run makes of an entry."""
    if entry.state == "holds":
        return words.say(
            "{rule} is known to fail, up to {day}: {reason}", rule=entry.rule, day=entry.expires, reason=entry.reason
        )
    if entry.state == "unexpected-pass":
        return words.say("{rule} is listed as a known failure and passes now; remove its entry", rule=entry.rule)
    if entry.state == "expired":
        return words.say(
            "{rule} was a known failure until {day}, and the entry has expired; fix the failure, or set a new date",
            rule=entry.rule,
            day=entry.expires,
        )
    return words.say("{rule} is listed as a known failure, and no scenario of it ran", rule=entry.rule)


def tolerable(entries: Sequence[KnownInfo]) -> bool:
    """Say whether no entry fails the run."""
    return all(entry.state in ("holds", "not-run") for entry in entries)
