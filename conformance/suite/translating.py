"""Features in another language: every step, number, bet and odds from the catalogues, titles left to translate."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from gherkin.dialect import Dialect

import conformance.suite.cases  # noqa: F401 - which makes the steps known
from conformance.errors import N_
from conformance.places import data_folder, of_the_rules
from conformance.suite.features import FeatureError, place_of, read_feature
from conformance.suite.kinds import Kind
from conformance.suite.localized import StepDefinition, StepKind, Wording, find_step
from conformance.words import Language, words_in

_TITLES = {"Feature": "feature", "Rule": "rule", "Scenario Outline": "scenarioOutline", "Scenario": "scenario"}
_HEADS = {**_TITLES, "Examples": "examples", "Background": "background"}
_STEPS = {"Given": "given", "When": "when", "Then": "then", "And": "and", "But": "but"}
_KINDS: dict[str, StepKind] = {"Given": "given", "When": "when", "Then": "then"}
_LINE = re.compile(
    rf"(?P<indent>\s*)(?:(?P<head>{'|'.join(_HEADS)}):(?P<title>.*)|(?P<step>{'|'.join(_STEPS)}) (?P<text>.*))"
)
_COLUMN = re.compile(r"<(.+?)>")
FROM = "en"


class Translated(msgspec.Struct, frozen=True):
    """A feature in another language, and its titles that are still in English, with the line of each."""

    text: str
    left: tuple[tuple[int, str], ...]


def translated(path: Path, language: Language, earlier: Path) -> Translated:
    """Return a feature in English in another language; titles that an earlier translation has are kept.

    Raises FeatureError where a step is none.
    """
    read_feature(path)
    return _Translator(path, language, _titles(earlier)).translated()


class _Translator:
    def __init__(self, path: Path, language: Language, titles: Mapping[str, str]) -> None:
        self._file, self._language, self._known = place_of(path), language, titles
        self._lines = path.read_text(encoding="utf-8").splitlines()
        self._keywords = keywords(language)
        self._kind: StepKind = "given"
        self._columns: Mapping[str, Kind] = {}
        self._step: StepDefinition | None = None
        self._left: list[tuple[int, str]] = []

    def translated(self) -> Translated:
        """Return the whole feature."""
        lines = [f"# language: {self._language}"]
        for number, (key, line) in enumerate(zip(_keys(self._lines), self._lines, strict=True)):
            lines.append(self._line(number, key, line))
        return Translated("\n".join(aligned(lines)) + "\n", tuple(self._left))

    def _line(self, number: int, key: str, line: str) -> str:
        if match := _LINE.fullmatch(line):
            if match["head"] is None:
                return f"{match['indent']}{self._keywords[_STEPS[match['step']]]}{self._said(number, match)}"
            self._step = None
            title = self._title(number, key, match["title"].strip()) if match["head"] in _TITLES else ""
            return f"{match['indent']}{self._keywords[_HEADS[match['head']]]}: {title}".rstrip()
        if line.strip().startswith("|"):
            return self._row(number, key, line)
        if not line.strip() or line.strip().startswith(("@", "#")):
            return line
        indent = line[: len(line) - len(line.lstrip())]
        return indent + self._title(number, key, line.strip())

    def _title(self, number: int, key: str, title: str) -> str:
        known = self._known.get(key, title)
        if known == title:
            self._left.append((number + 1, title))
        return known

    def _said(self, number: int, match: re.Match[str]) -> str:
        """Return the text of a step; columns of an outline stay as they are, and have the kinds of what they fill."""
        self._kind = _KINDS.get(match["step"], self._kind)
        text, rows = match["text"], self._examples(number)
        filled = _COLUMN.sub(lambda column: rows.get(column[1], column[0]), text)
        try:
            definition = self._step = find_step(self._kind, filled, FROM)
        except Wording as error:
            place = f"{self._file}:{number + 1}"
            raise FeatureError(N_("{place}: {problem}"), place=place, problem=error) from None
        values = _raw_values(definition, text)
        for name, raw in values.items():
            if column := _COLUMN.fullmatch(raw):
                self._columns = {**self._columns, column[1]: definition.placeholders[name]}
        written = {name: _written(raw, definition.placeholders[name], self._language) for name, raw in values.items()}
        return words_in(self._language).say(definition.message, **written)

    def _row(self, number: int, key: str, line: str) -> str:
        """Return a row of a step's table, or of examples, whose cells are values only in titles."""
        cells, earlier = _cells(line), _cells(self._known.get(key, line))
        if self._step is not None:
            kinds: list[Kind | None] = list(self._step.columns)
        else:
            first = number
            while self._lines[first - 1].strip().startswith("|"):
                first -= 1
            if first == number:
                return line
            kinds = [self._columns.get(name) for name in _cells(self._lines[first])]
        told = []
        for at, (cell, kind) in enumerate(zip(cells, kinds, strict=True)):
            known = earlier[at] if len(earlier) == len(cells) else cell
            told.append(known if kind is None else _written(cell, kind, self._language))
            if kind is None and known == cell and re.search(r"[^\W\d]", cell):
                self._left.append((number + 1, cell))
        indent = line[: len(line) - len(line.lstrip())]
        return f"{indent}| {' | '.join(told)} |"

    def _examples(self, number: int) -> dict[str, str]:
        """Return the first row of the examples of the outline in which a line stands."""
        for at in range(number, len(self._lines)):
            if self._lines[at].strip().startswith("Examples:"):
                return dict(zip(*map(_cells, self._lines[at + 1 : at + 3]), strict=False))
            if at > number and self._lines[at].strip().startswith(("Scenario", "Rule", "@")):
                break
        return {}


