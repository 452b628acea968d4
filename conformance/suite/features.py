"""Feature files as they are written: scenarios, their steps and rows, before a step is matched to what it does."""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

import msgspec
from gherkin.dialect import Dialect
from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser

from conformance.errors import N_, BaccaratError, SpecError
from conformance.places import LANGUAGE_FILE, data_folder
from conformance.rulebook import rulebook
from conformance.suite.localized import StepKind
from conformance.words import LANGUAGES, Language
from conformance.words.languages import spoken

BLANK = "___"
"""Stands in a draft for what a human has to write."""
_PLACEHOLDER = re.compile(r"<(.+?)>")
_KINDS: dict[str, StepKind] = {"Context": "given", "Action": "when", "Outcome": "then"}


class FeatureError(BaccaratError):
    """A feature file is wrong: the file, the line, and how to fix it."""


class StepText(msgspec.Struct, frozen=True):
    """A step as it is written: its kind, where it stands, and the cells of its table."""

    kind: StepKind
    keyword: str
    text: str
    line: int
    cells: tuple[tuple[str, ...], ...]
    has_text: bool
    """Whether a text of its own (a doc string) stands below the step."""


class ScenarioText(msgspec.Struct, frozen=True):
    """A scenario as it is written, with the steps of its backgrounds before its own.

    `tags` are its own, `inherited` those of its Rule and its Feature. `rows` are the rows of its examples by column;
    they are none outside an outline.
    """

    name: str
    line: int
    description: str
    rule: str
    tags: frozenset[str]
    inherited: frozenset[str]
    steps: tuple[StepText, ...]
    columns: tuple[str, ...]
    rows: tuple[Mapping[str, str], ...]
    is_outline: bool

    def filled(self, row: Mapping[str, str]) -> tuple[str, tuple[StepText, ...]]:
        """Return the name and the steps with the values of a row in place of the columns."""
        return _filled(self.name, row), tuple(_filled_step(step, row) for step in self.steps)


class FeatureText(msgspec.Struct, frozen=True):
    """A feature as it is written."""

    name: str
    language: str
    description: str
    scenarios: tuple[ScenarioText, ...]


def feature_folders() -> dict[Path, tuple[Language, ...]]:
    """Return the folders of features with the languages of each: that of this project, and those laid over `spec/`."""
    own = {folder / "features": spoken for folder, spoken in rulebook().spoken.items()}
    return {data_folder("features"): LANGUAGES, **own}


def feature_files(language: Language) -> list[Path]:
    """Return the feature files of a language, in order; an editor's own files (`.#x.feature`) are none.

    Raises FeatureError when one of them is not a file.
    """
    folders = [folder / language for folder, spoken in feature_folders().items() if language in spoken]
    return [path for folder in folders for path in files_in(folder)]


def files_in(folder: Path) -> list[Path]:
    """Return the feature files of one folder, as `feature_files` does."""
    paths = sorted(path for path in folder.glob("*.feature") if not path.name.startswith("."))
    for path in paths:
        if not path.is_file():
            raise FeatureError(N_("{file} is not a readable file; remove or restore it"), file=place_of(path))
    return paths


def dialect_of(language: Language) -> str:
    """Return the name by which Gherkin knows a language, with which its features begin."""
    dialect = spoken(language).gherkin
    if Dialect.for_name(dialect) is None:
        place = f"locales/{language}/{LANGUAGE_FILE}"
        raise SpecError(place, "gherkin", f"Gherkin has no keywords in {dialect}", 'write another language, as "en"')
    return dialect


def place_of(path: Path) -> str:
    """Return how messages name a feature file."""
    return "/".join(path.parts[-3:])


def read_feature(path: Path) -> FeatureText:
    """Read a feature file. Raises FeatureError when it is not a feature in UTF-8 and Gherkin."""
    status = path.stat() if path.is_file() else None
    return _read_once(path, *((status.st_mtime_ns, status.st_size) if status else (0, 0)))


