"""The proof's domain: every combination of facts that a coup can have, and no other."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.cards import DECK, Card
from conformance.coup import Coup, play, total_of
from conformance.facts import PAIR_FACTS, Facts, facts_of
from conformance.kernel import Kernel
from conformance.rulebook import Table, rulebook
from conformance.rulebook.proof import Flaw, domain, flaws
from conformance.rules import Condition

TABLEAU = rulebook().tableau
DOMAIN = domain(TABLEAU)
POINT_NAMES = [name for name in Facts.__struct_fields__ if name not in PAIR_FACTS]
PAIR_NAMES = [name for name in Facts.__struct_fields__ if name in PAIR_FACTS]
RANK_OF_POINTS = "TA23456789"

deals = st.lists(st.sampled_from(list(DECK.values())), min_size=6, max_size=6)


def _part(facts: Facts, names: list[str]) -> tuple[object, ...]:
    return tuple(getattr(facts, name) for name in names)


def _first_totals(coup: Coup) -> tuple[int, int]:
    return total_of(TABLEAU, coup.player.cards[:2]), total_of(TABLEAU, coup.banker.cards[:2])


def _third_points(first: int, final: int, cards: int) -> int | None:
    return (final - first) % 10 if cards == 3 else None


def test_there_are_339400_ordered_deals_by_points() -> None:
    """The draws from every pair of totals are the published number of ordered deals by point value.

    The first four cards can have 10^4 point values, 100 of them for each of the 100 pairs of totals.
    """
    draws = sum(len(parts) for parts in DOMAIN.points.values())

    assert draws * 100 == 339_400


def test_there_are_1659001_ordered_deals_by_rank() -> None:
    """The draws, weighted with the ranks that count each point value, are the published number of deals by rank.

    Four ranks count 0 and one rank each other value. So two cards total 0 in 4 x 4 + 9 = 25 ways (both 0, or 1 and 9,
    2 and 8 ... 9 and 1) and any other value in 2 x 4 + 8 = 16 ways: 25 + 9 x 16 = 169 = 13^2.
    """
    ways = [25] + [16] * 9
    ranks = {None: 1, 0: 4} | dict.fromkeys(range(1, 10), 1)
    player, banker = POINT_NAMES.index("player_total"), POINT_NAMES.index("banker_total")
    player_cards, banker_cards = POINT_NAMES.index("player_cards"), POINT_NAMES.index("banker_cards")
    deals = 0
    for (p, b), parts in DOMAIN.points.items():
        for part in parts:
            values = [value if isinstance(value, int) else 0 for value in part]
            third = _third_points(p, values[player], values[player_cards])
            other = _third_points(b, values[banker], values[banker_cards])
            deals += ways[p] * ways[b] * ranks[third] * ranks[other]

    assert deals == 1_659_001


def test_no_pair_of_totals_has_more_than_121_draws() -> None:
    """Each of the 100 pairs of totals has at most 11 x 11 draws, ten points or none for either third card."""
    assert set(DOMAIN.points) == set(product(range(10), repeat=2))
    assert max(len(parts) for parts in DOMAIN.points.values()) <= 121
    # a natural of either hand ends the coup at once; Player on 7 and Banker on 6 stand both
    assert {len(DOMAIN.points[totals]) for totals in ((9, 0), (0, 8), (8, 9), (7, 6))} == {1}
    # both draw whatever comes: 10 x 10
    assert len(DOMAIN.points[0, 0]) == 100
    # Player stands on 6 and Banker draws on 5: 1 x 10
    assert len(DOMAIN.points[6, 5]) == 10
    # Banker on 3 stands on an 8 and draws on nine others: 1 + 9 x 10
    assert len(DOMAIN.points[5, 3]) == 91
    # Banker on 6 draws on 6 and 7 alone: 8 + 2 x 10
    assert len(DOMAIN.points[0, 6]) == 28


def test_there_are_eleven_combinations_of_pairs() -> None:
    """Facts of pairs combine in eleven ways.

    A hand is no pair, a pair of two suits, or a perfect pair. No pair at all: 1. One pair: 2 hands, perfect or not: 4.
    Two pairs: 0, 1 or 2 of them perfect, of one rank or of two: 6.
    """
    combinations = {part for parts in DOMAIN.pairs.values() for part in parts}

    assert len(combinations) == 11


def test_an_odd_total_is_no_pair() -> None:
    """A pair totals twice its rank's points, which is even."""
    for (player, banker), parts in DOMAIN.pairs.items():
        paired = {(part[PAIR_NAMES.index("player_pair")], part[PAIR_NAMES.index("banker_pair")]) for part in parts}

        assert paired == set(
            product([False] if player % 2 else [False, True], [False] if banker % 2 else [False, True])
        )


