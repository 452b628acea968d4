"""`baccarat new`: files to start from."""

from __future__ import annotations

from pathlib import Path

import click

from conformance.cli import CONFORMANT
from conformance.engines.starters import STARTERS, write_starter


@click.group("new")
def command() -> None:
    """Write files to start from."""


@command.command("engine")
@click.option("--language", type=click.Choice(list(STARTERS)), required=True, help="The programming language.")
@click.option(
    "--out",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    show_default="this folder",
    metavar="DIR",
    help="The folder to write to; it is made where there is none.",
)
def engine(language: str, folder: Path) -> int:
    """Write a starter adapter: a small engine that speaks the protocol, with a place to call your own engine.

    It plays the table touch. No file is overwritten.
    """
    starter = STARTERS[language]
    for file in write_starter(language, folder):
        click.echo(f"Written: {file}")
    click.echo(f"It needs {starter.needs}. Call your engine where it says CALL YOUR ENGINE HERE. In that folder:")
    for line in (starter.build, f'baccarat verify --table touch --engine "{starter.run}"'):
        if line:
            click.echo(f"  {line}")
    return CONFORMANT
