"""Exports for the game itself: how their check tells right from stale and altered, and what the command says."""

from __future__ import annotations

import html as entities
import json
import random
import re
import sys
import time
import unicodedata
from contextlib import suppress
from datetime import date
from decimal import Decimal

import jsonschema
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from conformance import __version__, cli
from conformance.errors import BaccaratError
from conformance.help.exports.check import check
from conformance.help.exports.export import Exporter, export_schema
from conformance.help.exports.reading import STAMP, read_html, read_json, read_markdown
from conformance.help.exports.stamp import Order, read_stamp, write_stamp
from conformance.help.player.page import PARTS
from conformance.help.player.profile import Limit, Profile
from conformance.places import spec_digest
from conformance.rulebook import load, rulebook
from conformance.suite.mutation import mutants
from conformance.words import LANGUAGES

RULES = rulebook()
TABLES = list(RULES.tables)
FORMS = ("html", "markdown", "json")
DAY = date(2026, 12, 1)
EXPORTER = Exporter(RULES)
every_form = pytest.mark.parametrize("form", FORMS)
every_export = pytest.mark.parametrize(
    ("table", "language"), [(table, language) for table in TABLES for language in LANGUAGES]
)


def exported(table="touch", language="en", form="html", exporter=EXPORTER, **more):
    """The text of an export of a day."""
    return exporter.export(Order(table=table, language=language, form=form, **more), DAY).text


def verdict(text, exporter=EXPORTER):
    """The only verdict on a text."""
    (checked,) = check(text, exporter)
    return checked


# The forms


def test_the_fragment_is_one_element_in_its_language():
    """An article with its language and no script, no reference to another file, and no id that is not its own."""
    for table in TABLES:
        text = exported(table, "vi")
        assert re.fullmatch(r"<article .*</article>\n", text, re.DOTALL)
        assert ' lang="vi"' in text.partition(">")[0]
        assert not re.search(r"<script|<link|\bsrc=|url\(|@import|https?:", text)
        assert all(one.startswith(f"baccarat-help-{table}") for one in re.findall(r'\bid="([^"]*)"', text))


def test_several_fragments_stand_on_one_page():
    """No id of one table's or part's fragment is another's, and each has a verdict of its own."""
    orders = [*({"table": table} for table in TABLES), {"part": "payouts"}, {"part": "drawing"}]
    texts = [exported(**order) for order in orders]
    ids = [one for text in texts for one in re.findall(r'\bid="([^"]*)"', text)]

    assert len(ids) == len(set(ids))
    assert [one.verdict for one in check("".join(texts), EXPORTER)] == ["current"] * len(texts)


def test_touch_is_light():
    """An export of touch in HTML has at most 40 kB in any language."""
    assert all(len(exported(language=language).encode()) <= 40_000 for language in LANGUAGES)


@every_export
def test_markdown_needs_no_extension(table, language):
    """A plain reader of Markdown with tables finds the sections, lists and tables; nothing is HTML but the comments."""
    text = exported(table, language, "markdown")
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    kinds = [token.type for token in tokens]

    assert next(token.content for token in tokens if token.type == "html_block").startswith("<!-- baccarat-help")
    assert len([token for token in tokens if token.type == "html_block"]) == 2
    assert kinds.count("table_open") >= 2
    assert kinds.count("heading_open") == text.count("\n## ") + 1


@every_export
def test_json_fits_its_schema(table, language):
    """The JSON fits the schema that is published, and has the lines of the other forms."""
    said = json.loads(exported(table, language, "json"))
    jsonschema.Draft202012Validator(export_schema()).validate(said)

    assert said["stamp"]["table"] == table
    assert [section["id"] for section in said["page"]["sections"]] == [
        part for part in PARTS if part in [section["id"] for section in said["page"]["sections"]]
    ]


def test_every_field_of_the_schema_is_described():
    """Whoever reads the schema learns what each field means."""
    for name, definition in export_schema()["$defs"].items():
        for field, said in definition.get("properties", {}).items():
            assert said.get("description"), (name, field)


def test_a_part_is_that_section_alone():
    """A client that shows tabs gets one section, without the goal, under the same words."""
    whole, part = exported(form="markdown"), exported(form="markdown", part="payouts")

    body = part.partition("-->\n")[2]
    assert "## Payouts" in body
    assert body.count("## ") == 1
    assert all(line in whole for line in body.splitlines())


