"""Mutation: the features of each language alone notice every change of a rule that makes a difference."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from conformance.cli import mutants as cli
from conformance.places import data_folder
from conformance.rulebook import rulebook
from conformance.suite.mutation import Trial, mutants
from conformance.suite.mutation.score import Equivalent, Open, Score, Scores
from conformance.suite.mutation.trial import PROOFS
from conformance.words import LANGUAGES
from tests.leaves import SHAPES, Spec, changed, is_covered, kind_of, pattern

NO_MEANING = {
    r".*\.governs": "words",
    r".*\.rule": "the id of a rule, which scenarios cite",
    r"(bets: bet\[\]|tables: bet\[\]|tables: )\.?name": "a name",
    r"tables: bet\[\]\.screen\..*": "a name on the screen",
    r"bets: paytable\[\]\.id|procedures: slip\[\]\.id|tables: id|odds\.toml: .*\.id": "a name inside spec/",
    r"tables: unsaid\[\]\..*": "what the page does not say, and the ruling on it",
    r"tables: extends": "from where leaves are taken over; each of them is a leaf",
    r"tables: without": "what is not taken over; without it, the loader refuses what contradicts it",
    r"tables: commission\.base": "of winnings of one to one, a share of the winnings and of the stake are the same",
    r"procedures: rule\[\]\..*": "what the client or the page decides, and no engine",
    r"procedures: slip\[\]\.phases": "what can be done in a phase, its transitions say",
    r"procedures: slip\[\]\.transition\[\]\.also\[\]\.tables": "where rules hold that ask for nothing to be done",
    r"procedures: slip\[\]\.combination\[\]\.tables": "where as many bets may be combined as there are",
}
"""Where leaves of `spec/` stand that mean nothing to an engine, and why."""

LEFT_OPEN = {
    r"tables\.sbo-[a-z-]+\.decks": "an assumption, for the pages state none (D002)",
    r"tables\.(sbo-[a-z-]+|big-small)\.unit": "an assumption, for the pages state none (D010)",
    r"procedures\.big-small\.shoe\.shuffled_before": "when the cards are shuffled, the page leaves open (D097)",
    r"procedures\.bakarat[a-z-]*\.limits\.bounds": "whether other stakes have limits, the page leaves open (D097)",
}
"""Values that a page leaves open, so that no engine is wrong whatever it does, and why."""


@pytest.fixture(scope="module")
def trial():
    return Trial(rulebook())


@pytest.fixture(scope="module")
def all_mutants():
    return list(mutants(rulebook()))


TABLES = [*rulebook().tables, "all tables"]


def _survivors(table, trial, some):
    """Return the mutants of a table that a language does not notice, and the language."""
    concerned = [
        mutant for mutant in some if mutant.tables == (table,) or (table == "all tables" and len(mutant.tables) > 1)
    ]
    assert len(concerned) > 10
    return [
        (mutant.name, language)
        for mutant in concerned
        if trial.proof(mutant) is None
        for language in LANGUAGES
        if trial.killer(mutant, language) is None and trial.reading(mutant) is None
    ]


@pytest.mark.parametrize("table", TABLES)
def test_mutants_are_killed(table, trial, all_mutants):
    """Of every eight mutants one: it is killed by a scenario of each language, or proved equivalent."""
    assert _survivors(table, trial, all_mutants[::8]) == []


@pytest.mark.slow  # the other seven of every eight
@pytest.mark.parametrize("table", TABLES)
def test_every_mutant_is_killed(table, trial, all_mutants):
    """Every mutant that is not proved equivalent is killed by a scenario of each language."""
    assert _survivors(table, trial, all_mutants) == []


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
        ("COMMISSION-TOUCH: touch: takes the commission of the stake", "same-rules", 0),
        # Pairs of one rank are two pairs. Of the two facts that the bet asks for there are four combinations: neither
        # hand has a pair; one has; both have, of one rank or of two.
        ("PAY-TIGER-PAIR-TWIN: sbo-tiger: Tiger Pair: asks nothing of hands with a pair", "coups", 1 + 1 + 2),
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
        "SHOE-SBO-BURN: sbo-baccarat: burns one more between rounds",
        "SHOE-TOUCH-SHUFFLE: no longer holds at touch",
        "SLIP-DOUBLE: sbo-baccarat: double in open: needs no unconfirmed",
        "PAY-TIE-WIN: touch: Tie: is returned",
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


SCORES = Scores(
    12,
    [
        Equivalent("PAY-TIE-WIN: touch tie needs no winner", "coups", 11, PROOFS["coups"]),
        Equivalent("PAY-TIE-WIN: touch tie needs winner tie", "coups", 1205, PROOFS["coups"]),
        Equivalent("SHOE-SBO-BURN: holds at touch too", "shoe", 9, PROOFS["shoe"]),
    ],
    [Open("INCIDENT-SBO-EXTRA-CARD: sbo-tiger: stakes is None", "D114")],
    [Score("en", 9, [])],
)


@pytest.mark.parametrize(
    ("language", "coups", "shoe", "compared"),
    [
        ("en", "The bet pays alike for every", "The shoe answers every event alike in every state", "11–1,205"),
        ("id", "Taruhan dibayar sama untuk setiap", "Shoe menanggapi setiap kejadian", "11–1.205"),
        ("vi", "Cược được trả như nhau", "Hộp bài xử lý mọi sự việc như nhau", "11–1.205"),
    ],
)
def test_the_command_groups_equivalent_mutants_by_proof(language, coups, shoe, compared, monkeypatch, capsys):
    """Each kind of proof has a line: what it shows, of how many mutants, over how many cases; each mutant on wish."""
    monkeypatch.setattr(cli, "reckon", lambda *_: SCORES)
    status = cli.command.callback((language,), 1, each=True, as_json=False)
    lines = capsys.readouterr().out.splitlines()

    assert status == 0
    grouped = next(line for line in lines if line.startswith(f"│ {coups}"))
    assert [cell.strip() for cell in grouped.split("│")[2:4]] == ["2", compared]
    left_open = [line for line in lines if line.startswith("INCIDENT-SBO-EXTRA-CARD")]
    assert len(left_open) == 1
    assert "D114" in left_open[0]
    each = next(line for line in lines if line.startswith("SHOE-SBO-BURN"))
    assert each.startswith(f"SHOE-SBO-BURN: holds at touch too: {shoe}")


def test_a_mutant_that_is_another_reading_is_left_open(trial, all_mutants):
    """What a page leaves open needs no killing, and what it does not leave open does."""
    open_one = trial.reading(_called("INCIDENT-SBO-EXTRA-CARD: sbo-tiger: stakes is None", all_mutants))

    assert open_one is not None
    assert open_one.defect == "D114"
    assert trial.reading(_called("INCIDENT-SBO-EXTRA-CARD: sbo-tiger: stakes is returned", all_mutants)) is None
    assert trial.reading(_called("OFFER-SBO-BACCARAT: sbo-baccarat: offers Super Six", all_mutants)) is None


def test_the_score_as_json_has_the_proof_of_each_equivalent_mutant(monkeypatch, capsys):
    """The kind of proof, over how many cases, and what they show stand beside the mutant."""
    monkeypatch.setattr(cli, "reckon", lambda *_: SCORES)
    cli.command.callback(("en",), 1, each=False, as_json=True)

    assert json.loads(capsys.readouterr().out)["equivalent"][2] == {
        "mutant": "SHOE-SBO-BURN: holds at touch too",
        "proof": "shoe",
        "compared": 9,
        "because": "The shoe answers every event alike in every state that can be reached.",
    }


@pytest.fixture(scope="module")
def spec():
    return Spec(rulebook())


@pytest.mark.parametrize("most", [2, pytest.param(None, marks=pytest.mark.slow)])
def test_every_kind_of_leaf_is_mutated(most, spec, all_mutants):
    """Whatever edit of a leaf the loader takes and an engine would notice, some mutant changes the same values.

    Two leaves of each kind are edited, or all.
    """
    original = rulebook()
    parts = ("tableau", "tables", "procedures", "slips")
    mutated: set[str] = set().union(
        *(changed(getattr(original, part), getattr(one.rules, part), part) for one in all_mutants for part in parts)
    )
    gaps: dict[str, set[str]] = {}
    lives: dict[str, set[bool]] = {}
    times: Counter[str] = Counter()
    for leaf, value in spec.leaves():
        place = pattern(leaf)
        times[place] += 1
        if (most and times[place] > most) or any(re.fullmatch(like, place) for like in NO_MEANING):
            continue
        for edited in spec.edits(leaf, value):
            differs = spec.changes(leaf[0], edited)
            if differs is None:
                continue  # the loader refuses it
            lives.setdefault(place, set()).add(bool(differs))
            open_ = {path for path in differs if any(re.fullmatch(like, path) for like in LEFT_OPEN)}
            missing = {path for path in differs - open_ if not is_covered(path, mutated)}
            if missing:
                gaps.setdefault(place, set()).update(missing)

    assert gaps == {}
    idle = [place for place, alive in lives.items() if alive == {False}]
    assert most or idle == [], "say in NO_MEANING why nothing differs"


def test_what_means_nothing_to_an_engine_changes_nothing(spec):
    """The leaves that are said to mean nothing can be edited, and an engine notices nothing."""
    seen: dict[str, set[str]] = {like: set() for like in NO_MEANING if "extends" not in like}
    for leaf, value in spec.leaves():
        for like, found in seen.items():
            if re.fullmatch(like, pattern(leaf)) and pattern(leaf) not in found:
                found.add(pattern(leaf))
                edits = [spec.changes(leaf[0], edited) for edited in spec.edits(leaf, value)]
                assert not any(edits), leaf

    assert [like for like, found in seen.items() if not found] == []


def test_no_file_of_the_rules_is_forgotten():
    """Every file of `spec/` is walked, except what no engine executes: claims, defects, readings, words, library."""
    found = {kind_of(path.relative_to(data_folder("spec")).as_posix()) for path in data_folder("spec").rglob("*.toml")}

    assert found == SHAPES.keys() | {
        "sources",
        "defects.toml",
        "readings.toml",
        "own-tables.toml",
        "library",
        "unsettled.toml",
    }
