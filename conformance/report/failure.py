"""A failure on the page: the coup drawn as cards, the rule and its pages, and how to see it again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from itertools import zip_longest

from conformance.cards import Card, read_cards
from conformance.coup import dealt_to
from conformance.engines.reference import Played, play_coup
from conformance.errors import BaccaratError
from conformance.explanation import explain
from conformance.report.drawing import card_drawing
from conformance.report.findings import Finding
from conformance.report.junit import pages
from conformance.report.markup import Content, Markup, element
from conformance.report.model import Basis, Report
from conformance.rulebook import Rulebook
from conformance.suite.questions import Question
from conformance.words import Language, Words, words_in
from conformance.words.cards import card_name
from conformance.words.numbers import write_number
from conformance.words.outcomes import VERDICTS
from conformance.words.rules import hand_name, offer_name


def articles(found: dict[str, list[Finding]], report: Report, rules: Rulebook) -> list[Markup]:
    """Return an article for each scenario that failed; its anchor is the scenario's id."""
    return [_article(case, items, report, rules) for case, items in found.items()]


def _article(case: str, items: list[Finding], report: Report, rules: Rulebook) -> Markup:
    first = items[0]
    name = element("span", first.failure.name, lang=_foreign(first, report))
    heading = element("h3", element("a", case, href=f"#{case}"), " ", name)
    return element("article", heading, [_finding(item, report, rules) for item in items], id=case, class_="failure")


def _foreign(item: Finding, report: Report) -> str | None:
    """Return the language of a finding that is not reported in the report's own."""
    return None if item.check.language == report.language else item.check.language


def _finding(item: Finding, report: Report, rules: Rulebook) -> Markup:
    language, words, failure = item.check.language, words_in(item.check.language), item.failure
    asked = question(item.check.table, failure.deal, failure.stakes, failure.round) if failure.deal else None
    played = played_by_rules(asked, rules) if asked else None
    chips = [verdict_chip(item.check.verdict, words)]
    if item.check.known:
        known = words.say("known failure: {reason}", reason=item.check.known)
        chips = [element("span", f"! {known}", class_="chip known")]
    chips += [element("span", table, class_="chip") for table in item.tables]
    chips += [element("span", tested, class_="chip language") for tested in item.languages]
    facts: list[tuple[str, Content]] = []
    for basis in item.basis:
        facts += [(words.say("Rule"), rule_told(basis)), (words.say("Source"), pages(basis, words))]
    if failure.file:
        facts.append((words.say("Scenario"), element("code", f"{failure.file}:{failure.line}")))
    facts.append((words.say("Step"), failure.step))
    return element(
        "section",
        element("p", chips, class_="chips"),
        coup_drawing(asked, played, rules, language) if asked else None,
        sides(failure.subject, failure.expected, failure.actual, words),
        element(
            "dl", [element("div", element("dt", label), element("dd", text)) for label, text in facts], class_="facts"
        ),
        reproduced(failure.reproduce, words),
        steps(played, rules, language),
        _transcript(item),
        lang=_foreign(item, report),
        data_tables=" ".join(item.tables),
        data_languages=" ".join(item.languages),
        data_verdict="known" if item.check.known else "failed",
    )


def verdict_chip(verdict: str, words: Words) -> Markup:
    """Say in a word or two how a check failed."""
    told = words.say(VERDICTS[verdict]) if verdict in VERDICTS else words.say("failed")
    return element("span", f"✗ {told}", class_="chip failed")


def rule_told(basis: Basis) -> Content:
    """Describe a rule: its id, what it governs, and where it stands."""
    return [element("code", basis.rule), f" {basis.governs} ", element("code", f"({basis.place})", class_="place")]


def sides(subject: str, expected: str, actual: str, words: Words) -> list[Markup]:
    """Put what was expected beside what the engine made of it."""
    said = [(words.say("Expected"), expected, "expected"), (words.say("Actual"), actual, "actual")]
    pairs = [element("div", element("dt", label), element("dd", text), class_=side) for label, text, side in said]
    return [element("p", subject, class_="subject"), element("dl", pairs, class_="sides")]


def reproduced(command: str, words: Words) -> list[Markup]:
    """Show the command that shows a fault again."""
    label = words.say("Reproduce")
    return [element("p", label, class_="label"), element("pre", command, tabindex="0", aria_label=label)]


def question(table: str, deal: Sequence[str], stakes: Mapping[str, str], round_: int) -> Question:
    """Return what an engine was asked, as a report describes it."""
    return Question(table, read_cards(" ".join(deal)), tuple(stakes.items()), round_)


def played_by_rules(asked: Question, rules: Rulebook) -> Played | None:
    """Return a coup as the rules play it, or None where they refuse it."""
    try:
        stakes = {bet: Decimal(stake) for bet, stake in asked.stakes}
        return play_coup(rules, asked.table, asked.deal, stakes, asked.round)
    except BaccaratError:
        return None


def coup_drawing(asked: Question, played: Played | None, rules: Rulebook, language: Language) -> Markup:
    """Draw the cards in the order in which the shoe gives them, each with the hand that the rules give it to."""
    words = words_in(language)
    owners = _owners(played, rules, language)
    cards = [
        element(
            "li",
            card_drawing(card, card_name(card, language)),
            element("span", owner or words.say("stays in the shoe"), class_="owner" if owner else "owner left"),
        )
        for card, owner in zip_longest(asked.deal, owners[: len(asked.deal)], fillvalue="")
        if isinstance(card, Card)
    ]
    bets = staked(asked, rules, language)
    caption = element("figcaption", words.say("The cards as the shoe gives them, and where the rules put each"))
    return element(
        "figure",
        caption,
        element("ol", cards, class_="cards"),
        element("ul", [element("li", bet) for bet in bets], class_="stakes") if bets else None,
    )


def staked(asked: Question, rules: Rulebook, language: Language) -> list[str]:
    """Describe the stakes on a coup, and its round of the shoe unless it is the first."""
    words, offers = words_in(language), rules.tables[asked.table].offers
    bets = [
        words.say(
            "{bet}: {stake} staked",
            bet=offer_name(offers[bet], language) if bet in offers else bet,
            stake=write_number(Decimal(stake), language),
        )
        for bet, stake in asked.stakes
    ]
    if asked.round != 1:
        bets.append(words.say("round {round} of the shoe", round=write_number(asked.round, language)))
    return bets


def _owners(played: Played | None, rules: Rulebook, language: Language) -> list[str]:
    """Return the hand of each dealt card, in order; cards that stay in the shoe have none."""
    if played is None:
        return []
    return [hand_name(hand, language) for hand in dealt_to(rules.tableau, played.coup)]


def steps(played: Played | None, rules: Rulebook, language: Language) -> Markup | None:
    """Describe the coup as the rules play it, step by step."""
    if played is None:
        return None
    told = [element("li", step.text, " ", element("code", step.rule)) for step in explain(rules, played, language)]
    summary = element("summary", words_in(language).say("The coup by the rules, step by step"))
    return element("details", summary, element("ol", told))


def _transcript(item: Finding) -> Markup | None:
    """Show what was asked of the engine and what it answered."""
    if not item.failure.transcript:
        return None
    words = words_in(item.check.language)
    none = words.say("no answer")
    lines = [f"→ {exchange.request}\n← {exchange.answer or none}" for exchange in item.failure.transcript]
    label = words.say("What was asked of the engine, and its answers")
    summary = element("summary", label)
    return element("details", summary, element("pre", "\n".join(lines), tabindex="0", aria_label=label))
