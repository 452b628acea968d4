"""The help pages: in step with the rules, complete, and right in every number, in each language."""

from __future__ import annotations

import difflib
import re
import sys
import tomllib
from fractions import Fraction
from html.parser import HTMLParser
from itertools import groupby
from pathlib import Path

import pytest

from conformance import __version__, cli
from conformance.cli import help as command
from conformance.help.client import topic_of
from conformance.help.document import Draws, Example, Number, Odds, Percent, blocks_of, contents_of, inlines_of
from conformance.help.markdown import markdown
from conformance.help.returns import Reckoner
from conformance.help.site import files, pages
from conformance.help.table_page import table_page
from conformance.places import data_folder, spec_digest
from conformance.rulebook import rulebook
from conformance.rulebook.load import load
from conformance.suite.cases import cases_in
from conformance.suite.mutation import mutants
from conformance.words import LANGUAGES

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SPEC = data_folder("spec")
RULES = rulebook()
TABLES = list(RULES.tables)
EVERY_PAGE = [(language, table) for language in LANGUAGES for table in TABLES]
every_page = pytest.mark.parametrize(("language", "table"), EVERY_PAGE)


@pytest.fixture(scope="module")
def built():
    """Every page as it is built now, by language and id."""
    return {(page.language, page.id): page for page in pages(RULES)}


@pytest.fixture(scope="module")
def written():
    """The text of every page as it is built now, the players' pages among them."""
    texts = {path.removesuffix(".md").partition("/")[::2]: text for path, text in files(RULES).items()}
    return {(language, page): text for (language, page), text in texts.items()}


def _raw(path):
    return tomllib.loads((SPEC / path).read_text("utf-8"))


# In step


def test_committed_pages_are_current(written):
    """The pages under docs/ are those that rules and words make now; `baccarat help build` brings them there."""
    for (language, page), text in written.items():
        file = DOCS / language / f"{page}.md"
        assert file.is_file(), f"{file} is missing; run baccarat help build"
        committed = file.read_text("utf-8")
        changes = "\n".join(
            difflib.unified_diff(committed.split("\n"), text.split("\n"), str(file), "as built now", n=1)
        )
        assert committed == text, f"run baccarat help build and look at what readers will see:\n{changes[:8000]}"


def test_no_page_is_left_over(written):
    """No file stands in a generated folder that nothing makes."""
    made = {DOCS / language / f"{page}.md" for language, page in written}
    found = {file for name in ("tables", "pages", "scenarios") for file in DOCS.glob(f"*/{name}/*.md")}

    assert found - made == set()


def test_languages_have_the_same_pages(written):
    """Each page stands in every language under one name."""
    names = [sorted(page for language, page in written if language == wanted) for wanted in LANGUAGES]

    assert names[0] == names[1] == names[2]
    assert {f"{kind}/{table}" for kind in ("tables", "rules") for table in TABLES} < set(names[0])


def _run(monkeypatch, *arguments, written):
    """Run the command, which is given the pages as they are built now."""
    texts = {f"{language}/{page}.md": text for (language, page), text in written.items()}

    def files(_, languages):
        return {path: text for path, text in texts.items() if path.startswith(tuple(languages))}

    monkeypatch.setattr(command, "files", files)
    monkeypatch.setattr(sys, "argv", ["baccarat", *map(str, arguments)])
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    return stopped.value.code


def test_build_writes_and_check_compares(tmp_path, monkeypatch, capsys, written):
    """A build makes every page; a check names an altered, a missing and a foreign file, and exits 1."""
    assert _run(monkeypatch, "help", "build", "--out", tmp_path, "--language", "vi", written=written) == 0
    assert _run(monkeypatch, "help", "build", "--out", tmp_path, "--language", "vi", "--check", written=written) == 0
    capsys.readouterr()
    altered, missing, foreign = (tmp_path / "vi" / name for name in ("odds.md", "tables/touch.md", "pages/other.md"))
    altered.write_text(altered.read_text("utf-8").replace("3,5", "3,6"), "utf-8")
    missing.unlink()
    foreign.write_text("#", "utf-8")

    assert _run(monkeypatch, "help", "build", "--out", tmp_path, "--language", "vi", "--check", written=written) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told] == sorted(map(str, (altered, missing, foreign)))
    assert _run(monkeypatch, "help", "build", "--out", tmp_path, "--language", "vi", written=written) == 0
    assert not foreign.exists()
    assert "3,5" in altered.read_text("utf-8")
    assert missing.is_file()


