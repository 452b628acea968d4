"""The auditor: a batch of a log in, its deviations out; the same wherever the batch comes from and runs."""

from __future__ import annotations

from collections.abc import Mapping as Names
from functools import cached_property
from typing import NamedTuple

import msgspec
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from conformance.audit.checks import Compiled, Finding, Stakes, TableChecks, added_stakes
from conformance.audit.deviations import Deviation, as_batch
from conformance.audit.files import BadLine, Batch
from conformance.audit.layout import Layout
from conformance.audit.ledger import entries_of
from conformance.audit.mapping import MOST_DECKS, Mapping, with_suits
from conformance.audit.rounds import AT_ONCE, RoundReader, Rounds
from conformance.cards import CARDS, RANKS, SUITS
from conformance.coup import CARDS_IN_HAND
from conformance.errors import N_
from conformance.kernel import NO_CARD, WINNERS, Coups
from conformance.procedure_rules import LimitRules
from conformance.rules import Table, Tableau

MOST_EXAMPLES = 10
"""Deviations of which the coups are kept as well, the first of a log."""


class Unreadable(NamedTuple):
    """A row that cannot be read: where it is, why, and what stands there; the reason has places for field and value."""

    file: str
    row: int
    reason: str
    field: str
    value: str
    text: str


class Example(NamedTuple):
    """A deviation, and what it takes to play its round again: the cards in the order of the shoe, and the stakes."""

    deviation: Deviation
    deal: tuple[str, ...]
    stakes: dict[str, str]


class Counted(msgspec.Struct):
    """How often what came at one table: winners and first ranks in their order; the fewest decks that are recorded."""

    winners: list[int]
    first_ranks: list[int]
    naturals: int
    rounds: int
    decks: int = 0

    def merge(self, other: Counted) -> None:
        """Count what others counted."""
        self.winners = [a + b for a, b in zip(self.winners, other.winners, strict=True)]
        self.first_ranks = [a + b for a, b in zip(self.first_ranks, other.first_ranks, strict=True)]
        self.naturals += other.naturals
        self.rounds += other.rounds
        self.decks = min(filter(None, (self.decks, other.decks)), default=0)


def merge_counted(known: dict[str, Counted], others: Names[str, Counted]) -> None:
    """Count at each table what others counted there."""
    for table, counted in others.items():
        if table in known:
            known[table].merge(counted)
        else:
            known[table] = counted


class Examined(NamedTuple):
    """What came of a batch."""

    rounds: int
    judged: int
    not_judged: int
    stakes: Stakes
    unjudged: tuple[str, ...]
    deviations: list[Deviation]
    examples: list[Example]
    unreadable: list[Unreadable]
    entries: list[pa.RecordBatch]
    counted: dict[str, Counted]


