"""The ledger: what is judged across rounds, for which a few bytes of each round are kept aside.

A round is recorded once; the rounds of a shoe are numbered one after another; no card comes out of a shoe more often
than it has decks. None of this depends on the order in which rounds are read, so the result is the same wherever and in
however many parts a log is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Mapping as Names
from typing import Any, NamedTuple, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from conformance.audit.deviations import LOG_DECKS, LOG_ROUND_ID, LOG_ROUND_NUMBER, Deviation, What
from conformance.audit.hashing import among
from conformance.audit.mapping import MOST_DECKS, Mapping, with_suits
from conformance.audit.rounds import NOT_RECORDED, Rounds
from conformance.cards import CARDS, SUITS
from conformance.coup import MOST_CARDS
from conformance.kernel import NO_CARD
from conformance.rules import Rulebook

SCHEMA = pa.schema(
    [
        pa.field("file", pa.dictionary(pa.int32(), pa.string())),
        pa.field("row", pa.int64()),
        pa.field("round_id", pa.string()),
        pa.field("table", pa.dictionary(pa.int32(), pa.string())),
        pa.field("shoe", pa.dictionary(pa.int32(), pa.string())),
        pa.field("round", pa.int32()),
        pa.field("cards", pa.binary(MOST_CARDS)),
        pa.field("decks", pa.int8()),
    ]
)
"""What the ledger keeps of each round; the cards by their numbers, NO_CARD where there are fewer than six."""


def entries_of(rounds: Rounds, table: str, file: str, rows: NDArray[np.int64]) -> pa.RecordBatch:
    """Return what the ledger keeps of rounds at a table, readable or not; `rows` says where they are recorded."""
    count = len(rows)
    numbers = np.full(count, NOT_RECORDED, np.int32) if rounds.numbers is None else rounds.numbers.astype(np.int32)
    cards = np.ascontiguousarray(rounds.deals)
    if rounds.unreadable:
        cards[list(rounds.unreadable)] = NO_CARD
    entries = pa.RecordBatch.from_arrays(
        [
            _same(file, count),
            pa.array(rows),
            rounds.ids.cast(pa.string()),
            _same(table, count),
            pa.nulls(count, SCHEMA.field("shoe").type) if rounds.shoes is None else _repeated(rounds.shoes),
            pa.array(numbers),
            pa.Array.from_buffers(pa.binary(MOST_CARDS), count, [None, pa.py_buffer(cards)]),
            pa.nulls(count, pa.int8()) if rounds.decks is None else _few(rounds.decks),
        ],
        schema=SCHEMA,
    )
    if rounds.repeats is not None:
        return entries.filter(pc.and_(pc.is_valid(rounds.ids), pa.array(~rounds.repeats)))
    return entries.filter(pc.is_valid(rounds.ids)) if rounds.ids.null_count else entries


def _few(decks: NDArray[np.int64]) -> pa.Array:
    """Return how many decks there are, nothing where it is not said."""
    return pa.array(np.clip(decks, 0, MOST_DECKS).astype(np.int8), mask=decks <= 0)


def _same(text: str, count: int) -> pa.Array:
    return pa.DictionaryArray.from_arrays(pa.array(np.zeros(count, np.int32)), pa.array([text]))


def _repeated(column: pa.Array) -> pa.Array:
    return (column if pa.types.is_dictionary(column.type) else column.dictionary_encode()).cast(
        SCHEMA.field("shoe").type
    )


class Entry(NamedTuple):
    """One round in the ledger."""

    file: str
    row: int
    round_id: str
    table: str
    shoe: str | None
    round: int
    cards: bytes
    decks: int | None = None

    @property
    def round_of_shoe(self) -> tuple[object, ...]:
        """What is the same wherever one round is recorded."""
        return self.table, self.shoe, self.round, self.cards

    @property
    def readable(self) -> bool:
        """Whether its cards are known."""
        return self.cards[0] != NO_CARD


def entries_in(rows: pa.RecordBatch | pa.Table) -> list[Entry]:
    """Return the entries in rows of SCHEMA."""
    return [Entry(**row) for row in rows.to_pylist()]


class ShoeRule(NamedTuple):
    """What a table's shoes must keep to: no card more often than the decks, by which rule."""

    decks: int
    rule: str
    with_suits: bool

    @property
    def most(self) -> int:
        """How often a card may come, or a rank where suits are not recorded."""
        return self.decks if self.with_suits else self.decks * len(SUITS)


