"""Protocol 1 around the coup: a list of events in, the state after each event out.

A state whose `refused` is not null is the one before the event: the engine takes no such event, and says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from conformance.complaints import Complaint, handle
from conformance.engines.protocol import Money, RefusedBecause, Seq, Stake, TableId, read_stakes
from conformance.engines.reference import table_called
from conformance.errors import Refused
from conformance.incidents import Incident, consequences
from conformance.limits import check_limits
from conformance.procedure_rules import Amounts, Consequences, Decision
from conformance.rules import Rulebook, Table
from conformance.settlement import offer_at
from conformance.shoe import Shoe, ShoeEvent, step


class ShoeRequest(msgspec.Struct, frozen=True, tag_field="op", tag="shoe"):
    """What happens to the shoes of a table, from before the first."""

    seq: Seq
    table: TableId
    events: Annotated[tuple[ShoeEvent, ...], Meta(description="What happens, in order.")]


class ShoeState(msgspec.Struct, frozen=True):
    """The shoe after an event; `cards` is how many it held when it was ready, `burnt` what the event burnt."""

    phase: Annotated[
        Literal["none", "ready", "round", "over"],
        Meta(description="none before the first shoe, ready between rounds, round during one, over after the last."),
    ]
    round: Annotated[int, Meta(description="The number of the round, from 1 in each shoe; 0 before the first.")]
    burnt: Annotated[int, Meta(description="How many cards the event burnt.")]
    cards: Annotated[
        int,
        Meta(
            description="How many cards the shoe held when it was ready for its first round; 0 before the first shoe."
        ),
    ]
    last: Annotated[bool, Meta(description="Whether the round is the last of the shoe.")]
    shuffled: Annotated[
        bool,
        Meta(
            description="Whether the event shuffled the cards; "
            "the shuffle after a last round belongs to the shoe that follows."
        ),
    ]
    refused: RefusedBecause = None


class ShoeAnswer(msgspec.Struct, frozen=True):
    """The shoe after each event."""

    seq: Seq
    states: Annotated[tuple[ShoeState, ...], Meta(description="The shoe after each event, in the same order.")]


class Limit(msgspec.Struct, frozen=True):
    """The smallest and the largest stake on a bet."""

    minimum: Annotated[Money, Meta(description="The smallest stake.")]
    maximum: Annotated[Money, Meta(description="The largest stake.")]


class LimitsRequest(msgspec.Struct, frozen=True, tag_field="op", tag="limits"):
    """Stakes of one bettor for one round, the limits of each bet, and whether the sign for Tiger bets is shown."""

    seq: Seq
    table: TableId
    bets: Annotated[tuple[Stake, ...], Meta(description="The stakes, no bet twice.")]
    limits: Annotated[
        dict[str, Limit],
        Meta(
            description="The limits of each bet, by the id of the bet. A bet without any has those that the table "
            "states. The engine rejects a stake without any, and limits that leave no stake: a smallest one that is "
            "not more than 0, or that is above the largest."
        ),
    ]
    sign: Annotated[
        bool, Meta(description="Whether the table shows the sign that Tiger bets need a main bet beside them.")
    ] = False


class LimitsAnswer(msgspec.Struct, frozen=True):
    """The bets are taken; where they are not, the engine rejects the request."""

    seq: Seq
    taken: Annotated[Literal[True], Meta(description="True: the bets are taken.")]


class IncidentsRequest(msgspec.Struct, frozen=True, tag_field="op", tag="incidents"):
    """What goes wrong in one round, in order."""

    seq: Seq
    table: TableId
    events: Annotated[tuple[Incident, ...], Meta(description="What goes wrong, in order.")]


class IncidentState(Consequences, frozen=True, omit_defaults=True):
    """What an incident leads to."""

    refused: RefusedBecause = None


class IncidentsAnswer(msgspec.Struct, frozen=True):
    """What each incident leads to."""

    seq: Seq
    states: Annotated[tuple[IncidentState, ...], Meta(description="What each incident leads to, in the same order.")]


class ComplaintsRequest(msgspec.Struct, frozen=True, tag_field="op", tag="complaints"):
    """Complaints, each by itself."""

    seq: Seq
    table: TableId
    events: Annotated[tuple[Complaint, ...], Meta(description="The complaints.")]


class ComplaintState(msgspec.Struct, frozen=True):
    """What becomes of a complaint; `decision` is null where the engine takes no such complaint."""

    decision: Annotated[
        Decision | None,
        Meta(description="What becomes of the complaint; null where the engine takes no such complaint."),
    ]
    reasons: Annotated[
        tuple[Literal["incomplete", "late"], ...],
        Meta(description="Why it is rejected: it does not name all that it has to, or it comes too late."),
    ] = ()
    video: Annotated[
        bool | None,
        Meta(
            description="Whether the video of the event is still kept; null where the engine takes no such complaint."
        ),
    ] = None
    refused: RefusedBecause = None


class ComplaintsAnswer(msgspec.Struct, frozen=True):
    """What becomes of each complaint."""

    seq: Seq
    states: Annotated[
        tuple[ComplaintState, ...], Meta(description="What becomes of each complaint, in the same order.")
    ]


ProcedureRequest = ShoeRequest | LimitsRequest | IncidentsRequest | ComplaintsRequest


def answer_procedure(rules: Rulebook, request: ProcedureRequest) -> msgspec.Struct:
    """Answer a request around the coup as the rulebook says. Raises Refused when the whole request is invalid."""
    table = table_called(rules, request.table)
    if isinstance(request, ShoeRequest):
        return ShoeAnswer(request.seq, tuple(_shoe_states(rules, table.id, request.events)))
    if isinstance(request, IncidentsRequest):
        return IncidentsAnswer(request.seq, tuple(_incident_states(rules, table.id, request.events)))
    if isinstance(request, ComplaintsRequest):
        states = [_complaint_state(rules, table.id, complaint) for complaint in request.events]
        return ComplaintsAnswer(request.seq, tuple(states))
    _check(rules, table, request)
    return LimitsAnswer(request.seq, taken=True)


def _shoe_states(rules: Rulebook, table: str, events: Sequence[ShoeEvent]) -> list[ShoeState]:
    shoe, states = Shoe(), []
    for event in events:
        refused = None
        try:
            shoe = step(rules, table, shoe, event)
        except Refused as refusal:
            refused = str(refusal)
        states.append(ShoeState(shoe.phase, shoe.round, shoe.burnt, shoe.cards, shoe.last, shoe.shuffled, refused))
    return states


def _incident_states(rules: Rulebook, table: str, events: Sequence[Incident]) -> list[IncidentState]:
    paused, states = False, []
    for event in events:
        try:
            stated = consequences(rules, table, event, paused=paused)
        except Refused as refusal:
            states.append(IncidentState(refused=str(refusal)))
            continue
        if event.during == "pause":
            paused = False
        elif stated.round == "paused":
            paused = True
        states.append(msgspec.convert(msgspec.to_builtins(stated), IncidentState))
    return states


def _complaint_state(rules: Rulebook, table: str, complaint: Complaint) -> ComplaintState:
    try:
        handled = handle(rules, table, complaint)
    except Refused as refusal:
        return ComplaintState(None, refused=str(refusal))
    return ComplaintState(handled.decision, handled.reasons, handled.video)


def _check(rules: Rulebook, table: Table, request: LimitsRequest) -> None:
    for item in request.bets:
        offer_at(table, item.bet)
    stakes = read_stakes(request.bets, table.unit)
    amounts = {bet: Amounts(Decimal(limit.minimum), Decimal(limit.maximum)) for bet, limit in request.limits.items()}
    check_limits(rules, table.id, stakes, amounts, sign=request.sign)
