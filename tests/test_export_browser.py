"""The HTML fragment in a real browser: a phone's web view, light and dark, without scripts, and on a hostile page."""

from __future__ import annotations

import re
from datetime import date

import pytest

from conformance.help.exports.export import Exporter
from conformance.help.exports.stamp import Order
from conformance.rulebook import rulebook
from conformance.words import LANGUAGES
from tests.browsing import DESK, PHONE, browser, opened, violations
from tests.programs import sampled

__all__ = ["browser"]

EXPORTER = Exporter(rulebook())
TABLES = tuple(rulebook().tables)
SHELL = (
    '<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Help</title>'
    '<meta name="viewport" content="width=device-width">{head}</head>'
    "<body>{before}<main>{fragment}</main></body></html>"
)


def page_of(folder, table, language, head="<style>body { margin: 0 }</style>", before="", **more):
    """Write a page with nothing but the fragment, as a web view shows it, and return its address."""
    fragment = EXPORTER.export(Order(table=table, language=language, form="html", **more), date(2026, 12, 1)).text
    path = folder / f"{table}.html"
    path.write_text(SHELL.format(language=language, head=head, before=before, fragment=fragment), "utf-8")
    return path.as_uri()


WIDER = """() => [...document.querySelectorAll('article *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
  .map((one) => one.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize(("table", "language"), sampled(TABLES, LANGUAGES))
def test_a_web_view_of_360_pixels_is_wide_enough(browser, tmp_path, table, language):
    """Nothing sticks out of a phone; no request, no error."""
    with opened(browser, page_of(tmp_path, table, language), PHONE) as page:
        asked = []
        page.on("request", lambda request: asked.append(request.url))

        assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
        assert page.evaluate(WIDER) == []
        assert asked == []


@pytest.mark.parametrize(
    ("scheme", "size"),
    [
        pytest.param("light", PHONE, id="light-phone"),
        pytest.param("dark", DESK, id="dark-desk", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize(("table", "language"), [("touch", "en"), ("bakarat", "id"), ("sbo-tiger", "vi")])
def test_axe_finds_nothing(browser, tmp_path, table, language, scheme, size):
    """No accessibility fault of any weight."""
    with opened(browser, page_of(tmp_path, table, language), size, color_scheme=scheme) as page:
        assert violations(page) == []


def test_dark_is_dark(browser, tmp_path):
    """The fragment follows what the device prefers."""
    address = page_of(tmp_path, "touch", "en")
    papers = []
    for scheme in ("light", "dark"):
        with opened(browser, address, PHONE, color_scheme=scheme) as page:
            papers.append(page.locator("article").evaluate("(root) => getComputedStyle(root).backgroundColor"))

    assert papers == ["rgb(255, 255, 255)", "rgb(19, 26, 23)"]


@pytest.mark.parametrize(("table", "language"), sampled(TABLES, LANGUAGES))
def test_a_page_is_few_screens_of_a_phone(browser, tmp_path, table, language):
    """On 390 × 844: touch at most 6 screens, any table at most 14, and the payouts begin on the first or the second."""
    width, height = 390, 844
    with opened(browser, page_of(tmp_path, table, language), (width, height)) as page:
        screens = page.evaluate("document.documentElement.scrollHeight") / height
        payouts = page.locator("section[id$=payouts]").bounding_box()["y"] / height

    assert screens <= (6 if table == "touch" else 14)
    assert payouts < 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_touch_prints_on_two_sheets(browser, tmp_path, language):
    """On A4, with the styles for print."""
    with opened(browser, page_of(tmp_path, "touch", language)) as page:
        printed = page.pdf(format="A4", margin=dict.fromkeys(("top", "right", "bottom", "left"), "15mm"))

    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= 2


def test_a_game_sets_its_colours_and_font_around_the_fragment(browser, tmp_path):
    """The documented variables, set outside, show inside."""
    head = "<style>body { --baccarat-ink: #112233; --baccarat-paper: #ffeedd; --baccarat-font: monospace }</style>"
    with opened(browser, page_of(tmp_path, "touch", "en", head), PHONE) as page:
        style = "(root) => { const s = getComputedStyle(root); return [s.color, s.backgroundColor, s.fontFamily] }"
        shown = page.locator("article").evaluate(style)

    assert shown == ["rgb(17, 34, 51)", "rgb(255, 238, 221)", "monospace"]


@pytest.mark.parametrize(("theme", "paper"), [("light", "rgb(255, 255, 255)"), ("dark", "rgb(19, 26, 23)")])
def test_a_theme_stays_whatever_the_device_prefers(browser, tmp_path, theme, paper):
    """A light export is light on a device that prefers dark, and a dark one dark on one that prefers light."""
    with opened(
        browser,
        page_of(tmp_path, "touch", "en", theme=theme),
        PHONE,
        color_scheme="dark" if theme == "light" else "light",
    ) as page:
        assert page.locator("article").evaluate("(root) => getComputedStyle(root).backgroundColor") == paper


HOSTILE = """<style>
  * { color: red; font: 40px serif; letter-spacing: 9px; text-transform: uppercase; border: 3px solid; margin: 9px }
  #app main article * { padding: 50px; float: right; line-height: 4; background: yellow; opacity: 0.3 }
  .card, .baccarat-card { display: none } h2, td, li { display: none !important } table { width: 3000px !important }
  li::before, p::after { content: "9 to 1" } svg * { visibility: hidden }
