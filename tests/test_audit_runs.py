"""The audit as a run: mappings, what is written and when, killed and taken up again, frequencies, the command."""

from __future__ import annotations

import json
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from decimal import Decimal
from fractions import Fraction
from itertools import product
from math import exp, factorial, prod
from pathlib import Path

import click
import jsonschema
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyarrow import csv

from conformance.audit import writing
from conformance.audit.auditor import Auditor, Counted
from conformance.audit.deviations import SCHEMA, Deviation, What, as_batch
from conformance.audit.explanation import understood
from conformance.audit.frequencies import frequencies, holm
from conformance.audit.hashing import hashes
from conformance.audit.layout import layout_of
from conformance.audit.log import CARDS as LOG_CARDS
from conformance.audit.log import round_log_schema
from conformance.audit.mapping import BetsNotation, CardNotation, Mapping, card_numbers, read_mapping
from conformance.audit.run import Audit
from conformance.audit.simulation.shoes import deal
from conformance.audit.simulation.simulate import Plan, simulate
from conformance.audit.store import STATE, Store
from conformance.cards import CARDS, DECK
from conformance.cli.audit import command
from conformance.errors import BaccaratError
from conformance.kernel import NO_CARD, Kernel
from conformance.report.audit import SUBJECTS, WHATS
from conformance.rulebook import rulebook
from conformance.words import words_in
from tests import auditing
from tests.programs import BACCARAT, ROOT, baccarat

RULES = rulebook()
ENGLISH = words_in("en")


def audited(paths, folder, mapping=None):
    """Audit files; return the tally and the deviations."""
    tally, store = auditing.audited(paths, folder, mapping)
    return tally, auditing.deviations_in(store)


# Mappings


@pytest.mark.parametrize(
    ("notation", "written", "card"),
    [
        (CardNotation(), "10H", "TH"),
        (CardNotation(), "th", "TH"),
        (CardNotation(), "10♥", "TH"),
        (CardNotation("suit-rank"), "♥10", "TH"),
        (CardNotation("suit-rank"), "SA", "AS"),
        (CardNotation("rank"), "10", "TS"),
        (CardNotation("rank"), "K", "KS"),
        (CardNotation("number", tuple(DECK)), "1", "AS"),
        (CardNotation("number", tuple(DECK)), "52", "KC"),
        (CardNotation("number", tuple(reversed(DECK)), 0), "0", "KC"),
        (CardNotation(spellings={"joker of hearts": "TH"}), "Joker of Hearts", "TH"),
    ],
    ids=str,
)
def test_cards_in_every_notation(notation, written, card):
    """Each notation gives each card, under all that it writes for it."""
    numbers = card_numbers(notation)

    assert CARDS[numbers[written.upper()]].code == card
    assert len(set(numbers.values())) == (13 if notation.notation == "rank" else 52)


MAPPING = """
table = "bakarat"
delimiter = ";"

[columns]
round_id = "GameID"
round = "No"
winner = "Res"
player_1 = "P1"
player_2 = "P2"
player_3 = "P3"
banker_1 = "B1"
banker_2 = "B2"
banker_3 = "B3"
stake_banker = "BetBank"
returned_banker = "WinBank"

[cards]
notation = "suit-rank"

[values.winner]
P = "player"
B = "banker"
T = "tie"
"""
THEIRS = "GameID;No;Res;P1;P2;P3;B1;B2;B3;BetBank;WinBank;Dealer\n"


def test_a_providers_own_format(tmp_path):
    """With a mapping, 0.30 on a Banker that wins with nine gives back 0.585; the second row says 0.60 and a tie."""
    (tmp_path / "mapping.toml").write_text(MAPPING)
    rows = ["7;1;B;S2;♣3;;D9;♥K;;0.30;0.585;Ann", "8;2;T;S2;♣3;;D9;♥10;;0.30;0.60;Bea"]
    (tmp_path / "log.csv").write_text(THEIRS + "\n".join(rows))
    tally, found = audited([tmp_path / "log.csv"], tmp_path / "work", read_mapping(tmp_path / "mapping.toml"))

    assert tally.rounds == 2
    assert [(item.round_id, item.rule, item.expected, item.recorded, item.difference) for item in found] == [
        ("8", "WIN-HIGHER", "banker", "tie", None),
        ("8", "PAY-BANKER-COMMISSION-WIN", "0.585", "0.60", Decimal("0.015")),
    ]

    audit = Audit(RULES, [str(tmp_path / "log.csv")], read_mapping(tmp_path / "mapping.toml"))
    assert understood(audit, audit.logs[0], ENGLISH)[1] == {
        "row": "3",
        "table": "bakarat",
        "round_id": "8",
        "round": "2",
        "player": "2♠ 3♣",
        "banker": "9♦ 10♥",
        "winner": "tie",
        "bets": "banker 0.3 → 0.6",
    }


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("colums = {}", "unknown field `colums`"),
        ("[columns]\nplayer_4 = 'X'", "columns.player_4: a round log has no such column"),
        ("[values.dealer]\na = 'b'", "values.dealer: values are given for"),
        ("[cards]\nnotation = 'runes'", "Invalid enum value 'runes'"),
        ("[cards]\nnotation = 'number'\norder = ['AS']", "name each of the 52 cards once"),
        ("[cards]\nfirst = 0", "order and first go with numbers alone"),
        ("[cards.spellings]\nx = '1S'", 'cards.spellings.x: "1S" is not a card'),
        ("[money]\nminor_digits = 10", "money.minor_digits: 10 is not from 0 to 9"),
        ("[money]\ndecimal = ';'", "Invalid enum value ';'"),
        ("[money]\ndecimal = ','\nthousands = ','", "money.thousands: the same sign stands before the decimals"),
        ("[money.columns.Bet]\nminor_digits = -1", "money.columns.Bet.minor_digits: -1 is not from 0 to 9"),
        ("delimiter = ''", "delimiter: write one sign"),
        ("delimiter = '\\u2192'".replace("'", '"'), "delimiter: write one sign"),
        ("delimiter = '\"'", "delimiter: write one sign"),
        ("[columns]\nplayer_1 = 'P'\nplayer_2 = 'P'", "columns.player_1: another column is called P too"),
        ("[values.winner]\n'' = 'tie'", "values.winner: an empty value stands for nothing"),
        ("[cards.spellings]\nx = 'AS'\nX = 'KS'", "cards.spellings.X: it stands for another card in other letters"),
        ("table = ", "Invalid value"),
    ],
)
def test_a_mapping_that_says_something_else_is_refused(text, sentence, tmp_path):
    """With the key and the reason."""
    (tmp_path / "mapping.toml").write_text(text)
    with pytest.raises(BaccaratError, match=sentence):
        read_mapping(tmp_path / "mapping.toml")


