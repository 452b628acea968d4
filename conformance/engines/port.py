"""The one port through which the suite reaches an engine, and the ways in which an engine can fail it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from itertools import count
from typing import Any, TypeVar

import msgspec

from conformance import __version__
from conformance.cards import Card
from conformance.complaints import Complaint
from conformance.engines.procedures_protocol import (
    ComplaintsAnswer,
    ComplaintsRequest,
    ComplaintState,
    IncidentsAnswer,
    IncidentsRequest,
    IncidentState,
    Limit,
    LimitsAnswer,
    LimitsRequest,
    ShoeAnswer,
    ShoeRequest,
    ShoeState,
)
from conformance.engines.protocol import (
    PROTOCOL,
    CoupAnswer,
    CoupRequest,
    CoupResult,
    ErrorAnswer,
    HelloAnswer,
    HelloRequest,
    RejectedAnswer,
    Stake,
    Suite,
    UnsupportedAnswer,
    read_coups,
)
from conformance.engines.schemas import answer_violation
from conformance.engines.slip_protocol import SlipAnswer, SlipEvent, SlipRequest, SlipState
from conformance.errors import on_one_line
from conformance.incidents import Incident
from conformance.money import EXACT
from conformance.shoe import ShoeEvent

Handler = Callable[[dict[str, Any]], Mapping[str, Any]]
"""An engine as the port sees it: a protocol request in, a protocol answer out."""

MOST_DETAIL = 2000
"""Characters of what an engine says of its own fault; the rest is cut."""

A = TypeVar("A", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)


class EngineFault(Exception):
    """The engine did not play: `verdict` names how, and `detail` is what it said."""

    verdict = "failed"

    def __init__(self, detail: str) -> None:
        cut = detail if len(detail) <= MOST_DETAIL else f"{detail[:MOST_DETAIL]}…"
        self.detail = on_one_line(cut)
        super().__init__(self.detail)


class Rejected(EngineFault):
    """The engine refuses the bet or the coup."""

    verdict = "rejected"


class Unsupported(EngineFault):
    """The engine does not do this, and says so."""

    verdict = "unsupported"


class Crashed(EngineFault):
    """The engine failed on its own account."""

    verdict = "crashed"


class TimedOut(EngineFault):
    """The engine did not answer in time."""

    verdict = "timed-out"


class ProtocolError(EngineFault):
    """The engine's answer is no answer to what was asked."""

    verdict = "protocol-error"


class Purse(msgspec.Struct, frozen=True):
    """What a bettor brings to a table, and the smallest and the largest stake there, as decimal strings."""

    balance: str
    minimum: str
    maximum: str


