"""Columns of money as whole numbers, exactly: decimals, whole numbers and decimal strings, and never a float."""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from typing import Literal, NamedTuple

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from conformance.errors import N_, BaccaratError
from conformance.payouts import Money

MOST_DECIMALS = 9
"""Amounts may have this many decimals that are not zeros."""

_FITS_64_BITS = 18
"""Every number of this many digits fits 64 bits."""
_MOST = 10**_FITS_64_BITS
_AMOUNT = r"^[+-]?[0-9]{1,18}(\.[0-9]+)?$"
_ROOM = 2**62
"""Two amounts below this add up to less than 64 bits hold."""
_WHOLE_AMOUNT = r"^[+-]?[0-9]{1,18}$"
_FEWER = (2, 4, 6, MOST_DECIMALS)

Mask = NDArray[np.bool_]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the figures of a column of money are written.

    minor_digits: whole numbers have this many decimals, as 2 where cents are counted.
    decimal: the sign before the decimals of a text; "" where a figure that can be read by only one sign is read by it.
    thousands: the sign between thousands, if there is one.
    """

    minor_digits: int = 0
    decimal: Literal["", ".", ","] = ""
    thousands: Literal["", ".", ",", " ", "'"] = ""


POINT = Figures(decimal=".")


class AmbiguousError(ValueError):
    """A figure can be read in two ways: what is written, and both readings."""

    def __init__(self, text: str, point: str, comma: str) -> None:
        super().__init__(text)
        self.text, self.readings = text, (point, comma)


class Amounts(NamedTuple):
    """A column of money: the amounts, nothing where there is none; where there is none; and where none can be read.

    `missing` and `unreadable` are None where nothing is.
    """

    money: Money
    missing: Mask | None
    unreadable: Mask | None


def check_money_type(kind: pa.DataType, name: str, place: str) -> None:
    """Raise BaccaratError for a type that does not hold money exactly."""
    if pa.types.is_dictionary(kind):
        kind = kind.value_type
    if pa.types.is_floating(kind):
        raise BaccaratError(
            N_(
                "{place}: the money in column {column} is {type}, which cannot hold most amounts exactly; "
                "write it as decimals or as decimal strings"
            ),
            place=place,
            column=name,
            type=kind,
        )
    if not (is_text(kind) or pa.types.is_decimal(kind) or pa.types.is_integer(kind) or pa.types.is_null(kind)):
        raise BaccaratError(
            N_("{place}: column {column} is {type}, which is not a type for money; write decimals or decimal strings"),
            place=place,
            column=name,
            type=kind,
        )


def is_text(kind: pa.DataType) -> bool:
    """Say whether a type holds texts."""
    return bool(pa.types.is_string(kind) or pa.types.is_large_string(kind))


def read_amounts(column: pa.Array, figures: Figures = POINT) -> Amounts:
    """Read a column whose type check_money_type lets pass.

    Whole numbers are those of every type that has no decimals. Texts are so too where decimals are asked for: one with
    a point cannot be distinguished from a mistake then, so it is not read. Raises AmbiguousError.

    >>> amounts = read_amounts(pa.array(["0.30", None, "12", "a lot"]))
    >>> amounts.money.units.tolist(), amounts.money.decimals
    ([3, 0, 120, 0], 1)
    >>> amounts.missing.tolist(), amounts.unreadable.tolist()
    ([False, True, False, False], [False, False, False, True])
    """
    column = without_blanks(column)
    missing = nulls(column)
    money, unreadable = _MANNERS[_manner_of(column.type)](column, figures)
    if missing is not None:
        np.putmask(money.units, missing, 0)
        unreadable = None if unreadable is None else unreadable & ~missing
    return Amounts(money, missing, unreadable)


def all_back(stakes: Amounts, won: Amounts, sign: int) -> tuple[Amounts, Mask]:
    """Return all that went back where the log says what the bettor won, or with -1 the house; and where it is too much.

    >>> stakes, won = read_amounts(pa.array(["10", "10"])), read_amounts(pa.array(["9.5", "-10"]))
    >>> all_back(stakes, won, 1)[0].money
    Money(units=array([195,   0]), decimals=1)
    """
    decimals = max(stakes.money.decimals, won.money.decimals)
    units, beyond = np.zeros(len(won.money.units), np.int64), np.zeros(len(won.money.units), np.bool_)
    for money, times in ((stakes.money, 1), (won.money, sign)):
        whole = 10 ** (decimals - money.decimals)
        beyond |= np.abs(money.units) > _ROOM // whole
        units += np.where(beyond, 0, money.units) * (whole * times)
    if won.missing is not None:
        units[won.missing] = 0
    return won._replace(money=Money(units, decimals)), beyond


def nulls(column: pa.Array) -> Mask | None:
    """Return where a column has nothing, or None where it has something everywhere."""
    if not column.null_count:
        return None
    validity = column.buffers()[0]
    if validity is None:
        return np.ones(len(column), np.bool_)
    bits = np.frombuffer(validity, np.uint8)[column.offset // 8 :]
    first = column.offset % 8
    valid = np.unpackbits(bits, count=first + len(column), bitorder="little")[first:].view(np.bool_)
    return ~valid


def without_blanks(column: pa.Array) -> pa.Array:
    """Return a column with nothing where it has an empty text, which is all that CSV can write for nothing.

    >>> without_blanks(pa.array(["7S", "", None])).to_pylist()
    ['7S', None, None]
    """
    if pa.types.is_dictionary(column.type):
        texts = without_blanks(column.dictionary)
        if not texts.null_count:
            return column
        indices = pc.if_else(pc.is_valid(texts).take(column.indices), column.indices, None)
        return pa.DictionaryArray.from_arrays(indices, column.dictionary)
    if not is_text(column.type) or pc.min(pc.binary_length(column)).as_py() != 0:
        return column
    return pc.if_else(pc.equal(column, ""), None, column)


@cache
def _manner_of(kind: pa.DataType) -> str:
    """Return how a type is read."""
    if pa.types.is_decimal128(kind) and kind.precision <= _FITS_64_BITS and 0 <= kind.scale <= MOST_DECIMALS:
        return "narrow"
    if pa.types.is_decimal(kind):
        return "decimal"
    if pa.types.is_integer(kind):
        return "integer"
    return "nothing" if pa.types.is_null(kind) else "text"


def _from_nothing(column: pa.Array, figures: Figures) -> tuple[Money, Mask | None]:  # noqa: ARG001
    return Money(np.zeros(len(column), np.int64), 0), None


def _from_integers(column: pa.Array, figures: Figures) -> tuple[Money, Mask | None]:
    numbers = pc.fill_null(column, 0).to_numpy()
    units = numbers.astype(np.int64)
    large = (numbers >= _MOST) | (units <= -_MOST)
    return Money(np.where(large, 0, units), figures.minor_digits), large if large.any() else None


def _from_narrow(column: pa.Array, figures: Figures) -> tuple[Money, Mask | None]:
    return Money(_low_words(column), column.type.scale or figures.minor_digits), None


def _from_decimals(column: pa.Array, figures: Figures) -> tuple[Money, Mask | None]:
    if column.type.scale <= 0:
        return _from_texts(decimal_texts(column), Figures(figures.minor_digits, "."))
    for decimals in _FEWER:
        try:
            narrow = column.cast(pa.decimal128(_FITS_64_BITS, decimals))
        except pa.ArrowInvalid:
            continue
        return Money(_low_words(narrow), decimals), None
    return _from_texts(decimal_texts(column), POINT)


def _low_words(column: pa.Array) -> NDArray[np.int64]:
    """Return the values of 128 bits that need no more than the lower 64."""
    words = np.frombuffer(column.buffers()[1], np.int64).reshape(-1, 2)
    return words[column.offset : column.offset + len(column), 0].copy()


def exact_text(number: Decimal) -> str:
    """Write a number without zeros behind the point at its end.

    >>> exact_text(Decimal("-0.0500")), exact_text(Decimal("100")), exact_text(Decimal("0E-18"))
    ('-0.05', '100', '0')
    """
    text = format(number, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def decimal_texts(numbers: pa.Array) -> pa.Array:
    """Return texts of a column of decimals, exactly: never with an exponent, nor with zeros at their end.

    >>> decimal_texts(pa.array([Decimal("0.0000001"), Decimal("2.50"), None], pa.decimal128(38, 18))).to_pylist()
    ['0.0000001', '2.5', None]
    """
    texts = numbers.cast(pa.string())
    if pc.any(pc.match_substring(texts, "E")).as_py():  # so Arrow writes what is very small
        return pa.array([None if number is None else exact_text(number) for number in numbers.to_pylist()], pa.string())
    return shortest_texts(texts)


def shortest_texts(numbers: pa.Array) -> pa.Array:
    """Return texts of numbers without zeros behind the point at their end.

    >>> shortest_texts(pa.array(["-0.0500", "100.00", "100"])).to_pylist()
    ['-0.05', '100', '100']
    """
    return pc.utf8_rtrim(pc.replace_substring_regex(numbers, r"(\.[0-9]*?)0+$", r"\1"), ".")


def _with_points(texts: pa.Array, figures: Figures) -> pa.Array:
    """Return figures with a point before their decimals and nothing between thousands; "" for what is not one.

    Raises AmbiguousError where no sign is stated and a figure is one by either.

    >>> _with_points(pa.array(["1.234,50", "10,00", "1.000"]), Figures(decimal=",", thousands=".")).to_pylist()
    ['1234.50', '10.00', '1000']
    >>> _with_points(pa.array(["10,00", "10.5", "7"]), Figures()).to_pylist()
    ['10.00', '10.5', '7']
    """
    if figures.decimal == "." and not figures.thousands:
        return texts
    if figures.decimal:
        return _by_signs(texts, figures.decimal, figures.thousands)
    point, comma = (_by_signs(texts, *signs) for signs in (".,", ",."))
    both = pc.and_(pc.and_(pc.not_equal(point, ""), pc.not_equal(comma, "")), pc.not_equal(point, comma))
    if pc.any(both).as_py():
        place = pc.index(both, True).as_py()
        raise AmbiguousError(texts[place].as_py(), *sorted((point[place].as_py(), comma[place].as_py()), key=Decimal))
    return pc.if_else(pc.equal(point, ""), comma, point)


def _by_signs(texts: pa.Array, decimal: str, thousands: str) -> pa.Array:
    """Return figures that are written by these signs with a point alone; "" for what is not one."""
    thousands = " \u00a0\u202f" if thousands == " " else thousands
    grouped = rf"|[1-9][0-9]{{0,2}}([{thousands}][0-9]{{3}})+" if thousands else ""
    good = pc.match_substring_regex(texts, rf"^[+-]?([0-9]+{grouped})([{decimal}][0-9]+)?$")
    plain = pc.replace_substring_regex(texts, f"[{thousands}]", "") if thousands else texts
    return pc.if_else(good, pc.replace_substring(plain, decimal, "."), "")


def _from_texts(column: pa.Array, figures: Figures) -> tuple[Money, Mask | None]:
    """Read each different text once: there are far fewer of them than amounts."""
    encoded = column if pa.types.is_dictionary(column.type) else column.dictionary_encode()
    texts = encoded.dictionary.cast(pa.string())
    codes = pc.fill_null(encoded.indices, 0).to_numpy()
    if not len(texts):
        return Money(np.zeros(len(column), np.int64), 0), None
    texts = _with_points(texts, figures)
    shortest = shortest_texts(texts)
    good = pc.and_(
        pc.match_substring_regex(texts, _WHOLE_AMOUNT if figures.minor_digits else _AMOUNT),
        pc.match_substring_regex(shortest, rf"^[^.]*(\.[0-9]{{1,{MOST_DECIMALS}}})?$"),
    )
    read = pc.if_else(good, shortest, pa.scalar("0"))
    point = pc.find_substring(read, ".").to_numpy()
    lengths = pc.utf8_length(read).to_numpy()
    decimals = int(np.where(point < 0, 0, lengths - point - 1).max())
    wide = read.cast(pa.decimal128(38, decimals))
    try:
        values = _low_words(wide.cast(pa.decimal128(_FITS_64_BITS, decimals)))
        fits = np.ones(len(texts), np.bool_)
    except pa.ArrowInvalid:
        exact = [int(value.as_py().scaleb(decimals)) for value in wide]
        fits = np.array([abs(value) < 2**63 for value in exact])
        values = np.array([value if fit else 0 for value, fit in zip(exact, fits, strict=True)], np.int64)
    bad = ~(good.to_numpy(zero_copy_only=False) & fits)
    return Money(values[codes], decimals + figures.minor_digits), bad[codes] if bad.any() else None


_MANNERS = {
    "nothing": _from_nothing,
    "integer": _from_integers,
    "narrow": _from_narrow,
    "decimal": _from_decimals,
    "text": _from_texts,
}
"""How the types are read; what they have in common is done by read_amounts."""
