"""Faulty engines: each is wrong just where it says, and the features of every language notice a broken rule."""

from __future__ import annotations

import os
import re
import shlex
from copy import deepcopy
from decimal import Decimal

import pytest

from conformance.cards import read_cards
from conformance.engines.faults import FAULTS, WIRE_FAULTS, FaultyServer, fault_called
from conformance.engines.port import Port
from conformance.engines.reference import play_coup
from conformance.engines.server import ReferenceServer, reference
from conformance.errors import BaccaratError
from conformance.places import RULES
from conformance.report.differences import differences
from conformance.rulebook import rulebook
from conformance.suite.cases import cases_in
from conformance.suite.mutation import baseline, faulty
from conformance.suite.mutation.faulty import try_engines
from conformance.suite.world import Mismatch
from conformance.words import LANGUAGES
from tests.programs import ROOT, SERVE, baccarat
from tests.witnesses import witness

BROKEN = {
    "banker-six-asks-the-total": "DRAW-B6",
    "banker-draws-a-fourth": "DEAL-THIRD",
    "natural-does-not-stop": "NATURAL-STOPS",
    "player-stands-on-fifteen": "DRAW-P5",
    "pair-of-the-final-hand": "PAY-PAIR-LOSS",
    "three-card-eight-is-natural": "PAY-NATURAL-LOSS",
    "tie-loses-main-bets": "PAY-PLAYER-TIE",
    "tie-pays-main-bets": "PAY-BANKER-NET-TIE",
    "commission-on-player": "PAY-PLAYER-WIN",
    "commission-on-the-stake": "COMMISSION-TOUCH",
    "dragon-pushes-on-any-tie": "PAY-DRAGON-BONUS-LOSS",
    "both-pairs-pay-as-one": "PAY-TIGER-PAIR-TWIN",
    "whole-units-only": "ROUNDING-TOUCH",
    "computes-in-binary": "ROUNDING-TOUCH",
}
"""Faults that break one rule, and that rule."""


def test_the_catalogue_describes_itself():
    """There are at least 130 faults, each described in one line, and each wrong somewhere."""
    everything = (*FAULTS.values(), *WIRE_FAULTS.values())

    assert len(FAULTS) >= 130
    assert [fault.name for fault in everything if "\n" in fault.wrong or not fault.wrong.endswith(".")] == []
    assert [fault.name for fault in FAULTS.values() if not fault.tables(rulebook())] == []
    assert len({fault.wrong for fault in everything}) == len(everything)


def _mismatches(fault):
    """Return the tables at which a fault is wrong and says it is not, or is found nowhere wrong and says it is."""
    able = ReferenceServer(rulebook()).abilities
    found = {table for table in rulebook().tables if fault.op in able(table) and witness(fault, table) is not None}
    return found ^ set(fault.tables(rulebook()))


@pytest.mark.parametrize("name", list(FAULTS)[10::120])
def test_a_fault_is_wrong_just_where_it_says(name):
    """A search finds a wrong answer at each table that a fault names, and at no other."""
    assert _mismatches(FAULTS[name]) == set()


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_wrong_just_where_it_says(name):
    """The same of every fault of the catalogue."""
    assert _mismatches(FAULTS[name]) == set()


@pytest.mark.parametrize("name", ["the-video-is-always-kept", "tie-pays-nine", "tie-beside-them-loses-main-bets"])
def test_a_faulty_engine_is_noticed(name, monkeypatch):
    """A plain verify notices it at every table where it is wrong: by scenarios, or by generated checks.

    That no generated check fails without a fault, `make verify` shows.
    """
    monkeypatch.setattr(faulty, "check_generated", lambda _tables: None)
    (noticed,) = try_engines((name,), "en", 1, lambda _done, _all: None)

    assert set(noticed.checks) == set(FAULTS[name].tables(rulebook()))
    assert noticed.survived == ()


def test_tables_are_chosen(monkeypatch):
    """At chosen tables alone a faulty engine is tried, one laid over the rules too; one that is right there is not."""
    monkeypatch.setenv(RULES, str(ROOT / "examples" / "ez-baccarat"))
    monkeypatch.setattr(faulty, "check_generated", lambda _tables: None)
    names = ("tie-pays-nine", "small-loses-on-naturals")
    found = try_engines(names, "en", 1, lambda _done, _all: None, ("ez-baccarat",))

    assert [(item.fault, list(item.checks)) for item in found] == [("tie-pays-nine", ["ez-baccarat"])]
    assert found[0].survived == ()


@pytest.mark.slow
def test_every_faulty_engine_is_noticed():
    """The score of the whole catalogue: no fault survives at any table where it is wrong."""
    noticed = try_engines(tuple(FAULTS), "en", os.cpu_count() or 1, lambda _done, _all: None)

    assert {item.fault: item.survived for item in noticed if item.survived} == {}


