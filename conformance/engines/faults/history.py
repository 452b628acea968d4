"""Faults that depend on what was asked before, and on how many coups are asked at once."""

from __future__ import annotations

from decimal import Decimal

from conformance.engines.faults.forms import Kind, Message, Session
from conformance.engines.faults.where import closes, offers, takes_commission

HISTORY = Kind("What was asked before")
BATCHES = Kind("Coups in batches")


def push_all(coup: Message, request: Message) -> None:
    """Return every stake of a coup."""
    stakes = {item["bet"]: item["stake"] for item in request["bets"]}
    for item in coup["settlements"]:
        item["result"], item["returned"] = "push", stakes[item["bet"]]


def _settled_like(coup: Message, other: Message) -> Message:
    """Return a coup with the settlements of another, where they are of the same bets."""
    bets, others = ([item["bet"] for item in one["settlements"]] for one in (coup, other))
    return coup | {"settlements": other["settlements"]} if bets == others else coup


@HISTORY.answers()
def settles_the_coup_before(_request: Message, answer: Message, session: Session) -> Message:
    """Settles the first coup of a request like the last one of the request before, where the bets are the same."""
    coups = answer.get("coups")
    if not coups:
        return answer
    before = session.kept.get("coup", coups[0])
    session.kept["coup"] = coups[-1]
    return answer | {"coups": [_settled_like(coups[0], before), *coups[1:]]}


def _remembered(_request: Message, answer: Message, session: Session, what: str) -> Message:
    """Return what was answered first to a request that is alike in something."""
    if not answer.get("coups"):
        return answer
    before: Message = session.kept.setdefault(what, answer)
    if len(before["coups"]) != len(answer["coups"]):
        return answer
    pairs = zip(answer["coups"], before["coups"], strict=True)
    return answer | {"coups": [_settled_like(coup, other) for coup, other in pairs]}


@HISTORY.answers(where=offers("perfect-pair"))
def remembers_ranks_without_suits(request: Message, answer: Message, session: Session) -> Message:
    """Remembers coups by their ranks and forgets the suits, for the same bets."""
    deals = [[card[0] for card in deal] for deal in request["deals"]]
    return _remembered(request, answer, session, f"{request['table']} {request['bets']} {deals}")


@HISTORY.answers()
def remembers_deals_without_stakes(request: Message, answer: Message, session: Session) -> Message:
    """Remembers deals and bets, and forgets how much was staked."""
    bets = [item["bet"] for item in request["bets"]]
    return _remembered(request, answer, session, f"{request['table']} {bets} {request['deals']}")


@HISTORY.answers()
def remembers_the_first_four_cards(request: Message, answer: Message, session: Session) -> Message:
    """Remembers coups by the first four cards, as if all were naturals."""
    deals = [deal[:4] for deal in request["deals"]]
    return _remembered(request, answer, session, f"{request['table']} {request['bets']} {deals}")


@HISTORY.answers()
def remembers_no_table(request: Message, answer: Message, session: Session) -> Message:
    """Remembers deals and stakes, and forgets at which table."""
    return _remembered(request, answer, session, f"{request['bets']} {request['deals']}")


@HISTORY.answers(where=takes_commission)
def carries_fractions_over(request: Message, answer: Message, session: Session) -> Message:
    """Adds what it rounded off a Banker win to the next one: every second win in a session is a cent more."""
    table = session.table(request)
    for coup in answer.get("coups", ()):
        for item in coup["settlements"]:
            if item["bet"] == "banker" and item["result"] == "win" and table.commission is not None:
                session.kept["wins"] = wins = session.kept.get("wins", 0) + 1
                item["returned"] = str(Decimal(item["returned"]) + (Decimal("0.01") if wins % 2 == 0 else 0))
    return answer


@HISTORY.answers()
def a_refusal_spoils_the_next(request: Message, answer: Message, session: Session) -> Message:
    """Returns every stake of the first coup after a request that was refused."""
    spoilt, session.kept["refused"] = session.kept.get("refused", False), "rejected" in answer
    if spoilt and answer.get("coups"):
        push_all(answer["coups"][0], request)
    return answer


