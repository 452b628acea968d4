"""The bet slip: an interpreter of the machines in `spec/procedures/bet-slip.toml`, from one state to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import assert_never

import msgspec

from conformance.cards import Card
from conformance.coup import check_deal, play
from conformance.errors import N_, Refused
from conformance.facts import facts_of
from conformance.limits import check_maximum, check_minimum
from conformance.money import EXACT, MOST_DECIMALS, MOST_DIGITS, ZERO, check_stake, is_too_long
from conformance.procedure_rules import Amounts, LimitRules
from conformance.rules import Rulebook
from conformance.settlement import Settlement, offer_at, settle
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
    SlipEventName,
    SlipMachine,
    Transition,
)

_replace = msgspec.structs.replace


class Select(msgspec.Struct, frozen=True, tag_field="event", tag="select"):
    """The bettor touches a chip, worth a positive whole number of the table's units."""

    chip: Decimal


class Click(msgspec.Struct, frozen=True, tag_field="event", tag="click"):
    """The bettor clicks or taps the betting area of a bet."""

    bet: str


class Double(msgspec.Struct, frozen=True, tag_field="event", tag="double"):
    """The bettor presses the double button."""


class Confirm(msgspec.Struct, frozen=True, tag_field="event", tag="confirm"):
    """The bettor presses the confirm button."""


class Clear(msgspec.Struct, frozen=True, tag_field="event", tag="clear"):
    """The bettor presses the clear button."""


class Undo(msgspec.Struct, frozen=True, tag_field="event", tag="undo"):
    """The bettor presses the undo button."""


class Wait(msgspec.Struct, frozen=True, tag_field="event", tag="wait"):
    """Whole seconds pass, 0 or more, at a table with a betting window."""

    seconds: int


class DealCoup(msgspec.Struct, frozen=True, tag_field="event", tag="coup"):
    """The dealer deals, and the coup is decided; the cards as the shoe gives them, six or more."""

    deal: tuple[Card, ...]


class Deal(msgspec.Struct, frozen=True, tag_field="event", tag="deal"):
    """The bettor presses the deal button; the cards as the shoe gives them, six or more."""

    deal: tuple[Card, ...]


class Rebet(msgspec.Struct, frozen=True, tag_field="event", tag="rebet"):
    """The bettor presses the rebet button; the cards as the shoe gives them, six or more."""

    deal: tuple[Card, ...]


class RebetDouble(msgspec.Struct, frozen=True, tag_field="event", tag="rebet-double"):
    """The bettor presses the rebet-double button; the cards as the shoe gives them, six or more."""

    deal: tuple[Card, ...]


Event = Select | Click | Double | Confirm | Clear | Undo | Wait | DealCoup | Deal | Rebet | RebetDouble

_WAIT = "wait"


class Placement(msgspec.Struct, frozen=True):
    """Chips placed on a bet with one click, or what doubling has made of them."""

    bet: str
    amount: Decimal


class Slip(msgspec.Struct, frozen=True):
    """A bettor's slip at a table, between two events.

    limits: the smallest and the largest stake on one bet, confirmed and unconfirmed together.
    phase: a phase of the table's machine; seconds: since the betting window opened, 0 where there is none.
    selected: the active chips, the latest last.
    unconfirmed, confirmed, shown, previous: the piles, each in the order of placing.
    balance: what the bettor has left, never negative.
    settled: what became of each stake in the latest coup.
    """

    table: str
    limits: Amounts
    phase: str
    balance: Decimal
    seconds: int = 0
    selected: tuple[Decimal, ...] = ()
    unconfirmed: tuple[Placement, ...] = ()
    confirmed: tuple[Placement, ...] = ()
    shown: tuple[Placement, ...] = ()
    previous: tuple[Placement, ...] = ()
    settled: tuple[Settlement, ...] = ()


