"""The one port through which the suite reaches an engine, and the ways in which an engine can fail it."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import partial
from itertools import count
from secrets import token_hex
from typing import Any, TypeVar

import msgspec

from conformance import __version__
from conformance.cards import Card
from conformance.complaints import Complaint
from conformance.engines.malformed import why_malformed, with_whole_numbers
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
    About,
    CoupAnswer,
    CoupRequest,
    CoupResult,
    ErrorAnswer,
    HelloAnswer,
    HelloRequest,
    RejectedAnswer,
    SettleAnswer,
    SettleRequest,
    Stake,
    Suite,
    UnsupportedAnswer,
)
from conformance.engines.slip_protocol import SlipAnswer, SlipEvent, SlipRequest, SlipState
from conformance.engines.wire import NoMessage, read_message, spells_all_of, write_message
from conformance.errors import N_, Sentence, Term, foreign
from conformance.incidents import Incident
from conformance.money import EXACT
from conformance.shoe import ShoeEvent

Handler = Callable[[dict[str, Any]], Mapping[str, Any]]
"""An engine as the port sees it: a protocol request in, a protocol answer out."""

IN_TIME = N_("no whole answer within {seconds} s")
"""What a fault says of an engine that takes too long, over any wire."""
USED_UP = N_("the engine has used up its restarts ({restarts}) and is not asked any more")
"""What a fault says of every request after the last restart of an engine."""
TOO_LATE = N_("the engine was too late for an answer too often (times: {count}) and is not asked any more")
"""What a fault says of every request after an engine behind an address was too late for the last time."""

ProtocolRequest = (
    CoupRequest | SettleRequest | ShoeRequest | SlipRequest | LimitsRequest | IncidentsRequest | ComplaintsRequest
)
"""Any request but the handshake."""

AnyAnswer = (
    CoupAnswer
    | SettleAnswer
    | ShoeAnswer
    | SlipAnswer
    | LimitsAnswer
    | IncidentsAnswer
    | ComplaintsAnswer
    | RejectedAnswer
)
"""The answer to any of them: what was asked for, or that the engine refuses the whole request."""

ANSWERS: dict[type[ProtocolRequest], type[Any]] = {
    CoupRequest: CoupAnswer,
    SettleRequest: SettleAnswer,
    ShoeRequest: ShoeAnswer,
    SlipRequest: SlipAnswer,
    LimitsRequest: LimitsAnswer,
    IncidentsRequest: IncidentsAnswer,
    ComplaintsRequest: ComplaintsAnswer,
}
"""The type of the answer to each type of request."""

A = TypeVar("A", bound=msgspec.Struct)
T = TypeVar("T")

_LONGEST_NAME = 100
"""Characters that are shown of an engine's name, version and language, and of a value that is none."""

_MARKS_OF_OTHER_ANSWERS = (b'"rejected"', b'"unsupported"', b'"error"', b"\\")
"""An answer without any of them is what was asked for; a backslash may hide the others in an escape."""


class TextEngine(ABC):
    """An engine that is reached by text."""

    @abstractmethod
    def ask(self, message: bytes, read: Callable[[bytes], T]) -> T:
        """Have a request answered that is written already, and return what `read` makes of the answer's text.

        `read` raises NoMessage or EngineFault for a text that is not an answer. Raises EngineFault.
        """


class EngineFault(Exception):
    """The engine did not play: `verdict` names how, and `detail` is what it said, or a Sentence on what it did."""

    verdict = "failed"

    def __init__(self, detail: str) -> None:
        self.detail = foreign(detail)
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
    """The engine's answer does not answer what was asked."""

    verdict = "protocol-error"


class Purse(msgspec.Struct, frozen=True):
    """What a bettor brings to a table, and the smallest and the largest stake there, as decimal strings."""

    balance: str
    minimum: str
    maximum: str


