"""The audit, check by check on rounds worked by hand, and what it makes of logs that are damaged or strange."""

from __future__ import annotations

import gzip
import json
import os
import unicodedata
from decimal import Decimal

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from conformance.audit import texts
from conformance.audit.amounts import Figures
from conformance.audit.files import find_files
from conformance.audit.mapping import Mapping, MoneyNotation, read_mapping
from conformance.audit.simulation.simulate import Plan, simulate
from conformance.audit.writing import UNREADABLE
from conformance.errors import BaccaratError, Refused
from conformance.rulebook import rulebook
from tests import auditing
from tests.programs import baccarat

RULES = rulebook()

# Player 7S 2C makes 9, Banker KD 3H makes 3: a natural, no third card, Player wins.
NATURAL = {
    "round_id": "R1",
    "table": "touch",
    "player_1": "7S",
    "player_2": "2C",
    "player_3": None,
    "banker_1": "KD",
    "banker_2": "3H",
    "banker_3": None,
}
# Player 2S 3C makes 5 and draws a five, 0; Banker 9D KH makes 9, a natural, so Player stands after all: 5 against 9.
BANKER_NATURAL = NATURAL | {"player_1": "2S", "player_2": "3C", "banker_1": "9D", "banker_2": "KH"}
# Player 2S 2C makes 4 and draws 6: 0. Banker 3D 3H makes 6 and draws on a six: 4, 10, so 0. A tie.
LONG_TIE = NATURAL | {
    "player_1": "2S", "player_2": "2C", "player_3": "6H", "banker_1": "3D", "banker_2": "3H", "banker_3": "4S",
}  # fmt: skip


def audited(path, folder, mapping=None):
    """Audit a file or folder; return the tally, the deviations, and the rows that cannot be read."""
    tally, store = auditing.audited([path], folder, mapping, jobs=1)
    repeats = mapping is not None and mapping.repeats
    return tally, auditing.deviations_in(store, repeats=repeats), auditing.rows_in(store, UNREADABLE)


def written(tmp_path, *rounds, name="log.jsonl"):
    """Write rounds as lines of JSON."""
    path = tmp_path / name
    path.write_text("".join(json.dumps(round_) + "\n" for round_ in rounds))
    return path


def told(found):
    """What deviations say."""
    return [(item.rule, item.what.value, item.bet, item.expected, item.recorded, item.difference) for item in found]


def of(tmp_path, *rounds, mapping=None):
    """What deviates in rounds."""
    return told(audited(written(tmp_path, *rounds), tmp_path / "work", mapping)[1])


def bet(bet_id, stake, returned=None, result=None):
    """A bet as a log records it."""
    said = {"bet": bet_id, "stake": stake, "returned": returned, "result": result}
    return {name: value for name, value in said.items() if value is not None}


@pytest.mark.parametrize(
    ("change", "deviation"),
    [
        ({"player_3": "4S"}, ("NATURAL-STOPS", "player-draw", None, "stand", "draw", None)),
        ({"banker_3": "4S"}, ("NATURAL-STOPS", "banker-draw", None, "stand", "draw", None)),
        ({"player_total": 8}, ("TOTAL-UNITS", "player-total", None, "9", "8", None)),
        ({"banker_total": 13}, ("TOTAL-UNITS", "banker-total", None, "3", "13", None)),
        ({"winner": "tie"}, ("WIN-HIGHER", "winner", None, "player", "tie", None)),
        (
            {"bets": [bet("player", "1.00", "1.99")]},
            ("PAY-PLAYER-WIN", "returned", "player", "2.00", "1.99", Decimal("-0.01")),
        ),
        ({"bets": [bet("banker", "1", "1")]}, ("PAY-BANKER-COMMISSION-LOSS", "returned", "banker", "0.00", "1.00", 1)),
        ({"bets": [bet("player", "1", "2", "lose")]}, ("PAY-PLAYER-WIN", "result", "player", "win", "lose", None)),
        ({"bets": [bet("player", "-1", "0")]}, ("MONEY-TOUCH", "stake", "player", "n × 0.01", "-1.00", None)),
        ({"bets": [bet("player", "0.005", "0.01")]}, ("MONEY-TOUCH", "stake", "player", "n × 0.01", "0.005", None)),
        ({"bets": [bet("tiger", "1", "0")]}, ("OFFER-TOUCH", "offer", "tiger", "0", "1.00", None)),
        ({"bets": [bet("tie", "0", "0.01")]}, ("PAY-TIE-LOSS", "returned", "tie", "0.00", "0.01", Decimal("0.01"))),
        ({"bets": [bet("tie", "5") | {"returned": None}]}, ("PAY-TIE-LOSS", "returned", "tie", "0.00", "", None)),
    ],
    ids=str,
)  # fmt: skip
def test_a_deviation_is_found_with_its_rule(change, deviation, tmp_path):
    """One thing that is wrong in a natural is told as just that, with what should have been."""
    assert of(tmp_path, NATURAL | change | {"bets": [bet("player", "1", "2"), *change.get("bets", [])]}) == [deviation]


def test_what_is_right_is_not_told(tmp_path):
    """Totals, winner and bets that are as they should be, with noughts or without, deviate nowhere."""
    right = NATURAL | {
        "player_total": 9,
        "banker_total": 3,
        "winner": "player",
        "bets": [bet("player", "1.50", "3", "win"), bet("banker", "2", "0.00", "lose"), bet("tie", "0.01", "0")],
    }
    tie = LONG_TIE | {
        "round_id": "R2",
        "player_total": 0,
        "banker_total": 0,
        "winner": "tie",
        "bets": [bet("tie", "0.50", "4.50", "win"), bet("banker", "3", "3.000", "push")],
    }
    tally, found, unreadable = audited(written(tmp_path, right, tie), tmp_path / "work")

    assert (found, unreadable, tally.rounds, tally.judged) == ([], [], 2, 5)


@pytest.mark.parametrize(
    ("change", "deviation"),
    [
        ({"player_3": None}, ("DRAW-P4", "player-draw", None, "draw", "stand", None)),
        ({"banker_3": None}, ("DRAW-B6", "banker-draw", None, "draw", "stand", None)),
        ({"player_3": "5H"}, ("DRAW-B6", "banker-draw", None, "stand", "draw", None)),
    ],
    ids=str,
)
def test_nothing_more_is_judged_in_a_misdrawn_round(change, deviation, tmp_path):
    """Once a hand is drawn against the rules, they do not say what the round pays: its bets are counted apart."""
    round_ = LONG_TIE | change | {"winner": "player", "bets": [bet("tie", "1", "100"), bet("banker", "1", "1")]}
    tally, found, _ = audited(written(tmp_path, round_), tmp_path / "work")

    assert told(found) == [deviation]
    assert (tally.judged, tally.not_judged) == (0, 2)


@pytest.mark.parametrize("kind", [pa.string(), pa.decimal128(9, 2), pa.null()], ids=str)
def test_money_goes_back_only_where_some_was_staked(kind, tmp_path):
    """What is returned on a bet that nobody staked on in the whole log is told, at whatever table."""
    amount = "100.00" if pa.types.is_string(kind) else Decimal("100.00")
    back = {"stake_tie": None, "returned_tie": amount, "stake_tiger": None, "returned_tiger": amount}
    path = _parquet(tmp_path / "log.parquet", [NATURAL | back], stake_tie=kind, stake_tiger=kind)

    assert told(audited(path, tmp_path / "work")[1]) == [
        ("PAY-TIE-LOSS", "returned", "tie", "0.00", "100.00", 100),
        ("OFFER-TOUCH", "returned", "tiger", "0.00", "100.00", 100),
    ]