@HISTORY.answers(where=takes_commission)
def no_commission_after_a_tie(request: Message, answer: Message, session: Session) -> Message:
    """Takes no commission in the coup after a tie."""
    table, stakes = session.table(request), {item["bet"]: item["stake"] for item in request["bets"]}
    for coup in answer.get("coups", ()):
        for item in coup["settlements"]:
            free = session.kept.get("winner") == "tie" and item["bet"] == "banker" and item["result"] == "win"
            if free and table.commission is not None:
                item["returned"] = str(2 * Decimal(stakes["banker"]))
        session.kept["winner"] = coup["winner"]
    return answer


@HISTORY.answers()
def every_fiftieth_request_pushes(request: Message, answer: Message, session: Session) -> Message:
    """Returns every stake in each fiftieth request for coups that it takes."""
    if "coups" in answer and request["bets"]:
        session.kept["coups"] = asked = session.kept.get("coups", 0) + 1
        for coup in answer["coups"] if asked % 50 == 0 else ():
            push_all(coup, request)
    return answer


@HISTORY.answers()
def every_hundredth_coup_changes_sides(_request: Message, answer: Message, session: Session) -> Message:
    """Reports the other winner in each hundredth coup of a session."""
    others = {"player": "banker", "banker": "player", "tie": "tie"}
    for coup in answer.get("coups", ()):
        if coup["winner"] != "tie":
            session.kept["coups"] = played = session.kept.get("coups", 0) + 1
            coup["winner"] = others[coup["winner"]] if played % 100 == 0 else coup["winner"]
    return answer


@HISTORY.answers()
def tires_after_two_hundred_requests(_request: Message, answer: Message, session: Session) -> Message:
    """Loses every stake after two hundred requests."""
    for coup in answer.get("coups", ()) if session.number >= 200 else ():
        for item in coup["settlements"]:
            item["result"], item["returned"] = "lose", "0.00"
    return answer


@HISTORY.asks(where=closes)
def keeps_the_round(request: Message, session: Session) -> Message:
    """Takes the round of the request before for this one's, where that was later."""
    before = session.kept.get("round", 1)
    session.kept["round"] = request["round"]
    return request | {"round": before} if before > request["round"] >= 1 else request


@HISTORY.answers()
def the_same_again_is_refused(request: Message, answer: Message, session: Session) -> Message:
    """Refuses a request that is the same as the one before, as a message sent twice."""
    same = {name: value for name, value in request.items() if name != "seq"}
    before, session.kept["before"] = session.kept.get("before"), same
    return {"seq": request["seq"], "rejected": {"reason": "sent twice"}} if same == before else answer


@HISTORY.answers()
def winnings_are_staked_again(request: Message, answer: Message, session: Session) -> Message:
    """Adds the last stake to this one when the same single bet is asked twice in a row."""
    if "coups" not in answer or len(request["bets"]) != 1:
        return answer
    bet, before = request["bets"][0], session.kept.get("bet")
    session.kept["bet"] = bet
    if before is None or before["bet"] != bet["bet"]:
        return answer
    other = session.ask(request | {"bets": [bet | {"stake": str(Decimal(before["stake"]) + Decimal(bet["stake"]))}]})
    return other if "coups" in other else answer


@HISTORY.answers("bet-slip")
def the_balance_is_kept(_request: Message, answer: Message, session: Session) -> Message:
    """Lets a bettor who sits down keep the balance of the one before, from the third event on."""
    states = answer.get("states", [])
    before = session.kept.get("balance")
    if states:
        session.kept["balance"] = states[-1]["balance"]
    kept = [state | {"balance": before} for state in states[2:]] if before is not None else states[2:]
    return answer | {"states": states[:2] + kept} if states else answer


@HISTORY.answers("shoe")
def the_shoe_goes_on(_request: Message, answer: Message, session: Session) -> Message:
    """Counts the rounds of a request on from those of the request before."""
    states = answer.get("states", [])
    before = session.kept.get("round", 0)
    if states:
        session.kept["round"] = states[-1]["round"]
    return answer | {"states": [state | {"round": state["round"] + before} for state in states]} if states else answer


@HISTORY.answers("complaints")
def a_second_complaint_is_refused(_request: Message, answer: Message, session: Session) -> Message:
    """Takes just one complaint a session: later ones are rejected as late."""
    states = answer.get("states", [])
    filed = session.kept.get("filed", False)
    session.kept["filed"] = filed or any(state["decision"] == "accepted" for state in states)
    late = {"decision": "rejected", "reasons": ["late"]}
    return (
        answer | {"states": [state | late if state["decision"] == "accepted" else state for state in states]}
        if filed
        else answer
    )


# batches


