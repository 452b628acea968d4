"""The player's page: its numbers against spec/ as it stands, its names, its length, and no mark of the machine."""

from __future__ import annotations

import json
import re
import tomllib
from datetime import date
from fractions import Fraction

import pytest

from conformance.help.document import Cards as Pictures
from conformance.help.document import (
    Line,
    ListBlock,
    Odds,
    Payouts,
    TableauGrid,
    lines_of,
    text_of,
)
from conformance.help.exports.export import Exporter
from conformance.help.exports.stamp import Order
from conformance.places import data_folder
from conformance.rulebook import load, rulebook
from conformance.words import LANGUAGES
from tests.programs import sampled
from tests.residue import residue, visible
from tests.test_help import NEW_TABLE

SPEC = data_folder("spec")
RULES = rulebook()
TABLES = tuple(RULES.tables)
EXPORTER = Exporter(RULES)
every_page = pytest.mark.parametrize(("table", "language"), [(one, other) for one in TABLES for other in LANGUAGES])


def export(table, language, form="html", **more):
    return EXPORTER.export(Order(table=table, language=language, form=form, **more), date(2026, 12, 1))


def page(table, language):
    return export(table, language).page


def section(table, language, name):
    return next(one for one in page(table, language).sections if one.id == name)


def toml(path):
    return tomllib.loads((SPEC / path).read_text("utf-8"))


def raw_table(table):
    """A table's own file laid over those that it extends, by a reading of this test's own."""
    raw = toml(f"tables/{table}.toml")
    if "extends" not in raw:
        return raw
    base = raw_table(raw["extends"])
    bets = {item["id"]: item for item in (*base["bet"], *raw.get("bet", []))}
    merged = {key: value for key, value in {**base, **raw}.items() if key not in raw.get("without", ())}
    return {**merged, "bet": list(bets.values())}


def raw_outcomes(bet, paytable):
    for path in sorted((SPEC / "bets").glob("*.toml")):
        raw = tomllib.loads(path.read_text("utf-8"))
        if bet in {item["id"] for item in raw["bet"]}:
            chosen = [one for one in raw["paytable"] if paytable in (None, one["id"])]
            return chosen[0]["outcome"]
    raise AssertionError(bet)


# Numbers


def shown_odds(text, language):
    """Read odds as the page writes them, by the notation that its language has."""
    number = r"[\d.,]+"
    pattern = rf"({number}) ăn ({number})" if language == "vi" else rf"({number}):({number})"
    first, second = (
        Fraction(one.replace(".", "").replace(",", ".") if language != "en" else one.replace(",", ""))
        for one in re.search(pattern, text).groups()
    )
    return second / first if language == "vi" else first / second


@every_page
def test_every_odds_and_what_comes_back_is_that_of_the_spec(table, language):
    """Each winning outcome stands in the payouts with its net odds, the commission taken, and with 10 times as much."""
    raw = raw_table(table)
    rate = Fraction(raw["commission"]["rate"].removesuffix("%")) / 100 if "commission" in raw else 0
    wanted = set()
    for item in raw["bet"]:
        for outcome in raw_outcomes(item["id"], item.get("paytable")):
            if ":" in outcome["pays"]:
                won, stake = outcome["pays"].split(":")
                odds = Fraction(won) / Fraction(stake)
                wanted.add((item["id"], odds * (1 - rate) if outcome.get("commission") else odds))
    found = set()
    for block in section(table, language, "payouts").blocks:
        for bet in block.bets if isinstance(block, Payouts) else ():
            for line in bet.lines:
                if not line.back or not any(isinstance(inline, Odds) for inline in line.pays):
                    continue
                odds = shown_odds(text_of(line.pays), language)
                back = text_of(line.back)
                plain = back.replace(",", "") if language == "en" else back.replace(".", "").replace(",", ".")
                assert Fraction(plain) == 10 + 10 * odds, (bet.bets, back)
                found |= {(one, odds) for one in bet.bets}

    assert found == wanted


