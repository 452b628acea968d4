"""The whole site: MkDocs once a language, strictly, and the page that lets a reader choose."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

from conformance.errors import N_, BaccaratError
from conformance.places import PACKAGE
from conformance.words import LANGUAGES, Language

ROOT = PACKAGE.parent
CONFIGURATION = ROOT / "mkdocs.yml"
NOT_WRITABLE = N_("the pages cannot be written to {folder} ({reason}); make room or choose another folder")


def build_site(folder: Path, docs: Path = ROOT / "docs", url: str = "") -> None:
    """Build the site of all languages from `docs` into a folder, whose former content goes only when all is built.

    `url` is the address at which the site will stand, for the links that have to be whole; it may be empty.
    Raises BaccaratError when there is nothing to build from or with, when the folder holds something else than a site,
    and when MkDocs finds fault.
    """
    if not CONFIGURATION.is_file():
        raise BaccaratError(N_("the site is built from a checkout of the project, and {place} is none"), place=ROOT)
    if find_spec("material") is None:
        raise BaccaratError(N_("mkdocs-material is not installed; install the extra named site"))
    if folder.exists() and any(folder.iterdir()) and not (folder / "index.html").is_file():
        raise BaccaratError(N_("{folder} holds something else than a site; name a folder that is new"), folder=folder)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(mkdtemp(dir=folder.parent, prefix=f".{folder.name}."))
    except OSError as error:
        raise BaccaratError(NOT_WRITABLE, folder=folder, reason=error.strerror) from error
    try:
        _build_languages(fresh, docs, url)
        (fresh / "index.html").write_text(_landing(url, published(docs)), "utf-8")
        fresh.chmod(0o755)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)
    except OSError as error:
        raise BaccaratError(NOT_WRITABLE, folder=folder, reason=error.strerror) from error
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def published(docs: Path) -> tuple[Language, ...]:
    """Return the languages that have pages in a folder, in order."""
    return tuple(language for language in LANGUAGES if (docs / language / "index.md").is_file())


def _build_languages(folder: Path, docs: Path, url: str) -> None:
    def build(language: Language) -> subprocess.CompletedProcess[str]:
        surroundings = {"SITE_LANGUAGE": language, "SITE_DOCS": docs / language, "SITE_DIR": folder / language}
        return _mkdocs({name: str(value) for name, value in surroundings.items()} | {"SITE_URL": url})

    languages = published(docs)
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for language, done in zip(languages, workers.map(build, languages), strict=True):
            if done.returncode != 0:
                said = "\n".join(line for line in done.stderr.splitlines() if not line.startswith("INFO"))
                raise BaccaratError(N_("the site in {language} cannot be built: {said}"), language=language, said=said)


def _mkdocs(settings: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - nothing in the command comes from outside
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(CONFIGURATION)],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"} | settings,
    )


def _landing(url: str, languages: tuple[Language, ...]) -> str:
    """Return the page that chooses the language."""
    from conformance.site.landing import landing  # noqa: PLC0415 - its template engine comes with MkDocs

    return landing(ROOT / "docs" / "landing.html", url, languages)