def test_a_theme_is_light_or_dark():
    """A light export has no dark colours, a dark one no light ones, and auto asks the system."""
    light, dark, auto = (exported(theme=theme) for theme in ("light", "dark", "auto"))

    assert "prefers-color-scheme" in auto
    assert "prefers-color-scheme" not in light + dark
    assert ("#131a17" in light, "#131a17" in dark) == (False, True)


# What an export says is checked


@every_export
def test_a_new_export_is_current(table, language):
    """As written, an export is current in every form, and its stamp says what it was made from."""
    for form in FORMS:
        checked = verdict(exported(table, language, form))
        stamp = checked.stamp

        assert (checked.verdict, checked.form, checked.changes) == ("current", form, ())
        assert (stamp.table, stamp.language, stamp.form) == (table, language, form)
        assert (stamp.version, stamp.rules, stamp.made) == (__version__, spec_digest(), DAY)


@every_form
def test_every_choice_is_current(form):
    """An export of a part, in a theme, with a profile, is current by its own stamp."""
    profile = Profile(operator="Casino -- A", contact="help@a.test", currency="IDR", limits=Limit("1", "500"))
    for part in PARTS:
        assert verdict(exported("sbo-tiger", "id", form, part=part)).verdict == "current"
    assert verdict(exported("touch", "vi", form, theme="dark", profile=profile)).verdict == "current"


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
        "indented lines": lambda text: text.replace("\n", "\n    "),
        "other quotation marks": lambda text: re.sub(r'class="([^"]*)"', r"class='\1'", text),
        "references": lambda text: text.replace("♠", "&#9824;").replace("–", "&ndash;").replace("·", "&middot;"),
        "capital tags": lambda text: text.replace("<li", "<LI").replace("</li>", "</LI>"),
        "shapes that close themselves": lambda text: text.replace("></path>", "/>"),
        "the game's own colours": lambda text: text.replace(
            "<article ", '<article style="--baccarat-accent: #a00; --baccarat-font: Inter, sans-serif" '
        ),
    },
    "markdown": {
        "CRLF": lambda text: text.replace("\n", "\r\n"),
        "a byte order mark": lambda text: "\ufeff" + text,
        "no newline at the end": str.rstrip,
        "a page around it": lambda text: f"---\ntitle: Help\n---\n\n# Ours\n\n{text}\nThe end: 12 to 1\n",
        "spaces at the ends of lines": lambda text: text.replace("\n", "  \n"),
        "wider tables": lambda text: text.replace("| --- |", "| ------ |").replace("| **", "|   **"),
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
    assert verdict(changed).verdict == "current"


def test_decomposed_letters_are_harmless():
    """An export whose letters were taken apart reads the same."""
    for form in FORMS:
        text = unicodedata.normalize("NFD", exported(language="vi", form=form))
        assert verdict(text).verdict == "current"


EDITS = {  # what stands in the export of touch in English, an edit, and the rule that is named
    "odds": ("8:1", "12:1", "PAY-TIE-WIN"),
    "what comes back": ("90.00", "130.00", "PAY-TIE-WIN"),
    "a return": ("98.94%", "99.94%", "RETURN-TOUCH-BANKER"),
    "the commission": ("5% commission", "6% commission", "COMMISSION-TOUCH"),
    "a statement": ("bets are returned", "bets are lost", "PAY-PLAYER-TIE"),
    "a line of the chart": ("anything but 8", "anything but 9", "DRAW-B3"),
    "an example": ("Banker wins 3 to 0", "Banker wins 8 to 0", None),
    "a title": ("Third card", "Fourth card", None),
    "the date": ("30 November 2026", "30 December 2026", None),
}


@every_form
@pytest.mark.parametrize("what", EDITS)
def test_an_edit_is_found(what, form):
    """One value changed by hand makes an export altered, and the value is named with its rule."""
    before, after, rule = EDITS[what]
    text = exported(form=form)
    if form == "json" and before not in text:
        return  # a number stands apart there from the words around it
    assert before in text
    checked = verdict(text.replace(before, after))

    assert (checked.verdict, checked.reasons, checked.changed_rules) == ("altered", (), ())
    assert checked.changes
    assert all(after in change.found and before in change.wanted for change in checked.changes)
    if rule is not None and form != "json":
        assert rule in {rule for change in checked.changes for rule in change.rules}


def test_a_cell_of_the_chart_is_found_with_its_rule():
    """Banker on 3 against an 8 stands; a D in its place is found in the row of 3."""
    text = exported()
    row = re.search(r'<tr data-rules="DRAW-B3">.*?</tr>', text)[0]
    (change,) = verdict(text.replace(row, row.replace(">S<", ">D<"))).changes

    assert (change.section, change.rules) == ("drawing", ("DRAW-B3",))
    assert (change.found, change.wanted) == ("3 D D D D D D D D D D", "3 D D D D D D D D S D")


def test_a_card_of_another_suit_is_found():
    """A picture is part of what an export says."""
    (change,) = verdict(exported().replace('aria-label="ace of spades"', 'aria-label="ace of hearts"', 1)).changes

    assert change.section == "cards"
    assert "ace of hearts" in change.found


def test_hidden_words_are_found():
    """A style that hides a section, an attribute, a script: what changes how an export reads makes it altered."""
    text = exported()
    section = '<section id="baccarat-help-touch-trouble">'
    for before, after in (
        ("</style>", "#baccarat-help-touch-trouble { display: none }</style>"),
        (section, section.replace(">", " hidden>")),
        (section, f"{section}<script>hide()</script>"),
        ("<h1 ", "<!--><b>12 to 1</b>--><h1 "),
        ("<h1 ", "<!-- --!><b>12 to 1</b><!-- --><h1 "),
        ("<h1 ", "<!-- -- ><b>12 to 1</b><h1 "),
        ("</style>", "</ style><p>12 to 1</p></style>"),
        ("<article ", '<article style="display:none" '),
        ("<article ", '<article style="--baccarat-ink: red; display: none" '),
        ("<article ", '<article style="--baccarat-soft: red" '),
        ('lang="en"', 'lang="vi"'),
        ("<b>Tie</b></th>", "<b>Tie\u0338</b></th>"),
        ("8:1", "\u0338" + "8:1"),
    ):
        assert before in text, before
        assert verdict(text.replace(before, after, 1)).verdict == "altered", after


@pytest.mark.parametrize(
    "around",
    ["<div hidden>{}</div>", '<div style="display: none">{}</div>', "<details><summary>x</summary>{}</details>"],
)
def test_an_export_that_no_reader_sees_is_altered(around):
    """The right export out of sight says nothing."""
    checked = verdict(around.format(exported()))

    assert (checked.verdict, checked.reasons) == ("altered", ("hidden",))


def test_a_copy_without_a_stamp_is_altered():
    """Next to the right export an altered copy: with its classes, and with nothing but its words."""
    right = exported()
    copy = re.sub(rf' {STAMP}="[^"]*"', "", right).replace("8:1", "12:1")
    bare = "".join(
        f"<p>{line}</p>" for line in exported(form="markdown").split("-->")[1].splitlines() if line[:1] not in "<#|"
    )
    for beside in (copy, bare.replace("**", "").replace("8:1", "12:1")):
        checked = verdict(beside + right)

        assert (checked.verdict, checked.reasons) == ("altered", ("copy",))


def test_a_right_export_in_a_script_says_nothing():
    """Markdown or HTML in a script tag is no text that anybody reads."""
    wrong = re.sub(rf' {STAMP}="[^"]*"', "", exported()).replace("8:1", "12:1")
    for hidden in (exported(form="markdown"), exported()):
        for page in (f"<script>\n{hidden}</script>{wrong}", f"{wrong}<template>{hidden}</template>"):
            try:
                assert verdict(page).verdict == "altered"
            except BaccaratError:
                pytest.fail("an altered copy was not seen")


@every_form
def test_a_section_that_was_cut_is_found(form):
    """A section that is gone is named by what it said."""
    text = exported("sbo-baccarat", "en", form)
    if form == "html":
        cut = re.sub(r'<section id="[\w-]+-trouble">.*?</section>\n', "", text, flags=re.DOTALL)
    elif form == "markdown":
        cut = re.sub(r"## If something goes wrong\n.*?(?=\*Rules)", "", text, flags=re.DOTALL)
    else:
        said = json.loads(text)
        said["page"]["sections"] = [one for one in said["page"]["sections"] if one["id"] != "trouble"]
        cut = json.dumps(said)
    assert cut != text
    checked = verdict(cut)

    assert checked.verdict == "altered"
    assert any("within 24 hours" in (change.wanted or "") or change.wanted == "24" for change in checked.changes)
    if form != "json":
        assert {change.kind for change in checked.changes} == {"missing"}
        assert "COMPLAINT-SBO-DEADLINE" in {rule for change in checked.changes for rule in change.rules}


@every_form
def test_an_export_that_breaks_off_is_never_current(form):
    """However much of the end is missing."""
    text = exported(form=form).rstrip()
    for part in (0.1, 0.5, 0.9, 0.999):
        try:
            assert verdict(text[: int(len(text) * part)]).verdict == "altered"
        except BaccaratError:
            assert form == "json"


def without_stamp(text, form):
    if form == "html":
        return re.sub(rf' {STAMP}="[^"]*"', "", text)
    return text.split("\n", 1)[1]


@pytest.mark.parametrize("form", ["html", "markdown"])
def test_a_stamp_that_was_taken_off_is_found(form):
    """Without its stamp an export is altered, whatever it says; with its root gone as well its classes tell."""
    text = without_stamp(exported(form=form), form)
    for left in (text, re.sub("<article[^>]*>", "<div>", text)):
        checked = verdict(left)
        assert (checked.verdict, checked.reasons) == ("altered", ("no-stamp",))


def read(text, form):
    """What the check reads of an export."""
    return {"html": lambda: read_html(text).fragments[0], "markdown": lambda: read_markdown(text)}.get(
        form, lambda: read_json(text)
    )()


def restamped(text, written, **changes):
    """Write another stamp into an export, with the seal that it had unless one is given."""
    stamp = msgspec.structs.replace(read_stamp(read(text, written).stamp), **changes)
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
        {"theme": "dark"},
        {"part": "cards"},
        {"profile": Profile(currency="EUR")},
        {"rules": "0" * 64},
        {"content": "0" * 64},
        {"statements": {}},
        {"seal": ""},
    ],
    ids=lambda change: next(iter(change)),
)
def test_an_edited_stamp_is_found(form, change):
    """Whatever in a stamp is edited, the export is altered."""
    text = exported(form=form)
    if change == {"form": form}:
        change = {"form": "html"}
    checked = verdict(restamped(text, form, **change))

    assert (checked.verdict, checked.reasons) == ("altered", ("edited-stamp",))


