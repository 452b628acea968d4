"""`baccarat verify`: the rules of every table, in every language, against an engine."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource
from rich.console import Console

from conformance.cli import (
    CONFORMANT,
    MISUSE,
    NOT_CONFORMANT,
    fresh_option,
    in_process_option,
    strict_option,
    timeout_option,
)
from conformance.cli.diagnosing import diagnosed
from conformance.cli.progress import progress_bar
from conformance.cli.reporting import Reporting, report_options
from conformance.engines.opening import REFERENCE, Patience
from conformance.engines.port import Port
from conformance.report.console import frame_language, show
from conformance.report.diagnosis import diagnosis_info, tell
from conformance.report.files import REPLAYS
from conformance.report.known import Known, standing_of
from conformance.rulebook import rulebook
from conformance.suite.deviations import Deviation
from conformance.suite.diagnosis import Group
from conformance.suite.engagement import engage
from conformance.suite.generated import ALL, EXAMPLES, SEED
from conformance.suite.generating import add_generated
from conformance.suite.run import Outcome, Selection, check_selection, run
from conformance.suite.verdict import GOOD
from conformance.suite.workers import processors
from conformance.words import LANGUAGES, Language, words_in

if TYPE_CHECKING:
    from conformance.cli.sweeping import Sweep, Sweeping

MOST_SEED = 10**9
"""A seed from the operating system is smaller."""


@click.command("verify")
@click.option("--table", "tables", multiple=True, metavar="ID", help="Only this table; may be given several times.")
@click.option(
    "--language",
    "languages",
    multiple=True,
    type=click.Choice(LANGUAGES),
    help="Only this language; may be given several times.",
)
@click.option(
    "--rule",
    "rules",
    multiple=True,
    metavar="ID",
    help="Only scenarios that cite this rule; may be given several times.",
)
@click.option("--engine", default=REFERENCE, metavar="ENGINE", help="The engine; by default the reference.")
@timeout_option
@click.option(
    "--restarts",
    type=int,
    default=Patience().restarts,
    show_default=True,
    metavar="N",
    help="How often an engine may be restarted, or at an address be too late.",
)
@strict_option
@in_process_option
@fresh_option
@click.option("--generated/--no-generated", default=True, help="Run the generated checks after the scenarios, or not.")
@click.option(
    "--kind",
    "kinds",
    multiple=True,
    type=click.Choice([kind.id for kind in ALL]),
    help="Only this kind of generated check, and no scenarios; may be given several times.",
)
@click.option(
    "--examples",
    type=click.IntRange(1, 100_000),
    default=EXAMPLES,
    show_default=True,
    metavar="N",
    help="How many random examples a kind of generated check takes.",
)
@click.option("--seed", type=click.IntRange(0), default=SEED, show_default=True, help="The same seed asks the same.")
@click.option("--all", "everything", is_flag=True, help="List every failure, not each cause once.")
@report_options
@click.option("--sweep", is_flag=True, help="Then play every coup there can be by rank, with every bet.")
@click.option("--sweep-only", is_flag=True, help="Sweep, and run no scenarios and no generated checks.")
@click.option("--deals", type=click.IntRange(1), metavar="N", help="Sweep only the N simplest deals.")
@click.option("--batch", type=click.IntRange(1, 100_000), default=1000, show_default=True, help="Most deals a request.")
@click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=processors,
    metavar="N",
    help="Engines asked at once; by default one for each processor.",
)
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Save the progress of a sweep to FILE and resume from it.",
)
@click.pass_context
def command(
    ctx: click.Context,
    tables: tuple[str, ...],
    languages: tuple[Language, ...],
    rules: tuple[str, ...],
    engine: str,
    timeout: float,
    restarts: int,
    strict: bool,
    in_process: bool,
    fresh: bool,
    generated: bool,
    kinds: tuple[str, ...],
    examples: int,
    seed: int,
    everything: bool,
    reporting: Reporting,
    sweep: bool,
    sweep_only: bool,
    deals: int | None,
    batch: int,
    jobs: int,
    resume: Path | None,
) -> int:
    """Run the rules of every table in every language against an engine, and print the verdict.

    An ENGINE is a command that reads and writes protocol 1 one JSON object a line, an address (https://host/path)
    that takes the same objects by POST, or a Python callable (module:attribute).
    A sweep asks for the whole domain of coups what the scenarios ask for by example.
    """
    check_selection(list(tables), list(rules))
    sweep = sweep or sweep_only
    if sweep_only and kinds:
        raise click.UsageError("--kind does not go with --sweep-only, which runs no generated checks; write --sweep")
    if fresh:
        seed = secrets.randbelow(MOST_SEED)
    selection = Selection(
        engine,
        tables,
        languages,
        rules,
        Patience(timeout, restarts, in_process, fresh),
        strict,
        scenarios=not (kinds or sweep_only),
        generated=generated and not sweep_only,
        seed=seed,
        examples=examples,
        shuffled=fresh,
        kinds=kinds,
        replays="" if reporting.folder is None else str(reporting.folder / REPLAYS),
    )
    if in_process and (sweep or reporting.folder or reporting.known):
        raise click.UsageError("--in-process gives no verdict, so leave --sweep, --report and --known out")
    sweeping = None
    if sweep:
        if rules:
            raise click.UsageError("--rule does not go with --sweep; choose a table")
        if reporting.known is not None:
            raise click.UsageError("--known does not go with --sweep, whose failures cite no rule; leave it out")
        from conformance.cli.sweeping import planned  # noqa: PLC0415 - only a sweep needs what it loads

        sweeping = planned(selection, deals=deals, batch=batch, jobs=jobs, kept=resume)
    else:
        _refuse_options_of_sweeps(ctx)
    return _verify(selection, reporting, sweeping, jobs, everything=everything)


def _refuse_options_of_sweeps(ctx: click.Context) -> None:
    """Raise UsageError when the command line has an option that means nothing without a sweep."""
    for option in ("deals", "batch", "resume"):
        if ctx.get_parameter_source(option) is not ParameterSource.DEFAULT:
            raise click.UsageError(f"--{option} goes with --sweep alone; add --sweep")


def _verify(
    selection: Selection, reporting: Reporting, sweeping: Sweeping | None, jobs: int, *, everything: bool
) -> int:
    """Run all that is asked for, write the report, and print the verdict. Returns the exit status."""
    reporter = reporting.begin(selection, rulebook())
    found: dict[str, list[Group | Deviation]] = {}
    swept: Sweep | None = None
    with reporter.even_when_interrupted():
        with engage(selection.engine, selection.patience, strict=selection.strict) as port:
            if sweeping is not None:
                sweeping.check(port)
            outcome = _run(selection, port, jobs)
            if sweeping is None or outcome.broken:
                found = _diagnosed(outcome, swept, selection, port)
        if sweeping is not None and not outcome.broken:
            swept = sweeping.carry_out(outcome, reporter)
            if swept.questions() or _failed(outcome):
                with engage(selection.engine, selection.patience, strict=selection.strict) as port:
                    found = _diagnosed(outcome, swept, selection, port)
    reporter.end(outcome, found, None if swept is None else swept.told)
    _show(outcome, selection, reporter.known, found, swept, everything=everything)
    reporter.say_where()
    if outcome.broken:
        return MISUSE
    standing = standing_of(outcome, selection, rulebook(), reporter.known)
    return CONFORMANT if standing.overall in GOOD else NOT_CONFORMANT


def _failed(outcome: Outcome) -> list[str]:
    return [record.table for record in outcome.records if record.verdict in ("failed", "rejected")]


def _diagnosed(
    outcome: Outcome, swept: Sweep | None, selection: Selection, port: Port
) -> dict[str, list[Group | Deviation]]:
    """Diagnose the engine behind a port, by the checks that failed and by the deals of a sweep that did."""
    asked = {} if swept is None else swept.questions()
    language = selection.chosen_languages[0]
    return diagnosed([*_failed(outcome), *asked], port, language, asked, outcome.records)


def _show(
    outcome: Outcome,
    selection: Selection,
    known: Known,
    found: Mapping[str, Sequence[Group | Deviation]],
    swept: Sweep | None,
    *,
    everything: bool,
) -> None:
    """Print what the run came to."""
    language, console = frame_language(selection.chosen_languages), Console(highlight=False)
    diagnoses = diagnosis_info(found, selection, rulebook(), language)
    told = partial(tell, diagnoses, rulebook(), language, console, selection.rules)
    sweep = partial(_show_sweep, swept, language)
    explained = {item.table for item in diagnoses}
    show(outcome, selection, rulebook(), console, known, told, sweep, explained=explained, everything=everything)


def _show_sweep(swept: Sweep | None, language: Language) -> None:
    """Print what came of a sweep, where there was one."""
    if swept is not None:
        from conformance.report.sweep import show_sweep  # noqa: PLC0415 - only a sweep needs what it loads

        show_sweep(swept.told(language), language, Console(highlight=False, markup=False))


def _run(selection: Selection, port: Port, jobs: int) -> Outcome:
    """Run the selection, with a bar on a terminal that shows how far it is."""
    words = words_in(frame_language(selection.chosen_languages))
    with progress_bar() as progress:
        task = progress.add_task(words.say("Scenarios"), total=None)
        outcome = run(selection, port, lambda done, total: progress.update(task, completed=done, total=total))
        if selection.generated and not selection.rules and not outcome.broken:
            task = progress.add_task(words.say("Generated checks"), total=None)
            add_generated(
                outcome,
                selection,
                port,
                words.language,
                jobs,
                lambda done, total: progress.update(task, completed=done, total=total),
            )
        return outcome
