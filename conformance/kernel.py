"""The kernel: the one fast path, the rules compiled into small tables over classes of coups, for whole arrays of deals.

What becomes of a coup follows from its class of points (the totals of both hands' first two cards, and the points of
each hand's third card or that there is none) and, where a bet asks for pairs, from its class of pairs (which of the
facts of pairs its first four cards have). For one example of each class the rules themselves are asked: the coup is
played, its facts are stated, every bet is decided and settled. Nothing here knows a draw, odds or a number of the game;
tests prove over the whole domain that an example speaks for its class.

Cards are numbers: the place of a card in the deck of `conformance.cards`, which is four times its rank plus its suit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import lcm
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from conformance.cards import DECK, Card, write_cards
from conformance.coup import CARDS_IN_HAND, MOST_CARDS, Coup, Hand, Winner, play, total_of
from conformance.errors import N_, BaccaratError, Refused
from conformance.facts import PAIR_FACTS, Facts, alike, facts_of
from conformance.money import check_stake
from conformance.rules import Offer, Table, Tableau
from conformance.settlement import holds, offer_at, settle

Small = NDArray[np.uint8]
Index = NDArray[np.intp]
Units = NDArray[np.int64]

CARDS = tuple(DECK.values())
"""The cards by their numbers."""
WINNERS = tuple(Winner)
"""The winners by their numbers."""
NO_CARD = 255
"""Stands in a hand where there is no third card."""

_NOWHERE = 255
"""Stands in a table where no coup is."""


class Incomplete(BaccaratError):
    """The rules leave open what becomes of some coup, so they cannot be compiled."""


class Coups(NamedTuple):
    """What became of an array of deals, an item for each: everything but the bets.

    `player` and `banker` hold three cards a row, NO_CARD where a hand has but two;
    `winner` is a place in WINNERS; `points` and `pairs` are the classes over which bets are decided.
    """

    player: Small
    banker: Small
    player_cards: Small
    banker_cards: Small
    player_total: Small
    banker_total: Small
    winner: Small
    points: Index
    pairs: Index


class Kernel:
    """A tableau, compiled. Raises Incomplete when it lacks a row that some coup needs."""

    def __init__(self, tableau: Tableau) -> None:
        self.tableau = tableau
        self._first = tuple(
            tuple(place for place, hand in enumerate(tableau.first) if hand == name) for name in ("player", "banker")
        )
        self._values = sorted(set(tableau.points.values()))
        self._width = len(self._values) + 1  # the last place stands for no third card
        self._total = np.empty(len(CARDS) ** 2, np.intp)  # of two cards
        self._third = np.array([self._values.index(tableau.points[card.rank]) for card in CARDS], np.intp)
        self._compile_pairs()
        self._compile_points()

    def play(self, deals: NDArray[np.integer]) -> Coups:
        """Play deals, a row of six cards each, in the order in which the shoe gives them.

        How often a card may come is not looked at. Raises ValueError when the array holds anything but rows of cards.

        >>> from conformance.cards import read_cards
        >>> from conformance.rulebook import rulebook
        >>> kernel = Kernel(rulebook().tableau)
        >>> coups = kernel.play(np.array([[CARDS.index(card) for card in read_cards("7S KD 2C 3H 6D 9C")]]))
        >>> int(coups.player_total[0]), int(coups.banker_total[0]), str(WINNERS[coups.winner[0]])
        (9, 3, 'player')
        """
        if deals.ndim != 2 or deals.shape[1] != MOST_CARDS:
            raise ValueError(f"deals are rows of {MOST_CARDS} cards, not {deals.shape}")
        if deals.size and not 0 <= deals.min() <= deals.max() < len(CARDS):
            raise ValueError(f"cards are numbers from 0 to {len(CARDS) - 1}")
        column: Index = np.ascontiguousarray(deals.T, np.intp)
        coups = self.judge(column)
        (p1, p2), (b1, b2) = self._first
        fifth, sixth = column[-2], column[-1]
        player_draws, banker_draws = coups.player_cards > CARDS_IN_HAND, coups.banker_cards > CARDS_IN_HAND
        banker_card = np.where(player_draws, sixth, fifth)
        return coups._replace(
            player=_hand(column[p1], column[p2], np.where(player_draws, fifth, NO_CARD)),
            banker=_hand(column[b1], column[b2], np.where(banker_draws, banker_card, NO_CARD)),
        )

    def judge(self, column: Index) -> Coups:
        """Play deals that stand in six rows of cards, one for each place in the order; the hands are left empty."""
        (p1, p2), (b1, b2) = self._first
        player, banker = (column[p1] * len(CARDS) + column[p2]), (column[b1] * len(CARDS) + column[b2])
        fifth, sixth = column[-2], column[-1]

        start = self._total[player] * self.tableau.modulus + self._total[banker]
        player_draws = self._player_draws[start]
        points = start * self._width + np.where(player_draws, self._third[fifth], self._width - 1)
        banker_draws = self._banker_draws[points]
        banker_card = np.where(player_draws, sixth, fifth)
        points = points * self._width + np.where(banker_draws, self._third[banker_card], self._width - 1)

        none = np.empty((column.shape[1], 0), np.uint8)
        return Coups(
            none,
            none,
            player_draws + np.uint8(CARDS_IN_HAND),
            banker_draws + np.uint8(CARDS_IN_HAND),
            self._player_total[points],
            self._banker_total[points],
            self._winner[points],
            points,
            self._pairs[self._kind[player] * self._kinds + self._kind[banker]],
        )

    def _compile_pairs(self) -> None:
        """Find the classes of pairs. All that facts_of asks of a hand for them makes its kind."""
        tableau = self.tableau
        kinds: dict[tuple[bool, bool, str], int] = {}
        examples: list[tuple[Card, Card]] = []
        self._kind = np.empty(len(CARDS) ** 2, np.intp)
        for place, hand in enumerate(product(CARDS, CARDS)):
            self._total[place] = total_of(tableau, hand)
            pair, perfect = alike(tableau, tableau.pair, *hand), alike(tableau, tableau.perfect_pair, *hand)
            self._kind[place] = kinds.setdefault((pair, perfect, hand[0].rank if pair else ""), len(kinds))
            if len(kinds) > len(examples):
                examples.append(hand)
        self._kinds = len(kinds)
        found: dict[Facts, int] = {}
        self._pairs = np.empty(self._kinds**2, np.intp)
        for place, (player, banker) in enumerate(product(examples, examples)):
            facts = facts_of(tableau, Coup(Hand(player, 0), Hand(banker, 0), Winner.TIE, "", ""))
            self._pairs[place] = found.setdefault(facts, len(found))
        self.pair_facts = [{name: getattr(facts, name) for name in sorted(PAIR_FACTS)} for facts in found]
        """The facts of pairs, by the class of pairs."""

    def _compile_points(self) -> None:
        """Find the classes of points, and play one coup of each."""
        size = self.tableau.modulus**2
        self._player_draws = np.zeros(size, np.bool_)
        self._banker_draws = np.zeros(size * self._width, np.bool_)
        self._player_total = np.full(size * self._width**2, _NOWHERE, np.uint8)
        self._banker_total = self._player_total.copy()
        self._winner = self._player_total.copy()
        self._fact = np.full(size * self._width**2, -1, np.intp)
        self.draw_rules: dict[int, tuple[str, str]] = {}
        """The rules that decide Player's and Banker's draw, by the class of points."""
        found: dict[Facts, int] = {}
        for start, deal in self._examples():
            coup = self._play(deal)
            player, banker = self._third_place(coup.player), self._third_place(coup.banker)
            drawn = start * self._width + player
            point = drawn * self._width + banker
            self.draw_rules[point] = coup.player_rule, coup.banker_rule
            self._player_draws[start] = len(coup.player.cards) > CARDS_IN_HAND
            self._banker_draws[drawn] = len(coup.banker.cards) > CARDS_IN_HAND
            self._player_total[point], self._banker_total[point] = coup.player.total, coup.banker.total
            self._winner[point] = WINNERS.index(coup.winner)
            facts = msgspec.structs.replace(facts_of(self.tableau, coup), **self.pair_facts[0])
            self._fact[point] = found.setdefault(facts, len(found))
        self.point_facts = list(found)
        """The facts of points that some coup has, each with the first class's facts of pairs."""

    def _examples(self) -> Iterator[tuple[int, list[Card]]]:
        """Yield a deal for every class of points, with the place of the totals that it starts from.

        Where the sixth card is not used, the deals with other ones are left out.
        """
        cards = {self.tableau.points[card.rank]: card for card in reversed(CARDS)}
        hands = {total_of(self.tableau, hand): hand for hand in product(cards.values(), repeat=CARDS_IN_HAND)}
        for (player, ours), (banker, theirs) in product(hands.items(), repeat=2):
            first = {"player": iter(ours), "banker": iter(theirs)}
            dealt = [next(first[hand]) for hand in self.tableau.first]
            start = player * self.tableau.modulus + banker
            sixth = [cards[value] for value in self._values]
            for value in self._values:
                deals = [[*dealt, cards[value], card] for card in sixth]
                coup = self._play(deals[0])
                uses_all = len(coup.player.cards) + len(coup.banker.cards) == MOST_CARDS
                yield from ((start, deal) for deal in (deals if uses_all else deals[:1]))

    def _play(self, deal: list[Card]) -> Coup:
        try:
            return play(self.tableau, deal)
        except KeyError as missing:
            message = N_("the tableau has no row or cell for {value} where the cards are {cards}; add it")
            raise Incomplete(message, value=missing, cards=write_cards(deal)) from None

    def _third_place(self, hand: Hand) -> int:
        if len(hand.cards) == CARDS_IN_HAND:
            return self._width - 1
        return self._values.index(self.tableau.points[hand.cards[-1].rank])

    def facts_at(self, points: Index) -> Index:
        """Return the place in `point_facts` of each class of points."""
        facts: Index = self._fact[points]
        return facts

    def kind_of(self, one: int, other: int) -> int:
        """Return the kind of a hand's first two cards, by their numbers: hands of one kind make the same pairs."""
        return int(self._kind[one * len(CARDS) + other])

    def pairs_of(self, player: int, banker: int) -> int:
        """Return the class of pairs of two hands, by their kinds."""
        return int(self._pairs[player * self._kinds + banker])

    @cached_property
    def together(self) -> NDArray[np.bool_]:
        """Whether some coup has these facts of points (rows) together with this class of pairs (columns)."""
        kinds: dict[int, list[int]] = {}
        for total, kind in {*zip(self._total.tolist(), self._kind.tolist(), strict=True)}:
            kinds.setdefault(total, []).append(kind)
        both = np.zeros((len(self.point_facts), len(self.pair_facts)), np.bool_)
        facts = self._fact.reshape(self.tableau.modulus**2, -1)
        for (player, ours), (banker, theirs) in product(kinds.items(), repeat=2):
            rows = np.unique(facts[player * self.tableau.modulus + banker])
            pairs = np.unique([self._pairs[kind * self._kinds + other] for kind, other in product(ours, theirs)])
            both[np.ix_(rows[rows >= 0], pairs)] = True
        return both

    def spread(self, by_facts: Small) -> Small:
        """Return a table over the classes of points from one over the facts of points, and any other axes after."""
        spread: Small = by_facts[self._fact]
        return spread  # a class where no coup is gets the last row, and is never looked up


