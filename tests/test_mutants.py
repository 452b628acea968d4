"""Mutation: the features of each language alone notice every change of a rule that makes a difference."""

from __future__ import annotations

import pytest

from conformance.rulebook import rulebook
from conformance.suite.mutation import Trial, mutants
from conformance.words import LANGUAGES


@pytest.fixture(scope="module")
def trial():
    return Trial(rulebook())


@pytest.fixture(scope="module")
def all_mutants():
    return list(mutants(rulebook()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [*rulebook().tables, "all tables"])
def test_every_mutant_is_killed(language, table, trial, all_mutants):
    """Every mutant that is not proved equivalent is killed by a scenario of this language."""
    concerned = [
        mutant
        for mutant in all_mutants
        if mutant.tables == (table,) or (table == "all tables" and len(mutant.tables) > 1)
    ]
    survivors = [
        mutant.name
        for mutant in concerned
        if not trial.is_equivalent(mutant) and trial.killer(mutant, language) is None
    ]

    assert len(concerned) > 50
    assert survivors == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_is_told(language, all_mutants):
    """What a mutant changes has words in each language, with every placeholder filled."""
    for mutant in all_mutants:
        told = mutant.told(language)

        assert told.startswith(f"{mutant.rule}: ")
        assert not {"{", "}"} & set(told), told


def test_every_leaf_is_mutated(all_mutants):
    """There is a mutant for every draw cell, odds, result, commission and rounding of the spec."""
    rules = {mutant.rule for mutant in all_mutants}
    unmutated = {rule.id for rule in rulebook().rules.values() if rule.decided_by == "engine"} - rules

    # How hands are compared and drawn in turn holds no value that could be another; nor does what a bet slip upholds
    # by leaving something alone or by refusing, which follows from its transitions, and those are mutated.
    upheld = {
        "SLIP-CLEARED",
        "SLIP-CONFIRM-AGAIN",
        "SLIP-CONFIRMED-STAYS",
        "SLIP-DOUBLE-CONFIRMED",
        "SLIP-PAIR-CONFIRM",
        "SLIP-TIGER-BEFORE-DEAL",
        "SLIP-WINDOW-CLOSED",
        "SLIP-WINDOW-OPEN",
        "TOUCH-SLIP-NEW-BET",
    }
    assert unmutated == {"DEAL-THIRD", "WIN-HIGHER", "WIN-TIE"} | upheld
    cells = [mutant for mutant in all_mutants if mutant.rule.startswith("DRAW-")]
    assert len(cells) == 8 + 8 + 80
