"""An audit from beginning to end: files read part by part, several at once, and then what is judged across rounds."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

import msgspec
import numpy as np
import pyarrow as pa

from conformance.audit.auditor import Auditor, Unreadable
from conformance.audit.checks import Compiled
from conformance.audit.deviations import Deviation, as_batch, from_batch
from conformance.audit.files import ParquetLog, Part, Place, find_files, kind_of, written_path
from conformance.audit.hashing import among
from conformance.audit.ledger import Entry, ShoeRule, judge_ids, judge_shoes, repeated, shoe_rules, suspicious
from conformance.audit.mapping import Mapping, with_suits
from conformance.audit.store import Job, LogFile, Store
from conformance.audit.tally import Tally
from conformance.audit.texts import TextLog
from conformance.audit.writing import UNREADABLE
from conformance.errors import N_, BaccaratError, Refused
from conformance.rules import Rulebook
from conformance.words import Words

SHARE = 4_000_000
"""Rounds of the ledger that are judged together at most, as many at once as there are threads."""

_BYTES_A_ROUND = 100
"""Fewer than a round takes in a file of text."""
_SAVE_EVERY = 2.0
"""Seconds between two savings of the state: what an audit that is killed has to do again."""
_AHEAD = 2
"""Parts that are read ahead for each thread."""
Log = ParquetLog | TextLog
Progress = Callable[[int, int], None]
"""Called with how many bytes are done, and how many rounds."""


def open_log(path: Path, mapping: Mapping, bets: Sequence[str]) -> Log:
    """Open a file of a log. Raises BaccaratError when it cannot be read, or lacks what an audit needs."""
    kind = kind_of(path)
    assert kind is not None
    if mapping.records and kind.format != "jsonl":
        raise BaccaratError(N_("{file}: --records is for JSON; leave it out"), file=path)
    if kind.format == "parquet":
        return ParquetLog(path, mapping, bets)
    return TextLog(path, kind, mapping, bets)


def check_mapping(rules: Rulebook, mapping: Mapping) -> None:
    """Raise Refused when a mapping names a table that is none."""
    if mapping.table is not None and mapping.table not in rules.tables:
        raise Refused(
            N_("{table} is not a table; the tables are {tables}"), table=mapping.table, tables=", ".join(rules.tables)
        )


class Audit:
    """An audit of files by the rules of all tables."""

    def __init__(self, rules: Rulebook, names: Sequence[str], mapping: Mapping) -> None:
        check_mapping(rules, mapping)
        self.rules, self.mapping = rules, mapping
        self._compiled = Compiled(rules.tableau, rules.tables, rules.stated_limits, with_suits=with_suits(mapping))
        self._paths = find_files(names)
        self.logs: list[Log] = [open_log(path, mapping, list(rules.bets)) for path in self._paths]
        self.size = sum(log.size for log in self.logs)

    def job(self) -> Job:
        """Return what is audited, to know it again."""
        told = []
        for path in self._paths:
            stat = path.stat()
            told.append(LogFile(written_path(path.resolve()), stat.st_size, stat.st_mtime_ns))
        rounds = sum(log.size // _BYTES_A_ROUND * log.swollen if log.rows is None else log.rows for log in self.logs)
        return Job(tuple(told), msgspec.json.encode(self.mapping).decode(), 1 << (rounds // SHARE).bit_length())

    def run(self, store: Store, jobs: int, words: Words, progress: Progress) -> Tally:
        """Carry out the audit, from where the store's state says, with this many threads.

        Raises BaccaratError when a file cannot be read, and OSError when the store cannot be written.
        """
        state = store.state
        done = sum(log.size for log in self.logs[: state.file])
        saved = time.monotonic()
        with ThreadPoolExecutor(jobs) as pool:
            for place, size, file, tally in self._examined(store, pool, jobs, words):
                if file != state.file:
                    done = sum(log.size for log in self.logs[:file])
                state.file, state.place, state.parts = file, place, state.parts + 1
                state.tally.merge(tally)
                done += size
                progress(done, state.tally.rounds)
                if time.monotonic() - saved > _SAVE_EVERY:
                    store.save()
                    saved = time.monotonic()
            store.save()
            across = self._across(store, pool)
        if self.mapping.repeats:
            for batch in store.deviations(repeats=True, again=True):
                state.tally.forget(from_batch(batch))
        with store.findings_of(None) as findings:
            findings.write(as_batch(across))
        state.tally.note(across)
        state.tally.keep(across)
        return state.tally

    def _examined(
        self, store: Store, pool: ThreadPoolExecutor, jobs: int, words: Words
    ) -> Iterator[tuple[Place, int, int, Tally]]:
        """Yield what comes of each part, in their order, and where reading goes on after it."""
        waiting: deque[_Waiting] = deque()
        try:
            for number, (file, auditor, path, part) in enumerate(self._parts(store), start=store.state.parts):
                future = pool.submit(_examine, auditor, path, part, store, number, words)
                waiting.append((part.after, part.size, file, future))
                if len(waiting) >= jobs + _AHEAD:
                    yield _first_of(waiting)
            while waiting:
                yield _first_of(waiting)
        finally:
            for *_, future in waiting:
                future.cancel()

    def _parts(self, store: Store) -> Iterator[tuple[int, Auditor, str, Part]]:
        state = store.state
        first, place = state.file, state.place
        for file, log in enumerate(self.logs[first:], start=first):
            auditor = self.auditor(log)
            for part in log.parts(place if file == first else Place()):
                yield file, auditor, written_path(log.path), part

    def auditor(self, log: Log) -> Auditor:
        """Return the auditor of a file's batches."""
        rules = self.rules
        return Auditor(rules.tableau, rules.tables, rules.stated_limits, self.mapping, log.layout, self._compiled)

    def _across(self, store: Store, pool: ThreadPoolExecutor) -> list[Deviation]:
        """Judge what takes several rounds: first which rounds are recorded twice, then the shoes without the others."""
        rules = shoe_rules(self.rules, self.mapping)
        recorded = {item.decks for item in store.state.tally.counted.values() if item.decks}
        least = [*rules.values(), *(rule._replace(decks=decks) for rule in rules.values() for decks in recorded)]
        found: list[Deviation] = []
        copied: dict[int, list[int]] = {}
        twice = partial(_twice, store, self.mapping)
        for deviations, copies, again in pool.map(twice, range(store.ledger.shares)):
            found += deviations
            store.state.tally.rounds -= again
            for part, place in copies:
                copied.setdefault(part, []).append(place)
        for entries in pool.map(partial(_suspects, store, least, copied), range(store.ledger.shares)):
            found += judge_shoes(rules, entries)
        return found


