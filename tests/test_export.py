"""Exports for the game itself: what they say against spec/, and how their check tells right from stale and altered."""

from __future__ import annotations

import html as entities
import json
import random
import re
import sys
import tomllib
import unicodedata
from datetime import date
from decimal import Decimal
from fractions import Fraction
from html.parser import HTMLParser

import jsonschema
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from conformance import __version__, cli
from conformance.cli.checking import lines
from conformance.errors import BaccaratError
from conformance.help.bets import when_decided
from conformance.help.exports.bettor import LEFT_OUT
from conformance.help.exports.check import check
from conformance.help.exports.data import export_schema
from conformance.help.exports.export import Exporter, today
from conformance.help.exports.html import STAMP
from conformance.help.exports.json_items import items
from conformance.help.exports.pieces import paired
from conformance.help.exports.reading import read
from conformance.help.exports.stamp import Provenance, read_stamp, stamp_of, write_stamp
from conformance.help.table_pen import TablePen
from conformance.places import data_folder, spec_digest
from conformance.rulebook import load, rulebook
from conformance.suite.mutation import mutants
from conformance.words import LANGUAGES, words_in

SPEC = data_folder("spec")
RULES = rulebook()
TABLES = list(RULES.tables)
FORMS = ("html", "markdown", "json")
DAY = date(2026, 11, 30)
EXPORTER = Exporter(RULES)
every_form = pytest.mark.parametrize("form", FORMS)
every_export = pytest.mark.parametrize(
    ("table", "language"), [(table, language) for table in TABLES for language in LANGUAGES]
)


def exported(table="touch", language="en", form="html", exporter=EXPORTER):
    """The text of an export of a day."""
    return exporter.export(table, language, form, today(DAY)).text


def toml(path):
    return tomllib.loads((SPEC / path).read_text("utf-8"))


# What an export says


class Fragment(HTMLParser):
    """The sections of a fragment, each with its rows as (rules, cells) and its paragraphs and items as texts."""

    def __init__(self, text):
        super().__init__()
        self.rows, self.texts, self.ids, self.links, self.tags = {}, {}, [], [], []
        self._sections, self._cell, self._text = [""], None, None
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.tags.append((tag, attributes))
        if "id" in attributes:
            self.ids.append(attributes["id"])
        if tag == "a":
            self.links.append(attributes["href"])
        if tag == "section":
            self._sections.append(attributes["id"].removeprefix("baccarat-"))
        if tag == "tr":
            self.rows.setdefault(self._sections[-1], []).append(((attributes.get("data-rules") or "").split(), []))
        if tag in ("td", "th"):
            self._cell = []
        if tag in ("p", "li"):
            self._text = []

    def handle_endtag(self, tag):
        if tag == "section":
            self._sections.pop()
        if tag in ("td", "th"):
            self.rows[self._sections[-1]][-1][1].append("".join(self._cell))
            self._cell = None
        if tag in ("p", "li"):
            self.texts.setdefault(self._sections[-1], []).append("".join(self._text or []))
            self._text = None

    def handle_data(self, data):
        for words in (self._cell, self._text):
            if words is not None:
                words.append(data)


NOTATIONS = {
    "en": {"winnings-first": "{won} to {stake}", "stake-first": "{stake} pays {won}", "for-one": "{all} for {stake}"},
    "id": {
        "winnings-first": "{won} banding {stake}",
        "stake-first": "{stake} dibayar {won}",
        "for-one": "{all} untuk {stake}",
    },
    "vi": {"winnings-first": "{won}:{stake}", "stake-first": "{stake} ăn {won}", "for-one": "{all} cho {stake}"},
}


def table_file(table):
    """The file of a table, with what it takes over from the table that it extends."""
    raw = toml(f"tables/{table}.toml")
    return {**table_file(raw["extends"]), **raw} if "extends" in raw else raw


def notation(table, language):
    """The notation of the table's page in the language, or else of its first page."""
    pages = table_file(table)["notation"]
    return pages.get(f"sbo-{language}") or next(iter(pages.values()))


def odds(pays, table, language):
    """Odds of spec/, as "1:2" or "0.53:1", as a page writes them."""
    won, stake = pays.split(":")
    total = str(int(won) + int(stake)) if "." not in won else ""
    point = "." if language == "en" else ","
    text = NOTATIONS[language][notation(table, language)].format(won=won, stake=stake, all=total)
    return text.replace(".", point)


def paytables():
    """The outcomes of every paytable in spec/, by its id."""
    tables = [paytable for file in (SPEC / "bets").glob("*.toml") for paytable in toml(f"bets/{file.name}")["paytable"]]
    return {paytable["id"]: paytable["outcome"] for paytable in tables}


def paid_by(table):
    """For each bet of a table the outcomes of its paytable, read from spec/ alone."""
    outcomes = paytables()
    files = [toml(f"bets/{file.name}") for file in (SPEC / "bets").glob("*.toml")]
    own = {bet["id"]: [paytable["id"] for paytable in file["paytable"]] for file in files for bet in file["bet"]}
    found = {}
    for offer in RULES.tables[table].offers:
        rules = {payment.outcome.rule for payment in RULES.tables[table].offers[offer].payments}
        fitting = [name for name in own[offer] if {one["rule"] for one in outcomes[name]} == rules]
        found[offer] = outcomes[fitting[0]]
    return found


@every_export
def test_an_export_states_the_odds_of_spec(table, language):
    """For every bet each outcome stands in a row of its own: winning with the odds of spec/, others with none."""
    fragment = Fragment(exported(table, language))
    for bet, outcomes in paid_by(table).items():
        _, *rows = fragment.rows[f"bet-{bet}"]
        assert [rules for rules, _ in rows] == [[outcome["rule"]] for outcome in outcomes]
        for outcome, (_, cells) in zip(outcomes, rows, strict=True):
            expected = "–" if outcome["pays"] in ("lose", "push") else odds(outcome["pays"], table, language)
            assert re.match(rf"{re.escape(expected)}(,|$)", cells[2]), (outcome["rule"], cells)