def test_guides_are_left_alone(tmp_path, monkeypatch, written):
    """What is written by hand beside the pages stays as it is."""
    guide = tmp_path / "en" / "guides" / "mine.md"
    guide.parent.mkdir(parents=True)
    guide.write_text("by hand", "utf-8")

    assert _run(monkeypatch, "help", "build", "--out", tmp_path, "--language", "en", written=written) == 0
    assert guide.read_text("utf-8") == "by hand"


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path, monkeypatch, capsys, written):
    """A file in the place of the folder ends the build with one sentence and status 2."""
    (tmp_path / "docs").write_text("a file", "utf-8")

    assert _run(monkeypatch, "help", "build", "--out", tmp_path / "docs", written=written) == 2
    told = capsys.readouterr().err
    assert told.startswith("baccarat: the pages cannot be written to ")
    assert told.count("\n") == 1


# Complete


@every_page
def test_every_rule_of_a_table_is_stated_on_its_page(language, table, written):
    """Each rule that holds at a table has just one anchor on the table's page."""
    anchors = re.findall(r'<a id="([A-Z0-9-]+)" class="rule-id"', written[language, f"rules/{table}"])

    assert sorted(anchors) == sorted(rule.id for rule in RULES.rules.values() if table in rule.tables)


def _section(text, anchor):
    """Return a section of a page in Markdown, its inner sections included."""
    lines = text.split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith("#") and f"{{#{anchor}}}" in line)
    mark = lines[start].split(" ")[0]
    rest = (n for n, line in enumerate(lines) if n > start and re.match(rf"#{{2,{len(mark)}}} ", line))
    return "\n".join(lines[start : next(rest, len(lines))])


@every_page
def test_statements_that_no_engine_decides_are_shown_with_their_data(language, table, written):
    """Each statement of the client or the page stands in its section, its labels and numbers shown letter by letter."""
    text = written[language, f"rules/{table}"]
    for rule in RULES.rules.values():
        if table not in rule.tables or not rule.is_statement:
            continue
        section = _section(text, topic_of(rule))
        line = next(line for line in section.split("\n") if f'id="{rule.id}"' in line)
        for name, value in rule.params.items():
            shown = value if isinstance(value, tuple) else (value,)
            if name.startswith(("label", "short", "sample", "locale")) or isinstance(value, int):
                for item in shown:
                    if not isinstance(item, bool):
                        assert re.search(rf"(?<!\w){re.escape(str(item))}(?!\w)", line), (rule.id, name, item)


@pytest.mark.parametrize("document", list(RULES.documents))
def test_every_claim_is_traced(document, written):
    """Each claim of a published page has an anchor and a row for each of its rules, in every language."""
    for language in LANGUAGES:
        section = _section(written[language, f"pages/{document}"], "traceability")
        rows = [line for line in section.split("\n") if line.startswith("|")][2:]
        found, claim = {}, ""
        for row in rows:
            anchor = re.search(r'<a id="([A-Z]\d{3})"', row)
            claim = anchor[1] if anchor else claim
            found.setdefault(claim, []).extend(re.findall(r"^\|[^|]*\|[^|]*\| \[([A-Z0-9-]+)\]", row))

        assert found == {c.id: list(c.rules) for c in RULES.claims.values() if c.document == document}


def test_every_claim_is_executed_or_shown(built):
    """Of the claims of all pages each supports a rule with scenarios, or one that each table's page states."""
    executed = {language: {rule for case in cases_in(language) for rule in case.rules} for language in LANGUAGES}
    for claim in RULES.claims.values():
        for rule in (RULES.rules[rule] for rule in claim.rules):
            for language in LANGUAGES:
                if not rule.is_statement:
                    assert rule.id in executed[language], (claim.id, rule.id)
                else:
                    for table in rule.tables:
                        assert rule.id in built[language, f"rules/{table}"].homes, (claim.id, rule.id, table)
    assert len(RULES.claims) == 460


