"""Simulated rounds as a log records them: hands, totals, winners, stakes and what went back, all as the rules say."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conformance.audit.log import RESULTS
from conformance.audit.simulation.shoes import Dealt
from conformance.kernel import NO_CARD, BetKernel, Coups, Kernel, Small, Units
from conformance.limits import largest_win
from conformance.payouts import Payouts
from conformance.procedure_rules import LimitRules
from conformance.rules import Table

_CHIPS = np.array([100, 500, 1000, 2500, 5000, 10_000, 50_000])
"""Units of the table's money that chips are worth."""


class BetLog(NamedTuple):
    """One bet in all rounds: stakes in units, nothing where there is no bet, and what went back in finer parts."""

    stakes: Units
    paid: Units
    results: NDArray[np.int64]


class Played(NamedTuple):
    """Rounds with all that is recorded of them.

    `cards` are those of Player, then of Banker, three each, NO_CARD where there is no third.
    """

    ids: NDArray[np.int64]
    dealt: Dealt
    cards: Small
    totals: NDArray[np.int64]
    winners: NDArray[np.int64]
    bets: dict[str, BetLog]


class Bank:
    """A table that plays rounds. `share` is the share of rounds in which each bet that is open is staked on."""

    def __init__(
        self,
        kernel: Kernel,
        table: Table,
        share: float,
        random: np.random.Generator,
        limits: LimitRules | None = None,
    ) -> None:
        self._limits = limits or LimitRules()
        self.kernel, self.table, self._share, self._random = kernel, table, share, random
        self.payouts = {bet: Payouts(BetKernel(kernel, table, offer)) for bet, offer in table.offers.items()}
        self.scale = int(np.lcm.reduce([payouts.scale for payouts in self.payouts.values()]))
        """Into how many parts a unit is divided for all amounts to be whole."""
        self._results = {
            bet: np.array([RESULTS.index(payment.outcome.result.value) for payment in offer.payments])
            for bet, offer in table.offers.items()
        }

    def coups(self, deals: Small) -> Coups:
        """Play deals, some of them without the cards that are not needed."""
        return self.kernel.play(np.where(deals == NO_CARD, 0, deals))

    def play(self, dealt: Dealt, first_id: int) -> Played:
        """Play rounds, stake on them and settle."""
        coups = self.coups(dealt.deals)
        count = len(dealt.deals)
        bets, together = {}, np.zeros(count, np.int64)
        for bet, offer in self.table.offers.items():
            open_ = np.ones(count, np.bool_) if offer.last_round is None else dealt.numbers <= offer.last_round
            staked = open_ & (self._random.random(count) < self._share)
            stakes = self._allowed(bet, np.where(staked, self.stakes(count), 0), together)
            together += stakes
            bets[bet] = self.settle(bet, stakes, coups)
        return Played(
            np.arange(first_id, first_id + count),
            dealt,
            np.concatenate((coups.player, coups.banker), axis=1),
            np.stack((coups.player_total, coups.banker_total), axis=1).astype(np.int64),
            coups.winner.astype(np.int64),
            bets,
        )

    def stakes(self, count: int) -> Units:
        """Return stakes: chips mostly, and some odd amounts."""
        chips = self._random.choice(_CHIPS, count)
        odd = self._random.integers(1, 50_000, count)
        return np.where(self._random.random(count) < 0.75, chips, odd)

    def _allowed(self, bet: str, stakes: Units, together: Units) -> Units:
        """Return stakes within the limits of which the table states the amounts, beside others in the same rounds."""
        limits, unit = self._limits, self.table.unit
        if (stated := limits.stakes.get(bet)) is not None:
            low, high = int(stated.minimum / unit), int(stated.maximum / unit)
            stakes = np.where(stakes == 0, 0, np.clip(stakes, low, high))
        if limits.win is not None:
            stakes = np.minimum(stakes, int(limits.win / largest_win(self.table, bet, unit)))
        if limits.table is not None:
            stakes = np.where(together + stakes > int(limits.table / unit), 0, stakes)
        return stakes

    def settle(self, bet: str, stakes: Units, coups: Coups) -> BetLog:
        """Settle stakes on coups."""
        payouts = self.payouts[bet]
        outcomes = payouts.kernel.outcomes(coups)
        paid = payouts.returned(outcomes, stakes) * (self.scale // payouts.scale)
        return BetLog(stakes, paid, self._results[bet][outcomes])