@every_form
def test_a_forged_stamp_makes_nothing_current(form):
    """Who edits a value and makes a stamp anew that fits gets an export that does not say what the rules say."""
    text = exported(form=form).replace("8:1", "12:1")
    found = read(text, form)
    forged = read_stamp(found.stamp).with_content(found.digest)
    checked = verdict(restamped(text, form, **msgspec.structs.asdict(forged)))

    assert checked.verdict == "stale"
    assert any("12:1" in change.found and "8:1" in change.wanted for change in checked.changes)


def test_a_key_that_stands_twice_is_altered():
    """Of two values under one key nobody knows which a client reads."""
    text = exported(form="json").replace('"title": "Baccarat Touch"', '"title": "x", "title": "Baccarat Touch"', 1)

    assert verdict(text).verdict == "altered"


@every_form
def test_an_export_of_another_day_and_version_is_current_while_it_says_the_same(form):
    """A new version of the rules that changes nothing in an export leaves it current."""
    order = Order(table="touch", language="en", form=form)
    old = EXPORTER.export(order, date(2020, 1, 1), "0.0.9", date(2019, 12, 31)).text

    assert "Rules 0.0.9 · 31 December 2019" in old.replace('"text": ', "") or form == "json"
    assert verdict(old).verdict == "current"


