"""What never stands on a player's page: marks of the machine that made it, words of another language, facts said twice.

`residue` takes the lines of a page as a reader sees them, and returns what is wrong by its kind.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache

from babel.dates import get_month_names
from selectolax.lexbor import LexborHTMLParser

from conformance.help.exports.export import Exporter
from conformance.help.exports.stamp import Order
from conformance.places import data_folder
from conformance.rulebook import rulebook
from conformance.words import Language, words_in
from conformance.words.client import is_label, label_language
from conformance.words.glossary import terms_in

RULE = re.compile(r"\b[A-Z]{2,}[A-Z0-9]*(?:-[A-Z0-9]+)+\b")
DIGEST = re.compile(r"\b(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{8,}\b")
COMMAND = re.compile(r"`|\bbaccarat (?:coup|help|verify|rtp|tables|rules|audit)\b|(?<!\S)--[a-z]")
LIST = re.compile(r"[^\s\d:]:\s+(?:\S+(?:\s\S+)?,\s*)+\S+(?:\s\S+)?[.)]?$")
IN_ALL = re.compile(
    r"in (?:all|every) other cases?|dalam semua keadaan lain|trong mọi trường hợp khác|in every case", re.IGNORECASE
)
YES_NO = re.compile(r"[(:;–]\s*(?:yes|no|ya|tidak|có|không)\s*(?:[);,.]|$)", re.IGNORECASE)
PUBLISHED = re.compile(
    r"published pages?|halaman (?:yang )?(?:diterbitkan|terbitan)|trang (?:đã )?công bố|"
    r"page does not (?:say|state)|tidak (?:menyebutkan|dinyatakan)|không nêu|is assumed|anggapan|giả định",
    re.IGNORECASE,
)
PERCENT = re.compile(r"(\d+)(?:[.,](\d+))?\s?%")
LEAST_RETURN = 60
"""No bet here returns less in the long run; a smaller percentage is one of a stake that misleads."""
HANDS = {"player", "banker", "con", "cái"}
"""What is said of the one hand and of the other is said once of each."""
WORD = re.compile(r"[^\W\d_]+")


def residue(lines: Iterable[str], language: Language, table: str) -> list[tuple[str, str]]:
    """Return what does not belong on a player's page, each with its kind."""
    found: list[tuple[str, str]] = []
    lines = [line for line in lines if line.strip()]
    for line in lines:
        found += [("rule id", one[0]) for one in RULE.finditer(line)]
        found += [("table id", one) for one in _table_ids(line)]
        found += [("digest", one[0]) for one in DIGEST.finditer(line)]
        found += [("command", one[0]) for one in COMMAND.finditer(line)]
        found += [("enum value", one) for one in _values() if re.search(rf"(?<![\w-]){re.escape(one)}(?![\w-])", line)]
        found += [("list behind a colon", one[0]) for one in LIST.finditer(line)]
        found += [("in all other cases", one[0]) for one in IN_ALL.finditer(line)]
        found += [("yes or no", one[0]) for one in YES_NO.finditer(line)]
        found += [("published page", one[0]) for one in PUBLISHED.finditer(line)]
        found += [("extreme", one[0]) for one in PERCENT.finditer(line) if _is_extreme(one, line)]
        found += [("English word", one) for one in _english(line, language, table)]
        found += [("label of another language", one) for one in _labels(line, language, table)]
    found += [("said twice", line) for line in twice(lines)]
    return found


def twice(lines: Iterable[str]) -> Iterator[str]:
    """Yield sentences that stand there already, in the same words or nearly."""
    seen: list[set[str]] = []
    for line in lines:
        words = {word.casefold() for word in re.findall(r"\w+", line)}
        if len(words) < 5 or not line.endswith((".", "?", "!")):
            continue  # cells of a table are alike where what they say of is
        alike = [other for other in seen if len(words & other) / len(words | other) > 0.85]
        if any(words & HANDS == other & HANDS for other in alike):
            yield line
        seen.append(words)