@pytest.mark.parametrize(
    ("name", "listed"),
    [("log.jsonl", False), ("log.jsonl", True), ("log.csv", False), ("log.parquet", False), ("log.parquet", True)],
)
def test_a_bet_of_which_no_end_is_recorded_is_not_judged(name, listed, tmp_path):
    """In every form: stakes alone are counted as not judged, and only told where they cannot be."""
    stakes = {"stake_player": "1.00", "stake_tie": "0.005"}
    row = NATURAL | ({"bets": [bet("player", "1.00"), bet("tie", "0.005")]} if listed else stakes)
    path = tmp_path / name
    if name == "log.jsonl":
        written(tmp_path, row)
    elif name == "log.parquet":
        _parquet(path, [row])
    else:
        path.write_text(",".join(row) + "\n" + ",".join(text or "" for text in row.values()))
    tally, found, unreadable = audited(path, tmp_path / "work")

    assert told(found) == [("MONEY-TOUCH", "stake", "tie", "n × 0.01", "0.005", None)]
    assert (tally.judged, tally.not_judged, unreadable) == (0, 2, [])


def test_floors_are_exact(tmp_path):
    """At Touch 0.30 on Banker wins 0.285, floored to 0.28: 0.58 is right, and neither 0.585 nor 0.59 is."""
    rounds = [
        BANKER_NATURAL | {"round_id": f"R{amount}", "bets": [bet("banker", "0.30", amount)]}
        for amount in ("0.58", "0.585", "0.59", "0.57")
    ]

    assert [item[3:] for item in of(tmp_path, *rounds)] == [
        ("0.58", "0.585", Decimal("0.005")),
        ("0.58", "0.59", Decimal("0.01")),
        ("0.58", "0.57", Decimal("-0.01")),
    ]


def test_exact_amounts_are_exact(tmp_path):
    """At Bakarat the same bet gives back 0.585, and a cent's half more or less deviates."""
    rounds = [
        BANKER_NATURAL | {"table": "bakarat", "round_id": f"R{amount}", "bets": [bet("banker", "0.30", amount)]}
        for amount in ("0.585", "0.58", "0.59")
    ]

    assert [item[5] for item in of(tmp_path, *rounds)] == [Decimal("-0.005"), Decimal("0.005")]


def test_a_bet_after_its_last_round(tmp_path):
    """Pairs close after round 60 at Bakarat, and Either Pair after round 50."""
    rounds = [
        NATURAL | {"table": "bakarat", "round_id": f"R{number}", "round": number, "bets": bets}
        for number, bets in (
            (50, [bet("either-pair", "1", "0")]),
            (51, [bet("either-pair", "1", "0")]),
            (60, [bet("player-pair", "1", "0")]),
            (61, [bet("player-pair", "1", "0"), bet("tie", "1", "0")]),
        )
    ]

    assert of(tmp_path, *rounds) == [
        ("AVAILABILITY-SIDE", "availability", "either-pair", "≤ 50", "51", None),
        ("AVAILABILITY-PAIR", "availability", "player-pair", "≤ 60", "61", None),
    ]


def test_a_deal_says_how_many_cards_there_are(tmp_path):
    """A natural takes four cards; 2 and 2 against 3 and 3 with a six and a four takes all six."""
    base = {"table": "touch"}
    rounds = [
        base | {"round_id": "1", "deal": "7S KD 2C 3H"},
        base | {"round_id": "2", "deal": "7S KD 2C 3H 4D"},
        base | {"round_id": "3", "deal": "2s,3d,2c,3h,6h,4s"},
        base | {"round_id": "4", "deal": "2S 3D 2C 3H 6H"},
        base | {"round_id": "5", "deal": "2S 3D 2C 3H"},
        base | {"round_id": "6", "deal": "2S 3D 2C"},
        base | {"round_id": "7", "deal": "2S 3D 2C 3H 6H 1S"},
    ]
    _, found, unreadable = audited(written(tmp_path, *rounds), tmp_path / "work")

    assert [(item.round_id, item.rule, item.expected, item.recorded) for item in found] == [
        ("2", "NATURAL-STOPS", "4", "5"),
        ("4", "DRAW-B6", "6", "5"),
        ("5", "DRAW-P4", "≥ 5", "4"),
    ]
    assert [(row["row"], row["reason"]) for row in unreadable] == [
        (6, 'deal: "2S 3D 2C" is not a deal of a coup'),
        (7, 'deal: "2S 3D 2C 3H 6H 1S" is not a deal of a coup'),
    ]


def test_rounds_of_a_shoe(tmp_path):
    """A round twice, a round left out, a number twice, and a ninth ace of spades in a shoe of eight decks."""
    # The ace is Player's first card, and Player's nine is a natural.
    rounds = [
        NATURAL
        | {"table": "bakarat", "shoe": "S1", "player_1": "AS", "player_2": "8C"}
        | {"round_id": f"R{number}", "round": number}
        for number in (1, 2, 3, 5, 6, 7, 8, 9)
    ]  # fmt: skip
    rounds += [
        rounds[1],
        rounds[3] | {"round_id": "R5b", "player_1": "AH"},
        rounds[7] | {"round_id": "R10", "round": 10},
    ]
    for shuffled in (rounds, rounds[::-1]):
        found = audited(written(tmp_path, *shuffled), tmp_path / f"work{shuffled is rounds}")[1]

        assert sorted((item.round_id, item.rule, item.what.value, item.expected, item.recorded) for item in found) == [
            ("R10", "DECKS-BAKARAT", "shoe", "8 × AS", "9 × AS"),
            ("R2", "LOG-ROUND-ID", "round-id", "1", "2"),
            ("R5", "LOG-ROUND-NUMBER", "round-number", "1 × 5", "2 × 5"),
            ("R5", "LOG-ROUND-NUMBER", "round-number", "4", "5"),
            ("R9", "DECKS-BAKARAT", "shoe", "8 × 3H", "10 × 3H"),
            ("R9", "DECKS-BAKARAT", "shoe", "8 × 8C", "10 × 8C"),
            ("R9", "DECKS-BAKARAT", "shoe", "8 × KD", "10 × KD"),
        ]


def test_a_shoe_is_known_by_its_table_and_name(tmp_path):
    """Two tables may call their shoes alike, and at Touch, which shuffles before every round, no shoe is kept."""
    rounds = [
        NATURAL | {"table": table, "shoe": "S", "round_id": f"{table}{number}", "round": number}
        for table, count in (("bakarat", 5), ("sbo-baccarat", 8), ("touch", 30))
        for number in range(1, count + 1)
    ]

    assert of(tmp_path, *rounds) == []


def test_a_round_may_be_recorded_twice_in_two_files(tmp_path):
    """It is told once, at the first of the places."""
    folder = tmp_path / "logs"
    folder.mkdir()
    written(folder, NATURAL, name="b.jsonl")
    written(folder, NATURAL | {"round_id": "R0"}, NATURAL, name="a.jsonl")
    _, found, _ = audited(folder, tmp_path / "work")

    assert [(item.round_id, item.recorded, item.file, item.row) for item in found] == [
        ("R1", "2", str(folder / "a.jsonl"), 2)
    ]


HEADER = "round_id,table,player_1,player_2,player_3,banker_1,banker_2,banker_3,stake_player,returned_player"
ROW = "R{},touch,7S,2C,,KD,3H,,1.00,{}"


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["plain", "BOM"])
def test_lines_are_counted_as_an_editor_counts_them(end, mark, tmp_path):
    """With any line ends and a byte order mark, blank and damaged lines are passed over, told, and never miscounted."""
    lines = [HEADER, ROW.format(1, "2"), "", ROW.format(2, "3"), "R3,touch,7S", '"R4', ROW.format(5, "1"), "", ""]
    path = tmp_path / "log.csv"
    path.write_bytes(mark + end.join(lines).encode())
    tally, found, unreadable = audited(path, tmp_path / "work")

    assert [(item.round_id, item.row, item.difference) for item in found] == [("R2", 4, 1), ("R5", 7, -1)]
    assert [(row["row"], row["text"]) for row in unreadable] == [(5, "R3,touch,7S"), (6, '"R4')]
    assert tally.rounds == 3


