"""What `baccarat help check` says of an export, for people and as data."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from conformance.errors import N_, BaccaratError
from conformance.help.exports.check import Change, Checked
from conformance.places import spec_digest
from conformance.words import Words

MOST_CHANGES = 20
"""Changes of a file that are listed; the JSON has all of them."""
MOST_LETTERS = 120
"""Letters of a text that are shown."""

_VERDICTS = {"current": N_("current"), "stale": N_("stale"), "altered": N_("altered")}
_REASONS = {
    "no-stamp": N_("Its stamp is missing, so its source is unknown; export it again."),
    "edited-stamp": N_("Its stamp was edited, so its content cannot be trusted; export it again."),
    "hidden": N_("It is hidden from readers."),
    "copy": N_("It is surrounded by a copy of itself without a stamp."),
}


def lines(file: str, checked: Checked, words: Words) -> Iterator[str]:
    """Yield the verdict on an export, and under it what there is to say."""
    yield f"{file}: {words.say(_VERDICTS[checked.verdict])}{_made(checked)}"
    yield from (f"  {sentence}" for sentence in _sentences(checked, words))
    shown = list(islice(checked.changes, MOST_CHANGES))
    yield from (f"  {_described(change, words)}" for change in shown)
    if left := len(checked.changes) - len(shown):
        yield "  " + words.say(N_("… and {left} more"), left=left)


def as_data(file: str, checked: Checked | BaccaratError, words: Words) -> dict[str, object]:
    """Return what there is to say of an export as plain data."""
    if isinstance(checked, BaccaratError):
        return {"file": file, "verdict": "unreadable", "reason": words.tell(checked)}
    stamp = checked.stamp
    return {
        "file": file,
        "verdict": checked.verdict,
        "format": checked.form,
        "reasons": list(checked.reasons),
        "table": stamp and stamp.table,
        "part": stamp and stamp.part,
        "language": stamp and stamp.language,
        "version": stamp and stamp.version,
        "rules": stamp and stamp.rules,
        "made": stamp and stamp.made.isoformat(),
        "changed_rules": list(checked.changed_rules),
        "changes": msgspec.to_builtins(checked.changes),
    }


def _made(checked: Checked) -> str:
    stamp = checked.stamp
    if stamp is None or "edited-stamp" in checked.reasons:
        return ""
    part = "" if stamp.part == "all" else f", {stamp.part}"
    return f" ({stamp.table}{part}, {stamp.language}, {stamp.form}; {stamp.version}, {stamp.rules[:16]}, {stamp.made})"


def _sentences(checked: Checked, words: Words) -> Iterator[str]:
    yield from (words.say(_REASONS[reason]) for reason in checked.reasons)
    stamp = checked.stamp
    if stamp is None:
        return
    if checked.table_gone:
        yield words.say(N_("The rules have no table {table} any more."), table=stamp.table)
    if checked.changed_rules:
        message = N_("These rules have changed since the export: {rules}")
        yield words.say(message, rules=", ".join(checked.changed_rules))
    elif checked.verdict == "stale" and not checked.table_gone:
        yield words.say(N_("Its rules are unchanged; other words or values have changed since."))
    elif checked.verdict == "current" and stamp.rules != spec_digest():
        yield words.say(N_("The rules have changed since the export, but nothing in it has."))


def _described(change: Change, words: Words) -> str:
    where = ", ".join(part for part in (change.section, " ".join(change.rules)) if part) or "–"
    found, wanted = (_cut(text) for text in (change.found, change.wanted))
    messages = {
        "changed": N_("{where}: it has “{found}”, the rules say “{wanted}”"),
        "added": N_("{where}: it has “{found}”, which the rules do not say"),
        "missing": N_("{where}: “{wanted}” is missing"),
    }
    message = messages[change.kind]
    if change.kind == "changed" and found == wanted:
        message = N_("{where}: the markup of “{found}” is another one")
    return words.say(message, where=where, found=found, wanted=wanted)


def _cut(text: str | None) -> str:
    text = " ".join((text or "").split())
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}…"