def visible(text: str) -> list[str]:
    """Return the lines of HTML as a reader sees them: no styles, no pictures, no attributes."""
    tree = LexborHTMLParser(text)
    tree.strip_tags(["style", "svg", "script"])
    lines = []
    for node in tree.css("h1, h2, p, li, tr, figcaption, footer, caption"):
        if node.css_matches(".baccarat-chart tr"):
            continue
        parts = node.text(separator="\n").split("\n") if node.tag == "tr" else [node.text(separator=" ")]
        lines += [" ".join(part.split()) for part in parts]
    return lines


def _table_ids(line: str) -> Iterator[str]:
    for table in rulebook().tables:
        pattern = rf"\b{table}\b" if "-" in table else rf"\b(?:meja|bàn|table) {table}\b"
        yield from re.findall(pattern, line)


@cache
def _values() -> frozenset[str]:
    """Return the values of `spec/` that are written with a hyphen, and no word that a text may have."""
    found: set[str] = {"en-US"}

    def look(value: object) -> None:
        if isinstance(value, dict):
            for one in value.values():
                look(one)
        elif isinstance(value, list):
            for one in value:
                look(one)
        elif isinstance(value, str) and re.fullmatch(r"[a-z]+(?:-[a-z]+)+", value):
            found.add(value)

    for folder in ("procedures", "tables"):
        for path in (data_folder("spec") / folder).glob("*.toml"):
            look(tomllib.loads(path.read_text("utf-8")))
    return frozenset(found)


def _is_extreme(percent: re.Match[str], line: str) -> bool:
    whole, decimals = int(percent[1]), percent[2] or ""
    return len(decimals) > 2 or (whole < LEAST_RETURN and bool(decimals))


@cache
def _english_words() -> frozenset[str]:
    """Return the words of the sentences that the English pages are made of."""
    exporter = Exporter(rulebook())
    words: set[str] = set()
    for table in rulebook().tables:
        order = Order(table=table, language="en", form="html")
        for line in visible(exporter.export(order, date(2026, 12, 1)).text):
            words |= {word.casefold() for word in WORD.findall(line) if len(word) > 3}
    return frozenset(words)


@cache
def _own_words(language: Language, table: str) -> frozenset[str]:
    """Return the words that a page in a language keeps: by the glossary, on its screen, in its own catalogue."""
    words = set(terms_in(language).kept)
    for text in (*labels_of(language, table), *(offer.name for offer in rulebook().tables[table].offers.values())):
        if text in labels_of(language, table):
            words |= {word.casefold() for word in WORD.findall(text)}
    words |= {name.casefold() for name in get_month_names("wide", locale=language).values()}
    words |= {word.casefold() for word in WORD.findall(words_in(language).name("table", rulebook().tables[table].name))}
    return frozenset(words)


def labels_of(language: Language, table: str) -> set[str]:
    """Return what the screen of a table shows in a language, letter by letter."""
    rules = rulebook()
    pages = {rules.documents[page].language for page in rules.tables[table].notations}
    found = {name for offer in rules.tables[table].offers.values() if (name := offer.screen.get(language))}
    for rule in rules.rules.values():
        for name, value in rule.params.items():
            if table in rule.tables and is_label(name):
                own = label_language(name)
                if own == language or (own is None and (language in pages or name == "labels")):
                    found |= {str(one) for one in (value if isinstance(value, tuple) else (value,))}
    return found


def _english(line: str, language: Language, table: str) -> Iterator[str]:
    if language == "en":
        return
    own = _own_words(language, table)
    for word in WORD.findall(line):
        if word.casefold() in _english_words() and word.casefold() not in own:
            yield word


def _labels(line: str, language: Language, table: str) -> Iterator[str]:
    """Yield labels that the screen shows in other languages, of more than one word or in capitals."""
    own = {text.casefold() for text in labels_of(language, table)}
    others = {text for other in ("en", "id", "vi") if other != language for text in labels_of(other, table)}
    for text in others:
        telling = " " in text or text.isupper()
        foreign = not any(text.casefold() in label for label in own) and not (
            language == "en" and text.isascii() and _is_english(text)
        )
        if telling and foreign and re.search(rf"(?<!\w){re.escape(text)}(?!\w)", line):
            yield text


def _is_english(text: str) -> bool:
    names = {offer.name for table in rulebook().tables.values() for offer in table.offers.values()}
    return text.title() in names or text in names
