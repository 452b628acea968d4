"""Protocol 1: the messages between the suite and an engine, each one JSON object.

Cards are rank and suit (`TS`), in the order in which the shoe gives them and always enough for six.
Money is a decimal string. Expected values are never sent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Annotated, Any, Literal

import msgspec

from conformance.errors import N_, Refused
from conformance.money import read_stake

PROTOCOL = 1

CardCode = Annotated[
    str, msgspec.Meta(pattern=r"^[A23456789TJQK][SHDC]$(?!\n)", description="A card: rank, then suit.")
]
Money = Annotated[
    str, msgspec.Meta(pattern=r"^[0-9]{1,36}(\.[0-9]{1,36})?$(?!\n)", description="An amount as a decimal string.")
]


class Stake(msgspec.Struct, frozen=True):
    """A stake on one bet."""

    bet: str
    stake: Money


def read_stakes(bets: Iterable[Stake], unit: Decimal) -> dict[str, Decimal]:
    """Return the stake on each bet. Raises Refused when a bet comes twice or a stake is no whole number of units."""
    stakes: dict[str, Decimal] = {}
    for item in bets:
        if item.bet in stakes:
            raise Refused(N_("{bet} is staked on twice; add the stakes"), bet=item.bet)
        stakes[item.bet] = read_stake(item.stake, unit)
    return stakes


class Suite(msgspec.Struct, frozen=True):
    """Who is asking."""

    name: str
    version: str


class HelloRequest(msgspec.Struct, frozen=True, tag_field="op", tag="hello"):
    """The handshake, before anything else."""

    seq: str
    protocol: int
    suite: Suite


class CoupRequest(msgspec.Struct, frozen=True, tag_field="op", tag="coup"):
    """Coups to play: the same bets on every deal, each deal from a shoe in this round."""

    seq: str
    table: str
    round: int
    bets: tuple[Stake, ...]
    deals: tuple[tuple[CardCode, ...], ...]


Request = HelloRequest | CoupRequest


class WrittenCoups(CoupRequest, frozen=True, tag_field="op", tag="coup"):
    """The same request, its deals written already."""

    deals: msgspec.Raw  # type: ignore[assignment]


class About(msgspec.Struct, frozen=True):
    """What an engine says of itself."""

    name: str
    version: str
    language: str


class HelloAnswer(msgspec.Struct, frozen=True):
    """The engine's side of the handshake: the tables it knows, and what it can do at each."""

    seq: str
    protocol: int
    engine: About
    tables: dict[str, tuple[str, ...]]


class SettlementAnswer(msgspec.Struct, frozen=True):
    """What became of one stake; `returned` is all that goes back to the bettor, the stake included."""

    bet: str
    result: Literal["win", "lose", "push"]
    returned: Money


class CoupResult(msgspec.Struct, frozen=True):
    """One coup as the engine played it."""

    player: tuple[CardCode, ...]
    banker: tuple[CardCode, ...]
    player_total: Annotated[int, msgspec.Meta(ge=0, le=9)]
    banker_total: Annotated[int, msgspec.Meta(ge=0, le=9)]
    winner: Literal["player", "banker", "tie"]
    settlements: tuple[SettlementAnswer, ...]


class CoupAnswer(msgspec.Struct, frozen=True):
    """The coups, one for each deal, in the same order."""

    seq: str
    coups: tuple[CoupResult, ...]


class PlainSettlement(SettlementAnswer, frozen=True):
    """A settlement whose amount is any text, to be looked at once for each different one."""

    returned: str


class PlainCoup(CoupResult, frozen=True):
    """A coup whose cards and amounts are any text."""

    player: tuple[str, ...]
    banker: tuple[str, ...]
    settlements: tuple[PlainSettlement, ...]


class PlainAnswer(CoupAnswer, frozen=True):
    """Coups whose cards and amounts are any text. Most of the time that checking a CoupAnswer takes goes to those."""

    coups: tuple[PlainCoup, ...]


def read_coups(answer: Mapping[str, Any]) -> CoupAnswer:
    """Check an answer as a CoupAnswer, several times as fast where there are many coups in it.

    Raises msgspec.ValidationError when it is none.
    """
    try:
        plain = msgspec.convert(answer, PlainAnswer)
        msgspec.convert({item.returned for coup in plain.coups for item in coup.settlements}, set[Money])
        msgspec.convert({card for coup in plain.coups for card in (*coup.player, *coup.banker)}, set[CardCode])
    except msgspec.ValidationError:
        return msgspec.convert(answer, CoupAnswer)  # says where the fault is
    return plain


class Rejection(msgspec.Struct, frozen=True):
    """Why the engine takes no such bet or coup."""

    reason: str


class RejectedAnswer(msgspec.Struct, frozen=True):
    """The engine refuses what was asked, as the rules may want it to."""

    seq: str
    rejected: Rejection


class UnsupportedAnswer(msgspec.Struct, frozen=True):
    """The engine does not do this at all."""

    seq: str
    unsupported: str


class Failure(msgspec.Struct, frozen=True):
    """What went wrong inside the engine."""

    message: str


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The engine failed on its own account."""

    seq: str
    error: Failure
