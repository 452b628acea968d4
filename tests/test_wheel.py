"""A wheel is whole: in an environment of its own, it does everything for a user's table in an empty folder."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.programs import ROOT, need

pytestmark = pytest.mark.slow

AT_EZ = ("--rules", "mine", "--table", "ez-baccarat")
DRAGON = "KS 2D 6H 3C 2S"
"""Banker wins with 7 in three cards against 6: Dragon 7 wins 40 to 1, and Banker is returned."""
COMMANDS = {
    ("rtp", *AT_EZ): "7.611",
    ("coup", "ez-baccarat", "--rules", "mine", "--deal", DRAGON, "--bet", "dragon-7=10.00"): "400.00",
    ("verify", *AT_EZ, "--language", "id", "--examples", "1"): "\nSesuai aturan.\n",
    ("mutants", *AT_EZ, "--language", "en", "--jobs", "1"): "0",
    ("help", "build", "--rules", "mine", "--out", "docs"): "docs",
    ("help", "export", *AT_EZ, "--language", "id", "--format", "html", "--out", "ez.html"): "ez.html",
    ("help", "check", "ez.html", "--rules", "mine"): "current",
    ("simulate", *AT_EZ, "--rounds", "500", "--out", "rounds.csv"): "500",
    ("audit", "rounds.csv", "--rules", "mine"): "500",
    ("check", "mine", "--no-mutants"): "✓",
}
"""What the command is asked in the folder, in this order, and what its output holds."""


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of an environment that has the wheel, and what it depends on from the environment of the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    built = subprocess.run(build, capture_output=True, text=True, check=False)
    need(built.returncode == 0, f"the wheel cannot be built: {built.stderr.strip()[-200:]}")
    (wheel,) = folder.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "env")], check=True)
    (site,) = (folder / "env").glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    install = [sys.executable, "-m", "pip", "--python", str(folder / "env"), "install", "--quiet", "--no-deps"]
    subprocess.run([*install, str(wheel)], check=True, capture_output=True)
    return folder / "env" / "bin" / "baccarat"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing in it but the worked overlay."""
    made = tmp_path_factory.mktemp("empty")
    shutil.copytree(ROOT / "examples" / "ez-baccarat", made / "mine")
    return made


def test_a_table_of_ones_own_needs_nothing_but_the_wheel(command, folder):
    """Each command does its work there, from the data that the wheel carries."""
    where = [str(command.with_name("python")), "-c", "import conformance; print(conformance.__file__)"]
    found = subprocess.run(where, cwd=folder, capture_output=True, text=True, check=True).stdout

    assert str(command.parents[1]) in found
    for arguments, printed in COMMANDS.items():
        done = subprocess.run([command, *arguments], cwd=folder, capture_output=True, text=True, check=False)

        assert done.returncode == 0, f"{arguments}\n{done.stdout}{done.stderr}"
        assert printed in done.stdout, arguments
    assert (folder / "docs" / "id" / "tables" / "ez-baccarat.md").is_file()


def test_an_engine_with_a_fault_is_not_conformant_there(command, folder):
    """An engine that is named is judged by the same rules: one that pays Tie nine to one is not conformant."""
    engine = f"{command} serve --rules mine --fault tie-pays-nine"
    done = subprocess.run(
        [command, "verify", *AT_EZ, "--language", "en", "--examples", "1", "--engine", engine],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1, done.stderr
    assert "\nNot conformant.\n" in done.stdout
