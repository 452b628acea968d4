"""The result of a sweep, for reports and the terminal: what was asked, the simplest failures, and what it proves."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import cast

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from conformance.cards import read_cards, write_cards
from conformance.engines.reference import play_coup
from conformance.report.console import STYLES, labelled, reproduce
from conformance.report.differences import differences
from conformance.report.markup import clean
from conformance.report.model import DifferenceInfo, SweepFailure, SweepInfo, SweptTable
from conformance.rulebook import Rulebook
from conformance.suite.results import Record, Verdict
from conformance.suite.run import Selection
from conformance.suite.sweep import Failure, TableSweep, domain, trial_at
from conformance.suite.verdict import Lack, Overall, Standing, definition_text, verdict_lines
from conformance.words import Language, Words, words_in
from conformance.words.numbers import write_number
from conformance.words.outcomes import fault_text


def sweep_info(swept: Sequence[TableSweep], selection: Selection, rules: Rulebook, language: Language) -> SweepInfo:
    """Return what a sweep came to, in a language."""
    words = words_in(language)
    return SweepInfo(
        len(domain()),
        tuple(_swept(table, selection, rules, language) for table in swept),
        _covered(swept, language),
        words.say(
            "Not covered: suits beyond the pairs, other stakes, later rounds, the shoe, bet slips, limits, and time; "
            "the scenarios have those."
        ),
    )


def _covered(swept: Sequence[TableSweep], language: Language) -> str:
    """Say what a sweep covers: the whole domain, or no more of it than was asked."""
    words, whole = words_in(language), len(domain())
    if swept and all(table.tally.done >= whole for table in swept):
        return words.say(
            "Covered: the ranks of all {whole} coups there can be, in the order dealt; pairs both plain and perfect; "
            "every bet of the table at once, with one stake each, in the first round of a shoe.",
            whole=write_number(whole, language),
        )
    return words.say(
        "Covered: of the {whole} coups there can be by rank only those that were asked ({asked}); "
        "every bet of the table at once, with one stake each, in the first round of a shoe.",
        whole=write_number(whole, language),
        asked=", ".join(f"{table.table}: {write_number(table.tally.done, language)}" for table in swept) or "0",
    )


def _swept(table: TableSweep, selection: Selection, rules: Rulebook, language: Language) -> SweptTable:
    tally = table.tally
    return SweptTable(
        table.table,
        tally.done,
        table.deals,
        tally.failed,
        table.seconds,
        tuple(_failure(failure, table.table, selection, rules, language) for failure in tally.failures),
        _note(table, language),
        clean(words_in(language).retell(tally.unsupported or "")),
    )


def _failure(failure: Failure, table: str, selection: Selection, rules: Rulebook, language: Language) -> SweepFailure:
    words, stakes = words_in(language), trial_at(table).stakes
    deal = read_cards(" ".join(failure.deal))
    played = play_coup(rules, table, deal, {bet: Decimal(stake) for bet, stake in stakes.items()})
    if failure.actual is None:
        told = fault_text(failure.verdict, failure.detail, language)
        found = [(words.say("The engine"), words.say("an answer"), clean(told))]
    else:
        found = differences(played, failure.actual, language)
        stakes = {bet: stake for bet, stake in stakes.items() if bet in failure.kind}
    return SweepFailure(
        failure.kind,
        failure.deal,
        len(played.coup.player.cards) + len(played.coup.banker.cards),
        stakes,
        tuple(DifferenceInfo(*difference) for difference in found),
        reproduce(Record("", language, table, (), deal=" ".join(failure.deal), stakes=stakes), selection),
        cast(Verdict, failure.verdict),
        failure.together,
    )


def _note(table: TableSweep, language: Language) -> str:
    """Say why not every deal there is was asked."""
    words, tally, whole = words_in(language), table.tally, len(domain())
    if tally.unsupported is not None:
        told = clean(fault_text("unsupported", tally.unsupported, language))
        return words.say("{table}: not asked any further; {reason}", table=table.table, reason=told)
    if tally.stopped and tally.done < table.deals:
        return words.say(
            "{table}: not asked any further after {failed} failures; {left} deals were left",
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


def together_text(failure: SweepFailure, words: Words) -> str:
    """Say of a failure that it comes with many deals in one request alone; nothing of any other."""
    if failure.together == 1:
        return ""
    return words.say(
        "only in one request of {count} deals, of which this is the first; each alone is answered",
        count=failure.together,
    )


def show_sweep(info: SweepInfo, engine: str, language: Language, console: Console) -> None:
    """Print the verdict of a sweep."""
    words = words_in(language)
    console.print(words.say("Engine {engine}: every coup by rank, every bet staked", engine=engine), soft_wrap=True)
    console.print(_grid(info, language))
    for table in info.tables:
        for failure in table.failures:
            console.print()
            _show_failure(failure, table.table, words, console)
    console.print()
    for note in info.notes:
        console.print(note, soft_wrap=True)
    overall: Overall = "partial" if all(table.passed for table in info.tables) else "not-conformant"
    first, *others = verdict_lines(Standing(overall, lack=Lack(scenarios=True, generated=True)), words)
    console.print(Text(first, style=STYLES[overall]))
    for line in (*others, definition_text(words)):
        console.print(line, soft_wrap=True)


def _grid(info: SweepInfo, language: Language) -> Grid:
    words = words_in(language)
    grid = Grid()
    grid.add_column(words.say("Table"), no_wrap=True)
    for column in (words.say("deals"), words.say("failed"), words.say("deals/s")):
        grid.add_column(column, justify="right", no_wrap=True)
    for table in info.tables:
        failed = Text(str(table.failed), "bold red" if table.failed else "green")
        rate = table.asked / table.seconds if table.seconds else 0
        grid.add_row(table.table, str(table.asked), failed, f"{rate:.0f}")
    return grid


def _show_failure(failure: SweepFailure, table: str, words: Words, console: Console) -> None:
    cards = write_cards(read_cards(" ".join(failure.deal[: failure.used])))
    lines = [Text.assemble((f"✗ {table}", "bold red"), f"  {cards}")]
    for item in failure.differences:
        lines.append(labelled(words.say("Expected"), f"{item.subject}: {item.expected}"))
        lines.append(labelled(words.say("Actual"), f"{item.subject}: {item.actual}"))
    if told := together_text(failure, words):
        lines.append(Text(f"  {told}"))
    lines.append(labelled(words.say("Reproduce"), failure.reproduce))
    for line in lines:
        console.print(line, soft_wrap=True)