def test_lines_that_are_no_utf8_are_told(tmp_path):
    """One such line leaves the others as they are."""
    path = tmp_path / "log.csv"
    path.write_bytes(
        "\n".join([HEADER, ROW.format(1, "2"), ROW.format("é", "2"), ROW.format(3, "9")]).encode("latin-1")
    )
    tally, found, unreadable = audited(path, tmp_path / "work")

    assert ([item.row for item in found], [row["row"] for row in unreadable], tally.rounds) == ([4], [3], 2)


def test_damaged_lines_of_json_are_told(tmp_path):
    """A broken object, an array, two objects in a line, a number where a text belongs: each is told with its line."""
    good = json.dumps(NATURAL)
    lines = [good, "{", "[1]", f"{good} {good}", good.replace('"R1"', '"R2"'), good.replace('"7S"', "7"), ""]
    path = tmp_path / "log.jsonl"
    path.write_text("\n".join(lines))
    tally, found, unreadable = audited(path, tmp_path / "work")

    assert ([(item.what.value, item.round_id) for item in found], tally.rounds) == ([("round-id", "R1")], 2)
    assert [row["row"] for row in unreadable] == [2, 3, 4, 6]
    assert unreadable[3]["reason"] == 'player_1: "7" is not a card'


@pytest.mark.parametrize(
    "line",
    [
        b"null",
        b" \t null",
        b"[" * 100_000,
        b'{"note": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"note": ' + b'{"a": ' * 500 + b"1" + b"}" * 501,
        b'{"\\ud800": 1}',
        b'{"note": {"\\udfff": 1}}',
        b'{"note": ' + b"9" * 5000 + b"}",
        b"\0" * 1000,
    ],
    ids=lambda line: repr(line[:20]),
)
@pytest.mark.parametrize("place", [0, 1])
def test_strange_lines_of_json_are_told(place, line, tmp_path):
    """Wherever they stand they stop no audit: lines that are no objects, or too deep, or no text, are unreadable."""
    lines = [json.dumps(NATURAL).encode(), json.dumps(NATURAL | {"round_id": "R2", "winner": "tie"}).encode()]
    (tmp_path / "log.jsonl").write_bytes(b"\n".join([*lines[:place], line, *lines[place:]]))
    tally, found, unreadable = audited(tmp_path / "log.jsonl", tmp_path / "work")

    assert [item.round_id for item in found] == ["R2"]
    assert ([row["row"] for row in unreadable], tally.rounds) == ([place + 1], 2)


def test_fields_may_come_late(tmp_path):
    """A field that the first lines lack is read all the same, within bets and beside them."""
    late = NATURAL | {"round_id": "L", "winner": "tie", "bets": [bet("player", "1", None, "lose")]}
    rounds = [NATURAL | {"round_id": str(number), "bets": []} for number in range(3000)]

    assert [item[:3] for item in of(tmp_path, *rounds, late)] == [
        ("WIN-HIGHER", "winner", None),
        ("PAY-PLAYER-WIN", "result", "player"),
    ]


UNREADABLE_ROWS = [
    ({"round_id": None}, "there is no round id"),
    ({"table": "casino"}, '"casino" is not a table'),
    ({"table": None}, "the row names no table"),
    ({"player_1": None}, "a hand lacks one of its first cards"),
    ({"banker_2": "1H"}, 'banker_2: "1H" is not a card'),
    ({"winner": "nobody"}, 'winner: "nobody" is not a winner'),
    ({"player_total": -1}, 'player_total: "-1" is not a valid round number'),
    ({"round": 0}, "rounds are counted from 1, and this is 0"),
    ({"bets": [bet("player", "1,50", "3")]}, 'bets.stake: "1,50" is not an amount of money'),
    ({"bets": [bet("player", "1", "abc")]}, 'bets.returned: "abc" is not an amount of money'),
    ({"bets": [bet("player", "0.0000000001", "0")]}, 'bets.stake: "0.0000000001" is not an amount of money'),
    ({"bets": [bet("player", "1", "2", "drawn")]}, 'bets.result: "drawn" is not a result of a bet'),
    ({"bets": [{"bet": None, "stake": "1"}]}, "a bet has no name"),
]


@pytest.mark.parametrize(("change", "reason"), UNREADABLE_ROWS, ids=str)
def test_what_cannot_be_read_is_told_and_not_judged(change, reason, tmp_path):
    """A row that cannot be read is kept aside with its line and the reason, and the next one is judged."""
    path = written(tmp_path, NATURAL | change, NATURAL | {"round_id": "R2", "winner": "tie"})
    tally, found, unreadable = audited(path, tmp_path / "work")

    assert [(row["row"], row["reason"]) for row in unreadable] == [(1, reason)]
    assert [item.round_id for item in found] == ["R2"]
    assert (tally.rounds, tally.unreadable) == (1, 1)


@pytest.mark.parametrize("kind", ["jsonl", "csv", "parquet", "dictionaries"])
def test_an_empty_text_is_nothing(kind, tmp_path):
    """In every form: a first card or an id that is empty is missing, and a shoe, currency or amount is not recorded."""
    full = {name: text or "" for name, text in NATURAL.items()}
    bets = {"stake_player": "", "returned_player": "", "result_player": "", "stake_tie": "1", "returned_tie": "0"}
    rounds = [
        full | {"round_id": "R1", "banker_1": "", **bets},
        full | {"round_id": "", **bets},
        full | {"round_id": "R3", "shoe": "", "round": "1", "currency": "", "winner": "tie", **bets},
        full | {"round_id": "R4", "shoe": "", "round": "4", "currency": "", "winner": "", **bets},
    ]
    path = tmp_path / f"log.{'parquet' if kind == 'dictionaries' else kind}"
    names = list(rounds[-1])
    if kind == "jsonl":
        path = written(tmp_path, *rounds)
    elif kind == "csv":
        path.write_text(
            "\n".join(
                ",".join(row.get(name, "") for name in names) for row in [dict(zip(names, names, strict=True)), *rounds]
            )
        )
    else:
        table = pa.table({name: [row.get(name) for row in rounds] for name in names})
        encoded = [column.dictionary_encode() for column in table.columns]
        pq.write_table(pa.table(encoded, names) if kind == "dictionaries" else table, path)
    tally, found, unreadable = audited(path, tmp_path / "work")

    assert [row["reason"] for row in unreadable] == ["a hand lacks one of its first cards", "there is no round id"]
    assert [(item.round_id, item.what.value, item.shoe, item.currency) for item in found] == [
        ("R3", "winner", None, None)
    ]
    assert (tally.rounds, tally.judged) == (2, 2)


def test_a_row_that_cannot_be_read_is_no_gap(tmp_path):
    """As long as its number can be read, its shoe has the round."""
    rounds = [NATURAL | {"table": "bakarat", "shoe": "S", "round_id": str(n), "round": n} for n in (1, 2, 3)]
    rounds[1]["player_1"] = "??"

    assert of(tmp_path, *rounds) == []


def _parquet(path, rounds, **types):
    names = dict.fromkeys(name for round_ in rounds for name in round_)
    columns = {name: pa.array([round_.get(name) for round_ in rounds], types.get(name)) for name in names}
    pq.write_table(pa.table(columns), path)
    return path


