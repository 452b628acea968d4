"""The HTML fragment in a real browser: a phone's web view, light and dark, without scripts, and on a hostile page."""

from __future__ import annotations

from datetime import date

import pytest

from conformance.help.exports.export import Exporter, today
from conformance.rulebook import rulebook
from conformance.words import LANGUAGES
from tests.browsing import DESK, PHONE, browser, opened, violations

__all__ = ["browser"]

EXPORTER = Exporter(rulebook())
TABLES = tuple(rulebook().tables)
SHELL = (
    '<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Help</title>'
    '<meta name="viewport" content="width=device-width">{head}</head>'
    "<body>{before}<main>{fragment}</main></body></html>"
)


def page_of(folder, table, language, head="<style>body { margin: 0 }</style>", before=""):
    """Write a page with nothing but the fragment, as a web view shows it, and return its address."""
    fragment = EXPORTER.export(table, language, "html", today(date(2026, 11, 30))).text
    path = folder / f"{table}.html"
    path.write_text(SHELL.format(language=language, head=head, before=before, fragment=fragment), "utf-8")
    return path.as_uri()


WIDER = """() => [...document.querySelectorAll('article *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5 && !one.closest('.baccarat-scroll'))
  .map((one) => one.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_web_view_of_360_pixels_is_wide_enough(browser, tmp_path, table, language):
    """Nothing sticks out of a phone, with every example open and without scripts; no request, no error."""
    with opened(browser, page_of(tmp_path, table, language), PHONE) as page:
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")

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
    """No accessibility fault of any weight, with every example open."""
    with opened(browser, page_of(tmp_path, table, language), size, color_scheme=scheme) as page:
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")

        assert violations(page) == []


def test_dark_is_dark(browser, tmp_path):
    """The fragment follows what the device prefers."""
    address = page_of(tmp_path, "touch", "en")
    papers = []
    for scheme in ("light", "dark"):
        with opened(browser, address, PHONE, color_scheme=scheme) as page:
            papers.append(page.locator("article").evaluate("(root) => getComputedStyle(root).backgroundColor"))

    assert papers == ["rgb(255, 255, 255)", "rgb(19, 26, 23)"]


def test_without_scripts_everything_is_there(browser, tmp_path):
    """With scripts off, examples open, and a link in the page leads to the rule."""
    with opened(browser, page_of(tmp_path, "touch", "vi"), PHONE, java_script_enabled=False) as page:
        example = page.locator("details").first
        assert not example.locator("ol").is_visible()
        example.locator("summary").click()
        assert example.locator("ol").is_visible()
        page.locator("nav a").last.click()
        assert page.url.endswith("#baccarat-precedence")


@pytest.mark.parametrize("rule", ["DRAW-B3", "PAY-TIE-WIN", "COMMISSION-TOUCH", "PAY-BANKER-COMMISSION-LOSS"])
def test_a_link_to_a_rule_leads_there(browser, tmp_path, rule):
    """The id of a rule is an anchor: opened with it, the page shows the statement."""
    with opened(browser, f"{page_of(tmp_path, 'touch', 'en')}#{rule}", PHONE) as page:
        box = page.locator(f"#{rule}").bounding_box()

    assert -1 <= box["y"] < PHONE[1]


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
    assert len(alone) > 500


def test_the_tableau_is_read_without_colour(browser, tmp_path):
    """Cells are named: a letter in each, with its meaning, under heads of rows and columns; borders differ as well."""
    with opened(browser, page_of(tmp_path, "touch", "en"), PHONE) as page:
        grid = page.get_by_role("table", name="Banker, when Player drew a third card")
        row = grid.get_by_role("row").nth(4)

        assert grid.get_by_role("columnheader").all_inner_texts()[1:] == list("0123456789")
        assert row.get_by_role("rowheader").inner_text() == "3"
        assert row.get_by_role("cell").all_inner_texts() == list("DDDDDDDDSD")
        assert row.locator("abbr[title='stands']").count() == 1
        borders = row.get_by_role("cell").evaluate_all(
            "cells => cells.map((one) => getComputedStyle(one).borderTopColor)"
        )
        assert borders[7] != borders[8]


def test_cards_have_names(browser, tmp_path):
    """Each card is a picture with its name in the language of the page."""
    with opened(browser, page_of(tmp_path, "touch", "id"), PHONE) as page:
        assert page.get_by_role("img", name="as sekop").first.is_visible()
        names = page.locator("svg[role=img]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")

    assert len(names) > 50
    assert all(names)
