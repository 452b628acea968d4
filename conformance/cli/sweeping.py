"""`baccarat verify --sweep`: every coup there can be by rank against an engine."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import TextColumn

from conformance.cli import CONFORMANT, NOT_CONFORMANT
from conformance.cli.progress import progress_bar
from conformance.report.console import frame_language
from conformance.report.sweep import show_sweep
from conformance.rulebook import rulebook
from conformance.suite.run import Selection
from conformance.suite.sweep import Plan, TableSweep, domain, sweep
from conformance.words import words_in


def run_sweep(selection: Selection, *, deals: int | None, batch: int, jobs: int, kept: Path | None) -> int:
    """Sweep what is selected, with a progress bar, and print the verdict. Returns the exit status."""
    rules, whole = rulebook(), len(domain())
    language = frame_language(selection.chosen_languages)
    words = words_in(language)
    chosen = tuple(dict.fromkeys(selection.tables)) or tuple(rules.tables)
    plan = Plan(selection.engine, chosen, whole if deals is None else min(deals, whole), selection.strict)
    with progress_bar(TextColumn("{task.fields[rate]}")) as progress:
        bars = {table: progress.add_task(table, total=plan.deals, rate="", visible=False) for table in chosen}

        def advance(table: TableSweep) -> None:
            rate = words.say("{rate} deals/s", rate=f"{table.rate:.0f}")
            progress.update(bars[table.table], completed=table.tally.done, rate=rate, visible=True)

        swept = sweep(plan, selection.patience, batch, jobs, kept, advance)
    show_sweep(swept, selection, rules, language, Console(highlight=False, markup=False))
    return CONFORMANT if all(table.passed for table in swept) else NOT_CONFORMANT
