"""Mutants of the bet slips: every phase, act and number of every transition, the betting window, the combinations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from conformance.rulebook import Rulebook, Table
from conformance.rulebook.slip_part import BRINGS
from conformance.slip_rules import (
    Act,
    AddChips,
    Charge,
    Copy,
    Credit,
    Follow,
    Multiply,
    Pile,
    PlayCoup,
    Remove,
    SlipEventName,
    SlipMachine,
    Transition,
)
from conformance.suite.mutation.mutant import Mutant, replace, with_item


def of_slip(original: Rulebook, table: Table) -> Iterator[Mutant]:
    """Yield the mutants of a table's bet slip, if it has one."""
    slip = original.slips.get(table.id)
    if slip is None:
        return
    for rule, change, changed in (*_of_frame(slip, table), *_of_transitions(slip)):
        slips = with_item(original.slips, table.id, changed)
        yield Mutant(rule, f"{table.id} {change}", replace(original, slips=slips), (table.id,))


def _of_frame(slip: SlipMachine, table: Table) -> Iterator[tuple[str, str, SlipMachine]]:
    chips = slip.chips
    yield chips.rule, "has one chip more active", replace(slip, chips=replace(chips, count=chips.count + 1))
    for phase in slip.phases:
        if phase != slip.start:
            yield chips.rule, f"starts {phase}", replace(slip, start=phase)
    if slip.window is not None:
        window = slip.window
        for seconds in (window.seconds - 1, window.seconds + 1):
            yield window.rule, f"closes after {seconds}", replace(slip, window=replace(window, seconds=seconds))
        yield window.rule, "never closes", replace(slip, window=None)
    for index, combination in enumerate(slip.combinations):
        strangers = [bet for bet in table.offers if bet not in combination.bets]
        for change, changed in (
            *((f"{bet} too", replace(combination, bets=(*combination.bets, bet))) for bet in strangers),
            ("one fewer", replace(combination, most=combination.most - 1)),
            ("one more", replace(combination, most=combination.most + 1)),
            ("nothing beside", replace(combination, beside_others=not combination.beside_others)),
        ):
            combinations = (*slip.combinations[:index], changed, *slip.combinations[index + 1 :])
            yield combination.rule, f"combines {change}", replace(slip, combinations=combinations)


def _of_transitions(slip: SlipMachine) -> Iterator[tuple[str, str, SlipMachine]]:
    for index, transition in enumerate(slip.transitions):
        before, after = slip.transitions[:index], slip.transitions[index + 1 :]
        place = f"{transition.on} in {'/'.join(transition.phases)}"
        yield transition.rule, f"{place}: gone", replace(slip, transitions=(*before, *after))
        for rule, change, changed in _changes(slip, transition):
            yield rule, f"{place}: {change}", replace(slip, transitions=(*before, changed, *after))


def _changes(slip: SlipMachine, transition: Transition) -> Iterator[tuple[str, str, Transition]]:
    rule = transition.rule
    for phase in slip.phases:
        if phase != transition.to:
            yield rule, f"leads to {phase}", replace(transition, to=phase)
        taken = any(phase in other.phases for other in slip.transitions if other.on == transition.on)
        if not taken:
            yield rule, f"in {phase} too", replace(transition, phases=(*transition.phases, phase))
        elif phase in transition.phases and len(transition.phases) > 1:
            fewer = tuple(other for other in transition.phases if other != phase)
            yield rule, f"not in {phase}", replace(transition, phases=fewer)
    for field in ("needs", "lacks"):
        for pile in getattr(transition, field):
            fewer_piles = tuple(other for other in getattr(transition, field) if other != pile)
            yield rule, f"{field} no {pile}", replace(transition, **{field: fewer_piles})
    yield from _events(slip, transition)
    for index, act in enumerate(transition.acts):
        before, after = transition.acts[:index], transition.acts[index + 1 :]
        for change, changed in _acts(act):
            yield act.rule, f"act {index} {change}", replace(transition, acts=(*before, *changed, *after))


def _events(slip: SlipMachine, transition: Transition) -> Iterator[tuple[str, str, Transition]]:
    """Yield the transition raised by an event that the slip does not know, or followed by another event or none."""
    known = [item.on for item in slip.transitions]
    stranger = next(event for event in get_args(SlipEventName) if event not in known)
    yield transition.rule, f"answers {stranger} instead", replace(transition, on=stranger)
    if transition.then is not None:
        rule, follows = transition.then.rule, transition.then.event
        yield rule, f"no {follows} follows", replace(transition, then=None)
        for event in dict.fromkeys(known):
            if event != follows and event not in BRINGS:
                yield rule, f"{event} follows", replace(transition, then=Follow(rule, event))


def _acts(act: Act) -> Iterator[tuple[str, tuple[Act, ...]]]:
    yield "left out", ()
    for other in (Charge, Remove):
        if isinstance(act, (Charge, Remove, PlayCoup)) and not isinstance(act, other):
            yield f"is {other.__name__}", (other(act.rule, act.what),)
    for field in ("what", "to"):
        stated = getattr(act, field, None)
        for pile in get_args(Pile):
            if stated is not None and pile != stated:
                yield f"{field} {pile}", (replace(act, **{field: pile}),)
    for change, changed in _numbers(act):
        yield change, (changed,)


def _numbers(act: Act) -> Iterator[tuple[str, Act]]:
    if isinstance(act, (Multiply, Copy)):
        for factor in {act.factor - 1, act.factor + 1} - {0}:
            yield f"by {factor}", replace(act, factor=factor)
    elif isinstance(act, AddChips):
        yield "one chip more", replace(act, chips=act.chips + 1)
    elif isinstance(act, Remove):
        for latest in {None, 1, 2} - {act.latest}:
            yield f"the latest {latest}" if latest else "all", replace(act, latest=latest)
    elif isinstance(act, Credit):
        for result in act.results:
            yield f"nothing for {result}", replace(act, results=tuple(r for r in act.results if r != result))
