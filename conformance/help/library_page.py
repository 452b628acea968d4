"""The page of the library: every bet of the industry that one coup settles, its exact return, and a coup that wins."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from itertools import groupby

from conformance.cards import RANKS, Card
from conformance.coup import MOST_CARDS, Coup, play
from conformance.errors import N_
from conformance.facts import facts_of
from conformance.help.document import (
    Block,
    Cards,
    Code,
    Content,
    Link,
    ListBlock,
    Page,
    Paragraph,
    Section,
    Small,
    TableBlock,
)
from conformance.help.pen import Pen, content
from conformance.library import Printed, printed
from conformance.rulebook.library_part import LibraryBet, library, unsettled
from conformance.rules import Condition, Outcome, Result, Tableau
from conformance.words.facts import fact_text
from conformance.words.rules import bet_name

DECKS = 8
DECIMALS = 4
SUITS = "SHDC"
TRIES = 200_000
_ADDRESS = re.compile(r"https?://[^\s;,]+")
_HOST = re.compile(r"https?://(?:www\.)?([^/\s;,]+)")


class Library:
    """The bets of the library with exact returns, and a coup for each: worked out once for all languages."""

    def __init__(self, tableau: Tableau) -> None:
        bets = library(tableau)
        self.items = [
            (bets[bet], list(items))
            for bet, items in groupby(printed(tableau, bets.values(), DECKS), key=lambda item: item.bet.bet.id)
        ]
        self.coups = winning_coups(tableau)


def top_outcome(bet: LibraryBet) -> Outcome:
    """Return the outcome that pays the most under any pay table of a bet."""
    wins = (
        outcome
        for paytable in bet.bet.paytables.values()
        for outcome in paytable.outcomes
        if outcome.result is Result.WIN
    )
    return max(wins, key=lambda outcome: outcome.odds)


def winning_coups(tableau: Tableau) -> Mapping[str, Coup]:
    """Return for each bet of the library a coup in which it pays the most.

    Coups are dealt from eight decks, ever again from a few ranks and suits alone, so that rare ones come soon.
    """
    chance = random.Random(1)  # noqa: S311 - cards for an example
    missing = {bet.bet.id: top_outcome(bet).conditions for bet in library(tableau).values()}
    found: dict[str, Coup] = {}
    for _ in range(TRIES):
        if not missing:
            break
        ranks, suits = chance.sample(RANKS, chance.randint(1, 13)), chance.sample(SUITS, chance.randint(1, 4))
        deal = [Card(chance.choice(ranks), chance.choice(suits)) for _ in range(MOST_CARDS)]
        coup = play(tableau, deal)
        facts = facts_of(tableau, coup)
        for bet in [bet for bet, wanted in missing.items() if all(facts[c.fact] in c.values for c in wanted)]:
            found[bet] = coup
            del missing[bet]
    return {bet: found[bet] for bet in sorted(found)}


def library_page(pen: Pen, bets: Library) -> Page:
    """Return the page: all bets at a glance, each by itself, and those that no coup settles."""
    return Page(
        "bets",
        pen.name("heading", "Every bet there is"),
        pen.language,
        (
            Paragraph(
                pen.say(
                    N_(
                        "Each bet here is settled by one finished coup. The return and the house edge are counted "
                        "exactly over every deal from a fresh shoe of {decks} decks, without commission or rounding. "
                        "Nothing here is advice to bet."
                    ),
                    decks=pen.number(DECKS),
                )
            ),
        ),
        (
            Section("all", pen.name("heading", "All bets"), (_glance(pen, bets),)),
            Section("each", pen.name("heading", "Each bet"), (), tuple(_sections(pen, bets))),
            Section("outside", pen.name("heading", "What one coup does not settle"), (_outside(pen),)),
        ),
    )


def _glance(pen: Pen, bets: Library) -> TableBlock:
    columns = (
        pen.name("column", "Bet"),
        pen.name("column", "Pays"),
        pen.name("column", "Return"),
        pen.name("column", "House edge"),
    )
    rows = []
    for bet, items in bets.items:
        also: Content = (Small(pen.listed(bet.also)),) if bet.also else ()
        for item in {item.published.paytable: item for item in items}.values():
            name = Link(bet_name(bet.bet, pen.language), "", f"bet-{bet.bet.id}")
            rows.append(((name, *also), _pays(pen, item), *_shares(pen, item)))
    return TableBlock(columns, tuple(rows))


def _shares(pen: Pen, item: Printed) -> tuple[Content, Content]:
    return (
        content(pen.percent(1 - item.exact.edge, DECIMALS)),
        content(pen.percent(item.exact.edge, DECIMALS)),
    )


def _pays(pen: Pen, item: Printed) -> Content:
    odds = sorted(set(item.bet.odds(item.published.paytable)), reverse=True)
    return pen.listed((pen.net(one) for one in odds), " / ")


def _sections(pen: Pen, bets: Library) -> Iterator[Section]:
    for bet, items in bets.items:
        blocks: list[Block] = []
        if bet.also:
            blocks.append(Paragraph(pen.say(N_("Also called: {names}."), names=pen.listed(bet.also))))
        blocks += [
            _outcomes(pen, bet),
            _figures(pen, items),
            *_sources(pen, items),
            *_coup(pen, bets.coups.get(bet.bet.id)),
        ]
        yield Section(f"bet-{bet.bet.id}", bet_name(bet.bet, pen.language), tuple(blocks))


def _outcomes(pen: Pen, bet: LibraryBet) -> TableBlock:
    """Return when the bet wins and when its stake comes back, with the net odds of each pay table."""
    paytables = list(bet.bet.paytables.values())
    cases: dict[tuple[Condition, ...], None] = {}
    for paytable in paytables:
        cases.update((outcome.conditions, None) for outcome in paytable.outcomes if outcome.conditions)
    rows = []
    for case in cases:
        paid = [next((o for o in paytable.outcomes if o.conditions == case), None) for paytable in paytables]
        when = pen.listed((fact_text(c.fact, c.values, pen.language) for c in case), "; ")
        rows.append((when, pen.listed((_paid(pen, outcome) for outcome in paid), " · ")))
    return TableBlock((pen.name("column", "When"), pen.name("column", "Pays")), tuple(rows))


def _paid(pen: Pen, outcome: Outcome | None) -> Content:
    if outcome is None or outcome.result is Result.LOSE:
        return content(pen.name("result", "loses"))
    if outcome.result is Result.PUSH:
        return content(pen.name("result", "push"))
    return content(pen.net(outcome.odds))


def _figures(pen: Pen, items: list[Printed]) -> TableBlock:
    columns = (
        pen.name("column", "Pays"),
        pen.name("column", "Return"),
        pen.name("column", "House edge"),
        pen.name("column", "Edge without pushes"),
        pen.name("column", "Printed edge"),
        pen.name("column", "Source"),
    )
    rows = tuple(
        (
            _pays(pen, item),
            *_shares(pen, item),
            content(pen.percent(item.exact.edge_resolved, DECIMALS)),
            _printed(pen, item),
            content(_host(item.published.source or "")),
        )
        for item in items
    )
    return TableBlock(columns, rows)


def _host(source: str) -> str:
    """Return whose figures these are: the addresses' hosts, or else what the source is called."""
    return ", ".join(dict.fromkeys(_HOST.findall(source))) or source.partition(":")[0].strip() or "–"


