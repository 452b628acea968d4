"""Faults in what a bet pays, whatever the stake."""

from __future__ import annotations

from decimal import Decimal

from conformance.engines.faults.forms import Kind, Message, Session, Staked
from conformance.engines.faults.where import pays_half, rounds, takes_commission

ODDS = Kind("Odds and results")


def _half(item: Staked) -> bool:
    return item.wins and item.table.rounding is None and item.net * 2 == item.stake


def _tie(item: Staked) -> bool:
    return bool(item.coup["winner"] == "tie")


@ODDS.settles("player", "banker")
def tie_loses_main_bets(item: Staked) -> Staked:
    """Takes Player and Banker stakes on a tie."""
    return item.lost() if _tie(item) else item


@ODDS.settles("player", "banker")
def tie_pays_main_bets(item: Staked) -> Staked:
    """Pays Player and Banker one to one on a tie."""
    return item.won(item.stake) if _tie(item) else item


@ODDS.settles("player", "banker", where=takes_commission)
def commission_on_player(item: Staked) -> Staked:
    """Takes the commission from Player and pays Banker in full."""
    if not item.wins or item.table.commission is None:
        return item
    return item.won(item.stake if item.bet == "banker" else item.stake * Decimal("0.95"))


@ODDS.settles("banker")
def commission_on_the_stake(item: Staked) -> Staked:
    """Takes its five percent of every Banker stake, returned ones too."""
    return item.gives(item.stake * Decimal("0.95")) if item.result == "push" else item


@ODDS.settles("banker", where=takes_commission)
def commission_of_four_percent(item: Staked) -> Staked:
    """Takes a commission of four percent."""
    return item.won(item.stake * Decimal("0.96")) if item.wins and item.table.commission else item


@ODDS.settles("banker", where=takes_commission)
def naturals_bear_no_commission(item: Staked) -> Staked:
    """Takes no commission when Banker wins with two cards."""
    two = item.wins and item.table.commission is not None and len(item.coup["banker"]) == 2
    return item.won(item.stake) if two else item


@ODDS.settles("banker", where=pays_half)
def six_pays_in_full(item: Staked) -> Staked:
    """Pays Banker one to one on a six too."""
    return item.won(item.stake) if _half(item) else item


@ODDS.settles("banker", where=pays_half)
def sixpays_half_on_three_cards(item: Staked) -> Staked:
    """Pays half on a six only where Banker has three cards."""
    return item.won(item.stake) if _half(item) and len(item.coup["banker"]) == 2 else item


@ODDS.settles("banker", where=pays_half)
def half_on_players_six(item: Staked) -> Staked:
    """Pays half when Player has a six instead of Banker."""
    half = item.wins and item.net == item.stake and item.coup["player_total"] == 6
    return item.won(item.stake / 2) if half else item


@ODDS.settles("tie")
def tie_pays_nine(item: Staked) -> Staked:
    """Pays Tie nine to one."""
    return item.won(item.stake * 9) if item.wins else item


@ODDS.settles("tie")
def tie_gives_eight_in_all(item: Staked) -> Staked:
    """Takes the eight of Tie for all that comes back, the stake included."""
    return item.gives(item.stake * 8) if item.wins else item


@ODDS.settles("tie")
def tie_on_nine_loses(item: Staked) -> Staked:
    """Loses Tie on nine all."""
    return item.lost() if _tie(item) and item.coup["player_total"] == 9 else item


@ODDS.settles("player-pair", "banker-pair")
def pair_pays_twelve(item: Staked) -> Staked:
    """Pays a pair twelve to one."""
    return item.won(item.stake * 12) if item.wins else item


@ODDS.settles("player-pair", "banker-pair")
def pairs_change_hands(item: Staked) -> Staked:
    """Pays Player Pair for a pair of Banker, and Banker Pair for one of Player."""
    cards = item.coup["banker" if item.bet == "player-pair" else "player"]
    return item.won(item.stake * 11) if cards[0][0] == cards[1][0] else item.lost()


@ODDS.settles("player-dragon-bonus", "banker-dragon-bonus")
def dragon_pushes_on_any_tie(item: Staked) -> Staked:
    """Returns the Dragon Bonus on every tie, natural or not."""
    return item.pushed() if _tie(item) else item


@ODDS.settles("player-dragon-bonus", "banker-dragon-bonus")
def dragon_loses_on_natural_tie(item: Staked) -> Staked:
    """Loses the Dragon Bonus when two naturals tie."""
    return item.lost() if item.result == "push" else item


@ODDS.settles("player-dragon-bonus", "banker-dragon-bonus")
def dragon_pays_naturals_by_margin(item: Staked) -> Staked:
    """Pays a natural of the Dragon Bonus by its margin: a natural nine over nothing as thirty to one."""
    margin = abs(item.coup["player_total"] - item.coup["banker_total"])
    natural = item.wins and len(item.coup[item.bet.split("-")[0]]) == 2 and item.net == item.stake
    return item.won(item.stake * 30) if natural and margin == 9 else item


