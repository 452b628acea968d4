"""The options of a run that is reported: where to, in which language, and which failures are known."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import click
import msgspec

from conformance.errors import N_, BaccaratError
from conformance.report.console import frame_language
from conformance.report.files import Reporter
from conformance.report.known import Known, read_known
from conformance.report.model import SweepInfo
from conformance.rulebook import Rulebook
from conformance.suite.deviations import Deviation
from conformance.suite.diagnosis import Group
from conformance.suite.run import Interrupted, Outcome, Selection
from conformance.words import LANGUAGES, Language, words_in


class Reporting(msgspec.Struct, frozen=True):
    """What the command line says about reports."""

    folder: Path | None
    language: Language | None
    known: Path | None

    def begin(self, selection: Selection, rules: Rulebook) -> Reported:
        """Check the options and begin the report. Raises BaccaratError when something of them is invalid."""
        today = datetime.now().astimezone().date()
        known = Known() if self.known is None else read_known(self.known, rules, today)
        language = self.language or _usual_language(selection)
        if self.language is not None and self.folder is None:
            raise BaccaratError(N_("--report-language is for a report; add --report"))
        if language not in selection.chosen_languages:
            raise BaccaratError(
                N_("a report in {language} lists what failed in the {language} features; add --language {language}"),
                language=language,
            )
        reporter = Reporter(self.folder, language, selection, rules, known)
        reporter.begin()
        return Reported(reporter, known, language)


def _usual_language(selection: Selection) -> Language:
    """Return the language of a report that nobody chose one for: the console's, if its features run."""
    usual = frame_language(selection.chosen_languages)
    return usual if usual in selection.chosen_languages else selection.chosen_languages[0]


class Reported:
    """A run whose report has begun."""

    def __init__(self, reporter: Reporter, known: Known, language: Language) -> None:
        self._reporter = reporter
        self.language = language
        self._page: Path | None = None
        self.known = known

    @contextmanager
    def even_when_interrupted(self) -> Iterator[None]:
        """Write what there is, marked incomplete, when somebody stops the run."""
        try:
            yield
        except Interrupted as interruption:
            self._reporter.end(interruption.outcome)
            raise

    def end(
        self,
        outcome: Outcome,
        diagnosis: Mapping[str, Sequence[Group | Deviation]],
        sweep: Callable[[Language], SweepInfo] | None,
    ) -> None:
        """Write the report; `sweep` gives the result of a sweep in a language, where there was one."""
        self._page = self._reporter.end(outcome, diagnosis, None if sweep is None else sweep(self.language))

    def say_where(self) -> None:
        """Say where the report is."""
        if self._page is not None:
            click.echo(words_in(self.language).say("Report: {file}", file=self._page))


class _Folder(click.Path):
    """A folder by a name: an empty one, as of a variable that is not set, is none and not the folder in use."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:  # noqa: ANN401
        if not str(value):
            self.fail("the name of the folder is empty", param, ctx)
        return super().convert(value, param, ctx)


def report_options(function: Callable[..., int]) -> Callable[..., int]:
    """Add the options of a reported run to a command, which takes them as `reporting`."""

    def command(
        *arguments: object,
        report: Path | None,
        report_language: Language | None,
        known: Path | None,
        **options: object,
    ) -> int:
        return function(*arguments, reporting=Reporting(report, report_language, known), **options)

    command.__doc__ = function.__doc__
    command.__click_params__ = getattr(function, "__click_params__", [])  # type: ignore[attr-defined]
    folder, file = _Folder(path_type=Path, file_okay=False), click.Path(path_type=Path, dir_okay=False)
    for option in (
        click.option("--known", type=file, metavar="FILE", help="Known failures (TOML), which do not fail the run."),
        click.option(
            "--report-language",
            type=click.Choice(LANGUAGES),
            help="The language of the report: one that runs; by default the one that runs, or the first of several.",
        ),
        click.option("--report", type=folder, metavar="DIR", help="Write report.json, .html, junit.xml and a badge."),
    ):
        command = option(command)
    return command
