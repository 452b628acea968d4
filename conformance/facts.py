"""The facts of a coup: the closed vocabulary in which bets are written.

Each fact is declared here and nowhere else: its name, its values, its words, and how it follows from the two hands.
What it makes of one hand is a feature, which says what it sees of the cards. From that the loader has the vocabulary,
the domain (`conformance.domain`) every combination of facts that a coup can have, and from the domain the proof of
paytables, the kernel, exact returns, mutants, the sweep and the rules for other engines.

To add a fact, declare it, and translate its name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from itertools import product
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Self

from conformance.cards import RANKS, Card
from conformance.coup import CARDS_IN_HAND, MOST_CARDS, Coup, Hand, winner_of
from conformance.errors import pgettext
from conformance.rules import CardTrait, HandName, Tableau, Value

Trait = Literal["rank", "suit", "points", "colour"]
HANDS: tuple[HandName, HandName] = ("player", "banker")
NONE = "none"
"""The value of a fact about something that is not there, such as the rank of a third card that was not drawn."""


class Feature(NamedTuple):
    """What a fact makes of one hand.

    `of` gives it; `first` and `third` say what it sees of the first two cards and of the third one.
    Where `third` is None the third card makes no difference, not even whether there is one.
    """

    of: Callable[[Tableau, Hand], Hashable]
    first: Callable[[Tableau], Collection[Trait]]
    third: Callable[[Tableau], Collection[Trait]] | None


class Fact(NamedTuple):
    """A fact: its name, the values that it can have, and how it follows from a feature of each hand.

    A hand whose feature is None makes no difference. `said` is its name in words, and `about` what the placeholders
    of that stand for: a hand or a rank. `rests_on` names the parts of the rules of cards that it depends on.
    """

    name: str
    values: frozenset[Value]
    player: Feature | None
    banker: Feature | None
    of: Callable[[Tableau, Any, Any], Value]
    said: str
    about: Mapping[str, str]
    rests_on: tuple[str, ...]


def colour_of(card: Card) -> str:
    """Return the colour of a card: `red` or `black`."""
    return "red" if card.suit in "HD" else "black"


def trait_of(tableau: Tableau, card: Card, trait: Trait) -> str | int:
    """Return what a card is in one respect."""
    if trait == "points":
        return tableau.points[card.rank]
    if trait == "colour":
        return colour_of(card)
    return card.rank if trait == "rank" else card.suit


def alike(tableau: Tableau, traits: Iterable[CardTrait], one: Card, other: Card) -> bool:
    """Say whether two cards share every one of the traits."""
    return all(trait_of(tableau, one, trait) == trait_of(tableau, other, trait) for trait in traits)


def is_natural(tableau: Tableau, hand: Hand) -> bool:
    """Say whether a hand is a natural (NATURAL-TOTALS)."""
    return len(hand.cards) == CARDS_IN_HAND and hand.total in tableau.natural_totals


class Facts(dict[str, Value]):
    """What is true of one finished coup, by the names of the facts; each is stated when it is first asked for."""

    __slots__ = ("_coup", "_features", "_tableau")

    def __init__(self, tableau: Tableau, coup: Coup) -> None:
        super().__init__(winner=coup.winner.value)
        self._tableau, self._coup = tableau, coup
        self._features: dict[tuple[HandName, Feature], Hashable] = {}

    def __missing__(self, name: str) -> Value:
        fact = FACTS[name]
        value = fact.of(self._tableau, self._feature("player", fact.player), self._feature("banker", fact.banker))
        self[name] = value
        return value

    def _feature(self, hand: HandName, feature: Feature | None) -> Hashable:
        if feature is None:
            return None
        if (hand, feature) not in self._features:
            self._features[hand, feature] = feature.of(self._tableau, getattr(self._coup, hand))
        return self._features[hand, feature]

    def but(self, **others: Value) -> Self:
        """Return these facts with some of them otherwise."""
        changed = type(self)(self._tableau, self._coup)
        changed.update(self)
        changed.update(others)
        return changed


def facts_of(tableau: Tableau, coup: Coup) -> Facts:
    """State the facts of a finished coup."""
    return Facts(tableau, coup)


# What facts see of cards


def _sees(*traits: Trait) -> Callable[[Tableau], Collection[Trait]]:
    return lambda _: traits


def _of_first(of: Callable[[Tableau, tuple[Card, ...]], Hashable], *traits: Trait) -> Feature:
    """Return a feature of a hand's first two cards."""
    return Feature(lambda tableau, hand: of(tableau, hand.cards[:CARDS_IN_HAND]), _sees(*traits), None)


