"""Exports of players' pages: made once, however often they are asked for."""

from __future__ import annotations

import re
from datetime import date
from fractions import Fraction
from functools import cache

import msgspec

from conformance import RULES_DATE, __version__
from conformance.engines.reference import table_called
from conformance.errors import N_, BaccaratError
from conformance.help.document import Page
from conformance.help.exports.markdown import markdown, rules_of_lines
from conformance.help.exports.reading import Reading, read_html, read_json, read_markdown
from conformance.help.exports.stamp import Order, Stamp, Theme, statement_digests, write_stamp
from conformance.help.player.page import player_page
from conformance.help.returns import Reckoner
from conformance.help.writing import fragment
from conformance.json_schemas import Schema
from conformance.json_schemas import document as schema_of
from conformance.places import PACKAGE, spec_digest
from conformance.rulebook import Rulebook
from conformance.words import LANGUAGES

ROOT = "baccarat-help"
"""The class of the root element; its id begins so."""


class Json(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An export as JSON: its stamp, and the page as sections of blocks, each line with the ids of its rules."""

    stamp: Stamp
    page: Page


class Export(msgspec.Struct, frozen=True):
    """An export: its page, its text, what was read of it, and its stamp."""

    page: Page
    text: str
    reading: Reading
    stamp: Stamp


class Exporter:
    """Exports the tables of a rulebook."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules
        self._reckoner = Reckoner(rules.tableau)
        self._exports: dict[bytes, Export] = {}

    def export(self, order: Order, made: date, version: str = __version__, dated: date = RULES_DATE) -> Export:
        """Return an export with its stamp: made on a day from the rules as they are, under the name of a version.

        Raises Refused when there is no such table.
        """
        key = msgspec.json.encode([order, made, version, dated])
        if key not in self._exports:
            self._exports[key] = self._made(order, made, version, dated)
        return self._exports[key]

    def _made(self, order: Order, made: date, version: str, dated: date) -> Export:
        table = table_called(self.rules, order.table)
        if order.language not in (table.languages or LANGUAGES):
            message = N_("{table} has no words in {language}; its languages are {languages}")
            raise BaccaratError(message, table=table.id, language=order.language, languages=", ".join(table.languages))
        page = player_page(self.rules, table, order.language, self._reckoner, version, dated, order.profile)
        if order.part != "all":
            chosen = tuple(section for section in page.sections if section.id == order.part)
            page = msgspec.structs.replace(page, blocks=(), sections=chosen)
        stamp = Stamp(
            **{name: getattr(order, name) for name in Order.__struct_fields__},
            version=version,
            dated=dated,
            rules=spec_digest(),
            made=made,
            statements=statement_digests(page),
        )
        found = _read(order, written(page, stamp))
        if order.form == "markdown":
            of_lines = rules_of_lines(page)
            pieces = (msgspec.structs.replace(one, rules=of_lines.get(one.text, ())) for one in found.pieces)
            found = msgspec.structs.replace(found, pieces=tuple(pieces))
        stamp = stamp.with_content(found.digest)
        return Export(page, written(page, stamp), found, stamp)


def written(page: Page, stamp: Stamp) -> str:
    """Return a page in the form of its stamp, with the stamp on it."""
    match stamp.form:
        case "html":
            root = root_id(stamp)
            return fragment(page, root, styles(root, stamp.theme), write_stamp(stamp))
        case "markdown":
            return markdown(page, write_stamp(stamp))
        case "json":
            return msgspec.json.format(msgspec.json.encode(Json(stamp, page), enc_hook=_plain)).decode() + "\n"


def _read(order: Order, text: str) -> Reading:
    match order.form:
        case "html":
            return read_html(text).fragments[0]
        case "markdown":
            found = read_markdown(text)
        case "json":
            found = read_json(text)
    assert found is not None
    return found


def root_id(order: Order) -> str:
    """Return the id of the root element, which no other table's or part's has."""
    return "-".join([ROOT, order.table, *(["only", order.part] if order.part != "all" else [])])


_DARK = {
    "light": None,
    "dark": "@media screen",
    "auto": "@media screen and (prefers-color-scheme: dark)",
}
"""Where the dark colours hold in each theme: paper is light."""


@cache
def styles(root: str, theme: Theme) -> str:
    """Return the styles of a fragment, each bound to its root and important."""
    where = _DARK[theme]
    dark = f"{where} {{\n{_css('dark')}}}\n" if where else ""
    return (_css("light") + dark + _css("player")).replace("&", f"#{root}").replace(";", " !important;")


def site_styles() -> str:
    """Return the same styles for the pages of the site, whose reader chooses the colours."""
    light, dark, rest = (_css(name) for name in ("light", "dark", "player"))
    frame = "& {\n  max-width: none;\n  padding: 0;\n}\n"
    dark = dark.replace("&", '[data-md-color-scheme="slate"] &').replace("#131a17", "transparent")
    whole = light.replace("#fff", "transparent") + rest + frame + f"@media screen {{\n{dark}}}\n"
    whole = whole.replace("&", ".baccarat-help")
    return whole.replace(";", " !important;")


def _css(name: str) -> str:
    text = (PACKAGE / "help" / "templates" / f"{name}.css").read_text("utf-8")
    return re.sub(r"/\*.*?\*/\s*", "", text, flags=re.DOTALL)


def _plain(value: object) -> object:
    """Return what JSON has no form for as text: an exact share or odds."""
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(type(value))


_FIELDS = {
    "anchor": "The anchor on that page; empty for its top.",
    "back": "What the example's stake returns, the stake included.",
    "bets": "Bets: their ids, or the rows of a table of payouts.",
    "blank": "What an empty cell means.",
    "blocks": "What it holds, in order.",
    "caption": "What the letters of its cells mean.",
    "card": "The card.",
    "cards": "Cards, in the order in which they were dealt.",
    "cells": "A cell for each column; null where no card is asked for.",
    "code": "The card as its rank and suit.",
    "columns": "The heads of the columns.",
    "command": "The command that plays it again.",
    "content": "What it says, in parts; those of type rule name its rules and are not shown.",
    "corner": "The head of the rows.",
    "defect": "The defect that rules on it.",
    "draws": "Whether the hand draws a third card.",
    "first": "What comes first.",
    "footer": "The version and the date of the rules.",
    "hands": "Hands: of each its name, its cards, and what they come to.",
    "holds": "Whether it holds.",
    "id": "Its id, alike in every language.",
    "instead": "What stands there without scripts.",
    "items": "The items, each in parts.",
    "language": "The language of the text, where it is not that of the page.",
    "lines": "The ways in which the bet is paid.",
    "link": "Where it leads.",
    "meaning": "What the letter means.",
    "name": "The name.",
    "notation": "How the text writes odds.",
    "numbered": "Whether the order of the items matters.",
    "over": "What stands over the heads of the columns.",
    "page": "The page.",
    "pays": "The odds, in parts.",
    "rank": "The rank of the card.",
    "rows": "The rows.",
    "rule": "The id of the rule that states it, or the ids, with spaces between.",
    "ruling": "The ruling.",
    "scenario": "The id of the scenario.",
    "sections": "The sections, in order.",
    "share": "The return to the player, in parts.",
    "stamp": "What the export was made from.",
    "steps": "The steps, in order.",
    "suit": "The letter of its suit.",
    "table": "The id of the table.",
    "text": "How it reads in the language of the page.",
    "title": "The title.",
    "type": "What it is.",
    "value": "The exact value.",
    "ways": "What may follow: of each what leads to it, and what it says.",
    "when": "When it is paid so, in parts; empty where the name of the bet says it.",
}


def export_schema() -> Schema:
    """Return the JSON Schema of an export."""
    return schema_of("A player's page as JSON", [Json], tags=_FIELDS)