_Waiting = tuple[Place, int, int, Future[Tally]]


def _first_of(waiting: deque[_Waiting]) -> tuple[Place, int, int, Tally]:
    place, size, file, future = waiting.popleft()
    return place, size, file, future.result()


def _twice(store: Store, mapping: Mapping, share: int) -> tuple[list[Deviation], list[tuple[int, int]], int]:
    """Return the rounds of a share that are recorded more than once, and the parts and places of all but the first.

    And how many of these are rounds again where rows may repeat them, which are not to be counted.
    """
    ledger = store.ledger
    keys = list(ledger.ids(store.state.parts, share))
    if not keys:
        return [], [], 0
    doubled = repeated(np.concatenate([ids for _, (ids, _) in keys]))
    entries: list[tuple[Entry, tuple[int, int]]] = []
    for part, (ids, places) in keys if len(doubled) else ():
        here = places[among(ids, doubled)]
        entries += zip(ledger.entries(part, here), [(part, place) for place in here.tolist()], strict=True)
    found, copies = judge_ids(entries, repeats=mapping.repeats)
    readable = {position for entry, position in entries if entry.readable} if mapping.repeats else set()
    return found, copies, sum(position in readable for position in copies)


def _suspects(store: Store, rules: list[ShoeRule], again: dict[int, list[int]], share: int) -> list[Entry]:
    """Return all rounds of the shoes of a share of which something is to be said, each round once."""
    ledger, keys = store.ledger, []
    for part, found in ledger.shoes(store.state.parts, share):
        keys.append((part, found.without(again[part]) if part in again else found))
    if not keys:
        return []
    shoes, _, numbers, cards = map(np.concatenate, zip(*(found for _, found in keys), strict=True))
    bad = suspicious(rules, shoes, numbers, cards)
    entries: list[Entry] = []
    for part, found in keys if len(bad) else ():
        entries += ledger.entries(part, found.places[among(found.hashes, bad)])
    return entries


def _examine(auditor: Auditor, path: str, part: Part, store: Store, number: int, words: Words) -> Tally:
    """Examine a part, batch by batch; what is found and what is judged later is written aside at once."""
    tally, entries = Tally(), []
    with store.findings_of(number) as findings:
        for item in part.read():
            examined = auditor.examine_read(item, path)
            findings.write(as_batch(examined.deviations))
            findings.write(pa.RecordBatch.from_pylist([_told(bad, words) for bad in examined.unreadable], UNREADABLE))
            tally.add(examined)
            entries += examined.entries
    store.ledger.write(number, entries)
    return tally


def _told(item: Unreadable, words: Words) -> dict[str, object]:
    reason = words.say(item.reason, field=item.field, value=item.value)
    return {"file": item.file, "row": item.row, "reason": reason, "text": item.text}
