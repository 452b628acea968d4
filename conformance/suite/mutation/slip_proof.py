"""The proof that two bet slips which differ only in their guards take and refuse the same events.

What decides whether an event is taken is the phase and which piles of bets are empty. Every combination of those that
can be reached is walked, with every pile that may become empty or not taken both ways, so that no real course of a slip
is left out. Where both slips are ready for the same events in every one of them, they are one slip.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from conformance.slip_rules import Act, AddChips, Combination, Copy, Move, Remove, SlipMachine, Transition

State = tuple[str, frozenset[str]]
"""The phase, and the piles that hold a bet."""


def states_alike(slip: SlipMachine, other: SlipMachine) -> int | None:
    """Return over how many states two slips provably take and refuse the same events, and do the same with them.

    None where that is not so, or not proved.
    """
    if _bare(slip) != _bare(other) or len(slip.transitions) != len(other.transitions):
        return None
    if slip.combinations != other.combinations and not all(
        never_refuses(item) for item in (*slip.combinations, *other.combinations)
    ):
        return None
    reached = _reached(slip)
    return len(reached) if all(_ready(slip, state) == _ready(other, state) for state in reached) else None


def never_refuses(combination: Combination) -> bool:
    """Say whether a combination lets every stake pass: there are no more bets in it than may be staked on."""
    return combination.beside_others and combination.most >= len(combination.bets)


def _bare(slip: SlipMachine) -> SlipMachine:
    """Return a slip without its guards, and without the combinations, which are looked at by themselves."""
    transitions = tuple(msgspec.structs.replace(item, phases=(), needs=(), lacks=()) for item in slip.transitions)
    return msgspec.structs.replace(slip, transitions=transitions, combinations=())


def _ready(slip: SlipMachine, state: State) -> frozenset[int]:
    """Return the positions of the transitions for which a slip may be ready."""
    return frozenset(index for index, item in enumerate(slip.transitions) if _results(slip, item, state))


def _reached(slip: SlipMachine) -> set[State]:
    start: State = (slip.start, frozenset())
    reached, waiting = {start}, [start]
    while waiting:
        state = waiting.pop()
        for transition in slip.transitions:
            fresh = _results(slip, transition, state) - reached
            reached |= fresh
            waiting.extend(fresh)
    return reached


def _results(slip: SlipMachine, transition: Transition, state: State) -> set[State]:
    """Return where a transition may lead; nowhere when its guards hold it back."""
    phase, full = state
    ready = phase in transition.phases and full.issuperset(transition.needs) and not full.intersection(transition.lacks)
    window = slip.window
    raised = window is not None and transition.on == window.event
    if not ready or (raised and window is not None and phase != window.phase):
        return set()
    piles = {full}
    for act in transition.acts:
        piles = {after for before in piles for after in _after(act, before)}
    led = {(transition.to, after) for after in piles}
    if transition.then is None:
        return led
    following = [item for item in slip.transitions if item.on == transition.then.event]
    return {result for between in led for item in following for result in _results(slip, item, between)}


def _after(act: Act, full: frozenset[str]) -> Iterator[frozenset[str]]:
    """Yield which piles may hold a bet after an act."""
    if isinstance(act, AddChips):
        yield full | {act.to}
    elif isinstance(act, Remove):
        yield full - {act.what}
        if act.latest is not None:
            yield full
    elif isinstance(act, Move) and act.what in full:
        yield (full - {act.what}) | {act.to}
    elif isinstance(act, Copy) and act.what in full:
        yield full | {act.to}
    else:
        yield full
