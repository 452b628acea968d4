"""The reference engine: deal → hands → facts → settlements, for reading rather than for speed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

import msgspec

from conformance.cards import Card
from conformance.coup import MOST_CARDS, Coup, play
from conformance.errors import N_, Refused
from conformance.facts import Facts, facts_of
from conformance.money import check_stake
from conformance.rulebook import Rulebook, Table
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


def check_deal(table: Table, deal: Sequence[Card]) -> None:
    """Refuse cards that a shoe cannot give: fewer than a coup may need, or a card more often than there are decks.

    Raises Refused.
    """
    if len(deal) < MOST_CARDS:
        raise Refused(
            N_("{given} cards are too few; give {needed}, as the shoe would, whether or not the coup uses them all"),
            given=len(deal),
            needed=MOST_CARDS,
        )
    if len(deal) > table.decks:  # a shorter deal cannot hold one card too often
        for card in set(deal):
            if deal.count(card) > table.decks:
                raise Refused(
                    N_("{card} comes {times} times; a shoe of {decks} decks has no more than {decks}"),
                    card=card,
                    times=deal.count(card),
                    decks=table.decks,
                )


def play_coup(rulebook: Rulebook, table_id: str, deal: Sequence[Card], stakes: Mapping[str, Decimal]) -> Played:
    """Play one coup with the cards in the order in which the shoe gives them, and settle every stake.

    `stakes` maps bet ids to positive whole numbers of the table's units.
    Raises Refused when the table, a bet, a stake or the deal cannot be; then nothing was played.

    >>> from conformance.cards import read_cards
    >>> from conformance.rulebook import rulebook
    >>> played = play_coup(rulebook(), "touch", read_cards("KD 7S QC AH 2D 9C"), {"banker": Decimal("0.30")})
    >>> [(str(s.result), str(s.net), s.rule) for s in played.settlements]
    [('win', '0.28', 'PAY-BANKER-COMMISSION-WIN')]
    """
    table = table_called(rulebook, table_id)
    for bet_id, stake in stakes.items():
        if bet_id not in rulebook.bets:
            raise Refused(
                N_("{bet} is not a bet; {table} offers {bets}"), bet=bet_id, table=table.id, bets=_list(table.offers)
            )
        offer_at(table, bet_id)
        check_stake(stake, table.unit)
    check_deal(table, deal)
    coup = play(rulebook.tableau, deal)
    facts = facts_of(rulebook.tableau, coup)
    return Played(table, coup, facts, tuple([settle(table, bet_id, stake, facts) for bet_id, stake in stakes.items()]))


def _list(names: Mapping[str, object]) -> str:
    return ", ".join(names)
