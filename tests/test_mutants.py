"""Mutation: the features of each language alone notice every change of a rule that makes a difference."""

from __future__ import annotations

from collections import Counter

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
        mutant.name for mutant in concerned if trial.proof(mutant) is None and trial.killer(mutant, language) is None
    ]

    assert len(concerned) > 50
    assert survivors == []


def _called(name, all_mutants):
    return next(mutant for mutant in all_mutants if mutant.name == name)


def test_names_tell_mutants_apart(all_mutants):
    """No two mutants have one name, so that a survivor is just one change."""
    names = Counter(mutant.name for mutant in all_mutants)

    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize(
    ("name", "kind", "compared"),
    [
        # One to one, less 5 % of the winnings or of the stake, is 0.95 either way.
        ("COMMISSION-TOUCH: touch takes its rate of the stake", "same-rules", 0),
        # Pairs of one rank are two pairs. Neither hand has a pair; one has, perfect or not; both have, with none, one
        # or two of them perfect, of one rank or of two.
        ("PAY-TIGER-PAIR-TWIN: sbo-tiger tiger-pair needs no pairs", "coups", 1 + 2 * 2 + 3 * 2),
        # Nothing is burnt between rounds, said or unsaid. Before the first shoe; ready, with or without a reshuffle,
        # after none, one or more rounds; in the first round or a later one.
        ("SHOE-SBO-BURN: no longer holds at sbo-baccarat", "shoe", 1 + 2 * 3 + 2),
        # Open or closed; unconfirmed bets only while it is open; confirmed ones at any time.
        ("SLIP-TIGER-COMBINE: no longer holds at sbo-tiger", "slip", 2 * 2 + 2),
    ],
)
def test_a_mutant_that_changes_nothing_is_proved(name, kind, compared, trial, all_mutants):
    """Each kind of proof tells how it was made, and over how many cases."""
    proof = trial.proof(_called(name, all_mutants))

    assert proof is not None
    assert (proof.kind, proof.compared) == (kind, compared)


@pytest.mark.parametrize(
    "name",
    [
        "SHOE-SBO-BURN: sbo-baccarat burns one more between rounds",
        "SHOE-TOUCH-SHUFFLE: no longer holds at touch",
        "SLIP-DOUBLE: sbo-baccarat double in open: needs no unconfirmed",
        "PAY-TIE-WIN: touch tie is a push",
        "COMPLAINT-SBO-FIELDS: holds at touch too",
    ],
)
def test_a_mutant_that_changes_something_is_not_proved(name, trial, all_mutants):
    """No proof is found where an engine would answer otherwise."""
    assert trial.proof(_called(name, all_mutants)) is None


def test_a_rule_that_leaves_a_table_takes_no_scenario_away(trial, all_mutants):
    """The scenario that notices runs where the rule holds by the original, though the mutant says it does not."""
    killer = trial.killer(_called("SHOE-CUT-CARD: no longer holds at bakarat", all_mutants), "en")

    assert killer is not None
    assert "SHOE-CUT-CARD" in killer[0].rules


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
