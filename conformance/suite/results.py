"""What one check of an engine came to: a scenario, or a generated check, at one table."""

from __future__ import annotations

import msgspec

from conformance.words import Language


class Record(msgspec.Struct, frozen=True):
    """What one case at one table came to.

    `verdict` is passed, failed, rejected, unsupported, crashed, timed-out or protocol-error.
    `asked` says whether anything was asked of the engine.
    The rest is there when it did not pass, in the case's language.
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


def told(record: Record) -> str:
    """Tell a failure in a line, for whoever runs plain pytest."""
    rules = ", ".join(record.rules)
    return f"{record.table}: {rules}: {record.subject}: {record.expected} ≠ {record.actual} [{record.step}]"
