"""One request of the sweep: deals asked of an engine, and its answers judged by the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from functools import cache, cached_property, lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from conformance.engines.port import EngineFault, Port, Unsupported
from conformance.engines.protocol import CoupAnswer, CoupRequest, CoupResult, SettlementAnswer, Stake
from conformance.kernel import CARDS, WINNERS, Coups, Kernel, TableKernel
from conformance.money import EXACT, write_amount
from conformance.rulebook import Table, rulebook
from conformance.suite.answers import Place, judge
from conformance.suite.sweep.domain import Deals, deals_of

KINDS_KEPT = 5
"""Of so many kinds of failure at a table the first one is kept, which is the simplest; the others are counted."""

ENOUGH = 100
"""An engine that has failed so often at a table is not asked about it any further."""

_FIRST_STAKE, _NEXT_STAKE = 1001, 2
"""Units of the table's money: no two bets have the same stake, and all are odd, so that a share is seldom whole."""

_COMBINATIONS = 2**14
"""Far more settlements of all bets at a table than there are among so many coups in a row."""

_CODES = np.array([card.code for card in CARDS], object)


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
        self._settled: dict[bytes, tuple[SettlementAnswer, ...]] = {}

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
            answer: CoupAnswer = port.exchange(self._request(deals))
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
        for deal, ours, theirs in zip(deals, self._expected(deals), answer.coups, strict=True):
            if theirs != ours and not _same(theirs, ours) and (wrong := self._differing(deal, theirs)):
                tally.fail(Failure(_codes(deal), wrong, theirs))

    def _request(self, deals: Deals) -> CoupRequest:
        bets = tuple(Stake(bet, stake) for bet, stake in self.stakes.items())
        return CoupRequest("", self.table.id, 1, bets, tuple(map(tuple, _CODES[deals].tolist())))

    def _expected(self, deals: Deals) -> list[CoupResult]:
        """Return what the rules make of deals: bets in the order of the request, amounts as the table writes them."""
        coups = self._kernel.kernel.play(deals)
        outcomes = np.column_stack([bet.outcomes(coups) for bet in self._kernel.bets.values()])
        hands = zip(_hands(coups, "player"), _hands(coups, "banker"), strict=True)
        totals = zip(coups.player_total.tolist(), coups.banker_total.tolist(), strict=True)
        winners = [WINNERS[winner].value for winner in coups.winner.tolist()]
        return [
            CoupResult(player, banker, player_total, banker_total, winner, settled)
            for (player, banker), (player_total, banker_total), winner, settled in zip(
                hands, totals, winners, map(self._settlements, map(bytes, outcomes)), strict=True
            )
        ]

    def _differing(self, deal: NDArray[np.uint8], actual: CoupResult) -> tuple[str, ...]:
        """Return what differs in meaning from the rules' answer, as kinds name it; nothing where only writing does."""
        found = judge(rulebook(), self._request(deal[None]), CoupAnswer("", (actual,)))
        return tuple(dict.fromkeys(_kind(difference.place) for difference in found))

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
        return {
            bet: {
                place: SettlementAnswer(
                    bet, offer.payments[place].outcome.result.value, write_amount(returned, self.table.unit)
                )
                for place, returned in enumerate(self._kernel.bets[bet].returned(Decimal(self.stakes[bet])))
                if returned is not None
            }
            for bet, offer in self.table.offers.items()
        }


def _codes(deal: NDArray[np.uint8]) -> tuple[str, ...]:
    return tuple(_CODES[deal].tolist())


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


@cache
def domain() -> Deals:
    """Return every deal of the sweep."""
    return deals_of(Kernel(rulebook().tableau))


@cache
def trial_at(table: str) -> Trial:
    """Return the trial of a table."""
    return Trial(rulebook().tables[table])