@pytest.mark.parametrize(
    "kind",
    [
        pa.decimal128(4, 2), pa.decimal128(38, 2), pa.decimal128(18, 6), pa.decimal128(38, 18), pa.decimal256(60, 20),
        pa.decimal32(6, 3), pa.decimal64(12, 4), pa.string(), pa.large_string(),
    ],
    ids=str,
)  # fmt: skip
def test_money_of_every_exact_type(kind, tmp_path):
    """Whatever the scale and the width, 1.50 on Player gives back 3.00, and nothing is nothing."""
    amounts = [("1.50", "3.00"), ("1.50", "2.99"), (None, None), ("0.00", "0.00")]
    if not (pa.types.is_string(kind) or pa.types.is_large_string(kind)):
        amounts = [tuple(None if text is None else Decimal(text) for text in pair) for pair in amounts]
    rounds = [
        NATURAL | {"round_id": f"R{place}", "stake_player": stake, "returned_player": returned}
        for place, (stake, returned) in enumerate(amounts)
    ]
    path = _parquet(tmp_path / "log.parquet", rounds, stake_player=kind, returned_player=kind)
    tally, found, unreadable = audited(path, tmp_path / "work")

    assert [(item.round_id, item.difference) for item in found] == [("R1", Decimal("-0.01"))]
    assert (unreadable, tally.judged) == ([], 2)


def test_very_small_amounts_are_read_as_they_are(tmp_path):
    """Beside an amount finer than any may be, nothing is still nothing, and a ten-millionth is one."""
    amounts = [("0.0000000001", None), ("0", "0"), ("0.0000001", None)]
    rounds = [
        NATURAL | {"round_id": f"R{place}", "stake_player": Decimal(stake), "returned_player": paid and Decimal(paid)}
        for place, (stake, paid) in enumerate(amounts)
    ]
    kind = pa.decimal128(38, 18)
    path = _parquet(tmp_path / "log.parquet", rounds, stake_player=kind, returned_player=kind)
    _, found, unreadable = audited(path, tmp_path / "work")

    assert [row["reason"] for row in unreadable] == ['stake_player: "0.0000000001" is not an amount of money']
    assert {(item.round_id, item.what.value, item.recorded) for item in found} == {
        ("R2", "stake", "0.0000001"),
    }


def test_money_in_minor_units(tmp_path):
    """Where a mapping says that whole numbers count cents, 150 is 1.50."""
    rounds = [
        NATURAL | {"stake_player": 150, "returned_player": 300},
        NATURAL | {"round_id": "2", "stake_player": 150, "returned_player": 3},
    ]
    path = _parquet(tmp_path / "log.parquet", rounds)
    _, found, _ = audited(path, tmp_path / "work", Mapping(money=MoneyNotation(2)))

    assert [(item.round_id, item.expected, item.recorded) for item in found] == [("2", "3.00", "0.03")]


@pytest.mark.parametrize("kind", [pa.string(), pa.decimal128(9, 0), pa.decimal128(38, 0), pa.uint64()], ids=str)
def test_whole_numbers_of_every_type_count_cents(kind, tmp_path):
    """Decimals without decimals and texts too, such as all of CSV: 150 staked and 3 back is 2.97 too little."""
    amounts = {"stake_player": "150", "returned_player": "3"}
    if not pa.types.is_string(kind):
        amounts = {name: int(text) for name, text in amounts.items()}
    mapping = Mapping(money=MoneyNotation(2))
    path = _parquet(tmp_path / "log.parquet", [NATURAL | amounts], **dict.fromkeys(amounts, kind))

    assert [item.difference for item in audited(path, tmp_path / "work", mapping)[1]] == [Decimal("-2.97")]


def test_an_amount_with_a_point_counts_no_cents(tmp_path):
    """Where whole numbers count cents, a text 1.50 may be either, and is not guessed; a decimal is what it says."""
    row = NATURAL | {"stake_player": "1.50", "returned_player": "3.00"}
    mapping = Mapping(money=MoneyNotation(2))
    unreadable = audited(written(tmp_path, row), tmp_path / "work", mapping)[2]
    exact = {name: Decimal(row[name]) for name in ("stake_player", "returned_player")}
    tally, found, _ = audited(_parquet(tmp_path / "log.parquet", [row | exact]), tmp_path / "other", mapping)

    assert [item["reason"] for item in unreadable] == ['stake_player: "1.50" is not an amount of money']
    assert (found, tally.judged) == ([], 1)


@pytest.mark.parametrize("stake", [2**64 - 5, 2**63, 10**18])
def test_large_whole_numbers_are_no_small_ones(stake, tmp_path):
    """Numbers of 64 bits without a sign are not taken for negative ones."""
    path = _parquet(tmp_path / "log.parquet", [NATURAL | {"stake_player": stake}], stake_player=pa.uint64())

    assert [row["reason"] for row in audited(path, tmp_path / "work")[2]] == [
        f'stake_player: "{stake}" is not an amount of money'
    ]


def test_large_amounts_do_not_wrap(tmp_path):
    """A stake of 900 million million at 8 to 1 gives back 8,100 million million, and one more is one too much."""
    tie = LONG_TIE | {"bets": [bet("tie", "900000000000000.01", "8100000000000000.09")]}
    more = LONG_TIE | {"round_id": "2", "bets": [bet("tie", "900000000000000.01", "8100000000000001.09")]}
    most = LONG_TIE | {"round_id": "3", "bets": [bet("tie", "999999999999999999", "8999999999999999991")]}

    assert [item[5] for item in of(tmp_path, tie, more)] == [1]
    _, _, unreadable = audited(written(tmp_path, most), tmp_path / "again")
    assert [row["reason"] for row in unreadable] == ['bets.returned: "8999999999999999991" is not an amount of money']


REFUSED = [
    ({"stake_player": 1.5}, "the money in column stake_player is double, which cannot hold most amounts exactly"),
    ({"stake_player": True}, "column stake_player is bool, which is not a type for money"),
    ({"stake_lion": "1"}, "column stake_lion names no bet"),
    ({"returned_player": "1"}, "there is no column stake_player beside returned_player"),
    ({"stake_player-pair": "1", "stake_player_pair": "1"}, "say the same of one bet"),
    ({"round": True}, "column round is bool, and not whole numbers"),
    ({" stake_tie": "1"}, "column ' stake_tie' is called almost as stake_tie"),
    ({"Stake_Player-Pair": "1"}, "column 'Stake_Player-Pair' is called almost as stake_player_pair"),
    ({"Winner": "tie"}, "column 'Winner' is called almost as winner"),
    ({"shoe ": "S"}, "column 'shoe ' is called almost as shoe"),
    ({"BETS": []}, "column 'BETS' is called almost as bets"),
    ({"bets": "none"}, "column bets is string, and not a list of bets"),
    ({"round_id": 1.5}, "column round_id is double, and not text"),
    ({"deal": ["7S"]}, "column deal is list<.*>, and not text"),
    ({"winner": {"hand": "player"}}, "column winner is struct<.*>, and not text"),
    ({"shoe": b"S"}, "column shoe is binary, and not text"),
    ({"player_3": True}, "column player_3 is bool, and not text"),
    ({"stake_tie": "1", "result_tie": ["win"]}, "column result_tie is list<.*>, and not text"),
    ({"bets": [{"bet": ["tie"], "stake": "1"}]}, r"column bets\.bet is list<.*>, and not text"),
    ({"bets": [{"bet": "tie", "stake": "1", "result": 1.0}]}, r"column bets\.result is double, and not text"),
]