def _of_all(of: Callable[[Tableau, Hand], Hashable], *traits: Trait) -> Feature:
    """Return a feature of all cards of a hand."""
    return Feature(of, _sees(*traits), _sees(*traits))


def _of_third(of: Callable[[Tableau, Card], Hashable], *traits: Trait) -> Feature:
    """Return a feature of a hand's third card, which is none where there is no such card."""
    return Feature(
        lambda tableau, hand: of(tableau, hand.cards[-1]) if len(hand.cards) > CARDS_IN_HAND else NONE,
        _sees(),
        _sees(*traits),
    )


def _in_a_row(ranks: Collection[str]) -> bool:
    """Say whether ranks follow one another; the ace is below the two or above the king."""
    if len(set(ranks)) < len(ranks):
        return False
    places = sorted(RANKS.index(rank) for rank in ranks)
    high = sorted(place or len(RANKS) for place in places)
    return any(found == list(range(found[0], found[0] + len(ranks))) for found in (places, high))


def _same(values: Iterable[Value], otherwise: Value) -> Value:
    """Return what all values are, or else another one."""
    found = set(values)
    return found.pop() if len(found) == 1 else otherwise


SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
"""The suits as values of facts."""
MATCHES = (NONE, "suited", "pair", "coloured_pair", "perfect_pair")
"""What two cards have in common, the least first."""


def _match(one: Card, other: Card) -> str:
    if one.rank == other.rank:
        if one.suit == other.suit:
            return "perfect_pair"
        return "coloured_pair" if colour_of(one) == colour_of(other) else "pair"
    return "suited" if one.suit == other.suit else NONE


def _suits_shared(suits: Iterable[str]) -> Value:
    return _same((SUIT_NAMES[suit] for suit in suits), NONE)


def _most_alike(ranks: Collection[str]) -> int:
    return max(map(list(ranks).count, ranks))


def _as_dealt(tableau: Tableau, player: Sequence[str], banker: Sequence[str]) -> list[str]:
    """Return what the first two cards of each hand are, in the order in which the shoe gives them."""
    hands = {"player": iter(player), "banker": iter(banker)}
    return [next(hands[hand]) for hand in tableau.first]


def _times(rank: str) -> Feature:
    return _of_all(lambda _, hand: sum(card.rank == rank for card in hand.cards), "rank")


