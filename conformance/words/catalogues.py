"""The catalogues: English sentences in the code are the keys, the `.po` files hold the other languages."""

from __future__ import annotations

import gettext
import string
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

from conformance.errors import BaccaratError, Sentence, SpecError, Term
from conformance.places import SOURCE, data_folder, of_the_rules
from conformance.rulebook import rulebook
from conformance.words.languages import Language, LanguageName, language_name, locale_of

DOMAINS = ("conformance", "help")
"""The catalogues of a language; a message stands in just one of them."""


class Words:
    """The words of one language. Get one with `words_in`."""

    def __init__(self, language: Language, catalogue: gettext.NullTranslations) -> None:
        self.language = language
        self._catalogue = catalogue

    def say(self, message: str, /, **values: object) -> str:
        """Return a message in this language with its placeholders filled."""
        text = self._catalogue.gettext(message) if message else ""
        return text.format(**{name: self._nested(value) for name, value in values.items()}) if values else text

    def _nested(self, value: object) -> object:
        if isinstance(value, BaccaratError):
            return self.tell(value)
        if isinstance(value, Sentence):
            return self.retell(value)
        if isinstance(value, LanguageName):
            return language_name(value.code, self.language)
        return self._catalogue.gettext(value) if isinstance(value, Term) else value

    def name(self, context: str, message: str, /) -> str:
        """Return the name of a thing in this language; the context distinguishes things that English calls alike."""
        return self._catalogue.pgettext(context, message)

    def retell(self, text: str) -> str:
        """Return a sentence of the catalogues in this language, and any other text as it is."""
        return self.say(text.message, **text.values) if isinstance(text, Sentence) else text

    def tell(self, error: BaccaratError) -> str:
        """Return an error's sentence in this language."""
        return self.say(error.message, **error.values)


@of_the_rules
def words_in(language: Language) -> Words:
    """Return the words of a language; raise `SpecError` when one of its catalogues is missing or damaged."""
    catalogue = gettext.NullTranslations() if language == SOURCE else _catalogue(language)
    catalogue.add_fallback(_OwnWords(rulebook().words.get(language, {})))
    return Words(language, catalogue)


class _OwnWords(gettext.NullTranslations):
    """The words that tables' own files have, which no catalogue holds."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__()
        self._words = words

    def gettext(self, message: str) -> str:
        return self._words.get(message, message)

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002 - the files give a word once
        return self._words.get(message, message)


def _catalogue(language: Language) -> gettext.GNUTranslations:
    """Return the catalogues of a language as one."""
    first, *others = (_domain(language, domain) for domain in DOMAINS)
    for other in others:
        first.add_fallback(other)
    return first


def _domain(language: Language, domain: str) -> gettext.GNUTranslations:
    compiled = BytesIO()
    write_mo(compiled, _read(language, domain))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


def _read(language: Language, domain: str) -> Catalog:
    """Return what is translated in one catalogue. Raises SpecError when it is missing or damaged."""
    place = f"{language}/LC_MESSAGES/{domain}.po"
    catalogue = _opened(data_folder("locales") / place, f"locales/{place}", locale_of(language))
    for message in [message for message in catalogue if message.id and not _is_translated(message)]:
        catalogue.delete(message.id, message.context)
    return catalogue


def _opened(path: Path, place: str, locale: str | None = None) -> Catalog:
    try:
        with path.open("rb") as file:
            return read_po(file, locale=locale, abort_invalid=True)
    except (OSError, ValueError, LookupError, PoFileError) as error:
        raise SpecError(place, "", f"cannot be read: {error}", "restore the catalogue") from error


def _is_translated(message: Message) -> bool:
    """Say whether a message has a translation that can be used: a sure one, with the same placeholders."""
    text = str(message.string or "")
    return bool(text) and not message.fuzzy and _placeholders(text) == _placeholders(str(message.id))


def _placeholders(text: str) -> set[str | None] | None:
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text)} - {None}
    except ValueError:
        return None


def messages() -> frozenset[tuple[str | None, str]]:
    """Return every message of the templates, with its context. Raises SpecError when one cannot be read."""
    templates = (_opened(data_folder("locales") / f"{domain}.pot", f"locales/{domain}.pot") for domain in DOMAINS)
    return frozenset(key for template in templates for key in _keys(template))


def translated_in(language: Language) -> frozenset[tuple[str | None, str]]:
    """Return the messages that a language has translations of: sure ones, with the same placeholders."""
    return frozenset(key for domain in DOMAINS for key in _keys(_read(language, domain)))


def _keys(catalogue: Catalog) -> Iterator[tuple[str | None, str]]:
    return ((message.context, str(message.id)) for message in catalogue if message.id)
