"""Faults in who gets which card, what cards count, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from conformance.cards import Card
from conformance.coup import Coup, Hand, Winner, play, player_row, total_of, winner_of
from conformance.engines.faults.forms import Kind
from conformance.rules import Row, Tableau

DRAWS = Kind("Dealing and drawing")
COUNTS = Kind("Counting and comparing")
_replace = msgspec.structs.replace


def _finish(tableau: Tableau, coup: Coup, player: Sequence[Card], banker: Sequence[Card]) -> Coup:
    """Return a coup with these hands instead."""
    totals = total_of(tableau, player), total_of(tableau, banker)
    hands = Hand(tuple(player), totals[0]), Hand(tuple(banker), totals[1])
    return Coup(*hands, winner_of(*totals), coup.player_rule, coup.banker_rule)


def _drawing(tableau: Tableau, total: int, thirds: Sequence[int]) -> Tableau:
    """Return a tableau in which Banker draws on a total just after these points of Player's third card."""
    row = tableau.banker_after_draw[total]
    draws = {points: points in thirds for points in row.draws}
    return _replace(tableau, banker_after_draw={**tableau.banker_after_draw, total: _replace(row, draws=draws)})


def _without_naturals(tableau: Tableau, **changed: object) -> Tableau:
    """Return a tableau in which a natural need not end the draw: a hand that has one then stands."""
    stands = {total: _replace(tableau.player[7], draws=False) for total in tableau.natural_totals}
    never = {
        total: _replace(tableau.banker_after_draw[7], draws=dict.fromkeys(tableau.points.values(), False))
        for total in tableau.natural_totals
    }
    return _replace(
        tableau,
        player={**tableau.player, **stands},
        banker_after_stand={**tableau.banker_after_stand, **stands},
        banker_after_draw={**tableau.banker_after_draw, **never},
        **changed,
    )


