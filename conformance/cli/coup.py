"""`baccarat coup`: one coup, played and explained step by step."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from decimal import Decimal

import click
from rich.console import Console
from rich.table import Table as Grid

from conformance.cards import Card, read_card, read_cards, write_cards
from conformance.cli import CONFORMANT, NOT_CONFORMANT, language_option
from conformance.coup import Hand
from conformance.engines.port import EngineFault, Port
from conformance.engines.python import load_engine
from conformance.engines.reference import Played, play_coup, table_called
from conformance.errors import N_, BaccaratError
from conformance.explanation import explain
from conformance.money import read_stake, write_amount
from conformance.rulebook import Table, rulebook
from conformance.words import Language, words_in
from conformance.words.outcomes import fault_text, outcome_text, winner_text
from conformance.words.rules import hand_name, offer_name, table_name


@click.command("coup")
@click.argument("table")
@click.option(
    "--deal", required=True, metavar="CARDS", help='Six cards or more as the shoe gives them: "7S KD 2C 3H 6D 9C".'
)
@click.option(
    "--bet", "bets", multiple=True, metavar="BET=STAKE", help="A stake, as in banker=0.30; may be given several times."
)
@click.option(
    "--engine", metavar="MODULE:ATTRIBUTE", help="Have this engine play the coup too, and show where it differs."
)
@click.option("--json", "as_json", is_flag=True, help="Print the coup as JSON instead.")
@language_option
def command(table: str, deal: str, bets: tuple[str, ...], engine: str | None, as_json: bool, language: Language) -> int:
    """Play one coup at TABLE and explain it, citing the rule behind each step."""
    rules = rulebook()
    at = table_called(rules, table)
    stakes = _read_bets(bets, at)
    cards = read_cards(deal)
    played = play_coup(rules, table, cards, stakes)
    result = as_data(played)
    differences = _differences(Port(load_engine(engine)), played, cards, language) if engine else []
    if as_json:
        click.echo(json.dumps(result | ({"differences": differences} if engine else {})))
    else:
        console = Console(highlight=False)
        words = words_in(language)
        console.print(f"{table_name(at, language)} ({table}): {write_cards(cards)}", soft_wrap=True)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right")
        grid.add_column()
        grid.add_column(no_wrap=True, style="dim")
        for number, step in enumerate(explain(rules, played, language), start=1):
            grid.add_row(str(number), step.text, step.rule)
        console.print(grid)
        for name, expected, actual in differences:
            line = words.say(
                "{what}: expected {expected}, the engine says {actual}", what=name, expected=expected, actual=actual
            )
            console.print(line, style="bold red", soft_wrap=True)
        if engine and not differences:
            console.print(words.say("The engine plays this coup so too."), style="green")
    return NOT_CONFORMANT if differences else CONFORMANT


def as_data(played: Played) -> dict[str, object]:
    """Return a played coup as the data that `--json` prints, money as decimal strings."""
    unit = played.table.unit
    return {
        "table": played.table.id,
        "player": _hand(played.coup.player),
        "banker": _hand(played.coup.banker),
        "winner": played.coup.winner.value,
        "settlements": [
            {
                "bet": item.bet,
                "stake": write_amount(item.stake, unit),
                "result": item.result.value,
                "net": write_amount(item.net, unit),
                "returned": write_amount(item.returned, unit),
                "rule": item.rule,
            }
            for item in played.settlements
        ],
    }


def _hand(hand: Hand) -> dict[str, object]:
    return {"cards": [card.code for card in hand.cards], "total": hand.total}


def _read_bets(bets: tuple[str, ...], table: Table) -> dict[str, Decimal]:
    stakes: dict[str, Decimal] = {}
    for text in bets:
        bet, equals, stake = text.partition("=")
        if not equals or not bet or not stake:
            raise BaccaratError(N_('"{text}" is not a bet; write the bet and its stake, as in banker=0.30'), text=text)
        if bet in stakes:
            raise BaccaratError(N_("{bet} is staked on twice; add the stakes"), bet=bet)
        stakes[bet] = read_stake(stake, table.unit)
    return stakes


Difference = tuple[str, str, str]


def _differences(port: Port, played: Played, deal: Sequence[Card], language: Language) -> list[Difference]:
    """Return where an engine plays the coup otherwise: what, expected, actual."""
    words, unit = words_in(language), played.table.unit
    stakes = {item.bet: write_amount(item.stake, unit) for item in played.settlements}
    try:
        theirs = port.coup(played.table.id, deal, stakes)
    except EngineFault as fault:
        return [(words.say("The engine"), words.say("an answer"), fault_text(fault.verdict, fault.detail, language))]
    coup, answers = played.coup, {item.bet: item for item in theirs.settlements}
    hands = (
        ("player", coup.player, theirs.player, theirs.player_total),
        ("banker", coup.banker, theirs.banker, theirs.banker_total),
    )
    pairs = [
        (hand_name(hand, language), _held(ours.cards, ours.total), _held(map(read_card, codes), total))
        for hand, ours, codes, total in hands
    ]
    winners = winner_text(coup.winner, language), winner_text(theirs.winner, language)
    pairs.append((words.say("Result of the coup"), *winners))
    for item in played.settlements:
        answer = answers[item.bet]
        actual = outcome_text(answer.result, Decimal(answer.returned) - item.stake, language, unit)
        expected = outcome_text(item.result, item.net, language, unit)
        pairs.append((offer_name(played.table.offers[item.bet], language), expected, actual))
    return [pair for pair in pairs if pair[1] != pair[2]]


def _held(cards: Iterable[Card], total: int) -> str:
    return f"{write_cards(tuple(cards))} = {total}"
