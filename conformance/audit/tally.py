"""The tally: what an audit comes to, by rule, by table and by shoe, with what was paid too much and too little."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from itertools import islice
from typing import TypeVar

import msgspec

from conformance.audit.auditor import MOST_EXAMPLES, Counted, Examined, Example, merge_counted
from conformance.audit.checks import added_stakes
from conformance.audit.deviations import Deviation
from conformance.money import EXACT

MOST_SHOES = 100_000
"""Shoes whose deviations are counted one by one; those of any more are counted together."""

ANY_OTHER = ""
"""Stands for all further shoes."""


class Sums(msgspec.Struct):
    """How many deviations, and what they come to in one currency: too much and too little, both at least nothing."""

    deviations: int = 0
    over: Decimal = Decimal(0)
    under: Decimal = Decimal(0)

    def add(self, difference: Decimal | None) -> None:
        """Count a deviation."""
        self.deviations += 1
        if difference is not None and difference > 0:
            self.over = EXACT.add(self.over, difference)
        elif difference is not None:
            self.under = EXACT.subtract(self.under, difference)

    def merge(self, other: Sums) -> None:
        """Count what others come to."""
        self.deviations += other.deviations
        self.over = EXACT.add(self.over, other.over)
        self.under = EXACT.add(self.under, other.under)


class ByRule(msgspec.Struct):
    """The deviations from one rule, of one kind, in one currency at one table."""

    table: str
    rule: str
    what: str
    currency: str | None
    sums: Sums

    @property
    def key(self) -> tuple[str, str, str, str | None]:
        """Return what distinguishes it from others."""
        return self.table, self.rule, self.what, self.currency


class Unread(msgspec.Struct):
    """The rows that cannot be read for one reason: how many, and of the first where it stands and what is wrong."""

    reason: str
    field: str
    count: int
    file: str
    row: int
    value: str

    def merge(self, other: Unread) -> None:
        """Count what others found."""
        self.count += other.count
        if (other.file, other.row) < (self.file, self.row):
            self.file, self.row, self.value = other.file, other.row, other.value


class Staked(msgspec.Struct):
    """The stakes of one currency: the sum of those that were judged, and of those that were not."""

    currency: str | None
    judged: Decimal
    not_judged: Decimal


class Kept(msgspec.Struct):
    """An example, as it is kept and shown."""

    deviation: dict[str, str | int | None]
    deal: tuple[str, ...]
    stakes: dict[str, str]

    def is_of(self, deviation: Deviation) -> bool:
        """Say whether it is of a deviation."""
        told = self.deviation
        return (told["file"], told["row"], told["what"]) == (deviation.file, deviation.row, deviation.what.value)


class Tally(msgspec.Struct):
    """What came of all that was read so far."""

    rounds: int = 0
    unreadable: int = 0
    reasons: list[Unread] = []
    judged: int = 0
    not_judged: int = 0
    stakes: list[Staked] = []
    unjudged: list[str] = []
    """Columns that are not read, though they look as if they said something of bets or money."""
    rules: list[ByRule] = []
    shoes: dict[str, int] = {}
    examples: list[Kept] = []
    counted: dict[str, Counted] = {}

    @property
    def deviations(self) -> int:
        """All deviations."""
        return sum(item.sums.deviations for item in self.rules)

    @property
    def room(self) -> int:
        """How many more examples are kept."""
        return max(0, MOST_EXAMPLES - len(self.examples))

    def add(self, examined: Examined) -> None:
        """Count what came of a part."""
        part = Tally(
            rounds=examined.rounds,
            unreadable=len(examined.unreadable),
            judged=examined.judged,
            not_judged=examined.not_judged,
            stakes=[Staked(currency, *sums) for currency, sums in examined.stakes.items()],
            unjudged=list(examined.unjudged),
            examples=[_kept(example) for example in examined.examples],
            counted=examined.counted,
        )
        part.note(examined.deviations)
        part.tell(Unread(item.reason, item.field, 1, item.file, item.row, item.value) for item in examined.unreadable)
        self.merge(part)

    def merge(self, other: Tally) -> None:
        """Count what another tally has."""
        self.rounds += other.rounds
        self.judged += other.judged
        self.not_judged += other.not_judged
        sums = added_stakes({item.currency: (item.judged, item.not_judged)} for item in (*self.stakes, *other.stakes))
        self.stakes = [Staked(currency, *amounts) for currency, amounts in sums.items()]
        self.unjudged = sorted({*self.unjudged, *other.unjudged})
        self.unreadable += other.unreadable
        self.tell(other.reasons)
        self.examples += other.examples[: self.room]
        known = {item.key: item for item in self.rules}
        for item in other.rules:
            if item.key in known:
                known[item.key].sums.merge(item.sums)
            else:
                self.rules.append(item)
        for shoe, count in other.shoes.items():
            self._count(shoe, count)
        merge_counted(self.counted, other.counted)

    def _count(self, shoe: str, count: int) -> None:
        if shoe not in self.shoes and len(self.shoes) >= MOST_SHOES:
            shoe = ANY_OTHER
        self.shoes[shoe] = self.shoes.get(shoe, 0) + count

    def note(self, deviations: Iterable[Deviation]) -> None:
        """Count deviations."""
        known = {item.key: item for item in self.rules}
        for item in deviations:
            key = (item.table, item.rule, item.what.value, item.currency)
            if key not in known:
                known[key] = ByRule(*key, Sums())
                self.rules.append(known[key])
            known[key].sums.add(item.difference)
            if item.shoe is not None:
                self._count(f"{item.table} {item.shoe}", 1)

    def forget(self, deviations: Iterable[Deviation]) -> None:
        """Take back deviations that were found again in rows which repeat a round."""
        known = {item.key: item for item in self.rules}
        for item in deviations:
            known[item.table, item.rule, item.what.value, item.currency].sums.deviations -= 1
            if item.shoe is not None:
                name = f"{item.table} {item.shoe}"
                self.shoes[name if name in self.shoes else ANY_OTHER] -= 1
            self.examples = [kept for kept in self.examples if not kept.is_of(item)]

    def tell(self, unread: Iterable[Unread]) -> None:
        """Say why rows cannot be read."""
        known = {(item.reason, item.field): item for item in self.reasons}
        for item in unread:
            key = item.reason, item.field
            if key in known:
                known[key].merge(item)
            else:
                known[key] = item
                self.reasons.append(item)

    def keep(self, deviations: Iterable[Deviation]) -> None:
        """Keep deviations as examples that no single coup shows, as long as there is room."""
        self.examples += [_kept(Example(deviation, (), {})) for deviation in islice(deviations, self.room)]

    def money(self) -> dict[str | None, Sums]:
        """Return the sums of each currency."""
        return _added((item.currency, item.sums) for item in self.rules)

    def by_table(self) -> dict[tuple[str, str | None], Sums]:
        """Return the sums of each table and currency."""
        return _added(((item.table, item.currency), item.sums) for item in self.rules)


Key = TypeVar("Key")


def _added(parts: Iterable[tuple[Key, Sums]]) -> dict[Key, Sums]:
    found: dict[Key, Sums] = {}
    for key, sums in parts:
        found.setdefault(key, Sums()).merge(sums)
    return found


def _kept(example: Example) -> Kept:
    told = example.deviation._asdict()
    difference = told["difference"]
    told["difference"] = None if difference is None else format(difference, "f")
    told["what"] = example.deviation.what.value
    return Kept(told, example.deal, example.stakes)
