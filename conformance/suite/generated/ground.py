"""The ground on which a table is tried: its rules, its chance, and the deals and stakes that follow from both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from functools import cached_property
from random import Random

from conformance.engines.protocol import CoupRequest, Stake
from conformance.rulebook import Rulebook, Table
from conformance.suite.generated.deals import Deal, Dealer, Known, Outcomes, representatives
from conformance.suite.generated.stakes import amounts, spelled, text

VARIANTS = 8
"""This many different small sets of deals that show every outcome are used in turn."""


class Deck:
    """The deals that one tableau gives, which every table of a rulebook shares."""

    def __init__(self, rules: Rulebook, random: Random) -> None:
        self.dealer = Dealer(rules, random)
        self.points: Sequence[Deal] = tuple(self.dealer.by_points())
        self.pairs: Sequence[Deal] = tuple(self.dealer.by_pairs())
        self.known: Sequence[Known] = representatives(rules, (*self.points, *self.pairs))
        self.examples: Sequence[Deal] = tuple(item.deal for item in self.known)


class Ground:
    """One table, its source of chance, and how many examples are wanted of what is composed at random."""

    def __init__(self, rules: Rulebook, table: Table, deck: Deck, seed: str, examples: int) -> None:
        self.rules = rules
        self.table = table
        self.deck = deck
        self.dealer = deck.dealer
        self.random = Random(f"{seed} {table.id}")  # noqa: S311 - nothing secret hangs on it
        self.examples = examples
        self.executed: dict[tuple[Deal, tuple[str, ...], bool], tuple[str | None, ...]] = {}
        """The rules that a deal executes with some bets, and with or without those of drawing: every kind deals it."""

    @property
    def bets(self) -> tuple[str, ...]:
        """The bets of the table, in its order."""
        return tuple(self.table.offers)

    def open_in(self, round_number: int) -> tuple[str, ...]:
        """Return the bets that the table takes in a round."""
        offers = self.table.offers.items()
        return tuple(bet for bet, offer in offers if offer.last_round is None or round_number <= offer.last_round)

    @cached_property
    def amounts(self) -> list[Decimal]:
        """The stakes to try, the smallest first."""
        return amounts(self.table, self.random, self.examples)

    @cached_property
    def outcomes(self) -> Outcomes:
        """Which deals show each outcome of each bet."""
        return Outcomes(self.rules, self.table, self.dealer, self.deck.known)

    @cached_property
    def covers(self) -> tuple[tuple[Deal, ...], ...]:
        """Several sets of deals, each of which shows every outcome of every bet."""
        return tuple(self.outcomes.cover(self.bets, self.random) for _ in range(VARIANTS))

    @cached_property
    def covers_of(self) -> Mapping[str, tuple[tuple[Deal, ...], ...]]:
        """Several sets of deals for each bet, each of which shows every outcome of it."""
        return {bet: tuple(self.outcomes.cover((bet,), self.random) for _ in range(VARIANTS)) for bet in self.bets}

    def some_amounts(self, count: int) -> tuple[Decimal, ...]:
        """Return this many different stakes, of any size that is tried; fewer where there are fewer."""
        return tuple(self.random.sample(self.amounts, min(count, len(self.amounts))))

    def ordinary(self, count: int) -> tuple[Decimal, ...]:
        """Return this many different stakes of a size that people stake."""
        return tuple(self.random.sample(self._ordinary, min(count, len(self._ordinary))))

    @cached_property
    def _ordinary(self) -> list[Decimal]:
        return [amount for amount in self.amounts if amount < 1000]

    @property
    def decks(self) -> int | None:
        """How many decks are in play: so often a deal can have a card. None where the pages leave it open."""
        return None if self.table.decks_rule is None else self.table.decks

    def stake(self, amount: Decimal) -> str:
        """Write a stake as the suite does."""
        return text(amount, self.table)

    def spelled(self, amount: Decimal) -> str:
        """Write an amount in any of the ways in which the protocol takes it."""
        return spelled(amount, self.table, self.random)

    def coup(
        self, stakes: Iterable[tuple[str, Decimal]], deals: Iterable[Deal], round_number: int = 1, table: str = ""
    ) -> CoupRequest:
        """Return a request for coups."""
        bets = tuple(Stake(bet, self.spelled(amount)) for bet, amount in stakes)
        return CoupRequest("", table or self.table.id, round_number, bets, tuple(deals))
