"""Mutants of the coup: cards, pairs, deal, naturals, and every cell of the tableau."""

from __future__ import annotations

from collections.abc import Iterator

from conformance.errors import N_
from conformance.rulebook import Rulebook
from conformance.rules import CardTrait, CrossRow, HandName, Row, Tableau
from conformance.suite.mutation.mutant import Mutant, replace, with_item
from conformance.suite.mutation.said import Named, Said, said

_PLAYER = {True: N_("Player draws on {total}"), False: N_("Player stands on {total}")}
_BANKER_AFTER_STAND = {
    True: N_("Banker draws on {total} when Player stood"),
    False: N_("Banker stands on {total} when Player stood"),
}
_BANKER_AFTER_DRAW = {
    True: N_("Banker draws on {total} against {points}"),
    False: N_("Banker stands on {total} against {points}"),
}


def of_coup(original: Rulebook) -> Iterator[Mutant]:
    """Yield the mutants of the coup."""
    for rule, change, tableau in _tableaus(original):
        rules = replace(original, tableau=tableau)
        yield Mutant(rule, change, rules, tuple(t for t in original.tables if t in original.rules[rule].tables))


def _tableaus(original: Rulebook) -> Iterator[tuple[str, Said, Tableau]]:
    tableau = original.tableau
    yield from _rows(tableau)
    for rank, points in tableau.points.items():
        rule = next(rule for rule in original.rules.values() if f"points_{rank}" in rule.params).id
        for other in ((points + 1) % tableau.modulus, (points - 1) % tableau.modulus):
            yield (
                rule,
                said("{rank} counts {points}", rank=rank, points=other),
                replace(tableau, points=with_item(tableau.points, rank, other)),
            )
    for modulus in (tableau.modulus - 1, tableau.modulus + 1):
        yield (
            tableau.rules["total"],
            said("totals count what is left over of {modulus}", modulus=modulus),
            replace(tableau, modulus=modulus),
        )
    orders: tuple[tuple[HandName, HandName, HandName, HandName], ...] = (
        ("player", "player", "banker", "banker"),
        ("banker", "player", "banker", "player"),
        ("player", "banker", "banker", "player"),
    )
    for first in orders:
        yield (
            tableau.rules["deal"],
            said("the first cards go to {hands}", hands=tuple(Named("hand", hand) for hand in first)),
            replace(tableau, first=first),
        )
    yield from _naturals(tableau)
    pairs: tuple[tuple[CardTrait, ...], ...] = (("points",), ("suit",), ("rank", "suit"))
    for traits in pairs:
        yield (
            tableau.rules["pair"],
            said("a pair is alike in {traits}", traits=_named(traits)),
            replace(tableau, pair=traits),
        )
    perfect: tuple[tuple[CardTrait, ...], ...] = (("rank",), ("suit",), ("points", "suit"))
    for traits in perfect:
        yield (
            tableau.rules["perfect_pair"],
            said("a perfect pair is alike in {traits}", traits=_named(traits)),
            replace(tableau, perfect_pair=traits),
        )


def _rows(tableau: Tableau) -> Iterator[tuple[str, Said, Tableau]]:
    for total, row in tableau.player.items():
        flipped = Row(row.rule, not row.draws)
        change = _PLAYER[flipped.draws]
        yield row.rule, said(change, total=total), replace(tableau, player=with_item(tableau.player, total, flipped))
    for total, row in tableau.banker_after_stand.items():
        flipped = Row(row.rule, not row.draws)
        rows = with_item(tableau.banker_after_stand, total, flipped)
        change = _BANKER_AFTER_STAND[flipped.draws]
        yield row.rule, said(change, total=total), replace(tableau, banker_after_stand=rows)
    for total, cross in tableau.banker_after_draw.items():
        for points, draws in cross.draws.items():
            cell = CrossRow(cross.rule, with_item(cross.draws, points, not draws))
            cells = with_item(tableau.banker_after_draw, total, cell)
            change = _BANKER_AFTER_DRAW[not draws]
            yield cross.rule, said(change, total=total, points=points), replace(tableau, banker_after_draw=cells)


def _naturals(tableau: Tableau) -> Iterator[tuple[str, Said, Tableau]]:
    lowest = min(tableau.natural_totals) - 1
    yield (
        tableau.rules["natural"],
        said("{total} is a natural", total=lowest),
        replace(tableau, natural_totals=tableau.natural_totals | {lowest}),
    )
    for total in sorted(tableau.natural_totals):
        fewer = replace(tableau, natural_totals=tableau.natural_totals - {total}, **_more_rows(tableau, total))
        yield tableau.rules["natural"], said("{total} is not a natural", total=total), fewer
    for hand in sorted(tableau.natural_stops):
        # The hand with the natural still stands; it no longer stops the other one.
        stops = replace(tableau, natural_stops=tableau.natural_stops - {hand})
        for total in tableau.natural_totals:
            stops = replace(stops, **_more_rows(stops, total))
        yield (
            tableau.rules["natural_stop"],
            said("a natural of {hand} does not stop the draw", hand=Named("hand", hand)),
            stops,
        )


def _more_rows(tableau: Tableau, total: int) -> dict[str, object]:
    """Give a total that is not a natural any more rows on which it stands."""
    cross = CrossRow("", dict.fromkeys(range(tableau.modulus), False))
    stands = Row("", draws=False)
    return {
        "player": with_item(tableau.player, total, stands),
        "banker_after_stand": with_item(tableau.banker_after_stand, total, stands),
        "banker_after_draw": with_item(tableau.banker_after_draw, total, cross),
    }


def _named(traits: tuple[CardTrait, ...]) -> tuple[Named, ...]:
    return tuple(Named("trait", trait) for trait in traits)
