"""Steps that check what becomes of bets."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from conformance.money import EXACT
from conformance.odds import read_printed_odds
from conformance.rulebook import rulebook
from conformance.suite.kinds import BET, BetId, Money, Odds, PageId, Printed, bet_name
from conformance.suite.localized import then
from conformance.suite.world import CoupUnderTest
from conformance.words.numbers import write_odds
from conformance.words.outcomes import amount_text, outcome_text

BetRows = list[tuple[str]]


@then("{bet} wins {money}")
def bet_wins(coup: CoupUnderTest, bet: BetId, money: Money) -> None:
    """The bettor is up by so much; the stake comes back besides."""
    _expect(coup, bet, "win", money)


@then("{bet} loses")
def bet_loses(coup: CoupUnderTest, bet: BetId) -> None:
    """The whole stake is lost."""
    _expect(coup, bet, "lose", -coup.settlement(bet)[1])


@then("{bet} is returned")
def bet_is_returned(coup: CoupUnderTest, bet: BetId) -> None:
    """A push: the stake comes back, and nothing else."""
    _expect(coup, bet, "push", Decimal(0))


@then("{bet} pays {odds}")
def bet_pays(coup: CoupUnderTest, bet: BetId, odds: Odds) -> None:
    """The bet wins at these net odds."""
    _expect_odds(coup, bet, odds)


@then("{bet} returns {money} in total")
def bet_gives_back(coup: CoupUnderTest, bet: BetId, money: Money) -> None:
    """Stake and winnings together."""
    settlement, _ = coup.settlement(bet)
    returned = Decimal(settlement.returned)
    coup.expect(
        bet_name(bet, coup.language),
        coup.say("returned in all: {money}", money=amount_text(money, money, coup.language)),
        coup.say("returned in all: {money}", money=amount_text(returned, money, coup.language)),
    )


@then('{bet} pays what {page} prints as "{printed}"')
def bet_pays_as_printed(coup: CoupUnderTest, bet: BetId, page: PageId, printed: Printed) -> None:
    """The bet wins at the odds that the page prints, read in the page's own notation."""
    table = coup.table if coup.tried is None else coup.tried.table
    notation = coup.rules.tables[table].notations[page]
    _expect_odds(coup, bet, read_printed_odds(printed, notation))


@then("the bet is refused")
def bet_is_refused(coup: CoupUnderTest) -> None:
    """The engine takes no such bet."""
    coup.expect(coup.say("The bet"), coup.say("refused"), coup.say("refused") if coup.refused else coup.say("taken"))


@then("the bet is accepted")
def bet_is_taken(coup: CoupUnderTest) -> None:
    """The engine takes the bet and plays the coup."""
    coup.expect(coup.say("The bet"), coup.say("taken"), coup.say("refused") if coup.refused else coup.say("taken"))


@then("just these bets are taken", BET)
def just_these_taken(coup: CoupUnderTest, datatable: BetRows) -> None:
    """The engine takes each of these and refuses every other."""
    wanted = {bet for (bet,) in datatable}
    taken = {bet for bet, was_taken in coup.taken.items() if was_taken}
    coup.expect(coup.say("The bets that are taken"), _listed(coup, wanted), _listed(coup, taken))


@then("these bets are taken", BET)
def these_taken(coup: CoupUnderTest, datatable: BetRows) -> None:
    """The engine takes each of these, whatever it takes beside them."""
    wanted = {bet for (bet,) in datatable}
    taken = {bet for bet in wanted if coup.taken[bet]}
    coup.expect(coup.say("The bets that are taken"), _listed(coup, wanted), _listed(coup, taken))


@then("these bets are refused", BET)
def these_refused(coup: CoupUnderTest, datatable: BetRows) -> None:
    """The engine refuses each of these, whatever else it refuses."""
    wanted = {bet for (bet,) in datatable}
    refused = {bet for bet in wanted if not coup.taken[bet]}
    coup.expect(coup.say("The bets that are refused"), _listed(coup, wanted), _listed(coup, refused))


def _listed(coup: CoupUnderTest, bets: set[str]) -> str:
    return ", ".join(bet_name(bet, coup.language) for bet in rulebook().bets if bet in bets)


def _expect_odds(coup: CoupUnderTest, bet: str, odds: Fraction) -> None:
    settlement, stake = coup.settlement(bet)
    net = EXACT.subtract(Decimal(settlement.returned), stake)
    if settlement.result == "win":
        actual = coup.say("pays {odds}", odds=write_odds(Fraction(net) / Fraction(stake), coup.language))
    else:
        actual = outcome_text(settlement.result, net, coup.language, stake)
    coup.expect(bet_name(bet, coup.language), coup.say("pays {odds}", odds=write_odds(odds, coup.language)), actual)


def _expect(coup: CoupUnderTest, bet: str, result: str, net: Decimal) -> None:
    settlement, stake = coup.settlement(bet)
    actual = EXACT.subtract(Decimal(settlement.returned), stake)
    coup.expect(
        bet_name(bet, coup.language),
        outcome_text(result, net, coup.language, stake),
        outcome_text(settlement.result, actual, coup.language, stake),
    )