LETTERS = {"en": ("D", "S"), "id": ("A", "T"), "vi": ("R", "D")}
"""Draws and stands: draw, stand; ambil, tidak; rút, dừng."""


@every_export
def test_an_export_shows_the_tableau_of_spec(table, language):
    """Each of the 16 one-row cells and the 80 cells of the grid is the letter of what spec/ says."""
    draws, stands = LETTERS[language]
    letter = {"draw": draws, "stand": stands}
    spec = toml("tableau.toml")
    rows = [cells for _, cells in Fragment(exported(table, language)).rows["drawing"]]

    assert rows[0][1:] == rows[2][1:] == rows[4][1:] == [str(total) for total in range(10)]
    for line, part in ((rows[1], "player"), (rows[3], "banker_after_stand")):
        assert line[1:] == [letter[row["does"]] for row in spec[part]] + ["–", "–"]
    assert len(rows) == 5 + 8
    for line, row in zip(rows[5:], spec["banker_after_draw"], strict=True):
        assert line == [str(row["total"]), *(letter[row["on"][str(points)]] for points in range(10))]


RETURNS = [  # published house edges: 1.2351 % Player, 1.0579 % and 1.4581 % Banker, 14.3596 % Tie
    ("sbo-baccarat", "player", "98.7649%"),
    ("sbo-baccarat", "banker", "98.9421%"),
    ("sbo-super-six", "banker", "98.5419%"),
    ("touch", "tie", "85.6404%"),
    ("sbo-tiger", "small-tiger", "85.6675%"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("table", "bet", "share"), RETURNS)
def test_an_export_states_the_published_returns(table, bet, share, language):
    """The return of a bet is one less the house edge that is published for eight decks, and for no other decks."""
    rows = Fragment(exported(table, language)).rows["returns"]
    at = list(RULES.tables[table].offers).index(bet)

    assert rows[1 + at][1][1] == (share if language == "en" else share.replace(".", ","))
    assert len(rows[0][1]) == (3 if table == "touch" else 2)


@every_export
def test_an_export_states_rounds_seconds_and_hours(table, language):
    """The last round of each bet, the seconds of the betting window and the hours of a complaint are those of spec/."""
    fragment = Fragment(exported(table, language))
    raw = table_file(table)
    last = {bet: part["last_round"] for part in raw.get("availability", []) for bet in part["bets"]}
    for bet, (_, cells) in zip(RULES.tables[table].offers, fragment.rows["bets"][1:], strict=True):
        assert (cells[2] == str(last[bet])) if bet in last else not re.search(r"\d", cells[2])
    if table.startswith("sbo"):
        assert any(re.search(r"\b30\b", text) for text in fragment.texts["slip"])
        assert sum(bool(re.search(r"\b24\b", text)) for text in fragment.texts["complaints"]) == 2


@every_export
def test_every_rule_that_an_engine_decides_has_an_anchor(table, language):
    """Each rule of the table that an engine decides is an id on the page just once, and no id stands twice."""
    of_pages = ("spec/procedures/returns", "spec/odds")  # what pages claim, and how they write odds
    wanted = {
        rule.id
        for rule in RULES.rules.values()
        if table in rule.tables and rule.decided_by == "engine" and not rule.place.startswith(of_pages)
    }
    ids = Fragment(exported(table, language)).ids

    assert wanted - set(ids) == set()
    assert len(ids) == len(set(ids))


@every_export
def test_an_export_is_for_bettors(table, language):
    """No shell command, no ruling, no link out of the page, no label of another language where there is an own one."""
    text = exported(table, language)
    fragment = Fragment(text)

    assert "baccarat coup" not in text
    assert not re.search(r"\bD\d{3}\b", entities.unescape(re.sub(r'"[^"]*"', "", text)))
    assert {link[1:] for link in fragment.links if link.startswith("#")} <= set(fragment.ids)
    assert all(link.startswith("#") for link in fragment.links)
    assert not LEFT_OUT & set(fragment.rows)
    assert not {"script", "link", "img", "iframe", "form"} & {tag for tag, _ in fragment.tags}
    assert not any(name.startswith("on") for _, attributes in fragment.tags for name in attributes)
    labels = {attributes.get("lang") for tag, attributes in fragment.tags if tag == "b"} - {None}
    if table.startswith("sbo") and language != "en":
        assert labels == {language}


SAID_ONCE = [  # a table, a language, and a statement in words that needs no data in brackets behind it
    ("touch", "en", "Some features may be missing when the bettor plays for fun."),
    ("touch", "id", "Sebagian fitur mungkin tidak tersedia saat petaruh bermain tanpa uang."),
    ("touch", "vi", "Một số tính năng có thể không có khi người chơi chơi thử."),
    ("touch", "en", "Not every operator offers every setting."),
    ("sbo-tiger", "vi", "Mọi lá bài đều được chia ngửa."),
    ("big-small", "id", "bertanya kepada layanan pelanggan."),
]


@pytest.mark.parametrize(("table", "language", "said"), SAID_ONCE)
def test_a_bettor_is_told_once(table, language, said):
    """A statement whose data say what it says ends with its sentence; a label, and where something is, stay."""
    items = [text for texts in Fragment(exported(table, language)).texts.values() for text in texts]

    assert any(item.endswith(said) for item in items)


def test_labels_and_places_stay_behind_a_sentence():
    """What the client shows letter by letter no sentence says; who wins stands in none that speaks of the hand."""
    text = exported("sbo-tiger", "en", "markdown")

    assert "scrolling (position: left, right)." in exported("touch", "en", "markdown")
    assert "How the undo button is labelled – label in Indonesian: **UNDO**; label in Vietnamese: **HOÀN TÁC**." in text
    assert "Two equal naturals tie.<br>winner: neither (a tie); natural of Player: yes |" in text
    assert "The coup is a tie. |" in text
    assert "Banker wins on a total of 6 with 2 cards. |" in text


def test_a_fact_that_its_sentence_does_not_say_is_told():
    """Were Tie to win where Banker does, the sentence would say a tie, and so Banker stands beside it."""
    pen = TablePen(RULES, "en", RULES.tables["touch"])
    outcome = RULES.tables["touch"].offers["tie"].payments[0].outcome
    (condition,) = outcome.conditions
    other = msgspec.structs.replace(condition, values=frozenset({"banker"}))
    told = when_decided(pen, msgspec.structs.replace(outcome, conditions=(other,)), briefly=True)

    assert told == when_decided(pen, msgspec.structs.replace(outcome, conditions=(other,)))
    assert told != when_decided(pen, outcome, briefly=True)


def test_the_fragment_is_one_element_in_its_language():
    """One root holds everything, and says its language; the styles name nothing that is not inside it."""
    text = exported("sbo-tiger", "vi")
    root, *_ = Fragment(text).tags
    css = re.search("<style>(.*?)</style>", text, re.DOTALL)[1]
    selectors = [part.strip() for rule in re.findall(r"([^{}]+)\{", css) for part in rule.split(",\n")]
    declarations = re.findall(r"^ *([\w-]+): ([^;{}]+);$", css, re.MULTILINE)

    assert re.fullmatch(r"<article .*</article>\n", text, re.DOTALL)
    assert root[1]["lang"] == "vi"
    assert all(part.startswith(("#baccarat-help-sbo-tiger", "@media ")) for part in selectors)
    assert len(declarations) > 100
    assert all(value.endswith(" !important") for _, value in declarations)


@every_export
def test_markdown_needs_no_extension(table, language):
    """CommonMark with tables renders it: no mark is left over, every link leads somewhere, no statement is lost."""
    text = exported(table, language, "markdown")
    rendered = MarkdownIt("commonmark").enable("table").render(text)
    shown = " ".join(entities.unescape(re.sub(r"<!--.*?-->|<[^>]*>", "", rendered, flags=re.DOTALL)).split())
    anchors = re.findall(r'<a id="([^"]*)"', rendered)
    said = json.loads(exported(table, language, "json"))

    assert not re.search(r"\{[#.: ]|\]\(|\*\*|\\\S", shown)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r'href="#([^"]*)"', rendered)) <= set(anchors)
    assert rendered.count("<table>") == exported(table, language).count("<table")
    texts = [
        item["text"] for section in said["sections"] for block in section["blocks"] for item in block.get("items", [])
    ]
    assert texts
    assert [one for one in texts if " ".join(one.split()) not in shown] == []


