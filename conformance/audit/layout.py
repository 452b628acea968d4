"""Layouts: which columns of a file say what of a round, found out once for each file."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable

import msgspec
import pyarrow as pa

from conformance.audit.amounts import check_money_type, is_text
from conformance.audit.documents import need_records
from conformance.audit.log import CARDS, HANDS, NUMBERS, STAKED, TEXTS
from conformance.audit.mapping import BetsNotation, Mapping
from conformance.errors import N_, BaccaratError

ENOUGH_CARDS = ("player_1", "player_2", "banker_1", "banker_2")
"""The columns of cards without which no round is audited."""


class BetColumns(msgspec.Struct, frozen=True):
    """Where a bet's stake stands, and what came of it, if it is recorded."""

    bet: str
    stake: str
    returned: str | None
    result: str | None

    def named(self) -> dict[str, str]:
        """Return the columns that there are, by what they say."""
        columns = zip(STAKED, (self.stake, self.returned, self.result), strict=True)
        return {kind: name for kind, name in columns if name is not None}


class Layout(msgspec.Struct, frozen=True):
    """The columns of a file by what they say; `bets` by bet, or `bet_list` where the bets stand in a list.

    `late` are those that the file was not seen to have, though it may yet; fields of the list as `bets.returned`.
    """

    columns: dict[str, str]
    bets: tuple[BetColumns, ...]
    bet_list: str | None
    late: frozenset[str] = frozenset()
    keys: dict[str, tuple[str, ...]] = {}
    """What is known by several columns, and by which."""
    bet_row: BetColumns | None = None
    """Where a row is a bet: its columns, with that of its name as `bet`."""
    unjudged: tuple[str, ...] = ()
    """Columns that are not read, though they look as if they said something of bets or money."""

    @property
    def sources(self) -> tuple[str, ...]:
        """All columns that are read."""
        names = [*self.columns.values(), *(name for key in self.keys.values() for name in key)]
        names += [self.bet_row.bet] if self.bet_row else []
        for item in self._staked:
            names += item.named().values()
        return tuple(dict.fromkeys(names + ([self.bet_list] if self.bet_list else [])))

    @property
    def _staked(self) -> tuple[BetColumns, ...]:
        return self.bets if self.bet_row is None else (*self.bets, self.bet_row)

    def named(self) -> list[tuple[str, str]]:
        """Return a round log's names with those of this file."""
        named = [*self.columns.items(), *((ours, name) for ours, key in self.keys.items() for name in key)]
        if self.bet_row is not None:
            named += [("bet", self.bet_row.bet), *self.bet_row.named().items()]
        for item in self.bets:
            named += [(f"{kind}_{item.bet}", name) for kind, name in item.named().items()]
        return named + ([("bets", self.bet_list)] if self.bet_list else [])

    @property
    def texts(self) -> tuple[str, ...]:
        """The columns in which few different texts recur."""
        names = [self.columns[name] for name in TEXTS if name in self.columns and name not in ("round_id", "deal")]
        names += [self.bet_row.bet] if self.bet_row else []
        for item in self._staked:
            names += item.named().values()
        return tuple(dict.fromkeys(names))


