"""The audit on Apache Spark finds what the audit on one machine finds, by threads and on a cluster of processes."""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import venv
from collections import Counter
from decimal import Decimal
from importlib.util import find_spec
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

from conformance.audit.deviations import SCHEMA
from conformance.audit.log import CARDS
from conformance.audit.mapping import CardNotation, Mapping
from conformance.audit.simulation.faults import UNREADABLE
from conformance.audit.simulation.simulate import Plan, simulate
from conformance.audit.writing import UNREADABLE as UNREADABLE_ROWS
from conformance.cards import DECK, SUIT_SYMBOLS
from conformance.cli.audit import command
from conformance.errors import BaccaratError
from conformance.report.audit import audit_as_data
from conformance.rulebook import rulebook
from conformance.words import words_in
from tests.auditing import audited, rows_in

if find_spec("pyspark") is not None:
    from conformance.audit.spark.run import SparkAudit, need_room
    from conformance.audit.spark.session import sentences, spark_session

RULES = rulebook()
ENGLISH = words_in("en")
ROUNDS = 4000
BLOCK = "300000"
"""Bytes of a file that Spark reads at once here: every log comes in several parts, and some shoes in two."""
WAIT = 120
SETTINGS = {"spark.sql.files.maxPartitionBytes": BLOCK, "spark.sql.files.openCostInBytes": "0"}


@pytest.fixture(scope="module")
def _spark():
    """Skip where there is no Spark to run on; where there must be, fail."""
    java = Path(os.environ["JAVA_HOME"], "bin", "java").is_file() if "JAVA_HOME" in os.environ else shutil.which("java")
    missing = [name for name, there in (("pyspark", find_spec("pyspark")), ("Java", java)) if not there]
    if missing:
        reason = f"there is no {missing[0]}; run .ci/setup, or install it"
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(reason)


@pytest.fixture(scope="module")
def logs(tmp_path_factory):
    """A log of columns and a log of lines, each with faults of every kind, and beside them what was planted."""
    folder = tmp_path_factory.mktemp("logs of May [5]")  # signs that addresses and patterns write otherwise
    (folder / "planted").mkdir()
    for name, table, options in (
        ("bakarat.parquet", "bakarat", {}),
        ("tiger.csv", "sbo-tiger", {"cards": "deal"}),
        ("lines.jsonl.gz", "bakarat", {"bets": "records"}),
        ("packed.csv.zst", "touch", {}),
        ("own.parquet", "bakarat", {}),
    ):
        simulate(RULES, Plan(table, ROUNDS, seed=23, faults=0.05, **options), folder / name, truth_of(folder / name))
    text = (folder / "tiger.csv").read_text()
    (folder / "tiger.csv").write_text(text.replace("R0", "T0"))  # no id of one log is an id of the other
    _in_a_format_of_its_own(folder / "own.parquet", folder / "own.csv")
    return folder


OWN = Mapping(
    columns={"round_id": "Game ID", "stake_banker": "BetBank", "returned_banker": "PaidBank"},
    cards=CardNotation("suit-rank"),
    values={"winner": {"P": "player", "B": "banker", "T": "tie"}},
    delimiter=";",
)
"""How the log in a format of its own is to be read."""


def _in_a_format_of_its_own(log, copy):
    """Write a log with other names, other cards (♥10), other winners, and semicolons."""
    written = {winner: letter for letter, winner in OWN.values["winner"].items()}
    cards = {card.code: SUIT_SYMBOLS[card.suit] + card.rank.replace("T", "10") for card in DECK.values()}
    ours = {theirs: name for name, theirs in OWN.columns.items()}
    rows = pq.read_table(log).to_pylist()
    names = [OWN.columns.get(name, name) for name in rows[0]]
    with copy.open("w", newline="") as file:
        lines = csv.DictWriter(file, names, delimiter=OWN.delimiter)
        lines.writeheader()
        for row in rows:
            own = {"winner": written.get(row["winner"])} | {name: cards.get(row[name], row[name]) for name in CARDS}
            lines.writerow({name: (row | own)[ours.get(name, name)] for name in names})


