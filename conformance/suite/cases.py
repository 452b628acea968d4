"""Every scenario as data: the features of each language, matched to steps, and spread over the tables.

`Case.run` is the one way to run a scenario: `verify`, mutation and diagnosis run it, and pytest-bdd runs its steps.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

from conformance.engines.port import Port
from conformance.errors import N_
from conformance.places import of_the_rules
from conformance.rulebook import Rule, Rulebook, Table, rulebook
from conformance.suite.features import (
    FeatureError,
    ScenarioText,
    StepText,
    dialect_of,
    feature_files,
    feature_folders,
    files_in,
    place_of,
    read_feature,
)
from conformance.suite.kinds import BET, MONEY
from conformance.suite.localized import StepDefinition, Wording, find_step
from conformance.suite.sound import check_scenario
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
    keyword: str
    text: str
    values: dict[str, Any]
    rows: tuple[tuple[Any, ...], ...] | None

    def run(self, coup: CoupUnderTest) -> None:
        """Run the step on a coup, which keeps what it finds wrong."""
        table = {} if self.rows is None else {"datatable": list(self.rows)}
        coup.attempt(f"{self.keyword} {self.text}", self.definition.run, **self.values, **table)


class Case(msgspec.Struct, frozen=True):
    """One scenario, or one row of an outline, in one language.

    `id` is the scenario's permanent id and `row` the row's number from 1, or 0 outside an outline.
    `defects` are those whose rulings it cites besides its rules.
    `bets` are those that it speaks of, unless it says what a table offers; `pages` those whose print it cites.
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
    bets: frozenset[str] = frozenset()
    pages: frozenset[str] = frozenset()

    @property
    def key(self) -> str:
        """The id under which reports and people know the case, alike in every language."""
        return f"{self.id}/{self.row}" if self.row else self.id

    @property
    def own_table(self) -> str | None:
        """The table that the scenario itself names, if it does."""
        return next((cast(str, step.values["table"]) for step in self.steps if "table" in step.values), None)

    def tables(self, rules: Rulebook) -> tuple[str, ...]:
        """Return where the case runs: at the table it names, else wherever all that it speaks of is.

        That is where all its rules hold, all its bets are offered, and all its pages publish the table.
        """
        if self.own_table:
            return (self.own_table,)
        tables = map(rules.tables.__getitem__, rules.tables_of(self.rules))
        return tuple(
            table.id
            for table in tables
            if table.offers.keys() >= self.bets
            and table.notations.keys() >= self.pages
            and self.language in (table.languages or LANGUAGES)
        )

    def run(self, port: Port, table: str, rules: Rulebook, *, whole: bool = False) -> CoupUnderTest:
        """Run the case against an engine; the coup keeps its fault, if it has one, and the step that found it.

        With `whole` every answer is judged in all its fields too, once the steps hold.
        """
        coup = CoupUnderTest(port, self.language, table, rules, self.rules, whole=whole)
        for step in self.steps:
            step.run(coup)
        coup.conclude()
        return coup


def _ids_in(folder: Path) -> list[str]:
    """Return the ids of the scenarios in a folder, without reading more of them."""
    texts = (path.read_text(encoding="utf-8", errors="replace") for path in files_in(folder))
    return [scenario_id for text in texts for scenario_id in _tagged(text)]


def _tagged(text: str) -> list[str]:
    """Return the ids that stand in a feature file."""
    return re.findall(rf"^\s*(?:@\S+ )*@{re.escape(ID_TAG)}(\S+)", text, re.MULTILINE)


def _lost(file: str, scenario_id: str) -> FeatureError:
    message = N_("{file}: scenario {id} is lost; give each scenario an id and a name of its own")
    return FeatureError(message, file=file, id=scenario_id)


@of_the_rules
def cases_in(language: Language) -> tuple[Case, ...]:
    """Return every case of a language. Raises FeatureError at the first fault of a feature file."""
    cases = tuple(case for path in feature_files(language) for case in _cases_of(path, language))
    files: dict[str, str] = {}
    for case in cases:
        if files.setdefault(case.id, case.file) != case.file:
            raise _lost(case.file, case.id)
    return cases


def check_languages(languages: Sequence[Language], may_lack: Collection[Language] = ()) -> None:
    """Raise FeatureError when a language lacks a scenario of another, or one of these lacks a row of an outline.

    The scenarios of a folder laid over `spec/` have to be in the languages of that folder alone. Those of the project
    may be missing in the languages `may_lack`, of which the verdict says what they lack.
    """
    for folder, spoken in feature_folders().items():
        excused = () if folder.parent in rulebook().spoken else may_lack
        ids = {language: _ids_in(folder / language) for language in spoken}
        _check_parity(ids, excused)
        known = {scenario_id for found in ids.values() for scenario_id in found}
        chosen = [language for language in languages if language in spoken]
        keys = {language: [case.key for case in cases_in(language) if case.id in known] for language in chosen}
        _check_parity(keys, excused)


def _check_parity(known: Mapping[Language, Sequence[str]], may_lack: Collection[Language]) -> None:
    """Raise FeatureError when a language that may not lack a key lacks one that another has."""
    everything = {key: language for language, found in reversed([*known.items()]) for key in found}
    for language in known.keys() - may_lack:
        found = frozenset(known[language])
        for key, other in everything.items():
            if key not in found:
                message = N_("features/{language}: scenario {id} is missing; write it as features/{other} has it")
                raise FeatureError(message, language=language, id=key, other=other)