@given(deals)
def test_every_coup_is_in_the_domain(deal: list[Card]) -> None:
    """The facts of a coup from any six cards are in the domain, under the totals of its first cards."""
    coup = play(TABLEAU, deal)
    facts = facts_of(TABLEAU, coup)
    totals = _first_totals(coup)

    assert _part(facts, POINT_NAMES) in DOMAIN.points[totals]
    assert _part(facts, PAIR_NAMES) in DOMAIN.pairs[totals]


def _played(player: int, banker: int, thirds: list[int]) -> Facts:
    """Play from two totals: each hand gets a ten and the total, then the third cards follow."""
    ranks = ["T", "T", RANK_OF_POINTS[player], RANK_OF_POINTS[banker], *(RANK_OF_POINTS[third] for third in thirds)]
    return facts_of(TABLEAU, play(TABLEAU, [Card(rank, "S") for rank in ranks]))


def test_everything_in_the_domain_is_some_coup() -> None:
    """From each pair of totals the coups with all third cards have the point facts of the domain and no others."""
    for totals, parts in DOMAIN.points.items():
        played = {_part(_played(*totals, [*thirds]), POINT_NAMES) for thirds in product(range(10), repeat=2)}

        assert played == set(parts), totals
        assert len(played) == len(parts), totals


ALL_FACTS = {
    msgspec.convert(dict(zip([*POINT_NAMES, *PAIR_NAMES], [*point, *pair], strict=True)), Facts)
    for totals in DOMAIN.points
    for point, pair in product(DOMAIN.points[totals], DOMAIN.pairs[totals])
}


@pytest.mark.parametrize("table", rulebook().tables.values(), ids=rulebook().tables.keys())
def test_one_outcome_alone_decides_every_coup(table: Table) -> None:
    """For all facts of the domain one outcome alone has its conditions met, or none has and there is an otherwise."""
    for bet, offer in table.offers.items():
        outcomes = [payment.outcome.conditions for payment in offer.payments]
        otherwise = outcomes.count(())

        assert otherwise <= 1, bet

        conditional = [conditions for conditions in outcomes if conditions]
        reached = [0] * len(conditional)
        undecided = 0
        for facts in ALL_FACTS:
            met = [
                position
                for position, conditions in enumerate(conditional)
                if all(getattr(facts, condition.fact) in condition.values for condition in conditions)
            ]

            assert len(met) == 1 or (not met and otherwise), (bet, facts)

            if met:
                reached[met[0]] += 1
            else:
                undecided += 1

        assert all(reached), bet
        assert bool(undecided) == bool(otherwise), bet


def test_the_witness_of_a_flaw_is_the_first_such_coup() -> None:
    """When two outcomes overlap or none decides, the facts shown are those of the first coup of the walk.

    The walk begins with totals of 0 and third cards of 0: 0 to 0, a tie. Then Banker's third card counts 1: 0 to 1.
    """
    outcomes = [payment.outcome for payment in rulebook().tables["touch"].offers["player"].payments]
    win, tie, otherwise = outcomes
    tied = Facts("tie", 0, 0, 0, 3, 3, 6, False, False, False, False, 0, 0, False)
    banker = Facts("banker", 0, 1, 1, 3, 3, 6, False, False, False, False, 0, 0, False)

    assert flaws(outcomes, DOMAIN) is None
    assert flaws([win, tie, tie, otherwise], DOMAIN) == Flaw((1, 2), tied)
    assert flaws([win, tie], DOMAIN) == Flaw((), banker)


def test_an_outcome_of_no_coup_is_a_flaw_without_a_witness() -> None:
    """An outcome that asks of a hand both a natural and a total of 7 holds for no coup."""
    win, otherwise = [payment.outcome for payment in rulebook().tables["bakarat"].offers["player-natural"].payments]
    seven = Condition("player_total", frozenset({7}))
    never = msgspec.structs.replace(win, conditions=(*win.conditions, seven))

    assert flaws([win, otherwise], DOMAIN) is None
    assert flaws([never, otherwise], DOMAIN) == Flaw((0,), None)


def test_the_kernel_has_the_same_facts() -> None:
    """Of points and of pairs, by themselves and together, the proof walks just the facts that the kernel compiles."""
    kernel = Kernel(TABLEAU)
    compiled = {
        msgspec.structs.replace(points, **kernel.pair_facts[pairs])
        for points, together in zip(kernel.point_facts, kernel.together, strict=True)
        for pairs in together.nonzero()[0]
    }

    assert compiled == ALL_FACTS
    assert set(DOMAIN.facts(frozenset(Facts.__struct_fields__))) == ALL_FACTS
