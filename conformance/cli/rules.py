"""`baccarat rules`: the trace from the pages' claims to rules to scenarios."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from conformance.cli import CONFORMANT, language_option
from conformance.places import SOURCE
from conformance.rulebook import Rulebook, rulebook
from conformance.suite.run import check_selection
from conformance.suite.trace import Traced, trace
from conformance.words import LANGUAGES, Language, words_in
from conformance.words.rules import rule_text


@click.command("rules")
@click.option(
    "--table",
    "tables",
    multiple=True,
    metavar="ID",
    help="Only rules that hold at this table; may be given several times.",
)
@click.option("--rule", "rules", multiple=True, metavar="ID", help="Only this rule; may be given several times.")
@click.option("--untraced", is_flag=True, help="Only rules that lack a claim, or a scenario where an engine decides.")
@click.option("--json", "as_json", is_flag=True, help="Print the trace as JSON instead.")
@language_option
def command(tables: tuple[str, ...], rules: tuple[str, ...], untraced: bool, as_json: bool, language: Language) -> int:
    """List the rules, each with its claims and the scenarios that execute it in each language."""
    check_selection(list(tables), list(rules))
    known = rulebook()
    items = [
        item
        for item in trace(known, tables)
        if (not rules or item.rule.id in rules) and (item.untraced or not untraced)
    ]
    if as_json:
        click.echo(json.dumps([_data(item, known) for item in items], ensure_ascii=False, indent=2))
        return CONFORMANT
    console = Console(highlight=False)
    if items:
        console.print(_grid(items, language))
    for item in items if rules else ():
        console.print("\n".join(["", *_thread(item, known, language)]), markup=False, soft_wrap=True)
    return CONFORMANT


def _data(item: Traced, known: Rulebook) -> dict[str, object]:
    return {
        "rule": item.rule.id,
        "governs": rule_text(item.rule, SOURCE),
        "place": item.rule.place,
        "tables": [table for table in known.tables if table in item.rule.tables],
        "decided_by": item.rule.decided_by,
        "claims": [{"id": claim.id, "page": claim.document, "line": claim.line} for claim in known.basis(item.rule.id)],
        "scenarios": item.scenarios,
        "executed": item.executed,
    }


def _thread(item: Traced, known: Rulebook, language: Language) -> Iterator[str]:
    """Yield what the page of a source shows of a rule: each claim with its line and its defects, and the scenarios."""
    words = words_in(language)
    yield item.rule.id
    for claim in known.basis(item.rule.id):
        said = words.name("claim", claim.says)
        line = words.say("{page}, line {line}: {claim}", page=claim.document, line=claim.line, claim=claim.id)
        defects = f" ({', '.join(claim.defects)})" if claim.defects else ""
        yield f"  {line}. {said}{defects}"
    if item.scenarios[language]:
        yield f"  {words.say('Scenarios')}: {', '.join(item.scenarios[language])}"


def _grid(items: list[Traced], language: Language) -> Grid:
    words = words_in(language)
    grid = Grid(show_lines=False)
    grid.add_column(words.say("Rule"), no_wrap=True)
    grid.add_column(words.say("What it governs"), ratio=3, overflow="fold")
    grid.add_column(words.say("Claims"), ratio=2, overflow="fold")
    for column in LANGUAGES:
        grid.add_column(column, justify="right", overflow="fold")
    grid.add_column(words.say("State"), ratio=1, overflow="fold")
    for item in items:
        counts = [str(len(item.scenarios[column])) for column in LANGUAGES]
        grid.add_row(
            item.rule.id, rule_text(item.rule, language), " ".join(item.rule.claims), *counts, _state(item, language)
        )
    return grid


def _state(item: Traced, language: Language) -> Text:
    words = words_in(language)
    if item.executed:
        return Text(words.say("executed"), style="green")
    if not item.rule.is_statement:
        return Text(words.say("not yet executed"), style="yellow")
    return Text(words.say("not for an engine"), style="dim")