ROUND = {
    "round_id": "1", "table": "touch", "player_1": "7S", "player_2": "2C", "banker_1": "KD", "banker_2": "3H",
    "Bet": "1", "Paid": "9", "wagers": [{"bet": "player", "stake": "1", "payout": "9"}],
}  # fmt: skip


@pytest.mark.parametrize("name", ["log.jsonl", "log.parquet"])
@pytest.mark.parametrize(
    ("mapping", "missing"),
    [
        (
            Mapping(columns={"stake_player": "Bets", "returned_player": "Paid"}),
            "Bets, which the mapping names for stake",
        ),
        (Mapping(columns={"stake_player": "Bet", "result_player": "Won"}), "Won, which the mapping names for result"),
        (Mapping(bets=BetsNotation("wager")), "wager, which the mapping names for bets"),
        (Mapping(bets=BetsNotation("wagers", returned="paid")), "the bets in wagers have no paid"),
        (Mapping(bets=BetsNotation("wagers", result="won")), "the bets in wagers have no won"),
        (Mapping(bets=BetsNotation("wagers", stake="amount")), "the bets in wagers have no amount"),
    ],
    ids=str,
)
def test_what_a_mapping_names_must_be_there(name, mapping, missing, tmp_path):
    """A name misspelt in a mapping is refused: what it should have named would not be judged."""
    path = tmp_path / name
    if name == "log.jsonl":
        path.write_text(json.dumps(ROUND))
    else:
        pq.write_table(pa.Table.from_pylist([ROUND]), path)
    with pytest.raises(BaccaratError, match=missing):
        audited([path], tmp_path / "work", mapping)


@pytest.mark.parametrize("name", ["log.jsonl", "log.csv"])
def test_a_column_that_a_mapping_names_is_nothing_else(name, tmp_path):
    """Whatever a column is called, it is what the mapping says, and not also what a round log would call so."""
    row = {"round": "S1", "winner": "R1", "stake_table": "touch", "currency": "1", "player_total": "USD"}
    row |= {"player_1": "7S", "player_2": "2C", "banker_1": "KD", "banker_2": "3H", "player": "2", "nr": "5"}
    named = {"shoe": "round", "round_id": "winner", "table": "stake_table", "stake_player": "currency"}
    named |= {"currency": "player_total", "returned_player": "player", "round": "nr"}
    path = tmp_path / name
    csv = ",".join(row) + "\n" + ",".join(row.values())
    path.write_text(csv if name == "log.csv" else json.dumps(row))
    tally, found = audited([path], tmp_path / "work", Mapping(columns=named))

    assert (found, tally.rounds, tally.unreadable, tally.judged) == ([], 1, 0, 1)


