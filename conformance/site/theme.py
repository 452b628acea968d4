"""The theme's own words, which the catalogues hold as they hold every other."""

from __future__ import annotations

from babel.core import Locale

from conformance.errors import pgettext
from conformance.words import Language, words_in
from conformance.words.languages import locale_of

THEME_WORDS = {
    "action.edit": pgettext("theme", "Edit this page"),
    "action.skip": pgettext("theme", "Skip to content"),
    "action.view": pgettext("theme", "View source of this page"),
    "announce.dismiss": pgettext("theme", "Don't show this again"),
    "blog.archive": pgettext("theme", "Archive"),
    "blog.authors": pgettext("theme", "Authors"),
    "blog.categories": pgettext("theme", "Categories"),
    "blog.categories.in": pgettext("theme", "in"),
    "blog.continue": pgettext("theme", "Continue reading"),
    "blog.draft": pgettext("theme", "Draft"),
    "blog.index": pgettext("theme", "Back to index"),
    "blog.meta": pgettext("theme", "Metadata"),
    "blog.references": pgettext("theme", "Related links"),
    "clipboard.copy": pgettext("theme", "Copy to clipboard"),
    "clipboard.copied": pgettext("theme", "Copied to clipboard"),
    "consent.accept": pgettext("theme", "Accept"),
    "consent.manage": pgettext("theme", "Manage settings"),
    "consent.reject": pgettext("theme", "Reject"),
    "footer": pgettext("theme", "Footer"),
    "footer.next": pgettext("theme", "Next"),
    "footer.previous": pgettext("theme", "Previous"),
    "header": pgettext("theme", "Header"),
    "meta.comments": pgettext("theme", "Comments"),
    "meta.source": pgettext("theme", "Source"),
    "nav": pgettext("theme", "Navigation"),
    "readtime.one": pgettext("theme", "1 min read"),
    "readtime.other": pgettext("theme", "# min read"),
    "rss.created": pgettext("theme", "RSS feed"),
    "rss.updated": pgettext("theme", "RSS feed of updated content"),
    "search": pgettext("theme", "Search"),
    "search.placeholder": pgettext("theme", "Search"),
    "search.share": pgettext("theme", "Share"),
    "search.reset": pgettext("theme", "Clear"),
    "search.result.initializer": pgettext("theme", "Initializing search"),
    "search.result.placeholder": pgettext("theme", "Type to start searching"),
    "search.result.none": pgettext("theme", "No matching documents"),
    "search.result.one": pgettext("theme", "1 matching document"),
    "search.result.other": pgettext("theme", "# matching documents"),
    "search.result.more.one": pgettext("theme", "1 more on this page"),
    "search.result.more.other": pgettext("theme", "# more on this page"),
    "search.result.term.missing": pgettext("theme", "Missing"),
    "select.language": pgettext("theme", "Select language"),
    "select.version": pgettext("theme", "Select version"),
    "source": pgettext("theme", "Go to repository"),
    "source.file.contributors": pgettext("theme", "Contributors"),
    "source.file.date.created": pgettext("theme", "Created"),
    "source.file.date.updated": pgettext("theme", "Last update"),
    "tabs": pgettext("theme", "Tabs"),
    "toc": pgettext("theme", "Table of contents"),
    "top": pgettext("theme", "Back to top"),
}
"""What the theme says in English, by its own keys."""


def theme_words(language: Language) -> dict[str, str]:
    """Return the theme's words in a language, with its code and the direction in which it is written."""
    words = words_in(language)
    said = {key: words.name("theme", message) for key, message in THEME_WORDS.items()}
    return {"language": language, "direction": Locale.parse(locale_of(language)).text_direction} | said
