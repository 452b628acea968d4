"""`make bench`: how fast the main jobs are, each beside something known in the same run.

Machines differ and are noisy, so the ratios say more than the times; each figure is the median of several runs.
"""

from __future__ import annotations

import json
import os
import resource
import statistics
import subprocess
import sys
import time
import timeit
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from conformance.audit.files import Batch, Part, Place
from conformance.audit.mapping import Mapping
from conformance.audit.memory import keep_freed_memory
from conformance.audit.run import Audit
from conformance.audit.simulation import simulate as simulation
from conformance.audit.store import Store
from conformance.cards import read_cards
from conformance.cli.coup import as_data
from conformance.engines.opening import Patience
from conformance.engines.reference import play_coup
from conformance.kernel import TableKernel
from conformance.places import data_folder
from conformance.returns import returns
from conformance.rulebook import Rulebook, load, rulebook
from conformance.suite.sweep import Plan, domain, sweep
from conformance.words import words_in

ENGINE = Path(__file__).parents[1] / "build" / "baccarat-cpp"
BATCH = 1000
HELP = "from conformance.help.site import files; from conformance.rulebook import rulebook; files(rulebook())"
VERIFY = "import sys; from conformance.cli import main; sys.argv[1:] = ['verify']; main()"


def median(action: Callable[[], object], number: int, repeats: int = 7) -> float:
    """Return the median seconds that one run of an action takes."""
    return statistics.median(timeit.repeat(action, number=number, repeat=repeats)) / number


def command(*arguments: str) -> Callable[[], object]:
    """Return an action that runs a command in a process of its own."""
    return lambda: subprocess.run([sys.executable, *arguments], check=True, capture_output=True)


def main() -> None:
    """Measure and print."""
    rules = rulebook()
    deal = read_cards("2S 3D 3C KH 8D 9C")
    stakes = dict.fromkeys(rules.tables["bakarat"].offers, Decimal("10.00"))
    text = json.dumps(as_data(play_coup(rules, "bakarat", deal, stakes)))
    bare = "import babel.messages.pofile, click, gherkin.parser, msgspec, rich"
    figures = [
        (
            "one coup with all the bets of bakarat",
            median(lambda: play_coup(rules, "bakarat", deal, stakes), 2000),
            "reading and writing its result as JSON",
            median(lambda: json.dumps(json.loads(text)), 2000),
        ),
        (
            "loading spec/, every check and proof included",
            median(lambda: load(data_folder("spec")), 1, 5),
            "parsing its TOML alone",
            median(_parse_toml, 1, 5),
        ),
        (
            "exact returns of all the bets of bakarat, eight decks",
            median(lambda: returns(rules, "bakarat"), 1, 3),
            "playing 1,000 coups with those bets",
            median(lambda: play_coup(rules, "bakarat", deal, stakes), 1000, 3) * 1000,
        ),
        (
            "playing 10,000 coups with those bets",
            median(lambda: play_coup(rules, "bakarat", deal, stakes), 1000, 3) * 10_000,
            "the kernel playing 10,000 deals with them",
            median(_kernel_of_bakarat(), 10),
        ),
        *(_sweeps() if ENGINE.exists() else ()),
        _audit_beside_a_scan(),
        (
            "baccarat verify: seven tables, three languages",
            median(command("-c", VERIFY), 1, 3),
            "importing the libraries it stands on",
            median(command("-c", bare), 1, 3),
        ),
        (
            "building every page of the help, in three languages",
            median(command("-c", HELP), 1, 3),
            "starting Python and its imports alone",
            median(command("-c", bare), 1, 3),
        ),
    ]
    table = Table("what", "time", "beside", "time", "ratio")
    for what, seconds, beside, other in figures:
        table.add_row(what, _time(seconds), beside, _time(other), f"{seconds / other:.3g}")
    Console().print(table)
    if not ENGINE.exists():
        Console().print("Build the C++ engine with make engines, and its sweep is measured too.")


