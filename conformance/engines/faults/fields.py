"""Faults in one field of an answer beside right ones, and engines that recognise that they are being tested."""

from __future__ import annotations

from decimal import Decimal
from zlib import crc32

from conformance.cards import RANKS
from conformance.engines.faults.forms import Kind, Message, Session, Staked
from conformance.engines.faults.history import push_all
from conformance.engines.faults.where import more_bets_than, offers_any, rounds

FIELDS = Kind("A wrong field beside right ones")
CHEATS = Kind("Right only where it is tested")


def _points(cards: list[str]) -> int:
    return sum(min(RANKS.index(card[0]) + 1, 10) for card in cards) % 10


@FIELDS.settles()
def says_push_where_money_says_win(item: Staked) -> Staked:
    """Says push of a bet that wins, and pays it rightly."""
    return item.pushed().gives(item.returned) if item.wins else item


@FIELDS.settles("player", "banker")
def says_lose_where_money_says_push(item: Staked) -> Staked:
    """Says lose of a bet that is returned, and returns it."""
    return item.lost().gives(item.returned) if item.result == "push" else item


@FIELDS.settles("banker", where=rounds)
def says_push_of_a_win_of_nothing(item: Staked) -> Staked:
    """Says push of a win that rounding leaves with nothing."""
    return item.pushed() if item.wins and item.net == 0 else item


@FIELDS.settles()
def says_win_of_a_lost_stake(item: Staked) -> Staked:
    """Says win of a stake that is lost, and returns nothing."""
    return item.won(-item.stake) if item.result == "lose" else item


@FIELDS.coups()
def totals_are_swapped(coup: Message, _deal: tuple[str, ...]) -> Message:
    """Reports Player's total as Banker's, and Banker's as Player's."""
    return {"player_total": coup["banker_total"], "banker_total": coup["player_total"]}


@FIELDS.coups()
def totals_of_two_cards(coup: Message, _deal: tuple[str, ...]) -> Message:
    """Reports the totals of the first two cards."""
    return {"player_total": _points(coup["player"][:2]), "banker_total": _points(coup["banker"][:2])}


@FIELDS.coups()
def losers_total_is_nothing(coup: Message, _deal: tuple[str, ...]) -> Message:
    """Reports nothing for the total of a hand that lost with three cards."""
    loser = {"player": "banker", "banker": "player"}.get(coup["winner"])
    return {f"{loser}_total": 0} if loser and len(coup[loser]) == 3 else {}


@FIELDS.coups()
def ties_are_reported_as_banker(coup: Message, _deal: tuple[str, ...]) -> Message:
    """Reports Banker as the winner of a tie, and settles the tie."""
    return {"winner": "banker"} if coup["winner"] == "tie" else {}


@FIELDS.coups()
def winner_of_naturals_is_missing(coup: Message, _deal: tuple[str, ...]) -> Message:
    """Reports a tie whenever both hands have a natural."""
    both = len(coup["player"]) == len(coup["banker"]) == 2 and min(coup["player_total"], coup["banker_total"]) >= 8
    return {"winner": "tie"} if both else {}


@FIELDS.coups()
def bankers_cards_in_reverse(coup: Message, _deal: tuple[str, ...]) -> Message:
    """Reports Banker's cards with the latest first."""
    return {"banker": list(reversed(coup["banker"]))}


@FIELDS.coups()
def cards_are_sorted(coup: Message, _deal: tuple[str, ...]) -> Message:
    """Reports the cards of each hand in the order of their ranks."""
    return {hand: sorted(coup[hand], key=lambda card: RANKS.index(str(card)[0])) for hand in ("player", "banker")}


@FIELDS.coups()
def third_cards_are_not_shown(coup: Message, _deal: tuple[str, ...]) -> Message:
    """Reports just two cards of each hand."""
    return {"player": coup["player"][:2], "banker": coup["banker"][:2]}


@FIELDS.coups()
def third_cards_are_spades(coup: Message, _deal: tuple[str, ...]) -> Message:
    """Reports every third card as a spade."""
    hands = {hand: list(coup[hand]) for hand in ("player", "banker")}
    return {hand: [*cards[:2], *(card[0] + "S" for card in cards[2:])] for hand, cards in hands.items()}


@FIELDS.coups()
def third_cards_change_hands(coup: Message, _deal: tuple[str, ...]) -> Message:
    """Reports the third cards in the other's hand where both drew."""
    player, banker = list(coup["player"]), list(coup["banker"])
    both = len(player) == len(banker) == 3
    return {"player": [*player[:2], banker[2]], "banker": [*banker[:2], player[2]]} if both else {}


