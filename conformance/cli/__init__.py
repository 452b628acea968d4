"""The command `baccarat`: one module a sub-command, and one way for all of them to fail."""

from __future__ import annotations

import errno
import io
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import click

from conformance import __version__
from conformance.engines.opening import Patience
from conformance.errors import BaccaratError, SpecError
from conformance.words import LANGUAGES, words_in

COMMANDS = {
    "verify": "Run the rules of every table in three languages against an engine.",
    "coup": "Play one coup and explain it step by step.",
    "serve": "Be the reference engine, over stdio or HTTP.",
    "report": "Tell what changed between reports, or show engines side by side.",
    "schema": "Print the JSON Schemas of the protocol and of reports.",
    "tables": "List the tables, their bets and their money.",
    "audit": "Check recorded rounds against the rules of their tables.",
    "simulate": "Write a log of simulated rounds, with faults if wanted, to try an audit on.",
    "rtp": "Reckon the exact return of every bet.",
    "mutants": "Count which changes of the rules the features of each language notice.",
    "help": "Build the published help from the rules, export it for the game, and check exports.",
    "rules": "List the rules, the claims they rest on, and the scenarios that execute them.",
}
CONFORMANT, NOT_CONFORMANT, MISUSE = 0, 1, 2


class _Lazy(click.Group):
    """Imports a sub-command only when it is run."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"conformance.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=_Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="baccarat")
def cli() -> None:
    """Baccarat written once, executed, and checked against any engine.

    Exit status: 0 conformant, 1 not conformant, 2 misuse.
    """


language_option = click.option(
    "--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to answer in."
)


timeout_option = click.option(
    "--timeout",
    type=float,
    default=Patience().timeout,
    show_default=True,
    metavar="SECONDS",
    help="The time for an answer of a command or an address; a Python engine has all the time it takes.",
)


strict_option = click.option(
    "--strict",
    is_flag=True,
    help="Hold every answer to the JSON Schemas of the protocol, which baccarat schema prints.",
)


def main() -> None:
    """Run the command line; whatever is wrong with its use is told in one sentence, with exit status 2."""
    signal.signal(signal.SIGTERM, _interrupt)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal without these letters is no reason to stop
    try:
        Path.cwd()
    except FileNotFoundError:
        sys.exit(_fail("the folder in which this is run has been deleted; change to one that is there"))
    try:
        status = _flushed(cli.main(standalone_mode=False))
    except BaccaratError as error:
        status = _fail(_told(error))
    except click.ClickException as error:
        status = _misused(error)
    except (click.Abort, KeyboardInterrupt):
        status = _fail("interrupted; nothing was decided")
    except OSError as error:
        status = _unwritable(error)
    except SystemExit as ended:
        if ended.code != NOT_CONFORMANT:
            raise
        status = MISUSE  # so Rich ends when whoever read along has stopped; nobody has seen a verdict
    sys.exit(status if isinstance(status, int) else CONFORMANT)


def _flushed(status: object) -> object:
    """Return a command's exit status once its output is written, or that nobody can see it."""
    if sys.stdout is None:
        return _fail("standard output is closed; open it to see what comes of the command")
    sys.stdout.flush()
    return status


def _misused(error: click.ClickException) -> int:
    """Say what is wrong with the command line, or how it is used where there is nothing on it."""
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        click.echo(error.format_message(), err=True)
        return MISUSE
    hint = "; see baccarat --help" if isinstance(error, click.UsageError) else ""
    if isinstance(error, click.UsageError) and error.ctx is not None:
        hint = f"; see {error.ctx.command_path} --help"
    return _fail(error.format_message().rstrip(".") + hint)


def _unwritable(error: OSError) -> int:
    """Say that nothing can be written, unless whoever read along has merely stopped."""
    if error.errno != errno.EPIPE:
        reason = os.strerror(error.errno) if error.errno else error.strerror or error
        _fail(f"the output cannot be written ({reason}); make room or write elsewhere")
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return MISUSE


def _interrupt(*_: object) -> NoReturn:
    """End as Ctrl-C does, so that no engine outlives the command."""
    raise KeyboardInterrupt


def _told(error: BaccaratError) -> str:
    """Tell an error in the language that the command line asks for."""
    words = sys.argv[1:]
    named = [
        word.partition("=")[2] or next(iter(words[at + 1 :]), "")
        for at, word in enumerate(words)
        if word.startswith("--language")
    ]
    language = next((language for language in LANGUAGES if named == [language]), "en")
    try:
        return words_in(language).tell(error)
    except SpecError:
        return str(error)


def _fail(sentence: str) -> int:
    click.echo(f"baccarat: {' '.join(sentence.split())}", err=True)
    return MISUSE
