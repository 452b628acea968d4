"""Asking an engine and judging what it answers, with all that was asked since it began kept for shrinking."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from conformance.engines.port import AnyAnswer, EngineFault, Port, ProtocolRequest, Rejected, Unsupported
from conformance.engines.procedures_protocol import LimitsRequest
from conformance.engines.protocol import CoupRequest, RejectedAnswer, Rejection, SettleRequest
from conformance.rulebook import Rulebook
from conformance.suite.answers import Difference, actual, judge


class Failed(msgspec.Struct, frozen=True):
    """A request that was not answered as the rules say: in what the answer differs, or the fault instead of one."""

    request: ProtocolRequest
    differences: tuple[Difference, ...]
    answer: AnyAnswer | None = None
    fault: EngineFault | None = None

    @property
    def verdict(self) -> str:
        """The verdict of a Record."""
        return "failed" if self.fault is None else self.fault.verdict


class Asker:
    """Asks the engine behind a port.

    `history` has what was asked since the engine began, the oldest first; `refused` says whether the last was refused.
    """

    def __init__(self, port: Port, rules: Rulebook) -> None:
        self.rules = rules
        self.history: list[ProtocolRequest] = []
        self.refused = False
        self._port = port

    def claims(self, request: ProtocolRequest) -> bool:
        """Say whether the engine claims a request; if it only settles, whether the deals of coups give hands."""
        if isinstance(request, CoupRequest) and self.settles_only(request.table):
            return self._port.hands(request) is not None
        return self.claims_operation(str(request.__struct_config__.tag), request.table)

    def claims_operation(self, operation: str, table: str) -> bool:
        """Say whether the engine claims an operation at a table."""
        return self._port.claims(operation, table)

    def settles_only(self, table: str) -> bool:
        """Say whether the engine draws no cards at a table."""
        return self._port.settles_only(table)

    def ask(self, request: ProtocolRequest) -> Failed | None:
        """Return how a request fails, or None. Raises Unsupported where the engine says that it does not do this."""
        self.history.append(request)
        try:
            answer = self._actual(request)
        except Unsupported:
            raise
        except EngineFault as fault:
            return Failed(request, (), fault=fault)
        self.refused = isinstance(answer, RejectedAnswer)
        found = judge(self.rules, request, answer)
        return Failed(request, found, answer) if found else None

    def _actual(self, request: ProtocolRequest) -> AnyAnswer:
        """Return an engine's answer. A table that does not exist is asked of any engine; to refuse it takes no form."""
        if request.table in self.rules.tables:
            return actual(self._port, request)
        try:
            answer: AnyAnswer = self._port.exchange(request, claimed=False)
        except (Rejected, Unsupported) as refusal:
            return RejectedAnswer(request.seq, Rejection(refusal.detail))
        return answer

    def replay(self, requests: Sequence[ProtocolRequest]) -> Failed | None:
        """Send these requests to a restarted engine, if it can restart; return the first that fails."""
        self.begin_anew()
        for request in requests:
            if found := self.ask(request):
                return found
        return None

    def begin_anew(self) -> bool:
        """Have the engine restart, if it is one that can; return whether it is."""
        anew = self._port.begin_anew()
        if anew:
            self.history.clear()
        return anew


def size_of(request: ProtocolRequest) -> int:
    """Return how many coups or events a request asks for."""
    if isinstance(request, CoupRequest):
        return len(request.deals)
    if isinstance(request, SettleRequest):
        return len(request.hands)
    return 1 if isinstance(request, LimitsRequest) else len(request.events)
