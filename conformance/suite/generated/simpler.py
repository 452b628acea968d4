"""Simpler requests: what a request becomes when one thing is left out of it, or is made smaller.

Each function yields requests of which any may be tried in place of the one given; the greatest simplification first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from itertools import combinations, product
from typing import Any, TypeVar

import msgspec

from conformance.cards import RANKS
from conformance.coup import MOST_CARDS
from conformance.engines.port import ProtocolRequest
from conformance.engines.procedures_protocol import LimitsRequest
from conformance.engines.protocol import CoupRequest, SettleRequest, Stake
from conformance.engines.slip_protocol import SlipRequest
from conformance.errors import Refused
from conformance.money import EXACT, read_stake, write_amount
from conformance.rulebook import Rulebook

T = TypeVar("T")
Simplify = Callable[[ProtocolRequest, Rulebook], Iterator[ProtocolRequest]]

SUITS = "SHDCSH"
"""The suits of a simple deal, card by card: no pair is perfect unless it has to be."""

_replace = msgspec.structs.replace


def fewer(items: Sequence[T]) -> Iterator[tuple[T, ...]]:
    """Yield the items without a half, a quarter, and so on down to one of them; none at all first.

    >>> list(fewer("abc"))[:3]
    [(), ('b', 'c'), ('a', 'c')]
    """
    if items:
        yield ()
    size = max(1, len(items) // 2)
    while size and len(items) > 1:
        for place in range(0, len(items), size):
            yield (*items[:place], *items[place + size :])
        size //= 2


def smaller(number: int, least: int) -> Iterator[int]:
    """Yield whole numbers below a number, from the least one on, nearer and nearer.

    >>> list(smaller(10, 1))
    [1, 6, 8, 9]
    """
    step = number - least
    while step > 0:
        yield number - step
        step //= 2


def steps(request: ProtocolRequest) -> tuple[Simplify, ...]:
    """Return the ways in which a request of this kind can be simplified, those that help most first."""
    if isinstance(request, CoupRequest):
        return (_fewer_deals, _fewer_bets, _earlier, _smaller_stakes, _shorter_deals, _lower_cards)
    if isinstance(request, SettleRequest):
        return (_fewer_hands, _fewer_bets, _earlier, _smaller_stakes)
    if isinstance(request, LimitsRequest):
        return (_fewer_bets, _fewer_limits, _without_sign, _smaller_stakes)
    if isinstance(request, SlipRequest):
        return (_fewer_events, _smaller_events, _shorter_deals_in_events)
    return (_fewer_events, _smaller_events)


def simpler_together(requests: Sequence[ProtocolRequest]) -> Iterator[tuple[ProtocolRequest, ...]]:
    """Yield requests of which those for coups have but one bet, or one bet less, or the same small stake on all."""
    coups = [request for request in requests if isinstance(request, CoupRequest)]
    bets = list(dict.fromkeys(item.bet for request in coups for item in request.bets))
    sets = [*([bet] for bet in bets), *fewer(bets)] if len(bets) > 1 else []
    for kept in sets:
        yield _with_bets(requests, _among(kept))
    if any(item.stake != "1" for request in coups for item in request.bets):
        yield _with_bets(requests, lambda item: Stake(item.bet, "1"))


def _among(bets: Sequence[str]) -> Callable[[Stake], Stake | None]:
    return lambda item: item if item.bet in bets else None


def _with_bets(
    requests: Sequence[ProtocolRequest], change: Callable[[Stake], Stake | None]
) -> tuple[ProtocolRequest, ...]:
    return tuple(
        _replace(request, bets=tuple(new for item in request.bets if (new := change(item)) is not None))
        if isinstance(request, CoupRequest)
        else request
        for request in requests
    )


def _fewer_deals(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401, ARG001 - one signature for all
    for deal in request.deals if len(request.deals) > 1 else ():
        yield _replace(request, deals=(deal,))
    for deals in fewer(request.deals):
        if deals:
            yield _replace(request, deals=deals)


def _fewer_hands(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401, ARG001
    for hands in request.hands if len(request.hands) > 1 else ():
        yield _replace(request, hands=(hands,))
    for hands in fewer(request.hands):
        if hands:
            yield _replace(request, hands=hands)


def _fewer_bets(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401, ARG001
    for bet in request.bets if len(request.bets) > 1 else ():
        yield _replace(request, bets=(bet,))
    for bets in fewer(request.bets):
        yield _replace(request, bets=bets)


def _fewer_limits(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401, ARG001
    for names in fewer(tuple(request.limits)):
        yield _replace(request, limits={name: request.limits[name] for name in names})


def _without_sign(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401, ARG001
    if request.sign:
        yield _replace(request, sign=False)


def _earlier(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401, ARG001
    for number in smaller(request.round, 1):
        yield _replace(request, round=number)


def _smaller_stakes(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401
    unit = rules.tables[request.table].unit
    for place, item in enumerate(request.bets):
        for text in _smaller_amounts(item.stake, unit):
            bets = (*request.bets[:place], Stake(item.bet, text), *request.bets[place + 1 :])
            yield _replace(request, bets=bets)


def _smaller_amounts(text: str, unit: Decimal) -> Iterator[str]:
    """Yield smaller stakes as text; of a text that is none, the same amount as it is usually written."""
    try:
        amount = read_stake(text, unit)
    except Refused:
        return
    if text != write_amount(amount, unit):
        yield write_amount(amount, unit)
    for units in smaller(int(EXACT.divide(amount, unit)), 1):
        yield write_amount(EXACT.multiply(unit, units), unit)


def _shorter_deals(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401, ARG001
    if len(request.deals) == 1:
        for length in range(MOST_CARDS, len(request.deals[0])):
            yield _replace(request, deals=(request.deals[0][:length],))


def _lower_cards(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401, ARG001
    """Yield a deal of one rank, or with lower ranks at one place, or at two; then in plain suits."""
    if len(request.deals) != 1 or len(request.deals[0]) != MOST_CARDS:
        return
    (deal,) = request.deals
    for rank in RANKS:
        if MOST_CARDS * RANKS.index(rank) < sum(RANKS.index(code[0]) for code in deal):
            yield _replace(request, deals=(tuple(rank + code[1] for code in deal),))
    for places in (*((place,) for place in range(MOST_CARDS)), *combinations(range(MOST_CARDS), 2)):
        weight = sum(RANKS.index(deal[place][0]) for place in places)
        for ranks in product(RANKS, repeat=len(places)):
            if sum(map(RANKS.index, ranks)) < weight:
                yield _replace(request, deals=(_changed(deal, places, ranks, [deal[place][1] for place in places]),))
    for place in range(MOST_CARDS):
        if deal[place][1] != SUITS[place]:
            yield _replace(request, deals=(_changed(deal, (place,), (deal[place][0],), SUITS[place]),))


def _changed(deal: Sequence[str], places: Sequence[int], ranks: Sequence[str], suits: Sequence[str]) -> tuple[str, ...]:
    cards = list(deal)
    for place, rank, suit in zip(places, ranks, suits, strict=True):
        cards[place] = rank + suit
    return tuple(cards)


def _fewer_events(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401, ARG001
    for length in range(1, len(request.events)):
        yield _replace(request, events=request.events[:length])
    for events in fewer(request.events):
        if events:
            yield _replace(request, events=events)


def _smaller_events(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401
    """Yield events with less time, fewer cards, smaller chips or fewer fields."""
    unit = rules.tables[request.table].unit
    for place, event in enumerate(request.events):
        for name in event.__struct_fields__:
            value = getattr(event, name)
            for other in _smaller_values(name, value, unit):
                changed = _replace(event, **{name: other})
                events = (*request.events[:place], changed, *request.events[place + 1 :])
                yield _replace(request, events=events)


def _smaller_values(name: str, value: object, unit: Decimal) -> Iterator[object]:
    if name == "chip" and isinstance(value, str):
        yield from _smaller_amounts(value, unit)
    elif isinstance(value, int):
        yield from smaller(value, 0)
    elif name == "fields" and isinstance(value, tuple):
        yield from fewer(value)


def _shorter_deals_in_events(request: Any, rules: Rulebook) -> Iterator[Any]:  # noqa: ANN401, ARG001
    for place, event in enumerate(request.events):
        if event.deal is not None and len(event.deal) > MOST_CARDS:
            changed = _replace(event, deal=event.deal[:MOST_CARDS])
            yield _replace(request, events=(*request.events[:place], changed, *request.events[place + 1 :]))
