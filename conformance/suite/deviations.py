"""Deviations around the coup: which field of the answers on shoe, slip, limits, incidents and complaints is wrong.

Every request that the scenarios and the failed generated checks ask for is judged whole, state by state. Wrong values
are grouped by their field. A group says what the engine gives, whether it gives that always, by how much it is off, and
what the events that fail have in common.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, Literal

import msgspec

from conformance.complaints import FIELDS
from conformance.engines.port import AnyAnswer, EngineFault, Port, ProtocolRequest
from conformance.engines.procedures_protocol import LimitsRequest
from conformance.engines.protocol import CoupRequest, RejectedAnswer, SettleRequest
from conformance.errors import N_
from conformance.rulebook import Rulebook
from conformance.suite.answers import Difference, actual, judge, plain
from conformance.suite.cases import cases_in
from conformance.suite.generated.asking import Failed
from conformance.suite.generated.telling import rules_of
from conformance.suite.mutation.said import Said, said
from conformance.suite.openings import expected
from conformance.suite.traits import InCommon, Trait, in_common
from conformance.suite.watched import Watched
from conformance.words import Language

MOST_EXCHANGES = 4000
"""Requests around the coup that are judged at one table."""
MOST_VALUES = 3
"""Values that are named beside one another."""

How = Literal["always", "by", "one", "some"]


class Deviation(msgspec.Struct, frozen=True):
    """A field that is wrong after some events of an operation, or requests of it that are wrongly taken or refused.

    `how`: `always` the engine gives one value after every event; `by` it is off by an amount; `one` it gives one value
    where it is wrong; `some` it gives several. `difference` is the one in the last of `requests`, the
    shortest that show it. `wrong` of `asked` events have it; `conditions` say on what it depends beside the events;
    `leads` is false where it is wrong only after something else was.
    """

    op: str
    table: str
    rule: str
    difference: Difference
    requests: tuple[ProtocolRequest, ...]
    how: How
    wrong: int
    asked: int
    off_by: Decimal = Decimal(0)
    expected: tuple[object, ...] = ()
    events: tuple[str, ...] = ()
    every: bool = False
    in_common: InCommon | None = None
    conditions: tuple[Said, ...] = ()
    leads: bool = True


class _State(msgspec.Struct, frozen=True):
    """What is judged at once: a state after an event, or a whole answer."""

    request: ProtocolRequest
    event: str
    traits: frozenset[Trait]
    right: object
    given: object
    differences: tuple[Difference, ...]
    is_first: bool
    conditions: tuple[Said, ...] = ()
    before: tuple[ProtocolRequest, ...] = ()


BEFORE_IT = N_("only after other requests: asked first, the same request is answered rightly")
ABOVE_LARGEST = N_("a stake above the largest is taken")
BELOW_SMALLEST = N_("a stake below the smallest is taken")
NEVER_REFUSED = N_("every stake is taken")
AT_LARGEST = N_("the largest stake itself is refused")
AT_SMALLEST = N_("the smallest stake itself is refused")
NOT_FIRST = N_("only where it is not the first stake of the list")
SIGN_IGNORED = N_("Tiger bets without a main bet are taken although the table shows the sign")
SIGN_ASSUMED = N_("Tiger bets without a main bet are refused although the table shows no sign")
DIFFERENCE_TAKEN = N_("a difference between Player and Banker outside the limits is taken")
SEVERAL_REFUSED = N_("several stakes within their limits are refused together")
EACH_SIDE = N_("stakes on Player and Banker are refused although their difference is within the limits")
WITHIN = N_("a stake within the limits is refused")


def deviations(
    rules: Rulebook,
    port: Port,
    table: str,
    language: Language = "en",
    sessions: Iterable[Sequence[ProtocolRequest]] = (),
) -> list[Deviation]:
    """Return the deviations of an engine at a table, those first that show in most events.

    `sessions` are requests of failed generated checks, the failing one last, each with what has to be asked before.
    """
    watched = Watched(port)
    for case in cases_in(language):
        if table in case.tables(rules):
            case.run(watched, table, rules)
    states: dict[str, list[_State]] = {}
    for request, answer in watched.exchanges[:MOST_EXCHANGES]:
        if request.table == table and not isinstance(request, CoupRequest | SettleRequest):
            states.setdefault(_op(request), []).extend(_states(rules, request, answer))
    for session in sessions:
        for request, answer, conditions in _again(rules, port, session):
            found = _states(rules, request, answer)
            before = tuple(session[:-1]) if conditions else ()
            states.setdefault(_op(request), []).extend(
                msgspec.structs.replace(state, conditions=conditions, before=before) for state in found
            )
    every = [item for op, of_op in states.items() for item in _found(rules, op, table, of_op)]
    return sorted(every, key=lambda item: (not item.leads, item.op, _rank(item), -item.wrong))


_DECIDING = ("refused", "decision", "reasons")
"""The fields on which the others of the same state hang: where one of them is wrong, it is the cause."""


def _rank(found: Deviation) -> int:
    field = str(found.difference.place[2]) if len(found.difference.place) > 2 else ""
    return _DECIDING.index(field) if field in _DECIDING else len(_DECIDING)


def _op(request: ProtocolRequest) -> str:
    return str(request.__struct_config__.tag)


def _again(
    rules: Rulebook, port: Port, session: Sequence[ProtocolRequest]
) -> Iterator[tuple[ProtocolRequest, AnyAnswer, tuple[Said, ...]]]:
    """Ask a session again, and yield its requests around the coup with what came, and on what the last depends."""
    port.begin_anew()
    conditions: tuple[Said, ...] = ()
    answers = []
    for request in session:
        try:
            answers.append((request, actual(port, request)))
        except EngineFault:
            return
    if not answers:
        return
    last, answer = answers[-1]
    if len(session) > 1 and judge(rules, last, answer) and port.begin_anew():
        try:
            alone = judge(rules, last, actual(port, last))
        except EngineFault:
            return
        conditions = () if alone else (said(BEFORE_IT),)
    for request, given in answers:
        if not isinstance(request, CoupRequest | SettleRequest):
            yield request, given, conditions if request is last else ()


def _states(rules: Rulebook, request: ProtocolRequest, answer: AnyAnswer) -> Iterator[_State]:
    """Yield the states of an answer, each with its differences; one state for an answer that has none."""
    right, found = expected(rules, request), judge(rules, request, answer)
    if isinstance(request, LimitsRequest) or isinstance(right, RejectedAnswer) or isinstance(answer, RejectedAnswer):
        yield _State(request, _op(request), frozenset(), plain(right), plain(answer), found, is_first=True)
        return
    ours, theirs = _states_of(right), _states_of(answer)
    events = list(getattr(request, "events", ()))
    is_first = True
    before: dict[str, Any] = {}
    for at, (state, given) in enumerate(zip(ours, theirs, strict=False)):
        wrong = tuple(item for item in found if item.place[:2] == ("states", at))
        event = msgspec.to_builtins(events[at])
        name = str(event.get("event", event.get("cause", _op(request))))
        traits = _traits(event, before, state, at, len(events))
        cut = msgspec.structs.replace(request, events=tuple(events[: at + 1]))
        yield _State(cut, name, traits, state, given, wrong, is_first)
        is_first, before = is_first and not wrong, state


def _states_of(answer: object) -> Sequence[dict[str, Any]]:
    said_ = plain(answer)  # type: ignore[arg-type]  # any answer of states
    return said_["states"] if isinstance(said_, Mapping) and "states" in said_ else ()


def _traits(
    event: Mapping[str, Any], before: Mapping[str, Any], right: Mapping[str, Any], at: int, count: int
) -> frozenset[Trait]:
    """Return what is true of an event: what it brings, the state before and by the rules after it, and its place."""
    found = {(f"event.{name}", _flat(value)) for name, value in event.items() if value not in (None, (), [])}
    found |= {(f"lacks.{name}", "") for name in FIELDS if "fields" in event and name not in event["fields"]}
    found |= {(f"before.{name}", _flat(before[name])) for name in ("phase", "round") if name in before}
    found |= {(f"after.{name}", _flat(right[name])) for name in _STATED if name in right}
    found.add(("place", "last" if at == count - 1 else "not last"))
    found.add(("place", "first" if not at else "not first"))
    return frozenset(Trait(name, value) for name, value in found)


_STATED = ("phase", "last", "refused", "decision", "shuffled")


def _flat(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _found(rules: Rulebook, op: str, table: str, states: Sequence[_State]) -> Iterator[Deviation]:
    """Yield a deviation for each field that is wrong; fields that are wrong only after another are aftermath."""
    wrong: dict[tuple[str, ...], list[tuple[_State, Difference]]] = {}
    for state in states:
        for difference in state.differences:
            wrong.setdefault(_field(difference), []).append((state, difference))
    for field, found in wrong.items():
        first = [item for item in found if item[0].is_first]
        asked = [state for state in states if _has(state, field)] or list(states)
        deviation = _deviation(rules, op, table, field, found, first or found, asked)
        yield msgspec.structs.replace(deviation, leads=bool(first))


def _field(difference: Difference) -> tuple[str, ...]:
    """Return the field in which a state is wrong, whatever bet it is about."""
    return tuple(str(part) for part in difference.place[2:3])


def _has(state: _State, field: tuple[str, ...]) -> bool:
    return not field or (isinstance(state.right, Mapping) and field[0] in state.right)


def _deviation(
    rules: Rulebook,
    op: str,
    table: str,
    field: tuple[str, ...],
    found: Sequence[tuple[_State, Difference]],
    causes: Sequence[tuple[_State, Difference]],
    asked: Sequence[_State],
) -> Deviation:
    state, difference = min(causes, key=lambda item: _length(item[0].request))
    given = Counter(_hashable(item.actual) for _, item in causes)
    right = Counter(_hashable(item.expected) for _, item in causes)
    off = {item.actual - item.expected for _, item in causes if _are_numbers(item)}  # type: ignore[operator]
    everywhere = {_hashable(_value(item.given, field)) for item in asked}
    numbers = len(off) == 1 and all(_are_numbers(item) for _, item in causes)
    how: How = "some"
    if numbers:
        how = "by" if len(given) > 1 else "one"
    elif field and len(everywhere) == 1 and len({_hashable(_value(item.right, field)) for item in asked}) > 1:
        how = "always"
    elif len(given) == 1:
        how = "one"
    failing = {id(item) for item, _ in found}
    first = {id(item): item for item, _ in causes}
    passing = [item for item in asked if id(item) not in failing]
    names = Counter(item.event for item in first.values())
    good = {item.event for item in passing}
    conditions = tuple({str(one): one for item in first.values() for one in item.conditions}.values())
    shared = in_common([tuple(item.traits) for item in first.values()], [item.traits for item in passing])
    if op == "limits":
        conditions = (*_on_limits(rules, [item for item, _ in found], passing), *conditions)
    return Deviation(
        op,
        table,
        rules_of(rules, Failed(state.request, (difference,)))[0],
        difference,
        (*state.before, state.request),
        how,
        len(failing),
        len(asked),
        Decimal(next(iter(off))) if how == "by" else Decimal(0),
        tuple(value for value, _ in right.most_common(MOST_VALUES)),
        tuple(name for name, _ in names.most_common(MOST_VALUES)),
        not (set(names) & good),
        shared if how != "always" else None,
        conditions,
    )


def _length(request: ProtocolRequest) -> int:
    return len(getattr(request, "events", getattr(request, "bets", ())))


def _hashable(value: object) -> object:
    """Return a part of an answer as a value that can be counted."""
    if isinstance(value, Mapping):
        return tuple((name, _hashable(item)) for name, item in sorted(value.items()))
    return tuple(map(_hashable, value)) if isinstance(value, list | tuple) else value


def _value(state: object, field: tuple[str, ...]) -> object:
    return state.get(field[0]) if isinstance(state, Mapping) and field else state


def _are_numbers(difference: Difference) -> bool:
    return all(
        isinstance(value, int | Decimal) and not isinstance(value, bool)
        for value in (difference.expected, difference.actual)
    )


# limits


def _on_limits(rules: Rulebook, wrong: Sequence[_State], right: Sequence[_State]) -> Iterator[Said]:
    """Say how requests for stakes that are wrongly taken, or wrongly refused, stand to the limits."""
    requests = [state.request for state in wrong if isinstance(state.request, LimitsRequest)]
    taken = wrong[0].right == plain(expected(rules, requests[0])) and _is_refused(wrong[0].right)
    relations = [[_relation(item.bet, item.stake, request) for item in request.bets] for request in requests]
    seen = {relation for of_request in relations for relation in of_request}
    if taken and {"above", "below"} <= seen and not any(_is_refused(state.given) for state in (*wrong, *right)):
        yield said(NEVER_REFUSED)
        return
    checks = _TAKEN if taken else _REFUSED
    for message, holds in checks:
        if all(holds(relation, request) for relation, request in zip(relations, requests, strict=True)):
            yield said(message)
            break
    if taken and all(relation and relation[0] not in ("above", "below") for relation in relations):
        yield said(NOT_FIRST)


def _is_refused(answer: object) -> bool:
    return not isinstance(answer, Mapping)


def _relation(bet: str, stake: str, request: LimitsRequest) -> str:
    limit = request.limits.get(bet)
    if limit is None:
        return "without"
    amount, least, most = Decimal(stake), Decimal(limit.minimum), Decimal(limit.maximum)
    if amount < least:
        return "below"
    if amount > most:
        return "above"
    return "largest" if amount == most else "smallest" if amount == least else "within"


def _inside(relations: Sequence[str]) -> bool:
    return not {"above", "below", "without"} & set(relations)


_Check = tuple[str, Callable[[Sequence[str], LimitsRequest], bool]]

_TAKEN: tuple[_Check, ...] = (
    (SIGN_IGNORED, lambda relations, request: request.sign and _inside(relations)),
    (ABOVE_LARGEST, lambda relations, _: "above" in relations),
    (BELOW_SMALLEST, lambda relations, _: "below" in relations),
    (DIFFERENCE_TAKEN, lambda _, request: {"player", "banker"} <= {item.bet for item in request.bets}),
)
_REFUSED: tuple[_Check, ...] = (
    (AT_LARGEST, lambda relations, request: "largest" in relations and len(request.bets) == 1),
    (AT_SMALLEST, lambda relations, request: "smallest" in relations and len(request.bets) == 1),
    (EACH_SIDE, lambda relations, _: "above" in relations),
    (AT_LARGEST, lambda relations, _: "largest" in relations),
    (SEVERAL_REFUSED, lambda _, request: len(request.bets) > 1),
    (SIGN_ASSUMED, lambda _, request: not request.sign and len(request.bets) == 1),
    (WITHIN, lambda relations, _: _inside(relations)),
)
