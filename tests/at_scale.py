"""`make audit-at-scale`: logs of many rounds with planted faults in every form, and whether an audit finds just those.

ROUNDS in the environment is the number of rounds of each log, FORM a form to try alone. Exit status 1 where an audit
finds less or more than was planted.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pyarrow as pa
from pyarrow import parquet
from rich.console import Console
from rich.table import Table

from conformance.audit import writing
from conformance.audit.simulation.faults import UNREADABLE

FAULTS = 0.001


class Form(NamedTuple):
    """A form of a log: what its name ends in, how it is simulated, and whether its columns are changed afterwards."""

    ending: str
    options: tuple[str, ...] = ()
    changed: bool = False

    def __str__(self) -> str:
        return " ".join((self.ending, *self.options, *(["changed"] if self.changed else [])))


FORMS = (
    Form("parquet"),
    Form("parquet", ("--bets", "records", "--cards", "deal", "--money", "text")),
    Form("parquet", changed=True),
    Form("csv"),
    Form("csv.gz"),
    Form("csv.zst", ("--cards", "deal")),
    Form("csv.zst", changed=True),
    Form("jsonl"),
    Form("jsonl.gz", ("--bets", "columns")),
    Form("jsonl.zst", ("--cards", "deal")),
    Form("jsonl.zst", changed=True),
)


class Audited(NamedTuple):
    """What came of an audit: how many faults there were and are missed, how many are invented, and what it took."""

    planted: int
    missed: int
    invented: int
    seconds: float
    megabytes: float

    @property
    def agrees(self) -> bool:
        """Whether just the planted faults were found."""
        return self.planted > 0 and self.missed == self.invented == 0


def main() -> int:
    """Simulate, audit and compare; print a line for each form."""
    rounds, only = int(os.environ.get("ROUNDS", "10000000")), os.environ.get("FORM")
    table = Table("form", "faults", "missed", "invented", "seconds", "rounds a second", "most memory")
    good = []
    for form in FORMS:
        if only in (None, str(form)):
            with TemporaryDirectory() as folder:
                audited = _audited(Path(folder), form, rounds)
            good.append(audited.agrees)
            counts = (f"{count:,}" for count in audited[:3])
            speed = f"{audited.seconds:.1f}", f"{rounds / audited.seconds:,.0f}"
            table.add_row(str(form), *counts, *speed, f"{audited.megabytes:,.0f} MB")
            Console(stderr=True).print(f"{form}: {'agrees' if audited.agrees else 'DIFFERS'}")
    Console(width=120).print(table)
    return 0 if good and all(good) else 1


def _audited(folder: Path, form: Form, rounds: int) -> Audited:
    log, truth = folder / f"log.{form.ending}", folder / "truth.parquet"
    simulated = folder / "simulated.parquet" if form.changed else log
    common = ("--table", "bakarat", "--rounds", str(rounds), "--faults", str(FAULTS), "--truth", str(truth))
    _run("simulate", *common, *form.options, "--out", str(simulated))
    if form.changed:
        with parquet.ParquetFile(simulated) as source:
            nothing = pa.RecordBatch.from_pylist([], source.schema_arrow)
            writing.write_table(log, _changed(nothing).schema, map(_changed, source.iter_batches()))
        simulated.unlink()
    found, bad = folder / "found.parquet", folder / "bad.parquet"
    outputs = ("--out", str(found), "--unreadable", str(bad), "--allow-unreadable", str(rounds))
    seconds, megabytes = _run("audit", str(log), *outputs)
    planted, told = _counted(truth), _counted(found)
    unread = Counter({_UNREAD: parquet.read_metadata(bad).num_rows})
    missed, invented = planted - told - unread, told + unread - planted
    return Audited(planted.total(), missed.total(), invented.total(), seconds, megabytes)


_UNREAD = (UNREADABLE,)
"""Stands for each row that cannot be read."""


def _counted(path: Path) -> Counter[tuple[object, ...]]:
    """Return the faults of a file, by all that says which they are."""
    rows = parquet.read_table(path, columns=["round_id", "rule", "what", "bet", "difference"]).to_pylist()
    return Counter(
        _UNREAD if row["what"] == UNREADABLE else (*row.values(),)
        for row in (row | {"bet": row["bet"] or ""} for row in rows)
    )


def _changed(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return rounds with their columns in another order, one that means nothing, and one without values."""
    names = batch.schema.names
    random.Random(1).shuffle(names)
    added = {"dealer": pa.array(range(batch.num_rows), pa.int64()), "currency": pa.nulls(batch.num_rows, pa.string())}
    return pa.RecordBatch.from_pydict(added | {name: batch.column(name) for name in names})


_COMMAND = (
    "import atexit, sys; from pathlib import Path; from conformance.cli import main; "
    "atexit.register(lambda: sys.stderr.write(Path('/proc/self/status').read_text())); main()"
)
"""The command, which tells at its end what memory it had."""


def _run(*arguments: str) -> tuple[float, float]:
    """Run the command; return the seconds that it took, and the most memory that it had in megabytes."""
    begun = time.monotonic()
    command = [sys.executable, "-c", _COMMAND, *arguments]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    kilobytes = next(line.split()[1] for line in done.stderr.splitlines() if line.startswith("VmHWM:"))
    return time.monotonic() - begun, int(kilobytes) / 1024


if __name__ == "__main__":
    sys.exit(main())
