"""The sections on the coup: what cards count, how they are dealt, and who draws a third card."""

from __future__ import annotations

from collections.abc import Mapping

from conformance.cards import RANKS, SUITS, Card
from conformance.errors import N_
from conformance.help.document import (
    Block,
    Cards,
    Content,
    Draws,
    GridRow,
    ListBlock,
    Number,
    Paragraph,
    Section,
    TableauGrid,
    TableBlock,
    Text,
)
from conformance.help.examples import Examples
from conformance.help.pen import Value, content, ranges, resting_on, statements
from conformance.help.table_pen import TablePen
from conformance.rules import Row
from conformance.suite.kinds import DECISION
from conformance.words.cards import rank_name
from conformance.words.facts import trait_name


def cards_section(pen: TablePen, examples: Examples) -> Section:
    """Return what each card counts, in points and in pictures, and what makes a pair."""
    points = pen.rules.tableau.points
    groups: dict[tuple[int, str | None], list[str]] = {}
    for rank in RANKS:
        rule = pen.stating("cards", f"points_{rank}")
        groups.setdefault((points[rank], rule), []).append(rank)
    rows = tuple(
        (
            pen.listed(_rank(pen, rank) for rank in ranks),
            resting_on(content(pen.number(value, rule)), rule),
        )
        for (value, rule), ranks in groups.items()
    )
    pictures = Cards(
        tuple(
            ("", pen.drawn([Card(rank, SUITS[place % len(SUITS)])]), str(points[rank]))
            for place, rank in enumerate(RANKS)
        )
    )
    columns = (pen.name("column", "Card"), pen.name("column", "Points"))
    blocks: list[Block] = [
        TableBlock(columns, rows),
        pictures,
        Paragraph(
            pen.stated(
                pen.rules.tableau.rules["total"],
                N_("A hand counts the sum of its points less {modulus} as often as {modulus} is in it."),
                modulus=pen.number(pen.rules.tableau.modulus, pen.rules.tableau.rules["total"]),
            )
        ),
        *examples.of(pen.rules.tableau.rules["total"]),
        *statements(_pairs(pen)),
    ]
    return Section("cards", pen.name("heading", "What cards count"), tuple(blocks))


def _rank(pen: TablePen, rank: str) -> str:
    """Return a rank as it is said, with what is printed on the card where that is not the same."""
    name = rank_name(rank, pen.language)
    return name if name in ("10", rank) else f"{name} ({rank})"


def _pairs(pen: TablePen) -> list[Content]:
    told: list[Content] = []
    here = {rule.id for rule in pen.here}
    tableau = pen.rules.tableau
    for rule, traits, message in (
        (
            tableau.rules["pair"],
            tableau.pair,
            N_("The first two cards of a hand are a pair when they share: {traits}."),
        ),
        (
            tableau.rules["perfect_pair"],
            tableau.perfect_pair,
            N_("The first two cards of a hand are a perfect pair when they share: {traits}."),
        ),
    ):
        if rule in here:
            names = pen.listed(trait_name(trait, pen.language) for trait in traits)
            told.append(pen.stated(rule, message, traits=names))
    return told


def deal_section(pen: TablePen) -> Section:
    """Return the order of the deal, naturals, and who wins."""
    tableau = pen.rules.tableau
    naturals = pen.numbers(sorted(tableau.natural_totals), pen.rules.tableau.rules["natural"])
    stopping = [hand for hand in ("player", "banker") if hand in tableau.natural_stops]
    items = [
        pen.stated(
            pen.rules.tableau.rules["deal"],
            N_("The first cards go, one at a time, to {hands}."),
            hands=pen.listed(pen.hand(hand) for hand in tableau.first),
        ),
        pen.stated(
            pen.rules.tableau.rules["natural"],
            N_("These totals of the first two cards are a natural: {totals}."),
            totals=naturals,
        ),
        pen.stated(
            pen.rules.tableau.rules["natural_stop"],
            N_("A natural in one of these hands ends the draw for both: {hands}."),
            hands=pen.listed(pen.hand(hand) for hand in stopping),
        )
        if stopping
        else pen.stated(pen.rules.tableau.rules["natural_stop"], N_("A natural does not end the draw.")),
        resting_on(
            (
                Text(
                    pen.text(
                        N_("{player} draws before {banker}; a hand gets a third card at the most, never a fourth."),
                        player=pen.hand("player"),
                        banker=pen.hand("banker"),
                    )
                ),
            ),
            pen.rules.tableau.rules["third"],
        ),
        pen.rule(pen.rules.tableau.rules["higher"]),
        pen.rule(pen.rules.tableau.rules["equal"]),
    ]
    return Section("deal", pen.name("heading", "Deal, naturals and winner"), (ListBlock(tuple(items)),))