class Port:
    """Asks an engine, checks the form of what it answers, and returns typed values.

    Before anything else it shakes hands. What the engine then does not claim it is never asked: that is unsupported.
    With `strict` an answer has to fit its JSON Schema: a field that the protocol does not know is ignored otherwise.
    With `fresh` the seqs are random; else two runs have the same, mostly numbers, and a few other texts.
    """

    def __init__(self, handler: Handler, *, strict: bool = False, fresh: bool = False) -> None:
        self._handler = self._engine = handler
        self._violation: Callable[[str, Mapping[str, Any]], str | None] | None = None
        if strict:
            from conformance.engines.schemas import answer_violation  # noqa: PLC0415 - slow, and seldom needed

            self._violation = answer_violation
        self._seqs = (token_hex(8) for _ in count()) if fresh else _seqs()
        self._hello: HelloAnswer | None = None
        self._asked = 0
        self._deal: Callable[[CoupRequest], SettleRequest | None] | None = None

    def deal_hands(self, deal: Callable[[CoupRequest], SettleRequest | None]) -> None:
        """From now on, give an engine that claims settle and not coup the hands that this function makes of coups.

        It returns None where they have no hands, as from too few cards.
        """
        self._deal = deal

    def listen(self, listener: Callable[[object, object], None]) -> None:
        """Pass every request and its answer to a listener from now on; the answer is None where none comes."""
        handler = self._handler

        def overheard(request: dict[str, Any]) -> Mapping[str, Any]:
            answer: Mapping[str, Any] | None = None
            try:
                answer = handler(request)
                return answer
            finally:
                listener(request, answer)

        self._handler = overheard

    def begin_anew(self) -> bool:
        """Have the engine forget all that it was asked, if it is one that can; return whether it is."""
        renew: Callable[[], None] | None = getattr(self._engine, "begin_anew", None)
        if renew is not None:
            renew()
        return renew is not None

    def hello(self) -> HelloAnswer:
        """Shake hands, once. Raises EngineFault when the engine does not know protocol 1."""
        if self._hello is None:
            request = HelloRequest(next(self._seqs), PROTOCOL, Suite("baccarat-conformance", __version__))
            answer = self._ask(request, request.seq, HelloAnswer)
            if answer.protocol != PROTOCOL:
                another = N_("the engine speaks protocol {theirs}, the suite protocol {ours}")
                raise ProtocolError(Sentence(another, theirs=answer.protocol, ours=PROTOCOL))
            about = About(*(foreign(text, _LONGEST_NAME) for text in msgspec.structs.astuple(answer.engine)))
            self._hello = msgspec.structs.replace(answer, engine=about)
        return self._hello

    def exchange(self, request: ProtocolRequest, *, claimed: bool = True) -> Any:  # noqa: ANN401 - the type that ANSWERS has for the request
        """Send a request, whatever its seq, and return the answer of the type that ANSWERS names for it.

        The answer has its form, and as many coups or states as were asked for, of the bets that were staked.
        With `claimed` the engine is only asked for what it claims.
        Raises Rejected when the engine refuses, Unsupported when it claims no such operation at the table, and another
        EngineFault when it fails or answers with something else than was asked.
        """
        if isinstance(request, CoupRequest) and self.settles_only(request.table):
            request = self.hands(request) or request
        ability = str(request.__struct_config__.tag)
        request = msgspec.structs.replace(
            request, seq=self._seq_for(ability, request.table) if claimed else next(self._seqs)
        )
        answer = self._ask(request, request.seq, ANSWERS[type(request)])
        if isinstance(request, CoupRequest | SettleRequest):
            asked = request.deals if isinstance(request, CoupRequest) else request.hands
            _check_coups(answer, len(asked), [item.bet for item in request.bets])
        elif not isinstance(request, LimitsRequest):
            _check_states(answer.states, request.events)
        return answer

    def kind_of_answer(self, message: Mapping[str, Any]) -> str:
        """Send an object, which may be no request, with a seq; return how it is answered.

        Raises ProtocolError where the answer does not fit the protocol.
        """
        seq = next(self._seqs)
        fields = echoed(_answered(lambda: self._handler({"seq": seq, **message})), seq)
        return kind_of_answer(fields)

    def coup(self, table: str, deal: Sequence[Card], stakes: Mapping[str, str], round_number: int = 1) -> CoupResult:
        """Have one coup played. Raises EngineFault as `exchange` does."""
        deals = (tuple(card.code for card in deal),)
        coup: CoupResult = self.exchange(CoupRequest("", table, round_number, _stakes(stakes), deals)).coups[0]
        return coup

    def shoe(self, table: str, events: Sequence[ShoeEvent]) -> tuple[ShoeState, ...]:
        """Have things happen to the shoes of a table. Raises EngineFault as `exchange` does."""
        states: tuple[ShoeState, ...] = self.exchange(ShoeRequest("", table, tuple(events))).states
        return states

    def bet_slip(self, table: str, purse: Purse, events: Sequence[SlipEvent]) -> tuple[SlipState, ...]:
        """Have a bettor who has just sat down use the bet slip. Raises EngineFault as `exchange` does."""
        request = SlipRequest("", table, purse.balance, purse.minimum, purse.maximum, tuple(events))
        states: tuple[SlipState, ...] = self.exchange(request).states
        return states

    def limits(self, table: str, stakes: Mapping[str, str], limits: Mapping[str, Limit], *, sign: bool) -> None:
        """Have stakes checked against limits. Raises Rejected when they are not taken, or as `exchange` does."""
        self.exchange(LimitsRequest("", table, _stakes(stakes), dict(limits), sign))

    def incidents(self, table: str, events: Sequence[Incident]) -> tuple[IncidentState, ...]:
        """Have things go wrong in a round. Raises EngineFault as `exchange` does."""
        states: tuple[IncidentState, ...] = self.exchange(IncidentsRequest("", table, tuple(events))).states
        return states

    def complaints(self, table: str, events: Sequence[Complaint]) -> tuple[ComplaintState, ...]:
        """Have complaints handled. Raises EngineFault as `exchange` does."""
        states: tuple[ComplaintState, ...] = self.exchange(ComplaintsRequest("", table, tuple(events))).states
        return states

    def claims(self, ability: str, table: str) -> bool:
        """Say whether the engine claims an operation at a table. Raises EngineFault when it does not shake hands."""
        return ability in self.hello().tables.get(table, ())

    def settles_only(self, table: str) -> bool:
        """Say whether the engine draws no cards at a table, and settles hands as dealt."""
        return self.claims("settle", table) and not self.claims("coup", table)

    def hands(self, request: CoupRequest) -> SettleRequest | None:
        """Return coups as hands to settle; None where the engine claims no settle, or nothing deals the hands."""
        return self._deal(request) if self._deal is not None and self.claims("settle", request.table) else None

    def _seq_for(self, ability: str, table: str) -> str:
        """Return the seq of the next request. Raises Unsupported when the engine claims no such ability there."""
        if not self.claims(ability, table):
            claims_none = N_("the engine claims no {ability} at {table}")
            raise Unsupported(Sentence(claims_none, ability=ability, table=table))
        return next(self._seqs)

    def _ask(self, request: msgspec.Struct, seq: str, wanted: type[A]) -> A:
        handler = self._handler
        self._asked += 1
        turned = _turned(msgspec.to_builtins(request)) if self._asked % FEW == FEW - 1 else None
        if isinstance(handler, TextEngine) and self._violation is None and wanted is CoupAnswer:
            text = write_message(turned or request)
            if self._asked % FEW == 1:
                text = msgspec.json.format(text, indent=0)
            answer = _answered(lambda: handler.ask(text, partial(_read_coups, seq=seq)))
            return answer if isinstance(answer, wanted) else _wanted(answer, wanted)
        fields = echoed(_answered(lambda: handler(turned or msgspec.to_builtins(request))), seq)
        if self._violation and (violation := self._violation(str(request.__struct_config__.tag), fields)):
            raise ProtocolError(Sentence(N_("the answer does not fit the protocol: {violation}"), violation=violation))
        return _wanted(fields, wanted)


