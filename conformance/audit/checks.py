"""The checks of one round: who drew, the totals, the winner, and every bet, for whole batches of a table's rounds."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from threading import Lock
from typing import NamedTuple

import numpy as np
import pyarrow as pa

from conformance.audit.amounts import Mask
from conformance.audit.deviations import LOG_STAKE, OF_ROUND, What
from conformance.audit.log import RESULTS
from conformance.audit.rounds import FEWEST_CARDS, NOT_RECORDED, Codes, Numbers, Rounds, Staked, encoded
from conformance.coup import CARDS_IN_HAND
from conformance.kernel import NO_CARD, WINNERS, BetKernel, Coups, Index, Kernel
from conformance.limits import largest_win
from conformance.money import EXACT, write_amount
from conformance.payouts import Payouts
from conformance.procedure_rules import LimitRules
from conformance.rules import Table, Tableau


class Finding(NamedTuple):
    """A deviation of one row of a batch."""

    row: int
    rule: str
    what: What
    bet: str | None
    expected: str
    recorded: str
    difference: Decimal | None = None


Stakes = dict[str | None, tuple[Decimal, Decimal]]
"""By currency, the sum of the stakes that were judged, and of those that were not."""


def added_stakes(parts: Iterable[Stakes]) -> Stakes:
    """Return the sums of several parts of a log, added up."""
    total: Stakes = {}
    for part in parts:
        for currency, sums in part.items():
            before = total.get(currency, (Decimal(0), Decimal(0)))
            total[currency] = EXACT.add(before[0], sums[0]), EXACT.add(before[1], sums[1])
    return total


class Counts(NamedTuple):
    """How many bets were judged, and how many could not be; and their stakes."""

    judged: int
    not_judged: int
    stakes: Stakes


_DRAWS = {True: "draw", False: "stand"}


class TableChecks:
    """The rules of a table, compiled to be held against recorded rounds.

    `with_suits` says whether the log records suits; bets that depend on them are not judged where it does not.
    """

    def __init__(self, kernel: Kernel, table: Table, limits: LimitRules | None = None, *, with_suits: bool) -> None:
        self.table = table
        self._limits = limits or LimitRules()
        self._kernel = kernel
        self._payouts = {bet: Payouts(BetKernel(kernel, table, offer)) for bet, offer in table.offers.items()}
        self._judged = {bet for bet, payouts in self._payouts.items() if with_suits or not payouts.kernel.asks_suits}
        results = {
            bet: np.array([RESULTS.index(payment.outcome.result.value) for payment in offer.payments])
            for bet, offer in table.offers.items()
        }
        self._results = {
            bet: payouts.kernel.by_class(results[bet]).astype(np.int8) for bet, payouts in self._payouts.items()
        }
        self._wholes: dict[int, int] = {}

    def play(self, rounds: Rounds) -> Coups:
        """Play the cards of rounds by the rules; where a card is missing, any takes its place."""
        column = rounds.deals.T.astype(np.intp)
        column[column == NO_CARD] = 0
        return self._kernel.judge(column)

    def check(self, rounds: Rounds, coups: Coups) -> tuple[list[Finding], Counts]:
        """Return where rounds deviate, in the order of the rows.

        In a round that was drawn against the rules nothing further is judged: they do not say what it pays.
        Nothing is found in rows that cannot be read, whatever stands for what they lack.
        """
        unreadable = rounds.unreadable.keys()
        drawn = [finding for finding in self._draws(rounds, coups) if finding.row not in unreadable]
        misdrawn = {finding.row for finding in drawn}
        found = [*self._totals(rounds, coups), *self._winners(rounds, coups), *self._together(rounds)]
        late: dict[int, Mask] = {}
        for staked in rounds.bets:
            if staked.bet in self._payouts:
                found += self._bets(rounds, coups, staked, late)
            else:
                found += self._not_offered(staked)
        if misdrawn or unreadable:
            found = [finding for finding in found if finding.row not in misdrawn and finding.row not in unreadable]
        found += drawn
        if rounds.repeats is not None:
            found = [finding for finding in found if finding.what not in OF_ROUND or not rounds.repeats[finding.row]]
        found.sort(key=lambda finding: finding.row)
        return found, self._counts(rounds, _mask(misdrawn, rounds), _mask(unreadable, rounds))

    def _counts(self, rounds: Rounds, misdrawn: Mask | None, unreadable: Mask | None) -> Counts:
        """Count the bets and add up their stakes; those of misdrawn rounds are not judged, unreadable ones not seen."""
        judged = not_judged = 0
        stakes: Stakes = {}
        currencies = list(_currencies(rounds))
        for staked in rounds.bets:
            units, rows = staked.stakes.units, slice(None) if staked.rows is None else staked.rows
            if unreadable is not None:
                units = np.where(unreadable[rows], 0, units)
            left = np.zeros_like(units) if self._settles(staked) else units
            if misdrawn is not None and left is not units:
                left = np.where(misdrawn[rows], units, 0)
            unjudged = int(np.count_nonzero(left))
            judged, not_judged = judged + int(np.count_nonzero(units)) - unjudged, not_judged + unjudged
            for currency, where in currencies:
                here = slice(None) if where is None else where[rows]
                seen, lost = (_amount(part[here], staked.stakes.decimals) for part in (units, left))
                stakes = added_stakes((stakes, {currency: (EXACT.subtract(seen, lost), lost)}))
        return Counts(judged, not_judged, stakes)

    def _settles(self, staked: Staked) -> bool:
        """Say whether what became of a bet can be judged, and is recorded anywhere."""
        return staked.bet in self._judged and (staked.paid is not None or staked.results is not None)

    def _draws(self, rounds: Rounds, coups: Coups) -> Iterator[Finding]:
        """DRAW-P…, DRAW-BS…, DRAW-B…, NATURAL-STOPS."""
        if rounds.third is None:
            yield from self._cards(rounds, coups)
            return
        player, banker = rounds.third
        player_draws, banker_draws = coups.player_cards > CARDS_IN_HAND, coups.banker_cards > CARDS_IN_HAND
        wrong = player_draws != player
        for row in np.flatnonzero(wrong).tolist():
            rule = self._kernel.draw_rules[int(coups.points[row])][0]
            yield Finding(row, rule, What.PLAYER_DRAW, None, _DRAWS[bool(player_draws[row])], _DRAWS[bool(player[row])])
        for row in np.flatnonzero((banker_draws != banker) & ~wrong).tolist():
            rule = self._kernel.draw_rules[int(coups.points[row])][1]
            yield Finding(row, rule, What.BANKER_DRAW, None, _DRAWS[bool(banker_draws[row])], _DRAWS[bool(banker[row])])

    def _cards(self, rounds: Rounds, coups: Coups) -> Iterator[Finding]:
        """Judge how many cards there are; who got them is the rules' to say."""
        dealt, needed = rounds.dealt, coups.player_cards + coups.banker_cards
        for row in np.flatnonzero(dealt != needed).tolist():
            player, banker = self._kernel.draw_rules[int(coups.points[row])]
            lacks_first = dealt[row] == FEWEST_CARDS and coups.player_cards[row] > CARDS_IN_HAND
            rule, expected = (player, f"≥ {dealt[row] + 1}") if lacks_first else (banker, str(needed[row]))
            yield Finding(row, rule, What.CARDS, None, expected, str(dealt[row]))

    def _totals(self, rounds: Rounds, coups: Coups) -> Iterator[Finding]:
        rule = self._kernel.tableau.rules["total"]
        for what, recorded, totals in (
            (What.PLAYER_TOTAL, rounds.player_total, coups.player_total),
            (What.BANKER_TOTAL, rounds.banker_total, coups.banker_total),
        ):
            if recorded is not None:
                for row in _differing(recorded, totals).tolist():
                    yield Finding(row, rule, what, None, str(totals[row]), str(recorded[row]))

    def _winners(self, rounds: Rounds, coups: Coups) -> Iterator[Finding]:
        if rounds.winner is not None:
            for row in _differing(rounds.winner, coups.winner).tolist():
                winner, said = WINNERS[coups.winner[row]], WINNERS[rounds.winner[row]]
                rule = self._kernel.tableau.winner_rule(winner.value)
                yield Finding(row, rule, What.WINNER, None, winner.value, said.value)

    def _not_offered(self, staked: Staked) -> Iterator[Finding]:
        for place in np.flatnonzero(staked.stakes.units).tolist():
            stake = self._written(staked.stakes.amount(place))
            yield Finding(_row(staked, place), self.table.offer_rule, What.OFFER, staked.bet, "0", stake)
        if staked.paid is not None:
            for place in np.flatnonzero((staked.paid.units != 0) & (staked.stakes.units == 0)).tolist():
                yield self._unearned(staked, self.table.offer_rule, place)

    def _unearned(self, staked: Staked, rule: str, place: int) -> Finding:
        """Return that a stake of nothing, or on what is not a bet here, gave something back."""
        assert staked.paid is not None
        paid = staked.paid.amount(place)
        said = self._written(Decimal(0)), self._written(paid)
        return Finding(_row(staked, place), rule, What.RETURNED, staked.bet, *said, paid)

    def _bets(self, rounds: Rounds, coups: Coups, staked: Staked, late: dict[int, Mask]) -> Iterator[Finding]:
        """Judge one bet in all rounds; where it takes suits that are not recorded, only whether it could be staked."""
        stakes, classes = staked.stakes, self._payouts[staked.bet].kernel.classes(coups)
        if staked.rows is not None:
            classes = classes[staked.rows]
        impossible = self._impossible(staked)
        if impossible.size:
            rule = self.table.money_rule or LOG_STAKE
            for place in impossible.tolist():
                stake, unit = self._written(stakes.amount(place)), self._written(self.table.unit)
                yield Finding(_row(staked, place), rule, What.STAKE, staked.bet, f"n × {unit}", stake)
        yield from self._beyond(staked, impossible)
        yield from self._closed(rounds, staked, late)
        if staked.bet not in self._judged:
            return
        if staked.results is not None:
            yield from self._result(staked, classes)
        if staked.paid is not None:
            yield from self._returned(staked, classes, impossible)

    def _beyond(self, staked: Staked, impossible: Index) -> Iterator[Finding]:
        """Yield the stakes that are beyond the limits of which the table states the amounts."""
        limits, bet, stakes = self._limits, staked.bet, staked.stakes
        if not limits.rules:
            return
        aside = set(impossible.tolist())
        for place in np.flatnonzero(stakes.units).tolist():
            amount = stakes.amount(place)
            for rule, expected, kept in _kept(limits, self.table, bet, amount):
                if not kept and place not in aside:
                    yield Finding(_row(staked, place), rule, What.STAKE, bet, expected, self._written(amount))

    def _together(self, rounds: Rounds) -> Iterator[Finding]:
        """Yield the rounds in which all stakes together are more than the table takes."""
        most, totals = self._limits.table, dict[int, Decimal]()
        for staked in rounds.bets if most is not None else ():
            for place in np.flatnonzero(staked.stakes.units).tolist():
                row = _row(staked, place)
                totals[row] = EXACT.add(totals.get(row, Decimal(0)), staked.stakes.amount(place))
        for row, total in totals.items():
            if most is not None and total > most:
                said = f"≤ {self._written(most)}", self._written(total)
                yield Finding(row, self._limits.rules["table"], What.STAKE, None, *said)

    def _closed(self, rounds: Rounds, staked: Staked, late: dict[int, Mask]) -> Iterator[Finding]:
        """AVAILABILITY-…; `late` keeps which rounds come after a last one."""
        offer = self.table.offers[staked.bet]
        if offer.last_round is None or rounds.numbers is None:
            return
        if offer.last_round not in late:
            late[offer.last_round] = rounds.numbers > offer.last_round
        closed = late[offer.last_round]
        if not closed.any():
            return
        here = closed if staked.rows is None else closed[staked.rows]
        for place in np.flatnonzero(here & (staked.stakes.units != 0)).tolist():
            row = _row(staked, place)
            rule, said = offer.availability_rule or "", str(rounds.numbers[row])
            yield Finding(row, rule, What.AVAILABILITY, staked.bet, f"≤ {offer.last_round}", said)

    def _impossible(self, staked: Staked) -> Index:
        """Return the places of stakes that are less than nothing, or no whole number of units (MONEY-…)."""
        units, decimals = staked.stakes
        if decimals not in self._wholes:
            self._wholes[decimals] = (Fraction(1, 10**decimals) / Fraction(self.table.unit)).denominator
        whole = self._wholes[decimals]
        negative = len(units) and units.min() < 0
        if whole == 1:
            return np.flatnonzero(units < 0) if negative else np.empty(0, np.intp)
        return np.flatnonzero((units % whole != 0) | (units < 0))

    def _result(self, staked: Staked, classes: Index) -> Iterator[Finding]:
        assert staked.results is not None
        expected = self._results[staked.bet].take(classes)
        wrong = staked.results != expected
        if not wrong.any():
            return
        wrong &= (staked.results != NOT_RECORDED) & (staked.stakes.units > 0)
        for place in np.flatnonzero(wrong).tolist():
            said, right = RESULTS[staked.results[place]], RESULTS[expected[place]]
            yield Finding(
                _row(staked, place), self._rule(staked.bet, classes, place), What.RESULT, staked.bet, right, said
            )

    def _returned(self, staked: Staked, classes: Index, impossible: Index) -> Iterator[Finding]:
        payouts, stakes, paid = self._payouts[staked.bet], staked.stakes, staked.paid
        assert paid is not None
        unpaid = self._unpaid(staked)
        for place in self._unsaid(staked, unpaid, impossible).tolist():
            rule, expected = self._expected(staked, classes, place)
            yield Finding(_row(staked, place), rule, What.RETURNED, staked.bet, self._written(expected), "")
        aside = np.concatenate((impossible, unpaid))
        if aside.size:
            stakes = stakes._replace(units=stakes.units.copy())
            paid = paid._replace(units=paid.units.copy())
            stakes.units[aside] = paid.units[aside] = 0
        for place in payouts.wrong(classes, stakes, paid).tolist():
            rule, expected = self._expected(staked, classes, place)
            said = paid.amount(place)
            yield Finding(
                _row(staked, place),
                rule,
                What.RETURNED,
                staked.bet,
                self._written(expected),
                self._written(said),
                EXACT.subtract(said, expected),
            )

    @staticmethod
    def _unpaid(staked: Staked) -> Index:
        """Return the places of stakes of which no amount is recorded as returned."""
        if staked.unpaid is None:
            return np.empty(0, np.intp)
        return np.flatnonzero(staked.unpaid & (staked.stakes.units != 0))

    @staticmethod
    def _unsaid(staked: Staked, unpaid: Index, impossible: Index) -> Index:
        """Return the places of stakes of which the log does not say at all what became."""
        unsaid = np.setdiff1d(unpaid, impossible) if unpaid.size else unpaid
        return unsaid if staked.results is None else unsaid[staked.results[unsaid] == NOT_RECORDED]

    def _expected(self, staked: Staked, classes: Index, place: int) -> tuple[str, Decimal]:
        """Return what a stake returns, and the rule by which it does."""
        outcome = self._outcome(staked.bet, classes, place)
        amount = self._payouts[staked.bet].expected(outcome, staked.stakes.amount(place))
        return self.table.offers[staked.bet].payments[outcome].outcome.rule, amount

    def _rule(self, bet: str, classes: Index, place: int) -> str:
        return self.table.offers[bet].payments[self._outcome(bet, classes, place)].outcome.rule

    def _outcome(self, bet: str, classes: Index, place: int) -> int:
        return int(self._payouts[bet].kernel.outcomes_of(classes[place]))

    def _written(self, amount: Decimal) -> str:
        return write_amount(amount, self.table.unit)


