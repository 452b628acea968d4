"""`baccarat simulate`: a log of simulated rounds."""

from __future__ import annotations

from math import isnan
from pathlib import Path
from typing import Literal

import click

from conformance.cli import CONFORMANT, language_option
from conformance.cli.audit import need
from conformance.cli.progress import progress_bar
from conformance.engines.reference import table_called
from conformance.rulebook import rulebook
from conformance.words import Language, words_in
from conformance.words.numbers import write_number

_file = click.Path(dir_okay=False, path_type=Path)


class _Share(click.FloatRange):
    """A number in a range, where what is not a number is not in it."""

    def convert(self, value: str | float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        share: float = super().convert(value, param, ctx)  # type: ignore[arg-type]
        if isnan(share):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return share


@click.command("simulate")
@click.option("--table", required=True, metavar="ID", help="The table at which the rounds are played.")
@click.option("--rounds", required=True, type=click.IntRange(1), metavar="N", help="How many rounds are dealt.")
@click.option("--out", required=True, type=_file, metavar="FILE", help="The log: .parquet, .csv or .jsonl (.gz, .zst).")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed gives the same log.")
@click.option(
    "--faults",
    type=_Share(0, 0.2),
    default=0.0,
    show_default=True,
    help="The share of rounds in which something is wrong, of every kind that an audit knows.",
)
@click.option(
    "--truth", type=_file, metavar="FILE", help="Write what was planted; by default beside a log with faults."
)
@click.option(
    "--staked",
    type=_Share(0, 1),
    default=0.3,
    show_default=True,
    help="The share of rounds that a bet is in.",
)
@click.option(
    "--behind",
    type=click.IntRange(12, 208),
    default=16,
    show_default=True,
    help="Cards behind the cut card; no page says how many.",
)
@click.option("--cards", type=click.Choice(["hands", "deal"]), default="hands", help="A column a card, or one for all.")
@click.option("--bets", type=click.Choice(["columns", "records"]), help="Columns a bet, or a list of bets in a column.")
@click.option("--money", type=click.Choice(["decimal", "text"]), default="decimal", help="How Parquet holds amounts.")
@language_option
def command(
    table: str,
    rounds: int,
    out: Path,
    seed: int,
    faults: float,
    truth: Path | None,
    staked: float,
    behind: int,
    cards: Literal["hands", "deal"],
    bets: Literal["columns", "records"] | None,
    money: Literal["decimal", "text"],
    language: Language,
) -> int:
    """Deal rounds from real shoes and write them as a log.

    With faults in it, a second file says which deviations an audit must find: just those.
    """
    need("pyarrow")
    from conformance.audit.simulation.simulate import Plan, simulate  # noqa: PLC0415 - only this needs pyarrow
    from conformance.audit.writing import need_apart, need_folder, written_as  # noqa: PLC0415

    rules, words = rulebook(), words_in(language)
    table_called(rules, table)
    layout = bets or ("records" if written_as(out).format == "jsonl" else "columns")
    plan = Plan(table, rounds, seed, faults, staked, behind, cards, layout, money)
    beside = truth or (out.with_name(out.name.partition(".")[0] + "-truth.csv") if faults else None)
    for file in (out, *([] if beside is None else [beside])):
        written_as(file)
        need_folder(file)
    need_apart((out, beside))
    with progress_bar() as bar:
        task = bar.add_task(words.say("Rounds"), total=rounds)
        planted = simulate(rules, plan, out, beside, lambda done: bar.update(task, completed=done))
    click.echo(
        words.say(
            "{file}: rounds dealt: {rounds}; faults planted: {faults}",
            file=out,
            rounds=write_number(rounds, language),
            faults=write_number(planted, language),
        )
    )
    if beside is not None:
        click.echo(words.say("{file}: what an audit must find", file=beside))
    return CONFORMANT