@pytest.mark.parametrize(("change", "sentence"), REFUSED, ids=str)
def test_a_log_that_cannot_be_audited_is_refused(change, sentence, tmp_path):
    """Floats, unknown bets and columns of the wrong kind are refused with the file, the column and the reason."""
    with pytest.raises(BaccaratError, match=sentence):
        audited(_parquet(tmp_path / "log.parquet", [NATURAL | change]), tmp_path / "work")


MANY = [NATURAL | {"round_id": f"R{number}"} for number in range(2000)]
"""As many lines as are looked at for the names of the fields."""


@pytest.mark.parametrize(
    "late",
    [{"stake_lion": "1"}, {"round": 7}, {"banker_total": 3}, {"deal": "7S KD 2C 3H"}],
    ids=min,
)
def test_a_field_that_comes_too_late_is_refused(late, tmp_path):
    """What first stands behind the lines by which the fields are known would be left out; it is told of instead."""
    with pytest.raises(BaccaratError, match=f"column {min(late)} is in none of the first 2000 lines"):
        audited(written(tmp_path, *MANY, NATURAL | late), tmp_path / "work")


def test_a_bet_may_come_late(tmp_path):
    """A bet that is first staked on after thousands of lines is judged: a Player Pair of 7 and 2 loses."""
    late = NATURAL | {"round_id": "late", "table": "bakarat", "stake_player-pair": "1", "returned_player-pair": "12"}
    _, found, _ = audited(written(tmp_path, *MANY, late), tmp_path / "work")

    assert [(item.row, item.bet, item.expected, item.recorded) for item in found] == [
        (2001, "player-pair", "0.00", "12.00")
    ]


def test_bets_may_be_spelt_with_lines_below(tmp_path):
    """Where the first bets are spelt so, the later ones are known by the same spelling."""
    at_bakarat = NATURAL | {"table": "bakarat"}
    first = at_bakarat | {"round_id": "first", "stake_player_pair": "1", "returned_player_pair": "0"}
    late = at_bakarat | {"round_id": "late", "stake_banker_pair": "1", "returned_banker_pair": "12"}
    tally, found, _ = audited(written(tmp_path, first, *MANY, late), tmp_path / "work")

    assert tally.judged == 2
    assert [(item.bet, item.expected, item.recorded) for item in found] == [("banker-pair", "0.00", "12.00")]


@pytest.mark.parametrize("name", ["round_id", "shoe", "winner", "player_1", "currency", "table", "stake_tie", "round"])
def test_texts_of_parquet_that_are_no_utf8_are_refused(name, tmp_path):
    """Parquet does not look at them when it is written, nor when it is read."""
    text = b"7\xff"
    offsets = pa.array([0, len(text)], pa.int32()).buffers()[1]
    column = pa.Array.from_buffers(pa.string(), 1, [None, offsets, pa.py_buffer(text)])
    columns = {ours: pa.array([value]) for ours, value in (NATURAL | {"winner": "tie"}).items()}
    pq.write_table(pa.table(columns | {name: column}), tmp_path / "log.parquet")
    with pytest.raises(BaccaratError, match=r"log\.parquet cannot be read \(.*UTF8"):
        audited(tmp_path / "log.parquet", tmp_path / "work")


@pytest.mark.parametrize(
    "kind", [pa.large_string(), pa.string_view(), pa.dictionary(pa.uint8(), pa.large_string())], ids=str
)
def test_texts_of_every_type(kind, tmp_path):
    """However Parquet says that it keeps texts, they are read alike."""
    row = NATURAL | {"shoe": "S", "round": "70", "currency": "USD", "player_total": "8", "winner": "tie"}
    row |= {"player_3": None, "stake_tie": "1", "returned_tie": "9", "result_tie": "win"}
    path = _parquet(tmp_path / "log.parquet", [row], **dict.fromkeys(row, kind))

    assert [(item.what.value, item.shoe, item.currency) for item in audited(path, tmp_path / "work")[1]] == [
        ("player-total", "S", "USD"), ("winner", "S", "USD"), ("result", "S", "USD"), ("returned", "S", "USD")
    ]  # fmt: skip


@pytest.mark.parametrize("listed", [False, True])
@pytest.mark.parametrize("stakes", ["10 10.5", "10.5 10", '10 "10.5"', '10.5 "10"', '"10" 10.5', "null 10.5"])
def test_numbers_of_json_are_what_is_written(stakes, listed, tmp_path):
    """Whatever the other lines have: 10 on Player returns 20, and 10.5 returns 21; here 22 is recorded each time."""
    lines = []
    for place, stake in enumerate(stakes.split()):
        bets = f'"bets": [{{"bet": "player", "stake": {stake}, "returned": 22}}]'
        columns = f'"stake_player": {stake}, "returned_player": 22'
        said = json.dumps(NATURAL | {"round_id": f"R{place}"})[:-1]
        lines.append(f"{said}, {bets if listed else columns}}}\n")
    (tmp_path / "log.jsonl").write_text("".join(lines))
    _, found, unreadable = audited(tmp_path / "log.jsonl", tmp_path / "work")

    differences = {"10": 2, "10.5": 1, "null": 22}
    assert [item.difference for item in found] == [differences[stake.strip('"')] for stake in stakes.split()]
    assert unreadable == []


def test_a_number_with_a_float_s_error_is_not_an_amount(tmp_path):
    """0.1 + 0.2 is 0.30000000000000004 to most programs, and not guessed to be 0.3."""
    _, _, unreadable = audited(written(tmp_path, NATURAL | {"stake_tie": 0.1 + 0.2}), tmp_path / "work")

    assert [row["reason"] for row in unreadable] == ['stake_tie: "0.30000000000000004" is not an amount of money']


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(
    "change",
    [
        {"round_id": 7},
        {"round_id": 2**70},
        {"shoe": 12},
        {"round": 1.0},
        {"round": "1"},
        {"player_total": 9.0},
        {"player_total": "9.0"},
        {"currency": 360},
    ],
    ids=str,
)
def test_what_a_value_means_depends_on_no_other_row(change, late, tmp_path):
    """Ids as numbers after texts, numbers above 64 bits and 1.0 for 1 are read, first or last, beside other types."""
    usual = {"shoe": "S", "round": 2, "player_total": 9, "currency": "IDR", "winner": "player"}
    rounds = [NATURAL | usual | {"round_id": "R2"}, NATURAL | usual | {"round": 1} | change]
    tally, found, unreadable = audited(written(tmp_path, *(rounds if late else rounds[::-1])), tmp_path / "work")

    assert (found, unreadable, tally.rounds) == ([], [], 2)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"winner": True}, 'winner: "true" is not a winner'),
        ({"player_1": {"rank": 7}}, 'player_1: "{"rank": "7"}" is not a card'),
        ({"round": 1.5}, 'round: "1.5" is not a valid round number'),
        ({"bets": "none"}, "bets is not a list of bets"),
    ],
    ids=str,
)
def test_a_valid_line_is_never_called_no_row(change, reason, tmp_path):
    """The reason names the field that has something else in it."""
    usual = NATURAL | {"winner": "player", "round": 1, "bets": [bet("tie", "1", "0")]}
    _, _, unreadable = audited(written(tmp_path, usual, usual | {"round_id": "R2"} | change), tmp_path / "work")

    assert [(row["row"], row["reason"]) for row in unreadable] == [(2, reason)]


