"""A language is a folder: what makes one, what it lacks until it is whole, and that no code names any.

The language of these tests is English with accents under a code that nothing here uses, in a copy of the project.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from babel.dates import get_month_names
from babel.messages.catalog import Message
from babel.messages.pofile import read_po, write_po

from conformance.errors import BaccaratError
from conformance.places import PACKAGE, SOURCE
from conformance.suite import new_language
from conformance.suite.completeness import completeness
from conformance.suite.verdict import incomplete_text
from conformance.words import LANGUAGES, catalogues, words_in
from conformance.words.languages import spoken
from tests.programs import ROOT, baccarat

CODE = "eo"
PARTS = ("conformance", "spec", "features", "locales", "engines/javascript", "mkdocs.yml", "docs/theme")
ACCENTS = str.maketrans("aeiouyAEIOUYcnszCNSZ", "áéíóúýÁÉÍÓÚÝćńśźĆŃŚŹ")
KEPT = re.compile(r"(\{[^{}]*\}|<[^<>]*>)")
ENGLISH = re.compile(r"\b[A-Za-z]*[aeiouy][A-Za-z]*\b")
"""A word that has lost no vowel to an accent."""
NOTHING = "incomplete: Esperanto, 0% of the words, 0 of 1,066 scenarios"
BECAUSE = "\nNot conformant, because a language is incomplete:\n"
TITLE = re.compile(r"^  to translate: (\S+?):(\d+): (.*)$", re.MULTILINE)


def run(checkout: Path, *arguments: object, module: str = "conformance") -> subprocess.CompletedProcess[str]:
    """Run the command of a copy of the project in a process of its own, since languages are read once a process."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)


def copied(folder: Path) -> Path:
    """Copy what a checkout needs for these tests, and return the copy."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part)
        else:
            shutil.copy(ROOT / part, folder / part)
    return folder


def accented(text: str) -> str:
    """Write English with accents, placeholders and columns as they are.

    >>> accented("{bet} is unknown")
    '{bet} íś úńkńówń'
    """
    parts = KEPT.split(text)
    return "".join(part if at % 2 else part.translate(ACCENTS) for at, part in enumerate(parts))


def fill_words(checkout: Path) -> None:
    """Translate the catalogues and the glossary of the new language."""
    folder = checkout / "locales" / CODE
    for file in (folder / "LC_MESSAGES").glob("*.po"):
        with file.open("rb") as opened:
            catalogue = read_po(opened, locale=CODE)
        for message in catalogue:
            if message.id:
                message.string = message.id if message.context == "date pattern" else accented(message.id)
        with file.open("wb") as opened:
            write_po(opened, catalogue)
    terms = tomllib.loads((checkout / "locales" / "en" / "glossary.toml").read_text("utf-8"))["concept"]
    glossary = (folder / "glossary.toml").read_text("utf-8")
    for concept, own in terms.items():
        glossary = glossary.replace(
            f'[concept.{concept}]\nterm = ""', f'[concept.{concept}]\nterm = "{accented(own["term"])}"'
        )
    (folder / "glossary.toml").write_text(glossary, "utf-8")


def fill_titles(checkout: Path, left: str) -> None:
    """Translate the titles that `baccarat features translate` lists; a translation has one line more at its head."""
    for name, line, title in TITLE.findall(left):
        file = checkout / "features" / CODE / name
        lines = file.read_text("utf-8").split("\n")
        assert title in lines[int(line)]
        lines[int(line)] = lines[int(line)].replace(title, accented(title))
        file.write_text("\n".join(lines), "utf-8")


@pytest.fixture(scope="module")
def begun(tmp_path_factory) -> Path:
    """A copy of the project in which a language was begun, and nothing of it translated."""
    checkout = copied(tmp_path_factory.mktemp("begun"))
    done = run(checkout, "new", "language", CODE)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"baccarat features translate --language {CODE}\n" in done.stdout
    return checkout


# ----------------------------------------------------------------------------------------------------------------------
# No code names a language


def names_of_languages() -> set[str]:
    return {"English", "Indonesian", "Vietnamese"} | {spoken(language).name for language in LANGUAGES}


def texts_of(file: Path) -> list[tuple[int, str, bool]]:
    """Return the texts of a module but its docstrings, their lines, and whether a language is compared with them."""
    nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
    prose = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    compared = {
        id(part)
        for node in nodes
        if isinstance(node, ast.Compare) and any(isinstance(part, ast.Constant) for part in node.comparators)
        for part in ast.walk(node)
        if "language" in ast.unparse(node)
    }
    return [
        (node.lineno, node.value, id(node) in compared)
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose
    ]


def test_no_code_names_a_language():
    """Only `places.SOURCE` does; "id" is an identifier, and a language only where a language is compared with it."""
    named = [
        (file.relative_to(PACKAGE).as_posix(), line, text)
        for file in sorted(PACKAGE.rglob("*.py"))
        for line, text, beside in texts_of(file)
        if (text in LANGUAGES and (text != "id" or beside)) or text in names_of_languages()
    ]

    assert [(file, text) for file, _, text in named] == [("places.py", SOURCE)], named


def test_no_page_and_no_script_names_a_language():
    """Templates, scripts and the site's theme have no code of a language in quotes, nor as a folder."""
    files = [*PACKAGE.rglob("*.mjs"), *PACKAGE.rglob("*.jinja"), *PACKAGE.rglob("*.js")]
    files += [*(ROOT / "docs" / "theme").rglob("*.html"), ROOT / "docs" / "landing.html"]
    assert len(files) > 10
    for file in files:
        assert re.findall(r"""["'](?:en|vi)(?:["']|/)""", file.read_text("utf-8")) == [], file


