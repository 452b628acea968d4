"""The guides are true: their engines run, their commands print what they show, in each language alike."""

from __future__ import annotations

import ast
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
from conformance.places import RULES
from conformance.suite.cases import cases_in
from conformance.words import LANGUAGES
from tests.programs import ROOT, baccarat, need_node

GUIDES = sorted(path.name for path in (ROOT / "docs" / "en" / "guides").iterdir())
OWN_TABLE = "write-your-own-table.md"
"""The guide whose reader writes a table: it is done from beginning to end."""
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
        asked = re.sub(r"--language (\w+)(.* --out \S+\.\1\.html)", r"--in \1\2", asked)  # one of several exports
        assert re.findall(r"--language (\w+)", asked).count(language) == asked.count("--language")
        return re.sub(rf" ?--language {language}\b", "", asked)
    if fence.language == "json":
        return re.sub(r'("(?:reason|message|unsupported|refused)": )"[^"]*"', r"\1…", fence.text)
    if fence.language == "toml":
        return re.sub(r"\"[^\"]*\"", "…", fence.text)  # an operator writes the profile in its own language
    return re.sub(COMMENTS.get(fence.language, r"(?!)"), "", fence.text)


@pytest.mark.parametrize("guide", GUIDES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_can_be_given(language, guide, tmp_path, monkeypatch):
    """Each command of a guide is one that there is, with options and arguments that it takes."""
    monkeypatch.setenv(RULES, "")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "club").mkdir()  # the folder of the guide on tables
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


def test_what_the_guide_fills_in_is_the_draft(tmp_path):
    """The scenarios of the guide on tables are those that the command drafts: only blanks are other than there."""
    table, filled = (fence for fence in fences("en", OWN_TABLE) if fence.title.startswith("club/"))
    (tmp_path / "club").mkdir()
    (tmp_path / table.title).write_text(table.text, "utf-8")
    told = baccarat("features", "new", "dragon-club", "--rules", "club", cwd=tmp_path)
    drafted = (tmp_path / filled.title).read_text("utf-8").splitlines()
    drafted = [line for line in drafted if not line.startswith("#")]
    start = drafted.index("        | ___ |")
    written = filled.text.splitlines()
    rows = next(number for number, line in enumerate(written[start:]) if not line.startswith("        |"))
    written[start : start + rows] = drafted[start : start + 1]

    assert told.returncode == 0, told.stderr
    assert len(drafted) == len(written)
    for draft, line in zip(drafted, written, strict=True):
        assert re.fullmatch(re.escape(draft).replace("___", ".+"), line), line


@pytest.mark.parametrize(
    "language", ["en", pytest.param("id", marks=pytest.mark.slow), pytest.param("vi", marks=pytest.mark.slow)]
)
def test_a_table_goes_from_nothing_to_a_verified_engine(language, tmp_path):
    """The files of the guide, in order, and its commands, print what it shows; the job in CI is tried by another."""
    status = None
    for fence in fences(language, OWN_TABLE):
        if fence.title:
            _write_over(tmp_path / fence.title, fence)
        for line, printed in commands(fence) if fence.language == "console" else ():
            if line == "echo $?":
                assert printed == [str(status)]
            elif line != "sh ci.sh":
                name, *words = shlex.split(line)
                assert name == "baccarat"
                done = baccarat(*words, *_few(words), cwd=tmp_path)
                cases_in.cache_clear()  # for the next command reads what this one wrote
                status = done.returncode
                assert prints(done.stdout, printed), f"$ {line}\n{done.stdout}{done.stderr}"


@pytest.mark.slow
def test_the_job_in_ci_passes(tmp_path):
    """After all that the guide does before it, its job passes as a shell runs it, and prints what is shown."""
    environment = os.environ | {"PATH": PATH, "COLUMNS": "160"}
    for fence in fences("en", OWN_TABLE):
        if fence.title:
            _write_over(tmp_path / fence.title, fence)
        for line, printed in commands(fence) if fence.language == "console" else ():
            if line.startswith(("baccarat new", "baccarat features translate", "baccarat help export", "sh ")):
                done = subprocess.run(
                    shlex.split(line), cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
                )

                assert done.returncode == 0, f"$ {line}\n{done.stdout}{done.stderr}"
                assert prints(done.stdout, printed), f"$ {line}\n{done.stdout}"


def _few(words: list[str]) -> list[str]:
    """Return what keeps a run of `verify` short: what it promises stays, since each check has one example at least."""
    return ["--examples", "1"] if words[0] == "verify" else []


def _write_over(file: Path, fence: Fence) -> None:
    """Write a file of the guide; Python that is there keeps what the guide does not define."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = fence.text
    if fence.language == "python":
        text = _merged(file.read_text("utf-8"), text)
    file.write_text(text, "utf-8")


def _merged(module: str, part: str) -> str:
    """Return a module with the functions and values of a part in place of its own; new ones stand before its loop."""
    lines, new = module.splitlines(), part.splitlines()
    old = {_name(node): node for node in ast.parse(module).body}
    loop = next(node for node in ast.parse(module).body if isinstance(node, ast.For))
    edits: list[tuple[int, int, list[str]]] = []
    for node in ast.parse(part).body:
        text = new[node.lineno - 1 : node.end_lineno]
        if place := old.get(_name(node)):
            edits.append((place.lineno - 1, place.end_lineno or 0, text))
        else:
            edits.append((loop.lineno - 1, loop.lineno - 1, [*text, "", ""]))
    for start, end, text in sorted(edits, key=lambda edit: edit[0], reverse=True):
        lines[start:end] = text
    return "\n".join(lines) + "\n"


def _name(node: ast.stmt) -> str:
    """Return the name of a function, or of the value that is set."""
    return node.name if isinstance(node, ast.FunctionDef) else ast.unparse(getattr(node, "targets", [node])[0])
