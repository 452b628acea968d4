"""Sessions that Hypothesis composes: requests of every operation in any order, at one table and at others beside it."""

from __future__ import annotations

import time
import warnings
from collections.abc import Sequence
from contextlib import suppress
from decimal import Decimal

import hypothesis
import msgspec
from hypothesis import strategies as st
from hypothesis.errors import Flaky, HypothesisWarning

from conformance.complaints import Complaint
from conformance.engines.port import Port, ProtocolRequest
from conformance.engines.procedures_protocol import (
    ComplaintsRequest,
    IncidentsRequest,
    Limit,
    LimitsRequest,
    ShoeRequest,
)
from conformance.engines.protocol import CoupRequest, Stake
from conformance.engines.server import ReferenceServer
from conformance.engines.slip_protocol import SlipRequest
from conformance.money import EXACT, MOST_DIGITS
from conformance.rulebook import Table
from conformance.suite.generated.around import coherent, complaint_times, incident_events, shoe_events
from conformance.suite.generated.asking import Asker, Failed, size_of
from conformance.suite.generated.ground import Ground
from conformance.suite.generated.slips import slip_events

LONGEST = 8
"""Requests of a session, at most."""
MOST_DEALS = 4
MOST_EVENTS = 12
SHRINKING = 5.0
"""Seconds after which the smallest session that was found to fail so far is the one that is reported."""

Strategy = st.SearchStrategy[ProtocolRequest]


class Session(msgspec.Struct, frozen=True):
    """What came of the sessions: how many coups and events were asked for, and how the smallest of them failed."""

    count: int
    failed: Failed | None = None


class _Enough(BaseException):
    """Shrinking has taken long enough."""


class _Wrong(AssertionError):
    """A session failed."""


