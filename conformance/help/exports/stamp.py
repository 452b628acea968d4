"""The stamp of an export: what it was made from, when, and digests of all that it says.

A digest for each rule tells which rules an old export states as they no longer are. One for each value tells which
were changed by hand. The seal is over the stamp itself: it shows that the stamp was edited. It is no signature; whoever
forges a stamp with a seal that fits gains nothing, for an export is current only when it says what the rules say today.
"""

from __future__ import annotations

from datetime import date
from hashlib import sha256
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from conformance.help.exports.pieces import Reading
from conformance.words import Language

FORMAT: Literal[1] = 1
Form = Literal["html", "markdown", "json"]


class Provenance(msgspec.Struct, frozen=True):
    """Which rules a page was made from, and when."""

    version: str
    rules: str
    made: date


class Stamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an export was made from, and digests of all that it says."""

    format: Annotated[Literal[1], Meta(description="The format of the export and of this stamp.")]
    table: Annotated[str, Meta(description="The id of the table.")]
    language: Annotated[Language, Meta(description="The language of the export.")]
    form: Annotated[Form, Meta(description="How the export is written.")]
    version: Annotated[str, Meta(description="The version of the rules.")]
    rules: Annotated[str, Meta(description="The SHA-256 of `spec/`, in hexadecimal.")]
    made: Annotated[date, Meta(description="The day on which the export was made, in UTC.")]
    statements: Annotated[
        dict[str, str], Meta(description="By the id of each rule that the export states, a digest of what rests on it.")
    ]
    values: Annotated[
        dict[str, str],
        Meta(description="By the id of each section, digests of its values in order, eight digits each."),
    ]
    content: Annotated[str, Meta(description="The SHA-256 of all that the export says, in hexadecimal.")]
    seal: Annotated[str, Meta(description="The SHA-256 of this stamp with an empty seal, in hexadecimal.")]

    @property
    def provenance(self) -> Provenance:
        """What the export was made from, and when."""
        return Provenance(self.version, self.rules, self.made)

    @property
    def sealed(self) -> bool:
        """Whether the seal fits the stamp."""
        return self.seal == _seal(self)


def stamp_of(
    found: Reading, statements: dict[str, str], table: str, language: Language, form: Form, provenance: Provenance
) -> Stamp:
    """Return the stamp of what an export says, with the digests of its statements by rule."""
    empty = unstamped(table, language, form, provenance)
    stamp = msgspec.structs.replace(empty, statements=statements, values=found.values, content=found.content)
    return msgspec.structs.replace(stamp, seal=_seal(stamp))


def unstamped(table: str, language: Language, form: Form, provenance: Provenance) -> Stamp:
    """Return a stamp to hold the place of one, while what it is to digest is being written."""
    return Stamp(FORMAT, table, language, form, provenance.version, provenance.rules, provenance.made, {}, {}, "", "")


def write_stamp(stamp: Stamp) -> str:
    """Return a stamp on one line, its keys in order."""
    return msgspec.json.encode(stamp, order="sorted").decode()


def read_stamp(text: str) -> Stamp | None:
    """Return a stamp that was written so, or None: a stamp written otherwise was edited."""
    try:
        stamp = msgspec.json.decode(text.encode(errors="replace"), type=Stamp)
    except (msgspec.DecodeError, RecursionError):
        return None
    return stamp if write_stamp(stamp) == text else None


def _seal(stamp: Stamp) -> str:
    return sha256(write_stamp(msgspec.structs.replace(stamp, seal="")).encode()).hexdigest()
