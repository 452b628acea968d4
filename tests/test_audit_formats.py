"""The formats that `--format` names, each with a small log of our own making in which one thing is wrong."""

from __future__ import annotations

import json

import pytest

from conformance.audit.mapping import formats
from tests.programs import ROOT, baccarat

DATA = ROOT / "tests" / "data"


@pytest.mark.parametrize(
    ("name", "file", "wrong"),
    [
        # Banker KC 9H wins with a natural nine: 19.50 goes back on 10 at 0.95 to 1, and 20 is recorded.
        ("bet-rows", "bet-rows.csv", ("R2", "returned", "19.50", "20.00")),
        ("hand-lists", "hand-lists.json", ("2", "returned", "19.50", "20.00")),
        ("nine-roads", "nine-roads.csv", ("1 / 2", "winner", "banker", "tie")),
    ],
)
def test_each_format_reads_its_example(name, file, wrong):
    """Just the one deviation is found in each."""
    done = baccarat("audit", DATA / file, "--format", name, "--table", "touch", "--json")
    found = [item["deviation"] for item in json.loads(done.stdout)["examples"]]

    assert name in formats()
    assert [tuple(item[key] for key in ("round_id", "what", "expected", "recorded")) for item in found] == [wrong]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--format", "big-road"], "big-road is not a format; the formats are bet-rows, hand-lists, nine-roads"),
        (["--format", "bet-rows", "--mapping", "x.toml"], "--format is a mapping already; leave out --mapping"),
    ],
)
def test_a_format_that_is_misused(options, sentence):
    """One sentence, and exit status 2."""
    done = baccarat("audit", DATA / "bet-rows.csv", "--table", "touch", *options)

    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
