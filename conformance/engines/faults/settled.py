"""Faults of an engine that is given both hands: what it takes for them, and how it settles them."""

from __future__ import annotations

from decimal import Decimal

from conformance.cards import DECK
from conformance.coup import CARDS_IN_HAND, total_of
from conformance.engines.faults.forms import Kind, Message, Session
from conformance.engines.faults.history import push_all
from conformance.engines.faults.where import closes

HANDS = Kind("Hands to settle")

SIX_CARDS = 6


@HANDS.asks("settle")
def hands_change_sides(request: Message, _session: Session) -> Message:
    """Takes the hand of Banker for that of Player."""
    swapped = [{"player": hand["banker"], "banker": hand["player"]} for hand in request["hands"]]
    return request | {"hands": swapped}


@HANDS.asks("settle")
def third_card_beside_a_natural_is_left_out(request: Message, session: Session) -> Message:
    """Takes a third card beside a natural, and settles as if it were not there."""
    return request | {"hands": [_without_third(hands, session) for hands in request["hands"]]}


def _without_third(hands: Message, session: Session) -> Message:
    tableau = session.rules.tableau
    first = {side: hands[side][:CARDS_IN_HAND] for side in ("player", "banker")}
    totals = [total_of(tableau, tuple(DECK[code] for code in cards)) for cards in first.values()]
    return first if tableau.natural_totals & set(totals) else hands


@HANDS.asks("settle", closes)
def hands_are_settled_in_the_first_round(request: Message, _session: Session) -> Message:
    """Settles hands as if every round were the first, in which all bets are open."""
    return request | {"round": min(1, request["round"])}


@HANDS.asks("settle")
def one_card_too_many_is_left_out(request: Message, _session: Session) -> Message:
    """Takes hands of more than three cards, and settles the first three."""
    return request | {"hands": [{side: cards[:3] for side, cards in hands.items()} for hands in request["hands"]]}


@HANDS.answers("settle")
def hands_are_settled_as_the_first(_request: Message, answer: Message, _session: Session) -> Message:
    """Settles every pair of hands of a request as the first."""
    coups = answer.get("coups", [])
    return answer | {"coups": [coup | {"settlements": coups[0]["settlements"]} for coup in coups]} if coups else answer


@HANDS.answers("settle")
def hands_come_in_reverse(_request: Message, answer: Message, _session: Session) -> Message:
    """Answers the hands of a request in reverse."""
    return answer | {"coups": answer["coups"][::-1]} if "coups" in answer else answer


@HANDS.answers("settle")
def hands_after_the_tenth_are_left_out(_request: Message, answer: Message, _session: Session) -> Message:
    """Settles ten pairs of hands of a request, and says nothing of the others."""
    return answer | {"coups": answer["coups"][:10]} if "coups" in answer else answer


@HANDS.answers("settle")
def hands_of_six_cards_push(request: Message, answer: Message, _session: Session) -> Message:
    """Returns the stakes where both hands have a third card."""
    for coup in answer.get("coups", ()):
        if len(coup["player"]) + len(coup["banker"]) == SIX_CARDS:
            push_all(coup, request)
    return answer


@HANDS.answers("settle")
def tie_of_given_hands_pays_nine(request: Message, answer: Message, _session: Session) -> Message:
    """Pays a tie 9:1 where the hands are given."""
    stakes = {item["bet"]: Decimal(item["stake"]) for item in request["bets"]}
    for coup in answer.get("coups", ()):
        for item in coup["settlements"]:
            if item["bet"] == "tie" and item["result"] == "win":
                item["returned"] = str(stakes["tie"] * 10)
    return answer


@HANDS.answers("settle")
def hands_that_are_invalid_push(request: Message, answer: Message, _session: Session) -> Message:
    """Settles nothing where hands are invalid: it answers without coups in the place of a refusal."""
    return {"seq": request["seq"], "coups": []} if "rejected" in answer else answer
