"""Logs whose rows are not rounds: one row a bet or a bettor; keys of several columns; decks and currency of a run."""

from __future__ import annotations

import json
from decimal import Decimal

import pytest

from conformance.audit import texts
from conformance.audit.mapping import read_mapping
from tests.programs import baccarat
from tests.test_audit import NATURAL, audited, bet, told, written

BETS = "round_id,shoe,round,player_1,player_2,banker_1,banker_2,winner,bet,stake,returned,result"
# R1: Player 7S 2C makes 9 against 3 and wins. R2: Banker KC 9H makes 9 against Player KS 3H and wins.
R1, R2 = "R1,S,1,7S,2C,KD,3H,player", "R2,S,2,KS,3H,KC,9H,banker"
ROWS = [
    f"{R1},player,10,20,win",
    f"{R2},banker,10.00,20.00,win",
    f"{R1},banker,5,0,lose",
    f"{R2},player,1,0,lose",
    f"{R1},tie,2,0,lose",
]
"""Five bets of two rounds; Touch pays 0.95 to 1 on Banker, so 19.50 goes back on 10.00; 0.50 too much is recorded."""
OVERPAID = ("PAY-BANKER-COMMISSION-WIN", "returned", "banker", "19.50", "20.00", Decimal("0.50"))


def mapped(tmp_path, text):
    """A mapping of this text, for Touch."""
    (tmp_path / "mapping.toml").write_text(f'table = "touch"\n{text}')
    return tmp_path / "mapping.toml"


def audit(tmp_path, rows, mapping, head=BETS, name="log.csv"):
    """Audit rows; return the tally and the deviations."""

    path = tmp_path / name
    if name.endswith("csv"):
        path.write_text("\n".join([head, *rows]) + "\n")
    else:
        names = head.split(",")
        path.write_text("".join(json.dumps(dict(zip(names, row.split(","), strict=True))) + "\n" for row in rows))
    return audited(path, tmp_path / "work", read_mapping(mapped(tmp_path, mapping)))


@pytest.mark.parametrize("part", [8 << 20, 300])
@pytest.mark.parametrize("name", ["log.csv", "log.jsonl"])
def test_one_row_a_bet(name, part, tmp_path, monkeypatch):
    """Each bet is judged in its own row, and the two rounds are two, wherever the file is cut."""
    monkeypatch.setattr(texts, "PART", part)
    tally, found, unreadable = audit(tmp_path, ROWS, '[row]\nis = "bet"\n', name=name)

    assert told(found) == [OVERPAID]
    assert found[0].row == (3 if name == "log.csv" else 2)
    assert (tally.rounds, tally.judged, tally.deviations, unreadable) == (2, 5, 1, [])


@pytest.mark.parametrize("part", [8 << 20, 100])
def test_what_deviates_in_a_round_is_said_once(part, tmp_path, monkeypatch):
    """A wrong winner in all rows of a round is one deviation, at the first of them."""
    monkeypatch.setattr(texts, "PART", part)
    rows = [row.replace(",player,", ",tie,", 1) for row in ROWS]
    tally, found, _ = audit(tmp_path, rows, '[row]\nis = "bet"\n')

    assert [(item.round_id, item.what.value, item.row) for item in found] == [
        ("R1", "winner", 2),
        ("R2", "returned", 3),
    ]
    assert (tally.rounds, tally.deviations, len(tally.examples)) == (2, 2, 2)


@pytest.mark.parametrize("part", [8 << 20, 100])
def test_a_round_of_two_versions_is_recorded_twice(part, tmp_path, monkeypatch):
    """Rows of one round that have other cards are told: a third row says that Player had a ten."""
    monkeypatch.setattr(texts, "PART", part)
    rows = [*ROWS, ROWS[4].replace("KD", "TD")]
    _, found, _ = audit(tmp_path, rows, '[row]\nis = "bet"\n')

    assert [(item.round_id, item.rule, item.expected, item.recorded) for item in found if item.bet is None] == [
        ("R1", "LOG-ROUND-ID", "1", "2")
    ]


def test_a_row_without_a_bet_is_a_round(tmp_path):
    """A round on which nobody bet stands in one row without bet and stake; a stake without a bet cannot be read."""
    rows = [f"{R1},,,,", f"{R2},,5,0,lose", f"{R2},player,1,0,lose"]
    tally, found, unreadable = audit(tmp_path, rows, '[row]\nis = "bet"\n')

    assert ([row["reason"] for row in unreadable], found) == (["a bet has no name"], [])
    assert (tally.rounds, tally.judged) == (2, 1)


def test_names_of_bets_that_are_the_logs_own(tmp_path):
    """Columns are named as the fields of a list of bets are, and the values of bets mapped alike."""
    head = BETS.replace("bet,stake,returned", "Spot,Amount,Paid").replace("result", "Outcome")
    rows = [row.replace(",banker,", ",B,").replace(",banker,10", ",B,10") for row in ROWS[1:2]]
    mapping = """
[row]
is = "bet"
[bets]
bet = "Spot"
stake = "Amount"
returned = "Paid"
result = "Outcome"
[values.bet]
B = "banker"
[values.winner]
B = "banker"
"""
    _, found, _ = audit(tmp_path, rows, mapping, head)

    assert told(found) == [OVERPAID]


