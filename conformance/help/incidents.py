"""The sections on what goes wrong, and on complaints."""

from __future__ import annotations

import msgspec

from conformance.errors import N_
from conformance.help.document import Block, Content, ListBlock, Section, TableBlock
from conformance.help.pen import content, resting_on
from conformance.help.table_pen import TablePen
from conformance.procedure_rules import IncidentRule
from conformance.rulebook.procedures_part import HOUR
from conformance.suite.kinds import field_names
from conformance.suite.steps.incidents import CAUSES, CONSEQUENCES

PART = "complaints"
_DISCONNECTION = frozenset({"disconnection", "network"})
_MALFUNCTION = frozenset({"operator-system", "hardware", "software", "system"})


def incidents_section(pen: TablePen) -> Section:
    """Return what follows when something goes wrong, and what the pages leave unsaid of it."""
    incidents = pen.around.incidents
    causes = {cause for incident in incidents for cause in incident.causes}
    blocks: list[Block] = []
    if incidents:
        columns = (
            pen.name("column", "What happens"),
            pen.name("column", "Moment"),
            pen.name("column", "What follows"),
        )
        blocks.append(TableBlock(columns, tuple(_incident(pen, incident) for incident in incidents)))
    unsaid = {item.what for item in pen.at.unsaid}
    blocks += pen.unsaid("disconnection", "malfunction", "incidents")
    if not causes & _DISCONNECTION and "disconnection" not in unsaid:
        blocks.append(pen.silent(N_("The published pages do not say what happens when the bettor is disconnected.")))
    if not causes & _MALFUNCTION and "malfunction" not in unsaid:
        blocks.append(pen.silent(N_("The published pages do not say what happens when the operator's system fails.")))
    if not causes - _DISCONNECTION - _MALFUNCTION and "incidents" not in unsaid:
        blocks.append(pen.silent(N_("The published pages say nothing of mistakes with the cards.")))
    return Section("incidents", pen.name("heading", "When something goes wrong"), tuple(blocks))


def _incident(pen: TablePen, incident: IncidentRule) -> tuple[Content, ...]:
    words = {cause: message for message, (cause, _) in CAUSES.items()}
    moments = {
        "round": pen.name("moment", "during the round"),
        "shuffle": pen.name("moment", "while the cards are shuffled"),
        "round-over": pen.name("moment", "after the round"),
        "pause": pen.name("moment", "while the round is paused"),
    }
    causes = []
    for cause in incident.causes:
        if cause in words:
            causes.append(content(pen.text(words[cause])))
        else:
            causes.append(pen.say(N_("cards are dealt together by accident")))
    if incident.cards > 1:
        causes.append(
            pen.say(N_("cards concerned, at least: {cards}"), cards=pen.number(incident.cards, incident.rule))
        )
    then = msgspec.to_builtins(incident.then)
    follows = [
        pen.text(message) for message, (part, value) in CONSEQUENCES.items() if value and then.get(part) == value
    ]
    return (
        resting_on(pen.listed(causes, "; "), incident.rule),
        content(moments[incident.during]),
        pen.listed(follows, "; "),
    )


def complaints_section(pen: TablePen) -> Section:
    """Return what a complaint needs, how long there is for it, and what becomes of it."""
    title = pen.name("heading", "Complaints")
    complaints = pen.around.complaints
    if complaints is None:
        notes = pen.unsaid("complaints") or (pen.silent(N_("The published pages say nothing of complaints.")),)
        return Section("complaints", title, notes)
    decisions = {
        "accepted": pen.name("complaint decision", "accepted"),
        "rejected": pen.name("complaint decision", "rejected"),
    }
    fields = {field: word for word, field in field_names(pen.language).items()}
    deadline = pen.stating(PART, "reached")
    video = next((rule for rule in pen.all_stating(PART, "hours") if rule != deadline), None)
    incomplete, late = pen.all_stating(PART, "decision")
    items = (
        pen.stated(
            pen.stating(PART, "fields"),
            N_("A complaint about a result names: {fields}."),
            fields=pen.listed(fields[field] for field in complaints.required),
        ),
        pen.stated(
            incomplete,
            N_("A complaint that lacks one of them is {decision}."),
            decision=decisions[complaints.incomplete],
        ),
        pen.stated(
            deadline,
            N_("It is filed at most {hours} hours after the event; one filed at that very moment is {decision}."),
            hours=pen.number(complaints.deadline // HOUR, deadline),
            decision=decisions[complaints.at_deadline],
        ),
        pen.stated(late, N_("A complaint filed later is {decision}."), decision=decisions[complaints.late]),
        pen.stated(
            video,
            N_("The video of a round is kept for {hours} hours."),
            hours=pen.number(complaints.video // HOUR, video),
        ),
    )
    return Section("complaints", title, (ListBlock(items), *pen.unsaid("complaints")))
