"""The section on money: its unit, the commission worked out on a scenario, and rounding."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from conformance.errors import N_
from conformance.help.document import Block, Paragraph, Section, Text
from conformance.help.examples import Examples
from conformance.help.table_pen import TablePen, Told, told
from conformance.money import EXACT, decimals_of

_ROUNDED = {
    "down": N_("Winnings that are not a whole number of units are rounded down."),
    "up": N_("Winnings that are not a whole number of units are rounded up."),
    "half-up": N_("Winnings that are not a whole number of units are rounded to the nearest one, half a unit up."),
    "half-even": N_(
        "Winnings that are not a whole number of units are rounded to the nearest one, half a unit to the even one."
    ),
}
_BASES = {
    "winnings": N_("Commission: {rate} of the winnings, taken when one of these bets wins: {bets}."),
    "stake": N_("Commission: {rate} of the stake, taken when one of these bets wins: {bets}."),
}


def money_section(pen: TablePen, examples: Examples) -> Section:
    """Return the unit of money, the commission with worked money, and the rounding."""
    table = pen.at
    unit = pen.stating("tables", "unit")
    parts: list[Told] = [
        (
            pen.stated(
                unit,
                N_("Smallest amount that can be staked, and step between stakes: {unit}."),
                unit=pen.money(table.unit, table, unit),
            ),
            pen.unsaid("money-unit"),
        )
    ]
    bearing = list(dict.fromkeys(offer.bet.id for offer, payment in pen.payments() if payment.outcome.commission))
    if table.commission is not None and bearing:
        commission = table.commission
        said = pen.stated(
            commission.rule,
            _BASES[commission.base],
            rate=pen.percent(commission.rate, _places(commission.rate), commission.rule),
            bets=pen.bets(table, bearing),
        )
        parts.append((said, ()))
    else:
        parts.append((pen.say(N_("No commission is taken at this table.")), ()))
    parts.append(
        pen.said_or_silent(
            None if table.rounding is None else pen.stated(table.rounding.rule, _ROUNDED[table.rounding.mode]),
            N_("The published pages state no rounding; amounts are exact."),
            "rounding",
        )
    )
    shown: list[Block] = []
    for rule in [part.rule for part in (table.commission, table.rounding) if part is not None]:
        for bet in bearing:
            shown.extend(_worked(pen, examples, rule, bet))
    return Section("money", pen.name("heading", "Commission and rounding"), (*told(parts), *shown))


def _places(rate: Fraction) -> int:
    """Return the decimals that a rate needs as a percentage."""
    return decimals_of(Decimal((rate * 100).numerator) / Decimal((rate * 100).denominator))


def _worked(pen: TablePen, examples: Examples, rule: str, bet: str) -> tuple[Block, ...]:
    """Return a scenario that shows a rule on winnings of a bet, with its money worked out."""
    shown = examples.winning(rule, bet)
    if shown is None:
        return ()
    table = pen.at
    settlement = next(item for item in shown.played.settlements if item.bet == bet)
    payment = next(p for p in table.offers[bet].payments if p.outcome.rule == settlement.rule)
    gross = EXACT.multiply(settlement.stake, _decimal(payment.outcome.odds))
    exact = EXACT.multiply(settlement.stake, payment.factor)
    text = pen.say(
        N_("{bet}: {stake} staked wins {gross} before commission; the commission of {commission} leaves {exact}."),
        bet=pen.bet(table.offers[bet]),
        stake=pen.money(settlement.stake, table),
        gross=pen.money(gross, table),
        commission=pen.money(gross - exact, table),
        exact=pen.money(exact, table),
    )
    paid = pen.say(
        N_("{net} is paid, and with the stake {returned} comes back in all."),
        net=pen.money(settlement.net, table),
        returned=pen.money(settlement.returned, table),
    )
    return (Paragraph((*text, Text(" "), *paid)), *examples.show(shown))


def _decimal(value: Fraction) -> Decimal:
    return EXACT.divide(Decimal(value.numerator), Decimal(value.denominator))
