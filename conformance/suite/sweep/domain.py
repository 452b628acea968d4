"""The domain of the sweep: every coup there can be by rank, each as one deal of six cards, the simplest first.

The first four cards go through all ranks, and a third card goes through all ranks where the tableau makes a hand draw
it. Coups of four cards come first, then those of five and of six; among as many cards, by rank, in the order dealt.

A rank needs a suit, and a coup that is over before its sixth card needs others behind it. Both are always chosen
alike: the two first cards of either hand share a suit in every other deal, so that every pair comes plain and perfect;
the cards behind the coup are those that would change most if a hand drew them wrongly.
"""

from __future__ import annotations

from itertools import product

import numpy as np
from numpy.typing import NDArray

from conformance.cards import RANKS, SUITS, Card
from conformance.coup import CARDS_IN_HAND, MOST_CARDS, total_of, winner_of
from conformance.kernel import CARDS, Coups, Kernel
from conformance.rules import Tableau

FIRST = 2 * CARDS_IN_HAND
OFTENEST = 2
"""No deal of the domain has a card more often, so it takes a shoe of as many decks."""

Ranks = NDArray[np.uint8]
Deals = NDArray[np.uint8]
_REPRESENTATIVE = len(SUITS)  # a rank times this is the number of its first card


def deals_of(kernel: Kernel) -> Deals:
    """Return the domain: six cards a row, by their numbers in the deck."""
    ranks, coups = _coups(kernel)
    used = coups.player_cards + coups.banker_cards
    filled = _filled(kernel.tableau, ranks, coups, used)
    return _suited(kernel, filled, coups)


def _coups(kernel: Kernel) -> tuple[Ranks, Coups]:
    """Return the ranks of every coup, arbitrary ones behind it, and what the coups are."""
    count = len(RANKS)
    five = np.indices((count,) * (FIRST + 1), np.uint8).reshape(FIRST + 1, -1).T
    five = np.column_stack((five, np.zeros(len(five), np.uint8)))
    coups = kernel.play(five.astype(np.intp) * _REPRESENTATIVE)
    used = coups.player_cards + coups.banker_cards
    six = np.repeat(five[used == MOST_CARDS], count, axis=0)
    six[:, -1] = np.tile(np.arange(count, dtype=np.uint8), len(six) // count)
    ranks = np.concatenate((five[(used == FIRST) & (five[:, FIRST] == 0)], five[used == FIRST + 1], six))
    return ranks, kernel.play(ranks.astype(np.intp) * _REPRESENTATIVE)


def _filled(tableau: Tableau, ranks: Ranks, coups: Coups, used: NDArray[np.uint8]) -> Ranks:
    """Return the ranks with those behind each coup chosen. They depend on the class of its points alone."""
    short = np.flatnonzero(used < MOST_CARDS)
    _, examples, places = np.unique(coups.points[short], return_index=True, return_inverse=True)
    misleading = np.empty((len(examples), MOST_CARDS - FIRST), np.uint8)
    for place, row in enumerate(short[examples]):
        cards = [CARDS[rank * _REPRESENTATIVE] for rank in ranks[row, : used[row]]]
        draws = int(coups.player_cards[row]) > CARDS_IN_HAND, int(coups.banker_cards[row]) > CARDS_IN_HAND
        misleading[place] = [RANKS.index(card.rank) for card in _misleading(tableau, cards, draws)]
    filled = ranks.copy()
    filled[short, FIRST:] = misleading[places]
    five = short[used[short] > FIRST]
    filled[five, FIRST] = ranks[five, FIRST]
    return filled


def _misleading(tableau: Tableau, cards: list[Card], draws: tuple[bool, bool]) -> tuple[Card, ...]:
    """Return the last two cards of a deal, as far as they are not given: those that make most wrong draws differ.

    It counts first how many wrong draws have another winner, then how many have other totals.
    """
    hands: dict[str, list[Card]] = {"player": [], "banker": []}
    for hand, card in zip(tableau.first, cards, strict=False):
        hands[hand].append(card)

    def totals(drawing: tuple[bool, ...], rest: tuple[Card, ...]) -> tuple[int, int]:
        left = iter(rest)
        player, banker = (
            total_of(tableau, [*hands[hand], next(left)] if drawn else hands[hand])
            for hand, drawn in zip(("player", "banker"), drawing, strict=True)
        )
        return player, banker

    def differing(rest: tuple[Card, ...]) -> tuple[int, int]:
        right = totals(draws, rest)
        wrong = [totals(drawing, rest) for drawing in product((False, True), repeat=2) if drawing != draws]
        return sum(winner_of(*found) != winner_of(*right) for found in wrong), sum(found != right for found in wrong)

    kinds = {tableau.points[card.rank]: card for card in reversed(CARDS)}.values()
    given = cards[FIRST:]
    return max(
        product(*[[card] for card in given], *[sorted(kinds, key=CARDS.index)] * (2 - len(given))), key=differing
    )


def _suited(kernel: Kernel, ranks: Ranks, coups: Coups) -> Deals:
    """Return cards for ranks: among deals with a pair in the same hands, all ways to share suits take turns.

    Either hand has two suits of four or one of them, and the two third cards have one each,
    so no card comes more often than OFTENEST.
    """
    player, banker = (coups.player // len(SUITS), coups.banker // len(SUITS))
    pairs = 2 * (player[:, 0] == player[:, 1]) + (banker[:, 0] == banker[:, 1])
    turn = np.empty(len(ranks), np.intp)
    for kind in range(4):
        alike = np.flatnonzero(pairs == kind)
        turn[alike] = np.arange(len(alike))
    shift, shares = turn // 4, {"player": turn % 2 > 0, "banker": turn // 2 % 2 > 0}
    suits = np.empty_like(ranks, np.intp)
    seen = {"player": 0, "banker": 0}
    for place, hand in enumerate(kernel.tableau.first):
        one = 2 * (hand == "banker")
        suits[:, place] = shift + one + (np.where(shares[hand], 0, 1) if seen[hand] else 0)
        seen[hand] += 1
    suits[:, FIRST], suits[:, FIRST + 1] = shift + 1, shift + 3
    return (ranks * len(SUITS) + suits % len(SUITS)).astype(np.uint8)
