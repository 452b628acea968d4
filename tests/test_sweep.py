"""The sweep: what it asks, that it finds liars, and that it can be taken up again."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from decimal import Decimal
from functools import cache
from math import factorial
from threading import Event

import msgspec
import numpy as np
import pytest

from conformance.cards import CARDS, DECK
from conformance.coup import Winner, play
from conformance.engines.faults import FAULTS, FaultyServer
from conformance.engines.opening import REFERENCE, Patience
from conformance.engines.port import Port
from conformance.engines.protocol import CoupAnswer
from conformance.engines.server import ReferenceServer
from conformance.engines.wire import MOST_BYTES, write_message
from conformance.errors import BaccaratError
from conformance.facts import facts_of
from conformance.kernel import WINNERS, Decided, Kernel
from conformance.rulebook import rulebook
from conformance.suite.engagement import greet
from conformance.suite.sweep import Plan, domain, gaps_of, needs, sweep, terms_of, trial_at
from conformance.suite.sweep.domain import OFTENEST
from conformance.suite.sweep.state import begin, load_state, save_state
from conformance.suite.sweep.terms import early_rounds, late_rounds
from conformance.suite.sweep.trial import ASKED_LATE, ENOUGH, Asked, Failure
from tests.programs import ROOT, baccarat

RULES = rulebook()
PATIENCE = Patience()
SERVER = ReferenceServer()
KINDS: dict[tuple[object, ...], int] = {}


@cache
def played():
    """Return the coups of the whole domain."""
    return Kernel(RULES.tableau).play(domain().deals)


@cache
def decided():
    """Return what tells the combinations of facts of pairs apart."""
    return Decided(
        Kernel(RULES.tableau),
        ["player_pair", "banker_pair", "perfect_pairs", "same_rank_pairs"],
        lambda facts: KINDS.setdefault(tuple(facts.values()), len(KINDS)),
    )


@cache
def pairs_of_each():
    """Return the combination of facts of pairs that each coup has."""
    return decided().codes[decided().classes(played())]


@cache
def used():
    """Return how many cards each coup uses."""
    return played().player_cards + played().banker_cards


def _codes(deal):
    return tuple(CARDS[number].code for number in deal)


def test_there_are_1659001_coups_by_rank_each_in_every_way_that_suits_matter():
    """The published number of ordered deals by rank, each by the ranks that its coup uses.

    A coup with one pair comes twice, plain and perfect; one with a pair in either hand comes in all four ways.
    """
    ranks = np.where(np.arange(6) < used()[:, None], domain().deals // 4, 13).astype(np.int64)
    coups, places, times = np.unique(ranks @ 14 ** np.arange(6), return_index=True, return_counts=True)
    pairs = 1 * (ranks[places, 0] == ranks[places, 2]) + (ranks[places, 1] == ranks[places, 3])

    assert len(coups) == domain().coups == 1_659_001
    assert (times == 2**pairs).all()
    assert len(domain().deals) == times.sum()


def test_the_simplest_coups_come_first():
    """Coups go by the number of cards, then by rank from the ace, in the order dealt."""
    ranks = np.where(np.arange(6) < used()[:, None], domain().deals // 4, 0).astype(np.int64)
    order = used().astype(np.int64) * 14**6 + ranks @ 14 ** np.arange(5, -1, -1)

    assert (np.diff(order) >= 0).all()
    assert [_codes(domain().deals[0])[at][0] for at in range(4)] == ["A", "A", "A", "7"]  # 2 to a natural 8


def test_every_kind_of_pair_is_there():
    """Either hand, and both, have plain and perfect pairs, of one rank and of two."""
    seen = Counter()
    for number, count in zip(*np.unique(pairs_of_each(), return_counts=True), strict=True):
        seen[number] += int(count)

    assert len(seen) == 11
    assert min(seen.values()) > 300


@pytest.mark.parametrize(("one", "other"), [(0, 2), (1, 3)])
def test_every_two_cards_come_in_either_hand(one, other):
    """All 52 * 52 of them, so that no rank, suit or relation of suits has to speak for another."""
    hands = domain().deals[:, one].astype(np.int64) * 52 + domain().deals[:, other]

    assert len(np.unique(hands)) == 52 * 52


def test_every_coup_with_a_pair_has_it_plain_and_perfect():
    """Also where a third card is drawn, and whatever it is."""
    for one, other in ((0, 2), (1, 3)):
        pairs = domain().deals[:, one] // 4 == domain().deals[:, other] // 4
        perfect = domain().deals[:, one] == domain().deals[:, other]
        for count in (4, 5, 6):
            assert (pairs & perfect & (count == used())).sum() * 2 == (pairs & (count == used())).sum()


def test_suits_of_third_cards_vary_with_those_of_the_first():
    """Every suit of a third card comes with every two suits of the first cards of its hand."""
    for one, other, third in ((0, 2, 4), (1, 3, 5)):
        suits = domain().deals[used() == 6][:, [one, other, third]].astype(np.int64) % 4 @ [16, 4, 1]
        assert len(np.unique(suits)) == 64


def test_a_memory_of_ranks_that_forgets_suits_meets_other_suits_at_once():
    """The same ranks come again right after, with other facts."""
    again = (np.diff(domain().deals.astype(np.int64) // 4, axis=0) == 0).all(axis=1)
    changed = np.diff(pairs_of_each().astype(int)) != 0

    assert (again & changed).sum() == len(domain().deals) - domain().coups - _perfect_in_one_hand_or_the_other()


def _perfect_in_one_hand_or_the_other():
    """Coups with two pairs: perfect in Player's hand alone and in Banker's alone are the same facts."""
    ranks = domain().deals // 4
    both = (ranks[:, 0] == ranks[:, 2]) & (ranks[:, 1] == ranks[:, 3])
    return both.sum() // 4


def test_no_card_comes_too_often():
    """No deal has a card more often than twice, and every table has two decks or more."""
    ordered = np.sort(domain().deals, axis=1)

    assert not (ordered[:, OFTENEST:] == ordered[:, :-OFTENEST]).any()
    assert all(table.decks >= OFTENEST for table in RULES.tables.values())
    assert set(np.unique(domain().deals)) == set(range(52))


def test_a_card_drawn_wrongly_changes_the_hand():
    """Behind a coup no card counts nothing; and in most coups some wrong draw changes the winner."""
    points = np.array([RULES.tableau.points[card.rank] for card in DECK.values()])
    behind = points[domain().deals[:, 4:]][used() < 6]
    last = behind[:, 1]
    first = behind[:, 0][used()[used() < 6] == 4]

    assert last.all()
    assert first.all()

    # natural 9 to 0: an ace makes Player's 9 a 0 and a tie, a nine makes Banker's 0 a 9 and a tie
    rows = np.flatnonzero((used() == 4) & (played().player_total == 9) & (played().banker_total == 0))
    assert {int(value) for value in points[domain().deals[rows, 4]]} <= {1, 9}


STARTS = range(0, 1_967_476, 1000)


@pytest.mark.parametrize("table", RULES.tables.values(), ids=lambda table: table.id)
def test_terms_vary_from_request_to_request(table):
    """Stakes of each bet have every length there is, with odd cents; rounds and orders differ; all is repeatable."""
    terms = [terms_of(table, first) for first in STARTS]
    most = 20 if table.unit == Decimal("0.01") else 18

    for bet in table.offers:
        units = [int(Decimal(one.stakes[bet]) / table.unit) for one in terms]
        assert {len(str(number)) for number in units} == set(range(1, most + 1))
        assert 1 in units
        assert max(units) < 10**most
        assert 0.3 < sum(number % 2 for number in units) / len(units) < 0.7
    assert {one.round for one in terms} == set(early_rounds(table))
    assert len({tuple(one.stakes) for one in terms}) >= 0.8 * min(len(STARTS), factorial(len(table.offers)))
    assert terms_of(table, 5000) == terms_of(table, 5000)


def test_rounds_go_up_to_the_first_that_closes_a_bet():
    """At bakarat some bets close after round 50; elsewhere a shoe of eight decks has 104 coups of four cards."""
    closing = [table for table in RULES.tables if table.startswith("bakarat")]

    assert {table.id: early_rounds(table)[-1] for table in RULES.tables.values()} == {
        table: 50 if table in closing else 104 for table in RULES.tables
    }
    assert {table.id: late_rounds(table) for table in RULES.tables.values()} == {
        table: range(51, 105) if table in closing else range(105, 105) for table in RULES.tables
    }


@pytest.mark.parametrize("table", ["bakarat", "bakarat-no-commission"])
def test_late_rounds_leave_out_the_bets_that_are_closed(table):
    """Every late round is asked, and each bet as long as it is open, and no longer."""
    table = RULES.tables[table]
    terms = [terms_of(table, first, late=True) for first in STARTS]

    assert {one.round for one in terms} == set(range(51, 105))
    for bet, offer in table.offers.items():
        rounds = {one.round for one in terms if bet in one.stakes}
        assert rounds == set(range(51, min(offer.last_round or 104, 104) + 1)), bet


@pytest.mark.parametrize("table", ["bakarat", "bakarat-no-commission"])
def test_the_deals_that_are_asked_late_show_every_outcome_and_every_fact(table):
    """One deal in seven has all that the whole domain has."""
    kernel = Kernel(RULES.tableau)
    late = kernel.play(domain().deals[::ASKED_LATE])

    assert set(np.unique(decided().codes[decided().classes(late)])) == set(np.unique(pairs_of_each()))
    for name, bet in trial_at(table).kernel.bets.items():
        assert set(np.unique(bet.outcomes(late))) == set(np.unique(bet.outcomes(played()))), name


def test_an_engine_that_is_wrong_late_in_the_shoe_fails():
    """What it does after the first bets have closed is asked as well; the deal counts once, and can be asked again."""

    def answer(request):
        answered = SERVER(request)
        for coup in answered.get("coups", ()) if request.get("round", 0) > 50 else ():
            coup["winner"] = "tie" if coup["winner"] == "banker" else "banker"
        return answered

    tally = trial_at("bakarat").ask(Port(answer), 10_000, 10_100)
    failure = tally.failures[0]
    again = trial_at("bakarat").ask_again(Port(answer), failure)

    assert (tally.done, tally.failed) == (100, len(range(10_003, 10_100, 7)))
    assert (failure.kind, failure.late, failure.place % ASKED_LATE) == (("winner",), True, 0)
    assert (again.done, again.failed, again.failures) == (0, tally.failed, tally.failures)


def test_a_deal_that_an_engine_minds_late_is_found():
    """A request that is asked late is asked in parts like any other, and only the deal that is minded fails."""
    minded = list(_codes(domain().deals[10_017]))

    def answer(request):
        if request.get("round", 0) > 50 and minded in [list(deal) for deal in request["deals"]]:
            return {"seq": request["seq"], "rejected": {"reason": "not this"}}
        return SERVER(request)

    tally = trial_at("bakarat").ask(Port(answer), 10_000, 10_100)

    assert (tally.done, tally.failed) == (100, 1)
    assert tally.failures == [
        Failure(10_017, 10_017, 10_018, 10_000, ("rejected",), None, "rejected", "not this", late=True)
    ]


def _settling(fault=lambda _: None):
    """An engine that draws no cards, and does something to each coup that it settles."""

    def answer(request):
        if request["op"] == "coup":
            raise AssertionError(request)
        answered = SERVER(request)
        if request["op"] == "hello":
            return answered | {"tables": {table: ["settle"] for table in RULES.tables}}
        for coup in answered["coups"]:
            fault(coup)
        return answered

    port = Port(answer)
    greet(port, "settling")
    return port


@pytest.mark.parametrize("table", ["touch", "bakarat"])
def test_an_engine_that_only_settles_is_swept_too(table):
    """It is given the hands that the drawing rules make of the deals, in early rounds and in late ones."""
    for first in (0, 900_000):
        tally = trial_at(table).ask(_settling(), first, first + 100)

        assert (tally.done, tally.failed, tally.unsupported) == (100, 0, None)


def test_an_engine_that_settles_wrongly_fails_a_sweep():
    """What is wrong is the bet, and not the hands, which it was given."""

    def fault(coup):
        for item in coup["settlements"]:
            if item["bet"] == "tie" and coup["winner"] == "tie":
                item.update(result="lose", returned="0")

    ties = int((played().winner[:500] == WINNERS.index(Winner.TIE)).sum())
    tally = trial_at("touch").ask(_settling(fault), 0, 500)

    assert (tally.done, tally.failed, tally.failures[0].kind) == (500, ties, ("tie",))


@pytest.mark.parametrize("table", RULES.tables)
def test_a_whole_sweep_shows_every_outcome_and_every_fact(table):
    """Nothing that a coup can be is left out; a sweep of the first deals leaves out much, and says so."""
    whole, few = gaps_of(table, len(domain().deals)), gaps_of(table, 100)

    assert (whole.outcomes, whole.facts) == ((), ())
    assert few.outcomes or table == "touch"
    assert {name for name, _ in few.facts} <= trial_at(table).kernel.facts


def test_only_the_facts_of_the_table_are_looked_for():
    """Tiger is paid by Banker's cards, of which the first hundred deals have two alone."""
    assert ("banker_cards", 3) in gaps_of("sbo-tiger", 100).facts
    assert "banker_cards" not in {name for name, _ in gaps_of("touch", 100).facts}


