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
from conformance.places import SOURCE, data_folder, of_the_rules
from conformance.suite.features import FeatureError, dialect_of, place_of, read_feature
from conformance.suite.kinds import CARDS, HAND, Kind
from conformance.suite.localized import StepDefinition, StepKind, Wording, find_step
from conformance.words import Language, words_in

_HEADS = {
    "Feature": "feature",
    "Rule": "rule",
    "Scenario Outline": "scenarioOutline",
    "Scenario": "scenario",
    "Examples": "examples",
    "Background": "background",
}
_STEPS = {"Given": "given", "When": "when", "Then": "then", "And": "and", "But": "but"}
_KINDS: dict[str, StepKind] = {"Given": "given", "When": "when", "Then": "then"}
_LINE = re.compile(
    rf"(?P<indent>\s*)(?:(?P<head>{'|'.join(_HEADS)}):(?P<title>.*)|(?P<step>{'|'.join(_STEPS)}) (?P<text>.*))"
)
_COLUMN = re.compile(r"<([^<>]+)>")


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
        self._line_keys = tuple(_keys(self._lines))
        self._keywords = keywords(language)
        self._kind: StepKind = "given"
        self._columns: Mapping[str, Kind] = {}
        self._step: StepDefinition | None = None
        self._renamed: Mapping[str, str] = {}
        self._left: list[tuple[int, str]] = []

    def translated(self) -> Translated:
        """Return the whole feature."""
        lines = [f"# language: {dialect_of(self._language)}"]
        for number, (key, line) in enumerate(zip(self._line_keys, self._lines, strict=True)):
            lines.append(self._line(number, key, line))
        return Translated("\n".join(aligned(lines)) + "\n", tuple(self._left))

    def _line(self, number: int, key: str, line: str) -> str:
        if match := _LINE.fullmatch(line):
            if match["head"] is None:
                return f"{match['indent']}{self._keywords[_STEPS[match['step']]]}{self._said(number, match)}"
            self._step = None
            if match["head"].startswith("Scenario"):
                self._renamed = self._renames(number)
            title = self._title(number, key, match["title"].strip()) if match["title"].strip() else ""
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
        return self._with_columns(known)

    def _with_columns(self, text: str) -> str:
        """Return a text with the columns of the outline called as an earlier translation calls them."""
        return _COLUMN.sub(lambda column: f"<{self._renamed.get(column[1], column[1])}>", text)

    def _said(self, number: int, match: re.Match[str]) -> str:
        """Return the text of a step; columns of an outline stay as they are, and have the kinds of what they fill."""
        self._kind = _KINDS.get(match["step"], self._kind)
        text, rows = match["text"], self._examples(number)
        filled = _COLUMN.sub(lambda column: rows.get(column[1], column[0]), text)
        try:
            definition = self._step = find_step(self._kind, filled, SOURCE)
        except Wording as error:
            place = f"{self._file}:{number + 1}"
            raise FeatureError(N_("{place}: {problem}"), place=place, problem=error) from None
        if whole := _COLUMN.fullmatch(text):
            self._columns = {**self._columns, whole[1]: _step_kind(self._kind)}
            return self._with_columns(text)
        values = {name: (raw, definition.placeholders[name]) for name, raw in _raw_values(definition, text).items()}
        for raw, kind in values.values():
            parts = {
                name: self._columns.get(name, _part_kind(rows.get(name, ""), kind)) for name in _COLUMN.findall(raw)
            }
            self._columns = {**self._columns, **(dict.fromkeys(parts, kind) if _COLUMN.fullmatch(raw) else parts)}
        written = {name: self._value(raw, kind, rows) for name, (raw, kind) in values.items()}
        return self._with_columns(words_in(self._language).say(definition.message, **written))

    def _value(self, raw: str, kind: Kind, rows: Mapping[str, str]) -> str:
        """Return a value of a step, in which columns of an outline stay columns."""
        columns = _COLUMN.findall(raw)
        filled = _COLUMN.sub(lambda column: rows.get(column[1], column[0]), raw)
        if columns == [raw[1:-1]] or not re.fullmatch(kind.pattern(SOURCE), filled):
            return raw
        told = _written(filled, kind, self._language)
        if told == filled:
            return raw
        for column in columns:
            cell = _written(rows[column], self._columns[column], self._language)
            told = told.replace(cell, f"<{column}>", 1)
        return told

    def _row(self, number: int, key: str, line: str) -> str:
        """Return a row of a step's table, or of examples, whose cells are values only in titles."""
        cells, earlier = _cells(line), _cells(self._known.get(key, line))
        if self._step is not None:
            kinds: list[Kind | None] = list(self._step.columns)
            named = zip(map(_COLUMN.fullmatch, cells), self._step.columns, strict=True)
            self._columns = {**self._columns, **{column[1]: kind for column, kind in named if column}}
        else:
            first = number
            while self._lines[first - 1].strip().startswith("|"):
                first -= 1
            if first == number:
                return self._headings(line)
            kinds = [self._columns.get(name) for name in _cells(self._lines[first])]
        told = []
        for at, (cell, kind) in enumerate(zip(cells, kinds, strict=True)):
            known = earlier[at] if len(earlier) == len(cells) else cell
            told.append(self._with_columns(known if kind is None else _written(cell, kind, self._language)))
            if kind is None and known == cell and _is_prose(cell):
                self._left.append((number + 1, cell))
        indent = line[: len(line) - len(line.lstrip())]
        return f"{indent}| {' | '.join(told)} |"

    def _headings(self, line: str) -> str:
        """Return the names of an outline's columns, as an earlier translation has them."""
        indent = line[: len(line) - len(line.lstrip())]
        return f"{indent}| {' | '.join(self._renamed.get(name, name) for name in _cells(line))} |"

    def _examples(self, number: int) -> dict[str, str]:
        """Return the first row of the examples of the outline in which a line stands."""
        at = self._first_heading(number)
        return {} if at is None else dict(zip(*map(_cells, self._lines[at : at + 2]), strict=False))

    def _renames(self, number: int) -> dict[str, str]:
        """Return what an earlier translation calls the columns of the outline that begins in a line."""
        at = self._first_heading(number)
        if at is None:
            return {}
        names = _cells(self._lines[at])
        known = _cells(self._known.get(self._line_keys[at], self._lines[at]))
        return dict(zip(names, known, strict=True)) if len(known) == len(names) else {}

    def _first_heading(self, number: int) -> int | None:
        """Return the line that names the columns of the outline in which a line stands; None outside one."""
        for at in range(number, len(self._lines)):
            if self._lines[at].strip().startswith("Examples:"):
                return at + 1
            if at > number and self._lines[at].strip().startswith(("Scenario", "Rule", "@")):
                break
        return None


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
        f"(?P<{part}>{definition.placeholders[part].pattern(SOURCE)}|[^<]*<[^>]+>.*?)" if at % 2 else re.escape(part)
        for at, part in enumerate(parts)
    )
    match = re.fullmatch(pattern, text)
    return {} if match is None else match.groupdict()


