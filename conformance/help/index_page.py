"""The home of a language: what this is, the tables, the published pages, the words, the scenarios, the guides."""

from __future__ import annotations

from conformance import __version__
from conformance.errors import N_
from conformance.help.document import Block, Code, Link, ListBlock, Page, Paragraph, Section, TableBlock
from conformance.help.pen import Pen, content
from conformance.help.scenario_page import features_in
from conformance.places import spec_digest
from conformance.suite.cases import cases_in


def index_page(pen: Pen) -> Page:
    """Return the home of the language."""
    rules = pen.rules
    introduction: tuple[Block, ...] = (
        Paragraph(
            pen.say(
                N_(
                    "Baccarat as published tables play it: the rules are written once, executed by an engine, "
                    "tested in three languages, and explained here from the same source. Where a published page "
                    "is wrong or silent, these pages say so."
                )
            )
        ),
        Paragraph(
            pen.say(
                N_("Version {version}; hash of the rules {digest}. Nothing here is advice to bet."),
                version=Code(__version__),
                digest=Code(spec_digest()[:16]),
            )
        ),
    )
    columns = (pen.name("column", "Table"), pen.name("column", "Bets"), pen.name("column", "Published by"))
    tables = tuple(
        (
            content(pen.table(table)),
            pen.listed(pen.name("bet", offer.name) for offer in table.offers.values()),
            pen.listed(pen.document(page) for page in table.notations),
        )
        for table in rules.tables.values()
    )
    pages = tuple(
        pen.say(
            N_("{page}, in {language}"),
            page=pen.document(document.id),
            language=pen.language_name(document.language),
        )
        for document in rules.pages
    )
    guides = (
        content(Link(pen.text(N_("Validate an engine")), "guides/validate-an-engine")),
        content(Link(pen.text(N_("Implement an engine")), "guides/implementing-an-engine")),
        content(Link(pen.text(N_("Write your own table")), "guides/write-your-own-table")),
        content(Link(pen.text(N_("Publish help")), "guides/publish-help")),
        content(Link(pen.text(N_("Run the scenarios as QA")), "guides/run-as-qa")),
        content(Link(pen.text(N_("Audit round logs")), "guides/audit-round-logs")),
        content(Link(pen.text(N_("Audit on Apache Spark")), "guides/audit-on-spark")),
    )
    words = (
        content(Link(pen.name("heading", "How odds are written"), "odds")),
        content(Link(pen.name("heading", "Glossary"), "glossary")),
    )
    return Page(
        "index",
        pen.name("heading", "Baccarat, written once"),
        pen.language,
        introduction,
        (
            Section("tables", pen.name("heading", "Tables"), (TableBlock(columns, tables),)),
            Section("words", pen.name("heading", "Odds and words"), (ListBlock(words),)),
            Section("pages", pen.name("heading", "Published pages, and what they get wrong"), (ListBlock(pages),)),
            Section("scenarios", pen.name("heading", "Scenarios"), _scenarios(pen)),
            Section("guides", pen.name("heading", "Guides"), (ListBlock(guides),)),
        ),
    )


def _scenarios(pen: Pen) -> tuple[Block, ...]:
    count = pen.number(len({case.id for case in cases_in(pen.language)}))
    features = features_in(pen.language)
    items = tuple(content(Link(feature.name, f"scenarios/{name}")) for name, feature in features.items())
    return (
        Paragraph(pen.say(N_("Scenarios that any engine can be run against: {count}."), count=count)),
        ListBlock(items),
    )
