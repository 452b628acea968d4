"""The kernel: equal to the reference engine over the whole domain, and to its settlements in money."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest

from conformance.cards import CARDS, DECK, RANKS, read_cards
from conformance.coup import Coup, Hand, play
from conformance.engines.reference import play_coup
from conformance.errors import Refused
from conformance.facts import FACTS, facts_of
from conformance.kernel import NO_CARD, WINNERS, BetKernel, Decided, Incomplete, Kernel, TableKernel
from conformance.rulebook import rulebook
from conformance.rules import Condition, Outcome, Payment, Result
from conformance.settlement import decide
from conformance.suite.mutation.bets import of_table
from conformance.suite.mutation.coup import of_coup

RULES = rulebook()
TABLEAU = RULES.tableau
KERNEL = Kernel(TABLEAU)
replace = msgspec.structs.replace

# The proof over all 1,659,001 ordered deals by rank has four steps.
# 1. Over all 339,400 ordered deals by points the reference engine and the kernel play the same hands, and all deals of
#    one class of points have the same facts of points. The cards given to the reference engine tell nothing but their
#    points, so it cannot make anything of their ranks.
# 2. The kernel puts every deal by rank into the class of the deal of the same points.
# 3. The kernel finds what a fact makes of a hand by asking the reference engine for every hand that the fact can tell
#    from others, so deals drawn by chance show whether it puts hands together rightly: every fact, over thousands.
# 4. For every class of points, each bet that asks for nothing else has the outcome of the reference engine.

BLIND = [SimpleNamespace(rank=object()) for _ in range(10)]
"""A card for each number of points that has no suit, and a rank that is no rank."""
BLIND_TABLEAU = replace(TABLEAU, points={card.rank: points for points, card in enumerate(BLIND)})
ONE_OF = {
    points: next(n for n, card in enumerate(CARDS) if TABLEAU.points[card.rank] == points) for points in range(10)
}
"""One card for each number of points."""


OF_PAIRS = {name for name in RULES.facts if FACTS[name].rests_on}


def _point_facts(facts):
    return tuple(facts[name] for name in sorted(RULES.facts - OF_PAIRS))


TWO = read_cards("2S 3S")


def _facts_with(coup):
    """State the facts of points of a coup of blind cards."""
    player, banker = coup.player, coup.banker
    return _facts_of(player.total, len(player.cards), banker.total, len(banker.cards), coup.winner)


@cache
def _facts_of(player, player_cards, banker, banker_cards, winner):
    """Facts of points ask of the cards only how many there are, so any stand for them; those of pairs are arbitrary."""
    hands = Hand((*TWO, TWO[0])[:player_cards], player), Hand((*TWO, TWO[0])[:banker_cards], banker)
    return facts_of(TABLEAU, Coup(*hands, winner, "", ""))


@pytest.fixture(scope="module")
def by_points():
    """Every ordered deal by points with the coup that the reference engine makes of it, blindly."""
    deals, coups = [], []

    def add(points):
        coup = play(BLIND_TABLEAU, [BLIND[value] for value in points])
        deals.append(points)
        coups.append(coup)
        return len(coup.player.cards) + len(coup.banker.cards)

    for first in product(range(10), repeat=4):
        if add((*first, 0, 0)) == 4:
            continue
        if add((*first, 0, 1)) == 6:
            for sixth in range(2, 10):
                add((*first, 0, sixth))
        else:
            deals.pop(), coups.pop()
        for fifth in range(1, 10):
            if add((*first, fifth, 0)) == 6:
                for sixth in range(1, 10):
                    add((*first, fifth, sixth))
    return np.array(deals), coups


def test_every_deal_by_points_is_played_alike(by_points):
    """Step 1: hands, totals and winner are the reference engine's, and a class of points has one set of facts."""
    deals, coups = by_points
    ours = KERNEL.play(np.array([ONE_OF[points] for points in range(10)])[deals])

    assert len(coups) == 339_400

    facts = {}
    for place, (points, coup) in enumerate(zip(ours.points.tolist(), coups, strict=True)):
        told = _point_facts(_facts_with(coup))
        assert facts.setdefault(points, told) == told, place
    for name in ("player", "banker"):
        hands = [getattr(coup, name) for coup in coups]
        cards = np.array(
            [[_points_of(card) for card in hand.cards] + [NO_CARD] * (3 - len(hand.cards)) for hand in hands]
        )
        dealt = getattr(ours, name)
        values = np.array([TABLEAU.points[card.rank] for card in CARDS])
        played = np.where(dealt == NO_CARD, NO_CARD, values[np.minimum(dealt, 51)])

        assert (played == cards).all()
        assert (getattr(ours, f"{name}_cards") == [len(hand.cards) for hand in hands]).all()
        assert (getattr(ours, f"{name}_total") == [hand.total for hand in hands]).all()
    assert [WINNERS[number] for number in ours.winner] == [coup.winner for coup in coups]


