"""Steps that set a coup up and have it played."""

from __future__ import annotations

from decimal import Decimal

from conformance.rulebook import rulebook
from conformance.suite.kinds import BET, MONEY, BetId, Cards, Money, TableId
from conformance.suite.localized import given, when
from conformance.suite.world import CoupUnderTest

Stakes = list[tuple[str, Decimal]]


@given("the shoe deals {cards}")
def shoe_deals(coup: CoupUnderTest, cards: Cards) -> None:
    """The next cards of the shoe, in the order in which they leave it."""
    coup.deal = cards


@when("the coup is played")
def played(coup: CoupUnderTest) -> None:
    """Without a bet, at every table where the cited rules hold."""
    coup.play({})


@when("the coup is played with {stake} on {bet}")
def played_with(coup: CoupUnderTest, stake: Money, bet: BetId) -> None:
    """With one bet, at every table that offers it where the cited rules hold."""
    coup.play({bet: stake})


@when("the coup is played with these bets", BET, MONEY)
def played_with_bets(coup: CoupUnderTest, datatable: Stakes) -> None:
    """With several bets, at every table that offers them where the cited rules hold."""
    coup.play(dict(datatable))


@when("every bet is tried at {table}")
def every_bet_tried(coup: CoupUnderTest, table: TableId) -> None:
    """Each bet of every table alone, with a stake that suits any table's money."""
    coup.try_bets(tuple(rulebook().bets), Decimal(10), table)
