"""`baccarat audit`: recorded rounds against the rules."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from conformance.cli import language_option
from conformance.errors import N_, BaccaratError
from conformance.words import LANGUAGES, Language

_file = click.Path(dir_okay=False, path_type=Path)


def need(*packages: str, extra: str = "audit") -> None:
    """Raise BaccaratError when a package that only audits need is not installed; `extra` brings it."""
    for package in packages:
        if find_spec(package) is None:
            raise BaccaratError(
                N_("{package} is not installed; install the extra {extra}; in a clone: pip install '.[{extra}]'"),
                package=package,
                extra=extra,
            )


@click.command("audit")
@click.argument("logs", nargs=-1, required=True, metavar="LOG...")
@click.option("--table", metavar="ID", help="The table of all rounds, where no column of the log names it.")
@click.option("--currency", metavar="NAME", help="The money of all rounds, where no column of the log names it.")
@click.option(
    "--decks",
    type=click.IntRange(1, 100),
    metavar="N",
    help="The decks of every shoe, where not as at the table.",
)
@click.option("--format", "named", metavar="NAME", help="A mapping that is here already: a shape that logs often have.")
@click.option("--records", metavar="NAME", help="Where the rounds stand in a JSON object: data, day.rounds.")
@click.option(
    "--mapping", type=_file, metavar="FILE", help="What the log calls otherwise than a round log does (TOML)."
)
@click.option("--explain-mapping", is_flag=True, help="Show what is understood of the first ten rows, and stop.")
@click.option("--out", metavar="FILE", help="Write the deviations: .parquet, .csv or .jsonl.")
@click.option("--unreadable", metavar="FILE", help="Write the rows that cannot be read, with the reason.")
@click.option(
    "--allow-unreadable",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="Let the audit pass with up to N rows that cannot be read.",
)
@click.option(
    "--allow-unjudged",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="Let the audit pass with up to N bets that cannot be judged.",
)
@click.option("--hands-only", is_flag=True, help="Judge the cards, totals and winners only, and no bet.")
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
@click.option("--spark", metavar="MASTER", help="Audit on Apache Spark, at a master such as spark://host:7077.")
@click.option("--spark-conf", multiple=True, metavar="KEY=VALUE", help="A setting of Spark's; give it once for each.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON instead.")
@language_option
def command(
    logs: tuple[str, ...],
    table: str | None,
    currency: str | None,
    decks: int | None,
    records: str | None,
    named: str | None,
    mapping: Path | None,
    explain_mapping: bool,
    out: str | None,
    unreadable: str | None,
    allow_unreadable: int,
    allow_unjudged: int,
    hands_only: bool,
    report: Path | None,
    report_language: Language | None,
    frequencies: bool,
    resume: Path | None,
    jobs: int | None,
    spark: str | None,
    spark_conf: tuple[str, ...],
    as_json: bool,
    language: Language,
) -> int:
    """Check recorded rounds against the rules of their tables.

    A LOG is a file, a folder or a pattern; Parquet, CSV and lines of JSON are read, the last two also compressed with
    gzip or zstd. Exit status: 0 where all was judged and agrees, 1 where something deviates or a bet was not judged,
    2 where the log could not be audited.

    With --spark, a LOG and the files to write are whatever Spark can read and write, such as s3a://logs/2026/; what is
    written is a folder with parts, which is whole when _SUCCESS stands in it.
    """
    need("pyarrow", *(["scipy"] if frequencies else []))
    from conformance.cli.auditing import (  # noqa: PLC0415 - only an audit needs pyarrow
        Files,
        Wanted,
        explain,
        mapping_of,
        run_audit,
    )
    from conformance.report.audit import Allowed  # noqa: PLC0415 - nor what it shows

    if report_language is not None and report is None:
        raise BaccaratError(N_("--report-language is for a report; add --report"))
    if spark_conf and spark is None:
        raise BaccaratError(N_("--spark-conf is for Spark; add --spark"))
    said = {"table": table, "currency": currency, "decks": decks, "records": records}
    understood = mapping_of(mapping, named, **said, hands_only=hands_only or None)
    allowed = Allowed(allow_unreadable, allow_unjudged, understood.hands_only)
    wanted = Wanted(allowed, report, report_language or language, frequencies, as_json)
    if spark is not None:
        need("pyspark", "pandas", extra="spark")
        from conformance.cli.auditing_on_spark import Cluster, run_on_spark  # noqa: PLC0415 - nor pyspark

        for option, given in (("--resume", resume), ("--jobs", jobs), ("--explain-mapping", explain_mapping)):
            if given:
                raise BaccaratError(N_("{option} is for an audit on this machine; leave it out"), option=option)
        return run_on_spark(Cluster.of(spark, spark_conf), logs, understood, wanted, out, unreadable, language)
    if explain_mapping:
        return explain(logs, understood, language)
    files = Files(*(None if name is None else _file(name) for name in (out, unreadable)))
    return run_audit(logs, understood, mapping, wanted, files, resume, jobs, language)
