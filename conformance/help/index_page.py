"""The home of a language: what this is, the tables, the published pages, the words, the scenarios, the guides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from conformance import __version__
from conformance.errors import N_
from conformance.help.document import Block, Code, Content, Link, ListBlock, Page, Paragraph, Section, TableBlock, Term
from conformance.help.pen import Pen, content
from conformance.help.player.profile import NO_PROFILE
from conformance.help.player.voice import Voice
from conformance.help.returns import Reckoner
from conformance.help.scenario_page import features_in
from conformance.places import spec_digest
from conformance.rules import Result, Table
from conformance.suite.cases import cases_in, rules_of
from conformance.words.languages import spoken
from conformance.words.rules import table_name


def index_page(pen: Pen, reckoner: Reckoner) -> Page:
    """Return the home of the language."""
    rules = pen.rules
    introduction: tuple[Block, ...] = (
        Paragraph(
            pen.say(
                N_(
                    "The rules and payouts of baccarat, written once as data: an engine executes them, scenarios in "
                    "several languages test them, and these pages are generated from them. Any other engine can be "
                    "checked against them."
                )
            )
        ),
        ListBlock(_doors(pen)),
        Paragraph(
            pen.say(
                N_("Version {version}; hash of the rules {digest}. Nothing here is advice to bet."),
                version=Code(__version__),
                digest=Code(spec_digest()[:16]),
            )
        ),
    )
    columns = (pen.name("column", "Table"), pen.name("column", "Published by"))
    tables = tuple(
        (
            content(pen.table(table)),
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
    words = (
        content(Link(pen.name("heading", "How odds are written"), "odds")),
        content(Link(pen.name("heading", "Every bet there is"), "bets")),
        content(Link(pen.name("heading", "Glossary"), "glossary")),
    )
    return Page(
        "index",
        pen.name("heading", "Baccarat, written once"),
        pen.language,
        introduction,
        (
            Section("tables", pen.name("heading", "Tables"), (TableBlock(columns, tables),)),
            Section("payouts", pen.name("heading", "What each table pays"), _payouts(pen, reckoner)),
            Section("words", pen.name("heading", "Odds and words"), (ListBlock(words),)),
            Section("pages", pen.name("heading", "Published pages, and what they get wrong"), (ListBlock(pages),)),
            Section("scenarios", pen.name("heading", "Scenarios"), _scenarios(pen)),
            *_guides(pen),
        ),
    )


def _doors(pen: Pen) -> tuple[Content, ...]:
    """Return where each reader goes from here; the guides, where the language has them."""
    player = pen.say(
        N_("You play: choose your table below, or look up {words}."),
        words=Link(pen.text(N_("what a word means")), "glossary"),
    )
    if not spoken(pen.language).guides:
        return (player,)
    return (
        player,
        pen.say(
            N_("You have an engine: {guide}."), guide=Link(pen.text(N_("validate it")), "guides/validate-an-engine")
        ),
        pen.say(
            N_("You publish help for players: {guide}."),
            guide=Link(pen.text(N_("export pages and keep them current")), "guides/publish-help"),
        ),
        pen.say(N_("You test: {guide}."), guide=Link(pen.text(N_("run the scenarios")), "guides/run-as-qa")),
        pen.say(
            N_("You audit: {guide}."), guide=Link(pen.text(N_("check recorded rounds")), "guides/audit-round-logs")
        ),
    )


def _payouts(pen: Pen, reckoner: Reckoner) -> tuple[Block, ...]:
    """Return every bet against every table: what it pays there, and its exact return."""
    tables = list(pen.rules.tables.values())
    bets = dict.fromkeys(bet for table in tables for bet in table.offers)
    rows = tuple(
        (content(pen.name("bet", pen.rules.bets[bet].name)), *(_cell(pen, table, bet, reckoner) for table in tables))
        for bet in bets
    )
    columns = (pen.name("column", "Bet"), *(table_name(table, pen.language) for table in tables))
    return (
        Paragraph(pen.say(N_("Net winnings for one staked, the lowest to the highest, and the return to the player."))),
        TableBlock(columns, rows),
    )


def _cell(pen: Pen, table: Table, bet: str, reckoner: Reckoner) -> Content:
    offer = table.offers.get(bet)
    if offer is None:
        return content("–")
    voice = Voice(pen.rules, pen.language, table, NO_PROFILE)
    wins = [payment for payment in offer.payments if payment.outcome.result is Result.WIN]
    low, high = (voice.paid(choose(wins, key=lambda one: one.factor).factor, None) for choose in (min, max))
    share = pen.percent(reckoner.of(table, table.decks)[bet].to_bettor, 2)
    if low == high:
        return pen.say(N_("{odds}, RTP {share}"), odds=low, share=share)
    return pen.say(N_("{low} to {high}, RTP {share}"), low=low, high=high, share=share)


def _guides(pen: Pen) -> Iterator[Section]:
    """Yield the links to the guides, where the language has them."""
    guides = (
        content(Link(pen.text(N_("Validate an engine")), "guides/validate-an-engine")),
        content(Link(pen.text(N_("Implement an engine")), "guides/implementing-an-engine")),
        content(Link(pen.text(N_("Write your own table")), "guides/write-your-own-table")),
        content(Link(pen.text(N_("Publish help")), "guides/publish-help")),
        content(Link(pen.text(N_("Run the scenarios as QA")), "guides/run-as-qa")),
        content(Link(pen.text(N_("Audit round logs")), "guides/audit-round-logs")),
        content(Link(pen.text(N_("Audit on Apache Spark")), "guides/audit-on-spark")),
    )
    if spoken(pen.language).guides:
        yield Section("guides", pen.name("heading", "Guides"), (ListBlock(guides),))


def _scenarios(pen: Pen) -> tuple[Block, ...]:
    """Return the features in groups, by where the rules stand that most of their scenarios cite."""
    count = pen.number(len({case.id for case in cases_in(pen.language)}))
    groups: dict[str, list[Content]] = {name: [] for name in _PLACES}
    for name, feature in features_in(pen.language).items():
        places = Counter(
            _group(pen.rules.rules[rule].place) for scenario in feature.scenarios for rule in rules_of(scenario)
        )
        for group, _ in places.most_common(1):  # a feature without scenarios, as a new language has, is in none
            groups[group].append(content(Link(feature.name, f"scenarios/{name}")))
    names = {
        "coup": pen.name("heading", "The coup"),
        "bets": pen.name("heading", "The bets"),
        "tables": pen.name("heading", "The tables and their money"),
        "procedures": pen.name("heading", "Around the coup"),
    }
    listed = [(names[group], items) for group, items in groups.items() if items]
    return (
        Paragraph(pen.say(N_("Scenarios that any engine can be run against: {count}."), count=count)),
        *(block for name, items in listed for block in (Paragraph((Term(name),)), ListBlock(tuple(items)))),
    )


_PLACES = {
    "coup": ("spec/tableau.toml", "spec/cards.toml"),
    "bets": ("spec/bets/",),
    "tables": ("spec/tables/", "spec/odds.toml"),
    "procedures": ("spec/procedures/",),
}
"""The groups of features, and where the rules of each stand."""


def _group(place: str) -> str:
    """Return the group of a rule by where it stands; what stands elsewhere belongs to the tables."""
    return next((group for group, places in _PLACES.items() if place.startswith(places)), "tables")