@pytest.fixture(scope="module")
def valid():
    """What says whether JSON fits the published schema."""
    schema = export_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@every_export
def test_json_fits_its_schema_and_spec(table, language, valid):
    """The JSON is as its schema says; odds are exact beside their text; the tableau is data."""
    said = json.loads(exported(table, language, "json"))
    assert [error.message for error in valid.iter_errors(said)] == []

    sections = {section["id"]: section for section in said["sections"]}
    bets = {section["id"].removeprefix("bet-"): section for section in sections["bets"]["sections"]}
    for bet, outcomes in paid_by(table).items():
        rows = bets[bet]["blocks"][0]["rows"]
        for outcome, row in zip(outcomes, rows, strict=True):
            parts = [part for part in row["cells"][2]["parts"] if part["kind"] == "odds"]
            if outcome["pays"] in ("lose", "push"):
                assert parts == []
                continue
            won, stake = outcome["pays"].split(":")
            assert [Fraction(part["value"]) for part in parts] == [Fraction(won) / Fraction(stake)]
            assert parts[0]["text"] == odds(outcome["pays"], table, language)
    grid = [block for block in sections["drawing"]["blocks"] if block["kind"] == "tableau"][-1]
    for row, line in zip(toml("tableau.toml")["banker_after_draw"], grid["rows"], strict=True):
        assert [cell["draws"] for cell in line["cells"]] == [row["on"][str(points)] == "draw" for points in range(10)]
        assert {cell["rule"] for cell in line["cells"]} == {row["rule"]}
    assert {rule["id"] for rule in said["rules"]} <= {rule.id for rule in RULES.rules.values() if table in rule.tables}
    shares = [part for row in sections["returns"]["blocks"][1]["rows"] for part in row["cells"][1]["parts"]]
    assert any(Fraction(share["value"]).denominator > 10**9 for share in shares)
    for share in shares:
        assert share["kind"] == "percent"
        shown = Fraction(share["text"].rstrip("%").replace(",", "."))
        assert abs(shown - 100 * Fraction(share["value"])) <= Fraction(1, 20_000)


def test_every_field_of_the_schema_is_described():
    """Each property of each type has a description, and each type says what it is."""
    for name, definition in export_schema()["$defs"].items():
        assert definition["description"], name
        for field, about in definition["properties"].items():
            assert about.get("description"), f"{name}.{field}"


# The stamp


@every_export
def test_a_new_export_is_current(table, language):
    """As written, an export is current in every form, and its stamp says what it was made from."""
    for form in FORMS:
        checked = check(exported(table, language, form), EXPORTER)
        stamp = checked.stamp

        assert (checked.verdict, checked.form, checked.changes) == ("current", form, ())
        assert (stamp.table, stamp.language, stamp.form) == (table, language, form)
        assert (stamp.version, stamp.rules, stamp.made) == (__version__, spec_digest(), DAY)


@every_form
def test_an_export_is_the_same_every_time(form):
    """Two runs on one day write the same bytes."""
    assert exported(form=form) == exported(form=form, exporter=Exporter(RULES))


def host_page(fragment):
    return f"<!doctype html><title>Help</title><!-- ours --><main><p>Before 12 to 1</p>{fragment}<p>After</p></main>"


