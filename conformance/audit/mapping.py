"""Mappings: how a provider's own log calls what a round log calls otherwise."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterator
from collections.abc import Mapping as Names
from pathlib import Path
from typing import Literal

import msgspec

from conformance.audit.amounts import Figures
from conformance.audit.log import HANDS, NUMBERS, STAKED, TEXTS
from conformance.cards import CARDS as NUMBERED
from conformance.cards import DECK, RANKS, SUIT_SYMBOLS, SUITS, Card, read_card
from conformance.errors import N_, BaccaratError, Refused, on_one_line
from conformance.kernel import NO_CARD

Notation = Literal["rank-suit", "suit-rank", "rank", "number"]


MOST_DECKS = 100
"""More than any shoe has."""


class CardNotation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a log writes cards.

    notation: `rank-suit` (7S, 10♥), `suit-rank` (♥10), `rank` (suits are not recorded) or `number`.
    order: for numbers, the cards in the order in which they are counted.
    first: for numbers, the number of the first of them.
    ranks, suits: what the log writes for a rank or a suit, and which one, as "13" for K.
    between: what stands between rank and suit; hands_apart: between the hands where both stand in one column.
    spellings: whatever else stands for a card, and which one; "" for what stands where there is no card.
    """

    notation: Notation = "rank-suit"
    order: tuple[str, ...] = ()
    first: int = 1
    spellings: dict[str, str] = {}
    ranks: dict[str, str] = {}
    suits: dict[str, str] = {}
    between: str = ""
    hands_apart: str = "#"


class MoneyNotation(Figures, frozen=True, forbid_unknown_fields=True):
    """How a log writes money; `columns` says it of those columns, called as the log does, that write it otherwise.

    returned: what the columns of amounts say: all that went back, or what the bettor or the house won; losses negative.
    """

    columns: dict[str, Figures] = msgspec.field(default_factory=dict)
    returned: Literal["all", "net", "house"] = "all"


class BetsNotation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a log calls its list of bets, and the fields of each."""

    list: str = "bets"
    bet: str = "bet"
    stake: str = "stake"
    returned: str = "returned"
    result: str = "result"

    @property
    def said(self) -> tuple[str, str, str]:
        """What the fields are called that say what was staked and what became of it."""
        return self.stake, self.returned, self.result


class RowNotation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a row is: a round, or all bets of one bettor in a round, or one bet; the last two repeat the round."""

    is_: Literal["round", "bettor", "bet"] = msgspec.field(default="round", name="is")


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a shoe or a round is known by, where it takes several columns."""

    key: tuple[str, ...] = ()


class Mapping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a log's names and values mean.

    table, currency, decks: of every round, where no column names them.
    columns: a round log's column by what this log calls it.
    values: by column, what a value of this log stands for; by `bet` for the names of bets in a list.
    delimiter: what stands between the columns of a CSV file.
    records: where the list of rounds stands in a document of JSON.
    ignore: columns that look as if they said something of bets or money, and do not.
    row: what a row is. shoe, round: the columns by which shoes and rounds are known.
    hands_only: whether cards, totals and winners alone are judged, and no bet.
    """

    table: str | None = None
    currency: str | None = None
    decks: int | None = None
    columns: dict[str, str] = {}
    row: RowNotation = RowNotation()
    shoe: Key = Key()
    round: Key = Key()
    cards: CardNotation = CardNotation()
    money: MoneyNotation = MoneyNotation()
    bets: BetsNotation = BetsNotation()
    values: dict[str, dict[str, str]] = {}
    delimiter: str = ","
    records: str = ""
    ignore: tuple[str, ...] = ()
    hands_only: bool = False

    def meant(self, column: str, value: str) -> str:
        """Return what a value stands for in a column."""
        meant = self.values.get(column, {})
        return meant.get(value) or meant.get(composed(value), value)

    @property
    def keys(self) -> dict[str, tuple[str, ...]]:
        """What is known by several columns, and by which."""
        return {name: key for name, key in (("round_id", self.round.key), ("shoe", self.shoe.key)) if key}

    @property
    def repeats(self) -> bool:
        """Whether a round may stand in several rows."""
        return self.row.is_ != "round"

    def figures(self, column: str) -> Figures:
        """Return how a column of money is written. A file with commas between its columns has none in its figures."""
        figures: Figures = self.money.columns.get(column, self.money)
        if figures.decimal or (not figures.thousands and self.delimiter != ","):
            return figures
        return Figures(figures.minor_digits, "," if figures.thousands == "." else ".", figures.thousands)


def composed(text: str) -> str:
    """Return a text as names are compared: each letter in one piece with its marks (NFC)."""
    return unicodedata.normalize("NFC", text)


def with_suits(mapping: Mapping) -> bool:
    """Say whether a log records suits."""
    return mapping.cards.notation != "rank"


def formats() -> dict[str, Path]:
    """Return the mappings of shapes in which logs are often published, by their names."""
    return {file.stem: file for file in sorted((Path(__file__).parent / "formats").glob("*.toml"))}


def read_mapping(file: Path) -> Mapping:
    """Read a mapping from a TOML file.

    Raises BaccaratError when it cannot be read, or says something that no mapping says.
    """
    try:
        mapping = msgspec.convert(tomllib.loads(composed(file.read_text("utf-8-sig"))), Mapping)
        _check(mapping)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else on_one_line(str(error))
        raise BaccaratError(
            N_("{file} is not a valid mapping ({reason}); correct it"), file=file, reason=reason
        ) from None
    return mapping


