"""What no step names is judged all the same, and a refusal that no step looks for fails a scenario."""

from __future__ import annotations

import msgspec
import pytest

from conformance.engines.port import Port
from conformance.engines.server import reference
from conformance.rulebook import rulebook
from conformance.suite.cases import all_cases, cases_in
from conformance.suite.results import fails
from conformance.suite.run import Selection, run


def _coups(answer, **changes):
    return answer | {"coups": [dict(coup) | changes for coup in answer["coups"]]}


def _states(answer, change):
    last = len(answer["states"]) - 1
    return answer | {"states": [dict(s) | change(s, at == last) for at, s in enumerate(answer["states"])]}


def push_for_a_win_of_nothing(answer):
    """Names a win that the floor of the cent makes nothing a push."""
    coups = []
    for coup in answer["coups"]:
        settled = [
            dict(item) | ({"result": "push"} if item["returned"] == "0.01" else {}) for item in coup["settlements"]
        ]
        coups.append(dict(coup) | {"settlements": settled})
    return answer | {"coups": coups}


def no_phase(answer):
    """Says that there is no shoe, whatever happens."""
    return _states(answer, lambda _state, _is_last: {"phase": "none"})


def all_but_the_last_state_wrong(answer):
    """Counts rounds only when the last event asks for it."""
    return _states(answer, lambda state, is_last: {} if is_last else {"round": state["round"] + 7})


def accepts_every_complaint(answer):
    """Accepts every complaint, with the right reasons to reject it."""
    return _states(answer, lambda state, _is_last: {"decision": "accepted"} if state["decision"] else {})


def voids_payouts(answer):
    """Voids payouts at every incident."""
    return _states(answer, lambda _state, _is_last: {"payouts": "void"})


def phantom_stake(answer):
    """Has a stake on Tie in the confirmed pile whenever there is another."""
    return _states(answer, lambda state, _: {"confirmed": dict(state["confirmed"]) | {"tie": "99.00"}})


def winner_flipped(answer):
    """Says that Player wins every coup, and settles the bets rightly."""
    return _coups(answer, winner="player")


FAULTS = {
    push_for_a_win_of_nothing: ("coup", "touch", "Banker: result, in coup 1", ("win", "push")),
    no_phase: ("shoe", "bakarat", "Phase, in the state after event 1", ("ready", "none")),
    all_but_the_last_state_wrong: ("shoe", "bakarat", "Round, in the state after event 1", ("0", "7")),
    accepts_every_complaint: (
        "complaints",
        "sbo-baccarat",
        "Decision, in the state after event 1",
        ("rejected", "accepted"),
    ),
    voids_payouts: ("incidents", "sbo-baccarat", "Payouts, in the state after event 1", ("nothing", "void")),
    phantom_stake: ("bet-slip", "sbo-baccarat", "Tie: confirmed, in the state after event 1", ("nothing", "99.00")),
    winner_flipped: (
        "coup",
        "touch",
        "Result of the coup, in coup 1",
        ("Banker wins the coup", "Player wins the coup"),
    ),
}


def _engine(op, fault):
    def answer(request):
        right = msgspec.to_builtins(reference(request))
        return fault(right) if request["op"] == op and "rejected" not in right else right

    return answer


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_what_no_step_names_is_judged(fault):
    """An engine that is wrong where no Then looks fails, and the failure names the part of the answer."""
    op, table, subject, sides = FAULTS[fault]
    outcome = run(Selection("x", (table,), ("en",)), Port(_engine(op, fault)), lambda _done, _total: None)
    told = {(item.subject, (item.expected, item.actual)) for item in outcome.records if fails(item)}

    assert outcome.complete
    assert (subject, sides) in told


def test_only_verify_judges_whole():
    """Mutation counts what the features of one language notice: without `whole` the phase of the shoe is nobody's."""
    port = Port(_engine("shoe", no_phase))
    shoe = [case for case in cases_in("en") if "bakarat" in case.tables(rulebook()) and case.id.startswith("SHOE-")]

    assert shoe
    assert all(case.run(port, "bakarat", rulebook()).fault is None for case in shoe)
    assert any(case.run(port, "bakarat", rulebook(), whole=True).fault is not None for case in shoe)


def _refusing(events, table):
    """Return an engine that refuses some events of the shoe at a table, and plays the others rightly."""

    def answer(request):
        if request["op"] != "shoe" or request["table"] != table:
            return reference(request)
        kept = [event for event in request["events"] if event["event"] not in events]
        states = iter(msgspec.to_builtins(reference(request | {"events": kept}))["states"])
        before, answered = None, []
        for event in request["events"]:
            before = (before or _nothing()) | {"refused": "no"} if event["event"] in events else next(states)
            answered.append(before)
        return {"seq": request["seq"], "states": answered}

    return answer


def _nothing():
    return {"phase": "none", "round": 0, "burnt": 0, "cards": 0, "last": False, "shuffled": False}


@pytest.mark.parametrize("language", ["en", "id", "vi"])
def test_a_refusal_that_no_step_looks_for_fails(language):
    """An engine that refuses every reshuffle fails at the step that reshuffles, though the old state fits the rest."""
    port = Port(_refusing({"reshuffle"}, "sbo-baccarat"))
    cases = [case for case in all_cases([language]) if case.id.startswith("SHOE-RESHUFFLE")]
    faults = [case.run(port, "sbo-baccarat", rulebook()) for case in cases if "sbo-baccarat" in case.tables(rulebook())]

    assert faults
    assert all(coup.fault is not None for coup in faults)


def test_a_table_that_refuses_every_round_fails_its_shoe():
    """What a refused round leaves unchanged is no answer to what the round does."""
    port = Port(_refusing({"round", "end", "cut-card"}, "touch"))
    touch = [case for case in cases_in("en") if case.id == "SHOE-TOUCH-01"]

    assert [case.run(port, "touch", rulebook()).fault is None for case in touch] == [False]


NOTHING = {
    "shoe": _nothing(),
    "bet-slip": {"phase": "open", "selected": [], "unconfirmed": {}, "confirmed": {}, "shown": {}, "balance": "0"},
    "incidents": {},
    "complaints": {"decision": None},
}


@pytest.mark.parametrize("refuses_all", [True, False])
def test_an_engine_may_refuse_what_no_page_says(refuses_all):
    """Where the pages say nothing of an operation, refusing every event is as right as claiming none of it."""

    def answer(request):
        right = msgspec.to_builtins(reference(request))
        if request["op"] == "hello":
            return right | {"tables": {table: ["coup", "limits", *NOTHING] for table in right["tables"]}}
        if "unsupported" not in right:
            return right
        if refuses_all or request["op"] == "limits":
            return {"seq": request["seq"], "rejected": {"reason": "no"}}
        state = NOTHING[request["op"]] | {"refused": "no"}
        return {"seq": request["seq"], "states": [state for _ in request["events"]]}

    outcome = run(Selection("x", (), ("en",)), Port(answer), lambda _done, _total: None)

    assert outcome.complete
    assert [item.case for item in outcome.records if fails(item)] == []