def _read_coups(data: bytes, seq: str) -> CoupAnswer | Mapping[str, Any]:
    """Return the coups that a text holds where it holds nothing else, and any other answer as an object.

    Raises NoMessage or ProtocolError when it is not an answer to the request with this seq.
    """
    if not any(mark in data for mark in _MARKS_OF_OTHER_ANSWERS):
        try:
            data.decode("utf-8")
            answer = msgspec.json.decode(data, type=CoupAnswer)
        except (UnicodeDecodeError, msgspec.DecodeError, RecursionError):
            pass  # where the fault is, the way of any answer will say
        else:
            if spells_all_of(data, answer):
                return _with_seq(answer, answer.seq, seq)
    return echoed(read_message(data), seq)


def _seqs() -> Iterator[str]:
    """Yield the seqs of requests: numbers, and a few texts that an engine has to repeat just as well."""
    for number in count(1):
        form = _SEQS.get(number % FEW) if number > FEW else None
        yield str(number) if form is None else form.format(number)
        if number == 2 * FEW:
            yield ""


FEW = 20
"""Of this many requests a few have other seqs than plain numbers, one has its keys in reverse, one has more spaces."""
_SEQS = {
    0: "{:08}",
    3: "-{}",
    5: "{:08x}-e89b-42d3-a456-426614174000",
    10: "Request {} №♠ " + "Seq-" * 10,
    15: '"{}"\\\n\t/<b>\u2028😀',
}
"""How seqs are written that are not plain numbers, by the place of a request among this many."""


def _turned(value: object) -> Any:  # noqa: ANN401 - the same value
    """Return a JSON value in which the keys of every object come in reverse."""
    if isinstance(value, Mapping):
        return {key: _turned(item) for key, item in reversed(list(value.items()))}
    return [_turned(item) for item in value] if isinstance(value, list | tuple) else value


def _answered(ask: Callable[[], T]) -> T:
    """Return what an engine answers; whatever it raises is a fault of its own."""
    try:
        return ask()
    except (EngineFault, KeyboardInterrupt):
        raise
    except NoMessage as error:
        raise ProtocolError(error.reason) from error
    except BaseException as error:
        raise Crashed(f"{type(error).__name__}: {error}") from error


