"""Engines that lie about the rules, each in one way: bugs that real engines have shipped.

A fault plays every coup by the rules but for one function. Its docstring says how it lies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import ROUND_DOWN, Decimal

import msgspec

from conformance.cards import Card
from conformance.coup import NATURAL_STOPS, Coup, Hand, play, player_row, total_of, winner_of
from conformance.engines.faults.names import lie_of, name_of
from conformance.engines.reference import Played
from conformance.engines.server import ReferenceServer
from conformance.facts import Facts, facts_of
from conformance.money import ZERO
from conformance.rulebook import Result, Rulebook, Table
from conformance.rules import Tableau
from conformance.settlement import Settlement, settle

Play = Callable[[Tableau, Sequence[Card]], Coup]
State = Callable[[Tableau, Coup], Facts]
Settle = Callable[[Table, str, Decimal, Facts], Settlement]
_replace = msgspec.structs.replace


class RuleFault(msgspec.Struct, frozen=True):
    """A lie about the rules: what it does instead of playing, of stating the facts, or of settling."""

    name: str
    lie: str
    play: Play = play
    state: State = facts_of
    settle: Settle = settle


RULE_FAULTS: dict[str, RuleFault] = {}
"""The lies about the rules, by name."""


def _plays(function: Play) -> Play:
    RULE_FAULTS[name_of(function)] = RuleFault(name_of(function), lie_of(function), play=function)
    return function


def _states(function: State) -> State:
    RULE_FAULTS[name_of(function)] = RuleFault(name_of(function), lie_of(function), state=function)
    return function


def _settles(function: Settle) -> Settle:
    RULE_FAULTS[name_of(function)] = RuleFault(name_of(function), lie_of(function), settle=function)
    return function


# who draws


def _finish(tableau: Tableau, coup: Coup, player: Sequence[Card], banker: Sequence[Card]) -> Coup:
    """Return a coup with these hands instead."""
    totals = total_of(tableau, player), total_of(tableau, banker)
    hands = Hand(tuple(player), totals[0]), Hand(tuple(banker), totals[1])
    return Coup(*hands, winner_of(*totals), coup.player_rule, coup.banker_rule)


@_plays
def banker_six_asks_the_total(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """On six, Banker draws when Player's total is six or seven, instead of its third card."""
    coup = play(tableau, deal)
    first = coup.banker.cards[:2]
    if len(coup.player.cards) == 3 and total_of(tableau, first) == 6:
        banker = (*first, deal[5]) if coup.player.total in (6, 7) else first
        return _finish(tableau, coup, coup.player.cards, banker)
    return coup