HARMLESS = {
    "html": {
        "CRLF": lambda text: text.replace("\n", "\r\n"),
        "a byte order mark": lambda text: "\ufeff" + text,
        "newlines at the end": lambda text: text + "\n\n",
        "a page around it": host_page,
        "a template around it": lambda text: f"{{% extends 'help' %}}\n{{% block rules %}}\n{text}{{% endblock %}}\n",
        "a comment in it": lambda text: text.replace("<h2>", "<!-- a section --><h2>"),
        "no lines": lambda text: text.replace("\n", " "),
        "indented lines": lambda text: text.replace("\n", "\n    "),
        "other quotation marks": lambda text: re.sub(r'class="([^"]*)"', r"class='\1'", text),
        "references": lambda text: text.replace("♠", "&#9824;").replace("–", "&ndash;"),
        "capital tags": lambda text: text.replace("<li>", "<LI>").replace("</li>", "</LI>"),
        "shapes that close themselves": lambda text: text.replace("></path>", "/>"),
    },
    "markdown": {
        "CRLF": lambda text: text.replace("\n", "\r\n"),
        "a byte order mark": lambda text: "\ufeff" + text,
        "no newline at the end": str.rstrip,
        "a page around it": lambda text: f"---\ntitle: Help\n---\n\n# Ours\n\n{text}\nThe end: 12 to 1\n",
        "spaces at the ends of lines": lambda text: text.replace("\n", "  \n"),
        "wider tables": lambda text: text.replace("| --- |", "| ------ |").replace("| –", "|   –"),
    },
    "json": {
        "CRLF": lambda text: text.replace("\n", "\r\n"),
        "a byte order mark": lambda text: "\ufeff" + text,
        "no white space": lambda text: json.dumps(json.loads(text), separators=(",", ":")),
        "keys in another order": lambda text: json.dumps(json.loads(text), sort_keys=True, indent=4),
    },
}


@pytest.mark.parametrize("language", ["en", "vi"])
@pytest.mark.parametrize(("form", "way"), [(form, way) for form in FORMS for way in HARMLESS[form]])
def test_what_happens_on_the_way_is_harmless(form, way, language):
    """A change that leaves what is read as it is leaves an export current."""
    text = exported(language=language, form=form)
    changed = HARMLESS[form][way](text)

    assert changed != text
    assert check(changed, EXPORTER).verdict == "current"


def test_decomposed_letters_are_harmless():
    """An export whose letters were taken apart reads the same."""
    for form in FORMS:
        text = unicodedata.normalize("NFD", exported(language="vi", form=form))
        assert check(text, EXPORTER).verdict == "current"


EDITS = {  # what stands in the export of touch in English, an edit, and where it has to be told
    "odds": ("9 for 1", "12 for 1", ("bets", "bet-tie"), "PAY-TIE-WIN"),
    "a percentage": ("98.9421%", "99.9421%", ("returns",), None),
    "the commission": ("5% of the winnings", "6% of the winnings", ("money",), "COMMISSION-TOUCH"),
    "a statement": ("Hands with equal totals tie.", "Hands with equal totals push.", ("deal",), "WIN-TIE"),
    "a row of the tableau": (
        "draws against a third card of 6–7",
        "draws against a third card of 5–7",
        ("drawing",),
        "DRAW-B6",
    ),
    "an example": ("3 + 5 = 8", "3 + 5 = 9", ("drawing",), None),
    "a title": ("Commission and rounding", "Commission", ("money", ""), None),
    "the date": ("November 30, 2026", "December 30, 2026", ("",), None),
}


@every_form
@pytest.mark.parametrize("what", EDITS)
def test_an_edit_is_told(what, form):
    """One value changed by hand makes an export altered, and the value is told with what it was and its rule."""
    before, after, sections, rule = EDITS[what]
    text = exported(form=form)
    assert before in text
    checked = check(text.replace(before, after), EXPORTER)

    assert (checked.verdict, checked.stamp_state, checked.changed_rules) == ("altered", "whole", ())
    assert checked.changes
    assert {change.section for change in checked.changes} <= set(sections)
    for change in checked.changes:
        assert change.kind == "changed"
        assert after in change.now
        assert change.now.replace(after, before) == change.was
    if rule is not None:
        assert rule in {rule for change in checked.changes for rule in change.rules}


def test_a_cell_of_the_grid_is_told_with_its_row_and_column():
    """Banker on 3 against an 8 stands; a D in its place is told with rule, row and column."""
    text = exported()
    cell = 'class="baccarat-stands" data-rules="DRAW-B3"><abbr title="stands">S<'
    assert text.count(cell) == 1
    (change,) = check(text.replace(cell, cell.replace("S<", "D<")), EXPORTER).changes

    assert (change.section, change.rules, change.place) == ("drawing", ("DRAW-B3",), "3 / 8")
    assert (change.was, change.now) == ("S", "D")


def test_a_cell_of_the_grid_in_markdown_is_told_with_its_row_and_column():
    """The same in Markdown, where no cell has a rule."""
    text = exported(form="markdown")
    row = "| 3 | D | D | D | D | D | D | D | D | S | D |"
    assert text.count(row) == 1
    (change,) = check(text.replace(row, row.replace("S", "D")), EXPORTER).changes

    assert (change.section, change.place, change.was, change.now) == ("drawing", "3 / 8", "S", "D")


def test_a_card_of_another_suit_is_told():
    """A picture is part of what an export says."""
    text = exported()
    (change,) = check(text.replace('aria-label="ace of spades"', 'aria-label="ace of hearts"', 1), EXPORTER).changes

    assert change.section == "cards"
    assert "ace of hearts" in change.now