def layout_of(schema: pa.Schema, mapping: Mapping, bets: Iterable[str], place: str) -> Layout:
    """Find out what the columns of a file say, by their names and types.

    `bets` are the ids of all bets that there are; `place` is what the file is called in what is raised.
    Raises BaccaratError when the file lacks what an audit needs, or has money that is not exact.
    """
    columns, bets = _columns(schema, mapping, place), list(bets)
    _need("round_id", columns | mapping.keys, schema, place)
    if columns.keys() & {"deal", *HANDS}:
        columns = {ours: theirs for ours, theirs in columns.items() if ours not in CARDS}
    else:
        for ours in ENOUGH_CARDS:
            _need(ours, columns, schema, place)
    if "table" not in columns and mapping.table is None:
        raise BaccaratError(
            N_("{place}: no column names the table; say which one all rounds were played at with --table"), place=place
        )
    _check_columns(columns, schema, place)
    listed = mapping.bets.list if mapping.bets.list in schema.names and mapping.row.is_ != "bet" else None
    if mapping.bets.list != BetsNotation().list:
        _need_named("bets", mapping.bets.list, schema, place)
    if listed is not None:
        _check_list(schema.field(listed), mapping, place)
    bet_row = _bet_row(schema, mapping, place) if mapping.row.is_ == "bet" else None
    layout = Layout(columns, _bet_columns(schema, mapping, bets, place), listed, keys=mapping.keys, bet_row=bet_row)
    _need_others(schema, mapping, place)
    left = set(schema.names) - set(layout.sources) - set(mapping.columns.values()) - set(mapping.ignore)
    _check_let_be(left, layout, bets, place)
    if mapping.hands_only:
        return Layout(columns, (), None, keys=mapping.keys)
    unjudged = tuple(sorted(name for name in left if says_money(name) or _holds_money(schema.field(name).type)))
    return msgspec.structs.replace(layout, unjudged=unjudged)


def _check_columns(columns: dict[str, str], schema: pa.Schema, place: str) -> None:
    """Raise BaccaratError for a column whose type does not go with what it says."""
    for ours, theirs in columns.items():
        field = schema.field(theirs)
        listed = pa.types.is_list(field.type) or pa.types.is_large_list(field.type)
        if ours in NUMBERS:
            _check_number(field, place)
        elif ours not in CARDS or not pa.types.is_floating(field.type):
            _check_text(field.type.value_type if listed and ours in HANDS else field.type, theirs, place)


_MONEY_WORDS = """
amount amounts amt balance bet bets chip chips commission credit debit ggr gross handle loss lost net odds outcome
paid pay payment payout payouts prize profit result results return returned returns stake staked stakes turnover
wager wagered wagers win winnings wins won
bayar bayaran dibayar hasil kalah kembali kemenangan menang pasang pasangan pembayaran saldo taruhan uang
cuoc cược thang thắng thua thuong thưởng tien tiền trả đặt
"""
MONEY_WORDS = frozenset(_MONEY_WORDS.split())
"""Words in the names of columns that say something of bets or money, in the languages of the logs that are known."""
_WORD = re.compile(r"[^\W\d_]+")
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


def says_money(name: str) -> bool:
    """Say whether the name of a column has a word for bets or money in it.

    >>> [says_money(name) for name in ("betAmount", "STAKE", "tiền_thắng", "winner", "between", "dealer")]
    [True, True, True, False, False, False]
    """
    words = _WORD.findall(_HUMP.sub("_", unicodedata.normalize("NFC", name)))
    return any(word.lower() in MONEY_WORDS for word in words)


def _holds_money(kind: pa.DataType) -> bool:
    """Say whether a column that is not read is of a type in which bets or amounts of money are recorded."""
    if pa.types.is_dictionary(kind):
        kind = kind.value_type
    return _holds_objects(kind) or bool(pa.types.is_struct(kind) or pa.types.is_decimal(kind))


def _holds_objects(kind: pa.DataType) -> bool:
    """Say whether a type is a list of objects."""
    return bool(pa.types.is_list(kind) or pa.types.is_large_list(kind)) and bool(pa.types.is_struct(kind.value_type))


_OTHERS_SAY_TOO = frozenset({"table", "shoe", "round", "deal", "currency"})
"""Names that in capitals may well mean something else."""


def _check_let_be(names: Iterable[str], layout: Layout, bets: Iterable[str], place: str) -> None:
    """Raise BaccaratError where an ignored column differs from a round log's only in capitals or blanks."""
    known = {f"{kind}_{bet}".replace("-", "_") for kind in STAKED for bet in bets} | {*TEXTS, *NUMBERS, "bets"}
    known -= {*layout.columns, *(CARDS if layout.columns.keys() & {"deal", *HANDS} else ())}
    for name in sorted(names):
        ours = name.strip().lower().replace("-", "_")
        if ours in known and (name != name.strip() or ours not in _OTHERS_SAY_TOO) and ours != name:
            raise BaccaratError(
                N_("{place}: column {column} is called almost as {ours}; call it so, or name it in a mapping"),
                place=place,
                column=repr(name),
                ours=ours,
            )


