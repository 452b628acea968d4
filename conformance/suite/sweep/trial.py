"""One request of the sweep: deals asked of an engine, and its answers judged by the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cache, cached_property

import msgspec
import numpy as np
from numpy.typing import NDArray

from conformance.coup import MOST_CARDS
from conformance.engines.port import EngineFault, Port, Unsupported
from conformance.engines.protocol import CoupResult, PlainCoup, PlainSettlement
from conformance.kernel import CARDS, WINNERS, Coups, Kernel, TableKernel
from conformance.money import EXACT, write_amount
from conformance.rulebook import Table, rulebook
from conformance.suite.sweep.domain import Deals, deals_of
from conformance.suite.sweep.manner import Expected, Manner

KINDS_KEPT = 5
"""Of so many kinds of failure at a table the first one is kept, which is the simplest; the others are counted."""

ENOUGH = 100
"""An engine that has failed so often at a table is not asked about it any further."""

_FIRST_STAKE, _NEXT_STAKE = 1001, 2
"""Units of the table's money: no two bets have the same stake, and all are odd, so that a share is seldom whole."""

_CODES = np.array([card.code for card in CARDS], object)
_LETTERS = np.array([list(card.code.encode()) for card in CARDS], np.uint8)
_ROW = np.frombuffer(msgspec.json.encode(["??"] * MOST_CARDS) + b",", np.uint8)
_PLACES_IN_ROW = np.flatnonzero(ord("?") == _ROW).reshape(MOST_CARDS, -1)


class Failure(msgspec.Struct, frozen=True):
    """A deal that an engine did not play as the rules say.

    `kind` names what is wrong: hands, the winner and bets, or the verdict where there is no answer.
    `actual` is the answer; where there is none, `verdict` and `detail` say what the engine did.
    `together` is the number of deals in the request: more than one only where each by itself was answered rightly.
    """

    deal: tuple[str, ...]
    kind: tuple[str, ...]
    actual: CoupResult | None = None
    verdict: str = "failed"
    detail: str = ""
    together: int = 1


class Tally(msgspec.Struct):
    """What came of some deals: how many were asked, how many failed, and the first failure of each kind.

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
    """Asks an engine for deals of a table, every bet of the table staked at once, in round 1 of a shoe."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._kernel = TableKernel(rulebook().tableau, table)
        self._manner = Manner(tuple(table.offers))
        self._settled: dict[bytes, tuple[PlainSettlement, ...]] = {}

    @cached_property
    def stakes(self) -> dict[str, str]:
        """The stake on each bet."""
        return {
            bet: write_amount(
                EXACT.multiply(self.table.unit, Decimal(_FIRST_STAKE + _NEXT_STAKE * place)), self.table.unit
            )
            for place, bet in enumerate(self.table.offers)
        }

    def ask(self, port: Port, deals: Deals) -> Tally:
        """Ask for deals in one request, and in parts where the engine does not answer, to find out which it minds."""
        tally = Tally()
        try:
            self._ask(port, deals, tally)
        except Unsupported as fault:
            tally.unsupported = fault.detail
        return tally

    def _ask(self, port: Port, deals: Deals, tally: Tally) -> None:
        if tally.stopped:
            return
        try:
            told = port.coups(
                self.table.id, _written(deals), len(deals), self.stakes, lambda seq: self.foretell(seq, deals)
            )
        except Unsupported:
            raise
        except EngineFault as fault:
            before, half = tally.failed, len(deals) // 2
            if half:
                self._ask(port, deals[:half], tally)
                self._ask(port, deals[half:], tally)
            else:
                tally.done += 1
            if tally.failed == before:
                tally.fail(Failure(_codes(deals[0]), (fault.verdict,), None, fault.verdict, fault.detail, len(deals)))
            return
        tally.done += len(deals)
        if told.coups is not None:
            expected = self._expected(deals)
            if self._all_right(deals, expected, told.coups, tally) and told.text:
                self._manner.learn(told.text, expected)

    def foretell(self, seq: str, deals: Deals) -> bytes | None:
        """Return how the engine would answer a request for deals rightly, or None when its manner is not known yet."""
        return self._manner.foretell(seq, self._expected(deals))

    def _expected(self, deals: Deals) -> Expected:
        coups = self._kernel.kernel.play(deals)
        return Expected(coups, np.column_stack([bet.outcomes(coups) for bet in self._kernel.bets.values()]))

    def _all_right(self, deals: Deals, expected: Expected, answers: Sequence[CoupResult], tally: Tally) -> bool:
        """Count the answers that are wrong, and say whether there are none."""
        before = tally.failed
        for deal, ours, theirs in zip(deals, self._told(expected), answers, strict=True):
            if theirs != ours and (wrong := differing(theirs, ours)):
                tally.fail(Failure(_codes(deal), wrong, _checked(theirs)))
        return tally.failed == before

    def _told(self, expected: Expected) -> list[PlainCoup]:
        """Return what the rules make of deals, as the port would give it back."""
        coups = expected.coups
        hands = zip(_hands(coups, "player"), _hands(coups, "banker"), strict=True)
        totals = zip(coups.player_total.tolist(), coups.banker_total.tolist(), strict=True)
        winners = [WINNERS[winner].value for winner in coups.winner.tolist()]
        settlements = [self._settlements(outcomes) for outcomes in map(bytes, expected.outcomes)]
        return [
            PlainCoup(player, banker, player_total, banker_total, winner, settled)
            for (player, banker), (player_total, banker_total), winner, settled in zip(
                hands, totals, winners, settlements, strict=True
            )
        ]

    def _settlements(self, outcomes: bytes) -> tuple[PlainSettlement, ...]:
        """Return the settlements of all bets; few combinations of outcomes occur, so each is written down once."""
        found = self._settled.get(outcomes)
        if found is None:
            found = tuple(self._answers[bet][outcome] for bet, outcome in zip(self._answers, outcomes, strict=True))
            self._settled[outcomes] = found
        return found

    @cached_property
    def _answers(self) -> Mapping[str, Mapping[int, PlainSettlement]]:
        """What each outcome of each bet comes to."""
        return {
            bet: {
                place: PlainSettlement(
                    bet, offer.payments[place].outcome.result.value, write_amount(returned, self.table.unit)
                )
                for place, returned in enumerate(self._kernel.bets[bet].returned(Decimal(self.stakes[bet])))
                if returned is not None
            }
            for bet, offer in self.table.offers.items()
        }


