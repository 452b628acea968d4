"""Exact return to player: every coup that a shoe can give is counted, never sampled, and every bet is settled on it.

A deal is six cards in order, used or not, and each ordered deal is as likely as any other. No place in it differs from
another, so whatever the order of dealing, it counts as two hands of two cards, a fifth card and a sixth.
What a deal comes to is the kernel's: the facts of pairs follow from the first two cards of each hand, those of points
from the points of all cards. They are counted together, because the cards come from one shoe and because a bet may ask
for both.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import product
from math import floor, lcm
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from conformance.cards import DECK, Card
from conformance.coup import MOST_CARDS
from conformance.engines.reference import table_called
from conformance.errors import N_, Refused
from conformance.facts import Facts
from conformance.kernel import CARDS, Kernel
from conformance.money import EXACT, check_stake, decimals_of
from conformance.rules import Result, Rulebook, Table, Tableau
from conformance.settlement import Settlement, decide, offer_at, settle

Shoe = Mapping[Card, int]
"""The cards that a shoe still holds, and how many of each."""


class OutcomeCount(msgspec.Struct, frozen=True):
    """An outcome of a bet, and in how many of all ordered deals it decides."""

    rule: str
    result: Result
    count: int


class BetReturn(msgspec.Struct, frozen=True):
    """What a bet returns to the bettor in the long run, from one shoe and for one stake.

    `to_bettor` is the expected amount returned, over the stake: 1 is a fair game, and a push returns the stake.
    `outcomes` stand in the paytable's order; their counts add up to `total`, the number of ordered deals of six cards.
    """

    bet: str
    stake: Decimal
    to_bettor: Fraction
    outcomes: tuple[OutcomeCount, ...]
    total: int


def full_shoe(decks: int) -> dict[Card, int]:
    """Return a fresh shoe of one or more decks (DECKS-…). Raises Refused when there is no deck.

    >>> sum(full_shoe(8).values())
    416
    """
    if decks < 1:
        raise Refused(N_("a shoe of {decks} decks has no cards; take at least one deck"), decks=decks)
    return dict.fromkeys(DECK.values(), decks)


def without(shoe: Shoe, cards: Iterable[Card]) -> dict[Card, int]:
    """Return what a shoe holds once these cards have left it.

    Raises Refused when the shoe does not hold a card as often as it is to leave.
    """
    left = dict(shoe)
    for card, times in Counter(cards).items():
        held = left.get(card, 0)
        if times > held:
            raise Refused(
                N_("{card} cannot leave the shoe {times} times; the shoe holds it {held} times"),
                card=card,
                times=times,
                held=held,
            )
        left[card] = held - times
    return left


def returns(
    rulebook: Rulebook,
    table_id: str,
    stake: Decimal | None = None,
    decks: int | None = None,
    removed: Iterable[Card] = (),
) -> dict[str, BetReturn]:
    """Return what every bet of a table returns, by the bets' ids in the table's order.

    `stake` is a positive whole number of the table's units, by default one that no rounding touches;
    `decks` is the number of decks of the fresh shoe, by default the table's;
    `removed` are the cards that have left it since.
    Raises Refused when the table, the stake or the shoe is invalid, or fewer than six cards are left.

    >>> from conformance.rulebook import rulebook
    >>> percentage(returns(rulebook(), "bakarat")["player-pair"].to_bettor)
    Decimal('89.638554')
    """
    table = table_called(rulebook, table_id)
    shoe = without(full_shoe(table.decks if decks is None else decks), removed)
    return table_returns(table, stake, count_facts(rulebook.tableau, shoe))


def table_returns(table: Table, stake: Decimal | None, counts: Mapping[Facts, int]) -> dict[str, BetReturn]:
    """Return what every bet of a table returns, from the counts of count_facts, which serve any table.

    `stake` is as in `returns`. Raises Refused when it is invalid.
    """
    chosen = unrounded_stake(table) if stake is None else stake
    return {bet_id: bet_return(table, bet_id, chosen, counts) for bet_id in table.offers}


def bet_return(table: Table, bet_id: str, stake: Decimal, counts: Mapping[Facts, int]) -> BetReturn:
    """Settle a bet on every coup of count_facts, which serves any number of bets, tables and stakes.

    `stake` is a positive whole number of the table's units; a table that rounds pays small stakes less (ROUNDING-…).
    Raises Refused when the table does not offer the bet, or when the stake is invalid.
    """
    check_stake(stake, table.unit)
    offer = offer_at(table, bet_id)
    decided: Counter[str] = Counter()
    settled: dict[str, Settlement] = {}
    for facts, count in counts.items():
        rule = decide(offer, facts).outcome.rule
        decided[rule] += count
        if rule not in settled:
            settled[rule] = settle(table, bet_id, stake, facts)
    total = decided.total()
    returned = sum((decided[rule] * Fraction(item.returned) for rule, item in settled.items()), Fraction(0))
    outcomes = (payment.outcome for payment in offer.payments)
    return BetReturn(
        bet_id,
        stake,
        returned / (total * Fraction(stake)),
        tuple(OutcomeCount(outcome.rule, outcome.result, decided[outcome.rule]) for outcome in outcomes),
        total,
    )


def unrounded_stake(table: Table) -> Decimal:
    """Return the smallest stake for which everything the table can pay is a whole number of units.

    >>> from conformance.rulebook import rulebook
    >>> unrounded_stake(rulebook().tables["touch"])
    Decimal('0.20')
    """
    factors = [Fraction(payment.factor) for offer in table.offers.values() for payment in offer.payments]
    return EXACT.multiply(table.unit, Decimal(lcm(*(factor.denominator for factor in factors))))


def percentage(share: Fraction, places: int = 6) -> Decimal:
    """Write a share as a percentage, rounded half up to a number of places.

    >>> percentage(Fraction(2, 3)), percentage(Fraction(2, 3), 0)
    (Decimal('66.666667'), Decimal('67'))
    """
    return Decimal(_half_up(share * 100 * 10**places)).scaleb(-places, EXACT)


def matches(share: Fraction, printed: Decimal) -> bool:
    """Say whether a printed percentage is this share, rounded half up or cut off at the decimals it is printed with.

    >>> [matches(Fraction("0.987649"), Decimal(text)) for text in ("98.76", "98.7", "98.8", "98.77")]
    [True, True, True, False]
    """
    places = decimals_of(printed)
    exact = share * 100 * 10**places
    return printed.scaleb(places, EXACT) in (floor(exact), _half_up(exact))


def _half_up(number: Fraction) -> int:
    return floor(number + Fraction(1, 2))


_Points = tuple[int, int]
"""The points of two cards, in rising order."""
_FirstPoints = tuple[_Points, _Points]


def count_facts(tableau: Tableau, shoe: Shoe) -> dict[Facts, int]:
    """Return every combination of facts that a coup from this shoe can have, and in how many ordered deals it has it.

    A deal is six cards, used or not (DEAL-THIRD): from a shoe of n cards the counts add up to n (n - 1) … (n - 5).
    Raises Refused when fewer than six cards are left.
    """
    cards = sum(shoe.values())
    if cards < MOST_CARDS:
        raise Refused(
            N_("{given} cards are left in the shoe; leave {needed}, as many as a coup may need"),
            given=cards,
            needed=MOST_CARDS,
        )
    kernel = Kernel(tableau)
    firsts = _first_cards(kernel, shoe)
    counts: Counter[tuple[int, int]] = Counter()
    for ways_of_first, ways_of_rest in zip(firsts.values(), _rest(kernel, shoe, [*firsts]), strict=True):
        facts = np.flatnonzero(ways_of_rest)
        for (pairs, first), (points, rest) in product(
            ways_of_first.items(), [*zip(facts.tolist(), ways_of_rest[facts].tolist(), strict=True)]
        ):
            counts[points, pairs] += first * rest
    return {
        msgspec.structs.replace(kernel.point_facts[points], **kernel.pair_facts[pairs]): count
        for (points, pairs), count in counts.items()
    }


def _rest(kernel: Kernel, shoe: Shoe, firsts: Sequence[_FirstPoints]) -> NDArray[np.int64]:
    """Return in how many ways a fifth and a sixth card can follow: a row for the points of the first four cards.

    A column stands for facts of points. No more is counted than two cards of the shoe, so 64 bits are enough.
    """
    tableau = kernel.tableau
    number = {tableau.points[card.rank]: place for place, card in enumerate(CARDS)}
    values = sorted(number)
    held = Counter(dict.fromkeys(values, 0))
    for card, times in shoe.items():
        held[tableau.points[card.rank]] += times
    left = np.array([[held[value] - (*player, *banker).count(value) for value in values] for player, banker in firsts])
    ways = left[:, :, None] * (left[:, None, :] - np.eye(len(values), dtype=np.int64))

    hands = {"player": iter((0, 1)), "banker": iter((2, 3))}
    dealt = [next(hands[hand]) for hand in tableau.first]
    deals = np.empty((*ways.shape, MOST_CARDS), np.intp)
    deals[..., :-2] = np.array([[number[value] for value in (*player, *banker)] for player, banker in firsts])[
        :, None, None, dealt
    ]
    deals[..., -2], deals[..., -1] = np.meshgrid(*2 * [[number[value] for value in values]], indexing="ij")
    facts = kernel.facts_at(kernel.play(deals.reshape(-1, MOST_CARDS)).points)
    rest = np.zeros((len(firsts), len(kernel.point_facts)), np.int64)
    np.add.at(rest, (np.repeat(np.arange(len(firsts)), len(values) ** 2), facts), ways.ravel())
    return rest


class _Kind(NamedTuple):
    """All that matters of the first two cards of a hand: their points, and the kind of pair they are."""

    points: _Points
    pair: int


class _Hands:
    """The two-card hands of a shoe, in order, by their kinds."""

    def __init__(self, kernel: Kernel, shoe: Shoe) -> None:
        self.ways: Counter[_Kind] = Counter()
        """How many hands are of a kind."""
        self.turned: Counter[tuple[_Kind, _Kind]] = Counter()
        """How many hands of a kind are of another when their cards change places."""
        self.with_card: defaultdict[Card, Counter[_Kind]] = defaultdict(Counter)
        """How many hands of a kind one single card of the shoe is in."""
        for one, other in product(shoe, shoe):
            firsts, seconds = shoe[one] - (one == other), shoe[other] - (one == other)
            ways = shoe[one] * seconds
            if ways:
                kind = _kind(kernel, one, other)
                self.ways[kind] += ways
                self.turned[kind, _kind(kernel, other, one)] += ways
                self.with_card[one][kind] += seconds
                self.with_card[other][kind] += firsts


_NUMBERS = {card: number for number, card in enumerate(CARDS)}


def _kind(kernel: Kernel, one: Card, other: Card) -> _Kind:
    low, high = sorted((kernel.tableau.points[one.rank], kernel.tableau.points[other.rank]))
    return _Kind((low, high), kernel.kind_of(_NUMBERS[one], _NUMBERS[other]))


def _first_cards(kernel: Kernel, shoe: Shoe) -> dict[_FirstPoints, Counter[int]]:
    """Count the ways to deal both hands their first two cards, by their points and by the class of pairs.

    Two hands that have a card in common cannot both be dealt. Taken off card by card, those that have both cards
    in common are taken off twice, and so they are added once.
    """
    hands = _Hands(kernel, shoe)
    in_common: Counter[tuple[_Kind, _Kind]] = Counter()
    for card, kinds in hands.with_card.items():
        for (player, n), (banker, m) in product(kinds.items(), repeat=2):
            in_common[player, banker] += shoe[card] * n * m

    ways_by_points: defaultdict[_FirstPoints, Counter[int]] = defaultdict(Counter)
    for player, banker in product(hands.ways, repeat=2):
        both_in_common = hands.turned[player, banker] + (hands.ways[player] if player == banker else 0)
        ways = hands.ways[player] * hands.ways[banker] - in_common[player, banker] + both_in_common
        if ways:
            ways_by_points[player.points, banker.points][kernel.pairs_of(player.pair, banker.pair)] += ways
    return ways_by_points
