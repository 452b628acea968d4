"""`baccarat report`: what changed between two reports, engines side by side, and the schema of report.json."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from conformance.cli import CONFORMANT, NOT_CONFORMANT, language_option
from conformance.cli.schema import print_schema
from conformance.errors import N_, foreign, on_one_line
from conformance.report import diff as reports
from conformance.report.grids import add_ids
from conformance.report.model import Report
from conformance.report.reading import read_report
from conformance.rulebook import rulebook
from conformance.words import Language, Words, words_in

HEADINGS: dict[reports.Change, str] = {
    "appeared": N_("Appeared: {count}"),
    "changed": N_("Fails otherwise: {count}"),
    "fixed": N_("Fixed: {count}"),
    "gone": N_("No longer run: {count}"),
}
_SIGNS: dict[reports.Change, str] = {"appeared": "✗", "changed": "≠", "fixed": "✓", "gone": "–"}
MOST_GONE = 20
"""Scenarios reported that no longer run; a narrower selection leaves thousands."""
MOST_NAMED = 100
"""Characters of an engine's name or of a rule's id that are shown."""

_place = click.Path(path_type=Path)


@click.group("report")
def command() -> None:
    """Work with the reports that baccarat verify --report writes."""


@command.command("schema")
def schema_command() -> int:
    """Print the JSON Schema of report.json."""
    return print_schema("report")


@command.command("diff")
@click.argument("before", type=_place)
@click.argument("after", type=_place)
@language_option
def diff_command(before: Path, after: Path, language: Language) -> int:
    """Show what changed from the report BEFORE to the report AFTER, each a folder or a report.json.

    Exit status is 1 when a failure appeared or changed, or something that ran before is no longer run.
    """
    pair = [read_report(before, rulebook()), read_report(after, rulebook())]
    words, console = words_in(language), Console(highlight=False)
    _warn(pair, words, console)
    changes = reports.diff(*pair)
    for change, heading in HEADINGS.items():
        items = [item for item in changes if item.change == change]
        console.print(Text(words.say(heading, count=sum(len(item.tables) for item in items)), style="bold"))
        shown = items[:MOST_GONE] if change == "gone" else items
        for item in shown:
            console.print(Text(f"  {_line(item)}"), soft_wrap=True)
        if left := len(items) - len(shown):
            console.print(Text("  " + words.say("… and {left} more", left=left)), soft_wrap=True)
    worse = any(item.change in ("appeared", "changed", "gone") for item in changes)
    return NOT_CONFORMANT if worse else CONFORMANT


def _line(item: reports.Changed) -> str:
    head = f"{_SIGNS[item.change]} {foreign(item.case)} {item.language} ({foreign(', '.join(item.tables))})"
    before, after = foreign(item.before), foreign(item.after)
    if item.change == "changed":
        return f"{head}  {before}  →  {after}"
    said = after or before
    return f"{head}  {said}" if said else head


@command.command("compare")
@click.argument("places", nargs=-1, required=True, type=_place, metavar="REPORT REPORT...")
@language_option
def compare_command(places: Sequence[Path], language: Language) -> int:
    """Show what several engines made of each rule, side by side; rules where they differ come first."""
    found = [read_report(place, rulebook()) for place in places]
    words, console = words_in(language), Console(highlight=False)
    _warn(found, words, console)
    rows = reports.compare(found)
    console.print(Text(words.say("Passed / failed / not run; ≠ marks the rules where the engines differ.")))
    grid = Grid()
    add_ids(grid, words.say("Rule"), (f"  {row.rule}" for row in rows))
    for place, report in zip(places, found, strict=True):
        name = foreign(report.engine.name or report.engine.given, MOST_NAMED)
        grid.add_column(Text(f"{name}\n{on_one_line(str(place))}"), justify="right", overflow="fold")
    for row in rows:
        rule = foreign(row.rule, MOST_NAMED)
        text = Text(f"≠ {rule}" if row.differs else f"  {rule}", style="bold" if row.differs else "")
        grid.add_row(text, *(f"{passed} / {failed} / {not_run}" for passed, failed, not_run in row.counts))
    console.print(grid)
    differing = sum(row.differs for row in rows)
    console.print(words.say("Rules in which the engines differ: {count} of {rules}.", count=differing, rules=len(rows)))
    return CONFORMANT


def _warn(found: Sequence[Report], words: Words, console: Console) -> None:
    """Say where reports do not have the same basis; then a difference need not be the engine's."""
    said = {
        "suite": words.say("The reports are of different versions of the suite."),
        "rules": words.say("The reports are of different rules: the hashes of spec/ differ."),
        "selection": words.say("The reports are of different selections of tables, languages or rules."),
    }
    for ground in reports.grounds(found):
        console.print(Text(said[ground], style="yellow"), soft_wrap=True)
