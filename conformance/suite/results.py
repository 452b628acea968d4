"""What one check of an engine came to: a scenario, or a generated check, at one table."""

from __future__ import annotations

from typing import Literal

import msgspec

from conformance.cards import write_codes
from conformance.suite.cases import Case
from conformance.suite.transcript import Transcript
from conformance.suite.world import CoupUnderTest, Mismatch
from conformance.words import Language, words_in
from conformance.words.outcomes import OF_THE_RULES, fault_text

Verdict = Literal[
    "passed",
    "failed",
    "rejected",
    "unsupported",
    "crashed",
    "timed-out",
    "protocol-error",
    "not-run",
    "of-the-rules",
]
NOT_RUN: tuple[Verdict, ...] = ("unsupported", "not-run")
"""The verdicts of what an engine was not tested on; they count neither as passed nor as failed."""
NOT_HELD: tuple[Verdict, ...] = (*NOT_RUN, OF_THE_RULES)
"""The verdicts of what says nothing against an engine and nothing for it."""
GENERATED = "generated/"
"""How the case of a generated check begins, before its kind."""


class Record(msgspec.Struct, frozen=True):
    """What one case at one table came to.

    `verdict` is passed, failed, rejected, unsupported, crashed, timed-out or protocol-error.
    `asked` says whether anything was asked of the engine.
    A generated check that passed has the rules that it executed, and every one has the `seed` that made it and the
    `count` of coups and events that it asked for.
    The rest is there when it did not pass, in the case's language; `requests` are the JSON lines of what has to be
    asked for that, the failing one last. `alone` is false where a scenario fails only after requests of earlier ones,
    which then are among them.
    """

    case: str
    language: Language
    table: str
    rules: tuple[str, ...]
    verdict: str = "passed"
    asked: bool = True
    file: str = ""
    line: int = 0
    name: str = ""
    step: str = ""
    subject: str = ""
    expected: str = ""
    actual: str = ""
    deal: str = ""
    stakes: dict[str, str] = {}
    round: int = 1
    transcript: tuple[tuple[str, str], ...] = ()
    requests: tuple[str, ...] = ()
    alone: bool = True
    seed: int = 0
    count: int = 0

    @property
    def is_generated(self) -> bool:
        """Whether the check was generated, and no one wrote a scenario for it."""
        return self.case.startswith(GENERATED)


class Swept(msgspec.Struct, frozen=True):
    """What a sweep came to at one table: how many deals were asked, and how many of them failed.

    It is whole when every deal there is was asked, and they showed all that there is to show at the table.
    """

    table: str
    asked: int
    failed: int
    whole: bool


def fails(record: Record) -> bool:
    """Say whether an engine was tested by a check and did not pass it."""
    return record.verdict != "passed" and record.verdict not in NOT_HELD


def record_of(case: Case, coup: CoupUnderTest, heard: Transcript) -> Record:
    """Return what a case came to at one table, in the case's language."""
    fault = coup.fault
    tried = coup.tried
    where = coup.table if tried is None else tried.table
    record = Record(case.key, case.language, coup.table, case.rules, asked=heard.any_at(where))
    if fault is None:
        return record
    words = words_in(case.language)
    if isinstance(fault, Mismatch):
        verdict, subject, expected, actual = "failed", fault.subject, fault.expected, fault.actual
    else:
        verdict, subject, expected = fault.verdict, words.say("The engine"), words.say("an answer")
        actual = fault_text(fault.verdict, fault.detail, case.language)
    return msgspec.structs.replace(
        record,
        verdict=verdict,
        file=case.file,
        line=case.line,
        name=case.name,
        step=coup.step,
        subject=subject,
        expected=expected,
        actual=actual,
        deal="" if tried is None else write_codes(tried.deal),
        stakes={} if tried is None else tried.stakes,
        round=1 if tried is None else tried.round,
        transcript=heard.at(where),
        requests=heard.requests(),
    )


def one_line(record: Record) -> str:
    """Return a failure in one line, as pytest prints it."""
    rules = ", ".join(record.rules)
    return f"{record.table}: {rules}: {record.subject}: {record.expected} ≠ {record.actual} [{record.step}]"
