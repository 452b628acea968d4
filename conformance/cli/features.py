"""`baccarat features`: scenarios of a table of one's own or of the project, drafted and translated."""

from __future__ import annotations

from itertools import chain, count
from pathlib import Path

import click

from conformance.cli import CONFORMANT
from conformance.cli.incomplete import tell_incomplete
from conformance.errors import N_, BaccaratError
from conformance.places import SOURCE, data_folder, overlays, own_folder
from conformance.rulebook import rulebook
from conformance.suite.drafting import draft
from conformance.suite.features import BLANK, files_in
from conformance.suite.new_language import check_checkout
from conformance.suite.run import check_selection
from conformance.suite.translating import translated
from conformance.whole_files import write_whole
from conformance.words import LANGUAGES, Language
from conformance.words.languages import TRANSLATIONS
from conformance.words.rules import rule_text


@click.group("features")
def command() -> None:
    """Draft the scenarios of the tables that are laid over the rules, and translate them."""


@command.command("new")
@click.argument("table")
@click.option("--language", type=click.Choice(LANGUAGES), default=SOURCE, show_default=True, help="Its language.")
def new(table: str, language: Language) -> int:
    """Draft scenarios for the rules of a TABLE of your own that no scenario executes yet.

    For each outcome of each bet the draft has the case and its nearest misses, with the cards chosen. What becomes of
    the bets is left blank (___), for a human to write from the published rules. No file is overwritten.
    """
    rules = rulebook()
    check_selection((table,), ())
    folder = own_folder(table)
    if folder is None:
        raise BaccaratError(
            N_("{table} is not in a folder that is laid over the rules; name it with --rules"), table=table
        )
    spoken = rules.tables[table].languages
    if language not in spoken:
        message = N_("{table} has no features in {language}; its languages are {languages}")
        raise BaccaratError(message, table=table, language=language, languages=", ".join(spoken))
    found = draft(rules, rules.tables[table], language)
    if found is None:
        click.echo(f"Nothing to draft: scenarios in {language} execute every rule of {table}.")
        return CONFORMANT
    file = _free(folder / "features" / language, table)
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file.parent, {file.name: found.text.encode()})
    click.echo(f"Written: {file}")
    for rule in found.bare:
        click.echo(f"  to write whole: {rule.id}: {rule_text(rule, language)}")
    click.echo(f"Fill in each {BLANK}, then: baccarat verify --table {table} --rules {folder}")
    return CONFORMANT


def _free(folder: Path, name: str) -> Path:
    """Return the path of a feature file that is not there yet: of this name, or with a number behind it."""
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    return next(path for path in (folder / f"{free}.feature" for free in names) if not path.exists())


@command.command("translate")
@click.option(
    "--language",
    type=click.Choice(TRANSLATIONS),
    help="Only this language; without --rules, write the project's own features in it.",
)
def translate(language: Language | None) -> int:
    """Write the features of each folder given with --rules in every language that its tables declare.

    The English features are the source. Steps, numbers, bets and odds come from the catalogues. Titles that an earlier
    translation has are kept; those that are still in English are listed, for a human to translate.
    Exit status is 1 where a language is incomplete.
    """
    if overlays():
        declared = {folder / "features": spoken for folder, spoken in rulebook().spoken.items()}
    elif language is not None:
        check_checkout()
        declared = {data_folder("features"): (language,)}
    else:
        raise BaccaratError(N_("no table is laid over the rules; name its folder with --rules"))
    written = [(folder, one) for folder, spoken in declared.items() for one in spoken if one != SOURCE]
    chosen = [(folder, one) for folder, one in written if language in (None, one)]
    for folder, one in chosen:
        _translate(folder, one)
    return tell_incomplete([one for _, one in chosen])


def _translate(features: Path, language: str) -> None:
    target = features / language
    target.mkdir(parents=True, exist_ok=True)
    for path in files_in(features / SOURCE):
        found = translated(path, language, target / path.name)
        write_whole(target, {path.name: found.text.encode()})
        click.echo(f"Written: {target / path.name}")
        for line, title in found.left:
            click.echo(f"  to translate: {path.name}:{line}: {title}")
