"""Standard streams that are closed, full or read by halves: the exit status never says more than was written."""

from __future__ import annotations

import shlex
import subprocess

import pytest

from tests.programs import BACCARAT, ROOT


def shell(arguments: str, redirected: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a shell with its streams redirected, and return what it came to; `$?` is printed last."""
    line = f"{shlex.join(BACCARAT)} {arguments} {redirected}"
    return subprocess.run(
        ["bash", "-c", line],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "/usr/bin:/bin"} | environment,
    )


def test_a_closed_standard_error_is_not_needed():
    """What a command shows and its status are as ever where standard error is closed."""
    done = shell("coup touch --deal '2S 3D 4H 4C TS TD' --bet banker=3.80", "2>&-")

    assert done.returncode == 0
    assert "7.41" in done.stdout


@pytest.mark.parametrize(
    ("redirected", "reason"),
    [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"), ("<&- >&-", "Bad file descriptor")],
)
def test_a_verdict_that_cannot_be_written_is_none(redirected, reason):
    """A full device and a closed standard output end with status 2 and one sentence."""
    done = shell("tables", redirected)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"baccarat: the output cannot be written ({reason}); make room or write elsewhere\n"


def test_whoever_stops_reading_is_told_nothing_more():
    """A reader that stops gets what it has read, nothing stands on standard error, and the status is 2."""
    done = shell("rules", "| head -1; exit ${PIPESTATUS[0]}")  # four times what a pipe holds

    assert (done.returncode, done.stderr) == (2, "")
    assert done.stdout.startswith("┏")


def test_a_terminal_without_a_width_shows_everything():
    """COLUMNS=0 is no width: the table is as wide as it is."""
    assert "sbo-tiger" in shell("tables", "", COLUMNS="0").stdout


def test_an_unknown_letter_is_escaped():
    """Where the locale has no Vietnamese letters, they are escaped, and the status is as ever."""
    ascii_alone = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    done = shell("coup touch --deal '2S 3D 4H 4C TS TD' --language vi", "", **ascii_alone)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert "\\u" in done.stdout