def test_hidden_words_are_told():
    """A style that hides a section, an attribute, a script: what changes how an export reads makes it altered."""
    text = exported()
    for before, after in (
        ("</style>", "#baccarat-limits { display: none }</style>"),
        ('<section id="baccarat-limits">', '<section id="baccarat-limits" hidden>'),
        ('<section id="baccarat-limits">', '<section id="baccarat-limits"><script>hide()</script>'),
        ("<h1 ", "<!--><b>12 to 1</b>--><h1 "),
        ("<h1 ", "<!-- --!><b>12 to 1</b><!-- --><h1 "),
        ('<section id="baccarat-limits">', '<section id="baccarat-limits" id="x">'),
        ('lang="en"', 'lang="vi"'),
    ):
        assert before in text
        assert check(text.replace(before, after, 1), EXPORTER).verdict == "altered"


def cut(text, form):
    """Cut the section on complaints out of an export."""
    if form == "html":
        return re.sub(r'<section id="baccarat-complaints">.*?</section>\n', "", text, flags=re.DOTALL)
    if form == "markdown":
        return re.sub(r'## <a id="complaints"></a>.*?(?=## )', "", text, flags=re.DOTALL)
    said = json.loads(text)
    said["sections"] = [section for section in said["sections"] if section["id"] != "complaints"]
    said["rules"] = [rule for rule in said["rules"] if rule["section"] != "complaints"]
    return json.dumps(said)


@every_form
def test_a_section_that_was_cut_is_told(form):
    """A section that is gone is told as one, with its rules."""
    text = exported("sbo-baccarat", "id", form)
    checked = check(cut(text, form), EXPORTER)
    (change,) = [change for change in checked.changes if change.whole_section]

    assert checked.verdict == "altered"
    assert (change.kind, change.section) == ("missing", "complaints")
    assert "COMPLAINT-SBO-DEADLINE" in change.rules


@every_form
def test_an_export_that_breaks_off_is_never_current(form):
    """However much of the end is missing."""
    text = exported(form=form).rstrip()
    for part in (0.1, 0.5, 0.9, 0.999):
        try:
            assert check(text[: int(len(text) * part)], EXPORTER).verdict == "altered"
        except BaccaratError:
            assert form == "json"


def without_stamp(text, form):
    if form == "html":
        return re.sub(rf' {STAMP}="[^"]*"', "", text)
    if form == "markdown":
        return text.split("\n", 1)[1]
    return json.dumps({key: value for key, value in json.loads(text).items() if key != "stamp"})


@every_form
def test_a_stamp_that_was_taken_off_is_told(form):
    """Without its stamp an export is altered, whatever it says."""
    checked = check(without_stamp(exported(form=form), form), EXPORTER)

    assert (checked.verdict, checked.stamp_state) == ("altered", "missing")


@pytest.mark.parametrize("form", ["html", "markdown"])
def test_an_export_without_its_frame_is_still_known(form):
    """With root or comments gone as well, the anchors of the rules tell that it was an export."""
    text = exported(form=form)
    bare = re.sub(r"<!--.*?-->", "", text) if form == "markdown" else re.sub("<article[^>]*>", "<div>", text)
    checked = check(bare, EXPORTER)

    assert (checked.verdict, checked.stamp_state) == ("altered", "missing")


def restamped(text, written, **changes):
    """Write another stamp into an export, with a seal that fits it unless one is given."""
    _, found = read(text)
    stamp = msgspec.structs.replace(read_stamp(found.stamp), **changes)
    if written == "html":
        return re.sub(rf'{STAMP}="[^"]*"', lambda _: f'{STAMP}="{entities.escape(write_stamp(stamp))}"', text)
    if written == "markdown":
        return f"<!-- baccarat-help {write_stamp(stamp)} -->\n{text.split(chr(10), 1)[1]}"
    return json.dumps({**json.loads(text), "stamp": json.loads(write_stamp(stamp))})


@every_form
@pytest.mark.parametrize(
    "change",
    [
        {"version": "9.9.9"},
        {"made": date(2031, 1, 1)},
        {"table": "bakarat"},
        {"language": "vi"},
        {"form": "json"},
        {"rules": "0" * 64},
        {"content": "0" * 64},
        {"statements": {}},
        {"values": {}},
        {"seal": ""},
    ],
    ids=lambda change: next(iter(change)),
)
def test_an_edited_stamp_is_told(form, change):
    """Whatever in a stamp is edited, the export is altered."""
    text = exported(form=form)
    if change == {"form": form}:
        change = {"form": "html"}
    checked = check(restamped(text, form, **change), EXPORTER)

    assert (checked.verdict, checked.stamp_state) == ("altered", "edited")


@every_form
def test_a_forged_stamp_makes_nothing_current(form):
    """Who edits a value and makes a stamp anew that fits gets an export that does not say what the rules say."""
    text = exported(form=form).replace("9 for 1", "12 for 1")
    _, found = read(text)
    old = read_stamp(found.stamp)
    forged = stamp_of(found, old.statements, "touch", "en", form, Provenance(old.version, old.rules, old.made))
    checked = check(restamped(text, form, **msgspec.structs.asdict(forged)), EXPORTER)

    assert (checked.verdict, checked.stamp_state) == ("stale", "whole")
    assert {(change.was, change.now) for change in checked.changes} >= {("12 for 1", "9 for 1")}


@every_form
def test_an_export_of_another_day_and_other_rules_is_current_while_it_says_the_same(form):
    """A change of the rules that is not in an export leaves it current."""
    old = EXPORTER.export("touch", "en", form, Provenance("0.0.9", "f" * 64, date(2020, 1, 1))).text

    assert check(old, EXPORTER).verdict == "current"


# Stale exports


def changed_rules(rules, table, count):
    """Some changes of rules that a bettor at a table is told, the same in every run.

    A mutant of a commission pays otherwise and still says the old rate; what pages claim no bettor is told.
    """
    untold = ("RETURN-", "COMMISSION-")
    told = [mutant for mutant in mutants(rules) if table in mutant.tables and not mutant.rule.startswith(untold)]
    return random.Random(table).sample(told, count)


