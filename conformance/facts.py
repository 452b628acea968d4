"""The facts of a coup: the closed vocabulary in which bets are written."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from conformance.cards import Card
from conformance.coup import CARDS_IN_HAND, Coup, Hand
from conformance.rules import CardTrait, Tableau, Value


class Facts(msgspec.Struct, frozen=True):
    """What is true of one finished coup.

    winner: `player`, `banker` or `tie` (WIN-HIGHER, WIN-TIE).
    player_total, banker_total: the hands' totals, 0 to 9.
    margin: the difference of the totals, 0 to 9.
    player_cards, banker_cards: how many cards each hand has, 2 or 3.
    cards: how many cards the coup used, 4 to 6.
    player_natural, banker_natural: the hand has two cards and a natural total (NATURAL-TOTALS).
    player_pair, banker_pair: the hand's first two cards are a pair (PAIR-RANK).
    pairs: how many hands have a pair, 0 to 2.
    perfect_pairs: how many hands have a perfect pair, 0 to 2 (PAIR-PERFECT).
    same_rank_pairs: both hands have a pair, and of the same rank.
    """

    winner: str
    player_total: int
    banker_total: int
    margin: int
    player_cards: int
    banker_cards: int
    cards: int
    player_natural: bool
    banker_natural: bool
    player_pair: bool
    banker_pair: bool
    pairs: int
    perfect_pairs: int
    same_rank_pairs: bool


_TOTALS = frozenset(range(10))
_TRUTH = frozenset({False, True})
VALUES: Mapping[str, frozenset[Value]] = MappingProxyType(
    {
        "winner": frozenset({"player", "banker", "tie"}),
        "player_total": _TOTALS,
        "banker_total": _TOTALS,
        "margin": _TOTALS,
        "player_cards": frozenset({2, 3}),
        "banker_cards": frozenset({2, 3}),
        "cards": frozenset({4, 5, 6}),
        "player_natural": _TRUTH,
        "banker_natural": _TRUTH,
        "player_pair": _TRUTH,
        "banker_pair": _TRUTH,
        "pairs": frozenset({0, 1, 2}),
        "perfect_pairs": frozenset({0, 1, 2}),
        "same_rank_pairs": _TRUTH,
    }
)
"""Every fact and the values it can have."""

PAIR = "PAIR-RANK"
PERFECT_PAIR = "PAIR-PERFECT"

PAIR_FACTS = frozenset({"player_pair", "banker_pair", "pairs", "perfect_pairs", "same_rank_pairs"})
"""The facts that depend on ranks and suits; all others depend on points alone."""


def alike(tableau: Tableau, traits: tuple[CardTrait, ...], one: Card, other: Card) -> bool:
    """Say whether two cards share every one of the traits."""
    return all(
        tableau.points[one.rank] == tableau.points[other.rank]
        if trait == "points"
        else getattr(one, trait) == getattr(other, trait)
        for trait in traits
    )


def is_natural(tableau: Tableau, hand: Hand) -> bool:
    """Say whether a hand is a natural (NATURAL-TOTALS)."""
    return len(hand.cards) == CARDS_IN_HAND and hand.total in tableau.natural_totals


def facts_of(tableau: Tableau, coup: Coup) -> Facts:
    """State the facts of a finished coup."""
    player, banker = coup.player, coup.banker
    one, other = player.cards[:CARDS_IN_HAND], banker.cards[:CARDS_IN_HAND]
    player_pair = alike(tableau, tableau.pair, *one)
    banker_pair = alike(tableau, tableau.pair, *other)
    perfect = alike(tableau, tableau.perfect_pair, *one) + alike(tableau, tableau.perfect_pair, *other)
    return Facts(
        coup.winner.value,
        player.total,
        banker.total,
        abs(player.total - banker.total),
        len(player.cards),
        len(banker.cards),
        len(player.cards) + len(banker.cards),
        is_natural(tableau, player),
        is_natural(tableau, banker),
        player_pair,
        banker_pair,
        player_pair + banker_pair,
        perfect,
        player_pair and banker_pair and one[0].rank == other[0].rank,
    )
