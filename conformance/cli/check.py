"""`baccarat check`: a folder of tables of your own, from its rules to its exports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from conformance.cli import CONFORMANT, NOT_CONFORMANT, language_option
from conformance.errors import N_, BaccaratError
from conformance.help.exports.check import check_file
from conformance.help.exports.export import Exporter
from conformance.help.returns import Reckoner
from conformance.places import lay_over, overlays
from conformance.returns import matches
from conformance.rulebook import Rulebook, Table, rulebook
from conformance.suite.cases import check_languages, uncited
from conformance.suite.completeness import incomplete
from conformance.suite.mutation.score import reckon
from conformance.suite.verdict import incomplete_text
from conformance.suite.workers import processors
from conformance.words import Language, Words, words_in
from conformance.words.languages import TRANSLATIONS
from conformance.words.numbers import write_number
from conformance.words.untranslated import UNTRANSLATED, untranslated

EXPORTS = (".html", ".md", ".json")


@click.command("check")
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=processors,
    metavar="N",
    help="Processes; by default one for each processor.",
)
@click.option("--mutants/--no-mutants", "with_mutants", default=True, help="Count mutants too, which takes longest.")
@language_option
def command(folder: Path, jobs: int, language: Language, *, with_mutants: bool) -> int:
    """Check a FOLDER of tables of your own: rules, languages, scenarios, words, mutants, returns and exports.

    Exit status is 1 when any of them fails, and 2 when the rules or features cannot be read.
    """
    lay_over((*overlays(), folder))
    rules, words = rulebook(), words_in(language)
    name = folder.resolve().name
    own = [table for table in rules.tables.values() if rules.rules[table.offer_rule].place.startswith(f"{name}/")]
    if not own:
        raise BaccaratError(N_("{folder} has no table; baccarat new table writes one"), folder=folder)
    click.echo(words.say("The rules can be read: {tables}", tables=", ".join(table.id for table in own)))
    checks: list[tuple[str, Iterator[str]]] = [
        (words.say("The features are in every language that the tables declare"), _parity(rules, folder, words)),
        (words.say("Every language that the tables declare is complete"), _incomplete(own, words)),
        (words.say("Every rule is executed by a scenario"), _unexecuted(rules, own, words)),
        (words.say("Every name and sentence is translated"), _untranslated(rules, own, words)),
        (words.say("The stated returns are the exact ones"), _returns(rules, own, words)),
        (words.say("The exports are current"), _exports(rules, folder, words)),
    ]
    if with_mutants:
        checks.append((words.say("Every changed rule is noticed"), _mutants(own, jobs, words)))
    return max([_told(title, list(problems)) for title, problems in checks])


def _told(title: str, problems: list[str]) -> int:
    """Print what came of one check, and return its exit status."""
    click.echo(f"{'✗' if problems else '✓'} {title}")
    for problem in problems:
        click.echo(f"  {problem}")
    return NOT_CONFORMANT if problems else CONFORMANT


def _parity(rules: Rulebook, folder: Path, words: Words) -> Iterator[str]:
    try:
        check_languages(rules.spoken[folder.resolve()], may_lack=TRANSLATIONS)
    except BaccaratError as error:
        yield words.tell(error)


def _incomplete(own: list[Table], words: Words) -> Iterator[str]:
    declared = dict.fromkeys(language for table in own for language in table.languages)
    return (incomplete_text(found, words) for found in incomplete(tuple(declared)))


def _unexecuted(rules: Rulebook, own: list[Table], words: Words) -> Iterator[str]:
    for table in own:
        for language in table.languages:
            for rule in uncited(rules, table, language):
                message = N_("{rule} ({table}): no scenario in features/{language} cites it")
                yield words.say(message, rule=rule.id, table=table.id, language=language)


def _untranslated(rules: Rulebook, own: list[Table], words: Words) -> Iterator[str]:
    for table in own:
        for language in table.languages:
            for text in untranslated(rules, table, language):
                yield words.say(UNTRANSLATED, table=table.id, language=language, text=text)


def _returns(rules: Rulebook, own: list[Table], words: Words) -> Iterator[str]:
    reckoner = Reckoner(rules.tableau)
    for table in own:
        for stated in rules.procedures[table.id].returns:
            exact = {bet: found.to_bettor for bet, found in reckoner.of(table, table.decks).items()}
            candidates = exact.values() if stated.bet is None else [exact[stated.bet]]
            if not any(matches(share, stated.percent) for share in candidates):
                message = N_("{rule}: {percent}% is not what it returns with {decks} decks; see baccarat rtp")
                percent = write_number(stated.percent, words.language)
                yield words.say(message, rule=stated.rule, percent=percent, decks=table.decks)


def _exports(rules: Rulebook, folder: Path, words: Words) -> Iterator[str]:
    exporter = Exporter(rules)
    for path in sorted(path for path in folder.rglob("*") if path.suffix in EXPORTS and path.is_file()):
        try:
            checked = check_file(path, exporter)
        except BaccaratError:
            continue  # another file of the provider's, and no export
        for found in checked:
            if found.verdict != "current" and found.stamp is not None:
                message = N_("{file}: {verdict}; export it again")
                yield words.say(message, file=path, verdict=words.say(found.verdict))


def _mutants(own: list[Table], jobs: int, words: Words) -> Iterator[str]:
    for table in own:
        for score in reckon(table.languages, jobs, lambda _done, _total: None, (table.id,)).languages:
            for mutant in score.survivors:
                yield words.say("{language} does not notice {mutant}", language=score.language, mutant=mutant)
