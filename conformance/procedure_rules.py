"""The rules around the coup as frozen values: shoe, limits, incidents, complaints, and the returns that pages state."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Annotated, Literal

import msgspec
from msgspec import Meta


def choice(description: str, meanings: Mapping[str, str], *, other: str = "") -> Meta:
    """Return what the schema says of a text: each value that it can have with its meaning.

    `other` says what any other text leads to; without it there is no other.
    """
    values: list[dict[str, str]] = [{"const": value, "description": meaning} for value, meaning in meanings.items()]
    if other:
        values.append({"type": "string", "description": other})
    return Meta(description=description, extra_json_schema={"anyOf": values})


ErrorCause = Literal["human-error", "technical-error"]
ERROR_CAUSES = {
    "human-error": "A person made the error.",
    "technical-error": "A machine made the error.",
}
"""What each error in shuffling is."""
Moment = Literal["round", "shuffle", "round-over", "pause"]
MOMENTS = {
    "round": "While a round is played.",
    "shuffle": "While the cards are shuffled.",
    "round-over": "After the round is over, before the next.",
    "pause": "While the round is paused by an earlier incident.",
}
"""What each moment of an incident is."""
Decision = Literal["accepted", "rejected"]
Bound = Literal["minimum", "maximum"]


class ShoeRules(msgspec.Struct, frozen=True):
    """How a table's cards are shuffled, burnt and renewed; None where its pages are silent.

    exposed: cards exposed when a shoe starts (SHOE-BURN-START).
    burn_counts: cards burnt by the rank of the exposed card (SHOE-BURN-ACE, SHOE-BURN-PIP, SHOE-BURN-TEN).
    exposed_counted: whether the exposed card is one of the burnt ones (SHOE-BURN-EXPOSED).
    burnt_between_rounds: cards burnt between rounds (SHOE-SBO-BURN).
    last_round: the last round of a shoe, counted from the one in which the cut card is drawn (SHOE-CUT-CARD).
    shuffled_before: when the cards are shuffled (SHOE-BAKARAT-NEW-SHOE, SHOE-TOUCH-SHUFFLE).
    reshuffle_after: the errors after which the operator may reshuffle (SHOE-SBO-RESHUFFLE).
    """

    exposed: int | None = None
    burn_counts: dict[str, int] | None = None
    exposed_counted: bool | None = None
    burnt_between_rounds: int | None = None
    last_round: Literal["current", "next"] | None = None
    shuffled_before: Literal["each-shoe", "each-round"] | None = None
    reshuffle_after: tuple[ErrorCause, ...] | None = None


class Difference(msgspec.Struct, frozen=True):
    """A limit on the difference between the stakes on two bets, instead of on each (LIMIT-BAKARAT-DIFFERENCE).

    own: which bounds the two bets have all the same; others: which every other bet has.
    """

    bets: tuple[str, str]
    capped_by: Literal["larger-side", "smaller-side"]
    own: tuple[Bound, ...] = ()
    others: tuple[Bound, ...] = ()


class Eligibility(msgspec.Struct, frozen=True):
    """Bets that need another one beside them, when a sign at the table says so (LIMIT-TIGER-ELIGIBILITY)."""

    bets: tuple[str, ...]
    requires_any: tuple[str, ...]
    when: Literal["sign-shown", "always"]


class Amounts(msgspec.Struct, frozen=True):
    """The limits of one bet at one table: the smallest and the largest stake."""

    minimum: Decimal
    maximum: Decimal


class LimitRules(msgspec.Struct, frozen=True):
    """Which limits a table has; the amounts are stated, or else shown at the table alone.

    stakes: the smallest and the largest stake on each bet, where they are stated; table: the largest sum of all stakes
    of one bettor in a round; win: the largest amount that a stake may win, before which it is refused.
    bounds: whether a smallest and a largest stake are kept (LIMIT-SBO-RANGE, LIMIT-TOUCH-RANGE).
    largest_taken: whether the largest stake itself is taken (LIMIT-SBO-MAXIMUM); unstated, it is.
    """

    bounds: tuple[Bound, ...] = ()
    largest_taken: bool = True
    difference: Difference | None = None
    eligibility: Eligibility | None = None
    stakes: Mapping[str, Amounts] = {}
    table: Decimal | None = None
    win: Decimal | None = None
    rules: Mapping[str, str] = {}
    """The rules that state the amounts, by the names of their fields."""


class Consequences(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an incident leads to; only what the page states, the rest is null or absent."""

    result: Annotated[
        Literal["stands", "void"] | None, Meta(description="What becomes of the result of the round.")
    ] = None
    stakes: Annotated[Literal["settled", "returned"] | None, Meta(description="What becomes of the stakes.")] = None
    payouts: Annotated[Literal["void"] | None, Meta(description="What becomes of payouts.")] = None
    round: Annotated[Literal["completed", "paused", "resumed"] | None, Meta(description="How the round goes on.")] = (
        None
    )
    shoe: Annotated[Literal["replaced"] | None, Meta(description="What becomes of the shoe.")] = None
    table: Annotated[Literal["closed"] | None, Meta(description="What becomes of the table.")] = None
    card: Annotated[
        Literal["rescanned", "moved-as-on-screen"] | None, Meta(description="What is done with the card.")
    ] = None
    cards: Annotated[Literal["reshuffled"] | None, Meta(description="What is done with the cards of the shoe.")] = None
    by: Annotated[Literal["dealer", "supervisor"] | None, Meta(description="Who puts it right.")] = None
    informed: Annotated[Literal["supervisor"] | None, Meta(description="Who is informed.")] = None


class IncidentRule(msgspec.Struct, frozen=True):
    """What follows when something goes wrong: the causes, when they occur, how many cards it takes (INCIDENT-…)."""

    rule: str
    causes: tuple[str, ...]
    during: Moment
    cards: int
    then: Consequences


class ComplaintRules(msgspec.Struct, frozen=True):
    """What a complaint needs.

    required: what it names (COMPLAINT-SBO-FIELDS); incomplete: what becomes of one that does not
    (COMPLAINT-SBO-INCOMPLETE); deadline: seconds after the event, with what becomes of one that comes just then
    (COMPLAINT-SBO-DEADLINE) and later (COMPLAINT-SBO-LATE); video: seconds for which the video is kept
    (COMPLAINT-SBO-VIDEO).
    """

    required: tuple[str, ...]
    incomplete: Decision
    deadline: int
    at_deadline: Decision
    late: Decision
    video: int


class StatedReturn(msgspec.Struct, frozen=True):
    """A return that a page states, of one bet or of no bet in particular (RETURN-…)."""

    rule: str
    bet: str | None
    percent: Decimal


class Procedures(msgspec.Struct, frozen=True):
    """The rules around the coup at one table; None where its pages are silent."""

    shoe: ShoeRules = ShoeRules()
    limits: LimitRules | None = None
    incidents: tuple[IncidentRule, ...] = ()
    complaints: ComplaintRules | None = None
    returns: tuple[StatedReturn, ...] = ()