@pytest.mark.parametrize(
    "text",
    ["<a " * 20_000, "<div>" * 200_000, "<b>" * 200_000, "<!--" * 100_000, "<p>" * 100_000, "<![foo", '{"a":' * 90_000],
)
def test_no_text_takes_long(text):
    """What parsers choke on is refused, or judged, within seconds, by itself and in front of an export."""
    started = time.monotonic()
    for whole in (text, text + exported()):
        with suppress(BaccaratError):
            assert "current" not in [one.verdict for one in check(whole, EXPORTER)] or text.startswith(("<p>", "{"))

    assert time.monotonic() - started < 20


# Stale exports


def changed_rules(rules, table, count):
    """Some changes of rules that the page of a table states, the same in every run."""
    stated = EXPORTER.export(Order(table=table, language="en", form="html"), DAY).stamp.statements
    unstated = ("RETURN-", "COMMISSION-")  # a mutant of a commission pays otherwise and still states the old rate
    every = [one for one in mutants(rules) if table in one.tables and one.rule in stated]
    return random.Random(table).sample([one for one in every if not one.rule.startswith(unstated)], count)


@pytest.mark.parametrize(("table", "language"), [("touch", "en"), ("bakarat", "id"), ("sbo-tiger", "vi")])
def test_a_change_of_what_a_bet_pays_or_a_hand_draws_is_named(table, language):
    """After a change of a cell or of odds, an export made before is stale in every form, and the rule is named."""
    found = [one for one in changed_rules(RULES, table, 60) if one.rule.startswith(("DRAW-", "PAY-"))][:5]
    assert len(found) > 2
    for mutant in found:
        now = Exporter(mutant.rules)
        for form in FORMS:
            checked = verdict(exported(table, language, form), now)
            if mutant.rule.endswith("-LOSS") and checked.verdict == "current":
                continue  # a losing line has no number of its own
            assert checked.verdict == "stale", (mutant.name, form)
            assert mutant.rule in checked.changed_rules, (mutant.name, form, checked.changed_rules)
            assert checked.changes