def all_cases(languages: Iterable[Language] = LANGUAGES) -> Iterator[Case]:
    """Yield every case of the languages."""
    return (case for language in languages for case in cases_in(language))


def uncited(rules: Rulebook, table: Table, language: Language) -> tuple[Rule, ...]:
    """Return the rules of a table that an engine decides and no case in a language runs there."""
    cited = {rule for case in cases_in(language) if table.id in case.tables(rules) for rule in case.rules}
    here = (rule for rule in rules.rules.values() if table.id in rule.tables and rule.decided_by == "engine")
    return tuple(rule for rule in here if rule.id not in cited)


def _cases_of(path: Path, language: Language) -> Iterator[Case]:
    file = place_of(path)
    feature = read_feature(path)
    dialect = dialect_of(language)
    if feature.language != dialect:
        raise FeatureError(
            N_('{file}: the feature is in "{found}"; begin it with "# language: {language}"'),
            file=file,
            found=feature.language,
            language=dialect,
        )
    tagged, kept = _tagged(path.read_text(encoding="utf-8")), [id_of(scenario) for scenario in feature.scenarios]
    names = [scenario.name for scenario in feature.scenarios]
    for name, scenario_id in zip(names, kept, strict=True):
        if scenario_id and names.count(name) > 1:
            raise _lost(file, scenario_id)
    for scenario_id in tagged:
        if tagged.count(scenario_id) > 1 or scenario_id not in kept:
            raise _lost(file, scenario_id)
    for scenario in feature.scenarios:
        yield from _cases_of_scenario(scenario, file, language)


def _cases_of_scenario(scenario: ScenarioText, file: str, language: Language) -> Iterator[Case]:
    rules, scenario_id, defects = rules_of(scenario), id_of(scenario), _cited(scenario, DEFECT_TAG)
    place = f"{file}:{scenario.line}"
    if not scenario_id:
        raise FeatureError(N_("{place}: the scenario has no id; tag it @id.NAME"), place=place)
    for rule in rules:
        if rule not in rulebook().rules:
            raise FeatureError(N_("{place}: {rule} is not a rule; cite one of spec/"), place=place, rule=rule)
    for defect in defects:
        if defect not in rulebook().defects:
            message = N_("{place}: {defect} is not a defect; cite one of spec/defects.toml")
            raise FeatureError(message, place=place, defect=defect)
    for number, row in enumerate(scenario.rows or ({},), start=1 if scenario.is_outline else 0):
        name, written = scenario.filled(row)
        steps = tuple(_bind(step, file, language) for step in written)
        case = Case(
            language,
            file,
            scenario.line,
            scenario_id,
            number,
            name,
            rules,
            steps,
            defects,
            _bets_in(steps, rules),
            frozenset(str(step.values["page"]) for step in steps if "page" in step.values),
        )
        _check_tables(case, place)
        yield case
    check_scenario(scenario, place)


def _bets_in(steps: Sequence[BoundStep], rules: Sequence[str]) -> frozenset[str]:
    """Return the bets that a case speaks of; one that says what a table offers speaks of others too."""
    if any(table.offer_rule in rules for table in rulebook().tables.values()):
        return frozenset()
    named = {str(step.values["bet"]) for step in steps if "bet" in step.values}
    staked = [step.rows or () for step in steps if step.definition.columns == (BET, MONEY)]
    return frozenset(named | {str(bet) for rows in staked for bet, _ in rows})


def _check_tables(case: Case, place: str) -> None:
    """Raise FeatureError unless there is a table where a case runs and all of its rules hold."""
    if not case.rules:
        raise FeatureError(N_("{place}: the scenario cites no rule; tag it @rule.ID"), place=place)
    holding = rulebook().tables_of(case.rules)
    if not case.tables(rulebook()) or (case.own_table and case.own_table not in holding):
        message = N_("{place}: {rules} do not all hold at {table}; cite rules that do")
        table = case.own_table or ", ".join(rulebook().tables)
        raise FeatureError(message, place=place, rules=", ".join(case.rules), table=table)


def rules_of(scenario: ScenarioText) -> tuple[str, ...]:
    """Return the rules that a scenario cites, its Rule's and its Feature's included."""
    return _cited(scenario, RULE_TAG)


def id_of(scenario: ScenarioText) -> str:
    """Return the permanent id of a scenario, or nothing where it has none."""
    return next((tag.removeprefix(ID_TAG) for tag in sorted(scenario.tags) if tag.startswith(ID_TAG)), "")


def _cited(scenario: ScenarioText, prefix: str) -> tuple[str, ...]:
    tags = sorted(scenario.tags | scenario.inherited)
    return tuple(tag.removeprefix(prefix) for tag in tags if tag.startswith(prefix))


def _bind(step: StepText, file: str, language: Language) -> BoundStep:
    """Match a step to its definition and read its values. Raises FeatureError when it cannot be read."""
    try:
        definition = find_step(step.kind, step.text, language)
        values = definition.values(step.text, language) or {}
        rows = tuple(definition.rows(step.cells, language))
    except (Wording, ValueError) as error:
        raise FeatureError(N_("{place}: {problem}"), place=f"{file}:{step.line}", problem=error) from None
    return BoundStep(definition, step.keyword, step.text, values, rows if definition.columns else None)
