"""Exact return to player: every coup that a shoe can give is counted, never sampled, and every bet is settled on it.

A deal is six cards in order, used or not, and each ordered deal is as likely as any other. No place in it differs from
another, so whatever the order of dealing, it counts as two hands of two cards, a fifth card and a sixth.
The facts of pairs follow from the first two cards of each hand, those of points from the points of all cards.
They are counted together, because the cards come from one shoe and because a bet may ask for both.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from itertools import product
from math import floor, lcm
from operator import attrgetter
from typing import NamedTuple

import msgspec

from conformance.cards import DECK, Card
from conformance.coup import (
    CARDS_IN_HAND,
    MOST_CARDS,
    Coup,
    Hand,
    Winner,
    banker_row,
    player_row,
    stops_draw,
    winner_of,
)
from conformance.engines.reference import table_called
from conformance.errors import N_, Refused
from conformance.facts import PAIR_FACTS, Facts, alike, facts_of
from conformance.money import EXACT, check_stake
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
    Raises Refused when the table, the stake or the shoe cannot be, or fewer than six cards are left.

    >>> from conformance.rulebook import rulebook
    >>> percentage(returns(rulebook(), "bakarat")["player-pair"].to_bettor)
    Decimal('89.638554')
    """
    table = table_called(rulebook, table_id)
    shoe = without(full_shoe(table.decks if decks is None else decks), removed)
    return table_returns(table, stake, count_facts(rulebook.tableau, shoe))


def table_returns(table: Table, stake: Decimal | None, counts: Mapping[Facts, int]) -> dict[str, BetReturn]:
    """Return what every bet of a table returns, from the counts of count_facts, which serve any table.

    `stake` is as in `returns`. Raises Refused when it cannot be.
    """
    chosen = unrounded_stake(table) if stake is None else stake
    return {bet_id: bet_return(table, bet_id, chosen, counts) for bet_id in table.offers}


