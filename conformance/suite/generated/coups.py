"""Generated checks of coups: stakes, sets of bets, rounds, cards, batches, history, and what has to be refused.

Each function yields requests, the smallest first, so that the first one that fails is nearly as small as can be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from itertools import chain, combinations, islice, permutations
from typing import TypeVar

import msgspec

from conformance.cards import DECK
from conformance.coup import MOST_CARDS
from conformance.engines.port import ProtocolRequest
from conformance.engines.protocol import MOST_NUMBER, CoupRequest, Stake
from conformance.suite.generated.deals import Deal, in_suits_of
from conformance.suite.generated.ground import Ground
from conformance.suite.generated.stakes import COUNTED, ORDINARY, fine_grid, notations, refused, spellings

SINGLES = 24
"""Stakes that are tried on each bet alone, before all are tried on all bets at once."""
CHUNK = 125
"""Deals in a request that has many of them."""
FEW_BETS = 4
"""At a table with many more bets, an amount is tried on a part of them."""
PAST = 50
"""Rounds past the last closing round, or past the first round where no bet closes, that are all tried."""
FAR = (500, 1000, 10_000, 2**15 - 1, 2**15, 2**16, 10**6, 10**6 + 1, 2**31 - 1, 2**31, 2**32, MOST_NUMBER)
LATE = 100
"""A round after which every bet that closes is closed."""
BATCHES = (1, 2, 3, 17, 100, 257, 501, 513, 1000, 1024)
"""Deals in a batch."""
MIXED = 8
"""Requests of each other operation after which coups are asked."""
MOST_TRIPLES = 400
"""Sets of three bets that are tried; as many as a table with fourteen bets has."""
REPEATS = 300
"""How often one coup is asked for in a row."""

Requests = Iterator[CoupRequest]
T = TypeVar("T")
_replace = msgspec.structs.replace


def stakes(ground: Ground) -> Requests:
    """Yield every stake on every bet with each of its outcomes: a bet alone first, then all bets at once."""
    for bet in ground.bets:
        covers = ground.covers_of[bet]
        singles = sorted({*ground.amounts[:3], *ground.some_amounts(SINGLES)})
        for place, amount in enumerate(singles):
            yield ground.coup([(bet, amount)], covers[place % len(covers)])
        amount = ground.ordinary(1)[0]
        for spelling in spellings(amount, ground.table):
            request = ground.coup([(bet, amount)], covers[0])
            yield _replace(request, bets=(Stake(bet, spelling),))
        for text in notations(ground.table):
            yield _replace(ground.coup([], covers[0]), bets=(Stake(bet, text),))
    amounts, bets, covers = ground.amounts, ground.bets, ground.covers
    step, stride = max(1, len(amounts) // len(bets)), max(1, len(bets) // FEW_BETS)
    for place in range(0, len(amounts), stride):
        staked = [(bet, amounts[(place + step * number) % len(amounts)]) for number, bet in enumerate(bets)]
        yield ground.coup(staked, covers[place % len(covers)][place // len(covers) % 2 :: 2])
    for place, grid in enumerate(_chunks(fine_grid(ground.table), len(bets))):
        yield ground.coup(zip(bets, grid, strict=False), covers[place % len(covers)])
    for whole in range(ORDINARY, COUNTED + 1, stride):
        staked = [(bet, Decimal(whole + number)) for number, bet in enumerate(bets)]
        yield ground.coup(staked, ground.random.sample(covers[whole % len(covers)], 1))
    for place, amount in enumerate(ground.some_amounts(40)):
        yield ground.coup([(bet, amount) for bet in bets], covers[place % len(covers)])


def bet_sets(ground: Ground) -> Requests:
    """Yield no bets, pairs of bets in both orders, each bet beside all others, and sets of every size in any order."""
    bets, random = ground.bets, ground.random
    yield ground.coup([], ground.covers[0])
    for pair in permutations(bets, 2):
        deals = ground.outcomes.cover(pair, random)
        yield ground.coup(zip(pair, ground.ordinary(2), strict=True), deals)
    triples = list(combinations(bets, 3))
    for triple in random.sample(triples, min(MOST_TRIPLES, len(triples))):
        yield ground.coup(zip(triple, ground.ordinary(3), strict=True), ground.outcomes.cover(triple, random))
    for pair in combinations(bets, 2):
        amount = ground.ordinary(1)[0]
        yield ground.coup([(bet, amount) for bet in pair], ground.outcomes.cover(pair, random))
    sizes = [size for size in range(3, len(bets) + 1) for _ in range(max(4, ground.examples // 4))]
    sets = [random.sample(bets, size) for size in sizes]
    without = [[bet for bet in bets if bet != left] for left in bets]
    for place, chosen in enumerate((*sets, *without, bets, bets[::-1])):
        deals = ground.covers[place % len(ground.covers)]
        yield ground.coup(zip(chosen, ground.ordinary(len(chosen)), strict=False), deals)
        yield ground.coup(zip(chosen, ground.some_amounts(len(chosen)), strict=False), deals[:4])


def rounds(ground: Ground) -> Requests:
    """Yield every round of a shoe and beyond, with the open bets, and each closed bet alone and beside them."""
    closing = sorted({offer.last_round for offer in ground.table.offers.values() if offer.last_round is not None})
    last = max(closing, default=1) + PAST
    near = {edge + step for edge in closing for step in (-1, 0, 1, 2)}
    for number in (*range(1, max(last, 2 * PAST) + 1), *FAR):
        open_bets = ground.open_in(number)
        deals = ground.covers[number % len(ground.covers)]
        closed = [bet for bet in ground.bets if bet not in open_bets]
        if closed and number not in near and number not in FAR and number % 10:
            closed = [ground.random.choice(closed)]
        for bet in closed:
            amount = ground.ordinary(1)[0]
            yield ground.coup([(bet, amount)], deals[:1], number)
            if open_bets:
                beside = ground.random.choice(open_bets)
                yield ground.coup([(beside, amount), (bet, amount)], deals[:1], number)
        yield ground.coup(zip(open_bets, ground.ordinary(len(open_bets)), strict=False), deals, number)
    for number in near:
        for bet in ground.bets:
            yield ground.coup([(bet, ground.ordinary(1)[0])], ground.covers_of[bet][0], number)


def cards(ground: Ground) -> Requests:
    """Yield every class of points, every card at every place, every pair in every suit, long deals and a whole shoe."""
    deck, dealer = ground.deck, ground.dealer
    bets = ground.bets
    for deal in islice(deck.points, 0, None, max(1, len(deck.points) // 50)):
        yield ground.coup([(ground.random.choice(bets), ground.ordinary(1)[0])], (deal,))
    everything = chain(deck.pairs, deck.points, dealer.by_rank())
    for deals in _chunks(everything, CHUNK):
        yield ground.coup(zip(bets, ground.ordinary(len(bets)), strict=False), deals)
    for code in ground.random.sample(tuple(DECK), 4) if ground.table.decks >= MOST_CARDS else ():
        yield ground.coup(zip(bets, ground.ordinary(len(bets)), strict=False), ((code,) * MOST_CARDS,))
    for deal in dealer.long(ground.decks or MOST_CARDS):
        yield ground.coup(zip(bets, ground.ordinary(len(bets)), strict=False), (deal,))
    for deals in _chunks(dealer.shoe(ground.table.decks), CHUNK):
        yield ground.coup(zip(bets, ground.ordinary(len(bets)), strict=False), deals)
    for _ in range(ground.examples // 10):
        yield ground.coup(zip(bets, ground.ordinary(len(bets)), strict=False), [dealer.any() for _ in range(CHUNK)])


def batches(ground: Ground) -> Requests:
    """Yield batches of many sizes, then some of their coups alone in another order, and one coup many times."""
    random, dealer = ground.random, ground.dealer
    few = random.sample(ground.bets, min(2, len(ground.bets)))
    staked = list(zip(few, ground.ordinary(len(few)), strict=False))
    yield ground.coup(staked, ())
    yield ground.coup([], ())
    for size in BATCHES:
        deals = [dealer.any() for _ in range(size)]
        yield ground.coup(staked, deals)
        for deal in random.sample(deals, min(size, 20)):
            yield ground.coup(staked, (deal,))
    cover: list[Deal] = list(ground.covers[0])
    everything = list(zip(ground.bets, ground.ordinary(len(ground.bets)), strict=False))
    for _ in range(4):
        random.shuffle(cover)
        yield ground.coup(everything, cover)
        yield ground.coup(everything, cover[::-1])
        yield ground.coup(everything, [deal for deal in cover for _ in range(3)])
    for bet in ground.bets:
        amount, each = ground.ordinary(1)[0], ground.covers_of[bet][0]
        yield ground.coup([(bet, amount)], [deal for deal in each for _ in range(REPEATS // len(each))])
    for again in ground.covers_of[ground.bets[0]][0]:
        for _ in range(REPEATS // 3):
            yield ground.coup(staked, (again,))


def history(ground: Ground) -> Requests:
    """Yield coups that differ in one thing from the coup before: suits, a card, a stake, a bet, the round, the order.

    Whatever an engine keeps of one coup, and takes for the next, shows here.
    """
    random = ground.random
    deals = [*ground.covers[1], *random.sample(ground.deck.pairs, min(12, len(ground.deck.pairs)))]
    for deal in deals:
        bets = list(zip(ground.bets, ground.ordinary(len(ground.bets)), strict=False))
        base = ground.coup(bets, (deal,))
        yield base
        for variant in _variants(ground, base, deal):
            yield variant
            if random.random() < 0.3:
                yield base
        yield ground.coup(bets, [deal, *(in_suits_of(deal, random) for _ in range(4)), *_changed(ground, deal), deal])
    for chosen in (random.sample(ground.bets, min(size, len(ground.bets))) for size in (1, 2, 3, 5, 8, 13)):
        bets = list(zip(chosen, ground.ordinary(len(chosen)), strict=False))
        walk = [random.choice(deals) for _ in range(30)]
        yield ground.coup(bets, walk)
        for deal in walk:
            yield ground.coup(bets, (deal,))


def _variants(ground: Ground, base: CoupRequest, deal: Deal) -> Iterator[CoupRequest]:
    random = ground.random
    yield _replace(base, deals=(in_suits_of(deal, random),))
    yield _replace(base, deals=(tuple(code[0] + "SHDC"[place % 4] for place, code in enumerate(deal)),))
    yield _replace(base, deals=(tuple(code[0] + deal[0][1] for code in deal),))
    swapped = list(deal)
    for place in range(0, len(deal) - 1, 2):
        swapped[place], swapped[place + 1] = swapped[place + 1], swapped[place]
    yield _replace(base, deals=(tuple(swapped),))
    yield _replace(base, deals=(tuple(reversed(deal)),))
    for changed in _changed(ground, deal):
        yield _replace(base, deals=(changed,))
    yield _replace(base, deals=((*deal, *ground.dealer.any()[:3]),))
    yield _replace(base, bets=base.bets[::-1])
    amounts = ground.ordinary(len(base.bets))
    yield _replace(
        base, bets=tuple(Stake(item.bet, ground.stake(x)) for item, x in zip(base.bets, amounts, strict=False))
    )
    texts = [item.stake for item in base.bets]
    yield _replace(
        base, bets=tuple(Stake(item.bet, x) for item, x in zip(base.bets, texts[1:] + texts[:1], strict=True))
    )
    for item in base.bets[:3]:
        yield _replace(base, bets=(item,))
    yield _replace(base, bets=tuple(random.sample(base.bets, (len(base.bets) + 1) // 2)))
    for number in (random.choice((2, 3, 10, 40)), LATE):
        open_bets = ground.open_in(number)
        yield _replace(base, round=number, bets=tuple(item for item in base.bets if item.bet in open_bets))
    yield base
    for other in ground.rules.tables.values():
        shared = tuple(item for item in base.bets if item.bet in other.offers)
        if other.id != base.table and shared and other.unit == ground.table.unit:
            yield _replace(base, table=other.id, bets=shared)
            yield _replace(base, bets=shared)
    yield base


def _changed(ground: Ground, deal: Deal) -> Iterator[Deal]:
    """Yield a deal with one card changed, at each place."""
    for place in range(MOST_CARDS):
        other = ground.dealer.any()[place]
        yield (*deal[:place], other, *deal[place + 1 :])


def refusals(ground: Ground) -> Requests:
    """Yield what no table takes: bets, stakes, rounds and deals that are invalid; good ones come beside and after."""
    random, bets = ground.random, ground.bets
    bet, deals = bets[0], ground.covers[0][:1]
    good = ground.coup([(bet, ground.ordinary(1)[0])], deals)
    spoiled = list(_spoiled_bets(ground, good))
    spoiled += [_replace(good, round=number) for number in (0, -1, -5, -(2**15), -(2**31), -MOST_NUMBER)]
    tables = ("no-such-table", "", " ", *misspelled(ground.table.id))
    spoiled += [_replace(good, table=name) for name in tables if name not in ground.rules.tables]
    spoiled += [_replace(good, deals=(deals[0][:length],)) for length in range(MOST_CARDS)]
    spoiled.append(_replace(good, deals=(deals[0], deals[0][: MOST_CARDS - 1])))
    spoiled += _too_alike(ground, good)
    yield from _most_alike(ground, good)
    for request in spoiled:
        yield request
        if random.random() < 0.2:
            yield good
    yield good
    everything = list(zip(bets, ground.ordinary(len(bets)), strict=False))
    yield ground.coup(everything, ground.covers[0])
    yield _replace(good, bets=())
    yield good


def _most_alike(ground: Ground, good: CoupRequest) -> Requests:
    """Yield deals with one card as often as the shoe has it, alone and before another card."""
    alike = (ground.random.choice(list(DECK)),) * (ground.decks or MOST_CARDS)
    others = [code for code in DECK if code not in alike]
    for deal in (alike, (*alike, *ground.random.sample(others, 2)), (*ground.random.sample(others, 2), *alike)):
        if len(deal) >= MOST_CARDS:
            yield _replace(good, deals=(deal,))


def _too_alike(ground: Ground, good: CoupRequest) -> Requests:
    """Yield deals with a card once more than the shoe has it, or more often, at any place of any deal of a batch."""
    for alike in deals_too_alike(ground):
        yield _replace(good, deals=(alike,))
    for before in (1, 2, 5):
        for alike in deals_too_alike(ground)[:4]:
            yield _replace(good, deals=(*ground.covers[0][:1] * before, alike, *ground.covers[0][:1]))


def deals_too_alike(ground: Ground) -> list[Deal]:
    """Return a deal for each card that has it too often, alone, or among others; none where the decks are left open."""
    if ground.decks is None:
        return []
    random, deals = ground.random, []
    for place, code in enumerate(random.sample(list(DECK), len(DECK))):
        alike = (code,) * max(MOST_CARDS, ground.decks + 1 + place % 2 * random.randint(0, 5))
        others = random.sample([other for other in DECK if other != code], random.choice((0, 1, 6, 12, 30)))
        between = [*alike, *others]
        random.shuffle(between)
        deals.append(random.choice(((*alike, *others), (*others, *alike), tuple(between))))
    return deals


def _spoiled_bets(ground: Ground, good: CoupRequest) -> Requests:
    (item,) = good.bets
    foreign = [bet for bet in ground.rules.bets if bet not in ground.table.offers]
    names = [*foreign, "", " ", item.bet.upper(), f"{item.bet} ", f"{item.bet}s", "no-such-bet", ground.table.id]
    names += [spelled for bet in ground.bets for spelled in misspelled(bet)]
    names = [name for name in dict.fromkeys(names) if name not in ground.table.offers]
    others = [bet for bet in ground.bets if bet != item.bet]
    for name in names:
        yield _replace(good, bets=(Stake(name, item.stake),))
        yield _replace(good, bets=(item, Stake(name, item.stake)))
    for stake in refused(ground.table):
        yield _replace(good, bets=(Stake(item.bet, stake),))
        beside = Stake(ground.random.choice(others), item.stake) if others else item
        yield _replace(good, bets=(beside, Stake(item.bet, stake)))
        if others:
            yield _replace(good, bets=(Stake(ground.random.choice(others), stake), item))
    for bet in ground.bets:
        one, two = ground.ordinary(2)
        amounts: Sequence[tuple[Decimal, Decimal]] = ((one, one), (one, two))
        for first, second in amounts:
            yield ground.coup([(bet, first), (bet, second)], good.deals)
        if others:
            yield ground.coup([(bet, one), (next(b for b in ground.bets if b != bet), one), (bet, two)], good.deals)


def misspelled(name: str) -> list[str]:
    """Return texts that are nearly an id or a name, as careless comparisons of text take them for it."""
    wide = "".join(chr(ord(letter) + 0xFEE0) if letter.isalnum() else letter for letter in name)
    others = (f"{name}x", name.replace("-", "_"), name.replace("-", " "), name.replace("-", ""), name[:4], name[:-1])
    marks = (f"{name}\0x", f"{name}\0", f"{name}\u200b", f"{name}\n", f"\ufeff{name}", f" {name}", f"{name} ")
    return [text for text in (*others, *marks, wide, name.title(), name.upper(), name.capitalize()) if text != name]


def mixed(ground: Ground, others: Sequence[Iterable[ProtocolRequest]]) -> Iterator[ProtocolRequest]:
    """Yield some requests of other operations, with a coup of each bet alone, and of all of them, after each."""
    alone = [ground.coup([(bet, ground.ordinary(1)[0])], ground.covers_of[bet][0][:2]) for bet in ground.bets]
    together = ground.coup(zip(ground.bets, ground.ordinary(len(ground.bets)), strict=False), ground.covers[0])
    for requests in others:
        everything = list(requests)
        for request in ground.random.sample(everything, min(MIXED, len(everything))):
            yield request
            yield from (*alone, together) if ground.random.random() < 0.5 else (together, *alone)


def _chunks(items: Iterable[T], size: int) -> Iterator[tuple[T, ...]]:
    waiting = iter(items)
    while chunk := tuple(islice(waiting, size)):
        yield chunk
