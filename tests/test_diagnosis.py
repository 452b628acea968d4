"""Diagnosis: a fault is named by the rule that was changed, and shown on the simplest coup there is."""

from __future__ import annotations

from decimal import Decimal

import pytest

from conformance.cards import read_cards, write_cards
from conformance.engines.port import Port
from conformance.engines.server import ReferenceServer
from conformance.rulebook import rulebook
from conformance.suite.diagnosis import Difference, Made, Question, compare, diagnose
from conformance.suite.mutation import mutants
from tests import liars

RULES = rulebook()


def test_a_right_engine_needs_no_diagnosis():
    """The reference engine has no group of failures."""
    assert diagnose(RULES, Port(ReferenceServer()), "touch") == []


def test_a_tie_that_loses_is_named_and_shown_on_four_low_cards():
    """Taking main bets on a tie is losing where the rule returns: two hands of two aces cannot be beaten for lowness.

    Two aces are two, and both hands draw; the lowest tie on four cards is six to six without a draw:
    a lower total would draw, so the ranks sum as low as 6 + 6 points allow.
    """
    groups = diagnose(RULES, Port(liars.tie_loses_main_bets), "touch")
    found = {group.difference.rule: group for group in groups}
    player = found["PAY-PLAYER-TIE"]

    assert set(found) == {"PAY-PLAYER-TIE", "PAY-BANKER-COMMISSION-TIE"}
    assert player.simplest.stakes == (("player", "1"),)
    ranks = [card.rank for card in player.simplest.deal[:4]]
    assert sum("A23456789TJQK".index(rank) + 1 for rank in ranks) == 12
    assert "touch player is a lose" in [mutant.change for mutant in player.explained_by]


@pytest.mark.parametrize("change", ["Banker draws on 6 against 5", "Player stands on 5", "T counts 1"])
def test_an_engine_that_is_a_mutant_is_named_by_it(change):
    """An engine that follows one changed rule is explained by that change."""
    mutant = next(mutant for mutant in mutants(RULES) if mutant.change == change)
    groups = diagnose(RULES, Port(ReferenceServer(mutant.rules)), "big-small")

    assert groups
    named = {explanation.change for group in groups for explanation in group.explained_by}
    assert change in named


def test_a_difference_is_that_of_the_bet_which_differs():
    """However stakes are ordered: where Tie is staked on before a pair and only Tie is wrong, Tie is named.

    Player 4 + K = 4 draws 2: 6; Banker 6 + Q = 6 stands on a two: a tie on 6, which pays Tie 8 to 1.
    """
    question = Question("big-small", read_cards("4S 6D KH QC 2S 9H"), (("tie", "2"), ("player-pair", "1")))
    settled = {"tie": ("lose", Decimal(0)), "player-pair": ("lose", Decimal(0))}
    seen = Made((("4S", "KH", "2S"), 6), (("6D", "QC"), 6), "tie", settled)
    difference = compare(RULES, question, seen)

    assert difference == Difference("tie", "PAY-TIE-WIN")


def test_what_no_single_change_explains_has_no_name():
    """Testing Player's total instead of its third card is no change of one cell, and nothing is named."""
    groups = diagnose(RULES, Port(liars.banker_six_asks_the_total), "touch")

    assert groups
    assert {group.difference.what for group in groups} == {"banker"}
    assert all(group.difference.rule == "DRAW-B6" for group in groups)
    assert all(len(write_cards(group.simplest.deal).split()) == 6 for group in groups)