SPEC_EDITS = [  # a file of spec/, what is written there, what is written instead, the table, the rule, what is read
    ("tables/bakarat.toml", 'rate = "5%"', 'rate = "6%"', "bakarat", "COMMISSION-BAKARAT", ("5%", "6%")),
    ("tables/touch.toml", "count = 8", "count = 6", "touch", "DECKS-TOUCH", ("8", "6")),
    ("tables/bakarat.toml", "last_round = 60", "last_round = 55", "bakarat", "AVAILABILITY-PAIR", ("60", "55")),
    ("procedures/bet-slip.toml", "seconds = 30", "seconds = 25", "sbo-baccarat", "SLIP-WINDOW-SECONDS", ("30", "25")),
    ("procedures/complaints.toml", "hours = 24", "hours = 48", "sbo-tiger", "COMPLAINT-SBO-DEADLINE", ("24", "48")),
    ("bets/tie.toml", 'pays = "8:1"', 'pays = "9:1"', "sbo-super-six", "PAY-TIE-WIN", ("8:1", "9:1")),
    (
        "tableau.toml",
        'total = 5\ndoes = "draw"',
        'total = 5\ndoes = "stand"',
        "big-small",
        "DRAW-P5",
        ("0 to 5", "0 to 4"),
    ),
]


@pytest.mark.parametrize(("file", "before", "after", "table", "rule", "shown"), SPEC_EDITS)
def test_an_edit_of_spec_is_named(file, before, after, table, rule, shown, folder):
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
        checked = verdict(exported(table, form=form), now)

        assert checked.verdict == "stale"
        assert rule in checked.changed_rules
        if form != "json":
            assert any(
                shown[0] in (change.found or "") and shown[1] in (change.wanted or "") for change in checked.changes
            )


def tie_pays_nine():
    """The rules with Tie at 9 net in the place of 8 at the table touch."""
    touch = RULES.tables["touch"]
    tie = touch.offers["tie"]
    win = msgspec.structs.replace(tie.payments[0], factor=Decimal(9))
    offer = msgspec.structs.replace(tie, payments=(win, *tie.payments[1:]))
    table = msgspec.structs.replace(touch, offers={**touch.offers, "tie": offer})
    return msgspec.structs.replace(RULES, tables={**RULES.tables, "touch": table})


