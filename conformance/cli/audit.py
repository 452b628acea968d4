"""`baccarat audit`: recorded rounds against the rules."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from conformance.cli import language_option
from conformance.errors import N_, BaccaratError
from conformance.words import LANGUAGES, Language

_file = click.Path(dir_okay=False, path_type=Path)


def need(*packages: str) -> None:
    """Raise BaccaratError when a package that only audits need is not installed."""
    for package in packages:
        if find_spec(package) is None:
            raise BaccaratError(
                N_("{package} is not installed; install it with: pip install 'baccarat-conformance[audit]'"),
                package=package,
            )


@click.command("audit")
@click.argument("logs", nargs=-1, required=True, metavar="LOG...")
@click.option("--table", metavar="ID", help="The table of all rounds, where no column of the log names it.")
@click.option(
    "--mapping", type=_file, metavar="FILE", help="What the log calls otherwise than a round log does (TOML)."
)
@click.option("--explain-mapping", is_flag=True, help="Show what is understood of the first ten rows, and stop.")
@click.option("--out", type=_file, metavar="FILE", help="Write the deviations: .parquet, .csv or .jsonl.")
@click.option("--unreadable", type=_file, metavar="FILE", help="Write the rows that cannot be read, with the reason.")
@click.option(
    "--allow-unreadable",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="Let the audit pass with up to N rows that cannot be read.",
)
@click.option("--report", type=_file, metavar="FILE", help="Write the result as one HTML page.")
@click.option("--report-language", type=click.Choice(LANGUAGES), help="The language of the page.")
@click.option("--frequencies", is_flag=True, help="Test how often what came against the exact probabilities.")
@click.option(
    "--resume",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep how far the audit is in this folder, and go on from there.",
)
@click.option("--jobs", type=click.IntRange(1, 64), metavar="N", help="Threads; by default one for each processor.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON instead.")
@language_option
def command(
    logs: tuple[str, ...],
    table: str | None,
    mapping: Path | None,
    explain_mapping: bool,
    out: Path | None,
    unreadable: Path | None,
    allow_unreadable: int,
    report: Path | None,
    report_language: Language | None,
    frequencies: bool,
    resume: Path | None,
    jobs: int | None,
    as_json: bool,
    language: Language,
) -> int:
    """Check recorded rounds against the rules of their tables.

    A LOG is a file, a folder or a pattern; Parquet, CSV and lines of JSON are read, the last two also compressed with
    gzip or zstd. Exit status: 0 where all agrees, 1 where something deviates, 2 where the log could not be audited.
    """
    need("pyarrow", *(["scipy"] if frequencies else []))
    from conformance.cli.auditing import Wanted, explain, run_audit  # noqa: PLC0415 - only an audit needs pyarrow

    if report_language is not None and report is None:
        raise BaccaratError(N_("--report-language is for a report; add --report"))
    if explain_mapping:
        return explain(logs, table, mapping, language)
    wanted = Wanted(out, unreadable, allow_unreadable, report, report_language or language, frequencies, as_json)
    return run_audit(logs, table, mapping, wanted, resume, jobs, language)
