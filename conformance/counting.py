"""Counting: in how many ordered deals of a shoe a coup comes to each outcome, or has each combination of facts.

A deal is six cards, used or not (DEAL-THIRD): from a shoe of n cards the counts add up to n (n - 1) … (n - 5). No place
in it differs from another, so whatever the order of dealing, it counts as two hands of two cards, a fifth and a sixth.

Cards between which no fact in question distinguishes are of one class, and classes are counted instead of cards. The
first four cards are walked by their classes. How many fifth and sixth cards are left for them depends on which
classes the first four used; both counts are linear in that, so the walks with the same kinds of hands are added up
before third cards are looked at. Every number is a whole one, and nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import perm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conformance.cards import CARDS, Card
from conformance.coup import MOST_CARDS, banker_row, player_row, stops_draw
from conformance.domain import Domain, Sorted, domain
from conformance.errors import N_, Refused
from conformance.facts import DRAWN, FACTS
from conformance.kernel import asked_of
from conformance.rules import Payment, Tableau, Value
from conformance.settlement import holds

Shoe = Mapping[Card, int]
"""The cards that a shoe still holds, and how many of each."""
Ints = NDArray[np.int64]

_MOST = 2**58
"""With this number of deals, sums of a few products of counts still fit into 64 bits."""
_KEPT = 1024


class FactCounts:
    """Counts the coups of a shoe. Raises Refused when fewer than six cards are left in it."""

    def __init__(self, tableau: Tableau, shoe: Shoe) -> None:
        cards = sum(shoe.values())
        if cards < MOST_CARDS:
            raise Refused(
                N_("{given} cards are left in the shoe; leave {needed}, as many as a coup may need"),
                given=cards,
                needed=MOST_CARDS,
            )
        self.total = perm(cards, MOST_CARDS)
        """The number of ordered deals of six cards."""
        self._cards = cards
        self._domain = domain(tableau)
        self._held = np.array([shoe.get(card, 0) for card in CARDS])
        self._firsts: dict[bytes, _Firsts] = {}

    def of(self, *names: str) -> dict[tuple[Value, ...], int]:
        """Return every combination of values that these facts have, and in how many deals they have it.

        >>> from conformance.rulebook import rulebook
        >>> from conformance.cards import DECK
        >>> FactCounts(rulebook().tableau, dict.fromkeys(DECK.values(), 8)).of("winner")["tie",]
        475627426473216
        """
        values: dict[tuple[Value, ...], int] = {}
        plan = _Plan(self._domain, sorted(names), lambda found: values.setdefault(found, len(values)))
        counts = self._count(plan, len(values))
        order = [sorted(names).index(name) for name in names]
        return {tuple(found[at] for at in order): count for found, count in zip(values, counts, strict=True) if count}

    def deciding(self, payments: tuple[Payment, ...]) -> list[int]:
        """Return in how many deals each payment of a bet decides."""
        return self._count(_plan_of(self._domain, payments), len(payments))

    def _count(self, plan: _Plan, codes: int) -> list[int]:
        key = plan.key
        if key not in self._firsts:
            held: Ints = np.zeros(plan.classes.max() + 1, np.int64 if self.total < _MOST else np.object_)
            np.add.at(held, plan.classes, self._held)
            self._firsts[key] = _Firsts(plan, held)
        return self._firsts[key].count(plan, codes, self._cards)


class _Plan:
    """What is counted for some facts, whatever the shoe: cards and hands merged as far as no code depends on them.

    `code` makes a number of the values of the facts, which go by their sorted names.
    """

    def __init__(self, walked: Domain, names: Sequence[str], code: Callable[[tuple[Value, ...]], int]) -> None:
        facts = [FACTS[name] for name in names]
        coups = walked.coups(facts)
        self.drawn = coups.drawn
        player, banker = (_numbers(hands) for hands in (coups.player, coups.banker))
        codes = np.full((len(player), len(banker)), -1)
        for ours, theirs in coups.states:
            codes[player[ours], banker[theirs]] = code(walked.values(facts, ours, theirs))
        codes, rows = np.unique(codes, axis=0, return_inverse=True)
        codes, columns = np.unique(codes, axis=1, return_inverse=True)
        self.codes = codes
        tableau = walked.tableau
        hands = [
            _Side(walked, hands, numbers, merged.ravel(), drawn=coups.drawn)
            for hands, numbers, merged in ((coups.player, player, rows), (coups.banker, banker, columns))
        ]
        looks = [
            tuple((hand.kinds[card].tobytes(), hand.kinds[:, card].tobytes(), int(hand.thirds[card])) for hand in hands)
            for card in range(len(CARDS))
        ]
        numbers_of = {look: number for number, look in enumerate(dict.fromkeys(looks))}
        self.classes = np.array([numbers_of[look] for look in looks])
        some = np.unique(self.classes, return_index=True)[1]
        self.player, self.banker = (hand.at(some) for hand in hands)
        self.key = b"|".join((self.classes.tobytes(), self.player.kinds.tobytes(), self.banker.kinds.tobytes()))
        """What the counts of first cards depend on."""
        if coups.drawn:
            self._draws(tableau, [tableau.points[CARDS[card].rank] for card in some])

    def _draws(self, tableau: Tableau, points: Sequence[int]) -> None:
        """Note who draws, by the kinds of both hands and by the class of the fifth card."""
        count = len(self.player.totals), len(self.banker.totals)
        self.player_draws = np.zeros(count, np.bool_)
        self.banker_draws = np.zeros((*count, len(points)), np.bool_)
        for (ours, total), (theirs, other) in product(enumerate(self.player.totals), enumerate(self.banker.totals)):
            if stops_draw(tableau, total, other):
                continue
            draws = self.player_draws[ours, theirs] = player_row(tableau, total).draws
            for place, third in enumerate(points):
                self.banker_draws[ours, theirs, place] = banker_row(tableau, other, third if draws else None).draws


class _Hands(NamedTuple):
    """The hands of one side by classes of cards: the kind of two, the state of a kind, and of a kind with a third."""

    kinds: Ints
    totals: list[int]
    two: Ints
    three: Ints


class _Side:
    """The hands of one side by cards, kinds and third cards merged between which no state distinguishes."""

    def __init__(
        self,
        walked: Domain,
        hands: Sorted,
        numbers: Mapping[tuple[object, ...], int],
        merged: Ints,
        *,
        drawn: bool,
    ) -> None:
        firsts, thirds = np.array(hands.firsts), np.array(hands.thirds)
        kinds = np.array(hands.kinds)
        two = merged[[numbers[state] for state in hands.two]]
        three = merged[[[numbers[state] for state in states] for states in hands.three]]
        totals = np.zeros(len(two), np.int64)
        points = np.zeros(three.shape[1], np.int64)
        if drawn:
            alone = walked.sorted((DRAWN,))
            for one, other in product(*2 * [np.unique(firsts, return_index=True)[1].tolist()]):
                drawn_by = alone.two[alone.kinds[alone.firsts[one]][alone.firsts[other]]]
                totals[kinds[firsts[one], firsts[other]]] = drawn_by[0][0]
            points[thirds] = [walked.tableau.points[card.rank] for card in CARDS]
        columns, third_of = np.unique(np.vstack((points, three)), axis=1, return_inverse=True)
        rows, kind_of = np.unique(np.column_stack((totals, two, columns[1:])), axis=0, return_inverse=True)
        self.kinds = kind_of.ravel()[kinds[firsts[:, None], firsts]]
        self.thirds = third_of.ravel()[thirds]
        self._totals, self._two, self._three = rows[:, 0].tolist(), rows[:, 1], rows[:, 2:]

    def at(self, cards: Ints) -> _Hands:
        """Return the hands by classes of cards, of which these are examples."""
        return _Hands(self.kinds[cards[:, None], cards], self._totals, self._two, self._three[:, self.thirds[cards]])


class _Firsts:
    """The first four cards from a shoe, by the kinds of both hands.

    `ways` counts them; `used` adds up how many cards of a class they used, and `both` the product of that for two
    classes.
    """

    def __init__(self, plan: _Plan, held: Ints) -> None:
        self.held, dtype = held, held.dtype
        size, kinds = len(held), (len(plan.player.totals), len(plan.banker.totals))
        ours, theirs = (
            two[(held[two[:, 0]] > 0) & (held[two[:, 1]] > 0)]
            for two in (_two_cards(plan.player.kinds), _two_cards(plan.banker.kinds))
        )
        a, b, player, times = (column[:, None] for column in ours.T)
        c, d, banker, again = theirs.T
        ways = times * held[a] * (held[b] - (a == b))
        ways = ways * again * (held[c] - (c == a) - (c == b)) * (held[d] - (d == a) - (d == b) - (d == c))
        possible = np.flatnonzero(ways)
        states = np.broadcast_to(player * kinds[1] + banker, ways.shape).ravel()[possible]
        cards = [np.broadcast_to(card, ways.shape).ravel()[possible] for card in (a, b, c, d)]
        ways = ways.ravel()[possible]
        count = kinds[0] * kinds[1]
        self.ways = _added(count, states, ways, dtype)
        if plan.drawn:
            used, both = np.zeros(count * size, dtype), np.zeros(count * size * size, dtype)
            for card in cards:
                used += _added(count * size, states * size + card, ways, dtype)
                for other in cards:
                    both += _added(count * size * size, (states * size + card) * size + other, ways, dtype)
            self.used, self.both = used.reshape(count, size), both.reshape(count, size, size)

    def count(self, plan: _Plan, codes: int, cards: int) -> list[int]:
        """Return in how many deals there is each code."""
        player, banker, table, held = plan.player, plan.banker, plan.codes, self.held
        found = np.zeros(codes + 1, held.dtype)  # the last for hands that never come together
        rest, last = cards - 4, cards - 5
        ours, theirs = (kinds.ravel() for kinds in np.indices((len(player.totals), len(banker.totals))))
        there = self.ways != 0
        if not plan.drawn:
            np.add.at(found, table[player.two[ours], banker.two[theirs]], self.ways * rest * last)
            return [int(count) for count in found[:-1]]

        size = len(held)
        draws = plan.player_draws.ravel()
        after = plan.banker_draws.reshape(-1, size)
        # neither draws; `after` does not depend on the fifth card where Player stands
        at = np.flatnonzero(there & ~draws & ~after[:, 0])
        np.add.at(found, table[player.two[ours[at]], banker.two[theirs[at]]], self.ways[at] * rest * last)
        # a fifth card alone
        fifth = self.ways[:, None] * held - self.used
        at = np.flatnonzero(there & ~draws & after[:, 0])
        np.add.at(found, table[player.two[ours[at], None], banker.three[theirs[at]]], fifth[at] * last)
        at, card = np.nonzero((there & draws)[:, None] & ~after)
        np.add.at(found, table[player.three[ours[at], card], banker.two[theirs[at]]], fifth[at, card] * last)
        # a fifth and a sixth
        at, card = np.nonzero((there & draws)[:, None] & after)
        left = held - (card[:, None] == np.arange(size))
        both = fifth[at, card][:, None] * left - held[card, None] * self.used[at] + self.both[at, card]
        np.add.at(found, table[player.three[ours[at], card][:, None], banker.three[theirs[at]]], both)
        return [int(count) for count in found[:-1]]


def _two_cards(kinds: Ints) -> Ints:
    """Return every two classes with the kind of hand that they make, and in how many orders they make it."""
    rows = []
    for one, other in product(range(len(kinds)), repeat=2):
        if kinds[one, other] != kinds[other, one]:
            rows.append((one, other, kinds[one, other], 1))
        elif one <= other:
            rows.append((one, other, kinds[one, other], 1 + (one < other)))
    return np.array(rows)


def _added(size: int, places: Ints, numbers: Ints, dtype: np.dtype[np.int64]) -> Ints:
    """Add up numbers by places."""
    sums = np.zeros(size, dtype)
    np.add.at(sums, places, numbers)
    return sums


def _numbers(hands: Sorted) -> dict[tuple[object, ...], int]:
    """Number the states that hands come to."""
    states: Iterable[tuple[object, ...]] = (*hands.two, *(state for states in hands.three for state in states))
    return {state: number for number, state in enumerate(dict.fromkeys(states))}


@lru_cache(_KEPT)
def _plan_of(walked: Domain, payments: tuple[Payment, ...]) -> _Plan:
    """Return the plan that counts which payment decides."""
    names = sorted(asked_of(payments))

    def place_of(values: tuple[Value, ...]) -> int:
        facts = dict(zip(names, values, strict=True))
        return next(place for place, payment in enumerate(payments) if holds(payment.outcome, facts))

    return _Plan(walked, names, place_of)