def truth_of(log):
    return log.parent / "planted" / f"{log.stem}.parquet"


def literal(path):
    """The name of a path to Spark, which takes brackets for a pattern."""
    return re.sub(r"[\[\]]", r"\\\g<0>", str(path))


def audited_here(paths, folder, mapping=None):
    """Audit on this machine: return the deviations, the unreadable rows and the sums."""
    tally, store = audited(paths, folder, mapping)
    found = [rows_in(store, kind) for kind in (SCHEMA, UNREADABLE_ROWS)]
    return *found, sums_of(audit_as_data(tally, None)), tally.counted


def sums_of(data, scheme=""):
    """The sums of an audit, without the order of what has none, and files without the scheme of their addresses."""
    rules = {
        (row["table"], row["rule"], row["what"], row["currency"]): tuple(map(Decimal, row["sums"].values()))
        for row in data["rules"]
    }
    told = [
        (row["deviation"]["file"].removeprefix(scheme), row["deviation"]["row"], row["reproduce"] or "")
        for row in data["examples"]
    ]
    counts = {name: data[name] for name in ("rounds", "bets", "bets_not_judged", "unreadable", "deviations", "shoes")}
    return counts | {"rules": rules, "examples": sorted(told)}


def counted(rows):
    """Rows without their order."""
    return Counter(tuple(row.items()) for row in rows)


def written(folder):
    """The rows of an output of Spark's, which counts because it is whole."""
    assert (folder / "_SUCCESS").exists()
    return pq.read_table(folder).to_pylist()