def _mask(rows: Collection[int], rounds: Rounds) -> Mask | None:
    """Return where some rows are, or None where there are none."""
    if not rows:
        return None
    mask = np.zeros(len(rounds.deals), np.bool_)
    mask[list(rows)] = True
    return mask


def _currencies(rounds: Rounds) -> Iterator[tuple[str | None, Mask | None]]:
    """Yield each currency, and in which rows it is recorded; None for all of them."""
    if rounds.currencies is None or pa.types.is_null(rounds.currencies.type):
        yield None, None
        return
    texts, codes = encoded(rounds.currencies)
    for code, text in enumerate((*texts, None)):
        if (here := codes == code).any():
            yield text, here


_NEVER_OVERFLOWS = 1 << 46
"""AT_ONCE amounts below this add up to less than 64 bits hold."""


def _amount(units: Index, decimals: int) -> Decimal:
    """Return the sum of amounts, exactly."""
    if not len(units):
        return Decimal(0)
    small = max(-int(units.min()), int(units.max())) < _NEVER_OVERFLOWS
    return Decimal(int(units.sum()) if small else sum(units.tolist())).scaleb(-decimals, EXACT)


def _kept(limits: LimitRules, table: Table, bet: str, amount: Decimal) -> Iterator[tuple[str, str, bool]]:
    """Yield each limit on a stake whose amount is stated: its rule, what it allows, and whether the stake keeps it."""
    if (stated := limits.stakes.get(bet)) is not None:
        low, high = (write_amount(edge, table.unit) for edge in (stated.minimum, stated.maximum))
        yield limits.rules["stakes"], f"{low} – {high}", stated.minimum <= amount <= stated.maximum
    if limits.win is not None:
        a_unit_wins = largest_win(table, bet, table.unit)
        most = EXACT.multiply(EXACT.divide_int(limits.win, a_unit_wins), table.unit)
        yield limits.rules["win"], f"≤ {write_amount(most, table.unit)}", amount <= most


def _row(staked: Staked, place: int) -> int:
    return place if staked.rows is None else int(staked.rows[place])


def _differing(recorded: Codes | Numbers, actual: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]) -> Index:
    return np.flatnonzero((recorded != actual) & (recorded != NOT_RECORDED))


class Compiled:
    """The rules of all tables, each compiled when it is first needed, once for all threads."""

    def __init__(
        self, tableau: Tableau, tables: Mapping[str, Table], limits: Mapping[str, LimitRules], *, with_suits: bool
    ) -> None:
        self._tableau, self._tables, self._limits, self._with_suits = tableau, tables, limits, with_suits
        self._lock = Lock()
        self._kernel: Kernel | None = None
        self._checks: dict[str, TableChecks] = {}

    def at(self, table_id: str) -> TableChecks | None:
        """Return the checks of a table, or None where there is no such table."""
        with self._lock:
            if table_id not in self._checks and table_id in self._tables:
                if self._kernel is None:
                    self._kernel = Kernel(self._tableau)
                self._checks[table_id] = TableChecks(
                    self._kernel, self._tables[table_id], self._limits.get(table_id), with_suits=self._with_suits
                )
            return self._checks.get(table_id)