@pytest.mark.parametrize("document", list(RULES.documents))
def test_every_defect_of_a_page_has_its_ruling(document, written):
    """Each defect has an anchor, its lines and its rules; what it says is not left in English."""
    for language in LANGUAGES:
        text = written[language, f"pages/{document}"]
        for defect in RULES.defects.values():
            lines = [line for passage in defect.where if passage.document == document for line in passage.lines]
            if document in [passage.document for passage in defect.where]:
                section = _section(text, defect.id)
                assert ", ".join(map(str, lines)) in section
                assert all(f"[{rule}](" in section for rule in defect.rules)
                english = defect.why in section.replace("\\", "")
                assert english == (language == "en"), defect.id


QUESTIONS = {
    "about": "1 name and version; 23 play for fun",
    "shoe": "2 decks and jokers; 3 shuffle, burn, cut card, last round",
    "cards": "4 card values and sums past ten",
    "deal": "5 deal order",
    "drawing": "6 both drawing tables",
    "bets": "7 every bet; 8 push",
    "money": "9 commission and rounding",
    "returns": "10 returns",
    "limits": "11 limits, largest win",
    "availability": "12 availability",
    "slip": "13 bet window and buttons",
    "incidents": "14-17 disconnection, malfunction, incidents, unfinished games",
    "history": "18 history",
    "complaints": "19 complaints",
    "precedence": "20 which language prevails",
}
"""The sections that answer what regulators and players ask; a section that knows no answer says so."""


@every_page
def test_every_question_has_an_answer_or_a_note(language, table, built):
    """Each section that has to answer something says something, if only that the source is silent."""
    page = built[language, f"rules/{table}"]
    sections = {section.id: section for section in page.sections}
    for anchor in QUESTIONS:
        assert sections[anchor].blocks or sections[anchor].sections, anchor


@every_page
def test_what_pages_leave_unsaid_is_said(language, table, written):
    """Each topic that a table lists as unsaid has a note with its ruling, once."""
    text = written[language, f"rules/{table}"]
    notes = re.findall(r"^(.*)\n\{ \.silent \}", text, re.MULTILINE)
    rulings = sorted(ruling for note in notes for ruling in re.findall(r"\[(D\d{3})\]", note))

    assert rulings == sorted(item.defect for item in RULES.tables[table].unsaid)


@every_page
def test_page_names_version_and_digest(language, table, written):
    """A page says which version of the rules it tells, and bears no date, so that it can be made again."""
    text = written[language, f"rules/{table}"]

    assert f"`{__version__}`" in text
    assert f"`{spec_digest()[:16]}`" in text
    assert not re.search(r"\b20\d\d-\d\d-\d\d\b", text)


@every_page
def test_explorer_has_its_place(language, table, written):
    """The explorer of a table stands in a section of its own, with a sentence for readers without scripts."""
    section = _section(written[language, f"rules/{table}"], "explorer")

    assert f'<div class="coup-explorer" data-table="{table}"></div>' in section
    assert re.search(r"<noscript>.+</noscript>", section)


# Right


def _number(text, language):
    """Read a number as the language writes it, by hand."""
    point, group = (".", ",") if language == "en" else (",", ".")
    return Fraction(text.replace(group, "").replace(point, "."))


NUMBER = r"\d+(?:[.,]\d+)*"


def _pays():
    """What each outcome pays by the text of spec/bets, by rule: odds as a fraction, push or lose, and commission."""
    found = {}
    for path in sorted((SPEC / "bets").glob("*.toml")):
        for paytable in tomllib.loads(path.read_text("utf-8"))["paytable"]:
            for outcome in paytable["outcome"]:
                found[outcome["rule"]] = outcome
    return found


def _raw_table(table):
    raw = _raw(f"tables/{table}.toml")
    if "extends" not in raw:
        return raw
    base = {key: value for key, value in _raw_table(raw["extends"]).items() if key not in raw.get("without", [])}
    own = {bet["id"]: bet for bet in raw.get("bet", [])}
    return base | raw | {"bet": [own.pop(bet["id"], bet) for bet in base["bet"]] + list(own.values())}


