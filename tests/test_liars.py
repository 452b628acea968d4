"""Engines with one fault each: the features of every language notice, by the rule that is broken."""

from __future__ import annotations

import pytest

from conformance.engines.port import Port
from conformance.engines.python import load_engine
from conformance.rulebook import rulebook
from conformance.suite.cases import cases_in
from conformance.words import LANGUAGES


@pytest.mark.parametrize(
    ("liar", "rule"),
    [
        ("pair_on_the_final_hand", "PAY-PAIR-LOSS"),
        ("banker_six_tests_player_total", "DRAW-B6"),
        ("three_card_eight_is_natural", "PAY-NATURAL-LOSS"),
        ("natural_does_not_stop", "NATURAL-STOPS"),
        ("tie_loses_main_bets", "PAY-PLAYER-TIE"),
        ("commission_in_floats", "ROUNDING-TOUCH"),
        ("twin_pays_as_double", "PAY-TIGER-PAIR-TWIN"),
        ("dragon_pushes_on_any_tie", "PAY-DRAGON-BONUS-LOSS"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_noticed_by_its_rule(liar, rule, language):
    """A scenario that cites the broken rule fails, in each language."""
    port = Port(load_engine(f"tests.liars:{liar}"))
    failed = {
        cited
        for case in cases_in(language)
        for table in case.tables(rulebook())
        if case.run(port, table, rulebook()).fault is not None
        for cited in case.rules
    }

    assert rule in failed
