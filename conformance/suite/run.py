"""A run of the suite: pytest is started on the features, and what it records is gathered."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec
import pytest

from conformance.engines.opening import REFERENCE, Patience
from conformance.engines.port import Port
from conformance.engines.protocol import About
from conformance.errors import N_, BaccaratError
from conformance.places import PACKAGE
from conformance.suite.cases import check_languages
from conformance.suite.plugin import PORT, PROPERTY
from conformance.suite.results import Record, told
from conformance.words import LANGUAGES, Language
from conformance.words.outcomes import OF_THE_RULES

_OPTIONS = (
    "--disable-plugin-autoload",
    "--assert=plain",
    "--continue-on-collection-errors",
    "--import-mode=importlib",
    "-c",
    os.devnull,
    "-p",
    "pytest_bdd.plugin",
    "-p",
    "no:terminal",
    "-p",
    "no:cacheprovider",
    "-p",
    "conformance.suite.plugin",
)


class Selection(msgspec.Struct, frozen=True):
    """What to run; an empty tuple means everything. With `strict` every answer has to fit its schema."""

    engine: str
    tables: tuple[str, ...] = ()
    languages: tuple[Language, ...] = ()
    rules: tuple[str, ...] = ()
    patience: Patience = Patience()
    strict: bool = False

    @property
    def chosen_languages(self) -> tuple[Language, ...]:
        """The languages that run, in order."""
        return tuple(language for language in LANGUAGES if not self.languages or language in self.languages)


class Outcome(msgspec.Struct):
    """What a run came to: who the engine says it is, a record for each case at each table, and what never ran."""

    engine: About
    records: list[Record]
    broken: list[str]
    complete: bool = False
    """Whether the run reached its end; until then it decides nothing."""


class Interrupted(KeyboardInterrupt):
    """Somebody stopped the run; `outcome` is what it had come to."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__()
        self.outcome = outcome


class _Gatherer:
    def __init__(self, port: Port, progress: Callable[[int, int], None], *, executes_rules: bool) -> None:
        self.outcome = Outcome(port.hello().engine, [], [])
        self._port = port
        self._progress = progress
        self._executes_rules = executes_rules
        self._items = 0
        self._done = 0
        self.interrupted = False

    @property
    def unfinished(self) -> int:
        """How many scenarios were collected and never ran."""
        return self._items - self._done

    def pytest_keyboard_interrupt(self) -> None:
        self.interrupted = True

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        config.stash[PORT] = self._port

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._items = len(session.items)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.outcome.broken.append(_last_line(report.longreprtext))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        is_told = False
        if report.when == "call":
            self._done += 1
            self._progress(self._done, self._items)
            found = [value for key, value in report.user_properties if key == PROPERTY]
            records = msgspec.convert(found[-1], list[Record]) if found else []
            self.outcome.records.extend(records if self._executes_rules else self._of_the_engine(records))
            is_told = any(record.verdict not in ("passed", "not-run") for record in records)
        if not report.passed and not is_told:
            self.outcome.broken.append(f"{report.nodeid}: {_last_line(report.longreprtext)}")

    def _of_the_engine(self, records: Sequence[Record]) -> Iterator[Record]:
        """Set apart what asked nothing of the engine. Where the rules do not bear it out, the suite is broken."""
        for record in records:
            if record.asked or record.verdict not in ("passed", "failed"):
                yield record
            elif record.verdict == "passed":
                yield msgspec.structs.replace(record, verdict=OF_THE_RULES)
            else:
                self.outcome.broken.append(f"{record.case}: {told(record)}")


def run(selection: Selection, port: Port, progress: Callable[[int, int], None]) -> Outcome:
    """Run what is selected against the engine behind a port that has been greeted.

    `progress` is told how many scenarios are done, and of how many.
    Under any engine but the reference, which executes the rules, a check that asks nothing of it is one of the rules.
    Raises BaccaratError when a feature file is wrong or nothing was selected that asks anything of an engine.
    """
    check_languages(selection.chosen_languages)
    gatherer = _Gatherer(port, progress, executes_rules=selection.engine == REFERENCE)
    files = [str(PACKAGE / "suite" / "scenarios" / f"test_{language}.py") for language in selection.chosen_languages]
    arguments = [*_OPTIONS, f"--rootdir={PACKAGE}"]
    for option, values in (("--table", selection.tables), ("--rule", selection.rules)):
        arguments += [part for value in values for part in (option, value)]
    with _plain_environment():
        status = pytest.main([*arguments, *files], plugins=[gatherer])
    if gatherer.interrupted or (status == pytest.ExitCode.INTERRUPTED and not gatherer.outcome.broken):
        raise Interrupted(gatherer.outcome)
    if not gatherer.outcome.records and not gatherer.outcome.broken:
        raise BaccaratError(N_("no scenario fits this choice of tables, languages and rules; choose less narrowly"))
    if not gatherer.outcome.broken and all(record.verdict == OF_THE_RULES for record in gatherer.outcome.records):
        raise BaccaratError(
            N_("what was chosen checks the rules themselves and asks nothing of an engine; choose less narrowly")
        )
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) or gatherer.unfinished:
        gatherer.outcome.broken.append(f"pytest ended with status {int(status)}, {gatherer.unfinished} scenarios early")
    gatherer.outcome.complete = not gatherer.outcome.broken
    return gatherer.outcome


@contextmanager
def _plain_environment() -> Iterator[None]:
    """Keep a user's own pytest settings out of the run."""
    names = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS")
    kept = {name: os.environ.pop(name) for name in names if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(kept)


def _last_line(text: str) -> str:
    lines: Sequence[str] = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else ""
