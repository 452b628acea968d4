"""Exact returns: against published numbers, against sums by hand, and against every deal of small shoes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from functools import cache
from itertools import product
from math import perm

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.cards import DECK, Card, read_cards
from conformance.counting import FactCounts, Shoe
from conformance.coup import Winner, play
from conformance.errors import Refused
from conformance.facts import FACTS, facts_of
from conformance.returns import (
    BetReturn,
    bet_return,
    full_shoe,
    matches,
    percentage,
    returns,
    unrounded_stake,
    without,
)
from conformance.rulebook import rulebook
from conformance.rules import Bet, Condition, Offer, Outcome, Payment, Result, Table, Tableau, Value
from conformance.settlement import settle
from tests.programs import sampled

BANKER = 2_292_252_566_437_888
PLAYER = 2_230_518_282_592_256
TIE = 475_627_426_473_216
TOTAL = 4_998_398_275_503_360
"""The ordered deals of an eight-deck shoe in which each hand wins, or neither, as published."""

RULES = rulebook()


@cache
def counts_of(decks: int) -> FactCounts:
    return FactCounts(RULES.tableau, full_shoe(decks))


def winner_counts(counts: FactCounts) -> dict[Winner, int]:
    """Return in how many deals each hand wins, or neither does."""
    found = counts.of("winner")
    return {winner: found.get((winner.value,), 0) for winner in Winner}


def return_of(table_id: str, bet_id: str, decks: int = 8, stake: str = "1.00") -> BetReturn:
    return bet_return(RULES.tables[table_id], bet_id, Decimal(stake), counts_of(decks))


def test_eight_deck_counts_are_the_published_ones() -> None:
    """The hands win and tie as often as the published combinations say."""
    counts = winner_counts(counts_of(8))

    assert counts == {Winner.BANKER: BANKER, Winner.PLAYER: PLAYER, Winner.TIE: TIE}
    assert TOTAL == sum(counts.values()) == perm(416, 6)


PUBLISHED = [
    ("bakarat", 8, "banker", "98.9421"),
    ("bakarat-no-commission", 8, "banker", "98.5419"),
    ("bakarat", 8, "player", "98.7649"),
    ("bakarat", 8, "tie", "85.6404"),
    ("bakarat", 8, "player-pair", "89.6386"),
    ("bakarat", 8, "banker-pair", "89.6386"),
    ("bakarat", 8, "either-pair", "86.2901"),
    ("bakarat", 8, "perfect-pair", "86.9706"),
    ("bakarat", 8, "player-natural", "85.2456"),
    ("bakarat", 8, "banker-natural", "85.2456"),
    ("bakarat", 8, "player-dragon-bonus", "97.3483"),
    ("bakarat", 8, "banker-dragon-bonus", "90.6269"),
    ("bakarat", 8, "lucky-six", "83.3164"),
    ("bakarat", 8, "two-card-lucky-six", "85.6675"),
    ("bakarat", 8, "three-card-lucky-six", "84.7467"),
    ("bakarat", 6, "tie", "85.56"),
    ("bakarat", 6, "player-pair", "88.75"),
    ("big-small", 8, "banker", "98.9421"),
    ("big-small", 8, "big", "95.03"),
    ("big-small", 8, "small", "92.82"),
    ("sbo-super-six", 8, "super-six", "70.02"),
    ("sbo-tiger", 8, "tiger", "83.3164"),
    ("sbo-tiger", 8, "small-tiger", "85.6675"),
    ("sbo-tiger", 8, "big-tiger", "84.7467"),
    ("sbo-tiger", 8, "tiger-tie", "69.26"),
    ("sbo-tiger", 8, "tiger-pair", "83.88"),
    ("touch", 8, "banker", "98.9421"),
]


@pytest.mark.parametrize(("table_id", "decks", "bet_id", "published"), PUBLISHED)
def test_return_is_the_published_one(table_id: str, decks: int, bet_id: str, published: str) -> None:
    """A bet returns what the literature says, to the last digit that it prints."""
    share = return_of(table_id, bet_id, decks).to_bettor

    assert Decimal(published) == percentage(share, places=-int(Decimal(published).as_tuple().exponent))


def test_table_returns_every_bet_at_its_own_decks_and_unrounded() -> None:
    """Without more being said, a table's bets are all there, from its fresh shoe, for a stake that nothing rounds."""
    items = returns(RULES, "touch")

    assert [*items] == [*RULES.tables["touch"].offers]
    assert {Decimal("0.20")} == {item.stake for item in items.values()}
    assert return_of("touch", "banker", decks=8).to_bettor == items["banker"].to_bettor


