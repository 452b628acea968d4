"""The page of the odds: the three ways in which published pages write them, worked out side by side."""

from __future__ import annotations

from fractions import Fraction

from conformance.errors import N_
from conformance.help.document import Content, Page, Paragraph, Section, TableBlock
from conformance.help.pen import Pen, content
from conformance.odds import Notation
from conformance.rules import Result


def odds_page(pen: Pen) -> Page:
    """Return the notations, each with what it says of the same odds, and which page uses it."""
    notations = list(pen.rules.notations.values())
    columns = (
        pen.name("column", "Winnings for one staked"),
        pen.name("column", "Comes back in all"),
        *(pen.notation_name(notation.id) for notation in notations),
    )
    rows = tuple(_row(pen, odds, notations) for odds in _every_odds(pen))
    introduction = pen.say(
        N_(
            "The same odds are written in three ways, and a number read in the wrong way is another price. "
            "Net odds count the winnings alone; the stake comes back besides."
        )
    )
    return Page(
        "odds",
        pen.name("heading", "How odds are written"),
        pen.language,
        (Paragraph(introduction),),
        (
            *(_section(pen, notation) for notation in notations),
            Section("comparison", pen.name("heading", "Side by side"), (TableBlock(columns, rows),)),
        ),
    )


def _every_odds(pen: Pen) -> list[Fraction]:
    """Return all odds that any bet of any table pays, the highest first."""
    return sorted(
        {
            payment.outcome.odds
            for table in pen.rules.tables.values()
            for offer in table.offers.values()
            for payment in offer.payments
            if payment.outcome.result is Result.WIN
        },
        reverse=True,
    )


def _row(pen: Pen, odds: Fraction, notations: list[Notation]) -> tuple[Content, ...]:
    return (
        content(pen.net(odds)),
        content(pen.net(odds + 1)),
        *(content(pen.odds(odds, notation, notation.rule)) for notation in notations),
    )


def _section(pen: Pen, notation: Notation) -> Section:
    pages = dict.fromkeys(
        page for table in pen.rules.tables.values() for page, used in table.notations.items() if used.id == notation.id
    )
    linked = pen.listed(pen.document(page) for page in pages)
    told = pen.rule_sentence(notation.rule)
    whole = [odds for odds in _every_odds(pen) if odds.denominator == 1 and odds > 1]
    odds = (
        min(whole)
        if notation.stake_included
        else max(_every_odds(pen), key=lambda value: (value.denominator > 1, value))
    )
    example = pen.say(
        N_("{written}: {stake} staked wins {winnings}, and {returned} comes back in all."),
        written=pen.odds(odds, notation, notation.rule),
        stake=pen.number(1),
        winnings=pen.net(odds),
        returned=pen.net(odds + 1),
    )
    used = pen.say(N_("Used by: {pages}."), pages=linked) if pages else pen.say(N_("No published page uses it."))
    return Section(notation.id, pen.notation_name(notation.id), (Paragraph(told), Paragraph(example), Paragraph(used)))
