"""The help site in a real browser: from a disk and a server, in three languages, on a phone and on a desk."""

from __future__ import annotations

import random
import threading
from decimal import Decimal
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from conformance.cards import DECK
from conformance.engines.reference import play_coup
from conformance.explanation import explain
from conformance.money import write_amount
from conformance.rulebook import rulebook
from conformance.words import LANGUAGES
from conformance.words.numbers import write_number
from conformance.words.rules import offer_name
from tests.browsing import DESK, PHONE, browser, opened, violations
from tests.programs import sampled

__all__ = ["browser"]

TABLES = tuple(rulebook().tables)
COUPS = 100
"""At each table."""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def served(site):
    """The address of the site on a server of this machine."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(params=["disk"])
def address(request, site):
    """The address of the site on a disk, or of a server where a test asks for that."""
    return site.as_uri() if request.param == "disk" else request.getfixturevalue("served")


def at(place, *values):
    """Return the values of a test at a place of the site."""
    return pytest.param(place, *values, id="-".join(map(str, (place, *values))))


# ----------------------------------------------------------------------------------------------------------------------
# Languages


@pytest.mark.parametrize(
    ("address", "scripts"), [at("disk", True), at("disk", False), at("server", False)], indirect=["address"]
)
def test_the_switcher_stays_on_the_page(browser, address, scripts):
    """From a table's page in one language a link leads to the same page in another, scripts or no scripts."""
    with opened(browser, f"{address}/en/tables/touch.html", java_script_enabled=scripts) as page:
        for language in ("vi", "id", "en"):
            page.locator(f".languages a[hreflang={language}]").click()

            assert page.url == f"{address}/{language}/tables/touch.html"
            assert page.locator("html").get_attribute("lang") == language
            assert page.locator(".languages [aria-current]").get_attribute("hreflang") == language


@pytest.mark.parametrize(
    ("address", "asks", "wanted"),
    [at("disk", "vi-VN", "vi"), at("disk", "en-GB", "en"), at("disk", "de", None), at("server", "id", "id")],
    indirect=["address"],
)
def test_the_first_page_points_out_a_language_and_sends_nobody(browser, address, asks, wanted):
    """The first page shows which language the browser asks for, and stays."""
    with opened(browser, f"{address}/index.html", locale=asks) as page:
        shown = page.locator(".wanted").evaluate_all("links => links.map((link) => link.lang)")

        assert shown == ([wanted] if wanted else [])
        assert page.url == f"{address}/index.html"
        page.locator("a[lang=id]").click()
        assert page.url == f"{address}/id/index.html"


def test_light_and_dark_are_shared_by_the_languages(browser, served):
    """Who chooses dark keeps it in the next language."""
    with opened(browser, f"{served}/en/tables/touch.html", color_scheme="light") as page:
        assert page.locator("body").get_attribute("data-md-color-scheme") == "default"
        page.locator("form[data-md-component=palette] label:visible").click()
        page.locator(".languages a[hreflang=vi]").click()
        assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"


# ----------------------------------------------------------------------------------------------------------------------
# Search


IDLE = {"en": "Type to start searching", "id": "Ketik untuk mulai mencari", "vi": "Nhập từ cần tìm"}
"""What the search says before anything is typed."""


def found(page: Page, language: str, query: str) -> list[str]:
    """Type a query, and return the addresses of what is found, the best first."""
    field = page.locator(".md-search__input")
    field.click()
    said = page.locator(".md-search-result__meta")
    expect(said).to_have_text(IDLE[language], timeout=20_000)
    field.fill(query)
    field.press("End")
    expect(said).not_to_have_text(IDLE[language])
    links = page.locator(".md-search-result__link")
    return links.evaluate_all("links => links.map((link) => link.href)")


