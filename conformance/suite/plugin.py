"""The pytest plugin: the features of three languages against any engine, at every table.

`pytest -p conformance.suite.plugin` runs every scenario against the reference engine; the options choose another
engine, tables, languages and rules. What happened stands in each report's `user_properties`, so that it is the same
under xdist, where each worker has an engine of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from functools import cache
from typing import cast

import msgspec
import pytest
from pytest_bdd import given, then, when
from pytest_bdd.parser import Feature, Scenario, ScenarioTemplate, Step
from pytest_bdd.scenario import scenario_wrapper_template_registry

from conformance.cards import write_codes
from conformance.engines.opening import REFERENCE, Patience, open_engine
from conformance.engines.port import Port
from conformance.errors import N_, BaccaratError
from conformance.rulebook import rulebook
from conformance.suite.cases import Case, bind_step, cases_in, examples_of
from conformance.suite.engagement import greet
from conformance.suite.localized import LANGUAGE, AnyStep, StepKind, Wording, find_step
from conformance.suite.results import Record, told
from conformance.suite.transcript import Transcript
from conformance.suite.world import CoupUnderTest, Mismatch
from conformance.words import LANGUAGES, Language, words_in
from conformance.words.outcomes import fault_text

PROPERTY = "baccarat"
"""The key of a record in `user_properties`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("baccarat", "baccarat conformance")
    group.addoption(
        "--engine",
        default=REFERENCE,
        metavar="ENGINE",
        help="the engine to run against: a command, an address, or module:attribute",
    )
    group.addoption(
        "--engine-timeout",
        type=float,
        default=Patience().timeout,
        metavar="SECONDS",
        help="the time for an answer (not of a Python engine)",
    )
    group.addoption(
        "--engine-restarts",
        type=int,
        default=Patience().restarts,
        metavar="N",
        help="how often each worker may start a command anew",
    )
    group.addoption(
        "--engine-strict", action="store_true", help="hold every answer to the JSON Schemas of the protocol"
    )
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
    try:
        check_selection(config.getoption("baccarat_tables"), config.getoption("baccarat_rules"))
        if PORT not in config.stash:
            patience = Patience(config.getoption("engine_timeout"), config.getoption("engine_restarts"))
            stack = ExitStack()
            config.add_cleanup(stack.close)
            handler = stack.enter_context(open_engine(config.getoption("engine"), patience))
            config.stash[PORT] = Port(handler, strict=config.getoption("engine_strict"))
    except BaccaratError as error:
        raise pytest.UsageError(str(error)) from None


PORT = pytest.StashKey[Port]()
CASE = pytest.StashKey[Case]()
TABLES = pytest.StashKey[tuple[str, ...]]()
LEFT = pytest.StashKey[int]()
"""How many steps of a scenario have not come to their end."""
COUPS = pytest.StashKey[list[CoupUnderTest]]()


HEARD = pytest.StashKey[Transcript]()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Listen to what the engine is asked, for the records of failures."""
    heard = session.config.stash[HEARD] = Transcript()
    session.config.stash[PORT].listen(heard.hear)


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
    path, language = template.feature.filename, template.feature.language
    assert language in LANGUAGES, f"{path}: there are no words for the language {language}"
    return tuple(case for case in cases_in(language) if case.line == template.line_number and path.endswith(case.file))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what was asked for, and note each item's case and the tables at which it runs."""
    tables, rules = config.getoption("baccarat_tables"), set(config.getoption("baccarat_rules"))
    languages = config.getoption("baccarat_languages")
    kept: list[pytest.Item] = []
    dropped: list[pytest.Item] = []
    for item in items:
        case = _case_of(item)
        if case is not None:
            at = tuple(table for table in case.tables(rulebook()) if not tables or table in tables)
            item.stash[CASE], item.stash[TABLES] = case, at
            wanted = at and (not rules or rules & set(case.rules)) and (not languages or case.language in languages)
            (kept if wanted else dropped).append(item)
        else:
            kept.append(item)
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept


def _case_of(item: pytest.Item) -> Case | None:
    if not isinstance(item, pytest.Function):
        return None
    template = scenario_wrapper_template_registry.get(item.function)
    if template is None:
        return None
    example: Mapping[str, str] = (
        cast(Mapping[str, str], item.callspec.params["_pytest_bdd_example"]) if hasattr(item, "callspec") else {}
    )
    return _template_cases(template)[examples_of(template).index(example)]


