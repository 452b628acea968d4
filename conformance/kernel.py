"""The kernel: the one fast path, the rules compiled into small tables over classes of coups, for whole arrays of deals.

Who draws follows from the class of points: the totals of both hands' first two cards, and the points of each hand's
third card or that there is none. A bet is decided on what the facts that it asks for make of each hand: the kind of
its first two cards and the class of its third one give its state (`conformance.domain`), and the two states the
outcome. Where a bet asks for nothing but points, its outcome stands by the class of points. Nothing here knows a draw,
odds or a number of the game; tests hold it to the reference engine over the whole domain.

Cards are numbers: the place of a card in the deck of `conformance.cards`, which is four times its rank plus its suit.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import product
from math import lcm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conformance.cards import CARDS, Card, write_cards
from conformance.coup import CARDS_IN_HAND, MOST_CARDS, Coup, Hand, Winner, play, total_of
from conformance.domain import Sorted, domain
from conformance.errors import N_, BaccaratError, Refused
from conformance.facts import FACTS
from conformance.money import check_stake
from conformance.rules import Offer, Payment, Table, Tableau, Value
from conformance.settlement import Facts, holds, offer_at, settle_as

Small = NDArray[np.uint8]
Index = NDArray[np.intp]
Units = NDArray[np.int64]

_NUMBERS = {card.code: number for number, card in enumerate(CARDS)}
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
    `winner` is a place in WINNERS; `points` is the class that decides who draws.
    `first` and `third` are what bets look at of Player's and of Banker's hand: the number of the first card times that
    of all cards plus the number of the second, and the number of the third or that of all cards where there is none.
    """

    player: Small
    banker: Small
    player_cards: Small
    banker_cards: Small
    player_total: Small
    banker_total: Small
    winner: Small
    points: Index
    first: tuple[Index, Index]
    third: tuple[Index, Index]


class Kernel:
    """A tableau, compiled. Raises Incomplete when it lacks a row that some coup needs."""

    def __init__(self, tableau: Tableau) -> None:
        self.tableau = tableau
        self._first = tuple(
            tuple(place for place, hand in enumerate(tableau.first) if hand == name) for name in ("player", "banker")
        )
        self._values = sorted(set(tableau.points.values()))
        self._width = len(self._values) + 1  # the last place stands for no third card
        self.totals = np.empty(len(CARDS) ** 2, np.intp)
        """The totals of two cards, in the order of `first` of Coups."""
        self._third = np.array([self._values.index(tableau.points[card.rank]) for card in CARDS], np.intp)
        for place, hand in enumerate(product(CARDS, CARDS)):
            self.totals[place] = total_of(tableau, hand)
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

        start = self.totals[player] * self.tableau.modulus + self.totals[banker]
        player_draws = self._player_draws[start]
        points = start * self._width + np.where(player_draws, self._third[fifth], self._width - 1)
        banker_draws = self._banker_draws[points]
        banker_card = np.where(player_draws, sixth, fifth)
        points = points * self._width + np.where(banker_draws, self._third[banker_card], self._width - 1)

        none = np.empty((column.shape[1], 0), np.uint8)
        no_third = len(CARDS)
        return Coups(
            none,
            none,
            player_draws + np.uint8(CARDS_IN_HAND),
            banker_draws + np.uint8(CARDS_IN_HAND),
            self._player_total[points],
            self._banker_total[points],
            self._winner[points],
            points,
            (player, banker),
            (np.where(player_draws, fifth, no_third), np.where(banker_draws, banker_card, no_third)),
        )

    def _compile_points(self) -> None:
        """Find the classes of points, and play one coup of each."""
        size = self.tableau.modulus**2
        self._player_draws = np.zeros(size, np.bool_)
        self._banker_draws = np.zeros(size * self._width, np.bool_)
        self._player_total = np.full(size * self._width**2, _NOWHERE, np.uint8)
        self._banker_total = self._player_total.copy()
        self._winner = self._player_total.copy()
        self.examples = tuple(
            (np.zeros(size * self._width**2, np.intp), np.zeros(size * self._width**2, np.intp)) for _ in range(2)
        )
        """Player's and Banker's hand in a coup of each class of points, as `first` and `third` of Coups tell them."""
        self.draw_rules: dict[int, tuple[str, str]] = {}
        """The rules that decide Player's and Banker's draw, by the class of points."""
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
            for hand, (first, third) in zip((coup.player, coup.banker), self.examples, strict=True):
                one, other, *rest = (_NUMBERS[card.code] for card in hand.cards)
                first[point] = one * len(CARDS) + other
                third[point] = rest[0] if rest else len(CARDS)

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


class _Hands:
    """The hands of one side, sorted, for arrays of them."""

    def __init__(self, hands: Sorted) -> None:
        firsts = np.array(hands.firsts)
        self._kinds = np.array(hands.kinds)[firsts[:, None], firsts].ravel()
        self._thirds = np.array((*hands.thirds, len(hands.three[0])))  # the last: no third card
        rows = [(*three, two) for two, three in zip(hands.two, hands.three, strict=True)]
        self.numbers: dict[tuple[Hashable, ...], int] = {}
        """The states, numbered."""
        self._table = np.array([[self.numbers.setdefault(state, len(self.numbers)) for state in row] for row in rows])

    def follows(self, totals: Index) -> bool:
        """Say whether the kind of two cards follows from their total; totals go as `first` of Coups does."""
        return len(np.unique(np.stack((totals, self._kinds)), axis=1).T) == len(np.unique(totals))

    @property
    def count(self) -> int:
        """How many states there are."""
        return len(self.numbers)

    def states(self, first: Index, third: Index) -> Index:
        """Return the states of hands, of which Coups has these."""
        states: Index = self._table[self._kinds[first], self._thirds[third]]
        return states