def _notation(raw, language):
    """Which of winnings and stake a table's page in this language names first, and whether the stake is counted in."""
    languages = {"bakarat": "id", "panduan": "id", "sbo-id": "id", "sbo-vi": "vi", "touch": "id"}
    chosen = [page for page in raw["notation"] if languages[page] == language] or list(raw["notation"])
    return raw["notation"][chosen[0]]


@every_page
def test_every_odds_is_that_of_the_spec(language, table, written):
    """Read back from its page, each outcome pays the odds of spec/bets, in the page's notation and in plain words."""
    text, raw, pays = written[language, f"rules/{table}"], _raw_table(table), _pays()
    rate = Fraction(raw["commission"]["rate"].removesuffix("%")) / 100 if "commission" in raw else 0
    seen = 0
    for bet in raw["bet"]:
        rows = [line for line in _section(text, f"bet-{bet['id']}").split("\n") if line.startswith("| ")][1:]
        for row in (row for row in rows if not set(row) <= set("|- ")):
            _, when, _, odds, plain, _ = row.split("|")
            outcome = pays[re.search(r"#([A-Z0-9-]+)\"", when)[1]]
            if outcome["pays"] in ("push", "lose"):
                assert odds.strip() == "–"
                continue
            winnings, stake = map(Fraction, outcome["pays"].split(":"))
            first, second = (_number(number, language) for number in re.findall(NUMBER, odds))
            read = {
                "winnings-first": lambda a, b: a / b,
                "stake-first": lambda a, b: b / a,
                "for-one": lambda a, b: a / b - 1,
            }[_notation(raw, language)](first, second)
            net = winnings / stake * (1 - rate if outcome.get("commission") else 1)
            numbers = [_number(number, language) for number in re.findall(NUMBER, plain)]

            assert read == winnings / stake, row
            assert numbers == [1, net], row
            seen += 1
    assert seen >= len(raw["bet"])


class _Grids(HTMLParser):
    """Reads the tableaus of a page: caption, column heads, row heads, and the class and letter of each cell."""

    def __init__(self, text):
        super().__init__()
        self.grids = []
        self._tag, self._kind = "", None
        for table in re.findall(r'<table class="tableau">.*?</table>', text, re.DOTALL):
            self.grids.append([])
            self.feed(table)

    def handle_starttag(self, tag, attrs):
        self._tag = tag
        if tag == "tr":
            self.grids[-1].append([])
        elif tag in ("td", "th"):
            self._kind = dict(attrs).get("class")

    def handle_endtag(self, _):
        self._tag = ""

    def handle_data(self, data):
        if self._tag in ("th", "abbr"):
            self.grids[-1][-1].append((data.strip(), self._kind) if self._tag == "abbr" else data.strip())


@every_page
def test_every_cell_of_the_tableau_is_that_of_the_spec(language, table, written):
    """Read back from its page, each cell of both drawing tables draws or stands as spec/tableau.toml says."""
    raw = _raw("tableau.toml")
    text = _section(written[language, f"rules/{table}"], "drawing")
    player, stood, drew = _Grids(text).grids
    letters = {"en": "DS", "id": "AT", "vi": "RD"}[language]
    for grid, key in ((player, "player"), (stood, "banker_after_stand")):
        heads, row = [int(head) for head in grid[0][1:]], grid[1][1:]
        does = {head: cell for head, cell in zip(heads, row, strict=True) if cell[1]}

        assert does == {r["total"]: (letters[r["does"] == "stand"], f"{r['does']}s") for r in raw[key]}
    heads = drew[0][1:]
    for row, wanted in zip(drew[1:], raw["banker_after_draw"], strict=True):
        assert row[0] == str(wanted["total"])
        assert dict(zip(heads, row[1:], strict=True)) == {
            points: (letters[does == "stand"], f"{does}s") for points, does in wanted["on"].items()
        }


