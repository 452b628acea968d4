"""Every scenario as data: the features of each language, read, matched to steps, and spread over the tables.

pytest-bdd runs the same scenarios; this reading of them serves whatever has to know them without running them
(selection, parity, the trace) or has to run them very often (mutation).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
from pytest_bdd.exceptions import GherkinParseError, StepError
from pytest_bdd.feature import get_feature
from pytest_bdd.parser import ScenarioTemplate, Step

from conformance.engines.port import Port
from conformance.errors import N_
from conformance.places import data_folder
from conformance.rulebook import Rulebook, rulebook
from conformance.suite.localized import StepDefinition, StepKind, Wording, find_step
from conformance.suite.sound import FeatureError, check_scenario, check_text
from conformance.suite.steps import bets, complaints, hands, incidents, limits, play, returns, shoe, silence, slip
from conformance.suite.world import CoupUnderTest
from conformance.words import LANGUAGES, Language

STEP_MODULES = (play, hands, bets, shoe, limits, incidents, complaints, returns, slip, silence)
"""The modules that define the steps; importing them makes the steps known."""
RULE_TAG = "rule."
DEFECT_TAG = "defect."
ID_TAG = "id."


class BoundStep(msgspec.Struct, frozen=True):
    """A step of a scenario, matched to its definition, with its values read."""

    definition: StepDefinition
    text: str
    values: dict[str, Any]
    rows: tuple[tuple[Any, ...], ...] | None

    def run(self, coup: CoupUnderTest) -> None:
        """Run the step on a coup, which keeps what it finds wrong."""
        table = {} if self.rows is None else {"datatable": list(self.rows)}
        coup.attempt(self.definition.run, **self.values, **table)


class Case(msgspec.Struct, frozen=True):
    """One scenario, or one row of an outline, in one language.

    `id` is the scenario's permanent id and `row` the row's number from 1, or 0 outside an outline.
    `defects` are those whose rulings it rests on besides its rules.
    """

    language: Language
    file: str
    line: int
    id: str
    row: int
    name: str
    rules: tuple[str, ...]
    steps: tuple[BoundStep, ...]
    defects: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The id under which reports and people know the case, alike in every language."""
        return f"{self.id}/{self.row}" if self.row else self.id

    @property
    def own_table(self) -> str | None:
        """The table that the scenario itself names, if it does."""
        return next((cast(str, step.values["table"]) for step in self.steps if "table" in step.values), None)

    def tables(self, rules: Rulebook) -> tuple[str, ...]:
        """Return where the case runs: at the table it names, else wherever all its rules hold."""
        return (self.own_table,) if self.own_table else rules.tables_of(self.rules)

    def run(self, port: Port, table: str, rules: Rulebook) -> CoupUnderTest:
        """Run the case against an engine; the coup keeps its fault, if it has one, and the step that found it."""
        coup = CoupUnderTest(port, self.language, table, rules)
        for step in self.steps:
            step.run(coup)
            if coup.fault is not None:
                coup.step = step.text
                break
        return coup


def feature_files(language: Language) -> list[Path]:
    """Return the feature files of a language, in order."""
    return sorted((data_folder("features") / language).glob("*.feature"))


def _ids_in(language: Language) -> list[str]:
    """Return the ids of a language's scenarios, without reading more of them."""
    texts = (path.read_text(encoding="utf-8", errors="replace") for path in feature_files(language))
    return [scenario_id for text in texts for scenario_id in _tagged(text)]


def _tagged(text: str) -> list[str]:
    """Return the ids that stand in a feature file."""
    return re.findall(rf"^\s*(?:@\S+ )*@{re.escape(ID_TAG)}(\S+)", text, re.MULTILINE)


def _lost(file: str, scenario_id: str) -> FeatureError:
    message = N_("{file}: scenario {id} is lost; give each scenario an id and a name of its own")
    return FeatureError(message, file=file, id=scenario_id)


@cache
def cases_in(language: Language) -> tuple[Case, ...]:
    """Return every case of a language. Raises FeatureError at the first fault of a feature file."""
    cases = tuple(case for path in feature_files(language) for case in _cases_of(path, language))
    files: dict[str, str] = {}
    for case in cases:
        if files.setdefault(case.id, case.file) != case.file:
            raise _lost(case.file, case.id)
    return cases


def check_languages(languages: Sequence[Language]) -> None:
    """Raise FeatureError when a language lacks a scenario of another, or one of these lacks a row of an outline."""
    keys = {language: [case.key for case in cases_in(language)] for language in languages}
    ids = {language: _ids_in(language) for language in LANGUAGES}
    for known in (ids, keys):
        everything = {key: language for language, found in reversed(known.items()) for key in found}
        for language, found in known.items():
            for key, other in everything.items():
                if key not in found:
                    message = N_("features/{language}: scenario {id} is missing; write it as features/{other} has it")
                    raise FeatureError(message, language=language, id=key, other=other)


