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
from conformance.suite.mutation.mutant import Mutant, replace, there, with_part
from conformance.suite.mutation.said import Named, Said, said


def of_slip(original: Rulebook, table: Table) -> Iterator[Mutant]:
    """Yield the mutants of a table's bet slip, if it has one."""
    slip = original.slips.get(table.id)
    if slip is None:
        return
    for rule, change, changed in (*_of_frame(slip, table), *_of_transitions(slip)):
        yield with_part(original, table, rule, there(table, change), "slips", changed)


def _of_frame(slip: SlipMachine, table: Table) -> Iterator[tuple[str, Said, SlipMachine]]:
    chips = slip.chips
    yield chips.rule, said("has one chip more active"), replace(slip, chips=replace(chips, count=chips.count + 1))
    for phase in slip.phases:
        if phase != slip.start:
            yield chips.rule, said("starts in {phase}", phase=phase), replace(slip, start=phase)
    if slip.window is not None:
        window = slip.window
        for seconds in (window.seconds - 1, window.seconds + 1):
            yield (
                window.rule,
                said("closes after {seconds} seconds", seconds=seconds),
                replace(slip, window=replace(window, seconds=seconds)),
            )
        yield window.rule, said("never closes"), replace(slip, window=None)
    for index, combination in enumerate(slip.combinations):
        strangers = [bet for bet in table.offers if bet not in combination.bets]
        for change, changed in (
            *(
                (said("combines {bet} too", bet=Named("bet", bet)), replace(combination, bets=(*combination.bets, bet)))
                for bet in strangers
            ),
            (said("combines one bet fewer"), replace(combination, most=combination.most - 1)),
            (said("combines one bet more"), replace(combination, most=combination.most + 1)),
            (
                said("combines with other bets otherwise"),
                replace(combination, beside_others=not combination.beside_others),
            ),
        ):
            combinations = (*slip.combinations[:index], changed, *slip.combinations[index + 1 :])
            yield combination.rule, change, replace(slip, combinations=combinations)


def _of_transitions(slip: SlipMachine) -> Iterator[tuple[str, Said, SlipMachine]]:
    for index, transition in enumerate(slip.transitions):
        before, after = slip.transitions[:index], slip.transitions[index + 1 :]
        place = said("{event} in {phases}", event=transition.on, phases=transition.phases)
        yield transition.rule, said("{place}: gone", place=place), replace(slip, transitions=(*before, *after))
        for rule, change, changed in _changes(slip, transition):
            yield (
                rule,
                said("{place}: {change}", place=place, change=change),
                replace(slip, transitions=(*before, changed, *after)),
            )


def _changes(slip: SlipMachine, transition: Transition) -> Iterator[tuple[str, Said, Transition]]:
    rule = transition.rule
    for phase in slip.phases:
        if phase != transition.to:
            yield rule, said("leads to {phase}", phase=phase), replace(transition, to=phase)
        taken = any(phase in other.phases for other in slip.transitions if other.on == transition.on)
        if not taken:
            yield rule, said("in {phase} too", phase=phase), replace(transition, phases=(*transition.phases, phase))
        elif phase in transition.phases and len(transition.phases) > 1:
            fewer = tuple(other for other in transition.phases if other != phase)
            yield rule, said("not in {phase}", phase=phase), replace(transition, phases=fewer)
    for field in ("needs", "lacks"):
        for pile in getattr(transition, field):
            fewer_piles = tuple(other for other in getattr(transition, field) if other != pile)
            yield rule, said("{field} no {pile}", field=field, pile=pile), replace(transition, **{field: fewer_piles})
    yield from _events(slip, transition)
    for index, act in enumerate(transition.acts):
        before, after = transition.acts[:index], transition.acts[index + 1 :]
        for change, changed in _acts(act):
            yield (
                act.rule,
                said("act {number}: {change}", number=index + 1, change=change),
                replace(transition, acts=(*before, *changed, *after)),
            )


def _events(slip: SlipMachine, transition: Transition) -> Iterator[tuple[str, Said, Transition]]:
    """Yield the transition raised by an event that the slip does not know, or followed by another event or none."""
    known = [item.on for item in slip.transitions]
    stranger = next(event for event in get_args(SlipEventName) if event not in known)
    yield transition.rule, said("answers {event} instead", event=stranger), replace(transition, on=stranger)
    if transition.then is not None:
        rule, follows = transition.then.rule, transition.then.event
        yield rule, said("no {event} follows", event=follows), replace(transition, then=None)
        for event in dict.fromkeys(known):
            if event != follows and event not in BRINGS:
                yield rule, said("{event} follows", event=event), replace(transition, then=Follow(rule, event))


def _acts(act: Act) -> Iterator[tuple[Said, tuple[Act, ...]]]:
    yield said("left out"), ()
    for other, change in ((Charge, said("charges instead")), (Remove, said("removes instead"))):
        if isinstance(act, (Charge, Remove, PlayCoup)) and not isinstance(act, other):
            yield change, (other(act.rule, act.what),)
    for field in ("what", "to"):
        stated = getattr(act, field, None)
        for pile in get_args(Pile):
            if stated is not None and pile != stated:
                yield said("{field} is {value}", field=field, value=pile), (replace(act, **{field: pile}),)
    for change, changed in _numbers(act):
        yield change, (changed,)


def _numbers(act: Act) -> Iterator[tuple[Said, Act]]:
    if isinstance(act, (Multiply, Copy)):
        for factor in {act.factor - 1, act.factor + 1} - {0}:
            yield said("by {factor}", factor=factor), replace(act, factor=factor)
    elif isinstance(act, AddChips):
        yield said("one chip more"), replace(act, chips=act.chips + 1)
    elif isinstance(act, Remove):
        for latest in {None, 1, 2} - {act.latest}:
            yield (
                said("the latest {count}", count=latest) if latest else said("all of them"),
                replace(act, latest=latest),
            )
    elif isinstance(act, Credit):
        for result in act.results:
            yield (
                said("nothing for {result}", result=result),
                replace(act, results=tuple(r for r in act.results if r != result)),
            )
