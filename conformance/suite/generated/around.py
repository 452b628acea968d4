"""Generated checks around the coup: the shoe, limits, incidents and complaints, from what `spec/` says of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import combinations, permutations, product
from typing import get_args

import msgspec

from conformance.cards import DECK
from conformance.complaints import Complaint
from conformance.engines.procedures_protocol import (
    ComplaintsRequest,
    IncidentsRequest,
    Limit,
    LimitsRequest,
    ShoeRequest,
)
from conformance.engines.protocol import MOST_NUMBER, Stake
from conformance.errors import Refused
from conformance.incidents import Incident, consequences
from conformance.limits import largest_win
from conformance.money import EXACT, ZERO
from conformance.procedure_rules import ComplaintRules, ErrorCause, LimitRules, Moment
from conformance.shoe import DrawCutCard, EndRound, Reshuffle, Shoe, ShoeEvent, StartRound, StartShoe, step
from conformance.suite.generated.ground import Ground
from conformance.suite.generated.stakes import refused
from conformance.suite.generated.walks import Machine

NO_CARDS = ("", "10H", "1S", "ts", "TX", "S", "joker")
"""Codes of cards that are none."""
ROUNDS = 120
"""Rounds of a long shoe."""
HOUR = 3600
NUMBERS = (2**15, 2**16, 10**6, 2**31 - 1, 2**31, 2**32, MOST_NUMBER)
"""Whole numbers about which careless readers of numbers stumble."""
MOST_CARDS = 4
"""Cards that an incident concerns, mostly."""
MANY_CARDS = (5, 6, 7, 8, 9, 10, 52, 416, 417, 1000, *NUMBERS)


# the shoe


def shoe(ground: Ground) -> Iterator[ShoeRequest]:
    """Yield every event in every state of the shoe, every pair of them, every card that opens one, and long shoes."""
    for walk in shoe_machine(ground).walks(ground.random):
        if walk:
            yield _shoe(ground, walk)
    opened = (None, *DECK, *NO_CARDS)
    for code in opened:
        yield _shoe(ground, (StartShoe(code), StartRound(), EndRound(), StartRound(), EndRound()))
    opening = opening_of(ground)
    round_ = (StartRound(), EndRound())
    for length in (1, 2, 3, 10, ROUNDS):
        last = (StartRound(), DrawCutCard(), EndRound())
        yield _shoe(ground, (opening, *(round_ * length), *last, StartRound(), *_another(ground), *round_, *last))
    yield _shoe(ground, ())
    for length in (ROUNDS // 2, ROUNDS // 2 + 1, ROUNDS, 2**8):
        for event in shoe_events(ground):
            yield _shoe(ground, (opening, *(round_ * length), event, *round_))
    codes = ground.random.sample(list(DECK), 8)
    shoes: list[ShoeEvent] = []
    for code in codes:
        shoes += [StartShoe(code), StartShoe(None), *round_, StartRound(), DrawCutCard(), DrawCutCard(), EndRound()]
    yield _shoe(ground, shoes)
    for _ in range(ground.examples // 4):
        yield _shoe(ground, ground.random.choices(shoe_events(ground), k=ground.random.randint(4, 30)))


def shoe_events(ground: Ground) -> list[ShoeEvent]:
    """Return what can happen to a shoe, with some of the cards that can open one."""
    cards = ground.random.sample(list(DECK), 2)
    causes = [Reshuffle(cause) for cause in get_args(ErrorCause)]
    return [StartShoe(None), *map(StartShoe, cards), StartRound(), DrawCutCard(), EndRound(), *causes]


def shoe_machine(ground: Ground) -> Machine[Shoe, ShoeEvent]:
    """Return the shoe of a table as a machine."""
    rules, table = ground.rules, ground.table.id

    def alike(state: Shoe) -> tuple[object, ...]:
        return state.phase, min(state.round, 2), state.last, state.next_is_last

    def after(state: Shoe, event: ShoeEvent) -> Shoe:
        return step(rules, table, state, event)

    return Machine(Shoe(), after, shoe_events(ground), alike)


def opening_of(ground: Ground) -> StartShoe:
    """Return how a shoe begins at a table: with a card exposed, where one says how many are burnt."""
    counts = ground.rules.procedures[ground.table.id].shoe.burn_counts
    return StartShoe(None if counts is None else ground.random.choice(list(DECK)))


def _another(ground: Ground) -> tuple[ShoeEvent, ...]:
    return opening_of(ground), StartRound(), EndRound()


def _shoe(ground: Ground, events: Sequence[ShoeEvent]) -> ShoeRequest:
    return ShoeRequest("", ground.table.id, tuple(events))


# limits


def limits(ground: Ground) -> Iterator[LimitsRequest]:
    """Yield stakes on both sides of every limit, alone and beside others, and what no limits take."""
    rules = ground.rules.procedures[ground.table.id].limits
    assert rules is not None
    unit = ground.table.unit
    yield _limits(ground, [], {})
    for low, high in _ranges(unit):
        for bet in ground.bets:
            for amount in _around(low, high, unit):
                yield _limits(ground, [(bet, amount)], {bet: (low, high)})
        for _ in range(max(10, ground.examples // 2)):
            yield _mixed(ground, low, high)
    yield from _lengths(ground)
    yield from _large(ground)
    yield from _finer(ground)
    yield from _apart(ground, rules)
    yield from _needing(ground, rules)
    yield from _no_limits(ground)
    yield from _stated(ground, rules)


def _stated(ground: Ground, rules: LimitRules) -> Iterator[LimitsRequest]:
    """Yield stakes on both sides of every amount that the table states, without any limits beside them."""
    unit, table = ground.table.unit, ground.table
    for bet, stated in rules.stakes.items():
        for amount in _around(stated.minimum, stated.maximum, unit):
            yield _limits(ground, [(bet, amount)], {})
    for bet in ground.bets:
        factor = largest_win(table, bet, Decimal(1))
        edge = EXACT.multiply(EXACT.divide_int(rules.win or ZERO, EXACT.multiply(factor, unit)), unit)
        for amount in _around(edge, edge, unit) if rules.win else ():
            yield _limits(ground, [(bet, amount)], {bet: (unit, EXACT.multiply(amount, 2))})
    if rules.table is not None:
        wide = dict.fromkeys(ground.bets, (unit, EXACT.multiply(rules.table, 2)))
        for amount in _around(rules.table, rules.table, unit):
            for number in range(1, len(ground.bets) + 1):
                rest = EXACT.multiply(unit, number - 1)
                if amount > rest:
                    staked = [(bet, unit) for bet in ground.bets[1:number]]
                    yield _limits(ground, [(ground.bets[0], EXACT.subtract(amount, rest)), *staked], wide)


def _ranges(unit: Decimal) -> list[tuple[Decimal, Decimal]]:
    whole = max(unit, Decimal(1))
    return [(EXACT.multiply(unit, low), EXACT.multiply(unit, high)) for low, high in ((1, 1), (1, 50), (37, 1234))] + [
        (EXACT.multiply(whole, low), EXACT.multiply(whole, high)) for low, high in ((5, 5), (10, 500), (100, 250_000))
    ]


def _around(low: Decimal, high: Decimal, unit: Decimal) -> list[Decimal]:
    sides = (EXACT.add(edge, step) for edge in (low, high) for step in (-unit, ZERO, unit))
    more = EXACT.multiply(high, 2), EXACT.multiply(high, 10)
    return sorted({amount for amount in (*sides, *more) if amount > 0})


def _lengths(ground: Ground) -> Iterator[LimitsRequest]:
    """Yield stakes of more and of fewer digits than their limits, which as texts would come in another order."""
    for low, high in ((20, 500), (100, 2000), (5, 1000), (9, 10)):
        edges = {Decimal(low), Decimal(high)}
        for amount in sorted({Decimal(number) for number in (3, 7, 9, 10, 30, 100, 150, 999, 1000, 3000)} | edges):
            for bet in ground.bets[:2]:
                yield _limits(ground, [(bet, amount)], {bet: (Decimal(low), Decimal(high))})


def _large(ground: Ground) -> Iterator[LimitsRequest]:
    """Yield large stakes on both sides of large limits."""
    for power in (2**31, 2**32, 2**53, 10**9, 10**17):
        for edge in (Decimal(power), EXACT.multiply(ground.table.unit, power)):
            for bet in ground.bets[:3]:
                for amount in _around(ground.table.unit, edge, ground.table.unit)[-5:]:
                    yield _limits(ground, [(bet, amount)], {bet: (ground.table.unit, edge)})


def _finer(ground: Ground) -> Iterator[LimitsRequest]:
    """Yield limits finer than any stake, and limits that leave none: of the bet that is staked on, and of another."""
    unit, staked = ground.table.unit, ground.bets[0]
    half = EXACT.divide(unit, 2)
    for low, high, amount in ((half, 9, unit), (unit + half, 9, unit), (unit + half, 9, 2 * unit), (1, 9 + half, 9)):
        least, most = EXACT.plus(Decimal(low)), EXACT.plus(Decimal(high))
        yield _limits(ground, [(staked, Decimal(amount))], {staked: (least, most)})
        yield _limits(ground, [(staked, EXACT.add(Decimal(amount), unit))], {staked: (least, most)})
    usual = {bet: (unit, Decimal(100)) for bet in ground.bets}
    for low, high in ((0, 0), (0, 9), (9, 1), (100, 99), (EXACT.add(Decimal(1), half), 1)):
        for bet in ground.bets:
            yield _limits(ground, [(staked, Decimal(5))], {**usual, bet: (Decimal(low), Decimal(high))})


def _mixed(ground: Ground, low: Decimal, high: Decimal) -> LimitsRequest:
    """Return stakes on several bets, each with limits of its own, few of which are not kept."""
    random, unit = ground.random, ground.table.unit
    chosen = random.sample(ground.bets, random.randint(1, len(ground.bets)))
    ranges = {bet: (low, high) if random.random() < 0.7 else random.choice(_ranges(unit)) for bet in chosen}
    staked = []
    for bet in chosen:
        least, most = ranges[bet]
        inside = [amount for amount in _around(least, most, unit) if least <= amount <= most]
        amounts = inside if random.random() < 0.9 else _around(least, most, unit)
        staked.append((bet, random.choice(amounts)))
    spare = {bet: (low, high) for bet in ground.bets if bet not in ranges and random.random() < 0.5}
    return _limits(ground, staked, {**ranges, **spare}, sign=random.random() < 0.5)


def _apart(ground: Ground, rules: LimitRules) -> Iterator[LimitsRequest]:
    """Yield stakes whose difference is at its limit and on both sides of it, in both directions."""
    if rules.difference is None:
        return
    unit = ground.table.unit
    one, other = rules.difference.bets
    hundred = EXACT.multiply(max(unit, Decimal(1)), 100)
    for first, second in ((hundred, hundred), (hundred, 3 * hundred), (3 * hundred, hundred)):
        ranges = {one: (unit, first), other: (unit, second)}
        for most, base, (larger, smaller) in product(
            (first, second), (ZERO, unit, hundred, 50 * hundred), ((one, other), (other, one))
        ):
            for by in (-unit, ZERO, unit):
                staked = [(larger, EXACT.add(EXACT.add(base, most), by))] + ([(smaller, base)] if base else [])
                yield _limits(ground, staked, ranges)
                yield _limits(ground, staked[::-1], ranges)
        for base in (unit, hundred, 50 * hundred):
            yield _limits(ground, [(one, base), (other, base)], ranges)
        for bet in (one, other):
            beside = next(item for item in ground.bets if item not in (one, other))
            yield _limits(ground, [(bet, most), (beside, 90 * hundred)], {**ranges, beside: (unit, unit)})
            yield _limits(ground, [(bet, unit)], {name: limit for name, limit in ranges.items() if name == bet})


def _needing(ground: Ground, rules: LimitRules) -> Iterator[LimitsRequest]:
    """Yield bets that need another one beside them: alone, beside each other bet, and beside many."""
    if rules.eligibility is None:
        return
    needy, ranges = rules.eligibility.bets, {bet: (ground.table.unit, Decimal(100)) for bet in ground.bets}
    sets = [[bet] for bet in needy] + [list(pair) for pair in permutations(ground.bets, 2) if set(pair) & set(needy)]
    sets += [list(needy), [bet for bet in ground.bets if bet not in rules.eligibility.requires_any], list(ground.bets)]
    sets += [[*needy, bet] for bet in rules.eligibility.requires_any]
    for chosen, sign in product(sets, (False, True)):
        yield _limits(ground, [(bet, Decimal(5 + place)) for place, bet in enumerate(chosen)], ranges, sign=sign)


def _no_limits(ground: Ground) -> Iterator[LimitsRequest]:
    bet, ten = ground.bets[0], Decimal(10)
    ranges = dict.fromkeys(ground.bets, (ground.table.unit, ten))
    good = _limits(ground, [(bet, ten)], ranges)
    foreign_limits = dict.fromkeys((name for name in ground.rules.bets if name not in ground.bets), (ten, ten))
    yield _limits(ground, [(bet, ten)], {**ranges, **foreign_limits})
    yield _limits(ground, [(bet, ten)], {bet: (ground.table.unit, Decimal(10) ** 20)})
    for name in ground.bets:
        yield _limits(ground, [(name, ten)], ranges)
        yield _limits(ground, [(name, ten)], {other: limit for other, limit in ranges.items() if other != name})
        yield _limits(ground, [(name, ten), (name, ten)], ranges)
    foreign = [name for name in ground.rules.bets if name not in ground.bets]
    for name in (*foreign, "no-such-bet"):
        yield _limits(ground, [(name, ten)], {**ranges, name: (ground.table.unit, ten)})
    for text in refused(ground.table):
        yield LimitsRequest("", good.table, (Stake(bet, text),), good.limits)
    yield good


def _limits(
    ground: Ground,
    staked: Sequence[tuple[str, Decimal]],
    ranges: dict[str, tuple[Decimal, Decimal]],
    *,
    sign: bool = False,
) -> LimitsRequest:
    bets = tuple(Stake(bet, ground.spelled(amount)) for bet, amount in staked)
    limits = {bet: Limit(ground.spelled(low), ground.spelled(high)) for bet, (low, high) in ranges.items()}
    return LimitsRequest("", ground.table.id, bets, limits, sign)


# incidents


def incidents(ground: Ground) -> Iterator[IncidentsRequest]:
    """Yield every cause at every moment with several cards, each alone, in pairs, and in long rows."""
    everything = incident_events(ground)
    for event in everything:
        yield _incidents(ground, (event,))
    yield _incidents(ground, ())
    known = [(rule.causes, rule.during, rule.cards) for rule in ground.rules.procedures[ground.table.id].incidents]
    possible = [Incident(cause, during, cards) for causes, during, cards in known for cause in causes]
    for event in possible:
        for cards in MANY_CARDS:
            yield _incidents(ground, (msgspec.structs.replace(event, cards=cards),))
    for pair in product(possible, repeat=2):
        yield _incidents(ground, coherent(ground, pair))
    for one, two in product(possible, repeat=2):
        others = ground.random.sample(possible, min(3, len(possible)))
        yield _incidents(ground, coherent(ground, (one, two, one, *others)))
    yield _incidents(ground, coherent(ground, everything))
    for _ in range(max(20, ground.examples // 2)):
        row = [ground.random.choice(possible if ground.random.random() < 0.8 else everything) for _ in range(12)]
        yield _incidents(ground, coherent(ground, row))


def coherent(ground: Ground, events: Sequence[Incident]) -> tuple[Incident, ...]:
    """Return incidents without those that go on in a round which one before has paused: no page says what then is."""
    paused, kept = False, []
    for event in events:
        try:
            stated = consequences(ground.rules, ground.table.id, event, paused=paused)
        except Refused:
            kept.append(event)
            continue
        if not paused or event.during == "pause":
            kept.append(event)
            paused = stated.round == "paused"
    return tuple(kept)


def incident_events(ground: Ground) -> list[Incident]:
    """Return every incident that any table knows, and one that none knows, at every moment, with this many cards."""
    rules = [rule for around in ground.rules.procedures.values() for rule in around.incidents]
    causes = dict.fromkeys(cause for rule in rules for cause in rule.causes)
    return [
        Incident(cause, during, cards)
        for cause in (*causes, "no-such-cause", "")
        for during in get_args(Moment)
        for cards in (*range(1, MOST_CARDS + 1), 0, -1)
    ]


def _incidents(ground: Ground, events: Sequence[Incident]) -> IncidentsRequest:
    return IncidentsRequest("", ground.table.id, tuple(events))


# complaints


def complaints(ground: Ground) -> Iterator[ComplaintsRequest]:
    """Yield complaints with every set of fields, on both sides of every deadline, alone and several in a request."""
    rules = ground.rules.procedures[ground.table.id].complaints
    assert rules is not None
    random, required = ground.random, rules.required
    times = complaint_times(rules)
    for seconds in times:
        yield _complaints(ground, [Complaint(required, seconds)])
    sets = [fields for size in range(len(required) + 1) for fields in combinations(required, size)]
    for fields in sets:
        for seconds in (0, rules.deadline, rules.deadline + 1):
            yield _complaints(ground, [Complaint(fields, seconds)])
    yield _complaints(ground, [])
    for seconds in NUMBERS:
        yield _complaints(ground, [Complaint(required, seconds)])
    for times_over in (2, 3, 10):
        row = [Complaint(required, place) for place in range(times_over)]
        yield _complaints(ground, row)
        yield _complaints(ground, [item for one in row for item in (one, Complaint((), 1))])
        yield _complaints(ground, [item for one in row for item in (Complaint(required, 10 * rules.deadline), one)])
    for order in (
        required[::-1],
        (*required, *required),
        (required[0], *required),
        random.sample(required, len(required)),
    ):
        yield _complaints(ground, [Complaint(tuple(order), 1)])
    for left in required:
        others = [field for field in required if field != left]
        yield _complaints(ground, [Complaint((*others, others[0]), 1)])
        yield _complaints(ground, [Complaint((*others, "no-such-field"), 1)])
    for name in ("no-such-field", "", required[0].upper(), f"{required[0]} "):
        yield _complaints(ground, [Complaint((*required, name), 1)])
        yield _complaints(ground, [Complaint((name,), 1)])
    for _ in range(max(20, ground.examples // 2)):
        row = [Complaint(random.choice([required, *sets]), random.choice(times)) for _ in range(random.randint(2, 10))]
        yield _complaints(ground, row)


def complaint_times(rules: ComplaintRules) -> list[int]:
    """Return seconds after the event: none, few, every hour up to twice the deadline, and both sides of each."""
    hours = range(0, 2 * max(rules.deadline, rules.video) + HOUR, HOUR)
    edges = {*hours, rules.deadline, rules.video, HOUR // 60, rules.deadline // 2, 30 * rules.deadline, 10**9}
    return sorted({edge + step for edge in edges for step in (-1, 0, 1)})


def _complaints(ground: Ground, events: Sequence[Complaint]) -> ComplaintsRequest:
    return ComplaintsRequest("", ground.table.id, tuple(events))
