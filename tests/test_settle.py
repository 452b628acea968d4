"""The operation settle: hands as they lie, worked by hand, and how the suite asks an engine that draws nothing."""

from __future__ import annotations

import json
import random
from collections import defaultdict

import pytest

from conformance.cards import DECK
from conformance.engines.port import Port
from conformance.engines.protocol import CoupRequest, Hands
from conformance.engines.server import reference
from conformance.rulebook import rulebook
from conformance.suite.cases import cases_in
from conformance.suite.engagement import greet
from conformance.suite.settling import to_settle
from tests.programs import ROOT, Program, baccarat, command_of


@pytest.fixture(scope="module", params=["reference", "javascript", "cpp"])
def engine(request):
    """Each engine as a program."""
    program = Program(*command_of(request.param))
    yield program
    assert program.end() == 0


def settle(table, *hands, bets=(), round_number=1):
    """Return a request to settle hands that are written as `PLAYER / BANKER`."""
    stakes = [{"bet": bet, "stake": stake} for bet, stake in bets]
    dealt = [dict(zip(("player", "banker"), (hand.split() for hand in one.split("/")), strict=True)) for one in hands]
    return {"op": "settle", "seq": "s", "table": table, "round": round_number, "bets": stakes, "hands": dealt}


WORKED = [
    (  # 1 + 4 = 5 draws a ten and stays at 5; Banker's 6 stands on a ten and wins: half on a six, and 12 to 1
        ("sbo-super-six", "AS 4H TC / 6D KH"),
        (5, 6, "banker"),
        {"banker": ("10.00", "win", "15.00"), "super-six": ("1.00", "win", "13.00"), "player": ("5", "lose", "0")},
    ),
    (  # 9 + 9 = 18, a natural of 8 that is a pair, against 8 + 8 = 16, a pair too: 11 to 1 each, and 1 to 1 for the 8
        ("bakarat", "9S 9H / 8D 8C"),
        (8, 6, "player"),
        {
            "player-pair": ("1.00", "win", "12.00"),
            "banker-pair": ("1.00", "win", "12.00"),
            "player-dragon-bonus": ("2.50", "win", "5.00"),
            "banker": ("7.00", "lose", "0"),
        },
    ),
    (  # 4 draws a king and stays; Banker's 4 stands on it: the tie is paid 9 for 1, the others come back
        ("touch", "2S 2H KC / 3D AC"),
        (4, 4, "tie"),
        {"tie": ("0.01", "win", "0.09"), "banker": ("1.00", "push", "1.00"), "player": ("3", "push", "3")},
    ),
    (  # a natural 8 beats 0: 0.30 wins 0.285, rounded down to 0.28
        ("touch", "KD QC / 7S AH"),
        (0, 8, "banker"),
        {"banker": ("0.30", "win", "0.58")},
    ),
    (  # 5 draws a 9 and has 4; Banker's 3 draws on a 9, a ten, and stays at 3
        ("touch", "2S 3H 9D / KD 3C TD"),
        (4, 3, "player"),
        {"player": ("1.00", "win", "2.00"), "banker": ("1.00", "lose", "0")},
    ),
    (  # Player's 7 stands; Banker's 5 draws a 2 and ties
        ("sbo-tiger", "7S KD / 2S 3H 2D"),
        (7, 7, "tie"),
        {"tie": ("10", "win", "90"), "player": ("10", "push", "10")},
    ),
]


@pytest.mark.parametrize(("asked", "coup", "bets"), WORKED, ids=[item[0][1] for item in WORKED])
def test_hands_are_settled_as_they_lie(engine, asked, coup, bets):
    """Totals, winner and amounts are those worked by hand; the cards come back as they were given."""
    table, hands = asked
    request = settle(table, hands, bets=[(bet, stake) for bet, (stake, _, _) in bets.items()])
    (answer,) = engine(request)["coups"]

    assert {"player": answer["player"], "banker": answer["banker"]} == request["hands"][0]
    assert (answer["player_total"], answer["banker_total"], answer["winner"]) == coup
    assert {item["bet"]: (item["result"], float(item["returned"])) for item in answer["settlements"]} == {
        bet: (result, float(returned)) for bet, (_, result, returned) in bets.items()
    }


def test_many_hands_are_settled_in_their_order(engine):
    """There is a coup for each pair of hands, in the order of the request; without hands there is none."""
    hands = [hands for (_, hands), _, _ in WORKED]
    answer = engine(settle("bakarat", *hands, bets=[("tie", "1")]))

    assert [coup["winner"] for coup in answer["coups"]] == ["banker", "player", "tie", "banker", "player", "tie"]
    assert engine(settle("bakarat"))["coups"] == []


FORBIDDEN = {
    "Player's 5 draws": "2S 3H / KD 7C",
    "Player's 6 stands": "2S 4H TD / KD 7C",
    "Banker's natural stops Player": "2S 3H TD / KD 8C",
    "Player's natural stops Banker": "KS 8H / 2D 3C TD",
    "Banker's 3 stands on an 8": "2S 3H 8D / KD 3C TD",
    "Banker's 3 draws on a 9": "2S 3H 9D / KD 3C",
    "Banker's 5 draws when Player stood": "KS 7H / 2D 3C",
    "Banker's 6 stands when Player stood": "KS 7H / 2D 4C TD",
    "a hand has two cards": "2S / KD 7C",
    "a hand has cards": " / KD 7C",
    "a hand has no fourth card": "2S 3H TD AC / KD 7C",
    "Banker has no fourth card": "2S 3H TD / KD 2C AC AD",
}


