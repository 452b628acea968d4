"""Reading what stands in a Markdown file between the two comments back into pieces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from conformance.errors import N_, BaccaratError
from conformance.help.exports.markdown import END, START
from conformance.help.exports.pieces import Piece, Reading, reading

RULE = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+")
"""How the id of a rule is written."""

_ANCHOR = re.compile(r'<a id="([^"]*)"></a>')
_ROW = re.compile(r"\|((?:(?:\\.|[^\\|])*\|)+)")
_CELL = re.compile(r"((?:\\.|[^\\|])*)\|")
_CARDS_OR_STEP = re.compile(r"\d+\. |[^#>|-].* = \d$")
_RULER = re.compile(r"^(:?)-+(:?)$")


def read_markdown(text: str) -> Reading:
    """Return what stands in a Markdown file between the two comments."""
    lines = [line.rstrip(" \t") for line in text.split("\n")]
    starts = [at for at, line in enumerate(lines) if line.startswith(f"{START} ")]
    if len(starts) > 1:
        raise BaccaratError(N_("holds {count} exports; check each in a file of its own"), count=len(starts))
    stamp = None
    if starts:
        stamp = lines[starts[0]].removeprefix(f"{START} ").removesuffix(" -->")
        lines = lines[starts[0] + 1 :]
    if END in lines:
        lines = lines[: lines.index(END) + 1]
    return reading(stamp, _pieces_of_lines(lines))


def _pieces_of_lines(lines: list[str]) -> Iterator[Piece]:
    section, gap, example = "", "", ""
    heads: list[str] = []
    for at_line, line in enumerate(lines):
        if not line:
            gap = "\n"
            heads = []
            continue
        anchors = _ANCHOR.findall(line)
        if line.startswith("#"):
            section = next(iter(anchors), section)
        example = _example(lines[at_line:], example)
        rules = tuple(anchor for anchor in anchors if RULE.fullmatch(anchor))
        cells = _cells(line)
        if not cells:
            yield Piece(section, rules, "", _plain(line), f"{gap}\n{line}", example, example)
        for at, cell in enumerate(cells):
            first, head = _plain(cells[0]) if at and heads else "", heads[at] if at < len(heads) else ""
            place = " / ".join(part for part in (first, head) if part)
            yield Piece(section, rules, place, _plain(cell), f"{'' if at else gap}{'|' if at else chr(10)}{cell}")
        heads = heads or [_plain(cell) for cell in cells]
        gap = ""


def _example(lines: list[str], before: str) -> str:
    """Return the title of the worked example that a line stands in: it begins with a head, cards and a first step."""
    line, *after = (line for line in islice(filter(None, lines), 3))
    if line.startswith("**") and line.endswith("**") and len(after) > 1 and after[1].startswith("1. "):
        return _plain(line[2:-2]).partition(": ")[2]
    return before if _CARDS_OR_STEP.match(line) else ""


def _cells(line: str) -> list[str]:
    """Return the cells of a row of a table; none when the line is no such row."""
    row = _ROW.fullmatch(line)
    cells = [cell.strip(" \t") for cell in _CELL.findall(row[1])] if row else []
    return [_RULER.sub(r"\1-\2", cell) for cell in cells]


def _plain(line: str) -> str:
    """Return a line without its anchors, escapes and the mark at its beginning."""
    text = re.sub(r"^(?:- |> |#+ |\d+\. )", "", _ANCHOR.sub("", line))
    text = re.sub(r"\[((?:\\.|[^\]\\])*)\]\(#[^)]*\)", r"\1", text.replace("<br>", " "))
    return re.sub(r"\\(.)", r"\1", text)
