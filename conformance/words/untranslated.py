"""Names and sentences of a user's own table that have no translation, and so stand in English on its pages."""

from __future__ import annotations

from collections.abc import Iterator

from conformance.errors import N_
from conformance.places import SOURCE, own_folder
from conformance.rulebook import Rulebook, Table
from conformance.words.catalogues import words_in
from conformance.words.languages import Language

UNTRANSLATED = N_('{table}: words.{language} has no "{text}"')


def untranslated(rules: Rulebook, table: Table, language: Language) -> Iterator[str]:
    """Yield what a table of the user's own calls things and says in English alone; none of a table of `spec/`."""
    folder = own_folder(table.id)
    if folder is None or language == SOURCE:
        return
    known = rules.words.get(language, {})
    for context, text in dict.fromkeys(_said(rules, table, folder.name)):
        if text not in known and words_in(language).name(context, text) == text:
            yield text


def _said(rules: Rulebook, table: Table, folder: str) -> Iterator[tuple[str, str]]:
    """Yield each name and sentence that the table's file says, with its context."""
    shared = {bet.name for bet in rules.bets.values() if table.id not in bet.paytables}
    named = [("table", table.name), *(("bet", offer.name) for offer in table.offers.values())]
    yield from ((context, text) for context, text in named if text not in shared)
    yield from (("unsaid", item.note) for item in table.unsaid)
    here = (rule for rule in rules.rules.values() if table.id in rule.tables)
    yield from (("rule", rule.governs) for rule in here if rule.place.startswith(f"{folder}/"))
