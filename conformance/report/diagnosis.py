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
from conformance.words import Language, words_in
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
    stakes, deal = dict(simplest.stakes), write_codes(simplest.deal)
    record = Record("", language, simplest.table, (rule.id,), deal=deal, stakes=stakes, round=simplest.round)
    yield f"{labels[2]}: {reproduce(record, selection)}"