_TOTAL = _of_all(lambda _, hand: hand.total, "points")
_CARDS = Feature(lambda _, hand: len(hand.cards), _sees(), _sees())
_NATURAL = Feature(is_natural, _sees("points"), _sees())
_ENDED = _of_all(lambda tableau, hand: (hand.total, len(hand.cards), is_natural(tableau, hand)), "points")
_FIRST_TOTAL = _of_first(
    lambda tableau, cards: sum(tableau.points[card.rank] for card in cards) % tableau.modulus, "points"
)
_PIPS = _of_all(lambda tableau, hand: sum(tableau.points[card.rank] for card in hand.cards), "points")
_PAIR = Feature(
    lambda tableau, hand: alike(tableau, tableau.pair, *hand.cards[:CARDS_IN_HAND]),
    lambda tableau: tableau.pair,
    None,
)
_PAIR_OF = Feature(
    lambda tableau, hand: hand.cards[0].rank if alike(tableau, tableau.pair, *hand.cards[:CARDS_IN_HAND]) else NONE,
    lambda tableau: {"rank", *tableau.pair},
    None,
)
_PERFECT_PAIR = Feature(
    lambda tableau, hand: alike(tableau, tableau.perfect_pair, *hand.cards[:CARDS_IN_HAND]),
    lambda tableau: tableau.perfect_pair,
    None,
)
_MATCH = _of_first(lambda _, cards: _match(*cards), "rank", "suit")
_SUITED = _of_first(lambda _, cards: cards[0].suit == cards[1].suit, "suit")
_FIRST_RANKS = _of_first(lambda _, cards: "".join(sorted((card.rank for card in cards), key=RANKS.index)), "rank")
_FIRST_SUITS = _of_first(lambda _, cards: tuple(card.suit for card in cards), "suit")
_FIRST_COLOURS = _of_first(lambda _, cards: _same(map(colour_of, cards), "mixed"), "colour")
_FIRST_IN_ORDER = _of_first(lambda _, cards: tuple(card.rank for card in cards), "rank")
_FIRST_CARD = _of_first(lambda _, cards: cards[0], "rank", "suit")
_SECOND_CARD = _of_first(lambda _, cards: cards[1], "rank", "suit")
_THIRD_RANK = _of_third(lambda _, card: card.rank, "rank")
_THIRD_SUIT = _of_third(lambda _, card: SUIT_NAMES[card.suit], "suit")
_THIRD_POINTS = _of_third(lambda tableau, card: tableau.points[card.rank], "points")
_THIRD_COLOUR = _of_third(lambda _, card: colour_of(card), "colour")
_THIRD_CARD = _of_third(lambda _, card: card, "rank", "suit")
_COLOUR = _of_all(lambda _, hand: _same(map(colour_of, hand.cards), "mixed"), "colour")
_SUITS = _of_all(lambda _, hand: frozenset(card.suit for card in hand.cards), "suit")
_RANKS = _of_all(lambda _, hand: "".join(sorted((card.rank for card in hand.cards), key=RANKS.index)), "rank")
_THREE = CARDS_IN_HAND + 1
_UNEQUAL = _of_all(
    lambda _, hand: (
        "".join(sorted({card.rank for card in hand.cards}, key=RANKS.index))
        if len({card.rank for card in hand.cards}) == len(hand.cards)
        else NONE
    ),
    "rank",
)
_TRIPLE = _of_all(lambda _, hand: len(hand.cards) == _THREE and len({card.rank for card in hand.cards}) == 1, "rank")
_STRAIGHT = _of_all(lambda _, hand: len(hand.cards) == _THREE and _in_a_row([card.rank for card in hand.cards]), "rank")
_FLUSH = _of_all(
    lambda _, hand: _suits_shared(card.suit for card in hand.cards) if len(hand.cards) == _THREE else NONE, "suit"
)
_STRAIGHT_FLUSH = _of_all(
    lambda _, hand: (
        len(hand.cards) == _THREE
        and len({card.suit for card in hand.cards}) == 1
        and _in_a_row([card.rank for card in hand.cards])
    ),
    "rank",
    "suit",
)
_FACES = _of_all(lambda _, hand: sum(card.rank in "JQK" for card in hand.cards), "rank")
_ZEROS = _of_all(lambda tableau, hand: sum(tableau.points[card.rank] == 0 for card in hand.cards), "points")
_REDS = _of_all(lambda _, hand: sum(colour_of(card) == "red" for card in hand.cards), "colour")


# The vocabulary

_TRUTH = (False, True)
_TOTALS = range(10)
_WINNERS = ("player", "banker", "tie")
_COLOURS = ("red", "black", "mixed")
_SUIT_VALUES = tuple(SUIT_NAMES.values())
_FACTS: dict[str, Fact] = {}


