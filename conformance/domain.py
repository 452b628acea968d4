"""The domain of coups: every combination of facts that a coup can have, and by which hands it comes about.

A hand is sorted by all that the features in question make of it. Its first two cards are of a kind, its third card is
of a class, and the two give the state of the finished hand. The kinds and classes are found by asking the features for
every card that they can tell from another, so nothing is sampled. From the states of both hands follow the facts.

Every command loads the rules and proves the paytables over this domain: it takes milliseconds and no NumPy.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from itertools import product
from typing import NamedTuple

from conformance.cards import CARDS, Card
from conformance.coup import CARDS_IN_HAND, Hand, banker_row, player_row, stops_draw, total_of
from conformance.facts import DRAWN, FACTS, Fact, Feature, Trait, trait_of
from conformance.rules import Tableau, Value


class Sorted(NamedTuple):
    """Hands, sorted by what features make of them.

    `firsts` are classes of a card among the first two, by the card's number, and `kinds` the kind of two such cards by
    their classes; `thirds` is the class of a third card, by its number. `two` and `three` are what the features
    make of a hand: by its kind, and by its kind and the class of its third card.
    """

    firsts: tuple[int, ...]
    kinds: tuple[tuple[int, ...], ...]
    thirds: tuple[int, ...]
    two: tuple[tuple[Hashable, ...], ...]
    three: tuple[tuple[tuple[Hashable, ...], ...], ...]

    @property
    def draws(self) -> bool:
        """Whether a third card makes any difference."""
        return any(three != (two,) for two, three in zip(self.two, self.three, strict=True))


class Coups(NamedTuple):
    """The coups there can be, as far as some facts tell them apart.

    `player` and `banker` are their hands, sorted; where third cards make a difference, `drawn`, also by all that the
    tableau sees. `states` are the pairs of what the features make of both hands, each once.
    """

    player: Sorted
    banker: Sorted
    drawn: bool
    states: tuple[tuple[tuple[Hashable, ...], tuple[Hashable, ...]], ...]


class Domain:
    """The domain of coups under a tableau. Nothing is walked before it is asked for, and then once."""

    def __init__(self, tableau: Tableau) -> None:
        self.tableau = tableau
        self._sorted: dict[tuple[Feature, ...], Sorted] = {}
        self._coups: dict[tuple[tuple[Feature, ...], tuple[Feature, ...]], Coups] = {}
        self._classes: dict[tuple[Trait, ...], tuple[int, ...]] = {}

    def facts(self, names: Iterable[str]) -> Iterator[Mapping[str, Value]]:
        """Yield every distinct combination of values that these facts have in some coup, in the order of the walk."""
        facts = [FACTS[name] for name in sorted(names)]
        state = self.coups(facts)
        seen = dict.fromkeys(self.values(facts, *pair) for pair in state.states)
        return (dict(zip((fact.name for fact in facts), values, strict=True)) for values in seen)

    def values(
        self, facts: Iterable[Fact], player: tuple[Hashable, ...], banker: tuple[Hashable, ...]
    ) -> tuple[Value, ...]:
        """Return the values of facts where both hands come to states of the coups of just these facts."""
        ours, theirs = (
            dict(zip(features, state, strict=True))
            for features, state in zip(features_of(facts), (player, banker), strict=True)
        )
        return tuple(
            fact.of(self.tableau, fact.player and ours[fact.player], fact.banker and theirs[fact.banker])
            for fact in facts
        )

    def coups(self, facts: Iterable[Fact]) -> Coups:
        """Return the coups there can be, as far as facts tell them apart."""
        player, banker = features_of(facts)
        key = player, banker
        if key not in self._coups:
            ours, theirs = self.sorted(player), self.sorted(banker)
            drawn = ours.draws or theirs.draws
            if drawn:
                ours, theirs = self.sorted((*player, DRAWN)), self.sorted((*banker, DRAWN))
            states = self._walk(ours, theirs) if drawn else product(ours.two, theirs.two)
            found = tuple(dict.fromkeys(states))
            if drawn:
                ours, theirs = _without_drawn(ours), _without_drawn(theirs)
            self._coups[key] = Coups(ours, theirs, drawn, found)
        return self._coups[key]

    def _walk(self, player: Sorted, banker: Sorted) -> Iterator[tuple[tuple[Hashable, ...], tuple[Hashable, ...]]]:
        """Yield the states of both hands of every coup, by the totals of the first two cards and by third cards."""
        ours, theirs = _Drawn(player), _Drawn(banker)
        points = sorted(set(self.tableau.points.values()))
        for total, other in product(range(self.tableau.modulus), repeat=2):
            if stops_draw(self.tableau, total, other):
                yield from product(ours.two[total], theirs.two[other])
                continue
            thirds: list[int | None] = [*points] if player_row(self.tableau, total).draws else [None]
            for third in thirds:
                hands = ours.two[total] if third is None else ours.three[total, third]
                if banker_row(self.tableau, other, third).draws:
                    for drawn in points:
                        yield from product(hands, theirs.three[other, drawn])
                else:
                    yield from product(hands, theirs.two[other])

    def sorted(self, features: tuple[Feature, ...]) -> Sorted:
        """Return all hands, sorted by features."""
        if features not in self._sorted:
            self._sorted[features] = self._sort_one(*features) if len(features) == 1 else self._sort(features)
        return self._sorted[features]

    def _sort(self, features: tuple[Feature, ...]) -> Sorted:
        """Sort hands by several features: by what each of them does alone."""
        each = [self.sorted((feature,)) for feature in features]
        firsts = _numbered(zip(*(one.firsts for one in each), strict=True)) if each else (0,) * len(CARDS)
        thirds = _numbered(zip(*(one.thirds for one in each), strict=True)) if each else (0,) * len(CARDS)
        ones, others = _examples(firsts), _examples(thirds)
        pairs = [tuple(hand.kinds[hand.firsts[a]][hand.firsts[b]] for hand in each) for a, b in product(ones, ones)]
        kinds = list(dict.fromkeys(pairs))
        numbers = {kind: number for number, kind in enumerate(kinds)}
        flat = [numbers[pair] for pair in pairs]
        return Sorted(
            firsts,
            tuple(tuple(flat[at : at + len(ones)]) for at in range(0, len(flat), len(ones))),
            thirds,
            tuple(tuple(hand.two[kind][0] for hand, kind in zip(each, kinds_of, strict=True)) for kinds_of in kinds),
            tuple(
                tuple(
                    tuple(hand.three[kind][hand.thirds[card]][0] for hand, kind in zip(each, kinds_of, strict=True))
                    for card in others
                )
                for kinds_of in kinds
            ),
        )

    def _sort_one(self, feature: Feature) -> Sorted:
        """Sort hands by what one feature makes of them."""
        firsts = self._by_traits(feature.first(self.tableau))
        thirds = self._by_traits(() if feature.third is None else feature.third(self.tableau))
        ones = [CARDS[place] for place in _examples(firsts)]
        others: list[tuple[Card, ...]] = [(CARDS[place],) for place in _examples(thirds)]
        if feature.third is None:
            others = [()]
        rows = [
            tuple(self._made(feature, one, other, third) for third in ((), *others))
            for one, other in product(ones, repeat=CARDS_IN_HAND)
        ]
        kinds = list(dict.fromkeys(rows))
        numbers = {row: number for number, row in enumerate(kinds)}
        columns = _numbered(zip(*(row[1:] for row in kinds), strict=True))
        kept = _examples(columns)
        # of the cards that traits tell apart, the feature may treat some alike
        table = [[numbers[row] for row in rows[at : at + len(ones)]] for at in range(0, len(rows), len(ones))]
        alike = _numbered((tuple(row), tuple(other[at] for other in table)) for at, row in enumerate(table))
        chosen = _examples(alike)
        return Sorted(
            tuple(alike[place] for place in firsts),
            tuple(tuple(table[one][other] for other in chosen) for one in chosen),
            tuple(columns[place] for place in thirds),
            tuple((row[0],) for row in kinds),
            tuple(tuple((row[1 + place],) for place in kept) for row in kinds),
        )

    def _made(self, feature: Feature, one: Card, other: Card, third: tuple[Card, ...]) -> Hashable:
        cards = (one, other, *third)
        return feature.of(self.tableau, Hand(cards, total_of(self.tableau, cards)))

    def _by_traits(self, traits: Collection[Trait]) -> tuple[int, ...]:
        """Return the classes of cards that are alike in some respects."""
        key = tuple(sorted(traits))
        if key not in self._classes:
            self._classes[key] = _numbered(
                tuple(trait_of(self.tableau, card, trait) for trait in key) for card in CARDS
            )
        return self._classes[key]


def _without_drawn(hands: Sorted) -> Sorted:
    """Return hands that were sorted by DRAWN too without what that makes of them."""
    return hands._replace(
        two=tuple(state[:-1] for state in hands.two),
        three=tuple(tuple(state[:-1] for state in states) for states in hands.three),
    )


class _Drawn:
    """States of hands by the total of the first two cards and the points of the third; DRAWN is the last feature."""

    def __init__(self, hands: Sorted) -> None:
        two: dict[int, dict[tuple[Hashable, ...], None]] = {}
        three: dict[tuple[int, int], dict[tuple[Hashable, ...], None]] = {}
        for state in hands.two:
            two.setdefault(_drawn(state)[0], {})[state[:-1]] = None
        for state in (state for states in hands.three for state in states):
            total, points = _drawn(state)
            three.setdefault((total, points), {})[state[:-1]] = None
        self.two, self.three = two, three


def _drawn(state: tuple[Hashable, ...]) -> tuple[int, ...]:
    drawn = state[-1]
    assert isinstance(drawn, tuple)
    return drawn


def features_of(facts: Iterable[Fact]) -> tuple[tuple[Feature, ...], tuple[Feature, ...]]:
    """Return the features of Player's and of Banker's hand that facts follow from, each once."""
    chosen = list(facts)
    player = dict.fromkeys(fact.player for fact in chosen if fact.player is not None)
    banker = dict.fromkeys(fact.banker for fact in chosen if fact.banker is not None)
    return tuple(player), tuple(banker)


def _numbered(items: Iterable[Hashable]) -> tuple[int, ...]:
    """Number items in the order in which they first come; equal ones alike."""
    numbers: dict[Hashable, int] = {}
    return tuple(numbers.setdefault(item, len(numbers)) for item in items)


def _examples(numbers: Iterable[int]) -> list[int]:
    """Return where each number first stands."""
    first: dict[int, int] = {}
    for place, number in enumerate(numbers):
        first.setdefault(number, place)
    return list(first.values())


_LATEST: list[Domain] = []


def domain(tableau: Tableau) -> Domain:
    """Return the domain of a tableau; that of the one that was asked for last is kept."""
    if not _LATEST or _LATEST[0].tableau != tableau:
        _LATEST[:] = [Domain(tableau)]
    return _LATEST[0]
