"""The pytest plugin `baccarat`: the features in every language against any engine, beside a project's own tests.

    pytest -p conformance.pytest_plugin --baccarat-engine "./my-engine"

pytest-bdd runs each scenario at all of its tables; what its steps do and what is judged are those of `baccarat verify`.
It needs the extra `pytest`. Under xdist each worker has an engine of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from contextvars import ContextVar
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from pytest_bdd import given, scenario, then, when
from pytest_bdd.feature import get_feature
from pytest_bdd.parser import ScenarioTemplate
from pytest_bdd.parsers import StepParser
from pytest_bdd.scenario import scenario_wrapper_template_registry

from conformance.engines.opening import REFERENCE, Patience, open_engine
from conformance.engines.port import Port
from conformance.errors import BaccaratError
from conformance.places import data_folder
from conformance.rulebook import rulebook
from conformance.suite.cases import ID_TAG, Case, cases_in
from conformance.suite.engagement import greet
from conformance.suite.results import one_line, record_of
from conformance.suite.run import check_selection, tables_chosen
from conformance.suite.transcript import Transcript
from conformance.suite.world import CoupUnderTest
from conformance.words import LANGUAGES, Language

PORT = pytest.StashKey[Port]()
HEARD = pytest.StashKey[Transcript]()
CASE = pytest.StashKey[Case]()
COUPS = pytest.StashKey[list[CoupUnderTest]]()
DONE = pytest.StashKey[int]()
"""How many steps of a scenario have run."""
IS_OURS: ContextVar[bool] = ContextVar("IS_OURS", default=False)
"""Whether the scenario that is running is one of these features."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("baccarat", "baccarat conformance")
    group.addoption(
        "--baccarat-engine",
        metavar="ENGINE",
        help="run all features against this engine: a command, an address, or module:attribute; without it, features "
        "that are named run against the reference engine",
    )
    group.addoption(
        "--baccarat-timeout",
        type=float,
        default=Patience().timeout,
        metavar="SECONDS",
        help="the time for an answer",
    )
    group.addoption(
        "--baccarat-restarts",
        type=int,
        default=Patience().restarts,
        metavar="N",
        help="how often each worker may restart a command",
    )
    group.addoption(
        "--baccarat-strict", action="store_true", help="hold every answer to the JSON Schemas of the protocol"
    )
    group.addoption("--baccarat-table", action="append", default=[], metavar="ID", help="only this table")
    group.addoption("--baccarat-rule", action="append", default=[], metavar="ID", help="only this rule")
    group.addoption("--baccarat-language", action="append", default=[], choices=LANGUAGES, help="only this language")


def pytest_configure(config: pytest.Config) -> None:
    """Open the engine, which is greeted when the first scenario runs, and add the features to what is collected."""
    engine = config.getoption("baccarat_engine")
    try:
        check_selection(config.getoption("baccarat_table"), config.getoption("baccarat_rule"))
        patience = Patience(config.getoption("baccarat_timeout"), config.getoption("baccarat_restarts"))
        stack = ExitStack()
        config.add_cleanup(stack.close)
        handler = stack.enter_context(open_engine(engine or REFERENCE, patience))
    except BaccaratError as error:
        raise pytest.UsageError(str(error)) from None
    port = config.stash[PORT] = Port(handler, strict=config.getoption("baccarat_strict"))
    heard = config.stash[HEARD] = Transcript()
    port.listen(heard.hear)
    if engine and not _are_named(config.args):
        config.args.append(str(data_folder("features")))


def _are_named(arguments: Iterable[str]) -> bool:
    """Say whether the features, or some of them, are among what is to be collected."""
    features = data_folder("features").resolve()
    named = [Path(argument.partition("::")[0]).resolve() for argument in arguments]
    return any(path.is_relative_to(features) or features.is_relative_to(path) for path in named)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> FeatureModule | None:
    """Collect the feature files of this suite."""
    language = next((name for name in LANGUAGES if file_path.parent == data_folder("features") / name), None)
    if language is None or file_path.suffix != ".feature" or file_path.name.startswith("."):
        return None
    module: FeatureModule = FeatureModule.from_parent(parent, path=file_path)
    return module


