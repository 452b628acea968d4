"""The proof that a bet's outcomes are disjoint and complete, over the whole domain of coups.

A coup's facts fall into two families. Those of points follow from the totals of the first two cards and the points of
the third ones: 100 pairs of totals, each with at most 121 draws. Those of pairs follow from the first two cards of each
hand, all 52 × 52 of them. Both are walked whole, so nothing here is sampled.

The kernel knows the same classes. This walk stands apart from it because every command loads the rules: it takes
milliseconds and no NumPy, and tests hold the two to the same facts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

import msgspec

from conformance.cards import DECK, Card
from conformance.coup import banker_row, player_row, stops_draw, winner_of
from conformance.facts import PAIR_FACTS, Facts, alike
from conformance.rules import Outcome, Tableau
from conformance.settlement import holds

_FACT_NAMES = Facts.__struct_fields__
_POINT_FACTS = tuple(name for name in _FACT_NAMES if name not in PAIR_FACTS)
_PAIR_FACTS = tuple(name for name in _FACT_NAMES if name in PAIR_FACTS)

Totals = tuple[int, int]
Part = tuple[object, ...]


class Domain(msgspec.Struct, frozen=True):
    """Every combination of facts that some coup has, kept apart by the totals of the first two cards of each hand.

    Each stands once, in the order of the walk, so that a flaw always has the same witness.
    """

    points: dict[Totals, tuple[Part, ...]]
    pairs: dict[Totals, tuple[Part, ...]]

    def facts(self, names: frozenset[str]) -> Iterator[Facts]:
        """Yield every distinct combination of facts of the families to which `names` belong.

        The facts of a family that no name belongs to stay at one arbitrary value: nothing asks for them.
        """
        pairs_asked = bool(names & PAIR_FACTS)
        points_asked = bool(names - PAIR_FACTS)
        seen: dict[tuple[Part, Part], None] = {}
        for totals, points in self.points.items():
            pairs = self.pairs[totals]
            seen |= dict.fromkeys(
                product(points if points_asked else [_NO_POINTS], pairs if pairs_asked else [_NO_PAIRS])
            )
        for point, pair in seen:
            yield _facts(point, pair)


_NO_POINTS: Part = ("tie", 0, 0, 0, 2, 2, 4, False, False)
_NO_PAIRS: Part = (False, False, 0, 0, False)


def _facts(point: Part, pair: Part) -> Facts:
    return msgspec.convert(
        dict(zip(_POINT_FACTS, point, strict=True)) | dict(zip(_PAIR_FACTS, pair, strict=True)), Facts
    )


_LATEST: list[tuple[Tableau, Domain]] = []
"""The tableau that was walked last, and what was met."""


def domain(tableau: Tableau) -> Domain:
    """Walk every coup that the tableau allows; once for the rulebooks that share it."""
    if _LATEST and _LATEST[0][0] == tableau:
        return _LATEST[0][1]
    totals = range(tableau.modulus)
    kinds = _two_cards(tableau)
    walked = Domain(
        {(p, b): _each_once(_draws(tableau, p, b)) for p, b in product(totals, totals)},
        {(p, b): _each_once(_pairs(kinds[p], kinds[b])) for p, b in product(totals, totals)},
    )
    _LATEST[:] = [(tableau, walked)]
    return walked


def _each_once(parts: Iterable[Part]) -> tuple[Part, ...]:
    return tuple(dict.fromkeys(parts))


def _draws(tableau: Tableau, player: int, banker: int) -> Iterator[Part]:
    """Yield the point facts of every draw from two totals."""
    third_points = sorted(set(tableau.points.values()))
    if stops_draw(tableau, player, banker):
        yield _points(tableau, player, 2, banker, 2)
        return
    player_thirds: Sequence[int | None] = third_points if player_row(tableau, player).draws else [None]
    for third in player_thirds:
        final = player if third is None else (player + third) % tableau.modulus
        cards = 2 if third is None else 3
        if banker_row(tableau, banker, third).draws:
            for other in third_points:
                yield _points(tableau, final, cards, (banker + other) % tableau.modulus, 3)
        else:
            yield _points(tableau, final, cards, banker, 2)


def _points(tableau: Tableau, player: int, player_cards: int, banker: int, banker_cards: int) -> Part:
    naturals = tableau.natural_totals
    return (
        winner_of(player, banker).value,
        player,
        banker,
        abs(player - banker),
        player_cards,
        banker_cards,
        player_cards + banker_cards,
        player_cards == 2 and player in naturals,
        banker_cards == 2 and banker in naturals,
    )


Kind = tuple[bool, bool, str]


def _two_cards(tableau: Tableau) -> dict[int, dict[Kind, None]]:
    """Return, for each total of two cards, the kinds of hand that have it: pair, perfect pair, rank of the pair."""
    kinds: defaultdict[int, dict[Kind, None]] = defaultdict(dict)
    cards: list[Card] = list(DECK.values())
    for one, other in product(cards, cards):
        total = (tableau.points[one.rank] + tableau.points[other.rank]) % tableau.modulus
        pair = alike(tableau, tableau.pair, one, other)
        kinds[total][pair, alike(tableau, tableau.perfect_pair, one, other), one.rank if pair else ""] = None
    return kinds


def _pairs(players: Iterable[Kind], bankers: Iterable[Kind]) -> Iterator[Part]:
    for (p_pair, p_perfect, p_rank), (b_pair, b_perfect, b_rank) in product(players, bankers):
        yield (p_pair, b_pair, p_pair + b_pair, p_perfect + b_perfect, p_pair and b_pair and p_rank == b_rank)


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong with a list of outcomes: the positions concerned, and a coup's facts as the witness."""

    outcomes: tuple[int, ...]
    witness: Facts | None


def flaws(outcomes: Sequence[Outcome], walked: Domain) -> Flaw | None:
    """Return the first flaw of a list of outcomes, or None when just one of them holds for every coup.

    Two positions are outcomes that both hold for the witness; no position means that none does;
    one position is an outcome that holds for no coup at all. The last outcome may be an `otherwise`.
    """
    last = len(outcomes) - 1
    open_ended = not outcomes[last].conditions
    conditional = outcomes[:last] if open_ended else outcomes
    names = frozenset(condition.fact for outcome in outcomes for condition in outcome.conditions)
    used: set[int] = set()
    for facts in walked.facts(names):
        deciding = tuple(position for position, outcome in enumerate(conditional) if holds(outcome, facts))
        if not deciding and open_ended:
            deciding = (last,)
        if len(deciding) != 1:
            return Flaw(deciding[:2], facts)
        used.update(deciding)
    unused = set(range(len(outcomes))) - used
    return Flaw((min(unused),), None) if unused else None
