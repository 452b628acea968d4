"""The verdict on the terminal: tables × languages, then each failure with all that is needed to fix it."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from operator import attrgetter

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from conformance.cards import read_cards, write_cards
from conformance.engines.opening import REFERENCE, Patience
from conformance.errors import N_, on_one_line
from conformance.places import SOURCE
from conformance.report.causes import Cause, by_rule, is_aftermath, nearness, without_answer
from conformance.report.known import Known, sentence, standing_of, tolerable
from conformance.rulebook import Rulebook
from conformance.suite.generated import EXAMPLES
from conformance.suite.replay import file_of
from conformance.suite.results import GENERATED, Record, fails
from conformance.suite.run import Outcome, Selection
from conformance.suite.verdict import Overall, definition_text, verdict_lines
from conformance.words import Language, Words, words_in
from conformance.words.numbers import write_number
from conformance.words.outcomes import OF_THE_RULES
from conformance.words.rules import rule_text

LONGEST_REQUESTS = 1500
"""Characters of requests up to which the command that shows a failure again has them all."""
MOST_CAUSES = 2
"""Causes that are shown beside the first; the others are counted."""
MOST_PAGES = 3
"""Lines of pages that are named of those that support a rule."""
MOST_COLUMNS = 1000
"""Columns that no table needs."""
NARROW = 80
"""Columns of a terminal below which the counts stand closer together."""
STYLES: dict[Overall, str] = {
    "conformant": "bold green",
    "partial": "bold yellow",
    "known-failures": "bold yellow",
    "not-conformant": "bold red",
    "incomplete-language": "bold red",
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
    explained: Collection[str] = (),
    *,
    everything: bool = False,
) -> None:
    """Print the verdict of a run: each cause of its failures once, or with `everything` each failure.

    `diagnoses` prints what explains the failures at the tables of `explained`, and `sweep` what came of a sweep.
    Failures that are known get one line for each entry.
    """
    language = frame_language(selection.chosen_languages)
    words = words_in(language)
    console.print(Text(_head(outcome, selection, words)), soft_wrap=True)
    if selection.scenarios:
        _print_whole(_matrix(outcome.records, selection, rules, language, tight=console.width < NARROW), console)
    failures = [record for record in outcome.records if fails(record) and not known.reason(record)]
    silent, not_asked = without_answer(failures, language)
    unexplained = [record for record in failures if record.table not in explained]
    causes = [*silent, *by_rule(unexplained, outcome.records)]
    if not everything:
        _print_counts(failures, len(causes), not_asked, console, words)
    if silent:
        _print_causes(causes[:1], selection, rules, console, language)
    diagnoses()
    if everything:
        _print_everything(failures, selection, rules, console)
    else:
        _print_causes(causes[1:] if silent else causes, selection, rules, console, language, first=not silent)
    sweep()
    for problem in outcome.broken:
        console.print(Text(words.say("not run: {problem}", problem=problem), style="bold red"), soft_wrap=True)
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


def _print_everything(failures: Sequence[Record], selection: Selection, rules: Rulebook, console: Console) -> None:
    """Print every failure in full, by language, the one nearest to the fault first; what gave no answer comes last."""
    groups = group(failures)
    for tested in selection.chosen_languages:
        of_language = [records for records in groups if records[0].language == tested]
        for records in sorted(of_language, key=lambda records: (is_aftermath(records[0]), nearness(records[0]))):
            console.print()
            for line in _failure(records, selection, rules):
                console.print(line, soft_wrap=True)
    if failures:
        console.print()


def _print_causes(
    causes: Sequence[Cause],
    selection: Selection,
    rules: Rulebook,
    console: Console,
    language: Language,
    *,
    first: bool = True,
) -> None:
    """Print the first cause in full, a line for each of a few others, and how many are left."""
    words = words_in(language)
    if first and causes:
        console.print()
        for line in _cause(causes[0], selection, rules, language):
            console.print(line, soft_wrap=True)
        causes = causes[1:]
    for cause in causes[:MOST_CAUSES]:
        console.print(Text(_cause_title(cause, rules, words)), soft_wrap=True)


def _cause(cause: Cause, selection: Selection, rules: Rulebook, language: Language) -> Iterator[Text]:
    """Yield what a cause fails, the rule and its source, one check, and the command that runs it again."""
    words = words_in(language)
    record = next((record for record in cause.records if record.language == language), cause.records[0])
    yield Text(_cause_title(cause, rules, words), style="bold red")
    if cause.rule:
        pages = _pages(rules, cause.rule, set(cause.tables))
        where = f"{cause.rule} ({rules.rules[cause.rule].place})"
        yield labelled(words.say("Rule"), f"{where}; {', '.join(pages) or words.say('no claim of a page')}")
    if record.file:
        yield labelled(words.say("Scenario"), f"{record.case} ({record.file}:{record.line})")
    else:
        yield Text(f"  {record.case}  {record.name}")
    if record.deal:
        yield labelled(words.say("Coup"), "; ".join([write_cards(read_cards(record.deal)), record.step]))
    else:
        yield labelled(words.say("Step"), record.step)
    yield labelled(words.say("Expected"), f"{record.subject}: {record.expected}")
    yield labelled(words.say("Actual"), f"{record.subject}: {record.actual}")
    yield labelled(words.say("Reproduce"), reproduce(record, selection))


def _cause_title(cause: Cause, rules: Rulebook, words: Words) -> str:
    """Say what fails, in how many checks, at which tables and in which languages."""
    record = next((record for record in cause.records if record.language == words.language), cause.records[0])
    what = rule_text(rules.rules[cause.rule], words.language) if cause.rule else record.actual
    return words.say(
        "✗ {what} (failed checks: {count}; {tables}; {languages})",
        what=what,
        count=write_number(len(cause.records), words.language),
        tables=", ".join(cause.tables),
        languages=", ".join(cause.languages),
    )


def _print_counts(failures: Sequence[Record], causes: int, not_asked: int, console: Console, words: Words) -> None:
    """Say how many checks failed, for how many causes, and how many only since the engine was not asked any more."""
    if not failures:
        return
    language = words.language
    lines = [
        words.say(
            "Failed checks: {count} (tables: {tables}; {languages}); --all lists every one.",
            count=write_number(len(failures), language),
            tables=write_number(len({record.table for record in failures}), language),
            languages=", ".join(dict.fromkeys(record.language for record in failures)),
        )
    ]
    if causes > MOST_CAUSES + 1:
        lines.append(words.say("Causes not shown here: {left}.", left=write_number(causes - MOST_CAUSES - 1, language)))
    if not_asked:
        lines.append(words.say(NOT_ASKED, count=write_number(not_asked, language)))
    console.print(Text(" ".join(lines)), soft_wrap=True)


NOT_ASKED = N_("Failed only because the engine was no longer asked: {count}.")


def of_the_rules_text(count: int, words: Words) -> str:
    """Say how many checks say nothing of an engine."""
    return words.say(
        "Checks of the rules themselves: {count} (the engine is not asked; they are not counted).",
        count=write_number(count, words.language),
    )


def generated_text(passed: int, checks: int, asked: int, words: Words) -> str:
    """Say what came of the generated checks, and how much they asked."""
    return words.say(
        "Generated checks passed: {passed} of {checks}; coups and events asked: {asked}.",
        passed=write_number(passed, words.language),
        checks=write_number(checks, words.language),
        asked=write_number(asked, words.language),
    )


def sweep_text(passed: int, asked: int, words: Words) -> str:
    """Say what came of the deals of a sweep."""
    return words.say(
        "Sweep: deals played and settled as the rules say: {passed} of {asked}.",
        passed=write_number(passed, words.language),
        asked=write_number(asked, words.language),
    )


def frame_language(languages: Sequence[Language]) -> Language:
    """Return the language of what stands around the failures: the one that runs, or English for several."""
    return languages[0] if len(languages) == 1 else SOURCE


def group(records: Iterable[Record]) -> list[list[Record]]:
    """Gather the records of one scenario in one language that failed alike at several tables."""
    groups: dict[tuple[str, ...], list[Record]] = {}
    for record in records:
        groups.setdefault((record.language, record.case, record.step, record.expected, record.actual), []).append(
            record
        )
    return list(groups.values())


def _print_whole(table: Table, console: Console) -> None:
    """Print a table with every cell whole, however narrow the terminal is."""
    table.width = console.measure(table, options=console.options.update(max_width=MOST_COLUMNS)).maximum
    console.print(table, soft_wrap=True)


def _matrix(
    records: Sequence[Record], selection: Selection, rules: Rulebook, language: Language, *, tight: bool
) -> Table:
    words = words_in(language)
    matrix = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
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
        matrix.add_row(table, *(_cell(*cell, between="/" if tight else " / ") for cell in cells))
    return matrix


def _column(record: Record) -> int:
    if record.verdict == "passed":
        return 0
    return 1 if fails(record) else 2


def _cell(passed: int, failed: int, not_run: int, *, between: str) -> Text:
    return Text.assemble(
        (str(passed), "green"),
        between,
        (str(failed), "bold red" if failed else ""),
        between,
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
        yield labelled(words.say("Source"), ", ".join(pages) or words.say("no claim of a page"))
    if record.file:
        yield labelled(words.say("Scenario"), f"{record.file}:{record.line}")
    yield labelled(words.say("Step"), record.step)
    if record.deal:
        yield labelled(words.say("Coup"), write_cards(read_cards(record.deal)))
    yield labelled(words.say("Expected"), f"{record.subject}: {record.expected}")
    yield labelled(words.say("Actual"), f"{record.subject}: {record.actual}")
    yield labelled(words.say("Reproduce"), reproduce(record, selection))


def _pages(rules: Rulebook, rule_id: str, tables: set[str]) -> list[str]:
    """Return the lines that support a rule, of the pages that publish one of the tables."""
    pages = [
        f"{claim.document}:{claim.line} ({claim.id})"
        for claim in rules.basis(rule_id)
        if tables & set(rules.documents[claim.document].tables)
    ]
    return pages[:MOST_PAGES] + ["…"] * (len(pages) > MOST_PAGES)


def labelled(label: str, text: str) -> Text:
    """Return one line about a failure: what it says, and that in bold."""
    return Text.assemble(f"  {label}: ", (text, "bold"))


def _again(record: Record, selection: Selection) -> list[str]:
    """Return the command that asks again what made a generated check fail: its requests, or all of its kind."""
    if record.requests and sum(map(len, record.requests)) <= LONGEST_REQUESTS:
        return ["baccarat", "replay", *(part for line in record.requests for part in ("--request", line))]
    if not record.is_generated:
        return ["baccarat", "verify", "--table", record.table]
    kind = record.case.removeprefix(GENERATED)
    examples = ["--examples", str(selection.examples)] if selection.examples != EXAMPLES else []
    return ["baccarat", "verify", "--table", record.table, "--kind", kind, "--seed", str(record.seed), *examples]


def reproduce(record: Record, selection: Selection) -> str:
    """Return the command that plays the failing coup again, or the scenarios of its rule where no coup is played."""
    if record.requests and selection.replays and (record.is_generated or not record.deal or not record.alone):
        name = file_of(record.case, record.table, record.language)
        parts = ["baccarat", "replay", f"{selection.replays}/{name}"]
    elif record.is_generated or not record.alone:
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
    if record.language != SOURCE or not record.deal:
        parts += ["--language", record.language]
    return shlex.join(parts)


def options(selection: Selection) -> list[str]:
    """Return the words of a command that name the engine, and how strictly its answers are checked."""
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
                "Checks passed: {passed} of {checks}. "
                "Scenarios: {scenarios}, each at every table where its rules hold.",
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
