"""Faults that depend on the stake: large and small ones, how amounts are computed, and how they are written."""

from __future__ import annotations

from decimal import ROUND_DOWN, ROUND_HALF_EVEN, ROUND_UP, Decimal

from conformance.engines.faults.forms import Kind, Message, Session, Staked
from conformance.engines.faults.where import rounds, rounds_nothing, takes_commission, takes_exact_commission

STAKES = Kind("Stakes")
ROUNDING = Kind("Rounding and arithmetic")
CENT = Decimal("0.01")


def _refused(request: Message, reason: str) -> Message:
    return {"seq": request["seq"], "rejected": {"reason": reason}}


def amounts(request: Message) -> list[Decimal]:
    """Return the stakes of a request that the reference took."""
    return [Decimal(item["stake"]) for item in request["bets"]]


@STAKES.settles()
def stakes_over_a_thousand_are_lost(item: Staked) -> Staked:
    """Loses every stake over 1,000."""
    return item.lost() if item.stake > 1000 else item


@STAKES.settles()
def win_capped_at_ten_thousand(item: Staked) -> Staked:
    """Pays no more than 10,000 on a bet."""
    return item.won(10_000) if item.wins and item.net > 10_000 else item


@STAKES.settles("tie", "player-pair", "banker-pair", "super-six", "fortune-six", "lucky-six", "tiger")
def side_bets_win_five_hundred_at_most(item: Staked) -> Staked:
    """Pays no more than 500 on Tie and the side bets."""
    return item.won(500) if item.wins and item.net > 500 else item