def _columns(schema: pa.Schema, mapping: Mapping, place: str) -> dict[str, str]:
    """Return the columns but those of bets, by the round log's names; one that the mapping names is nothing else."""
    for ours, theirs in mapping.columns.items():
        if ours != "time":  # of which nothing is judged anyhow
            _need_named(ours, theirs, schema, place)
    unnamed = set(schema.names) - set(mapping.columns.values())
    return {
        ours: mapping.columns.get(ours, ours)
        for ours in (*TEXTS, *NUMBERS, *HANDS)
        if (ours in mapping.columns or (ours in unnamed and ours not in HANDS)) and ours not in mapping.keys
    }


def _need_named(ours: str, theirs: str, schema: pa.Schema, place: str) -> None:
    """Raise BaccaratError where a file lacks what a mapping names, of which nothing would be judged."""
    if theirs not in schema.names:
        raise BaccaratError(
            N_("{place}: there is no column {column}, which the mapping names for {ours}; it has {columns}"),
            place=place,
            column=theirs,
            ours=ours,
            columns=", ".join(schema.names),
        )


def _need_others(schema: pa.Schema, mapping: Mapping, place: str) -> None:
    """Raise BaccaratError where a file lacks a column that a mapping names for something else than what it says."""
    for ours, key in mapping.keys.items():
        for theirs in key:
            _need_named(f"{ours.removesuffix('_id')}.key", theirs, schema, place)
            _check_text(schema.field(theirs).type, theirs, place)
    for name in mapping.ignore:
        _need_named("ignore", name, schema, place)
    for name in mapping.money.columns:
        _need_named("money.columns", name if name in schema.names else name.partition(".")[0], schema, place)


_PARTED = re.compile(r"[;|\t]")
"""What parts the columns of CSV beside commas."""


def _need(ours: str, columns: Container[str], schema: pa.Schema, place: str) -> None:
    if ours not in columns:
        if len(schema.names) == 1 and _PARTED.search(schema.names[0]):
            raise BaccaratError(
                N_("{place}: the columns {columns} are read as one; name their delimiter in a mapping"),
                place=place,
                columns=schema.names[0],
            )
        lists = [field.name for field in schema if _holds_objects(field.type)]
        if lists and not {"round_id", "deal", *ENOUGH_CARDS} & set(schema.names):
            raise need_records(place, lists)
        raise BaccaratError(
            N_("{place}: there is no column {ours}; name it in a mapping. The columns are {columns}"),
            place=place,
            ours=ours,
            columns=", ".join(schema.names) or "–",
        )


def _check_text(kind: pa.DataType, name: str, place: str) -> None:
    """Raise BaccaratError for a type whose values have no text that is sure to be the same wherever it is written."""
    if pa.types.is_dictionary(kind):
        kind = kind.value_type
    plain = pa.types.is_decimal(kind) or pa.types.is_temporal(kind) or pa.types.is_null(kind)
    if not (is_text(kind) or pa.types.is_integer(kind) or plain):
        raise BaccaratError(
            N_("{place}: column {column} is {type}, and not text; write it as text"),
            place=place,
            column=name,
            type=kind,
        )


def _check_number(field: pa.Field, place: str) -> None:
    kind = field.type.value_type if pa.types.is_dictionary(field.type) else field.type
    if not (pa.types.is_integer(kind) or is_text(kind) or pa.types.is_null(kind) or _counts(kind)):
        raise BaccaratError(
            N_("{place}: column {column} is {type}, and not whole numbers; write it as whole numbers"),
            place=place,
            column=field.name,
            type=kind,
        )