@DRAWS.plays()
def banker_six_asks_the_total(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """On six, Banker draws when Player's total is six or seven, instead of its third card."""
    coup = play(tableau, deal)
    first = coup.banker.cards[:2]
    if len(coup.player.cards) == 3 and total_of(tableau, first) == 6:
        banker = (*first, deal[5]) if coup.player.total in (6, 7) else first
        return _finish(tableau, coup, coup.player.cards, banker)
    return coup


@DRAWS.plays()
def banker_draws_a_fourth(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Banker draws once more when three cards leave it below three."""
    coup = play(tableau, deal)
    used = len(coup.player.cards) + len(coup.banker.cards)
    if len(coup.banker.cards) == 3 and coup.banker.total < 3:
        fourth = deal[used] if used < len(deal) else deal[0]
        return _finish(tableau, coup, coup.player.cards, (*coup.banker.cards, fourth))
    return coup


@DRAWS.plays()
def player_draws_a_fourth(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Player draws once more when three cards leave it at nothing."""
    coup = play(tableau, deal)
    if len(coup.player.cards) == 3 and coup.player.total == 0:
        return _finish(tableau, coup, (*coup.player.cards, deal[5]), coup.banker.cards)
    return coup


@DRAWS.plays()
def natural_does_not_stop(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Player draws on five or less although Banker has a natural."""
    coup = play(tableau, deal)
    cards = coup.player.cards
    stopped = coup.player_rule == tableau.rules["natural_stop"] and coup.player.total not in tableau.natural_totals
    if stopped and player_row(tableau, coup.player.total).draws:
        return _finish(tableau, coup, (*cards, deal[4]), coup.banker.cards)
    return coup


@DRAWS.plays()
def banker_ignores_a_natural(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Banker draws on five or less although Player has a natural."""
    return play(_without_naturals(tableau, natural_stops=frozenset({"banker"})), deal)


@DRAWS.plays()
def only_nine_is_natural(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """An eight on two cards does not end the draw."""
    return play(_without_naturals(tableau, natural_totals=frozenset({9})), deal)


@DRAWS.plays()
def player_stands_on_fifteen(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Player stands when its two cards sum to more than five before the tens are dropped."""
    coup = play(tableau, deal)
    first = coup.player.cards[:2]
    if len(coup.player.cards) == 3 and sum(tableau.points[card.rank] for card in first) > 5:
        return _finish(tableau, coup, first, coup.banker.cards[:2])
    return coup


@DRAWS.plays()
def player_draws_on_six(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Player draws on six as on five."""
    return play(_replace(tableau, player={**tableau.player, 6: Row(tableau.player[5].rule, draws=True)}), deal)


@DRAWS.plays()
def player_stands_on_five(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Player stands on five, as in chemin de fer it may."""
    return play(_replace(tableau, player={**tableau.player, 5: Row(tableau.player[6].rule, draws=False)}), deal)


@DRAWS.plays()
def banker_three_draws_on_eight(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """On three, Banker draws whatever Player's third card is."""
    return play(_drawing(tableau, 3, range(10)), deal)


@DRAWS.plays()
def banker_four_draws_on_ace(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """On four, Banker draws after an ace too."""
    return play(_drawing(tableau, 4, range(1, 8)), deal)


@DRAWS.plays()
def banker_five_stands_on_four(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """On five, Banker stands after a four."""
    return play(_drawing(tableau, 5, range(5, 8)), deal)


@DRAWS.plays()
def banker_draws_like_player(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Banker draws on five or less, whatever Player's third card is."""
    for total, row in tableau.player.items():
        if total in tableau.banker_after_draw:
            tableau = _drawing(tableau, total, range(10) if row.draws else ())
    return play(tableau, deal)


@DRAWS.plays()
def banker_asks_tens_as_ten(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Banker stands after any third card of ten points, on two or less too."""
    for total in (0, 1, 2):
        tableau = _drawing(tableau, total, range(1, 10))
    return play(tableau, deal)


@DRAWS.plays()
def banker_stands_beside_player(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Banker stands on five when Player stood."""
    rows = tableau.banker_after_stand
    return play(_replace(tableau, banker_after_stand={**rows, 5: Row(rows[6].rule, draws=False)}), deal)


@DRAWS.plays()
def third_cards_swapped(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Deals Banker's third card before Player's when both draw."""
    coup = play(tableau, deal)
    if len(coup.player.cards) == len(coup.banker.cards) == 3:
        return _finish(tableau, coup, (*coup.player.cards[:2], deal[5]), (*coup.banker.cards[:2], deal[4]))
    return coup


@DRAWS.plays()
def banker_is_dealt_first(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Deals the first card to Banker."""
    return play(tableau, (deal[1], deal[0], deal[3], deal[2], *deal[4:]))


@DRAWS.plays()
def two_and_two(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Deals Player two cards and then Banker two, instead of in turn."""
    return play(tableau, (deal[0], deal[2], deal[1], deal[3], *deal[4:]))


@DRAWS.plays()
def third_card_from_the_end(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Takes third cards from the end of the cards that it is given."""
    return play(tableau, (*deal[:4], *reversed(deal[4:])))


@DRAWS.plays()
def long_deals_burn_one(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Burns a card before the third cards when it is given more than six cards."""
    return play(tableau, (*deal[:4], *deal[5:]) if len(deal) > 6 else deal)


@DRAWS.plays()
def diamonds_do_not_count_as_third(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """On four, Banker stands when Player's third card is a diamond."""
    return play(_drawing(tableau, 4, ()) if deal[4].suit == "D" else tableau, deal)


def _counting(tableau: Tableau, deal: Sequence[Card], **points: int) -> Coup:
    return play(_replace(tableau, points={**tableau.points, **points}), deal)


@COUNTS.plays()
def jack_counts_one(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Counts a jack as one."""
    return _counting(tableau, deal, J=1)


@COUNTS.plays()
def faces_count_on(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Counts jack, queen and king as eleven, twelve and thirteen, and then drops the ten."""
    return _counting(tableau, deal, J=1, Q=2, K=3)


@COUNTS.plays()
def ace_counts_nothing(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Counts an ace as nothing."""
    return _counting(tableau, deal, A=0)


@COUNTS.plays()
def queen_of_hearts_counts_one(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Counts a queen as one where the first card is the queen of hearts."""
    return _counting(tableau, deal, Q=1) if deal[0].code == "QH" else play(tableau, deal)


@COUNTS.plays()
def more_than_twenty_is_nothing(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """Counts a hand of twenty points or more as nothing, since it drops just one ten."""
    coup = play(tableau, deal)

    def counted(hand: Hand) -> Hand:
        return _replace(hand, total=0) if sum(tableau.points[card.rank] for card in hand.cards) >= 20 else hand

    player, banker = counted(coup.player), counted(coup.banker)
    return _replace(coup, player=player, banker=banker, winner=winner_of(player.total, banker.total))


@COUNTS.plays()
def fewer_cards_break_a_tie(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """On equal totals the hand with fewer cards wins."""
    coup = play(tableau, deal)
    player, banker = len(coup.player.cards), len(coup.banker.cards)
    if coup.winner == Winner.TIE and player != banker:
        return _replace(coup, winner=Winner.PLAYER if player < banker else Winner.BANKER)
    return coup


@COUNTS.plays()
def banker_takes_ties_on_nothing(tableau: Tableau, deal: Sequence[Card]) -> Coup:
    """When both hands count nothing, Banker wins."""
    coup = play(tableau, deal)
    return _replace(coup, winner=Winner.BANKER) if coup.player.total == coup.banker.total == 0 else coup
