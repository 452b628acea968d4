"""What the scenarios execute: every rule at every table, every outcome of every bet there, and nothing vacuously."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from conformance.cards import DECK
from conformance.coup import play
from conformance.engines.port import Port
from conformance.engines.server import ReferenceServer
from conformance.facts import facts_of
from conformance.places import data_folder
from conformance.rulebook import rulebook
from conformance.rulebook.load import load
from conformance.settlement import decide
from conformance.suite.cases import Case, cases_in
from conformance.words import LANGUAGES

RULES = rulebook()

REFUSALS = {
    "the bet is refused",
    "the stakes are refused",
    "that is not an incident",
    "the table refuses that",
    "the slip refuses that",
    "this table has no rule for that",
    "this table has no rule for that, or {consequence}",
    "the slip accepts that, or refuses it and changes nothing",
}
"""The steps that expect a refusal, or allow it."""

TIGER_TOO = """
id = "tiger-too"
name = "SBO Tiger Baccarat"
extends = "sbo-tiger"

[offer]
rule = "OFFER-TIGER-TOO"
governs = "Which bets the table takes"
"""
"""A table of its own in eight lines, with all the bets of the one that it extends."""


def executed(rules, cases: Iterator[Case] | tuple[Case, ...]) -> set[tuple[str, str, str]]:
    """Return table, bet and rule of each outcome that decides a bet in a scenario which cites the rule."""
    found: set[tuple[str, str, str]] = set()
    cited: tuple[str, ...] = ()

    def hear(request, answer):
        if request.get("op") == "coup" and "coups" in (answer or {}):
            offers = rules.tables[request["table"]].offers
            facts = facts_of(rules.tableau, play(rules.tableau, [DECK[code] for code in request["deals"][0]]))
            deciding = {item["bet"]: decide(offers[item["bet"]], facts).outcome.rule for item in request["bets"]}
            found.update((request["table"], bet, rule) for bet, rule in deciding.items() if rule in cited)

    port = Port(ReferenceServer(rules))
    port.listen(hear)
    for case in cases:
        cited = case.rules
        for table in case.tables(rules):
            assert case.run(port, table, rules).fault is None, (case.key, table)
    return found


def payable(rules) -> set[tuple[str, str, str]]:
    """Return table, bet and rule of each outcome that a table pays by."""
    return {
        (table.id, bet, payment.outcome.rule)
        for table in rules.tables.values()
        for bet, offer in table.offers.items()
        for payment in offer.payments
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_is_executed_at_every_table(language):
    """Each bet of each table is decided by each line of its paytable in a scenario that cites the line's rule."""
    assert sorted(payable(RULES) - executed(RULES, cases_in(language))) == []


def test_a_scenario_names_a_table_only_where_its_rules_hold_nowhere_else():
    """A scenario that names its table would run at no other without the name."""
    named = {(case.key, RULES.tables_of(case.rules)) for case in cases_in("en") if case.own_table}

    assert [(key, tables) for key, tables in named if len(tables) > 1] == []


def test_scenarios_run_at_a_table_that_extends_another(tmp_path):
    """A table of eight lines that extends sbo-tiger has every inherited bet, and all of its outcomes, executed."""
    folder = tmp_path / "spec"
    shutil.copytree(data_folder("spec"), folder)
    (folder / "tables" / "tiger-too.toml").write_text(TIGER_TOO, encoding="utf-8")
    rules = load(folder)
    of_coups = [case for case in cases_in("en") if "tiger-too" in case.tables(rules)]
    ran = {rule for case in of_coups for rule in case.rules}
    here = [rule for rule in rules.rules.values() if "tiger-too" in rule.tables and not rule.is_statement]
    missing = {rule.id for rule in here if rule.id not in ran}

    assert {item for item in payable(rules) - executed(rules, of_coups) if item[0] == "tiger-too"} == set()
    assert missing == {"OFFER-TIGER-TOO"}  # its own list of bets, which no shipped scenario can know


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_engine_that_rejects_everything_passes_nothing_but_refusals(language):
    """Of an engine that rejects each request, no scenario passes that is not about a refusal."""

    def rejects(request):
        return {"seq": request["seq"], "rejected": {"reason": "closed"}}

    assert passing(rejects, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_engine_that_refuses_what_a_scenario_is_about_passes_nothing_but_refusals(language):
    """Of an engine that refuses the last event alone, no scenario passes that is not about a refusal."""
    right = ReferenceServer(RULES)
    first = {
        "shoe": {"phase": "none", "round": 0, "burnt": 0, "cards": 0, "last": False, "shuffled": False},
        "complaints": {"decision": None},
    }

    def refuses_the_last(request):
        answer = right(request)
        states = answer.get("states")
        if states is None:
            return {"seq": request["seq"], "rejected": {"reason": "closed"}}
        before = states[-2] if len(states) > 1 and request["op"] in ("shoe", "bet-slip") else first.get(request["op"])
        if before is None and request["op"] == "bet-slip":
            empty = {"selected": [], "unconfirmed": {}, "confirmed": {}, "shown": {}, "balance": request["balance"]}
            before = {**states[-1], **empty}
        return {**answer, "states": [*states[:-1], {**(before or {}), "refused": "closed"}]}

    assert passing(refuses_the_last, language) == []


@pytest.mark.parametrize("reason", ["", "no", "None", "accepted"])
def test_no_reason_for_a_refusal_makes_it_an_acceptance(reason):
    """Whatever an engine says when it refuses, it refuses."""

    def refuses(request):
        answer = ReferenceServer(RULES)(request)
        return {**answer, "states": [{**state, "refused": reason} for state in answer.get("states", ())]}

    accepted = [
        case
        for case in cases_in("en")
        if any(step.definition.message in ("the slip accepts that", "the table accepts that") for step in case.steps)
    ]

    assert len(accepted) > 5
    assert [case.key for case in accepted if case.run(Port(refuses), case.tables(RULES)[0], RULES).fault is None] == []


def passing(engine, language):
    """Return the scenarios that an engine passes, but those that expect a refusal or ask it nothing."""
    asked: list[object] = []
    port = Port(engine)
    port.listen(lambda request, _: asked.append(request))
    found = []
    for case in cases_in(language):
        expects = {step.definition.message for step in case.steps if step.definition.kind == "then"}
        if expects & REFUSALS:
            continue
        for table in case.tables(RULES):
            asked.clear()
            if case.run(port, table, RULES).fault is None and asked:
                found.append((case.key, table))
    return found