@lru_cache(maxsize=512)
def _read_once(path: Path, _modified: int, _size: int) -> FeatureText:
    """Read a feature file as it was last modified."""
    file = place_of(path)
    try:
        text = path.read_text(encoding="utf-8")
        _check_text(text, file)
        found = Parser().parse(text).get("feature")
    except (UnicodeDecodeError, ParserError, OSError) as error:
        reason = error.errors[0] if isinstance(error, CompositeParserException) else error
        raise FeatureError(N_("{file}: no feature in UTF-8 and Gherkin ({error})"), file=file, error=reason) from None
    if not found:
        raise FeatureError(N_("{file}: the file has no feature; write one or remove the file"), file=file)
    feature = cast("dict[str, Any]", found)
    scenarios = tuple(_scenarios(feature["children"], file, "", frozenset(_tags(feature)), ()))
    return FeatureText(feature["name"], feature["language"], textwrap.dedent(feature["description"]), scenarios)


def _check_text(text: str, file: str) -> None:
    """Raise FeatureError where a draft is not filled in, or letters are not composed, as keywords are compared."""
    for number, line in enumerate(text.splitlines(), start=1):
        if BLANK in line and not line.lstrip().startswith("#"):
            message = N_("{place}: {blank} is a blank; write there what the published rules say")
            raise FeatureError(message, place=f"{file}:{number}", blank=BLANK)
        if not unicodedata.is_normalized("NFC", line):
            message = N_("{place}: the letters are not composed; save the file in the form NFC")
            raise FeatureError(message, place=f"{file}:{number}")


def _scenarios(
    children: Sequence[dict[str, Any]],
    file: str,
    rule: str,
    inherited: frozenset[str],
    background: tuple[StepText, ...],
) -> Iterator[ScenarioText]:
    """Yield the scenarios of a feature or a rule."""
    for child in children:
        if "background" in child:
            background = (*background, *_steps(child["background"]["steps"], file))
        elif "rule" in child:
            part = child["rule"]
            yield from _scenarios(part["children"], file, part["name"], inherited | _tags(part), background)
        else:
            yield _scenario(child["scenario"], file, rule, inherited, background)


def _scenario(
    written: dict[str, Any], file: str, rule: str, inherited: frozenset[str], background: tuple[StepText, ...]
) -> ScenarioText:
    tables = [table for table in written["examples"] if "tableHeader" in table]
    headers = [_cells(table["tableHeader"]) for table in tables]
    rows = [
        dict(zip(header, _cells(row), strict=True))
        for table, header in zip(tables, headers, strict=True)
        for row in table["tableBody"]
    ]
    return ScenarioText(
        written["name"],
        written["location"]["line"],
        textwrap.dedent(written["description"]),
        rule,
        frozenset(_tags(written)),
        inherited,
        (*background, *_steps(written["steps"], file)),
        headers[0] if headers else (),
        tuple(rows),
        bool(tables),
    )


def _steps(written: Sequence[dict[str, Any]], file: str) -> Iterator[StepText]:
    kind: StepKind | None = None
    for step in written:
        kind = _KINDS.get(step["keywordType"], kind)
        line = step["location"]["line"]
        if kind is None:
            message = N_("{place}: the first step begins with neither Given, When nor Then; begin it so")
            raise FeatureError(message, place=f"{file}:{line}")
        cells = tuple(_cells(row) for row in step.get("dataTable", {"rows": ()})["rows"])
        yield StepText(kind, step["keyword"].strip(), step["text"], line, cells, "docString" in step)


def _tags(written: dict[str, Any]) -> set[str]:
    return {tag["name"].removeprefix("@") for tag in written["tags"]}


def _cells(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(cell["value"] for cell in row["cells"])


def _filled(text: str, row: Mapping[str, str]) -> str:
    return _PLACEHOLDER.sub(lambda match: row.get(match[1], match[0]), text)


def _filled_step(step: StepText, row: Mapping[str, str]) -> StepText:
    if not row:
        return step
    cells = tuple(tuple(_filled(cell, row) for cell in cells) for cells in step.cells)
    return msgspec.structs.replace(step, text=_filled(step.text, row), cells=cells)
