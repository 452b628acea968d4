"""The diagnosis of an engine: for each kind of failure the simplest coup, and what would explain it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import msgspec
from rich.console import Console
from rich.text import Text

from conformance.cards import SUIT_SYMBOLS, write_cards, write_codes
from conformance.engines.port import EngineFault
from conformance.errors import N_
from conformance.report.build import basis_of
from conformance.report.console import MOST_PAGES, labelled, reproduce
from conformance.report.deviation import deviation_info
from conformance.report.differences import Difference, differences
from conformance.report.failure import played_by_rules, question, staked
from conformance.report.junit import pages
from conformance.report.markup import clean
from conformance.report.model import DiagnosisInfo, DifferenceInfo
from conformance.rulebook import Rulebook
from conformance.suite.deviations import Deviation
from conformance.suite.diagnosis import Group
from conformance.suite.experiments import AFTER_LAST, AGAIN
from conformance.suite.replay import written
from conformance.suite.results import Record
from conformance.suite.run import Selection
from conformance.suite.traits import (
    BANKER_FIRST,
    BROKEN,
    ONE_COLOUR,
    ONE_SUIT,
    ONE_UNIT,
    PLAYER_FIRST,
    RANKS_OF,
    ROUND,
    STAKE,
    STAKED,
    SUITS_OF,
    THIRD,
    WHOLE,
    InCommon,
    Trait,
)
from conformance.words import Language, Words, words_in
from conformance.words.facts import fact_text
from conformance.words.numbers import write_number
from conformance.words.outcomes import fault_text
from conformance.words.rules import hand_name, offer_name

MOST_NAMED = 3
"""Explanations that are named; any others are alike for every coup that was played."""


MOST_TOLD = 5
"""Kinds of failure that are reported on the terminal; an engine that has hardly begun has many."""


def diagnosis_info(
    found: Mapping[str, Sequence[Group | Deviation]], selection: Selection, rules: Rulebook, language: Language
) -> tuple[DiagnosisInfo, ...]:
    """Return the diagnosis in a language, table by table."""
    return tuple(
        _info(item, selection, rules, language)
        if isinstance(item, Group)
        else deviation_info(item, selection, rules, language)
        for of_table in found.values()
        for item in of_table
    )


def _info(group: Group, selection: Selection, rules: Rulebook, language: Language) -> DiagnosisInfo:
    simplest, rule, case = group.simplest, group.difference.rule, group.case
    stakes, deal = dict(simplest.stakes), write_codes(simplest.deal)
    record = Record(
        "",
        language,
        simplest.table,
        (rule,),
        deal=deal,
        stakes=stakes,
        round=simplest.round,
        requests=written(group.session),
        alone=not group.depends,
    )
    common = group.in_common
    return DiagnosisInfo(
        simplest.table,
        _what(group, rules, simplest.table, language),
        basis_of(rule, simplest.table, language, rules),
        group.coups,
        group.played,
        tuple(deal.split()),
        stakes,
        tuple(
            DifferenceInfo(what, expected, clean(actual)) for what, expected, actual in _sides(group, rules, language)
        ),
        reproduce(record, msgspec.structs.replace(selection, replays="")),
        simplest.round,
        *(("", "", 0) if case is None else (case.key, case.file, case.line)),
        tuple(mutant.told(language) for mutant in group.explained_by[:MOST_NAMED]),
        "" if common is None else in_common_text(common, rules, simplest.table, language),
        _cause(group, rules, language),
    )


def _cause(group: Group, rules: Rulebook, language: Language) -> str:
    """Say in a sentence what happens and on what it depends; nothing where a change of the rules says it."""
    if not group.conditions and (group.effect is None or group.explained_by):
        return ""
    words = words_in(language)
    what = words.say("{what} differs", what=_what(group, rules, group.simplest.table, language))
    conditions = [condition.text(language) for condition in group.conditions]
    if group.effect is not None:
        conditions.insert(0, group.effect.text(language))
    elif not any(condition.message in (AFTER_LAST, AGAIN) for condition in group.conditions):
        conditions.insert(0, what)
    told = ", ".join(conditions)
    return f"{told[0].upper()}{told[1:]}."


def _sides(group: Group, rules: Rulebook, language: Language) -> list[Difference]:
    """Return where the engine plays the simplest coup otherwise: what, expected, actual."""
    words, asked, answer = words_in(language), group.simplest, group.answer
    if isinstance(answer, EngineFault):
        return [(words.say("The engine"), words.say("an answer"), fault_text(answer.verdict, answer.detail, language))]
    played = played_by_rules(asked, rules)
    if played is None:
        return [(words.say("The bet"), words.say("refused"), words.say("taken"))]
    return differences(played, answer, language)


def tell(
    found: Sequence[DiagnosisInfo], rules: Rulebook, language: Language, console: Console, chosen: Sequence[str] = ()
) -> None:
    """Print the diagnosis: the first in full, what others say in a line or two, and how many are left out."""
    words = words_in(language)
    merged = ordered(found, chosen)
    for place, items in enumerate(merged[:MOST_TOLD]):
        console.print()
        console.print(Text(_title(items, words), style="bold"), soft_wrap=True)
        first = _everywhere(items)
        for line in _lines(first, rules, words) if not place else _shortly(first, words):
            console.print(line, soft_wrap=True)
    left = len(merged) - MOST_TOLD
    if left > 0:
        told = words.say("Diagnoses not shown here: {left}; --report DIR writes them all.", left=left)
        console.print()
        console.print(Text(told), soft_wrap=True)


def ordered(found: Sequence[DiagnosisInfo], chosen: Sequence[str] = ()) -> list[list[DiagnosisInfo]]:
    """Return the diagnoses, merged over tables: what is wrong with the chosen rules first, then what explains most."""

    def weight(items: Sequence[DiagnosisInfo]) -> tuple[bool, bool, int]:
        first = items[0]
        unnamed = not first.explained_by and not first.cause
        return first.basis.rule not in chosen, unnamed, -sum(item.coups for item in items)

    return sorted(_merged(found), key=weight)


def _everywhere(items: Sequence[DiagnosisInfo]) -> DiagnosisInfo:
    """Return the first of diagnoses that say the same; what explains those of several tables names none."""
    first = items[0]
    if len({item.table for item in items}) == 1:
        return first
    return msgspec.structs.replace(first, explained_by=tuple(map(_without_table(first), first.explained_by)))


def _without_table(item: DiagnosisInfo) -> Callable[[str], str]:
    return lambda change: change.replace(f"{item.table}: ", "")


def _shortly(item: DiagnosisInfo, words: Words) -> Iterator[Text]:
    yield from map(Text, _indented(item, words))
    basis = item.basis
    yield labelled(words.say("Rule"), f"{basis.rule} ({basis.place}); {pages(basis, words, MOST_PAGES)}")


def _indented(item: DiagnosisInfo, words: Words) -> list[str]:
    return [f"  {line}" for line in explanations(item, words)]


def _merged(found: Iterable[DiagnosisInfo]) -> list[list[DiagnosisInfo]]:
    """Return the diagnoses of all tables, those together that say the same of several."""
    alike: dict[tuple[object, ...], list[DiagnosisInfo]] = {}
    for item in found:
        changes = tuple(map(_without_table(item), item.explained_by))
        rule, common = ("", "") if item.cause else (item.basis.rule, item.in_common)
        alike.setdefault((item.what, rule, item.cause, changes, common), []).append(item)
    return list(alike.values())


def _lines(item: DiagnosisInfo, rules: Rulebook, words: Words) -> Iterator[Text]:
    """Yield the rest of a failed scenario, and what explains the coups."""
    basis = item.basis
    yield from map(Text, _indented(item, words))
    yield labelled(words.say("Rule"), f"{basis.rule} ({basis.place}): {basis.governs}")
    yield labelled(words.say("Source"), pages(basis, words, MOST_PAGES))
    if item.case:
        yield labelled(words.say("Scenario"), f"{item.case} ({item.file}:{item.line})")
    if item.deal:
        asked = question(item.table, item.deal, item.stakes, item.round)
        told = [write_cards(asked.deal), *staked(asked, rules, words.language)]
        yield labelled(words.say("Simplest coup"), "; ".join(told))
    for side in item.differences:
        yield labelled(words.say("Expected"), f"{side.subject}: {side.expected}")
        yield labelled(words.say("Actual"), f"{side.subject}: {side.actual}")
    yield labelled(words.say("Reproduce"), item.reproduce)


def title(item: DiagnosisInfo, words: Words) -> str:
    """Return what differs, where, and in how many coups."""
    return _title([item], words)


def _title(items: Sequence[DiagnosisInfo], words: Words) -> str:
    coups = N_("Diagnosis at {table}: {what} (coups that differ: {count} of {played})")
    around = N_("Diagnosis at {table}: {what} (wrong answers: {count} of {played})")
    return words.say(
        coups if items[0].deal else around,
        table=", ".join(dict.fromkeys(item.table for item in items)),
        what=items[0].what,
        count=write_number(sum(item.coups for item in items), words.language),
        played=write_number(sum({item.table: item.played for item in items}.values()), words.language),
    )


def explanations(item: DiagnosisInfo, words: Words) -> list[str]:
    """Return what explains the coups, or what they have in common."""
    said = [
        words.say("The engine behaves as if the rules were changed so: {change}", change=change)
        for change in item.explained_by
    ]
    cause = [item.cause] * bool(item.cause)
    return [
        *(said or cause or [words.say("No single change of the rules explains it.")]),
        *([item.in_common] * bool(item.in_common)),
    ]


def _what(group: Group, rules: Rulebook, table: str, language: Language) -> str:
    words, what = words_in(language), group.difference.what
    if group.difference.is_hand:
        return words.say("the {hand} hand", hand=hand_name(what, language))
    if what == "winner":
        return words.say("Result of the coup")
    if what == "refusal":
        return words.say("what is refused")
    return words.say("the bet on {bet}", bet=offer_name(rules.tables[table].offers[what], language))


def in_common_text(common: InCommon, rules: Rulebook, table: str, language: Language) -> str:
    """Say what the coups that fail have in common, and how many of those that pass have it too."""
    words = words_in(language)
    told = "; ".join(_trait(trait, rules, table, language) for trait in common.traits)
    if not common.passing:
        return words.say("Common to all failing coups, and to none that pass: {traits}.", traits=told)
    return words.say(
        "Common to all failing coups, and to {passing} of {passed} that pass: {traits}.",
        passing=write_number(common.passing, language),
        passed=write_number(common.passed, language),
        traits=told,
    )


def _trait(trait: Trait, rules: Rulebook, table: str, language: Language) -> str:
    words = words_in(language)
    if trait.name == ROUND:
        return words.say("round {round} of the shoe", round=trait.value)
    if trait.name in _DRAWN:
        return words.say(_DRAWN[trait.name], points=trait.value)
    hand, _, of_first = trait.name.partition(".")
    if of_first:
        return words.say(_FIRST_TWO[of_first], hand=hand_name(hand, language), values=_of_two(trait, words))
    if trait.name == STAKED:
        bet = offer_name(rules.tables[table].offers[str(trait.value)], language)
        return words.say("a stake on {bet}", bet=bet)
    if trait.name == STAKE:
        kinds = {
            ONE_UNIT: words.say("a stake of {unit}, the smallest there is", unit=_unit(rules, table, language)),
            WHOLE: words.say("a stake that is a whole number"),
            BROKEN: words.say("a stake that is not a whole number"),
        }
        return kinds[str(trait.value)]
    return fact_text(trait.name, [trait.value], language)


def _of_two(trait: Trait, words: Words) -> str:
    if isinstance(trait.value, bool):
        return words.say("yes") if trait.value else words.say("no")
    return ", ".join(SUIT_SYMBOLS.get(part, part) for part in str(trait.value).split())


_FIRST_TWO = {
    RANKS_OF: N_("ranks of {hand}'s first two cards: {values}"),
    SUITS_OF: N_("suits of {hand}'s first two cards: {values}"),
    ONE_SUIT: N_("{hand}'s first two cards are of one suit: {values}"),
    ONE_COLOUR: N_("{hand}'s first two cards are of one colour: {values}"),
}
_DRAWN = {
    PLAYER_FIRST: N_("Player's first two cards: {points}"),
    BANKER_FIRST: N_("Banker's first two cards: {points}"),
    THIRD: N_("Player's third card: {points} points"),
}


def _unit(rules: Rulebook, table: str, language: Language) -> str:
    return write_number(rules.tables[table].unit, language)
