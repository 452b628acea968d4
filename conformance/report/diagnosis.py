"""The diagnosis of an engine: for each kind of failure the simplest coup, and what would explain it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from conformance.cards import read_cards, write_cards, write_codes
from conformance.report.console import reproduce
from conformance.report.model import Basis, DiagnosisInfo
from conformance.rulebook import Rulebook
from conformance.suite.diagnosis import Group
from conformance.suite.plugin import Record
from conformance.suite.run import Selection
from conformance.suite.traits import BROKEN, ONE_UNIT, ROUND, STAKE, STAKED, WHOLE, InCommon, Trait
from conformance.words import Language, Words, words_in
from conformance.words.facts import fact_text
from conformance.words.numbers import write_number
from conformance.words.rules import hand_name, offer_name, rule_text

MOST_NAMED = 3
"""Explanations that are named; any others are alike for every coup that was played."""


def diagnosis_info(
    found: Mapping[str, Sequence[Group]], selection: Selection, rules: Rulebook, language: Language
) -> tuple[DiagnosisInfo, ...]:
    """Return the diagnosis in a language, table by table."""
    return tuple(_info(group, selection, rules, language) for groups in found.values() for group in groups)


def _info(group: Group, selection: Selection, rules: Rulebook, language: Language) -> DiagnosisInfo:
    simplest, rule = group.simplest, rules.rules[group.difference.rule]
    stakes, deal = dict(simplest.stakes), write_codes(simplest.deal)
    record = Record("", language, simplest.table, (rule.id,), deal=deal, stakes=stakes, round=simplest.round)
    common = group.in_common
    return DiagnosisInfo(
        simplest.table,
        _what(group, rules, simplest.table, language),
        Basis(rule.id, rule.place, rule_text(rule, language)),
        group.coups,
        tuple(deal.split()),
        stakes,
        reproduce(record, selection),
        simplest.round,
        tuple(mutant.told(language) for mutant in group.explained_by[:MOST_NAMED]),
        "" if common is None else in_common_text(common, rules, simplest.table, language),
    )


def tell(found: Sequence[DiagnosisInfo], language: Language, console: Console) -> None:
    """Print the diagnosis."""
    words = words_in(language)
    for item in found:
        console.print()
        console.print(Text(title(item, words), style="bold"), soft_wrap=True)
        console.print(
            Text(f"  {words.say('Rule')}: {item.basis.rule} ({item.basis.place}): {item.basis.governs}"), soft_wrap=True
        )
        console.print(
            Text(f"  {words.say('Simplest coup')}: {write_cards(read_cards(' '.join(item.deal)))}"), soft_wrap=True
        )
        for line in explanations(item, words):
            console.print(Text(f"  {line}"), soft_wrap=True)
        console.print(Text(f"  {words.say('Reproduce')}: {item.reproduce}"), soft_wrap=True)


def title(item: DiagnosisInfo, words: Words) -> str:
    """Return what differs, where, and in how many coups."""
    return words.say(
        "Diagnosis at {table}: {count} coups differ in {what}", table=item.table, count=item.coups, what=item.what
    )


def explanations(item: DiagnosisInfo, words: Words) -> list[str]:
    """Return what explains the coups, or what they have in common."""
    said = [
        words.say("The engine behaves as if the rules were changed so: {change}", change=change)
        for change in item.explained_by
    ]
    return [
        *(said or [words.say("No single change of the rules explains it.")]),
        *([item.in_common] * bool(item.in_common)),
    ]


def _what(group: Group, rules: Rulebook, table: str, language: Language) -> str:
    words, what = words_in(language), group.difference.what
    if what in ("player", "banker"):
        return hand_name(what, language)
    if what == "winner":
        return words.say("Result of the coup")
    if what == "refusal":
        return words.say("what is refused")
    return offer_name(rules.tables[table].offers[what], language)


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