def start(rulebook: Rulebook, table_id: str, balance: Decimal, minimum: Decimal, maximum: Decimal) -> Slip:
    """Return the slip of a bettor who sits down at a table.

    `balance` is not negative; `minimum` and `maximum` are the table's smallest and largest stake on one bet, positive
    whole numbers of its units, which no page states.
    Raises Refused when the table has no bet slip or an amount is invalid.
    """
    machine = _machine(rulebook, table_id)
    if not balance.is_finite() or balance < ZERO:
        raise Refused(N_("the balance {balance} is not valid; give 0 or more"), balance=balance)
    if is_too_long(balance):
        raise Refused(
            N_("the balance has too many digits; write at most {digits} before the point and {decimals} behind it"),
            digits=MOST_DIGITS,
            decimals=MOST_DECIMALS,
        )
    unit = rulebook.tables[table_id].unit
    if check_stake(minimum, unit) > check_stake(maximum, unit):
        raise Refused(
            N_("a smallest stake of {minimum} and a largest of {maximum} leave none; give the smaller amount first"),
            minimum=minimum,
            maximum=maximum,
        )
    return Slip(table_id, Amounts(minimum, maximum), machine.start, EXACT.plus(balance))


def step(rulebook: Rulebook, slip: Slip, event: Event) -> Slip:
    """Return the slip after an event (SLIP-…, TOUCH-SLIP-…, LIMIT-SBO-…, LIMIT-TOUCH-RANGE).

    Raises Refused when the event is not possible; the slip is a value, so nothing has changed then.

    >>> from conformance.rulebook import rulebook
    >>> slip = start(rulebook(), "sbo-baccarat", Decimal(100), Decimal(1), Decimal(50))
    >>> for event in (Select(Decimal(5)), Click("tie"), Double(), Confirm(), Click("tie"), Wait(30)):
    ...     slip = step(rulebook(), slip, event)
    >>> slip.phase, str(slip.balance), {bet: str(stake) for bet, stake in stakes_in(slip.confirmed).items()}
    ('closed', '90', {'tie': '10'})
    """
    machine = _machine(rulebook, slip.table)
    if isinstance(event, Wait):
        return _wait(rulebook, machine, slip, event)
    return _answer(rulebook, machine, slip, event.__struct_config__.tag, event)  # type: ignore[arg-type]


def stakes_in(pile: Sequence[Placement]) -> dict[str, Decimal]:
    """Return the stake on each bet of a pile."""
    stakes: dict[str, Decimal] = {}
    for item in pile:
        stakes[item.bet] = EXACT.add(stakes.get(item.bet, ZERO), item.amount)
    return stakes


def _machine(rulebook: Rulebook, table_id: str) -> SlipMachine:
    machine = rulebook.slips.get(table_id)
    if machine is None:
        raise Refused(
            N_("{table} has no bet slip; the tables that have one are {tables}"),
            table=table_id,
            tables=", ".join(rulebook.slips),
        )
    return machine


# events


def _wait(rulebook: Rulebook, machine: SlipMachine, slip: Slip, event: Wait) -> Slip:
    """Let time pass; the window closes once, as soon as its seconds are over (SLIP-WINDOW-SECONDS)."""
    window = machine.window
    if window is None:
        raise _refusal(machine, slip, _WAIT)
    if event.seconds < 0:
        raise Refused(N_("{seconds} seconds cannot pass; give 0 or more"), seconds=event.seconds)
    slip = _replace(slip, seconds=slip.seconds + event.seconds)
    if slip.phase == window.phase and slip.seconds >= window.seconds:
        return _answer(rulebook, machine, slip, window.event, event)
    return slip


def _answer(rulebook: Rulebook, machine: SlipMachine, slip: Slip, name: SlipEventName, event: Event) -> Slip:
    """Make the transition that the machine has for an event, and what follows it at once."""
    for transition in machine.transitions:
        if transition.on == name and slip.phase in transition.phases:
            break
    else:
        raise _refusal(machine, slip, name)
    _check_piles(slip, transition)
    opens = machine.window is not None and transition.to == machine.window.phase != slip.phase
    slip = _replace(slip, phase=transition.to, seconds=0 if opens else slip.seconds)
    for act in transition.acts:
        slip = _done(rulebook, machine, slip, act, event)
    if transition.then is not None:
        return _answer(rulebook, machine, slip, transition.then.event, event)
    return slip


