"""The stamp of an export: what it was made from, when and how, and hashes of what it says.

A hash for each rule shows which rules an old export states as they no longer are. The seal is over the stamp itself:
it shows that the stamp was edited. It is not a signature; a forged stamp with a seal that fits gains nothing,
an export is current only when it says what the rules say today.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import date
from hashlib import sha256
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from conformance.help.document import Page, lines_of
from conformance.help.player.profile import NO_PROFILE, Profile
from conformance.words import Language

FORMAT: Literal[2] = 2
Form = Literal["html", "markdown", "json"]
Theme = Literal["auto", "light", "dark"]
Part = Literal["all", "round", "payouts", "cards", "drawing", "examples", "table", "buttons", "trouble"]
DIGITS = 8
"""Hexadecimal digits of the hash of a rule's lines."""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is exported: of which table, in which language and form, and how."""

    table: Annotated[str, Meta(description="The id of the table.")]
    language: Annotated[Language, Meta(description="The language of the export.")]
    form: Annotated[Form, Meta(description="How the export is written.")]
    part: Annotated[Part, Meta(description="The section that it holds, or all of them.")] = "all"
    theme: Annotated[Theme, Meta(description="The colours of HTML: light, dark, or as the reader's system is set.")] = (
        "auto"
    )
    profile: Annotated[Profile, Meta(description="What the operator said of itself.")] = NO_PROFILE


class Stamp(Order, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an export was made from, and hashes of what it says."""

    format: Annotated[Literal[2], Meta(description="The format of the export and of this stamp.")] = FORMAT
    version: Annotated[str, Meta(description="The version of the rules.")]
    rules: Annotated[str, Meta(description="The SHA-256 of `spec/`, in hexadecimal.")]
    dated: Annotated[date, Meta(description="The day of that version, which stands at the foot of the page.")]
    made: Annotated[date, Meta(description="The day on which the export was made, in UTC.")]
    statements: Annotated[
        dict[str, str], Meta(description="By the id of each rule that the export states, a hash of its lines.")
    ]
    content: Annotated[str, Meta(description="The SHA-256 of all that the export says, in hexadecimal.")] = ""
    seal: Annotated[str, Meta(description="The SHA-256 of this stamp with an empty seal, in hexadecimal.")] = ""

    @property
    def order(self) -> Order:
        """What was exported."""
        return Order(**{name: getattr(self, name) for name in Order.__struct_fields__})

    @property
    def sealed(self) -> bool:
        """Whether the seal fits the stamp."""
        return self.seal == _seal(self)

    def with_content(self, content: str) -> Stamp:
        """Return the stamp of an export that says this, sealed."""
        stamp = msgspec.structs.replace(self, content=content)
        return msgspec.structs.replace(stamp, seal=_seal(stamp))


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


def statement_digests(page: Page) -> dict[str, str]:
    """Return by each rule a hash of all its lines, in the order of the page."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for line in lines_of(page):
        for rule in line.rules:
            found[rule].append(line.text)
    return {rule: sha256("\0".join(texts).encode()).hexdigest()[:DIGITS] for rule, texts in found.items()}


def _seal(stamp: Stamp) -> str:
    return sha256(write_stamp(msgspec.structs.replace(stamp, seal="")).encode()).hexdigest()
