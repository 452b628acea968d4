"""The audit against simulated logs: it finds just the faults that were planted, in every form that a log may have."""

from __future__ import annotations

from collections import Counter

import pyarrow.parquet as pq
import pytest

from conformance.audit.deviations import SCHEMA, What
from conformance.audit.simulation.faults import UNREADABLE
from conformance.audit.simulation.simulate import Plan, simulate
from conformance.rulebook import rulebook
from tests.auditing import audited, rows_in

RULES = rulebook()
ALL_KINDS = {*What, UNREADABLE}


def found_in(store):
    """The deviations that an audit found, as they are planted."""
    return Counter(
        (row["round_id"], row["rule"], row["what"], row["bet"] or "", row["difference"])
        for row in rows_in(store, SCHEMA)
    )


def planted_in(path):
    """The faults that were planted, those that leave a row unreadable apart."""
    rows = pq.read_table(path).to_pylist()
    deviating = Counter(
        (row["round_id"], row["rule"], row["what"], row["bet"], row["difference"])
        for row in rows
        if row["what"] != UNREADABLE
    )
    return deviating, sum(row["what"] == UNREADABLE for row in rows)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("log.parquet", {}),
        ("log.parquet", {"bets": "records", "cards": "deal", "money": "text"}),
        ("log.csv", {}),
        ("log.csv.zst", {"cards": "deal"}),
        ("log.jsonl", {"bets": "records"}),
        ("log.jsonl.gz", {}),
    ],
    ids=str,
)
@pytest.mark.parametrize("table", ["bakarat", "sbo-tiger", "touch"])
def test_just_the_planted_faults_are_found(table, name, options, tmp_path):
    """In 6,000 rounds with 4 % of faults of every kind, each is found with its rule and money, and nothing else is."""
    plan = Plan(table, 6000, seed=11, faults=0.04, **options)
    count = simulate(RULES, plan, tmp_path / name, tmp_path / "truth.parquet")
    tally, store = audited([tmp_path / name], tmp_path / "work")
    planted, unreadable = planted_in(tmp_path / "truth.parquet")

    assert count > 200
    assert planted == found_in(store)
    assert (unreadable, count - unreadable) == (tally.unreadable, tally.deviations)

    kinds = {what for _, _, what, _, _ in planted} | {UNREADABLE}
    missing = {What.CARDS} if options.get("cards") != "deal" else {What.PLAYER_DRAW, What.BANKER_DRAW}
    if table == "touch":
        missing |= {What.SHOE, What.ROUND_NUMBER}  # shuffled before every round
    if table != "bakarat":
        missing |= {What.AVAILABILITY}  # no bet has a last round
    assert kinds == ALL_KINDS - missing


@pytest.mark.parametrize("table", RULES.tables)
def test_a_log_without_faults_is_clean(table, tmp_path):
    """Nothing is found in 3,000 rounds of any table that were played by the rules."""
    simulate(RULES, Plan(table, 3000, seed=2, share=0.8), tmp_path / "log.parquet", None)
    tally, _ = audited([tmp_path / "log.parquet"], tmp_path / "work")

    assert (tally.rounds, tally.deviations, tally.unreadable) == (3000, 0, 0)
    assert tally.judged > 3000