def _check_piles(slip: Slip, transition: Transition) -> None:
    for pile in transition.needs:
        if not _pile(slip, pile):
            message = N_("{event} needs {pile} bets, and there are none; place bets first")
            raise Refused(message, event=transition.on, pile=pile)
    for pile in transition.lacks:
        if _pile(slip, pile):
            message = N_("{event} is not possible while there are {pile} bets; play or clear them first")
            raise Refused(message, event=transition.on, pile=pile)


def _refusal(machine: SlipMachine, slip: Slip, name: str) -> Refused:
    """Return why an event is not possible: a rule refuses it in this phase, or the slip knows no such event."""
    here = {item.on: None for item in machine.transitions if slip.phase in item.phases}
    if machine.window is not None:
        here.pop(machine.window.event, None)
        here |= {_WAIT: None}  # type: ignore[dict-item]  # the clock is no transition
    for refusal in machine.refusals:
        if name in refusal.on and slip.phase in refusal.phases:
            return Refused(
                N_("{event} is refused in the phase {phase} ({rule}); possible there are {events}"),
                event=name,
                phase=slip.phase,
                rule=refusal.rule,
                events=", ".join(here),
            )
    return Refused(
        N_("the bet slip of {table} knows no {event}; possible now are {events}"),
        table=slip.table,
        event=name,
        events=", ".join(here),
    )


# acts


def _done(rulebook: Rulebook, machine: SlipMachine, slip: Slip, act: Act, event: Event) -> Slip:
    """Return the slip after one act of a transition."""
    match act:
        case SelectChip():
            after = _select(rulebook, machine, slip, event)
        case AddChips():
            after = _within_limits(rulebook, machine, _add(rulebook, slip, act, event))
            _check_covered(after, act.to, covered=act.covered)
        case Multiply():
            pile = _multiplied(_pile(slip, act.what), act.factor)
            after = _within_limits(rulebook, machine, _with(slip, act.what, pile))
            _check_covered(after, act.what, covered=act.covered)
        case Remove():
            pile = () if act.latest is None else _pile(slip, act.what)[: -act.latest]
            after = _with(slip, act.what, pile)
        case Move():
            pile = _pile(slip, act.to) + _pile(slip, act.what)
            after = _with(_with(slip, act.to, pile), act.what, ())
        case Copy():
            pile = _pile(slip, act.to) + _multiplied(_pile(slip, act.what), act.factor)
            after = _within_limits(rulebook, machine, _with(slip, act.to, pile))
        case Charge():
            after = _charge(rulebook, slip, _pile(slip, act.what))
        case PlayCoup():
            after = _play(rulebook, slip, _pile(slip, act.what), event)
        case Credit():
            returned = [item.returned for item in slip.settled if item.result.value in act.results]
            after = _replace(slip, balance=_sum([slip.balance, *returned]))
        case _:
            assert_never(act)
    return after


def _select(rulebook: Rulebook, machine: SlipMachine, slip: Slip, event: Event) -> Slip:
    """SLIP-CHANGE-CHIP, TOUCH-SLIP-ACTIVE-CHIP."""
    assert isinstance(event, Select)
    chip = check_stake(event.chip, rulebook.tables[slip.table].unit)
    others = tuple(other for other in slip.selected if other != chip)
    return _replace(slip, selected=(*others, chip)[-machine.chips.count :])


def _add(rulebook: Rulebook, slip: Slip, act: AddChips, event: Event) -> Slip:
    """SLIP-ADD-CHIP, TOUCH-SLIP-ADD-CHIP."""
    assert isinstance(event, Click)
    offer_at(rulebook.tables[slip.table], event.bet)
    if not slip.selected:
        raise Refused(N_("no chip is selected; select one before placing it on {bet}"), bet=event.bet)
    amount = EXACT.multiply(_sum(slip.selected), act.chips)
    return _with(slip, act.to, (*_pile(slip, act.to), Placement(event.bet, amount)))