def test_a_few_deals_leave_outcomes_out():
    """The first deals have no margin of 9: Player's 9 against 0 takes a nine or better."""
    assert ("player-dragon-bonus", "PAY-DRAGON-BONUS-9") in gaps_of("sbo-baccarat", 100).outcomes


@pytest.mark.parametrize("table", RULES.tables)
def test_no_request_and_no_answer_is_too_long(table):
    """As many deals as a request may have fit, and the answer does with three times as much space as it needs."""
    trial = trial_at(table)
    first = len(domain().deals) - trial.most_deals
    asked = Asked(trial, first, Event())

    last_ones = range(first, len(domain().deals))
    assert len(write_message(asked.request(last_ones))) < MOST_BYTES
    assert len(write_message(CoupAnswer("9999", tuple(asked.expected(last_ones))))) * 3 < MOST_BYTES
    assert trial.most_deals >= 1000


def test_a_batch_of_any_size_can_be_asked_for():
    """A request is cut to what fits into a message, also with the most deals that may be asked for."""
    sizes = []

    def answer(request):
        sizes.append(len(request.get("deals", ())))
        return SERVER(request)

    plan = Plan("x:y", ("bakarat",), len(domain().deals), 100_000)
    size = plan.size_at("bakarat")
    tally = trial_at("bakarat").ask(Port(answer), len(domain().deals) - size, len(domain().deals))

    assert (tally.done, tally.failed) == (size, 0)
    assert max(sizes) == size == trial_at("bakarat").most_deals


