"""What an export says, piece by piece: a statement, a cell, a card, each with its place and the rules that it rests on.

A file is compared by its pieces, and so is what it would be today. All that is in an export belongs to one piece:
its words, and the markup that leads to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from hashlib import sha256

import msgspec

DIGITS = 8
"""Hexadecimal digits of the digest of a piece."""


class Piece(msgspec.Struct, frozen=True):
    """A piece: the section that it stands in, its rules, where else it stands, what it reads, and how it is written.

    A piece of a worked example has that example's id, its title where the form writes no id, and the title.
    """

    section: str
    rules: tuple[str, ...]
    place: str
    text: str
    written: str
    example: str = ""
    title: str = ""
    inner: tuple[Piece, ...] = ()
    """The values in it that a reader may not see."""

    @property
    def digest(self) -> str:
        """The digest of how the piece is written."""
        return short_digest(self.written)


class Reading(msgspec.Struct, frozen=True):
    """What was read of an export: its stamp as it stands, None where there is none, its pieces, and the whole of it."""

    stamp: str | None
    pieces: tuple[Piece, ...]
    whole: str

    @property
    def content(self) -> str:
        """The digest of all that the export says."""
        return sha256(self.whole.encode()).hexdigest()

    @property
    def sections(self) -> dict[str, list[Piece]]:
        """The pieces by section, in order."""
        return by_section(self.pieces)

    @property
    def values(self) -> dict[str, str]:
        """The digests of the pieces by section, one after another."""
        return {section: "".join(piece.digest for piece in pieces) for section, pieces in self.sections.items()}


def by_section(pieces: Iterable[Piece]) -> dict[str, list[Piece]]:
    """Return pieces by the section that they stand in, in order."""
    found: dict[str, list[Piece]] = {}
    for piece in pieces:
        found.setdefault(piece.section, []).append(piece)
    return found


def reading(stamp: str | None, pieces: Iterable[Piece]) -> Reading:
    """Return a reading of which the whole is its pieces one after another."""
    found = tuple(pieces)
    return Reading(stamp, found, "\0".join(piece.written for piece in found))


def short_digest(text: str) -> str:
    """Return a digest that tells apart what stands in one file.

    >>> short_digest("11:1") == short_digest("12:1"), len(short_digest("11:1"))
    (False, 8)
    """
    return sha256(text.encode()).hexdigest()[:DIGITS]


def paired(before: Sequence[str], after: Sequence[str]) -> list[tuple[int | None, int | None]]:
    """Return which places of two lists of digests belong together and differ; None where one has no counterpart.

    >>> paired(["a", "b", "c"], ["a", "x", "c"]), paired(["a", "b", "c"], ["a", "c"])
    ([(1, 1)], [(1, None)])
    """
    if len(before) == len(after):
        return [(at, at) for at, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
    pairs: list[tuple[int | None, int | None]] = []
    for kind, first, last, start, end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind != "equal":
            both = min(last - first, end - start)
            pairs += [(first + at, start + at) for at in range(both)]
            pairs += [(at, None) for at in range(first + both, last)]
            pairs += [(None, at) for at in range(start + both, end)]
    return pairs