def aligned(lines: list[str]) -> Iterator[str]:
    """Yield lines in which the cells of each table stand below each other."""
    for is_row, group in groupby(lines, lambda line: line.strip().startswith("|")):
        if not is_row:
            yield from group
            continue
        rows = list(group)
        widths = [max(map(len, column)) for column in zip(*map(_cells, rows), strict=True)]
        for row in rows:
            cells = [cell.ljust(width) for cell, width in zip(_cells(row), widths, strict=True)]
            yield f"{row[: row.index('|')]}| {' | '.join(cells)} |"


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _raw_values(definition: StepDefinition, text: str) -> dict[str, str]:
    """Return what stands in the places of a step's values, be it the columns of an outline."""
    parts = re.split(r"\{(\w+)\}", definition.message)
    pattern = "".join(
        f"(?P<{part}>{definition.placeholders[part].pattern(FROM)}|<[^>]+>)" if at % 2 else re.escape(part)
        for at, part in enumerate(parts)
    )
    match = re.fullmatch(pattern, text)
    return {} if match is None else match.groupdict()


def _written(raw: str, kind: Kind, language: Language) -> str:
    """Return a value as a language writes it; the column of an outline stays as it is."""
    return raw if _COLUMN.fullmatch(raw) else kind.write(kind.read(raw, FROM), language)


def _keys(lines: list[str]) -> Iterator[str]:
    """Yield what a line is called in every language: by the tags above it, and its place among those below them."""
    tags, below = "", 0
    for line in lines:
        if line.strip().startswith("@"):
            tags, below = line.strip(), 0
        below += bool(line.strip())
        yield f"{tags} {below}"


def _titles(path: Path) -> dict[str, str]:
    """Return the titles and descriptions of a feature by their keys; none where there is no such file."""
    if not path.exists():
        return {}
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("# language:")]
    found: dict[str, str] = {}
    for key, line in zip(_keys(lines), lines, strict=True):
        text = line.strip()
        head, colon, title = text.partition(":")
        if text:
            found[key] = title.strip() if colon and head in keywords(path.parent.name).values() else text
    return found


@of_the_rules
def keywords(language: Language) -> dict[str, str]:
    """Return the keywords of Gherkin in a language: those that its features use most, else the first there are."""
    dialect: Any = Dialect.for_name(language) or Dialect.for_name(FROM)
    texts = [path.read_text("utf-8") for path in (data_folder("features") / language).glob("*.feature")]
    used = Counter(line.strip() for text in texts for line in text.splitlines())
    found: dict[str, str] = {}
    for key in {**_HEADS, **_STEPS}.values():
        name = re.sub("([A-Z])", lambda match: f"_{match[1].lower()}", key)
        words = [word for word in getattr(dialect, f"{name}_keywords") if word != "* "]
        ends = ":" if key in _HEADS.values() else ""
        found[key] = max(words, key=lambda word: sum(n for line, n in used.items() if line.startswith(word + ends)))
    return found