@STAKES.answers()
def refuses_more_than_a_million(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses stakes over 1,000,000."""
    big = "coups" in answer and any(stake > 1_000_000 for stake in amounts(request))
    return _refused(request, "the stake is too large") if big else answer


@STAKES.answers()
def refuses_more_than_a_hundred_thousand_in_all(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses bets of more than 100,000 together."""
    big = "coups" in answer and sum(amounts(request)) > 100_000
    return _refused(request, "the stakes are too large") if big else answer


@STAKES.settles("tie")
def tie_pays_seven_above_a_hundred(item: Staked) -> Staked:
    """Pays Tie seven to one on stakes above 100."""
    return item.won(item.stake * 7) if item.wins and item.stake > 100 else item


@STAKES.settles("banker", where=takes_commission)
def small_stakes_bear_no_commission(item: Staked) -> Staked:
    """Takes no commission on stakes below one."""
    small = item.wins and item.stake < 1 and item.table.commission is not None
    return item.won(item.stake) if small else item


@STAKES.settles("banker", where=takes_commission)
def large_stakes_bear_no_commission(item: Staked) -> Staked:
    """Takes no commission on stakes of 5,000 and more."""
    large = item.wins and item.stake >= 5000 and item.table.commission is not None
    return item.won(item.stake) if large else item


@STAKES.settles()
def stakes_below_ten_cents_push(item: Staked) -> Staked:
    """Returns stakes below 0.10 whatever happens."""
    return item.pushed() if item.stake < Decimal("0.10") else item


@STAKES.settles()
def large_wins_are_taxed(item: Staked) -> Staked:
    """Keeps one percent of wins above 5,000."""
    return item.won(item.net * Decimal("0.99")) if item.wins and item.net > 5000 else item


@STAKES.settles("player")
def round_hundreds_pay_double(item: Staked) -> Staked:
    """Pays Player double on stakes that are a multiple of 100."""
    return item.won(item.stake * 2) if item.wins and item.stake % 100 == 0 else item


@STAKES.settles()
def largest_return_is_a_million(item: Staked) -> Staked:
    """Returns no more than 1,000,000 on a bet, the stake included."""
    return item.gives(min(item.returned, Decimal(1_000_000)))


@STAKES.answers()
def refuses_more_than_two_decimals(request: Message, answer: Message, _session: Session) -> Message:
    """Refuses a stake that is written with more than two decimals, zeros or not."""
    long = any(len(item["stake"].partition(".")[2]) > 2 for item in request.get("bets", ()))
    return _refused(request, "too many decimals") if "coups" in answer and long else answer


@STAKES.asks()
def one_decimal_counts_cents(request: Message, _session: Session) -> Message:
    """Reads 0.5 as five cents."""
    return request | {"bets": [item | {"stake": _as_cents(item["stake"])} for item in request["bets"]]}


def _as_cents(stake: str) -> str:
    whole, point, decimals = stake.partition(".")
    return f"{whole}.0{decimals}" if point and len(decimals) == 1 else stake


@STAKES.answers()
def groups_thousands(_request: Message, answer: Message, _session: Session) -> Message:
    """Writes amounts with commas between thousands."""
    for coup in answer.get("coups", ()):
        for item in coup["settlements"]:
            item["returned"] = f"{Decimal(item['returned']):,}"
    return answer


# arithmetic


@ROUNDING.settles()
def whole_units_only(item: Staked) -> Staked:
    """Cuts winnings to whole units, so that one unit on a winning Banker wins nothing."""
    return item.won(item.net.to_integral_value(rounding=ROUND_DOWN)) if item.wins else item


@ROUNDING.settles("banker", where=rounds)
def computes_in_binary(item: Staked) -> Staked:
    """Computes Banker's return in binary fractions and cuts it to the cent."""
    if item.wins and item.table.rounding is not None:
        return item.gives(Decimal(int(float(item.stake) * 1.95 * 100)) / 100)
    return item


@ROUNDING.settles()
def binary_amounts_lose_digits(item: Staked) -> Staked:
    """Keeps amounts as binary floating point and writes two decimals, which loses digits of large ones."""
    return item.gives(Decimal(f"{float(item.returned):.2f}"))


@ROUNDING.settles()
def cents_in_32_bits(item: Staked) -> Staked:
    """Keeps cents in 32 bits, which overflow above 21,474,836.47."""
    cents = int(item.returned / CENT)
    rest = item.returned - cents * CENT
    return item.gives(rest + abs((cents + 2**31) % 2**32 - 2**31) * CENT)


@ROUNDING.settles(where=rounds_nothing)
def rounds_to_cents_everywhere(item: Staked) -> Staked:
    """Rounds winnings to the cent at tables that do not round."""
    return item.won(item.net.quantize(CENT, ROUND_HALF_EVEN)) if item.wins else item


@ROUNDING.settles(where=rounds_nothing)
def rounds_down_from_two_hundred(item: Staked) -> Staked:
    """Cuts winnings to whole units on stakes of 200 and more, at tables that do not round."""
    cut = item.wins and item.stake >= 200 and item.table.rounding is None
    return item.won(item.net.to_integral_value(rounding=ROUND_DOWN)) if cut else item


@ROUNDING.settles("player-natural", "banker-natural", "big", "small")
def rounds_down_a_side_bet(item: Staked) -> Staked:
    """Cuts what the side bets with broken odds win to whole units."""
    return item.won(item.net.to_integral_value(rounding=ROUND_DOWN)) if item.wins else item


@ROUNDING.settles("banker", where=rounds)
def rounds_half_to_even(item: Staked) -> Staked:
    """Rounds Banker's winnings half to even where the table rounds down."""
    rounds = item.wins and item.table.rounding is not None
    return item.won((item.stake * Decimal("0.95")).quantize(CENT, ROUND_HALF_EVEN)) if rounds else item


@ROUNDING.settles("banker", where=rounds)
def rounds_large_wins_up(item: Staked) -> Staked:
    """Rounds Banker's winnings up on stakes above 50 where the table rounds down."""
    rounds = item.wins and item.stake > 50 and item.table.rounding is not None
    return item.won((item.stake * Decimal("0.95")).quantize(CENT, ROUND_UP)) if rounds else item


@ROUNDING.settles()
def ignores_cents_of_the_stake(item: Staked) -> Staked:
    """Pays winnings on the whole units of the stake only."""
    odds = (item.net / item.stake).quantize(CENT, ROUND_HALF_EVEN)
    return item.won(odds * item.stake.to_integral_value(rounding=ROUND_DOWN)) if item.wins else item


@ROUNDING.settles("banker", where=takes_exact_commission)
def commission_is_a_cent_at_least(item: Staked) -> Staked:
    """Takes a commission of one cent at least."""
    low = item.wins and item.table.commission is not None and item.stake - item.net < CENT
    return item.won(item.stake - CENT) if low else item


@ROUNDING.settles("banker", where=takes_exact_commission)
def commission_in_whole_cents(item: Staked) -> Staked:
    """Rounds the commission up to the cent before it takes it."""
    if not (item.wins and item.table.commission is not None):
        return item
    return item.won(item.stake - (item.stake / 20).quantize(CENT, ROUND_UP))
