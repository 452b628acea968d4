"""Cards and the badge, drawn as SVG that needs no font of symbols and no colour to be read."""

from __future__ import annotations

from conformance.cards import Card
from conformance.report.markup import Markup, element
from conformance.report.model import Report
from conformance.suite.verdict import Overall, overall_text
from conformance.words import words_in
from conformance.words.numbers import write_number

_SUITS = {
    "S": "M12 2C16 7 21 10 21 14.5A4.5 4.5 0 0 1 13.2 17.5L15 22H9L10.8 17.5A4.5 4.5 0 0 1 3 14.5C3 10 8 7 12 2Z",
    "H": "M12 21C5 15 2 11 2 7.5A5 5 0 0 1 12 6A5 5 0 0 1 22 7.5C22 11 19 15 12 21Z",
    "D": "M12 2L20 12L12 22L4 12Z",
    "C": "M12 2A4.5 4.5 0 0 1 15.6 9.2A4.5 4.5 0 1 1 13.2 16.5L15 22H9L10.8 16.5A4.5 4.5 0 1 1 8.4 9.2"
    "A4.5 4.5 0 0 1 12 2Z",
}
_RED = "HD"
_FACE, _EDGE, _INK, _RED_INK = "#fff", "#8a9099", "#1b1d20", "#b3140f"
"""The colours where no style sheet sets any; they hold in the light and in the dark."""


def suit_shapes() -> Markup:
    """Return the shapes of the suits, which the cards of a page use."""
    symbols = [
        element("symbol", element("path", d=path), id=f"suit-{suit}", viewBox="0 0 24 24")
        for suit, path in _SUITS.items()
    ]
    return element("svg", symbols, width="0", height="0", class_="shapes", aria_hidden="true", focusable="false")


def card_drawing(card: Card, name: str) -> Markup:
    """Draw one card, its rank above its suit; the name is what is read aloud."""
    shape = element("use", href=f"#suit-{card.suit}", x="13", y="36", width="22", height="22")
    return _drawn(card, name, shape, "")


def whole_card(card: Card, name: str, prefix: str) -> Markup:
    """Draw one card that needs no shapes elsewhere on the page; the prefix is put before its classes."""
    shape = element("path", d=_SUITS[card.suit], transform="translate(13 36) scale(.9167)")
    return _drawn(card, name, shape, prefix)


def _drawn(card: Card, name: str, shape: Markup, prefix: str) -> Markup:
    rank = "10" if card.rank == "T" else card.rank
    return element(
        "svg",
        element("rect", x="1", y="1", width="46", height="64", rx="6", fill=_FACE, stroke=_EDGE),
        element("text", rank, x="24", y="29", text_anchor="middle", font_size="24", font_weight="700"),
        shape,
        viewBox="0 0 48 66",
        width="48",
        height="66",
        fill=_RED_INK if card.suit in _RED else _INK,
        class_=f"{prefix}card {prefix}red" if card.suit in _RED else f"{prefix}card",
        role="img",
        aria_label=name,
    )


_BACKGROUND: dict[Overall, str] = {
    "conformant": "#1a6b3c",
    "partial": "#6b5a00",
    "known-failures": "#6b5a00",
    "not-conformant": "#a3231f",
    "incomplete-language": "#6b5a00",
    "incomplete": "#6b5a00",
}
_PER_LETTER = 7
"""The width of a letter of the badge, at most; a narrower font leaves more room at the sides."""


def badge(report: Report) -> bytes:
    """Draw the badge of a run: what it came to, how many checks passed, and how many did not run if none failed.

    Behind them stands how many deals of a sweep passed, which a sweep alone has in their place.
    """
    language, words = report.language, words_in(report.language)
    label, value = "baccarat", overall_text(report.verdict, words)
    if report.sweep is None or report.checks:
        value += f" {write_number(report.passed, language)}/{write_number(report.total, language)}"
    if report.sweep is not None:
        passed, asked = (write_number(number, language) for number in (report.sweep.passed, report.sweep.asked))
        value += f" {words.say('deals')} {passed}/{asked}"
    if report.verdict == "partial" and report.lack.checks:
        value += f" ({words.say('not run')}: {write_number(report.lack.checks, language)})"
    left, right = (len(text) * _PER_LETTER + 14 for text in (label, value))
    style = {
        "fill": "#fff",
        "text_anchor": "middle",
        "font_family": "Verdana,DejaVu Sans,sans-serif",
        "font_size": "11",
    }
    drawing = element(
        "svg",
        element("title", f"{label}: {value}"),
        element("rect", width=str(left + right), height="20", rx="3", fill="#3d4043"),
        element(
            "path",
            d=f"M{left} 0H{left + right - 3}a3 3 0 0 1 3 3V17a3 3 0 0 1-3 3H{left}Z",
            fill=_BACKGROUND[report.verdict],
        ),
        element("text", label, x=str(left / 2), y="14", **style),
        element("text", value, x=str(left + right / 2), y="14", **style),
        xmlns="http://www.w3.org/2000/svg",
        width=str(left + right),
        height="20",
        role="img",
        aria_label=f"{label}: {value}",
    )
    return f"{drawing}\n".encode()