def _check(mapping: Mapping) -> None:
    """Raise ValueError for what a mapping cannot say."""
    known = {*TEXTS, *NUMBERS, *HANDS, "time"}
    for column in mapping.columns:
        kind, _, bet = column.partition("_")
        if column not in known and not (kind in STAKED and bet):
            raise ValueError(f"columns.{column}: a round log has no such column")
    named = list(mapping.columns.values())
    for ours, theirs in mapping.columns.items():
        if named.count(theirs) > 1:
            raise ValueError(f"columns.{ours}: another column is called {theirs} too")
    for column in mapping.values:
        if column not in {"table", "winner", "result", "bet"}:
            raise ValueError(f"values.{column}: values are given for table, winner, result and bet")
        if "" in mapping.values[column]:
            raise ValueError(f"values.{column}: an empty value stands for nothing")
    _check_rows(mapping)
    _check_money(mapping.money)
    if len(mapping.delimiter) != 1 or not mapping.delimiter.isascii() or mapping.delimiter in '"\r\n\0':
        raise ValueError("delimiter: write one sign, as in delimiter = ';'")
    card_numbers(mapping.cards)


def _check_rows(mapping: Mapping) -> None:
    if len({"hands", "player_hand", "banker_hand"} & mapping.columns.keys()) not in (
        0,
        2 - ("hands" in mapping.columns),
    ):
        raise ValueError("columns: name both player_hand and banker_hand, or hands alone")
    if not mapping.cards.hands_apart:
        raise ValueError("cards.hands_apart: write what stands between both hands, as #")
    for name in mapping.keys.keys() & mapping.columns.keys():
        raise ValueError(f"columns.{name}: it is known by a key too; leave one out")
    if mapping.row.is_ == "bet" and mapping.bets.list != BetsNotation().list:
        raise ValueError("bets.list: a row that is one bet has no list of bets; leave it out")
    if mapping.decks is not None and not 1 <= mapping.decks <= MOST_DECKS:
        raise ValueError(f"decks: {mapping.decks} is not from 1 to {MOST_DECKS}")


def _check_money(money: MoneyNotation) -> None:
    by_column = {f"money.columns.{name}": figures for name, figures in money.columns.items()}
    for key, figures in {"money": money, **by_column}.items():
        if not 0 <= figures.minor_digits <= 9:
            raise ValueError(f"{key}.minor_digits: {figures.minor_digits} is not from 0 to 9")
        if figures.thousands and figures.thousands == figures.decimal:
            raise ValueError(f"{key}.thousands: the same sign stands before the decimals")


UNKNOWN_SUIT = SUITS[0]
"""Where suits are not recorded, every card is of this suit."""


def as_card(text: str) -> str:
    """Return a text as those of cards are compared: in capitals, in one piece (NFC), without what makes an emoji."""
    return composed(text.strip().upper()).replace("\ufe0f", "")


def card_numbers(notation: CardNotation) -> Names[str, int]:
    """Return the numbers of the cards by everything that this notation writes for them, as `as_card` has it.

    Raises ValueError when the notation is invalid.
    """
    places = {card: place for place, card in enumerate(NUMBERED)}
    written: dict[str, int] = {}
    if notation.notation == "number":
        order = [code.upper() for code in notation.order]
        if sorted(order) != sorted(DECK):
            raise ValueError("cards.order: name each of the 52 cards once, as in 7S")
        written |= {str(place): places[DECK[code]] for place, code in enumerate(order, start=notation.first)}
    elif notation.order or notation.first != 1:
        raise ValueError("cards: order and first go with numbers alone")
    else:
        ranks = _spelt("ranks", dict.fromkeys(RANKS) | {"T": "10"}, notation.ranks)
        suits = _spelt("suits", dict(SUIT_SYMBOLS), notation.suits)
        for card, place in places.items():
            written |= dict.fromkeys(_texts(card, notation, ranks, suits), place)
    meant = {theirs: _meant(notation, theirs, ours) for theirs, ours in notation.spellings.items()}
    again: dict[str, Card | None] = {}
    for theirs, found in meant.items():
        if again.setdefault(as_card(theirs), found) != found:
            raise ValueError(f"cards.spellings.{theirs}: it stands for another card in other letters")
        written[as_card(theirs)] = NO_CARD if found is None else places[found]
    return written


def _meant(notation: CardNotation, theirs: str, ours: str) -> Card | None:
    """Return the card that a spelling stands for, None where there is none."""
    if not ours:
        return None
    try:
        return read_card(ours + UNKNOWN_SUIT if notation.notation == "rank" else ours)
    except Refused as refusal:
        raise ValueError(f"cards.spellings.{theirs}: {refusal}") from None


def _spelt(key: str, usual: Names[str, str | None], given: Names[str, str]) -> dict[str, list[str]]:
    """Return what is written for each rank or suit: as usual, except what is given to stand for another."""
    theirs = {as_card(text): ours for text, ours in given.items()}
    for text, ours in given.items():
        if ours not in usual:
            raise ValueError(f"cards.{key}.{text}: {ours} is not one of {', '.join(usual)}")
    spelt = {
        ours: [text for text in filter(None, (ours, other)) if text not in theirs] for ours, other in usual.items()
    }
    for text, ours in theirs.items():
        spelt[ours].append(text)
    return spelt


def _texts(
    card: Card, notation: CardNotation, ranks: Names[str, list[str]], suits: Names[str, list[str]]
) -> Iterator[str]:
    """Yield everything that a notation writes for a card."""
    for rank in ranks[card.rank]:
        if notation.notation == "rank":
            if card.suit == UNKNOWN_SUIT:
                yield rank
        else:
            for suit in suits[card.suit]:
                yield notation.between.join((rank, suit) if notation.notation == "rank-suit" else (suit, rank))
