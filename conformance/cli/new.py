"""`baccarat new`: files to start from."""

from __future__ import annotations

from pathlib import Path

import click

from conformance.cli import CONFORMANT
from conformance.engines.starters import ENGINES, WHOLE, write_starter
from conformance.errors import N_, BaccaratError
from conformance.rulebook import rulebook
from conformance.rulebook.own_tables import check_id, start_of
from conformance.suite.new_language import write_language
from conformance.whole_files import write_whole


@click.group("new")
def command() -> None:
    """Write files to start from."""


@command.command("engine")
@click.option("--language", type=click.Choice(list(ENGINES)), required=True, help="The programming language.")
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

    It plays the table touch. With javascript it is a whole engine instead, which plays every table by the rules in
    force, those of --rules too. No file is overwritten.
    """
    starter = ENGINES[language]
    for file in write_starter(language, folder):
        click.echo(f"Written: {file}")
    where, tables = "Call your engine where it says CALL YOUR ENGINE HERE. ", "--table touch "
    if language == WHOLE:
        where = tables = ""
    click.echo(f"It needs {starter.needs}. {where}In that folder:")
    for line in (starter.build, f'baccarat verify {tables}--engine "{starter.run}"'):
        if line:
            click.echo(f"  {line}")
    return CONFORMANT


@command.command("table")
@click.argument("table")
@click.option("--extends", "base", required=True, metavar="ID", help="The table that it starts from.")
@click.option(
    "--out",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    show_default="this folder",
    metavar="DIR",
    help="The folder to write to; it is made where there is none.",
)
def table(table: str, base: str, folder: Path) -> int:
    """Write the file of a table of your own, with a comment for each part. No file is overwritten.

    The folder is then laid over the rules with --rules.
    """
    rules = rulebook()
    if base not in rules.tables:
        known = ", ".join(rules.tables)
        raise BaccaratError(N_("{table} is not a table; the tables are {tables}"), table=base, tables=known)
    if table in rules.tables:
        raise BaccaratError(N_("there is a table {table} already; choose another id"), table=table)
    check_id(table)
    file = folder / f"{table}.toml"
    if file.exists():
        raise BaccaratError(N_("{file} is there already; remove it, or choose another folder"), file=file)
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder, {file.name: start_of(table, rules.tables[base]).encode()})
    click.echo(f"Written: {file}")
    click.echo(f"  baccarat tables --table {table} --rules {folder}")
    click.echo(f"  baccarat features new {table} --rules {folder}")
    click.echo(f"  baccarat verify --table {table} --rules {folder}")
    return CONFORMANT


@command.command("language")
@click.argument("code")
def language(code: str) -> int:
    """Write the folders of a new language, in a checkout of the project: catalogues, glossary terms and features.

    CODE is that of ISO 639, as th for Thai. Until everything is translated, every verdict calls it incomplete.
    """
    write_language(code)
    click.echo(f"Written: locales/{code} and features/{code}. Then:")
    click.echo(f"  see to locales/{code}/language.toml, and translate glossary.toml and LC_MESSAGES/*.po beside it")
    click.echo(f"  baccarat features translate --language {code}")
    click.echo(f"  translate the titles that it lists in features/{code}")
    click.echo(f"  baccarat verify --language {code}")
    click.echo(f"  baccarat help build --language {code}")
    return CONFORMANT
