"""The section on limits: smallest and largest stakes, the limit on a difference, and bets that need another one."""

from __future__ import annotations

from conformance.errors import N_
from conformance.help.document import Section
from conformance.help.table_pen import TablePen, Told, told
from conformance.procedure_rules import LimitRules

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
    parts.append(pen.said_or_silent(None, N_("The published pages state no largest win."), "largest-win"))
    return Section("limits", pen.name("heading", "Limits"), told(parts))