def test_whole_numbers_that_pandas_made_floats(tmp_path):
    """Where some are missing, pandas writes 1.0 for 1, in Parquet and in CSV; 1.5 is told with its field."""
    rows = [NATURAL | {"round": 1.0, "player_total": 9.0}, NATURAL | {"round_id": "R2", "round": 1.5}]
    _, found, unreadable = audited(_parquet(tmp_path / "log.parquet", rows), tmp_path / "work")

    assert ([row["reason"] for row in unreadable], found) == (['round: "1.5" is not a valid round number'], [])
    (tmp_path / "log.csv").write_text("round_id,table,round,player_1,player_2,banker_1,banker_2,player_total\n"
                                      "R1,touch,1.0,7S,2C,KD,3H,8.0\n")  # fmt: skip
    assert told(audited(tmp_path / "log.csv", tmp_path / "other")[1]) == [
        ("TOTAL-UNITS", "player-total", None, "9", "8", None)
    ]


COMMAS = "round_id;player_1;player_2;banker_1;banker_2;stake_player;returned_player\n"
FIGURES = [
    ("10,00", "20,00", None),
    ("10,00", "20,01", "0.01"),
    ("1.000,00", "2.000,50", "0.50"),
    ("10.50", "21.00", None),
    ("7", "15", "1"),
]


@pytest.mark.parametrize(("stake", "returned", "difference"), FIGURES)
def test_decimal_commas(stake, returned, difference, tmp_path):
    """Between semicolons a figure that can be read in one way is; Player pays 1 to 1."""
    (tmp_path / "log.csv").write_text(f"{COMMAS}R1;7S;2C;KD;3H;{stake};{returned}\n")
    tally, found, unreadable = audited(tmp_path / "log.csv", tmp_path / "work", Mapping(table="touch", delimiter=";"))

    assert ([item.difference for item in found], unreadable) == ([Decimal(difference)] if difference else [], [])
    assert tally.judged == 1


@pytest.mark.parametrize(
    ("money", "sums"),
    [
        (MoneyNotation(decimal=",", thousands="."), "1000"),
        (MoneyNotation(thousands="."), "1000"),
        (MoneyNotation(decimal="."), "1"),
        (MoneyNotation(columns={"stake_player": Figures(decimal=".")}, thousands="."), "1"),
    ],
    ids=str,
)
def test_a_thousand_or_one(money, sums, tmp_path):
    """The mapping decides, for all columns or for one: 1.000 is 1,000 where a comma stands before decimals."""
    returned = "2" if sums == "1" else "2.000"
    (tmp_path / "log.csv").write_text(f"{COMMAS}R1;7S;2C;KD;3H;1.000;{returned}\n")
    tally, found, _ = audited(
        tmp_path / "log.csv", tmp_path / "work", Mapping(table="touch", delimiter=";", money=money)
    )

    assert ([item.judged for item in tally.stakes], found) == ([Decimal(sums)], [])


@pytest.mark.parametrize(("figure", "one", "other"), [("1.000", "1.000", "1000"), ("-12,345", "-12345", "-12.345")])
def test_a_figure_of_two_readings_is_refused(figure, one, other, tmp_path):
    """Both are named with the column; with the decimal stated and no sign for thousands, the row cannot be read."""
    (tmp_path / "log.csv").write_text(f"{COMMAS}R1;7S;2C;KD;3H;{figure};20\n")
    (tmp_path / "mapping.toml").write_text('table = "touch"\ndelimiter = ";"\n')
    done = baccarat("audit", tmp_path / "log.csv", "--mapping", tmp_path / "mapping.toml")

    assert (done.returncode, done.stdout) == (2, "")
    assert f"column stake_player: {figure} can be read as {one} or as {other}; write decimal" in done.stderr
    other_sign = "," if "." in figure else "."
    mapping = Mapping(table="touch", delimiter=";", money=MoneyNotation(decimal=other_sign))
    _, _, unreadable = audited(tmp_path / "log.csv", tmp_path / "work", mapping)
    assert [row["reason"] for row in unreadable] == [f'stake_player: "{figure}" is not an amount of money']


@pytest.mark.parametrize("kind", ["csv", "jsonl", "parquet", "escaped"])
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_names_are_compared_letter_by_letter(form, kind, tmp_path):
    """A header whose letters and marks stand apart has the column that a mapping names in one piece, and back."""
    row = {unicodedata.normalize(form, "Mã ván" if name == "round_id" else name): v for name, v in NATURAL.items()}
    row = row | {"winner": unicodedata.normalize(form, "Hòa")}
    (tmp_path / "mapping.toml").write_text(
        unicodedata.normalize("NFC", '[columns]\nround_id = "Mã ván"\n[values.winner]\n"Hòa" = "tie"\n')
    )
    path = tmp_path / f"log.{'jsonl' if kind == 'escaped' else kind}"
    if kind == "csv":
        path.write_text(",".join(row) + "\n" + ",".join(text or "" for text in row.values()) + "\n")
    elif kind == "parquet":
        _parquet(path, [row])
    else:
        path.write_text(json.dumps(row, ensure_ascii=kind == "escaped"))
    _, found, unreadable = audited(path, tmp_path / "work", read_mapping(tmp_path / "mapping.toml"))

    assert ([(item.what.value, item.recorded) for item in found], unreadable) == ([("winner", "tie")], [])


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
@pytest.mark.parametrize("name", ["log.csv", "log.jsonl"])
def test_utf_16_is_called_so(name, encoding, tmp_path):
    """One sentence says what the file is and that UTF-8 is read."""
    (tmp_path / name).write_bytes((json.dumps(NATURAL) if name == "log.jsonl" else HEADER).encode(encoding))
    with pytest.raises(BaccaratError, match=r"not in UTF-8, but in UTF-16 or UTF-32; write it in UTF-8") as error:
        audited(tmp_path / name, tmp_path / "work")

    assert "\n" not in str(error.value)


@pytest.mark.parametrize("ending", ["jsonl", "csv", "parquet"])
def test_a_name_that_is_no_text_is_escaped(ending, tmp_path):
    """Linux lets files be called by any bytes: what is found in such a file names it all the same."""
    row = {name: text for name, text in (NATURAL | {"winner": "tie"}).items() if text}
    path = tmp_path / os.fsdecode(b"l\xffg." + ending.encode())
    if ending == "parquet":
        plain = _parquet(tmp_path / "log.parquet", [row])
    else:
        plain = tmp_path / "log"
        plain.write_text(json.dumps(row) if ending == "jsonl" else ",".join(row) + "\n" + ",".join(row.values()))
    plain.rename(path)

    assert [item.file for item in audited(path, tmp_path / "work")[1]] == [f"{tmp_path}/l\\xffg.{ending}"]


def test_links_are_followed(tmp_path):
    """A folder that a link leads to is read once, also where links make a circle, and a pattern may match folders."""
    elsewhere, logs = tmp_path / "elsewhere", tmp_path / "logs"
    (elsewhere / "day").mkdir(parents=True)
    logs.mkdir()
    file = written(elsewhere / "day", NATURAL)
    (logs / "2026").symlink_to(elsewhere)
    (elsewhere / "again").symlink_to(logs)

    assert [path.resolve() for path in find_files([str(logs)])] == [file]
    assert [path.resolve() for path in find_files([str(logs / "20*")])] == [file]


@pytest.mark.parametrize("name", ["{logs}", "{logs}/*", "{logs}/b.jsonl"])
@pytest.mark.parametrize("kind", ["link", "pipe"])
def test_what_cannot_be_read_in_a_folder_is_not_left_out(kind, name, tmp_path):
    """A link to nowhere, or a pipe, that is called as a file of a log."""
    written(tmp_path, NATURAL, name="a.jsonl")
    if kind == "link":
        (tmp_path / "b.jsonl").symlink_to("nowhere.jsonl")
    else:
        os.mkfifo(tmp_path / "b.jsonl")
    with pytest.raises(BaccaratError, match=r"b\.jsonl cannot be read"):
        find_files([name.format(logs=tmp_path)])


