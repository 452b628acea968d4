"""The result of a sweep, for reports and the terminal: what was asked, the simplest failures, and what it proves."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from types import MappingProxyType
from typing import NamedTuple, cast

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from conformance.cards import read_cards, write_cards, write_codes
from conformance.engines.reference import play_coup
from conformance.places import SOURCE
from conformance.report.build import basis_of
from conformance.report.console import labelled, options, reproduce
from conformance.report.differences import differences
from conformance.report.grids import add_ids
from conformance.report.junit import pages
from conformance.report.markup import clean
from conformance.report.model import DifferenceInfo, SweepFailure, SweepInfo, SweptTable
from conformance.rulebook import Rulebook
from conformance.rules import Table
from conformance.suite.questions import Question, first_difference
from conformance.suite.results import Record, Verdict
from conformance.suite.run import Selection
from conformance.suite.sweep import (
    ASKED_LATE,
    Failure,
    Need,
    Plan,
    TableSweep,
    domain,
    early_rounds,
    gaps_of,
    late_rounds,
    terms_of,
)
from conformance.words import Language, Words, words_in
from conformance.words.facts import fact_text
from conformance.words.numbers import write_number
from conformance.words.outcomes import fault_text

MOST_NAMED = 12
"""Outcomes or facts that are named of those that a sweep did not show."""


class Telling(NamedTuple):
    """What it takes to describe a sweep: what was chosen, the plan, and the rules.

    `needs` say what it takes to see a failure again, by its table and place, where it is not the deal alone.
    """

    selection: Selection
    plan: Plan
    rules: Rulebook
    needs: Mapping[tuple[str, int], Need] = MappingProxyType({})


def sweep_info(swept: Sequence[TableSweep], telling: Telling, language: Language) -> SweepInfo:
    """Return what a sweep came to, in a language."""
    words = words_in(language)
    return SweepInfo(
        len(domain().deals),
        tuple(_swept(table, telling, language) for table in swept),
        _covered(swept, telling, language),
        words.say(
            "Not covered: fewer bets than all that are open, the shoe, bet slips, limits, incidents, complaints, and "
            "time; the scenarios and generated checks have those."
        ),
    )


def _covered(swept: Sequence[TableSweep], telling: Telling, language: Language) -> str:
    """Say what a sweep covers: the whole domain, or no more of it than was asked."""
    words, whole = words_in(language), len(domain().deals)
    if swept and all(table.tally.done >= whole for table in swept):
        tables = [telling.rules.tables[table.table] for table in swept]
        covered = words.say(
            "Covered: the ranks of all {coups} coups there can be, in the order dealt, each with every pair plain and "
            "perfect, {whole} deals in all; every bet of the table at once, with another order and other stakes in "
            "each request, in rounds of a shoe in which all are open ({rounds}).",
            coups=write_number(domain().coups, language),
            whole=write_number(whole, language),
            rounds=_rounds(tables, early_rounds),
        )
        if not (late := _rounds(tables, late_rounds)):
            return covered
        return f"{covered} " + words.say(
            "Where bets close, one deal in {count} again in a later round with the bets that are open ({rounds}).",
            count=ASKED_LATE,
            rounds=late,
        )
    return words.say(
        "Covered: of the {whole} deals of a whole sweep only those that were asked ({asked}); every bet of the table "
        "at once, with another order and other stakes in each request.",
        whole=write_number(whole, language),
        asked=", ".join(f"{table.table}: {write_number(table.tally.done, language)}" for table in swept) or "0",
    )


def _rounds(tables: Sequence[Table], of: Callable[[Table], range]) -> str:
    """Return the first and the last of some rounds of each table that has any."""
    return ", ".join(f"{table.id}: {of(table)[0]}–{of(table)[-1]}" for table in tables if of(table))


def _swept(table: TableSweep, telling: Telling, language: Language) -> SweptTable:
    tally = table.tally
    return SweptTable(
        table.table,
        tally.done,
        table.deals,
        tally.failed,
        table.seconds,
        tuple(_failure(failure, table.table, telling, language) for failure in tally.failures),
        _note(table, language),
        clean(words_in(language).retell(tally.unsupported or "")),
        tuple(_gaps(table, language)) if table.tally.done >= table.deals else (),
    )


def _gaps(table: TableSweep, language: Language) -> Iterator[str]:
    """Say what no deal showed that was asked."""
    words, gaps = words_in(language), gaps_of(table.table, table.tally.done)
    if gaps.outcomes:
        yield words.say(
            "{table}: no deal that was asked has these outcomes: {outcomes}",
            table=table.table,
            outcomes=_some([f"{rule} ({bet})" for bet, rule in gaps.outcomes], words),
        )
    if gaps.facts:
        yield words.say(
            "{table}: no deal that was asked has these facts: {facts}",
            table=table.table,
            facts=_some([fact_text(name, [value], language) for name, value in gaps.facts], words),
        )


def _some(items: Sequence[str], words: Words) -> str:
    told = ", ".join(items[:MOST_NAMED])
    left = len(items) - MOST_NAMED
    return words.say("{items} and {left} more", items=told, left=left) if left > 0 else told


def question_of(failure: Failure, table: str, rules: Rulebook) -> Question:
    """Return what an engine was asked where it failed, as far as it is about this deal."""
    terms = terms_of(rules.tables[table], failure.begun, late=failure.late)
    return Question(table, failure.deal, tuple(terms.stakes.items()), terms.round)


def _failure(failure: Failure, table: str, telling: Telling, language: Language) -> SweepFailure:
    words, rules = words_in(language), telling.rules
    asked = question_of(failure, table, rules)
    stakes = dict(asked.stakes)
    played = play_coup(rules, table, asked.deal, {bet: Decimal(stake) for bet, stake in stakes.items()}, asked.round)
    basis, need = None, telling.needs.get((table, failure.place), "deal")
    if failure.actual is None:
        told = fault_text(failure.verdict, failure.detail, language)
        found = [(words.say("The engine"), words.say("an answer"), clean(told))]
    else:
        found = differences(played, failure.actual, language)
        if need == "deal":
            stakes = {bet: stake for bet, stake in stakes.items() if bet in failure.kind}
        wrong = first_difference(rules, asked, failure.actual)
        basis = None if wrong is None else basis_of(wrong.rule, table, language, rules)
    record = Record("", language, table, (), deal=write_codes(asked.deal), stakes=stakes, round=asked.round)
    again = reproduce(record, telling.selection)
    return SweepFailure(
        failure.kind,
        tuple(card.code for card in asked.deal),
        len(played.coup.player.cards) + len(played.coup.banker.cards),
        stakes,
        tuple(DifferenceInfo(*difference) for difference in found),
        _swept_again(failure, table, telling, language) if need == "history" or failure.together > 1 else again,
        cast(Verdict, failure.verdict),
        failure.together,
        asked.round,
        basis,
        need,
    )


def _swept_again(failure: Failure, table: str, telling: Telling, language: Language) -> str:
    """Return the command that sends the requests up to a failure again."""
    plan = telling.plan
    end = min(failure.begun + plan.size_at(table), plan.deals)
    parts = ["baccarat", "verify", "--sweep-only", "--table", table, "--deals", str(end), "--batch", str(plan.batch)]
    return shlex.join([*parts, *options(telling.selection), *([] if language == SOURCE else ["--language", language])])


def _note(table: TableSweep, language: Language) -> str:
    """Say why not every deal there is was asked."""
    words, tally, whole = words_in(language), table.tally, len(domain().deals)
    if tally.unsupported is not None:
        told = clean(fault_text("unsupported", tally.unsupported, language))
        return words.say("{table}: not asked any further; {reason}", table=table.table, reason=told)
    if tally.stopped and tally.done < table.deals:
        return words.say(
            "{table}: not asked any further; failures: {failed}, deals left: {left}",
            table=table.table,
            failed=write_number(tally.failed, language),
            left=write_number(table.deals - tally.done, language),
        )
    if tally.done < whole:
        return words.say(
            "{table}: only the {done} simplest of {whole} deals were asked",
            table=table.table,
            done=write_number(tally.done, language),
            whole=write_number(whole, language),
        )
    return ""


def company_text(failure: SweepFailure, words: Words) -> str:
    """Say of a failure that it comes with other deals or requests alone; nothing of any other."""
    if failure.needs == "bets":
        return words.say("only with all of these bets; with the bets that are wrong alone, they are settled rightly")
    if failure.needs == "history":
        return words.say("asked alone, the deal is answered rightly: what was asked before, or with it, makes it fail")
    if failure.together == 1:
        return ""
    return words.say(
        "only in one request of several deals ({count}), of which this is the first; each alone is answered",
        count=failure.together,
    )


def show_sweep(info: SweepInfo, language: Language, console: Console) -> None:
    """Print what came of a sweep: the deals of each table, the first failures, and what it covers and does not."""
    words = words_in(language)
    console.print()
    console.print(words.say("Every coup by rank, every bet staked"), soft_wrap=True)
    console.print(_grid(info, language))
    for table in info.tables:
        for failure in table.failures:
            console.print()
            _show_failure(failure, table.table, words, console)
    console.print()
    for note in info.notes:
        console.print(note, soft_wrap=True)


def _grid(info: SweepInfo, language: Language) -> Grid:
    words = words_in(language)
    grid = Grid()
    add_ids(grid, words.say("Table"), (table.table for table in info.tables))
    for column in (words.say("deals"), words.say("failed"), words.say("deals/s")):
        grid.add_column(column, justify="right", overflow="fold")
    for table in info.tables:
        failed = Text(str(table.failed), "bold red" if table.failed else "green")
        rate = table.asked / table.seconds if table.seconds else 0
        grid.add_row(table.table, str(table.asked), failed, f"{rate:.0f}")
    return grid


def _show_failure(failure: SweepFailure, table: str, words: Words, console: Console) -> None:
    cards = write_cards(read_cards(" ".join(failure.deal[: failure.used])))
    lines = [Text.assemble((f"✗ {table}", "bold red"), f"  {cards}")]
    if basis := failure.basis:
        lines.append(labelled(words.say("Rule"), f"{basis.rule} ({basis.place}): {basis.governs}"))
        lines.append(labelled(words.say("Source"), pages(basis, words)))
    for item in failure.differences:
        lines.append(labelled(words.say("Expected"), f"{item.subject}: {item.expected}"))
        lines.append(labelled(words.say("Actual"), f"{item.subject}: {item.actual}"))
    if told := company_text(failure, words):
        lines.append(Text(f"  {told}"))
    lines.append(labelled(words.say("Reproduce"), failure.reproduce))
    for line in lines:
        console.print(line, soft_wrap=True)
