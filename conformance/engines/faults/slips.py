"""Faults of the bet slip: its piles, its buttons, its clock and what it charges and credits."""

from __future__ import annotations

from decimal import Decimal

from conformance.engines.faults.forms import Kind, Message, Session
from conformance.engines.faults.where import slip_has_a_window, slip_knows

SLIPS = Kind("The bet slip")
SLIP = "bet-slip"
PILES = ("unconfirmed", "confirmed", "shown")


def _amount(amount: Decimal) -> str:
    return format(max(amount, Decimal(0)), "f")


def _changed(request: Message, session: Session, events: list[Message]) -> Message:
    """Return the answer to a request as if other events had come, one for each."""
    return session.ask(request | {"events": events})


@SLIPS.states(SLIP)
def phantom_bet_in_a_pile(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Shows 99.00 on Tie in every pile that is not empty."""
    return {pile: {**state[pile], "tie": "99.00"} for pile in PILES if state[pile]}


@SLIPS.answers(SLIP)
def only_the_last_state_is_right(_request: Message, answer: Message, _session: Session) -> Message:
    """Says of every state but the last that nothing has happened."""
    states = answer.get("states", [])
    none: Message = {"unconfirmed": {}, "confirmed": {}, "shown": {}, "selected": []}
    return answer | {"states": [state | none for state in states[:-1]] + states[-1:]} if states else answer


@SLIPS.states(SLIP)
def the_chip_is_not_shown(_state: Message, _event: Message, _before: list[Message]) -> Message:
    """Never says which chip is selected."""
    return {"selected": []}


@SLIPS.states(SLIP)
def the_first_chip_stays_selected(state: Message, _event: Message, before: list[Message]) -> Message:
    """Goes on showing the first chip after another is selected."""
    chips = [other["selected"] for other in before if other["selected"]]
    return {"selected": chips[0]} if chips and state["selected"] else {}


@SLIPS.states(SLIP)
def nothing_is_refused(_state: Message, _event: Message, _before: list[Message]) -> Message:
    """Does not say that the slip refuses an event."""
    return {"refused": None}


@SLIPS.states(SLIP, slip_knows("confirm"))
def phase_follows_the_deal(state: Message, event: Message, _before: list[Message]) -> Message:
    """Says that betting is closed after the coup, though it is open again."""
    return {"phase": "closed"} if event["event"] == "coup" and state["phase"] == "open" else {}


@SLIPS.states(SLIP, slip_knows("confirm"))
def confirming_charges_nothing(_state: Message, event: Message, before: list[Message]) -> Message:
    """Leaves the balance as it is when bets are confirmed."""
    return {"balance": before[-1]["balance"]} if event["event"] == "confirm" and before else {}


@SLIPS.states(SLIP, slip_knows("coup"))
def pushes_are_not_credited(state: Message, event: Message, before: list[Message]) -> Message:
    """Credits nothing when the coup returns a stake without a win."""
    if event["event"] != "coup" or not before or state["refused"]:
        return {}
    back = Decimal(state["balance"]) - Decimal(before[-1]["balance"])
    return (
        {"balance": before[-1]["balance"]}
        if back in {Decimal(stake) for stake in before[-1]["confirmed"].values()}
        else {}
    )


@SLIPS.answers(SLIP)
def second_round_is_not_credited(request: Message, answer: Message, _session: Session) -> Message:
    """Credits the wins of the first round and not those of later ones."""
    rounds, lost, last = 0, Decimal(0), Decimal(0)
    for event, state in zip(request["events"], answer.get("states", ()), strict=False):
        dealt = event["event"] in ("coup", "deal", "rebet", "rebet-double") and state["refused"] is None
        rounds += dealt
        gained = Decimal(state["balance"]) - last
        if dealt and rounds > 1 and gained > 0:
            lost += gained
        last = Decimal(state["balance"])
        state["balance"] = _amount(last - lost)
    return answer


@SLIPS.answers(SLIP, slip_knows("undo"))
def undo_takes_everything(request: Message, _answer: Message, session: Session) -> Message:
    """Removes every unconfirmed bet at undo."""
    events = [event | {"event": "clear"} if event["event"] == "undo" else event for event in request["events"]]
    return _changed(request, session, events)


@SLIPS.answers(SLIP, slip_knows("double"))
def double_is_pressed_twice(request: Message, answer: Message, _session: Session) -> Message:
    """Makes four of one at double, where the limits allow it."""
    for state, before, event in zip(
        answer.get("states", [])[1:], answer.get("states", []), request["events"][1:], strict=False
    ):
        if event["event"] == "double" and state["refused"] is None:
            state["unconfirmed"] = {bet: _amount(Decimal(stake) * 4) for bet, stake in before["unconfirmed"].items()}
    return answer


@SLIPS.answers(SLIP, slip_has_a_window)
def window_closes_a_second_late(request: Message, _answer: Message, session: Session) -> Message:
    """Closes the window a second late, at the first wait."""
    events = list(request["events"])
    for at, event in enumerate(events):
        if event["event"] == "wait" and (event.get("seconds") or 0) > 0:
            events[at] = event | {"seconds": event["seconds"] - 1}
            break
    return _changed(request, session, events)


@SLIPS.answers(SLIP, slip_has_a_window)
def waits_do_not_add_up(request: Message, _answer: Message, session: Session) -> Message:
    """Closes the window only when thirty seconds pass at once."""
    events = [
        event | {"seconds": 0} if event["event"] == "wait" and 0 < (event.get("seconds") or 0) < 30 else event
        for event in request["events"]
    ]
    return _changed(request, session, events)


@SLIPS.states(SLIP, slip_knows("clear", "confirm"))
def clear_takes_confirmed_bets(_state: Message, event: Message, _before: list[Message]) -> Message:
    """Clears confirmed bets too."""
    return {"confirmed": {}} if event["event"] == "clear" else {}


@SLIPS.asks(SLIP)
def every_maximum_is_higher(request: Message, _session: Session) -> Message:
    """Takes stakes up to twice the largest."""
    try:
        return request | {"maximum": _amount(Decimal(request["maximum"]) * 2)}
    except ArithmeticError:
        return request


@SLIPS.asks(SLIP)
def the_maximum_is_not_taken(request: Message, _session: Session) -> Message:
    """Takes stakes below the largest, but not the largest itself."""
    maximum = Decimal(request["maximum"])
    lower = maximum - Decimal("0.01")
    return request | {"maximum": _amount(lower)} if lower >= Decimal(request["minimum"]) > 0 else request


@SLIPS.asks(SLIP)
def there_is_no_minimum(request: Message, _session: Session) -> Message:
    """Lets stakes below the smallest be placed and confirmed."""
    return request | {"minimum": "0.01"} if Decimal(request["minimum"]) > 0 else request


@SLIPS.asks(SLIP)
def credit_without_end(request: Message, _session: Session) -> Message:
    """Lets a bettor stake a thousand more than the balance, and shows the balance so."""
    return request | {"balance": _amount(Decimal(request["balance"]) + 1000)}


@SLIPS.asks(SLIP)
def chips_finer_than_the_unit(request: Message, _session: Session) -> Message:
    """Takes chips finer than the table's money, cut to the unit."""

    def cut(event: Message) -> Message:
        whole, point, decimals = str(event.get("chip") or "").partition(".")
        return event | {"chip": f"{whole}.{decimals[:1]}1"} if point and len(decimals) > 2 else event

    return request | {"events": [cut(event) for event in request["events"]]}


@SLIPS.asks(SLIP)
def negative_chips_are_taken(request: Message, _session: Session) -> Message:
    """Takes a chip of less than nothing for the same amount above it."""
    events = [
        event | {"chip": event["chip"].removeprefix("-")} if event.get("chip") else event for event in request["events"]
    ]
    return request | {"events": events}


@SLIPS.asks(SLIP)
def clicks_go_to_the_first_bet(request: Message, _session: Session) -> Message:
    """Puts every chip on the bet that was clicked first."""
    clicked = [event["bet"] for event in request["events"] if event["event"] == "click" and event.get("bet")]
    events = [
        event | {"bet": clicked[0]} if event["event"] == "click" and clicked else event for event in request["events"]
    ]
    return request | {"events": events}


@SLIPS.states(SLIP, slip_knows("deal"))
def touch_leaves_bets_at_risk(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Shows the stakes of a round that is over as confirmed."""
    return {"shown": {}, "confirmed": state["shown"]} if state["shown"] else {}


@SLIPS.asks(SLIP, slip_knows("rebet-double"))
def rebet_double_does_not_double(request: Message, _session: Session) -> Message:
    """Places the bets of the round before once at rebet-double."""
    events = [event | {"event": "rebet"} if event["event"] == "rebet-double" else event for event in request["events"]]
    return request | {"events": events}


@SLIPS.answers(SLIP, slip_knows("deal"))
def touch_slip_does_not_round(request: Message, answer: Message, _session: Session) -> Message:
    """Credits a winning Banker with fractions of a cent."""
    extra = Decimal(0)
    for event, state in zip(request["events"], answer.get("states", ()), strict=False):
        dealt = event["event"] in ("deal", "rebet", "rebet-double") and state["refused"] is None
        stake = Decimal(state["shown"].get("banker", "0"))
        if dealt and stake * 95 % 1:
            extra += stake * Decimal("0.95") % Decimal("0.01")
        state["balance"] = _amount(Decimal(state["balance"]) + extra)
    return answer


@SLIPS.states(SLIP)
def the_bettor_sees_no_small_change(state: Message, _event: Message, _before: list[Message]) -> Message:
    """Shows the balance in whole units."""
    return {"balance": str(int(Decimal(state["balance"])))}
