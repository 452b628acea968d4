"""`baccarat verify`: the rules of every table, in three languages, against an engine."""

from __future__ import annotations

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from conformance.cli import CONFORMANT, MISUSE, NOT_CONFORMANT
from conformance.cli.reporting import Reporting, report_options
from conformance.engines.python import load_engine
from conformance.report.console import frame_language, is_conformant, show
from conformance.rulebook import rulebook
from conformance.suite.plugin import REFERENCE, check_selection
from conformance.suite.run import Selection, run
from conformance.words import LANGUAGES, Language, words_in


@click.command("verify")
@click.option("--table", "tables", multiple=True, metavar="ID", help="Only this table; may be given several times.")
@click.option("--language", "languages", multiple=True, type=click.Choice(LANGUAGES), help="Only this language.")
@click.option("--rule", "rules", multiple=True, metavar="ID", help="Only scenarios that cite this rule.")
@click.option("--engine", default=REFERENCE, metavar="MODULE:ATTRIBUTE", help="The engine; by default the reference.")
@report_options
def command(
    tables: tuple[str, ...],
    languages: tuple[Language, ...],
    rules: tuple[str, ...],
    engine: str,
    reporting: Reporting,
) -> int:
    """Run the rules of every table in three languages against an engine, and print the verdict.

    An engine is a Python callable that takes a protocol 1 request and returns the answer.
    """
    check_selection(list(tables), list(rules))
    load_engine(engine)
    selection = Selection(engine, tables, languages, rules)
    reporter = reporting.begin(selection, rulebook())
    words = words_in(frame_language(selection.chosen_languages))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    terminal = Console(stderr=True)
    with Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal) as progress:
        task = progress.add_task(words.say("Scenarios"), total=None)
        with reporter.even_when_interrupted():
            outcome = run(selection, lambda done, total: progress.update(task, completed=done, total=total))
    known = reporter.known
    reporter.end(outcome)
    show(outcome, selection, rulebook(), Console(highlight=False), known)
    reporter.say_where()
    if outcome.broken:
        return MISUSE
    return CONFORMANT if is_conformant(outcome, known) else NOT_CONFORMANT