@pytest.mark.parametrize("hands", FORBIDDEN.values(), ids=FORBIDDEN)
def test_hands_that_the_drawing_rules_do_not_give_are_rejected(engine, hands):
    """A third card that is missing or one too many is the dealer's mistake; nothing of the request is settled."""
    answer = engine(settle("bakarat", "KD QC / 7S AH", hands, bets=[("tie", "1")]))

    assert set(answer) == {"seq", "rejected"}
    assert answer["rejected"]["reason"]


@pytest.mark.parametrize("table", rulebook().tables)
def test_a_coup_is_settled_alike_by_either_operation(engine, table):
    """Random coups, played and then settled with the hands that came of them, give the same answer."""
    chance = random.Random(f"{table} settled")
    shoe = list(DECK) * rulebook().tables[table].decks
    bets = [{"bet": bet, "stake": chance.choice(("0.01", "33.30", "5"))} for bet in rulebook().tables[table].offers]
    deals = [chance.sample(shoe, 6) for _ in range(400)]
    played = engine({"op": "coup", "seq": "s", "table": table, "round": 1, "bets": bets, "deals": deals})["coups"]
    hands = [{"player": coup["player"], "banker": coup["banker"]} for coup in played]

    assert engine(settle(table) | {"bets": bets, "hands": hands})["coups"] == played


def test_the_rules_deal_the_hands_of_a_coup():
    """A request to play becomes one to settle: 5 draws a 9, Banker's 3 draws on it; five cards are no deal."""
    deal = ("2S", "KD", "3H", "3C", "9D", "TD", "AC")
    request = CoupRequest("7", "touch", 3, (), (deal,))
    settled = to_settle(rulebook(), request)

    assert settled.hands == (Hands(("2S", "3H", "9D"), ("KD", "3C", "TD")),)
    assert (settled.seq, settled.table, settled.round) == ("7", "touch", 3)
    assert to_settle(rulebook(), CoupRequest("7", "touch", 3, (), (deal[:5],))) is None
    assert to_settle(rulebook(), CoupRequest("7", "nowhere", 3, (), (deal,))) is None


# engines that draw nothing


def settles_only(request):
    """An engine that settles what a dealer scanned, at two tables, and does nothing else."""
    if request["op"] == "hello":
        return reference(request) | {"tables": {"touch": ["settle"], "bakarat": ["settle"]}}
    assert request["op"] == "settle", "it claims nothing else"
    return reference(request)


def settles_only_and_pays_ties_double(request):
    """The same, but it pays twice what is due on a tie."""
    return _ties_doubled(settles_only(request))


def settles_ties_double(request):
    """An engine that plays every coup as it should, and pays twice what is due on a tie where it is given the hands."""
    answer = reference(request)
    return _ties_doubled(answer) if request["op"] == "settle" else answer


def _ties_doubled(answer):
    for coup in answer.get("coups", ()):
        for item in coup["settlements"]:
            if coup["winner"] == "tie":
                item["returned"] = f"{2 * float(item['returned']):.2f}"
    return answer


def verdicts(handler, table):
    """Return what the English scenarios at a table come to, by each rule that they cite."""
    port = Port(handler)
    greet(port, "an engine")
    found = defaultdict(set)
    for case in cases_in("en"):
        if table in case.tables(rulebook()):
            fault = case.run(port, table, rulebook(), whole=True).fault
            for rule in case.rules:
                found[rule].add("passed" if fault is None else getattr(fault, "verdict", "failed"))
    return found


@pytest.mark.parametrize("table", ["touch", "bakarat"])
def test_an_engine_that_only_settles_is_held_to_the_payments(table):
    """Every rule by which a bet of the table pays is run and passes; no rule of dealing and drawing is run."""
    found = verdicts(settles_only, table)
    paid = {p.outcome.rule for offer in rulebook().tables[table].offers.values() for p in offer.payments}

    assert len(paid) > 5
    assert {rule for rule in paid if "passed" not in found[rule] or found[rule] - {"passed", "unsupported"}} == set()
    assert {rule: found[rule] for rule in rulebook().tableau.dealing} == {
        rule: {"unsupported"} for rule in rulebook().tableau.dealing
    }
    assert {verdict for rule in found for verdict in found[rule]} == {"passed", "unsupported"}


@pytest.mark.parametrize("wrong", [settles_only_and_pays_ties_double, settles_ties_double])
def test_a_wrong_settlement_fails(wrong):
    """An engine that settles wrongly fails, whether it is asked to settle only or plays coups beside it."""
    assert "failed" in verdicts(wrong, "touch")["PAY-TIE-WIN"]
    assert "failed" not in verdicts(wrong, "touch")["PAY-TIE-LOSS"]


def test_verify_runs_the_payments_and_names_what_was_not_run():
    """All checks of a payment pass; those of a drawing rule are not run, and nothing is said to fail."""
    chosen = ("verify", "--engine", "tests.test_settle:settles_only", "--table", "touch", "--language", "en")
    paid = baccarat(*chosen, "--rule", "PAY-TIE-WIN", cwd=ROOT)
    drawn = baccarat(*chosen, "--rule", "DRAW-P5", cwd=ROOT)

    assert "touch  5 / 0 / 0" in paid.stdout
    assert (drawn.returncode, paid.stderr + drawn.stderr) == (1, "")
    assert "touch  0 / 0 / 20" in drawn.stdout


def test_a_message_to_settle_has_no_deal():
    """What the engine that only settles is sent are hands, and never cards to draw."""
    asked = []

    def overheard(request):
        asked.append(request)
        return settles_only(request)

    verdicts(overheard, "touch")
    assert {request["op"] for request in asked} == {"hello", "settle"}
    assert not any("deal" in json.dumps(list(request)) for request in asked)