@pytest.fixture(scope="class")
def session(_spark):
    """A session of two threads on this machine, in which `viewfs://here` is another name of the root folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYSPARK_PYTHON", sys.executable)
        with spark_session(
            "local[2]", SETTINGS | {"spark.hadoop.fs.viewfs.mounttable.here.link./root": "file:///"}
        ) as it:
            yield it


class TestSparkHere:
    """Spark by threads of this machine, in one session: no other may run meanwhile."""

    @pytest.mark.parametrize(
        ("name", "scheme"),
        [
            ("bakarat.parquet", ""),
            pytest.param("tiger.csv", "viewfs://here/root", marks=pytest.mark.slow),
            pytest.param("lines.jsonl.gz", "", marks=pytest.mark.slow),
            pytest.param("packed.csv.zst", "viewfs://here/root", marks=pytest.mark.slow),
            pytest.param("own.csv", "", marks=pytest.mark.slow),
        ],
    )
    def test_it_finds_what_one_machine_finds(self, name, scheme, session, logs, tmp_path):
        """Every deviation, with its place, every unreadable row and every sum are those of the audit on one machine.

        And they are what was planted. So it is in every form of a log, with a mapping, and in another file system.
        """
        log, mapping = logs / name, OWN if name == "own.csv" else Mapping()
        here = audited_here([log], tmp_path / "here", mapping)
        audit = SparkAudit(session, RULES, [scheme + literal(log)], mapping)
        tally = audit.run()
        audit.write_deviations(f"{scheme}{tmp_path}/found.parquet")
        audit.write_unreadable(f"{scheme}{tmp_path}/bad.parquet", ENGLISH)
        audit.close()
        deviations, bad = (
            [row | {"file": row["file"].removeprefix(scheme)} for row in written(tmp_path / out)]
            for out in ("found.parquet", "bad.parquet")
        )

        assert counted(here[0]) == counted(deviations)
        assert counted(here[1]) == counted(bad)
        assert here[2:] == (sums_of(audit_as_data(tally, None), scheme), tally.counted)

        truth = truth_of(logs / "own.parquet" if name == "own.csv" else log)
        planted = [row for row in pq.read_table(truth).to_pylist() if row["what"] != UNREADABLE]
        said = ("rule", "what", "difference")
        assert len(planted) > ROUNDS / 40
        assert Counter(tuple(row[name] for name in said) for row in planted) == Counter(
            tuple(row[name] for name in said) for row in deviations
        )

    @pytest.mark.slow
    def test_what_it_cannot_do_is_a_sentence(self, session, logs, tmp_path):
        """Paths that do not exist, outputs that do, and files of no known kind, empty or damaged are told by name."""

        def refused(name: Path) -> str:
            with pytest.raises(BaccaratError) as told, sentences():
                SparkAudit(session, RULES, [str(name)], Mapping()).run()
            return str(told.value)

        (tmp_path / "rounds.txt").write_text("7S\n")
        (tmp_path / "empty.csv").touch()
        damaged = tmp_path / "damaged.parquet"
        damaged.write_bytes((logs / "bakarat.parquet").read_bytes()[:-1000])
        assert "rounds.txt: its name does not say how it is written" in refused(tmp_path / "rounds.txt")
        assert "empty.csv is empty; leave it out" in refused(tmp_path / "empty.csv")
        assert "damaged.parquet" in refused(damaged)
        assert "nowhere.csv" in refused(tmp_path / "nowhere.csv")
        need_room(session, str(tmp_path / "found.parquet"))
        with pytest.raises(BaccaratError, match=r"damaged.parquet exists already; delete it or choose another name"):
            need_room(session, str(damaged))
        with pytest.raises(BaccaratError, match="found: its name does not say how to write it"):
            need_room(session, str(tmp_path / "found"))


class Cluster:
    """A master and its workers, as processes of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._programs = folder, []
        self._class = Path(find_spec("pyspark").origin).with_name("bin") / "spark-class"
        self.master = self._started("master", "--port", "0", until=r"Starting Spark master at (spark://\S+)")
        for number in (1, 2):
            place = ("-c", "1", "-m", "1G", "-d", str(folder / f"work{number}"), "--port", "0")
            self._started("worker", *place, self.master, until=r"(registered with master)")

    def _started(self, role: str, *options: str, until: str) -> str:
        """Start a program, and return what it says when it is ready."""
        log = self._folder / f"{len(self._programs)}-{role}.log"
        settings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYSPARK"))}
        with log.open("w") as output:
            self._programs.append(
                subprocess.Popen(
                    [
                        self._class,
                        f"org.apache.spark.deploy.{role}.{role.title()}",
                        *("--host", "127.0.0.1", "--webui-port", "0"),
                        *options,
                    ],
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    env=settings | {"SPARK_LOCAL_IP": "127.0.0.1"},
                    start_new_session=True,
                )
            )
        end = time.monotonic() + WAIT
        while time.monotonic() < end and self._programs[-1].poll() is None:
            if said := re.search(until, log.read_text()):
                return said[1]
            time.sleep(0.1)
        raise AssertionError(f"the {role} did not start: {log.read_text()}")

    def executors(self) -> list[Path]:
        """The folders of the processes that have worked here, one for each."""
        return sorted(self._folder.glob("work*/app-*/*"))

    def stop(self) -> None:
        """End the programs and all that they started."""
        for program in reversed(self._programs):
            for how in (signal.SIGTERM, signal.SIGKILL):
                try:
                    os.killpg(program.pid, how)
                except ProcessLookupError:
                    break
                try:
                    program.wait(timeout=10)
                except subprocess.TimeoutExpired:
                    continue
        end = time.monotonic() + WAIT
        while any(_alive(program.pid) for program in self._programs):
            assert time.monotonic() < end, "a process of the cluster is left"
            time.sleep(0.1)