class Port:
    """Asks an engine, checks the form of what it answers, and gives back typed values.

    Before anything else it shakes hands. What the engine then does not claim it is never asked: that is unsupported.
    With `strict` an answer has to fit its JSON Schema: a field that the protocol does not know is let pass otherwise.
    """

    def __init__(self, handler: Handler, *, strict: bool = False) -> None:
        self._handler = handler
        self._strict = strict
        self._seq = count(1)
        self._hello: HelloAnswer | None = None

    def listen(self, listener: Callable[[object, object], None]) -> None:
        """Have a listener told every request and its answer from now on; the answer is None where none comes."""
        handler = self._handler

        def overheard(request: dict[str, Any]) -> Mapping[str, Any]:
            answer: Mapping[str, Any] | None = None
            try:
                answer = handler(request)
                return answer
            finally:
                listener(request, answer)

        self._handler = overheard

    def hello(self) -> HelloAnswer:
        """Shake hands, once. Raises EngineFault when the engine does not know protocol 1."""
        if self._hello is None:
            request = HelloRequest(str(next(self._seq)), PROTOCOL, Suite("baccarat-conformance", __version__))
            answer = self._ask(request, request.seq, HelloAnswer)
            if answer.protocol != PROTOCOL:
                raise ProtocolError(f"the engine speaks protocol {answer.protocol}, the suite protocol {PROTOCOL}")
            self._hello = answer
        return self._hello

    def coup(self, table: str, deal: Sequence[Card], stakes: Mapping[str, str], round_number: int = 1) -> CoupResult:
        """Have one coup played.

        Raises EngineFault when the engine refuses, fails, or answers with something else than was asked.
        """
        return self.coups(table, (deal,), stakes, round_number)[0]

    def coups(
        self, table: str, deals: Sequence[Sequence[Card]], stakes: Mapping[str, str], round_number: int = 1
    ) -> tuple[CoupResult, ...]:
        """Have coups played in one request, the same stakes on each. Raises EngineFault as `coup` does."""
        bets = tuple(Stake(bet, stake) for bet, stake in stakes.items())
        cards = tuple([tuple([card.code for card in deal]) for deal in deals])
        request = CoupRequest(self._seq_for("coup", table), table, round_number, bets, cards)
        coups = self._ask(request, request.seq, CoupAnswer, read_coups).coups
        if len(coups) != len(cards):
            asked = "1 coup was" if len(cards) == 1 else f"{len(cards)} coups were"
            raise ProtocolError(f"{asked} asked for and {len(coups)} came back")
        staked = list(stakes)
        for coup in coups:
            settled = [item.bet for item in coup.settlements]
            if settled != staked and sorted(settled) != sorted(staked):
                raise ProtocolError(f"bets on {_listed(stakes)} were settled as {_listed(settled)}")
        return coups

    def shoe(self, table: str, events: Sequence[ShoeEvent]) -> tuple[ShoeState, ...]:
        """Have things happen to the shoes of a table. Raises EngineFault as `coup` does."""
        request = ShoeRequest(self._seq_for("shoe", table), table, tuple(events))
        return _as_many(self._ask(request, request.seq, ShoeAnswer).states, events)

    def bet_slip(self, table: str, purse: Purse, events: Sequence[SlipEvent]) -> tuple[SlipState, ...]:
        """Have a bettor who has just sat down use the bet slip. Raises EngineFault as `coup` does."""
        seq = self._seq_for("bet-slip", table)
        request = SlipRequest(seq, table, purse.balance, purse.minimum, purse.maximum, tuple(events))
        return _as_many(self._ask(request, request.seq, SlipAnswer).states, events)

    def limits(self, table: str, stakes: Mapping[str, str], limits: Mapping[str, Limit], *, sign: bool) -> None:
        """Have stakes checked against limits. Raises Rejected when they are not taken, or as `coup` does."""
        bets = tuple(Stake(bet, stake) for bet, stake in stakes.items())
        request = LimitsRequest(self._seq_for("limits", table), table, bets, dict(limits), sign)
        self._ask(request, request.seq, LimitsAnswer)

    def incidents(self, table: str, events: Sequence[Incident]) -> tuple[IncidentState, ...]:
        """Have things go wrong in a round. Raises EngineFault as `coup` does."""
        request = IncidentsRequest(self._seq_for("incidents", table), table, tuple(events))
        return _as_many(self._ask(request, request.seq, IncidentsAnswer).states, events)

    def complaints(self, table: str, events: Sequence[Complaint]) -> tuple[ComplaintState, ...]:
        """Have complaints handled. Raises EngineFault as `coup` does."""
        request = ComplaintsRequest(self._seq_for("complaints", table), table, tuple(events))
        return _as_many(self._ask(request, request.seq, ComplaintsAnswer).states, events)

    def _seq_for(self, ability: str, table: str) -> str:
        """Return the seq of the next request. Raises Unsupported when the engine claims no such ability there."""
        if ability not in self.hello().tables.get(table, ()):
            raise Unsupported(f"the engine claims no {ability} at {table}")
        return str(next(self._seq))

    def _ask(
        self, request: msgspec.Struct, seq: str, wanted: type[A], read: Callable[[Mapping[str, Any]], A] | None = None
    ) -> A:
        try:
            answer = echoed(self._handler(msgspec.to_builtins(request)), seq)
        except EngineFault:
            raise
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise Crashed(f"{type(error).__name__}: {error}") from error
        if self._strict and (violation := answer_violation(str(request.__struct_config__.tag), answer)):
            raise ProtocolError(f"the answer does not fit the protocol: {violation}")
        try:
            if "rejected" in answer:
                raise Rejected(msgspec.convert(answer, RejectedAnswer).rejected.reason)
            if "unsupported" in answer:
                raise Unsupported(msgspec.convert(answer, UnsupportedAnswer).unsupported)
            if "error" in answer:
                raise Crashed(msgspec.convert(answer, ErrorAnswer).error.message)
            return msgspec.convert(answer, wanted) if read is None else read(answer)
        except msgspec.ValidationError as error:
            raise ProtocolError(f"the answer is malformed: {error}") from error


def echoed(answer: object, seq: str) -> Mapping[str, Any]:
    """Return an answer that is one to the request with this seq. Raises ProtocolError when it is none."""
    if not isinstance(answer, Mapping):
        raise ProtocolError(f"the answer is {type(answer).__name__}, not an object")
    if answer.get("seq") != seq:
        raise ProtocolError(f"the answer has seq {answer.get('seq')!r}, the request {seq!r}")
    return answer


def _as_many(states: tuple[S, ...], events: Sequence[object]) -> tuple[S, ...]:
    if len(states) != len(events):
        raise ProtocolError(f"{len(events)} events were sent and {len(states)} states came back")
    return states


def net(stake: str, returned: str) -> Decimal:
    """Return what the bettor is up or down."""
    return EXACT.subtract(Decimal(returned), Decimal(stake))


def _listed(bets: Mapping[str, str] | Sequence[str]) -> str:
    return ", ".join(bets) or "nothing"
