"""What several test modules share."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
from collections import Counter
from pathlib import Path

import pytest

from conformance.places import data_folder
from conformance.site.build import build_site

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


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The help site in three languages; one test process builds it while the others wait."""
    base = tmp_path_factory.getbasetemp()
    root = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with (root / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (root / "site").exists():
            build_site(root / "site")
    return root / "site"
