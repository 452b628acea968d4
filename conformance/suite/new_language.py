"""A new language: its folders of `locales/` and `features/`, with everything to be translated in place."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from tempfile import mkdtemp

from babel.core import Locale
from babel.messages.pofile import read_po, write_po
from gherkin.dialect import Dialect

from conformance.errors import N_, BaccaratError
from conformance.places import LANGUAGE_FILE, PACKAGE, SOURCE, data_folder
from conformance.suite.features import files_in, read_feature
from conformance.suite.translating import first_keywords
from conformance.words import Language
from conformance.words.catalogues import DOMAINS
from conformance.words.glossary import GLOSSARY_FILE, concepts
from conformance.words.languages import is_locale, language_name

WIDTH = 120


def check_new(code: str) -> None:
    """Raise BaccaratError unless a code names a language that is new, and this is a checkout."""
    if not re.fullmatch("[a-z]{2,3}", code):
        message = N_("{code} is not the code of a language alone; write one as th, and its region into {file}")
        raise BaccaratError(message, code=code, file=LANGUAGE_FILE)
    if not is_locale(code):
        raise BaccaratError(N_("Babel knows no language {code}; write its code of ISO 639, as th for Thai"), code=code)
    check_checkout()
    for folder in (data_folder(name) / code for name in ("locales", "features")):
        if folder.exists():
            message = N_("there is a folder {folder} already; translate what is in it, or remove it")
            raise BaccaratError(message, folder="/".join(folder.parts[-2:]))


def check_checkout() -> None:
    """Raise BaccaratError where the project's own data cannot be written, as they are a part of a package."""
    if (PACKAGE / "_data").is_dir():
        raise BaccaratError(
            N_("an installed package has no place for a language; run this in a checkout of the project")
        )


def write_language(code: Language) -> None:
    """Write the folders of a new language, each of them whole before it has its name.

    Raises BaccaratError as `check_new` does, and when they cannot be written.
    """
    check_new(code)
    parts = {data_folder("features") / code: _features(code), data_folder("locales") / code: _words(code)}
    try:
        with ExitStack() as stack:
            for folder, files in parts.items():
                made = stack.enter_context(_appearing(folder))
                for name, content in files.items():
                    (made / name).parent.mkdir(exist_ok=True)
                    (made / name).write_bytes(content)
    except OSError as error:
        message = N_("the folders of {code} cannot be written ({reason}); make room, or change who may write there")
        raise BaccaratError(message, code=code, reason=error.strerror or error) from error


@contextmanager
def _appearing(folder: Path) -> Iterator[Path]:
    """Yield another name for a folder that is new, which gets its own when all is done and vanishes if that fails."""
    made = Path(mkdtemp(dir=folder.parent, prefix=f".{folder.name}."))
    try:
        yield made
        made.chmod(0o755)
        made.rename(folder)
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _features(code: Language) -> Mapping[str, bytes]:
    """Return a feature without scenarios for each in English."""
    dialect = _dialect(code)
    head = f"# language: {dialect}\n{first_keywords(dialect)['feature']}: "
    files = files_in(data_folder("features") / SOURCE)
    return {path.name: f"{head}{read_feature(path).name}\n".encode() for path in files}


def _words(code: Language) -> Mapping[str, bytes]:
    return {
        LANGUAGE_FILE: _language_file(code).encode(),
        GLOSSARY_FILE: _glossary(code).encode(),
        **{f"LC_MESSAGES/{domain}.po": _catalogue(code, domain) for domain in DOMAINS},
    }


def _dialect(code: Language) -> str:
    return SOURCE if Dialect.for_name(code) is None else code


def _language_file(code: Language) -> str:
    return f"""\
# What the code has to know of {language_name(code, SOURCE)}. locales/{SOURCE}/{LANGUAGE_FILE} explains each key.

name = "{Locale.parse(code).get_language_name(code) or language_name(code, SOURCE)}"
gherkin = "{_dialect(code)}"
locale = "{code}"
guides = false
"""


def _glossary(code: Language) -> str:
    head = f"# The terms of {language_name(code, SOURCE)}; locales/{SOURCE}/{GLOSSARY_FILE} explains them.\n"
    return head + "".join(f'\n# {item.meaning}\n[concept.{item.id}]\nterm = ""\n' for item in concepts())


def _catalogue(code: Language, domain: str) -> bytes:
    with (data_folder("locales") / f"{domain}.pot").open("rb") as file:
        catalogue = read_po(file, locale=code)
    catalogue.revision_date = datetime.now(UTC)
    catalogue.fuzzy = False
    written = BytesIO()
    write_po(written, catalogue, width=WIDTH)
    return written.getvalue()
