"""The diagnosis of an engine on the terminal: for each kind of failure the simplest coup, and what would explain it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console
from rich.text import Text

from conformance.cards import write_cards, write_codes
from conformance.report.console import reproduce
from conformance.rulebook import Rulebook
from conformance.suite.diagnosis import Group
from conformance.suite.plugin import Record
from conformance.suite.run import Selection
from conformance.suite.traits import BROKEN, ONE_UNIT, ROUND, STAKE, STAKED, WHOLE, InCommon, Trait
from conformance.words import Language, words_in
from conformance.words.facts import fact_text
from conformance.words.numbers import write_number
from conformance.words.rules import hand_name, offer_name, rule_text

MOST_NAMED = 3
"""Explanations that are named; any others are alike for every coup that was played."""


def tell(
    found: Mapping[str, Sequence[Group]], selection: Selection, rules: Rulebook, language: Language, console: Console
) -> None:
    """Print the diagnosis, table by table."""
    words = words_in(language)
    for table, groups in found.items():
        for group in groups:
            console.print()
            title = words.say(
                "Diagnosis at {table}: {count} coups differ in {what}",
                table=table,
                count=group.coups,
                what=_what(group, rules, table, language),
            )
            console.print(Text(title, style="bold"), soft_wrap=True)
            for line in _lines(group, selection, rules, language):
                console.print(Text(f"  {line}"), soft_wrap=True)


def _what(group: Group, rules: Rulebook, table: str, language: Language) -> str:
    words, what = words_in(language), group.difference.what
    if what in ("player", "banker"):
        return hand_name(what, language)
    if what == "winner":
        return words.say("Result of the coup")
    if what == "refusal":
        return words.say("what is refused")
    return offer_name(rules.tables[table].offers[what], language)


def _lines(group: Group, selection: Selection, rules: Rulebook, language: Language) -> Iterator[str]:
    words, simplest = words_in(language), group.simplest
    rule = rules.rules[group.difference.rule]
    labels = words.say("Rule"), words.say("Simplest coup"), words.say("Reproduce")
    yield f"{labels[0]}: {rule.id} ({rule.place}): {rule_text(rule, language)}"
    yield f"{labels[1]}: {write_cards(simplest.deal)}"
    for mutant in group.explained_by[:MOST_NAMED]:
        yield words.say("The engine behaves as if the rules were changed so: {change}", change=mutant.name)
    if not group.explained_by:
        yield words.say("No single change of the rules explains it.")
    if group.in_common is not None:
        yield in_common_text(group.in_common, rules, simplest.table, language)
    stakes, deal = dict(simplest.stakes), write_codes(simplest.deal)
    record = Record("", language, simplest.table, (rule.id,), deal=deal, stakes=stakes, round=simplest.round)
    yield f"{labels[2]}: {reproduce(record, selection)}"


def in_common_text(common: InCommon, rules: Rulebook, table: str, language: Language) -> str:
    """Say what the coups that fail have in common, and how many of those that pass have it too."""
    words = words_in(language)
    told = "; ".join(_trait(trait, rules, table, language) for trait in common.traits)
    if not common.passing:
        return words.say("Every coup that fails has this, and none that passes: {traits}.", traits=told)
    return words.say(
        "Every coup that fails has this, and {passing} of {passed} that pass: {traits}.",
        passing=write_number(common.passing, language),
        passed=write_number(common.passed, language),
        traits=told,
    )


def _trait(trait: Trait, rules: Rulebook, table: str, language: Language) -> str:
    words = words_in(language)
    if trait.name == ROUND:
        return words.say("round {round} of the shoe", round=trait.value)
    if trait.name == STAKED:
        bet = offer_name(rules.tables[table].offers[str(trait.value)], language)
        return words.say("a stake on {bet}", bet=bet)
    if trait.name == STAKE:
        kinds = {
            ONE_UNIT: words.say("a stake of {unit}, the smallest there is", unit=_unit(rules, table, language)),
            WHOLE: words.say("a stake that is a whole number"),
            BROKEN: words.say("a stake that is no whole number"),
        }
        return kinds[str(trait.value)]
    return fact_text(trait.name, [trait.value], language)


def _unit(rules: Rulebook, table: str, language: Language) -> str:
    return write_number(rules.tables[table].unit, language)
