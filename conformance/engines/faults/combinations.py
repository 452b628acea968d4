"""Faults that depend on which bets are staked on together, and in which order."""

from __future__ import annotations

from decimal import Decimal

from conformance.engines.faults.forms import Kind, Message, Session, Staked
from conformance.engines.faults.where import more_bets_than, offers, offers_any, takes_commission
from conformance.money import ZERO

SETS = Kind("Several bets at once")
MAIN = {"player", "banker", "tie"}


def _both_main(item: Staked) -> bool:
    return {"player", "banker"} <= item.stakes.keys()


def _refused(request: Message, reason: str) -> Message:
    return {"seq": request["seq"], "rejected": {"reason": reason}}


def _bets(request: Message) -> list[str]:
    return [item["bet"] for item in request["bets"]]


@SETS.settles("player", "banker")
def player_and_banker_are_netted(item: Staked) -> Staked:
    """Nets stakes on Player and Banker: the smaller one is returned."""
    return (
        item.pushed() if _both_main(item) and item.stake == min(item.stakes["player"], item.stakes["banker"]) else item
    )


@SETS.answers()
def player_beside_banker_is_refused(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses Player and Banker together."""
    return _refused(request, "opposite bets") if {"player", "banker"} <= set(_bets(request)) else answer


@SETS.settles("player", "banker")
def equal_opposite_stakes_push(item: Staked) -> Staked:
    """Returns Player and Banker when the same amount is staked on both."""
    return item.pushed() if _both_main(item) and item.stakes["player"] == item.stakes["banker"] else item


@SETS.settles("player", "banker")
def tie_beside_them_loses_main_bets(item: Staked) -> Staked:
    """Takes Player and Banker on a tie where Tie is staked on too."""
    return item.lost() if item.coup["winner"] == "tie" and "tie" in item.stakes else item


@SETS.settles(where=more_bets_than(4))
def settles_the_first_four(item: Staked) -> Staked:
    """Settles the first four bets and returns the rest."""
    return item if list(item.stakes).index(item.bet) < 4 else item.pushed()


@SETS.settles(where=more_bets_than(8))
def settles_the_first_eight(item: Staked) -> Staked:
    """Settles the first eight bets and loses the rest."""
    return item if list(item.stakes).index(item.bet) < 8 else item.lost()


@SETS.answers(where=more_bets_than(6))
def more_than_six_bets_are_refused(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses more than six bets at once."""
    return _refused(request, "too many bets") if "coups" in answer and len(request["bets"]) > 6 else answer


@SETS.answers()
def settlements_by_position(_request: Message, answer: Message, _session: Session) -> Message:
    """Settles bets in the order of their names, and writes the results down in the order of the request."""
    for coup in answer.get("coups", ()):
        items = coup["settlements"]
        coup["settlements"] = [
            other | {"bet": item["bet"]}
            for item, other in zip(items, sorted(items, key=lambda item: str(item["bet"])), strict=True)
        ]
    return answer


@SETS.asks()
def all_stakes_are_the_first(request: Message, _session: Session) -> Message:
    """Takes the first stake for all of them."""
    return request | {"bets": [item | {"stake": request["bets"][0]["stake"]} for item in request["bets"]]}


@SETS.asks()
def stakes_are_shifted_by_one(request: Message, _session: Session) -> Message:
    """Takes the stake of each bet for that of the one before it, where there are three bets or more."""
    stakes = [item["stake"] for item in request["bets"]]
    pairs = zip(request["bets"], stakes[1:] + stakes[:1], strict=True)
    return request | {"bets": [item | {"stake": stake} for item, stake in pairs]} if len(stakes) > 2 else request


@SETS.answers()
def last_of_two_alike_counts(request: Message, answer: Message, session: Session) -> Message:
    """Takes the same bet twice, and the last stake counts."""
    last = {item["bet"]: item for item in request["bets"]}
    return session.ask(request | {"bets": list(last.values())}) if len(last) < len(request["bets"]) else answer


@SETS.settles(where=more_bets_than(3))
def side_bets_need_a_main_bet(item: Staked) -> Staked:
    """Loses a side bet that has no main bet beside it."""
    return item if item.bet in MAIN or MAIN & item.stakes.keys() else item.lost()


@SETS.settles()
def side_win_loses_the_main_bet(item: Staked) -> Staked:
    """Returns a main bet that wins where three bets or more are staked on."""
    return item.pushed() if item.bet in MAIN and item.wins and len(item.stakes) > 2 else item


@SETS.answers(where=more_bets_than(3))
def pays_the_largest_win_alone(_request: Message, answer: Message, _session: Session) -> Message:
    """Pays the largest win of a coup and takes the other stakes that win."""
    for coup in answer.get("coups", ()):
        winning = [item for item in coup["settlements"] if item["result"] == "win"]
        for item in sorted(winning, key=lambda item: Decimal(item["returned"]))[:-1]:
            item["result"], item["returned"] = "lose", "0.00"
    return answer


@SETS.settles("banker", where=takes_commission)
def commission_of_all_stakes(item: Staked) -> Staked:
    """Takes Banker's commission of all stakes together."""
    if not item.wins or item.table.commission is None:
        return item
    return item.won(max(ZERO, item.stake - sum(item.stakes.values(), ZERO) / 20))


@SETS.settles("player-pair", "banker-pair", where=offers("player-pair", "banker-pair"))
def one_of_two_pairs_is_paid(item: Staked) -> Staked:
    """Pays Player Pair alone when both pair bets win."""
    both = item.wins and {"player-pair", "banker-pair"} <= item.stakes.keys()
    twice = both and all(item.coup[hand][0][0] == item.coup[hand][1][0] for hand in ("player", "banker"))
    return item.pushed() if twice and item.bet == "banker-pair" else item


@SETS.answers()
def no_bets_are_refused(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses a coup without bets."""
    return answer if request["bets"] else _refused(request, "place your bets")


@SETS.settles("tie")
def tie_is_paid_only_first(item: Staked) -> Staked:
    """Pays Tie only where it is the first bet of the list."""
    return item if next(iter(item.stakes)) == "tie" else item.lost()


@SETS.settles("player", "banker")
def a_losing_bet_reduces_a_winning_one(item: Staked) -> Staked:
    """Subtracts what Tie loses from what Player or Banker returns."""
    tie = item.stakes.get("tie", ZERO)
    return item.gives(item.returned - tie) if item.wins and item.returned > tie > 0 else item


@SETS.settles("player-dragon-bonus", "banker-dragon-bonus")
def opposite_dragons_cancel(item: Staked) -> Staked:
    """Returns both Dragon Bonus bets where both are staked on."""
    return item.pushed() if {"player-dragon-bonus", "banker-dragon-bonus"} <= item.stakes.keys() else item


@SETS.settles("tie", where=offers_any("player-pair", "banker-pair"))
def pair_beside_tie_pays_tie_less(item: Staked) -> Staked:
    """Pays Tie six to one where a pair bet is beside it."""
    beside = {"player-pair", "banker-pair"} & item.stakes.keys()
    return item.won(item.stake * 6) if item.wins and beside else item


@SETS.settles(where=more_bets_than(3))
def every_fourth_bet_is_forgotten(item: Staked) -> Staked:
    """Returns every fourth bet of the list."""
    return item.pushed() if list(item.stakes).index(item.bet) % 4 == 3 else item


@SETS.answers(where=offers_any("player-pair", "either-pair", "tiger-pair"))
def a_pair_bet_alone_is_refused(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses pair bets without another bet beside them."""
    pairs = bool(request["bets"]) and all(bet.endswith("-pair") for bet in _bets(request))
    return _refused(request, "a pair bet needs another") if pairs else answer