def _points_of(card):
    return BLIND_TABLEAU.points[card.rank]


def test_every_deal_by_rank_is_in_the_class_of_its_points():
    """Step 2: 13^6 deals are too many to look at, so the two places that follow are looked at for each of 13^4."""
    values = np.array([TABLEAU.points[rank] for rank in RANKS])
    one_of = np.array([ONE_OF[points] for points in range(10)])
    first = np.indices((13,) * 4, np.intp).reshape(4, -1).T
    for fifth, sixth in product(range(13), repeat=2):
        ranks = np.column_stack((first, np.full((len(first), 2), (fifth, sixth))))

        assert (KERNEL.play(ranks * 4).points == KERNEL.play(one_of[values[ranks]]).points).all()


@pytest.mark.parametrize("traits", [("rank",), ("points",), ("suit", "points")])
def test_every_fact_is_that_of_the_coup(traits):
    """Step 3: every fact has the value that the reference engine states, for deals of all kinds, whatever is a pair."""
    tableau = replace(TABLEAU, pair=traits)
    kernel, random = Kernel(tableau), Random(1)
    deals = np.concatenate((_random_deals(random, 200), _likely(random, 300)))
    coups = kernel.play(deals)
    stated = [facts_of(tableau, play(tableau, [CARDS[card] for card in deal])) for deal in deals]
    for name, fact in FACTS.items():
        values = sorted(fact.values, key=str)
        decided = Decided(kernel, [name], lambda facts, name=name, values=values: values.index(facts[name]))
        ours = [values[code] for code in decided.codes[decided.classes(coups)]]

        assert [facts[name] for facts in stated] == ours, name


def _likely(random, count):
    """Deals of few ranks and suits, which make pairs, triples, straights and flushes."""
    deals = []
    for _ in range(count):
        some = [rank * 4 + suit for rank in random.choices(range(13), k=3) for suit in random.choices(range(4), k=2)]
        deals.append(random.choices(some, k=6))
    return np.array(deals)


@pytest.mark.parametrize("table", RULES.tables.values(), ids=RULES.tables.keys())
def test_every_bet_is_decided_alike(table, by_points):
    """Step 4: a bet that asks for points alone, in every class of points that there is."""
    deals, coups = by_points
    played = KERNEL.play(np.array([ONE_OF[value] for value in range(10)])[deals])
    bets = {bet: kernel.outcomes(played) for bet, kernel in TableKernel(TABLEAU, table).bets.items()}
    points = {bet for bet, kernel in TableKernel(TABLEAU, table).bets.items() if not kernel.asked & OF_PAIRS}
    _, examples = np.unique(played.points, return_index=True)
    for place in examples.tolist():
        facts = _facts_with(coups[place])
        for bet in points:
            offer = table.offers[bet]

            assert offer.payments[bets[bet][place]] is decide(offer, facts), (bet, place)


def _random_deals(random, count):
    deck = [number for number in range(52) for _ in range(8)]
    return np.array([random.sample(deck, 6) for _ in range(count)])