@every_page
def test_the_chart_is_that_of_the_spec(table, language):
    """Every cell of Banker's rows, and both plain rows as ranges."""
    raw = toml("tableau.toml")
    drawing = section(table, language, "drawing")
    (chart,) = (block for block in drawing.blocks if isinstance(block, TableauGrid))
    shown = {}
    for row in chart.rows:
        first, _, last = row.name.partition("–")
        for total in range(int(first), int(last or first) + 1):
            shown[total] = [cell.draws for cell in row.cells]
    assert shown == {
        row["total"]: [row["on"][str(point)] == "draw" for point in range(10)] for row in raw["banker_after_draw"]
    }
    letters = {cell.text for row in chart.rows for cell in row.cells}
    assert len(letters) == 2
    assert {row["total"] for row in raw["player"] if row["does"] == "draw"} == set(range(6))
    ranged = {"en": "0 to 5", "id": "0 sampai 5", "vi": "0 đến 5"}[language]
    either = {"en": "6 or 7", "id": "6 atau 7", "vi": "6 hoặc 7"}[language]
    said = [line.text for line in lines_of(page(table, language)) if line.section == "drawing"]
    assert sum(ranged in line and either in line for line in said) == 2


@every_page
def test_what_cards_count_is_that_of_the_spec(table, language):
    """The strip shows thirteen cards with their points, once."""
    points = {rank: value for group in toml("cards.toml")["rank_group"] for rank, value in group["points"].items()}
    (strip,) = (block for block in section(table, language, "cards").blocks if isinstance(block, Pictures))

    assert {drawn[0].card.rank: int(total) for _, drawn, total in strip.hands} == points


RETURNS = [  # published figures for eight decks
    ("touch", "player", "98.76"),
    ("touch", "banker", "98.94"),
    ("touch", "tie", "85.64"),
    ("bakarat-no-commission", "banker", "98.54"),
    ("sbo-super-six", "super-six", "70.02"),
    ("sbo-baccarat", "fortune-six", "83.32"),
]