@every_form
def test_a_stale_export_says_what_it_said_and_what_holds(form):
    """Tie at 9 net instead of 8: one row, with 10 × 10 back, and a return of 10 × 9.5156%."""
    checked = verdict(exported(form=form), Exporter(tie_pays_nine()))

    assert checked.verdict == "stale"
    assert (
        {"PAY-TIE-WIN"}
        <= set(checked.changed_rules)
        <= {"PAY-TIE-WIN", "PAY-TIE-LOSS", "RETURN-TOUCH-TIE", "OFFER-TOUCH", "CLIENT-TOUCH-AREAS"}
    )
    found = " ".join(change.found or "" for change in checked.changes)
    wanted = " ".join(change.wanted or "" for change in checked.changes)
    assert all(text in found for text in ("8:1", "90.00", "85.64%"))
    assert all(text in wanted for text in ("9:1", "100.00", "95.16%"))


@every_form
def test_an_altered_export_of_old_rules_says_both(form):
    """An edit, and the rules that changed since beside it."""
    checked = verdict(exported(form=form).replace("98.94%", "99.94%"), Exporter(tie_pays_nine()))

    assert checked.verdict == "altered"
    assert "PAY-TIE-WIN" in checked.changed_rules
    assert any("99.94%" in (change.found or "") for change in checked.changes)


def test_an_export_of_a_table_that_is_gone_is_stale():
    """Rules without the table make its export stale."""
    left = {name: table for name, table in RULES.tables.items() if name != "touch"}
    checked = verdict(exported(), Exporter(msgspec.structs.replace(RULES, tables=left)))

    assert (checked.verdict, checked.table_gone) == ("stale", True)


# Any edit at all


def as_read(text, form):
    """What a reader gets of an export, by means that are not the check's: equal for edits that are not seen."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if form == "json":
        return json.dumps(json.loads(text), sort_keys=True)
    if form == "markdown":
        body = text[text.index("<!-- baccarat-help") : text.index("<!-- /baccarat-help -->")]
        lines = [re.sub(r"[ \t]+", " ", line.strip(" \t")) for line in body.split("\n") if line.strip(" \t")]
        return [re.sub(r" ?\| ?", "|", line) if line.startswith("|") else line for line in lines]
    whole = re.search(r"<article.*</article\b[^>]*>", text, re.DOTALL | re.IGNORECASE)
    text = re.sub(r"<!--[^<>-]*-->", "", whole[0] if whole else text)
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
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_no_edit_is_called_current(form, data):
    """One letter put in, taken out or changed anywhere: current only where the export reads as it did."""
    text = exported(language="vi", form=form)
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(letters)
    taken = data.draw(st.integers(0, 1))
    edited = text[:at] + data.draw(st.sampled_from(["", letter])) + text[at + taken :]
    try:
        found = verdict(edited).verdict
    except BaccaratError:
        return
    if found == "current":
        assert as_read(edited, form) == as_read(text, form)


@every_form
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_no_edit_of_a_stamp_is_called_current(form, data):
    """One letter of the stamp changed: never current."""
    text = exported(form=form)
    start = text.index("stamp" if form == "json" else "baccarat-help {" if form == "markdown" else STAMP) + 30
    end = text.index('"page"') - 9 if form == "json" else text.index("\n") - 10
    at = data.draw(st.integers(start, end))
    letter = data.draw(st.characters(min_codepoint=33, max_codepoint=126).filter(lambda one: one != text[at]))
    if text[at] in " \n":
        return
    try:
        found = verdict(text[:at] + letter + text[at + 1 :]).verdict
    except BaccaratError:
        return

    assert found == "altered"


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
    assert export_to(monkeypatch, capsys, path, "--date", "2026-12-01", form=form)[0] == 0
    assert path.read_text("utf-8") == exported(form=form)
    status, out, _ = run(monkeypatch, capsys, "check", path)

    assert (status, out.split(" (")[0]) == (0, f"{path}: current")
    assert [file.name for file in tmp_path.iterdir()] == ["help"]


def test_the_date_is_that_of_source_date_epoch(tmp_path, monkeypatch, capsys):
    """1 700 000 000 seconds after the epoch it was 14 November 2023 in UTC."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert export_to(monkeypatch, capsys, tmp_path / "help.html")[0] == 0
    assert "&#34;made&#34;:&#34;2023-11-14&#34;" in (tmp_path / "help.html").read_text("utf-8")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    status, _, complaint = export_to(monkeypatch, capsys, tmp_path / "other.html")

    assert status == 2
    assert complaint.startswith("baccarat: SOURCE_DATE_EPOCH is yesterday, which is not a time")
    assert not (tmp_path / "other.html").exists()