def test_without_suits_no_bet_on_suits_is_judged(tmp_path):
    """Where only ranks are recorded, a pair is judged, a perfect pair is not, and a rank may come 32 times."""
    row = {
        "table": "bakarat", "shoe": "S", "player_1": "9", "player_2": "9", "banker_1": "K", "banker_2": "10",
        "stake_player-pair": "1", "returned_player-pair": "11",
        "stake_perfect-pair": "1", "returned_perfect-pair": "77",
    }  # fmt: skip
    rows = [row | {"round_id": f"R{number:02}", "round": number} for number in range(1, 18)]
    (tmp_path / "log.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    tally, found = audited([tmp_path / "log.jsonl"], tmp_path / "work", Mapping(cards=CardNotation("rank")))

    assert (tally.judged, tally.not_judged) == (17, 17)
    assert {(item.rule, item.expected, item.difference) for item in found[:17]} == {
        ("PAY-PAIR-WIN", "12.00", Decimal(-1))
    }
    assert [(item.round_id, item.rule, item.expected, item.recorded) for item in found[17:]] == [
        ("R17", "DECKS-BAKARAT", "32 × 9", "34 × 9")
    ]


def test_without_suits_stakes_are_judged_all_the_same(tmp_path):
    """Whether a stake can be, and whether the bet was still open, takes no suit."""
    row = {"table": "bakarat", "player_1": "9", "player_2": "9", "banker_1": "K", "banker_2": "10", "round": 1}
    last = RULES.tables["bakarat"].offers["perfect-pair"].last_round
    rows = [
        row | {"round_id": "R1", "stake_perfect-pair": "-1"},
        row | {"round_id": "R2", "stake_perfect-pair": "1", "round": last + 1},
    ]
    (tmp_path / "log.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    tally, found = audited([tmp_path / "log.jsonl"], tmp_path / "work", Mapping(cards=CardNotation("rank")))

    assert [(item.round_id, item.what.value) for item in found] == [("R1", "stake"), ("R2", "availability")]
    assert (tally.judged, tally.not_judged) == (0, 2)


@pytest.mark.parametrize("change", ["reordered", "extra", "dictionaries"])
def test_columns_may_stand_anyhow(change, tmp_path):
    """Reordered columns, columns that mean nothing here, and columns stored as dictionaries change no finding."""
    simulate(RULES, Plan("bakarat", 3000, seed=5, faults=0.05), tmp_path / "log.parquet", None)
    table = pq.read_table(tmp_path / "log.parquet")
    if change == "reordered":
        names = table.schema.names
        random.Random(1).shuffle(names)
        table = table.select(names)
    elif change == "extra":
        table = table.append_column("dealer", pa.array([1.5] * len(table))).append_column("note", pa.nulls(len(table)))
    else:
        for place, name in enumerate(table.schema.names):
            if pa.types.is_string(table.schema.field(name).type):
                table = table.set_column(place, name, table[name].dictionary_encode())
    pq.write_table(table, tmp_path / "changed.parquet", row_group_size=700)
    before = audited([tmp_path / "log.parquet"], tmp_path / "one")[1]
    after = audited([tmp_path / "changed.parquet"], tmp_path / "other")[1]

    assert len(before) > 100
    assert sorted(item[1:] for item in before) == sorted(item[1:] for item in after)


GUIDES = sorted((ROOT / "docs").glob("*/guides/audit-round-logs.md"))


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.parts[-3])
def test_the_guide_is_true(guide, tmp_path):
    """Its mapping is one; beside the guide to Spark it names all that can differ, all columns, and all options."""
    text = guide.read_text()
    of_spark = guide.with_name("audit-on-spark.md").read_text()
    (tmp_path / "mapping.toml").write_text(text.partition("```toml\n")[2].partition("```")[0])

    assert len(GUIDES) == 3
    assert read_mapping(tmp_path / "mapping.toml").columns["stake_banker"] == "BetBank"
    for name in (*What, *SCHEMA.names):
        assert f"`{name}`" in text, name
    for option in (option for option in command.params if isinstance(option, click.Option)):
        told = text + of_spark
        assert option.opts[-1] in told or option.name in ("jobs", "language", "rules_folders"), option.name


# What is written, and when


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """The deviations of a log."""
    folder = tmp_path_factory.mktemp("found")
    simulate(RULES, Plan("bakarat", 4000, seed=3, faults=0.02), folder / "log.parquet", None)
    return audited([folder / "log.parquet"], folder / "work")[1]


@pytest.mark.parametrize("name", ["out.parquet", "out.csv", "out.jsonl", "out.csv.gz", "out.jsonl.zst"])
def test_deviations_are_written_alike_in_every_form(name, found, tmp_path):
    """Each form gives back the same rows, money exact."""
    writing.write_table(tmp_path / name, SCHEMA, [as_batch(found[:30]), as_batch(found[30:])])

    path = tmp_path / name
    if name.endswith(".parquet"):
        rows = pq.read_table(path).to_pylist()
    elif ".csv" in name:
        kinds = dict(zip(SCHEMA.names, SCHEMA.types, strict=True))
        options = csv.ConvertOptions(
            column_types=kinds, strings_can_be_null=True, null_values=[""], quoted_strings_can_be_null=False
        )
        read = csv.read_csv(path, convert_options=options)
        rows = read.to_pylist()
    else:
        lines = pa.input_stream(path, compression="detect").read().decode().splitlines()
        rows = [dict.fromkeys(SCHEMA.names) | json.loads(line) for line in lines]
        for row in rows:
            row["difference"] = None if row["difference"] is None else Decimal(row["difference"])
    expected = [item._asdict() | {"what": item.what.value} for item in found]
    assert sorted(map(str, map(_plain, rows))) == sorted(map(str, map(_plain, expected)))


def _plain(row):
    return {
        name: str(Decimal(value).normalize()) if name == "difference" and value is not None else value
        for name, value in row.items()
    }


def test_money_is_written_without_exponents(tmp_path):
    """A difference of a ten-millionth, and one of nothing, stand as plain decimals in CSV and in JSON."""
    differences = [Decimal("-0.0000001"), Decimal(0), Decimal(1500000)]
    rows = [
        Deviation("log", place, "R", "bakarat", None, None, None, "RULE", What.RETURNED, "tie", "", "", difference)
        for place, difference in enumerate(differences)
    ]
    for name in ("out.csv", "out.jsonl"):
        writing.write_table(tmp_path / name, SCHEMA, [as_batch(rows)])

    told = [line.rpartition(",")[2].strip('"') for line in (tmp_path / "out.csv").read_text().splitlines()]
    assert told == ["difference", "-0.0000001", "0", "1500000"]
    lines = (tmp_path / "out.jsonl").read_text().splitlines()
    assert [json.loads(line)["difference"] for line in lines] == told[1:]


_TEXTS = st.none() | st.text(alphabet='ab "\\\n\x01ộ★', max_size=4)
_ROWS = st.fixed_dictionaries(
    {
        "text": _TEXTS,
        "number": st.none() | st.integers(-(2**63), 2**63 - 1),
        "amount": st.none() | st.decimals(-1000, 1000, places=2),
        "bets": st.none()
        | st.lists(
            st.fixed_dictionaries({"bet": _TEXTS, "stake": st.none() | st.decimals(0, 9, places=1)}), max_size=3
        ),
    }
)


@given(st.lists(_ROWS, min_size=1, max_size=20), st.data())
def test_lines_of_json_are_what_json_writes(rows, data):
    """Column by column comes the same as row by row, for texts of any kind, nothing, lists, and a part of a batch."""
    schema = pa.schema(
        [
            ("text", pa.string()),
            ("number", pa.int64()),
            ("amount", pa.decimal128(18, 2)),
            ("bets", pa.list_(pa.struct([("bet", pa.string()), ("stake", pa.decimal128(38, 18))]))),
        ]
    )
    start = data.draw(st.integers(0, len(rows) - 1))
    part = pa.RecordBatch.from_pylist(rows, schema).slice(start)

    order = (*schema.names, "bet", "stake")

    def said(value):
        if isinstance(value, dict):
            return {name: said(value[name]) for name in order if value.get(name) is not None}
        if isinstance(value, list):
            return [said(item) for item in value]
        if isinstance(value, Decimal):
            return f"{value:f}".rstrip("0").rstrip(".")
        return value

    expected = "".join(json.dumps(said(row), ensure_ascii=False) + "\n" for row in rows[start:])
    assert writing.json_lines(part).decode() == expected


def test_an_output_appears_when_it_is_whole(tmp_path, monkeypatch):
    """Where writing fails half-way, the file that was there before is there still, and nothing else."""
    (tmp_path / "out.csv").write_text("before")
    batch = pa.RecordBatch.from_pylist([], schema=SCHEMA)

    def batches():
        yield batch
        raise OSError(28, "No space left on device")

    for name in ("out.csv", "new.parquet", "new.jsonl.gz"):
        with pytest.raises(OSError, match="No space left"):
            writing.write_table(tmp_path / name, SCHEMA, batches())

    assert [path.name for path in tmp_path.iterdir()] == ["out.csv"]
    assert (tmp_path / "out.csv").read_text() == "before"


def test_a_full_disk_is_told_in_one_sentence(tmp_path):
    """Exit status 2, no traceback, and no output; a file size limit stands for the disk."""
    simulate(RULES, Plan("bakarat", 4000, seed=3, faults=0.02), tmp_path / "log.parquet", None)
    script = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000)); from conformance.cli import main; main()"
    )
    command = [sys.executable, "-c", script, "audit", str(tmp_path / "log.parquet"), "--out", str(tmp_path / "out.csv")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert done.stderr.startswith("baccarat: the output cannot be written (File too large)")
    assert done.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["log.parquet"]


class Killed(Exception):
    """Stands for the end of the process."""


@pytest.mark.parametrize("name", ["log.parquet", "log.csv.gz", "log.jsonl"])
def test_an_audit_that_is_killed_goes_on_where_it_was(name, tmp_path, monkeypatch):
    """Wherever it is ended, the deviations are those of an audit at one go, and what was done is not done again."""
    monkeypatch.setattr("conformance.audit.texts.PART", 50_000)
    monkeypatch.setattr("conformance.audit.run._SAVE_EVERY", 0)
    monkeypatch.setattr(writing, "_GROUP", 500)
    monkeypatch.setattr("conformance.audit.simulation.shoes.TOGETHER", 8)
    folder = tmp_path / "logs"
    folder.mkdir()
    for seed in (1, 2):
        simulate(RULES, Plan("bakarat", 1500, seed=seed, faults=0.04), folder / f"{seed}{name}", None)
    whole = audited([folder], tmp_path / "whole")[1]

    times = []
    for limit in (1, 2, 4, 99):
        audit = Audit(RULES, [str(folder)], Mapping())
        store = Store(tmp_path / "work", audit.job())
        (tmp_path / "work").mkdir(exist_ok=True)
        store.resume()
        times.append(store.state.parts)
        left = iter(range(limit))

        def progress(*_, left=left):
            if next(left, None) is None:
                raise Killed

        try:
            tally = audit.run(store, 2, ENGLISH, progress)
        except Killed:
            continue
    found = auditing.deviations_in(store)

    assert times == sorted(set(times))
    assert times[-1] >= 6
    assert sorted(map(str, whole)) == sorted(map(str, found))
    assert tally.deviations == len(whole) > 90


def test_a_process_that_is_killed_leaves_nothing_half_done(tmp_path):
    """After SIGKILL there is no output; the same command goes on and ends as if nothing had been."""
    log, work, out = tmp_path / "log.jsonl", tmp_path / "work", tmp_path / "out.jsonl"
    simulate(RULES, Plan("bakarat", 25_000, seed=4, faults=0.01), log, None)
    arguments = ["audit", str(log), "--resume", str(work), "--out", str(out), "--allow-unreadable", "999"]
    process = subprocess.Popen([*BACCARAT, *arguments], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not list(work.glob("ledger-*.shoes")) and process.poll() is None:
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert not out.exists()

    done = baccarat(*arguments)
    assert done.returncode == 1
    assert len(out.read_text().splitlines()) == len(audited([log], tmp_path / "once")[1])


def test_a_folder_of_another_audit_is_refused(tmp_path):
    """Another log, another mapping, or something else altogether."""
    for name in ("one.csv", "two.csv"):
        simulate(RULES, Plan("touch", 50), tmp_path / name, None)
    audited([tmp_path / "one.csv"], tmp_path / "work")

    with pytest.raises(BaccaratError, match="keeps another audit: its list of files"):
        audited([tmp_path / "two.csv"], tmp_path / "work")
    with pytest.raises(BaccaratError, match="keeps another audit: its mapping"):
        audited([tmp_path / "one.csv"], tmp_path / "work", Mapping(table="bakarat"))
    (tmp_path / "work" / STATE).write_text("{}")
    with pytest.raises(BaccaratError, match="does not keep the state of an audit"):
        audited([tmp_path / "one.csv"], tmp_path / "work")


def test_a_folder_is_of_one_audit_from_the_beginning(tmp_path):
    """An audit that is killed in its first moments has findings there, which belong to no other log."""
    row = {name: value for name, value in ROUND.items() if name != "wagers"}
    (tmp_path / "one.jsonl").write_text(json.dumps(row | {"winner": "tie"}))
    (tmp_path / "other.jsonl").write_text(json.dumps(row))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Audit, "_across", lambda *_: pytest.fail("killed"))
        patch.setattr("conformance.audit.run._SAVE_EVERY", 1000)
        save, saves = Store.save, []
        patch.setattr(Store, "save", lambda store: saves.append(store) or (len(saves) == 1 and save(store)))
        with pytest.raises(pytest.fail.Exception, match="killed"):
            audited([tmp_path / "one.jsonl"], tmp_path / "work")

    with pytest.raises(BaccaratError, match="keeps another audit: its list of files is another"):
        audited([tmp_path / "other.jsonl"], tmp_path / "work")
    assert len(audited([tmp_path / "one.jsonl"], tmp_path / "work")[1]) == 1


def test_shares_of_the_ledger_change_nothing(tmp_path, monkeypatch):
    """Divided into many shares, the ledger says what it says in one."""
    simulate(RULES, Plan("bakarat", 6000, seed=9, faults=0.04), tmp_path / "log.parquet", None)
    whole = audited([tmp_path / "log.parquet"], tmp_path / "whole")[1]
    monkeypatch.setattr("conformance.audit.run.SHARE", 500)

    assert sorted(map(str, audited([tmp_path / "log.parquet"], tmp_path / "shares")[1])) == sorted(map(str, whole))


# Batches by themselves


def test_an_auditor_travels(tmp_path):
    """Pickled and unpickled, it makes the same of a batch: a batch of deviations, in the schema that is promised."""
    simulate(RULES, Plan("bakarat", 2000, seed=8, faults=0.05), tmp_path / "log.parquet", None)
    batch = pq.read_table(tmp_path / "log.parquet").combine_chunks().to_batches()[0]
    layout = layout_of(batch.schema, Mapping(), RULES.bets, "here")
    auditor = Auditor(RULES.tableau, RULES.tables, RULES.stated_limits, Mapping(), layout)
    there = pickle.loads(pickle.dumps(auditor))

    assert there.deviations(batch).equals(auditor.deviations(batch))
    assert there.deviations(batch).schema.equals(SCHEMA)
    assert there.deviations(batch.slice(0, 0)).num_rows == 0
    assert auditor.deviations(batch).num_rows > 40


def test_equal_texts_have_equal_hashes():
    """Alone, in a slice, beside others of any length: a text has one hash, and 50,000 others have others."""
    texts = [f"{number}" * (1 + number % 5) for number in range(50_000)] + ["", "é", "a" * 100]
    column = pa.array(texts)
    once = hashes(column)

    assert len(set(once.tolist())) == len(set(texts))
    assert (hashes(column.slice(77, 1000)) == once[77:1077]).all()
    for place in (0, 5, 49_999, 50_000, 50_001, 50_002):
        assert hashes(pa.array([texts[place]]))[0] == once[place]
    assert hashes(pa.array([], pa.string())).size == 0


def test_simulated_rounds_fit_the_schema(tmp_path):
    """Every line of a log in JSON, with its bets either way, is as the round log's schema says."""
    checker = jsonschema.Draft202012Validator(round_log_schema())
    for bets in ("records", "columns"):
        simulate(RULES, Plan("sbo-tiger", 40, bets=bets), tmp_path / "log.jsonl", None)
        for line in (tmp_path / "log.jsonl").read_text().splitlines():
            checker.validate(json.loads(line))
    assert not checker.is_valid({"round_id": "1", "stake_player": 1.5})
    described = round_log_schema()["$defs"]
    assert all("description" in field for kind in described.values() for field in kind["properties"].values())


def test_shoes_are_burnt_and_cut(tmp_path):
    """At Bakarat 1 to 10 cards and the exposed one are burnt, no card comes twice, and all end at the cut card."""
    kernel = Kernel(RULES.tableau)
    dealt = next(deal(kernel, RULES.procedures["bakarat"].shoe, 8, 16, np.random.default_rng(1)))
    for shoe in range(0, 1024, 64):
        cards = dealt.deals[dealt.shoes == shoe]
        given = np.bincount(cards[cards != NO_CARD], minlength=52)

        assert given.max() <= 8
        # 416 cards, 2 to 11 of them burnt, 16 behind the cut card, of which the last round may take six.
        assert 416 - 16 - 11 < given.sum() <= 416 - 16 + 6 - 2
        assert dealt.numbers[dealt.shoes == shoe].tolist() == list(range(1, len(cards) + 1))


# Frequencies


def _share_of_naturals():
    """In what share of coups from eight decks one hand or both have eight or nine, over every four cards by points."""
    held = [128] + [32] * 9
    ways = Fraction(0)
    for four in product(range(10), repeat=4):
        if (four[0] + four[1]) % 10 >= 8 or (four[2] + four[3]) % 10 >= 8:
            ways += prod(held[points] - four[:place].count(points) for place, points in enumerate(four))
    return ways / (416 * 415 * 414 * 413)


def test_frequencies_of_fair_rounds_are_ordinary():
    """Counts in just the proportions of the exact probabilities surprise nobody; an ace that comes 3 % oftener does."""
    total = 1_300_000
    # The published shares of eight decks: Banker 45.8597 %, Player 44.6247 %, tie 9.5156 %.
    winners = [round(total * share) for share in (0.446247, 0.458597, 0.095156)]
    naturals = round(total * _share_of_naturals())
    fair = Counted(winners, [total // 13] * 13, naturals, total)
    loaded = Counted(winners, [103_000] + [99_750] * 12, naturals, total)
    tests = {test.subject: test for test in frequencies(RULES, {"bakarat": fair})}

    assert tests.keys() == SUBJECTS.keys()
    assert all(test.chi_square < 0.01 and not test.surprising for test in tests.values())
    assert [test.freedom for test in tests.values()] == [2, 12, 1]
    assert [test.subject for test in frequencies(RULES, {"bakarat": loaded}) if test.surprising] == ["first-ranks"]


def test_chi_square_by_hand():
    """Thirteen ranks expected 100 times, one 130 and one 70 times: 900/100 + 900/100 = 18, with twelve degrees free.

    Chance does that with probability e^-9 (1 + 9 + 9^2/2 + ... + 9^5/120).
    """
    counted = Counted([580, 596, 124], [130, 70] + [100] * 11, 446, 1300)
    test = frequencies(RULES, {"bakarat": counted})[1]

    assert test.chi_square == pytest.approx(18)
    assert test.probability == pytest.approx(exp(-9) * sum(9**power / factorial(power) for power in range(6)))
    assert test.adjusted == pytest.approx(3 * test.probability)


def test_few_rounds_are_not_tested():
    """Where a value is expected fewer than five times, chi-square says nothing."""
    few = frequencies(RULES, {"touch": Counted([10, 10, 3], [2] * 13, 9, 23)})

    assert [test.probability is None for test in few] == [True, True, False]


def test_holm_is_stricter_than_none_and_laxer_than_bonferroni():
    """By hand: 0.01, 0.02, 0.03 of three become 0.03, 0.04, 0.04; nothing passes 1."""
    assert [round(value, 9) for value in holm([0.02, 0.01, 0.03])] == [0.04, 0.03, 0.04]
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


# The command


@pytest.fixture(scope="module")
def logs(tmp_path_factory):
    """A log without faults and one with."""
    folder = tmp_path_factory.mktemp("logs")
    simulate(RULES, Plan("bakarat", 2000, seed=6), folder / "clean.parquet", None)
    simulate(RULES, Plan("bakarat", 2000, seed=6, faults=0.01), folder / "faulty.jsonl", None)
    return folder


def test_a_clean_log_exits_with_0(logs):
    """And says so."""
    done = baccarat("audit", logs / "clean.parquet")

    assert (done.returncode, done.stderr) == (0, "")
    assert "The log agrees with the rules." in done.stdout


def test_a_log_with_faults_exits_with_1_or_2(logs, tmp_path):
    """With 1 where rows that cannot be read are allowed, with 2 where there are too many; both write everything."""
    out, bad, page = tmp_path / "out.csv", tmp_path / "bad.jsonl", tmp_path / "page.html"
    arguments = ("audit", logs / "faulty.jsonl", "--out", out, "--unreadable", bad, "--report", page, "--frequencies")
    done = baccarat(*arguments, "--report-language", "vi")
    rows = [json.loads(line) for line in bad.read_text().splitlines()]

    assert done.returncode == 2
    assert "rows could not be read" in done.stdout
    assert rows
    assert all(row["reason"] in (f'{name}: "1S" is not a card' for name in LOG_CARDS) for row in rows)
    assert '<html lang="vi">' in page.read_text()
    assert "cửa Con" in page.read_text()
    assert baccarat(*arguments, "--allow-unreadable", len(rows)).returncode == 1


def test_a_page_shows_hostile_text_as_text(tmp_path):
    """Whatever ids, shoes, currencies and names of files hold, no tag and no turn of the writing reaches the page."""
    hostile = "</code><script>alert(1)</script>\u202e\u2066"
    row = {name: value for name, value in ROUND.items() if name != "wagers"}
    row |= {"round_id": hostile, "shoe": hostile, "currency": hostile, "winner": "tie"}
    log, page = tmp_path / "<img src=x onerror=alert(1)>\u202e.jsonl", tmp_path / "page.html"
    log.write_text(json.dumps(row))
    done = baccarat("audit", log, "--report", page)
    shown = page.read_text()

    assert done.returncode == 1
    assert "&lt;script&gt;" in shown
    assert "<script>alert" not in shown
    assert "<img src=x" not in shown
    assert not {"\u202e", "\u2066"} & {*shown, *done.stdout}


def test_examples_can_be_reproduced(logs):
    """Each of the first examples names a command, which plays the round as the rules have it."""
    told = json.loads(baccarat("audit", logs / "faulty.jsonl", "--json").stdout)
    assert len(told["examples"]) == 10
    for example in told["examples"]:
        said = example["deviation"]
        if said["what"] in ("returned", "player-total", "banker-total"):
            words = example["reproduce"].replace("'", "").split()
            deal, bets = (
                words[4 : words.index("--bet") if "--bet" in words else None],
                words[words.index("--bet") :] if "--bet" in words else [],
            )
            done = baccarat("coup", words[2], "--deal", " ".join(deal), *bets, "--json")
            coup = json.loads(done.stdout)
            if said["what"] == "returned":
                assert Decimal(coup["settlements"][0]["returned"]) == Decimal(said["expected"])
            else:
                assert str(coup[said["what"].partition("-")[0]]["total"]) == said["expected"]


@pytest.mark.parametrize("language", ["en", "id", "vi"])
def test_every_deviation_has_words(language):
    """In each language, and no two the same."""
    words = words_in(language)
    told = [words.say(text, player="P", banker="B") for text in WHATS.values()]

    assert len(set(told)) == len(told)


SIMULATE = ("simulate", "--table", "touch", "--rounds", "5", "--out", "x.csv")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("audit",), "Missing argument 'LOG...'"),
        (("audit", "nowhere.csv"), "nowhere.csv stands for no file of a log"),
        (("audit", "pyproject.toml"), "its name does not say how it is written"),
        (("audit", "{clean}", "--out", "out.txt"), "its name does not say how to write it"),
        (("audit", "{clean}", "--out", "nowhere/out.csv"), "there is no folder nowhere"),
        (("audit", "{clean}", "--report", "nowhere/page.html"), "there is no folder nowhere"),
        (
            ("audit", "{clean}", "--mapping", "nowhere.toml"),
            "nowhere.toml is not a valid mapping (No such file or directory)",
        ),
        (("audit", "{clean}", "--table", "casino"), "casino is not a table"),
        (("audit", "{clean}", "--report-language", "id"), "--report-language is for a report"),
        (("simulate", "--table", "casino", "--rounds", "1", "--out", "x.csv"), "casino is not a table"),
        (("simulate", "--table", "touch", "--rounds", "1", "--out", "x.txt"), "its name does not say how to write it"),
        (("simulate", "--table", "touch", "--rounds", "0", "--out", "x.csv"), "0 is not in the range"),
        ((*SIMULATE, "--faults", "nan"), "'nan' is not a number"),
        ((*SIMULATE, "--staked", "nan"), "'nan' is not a number"),
        ((*SIMULATE, "--truth", "nowhere/x.csv"), "there is no folder nowhere"),
        ((*SIMULATE, "--truth", "./x.csv"), "x.csv would overwrite what is read or written besides"),
        (("audit", "{clean}", "--out", "{clean}"), "clean.parquet would overwrite what is read"),
        (("audit", "{clean}", "--unreadable", "{clean}"), "clean.parquet would overwrite what is read"),
        (("audit", "{clean}", "--report", "{clean}"), "clean.parquet would overwrite what is read"),
        (("audit", "{clean}", "--out", "x.csv", "--unreadable", "./x.csv"), "x.csv would overwrite what is read"),
        (("audit", "{clean}", "--out", "x.csv", "--report", "./x.csv"), "x.csv would overwrite what is read"),
    ],
    ids=str,
)
def test_bad_use_is_one_sentence(arguments, sentence, logs):
    """On standard error, with exit status 2 and nothing written."""
    done = baccarat(*(argument.format(clean=logs / "clean.parquet") for argument in arguments))

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert sentence in done.stderr
    assert not Path("x.csv").exists()
    assert pq.read_metadata(logs / "clean.parquet").num_rows == 2000


