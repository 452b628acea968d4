"""Exports of the pages of tables: made once, however often they are asked for."""

from __future__ import annotations

from datetime import date

import msgspec

from conformance import __version__
from conformance.engines.reference import table_called
from conformance.help.document import Page
from conformance.help.exports.bettor import bettor_page
from conformance.help.exports.data import data
from conformance.help.exports.html import html
from conformance.help.exports.markdown import markdown
from conformance.help.exports.pieces import Reading
from conformance.help.exports.reading import read
from conformance.help.exports.stamp import Form, Provenance, Stamp, stamp_of, unstamped, write_stamp
from conformance.help.exports.statements import statement_digests
from conformance.help.returns import Reckoner
from conformance.places import spec_digest
from conformance.rulebook import Rulebook
from conformance.words import Language


class Export(msgspec.Struct, frozen=True):
    """An export: its text, what it says, and a digest for each rule of all that it says of it."""

    text: str
    reading: Reading
    statements: dict[str, str]


class Exporter:
    """Exports the tables of a rulebook."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules
        self._reckoner = Reckoner(rules.tableau)
        self._pages: dict[tuple[str, Language, Provenance], Page] = {}
        self._exports: dict[tuple[str, Language, Form, Provenance], Export] = {}

    def export(self, table: str, language: Language, form: Form, provenance: Provenance) -> Export:
        """Return the export of a table with its stamp. Raises Refused when there is no such table."""
        key = (table, language, form, provenance)
        if key not in self._exports:
            page = self._page(table, language, provenance)
            found = read(_written(page, form, unstamped(table, language, form, provenance)))
            assert found is not None
            digests = statement_digests(page)
            stamp = stamp_of(found[1], digests, table, language, form, provenance)
            self._exports[key] = Export(_written(page, form, stamp), found[1], digests)
        return self._exports[key]

    def _page(self, table: str, language: Language, provenance: Provenance) -> Page:
        key = (table, language, provenance)
        if key not in self._pages:
            at = table_called(self.rules, table)
            self._pages[key] = bettor_page(self.rules, at, language, self._reckoner, provenance)
        return self._pages[key]


def today(made: date) -> Provenance:
    """Return the provenance of an export that is made from the rules of this project on a day."""
    return Provenance(__version__, spec_digest(), made)


def _written(page: Page, form: Form, stamp: Stamp) -> str:
    match form:
        case "html":
            return html(page, write_stamp(stamp))
        case "markdown":
            return markdown(page, write_stamp(stamp))
        case "json":
            return data(page, stamp)
