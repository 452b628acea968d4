"""What is wrong with a feature although every step of it can be read: whatever would let it pass and check nothing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from pytest_bdd.parser import ScenarioTemplate

from conformance.errors import N_, BaccaratError

_COLUMN = re.compile(r"<([^<>]+)>")


class FeatureError(BaccaratError):
    """A feature file is wrong: the file, the line, and how to mend it."""


def check_text(text: str, file: str) -> None:
    """Raise FeatureError unless the letters of a feature are composed, as keywords and columns are compared."""
    for number, line in enumerate(text.splitlines(), start=1):
        if not unicodedata.is_normalized("NFC", line):
            message = N_("{place}: the letters are not composed; save the file in the form NFC")
            raise FeatureError(message, place=f"{file}:{number}")


def check_scenario(template: ScenarioTemplate, rows: Sequence[Mapping[str, str]], place: str) -> None:
    """Raise FeatureError when a scenario ends without a check, or its examples are not what it is made of."""
    steps = template.steps
    if not steps or steps[-1].type != "then":
        message = N_("{place}: the scenario ends without a step that says what comes of it; add one")
        raise FeatureError(message, place=place)
    for step in steps:
        if step.docstring is not None:
            message = N_("{place}: no step takes a text of its own; remove it")
            raise FeatureError(message, place=f"{place.rpartition(':')[0]}:{step.line_number}")
    cells = [cell for step in steps if step.datatable is not None for row in step.datatable.raw() for cell in row]
    used = set(_COLUMN.findall("\n".join([template.name, *(step.name for step in steps), *map(str, cells)])))
    given = set(rows[0])
    if odd := sorted(used ^ given):
        message = N_("{place}: <{column}> is not both in the scenario and in its examples; mend the one or the other")
        raise FeatureError(message, place=place, column=odd[0])
    seen: list[Mapping[str, str]] = []
    for row in rows:
        if row in seen:
            values = " | ".join(row.values())
            raise FeatureError(N_("{place}: the row | {row} | stands twice; remove one"), place=place, row=values)
        seen.append(row)
