"""The pytest plugin: the features of three languages against any engine, at every table.

`pytest -p conformance.suite.plugin` runs every scenario against the reference engine; the options choose another
engine, tables, languages and rules. What happened stands in each report's `user_properties`, so that it is the same
under xdist.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from pytest_bdd.parser import Feature, Scenario, ScenarioTemplate, Step
from pytest_bdd.scenario import scenario_wrapper_template_registry

from conformance.cards import write_codes
from conformance.engines.port import EngineFault, Port
from conformance.engines.python import load_engine
from conformance.errors import N_, BaccaratError
from conformance.rulebook import rulebook
from conformance.suite.cases import STEP_MODULES, Case, cases_in, examples_of
from conformance.suite.localized import LANGUAGE, LANGUAGE_NAMES, Wording, find_step
from conformance.suite.world import CoupUnderTest, Mismatch
from conformance.words import LANGUAGES, words_in

REFERENCE = "conformance.engines.server:reference"
PROPERTY = "baccarat"
"""The key of a record in `user_properties`."""


class Record(msgspec.Struct, frozen=True):
    """What one case at one table came to.

    `verdict` is passed, failed, rejected, unsupported, crashed or protocol-error.
    The rest is there when it did not pass, in the case's language.
    """

    case: str
    language: str
    table: str
    rules: tuple[str, ...]
    verdict: str = "passed"
    file: str = ""
    line: int = 0
    name: str = ""
    step: str = ""
    subject: str = ""
    expected: str = ""
    actual: str = ""
    deal: str = ""
    stakes: dict[str, str] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("baccarat", "baccarat conformance")
    group.addoption("--engine", default=REFERENCE, metavar="MODULE:ATTRIBUTE", help="the engine to run against")
    group.addoption(
        "--table", action="append", default=[], dest="baccarat_tables", metavar="ID", help="only this table"
    )
    group.addoption("--rule", action="append", default=[], dest="baccarat_rules", metavar="ID", help="only this rule")
    group.addoption(
        "--language",
        action="append",
        default=[],
        dest="baccarat_languages",
        choices=LANGUAGES,
        help="only this language",
    )


def pytest_configure(config: pytest.Config) -> None:
    for module in STEP_MODULES:
        config.pluginmanager.register(module)
    try:
        check_selection(config.getoption("baccarat_tables"), config.getoption("baccarat_rules"))
        config.stash[PORT] = Port(load_engine(config.getoption("engine")))
    except BaccaratError as error:
        raise pytest.UsageError(str(error)) from None


PORT = pytest.StashKey[Port]()
CASE = pytest.StashKey[Case]()
STEP = pytest.StashKey[str]()


def check_selection(tables: list[str], rules: list[str]) -> None:
    """Raise BaccaratError when a table or a rule is not in the rulebook."""
    known = rulebook()
    for table in tables:
        if table not in known.tables:
            message = N_("{table} is not a table; the tables are {tables}")
            raise BaccaratError(message, table=table, tables=", ".join(known.tables))
    for rule in rules:
        if rule not in known.rules:
            raise BaccaratError(N_("{rule} is not a rule; see baccarat rules"), rule=rule)


@cache
def _template_cases(template: ScenarioTemplate) -> tuple[Case, ...]:
    """Return the cases of a scenario, in the order of its examples."""
    path = template.feature.filename
    found = [
        case
        for language in LANGUAGES
        if language == template.feature.language
        for case in cases_in(language)
        if case.line == template.line_number and path.endswith(case.file)
    ]
    return tuple(found)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a scenario at every table where it holds."""
    template = scenario_wrapper_template_registry.get(metafunc.function)
    if template is None or "table" not in metafunc.fixturenames:
        return
    cases = _template_cases(template)
    own = {case.own_table for case in cases} - {None}
    tables = ["its-own"] if own else list(cases[0].tables(rulebook()))
    metafunc.parametrize("table", tables, indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what was asked for, and note each item's case."""
    tables, rules = set(config.getoption("baccarat_tables")), set(config.getoption("baccarat_rules"))
    languages = set(config.getoption("baccarat_languages"))
    kept, dropped = [], []
    for item in items:
        case = _case_of(item)
        if case is not None:
            item.stash[CASE] = case
            wanted = (
                (not tables or table_of(item, case) in tables)
                and (not rules or rules & set(case.rules))
                and (not languages or case.language in languages)
            )
            (kept if wanted else dropped).append(item)
        else:
            kept.append(item)
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept


def _case_of(item: pytest.Item) -> Case | None:
    template = scenario_wrapper_template_registry.get(getattr(item, "function", None))  # type: ignore[arg-type]
    if template is None:
        return None
    example = item.callspec.params.get("_pytest_bdd_example", {})  # type: ignore[attr-defined]
    return _template_cases(template)[examples_of(template).index(example)]


def table_of(item: pytest.Item, case: Case) -> str:
    """Return the table at which an item runs."""
    return case.own_table or str(item.callspec.params["table"])  # type: ignore[attr-defined]


@pytest.fixture
def coup(request: pytest.FixtureRequest) -> CoupUnderTest:
    """The coup under test, against the engine that was asked for."""
    case = request.node.stash[CASE]
    return CoupUnderTest(request.config.stash[PORT], case.language, table_of(request.node, case))


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: object) -> bool:  # noqa: ARG001
    """Keep rule and id tags from becoming marks: they are data."""
    return True


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:  # noqa: ARG001
    LANGUAGE.set(feature.language)  # type: ignore[arg-type]


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Step) -> None:
    request.node.stash[STEP] = f"{step.keyword} {step.name}"


