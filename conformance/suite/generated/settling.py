"""Generated checks of engines that are given both hands: the coups of the other kinds, and hands that are invalid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from conformance.cards import DECK
from conformance.coup import CARDS_IN_HAND
from conformance.engines.protocol import Hands, SettleRequest
from conformance.suite.generated.coups import batches, bet_sets, cards, history, misspelled, refusals, rounds, stakes
from conformance.suite.generated.deals import Deal
from conformance.suite.generated.ground import Ground
from conformance.suite.settling import to_settle

EVERY = 8
"""Of the requests for coups this many-th ones are asked as hands too."""
FORBIDDEN = 40
"""Coups whose hands are spoiled, as many of each length of the hands, each in this many ways."""
SPOILED = 7

_replace = msgspec.structs.replace


def settle(ground: Ground) -> Iterator[SettleRequest]:
    """Yield what the other kinds ask as hands to settle, then hands that no drawing gives."""
    for kind in (refusals, stakes, bet_sets, rounds, cards, batches, history):
        for request in islice(kind(ground), 0, None, 1 if kind is refusals else EVERY):
            laid = to_settle(ground.rules, request)
            if laid is not None:
                yield laid
    yield from _forbidden(ground)
    yield from _elsewhere(ground)


def _forbidden(ground: Ground) -> Iterator[SettleRequest]:
    random = ground.random
    for deal in _of_every_length(ground):
        bets = random.sample(ground.bets, random.choice((0, 1, 1, min(2, len(ground.bets)), len(ground.bets))))
        good = to_settle(ground.rules, ground.coup(zip(bets, ground.ordinary(len(bets)), strict=False), (deal,)))
        assert good is not None
        (hands,) = good.hands
        spoiled = list(_spoiled(hands, random.choice(list(DECK))))
        for other in random.sample(spoiled, min(SPOILED, len(spoiled))):
            yield _replace(good, hands=(other,))
        yield _replace(good, hands=(hands, random.choice(spoiled)))
        yield _replace(good, hands=(*[hands] * random.randint(1, 20), random.choice(spoiled), hands))
        yield good


def _of_every_length(ground: Ground) -> Iterator[Deal]:
    """Yield deals of coups to spoil: those that end with two cards in each hand are few, and naturals among them."""
    known: dict[object, list[Deal]] = {}
    for item in ground.deck.known:
        known.setdefault((item.facts["player_cards"], item.facts["banker_cards"]), []).append(item.deal)
    for deals in known.values():
        yield from ground.random.sample(deals, min(FORBIDDEN // len(known), len(deals)))


def _elsewhere(ground: Ground) -> Iterator[SettleRequest]:
    """Yield hands at tables that do not exist."""
    good = to_settle(ground.rules, ground.coup([(ground.bets[0], ground.ordinary(1)[0])], ground.covers[0][:1]))
    assert good is not None
    for name in ("no-such-table", "", *misspelled(ground.table.id)):
        if name not in ground.rules.tables:
            yield _replace(good, table=name)
    yield good


def _spoiled(hands: Hands, card: str) -> Iterator[Hands]:
    """Yield hands with a card more or fewer, on one side or both, and none at all; some of them can be."""
    for more in ((card,), (card, card)):
        yield _replace(hands, player=hands.player + more)
        yield _replace(hands, banker=hands.banker + more)
        yield Hands(hands.player + more, hands.banker + more)
    yield _replace(hands, player=hands.player[:-1])
    yield _replace(hands, banker=hands.banker[:-1])
    yield Hands(hands.player[:CARDS_IN_HAND], hands.banker[:CARDS_IN_HAND])
    yield _replace(hands, player=hands.player[:1])
    yield _replace(hands, banker=hands.banker[:1])
    yield Hands(hands.player[:1], hands.banker[:1])
    yield _replace(hands, banker=())
    yield Hands((), hands.banker)
    yield Hands((), ())
