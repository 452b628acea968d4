"""`baccarat tables`: the tables, what they offer, and what their pages leave unsaid."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table as Grid

from conformance.cli import CONFORMANT, language_option
from conformance.engines.reference import table_called
from conformance.rulebook import Result, Table, rulebook
from conformance.rules import Offer
from conformance.words import Language, words_in
from conformance.words.numbers import write_number, write_odds, write_percent
from conformance.words.rules import offer_name, table_name


@click.command("tables")
@click.option("--table", "chosen", multiple=True, metavar="ID", help="Only this table; may be given several times.")
@language_option
def command(chosen: tuple[str, ...], language: Language) -> int:
    """List the tables with their bets, odds, money, and what their pages leave unsaid."""
    rules = rulebook()
    console = Console(highlight=False)
    for table in [table_called(rules, name) for name in chosen] or rules.tables.values():
        _show(table, language, console)
    return CONFORMANT


def _show(table: Table, language: Language, console: Console) -> None:
    words = words_in(language)
    console.print(f"[bold]{table.id}[/]  {table_name(table, language)}", soft_wrap=True)
    facts = [
        words.say("decks: {decks}", decks=write_number(table.decks, language)),
        words.say("smallest stake: {unit}", unit=write_number(table.unit, language)),
    ]
    if table.commission is not None:
        rate = write_percent(table.commission.rate, language)
        facts.append(words.say("commission: {rate} of the winnings on Banker", rate=rate))
    if table.rounding is not None:
        facts.append(words.say("winnings are rounded down"))
    facts.append(words.say("published on: {pages}", pages=", ".join(table.notations)))
    console.print("  " + "; ".join(facts), soft_wrap=True)
    grid = Grid.grid(padding=(0, 2))
    for offer in table.offers.values():
        last = words.say("to round {round}", round=offer.last_round) if offer.last_round else ""
        grid.add_row("", offer.bet.id, offer_name(offer, language), _odds(offer, language), last)
    console.print(grid)
    console.print("  " + words.say("What the pages leave unsaid:"))
    for item in table.unsaid:
        console.print(f"  - {words.name('unsaid', item.note)} ({item.defect})", soft_wrap=True)
    console.print()


def _odds(offer: Offer, language: Language) -> str:
    """Return the odds at which a bet can win, the highest first."""
    odds = {payment.outcome.odds for payment in offer.payments if payment.outcome.result is Result.WIN}
    return " / ".join(write_odds(value, language) for value in sorted(odds, reverse=True))
