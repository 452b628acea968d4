"""Deals to ask for: every class of points, every outcome of every bet, every relation of ranks and suits, whole shoes.

All of them follow from the tableau and the paytables; which suits and which of several ranks stand for a class
of points is drawn from the source of chance that a run has, so that no two tables and no two seeds ask the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

from conformance.cards import DECK, RANKS, SUITS
from conformance.coup import CARDS_IN_HAND, MOST_CARDS, play
from conformance.facts import Facts, facts_of
from conformance.rulebook import Rulebook, Table
from conformance.settlement import decide

Deal = tuple[str, ...]
"""The codes of cards in the order in which the shoe gives them."""

MOST_TRIED = 20_000
"""Random deals among which an outcome is sought that no class of points and no pair of ranks has shown."""

_CARDS = tuple(DECK.values())
_LONGEST = 12
_COMPARED = 12


class Dealer:
    """Makes deals by one tableau, with the cards that it leaves open drawn from a source of chance."""

    def __init__(self, rules: Rulebook, random: Random) -> None:
        self._tableau = rules.tableau
        self.random = random
        self._ranks: dict[int, list[str]] = {}
        for rank in RANKS:
            self._ranks.setdefault(self._tableau.points[rank], []).append(rank)
        self._firsts: dict[int, list[tuple[str, str]]] = {}
        for one, other in product(RANKS, repeat=CARDS_IN_HAND):
            total = (self._tableau.points[one] + self._tableau.points[other]) % self._tableau.modulus
            self._firsts.setdefault(total, []).append((one, other))

    def any(self, length: int = MOST_CARDS) -> Deal:
        """Return a deal of any cards."""
        return tuple(card.code for card in self.random.choices(_CARDS, k=length))

    def of(self, player: Sequence[str], banker: Sequence[str], thirds: Sequence[str] = ()) -> Deal:
        """Return a deal in which the hands get these first cards, and these are next; what is left open is any card.

        A card is a code, or a rank whose suit is left open.
        """
        hands = {"player": iter(player), "banker": iter(banker)}
        cards = [next(hands[hand]) for hand in self._tableau.first] + list(thirds)
        cards += [self.random.choice(RANKS) for _ in range(MOST_CARDS - len(cards))]
        return tuple(card if len(card) > 1 else card + self.random.choice(SUITS) for card in cards)

    def by_points(self) -> Iterator[Deal]:
        """Yield a deal for every class of points: both first totals, and each third card that is drawn."""
        for player, banker in product(sorted(self._firsts), repeat=2):
            yield from self._thirds(self.random.choice(self._firsts[player]), self.random.choice(self._firsts[banker]))

    def _thirds(self, player: Sequence[str], banker: Sequence[str]) -> Iterator[Deal]:
        bare = self.of(player, banker)
        used = self.used(bare)
        if used == MOST_CARDS - CARDS_IN_HAND:
            yield bare
            return
        for points in self._ranks.values():
            fifth = self.random.choice(points)
            deal = self.of(player, banker, (fifth,))
            if self.used(deal) < MOST_CARDS:
                yield deal
                continue
            for others in self._ranks.values():
                yield self.of(player, banker, (fifth, self.random.choice(others)))

    def used(self, deal: Deal) -> int:
        """Return how many cards the coup of a deal uses."""
        coup = play(self._tableau, [DECK[code] for code in deal])
        return len(coup.player.cards) + len(coup.banker.cards)

    def by_pairs(self) -> Iterator[Deal]:
        """Yield deals with every pair of cards of one rank in each hand, in both hands, and every near pair."""
        suits = list(product(SUITS, repeat=CARDS_IN_HAND))
        for rank in RANKS:
            for one, other in suits:
                pair, mate = (rank + one, rank + other), self.random.choice(RANKS)
                yield self.of(pair, self._unlike())
                yield self.of(self._unlike(), pair)
                yield self.of(pair, [rank + suit for suit in self.random.choice(suits)])
                yield self.of(pair, [mate + suit for suit in self.random.choice(suits)])
        for one, other in product(RANKS, repeat=CARDS_IN_HAND):
            if one != other:
                suit = self.random.choice(SUITS)
                yield self.of((one + suit, other + suit), self._unlike())
                yield self.of(self._unlike(), (one + suit, other + suit))
                yield self.of((one, other), (one, other))
                yield self.of((one, one), (other, other))

    def _unlike(self) -> tuple[str, str]:
        one, other = self.random.sample(RANKS, 2)
        return one, other

    def by_rank(self) -> Iterator[Deal]:
        """Yield deals that have every card at every place."""
        for place, code in product(range(MOST_CARDS), DECK):
            deal = list(self.any())
            deal[place] = code
            yield tuple(deal)

    def shoe(self, decks: int) -> Iterator[Deal]:
        """Yield the deals of a shuffled shoe, each of six to twelve cards; what the coup leaves comes again."""
        cards = [card.code for card in _CARDS] * decks
        self.random.shuffle(cards)
        place = 0
        while len(cards) - place >= _LONGEST:
            deal = tuple(cards[place : place + self.random.randint(MOST_CARDS, _LONGEST)])
            yield deal
            place += self.used(deal)

    def long(self, decks: int) -> Iterator[Deal]:
        """Yield deals of more cards than any coup uses, up to a whole shoe."""
        cards = [card.code for card in _CARDS] * decks
        for length in (*range(MOST_CARDS + 1, _LONGEST + 1), len(_CARDS), len(cards)):
            for _ in range(4):
                self.random.shuffle(cards)
                yield tuple(cards[:length])


class Known(NamedTuple):
    """A deal whose coup is known: its facts, and the rules that decided who draws."""

    deal: Deal
    facts: Facts
    draws: tuple[str, str]


class Outcomes:
    """Which deals show each outcome of each bet of a table."""

    def __init__(self, rules: Rulebook, table: Table, dealer: Dealer, known: Sequence[Known]) -> None:
        self._shown: dict[tuple[str, str], list[Deal]] = {
            (bet, payment.outcome.rule): [] for bet, offer in table.offers.items() for payment in offer.payments
        }
        self._outcomes: dict[Deal, frozenset[tuple[str, str]]] = {}
        self._known = {item.deal: item for item in known}
        self._rules, self._table = rules, table
        for item in known:
            self._add(item)
        for _ in range(MOST_TRIED):
            if all(self._shown.values()):
                break
            self._add(known_deal(rules, dealer.any()))

    def _add(self, item: Known) -> None:
        offers = self._table.offers.items()
        decided = frozenset((bet, decide(offer, item.facts).outcome.rule) for bet, offer in offers)
        self._outcomes[item.deal] = decided
        for outcome in decided:
            self._shown[outcome].append(item.deal)

    @property
    def missing(self) -> tuple[tuple[str, str], ...]:
        """The outcomes of bets, each with its bet, that no deal was found for."""
        return tuple(outcome for outcome, deals in self._shown.items() if not deals)

    def showing(self, bet: str, rule: str) -> list[Known]:
        """Return the deals that show an outcome of a bet, with what is known of their coups."""
        return [self._known.get(deal) or known_deal(self._rules, deal) for deal in self._shown[bet, rule]]

    def of(self, deal: Deal, staked: Collection[str]) -> frozenset[object]:
        """Return what a deal shows: the outcome of each bet staked, who draws by which rules, and who wins."""
        item = self._known.get(deal)
        if item is None:
            return frozenset()
        return frozenset(
            [*(outcome for outcome in self._outcomes[deal] if outcome[0] in staked), item.draws, item.facts["winner"]]
        )

    def cover(self, bets: Collection[str], random: Random) -> tuple[Deal, ...]:
        """Return a few deals in which each outcome of these bets comes, the rarest first."""
        left = {outcome for outcome, deals in self._shown.items() if outcome[0] in bets and deals}
        chosen: list[Deal] = []
        for outcome in sorted(left, key=lambda outcome: len(self._shown[outcome])):
            if outcome in left:
                deals = self._shown[outcome]
                some = random.sample(deals, min(len(deals), _COMPARED))
                best = max(some, key=lambda deal: len(left & self._outcomes[deal]))
                chosen.append(best)
                left -= self._outcomes[best]
        return tuple(chosen)


def known_deal(rules: Rulebook, deal: Deal) -> Known:
    """Return a deal with what is known of its coup."""
    coup = play(rules.tableau, [DECK[code] for code in deal])
    return Known(deal, facts_of(rules.tableau, coup), (coup.player_rule, coup.banker_rule))


def representatives(rules: Rulebook, deals: Iterable[Deal], each: int = 2) -> list[Known]:
    """Return this many deals for each set of facts and draws that some of the deals have."""
    kept: dict[object, list[Known]] = {}
    names = rules.facts
    for deal in deals:
        item = known_deal(rules, deal)
        kept.setdefault((*(item.facts[name] for name in names), item.draws), []).append(item)
    return [item for alike in kept.values() for item in alike[:each]]


def in_suits_of(deal: Deal, random: Random) -> Deal:
    """Return a deal of the same ranks in other suits."""
    return tuple(code[0] + random.choice(SUITS) for code in deal)