@pytest.mark.parametrize("table", RULES.tables)
def test_the_reference_engine_passes_a_slice(table):
    """Deals from all over the domain, of four cards, five and six, are answered as the kernel expects."""
    port = Port(SERVER)
    for first in (0, 60_000, *np.linspace(200, len(domain().deals) - 100, 7).astype(int).tolist()):
        tally = trial_at(table).ask(port, first, first + 100)

        assert (tally.done, tally.failed, tally.failures) == (100, 0, [])


def _first_that(table, condition):
    """The first deal whose coup and facts meet a condition, found by the reference engine alone."""
    for deal in domain().deals[:200_000]:
        coup = play(RULES.tableau, [CARDS[number] for number in deal])
        if condition(coup, facts_of(RULES.tableau, coup)):
            return _codes(deal)
    raise AssertionError(table)


def _three_card_eight(coup, _):
    return any(len(hand.cards) == 3 and hand.total in {8, 9} for hand in (coup.player, coup.banker))


@pytest.mark.parametrize(
    ("fault", "table", "condition", "bets"),
    [
        ("tie-loses-main-bets", "touch", lambda _, facts: facts["winner"] == "tie", {"player", "banker"}),
        ("three-card-eight-is-natural", "bakarat", _three_card_eight, {"player-natural"}),
        ("both-pairs-pay-as-one", "sbo-tiger", lambda _, facts: facts["pairs"] == 2, {"tiger-pair"}),
    ],
)
def test_a_liar_is_caught_at_its_simplest_coup(fault, table, condition, bets):
    """The first failure is the first deal of the domain on which the engine lies, and names the bets that are wrong.

    The first three-card eight: Player has A + A and draws a 6, and Banker stands on A + 6.
    """
    first = _first_that(table, condition)
    place = next(place for place, deal in enumerate(domain().deals) if _codes(deal) == first)
    tally = trial_at(table).ask(Port(_liar(fault)), max(place - 400, 0), place + 100)

    assert _codes(domain().deals[tally.failures[0].place]) == first
    assert bets <= set(tally.failures[0].kind)
    assert set(tally.failures[0].kind) <= set(RULES.tables[table].offers)


