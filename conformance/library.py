"""The library with exact returns: every bet of the industry, what is printed of it, and whether that is right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from conformance.counting import FactCounts
from conformance.money import EXACT, decimals_of
from conformance.returns import full_shoe, matches, percentage
from conformance.rulebook.library_part import LibraryBet, Published
from conformance.rules import Payment, Result, Tableau

FINE = 4
"""With this number of decimals, a printed percentage may be off by one in the last: its source rounded on the way."""


class Exact(NamedTuple):
    """What a pay table comes to: in which share of coups it wins and returns the stake, and what the house keeps.

    `edge` is that share of a stake which the operator keeps in the long run; negative where the bettor gains.
    """

    wins: Fraction
    pushes: Fraction
    edge: Fraction

    @property
    def edge_resolved(self) -> Fraction:
        """The house edge over the stakes that are won or lost alone."""
        return self.edge / (1 - self.pushes)


class Printed(NamedTuple):
    """What is printed of a pay table, what is exact, and whether the two agree; None where no figure is printed."""

    bet: LibraryBet
    published: Published
    exact: Exact
    agrees: bool | None


def exact_of(payments: tuple[Payment, ...], counts: FactCounts) -> Exact:
    """Return what a bet comes to from a shoe, by its odds: no commission and no rounding is looked at."""
    decided = [Fraction(count, counts.total) for count in counts.deciding(payments)]
    shares = list(zip((payment.outcome for payment in payments), decided, strict=True))
    wins = sum((share for outcome, share in shares if outcome.result is Result.WIN), Fraction(0))
    pushes = sum((share for outcome, share in shares if outcome.result is Result.PUSH), Fraction(0))
    won = sum((share * outcome.odds for outcome, share in shares if outcome.result is Result.WIN), Fraction(0))
    return Exact(wins, pushes, 1 - wins - pushes - won)


def printed(tableau: Tableau, bets: Iterable[LibraryBet], decks: int | None = None) -> list[Printed]:
    """Hold what is printed of bets against what is exact: for `decks` decks, or for those that are printed.

    A figure for other decks says nothing, so with `decks` only figures for that number are compared with the exact one.
    """
    counts: dict[int, FactCounts] = {}
    found = []
    for bet in bets:
        for published in _for(bet.published, decks):
            if published.decks not in counts:
                counts[published.decks] = FactCounts(tableau, full_shoe(published.decks))
            exact = exact_of(bet.payments(published.paytable), counts[published.decks])
            found.append(Printed(bet, published, exact, _agrees(published, exact)))
    return found


def _for(published: tuple[Published, ...], decks: int | None) -> Iterable[Published]:
    if decks is None:
        return published
    some: Mapping[str, Published] = {item.paytable: item for item in published}
    here = [item for item in published if item.decks == decks]
    known = {item.paytable for item in here}
    others = [Published(paytable, decks, None, None, None) for paytable in some if paytable not in known]
    return [*here, *others]


def _agrees(published: Published, exact: Exact) -> bool | None:
    figures = [(published.win_probability, exact.wins), (published.house_edge, exact.edge)]
    stated = [_is(share, figure) for figure, share in figures if figure is not None]
    return all(stated) if stated else None


def _is(share: Fraction, figure: Decimal) -> bool:
    """Say whether a printed percentage is a share, rounded or cut off, or as good as that."""
    places = decimals_of(figure)
    off = abs(percentage(share, places) - figure)
    return matches(share, figure) or (places >= FINE and off <= Decimal(1).scaleb(-places, EXACT))
