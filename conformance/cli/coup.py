"""`baccarat coup`: one coup, played and explained step by step."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from decimal import Decimal
from itertools import islice

import click
from rich.console import Console
from rich.table import Table as Grid

from conformance.cards import DECK, Card, read_cards, write_cards
from conformance.cli import (
    CONFORMANT,
    NOT_CONFORMANT,
    in_process_option,
    language_option,
    strict_option,
    timeout_option,
)
from conformance.coup import MOST_CARDS, Hand, dealt_to, play
from conformance.engines.opening import Patience
from conformance.engines.port import EngineFault, Port, Rejected
from conformance.engines.protocol import Stake, read_stakes
from conformance.engines.reference import Played, play_coup, table_called
from conformance.errors import N_, BaccaratError, Refused
from conformance.explanation import explain
from conformance.money import write_amount
from conformance.report.differences import Difference, differences
from conformance.rulebook import Rulebook, Table, rulebook
from conformance.settlement import Settlement, rounding_of
from conformance.suite.engagement import engage
from conformance.words import Language, words_in
from conformance.words.outcomes import fault_text
from conformance.words.rules import hand_name, table_name

Asked = tuple[str, Sequence[Card], Mapping[str, Decimal], int]
"""The table, the cards, the stakes and the round."""


@click.command("coup")
@click.argument("table")
@click.option(
    "--deal",
    required=True,
    metavar="CARDS",
    help='The cards as the shoe gives them, all that the coup uses or more: "7S KD 2C 3H".',
)
@click.option(
    "--bet", "bets", multiple=True, metavar="BET=STAKE", help="A stake, as in banker=0.30; may be given several times."
)
@click.option(
    "--engine",
    metavar="ENGINE",
    help="Have this engine play the coup too, and show where it differs: a command, an address or module:attribute.",
)
@timeout_option
@strict_option
@in_process_option
@click.option("--round", "round_number", type=int, default=1, show_default=True, help="The round of the shoe.")
@click.option("--json", "as_json", is_flag=True, help="Print the coup as JSON instead.")
@language_option
def command(
    table: str,
    deal: str,
    bets: tuple[str, ...],
    engine: str | None,
    timeout: float,
    strict: bool,
    in_process: bool,
    round_number: int,
    as_json: bool,
    language: Language,
) -> int:
    """Play one coup at TABLE and explain it, citing the rule behind each step."""
    rules = rulebook()
    at = table_called(rules, table)
    cards, stakes = read_cards(deal), _read_bets(bets, at)
    asked = (table, cards, stakes, round_number)
    if engine is None:
        return _play(None, rules, asked, as_json=as_json, language=language)
    with engage(engine, Patience(timeout, in_process=in_process), strict=strict) as port:
        return _play(port, rules, asked, as_json=as_json, language=language)


def _play(port: Port | None, rules: Rulebook, asked: Asked, *, as_json: bool, language: Language) -> int:
    table, given, stakes, round_number = asked
    cards = _six_cards(rules, table_called(rules, table), given, language)
    asked = table, cards, stakes, round_number
    try:
        played = play_coup(rules, *asked)
    except Refused as refusal:
        if port is None:
            raise
        return _refused_too(port, asked, refusal, language)
    result = as_data(played)
    found = [] if port is None else _differences(port, played, cards, round_number, language)
    if as_json:
        click.echo(json.dumps(result | ({} if port is None else {"differences": found})))
        return NOT_CONFORMANT if found else CONFORMANT
    console = Console(highlight=False, markup=False)
    console.print(f"{table_name(played.table, language)} ({table}): {write_cards(given)}", soft_wrap=True)
    console.print(_steps(rules, played, language))
    if port is not None:
        _show_differences(found, language, console)
    return NOT_CONFORMANT if found else CONFORMANT


def _six_cards(rules: Rulebook, table: Table, given: Sequence[Card], language: Language) -> Sequence[Card]:
    """Return the cards of a coup, with any others that the shoe holds up to six.

    Anyone who saw a coup knows only the cards that were dealt, but an engine decides itself who draws and needs
    six. Which the others are is all one, since no rule draws them; an engine that does shows it by its hands.
    Raises Refused where the rules draw a card that is not given.
    """
    others = (card for card in DECK.values() if given.count(card) < table.decks)
    cards = (*given, *islice(others, max(0, MOST_CARDS - len(given))))
    coup = play(rules.tableau, cards)
    hands = dealt_to(rules.tableau, coup)
    if len(given) >= len(hands):
        return cards
    hand = hands[len(given)]
    drawn = coup.player_rule if hand == "player" else coup.banker_rule
    raise Refused(
        N_("the coup takes more cards than {given}: the next goes to {hand} ({rule}); give every card that was dealt"),
        given=len(given),
        hand=hand_name(hand, language),
        rule=rules.tableau.rules["deal"] if len(given) < len(rules.tableau.first) else drawn,
    )


def _steps(rules: Rulebook, played: Played, language: Language) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", overflow="fold")
    grid.add_column(overflow="fold")
    grid.add_column(no_wrap=True, style="dim")
    for number, step in enumerate(explain(rules, played, language), start=1):
        grid.add_row(str(number), step.text, step.rule)
    return grid


def _show_differences(found: Sequence[Difference], language: Language, console: Console) -> None:
    words = words_in(language)
    for what, expected, actual in found:
        values = {"what": what, "expected": expected, "actual": actual}
        line = words.say("{what}: expected {expected}, the engine says {actual}", **values)
        console.print(line, style="bold red", soft_wrap=True)
    if not found:
        console.print(words.say("The engine plays this coup in the same way."), style="green")


def _refused_too(port: Port, asked: Asked, refusal: Refused, language: Language) -> int:
    """Say whether an engine refuses what the rules refuse."""
    table, cards, stakes, round_number = asked
    words, console = words_in(language), Console(highlight=False, markup=False)
    console.print(words.say("Refused: {reason}", reason=refusal), soft_wrap=True)
    try:
        port.coup(table, cards, {bet: format(stake, "f") for bet, stake in stakes.items()}, round_number)
        actual = words.say("taken")
    except Rejected:
        console.print(words.say("The engine refuses this too."), style="green")
        return CONFORMANT
    except EngineFault as fault:
        actual = fault_text(fault.verdict, fault.detail, language)
    _show_differences([(words.say("The bet"), words.say("refused"), actual)], language, console)
    return NOT_CONFORMANT


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
            | _rounded(played, item)
            for item in played.settlements
        ],
    }


def _rounded(played: Played, item: Settlement) -> dict[str, object]:
    """Return what the winnings were before rounding, and its rule, where rounding changed them."""
    rounded = rounding_of(played.table, item, played.facts)
    if rounded is None:
        return {}
    return {"rounded": {"from": write_amount(rounded.exact, played.table.unit), "rule": rounded.rule}}


def _hand(hand: Hand) -> dict[str, object]:
    return {"cards": [card.code for card in hand.cards], "total": hand.total}


def _read_bets(bets: tuple[str, ...], table: Table) -> dict[str, Decimal]:
    stakes: list[Stake] = []
    for text in bets:
        bet, equals, stake = text.partition("=")
        if not equals or not bet or not stake:
            raise BaccaratError(N_('"{text}" is not a bet; write the bet and its stake, as in banker=0.30'), text=text)
        stakes.append(Stake(bet, stake))
    return read_stakes(stakes, table.unit)


def _differences(
    port: Port, played: Played, deal: Sequence[Card], round_number: int, language: Language
) -> list[Difference]:
    """Return where an engine plays the coup otherwise: what, expected, actual."""
    words = words_in(language)
    stakes = {item.bet: write_amount(item.stake, played.table.unit) for item in played.settlements}
    try:
        theirs = port.coup(played.table.id, deal, stakes, round_number)
    except EngineFault as fault:
        return [(words.say("The engine"), words.say("an answer"), fault_text(fault.verdict, fault.detail, language))]
    return differences(played, theirs, language)
