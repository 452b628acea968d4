"""Faults that depend on the round of the shoe, on how many cards a deal has, and on what has to be refused."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

from conformance.engines.faults.forms import Kind, Message, Session, Staked
from conformance.engines.faults.history import push_all
from conformance.engines.faults.where import closes, offers, takes_commission

ROUNDS = Kind("Rounds of the shoe")
REFUSALS = Kind("What has to be refused")


def _refused(request: Message, reason: str) -> Message:
    return {"seq": request["seq"], "rejected": {"reason": reason}}


def _last(request: Message, session: Session) -> int:
    """Return the last round in which every bet of a request is taken; a large number where none closes."""
    offered = session.table(request).offers
    closing = [offered[item["bet"]].last_round for item in request["bets"] if item["bet"] in offered]
    return min((last for last in closing if last is not None), default=10**9)


@ROUNDS.asks(where=closes)
def takes_bets_after_their_round(request: Message, _session: Session) -> Message:
    """Takes every bet in every round."""
    return request | {"round": 1} if request["round"] > 1 else request


@ROUNDS.answers(where=closes)
def closes_a_round_early(request: Message, answer: Message, session: Session) -> Message:
    """Refuses a bet in its last round."""
    return _refused(request, "closed") if request["round"] == _last(request, session) else answer


@ROUNDS.asks(where=closes)
def closes_a_round_late(request: Message, session: Session) -> Message:
    """Takes a bet one round longer."""
    return request | {"round": 1} if request["round"] == _last(request, session) + 1 else request


@ROUNDS.answers(where=closes)
def closes_every_bet_alike(request: Message, answer: Message, session: Session) -> Message:
    """Closes every bet that has a last round with the first that closes."""
    offered = session.table(request).offers
    rounds = [offer.last_round for offer in offered.values() if offer.last_round is not None]
    late = rounds and min(rounds) < request["round"] and _last(request, session) < 10**9
    return _refused(request, "closed") if late else answer


@ROUNDS.answers(where=closes)
def closed_bets_push(request: Message, answer: Message, session: Session) -> Message:
    """Takes bets after their last round, and returns the stakes."""
    if request["round"] <= _last(request, session) or "rejected" not in answer:
        return answer
    other = session.ask(request | {"round": 1})
    for coup in other.get("coups", ()):
        push_all(coup, request)
    return other


@ROUNDS.asks(where=closes)
def opens_again_in_round_seventy(request: Message, _session: Session) -> Message:
    """Takes every bet again from round 70 on."""
    return request | {"round": 1} if request["round"] >= 70 else request


@ROUNDS.settles(where=closes)
def bets_lose_from_round_twenty(item: Staked) -> Staked:
    """Loses bets that have a last round from round 20 on."""
    return item.lost() if item.round >= 20 and item.table.offers[item.bet].last_round is not None else item


@ROUNDS.answers()
def third_round_changes_sides(request: Message, answer: Message, _session: Session) -> Message:
    """Reports the other winner and nothing for totals from the third round on."""
    others = {"player": "banker", "banker": "player", "tie": "tie"}
    for coup in answer.get("coups", ()) if request["round"] > 2 else ():
        coup |= {"winner": others[coup["winner"]], "player_total": 0, "banker_total": 0}
    return answer


@ROUNDS.answers()
def hands_are_swapped_after_round_forty(request: Message, answer: Message, _session: Session) -> Message:
    """Reports each hand's cards as the other's after round 40."""
    for coup in answer.get("coups", ()) if request["round"] > 40 else ():
        coup["player"], coup["banker"] = coup["banker"], coup["player"]
    return answer


@ROUNDS.settles()
def pays_double_after_round_fifty(item: Staked) -> Staked:
    """Pays every win double after round 50."""
    return item.won(item.net * 2) if item.wins and item.round > 50 else item


@ROUNDS.settles()
def ties_pay_in_the_first_round_only(item: Staked) -> Staked:
    """Returns everything on a tie after the first round."""
    return item.pushed() if item.coup["winner"] == "tie" and item.round > 1 else item


@ROUNDS.settles("banker", where=takes_commission)
def no_commission_after_round_thirty(item: Staked) -> Staked:
    """Takes no commission after round 30."""
    free = item.wins and item.round > 30 and item.table.commission is not None
    return item.won(item.stake) if free else item


@ROUNDS.settles("tie")
def tie_loses_in_even_rounds(item: Staked) -> Staked:
    """Loses Tie in every round with an even number."""
    return item.lost() if item.round % 2 == 0 else item


@ROUNDS.answers()
def refuses_rounds_after_eighty(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses every round after the eightieth."""
    return _refused(request, "the shoe is over") if request["round"] > 80 else answer


