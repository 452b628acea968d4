"""`baccarat features`: scenarios of a table of one's own, drafted and translated."""

from __future__ import annotations

from pathlib import Path

import click

from conformance.cli import CONFORMANT
from conformance.errors import N_, BaccaratError
from conformance.places import overlays
from conformance.rulebook import rulebook
from conformance.suite.features import files_in
from conformance.suite.translating import FROM, translated
from conformance.whole_files import write_whole


@click.group("features")
def command() -> None:
    """Translate the scenarios of the tables that are laid over the rules."""


@command.command("translate")
def translate() -> int:
    """Write the features of each folder given with --rules in every language that its tables declare.

    The English features are the source. Steps, numbers, bets and odds come from the catalogues. Titles that an earlier
    translation has are kept; those that are still in English are listed, for a human to translate.
    """
    if not overlays():
        raise BaccaratError(N_("no table is laid over the rules; name its folder with --rules"))
    for folder, languages in rulebook().spoken.items():
        for language in languages:
            if language != FROM:
                _translate(folder / "features", language)
    return CONFORMANT


def _translate(features: Path, language: str) -> None:
    target = features / language
    target.mkdir(parents=True, exist_ok=True)
    for path in files_in(features / FROM):
        found = translated(path, language, target / path.name)
        write_whole(target, {path.name: found.text.encode()})
        click.echo(f"Written: {target / path.name}")
        for line, title in found.left:
            click.echo(f"  to translate: {path.name}:{line}: {title}")
