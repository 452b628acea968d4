"""Faults around the coup: the shoe, limits, incidents and complaints."""

from __future__ import annotations

from decimal import Decimal

from conformance.engines.faults.forms import Kind, Message, Session
from conformance.engines.faults.where import (
    decks_are_stated,
    incidents_have,
    incidents_of_several_cards,
    incidents_outside_rounds,
    limits_have,
    shoe_says,
)

SHOE = Kind("The shoe")
LIMITS = Kind("Limits")
INCIDENTS = Kind("Incidents")
COMPLAINTS = Kind("Complaints")

NO_SHOE = {"phase": "none", "round": 0, "burnt": 0, "cards": 0, "last": False, "shuffled": False}


@SHOE.states("shoe")
def phase_is_always_none(_state: Message, _event: Message, _before: list[Message]) -> Message:
    """Says that there is no shoe, whatever happens."""
    return {"phase": "none"}


@SHOE.answers("shoe")
def only_the_last_shoe_is_right(_request: Message, answer: Message, _session: Session) -> Message:
    """Says of every state but the last that there is no shoe."""
    states = answer.get("states", [])
    return answer | {"states": [*(state | NO_SHOE for state in states[:-1]), *states[-1:]]} if states else answer


@SHOE.states("shoe")
def rounds_count_from_nought(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Counts the rounds of a shoe from 0."""
    return {"round": max(0, state["round"] - 1)}


@SHOE.states("shoe")
def rounds_count_over_shoes(_state: Message, event: Message, before: list[Message]) -> Message:
    """Goes on counting rounds when a new shoe begins."""
    return {"round": before[-1]["round"]} if event["event"] == "shoe" and before else {}


@SHOE.states("shoe", shoe_says("burn_counts"))
def ten_burns_nothing(state: Message, event: Message, _before: list[Message]) -> Message:
    """Burns nothing for a ten or a face card."""
    ten = event["event"] == "shoe" and str(event.get("exposed"))[0] in "TJQK" and state["refused"] is None
    return {"burnt": 0, "cards": state["cards"] + state["burnt"]} if ten else {}


@SHOE.states("shoe", shoe_says("burn_counts"))
def exposed_card_is_burnt_too(state: Message, event: Message, _before: list[Message]) -> Message:
    """Counts the exposed card among the burnt ones."""
    return (
        {"burnt": state["burnt"] + 1}
        if event["event"] == "shoe" and state["burnt"] and state["refused"] is None
        else {}
    )


@SHOE.states("shoe", shoe_says("burn_counts"))
def ace_burns_eleven(state: Message, event: Message, _before: list[Message]) -> Message:
    """Burns eleven cards for an ace of spades."""
    ace = event["event"] == "shoe" and event.get("exposed") == "AS" and state["refused"] is None
    return {"burnt": 11, "cards": state["cards"] - 10} if ace else {}


@SHOE.states("shoe", decks_are_stated)
def the_shoe_has_six_decks(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Counts the cards of six decks."""
    return {"cards": state["cards"] - 104} if state["cards"] else {}


@SHOE.states("shoe", shoe_says("last_round"))
def last_round_is_not_announced(_state: Message, _event: Message, _before: list[Message]) -> Message:
    """Never says that a round is the last."""
    return {"last": False}


@SHOE.states("shoe", shoe_says("last_round"))
def shoe_is_ready_after_the_last_round(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Says that the shoe is ready after its last round."""
    return {"phase": "ready"} if state["phase"] == "over" else {}


@SHOE.states("shoe")
def shuffles_once_too_often(state: Message, event: Message, _before: list[Message]) -> Message:
    """Says that the cards were shuffled when a round ends, and no more when something is then refused."""
    return {"shuffled": True} if event["event"] == "end" and state["refused"] is None else {}


@SHOE.states("shoe", shoe_says("shuffled_before", "reshuffle_after"))
def never_says_that_it_shuffles(_state: Message, _event: Message, _before: list[Message]) -> Message:
    """Never says that the cards were shuffled."""
    return {"shuffled": False}


@SHOE.states("shoe", shoe_says("reshuffle_after"))
def reshuffle_is_always_refused(_state: Message, event: Message, before: list[Message]) -> Message:
    """Refuses every reshuffle."""
    if event["event"] != "reshuffle":
        return {}
    return (before[-1] if before else NO_SHOE) | {"refused": "no reshuffle"}


@SHOE.states("shoe")
def shoe_refuses_nothing(_state: Message, _event: Message, _before: list[Message]) -> Message:
    """Does not say that the shoe refuses an event."""
    return {"refused": None}


@SHOE.states("shoe")
def every_round_is_refused_after_the_second(state: Message, event: Message, before: list[Message]) -> Message:
    """Refuses every round after the second of a shoe."""
    return (
        before[-1] | {"refused": "no more rounds"}
        if event["event"] == "round" and state["round"] > 2 and before
        else {}
    )


@SHOE.states("shoe")
def burns_one_between_rounds(state: Message, event: Message, _before: list[Message]) -> Message:
    """Burns a card between rounds."""
    later = event["event"] == "round" and state["round"] > 1 and state["refused"] is None
    return {"burnt": 1} if later else {}


# limits


def _taken(request: Message) -> Message:
    return {"seq": request["seq"], "taken": True}


def _outside(request: Message, bound: str) -> Message:
    """Return a request with a bound of every bet widened to nothing or much."""
    wide = {"minimum": "0.01", "maximum": "99999999999"}[bound]
    limits = {bet: limit | {bound: wide} for bet, limit in request["limits"].items()}
    return request | {"limits": limits}


@LIMITS.answers("limits")
def every_stake_is_taken(request: Message, _answer: Message, _session: Session) -> Message:
    """Takes every stake."""
    return _taken(request)


@LIMITS.asks("limits", limits_have("bounds"))
def smallest_stakes_are_not_checked(request: Message, _session: Session) -> Message:
    """Takes stakes below the smallest."""
    return _outside(request, "minimum")


@LIMITS.asks("limits")
def largest_stakes_are_not_checked(request: Message, _session: Session) -> Message:
    """Takes stakes above the largest."""
    return _outside(request, "maximum")


@LIMITS.answers("limits")
def the_largest_stake_is_refused(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses the largest stake itself."""
    limits = request["limits"]
    reached = any(item["bet"] in limits and item["stake"] == limits[item["bet"]]["maximum"] for item in request["bets"])
    return {"seq": request["seq"], "rejected": {"reason": "too much"}} if reached else answer


@LIMITS.asks("limits")
def just_the_first_stake_is_checked(request: Message, _session: Session) -> Message:
    """Checks the first stake and takes the rest."""
    wide = {"minimum": "0.01", "maximum": "99999999999"}
    first = [item["bet"] for item in request["bets"]][:1]
    limits = {bet: limit if bet in first else limit | wide for bet, limit in request["limits"].items()}
    return request | {"limits": limits}


@LIMITS.answers("limits")
def stakes_are_compared_as_text(request: Message, answer: Message, _session: Session) -> Message:
    """Compares a stake with the smallest one letter by letter: 100 comes before 20."""
    limits = request["limits"]
    low = any(item["bet"] in limits and item["stake"] < limits[item["bet"]]["minimum"] for item in request["bets"])
    return {"seq": request["seq"], "rejected": {"reason": "too little"}} if low else answer


@LIMITS.answers("limits")
def the_sum_has_to_fit(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses stakes whose sum is more than the largest stake on one of them."""
    if "taken" not in answer or not request["limits"]:
        return answer
    most = max(Decimal(limit["maximum"]) for limit in request["limits"].values())
    over = sum(Decimal(item["stake"]) for item in request["bets"]) > most
    return {"seq": request["seq"], "rejected": {"reason": "too much"}} if over else answer


@LIMITS.answers("limits", limits_have("difference"))
def each_side_is_capped_alone(request: Message, answer: Message, _session: Session) -> Message:
    """Caps Player and Banker each, instead of their difference."""
    limits = request["limits"]
    over = any(
        item["bet"] in limits and Decimal(item["stake"]) > Decimal(limits[item["bet"]]["maximum"])
        for item in request["bets"]
    )
    return {"seq": request["seq"], "rejected": {"reason": "too much"}} if over and "taken" in answer else answer


@LIMITS.asks("limits", limits_have("eligibility"))
def the_sign_is_not_seen(request: Message, _session: Session) -> Message:
    """Takes Tiger bets alone although the table shows the sign."""
    return request | {"sign": False}


@LIMITS.asks("limits", limits_have("eligibility"))
def the_sign_is_always_seen(request: Message, _session: Session) -> Message:
    """Refuses Tiger bets alone although the table shows no sign."""
    return request | {"sign": True}


@LIMITS.asks("limits", limits_have("eligibility"))
def any_bet_beside_a_tiger_will_do(request: Message, _session: Session) -> Message:
    """Takes a Tiger bet beside a pair bet as beside a main bet."""
    beside = any(item["bet"] in ("player-pair", "banker-pair") for item in request["bets"])
    return request | {"sign": False} if beside else request


# incidents


@INCIDENTS.states("incidents", incidents_have("payouts", None))
def payouts_are_always_void(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Voids payouts at every incident."""
    return {"payouts": "void"} if not state.get("refused") else {}


@INCIDENTS.states("incidents")
def the_supervisor_is_always_informed(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Informs the supervisor of every incident."""
    return {"informed": "supervisor"} if not state.get("refused") else {}


@INCIDENTS.states("incidents")
def the_cards_are_always_reshuffled(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Reshuffles the cards at every incident."""
    return {"cards": "reshuffled"} if not state.get("refused") else {}


@INCIDENTS.states("incidents", incidents_have("stakes", "settled"))
def stakes_are_always_returned(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Returns the stakes where they have to be settled."""
    return {"stakes": "returned"} if state.get("stakes") == "settled" else {}


@INCIDENTS.states("incidents", incidents_have("table"))
def the_table_stays_open(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Leaves the table open when the operator's system fails."""
    return {"table": None} if state.get("table") else {}


@INCIDENTS.states("incidents", incidents_have("shoe"))
def the_shoe_is_kept(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Goes on with the shoe that has to be replaced."""
    return {"shoe": None} if state.get("shoe") else {}


@INCIDENTS.states("incidents", incidents_have("by"))
def the_dealer_does_it_all(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Has the dealer do what the supervisor does, and the supervisor what the dealer does."""
    others = {"dealer": "supervisor", "supervisor": "dealer"}
    return {"by": others[state["by"]]} if state.get("by") else {}


@INCIDENTS.states("incidents")
def incidents_are_never_refused(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Pauses the round at an incident that it does not know."""
    return {"refused": None, "round": "paused"} if state.get("refused") else {}


@INCIDENTS.states("incidents")
def the_first_incident_answers_all(_state: Message, _event: Message, before: list[Message]) -> Message:
    """Says of every incident of a request what it said of the first."""
    nothing: Message = dict.fromkeys(("result", "stakes", "payouts", "round", "shoe", "table"))
    rest: Message = dict.fromkeys(("card", "cards", "by", "informed", "refused"))
    return nothing | rest | before[0] if before else {}


@INCIDENTS.asks("incidents", incidents_outside_rounds)
def the_moment_does_not_count(request: Message, _session: Session) -> Message:
    """Takes an incident in a shuffle, after the round or in a pause for one during the round."""
    return request | {"events": [event | {"during": "round"} for event in request["events"]]}


@INCIDENTS.asks("incidents", incidents_of_several_cards)
def one_card_is_enough(request: Message, _session: Session) -> Message:
    """Takes one card for several dealt together."""
    return request | {
        "events": [event | {"cards": 2} if event.get("cards", 1) == 1 else event for event in request["events"]]
    }


# complaints


@COMPLAINTS.states("complaints")
def every_complaint_is_accepted(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Accepts every complaint, with the reasons for rejecting it."""
    return {"decision": "accepted"} if state["decision"] else {}


@COMPLAINTS.states("complaints")
def complaints_are_not_decided(_state: Message, _event: Message, _before: list[Message]) -> Message:
    """Gives the reasons and no decision."""
    return {"decision": None}


@COMPLAINTS.states("complaints")
def complaints_have_no_reasons(_state: Message, _event: Message, _before: list[Message]) -> Message:
    """Rejects without a reason."""
    return {"reasons": []}


@COMPLAINTS.states("complaints")
def just_one_reason_is_given(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Gives the first of two reasons."""
    return {"reasons": state["reasons"][:1]}


@COMPLAINTS.asks("complaints")
def the_deadline_is_exclusive(request: Message, _session: Session) -> Message:
    """Rejects a complaint that comes at the very deadline."""
    day = 24 * 60 * 60
    return request | {"events": [e | {"seconds": day + 1} if e["seconds"] == day else e for e in request["events"]]}


@COMPLAINTS.asks("complaints")
def the_deadline_is_a_second_long(request: Message, _session: Session) -> Message:
    """Takes a complaint for a second after the deadline."""
    day = 24 * 60 * 60
    return request | {"events": [e | {"seconds": day} if e["seconds"] == day + 1 else e for e in request["events"]]}


@COMPLAINTS.asks("complaints")
def two_days_for_a_complaint(request: Message, _session: Session) -> Message:
    """Takes a complaint for 48 hours."""
    events = [event | {"seconds": event["seconds"] // 2} for event in request["events"] if event["seconds"] >= 0]
    return request | {"events": events} if len(events) == len(request["events"]) else request


@COMPLAINTS.states("complaints")
def the_video_is_always_kept(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Says that the video is kept for ever."""
    return {"video": True} if state["decision"] else {}


@COMPLAINTS.asks("complaints")
def a_dealer_need_not_be_named(request: Message, _session: Session) -> Message:
    """Takes a complaint that does not name the dealer."""
    events = [event | {"fields": [*event["fields"], "dealer"]} for event in request["events"]]
    return request | {"events": events}


@COMPLAINTS.asks("complaints")
def unknown_parts_are_ignored(request: Message, session: Session) -> Message:
    """Takes a complaint with a part that it does not know."""
    rules = session.rules.procedures[request["table"]].complaints
    assert rules is not None
    events = [event | {"fields": [f for f in event["fields"] if f in rules.required]} for event in request["events"]]
    return request | {"events": events}


@COMPLAINTS.asks("complaints")
def complaints_from_before_the_event(request: Message, _session: Session) -> Message:
    """Takes a complaint from before the event."""
    return request | {"events": [event | {"seconds": max(0, event["seconds"])} for event in request["events"]]}
