"""`baccarat verify --sweep`: every coup there can be by rank against an engine."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import TextColumn

from conformance.cli import CONFORMANT, NOT_CONFORMANT
from conformance.cli.diagnosing import diagnosed
from conformance.cli.progress import progress_bar
from conformance.cli.reporting import Reporting
from conformance.engines.protocol import About
from conformance.report.console import frame_language
from conformance.report.diagnosis import diagnosis_info, tell
from conformance.report.sweep import Telling, question_of, show_sweep, sweep_info
from conformance.rulebook import rulebook
from conformance.suite.diagnosis import Group
from conformance.suite.engagement import engage
from conformance.suite.questions import Question
from conformance.suite.run import Selection
from conformance.suite.sweep import Plan, TableSweep, domain, needs, some_deals, sweep
from conformance.words import words_in
from conformance.words.numbers import write_number

SAMPLE = 200
"""Deals from all over the domain that an engine is asked for a diagnosis."""


def run_sweep(
    selection: Selection, reporting: Reporting, *, deals: int | None, batch: int, jobs: int, kept: Path | None
) -> int:
    """Sweep what is selected, with a progress bar, print the verdict and write the report. Returns the exit status."""
    rules, whole = rulebook(), len(domain().deals)
    language = frame_language(selection.chosen_languages)
    words = words_in(language)
    chosen = tuple(dict.fromkeys(selection.tables)) or tuple(rules.tables)
    plan = Plan(selection.engine, chosen, whole if deals is None else min(deals, whole), batch, selection.strict)
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
            swept = sweep(plan, selection.patience, jobs, kept, advance)
        except KeyboardInterrupt:
            so_far = sweep_info(tuple(begun.values()), Telling(selection, plan, rules), reporter.language)
            reporter.end_sweep(engine, so_far, {}, complete=False)
            raise
    found = _diagnosed(swept, selection)
    telling = Telling(selection, plan, rules, needs(plan, selection.patience, swept))
    reporter.end_sweep(engine, sweep_info(swept, telling, reporter.language), found, complete=True)
    console = Console(highlight=False, markup=False)
    info = sweep_info(swept, telling, language)
    show_sweep(info, selection.engine, language, console)
    tell(diagnosis_info(found, selection, rules, language), rules, language, console)
    reporter.say_where()
    return CONFORMANT if info.whole_and_passed else NOT_CONFORMANT


def _diagnosed(swept: Sequence[TableSweep], selection: Selection) -> dict[str, list[Group]]:
    """Diagnose an engine that answered wrongly, by the deals that failed too, and some from all over the domain."""
    asked = {table.table: _questions(table) for table in swept if any(one.actual for one in table.tally.failures)}
    if not asked:
        return {}
    with engage(selection.engine, selection.patience, strict=selection.strict) as port:
        return diagnosed(asked, port, selection.chosen_languages[0], asked)


def _questions(table: TableSweep) -> list[Question]:
    """Return coups with one bet each, so that a single change of the rules can explain what is wrong with it."""
    questions, bets = [], cycle(rulebook().tables[table.table].offers)
    for failure in table.tally.failures:
        asked = question_of(failure, table.table, rulebook())
        wrong = [item for item in asked.stakes if item[0] in failure.kind]
        questions += [msgspec.structs.replace(asked, stakes=(item,)) for item in wrong or asked.stakes[:1]]
    return [*questions, *(Question(table.table, deal, ((next(bets), "1"),)) for deal in some_deals(SAMPLE))]


def _greeted(selection: Selection) -> About:
    """Return what the engine says of itself."""
    with engage(selection.engine, selection.patience, strict=selection.strict) as port:
        return port.hello().engine
