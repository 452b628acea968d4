"""The names of cards, as they are said."""

from __future__ import annotations

from conformance.cards import Card
from conformance.words.catalogues import words_in
from conformance.words.languages import Language


def rank_name(rank: str, language: Language) -> str:
    """Return the name of a rank; those of the numbers are the numbers.

    >>> rank_name("A", "vi"), rank_name("T", "en")
    ('át', '10')
    """
    words = words_in(language)
    names = {
        "A": words.name("rank", "ace"),
        "T": "10",
        "J": words.name("rank", "jack"),
        "Q": words.name("rank", "queen"),
        "K": words.name("rank", "king"),
    }
    return names.get(rank, rank)


def card_name(card: Card, language: Language) -> str:
    """Return the name of a card.

    >>> card_name(Card("7", "S"), "en"), card_name(Card("A", "H"), "id")
    ('7 of spades', 'as hati')
    """
    rank, suit = rank_name(card.rank, language), suit_names(language)[card.suit]
    return words_in(language).name("card", "{rank} of {suit}").format(rank=rank, suit=suit)


def suit_names(language: Language) -> dict[str, str]:
    """Return the names of the suits by their letters."""
    words = words_in(language)
    return {
        "S": words.name("suit", "spades"),
        "H": words.name("suit", "hearts"),
        "D": words.name("suit", "diamonds"),
        "C": words.name("suit", "clubs"),
    }
