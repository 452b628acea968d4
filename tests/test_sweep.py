"""The sweep: what it asks, that it finds liars, and that it can be taken up again."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter

import msgspec
import numpy as np
import pytest

from conformance.cards import DECK
from conformance.coup import play
from conformance.engines.faults import RULE_FAULTS, FaultyServer
from conformance.engines.opening import REFERENCE, Patience
from conformance.engines.port import Port
from conformance.engines.server import ReferenceServer
from conformance.errors import BaccaratError
from conformance.facts import facts_of
from conformance.kernel import CARDS, Kernel
from conformance.rulebook import rulebook
from conformance.suite.sweep import Plan, domain, sweep, trial_at
from conformance.suite.sweep.domain import OFTENEST
from conformance.suite.sweep.state import begin, load_state, save_state
from conformance.suite.sweep.trial import ENOUGH, Failure
from tests.programs import ROOT, baccarat

RULES = rulebook()
PATIENCE = Patience()
SERVER = ReferenceServer()
DOMAIN = domain()
COUPS = Kernel(RULES.tableau).play(DOMAIN)
USED = COUPS.player_cards + COUPS.banker_cards


def _codes(deal):
    return tuple(CARDS[number].code for number in deal)


def test_there_are_1659001_deals_and_no_two_are_one_coup():
    """The published number of ordered deals by rank, each by the ranks that its coup uses."""
    ranks = np.where(np.arange(6) < USED[:, None], DOMAIN // 4, 13).astype(np.int64)

    assert len(DOMAIN) == 1_659_001
    assert len(np.unique(ranks @ 14 ** np.arange(6))) == 1_659_001


def test_the_simplest_coups_come_first():
    """Coups go by the number of cards, then by rank from the ace, in the order dealt."""
    ranks = np.where(np.arange(6) < USED[:, None], DOMAIN // 4, 0).astype(np.int64)
    order = USED.astype(np.int64) * 14**6 + ranks @ 14 ** np.arange(5, -1, -1)

    assert (np.diff(order) > 0).all()
    assert [_codes(DOMAIN[0])[at][0] for at in range(4)] == ["A", "A", "A", "7"]  # 2 to a natural 8


def test_every_kind_of_pair_is_there():
    """Either hand, and both, have plain and perfect pairs, of one rank and of two; every rank comes in each hand so."""
    seen = Counter()
    for number, count in zip(*np.unique(COUPS.pairs, return_counts=True), strict=True):
        facts = Kernel(RULES.tableau).pair_facts[number]
        seen[facts["player_pair"], facts["banker_pair"], facts["perfect_pairs"], facts["same_rank_pairs"]] += int(count)

    assert len(seen) == 11
    assert min(seen.values()) > 300
    for one, other in ((0, 2), (1, 3)):
        pairs = DOMAIN[DOMAIN[:, one] // 4 == DOMAIN[:, other] // 4]
        perfect = pairs[pairs[:, one] == pairs[:, other]]
        assert set(perfect[:, one] // 4) == set(range(13))
        assert set(perfect[:, one] % 4) == set(range(4))
        assert len(perfect) * 2 == pytest.approx(len(pairs), abs=8)


def test_suits_are_shared_without_a_pair_too():
    """Two cards of one suit and two ranks are no perfect pair, and come in half of the deals."""
    suited = DOMAIN[:, 0] % 4 == DOMAIN[:, 2] % 4
    ranks = DOMAIN[:, 0] // 4 == DOMAIN[:, 2] // 4

    assert (suited & ~ranks).mean() == pytest.approx(12 / 26, abs=0.01)


def test_no_card_comes_too_often():
    """No deal has a card more often than twice, and every table has two decks or more."""
    ordered = np.sort(DOMAIN, axis=1)

    assert not (ordered[:, OFTENEST:] == ordered[:, :-OFTENEST]).any()
    assert all(table.decks >= OFTENEST for table in RULES.tables.values())
    assert set(np.unique(DOMAIN)) == set(range(52))


def test_a_card_drawn_wrongly_changes_the_hand():
    """Behind a coup no card counts nothing; and in most coups some wrong draw changes the winner."""
    points = np.array([RULES.tableau.points[card.rank] for card in DECK.values()])
    behind = points[DOMAIN[:, 4:]][USED < 6]
    last = behind[:, 1]
    first = behind[:, 0][USED[USED < 6] == 4]

    assert last.all()
    assert first.all()

    # natural 9 to 0: an ace makes Player's 9 a 0 and a tie, a nine makes Banker's 0 a 9 and a tie
    rows = np.flatnonzero((USED == 4) & (COUPS.player_total == 9) & (COUPS.banker_total == 0))
    assert {int(value) for value in points[DOMAIN[rows, 4]]} <= {1, 9}


def test_stakes_differ_and_show_what_is_rounded():
    """No two bets have the same stake; nineteen twentieths of Banker's is no whole number of cents."""
    for table in RULES.tables:
        assert len(set(trial_at(table).stakes.values())) == len(RULES.tables[table].offers)
    assert trial_at("touch").stakes == {"player": "10.01", "banker": "10.03", "tie": "10.05"}


