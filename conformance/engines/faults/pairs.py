"""Faults in what is true of a coup: pairs by rank and suit, naturals, and how many cards were dealt."""

from __future__ import annotations

import msgspec

from conformance.cards import DECK, Card
from conformance.coup import Coup
from conformance.engines.faults.forms import Kind, Staked
from conformance.facts import Facts, facts_of
from conformance.rules import Tableau, Value

PAIRS = Kind("Suits and ranks")
FACTS = Kind("What is true of a coup")
_replace = msgspec.structs.replace

PAIR_BETS = ("player-pair", "banker-pair", "either-pair", "perfect-pair", "tiger-pair")
HAND_PAIRS = ("player-pair", "banker-pair", "either-pair", "tiger-pair")


def _first(item: Staked, hand: str) -> tuple[Card, Card]:
    """Return the first two cards of a hand."""
    one, other = (DECK[code] for code in item.coup[hand][:2])
    return one, other


def _hand(item: Staked) -> tuple[Card, Card]:
    return _first(item, item.bet.split("-")[0])


def _with_pairs(facts: Facts, player: Value, banker: Value) -> Facts:
    player, banker = bool(player), bool(banker)
    same = facts["same_rank_pairs"] and player and banker
    return facts.but(player_pair=player, banker_pair=banker, pairs=player + banker, same_rank_pairs=same)


@PAIRS.facts(*PAIR_BETS)
def pair_of_the_final_hand(tableau: Tableau, coup: Coup) -> Facts:
    """Judges a pair on the last two cards of the hand."""
    last = _replace(
        coup,
        player=_replace(coup.player, cards=coup.player.cards[-2:]),
        banker=_replace(coup.banker, cards=coup.banker.cards[-2:]),
    )
    right, wrong = facts_of(tableau, coup), facts_of(tableau, last)
    pairs = {name: wrong[name] for name in ("player_pair", "banker_pair", "pairs", "perfect_pairs")}
    return right.but(**pairs)


def _judged(tableau: Tableau, coup: Coup, alike: object) -> Facts:
    """Return the facts with pairs as a function of two cards judges them."""
    player, banker = (alike(*hand.cards[:2]) for hand in (coup.player, coup.banker))  # type: ignore[operator]
    return _with_pairs(facts_of(tableau, coup), player, banker)


@PAIRS.facts(*HAND_PAIRS)
def tens_are_a_pair(tableau: Tableau, coup: Coup) -> Facts:
    """Takes any two cards of ten points for a pair."""
    return _judged(tableau, coup, lambda one, two: one.rank == two.rank or {one.rank, two.rank} <= set("TJQK"))


@PAIRS.facts(*HAND_PAIRS)
def ten_and_jack_are_a_pair(tableau: Tableau, coup: Coup) -> Facts:
    """Takes a ten and a jack for a pair."""
    return _judged(tableau, coup, lambda one, two: one.rank == two.rank or {one.rank, two.rank} == set("TJ"))


@PAIRS.facts(*HAND_PAIRS)
def pairs_have_one_colour(tableau: Tableau, coup: Coup) -> Facts:
    """Takes a pair of a red and a black card for none."""
    return _judged(tableau, coup, lambda one, two: one.rank == two.rank and (one.suit in "HD") == (two.suit in "HD"))


@PAIRS.facts(*HAND_PAIRS)
def perfect_pairs_are_no_pairs(tableau: Tableau, coup: Coup) -> Facts:
    """Takes a pair of one suit for no pair, only for a perfect one."""
    return _judged(tableau, coup, lambda one, two: one.rank == two.rank and one.suit != two.suit)


@PAIRS.facts(*HAND_PAIRS)
def hearts_and_spades_are_no_pair(tableau: Tableau, coup: Coup) -> Facts:
    """Misses a pair of a heart and a spade."""
    return _judged(tableau, coup, lambda one, two: one.rank == two.rank and {one.suit, two.suit} != set("HS"))


@PAIRS.facts("banker-pair", "either-pair", "tiger-pair")
def queens_are_no_banker_pair(tableau: Tableau, coup: Coup) -> Facts:
    """Misses a pair of queens in Banker's hand."""
    facts = facts_of(tableau, coup)
    return _with_pairs(facts, facts["player_pair"], facts["banker_pair"] and coup.banker.cards[0].rank != "Q")


@PAIRS.facts("player-pair", "either-pair", "tiger-pair")
def aces_are_no_player_pair(tableau: Tableau, coup: Coup) -> Facts:
    """Misses a pair of aces in Player's hand."""
    facts = facts_of(tableau, coup)
    return _with_pairs(facts, facts["player_pair"] and coup.player.cards[0].rank != "A", facts["banker_pair"])


@PAIRS.facts(*HAND_PAIRS)
def pairs_of_cards_dealt_in_a_row(tableau: Tableau, coup: Coup) -> Facts:
    """Judges a pair on two cards that left the shoe one after the other, one for each hand."""
    player, banker = coup.player.cards, coup.banker.cards
    alike = [player[at].rank == banker[at].rank for at in (0, 1)]
    return _with_pairs(facts_of(tableau, coup), *alike)


@PAIRS.facts("player-pair", "either-pair", "tiger-pair")
def third_card_makes_a_pair(tableau: Tableau, coup: Coup) -> Facts:
    """Takes two of three cards in Player's hand for a pair."""
    facts = facts_of(tableau, coup)
    ranks = [card.rank for card in coup.player.cards]
    return _with_pairs(facts, len(set(ranks)) < len(ranks), facts["banker_pair"])