def test_stake_and_decks_are_what_is_asked() -> None:
    """A stake and a number of decks stand in for the table's."""
    item = returns(RULES, "touch", stake=Decimal("0.10"), decks=6)["banker"]

    assert return_of("touch", "banker", decks=6, stake="0.10") == item


@pytest.mark.parametrize("decks", [1, 2, 6, 8])
def test_pair_of_a_named_hand_follows_from_its_two_cards(decks: int) -> None:
    """The second card is of the first one's rank in 4 decks - 1 of 52 decks - 1 cases, and then 12 come back for 1."""
    item = return_of("bakarat", "player-pair", decks)

    assert 12 * Fraction(4 * decks - 1, 52 * decks - 1) == item.to_bettor


def test_no_perfect_pair_comes_from_one_deck() -> None:
    """A bet that cannot win returns nothing."""
    item = return_of("bakarat", "perfect-pair", decks=1)

    assert item.to_bettor == 0
    assert [0, perm(52, 6)] == [outcome.count for outcome in item.outcomes]


def test_outcomes_stand_in_order_with_what_becomes_of_the_stake() -> None:
    """A return shows each rule of its bet, the result, and how often it decides."""
    item = return_of("touch", "banker")

    assert [(outcome.rule, outcome.result, outcome.count) for outcome in item.outcomes] == [
        ("PAY-BANKER-COMMISSION-WIN", Result.WIN, BANKER),
        ("PAY-BANKER-COMMISSION-TIE", Result.PUSH, TIE),
        ("PAY-BANKER-COMMISSION-LOSS", Result.LOSE, PLAYER),
    ]
    assert item.total == TOTAL


@pytest.mark.parametrize(
    ("stake", "won", "printed"),
    [
        ("0.01", "0.01", "55.38"),  # 0.0095 of winnings is cut off to nothing
        ("0.10", "0.19", "96.65"),  # 0.095 is cut off to 0.09
        ("0.20", "0.39", "98.94"),  # 0.19 is whole
        ("0.30", "0.58", "98.18"),  # 0.285 is cut off to 0.28
        ("1.00", "1.95", "98.94"),  # 0.95 is whole
    ],
)
def test_rounding_takes_from_small_stakes(stake: str, won: str, printed: str) -> None:
    """At a table that rounds down, Banker returns what its rounded winnings come to."""
    item = return_of("touch", "banker", stake=stake)

    assert Fraction(BANKER, TOTAL) * Fraction(won) / Fraction(stake) + Fraction(TIE, TOTAL) == item.to_bettor
    assert Decimal(printed) == percentage(item.to_bettor, 2)


@pytest.mark.parametrize(
    ("table_id", "stake"), [("touch", "0.20"), ("bakarat-no-commission", "0.02"), ("big-small", "1.00")]
)
def test_unrounded_stake_is_the_smallest(table_id: str, stake: str) -> None:
    """19/20, 7/2 with 1/2, and 53/100 of a cent are whole from 20, 2 and 100 cents on."""
    assert Decimal(stake) == unrounded_stake(RULES.tables[table_id])


# Every deal of a small shoe, played by the reference engine


Values = tuple[Value, ...]


def every_deal(tableau: Tableau, shoe: Shoe, names: tuple[str, ...]) -> Counter[Values]:
    """Play every ordered deal of six cards, counted as often as the shoe's copies of its cards can make it."""
    counts: Counter[Values] = Counter()
    for deal in product(shoe, repeat=6):
        left, ways = dict(shoe), 1
        for card in deal:
            ways *= left[card]
            left[card] -= 1
        if ways:
            facts = facts_of(tableau, play(tableau, deal))
            counts[tuple(facts[name] for name in names)] += ways
    return counts


def shoe_of(codes: str) -> dict[Card, int]:
    return dict(Counter(read_cards(codes)))


SMALL_SHOES = [
    "KS KS KS QS QH 6S 6S 6H 6H 3D 3D 8C",
    "AS AS AH 2D 2D 4C 4C 5H 5H 7S",
    "9D 9D 9D 9D TC TC JC 6H 6H 7H 2S 2S",
]
ASKED = tuple(sorted(RULES.facts))
"""The facts on which the bets of the project are decided."""
# A king and a queen are then a pair whose rank is that of the first: the order of a hand's cards matters.
LIKE_POINTS = msgspec.structs.replace(RULES.tableau, pair=("points",))
LIKE_SUITS = msgspec.structs.replace(RULES.tableau, pair=("suit",), perfect_pair=("suit", "points"))


