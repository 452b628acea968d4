"""The section on the bet slip: the betting window, and what each button and click does while betting is open or not."""

from __future__ import annotations

from conformance.errors import N_
from conformance.help.document import Block, Content, Label, Section, TableBlock, Text
from conformance.help.pen import content, resting_on, statements
from conformance.help.table_pen import TablePen
from conformance.slip_rules import (
    Act,
    AddChips,
    Charge,
    Copy,
    Credit,
    Move,
    Multiply,
    Pile,
    PlayCoup,
    Remove,
    SelectChip,
    SlipMachine,
    Transition,
)
from conformance.suite.kinds import BUTTON
from conformance.words.client import labels_in


def slip_section(pen: TablePen) -> Section:
    """Return how bets are placed at the table, or that its pages say nothing of it."""
    slip = pen.rules.slips.get(pen.at.id)
    title = pen.name("heading", "Placing bets")
    if slip is None:
        silence = pen.silent(N_("The published pages do not describe how bets are placed, changed or confirmed."))
        return Section("slip", title, (silence, *pen.unsaid("betting-time")))
    items: list[Content] = []
    if slip.window is not None:
        rule = slip.window.rule
        message = N_("The betting window closes {seconds} seconds after it opens.")
        items.append(pen.stated(rule, message, seconds=pen.number(slip.window.seconds, rule)))
    items.append(
        pen.stated(
            slip.chips.rule,
            N_("Chip values that are active at a time: {count}."),
            count=pen.number(slip.chips.count, slip.chips.rule),
        )
    )
    for combination in slip.combinations:
        message = (
            N_("At most {most} of these bets can be placed in one round, together with any other bet: {bets}.")
            if combination.beside_others
            else N_("At most {most} of these bets can be placed in one round, and no other bet with them: {bets}.")
        )
        items.append(
            pen.stated(
                combination.rule,
                message,
                most=pen.number(combination.most, combination.rule),
                bets=pen.bets(pen.at, combination.bets),
            )
        )
    notes = pen.unsaid("betting-time")
    if slip.window is None and not notes:
        notes = (pen.silent(N_("The published pages state no betting time.")),)
    blocks: list[Block] = [*statements(items), _transitions(pen, slip), *statements(_refusals(pen, slip)), *notes]
    return Section("slip", title, tuple(blocks))


def _transitions(pen: TablePen, slip: SlipMachine) -> TableBlock:
    columns = (
        pen.name("column", "Action"),
        pen.name("column", "While"),
        pen.name("column", "What it does"),
        pen.name("column", "Afterwards"),
    )
    return TableBlock(columns, tuple(_transition(pen, slip, transition) for transition in slip.transitions))


def _transition(pen: TablePen, slip: SlipMachine, transition: Transition) -> tuple[Content, ...]:
    does = [*(_act(pen, act) for act in transition.acts)]
    if transition.then is not None:
        does.append(pen.say(N_("then, at once: {event}"), event=_event(pen, transition.then.event)))
    needs, lacks = N_("possible only when there are {bets}"), N_("possible only when there are no {bets}")
    does += [pen.say(needs, bets=_pile(pen, pile)) for pile in transition.needs]
    does += [pen.say(lacks, bets=_pile(pen, pile)) for pile in transition.lacks]
    rules = [transition.rule, *(act.rule for act in transition.acts)]
    if transition.then is not None:
        rules.append(transition.then.rule)
    return (
        resting_on(_event(pen, transition.on), rules),
        pen.listed(pen.name("phase", phase) for phase in transition.phases),
        pen.listed(does, "; "),
        content(pen.name("phase", _phase_after(slip, transition))),
    )


def _phase_after(slip: SlipMachine, transition: Transition) -> str:
    """Return the phase in which a transition ends, with what follows at once."""
    follow = transition.then
    if follow is None:
        return transition.to
    after = [one.to for one in slip.transitions if one.on == follow.event and transition.to in one.phases]
    return after[0] if after else transition.to


def _refusals(pen: TablePen, slip: SlipMachine) -> list[Content]:
    return [
        pen.stated(
            refusal.rule,
            N_("Refused while {phases}: {events}."),
            phases=pen.listed(pen.name("phase", phase) for phase in refusal.phases),
            events=pen.listed(_event(pen, event) for event in refusal.on),
        )
        for refusal in slip.refusals
    ]


def _event(pen: TablePen, event: str) -> Content:
    """Return what a slip answers, with the client's own label of a button."""
    others = {
        "select": pen.name("event", "selecting a chip"),
        "click": pen.name("event", "clicking a betting area"),
        "coup": pen.name("event", "the deal of the round"),
        "close": pen.name("event", "the end of the betting window"),
    }
    if event in others:
        return content(others[event])
    said = pen.say(N_("button {button}"), button=BUTTON.write(event, pen.language))
    labels = [
        Label(text, language or pen.page_language, rule.id)
        for rule in pen.here
        if rule.params.get("button") == event
        for language, text in labels_in(rule.params).items()
    ]
    return (*said, Text(" ("), *pen.listed(labels, " / "), Text(")")) if labels else said


def _pile(pen: TablePen, pile: Pile) -> str:
    return {
        "unconfirmed": pen.name("pile", "unconfirmed bets"),
        "confirmed": pen.name("pile", "confirmed bets"),
        "shown": pen.name("pile", "bets still shown of the round that is over"),
        "previous": pen.name("pile", "bets kept from the round before"),
    }[pile]


def _act(pen: TablePen, act: Act) -> Content:  # noqa: C901, PLR0911 - one a case
    """Return what an act does."""
    match act:
        case SelectChip():
            return pen.say(N_("the chip becomes active"))
        case AddChips(rule, to, chips):
            message = N_("chips of the active value are added to the {bets}: {chips}")
            return pen.say(message, bets=_pile(pen, to), chips=pen.number(chips, rule))
        case Multiply(rule, what, factor):
            message = N_("the stakes of the {bets} are multiplied by {factor}")
            return pen.say(message, bets=_pile(pen, what), factor=pen.number(factor, rule))
        case Remove(_, what, None):
            return pen.say(N_("all {bets} are removed"), bets=_pile(pen, what))
        case Remove(rule, what, latest):
            message = N_("of the {bets} the latest are removed: {count}")
            return pen.say(message, bets=_pile(pen, what), count=pen.number(latest or 0, rule))
        case Move(_, what, to):
            return pen.say(N_("the {bets} become {others}"), bets=_pile(pen, what), others=_pile(pen, to))
        case Copy(rule, what, to, factor):
            message = N_("the {bets} are placed once more as {others} (stakes × {factor})")
            values = {"bets": _pile(pen, what), "others": _pile(pen, to)}
            return pen.say(message, **values, factor=pen.number(factor, rule))
        case Charge(_, what):
            return pen.say(N_("the stakes of the {bets} are taken from the balance"), bets=_pile(pen, what))
        case PlayCoup(_, what):
            return pen.say(N_("the round is played for the {bets}"), bets=_pile(pen, what))
        case Credit(_, results):
            names = {
                "win": pen.name("credited", "winning bets"),
                "lose": pen.name("credited", "losing bets"),
                "push": pen.name("credited", "returned bets"),
            }
            message = N_("what comes back of these bets is added to the balance: {results}")
            return pen.say(message, results=pen.listed(names[result] for result in results))