@pytest.mark.parametrize("table", RULES.tables)
def test_the_reference_engine_passes_a_slice(table):
    """Deals from all over the domain, of four cards, five and six, are answered as the kernel expects."""
    places = np.r_[0:200, 60_000:60_100, np.linspace(200, len(DOMAIN) - 1, 700).astype(int)]
    tally = trial_at(table).ask(Port(SERVER), DOMAIN[places])

    assert (tally.done, tally.failed, tally.failures) == (1000, 0, [])


def test_an_answer_may_be_ordered_and_written_otherwise():
    """The order of bets is free, and so are noughts behind an amount."""

    def other(request):
        answer = json.loads(json.dumps(SERVER(request)))
        for coup in answer.get("coups", ()):
            coup["settlements"].reverse()
            for item in coup["settlements"]:
                item["returned"] += "0" if "." in item["returned"] else ".000"
        return answer

    tally = trial_at("bakarat").ask(Port(other), DOMAIN[:300])

    assert (tally.done, tally.failed) == (300, 0)


def _first_that(table, condition):
    """The first deal whose coup and facts meet a condition, found by the reference engine alone."""
    for deal in DOMAIN[:200_000]:
        coup = play(RULES.tableau, [CARDS[number] for number in deal])
        if condition(coup, facts_of(RULES.tableau, coup)):
            return _codes(deal)
    raise AssertionError(table)


def _three_card_eight(coup, _):
    return any(len(hand.cards) == 3 and hand.total in {8, 9} for hand in (coup.player, coup.banker))


@pytest.mark.parametrize(
    ("fault", "table", "condition", "bets"),
    [
        ("tie-loses-main-bets", "touch", lambda _, facts: facts.winner == "tie", {"player", "banker"}),
        ("three-card-eight-is-natural", "bakarat", _three_card_eight, {"player-natural"}),
        ("both-pairs-pay-as-one", "sbo-tiger", lambda _, facts: facts.pairs == 2, {"tiger-pair"}),
    ],
)
def test_a_liar_is_caught_at_its_simplest_coup(fault, table, condition, bets):
    """The first failure is the first deal of the domain on which the engine lies, and names the bets that are wrong.

    The first three-card eight: Player has A + A and draws a 6, and Banker stands on A + 6.
    """
    first = _first_that(table, condition)
    place = next(place for place, deal in enumerate(DOMAIN) if _codes(deal) == first)
    tally = trial_at(table).ask(Port(_liar(fault)), DOMAIN[max(place - 400, 0) : place + 100])

    assert tally.failures[0].deal == first
    assert bets <= set(tally.failures[0].kind)
    assert set(tally.failures[0].kind) <= set(RULES.tables[table].offers)


def _liar(fault):
    return FaultyServer(RULE_FAULTS[fault])


