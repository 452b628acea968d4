"""In-process engines, each of which lies in one way."""

from __future__ import annotations

import os
import signal
from decimal import Decimal
from itertools import count

from conformance.engines.server import reference


def _coups(request, change):
    """Answer as the reference engine does, with each coup changed."""
    answer = reference(request)
    for coup, deal in zip(answer.get("coups", ()), request.get("deals", ()), strict=False):
        change(coup, deal, {bet["bet"]: Decimal(bet["stake"]) for bet in request["bets"]})
    return answer


def _settle(coup, bet, result, returned):
    for item in coup["settlements"]:
        if item["bet"] == bet:
            item["result"], item["returned"] = result, format(returned, "f")


def pair_on_the_final_hand(request):
    """Judges a pair on the last two cards of the hand."""

    def change(coup, deal, stakes):
        for hand in ("player", "banker"):
            bet = f"{hand}-pair"
            if bet in stakes and coup[hand][-1][0] == coup[hand][-2][0]:
                _settle(coup, bet, "win", stakes[bet] * 12)

    return _coups(request, change)


POINTS = {rank: min(points, 10) % 10 for points, rank in enumerate("A23456789TJQK", start=1)}


def _total(cards):
    return sum(POINTS[card[0]] for card in cards) % 10


def banker_six_tests_player_total(request):
    """On six, Banker draws when Player's total is six or seven, instead of its third card."""

    def change(coup, deal, stakes):
        if len(coup["player"]) == 3 and _total(coup["banker"][:2]) == 6:
            draws = coup["player_total"] in (6, 7)
            coup["banker"] = [*coup["banker"][:2], *([deal[5]] if draws else [])]
            coup["banker_total"] = _total(coup["banker"])
            difference = coup["player_total"] - coup["banker_total"]
            coup["winner"] = "tie" if not difference else "player" if difference > 0 else "banker"

    return _coups(request, change)


def three_card_eight_is_natural(request):
    """Takes an eight or nine on three cards for a natural."""

    def change(coup, deal, stakes):
        for hand in ("player", "banker"):
            bet = f"{hand}-natural"
            if bet in stakes and coup[f"{hand}_total"] in (8, 9):
                _settle(coup, bet, "win", stakes[bet] * Decimal("4.5"))

    return _coups(request, change)


def natural_does_not_stop(request):
    """Lets Player draw on five or less although Banker has a natural."""

    def change(coup, deal, stakes):
        if len(coup["player"]) == len(coup["banker"]) == 2 and coup["player_total"] <= 5:
            coup["player"] = [*coup["player"], deal[4]]
            coup["player_total"] = _total(coup["player"])

    return _coups(request, change)


def tie_loses_main_bets(request):
    """Takes Player and Banker stakes on a tie."""

    def change(coup, deal, stakes):
        if coup["winner"] == "tie":
            for bet in ("player", "banker"):
                _settle(coup, bet, "lose", Decimal(0))

    return _coups(request, change)


def commission_in_floats(request):
    """Reckons what Banker returns at touch in binary fractions."""

    def change(coup, deal, stakes):
        if request["table"] == "touch" and coup["winner"] == "banker" and "banker" in stakes:
            _settle(coup, "banker", "win", Decimal(int(float(stakes["banker"]) * 1.95 * 100)) / 100)

    return _coups(request, change)


def twin_pays_as_double(request):
    """Pays a twin Tiger Pair as a double."""

    def change(coup, deal, stakes):
        if "tiger-pair" in stakes and len({deal[index][0] for index in range(4)}) == 1:
            _settle(coup, "tiger-pair", "win", stakes["tiger-pair"] * 21)

    return _coups(request, change)


def dragon_pushes_on_any_tie(request):
    """Returns the Dragon Bonus on every tie, natural or not."""

    def change(coup, deal, stakes):
        if coup["winner"] == "tie":
            for bet in ("player-dragon-bonus", "banker-dragon-bonus"):
                if bet in stakes:
                    _settle(coup, bet, "push", stakes[bet])

    return _coups(request, change)


def raises(request):
    """Divides by nothing."""
    return 1 // 0


def wrong_seq(request):
    """Answers another request."""
    return reference(request) | {"seq": "none"}


def no_coups(request):
    """Answers without the coup."""
    return reference(request) | {"coups": []}


def rejects_everything(request):
    """Is closed."""
    return {"seq": request["seq"], "rejected": {"reason": "closed"}}


def supports_only_touch(request):
    """Knows one table."""
    return reference(request) if request.get("table") == "touch" else {"seq": request["seq"], "unsupported": "table"}


_asked = count()


def interrupts(request):
    """Has Ctrl-C pressed while it plays its fifth request."""
    if next(_asked) == 4:
        os.kill(os.getpid(), signal.SIGINT)
    return reference(request)
