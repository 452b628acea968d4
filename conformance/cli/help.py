"""`baccarat help`: the published help, built from the rules."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

import click

from conformance.cli import CONFORMANT, MISUSE, NOT_CONFORMANT, language_option
from conformance.cli.checking import as_data, lines
from conformance.cli.incomplete import tell_incomplete
from conformance.errors import N_, BaccaratError
from conformance.help.exports.check import Checked, check_file
from conformance.help.exports.export import Exporter
from conformance.help.exports.stamp import Form, Order, Part, Theme
from conformance.help.player.profile import NO_PROFILE, open_facts, read_profile
from conformance.help.site import files, stale, write
from conformance.places import SOURCE
from conformance.rulebook import rulebook
from conformance.whole_files import is_stream, write_whole
from conformance.words import LANGUAGES, Language, words_in
from conformance.words.untranslated import UNTRANSLATED, untranslated


class _Help(click.Group):
    """Shows how another command is used as well: `baccarat help verify` is `baccarat verify --help`."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command of this group, or one that shows the help of another command."""
        own, root = super().get_command(ctx, cmd_name), ctx.find_root()
        if own is not None or not isinstance(root.command, click.Group):
            return own
        other = root.command.get_command(root, cmd_name)
        return None if other is None else _showing(other, root)


def _showing(other: click.Command, parent: click.Context) -> click.Command:
    """Return a command that shows the help of another, and of a part of it that is named behind it."""
    parts = other if isinstance(other, click.Group) else None

    def show(part: str | None = None) -> int:
        shown, ctx = other, click.Context(other, info_name=other.name, parent=parent)
        if part is not None and parts is not None:
            _, named, _ = parts.resolve_command(ctx, [part])
            assert named is not None
            shown, ctx = named, click.Context(named, info_name=named.name, parent=ctx)
        click.echo(shown.get_help(ctx))
        return CONFORMANT

    arguments: list[click.Parameter] = [] if parts is None else [click.Argument(["part"], required=False)]
    return click.Command(other.name, params=arguments, callback=show)


@click.group("help", cls=_Help)
def command() -> None:
    """Publish the rules: the pages that players, testers and regulators read, and the help inside the game."""


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
    chosen = languages or LANGUAGES
    wanted = files(rulebook(), chosen)
    folder = Path(out)
    if check:
        changed = stale(folder, wanted)
        for path in changed:
            click.echo(f"{folder / path}: stale; run baccarat help build")
        return max(NOT_CONFORMANT if changed else CONFORMANT, tell_incomplete(chosen))
    try:
        changed = write(folder, wanted)
    except OSError as error:
        raise BaccaratError(
            N_("the pages cannot be written to {folder} ({reason}); make room or choose another folder"),
            folder=out,
            reason=error.strerror or error,
        ) from error
    click.echo(f"{len(wanted)} pages, {len(changed)} of them changed: {folder}")
    return tell_incomplete(chosen)


@command.command("export")
@click.option("--table", required=True, metavar="ID", help="The table; baccarat tables lists them.")
@click.option("--language", required=True, type=click.Choice(LANGUAGES), help="The language of the help.")
@click.option(
    "--format",
    "form",
    required=True,
    type=click.Choice(get_args(Form)),
    help="An HTML fragment for a web view, plain Markdown, or JSON for a client that lays it out itself.",
)
@click.option("--out", required=True, metavar="FILE", help="The file to write, in a folder that exists.")
@click.option(
    "--part",
    type=click.Choice(get_args(Part)),
    default="all",
    show_default=True,
    help="Only this section, for a client that shows tabs.",
)
@click.option(
    "--theme",
    type=click.Choice(get_args(Theme)),
    default="auto",
    show_default=True,
    help="The colours of HTML: light, dark, or as the player's system is set.",
)
@click.option(
    "--profile",
    "profile_file",
    metavar="FILE",
    help="A TOML file with what only the operator knows: contact, limits, currency; see baccarat schema profile.",
)
@click.option(
    "--date",
    "made",
    type=click.DateTime(["%Y-%m-%d"]),
    help="The day to stamp it with; by default that of SOURCE_DATE_EPOCH, or today in UTC.",
)
def export(
    table: str,
    language: Language,
    form: Form,
    out: str,
    part: Part,
    theme: Theme,
    profile_file: str | None,
    made: datetime | None,
) -> int:
    """Write the help of a table for its players as one file, stamped with what it was made from.

    What the rules assume or leave open, and the profile does not say, is listed on standard error, as is a name or a
    sentence of a table of your own that has no translation and so stands in English.
    """
    profile = read_profile(Path(profile_file)) if profile_file else NO_PROFILE
    order = Order(table=table, language=language, form=form, part=part, theme=theme, profile=profile)
    exported = Exporter(rulebook()).export(order, (made or _now()).date())
    file = Path(out)
    try:
        if file.is_dir():
            raise IsADirectoryError(0, "it is a folder")
        write_whole(file.parent, {file.name: exported.text.encode()})
    except (OSError, ValueError) as error:
        raise BaccaratError(
            N_("the export cannot be written to {file} ({reason}); make room or choose another file"),
            file=out,
            reason=getattr(error, "strerror", None) or error,
        ) from error
    words = words_in(SOURCE)
    for notice in open_facts(rulebook().tables[table], rulebook(), profile):
        click.echo(f"baccarat: {table}: {words.tell(notice)}", err=True)
    for text in untranslated(rulebook(), rulebook().tables[table], language):
        click.echo(f"baccarat: {words.say(UNTRANSLATED, table=table, language=language, text=text)}", err=True)
    stamp = exported.stamp
    click.echo(
        f"{file}: {table}, {language}, {form}; {stamp.version}, {stamp.rules[:16]}, {stamp.made}",
        err=is_stream(file),
    )
    return tell_incomplete([language], err=True)


def _now() -> datetime:
    """Return the time that SOURCE_DATE_EPOCH names, or else the present."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if not given:
        return datetime.now(UTC)
    try:
        return datetime.fromtimestamp(int(given), UTC)
    except (ValueError, OverflowError, OSError):
        raise BaccaratError(
            N_("SOURCE_DATE_EPOCH is {given}, which is not a time; set it to whole seconds since 1970"), given=given
        ) from None


@command.command("check")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON instead.")
@language_option
def check(files: tuple[str, ...], as_json: bool, language: Language) -> int:
    """Say of each export whether it is current, stale (which rules changed since) or altered (what in it differs).

    Exit status is 1 when any is stale or altered, 2 when a file is not an export or cannot be read.
    """
    exporter = Exporter(rulebook())
    words = words_in(language)
    status = CONFORMANT
    found: list[dict[str, object]] = []
    spoken: list[Language] = []
    for file in files:
        checked: tuple[Checked | BaccaratError, ...]
        try:
            checked = check_file(Path(file), exporter)
        except BaccaratError as error:
            checked = (error,)
        for one in checked:
            if as_json:
                found.append(as_data(file, one, words))
            elif isinstance(one, BaccaratError):
                click.echo(f"baccarat: {file}: {words.tell(one)}", err=True)
            else:
                click.echo("\n".join(lines(file, one, words)))
            status = max(status, _status(one))
            spoken += [one.stamp.language] if isinstance(one, Checked) and one.stamp is not None else []
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    known = [one for one in spoken if one in LANGUAGES]
    return max(status, tell_incomplete(known, language, err=as_json))


def _status(checked: Checked | BaccaratError) -> int:
    if isinstance(checked, BaccaratError):
        return MISUSE
    return CONFORMANT if checked.verdict == "current" else NOT_CONFORMANT