@pytest.fixture(scope="session")
def engine_port(request: pytest.FixtureRequest) -> Port:
    """The port to the engine that was asked for; the session ends when the handshake fails."""
    port = request.config.stash[PORT]
    try:
        greet(port, request.config.getoption("engine"))
    except BaccaratError as error:
        pytest.exit(str(error), returncode=pytest.ExitCode.USAGE_ERROR)
    return port


@pytest.fixture
def coup(request: pytest.FixtureRequest, engine_port: Port) -> list[CoupUnderTest]:
    """The coup under test, at each of the scenario's tables, against the engine that was asked for."""
    item = request.node
    language, tables = item.stash[CASE].language, item.stash[TABLES]
    coups = item.stash[COUPS] = [CoupUnderTest(engine_port, language, table, rulebook()) for table in tables]
    return coups


Cells = list[list[str]]


@given(AnyStep("given"))
def _given(coup: list[CoupUnderTest], text: str, datatable: Cells | None = None) -> None:
    _run("given", coup, text, datatable)


@when(AnyStep("when"))
def _when(coup: list[CoupUnderTest], text: str, datatable: Cells | None = None) -> None:
    _run("when", coup, text, datatable)


@then(AnyStep("then"))
def _then(coup: list[CoupUnderTest], text: str, datatable: Cells | None = None) -> None:
    _run("then", coup, text, datatable)


def _run(kind: StepKind, coups: list[CoupUnderTest], text: str, cells: Cells | None) -> None:
    """Run a step at each of the scenario's tables."""
    step = bind_step(kind, text, cells or [], LANGUAGE.get())
    for one in coups:
        step.run(one)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: object) -> bool:  # noqa: ARG001
    """Keep rule and id tags from becoming marks: they are data."""
    return True


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
    LANGUAGE.set(cast(Language, feature.language))
    request.config.stash[HEARD].clear()
    request.node.stash[LEFT] = len(scenario.steps)


def _not_run(record: Record) -> Record:
    """Return the record of a scenario that something broke off: what had not failed by then has not passed either."""
    return msgspec.structs.replace(record, verdict="not-run") if record.verdict == "passed" else record


def pytest_bdd_after_step(request: pytest.FixtureRequest, step: Step) -> None:
    """Note the step at which a table first failed, and that one step fewer is left."""
    request.node.stash[LEFT] -= 1
    for one in request.node.stash[COUPS]:
        if one.fault is not None and not one.step:
            one.step = f"{step.keyword} {step.name}"


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Write a record for each table, and fail the test when a table failed."""
    item = request.node
    heard = request.config.stash[HEARD]
    records = [record_of(item.stash[CASE], one, heard) for one in item.stash.get(COUPS, [])]
    whole = item.stash[LEFT] == 0
    if not whole:
        records = [_not_run(record) for record in records]
    item.user_properties.append((PROPERTY, msgspec.to_builtins(records)))
    failed = [record for record in records if record.verdict != "passed"]
    if failed and whole:
        pytest.fail("\n".join(map(told, failed)), pytrace=False)


def pytest_bdd_step_func_lookup_error(feature: Feature, step: Step) -> None:
    """Say what is wrong with a step's wording instead of that it was not found."""
    try:
        find_step(step.type, step.name, feature.language)
    except Wording as error:
        place = f"{feature.rel_filename}:{step.line_number}"
        raise Wording("{place}: {problem}", place=place, problem=error) from None


def record_of(case: Case, coup: CoupUnderTest, heard: Transcript) -> Record:
    """Return what a case came to at one table, in the case's language."""
    fault = coup.fault
    tried = coup.tried
    where = coup.table if tried is None else tried.table
    record = Record(case.key, case.language, coup.table, case.rules, asked=heard.any_at(where))
    if fault is None:
        return record
    words = words_in(case.language)
    if isinstance(fault, Mismatch):
        verdict, subject, expected, actual = "failed", fault.subject, fault.expected, fault.actual
    else:
        verdict, subject, expected = fault.verdict, words.say("The engine"), words.say("an answer")
        actual = fault_text(fault.verdict, fault.detail, case.language)
    return msgspec.structs.replace(
        record,
        verdict=verdict,
        file=case.file,
        line=case.line,
        name=case.name,
        step=coup.step,
        subject=subject,
        expected=expected,
        actual=actual,
        deal="" if tried is None else write_codes(tried.deal),
        stakes={} if tried is None else tried.stakes,
        round=1 if tried is None else tried.round,
        transcript=heard.at(where),
    )
