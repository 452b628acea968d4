"""The catalogues: English sentences in the code are the keys, the `.po` files hold the other languages."""

from __future__ import annotations

import gettext
from collections.abc import Mapping
from io import BytesIO

from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

from conformance.errors import BaccaratError, Sentence, SpecError, Term
from conformance.places import data_folder, languages, of_the_rules
from conformance.rulebook import rulebook

Language = str
"""The code of a language: English, or a folder of catalogues."""
LANGUAGES: tuple[Language, ...] = languages()
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
    catalogue = gettext.NullTranslations() if language == "en" else _catalogue(language)
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
    path = data_folder("locales") / language / "LC_MESSAGES" / f"{domain}.po"
    compiled = BytesIO()
    try:
        with path.open("rb") as file:
            write_mo(compiled, read_po(file, locale=language, abort_invalid=True))
        compiled.seek(0)
        return gettext.GNUTranslations(compiled)
    except (OSError, ValueError, LookupError, PoFileError) as error:
        place = f"locales/{language}/LC_MESSAGES/{domain}.po"
        raise SpecError(place, "", f"cannot be read: {error}", "restore the catalogue") from error
