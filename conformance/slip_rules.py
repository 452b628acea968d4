"""The bet slips as frozen values: machines whose phases, transitions and acts are data."""

from __future__ import annotations

from typing import Literal

import msgspec

Pile = Literal["unconfirmed", "confirmed", "shown", "previous"]
"""Where bets are.

`unconfirmed` on the table and not charged, `confirmed` charged and at risk, `shown` left on the table by a round that
is over, `previous` remembered for repeating the round before.
"""

SlipEventName = Literal[
    "select", "click", "double", "confirm", "clear", "undo", "coup", "deal", "rebet", "rebet-double", "close"
]
"""What a slip can answer: what the bettor or the dealer does, and `close`, which only the betting window raises."""

StakeResult = Literal["win", "lose", "push"]


class SelectChip(msgspec.Struct, frozen=True):
    """The chip becomes active."""

    rule: str


class AddChips(msgspec.Struct, frozen=True, omit_defaults=True):
    """Chips of the active value are placed on the bet, in a pile; `covered` if the balance has to suffice for it."""

    rule: str
    to: Pile
    chips: int
    covered: bool = False


class Multiply(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every stake of a pile is multiplied; `covered` if the balance has to cover the pile."""

    rule: str
    what: Pile
    factor: int
    covered: bool = False


class Remove(msgspec.Struct, frozen=True):
    """A pile is emptied; with `latest`, only this many of the latest placements go."""

    rule: str
    what: Pile
    latest: int | None = None


class Move(msgspec.Struct, frozen=True):
    """A pile goes onto another one."""

    rule: str
    what: Pile
    to: Pile


class Copy(msgspec.Struct, frozen=True):
    """The stakes of a pile, multiplied, are placed on another one as well."""

    rule: str
    what: Pile
    to: Pile
    factor: int


class Charge(msgspec.Struct, frozen=True):
    """The stakes of a pile are taken from the balance."""

    rule: str
    what: Pile


class PlayCoup(msgspec.Struct, frozen=True):
    """The coup is played and every stake of a pile is settled; nothing is paid yet."""

    rule: str
    what: Pile


class Credit(msgspec.Struct, frozen=True):
    """What the coup returns for stakes with one of these results is added to the balance."""

    rule: str
    results: tuple[StakeResult, ...]


Act = SelectChip | AddChips | Multiply | Remove | Move | Copy | Charge | PlayCoup | Credit


class Follow(msgspec.Struct, frozen=True):
    """An event that follows at once, with what the first event brought."""

    rule: str
    event: SlipEventName


class Transition(msgspec.Struct, frozen=True):
    """What an event does in some phases: the acts in order, all of them or none, and the phase it leads to.

    None of the piles in `needs` may be empty, and every pile in `lacks` has to be.
    """

    rule: str
    on: SlipEventName
    phases: tuple[str, ...]
    to: str
    acts: tuple[Act, ...]
    needs: tuple[Pile, ...] = ()
    lacks: tuple[Pile, ...] = ()
    then: Follow | None = None


class Refusal(msgspec.Struct, frozen=True):
    """Events that some phases refuse."""

    rule: str
    on: tuple[SlipEventName, ...]
    phases: tuple[str, ...]


class ActiveChips(msgspec.Struct, frozen=True):
    """How many chip values are active at a time; selecting another one makes the oldest inactive."""

    rule: str
    count: int


class Window(msgspec.Struct, frozen=True):
    """The betting window: it opens when its phase is entered and raises its event after whole seconds."""

    rule: str
    phase: str
    seconds: int
    event: SlipEventName


class Combination(msgspec.Struct, frozen=True):
    """How many of some bets may have stakes in one round, and whether other bets may have stakes beside them."""

    rule: str
    bets: tuple[str, ...]
    most: int
    beside_others: bool


class SlipMachine(msgspec.Struct, frozen=True):
    """The bet slip of a table: in each phase every event has just one transition, or is refused."""

    id: str
    phases: tuple[str, ...]
    start: str
    chips: ActiveChips
    window: Window | None
    transitions: tuple[Transition, ...]
    refusals: tuple[Refusal, ...]
    combinations: tuple[Combination, ...]