def _counts(kind: pa.DataType) -> bool:
    """Say whether a type may hold whole numbers as 1.0, as pandas writes them where some are missing."""
    return bool(pa.types.is_floating(kind) or pa.types.is_decimal(kind))


def _check_list(field: pa.Field, mapping: Mapping, place: str) -> None:
    kind = field.type
    if not ((pa.types.is_list(kind) or pa.types.is_large_list(kind)) and pa.types.is_struct(kind.value_type)):
        raise BaccaratError(
            N_("{place}: column {column} is {type}, and not a list of bets; see baccarat schema round-log"),
            place=place,
            column=field.name,
            type=kind,
        )
    fields = {item.name: item.type for item in kind.value_type}
    usual = BetsNotation()
    named = [
        theirs
        for theirs, ours in ((mapping.bets.returned, usual.returned), (mapping.bets.result, usual.result))
        if theirs != ours
    ]
    for needed in (mapping.bets.bet, mapping.bets.stake, *named):
        if needed not in fields:
            raise BaccaratError(
                N_("{place}: the bets in {column} have no {field}; name the field in a mapping"),
                place=place,
                column=field.name,
                field=needed,
            )
    for text in (mapping.bets.bet, mapping.bets.result):
        if text in fields:
            _check_text(fields[text], f"{field.name}.{text}", place)
    for money in (mapping.bets.stake, mapping.bets.returned):
        if money in fields:
            check_money_type(fields[money], f"{field.name}.{money}", place)


def _bet_row(schema: pa.Schema, mapping: Mapping, place: str) -> BetColumns:
    """Return the columns of a bet where a row is one."""
    names, usual = mapping.bets, BetsNotation()
    for needed in (names.bet, names.stake):
        _need_named("bet" if needed == names.bet else "stake", needed, schema, place)
    found: list[str | None] = []
    for theirs, ours in ((names.returned, usual.returned), (names.result, usual.result)):
        if theirs != ours:
            _need_named(ours, theirs, schema, place)
        found.append(theirs if theirs in schema.names else None)
    returned, result = found
    for text in filter(None, (names.bet, result)):
        _check_text(schema.field(text).type, text, place)
    for money in filter(None, (names.stake, returned)):
        check_money_type(schema.field(money).type, money, place)
    return BetColumns(names.bet, names.stake, returned, result)


def _bet_columns(schema: pa.Schema, mapping: Mapping, bets: Iterable[str], place: str) -> tuple[BetColumns, ...]:
    """Return the columns of bets; those of a bet that is not known are refused rather than ignored."""
    ids = {bet.replace("-", "_"): bet for bet in bets}
    found: dict[str, dict[str, str]] = {}
    given = {theirs: ours for ours, theirs in mapping.columns.items()}
    for name in schema.names:
        ours = given.get(name, name)
        kind, _, suffix = ours.partition("_")
        if kind not in STAKED or not suffix:
            continue
        bet = ids.get(suffix.replace("-", "_"))
        if bet is None:
            raise BaccaratError(
                N_("{place}: column {column} names no bet; the bets are {bets}"),
                place=place,
                column=name,
                bets=", ".join(ids.values()),
            )
        check = _check_text if kind == "result" else check_money_type
        check(schema.field(name).type, name, place)
        if kind in found.setdefault(bet, {}):
            raise BaccaratError(
                N_("{place}: columns {one} and {other} say the same of one bet; leave one out"),
                place=place,
                one=found[bet][kind],
                other=name,
            )
        found[bet][kind] = name
    for bet, columns in found.items():
        if "stake" not in columns:
            raise BaccaratError(
                N_("{place}: there is no column {stake} beside {column}"),
                place=place,
                stake=f"stake_{bet}",
                column=next(iter(columns.values())),
            )
    return tuple(
        BetColumns(bet, columns["stake"], columns.get("returned"), columns.get("result"))
        for bet, columns in found.items()
    )
