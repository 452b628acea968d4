"""Faults for simulated logs: of every kind that the audit knows, each with the deviation that it must show up as."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from decimal import Decimal
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conformance.audit.deviations import LOG_DECKS, LOG_ROUND_ID, LOG_ROUND_NUMBER, LOG_STAKE, What
from conformance.audit.log import RESULTS
from conformance.audit.rounds import FEWEST_CARDS
from conformance.audit.simulation.rounds import Bank, BetLog, Played
from conformance.audit.simulation.shoes import Dealt
from conformance.cards import CARDS, SUITS
from conformance.coup import CARDS_IN_HAND, MOST_CARDS
from conformance.kernel import NO_CARD, WINNERS, Coups
from conformance.rules import Rulebook

UNREADABLE = "unreadable"
"""The kind of fault that leaves a row unreadable."""

_THIRD = {What.PLAYER_DRAW: 2, What.BANKER_DRAW: 5}


class Planted(NamedTuple):
    """A fault, as the deviation that an audit must find: the rule and what are empty for a row that is unreadable."""

    round_id: str
    rule: str
    what: str
    bet: str
    difference: Decimal | None


class Faulty(NamedTuple):
    """Rounds with faults in them.

    `order` has the rounds as they are to be written, some twice and some not at all; `spoilt` are rounds of which a
    card is to be written so that it cannot be read; `foreign` is the bet that the table does not take.
    """

    played: Played
    order: NDArray[np.intp]
    spoilt: NDArray[np.intp]
    foreign: BetLog | None
    planted: list[Planted]


def name_of(number: int) -> str:
    """Return the id of a round by its number."""
    return f"R{number:012}"


class Planter:
    """Plants faults in this many of the rounds, as many of each kind as it goes.

    `by_hand` says whether cards are recorded by hand, or as they left the shoe.
    """

    def __init__(self, rules: Rulebook, bank: Bank, rate: float, random: np.random.Generator, *, by_hand: bool) -> None:
        self._rules, self._bank, self._rate, self._random = rules, bank, rate, random
        table = bank.table
        self._shoes = rules.procedures[table.id].shoe.shuffled_before != "each-round"
        self.foreign = next((bet for bet in rules.bets if bet not in table.offers), None)
        """A bet that the table does not take, if there is one."""
        kinds: list[str] = [What.PLAYER_TOTAL, What.BANKER_TOTAL, What.WINNER, What.STAKE, What.RESULT, What.RETURNED]
        kinds += [What.PLAYER_DRAW, What.BANKER_DRAW] if by_hand else [What.CARDS]
        kinds += [What.ROUND_ID, UNREADABLE]
        if self.foreign is not None:
            kinds.append(What.OFFER)
        if self._shoes:
            kinds += [What.SHOE, What.ROUND_NUMBER]
        if any(offer.last_round is not None for offer in table.offers.values()):
            kinds.append(What.AVAILABILITY)
        self._kinds = kinds

    def plant(self, dealt: Dealt, first_id: int) -> Faulty:
        """Play rounds and plant faults in them."""
        count = len(dealt.deals)
        sown = _Sown(self._random, dealt)
        each = self._rate * count / len(self._kinds)
        times = {kind: int(each + self._random.random()) for kind in self._kinds}
        planted: list[Planted] = []
        deals = dealt.deals.copy()
        for rows in sown.shoes(times.get(What.SHOE, 0)):
            found = self._overfill(deals, rows, first_id)
            if found is not None:
                planted.append(found)
        played = self._bank.play(dealt._replace(deals=deals), first_id)
        record = _Record(self._bank, self._random, self.foreign, played, planted, sown)
        for kind in self._kinds:
            if kind != What.SHOE:
                record.sow(kind, times[kind])
        return record.done()

    def _overfill(self, deals: NDArray[np.uint8], rows: NDArray[np.intp], first_id: int) -> Planted | None:
        """Turn cards of one rank into one suit until the shoe cannot hold it so often; that changes no total."""
        decks = self._bank.table.decks
        counted = Counter(deals[rows][deals[rows] != NO_CARD].tolist())
        card, times = counted.most_common(1)[0]
        alike = [
            (int(row), place)
            for row in rows
            for place in range(MOST_CARDS)
            if deals[row, place] not in (card, NO_CARD) and deals[row, place] // len(SUITS) == card // len(SUITS)
        ]
        needed = decks - times + 1
        if len(alike) < needed:
            return None
        for at in self._random.choice(len(alike), needed, replace=False):
            deals[alike[at]] = card
        seen = 0
        for row in rows:
            seen += int((deals[row] == card).sum())
            if seen > decks:
                rule = self._bank.table.decks_rule or LOG_DECKS
                return Planted(name_of(first_id + int(row)), rule, What.SHOE, "", None)
        raise AssertionError(card)


class _Sown:
    """Which rounds and shoes have a fault: a round has one at most, and so has a shoe of those across rounds."""

    def __init__(self, random: np.random.Generator, dealt: Dealt) -> None:
        self._random, self._dealt = random, dealt
        count = len(dealt.deals)
        self.free = np.ones(count, np.bool_)
        bounds = np.flatnonzero(np.diff(dealt.shoes, prepend=-1))
        self._starts, self._ends = bounds, np.append(bounds[1:], count)
        self._of = np.repeat(np.arange(len(bounds)), self._ends - self._starts)
        self._whole = np.ones(len(bounds), np.bool_)

    def shoes(self, count: int) -> Iterator[NDArray[np.intp]]:
        """Yield the rounds of some shoes that have no fault, and take the shoes."""
        some = np.flatnonzero(self._whole & (self._ends - self._starts > 2 * MOST_CARDS))
        for shoe in self._random.permutation(some)[:count]:
            self._whole[shoe] = False
            rounds = np.arange(self._starts[shoe], self._ends[shoe])
            self.free[rounds] = False
            yield rounds

    def rows(self, count: int, fit: NDArray[np.bool_]) -> NDArray[np.intp]:
        """Take some rounds that have no fault, of those that fit."""
        taken = self._random.permutation(np.flatnonzero(fit & self.free))[:count]
        self.free[taken] = False
        return taken

    def rows_of_whole_shoes(self, count: int, fit: NDArray[np.bool_]) -> NDArray[np.intp]:
        """Take some rounds that fit, no two of a shoe, and the shoes."""
        rows = self._random.permutation(np.flatnonzero(fit & self.free & self._whole[self._of]))
        _, first = np.unique(self._of[rows], return_index=True)
        taken = rows[np.sort(first)][:count]
        self._whole[self._of[taken]] = False
        self.free[taken] = False
        return taken

    def bounds(self, row: int) -> tuple[int, int]:
        """Return the first round of a row's shoe, and the one after its last."""
        shoe = self._of[row]
        return int(self._starts[shoe]), int(self._ends[shoe])