def _sources(pen: Pen, items: list[Printed]) -> Iterator[Paragraph]:
    pages = dict.fromkeys(page for item in items for page in _ADDRESS.findall(item.published.source or ""))
    if pages:
        yield Paragraph(pen.say(N_("Sources: {pages}"), pages=pen.listed(Code(page) for page in pages)))


def _printed(pen: Pen, item: Printed) -> Content:
    if item.published.house_edge is None:
        return content("–")
    figure = pen.number(item.published.house_edge)
    if item.agrees is False:
        return pen.say(N_("{figure}%: differs from the exact figure"), figure=figure)
    return pen.listed((figure, "%"), "")


def _coup(pen: Pen, coup: Coup | None) -> Iterator[Block]:
    if coup is None:
        return
    yield Paragraph(pen.say(N_("A coup in which it pays the most:")))
    yield Cards(
        tuple(
            (pen.hand(name), pen.drawn(hand.cards), pen.number(hand.total).text)
            for name, hand in (("player", coup.player), ("banker", coup.banker))
        )
    )


def _outside(pen: Pen) -> ListBlock:
    return ListBlock(
        tuple(
            pen.say(N_("{name}: {reason}"), name=pen.name("bet", item.name), reason=pen.name("unsaid", item.reason))
            for item in unsettled()
        )
    )