def test_a_folder_that_cannot_be_entered_is_not_left_out(tmp_path, monkeypatch):
    """Even the system's administrator, for whom no folder is closed, is told of errors."""
    written(tmp_path, NATURAL, name="a.jsonl")
    (tmp_path / "closed").mkdir()
    scan = os.scandir

    def refuse(path):
        if str(path).endswith("closed"):
            raise PermissionError(13, "Permission denied", str(path))
        return scan(path)

    monkeypatch.setattr(os, "scandir", refuse)
    with pytest.raises(BaccaratError, match=r"closed cannot be read \(Permission denied\)"):
        find_files([str(tmp_path)])


@pytest.mark.parametrize("missing", ["round_id", "player_1", "banker_2"])
def test_what_every_round_needs(missing, tmp_path):
    """Without an id or a hand's first cards no round is audited."""
    round_ = {name: value for name, value in NATURAL.items() if name != missing}
    with pytest.raises(BaccaratError, match=f"there is no column {missing}"):
        audited(_parquet(tmp_path / "log.parquet", [round_]), tmp_path / "work")


def test_a_table_must_be_named(tmp_path):
    """In the log or for the whole of it."""
    round_ = {name: value for name, value in NATURAL.items() if name != "table"}
    path = _parquet(tmp_path / "log.parquet", [round_])
    with pytest.raises(BaccaratError, match="no column names the table"):
        audited(path, tmp_path / "work")
    with pytest.raises(Refused, match="casino is not a table"):
        audited(path, tmp_path / "work", Mapping(table="casino"))

    assert audited(path, tmp_path / "work", Mapping(table="touch"))[0].rounds == 1


def test_files_of_several_kinds_in_a_folder(tmp_path):
    """Each file is read by its own columns, and what writers hide or others leave lying is let be."""
    folder = tmp_path / "logs"
    (folder / "_temporary").mkdir(parents=True)
    _parquet(folder / "a.parquet", [{"extra": 1.5, **NATURAL, "winner": "tie"}])
    _parquet(folder / "b.parquet", [{"deal": "7S KD 2C 3H", "table": "touch", "round_id": 7, "winner": "tie"}])
    written(folder, NATURAL | {"round_id": "J", "winner": "tie"}, name="c.jsonl")
    (folder / "d.csv.gz").write_bytes(gzip.compress(f"{HEADER}\n{ROW.format('G', '9')}\n".encode()))
    (folder / "_temporary" / "e.parquet").write_text("none")
    (folder / "README.txt").write_text("none")
    tally, found, _ = audited(folder, tmp_path / "work")

    assert [item.round_id for item in found] == ["R1", "7", "J", "RG"]
    assert tally.rounds == 4
    twice = [str(folder / "[ab].parquet"), str(folder / "_temporary" / ".." / "a.parquet")]
    assert [path.name for path in find_files(twice)] == ["a.parquet", "b.parquet"]


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("log.parquet", b"PAR1 and then nothing", "cannot be read"),
        ("log.parquet", b"", "is empty"),
        ("log.csv", b"", "is empty"),
        ("log.txt", b"x", "its name does not say how it is written"),
        ("log.parquet.gz", b"x", "its name does not say how it is written"),
        ("log.csv.gz", b"no gzip", "cannot be read"),
        ("log.csv", b"round_id,round_id\n", "there are two columns round_id"),
        ("log.csv", b"\xff\n", "cannot be read"),
    ],
)
def test_a_damaged_file_is_refused(name, content, sentence, tmp_path):
    """In one sentence that names it."""
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BaccaratError, match=sentence) as error:
        audited(tmp_path / name, tmp_path / "work")

    assert str(tmp_path / name) in str(error.value)
    assert "\n" not in str(error.value)


