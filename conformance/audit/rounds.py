"""Rounds: a batch of a log as arrays that the kernel takes, and the rows that cannot be read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from conformance.audit.amounts import (
    AmbiguousError,
    Amounts,
    Mask,
    all_back,
    decimal_texts,
    exact_text,
    nulls,
    read_amounts,
    shortest_texts,
    without_blanks,
)
from conformance.audit.layout import BetColumns, Layout
from conformance.audit.log import CARDS, HANDS, RESULTS
from conformance.audit.mapping import Mapping, as_card, card_numbers
from conformance.coup import CARDS_IN_HAND, MOST_CARDS
from conformance.errors import N_, BaccaratError
from conformance.kernel import NO_CARD, WINNERS, Index, Small
from conformance.payouts import Money

_NO_CARD_AT_ALL = 254
"""Stands where there is a text that is not a card."""
AT_ONCE = 65536
"""Rows that are read and worked on together: few enough for their arrays to stay near the processor."""
FEWEST_CARDS = 2 * CARDS_IN_HAND
"""Cards that a coup takes at least."""
NOT_RECORDED = -1
"""Stands where a log does not say a number, a winner or a result."""
_STRANGE = -2
"""Stands where what it says is none."""
_MOST = 10**9
"""More than any number of a round."""

_TAIL = re.compile(r"\.0+$")
"""What whole numbers end in that were kept as if they were not, as pandas does where some are missing."""
_NO_NAME = N_("a bet has no name")
_NO_AMOUNT = N_('{field}: "{value}" is not an amount of money')
_NO_RESULT = N_('{field}: "{value}" is not a result of a bet')
_NO_HAND = N_('{field}: "{value}" is not a hand')
_BETWEEN, _PART = r"""[\s,;|/_+\-\[\]()'"]*""", "\x1f"
"""What may stand between the cards of a hand, and what is put there."""
_NO_DEAL = N_('{field}: "{value}" is not a deal of a coup')

Codes = NDArray[np.int8]
Numbers = NDArray[np.int64]


class Staked(NamedTuple):
    """What a log says of one bet in a batch.

    `rows` are the rows of the batch where it is said, all of them where it is None; `unpaid` says where no amount
    is recorded as returned; `results` are places in RESULTS.
    """

    bet: str
    rows: Index | None
    stakes: Money
    paid: Money | None
    unpaid: Mask | None
    results: Codes | None

    def places(self, row: int) -> list[int]:
        """Return the places of what is said in one row."""
        return [row] if self.rows is None else np.flatnonzero(self.rows == row).tolist()


class Reason(NamedTuple):
    """Why a row cannot be read: a sentence with places for the field and the value, and both."""

    reason: str
    field: str
    value: str


class Rounds(NamedTuple):
    """A batch of rounds of one table. What unreadable rows lack is as if it were not recorded.

    `deals` has the cards in the order of the shoe, NO_CARD where there are fewer than six; `third` says in what hands
    a third card is recorded, where cards stand by hand.
    """

    ids: pa.Array
    shoes: pa.Array | None
    numbers: Numbers | None
    currencies: pa.Array | None
    deals: Small
    third: tuple[Mask, Mask] | None
    player_total: Numbers | None
    banker_total: Numbers | None
    winner: Codes | None
    bets: tuple[Staked, ...]
    decks: Numbers | None
    repeats: Mask | None
    """Which rows have a round again that stands in a row before, where a row is not a round."""
    unreadable: dict[int, Reason]

    @property
    def dealt(self) -> Small:
        """How many cards each round has."""
        counts: Small = (self.deals != NO_CARD).sum(1, dtype=np.uint8)
        return counts


Column = Callable[[str], pa.Array | None]
"""Gives a column by the round log's name for it."""


class _Notes:
    """Which rows cannot be read: for each the first reason, and the value that is wrong."""

    def __init__(self) -> None:
        self.found: dict[int, Reason] = {}

    def tell(self, bad: Mask | None, reason: str, field: str, column: pa.Array, rows: Index | None = None) -> None:
        """Note where a field is bad; `rows` are the rows of its places, where they are not the same."""
        if bad is not None:
            for place in np.flatnonzero(bad).tolist():
                row, value = place if rows is None else int(rows[place]), column[place].as_py()
                told = exact_text(value) if isinstance(value, Decimal) else str(value)
                self.found.setdefault(row, Reason(reason, field, told))


class RoundReader:
    """Reads batches of one layout. `order` says for each of the first four cards the hand that gets it."""

    def __init__(self, layout: Layout, mapping: Mapping, order: tuple[str, ...]) -> None:
        self._layout, self._mapping = layout, mapping
        self._cards = card_numbers(mapping.cards)
        hands = {"player": iter(CARDS[:3]), "banker": iter(CARDS[3:])}
        self._order = [next(hands[hand]) for hand in order]

    def tables(self, batch: pa.RecordBatch) -> Iterator[tuple[str | None, Index | None]]:
        """Yield each table of a batch with its rows, None for all; the table is None where no row says it."""
        if "table" not in self._layout.columns:
            yield self._mapping.table, None
            return
        texts, codes = encoded(batch.column(self._layout.columns["table"]))
        meant = [self._mapping.meant("table", text) if text else self._mapping.table for text in (*texts, None)]
        present = np.flatnonzero(np.bincount(codes, minlength=len(meant)))
        names = dict.fromkeys(meant[code] for code in present)
        for name in names:
            chosen = [code for code in present if meant[code] == name]
            yield name, None if len(names) == 1 else np.flatnonzero(np.isin(codes, chosen))

    def read(self, batch: pa.RecordBatch) -> Rounds:
        """Read a batch of rounds."""
        notes = _Notes()

        def column(name: str) -> pa.Array | None:
            if name in self._layout.keys:
                return _joined([said(source) for source in self._layout.keys[name]])
            source = self._layout.columns.get(name)
            return None if source is None else said(source)

        def said(source: str) -> pa.Array:
            return _without_fractions(without_blanks(batch.column(source)))

        ids = column("round_id")
        assert ids is not None
        notes.tell(nulls(ids), N_("there is no round id"), "round_id", ids)
        texts = column("deal")
        by_hand = self._published if self._layout.columns.keys() & {*HANDS} else self._hands
        deals, third = by_hand(column, notes) if texts is None else self._deal(texts, notes)
        numbers = {
            name: None if (found := column(name)) is None else _whole_numbers(found, name, notes)
            for name in ("round", "decks", "player_total", "banker_total")
        }
        if numbers["round"] is not None:
            notes.tell(
                numbers["round"] == 0,
                N_("rounds are counted from 1, and this is {value}"),
                "round",
                batch.column(self._layout.columns["round"]),
            )
        bets = [staked for item in self._layout.bets if (staked := self._columns(batch, item, notes)) is not None]
        if self._layout.bet_list is not None:
            bets += self._listed(batch.column(self._layout.bet_list), notes)
        if self._layout.bet_row is not None:
            bets += self._of_rows(batch, self._layout.bet_row, notes)
        return Rounds(
            ids,
            column("shoe"),
            numbers["round"],
            self._currencies(column("currency"), len(ids)),
            deals,
            third,
            numbers["player_total"],
            numbers["banker_total"],
            self._coded(column("winner"), "winner", [winner.value for winner in WINNERS], notes),
            tuple(bets),
            numbers["decks"],
            self._repeats(column, ids, notes) if self._mapping.repeats else None,
            notes.found,
        )

    def _currencies(self, column: pa.Array | None, rows: int) -> pa.Array | None:
        if self._mapping.currency is None or (column is not None and not column.null_count):
            return column
        if column is not None and column.null_count < rows:
            return pc.fill_null(column.cast(pa.string()), self._mapping.currency)
        return pa.DictionaryArray.from_arrays(pa.array(np.zeros(rows, np.int32)), pa.array([self._mapping.currency]))

    def _repeats(self, column: Column, ids: pa.Array, notes: _Notes) -> Mask:
        """Say which rows have nothing of a round but what a row before, that can be read, has too."""
        codes, rows = _codes(ids), np.arange(len(ids))
        good = np.ones(len(ids), np.bool_)
        good[list(notes.found)] = False
        first = np.full(codes.max(initial=-1) + 1, -1)
        first[codes[good][::-1]] = rows[good][::-1]
        before = first[codes]
        repeats: Mask = (before >= 0) & (before != rows)
        for name in (*self._layout.columns, *self._layout.keys):
            said = column(name)
            if said is not None and name != "round_id":
                theirs = _codes(said)
                repeats &= ~good | (theirs == theirs[before])
        return repeats

    def _hands(self, column: Column, notes: _Notes) -> tuple[Small, tuple[Mask, Mask]]:
        """Put the cards of both hands into the order in which the shoe gave them."""
        some = column(CARDS[0])
        assert some is not None
        deals = np.full((FEWEST_CARDS, len(some)), NO_CARD, np.uint8)
        for place, name in enumerate(self._order):
            cards = column(name)
            assert cards is not None
            deals[place] = self._numbered(cards, name, notes)
            notes.tell(deals[place] == NO_CARD, N_("a hand lacks one of its first cards"), name, cards)
        thirds = []
        for name in (CARDS[2], CARDS[5]):
            cards = column(name)
            none = np.full(len(some), NO_CARD, np.uint8)
            thirds.append(none if cards is None else self._numbered(cards, name, notes))
        return self._in_order(list(deals), *thirds)

    @staticmethod
    def _in_order(firsts: Sequence[Small], player: Small, banker: Small) -> tuple[Small, tuple[Mask, Mask]]:
        """Return the first cards and those drawn in the order of the shoe, and in what hands a third one is."""
        has_player, has_banker = player != NO_CARD, banker != NO_CARD
        drawn = np.where(has_player, player, banker), np.where(has_player, banker, NO_CARD)
        return np.array([*firsts, *drawn], np.uint8).T, (has_player, has_banker)

    def _numbered(self, cards: pa.Array, field: str, notes: _Notes) -> Small:
        """Return the numbers of a column of cards."""
        if pa.types.is_integer(cards.type):
            cards = cards.cast(pa.string())
        texts, codes = encoded(cards)
        known = [self._number(text) for text in texts]
        numbers = np.array([*known, NO_CARD], np.uint8).take(codes)
        if _NO_CARD_AT_ALL in known:
            bad = numbers == _NO_CARD_AT_ALL
            notes.tell(bad, N_('{field}: "{value}" is not a card'), field, cards)
            numbers[bad] = 0
        return numbers

    def _number(self, text: str | None) -> int:
        if text is None:
            return NO_CARD
        known = self._cards.get(text)
        if known is None:
            sense = _TAIL.sub("", as_card(text))
            known = self._cards.get(sense, _NO_CARD_AT_ALL) if sense else NO_CARD
        return known

    def _deal(self, texts: pa.Array, notes: _Notes) -> tuple[Small, None]:
        """Read deals that stand in one column."""
        cards = pc.utf8_split_whitespace(
            pc.utf8_trim_whitespace(pc.replace_substring(texts.cast(pa.string()), ",", " "))
        )
        deals, strange = self._spread(cards, MOST_CARDS)
        notes.tell(strange | ((deals != NO_CARD).sum(1) < FEWEST_CARDS), _NO_DEAL, "deal", texts)
        return deals, None

    def _spread(self, lists: pa.Array, most: int) -> tuple[Small, Mask]:
        """Return the numbers of the cards in each list, and where one has more than these, a gap, or what is none."""
        counts = pc.fill_null(pc.list_value_length(lists), 0).to_numpy().astype(np.intp)
        known, codes = encoded(_without_fractions(lists.flatten()))
        numbers = np.array([*(self._number(text) for text in known), NO_CARD], np.uint8).take(codes)
        rows = np.repeat(np.arange(len(lists)), counts)
        places = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
        strange = counts > most
        strange[rows[numbers == _NO_CARD_AT_ALL]] = True
        dealt, some = np.full((len(lists), most), NO_CARD, np.uint8), places < most
        dealt[rows[some], places[some]] = np.where(numbers[some] == _NO_CARD_AT_ALL, 0, numbers[some])
        strange |= ((dealt[:, 1:] != NO_CARD) & (dealt[:, :-1] == NO_CARD)).any(1)
        return dealt, strange

    def _published(self, column: Column, notes: _Notes) -> tuple[Small, tuple[Mask, Mask]]:
        """Read hands that stand in a column each, or both in one, as lists of cards or as texts."""
        both = column("hands")
        said = {name: column(name) for name in ("player_hand", "banker_hand")}
        if both is not None:
            apart = re.escape(self._mapping.cards.hands_apart)
            parts = pc.extract_regex(both.cast(pa.string()), rf"(?s)^(?P<player>.*?){apart}(?P<banker>.*)$")
            said = {f"{hand}_hand": pc.struct_field(parts, hand) for hand in ("player", "banker")}
        hands: dict[str, Small] = {}
        for name, texts in said.items():
            assert texts is not None
            lists = texts if pa.types.is_nested(texts.type) else self._cut(texts.cast(pa.string()))
            hands[name], strange = self._spread(lists, MOST_CARDS // 2)
            bad = strange | (hands[name][:, CARDS_IN_HAND - 1] == NO_CARD)
            notes.tell(bad, _NO_HAND, name if both is None else "hands", texts if both is None else both)
            hands[name][bad, :CARDS_IN_HAND] = 0
        cards = dict(zip(CARDS, np.hstack(tuple(hands.values())).T, strict=True))
        return self._in_order([cards[name] for name in self._order], cards[CARDS[2]], cards[CARDS[5]])

    def _cut(self, texts: pa.Array) -> pa.Array:
        """Cut texts of several cards, with or without signs between them, into lists of cards."""
        cards = "|".join(map(re.escape, sorted(filter(None, self._cards), key=len, reverse=True)))
        plain = pc.utf8_upper(pc.replace_substring(texts, "\ufe0f", ""))
        parted = pc.replace_substring_regex(plain, f"{_BETWEEN}({cards}){_BETWEEN}", r"\1" + _PART)
        return pc.split_pattern(pc.utf8_rtrim(parted, _PART), _PART)

    def _coded(
        self,
        column: pa.Array | None,
        name: str,
        known: list[str],
        notes: _Notes,
        field: str = "",
        rows: Index | None = None,
    ) -> Codes | None:
        """Return places among the known values."""
        if column is None or pa.types.is_null(column.type):
            return None
        texts, codes = encoded(column)
        meant = [None if not text else self._mapping.meant(name, text) for text in texts]
        places = [NOT_RECORDED if text is None else known.index(text) if text in known else _STRANGE for text in meant]
        coded = np.array([*places, NOT_RECORDED], np.int8).take(codes)
        if _STRANGE in places:
            bad = coded == _STRANGE
            winner = N_('{field}: "{value}" is not a winner')
            notes.tell(bad, winner if name == "winner" else _NO_RESULT, field or name, column, rows)
            coded[bad] = NOT_RECORDED
        return coded

    def _columns(self, batch: pa.RecordBatch, item: BetColumns, notes: _Notes) -> Staked | None:
        """Read one bet's columns."""
        stakes = batch.column(item.stake)
        paid = None if item.returned is None else self._unless_late(item.returned, batch.column(item.returned))
        results = None if item.result is None else self._unless_late(item.result, batch.column(item.result))
        if all(column is None or column.null_count == len(column) for column in (stakes, paid, results)):
            return None
        return self._staked(item, None, (stakes, paid, results), notes)

    def _unless_late(self, name: str, column: pa.Array) -> pa.Array | None:
        """Return a column, or None where the file was not seen to have it and there is nothing in it here either."""
        return None if name in self._layout.late and column.null_count == len(column) else column

    def _staked(
        self,
        item: BetColumns,
        rows: Index | None,
        said: tuple[pa.Array, pa.Array | None, pa.Array | None],
        notes: _Notes,
    ) -> Staked:
        """Read what is said of a bet: stakes, amounts and results, whose names the item has."""
        stakes, paid, results = said
        amounts = self._amounts(stakes, item.stake, rows, notes)
        returned = None if paid is None else self._amounts(paid, item.returned or "", rows, notes)
        if returned is not None and self._mapping.money.returned != "all":
            returned, beyond = all_back(amounts, returned, 1 if self._mapping.money.returned == "net" else -1)
            notes.tell(beyond, _NO_AMOUNT, item.returned or "", paid, rows)
        return Staked(
            item.bet,
            rows,
            amounts.money,
            None if returned is None else returned.money,
            None if returned is None else returned.missing,
            self._coded(results, "result", list(RESULTS), notes, item.result or "", rows),
        )

    def _amounts(self, column: pa.Array, name: str, rows: Index | None, notes: _Notes) -> Amounts:
        """Read a column of money. Raises BaccaratError where its figures can be read in two ways."""
        try:
            amounts = read_amounts(column, self._mapping.figures(name))
        except AmbiguousError as found:
            raise BaccaratError(
                N_(
                    "column {column}: {text} can be read as {one} or as {other}; "
                    'write decimal = "." or decimal = "," under [money] in a mapping'
                ),
                column=name,
                text=found.text,
                one=found.readings[0],
                other=found.readings[1],
            ) from None
        notes.tell(amounts.unreadable, _NO_AMOUNT, name, column, rows)
        return amounts

    def _listed(self, lists: pa.Array, notes: _Notes) -> list[Staked]:
        """Read a list of bets in each row, bet by bet."""
        records, names = lists.flatten(), self._mapping.bets
        counts = pc.fill_null(pc.list_value_length(lists), 0).to_numpy().astype(np.intp)
        rows = np.repeat(np.arange(len(lists)), counts)
        bets = without_blanks(pc.struct_field(records, names.bet))
        notes.tell(nulls(bets), _NO_NAME, names.bet, bets, rows)
        fields = {field.name for field in records.type}
        item = BetColumns(names.bet, *(f"{self._layout.bet_list}.{name}" for name in names.said))
        said = [pc.struct_field(records, name) if name in fields else None for name in names.said]
        return self._by_bet(item, bets, rows, said, notes)

    def _of_rows(self, batch: pa.RecordBatch, item: BetColumns, notes: _Notes) -> list[Staked]:
        """Read the bet that each row is; a row with neither a bet nor a stake is a round without bets."""
        bets, stakes = (without_blanks(batch.column(name)) for name in (item.bet, item.stake))
        nameless, without = nulls(bets), nulls(stakes)
        notes.tell(nameless if nameless is None or without is None else nameless & ~without, _NO_NAME, item.bet, bets)
        said = [None if name is None else batch.column(name) for name in (item.stake, item.returned, item.result)]
        return self._by_bet(item, bets, np.arange(len(bets)), said, notes)

    def _by_bet(
        self, item: BetColumns, bets: pa.Array, rows: Index, said: list[pa.Array | None], notes: _Notes
    ) -> list[Staked]:
        """Read what is said of bets whose names stand in a column: stakes, amounts and results."""
        texts, codes = encoded(bets)
        staked = []
        for code in np.flatnonzero(np.bincount(codes, minlength=len(texts))[: len(texts)]).tolist():
            some = np.flatnonzero(codes == code)
            stakes, paid, results = (None if column is None else column.take(pa.array(some)) for column in said)
            one = msgspec.structs.replace(item, bet=self._mapping.meant("bet", texts[code] or ""))
            paid = None if paid is None else self._unless_late(item.returned or "", paid)
            results = None if results is None else self._unless_late(item.result or "", results)
            staked.append(self._staked(one, rows[some], (stakes, paid, results), notes))
        return staked


def _joined(columns: list[pa.Array]) -> pa.Array:
    """Return the texts of several columns together, nothing where one has nothing; no two differ and are alike then."""
    texts = [pc.replace_substring(column.cast(pa.string()), "/", "//") for column in columns]
    return pc.binary_join_element_wise(*texts, " / ")


def _codes(column: pa.Array) -> NDArray[np.int32]:
    """Return a number for each different value of a column; nothing has one too."""
    encoded = column if pa.types.is_dictionary(column.type) else column.dictionary_encode()
    codes: NDArray[np.int32] = pc.fill_null(encoded.indices.cast(pa.int32()), len(encoded.dictionary)).to_numpy()
    return codes


def encoded(column: pa.Array) -> tuple[list[str | None], NDArray[np.int32]]:
    """Return the different values of a column as texts, and for each row its place among them; nulls are one beyond."""
    encoded = column if pa.types.is_dictionary(column.type) else column.dictionary_encode()
    texts = encoded.dictionary.cast(pa.string()).to_pylist()
    indices = encoded.indices.cast(pa.int32())
    codes = np.frombuffer(indices.buffers()[1], np.int32)[indices.offset : indices.offset + len(indices)]
    missing = nulls(indices)
    return texts, codes if missing is None else np.where(missing, np.int32(len(texts)), codes)


def _without_fractions(column: pa.Array) -> pa.Array:
    """Return texts for numbers that are not whole by their type: 1 for 1.0."""
    if pa.types.is_decimal(column.type):
        return decimal_texts(column)
    if pa.types.is_floating(column.type):
        texts = pc.if_else(pc.is_nan(column), None, column).cast(pa.string())
        return shortest_texts(texts)
    return column


def _whole_numbers(column: pa.Array, field: str, notes: _Notes) -> Numbers:
    """Return a column of whole numbers of nothing or more; NOT_RECORDED where there is none."""
    if pa.types.is_integer(column.type):
        numbers: Numbers = pc.fill_null(column.cast(pa.int64(), safe=False), NOT_RECORDED).to_numpy()
        bad = (numbers < 0) | (numbers >= _MOST)
        missing = nulls(column)
        if missing is not None:
            bad &= ~missing
    else:
        texts, codes = encoded(column)
        values = [NOT_RECORDED if not text else _whole_number(text) for text in texts]
        numbers = np.array([*values, NOT_RECORDED], np.int64).take(codes)
        bad = numbers == _STRANGE
    if bad.any():
        notes.tell(bad, N_('{field}: "{value}" is not a valid round number'), field, column)
        numbers = np.where(bad, NOT_RECORDED, numbers)
    return numbers


def _whole_number(text: str) -> int:
    text = _TAIL.sub("", text)
    short = text.isascii() and text.isdecimal() and len(text) < len(str(_MOST))
    return int(text) if short else _STRANGE