@pytest.mark.parametrize(("tableau", "codes"), sampled([RULES.tableau, LIKE_POINTS, LIKE_SUITS], SMALL_SHOES))
def test_counts_are_those_of_every_deal(tableau: Tableau, codes: str) -> None:
    """Each combination of facts comes as often as when every deal is played, whatever makes a pair."""
    shoe = shoe_of(codes)

    counts = FactCounts(tableau, shoe).of(*ASKED)

    assert every_deal(tableau, shoe, ASKED) == counts


def test_every_fact_comes_as_often_as_in_every_deal() -> None:
    """Each fact of the vocabulary has each value as often as when every deal of a small shoe is played."""
    shoe = shoe_of("9S 9S 9H TS TS 8S 2H")
    names = tuple(FACTS)
    deals = every_deal(RULES.tableau, shoe, names)
    counts = FactCounts(RULES.tableau, shoe)
    for place, name in enumerate(names):
        played: Counter[Values] = Counter()
        for values, ways in deals.items():
            played[values[place],] += ways

        assert played == counts.of(name), name


@pytest.fixture(scope="module")
def played() -> tuple[Counter[Values], FactCounts]:
    shoe = shoe_of(SMALL_SHOES[0])
    return every_deal(RULES.tableau, shoe, ASKED), FactCounts(RULES.tableau, shoe)


def mixed_table() -> Table:
    """Return touch with a bet on a winning Player pair, and on a tie without any: points and pairs together."""
    player = Condition("winner", frozenset({"player"}))
    tie = Condition("winner", frozenset({"tie"}))
    paired = Condition("player_pair", frozenset({True}))
    bare = Condition("pairs", frozenset({0}))
    lines = [
        Outcome("PAY-MIXED-PAIR", (player, paired), Result.WIN, Fraction(9, 4), commission=False),
        Outcome("PAY-MIXED-TIE", (tie, bare), Result.PUSH, Fraction(0), commission=False),
        Outcome("PAY-MIXED-LOSS", (), Result.LOSE, Fraction(0), commission=False),
    ]
    payments = tuple(Payment(line, Decimal(line.odds.numerator) / line.odds.denominator) for line in lines)
    bet = Bet("mixed", "Mixed", None, {})
    return msgspec.structs.replace(
        RULES.tables["touch"], id="mixed", offers={"mixed": Offer(bet, "Mixed", payments, None, None)}
    )


def table_bets() -> Iterator[tuple[Table, str]]:
    for table in (*RULES.tables.values(), mixed_table()):
        for bet_id in table.offers:
            yield table, bet_id


@pytest.mark.parametrize("stake", ["0.10", "0.33", "1.00"])
@pytest.mark.parametrize(("table", "bet_id"), [pytest.param(t, b, id=f"{t.id}-{b}") for t, b in table_bets()])
def test_return_is_that_of_every_deal(
    table: Table, bet_id: str, stake: str, played: tuple[Counter[Values], FactCounts]
) -> None:
    """Every bet of every table returns what settling it on each deal of a small shoe returns."""
    deals, counts = played
    staked = Decimal(stake)
    returned = Fraction(0)
    decided: Counter[str] = Counter()
    for facts, ways in deals.items():
        settlement = settle(table, bet_id, staked, dict(zip(ASKED, facts, strict=True)))
        returned += ways * Fraction(settlement.returned)
        decided[settlement.rule] += ways

    item = bet_return(table, bet_id, staked, counts)

    assert returned / Fraction(staked) / perm(12, 6) == item.to_bettor
    assert decided == Counter({outcome.rule: outcome.count for outcome in item.outcomes})


# Partly dealt shoes


@given(
    st.integers(1, 8).flatmap(
        lambda decks: st.tuples(
            st.just(decks), st.permutations(list(DECK.values())), st.integers(0, 46), st.integers(0, decks)
        )
    )
)
@settings(max_examples=5, deadline=None)
def test_outcomes_add_up_to_all_deals(drawn: tuple[int, list[Card], int, int]) -> None:
    """Whatever has left the shoe, the outcomes of every bet add up to all the ordered deals of what is left."""
    decks, order, kinds, copies = drawn
    removed = order[:kinds] * copies

    for item in returns(RULES, "sbo-tiger", decks=decks, removed=removed).values():
        assert perm(52 * decks - len(removed), 6) == item.total == sum(outcome.count for outcome in item.outcomes)
        assert all(outcome.count >= 0 for outcome in item.outcomes)