def shoe_rules(rules: Rulebook, mapping: Mapping) -> dict[str, ShoeRule]:
    """Return the rule of every table that deals more than one round from a shoe."""
    return {
        table.id: ShoeRule(mapping.decks or table.decks, table.decks_rule or LOG_DECKS, with_suits(mapping))
        for table in rules.tables.values()
        if rules.procedures[table.id].shoe.shuffled_before != "each-round"
    }


def repeated(ids: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return the hashes that come more than once."""
    halves = ids.astype(np.uint32)
    doubled = _doubled(halves)  # is half as much to sort, and hardly any two are alike by chance
    return np.unique(_doubled(ids[among(halves, doubled)]))


def _doubled(numbers: NDArray[Any]) -> NDArray[Any]:
    ordered = np.sort(numbers)
    doubled: NDArray[Any] = ordered[1:][ordered[1:] == ordered[:-1]]
    return doubled


Position = TypeVar("Position")


def judge_ids(
    entries: Iterable[tuple[Entry, Position]], *, repeats: bool = False
) -> tuple[list[Deviation], list[Position]]:
    """Judge whether rounds are recorded once, or where they may be repeated, always alike.

    The entries come with their positions, whatever these are, and of each round all of them must be given. Returns
    the deviations, and the positions of all entries of a round but the first.
    """
    by_id: dict[str, list[tuple[Entry, Position]]] = {}
    for entry, position in entries:
        by_id.setdefault(entry.round_id, []).append((entry, position))
    found: list[Deviation] = []
    copies: list[Position] = []
    for same in by_id.values():
        if len(same) > 1:
            (first, _), *others = sorted(same, key=lambda pair: (repeats and not pair[0].readable, pair[0][:2]))
            count = len({entry.round_of_shoe for entry, _ in same if entry.readable}) if repeats else len(same)
            if count > 1:
                found.append(_deviation(first, LOG_ROUND_ID, What.ROUND_ID, "1", str(count)))
            copies += [position for _, position in others]
    return found, copies


def judge_shoes(rules: Names[str, ShoeRule], entries: Iterable[Entry]) -> Iterator[Deviation]:
    """Judge shoes, of which all rounds are given, each once; those of tables without a rule are ignored."""
    shoes: dict[tuple[str, str], list[Entry]] = {}
    for entry in entries:
        if entry.shoe is not None and entry.table in rules:
            shoes.setdefault((entry.table, entry.shoe), []).append(entry)
    for (table, _), of_shoe in sorted(shoes.items()):
        yield from judge_shoe(rules[table], of_shoe)


def judge_shoe(rule: ShoeRule, entries: Iterable[Entry]) -> Iterator[Deviation]:
    """Judge the rounds of one shoe, each given once: their numbers, and how often each card comes.

    >>> rule = ShoeRule(1, "DECKS", True)
    >>> rounds = [Entry("", n, f"R{n}", "t", "S", n, bytes([0, 5, 9, 20 + n, NO_CARD, NO_CARD])) for n in (1, 3)]
    >>> for item in judge_shoe(rule, rounds):
    ...     print(item.round_id, item.what, item.expected, item.recorded, sep=", ")
    R3, round-number, 2, 3
    R3, shoe, 1 × AS, 2 × AS
    R3, shoe, 1 × 2H, 2 × 2H
    R3, shoe, 1 × 3H, 2 × 3H
    """
    ordered = sorted(entries, key=lambda entry: (entry.round, entry.round_id))
    rule = rule._replace(decks=next((entry.decks for entry in ordered if entry.decks), rule.decks))
    yield from _judge_numbers([entry for entry in ordered if entry.round != NOT_RECORDED])
    total = Counter(card for entry in ordered for card in entry.cards if card != NO_CARD)
    excessive = {card for card, count in total.items() if count > rule.most}
    so_far: Counter[int] = Counter()
    for entry in ordered if excessive else ():
        for card in entry.cards:
            if card in excessive:
                so_far[card] += 1
                if so_far[card] == rule.most + 1:
                    name = CARDS[card].code if rule.with_suits else CARDS[card].rank
                    yield _deviation(entry, rule.rule, What.SHOE, f"{rule.most} × {name}", f"{total[card]} × {name}")


def _judge_numbers(ordered: Sequence[Entry]) -> Iterator[Deviation]:
    """Judge the numbers of rounds in their order. A log may begin or end amid a shoe."""
    times = Counter(entry.round for entry in ordered)
    before: Entry | None = None
    for entry in ordered:
        if before is not None and entry.round > before.round + 1:
            yield _deviation(entry, LOG_ROUND_NUMBER, What.ROUND_NUMBER, str(before.round + 1), str(entry.round))
        if times[entry.round] > 1 and (before is None or before.round != entry.round):
            said = f"{times[entry.round]} × {entry.round}"
            yield _deviation(entry, LOG_ROUND_NUMBER, What.ROUND_NUMBER, f"1 × {entry.round}", said)
        before = entry


def _deviation(entry: Entry, rule: str, what: What, expected: str, recorded: str) -> Deviation:
    number = None if entry.round == NOT_RECORDED else entry.round
    return Deviation(
        entry.file,
        entry.row,
        entry.round_id,
        entry.table,
        entry.shoe,
        number,
        None,
        rule,
        what,
        None,
        expected,
        recorded,
        None,
    )


def suspicious(
    rules: Iterable[ShoeRule], shoes: NDArray[np.uint64], numbers: NDArray[np.int32], cards: NDArray[np.uint8]
) -> NDArray[np.uint64]:
    """Return the shoes, by their hashes, of which judge_shoes would find something by a rule, and hardly any others.

    The three have an item or a row for each round, whose order does not matter.
    """
    if not len(shoes):
        return shoes
    starts = np.concatenate(([0], np.flatnonzero(shoes[1:] != shoes[:-1]) + 1))
    names, first, of_run = np.unique(shoes[starts], return_index=True, return_inverse=True)
    order = np.argsort(first)  # numbered as they come, so that the rounds of shoes near each other are so too
    names, of_run = names[order], np.argsort(order)[of_run]
    shoe = np.repeat(of_run, np.diff(np.append(starts, len(shoes))))
    doubtful = _out_of_step(starts, of_run, numbers, len(names))
    some = doubtful[shoe]
    most = min(rule.most for rule in rules)
    found = [_badly_numbered(shoe[some], numbers[some]), *_overfull(shoe, cards, len(names), most)]
    suspects: NDArray[np.uint64] = names[np.unique(np.concatenate(found))]
    return suspects


def _out_of_step(
    starts: NDArray[np.intp], of_run: NDArray[np.intp], numbers: NDArray[np.int32], count: int
) -> NDArray[np.bool_]:
    """Say which shoes' rounds do not stand together one after another; of most logs, hardly any."""
    broken = np.diff(numbers, prepend=numbers[0] - 1) != 1
    broken[starts] = numbers[starts] == NOT_RECORDED
    doubtful = np.bincount(of_run, minlength=count) > 1
    runs = np.searchsorted(starts, np.flatnonzero(broken), side="right") - 1
    doubtful[of_run[runs]] = True
    return doubtful


def _badly_numbered(shoe: NDArray[np.intp], numbers: NDArray[np.int32]) -> NDArray[np.intp]:
    known = numbers != NOT_RECORDED
    width = int(numbers.max(initial=0)) + 2  # no number of a shoe is next to one of another
    keys = np.sort(shoe[known] * width + numbers[known])
    steps = np.flatnonzero(np.diff(keys) != 1)
    before, after = keys[steps] // width, keys[steps + 1] // width
    bad: NDArray[np.intp] = before[before == after]
    return bad


_WIDTH = 64
"""Counters of a shoe: one for each card, and the last for where there is none."""
_AT_ONCE = 2000
"""Shoes whose cards are counted together: few enough for their counters to stay near the processor."""


def _overfull(shoe: NDArray[np.intp], cards: NDArray[np.uint8], count: int, most: int) -> Iterator[NDArray[np.intp]]:
    """Count cards, of the shoes alone that have enough rounds for a card to come too often."""
    enough = np.bincount(shoe, minlength=count) * MOST_CARDS > most
    if not enough.all():
        rounds = np.flatnonzero(enough[shoe])
        shoe, cards = shoe.take(rounds), cards.take(rounds, axis=0)
    if bool((shoe[1:] < shoe[:-1]).any()):
        order = np.argsort(shoe, kind="stable")
        shoe, cards = shoe.take(order), cards.take(order, axis=0)
    for start in range(0, count, _AT_ONCE):
        low, high = np.searchsorted(shoe, (start, start + _AT_ONCE))
        if low < high:
            base = (shoe[low:high] - start) * _WIDTH
            counted = np.zeros(_AT_ONCE * _WIDTH, np.intp)
            for column in np.minimum(cards[low:high].T, _WIDTH - 1, order="C"):
                counted += np.bincount(base + column, minlength=len(counted))
            excessive = (counted.reshape(_AT_ONCE, _WIDTH)[:, : len(CARDS)] > most).any(axis=1)
            yield start + np.flatnonzero(excessive)