def failing_session(asker: Asker, ground: Ground, seed: int) -> Session:
    """Have an engine asked for sessions; where one fails, the asker's history is what was asked in the smallest one.

    Raises Unsupported where the engine says that it does not do what it claims.
    """
    trial = _Trial(asker)
    body = hypothesis.given(st.lists(_requests(asker, ground), min_size=1, max_size=LONGEST))(trial.run)
    settings = hypothesis.settings(
        max_examples=max(1, ground.examples // 2),
        database=None,
        deadline=None,
        derandomize=False,
        print_blob=False,
        report_multiple_bugs=False,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=(hypothesis.Phase.generate, hypothesis.Phase.shrink),
        verbosity=hypothesis.Verbosity.quiet,
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", HypothesisWarning)
        with suppress(_Wrong, _Enough, Flaky):
            hypothesis.seed(f"{seed} {ground.table.id}")(settings(body))()
    if trial.failed is not None:
        asker.history[:] = [*trial.before, trial.failed.request]
    return Session(trial.count, trial.failed)


class _Trial:
    """Runs sessions, and keeps the smallest that failed.

    The first one that fails may lean on the sessions before it, so `before` is then all that was asked. Each later one
    is asked of a restarted engine, where the engine can.
    """

    def __init__(self, asker: Asker) -> None:
        self._asker = asker
        self._until = 0.0
        self._smallest: tuple[int, int] | None = None
        self.count = 0
        self.before: Sequence[ProtocolRequest] = ()
        self.failed: Failed | None = None

    def run(self, requests: list[ProtocolRequest]) -> None:
        """Ask for a session. Raises _Wrong when it fails."""
        if self.failed is not None:
            if time.monotonic() > self._until:
                raise _Enough
            self._asker.begin_anew()
        for place, request in enumerate(requests):
            found = self._asker.ask(request)
            self.count += size_of(request)
            if found is not None:
                self._keep(requests[:place], found)
                raise _Wrong

    def _keep(self, before: Sequence[ProtocolRequest], failed: Failed) -> None:
        if self.failed is None:
            self._until = time.monotonic() + SHRINKING
            self.before, self.failed = tuple(self._asker.history[:-1]), failed
            return
        size = len(before), size_of(failed.request)
        if self._smallest is None or size <= self._smallest:
            self._smallest, self.before, self.failed = size, tuple(before), failed


def _requests(asker: Asker, ground: Ground) -> Strategy:
    """Return requests of every operation that the table has and the engine claims, and coups at tables beside it."""
    claimed = Port(ReferenceServer(ground.rules)).hello().tables
    makers = {
        "shoe": _shoe,
        "bet-slip": _slip,
        "limits": _limits,
        "incidents": _incidents,
        "complaints": _complaints,
    }
    choices: list[Strategy] = [_coups(ground, ground.table)] * 3
    for other in ground.rules.tables.values():
        request = CoupRequest("", other.id, 1, (), ())
        if other.id != ground.table.id and asker.claims(request):
            choices.append(_coups(ground, other))
    for op in claimed[ground.table.id]:
        if op in makers:
            made = makers[op](ground)
            choices.append(made)
    return st.one_of(choices)


def _amounts(table: Table) -> st.SearchStrategy[str]:
    def write(units: int) -> str:
        return format(EXACT.multiply(table.unit, Decimal(units)), "f")

    largest = int(EXACT.divide_int(Decimal(10) ** MOST_DIGITS, table.unit)) - 1
    return st.one_of(
        st.integers(1, 100_000).map(write), st.integers(1, 10**9).map(write), st.integers(1, largest).map(write)
    )


def _coups(ground: Ground, table: Table) -> Strategy:
    bets = st.lists(
        st.builds(Stake, st.sampled_from(tuple(table.offers)), _amounts(table)),
        unique_by=lambda item: item.bet,
        max_size=len(table.offers),
    ).map(tuple)
    rounds = st.one_of(st.just(1), st.integers(0, 120))
    deals = st.lists(st.sampled_from(ground.deck.examples), min_size=1, max_size=MOST_DEALS).map(tuple)
    return st.builds(CoupRequest, st.just(""), st.just(table.id), rounds, bets, deals)


def _shoe(ground: Ground) -> Strategy:
    events = st.lists(st.sampled_from(shoe_events(ground)), min_size=1, max_size=MOST_EVENTS).map(tuple)
    return st.builds(ShoeRequest, st.just(""), st.just(ground.table.id), events)


def _slip(ground: Ground) -> Strategy:
    events = slip_events(ground)
    lists = st.lists(st.sampled_from(events), min_size=1, max_size=2 * MOST_EVENTS).map(tuple)
    amounts = st.sampled_from([ground.stake(Decimal(amount)) for amount in (10, 20, 100)])
    return st.builds(
        SlipRequest,
        st.just(""),
        st.just(ground.table.id),
        st.sampled_from([ground.stake(Decimal(amount)) for amount in (0, 5, 12, 1000)]),
        st.just(ground.stake(Decimal(5))),
        amounts,
        lists,
    )


def _limits(ground: Ground) -> Strategy:
    table = ground.table
    small = st.integers(1, 300).map(lambda units: ground.stake(Decimal(units)))
    bets = st.lists(
        st.builds(Stake, st.sampled_from(ground.bets), small), unique_by=lambda item: item.bet, max_size=4
    ).map(tuple)
    ranges = st.fixed_dictionaries({bet: st.builds(_limit, small, small) for bet in ground.bets})
    return st.builds(LimitsRequest, st.just(""), st.just(table.id), bets, ranges, st.booleans())


def _limit(one: str, other: str) -> Limit:
    low, high = sorted((one, other), key=Decimal)
    return Limit(low, high)


def _incidents(ground: Ground) -> Strategy:
    rows = st.lists(st.sampled_from(incident_events(ground)), min_size=1, max_size=MOST_EVENTS)
    events = rows.map(lambda row: coherent(ground, row))
    return st.builds(IncidentsRequest, st.just(""), st.just(ground.table.id), events)


def _complaints(ground: Ground) -> Strategy:
    rules = ground.rules.procedures[ground.table.id].complaints
    assert rules is not None
    fields = st.lists(st.sampled_from((*rules.required, "no-such-field")), max_size=len(rules.required) + 1).map(tuple)
    complaint = st.builds(Complaint, fields, st.sampled_from(complaint_times(rules)))
    events = st.lists(complaint, min_size=1, max_size=MOST_EVENTS).map(tuple)
    return st.builds(ComplaintsRequest, st.just(""), st.just(ground.table.id), events)
