"""The coup under test: what a scenario has set up, what the engine made of it, and what does not match."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction

import msgspec

from conformance.cards import DECK, Card, read_card, read_cards
from conformance.coup import CARDS_IN_HAND, MOST_CARDS
from conformance.engines.port import EngineFault, Port, Rejected, Unsupported
from conformance.engines.procedures_protocol import Limit, LimitsRequest
from conformance.engines.protocol import (
    CoupRequest,
    CoupResult,
    RejectedAnswer,
    SettlementAnswer,
    SettleRequest,
    Stake,
)
from conformance.errors import N_, BaccaratError, Sentence
from conformance.rulebook import Rulebook
from conformance.suite.answers import actual, judge
from conformance.suite.around import Around
from conformance.suite.differing import sides_of
from conformance.suite.watched import Watched
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


class Unasked(BaccaratError):
    """A step checks what no step before it asked for: the scenario is wrong, and no engine."""

    def __init__(self, step: str) -> None:
        super().__init__(N_('no step before "{step}" asks for what it checks; add one'), step=step)


class Tried(msgspec.Struct, frozen=True):
    """What was last asked of the engine."""

    table: str
    deal: tuple[Card, ...]
    stakes: dict[str, str]
    round: int


class CoupUnderTest:
    """What one scenario does with an engine, in one language, at one table.

    `cited` are the rules that the scenario cites. An engine that only settles is given the hands, so a scenario that
    cites a rule by which they are dealt is not run.
    """

    def __init__(
        self,
        port: Port,
        language: Language,
        table: str,
        rules: Rulebook,
        cited: Collection[str] = (),
        *,
        whole: bool = False,
    ) -> None:
        self._watched = Watched(port) if whole else None
        self.port = port = self._watched or port
        self.language = language
        self.table = table
        self.rules = rules
        self.cited = cited
        self.deal: tuple[Card, ...] = ()
        self.tried: Tried | None = None
        self._result: CoupResult | None = None
        self._refusal: Rejected | Unsupported | None = None
        self._unexpected: list[tuple[str, Rejected | Unsupported]] = []
        self.taken: dict[str, bool] = {}
        self.round = 1
        self.limits: dict[str, Limit] = {}
        self._limits_asked = False
        self.sign = False
        self.around = Around(port, table)
        self.reckoned: tuple[str, Fraction] | None = None
        self.fault: Mismatch | EngineFault | None = None
        self.step = ""

    def attempt(self, text: str, step: Callable[..., None], /, **arguments: object) -> None:
        """Run a step, which reads `text`, unless an earlier one has failed; keep what it finds wrong."""
        if self.fault is None:
            self.step = self.around.doing = text
            try:
                step(self, **arguments)
            except (Mismatch, EngineFault) as fault:
                self.fault = fault

    def conclude(self) -> None:
        """Find what the steps leave unsaid: a refusal that none of them looks for, and any other part of an answer."""
        if self.fault is None:
            try:
                self._expect_no_more_refusals()
                self._expect_whole_answers()
            except (Mismatch, EngineFault) as fault:
                self.fault = fault

    def _expect_no_more_refusals(self) -> None:
        for step, refusal in self._unexpected:
            self.step = step
            raise refusal
        if unexpected := self.around.unexpected:
            self.step, reason = unexpected
            raise Mismatch(self.say("What happens"), self.say("taken"), self.say("refused: {reason}", reason=reason))

    def _expect_whole_answers(self) -> None:
        for request, answer in self._watched.exchanges if self._watched is not None else ():
            if isinstance(answer, RejectedAnswer) and not isinstance(
                request, CoupRequest | SettleRequest | LimitsRequest
            ):
                continue  # a step has taken the refusal of all events for an answer, as the protocol allows
            for difference in judge(self.rules, request, answer):
                self.step = self.say("All steps hold; the rest of the answer is compared with the rules.")
                if isinstance(request, CoupRequest):
                    deal = tuple(DECK[code] for code in request.deals[0])
                    stakes = {item.bet: item.stake for item in request.bets}
                    self.tried = Tried(request.table, deal, stakes, request.round)
                if isinstance(request, SettleRequest):
                    self.step = self.say("All steps hold; the settlement of the same hands is compared with the rules.")
                raise Mismatch(*sides_of(difference, self.language))

    def say(self, message: str, /, **values: object) -> str:
        """Return a message in the scenario's language."""
        return words_in(self.language).say(message, **values)

    def play(self, stakes: Mapping[str, Decimal], table: str | None = None) -> None:
        """Have the coup played. A refusal is kept for the steps that follow; any other fault is raised."""
        where = table or self.table
        deal = from_shoe(self.deal)
        self.tried = Tried(where, deal, {bet: format(stake, "f") for bet, stake in stakes.items()}, self.round)
        self._result = self._refusal = None
        if not self.rules.tableau.dealing.isdisjoint(self.cited):
            self._must_deal(where)
        try:
            self._result = self.port.coup(where, deal, self.tried.stakes, self.round)
        except Rejected as refusal:
            self._refuse(refusal)
        self._settle_too(self.tried)

    def _must_deal(self, table: str) -> None:
        """Raise Unsupported where the engine deals no cards itself."""
        if self.port.settles_only(table):
            raise Unsupported(Sentence(N_("the engine settles hands at {table} and draws no cards"), table=table))

    def _settle_too(self, tried: Tried) -> None:
        """Have the hands of a coup settled as well by an engine that claims both; the answer is judged whole."""
        if self._watched is None or self.port.settles_only(tried.table):
            return
        stakes = tuple(Stake(bet, stake) for bet, stake in tried.stakes.items())
        deals = (tuple(card.code for card in tried.deal),)
        hands = self.port.hands(CoupRequest("", tried.table, tried.round, stakes, deals))
        if hands is not None:
            actual(self.port, hands)

    def _refuse(self, refusal: Rejected | Unsupported) -> None:
        """Keep a refusal; it fails the scenario unless a later step looks for it."""
        self._refusal = refusal
        self._unexpected.append((self.step, refusal))

    def _look_for_refusal(self) -> None:
        """Let the last refusal be one that a step looks for."""
        self._unexpected = [item for item in self._unexpected if item[1] is not self._refusal]

    def stake(self, stakes: Mapping[str, Decimal]) -> None:
        """Have stakes checked against the limits. A refusal, or that none are claimed, is kept for later steps."""
        self._refusal, self._limits_asked = None, True
        try:
            amounts = {bet: format(stake, "f") for bet, stake in stakes.items()}
            self.port.limits(self.table, amounts, self.limits, sign=self.sign)
        except (Rejected, Unsupported) as refusal:
            self._refuse(refusal)

    def try_bets(self, bets: Sequence[str], stake: Decimal, table: str) -> None:
        """Try each bet alone, and note whether the engine takes it."""
        self.deal = read_cards("4♠ K♦ 5♥ Q♣")
        for bet in bets:
            self.play({bet: stake}, table)
            self.taken[bet] = not self.refused

    @property
    def result(self) -> CoupResult:
        """The coup as the engine played it. Raises the engine's refusal when it played none."""
        if self._refusal is not None:
            raise self._refusal
        if self._result is None:
            raise Unasked(self.step)
        return self._result

    @property
    def refused(self) -> bool:
        """Whether the engine refused. Raises Unsupported when it claims nothing of the kind."""
        if isinstance(self._refusal, Unsupported):
            raise self._refusal
        self._look_for_refusal()
        return self._refusal is not None

    @property
    def silent(self) -> bool:
        """Whether the engine has nothing to say of what was asked: it refuses it, or claims nothing of the kind."""
        silences = self.around.silences + ([self._refusal is not None] if self._limits_asked else [])
        if not silences:
            raise Unasked(self.step)
        self._look_for_refusal()
        return all(silences)

    def settlement(self, bet: str) -> tuple[SettlementAnswer, Decimal]:
        """Return how the engine settled a bet, and the stake."""
        settlement = next((item for item in self.result.settlements if item.bet == bet), None)
        if settlement is None or self.tried is None:
            raise Unasked(self.step)
        return settlement, Decimal(self.tried.stakes[bet])

    def drew(self, hand: str) -> bool:
        """Return whether the engine gave a hand a third card. Raises Unsupported where it was given the hands."""
        if self.tried is None:
            raise Unasked(self.step)
        self._must_deal(self.tried.table)
        return len(self.cards(hand)) > CARDS_IN_HAND

    def cards(self, hand: str) -> tuple[Card, ...]:
        """Return the cards of a hand as the engine dealt them."""
        codes = self.result.player if hand == "player" else self.result.banker
        return tuple(read_card(code) for code in codes)

    def total(self, hand: str) -> int:
        """Return the total of a hand as the engine counts it."""
        return self.result.player_total if hand == "player" else self.result.banker_total

    def refusal(self, reason: str | None) -> str:
        """Return what an engine says when it refuses, or nothing where it does not."""
        return "" if reason is None else self.say("refused: {reason}", reason=reason)

    def expect_taken(self, subject: str, refused: str | None) -> None:
        """Raise Mismatch if an engine refuses, for whatever reason."""
        self.expect(subject, self.say("no"), self.refusal(refused) or self.say("no"))

    def expect_yes(self, statement: str, *, yes: bool, actual: bool) -> None:
        """Raise Mismatch unless a statement is as true as it has to be."""
        self.expect(
            statement, self.say("yes") if yes else self.say("no"), self.say("yes") if actual else self.say("no")
        )

    def expect(self, subject: str, expected: str, actual: str) -> None:
        """Raise Mismatch unless two texts, both in the scenario's language, are the same."""
        if expected != actual:
            raise Mismatch(subject, expected, actual)
