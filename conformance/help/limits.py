"""The section on limits: smallest and largest stakes, the limit on a difference, and bets that need another one."""

from __future__ import annotations

from conformance.errors import N_
from conformance.help.document import Content, Section
from conformance.help.table_pen import TablePen, Told, told
from conformance.procedure_rules import Amounts, LimitRules

PART = "limits"


def limits_section(pen: TablePen) -> Section:
    """Return the limits of the table, and where its pages are silent."""
    limits = pen.around.limits or LimitRules()
    parts: list[Told] = []
    bounds = {
        "minimum": pen.name("bound", "a smallest stake"),
        "maximum": pen.name("bound", "a largest stake"),
    }
    said = None
    if limits.bounds:
        listed = pen.listed(bounds[bound] for bound in limits.bounds)
        said = pen.stated(
            pen.stating(PART, "bounds"), N_("The table keeps: {bounds}. The amounts are its own."), bounds=listed
        )
    if limits.stakes:
        parts += [(_range(pen, bet, stated), ()) for bet, stated in limits.stakes.items()]
    else:
        parts.append(pen.said_or_silent(said, N_("The published pages state no limits."), "limits"))
    if "maximum" in limits.bounds:
        message = (
            N_("A stake may be as large as the largest stake, and no larger.")
            if limits.largest_taken
            else N_("A stake has to be smaller than the largest stake.")
        )
        parts.append((pen.stated(pen.stating(PART, "reached") or pen.stating(PART, "bounds"), message), ()))
    if limits.difference is not None:
        one, other = (pen.bets(pen.at, [bet]) for bet in limits.difference.bets)
        message = (
            N_(
                "The stakes on {one} and {other} may differ by no more than the largest stake of the one that has "
                "the larger stake on it; this limit is on the difference alone."
            )
            if limits.difference.capped_by == "larger-side"
            else N_(
                "The stakes on {one} and {other} may differ by no more than the largest stake of the one that has "
                "the smaller stake on it; this limit is on the difference alone."
            )
        )
        parts.append((pen.stated(pen.stating(PART, "capped_by"), message, one=one, other=other), ()))
    if limits.eligibility is not None:
        rule = limits.eligibility
        message = (
            N_("When the table shows the sign, each of these bets is taken only beside one of {others}: {bets}.")
            if rule.when == "sign-shown"
            else N_("Each of these bets is always taken only beside one of {others}: {bets}.")
        )
        said = pen.stated(
            pen.stating(PART, "requires_any"),
            message,
            others=pen.bets(pen.at, rule.requires_any),
            bets=pen.bets(pen.at, rule.bets),
        )
        parts.append((said, pen.unsaid("tiger-eligibility")))
    if limits.table is not None:
        message, most = (
            N_("All stakes of a bettor in one round together: at most {most}."),
            pen.money(limits.table, pen.at),
        )
        parts.append((pen.stated(pen.stating(PART, "total"), message, most=most), ()))
    largest = None
    if limits.win is not None:
        message, most = N_("A stake that could win more than {most} is refused."), pen.money(limits.win, pen.at)
        largest = pen.stated(pen.stating(PART, "most"), message, most=most)
    parts.append(pen.said_or_silent(largest, N_("The published pages state no largest win."), "largest-win"))
    return Section("limits", pen.name("heading", "Limits"), told(parts))


def _range(pen: TablePen, bet: str, stated: Amounts) -> Content:
    """Return the smallest and the largest stake on a bet."""
    return pen.stated(
        pen.stating(PART, "minimum"),
        N_("A stake on {bet}: from {low} to {high}."),
        bet=pen.bets(pen.at, [bet]),
        low=pen.money(stated.minimum, pen.at),
        high=pen.money(stated.maximum, pen.at),
    )