def test_a_folder_to_go_on_in_is_no_part_of_the_log(tmp_path):
    """The state of an audit is JSON too: kept in the folder of the log, it would be read with it."""
    (tmp_path / "log.jsonl").write_text(json.dumps(ROUND))
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "state.json").write_text("{}")
    done = baccarat("audit", tmp_path, "--resume", tmp_path / "work")

    assert done.returncode == 2
    assert "state.json would overwrite what is read" in done.stderr


def test_simulate_writes_the_same_for_the_same_seed(tmp_path):
    """Byte for byte, with what was planted beside it."""
    for name in ("one", "two"):
        done = baccarat(
            "simulate", "--table", "bakarat", "--rounds", "500", "--faults", "0.05", "--out", tmp_path / f"{name}.csv"
        )
        assert done.returncode == 0
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes()
    assert (tmp_path / "one-truth.csv").read_text().count("\n") > 20


def test_explain_mapping_names_what_it_leaves_out(tmp_path):
    """Columns that say nothing here are listed, and where no row can be read the exit status is 2."""
    log = tmp_path / "log.csv"
    log.write_text("round_id,dealer,player_1,player_2,banker_1,banker_2\nR1,Ann,7S,2C,KD,XX\n")
    done = baccarat("audit", log, "--table", "touch", "--explain-mapping")

    assert "Columns that say nothing here: dealer" in done.stdout
    assert '"XX" is not a card' in done.stdout
    assert done.returncode == 2


