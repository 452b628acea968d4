"""The command `baccarat`: one module a sub-command, and one way for all of them to fail."""

from __future__ import annotations

import errno
import io
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import NoReturn

import click

from conformance import __version__
from conformance.__main__ import ENDING, INTERRUPTED
from conformance.__main__ import MISUSE as MISUSE
from conformance.engines.opening import Patience
from conformance.errors import BaccaratError, SpecError, on_one_line
from conformance.places import RULES, SOURCE, lay_over, overlays
from conformance.words import LANGUAGES, words_in

COMMANDS = {
    "verify": "Run the rules of every table in every language against an engine.",
    "coup": "Play one coup and explain it step by step.",
    "replay": "Ask an engine for requests again, and show where its answers differ.",
    "serve": "Be the reference engine, over stdio or HTTP.",
    "report": "Show what changed between reports, or compare engines.",
    "new": "Begin an engine in Go, TypeScript, Java, PHP, Python or C++, a table of your own, or a language.",
    "schema": "Print the JSON Schemas of the protocol and of reports.",
    "tables": "List the tables, their bets and their money.",
    "audit": "Check recorded rounds against the rules of their tables.",
    "simulate": "Write a log of simulated rounds, with faults if wanted, to try an audit on.",
    "rtp": "Calculate the exact return of every bet.",
    "mutants": "Count which changes of the rules the features of each language notice.",
    "help": "Build the published help from the rules, export it for the game, and check exports.",
    "check": "Check a folder of your own tables: rules, scenarios, words, mutants, returns, exports.",
    "features": "Draft the scenarios of your own tables, and translate them.",
    "rules": "List the rules, their sources, and the scenarios that execute them.",
}
CONFORMANT, NOT_CONFORMANT = 0, 1