@FIELDS.coups()
def suits_of_the_first_card(coup: Message, _deal: tuple[str, ...]) -> Message:
    """Reports all cards of a hand in the suit of its first."""
    return {hand: [card[0] + coup[hand][0][1] for card in coup[hand]] for hand in ("player", "banker")}


@FIELDS.answers()
def settles_a_bet_twice(_request: Message, answer: Message, _session: Session) -> Message:
    """Settles the last bet twice."""
    for coup in answer.get("coups", ()):
        coup["settlements"] += coup["settlements"][-1:]
    return answer


@FIELDS.answers()
def leaves_lost_bets_out(_request: Message, answer: Message, _session: Session) -> Message:
    """Settles only the bets that are not lost."""
    for coup in answer.get("coups", ()):
        coup["settlements"] = [item for item in coup["settlements"] if item["result"] != "lose"]
    return answer


@FIELDS.settles()
def a_cent_for_a_lost_stake(item: Staked) -> Staked:
    """Returns a cent of a lost stake above 10."""
    return item.gives(Decimal("0.01")) if item.result == "lose" and item.stake > 10 else item


# cheats


@CHEATS.answers()
def wrong_in_batches_only(request: Message, answer: Message, _session: Session) -> Message:
    """Settles single coups rightly, and returns every stake where two coups or more are asked at once."""
    for coup in answer.get("coups", ()) if len(request["deals"]) > 1 else ():
        push_all(coup, request)
    return answer


@CHEATS.settles("player")
def right_up_to_the_largest_example(item: Staked) -> Staked:
    """Keeps a tenth of what Player wins on stakes above 200, the largest in the scenarios."""
    return item.won(item.net * Decimal("0.9")) if item.wins and item.stake > 200 else item


@CHEATS.settles(where=more_bets_than(3))
def right_for_three_bets(item: Staked) -> Staked:
    """Loses every bet where more than three are staked on."""
    return item.lost() if len(item.stakes) > 3 else item


@CHEATS.settles("player", "banker")
def right_for_the_usual_filler(item: Staked) -> Staked:
    """Returns main bets unless the deal ends with the three of clubs and the five of diamonds."""
    return item if item.deal[4:6] == ("3C", "5D") else item.pushed()


@CHEATS.settles()
def wrong_once_in_two_hundred(item: Staked) -> Staked:
    """Returns the stakes on one deal of two hundred, picked by a checksum of its cards."""
    return item.pushed() if crc32(" ".join(item.deal).encode()) % 200 == 0 else item


@CHEATS.settles()
def wrong_for_odd_cents(item: Staked) -> Staked:
    """Keeps a cent of every win on a stake with an odd number of cents."""
    odd = item.wins and item.stake * 100 % 2 == 1
    return item.gives(item.returned - Decimal("0.01")) if odd else item


@CHEATS.settles("player")
def wins_by_one_in_three_suits_push(item: Staked) -> Staked:
    """Returns Player where its cards are of three suits and it wins by one."""
    suits = {card[1] for card in item.coup["player"]}
    margin = abs(item.coup["player_total"] - item.coup["banker_total"])
    return item.pushed() if item.wins and margin == 1 and len(suits) == 3 else item


@CHEATS.settles(where=offers_any("player-pair", "either-pair", "tiger-pair", "super-six", "big"))
def side_bets_lose_with_six_cards(item: Staked) -> Staked:
    """Loses every side bet when the coup uses six cards and Banker wins."""
    six = len(item.coup["player"]) + len(item.coup["banker"]) == 6 and item.coup["winner"] == "banker"
    return item.lost() if six and item.bet not in ("player", "banker", "tie") else item


@CHEATS.answers()
def right_for_a_hundred_requests(request: Message, answer: Message, session: Session) -> Message:
    """Answers a hundred requests rightly, and then returns every stake of 100 and more."""
    if session.number < 100:
        return answer
    large = {item["bet"] for item in request["bets"] if "coups" in answer and Decimal(item["stake"]) >= 100}
    for coup in answer.get("coups", ()):
        for item in coup["settlements"]:
            if item["bet"] in large:
                stake = next(one["stake"] for one in request["bets"] if one["bet"] == item["bet"])
                item["result"], item["returned"] = "push", stake
    return answer


@CHEATS.answers()
def every_tenth_of_a_batch_pushes(request: Message, answer: Message, _session: Session) -> Message:
    """Returns the stakes of every tenth coup of a request for ten coups or more."""
    for coup in answer.get("coups", [])[9::10]:
        push_all(coup, request)
    return answer
