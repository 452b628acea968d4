"""What several test modules share."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from conformance.places import data_folder
from conformance.site.build import build_site
from tests.programs import Finished, baccarat

os.environ["BACCARAT_LANGUAGE"] = "en"  # whatever the locale of whoever runs the tests

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that runs the tests in the background has them ignore Ctrl-C, and whatever they start would ignore it too.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once for each reason how many tests it left out, and what the reason says about the remedy."""
    reports = terminalreporter.stats.get("skipped", [])
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in reports)
    for reason, count in reasons.items():
        terminalreporter.line(f"Left out: {count} tests: {reason}")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of `spec/` to edit; whoever edits it puts it back."""
    path = tmp_path_factory.mktemp("copy") / "spec"
    shutil.copytree(data_folder("spec"), path)
    return path


Once = Callable[[str, Callable[[Path], None]], Path]


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """A function that has a folder made once in a run: one test process makes it while the others wait."""
    base = tmp_path_factory.getbasetemp()
    root = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def made(name: str, make: Callable[[Path], None]) -> Path:
        with (root / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not (root / f"{name}.done").exists():
                make(root / name)
                (root / f"{name}.done").touch()
        return root / name

    return made


@pytest.fixture(scope="session")
def site(once: Once) -> Path:
    """The help site in three languages."""
    return once("site", build_site)


@pytest.fixture(scope="session")
def tie_report(once: Once) -> tuple[Path, Finished]:
    """A report in Vietnamese on an engine that loses Player and Banker stakes on a tie, with what the command said."""
    arguments = ("verify", "--engine", "tests.liars:tie_loses_main_bets", "--language", "vi", "--table", "touch")

    def make(folder: Path) -> None:
        folder.mkdir()
        done = baccarat(*arguments, "--report", folder / "new" / "vi")
        (folder / "done.json").write_text(json.dumps(done), "utf-8")

    folder = once("tie-report", make)
    return folder / "new" / "vi", Finished(*json.loads((folder / "done.json").read_text("utf-8")))