def _liar(fault):
    return FaultyServer(FAULTS[fault])


def test_a_wrong_draw_is_caught():
    """Player's 2 against a natural 8: an engine that draws shows the card that lies behind the coup."""
    tally = trial_at("touch").ask(Port(_liar("natural-does-not-stop")), 0, 50)

    assert tally.failures[0].place == 0
    assert tuple(card.code for card in tally.failures[0].deal) == _codes(domain().deals[0])
    assert tally.failures[0].kind[0] == "hand of player"


def test_only_the_deal_that_an_engine_minds_fails():
    """A request that is rejected for one deal is asked again in parts: the others pass."""
    minded = list(_codes(domain().deals[321]))

    def answer(request):
        if minded in [list(deal) for deal in request.get("deals", ())]:
            return {"seq": request["seq"], "rejected": {"reason": "not this"}}
        return SERVER(request)

    tally = trial_at("touch").ask(Port(answer), 0, 500)

    assert (tally.done, tally.failed) == (500, 1)
    assert tally.failures == [Failure(321, 321, 322, 0, ("rejected",), None, "rejected", "not this")]


def test_an_engine_that_minds_many_deals_at_once_fails():
    """Where each deal alone is answered but not all together, the request is the failure."""

    def answer(request):
        answered = SERVER(request)
        return answered if len(request.get("deals", ())) < 500 else answered | {"coups": answered["coups"][1:]}

    tally = trial_at("touch").ask(Port(answer), 0, 500)

    assert (tally.done, tally.failed) == (500, 1)
    assert tally.failures[0].together == 500
    assert tally.failures[0].detail == "deals in the request: 500; coups in the answer: 499"


