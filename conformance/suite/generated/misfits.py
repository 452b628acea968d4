"""Requests that do not fit the protocol: parts of another type, parts left out, cards and amounts that are none.

What is right follows from the schemas: `error` for a request that does not fit its own, `unsupported` for an operation
that does not exist or is not one of the table's, and the usual answer where a field comes that the protocol does not
know. To reject a request is right too where it does not fit its schema, and where another table has the operation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from itertools import chain
from typing import Any

import msgspec

from conformance.complaints import Complaint
from conformance.engines.port import ANSWER, ERROR, REJECTED, UNSUPPORTED, EngineFault, Port, kind_of_answer
from conformance.engines.procedures_protocol import (
    ComplaintsRequest,
    IncidentsRequest,
    Limit,
    LimitsRequest,
    ShoeRequest,
)
from conformance.engines.protocol import Stake
from conformance.engines.server import ReferenceServer
from conformance.engines.slip_protocol import SlipEvent, SlipRequest
from conformance.errors import N_
from conformance.incidents import Incident
from conformance.shoe import EndRound, StartRound
from conformance.suite.generated.around import opening_of
from conformance.suite.generated.ground import Ground
from conformance.suite.settling import to_settle

WHY = {
    ERROR: N_("error, or rejected: the request does not fit its schema"),
    UNSUPPORTED: N_("unsupported: the engine has no such operation"),
    ANSWER: N_("an answer: the request is right, and a field that the protocol does not know is ignored"),
    REJECTED: N_("rejected: the rules refuse it"),
}
"""The right answers to what is asked here, each with its reason."""

_LEFT_OUT = object()
_NO_CARDS = ("10S", "ks", "Ks", "kS", "SK", "1S", "0S", "K", "KSS", " KS", "KS ", "KS\n", "K♠", "XX", "K-S", "")
_NO_AMOUNTS = ("-1", "", " ", "1.", ".5", "+1", "1e3", "1,5", "1_000", "0x10", "ten", "NaN", " 1", "1\n", "１", "1.2.3")
_NO_OPERATIONS = ("fly", "", "Coup", "COUP", " coup", "coups", "bet_slip", "Hello")
_CARD_LISTS = ("deals", "player", "banker", "deal")
_AMOUNTS = ("balance", "minimum", "maximum")
_LISTED = ("event", "cause", "during", "op")
"""Fields whose texts are names."""

Message = dict[str, Any]


class Misfit(msgspec.Struct, frozen=True):
    """A message without its seq, how it is answered rightly, and what other answers are as right."""

    message: Message
    right: str
    also: tuple[str, ...] = ()


class Misanswered(msgspec.Struct, frozen=True):
    """A misfit that was answered in another way, or the fault in the place of an answer."""

    misfit: Misfit
    actual: str = ""
    fault: EngineFault | None = None


def first_wrong(port: Port, ground: Ground) -> tuple[int, Misanswered | None]:
    """Ask for misfits until one is answered wrongly; return how many were asked, and that one."""
    count = 0
    for misfit in misfits(port, ground):
        count += 1
        try:
            actual = port.kind_of_answer(misfit.message)
        except EngineFault as fault:
            return count, Misanswered(misfit, fault=fault)
        if actual != misfit.right and actual not in misfit.also:
            return count, Misanswered(misfit, actual)
    return count, None


def misfits(port: Port, ground: Ground) -> Iterator[Misfit]:
    """Yield misfits of every operation that the engine claims at a table, and a good request after each row of them."""
    server, table = ReferenceServer(ground.rules), ground.table.id

    def right(message: Message) -> str:
        return kind_of_answer(server({"seq": "", **message}))

    messages = list(_usual(ground))
    claimed = [message for message in messages if port.claims(message["op"], table)]
    for message in claimed:
        usual = Misfit(message, right(message))
        yield usual
        for spoiled in chain(_retyped(message), _mistyped(message), _nowhere(message)):
            if right(spoiled) == ERROR:
                yield Misfit(spoiled, ERROR, (REJECTED,))
        yield Misfit({**message, "comment": "none", "version": 2}, usual.right)
        yield usual
    for message in messages:
        if message not in claimed and right(message) == UNSUPPORTED:
            yield Misfit(message, UNSUPPORTED, (REJECTED,))
    yield from _without_operation(claimed[0])


def _without_operation(message: Message) -> Iterator[Misfit]:
    """Yield a message for operations that do not exist, and for none."""
    for name in _NO_OPERATIONS:
        yield Misfit({**message, "op": name}, UNSUPPORTED)
    for op in (None, 7, ["coup"], True):
        yield Misfit({**message, "op": op}, ERROR, (REJECTED, UNSUPPORTED))
    yield Misfit({name: value for name, value in message.items() if name != "op"}, ERROR, (REJECTED, UNSUPPORTED))
    yield Misfit(message, ANSWER)


def _usual(ground: Ground) -> Iterator[Message]:
    """Yield a good request of each operation, as small as shows every field."""
    table, bet = ground.table.id, ground.bets[0]
    coup = ground.coup([(bet, ground.ordinary(1)[0])], ground.covers[0][:1])
    chip, least, most = "5.00", "1.00", "100.00"
    events = [SlipEvent("select", chip=chip), SlipEvent("click", bet=bet), SlipEvent("wait", seconds=1)]
    cause = next((rule.causes[0] for rule in ground.rules.procedures[table].incidents), "game")
    for request in (
        coup,
        to_settle(ground.rules, coup),
        ShoeRequest("", table, (opening_of(ground), StartRound(), EndRound())),
        SlipRequest("", table, most, least, most, (*events, SlipEvent("deal", deal=coup.deals[0]))),
        LimitsRequest("", table, (Stake(bet, chip),), {bet: Limit(least, most)}, sign=True),
        IncidentsRequest("", table, (Incident(cause, "round", 1),)),
        ComplaintsRequest("", table, (Complaint((), 1),)),
    ):
        message: Message = msgspec.json.decode(msgspec.json.encode(request))
        message.pop("seq")
        yield message


def _retyped(message: Message) -> Iterator[Message]:
    """Yield the message with each of its parts in turn left out, and of other types that careless readers take."""
    for path, value in _parts(message):
        for other in (_LEFT_OUT, None, *_others(value)):
            yield _with(message, path, other)


def _others(value: object) -> Iterator[object]:
    if isinstance(value, bool):
        yield from ("true", 1, 0, [])
    elif isinstance(value, int):
        yield from (str(value), value + 0.5, True, [value], {})
    elif isinstance(value, str):
        yield from (7, 0, True, [value], {"text": value}, 1.5)
    elif isinstance(value, list):
        yield from ("", "text", 7, True, *([value[0], [value]] if value else []))
    else:
        yield from ([], "", "text", 7, True, [value])


def _mistyped(message: Message) -> Iterator[Message]:
    """Yield the message with cards and amounts that are none, and names that the protocol does not list."""
    for path, value in _parts(message):
        if not isinstance(value, str):
            continue
        if any(name in path for name in _CARD_LISTS):
            others: tuple[str, ...] = (*_NO_CARDS, value.lower(), value[::-1])
        elif path[-1] in _AMOUNTS:
            others = _NO_AMOUNTS
        else:
            others = (value.upper(), f"{value}x", "") if path[-1] in _LISTED else ()
        for other in others:
            yield _with(message, path, other)


def _nowhere(message: Message) -> Iterator[Message]:
    """Yield the message for a table that does not exist, and in a round that is none, without one of its fields."""
    for name in [name for name in message if name not in ("op", "table")]:
        yield {key: "no-such-table" if key == "table" else value for key, value in message.items() if key != name}
    if "round" in message:
        yield {**message, "round": -1, "bets": [{"bet": "no-such-bet"}]}


def _parts(part: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], object]]:
    items: Any = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in items:
        if path or key != "op":
            yield (*path, key), value
            yield from _parts(value, (*path, key))


def _with(message: Mapping[str, Any], path: tuple[str | int, ...], other: object) -> Message:
    changed: Any = deepcopy(message)
    part = changed
    for step in path[:-1]:
        part = part[step]
    if other is _LEFT_OUT:
        del part[path[-1]]
    else:
        part[path[-1]] = other
    spoiled: Message = changed
    return spoiled
