"""The definition of conformant: the one place that says what a run comes to, and what it lacks.

An engine is conformant at the tables that were chosen when every rule of them that an engine decides was executed
there, by at least one check that passed, when the generated checks ran too, and a sweep where one was asked for, and
when nothing failed and nothing was left out, and every language that was chosen is whole. Anything less has a word of
its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Literal

import msgspec

from conformance.places import SOURCE, own_folder
from conformance.rulebook import Rulebook
from conformance.suite.completeness import Completeness, incomplete
from conformance.suite.results import NOT_HELD, NOT_RUN, Record, Swept, fails
from conformance.suite.run import Selection
from conformance.words import Words
from conformance.words.languages import LanguageName
from conformance.words.numbers import write_number, write_percent
from conformance.words.outcomes import OF_THE_RULES

Overall = Literal["conformant", "partial", "known-failures", "not-conformant", "incomplete-language", "incomplete"]
"""What a run comes to.

partial: what was run passed, and something was not run. known-failures: what failed is known to, and nothing else is
wrong. incomplete-language: nothing failed, and a language that was chosen is not whole. incomplete: the run did not
reach its end, and has no verdict.
"""
GOOD: tuple[Overall, ...] = ("conformant", "known-failures")
"""What ends with exit status 0."""

MOST_NAMED = 5
"""Rules that are named of those that were not executed."""


class Lack(msgspec.Struct, frozen=True):
    """What a run left out, and so says nothing of.

    scenarios: none ran, as in a sweep alone or with one kind of generated checks; checks: those that the engine does
    not claim, of that many; rules_chosen: only some rules were chosen to run; generated: the generated checks were left
    out; unexecuted: rules that no check executed, with the table; sweep: tables at which a sweep that was asked for is
    not whole; in_process: the engine ran in the suite's own process, where it could do anything to the verdict;
    languages: those chosen of which words or scenarios are missing.
    """

    scenarios: bool = False
    checks: int = 0
    of_checks: int = 0
    rules_chosen: bool = False
    generated: bool = False
    unexecuted: tuple[tuple[str, str], ...] = ()
    sweep: tuple[str, ...] = ()
    in_process: bool = False
    languages: tuple[Completeness, ...] = ()

    def __bool__(self) -> bool:
        return any(msgspec.structs.astuple(msgspec.structs.replace(self, of_checks=0)))


class Standing(msgspec.Struct, frozen=True):
    """What a run comes to, how many of its failures are known, and what it left out."""

    overall: Overall
    known: int = 0
    lack: Lack = Lack()


def standing(
    records: Sequence[Record],
    selection: Selection,
    rules: Rulebook,
    *,
    is_known: Callable[[Record], bool],
    tolerable: bool,
    complete: bool,
    sweep: Sequence[Swept] | None = None,
) -> Standing:
    """Return what a run comes to; `tolerable` says that no entry of the known failures fails it.

    `sweep` is what came of a sweep at each table, None where none was asked for. No failure of a sweep is known.
    """
    held = [record for record in records if record.verdict != OF_THE_RULES]
    known = [record for record in held if fails(record) and is_known(record)]
    swept = sweep or ()
    is_new = any(fails(record) and not is_known(record) for record in held) or any(table.failed for table in swept)
    passed = any(record.verdict == "passed" for record in held) or any(table.asked > table.failed for table in swept)
    lack = _lack(records, selection, rules, sweep)
    overall: Overall = "conformant"
    if not complete:
        overall = "incomplete"
    elif is_new or not tolerable or (known and lack):
        overall = "not-conformant"
    elif lack.languages:
        overall = "incomplete-language"
    elif not passed:
        overall = "not-conformant"
    elif known:
        overall = "known-failures"
    elif lack:
        overall = "partial"
    return Standing(overall, len(known), lack)


def _lack(records: Sequence[Record], selection: Selection, rules: Rulebook, sweep: Sequence[Swept] | None) -> Lack:
    held = [record for record in records if record.verdict != OF_THE_RULES]
    tables = tuple(dict.fromkeys(selection.tables)) or tuple(rules.tables)
    executed = {(rule, record.table) for record in records if record.verdict not in NOT_HELD for rule in record.rules}
    unexecuted = [
        (rule.id, table)
        for rule in rules.rules.values()
        if rule.decided_by == "engine"
        for table in tables
        if table in rule.tables and (rule.id, table) not in executed
    ]
    return Lack(
        all(record.is_generated for record in held),
        sum(record.verdict in NOT_RUN for record in held),
        len(held),
        bool(selection.rules),
        not selection.generated,
        () if selection.rules else tuple(unexecuted),
        () if sweep is None else _not_swept(tables, sweep),
        selection.patience.in_process,
        incomplete(selection.chosen_languages),
    )


def _not_swept(tables: Sequence[str], sweep: Sequence[Swept]) -> tuple[str, ...]:
    whole = {table.table for table in sweep if table.whole}
    return tuple(table for table in tables if table not in whole)


def overall_text(overall: Overall, words: Words) -> str:
    """Return what a run comes to, in a few words."""
    texts = {
        "conformant": words.say("conformant"),
        "partial": words.say("passed what was run"),
        "known-failures": words.say("not conformant, known failures"),
        "not-conformant": words.say("not conformant"),
        "incomplete-language": words.say("language incomplete"),
        "incomplete": words.say("incomplete"),
    }
    return texts[overall]


def verdict_lines(found: Standing, words: Words) -> Iterator[str]:
    """Yield the verdict in sentences: what the run comes to, and what it left out."""
    if found.overall == "conformant":
        yield words.say("Conformant.")
    elif found.overall == "known-failures":
        yield words.say(
            "Not conformant: known failures: {count}; nothing else.", count=write_number(found.known, words.language)
        )
    elif found.overall == "partial":
        yield words.say("Passed what was run; not conformant, because something was not run:")
    elif found.overall == "incomplete-language":
        yield words.say("Not conformant, because a language is incomplete:")
    elif found.overall == "not-conformant":
        yield words.say("Not conformant.")
    else:
        yield words.say("The run is incomplete and has no verdict.")
    if found.overall not in ("conformant", "incomplete"):
        yield from lack_lines(found.lack, words)


def lack_lines(lack: Lack, words: Words) -> Iterator[str]:
    """Yield what a run left out, a sentence each."""
    language = words.language
    yield from map(partial(incomplete_text, words=words), lack.languages)
    if lack.scenarios:
        yield words.say("Not run: the scenarios; baccarat verify without --sweep-only and --kind runs them.")
    if lack.checks:
        yield words.say(
            "Checks not run, since the engine does not claim them: {count} of {checks}; "
            "--table chooses where it is tested.",
            count=write_number(lack.checks, language),
            checks=write_number(lack.of_checks, language),
        )
    if lack.rules_chosen:
        yield words.say("Not run: all rules but the chosen ones; leave --rule out to run them.")
    if lack.generated:
        yield words.say(
            "Not run: the generated checks; baccarat verify without --sweep-only and --no-generated runs them."
        )
    if lack.unexecuted:
        named = [f"{rule} ({table})" for rule, table in lack.unexecuted[:MOST_NAMED]]
        named += ["…"] * (len(lack.unexecuted) > MOST_NAMED)
        yield words.say(
            "Rules that no check executed at a table: {count}: {rules}",
            count=write_number(len(lack.unexecuted), language),
            rules=", ".join(named),
        )
        yield from _scenarios_for(dict.fromkeys(table for _, table in lack.unexecuted), words)
    if lack.sweep:
        yield words.say("Not run: the whole sweep, at these tables: {tables}.", tables=", ".join(lack.sweep))
    if lack.in_process:
        yield words.say("Run in process, where an engine can change the verdict; leave --in-process out for one.")


def _scenarios_for(tables: Iterable[str], words: Words) -> Iterator[str]:
    """Yield how tables get the scenarios that they lack: those of the user's own are drafted."""
    own = [table for table in tables if own_folder(table)]
    if set(tables) - set(own):
        yield words.say("To execute them, write scenarios that cite them (@rule.ID).")
    for table in own:
        command = f"baccarat features new {table} --language {SOURCE} --rules DIR"
        yield words.say("To draft scenarios for them: {command}", command=command)


def incomplete_text(found: Completeness, words: Words) -> str:
    """Return how much of an incomplete language is there; the share of its words is rounded down."""
    return words.say(
        "incomplete: {language}, {share} of the words, {scenarios} of {of_scenarios} scenarios",
        language=LanguageName(found.language),
        share=write_percent(Fraction(found.words * 100 // found.of_words, 100), words.language),
        scenarios=write_number(found.scenarios, words.language),
        of_scenarios=write_number(found.of_scenarios, words.language),
    )


def definition_text(words: Words) -> str:
    """Return the definition of conformant, as it stands beside every verdict."""
    return words.say(
        "Conformant means: at every table that was chosen, each rule that an engine decides was executed by a check "
        "that passed; all scenarios and generated checks ran, and the whole sweep where one was asked for; nothing "
        "failed, and every language that was chosen is complete."
    )
