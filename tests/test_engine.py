"""The reference engine: coups worked by hand, exact settlements, and everything it refuses."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.cards import DECK, RANKS, SUITS, Card, read_card, read_cards, write_cards, write_codes
from conformance.engines.reference import Played, play_coup
from conformance.errors import Refused
from conformance.facts import FACTS
from conformance.money import read_stake, round_to, write_amount
from conformance.odds import read_net_odds, read_printed_odds, write_net_odds
from conformance.rulebook import Result, rulebook

RULES = rulebook()
CENT = Decimal("0.01")
NATURAL_NINE = "7S KD 2C 3H 6D 9C"
"""Player 7 + 2 = 9, a natural; Banker 0 + 3 = 3."""
BANKER_SEVEN = "2S 3D 4H 4C TS TD"
"""Player 2 + 4 = 6 stands; Banker 3 + 4 = 7 stands and wins."""
BANKER_SIX = "KS 2D 3H 4C TS TD"
"""Player 0 + 3 = 3 draws a ten: 3. Banker 2 + 4 = 6 stands on a third card of 0, and wins on six with two cards."""


def _play(table: str, deal: str, **stakes: str) -> Played:
    bets = {bet.replace("_", "-"): Decimal(stake) for bet, stake in stakes.items()}
    return play_coup(RULES, table, read_cards(deal), bets)


def _refusal(table: str, deal: str, **stakes: str) -> str:
    with pytest.raises(Refused) as caught:
        _play(table, deal, **stakes)
    return str(caught.value)


@pytest.mark.parametrize(
    ("deal", "player", "banker", "winner", "player_rule", "banker_rule"),
    [
        (NATURAL_NINE, ("7♠ 2♣", 9), ("K♦ 3♥", 3), "player", "NATURAL-STOPS", "NATURAL-STOPS"),
        # Player 1 + 1 = 2 would draw, but Banker 4 + 4 = 8 is a natural
        ("AS 4D AH 4C 9S 9D", ("A♠ A♥", 2), ("4♦ 4♣", 8), "banker", "NATURAL-STOPS", "NATURAL-STOPS"),
        # 9 + 9 = 18 counts 8, and so does 10 + 8: two naturals
        ("9S TD 9H 8C 5S 5D", ("9♠ 9♥", 8), ("10♦ 8♣", 8), "tie", "NATURAL-STOPS", "NATURAL-STOPS"),
        (BANKER_SEVEN, ("2♠ 4♥", 6), ("3♦ 4♣", 7), "banker", "DRAW-P6", "DRAW-BS7"),
        # Player 0 + 7 = 7 stands; Banker 0 + 5 = 5 draws a ten and keeps 5
        ("KS KD 7H 5C TS 2D", ("K♠ 7♥", 7), ("K♦ 5♣ 10♠", 5), "player", "DRAW-P7", "DRAW-BS5"),
        # Player 0 + 5 = 5 draws 8: 13 counts 3; Banker 0 + 3 = 3 stands on an 8
        ("KS KD 5H 3C 8S 9D", ("K♠ 5♥ 8♠", 3), ("K♦ 3♣", 3), "tie", "DRAW-P5", "DRAW-B3"),
        # as before with 9: 14 counts 4; Banker 3 draws 9: 12 counts 2
        ("KS KD 5H 3C 9S 9D", ("K♠ 5♥ 9♠", 4), ("K♦ 3♣ 9♦", 2), "player", "DRAW-P5", "DRAW-B3"),
        # Player 0 + 4 = 4 draws 6: 10 counts 0; Banker 0 + 6 = 6 draws on a 6: 6 + 9 = 15 counts 5
        ("KS KD 4H 6C 6S 9D", ("K♠ 4♥ 6♠", 0), ("K♦ 6♣ 9♦", 5), "banker", "DRAW-P4", "DRAW-B6"),
        # with 5 in place of 6: 9; Banker 6 stands on a 5
        ("KS KD 4H 6C 5S 9D", ("K♠ 4♥ 5♠", 9), ("K♦ 6♣", 6), "player", "DRAW-P4", "DRAW-B6"),
        # Player 6 + 6 = 12 counts 2, draws 7: 9; Banker 7 + 5 = 12 counts 2, draws A: 3
        ("6S 7D 6H 5C 7S AD", ("6♠ 6♥ 7♠", 9), ("7♦ 5♣ A♦", 3), "player", "DRAW-P2", "DRAW-B2"),
    ],
)
def test_a_coup_is_played_by_the_tableau(
    deal: str, player: tuple[str, int], banker: tuple[str, int], winner: str, player_rule: str, banker_rule: str
) -> None:
    """The hands, the totals, the winner and the deciding rules are those worked by hand."""
    coup = _play("touch", deal).coup

    assert player == (write_cards(coup.player.cards), coup.player.total)
    assert banker == (write_cards(coup.banker.cards), coup.banker.total)
    assert (winner, player_rule, banker_rule) == (coup.winner.value, coup.player_rule, coup.banker_rule)


def test_the_facts_of_a_coup() -> None:
    """Two perfect pairs of one rank that draw leave every fact as worked by hand."""
    # Player 6♠ 6♠ counts 2 and draws 4: 6. Banker 6♥ 6♥ counts 2 and draws 7: 9.
    facts = _play("touch", "6S 6H 6S 6H 4C 7C").facts

    assert (facts["winner"], facts["player_total"], facts["banker_total"], facts["margin"]) == ("banker", 6, 9, 3)
    assert (facts["player_cards"], facts["banker_cards"], facts["cards"]) == (3, 3, 6)
    assert (facts["player_natural"], facts["banker_natural"]) == (False, False)
    assert (facts["player_pair"], facts["banker_pair"], facts["pairs"]) == (True, True, 2)
    assert (facts["perfect_pairs"], facts["same_rank_pairs"]) == (2, True)


def test_a_third_card_makes_neither_a_pair_nor_a_natural() -> None:
    """Three cards that total 9, the last two alike, are no natural and no pair."""
    # Player A + 4 = 5 draws 4: 9. Banker 0 + 7 = 7 stands.
    facts = _play("touch", "AS KD 4H 7C 4S 2D").facts

    assert (facts["player_total"], facts["player_natural"], facts["player_pair"], facts["pairs"]) == (
        9,
        False,
        False,
        0,
    )


def test_face_cards_of_one_value_are_no_pair() -> None:
    """A king and a queen both count nothing, and are no pair."""
    assert _play("touch", "KS 7D QS 9C AS 2D").facts["pairs"] == 0


# refusals


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        (
            "7S KD 2C 3H 6D",
            "5 cards are too few; give 6, as the shoe would, whether or not the coup uses them all",
        ),
        ("", "0 cards are too few; give 6, as the shoe would, whether or not the coup uses them all"),
        ("7S " * 9, "7♠ comes 9 times; a shoe of 8 decks has no more than 8"),
        ("7S " * 4 + "KD " + "7S " * 5, "7♠ comes 9 times; a shoe of 8 decks has no more than 8"),
    ],
)
def test_a_deal_that_a_shoe_cannot_give_is_refused(deal: str, sentence: str) -> None:
    """Too few cards, or a card once more than there are decks, are refused."""
    assert sentence == _refusal("touch", deal, player="1")


def test_eight_of_one_card_are_allowed() -> None:
    """A shoe of eight decks has eight of each card, here with another after them."""
    # Player 7 + 7 = 14 counts 4 and draws 7: 1. Banker 4 draws on a 7: 1.
    coup = _play("touch", "7S " * 8 + "KD").coup

    assert (coup.player.total, coup.banker.total, coup.winner.value) == (1, 1, "tie")


@pytest.mark.parametrize(
    ("table", "stakes", "sentence"),
    [
        (
            "blackjack",
            {"player": "1"},
            "blackjack is not a table; the tables are bakarat, bakarat-no-commission, big-small, sbo-baccarat, "
            "sbo-super-six, sbo-tiger, touch",
        ),
        ("touch", {"dragon": "1"}, "dragon is not a bet; touch offers player, banker, tie"),
        ("touch", {"tiger": "1"}, "touch does not offer tiger; it offers player, banker, tie"),
        ("touch", {"player": "1", "tiger": "1"}, "touch does not offer tiger; it offers player, banker, tie"),
        ("touch", {"player": "0"}, "a stake of 0 is not positive; stake at least 0.01"),
        ("touch", {"player": "0.00"}, "a stake of 0.00 is not positive; stake at least 0.01"),
        ("touch", {"player": "-0"}, "a stake of -0 is not positive; stake at least 0.01"),
        ("touch", {"player": "-5"}, "a stake of -5 is not positive; stake at least 0.01"),
        ("touch", {"player": "NaN"}, '"NaN" is not an amount of money; write digits with a point, as in 0.30'),
        ("touch", {"player": "sNaN"}, '"sNaN" is not an amount of money; write digits with a point, as in 0.30'),
        (
            "touch",
            {"player": "Infinity"},
            '"Infinity" is not an amount of money; write digits with a point, as in 0.30',
        ),
        (
            "touch",
            {"player": "-Infinity"},
            '"-Infinity" is not an amount of money; write digits with a point, as in 0.30',
        ),
        (
            "touch",
            {"player": "0.001"},
            "the stake 0.001 has to be a multiple of 0.01",
        ),
        (
            "touch",
            {"banker": "1.000000000000000000000000000000001"},
            "the stake 1.000000000000000000000000000000001 has to be a multiple of 0.01",
        ),
        (
            "touch",
            {"player": "1E-400"},
            "the stake has too many digits; write at most 18 before the point and 36 behind it",
        ),
        (
            "touch",
            {"player": "1000000000000000000"},
            "the stake has too many digits; write at most 18 before the point and 36 behind it",
        ),
        (
            "touch",
            {"player": "1E+400"},
            "the stake has too many digits; write at most 18 before the point and 36 behind it",
        ),
        (
            "touch",
            {"player": "1." + "0" * 40},
            "the stake has too many digits; write at most 18 before the point and 36 behind it",
        ),
    ],
)
def test_a_bet_that_cannot_be_is_refused(table: str, stakes: dict[str, str], sentence: str) -> None:
    """An unknown table or bet, a bet not offered, and a stake that is no amount of the table are refused."""
    assert sentence == _refusal(table, NATURAL_NINE, **stakes)


@pytest.mark.parametrize("stake", ["0.01", "999999999999999999.99", "1.00000000", "1E+2"])
def test_a_stake_that_can_be_is_taken(stake: str) -> None:
    """The least, the largest and a strangely written stake are played for their value."""
    (settlement,) = _play("touch", NATURAL_NINE, player=stake).settlements

    assert settlement.returned == 2 * Decimal(stake)


# settlement


@pytest.mark.parametrize(
    ("table", "deal", "bet", "stake", "result", "net", "returned", "rule"),
    [
        # 3.80 x 0.95 = 3.61
        ("touch", BANKER_SEVEN, "banker", "3.80", "win", "3.61", "7.41", "PAY-BANKER-COMMISSION-WIN"),
        # 0.10 x 0.95 = 0.095, rounded down to 0.09
        ("touch", BANKER_SEVEN, "banker", "0.10", "win", "0.09", "0.19", "PAY-BANKER-COMMISSION-WIN"),
        # 0.30 x 0.95 = 0.285, rounded down to 0.28
        ("touch", BANKER_SEVEN, "banker", "0.30", "win", "0.28", "0.58", "PAY-BANKER-COMMISSION-WIN"),
        # 0.01 x 0.95 = 0.0095, rounded down to nothing
        ("touch", BANKER_SEVEN, "banker", "0.01", "win", "0.00", "0.01", "PAY-BANKER-COMMISSION-WIN"),
        ("sbo-baccarat", BANKER_SEVEN, "banker", "0.30", "win", "0.285", "0.585", "PAY-BANKER-COMMISSION-WIN"),
        ("bakarat", BANKER_SEVEN, "banker", "0.01", "win", "0.0095", "0.0195", "PAY-BANKER-COMMISSION-WIN"),
        ("big-small", BANKER_SEVEN, "banker", "0.30", "win", "0.285", "0.585", "PAY-BANKER-NET-WIN"),
        # half of the stake on a six, all of it on a seven
        ("sbo-super-six", BANKER_SIX, "banker", "0.30", "win", "0.15", "0.45", "PAY-BANKER-HALF-SIX"),
        ("sbo-super-six", BANKER_SIX, "banker", "0.01", "win", "0.005", "0.015", "PAY-BANKER-HALF-SIX"),
        ("bakarat-no-commission", BANKER_SIX, "banker", "10", "win", "5", "15", "PAY-BANKER-HALF-SIX"),
        ("sbo-super-six", BANKER_SEVEN, "banker", "0.30", "win", "0.30", "0.60", "PAY-BANKER-HALF-WIN"),
        ("sbo-super-six", BANKER_SIX, "super-six", "2", "win", "24", "26", "PAY-SUPER-SIX-WIN"),
        ("sbo-baccarat", BANKER_SIX, "fortune-six", "2", "win", "24", "26", "PAY-SIX-TWO-CARDS"),
        ("sbo-tiger", BANKER_SIX, "small-tiger", "2", "win", "44", "46", "PAY-TWO-CARD-SIX-WIN"),
        ("sbo-tiger", BANKER_SIX, "big-tiger", "2", "lose", "-2", "0", "PAY-THREE-CARD-SIX-LOSS"),
        # five cards: Big pays 0.53, Small loses; four cards: Small pays 1.45
        ("big-small", BANKER_SIX, "big", "0.01", "win", "0.0053", "0.0153", "PAY-BIG-WIN"),
        ("big-small", BANKER_SIX, "small", "0.01", "lose", "-0.01", "0", "PAY-SMALL-LOSS"),
        ("big-small", BANKER_SEVEN, "small", "0.01", "win", "0.0145", "0.0245", "PAY-SMALL-WIN"),
        ("bakarat", NATURAL_NINE, "player-natural", "0.01", "win", "0.035", "0.045", "PAY-NATURAL-WIN"),
        # a natural pays 1 to 1 though the margin of 6 would pay 4 to 1
        ("bakarat", NATURAL_NINE, "player-dragon-bonus", "3", "win", "3", "6", "PAY-DRAGON-BONUS-NATURAL-WIN"),
        # Player K + A = 1 draws 8: 9; Banker K + K = 0 draws K: 0; a margin of 9 without a natural
        ("bakarat", "KS KD AH KC 8S KD", "player-dragon-bonus", "3", "win", "90", "93", "PAY-DRAGON-BONUS-9"),
        # two naturals of 8
        ("bakarat", "9S TD 9H 8C 5S 5D", "player-dragon-bonus", "3", "push", "0", "3", "PAY-DRAGON-BONUS-NATURAL-TIE"),
        # a tie on 7 without naturals
        ("bakarat", "3S TD 4H 7C 5S 5D", "player-dragon-bonus", "3", "lose", "-3", "0", "PAY-DRAGON-BONUS-LOSS"),
        ("touch", "3S TD 4H 7C 5S 5D", "tie", "1.25", "win", "10", "11.25", "PAY-TIE-WIN"),
        ("touch", "3S TD 4H 7C 5S 5D", "player", "1.25", "push", "0", "1.25", "PAY-PLAYER-TIE"),
        ("touch", "3S TD 4H 7C 5S 5D", "banker", "1.25", "push", "0", "1.25", "PAY-BANKER-COMMISSION-TIE"),
        ("touch", BANKER_SEVEN, "player", "1.25", "lose", "-1.25", "0", "PAY-PLAYER-LOSS"),
        # a pair of sixes in both hands
        ("sbo-tiger", "6S 6H 6D 6C 4C 7C", "tiger-pair", "1", "win", "100", "101", "PAY-TIGER-PAIR-TWIN"),
        ("sbo-tiger", "6S 5H 6D 5C 4C 7C", "tiger-pair", "1", "win", "20", "21", "PAY-TIGER-PAIR-DOUBLE"),
        ("sbo-tiger", "6S 5H 6D 4C 4C 7C", "tiger-pair", "1", "win", "4", "5", "PAY-TIGER-PAIR-SINGLE"),
        ("bakarat", "6S 6H 6D 6C 4C 7C", "either-pair", "1", "win", "5", "6", "PAY-EITHER-PAIR-WIN"),
        ("bakarat", "6S 6H 6D 6C 4C 7C", "perfect-pair", "1", "lose", "-1", "0", "PAY-PERFECT-PAIR-LOSS"),
        ("bakarat", "6S 6H 6S 6H 4C 7C", "perfect-pair", "1", "win", "25", "26", "PAY-PERFECT-PAIR-WIN"),
    ],
)
def test_a_stake_is_settled_exactly(
    table: str, deal: str, bet: str, stake: str, result: str, net: str, returned: str, rule: str
) -> None:
    """The result, the net gain, all that is returned and the deciding rule are those worked by hand."""
    (settlement,) = play_coup(RULES, table, read_cards(deal), {bet: Decimal(stake)}).settlements

    assert (bet, Decimal(stake)) == (settlement.bet, settlement.stake)
    assert (result, Decimal(net), Decimal(returned), rule) == (
        settlement.result.value,
        settlement.net,
        settlement.returned,
        settlement.rule,
    )


def test_the_largest_stake_loses_no_digit() -> None:
    """The largest stake on Banker is settled to the last of its 22 digits."""
    # 999,999,999,999,999,999.99 x 0.95
    (settlement,) = _play("sbo-baccarat", BANKER_SEVEN, banker="999999999999999999.99").settlements

    assert settlement.net == Decimal("949999999999999999.9905")
    assert settlement.returned == Decimal("1949999999999999999.9805")


def test_a_coup_without_stakes_is_played() -> None:
    """A coup on which nobody staked has hands and no settlement."""
    played = _play("touch", NATURAL_NINE)

    assert (played.coup.player.total, played.settlements) == (9, ())


deals = st.lists(st.sampled_from(list(DECK.values())), min_size=6, max_size=6)
stakes = st.integers(1, 10**20 - 1).map(lambda cents: Decimal(cents).scaleb(-2))


@given(st.sampled_from(list(RULES.tables)), deals, st.data())
def test_every_stake_is_settled_once_and_in_order(table: str, deal: list[Card], data: st.DataObject) -> None:
    """Any bets in any order are settled each once in that order, and what is returned is stake and net together."""
    bets = data.draw(st.permutations(list(RULES.tables[table].offers)))
    placed = {bet: data.draw(stakes) for bet in bets[: data.draw(st.integers(1, 4))]}
    played = play_coup(RULES, table, deal, placed)

    assert list(placed.items()) == [(item.bet, item.stake) for item in played.settlements]

    for item in played.settlements:
        assert item.returned >= 0
        assert Fraction(item.returned) == Fraction(item.stake) + Fraction(item.net)
        if item.result is Result.PUSH:
            assert (item.net, item.returned) == (Decimal(0), item.stake)
        elif item.result is Result.LOSE:
            assert (item.net, item.returned) == (-item.stake, Decimal(0))
        else:
            assert item.net > 0 or (table == "touch" and item.stake == CENT)


def _results(deal: list[Card]) -> dict[str, list[tuple[str, str]]]:
    """Return the result and rule of every bet at every table."""
    return {
        table.id: [
            (item.result.value, item.rule)
            for item in play_coup(RULES, table.id, deal, dict.fromkeys(table.offers, Decimal(1))).settlements
            if item.bet != "perfect-pair"
        ]
        for table in RULES.tables.values()
    }


@given(deals, st.lists(st.sampled_from(SUITS), min_size=6, max_size=6))
def test_suits_decide_nothing_but_a_perfect_pair(deal: list[Card], suits: list[str]) -> None:
    """The same ranks in other suits settle every bet alike except Perfect Pair."""
    assert _results(deal) == _results([Card(card.rank, suit) for card, suit in zip(deal, suits, strict=True)])


@given(deals, st.lists(st.sampled_from(list(DECK.values())), min_size=2, max_size=2))
def test_cards_that_are_not_used_decide_nothing(deal: list[Card], others: list[Card]) -> None:
    """A coup and its settlements stay the same whatever cards come after those that it uses."""
    bets = dict.fromkeys(RULES.tables["bakarat"].offers, Decimal(1))
    played = play_coup(RULES, "bakarat", deal, bets)
    again = play_coup(RULES, "bakarat", [*deal[: played.facts["cards"]], *others], bets)

    assert (played.coup, played.settlements) == (again.coup, again.settlements)
    assert all(played.facts[name] == again.facts[name] for name in FACTS)


@given(deals)
def test_the_pair_bets_of_the_two_hands_mirror_each_other(deal: list[Card]) -> None:
    """With the first cards of the hands exchanged, Player Pair fares as Banker Pair did, and the other way round."""
    one, two, three, four, *rest = deal
    stakes = {"player-pair": Decimal(1), "banker-pair": Decimal(1)}
    player, banker = play_coup(RULES, "bakarat", deal, stakes).settlements
    other_player, other_banker = play_coup(RULES, "bakarat", [two, one, four, three, *rest], stakes).settlements

    assert (player.result, banker.result) == (other_banker.result, other_player.result)


@given(st.sampled_from(RANKS), st.sampled_from("89"), st.booleans())
def test_the_natural_and_bonus_bets_of_the_two_hands_mirror_each_other(rank: str, natural: str, first: bool) -> None:
    """With a natural in one hand, exchanging the hands exchanges how their Natural and Bonus bets fare."""
    hand, other = [Card("K", "S"), Card(natural, "S")], [Card("Q", "D"), Card(rank, "D")]
    one, two = (hand, other) if first else (other, hand)
    rest = [Card("5", "C"), Card("5", "H")]
    bets = {f"{side}-{bet}": Decimal(1) for side in ("player", "banker") for bet in ("natural", "dragon-bonus", "pair")}
    deal, mirrored = [one[0], two[0], one[1], two[1], *rest], [two[0], one[0], two[1], one[1], *rest]
    before = {item.bet: item.net for item in play_coup(RULES, "bakarat", deal, bets).settlements}
    after = {item.bet: item.net for item in play_coup(RULES, "bakarat", mirrored, bets).settlements}

    assert {bet: net for bet, net in before.items() if bet.startswith("player")} == {
        bet.replace("banker", "player"): net for bet, net in after.items() if bet.startswith("banker")
    }


# cards


@pytest.mark.parametrize("text", ["TH", "th", "10H", "10h", "T♥", "t♥", "10♥"])
def test_a_ten_has_seven_spellings(text: str) -> None:
    """A ten is written T or 10, its suit as a letter in either case or as a symbol."""
    assert read_card(text) == Card("T", "H")


def test_every_card_is_read_as_it_is_written() -> None:
    """All 52 cards are read back from both ways of writing them."""
    deck = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)

    assert len(set(deck)) == 52
    assert deck == read_cards(write_codes(deck)) == read_cards(write_cards(deck))


def test_cards_stand_between_spaces_and_commas() -> None:
    """White space and commas, one or several, part the cards."""
    assert read_cards(" 7S,KD ,\t10♣\n") == (Card("7", "S"), Card("K", "D"), Card("T", "C"))
    assert read_cards(" , ") == ()


@pytest.mark.parametrize("text", ["1S", "7X", "", "７S", "7", "S7", "11S", "7SS", "7 S", "JOKER", "♠7", "TS\n"])
def test_what_is_no_card_is_refused(text: str) -> None:
    """A rank or suit that does not exist, and anything else that is no card, is refused by name."""
    with pytest.raises(Refused) as caught:
        read_card(text)

    assert str(caught.value) == (f'"{text}" is not a card; write a rank of A23456789TJQK and a suit of SHDC, as in 7S')


# odds


@pytest.mark.parametrize(
    ("text", "odds", "written"),
    [
        ("8:1", Fraction(8), "8:1"),
        ("1:2", Fraction(1, 2), "1:2"),
        ("7:2", Fraction(7, 2), "7:2"),
        ("0.95:1", Fraction(19, 20), "0.95:1"),
        ("1.45:1", Fraction(29, 20), "1.45:1"),
        ("3.5:1", Fraction(7, 2), "7:2"),
        ("16:2", Fraction(8), "8:1"),
    ],
)
def test_net_odds_are_read_and_written(text: str, odds: Fraction, written: str) -> None:
    """Odds of the spec are read as exact ratios, and written the shortest way."""
    assert odds == read_net_odds(text)
    assert written == write_net_odds(odds)


@pytest.mark.parametrize(
    "text", ["", "8", "8:", ":1", "8:0", "0:1", "8/1", "8:1 ", "-8:1", "8,5:1", ".5:1", "８:1", "8:1:1"]
)
def test_what_is_no_odds_is_no_value(text: str) -> None:
    """Anything but two plain numbers with a colon between, neither of them nothing, raises ValueError."""
    with pytest.raises(ValueError, match=r"^"):
        read_net_odds(text)


@pytest.mark.parametrize(
    ("notation", "text", "odds"),
    [
        ("winnings-first", "8 banding 1", Fraction(8)),
        ("winnings-first", "8:1", Fraction(8)),
        ("winnings-first", "1 banding 2", Fraction(1, 2)),
        ("winnings-first", "0,95 banding 1", Fraction(19, 20)),
        ("stake-first", "2 ăn 1", Fraction(1, 2)),
        ("stake-first", "1 ăn 8", Fraction(8)),
        ("stake-first", "1:0.53", Fraction(53, 100)),
        ("for-one", "9 for 1", Fraction(8)),
        ("for-one", "1,95 for 1", Fraction(19, 20)),
        ("for-one", "2:1", Fraction(1)),
    ],
)
def test_printed_odds_are_read_in_the_notation_of_their_page(notation: str, text: str, odds: Fraction) -> None:
    """The same numbers are other odds on a page that writes the stake first or counts it in."""
    assert odds == read_printed_odds(text, RULES.notations[notation])


@pytest.mark.parametrize("text", ["", "ăn", "8", "1 ăn 8 ăn 2", "0 ăn 8"])
def test_what_is_no_printed_odds_is_no_value(text: str) -> None:
    """Printed odds without just two numbers, or against no stake, raise ValueError."""
    with pytest.raises(ValueError, match=r"^"):
        read_printed_odds(text, RULES.notations["stake-first"])


# money


@pytest.mark.parametrize(
    ("amount", "unit", "text"),
    [
        ("0.3", "0.01", "0.30"),
        ("0.2850", "0.01", "0.285"),
        ("0", "0.01", "0.00"),
        ("1E+2", "0.01", "100.00"),
        ("7.41", "1", "7.41"),
        ("7.00", "1", "7"),
        ("1949999999999999999.9805", "0.01", "1949999999999999999.9805"),
        ("-0.5", "0.01", "-0.50"),
    ],
)
def test_an_amount_is_written_plainly(amount: str, unit: str, text: str) -> None:
    """An amount is never shorter than the unit, never longer than it is, and has no exponent."""
    assert text == write_amount(Decimal(amount), Decimal(unit))


@pytest.mark.parametrize(
    "text", ["", " ", "1e3", "1E+2", "0x10", "1,5", ".5", "5.", "NaN", "Infinity", "١", "５", "1_000", "1\n", "--1"]
)
def test_a_stake_is_digits_with_a_point(text: str) -> None:
    """A stake in any other writing is refused before its value is looked at."""
    with pytest.raises(Refused) as caught:
        read_stake(text, CENT)

    assert str(caught.value) == f'"{text}" is not an amount of money; write digits with a point, as in 0.30'


@pytest.mark.parametrize(
    ("mode", "rounded"),
    [
        ("down", ["0.28", "0.29", "0.28", "0.30"]),
        ("up", ["0.29", "0.30", "0.29", "0.30"]),
        ("half-up", ["0.29", "0.30", "0.28", "0.30"]),
        ("half-even", ["0.28", "0.30", "0.28", "0.30"]),
    ],
)
def test_an_amount_is_rounded_as_the_table_says(mode: str, rounded: list[str]) -> None:
    """The four modes part on halves and on what lies beside them, and leave a whole number of units alone."""
    amounts = ["0.285", "0.295", "0.2849", "0.30"]

    assert [Decimal(text) for text in rounded] == [
        round_to(Decimal(amount), CENT, mode)  # type: ignore[arg-type]
        for amount in amounts
    ]