def test_columns_read_as_one_call_for_a_delimiter(tmp_path):
    """A log with semicolons is told of by what it lacks, a delimiter in a mapping."""
    log = tmp_path / "log.csv"
    log.write_text("round_id;player_1\nR1;7S\n")
    done = baccarat("audit", log, "--table", "touch")

    assert done.returncode == 2
    assert done.stderr.endswith("the columns round_id;player_1 are read as one; name their delimiter in a mapping\n")


def test_rows_that_cannot_be_read_are_told_by_reason(tmp_path):
    """Each reason stands with the number of its rows and the first of them, in the order of how many they are."""
    row = "R{},bakarat,7S,2C,KD,{},{}\n"
    rows = [("3H", "1"), ("XX", "1"), ("3H", "one"), ("YY", "1"), ("3H", "2")]
    log = tmp_path / "log.csv"
    log.write_text(
        "round_id,table,player_1,player_2,banker_1,banker_2,stake_tie\n"
        + "".join(row.format(place, *cells) for place, cells in enumerate(rows))
    )
    done = baccarat("audit", log)
    told = json.loads(baccarat("audit", log, "--json").stdout)["unreadable_reasons"]

    assert done.returncode == 2
    assert [line.strip() for line in done.stdout.splitlines() if " × " in line] == [
        f'2 × {log}:3: banker_2: "XX" is not a card',
        f'1 × {log}:4: stake_tie: "one" is not an amount of money',
    ]
    assert [(item["count"], item["row"], item["value"]) for item in told] == [(2, 3, "XX"), (1, 4, "one")]


