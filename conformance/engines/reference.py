"""The reference engine: deal → hands → facts → settlements, for reading rather than for speed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

import msgspec

from conformance.cards import Card
from conformance.coup import Coup, check_deal, play
from conformance.errors import N_, Refused
from conformance.facts import Facts, facts_of
from conformance.money import check_stake
from conformance.rulebook import Rulebook, Table
from conformance.rules import Offer
from conformance.settlement import Settlement, offer_at, settle


class Played(msgspec.Struct, frozen=True):
    """A coup that was played at a table: the hands, the facts, and what became of every stake."""

    table: Table
    coup: Coup
    facts: Facts
    settlements: tuple[Settlement, ...]


def table_called(rulebook: Rulebook, table_id: str) -> Table:
    """Return a table by its id. Raises Refused when there is none."""
    table = rulebook.tables.get(table_id)
    if table is None:
        raise Refused(
            N_("{table} is not a table; the tables are {tables}"), table=table_id, tables=_list(rulebook.tables)
        )
    return table


def check_round(offer: Offer, table: Table, round_number: int) -> None:
    """Refuse a bet after its last round of the shoe (AVAILABILITY-…). Raises Refused; the stake stays the bettor's."""
    if offer.last_round is not None and round_number > offer.last_round:
        raise Refused(
            N_("{table} takes {bet} up to round {last} of a shoe, and this is round {round}; wait for a new shoe"),
            table=table.id,
            bet=offer.bet.id,
            last=offer.last_round,
            round=round_number,
        )


def check_bets(rulebook: Rulebook, table: Table, stakes: Mapping[str, Decimal], round_number: int) -> None:
    """Refuse bets that cannot be placed at a table in a round (OFFER-…, MONEY-…, AVAILABILITY-…). Raises Refused."""
    if round_number < 1:
        raise Refused(N_("rounds are counted from 1; {round} is none"), round=round_number)
    for bet_id, stake in stakes.items():
        if bet_id not in rulebook.bets:
            raise Refused(
                N_("{bet} is not a bet; {table} offers {bets}"), bet=bet_id, table=table.id, bets=_list(table.offers)
            )
        check_round(offer_at(table, bet_id), table, round_number)
        check_stake(stake, table.unit)


def play_coup(
    rulebook: Rulebook, table_id: str, deal: Sequence[Card], stakes: Mapping[str, Decimal], round_number: int = 1
) -> Played:
    """Play one coup with the cards in the order in which the shoe gives them, and settle every stake.

    `stakes` maps bet ids to positive whole numbers of the table's units; `round_number` counts from 1 in each shoe.
    Raises Refused when the table, a bet, a stake or the deal is invalid; then nothing was played.

    >>> from conformance.cards import read_cards
    >>> from conformance.rulebook import rulebook
    >>> played = play_coup(rulebook(), "touch", read_cards("KD 7S QC AH 2D 9C"), {"banker": Decimal("0.30")})
    >>> [(str(s.result), str(s.net), s.rule) for s in played.settlements]
    [('win', '0.28', 'PAY-BANKER-COMMISSION-WIN')]
    """
    table = table_called(rulebook, table_id)
    check_bets(rulebook, table, stakes, round_number)
    check_deal(table, deal)
    coup = play(rulebook.tableau, deal)
    facts = facts_of(rulebook.tableau, coup)
    return Played(table, coup, facts, tuple([settle(table, bet_id, stake, facts) for bet_id, stake in stakes.items()]))


def _list(names: Mapping[str, object]) -> str:
    return ", ".join(names)
