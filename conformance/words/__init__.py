"""Words in every language: catalogues, numbers, and the names of things."""

from conformance.words.catalogues import Words, words_in
from conformance.words.languages import LANGUAGES, Language

__all__ = ["LANGUAGES", "Language", "Words", "words_in"]
