"""Protocol 1: the messages between the suite and an engine, each one JSON object.

Cards are rank and suit (`TS`). `coup` sends them in the order in which the shoe gives them, always enough for six, and
the engine draws; `settle` sends the hands as dealt, and the engine only settles.
Money is a decimal string. Expected values are never sent.
`baccarat schema` prints these types as JSON Schemas; a message that does not fit them is none of the protocol.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from conformance.errors import N_, Refused
from conformance.money import MOST_DECIMALS, MOST_DIGITS, read_stake

PROTOCOL = 1

MOST_NUMBER = 2**53 - 1
"""The largest whole number in a request: every reader of JSON has it exactly."""

CardCode = Annotated[
    str,
    Meta(
        pattern=r"^[A23456789TJQK][SHDC]$(?!\n)",
        examples=["TS"],
        description="A card: its rank (A23456789TJQK), then its suit (SHDC).",
    ),
]
Money = Annotated[
    str,
    Meta(
        pattern=r"^[0-9]{1,36}(\.[0-9]{1,36})?$(?!\n)",
        examples=["0.30"],
        description="An amount as a decimal string: digits, and a point where there are decimals.",
    ),
]
StakeText = Annotated[
    str,
    Meta(
        examples=["0.30"],
        description="The stake as the bettor gives it. It can be taken when it is a decimal string above nothing, a "
        f"whole number of the table's units, with at most {MOST_DIGITS} digits before the point and {MOST_DECIMALS} "
        'behind it; any other text ("-1", "0", "0.001", "ten") is a stake that the engine rejects, and no error.',
    ),
]
Seq = Annotated[str, Meta(description="The number of the request, which its answer repeats; any text.")]
TableId = Annotated[str, Meta(description="The id of the table; the engine rejects one that it does not know.")]
BetId = Annotated[str, Meta(description="The id of the bet; the engine rejects one that the table does not take.")]
RefusedBecause = Annotated[
    str | None,
    Meta(description="Why the event was refused, for people; null or absent when it was not."),
]


class Stake(msgspec.Struct, frozen=True):
    """A stake on one bet."""

    bet: BetId
    stake: StakeText


def read_stakes(bets: Iterable[Stake], unit: Decimal) -> dict[str, Decimal]:
    """Return the stake on each bet. Raises Refused when a bet comes twice or a stake is not a whole number of units."""
    stakes: dict[str, Decimal] = {}
    for item in bets:
        if item.bet in stakes:
            raise Refused(N_("{bet} is staked on twice; add the stakes"), bet=item.bet)
        stakes[item.bet] = read_stake(item.stake, unit)
    return stakes


class Hands(msgspec.Struct, frozen=True):
    """The two hands of a finished coup as dealt."""

    player: Annotated[
        tuple[CardCode, ...],
        Meta(description="Player's cards, two or three, in the order in which it got them; the third stands last."),
    ]
    banker: Annotated[
        tuple[CardCode, ...],
        Meta(description="Banker's cards, two or three, in the order in which it got them; the third stands last."),
    ]


class Suite(msgspec.Struct, frozen=True):
    """Who is asking."""

    name: Annotated[str, Meta(description="The name of the suite.")]
    version: Annotated[str, Meta(description="The version of the suite.")]


class HelloRequest(msgspec.Struct, frozen=True, tag_field="op", tag="hello"):
    """The handshake, before anything else."""

    seq: Seq
    protocol: Annotated[int, Meta(description="The protocol that the suite speaks.")]
    suite: Annotated[Suite, Meta(description="Who is asking.")]


class CoupRequest(msgspec.Struct, frozen=True, tag_field="op", tag="coup"):
    """Coups to play: the same bets on every deal, each deal from a shoe in this round."""

    seq: Seq
    table: TableId
    round: Annotated[
        int,
        Meta(
            description="The round of the shoe, from 1, in which every deal is played; the engine rejects a smaller "
            f"one. It is at most {MOST_NUMBER}, as every whole number in a request."
        ),
    ]
    bets: Annotated[
        tuple[Stake, ...], Meta(description="The stakes, the same on every deal, no bet twice; there may be none.")
    ]
    deals: Annotated[
        tuple[tuple[CardCode, ...], ...],
        Meta(
            description="The deals. Each has the next cards of the shoe in their order, six or more, whether or not "
            "the coup uses them all; the engine itself decides who draws, and rejects fewer."
        ),
    ]


class SettleRequest(msgspec.Struct, frozen=True, tag_field="op", tag="settle"):
    """Finished coups to settle, for an engine that draws no cards: the same bets on every pair of hands."""

    seq: Seq
    table: TableId
    round: Annotated[
        int,
        Meta(description="The round of the shoe, from 1, of every coup; the engine rejects a smaller one."),
    ]
    bets: Annotated[
        tuple[Stake, ...], Meta(description="The stakes, the same on every coup, no bet twice; there may be none.")
    ]
    hands: Annotated[
        tuple[Hands, ...],
        Meta(
            description="The coups. The engine rejects hands that the drawing rules do not give: fewer than two cards "
            "or more than three, a third card that could not be drawn, and a third card that is missing."
        ),
    ]


Request = HelloRequest | CoupRequest | SettleRequest


class About(msgspec.Struct, frozen=True):
    """What an engine says of itself."""

    name: Annotated[str, Meta(description="The name of the engine.")]
    version: Annotated[str, Meta(description="The version of the engine.")]
    language: Annotated[str, Meta(description="The programming language of the engine.")]


class HelloAnswer(msgspec.Struct, frozen=True):
    """The engine's side of the handshake: the tables it knows, and what it can do at each."""

    seq: Seq
    protocol: Annotated[int, Meta(description="The protocol that the engine speaks: 1, or the suite goes no further.")]
    engine: Annotated[About, Meta(description="Who the engine is.")]
    tables: Annotated[
        dict[str, tuple[str, ...]],
        Meta(
            description="What the engine can do, by the id of the table: coup, settle, shoe, bet-slip, limits, "
            "incidents, complaints. What else it is asked for has to be unsupported; a name that is none of these ends "
            "the run at once."
        ),
    ]