@pytest.mark.parametrize("language", ["en", "id", "vi"])
def test_figures_fit_a_terminal_of_eighty_columns(logs, language):
    """Nothing in the grids is cut off, and no line is longer than the terminal."""
    done = baccarat("audit", logs / "faulty.jsonl", "--language", language, env=os.environ | {"COLUMNS": "80"})
    grids = [line for line in done.stdout.splitlines() if line[:1] in "┏┃┡│└"]

    assert len(grids) > 40
    assert max(map(len, grids)) <= 80
    assert not any("…" in line for line in grids)


def test_explain_mapping_shows_ten_rows(logs):
    """With the columns that the log has, and no other."""
    done = baccarat("audit", logs / "faulty.jsonl", "--explain-mapping")

    assert done.returncode == 0
    assert done.stdout.count("round_id:") == 10
    assert "stake_banker" in done.stdout
    assert "stake_tiger" not in done.stdout


def test_what_is_missing_is_told():
    """Where pyarrow is not installed, one sentence says how to get it."""
    script = "import sys; sys.modules['pyarrow'] = None; from conformance.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", script, "audit", "x.csv"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ,
    )

    assert done.returncode == 2
    assert (
        done.stderr
        == "baccarat: pyarrow is not installed; install the extra audit; in a clone: pip install '.[audit]'\n"
    )