def test_a_red_baseline_is_refused(monkeypatch):
    """A check that fails without any mutation kills nothing: it is named, with its table, and nothing is counted."""
    monkeypatch.setattr(baseline, "ReferenceServer", lambda: FaultyServer(FAULTS["tie-pays-nine"]))

    with pytest.raises(BaccaratError, match=r"the check [A-Z0-9/-]+ fails at [a-z-]+ on the unchanged rules"):
        baseline.asking.__wrapped__("en")


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_noticed_by_the_rule_it_breaks(name, language):
    """A scenario that cites the broken rule fails, in each language."""
    port = Port(FaultyServer(FAULTS[name]))
    cases = [case for case in cases_in(language) if BROKEN[name] in case.rules]
    noticed = [
        case
        for case in cases
        if any(case.run(port, table, rulebook()).fault is not None for table in case.tables(rulebook()))
    ]

    assert noticed != []


def test_an_unknown_fault_is_refused():
    """A fault that is none is refused, with where to find those that are."""
    with pytest.raises(BaccaratError, match="truth is not a fault; --list-faults lists them all"):
        fault_called("truth")


VERDICTS = {
    "wrong-seq": 'protocol error: the answer has seq "another"',
    "missing-answer": "timed out",
    "extra-answer": "protocol error",
    "two-on-a-line": "protocol error",
    "not-json": "protocol error",
    "invalid-utf8": "protocol error",
    "huge-line": "protocol error",
    "split-line": "protocol error",
    "slow-drip": "timed out",
    "hang": "timed out",
    "crash": "crashed",
    "exit-early": "crashed",
}
"""For each fault on the wire that fails an engine, how the verdict begins."""


def _verify(fault):
    """Run a rule against a faulty engine that has long enough to start on a busy machine, if not to be silent."""
    patience = ("4", "0") if VERDICTS.get(fault) == "timed out" else ("30", "1")
    chosen = ("--table", "touch", "--language", "en", "--rule", "DRAW-P5")
    engine = shlex.join([*SERVE, "--fault", fault])
    return baccarat("verify", *chosen, "--timeout", patience[0], "--restarts", patience[1], "--engine", engine)


@pytest.mark.parametrize("fault", VERDICTS)
def test_a_fault_on_the_wire_gets_its_verdict(fault):
    """Each fault on the wire is named for what it is, and neither hangs nor breaks the suite."""
    done = _verify(fault)

    assert done.returncode == 1, done.stderr
    assert VERDICTS[fault] in done.stdout


def test_a_flood_of_complaints_is_no_fault():
    """An engine may write to its standard error as much as it likes."""
    done = _verify("stderr-flood")

    assert "Passed what was run" in done.stdout


def test_every_fault_on_the_wire_is_tried():
    """Every fault on the wire is among those tried above."""
    assert {*VERDICTS, "stderr-flood"} == set(WIRE_FAULTS)


AMOUNTS = {
    "{bet} wins {money}",
    "{bet} loses",
    "{bet} is returned",
    "{bet} pays {odds}",
    "{bet} returns {money} in total",
    '{bet} pays what {page} prints as "{printed}"',
}
"""The steps that say what a bet comes to."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_least_amount_too_much_is_noticed(language):
    """Every scenario that says what a bet comes to fails for an engine that gives back 10⁻³⁶ more, the least."""
    port = Port(_gives_back("{whole}.{decimals:0<35}1"))
    cases = [case for case in cases_in(language) if {step.definition.message for step in case.steps} & AMOUNTS]
    missed = [case.key for case in cases if case.run(port, case.tables(rulebook())[0], rulebook()).fault is None]

    assert len(cases) > 100
    assert missed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_amount_is_told_in_full(language):
    """An engine that gives back 36 digits before the point and 36 behind it is told to, digit by digit."""
    port = Port(_gives_back("9" * 36 + "." + "9" * 36))
    case = next(case for case in cases_in(language) if case.key == "MAIN-PLAYER-01")  # ten staked on Player, which wins

    fault = case.run(port, "touch", rulebook()).fault

    assert isinstance(fault, Mismatch)
    assert re.sub("[^0-9]", "", fault.actual) == "9" * 34 + "89" + "9" * 36


def _gives_back(amount):
    """Return an engine that plays as the rules say and writes each amount otherwise."""

    def engine(request):
        answer = deepcopy(dict(reference(request)))
        for coup in answer.get("coups", ()):
            for item in coup["settlements"]:
                whole, _, decimals = item["returned"].partition(".")
                item["returned"] = amount.format(whole=whole, decimals=decimals)
        return answer

    return engine


def test_an_amount_told_of_a_coup_is_exact():
    """A coup of which an engine takes 10⁻³⁶ less is not told as the one that the rules play."""
    rules = rulebook()
    played = play_coup(rules, "touch", read_cards("7S KD 2C 3H 6D 9C"), {"banker": Decimal("0.30")}, 1)
    port = Port(_gives_back("{whole}.{decimals:0<35}1"))
    theirs = port.coup("touch", read_cards("7S KD 2C 3H 6D 9C"), {"banker": "0.30"})

    assert [actual for _, _, actual in differences(played, theirs, "en")] == ["loses 0." + "29" + "9" * 34]
