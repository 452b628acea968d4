"""`baccarat replay`: requests asked of an engine again, and in what its answers differ from the rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from conformance.cli import CONFORMANT, NOT_CONFORMANT, language_option, strict_option, timeout_option
from conformance.engines.opening import REFERENCE, Patience
from conformance.errors import N_, BaccaratError
from conformance.rulebook import rulebook
from conformance.suite.differing import difference_text
from conformance.suite.engagement import engage
from conformance.suite.generated.telling import request_text
from conformance.suite.replay import Replayed, read_requests, replay
from conformance.words import Language, words_in
from conformance.words.numbers import write_number
from conformance.words.outcomes import fault_text

MOST_SHOWN = 10
"""Differences of one answer that are shown; the others are counted."""


@click.command("replay")
@click.argument("file", required=False)
@click.option("--request", "requests", multiple=True, metavar="JSON", help="A request; may be given several times.")
@click.option("--engine", default=REFERENCE, metavar="ENGINE", help="The engine; by default the reference.")
@timeout_option
@strict_option
@language_option
def command(
    file: str | None, requests: tuple[str, ...], engine: str, timeout: float, strict: bool, language: Language
) -> int:
    """Ask an engine for requests in their order, and show in what its answers differ from the rules.

    The requests are those of FILE, one JSON object a line (- reads standard input), and then those given with
    --request. A failed generated check prints the requests that show it again.
    """
    rules = rulebook()
    lines = list(_lines(file)) + [(f"--request {at}", text.encode()) for at, text in enumerate(requests, start=1)]
    asked = read_requests(lines, rules)
    if not asked:
        raise BaccaratError(N_("there is nothing to replay; name a FILE of requests or give --request"))
    console, words, wrong = Console(highlight=False, markup=False), words_in(language), 0
    with engage(engine, Patience(timeout), strict=strict) as port:
        for number, item in enumerate(replay(port, rules, asked), start=1):
            head = f"{write_number(number, language)}. {item.request.table}, {_op(item)}: "
            if item.right:
                console.print(Text(head + words.say("as the rules say"), style="green"), soft_wrap=True)
                continue
            wrong += 1
            console.print(Text(head + request_text(rules, item.request, language), style="bold red"), soft_wrap=True)
            for line in _told(item, language):
                console.print(Text(f"  {line}"), soft_wrap=True)
    message = N_("Answers that differ from the rules: {wrong} of {count}.")
    counts = {"wrong": write_number(wrong, language), "count": write_number(len(asked), language)}
    console.print(words.say(message, **counts), soft_wrap=True)
    return NOT_CONFORMANT if wrong else CONFORMANT


def _op(item: Replayed) -> str:
    return str(item.request.__struct_config__.tag)


def _told(item: Replayed, language: Language) -> Iterator[str]:
    if item.fault is not None:
        yield fault_text(item.fault.verdict, item.fault.detail, language)
    for difference in item.differences[:MOST_SHOWN]:
        yield difference_text(difference, language)
    if (left := len(item.differences) - MOST_SHOWN) > 0:
        yield words_in(language).say(N_("… and {left} more"), left=write_number(left, language))


def _lines(file: str | None) -> Iterator[tuple[str, bytes]]:
    if file is None:
        return
    try:
        text = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        message = N_("{file} cannot be read ({error}); name a file of requests")
        raise BaccaratError(message, file=file, error=error.strerror or error) from None
    name = "standard input" if file == "-" else file
    yield from ((f"{name}:{number}", line) for number, line in enumerate(text.splitlines(), start=1))
