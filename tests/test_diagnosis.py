"""Diagnosis: a fault is named by the rule that was changed, and shown on the simplest coup there is."""

from __future__ import annotations

from decimal import Decimal

import pytest
from msgspec.structs import replace
from rich.console import Console

from conformance.cards import read_cards, write_cards
from conformance.engines.faults import FAULTS, FaultyServer
from conformance.engines.port import Port
from conformance.engines.server import ReferenceServer
from conformance.report.diagnosis import diagnosis_info, in_common_text, tell, title
from conformance.report.model import DifferenceInfo
from conformance.rulebook import rulebook
from conformance.suite.diagnosis import diagnose
from conformance.suite.mutation import mutants
from conformance.suite.questions import Difference, Made, Question, compare
from conformance.suite.run import Selection
from conformance.suite.traits import InCommon, Trait, in_common, traits_of
from conformance.words import words_in
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
    assert "touch: Player: loses" in [str(mutant.change) for mutant in player.explained_by]


@pytest.mark.parametrize("change", ["Banker draws on 6 against 5", "Player stands on 5", "T counts 1"])
def test_an_engine_that_is_a_mutant_is_named_by_it(change):
    """An engine that follows one changed rule is explained by that change."""
    mutant = next(mutant for mutant in mutants(RULES) if str(mutant.change) == change)
    groups = diagnose(RULES, Port(ReferenceServer(mutant.rules)), "big-small")

    assert groups
    named = {str(explanation.change) for group in groups for explanation in group.explained_by}
    assert change in named


@pytest.mark.parametrize(
    ("change", "language", "told"),
    [
        (
            "Banker draws on 6 against 5",
            "id",
            "DRAW-B6: Banker mengambil kartu pada nilai 6 bila kartu ketiga Player bernilai 5",
        ),
        (
            "Banker draws on 6 against 5",
            "vi",
            "DRAW-B6: cửa Cái rút khi có 6 điểm và lá bài thứ ba của cửa Con tính 5 điểm",
        ),
        ("touch: Player: loses", "vi", "PAY-PLAYER-WIN: touch: cược Con: thua"),
        (
            "bakarat: Player: asks for winner: Banker or Player",
            "id",
            "PAY-PLAYER-WIN: bakarat: Player: menuntut pemenang: Banker atau Player",
        ),
        (
            "bakarat: Tie: pays 7.99 net",
            "vi",
            "PAY-TIE-WIN: bakarat: cược Hòa: trả tiền thắng ròng bằng 7,99 lần tiền cược",
        ),
    ],
)
def test_a_change_is_told_in_each_language(change, language, told):
    """What would explain an engine is in the language: names, facts and numbers as it writes them."""
    mutant = next(mutant for mutant in mutants(RULES) if str(mutant.change) == change)

    assert mutant.told(language) == told


def test_a_difference_is_that_of_the_bet_which_differs():
    """However stakes are ordered: where Tie is staked on before a pair and only Tie is wrong, Tie is named.

    Player 4 + K = 4 draws 2: 6; Banker 6 + Q = 6 stands on a two: a tie on 6, which pays Tie 8 to 1.
    """
    question = Question("big-small", read_cards("4S 6D KH QC 2S 9H"), (("tie", "2"), ("player-pair", "1")))
    settled = {"tie": ("lose", Decimal(0)), "player-pair": ("lose", Decimal(0))}
    seen = Made((("4S", "KH", "2S"), 6), (("6D", "QC"), 6), "tie", settled)
    difference = compare(RULES, question, seen)

    assert difference == Difference("tie", "PAY-TIE-WIN")


def test_a_hand_is_no_bet_of_its_name():
    """Banker's hand that draws on 3 against an 8 needs no stake to be seen: it has three cards where two are right.

    The scenario of Banker's 3 has a row for each third card of Player, and that of the 8 fails.
    """
    mutant = next(mutant for mutant in mutants(RULES) if str(mutant.change) == "Banker draws on 3 against 8")
    (group,) = diagnose(RULES, Port(ReferenceServer(mutant.rules)), "touch")

    assert group.difference == Difference("banker", "DRAW-B3", is_hand=True)
    assert group.simplest.stakes == ()
    assert len(group.answer.banker) == 3
    assert (group.case.id, group.coups) == ("BANKER-DRAW-3", 1)
    assert "8" in group.case.name