def bet_return(table: Table, bet_id: str, stake: Decimal, counts: Mapping[Facts, int]) -> BetReturn:
    """Settle a bet on every coup of count_facts, which serves any number of bets, tables and stakes.

    `stake` is a positive whole number of the table's units; a table that rounds pays small stakes less (ROUNDING-…).
    Raises Refused when the table does not offer the bet, or when the stake cannot be.
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


def winner_counts(rulebook: Rulebook, shoe: Shoe) -> dict[Winner, int]:
    """Return in how many of all ordered deals of six cards each hand wins, or neither does (WIN-HIGHER, WIN-TIE).

    Raises Refused when fewer than six cards are left in the shoe.
    """
    winners = dict.fromkeys(Winner, 0)
    for facts, count in count_facts(rulebook.tableau, shoe).items():
        winners[Winner(facts.winner)] += count
    return winners


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
    places = max(0, -int(printed.as_tuple().exponent))
    exact = share * 100 * 10**places
    return printed.scaleb(places, EXACT) in (floor(exact), _half_up(exact))


def _half_up(number: Fraction) -> int:
    return floor(number + Fraction(1, 2))


_Cards = tuple[Card, Card]
_Points = tuple[int, int]
_FirstCards = tuple[_Cards, _Cards]
_pair_facts = attrgetter(*sorted(PAIR_FACTS))


class _Ending(NamedTuple):
    """What the facts of points follow from."""

    player_total: int
    player_cards: int
    banker_total: int
    banker_cards: int


class _Draw(NamedTuple):
    """The points of the fifth and the sixth card, None for a card that is not drawn and may be any, and the ending.

    `gone` is 1 where the fifth card is one of those that the sixth may be, and so one fewer of them is left.
    """

    fifth: int | None
    sixth: int | None
    gone: int
    ending: _Ending


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
    left: Counter[int | None] = Counter({None: cards - 2 * CARDS_IN_HAND})
    for card, held in shoe.items():
        left[tableau.points[card.rank]] += held
    draws = {totals: tuple(_draws(tableau, *totals)) for totals in product(range(tableau.modulus), repeat=2)}

    counted: defaultdict[_FirstCards, Counter[_Ending]] = defaultdict(Counter)
    for (player, banker), ways_of_first in _first_cards(tableau, shoe).items():
        left.subtract(player + banker)
        endings: Counter[_Ending] = Counter()
        for draw in draws[sum(player) % tableau.modulus, sum(banker) % tableau.modulus]:
            endings[draw.ending] += left[draw.fifth] * (left[draw.sixth] - draw.gone)
        left.update(player + banker)
        for first, ways in ways_of_first.items():
            so_far = counted[first]
            for ending, ways_of_rest in endings.items():
                so_far[ending] += ways * ways_of_rest
    return {
        _facts(tableau, first, ending): count
        for first, endings in counted.items()
        for ending, count in endings.items()
        if count
    }


def _draws(tableau: Tableau, player: int, banker: int) -> Iterator[_Draw]:
    """Yield every draw from the totals of the first two cards."""
    two, three = CARDS_IN_HAND, CARDS_IN_HAND + 1
    if stops_draw(tableau, player, banker):
        yield _Draw(None, None, 1, _Ending(player, two, banker, two))
        return
    points = sorted(set(tableau.points.values()))
    for third in points if player_row(tableau, player).draws else (None,):
        final, cards = (player, two) if third is None else ((player + third) % tableau.modulus, three)
        if not banker_row(tableau, banker, third).draws:
            yield _Draw(third, None, 1, _Ending(final, cards, banker, two))
            continue
        for other in points:
            ending = _Ending(final, cards, (banker + other) % tableau.modulus, three)
            yield _Draw(other, None, 1, ending) if third is None else _Draw(third, other, third == other, ending)


class _Kind(NamedTuple):
    """All that matters of the first two cards of a hand: their points in rising order, and what the pairs ask."""

    points: _Points
    pair: bool
    perfect: bool
    rank: str


class _Hands:
    """The two-card hands of a shoe, in order, by their kinds."""

    def __init__(self, tableau: Tableau, shoe: Shoe) -> None:
        self.ways: Counter[_Kind] = Counter()
        """How many hands are of a kind."""
        self.turned: Counter[tuple[_Kind, _Kind]] = Counter()
        """How many hands of a kind are of another when their cards change places."""
        self.with_card: defaultdict[Card, Counter[_Kind]] = defaultdict(Counter)
        """How many hands of a kind one single card of the shoe is in."""
        self.examples: dict[_Kind, _Cards] = {}
        for one, other in product(shoe, shoe):
            firsts, seconds = shoe[one] - (one == other), shoe[other] - (one == other)
            ways = shoe[one] * seconds
            if ways:
                kind = _kind(tableau, one, other)
                self.ways[kind] += ways
                self.turned[kind, _kind(tableau, other, one)] += ways
                self.with_card[one][kind] += seconds
                self.with_card[other][kind] += firsts
                self.examples[kind] = (one, other)


def _kind(tableau: Tableau, one: Card, other: Card) -> _Kind:
    low, high = sorted((tableau.points[one.rank], tableau.points[other.rank]))
    pair = alike(tableau, tableau.pair, one, other)
    perfect = alike(tableau, tableau.perfect_pair, one, other)
    return _Kind((low, high), pair, perfect, one.rank if pair else "")


def _first_cards(tableau: Tableau, shoe: Shoe) -> dict[tuple[_Points, _Points], Counter[_FirstCards]]:
    """Count the ways to deal both hands their first two cards, by their points and by the facts of pairs.

    An example of the cards that have them stands for the facts of pairs.
    Two hands that have a card in common cannot both be dealt. Taken off card by card, those that have both cards
    in common are taken off twice, and so they are added once.
    """
    hands = _Hands(tableau, shoe)
    in_common: Counter[tuple[_Kind, _Kind]] = Counter()
    for card, kinds in hands.with_card.items():
        for (player, n), (banker, m) in product(kinds.items(), repeat=2):
            in_common[player, banker] += shoe[card] * n * m

    examples: dict[object, _FirstCards] = {}
    ways_by_points: defaultdict[tuple[_Points, _Points], Counter[_FirstCards]] = defaultdict(Counter)
    for player, banker in product(hands.ways, repeat=2):
        both_in_common = hands.turned[player, banker] + (hands.ways[player] if player == banker else 0)
        ways = hands.ways[player] * hands.ways[banker] - in_common[player, banker] + both_in_common
        if not ways:
            continue
        first = hands.examples[player], hands.examples[banker]
        alike_first = examples.setdefault(
            _pair_facts(_facts(tableau, first, _Ending(0, CARDS_IN_HAND, 0, CARDS_IN_HAND))), first
        )
        ways_by_points[player.points, banker.points][alike_first] += ways
    return ways_by_points


def _facts(tableau: Tableau, first: _FirstCards, ending: _Ending) -> Facts:
    """State the facts of a coup with these first cards and this ending; of third cards they tell only how many."""
    player, banker = first
    coup = Coup(
        Hand((*player, player[0])[: ending.player_cards], ending.player_total),
        Hand((*banker, banker[0])[: ending.banker_cards], ending.banker_total),
        winner_of(ending.player_total, ending.banker_total),
        "",
        "",
    )
    return facts_of(tableau, coup)
