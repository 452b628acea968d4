"""The pen: values of the rulebook and sentences of the catalogues, put together as content in one language."""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from fractions import Fraction

from conformance.cards import Card
from conformance.errors import N_
from conformance.help.document import (
    Block,
    Content,
    DrawnCard,
    Inline,
    Link,
    ListBlock,
    Note,
    Number,
    Odds,
    Percent,
    RuleId,
    Text,
)
from conformance.odds import Notation, winnings_and_stake
from conformance.rulebook import Rulebook, Table
from conformance.rules import Offer
from conformance.words import Language, words_in
from conformance.words.cards import card_name
from conformance.words.languages import language_name
from conformance.words.numbers import write_number, write_percent
from conformance.words.outcomes import amount_text
from conformance.words.rules import hand_name, offer_name, rule_text, table_name

Value = Inline | Content | str

NOTATIONS = {
    (False, False): N_("{winnings} to {stake}"),
    (True, False): N_("{stake} pays {winnings}"),
    (False, True): N_("{winnings} for {stake}"),
}
"""How odds are written, by whether the stake comes first and whether it is counted in."""


class Pen:
    """Writes in one language what a rulebook says."""

    def __init__(self, rules: Rulebook, language: Language) -> None:
        self.rules = rules
        self.language = language
        self.words = words_in(language)

    def say(self, message: str, /, **values: Value) -> Content:
        """Return a message as content, with values in the place of its placeholders."""
        parts: list[Inline] = []
        for text, name, _, _ in string.Formatter().parse(self.words.say(message)):
            if text:
                parts.append(Text(text))
            if name is not None:
                parts.extend(content(values[name]))
        return tuple(parts)

    def text(self, message: str, /, **values: object) -> str:
        """Return a message as plain text."""
        return self.words.say(message, **values)

    def stated(self, rules: str | Iterable[str | None] | None, message: str, /, **values: Value) -> Content:
        """Return a message as content, followed by its rules."""
        return resting_on(self.say(message, **values), rules)

    def rule(self, rule_id: str) -> Content:
        """Return what a rule governs, followed by the rule."""
        return resting_on(self.rule_sentence(rule_id), rule_id)

    def rule_sentence(self, rule_id: str) -> Content:
        """Return what a rule governs, as a sentence."""
        return (Text(self.sentence(rule_text(self.rules.rules[rule_id], self.language))),)

    def sentence(self, text: str) -> str:
        """Return a text as a sentence."""
        return text if text.endswith((".", "?", "!")) else f"{text}."

    def number(self, value: Decimal | int, rule: str | None = None) -> Number:
        """Return a number."""
        return Number(write_number(value, self.language), Decimal(value), rule)

    def numbers(self, values: Iterable[int], rule: str | None = None) -> Content:
        """Return numbers in a row."""
        return self.listed(self.number(value, rule) for value in values)

    def money(self, amount: Decimal, table: Table, rule: str | None = None) -> Number:
        """Return an amount of a table's money."""
        return Number(amount_text(amount, table.unit, self.language), amount, rule)

    def percent(self, share: Fraction, decimals: int, rule: str | None = None) -> Percent:
        """Return a share as a percentage with this many decimals."""
        return Percent(write_percent(share, self.language, decimals), share, rule)

    def odds(self, odds: Fraction, notation: Notation, rule: str | None = None) -> Odds:
        """Return net odds in a notation."""
        won, stake = winnings_and_stake(odds)
        shown = won + stake if notation.stake_included else won
        text = self.words.say(
            NOTATIONS[notation.stake_first, notation.stake_included],
            winnings=write_number(shown, self.language),
            stake=write_number(stake, self.language),
        )
        return Odds(text, odds, notation.id, rule)

    def net(self, odds: Fraction | Decimal, rule: str | None = None) -> Odds:
        """Return net odds as the winnings for one staked."""
        exact = Fraction(odds)
        return Odds(
            write_number(Decimal(exact.numerator) / Decimal(exact.denominator), self.language), exact, "net", rule
        )

    def notation_name(self, notation: str) -> str:
        """Return the name of a notation."""
        names = {
            "winnings-first": self.name("notation", "winnings first"),
            "stake-first": self.name("notation", "stake first"),
            "for-one": self.name("notation", "for one, the stake included"),
        }
        return names.get(notation, notation)

    def notation(self, table: Table) -> Notation:
        """Return the notation of the table's page in this language, or else of its first page."""
        own = [page for page in table.notations if self.rules.documents[page].language == self.language]
        return table.notations[next(iter(own or table.notations))]

    def bet(self, offer: Offer) -> Link:
        """Return the name of a bet, linked to where the page says what it pays."""
        return Link(offer_name(offer, self.language), "", f"bet-{offer.bet.id}")

    def bets(self, table: Table, bet_ids: Iterable[str]) -> Content:
        """Return the names of bets that a table offers; what it does not offer is named without a link."""
        return self.listed(
            self.bet(table.offers[bet]) if bet in table.offers else self.name("bet", self.rules.bets[bet].name)
            for bet in bet_ids
        )

    def hand(self, hand: str) -> str:
        """Return the name of a hand."""
        return hand_name(hand, self.language)

    def drawn(self, cards: Iterable[Card]) -> tuple[DrawnCard, ...]:
        """Return cards as pictures."""
        return tuple(DrawnCard(card, card_name(card, self.language)) for card in cards)

    def table(self, table: Table) -> Link:
        """Return the name of a table, linked to its page."""
        return Link(table_name(table, self.language), f"tables/{table.id}")

    def name(self, context: str, message: str) -> str:
        """Return the name of a thing."""
        return self.words.name(context, message)

    def listed(self, values: Iterable[Value], between: str = ", ") -> Content:
        """Return values in a row."""
        parts: list[Inline] = []
        for value in values:
            if parts:
                parts.append(Text(between))
            parts.extend(content(value))
        return tuple(parts)

    def silent(self, message: str) -> Note:
        """Return a note that the page is silent."""
        return Note(self.say(message))

    def note(self, what: Content, defect: str | None) -> Note:
        """Return a note on what a page leaves unsaid."""
        if defect is None:
            return Note(what)
        return Note(what, (Text(" "), *self.say("(ruling {defect})", defect=self.defect(defect))))

    def tables(self, tables: Iterable[str]) -> Content:
        """Return the names of tables, in order, linked to their pages."""
        chosen = set(tables)
        return self.listed(self.table(table) for table in self.rules.tables.values() if table.id in chosen)

    def rule_link(self, rule_id: str, table: str | None = None) -> Link:
        """Return a rule linked to where a table's page states it: this table's, or the first's where it holds."""
        holding = self.rules.rules[rule_id].tables
        chosen = table if table in holding else next(name for name in self.rules.tables if name in holding)
        return Link(rule_id, f"rules/{chosen}", rule_id)

    def language_name(self, language: str) -> str:
        """Return the name of a language."""
        return language_name(language, self.language)

    def document(self, document: str, anchor: str = "", text: str | None = None) -> Link:
        """Return the name of a published page, or another text, linked to its page of the help."""
        folder = "tables" if self.rules.publishes_itself(document) else "pages"
        return Link(text or self.document_name(document), f"{folder}/{document}", anchor)

    def document_name(self, document: str) -> str:
        """Return the name of a published page: what it is of, and its language."""
        page = self.rules.documents[document]
        if self.rules.publishes_itself(document):
            return page.title
        name = page.title.partition(",")[0]
        return self.text(N_("{name} (page in {language})"), name=name, language=self.language_name(page.language))

    def defect(self, defect: str) -> Link:
        """Return the id of a defect, linked to the first page that has it."""
        return self.document(self.rules.defects[defect].where[0].document, defect, defect)