@pytest.mark.parametrize(
    ("address", "language", "query", "word"),
    [
        at("disk", "vi", "nha cai", "nhà cái"),
        at("server", "vi", "nhà cái", "nhà cái"),
        at("disk", "id", "kartu ketiga", "kartu ketiga"),
        at("disk", "en", "draw-b3", "DRAW-B3"),
    ],
    indirect=["address"],
)
def test_search_finds(browser, site, address, language, query, word):
    """A search finds its words with or without their marks, and rule ids, in pages of its own language alone."""
    with opened(browser, f"{address}/{language}/index.html") as page:
        results = found(page, language, query)

    first = urlsplit(results[0]).path.removeprefix(urlsplit(address).path)
    assert word in (site / first.lstrip("/")).read_text("utf-8")
    assert {link.removeprefix(f"{address}/").split("/")[0] for link in results} == {language}


@pytest.mark.parametrize(
    "language", [pytest.param("en", marks=pytest.mark.slow), pytest.param("id", marks=pytest.mark.slow), "vi"]
)
def test_search_for_a_rule_leads_to_its_statement(browser, served, language):
    """The id of a rule finds, before all else, where the pages of tables state it."""
    with opened(browser, f"{served}/{language}/index.html") as page:
        results = found(page, language, "DRAW-B3")
        page.locator(".md-search-result__link").nth(1).click()
        page.wait_for_url("**#DRAW-B3")

    assert urlsplit(results[1]).fragment == "DRAW-B3"


def test_search_without_a_hit_says_so(browser, served):
    with opened(browser, f"{served}/vi/index.html") as page:
        assert found(page, "vi", "xyzzy") == []
        assert page.locator(".md-search-result__meta").inner_text() == "Không tìm thấy trang nào"


# ----------------------------------------------------------------------------------------------------------------------
# The coup explorer

STAKES = ("0.01", "0.30", "1.00", "7.10", "33.33", "999999999999.99")


def random_coups(table: str, language: str) -> list[tuple[list[str], dict[str, str]]]:
    """Return deals from full shoes with a stake on every bet of a table, the same in every run."""
    chance = random.Random(f"{table} in {language} on the site")
    at = rulebook().tables[table]
    stakes = [stake for stake in STAKES if not Decimal(stake) % at.unit]
    shoe = list(DECK) * at.decks
    return [(chance.sample(shoe, 6), {bet: chance.choice(stakes) for bet in at.offers}) for _ in range(COUPS)]


def played_by_the_reference(table: str, language: str, deal: list[str], stakes: dict[str, str]):
    """Return what the reference engine and `baccarat coup` say of a coup."""
    rules = rulebook()
    played = play_coup(rules, table, [DECK[code] for code in deal], {bet: Decimal(stakes[bet]) for bet in stakes})
    coup, unit = played.coup, played.table.unit
    return {
        "faults": [],
        "hands": [[card.code for card in hand.cards] for hand in (coup.player, coup.banker)],
        "totals": [coup.player.total, coup.banker.total],
        "winner": coup.winner.value,
        "settlements": [[one.bet, one.result.value, write_amount(one.returned, unit)] for one in played.settlements],
        "steps": [[step.text, step.rule] for step in explain(rules, played, language)],
    }


PLAY = """([table, coups]) => coups.map(([cards, stakes]) => {
  const {deal, round, bets, faults} = coupExplorer.readEntry(table, {deal: cards, round: "1", stakes});
  const coup = coupExplorer.play(table, round, bets, deal);
  return {
    faults,
    hands: [coup.hands.player.cards, coup.hands.banker.cards],
    totals: [coup.hands.player.total, coup.hands.banker.total],
    winner: coup.winner.winner,
    settlements: coup.settlements.map((one) => [one.bet, one.result, one.returned]),
    steps: coup.steps.map((step) => [step.text, step.rule]),
  };
})"""


@pytest.mark.parametrize(
    ("table", "language"),
    sampled(TABLES, LANGUAGES),
)
def test_the_explorer_plays_as_the_reference_does(browser, site, table, language):
    """Hands, totals, winner, settlements, rules and sentences are the reference engine's, coup by coup."""
    coups = random_coups(table, language)
    with opened(browser, f"{site.as_uri()}/{language}/rules/{table}.html") as page:
        typed = [
            (deal, {bet: write_number(Decimal(stake), language) for bet, stake in stakes.items()})
            for deal, stakes in coups
        ]
        results = page.evaluate(PLAY, [table, typed])

    assert len(results) == COUPS
    for (deal, stakes), result in zip(coups, results, strict=True):
        assert result == played_by_the_reference(table, language, deal, stakes), deal


