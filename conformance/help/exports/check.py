"""Whether an export is still right: current, stale or altered, and what in it is not as it should be.

Current: it says what the rules say today. Stale: it is as it was made, and the rules have changed since, or the words
for them. Altered: it, or its stamp, was changed after it was made, or it stands where no reader sees it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path
from typing import Literal

import msgspec

from conformance.errors import N_, BaccaratError
from conformance.help.exports.export import Export, Exporter
from conformance.help.exports.markdown import START
from conformance.help.exports.reading import Piece, Reading, read_html, read_json, read_markdown
from conformance.help.exports.stamp import Form, Stamp, read_stamp

Verdict = Literal["current", "stale", "altered"]
Kind = Literal["changed", "added", "missing"]
Reason = Literal["no-stamp", "edited-stamp", "hidden", "copy"]
LARGEST = 4 * 1024 * 1024
"""Bytes of a file that can be an export with a page around it; an export is a tenth of that."""
_MOST_PAIRED = 400
"""Pieces of a stretch that are paired one by one where it differs; of a longer one the ends are."""


class Change(msgspec.Struct, frozen=True):
    """Something that reads otherwise than the rules say today: where, on which rules it rests, what stands there."""

    kind: Kind
    section: str
    rules: tuple[str, ...] = ()
    found: str | None = None
    wanted: str | None = None


class Checked(msgspec.Struct, frozen=True):
    """What became of an export.

    `reasons` say what is wrong with the whole of it; `changed_rules` are those that it does not state as they are
    today; `changes` where it reads otherwise than today.
    """

    verdict: Verdict
    form: Form | None
    stamp: Stamp | None = None
    reasons: tuple[Reason, ...] = ()
    table_gone: bool = False
    changed_rules: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()


def check_file(path: Path, exporter: Exporter) -> tuple[Checked, ...]:
    """Check the exports in a file. Raises BaccaratError when it cannot be read or holds none."""
    try:
        if not path.is_file() and path.exists():
            raise BaccaratError(N_("is not a file; name a file that baccarat help export wrote"))
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BaccaratError(N_("cannot be read ({reason}); name a file that exists"), reason=reason) from None
    if len(content) > LARGEST:
        raise BaccaratError(
            N_("is larger than {megabytes} MB, as no export is; name a file that baccarat help export wrote"),
            megabytes=LARGEST // 1024**2,
        )
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise BaccaratError(N_("is not text in UTF-8; name a file that baccarat help export wrote")) from None
    return check(text, exporter)


def check(text: str, exporter: Exporter) -> tuple[Checked, ...]:
    """Check the exports in a text, whatever stands around them. Raises BaccaratError when there is none."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if text.lstrip().startswith("{"):
        found = read_json(text)
        if found is not None:
            return (_checked(found, "json", exporter),)
    page = read_html(text)
    if page.fragments:
        checked = tuple(_checked(fragment, "html", exporter) for fragment in page.fragments)
        return tuple(_because(one, "copy") for one in checked) if page.unmarked else checked
    if page.unmarked or 'class="baccarat-help"' in text:
        return (Checked("altered", "html", reasons=("no-stamp",)),)
    found = None if _in_markup(text) else read_markdown(text)
    if found is None:
        raise BaccaratError(N_("is not an export; name a file that baccarat help export wrote"))
    return (_checked(found, "markdown", exporter),)


def _in_markup(text: str) -> bool:
    """Say whether what looks like Markdown stands in a script or the like, where no reader sees it."""
    before = text.partition(f"{START} ")[0]
    return (
        re.search(r"<(?:script|style|template|textarea|noscript|!doctype|html|body)\b", before, re.IGNORECASE)
        is not None
    )


def _checked(found: Reading, form: Form, exporter: Exporter) -> Checked:
    if found.stamp is None:
        return Checked("altered", form, reasons=("no-stamp",))
    stamp = read_stamp(found.stamp)
    if stamp is None:
        return Checked("altered", form, reasons=("edited-stamp",))
    known = stamp.table in exporter.rules.tables
    today = exporter.export(stamp.order, stamp.made, stamp.version, stamp.dated) if known else None
    rules = () if today is None else _changed_rules(stamp, today)
    changes = () if today is None else tuple(_changes(found, today))
    if not stamp.sealed or stamp.form != form:
        return Checked("altered", form, stamp, ("edited-stamp",), not known, rules, changes)
    whole = found.digest == stamp.content
    right = today is not None and found.digest == today.reading.digest
    verdict: Verdict = "current" if right else "stale" if whole else "altered"
    checked = Checked(verdict, form, stamp, (), not known, () if right else rules, () if right else changes)
    return _because(checked, "hidden") if found.hidden else checked


def _because(checked: Checked, reason: Reason) -> Checked:
    return msgspec.structs.replace(checked, verdict="altered", reasons=(*checked.reasons, reason))


def _changed_rules(stamp: Stamp, today: Export) -> tuple[str, ...]:
    """Return the rules of which the export does not say what it would say today, in order."""
    own, now = stamp.statements, today.stamp.statements
    return tuple(rule for rule in dict.fromkeys([*now, *own]) if own.get(rule) != now.get(rule))


def _changes(found: Reading, today: Export) -> Iterator[Change]:
    """Yield where an export reads otherwise than it would today."""
    own, wanted = found.pieces, today.reading.pieces
    matcher = SequenceMatcher(None, [one.written for one in own], [one.written for one in wanted], autojunk=False)
    for kind, first, last, start, end in matcher.get_opcodes():
        if kind == "equal":
            continue
        both = min(last - first, end - start, _MOST_PAIRED)
        for at in range(both):
            yield _change("changed", own[first + at], wanted[start + at])
        yield from (_change("added", piece, None) for piece in own[first + both : last])
        yield from (_change("missing", None, piece) for piece in wanted[start + both : end])


def _change(kind: Kind, found: Piece | None, wanted: Piece | None) -> Change:
    section = (wanted or found or Piece("", (), "", "")).section
    rules = tuple(dict.fromkeys([*(wanted.rules if wanted else ()), *(found.rules if found else ())]))
    return Change(kind, section, rules, found.text if found else None, wanted.text if wanted else None)
