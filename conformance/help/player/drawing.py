"""What cards count, who draws a third card, and coups that show it."""

from __future__ import annotations

from itertools import groupby

from conformance.cards import RANKS, SUITS, Card, read_cards
from conformance.coup import CARDS_IN_HAND
from conformance.engines.reference import Played, play_coup
from conformance.errors import N_
from conformance.help.document import (
    Block,
    Cards,
    Content,
    Deal,
    Draws,
    Fork,
    GridRow,
    Paragraph,
    Section,
    TableauGrid,
    TableBlock,
    Text,
    capital,
)
from conformance.help.pen import resting_on
from conformance.help.player.voice import Voice
from conformance.rules import CrossRow, HandName, Result, Row
from conformance.settlement import decide
from conformance.suite.kinds import DECISION

SUM_SHOWN = ("7", "8")
"""The cards of the example of a sum past nine."""
COUPS = ("KS QC 2H 3D 8C 9S", "9D 4S KC 2D 5H 6H")
"""Deals that show Banker's rows and a natural, in the order in which the shoe gives the cards."""
COUP_OF_SIDE_BETS = "3H 9H 2C 3S JD 4D"
"""A deal in which Banker wins on six with three cards, where bets are offered that this wins."""


def cards_section(voice: Voice) -> Section:
    """Return what cards count, as one picture, and how a hand is summed."""
    tableau = voice.rules.tableau
    strip = Cards(
        tuple(
            ("", voice.drawn([Card(rank, SUITS[place % len(SUITS)])]), str(tableau.points[rank]))
            for place, rank in enumerate(RANKS)
        )
    )
    first, second = (tableau.points[rank] for rank in SUM_SHOWN)
    values = {
        "first": voice.number(first),
        "second": voice.number(second),
        "sum": voice.number(first + second),
        "total": voice.number((first + second) % tableau.modulus),
        "modulus": voice.number(tableau.modulus),
    }
    tens = N_("Only the last digit of the sum counts: {first} + {second} = {sum} counts {total}.")
    other = N_("From a sum of {modulus} or more, {modulus} is taken away: {first} + {second} = {sum} counts {total}.")
    sentence = voice.say(tens if tableau.modulus == 10 else other, **values)
    return Section(
        "cards",
        voice.name("heading", "What cards count"),
        (strip, Paragraph(resting_on(sentence, [*voice.part("total"), *voice.part(*RANKS)]))),
    )


def drawing_section(voice: Voice) -> Section:
    """Return who draws a third card: the two plain rows as a diagram, the chart, and a line for each of its rows."""
    tableau = voice.rules.tableau
    points = sorted(set(tableau.points.values()))
    rows = sorted(tableau.banker_after_draw.items())
    caption = voice.text(
        N_("{draw}: Banker draws. {stand}: Banker stands."),
        draw=_letter(voice, draws=True),
        stand=_letter(voice, draws=False),
    )
    alike = [list(group) for _, group in groupby(rows, key=lambda item: sorted(item[1].draws.items()))]
    chart = TableauGrid(
        caption,
        voice.name("main bet", "Banker"),
        tuple(voice.number(point) for point in points),
        tuple(_chart_row(voice, group, points) for group in alike),
        over=voice.text(N_("Player's third card")),
    )
    lines = []
    for group in alike:
        has = resting_on(voice.any_of([total for total, _ in group]), [row.rule for _, row in group])
        drawing = tuple(point for point, draws in sorted(group[0][1].draws.items()) if draws)
        lines.append((has, _drawing_on(voice, drawing, points)))
    columns = (voice.text(N_("Banker has")), voice.text(N_("Draws when Player's third card counts")))
    blocks: tuple[Block, ...] = (_fork(voice), chart, TableBlock(columns, tuple(lines)))
    return Section("drawing", voice.name("heading", "Third card"), blocks)


def _fork(voice: Voice) -> Fork:
    """Return the diagram of who draws when."""
    tableau = voice.rules.tableau
    player = _plain(
        voice,
        tableau.player,
        N_("**Player** draws on {draws} and stands on {stands}."),
        N_("**Player** draws on {draws}."),
        N_("**Player** stands on {stands}."),
    )
    banker = _plain(
        voice,
        tableau.banker_after_stand,
        N_("**Banker** draws on {draws} and stands on {stands}."),
        N_("**Banker** draws on {draws}."),
        N_("**Banker** stands on {stands}."),
    )
    return Fork(
        player,
        (
            (voice.text(N_("Player stood")), banker),
            (voice.text(N_("Player drew")), voice.say(N_("**Banker** goes by this chart:"))),
        ),
    )


def _plain(voice: Voice, rows: dict[int, Row], both: str, drawing: str, standing: str) -> Content:
    """Return in one sentence on which totals a hand draws and on which it stands."""
    draws = [total for total, row in rows.items() if row.draws]
    stands = [total for total, row in rows.items() if not row.draws]
    values = {"draws": voice.any_of(draws) if draws else (), "stands": voice.any_of(stands) if stands else ()}
    message = both if draws and stands else drawing if draws else standing
    return resting_on(voice.say(message, **values), [row.rule for _, row in sorted(rows.items())])


def _chart_row(voice: Voice, group: list[tuple[int, CrossRow]], points: list[int]) -> GridRow:
    """Return one row for totals that draw alike; it carries the rules of them all."""
    first, last = group[0][0], group[-1][0]
    name = str(first) if first == last else f"{first}–{last}"
    cells = tuple(
        _cell(voice, " ".join(row.rule for _, row in group), draws=group[0][1].draws[point]) for point in points
    )
    return GridRow(name, cells)


