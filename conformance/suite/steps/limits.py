"""Steps that speak of limits."""

from __future__ import annotations

from decimal import Decimal

from conformance.engines.procedures_protocol import Limit
from conformance.suite.kinds import BET, MONEY, BetId, Money
from conformance.suite.localized import given, then, when
from conformance.suite.world import CoupUnderTest


@given("the limits of {bet} are {minimum} to {maximum}")
def limits_of(coup: CoupUnderTest, bet: BetId, minimum: Money, maximum: Money) -> None:
    """The smallest and the largest stake that the table shows for a bet."""
    coup.limits[bet] = Limit(format(minimum, "f"), format(maximum, "f"))


@given("the sign for Tiger bets is shown")
def sign_shown(coup: CoupUnderTest) -> None:
    """The operator asks for a main bet beside a Tiger bet."""
    coup.sign = True


@given("the sign for Tiger bets is not shown")
def sign_not_shown(coup: CoupUnderTest) -> None:
    """The operator asks for no bet beside a Tiger bet."""
    coup.sign = False


@when("{stake} is staked on {bet}")
def staked(coup: CoupUnderTest, stake: Money, bet: BetId) -> None:
    """One stake, against the limits."""
    coup.stake({bet: stake})


@when("these stakes are placed", BET, MONEY)
def stakes_placed(coup: CoupUnderTest, datatable: list[tuple[str, Decimal]]) -> None:
    """Several stakes together, against the limits."""
    coup.stake(dict(datatable))


@then("the stakes are accepted")
def stakes_taken(coup: CoupUnderTest) -> None:
    """All of them."""
    coup.expect_yes(coup.say("The stakes are accepted"), yes=True, actual=not coup.refused)


@then("the stakes are refused")
def stakes_refused(coup: CoupUnderTest) -> None:
    """All of them; they stay with the bettor."""
    coup.expect_yes(coup.say("The stakes are accepted"), yes=False, actual=not coup.refused)
