"""The page of a table: everything that a bettor, a regulator or a tester asks of it, or that its pages do not say."""

from __future__ import annotations

import msgspec

from conformance import __version__
from conformance.errors import N_
from conformance.help.bets import availability_section, bets_section
from conformance.help.client import client_statements, topic_section
from conformance.help.coup import cards_section, deal_section, drawing_section
from conformance.help.document import Block, Code, Content, Explorer, Page, Paragraph, Section
from conformance.help.examples import Examples
from conformance.help.incidents import complaints_section, incidents_section
from conformance.help.limits import limits_section
from conformance.help.money import money_section
from conformance.help.pen import joined, statements
from conformance.help.returns import Reckoner, returns_section
from conformance.help.shoe import shoe_section
from conformance.help.slip import slip_section
from conformance.help.table_pen import TablePen
from conformance.places import spec_digest
from conformance.rulebook import Rulebook, Table
from conformance.rules import Rule
from conformance.words import Language
from conformance.words.rules import table_name

_HOMES = {
    "cards": "cards",
    "tableau": "deal",
    "odds": "bets",
    "bets": "bets",
    "tables": "bets",
    "shoe": "shoe",
    "bet-slip": "slip",
    "limits": "limits",
    "incidents": "incidents",
    "complaints": "complaints",
    "returns": "returns",
}
"""The section that answers for each part of the rules."""


def table_page(rules: Rulebook, table: Table, language: Language, reckoner: Reckoner) -> Page:
    """Return the page of a table in a language. Every rule that holds at the table stands in one of its sections."""
    pen = TablePen(rules, language, table)
    examples = Examples(pen)
    sections = (
        _about(pen),
        shoe_section(pen),
        cards_section(pen, examples),
        deal_section(pen),
        drawing_section(pen, examples),
        _explorer(pen),
        bets_section(pen, examples),
        money_section(pen, examples),
        returns_section(pen, reckoner),
        _with(limits_section(pen), client_statements(pen, "limits")),
        availability_section(pen),
        slip_section(pen),
        topic_section(
            pen,
            "client",
            pen.name("heading", "What the client shows"),
            N_("The published pages do not describe the client."),
        ),
        _with(incidents_section(pen), (*client_statements(pen, "incidents"), *_idle(pen))),
        topic_section(
            pen,
            "history",
            pen.name("heading", "History"),
            N_("The published pages do not say where past rounds are shown."),
            "history",
        ),
        _with(complaints_section(pen), client_statements(pen, "complaints")),
        topic_section(pen, "words", _heading(pen, "words"), N_("The published pages explain no words.")),
        topic_section(
            pen,
            "precedence",
            pen.name("heading", "Which language prevails"),
            N_("The published pages do not say which language prevails."),
            "precedence",
        ),
        topic_section(
            pen,
            "page",
            _heading(pen, "page"),
            N_("The published pages say nothing else of themselves."),
            "version",
        ),
    )
    return Page(
        f"rules/{table.id}",
        table_name(table, language),
        language,
        (_introduction(pen), Paragraph(pen.say(N_("How to play at this table: {table}."), table=pen.table(table)))),
        _complete(pen, sections),
    )


def _heading(pen: TablePen, section: str) -> str:
    """Return the heading of what the pages explain, or say of themselves; or of what the table does."""
    if pen.at.publisher is None:
        headings = {
            "words": pen.name("heading", "Words of the pages"),
            "page": pen.name("heading", "What the pages say of themselves"),
        }
    else:
        headings = {
            "words": pen.name("heading", "Words of this table"),
            "page": pen.name("heading", "What this table says of itself"),
        }
    return headings[section]


def _introduction(pen: TablePen) -> Paragraph:
    pages = pen.listed(pen.document(page) for page in pen.at.notations)
    return Paragraph(
        pen.say(
            N_("The rules of this table as they are executed and tested, made from {spec}. Published by: {pages}."),
            spec=Code("spec/"),
            pages=pages,
        )
    )


def _about(pen: TablePen) -> Section:
    items: list[Content] = [
        pen.say(N_("Table: {name} ({id})."), name=table_name(pen.at, pen.language), id=Code(pen.at.id)),
        pen.say(
            N_("Version {version}; hash of the rules {digest}."),
            version=Code(__version__),
            digest=Code(spec_digest()[:16]),
        ),
    ]
    said = client_statements(pen, "about")
    notes: list[Block] = []
    if not any(rule.topic == "play-for-fun" for rule in pen.here):
        message = N_("The published pages do not say whether play for fun has the same rules.")
        notes.append(pen.silent(message))
    return Section("about", pen.name("heading", "The game"), (*statements(items), *said, *notes))


def _explorer(pen: TablePen) -> Section:
    instead = pen.text(N_("The coup explorer needs JavaScript. The worked examples on this page do without."))
    said = pen.say(N_("Deal a coup, place bets, and see each step with its rule."))
    return Section("explorer", pen.name("heading", "Coup explorer"), (Paragraph(said), Explorer(pen.at.id, instead)))


def _idle(pen: TablePen) -> tuple[Block, ...]:
    """Return a note where the pages do not say what becomes of an idle session."""
    if any(rule.topic == "idle" for rule in pen.here):
        return ()
    return (pen.silent(N_("The published pages do not say what becomes of an idle session.")),)


def _with(section: Section, blocks: tuple[Block, ...]) -> Section:
    return msgspec.structs.replace(section, blocks=joined((*section.blocks, *blocks)))


def _complete(pen: TablePen, sections: tuple[Section, ...]) -> tuple[Section, ...]:
    """Add the rules that no section has yet to those that answer for their files, and the silences left over."""
    told = {rule for section in sections for rule in section.rules}
    left = [rule for rule in pen.here if rule.id not in told]
    completed = [
        _with(section, statements(pen.rule(rule.id) for rule in left if _home(rule) == section.id))
        for section in sections
    ]
    completed[-1] = _with(completed[-1], pen.left_unsaid())
    return tuple(completed)


def _home(rule: Rule) -> str:
    return _HOMES.get(rule.part, "page")