class FeatureModule(pytest.Module):
    """A feature file as a module with a test function for each scenario, named by its id."""

    def _getobj(self) -> ModuleType:
        module = ModuleType(self.path.stem)
        folder, name = str(self.path.parent), self.path.name
        try:
            cases_in(_language(self.path))
        except BaccaratError as error:
            raise self.CollectError(str(error)) from None
        for title, template in get_feature(folder, name).scenarios.items():
            setattr(module, _id_of(template), scenario(name, title, features_base_dir=folder)(_nothing_more))
        return module

    def funcnamefilter(self, name: str) -> bool:  # noqa: ARG002
        """Take every function for a test: they are named by ids."""
        return True


def _nothing_more() -> None:
    """Add nothing to what the steps of a scenario do."""


def _language(path: Path) -> Language:
    return next(language for language in LANGUAGES if language == path.parent.name)


def _id_of(template: ScenarioTemplate) -> str:
    return next(tag.removeprefix(ID_TAG) for tag in template.tags if tag.startswith(ID_TAG))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what was asked for, and note the case of each scenario."""
    languages = config.getoption("baccarat_language")
    kept: list[pytest.Item] = []
    dropped: list[pytest.Item] = []
    for item in items:
        case = _case_of(item)
        if case is not None:
            item.stash[CASE] = case
        wanted = case is None or (_tables(config, case) and (not languages or case.language in languages))
        (kept if wanted else dropped).append(item)
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept


def _tables(config: pytest.Config, case: Case) -> tuple[str, ...]:
    return tables_chosen(case, config.getoption("baccarat_table"), config.getoption("baccarat_rule"))


def _case_of(item: pytest.Item) -> Case | None:
    """Return the case of an item, by its scenario's id and the number of its row."""
    if not isinstance(item, pytest.Function) or not isinstance(item.parent, FeatureModule):
        return None
    template = scenario_wrapper_template_registry[item.function]
    rows = [row for examples in template.examples for row in examples.as_contexts()]
    example = item.callspec.params["_pytest_bdd_example"] if rows else None
    row = 1 + next(number for number, values in enumerate(rows) if values == example) if rows else 0
    key = (_id_of(template), row)
    return next(case for case in cases_in(_language(item.path)) if (case.id, case.row) == key)


@pytest.fixture(scope="session")
def baccarat_port(request: pytest.FixtureRequest) -> Port:
    """The port to the engine that was asked for; the session ends when the handshake fails."""
    port = request.config.stash[PORT]
    try:
        greet(port, request.config.getoption("baccarat_engine") or REFERENCE)
    except BaccaratError as error:
        pytest.exit(str(error), returncode=pytest.ExitCode.USAGE_ERROR)
    return port


class _AnyStep(StepParser):
    """Matches every step of these features, and no other project's: what it does is known from the case already."""

    def is_matching(self, name: str) -> bool:  # noqa: ARG002
        return IS_OURS.get()

    def parse_arguments(self, name: str) -> dict[str, Any]:  # noqa: ARG002
        return {}


@given(_AnyStep(""))
@when(_AnyStep(""))
@then(_AnyStep(""))
def _step(request: pytest.FixtureRequest) -> None:
    """Run the next step at each of the scenario's tables."""
    item = request.node
    step = item.stash[CASE].steps[item.stash[DONE]]
    for coup in item.stash[COUPS]:
        step.run(coup)
    item.stash[DONE] += 1


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: object) -> bool:  # noqa: ARG001
    """Keep rule and id tags from becoming marks: they are data."""
    return True


def pytest_bdd_before_scenario(request: pytest.FixtureRequest) -> None:
    """Set the coup up at each of the scenario's tables."""
    item, case = request.node, request.node.stash.get(CASE, None)
    IS_OURS.set(case is not None)
    if case is None:
        return
    port: Port = request.getfixturevalue("baccarat_port")
    request.config.stash[HEARD].clear()
    tables = _tables(request.config, case)
    item.stash[COUPS] = [
        CoupUnderTest(port, case.language, table, rulebook(), case.rules, whole=True) for table in tables
    ]
    item.stash[DONE] = 0
    item.user_properties += [("rules", ", ".join(case.rules)), ("tables", ", ".join(tables))]


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Fail the test when a table failed, unless pytest has broken it off already."""
    item, case = request.node, request.node.stash.get(CASE, None)
    if case is None or item.stash.get(DONE, 0) < len(case.steps):
        return
    for coup in item.stash[COUPS]:
        coup.conclude()
    records = [record_of(case, coup, request.config.stash[HEARD]) for coup in item.stash[COUPS]]
    failed = [record for record in records if record.verdict != "passed"]
    if failed:
        pytest.fail("\n".join(map(one_line, failed)), pytrace=False)
