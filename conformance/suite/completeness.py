"""How much of a language is there: its words, and the scenarios that English has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from conformance.places import SOURCE, data_folder
from conformance.suite.cases import id_of
from conformance.suite.features import ScenarioText, files_in, read_feature
from conformance.words import Language
from conformance.words.catalogues import messages, translated_in
from conformance.words.glossary import concepts, terms_in


class Completeness(msgspec.Struct, frozen=True):
    """How many words and scenarios of a language there are, and of how many.

    A word is a message of a catalogue or a concept of the glossary. A message counts that has a sure translation with
    the same placeholders, a concept that has a term, a scenario that has a title of its own, and each row that English
    has of it.
    """

    language: Language
    words: int
    of_words: int
    scenarios: int
    of_scenarios: int

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing."""
        return (self.words, self.scenarios) == (self.of_words, self.of_scenarios)


@cache
def completeness(language: Language) -> Completeness:
    """Return how much of a language is there; English, from which the others are translated, is whole."""
    wanted, scenarios = messages(), _scenarios(SOURCE)
    total, every = len(wanted) + len(concepts()), sum(_rows(one) for one in scenarios.values())
    if language == SOURCE:
        return Completeness(language, total, total, every, every)
    terms = terms_in(language)
    words = len(wanted & translated_in(language)) + sum(bool(terms.of(concept.id).term) for concept in concepts())
    own = _scenarios(language)
    return Completeness(
        language,
        words,
        total,
        sum(min(_rows(own[key]), _rows(one)) for key, one in scenarios.items() if _is_there(one, own.get(key))),
        every,
    )


def incomplete(languages: Sequence[Language]) -> tuple[Completeness, ...]:
    """Return those languages of which something is missing, and how much of each is there."""
    return tuple(found for found in map(completeness, languages) if not found.is_whole)


def _scenarios(language: Language) -> dict[str, ScenarioText]:
    """Return the scenarios of the project in a language by their ids."""
    folder = data_folder("features") / language
    scenarios = (scenario for path in files_in(folder) for scenario in read_feature(path).scenarios)
    return {id_of(scenario): scenario for scenario in scenarios}


def _is_there(wanted: ScenarioText, found: ScenarioText | None) -> bool:
    return found is not None and found.name != wanted.name


def _rows(scenario: ScenarioText) -> int:
    return max(len(scenario.rows), 1)
