"""Steps that speak of the return to the bettor; it is calculated from the rules, whatever engine is under test."""

from __future__ import annotations

from collections.abc import Hashable
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from conformance.counting import FactCounts
from conformance.money import read_stake
from conformance.returns import bet_return, full_shoe, matches, percentage, unrounded_stake
from conformance.rules import Tableau
from conformance.settlement import offer_at
from conformance.suite.kinds import BetId, Money, Number, PageId, Percent, bet_name
from conformance.suite.localized import then, when
from conformance.suite.world import CoupUnderTest, Unasked
from conformance.words.numbers import write_number


class _Key:
    """A tableau as a cache key: the same object, not an equal one, which would cost as much to compare."""

    def __init__(self, tableau: Tableau) -> None:
        self.tableau = tableau

    def __hash__(self) -> int:
        return id(self.tableau)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.tableau is other.tableau


MOST_KEPT = 4096
_SHARES: dict[Hashable, Fraction] = {}
"""Returns that were calculated, by all that they follow from: scenarios ask for the same ones at many tables."""


@lru_cache(maxsize=8)
def _counts(key: _Key, decks: int) -> FactCounts:
    return FactCounts(key.tableau, full_shoe(decks))


@when("the return of {bet} is calculated")
def reckoned(coup: CoupUnderTest, bet: BetId) -> None:
    """For the table's decks, and a stake that nothing rounds."""
    _reckon(coup, bet, None, coup.rules.tables[coup.table].decks)


@when("the return of {bet} is calculated for {decks} decks")
def reckoned_for_decks(coup: CoupUnderTest, bet: BetId, decks: Number) -> None:
    """For a stake that nothing rounds."""
    _reckon(coup, bet, None, decks)


@when("the return of {bet} is calculated for a stake of {stake}")
def reckoned_for_stake(coup: CoupUnderTest, bet: BetId, stake: Money) -> None:
    """For the table's decks."""
    _reckon(coup, bet, stake, coup.rules.tables[coup.table].decks)


@then("the return is {percent}")
def return_is(coup: CoupUnderTest, percent: Percent) -> None:
    """Rounded or cut to the decimals that are written."""
    if coup.reckoned is None:
        raise Unasked(coup.step)
    bet, share = coup.reckoned
    if not matches(share, percent):
        written = write_number(percentage(share), coup.language)
        coup.expect(bet_name(bet, coup.language), f"{write_number(percent, coup.language)}%", f"{written}%")


@then("{page} states {percent} for the return of {bet}")
def page_states(coup: CoupUnderTest, page: PageId, percent: Percent, bet: BetId) -> None:
    """What the page says of one bet."""
    _expect_stated(coup, page, percent, bet)


@then("{page} states {percent} for the return of the game")
def page_states_of_game(coup: CoupUnderTest, page: PageId, percent: Percent) -> None:
    """What the page says of no bet in particular."""
    _expect_stated(coup, page, percent, None)


@then("the number of returns that the pages state for this table is {count}")
def returns_stated(coup: CoupUnderTest, count: Number) -> None:
    """Of bets, or of no bet in particular."""
    stated = coup.rules.procedures[coup.table].returns
    coup.expect(coup.say("Returns stated"), str(count), str(len(stated)))


@then("no bet of the table returns {percent}")
def no_bet_returns(coup: CoupUnderTest, percent: Percent) -> None:
    """For the table's decks, and stakes that nothing rounds."""
    for bet in coup.rules.tables[coup.table].offers:
        if matches(_reckon(coup, bet, None, coup.rules.tables[coup.table].decks), percent):
            written = f"{write_number(percent, coup.language)}%"
            coup.expect(bet_name(bet, coup.language), f"≠ {written}", written)


@then("the largest return of the table is {percent}")
def no_bet_returns_more(coup: CoupUnderTest, percent: Percent) -> None:
    """The largest return of the table, as far as the percentage is written."""
    table = coup.rules.tables[coup.table]
    share, bet = max((_reckon(coup, bet, None, table.decks), bet) for bet in table.offers)
    if not matches(share, percent):
        written = write_number(percentage(share), coup.language)
        coup.expect(bet_name(bet, coup.language), f"{write_number(percent, coup.language)}%", f"{written}%")


def _reckon(coup: CoupUnderTest, bet: str, stake: Decimal | None, decks: int) -> Fraction:
    """Note and return what a bet returns for a stake, or for one that nothing rounds."""
    table = coup.rules.tables[coup.table]
    amount = unrounded_stake(table) if stake is None else read_stake(format(stake, "f"), table.unit)
    tableau = _Key(coup.rules.tableau)
    known: Hashable = (tableau, decks, bet, offer_at(table, bet).payments, table.rounding, table.unit, amount)
    share = _SHARES.get(known)
    if share is None:
        share = _SHARES[known] = bet_return(table, bet, amount, _counts(tableau, decks)).to_bettor
        if len(_SHARES) > MOST_KEPT:
            _SHARES.pop(next(iter(_SHARES)))
    coup.reckoned = (bet, share)
    return share


def _expect_stated(coup: CoupUnderTest, page: str, percent: Decimal, bet: str | None) -> None:
    stated = [
        f"{write_number(item.percent, coup.language)}%"
        for item in coup.rules.procedures[coup.table].returns
        if item.bet == bet and any(claim.document == page for claim in coup.rules.basis(item.rule))
    ]
    written = f"{write_number(percent, coup.language)}%"
    if written not in stated:
        coup.expect(page, written, ", ".join(stated) or "-")