# ----------------------------------------------------------------------------------------------------------------------
# Beginning


def test_a_new_language_has_all_that_is_to_be_translated(begun):
    """Its catalogues have every message, its glossary every concept, and its features every file, in its keywords."""
    folder = begun / "locales" / CODE
    for domain in catalogues.DOMAINS:
        with (folder / "LC_MESSAGES" / f"{domain}.po").open("rb") as file:
            own = read_po(file)
        with (ROOT / "locales" / f"{domain}.pot").open("rb") as file:
            template = read_po(file)
        assert {(one.context, one.id) for one in own if one.id} == {(one.context, one.id) for one in template if one.id}
        assert not any(one.string for one in own if one.id)
    concepts = tomllib.loads((ROOT / "locales" / "glossary.toml").read_text("utf-8"))["concept"]
    glossary = tomllib.loads((folder / "glossary.toml").read_text("utf-8"))["concept"]
    assert glossary == {concept["id"]: {"term": ""} for concept in concepts}
    assert tomllib.loads((folder / "language.toml").read_text("utf-8")) == {
        "name": "Esperanto",
        "gherkin": "eo",
        "locale": "eo",
        "guides": False,
    }
    assert {file.name for file in (begun / "features" / CODE).iterdir()} == {
        file.name for file in (ROOT / "features" / "en").iterdir()
    }
    winner = (begun / "features" / CODE / "winner.feature").read_text("utf-8")
    assert winner == "# language: eo\nTrajto: Who wins\n"


def test_an_untranslated_language_is_incomplete_in_every_verdict(begun, tmp_path):
    """Alone or beside the others it is called so with what there is of it, and the exit status is 1."""
    alone = run(begun, "verify", "--language", CODE, "--no-generated", "--table", "touch", "--report", tmp_path)
    beside = run(begun, "verify", "--table", "touch", "--rule", "WIN-TIE")

    assert (alone.returncode, beside.returncode) == (1, 1)
    assert (
        "\nNot conformant, because a language is incomplete:\nincomplete: Esperanto, 0% of the words," in alone.stdout
    )
    assert "\nNot conformant, because a language is incomplete:\n" + NOTHING in beside.stdout
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert report["verdict"] == "incomplete-language"
    assert [lack["language"] for lack in report["lack"]["languages"]] == [CODE]
    for file in ("report.html", "junit.xml"):
        assert "incomplete: Esperanto, 0% of the words" in (tmp_path / file).read_text("utf-8")
    assert "language incomplete" in (tmp_path / "badge.svg").read_text("utf-8")


@pytest.mark.slow
def test_every_other_command_says_so_too(begun, tmp_path):
    """Pages, exports and translations are written all the same; a language that was not chosen changes nothing."""
    file = tmp_path / "touch.json"
    order = ("--table", "touch", "--language", CODE, "--format", "json", "--out", file)
    for command in (
        ("help", "build", "--language", CODE, "--out", tmp_path),
        ("help", "build", "--language", CODE, "--out", tmp_path, "--check"),
        ("help", "export", *order),
        ("help", "check", file),
        ("features", "translate", "--language", CODE),
    ):
        done = run(begun, *command)
        assert (done.returncode, NOTHING in done.stdout + done.stderr) == (1, True), done
    assert json.loads(file.read_text("utf-8"))
    own = run(begun, "check", ROOT / "examples" / "ez-baccarat", "--no-mutants")  # in English and Indonesian
    assert own.returncode == 0, own.stdout
    without = run(begun, "verify", "--table", "touch", "--rule", "WIN-TIE", "--language", "en")
    assert "incomplete" not in without.stdout


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("th-TH", "th-TH is not the code of a language alone; write one as th"),
        ("../x", "../x is not the code of a language alone"),
        ("qqq", "Babel knows no language qqq; write its code of ISO 639"),
        ("vi", "there is a folder locales/vi already"),
        ("en", "there is a folder locales/en already"),
    ],
)
def test_what_is_no_new_language_is_refused(code, sentence):
    """A code that is none, and one that is taken, are each one sentence, and nothing is written."""
    before = sorted((ROOT / "locales").iterdir())
    with pytest.raises(BaccaratError, match=f"^{re.escape(sentence)}"):
        new_language.write_language(code)

    assert sorted((ROOT / "locales").iterdir()) == before


