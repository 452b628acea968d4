"""The round log: what a line or row of a log says of one round, and under which names."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

FORMAT = 1
"""The version of the format; a change that older logs do not survive makes a new one."""

CARDS = ("player_1", "player_2", "player_3", "banker_1", "banker_2", "banker_3")
"""The columns of cards, each hand's in the order in which it got them."""
TEXTS = ("round_id", "table", "shoe", "currency", "winner", "deal", *CARDS)
HANDS = ("player_hand", "banker_hand", "hands")
"""Columns that a mapping may name in place of those of cards: all cards of a hand, or those of both."""
NUMBERS = ("round", "decks", "player_total", "banker_total")
"""The columns that hold whole numbers."""
STAKED = ("stake", "returned", "result")
"""What a log says of one bet; as columns, with the bet behind it: `stake_banker`."""
RESULTS = ("win", "lose", "push")


def _said(description: str, **more: Any) -> msgspec.Meta:  # noqa: ANN401 - what JSON Schema takes
    return msgspec.Meta(description=description, **more)


_Amount = r"^[+-]?[0-9]{1,18}(\.[0-9]{1,9}0*)?$"
Card = Annotated[
    str,
    _said("A card: its rank (A23456789TJQK, or 10) and its suit (SHDC or ♠♥♦♣), in either case, as in 7S or 10♥."),
]
Result = Literal["win", "lose", "push"]


class BetRecord(msgspec.Struct, frozen=True):
    """One bet of a round, and what became of it."""

    bet: Annotated[str, _said("The bet's id, as `baccarat tables` lists it.")]
    stake: Annotated[str, _said("What was staked, as a decimal string; 0 is not a bet.", pattern=_Amount)]
    returned: Annotated[
        str | None,
        _said("All that went back to the bettor, the stake included; without it the amount is not checked."),
    ] = None
    result: Annotated[Result | None, _said("What became of the stake, where the log says so.")] = None


class RoundRecord(msgspec.Struct, frozen=True):
    """One round of a log: a line of JSON, or a row whose columns have these names.

    Cards stand either one a column or all in `deal`. Bets stand either in `bets` or as columns: `stake_` and the bet's
    id, and beside it `returned_` and `result_` with the same id. Money is decimal strings or, where the format has
    them, decimals; never floats. Other columns are ignored.
    """

    round_id: Annotated[str | int, _said("The id of the round, unique in the log.")]
    table: Annotated[
        str | None, _said("The table's id; may be left out when one table is named for the whole log.")
    ] = None
    shoe: Annotated[str | int | None, _said("The shoe that the round was dealt from; no two shoes share it.")] = None
    round: Annotated[
        int | None,
        _said("The round's number in its shoe, counted from 1; bets that close and the shoe's order need it."),
    ] = None
    decks: Annotated[int | None, _said("How many decks the shoe has, where it is not as the table says.")] = None
    time: Annotated[str | None, _said("When the round was played. It is ignored.")] = None
    currency: Annotated[str | None, _said("The money's name, by which differences are added up.")] = None
    player_1: Annotated[Card | None, _said("Player's first card.")] = None
    player_2: Annotated[Card | None, _said("Player's second card.")] = None
    player_3: Annotated[Card | None, _said("Player's third card, where one was drawn.")] = None
    banker_1: Annotated[Card | None, _said("Banker's first card.")] = None
    banker_2: Annotated[Card | None, _said("Banker's second card.")] = None
    banker_3: Annotated[Card | None, _said("Banker's third card, where one was drawn.")] = None
    deal: Annotated[
        str | None,
        _said("Instead of the six: all cards that were dealt, in the order in which they left the shoe."),
    ] = None
    player_total: Annotated[int | None, _said("Player's total as recorded.")] = None
    banker_total: Annotated[int | None, _said("Banker's total as recorded.")] = None
    winner: Annotated[Literal["player", "banker", "tie"] | None, _said("How the coup ended as recorded.")] = None
    bets: Annotated[tuple[BetRecord, ...], _said("The round's bets, where they do not stand as columns.")] = ()


def round_log_schema() -> dict[str, Any]:
    """Return the JSON Schema of one round of a log.

    >>> sorted(round_log_schema()["$defs"])
    ['BetRecord', 'RoundRecord']
    """
    from conformance.json_schemas import document  # noqa: PLC0415 - workers of a cluster read logs without it

    schema = document(f"A round of a log, format {FORMAT}", [RoundRecord])
    amount = {"type": ["string", "null"], "pattern": _Amount}
    schema["$defs"]["RoundRecord"]["patternProperties"] = {
        "^stake_": {"description": "What was staked on the bet that the name ends in.", **amount},
        "^returned_": {"description": "All that went back of it, the stake included.", **amount},
        "^result_": {"description": "What became of it.", "enum": [*RESULTS, None]},
    }
    return schema
