"""What coups that fail have in common and coups that pass have not, for faults that no change of a rule explains."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import chain, combinations

import msgspec

from conformance.cards import RANKS, SUITS
from conformance.coup import CARDS_IN_HAND, Coup, total_of
from conformance.facts import FACTS, HANDS, Facts
from conformance.money import is_whole
from conformance.rules import Tableau, Value

ROUND, STAKED, STAKE = "round", "staked", "stake"
"""The traits beside the facts: the round, a bet that is staked on, and what kind of amount a stake is."""

ONE_UNIT, WHOLE, BROKEN = "one-unit", "whole", "broken"
"""The kinds of stake: the smallest amount of the table's money, another whole number, or none."""

MOST = 4
"""Traits reported together: more would single out coups rather than describe them."""


LEAST = 3
"""Coups that have to fail before anything is said to be common to them."""
MOST_PASSING = 10
"""One of this many passing coups may share what failing ones have in common; more, and it is not the fault."""


class Trait(msgspec.Struct, frozen=True):
    """Something that is true of a coup by the rules: a fact, or one of the traits beside them, and its value."""

    name: str
    value: Value


class InCommon(msgspec.Struct, frozen=True):
    """Traits that all coups that fail have together, and how many of the passing coups have all of them too."""

    traits: tuple[Trait, ...]
    passing: int
    passed: int


PLAYER_FIRST, BANKER_FIRST, THIRD = "player_first", "banker_first", "player_third"
"""The traits of the draw: the totals of the first two cards, and the points of Player's third card."""


def of_the_draw(tableau: Tableau, coup: Coup) -> tuple[Trait, ...]:
    """Return the totals of the first two cards, and the points of Player's third card where there is one."""
    totals = (total_of(tableau, hand.cards[:CARDS_IN_HAND]) for hand in (coup.player, coup.banker))
    thirds = (tableau.points[card.rank] for card in coup.player.cards[CARDS_IN_HAND:])
    names = (PLAYER_FIRST, BANKER_FIRST, THIRD)
    return tuple(Trait(name, value) for name, value in zip(names, (*totals, *thirds), strict=False))


RANKS_OF, SUITS_OF, ONE_SUIT, ONE_COLOUR = "ranks", "suits", "one_suit", "one_colour"
"""The traits of the first two cards, each after the name of a hand and a point."""

_RED = frozenset("HD")


def of_the_cards(coup: Coup) -> Iterator[Trait]:
    """Yield what the first two cards of each hand are: alike in suit or colour, of which ranks, of which suits."""
    for name, hand in (("player", coup.player), ("banker", coup.banker)):
        first = sorted(hand.cards[:CARDS_IN_HAND], key=lambda card: (RANKS.index(card.rank), SUITS.index(card.suit)))
        yield Trait(f"{name}.{ONE_SUIT}", len({card.suit for card in first}) == 1)
        yield Trait(f"{name}.{ONE_COLOUR}", len({card.suit in _RED for card in first}) == 1)
        yield Trait(f"{name}.{RANKS_OF}", " ".join(card.rank for card in first))
        yield Trait(f"{name}.{SUITS_OF}", " ".join(sorted(card.suit for card in first)))


def traits_of(
    facts: Facts | None, names: Collection[str], stakes: Mapping[str, str], unit: Decimal, round_number: int
) -> tuple[Trait, ...]:
    """Return the traits of a coup, the most telling first; of the facts, those of these names, of either hand.

    A coup that the rules refuse has no facts.
    """
    both = {name.replace(hand, other, 1) for name in names for hand in HANDS for other in HANDS}
    stated = () if facts is None else (Trait(name, facts[name]) for name in FACTS if name in both)
    staked = (Trait(STAKED, bet) for bet in stakes)
    amounts = {Trait(STAKE, _kind(Decimal(stake), unit)) for stake in stakes.values()}
    return (*stated, *(amounts if len(amounts) == 1 else ()), *staked, Trait(ROUND, round_number))


def _kind(stake: Decimal, unit: Decimal) -> str:
    if stake == unit:
        return ONE_UNIT
    return WHOLE if is_whole(stake, Decimal(1)) else BROKEN


def in_common(failing: Sequence[Sequence[Trait]], passing: Sequence[Collection[Trait]]) -> InCommon | None:
    """Return traits that all failing coups have and few passing ones: one more trait has to halve those that pass.

    None when the failing coups have nothing in common that sets them apart from most that pass, or are fewer than
    three, of which anything would be true.

    >>> tie, three = Trait("winner", "tie"), Trait("banker_cards", 3)
    >>> found = in_common([(tie, three)] * 3, [(tie,), (three,)])
    >>> found.traits == (tie, three), found.passing, found.passed
    (True, 0, 2)
    >>> in_common([(tie,)] * 3, [(tie, three)]) is None
    True
    """
    if len(failing) < LEAST:
        return None
    shared = [trait for trait in failing[0] if all(trait in traits for traits in failing)]
    having = {trait: sum(1 << place for place, traits in enumerate(passing) if trait in traits) for trait in shared}
    telling = [trait for trait in shared if having[trait].bit_count() < len(passing)]
    best: InCommon | None = None
    for traits in chain.from_iterable(combinations(telling, size) for size in range(1, MOST + 1)):
        together = having[traits[0]]
        for trait in traits[1:]:
            together &= having[trait]
        longer = best is not None and len(traits) > len(best.traits)
        if best is None or together.bit_count() <= (best.passing // 2 if longer else best.passing - 1):
            best = InCommon(traits, together.bit_count(), len(passing))
        if not best.passing:
            break
    return best if best is None or best.passing <= len(passing) // MOST_PASSING else None