def test_a_failing_engine_is_not_asked_forever():
    """After as many failures as are enough, no deal of the table is asked any more."""
    asked = []

    def answer(request):
        if request["op"] == "hello":
            return SERVER(request)
        asked.append(len(request["deals"]))
        raise RuntimeError

    tally = trial_at("touch").ask(Port(answer), 0, 1000)

    assert tally.failed == ENOUGH == tally.done
    assert len(asked) < 2 * ENOUGH + 12


def test_what_is_unsupported_has_not_failed():
    """An engine that does not know the table says so once and is left in peace."""
    (touch, tiger) = sweep(
        Plan("tests.liars:supports_only_touch", ("touch", "sbo-tiger"), 100, 50), PATIENCE, 1, None, print
    )

    assert (touch.passed, touch.tally.done) == (True, 100)
    assert (tiger.passed, tiger.tally.done, tiger.tally.failed, tiger.tally.unsupported) == (False, 0, 0, "table")


ABOUT = Port(SERVER).hello().engine
LIAR = Plan("tests.liars:tie_loses_main_bets", ("bakarat",), 14_000, 500)


def _told(swept):
    return [msgspec.structs.replace(table, seconds=0) for table in swept]


def test_several_processes_tell_the_same_as_one():
    """Results are in the order of the deals, so the failures and where the sweep stops are the same."""
    alone = sweep(LIAR, PATIENCE, 1, None, lambda _: None)

    assert alone[0].tally.failed >= ENOUGH
    assert _told(sweep(LIAR, PATIENCE, 2, None, lambda _: None)) == _told(alone)


def test_a_sweep_that_was_interrupted_goes_on(tmp_path):
    """What is done is not asked again, and the result is that of a sweep in one go."""
    kept = tmp_path / "state.json"
    plan = msgspec.structs.replace(LIAR, engine=REFERENCE, deals=3000)

    def interrupt(table):
        if table.tally.done >= 1500:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        sweep(plan, PATIENCE, 1, kept, interrupt)
    assert load_state(kept, begin(plan, ABOUT)).tables[0].tally.done == 1500

    steps = []
    swept = sweep(plan, PATIENCE, 1, kept, lambda table: steps.append(table.tally.done))

    assert steps == [2000, 2500, 3000]
    assert _told(swept) == _told(sweep(plan, PATIENCE, 1, None, lambda _: None))
    assert _told(swept) == _told(load_state(kept, begin(plan, ABOUT)).tables)
    assert [path.name for path in tmp_path.iterdir()] == ["state.json"]

    # finished: nothing is left to be done
    steps.clear()
    assert _told(sweep(plan, PATIENCE, 1, kept, steps.append)) == _told(swept)
    assert steps == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"engine": "acme:answer"}, "its engine is acme:answer, not conformance.engines.server:reference"),
        ({"tables": ("bakarat",)}, "its tables is bakarat, not touch"),
        ({"deals": 7}, "its number of deals is 7, not 100"),
        ({"batch": 7}, "its number of deals in a request is 7, not 50"),
        ({"strict": True}, "its use of --strict is yes, not no"),
    ],
)
def test_the_state_of_another_sweep_is_refused(tmp_path, changes, sentence):
    """A file that keeps another engine, table or number of deals is not gone on with."""
    kept = tmp_path / "state.json"
    plan = Plan(REFERENCE, ("touch",), 100, 50)
    save_state(kept, begin(msgspec.structs.replace(plan, **changes), ABOUT))

    with pytest.raises(BaccaratError) as refusal:
        sweep(plan, PATIENCE, 1, kept, print)
    assert sentence in str(refusal.value)


