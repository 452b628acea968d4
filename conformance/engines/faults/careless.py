"""Faults of an engine that reads carelessly: it takes what does not fit the protocol for something that does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from conformance.engines.faults.forms import Kind, Message

READING = Kind("What does not fit the protocol")


def _cards(change: Callable[[str], str], request: Message) -> Message:
    """Return a request with a change to each text in its deals."""
    deals = request.get("deals")
    if not isinstance(deals, list):
        return request
    changed = [[change(card) if isinstance(card, str) else card for card in deal] for deal in deals if _is_list(deal)]
    return request | {"deals": changed} if len(changed) == len(deals) else request


def _stakes(change: Callable[[Any], Any], request: Message) -> Message:
    """Return a request with a change to each stake."""
    bets = request.get("bets")
    if not isinstance(bets, list) or not all(isinstance(item, dict) and "stake" in item for item in bets):
        return request
    return request | {"bets": [item | {"stake": change(item["stake"])} for item in bets]}


def _is_list(value: object) -> bool:
    return isinstance(value, list | tuple)


@READING.reads()
def cards_in_small_letters_are_taken(request: Message) -> Message:
    """Takes cards in small letters, such as ks."""
    return _cards(str.upper, request)


@READING.reads()
def ten_in_digits_is_taken(request: Message) -> Message:
    """Takes 10S for the ten of spades."""
    return _cards(lambda card: card.replace("10", "T"), request)


@READING.reads()
def spaces_around_cards_are_taken(request: Message) -> Message:
    """Takes cards with spaces around them."""
    return _cards(str.strip, request)


@READING.reads()
def only_the_first_letters_of_a_card_are_read(request: Message) -> Message:
    """Takes a card with letters after it, such as KSS."""
    return _cards(lambda card: card[:2], request)


@READING.reads()
def suit_before_rank_is_taken(request: Message) -> Message:
    """Takes SK for the king of spades."""
    return _cards(lambda card: card[::-1] if card[:1] in "SHDC" and len(card) > 1 else card, request)


@READING.reads()
def stakes_that_are_numbers_are_taken(request: Message) -> Message:
    """Takes a number in the place of the text of a stake."""
    return _stakes(lambda stake: str(stake) if isinstance(stake, int | float) else stake, request)


@READING.reads()
def stakes_in_lists_are_taken(request: Message) -> Message:
    """Takes a stake that stands in a list of its own."""
    return _stakes(lambda stake: stake[0] if isinstance(stake, list) and stake else stake, request)


@READING.reads()
def round_left_out_is_the_first(request: Message) -> Message:
    """Takes a request without a round for one of the first round."""
    return {"round": 1} | request


@READING.reads()
def round_of_nothing_is_the_first(request: Message) -> Message:
    """Takes null in the place of a round for the first round."""
    return request | {"round": 1} if request.get("round", 1) is None else request


@READING.reads()
def round_in_a_text_is_taken(request: Message) -> Message:
    """Takes a round that is written as a text."""
    number = request.get("round")
    return request | {"round": int(number)} if isinstance(number, str) and number.isdecimal() else request


@READING.reads()
def round_that_is_true_is_taken(request: Message) -> Message:
    """Takes true for the first round."""
    return request | {"round": 1} if request.get("round") is True else request


@READING.reads()
def round_is_cut_to_a_whole_number(request: Message) -> Message:
    """Cuts a round of 1.5 to 1."""
    number = request.get("round")
    return request | {"round": int(number)} if isinstance(number, float) else request


@READING.reads()
def bets_left_out_are_none(request: Message) -> Message:
    """Takes a request without bets for one with no bets."""
    return {"bets": []} | request


@READING.reads()
def bets_of_nothing_are_none(request: Message) -> Message:
    """Takes null in the place of the bets for no bets."""
    return request | {"bets": request.get("bets", ()) or []}


@READING.reads()
def deal_without_its_list_is_taken(request: Message) -> Message:
    """Takes one deal that stands in no list of deals."""
    deals = request.get("deals")
    bare = isinstance(deals, list) and deals and all(isinstance(card, str) for card in deals)
    return request | {"deals": [deals]} if bare else request


@READING.reads()
def deals_left_out_are_none(request: Message) -> Message:
    """Takes a request without deals for one with no deals."""
    return {"deals": []} | request


@READING.reads()
def operation_in_capitals_is_taken(request: Message) -> Message:
    """Takes COUP for the operation coup."""
    return request | {"op": "coup"} if str(request.get("op")).lower() == "coup" else request


@READING.reads()
def unknown_operation_is_a_coup(request: Message) -> Message:
    """Takes an operation that does not exist for a coup."""
    return request | {"op": "coup"} if request.get("op") == "fly" else request


@READING.reads()
def operation_left_out_is_a_coup(request: Message) -> Message:
    """Takes a request without an operation for a coup."""
    return {"op": "coup"} | request