def test_a_parquet_file_that_is_cut_off_or_overwritten(tmp_path):
    """Without its end it cannot be opened; with damage amid its data the audit stops rather than guess."""
    simulate(RULES, Plan("touch", 3000), tmp_path / "log.parquet", None)
    content = (tmp_path / "log.parquet").read_bytes()
    (tmp_path / "cut.parquet").write_bytes(content[: len(content) // 2])
    (tmp_path / "bad.parquet").write_bytes(content[:2000] + b"\xff" * 4000 + content[6000:])
    for name in ("cut.parquet", "bad.parquet"):
        with pytest.raises(BaccaratError, match="cannot be read"):
            audited(tmp_path / name, tmp_path / "work")


def test_a_changed_byte_in_parquet_is_noticed_by_its_checksum(tmp_path):
    """Where a page has a checksum: a stake of 5 that became one of 7 would only be a deviation."""
    rounds = [NATURAL | {"stake_player": "5.5555", "returned_player": "11"}]
    path = _parquet(tmp_path / "log.parquet", rounds)
    pq.write_table(pq.read_table(path), path, compression="none", write_page_checksum=True, write_statistics=False)
    content = path.read_bytes()
    path.write_bytes(content.replace(b"5.5555", b"7.5555", 1))
    with pytest.raises(BaccaratError, match=r"log\.parquet cannot be read \(.*CRC"):
        audited(path, tmp_path / "work")


def test_a_name_of_a_column_that_is_damaged(tmp_path):
    """A file of Parquet whose columns are called by what is no text is refused, before anything asks for a name."""
    path = _parquet(tmp_path / "log.parquet", [NATURAL | {"dealer": "Ann"}])
    pq.write_table(pq.read_table(path), path, store_schema=False)
    path.write_bytes(path.read_bytes().replace(b"dealer", b"de\xffler"))
    with pytest.raises(BaccaratError, match=r"log\.parquet cannot be read \(.*0xff"):
        audited(path, tmp_path / "work")


def test_a_compressed_file_that_is_cut_off(tmp_path):
    """The audit stops where the file does."""
    simulate(RULES, Plan("touch", 3000), tmp_path / "log.csv.gz", None)
    content = (tmp_path / "log.csv.gz").read_bytes()
    (tmp_path / "log.csv.gz").write_bytes(content[: len(content) // 2])
    with pytest.raises(BaccaratError, match="cannot be read"):
        audited(tmp_path / "log.csv.gz", tmp_path / "work")


def test_a_log_without_rounds(tmp_path):
    """A header alone, and a Parquet file of no rows, hold no round and no fault."""
    (tmp_path / "log.csv").write_text(HEADER + "\n")
    simulate(RULES, Plan("touch", 10), tmp_path / "some.parquet", None)
    pq.write_table(pq.read_table(tmp_path / "some.parquet").slice(0, 0), tmp_path / "log.parquet")
    for name in ("log.csv", "log.parquet"):
        tally, found, unreadable = audited(tmp_path / name, tmp_path / f"work-{name}")

        assert (tally.rounds, found, unreadable) == (0, [], [])


PARTLY = NATURAL | {"stake_player": "1", "returned_player": "2", "stake_tie": "5"}
RIGHT = NATURAL | {"bets": [bet("player", "1.50", "3.00", "win"), bet("tie", "2", "0")]}


@pytest.mark.parametrize(
    ("rounds", "options", "status", "sentence"),
    [
        ([RIGHT], [], 0, "Bets judged: 2 of 2."),
        ([RIGHT], [], 0, "Stakes judged: 3.50 of 3.50."),
        ([NATURAL], [], 1, "No bet was judged."),
        ([NATURAL], ["--hands-only"], 0, "No bet was judged."),
        ([NATURAL | {"winner": "tie"}], ["--hands-only"], 1, "deviates"),
        ([RIGHT | {"payout": "99"}], [], 1, "were not read: payout."),
        ([RIGHT | {"tiền_thắng": "99"}], [], 1, "were not read: tiền_thắng."),
        ([RIGHT | {"xyz": {"player": 1}}], [], 1, "were not read: xyz."),
        ([NATURAL | {"wagers": [{"spot": "P", "staked": "1", "back": "5"}]}], [], 1, "were not read: wagers."),
        ([NATURAL | {"bet": {"player": "1"}}], [], 1, "were not read: bet."),
        ([PARTLY], [], 1, "Bets judged: 1 of 2."),
        ([PARTLY], [], 1, "Stakes judged: 1.00 of 6.00."),
        ([PARTLY], ["--allow-unjudged", "1"], 0, "agrees"),
        ([PARTLY], ["--hands-only"], 0, "No bet was judged."),
    ],
)
def test_a_log_passes_only_if_all_its_bets_were_judged(rounds, options, status, sentence, tmp_path):
    """Bets and money that are not judged are named, and the log does not pass."""
    done = baccarat("audit", written(tmp_path, *rounds), *options)

    assert (done.returncode, done.stderr) == (status, "")
    assert sentence in done.stdout


def test_one_row_a_bet_is_no_log_whose_bets_agree(tmp_path):
    """The bets of a file with one bet in a row are not read, and 0.50 too much in them is not passed over."""
    path = tmp_path / "log.csv"
    head = "round_id,player_1,player_2,banker_1,banker_2,bet,stake,returned,result"
    path.write_text(f"{head}\nR1,7S,2C,KD,3H,player,1.00,2.50,win\n")
    done = baccarat("audit", path, "--table", "touch")

    assert done.returncode == 1
    assert "were not read: bet, result, returned, stake." in done.stdout


def test_columns_that_a_mapping_ignores_need_not_be_judged(tmp_path):
    """A column of money that says nothing of a bet is named in the mapping; one that is not there is refused."""
    log, mapping = written(tmp_path, RIGHT | {"balance": "250.00"}), tmp_path / "mapping.toml"
    mapping.write_text('ignore = ["balance"]\n')

    assert baccarat("audit", log).returncode == 1
    assert baccarat("audit", log, "--mapping", mapping).returncode == 0
    mapping.write_text('ignore = ["balances"]\n')
    done = baccarat("audit", log, "--mapping", mapping)
    assert done.returncode == 2
    assert "there is no column balances" in done.stderr


def test_stakes_are_added_up_by_currency(tmp_path):
    """Stakes of rounds that were drawn against the rules are seen and not judged; sums are exact for large stakes."""
    large = [bet("player", "40000000000000000", "80000000000000000")]
    rounds = [
        RIGHT | {"currency": "IDR"},
        RIGHT | {"round_id": "R2", "currency": "VND", "bets": [bet("player", "7.25", "14.50")]},
        LONG_TIE | {"round_id": "R3", "currency": "VND", "player_3": None, "bets": [bet("tie", "4", "0")]},
        *(RIGHT | {"round_id": f"L{at}", "currency": "XAU", "bets": large} for at in range(12)),
    ]
    tally, _, _ = audited(written(tmp_path, *rounds), tmp_path / "work")

    assert [(item.currency, item.judged, item.not_judged) for item in tally.stakes] == [
        ("IDR", Decimal("3.50"), 0),
        ("VND", Decimal("7.25"), Decimal(4)),
        ("XAU", 12 * Decimal(40000000000000000), 0),
    ]


@pytest.mark.parametrize("sign", ["-", "x", "0", "NULL", "\\N", "NaN"])
def test_a_sign_for_no_card(sign, tmp_path):
    """A mapping says what stands where a hand has no third card; in place of a first card it cannot be read."""
    path, mapping = tmp_path / "log.csv", tmp_path / "mapping.toml"
    names = "round_id,player_1,player_2,player_3,banker_1,banker_2,banker_3"
    path.write_text(f"{names}\nR1,7S,2C,{sign},KD,3H,{sign}\nR2,{sign},2C,,KD,3H,\n")
    mapping.write_text(f'table = "touch"\nhands_only = true\n[cards.spellings]\n{json.dumps(sign)} = ""\n')
    done = baccarat("audit", path, "--mapping", mapping, "--allow-unreadable", "1")

    assert done.returncode == 0
    assert "Rounds judged: 1." in done.stdout
    assert "Rows that could not be read: 1." in done.stdout


DOCUMENTS = {
    "array": ("[{0},\n {1}]", ""),
    "indented array": ("[\n  {0},\n  {1}\n]\n", ""),
    "wrapper": ('{{"data": [{0}, {1}], "total": 2}}', "data"),
    "indented wrapper": ('{{\n  "day": {{\n    "rounds": [\n{0},\n{1}]\n}}}}\n', "day.rounds"),
}


@pytest.mark.parametrize("name", ["log.json", "log.json.gz"])
@pytest.mark.parametrize("kind", DOCUMENTS)
def test_json_that_is_one_document_is_read(kind, name, tmp_path):
    """An array of rounds, and one under a key that --records names; the second round's winner is wrong."""
    document, records = DOCUMENTS[kind]
    rounds = (NATURAL, NATURAL | {"round_id": "R2", "winner": "tie"})
    content = document.format(*(json.dumps(round_, indent=4) for round_ in rounds)).encode()
    (tmp_path / name).write_bytes(gzip.compress(content) if name.endswith("gz") else content)
    _, found, unreadable = audited(tmp_path / name, tmp_path / "work", Mapping(records=records))

    assert ([(item.round_id, item.row, item.rule) for item in found], unreadable) == ([("R2", 2, "WIN-HIGHER")], [])


def test_an_indented_object_is_one_round(tmp_path):
    """As long as it has no lists of which one may hold the rounds."""
    (tmp_path / "log.json").write_text(json.dumps(NATURAL | {"winner": "tie"}, indent=2))

    assert [item.rule for item in audited(tmp_path / "log.json", tmp_path / "work")[1]] == ["WIN-HIGHER"]


@pytest.mark.parametrize(
    ("content", "options", "sentence"),
    [
        ('{"data": [{"round_id": "R1"}], "total": 1}\n', [], "is an object with lists in data; name the one"),
        ('{\n"data": [{"round_id": "R1"}], "total": 1}\n', [], "is an object with lists in data; name the one"),
        ('{"data": []}', ["--records", "date"], "there is no date; correct --records"),
        ('{"data": {"a": 1}}', ["--records", "data"], "data is not a list; correct --records"),
        ('[{"round_id": "R1"}]\n', [], "there is no column player_1; name it in a mapping. The columns are round_id"),
        ("[\n", [], "has no lines of one JSON object each"),
        ('{\n  "data": [\n', [], "has no lines of one JSON object each"),
        ("[1, 2]", [], "has no lines of one JSON object each"),
    ],
)
def test_json_that_holds_no_rounds_is_named_as_such(content, options, sentence, tmp_path):
    """What the file is, or the columns that it has, and no others."""
    path = tmp_path / "log.json"
    path.write_text(content)
    done = baccarat("audit", path, "--table", "touch", *options)

    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert sentence in done.stderr


def test_records_are_for_json(tmp_path):
    """With CSV they are refused."""
    (tmp_path / "log.csv").write_text(f"{HEADER}\n{ROW.format(1, 2)}\n")
    done = baccarat("audit", tmp_path / "log.csv", "--records", "data")

    assert done.returncode == 2
    assert "--records is for JSON; leave it out" in done.stderr


def test_a_document_that_is_too_large_is_refused(tmp_path, monkeypatch):
    """It would have to be read whole."""
    monkeypatch.setattr(texts, "MOST_MEGABYTES", 0)
    (tmp_path / "log.json").write_text(f"[{json.dumps(NATURAL)}]")
    with pytest.raises(BaccaratError, match="is one document of more than 0 MB; write a round a line"):
        audited(tmp_path / "log.json", tmp_path / "work")
