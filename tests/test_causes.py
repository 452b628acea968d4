"""Causes: each once, the rule that was changed first, what no answer came to once, and its aftermath only counted."""

from __future__ import annotations

import pytest

from conformance.cli.diagnosing import diagnosed
from conformance.engines.faults import FAULTS, FaultyServer
from conformance.engines.port import Port
from conformance.report.causes import by_rule, without_answer
from conformance.report.diagnosis import diagnosis_info, explanations
from conformance.rulebook import rulebook
from conformance.suite.results import Record
from conformance.suite.run import Selection
from conformance.words import words_in


def _record(case, rules, verdict="failed", **fields):
    return Record(case, "en", "touch", rules, verdict, deal="AS AS AS AS AS AS", **fields)


def test_the_rule_that_no_passing_check_cites_comes_first():
    """Three failures cite the draw and the winner; the winner is cited by many that pass, so the draw is the cause."""
    failed = [_record(f"A-{n}", ("DRAW-B3", "WIN-HIGHER")) for n in range(3)]
    passed = [_record(f"B-{n}", ("WIN-HIGHER",), "passed") for n in range(9)]

    (cause,) = by_rule(failed, [*failed, *passed])

    assert (cause.rule, len(cause.records)) == ("DRAW-B3", 3)


def test_answers_that_differ_in_a_value_have_one_cause():
    """Two values of one format error are one cause, with the first value; what was no longer asked is counted."""
    failed = [
        _record("A-1", ("DRAW-B3",), "protocol-error", actual='protocol error: the total is "7"'),
        _record("A-2", ("DRAW-B3",), "protocol-error", actual='protocol error: the total is "8"'),
        _record(
            "A-3",
            ("DRAW-B3",),
            "crashed",
            actual="crashed: the engine has used up its restarts (3) and is not asked any more",
        ),
    ]

    (cause,), not_asked = without_answer(failed, "en")

    assert len(cause.records) == 2
    assert cause.records[0].actual == 'protocol error: the total is "7"'
    assert not_asked == 1


@pytest.mark.parametrize(
    ("fault", "table", "op", "sentence"),
    [
        ("phase-is-always-none", "bakarat", "shoe", "Phase is always “none”"),
        ("every-complaint-is-accepted", "sbo-baccarat", "complaints", "Decision is always “accepted”"),
        ("payouts-are-always-void", "bakarat", "incidents", "Payouts is “void” instead of “nothing”"),
    ],
)
def test_a_deviation_around_the_coup_names_its_field(fault, table, op, sentence):
    """The field and the value that the engine gives are named first."""
    failed = Record(
        "X-1", "en", table, (), "failed", transcript=((f'{{"op":"{op}","table":"{table}","events":[]}}', ""),)
    )
    found = diagnosed([table], Port(FaultyServer(FAULTS[fault])), "en", records=[failed])
    first = diagnosis_info(found, Selection("engine"), rulebook(), "en")[0]

    assert explanations(first, words_in("en"))[0].startswith(sentence)
