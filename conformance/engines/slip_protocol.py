"""Protocol 1 for bet slips: a list of events in, the state after each event out.

A state whose `refused` is not null is the one before the event: the slip takes no such event, and says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta

from conformance.bet_slip import Event, Placement, Slip, stakes_in, start, step
from conformance.cards import DECK
from conformance.engines.protocol import CardCode, Money, RefusedBecause, Seq, TableId
from conformance.engines.reference import table_called
from conformance.errors import N_, Refused
from conformance.money import read_stake, write_amount
from conformance.procedure_rules import choice
from conformance.rules import Rulebook, Table

SLIP_EVENTS = {
    "select": "The bettor touches a chip: `chip`.",
    "click": "The bettor clicks or taps the betting area of a bet: `bet`.",
    "double": "The bettor presses the double button.",
    "confirm": "The bettor presses the confirm button.",
    "clear": "The bettor presses the clear button.",
    "undo": "The bettor presses the undo button.",
    "wait": "Time passes at a table with a betting window: `seconds`.",
    "coup": "The dealer deals and the coup is decided: `deal`.",
    "deal": "The bettor presses the deal button: `deal`.",
    "rebet": "The bettor presses the rebet button: `deal`.",
    "rebet-double": "The bettor presses the rebet-double button: `deal`.",
}
"""What each event of a bet slip is, and which field it needs."""


class SlipEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happens at the slip; an unknown event is refused like any other that is not possible.

    `select` has a chip, `click` a bet, `wait` whole seconds, and `coup`, `deal`, `rebet` and `rebet-double` a deal;
    `double`, `confirm`, `clear` and `undo` have nothing.
    """

    event: Annotated[
        str,
        choice("What happens.", SLIP_EVENTS, other="Any other event is refused in its own state."),
    ]
    chip: Annotated[
        str | None,
        Meta(
            examples=["5.00"],
            description="The value of the chip that is selected: a stake like any other, refused where one would be "
            "rejected.",
        ),
    ] = None
    bet: Annotated[str | None, Meta(description="The id of the bet that is clicked.")] = None
    seconds: Annotated[int | None, Meta(description="How many whole seconds pass; a number below 0 is refused.")] = None
    deal: Annotated[
        tuple[CardCode, ...] | None,
        Meta(description="The next cards of the shoe in their order, six or more; fewer are refused."),
    ] = None


class SlipRequest(msgspec.Struct, frozen=True, tag_field="op", tag="bet-slip"):
    """What happens at the slip of a bettor who has just sat down."""

    seq: Seq
    table: TableId
    balance: Annotated[Money, Meta(description="What the bettor brings.")]
    minimum: Annotated[
        Money, Meta(description="The smallest stake on one bet; the engine rejects what is not a stake.")
    ]
    maximum: Annotated[
        Money,
        Meta(
            description="The largest stake on one bet; the engine rejects what is not a stake, or is less than the "
            "smallest."
        ),
    ]
    events: Annotated[tuple[SlipEvent, ...], Meta(description="What happens, in order.")]


class SlipState(msgspec.Struct, frozen=True):
    """The slip after an event."""

    phase: Annotated[str, Meta(description="open or closed at a live table, betting or over at a touch table.")]
    selected: Annotated[tuple[Money, ...], Meta(description="The values of the active chips.")]
    unconfirmed: Annotated[
        dict[str, Money], Meta(description="Stakes that are on the table and not charged, by the id of the bet.")
    ]
    confirmed: Annotated[
        dict[str, Money], Meta(description="Stakes that are charged and at risk, by the id of the bet.")
    ]
    shown: Annotated[
        dict[str, Money],
        Meta(description="Stakes that a round which is over left on the table, by the id of the bet."),
    ]
    balance: Annotated[Money, Meta(description="What the bettor has left.")]
    refused: RefusedBecause = None


class SlipAnswer(msgspec.Struct, frozen=True):
    """The slip after each event, in the same order."""

    seq: Seq
    states: Annotated[tuple[SlipState, ...], Meta(description="The slip after each event, in the same order.")]


_KINDS = {str(kind.__struct_config__.tag): kind for kind in get_args(Event)}


def answer_slip(rulebook: Rulebook, request: SlipRequest) -> SlipAnswer:
    """Run the events one after the other from a fresh slip.

    Raises Refused when the table has no bet slip or an amount is invalid; an event that is refused is in the answer.
    """
    table = table_called(rulebook, request.table)
    minimum, maximum = read_stake(request.minimum, table.unit), read_stake(request.maximum, table.unit)
    slip = start(rulebook, request.table, Decimal(request.balance), minimum, maximum)
    states: list[SlipState] = []
    for message in request.events:
        refused = None
        try:
            slip = step(rulebook, slip, read_event(message, table))
        except Refused as refusal:
            refused = str(refusal)
        states.append(_state(slip, table, refused))
    return SlipAnswer(request.seq, tuple(states))


def read_event(message: SlipEvent, table: Table) -> Event:
    """Read an event. Raises Refused when it is unknown or incomplete, or its chip is not an amount of the table."""
    kind = _KINDS.get(message.event)
    if kind is None:
        raise Refused(
            N_('"{event}" is not an event of a bet slip; the events are {events}'),
            event=message.event,
            events=", ".join(_KINDS),
        )
    values: dict[str, Any] = {}
    for name in kind.__struct_fields__:
        value = getattr(message, name)
        if value is None:
            raise Refused(N_("{event} needs {field}; add it"), event=message.event, field=name)
        values[name] = value
    if "chip" in values:
        values["chip"] = read_stake(values["chip"], table.unit)
    if "deal" in values:
        values["deal"] = tuple(DECK[code] for code in values["deal"])
    event: Event = kind(**values)
    return event


def _state(slip: Slip, table: Table, refused: str | None) -> SlipState:
    return SlipState(
        slip.phase,
        tuple(write_amount(chip, table.unit) for chip in slip.selected),
        _written(slip.unconfirmed, table),
        _written(slip.confirmed, table),
        _written(slip.shown, table),
        write_amount(slip.balance, table.unit),
        refused,
    )


def _written(pile: Sequence[Placement], table: Table) -> dict[str, str]:
    return {bet: write_amount(stake, table.unit) for bet, stake in stakes_in(pile).items()}
