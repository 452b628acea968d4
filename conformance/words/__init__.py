"""Words in English, Indonesian and Vietnamese: catalogues, numbers, and the names of things."""

from conformance.words.catalogues import LANGUAGES, Language, Words, words_in

__all__ = ["LANGUAGES", "Language", "Words", "words_in"]