def test_one_row_a_bettor(tmp_path):
    """The bets of each bettor stand in columns; the round is one, and each overpayment is told in its row."""
    head = "round_id,player_1,player_2,banker_1,banker_2,bettor,stake_banker,returned_banker"
    rows = ["R2,KS,3H,KC,9H,Ann,10,19.50", "R2,KS,3H,KC,9H,Bea,10,20", "R2,KS,3H,KC,9H,Cao,2,4.90"]
    tally, found, _ = audit(tmp_path, rows, '[row]\nis = "bettor"\n', head)

    assert [(item.row, item.difference) for item in found] == [(3, Decimal("0.50")), (4, Decimal(1))]
    assert (tally.rounds, tally.judged) == (1, 3)


SHOES = [
    NATURAL | {"table": "bakarat", "round_id": f"{day}-{number}", "shoe": "1", "round": number, "date": day}
    for day in ("2026-03-01", "2026-03-02")
    for number in (1, 2, 3)
]


@pytest.mark.parametrize(("key", "count"), [('["date", "shoe"]', 0), ('["shoe"]', 3)])
def test_shoes_may_be_numbered_again_every_day(key, count, tmp_path):
    """Known by day and number they are two shoes; by the number alone, each of the three rounds comes twice."""
    (tmp_path / "mapping.toml").write_text(f"hands_only = true\n[shoe]\nkey = {key}\n")
    done = baccarat("audit", written(tmp_path, *SHOES), "--mapping", tmp_path / "mapping.toml", "--json")

    assert json.loads(done.stdout)["deviations"] == count
    assert done.returncode == (1 if count else 0)


def test_rounds_may_be_numbered_again_in_every_shoe(tmp_path):
    """By shoe and number, two rounds called 1 are two; "1" and "1/2" are not "1/1" and "2"."""
    rounds = [
        NATURAL | {"round_id": None, "shoe": shoe, "no": number}
        for shoe, number in (("A", 1), ("B", 1), ("1", "1/2"), ("1/1", "2"))
    ]
    (tmp_path / "mapping.toml").write_text('hands_only = true\n[round]\nkey = ["shoe", "no"]\n')
    done = baccarat("audit", written(tmp_path, *rounds), "--mapping", tmp_path / "mapping.toml")

    assert (done.returncode, done.stderr) == (0, "")
    assert "Rounds judged: 4." in done.stdout


@pytest.mark.parametrize("said", ["option", "mapping", "column", "text"])
def test_decks_as_the_log_has_them(said, tmp_path):
    """Bakarat deals from eight; of one deck the second 7S, 2C, KD and 3H are too many, by run or by column."""
    decks = {"column": {"decks": 1}, "text": {"decks": "1.0"}}.get(said, {})
    log = written(tmp_path, *({**round_, **decks} for round_ in SHOES[:2]))
    (tmp_path / "mapping.toml").write_text("decks = 1\n" if said == "mapping" else "")
    options = ["--decks", "1"] if said == "option" else ["--mapping", tmp_path / "mapping.toml"]
    done = baccarat("audit", log, "--hands-only", "--json", *options)

    found = json.loads(done.stdout)["examples"]
    assert sorted(item["deviation"]["expected"] for item in found) == ["1 × 2C", "1 × 3H", "1 × 7S", "1 × KD"]


def test_the_currency_of_all_rounds(tmp_path):
    """By an option or a mapping, where no column has it."""
    log = written(tmp_path, NATURAL | {"bets": [bet("player", "1", "2")]})
    (tmp_path / "mapping.toml").write_text('currency = "IDR"\n')

    for options in (["--currency", "IDR"], ["--mapping", tmp_path / "mapping.toml"]):
        done = baccarat("audit", log, *options)
        assert (done.returncode, "Stakes judged: 1.00 of 1.00 IDR." in done.stdout) == (0, True)


@pytest.mark.parametrize(
    ("mapping", "sentence"),
    [
        ('[row]\nis = "shoe"', "Invalid enum value 'shoe'"),
        ('[row]\nis = "bet"\n[bets]\nlist = "wagers"', "bets.list: a row that is one bet has no list of bets"),
        ('[row]\nis = "bet"\n[bets]\nstake = "Amount"', "there is no column Amount, which the mapping names for stake"),
        ('[row]\nis = "bet"\n[bets]\nresult = "Won"', "there is no column Won, which the mapping names for result"),
        ('[shoe]\nkey = ["day"]', "there is no column day, which the mapping names for shoe.key"),
        ('[shoe]\nkey = ["shoe"]\n[columns]\nshoe = "shoe"', "columns.shoe: it is known by a key too"),
        ("decks = 0", "decks: 0 is not from 1 to 100"),
    ],
)
def test_a_mapping_of_rows_that_is_misused(mapping, sentence, tmp_path):
    """One sentence, and exit status 2."""
    (tmp_path / "log.csv").write_text("\n".join([BETS, *ROWS]))
    done = baccarat("audit", tmp_path / "log.csv", "--mapping", mapped(tmp_path, mapping))

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert sentence in done.stderr


def test_frequencies_count_no_bets(tmp_path):
    """Where a row is a bet they are refused."""
    (tmp_path / "log.csv").write_text("\n".join([BETS, *ROWS]))
    mapping = mapped(tmp_path, '[row]\nis = "bet"\n')
    done = baccarat("audit", tmp_path / "log.csv", "--frequencies", "--mapping", mapping)

    assert (done.returncode, done.stdout) == (2, "")
    assert "--frequencies counts rounds" in done.stderr
