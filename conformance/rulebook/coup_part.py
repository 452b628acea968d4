"""The part of `spec/` that governs the coup: cards, tableau and odds notations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from conformance.cards import RANKS
from conformance.errors import SpecError
from conformance.odds import Notation
from conformance.rulebook import files
from conformance.rulebook.reading import SpecFolder, listed
from conformance.rulebook.registry import Registry
from conformance.rules import CrossRow, Row, Tableau


def read_tableau(folder: SpecFolder, registry: Registry) -> tuple[Tableau, list[str]]:
    """Read how a coup is dealt and drawn, and the ids of the rules that therefore hold at every table."""
    cards_name, cards = folder.one("cards.toml", files.CardsFile)
    points = _points(registry, cards_name, cards)
    for key, pair in (("pair", cards.pair), ("perfect_pair", cards.perfect_pair)):
        registry.add(pair.rule, pair.governs, cards_name, key)

    name, file = folder.one("tableau.toml", files.TableauFile)
    parts = {"pair": cards.pair.rule, "perfect_pair": cards.perfect_pair.rule}
    parts |= {rank: group.rule for group in cards.rank_group for rank in group.points}
    for key in ("deal", "third", "total", "natural", "natural_stop", "higher", "equal"):
        part: files.RuleFile = getattr(file, key)
        registry.add(part.rule, part.governs, name, key)
        parts[key] = part.rule
    hands = ("player", "banker")
    if any(file.deal.first.count(hand) != 2 for hand in hands):
        raise SpecError(name, "deal.first", "a hand does not get two cards", "name player twice and banker twice")
    for total in file.natural.totals:
        if total >= file.total.modulus:
            raise SpecError(
                name, "natural.totals", f"no hand totals {total}", f"write totals below {file.total.modulus}"
            )
    totals = range(file.total.modulus)
    free = [total for total in totals if total not in file.natural.totals]
    player_free, banker_free = (free if hand in file.natural_stop.hands else totals for hand in hands)
    tableau = Tableau(
        file.deal.first,
        points,
        file.total.modulus,
        frozenset(file.natural.totals),
        frozenset(file.natural_stop.hands),
        _rows(registry, name, "player", file.player, player_free),
        _rows(registry, name, "banker_after_stand", file.banker_after_stand, banker_free),
        _cross_rows(registry, name, file.banker_after_draw, banker_free, sorted(set(points.values()))),
        cards.pair.same,
        cards.perfect_pair.same,
        frozenset(
            part.rule
            for part in (
                *(file.deal, file.third, file.natural_stop),
                *(*file.player, *file.banker_after_stand, *file.banker_after_draw),
            )
        ),
        parts,
    )
    return tableau, [rule_id for rule_id in registry if rule_id not in (cards.pair.rule, cards.perfect_pair.rule)]


def _points(registry: Registry, cards_name: str, cards: files.CardsFile) -> dict[str, int]:
    points: dict[str, int] = {}
    for index, group in enumerate(cards.rank_group):
        key = f"rank_group[{index}]"
        for rank, value in group.points.items():
            if rank not in RANKS or len(rank) != 1:
                raise SpecError(cards_name, f"{key}.points.{rank}", "no such rank", f"write one of {' '.join(RANKS)}")
            if rank in points:
                raise SpecError(cards_name, f"{key}.points.{rank}", "the rank has points already", "give it once")
            points[rank] = value
        registry.add(group.rule, group.governs, cards_name, key, {f"points_{r}": v for r, v in group.points.items()})
    for rank in RANKS:
        if rank not in points:
            raise SpecError(cards_name, "rank_group", f"rank {rank} has no points", f"add {rank} to a group's points")
    return points


def _rows(
    registry: Registry, name: str, key: str, rows: Iterable[files.RowFile], totals: Sequence[int]
) -> dict[int, Row]:
    resolved: dict[int, Row] = {}
    for index, row in enumerate(rows):
        _new_row(name, f"{key}[{index}]", row.total, totals, resolved.keys())
        registry.add(row.rule, row.governs, name, f"{key}[{index}]", {"total": row.total})
        resolved[row.total] = Row(row.rule, row.does == "draw")
    _complete_rows(name, key, totals, resolved.keys())
    return resolved


def _cross_rows(
    registry: Registry, name: str, rows: Iterable[files.CrossRowFile], totals: Sequence[int], points: list[int]
) -> dict[int, CrossRow]:
    resolved: dict[int, CrossRow] = {}
    for index, row in enumerate(rows):
        key = f"banker_after_draw[{index}]"
        _new_row(name, key, row.total, totals, resolved.keys())
        registry.add(row.rule, row.governs, name, key, {"total": row.total})
        for cell in row.on:
            if cell not in map(str, points):
                raise SpecError(name, f"{key}.on.{cell}", "no third card counts that", f"write one of {listed(points)}")
        for point in points:
            if str(point) not in row.on:
                raise SpecError(
                    name,
                    f"{key}.on",
                    f"the cell for a third card of {point} is missing",
                    f'add {point} = "draw" or "stand"',
                )
        resolved[row.total] = CrossRow(row.rule, {point: row.on[str(point)] == "draw" for point in points})
    _complete_rows(name, "banker_after_draw", totals, resolved.keys())
    return resolved


def _new_row(name: str, key: str, total: int, totals: Sequence[int], seen: Iterable[int]) -> None:
    if total not in totals:
        raise SpecError(name, f"{key}.total", f"{total} never asks for a row", f"write one of {listed(totals)}")
    if total in seen:
        raise SpecError(name, f"{key}.total", f"{total} has a row already", "give each total one row")


def read_notations(folder: SpecFolder, registry: Registry) -> dict[str, Notation]:
    name, file = folder.one("odds.toml", files.OddsFile)
    resolved: dict[str, Notation] = {}
    for index, item in enumerate(file.notation):
        key = f"notation[{index}]"
        if item.id in resolved:
            raise SpecError(name, f"{key}.id", f"{item.id} stands already", "give each notation an id of its own")
        if len(set(item.order)) != len(item.order):
            raise SpecError(name, f"{key}.order", "one side stands twice", 'name "winnings" once and "stake" once')
        registry.add(item.rule, item.governs, name, key)
        resolved[item.id] = Notation(item.id, item.rule, item.order[0] == "stake", item.stake_included)
    return resolved


def _complete_rows(name: str, key: str, totals: Sequence[int], seen: Iterable[int]) -> None:
    for total in totals:
        if total not in seen:
            raise SpecError(name, key, f"the row for a total of {total} is missing", f"add a row with total = {total}")
