"""Mutants of the coup: cards, pairs, deal, naturals, and every cell of the tableau."""

from __future__ import annotations

from collections.abc import Iterator

from conformance.rulebook import Rulebook
from conformance.rules import CardTrait, CrossRow, HandName, Row, Tableau
from conformance.suite.mutation.mutant import Mutant, replace, with_item


def of_coup(original: Rulebook) -> Iterator[Mutant]:
    """Yield the mutants of the coup."""
    for rule, change, tableau in _tableaus(original):
        rules = replace(original, tableau=tableau)
        yield Mutant(rule, change, rules, tuple(t for t in original.tables if t in original.rules[rule].tables))


def _tableaus(original: Rulebook) -> Iterator[tuple[str, str, Tableau]]:
    tableau = original.tableau
    yield from _rows(tableau)
    for rank, points in tableau.points.items():
        rule = next(rule for rule in original.rules.values() if f"points_{rank}" in rule.params).id
        for other in ((points + 1) % tableau.modulus, (points - 1) % tableau.modulus):
            yield rule, f"{rank} counts {other}", replace(tableau, points=with_item(tableau.points, rank, other))
    for modulus in (tableau.modulus - 1, tableau.modulus + 1):
        yield "TOTAL-UNITS", f"modulo {modulus}", replace(tableau, modulus=modulus)
    orders: tuple[tuple[HandName, HandName, HandName, HandName], ...] = (
        ("player", "player", "banker", "banker"),
        ("banker", "player", "banker", "player"),
        ("player", "banker", "banker", "player"),
    )
    for first in orders:
        yield "DEAL-ORDER", f"dealt {' '.join(first)}", replace(tableau, first=first)
    yield from _naturals(tableau)
    pairs: tuple[tuple[CardTrait, ...], ...] = (("points",), ("suit",), ("rank", "suit"))
    for traits in pairs:
        yield "PAIR-RANK", f"a pair shares {' '.join(traits)}", replace(tableau, pair=traits)
    perfect: tuple[tuple[CardTrait, ...], ...] = (("rank",), ("suit",), ("points", "suit"))
    for traits in perfect:
        yield "PAIR-PERFECT", f"a perfect pair shares {' '.join(traits)}", replace(tableau, perfect_pair=traits)


def _rows(tableau: Tableau) -> Iterator[tuple[str, str, Tableau]]:
    for total, row in tableau.player.items():
        flipped = Row(row.rule, not row.draws)
        change = f"Player {_does(flipped.draws)} on {total}"
        yield row.rule, change, replace(tableau, player=with_item(tableau.player, total, flipped))
    for total, row in tableau.banker_after_stand.items():
        flipped = Row(row.rule, not row.draws)
        rows = with_item(tableau.banker_after_stand, total, flipped)
        change = f"Banker {_does(flipped.draws)} on {total} when Player stood"
        yield row.rule, change, replace(tableau, banker_after_stand=rows)
    for total, cross in tableau.banker_after_draw.items():
        for points, draws in cross.draws.items():
            cell = CrossRow(cross.rule, with_item(cross.draws, points, not draws))
            cells = with_item(tableau.banker_after_draw, total, cell)
            change = f"Banker {_does(not draws)} on {total} against {points}"
            yield cross.rule, change, replace(tableau, banker_after_draw=cells)


def _naturals(tableau: Tableau) -> Iterator[tuple[str, str, Tableau]]:
    lowest = min(tableau.natural_totals) - 1
    yield (
        "NATURAL-TOTALS",
        f"{lowest} is a natural",
        replace(tableau, natural_totals=tableau.natural_totals | {lowest}),
    )
    for total in sorted(tableau.natural_totals):
        fewer = replace(tableau, natural_totals=tableau.natural_totals - {total}, **_more_rows(tableau, total))
        yield "NATURAL-TOTALS", f"{total} is no natural", fewer
    for hand in sorted(tableau.natural_stops):
        # The hand with the natural still stands; it no longer stops the other one.
        stops = replace(tableau, natural_stops=tableau.natural_stops - {hand})
        for total in tableau.natural_totals:
            stops = replace(stops, **_more_rows(stops, total))
        yield "NATURAL-STOPS", f"a natural of {hand} does not stop the draw", stops


def _more_rows(tableau: Tableau, total: int) -> dict[str, object]:
    """Give a total that is no natural any more rows on which it stands."""
    cross = CrossRow("", dict.fromkeys(range(tableau.modulus), False))
    stands = Row("", draws=False)
    return {
        "player": with_item(tableau.player, total, stands),
        "banker_after_stand": with_item(tableau.banker_after_stand, total, stands),
        "banker_after_draw": with_item(tableau.banker_after_draw, total, cross),
    }


def _does(draws: bool) -> str:
    return "draws" if draws else "stands"
