"""`baccarat help`: the published help, built from the rules."""

from __future__ import annotations

from pathlib import Path

import click

from conformance.cli import CONFORMANT, NOT_CONFORMANT
from conformance.errors import N_, BaccaratError
from conformance.help.site import files, stale, write
from conformance.rulebook import rulebook
from conformance.words import LANGUAGES, Language


@click.group("help")
def command() -> None:
    """Publish the rules: build the pages that players, testers and regulators read."""


@command.command("build")
@click.option("--out", default="docs", show_default=True, metavar="FOLDER", help="The folder of the pages.")
@click.option(
    "--language",
    "languages",
    multiple=True,
    type=click.Choice(LANGUAGES),
    help="Only this language; may be given several times.",
)
@click.option("--check", is_flag=True, help="Write nothing: name the pages that are stale, and exit with 1 if any is.")
def build(out: str, languages: tuple[Language, ...], check: bool) -> int:
    """Build the pages of every language as Markdown. Hand-written guides beside them stay as they are."""
    wanted = files(rulebook(), languages or LANGUAGES)
    folder = Path(out)
    if check:
        changed = stale(folder, wanted)
        for path in changed:
            click.echo(f"{folder / path}: stale; run baccarat help build")
        return NOT_CONFORMANT if changed else CONFORMANT
    try:
        changed = write(folder, wanted)
    except OSError as error:
        raise BaccaratError(
            N_("the pages cannot be written to {folder} ({reason}); make room or choose another folder"),
            folder=out,
            reason=error.strerror or error,
        ) from error
    click.echo(f"{len(wanted)} pages, {len(changed)} of them changed: {folder}")
    return CONFORMANT