def drawing_section(pen: TablePen, examples: Examples) -> Section:
    """Return both parts of the tableau as grids, row by row in words, and worked examples."""
    tableau = pen.rules.tableau
    player, banker = pen.hand("player"), pen.hand("banker")
    totals = [pen.number(total) for total in range(tableau.modulus)]
    legend = pen.say(
        N_("{draws} means that the hand draws a third card, {stands} that it stands."),
        draws=_letter(pen, draws=True),
        stands=_letter(pen, draws=False),
    )
    total = pen.text(N_("Total of the first two cards"))
    natural = pen.text(N_("natural, or no such case"))
    points = sorted(set(tableau.points.values()))
    cross = TableauGrid(
        pen.text(N_("{banker}, when {player} drew a third card"), banker=banker, player=player),
        pen.text(N_("Total of {banker} \\ points of the third card of {player}"), banker=banker, player=player),
        tuple(pen.number(point) for point in points),
        tuple(
            GridRow(str(number), tuple(_cell(pen, row.rule, row.draws.get(point)) for point in points))
            for number, row in sorted(tableau.banker_after_draw.items())
        ),
    )
    blocks: tuple[Block, ...] = (
        Paragraph(legend),
        TableauGrid(player, total, tuple(totals), (_one_row(pen, player, tableau.player, totals),), natural),
        ListBlock(tuple(_row_text(pen, "player", number, row) for number, row in sorted(tableau.player.items()))),
        TableauGrid(
            pen.text(N_("{banker}, when {player} stood"), banker=banker, player=player),
            total,
            tuple(totals),
            (_one_row(pen, banker, tableau.banker_after_stand, totals),),
            natural,
        ),
        ListBlock(
            tuple(_row_text(pen, "banker", number, row) for number, row in sorted(tableau.banker_after_stand.items()))
        ),
        cross,
        ListBlock(
            tuple(
                _cross_text(pen, number, row.rule, row.draws)
                for number, row in sorted(tableau.banker_after_draw.items())
            )
        ),
        *examples.of(pen.rules.tableau.rules["natural_stop"]),
        *(example for row in _telling(tableau.player) for example in examples.of(row)),
        *(example for row in _telling(tableau.banker_after_stand) for example in examples.of(row)),
        *(
            example
            for row in tableau.banker_after_draw.values()
            if len(set(row.draws.values())) > 1
            for example in examples.of(row.rule)
        ),
    )
    return Section("drawing", pen.name("heading", "Who draws a third card"), blocks)


def _telling(rows: Mapping[int, Row]) -> list[str]:
    """Return the last row that draws and the first that stands."""
    drawing = [row.rule for _, row in sorted(rows.items()) if row.draws and row.rule]
    standing = [row.rule for _, row in sorted(rows.items()) if not row.draws and row.rule]
    return [*drawing[-1:], *standing[:1]]


def _letter(pen: TablePen, *, draws: bool) -> str:
    return pen.name("cell", "D") if draws else pen.name("cell", "S")


def _cell(pen: TablePen, rule: str, draws: bool | None) -> Draws | None:
    if draws is None:
        return None
    return Draws(_letter(pen, draws=draws), DECISION.write(draws, pen.language), draws, rule)


def _one_row(pen: TablePen, name: str, rows: Mapping[int, Row], totals: list[Number]) -> GridRow:
    return GridRow(
        name,
        tuple(
            _cell(pen, rows[total].rule, rows[total].draws) if total in rows else None for total in range(len(totals))
        ),
    )


def _row_text(pen: TablePen, hand: str, total: int, row: Row) -> Content:
    message = N_("{hand} on {total}: {decision}.")
    decision = DECISION.write(row.draws, pen.language)
    return pen.stated(row.rule, message, hand=pen.hand(hand), total=pen.number(total), decision=decision)


def _cross_text(pen: TablePen, total: int, rule: str, draws: Mapping[int, bool]) -> Content:
    drawing = [points for points, does in sorted(draws.items()) if does]
    standing = [points for points, does in sorted(draws.items()) if not does]
    values: dict[str, Value] = {"hand": pen.hand("banker"), "total": pen.number(total)}
    if not standing:
        return pen.stated(rule, N_("{hand} on {total}: draws a third card in every case."), **values)
    if not drawing:
        return pen.stated(rule, N_("{hand} on {total}: stands in every case."), **values)
    return pen.stated(
        rule,
        N_("{hand} on {total}: draws against a third card of {drawing} points, stands against {standing}."),
        **values,
        drawing=_runs(pen, drawing),
        standing=_runs(pen, standing),
    )


def _runs(pen: TablePen, values: list[int]) -> Content:
    return pen.listed(
        pen.number(first) if first == last else (pen.number(first), Text("–"), pen.number(last))
        for first, last in ranges(values)
    )