def _charge(rulebook: Rulebook, slip: Slip, pile: Sequence[Placement]) -> Slip:
    """Take stakes from the balance (SLIP-CONFIRM, TOUCH-SLIP-DEAL): none too small, and no more than there is."""
    table_stakes = _at_stake(slip)
    for bet in stakes_in(pile):
        check_minimum(_limit_rules(rulebook, slip), bet, table_stakes.get(bet, ZERO), slip.limits.minimum)
    return _replace(slip, balance=EXACT.subtract(slip.balance, _covered(slip, pile)))


def _check_covered(slip: Slip, pile: Pile, *, covered: bool) -> None:
    """Refuse more on a pile than the balance, where that is asked for before the pile is charged."""
    if covered:
        _covered(slip, _pile(slip, pile))


def _covered(slip: Slip, pile: Sequence[Placement]) -> Decimal:
    """Return what is in a pile. Raises Refused when the balance is less."""
    stakes = _sum([item.amount for item in pile])
    if stakes > slip.balance:
        raise Refused(
            N_("stakes of {stakes} are more than the balance of {balance}; stake less"),
            stakes=stakes,
            balance=slip.balance,
        )
    return stakes


def _play(rulebook: Rulebook, slip: Slip, pile: Sequence[Placement], event: Event) -> Slip:
    """Play the coup and settle every stake of a pile (SLIP-SETTLEMENT)."""
    assert isinstance(event, DealCoup | Deal | Rebet | RebetDouble)
    table = rulebook.tables[slip.table]
    check_deal(table, event.deal)
    facts = facts_of(rulebook.tableau, play(rulebook.tableau, event.deal))
    settled = tuple(settle(table, bet, stake, facts) for bet, stake in stakes_in(pile).items())
    return _replace(slip, settled=settled)


def _within_limits(rulebook: Rulebook, machine: SlipMachine, slip: Slip) -> Slip:
    """Return the slip if its stakes may be on the table together (LIMIT-SBO-MAXIMUM, SLIP-TIGER-COMBINE)."""
    stakes = _at_stake(slip)
    for bet, stake in stakes.items():
        check_maximum(_limit_rules(rulebook, slip), bet, stake, slip.limits.maximum)
    for rule in machine.combinations:
        those = [bet for bet in rule.bets if bet in stakes]
        if len(those) > rule.most:
            raise Refused(
                N_("{table} takes up to {most} of {bets} in one round; leave one out"),
                table=slip.table,
                most=rule.most,
                bets=", ".join(rule.bets),
            )
        if those and len(those) < len(stakes) and not rule.beside_others:
            raise Refused(
                N_("{table} takes {bets} only without other bets; leave those or the others out"),
                table=slip.table,
                bets=", ".join(those),
            )
    return slip


def _limit_rules(rulebook: Rulebook, slip: Slip) -> LimitRules:
    return rulebook.procedures[slip.table].limits or LimitRules()


def _at_stake(slip: Slip) -> Mapping[str, Decimal]:
    return stakes_in(slip.confirmed + slip.unconfirmed)


# piles


def _pile(slip: Slip, pile: Pile) -> tuple[Placement, ...]:
    placements: tuple[Placement, ...] = getattr(slip, pile)
    return placements


def _with(slip: Slip, pile: Pile, placements: tuple[Placement, ...]) -> Slip:
    return _replace(slip, **{pile: placements})


def _multiplied(pile: Sequence[Placement], factor: int) -> tuple[Placement, ...]:
    return tuple(Placement(item.bet, EXACT.multiply(item.amount, factor)) for item in pile)


def _sum(amounts: Sequence[Decimal]) -> Decimal:
    total = ZERO
    for amount in amounts:
        total = EXACT.add(total, amount)
    return total
