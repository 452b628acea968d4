"""The domain of the sweep: every coup there can be by rank, in every way that suits matter, the simplest first.

The first four cards go through all ranks, and a third card goes through all ranks where the tableau makes a hand draw
it. Coups of four cards come first, then those of five and of six; among as many cards, by rank, in the order dealt.

Suits matter to the facts that depend on what makes a pair. A hand whose two ranks can be, say, a pair that is
perfect or not comes as both, with every coup in which it stands, one right after the other: an engine that keeps what
it knows of ranks and forgets the suits is wrong at the second. Among the suits that make the same facts, and for third
cards, they are drawn by chance, always the same. A coup that is over before its sixth card needs others behind it:
those that would change most if a hand drew them wrongly.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, combinations, product
from math import lcm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conformance.cards import CARDS, RANKS, SUITS, Card
from conformance.coup import CARDS_IN_HAND, MOST_CARDS, total_of, winner_of
from conformance.domain import domain as walked
from conformance.domain import features_of
from conformance.facts import FACTS
from conformance.kernel import Coups, Decided, Kernel
from conformance.rules import Tableau

FIRST = 2 * CARDS_IN_HAND
OFTENEST = 2
"""No deal of the domain has a card more often, so it takes a shoe of as many decks."""

Ranks = NDArray[np.uint8]
Deals = NDArray[np.uint8]
_SEED = 1
_TRIED = 50_000
_ADDED = 20
_REPRESENTATIVE = len(SUITS)  # a rank times this is the number of its first card


class Domain(NamedTuple):
    """The deals, six cards a row by their numbers in the deck, and how many coups they are by rank."""

    deals: Deals
    coups: int


def domain_of(kernel: Kernel, names: Iterable[str]) -> Domain:
    """Return the domain under a tableau, for bets that are decided on these facts."""
    ranks, coups = _coups(kernel)
    used = coups.player_cards + coups.banker_cards
    return Domain(_suited(kernel.tableau, names, _filled(kernel.tableau, ranks, coups, used)), len(ranks))


def with_suits(kernel: Kernel, domain: Domain, decided: Iterable[Decided]) -> Domain:
    """Return a domain with deals added for what no deal of it shows: outcomes and values of facts that turn on suits.

    They are sought among deals of few suits, always the same ones. What is not found there stays a gap of the sweep.
    """
    asked = [item for item in decided if item.asks_suits and not all(FACTS[name].rests_on for name in item.names)]
    if not asked:  # what makes a pair, the domain shows as it is
        return domain
    chance = np.random.default_rng(_SEED)
    coups = kernel.play(domain.deals)
    missing = [(item, item.reached - set(np.unique(item.codes[item.classes(coups)]).tolist())) for item in asked]
    if not any(codes for _, codes in missing):
        return domain
    deals = np.concatenate([_of_suits(chance, suits) for count in (1, 2, 3) for suits in combinations(range(4), count)])
    coups, added = kernel.play(deals), [domain.deals]
    for item, codes in missing:
        found = item.codes[item.classes(coups)]
        added += [deals[np.flatnonzero(found == code)[:_ADDED]] for code in sorted(codes)]
    return Domain(np.concatenate(added), domain.coups)


def _of_suits(chance: np.random.Generator, suits: tuple[int, ...]) -> Deals:
    """Return deals of any ranks in some suits that have no card too often."""
    ranks = chance.integers(len(RANKS), size=(_TRIED, MOST_CARDS))
    deals = (ranks * len(SUITS) + chance.choice(suits, size=ranks.shape)).astype(np.uint8)
    ordered = np.sort(deals, axis=1)
    distinct: Deals = deals[~(ordered[:, OFTENEST:] == ordered[:, :-OFTENEST]).any(axis=1)]
    return distinct


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


def _suited(tableau: Tableau, names: Iterable[str], ranks: Ranks) -> Deals:
    """Return cards for ranks: each row as often as its hands have kinds, with suits that make every kind of either."""
    suits, kinds = _suits_of_kinds(tableau, names)
    places = [[at for at, hand in enumerate(tableau.first) if hand == name] for name in ("player", "banker")]
    codes = [ranks[:, one].astype(np.intp) * len(RANKS) + ranks[:, other] for one, other in places]
    player, banker = (kinds[code] for code in codes)
    rows = np.repeat(np.arange(len(ranks)), player * banker)
    turn = np.arange(len(rows)) - np.repeat(np.cumsum(player * banker) - player * banker, player * banker)
    wanted = turn % player[rows], turn // player[rows]
    deals = np.empty((len(rows), MOST_CARDS), np.uint8)
    chance, left = np.random.default_rng(_SEED), np.arange(len(rows))
    while len(left):
        drawn = chance.integers(len(SUITS), size=(len(left), MOST_CARDS))
        for hand, code, kind in zip(places, codes, wanted, strict=True):
            drawn[:, hand] = suits[code[rows[left]], kind[left], chance.integers(suits.shape[2], size=len(left))]
        deals[left] = ranks[rows[left]] * len(SUITS) + drawn
        ordered = np.sort(deals[left], axis=1)
        left = left[(ordered[:, OFTENEST:] == ordered[:, :-OFTENEST]).any(axis=1)]
    return deals


def _suits_of_kinds(tableau: Tableau, names: Iterable[str]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return the suits that make each kind of hand of two ranks, repeated to one length, and how many kinds there are.

    A kind that most suits make comes first.
    """
    both = list(product(range(len(SUITS)), repeat=CARDS_IN_HAND))
    alike = [FACTS[name] for name in sorted(names) if FACTS[name].rests_on]
    hands = walked(tableau).sorted(tuple(dict.fromkeys(chain(*features_of(alike)))))
    found = []
    for one, other in product(range(0, len(CARDS), len(SUITS)), repeat=CARDS_IN_HAND):
        kinds: dict[int, list[tuple[int, ...]]] = {}
        for pair in both:
            kind = hands.kinds[hands.firsts[one + pair[0]]][hands.firsts[other + pair[1]]]
            kinds.setdefault(kind, []).append(pair)
        found.append(sorted(kinds.values(), key=len, reverse=True))
    length = lcm(*(len(pairs) for kinds_of_hand in found for pairs in kinds_of_hand))
    suits = np.zeros((len(found), max(map(len, found)), length, CARDS_IN_HAND), np.intp)
    for code, kinds_of_hand in enumerate(found):
        for kind, pairs in enumerate(kinds_of_hand):
            suits[code, kind] = pairs * (length // len(pairs))
    return suits, np.array([len(kinds_of_hand) for kinds_of_hand in found], np.intp)