def test_card_burnt_unseen_changes_nothing() -> None:
    """Over all the cards that may have been burnt first, the facts come as often as from the full shoe."""
    shoe = shoe_of(SMALL_SHOES[0])
    burnt: Counter[Values] = Counter()
    for card, held in shoe.items():
        for facts, count in FactCounts(RULES.tableau, without(shoe, [card])).of(*ASKED).items():
            burnt[facts] += held * count

    full = FactCounts(RULES.tableau, shoe).of(*ASKED)

    assert burnt == Counter({facts: count * (12 - 6) for facts, count in full.items()})


def test_shoe_of_nines_always_ties() -> None:
    """Two nines total 8, so nines alone give both hands the same natural."""
    nines = without(full_shoe(8), [card for card in DECK.values() if card.rank != "9"] * 8)

    counts = winner_counts(FactCounts(RULES.tableau, nines))
    assert counts == {Winner.PLAYER: 0, Winner.BANKER: 0, Winner.TIE: perm(32, 6)}


# What cannot be


def test_card_cannot_leave_more_often_than_it_is_there() -> None:
    """Removing a ninth king of spades from eight decks is refused."""
    king = DECK["KS"]

    with pytest.raises(Refused, match=r"^K♠ cannot leave the shoe 9 times; the shoe holds it 8 times$"):
        without(full_shoe(8), [king] * 9)
    with pytest.raises(Refused, match="holds it 0 times"):
        without({}, [king])


def test_five_cards_are_too_few() -> None:
    """A shoe that may run out within a coup has no return."""
    with pytest.raises(Refused, match=r"^5 cards are left in the shoe; leave 6, as many as a coup may need$"):
        returns(RULES, "touch", decks=1, removed=list(DECK.values())[5:])


def test_six_cards_are_enough() -> None:
    """The last six cards have a return."""
    assert perm(6, 6) == returns(RULES, "touch", decks=1, removed=list(DECK.values())[6:])["tie"].total


@pytest.mark.parametrize(
    ("table_id", "stake", "decks", "message"),
    [
        ("punto", None, None, "punto is not a table"),
        ("touch", Decimal("0.005"), None, "has to be a multiple of 0.01"),
        ("touch", Decimal(0), None, "is not positive"),
        ("touch", None, 0, "a shoe of 0 decks has no cards"),
    ],
)
def test_what_cannot_be_is_refused(table_id: str, stake: Decimal | None, decks: int | None, message: str) -> None:
    """No table, no whole stake or no deck is said in a sentence."""
    with pytest.raises(Refused, match=message):
        returns(RULES, table_id, stake=stake, decks=decks)


def test_bet_that_is_not_offered_is_refused() -> None:
    """A return is asked only of what a table offers."""
    with pytest.raises(Refused, match="touch does not offer big"):
        bet_return(RULES.tables["touch"], "big", Decimal(1), counts_of(8))


# Percentages


@pytest.mark.parametrize(
    ("share", "printed", "expected"),
    [
        ("0.98942094", "98.94", True),
        ("0.98764919", "98.76", True),
        ("0.98764919", "98.77", False),
        ("0.98764919", "98.765", True),  # rounded
        ("0.98764919", "98.764", True),  # cut off
        ("0.98764919", "98.8", True),
        ("0.98764919", "98.7", True),
        ("0.98764919", "98.6", False),
        ("0.985", "98.50", True),
        ("0.985", "98", True),
        ("0.985", "99", True),  # the half goes up
        ("0.985", "97", False),
        ("1", "1E+2", True),
    ],
)
def test_printed_percentage_matches_rounded_or_cut_off(share: str, printed: str, expected: bool) -> None:
    """A page may round or cut off; it may not print another number."""
    assert expected is matches(Fraction(share), Decimal(printed))


def test_percentage_keeps_six_places() -> None:
    """A percentage is exact to the place that it shows."""
    assert Decimal("14.285714") == percentage(Fraction(1, 7))
    assert str(percentage(Fraction(1))) == "100.000000"
