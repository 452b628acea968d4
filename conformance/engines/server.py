"""The reference engine behind the protocol: one request in, one answer out."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec

from conformance import __version__
from conformance.engines.coups import Coups
from conformance.engines.port import ProtocolRequest
from conformance.engines.procedures_protocol import ProcedureRequest, answer_procedure
from conformance.engines.protocol import (
    PROTOCOL,
    About,
    CoupAnswer,
    CoupRequest,
    ErrorAnswer,
    Failure,
    HelloAnswer,
    HelloRequest,
    RejectedAnswer,
    Rejection,
    Request,
    SettleAnswer,
    SettleRequest,
    UnsupportedAnswer,
    read_stakes,
)
from conformance.engines.reference import check_bets, table_called
from conformance.engines.slip_protocol import SlipRequest, answer_slip
from conformance.engines.wire import write_message
from conformance.errors import Refused
from conformance.rulebook import Rulebook, Table, rulebook

AnyRequest = Request | ProcedureRequest | SlipRequest
OPERATIONS = ("hello", "coup", "settle", "shoe", "bet-slip", "limits", "incidents", "complaints")


_SURROGATE = "the request holds half of a surrogate pair, which is not a character; leave it out"


class ReferenceServer:
    """Answers protocol requests from a rulebook; by default from this project's."""

    def __init__(self, rules: Rulebook | None = None) -> None:
        self.rules = rules or rulebook()
        self._coups = Coups(self.rules)

    def __call__(self, request: object) -> dict[str, Any]:
        """Answer one request. Never raises for what a client may send."""
        try:
            answer = self.respond(request)
            write_message(answer)
        except UnicodeEncodeError:  # a request in this process can hold what no JSON does; it is not repeated
            answer = ErrorAnswer(_seq_of(request).encode("utf-8", "ignore").decode(), Failure(_SURROGATE))
        built: dict[str, Any] = msgspec.to_builtins(answer)
        return built

    def respond(self, request: object) -> msgspec.Struct:
        """Answer any JSON value as a message that can be written. Never raises for what a client may send."""
        fields = request if isinstance(request, dict) else {}
        return self._answered(request, _seq_of(request), fields.get("op"))

    def answer(self, request: ProtocolRequest) -> Any:  # noqa: ANN401 - the type that ANSWERS has for the request
        """Answer a request that has its types: a RejectedAnswer where the rules refuse it."""
        try:
            return self._answer(request)
        except Refused as refusal:
            return RejectedAnswer(request.seq, Rejection(str(refusal)))

    def _answered(self, request: object, seq: str, op: object) -> msgspec.Struct:
        if isinstance(op, str) and op not in OPERATIONS:
            return UnsupportedAnswer(seq, f"op {op}")
        try:
            read = msgspec.convert(request, AnyRequest)
            return self._answer(read) if isinstance(read, HelloRequest) else self.answer(read)
        except msgspec.ValidationError as error:
            return ErrorAnswer(seq, Failure(f"the request is not a protocol {PROTOCOL} message: {error}"))

    def _answer(self, request: AnyRequest) -> msgspec.Struct:
        if isinstance(request, HelloRequest):
            about = About("reference", __version__, "Python")
            return HelloAnswer(
                request.seq, PROTOCOL, about, {table: self.abilities(table) for table in self.rules.tables}
            )
        op = str(request.__struct_config__.tag)
        if request.table in self.rules.tables and op not in self.abilities(request.table):
            return UnsupportedAnswer(request.seq, f"op {op} at {request.table}: its pages say nothing of it")
        if isinstance(request, CoupRequest):
            table, stakes = self._taken(request)
            return CoupAnswer(request.seq, self._coups.dealt(table, request.deals, stakes))
        if isinstance(request, SettleRequest):
            table, stakes = self._taken(request)
            return SettleAnswer(request.seq, self._coups.laid(table, request.hands, stakes))
        if isinstance(request, SlipRequest):
            return answer_slip(self.rules, request)
        return answer_procedure(self.rules, request)

    def abilities(self, table: str) -> tuple[str, ...]:
        """Return what the engine does at a table: whatever its pages say anything about."""
        around = self.rules.procedures[table]
        said = {
            "bet-slip": self.rules.slips.get(table),
            "limits": around.limits,
            "incidents": around.incidents,
            "complaints": around.complaints,
        }
        return ("coup", "settle", "shoe", *(ability for ability, rules in said.items() if rules))

    def _taken(self, request: CoupRequest | SettleRequest) -> tuple[Table, dict[str, Decimal]]:
        """Return the table of a request, and the stakes, which it takes. Raises Refused."""
        table = table_called(self.rules, request.table)
        stakes = read_stakes(request.bets, table.unit)
        check_bets(self.rules, table, stakes, request.round)
        return table, stakes


def _seq_of(request: object) -> str:
    seq = request.get("seq") if isinstance(request, dict) else None
    return seq if isinstance(seq, str) else ""


def reference(request: dict[str, Any]) -> dict[str, Any]:
    """Answer one protocol request as this project's rules say: `--engine conformance.engines.server:reference`."""
    return server_of(rulebook())(request)


def server_of(rules: Rulebook) -> ReferenceServer:
    """Return the one reference engine of some rules, which remembers the coups that it has played."""
    kept = _SERVERS.get(id(rules))
    if kept is None:
        if len(_SERVERS) >= MOST_SERVERS:
            _SERVERS.clear()
        kept = _SERVERS[id(rules)] = ReferenceServer(rules)
    return kept


MOST_SERVERS = 8
_SERVERS: dict[int, ReferenceServer] = {}
"""The reference engines by the identity of their rules, which they keep alive."""
