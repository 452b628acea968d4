"""An engine that baccarat-conformance can ask: a request a line on standard input, an answer a line on standard output.

`play` is a plain small baccarat for the table touch; call your own engine there. The rest speaks protocol 1.
Run it with: python3 engine.py
"""

import json
import re
import sys

TABLES = {"touch": ["coup"]}  # add your tables and what the engine does at each; `baccarat tables` lists the ids
BETS = {"touch": ["player", "banker", "tie"]}
DECKS = 8
CARD = re.compile(r"[A23456789TJQK][SHDC]")
STAKE = re.compile(r"0*([0-9]{1,18})(?:\.([0-9]{1,2})0{0,34})?")


class Rejected(Exception):
    """The rules or the table forbid what is asked."""


# CALL YOUR ENGINE HERE. The deal is the next cards of the shoe, six or more; stakes are cents by the id of the bet.
# Return both hands, the winner, and for each bet its result and all that it gives back, in cents, the stake included.
def play(deal, stakes):
    player, banker, rest = [deal[0], deal[2]], [deal[1], deal[3]], list(deal[4:])
    if total(player) < 8 and total(banker) < 8:
        third = rest.pop(0) if total(player) <= 5 else None
        if third is not None:
            player.append(third)
        if banker_draws(total(banker), third):
            banker.append(rest.pop(0))
    winner = "tie" if total(player) == total(banker) else "player" if total(player) > total(banker) else "banker"
    return player, banker, winner, {bet: settle(bet, stake, winner) for bet, stake in stakes.items()}


def settle(bet, stake, winner):
    if bet == winner:
        won = {"player": stake, "banker": stake * 95 // 100, "tie": stake * 8}[bet]  # rounded down to the cent
        return "win", stake + won
    return ("push", stake) if winner == "tie" else ("lose", 0)


def banker_draws(banker, third):
    if third is None:
        return banker <= 5
    draws_on = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: (2, 3, 4, 5, 6, 7), 5: (4, 5, 6, 7), 6: (6, 7), 7: ()}
    return banker <= 2 or total([third]) in draws_on[banker]


def total(cards):
    return sum("A23456789".find(card[0]) + 1 for card in cards) % 10


# The protocol.


def answer(request):
    if request["op"] == "hello":
        return {"protocol": 1, "engine": {"name": "my-engine", "version": "1", "language": "Python"}, "tables": TABLES}
    if request["op"] != "coup":
        return {"unsupported": f"op {request['op']}"}
    bets, deals = request["bets"], request["deals"]
    if type(request["round"]) is not int or not all(type(part) is list for part in (bets, deals, *deals)):
        raise ValueError("the request does not fit its schema")
    for card in (card for deal in deals for card in deal):
        if not CARD.fullmatch(card):
            raise ValueError(f"{card} is not a card")
    if request["table"] not in TABLES:
        raise Rejected(f"{request['table']} is not a table")
    if request["round"] < 1:
        raise Rejected("rounds are counted from 1")
    stakes = {}
    for item in bets:
        if item["bet"] not in BETS[request["table"]] or item["bet"] in stakes:
            raise Rejected(f"{item['bet']} is not taken, or staked on twice")
        stakes[item["bet"]] = cents(item["stake"])
    return {"coups": [coup(deal, stakes) for deal in deals]}


def coup(deal, stakes):
    if len(deal) < 6 or any(deal.count(card) > DECKS for card in deal):
        raise Rejected("a shoe gives no such cards")
    player, banker, winner, bets = play(deal, stakes)
    return {
        "player": player,
        "banker": banker,
        "player_total": total(player),
        "banker_total": total(banker),
        "winner": winner,
        "settlements": [
            {"bet": bet, "result": result, "returned": f"{returned // 100}.{returned % 100:02}"}
            for bet, (result, returned) in bets.items()
        ],
    }


def cents(stake):
    read = STAKE.fullmatch(stake)
    amount = int(read[1] + (read[2] or "").ljust(2, "0")) if read else 0
    if amount == 0:
        raise Rejected(f"a stake of {stake} cannot be taken")
    return amount


for line in sys.stdin:
    seq = ""
    try:
        request = json.loads(line)
        seq = request["seq"]
        reply = answer(request)
    except Rejected as reason:
        reply = {"rejected": {"reason": str(reason)}}
    except Exception as fault:  # a request that is no message of the protocol, or a fault of the engine
        reply = {"error": {"message": repr(fault)}}
    print(json.dumps({"seq": seq, **reply}), flush=True)
