"""Deviations around the coup: which field of the answers on shoe, slip, limits, incidents and complaints is wrong.

Every request that the scenarios and the failed generated checks ask for is judged whole, state by state. Wrong values
are grouped by their field. A group says what the engine gives, whether it gives that always, by how much it is off, and
what the events that fail have in common.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import partial
from typing import Any, Literal, cast

import msgspec

from conformance.cards import DECK
from conformance.complaints import FIELDS
from conformance.engines.port import AnyAnswer, EngineFault, Port, ProtocolRequest
from conformance.engines.procedures_protocol import LimitsRequest
from conformance.engines.protocol import CoupRequest, RejectedAnswer, SettleRequest, Stake
from conformance.errors import N_
from conformance.places import SOURCE
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
MOST_VARIED = 4
"""Deviations of an operation of which the event is asked with other values."""

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
ONLY_WHERE = N_("only where {field} is {values}")
ONLY_FROM = N_("only where {field} is {low} or more")
ONLY_UP_TO = N_("only where {field} is {high} or less")
ONLY_BETWEEN = N_("only where {field} is from {low} to {high}")


def deviations(
    rules: Rulebook,
    port: Port,
    table: str,
    language: Language = SOURCE,
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
    if any(state.differences for state in states.get("limits", ())):
        states["limits"] += [
            state for request in _limit_probes(states["limits"]) for state in _asked(rules, port, request)
        ]
    every = [item for op, of_op in states.items() for item in _found(rules, port, op, table, of_op)]
    return sorted(every, key=lambda item: (not item.leads, item.op, _rank(item), -item.wrong))


_DECIDING = ("refused", "decision", "reasons")
"""The fields on which the others of the same state hang: where one of them is wrong, it is the cause."""


def _asked(rules: Rulebook, port: Port, request: ProtocolRequest) -> Iterator[_State]:
    """Ask a request, and yield the states of its answer; none where there is none."""
    try:
        answer = actual(port, request)
    except EngineFault:
        return
    yield from _states(rules, request, answer)


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
    named = {name: value for name, value in event.items() if value not in (None, (), []) and name != "fields"}
    found = {(f"event.{name}", _flat(value)) for name, value in named.items()}
    found |= {(f"lacks.{name}", "") for name in FIELDS if "fields" in event and name not in event["fields"]}
    found |= {(f"before.{name}", _flat(before[name])) for name in ("phase", "round") if name in before}
    found |= {(f"after.{name}", _flat(right[name])) for name in _STATED if name in right}
    found.add(("place", "last" if at == count - 1 else "not last"))
    found.add(("place", "first" if not at else "not first"))
    return frozenset(Trait(name, value) for name, value in found)


def _telling(trait: Trait) -> tuple[int, str, str]:
    """Order traits: those that say most of a fault first."""
    kinds = ("lacks", "event", "place", "before", "after")
    return kinds.index(trait.name.partition(".")[0]), trait.name, str(trait.value)


_STATED = ("phase", "last", "refused", "decision", "shuffled")


def _flat(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _found(rules: Rulebook, port: Port, op: str, table: str, states: Sequence[_State]) -> Iterator[Deviation]:
    """Yield a deviation for each field that is wrong; fields that are wrong only after another are aftermath."""
    wrong: dict[tuple[str, ...], list[tuple[_State, Difference]]] = {}
    for state in states:
        for difference in state.differences:
            wrong.setdefault(_field(difference), []).append((state, difference))
    varied = 0
    for field, found in sorted(wrong.items(), key=lambda item: not any(state.is_first for state, _ in item[1])):
        first = [item for item in found if item[0].is_first]
        asked = [state for state in states if _has(state, field)] or list(states)
        deviation = _deviation(rules, port, op, table, field, found, first or found, asked)
        if first and op != "limits" and not deviation.conditions and varied < MOST_VARIED:
            varied += 1
            conditions = tuple(_on_event(rules, port, deviation.requests[-1], field, asked))
            deviation = msgspec.structs.replace(deviation, conditions=conditions)
        yield msgspec.structs.replace(deviation, leads=bool(first))


def _field(difference: Difference) -> tuple[str, ...]:
    """Return the field in which a state is wrong, whatever bet it is about."""
    return tuple(str(part) for part in difference.place[2:3])


def _has(state: _State, field: tuple[str, ...]) -> bool:
    return not field or (isinstance(state.right, Mapping) and field[0] in state.right)


def _deviation(
    rules: Rulebook,
    port: Port,
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
    together = found if len(_off(found)) == 1 and all(_are_numbers(item) for _, item in found) else causes
    off = _off(together)
    everywhere = {_hashable(_value(item.given, field)) for item in asked}
    numbers = len(off) == 1 and all(_are_numbers(item) for _, item in together)
    how: How = "some"
    if numbers:
        how = "by" if len({item.actual for _, item in together}) > 1 else "one"
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
    traits = [tuple(sorted(item.traits, key=_telling)) for item in first.values()]
    shared = in_common(traits, [item.traits for item in passing])
    if op == "limits":
        conditions = (*_on_limits(rules, port, [item for item, _ in found], passing), *conditions)
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


def _off(found: Sequence[tuple[_State, Difference]]) -> set[Decimal]:
    """Return by how much numbers are off."""
    return {item.actual - item.expected for _, item in found if _are_numbers(item)}  # type: ignore[operator]


# the event that fails, varied


def _on_event(
    rules: Rulebook, port: Port, request: ProtocolRequest, field: tuple[str, ...], states: Sequence[_State]
) -> Iterator[Said]:
    """Say on what value of its last event a request depends, by asking it with others in its place."""
    event = _last_event(request)
    for name, value in event.items():
        if name in ("event", "cause", "fields") or value is None:
            continue
        seen = {_last_event(state.request).get(name): None for state in states}
        values = [other for other in (*_others(value), *seen) if type(other) is type(value) and other != value]
        ask = partial(_fails, rules, port, request, field, name)
        failing = {other: ask(other) for other in dict.fromkeys(values)}
        wrong = [value, *(other for other, fails in failing.items() if fails)]
        right = [other for other, fails in failing.items() if fails is False]
        if not right:
            continue
        if isinstance(value, int):
            yield from _on_number(name, cast(list[int], wrong), cast(list[int], right), ask)
        elif len(wrong) <= MOST_VALUES:
            yield said(ONLY_WHERE, field=name, values=", ".join(map(str, wrong)))


def _on_number(
    name: str, wrong: Sequence[int], right: Sequence[int], fails: Callable[[int], bool | None]
) -> Iterator[Said]:
    """Say from where to where a number makes a request fail, where it does so in one range."""
    low, high = min(wrong), max(wrong)
    if any(low < other < high for other in right):
        return
    below = max((other for other in right if other < low), default=None)
    above = min((other for other in right if other > high), default=None)
    if below is not None:
        low = _boundary(below, low, fails)
    if above is not None:
        high = _boundary(above, high, fails)
    if above is None and low <= 1:
        return  # the rules refuse nothing and less
    if low == high:
        yield said(ONLY_WHERE, field=name, values=low)
    elif below is None:
        yield said(ONLY_UP_TO, field=name, high=high)
    elif above is None:
        yield said(ONLY_FROM, field=name, low=low)
    else:
        yield said(ONLY_BETWEEN, field=name, low=low, high=high)


def _boundary(right: int, wrong: int, fails: Callable[[int], bool | None]) -> int:
    """Return the number nearest to one that passes that fails."""
    while abs(wrong - right) > 1:
        middle = (right + wrong) // 2
        if fails(middle):
            wrong = middle
        else:
            right = middle
    return wrong


def _last_event(request: ProtocolRequest) -> dict[str, Any]:
    events = getattr(request, "events", ())
    built: dict[str, Any] = msgspec.to_builtins(events[-1]) if events else {}
    return built


def _others(value: object) -> Iterator[object]:
    """Yield values that could stand for one: any card for a card, numbers near and far for a number."""
    if value in DECK:
        yield from DECK
    elif isinstance(value, int) and not isinstance(value, bool):
        yield from (0, -1, 1, value - 1, value + 1, 2 * value, 10 * value + 1)


def _fails(
    rules: Rulebook, port: Port, request: ProtocolRequest, field: tuple[str, ...], name: str, value: object
) -> bool | None:
    """Say whether the field is wrong with another value in the last event; None where there is no answer."""
    events = [*msgspec.to_builtins(request)["events"]]
    changed = {**msgspec.to_builtins(request), "events": [*events[:-1], {**events[-1], name: value}]}
    try:
        asked = msgspec.convert(changed, type(request))
        found = judge(rules, asked, actual(port, asked))
    except (msgspec.ValidationError, EngineFault):
        return None
    last = [item for item in found if item.place[:2] == ("states", len(events) - 1)]
    return any(_field(item) == field for item in last) if len(last) == len(found) else None


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


def _limit_probes(states: Sequence[_State]) -> Iterator[LimitsRequest]:
    """Yield requests for one stake and for two: below, at, within and above the limits of a request that failed."""
    wrong = [state.request for state in states if state.differences and isinstance(state.request, LimitsRequest)]
    request = max(wrong, key=lambda item: len(item.limits))
    replace = msgspec.structs.replace
    for bet, limit in list(request.limits.items())[:MOST_VALUES]:
        least, most = Decimal(limit.minimum), Decimal(limit.maximum)
        if not 0 < least < most:
            continue
        for amount in (least / 2, least, (least + most) / 2, most, most * 2):
            yield replace(request, bets=(Stake(bet, format(amount, "f")),), sign=False)
        for other in request.limits:
            if other != bet:
                fits, exceeds = Stake(other, request.limits[other].minimum), Stake(bet, format(most * 2, "f"))
                yield replace(request, bets=(fits, exceeds), sign=False)
                yield replace(request, bets=(exceeds, fits), sign=False)
                break


def _on_limits(rules: Rulebook, port: Port, wrong: Sequence[_State], right: Sequence[_State]) -> Iterator[Said]:
    """Say how requests for stakes that are wrongly taken, or wrongly refused, stand to the limits."""
    requests = [state.request for state in wrong if isinstance(state.request, LimitsRequest)]
    taken = wrong[0].right == plain(expected(rules, requests[0])) and _is_refused(wrong[0].right)
    relations = [[_relation(item.bet, item.stake, request) for item in request.bets] for request in requests]
    seen = {relation for of_request in relations for relation in of_request}
    outside = [state for state in (*wrong, *right) if _is_refused(state.right) and _outside(state.request)]
    if taken and {"above", "below"} <= seen and not any(_is_refused(state.given) for state in outside):
        yield said(NEVER_REFUSED)
        return
    limits = rules.procedures[requests[0].table].limits
    has_sign = limits is not None and limits.eligibility is not None
    checks = [
        (message, holds) for message, holds in (_TAKEN if taken else _REFUSED) if has_sign or message not in _SIGN
    ]
    for message, holds in checks:
        if all(holds(relation, request) for relation, request in zip(relations, requests, strict=True)):
            yield said(message)
            break
    else:
        if taken and len(requests) > 1 and not any(_is_refused(state.given) for state in outside):
            yield said(NEVER_REFUSED)
    if taken and all(len(request.bets) > 1 and _is_right_in_reverse(rules, port, request) for request in requests):
        yield said(NOT_FIRST)


def _outside(request: ProtocolRequest) -> bool:
    """Say whether a request has a stake above or below its limits, and limits for each of its stakes."""
    if not isinstance(request, LimitsRequest):
        return False
    relations = {_relation(item.bet, item.stake, request) for item in request.bets}
    return bool({"above", "below"} & relations) and "without" not in relations


def _is_right_in_reverse(rules: Rulebook, port: Port, request: LimitsRequest) -> bool:
    """Say whether an engine answers a request rightly with its stakes in reverse."""
    reverse = msgspec.structs.replace(request, bets=request.bets[::-1])
    try:
        return not judge(rules, reverse, actual(port, reverse))
    except EngineFault:
        return False


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


_SIGN = (SIGN_IGNORED, SIGN_ASSUMED)
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
