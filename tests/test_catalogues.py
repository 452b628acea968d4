"""The catalogues: complete, current, and true to the glossary."""

from __future__ import annotations

import re
import shlex
import string
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from conformance import cli
from conformance.places import data_folder
from conformance.words import LANGUAGES, catalogues
from conformance.words.glossary import concepts, terms_in

ROOT = Path(__file__).parent.parent
LOCALES = data_folder("locales")
OTHERS = ("id", "vi")
DOMAINS = catalogues.DOMAINS


def _catalogue(domain, language):
    with (LOCALES / language / "LC_MESSAGES" / f"{domain}.po").open("rb") as file:
        return read_po(file, locale=language)


def _messages(catalogue):
    return {(message.context, message.id): message for message in catalogue if message.id}


def _all_messages(language):
    """The messages of every domain of a language."""
    return [message for domain in DOMAINS for message in _messages(_catalogue(domain, language)).values()]


@pytest.fixture(scope="module")
def extracted(tmp_path_factory):
    """The messages of each domain as `make messages` extracts them now."""
    makefile = (ROOT / "Makefile").read_text()
    keywords = re.search(r"^KEYWORDS := (.*)$", makefile, re.MULTILINE)[1]
    found = {}
    for domain, variable in zip(DOMAINS, ("MESSAGES", "HELP_MESSAGES"), strict=True):
        target = tmp_path_factory.mktemp("pot") / f"{domain}.pot"
        line = re.search(rf"^{variable} := (.*)$", makefile, re.MULTILINE)[1].replace("$(KEYWORDS)", keywords)
        options = [*shlex.split(line), "-o", str(target), "."]
        subprocess.run(
            [sys.executable, "-m", "babel.messages.frontend", "-q", "extract", *options], cwd=ROOT, check=True
        )
        with target.open("rb") as file:
            found[domain] = _messages(read_po(file))
    return found


@pytest.mark.parametrize("domain", DOMAINS)
def test_template_is_current(domain, extracted):
    """The template holds just the messages that are in the code and in spec/ now; `make messages` brings it there."""
    with (LOCALES / f"{domain}.pot").open("rb") as file:
        template = _messages(read_po(file))

    assert sorted(map(str, extracted[domain])) == sorted(map(str, template))


def test_a_message_stands_in_one_domain(extracted):
    """No message has two translations: what one domain has, the other has not."""
    one, other = (extracted[domain].keys() for domain in DOMAINS)

    assert not one & other


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("domain", DOMAINS)
def test_catalogue_is_complete(domain, language, extracted):
    """Every message is translated, none is fuzzy, and none is left over."""
    catalogue = _catalogue(domain, language)
    messages = _messages(catalogue)

    assert sorted(map(str, extracted[domain])) == sorted(map(str, messages))
    assert [message.id for message in messages.values() if not message.string or message.fuzzy] == []
    assert list(catalogue.obsolete) == []


@pytest.mark.parametrize("language", OTHERS)
def test_placeholders_agree(language):
    """A translation has just the placeholders of its message, and its text is NFC without stray white space."""
    for message in _all_messages(language):
        assert _placeholders(message.id) == _placeholders(message.string), message.id
        assert unicodedata.is_normalized("NFC", message.string), message.id
        assert message.string == message.string.strip(), message.id


def _placeholders(text):
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


@pytest.mark.parametrize("language", OTHERS)
def test_no_number_of_the_spec_is_translated(language):
    """A translation brings in no digit that its English message has not: numbers come from spec/ by placeholder."""
    for message in _all_messages(language):
        assert sorted(re.findall(r"\d+", message.string)) == sorted(re.findall(r"\d+", message.id)), message.id