def _written(deals: Deals) -> bytes:
    """Return deals as JSON: all are as long, so only the cards are put in."""
    rows = np.tile(_ROW, (len(deals), 1))
    rows[:, _PLACES_IN_ROW] = _LETTERS[deals]
    return b"[" + rows.tobytes()[:-1] + b"]"


def _codes(deal: NDArray[np.uint8]) -> tuple[str, ...]:
    return tuple(_CODES[deal].tolist())


def _hands(coups: Coups, name: str) -> list[tuple[str, ...]]:
    cards, counts = (coups.player, coups.player_cards) if name == "player" else (coups.banker, coups.banker_cards)
    codes = np.take(_CODES, cards, mode="clip").tolist()  # clipped: where there is no third card, any may stand
    return [tuple(hand[:count]) for hand, count in zip(codes, counts.tolist(), strict=True)]


def differing(actual: CoupResult, expected: CoupResult) -> tuple[str, ...]:
    """Return what differs in meaning, as kinds name it: the order of bets is free, and so are noughts behind an amount.

    >>> from conformance.engines.protocol import SettlementAnswer
    >>> coup = CoupResult(("2S", "4H"), ("3D", "4C"), 6, 7, "banker", (SettlementAnswer("tie", "lose", "0.00"),))
    >>> short = msgspec.structs.replace(coup, winner="tie", settlements=(SettlementAnswer("tie", "lose", "0"),))
    >>> differing(short, coup)
    ('winner',)
    """
    wrong = []
    if (actual.player, actual.player_total) != (expected.player, expected.player_total):
        wrong.append("hand of player")
    if (actual.banker, actual.banker_total) != (expected.banker, expected.banker_total):
        wrong.append("hand of banker")
    if actual.winner != expected.winner:
        wrong.append("winner")
    settled = {item.bet: item for item in actual.settlements}
    for ours in expected.settlements:
        theirs = settled[ours.bet]
        if theirs.result != ours.result or Decimal(theirs.returned) != Decimal(ours.returned):
            wrong.append(ours.bet)
    return tuple(wrong)


def _checked(coup: CoupResult) -> CoupResult:
    """Return a coup as the protocol defines it."""
    return msgspec.convert(msgspec.to_builtins(coup), CoupResult)


@cache
def domain() -> Deals:
    """Return every deal of the sweep."""
    return deals_of(Kernel(rulebook().tableau))


@cache
def trial_at(table: str) -> Trial:
    """Return the trial of a table."""
    return Trial(rulebook().tables[table])
