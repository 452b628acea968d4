"""`baccarat mutants`: how many changed rulebooks the features of each language notice."""

from __future__ import annotations

import json
from collections.abc import Sequence

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid

from conformance.cli import CONFORMANT, NOT_CONFORMANT
from conformance.cli.progress import progress_bar
from conformance.engines.faults import FAULTS
from conformance.errors import N_, BaccaratError
from conformance.report.console import frame_language
from conformance.rulebook import rulebook
from conformance.suite.mutation.faulty import Noticed, try_engines
from conformance.suite.mutation.score import Scores, reckon
from conformance.suite.mutation.trial import PROOFS
from conformance.suite.run import check_selection
from conformance.suite.workers import processors
from conformance.words import LANGUAGES, Language, words_in
from conformance.words.numbers import write_number


@click.command("mutants")
@click.option(
    "--language",
    "languages",
    multiple=True,
    type=click.Choice(LANGUAGES),
    help="Only this language; may be given several times.",
)
@click.option("--table", "tables", multiple=True, metavar="ID", help="Only this table; may be given several times.")
@click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=processors,
    metavar="N",
    help="Processes; by default one for each processor.",
)
@click.option("--answers", is_flag=True, help="Change answers instead of rules: try every faulty engine.")
@click.option("--equivalent", "each", is_flag=True, help="List each equivalent mutant under its proof.")
@click.option("--json", "as_json", is_flag=True, help="Print the score as JSON instead.")
def command(
    languages: tuple[Language, ...],
    jobs: int,
    each: bool,
    as_json: bool,
    *,
    answers: bool = False,
    tables: tuple[str, ...] = (),
) -> int:
    """Change every leaf of the rules in turn, and count what the features of each language alone notice.

    What is proved equivalent, and so needs no noticing, is listed with its proof; what is another reading of a page
    that leaves a question open, with the defect that says so.

    With --answers the faulty engines that `baccarat serve --list-faults` lists are tried instead, each at every table
    where it is wrong, or at those of --table, against the scenarios of one language and the generated checks: what a
    plain verify runs.

    Exit status is 1 when a mutant survives that is not proved equivalent, or a faulty engine is noticed by no check,
    and 2 when a check fails on the rules as they are.
    """
    check_selection(tables, ())
    chosen = _chosen(languages, tables)
    words = words_in(frame_language(chosen))
    if answers:
        return _try_engines(chosen[0], tables, jobs, as_json=as_json)
    with progress_bar() as progress:
        task = progress.add_task(words.say("Mutants"), total=None)
        scores = reckon(chosen, jobs, lambda done, total: progress.update(task, completed=done, total=total), tables)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(scores), ensure_ascii=False, indent=2))
    else:
        _show(scores, frame_language(chosen), each=each)
    return CONFORMANT if scores.complete else NOT_CONFORMANT


def _chosen(languages: Sequence[Language], tables: Sequence[str]) -> tuple[Language, ...]:
    """Return the languages that were named, or else those in which each of the tables has features.

    Raises BaccaratError when a table has none in a language that was named.
    """
    spoken = {table: rulebook().tables[table].languages or LANGUAGES for table in tables}
    for table, of_table in spoken.items():
        for language in languages:
            if language not in of_table:
                message = N_("{table} has no features in {language}; its languages are {languages}")
                raise BaccaratError(message, table=table, language=language, languages=", ".join(of_table))
    open_ones = (language for language in LANGUAGES if all(language in of_table for of_table in spoken.values()))
    return tuple(language for language in open_ones if not languages or language in languages)


def _try_engines(language: Language, tables: tuple[str, ...], jobs: int, *, as_json: bool) -> int:
    words = words_in(language)
    with progress_bar() as progress:
        task = progress.add_task(words.say("Faulty engines"), total=None)

        def count(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        noticed = try_engines(tuple(FAULTS), language, jobs, count, tables)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(noticed), ensure_ascii=False, indent=2))
    else:
        _show_engines(noticed, language)
    return NOT_CONFORMANT if any(item.survived for item in noticed) else CONFORMANT


def _show_engines(noticed: Sequence[Noticed], language: Language) -> None:
    """Print how many faulty engines of each kind were noticed, at how many tables, and name the rest."""
    words, console, grid = words_in(language), Console(highlight=False), Grid()
    grid.add_column(words.say("Faults"), overflow="fold")
    headings = N_("Faulty engines"), N_("Tables where they are wrong"), N_("noticed"), N_("survived")
    for heading in headings:
        grid.add_column(words.say(heading), justify="right", overflow="fold")
    for kind in dict.fromkeys(item.kind for item in noticed):
        grid.add_row(kind, *_counts([item for item in noticed if item.kind == kind], language))
    grid.add_section()
    grid.add_row(words.say("all"), *_counts(noticed, language))
    console.print(grid)
    for item in noticed:
        if item.survived:
            message = N_("No check notices {fault} at {tables}: {description}")
            tables = ", ".join(item.survived)
            line = words.say(message, fault=item.fault, tables=tables, description=FAULTS[item.fault].wrong)
            console.print(line, soft_wrap=True)


def _counts(noticed: Sequence[Noticed], language: Language) -> list[str]:
    tables = sum(len(item.checks) for item in noticed)
    survived = sum(len(item.survived) for item in noticed)
    return [write_number(number, language) for number in (len(noticed), tables, tables - survived, survived)]


def _show(scores: Scores, language: Language, *, each: bool) -> None:
    words, console = words_in(language), Console(highlight=False)
    grid = Grid()
    columns = (N_("Language"), N_("killed"), N_("survived"), N_("proved equivalent"), N_("left open"))
    for column in map(words.say, columns):
        grid.add_column(column, justify="right", overflow="fold")
    for score in scores.languages:
        counts = (score.killed, len(score.survivors), len(scores.equivalent), len(scores.open))
        grid.add_row(score.language, *map(str, counts))
    console.print(grid)
    for item in scores.open:
        line = words.say("{mutant}: left open by {defect}", mutant=item.mutant, defect=item.defect)
        console.print(line, soft_wrap=True)
    console.print(_proofs(scores, language))
    for proved in scores.equivalent if each else ():
        console.print(f"{proved.mutant}: {words.say(proved.because)}", soft_wrap=True)
    for score in scores.languages:
        for survivor in score.survivors:
            line = words.say("{language} does not notice {mutant}", language=score.language, mutant=survivor)
            console.print(line, soft_wrap=True)


def _proofs(scores: Scores, language: Language) -> Grid:
    """Return the table of proofs: how many mutants each kind shows to be equivalent, and over how many cases each."""
    words, grid = words_in(language), Grid()
    grid.add_column(words.say("Proof of equivalence"), overflow="fold")
    for column in (words.say("Mutants"), words.say("Cases compared")):
        grid.add_column(column, justify="right", overflow="fold")
    for kind, because in PROOFS.items():
        compared = [item.compared for item in scores.equivalent if item.proof == kind]
        if compared:
            least, most = write_number(min(compared), language), write_number(max(compared), language)
            grid.add_row(words.say(because), str(len(compared)), most if least == most else f"{least}–{most}")
    return grid