def test_the_scenario_of_a_diagnosis_cites_its_rule_where_one_does():
    """Player that stands on 5 fails scenarios of the winner and of bets too; the one named is of its own draw."""
    mutant = next(mutant for mutant in mutants(RULES) if str(mutant.change) == "Player stands on 5")
    groups = diagnose(RULES, Port(ReferenceServer(mutant.rules)), "touch")
    group = next(group for group in groups if group.difference == Difference("player", "DRAW-P5", is_hand=True))

    assert "DRAW-P5" in group.case.rules


@pytest.mark.parametrize(
    ("language", "hand", "bet"),
    [
        (
            "en",
            "Diagnosis at touch: the Banker hand (coups that differ: 1 of",
            "Diagnosis at touch: the bet on Banker (coups that differ:",
        ),
        ("id", "Diagnosis di meja touch: tangan Banker (ronde yang berbeda: 1 dari", "touch: taruhan Banker (ronde"),
        ("vi", "bài của cửa Cái (số ván sai quy tắc: 1/", "tiền đặt vào cược Cái (số ván sai quy tắc:"),
    ],
)
def test_a_diagnosis_says_whether_it_is_the_hand_or_the_bet(language, hand, bet):
    """The title names the hand or the bet, in how many coups of how many."""
    wrong = {str(mutant.change): mutant for mutant in mutants(RULES)}
    titles = []
    for change in ("Banker draws on 3 against 8", "touch: rounds up"):
        found = diagnose(RULES, Port(ReferenceServer(wrong[change].rules)), "touch", language)
        told = diagnosis_info({"touch": found}, Selection("engine"), RULES, language)
        titles.append(title(told[0], words_in(language)))

    assert hand in titles[0]
    assert bet in titles[1]


def test_a_diagnosis_has_what_a_failure_has(capsys):
    """The simplest coup has its stakes, both sides, the pages, and the scenario that fails on such a coup.

    Rounded up, 0.10 at 19 to 20 wins 0.10, and 0.095 rounded down is 0.09; the first amount of the scenario is 0.10.
    """
    mutant = next(mutant for mutant in mutants(RULES) if str(mutant.change) == "touch: rounds up")
    found = diagnose(RULES, Port(ReferenceServer(mutant.rules)), "touch")
    told = diagnosis_info({"touch": found}, Selection("engine"), RULES, "en")
    tell(told, RULES, "en", Console(highlight=False))
    said = capsys.readouterr().out

    (item,) = told
    assert item.differences == (DifferenceInfo("Banker", "wins 0.09", "wins 0.10"),)
    assert item.case.startswith("ROUNDING-TOUCH-01/")
    assert {claim.page for claim in item.basis.claims} == {"touch"}
    assert "; Banker: 0.10 staked\n" in said
    assert "  Expected: Banker: wins 0.09\n  Actual: Banker: wins 0.10\n" in said
    assert f"  Scenario: {item.case} (features/en/money.feature:{item.line})\n" in said
    assert "  Source: touch:" in said


@pytest.mark.parametrize(
    ("language", "more"),
    [
        ("en", "Diagnoses not shown here: 1; --report DIR writes them all."),
        ("id", "Diagnosis yang tidak ditampilkan di sini: 1; --report DIR menulis semuanya."),
        ("vi", "Số chẩn đoán chưa hiển thị ở đây: 1; --report DIR ghi lại tất cả."),
    ],
)
def test_five_are_told_that_matter_most(language, more, capsys):
    """Of six, first the rule that was chosen, then what a change explains, then what has no name, the larger first."""
    mutant = next(mutant for mutant in mutants(RULES) if str(mutant.change) == "touch: rounds up")
    found = diagnose(RULES, Port(ReferenceServer(mutant.rules)), "touch", language)
    (item,) = diagnosis_info({"touch": found}, Selection("engine"), RULES, language)
    kinds = [("DRAW-B0", 30, ()), ("DRAW-B1", 3, ("x",)), ("DRAW-B2", 20, ()), ("DRAW-B3", 5, ("x",))]
    kinds += [("DRAW-B4", 10, ()), ("DRAW-P5", 2, ())]
    several = [
        replace(item, basis=replace(item.basis, rule=rule), coups=coups, explained_by=why) for rule, coups, why in kinds
    ]
    tell(several, RULES, language, Console(highlight=False), ("DRAW-P5",))
    told = capsys.readouterr().out.splitlines()

    assert [word for line in told for word in line.split() if word.startswith("DRAW-")] == [
        *("DRAW-P5", "DRAW-B3", "DRAW-B1", "DRAW-B0", "DRAW-B2")
    ]
    assert told[-1] == more
    tell(several[:5], RULES, language, Console(highlight=False))
    assert "--report" not in capsys.readouterr().out


