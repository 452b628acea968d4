"""The right answer that goes an engine's way where no page decides: any value, or an incident at a moment unnamed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from conformance.cards import DECK
from conformance.engines.port import AnyAnswer, ProtocolRequest
from conformance.engines.procedures_protocol import (
    IncidentsAnswer,
    IncidentsRequest,
    IncidentState,
    ShoeAnswer,
    ShoeRequest,
    ShoeState,
)
from conformance.engines.server import server_of
from conformance.incidents import Incident
from conformance.rulebook import Rulebook
from conformance.rules import OpenFields, OpenMoments

_replace = msgspec.structs.replace
_LASTING = "cards"
"""The one value of a shoe that later events leave as it is."""


def expected(rules: Rulebook, request: ProtocolRequest) -> AnyAnswer:
    """Return the answer of the reference engine: a RejectedAnswer where the rules refuse the request."""
    answer: AnyAnswer = server_of(rules).answer(request)
    return answer


def followed(rules: Rulebook, request: ProtocolRequest, answer: AnyAnswer) -> AnyAnswer:
    """Return the right answer to a request which has an engine's own choice wherever no page decides.

    What the engine answers elsewhere has no effect on it.
    """
    if isinstance(request, IncidentsRequest) and isinstance(answer, IncidentsAnswer):
        return expected(rules, _as_named(rules, request, answer.states))
    right = expected(rules, request)
    if isinstance(request, ShoeRequest) and isinstance(right, ShoeAnswer) and isinstance(answer, ShoeAnswer):
        return _replace(right, states=_shoe_states(rules, request, right.states, answer.states))
    return right


# incidents


def _as_named(rules: Rulebook, request: IncidentsRequest, states: Sequence[IncidentState]) -> IncidentsRequest:
    """Have incidents that an engine takes at a moment left open happen at the moment which their rule names."""
    if len(states) != len(request.events):
        return request
    events = (
        event if state.refused is not None else _at_its_moment(rules, request.table, event)
        for event, state in zip(request.events, states, strict=True)
    )
    return _replace(request, events=tuple(events))


def _at_its_moment(rules: Rulebook, table: str, event: Incident) -> Incident:
    if table not in rules.procedures:
        return event
    known = [rule for rule in rules.procedures[table].incidents if event.cause in rule.causes]
    left_open = {
        rule
        for opening in rules.open
        if isinstance(opening, OpenMoments) and event.during in opening.during
        for rule in opening.rules
    }
    if any(rule.during == event.during for rule in known):
        return event
    return next((_replace(event, during=rule.during) for rule in known if rule.rule in left_open), event)


# the shoe


def _shoe_states(
    rules: Rulebook, request: ShoeRequest, right: Sequence[ShoeState], theirs: Sequence[ShoeState]
) -> tuple[ShoeState, ...]:
    """Take over an engine's values where they are open; what is refused leaves the values before it."""
    if len(theirs) != len(right):
        return tuple(right)
    openings = [item for item in rules.open if isinstance(item, OpenFields) and request.table in item.tables]
    phase, taken, states = "none", dict[str, object](), []
    for event, state, their in zip(request.events, right, theirs, strict=True):
        if state.refused is None:
            name = str(event.__struct_config__.tag)
            lasting = {} if name == "shoe" or _LASTING not in taken else {_LASTING: taken[_LASTING]}
            taken = {**lasting, **_free(openings, name, phase, their)}
        states.append(_replace(state, **taken))
        phase = state.phase
    return tuple(states)


def _free(openings: Sequence[OpenFields], event: str, phase: str, state: ShoeState) -> Mapping[str, object]:
    """Return the values of an engine's state that no page decides."""
    here = [item for item in openings if event in item.events and phase in item.phases]
    values = {field: getattr(state, field) for item in here for field in item.fields}
    if _LASTING in values and not _are_decks(values[_LASTING]):
        del values[_LASTING]
    return values


def _are_decks(cards: int) -> bool:
    """Say whether this many cards are whole decks: nothing else can be in a shoe from which none has been dealt."""
    return cards > 0 and cards % len(DECK) == 0