def _terms(language):
    """The terms of a language by their concepts."""
    return {concept.id: terms_in(language).of(concept.id).term for concept in concepts()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_concept_has_a_term(language):
    """The glossary is filled in every language, and holds no concept that there is not."""
    assert all(_terms(language).values())
    assert terms_in(language).concept.keys() == _terms(language).keys()


def test_glossary_keeps_people_and_hands_apart():
    """In no language do the bettor and the Player hand share a word, nor the operator and the Banker hand."""
    for language in LANGUAGES:
        terms = _terms(language)
        for hand, person in (("player-hand", "bettor"), ("banker-hand", "operator")):
            words, others = (set(terms[name].lower().split()) for name in (hand, person))

            assert not words & others, (language, hand, person)


ALWAYS_WRONG = {
    "id": ("pemain", "bandar", "bankir", "sepatu", "imbang", "putaran", "babak", "pegangan", "alami"),
    "vi": ("nhà cái", "nhà con", "tay con", "lợi nhuận", "cửa nhà cái", "cửa người chơi"),
}
"""Words of the published pages that two concepts share, or that mean something else; the glossary says why."""


@pytest.mark.parametrize("language", OTHERS)
def test_misleading_words_are_not_used(language):
    """No catalogue and no feature uses a word by which the published pages mislead, but where it quotes it."""
    texts = [(message.id, re.sub(r"“[^”]*”", "", message.string)) for message in _all_messages(language)]
    for path in sorted((data_folder("features") / language).glob("*.feature")):
        unquoted = re.sub(r'"[^"]*"', "", path.read_text("utf-8"))
        texts.append((path.name, unquoted))
    for name, text in texts:
        for word in ALWAYS_WRONG[language]:
            assert not re.search(rf"\b{word}\b", text, re.IGNORECASE), (name, word)


@pytest.mark.parametrize("language", OTHERS)
def test_names_are_the_glossary_s(language):
    """Every bet and hand has the glossary's name."""
    terms, own = _terms("en"), _terms(language)
    english = {term: own[key] for key, term in terms.items() if key.startswith("bet-")}
    names = {
        message.id: message.string
        for (context, _), message in _messages(_catalogue("conformance", language)).items()
        if context == "bet"
    }

    assert english == names
    hands = {
        message.id: message.string
        for (context, _), message in _messages(_catalogue("conformance", language)).items()
        if context == "hand"
    }
    assert {"Player": own["player-hand"], "Banker": own["banker-hand"]} == hands


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(None, id="missing"),
        pytest.param(b"\x00\xff\xfe", id="bytes"),
        pytest.param(b'msgid "cut\n', id="cut off"),
        pytest.param(b"no catalogue at all\n", id="prose"),
    ],
)
def test_a_damaged_catalogue_is_told_in_a_sentence(content, tmp_path, monkeypatch, capsys):
    file = tmp_path / "id" / "LC_MESSAGES" / "conformance.po"
    file.parent.mkdir(parents=True)
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setattr(catalogues, "data_folder", lambda _: tmp_path)
    arguments = ["coup", "bakarat", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "banker=1", "--language", "id"]
    monkeypatch.setattr(sys, "argv", ["baccarat", *arguments])
    catalogues.words_in.cache_clear()
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    told = capsys.readouterr().err
    catalogues.words_in.cache_clear()
    assert stopped.value.code == 2
    assert told.startswith("baccarat: locales/id/LC_MESSAGES/conformance.po: cannot be read: ")
    assert told.endswith("; restore the catalogue\n")
    assert told.count("\n") == 1


@pytest.mark.parametrize("target", ["messages", "lint", "test", "verify"])
def test_an_environment_that_is_named_is_left_as_it_is(target):
    """`make BIN=…` uses somebody else's environment, and installs nothing into it; dry, so that nothing runs."""
    named = subprocess.run(
        ["make", "-n", target, "BIN=/elsewhere/bin"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    own = subprocess.run(
        ["make", "-n", "-W", "pyproject.toml", target], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert "/elsewhere/bin/" in named.stdout
    assert "pip" not in named.stdout
    assert ".venv/bin/python -m pip install" in own.stdout