def test_the_state_under_another_spec_is_refused(tmp_path):
    """When a file of spec/ has changed since, what is done no longer counts."""
    kept = tmp_path / "state.json"
    plan = Plan(REFERENCE, ("touch",), 100, 50)
    state = begin(plan, ABOUT)
    save_state(kept, msgspec.structs.replace(state, spec="0" * 16))

    with pytest.raises(BaccaratError, match="its hash of the rules is 0000000000000000, not"):
        load_state(kept, begin(plan, ABOUT))


@pytest.mark.parametrize(
    ("about", "sentence"),
    [
        ({"name": "other"}, "its name of the engine is other, not reference"),
        ({"version": "0.0.1"}, "its version of the engine is 0.0.1, not"),
        ({"language": "Go"}, "its programming language of the engine is Go, not Python"),
    ],
)
def test_the_state_of_another_engine_is_refused(tmp_path, about, sentence):
    """What an engine says of itself is part of the state."""
    kept = tmp_path / "state.json"
    plan = Plan(REFERENCE, ("touch",), 100, 50)
    save_state(kept, begin(plan, msgspec.structs.replace(ABOUT, **about)))

    with pytest.raises(BaccaratError, match=sentence):
        sweep(plan, PATIENCE, 1, kept, print)


ENGINE = """
import json, sys
sys.path.insert(0, {root!r})
from conformance.engines.server import reference
for line in sys.stdin:
    answer = reference(json.loads(line))
    for coup in answer.get("coups", ()):
        {fault}
    print(json.dumps(answer), flush=True)
"""


def test_an_engine_that_has_changed_since_is_refused(tmp_path):
    """The file that the command names is part of the state, though the command is the same."""
    kept, program = tmp_path / "state.json", tmp_path / "engine.py"
    plan = Plan(f"{sys.executable} {program}", ("touch",), 100, 50)
    program.write_text(ENGINE.format(root=str(ROOT), fault="pass"))
    sweep(plan, PATIENCE, 1, kept, lambda _: None)
    program.write_text(ENGINE.format(root=str(ROOT), fault="coup['winner'] = 'tie'"))

    with pytest.raises(BaccaratError, match="its hash of the engine's files is"):
        sweep(plan, PATIENCE, 1, kept, print)


def _wrong_tie_or_not(tmp_path):
    """An engine that is wrong where there is a file, which its command does not name."""
    program = tmp_path / "engine.py"
    fault = f"coup['banker_total'] += __import__('pathlib').Path({str(tmp_path / 'wrong')!r}).exists()"
    program.write_text(ENGINE.format(root=str(ROOT), fault=fault))
    return Plan(f"{sys.executable} {program}", ("touch",), 100, 50)


def test_an_engine_that_answers_otherwise_since_is_refused(tmp_path):
    """What is done is not believed: some of it is asked again, and the engine is wrong now."""
    kept = tmp_path / "state.json"
    plan = _wrong_tie_or_not(tmp_path)
    sweep(plan, PATIENCE, 1, kept, lambda _: None)
    (tmp_path / "wrong").touch()

    with pytest.raises(BaccaratError, match="the engine does not answer at touch as "):
        sweep(plan, PATIENCE, 1, kept, print)


def test_a_failure_that_is_none_any_more_is_refused(tmp_path):
    """An engine that was put right is not failed by an old state."""
    kept = tmp_path / "state.json"
    plan = _wrong_tie_or_not(tmp_path)
    (tmp_path / "wrong").touch()
    (table,) = sweep(plan, PATIENCE, 1, kept, lambda _: None)
    assert table.tally.failed == ENOUGH
    assert _told(sweep(plan, PATIENCE, 1, kept, print)) == _told([table])
    (tmp_path / "wrong").unlink()

    with pytest.raises(BaccaratError, match="the engine does not answer at touch as "):
        sweep(plan, PATIENCE, 1, kept, print)