class SettlementAnswer(msgspec.Struct, frozen=True):
    """What became of one stake; `returned` is all that goes back to the bettor, the stake included."""

    bet: Annotated[str, Meta(description="The id of the bet.")]
    result: Annotated[
        Literal["win", "lose", "push"],
        Meta(description="What became of the stake: winnings are paid, it is taken, or it goes back alone."),
    ]
    returned: Annotated[
        Money,
        Meta(
            description="All that goes back to the bettor, the stake included, commission taken and rounded as the "
            "table does; 0 for a stake that is lost."
        ),
    ]


class CoupResult(msgspec.Struct, frozen=True):
    """One coup as the engine played it."""

    player: Annotated[tuple[CardCode, ...], Meta(description="Player's cards, in the order in which it got them.")]
    banker: Annotated[tuple[CardCode, ...], Meta(description="Banker's cards, in the order in which it got them.")]
    player_total: Annotated[int, Meta(ge=0, le=9, description="Player's total.")]
    banker_total: Annotated[int, Meta(ge=0, le=9, description="Banker's total.")]
    winner: Annotated[Literal["player", "banker", "tie"], Meta(description="The hand that won, or tie.")]
    settlements: Annotated[
        tuple[SettlementAnswer, ...],
        Meta(description="What became of every stake of the request, one for each bet, in any order."),
    ]


class CoupAnswer(msgspec.Struct, frozen=True):
    """The coups, one for each deal, in the same order."""

    seq: Seq
    coups: Annotated[tuple[CoupResult, ...], Meta(description="A coup for each deal, in the order of the deals.")]


class SettleAnswer(msgspec.Struct, frozen=True):
    """The coups that were settled, one for each pair of hands, in the same order."""

    seq: Seq
    coups: Annotated[
        tuple[CoupResult, ...],
        Meta(description="A coup for each pair of hands, in the order of the request, its cards as they were given."),
    ]


class Rejection(msgspec.Struct, frozen=True):
    """Why the engine takes no such bet, stake or coup."""

    reason: Annotated[str, Meta(description="Why, in a sentence for people; the suite compares no words.")]


class RejectedAnswer(msgspec.Struct, frozen=True):
    """The engine understood a request of the right form and refuses it, as the rules may want it to.

    A table or a bet that is not there, a stake that cannot be taken, too few cards: all of them are rejected.
    """

    seq: Seq
    rejected: Annotated[Rejection, Meta(description="Why the engine refuses.")]


class UnsupportedAnswer(msgspec.Struct, frozen=True):
    """The engine does not do this at all; that counts as not run, and never as passed."""

    seq: Seq
    unsupported: Annotated[str, Meta(description="What the engine does not do, in a sentence for people.")]


class Failure(msgspec.Struct, frozen=True):
    """What went wrong with a request or inside the engine."""

    message: Annotated[str, Meta(description="What went wrong, in a sentence for people.")]


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The request does not fit its schema, or the engine failed on its own account.

    A field that is missing or of another type is an error, and so is a card that is none.
    The suite sends such requests among its generated checks; an error counts as crashed wherever else it comes.
    """

    seq: Seq
    error: Annotated[Failure, Meta(description="What went wrong.")]
