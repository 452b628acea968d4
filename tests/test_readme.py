"""README is true in each language: short, the same in all, its files there, its commands run as printed."""

from __future__ import annotations

import re
import shlex
import tomllib

import pytest

from conformance.words import LANGUAGES
from tests.programs import ROOT, SERVE, baccarat
from tests.test_guides import Command, Fence, commands, prints

LONGEST = 120
NARROW = ("--rule", "DRAW-B3", "--language", "en", "--no-generated")
"""What keeps a run of `verify` short where the README does not."""
SLOW = ("mutants",)
SERVING = " ".join(SERVE)
"""The reference engine of this environment, whether or not the command is on the path."""


def _text(language):
    name = "README.md" if language == "en" else f"README.{language}.md"
    return (ROOT / name).read_text(encoding="utf-8")


def _commands(language):
    """The commands of a README with what it says they print, from its blocks and its tables."""
    text = _text(language)
    blocks = [
        Fence("console", "", block) for block in re.findall(r"^```console\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    ]
    found = [command for block in blocks for command in commands(block)]
    rows = re.findall(r"^\|.*?`(baccarat [^`]+)`", text, re.MULTILINE)
    return found + [Command(line, []) for line in rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_readme_is_short(language):
    """A README has at most 120 lines."""
    assert len(_text(language).splitlines()) <= LONGEST


@pytest.mark.parametrize("language", ["id", "vi"])
def test_the_readmes_say_the_same(language):
    """In each language a README has the same commands, in the same order, and links to the same pages."""

    def plain(of):
        lines = [re.sub(r" --(report-)?language (en|id|vi)\b", "", command.line) for command in _commands(of)]
        links = [re.sub(r"docs/(en|id|vi)/guides", "guides", link) for link in re.findall(r"\]\(([^)]+)\)", _text(of))]
        return lines, [link for link in links if not link.startswith("README")]

    assert plain(language) == plain("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_readme_links_to_is_there(language):
    """Every link leads to a file of the project."""
    links = re.findall(r"\]\(([^)]+)\)", _text(language))

    assert links
    assert [link for link in links if not (ROOT / link).is_file()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_readme_names_what_make_and_pip_have(language):
    """Each target and each extra that a README names is one."""
    text = _text(language)
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]

    assert set(re.findall(r"`make ([a-z-]+)`", text)) <= set(targets)
    assert set(re.findall(r"pip install '\.\[([a-z]+)\]'", text)) <= extras.keys()


@pytest.fixture
def files(tmp_path):
    """The files that the README's commands work on: an engine, a log of rounds, and requests."""
    engine = tmp_path / "my-engine"
    engine.write_text(f"#!/bin/sh\nexec {SERVING}\n")
    engine.chmod(0o755)
    done = baccarat("simulate", "--table", "touch", "--rounds", "50", "--out", "rounds.csv", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    (tmp_path / "requests.jsonl").write_text(
        '{"op": "coup", "table": "touch", "round": 1, "bets": [], "deals": [["7S", "KD", "2C", "3H", "6D", "9C"]]}\n'
    )
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_of_a_readme_runs(language, files):
    """Each command does what the README says; a long run of `verify` is cut to one rule."""
    for line, printed in _commands(language):
        name, *words = shlex.split(line)
        if name != "baccarat" or words[0] in SLOW or (language != "en" and "language" not in line):
            continue
        faulty, whole = "--fault" in line, words[0] != "verify" or "--rule" in words
        if "--sweep" in words:
            words = ["verify", "--sweep-only", *words[2:], "--deals", "50"]
        elif not whole:
            words += NARROW
        done = baccarat(*(word.replace("baccarat serve", SERVING) for word in words), cwd=files)

        assert done.returncode == int(faulty or not whole), f"{line}\n{done.stdout}{done.stderr}"
        if printed and whole:
            assert prints(done.stdout, [part.replace("baccarat serve", SERVING) for part in printed]), done.stdout
