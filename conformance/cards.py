"""Playing cards and their notation."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from conformance.errors import N_, Refused

RANKS = "A23456789TJQK"
SUITS = "SHDC"
SUIT_SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Card(msgspec.Struct, frozen=True):
    """One card: a rank of `A23456789TJQK` and a suit of `SHDC`.

    >>> print(Card("T", "H"), Card("T", "H").code)
    10♥ TH
    """

    rank: str
    suit: str

    @property
    def code(self) -> str:
        """The two letters under which the protocol knows the card."""
        return self.rank + self.suit

    def __str__(self) -> str:
        return ("10" if self.rank == "T" else self.rank) + SUIT_SYMBOLS[self.suit]


DECK = {rank + suit: Card(rank, suit) for rank in RANKS for suit in SUITS}
"""The 52 cards by their codes."""
CARDS = tuple(DECK.values())
"""The cards by their numbers."""

_SPELLINGS = {
    rank + suit: card
    for card in DECK.values()
    for rank in (card.rank, "10" if card.rank == "T" else card.rank)
    for suit in (card.suit, SUIT_SYMBOLS[card.suit])
}


def read_card(text: str) -> Card:
    """Read one card: `7S`, `7♠`, `TH`, `10H` and `10♥` are cards, in either case.

    Raises Refused when there is no such card.

    >>> read_card("10♥") == read_card("th")
    True
    """
    card = _SPELLINGS.get(text.upper())
    if card is None:
        raise Refused(
            N_('"{text}" is not a card; write a rank of {ranks} and a suit of {suits}, as in 7S'),
            text=text,
            ranks=RANKS,
            suits=SUITS,
        )
    return card


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by white space or commas, in the order in which they leave the shoe.

    >>> [str(card) for card in read_cards("7S KD, 2c")]
    ['7♠', 'K♦', '2♣']
    """
    return tuple(read_card(word) for word in text.replace(",", " ").split())


def write_cards(cards: Sequence[Card]) -> str:
    """Write cards for people, with the suits as symbols."""
    return " ".join(map(str, cards))


def write_codes(cards: Sequence[Card]) -> str:
    """Write cards as the protocol and the command line take them."""
    return " ".join(card.code for card in cards)
