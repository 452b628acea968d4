"""Whether an export is still right: current, stale or altered, and what in it is not as it should be.

Current: it is as it was made, and says what the rules say today. Stale: it is as it was made, and the rules have
changed since, or the words for them. Altered: it, or its stamp, was changed after it was made; whether the rules have
changed besides is told as far as the stamp allows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from conformance.errors import N_, BaccaratError
from conformance.help.exports.export import Export, Exporter
from conformance.help.exports.json_items import items
from conformance.help.exports.pieces import DIGITS, Piece, Reading, by_section, paired
from conformance.help.exports.reading import read
from conformance.help.exports.stamp import Form, Stamp, read_stamp

Verdict = Literal["current", "stale", "altered"]
Kind = Literal["changed", "added", "missing"]
StampState = Literal["whole", "missing", "edited"]
LARGEST = 4 * 1024 * 1024
"""Bytes of a file that can be an export with a page around it; an export is a tenth of that."""

_ANCHORS = re.compile(r"""\bid=["']?([A-Z0-9-]+)""")


class Change(msgspec.Struct, frozen=True):
    """Something that reads otherwise: where, on which rules it rests, what it was, and what it is now.

    Of what was altered the stamp has a digest alone: what it was is known where it stands there today as well.
    """

    kind: Kind
    section: str
    rules: tuple[str, ...] = ()
    place: str = ""
    was: str | None = None
    now: str | None = None
    whole_section: bool = False
    whole_example: bool = False


class Checked(msgspec.Struct, frozen=True):
    """What became of an export.

    `changed_rules` are those that it does not state as they are today; `changes` what was altered in it, or else what
    reads otherwise today.
    """

    verdict: Verdict
    form: Form | None
    stamp_state: StampState
    stamp: Stamp | None = None
    table_gone: bool = False
    changed_rules: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()


def check_file(path: Path, exporter: Exporter) -> Checked:
    """Check the export in a file. Raises BaccaratError when it cannot be read or is no export."""
    try:
        if not path.is_file() and path.exists():
            raise BaccaratError(N_("is no file; name a file that baccarat help export wrote"))
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
        raise BaccaratError(N_("is no text in UTF-8; name a file that baccarat help export wrote")) from None
    return check(text, exporter)


def check(text: str, exporter: Exporter) -> Checked:  # noqa: PLR0911 - one a verdict and its reason
    """Check an export, whatever page stands around it. Raises BaccaratError when there is none."""
    found = read(text)
    if found is None:
        if any(anchor in exporter.rules.rules for anchor in _ANCHORS.findall(text)):
            return Checked("altered", None, "missing")
        raise BaccaratError(N_("is no export; name a file that baccarat help export wrote"))
    form, reading = found
    if reading.stamp is None:
        return Checked("altered", form, "missing")
    stamp = read_stamp(reading.stamp)
    if stamp is None:
        return Checked("altered", form, "edited")
    known = stamp.table in exporter.rules.tables
    today = exporter.export(stamp.table, stamp.language, stamp.form, stamp.provenance) if known else None
    rules = () if today is None else _changed_rules(stamp, today)
    if not stamp.sealed or stamp.form != form:
        return Checked("altered", form, "edited", stamp, not known, rules)
    if reading.content != stamp.content:
        changes = tuple(_altered(reading, stamp, today))
        return Checked("altered", form, "whole", stamp, not known, rules, changes)
    if today is None:
        return Checked("stale", form, "whole", stamp, table_gone=True)
    if reading.content != today.reading.content:
        changes = tuple(_changes(reading, today.reading))
        return Checked("stale", form, "whole", stamp, False, rules, changes)
    return Checked("current", form, "whole", stamp)


def _changed_rules(stamp: Stamp, today: Export) -> tuple[str, ...]:
    """Return the rules of which the export does not say what it would say today, in order."""
    every = dict.fromkeys([*today.statements, *stamp.statements])
    return tuple(rule for rule in every if stamp.statements.get(rule) != today.statements.get(rule))


def _altered(found: Reading, stamp: Stamp, today: Export | None) -> Iterator[Change]:
    """Yield where a file differs from its stamp."""
    own = today.reading.sections if today else {}
    now = found.sections
    for section in dict.fromkeys([*stamp.values, *now]):
        digests = stamp.values.get(section, "")
        stamped = [digests[at : at + DIGITS] for at in range(0, len(digests), DIGITS)]
        known = {piece.digest: piece for piece in own.get(section, [])}
        was = [known.get(digest) for digest in stamped]
        yield from _differences(section, stamped, was, now.get(section, []))


def _changes(before: Reading, after: Reading) -> Iterator[Change]:
    """Yield where a file says something else than it would say today; how that is written is told of no stale file."""
    was, now = (by_section(items(one.whole) or one.pieces) for one in (before, after))
    for section in dict.fromkeys([*was, *now]):
        yield from _changes_of_section(section, was.get(section, []), now.get(section, []))


def _changes_of_section(section: str, was: Sequence[Piece], now: Sequence[Piece]) -> Iterator[Change]:
    """Yield what reads otherwise in a section, a worked example that is gone or new as one change."""
    if not was or not now:
        yield from _differences(section, [piece.digest for piece in was], was, now)
        return
    gone, new = _examples(was, now), _examples(now, was)
    was = [piece for piece in was if piece.example not in gone]
    now = [piece for piece in now if piece.example not in new]
    for one, other in paired([piece.digest for piece in was], [piece.digest for piece in now]):
        before = was[one] if one is not None else None
        after = now[other] if other is not None else None
        if before is None or after is None or before.text != after.text:
            yield _change(
                "added" if before is None else "missing" if after is None else "changed", section, before, after
            )
        elif before.inner and len(before.inner) == len(after.inner):
            yield from _changes_of_section(section, before.inner, after.inner)
    for example, title in gone.items():
        yield Change("missing", section, place=_named(example, title), was=title, whole_example=True)
    for example, title in new.items():
        yield Change("added", section, place=_named(example, title), now=title, whole_example=True)


def _examples(those: Sequence[Piece], others: Sequence[Piece]) -> dict[str, str]:
    """Return the worked examples that have pieces among those and none among the others, with their titles."""
    kept = {piece.example for piece in others}
    return {piece.example: piece.title for piece in those if piece.example and piece.example not in kept}


def _named(example: str, title: str) -> str:
    return "" if example == title else example


def _differences(
    section: str, digests: Sequence[str], was: Sequence[Piece | None], now: Sequence[Piece]
) -> Iterator[Change]:
    if not now or not digests:
        rules = dict.fromkeys(rule for piece in (*was, *now) if piece for rule in piece.rules)
        yield Change("added" if now else "missing", section, tuple(rules), whole_section=True)
        return
    for one, other in paired(digests, [piece.digest for piece in now]):
        before = was[one] if one is not None else None
        after = now[other] if other is not None else None
        yield _change("added" if one is None else "missing" if other is None else "changed", section, before, after)


def _change(kind: Kind, section: str, before: Piece | None, after: Piece | None) -> Change:
    named = after or before
    return Change(
        kind,
        section,
        tuple(dict.fromkeys(rule for piece in (before, after) if piece for rule in piece.rules)),
        named.place if named else "",
        before.text if before else None,
        after.text if after else None,
    )
