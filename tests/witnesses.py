"""Requests of many kinds at a table, by which a faulty engine is told from the reference: a search of our own, so that
what is said of a fault rests neither on the scenarios nor on the generated checks that have to catch it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from msgspec.structs import replace

from conformance.cards import DECK, RANKS, SUITS
from conformance.complaints import Complaint
from conformance.coup import play
from conformance.engines.faults import Fault, FaultyServer
from conformance.engines.port import EngineFault, Port
from conformance.engines.procedures_protocol import (
    ComplaintsRequest,
    IncidentsRequest,
    Limit,
    LimitsRequest,
    ShoeRequest,
)
from conformance.engines.protocol import CoupRequest, Hands, SettleRequest, Stake
from conformance.engines.server import reference
from conformance.engines.slip_protocol import SlipEvent, SlipRequest
from conformance.incidents import Incident
from conformance.rulebook import rulebook
from conformance.shoe import DrawCutCard, EndRound, Reshuffle, StartRound, StartShoe
from conformance.suite.answers import actual, differences, judge
from conformance.suite.openings import expected
from conformance.suite.settling import to_settle

STAKES = ("0.01", "0.03", "0.09", "0.1", "0.5", "0.99", "1", "1.000", "2.50", "7.77", "10", "12.30", "50.15", "100")
LARGE = ("101", "200", "250.01", "1000", "1000.01", "5000", "20000.05", "150000", "1000000.01", "30000000.07")
LARGEST = ("12345678901.23", "999999999999999999.99")
NO_STAKES = ("0", "0.00", "-5", "0.001", "0.305", "1e2", "+10", "1_000", "ten")


def witness(fault: Fault, table: str) -> int | None:
    """Return the number of the first request that an engine with this fault answers wrongly, or None."""
    if fault.malformed:
        return _misread(fault, table)
    port = Port(FaultyServer(fault))
    for number, (request, right) in enumerate(_known(fault.op, table)):
        try:
            answer = actual(port, request)
            differs = bool(differences(right, answer)) and bool(judge(rulebook(), request, answer))
        except EngineFault:
            differs = True
        if differs and request.table == table:
            return number
    return None


def _misread(fault: Fault, table: str) -> int | None:
    """Return the number of the first malformed request that an engine with this fault takes, or None."""
    bet, rest = {"bet": "player", "stake": "5"}, ["2H", "3D", "4C", "5S", "6H"]
    usual = {"op": fault.op, "seq": "1", "table": table, "round": 1, "bets": [bet], "deals": [["KS", *rest]]}
    changes = [
        *({"deals": [[card, *rest]]} for card in ("ks", "10S", " KS", "KSS", "SK")),
        *({"bets": [bet | {"stake": stake}]} for stake in (5, ["5"])),
        *({"round": number} for number in (None, "1", True, 1.5)),
        {"op": "COUP"},
        {"op": "fly"},
        {"deals": ["KS", *rest]},
        {"bets": None},
    ]
    left_out = [{key: usual[key] for key in usual if key != name} for name in ("op", "round", "bets", "deals")]
    spoiled = [*(usual | change for change in changes), *left_out]
    assert "coups" in reference(usual)
    assert all({"error", "unsupported"} & reference(request).keys() for request in spoiled)
    server = FaultyServer(fault)
    return next((number for number, request in enumerate(spoiled) if "coups" in server(request)), None)


def _hands(draw, table) -> Iterator[SettleRequest]:
    """Yield the hands of coups, and hands that no drawing gives."""
    for request in _coups(draw, table):
        laid = to_settle(rulebook(), request)
        if laid is None:
            continue
        yield laid
        hands = laid.hands[0]
        both = (*hands.player, *hands.banker)
        longer = Hands((*hands.player, draw.choice(both)), hands.banker)
        yield replace(laid, hands=(draw.choice((longer, Hands((*hands.player[:2], "4S", "2D"), hands.banker))),))


@cache
def _known(op, table):
    """Return the requests with their right answers."""
    rules, draw = rulebook(), Random(f"{op} {table}")
    return [(request, expected(rules, request)) for request in _REQUESTS[op](draw, rules.tables[table])]


def _deal(draw, length):
    """Return a deal in which pairs, perfect pairs and twins are frequent."""
    ranks = draw.sample(RANKS, draw.choice((2, 3, 5, 13)))
    suits = draw.sample(SUITS, draw.choice((1, 2, 4)))
    if length == 6 and draw.random() < 0.4:
        return draw.choice(_rare())
    if draw.random() < 0.1:
        ranks = draw.sample("TJQK", 2)
    return tuple(draw.choice(ranks) + draw.choice(suits) for _ in range(length))


@cache
def _rare():
    """Return deals of every outcome of the hands: winner, totals, and how many cards each has; few of each."""
    draw, found = Random("deals"), {}
    for _ in range(40_000):
        deal = tuple(draw.choice(RANKS) + draw.choice(SUITS) for _ in range(6))
        coup = play(rulebook().tableau, [DECK[code] for code in deal])
        key = coup.player.total, coup.banker.total, len(coup.player.cards), len(coup.banker.cards)
        found.setdefault(key, []).append(deal)
    return [deal for deals in found.values() for deal in deals[:3]]


def _varied(draw, table, request, before, stakes):
    """Return a request as it is, one that resembles the request before, or one that cannot be."""
    bets = [item.bet for item in request.bets]
    kind = draw.choice(("same", "suits", "stakes", "thirds", "impossible", "impossible", "alike", "pairs", *[""] * 8))
    if kind == "impossible":
        return _impossible(draw, table, request)
    if kind == "alike":
        stake = draw.choice(stakes)
        return replace(request, bets=tuple(Stake(bet, stake) for bet in bets))
    if kind == "pairs" and {"player-pair", "banker-pair"} <= table.offers.keys():
        both = tuple(Stake(bet, draw.choice(STAKES)) for bet in ("player-pair", "banker-pair"))
        return replace(request, round=1, bets=both)
    if before is None or kind not in {"same", "suits", "stakes", "thirds"}:
        return request
    changes = {
        "same": {},
        "suits": {"deals": tuple(tuple(card[0] + draw.choice(SUITS) for card in deal) for deal in before.deals)},
        "stakes": {"bets": tuple(Stake(item.bet, draw.choice(stakes)) for item in before.bets)},
        "thirds": {"deals": tuple((*deal[:4], *_deal(draw, 2)) for deal in before.deals)},
    }
    return replace(before, **changes[kind])


def _coups(draw, table) -> Iterator[CoupRequest]:
    bets = list(table.offers)
    before = None
    for bet in bets:
        yield CoupRequest("", table.id, 1, (Stake(bet, "10.00"),), tuple(_rare()))
        for pair in ("7S 7S", "7S 7H"):  # the same ranks in other suits
            one, other = pair.split()
            yield CoupRequest("", table.id, 1, (Stake(bet, "10.00"),), ((one, "2H", other, "3D", "4C", "5H"),))
    for number in range(1200):
        many = draw.choice((1, 1, 1, 2, 3, 4, 5, 7, 9, len(bets)))
        chosen = draw.sample(bets, min(many, len(bets)))
        stakes = draw.choice((STAKES, STAKES + LARGE, LARGE, LARGE + LARGEST))
        round_number = draw.choice((1, 1, 1, 2, 3, 5, 19, 20, 30, 31, 41, 49, 50, 51, 52, 59, 60, 61, 70, 71, 81, 95))
        size = draw.choice((1, 1, 1, 1, 2, 3, 12)) if number % 150 != 149 else 520
        if draw.random() < 0.25:
            chosen = draw.sample(("player", "banker", "tie"), draw.choice((1, 1, 2, 3)))
        deals = tuple(_deal(draw, draw.choice((6, 6, 6, 6, 7, 9))) for _ in range(size))
        if size > 2:
            deals = (*deals[:-1], deals[0])
        request = CoupRequest(
            "", table.id, round_number, tuple(Stake(bet, draw.choice(stakes)) for bet in chosen), deals
        )
        request = _varied(draw, table, request, before, stakes)
        before = request
        if draw.random() < 0.1:
            other = draw.choice([other for other in rulebook().tables.values() if other != table])
            if {item.bet for item in request.bets} <= other.offers.keys():
                yield replace(request, table=other.id)
        yield request


def _impossible(draw, table, request):
    bets, deals, round_number = [*request.bets[: draw.choice((1, 2, 9))]], request.deals, 1
    match draw.randrange(10):
        case 0:
            deals = (deals[0][: draw.choice((3, 4, 5))],)
        case 1:
            deals = (("AS",) * 9,)
        case 2:
            round_number = draw.choice((0, -1))
        case 3:
            bets.append(bets[0])
        case 4:
            bets.append(Stake(draw.choice([bet for bet in rulebook().bets if bet not in table.offers]), "1"))
        case 5:
            bets = []
        case _:
            bets[0] = Stake(bets[0].bet, draw.choice(NO_STAKES))
    return CoupRequest("", table.id, round_number, tuple(bets), deals)


def _slips(draw, table) -> Iterator[SlipRequest]:
    events = sorted({item.on for item in rulebook().slips[table.id].transitions} - {"close"})
    bets = [*table.offers, "roulette"]
    for _ in range(600):
        names = [
            draw.choice([*events, "select", "click", "click", "wait", "wait"]) for _ in range(draw.choice((1, 4, 9)))
        ]
        rounds = draw.choice((0, 1, 2, 3))
        for _ in range(rounds):
            play_one = ("deal",) if table.id == "touch" else ("confirm", "wait", "wait", "coup")
            clicks = ["click"] * draw.choice((1, 2, 3))
            names += ["select", *clicks, draw.choice(("click", *events)), *play_one, *events[: draw.choice((0, 0, 2))]]
        happened = []
        for event in names:
            deal = _deal(draw, 6) if event in ("coup", "deal", "rebet", "rebet-double") else None
            chip = draw.choice(("1", "5", "5", "10.50", "25", "0.30", "0.001", "-5"))
            bet = draw.choice(bets[:3] if draw.random() < 0.7 else bets)
            seconds = draw.choice((0, 1, 10, 20, 29, 30, 30, 31, -1))
            happened.append(
                SlipEvent(
                    event,
                    chip if event == "select" else None,
                    bet if event == "click" else None,
                    seconds if event == "wait" else None,
                    deal,
                )
            )
        balance, minimum = draw.choice(("10", "100", "1000.75")), draw.choice(("0.01", "0.01", "2"))
        yield SlipRequest("", table.id, balance, minimum, draw.choice(("10", "50", "500")), tuple(happened))


def _shoes(draw, table) -> Iterator[ShoeRequest]:
    others = (StartRound(), StartRound(), EndRound(), EndRound(), DrawCutCard())
    causes = ("human-error", "technical-error")
    for _ in range(400):
        exposed = [draw.choice((*DECK, None)), draw.choice(("AS", "TH", None))]
        happened = [
            draw.choice((StartShoe(draw.choice(exposed)), *others, Reshuffle(draw.choice(causes))))
            for _ in range(draw.choice((1, 5, 12, 20)))
        ]
        yield ShoeRequest("", table.id, tuple(happened))


def _limits(draw, table) -> Iterator[LimitsRequest]:
    for _ in range(600):
        bets = draw.sample(list(table.offers), draw.choice((1, 1, 2, 2, 3)))
        if draw.random() < 0.3:
            bets = list(dict.fromkeys((*draw.sample(("player", "banker"), 2), *bets)))
        limits = {bet: Limit(draw.choice(("1", "5", "20")), draw.choice(("50", "100", "100"))) for bet in bets}
        amounts = ("0.5", "1", "3", "5", "10", "20", "50", "99", "100", "150")
        yield LimitsRequest(
            "", table.id, tuple(Stake(bet, draw.choice(amounts)) for bet in bets), limits, draw.random() < 0.5
        )


def _incidents(draw, table) -> Iterator[IncidentsRequest]:
    causes = [*{cause for rule in rulebook().procedures[table.id].incidents for cause in rule.causes}, "rain"]
    for _ in range(400):
        moments = ("round", "round", "shuffle", "round-over", "pause")
        events = tuple(
            Incident(draw.choice(sorted(causes)), draw.choice(moments), draw.choice((1, 1, 2, 3, 0)))
            for _ in range(draw.choice((1, 2, 3, 5)))
        )
        yield IncidentsRequest("", table.id, events)


def _complaints(draw, table) -> Iterator[ComplaintsRequest]:
    rules = rulebook().procedures[table.id].complaints
    day = rules.deadline
    for _ in range(300):
        events = []
        for _ in range(draw.choice((1, 1, 2, 4))):
            fields = [field for field in rules.required if draw.random() < 0.85]
            fields += ["colour"] * (draw.random() < 0.1)
            seconds = draw.choice((0, 60, day - 1, day, day + 1, day + 60, 2 * day, 3 * day, -1))
            events.append(Complaint(tuple(fields), seconds))
        yield ComplaintsRequest("", table.id, tuple(events))


_REQUESTS = {
    "coup": _coups,
    "settle": _hands,
    "bet-slip": _slips,
    "shoe": _shoes,
    "limits": _limits,
    "incidents": _incidents,
    "complaints": _complaints,
}