def _kernel_of_bakarat() -> Callable[[], object]:
    """Return an action that plays 10,000 deals, every bet's amount included."""
    rules = rulebook()
    kernel = TableKernel(rules.tableau, rules.tables["bakarat"])
    amounts = {bet: item.amounts(Decimal("10.00")).units for bet, item in kernel.bets.items()}
    deals = domain()[:: len(domain()) // 10_000][:10_000]

    def play() -> object:
        coups = kernel.kernel.play(deals)
        return [amounts[bet][item.outcomes(coups)] for bet, item in kernel.bets.items()]

    return play


def _sweeps() -> list[tuple[str, float, str, float]]:
    """Sweep all deals of bakarat against the compiled engine, and tell who takes how much of the processors."""
    domain()
    before = _processor_seconds()
    alone = _sweep(jobs=1)
    own, engine = (after - so_far for after, so_far in zip(_processor_seconds(), before, strict=True))
    return [
        ("a sweep's own share of all deals of bakarat", own, "the C++ engine's", engine),
        ("that sweep from start to end, by one process", alone, "by two", _sweep(jobs=2)),
    ]


def _sweep(jobs: int) -> float:
    """Return the seconds that a whole sweep takes."""
    plan = Plan(str(ENGINE), ("bakarat",), len(domain()))
    begun = time.monotonic()
    (swept,) = sweep(plan, Patience(), BATCH, jobs, None, lambda _: None)
    assert swept.passed
    return time.monotonic() - begun


def _processor_seconds() -> tuple[float, float]:
    """Return what this process has used of the processors, and what those have that it started and that ended."""
    return tuple(
        used.ru_utime + used.ru_stime
        for used in (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )


def _with_21_bets(rules: Rulebook) -> Rulebook:
    """Return rules by which the table bakarat takes all bets of two other tables too."""
    bakarat, offers = rules.tables["bakarat"], {}
    for table in ("sbo-tiger", "big-small", "bakarat"):
        offers |= {bet: offer for bet, offer in rules.tables[table].offers.items() if bet != "fortune-six"}
    return replace(rules, tables=rules.tables | {"bakarat": replace(bakarat, offers=offers)})


def _audit_beside_a_scan() -> tuple[str, float, str, float]:
    """Time the audit of a log in Parquet with 21 bets in each round, and reading the same columns as it does.

    ROUNDS in the environment is the number of rounds. Both take as many threads as there are processors.
    """
    keep_freed_memory()  # as the command does
    rounds, jobs = int(os.environ.get("ROUNDS", "500000")), len(os.sched_getaffinity(0))
    rules = _with_21_bets(rulebook())
    with TemporaryDirectory() as name:
        folder = Path(name)
        log = folder / "log.parquet"
        simulation.simulate(rules, simulation.Plan("bakarat", rounds, share=1.0, faults=0.0001), log, None)
        source = Audit(rules, [str(log)], Mapping()).logs[0]

        def read(part: Part) -> int:
            return sum(item.rounds.num_rows for item in part.read() if isinstance(item, Batch))

        def scan() -> None:
            with ThreadPoolExecutor(jobs) as pool:
                assert sum(pool.map(read, source.parts(Place()))) > 0

        def audit() -> None:
            job = Audit(rules, [str(log)], Mapping())
            with TemporaryDirectory(dir=folder) as work:
                job.run(Store(Path(work), job.job()), jobs, words_in("en"), lambda *_: None)

        scans, audits = [], []
        for _ in range(3):
            scans.append(timeit.timeit(scan, number=1))
            audits.append(timeit.timeit(audit, number=1))
    what = f"auditing {rounds:,} rounds with 21 bets each, {jobs} threads"
    return what, statistics.median(audits), "reading those columns with pyarrow", statistics.median(scans)


def _parse_toml() -> None:
    import tomllib  # noqa: PLC0415 - part of what is measured

    for path in data_folder("spec").rglob("*.toml"):
        tomllib.loads(path.read_text(encoding="utf-8"))


def _time(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} µs" if seconds < 1e-3 else f"{seconds:.2f} s"


if __name__ == "__main__":
    main()
