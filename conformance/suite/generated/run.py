"""The generated checks in one run: every kind at every table, each ending as one Record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import msgspec

from conformance.engines.port import EngineFault, Port, ProtocolRequest, Unsupported
from conformance.engines.protocol import CoupRequest
from conformance.engines.server import ReferenceServer
from conformance.engines.wire import write_message
from conformance.errors import N_
from conformance.places import SOURCE
from conformance.rulebook import Rulebook
from conformance.suite.generated import around, coups, settling, slips
from conformance.suite.generated.asking import Asker, Failed, size_of
from conformance.suite.generated.executed import Executed
from conformance.suite.generated.ground import Deck, Ground
from conformance.suite.generated.misfits import WHY, first_wrong
from conformance.suite.generated.sessions import failing_session
from conformance.suite.generated.shrinking import Shrinker
from conformance.suite.generated.telling import cut, rules_of, tell
from conformance.suite.replay import written
from conformance.suite.results import GENERATED, Record
from conformance.words import Language, words_in
from conformance.words.outcomes import fault_text

SEED = 1
SETTLE = "settle"
EXAMPLES = 40
"""What is composed at random: this many sessions of each kind, and stakes and sets in proportion."""
SHRINKING = 60.0
"""Seconds that shrinking all failures of a run may take together."""

Requests = Callable[[Ground], Iterator[ProtocolRequest]]
Progress = Callable[[int, int], None]


class Kind(msgspec.Struct, frozen=True):
    """A kind of generated check: its id, its name, the operation that it asks for, and what it asks."""

    id: str
    name: str
    op: str
    requests: Requests


KINDS = (
    Kind("stakes", N_("stakes of every size"), "coup", coups.stakes),
    Kind("bet-sets", N_("several bets at once"), "coup", coups.bet_sets),
    Kind("rounds", N_("rounds of a shoe"), "coup", coups.rounds),
    Kind("cards", N_("cards of every rank and suit"), "coup", coups.cards),
    Kind("batches", N_("many coups in a request"), "coup", coups.batches),
    Kind("history", N_("coups that resemble the one before"), "coup", coups.history),
    Kind("refusals", N_("what has to be refused"), "coup", coups.refusals),
    Kind("settle", N_("hands to settle"), "settle", settling.settle),
    Kind("shoe", N_("the shoe"), "shoe", around.shoe),
    Kind("bet-slip", N_("the bet slip"), "bet-slip", slips.bet_slip),
    Kind("limits", N_("limits"), "limits", around.limits),
    Kind("incidents", N_("incidents"), "incidents", around.incidents),
    Kind("complaints", N_("complaints"), "complaints", around.complaints),
)
"""The kinds that are asked in a fixed order."""


def _mixed(ground: Ground) -> Iterator[ProtocolRequest]:
    """Yield coups after requests of every other operation of the table."""
    operations = Port(ReferenceServer(ground.rules)).hello().tables[ground.table.id]
    others = [kind for kind in KINDS if kind.op not in ("coup", SETTLE) and kind.op in operations]
    return coups.mixed(ground, [kind.requests(ground) for kind in others])


SESSIONS = Kind("sessions", N_("requests of every kind in any order"), "coup", _mixed)
"""The kind that Hypothesis composes, after some rows that are asked in any case."""


PROTOCOL = Kind("protocol", N_("requests that do not fit the protocol"), "coup", lambda _ground: iter(()))
"""The kind that asks what no typed request can hold."""
ALL = (*KINDS, SESSIONS, PROTOCOL)


def run_generated(
    port: Port,
    rules: Rulebook,
    tables: Sequence[str],
    *,
    seed: int = SEED,
    examples: int = EXAMPLES,
    language: Language = SOURCE,
    progress: Progress = lambda _done, _total: None,
    kinds: Sequence[str] = (),
    shuffled: bool = False,
) -> Iterator[Record]:
    """Yield a record for each kind at each table, in the order of the tables; no kinds mean all of them.

    The same seed asks the same questions. `shuffled` asks each kind's in any order, so that an engine cannot know
    what comes. Progress is the number of kinds done, of how many.
    """
    run = _Run(port, rules, seed, examples, language, shuffled=shuffled)
    asked = [
        (table, kind) for table in tables for kind in ALL if (not kinds or kind.id in kinds) and run.asks(table, kind)
    ]
    for done, (table, kind) in enumerate(asked):
        progress(done, len(asked))
        yield run.record(table, kind)
    progress(len(asked), len(asked))


def first_failing(port: Port, rules: Rulebook, table: str, kinds: Sequence[str]) -> str | None:
    """Return the case of the first of some kinds that fails at a table, or None; it is neither shrunk nor described."""
    run = _Run(port, rules, SEED, EXAMPLES, SOURCE, shuffled=False)
    asked = (kind for kind in ALL if kind.id in kinds and run.asks(table, kind))
    return next((GENERATED + kind.id for kind in asked if run.fails(table, kind)), None)


class _Run:
    def __init__(
        self, port: Port, rules: Rulebook, seed: int, examples: int, language: Language, *, shuffled: bool
    ) -> None:
        self._port, self._rules, self._seed, self._examples, self._language = port, rules, seed, examples, language
        self._shuffled = shuffled
        self._asker = Asker(port, rules)
        self._shrinker = Shrinker(self._asker, SHRINKING)
        self._deck = Deck(rules, Random(f"{seed}"))  # noqa: S311 - nothing secret hangs on it
        self._grounds: dict[str, Ground] = {}
        self._claims = Port(ReferenceServer(rules)).hello().tables
        self._asker.begin_anew()

    def asks(self, table: str, kind: Kind) -> bool:
        """Say whether a kind is asked at a table: its pages say something of it, and hands are not asked in vain.

        An engine that plays coups need not settle hands; what else it does not claim comes to unsupported.
        """
        if kind is PROTOCOL:
            return any(self._asker.claims_operation(operation, table) for operation in self._claims[table])
        if kind.op not in self._claims[table]:
            return False
        return kind.op != SETTLE or self._asker.claims_operation(SETTLE, table)

    def fails(self, table: str, kind: Kind) -> bool:
        """Say whether any of what a kind asks at a table is answered wrongly."""
        if any(self._asker.ask(request) is not None for request in self._requests(table, kind)):
            return True
        if kind is PROTOCOL:
            return first_wrong(self._port, self._ground(table))[1] is not None
        return kind is SESSIONS and failing_session(self._asker, self._ground(table), self._seed).failed is not None

    def record(self, table: str, kind: Kind) -> Record:
        """Ask all of a kind at a table, and return what it came to."""
        record = Record(
            GENERATED + kind.id,
            self._language,
            table,
            (),
            name=words_in(self._language).say(kind.name),
            seed=self._seed,
        )
        if kind is PROTOCOL:
            return self._of_the_protocol(record)
        executed = Executed(self._rules, self._ground(table), draws=not self._asker.settles_only(table))
        count = 0
        failed: Failed | None = None
        try:
            for request in self._requests(table, kind):
                failed = self._asker.ask(request)
                count += size_of(request)
                if failed is not None:
                    break
                executed.note(request, refused=self._asker.refused)
            if kind is SESSIONS:
                session = failing_session(self._asker, self._ground(table), self._seed)
                count, failed = count + session.count, session.failed
            if failed is not None:
                return self._failed(record, failed, count)
        except Unsupported as fault:
            return self._unsupported(record, fault, count)
        return msgspec.structs.replace(record, rules=tuple(executed.found), count=count)

    def _ground(self, table: str) -> Ground:
        if table not in self._grounds:
            self._grounds[table] = Ground(
                self._rules, self._rules.tables[table], self._deck, f"{self._seed}", self._examples
            )
        return self._grounds[table]

    def _requests(self, table: str, kind: Kind) -> Iterator[ProtocolRequest]:
        """Yield what a kind asks at a table. Each kind has a chance of its own, so that it asks the same by itself."""
        ground = self._ground(table)
        for chance in (ground.random, ground.dealer.random):
            chance.seed(f"{self._seed} {table} {kind.id}")
        requests = kind.requests(ground)
        if self._shuffled:
            everything = list(requests)
            ground.random.shuffle(everything)
            requests = iter(everything)
        for request in requests:
            has_no_hands = isinstance(request, CoupRequest) and self._asker.settles_only(table)
            is_own = request.table == table and kind is not SESSIONS and not has_no_hands
            if self._asker.claims(request) or is_own or request.table not in self._rules.tables:
                yield request

    def _failed(self, record: Record, failed: Failed, count: int) -> Record:
        shrunk = self._shrinker.shrink(failed)
        failed = shrunk.failed
        told = tell(self._rules, shrunk, record.table, self._language)
        coup = failed.request if isinstance(failed.request, CoupRequest) and len(failed.request.deals) == 1 else None
        return msgspec.structs.replace(
            record,
            verdict=failed.verdict,
            rules=rules_of(self._rules, failed),
            step=told.step,
            subject=told.subject,
            expected=told.expected,
            actual=told.actual,
            deal="" if coup is None else " ".join(coup.deals[0]),
            stakes={} if coup is None else {item.bet: item.stake for item in coup.bets},
            round=1 if coup is None else coup.round,
            requests=written((*shrunk.before, failed.request)),
            count=count,
        )

    def _of_the_protocol(self, record: Record) -> Record:
        """Ask what does not fit the protocol, and return what it came to."""
        ground, words = self._ground(record.table), words_in(self._language)
        ground.random.seed(f"{self._seed} {record.table} {PROTOCOL.id}")
        count, wrong = first_wrong(self._port, ground)
        record = msgspec.structs.replace(record, count=count)
        if wrong is None:
            return record
        fault = wrong.fault
        return msgspec.structs.replace(
            record,
            verdict="failed" if fault is None else fault.verdict,
            step=cut(write_message(wrong.misfit.message).decode()),
            subject=words.say("The engine"),
            expected=words.say(WHY[wrong.misfit.right]),
            actual=wrong.actual if fault is None else fault_text(fault.verdict, fault.detail, self._language),
        )

    def _unsupported(self, record: Record, fault: EngineFault, count: int) -> Record:
        words = words_in(self._language)
        return msgspec.structs.replace(
            record,
            verdict=fault.verdict,
            asked=count > 0,
            subject=words.say("The engine"),
            expected=words.say("an answer"),
            actual=fault_text(fault.verdict, fault.detail, self._language),
            count=count,
        )
