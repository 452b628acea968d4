"""`baccarat verify --sweep`: every coup there can be by rank against an engine."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.progress import TextColumn

from conformance.cli import CONFORMANT, NOT_CONFORMANT
from conformance.cli.diagnosing import diagnosed
from conformance.cli.progress import progress_bar
from conformance.cli.reporting import Reporting
from conformance.engines.protocol import About
from conformance.report.console import frame_language
from conformance.report.diagnosis import diagnosis_info, tell
from conformance.report.sweep import show_sweep, sweep_info
from conformance.rulebook import rulebook
from conformance.suite.diagnosis import Group
from conformance.suite.engagement import engage
from conformance.suite.run import Selection
from conformance.suite.sweep import Plan, TableSweep, domain, sweep
from conformance.words import words_in
from conformance.words.numbers import write_number


def run_sweep(
    selection: Selection, reporting: Reporting, *, deals: int | None, batch: int, jobs: int, kept: Path | None
) -> int:
    """Sweep what is selected, with a progress bar, print the verdict and write the report. Returns the exit status."""
    rules, whole = rulebook(), len(domain())
    language = frame_language(selection.chosen_languages)
    words = words_in(language)
    chosen = tuple(dict.fromkeys(selection.tables)) or tuple(rules.tables)
    plan = Plan(selection.engine, chosen, whole if deals is None else min(deals, whole), selection.strict)
    reporter = reporting.begin(selection, rules)
    engine = _greeted(selection) if reporting.folder else About("", "", "")
    begun: dict[str, TableSweep] = {}
    with progress_bar(TextColumn("{task.fields[rate]}")) as progress:
        bars = {table: progress.add_task(table, total=plan.deals, rate="", visible=False) for table in chosen}

        def advance(table: TableSweep) -> None:
            begun[table.table] = table
            rate = words.say("{rate} deals/s", rate=write_number(round(table.rate), language))
            progress.update(bars[table.table], completed=table.tally.done, rate=rate, visible=True)

        try:
            swept = sweep(plan, selection.patience, batch, jobs, kept, advance)
        except KeyboardInterrupt:
            so_far = sweep_info(tuple(begun.values()), selection, rules, reporter.language)
            reporter.end_sweep(engine, so_far, {}, complete=False)
            raise
    found = _diagnosed(swept, selection)
    reporter.end_sweep(engine, sweep_info(swept, selection, rules, reporter.language), found, complete=True)
    console = Console(highlight=False, markup=False)
    show_sweep(sweep_info(swept, selection, rules, language), selection.engine, language, console)
    tell(diagnosis_info(found, selection, rules, language), rules, language, console)
    reporter.say_where()
    return CONFORMANT if all(table.passed for table in swept) else NOT_CONFORMANT


def _diagnosed(swept: Iterable[TableSweep], selection: Selection) -> dict[str, list[Group]]:
    """Diagnose an engine that answered wrongly."""
    failed = [table.table for table in swept if any(failure.actual is not None for failure in table.tally.failures)]
    if not failed:
        return {}
    with engage(selection.engine, selection.patience, strict=selection.strict) as port:
        return diagnosed(failed, port, selection.chosen_languages[0])


def _greeted(selection: Selection) -> About:
    """Return what the engine says of itself."""
    with engage(selection.engine, selection.patience, strict=selection.strict) as port:
        return port.hello().engine