def _compare(rules, table_id, count, random):
    """Compare the kernel's coups with those that the reference engine plays, money included."""
    table = rules.tables[table_id]
    kernel = TableKernel(rules.tableau, table)
    deals = _random_deals(random, count)
    stakes = {bet: table.unit * random.randint(1, 10 ** random.randint(1, 9)) for bet in table.offers}
    coups = kernel.kernel.play(deals)
    outcomes = {bet: item.outcomes(coups) for bet, item in kernel.bets.items()}
    amounts = {bet: item.amounts(stakes[bet]) for bet, item in kernel.bets.items()}
    for place, numbers in enumerate(deals):
        played = play_coup(rules, table_id, [CARDS[number] for number in numbers], stakes)
        for name in ("player", "banker"):
            hand = getattr(played.coup, name)
            cards = getattr(coups, name)[place]

            assert [CARDS[number] for number in cards if number != NO_CARD] == list(hand.cards)
            assert getattr(coups, f"{name}_total")[place] == hand.total
            assert getattr(coups, f"{name}_cards")[place] == len(hand.cards)
        assert WINNERS[coups.winner[place]] == played.coup.winner
        for item in played.settlements:
            outcome = outcomes[item.bet][place]
            scale, units = amounts[item.bet]

            assert table.offers[item.bet].payments[outcome].outcome.rule == item.rule
            assert Fraction(int(units[outcome]), scale) * Fraction(table.unit) == Fraction(item.returned)


@pytest.mark.parametrize("table", RULES.tables)
def test_random_coups_and_stakes_come_to_the_same(table):
    """In 3,500 coups in all, with stakes from one unit to a thousand million, every card and amount is the same."""
    random = Random(table)
    for _ in range(5):
        _compare(RULES, table, 100, random)


def test_what_banker_returns_is_exact():
    """A stake of 0.30 at 19 to 20 gives back 0.585, which is 117 halves of a cent; a tie gives back 0.30."""
    amounts = TableKernel(TABLEAU, RULES.tables["bakarat"]).bets["banker"].amounts(Decimal("0.30"))

    assert (amounts.scale, amounts.units.tolist()) == (2, [117, 60, 0])


def test_what_touch_returns_is_rounded():
    """The same stake gives back 0.58 where winnings are floored to the cent: 58 whole cents."""
    amounts = TableKernel(TABLEAU, RULES.tables["touch"]).bets["banker"].amounts(Decimal("0.30"))

    assert (amounts.scale, amounts.units.tolist()) == (1, [58, 30, 0])


def test_more_than_64_bits_is_refused():
    """10^17 at 8 to 1 gives back 9 x 10^19 cents, which 64 bits cannot count; a thousandth of it they can."""
    tie = TableKernel(TABLEAU, RULES.tables["touch"]).bets["tie"]

    assert tie.amounts(Decimal(10**14)).units.max() == 9 * 10**16
    with pytest.raises(Refused, match="does not fit 64 bits"):
        tie.amounts(Decimal(10**17))
    with pytest.raises(Refused, match="has to be a multiple of"):
        tie.amounts(Decimal("0.001"))


@pytest.mark.parametrize(
    ("deals", "message"),
    [
        (np.zeros((2, 5), int), "rows of 6 cards"),
        (np.zeros(6, int), "rows of 6"),
        (np.full((1, 6), 52), "from 0 to 51"),
    ],
)
def test_what_is_no_deal_is_refused(deals, message):
    """Rows of another length and numbers of no card are no deals."""
    with pytest.raises(ValueError, match=message):
        KERNEL.play(deals)


def test_no_deal_makes_no_coup():
    """An empty array of deals gives empty arrays."""
    coups = KERNEL.play(np.empty((0, 6), int))

    assert {len(column) for column in (*coups[:-2], *coups.first, *coups.third)} == {0}


COUP_MUTANTS = [mutant for mutant in of_coup(RULES) if not mutant.name.startswith("TOTAL-UNITS")]


@pytest.mark.parametrize("mutant", COUP_MUTANTS[::9], ids=lambda mutant: mutant.name)
def test_a_mutant_of_the_coup_is_compiled_as_it_is(mutant):
    """A rulebook with another draw, count, deal, natural or pair is played as the reference engine plays that one."""
    _compare(mutant.rules, "bakarat", 60, Random(mutant.name))