@ROUNDS.answers()
def takes_round_nought(request: Message, answer: Message, session: Session) -> Message:
    """Takes coups in a round 0."""
    return session.ask(request | {"round": 1}) if request["round"] == 0 else answer


@ROUNDS.settles("player")
def player_pushes_in_round_sixty_one(item: Staked) -> Staked:
    """Returns Player in round 61, when the pair bets have closed."""
    return item.pushed() if item.round == 61 else item


# what has to be refused


@REFUSALS.answers()
def plays_with_five_cards(request: Message, answer: Message, session: Session) -> Message:
    """Takes a deal of four or five cards."""
    deals = [[*deal, "3C", "5D"][:6] if len(deal) in (4, 5) else deal for deal in request["deals"]]
    return session.ask(request | {"deals": deals}) if deals != list(request["deals"]) else answer


@REFUSALS.answers()
def refuses_more_than_six_cards(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses a deal of more than six cards."""
    long = any(len(deal) > 6 for deal in request["deals"])
    return _refused(request, "too many cards") if long else answer


def _repaired(request: Message, _session: Session, read: object) -> Message:
    """Return a request with each stake as the engine reads it."""
    bets = [item | {"stake": read(item["stake"])} for item in request["bets"]]  # type: ignore[operator]
    return request | {"bets": bets}


@REFUSALS.asks()
def takes_stakes_finer_than_the_unit(request: Message, session: Session) -> Message:
    """Takes a stake finer than the table's money, and cuts it to the unit."""

    def cut(stake: str) -> str:
        whole, _, decimals = stake.partition(".")
        return f"{whole}.{decimals[:2]}" if len(decimals) > 2 and decimals.isdigit() else stake

    return _repaired(request, session, cut)


@REFUSALS.asks()
def takes_negative_stakes(request: Message, session: Session) -> Message:
    """Takes a stake of less than nothing for the same amount above it."""
    return _repaired(request, session, lambda stake: stake.removeprefix("-"))


@REFUSALS.answers()
def takes_no_stake(request: Message, answer: Message, session: Session) -> Message:
    """Takes a stake of nothing, which wins and loses nothing."""

    def is_nothing(stake: str) -> bool:
        return bool(stake) and set(stake) <= set("0.") and stake[0] == stake[-1] == "0"

    bare = [item for item in request["bets"] if is_nothing(item["stake"])]
    if not bare:
        return answer
    other = session.ask(_repaired(request, session, lambda stake: "1" if is_nothing(stake) else stake))
    for coup in other.get("coups", ()):
        for item in coup["settlements"]:
            if item["bet"] in {one["bet"] for one in bare}:
                item["result"], item["returned"] = "push", "0.00"
    return other


@REFUSALS.asks()
def takes_any_notation_of_a_stake(request: Message, session: Session) -> Message:
    """Takes stakes like 1e2, +10 and 1_000."""

    def read(stake: str) -> str:
        try:
            return format(Decimal(stake.replace("_", "")), "f")
        except InvalidOperation:
            return stake

    return _repaired(request, session, read)


@REFUSALS.answers()
def loses_bets_that_are_not_offered(request: Message, answer: Message, session: Session) -> Message:
    """Takes a bet that the table does not offer, and loses it."""
    offered = session.table(request).offers
    gone = [item["bet"] for item in request["bets"] if item["bet"] not in offered]
    if "rejected" not in answer or not gone:
        return answer
    other = session.ask(request | {"bets": [item for item in request["bets"] if item["bet"] in offered]})
    for coup in other.get("coups", ()):
        coup["settlements"] += [{"bet": bet, "result": "lose", "returned": "0.00"} for bet in gone]
    return other


@REFUSALS.answers()
def a_wrong_bet_is_left_out(request: Message, answer: Message, session: Session) -> Message:
    """Leaves a bet out that it does not know, and plays the rest."""
    offered = session.table(request).offers
    known = [item for item in request["bets"] if item["bet"] in offered]
    return session.ask(request | {"bets": known}) if len(known) < len(request["bets"]) else answer


@REFUSALS.answers()
def refuses_more_than_ten_digits(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses stakes of more than ten digits before the point."""
    long = any(len(item["stake"].partition(".")[0]) > 10 for item in request["bets"])
    return _refused(request, "the stake is too long") if "coups" in answer and long else answer


@REFUSALS.answers(where=offers("tie"))
def tie_alone_is_refused(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses Tie without another bet beside it."""
    return _refused(request, "tie alone") if [item["bet"] for item in request["bets"]] == ["tie"] else answer