class _Lazy(click.Group):
    """Imports a sub-command only when it is run."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"conformance.cli.{cmd_name}").command
        _take_rules(command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _lay_over(_ctx: click.Context, _option: click.Parameter, folders: tuple[Path, ...]) -> None:
    lay_over((*overlays(), *folders))


rules_option = click.option(
    "--rules",
    "rules_folders",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    expose_value=False,
    is_eager=True,
    callback=_lay_over,
    help=f"Lay the tables in DIR over the rules, as ${RULES} does; may be given several times.",
)


def _take_rules(command: click.Command) -> None:
    """Let a command, and each command of a group, take `--rules`."""
    if any(option.name == "rules_folders" for option in command.params):
        return
    rules_option(command)
    for part in command.commands.values() if isinstance(command, click.Group) else ():
        _take_rules(part)


@click.group(
    cls=_Lazy,
    commands={name: click.Command(name) for name in COMMANDS},  # what click takes for near when a name is misspelt
    context_settings={"help_option_names": ["-h", "--help"]},
)
@rules_option
@click.version_option(__version__, prog_name="baccarat")
def cli() -> None:
    """Baccarat written once, executed, and checked against any engine.

    Exit status: 0 conformant, 1 not conformant, 2 misuse.
    """


def preferred_language() -> str:
    """Return the language of answers: that of BACCARAT_LANGUAGE, else that of the locale, else English."""
    named = os.environ.get(LANGUAGE) or next((os.environ[name] for name in _LOCALE if os.environ.get(name)), "")
    code = named if named in LANGUAGES else named.partition(".")[0].partition("_")[0]
    return code if code in LANGUAGES else SOURCE


LANGUAGE = "BACCARAT_LANGUAGE"
"""The variable of the environment that names the language of answers."""
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")

language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=preferred_language,
    help=f"The language to answer in; by default ${LANGUAGE}, or else the language of your locale.",
)


timeout_option = click.option(
    "--timeout",
    type=float,
    default=Patience().timeout,
    show_default=True,
    metavar="SECONDS",
    help="The time that an engine has for an answer.",
)


in_process_option = click.option(
    "--in-process",
    is_flag=True,
    help="Run a Python engine in this process, to debug it: without a time limit, and never conformant.",
)


fresh_option = click.option(
    "--fresh",
    is_flag=True,
    help="Number requests at random, so that no engine knows one; verify takes a random seed and order, too.",
)


strict_option = click.option(
    "--strict",
    is_flag=True,
    help="Hold every answer to the JSON Schemas of the protocol, which baccarat schema prints.",
)


def main() -> None:
    """Run the command line; whatever is wrong with its use is reported in one sentence, with exit status 2."""
    _prepare_streams()
    _take_signals(_interrupt)
    try:
        Path.cwd()
    except FileNotFoundError:
        sys.exit(_fail("the folder in which this is run has been deleted; change to one that is there"))
    try:
        status = cli.main(standalone_mode=False)
        sys.stdout.flush()
    except BaccaratError as error:
        status = _fail(_told(error))
    except click.ClickException as error:
        status = _misused(error)
    except (click.Abort, KeyboardInterrupt):
        _take_signals(_ignore)
        _end_engines()
        _end_at_once(_fail(INTERRUPTED))
    except OSError as error:
        status = _unwritable(error)
    except SystemExit as ending:
        if not isinstance(ending.__context__, BrokenPipeError):
            raise
        status = _unwritable(ending.__context__)  # rich takes a reader that has stopped for a reason to exit with 1
    sys.exit(status if isinstance(status, int) else CONFORMANT)


def _misused(error: click.ClickException) -> int:
    """Say what is wrong with the command line, or how it is used where there is nothing on it."""
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        click.echo(error.format_message(), err=True)
        return MISUSE
    message = error.format_message()
    if not isinstance(error, click.UsageError):
        return _fail(message.rstrip("."))
    help_command = f"{'baccarat' if error.ctx is None else error.ctx.command_path} --help"
    return _fail(
        f"{message} See {help_command}" if message.endswith("?") else f"{message.rstrip('.')}; see {help_command}"
    )


def _unwritable(error: OSError) -> int:
    """Say that nothing can be written, unless the reader has merely stopped."""
    if error.errno != errno.EPIPE:
        reason = os.strerror(error.errno) if error.errno else error.strerror or error
        _fail(f"the output cannot be written ({reason}); make room or write elsewhere")
    with suppress(OSError):  # a stream that is not a file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return MISUSE


def _prepare_streams() -> None:
    """See to it that each standard stream is there and takes every letter, and that a terminal has a width.

    A stream that is closed is opened again, before a file or a pipe takes its number. What is written to a standard
    output that was closed cannot be written, while standard error may be missing.
    """
    for number, how in ((0, os.O_RDONLY), (1, os.O_RDONLY), (2, os.O_WRONLY)):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, how)
    sys.stdout = sys.stdout or os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = sys.stderr or os.fdopen(2, "w", encoding="utf-8", closefd=False)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal without these letters is not a reason to stop
    if not os.environ.get("COLUMNS", "1").strip("0 "):
        del os.environ["COLUMNS"]


def _take_signals(how: Callable[..., None]) -> None:
    """Take each signal that ends a command in the same way, except one that the parent process ignores."""
    for name in ENDING:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, how)


def _end_at_once(status: int) -> NoReturn:
    """End without what the interpreter does last, when a further signal would end the process with its own status."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    os._exit(status)


def _ignore(*_: object) -> None:
    """Ignore a further signal; with SIG_IGN, the interpreter would report one that arrives as the handler changes."""


_interruptions = count(1)


def _interrupt(*_: object) -> None:
    """End as Ctrl-C does, so that no engine outlives the command; and at once on a second signal."""
    if next(_interruptions) == 1:
        raise KeyboardInterrupt
    os.write(2, f"baccarat: {INTERRUPTED}\n".encode())
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # what the threads of this process say of their end helps nobody
    _end_engines()
    os._exit(MISUSE)


def _end_engines() -> None:
    """End what came from engines and from the processes of a sweep."""
    if (processes := sys.modules.get("conformance.engines.processes")) is not None:
        processes.end_all_children()


def _told(error: BaccaratError) -> str:
    """Describe an error in the language that the command line asks for."""
    words = sys.argv[1:]
    named = [
        word.partition("=")[2] or next(iter(words[at + 1 :]), "")
        for at, word in enumerate(words)
        if word.startswith("--language")
    ]
    language = next((language for language in LANGUAGES if named == [language]), preferred_language())
    try:
        return words_in(language).tell(error)
    except SpecError:
        return str(error)


def _fail(sentence: str) -> int:
    click.echo(f"baccarat: {on_one_line(' '.join(sentence.split()))}", err=True)
    return MISUSE