@pytest.mark.parametrize(("table", "language"), [("touch", "en"), ("bakarat", "id"), ("sbo-tiger", "vi")])
def test_a_change_of_the_rules_makes_exports_stale_and_is_named(table, language):
    """After a change of any rule, an export made before is stale in every form, and the rule is among those named."""
    for mutant in changed_rules(RULES, table, 5):
        now = Exporter(mutant.rules)
        for form in FORMS:
            checked = check(exported(table, language, form), now)

            assert (checked.verdict, checked.stamp_state) == ("stale", "whole"), (mutant.name, form)
            assert mutant.rule in checked.changed_rules, (mutant.name, form, checked.changed_rules)
            assert checked.changes


SPEC_EDITS = [  # a file of spec/, what is written there, what is written instead, the table, the rule, what is told
    ("tables/bakarat.toml", 'rate = "5%"', 'rate = "6%"', "bakarat", "COMMISSION-BAKARAT", ("5%", "6%")),
    ("tables/touch.toml", "count = 8", "count = 6", "touch", "DECKS-TOUCH", ("8.", "6.")),
    ("tables/bakarat.toml", "last_round = 60", "last_round = 55", "bakarat", "AVAILABILITY-PAIR", ("60", "55")),
    ("procedures/bet-slip.toml", "seconds = 30", "seconds = 25", "sbo-baccarat", "SLIP-WINDOW-SECONDS", ("30", "25")),
    ("procedures/complaints.toml", "hours = 24", "hours = 48", "sbo-tiger", "COMPLAINT-SBO-DEADLINE", ("24", "48")),
    ("bets/tie.toml", 'pays = "8:1"', 'pays = "9:1"', "sbo-super-six", "PAY-TIE-WIN", ("8 to 1", "9 to 1")),
    (
        "tableau.toml",
        'total = 5\ndoes = "draw"',
        'total = 5\ndoes = "stand"',
        "big-small",
        "DRAW-P5",
        ("draws", "stands"),
    ),
]


@pytest.mark.parametrize(("file", "before", "after", "table", "rule", "told"), SPEC_EDITS)
def test_an_edit_of_spec_is_named(file, before, after, table, rule, told, folder):
    """A number changed in spec/: the old exports name the rule, what they say of it, and what holds today."""
    path = folder / file
    original = path.read_text("utf-8")
    assert before in original
    path.write_text(original.replace(before, after, 1), "utf-8")
    try:
        now = Exporter(load(folder))
    finally:
        path.write_text(original, "utf-8")
    for form in FORMS:
        checked = check(exported(table, form=form), now)

        assert checked.verdict == "stale"
        assert rule in checked.changed_rules
        assert any(told[0] in (change.was or "") and told[1] in (change.now or "") for change in checked.changes)


def tie_pays_nine():
    """The rules with Tie at 9 net in the place of 8 at the table touch."""
    touch = RULES.tables["touch"]
    tie = touch.offers["tie"]
    win = msgspec.structs.replace(tie.payments[0], factor=Decimal(9))
    offer = msgspec.structs.replace(tie, payments=(win, *tie.payments[1:]))
    table = msgspec.structs.replace(touch, offers={**touch.offers, "tie": offer})
    return msgspec.structs.replace(RULES, tables={**RULES.tables, "touch": table})


@every_form
def test_a_stale_export_tells_what_it_said_and_what_holds(form):
    """Tie at 9 net instead of 8: what was told in plain words, and what is told today."""
    checked = check(exported(form=form), Exporter(tie_pays_nine()))

    assert checked.verdict == "stale"
    assert checked.changed_rules == ("PAY-TIE-WIN",)
    assert ("1 staked wins 8 and comes back", "1 staked wins 9 and comes back") in {
        (change.was, change.now) for change in checked.changes
    }


@pytest.mark.parametrize(
    ("language", "gone"),
    [
        ("en", "the example “Ten on Tie wins eighty” is gone"),
        ("id", "contoh “Sepuluh pada Seri menang delapan puluh” sudah tidak ada"),
        ("vi", "ví dụ “Đặt mười vào cược Hòa, thắng tám mươi” không còn nữa"),
    ],
)
@every_form
def test_one_line_tells_of_an_example_that_is_gone(form, language, gone):
    """Tie at 9 net: the coup that won 80 for 10 is no example any more; 10 times 9.5156% come back; nothing else."""
    checked = check(exported(language=language, form=form), Exporter(tie_pays_nine()))
    _, rules, *told = lines("help", checked, words_in(language))

    percents = ("85.6404%", "95.1560%") if language == "en" else ("85,6404%", "95,1560%")
    where = "bet-tie" if form == "markdown" else "bet-tie, MAIN-TIE-01"
    assert "PAY-TIE-WIN" in rules
    assert len(told) == 4
    assert told[0].startswith("  bet-tie, PAY-TIE-WIN, ")
    assert told[1] == f"  {where}: {gone}"
    assert all(line.startswith("  returns, ") and all(text in line for text in percents) for line in told[2:])


@every_form
def test_one_line_tells_of_an_example_that_is_new(form):
    """What was made before Tie was brought back from 9 to 8 net lacks the example that there is today."""
    old = Exporter(tie_pays_nine()).export("touch", "en", form, Provenance(__version__, "f" * 64, DAY)).text
    told = [line for line in lines("help", check(old, EXPORTER), words_in("en")) if "example" in line]

    where = "bet-tie" if form == "markdown" else "bet-tie, MAIN-TIE-01"
    assert told == [f"  {where}: the example “Ten on Tie wins eighty” is new today"]


@every_export
def test_examples_are_told_apart_in_every_form(table, language):
    """The worked examples that the check sees in a section have the same titles in every form."""
    found = []
    for form in FORMS:
        _, reading = read(exported(table, language, form))
        pieces = items(reading.whole) or reading.pieces
        found.append({(piece.section, piece.title) for piece in pieces if piece.example})

    assert len(found[0]) > 5
    assert found[0] == found[1] == found[2]