@every_page
def test_what_cards_count_is_that_of_the_spec(language, table, written):
    """Read back from its page, each rank counts what spec/cards.toml says."""
    points = {rank: value for group in _raw("cards.toml")["rank_group"] for rank, value in group["points"].items()}
    rows = [line.split("|")[1:3] for line in _section(written[language, f"rules/{table}"], "cards").split("\n")]
    found = {}
    for row in rows:
        if len(row) == 2 and (value := re.match(r" (\d+)\b", row[1])):
            for rank in re.findall(r"\(([AJQK])\)|\b(\d+)\b", row[0]):
                found["T" if rank[1] == "10" else rank[0] or rank[1]] = int(value[1])

    assert found == points


PUBLISHED = {
    "player": "98.7649",
    "tie": "85.6404",
    "player-pair": "89.6386",
    "either-pair": "86.2901",
    "perfect-pair": "86.9706",
    "player-natural": "85.2456",
    "player-dragon-bonus": "97.3483",
    "banker-dragon-bonus": "90.6269",
    "lucky-six": "83.3164",
    "two-card-lucky-six": "85.6675",
    "three-card-lucky-six": "84.7467",
}
"""Returns with eight decks as the rulings on the pages have them, reckoned apart from this code."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("table", "banker"), [("bakarat", "98.9421"), ("bakarat-no-commission", "98.5419")])
def test_returns_are_the_known_ones(table, banker, language, written):
    """Read back from its page, each bet returns with eight decks what is known of it."""
    section = _section(written[language, f"rules/{table}"], "returns").split("\n")
    for bet, percent in (PUBLISHED | {"banker": banker}).items():
        row = next(line for line in section if f"](#bet-{bet})" in line and line.startswith("|"))
        last = re.findall(rf"({NUMBER})%", row)[-1]

        assert _number(last, language) == Fraction(percent), (bet, row)


def _line_of(text, rule):
    return next(line for line in text.split("\n") if f'id="{rule}"' in line)


def _numbers_of_the_table(table):
    """Yield the rules of a table's own file that state a number, with the number."""
    raw = _raw_table(table)
    yield from ((item["rule"], str(item["last_round"])) for item in raw.get("availability", []))
    for part, key in (("commission", "rate"), ("decks", "count"), ("money", "unit")):
        if "rule" in raw.get(part, {}):
            yield raw[part]["rule"], str(raw[part][key])


def _numbers_of_procedures(table):
    """Yield the rules around the coup that state seconds, hours, cards or a percentage, with the number."""
    wanted = (
        ("bet-slip", "slip", {"chip": "active", "window": "seconds"}),
        ("complaints", "complaints", {"deadline": "hours", "video": "hours"}),
        ("shoe", "shoe", {"burn": "exposed", "between_rounds": "burnt"}),
    )
    for file, kind, keys in wanted:
        for block in (block for block in _raw(f"procedures/{file}.toml")[kind] if table in block["tables"]):
            yield from ((block[key]["rule"], str(block[key][value])) for key, value in keys.items() if key in block)
    for stated in _raw("procedures/returns.toml")["stated_return"]:
        if table in stated["tables"]:
            yield stated["rule"], f"{stated['percent']}%"


@every_page
def test_rounds_seconds_hours_and_percentages_are_those_of_the_spec(language, table, written):
    """Read back from its page, each number around the coup is that of spec/, in the form of the language."""
    text = written[language, f"rules/{table}"]
    for rule, number in (*_numbers_of_the_table(table), *_numbers_of_procedures(table)):
        shown = number if language == "en" else number.replace(".", ",")
        plain = re.sub(r"<[^>]*>|\]\([^)]*\)", " ", _line_of(text, rule))

        assert re.search(rf"(?<![\d.,]){re.escape(shown)}(?![\d]|[.,]\d)", plain), (rule, shown, plain)


