"""Deviations: where a log and the rules differ, one row for each, in words that no language owns."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from enum import StrEnum
from typing import NamedTuple

import pyarrow as pa


class What(StrEnum):
    """What differs."""

    PLAYER_DRAW = "player-draw"
    """Whether Player draws a third card."""
    BANKER_DRAW = "banker-draw"
    """Whether Banker draws a third card."""
    CARDS = "cards"
    """How many cards were dealt, where the log does not say to which hand."""
    PLAYER_TOTAL = "player-total"
    """Player's total."""
    BANKER_TOTAL = "banker-total"
    """Banker's total."""
    WINNER = "winner"
    """How the coup ended."""
    OFFER = "offer"
    """Whether the table takes the bet."""
    STAKE = "stake"
    """Whether the stake can be."""
    AVAILABILITY = "availability"
    """Whether the bet was still open."""
    RESULT = "result"
    """What became of the stake."""
    RETURNED = "returned"
    """What went back to the bettor."""
    ROUND_ID = "round-id"
    """Whether a round is recorded once."""
    ROUND_NUMBER = "round-number"
    """Whether the rounds of a shoe are numbered one after another."""
    SHOE = "shoe"
    """Whether the shoe can hold the card so often."""


OF_ROUND = frozenset(
    (What.PLAYER_DRAW, What.BANKER_DRAW, What.CARDS, What.PLAYER_TOTAL, What.BANKER_TOTAL, What.WINNER)
)
"""What differs in a round, whatever the bets, and is said once where several rows have the round."""

LOG_ROUND_ID, LOG_ROUND_NUMBER, LOG_STAKE, LOG_DECKS = "LOG-ROUND-ID", "LOG-ROUND-NUMBER", "LOG-STAKE", "LOG-DECKS"
"""Where no rule of a page stands behind a deviation: what the audit itself asks of a log."""


class Deviation(NamedTuple):
    """One deviation.

    `file` and `row` say where the round is recorded: the row, or the line of a text file, counted from 1.
    `expected` is what the rules make of the round, `recorded` what the log says. `difference` is by how much more went
    back than should have, so it is negative where too little did; None where no money is in question.
    """

    file: str
    row: int
    round_id: str
    table: str
    shoe: str | None
    round: int | None
    currency: str | None
    rule: str
    what: What
    bet: str | None
    expected: str
    recorded: str
    difference: Decimal | None


DECIMALS = 18
SCHEMA = pa.schema(
    [
        pa.field("file", pa.string(), nullable=False),
        pa.field("row", pa.int64(), nullable=False),
        pa.field("round_id", pa.string(), nullable=False),
        pa.field("table", pa.string(), nullable=False),
        pa.field("shoe", pa.string()),
        pa.field("round", pa.int64()),
        pa.field("currency", pa.string()),
        pa.field("rule", pa.string(), nullable=False),
        pa.field("what", pa.string(), nullable=False),
        pa.field("bet", pa.string()),
        pa.field("expected", pa.string(), nullable=False),
        pa.field("recorded", pa.string(), nullable=False),
        pa.field("difference", pa.decimal128(38, DECIMALS)),
    ]
)
"""The columns of deviations."""


def as_batch(deviations: Sequence[Deviation]) -> pa.RecordBatch:
    """Return deviations as a batch of SCHEMA."""
    columns = zip(*deviations, strict=True) if deviations else ([] for _ in SCHEMA)
    arrays = [pa.array(column, field.type) for column, field in zip(columns, SCHEMA, strict=True)]
    return pa.RecordBatch.from_arrays(arrays, schema=SCHEMA)


def said_again(batch: pa.RecordBatch, said: set[tuple[object, ...]]) -> list[bool]:
    """Say which deviations of a batch are of a round that was said to deviate so before, and note what is said."""
    again = []
    for item in from_batch(batch):
        key = item.table, item.round_id, item.what, item.recorded
        again.append(item.what in OF_ROUND and key in said)
        said.add(key)
    return again


def from_batch(batch: pa.RecordBatch) -> list[Deviation]:
    """Return the deviations of a batch."""
    return [Deviation(**row | {"what": What(row["what"])}) for row in batch.to_pylist()]