def test_a_value_that_no_reader_sees_is_told_of_json():
    """A share that reads the same and is another one is a change for a client that reckons with it."""
    text = exported(form="json")
    (returns,) = (section for section in json.loads(text)["sections"] if section["id"] == "returns")
    exact = returns["blocks"][1]["rows"][0]["cells"][1]["parts"][0]["value"]
    _, found = read(text.replace(f'"{exact}"', '"1/3"'))
    old = read_stamp(found.stamp)
    forged = stamp_of(found, old.statements, "touch", "en", "json", Provenance(old.version, old.rules, old.made))
    wrong = restamped(text.replace(f'"{exact}"', '"1/3"'), "json", **msgspec.structs.asdict(forged))
    checked = check(wrong, EXPORTER)

    assert checked.verdict == "stale"
    assert {(change.section, change.was, change.now) for change in checked.changes} == {("returns", "1/3", exact)}


@every_form
def test_an_altered_export_of_old_rules_tells_both(form):
    """An edit is told against the stamp, and the rules that changed since beside it."""
    text = exported(form=form).replace("98.9421%", "99.9421%")
    checked = check(text, Exporter(tie_pays_nine()))

    assert checked.verdict == "altered"
    assert checked.changed_rules == ("PAY-TIE-WIN",)
    assert {(change.was, change.now) for change in checked.changes} == {("98.9421%", "99.9421%")}


@every_form
def test_an_edit_of_what_has_changed_since_is_told_without_what_it_was(form):
    """Where the stamp alone knows what stood there, that it is another is told all the same."""
    text = re.sub("wins (<[^>]*>)?8(<[^>]*>)? and", r"wins \g<1>80\2 and", exported(form=form))
    checked = check(text, Exporter(tie_pays_nine()))

    assert checked.verdict == "altered"
    assert any(change.was is None and "wins 80 and" in change.now for change in checked.changes)


def test_an_export_of_a_table_that_is_gone_is_stale():
    """Rules without the table make its export stale."""
    left = {name: table for name, table in RULES.tables.items() if name != "touch"}
    checked = check(exported(), Exporter(msgspec.structs.replace(RULES, tables=left)))

    assert (checked.verdict, checked.table_gone) == ("stale", True)


# Any edit at all


def as_read(text, form):
    """What a reader gets of an export, by means that are not the check's: equal for edits that are not seen."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if form == "json":
        return json.dumps(json.loads(text), sort_keys=True)
    if form == "markdown":
        body = text[text.index("<!-- baccarat-help") : text.index("<!-- /baccarat-help -->")]
        return [re.sub(r"[ \t]+", " ", line.strip(" \t")) for line in body.split("\n") if line.strip(" \t")]
    text = re.sub(r"<!--[^<>-]*-->", "", text[text.index("<article") : text.rindex("</article>")])
    tokens = re.split(r"(<[^>]*>)", text)
    return [
        "".join(entities.unescape(token).split()).lower()
        if token.startswith("<")
        else re.sub("[ \t\n\f]+", " ", entities.unescape(token)).strip(" ")
        for token in tokens
        if token.strip(" \t\n\f")
    ]


letters = st.one_of(st.sampled_from('0123456789 \n<>"&|-:%–'), st.characters(codec="utf-8"))


@every_form
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_edit_is_called_current(form, data):
    """One letter put in, taken out or changed anywhere: current only where the export reads as it did."""
    text = exported(language="vi", form=form)
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(letters)
    taken = data.draw(st.integers(0, 1))
    edited = text[:at] + data.draw(st.sampled_from(["", letter])) + text[at + taken :]
    try:
        verdict = check(edited, EXPORTER).verdict
    except BaccaratError:
        return
    if verdict == "current":
        assert as_read(edited, form) == as_read(text, form)


@every_form
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_no_edit_of_a_stamp_is_called_current(form, data):
    """One letter of the stamp changed: never current."""
    text = exported(form=form)
    start = text.index("stamp" if form == "json" else "baccarat-help" if form == "markdown" else STAMP) + 30
    end = text.index('"title"') - 90 if form == "json" else text.index("\n") - 10
    at = data.draw(st.integers(start, end))
    letter = data.draw(st.characters(min_codepoint=33, max_codepoint=126).filter(lambda one: one != text[at]))
    if text[at] in " \n":
        return
    try:
        verdict = check(text[:at] + letter + text[at + 1 :], EXPORTER).verdict
    except BaccaratError:
        return

    assert verdict == "altered"


@given(st.lists(st.sampled_from("abcd"), max_size=12), st.lists(st.sampled_from("abcd"), max_size=12))
def test_what_is_paired_is_all_that_differs(before, after):
    """Leaving out what is paired leaves two lists that are equal."""
    pairs = paired(before, after)
    one = [value for at, value in enumerate(before) if at not in {first for first, _ in pairs}]
    other = [value for at, value in enumerate(after) if at not in {second for _, second in pairs}]

    assert one == other


# The command


def run(monkeypatch, capsys, *arguments):
    """Run the command; return its status, and what it wrote and complained."""
    monkeypatch.setattr(sys, "argv", ["baccarat", "help", *map(str, arguments)])
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    written = capsys.readouterr()
    return stopped.value.code, written.out, written.err


def export_to(monkeypatch, capsys, path, *more, table="touch", language="en", form="html"):
    arguments = ["--table", table, "--language", language, "--format", form, "--out", path, *more]
    return run(monkeypatch, capsys, "export", *arguments)


@every_form
def test_export_writes_and_check_reads(form, tmp_path, monkeypatch, capsys):
    """What the export writes with a date is what the check calls current."""
    path = tmp_path / "help"
    assert export_to(monkeypatch, capsys, path, "--date", "2026-11-30", form=form)[0] == 0
    assert path.read_text("utf-8") == exported(form=form)
    status, out, _ = run(monkeypatch, capsys, "check", path)

    assert (status, out.split(" (")[0]) == (0, f"{path}: current")
    assert [file.name for file in tmp_path.iterdir()] == ["help"]


def test_the_date_is_that_of_source_date_epoch(tmp_path, monkeypatch, capsys):
    """1 700 000 000 seconds after the epoch it was 14 November 2023 in UTC."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert export_to(monkeypatch, capsys, tmp_path / "help.html")[0] == 0
    assert "November 14, 2023" in (tmp_path / "help.html").read_text("utf-8")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    status, _, complaint = export_to(monkeypatch, capsys, tmp_path / "other.html")

    assert status == 2
    assert complaint.startswith("baccarat: SOURCE_DATE_EPOCH is yesterday, which is no time")
    assert not (tmp_path / "other.html").exists()


