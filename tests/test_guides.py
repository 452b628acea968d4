"""The guides are true: their engines run, their commands print what they show, in each language alike."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click
import pytest

from conformance.cli import cli
from conformance.engines.schemas import violation
from conformance.words import LANGUAGES
from tests.programs import ROOT, need_node

GUIDES = sorted(path.name for path in (ROOT / "docs" / "en" / "guides").iterdir())
IMPLEMENTING = "implementing-an-engine.md"
"""The guide whose reader writes an engine: it is done from beginning to end."""
COMMENTS = {"python": r"\s*#.*", "javascript": r"\s*//.*"}
PATH = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))


class Fence(NamedTuple):
    """A block of code in a guide: its language, the file that it is, if any, and its text."""

    language: str
    title: str
    text: str


def fences(language: str, guide: str) -> list[Fence]:
    """Return the blocks of code of a guide, in order."""
    text = (ROOT / "docs" / language / "guides" / guide).read_text(encoding="utf-8")
    found = re.findall(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', text, re.MULTILINE | re.DOTALL)
    assert text.count("```") == 2 * len(found), "a block of code is not closed, or names no language"
    return [Fence(*parts) for parts in found]


class Command(NamedTuple):
    """A command of a console, and the lines that the guide says it prints."""

    line: str
    printed: list[str]


def commands(fence: Fence) -> Iterator[Command]:
    for part in re.split(r"^\$ ", fence.text, flags=re.MULTILINE)[1:]:
        line, *printed = re.sub(r"\\\n\s*", "", part).splitlines()
        yield Command(line, printed)


@pytest.mark.parametrize("guide", GUIDES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_code_is_the_same_in_each_language(language, guide):
    """Code is the same but for its comments, and commands but for the language that they ask for."""

    def told(in_language: str) -> list[tuple[str, str, str]]:
        return [
            (fence.language, fence.title, _without_words(fence, in_language)) for fence in fences(in_language, guide)
        ]

    assert told(language) == told("en")


def _without_words(fence: Fence, language: str) -> str:
    if fence.language == "console":
        lines = "\n".join(re.sub(r"\s+# .*", "", command.line) for command in commands(fence))
        asked = re.sub(r"(baccarat new engine) --language", r"\1 --in", lines)  # that one is a programming language
        assert re.findall(r"--language (\w+)", asked).count(language) == asked.count("--language")
        return re.sub(rf" ?--language {language}\b", "", asked)
    if fence.language == "json":
        return re.sub(r'("(?:reason|message|unsupported|refused)": )"[^"]*"', r"\1…", fence.text)
    if fence.language == "toml":
        return re.sub(r"\"[^\"]*\"", "…", fence.text)  # an operator writes the profile in its own language
    return re.sub(COMMENTS.get(fence.language, r"(?!)"), "", fence.text)


@pytest.mark.parametrize("guide", GUIDES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_can_be_given(language, guide):
    """Each command of a guide is one that there is, with options and arguments that it takes."""
    for fence in fences(language, guide):
        for line, _ in commands(fence) if fence.language == "console" else ():
            words = shlex.split(line, comments=True)
            if "=" in words[0]:
                words = words[1:]  # a variable of the environment
            if words[0] != "baccarat":
                continue
            command, context, words = cli, click.Context(cli), words[1:]
            while isinstance(command, click.Group):
                name, *words = words
                command = command.get_command(context, name)

                assert command is not None, line

            assert isinstance(command.make_context(command.name, words, parent=context), click.Context), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_fits_the_protocol(language):
    """Each line of JSON is a message that fits its schema."""
    messages = [
        json.loads(line)
        for fence in fences(language, IMPLEMENTING)
        if fence.language == "json"
        for line in fence.text.splitlines()
    ]

    assert len(messages) >= 7
    for message in messages:
        assert violation("protocol", message) is None, message


def put(folder: Path, fence: Fence) -> None:
    """Write a file of the guide; where it is there already, the functions of the fence take the place of its own."""
    file = folder / fence.title
    if not file.exists():
        file.write_text(fence.text, encoding="utf-8")
        return
    name = re.match(r"(?:def|function) \w+\(", fence.text)
    assert name is not None, "a file that is there already is mended by a function"
    end = r"(?=\n\n\n)" if fence.language == "python" else r"^}$"
    before = file.read_text(encoding="utf-8")
    function = re.compile(rf"^{re.escape(name[0])}.*?{end}", re.MULTILINE | re.DOTALL)
    after, count = function.subn(lambda _: fence.text.rstrip("\n"), before)
    assert count == 1, f"{name[0]} is no function of {file.name}"
    file.write_text(after, encoding="utf-8")


def prints(output: str, shown: list[str]) -> bool:
    """Say whether an output is what a guide shows; `…` stands for whatever the guide leaves out. Spaces count once."""
    told = "\n".join(" ".join(line.split()) for line in output.splitlines())
    first, *others = "\n".join(" ".join(line.split()) for line in shown).split("…")
    if not others:
        return told == first
    at, *between, last = (first, *others)
    if not told.startswith(at):
        return False
    position = len(at)
    for piece in between:
        found = told.find(piece.strip(), position)
        if found < 0:
            return False
        position = found + len(piece.strip())
    return told[position:].endswith(last.strip())


def test_what_is_shown_is_looked_for():
    """Each piece between the gaps has to be there, in order, and the ends where nothing is left out."""
    output = "one\n  two   three\nfour\n"

    assert prints(output, ["one", "two three", "four"])
    assert prints(output, ["…", "two …", "four"])
    assert prints(output, ["one", "…"])
    assert not prints(output, ["one", "…", "two"])
    assert not prints(output, ["two three", "…"])
    assert not prints(output, ["…", "four", "…", "one", "…"])
    assert not prints(output, ["one", "four"])


@pytest.mark.parametrize(
    ("language", "engine"),
    [
        pytest.param("en", "python3 engine.py", marks=pytest.mark.slow),
        pytest.param("en", "node engine.mjs", marks=pytest.mark.slow),
        pytest.param("id", "python3 engine.py", marks=pytest.mark.slow),
        pytest.param("vi", "python3 engine.py", marks=pytest.mark.slow),
    ],
)
def test_every_command_prints_what_the_guide_shows(language, engine, tmp_path):
    """From the first engine to the last command the guide does what it says; in JavaScript as in Python."""
    if engine.startswith("node"):
        need_node()
    environment = os.environ | {"PATH": PATH, "COLUMNS": "160"}
    ran, status = 0, None
    for fence in fences(language, IMPLEMENTING):
        if fence.title:
            put(tmp_path, fence)
        for line, printed in commands(fence) if fence.language == "console" else ():
            if line == "echo $?":
                assert status is None or printed == [str(status)]
                continue
            status = None  # as it stays where the command is left out
            if language != "en" and "--sweep" in line:
                continue  # what it prints in this language, the tests of sweeps look at
            command, expected = line.replace("python3 engine.py", engine), "\n".join(printed)
            if engine.startswith("node"):
                if "--rule" not in command or "--strict" in command or "--report" in command:
                    continue  # what follows the first verdicts is the same for any engine
                expected = expected.replace("python3 engine.py", engine).replace("(Python)", "(JavaScript)")
            done = subprocess.run(
                ["bash", "-c", command],
                cwd=tmp_path,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
                timeout=120,
            )
            status, ran = done.returncode, ran + 1
            assert done.stderr == ""
            assert prints(done.stdout, expected.splitlines()), f"$ {command}\n{done.stdout}"

    assert ran == (5 if engine.startswith("node") else 16 if language == "en" else 15)
