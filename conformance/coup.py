"""A coup: two hands dealt from the shoe and drawn by the tableau."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec

from conformance.cards import Card, write_cards
from conformance.errors import N_, Refused
from conformance.rules import HandName, Row, Table, Tableau

CARDS_IN_HAND = 2
MOST_CARDS = 6
"""No coup uses more cards: three in each hand (DEAL-THIRD)."""


class Winner(StrEnum):
    """How a coup ends."""

    PLAYER = "player"
    """Player's total is higher."""
    BANKER = "banker"
    """Banker's total is higher."""
    TIE = "tie"
    """The totals are equal."""


class Hand(msgspec.Struct, frozen=True):
    """A finished hand: two or three cards, and their total of 0 to 9."""

    cards: tuple[Card, ...]
    total: int


class Coup(msgspec.Struct, frozen=True):
    """A finished coup, with the rules that decided each hand's draw."""

    player: Hand
    banker: Hand
    winner: Winner
    player_rule: str
    banker_rule: str


def total_of(tableau: Tableau, cards: Iterable[Card]) -> int:
    """Return the total of a hand (CARD-ACE, CARD-PIP, CARD-TEN-FACE, TOTAL-UNITS)."""
    points = tableau.points
    return sum([points[card.rank] for card in cards]) % tableau.modulus


def stops_draw(tableau: Tableau, player_total: int, banker_total: int) -> bool:
    """Say whether a natural ends the draw before any third card (NATURAL-TOTALS, NATURAL-STOPS)."""
    stops = tableau.natural_stops
    return (player_total in tableau.natural_totals and "player" in stops) or (
        banker_total in tableau.natural_totals and "banker" in stops
    )


def player_row(tableau: Tableau, player_total: int) -> Row:
    """Return the row that decides Player's third card (DRAW-P…)."""
    return tableau.player[player_total]


def banker_row(tableau: Tableau, banker_total: int, player_third_points: int | None) -> Row:
    """Return the row that decides Banker's third card (DRAW-BS… when Player stood, else DRAW-B…)."""
    if player_third_points is None:
        return tableau.banker_after_stand[banker_total]
    row = tableau.banker_after_draw[banker_total]
    return Row(row.rule, row.draws[player_third_points])


def winner_of(player_total: int, banker_total: int) -> Winner:
    """Compare the hands (WIN-HIGHER, WIN-TIE)."""
    if player_total == banker_total:
        return Winner.TIE
    return Winner.PLAYER if player_total > banker_total else Winner.BANKER


def check_deal(table: Table, deal: Sequence[Card]) -> None:
    """Refuse cards that a shoe cannot give: fewer than a coup may need, or a card more often than there are decks.

    Raises Refused.
    """
    if len(deal) < MOST_CARDS:
        raise Refused(
            N_("{given} cards are too few; give {needed}, as the shoe would, whether or not the coup uses them all"),
            given=len(deal),
            needed=MOST_CARDS,
        )
    check_cards(table, deal)


def check_cards(table: Table, cards: Sequence[Card]) -> None:
    """Refuse a card that comes more often than the table has decks (DECKS-…). Raises Refused."""
    if len(cards) > table.decks:  # fewer cards cannot hold one too often
        for card in set(cards):
            if cards.count(card) > table.decks:
                raise Refused(
                    N_("{card} comes {times} times; a shoe of {decks} decks has no more than {decks}"),
                    card=card,
                    times=cards.count(card),
                    decks=table.decks,
                )


def play(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Play a coup with the cards in the order in which the shoe gives them, six or more.

    >>> from conformance.cards import read_cards
    >>> from conformance.rulebook import rulebook
    >>> coup = play(rulebook().tableau, read_cards("7S KD 2C 3H 6D 9C"))
    >>> coup.player.total, coup.banker.total, str(coup.winner), coup.banker_rule
    (9, 3, 'player', 'NATURAL-STOPS')
    """
    hands: dict[str, list[Card]] = {"player": [], "banker": []}
    for hand, card in zip(tableau.first, deal, strict=False):
        hands[hand].append(card)
    player, banker = hands["player"], hands["banker"]
    player_total, banker_total = total_of(tableau, player), total_of(tableau, banker)

    if stops_draw(tableau, player_total, banker_total):
        player_rule = banker_rule = tableau.rules["natural_stop"]
    else:
        rest = iter(deal[len(tableau.first) :])
        row = player_row(tableau, player_total)
        player_rule, third_points = row.rule, None
        if row.draws:
            third = next(rest)
            player.append(third)
            player_total = total_of(tableau, player)
            third_points = tableau.points[third.rank]
        row = banker_row(tableau, banker_total, third_points)
        banker_rule = row.rule
        if row.draws:
            banker.append(next(rest))
            banker_total = total_of(tableau, banker)

    return Coup(
        Hand(tuple(player), player_total),
        Hand(tuple(banker), banker_total),
        winner_of(player_total, banker_total),
        player_rule,
        banker_rule,
    )


def as_it_lies(tableau: Tableau, player: Sequence[Card], banker: Sequence[Card]) -> Coup:
    """Return the coup of two hands as dealt, each in the order in which it got its cards.

    Raises Refused unless the tableau gives just these hands (DRAW-…, NATURAL-STOPS, DEAL-THIRD).

    >>> from conformance.cards import read_cards
    >>> from conformance.rulebook import rulebook
    >>> tableau = rulebook().tableau
    >>> str(as_it_lies(tableau, read_cards("2S 3H 9D"), read_cards("KD 7C")).winner)
    'banker'
    >>> as_it_lies(tableau, read_cards("2S 3H"), read_cards("KD 7C"))
    Traceback (most recent call last):
    conformance.errors.Refused: Player has 2♠ 3♥ and Banker K♦ 7♣, which the drawing rules do not give; check the cards
    """
    if min(len(player), len(banker)) >= CARDS_IN_HAND:
        firsts = {"player": iter(player), "banker": iter(banker)}
        dealt = [next(firsts[hand]) for hand in tableau.first]
        thirds = [*firsts["player"], *firsts["banker"]]
        coup = play(tableau, [*dealt, *thirds, *dealt])  # behind them, cards for the hand that still has to draw
        if coup.player.cards == tuple(player) and coup.banker.cards == tuple(banker):
            return coup
    raise Refused(
        N_("Player has {player} and Banker {banker}, which the drawing rules do not give; check the cards"),
        player=write_cards(player) or "–",
        banker=write_cards(banker) or "–",
    )


def dealt_to(tableau: Tableau, coup: Coup) -> tuple[HandName, ...]:
    """Return the hand that each card of a coup goes to, in the order in which the shoe gives them (DEAL-ORDER)."""
    thirds: tuple[tuple[HandName, Hand], ...] = (("player", coup.player), ("banker", coup.banker))
    return (*tableau.first, *(name for name, hand in thirds if len(hand.cards) > CARDS_IN_HAND))
