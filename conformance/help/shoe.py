"""The section on the shoe: decks, shuffling, burning, the cut card, the last round."""

from __future__ import annotations

from itertools import groupby

from conformance.errors import N_
from conformance.help.document import Block, Section, TableBlock
from conformance.help.pen import content, resting_on
from conformance.help.table_pen import TablePen, Told, told
from conformance.suite.kinds import ERROR
from conformance.words.cards import rank_name

_SHUFFLED = {
    "each-shoe": N_("The cards are shuffled before each new shoe."),
    "each-round": N_("All decks are shuffled together before every round."),
}
_LAST_ROUND = {
    "current": N_("The round in which the cut card is drawn is the last round of the shoe."),
    "next": N_("One more round is played after the one in which the cut card is drawn; it is the last of the shoe."),
}
PART = "shoe"


def shoe_section(pen: TablePen) -> Section:
    """Return what the table says of its shoe, and where its pages are silent."""
    shoe, table = pen.around.shoe, pen.at
    decks = pen.stating("tables", "count")
    parts: list[Told] = [
        (
            pen.stated(
                decks, N_("Decks of cards in play, without jokers: {decks}."), decks=pen.number(table.decks, decks)
            ),
            pen.unsaid("decks"),
        ),
        pen.said_or_silent(
            None
            if shoe.shuffled_before is None
            else pen.stated(pen.stating(PART, "before"), _SHUFFLED[shoe.shuffled_before]),
            N_("The published pages do not say when the cards are shuffled."),
            "shuffle",
        ),
        pen.said_or_silent(
            None
            if shoe.exposed is None
            else pen.stated(
                rule := pen.stating(PART, "exposed"),
                N_("Cards exposed when a shoe starts: {exposed}. The exposed card says how many cards are burnt."),
                exposed=pen.number(shoe.exposed, rule),
            ),
            N_("The published pages do not say whether cards are burnt when a shoe starts."),
            "burn-at-start",
        ),
    ]
    if shoe.exposed_counted is not None:
        message = (
            N_("The exposed card is one of the burnt cards.")
            if shoe.exposed_counted
            else N_("The exposed card leaves the shoe as well and is not one of the burnt cards.")
        )
        parts.append((pen.stated(pen.stating(PART, "counted"), message), ()))
    if shoe.burnt_between_rounds is not None:
        rule = pen.stating(PART, "burnt")
        number = pen.number(shoe.burnt_between_rounds, rule)
        parts.append((pen.stated(rule, N_("Cards burnt between rounds: {count}."), count=number), ()))
    parts.append(
        pen.said_or_silent(
            None
            if shoe.last_round is None
            else pen.stated(pen.stating(PART, "last_round"), _LAST_ROUND[shoe.last_round]),
            N_("The published pages do not describe the cut card or the last round of a shoe."),
            "cut-card",
        )
    )
    if shoe.reshuffle_after:
        listed = pen.listed(ERROR.write(cause, pen.language) for cause in shoe.reshuffle_after)
        message = N_(
            "After one of these while the cards are shuffled, the operator may reshuffle the decks concerned: {errors}."
        )
        parts.append((pen.stated(pen.stating(PART, "after"), message, errors=listed), ()))
    return Section("shoe", pen.name("heading", "Decks and shoe"), (*told(parts), *_burn_counts(pen)))


def _burn_counts(pen: TablePen) -> tuple[Block, ...]:
    counts = pen.around.shoe.burn_counts
    if not counts:
        return ()
    keyed = [(rank, count, pen.stating(PART, f"cards_{rank}")) for rank, count in counts.items()]
    rows = tuple(
        (
            pen.listed(rank_name(rank, pen.language) for rank, _, _ in group),
            resting_on(content(pen.number(count, rule)), rule),
        )
        for (count, rule), group in groupby(keyed, key=lambda item: item[1:])
    )
    columns = (pen.name("column", "Exposed card"), pen.name("column", "Cards burnt"))
    return (TableBlock(columns, rows),)
