"""The domain: every combination of facts that a coup can have, and no other."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.cards import DECK, Card
from conformance.coup import play
from conformance.domain import Domain
from conformance.facts import FACTS, facts_of
from conformance.rulebook import Table, rulebook
from conformance.rulebook.proof import Flaw, flaws
from conformance.rules import Condition, Value

RULES = rulebook()
TABLEAU = RULES.tableau
DOMAIN = Domain(TABLEAU)
TOTALS = ["player_two_card_total", "banker_two_card_total"]
THIRDS = ["player_third_points", "banker_third_points"]
POINT_NAMES = [name for name in sorted(RULES.facts) if not FACTS[name].rests_on]
PAIR_NAMES = [name for name in sorted(RULES.facts) if FACTS[name].rests_on]
RANK_OF_POINTS = "TA23456789"

deals = st.lists(st.sampled_from(list(DECK.values())), min_size=6, max_size=6)


def _part(facts: Mapping[str, Value], names: list[str]) -> tuple[Value, ...]:
    return tuple(facts[name] for name in names)


def _every(names: list[str]) -> set[tuple[Value, ...]]:
    return {_part(facts, names) for facts in DOMAIN.facts(names)}


DRAWS = _every([*TOTALS, *THIRDS])
"""The totals of the first two cards and the points of the third ones in every coup there can be."""


def test_there_are_339400_ordered_deals_by_points() -> None:
    """The draws from every pair of totals are the published number of ordered deals by point value.

    The first four cards can have 10^4 point values, 100 of them for each of the 100 pairs of totals.
    """
    assert len(DRAWS) * 100 == 339_400


def test_there_are_1659001_ordered_deals_by_rank() -> None:
    """The draws, weighted with the ranks that count each point value, are the published number of deals by rank.

    Four ranks count 0 and one rank each other value. So two cards total 0 in 4 x 4 + 9 = 25 ways (both 0, or 1 and 9,
    2 and 8 ... 9 and 1) and any other value in 2 x 4 + 8 = 16 ways: 25 + 9 x 16 = 169 = 13^2.
    """
    ways: dict[Value, int] = {0: 25} | dict.fromkeys(range(1, 10), 16)
    ranks: dict[Value, int] = {"none": 1, 0: 4} | dict.fromkeys(range(1, 10), 1)

    assert sum(ways[p] * ways[b] * ranks[third] * ranks[other] for p, b, third, other in DRAWS) == 1_659_001


def test_no_pair_of_totals_has_more_than_121_draws() -> None:
    """Each of the 100 pairs of totals has at most 11 x 11 draws, ten points or none for either third card."""
    draws = {totals: sum(draw[:2] == totals for draw in DRAWS) for totals in product(range(10), repeat=2)}

    assert max(draws.values()) <= 121
    # a natural of either hand ends the coup at once; Player on 7 and Banker on 6 stand both
    assert {draws[totals] for totals in ((9, 0), (0, 8), (8, 9), (7, 6))} == {1}
    # both draw whatever comes: 10 x 10
    assert draws[0, 0] == 100
    # Player stands on 6 and Banker draws on 5: 1 x 10
    assert draws[6, 5] == 10
    # Banker on 3 stands on an 8 and draws on nine others: 1 + 9 x 10
    assert draws[5, 3] == 91
    # Banker on 6 draws on 6 and 7 alone: 8 + 2 x 10
    assert draws[0, 6] == 28


def test_there_are_eleven_combinations_of_pairs() -> None:
    """Facts of pairs combine in eleven ways.

    A hand is no pair, a pair of two suits, or a perfect pair. No pair at all: 1. One pair: 2 hands, perfect or not: 4.
    Two pairs: 0, 1 or 2 of them perfect, of one rank or of two: 6.
    """
    assert len(_every(PAIR_NAMES)) == 11


def test_an_odd_total_is_no_pair() -> None:
    """A pair totals twice its rank's points, which is even."""
    assert {(total, paired) for total, paired in _every(["player_two_card_total", "player_pair"]) if paired} == {
        (total, True) for total in range(0, 10, 2)
    }


def test_every_value_of_every_fact_is_some_coup() -> None:
    """No coup has a value that is not the fact's, and every value comes but the sums that the draw never reaches.

    Of threes, fours, eights and nines no coup has five: two of them in a hand stand, or are a natural.
    """
    for name, fact in FACTS.items():
        seen = {facts[name] for facts in DOMAIN.facts([name])}
        never = {5, 6} if name in ("count_3", "count_4", "count_8", "count_9") else set()
        most = {"pips": 47, "player_pips": 24, "banker_pips": 25}.get(name)

        assert seen == {value for value in fact.values - never if most is None or int(value) <= most}, name


@given(deals)
def test_every_coup_is_in_the_domain(deal: list[Card]) -> None:
    """The facts of a coup from any six cards are in the domain, together with the totals of its first cards."""
    facts = facts_of(TABLEAU, play(TABLEAU, deal))

    assert _part(facts, [*TOTALS, *POINT_NAMES]) in EVERY_POINT
    assert _part(facts, [*TOTALS, *PAIR_NAMES]) in EVERY_PAIR


EVERY_POINT = _every([*TOTALS, *POINT_NAMES])
EVERY_PAIR = _every([*TOTALS, *PAIR_NAMES])


def test_everything_in_the_domain_is_some_coup() -> None:
    """From each pair of totals the coups with all third cards have the point facts of the domain and no others."""
    played = set()
    for player, banker, *thirds in product(range(10), repeat=4):
        # each hand gets a ten and the total, then the third cards follow
        ranks = ["T", "T", RANK_OF_POINTS[player], RANK_OF_POINTS[banker], *(RANK_OF_POINTS[third] for third in thirds)]
        facts = facts_of(TABLEAU, play(TABLEAU, [Card(rank, "S") for rank in ranks]))
        played.add(_part(facts, [*TOTALS, *POINT_NAMES]))

    assert played == EVERY_POINT


ALL_FACTS = list(DOMAIN.facts(RULES.facts))


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
                if all(facts[condition.fact] in condition.values for condition in conditions)
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
    assert flaws(outcomes, DOMAIN) is None
    assert flaws([win, tie, tie, otherwise], DOMAIN) == Flaw((1, 2), {"winner": "tie"})
    assert flaws([win, tie], DOMAIN) == Flaw((), {"winner": "banker"})


def test_an_outcome_of_no_coup_is_a_flaw_without_a_witness() -> None:
    """An outcome that asks of a hand both a natural and a total of 7 holds for no coup."""
    win, otherwise = [payment.outcome for payment in rulebook().tables["bakarat"].offers["player-natural"].payments]
    seven = Condition("player_total", frozenset({7}))
    never = msgspec.structs.replace(win, conditions=(*win.conditions, seven))

    assert flaws([win, otherwise], DOMAIN) is None
    assert flaws([never, otherwise], DOMAIN) == Flaw((0,), None)
