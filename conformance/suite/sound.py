"""What is wrong with a feature although every step of it can be read: whatever would let it pass and check nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping

from conformance.errors import N_
from conformance.suite.features import FeatureError, ScenarioText

_COLUMN = re.compile(r"<([^<>]+)>")


def check_scenario(scenario: ScenarioText, place: str) -> None:
    """Raise FeatureError when a scenario ends without a check, or its examples are not what it is made of."""
    steps = scenario.steps
    if not steps or steps[-1].kind != "then":
        message = N_("{place}: the scenario ends without a step that says what comes of it; add one")
        raise FeatureError(message, place=place)
    for step in steps:
        if step.has_text:
            message = N_("{place}: no step takes a text of its own; remove it")
            raise FeatureError(message, place=f"{place.rpartition(':')[0]}:{step.line}")
    cells = [cell for step in steps for row in step.cells for cell in row]
    used = set(_COLUMN.findall("\n".join([scenario.name, *(step.text for step in steps), *cells])))
    seen: list[Mapping[str, str]] = []
    for row in scenario.rows or ({},):
        if odd := sorted(used ^ set(row)):
            message = N_("{place}: <{column}> is not both in the scenario and in its examples; correct one of them")
            raise FeatureError(message, place=place, column=odd[0])
        if row in seen:
            values = " | ".join(row.values())
            raise FeatureError(N_("{place}: the row | {row} | stands twice; remove one"), place=place, row=values)
        seen.append(row)