def all_cases(languages: Iterable[Language] = LANGUAGES) -> Iterator[Case]:
    """Yield every case of the languages."""
    return (case for language in languages for case in cases_in(language))


def _cases_of(path: Path, language: Language) -> Iterator[Case]:
    file = f"{path.parent.parent.name}/{language}/{path.name}"
    try:
        text = path.read_text(encoding="utf-8")
        check_text(text, file)
        feature = get_feature(str(path.parent), path.name)
    except (UnicodeDecodeError, GherkinParseError, StepError) as error:
        raise FeatureError(N_("{file}: no feature in UTF-8 and Gherkin ({error})"), file=file, error=error) from None
    if feature.language != language:
        raise FeatureError(
            N_('{file}: the feature is in "{found}"; begin it with "# language: {language}"'),
            file=file,
            found=feature.language,
            language=language,
        )
    tagged = _tagged(text)
    kept = [tags_of(template)[1] for template in feature.scenarios.values()]
    for scenario_id in tagged:
        if tagged.count(scenario_id) > 1 or scenario_id not in kept:
            raise _lost(file, scenario_id)
    for template in feature.scenarios.values():
        yield from _cases_of_template(template, file, language)


def _cases_of_template(template: ScenarioTemplate, file: str, language: Language) -> Iterator[Case]:
    rules, scenario_id = tags_of(template)
    place = f"{file}:{template.line_number}"
    if not scenario_id:
        raise FeatureError(N_("{place}: the scenario has no id; tag it @id.NAME"), place=place)
    for rule in rules:
        if rule not in rulebook().rules:
            raise FeatureError(N_("{place}: {rule} is not a rule; cite one of spec/"), place=place, rule=rule)
    defects = _cited(template, DEFECT_TAG)
    for defect in defects:
        if defect not in rulebook().defects:
            message = N_("{place}: {defect} is not a defect; cite one of spec/defects.toml")
            raise FeatureError(message, place=place, defect=defect)
    rows = examples_of(template)
    for number, example in enumerate(rows, start=1 if template.examples else 0):
        rendered = template.render(example)
        steps = tuple(_bind(step, place, language) for step in rendered.steps)
        case = Case(language, file, template.line_number, scenario_id, number, rendered.name, rules, steps, defects)
        _check_tables(case, place)
        yield case
    check_scenario(template, rows, place)


def _check_tables(case: Case, place: str) -> None:
    """Raise FeatureError unless there is a table where a case runs and all of its rules hold."""
    if not case.rules:
        raise FeatureError(N_("{place}: the scenario cites no rule; tag it @rule.ID"), place=place)
    holding = rulebook().tables_of(case.rules)
    if not holding or (case.own_table and case.own_table not in holding):
        message = N_("{place}: {rules} do not all hold at {table}; cite rules that do")
        table = case.own_table or ", ".join(rulebook().tables)
        raise FeatureError(message, place=place, rules=", ".join(case.rules), table=table)


def examples_of(template: ScenarioTemplate) -> list[Mapping[str, str]]:
    """Return the rows of an outline, or one empty row for a plain scenario."""
    return [row for examples in template.examples for row in examples.as_contexts()] or [{}]


def tags_of(template: ScenarioTemplate) -> tuple[tuple[str, ...], str]:
    """Return the rules that a scenario cites, its Rule's included, and its permanent id."""
    return _cited(template, RULE_TAG), next(
        (tag.removeprefix(ID_TAG) for tag in sorted(template.tags) if tag.startswith(ID_TAG)), ""
    )


def _cited(template: ScenarioTemplate, prefix: str) -> tuple[str, ...]:
    """Return what a scenario cites by tags of one prefix, its Rule's and its Feature's included."""
    inherited = template.rule.tags if template.rule is not None else set()
    tags = sorted(template.tags | inherited | template.feature.tags)
    return tuple(tag.removeprefix(prefix) for tag in tags if tag.startswith(prefix))


def bind_step(kind: StepKind, text: str, cells: Sequence[Sequence[str]], language: Language) -> BoundStep:
    """Match a step to its definition and read its values. Raises Wording or ValueError when it cannot be read."""
    definition = find_step(kind, text, language)
    values = definition.values(text, language)
    assert values is not None
    rows = tuple(definition.rows(cells, language))
    return BoundStep(definition, text, values, rows if definition.columns else None)


def _bind(step: Step, place: str, language: Language) -> BoundStep:
    cells = cast(list[list[str]], step.datatable.raw()) if step.datatable is not None else []
    try:
        return bind_step(cast(StepKind, step.type), step.name, cells, language)
    except (Wording, ValueError) as error:
        place = f"{place.rpartition(':')[0]}:{step.line_number}"
        raise FeatureError(N_("{place}: {problem}"), place=place, problem=error) from None
