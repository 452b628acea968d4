"""The verdict on the terminal: tables × languages, then each failure with all that is needed to mend it."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from conformance.cards import read_cards, write_cards
from conformance.engines.opening import REFERENCE, Patience
from conformance.errors import on_one_line
from conformance.report.known import Known, sentence, standing_of, tolerable
from conformance.rulebook import Rulebook
from conformance.suite.generated import EXAMPLES
from conformance.suite.results import GENERATED, Record, fails
from conformance.suite.run import Outcome, Selection
from conformance.suite.verdict import Overall, definition_text, verdict_lines
from conformance.words import Language, Words, words_in
from conformance.words.numbers import write_number
from conformance.words.outcomes import OF_THE_RULES
from conformance.words.rules import rule_text

LONGEST_REQUESTS = 1500
"""Characters of requests up to which the command that shows a failure again has them all."""
MOST_SHOWN = 10
"""Failures told in full in each language; the others are counted."""
STYLES: dict[Overall, str] = {
    "conformant": "bold green",
    "partial": "bold yellow",
    "known-failures": "bold yellow",
    "not-conformant": "bold red",
    "incomplete": "bold red",
}


def show(
    outcome: Outcome,
    selection: Selection,
    rules: Rulebook,
    console: Console,
    known: Known,
    diagnoses: Callable[[], None] = lambda: None,
    sweep: Callable[[], None] = lambda: None,
) -> None:
    """Print the verdict of a run. Failures that are known get one line for each entry.

    `diagnoses` prints what explains the failures, which stands before them; `sweep` what came of a sweep, after them.
    """
    language = frame_language(selection.chosen_languages)
    words = words_in(language)
    console.print(Text(_head(outcome, selection, words)), soft_wrap=True)
    if selection.scenarios:
        console.print(_matrix(outcome.records, selection, rules, language))
    diagnoses()
    failures = group(record for record in outcome.records if fails(record) and not known.reason(record))
    for tested in selection.chosen_languages:
        told = sorted((records for records in failures if records[0].language == tested), key=_nearness)
        for records in told[:MOST_SHOWN]:
            console.print()
            for line in _failure(records, selection, rules):
                console.print(line, soft_wrap=True)
        left = len(told) - MOST_SHOWN
        if left > 0:
            more = words_in(tested).say("… and {left} more failures; choose a rule or a table to see them.", left=left)
            console.print()
            console.print(more, soft_wrap=True)
    sweep()
    for problem in outcome.broken:
        console.print(Text(words.say("not run: {problem}", problem=problem), style="bold red"), soft_wrap=True)
    console.print()
    for entry in known.judged(outcome.records):
        style = "" if tolerable([entry]) else "bold red"
        console.print(Text(sentence(entry, words), style=style), soft_wrap=True)
    for line in _summary(outcome, selection, rules, language, known):
        console.print(line, soft_wrap=True)


def _head(outcome: Outcome, selection: Selection, words: Words) -> str:
    """Return the first line: who was tested, and what the numbers of scenarios below it are."""
    names = {key: on_one_line(text) for key, text in msgspec.structs.asdict(outcome.engine).items()}
    if selection.scenarios:
        return words.say(
            "Engine {name} {version} ({language}), {engine}: passed / failed / not run",
            engine=selection.engine,
            **names,
        )
    return words.say("Engine {name} {version} ({language}), {engine}", engine=selection.engine, **names)


def of_the_rules_text(count: int, words: Words) -> str:
    """Say how many checks say nothing of an engine."""
    return words.say(
        "Checks of the rules themselves, which ask the engine nothing and count neither way: {count}.",
        count=write_number(count, words.language),
    )


def generated_text(passed: int, checks: int, asked: int, words: Words) -> str:
    """Say what came of the generated checks, and how much they asked."""
    return words.say(
        "Generated checks: {passed} of {checks} passed; coups and events asked: {asked}.",
        passed=write_number(passed, words.language),
        checks=write_number(checks, words.language),
        asked=write_number(asked, words.language),
    )


def sweep_text(passed: int, asked: int, words: Words) -> str:
    """Say what came of the deals of a sweep."""
    return words.say(
        "Sweep: {passed} of {asked} deals were played and settled as the rules say.",
        passed=write_number(passed, words.language),
        asked=write_number(asked, words.language),
    )


def frame_language(languages: Sequence[Language]) -> Language:
    """Return the language of what stands around the failures: the one that runs, or English for several."""
    return languages[0] if len(languages) == 1 else "en"


def group(records: Iterable[Record]) -> list[list[Record]]:
    """Gather the records of one scenario in one language that failed alike at several tables."""
    groups: dict[tuple[str, ...], list[Record]] = {}
    for record in records:
        groups.setdefault((record.language, record.case, record.step, record.expected, record.actual), []).append(
            record
        )
    return list(groups.values())


def _nearness(records: Sequence[Record]) -> tuple[int, int]:
    """Order failures so that the one nearest to the fault comes first: a bare coup, then one bet, then the rest."""
    record = records[0]
    return (len(record.stakes) if record.deal else 99, len(record.rules))


def _matrix(records: Sequence[Record], selection: Selection, rules: Rulebook, language: Language) -> Table:
    words = words_in(language)
    matrix = Table()
    matrix.add_column(words.say("Table"), no_wrap=True)
    for column in selection.chosen_languages:
        matrix.add_column(column, justify="right", no_wrap=True)
    counts = Counter(
        (record.table, record.language, _column(record))
        for record in records
        if record.verdict != OF_THE_RULES and not record.is_generated
    )
    for table in selection.tables or rules.tables:
        cells = [[counts[table, column, kind] for kind in range(3)] for column in selection.chosen_languages]
        matrix.add_row(table, *(_cell(*cell) for cell in cells))
    return matrix


def _column(record: Record) -> int:
    if record.verdict == "passed":
        return 0
    return 1 if fails(record) else 2


def _cell(passed: int, failed: int, not_run: int) -> Text:
    return Text.assemble(
        (str(passed), "green"),
        " / ",
        (str(failed), "bold red" if failed else ""),
        " / ",
        (str(not_run), "yellow" if not_run else ""),
    )


def _failure(records: Sequence[Record], selection: Selection, rules: Rulebook) -> Iterator[Text]:
    record = records[0]
    words = words_in(record.language)
    yield Text.assemble((f"✗ {record.case}", "bold red"), f"  {record.name}")
    tables = ", ".join(item.table for item in records)
    yield labelled(words.say("Tables"), tables)
    for rule_id in record.rules:
        rule = rules.rules[rule_id]
        text = rule_text(rule, record.language)
        yield labelled(words.say("Rule"), f"{rule_id} ({rule.place}): {text}")
        pages = _pages(rules, rule_id, {item.table for item in records})
        yield labelled(words.say("Rests on"), ", ".join(pages) or words.say("no claim of a page"))
    if record.file:
        yield labelled(words.say("Scenario"), f"{record.file}:{record.line}")
    yield labelled(words.say("Step"), record.step)
    if record.deal:
        yield labelled(words.say("Coup"), write_cards(read_cards(record.deal)))
    yield labelled(words.say("Expected"), f"{record.subject}: {record.expected}")
    yield labelled(words.say("Actual"), f"{record.subject}: {record.actual}")
    yield labelled(words.say("Reproduce"), reproduce(record, selection))


def _pages(rules: Rulebook, rule_id: str, tables: set[str]) -> list[str]:
    """Return the lines that a rule rests on, of the pages that publish one of the tables."""
    return [
        f"{claim.document}:{claim.line} ({claim.id})"
        for claim in rules.basis(rule_id)
        if tables & set(rules.documents[claim.document].tables)
    ]


def labelled(label: str, text: str) -> Text:
    """Return one line of what is told of a failure: what it says, and that in bold."""
    return Text.assemble(f"  {label}: ", (text, "bold"))


def _again(record: Record, selection: Selection) -> list[str]:
    """Return the command that asks again what made a generated check fail: its requests, or all of its kind."""
    if record.requests and sum(map(len, record.requests)) <= LONGEST_REQUESTS:
        return ["baccarat", "replay", *(part for line in record.requests for part in ("--request", line))]
    kind = record.case.removeprefix(GENERATED)
    examples = ["--examples", str(selection.examples)] if selection.examples != EXAMPLES else []
    return ["baccarat", "verify", "--table", record.table, "--kind", kind, "--seed", str(record.seed), *examples]


def reproduce(record: Record, selection: Selection) -> str:
    """Return the command that plays the failing coup again, or the scenarios of its rule where no coup is played."""
    if record.is_generated:
        parts = _again(record, selection)
    elif record.deal:
        parts = ["baccarat", "coup", record.table, "--deal", record.deal]
        for bet, stake in record.stakes.items():
            parts += ["--bet", f"{bet}={stake}"]
        if record.round != 1:
            parts += ["--round", str(record.round)]
    else:
        parts = ["baccarat", "verify", "--table", record.table, "--rule", record.rules[0]]
    parts += options(selection)
    if record.language != "en" or not record.deal:
        parts += ["--language", record.language]
    return shlex.join(parts)


def options(selection: Selection) -> list[str]:
    """Return the words of a command that name the engine, and how it is held to its answers."""
    parts = []
    if selection.engine != REFERENCE:
        parts += ["--engine", selection.engine]
    if selection.patience.timeout != Patience().timeout:
        parts += ["--timeout", f"{selection.patience.timeout:g}"]
    if selection.strict:
        parts.append("--strict")
    return parts


def _summary(
    outcome: Outcome, selection: Selection, rules: Rulebook, language: Language, known: Known
) -> Iterator[Text]:
    words = words_in(language)
    records = [record for record in outcome.records if record.verdict != OF_THE_RULES and not record.is_generated]
    generated = [record for record in outcome.records if record.is_generated]
    passed = sum(record.verdict == "passed" for record in records)
    scenarios = len({(record.language, record.case) for record in records})
    if selection.scenarios:
        yield Text(
            words.say(
                "{passed} of {checks} checks passed: {scenarios} scenarios, each at every table where its rules hold.",
                passed=passed,
                checks=len(records),
                scenarios=scenarios,
            )
        )
    if generated:
        good = sum(record.verdict == "passed" for record in generated)
        yield Text(generated_text(good, len(generated), sum(record.count for record in generated), words))
    if of_the_rules := len(outcome.records) - len(records) - len(generated):
        yield Text(of_the_rules_text(of_the_rules, words))
    if outcome.sweep is not None:
        asked, failed = (sum(map(get, outcome.sweep)) for get in (attrgetter("asked"), attrgetter("failed")))
        yield Text(sweep_text(asked - failed, asked, words))
    found = standing_of(outcome, selection, rules, known)
    first, *others = verdict_lines(found, words)
    yield Text(first, style=STYLES[found.overall])
    yield from map(Text, others)
    yield Text(definition_text(words), style="dim")