@_plays
def banker_draws_a_fourth(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Banker draws once more when three cards leave it below three."""
    coup = play(tableau, deal)
    used = len(coup.player.cards) + len(coup.banker.cards)
    if len(coup.banker.cards) == 3 and coup.banker.total < 3:
        fourth = deal[used] if used < len(deal) else deal[0]
        return _finish(tableau, coup, coup.player.cards, (*coup.banker.cards, fourth))
    return coup


@_plays
def natural_does_not_stop(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Player draws on five or less although Banker has a natural."""
    coup = play(tableau, deal)
    cards = coup.player.cards
    stopped = coup.player_rule == NATURAL_STOPS and coup.player.total not in tableau.natural_totals
    if stopped and player_row(tableau, coup.player.total).draws:
        return _finish(tableau, coup, (*cards, deal[4]), coup.banker.cards)
    return coup


@_plays
def player_stands_on_fifteen(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Player stands when its two cards sum to more than five before the tens are dropped."""
    coup = play(tableau, deal)
    first = coup.player.cards[:2]
    if len(coup.player.cards) == 3 and sum(tableau.points[card.rank] for card in first) > 5:
        return _finish(tableau, coup, first, coup.banker.cards[:2])
    return coup


# what is true of a coup


@_states
def pair_of_the_final_hand(tableau: Tableau, coup: Coup) -> Facts:
    """Judges a pair on the last two cards of the hand."""
    last = _replace(
        coup,
        player=_replace(coup.player, cards=coup.player.cards[-2:]),
        banker=_replace(coup.banker, cards=coup.banker.cards[-2:]),
    )
    right, wrong = facts_of(tableau, coup), facts_of(tableau, last)
    pairs = {name: getattr(wrong, name) for name in ("player_pair", "banker_pair", "pairs", "perfect_pairs")}
    return _replace(right, **pairs)


@_states
def three_card_eight_is_natural(tableau: Tableau, coup: Coup) -> Facts:
    """Takes an eight or nine on three cards for a natural."""
    naturals = tableau.natural_totals
    facts = facts_of(tableau, coup)
    return _replace(facts, player_natural=coup.player.total in naturals, banker_natural=coup.banker.total in naturals)


# what becomes of stakes


def _won(item: Settlement, net: Decimal) -> Settlement:
    return _replace(item, result=Result.WIN, net=net, returned=item.stake + net)


def _lost(item: Settlement) -> Settlement:
    return _replace(item, result=Result.LOSE, net=-item.stake, returned=ZERO)


@_settles
def tie_loses_main_bets(table: Table, bet: str, stake: Decimal, facts: Facts) -> Settlement:
    """Takes Player and Banker stakes on a tie."""
    item = settle(table, bet, stake, facts)
    return _lost(item) if facts.winner == "tie" and bet in ("player", "banker") else item


@_settles
def tie_pays_main_bets(table: Table, bet: str, stake: Decimal, facts: Facts) -> Settlement:
    """Pays Player and Banker one to one on a tie."""
    item = settle(table, bet, stake, facts)
    return _won(item, stake) if facts.winner == "tie" and bet in ("player", "banker") else item


@_settles
def commission_on_player(table: Table, bet: str, stake: Decimal, facts: Facts) -> Settlement:
    """Takes the commission from Player and pays Banker in full."""
    item = settle(table, bet, stake, facts)
    if item.result is Result.WIN and bet == "player":
        return _won(item, stake * Decimal("0.95"))
    return _won(item, stake) if item.result is Result.WIN and bet == "banker" else item


@_settles
def commission_on_the_stake(table: Table, bet: str, stake: Decimal, facts: Facts) -> Settlement:
    """Takes its five percent of every Banker stake, returned ones too."""
    item = settle(table, bet, stake, facts)
    if bet == "banker" and item.result is Result.PUSH:
        return _replace(item, net=-stake * Decimal("0.05"), returned=stake * Decimal("0.95"))
    return item


@_settles
def dragon_pushes_on_any_tie(table: Table, bet: str, stake: Decimal, facts: Facts) -> Settlement:
    """Returns the Dragon Bonus on every tie, natural or not."""
    item = settle(table, bet, stake, facts)
    if facts.winner == "tie" and bet.endswith("dragon-bonus"):
        return _replace(item, result=Result.PUSH, net=ZERO, returned=stake)
    return item


@_settles
def both_pairs_pay_as_one(table: Table, bet: str, stake: Decimal, facts: Facts) -> Settlement:
    """Pays Tiger Pair for one hand when both have a pair."""
    one = _replace(facts, pairs=1, same_rank_pairs=False) if facts.pairs == 2 and bet == "tiger-pair" else facts
    return settle(table, bet, stake, one)


@_settles
def whole_units_only(table: Table, bet: str, stake: Decimal, facts: Facts) -> Settlement:
    """Cuts winnings to whole units, so that one unit on a winning Banker wins nothing."""
    item = settle(table, bet, stake, facts)
    return _won(item, item.net.to_integral_value(rounding=ROUND_DOWN)) if item.result is Result.WIN else item


@_settles
def reckons_in_binary(table: Table, bet: str, stake: Decimal, facts: Facts) -> Settlement:
    """Reckons Banker's return in binary fractions and cuts it to the cent."""
    item = settle(table, bet, stake, facts)
    if item.result is Result.WIN and bet == "banker" and table.rounding is not None:
        return _won(item, Decimal(int(float(stake) * 1.95 * 100)) / 100 - stake)
    return item


class FaultyServer(ReferenceServer):
    """The reference engine with one lie about the rules."""

    def __init__(self, fault: RuleFault, rules: Rulebook | None = None) -> None:
        super().__init__(rules)
        self._fault = fault

    def _played(self, table: Table, deal: Sequence[Card], stakes: Mapping[str, Decimal], round_number: int) -> Played:
        super()._played(table, deal, stakes, round_number)  # refuses what has to be refused
        coup = self._fault.play(self.rules.tableau, deal)
        facts = self._fault.state(self.rules.tableau, coup)
        return Played(table, coup, facts, tuple(self._fault.settle(table, bet, stakes[bet], facts) for bet in stakes))