@BATCHES.answers()
def batch_in_reverse(_request: Message, answer: Message, _session: Session) -> Message:
    """Answers the coups of a request in reverse."""
    return answer | {"coups": list(reversed(answer["coups"]))} if "coups" in answer else answer


@BATCHES.answers()
def batch_stops_at_five_hundred(_request: Message, answer: Message, _session: Session) -> Message:
    """Plays 500 coups of a request and repeats the last one for the rest."""
    coups = answer.get("coups", [])
    return answer | {"coups": coups[:500] + coups[499:500] * (len(coups) - 500)} if len(coups) > 500 else answer


@BATCHES.answers(where=closes)
def batch_is_one_shoe(request: Message, answer: Message, session: Session) -> Message:
    """Plays the deals of a request as rounds one after the other: later ones run past the bets' last round."""
    coups = answer.get("coups", [])
    if coups and request["bets"]:
        offers = session.table(request).offers
        for at, coup in enumerate(coups):
            for item in coup["settlements"]:
                last = offers[item["bet"]].last_round
                if last is not None and request["round"] + at > last:
                    item["result"], item["returned"] = "lose", "0.00"
    return answer


@BATCHES.answers()
def deals_run_together(request: Message, answer: Message, session: Session) -> Message:
    """Deals the coups of a request from one run of cards: each takes the cards that the one before left."""
    if "coups" not in answer or len(request["deals"]) < 2:
        return answer
    run = [card for deal in request["deals"] for card in deal]
    other, at = [], 0
    for coup in answer["coups"]:
        dealt = session.ask(request | {"deals": [run[at : at + 6]]})
        other.append(dealt["coups"][0] if "coups" in dealt else coup)
        at += len(other[-1]["player"]) + len(other[-1]["banker"])
    return answer | {"coups": other}


@BATCHES.answers()
def first_of_a_batch_settles_all(_request: Message, answer: Message, _session: Session) -> Message:
    """Settles every coup of a request like its first."""
    coups = answer.get("coups", [])
    return answer | {"coups": [coup | {"settlements": coups[0]["settlements"]} for coup in coups]} if coups else answer


@BATCHES.answers()
def last_of_a_batch_pushes(request: Message, answer: Message, _session: Session) -> Message:
    """Returns the stakes of the last of several coups."""
    coups = answer.get("coups", [])
    if len(coups) > 1:
        push_all(coups[-1], request)
    return answer


@BATCHES.answers()
def large_batches_come_in_another_order(_request: Message, answer: Message, _session: Session) -> Message:
    """Answers more than 100 coups in the order in which two workers finish them."""
    coups = answer.get("coups", [])
    return answer | {"coups": coups[1::2] + coups[::2]} if len(coups) > 100 else answer


@BATCHES.answers()
def deals_alike_are_settled_once(request: Message, answer: Message, _session: Session) -> Message:
    """Returns the stakes on a deal that stands in the request a second time."""
    seen: set[tuple[str, ...]] = set()
    for coup, deal in zip(answer.get("coups", ()), request["deals"], strict=False):
        if tuple(deal) in seen:
            push_all(coup, request)
        seen.add(tuple(deal))
    return answer


@BATCHES.answers(where=takes_commission)
def batches_bear_no_commission(request: Message, answer: Message, session: Session) -> Message:
    """Takes no commission where several coups are asked at once."""
    coups, free = answer.get("coups", []), session.table(request).commission is not None
    stakes = {item["bet"]: item["stake"] for item in request["bets"]}
    for coup in coups if len(coups) > 1 and free else ():
        for item in coup["settlements"]:
            if item["bet"] == "banker" and item["result"] == "win":
                item["returned"] = str(2 * Decimal(stakes["banker"]))
    return answer


@BATCHES.answers()
def the_bank_breaks(request: Message, answer: Message, _session: Session) -> Message:
    """Pays the first ten wins of a request and returns the stakes of later ones."""
    wins, stakes = 0, {item["bet"]: item["stake"] for item in request["bets"]}
    for coup in answer.get("coups", ()):
        for item in coup["settlements"]:
            wins += item["result"] == "win"
            if item["result"] == "win" and wins > 10:
                item["result"], item["returned"] = "push", stakes[item["bet"]]
    return answer


@BATCHES.answers()
def more_than_256_coups_are_refused(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses more than 256 coups at once."""
    many = len(answer.get("coups", ())) > 256
    return {"seq": request["seq"], "rejected": {"reason": "too many coups"}} if many else answer