def test_what_no_single_change_explains_has_no_name():
    """Testing Player's total instead of its third card is no change of one cell, and nothing is named."""
    groups = diagnose(RULES, Port(liars.banker_six_asks_the_total), "touch")

    assert groups
    assert {group.difference.what for group in groups} == {"banker"}
    assert all(group.difference.rule == "DRAW-B6" for group in groups)
    assert all(len(write_cards(group.simplest.deal).split()) == 6 for group in groups)


@pytest.mark.parametrize(
    ("fault", "bet", "rule", "traits"),
    [
        # pushed on every tie: right where Player has a natural, wrong on the other ties
        (
            "dragon-pushes-on-any-tie",
            "player-dragon-bonus",
            "PAY-DRAGON-BONUS-LOSS",
            {"winner": "tie", "player_natural": False},
        ),
        # the last two cards are the first two unless a third was drawn: then a pair that was dealt is lost
        ("pair-of-the-final-hand", "player-pair", "PAY-PAIR-WIN", {"player_cards": 3, "player_pair": True}),
        ("pair-of-the-final-hand", "banker-pair", "PAY-PAIR-WIN", {"banker_cards": 3, "banker_pair": True}),
    ],
)
def test_facts_are_told_where_no_change_explains(fault, bet, rule, traits):
    """The facts that make the engine lie are those which all failing coups share and no passing one has together."""
    groups = diagnose(RULES, Port(FaultyServer(FAULTS[fault])), "bakarat")
    group = next(group for group in groups if group.difference == Difference(bet, rule))

    assert not group.explained_by
    assert {(trait.name, trait.value) for trait in group.in_common.traits} == set(traits.items())
    rare = group.in_common.passed // 20  # of hands of three cards of one rank, the last two are a pair as well
    assert group.in_common.passing <= rare


def test_fewest_traits_are_chosen_that_leave_fewest_passing_coups():
    """Of a, b and c, which all failing coups have: b alone is in one passing coup, a and c together in none."""
    a, b, c, other = (Trait(name, True) for name in "abcd")
    failing = [(a, b, c, other), (a, b, c), (a, b, c)]

    assert in_common(failing, [{a}, {c, b}, {a, other}]) == InCommon((a, b), 0, 3)
    assert in_common(failing, [{a, b}, {c}]) == InCommon((a, c), 0, 2)
    assert in_common(failing, [{a, b, c}, {a, c}, *[set()] * 10]) == InCommon((b,), 1, 12)
    assert in_common(failing, [{a, b, c}]) is None
    assert in_common(failing, [{a, b, c}, *[set()] * 8]) is None  # one of nine is too many
    assert in_common(failing[:2], [{a}]) is None  # two are too few


def test_stakes_and_rounds_are_traits_too():
    """A cent where the unit is a cent, a broken amount, and two kinds at once, which is no trait."""

    def stakes(**amounts):
        return [trait.value for trait in traits_of(None, (), amounts, Decimal("0.01"), 3) if trait.name == "stake"]

    assert stakes(tie="0.01") == ["one-unit"]
    assert stakes(tie="0.30", player="7.10") == ["broken"]
    assert stakes(tie="200") == ["whole"]
    assert stakes(tie="200", player="0.30") == []
    assert traits_of(None, (), {"tie": "1"}, Decimal("0.01"), 3)[1:] == (Trait("staked", "tie"), Trait("round", 3))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Common to all failing coups, and to none that pass: Banker's cards: 3; margin: 4."),
        (
            "id",
            "Ciri bersama semua ronde yang gagal, dan tidak ada pada ronde yang lulus: "
            "jumlah kartu Banker: 3; selisih: 4.",
        ),
        (
            "vi",
            "Điểm chung của mọi ván lỗi, không ván đạt nào có: số lá bài của cửa Cái: 3; cách biệt: 4.",
        ),
    ],
)
def test_what_is_in_common_is_told_in_each_language(language, sentence):
    """The facts and the sentence around them are in the language."""
    common = InCommon((Trait("banker_cards", 3), Trait("margin", 4)), 0, 30)

    assert in_common_text(common, RULES, "bakarat", language) == sentence