def choose(page: Page, deal: str) -> None:
    """Choose the cards of a deal from the lists."""
    for place, code in enumerate(deal.split()):
        page.locator(".coup-slots select").nth(place).select_option(code)


CLICKED = {
    "en": ("Player", "1.50", "Play the coup", "Player wins the coup, 9 to 3", "wins 1.50; 3.00 is returned in total"),
    "id": ("Player", "1,50", "Mainkan ronde", "9 lawan 3", "menang 1,50, total kembali 3,00"),
    "vi": ("cược Con", "1,50", "Chơi ván này", "cửa Con thắng 9–3", "thắng 1,50, nhận về tổng cộng 3,00"),
}
"""Player's 7 and 2 are a natural 9 and pay even money; Banker's king and 3 count 3."""


@pytest.mark.parametrize(
    ("address", "language"), [at("disk", "en"), at("disk", "id"), at("server", "vi")], indirect=["address"]
)
def test_a_coup_by_hand(browser, address, language):
    """Whoever chooses cards, types a stake and plays sees the hands, the steps with their rules, and the settlement."""
    bet, stake, button, ending, settled = CLICKED[language]
    size = PHONE if address.startswith("file:") else DESK
    with opened(browser, f"{address}/{language}/rules/touch.html", size) as page:
        choose(page, "7S KD 2C 3H 6D 9C")
        page.get_by_role("textbox", name=bet, exact=True).fill(stake)
        page.get_by_role("button", name=button).click()
        steps = page.locator(".coup-steps li")

        assert overflow(page) == 0
        assert page.locator(".coup-hand strong").all_inner_texts() == ["9", "3"]
        assert page.locator(".coup-faces").locator("> *").count() == 4
        assert steps.count() == 5
        assert ending in steps.nth(3).inner_text()
        assert settled in steps.nth(4).inner_text()
        assert ending in page.get_by_role("status").inner_text()
        assert page.locator(".coup-steps .rule-id").all_inner_texts() == [
            *("DEAL-ORDER", "DEAL-ORDER", "NATURAL-STOPS", "WIN-HIGHER", "PAY-PLAYER-WIN")
        ]


def test_a_coup_step_by_step(browser, site):
    """The keyboard alone brings out one step after another, and the hands grow with them."""
    with opened(browser, f"{site.as_uri()}/en/rules/touch.html") as page:
        choose(page, "2S 3D 4H 4C 6D 6S")  # 6 stands; 7 stands
        page.get_by_role("button", name="Next step").focus()
        counts = []
        for _ in range(5):
            page.keyboard.press("Enter")
            counts.append((page.locator(".coup-steps li").count(), page.locator(".coup-faces > *").count()))
        spoken = page.get_by_role("status").inner_text()

    assert counts == [(1, 2), (2, 4), (3, 4), (4, 4), (5, 4)]
    assert spoken == "Banker wins the coup, 7 to 6"


def test_a_step_leads_to_its_rule(browser, site):
    """The rule of a step is a link to where the page states it."""
    with opened(browser, f"{site.as_uri()}/id/rules/touch.html") as page:
        choose(page, "2S 3D 4H 4C 6D 6S")
        page.locator("button[type=submit]").click()
        links = page.locator(".coup-steps a.rule-id")
        targets = links.evaluate_all("links => links.map((link) => document.querySelector(link.hash) !== null)")

    assert targets == [True] * 5


def test_a_link_holds_a_coup(browser, site):
    """The address after a coup plays the same coup wherever it is opened."""
    with opened(browser, f"{site.as_uri()}/en/rules/touch.html") as page:
        choose(page, "7S KD 2C 3H 6D 9C")
        page.get_by_role("textbox", name="Banker", exact=True).fill("12.34")
        page.locator("button[type=submit]").click()
        told, link = page.locator(".coup-result").inner_text(), page.url

    assert link.endswith("#coup=7S.KD.2C.3H.6D.9C&round=1&banker=12.34")
    with opened(browser, link) as page:
        assert page.locator(".coup-result").inner_text() == told
    with opened(browser, link.replace("/en/", "/vi/")) as page:
        assert page.get_by_role("textbox", name="cược Cái", exact=True).input_value() == "12,34"


