"""Coups for an engine that draws no cards: the rules deal the hands, and the engine settles them."""

from __future__ import annotations

from conformance.cards import DECK
from conformance.coup import check_deal, play
from conformance.engines.coups import hands_of
from conformance.engines.protocol import CoupRequest, SettleRequest
from conformance.errors import Refused
from conformance.rulebook import Rulebook


def to_settle(rules: Rulebook, request: CoupRequest) -> SettleRequest | None:
    """Return the request to settle the hands that the drawing rules make of a request's deals.

    None where there are no such hands: the table is unknown, or a deal is none.
    """
    table = rules.tables.get(request.table)
    if table is None:
        return None
    deals = [[DECK[code] for code in deal] for deal in request.deals]
    try:
        for deal in deals:
            check_deal(table, deal)
    except Refused:
        return None
    hands = tuple(hands_of(play(rules.tableau, deal)) for deal in deals)
    return SettleRequest(request.seq, request.table, request.round, request.bets, hands)