class _Record:
    """Rounds into which faults are sown."""

    def __init__(
        self,
        bank: Bank,
        random: np.random.Generator,
        foreign: str | None,
        played: Played,
        planted: list[Planted],
        sown: _Sown,
    ) -> None:
        self._bank, self._random, self._name_of_foreign = bank, random, foreign or ""
        self._played, self._planted, self._sown = played, planted, sown
        self._dealt = played.dealt
        self._coups = self._bank.coups(self._dealt.deals)
        self._copies = np.ones(len(played.ids), np.intp)
        self._all = np.ones(len(played.ids), np.bool_)
        self._spoilt = np.empty(0, np.intp)
        self._foreign: BetLog | None = None

    def done(self) -> Faulty:
        """Return the rounds with all that was sown."""
        order = np.repeat(np.arange(len(self._copies)), self._copies)
        return Faulty(self._played, order, self._spoilt, self._foreign, self._planted)

    def sow(self, kind: str, count: int) -> None:
        """Sow some faults of a kind."""
        sowing: dict[str, Callable[[int], None]] = {
            What.PLAYER_TOTAL: partial(self._sow_totals, What.PLAYER_TOTAL, 0),
            What.BANKER_TOTAL: partial(self._sow_totals, What.BANKER_TOTAL, 1),
            What.WINNER: self._sow_winners,
            What.PLAYER_DRAW: partial(self._sow_draws, What.PLAYER_DRAW),
            What.BANKER_DRAW: partial(self._sow_draws, What.BANKER_DRAW),
            What.CARDS: self._sow_cards,
            What.OFFER: self._sow_foreign,
            What.ROUND_ID: self._sow_copies,
            What.ROUND_NUMBER: self._sow_numbers,
            UNREADABLE: self._spoil_cards,
        }
        sow = sowing.get(kind, partial(self._sow_bets, kind))
        sow(count)

    def _sow_totals(self, kind: What, hand: int, count: int) -> None:
        totals, tableau = self._played.totals, self._bank.kernel.tableau
        for row in self._sown.rows(count, self._all):
            totals[row, hand] = (totals[row, hand] + self._random.integers(1, tableau.modulus)) % tableau.modulus
            self._note(row, tableau.rules["total"], kind)

    def _sow_winners(self, count: int) -> None:
        winners = self._played.winners
        for row in self._sown.rows(count, self._all):
            rule = self._bank.kernel.tableau.winner_rule(WINNERS[winners[row]])
            winners[row] = (winners[row] + self._random.integers(1, len(WINNERS))) % len(WINNERS)
            self._note(row, rule, What.WINNER)

    def _sow_copies(self, count: int) -> None:
        """Record a round twice."""
        for row in self._sown.rows(count, self._all):
            self._copies[row] = 2
            self._note(row, LOG_ROUND_ID, What.ROUND_ID)

    def _spoil_cards(self, count: int) -> None:
        """Record a card that is none."""
        self._spoilt = self._sown.rows(count, self._all)
        for row in self._spoilt.tolist():
            self._note(row, "", UNREADABLE)

    def _note(self, row: int, rule: str, what: str, bet: str = "", difference: Decimal | None = None) -> None:
        self._planted.append(Planted(name_of(int(self._played.ids[row])), rule, what, bet, difference))

    def _left(self, row: int) -> list[int]:
        """Return the cards that a round's shoe can still give."""
        start, end = self._sown.bounds(row)
        given = np.bincount(self._dealt.deals[start:end].ravel(), minlength=NO_CARD + 1)[: len(CARDS)]
        return np.flatnonzero(given < self._bank.table.decks).tolist()

    def _sow_draws(self, kind: What, count: int) -> None:
        """Draw a third card against the rules, or do not."""
        for row in self._sown.rows_of_whole_shoes(count, self._all):
            third = self._played.cards[row, _THIRD[kind] :][:1]
            third[0] = self._random.choice(self._left(row)) if third[0] == NO_CARD else NO_CARD
            rules = self._bank.kernel.draw_rules[int(self._coups.points[row])]
            self._note(row, rules[kind == What.BANKER_DRAW], kind)

    def _sow_cards(self, count: int) -> None:
        """Deal a card too many or too few, where the log does not say to which hand."""
        deals = self._dealt.deals
        for row in self._sown.rows_of_whole_shoes(count, self._all):
            dealt = int((deals[row] != NO_CARD).sum())
            player, banker = self._bank.kernel.draw_rules[int(self._coups.points[row])]
            fewer = dealt == MOST_CARDS or (dealt > FEWEST_CARDS and self._random.random() < 0.5)
            if fewer:
                deals[row, dealt - 1] = NO_CARD
                lacks_players = dealt == FEWEST_CARDS + 1 and self._coups.player_cards[row] > CARDS_IN_HAND
                self._note(row, player if lacks_players else banker, What.CARDS)
            else:
                deals[row, dealt] = self._random.choice(self._left(row))
                self._note(row, banker, What.CARDS)

    def _sow_bets(self, kind: str, count: int) -> None:
        """Do something wrong with one bet, taking the bets in turn."""
        bets = list(self._played.bets)
        offers = self._bank.table.offers
        if kind == What.AVAILABILITY:
            bets = [bet for bet in bets if offers[bet].last_round is not None]
        for turn, bet in enumerate(bets):
            share = count // len(bets) + (turn < count % len(bets))
            log, last = self._played.bets[bet], offers[bet].last_round
            fit = log.stakes > 0
            if kind == What.AVAILABILITY:
                assert last is not None
                fit = self._dealt.numbers > last
            for row in self._sown.rows(share, fit):
                self._spoil(kind, row, bet, log)

    def _spoil(self, kind: str, row: int, bet: str, log: BetLog) -> None:
        table = self._bank.table
        outcome = int(self._bank.payouts[bet].kernel.outcomes(self._one(row))[0])
        rule = table.offers[bet].payments[outcome].outcome.rule
        if kind == What.STAKE:
            log.stakes[row] = -log.stakes[row]
            self._note(row, table.money_rule or LOG_STAKE, kind, bet)
        elif kind == What.RESULT:
            log.results[row] = (log.results[row] + self._random.integers(1, len(RESULTS))) % len(RESULTS)
            self._note(row, rule, kind, bet)
        elif kind == What.AVAILABILITY:
            settled = self._bank.settle(bet, self._bank.stakes(1), self._one(row))
            log.stakes[row], log.paid[row], log.results[row] = settled.stakes[0], settled.paid[0], settled.results[0]
            self._note(row, table.offers[bet].availability_rule or "", kind, bet)
        else:
            more = int(self._random.integers(1, 1000)) * (1 if not log.paid[row] or self._random.random() < 0.5 else -1)
            more = max(more, -int(log.paid[row]))
            log.paid[row] += more
            self._note(row, rule, kind, bet, Decimal(more) * table.unit / self._bank.scale)

    def _one(self, row: int) -> Coups:
        return self._bank.coups(self._dealt.deals[row : row + 1])

    def _sow_foreign(self, count: int) -> None:
        """Stake on a bet that the table does not take."""
        stakes = np.zeros(len(self._copies), np.int64)
        rows = self._sown.rows(count, self._all)
        stakes[rows] = self._bank.stakes(len(rows))
        self._foreign = BetLog(stakes, np.zeros_like(stakes), np.full_like(stakes, RESULTS.index("lose")))
        for row in rows:
            self._note(row, self._bank.table.offer_rule, What.OFFER, self._name_of_foreign)

    def _sow_numbers(self, count: int) -> None:
        """Leave a round out, or number the last round of a shoe as the one before."""
        fit = self._all & (self._dealt.numbers > 2)
        fit[-1] = False
        for row in self._sown.rows_of_whole_shoes(count, fit).tolist():
            _, end = self._sown.bounds(row)
            if row == end - 1:
                self._dealt.numbers[row] -= 1
                self._note(row - 1, LOG_ROUND_NUMBER, What.ROUND_NUMBER)
            else:
                self._copies[row] = 0
                self._note(row + 1, LOG_ROUND_NUMBER, What.ROUND_NUMBER)
