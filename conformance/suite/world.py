"""The coup under test: what a scenario has set up, what the engine made of it, and what does not match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction

import msgspec

from conformance.cards import Card, read_card, read_cards
from conformance.coup import MOST_CARDS
from conformance.engines.port import EngineFault, Port, Rejected, Unsupported
from conformance.engines.procedures_protocol import Limit
from conformance.engines.protocol import CoupResult, SettlementAnswer
from conformance.rulebook import Rulebook
from conformance.suite.around import Around
from conformance.words import Language, words_in

REST_OF_SHOE = read_cards("3♣ 5♦")
"""The cards that follow where a scenario names fewer than six; each would change a hand that wrongly took it."""


def from_shoe(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards that a scenario names, and behind them as many more as a coup may need."""
    return cards + REST_OF_SHOE[: max(0, MOST_CARDS - len(cards))]


class Mismatch(AssertionError):
    """The engine did something else than the scenario says, in the words of the scenario's language."""

    def __init__(self, subject: str, expected: str, actual: str) -> None:
        super().__init__(f"{subject}: {expected} ≠ {actual}")
        self.subject = subject
        self.expected = expected
        self.actual = actual


class Tried(msgspec.Struct, frozen=True):
    """What was last asked of the engine."""

    table: str
    deal: tuple[Card, ...]
    stakes: dict[str, str]
    round: int


class CoupUnderTest:
    """What one scenario does with an engine, in one language, at one table."""

    def __init__(self, port: Port, language: Language, table: str, rules: Rulebook) -> None:
        self.port = port
        self.language = language
        self.table = table
        self.rules = rules
        self.deal: tuple[Card, ...] = ()
        self.tried: Tried | None = None
        self._result: CoupResult | None = None
        self._refusal: Rejected | Unsupported | None = None
        self.taken: dict[str, bool] = {}
        self.round = 1
        self.limits: dict[str, Limit] = {}
        self._limits_asked = False
        self.sign = False
        self.around = Around(port, table)
        self.reckoned: tuple[str, Fraction] | None = None
        self.fault: Mismatch | EngineFault | None = None
        self.step = ""

    def attempt(self, step: Callable[..., None], /, **arguments: object) -> None:
        """Run a step, unless an earlier one has failed; keep what it finds wrong."""
        if self.fault is None:
            try:
                step(self, **arguments)
            except (Mismatch, EngineFault) as fault:
                self.fault = fault

    def say(self, message: str, /, **values: object) -> str:
        """Return a message in the scenario's language."""
        return words_in(self.language).say(message, **values)

    def play(self, stakes: Mapping[str, Decimal], table: str | None = None) -> None:
        """Have the coup played. A refusal is kept for the steps that follow; any other fault is raised."""
        where = table or self.table
        deal = from_shoe(self.deal)
        self.tried = Tried(where, deal, {bet: format(stake, "f") for bet, stake in stakes.items()}, self.round)
        self._result = self._refusal = None
        try:
            self._result = self.port.coup(where, deal, self.tried.stakes, self.round)
        except Rejected as refusal:
            self._refusal = refusal

    def stake(self, stakes: Mapping[str, Decimal]) -> None:
        """Have stakes checked against the limits. A refusal, or that none are claimed, is kept for later steps."""
        self._refusal, self._limits_asked = None, True
        try:
            amounts = {bet: format(stake, "f") for bet, stake in stakes.items()}
            self.port.limits(self.table, amounts, self.limits, sign=self.sign)
        except (Rejected, Unsupported) as refusal:
            self._refusal = refusal

    def try_bets(self, bets: Sequence[str], stake: Decimal, table: str) -> None:
        """Try each bet alone, and note whether the engine takes it."""
        self.deal = read_cards("4♠ K♦ 5♥ Q♣")
        for bet in bets:
            self.play({bet: stake}, table)
            self.taken[bet] = self._refusal is None

    @property
    def result(self) -> CoupResult:
        """The coup as the engine played it. Raises the engine's refusal when it played none."""
        if self._refusal is not None:
            raise self._refusal
        assert self._result is not None, "no coup was played"
        return self._result

    @property
    def refused(self) -> bool:
        """Whether the engine refused. Raises Unsupported when it claims nothing of the kind."""
        if isinstance(self._refusal, Unsupported):
            raise self._refusal
        return self._refusal is not None

    @property
    def silent(self) -> bool:
        """Whether the engine has nothing to say of what was asked: it refuses it, or claims nothing of the kind."""
        silences = self.around.silences + ([self._refusal is not None] if self._limits_asked else [])
        assert silences, "nothing was asked"
        return all(silences)

    def settlement(self, bet: str) -> tuple[SettlementAnswer, Decimal]:
        """Return how the engine settled a bet, and the stake."""
        assert self.tried is not None
        settlement = next((item for item in self.result.settlements if item.bet == bet), None)
        if settlement is None:
            raise EngineFault(bet)
        return settlement, Decimal(self.tried.stakes[bet])

    def cards(self, hand: str) -> tuple[Card, ...]:
        """Return the cards of a hand as the engine dealt them."""
        codes = self.result.player if hand == "player" else self.result.banker
        return tuple(read_card(code) for code in codes)

    def total(self, hand: str) -> int:
        """Return the total of a hand as the engine counts it."""
        return self.result.player_total if hand == "player" else self.result.banker_total

    def expect_yes(self, statement: str, *, yes: bool, actual: bool) -> None:
        """Raise Mismatch unless a statement is as true as it has to be."""
        self.expect(
            statement, self.say("yes") if yes else self.say("no"), self.say("yes") if actual else self.say("no")
        )

    def expect(self, subject: str, expected: str, actual: str) -> None:
        """Raise Mismatch unless two texts, both in the scenario's language, are the same."""
        if expected != actual:
            raise Mismatch(subject, expected, actual)
