"""Logs of simulated rounds, written as an operator might, and beside them what was planted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import msgspec
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from conformance.audit import writing
from conformance.audit.log import CARDS as CARD_COLUMNS
from conformance.audit.log import RESULTS
from conformance.audit.simulation.faults import Faulty, Planted, Planter, name_of
from conformance.audit.simulation.rounds import Bank, BetLog
from conformance.audit.simulation.shoes import Dealt, deal
from conformance.cards import CARDS
from conformance.coup import MOST_CARDS
from conformance.kernel import NO_CARD, WINNERS, Kernel
from conformance.money import decimals_of
from conformance.rules import Rulebook

PLANTED = pa.schema(
    [
        pa.field("round_id", pa.string()),
        pa.field("rule", pa.string()),
        pa.field("what", pa.string()),
        pa.field("bet", pa.string()),
        pa.field("difference", pa.decimal128(38, 18)),
    ]
)
"""The columns of the file that says what was planted."""

_NO_CARD_TEXT = "1S"
"""A text that is not a card."""


class Plan(msgspec.Struct, frozen=True):
    """What to simulate.

    rounds: how many rounds are dealt; faults: in which share of them something is wrong; share: in which share of the
    rounds each bet is staked on; behind: the cards behind the cut card, which no page states.
    cards, bets, money: how the log records them.
    """

    table: str
    rounds: int
    seed: int = 1
    faults: float = 0.0
    share: float = 0.3
    behind: int = 16
    cards: Literal["hands", "deal"] = "hands"
    bets: Literal["columns", "records"] = "columns"
    money: Literal["decimal", "text"] = "decimal"


def simulate(
    rules: Rulebook, plan: Plan, out: Path, truth: Path | None, progress: Callable[[int], None] = lambda _: None
) -> int:
    """Write a log, and what was planted in it; return how many faults that is. Each appears when it is whole.

    Raises BaccaratError when a name does not say how to write a file, and OSError when one cannot be written.
    """
    random = np.random.default_rng(plan.seed)
    table = rules.tables[plan.table]
    bank = Bank(Kernel(rules.tableau), table, plan.share, random, rules.procedures[table.id].limits)
    planter = Planter(rules, bank, plan.faults, random, by_hand=plan.cards == "hands")
    sheet = _Sheet(plan, bank, planter.foreign)
    planted: list[Planted] = []

    def batches() -> Iterator[pa.RecordBatch]:
        shoes = deal(bank.kernel, rules.procedures[table.id].shoe, table.decks, plan.behind, random)
        done = 0
        for dealt in _so_many(shoes, plan.rounds):
            faulty = planter.plant(dealt, done)
            planted.extend(faulty.planted)
            yield sheet.batch(faulty)
            done += len(dealt.deals)
            progress(done)

    writing.write_table(out, sheet.schema, batches())
    if truth is not None:
        rows = [item._asdict() for item in planted]
        writing.write_table(truth, PLANTED, [pa.RecordBatch.from_pylist(rows, schema=PLANTED)])
    return len(planted)


def _so_many(dealt: Iterator[Dealt], rounds: int) -> Iterator[Dealt]:
    for part in dealt:
        yield Dealt(part.deals[:rounds], part.shoes[:rounds], part.numbers[:rounds])
        rounds -= len(part.deals)
        if rounds <= 0:
            return


class _Sheet:
    """The columns of a log, as a plan wants them."""

    def __init__(self, plan: Plan, bank: Bank, foreign: str | None) -> None:
        self._plan, self._bank, self._foreign = plan, bank, foreign
        table = bank.table
        self._stake_decimals = decimals_of(table.unit)
        finest = table.unit / bank.scale
        self._paid_decimals = max(self._stake_decimals, decimals_of(finest.normalize()))
        self._codes = pa.array([card.code for card in CARDS] + [_NO_CARD_TEXT])
        self.schema: pa.Schema = self.batch(_no_rounds(bank)).schema

    def batch(self, faulty: Faulty) -> pa.RecordBatch:
        """Return rounds as they are recorded."""
        played, order = faulty.played, faulty.order
        table = self._bank.table
        shoes = played.dealt.shoes[order]
        columns: dict[str, pa.Array] = {
            "round_id": pa.array([name_of(number) for number in played.ids[order].tolist()], pa.string()),
            "table": _texts([table.id], np.zeros(len(order), np.int32)),
            "shoe": _texts(*_named(shoes)),
            "round": pa.array(played.dealt.numbers[order], pa.int32()),
        }
        columns |= self._cards(faulty)
        columns["player_total"] = pa.array(played.totals[order, 0], pa.int8())
        columns["banker_total"] = pa.array(played.totals[order, 1], pa.int8())
        columns["winner"] = _texts([winner.value for winner in WINNERS], played.winners[order].astype(np.int32))
        logs = dict(played.bets)
        if self._foreign is not None:
            zero = np.zeros(len(played.ids), np.int64)
            logs[self._foreign] = faulty.foreign or BetLog(zero, zero, zero)
        logs = {bet: BetLog(*(column[order] for column in log)) for bet, log in logs.items()}
        columns |= self._in_columns(logs) if self._plan.bets == "columns" else {"bets": self._in_records(logs)}
        return pa.RecordBatch.from_pydict(columns)

    def _cards(self, faulty: Faulty) -> dict[str, pa.Array]:
        order, count = faulty.order, len(CARDS)
        source = faulty.played.cards if self._plan.cards == "hands" else faulty.played.dealt.deals
        cards = source.astype(np.int32)
        cards[faulty.spoilt, 0] = count
        cards = cards[order]
        columns = [
            pa.DictionaryArray.from_arrays(
                pa.array(np.where(column == NO_CARD, 0, column), mask=column == NO_CARD), self._codes
            )
            for column in cards.T
        ]
        if self._plan.cards == "hands":
            return dict(zip(CARD_COLUMNS, columns, strict=True))
        texts = [column.to_pylist() for column in columns]
        return {
            "deal": pa.array([" ".join(card for card in six if card) for six in zip(*texts, strict=True)], pa.string())
        }

    def _in_columns(self, logs: dict[str, BetLog]) -> dict[str, pa.Array]:
        columns = {}
        for bet, log in logs.items():
            none = log.stakes == 0
            columns[f"stake_{bet}"] = self._money(log.stakes, none, paid=False)
            columns[f"returned_{bet}"] = self._money(log.paid, none, paid=True)
            columns[f"result_{bet}"] = _texts(list(RESULTS), log.results.astype(np.int32), none)
        return columns

    def _in_records(self, logs: dict[str, BetLog]) -> pa.Array:
        """Return a list of bets in each row."""
        names = list(logs)
        staked = np.stack([log.stakes != 0 for log in logs.values()], axis=1)
        rows, bets = np.nonzero(staked)
        pick = [np.stack([log[field] for log in logs.values()], axis=1)[rows, bets] for field in range(3)]
        nothing = np.zeros(len(rows), np.bool_)
        records = pa.StructArray.from_arrays(
            [
                pa.array([names[bet] for bet in bets.tolist()], pa.string()),
                self._money(pick[0], nothing, paid=False),
                self._money(pick[1], nothing, paid=True),
                _texts(list(RESULTS), pick[2].astype(np.int32)).cast(pa.string()),
            ],
            ["bet", "stake", "returned", "result"],
        )
        offsets = np.concatenate(([0], np.cumsum(staked.sum(axis=1)))).astype(np.int32)
        return pa.ListArray.from_arrays(pa.array(offsets), records)

    def _money(self, amounts: NDArray[np.int64], none: NDArray[np.bool_], *, paid: bool) -> pa.Array:
        decimals = self._paid_decimals if paid else self._stake_decimals
        part = self._bank.table.unit / (self._bank.scale if paid else 1)
        units = amounts * int(part.scaleb(decimals))
        words = np.zeros((len(units), 2), np.int64)
        words[:, 0], words[:, 1] = units, units >> 63
        valid = pa.py_buffer(np.packbits(~none, bitorder="little").tobytes())
        money = pa.Array.from_buffers(pa.decimal128(18, decimals), len(units), [valid, pa.py_buffer(words)])
        return money if self._plan.money == "decimal" else money.cast(pa.string())


def _no_rounds(bank: Bank) -> Faulty:
    nothing = np.empty(0, np.int64)
    dealt = Dealt(np.empty((0, MOST_CARDS), np.uint8), nothing, nothing)
    return Faulty(bank.play(dealt, 0), np.empty(0, np.intp), np.empty(0, np.intp), None, [])


def _named(shoes: NDArray[np.int64]) -> tuple[list[str], NDArray[np.int32]]:
    numbers, codes = np.unique(shoes, return_inverse=True)
    return [f"S{number:09}" for number in numbers.tolist()], codes.astype(np.int32)


def _texts(values: list[str], codes: NDArray[np.int32], none: NDArray[np.bool_] | None = None) -> pa.Array:
    return pa.DictionaryArray.from_arrays(pa.array(codes, mask=none), pa.array(values, pa.string()))
