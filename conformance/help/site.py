"""The pages of the help in every language, as files: the whole of them is a pure function of rulebook and words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path

from conformance import RULES_DATE, __version__
from conformance.help.document import Link, Page
from conformance.help.glossary_page import glossary_page
from conformance.help.index_page import index_page
from conformance.help.library_page import Library, library_page
from conformance.help.markdown import markdown
from conformance.help.odds_page import odds_page
from conformance.help.pen import Pen
from conformance.help.player.page import player_page
from conformance.help.returns import Reckoner
from conformance.help.scenario_page import scenario_pages
from conformance.help.source_page import source_page
from conformance.help.table_page import table_page
from conformance.help.writing import site_page
from conformance.rulebook import Rulebook
from conformance.whole_files import write_whole
from conformance.words import LANGUAGES, Language, words_in


def pages(rules: Rulebook, languages: Iterable[Language] = LANGUAGES) -> Iterator[Page]:
    """Yield every page of some languages."""
    reckoner, bets = Reckoner(rules.tableau), Library(rules.tableau)
    for language in languages:
        here = rules.in_language(language)
        pen = Pen(here, language)
        yield index_page(pen, reckoner)
        tables = [table_page(here, table, language, reckoner) for table in here.tables.values()]
        yield from tables
        homes = {table: page.homes for table, page in zip(here.tables, tables, strict=True)}
        yield from (source_page(pen, document, homes) for document in here.pages)
        yield from scenario_pages(pen)
        yield odds_page(pen)
        yield library_page(pen, bets)
        yield glossary_page(pen)


def players_pages(rules: Rulebook, languages: Iterable[Language] = LANGUAGES) -> Iterator[Page]:
    """Yield the player's page of every table in some languages."""
    reckoner = Reckoner(rules.tableau)
    for language in languages:
        for table in rules.in_language(language).tables.values():
            yield player_page(rules, table, language, reckoner, __version__, RULES_DATE)


def files(rules: Rulebook, languages: Iterable[Language] = LANGUAGES) -> dict[str, str]:
    """Return the text of every file by its path under the folder of the pages."""
    languages = tuple(languages)
    found = {f"{page.language}/{page.id}.md": markdown(page) for page in pages(rules, languages)}
    for page in players_pages(rules, languages):
        name = words_in(page.language).name("heading", "The rules behind this page")
        behind = Link(name, page.id.replace("tables/", "rules/"))
        found[f"{page.language}/{page.id}.md"] = site_page(page, behind)
    return found


def stale(folder: Path, wanted: Mapping[str, str]) -> list[str]:
    """Return the files that differ from what they have to be, that are missing, or that nothing makes any more."""
    found = {path: _read(folder / path) for path in wanted}
    return sorted([*(path for path, text in wanted.items() if found[path] != text), *_strangers(folder, wanted)])


def write(folder: Path, wanted: Mapping[str, str]) -> list[str]:
    """Write the files that differ, those of a folder all or none, and remove those that nothing makes any more.

    Returns which files were written or removed.
    Raises OSError when a file cannot be written.
    """
    changed = stale(folder, wanted)
    for parent, paths in groupby(changed, key=lambda path: (folder / path).parent):
        contents = {Path(path).name: wanted[path].encode() for path in paths if path in wanted}
        parent.mkdir(parents=True, exist_ok=True)
        write_whole(parent, contents)
    for path in changed:
        if path not in wanted:
            (folder / path).unlink()
    return changed


GENERATED = ("tables", "rules", "pages", "scenarios")
"""Folders of a language in which nothing stands that is not made here."""


def _strangers(folder: Path, wanted: Mapping[str, str]) -> Iterator[str]:
    languages = {path.partition("/")[0] for path in wanted}
    for part in (folder / language / name for language in languages for name in GENERATED):
        for file in part.glob("*.md"):
            path = file.relative_to(folder).as_posix()
            if path not in wanted:
                yield path


def _read(path: Path) -> str | None:
    try:
        return path.read_bytes().decode("utf-8", errors="replace")
    except OSError:
        return None
