"""The shoe: burning when it starts, counting its rounds, the cut card, and when the cards are shuffled."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from conformance.cards import DECK, Card
from conformance.errors import N_, Refused
from conformance.procedure_rules import ERROR_CAUSES, ErrorCause, ShoeRules, choice
from conformance.rules import Rulebook


class StartShoe(msgspec.Struct, frozen=True, tag_field="event", tag="shoe"):
    """A new shoe begins."""

    exposed: Annotated[
        str | None,
        Meta(description="The card that is opened to set the burn, as rank and suit; null at a table that opens none."),
    ] = None


class StartRound(msgspec.Struct, frozen=True, tag_field="event", tag="round"):
    """The next round begins."""


class DrawCutCard(msgspec.Struct, frozen=True, tag_field="event", tag="cut-card"):
    """The cut card comes out during the round."""


class EndRound(msgspec.Struct, frozen=True, tag_field="event", tag="end"):
    """The round is over."""


class Reshuffle(msgspec.Struct, frozen=True, tag_field="event", tag="reshuffle"):
    """The operator reshuffles the cards after an error."""

    cause: Annotated[ErrorCause, choice("The error after which the operator reshuffles.", ERROR_CAUSES)]


ShoeEvent = StartShoe | StartRound | DrawCutCard | EndRound | Reshuffle


class Shoe(msgspec.Struct, frozen=True):
    """A shoe between two events.

    phase: `none` before the first shoe, `ready` between rounds, `round` during one, `over` after the last.
    round: the number of the round, from 1; 0 before the first.
    burnt: the cards burnt by the last event, the exposed card not counted unless the table counts it.
    cards: the cards that the shoe held when it was ready for its first round.
    last: whether the round is the last of the shoe.
    shuffled: whether the last event shuffled the cards.
    next_is_last: whether the cut card has announced the round after this one as the last.
    """

    phase: Literal["none", "ready", "round", "over"] = "none"
    round: int = 0
    burnt: int = 0
    cards: int = 0
    last: bool = False
    shuffled: bool = False
    next_is_last: bool = False


def step(rulebook: Rulebook, table_id: str, shoe: Shoe, event: ShoeEvent) -> Shoe:
    """Return the shoe after an event (SHOE-…, DECKS-…).

    Raises Refused when the event cannot be in this phase, or the table's pages do not know it; the shoe stays as it is.
    """
    rules = rulebook.procedures[table_id].shoe
    if isinstance(event, StartShoe):
        return _start_shoe(rules, 52 * rulebook.tables[table_id].decks, shoe, event)
    if isinstance(event, StartRound):
        return _start_round(rules, shoe)
    if isinstance(event, DrawCutCard):
        return _cut_card(rules, table_id, shoe)
    if isinstance(event, Reshuffle):
        return _reshuffle(rules, table_id, shoe, event)
    if shoe.phase != "round":
        raise Refused(N_("no round is being played; begin one first"))
    return msgspec.structs.replace(shoe, phase="over" if shoe.last else "ready", burnt=0, shuffled=False)


def _start_shoe(rules: ShoeRules, cards: int, shoe: Shoe, event: StartShoe) -> Shoe:
    """SHOE-BURN-START, SHOE-BURN-ACE, SHOE-BURN-PIP, SHOE-BURN-TEN, SHOE-BURN-EXPOSED."""
    if shoe.phase == "round":
        raise Refused(N_("a round is being played; end it before a new shoe begins"))
    shuffled = rules.shuffled_before is not None
    if rules.burn_counts is None:
        if event.exposed is not None:
            raise Refused(N_("no card is exposed at this table when a shoe begins; leave it out"))
        return Shoe("ready", 0, 0, cards, shuffled=shuffled)
    burnt = rules.burn_counts[_card(event.exposed).rank]
    assert rules.exposed is not None
    left = cards - burnt - (0 if rules.exposed_counted else rules.exposed)
    return Shoe("ready", 0, burnt, left, shuffled=shuffled)


def _card(code: str | None) -> Card:
    if code is None:
        raise Refused(N_("a card is exposed at this table when a shoe begins; name it"))
    card = DECK.get(code)
    if card is None:
        raise Refused(N_('"{text}" is not a card; write a rank and a suit, as in 7S'), text=code)
    return card


def _start_round(rules: ShoeRules, shoe: Shoe) -> Shoe:
    """SHOE-SBO-BURN, SHOE-BAKARAT-NEW-SHOE, SHOE-TOUCH-SHUFFLE."""
    if shoe.phase == "none":
        raise Refused(N_("there is no shoe yet; begin one first"))
    if shoe.phase == "round":
        raise Refused(N_("a round is being played already; end it first"))
    if shoe.phase == "over":
        raise Refused(N_("the last round of this shoe is over; begin a new shoe"))
    return msgspec.structs.replace(
        shoe,
        phase="round",
        round=shoe.round + 1,
        burnt=(rules.burnt_between_rounds or 0) if shoe.round else 0,
        shuffled=rules.shuffled_before == "each-round",
        last=shoe.next_is_last,
        next_is_last=False,
    )


def _cut_card(rules: ShoeRules, table_id: str, shoe: Shoe) -> Shoe:
    """SHOE-CUT-CARD."""
    if rules.last_round is None:
        raise Refused(N_("the pages of {table} do not say what the cut card does"), table=table_id)
    if shoe.phase != "round":
        raise Refused(N_("no round is being played; begin one first"))
    if shoe.last or shoe.next_is_last:
        raise Refused(N_("the cut card has been drawn from this shoe already"))
    current = rules.last_round == "current"
    return msgspec.structs.replace(shoe, last=current, next_is_last=not current, burnt=0, shuffled=False)


def _reshuffle(rules: ShoeRules, table_id: str, shoe: Shoe, event: Reshuffle) -> Shoe:
    """SHOE-SBO-RESHUFFLE."""
    if rules.reshuffle_after is None:
        raise Refused(N_("the pages of {table} give the operator no right to reshuffle"), table=table_id)
    if event.cause not in rules.reshuffle_after:
        raise Refused(N_("the pages of {table} allow no reshuffle after this error"), table=table_id)
    if shoe.phase != "ready":
        raise Refused(N_("the operator reshuffles between rounds, when there is a shoe"))
    return msgspec.structs.replace(shoe, burnt=0, shuffled=True)
