"""A platform without what only POSIX has, such as Windows: all imports, and the reference is asked and verified."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import importlib, os, pkgutil, signal, sys
import concurrent.futures.process, http.server, multiprocessing.util, psutil, shutil, subprocess, tempfile, click
import hypothesis, mkdocs.commands.build, numpy, pytest, rich.console  # what is not ours has its own way on Windows

for name in ("fork", "killpg", "getpgid", "setsid", "getsid", "mkfifo", "sched_getaffinity", "geteuid", "getuid"):
    delattr(os, name)
for name in ("SIGHUP", "SIGKILL", "SIGPIPE", "SIGALRM", "SIGUSR1", "SIGQUIT", "SIGCHLD"):
    delattr(signal, name)
for name in ("fcntl", "resource", "termios", "pwd", "grp", "tty", "pty"):
    sys.modules[name] = None

import conformance

everything = pkgutil.walk_packages(conformance.__path__, "conformance.")
for module in everything if "coup" in sys.argv else ():
    if "spark" not in module.name and not module.name.endswith("__main__"):
        importlib.import_module(module.name)

from conformance.cli import main

main()
"""


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["coup", "touch", "--deal", "AS TD 3H AC QD 5S"], 0, "Banker wins the coup, 6 to 4"),
        (["rtp", "--table", "touch"], 0, "98.76% is what Player returns"),
        (["verify", "--table", "touch", "--table", "big-small", "--language", "en", "--kind", "shoe"], 1, "2 of 2"),
        (
            ["verify", "--table", "touch", "--engine", f"{sys.executable} -m conformance serve"],
            2,
            "would run as a process, which needs Linux or macOS; run verify there, or give the engine as an address",
        ),
        (["verify", "--table", "touch", "--engine", "tests.liars:pays"], 2, "which needs Linux or macOS"),
    ],
)
def test_the_rules_are_there_without_posix(arguments, status, said):
    """The reference plays, calculates and is verified; an engine that would be a process is refused in one sentence."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *arguments], capture_output=True, text=True, check=False, timeout=60
    )

    assert done.returncode == status, done.stderr
    assert said in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
