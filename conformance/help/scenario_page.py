"""The pages of scenarios: each feature of a language as people read it, with an anchor for every scenario and row."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

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
from conformance.suite.cases import Case, cases_in, id_of, rules_of
from conformance.suite.features import FeatureText, ScenarioText, StepText, feature_files, read_feature
from conformance.words import Language


def scenario_pages(pen: Pen) -> Iterator[Page]:
    """Yield a page for each feature of the language."""
    cases = {case.id: case for case in reversed(cases_in(pen.language))}
    for name, feature in features_in(pen.language).items():
        yield _page(pen, f"scenarios/{name}", feature, cases)


def features_in(language: Language) -> dict[str, FeatureText]:
    """Return the features of a language by the names of their files."""
    return {path.stem: read_feature(path) for path in feature_files(language)}


def _page(pen: Pen, page: str, feature: FeatureText, cases: dict[str, Case]) -> Page:
    described = [Paragraph((Text(" ".join(feature.description.split())),))] if feature.description else []
    groups = groupby(feature.scenarios, key=lambda scenario: scenario.rule)
    sections = tuple(
        Section(f"rule-{number}", name or feature.name, (), tuple(_scenario(pen, item, cases) for item in items))
        for number, (name, items) in enumerate(groups, start=1)
    )
    return Page(page, feature.name, pen.language, tuple(described), sections)


def _scenario(pen: Pen, written: ScenarioText, cases: dict[str, Case]) -> Section:
    rules, scenario = rules_of(written), id_of(written)
    case = cases[scenario]
    blocks: list[Block] = []
    if written.description:
        blocks.append(Paragraph((Text(" ".join(written.description.split())),)))
    blocks.append(ListBlock(tuple(_step(step) for step in written.steps)))
    if written.rows:
        blocks.append(_rows(written, scenario))
    blocks.append(
        Paragraph(
            pen.say(
                N_("Rules: {rules}. Runs at: {tables}."),
                rules=pen.listed(pen.rule_link(rule, case.own_table) for rule in rules),
                tables=pen.tables(case.tables(pen.rules)),
            )
        )
    )
    return Section(scenario, f"{scenario}: {written.name}", tuple(blocks))


def _step(step: StepText) -> Content:
    said = (Term(step.keyword), Text(f" {step.text}"))
    if not step.cells:
        return said
    rows = "; ".join(map(" ".join, step.cells))
    return (*said, Text(f": {rows}"))


def _rows(written: ScenarioText, scenario: str) -> TableBlock:
    """Return the rows of an outline, numbered as its cases are."""
    columns: tuple[str, ...] = ("#", *written.columns)
    rows: list[tuple[Content, ...]] = []
    for number, row in enumerate(written.rows, start=1):
        values: list[Content] = [(Text(value),) for value in row.values()]
        rows.append(((Anchor(f"{scenario}/{number}", str(number)),), *values))
    return TableBlock(columns, tuple(rows))