REFUSED = [
    ("en", "banker", "0.005", "Banker: the stake 0.005 has to be a multiple of 0.01"),
    ("id", "banker", "0.30", 'Banker: "0.30" bukan jumlah uang; tulis seperti 0,01'),
    ("vi", "banker", "0,30x", 'cược Cái: "0,30x" không phải là số tiền; hãy viết như 0,01'),
    ("en", "banker", "0", "Banker: a stake of 0 is not positive; stake at least 0.01"),
    (
        "en",
        "player",
        "1" * 19,
        "Player: the stake has too many digits; write at most 18 before the point and 36 behind it",
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stake_that_cannot_be_is_refused_in_a_sentence(browser, site, language):
    """What is no stake plays nothing, and the page says why, in its language, at the field."""
    with opened(browser, f"{site.as_uri()}/{language}/rules/touch.html") as page:
        for bet, stake, sentence in (case[1:] for case in REFUSED if case[0] == language):
            field = page.get_by_role(
                "textbox", name=offer_name(rulebook().tables["touch"].offers[bet], language), exact=True
            )
            field.fill(stake)
            page.locator("button[type=submit]").click()

            assert page.get_by_role("alert").inner_text() == sentence
            assert page.locator("[aria-invalid]").input_value() == stake
            assert page.locator(".coup-steps").count() == 0
            field.fill("")


def test_a_deal_that_cannot_be_is_refused_in_a_sentence(browser, site):
    """A card comes no more often than there are decks."""
    with opened(browser, f"{site.as_uri()}/en/rules/touch.html") as page:
        entry = {"deal": ["7S"] * 9, "round": "1", "stakes": {}}
        faults = page.evaluate("(entry) => coupExplorer.readEntry('touch', entry).faults", entry)

    assert faults == [{"field": "card 8", "text": "7♠ comes 9 times; a shoe of 8 decks has no more than 8"}]


def test_a_round_that_cannot_be_is_refused_in_a_sentence(browser, site):
    with opened(browser, f"{site.as_uri()}/en/rules/touch.html") as page:
        for round_number in ("0", "", "two", "-1", "1.5"):
            page.get_by_label("Round of the shoe").fill(round_number)
            page.locator("button[type=submit]").click()

            assert page.get_by_role("alert").text_content() == f"rounds are counted from 1; {round_number} is none"


def test_a_bet_after_its_last_round_is_refused_in_a_sentence(browser, site):
    """The table `bakarat` takes pairs up to round 60 of a shoe (the page's lines on availability)."""
    with opened(browser, f"{site.as_uri()}/id/rules/bakarat.html") as page:
        page.get_by_role("textbox", name="Pasangan Player", exact=True).fill("1")
        page.locator("input[inputmode=numeric]").fill("61")
        page.locator("button[type=submit]").click()
        told = page.get_by_role("alert").inner_text()
        page.locator("input[inputmode=numeric]").fill("60")
        page.locator("button[type=submit]").click()

        assert "60" in told
        assert "61" in told
        assert page.get_by_role("alert").inner_text() == ""
        assert page.locator(".coup-steps").count() == 1


def test_shuffled_cards_are_a_deal_of_the_shoe(browser, site):
    """Shuffling gives six cards each time, not always the same, and takes back the coup that was told."""
    with opened(browser, f"{site.as_uri()}/en/rules/touch.html") as page:
        page.locator("button[type=submit]").click()
        deals = set()
        for _ in range(5):
            page.get_by_role("button", name="Shuffle").click()
            assert page.locator(".coup-steps").count() == 0
            deals.add(
                tuple(page.locator(".coup-slots select").evaluate_all("lists => lists.map((list) => list.value)"))
            )

    assert len(deals) > 1
    assert {code for deal in deals for code in deal} <= set(DECK)


# ----------------------------------------------------------------------------------------------------------------------
# For everybody

LOOKS = {"phone in light": (PHONE, "light"), "desk in dark": (DESK, "dark")}
CROSSED = {"phone in dark": (PHONE, "dark"), "desk in light": (DESK, "light")}


@pytest.mark.parametrize(
    ("path", "look"),
    [
        ("index.html", "phone in light"),
        pytest.param("index.html", "desk in dark", marks=pytest.mark.slow),
        ("en/tables/touch.html", "desk in dark"),
        ("en/rules/touch.html", "desk in dark"),
        ("vi/tables/touch.html", "phone in light"),
        *(
            pytest.param(*case, marks=pytest.mark.slow)
            for case in (
                *(("id/tables/touch.html", look) for look in LOOKS),
                ("en/tables/touch.html", "phone in light"),
                ("vi/tables/touch.html", "desk in dark"),
                *(("index.html", look) for look in CROSSED),
                *(("vi/index.html", look) for look in CROSSED),
                ("en/guides/implementing-an-engine.html", "phone in light"),
                *(
                    (f"{language}/{page}.html", look)
                    for language in LANGUAGES
                    for page in ("index", "glossary", "bets")
                    for look in LOOKS
                ),
            )
        ),
    ],
)
def test_axe_finds_nothing_serious(browser, site, path, look):
    """No accessibility fault that axe-core calls serious or critical, with a coup told where there is an explorer."""
    size, scheme = (LOOKS | CROSSED)[look]
    with opened(browser, f"{site.as_uri()}/{path}", size, color_scheme=scheme) as page:
        if page.locator(".coup-explorer").count():
            page.locator(".coup-stakes input").first.fill("1")
            page.locator("button[type=submit]").click()
        faults = violations(page)

    assert [fault for fault in faults if fault[1] in {"serious", "critical"}] == []


def overflow(page: Page) -> int:
    """Return by how many pixels a page is wider than its window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


EVERY = {"": "*.html", **dict.fromkeys(("tables", "rules", "pages", "scenarios", "guides"), "*.html")}
"""The folders of a language, and which of their pages are opened."""
SOME = EVERY | {"rules": "[bt]*.html", "pages": "sbo*.html", "scenarios": "[bp]*.html"}


@pytest.mark.parametrize(
    ("language", "chosen"),
    [
        pytest.param("vi", SOME, id="vi-some"),
        *(pytest.param(language, EVERY, marks=pytest.mark.slow, id=language) for language in LANGUAGES),
    ],
)
def test_no_page_is_wider_than_a_phone(browser, site, language, chosen):
    """At 360 pixels nothing makes a page scroll sideways; wide tables scroll by themselves."""
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, java_script_enabled=False)
    page = context.new_page()
    wide = {}
    files = [file for folder, pages in chosen.items() for file in sorted((site / language / folder).glob(pages))]
    assert len(files) > 25
    if chosen is EVERY:
        assert set(files) == set((site / language).rglob("*.html"))
    for file in files:
        page.goto(file.as_uri())
        if over := overflow(page):
            wide[file.name] = over
    context.close()

    assert wide == {}


def test_a_printed_page_is_the_page_alone(browser, site):
    """On paper there is no header, no navigation and no form, and dark ink whatever the screen's colours."""
    ink = "cell => Math.max(...getComputedStyle(cell).color.match(/\\d+/g).map(Number))"
    with opened(browser, f"{site.as_uri()}/en/tables/touch.html", color_scheme="dark") as page:
        page.emulate_media(media="print")
        assert page.locator(".baccarat-help p").first.evaluate(ink) < 64
        assert page.locator("td.baccarat-draws").first.evaluate(ink) < 128
    with opened(browser, f"{site.as_uri()}/en/rules/touch.html", color_scheme="dark") as page:
        page.emulate_media(media="print")
        assert page.locator("td.draws").first.evaluate(ink) < 128
        assert page.locator("h1").evaluate(ink) == 0
        for selector in (".md-header", ".md-sidebar--primary", ".coup-explorer form", ".md-footer"):
            assert not page.locator(selector).is_visible(), selector
        assert page.locator("table.tableau").first.is_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_scripts_the_explorer_says_that_it_needs_them(browser, site, language):
    with opened(browser, f"{site.as_uri()}/{language}/rules/touch.html", java_script_enabled=False) as page:
        assert page.locator("form[novalidate]").count() == 0
        assert page.locator("noscript").count() >= 1
