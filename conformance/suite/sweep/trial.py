"""One request of the sweep: deals asked of an engine, and its answers judged by the kernel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import cached_property, lru_cache
from threading import Event
from typing import Literal

import msgspec
import numpy as np

from conformance.cards import CARDS, Card
from conformance.engines.port import EngineFault, Port, Unsupported
from conformance.engines.protocol import CoupAnswer, CoupRequest, CoupResult, SettlementAnswer, Stake
from conformance.engines.wire import MOST_BYTES
from conformance.kernel import WINNERS, Coups, Kernel, TableKernel, values_of
from conformance.money import EXACT, MOST_DIGITS, write_amount
from conformance.places import of_the_rules
from conformance.rulebook import Table, rulebook
from conformance.suite.answers import Place, judge
from conformance.suite.sweep.domain import Deals, Domain, domain_of, with_suits
from conformance.suite.sweep.terms import Terms, late_rounds, terms_of

KINDS_KEPT = 5
"""Of this many kinds of failure at a table the first one is kept, which is the simplest; the others are counted."""

ENOUGH = 100
"""An engine that has failed so often at a table is not asked about it any further."""

ASKED_LATE = 7
"""Where bets close, one deal in this many is asked again in a round in which they are closed."""

_ROOM = 3
"""An answer may be this many times as long as this project would write it, and still be no longer than is allowed."""

_COMBINATIONS = 2**14
"""Far more settlements of all bets at a table than there are among this many coups in a row."""

_CODES = np.array([card.code for card in CARDS], object)


FaultVerdict = Literal["failed", "rejected", "crashed", "timed-out", "protocol-error"]


class Failure(msgspec.Struct, frozen=True):
    """A deal that an engine did not play as the rules say, by its place in the domain.

    `first` and `end` are the places of the first deal of the request and of the one after its last.
    `begun` is that of the first deal of the request that was asked at first; its terms are those of the request.
    `late` says that it was in a round in which bets are closed, and only one deal in ASKED_LATE was asked.
    `kind` names what is wrong: hands, the winner and bets, or the verdict where there is no answer.
    `actual` is the answer; where there is none, `verdict` and `detail` say what the engine did. If the request then has
    more deals than one, each by itself was answered rightly.
    """

    place: int
    first: int
    end: int
    begun: int
    kind: tuple[str, ...]
    actual: CoupResult | None = None
    verdict: FaultVerdict = "failed"
    detail: str = ""
    late: bool = False

    @property
    def places(self) -> range:
        """The places of the deals of the request."""
        return places_of(self.first, self.end, late=self.late)

    @property
    def deal(self) -> tuple[Card, ...]:
        """The cards, as the shoe gives them."""
        return tuple(CARDS[number] for number in domain().deals[self.place])

    @property
    def together(self) -> int:
        """How many deals it takes: one where there is an answer to this one."""
        return len(self.places) if self.actual is None else 1


def places_of(first: int, end: int, *, late: bool) -> range:
    """Return the places of the deals that a request asks for: all of them, or those that are asked again late."""
    return range(first + -first % ASKED_LATE, end, ASKED_LATE) if late else range(first, end)


class Tally(msgspec.Struct):
    """What came of some deals: how many were asked, how many failed, and the first failure of each kind.

    A deal is asked late only where none of its request failed, so each counts once.
    `unsupported` is what the engine said when it does not play these coups at all.
    """

    done: int = 0
    failed: int = 0
    failures: list[Failure] = []
    unsupported: str | None = None

    @property
    def stopped(self) -> bool:
        """Whether the engine is not worth asking any further."""
        return self.failed >= ENOUGH or self.unsupported is not None

    def fail(self, failure: Failure) -> None:
        """Count a failure."""
        self.failed += 1
        self._keep(failure)

    def add(self, other: Tally) -> None:
        """Count what came of the deals that follow."""
        self.done += other.done
        self.failed += other.failed
        self.unsupported = other.unsupported
        for failure in other.failures:
            self._keep(failure)

    def _keep(self, failure: Failure) -> None:
        if len(self.failures) < KINDS_KEPT and failure.kind not in {kept.kind for kept in self.failures}:
            self.failures.append(failure)


class Trial:
    """Asks an engine for deals of a table, every bet of the table staked at once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kernel = TableKernel(rulebook().tableau, table)

    @cached_property
    def most_deals(self) -> int:
        """How many deals a request may have so that neither it nor its answer is longer than is allowed."""
        longest = CoupResult(("AS",) * 3, ("AS",) * 3, 0, 0, "player", tuple(self._longest()))
        return max(1, MOST_BYTES // (_ROOM * len(msgspec.json.encode(longest))))

    def _longest(self) -> Iterator[SettlementAnswer]:
        """Yield a settlement of each bet that is as long as any."""
        stake = EXACT.subtract(Decimal(10) ** MOST_DIGITS, self.table.unit)
        for name, bet in self.kernel.bets.items():
            amounts = (write_amount(amount, self.table.unit) for amount in bet.returned(stake) if amount is not None)
            yield SettlementAnswer(name, "lose", max(amounts, key=len))

    def ask(self, port: Port, first: int, end: int, stopping: Event | None = None) -> Tally:
        """Ask for deals of the domain in one request, and in parts where the engine does not answer, to find which.

        Where bets of the table close, some of the deals are asked again in a late round.
        Once `stopping` is set, nothing more is asked.
        """
        tally, stopping = Tally(), stopping or Event()
        try:
            self._ask(port, places_of(first, end, late=False), Asked(self, first, stopping), tally)
            if late_rounds(self.table) and not tally.failed:
                self._ask(port, places_of(first, end, late=True), Asked(self, first, stopping, late=True), tally)
        except Unsupported as fault:
            tally.unsupported = fault.detail
        return tally

    def ask_again(self, port: Port, failure: Failure) -> Tally:
        """Ask for the deals of a failure again, on the terms of its request."""
        tally = Tally()
        try:
            self._ask(port, failure.places, Asked(self, failure.begun, Event(), late=failure.late), tally)
        except Unsupported as fault:
            tally.unsupported = fault.detail
        return tally

    def _ask(self, port: Port, places: range, asked: Asked, tally: Tally) -> None:
        if not places or tally.stopped or asked.stopping.is_set():
            return
        first, end, counted = places[0], places[-1] + 1, 0 if asked.late else 1
        try:
            answer: CoupAnswer = port.exchange(asked.request(places))
        except Unsupported:
            raise
        except EngineFault as fault:
            before, half = tally.failed, len(places) // 2
            if asked.stopping.is_set():
                return
            if half:
                self._ask(port, places[:half], asked, tally)
                self._ask(port, places[half:], asked, tally)
            else:
                tally.done += counted
            if tally.failed == before:
                verdict = msgspec.convert(fault.verdict, FaultVerdict)
                tally.fail(Failure(first, first, end, asked.begun, (verdict,), None, verdict, fault.detail, asked.late))
            return
        tally.done += counted * len(places)
        for place, ours, theirs in zip(places, asked.expected(places), answer.coups, strict=True):
            if theirs != ours and not _same(theirs, ours) and (wrong := asked.differing(place, theirs)):
                tally.fail(Failure(place, first, end, asked.begun, wrong, theirs, late=asked.late))


class Asked:
    """What a request asks of an engine on its terms, and what the rules answer. Its parts have the same terms."""

    def __init__(self, trial: Trial, begun: int, stopping: Event, *, late: bool = False) -> None:
        self.begun, self.stopping, self.late = begun, stopping, late
        self.terms: Terms = terms_of(trial.table, begun, late=late)
        self._trial = trial
        self._settled: dict[bytes, tuple[SettlementAnswer, ...]] = {}

    def request(self, places: range) -> CoupRequest:
        """Return the request for deals of the domain."""
        bets = tuple(Stake(bet, stake) for bet, stake in self.terms.stakes.items())
        deals = tuple(map(tuple, _CODES[_deals(places)].tolist()))
        return CoupRequest("", self._trial.table.id, self.terms.round, bets, deals)

    def expected(self, places: range) -> list[CoupResult]:
        """Return what the rules make of deals: bets in the order of the request, amounts as the table writes them."""
        kernel = self._trial.kernel
        coups = kernel.kernel.play(_deals(places))
        staked = [kernel.bets[bet].outcomes(coups) for bet in self.terms.stakes]
        outcomes = np.column_stack(staked) if staked else np.empty((len(places), 0), np.uint8)
        hands = zip(_hands(coups, "player"), _hands(coups, "banker"), strict=True)
        totals = zip(coups.player_total.tolist(), coups.banker_total.tolist(), strict=True)
        winners = [WINNERS[winner].value for winner in coups.winner.tolist()]
        return [
            CoupResult(player, banker, player_total, banker_total, winner, settled)
            for (player, banker), (player_total, banker_total), winner, settled in zip(
                hands, totals, winners, map(self._settlements, map(bytes, outcomes)), strict=True
            )
        ]

    def differing(self, place: int, actual: CoupResult) -> tuple[str, ...]:
        """Return what differs in meaning from the rules' answer, as kinds name it; nothing where only writing does."""
        found = judge(rulebook(), self.request(range(place, place + 1)), CoupAnswer("", (actual,)))
        return tuple(sorted({_kind(difference.place) for difference in found}, key=self._order.index))

    @cached_property
    def _order(self) -> list[str]:
        """The order of kinds: that of the table, which is the same for each request."""
        return ["hand of player", "hand of banker", "winner", *self._trial.table.offers]

    def _settlements(self, outcomes: bytes) -> tuple[SettlementAnswer, ...]:
        """Return the settlements of all bets; few combinations of outcomes occur, so each is written down once."""
        found = self._settled.get(outcomes)
        if found is None:
            found = tuple(self._answers[bet][outcome] for bet, outcome in zip(self._answers, outcomes, strict=True))
            self._settled[outcomes] = found
        return found

    @cached_property
    def _answers(self) -> Mapping[str, Mapping[int, SettlementAnswer]]:
        """What each outcome of each bet comes to."""
        table, bets = self._trial.table, self._trial.kernel.bets
        return {
            bet: {
                place: SettlementAnswer(
                    bet, table.offers[bet].payments[place].outcome.result.value, write_amount(returned, table.unit)
                )
                for place, returned in enumerate(bets[bet].returned(Decimal(stake)))
                if returned is not None
            }
            for bet, stake in self.terms.stakes.items()
        }


def _deals(places: range) -> Deals:
    return domain().deals[places.start : places.stop : places.step]


def _hands(coups: Coups, name: str) -> list[tuple[str, ...]]:
    cards, counts = (coups.player, coups.player_cards) if name == "player" else (coups.banker, coups.banker_cards)
    codes = np.take(_CODES, cards, mode="clip").tolist()  # clipped: where there is no third card, any may stand
    return [tuple(hand[:count]) for hand, count in zip(codes, counts.tolist(), strict=True)]


def _same(one: CoupResult, other: CoupResult) -> bool:
    """Return whether two answers surely say the same: much faster than to judge one, and needed as often."""
    return (
        one.player == other.player
        and one.banker == other.banker
        and one.player_total == other.player_total
        and one.banker_total == other.banker_total
        and one.winner == other.winner
        and _meaning(one.settlements) == _meaning(other.settlements)
    )


@lru_cache(_COMBINATIONS)
def _meaning(settlements: tuple[SettlementAnswer, ...]) -> frozenset[tuple[str, str, Decimal]]:
    return frozenset((item.bet, item.result, Decimal(item.returned)) for item in settlements)


def _kind(place: Place) -> str:
    """Return what a place in an answer belongs to: a hand, the winner or a bet.

    >>> _kind(("coups", 0, "settlements", "tie", "returned")), _kind(("coups", 0, "banker_total"))
    ('tie', 'hand of banker')
    """
    part = str(place[2])
    if part == "settlements":
        return str(place[3])
    return part if part == "winner" else f"hand of {part.removesuffix('_total')}"


@of_the_rules
def domain() -> Domain:
    """Return every deal of the sweep."""
    rules = rulebook()
    kernel = Kernel(rules.tableau)
    decided = [values_of(kernel, name)[1] for name in sorted(rules.facts)]
    decided += [bet.decided for table in rules.tables for bet in trial_at(table).kernel.bets.values()]
    return with_suits(kernel, domain_of(kernel, rules.facts), decided)


@of_the_rules
def trial_at(table: str) -> Trial:
    """Return the trial of a table."""
    return Trial(rulebook().tables[table])
