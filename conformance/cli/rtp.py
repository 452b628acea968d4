"""`baccarat rtp`: the exact return of every bet of every table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction

import click
from rich.console import Console
from rich.table import Table as Grid

from conformance.cards import read_cards
from conformance.cli import CONFORMANT, language_option
from conformance.counting import FactCounts
from conformance.engines.reference import table_called
from conformance.errors import N_, Refused
from conformance.library import Printed, printed
from conformance.money import read_stake, write_amount
from conformance.procedure_rules import StatedReturn
from conformance.returns import BetReturn, full_shoe, matches, percentage, table_returns, without
from conformance.rulebook import Table, rulebook
from conformance.rulebook.library_part import library, unsettled
from conformance.words import Language, words_in
from conformance.words.numbers import write_number, write_odds
from conformance.words.outcomes import amount_text
from conformance.words.rules import bet_name, offer_name, table_name

DECIMALS = 6
NO_STAKE = N_(
    "No stake was given; each is the smallest of which every payment is a whole number of the table's units, "
    "so nothing is rounded."
)
Found = Mapping[str, BetReturn]


@click.command("rtp")
@click.option("--table", "tables", multiple=True, metavar="ID", help="Only this table; may be given several times.")
@click.option("--decks", type=click.IntRange(1, 100), help="Decks in the shoe; by default the table's.")
@click.option(
    "--stake",
    metavar="AMOUNT",
    help="A stake, where rounding matters; by default the smallest of which every payment is a whole number of units.",
)
@click.option("--removed", default="", metavar="CARDS", help='Cards that have left the shoe, as in "7S KD".')
@click.option(
    "--library",
    "of_library",
    is_flag=True,
    help="The bets of the library, beside what is printed of them.",
)
@click.option("--json", "as_json", is_flag=True, help="Print fractions and percentages as JSON instead.")
@language_option
def command(
    tables: tuple[str, ...],
    decks: int | None,
    stake: str | None,
    removed: str,
    of_library: bool,
    as_json: bool,
    language: Language,
) -> int:
    """Calculate the exact return of every bet: what comes back of each unit staked, a returned stake included."""
    if of_library:
        if tables or stake is not None or removed:
            message = N_("--library looks at no table, stake or removed card; leave out --table, --stake and --removed")
            raise Refused(message)
        return _of_library(decks, as_json=as_json, language=language)
    rules, gone = rulebook(), read_cards(removed)
    chosen = [table_called(rules, name) for name in tables] or list(rules.tables.values())
    found: dict[str, Found] = {}
    exact: dict[str, Found] = {}
    counts: dict[int, FactCounts] = {}
    for table in chosen:
        amount = None if stake is None else read_stake(stake, table.unit)
        shoe = decks or table.decks
        if shoe not in counts:
            counts[shoe] = FactCounts(rules.tableau, without(full_shoe(shoe), gone))
        exact[table.id] = table_returns(table, None, counts[shoe])
        found[table.id] = exact[table.id] if amount is None else table_returns(table, amount, counts[shoe])
    if as_json:
        data = [_data(table, decks or table.decks, found[table.id]) for table in chosen]
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
        return CONFORMANT
    console = Console(highlight=False)
    for table in chosen:
        console.print(_title(table, decks or table.decks, language), soft_wrap=True)
        console.print(_grid(table, found[table.id], language))
        if decks in (None, table.decks) and not gone:
            for stated in rules.procedures[table.id].returns:
                pages = ", ".join(dict.fromkeys(claim.document for claim in rules.basis(stated.rule)))
                told = _stated(table, found[table.id], exact[table.id], stated, pages, language)
                console.print(f"  {told}", soft_wrap=True)
        console.print()
    if stake is None:
        console.print(words_in(language).say(NO_STAKE), soft_wrap=True)
    return CONFORMANT


def _data(table: Table, decks: int, found: Found) -> dict[str, object]:
    return {
        "table": table.id,
        "decks": decks,
        "decks_stated": "decks" not in table.assumptions,
        "bets": [
            {
                "bet": item.bet,
                "stake": write_amount(item.stake, table.unit),
                "return": f"{item.to_bettor.numerator}/{item.to_bettor.denominator}",
                "percent": format(percentage(item.to_bettor, DECIMALS), "f"),
                "house_edge_percent": format(percentage(item.edge, DECIMALS), "f"),
                "percent_without_pushes": format(percentage(item.resolved, DECIMALS), "f"),
                "deals": item.total,
                "outcomes": [
                    {"rule": outcome.rule, "result": outcome.result.value, "deals": outcome.count}
                    for outcome in item.outcomes
                ],
            }
            for item in found.values()
        ],
    }


def _title(table: Table, decks: int, language: Language) -> str:
    words = words_in(language)
    name = table_name(table, language)
    title = words.say("{table}, {decks} decks", table=name, decks=write_number(decks, language))
    if "decks" in table.assumptions and decks == table.decks:
        assumed = words.say("(assumed: no page states the number)")
        title = f"{title} {assumed}"
    return f"[bold]{table.id}[/]  {title}"


def _grid(table: Table, found: Found, language: Language) -> Grid:
    words = words_in(language)
    grid = Grid()
    grid.add_column(words.say("Bet"), overflow="fold")
    grid.add_column(words.say("Stake"), justify="right", overflow="fold")
    grid.add_column(words.say("Return"), justify="right", overflow="fold")
    grid.add_column(words.say("House edge"), justify="right", overflow="fold")
    grid.add_column(words.say("Return without pushes"), justify="right", overflow="fold")
    for item in found.values():
        shares = (_percent(share, language) for share in (item.to_bettor, item.edge, item.resolved))
        stake = amount_text(item.stake, table.unit, language)
        grid.add_row(offer_name(table.offers[item.bet], language), stake, *shares)
    return grid


def _percent(share: Fraction, language: Language) -> str:
    return f"{write_number(percentage(share, DECIMALS), language)}%"


def _of_library(decks: int | None, *, as_json: bool, language: Language) -> int:
    """Print every bet of the library: what is printed of it, what is exact, and who is wrong."""
    tableau = rulebook().tableau
    found = printed(tableau, library(tableau).values(), decks)
    if as_json:
        click.echo(json.dumps([_library_data(item) for item in found], ensure_ascii=False, indent=2))
        return CONFORMANT
    words = words_in(language)
    grid = Grid()
    for label in (words.say("Bet"), words.say("Pay table")):
        grid.add_column(label, overflow="fold")
    for label in (words.say("Decks"), words.say("Printed house edge"), words.say("House edge"), words.say("Wins")):
        grid.add_column(label, justify="right", overflow="fold")
    for item in found:
        stated = item.published.house_edge
        grid.add_row(
            bet_name(item.bet.bet, language),
            ", ".join(dict.fromkeys(write_odds(odds, language) for odds in item.bet.odds(item.published.paytable))),
            write_number(item.published.decks, language),
            "" if stated is None else f"{write_number(stated, language)}%",
            _percent(item.exact.edge, language),
            _percent(item.exact.wins, language),
            style="bold yellow" if item.agrees is False else "",
        )
    console = Console(highlight=False)
    console.print(grid)
    for item in found:
        if item.agrees is False:
            source = item.published.source or ""
            told = words.say("Printed wrongly: {bet}, {source}", bet=bet_name(item.bet.bet, language), source=source)
            console.print(told, soft_wrap=True)
    right, wrong = (sum(item.agrees is truth for item in found) for truth in (True, False))
    told = words.say("Printed figures that are right: {right}; wrong: {wrong}.", right=right, wrong=wrong)
    console.print(told, soft_wrap=True)
    for other in unsettled():
        why = words.name("unsaid", other.reason)
        console.print(words.say("Not settled by one coup: {bet}. {why}", bet=other.name, why=why), soft_wrap=True)
    return CONFORMANT


def _library_data(item: Printed) -> dict[str, object]:
    stated = item.published
    return {
        "bet": item.bet.bet.id,
        "paytable": stated.paytable,
        "decks": stated.decks,
        "printed_house_edge_percent": None if stated.house_edge is None else str(stated.house_edge),
        "printed_win_percent": None if stated.win_probability is None else str(stated.win_probability),
        "source": stated.source,
        "house_edge": str(item.exact.edge),
        "house_edge_percent": format(percentage(item.exact.edge, DECIMALS), "f"),
        "house_edge_percent_without_pushes": format(percentage(item.exact.edge_resolved, DECIMALS), "f"),
        "win_percent": format(percentage(item.exact.wins, DECIMALS), "f"),
        "agrees": item.agrees,
    }


def _stated(table: Table, found: Found, exact: Found, stated: StatedReturn, pages: str, language: Language) -> str:
    """Say which bet has the return that a page states; a page states it as it is before anything is rounded."""
    words = words_in(language)
    holding = [
        bet for bet, item in exact.items() if stated.bet in (None, bet) and matches(item.to_bettor, stated.percent)
    ]
    values = {
        "pages": pages,
        "percent": f"{write_number(stated.percent, language)}%",
        "bets": ", ".join(offer_name(table.offers[bet], language) for bet in holding),
    }
    if not holding:
        return words.say("{pages}: no bet at this table has an RTP of {percent}", **values)
    if any(found[bet].to_bettor != exact[bet].to_bettor for bet in holding):
        return words.say("{pages}: {percent} is what {bets} returns before rounding", **values)
    return words.say("{pages}: {percent} is what {bets} returns", **values)