def test_a_wrong_draw_is_caught():
    """Player's 2 against a natural 8: an engine that draws shows the card that lies behind the coup."""
    tally = trial_at("touch").ask(Port(_liar("natural-does-not-stop")), DOMAIN[:50])

    assert tally.failures[0].deal == _codes(DOMAIN[0])
    assert tally.failures[0].kind[0] == "hand of player"


def test_only_the_deal_that_an_engine_minds_fails():
    """A request that is rejected for one deal is asked again in parts: the others pass."""
    minded = list(_codes(DOMAIN[321]))

    def answer(request):
        if minded in [list(deal) for deal in request.get("deals", ())]:
            return {"seq": request["seq"], "rejected": {"reason": "not this"}}
        return SERVER(request)

    tally = trial_at("touch").ask(Port(answer), DOMAIN[:500])

    assert (tally.done, tally.failed) == (500, 1)
    assert tally.failures == [Failure(tuple(minded), ("rejected",), None, "rejected", "not this")]


def test_an_engine_that_minds_many_deals_at_once_fails():
    """Where each deal alone is answered but not all together, the request is the failure."""

    def answer(request):
        answered = SERVER(request)
        return answered if len(request.get("deals", ())) < 500 else answered | {"coups": answered["coups"][1:]}

    tally = trial_at("touch").ask(Port(answer), DOMAIN[:500])

    assert (tally.done, tally.failed) == (500, 1)
    assert tally.failures[0].together == 500
    assert tally.failures[0].detail == "500 coups were asked for and 499 came back"


def test_a_failing_engine_is_not_asked_forever():
    """After as many failures as are enough, no deal of the table is asked any more."""
    asked = []

    def answer(request):
        if request["op"] == "hello":
            return SERVER(request)
        asked.append(len(request["deals"]))
        raise RuntimeError

    tally = trial_at("touch").ask(Port(answer), DOMAIN[:1000])

    assert tally.failed == ENOUGH == tally.done
    assert len(asked) < 2 * ENOUGH + 12


def test_what_is_unsupported_has_not_failed():
    """An engine that does not know the table says so once and is left in peace."""
    (touch, tiger) = sweep(
        Plan("tests.liars:supports_only_touch", ("touch", "sbo-tiger"), 100), PATIENCE, 50, 1, None, print
    )

    assert (touch.passed, touch.tally.done) == (True, 100)
    assert (tiger.passed, tiger.tally.done, tiger.tally.failed, tiger.tally.unsupported) == (False, 0, 0, "table")


LIAR = Plan("tests.liars:tie_loses_main_bets", ("bakarat",), 14_000)


def _told(swept):
    return [msgspec.structs.replace(table, seconds=0) for table in swept]


def test_several_processes_tell_the_same_as_one():
    """Results are in the order of the deals, so the failures and where the sweep stops are the same."""
    alone = sweep(LIAR, PATIENCE, 500, 1, None, lambda _: None)

    assert alone[0].tally.failed >= ENOUGH
    assert _told(sweep(LIAR, PATIENCE, 500, 2, None, lambda _: None)) == _told(alone)


def test_a_sweep_that_was_interrupted_goes_on(tmp_path):
    """What is done is not asked again, and the result is that of a sweep in one go."""
    kept = tmp_path / "state.json"
    plan = msgspec.structs.replace(LIAR, engine=REFERENCE, deals=3000)

    def interrupt(table):
        if table.tally.done >= 1500:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        sweep(plan, PATIENCE, 500, 1, kept, interrupt)
    assert load_state(kept, plan).tables[0].tally.done == 1500

    steps = []
    swept = sweep(plan, PATIENCE, 500, 1, kept, lambda table: steps.append(table.tally.done))

    assert steps == [2000, 2500, 3000]
    assert _told(swept) == _told(sweep(plan, PATIENCE, 500, 1, None, lambda _: None))
    assert _told(swept) == _told(load_state(kept, plan).tables)
    assert [path.name for path in tmp_path.iterdir()] == ["state.json"]

    # finished: nothing is asked any more
    steps.clear()
    assert _told(sweep(plan, PATIENCE, 500, 1, kept, steps.append)) == _told(swept)
    assert steps == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"engine": "acme:answer"}, "its engine is acme:answer, not conformance.engines.server:reference"),
        ({"tables": ("bakarat",)}, "its tables is bakarat, not touch"),
        ({"deals": 7}, "its number of deals is 7, not 100"),
    ],
)
def test_the_state_of_another_sweep_is_refused(tmp_path, changes, sentence):
    """A file that keeps another engine, table or number of deals is not gone on with."""
    kept = tmp_path / "state.json"
    plan = Plan(REFERENCE, ("touch",), 100)
    save_state(kept, begin(msgspec.structs.replace(plan, **changes)))

    with pytest.raises(BaccaratError) as refusal:
        sweep(plan, PATIENCE, 50, 1, kept, print)
    assert sentence in str(refusal.value)


