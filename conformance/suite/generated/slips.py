"""Generated checks of the bet slip: every button in every phase, every pair of them, its clock, limits and balance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from functools import partial
from itertools import permutations, product
from typing import get_args

import msgspec

from conformance.bet_slip import Event, Slip, start, step
from conformance.coup import MOST_CARDS
from conformance.engines.slip_protocol import SlipEvent, SlipRequest, read_event
from conformance.errors import Refused
from conformance.money import EXACT, MOST_DECIMALS, MOST_DIGITS, ZERO
from conformance.suite.generated.around import NUMBERS
from conformance.suite.generated.coups import deals_too_alike, misspelled
from conformance.suite.generated.deals import Deal
from conformance.suite.generated.ground import Ground
from conformance.suite.generated.stakes import refused, spellings
from conformance.suite.generated.walks import Machine

FIELDS = {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in get_args(Event)}
"""What each event of a slip needs."""
LONG = 60
"""Events of a long session."""

_BALANCE, _LEAST, _MOST = Decimal(1000), Decimal(5), Decimal(500)
_replace = msgspec.structs.replace


def bet_slip(ground: Ground) -> Iterator[SlipRequest]:
    """Yield sessions at the bet slip, the shortest first."""
    events = slip_events(ground)
    machine = slip_machine(ground, events)
    for walk in machine.walks(ground.random):
        if walk:
            yield _slip(ground, walk)
    yield from _spoiled(ground)
    yield from _clock(ground)
    yield from _edges(ground, machine)
    yield from _many(ground, machine)
    yield from _short(ground, machine)
    yield from _purses(ground, machine)
    yield from _uneven(ground, machine)
    yield from _dealt(ground, machine)
    yield from _settled(ground, machine)
    yield from _followed(ground, machine, events)
    for _ in range(max(10, ground.examples // 2)):
        yield lively(ground, LONG)
    yield lively(ground, 10 * LONG)


def slip_events(ground: Ground) -> list[SlipEvent]:
    """Return what can happen at a slip, with some of the chips, bets, times and deals that it can happen with."""
    window = ground.rules.slips[ground.table.id].window
    seconds = (1,) if window is None else (0, 1, window.seconds - 1, window.seconds)
    values: dict[str, Sequence[object]] = {
        "chip": [ground.spelled(chip) for chip in (_LEAST, 2 * _LEAST)],
        "bet": ground.bets[:2],
        "seconds": seconds,
        "deal": ground.covers[0][:1],
    }
    return [
        SlipEvent(name, **dict(zip(fields, chosen, strict=True)))
        for name, fields in FIELDS.items()
        for chosen in product(*(values[field] for field in fields))
    ]


def slip_machine(ground: Ground, events: Sequence[SlipEvent]) -> Machine[Slip, SlipEvent]:
    """Return the slip of a table as a machine."""
    rules, table = ground.rules, ground.table

    def after(slip: Slip, event: SlipEvent) -> Slip:
        return step(rules, slip, read_event(event, table))

    def alike(slip: Slip) -> tuple[object, ...]:
        piles = (len(pile) and 1 + (len(pile) > 1) for pile in (slip.unconfirmed, slip.confirmed))
        return slip.phase, *piles, bool(slip.shown), bool(slip.previous), bool(slip.selected)

    return Machine(start(rules, table.id, _BALANCE, _LEAST, _MOST), after, events, alike)


def round_of(machine: Machine[Slip, SlipEvent]) -> tuple[SlipEvent, ...]:
    """Return the events which play a round with the bets that are on the table, as the slip of the table does it."""
    ready = machine.way((), lambda slip: bool(slip.unconfirmed))
    assert ready is not None
    played = machine.way(ready, lambda slip: bool(slip.settled))
    return played or ()


def with_deal(events: Sequence[SlipEvent], deal: Deal) -> tuple[SlipEvent, ...]:
    """Return events in which another deal comes."""
    return tuple(event if event.deal is None else _replace(event, deal=deal) for event in events)


def _spoiled(ground: Ground) -> Iterator[SlipRequest]:
    """Yield chips that are none, bets that are not there, events that lack something, and balances that are invalid."""
    chip, bet = SlipEvent("select", chip=ground.spelled(_LEAST)), SlipEvent("click", bet=ground.bets[0])
    for text in refused(ground.table):
        yield _slip(ground, (SlipEvent("select", chip=text), bet))
    yield _slip(ground, (chip, *(SlipEvent("select", chip=text) for text in refused(ground.table)), bet))
    others = [name for name in ground.rules.bets if name not in ground.bets]
    near = [name for bet in ground.bets for name in misspelled(bet)]
    for name in (*others, "no-such-bet", "", *(name for name in near if name not in ground.bets)):
        yield _slip(ground, (chip, SlipEvent("click", bet=name), bet))
    bare = [SlipEvent(name) for name, fields in FIELDS.items() if fields]
    unknown = [SlipEvent(name) for name in ("no-such-event", "", "close", "CLICK", "place")]
    for event in (*bare, *unknown, SlipEvent("wait", seconds=-1)):
        yield _slip(ground, (event, chip, event, bet, event))
    yield from _misnamed(ground)
    short = [deal[:length] for deal in ground.covers[0][:1] for length in range(6)]
    for name, fields in FIELDS.items():
        if "deal" in fields:
            machine = slip_machine(ground, slip_events(ground))
            played = round_of(machine)
            for deal in short:
                yield _slip(ground, (chip, bet, *with_deal(played, deal), SlipEvent(name, deal=deal)))
    good = _slip(ground, (chip, bet))
    yield _slip(ground, ())
    yield _replace(good, minimum=good.maximum, maximum=good.minimum)
    yield _replace(good, minimum=good.maximum)
    finer = format(EXACT.divide(ground.table.unit, 2), "f")
    for text in ("0", "0.00", "0.001", finer, f"10{finer[1:]}", f"1{'0' * MOST_DIGITS}"):
        yield _replace(good, minimum=text)
        yield _replace(good, maximum=text)


def _misnamed(ground: Ground) -> Iterator[SlipRequest]:
    """Yield events by names that are nearly theirs, each where the event of that name would be taken."""
    events = slip_events(ground)
    machine = slip_machine(ground, events)
    for event in {event.event: event for event in events}.values():
        way = machine.way((), partial(machine.takes, event))
        if way is not None:
            wrong = [_replace(event, event=name) for name in misspelled(event.event) if name not in FIELDS]
            bare = [SlipEvent(event.event)] if FIELDS[event.event] else []
            yield _slip(ground, (*way, *wrong, *bare, event, *wrong, *bare))
            yield _slip(ground, (*way, event, *bare, *wrong))


def _clock(ground: Ground) -> Iterator[SlipRequest]:
    """Yield time that passes in one part or several, to both sides of the end of the window, in several windows."""
    window = ground.rules.slips[ground.table.id].window
    if window is None:
        return
    seconds = window.seconds
    chip, bet = SlipEvent("select", chip=ground.spelled(_LEAST)), SlipEvent("click", bet=ground.bets[0])
    coup = next(name for name, fields in FIELDS.items() if "deal" in fields)
    dealt = SlipEvent(coup, deal=ground.covers[0][0])
    for passed in (*range(seconds + 3), *NUMBERS):
        yield _slip(ground, (SlipEvent("wait", seconds=passed), chip))
    for passed in (seconds - 1, seconds, seconds + 1, 2 * seconds, 1000):
        for first in (0, 1, seconds // 2, seconds - 1, seconds):
            parts = [SlipEvent("wait", seconds=part) for part in (first, passed - first)]
            yield _slip(ground, (parts[0], chip, bet, SlipEvent("confirm"), parts[1], chip, dealt, parts[0], chip))
            yield _slip(ground, (*parts, dealt, *parts, dealt, chip, bet, *parts, dealt, chip))
    ticks = [SlipEvent("wait", seconds=1)] * (seconds + 1)
    yield _slip(ground, (chip, bet, *ticks, dealt, chip, bet, *ticks, dealt))


def _edges(ground: Ground, machine: Machine[Slip, SlipEvent]) -> Iterator[SlipRequest]:
    """Yield stakes on both sides of the smallest and the largest one, and balances that just suffice or just do not."""
    unit, played, clicked = ground.table.unit, round_of(machine), SlipEvent("click", bet=ground.bets[0])
    deals = ground.covers[0]
    for low, high in ((unit, unit), (unit, _LEAST), (_LEAST, _LEAST), (_LEAST, _MOST), (10 * _LEAST, _MOST)):
        around = {EXACT.add(edge, by) for edge in (low, high) for by in (-unit, ZERO, unit)}
        for chip in sorted(amount for amount in around if amount > 0):
            selected = SlipEvent("select", chip=ground.spelled(chip))
            few = (SlipEvent("select", chip=ground.spelled(unit)), clicked)
            for rest in ((clicked,), (clicked, clicked), (clicked, SlipEvent("double")), (clicked, *few)):
                request = _slip(ground, (selected, *rest, *with_deal(played, deals[0])), low=low, high=high)
                yield request
    for chip in (unit, _LEAST, Decimal(7)):
        selected = SlipEvent("select", chip=ground.spelled(chip))
        for balance, clicks in product((-unit, ZERO, unit), (1, 2, 3)):
            brought = EXACT.add(EXACT.multiply(chip, clicks), balance)
            again = SlipEvent("select", chip=ground.spelled(unit)), clicked
            events = (
                selected,
                *([clicked] * clicks),
                *with_deal(played, deals[1]),
                *again,
                *with_deal(played, deals[2]),
            )
            yield _slip(ground, events, brought=brought, low=unit)
    yield _slip(ground, (SlipEvent("select", chip=ground.spelled(unit)), clicked, *played), brought=ZERO, low=unit)


def _many(ground: Ground, machine: Machine[Slip, SlipEvent]) -> Iterator[SlipRequest]:
    """Yield the largest stake on each bet and on all, many chips, and chips and balances in other spellings."""
    played, deal, plenty = round_of(machine), ground.covers[0][0], Decimal(10) ** 9
    ended = with_deal(played, deal)
    clicks = [SlipEvent("click", bet=bet) for bet in ground.bets]
    chip, small = (SlipEvent("select", chip=ground.spelled(amount)) for amount in (_LEAST, ground.table.unit))
    for click in clicks:
        for more in ((click,), (small, click)):
            yield _slip(ground, (chip, click, *more, *ended), low=ground.table.unit, high=_LEAST)
    yield _slip(ground, (chip, *clicks, *ended), brought=plenty, high=_LEAST)
    for times in (15, 25, 45):
        placed = [clicks[place % len(clicks)] for place in range(times)]
        yield _slip(ground, (chip, *placed, *ended), brought=plenty, high=plenty)
        for event in (SlipEvent(name) for name, fields in FIELDS.items() if not fields):
            yield _slip(ground, (chip, *placed, *([event] * (times + 1)), *placed, *ended), brought=plenty, high=plenty)
    for text in spellings(_LEAST, ground.table):
        yield _slip(ground, (SlipEvent("select", chip=text), clicks[0], *ended))
    for size in (20, 40):
        events = [SlipEvent("undo"), SlipEvent("undo"), SlipEvent("double")]
        yield _slip(ground, (chip, *(clicks * size)[:size], *events, *ended), brought=plenty, high=plenty)


def _purses(ground: Ground, machine: Machine[Slip, SlipEvent]) -> Iterator[SlipRequest]:
    """Yield balances of every length, before the point and behind it, and stakes of every size up to them."""
    played, unit, most = round_of(machine), ground.table.unit, Decimal(10) ** MOST_DIGITS
    few = (SlipEvent("select", chip=ground.spelled(_LEAST)), SlipEvent("click", bet=ground.bets[0]))
    good = _slip(ground, (*few, *with_deal(played, ground.covers[0][0])))
    fine = ("0.5", "5.005", "10.12345678", "6.000001", f"7.{'3' * MOST_DECIMALS}", "0100.00", "100", "100.0000")
    long = [f"{'1234567890' * 2}"[:digits] for digits in range(9, MOST_DIGITS + 3)]
    for text in (*fine, *long, *(f"{digits}.91" for digits in long), "9" * MOST_DIGITS, f"1{'0' * MOST_DIGITS}"):
        yield _replace(good, balance=text)
    powers = [Decimal(10) ** power for power in range(4, MOST_DIGITS)]
    for edge in (*powers, Decimal(2**53), 2**31 * unit, 2**32 * unit):
        for chip in (EXACT.add(edge, unit), EXACT.multiply(edge, 2)):
            clicked = [SlipEvent("select", chip=ground.spelled(chip)), SlipEvent("click", bet=ground.bets[0])]
            for deal in ground.covers_of[ground.bets[0]][0]:
                events = (*clicked, *with_deal(played, deal))
                yield _slip(ground, events, brought=EXACT.multiply(chip, 2), high=EXACT.multiply(edge, 5))
        yield _slip(ground, (*clicked, clicked[-1], SlipEvent("undo")), brought=ZERO, high=EXACT.multiply(edge, 5))
    largest = EXACT.subtract(most, unit)
    for bet in ground.bets:
        events = (few[0], SlipEvent("click", bet=bet))
        for deal in ground.covers_of[bet][0]:
            yield _slip(ground, (*events, *with_deal(played, deal)), brought=largest)


def _uneven(ground: Ground, machine: Machine[Slip, SlipEvent]) -> Iterator[SlipRequest]:
    """Yield stakes of two sizes on two bets that lose, and a balance that then covers one of them, both, or neither."""
    played = round_of(machine)
    again = [SlipEvent(name) for name, fields in FIELDS.items() if fields == ("deal",)]
    for pair in permutations(ground.bets[:3], 2):
        for large, small in ((60, 5), (5, 60), (20, 15)):
            placed = []
            for bet, stake in zip(pair, (large, small), strict=True):
                placed += [SlipEvent("select", chip=ground.spelled(Decimal(stake))), SlipEvent("click", bet=bet)]
            for left, deal in product((0, 5, 15, 60, large + small), ground.covers[0][:3]):
                event = _replace(ground.random.choice(again), deal=deal)
                events = (*placed, *with_deal(played, deal), event, *with_deal(played, deal))
                yield _slip(ground, events, brought=Decimal(large + small + left))


def _dealt(ground: Ground, machine: Machine[Slip, SlipEvent]) -> Iterator[SlipRequest]:
    """Yield deals of more cards than a coup uses, and deals with a card more often than the shoe has it."""
    played, random = round_of(machine), ground.random
    placed = [SlipEvent("select", chip=ground.spelled(_LEAST))]
    placed += [SlipEvent("click", bet=bet) for bet in ground.bets[:3]]
    for deal in ground.dealer.long(ground.decks or MOST_CARDS):
        yield _slip(ground, (*placed, *with_deal(played, deal), *with_deal(played, deal)))
    for deal in random.sample(deals_too_alike(ground), 8) if ground.decks else ():
        usual = random.choice(ground.deck.points)
        yield _slip(ground, (*placed, *with_deal(played, deal), *with_deal(played, usual), *with_deal(played, deal)))


def _short(ground: Ground, machine: Machine[Slip, SlipEvent]) -> Iterator[SlipRequest]:
    """Yield every event before and after a round of a bettor whose balance just suffices for it, or just does not."""
    played = round_of(machine)
    chip = SlipEvent("select", chip=ground.spelled(_LEAST))
    clicks = [SlipEvent("click", bet=bet) for bet in ground.bets[:2]]
    names = [SlipEvent(name, deal=ground.covers[0][0] if fields else None) for name, fields in FIELDS.items()]
    events = [event for event in names if FIELDS[event.event] in ((), ("deal",))]
    for clicked in (clicks[:1], clicks):
        cost = _LEAST * len(clicked)
        for brought in {cost, cost + 4, cost + _LEAST, 2 * cost - 1, 2 * cost, 2 * cost + 1, 4 * cost}:
            for event in events:
                deal = ground.random.choice(ground.covers[1])
                again = with_deal((event,), ground.random.choice(ground.covers[1]))
                yield _slip(ground, (chip, *clicked, *again, *with_deal(played, deal)), brought=brought)
                yield _slip(ground, (chip, *clicked, *with_deal(played, deal), *again, *again), brought=brought)


def _settled(ground: Ground, machine: Machine[Slip, SlipEvent]) -> Iterator[SlipRequest]:
    """Yield rounds in which every bet comes to each of its outcomes, alone and together, with chips of many sizes."""
    played, unit = round_of(machine), ground.table.unit
    chips = (unit, 3 * unit, 29 * unit, Decimal(7), EXACT.add(Decimal(12), 37 * unit), Decimal(250), Decimal(99_999))
    largest = Decimal(10) ** 9
    window = ground.rules.slips[ground.table.id].window
    for bet in ground.bets:
        for place, deal in enumerate(ground.covers_of[bet][0]):
            for chip in (chips[place % len(chips)], ground.ordinary(1)[0]):
                placed = SlipEvent("select", chip=ground.spelled(chip)), SlipEvent("click", bet=bet)
                yield _slip(ground, (*placed, *with_deal(played, deal)), brought=largest, low=unit, high=largest)
    confirmed = machine.way(
        machine.way((), lambda slip: bool(slip.unconfirmed)) or (), lambda slip: bool(slip.confirmed)
    )
    for bet in ground.bets:
        for deal in ground.covers_of[bet][1]:
            for chip, times in ((10 * unit, 2), (3 * unit, 3), (Decimal(7), 2)):
                clicks = [SlipEvent("select", chip=ground.spelled(chip)), *([SlipEvent("click", bet=bet)] * times)]
                parts = [*clicks, *with_deal(confirmed or (), deal)] * 2 if window is not None else clicks
                yield _slip(ground, (*parts, *with_deal(played, deal)), brought=largest, low=unit, high=largest)
    for place, deals in enumerate(ground.covers):
        events: list[SlipEvent] = []
        for deal in deals:
            for bet in ground.random.sample(ground.bets, ground.random.randint(1, len(ground.bets))):
                chip = ground.random.choice(chips) if place % 2 else ground.ordinary(1)[0]
                events += [SlipEvent("select", chip=ground.spelled(chip)), SlipEvent("click", bet=bet)]
            events += with_deal(played, deal)
        yield _slip(ground, events, brought=largest, low=unit, high=largest)


def _followed(ground: Ground, machine: Machine[Slip, SlipEvent], events: Sequence[SlipEvent]) -> Iterator[SlipRequest]:
    """Yield rounds with one to several placements, each followed by every event, before the round and after it."""
    played = round_of(machine)
    for clicks in range(1, 5):
        clicked = [SlipEvent("click", bet=ground.bets[place % 3 % len(ground.bets)]) for place in range(clicks)]
        placed = (SlipEvent("select", chip=ground.spelled(_LEAST)), *clicked)
        for event in events:
            for deal in (ground.random.choice(ground.deck.examples), ground.random.choice(ground.deck.examples)):
                again = with_deal((event,), deal)
                yield _slip(ground, (*placed, *again, *again, *with_deal(played, deal)))
                yield _slip(
                    ground, (*placed, *with_deal(played, deal), *again, *again, *placed, *with_deal(played, deal))
                )


def lively(ground: Ground, length: int) -> SlipRequest:
    """Return a session in which mostly such things happen as the slip takes at the time."""
    random = ground.random
    bets = random.sample(ground.bets, min(4, len(ground.bets)))
    chips = [ground.spelled(chip) for chip in (ground.table.unit, Decimal(1), _LEAST, Decimal(25), *ground.ordinary(2))]
    request = _slip(ground, (), brought=Decimal(random.choice((50, 1000, 100_000))), low=Decimal(1), high=Decimal(200))
    slip = start(
        ground.rules, ground.table.id, Decimal(request.balance), Decimal(request.minimum), Decimal(request.maximum)
    )
    events: list[SlipEvent] = []
    names = list(FIELDS)
    window = ground.rules.slips[ground.table.id].window
    while len(events) < length:
        name = random.choice([*names, "click", "click", "select"])
        seconds = 1 if window is None else random.choice((0, 1, 7, window.seconds - 1, window.seconds))
        values = {
            "chip": random.choice(chips),
            "bet": random.choice(bets),
            "seconds": seconds,
            "deal": random.choice(ground.deck.points),
        }
        event = SlipEvent(name, **{field: values[field] for field in FIELDS[name]})  # type: ignore[arg-type]
        try:
            slip = step(ground.rules, slip, read_event(event, ground.table))
        except Refused:
            if random.random() < 0.6:
                continue
        events.append(event)
    return _replace(request, events=tuple(events))


def _slip(
    ground: Ground,
    events: Sequence[SlipEvent],
    brought: Decimal = _BALANCE,
    low: Decimal = _LEAST,
    high: Decimal = _MOST,
) -> SlipRequest:
    balance, minimum, maximum = (ground.spelled(amount) for amount in (brought, low, high))
    return SlipRequest("", ground.table.id, balance, minimum, maximum, tuple(events))
