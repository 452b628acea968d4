"""`baccarat tables`: the tables, what they offer, and what their pages leave unsaid."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import click
from rich.console import Console
from rich.table import Table as Grid

from conformance.cli import CONFORMANT, language_option
from conformance.engines.reference import table_called
from conformance.help.pen import Pen
from conformance.odds import winnings_and_stake
from conformance.report.grids import add_ids
from conformance.rulebook import Result, Table, rulebook
from conformance.rules import Offer
from conformance.words import Language, words_in
from conformance.words.numbers import stake_first, write_number, write_odds, write_percent
from conformance.words.rules import offer_name, table_name


@click.command("tables")
@click.option("--table", "chosen", multiple=True, metavar="ID", help="Only this table; may be given several times.")
@click.option("--json", "as_json", is_flag=True, help="Print them as JSON instead.")
@language_option
def command(chosen: tuple[str, ...], as_json: bool, language: Language) -> int:
    """List the tables with their bets, odds, money, and what their pages leave unsaid."""
    rules = rulebook()
    tables = [table_called(rules, name) for name in chosen] or list(rules.tables.values())
    if as_json:
        click.echo(json.dumps([_as_json(table, language) for table in tables], ensure_ascii=False, indent=2))
        return CONFORMANT
    console = Console(highlight=False)
    for table in tables:
        _show(table, language, console)
    return CONFORMANT


def _as_json(table: Table, language: Language) -> dict[str, Any]:
    """Return a table as plain values: names in the language; money, and net odds winnings first, as exact strings."""
    return {
        "id": table.id,
        "name": table_name(table, language),
        "decks": table.decks,
        "unit": str(table.unit),
        "commission": str(table.commission.rate) if table.commission is not None else None,
        "rounding": table.rounding.mode if table.rounding is not None else None,
        "pages": list(table.notations),
        "bets": [
            {
                "id": offer.bet.id,
                "name": offer_name(offer, language),
                "odds": ["{}:{}".format(*winnings_and_stake(odds)) for odds in _winning_odds(offer)],
                "last_round": offer.last_round,
            }
            for offer in table.offers.values()
        ],
        "unsaid": [
            {"what": item.what, "note": words_in(language).name("unsaid", item.note), "defect": item.defect}
            for item in table.unsaid
        ],
    }


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
    grid.add_column()
    add_ids(grid, "", table.offers)
    for _ in range(4):
        grid.add_column(overflow="fold")
    for offer in table.offers.values():
        last = words.say("to round {round}", round=offer.last_round) if offer.last_round else ""
        grid.add_row(
            "",
            offer.bet.id,
            offer_name(offer, language),
            " / ".join(write_odds(odds, language) for odds in _winning_odds(offer)),
            _on_the_page(table, offer, language),
            last,
        )
    console.print(grid)
    if table.unsaid:
        console.print("  " + words.say("What the pages do not state:"))
    for item in table.unsaid:
        ruling = f" ({item.defect})" if item.defect else ""
        console.print(f"  - {words.name('unsaid', item.note)}{ruling}", soft_wrap=True)
    console.print()


def _on_the_page(table: Table, offer: Offer, language: Language) -> str:
    """Return the odds as the table's page writes them; nothing where that is how the language writes net odds."""
    pen = Pen(rulebook(), language)
    notation = pen.notation(table)
    if not notation.stake_included and notation.stake_first == stake_first(language):
        return ""
    written = " / ".join(pen.odds(odds, notation).text for odds in _winning_odds(offer))
    return words_in(language).say("the page writes {odds}", odds=written)


def _winning_odds(offer: Offer) -> list[Fraction]:
    """Return the net odds at which a bet can win, the highest first."""
    odds = {payment.outcome.odds for payment in offer.payments if payment.outcome.result is Result.WIN}
    return sorted(odds, reverse=True)