</style>"""
LOOK = """() => [...document.querySelectorAll('article, article :not(style)')].map((one) => {
  const style = getComputedStyle(one);
  const names = ['display', 'color', 'backgroundColor', 'fontSize', 'fontFamily', 'letterSpacing', 'textTransform',
    'borderTopWidth', 'paddingTop', 'float', 'lineHeight', 'opacity', 'visibility', 'fill', 'stroke'];
  if (one.closest('svg *')) {
    return [one.tagName, style.fill, style.stroke, style.visibility, style.opacity, style.display === 'none'].join(' ');
  }
  return [one.tagName, ...names.map((name) => style[name]), getComputedStyle(one, '::before').content].join(' ');
})"""


def test_styles_leak_neither_way(browser, tmp_path):
    """On a page whose styles want everything otherwise the fragment looks as it does alone, and the page as before."""
    around = '<div id="app"><p class="ours">Ours</p>'
    with opened(browser, page_of(tmp_path, "touch", "en"), PHONE) as page:
        alone = page.evaluate(LOOK)
    with opened(browser, page_of(tmp_path, "touch", "en", HOSTILE, around), PHONE) as page:
        assert page.evaluate(LOOK) == alone
        ours = page.locator(".ours").evaluate("(one) => [getComputedStyle(one).color, getComputedStyle(one).fontSize]")

    assert ours == ["rgb(255, 0, 0)", "40px"]
    assert len(alone) > 250


def test_the_chart_is_read_without_colour(browser, tmp_path):
    """A letter in each cell, under heads of rows and columns; a caption says what the letters mean."""
    with opened(browser, page_of(tmp_path, "touch", "en"), PHONE) as page:
        chart = page.get_by_role("table", name="D: Banker draws. S: Banker stands.")
        row = chart.get_by_role("row").nth(3)

        assert chart.get_by_role("columnheader").all_inner_texts()[-10:] == list("0123456789")
        assert row.get_by_role("rowheader").inner_text() == "3"
        assert row.get_by_role("cell").all_inner_texts() == list("DDDDDDDDSD")
        size = row.get_by_role("cell").first.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
        papers = row.get_by_role("cell").evaluate_all(
            "cells => cells.map((one) => getComputedStyle(one).backgroundColor)"
        )

    assert size >= 13
    assert papers[7] != papers[8]


def test_cards_have_names(browser, tmp_path):
    """Each card is a picture with its name in the language of the page."""
    with opened(browser, page_of(tmp_path, "touch", "id"), PHONE) as page:
        assert page.get_by_role("img", name="as sekop").first.is_visible()
        names = page.locator("svg[role=img]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")

    assert len(names) >= 13 + 5 + 4
    assert all(names)