def _written(raw: str, kind: Kind, language: Language) -> str:
    """Return a value as a language writes it; a part of one, and one in which a column stands, stays as it is."""
    if _COLUMN.search(raw) or not re.fullmatch(kind.pattern(SOURCE), raw):
        return raw
    return kind.write(kind.read(raw, SOURCE), language)


def _part_kind(cell: str, kind: Kind) -> Kind:
    """Return the kind of a cell that stands in a value with more than it: the hand in the name of a bet, for one."""
    return HAND if re.fullmatch(HAND.pattern(SOURCE), cell) else kind


def _is_prose(cell: str) -> bool:
    return bool(re.search(r"[^\W\d]", cell)) and not re.fullmatch(CARDS.pattern(SOURCE), cell)


def _step_kind(kind: StepKind) -> Kind:
    """Return the kind of a value that is a whole step."""

    def read(text: str, language: Language) -> tuple[StepDefinition, dict[str, Any]]:
        definition = find_step(kind, text, language)
        return definition, definition.values(text, language) or {}

    def write(step: tuple[StepDefinition, dict[str, Any]], language: Language) -> str:
        definition, values = step
        written = {name: definition.placeholders[name].write(value, language) for name, value in values.items()}
        return words_in(language).say(definition.message, **written)

    return Kind("step", lambda _: ".+", read, write)


def _keys(lines: list[str]) -> Iterator[str]:
    """Yield what a line is called in every language: by the tags above it, and its place among those below them."""
    tags, below = "", 0
    seen = Counter[str]()
    for line in lines:
        if line.strip().startswith("@"):
            tags, below = line.strip(), 0
            seen[tags] += 1
        below += bool(line.strip())
        yield f"{tags} {seen[tags]} {below}"


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
    texts = [path.read_text("utf-8") for path in (data_folder("features") / language).glob("*.feature")]
    used = Counter(line.strip() for text in texts for line in text.splitlines())
    found: dict[str, str] = {}
    for key, words in _all_keywords(dialect_of(language)).items():
        ends = ":" if key in _HEADS.values() else ""
        starts = {word: sum(n for line, n in used.items() if line.startswith(word + ends)) for word in words}
        found[key] = max(words, key=starts.__getitem__)
    return found


def first_keywords(dialect: str) -> dict[str, str]:
    """Return the first of each kind of keyword that Gherkin has in a language, called as Gherkin calls it."""
    return {key: words[0] for key, words in _all_keywords(dialect).items()}


def _all_keywords(dialect: str) -> dict[str, list[str]]:
    known: Any = Dialect.for_name(dialect)
    names = {key: re.sub("([A-Z])", lambda match: f"_{match[1].lower()}", key) for key in {**_HEADS, **_STEPS}.values()}
    return {key: [word for word in getattr(known, f"{name}_keywords") if word != "* "] for key, name in names.items()}