def test_the_state_under_another_spec_is_refused(tmp_path):
    """When a file of spec/ has changed since, what is done no longer counts."""
    kept = tmp_path / "state.json"
    plan = Plan(REFERENCE, ("touch",), 100)
    state = begin(plan)
    save_state(kept, msgspec.structs.replace(state, spec="0" * 16))

    with pytest.raises(BaccaratError, match="its digest of the spec is 0000000000000000, not"):
        load_state(kept, plan)


def test_a_killed_sweep_leaves_a_whole_state(tmp_path):
    """Killed at any moment, the file is there and can be read, and the sweep goes on from it."""
    kept = tmp_path / "state.json"
    script = (
        "from conformance.suite.sweep import run, Plan; run.SAVE_EVERY = 0; from pathlib import Path\n"
        f"run.sweep(Plan({REFERENCE!r}, ('touch',), 10**6), run.Patience(), 20, 1, Path({str(kept)!r}), lambda _: None)"
    )
    process = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)})
    plan = Plan(REFERENCE, ("touch",), 10**6)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (kept.exists() and load_state(kept, plan).tables[0].tally.done > 200):
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()

    assert load_state(kept, plan).tables[0].tally.done > 200


def test_verify_tells_a_sweep():
    """The verdict has a row a table, the simplest failure, and a command that shows it."""
    done = baccarat(
        "verify", "--sweep", "--table", "touch", "--deals", "2000", "--engine", "tests.liars:tie_loses_main_bets"
    )

    assert done.returncode == 1
    row = next(line.split() for line in done.stdout.splitlines() if line.startswith("│"))
    assert row[1:4:2] == ["touch", "1000"] or row[1:4:2] == ["touch", "2000"]
    assert "✗ touch  A♥ A♣ 5♦ 5♣" in done.stdout  # 6 to 6
    assert "Expected: Player: returned" in done.stdout
    assert "Actual: Player: loses 10.01" in done.stdout
    assert "Not covered: suits beyond the pairs" in done.stdout
    assert "behaves as if the rules were changed so: PAY-PLAYER-TIE: touch: Player: loses" in done.stdout
    line = next(line for line in done.stdout.splitlines() if "baccarat coup" in line)
    again = baccarat(*shlex.split(line.partition(": ")[2])[1:])
    assert again.returncode == 1
    assert "Player: expected returned, the engine says loses 10.01" in again.stdout


def test_verify_passes_a_sweep_and_keeps_it(tmp_path):
    """The reference engine passes; run again with its state, the sweep is told at once."""
    arguments = ("verify", "--sweep", "--table", "touch", "--deals", "500", "--resume", str(tmp_path / "kept"))
    done, again = baccarat(*arguments), baccarat(*arguments)

    assert (done.returncode, again.returncode) == (0, 0), done.stderr
    assert "touch: only the 500 simplest of 1,659,001 deals were asked" in done.stdout
    assert done.stdout == again.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--jobs", "2"), "--jobs goes with --sweep alone"),
        (("--resume", "x"), "--resume goes with --sweep alone"),
        (("--sweep", "--rule", "DRAW-B3"), "--rule does not go with --sweep"),
        (("--sweep", "--known", "known.toml"), "--known does not go with --sweep"),
        (("--sweep", "--jobs", "0"), "0 is not in the range"),
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