def test_an_installed_package_says_where_a_language_is_made(monkeypatch, tmp_path):
    """A wheel carries its data inside the package, where nothing is written."""
    (tmp_path / "_data").mkdir()
    monkeypatch.setattr(new_language, "PACKAGE", tmp_path)
    with pytest.raises(BaccaratError, match="run this in a checkout of the project"):
        new_language.write_language("th")
    translating = baccarat("features", "translate", "--language", "vi")
    assert translating.returncode == 2
    assert "checkout" in translating.stderr


def test_a_language_is_not_half_written(monkeypatch, tmp_path):
    """When a folder cannot be written, neither is there, under any name."""
    for part in ("features/en", "locales"):
        (tmp_path / part).mkdir(parents=True)
    monkeypatch.setattr(new_language, "data_folder", lambda name: tmp_path / name)
    monkeypatch.setattr(new_language, "_words", lambda _code: {"a": b"", "a/b": b""})
    with pytest.raises(BaccaratError, match="the folders of th cannot be written"):
        new_language.write_language("th")

    assert [path.relative_to(tmp_path).as_posix() for path in sorted(tmp_path.rglob("*"))] == [
        "features",
        "features/en",
        "locales",
    ]


# ----------------------------------------------------------------------------------------------------------------------
# What counts


@pytest.mark.parametrize(
    ("translation", "flags", "counts"),
    [
        ("{bet} íś úńkńówń", [], True),
        ("", [], False),
        ("{bet} íś úńkńówń", ["fuzzy"], False),
        ("{bot} íś úńkńówń", [], False),
        ("íś úńkńówń", [], False),
        ("{bet íś úńkńówń", [], False),
    ],
)
def test_a_message_counts_that_can_be_used(translation, flags, counts):
    """An empty translation, an unsure one, and one with other placeholders are none."""
    assert catalogues._is_translated(Message("{bet} is unknown", translation, flags=flags)) is counts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_of_the_project_is_whole(language):
    """Nothing is missing in any of them."""
    assert completeness(language).is_whole


def test_the_share_of_words_is_rounded_down():
    """One word of 3,000 that is missing is not 100 %."""
    found = completeness("vi").__class__("vi", 2999, 3000, 1066, 1066)

    assert incomplete_text(found, words_in("en")) == (
        "incomplete: Vietnamese, 99% of the words, 1,066 of 1,066 scenarios"
    )


# ----------------------------------------------------------------------------------------------------------------------
# The whole way


@pytest.mark.slow
def test_a_language_that_is_filled_is_verified_exported_and_on_the_site(tmp_path):
    """From nothing to green with no line of code: words, steps by command, titles; then an export and the site."""
    checkout = copied(tmp_path / "checkout")
    shutil.copytree(ROOT / "docs", checkout / "docs", dirs_exist_ok=True)
    assert run(checkout, "new", "language", CODE).returncode == 0
    fill_words(checkout)
    left = run(checkout, "features", "translate", "--language", CODE)
    assert left.returncode == 1
    assert left.stdout.endswith("incomplete: Esperanto, 100% of the words, 0 of 1,066 scenarios\n")
    fill_titles(checkout, left.stdout)
    again = run(checkout, "features", "translate", "--language", CODE)
    assert (again.returncode, TITLE.findall(again.stdout)) == (0, [])

    verified = run(checkout, "verify", "--language", CODE)
    assert verified.returncode == 0, verified.stdout
    assert accented("\nConformant.\n") in verified.stdout

    page = tmp_path / "touch.md"
    order = ("--table", "touch", "--language", CODE, "--format", "markdown", "--date", "2026-01-05")
    assert run(checkout, "help", "export", *order, "--out", page).returncode == 0
    lines = [re.sub(r"<!--.*?-->", "", line) for line in page.read_text("utf-8").splitlines()]
    assert sum(map(len, lines)) > 2000
    months = {name.casefold() for name in get_month_names("wide", locale=CODE).values()}
    assert {word.casefold() for line in lines for word in ENGLISH.findall(line)} <= months | {"kaj"}

    assert run(checkout, "help", "build", "--language", CODE).returncode == 0
    built = run(checkout, "--into", tmp_path / "site", module="conformance.site")
    assert built.returncode == 0, built.stderr
    home = (tmp_path / "site" / CODE / "index.html").read_text("utf-8")
    assert f'<html lang="{CODE}"' in home
    assert accented("Skip to content") in home
    assert f'/../{CODE}/index.html"' in (tmp_path / "site" / "vi" / "index.html").read_text("utf-8")
    assert "Esperanto" in (tmp_path / "site" / "index.html").read_text("utf-8")