class Auditor:
    """Audits batches of one layout by the rules of the tables that they name.

    It pickles as what it was made of, so that it can be sent to other processes; each compiles the rules for itself.
    `compiled` are the rules where they are compiled already.
    """

    def __init__(
        self,
        tableau: Tableau,
        tables: Names[str, Table],
        limits: Names[str, LimitRules],
        mapping: Mapping,
        layout: Layout,
        compiled: Compiled | None = None,
    ) -> None:
        self._made_of = (tableau, dict(tables), dict(limits), mapping, layout)
        self._tableau, self._tables, self._limits, self._mapping, self._layout = self._made_of
        self._compiled = compiled

    def __reduce__(self) -> tuple[object, ...]:
        return Auditor, self._made_of

    @cached_property
    def _reader(self) -> RoundReader:
        return RoundReader(self._layout, self._mapping, self._tableau.first)

    @cached_property
    def _rules(self) -> Compiled:
        return self._compiled or Compiled(
            self._tableau, self._tables, self._limits, with_suits=with_suits(self._mapping)
        )

    def deviations(self, batch: pa.RecordBatch, file: str = "", first_row: int = 1) -> pa.RecordBatch:
        """Return the deviations of a batch, each round judged by itself.

        `file` and `first_row` say where the batch comes from.
        """
        return as_batch(self.examine(batch, file, np.arange(batch.num_rows) + first_row).deviations)

    def examine_read(self, read: Batch | BadLine, file: str) -> Examined:
        """Return all that comes of what was read of a file."""
        if isinstance(read, BadLine):
            reason = N_("{field} is not a list of bets") if read.field else N_("the line is not a row: {value}")
            return _unread([Unreadable(file, read.row, reason, read.field, read.text, read.text)])
        return self.examine(read.rounds, file, read.rows)

    def examine(self, batch: pa.RecordBatch, file: str, rows: NDArray[np.int64]) -> Examined:
        """Return all that comes of a batch: deviations, unreadable rows, and what is judged across rounds.

        `rows` says where in the file each row is recorded.
        """
        starts = range(0, batch.num_rows, AT_ONCE)
        return merged([self._examine(batch.slice(at, AT_ONCE), file, rows[at : at + AT_ONCE]) for at in starts])

    def _examine(self, batch: pa.RecordBatch, file: str, rows: NDArray[np.int64]) -> Examined:
        parts = []
        for table_id, places in self._reader.tables(batch):
            part = batch if places is None else batch.take(pa.array(places))
            here = rows if places is None else rows[places]
            checks = self._rules.at(table_id or "")
            if checks is None:
                reason = N_('"{value}" is not a table') if table_id else N_("the row names no table")
                bad = [
                    Unreadable(file, row, reason, "table", table_id or "", _text(part, place))
                    for place, row in enumerate(here.tolist())
                ]
                parts.append(_unread(bad))
            else:
                parts.append(self._at_table(checks, part, file, here))
        return merged(parts)

    def _at_table(self, checks: TableChecks, batch: pa.RecordBatch, file: str, rows: NDArray[np.int64]) -> Examined:
        rounds = self._reader.read(batch)
        entries = entries_of(rounds, checks.table.id, file, rows)
        bad = rounds.unreadable
        unreadable = [Unreadable(file, int(rows[row]), *bad[row], _text(batch, row)) for row in sorted(bad)]
        coups = checks.play(rounds)
        found, counts = checks.check(rounds, coups)
        told = self._told(found, rounds, checks.table.id, file, rows)
        again = 0 if rounds.repeats is None else int(rounds.repeats.sum()) - sum(map(rounds.repeats.item, bad))
        return Examined(
            len(rows) - len(bad) - again,
            counts.judged,
            counts.not_judged,
            counts.stakes,
            self._layout.unjudged,
            told,
            [_example(*pair, rounds) for pair in zip(told[:MOST_EXAMPLES], found, strict=False)],
            unreadable,
            [entries],
            {checks.table.id: self._counted(rounds, coups)},
        )

    @staticmethod
    def _told(found: list[Finding], rounds: Rounds, table: str, file: str, rows: NDArray[np.int64]) -> list[Deviation]:
        if not found:
            return []
        places = pa.array([finding.row for finding in found], pa.int64())

        def said(column: pa.Array | None) -> list[str | None]:
            return [None] * len(found) if column is None else column.take(places).cast(pa.string()).to_pylist()

        beside = zip(found, said(rounds.ids), said(rounds.shoes), said(rounds.currencies), strict=True)
        return [
            Deviation(
                file,
                int(rows[finding.row]),
                round_id or "",
                table,
                shoe,
                _number(rounds, finding.row),
                currency,
                *finding[1:],
            )
            for finding, round_id, shoe, currency in beside
        ]

    def _counted(self, rounds: Rounds, coups: Coups) -> Counted:
        """Count; a coup that was misdrawn counts as the rules have it."""
        readable = np.ones(len(coups.winner), np.bool_)
        readable[list(rounds.unreadable)] = False
        if rounds.repeats is not None:
            readable &= ~rounds.repeats
        naturals = np.zeros(self._tableau.modulus, np.bool_)
        naturals[list(self._tableau.natural_totals)] = True
        player = naturals[coups.player_total] & (coups.player_cards == CARDS_IN_HAND)
        banker = naturals[coups.banker_total] & (coups.banker_cards == CARDS_IN_HAND)
        return Counted(
            np.bincount(coups.winner[readable], minlength=len(WINNERS)).tolist(),
            np.bincount(rounds.deals[readable, 0] // len(SUITS), minlength=len(RANKS)).tolist(),
            int(((player | banker) & readable).sum()),
            int(readable.sum()),
            0 if rounds.decks is None else int(rounds.decks[rounds.decks > 0].min(initial=MOST_DECKS)),
        )


def _unread(rows: list[Unreadable]) -> Examined:
    return Examined(0, 0, 0, {}, (), [], [], rows, [], {})


def merged(parts: list[Examined]) -> Examined:
    """Return what came of several batches, one after another, as if they were one."""
    if len(parts) == 1:
        return parts[0]
    counted: dict[str, Counted] = {}
    for part in parts:
        merge_counted(counted, part.counted)
    return Examined(
        sum(part.rounds for part in parts),
        sum(part.judged for part in parts),
        sum(part.not_judged for part in parts),
        added_stakes(part.stakes for part in parts),
        tuple(sorted({name for part in parts for name in part.unjudged})),
        [item for part in parts for item in part.deviations],
        [item for part in parts for item in part.examples][:MOST_EXAMPLES],
        [item for part in parts for item in part.unreadable],
        [item for part in parts for item in part.entries],
        counted,
    )


def _number(rounds: Rounds, row: int) -> int | None:
    if rounds.numbers is None or rounds.numbers[row] < 0:
        return None
    return int(rounds.numbers[row])


def _example(deviation: Deviation, finding: Finding, rounds: Rounds) -> Example:
    row, stakes = finding.row, {}
    for staked in rounds.bets:
        for place in staked.places(row):
            if staked.stakes.units[place] > 0:
                stakes[staked.bet] = format(staked.stakes.amount(place), "f")
    deal = rounds.deals[row]
    return Example(deviation, tuple(CARDS[card].code for card in deal[deal != NO_CARD]), stakes)


def _text(batch: pa.RecordBatch, row: int) -> str:
    """Return a row as text, as it stands in the log."""
    said = {name: batch.column(name)[row].as_py() for name in batch.schema.names}
    return ", ".join(f"{name}={value}" for name, value in said.items() if value is not None)