@pytest.mark.parametrize("mutant", [*of_table(RULES, RULES.tables["sbo-tiger"])][::60], ids=lambda mutant: mutant.name)
def test_a_mutant_of_the_bets_is_compiled_as_it_is(mutant):
    """A table that decides, pays, charges or rounds otherwise is settled as the reference engine settles it."""
    _compare(mutant.rules, "sbo-tiger", 60, Random(mutant.name))


def test_a_missing_row_is_told():
    """Totals of ten occur when hands count modulo eleven, and no row says what Player does on ten."""
    with pytest.raises(Incomplete, match="the tableau has no row or cell for 10 where the cards are"):
        Kernel(replace(TABLEAU, modulus=11))


def test_a_missing_cell_is_told():
    """Banker's row on three without its cell for eight cannot be compiled."""
    row = TABLEAU.banker_after_draw[3]
    less = replace(row, draws={points: draws for points, draws in row.draws.items() if points != 8})

    with pytest.raises(Incomplete, match="no row or cell for 8"):
        Kernel(replace(TABLEAU, banker_after_draw={**TABLEAU.banker_after_draw, 3: less}))


def _offer(*conditions):
    """Touch's Player bet with other outcomes: a win for each set of conditions, in order."""
    touch = RULES.tables["touch"]
    payments = tuple(
        Payment(
            Outcome(
                f"R{place}",
                tuple(Condition(fact, frozenset({value})) for fact, value in wanted.items()),
                Result.WIN,
                Fraction(place + 1),
                commission=False,
            ),
            Decimal(place + 1),
        )
        for place, wanted in enumerate(conditions)
    )
    return touch, replace(touch.offers["player"], payments=payments)


def test_a_bet_that_mixes_points_and_pairs_is_decided_on_both():
    """A pair of fours is a natural 8 that wins against 7; a pair of threes makes 6, and 4 + 4 against it decides."""
    table, offer = _offer(
        {"player_natural": True, "player_pair": True}, {"player_natural": True}, {"banker_pair": True}, {}
    )
    table = replace(table, offers={"player": offer})
    kernel = TableKernel(TABLEAU, table)
    deals = ["4S KH 4D 7H 2C 2C", "9S KH KD 7H 2C 2C", "3S KH 3D KC 2C 2C", "3S KH 3D 7C 2C 2C"]
    coups = kernel.kernel.play(np.array([[CARDS.index(card) for card in read_cards(deal)] for deal in deals]))

    assert kernel.bets["player"].outcomes(coups).tolist() == [0, 1, 2, 3]

    rules = replace(RULES, tables={"touch": table})
    _compare(rules, "touch", 3000, Random(1))


def test_a_bet_that_leaves_a_coup_open_is_told():
    """Nothing is said of a tie."""
    table, offer = _offer({"winner": "player"}, {"winner": "banker"})

    with pytest.raises(Incomplete, match="touch: no outcome of player decides a coup with"):
        BetKernel(KERNEL, table, offer)


def test_a_bet_need_not_say_what_cannot_be():
    """No pair makes an odd natural: with a natural 9 of Player there is just the outcome without a pair."""
    table, offer = _offer(
        {"player_natural": True, "player_total": 9, "player_pair": False},
        {"player_natural": True, "player_total": 8},
        {"player_natural": False},
    )

    assert BetKernel(KERNEL, table, offer)

    table, offer = _offer(
        {"player_natural": True, "player_total": 8, "player_pair": False},
        {"player_natural": True, "player_total": 9},
        {"player_natural": False},
    )
    with pytest.raises(Incomplete):
        BetKernel(KERNEL, table, offer)


def test_cards_are_numbered_as_in_the_deck():
    """Four times the rank plus the suit."""
    assert [CARDS[4 * 12 + 1].code, CARDS[0].code] == ["KH", "AS"]
    assert tuple(DECK.values()) == CARDS