def content(value: Value) -> Content:
    """Return a value as content."""
    if isinstance(value, str):
        return (Text(value),)
    return value if isinstance(value, tuple) else (value,)


def resting_on(what: Content, rules: str | Iterable[str | None] | None) -> Content:
    """Return content followed by its rules."""
    ids = [rules] if isinstance(rules, str) else rules or []
    found = list(dict.fromkeys(rule for rule in ids if rule))
    return (*what, *(part for rule in found for part in (Text(" "), RuleId(rule))))


def statements(items: Iterable[Content]) -> tuple[ListBlock, ...]:
    """Return a list of statements, or nothing when there is none."""
    found = tuple(items)
    return (ListBlock(found),) if found else ()


def joined(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """Return blocks with lists that follow one another made one."""
    found: list[Block] = []
    for block in blocks:
        last = found[-1] if found else None
        if isinstance(block, ListBlock) and isinstance(last, ListBlock):
            found[-1] = ListBlock((*last.items, *block.items))
        else:
            found.append(block)
    return tuple(found)


def ranges(values: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield whole numbers as first and last of each run.

    >>> list(ranges([0, 1, 2, 5]))
    [(0, 2), (5, 5)]
    """
    start = 0
    for at in range(1, len(values) + 1):
        if at == len(values) or values[at] != values[at - 1] + 1:
            yield values[start], values[at - 1]
            start = at
