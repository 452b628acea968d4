"""Shoes dealt to the cut card, many at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conformance.cards import CARDS
from conformance.coup import MOST_CARDS
from conformance.kernel import NO_CARD, Kernel, Small
from conformance.procedure_rules import ShoeRules

TOGETHER = 1024
"""Shoes that are dealt at once."""

LEAST_BEHIND = 2 * MOST_CARDS
"""This many cards behind the cut card are enough for the round in which it comes out, and for one more."""


class Dealt(NamedTuple):
    """Rounds in the order in which they were played.

    `deals` has the cards as the shoe gave them, NO_CARD where the coup needed no more; `shoes` counts shoes from 0, and
    `numbers` the rounds of each from 1.
    """

    deals: Small
    shoes: NDArray[np.int64]
    numbers: NDArray[np.int64]


def deal(kernel: Kernel, rules: ShoeRules, decks: int, behind: int, random: np.random.Generator) -> Iterator[Dealt]:
    """Yield rounds without end, whole shoes at a time, by a table's shoe rules (SHOE-…).

    `behind` is the number of cards behind the cut card, which no page states. A table that shuffles before each round
    has a shoe for each. Where pages do not say what the cut card does, the round in which it comes out is the last.
    """
    shoe = np.repeat(np.arange(len(CARDS), dtype=np.uint8), decks)
    first = 0
    while True:
        if rules.shuffled_before == "each-round":
            deals = used(kernel, _six(shoe, random))
            yield Dealt(deals, np.arange(first, first + len(deals)), np.ones(len(deals), np.int64))
            first += len(deals)
            continue
        shoes = random.permuted(np.broadcast_to(shoe, (TOGETHER, len(shoe))), axis=1)
        dealt = _to_the_cut_card(kernel, rules, shoes, len(shoe) - max(behind, LEAST_BEHIND))
        yield dealt._replace(shoes=dealt.shoes + first)
        first += TOGETHER


def used(kernel: Kernel, deals: Small) -> Small:
    """Return deals of six cards without those that their coups do not need."""
    coups = kernel.play(deals)
    needed = coups.player_cards + coups.banker_cards
    return np.where(np.arange(MOST_CARDS) < needed[:, None], deals, NO_CARD).astype(np.uint8)


def _six(shoe: Small, random: np.random.Generator) -> Small:
    """Return the first six cards of many shuffled shoes."""
    places = random.integers(0, len(shoe), (TOGETHER * 64, MOST_CARDS))
    while True:
        ordered = np.sort(places, axis=1)
        again = np.flatnonzero((ordered[:, 1:] == ordered[:, :-1]).any(axis=1))
        if not len(again):
            return shoe[places]
        places[again] = random.integers(0, len(shoe), (len(again), MOST_CARDS))


def _to_the_cut_card(kernel: Kernel, rules: ShoeRules, shoes: Small, cut: int) -> Dealt:
    place = _burnt(rules, shoes)
    playing, left = np.arange(len(shoes)), np.full(len(shoes), -1)
    deals, owners, numbers = [], [], []
    number = 0
    while len(playing):
        number += 1
        at = place[playing]
        six = np.take_along_axis(shoes[playing], at[:, None] + np.arange(MOST_CARDS), axis=1)
        round_ = used(kernel, six)
        deals.append(round_)
        owners.append(playing)
        numbers.append(np.full(len(playing), number))
        place[playing] = at + (round_ != NO_CARD).sum(axis=1)
        drawn = (place[playing] > cut) & (left[playing] < 0)
        left[playing[drawn]] = 1 if rules.last_round == "next" else 0
        place[playing] += rules.burnt_between_rounds or 0
        over = left[playing] == 0
        left[playing[left[playing] > 0]] -= 1
        playing = playing[~over]
    owner, counted = np.concatenate(owners), np.concatenate(numbers)
    order = np.lexsort((counted, owner))
    return Dealt(np.concatenate(deals)[order], owner[order], counted[order])


def _burnt(rules: ShoeRules, shoes: Small) -> NDArray[np.intp]:
    """Return the place of the first card that is dealt, after the burn (SHOE-BURN-…)."""
    if rules.burn_counts is None or rules.exposed is None:
        return np.zeros(len(shoes), np.intp)
    counts = np.array([rules.burn_counts[card.rank] for card in CARDS])
    return counts[shoes[:, 0]] + (0 if rules.exposed_counted else rules.exposed)