_INSTEAD = frozenset({"rejected", "unsupported", "error"})
"""The fields that an answer has instead of what was asked for."""


ANSWER, REJECTED, UNSUPPORTED, ERROR = "answer", "rejected", "unsupported", "error"


def kind_of_answer(fields: Mapping[str, Any]) -> str:
    """Return what an answer is: REJECTED, UNSUPPORTED, ERROR, or ANSWER for what was asked for.

    Where each of the states is refused, it is REJECTED. Raises ProtocolError for several of them at once.
    """
    if not _INSTEAD & fields.keys():
        states = fields.get("states")
        refused = isinstance(states, list | tuple) and [
            isinstance(item, dict) and bool(item.get("refused")) for item in states
        ]
        return REJECTED if refused and all(refused) else ANSWER
    try:
        _wanted(fields, HelloAnswer)
    except Rejected:
        return REJECTED
    except Unsupported:
        return UNSUPPORTED
    except Crashed:
        pass
    return ERROR


def _wanted(fields: Mapping[str, Any], wanted: type[A]) -> A:
    """Return an answer as it is wanted. Raises the fault that it describes, or that it is."""
    kinds = [name for name in ("rejected", "unsupported", "error", *wanted.__struct_fields__) if name in fields]
    kinds.remove("seq")
    if len({name for name in kinds if name in _INSTEAD} | {"" for name in kinds if name not in _INSTEAD}) > 1:
        raise ProtocolError(Sentence(N_("the answer holds several answers: {fields}"), fields=", ".join(kinds)))
    try:
        if "rejected" in fields:
            raise Rejected(msgspec.convert(fields, RejectedAnswer).rejected.reason)
        if "unsupported" in fields:
            raise Unsupported(msgspec.convert(fields, UnsupportedAnswer).unsupported)
        if "error" in fields:
            raise Crashed(msgspec.convert(fields, ErrorAnswer).error.message)
        return _converted(fields, wanted)
    except msgspec.ValidationError as error:
        raise ProtocolError(why_malformed(error, fields)) from error


def _converted(fields: Mapping[str, Any], wanted: type[A]) -> A:
    """Return an answer with its types; 5.0 is an integer, as in JSON Schema. Raises msgspec.ValidationError."""
    try:
        return msgspec.convert(fields, wanted)
    except msgspec.ValidationError:
        try:
            return msgspec.convert(with_whole_numbers(fields), wanted)
        except msgspec.ValidationError:
            pass  # the first error is that of the answer as it came
        raise


def _stakes(stakes: Mapping[str, str]) -> tuple[Stake, ...]:
    return tuple(Stake(bet, stake) for bet, stake in stakes.items())


def _check_coups(answer: CoupAnswer | SettleAnswer, count: int, staked: Sequence[str]) -> None:
    """Raise ProtocolError when the coups of an answer are not as many, or not of the stakes, as asked."""
    if len(answer.coups) != count:
        counts = N_("deals in the request: {asked}; coups in the answer: {came}")
        raise ProtocolError(Sentence(counts, asked=count, came=len(answer.coups)))
    for coup in answer.coups:
        settled = [item.bet for item in coup.settlements]
        if settled != staked and sorted(settled) != sorted(staked):
            others = N_("bets on {staked} were settled as {settled}")
            raise ProtocolError(Sentence(others, staked=_listed(staked), settled=_listed(settled)))


def echoed(answer: object, seq: str) -> Mapping[str, Any]:
    """Return an answer that is one to the request with this seq. Raises ProtocolError when it is none."""
    if not isinstance(answer, Mapping):
        raise ProtocolError(Sentence(N_("the answer is not an object: {value}"), value=_written(answer)))
    return _with_seq(answer, answer.get("seq"), seq)


def _with_seq(answer: T, actual: object, seq: str) -> T:
    if actual != seq:
        another = N_("the answer has seq {actual}, the request has {expected}")
        raise ProtocolError(Sentence(another, actual=_written(actual), expected=_written(seq)))
    return answer


def _written(value: object) -> str:
    """Write a value as JSON does, and one that JSON has not as Python does; a long one is cut."""
    return foreign(json.dumps(value, ensure_ascii=False, default=repr), _LONGEST_NAME)


def _check_states(states: Sequence[object], events: Sequence[object]) -> None:
    """Raise ProtocolError unless there is a state for each event."""
    if len(states) != len(events):
        counts = N_("events in the request: {sent}; states in the answer: {came}")
        raise ProtocolError(Sentence(counts, sent=len(events), came=len(states)))


def net(stake: str, returned: str) -> Decimal:
    """Return what the bettor is up or down."""
    return EXACT.subtract(Decimal(returned), Decimal(stake))


def _listed(bets: Sequence[str]) -> str:
    return ", ".join(bets) or Term(N_("nothing"))