def test_check_tells_every_file(tmp_path, monkeypatch, capsys):
    """A current, an altered and a foreign file: each has its line, and the status is the worst of them."""
    right, wrong, foreign = (tmp_path / name for name in ("right.md", "wrong.html", "foreign.txt"))
    right.write_text(exported(form="markdown"), "utf-8")
    wrong.write_text(exported().replace("9 for 1", "12 for 1"), "utf-8")
    foreign.write_text("9 for 1", "utf-8")
    status, out, complaint = run(monkeypatch, capsys, "check", right, wrong)

    change = "“12 for 1” stands where “9 for 1” was"
    assert status == 1
    assert complaint == ""
    assert [line.split(" (")[0] for line in out.splitlines()] == [
        f"{right}: current",
        f"{wrong}: altered",
        f"  bet-tie, PAY-TIE-WIN, The coup is a tie. / Odds: {change}",
        f"  bets, PAY-TIE-WIN, Tie / Pays: {change}",
    ]
    status, out, complaint = run(monkeypatch, capsys, "check", foreign, right, "--language", "vi")
    assert status == 2
    assert complaint.startswith(f"baccarat: {foreign}: không phải bản xuất; ")
    assert out.startswith(f"{right}: còn đúng ")


def test_check_as_json(tmp_path, monkeypatch, capsys):
    """The same as data, with the verdict, the stamp and every change."""
    wrong, missing = tmp_path / "wrong.json", tmp_path / "missing.json"
    wrong.write_text(exported(form="json").replace("98.9421%", "99.9421%"), "utf-8")
    status, out, _ = run(monkeypatch, capsys, "check", "--json", wrong, missing)
    first, second = json.loads(out)

    assert status == 2
    assert (first["verdict"], first["stamp"], first["table"], first["made"]) == (
        "altered",
        "whole",
        "touch",
        "2026-11-30",
    )
    assert {(change["section"], change["was"], change["now"]) for change in first["changes"]} == {
        ("returns", "98.9421%", "99.9421%")
    }
    assert second["verdict"] == "unreadable"
    assert second["reason"] == "cannot be read (No such file or directory); name a file that exists"


BAD_EXPORTS = {
    "an unknown table": (["--table", "roulette"], "roulette is not a table; the tables are "),
    "an unknown language": (
        ["--language", "de"],
        "Invalid value for '--language': 'de' is not one of ",
    ),
    "an unknown format": (["--format", "pdf"], "Invalid value for '--format': 'pdf' is not one of "),
    "a day that is none": (["--date", "2026-02-30"], "Invalid value for '--date': '2026-02-30' does not match "),
    "a folder that is not there": (
        ["--out", "nowhere/help.html"],
        "the export cannot be written to nowhere/",
    ),
    "a folder": (["--out", "."], "the export cannot be written to . (it is a folder); "),
    "a file in the place of a folder": (["--out", "file/help.html"], "the export cannot be written to file/help"),
    "no name": (["--out", ""], "the export cannot be written to (it is a folder); "),
}


@pytest.mark.parametrize("what", BAD_EXPORTS)
def test_an_export_that_cannot_be_is_refused_in_a_sentence(what, tmp_path, monkeypatch, capsys):
    """One sentence, status 2, and nothing written."""
    more, sentence = BAD_EXPORTS[what]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("as it was", "utf-8")
    status, out, complaint = export_to(monkeypatch, capsys, "help.html", *more)

    assert (status, out) == (2, "")
    assert complaint.startswith(f"baccarat: {sentence}")
    assert complaint.count("\n") == 1
    assert [(file.name, file.read_text("utf-8")) for file in tmp_path.iterdir()] == [("file", "as it was")]


BAD_FILES = {
    "a folder": (None, "is no file; "),
    "bytes": (b"\x00\xff\xfe\x80", "is no text in UTF-8; "),
    "another text": (b"# Baccarat\n\nTie pays 8 to 1.\n", "is no export; "),
    "nothing": (b"", "is no export; "),
    "a page": (b"<!doctype html><title>Help</title><p>8 to 1</p>", "is no export; "),
    "other JSON": (b'{"name": "baccarat"}', "is no export; "),
    "broken JSON": (b'{"stamp": {', "is no JSON "),
    "deep JSON": (b'{"a":' * 100_000, "is no JSON "),
    "a huge file": (b"<p>8 to 1</p>\n" * 400_000, "is larger than 4 MB, "),
}


@pytest.mark.parametrize("what", BAD_FILES)
def test_a_file_that_is_no_export_is_told_in_a_sentence(what, tmp_path, monkeypatch, capsys):
    """One sentence that names the file, and status 2."""
    content, sentence = BAD_FILES[what]
    path = tmp_path / "help"
    path.mkdir() if content is None else path.write_bytes(content)
    status, out, complaint = run(monkeypatch, capsys, "check", path)

    assert (status, out) == (2, "")
    assert complaint.startswith(f"baccarat: {path}: {sentence}")
    assert complaint.count("\n") == 1


def test_two_exports_in_one_file_are_refused():
    """Which of them the page shows nobody knows."""
    for form in ("html", "markdown"):
        with pytest.raises(BaccaratError, match="holds 2 exports"):
            check(exported(form=form) + exported("bakarat", form=form), EXPORTER)