@pytest.mark.parametrize(
    "forged",
    [
        {"tables": []},
        {"tables": [{"table": "sbo-tiger", "deals": 100, "tally": {"done": 100}}]},
        {"tables": [{"table": "touch", "deals": 0, "tally": {"done": 0}}]},
        {"tables": [{"table": "touch", "deals": 100, "tally": {"done": 101}}]},
        {"tables": [{"table": "touch", "deals": 100, "tally": {"done": -1}}]},
        {"tables": [{"table": "touch", "deals": 100, "tally": {"done": 100, "failed": 3}}]},
        {"tables": [{"table": "touch", "deals": 100, "tally": {"done": 100, "failed": -1}}]},
        {"tables": [{"table": "touch", "deals": 100, "tally": {"done": 100, "failed": 1, "failures": [{"place": 7}]}}]},
        {"tables": [{"table": "touch", "deals": 100, "tally": {"done": 1e3}}]},
        {"plan": None},
        {"about": {"name": "reference"}},
    ],
)
def test_a_forged_state_is_refused(tmp_path, forged):
    """Whatever cannot have come from a sweep is one sentence."""
    kept = tmp_path / "state.json"
    plan = Plan(REFERENCE, ("touch",), 100, 50)
    save_state(kept, begin(plan, ABOUT))
    kept.write_text(json.dumps(json.loads(kept.read_text()) | forged))

    with pytest.raises(BaccaratError, match="does not keep the state of a sweep"):
        sweep(plan, PATIENCE, 1, kept, print)


@pytest.mark.parametrize(
    "change",
    [{"place": 10**9}, {"begun": -1}, {"first": 9, "end": 9}, {"late": True, "place": 8}, {"verdict": "passed"}],
)
def test_a_forged_failure_is_refused(tmp_path, change):
    """A failure stands within what was asked."""
    kept = tmp_path / "state.json"
    plan = msgspec.structs.replace(LIAR, deals=2000)
    sweep(plan, PATIENCE, 1, kept, lambda _: None)
    state = json.loads(kept.read_text())
    state["tables"][0]["tally"]["failures"][0] |= change
    kept.write_text(json.dumps(state))

    with pytest.raises(BaccaratError, match="does not keep the state of a sweep"):
        sweep(plan, PATIENCE, 1, kept, print)


def test_a_finished_sweep_asks_again_before_it_says_anything(tmp_path):
    """A state that says that all is done is not enough: the engine is asked for some of it."""
    kept = tmp_path / "state.json"
    plan = Plan("tests.liars:no_coups", ("touch",), 100, 50)
    state = begin(plan, ABOUT)
    state.tables[0].tally.done = 100
    save_state(kept, state)

    with pytest.raises(BaccaratError, match="the engine does not answer at touch as "):
        sweep(plan, PATIENCE, 1, kept, print)


@pytest.mark.parametrize(
    ("fault", "needed"),
    [
        ("coup['winner'] = 'banker'", "deal"),
        ("len(coup['settlements']) > 2 and coup['settlements'][0].update(result='lose', returned='0')", "bets"),
    ],
)
def test_what_it_takes_to_see_a_failure_again(tmp_path, fault, needed):
    """A bet that is wrong with all others beside it is right alone; a wrong winner needs no bet at all."""
    program = tmp_path / "engine.py"
    program.write_text(ENGINE.format(root=str(ROOT), fault=fault))
    plan = Plan(f"{sys.executable} {program}", ("touch",), 100, 50)
    swept = sweep(plan, PATIENCE, 1, None, lambda _: None)

    assert set(needs(plan, PATIENCE, swept).values()) == {needed}


def test_a_fault_that_comes_of_history_is_told_apart(tmp_path):
    """An engine that is wrong from its second request on is right when it is asked for a deal alone."""
    program = tmp_path / "engine.py"
    fault = "coup['banker_total'] += (asked := globals().get('asked', 0) + 1) > 50"
    program.write_text(ENGINE.format(root=str(ROOT), fault=fault))
    plan = Plan(f"{sys.executable} {program}", ("touch",), 100, 50)
    swept = sweep(plan, PATIENCE, 1, None, lambda _: None)

    assert swept[0].tally.failed == 50
    assert needs(plan, PATIENCE, swept) == {("touch", 50): "history"}