def test_what_is_assumed_is_said_to_the_operator(tmp_path, monkeypatch, capsys):
    """At sbo-tiger the decks are assumed: standard error says so with the key, and the page says nothing of decks."""
    path = tmp_path / "help.md"
    _, _, notices = export_to(monkeypatch, capsys, path, table="sbo-tiger", form="markdown")
    lines = notices.splitlines()

    assert "baccarat: sbo-tiger: returns are for 8 decks, which no page states; set decks in the profile" in lines
    for key in ("limits.minimum", "limits.largest_win", "currency", "operator", "responsible_gambling"):
        assert any(key in line for line in lines), key
    assert not any("disconnection" in line or "history" in line for line in lines)
    assert "deck" not in path.read_text("utf-8").partition("-->")[2]


PROFILE = """
operator = "Kasino Melati"
contact = "bantuan@melati.test"
history = "melati.test/riwayat"
disconnection = "Ronde yang terputus tetap dimainkan."
responsible_gambling = "Bermainlah secukupnya. 21+"
currency = "IDR"
decks = 6

[limits]
minimum = "1000"
maximum = "5000000"
largest_win = "100000000"
"""


def test_a_profile_says_what_only_the_operator_knows(tmp_path, monkeypatch, capsys):
    """Contact, limits in the currency, history and the line on gambling stand on the page, and nothing is open."""
    (tmp_path / "operator.toml").write_text(PROFILE, "utf-8")
    path = tmp_path / "help.md"
    status, _, notices = export_to(
        monkeypatch,
        capsys,
        path,
        "--profile",
        tmp_path / "operator.toml",
        table="big-small",
        language="id",
        form="markdown",
    )
    text = path.read_text("utf-8").partition("-->")[2]

    assert status == 0
    assert [line for line in notices.splitlines() if "profile" in line] == []
    for line in (
        "bantuan@melati.test",
        "melati.test/riwayat",
        "Ronde yang terputus tetap dimainkan",
        "Bermainlah secukupnya",
    ):
        assert line.replace(".", "\\.") in text or line in text
    assert re.search(r"Rp\s?1\.000\b.*Rp\s?5\.000\.000\b", text)
    assert re.search(r"Rp\s?100\.000\.000", text)
    assert verdict(path.read_text("utf-8")).verdict == "current"


BAD_PROFILES = {
    "another key": ('operater = "x"', "unknown field `operater`"),
    "an amount that is none": ('[limits]\nminimum = "ten"', "$.limits.minimum"),
    "limits the wrong way round": ('[limits]\nminimum = "9"\nmaximum = "5"', "limits.minimum is more than"),
    "no TOML": ("operator", "the profile cannot be read"),
}


@pytest.mark.parametrize("what", BAD_PROFILES)
def test_a_profile_that_cannot_be_is_refused_in_a_sentence(what, tmp_path, monkeypatch, capsys):
    """One sentence with the file, status 2, and nothing written."""
    content, said = BAD_PROFILES[what]
    (tmp_path / "operator.toml").write_text(content, "utf-8")
    status, out, complaint = export_to(
        monkeypatch, capsys, tmp_path / "help.md", "--profile", tmp_path / "operator.toml"
    )

    assert (status, out, complaint.count("\n")) == (2, "", 1)
    assert said in complaint
    assert "operator.toml" in complaint
    assert not (tmp_path / "help.md").exists()


def test_what_is_no_file_is_written_to_and_kept(tmp_path, monkeypatch, capsys):
    """A link stays a link, and its target is written."""
    target, link = tmp_path / "real.html", tmp_path / "link.html"
    target.write_text("old", "utf-8")
    link.symlink_to(target)
    assert export_to(monkeypatch, capsys, link, "--date", "2026-12-01")[0] == 0

    assert link.is_symlink()
    assert target.read_text("utf-8") == exported()


