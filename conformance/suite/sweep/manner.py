"""The manner of an engine: how it writes an answer, learned from those found right, so that the next can be foretold.

An engine writes the same thing in the same way every time. From one answer that was read and found right follows what
it writes between the values of a coup, and how it settles each bet by each outcome; from that, to the byte, how it
would write any other right answer. One that comes as foretold is right, and need not be read. Any other is read, and
judged by its meaning: an engine that writes otherwise each time is only slower to sweep.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from conformance.kernel import CARDS, NO_CARD, WINNERS, Coups

_Values = Mapping[str, bytes]


class Expected(NamedTuple):
    """What the rules make of some deals: the coups, and the outcome of each bet, a column for each."""

    coups: Coups
    outcomes: NDArray[np.uint8]


class _Strange(Exception):
    """A text is not written as the manner of an engine can be told."""


class _List(NamedTuple):
    """How a list is written: before its items, between them and behind them."""

    before: bytes
    between: bytes
    behind: bytes

    def of(self, items: Sequence[bytes]) -> bytes:
        """Write a list."""
        return self.before + self.between.join(items) + self.behind


class _Object(NamedTuple):
    """How an object is written: what stands before each of the values, by their keys in order, and behind the last."""

    before: tuple[tuple[bytes, str], ...]
    behind: bytes

    def split(self, values: _Values, *apart: str) -> list[bytes]:
        """Write the object with these values, in pieces: it is cut where each of the values apart would stand."""
        pieces = [b""]
        for before, key in self.before:
            pieces[-1] += before
            if key in apart:
                pieces.append(b"")
            else:
                pieces[-1] += values[key]
        pieces[-1] += self.behind
        return pieces


def _read_list(text: bytes) -> tuple[_List, list[bytes]]:
    """Return how a JSON list is written, and its items. Raises _Strange when it is not written alike throughout."""
    items = [bytes(item) for item in msgspec.json.decode(text, type=list[msgspec.Raw])]
    if not items:
        raise _Strange
    before = _match(rb"\s*\[\s*", text, 0)
    between = _match(rb"\s*,\s*", text, len(before) + len(items[0])) if len(items) > 1 else b","
    behind = text[len(text.rstrip().removesuffix(b"]").rstrip()) :]
    manner = _List(before, between, behind)
    if manner.of(items) != text:
        raise _Strange
    return manner, items


def _read_object(text: bytes) -> tuple[_Object, dict[str, bytes]]:
    """Return how a JSON object is written, and its values. Raises _Strange when a key is escaped or comes twice."""
    values = {key: bytes(value) for key, value in msgspec.json.decode(text, type=dict[str, msgspec.Raw]).items()}
    before, at = [], 0
    for key, value in values.items():
        piece = _match(rb'\s*[{,]\s*"%s"\s*:\s*' % re.escape(key.encode()), text, at)
        at += len(piece)
        if not text.startswith(value, at):
            raise _Strange
        at += len(value)
        before.append((piece, key))
    if text[at:].strip() != b"}":
        raise _Strange
    return _Object(tuple(before), text[at:]), values


def _match(pattern: bytes, text: bytes, at: int) -> bytes:
    found = re.compile(pattern).match(text, at)
    if found is None:
        raise _Strange
    return found[0]


class _Frame(NamedTuple):
    """How an answer is written around the values that differ from coup to coup; `rest` is what else stands in a coup.

    `answer` is cut around the seq and the coups, and `coup` around the values of a coup.
    """

    answer: _Object
    others: tuple[tuple[str, bytes], ...]
    coups: _List
    coup: _Object
    rest: tuple[tuple[str, bytes], ...]
    hand: _List
    settlements: _List
    bets: tuple[str, ...]


_Pieces = tuple[bytes, bytes, bytes]
"""A coup without its hands: what stands before them, between them and behind them."""

_OF_A_COUP = ("player", "banker", "player_total", "banker_total", "winner", "settlements")
_HANDS = ("player", "banker")


class Manner:
    """How an engine writes its answers about a table, as far as that is known. The bets are in the table's order."""

    def __init__(self, bets: Sequence[str]) -> None:
        self._places = {bet: place for place, bet in enumerate(bets)}
        self._frame: _Frame | None = None
        self._settled: dict[tuple[int, int], bytes] = {}  # by the place of a bet and the outcome
        self._pieces: dict[bytes, _Pieces] = {}  # by all that is expected of a coup but its cards

    def learn(self, text: bytes, expected: Expected) -> None:
        """Learn from an answer that was read and found right."""
        try:
            self._learn(text, expected)
        except _Strange:
            self._frame = None

    def _learn(self, text: bytes, expected: Expected) -> None:
        answer, values = _read_object(text)
        coups, texts = _read_list(values["coups"])
        coup, parts = _read_object(texts[0])
        hand, _ = _read_list(parts["player"])
        settlements, settled = _read_list(parts["settlements"])
        others = tuple((key, value) for key, value in values.items() if key not in ("seq", "coups"))
        rest = tuple((key, value) for key, value in parts.items() if key not in _OF_A_COUP)
        frame = _Frame(answer, others, coups, coup, rest, hand, settlements, tuple(map(_bet, settled)))
        if frame != self._frame:
            self._frame, self._settled = frame, {}
        self._pieces = {}
        for row in _one_of_each(expected.outcomes):
            outcomes = expected.outcomes[row].tolist()
            for item in _read_list(_read_object(texts[row])[1]["settlements"])[1]:
                place = self._places[_bet(item)]
                self._settled[place, outcomes[place]] = item

    def foretell(self, seq: str, expected: Expected) -> bytes | None:
        """Return how the engine would write the right answer to a request, or None when that is not known yet."""
        frame = self._frame
        pieces = None if frame is None else self._pieces_of(frame, expected)
        if frame is None or pieces is None:
            return None
        texts, coups = _hand_texts(frame.hand), expected.coups
        hands = {"player": coups.player, "banker": coups.banker}
        first, second = (texts[_number(hands[key])].tolist() for _, key in frame.coup.before if key in hands)
        values = {**dict(frame.others), "seq": msgspec.json.encode(seq)}
        start, end = frame.answer.split(values, "coups")
        parts = [b""] * (5 * len(pieces) + 1)
        for place in range(3):
            parts[2 * place : -1 : 5] = [piece[place] for piece in pieces]
        parts[1:-1:5], parts[3:-1:5] = first, second
        parts[0] = start + frame.coups.before + parts[0][len(frame.coups.between) :]
        parts[-1] = frame.coups.behind + end
        return b"".join(parts)

    def _pieces_of(self, frame: _Frame, expected: Expected) -> list[_Pieces] | None:
        """Return the pieces of each coup; the same are expected of few, so each is written down once."""
        coups = expected.coups
        traits = np.column_stack((expected.outcomes, coups.winner, coups.player_total, coups.banker_total))
        keys = traits.view(f"V{traits.shape[1]}").ravel().tolist()
        try:
            return list(map(self._pieces.__getitem__, keys))
        except KeyError:
            new = {key: row for row, key in enumerate(keys) if key not in self._pieces}
        try:
            self._pieces |= {key: self._write(frame, traits[row].tolist()) for key, row in new.items()}
        except KeyError:  # an outcome that the engine has not settled yet
            return None
        return list(map(self._pieces.__getitem__, keys))

    def _write(self, frame: _Frame, traits: list[int]) -> _Pieces:
        *outcomes, winner, player_total, banker_total = traits
        places = (self._places[bet] for bet in frame.bets)
        values = {
            **dict(frame.rest),
            "player_total": b"%d" % player_total,
            "banker_total": b"%d" % banker_total,
            "winner": b'"%s"' % WINNERS[winner].value.encode(),
            "settlements": frame.settlements.of([self._settled[place, outcomes[place]] for place in places]),
        }
        before, between, behind = frame.coup.split(values, *_HANDS)
        return frame.coups.between + before, between, behind


def _bet(settlement: bytes) -> str:
    bet: str = msgspec.json.decode(settlement)["bet"]
    return bet


def _one_of_each(outcomes: NDArray[np.uint8]) -> list[int]:
    """Return rows in which every outcome of every bet that decides one of them is seen."""
    rows = {int(row) for column in outcomes.T for row in np.unique(column, return_index=True)[1]}
    return sorted(rows)


_THIRDS = len(CARDS) + 1  # the last is none


def _number(hands: NDArray[np.uint8]) -> NDArray[np.intp]:
    """Return the numbers of hands, three cards a row."""
    one, other, third = hands.T.astype(np.intp)
    numbers: NDArray[np.intp] = (one * len(CARDS) + other) * _THIRDS + np.where(third == NO_CARD, len(CARDS), third)
    return numbers


@cache
def _hand_texts(manner: _List) -> NDArray[np.object_]:
    """Return every hand of two or three cards, written, by its number."""
    codes = [b'"%s"' % card.code.encode() for card in CARDS]
    pairs = [manner.before + one + manner.between + other for one, other in product(codes, codes)]
    endings = [manner.between + code + manner.behind for code in codes] + [manner.behind]
    return np.array([pair + ending for pair, ending in product(pairs, endings)], object)