def test_a_killed_sweep_leaves_a_whole_state(tmp_path):
    """Killed at any moment, the file is there and can be read, and the sweep goes on from it."""
    kept = tmp_path / "state.json"
    script = (
        "from conformance.suite.sweep import run, Plan; run.SAVE_EVERY = 0; from pathlib import Path\n"
        f"run.sweep(Plan({REFERENCE!r}, ('touch',), 10**6, 20), run.Patience(), 1, Path({str(kept)!r}), lambda _: None)"
    )
    process = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)})
    plan = Plan(REFERENCE, ("touch",), 10**6, 20)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (
        kept.exists() and load_state(kept, begin(plan, ABOUT)).tables[0].tally.done > 200
    ):
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()

    assert _done(kept, plan) > 200


def _done(kept, plan):
    return load_state(kept, begin(plan, ABOUT)).tables[0].tally.done


def test_verify_tells_a_sweep():
    """The verdict has a row a table, the simplest failure, and a command that shows it."""
    done = baccarat(
        "verify", "--sweep-only", "--table", "touch", "--deals", "2000", "--engine", "tests.liars:tie_loses_main_bets"
    )

    assert done.returncode == 1
    row = next(line.split() for line in done.stdout.splitlines() if line.startswith("│"))
    assert row[1:4:2] == ["touch", "1000"] or row[1:4:2] == ["touch", "2000"]
    assert re.search("✗ touch  A. A. 5. 5.\n", done.stdout)  # 6 to 6
    assert "Expected: Player: returned" in done.stdout
    assert "Rule: PAY-PLAYER-TIE (" in done.stdout
    assert "Actual: Player: loses " in done.stdout
    assert "Not covered: fewer bets than all" in done.stdout
    assert "behaves as if the rules were changed so: PAY-PLAYER-TIE: touch: Player: loses" in done.stdout
    *_, line = (line for line in done.stdout.splitlines() if "baccarat coup" in line)
    again = baccarat(*shlex.split(line.partition(": ")[2])[1:])
    assert again.returncode == 1
    assert "Player: expected returned, the engine says loses " in again.stdout


def test_a_sweep_comes_after_the_scenarios_and_generated_checks(tmp_path):
    """One run has all three, in one verdict, one report and one exit status."""
    chosen = ("--table", "touch", "--language", "en", "--examples", "1")
    done = baccarat("verify", "--sweep", "--deals", "60", *chosen, "--report", tmp_path)
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))

    assert done.returncode == 1, done.stderr
    assert (report["verdict"], report["complete"]) == ("partial", True)
    assert report["lack"] == {"of_checks": len(report["checks"]), "sweep": ["touch"]}
    assert report["generated"][0]["verdicts"] == {"passed": sum("generated/" in c["case"] for c in report["checks"])}
    assert (report["sweep"]["tables"][0]["asked"], len(report["counts"])) == (60, 1)
    assert "Sweep: deals played and settled as the rules say: 60 of 60." in done.stdout
    assert "Not run: the whole sweep, at these tables: touch." in done.stdout


def test_verify_passes_a_sweep_and_keeps_it(tmp_path):
    """The reference engine passes what is asked, which is not all; run again with its state, it is the same."""
    arguments = ("verify", "--sweep-only", "--table", "big-small", "--deals", "60", "--resume", str(tmp_path / "kept"))
    done, again = baccarat(*arguments), baccarat(*arguments)

    assert (done.returncode, again.returncode) == (1, 1), done.stderr
    assert "big-small: only the 60 simplest of 1,967,476 deals were asked" in done.stdout
    assert "big-small: no deal that was asked has these facts: " in done.stdout
    assert "Passed what was run; not conformant, because something was not run:" in done.stdout
    assert "Conformant." not in done.stdout
    assert done.stdout == again.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--deals", "9"), "--deals goes with --sweep alone"),
        (("--resume", "x"), "--resume goes with --sweep alone"),
        (("--sweep", "--rule", "DRAW-B3"), "--rule does not go with --sweep"),
        (("--sweep", "--known", "known.toml"), "--known does not go with --sweep"),
        (("--sweep", "--jobs", "0"), "0 is not in the range"),
        (("--sweep-only", "--kind", "stakes"), "--kind does not go with --sweep-only"),
        (("--sweep", "--deals", "9", "--resume", "pyproject.toml"), "does not keep the state of a sweep; delete it"),
        (("--sweep", "--deals", "9", "--resume", "no/such/folder"), "no/such/folder cannot be written"),
        (("--sweep", "--deals", "9", "--engine", "tests.liars:exits", "--jobs", "2"), "cannot be loaded"),
    ],
)
def test_misuse_is_one_sentence(arguments, sentence):
    """Misuse gives one line on stderr and exit status 2."""
    done = baccarat("verify", *arguments)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr
