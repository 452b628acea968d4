"""Incidents: what follows when something goes wrong in dealing, at the bettor's end or at the operator's."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from conformance.errors import N_, Refused
from conformance.procedure_rules import MOMENTS, Consequences, Moment, choice
from conformance.rules import Rulebook

CAUSES = {
    "card-not-scanned": "A card cannot be scanned.",
    "cards-together": "Cards are dealt together by accident; `cards` says how many.",
    "card-exposed": "A card is exposed that nobody should see.",
    "card-fell": "A card falls off the table.",
    "card-misplaced": "A card is laid in the wrong position.",
    "extra-card": "One more card is dealt after the round is over.",
    "equipment": "The bettor's equipment fails.",
    "computer": "The bettor's computer fails.",
    "network": "The bettor's network fails.",
    "disconnection": "The bettor is disconnected.",
    "operator-system": "The operator's system fails.",
    "hardware": "Hardware of the game fails.",
    "software": "Software of the game fails.",
    "game": "The game has an unexpected problem.",
    "system": "The system has an unexpected problem.",
    "procedure": "The procedure has an unexpected problem.",
    "solved-quickly": "The problem that paused the round is solved quickly.",
    "not-solved-quickly": "The problem that paused the round is not solved quickly.",
}
"""What each cause of an incident is."""


class Incident(msgspec.Struct, frozen=True):
    """Something that goes wrong."""

    cause: Annotated[
        str,
        choice(
            "What goes wrong. The engine refuses, in the state of the event, what the table's pages do not know.",
            CAUSES,
            other="Any other cause is refused in the state of the event.",
        ),
    ]
    during: Annotated[
        Moment,
        choice(
            "When it goes wrong. At a moment that the table's pages do not name the engine refuses it, or answers as "
            "during the round.",
            MOMENTS,
        ),
    ] = "round"
    cards: Annotated[int, Meta(description="How many cards it concerns; the engine refuses fewer than 1.")] = 1


def consequences(rulebook: Rulebook, table_id: str, incident: Incident, *, paused: bool = False) -> Consequences:
    """Return all that a table's pages say follows from an incident (INCIDENT-…).

    `paused` says whether the round is paused, which is when a problem can be solved or not.
    Raises Refused when the pages do not know the incident then, or too few cards are concerned.
    """
    if incident.cards < 1:
        raise Refused(N_("an incident concerns at least one card; {cards} are too few"), cards=incident.cards)
    rules = [
        rule
        for rule in rulebook.procedures[table_id].incidents
        if incident.cause in rule.causes and incident.during == rule.during
    ]
    if not rules:
        raise Refused(
            N_("the pages of {table} know no such incident ({cause}, {during})"),
            table=table_id,
            cause=incident.cause,
            during=incident.during,
        )
    if incident.during == "pause" and not paused:
        raise Refused(N_("the round is not paused; report the problem first"))
    least = max(rule.cards for rule in rules)
    if incident.cards < least:
        raise Refused(
            N_("{cards} cards are too few for this incident; it takes {least} or more"),
            cards=incident.cards,
            least=least,
        )
    stated: dict[str, object] = {}
    for rule in rules:
        stated |= msgspec.to_builtins(rule.then)
    return msgspec.convert(stated, Consequences)