@ODDS.settles("player-dragon-bonus", "banker-dragon-bonus")
def dragon_margin_one_off(item: Staked) -> Staked:
    """Pays the Dragon Bonus at a margin of three like one of four."""
    mine = item.bet.split("-")[0]
    margin = abs(item.coup["player_total"] - item.coup["banker_total"])
    return item.won(item.stake) if item.coup["winner"] == mine and margin == 3 and not item.wins else item


@ODDS.settles("banker-dragon-bonus")
def banker_dragon_follows_player(item: Staked) -> Staked:
    """Loses Banker's Dragon Bonus by a margin of nine."""
    won = item.wins and item.net == item.stake * 30
    return item.lost() if won else item


@ODDS.settles("super-six")
def super_six_pays_fifteen(item: Staked) -> Staked:
    """Pays Super Six fifteen to one."""
    return item.won(item.stake * 15) if item.wins else item


@ODDS.settles("super-six")
def super_six_on_three_cards_pays_twenty(item: Staked) -> Staked:
    """Pays Super Six twenty to one on three cards, as Fortune Six does."""
    return item.won(item.stake * 20) if item.wins and len(item.coup["banker"]) == 3 else item


@ODDS.settles("fortune-six", "lucky-six", "tiger")
def six_swaps_its_odds(item: Staked) -> Staked:
    """Pays a six of two cards as one of three, and the other way round."""
    return item.won(item.stake * (32 - item.net / item.stake)) if item.wins else item


@ODDS.settles("big-tiger", "small-tiger", "three-card-lucky-six", "two-card-lucky-six")
def big_and_small_six_swapped(item: Staked) -> Staked:
    """Pays the bet on a six of two cards on three, and the bet on three on two."""
    won = item.coup["winner"] == "banker" and item.coup["banker_total"] == 6
    three = len(item.coup["banker"]) == 3
    if item.bet in ("small-tiger", "two-card-lucky-six"):
        return item.won(item.stake * 22) if won and three else item.lost()
    return item.won(item.stake * 50) if won and not three else item.lost()


@ODDS.settles("tiger-tie")
def tiger_tie_pays_any_tie(item: Staked) -> Staked:
    """Pays Tiger Tie on every tie."""
    return item.won(item.stake * 35) if _tie(item) else item


@ODDS.settles("tiger", "big-tiger", "small-tiger", "tiger-tie", "tiger-pair")
def tiger_bets_pay_even(item: Staked) -> Staked:
    """Pays every Tiger bet one to one."""
    return item.won(item.stake) if item.wins else item


@ODDS.settles("player-natural", "banker-natural")
def natural_pays_three_and_a_half_in_all(item: Staked) -> Staked:
    """Takes the odds of the natural bets for all that comes back."""
    return item.gives(item.net) if item.wins else item


@ODDS.settles("player-natural", "banker-natural")
def two_naturals_push(item: Staked) -> Staked:
    """Returns a natural bet when both hands have a natural."""
    both = len(item.coup["player"]) == len(item.coup["banker"]) == 2
    totals = item.coup["player_total"], item.coup["banker_total"]
    return item.pushed() if both and min(totals) >= 8 else item


@ODDS.settles("big", "small")
def big_and_small_keep_their_decimals(item: Staked) -> Staked:
    """Pays Big and Small one to one."""
    return item.won(item.stake) if item.wins else item


@ODDS.settles("small")
def small_loses_on_naturals(item: Staked) -> Staked:
    """Loses Small when a natural ends the coup."""
    natural = max(item.coup["player_total"], item.coup["banker_total"]) >= 8
    return item.lost() if item.wins and natural else item


@ODDS.settles()
def returns_winnings_alone(item: Staked) -> Staked:
    """Keeps the stake of every bet that wins."""
    return item.gives(item.net) if item.wins else item


@ODDS.settles()
def lost_stakes_come_back_by_half(item: Staked) -> Staked:
    """Returns half of every stake that is lost."""
    return item.gives(item.stake / 2) if item.result == "lose" else item


@ODDS.settles("player")
def player_wins_nothing_on_seven(item: Staked) -> Staked:
    """Returns Player when it wins with seven over six."""
    return item.pushed() if item.wins and item.coup["player_total"] == 7 and item.coup["banker_total"] == 6 else item


@ODDS.asks(where=lambda _rules, table: table.id == "bakarat-no-commission")
def takes_the_mode_for_the_other(request: Message, _session: Session) -> Message:
    """Settles Bakarat without commission as Bakarat with commission."""
    mode = request["table"] == "bakarat-no-commission"
    return request | {"table": "bakarat"} if mode else request


@ODDS.settles("banker", where=rounds)
def forgets_the_rounding(item: Staked) -> Staked:
    """Rounds nothing, where the table rounds Banker's winnings down."""
    return item.won(item.stake * Decimal("0.95")) if item.wins and item.table.rounding is not None else item
