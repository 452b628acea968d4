"""Experiments: one thing of a coup that fails is changed at a time, and what the failure depends on is said."""

from __future__ import annotations

from decimal import Decimal

import pytest

from conformance.cards import read_cards
from conformance.engines.faults import FAULTS, FaultyServer
from conformance.engines.port import Port
from conformance.engines.protocol import CoupRequest, Stake
from conformance.rulebook import rulebook
from conformance.suite.experiments import Experiments, effect, effect_on_hands, in_context
from conformance.suite.questions import Question, ask, compare

RULES = rulebook()
PLAYER_WINS = "9S 4D KH 3C 5S 9H"
"""Player 9 + K = 9, a natural; Banker 4 + 3 = 7."""
BANKER_WINS = "4S 9D KH KC 5S 9H"
"""Player 4 + K = 4; Banker 9 + K = 9, a natural."""
TIE = "6S 6D KH KC 5S 9H"
"""Both hands have 6 + 10 = 6 and stand."""

SUITS = "only with some suits, which make no difference by the rules"


def _experiments(fault, table, deal, round_number=1, **stakes):
    port = Port(FaultyServer(FAULTS[fault]))
    bets = tuple((bet.replace("_", "-"), amount) for bet, amount in stakes.items())
    question = Question(table, read_cards(deal), bets, round_number)
    difference = compare(RULES, question, ask(port, question))
    assert difference is not None
    tried = Experiments(RULES, port, question, difference)
    tried.run()
    return port, tried, difference


@pytest.mark.parametrize(
    ("fault", "table", "deal", "round_number", "stakes", "conditions"),
    [
        ("stakes-over-a-thousand-are-lost", "touch", TIE, 1, {"player": "5000"}, ["only on stakes above 1,000"]),
        ("tie-pays-seven-above-a-hundred", "bakarat", TIE, 1, {"tie": "150"}, ["only on stakes above 100"]),
        ("small-stakes-bear-no-commission", "bakarat", BANKER_WINS, 1, {"banker": "0.5"}, ["only on stakes below 1"]),
        (
            "tie-beside-them-loses-main-bets",
            "touch",
            TIE,
            1,
            {"player": "1", "tie": "2"},
            ["only where Tie is staked on beside it"],
        ),
        (
            "player-beside-banker-is-refused",
            "touch",
            TIE,
            1,
            {"player": "1", "banker": "2", "tie": "3"},
            ["only where Player, Banker are staked on together"],
        ),
        (
            "right-for-three-bets",
            "bakarat",
            TIE,
            1,
            {"player": "1", "banker": "2", "tie": "3", "either_pair": "4", "lucky_six": "5"},
            ["only where 4 bets or more are staked on"],
        ),
        ("pays-double-after-round-fifty", "touch", PLAYER_WINS, 80, {"player": "1"}, ["only from round 51 on"]),
        ("tie-loses-in-even-rounds", "touch", TIE, 20, {"tie": "1"}, ["only in rounds with an even number"]),
        ("player-pushes-in-round-sixty-one", "touch", PLAYER_WINS, 61, {"player": "1"}, ["only in round 61"]),
        (
            "takes-bets-after-their-round",
            "bakarat",
            TIE,
            61,
            {"player_pair": "1"},
            ["Player Pair is taken in round 61, after its last round, 60"],
        ),
        ("wins-by-one-in-three-suits-push", "touch", "2S KD 2H 6C 3D 9H", 1, {"player": "1"}, [SUITS]),
        ("tie-pays-nine", "touch", TIE, 1, {"tie": "1"}, []),
        ("no-bets-are-refused", "touch", TIE, 1, {}, ["only without any bet"]),
        (
            "side-bets-need-a-main-bet",
            "sbo-super-six",
            "7S 3D 7H 3C 5S 9H",
            1,
            {"player_pair": "1"},
            ["only where none of these is staked on beside it: Player, Banker, Tie"],
        ),
    ],
)
def test_what_a_failure_depends_on_is_said(fault, table, deal, round_number, stakes, conditions):
    """Each condition of the fault is found, and none that it does not have."""
    _, tried, _ = _experiments(fault, table, deal, round_number, **stakes)

    assert [str(condition) for condition in tried.conditions] == conditions


def _effect(port, bet, *questions):
    return effect(RULES, {question: ask(port, question) for question in questions}, bet)


@pytest.mark.parametrize(
    ("fault", "table", "deal", "bet", "stake", "happens"),
    [
        ("stakes-over-a-thousand-are-lost", "touch", TIE, "player", "5000", "Player is lost"),
        ("tie-pays-nine", "touch", TIE, "tie", "7", "Tie pays 9 net"),
        (
            "says-push-where-money-says-win",
            "touch",
            PLAYER_WINS,
            "player",
            "1",
            "Player is said to be returned, beside the right amount",
        ),
    ],
)
def test_what_becomes_of_a_bet_is_said(fault, table, deal, bet, stake, happens):
    """The effect is what the engine does with the stake."""
    port = Port(FaultyServer(FAULTS[fault]))

    assert str(_effect(port, bet, Question(table, read_cards(deal), ((bet, stake),)))) == happens


def test_a_cap_is_told_from_odds():
    """Two wins of 10,000 on stakes of 12,000 and 20,000 are one cap, and no odds."""
    port = Port(FaultyServer(FAULTS["win-capped-at-ten-thousand"]))
    questions = [Question("touch", read_cards(PLAYER_WINS), (("player", stake),)) for stake in ("12000", "20000")]

    assert str(_effect(port, "player", *questions)) == "Player wins 10,000 at most"


def test_whole_units_are_told_as_rounding():
    """0.95 becomes 0 and 9.50 becomes 9: the winnings are rounded to multiples of 1."""
    port = Port(FaultyServer(FAULTS["whole-units-only"]))
    questions = [Question("bakarat", read_cards(BANKER_WINS), (("banker", stake),)) for stake in ("1", "10")]

    assert str(_effect(port, "banker", *questions)) == "winnings on Banker are rounded to multiples of 1"


@pytest.mark.parametrize(
    ("fault", "deal", "happens"),
    [
        # Player 6 stands; Banker 5 + K = 5 draws 6: 1, which is below three, and draws the 9 that follows
        ("banker-draws-a-fourth", "6S 5D KH KC 6H 9H", "Banker has 4 cards"),
        ("totals-are-swapped", PLAYER_WINS, "the total of Player is wrong beside the right cards"),
        ("bankers-cards-in-reverse", PLAYER_WINS, "the cards of Banker are in another order"),
        ("ties-are-reported-as-banker", TIE, "the winner is wrong beside right hands"),
    ],
)
def test_what_is_wrong_with_a_hand_is_said(fault, deal, happens):
    """A hand with the right cards, in another order, or with too many of them has words of its own."""
    port, tried, difference = _experiments(fault, "touch", deal)

    assert str(effect_on_hands(RULES, tried.question, ask(port, tried.question), difference)) == happens


def test_a_coup_that_is_right_alone_depends_on_its_batch():
    """The stakes of the last of two coups are returned; asked alone, it is settled."""
    port = Port(FaultyServer(FAULTS["last-of-a-batch-pushes"]))
    deals = tuple(tuple(card.code for card in read_cards(deal)) for deal in (TIE, PLAYER_WINS))
    request = CoupRequest("", "touch", 1, (Stake("player", "1"),), deals)
    ((question, outcome, condition),) = in_context(RULES, port, [request])

    assert question.deal == read_cards(PLAYER_WINS)
    assert outcome is not None
    assert outcome.settled["player"] == ("push", Decimal(1))
    assert str(condition) == "only together with the other coups of the same request"