@every_page
def test_burn_counts_are_those_of_the_spec(language, table, written):
    """Read back from its page, each exposed rank burns as many cards as spec/ says, where the table burns any."""
    shoes = [shoe for shoe in _raw("procedures/shoe.toml")["shoe"] if table in shoe["tables"] and "burn" in shoe]
    wanted = {rank: count for shoe in shoes for part in shoe["burn_count"] for rank, count in part["cards"].items()}
    rows = [line.split("|")[1:3] for line in _section(written[language, f"rules/{table}"], "shoe").split("\n")]
    ranks = {
        "ace": "A",
        "as": "A",
        "át": "A",
        "jack": "J",
        "bồi": "J",
        "queen": "Q",
        "đầm": "Q",
        "king": "K",
        "già": "K",
    }
    found = {}
    for row in rows:
        if len(row) == 2 and (count := re.match(r" (\d+)\b", row[1])):
            for name in row[0].strip().split(", "):
                found[{"10": "T"}.get(name, ranks.get(name, name))] = int(count[1])

    assert found == wanted


@every_page
def test_typed_values_read_as_they_are(language, table, built):
    """The text of every number, odds and percentage of the model reads back to its value, in the language's format."""
    for block in blocks_of(built[language, f"rules/{table}"]):
        for content in contents_of(block):
            for inline in inlines_of(content):
                match inline:
                    case Number(text, value):
                        assert _number(text, language) == Fraction(value)
                    case Percent(text, value):
                        decimals = len(re.findall(r"[.,](\d+)%$", text)[0]) if re.search(r"[.,]", text) else 0
                        error = abs(_number(text.removesuffix("%"), language) / 100 - value)
                        assert error <= Fraction(1, 2 * 10 ** (decimals + 2))
                    case Odds(text, value, "net"):
                        assert _number(text, language) == value
                    case Draws(text, meaning, draws):
                        assert text
                        assert meaning
                        assert isinstance(draws, bool)
                    case _:
                        pass


