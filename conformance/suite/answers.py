"""Whole answers: what the rules answer to a request, and in what an engine's answer differs from it.

Every field that the protocol knows is compared. What the protocol leaves free does not count: how an amount is written
("2", "2.0", "2.00"), the order of settlements, of active chips and of reasons, and the words of a refusal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from pathlib import Path
from typing import TypeGuard

import msgspec

from conformance.engines.port import AnyAnswer, Port, ProtocolRequest, Rejected
from conformance.engines.procedures_protocol import ComplaintState, IncidentState, ShoeState
from conformance.engines.protocol import CoupResult, RejectedAnswer, Rejection, UnsupportedAnswer
from conformance.engines.slip_protocol import SlipState
from conformance.rulebook import Rulebook
from conformance.rulebook.load import under
from conformance.suite.openings import followed
from conformance.suite.readings import readings_of

Place = tuple[str | int, ...]
"""Where a value stands in an answer: names of fields, ids of bets, and numbers of coups or states from 0."""

REFUSED = "rejected"
"""The value of a whole answer that is a refusal."""


class Difference(msgspec.Struct, frozen=True):
    """A value of an answer that is not what the rules give; None stands for a value that is not there."""

    place: Place
    expected: object
    actual: object


def actual(port: Port, request: ProtocolRequest) -> AnyAnswer:
    """Return an engine's answer: a RejectedAnswer where it refuses. Raises EngineFault for any other fault."""
    try:
        answer: AnyAnswer = port.exchange(request)
    except Rejected as refusal:
        return RejectedAnswer(request.seq, Rejection(refusal.detail))
    return answer


def judge(rules: Rulebook, request: ProtocolRequest, answer: AnyAnswer) -> tuple[Difference, ...]:
    """Return in what an engine's answer to a request differs from what the rules give; nothing for a right answer.

    An answer is right under the rulings, and under any combination of the readings that `spec/readings.toml` holds;
    what that file leaves open can have any value.
    Of a wrong answer the differences are those from the combination that it comes nearest to.
    Where the rules have no such operation at a table there is nothing to compare: the scenarios of silence say what
    an engine may answer there.
    """
    right = followed(rules, request, answer)
    ruled = () if isinstance(right, UnsupportedAnswer) else differences(right, answer)
    return _nearest(rules, request, answer, ruled) if ruled else ()


FEW = 6
"""This many readings are tried in every combination; with more, each has to change the differences."""


def _nearest(
    rules: Rulebook, request: ProtocolRequest, answer: AnyAnswer, ruled: tuple[Difference, ...]
) -> tuple[Difference, ...]:
    """Return the differences from the nearest combination of readings.

    The one that was right last and that of all readings are tried first: a coup with several bets that only readings
    offer is refused by all smaller ones.
    """
    known = readings_of(rules, request)
    key = (rules.folders, request.table, type(request))
    for chosen in (_LAST.get(key, frozenset[str]()), frozenset(known)):
        if chosen and not differences(followed(under(rules, chosen), request, answer), answer):
            return ()
    nearest, tried, waiting = ruled, {frozenset[str]()}, [(frozenset[str](), ruled)]
    while waiting:
        chosen, found = waiting.pop(0)
        for reading in known:
            more = chosen | {reading}
            if more in tried:
                continue
            tried.add(more)
            others = differences(followed(under(rules, more), request, answer), answer)
            if not others:
                _LAST[key] = more
                return ()
            if len(known) <= FEW or (others != found and not _begins_earlier(others[0], found[0])):
                waiting.append((more, others))
            nearest = min(nearest, others, key=_distance)
    return nearest


_LAST: dict[tuple[tuple[Path, ...], str, type[ProtocolRequest]], frozenset[str]] = {}
"""The readings under which an answer was right last, by rules, table and operation: an engine keeps to its own."""


def _distance(found: tuple[Difference, ...]) -> tuple[bool, int]:
    """Return how far differences are from none: further where the whole request was refused, or should have been."""
    return not found[0].place, len(found)


def _begins_earlier(one: Difference, other: Difference) -> bool:
    """Say whether a difference is in an earlier state, or an earlier coup, than another."""
    return [step for step in one.place if isinstance(step, int)] < [
        step for step in other.place if isinstance(step, int)
    ]


def differences(right: AnyAnswer, other: AnyAnswer) -> tuple[Difference, ...]:
    """Return in what an answer differs from the right one, in the order of the right one's fields."""
    if type(right) is type(other) and right == msgspec.structs.replace(other, seq=right.seq):
        return ()  # to the letter, which is the most frequent case and the fastest to see
    return tuple(_differences((), plain(right), plain(other)))


def plain(answer: AnyAnswer) -> object:
    """Return what an answer says, free of how it is written: comparable and the same for equal answers."""
    if isinstance(answer, RejectedAnswer):
        return REFUSED
    fields = {name: getattr(answer, name) for name in answer.__struct_fields__ if name != "seq"}
    return {name: _plain(value) for name, value in fields.items()}


def _plain(value: object) -> object:
    if isinstance(value, CoupResult):
        settlements = {
            item.bet: {"result": item.result, "returned": _amount(item.returned)} for item in value.settlements
        }
        return {**_fields(value, "settlements"), "settlements": settlements}
    if isinstance(value, SlipState):
        piles = {name: _pile(getattr(value, name)) for name in ("unconfirmed", "confirmed", "shown")}
        return {
            "phase": value.phase,
            "selected": tuple(sorted(map(_amount, value.selected))),
            **piles,
            "balance": _amount(value.balance),
            "refused": value.refused is not None,
        }
    if isinstance(value, ComplaintState):
        return {**_fields(value, "refused", "reasons"), "reasons": tuple(sorted(value.reasons)), **_refused(value)}
    if isinstance(value, ShoeState | IncidentState):
        return {**_fields(value, "refused"), **_refused(value)}
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    return value


def _fields(value: msgspec.Struct, *without: str) -> dict[str, object]:
    return {name: getattr(value, name) for name in value.__struct_fields__ if name not in without}


def _refused(state: ShoeState | IncidentState | ComplaintState) -> dict[str, object]:
    return {"refused": state.refused is not None}


def _amount(text: str) -> Decimal:
    return Decimal(text)


def _pile(pile: Mapping[str, str]) -> dict[str, Decimal]:
    """Return the stakes of a pile; a bet with nothing on it is not a bet."""
    return {bet: amount for bet, text in pile.items() if (amount := _amount(text))}


def _differences(place: Place, right: object, other: object) -> Iterator[Difference]:
    if isinstance(right, dict) and isinstance(other, dict):
        for name in (*right, *(name for name in other if name not in right)):
            yield from _differences((*place, name), right.get(name), other.get(name))
    elif _has_parts(right) and _has_parts(other) and len(right) == len(other):
        for index, (one, two) in enumerate(zip(right, other, strict=True)):
            yield from _differences((*place, index), one, two)
    elif right != other:
        yield Difference(place, right, other)


def _has_parts(value: object) -> TypeGuard[tuple[object, ...]]:
    return isinstance(value, tuple) and any(isinstance(part, dict) for part in value)