def _declare(
    name: str,
    values: Iterable[Value],
    said: str,
    feature: Feature,
    of: Callable[[Tableau, Any, Any], Value],
    *rests_on: str,
    about: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Declare a fact of both hands."""
    _FACTS[name] = Fact(name, frozenset(values), feature, feature, of, said, about, rests_on)


def _declare_each(
    name: str, values: Iterable[Value], said: str | tuple[str, str], feature: Feature, *rests: str
) -> None:
    """Declare a fact of each hand: of `player_…` and of `banker_…`."""
    known = frozenset(values)
    player, banker = (said, said) if isinstance(said, str) else said
    _FACTS[f"player_{name}"] = Fact(
        f"player_{name}", known, feature, None, lambda _, found, __: found, player, {"hand": "player"}, rests
    )
    _FACTS[f"banker_{name}"] = Fact(
        f"banker_{name}", known, None, feature, lambda _, __, found: found, banker, {"hand": "banker"}, rests
    )


def _winning(tableau: Tableau, player: Any, banker: Any, place: int) -> Value:  # noqa: ANN401 - features of any kind
    """Return what the winning hand has at a place of its feature, which begins with its total; none of a tie."""
    del tableau
    if player[0] == banker[0]:
        return NONE
    found: Value = max(player, banker, key=lambda hand: hand[0])[place]
    return found


# the result
_declare("winner", _WINNERS, pgettext("fact", "winner"), _TOTAL, lambda _, p, b: winner_of(p, b).value)
_declare_each("total", _TOTALS, (pgettext("fact", "Player's total"), pgettext("fact", "Banker's total")), _TOTAL)
_declare("margin", _TOTALS, pgettext("fact", "margin"), _TOTAL, lambda _, p, b: abs(p - b))
_declare("total_sum", range(19), pgettext("fact", "sum of both totals"), _TOTAL, lambda _, p, b: p + b)
_declare(
    "winning_total",
    (NONE, *_TOTALS[1:]),
    pgettext("fact", "total of the winning hand"),
    _ENDED,
    lambda t, p, b: _winning(t, p, b, 0),
)
_declare(
    "losing_total",
    (NONE, *_TOTALS[:-1]),
    pgettext("fact", "total of the losing hand"),
    _TOTAL,
    lambda _, p, b: NONE if p == b else min(p, b),
)
_declare(
    "winning_cards",
    (NONE, 2, 3),
    pgettext("fact", "cards of the winning hand"),
    _ENDED,
    lambda t, p, b: _winning(t, p, b, 1),
)
_declare(
    "winning_natural",
    (NONE, *_TRUTH),
    pgettext("fact", "the winning hand is a natural"),
    _ENDED,
    lambda t, p, b: _winning(t, p, b, 2),
)

# how many cards, and naturals
_declare_each("cards", (2, 3), (pgettext("fact", "Player's cards"), pgettext("fact", "Banker's cards")), _CARDS)
_declare("cards", (4, 5, 6), pgettext("fact", "cards of both hands"), _CARDS, lambda _, p, b: p + b)
_declare_each(
    "natural", _TRUTH, (pgettext("fact", "Player has a natural"), pgettext("fact", "Banker has a natural")), _NATURAL
)
_declare("naturals", (0, 1, 2), pgettext("fact", "hands with a natural"), _NATURAL, lambda _, p, b: p + b)
_declare_each("two_card_total", _TOTALS, pgettext("fact", "total of the first two cards of {hand}"), _FIRST_TOTAL)
_declare(
    "two_card_winner",
    _WINNERS,
    pgettext("fact", "hand that is ahead after two cards"),
    _FIRST_TOTAL,
    lambda _, p, b: winner_of(p, b).value,
)
_declare(
    "two_card_margin", _TOTALS, pgettext("fact", "margin after two cards"), _FIRST_TOTAL, lambda _, p, b: abs(p - b)
)
_declare("pips", range(55), pgettext("fact", "points of all cards"), _PIPS, lambda _, p, b: p + b)

# pairs
_declare_each(
    "pair", _TRUTH, (pgettext("fact", "Player has a pair"), pgettext("fact", "Banker has a pair")), _PAIR, "pair"
)
_declare("pairs", (0, 1, 2), pgettext("fact", "hands with a pair"), _PAIR, lambda _, p, b: p + b, "pair")
_declare_each("perfect_pair", _TRUTH, pgettext("fact", "{hand} has a perfect pair"), _PERFECT_PAIR, "perfect_pair")
_declare(
    "perfect_pairs",
    (0, 1, 2),
    pgettext("fact", "hands with a perfect pair"),
    _PERFECT_PAIR,
    lambda _, p, b: p + b,
    "perfect_pair",
)
_declare(
    "same_rank_pairs",
    _TRUTH,
    pgettext("fact", "both hands have a pair of one rank"),
    _PAIR_OF,
    lambda _, p, b: p == b != NONE,
    "pair",
)
_declare_each("match", MATCHES, pgettext("fact", "what the first two cards of {hand} share"), _MATCH)
_declare(
    "best_match",
    MATCHES,
    pgettext("fact", "the most that the first two cards of a hand share"),
    _MATCH,
    lambda _, p, b: max(p, b, key=MATCHES.index),
)

# ranks and suits of the first two cards
_declare_each(
    "ranks",
    {"".join(sorted(two, key=RANKS.index)) for two in product(RANKS, repeat=CARDS_IN_HAND)},
    pgettext("fact", "ranks of the first two cards of {hand}"),
    _FIRST_RANKS,
)
_declare_each("suited", _TRUTH, pgettext("fact", "the first two cards of {hand} share a suit"), _SUITED)
_declare(
    "suited_hands",
    (0, 1, 2),
    pgettext("fact", "hands whose first two cards share a suit"),
    _SUITED,
    lambda _, p, b: p + b,
)
_declare_each("first_colours", _COLOURS, pgettext("fact", "colour of the first two cards of {hand}"), _FIRST_COLOURS)
_declare(
    "first_colours",
    _COLOURS,
    pgettext("fact", "colour of the first four cards"),
    _FIRST_COLOURS,
    lambda _, p, b: _same((p, b), "mixed"),
)
_declare_each(
    "first_rank",
    RANKS,
    pgettext("fact", "rank of the first card of {hand}"),
    _of_first(lambda _, cards: cards[0].rank, "rank"),
)
_declare_each(
    "first_suit",
    _SUIT_VALUES,
    pgettext("fact", "suit of the first card of {hand}"),
    _of_first(lambda _, cards: SUIT_NAMES[cards[0].suit], "suit"),
)
_declare_each(
    "second_rank",
    RANKS,
    pgettext("fact", "rank of the second card of {hand}"),
    _of_first(lambda _, cards: cards[1].rank, "rank"),
)
_declare_each(
    "second_suit",
    _SUIT_VALUES,
    pgettext("fact", "suit of the second card of {hand}"),
    _of_first(lambda _, cards: SUIT_NAMES[cards[1].suit], "suit"),
)
_declare(
    "first_cards",
    MATCHES,
    pgettext("fact", "what the first cards of both hands share"),
    _FIRST_CARD,
    lambda _, p, b: _match(p, b),
)
_declare(
    "second_cards",
    MATCHES,
    pgettext("fact", "what the second cards of both hands share"),
    _SECOND_CARD,
    lambda _, p, b: _match(p, b),
)
_declare(
    "first_four_suit",
    (NONE, *_SUIT_VALUES),
    pgettext("fact", "suit that the first four cards share"),
    _FIRST_SUITS,
    lambda _, p, b: _suits_shared(p + b),
)
_declare(
    "first_four_alike",
    (1, 2, 3, 4),
    pgettext("fact", "cards of one rank among the first four, at most"),
    _FIRST_IN_ORDER,
    lambda _, p, b: _most_alike(p + b),
)
_declare(
    "first_three_alike",
    (1, 2, 3),
    pgettext("fact", "cards of one rank among the first three of the coup, at most"),
    _FIRST_IN_ORDER,
    lambda tableau, p, b: _most_alike(_as_dealt(tableau, p, b)[:-1]),
)
_declare(
    "first_four_straight",
    _TRUTH,
    pgettext("fact", "the first four cards follow one another in rank"),
    _FIRST_IN_ORDER,
    lambda _, p, b: _in_a_row(p + b),
)

# third cards
_declare_each("third", (NONE, *RANKS), pgettext("fact", "rank of the third card of {hand}"), _THIRD_RANK)
_declare_each("third_suit", (NONE, *_SUIT_VALUES), pgettext("fact", "suit of the third card of {hand}"), _THIRD_SUIT)
_declare_each("third_points", (NONE, *_TOTALS), pgettext("fact", "points of the third card of {hand}"), _THIRD_POINTS)
_declare_each(
    "third_colour", (NONE, "red", "black"), pgettext("fact", "colour of the third card of {hand}"), _THIRD_COLOUR
)
_declare(
    "third_cards",
    MATCHES,
    pgettext("fact", "what the third cards of both hands share"),
    _THIRD_CARD,
    lambda _, p, b: NONE if NONE in (p, b) else _match(p, b),
)

# a whole hand
_declare_each("triple", _TRUTH, pgettext("fact", "{hand} has three cards of one rank"), _TRIPLE)
_declare("triples", (0, 1, 2), pgettext("fact", "hands with three cards of one rank"), _TRIPLE, lambda _, p, b: p + b)
_declare_each("straight", _TRUTH, pgettext("fact", "three cards of {hand} follow one another in rank"), _STRAIGHT)
_declare("straights", (0, 1, 2), pgettext("fact", "hands with three ranks in a row"), _STRAIGHT, lambda _, p, b: p + b)
_declare_each("flush", (NONE, *_SUIT_VALUES), pgettext("fact", "suit that three cards of {hand} share"), _FLUSH)
_declare(
    "flushes",
    (0, 1, 2),
    pgettext("fact", "hands with three cards of one suit"),
    _FLUSH,
    lambda _, p, b: (p != NONE) + (b != NONE),
)
_declare_each(
    "straight_flush", _TRUTH, pgettext("fact", "{hand} has three ranks in a row of one suit"), _STRAIGHT_FLUSH
)
_declare_each("colours", _COLOURS, pgettext("fact", "colour of all cards of {hand}"), _COLOUR)
_declare_each("faces", range(4), pgettext("fact", "face cards of {hand}"), _FACES)
_declare_each("zeros", range(4), pgettext("fact", "cards of {hand} that count nothing"), _ZEROS)
_declare_each("pips", range(28), pgettext("fact", "points of all cards of {hand}"), _PIPS)

# all cards of the coup
_declare("colours", _COLOURS, pgettext("fact", "colour of all cards"), _COLOUR, lambda _, p, b: _same((p, b), "mixed"))
_declare("reds", range(MOST_CARDS + 1), pgettext("fact", "red cards of both hands"), _REDS, lambda _, p, b: p + b)
_declare("suits", (1, 2, 3, 4), pgettext("fact", "suits of both hands"), _SUITS, lambda _, p, b: len(p | b))
_declare(
    "flush",
    (NONE, *_SUIT_VALUES),
    pgettext("fact", "suit that all cards share"),
    _SUITS,
    lambda _, p, b: _suits_shared(p | b),
)
_declare(
    "alike",
    range(1, MOST_CARDS + 1),
    pgettext("fact", "cards of one rank, at most"),
    _RANKS,
    lambda _, p, b: _most_alike(p + b),
)
_declare(
    "straight",
    _TRUTH,
    pgettext("fact", "all cards follow one another in rank"),
    _UNEQUAL,
    lambda _, p, b: NONE not in (p, b) and _in_a_row(p + b),
)
_declare(
    "faces",
    range(MOST_CARDS + 1),
    pgettext("fact", "face cards of both hands"),
    _FACES,
    lambda _, p, b: p + b,
)
_declare("zeros", range(MOST_CARDS + 1), pgettext("fact", "cards that count nothing"), _ZEROS, lambda _, p, b: p + b)
for _rank in RANKS:
    _declare(
        f"count_{_rank}",
        range(MOST_CARDS + 1),
        pgettext("fact", "cards of rank {rank}"),
        _times(_rank),
        lambda _, p, b: p + b,
        about={"rank": _rank},
    )

FACTS: Mapping[str, Fact] = MappingProxyType(_FACTS)
"""Every fact, by its name."""

DRAWN = _of_all(
    lambda tableau, hand: (
        sum(tableau.points[card.rank] for card in hand.cards[:CARDS_IN_HAND]) % tableau.modulus,
        *(tableau.points[card.rank] for card in hand.cards[CARDS_IN_HAND:]),
    ),
    "points",
)
"""What the tableau sees of a hand: the total of its first two cards, and the points of its third."""
