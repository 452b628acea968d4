"""Protocol 1 for bet slips: a list of events in, the state after each event out.

A state whose `refused` is not null is the one before the event: the slip takes no such event, and says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Annotated, Any, get_args

import msgspec

from conformance.bet_slip import Event, Placement, Slip, stakes_in, start, step
from conformance.cards import DECK
from conformance.engines.protocol import CardCode, Money
from conformance.engines.reference import table_called
from conformance.errors import N_, Refused
from conformance.money import read_stake, write_amount
from conformance.rules import Rulebook, Table

Deal = Annotated[tuple[CardCode, ...], msgspec.Meta(description="Cards as the shoe gives them, six or more.")]
Stakes = Annotated[dict[str, Money], msgspec.Meta(description="The stake on each bet, by the id of the bet.")]


class SlipEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happens at the slip; an unknown event is refused like any other that is not possible.

    `select` has a chip, `click` a bet, `wait` whole seconds, and `coup`, `deal`, `rebet` and `rebet-double` a deal;
    `double`, `confirm`, `clear` and `undo` have nothing.
    """

    event: str
    chip: Annotated[str | None, msgspec.Meta(description="The value of the chip, as a decimal string.")] = None
    bet: Annotated[str | None, msgspec.Meta(description="The id of the bet.")] = None
    seconds: Annotated[int | None, msgspec.Meta(description="How many seconds pass.")] = None
    deal: Deal | None = None


class SlipRequest(msgspec.Struct, frozen=True, tag_field="op", tag="bet-slip"):
    """What happens at the slip of a bettor who has just sat down.

    `balance` is what the bettor brings; `minimum` and `maximum` are the smallest and the largest stake on one bet.
    """

    seq: str
    table: str
    balance: Money
    minimum: Money
    maximum: Money
    events: tuple[SlipEvent, ...]


class SlipState(msgspec.Struct, frozen=True):
    """The slip after an event.

    `phase` is `open` or `closed` at a live table, `betting` or `over` at a touch table; `selected` are the active
    chips; `unconfirmed` stakes lie on the table and are not charged, `confirmed` ones are charged and at risk, and
    `shown` ones were left on the table by a round that is over.
    """

    phase: str
    selected: tuple[Money, ...]
    unconfirmed: Stakes
    confirmed: Stakes
    shown: Stakes
    balance: Money
    refused: Annotated[str | None, msgspec.Meta(description="Why the event was refused; null if it was not.")] = None


class SlipAnswer(msgspec.Struct, frozen=True):
    """The slip after each event, in the same order."""

    seq: str
    states: tuple[SlipState, ...]


_KINDS = {str(kind.__struct_config__.tag): kind for kind in get_args(Event)}


def answer_slip(rulebook: Rulebook, request: SlipRequest) -> SlipAnswer:
    """Run the events one after the other from a fresh slip.

    Raises Refused when the table has no bet slip or an amount cannot be; an event that is refused is in the answer.
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
    """Read an event. Raises Refused when it is unknown or lacks something, or its chip is no amount of the table."""
    kind = _KINDS.get(message.event)
    if kind is None:
        raise Refused(
            N_('"{event}" is no event of a bet slip; the events are {events}'),
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
