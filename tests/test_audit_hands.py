"""Hands as they are published, and amounts as they are: lists, one column, other ranks and suits, net and house win."""

from __future__ import annotations

import json
from decimal import Decimal

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from conformance.audit.mapping import read_mapping
from tests.programs import baccarat
from tests.test_audit import audited

# Player KS 3H makes 3, Banker 9D KC makes 9, a natural: Banker wins, and Player draws no third card.
BY_HAND = '[columns]\nplayer_hand = "p"\nbanker_hand = "b"\n'
NUMBERS = '[cards]\nbetween = "|"\n[cards.ranks]\n1 = "A"\n11 = "J"\n12 = "Q"\n13 = "K"\n'
VIETNAMESE = '[cards.suits]\n"cơ" = "H"\n"rô" = "D"\n"chuồn" = "C"\n"bích" = "S"\n[cards.ranks]\n"Già" = "K"\n'
HANDS = [
    ({"p": ["KS", "3H"], "b": ["9D", "KC"]}, BY_HAND),
    ({"p": "KS 3H", "b": "9D KC"}, BY_HAND),
    ({"p": "KS,3H", "b": "['9D', 'KC']"}, BY_HAND),
    ({"p": "K♠️ 3♥️", "b": "9♦️K♣️"}, BY_HAND),
    ({"p": "SKH3", "b": "D9CK"}, BY_HAND + '[cards]\nnotation = "suit-rank"\n'),
    ({"h": "SKH3#D9CK"}, '[columns]\nhands = "h"\n[cards]\nnotation = "suit-rank"\n'),
    ({"h": "KS 3H / 9D KC"}, '[columns]\nhands = "h"\n[cards]\nhands_apart = "/"\n'),
    ({"p": "13|s 3|h", "b": "9|d,13|c"}, BY_HAND + NUMBERS),
    ({"p": ["13|s", "3|h"], "b": ["9|d", "13|c"]}, BY_HAND + NUMBERS),
    ({"p": [13, 3], "b": [9, 13]}, BY_HAND + '[cards]\nnotation = "rank"\n[cards.ranks]\n13 = "K"\n'),
    ({"p": "Giàbích 3cơ", "b": "9rô Giàchuồn"}, BY_HAND + VIETNAMESE),
]
"""One round in every form: Player 10 and 3, Banker 9 and 10."""


def audit(tmp_path, row, mapping, kind="jsonl"):
    """Audit one round at Touch."""
    (tmp_path / "mapping.toml").write_text(f'table = "touch"\n{mapping}')
    path = tmp_path / f"log.{kind}"
    if kind == "parquet":
        pq.write_table(pa.Table.from_pylist([row]), path)
    elif kind == "csv":
        path.write_text(";".join(row) + "\n" + ";".join(map(str, row.values())) + "\n")
    else:
        path.write_text(json.dumps(row, ensure_ascii=False) + "\n")
    return audited(path, tmp_path / "work", read_mapping(tmp_path / "mapping.toml"))


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
@pytest.mark.parametrize(("hands", "mapping"), HANDS, ids=str)
def test_hands_as_published(hands, mapping, kind, tmp_path):
    """Each form is 3 against a natural of 9: only the totals that are recorded as 4 and 8 deviate."""
    row = {"round_id": "R1", "player_total": 4, "banker_total": 8, "winner": "banker"} | hands
    _, found, unreadable = audit(tmp_path, row, mapping, kind)

    assert unreadable == []
    assert [(item.what.value, item.expected) for item in found] == [("player-total", "3"), ("banker-total", "9")]


@pytest.mark.parametrize("third", ["KS 3H 9C", ["KS", "3H", "9C"], "KS3H9C"])
def test_a_third_card_against_a_natural(third, tmp_path):
    """Player must stand against nine."""
    _, found, _ = audit(
        tmp_path, {"round_id": "R1", "p": third, "b": "9D KC" if "K" in third else ["9D", "KC"]}, BY_HAND
    )

    assert [(item.rule, item.expected, item.recorded) for item in found] == [("NATURAL-STOPS", "stand", "draw")]


@pytest.mark.parametrize(
    "hand", ["KS", "KS 3X", "1KS 3H", "KS 3H 9C 2C", "", ["KS", None, "3H"], ["KS", "1H"]], ids=str
)
def test_what_is_not_a_hand_cannot_be_read(hand, tmp_path):
    """Too few cards, too many, or none; the reason names the field."""
    banker = ["9D", "KC"] if isinstance(hand, list) else "9D KC"
    _, found, unreadable = audit(tmp_path, {"round_id": "R1", "p": hand, "b": banker}, BY_HAND)

    assert found == []
    assert len(unreadable) == 1
    assert unreadable[0]["reason"].startswith("player_hand: ")


@pytest.mark.parametrize(
    ("returned", "amount", "difference"),
    [
        ("all", "19.50", None),
        ("net", "9.50", None),
        ("net", "9.5", None),
        ("net", "10", "0.50"),
        ("house", "-9.50", None),
        ("house", "-9.00", "-0.50"),
        ("house", "10", "-19.50"),
    ],
)
def test_amounts_as_published(returned, amount, difference, tmp_path):
    """Banker wins at 0.95 to 1: on 10 all that goes back is 19.50, the bettor wins 9.50, the house loses as much."""
    row = {"round_id": "R1", "p": "KS 3H", "b": "9D KC", "stake_banker": "10", "returned_banker": amount}
    tally, found, _ = audit(tmp_path, row, f'{BY_HAND}[money]\nreturned = "{returned}"\n')

    assert [item.difference for item in found] == ([] if difference is None else [Decimal(difference)])
    assert tally.judged == 1


@pytest.mark.parametrize(
    ("mapping", "sentence"),
    [
        ('[columns]\nplayer_hand = "p"', "name both player_hand and banker_hand, or hands alone"),
        ('[columns]\nplayer_hand = "p"\nhands = "b"', "name both player_hand and banker_hand, or hands alone"),
        ('[cards.ranks]\n14 = "Z"', "cards.ranks.14: Z is not one of A, 2"),
        ('[cards.suits]\nx = "Y"', "cards.suits.x: Y is not one of S, H, D, C"),
        ('[cards]\nhands_apart = ""', "cards.hands_apart: write what stands between both hands"),
        ('[money]\nreturned = "gross"', "Invalid enum value 'gross'"),
    ],
)
def test_a_mapping_of_hands_that_is_misused(mapping, sentence, tmp_path):
    """One sentence, and exit status 2."""
    (tmp_path / "log.csv").write_text("round_id,p,b\nR1,KS 3H,9D KC\n")
    (tmp_path / "mapping.toml").write_text(f'table = "touch"\n{mapping}\n')
    done = baccarat("audit", tmp_path / "log.csv", "--mapping", tmp_path / "mapping.toml")

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert sentence in done.stderr


def test_explain_mapping_shows_hands_as_understood(tmp_path):
    """The columns and the cards of each hand."""
    (tmp_path / "log.csv").write_text("round_id,h\nR1,SKH3#D9CK\n")
    (tmp_path / "mapping.toml").write_text('table = "touch"\n[columns]\nhands = "h"\n[cards]\nnotation = "suit-rank"\n')
    done = baccarat("audit", tmp_path / "log.csv", "--mapping", tmp_path / "mapping.toml", "--explain-mapping")

    assert "player: K♠ 3♥" in done.stdout
    assert "banker: 9♦ K♣" in done.stdout