def _hand(one: Index, other: Index, third: Index) -> Small:
    hand = np.empty((len(one), CARDS_IN_HAND + 1), np.uint8)
    hand[:, 0], hand[:, 1], hand[:, 2] = one, other, third
    return hand


class Amounts(NamedTuple):
    """What each outcome of a bet returns for one stake, the stake included: whole numbers of `unit / scale`.

    Amounts finer than the table's unit stay exact: the scale is the smallest one by which all of them are whole.
    """

    scale: int
    units: Units


class BetKernel:
    """A bet as a table offers it, compiled. Raises Incomplete when no outcome decides some coup."""

    def __init__(self, kernel: Kernel, table: Table, offer: Offer) -> None:
        self.table, self.offer = table, offer
        self._pairs = len(kernel.pair_facts)
        self._witnesses: dict[int, Facts] = {}
        self.asked = frozenset(condition.fact for payment in offer.payments for condition in payment.outcome.conditions)
        """The facts on which the bet is decided."""
        self._asks_pairs, self._asks_points = bool(self.asked & PAIR_FACTS), bool(self.asked - PAIR_FACTS)
        if not self._asks_pairs:
            self._outcomes = kernel.spread(self._decided(kernel.point_facts))
        elif not self._asks_points:
            first = kernel.point_facts[0]
            self._outcomes = self._decided([msgspec.structs.replace(first, **pairs) for pairs in kernel.pair_facts])
        else:
            by_facts = np.full((len(kernel.point_facts), self._pairs), _NOWHERE, np.uint8)
            for row, facts in enumerate(kernel.point_facts):
                some = np.flatnonzero(kernel.together[row])
                with_pairs = [msgspec.structs.replace(facts, **kernel.pair_facts[pairs]) for pairs in some]
                by_facts[row, some] = self._decided(with_pairs)
            self._outcomes = kernel.spread(by_facts).ravel()

    def _decided(self, facts: list[Facts]) -> Small:
        decided = np.empty(len(facts), np.uint8)
        for row, one in enumerate(facts):
            outcomes = (payment.outcome for payment in self.offer.payments)
            place = next((place for place, outcome in enumerate(outcomes) if holds(outcome, one)), None)
            if place is None:
                message = N_("{table}: no outcome of {bet} decides a coup with {facts}; end it with an otherwise")
                raise Incomplete(message, table=self.table.id, bet=self.offer.bet.id, facts=one)
            decided[row] = place
            self._witnesses.setdefault(place, one)
        return decided

    @property
    def decisive(self) -> frozenset[int]:
        """The outcomes that decide some coup, as their places in the offer's payments."""
        return frozenset(self._witnesses)

    def outcomes(self, coups: Coups) -> Small:
        """Return which outcome decides each coup, as its place in the offer's payments."""
        return self.outcomes_of(self.classes(coups))

    def outcomes_of(self, classes: Index) -> Small:
        """Return which outcome decides each of the bet's classes of coups, as its place in the offer's payments."""
        outcomes: Small = self._outcomes[classes]
        return outcomes

    def classes(self, coups: Coups) -> Index:
        """Return the classes of coups that the bet distinguishes: index what `by_class` returns with them."""
        if not self._asks_pairs:
            return coups.points
        if not self._asks_points:
            return coups.pairs
        return coups.points * self._pairs + coups.pairs

    def by_class(self, by_outcome: Units) -> Units:
        """Return a table over the bet's classes from one over its outcomes."""
        return by_outcome.take(self._outcomes, mode="clip")  # a class where no coup is may have anything

    def returned(self, stake: Decimal) -> tuple[Decimal | None, ...]:
        """Return what a stake returns by each outcome; None where an outcome decides no coup.

        `stake` is a positive whole number of the table's units. Raises Refused when it is not.
        """
        check_stake(stake, self.table.unit)
        bet = self.offer.bet.id
        witnesses = (self._witnesses.get(place) for place in range(len(self.offer.payments)))
        return tuple(None if facts is None else settle(self.table, bet, stake, facts).returned for facts in witnesses)

    def amounts(self, stake: Decimal) -> Amounts:
        """Return what a stake returns by each outcome in whole numbers: index them with `outcomes`.

        Raises Refused when the stake is invalid, or returns more than 64 bits can count.

        >>> from conformance.rulebook import rulebook
        >>> bets = TableKernel(rulebook().tableau, rulebook().tables["bakarat"]).bets
        >>> amounts = bets["banker"].amounts(Decimal("0.30"))
        >>> amounts.scale, amounts.units.tolist()
        (2, [117, 60, 0])
        """
        unit = Fraction(self.table.unit)
        exact = [Fraction(amount or 0) / unit for amount in self.returned(stake)]
        scale = lcm(*(amount.denominator for amount in exact))
        units = [int(amount * scale) for amount in exact]
        if max(units) > np.iinfo(np.int64).max:
            raise Refused(N_("the amount returned on a stake of {stake} does not fit 64 bits; stake less"), stake=stake)
        return Amounts(scale, np.array(units, np.int64))


class TableKernel:
    """A table, compiled: its tableau, and every bet that it offers.

    Raises Incomplete when the rules leave open what becomes of some coup.
    """

    def __init__(self, tableau: Tableau, table: Table) -> None:
        self.kernel = Kernel(tableau)
        self.bets: Mapping[str, BetKernel] = {
            bet: BetKernel(self.kernel, table, offer_at(table, bet)) for bet in table.offers
        }
