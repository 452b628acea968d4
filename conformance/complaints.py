"""Complaints: what one has to name, until when it may be filed, and what becomes of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from conformance.errors import N_, Refused
from conformance.procedure_rules import Decision, choice
from conformance.rules import Rulebook

FIELDS = {
    "user-id": "The user ID of the bettor.",
    "date-time": "The date and the time of the event.",
    "dealer": "The dealer's name.",
    "table-id": "The ID of the table.",
    "round-id": "The ID of the round.",
}
"""What each field of a complaint is."""

Field = Annotated[
    str,
    choice(
        "A field that the complaint names.", FIELDS, other="Any other field is refused in the state of the complaint."
    ),
]


class Complaint(msgspec.Struct, frozen=True):
    """A complaint."""

    fields: Annotated[
        tuple[Field, ...],
        Meta(description="What the complaint names; the engine refuses a field that complaints do not have."),
    ]
    seconds: Annotated[
        int,
        Meta(description="How many whole seconds after the event it is filed; the engine refuses a number below 0."),
    ]


class Handled(msgspec.Struct, frozen=True):
    """What becomes of a complaint: the decision, why, and whether the video of the event is still kept."""

    decision: Decision
    reasons: tuple[Literal["incomplete", "late"], ...]
    video: bool


def handle(rulebook: Rulebook, table_id: str, complaint: Complaint) -> Handled:
    """Handle a complaint as the table's pages say (COMPLAINT-…).

    Raises Refused when the pages say nothing of complaints, a field is unknown, or the time is before the event.
    """
    rules = rulebook.procedures[table_id].complaints
    if rules is None:
        raise Refused(N_("the pages of {table} say nothing of complaints"), table=table_id)
    if complaint.seconds < 0:
        raise Refused(N_("{seconds} seconds is before the event; count from the event on"), seconds=complaint.seconds)
    for field in complaint.fields:
        if field not in rules.required:
            known = ", ".join(rules.required)
            raise Refused(N_("{field} is not a field of a complaint; the fields are {known}"), field=field, known=known)
    reasons: list[Literal["incomplete", "late"]] = []
    if set(rules.required) - set(complaint.fields) and rules.incomplete == "rejected":
        reasons.append("incomplete")
    if complaint.seconds == rules.deadline:
        late = rules.at_deadline == "rejected"
    else:
        late = complaint.seconds > rules.deadline and rules.late == "rejected"
    if late:
        reasons.append("late")
    return Handled("rejected" if reasons else "accepted", tuple(reasons), complaint.seconds <= rules.video)