def pytest_bdd_step_func_lookup_error(feature: Feature, step: Step) -> None:
    """Say what is wrong with a step's wording instead of that it was not found."""
    try:
        find_step(step.type, step.name, feature.language)  # type: ignore[arg-type]
    except Wording as error:
        raise Wording(
            "{file}:{line}: {problem}", file=feature.rel_filename, line=step.line_number, problem=error
        ) from None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[Any]:
    """Put the record of a finished case into its report."""
    if call.when == "call" and CASE in item.stash:
        error = call.excinfo.value if call.excinfo is not None else None
        if error is None or isinstance(error, (Mismatch, EngineFault)):
            record = _record(item, error)
            item.user_properties.append((PROPERTY, msgspec.to_builtins(record)))
    return (yield)


def _record(item: pytest.Item, error: BaseException | None) -> Record:
    case = item.stash[CASE]
    record = Record(case.key, case.language, table_of(item, case), case.rules)
    if error is None:
        return record
    tried = item.funcargs["coup"].tried  # type: ignore[attr-defined]
    words = words_in(case.language)
    if isinstance(error, Mismatch):
        verdict, subject, expected, actual = "failed", error.subject, error.expected, error.actual
    else:
        assert isinstance(error, EngineFault)
        verdict, subject, expected = error.verdict, words.say("The engine"), words.say("an answer")
        actual = f"{words.say(VERDICTS[error.verdict])}: {error.detail}"
    return msgspec.structs.replace(
        record,
        verdict=verdict,
        file=case.file,
        line=case.line,
        name=case.name,
        step=item.stash.get(STEP, ""),
        subject=subject,
        expected=expected,
        actual=actual,
        deal="" if tried is None else write_codes(tried.deal),
        stakes={} if tried is None else tried.stakes,
    )


VERDICTS = {
    "failed": N_("failed"),
    "rejected": N_("rejected"),
    "unsupported": N_("unsupported"),
    "crashed": N_("crashed"),
    "protocol-error": N_("protocol error"),
}
"""The words for what an engine did wrong."""

__all__ = ["LANGUAGE_NAMES", "PROPERTY", "Record", "check_selection"]