@every_page
def test_examples_are_scenarios_that_ran(language, table, built):
    """Each example is a scenario of the language that runs at the table, drawn with the cards that it deals."""
    cases = {case.key: case for case in cases_in(language)}
    page = built[language, f"rules/{table}"]
    examples = [block for block in blocks_of(page) if isinstance(block, Example)]
    for example in examples:
        case = cases[example.scenario]
        assert table in case.tables(RULES)
        assert example.title == case.name
        dealt = re.search(r"--deal '([^']*)'", example.command.text)[1].split()
        assert sorted(card.card.code for _, cards, _ in example.cards.hands for card in cards) == sorted(
            dealt[: sum(len(cards) for _, cards, _ in example.cards.hands)]
        )
        assert example.command.text.startswith(f"baccarat coup {table} --deal")
    assert len({example.scenario for example in examples}) == len(examples) > len(RULES.tables[table].offers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_have_names(language, written):
    """Every card is drawn in the page itself, and read aloud by its name in the language."""
    names = {"en": "7 of spades", "id": "7 sekop", "vi": "7 bích"}
    text = written[language, "rules/bakarat"]

    assert f'aria-label="{names[language]}"' in text
    assert "<img" not in text
    assert set(re.findall(r'href="(#suit-.)"', text)) == {f"#suit-{suit}" for suit in "SHDC"}
    assert all(f'id="suit-{suit}"' in text for suit in "SHDC")


def _anchors(text):
    return set(re.findall(r"\{#([^}]+)\}", text)) | set(re.findall(r'\bid="([^"]+)"', text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_somewhere(language, written):
    """Every link of every page leads to a page that is there, and to an anchor on it."""
    texts = {page: text for (tongue, page), text in written.items() if tongue == language}
    anchors = {page: _anchors(text) for page, text in texts.items()}
    links = 0
    for page, text in texts.items():
        here = Path(page).parent
        for target in re.findall(r"\]\(([^)]+)\)", text):
            path, _, anchor = target.partition("#")
            file = (DOCS / language / here / path).resolve() if path else None
            name = page if file is None else file.relative_to(DOCS / language).as_posix().removesuffix(".md")
            if name.startswith("guides/"):
                continue
            assert name in texts, (page, target)
            assert not anchor or anchor in anchors[name], (page, target)
            links += 1
        assert all(anchor in anchors[page] for anchor in re.findall(r'href="#([^"]+)"', text)), page
    assert links > 4000


@pytest.mark.parametrize("language", LANGUAGES)
def test_anchors_are_unique(language, written):
    """No page has two places of one name."""
    for (tongue, page), text in written.items():
        if tongue == language:
            names = re.findall(r"\{#([^}]+)\}", text) + re.findall(r'<a id="([^"]+)"', text)
            assert len(names) == len(set(names)), page


def _guides(language):
    return {file.name: file.read_text("utf-8") for file in sorted((DOCS / language / "guides").glob("*.md"))}


def test_guides_are_alike_in_every_language():
    """Each guide stands in every language, with the same headings and the same commands."""
    for language in LANGUAGES:
        for name, text in _guides(language).items():
            english = _guides("en")[name]
            assert re.findall(r"\{#([^}]+)\}", text) == re.findall(r"\{#([^}]+)\}", english), name
            commands = [re.findall(r"^\$ (baccarat \w+(?: \w+)?)", guide, re.MULTILINE) for guide in (text, english)]
            assert commands[0] == commands[1], name
        assert _guides(language).keys() == _guides("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_of_guides_lead_somewhere(language, written):
    """Every link of a guide to a page leads to that page and to an anchor on it."""
    for name, text in _guides(language).items():
        for page, anchor in re.findall(r"\]\(\.\./([^)#]+)\.md(?:#([^)]+))?\)", text):
            assert not anchor or anchor in _anchors(written[language, page]), (name, page, anchor)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_has_a_permalink(language, written):
    """Each scenario, and each row of an outline, has an anchor on the page of its feature."""
    for case in cases_in(language):
        page = f"scenarios/{Path(case.file).stem}"
        assert f"{{#{case.id}}}" in written[language, page]
        assert not case.row or f'id="{case.key}"' in written[language, page]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language, written):
    """No heading, no column and no note of a page reads as it does in English."""
    for page in [page for tongue, page in written if tongue == language and not page.startswith("scenarios")]:
        ours, english = written[language, page].split("\n"), written["en", page].split("\n")
        words = {line for line in english if re.search(r"[a-z]{4,} [a-z]{2,}", re.sub(r"<[^>]*>|`[^`]*`", "", line))}
        left = [line for line in ours if line in words and not line.startswith(("<div", "<svg", "<figure", "<table"))]

        assert left == [], page


# A new table

NEW_TABLE = """
id = "corner"
name = "Corner Baccarat"

[offer]
rule = "OFFER-CORNER"
governs = "Which bets the table takes"

[decks]
rule = "DECKS-CORNER"
governs = "How many decks of cards, without jokers, are in play"
count = 6

[money]
rule = "MONEY-CORNER"
governs = "The unit of money: every stake is a whole number of it"
unit = "500"

[notation]
panduan = "stake-first"

[commission]
rule = "COMMISSION-CORNER"
governs = "What is taken from a winning bet on Banker, and from which amount"
rate = "4%"
base = "stake"

[[bet]]
id = "player"

[[bet]]
id = "banker"
paytable = "commission"

[[bet]]
id = "perfect-pair"

[[availability]]
rule = "AVAILABILITY-CORNER"
governs = "The last round of a shoe in which a perfect pair can be bet on"
bets = ["perfect-pair"]
last_round = 33

[[unsaid]]
what = "rounding"
note = "No rounding is stated; amounts are exact."
defect = "D010"

[[unsaid]]
what = "parking"
note = "Where the bettor may park is not stated."
defect = "D097"
"""
NEW_RULE = """
[[rule]]
id = "CLIENT-CORNER-LAMP"
governs = "A lamp is lit while bets are taken"
tables = ["corner"]
decided_by = "client"
data = { lamp = "green-and-blinking", label_vi = "ĐÈN", seconds_lit = 7 }
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_table_needs_one_file(language, folder):
    """A table with known bets gets its page from its own file, a new statement and a new silence included."""
    table, client = folder / "tables" / "corner.toml", folder / "procedures" / "client.toml"
    before = client.read_text("utf-8")
    try:
        table.write_text(NEW_TABLE, "utf-8")
        client.write_text(before + NEW_RULE, "utf-8")
        rules = load(folder)
    finally:
        table.unlink()
        client.write_text(before, "utf-8")
    text = markdown(table_page(rules, rules.tables["corner"], language, Reckoner(rules.tableau)))
    anchors = re.findall(r'<a id="([A-Z0-9-]+)" class="rule-id"', text)

    assert sorted(anchors) == sorted(rule.id for rule in rules.rules.values() if "corner" in rule.tables)
    assert "green and blinking" in _line_of(text, "CLIENT-CORNER-LAMP")
    assert "ĐÈN" in _line_of(text, "CLIENT-CORNER-LAMP")
    assert re.search(r"\b7\b", _line_of(text, "CLIENT-CORNER-LAMP"))
    assert "33" in _line_of(text, "AVAILABILITY-CORNER")
    assert "4%" in _line_of(text, "COMMISSION-CORNER")
    assert "Where the bettor may park is not stated." in text
    banker = _section(text, "bet-banker")
    assert re.search(r"\b0[.,]96\b", banker)
    assert re.search(r"\b0[.,]95\b", banker) is None


# A changed rule changes its pages

RECKONER = Reckoner(RULES.tableau)
"""Counts the shoes of the tableau as it is, once for all mutants that leave it so."""
OF_THE_COUP = (
    "CARD-TEN-FACE",
    "DEAL-ORDER",
    "DRAW-B5",
    "DRAW-BS5",
    "DRAW-P5",
    "NATURAL-STOPS",
    "PAIR-RANK",
    "TOTAL-UNITS",
)


def _sample():
    """Of every rule of a table that mutants change, the first change; of the coup, a change of each kind of rule.

    A rule that joins a table is left out: such a mutant does not bring the words of the rules along.
    """
    at_home = [mutant for mutant in mutants(RULES) if {*mutant.tables} <= {*RULES.rules[mutant.rule].tables}]
    for rule, family in groupby(sorted(at_home, key=lambda mutant: mutant.rule), key=lambda mutant: mutant.rule):
        first = next(family)
        if rule in OF_THE_COUP or first.rules.tableau == RULES.tableau:
            yield first


def _page(mutant, table):
    reckoner = Reckoner(mutant.rules.tableau)
    if mutant.rules.tableau == RULES.tableau:
        reckoner._counts = RECKONER._counts
    return markdown(table_page(mutant.rules, mutant.rules.tables[table], "en", reckoner))


SAMPLE = list(_sample())


@pytest.mark.parametrize(
    "mutant",
    [pytest.param(mutant, marks=[] if at % 4 == 0 else pytest.mark.slow) for at, mutant in enumerate(SAMPLE)],
    ids=lambda mutant: mutant.name,
)
def test_a_changed_rule_changes_the_page_of_its_table(mutant, written):
    """With one leaf of the rules changed, the page of a table that it concerns reads otherwise."""
    table = min(mutant.tables, key=lambda name: len(RULES.tables[name].offers))

    assert _page(mutant, table) != written["en", f"rules/{table}"]


@pytest.mark.parametrize("table", TABLES)
def test_a_changed_rule_changes_no_other_page(table, written):
    """With a rule of one table changed, the page of every other table reads as before."""
    mutant = next(mutant for mutant in SAMPLE if mutant.tables == (table,))
    for other in TABLES:
        if other != table:
            assert _page(mutant, other) == written["en", f"rules/{other}"]


UNTRUE = [  # a page, what it said and was not so, and what it says
    ("en", "rules/touch", r"button rebet \(.*\| betting \|$", r"button rebet \(.*\| over \|"),
    ("en", "rules/sbo-tiger", r"bets: [^;]*Super Six", r"bets: .*Tiger Pair"),
    ("id", "rules/bakarat", r"tidak dibatasi", r"yang dibatasi di sini hanya selisihnya"),
]


@pytest.mark.parametrize(("language", "page", "wrong", "right"), UNTRUE)
def test_what_was_untrue_is_said_rightly(language, page, wrong, right, written):
    """After Rebet the round is over; a table lists its own bets; a limit on a difference promises nothing of stakes."""
    text = written[language, page]

    assert not re.search(wrong, text, re.MULTILINE)
    assert re.search(right, text)
