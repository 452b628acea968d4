"""The words of the project: what CONTRIBUTING lists on the left of its table stands nowhere else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

ROOT = Path(__file__).parent.parent
TABLE = re.compile(r"^\| not \| but \|\n\| --- \| --- \|\n((?:\|.*\n)+)", re.MULTILINE)
PROSE = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "ARCHITECTURE.md", "spec/README.md", "docs/en/guides/*.md")


def _refused():
    """The pattern of all that the table of CONTRIBUTING refuses."""
    rows = TABLE.search((ROOT / "CONTRIBUTING.md").read_text())[1].splitlines()
    phrases = [phrase for row in rows for phrase in re.findall(r"`([^`]+)`", row.split("|")[1])]
    return re.compile("|".join(_pattern(phrase) for phrase in phrases), re.IGNORECASE)


def _pattern(phrase):
    words = r"\s+".join(re.escape(word) for word in phrase.rstrip("*").split())
    before = "(?<!there )" if phrase.startswith(("is no", "are no")) else ""
    after = r"\w*" if phrase.endswith("*") else r"(?! longer| more)\b" if before else r"\b"
    return rf"{before}\b{words}{after}"


REFUSED = _refused()


def _plain(text):
    """A text without its code: blocks, and what stands between backquotes or in braces."""
    return re.sub(r"```.*?```|`[^`]*`|\{[^{}]*\}", "…", text, flags=re.DOTALL)


def _found(text):
    return [found[0] for found in REFUSED.finditer(_plain(text))]


def _strings(path):
    """The strings of a module that people read: docstrings, messages, help texts and descriptions."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
            yield node.value


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("Reckons the return", ["Reckons"]),
        ("which is no money", ["is no"]),
        ("there is no column, and it is no longer read", []),
        ("the failure is\nlet be", ["let be"]),
        ("`digest` is a key, and {digest} a value", []),
    ],
)
def test_a_word_is_found_where_it_is_prose(sentence, found):
    """A refused word is found in any case, also over a line's end, and not in code."""
    assert _found(sentence) == found


@pytest.mark.parametrize("place", PROSE)
def test_prose_has_plain_words(place):
    """README, CONTRIBUTING, CHANGELOG, ARCHITECTURE and the guides have no refused word."""
    texts = {path.name: TABLE.sub("", path.read_text()) for path in ROOT.glob(place)}

    assert texts
    assert {name: found for name, text in texts.items() if (found := _found(text))} == {}


def test_the_package_has_plain_words():
    """Docstrings, help texts and messages have no refused word."""
    found = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in sorted((ROOT / "conformance").rglob("*.py"))
        for text in _strings(path)
        for word in _found(text)
    ]

    assert found == []


@pytest.mark.parametrize("domain", ["conformance", "help"])
def test_messages_of_the_data_have_plain_words(domain):
    """What is extracted from spec/ and the glossary has no refused word either."""
    with (ROOT / "locales" / f"{domain}.pot").open("rb") as file:
        messages = [message.id for message in read_po(file) if message.id and message.context != "claim"]

    assert [(found, text) for text in map(str, messages) if (found := _found(text))] == []