def test_check_reports_every_file(tmp_path, monkeypatch, capsys):
    """A current, an altered and a foreign file: each has its line, and the status is the worst of them."""
    right, wrong, foreign = (tmp_path / name for name in ("right.md", "wrong.html", "foreign.txt"))
    right.write_text(exported(form="markdown"), "utf-8")
    wrong.write_text(exported().replace("8:1", "12:1"), "utf-8")
    foreign.write_text("8:1", "utf-8")
    status, out, complaint = run(monkeypatch, capsys, "check", right, wrong)

    assert (status, complaint) == (1, "")
    lines = out.splitlines()
    assert [line.split(" (")[0] for line in lines[:2]] == [f"{right}: current", f"{wrong}: altered"]
    assert len(lines) == 3
    assert lines[2].endswith("it has “Tie 12:1 90.00 85.64%”, the rules say “Tie 8:1 90.00 85.64%”")
    assert "PAY-TIE-WIN" in lines[2]
    status, out, complaint = run(monkeypatch, capsys, "check", foreign, right, "--language", "vi")
    assert status == 2
    assert complaint.startswith(f"baccarat: {foreign}: không phải bản xuất; ")
    assert out.startswith(f"{right}: còn đúng ")


def test_check_as_json(tmp_path, monkeypatch, capsys):
    """The same as data, with the verdict, the stamp and every change."""
    wrong, missing = tmp_path / "wrong.md", tmp_path / "missing.json"
    wrong.write_text(exported(form="markdown").replace("98.94%", "99.94%"), "utf-8")
    status, out, _ = run(monkeypatch, capsys, "check", "--json", wrong, missing)
    first, second = json.loads(out)

    assert status == 2
    assert (first["verdict"], first["reasons"], first["table"], first["made"]) == ("altered", [], "touch", "2026-12-01")
    (change,) = first["changes"]
    assert change["section"] == "Payouts"
    assert "99.94%" in change["found"]
    assert "98.94%" in change["wanted"]
    assert second["verdict"] == "unreadable"
    assert second["reason"] == "cannot be read (No such file or directory); name a file that exists"


BAD_EXPORTS = {
    "an unknown table": (["--table", "roulette"], "roulette is not a table; the tables are "),
    "an unknown language": (["--language", "de"], "Invalid value for '--language': 'de' is not one of "),
    "an unknown format": (["--format", "pdf"], "Invalid value for '--format': 'pdf' is not one of "),
    "an unknown part": (["--part", "odds"], "Invalid value for '--part': 'odds' is not one of "),
    "a day that is none": (["--date", "2026-02-30"], "Invalid value for '--date': '2026-02-30' does not match "),
    "a folder that is not there": (["--out", "nowhere/help.html"], "the export cannot be written to nowhere/"),
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
    "a folder": (None, "is not a file; "),
    "bytes": (b"\x00\xff\xfe\x80", "is not text in UTF-8; "),
    "another text": (b"# Baccarat\n\nTie pays 8 to 1.\n", "is not an export; "),
    "nothing": (b"", "is not an export; "),
    "a page": (b"<!doctype html><title>Help</title><p>8 to 1</p>", "is not an export; "),
    "other JSON": (b'{"name": "baccarat"}', "is not an export; "),
    "broken JSON": (b'{"stamp": {', "is not an export; "),
    "half a letter": (b'{"stamp": {"table": "\\ud800"}, "page": 1}', "is not an export; "),
    "deep JSON": (b'{"a":' * 100_000, "is not an export; "),
    "a huge file": (b"<p>8 to 1</p>\n" * 400_000, "is larger than 4 MB, "),
}


@pytest.mark.parametrize("what", BAD_FILES)
def test_a_file_that_is_no_export_is_refused_in_a_sentence(what, tmp_path, monkeypatch, capsys):
    """One sentence that names the file, and status 2."""
    content, sentence = BAD_FILES[what]
    path = tmp_path / "help"
    path.mkdir() if content is None else path.write_bytes(content)
    status, out, complaint = run(monkeypatch, capsys, "check", path)

    if what == "half a letter":
        assert status == 1
        return
    assert (status, out) == (2, "")
    assert complaint.startswith(f"baccarat: {path}: {sentence}")
    assert complaint.count("\n") == 1
