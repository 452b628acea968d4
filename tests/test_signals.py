"""Signals end a command with one sentence and status 2, whenever they come, and leave nothing behind."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time

import psutil
import pytest

from tests.programs import BACCARAT, ROOT

SENTENCE = "baccarat: interrupted; nothing was decided\n"
"""It stands on a line of its own: an empty line goes before it where the shell shows ^C."""
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
READY = """
import sys
class Ready:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            print("ready", flush=True)
            __import__("time").sleep(60)
sys.meta_path.insert(0, Ready())
sys.argv = ["baccarat", *{arguments!r}]
__import__("runpy").run_module("conformance", run_name="__main__", alter_sys=True)
"""


@pytest.mark.parametrize(
    ("number", "module", "arguments"),
    [
        *((number, "click", ["tables"]) for number in SIGNALS),
        *((number, "conformance.cli.verify", ["verify"]) for number in SIGNALS),
        (signal.SIGINT, "conformance.cli", ["verify"]),
        (signal.SIGINT, "conformance.engines.opening", ["verify"]),
        (signal.SIGINT, "conformance.suite.sweep", ["verify", "--sweep"]),
        (signal.SIGINT, "numpy", ["mutants"]),
        (signal.SIGINT, "conformance.returns", ["rtp", "touch"]),
    ],
    ids=lambda value: value.name if isinstance(value, signal.Signals) else value if isinstance(value, str) else "",
)
def test_a_signal_while_the_command_is_loaded_is_one_sentence(number, module, arguments):
    """Stopped in the middle of an import, whichever it is."""
    script = READY.format(module=module, arguments=arguments)
    run = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert run.stdout.readline() == "ready\n"
    run.send_signal(number)
    out, err = run.communicate(timeout=60)

    assert (run.returncode, out, err.lstrip()) == (2, "", SENTENCE)


@pytest.mark.parametrize(
    "numbers",
    [
        pytest.param([signal.SIGTERM], id="SIGTERM"),
        pytest.param([signal.SIGINT], id="SIGINT", marks=pytest.mark.slow),
        pytest.param([signal.SIGHUP], id="SIGHUP", marks=pytest.mark.slow),
        pytest.param([signal.SIGINT, signal.SIGTERM], id="SIGINT and SIGTERM"),
    ],
)
def test_a_signal_in_the_middle_of_a_sweep_leaves_nothing_behind(tmp_path, numbers):
    """Two engines are asked at once; both end, the state can be read, and no other file is there."""
    kept = tmp_path / "kept"
    engine = f"{sys.executable} -m conformance serve"
    sweep = ("verify", "--sweep-only", "--table", "touch", "--jobs", "2", "--batch", "20", "--resume", str(kept))
    run = subprocess.Popen(
        [*BACCARAT, *sweep, "--engine", engine],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (
        kept.exists() and json.loads(kept.read_text())["tables"][0]["tally"]["done"]
    ):
        time.sleep(0.05)
    family = psutil.Process(run.pid).children(recursive=True)
    for number in numbers:
        run.send_signal(number)
    out, err = run.communicate(timeout=60)

    assert (run.returncode, out, err.lstrip()) == (2, "", SENTENCE)
    assert len(family) >= 3
    assert psutil.wait_procs(family, timeout=2)[1] == []
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]
    assert json.loads(kept.read_text())["tables"][0]["tally"]["done"] > 0
