"""The languages as data: `locales/CODE/language.toml` says what the code has to know of each."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Self

import msgspec
from babel.core import Locale, UnknownLocaleError

from conformance.errors import SpecError
from conformance.places import LANGUAGE_FILE, SOURCE, data_folder, languages
from conformance.rulebook.reading import read_toml, shape

Language = str
"""The code of a language, which is the name of its folders."""
LANGUAGES: tuple[Language, ...] = languages()
TRANSLATIONS = LANGUAGES[1:]
"""The languages that are translated from English, and may be incomplete."""


class Spoken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the code has to know of a language; `locales/en/language.toml` explains each key."""

    name: str
    gherkin: str
    locale: str
    dates: str = ""
    guides: bool = False
    names: dict[str, str] = {}


@cache
def spoken(language: Language) -> Spoken:
    """Return what the file of a language says. Raises SpecError when it is missing or wrong."""
    place = f"locales/{language}/{LANGUAGE_FILE}"
    return spoken_in(data_folder("locales") / language / LANGUAGE_FILE, place)


def spoken_in(path: Path, place: str) -> Spoken:
    """Return what a file says of a language; `place` is how messages name it."""
    found = shape(read_toml(path, place), Spoken, place)
    for key in ("locale", "dates"):
        if (name := getattr(found, key)) and not is_locale(name):
            raise SpecError(place, key, f"Babel knows no language {name}", 'write one as "en" or "en_001"')
    return found


def is_locale(name: str) -> bool:
    """Say whether Babel knows a language by a name.

    >>> is_locale("en_001"), is_locale("english")
    (True, False)
    """
    try:
        Locale.parse(name)
    except (UnknownLocaleError, ValueError):
        return False
    return True


def locale_of(language: Language) -> str:
    """Return the name by which Babel knows how a language writes numbers and money."""
    return spoken(language).locale


def dates_of(language: Language) -> str:
    """Return the name by which Babel knows how a language writes dates and lists."""
    return spoken(language).dates or locale_of(language)


def own_name(language: Language) -> str:
    """Return what a language calls itself."""
    return spoken(language).name


def language_name(named: str, language: Language) -> str:
    """Return what a language calls another, which need not be one of ours.

    >>> language_name("en", "vi"), language_name("vi", "id"), language_name("th", "en")
    ('tiếng Anh', 'Vietnam', 'Thai')
    """
    own = spoken(language).names.get(named)
    return own or (is_locale(named) and Locale.parse(named).get_language_name(locale_of(language))) or named


class LanguageName(str):
    """The name of a language inside a message, which each language has in its own words.

    >>> LanguageName("vi")
    'Vietnamese'
    """

    __slots__ = ("code",)
    code: Language

    def __new__(cls, code: Language) -> Self:
        """Name a language by its code."""
        made = super().__new__(cls, language_name(code, SOURCE))
        made.code = code
        return made

    def __getnewargs__(self) -> tuple[str]:
        return (self.code,)
