"""The sections on the bets: when each wins, what it pays, when it comes back, and in which rounds it is taken."""

from __future__ import annotations

from conformance.errors import N_
from conformance.help.document import (
    Block,
    Content,
    Inline,
    Link,
    ListBlock,
    Paragraph,
    RuleId,
    Section,
    Small,
    TableBlock,
    Text,
)
from conformance.help.examples import Examples
from conformance.help.pen import content, statements
from conformance.help.silences import ODDS
from conformance.help.table_pen import TablePen
from conformance.odds import Notation
from conformance.rules import Condition, Offer, Outcome, Payment, Result
from conformance.rules import Value as FactValue
from conformance.words.facts import fact_name, value_text
from conformance.words.rules import offer_name, rule_text


def bets_section(pen: TablePen, examples: Examples) -> Section:
    """Return the bets of the table: all of them at a glance, and each with every outcome."""
    columns = (pen.name("column", "Bet"), pen.name("column", "Pays"), pen.name("column", "Available until round"))
    glance = tuple(
        (content(pen.bet(offer)), _odds_of(pen, offer), _last_round(pen, offer)) for offer in pen.at.offers.values()
    )
    blocks: list[Block] = [
        Paragraph(pen.stated(pen.at.offer_rule, N_("The table takes these bets and no other."))),
        TableBlock(columns, glance),
        Paragraph(
            pen.say(
                pen.of_source(ODDS),
                notation=_linked(pen, pen.notation(pen.at)),
            )
        ),
        ListBlock(tuple(_notation(pen, page, used) for page, used in pen.at.notations.items())),
        *pen.unsaid("other-side-bets"),
    ]
    return Section(
        "bets",
        pen.name("heading", "Bets and what they pay"),
        tuple(blocks),
        tuple(_bet_section(pen, offer, examples) for offer in pen.at.offers.values()),
    )


def _linked(pen: TablePen, notation: Notation) -> Link:
    """Return the name of a notation, linked to where it is explained."""
    return Link(pen.notation_name(notation.id), "odds", notation.id)


def _notation(pen: TablePen, page: str, notation: Notation) -> Content:
    message = N_("On {page} odds are written: {notation}.")
    return pen.stated(notation.rule, message, page=pen.document(page), notation=_linked(pen, notation))


def _odds_of(pen: TablePen, offer: Offer) -> Content:
    """Return the odds at which a bet can win, the highest first."""
    wins = {p.outcome.odds: p.outcome for p in offer.payments if p.outcome.result is Result.WIN}
    return pen.listed((_odds(pen, outcome) for _, outcome in sorted(wins.items(), reverse=True)), " / ")


def _odds(pen: TablePen, outcome: Outcome) -> Content:
    """Return the odds of an outcome as a page of the table writes them, and that the commission is taken from them."""
    odds: Content = (pen.odds(outcome.odds, pen.notation(pen.at), outcome.rule),)
    if not outcome.commission or pen.at.commission is None:
        return odds
    if pen.at.commission.base == "stake":
        return pen.say(N_("{odds}, less the commission on the stake"), odds=odds)
    return pen.say(N_("{odds}, less the commission on the winnings"), odds=odds)


def _last_round(pen: TablePen, offer: Offer) -> Content:
    if offer.last_round is None:
        return (Text(pen.name("availability", "every round")),)
    return (pen.number(offer.last_round, offer.availability_rule),)


def _bet_section(pen: TablePen, offer: Offer, examples: Examples) -> Section:
    columns = (
        pen.name("column", "When"),
        pen.name("column", "Result"),
        pen.name("column", "Odds"),
        pen.name("column", "In plain words"),
    )
    rows = tuple(_outcome_row(pen, payment) for payment in offer.payments)
    shown = [
        example
        for result in (Result.WIN, Result.PUSH)
        for payment in [p for p in offer.payments if p.outcome.result is result][:1]
        for example in examples.of(payment.outcome.rule, offer.bet.id)
    ]
    return Section(f"bet-{offer.bet.id}", offer_name(offer, pen.language), (TableBlock(columns, rows), *shown))


def _outcome_row(pen: TablePen, payment: Payment) -> tuple[Content, ...]:
    outcome = payment.outcome
    when = when_decided(pen, outcome)
    if outcome.result is Result.LOSE:
        return when, content(pen.name("result", "loses")), content("–"), pen.say(N_("the stake is lost"))
    if outcome.result is Result.PUSH:
        return when, content(pen.name("result", "push")), content("–"), pen.say(N_("the stake comes back"))
    plain = pen.say(
        N_("{stake} staked wins {winnings} and comes back"),
        stake=pen.number(1),
        winnings=pen.net(payment.factor, outcome.rule),
    )
    return when, content(pen.name("result", "wins")), _odds(pen, outcome), plain


def when_decided(pen: TablePen, outcome: Outcome) -> Content:
    """Return when an outcome decides: in words, and as facts of the coup."""
    rule = pen.rules.rules[outcome.rule]
    when: list[Inline] = [Text(pen.sentence(rule_text(rule, pen.language))), Text(" "), RuleId(outcome.rule)]
    if not outcome.conditions:
        when.append(Small(pen.say(N_("in every other case"))))
    else:
        facts = pen.listed((_condition(pen, condition, outcome.rule) for condition in outcome.conditions), "; ")
        when.append(Small(facts))
    return tuple(when)


def _condition(pen: TablePen, condition: Condition, rule: str) -> Content:
    """Return a condition of an outcome: a fact of the coup and the values that it may have."""
    values = pen.listed(_fact_value(pen, value, rule) for value in sorted(condition.values, key=str))
    return (Text(f"{fact_name(condition.fact, pen.language)}: "), *values)


def _fact_value(pen: TablePen, value: FactValue, rule: str) -> Content:
    if isinstance(value, int) and not isinstance(value, bool):
        return content(pen.number(value, rule))
    if value == "tie":
        return content(pen.name("fact", "neither (a tie)"))
    return content(value_text(value, pen.language))


def availability_section(pen: TablePen) -> Section:
    """Return in which rounds of a shoe each bet is taken."""
    groups: dict[tuple[str, int], list[str]] = {}
    for bet, offer in pen.at.offers.items():
        if offer.last_round is not None and offer.availability_rule is not None:
            groups.setdefault((offer.availability_rule, offer.last_round), []).append(bet)
    items = [
        pen.stated(
            rule,
            N_("Up to round {round} of a shoe and no longer: {bets}."),
            round=pen.number(last, rule),
            bets=pen.bets(pen.at, bets),
        )
        for (rule, last), bets in groups.items()
    ]
    others = [bet for bet, offer in pen.at.offers.items() if offer.last_round is None]
    if groups and others:
        items.append(pen.say(N_("In every round of a shoe: {bets}."), bets=pen.bets(pen.at, others)))
    blocks: list[Block] = [*statements(items), *pen.unsaid("bonus-availability", "availability")]
    if not groups:
        blocks.insert(0, Paragraph(pen.say(N_("No bet of this table has a last round; each is taken in every round."))))
    return Section("availability", pen.name("heading", "In which rounds bets are taken"), tuple(blocks))
