"""The pages of scenarios: each feature of a language as people read it, with an anchor for every scenario and row."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from pytest_bdd.feature import get_feature
from pytest_bdd.parser import Feature, ScenarioTemplate, Step

from conformance.errors import N_
from conformance.help.document import (
    Anchor,
    Block,
    Content,
    ListBlock,
    Page,
    Paragraph,
    Section,
    TableBlock,
    Term,
    Text,
)
from conformance.help.pen import Pen
from conformance.suite.cases import Case, cases_in, examples_of, feature_files, tags_of
from conformance.words import Language


def scenario_pages(pen: Pen) -> Iterator[Page]:
    """Yield a page for each feature of the language."""
    cases = {case.id: case for case in reversed(cases_in(pen.language))}
    for name, feature in features_in(pen.language).items():
        yield _page(pen, f"scenarios/{name}", feature, cases)


def features_in(language: Language) -> dict[str, Feature]:
    """Return the features of a language by the names of their files."""
    return {path.stem: get_feature(str(path.parent), path.name) for path in feature_files(language)}


def _page(pen: Pen, page: str, feature: Feature, cases: dict[str, Case]) -> Page:
    described = [Paragraph((Text(" ".join(feature.description.split())),))] if feature.description else []
    templates = feature.scenarios.values()
    groups = groupby(templates, key=lambda template: "" if template.rule is None else template.rule.name)
    sections = tuple(
        Section(f"rule-{number}", name or feature.name, (), tuple(_scenario(pen, item, cases) for item in items))
        for number, (name, items) in enumerate(groups, start=1)
    )
    return Page(page, feature.name, pen.language, tuple(described), sections)


def _scenario(pen: Pen, template: ScenarioTemplate, cases: dict[str, Case]) -> Section:
    rules, scenario = tags_of(template)
    case = cases[scenario]
    blocks: list[Block] = []
    if template.description:
        blocks.append(Paragraph((Text(" ".join(template.description.split())),)))
    blocks.append(ListBlock(tuple(_step(step) for step in template.steps)))
    if template.examples:
        blocks.append(_rows(template, scenario))
    blocks.append(
        Paragraph(
            pen.say(
                N_("Rules: {rules}. Runs at: {tables}."),
                rules=pen.listed(pen.rule_link(rule, case.own_table) for rule in rules),
                tables=pen.tables(case.tables(pen.rules)),
            )
        )
    )
    return Section(scenario, f"{scenario}: {template.name}", tuple(blocks))


def _step(step: Step) -> Content:
    said = (Term(step.keyword.strip()), Text(f" {step.name}"))
    if step.datatable is None:
        return said
    rows = "; ".join(" ".join(map(str, row)) for row in step.datatable.raw())
    return (*said, Text(f": {rows}"))


def _rows(template: ScenarioTemplate, scenario: str) -> TableBlock:
    """Return the rows of an outline, numbered as its cases are."""
    columns: tuple[str, ...] = ("#", *template.examples[0].example_params)
    rows: list[tuple[Content, ...]] = []
    for number, row in enumerate(examples_of(template), start=1):
        values: list[Content] = [(Text(value),) for value in row.values()]
        rows.append(((Anchor(f"{scenario}/{number}", str(number)),), *values))
    return TableBlock(columns, tuple(rows))
