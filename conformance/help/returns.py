"""The section on returns: the RTP of each bet, beside what the published pages claim."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction

from conformance.counting import FactCounts
from conformance.errors import N_
from conformance.help.document import Block, Content, Paragraph, Section, TableBlock, Text, Verdict
from conformance.help.pen import content, statements
from conformance.help.table_pen import TablePen
from conformance.money import decimals_of
from conformance.procedure_rules import StatedReturn
from conformance.returns import BetReturn, full_shoe, matches, table_returns
from conformance.rulebook import Table
from conformance.rules import Tableau

DECIMALS = 4
COMPARED_DECKS = (4, 6, 8)
"""Shoes for which returns stand side by side, the table's own besides."""


class Reckoner:
    """Calculates returns, each of them once: a shoe is counted for all tables, a table calculated for all languages."""

    def __init__(self, tableau: Tableau) -> None:
        self._tableau = tableau
        self._counts: dict[int, FactCounts] = {}
        self._returns: dict[tuple[str, int, Decimal | None], dict[str, BetReturn]] = {}

    def of(self, table: Table, decks: int, stake: Decimal | None = None) -> dict[str, BetReturn]:
        """Return what each bet of a table returns from a fresh shoe; without a stake, for one that nothing rounds."""
        key = table.id, decks, stake
        if key not in self._returns:
            if decks not in self._counts:
                self._counts[decks] = FactCounts(self._tableau, full_shoe(decks))
            self._returns[key] = table_returns(table, stake, self._counts[decks])
        return self._returns[key]


def shoes_compared(table: Table) -> list[int]:
    """Return the numbers of decks for which the returns of a table stand side by side, its own among them."""
    return sorted({table.decks, *COMPARED_DECKS})


def returns_section(pen: TablePen, reckoner: Reckoner) -> Section:
    """Return the exact return of each bet for several shoes, and each claim of the pages with whether it holds."""
    table = pen.at
    shoes = shoes_compared(table)
    found = {decks: reckoner.of(table, decks) for decks in shoes}
    smallest = reckoner.of(table, table.decks, table.unit) if table.rounding is not None else {}
    heads = [pen.text(N_("{decks} decks"), decks=pen.number(decks).text) for decks in shoes]
    if smallest:
        heads.append(
            pen.text(
                N_("{decks} decks, a stake of {unit}"),
                decks=pen.number(table.decks).text,
                unit=pen.money(table.unit, table).text,
            )
        )
    rows = tuple(
        (
            content(pen.bet(offer)),
            *(content(pen.percent(found[decks][bet].to_bettor, DECIMALS)) for decks in shoes),
            *((content(pen.percent(smallest[bet].to_bettor, DECIMALS)),) if smallest else ()),
        )
        for bet, offer in table.offers.items()
    )
    notes = pen.unsaid("return-per-bet")
    blocks: list[Block] = [
        Paragraph(
            (
                *pen.say(
                    N_(
                        "What comes back of each unit staked in the long run, a returned stake included: counted "
                        "exactly over every deal that a fresh shoe can give, and rounded here to {decimals} decimals."
                    ),
                    decimals=pen.number(DECIMALS),
                ),
                Text(" "),
                *pen.say(_dealt_from(pen), decks=pen.number(table.decks)),
            )
        ),
        TableBlock((pen.name("column", "Bet"), *heads), rows),
        *statements(_claim(pen, found[table.decks], stated) for stated in pen.around.returns),
        *notes,
    ]
    if not pen.around.returns and not notes:
        blocks.append(pen.silent(N_("The published pages claim no return.")))
    return Section("returns", pen.name("heading", "Exact return (RTP)"), tuple(blocks))


def _dealt_from(pen: TablePen) -> str:
    """Return the sentence on the decks of a table."""
    assumed = N_("The published pages do not say from how many decks this table is dealt; {decks} are assumed.")
    return pen.of_source(assumed) if "decks" in pen.at.assumptions else N_("This table is dealt from {decks} decks.")


def _claim(pen: TablePen, found: Mapping[str, BetReturn], stated: StatedReturn) -> Content:
    """Return a claim of the pages, and whether a bet of the table returns so much."""
    pages = dict.fromkeys(claim.document for claim in pen.rules.basis(stated.rule))
    linked = pen.listed(pen.document(page) for page in pages) or content(pen.at.publisher or "")
    percent = pen.percent(Fraction(stated.percent) / 100, decimals_of(stated.percent), stated.rule)
    holding = [
        bet for bet, item in found.items() if stated.bet in (None, bet) and matches(item.to_bettor, stated.percent)
    ]
    said = pen.rule(stated.rule)
    if stated.bet is not None and stated.bet in pen.at.offers:
        claim = pen.say(
            N_("Claimed by {pages}: {percent} for {bet}; exactly it is {exact}:"),
            pages=linked,
            percent=percent,
            bet=pen.bet(pen.at.offers[stated.bet]),
            exact=pen.percent(found[stated.bet].to_bettor, DECIMALS),
        )
    else:
        claim = pen.say(N_("Claimed by {pages}: {percent} for the game:"), pages=linked, percent=percent)
    if holding:
        verdict = pen.text(N_("the claim holds"))
    elif stated.bet is None:
        verdict = pen.text(N_("no bet of the table returns so much, so the claim cannot be confirmed"))
    else:
        verdict = pen.text(N_("the claim does not hold"))
    return (*said, Text(" "), *claim, Text(" "), Verdict(f"{verdict}.", bool(holding), stated.rule))