@PAIRS.settles("perfect-pair")
def one_colour_is_perfect(item: Staked) -> Staked:
    """Takes a pair of spade and club, or of heart and diamond, for a perfect pair."""
    hands = [_first(item, hand) for hand in ("player", "banker")]
    alike = any(one.rank == two.rank and (one.suit in "HD") == (two.suit in "HD") for one, two in hands)
    return item.won(item.stake * 25) if alike else item


@PAIRS.settles("perfect-pair")
def no_perfect_pair_of_hearts(item: Staked) -> Staked:
    """Misses a perfect pair of hearts in Banker's hand."""
    one, two = _first(item, "banker")
    mine, other = _first(item, "player")
    return item.lost() if one == two and one.suit == "H" and mine != other else item


@PAIRS.settles("perfect-pair")
def perfect_pair_in_player_only(item: Staked) -> Staked:
    """Looks for a perfect pair in Player's hand only."""
    one, two = _first(item, "player")
    return item if one == two else item.lost()


@PAIRS.settles("perfect-pair")
def two_perfect_pairs_pay_double(item: Staked) -> Staked:
    """Pays two perfect pairs twice."""
    both = all(one == two for one, two in (_first(item, "player"), _first(item, "banker")))
    return item.won(item.net * 2) if both else item


@PAIRS.settles("perfect-pair")
def perfect_pair_needs_no_rank(item: Staked) -> Staked:
    """Takes two cards of ten points and one suit for a perfect pair."""
    hands = [_first(item, hand) for hand in ("player", "banker")]
    alike = any(one.suit == two.suit and {one.rank, two.rank} <= set("TJQK") for one, two in hands)
    return item.won(item.stake * 25) if alike else item


@PAIRS.settles("either-pair")
def two_pairs_lose_either_pair(item: Staked) -> Staked:
    """Takes Either Pair for just one hand: it loses when both have a pair."""
    both = all(one.rank == two.rank for one, two in (_first(item, "player"), _first(item, "banker")))
    return item.lost() if both else item


@PAIRS.settles("either-pair")
def two_pairs_pay_either_pair_twice(item: Staked) -> Staked:
    """Pays Either Pair for each hand that has a pair."""
    both = all(one.rank == two.rank for one, two in (_first(item, "player"), _first(item, "banker")))
    return item.won(item.net * 2) if both else item


@PAIRS.facts("tiger-pair")
def both_pairs_pay_as_one(tableau: Tableau, coup: Coup) -> Facts:
    """Pays Tiger Pair for one hand when both have a pair."""
    facts = facts_of(tableau, coup)
    return facts.but(pairs=1, same_rank_pairs=False) if facts["pairs"] == 2 else facts


@PAIRS.facts("tiger-pair")
def twins_share_a_suit(tableau: Tableau, coup: Coup) -> Facts:
    """Takes two pairs of one rank for twins only where a suit comes twice."""
    facts = facts_of(tableau, coup)
    suits = [card.suit for hand in (coup.player, coup.banker) for card in hand.cards[:2]]
    return facts.but(same_rank_pairs=facts["same_rank_pairs"] and len(set(suits)) < len(suits))


@PAIRS.facts("tiger-pair")
def twins_of_tens_by_points(tableau: Tableau, coup: Coup) -> Facts:
    """Takes a pair of kings and a pair of queens for twins, since both count the same."""
    facts = facts_of(tableau, coup)
    points = {tableau.points[hand.cards[0].rank] for hand in (coup.player, coup.banker)}
    return facts.but(same_rank_pairs=facts["pairs"] == 2 and len(points) == 1)


@PAIRS.settles("player-pair", "banker-pair")
def pair_of_kings_pays_double(item: Staked) -> Staked:
    """Pays a pair of kings of two suits double."""
    one, two = _hand(item)
    return item.won(item.net * 2) if one.rank == two.rank == "K" and one.suit != two.suit else item


# naturals and cards


@FACTS.facts("player-natural", "banker-natural", "player-dragon-bonus", "banker-dragon-bonus")
def three_card_eight_is_natural(tableau: Tableau, coup: Coup) -> Facts:
    """Takes an eight or nine on three cards for a natural."""
    naturals = tableau.natural_totals
    facts = facts_of(tableau, coup)
    return facts.but(player_natural=coup.player.total in naturals, banker_natural=coup.banker.total in naturals)


@FACTS.facts("player-natural", "banker-natural", "player-dragon-bonus", "banker-dragon-bonus")
def natural_needs_a_win(tableau: Tableau, coup: Coup) -> Facts:
    """Takes a natural for one only in the hand that wins."""
    facts = facts_of(tableau, coup)
    return facts.but(
        player_natural=facts["player_natural"] and facts["winner"] == "player",
        banker_natural=facts["banker_natural"] and facts["winner"] == "banker",
    )


@FACTS.facts("big", "small")
def five_cards_are_small(tableau: Tableau, coup: Coup) -> Facts:
    """Counts just the cards that Player draws."""
    facts = facts_of(tableau, coup)
    return facts.but(cards=len(coup.player.cards) + 2)


@FACTS.settles("fortune-six", "lucky-six", "tiger", "super-six")
def six_needs_no_win(item: Staked) -> Staked:
    """Takes a tie on six for a win of Banker on six."""
    six_all = item.coup["winner"] == "tie" and item.coup["banker_total"] == 6
    return item.won(item.stake * 12) if six_all else item


@FACTS.facts("player-dragon-bonus", "banker-dragon-bonus")
def margin_of_the_first_two_cards(tableau: Tableau, coup: Coup) -> Facts:
    """Takes the margin from the totals of the first two cards."""
    facts = facts_of(tableau, coup)
    points = [sum(tableau.points[card.rank] for card in hand.cards[:2]) % 10 for hand in (coup.player, coup.banker)]
    return facts.but(margin=abs(points[0] - points[1]))