def _cell(voice: Voice, rule: str, *, draws: bool) -> Draws:
    return Draws(_letter(voice, draws=draws), DECISION.write(draws, voice.language), draws, rule)


def _letter(voice: Voice, *, draws: bool) -> str:
    return voice.name("cell", "D") if draws else voice.name("cell", "S")


def _drawing_on(voice: Voice, drawing: tuple[int, ...], points: list[int]) -> Content:
    """Return against which third cards Banker draws."""
    standing = [point for point in points if point not in drawing]
    if not standing:
        return voice.say(N_("any card"))
    if not drawing:
        return voice.say(N_("never"))
    if len(standing) == 1:
        return voice.say(N_("anything but {points}"), points=voice.number(standing[0]))
    return voice.any_of(drawing)


def coups_section(voice: Voice) -> Section:
    """Return coups that the reference engine played, each as pictures and a line."""
    deals = [*COUPS, *([COUP_OF_SIDE_BETS] if _six_pays(voice) else [])]
    return Section("examples", voice.name("heading", "Examples"), tuple(_deal(voice, deal) for deal in deals))


def _six_pays(voice: Voice) -> bool:
    """Say whether the table takes a bet on how Banker wins."""
    return any(
        condition.fact == "banker_total" for _, payment in voice.payments() for condition in payment.outcome.conditions
    )


def _deal(voice: Voice, deal: str) -> Deal:
    stakes = dict.fromkeys(voice.at.offers, voice.stake)
    played = play_coup(voice.rules, voice.at.id, read_cards(deal), stakes)
    coup = played.coup
    hands = tuple(
        (capital(name), voice.drawn(hand.cards), str(hand.total))
        for name, hand in (
            (voice.name("main bet", "Player"), coup.player),
            (voice.name("main bet", "Banker"), coup.banker),
        )
    )
    parts = [*_drawn(voice, played), _won(voice, played), *_paid(voice, played)]
    said = tuple(part for at, one in enumerate(parts) for part in ((Text(" "), *one) if at else one))
    return Deal(Cards(hands), resting_on(said, dict.fromkeys([coup.player_rule, coup.banker_rule])))


def _drawn(voice: Voice, played: Played) -> list[Content]:
    """Return who drew and who stood, hand by hand."""
    tableau, coup = voice.rules.tableau, played.coup
    before = {name: _first_total(voice, name, played) for name in ("player", "banker")}
    naturals: list[HandName] = [name for name in ("player", "banker") if before[name] in tableau.natural_totals]
    if coup.player_rule == voice.part("natural_stop")[0] and naturals:
        messages = {
            "player": N_("Player has a natural {total}, so no third card is dealt."),
            "banker": N_("Banker has a natural {total}, so no third card is dealt."),
        }
        return [voice.say(messages[naturals[0]], total=voice.number(before[naturals[0]]))]
    said = [_hand_drawn(voice, "player", played, before["player"])]
    third = coup.player.cards[CARDS_IN_HAND:]
    row = tableau.banker_after_draw.get(before["banker"])
    stands = [point for point, draws in row.draws.items() if not draws] if third and row else []
    if third and len(coup.banker.cards) == CARDS_IN_HAND and len(stands) == 1:
        message = N_("Banker has {total} and stands: {card} is the one third card that it does not draw on.")
        said.append(voice.say(message, total=voice.number(before["banker"]), card=voice.number(stands[0])))
    else:
        said.append(_hand_drawn(voice, "banker", played, before["banker"]))
    return said


def _hand_drawn(voice: Voice, name: HandName, played: Played, before: int) -> Content:
    hand = played.coup.player if name == "player" else played.coup.banker
    values = {"before": voice.number(before), "total": voice.number(hand.total)}
    third = hand.cards[CARDS_IN_HAND:]
    if not third:
        stands = {"player": N_("Player has {before} and stands."), "banker": N_("Banker has {before} and stands.")}
        return voice.say(stands[name], **values)
    draws = {
        "player": N_("Player has {before}, draws {card} and ends on {total}."),
        "banker": N_("Banker has {before}, draws {card} and ends on {total}."),
    }
    return voice.say(draws[name], card=str(third[0]).replace("T", "10"), **values)


def _first_total(voice: Voice, name: str, played: Played) -> int:
    hand = played.coup.player if name == "player" else played.coup.banker
    tableau = voice.rules.tableau
    return sum(tableau.points[card.rank] for card in hand.cards[:CARDS_IN_HAND]) % tableau.modulus


def _won(voice: Voice, played: Played) -> Content:
    coup = played.coup
    high, low = sorted((coup.player.total, coup.banker.total), reverse=True)
    messages = {
        "player": N_("Player wins {high} to {low}."),
        "banker": N_("Banker wins {high} to {low}."),
        "tie": N_("It is a tie at {high}."),
    }
    said = voice.say(messages[coup.winner.value], high=voice.number(high), low=voice.number(low))
    return resting_on(said, voice.part("higher" if coup.winner != "tie" else "equal"))


def _paid(voice: Voice, played: Played) -> list[Content]:
    """Return at what odds the bets of a coup are paid, where there are several."""
    won = [item for item in played.settlements if item.result is Result.WIN]
    if len(won) < CARDS_IN_HAND:
        return []
    items = [
        voice.say(
            N_("{odds} on {bet}"),
            odds=voice.paid(decide(voice.at.offers[item.bet], played.facts).factor, None),
            bet=voice.bet_name(voice.at.offers[item.bet]),
        )
        for item in won
    ]
    return [voice.say(N_("This pays {odds}."), odds=voice.listed_and(items))]
