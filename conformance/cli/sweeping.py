"""The sweep of `baccarat verify --sweep`: every coup there can be by rank against an engine."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.progress import TextColumn

from conformance.cli.progress import progress_bar
from conformance.cli.reporting import Reported
from conformance.engines.port import Port
from conformance.report.console import frame_language
from conformance.report.model import SweepInfo
from conformance.report.sweep import Telling, question_of, sweep_info
from conformance.rulebook import rulebook
from conformance.suite.questions import Question
from conformance.suite.run import Outcome, Selection
from conformance.suite.sweep import Plan, TableSweep, check_kept, domain, needs, some_deals, sweep, swept
from conformance.words import Language, words_in
from conformance.words.numbers import write_number

SAMPLE = 200
"""Deals from all over the domain that an engine is asked for a diagnosis."""


class Sweep(NamedTuple):
    """What came of a sweep by table, and what it takes to describe it."""

    tables: tuple[TableSweep, ...]
    telling: Telling

    def told(self, language: Language) -> SweepInfo:
        """Describe the sweep in a language."""
        return sweep_info(self.tables, self.telling, language)

    def questions(self) -> dict[str, list[Question]]:
        """Return coups to diagnose an engine by, at the tables where it answered wrongly."""
        wrong = [table for table in self.tables if any(one.actual for one in table.tally.failures)]
        return {table.table: _questions(table) for table in wrong}


class Sweeping(NamedTuple):
    """A sweep to carry out: the plan, with this many engines at once, and the file that keeps its progress."""

    selection: Selection
    plan: Plan
    jobs: int
    kept: Path | None

    def check(self, port: Port) -> None:
        """Raise BaccaratError when the file does not keep this sweep of the engine, or cannot be written."""
        if self.kept is not None:
            check_kept(self.plan, port.hello().engine, self.kept)

    def carry_out(self, outcome: Outcome, reporter: Reported) -> Sweep:
        """Sweep with a progress bar, and note in the outcome what came of it.

        When somebody stops it, the report says how far it had come.
        """
        plan, patience, language = self.plan, self.selection.patience, frame_language(self.selection.chosen_languages)
        words = words_in(language)
        begun: dict[str, TableSweep] = {}
        complete, outcome.complete = outcome.complete, False
        with progress_bar(TextColumn("{task.fields[rate]}")) as progress:
            bars = {table: progress.add_task(table, total=plan.deals, rate="", visible=False) for table in plan.tables}

            def advance(table: TableSweep) -> None:
                begun[table.table] = table
                rate = words.say("{rate} deals/s", rate=write_number(round(table.rate), language))
                progress.update(bars[table.table], completed=table.tally.done, rate=rate, visible=True)

            try:
                tables = sweep(plan, patience, self.jobs, self.kept, advance)
            except KeyboardInterrupt:
                so_far = Sweep(tuple(begun.values()), Telling(self.selection, plan, rulebook()))
                reporter.end(outcome, {}, so_far.told)
                raise
        outcome.complete, outcome.sweep = complete, swept(tables)
        return Sweep(tables, Telling(self.selection, plan, rulebook(), needs(plan, patience, tables)))


def planned(selection: Selection, *, deals: int | None, batch: int, jobs: int, kept: Path | None) -> Sweeping:
    """Return the sweep of what is selected, of this many deals or all."""
    whole = len(domain().deals)
    tables = tuple(dict.fromkeys(selection.tables)) or tuple(rulebook().tables)
    plan = Plan(selection.engine, tables, whole if deals is None else min(deals, whole), batch, selection.strict)
    return Sweeping(selection, plan, jobs, kept)


def _questions(table: TableSweep) -> list[Question]:
    """Return coups with one bet each, so that a single change of the rules can explain what is wrong with it."""
    questions, bets = [], cycle(rulebook().tables[table.table].offers)
    for failure in table.tally.failures:
        asked = question_of(failure, table.table, rulebook())
        wrong = [item for item in asked.stakes if item[0] in failure.kind]
        questions += [msgspec.structs.replace(asked, stakes=(item,)) for item in wrong or asked.stakes[:1]]
    return [*questions, *(Question(table.table, deal, ((next(bets), "1"),)) for deal in some_deals(SAMPLE))]
