"""The verdict of a sweep on the terminal: what was asked at each table, the simplest failures, and what it proves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from conformance.cards import read_cards, write_cards
from conformance.engines.reference import play_coup
from conformance.report.console import labelled, reproduce
from conformance.report.differences import Difference, differences
from conformance.rulebook import Rulebook
from conformance.suite.plugin import Record
from conformance.suite.run import Selection
from conformance.suite.sweep import Failure, TableSweep, domain, trial_at
from conformance.words import Language, words_in
from conformance.words.outcomes import fault_text


def show_sweep(
    swept: Sequence[TableSweep], selection: Selection, rules: Rulebook, language: Language, console: Console
) -> None:
    """Print the verdict of a sweep."""
    words = words_in(language)
    console.print(
        words.say("Engine {engine}: every coup by rank, every bet staked", engine=selection.engine), soft_wrap=True
    )
    console.print(_grid(swept, language))
    for table in swept:
        stakes = trial_at(table.table).stakes
        for failure in table.tally.failures:
            console.print()
            for line in _failure(failure, table.table, stakes, selection, rules, language):
                console.print(line, soft_wrap=True)
    console.print()
    for note in _notes(swept, language):
        console.print(note, soft_wrap=True)
    if all(table.passed for table in swept):
        console.print(Text(words.say("Conformant in everything that was run."), style="bold green"))
    else:
        console.print(Text(words.say("Not conformant."), style="bold red"))


def _grid(swept: Sequence[TableSweep], language: Language) -> Grid:
    words = words_in(language)
    grid = Grid()
    grid.add_column(words.say("Table"), no_wrap=True)
    for column in (words.say("deals"), words.say("failed"), words.say("deals/s")):
        grid.add_column(column, justify="right", no_wrap=True)
    for table in swept:
        tally = table.tally
        failed = Text(str(tally.failed), "bold red" if tally.failed else "green")
        grid.add_row(table.table, str(tally.done), failed, f"{table.rate:.0f}")
    return grid


def _failure(
    failure: Failure, table: str, stakes: Mapping[str, str], selection: Selection, rules: Rulebook, language: Language
) -> Iterator[Text]:
    words = words_in(language)
    deal = read_cards(" ".join(failure.deal))
    played = play_coup(rules, table, deal, {bet: Decimal(stake) for bet, stake in stakes.items()})
    used = len(played.coup.player.cards) + len(played.coup.banker.cards)
    yield Text.assemble((f"✗ {table}", "bold red"), f"  {write_cards(deal[:used])}")
    staked = dict(stakes)
    if failure.actual is None:
        told = fault_text(failure.verdict, failure.detail, language)
        found: list[Difference] = [(words.say("The engine"), words.say("an answer"), told)]
    else:
        found = differences(played, failure.actual, language)
        staked = {bet: stake for bet, stake in stakes.items() if bet in failure.kind}
    for what, expected, actual in found:
        yield labelled(words.say("Expected"), f"{what}: {expected}")
        yield labelled(words.say("Actual"), f"{what}: {actual}")
    if failure.together > 1:
        yield Text(
            "  "
            + words.say(
                "only in one request of {count} deals, of which this is the first; each alone is answered",
                count=failure.together,
            )
        )
    record = Record("", language, table, (), deal=" ".join(failure.deal), stakes=staked)
    yield labelled(words.say("Reproduce"), reproduce(record, selection))


def _notes(swept: Sequence[TableSweep], language: Language) -> Iterator[str]:
    """Say what was asked, what was not, and why."""
    words = words_in(language)
    whole = len(domain())
    for table in swept:
        tally = table.tally
        if tally.unsupported is not None:
            told = fault_text("unsupported", tally.unsupported, language)
            yield words.say("{table}: not asked any further; {reason}", table=table.table, reason=told)
        elif tally.stopped and tally.done < table.deals:
            message = "{table}: not asked any further after {failed} failures; {left} deals were left"
            yield words.say(message, table=table.table, failed=tally.failed, left=table.deals - tally.done)
        elif tally.done < whole:
            message = "{table}: only the {done} simplest of {whole} deals were asked"
            yield words.say(message, table=table.table, done=tally.done, whole=whole)
    yield words.say(
        "Covered: the ranks of all {whole} coups there can be, in the order dealt; pairs both plain and perfect; "
        "every bet of the table at once, with one stake each, in the first round of a shoe.",
        whole=whole,
    )
    yield words.say(
        "Not covered: suits beyond the pairs, other stakes, later rounds, the shoe, bet slips, limits, and time; "
        "the scenarios have those."
    )