def _follows(hands: Sorted, from_: Sequence[Hashable]) -> bool:
    """Say whether the sorting of hands follows from something that is known of each card."""
    return all(len({*zip(from_, classes, strict=True)}) == len({*from_}) for classes in (hands.firsts, hands.thirds))


def asked_of(payments: Iterable[Payment]) -> frozenset[str]:
    """Return the facts on which payments are decided."""
    return frozenset(condition.fact for payment in payments for condition in payment.outcome.conditions)


class Decided:
    """Coups, by a code for the values of some facts. `code` is given the values by the facts' sorted names.

    Kernels of bets and of facts are made of it: the code of a bet is the outcome that decides.
    """

    def __init__(self, kernel: Kernel, names: Iterable[str], code: Callable[[Facts], int]) -> None:
        tableau = kernel.tableau
        self.names = sorted(names)
        facts = [FACTS[name] for name in self.names]
        walked = domain(tableau)
        coups = walked.coups(facts)
        self._hands = _Hands(coups.player), _Hands(coups.banker)
        player, banker = self._hands
        by_state = np.full((player.count, banker.count), _NOWHERE, np.uint8)
        known: dict[tuple[Value, ...], int] = {}
        for ours, theirs in coups.states:
            values = walked.values(facts, ours, theirs)
            if values not in known:
                known[values] = code(dict(zip(self.names, values, strict=True)))
            by_state[player.numbers[ours], banker.numbers[theirs]] = known[values]
        self.reached = frozenset(known.values())
        """The codes that some coup has."""
        self.codes: Small = by_state.ravel()
        """The code of each class."""
        points, ranks = [tableau.points[card.rank] for card in CARDS], [card.rank for card in CARDS]
        self.asks_suits = not all(_follows(hand, ranks) for hand in (coups.player, coups.banker))
        """Whether the suits make a difference."""
        self._by_points = all(
            _follows(hand, points) and sorting.follows(kernel.totals)
            for hand, sorting in zip((coups.player, coups.banker), self._hands, strict=True)
        )
        if self._by_points:  # much faster, and most bets ask for nothing else
            (one, third), (other, another) = kernel.examples
            self.codes = self.codes[self._states((one, other), (third, another))]

    def classes(self, coups: Coups) -> Index:
        """Return the classes of coups."""
        return coups.points if self._by_points else self._states(coups.first, coups.third)

    def _states(self, first: tuple[Index, Index], third: tuple[Index, Index]) -> Index:
        """Return the states of both hands in one number."""
        (player, banker), (one, other) = self._hands, zip(first, third, strict=True)
        return player.states(*one) * banker.count + banker.states(*other)


def values_of(kernel: Kernel, name: str) -> tuple[list[Value], Decided]:
    """Return the values of a fact, and the coups by the place of the value that they have."""
    values = sorted(FACTS[name].values, key=str)
    return values, Decided(kernel, [name], lambda facts: values.index(facts[name]))


class BetKernel:
    """A bet as a table offers it, compiled. Raises Incomplete when no outcome decides some coup."""

    def __init__(self, kernel: Kernel, table: Table, offer: Offer) -> None:
        self.table, self.offer = table, offer
        self.decided = Decided(kernel, asked_of(offer.payments), self._decide)

    def _decide(self, facts: Facts) -> int:
        payments = enumerate(self.offer.payments)
        place = next((place for place, payment in payments if holds(payment.outcome, facts)), None)
        if place is None:
            message = N_("{table}: no outcome of {bet} decides a coup with {facts}; end it with an otherwise")
            raise Incomplete(message, table=self.table.id, bet=self.offer.bet.id, facts=facts)
        return place

    @property
    def asked(self) -> frozenset[str]:
        """The facts on which the bet is decided."""
        return frozenset(self.decided.names)

    @property
    def asks_suits(self) -> bool:
        """Whether the bet cannot be decided without the suits."""
        return self.decided.asks_suits

    @property
    def decisive(self) -> frozenset[int]:
        """The outcomes that decide some coup, as their places in the offer's payments."""
        return self.decided.reached

    def outcomes(self, coups: Coups) -> Small:
        """Return which outcome decides each coup, as its place in the offer's payments."""
        return self.outcomes_of(self.classes(coups))

    def outcomes_of(self, classes: Index) -> Small:
        """Return which outcome decides each of the bet's classes of coups, as its place in the offer's payments."""
        outcomes: Small = self.decided.codes[classes]
        return outcomes

    def classes(self, coups: Coups) -> Index:
        """Return the classes of coups that the bet distinguishes: index what `by_class` returns with them."""
        return self.decided.classes(coups)

    def by_class(self, by_outcome: Units) -> Units:
        """Return a table over the bet's classes from one over its outcomes."""
        return by_outcome.take(self.decided.codes, mode="clip")  # a class where no coup is may have anything

    def returned(self, stake: Decimal) -> tuple[Decimal | None, ...]:
        """Return what a stake returns by each outcome; None where an outcome decides no coup.

        `stake` is a positive whole number of the table's units. Raises Refused when it is not.
        """
        check_stake(stake, self.table.unit)
        bet = self.offer.bet.id
        return tuple(
            settle_as(self.table, bet, stake, payment).returned if place in self.decisive else None
            for place, payment in enumerate(self.offer.payments)
        )

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

    @property
    def facts(self) -> frozenset[str]:
        """The facts on which the bets are decided."""
        return frozenset(fact for bet in self.bets.values() for fact in bet.asked)