@pytest.mark.parametrize(("table", "bet", "percent"), RETURNS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_returns_are_the_published_ones(table, bet, percent, language):
    """With two decimals, in the number format of the language."""
    payouts = section(table, language, "payouts").blocks[0]
    (share,) = (text_of(one.share) for one in payouts.bets if one.bets == (bet,))

    assert share == f"{percent if language == 'en' else percent.replace('.', ',')}%"


@pytest.mark.parametrize(
    ("table", "numbers"),
    [("sbo-baccarat", ("30", "24")), ("bakarat", ("60", "50", "8")), ("touch", ("8",)), ("big-small", ("8",))],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_seconds_hours_rounds_and_decks_are_stated(table, numbers, language):
    """Each of the table's numbers stands in a sentence."""
    text = "\n".join(
        line.text for line in lines_of(page(table, language)) if line.section in ("round", "table", "trouble")
    )

    assert all(re.search(rf"\b{number}\b", text) for number in numbers)


@every_page
def test_a_rounding_has_an_example_that_pays(table, language):
    """Where winnings are rounded, the example is one that a player would stake: 0.30 on Banker wins 0.28 at touch."""
    text = "\n".join(line.text for line in lines_of(page(table, language)))
    comma = "." if language == "en" else ","

    assert (f"0{comma}28" in text) == (table == "touch")
    assert f"0{comma}0095" not in text


# What is said, and by which rules

UNSAID = re.compile(r"spec/(?:odds|procedures/(?:returns|page))")
"""Rules of notations, of returns that pages claim, and of pages' own words: no player's."""


@every_page
def test_every_rule_that_an_engine_decides_is_behind_a_line(table, language):
    """So the check of an export names whatever changed."""
    behind = {rule for line in lines_of(page(table, language)) for rule in line.rules}
    lines = [line for line in lines_of(page(table, language)) if line.rules]
    missing = {
        rule.id
        for rule in RULES.rules.values()
        if table in rule.tables and rule.decided_by == "engine" and not UNSAID.match(rule.place)
    } - behind

    assert lines
    assert missing == set()


@every_page
def test_no_rule_is_shown(table, language):
    """Rules are data: in attributes of HTML and keys of JSON, and nowhere a reader looks."""
    exported = export(table, language)
    shown = " ".join(visible(exported.text))

    assert 'data-rules="' in exported.text
    assert not [rule for rule in RULES.rules if re.search(rf"(?<![\w-]){rule}(?![\w-])", shown)]
    assert '"type": "rule"' in export(table, language, "json").text


@every_page
def test_a_page_names_its_own_bets_only_and_each_by_one_name(table, language):
    """Every bet of the table is named, none of another table is, and an example names it as the payouts do."""
    own = RULES.tables[table].offers
    others = {
        offer.screen[language]
        for other in RULES.tables.values()
        for offer in other.offers.values()
        if offer.bet.id not in own and len(offer.screen.get(language, "")) > 4
    }
    text = "\n".join(line.text for line in lines_of(page(table, language)))
    payouts = section(table, language, "payouts").blocks[0]
    names = {bet.bets[0]: text_of(bet.name) for bet in payouts.bets}

    assert names.keys() == own.keys()
    shown = {offer.screen.get(language, "") for offer in own.values()}
    others = {name for name in others if not any(name in one for one in shown)}
    assert not [name for name in others if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]


SCREEN = [
    ("touch", "id", ("Player (di layar: PEMAIN)", "Banker (di layar: BANKIR)", "ketuk PEMAIN, BANKIR, atau SERI")),
    ("touch", "vi", ("Con (PLAYER)", "Cái (BANKER)", "Hòa (TIE)")),
    ("touch", "en", ("tap PLAYER, BANKER or TIE",)),
    ("bakarat", "id", ("Player (di layar: Pemain)", "Semua Pasangan", "Bonus Pemain", "Catatan Taruhan")),
    ("sbo-tiger", "id", ("Big Tiger", "Small Tiger", "Tiger Tie", "Tiger Pair", "CONFIRM BET", "Statement (Laporan)")),
    ("sbo-tiger", "vi", ("Con (Người chơi)", "Hổ Hòa", "Đôi Hổ", "XÁC NHẬN CƯỢC", "Báo cáo")),
    ("sbo-super-six", "vi", ("Siêu 6",)),
    ("bakarat", "vi", ("Con (Player)",)),
]


@pytest.mark.parametrize(("table", "language", "names"), SCREEN)
def test_names_are_those_of_the_screen(table, language, names):
    """Labels come from what the page of the table says in that language."""
    text = "\n".join(line.text for line in lines_of(page(table, language)))

    assert all(name in text for name in names), [name for name in names if name not in text]


WORDS_ONE = [
    ("touch", "en", "Winnings are rounded down to 0.01: 0.30 on Banker wins 0.28."),
    ("touch", "id", "Jika seri, taruhan Player dan Banker dikembalikan."),
    ("touch", "vi", "Đặt lại lặp lại cược ván trước và chia bài ngay."),
    ("touch", "vi", "Quy tắc 0.1.0 · ngày 30 tháng 11 năm 2026"),
    ("bakarat", "id", "Untuk Player dan Banker, yang dibatasi adalah selisih kedua taruhan."),
    ("sbo-tiger", "id", "Keluhan yang terlambat atau tidak lengkap mungkin tidak dapat ditangani."),
    ("sbo-tiger", "en", "A complaint that is late or incomplete may not be handled."),
    ("sbo-tiger", "vi", "Nếu từ 2 lá trở lên bị chia cùng lúc hoặc một lá bài rơi khỏi bàn"),
]


@pytest.mark.parametrize(("table", "language", "sentence"), WORDS_ONE)
def test_sentences_are_as_people_say_them(table, language, sentence):
    """A few in full: what readers found wrong or untrue before."""
    text = "\n".join(line.text for line in lines_of(page(table, language)))

    assert sentence in text


@every_page
def test_every_step_and_line_is_few(table, language):
    """A round in at most five steps, two or three examples, a line for each of Banker's totals at most."""
    steps = section(table, language, "round").blocks[0]
    assert isinstance(steps, ListBlock)
    assert 3 <= len(steps.items) <= 5
    assert 2 <= len(section(table, language, "examples").blocks) <= 3
    assert len(section(table, language, "drawing").blocks[-1].rows) <= 8


# Length

MOST_WORDS = {"touch": {"en": 450, "id": 500, "vi": 500}, "bakarat": 1000, "sbo-tiger": 1200}


def words_of(table, language):
    """The words of a page that are read: those of its pictures, the chart among them, are seen."""
    text = "\n".join(line for line in visible(export(table, language).text))
    return len([word for word in text.split() if re.search(r"\w", word)])


@every_page
def test_a_page_is_short(table, language):
    """Touch in 450 words of English, 500 of the others; bakarat in 1,000; the longest table in 1,200."""
    most = MOST_WORDS.get(table, 1200)
    most = most[language] if isinstance(most, dict) else most

    assert words_of(table, language) <= most


# No mark of the machine


def lines_to_read(table, language):
    """The lines of every form in which a page is published."""
    yield "html", visible(export(table, language).text)
    markdown = export(table, language, "markdown").text
    body = re.sub(r"\\(?=\W)", "", markdown.partition("-->\n")[2].partition("<!-- /")[0])
    cells = [cell.strip(" *") for line in body.splitlines() for cell in line.split(" | ")]
    yield "markdown", [cell.strip("|# -*") for cell in cells if "---" not in cell]
    said = json.loads(export(table, language, "json").text)["page"]
    yield "json", list(_texts(said))
    site = (data_folder("spec").parent / "docs" / language / "tables" / f"{table}.md").read_text("utf-8")
    yield "site", visible(site)


def _texts(value):
    """The texts of JSON, those of a line as one; what is said once in a row of a chart is no sentence."""
    parts = {"content", "items", "bets", "cards", "hands", "columns", "first", "blocks"}
    if (
        isinstance(value, list)
        and value
        and all(isinstance(one, dict) and "type" in one for one in value)
        and not any(parts & one.keys() for one in value)
    ):
        yield "".join(one.get("text", "") for one in value)
        return
    if isinstance(value, dict):
        if value.get("type") == "tableau":
            return
        for name, one in value.items():
            if name in ("title", "caption") and isinstance(one, str):
                yield one
            yield from _texts(one) if not isinstance(one, str) else ()
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)


@pytest.mark.parametrize(("table", "language"), sampled(TABLES, LANGUAGES))
def test_nothing_of_the_machine_is_left(table, language):
    """Neither the site nor an export in any form has a mark of the machine that made it."""
    for form, lines in lines_to_read(table, language):
        assert residue(lines, language, table) == [], form


BAD = [  # a line, the language and the table of its page, and the kind that has to be seen
    ("Banker stands, DRAW-B3.", "en", "touch", "rule id"),
    ("Contoh di meja sbo-tiger", "id", "touch", "table id"),
    ("Ví dụ ở bàn touch", "vi", "touch", "table id"),
    ("Versi aturan: 0.1.0, 5605a46eb9da0427", "id", "touch", "digest"),
    ("baccarat coup touch --deal x", "en", "touch", "command"),
    ("Main `spec/`", "en", "touch", "command"),
    ("kode bahasa: en-US", "id", "bakarat", "enum value"),
    ("Đang chờ: not-solved-quickly", "vi", "bakarat", "enum value"),
    ("These totals of the first two cards are a natural: 8, 9.", "en", "touch", "list behind a colon"),
    ("Số điểm nào của hai lá đầu là bài tự nhiên: 8, 9", "vi", "touch", "list behind a colon"),
    ("Banker menang. dalam semua keadaan lain", "id", "touch", "in all other cases"),
    ("Cửa Cái thắng trong mọi trường hợp khác", "vi", "touch", "in all other cases"),
    ("Banker stands in every other case.", "en", "touch", "in all other cases"),
    ("pasangan di tangan Player: ya", "id", "sbo-tiger", "yes or no"),
    ("đôi ở cửa Con (chỉ khi đó: có)", "vi", "sbo-tiger", "yes or no"),
    ("Player has a natural: no", "en", "sbo-tiger", "yes or no"),
    ("The published page does not say so.", "en", "touch", "published page"),
    ("Halaman yang diterbitkan tidak menyebutkannya.", "id", "touch", "published page"),
    ("Trang đã công bố không nêu điều này.", "vi", "touch", "published page"),
    ("8 dek; angka di atas adalah anggapan.", "id", "sbo-tiger", "published page"),
    ("Banker 55,3753%", "id", "touch", "extreme"),
    ("RTP 55.38% at a stake of 0.01", "en", "touch", "extreme"),
    ("Banker stands pada nilai 7", "id", "touch", "English word"),
    ("Cửa Cái draws khi có 5 điểm", "vi", "touch", "English word"),
    ("Chạm Bersihkan Taruhan để xóa cược", "vi", "touch", "label of another language"),
    ("Tap Tombol Setuju to deal", "en", "touch", "label of another language"),
    ("Tekan XÁC NHẬN CƯỢC", "id", "sbo-tiger", "label of another language"),
]


@pytest.mark.parametrize(("line", "language", "table", "kind"), BAD)
def test_each_kind_of_residue_is_seen(line, language, table, kind):
    """A sample of each kind, as it stood on the pages before, is caught."""
    assert kind in {found for found, _ in residue([line], language, table)}


def test_a_fact_said_twice_is_seen():
    """The same sentence in another order is the same sentence."""
    lines = ["Banker draws on 0 to 5 and stands on 6 or 7.", "On 0 to 5 Banker draws, and stands on 6 or 7."]

    assert [kind for kind, _ in residue(lines, "en", "touch")] == ["said twice"]


@every_page
def test_no_rule_is_said_in_two_places(table, language):
    """A sentence and another one in another section do not rest on one rule, but for examples and a bet's areas."""
    seen: dict[str, str] = {}
    shared = {rule.id for rule in RULES.rules.values() if rule.topic in ("areas", "choice", "objective")}
    for line in _sentences(table, language):
        for rule in set(line.rules) - shared - {RULES.tables[table].offer_rule}:
            assert seen.setdefault(rule, line.section) == line.section, (rule, line.text)


def _sentences(table, language) -> list[Line]:
    rows = {
        text_of(content)
        for one in page(table, language).sections
        for block in one.blocks
        if isinstance(block, Payouts)
        for bet in block.bets
        for content in (bet.name,)
    }
    return [
        line
        for line in lines_of(page(table, language))
        if line.section != "examples" and not any(line.text.startswith(row) for row in rows)
    ]


# A table of one's own

NEW_BET = """
[[bet]]
id = "both-draw"
name = "Both Draw"

[[paytable]]
id = "both-draw"

[[paytable.outcome]]
rule = "PAY-BOTH-DRAW-WIN"
governs = "Both hands have three cards"
when = { player_cards = 3, banker_cards = 3 }
pays = "2:1"

[[paytable.outcome]]
rule = "PAY-BOTH-DRAW-LOSS"
governs = "A hand has two cards"
otherwise = true
pays = "lose"
"""


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            (
                "0.96:1 (4% commission) | 9,800",
                "Both Draw",
                "Player has 3 cards, Banker has 3 cards | 2:1 | 15,000",
                "6 decks",
            ),
        ),
        (
            "id",
            (
                "0,96:1 (komisi 4%) | 9.800",
                "Dua Tiga",
                "Player memegang 3 kartu, Banker memegang 3 kartu | 2:1 | 15.000",
                "6 dek",
            ),
        ),
        (
            "vi",
            (
                "1 ăn 0,96 (đã trừ 4% hoa hồng) | 9.800",
                "Cùng Rút",
                "cửa Con có 3 lá, cửa Cái có 3 lá | 1 ăn 2 | 15.000",
                "6 bộ bài",
            ),
        ),
    ],
)
def test_a_table_of_ones_own_has_its_page(language, lines, folder):
    """A new table with a bet of a kind that no sentence was written for: its facts in words, its own names."""
    names = 'screen = { id = "Dua Tiga", vi = "Cùng Rút" }'
    files = {
        "tables/corner.toml": NEW_TABLE + f'\n[[bet]]\nid = "both-draw"\n{names}\n',
        "bets/both-draw.toml": NEW_BET,
    }
    try:
        for path, text in files.items():
            (folder / path).write_text(text, "utf-8")
        rules = load(folder)
    finally:
        for path in files:
            (folder / path).unlink()
    own = Exporter(rules).export(Order(table="corner", language=language, form="html"), date(2026, 12, 1))
    text = "\n".join(line.text for line in lines_of(own.page))

    assert all(line in text for line in lines), text
    assert "PAY-BOTH-DRAW-WIN" in own.stamp.statements
