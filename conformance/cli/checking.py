"""What `baccarat help check` says of an export, for people and as data."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from conformance.errors import N_, BaccaratError
from conformance.help.exports.check import Change, Checked
from conformance.help.exports.export import today
from conformance.words import Words

MOST_CHANGES = 20
"""Changes of a file that are told; the JSON has all of them."""
MOST_LETTERS = 120
"""Letters of a text that are told."""

_VERDICTS = {"current": N_("current"), "stale": N_("stale"), "altered": N_("altered")}
_STAMPS = {
    "missing": N_("Its stamp is missing, so nothing shows what it was made from; export it anew."),
    "edited": N_("Its stamp was edited, so nothing that it says is certain; export it anew."),
}


def lines(file: str, checked: Checked, words: Words) -> Iterator[str]:
    """Yield the verdict on a file, and under it what there is to say."""
    yield f"{file}: {words.say(_VERDICTS[checked.verdict])}{_made(checked)}"
    yield from (f"  {sentence}" for sentence in _sentences(checked, words))
    told = list(islice(checked.changes, MOST_CHANGES))
    yield from (f"  {_told(change, checked, words)}" for change in told)
    if left := len(checked.changes) - len(told):
        yield "  " + words.say(N_("… and {left} more changes"), left=left)


def as_data(file: str, checked: Checked | BaccaratError, words: Words) -> dict[str, object]:
    """Return what there is to say of a file as plain data."""
    if isinstance(checked, BaccaratError):
        return {"file": file, "verdict": "unreadable", "reason": words.tell(checked)}
    stamp = checked.stamp
    return {
        "file": file,
        "verdict": checked.verdict,
        "format": checked.form,
        "stamp": checked.stamp_state,
        "table": stamp and stamp.table,
        "language": stamp and stamp.language,
        "version": stamp and stamp.version,
        "rules": stamp and stamp.rules,
        "made": stamp and stamp.made.isoformat(),
        "changed_rules": list(checked.changed_rules),
        "changes": msgspec.to_builtins(checked.changes),
    }


def _made(checked: Checked) -> str:
    stamp = checked.stamp
    if stamp is None or checked.stamp_state != "whole":
        return ""
    return f" ({stamp.table}, {stamp.language}, {stamp.form}; {stamp.version}, {stamp.rules[:16]}, {stamp.made})"


def _sentences(checked: Checked, words: Words) -> Iterator[str]:
    stamp = checked.stamp
    if checked.stamp_state != "whole":
        yield words.say(_STAMPS[checked.stamp_state])
        return
    assert stamp is not None
    same = stamp.rules == today(stamp.made).rules
    if checked.table_gone:
        yield words.say(N_("The rules have no table {table} any more."), table=stamp.table)
    if checked.changed_rules:
        message = N_("What it says of these rules has changed since: {rules}")
        yield words.say(message, rules=", ".join(checked.changed_rules))
    elif checked.verdict == "stale" and not checked.table_gone:
        yield words.say(N_("It says the same of every rule; other words or values have changed since."))
    elif checked.verdict == "current" and not same:
        yield words.say(N_("The rules have changed since it was made, but nothing that it says."))
    if checked.verdict == "altered" and not checked.changes:
        yield words.say(N_("What it says stands in another order than it was made."))


def _told(change: Change, checked: Checked, words: Words) -> str:
    where = ", ".join(part for part in (change.section, " ".join(change.rules), change.place) if part)
    was, now = (_cut(text) for text in (change.was, change.now))
    if change.whole_section:
        gone, new = N_("{where}: the whole section is missing"), N_("{where}: the whole section is new")
        message = gone if change.kind == "missing" else new
        return words.say(message, where=where)
    if change.whole_example:
        gone, new = N_("{where}: the example “{was}” is gone"), N_("{where}: the example “{now}” is new today")
        message = gone if change.kind == "missing" else new
        return words.say(message, where=where, was=was, now=now)
    if checked.verdict == "stale":
        messages = {
            "changed": N_("{where}: was “{was}”, is “{now}” today"),
            "added": N_("{where}: “{now}” is new today"),
            "missing": N_("{where}: “{was}” is no longer so"),
        }
    else:
        messages = {
            "changed": N_("{where}: “{now}” stands where “{was}” was"),
            "added": N_("{where}: “{now}” was added"),
            "missing": N_("{where}: “{was}” is missing"),
        }
    message = messages[change.kind]
    if change.kind == "changed" and change.was is None:
        message = N_("{where}: “{now}” is not what was made")
    elif change.kind == "missing" and change.was is None:
        message = N_("{where}: something is missing")
    elif change.was == change.now:
        message = N_("{where}: the markup of “{now}” is another one")
    return words.say(message, where=where or "–", was=was, now=now)


def _cut(text: str | None) -> str:
    text = " ".join((text or "").split())
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}…"