def _alive(group: int) -> bool:
    """Say whether a group has a process."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def cluster(_spark, tmp_path):
    """A cluster of two workers on this machine."""
    started = Cluster.__new__(Cluster)
    try:
        started.__init__(tmp_path)
        yield started
    finally:
        started.stop()


def python_with(folder: Path, *places: str) -> str:
    """Make a Python that finds modules in these places alone, beside its own."""
    venv.create(folder, with_pip=False)
    library = next((folder / "lib").glob("python*/site-packages"))
    (library / "places.pth").write_text("\n".join(places))
    return str(folder / "bin" / "python")


@pytest.mark.slow
def test_a_cluster_of_processes_finds_the_same(cluster, logs, tmp_path, monkeypatch):
    """Two workers whose Python has no baccarat-conformance find in both logs what one machine finds."""
    here = audited_here([logs / "bakarat.parquet", logs / "tiger.csv"], tmp_path / "here")
    packages = str(Path(pa.__file__).parents[1])
    python = python_with(tmp_path / "python", packages)
    assert subprocess.run(
        [python, "-c", "import conformance.audit"], cwd=tmp_path, check=False, capture_output=True
    ).returncode
    monkeypatch.setenv("PYSPARK_PYTHON", python)
    settings = SETTINGS | {
        "spark.executor.memory": "512m",
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
    }
    result = CliRunner().invoke(
        command,
        [
            *(literal(logs / name) for name in ("bakarat.parquet", "tiger.csv")),
            *("--spark", cluster.master, "--json"),
            *("--out", str(tmp_path / "found.parquet"), "--unreadable", str(tmp_path / "bad.parquet")),
            *(word for name, value in settings.items() for word in ("--spark-conf", f"{name}={value}")),
        ],
        standalone_mode=False,
    )

    assert result.exception is None, result.exception
    assert result.return_value == 2  # for the rows that cannot be read
    assert counted(here[0]) == counted(written(tmp_path / "found.parquet"))
    assert counted(here[1]) == counted(written(tmp_path / "bad.parquet"))
    assert here[2] == sums_of(json.loads(result.stdout))
    assert len(cluster.executors()) == 2


@pytest.mark.slow
@pytest.mark.usefixtures("_spark")
def test_workers_without_the_packages_are_told_of(logs, tmp_path, monkeypatch):
    """A Python without pyarrow on the workers is one sentence, and nothing is written."""

    monkeypatch.setenv("PYSPARK_PYTHON", python_with(tmp_path / "python"))
    with (
        pytest.raises(BaccaratError, match=r"the workers of Spark lack (numpy|pandas|pyarrow|msgspec); install"),
        spark_session("local[1]", SETTINGS) as session,
    ):
        SparkAudit(session, RULES, [literal(logs / "tiger.csv")], Mapping())


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--spark", "local", "--resume", "work"], "--resume is for an audit on this machine; leave it out"),
        (["--spark", "local", "--jobs", "2"], "--jobs is for an audit on this machine; leave it out"),
        (["--spark", "local", "--explain-mapping"], "--explain-mapping is for an audit on this machine; leave it out"),
        (["--spark-conf", "a=b"], "--spark-conf is for Spark; add --spark"),
        (["--spark", "local", "--spark-conf", "=b"], "=b is not a Spark setting; write it as KEY=VALUE"),
    ],
)
@pytest.mark.usefixtures("_spark")
def test_options_that_do_not_go_together_are_refused(options, told):
    """What only one machine or only Spark can do is refused in a sentence."""
    result = CliRunner().invoke(command, ["log.csv", *options], standalone_mode=False)

    assert told == str(result.exception)


def test_without_pyspark_it_is_said_what_to_install(monkeypatch):
    """Where pyspark is not installed, one sentence says how it gets there."""
    monkeypatch.setattr("conformance.cli.audit.find_spec", lambda name: None if name == "pyspark" else find_spec(name))
    result = CliRunner().invoke(command, ["log.csv", "--spark", "local"], standalone_mode=False)

    assert isinstance(result.exception, BaccaratError)
    assert str(result.exception) == (
        "pyspark is not installed; install the extra spark; in a clone: pip install '.[spark]'"
    )


@pytest.mark.usefixtures("_spark")
def test_without_java_it_is_said_what_to_install(monkeypatch, tmp_path):
    """Where there is no Java, one sentence says what to do."""

    monkeypatch.setenv("JAVA_HOME", str(tmp_path))
    with pytest.raises(BaccaratError, match="Spark needs Java, and there is none"), spark_session("local", {}):
        pass
