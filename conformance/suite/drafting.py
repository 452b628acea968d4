"""Drafts of features: for each outcome that no scenario runs, the case and its nearest misses, and blanks to fill in.

What the cards come to is left blank. A human writes it from the published rules: a value that is calculated from the
rules would say nothing of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from functools import cached_property
from random import Random

import msgspec

from conformance.cards import read_cards, write_cards
from conformance.errors import N_
from conformance.facts import HANDS
from conformance.places import SOURCE
from conformance.rulebook import Rule, Rulebook, Table
from conformance.rules import Offer, Outcome
from conformance.suite.cases import cases_in, uncited
from conformance.suite.features import BLANK, dialect_of
from conformance.suite.generated.deals import Known, Outcomes
from conformance.suite.generated.ground import Deck
from conformance.suite.kinds import MONEY
from conformance.suite.nearness import Nearness
from conformance.suite.translating import aligned, keywords
from conformance.words import Language, words_in
from conformance.words.rules import offer_name, rule_text, table_name

STAKE = Decimal("10.00")
"""What the drafts stake, within the limits of the bet."""


class Draft(msgspec.Struct, frozen=True):
    """A draft: its text, and the rules for which no cards were chosen, so that all their steps are blank."""

    text: str
    bare: tuple[Rule, ...]


def draft(rules: Rulebook, table: Table, language: Language) -> Draft | None:
    """Return a draft of scenarios for each rule of a table that no scenario in a language runs; none without such."""
    missing = uncited(rules, table, language)
    return _Drafter(rules, table, language, missing).draft() if missing else None


class _Block(msgspec.Struct):
    """The scenarios of one rule, below its tag and title: each as lines without their indentation."""

    rule: str
    title: str
    scenarios: list[list[str]]


class _Drafter:
    def __init__(self, rules: Rulebook, table: Table, language: Language, missing: Sequence[Rule]) -> None:
        self._rules, self._table, self._language = rules, table, language
        self._missing = {rule.id: rule for rule in missing}
        self._words, self._keywords = words_in(language), keywords(language)
        self._ids = {case.id for case in cases_in(language)}
        self._titles: set[str] = set()
        self._bare: list[Rule] = []

    def draft(self) -> Draft:
        """Return the whole draft."""
        blocks: list[_Block] = []
        for offer in self._table.offers.values():
            blocks += self._of_bet(offer)
        drafted = {block.rule for block in blocks}
        around = [self._around(rule) for rule in self._missing.values() if rule.id not in drafted]
        return Draft("\n".join(self._lines([*around, *blocks])) + "\n", tuple(self._bare))

    def _of_bet(self, offer: Offer) -> Iterator[_Block]:
        """Yield a block for each outcome of a bet that has scenarios to write, in the order of its outcomes."""
        outcomes = [payment.outcome for payment in offer.payments]
        wanted = [outcome for outcome in outcomes if outcome.rule in self._missing]
        titles = {outcome.rule: self._title(offer, outcome) for outcome in outcomes}
        blocks = {rule: _Block(rule, title, []) for rule, title in titles.items()}
        for outcome in wanted:
            near = Nearness(self._rules, self._table, offer, outcome, self._outcomes)
            if rows := near.cases():
                played = self._played(offer, outcome.rule, titles[outcome.rule], rows)
                blocks[outcome.rule].scenarios.append(played)
            for other, misses in near.misses().items():
                message = N_("{title}; nearly: {outcome}")
                title = self._words.say(message, title=titles[other], outcome=self._outcome(outcome))
                blocks[other].scenarios.append(self._played(offer, f"{outcome.rule}-MISS", title, misses))
        return (block for block in blocks.values() if block.scenarios)

    @cached_property
    def _outcomes(self) -> Outcomes:
        random = Random(self._table.id)  # noqa: S311 - the same draft of the same table
        deck = Deck(self._rules, random)
        return Outcomes(self._rules, self._table, deck.dealer, deck.known)

    def _bet(self, offer: Offer) -> str:
        return offer_name(offer, self._language)

    def _outcome(self, outcome: Outcome) -> str:
        return rule_text(self._rules.rules[outcome.rule], self._language)

    def _title(self, offer: Offer, outcome: Outcome) -> str:
        return self._words.say(N_("{bet}: {outcome}"), bet=self._bet(offer), outcome=self._outcome(outcome))

    def _played(self, offer: Offer, name: str, title: str, rows: Iterable[Known]) -> list[str]:
        """Return the lines of a scenario that plays a bet with each of some deals."""
        stake = MONEY.write(_stake(self._rules, self._table, offer), self._language)
        steps = [
            self._step("given", N_("the shoe deals {cards}"), cards="<deal>"),
            self._step("when", N_("the coup is played with {stake} on {bet}"), stake=stake, bet=self._bet(offer)),
            self._blank("then"),
        ]
        table = [["deal", "player", "banker"], *(self._row(item) for item in rows)]
        lines = [
            f"@id.{_free(name, self._ids)}",
            f"{self._keywords['scenarioOutline']}: {_free(title, self._titles)} (<deal>: <player>–<banker>)",
            *(f"  {step}" for step in steps),
            "",
            f"  {self._keywords['examples']}:",
            *(f"    | {' | '.join(cells)} |" for cells in table),
        ]
        return list(aligned(lines))

    def _row(self, item: Known) -> list[str]:
        return [_cards(item), *(str(item.facts[f"{hand}_total"]) for hand in HANDS)]

    def _around(self, rule: Rule) -> _Block:
        """Return a block for a rule that no bet decides: its steps as far as they are known, or blank."""
        steps = self._steps_for(rule)
        if not steps:
            self._bare.append(rule)
            steps = (self._blank("when"), self._blank("then"))
        title = rule_text(rule, self._language)
        tag, name = _free(rule.id, self._ids), _free(title, self._titles)
        lines = [f"@id.{tag}", f"{self._keywords['scenario']}: {name}", *(f"  {step}" for step in steps)]
        return _Block(rule.id, title, [lines])

    def _steps_for(self, rule: Rule) -> tuple[str, ...]:
        """Return the steps that ask for a rule of the table itself, or of its limits; none where they are not known."""
        table, offer = self._table, next(iter(self._table.offers.values()))
        if rule.id == table.offer_rule:
            tried = self._step("when", N_("every bet is tried at {table}"), table=table.id)
            return tried, self._step("then", N_("just these bets are taken")), f"  | {BLANK} |"
        if rule.id == table.decks_rule:
            begun = self._step("when", N_("a new shoe begins"))
            return begun, self._step("then", N_("the shoe holds {count} cards"), count=BLANK)
        if rule.id == table.money_rule:
            (dealt, *_) = self._outcomes.showing(offer.bet.id, offer.payments[0].outcome.rule)
            played = N_("the coup is played with {stake} on {bet}")
            return (
                self._step("given", N_("the shoe deals {cards}"), cards=_cards(dealt)),
                self._step("when", played, stake=BLANK, bet=self._bet(offer)),
                self._blank("then"),
            )
        if rule.part == "limits":
            return self._step("when", N_("{stake} is staked on {bet}"), stake=BLANK, bet=BLANK), self._blank("then")
        return ()

    def _step(self, keyword: str, message: str, **values: str) -> str:
        return f"{self._keywords[keyword]}{self._words.say(message, **values)}"

    def _blank(self, keyword: str) -> str:
        return f"{self._keywords[keyword]}{BLANK}"

    def _lines(self, blocks: Iterable[_Block]) -> Iterator[str]:
        """Yield the lines of the feature."""
        if self._language != SOURCE:
            yield f"# language: {dialect_of(self._language)}"
        fill_in = self._words.say("Replace each {blank} by what the published rules say.", blank=BLANK)
        forms = self._words.say("What becomes of a bet is said in one of these steps:")
        yield from (f"# {fill_in}", f"# {forms}")
        for message in _FORMS:
            said = {name: f"<{self._words.say(word)}>" for name, word in _PLACES.items()}
            yield f"#   {self._keywords['then']}{self._words.say(message, **said)}"
        yield f"{self._keywords['feature']}: {table_name(self._table, self._language)}"
        for block in blocks:
            yield from ("", f"  @rule.{block.rule}", f"  {self._keywords['rule']}: {block.title}")
            for scenario in block.scenarios:
                yield ""
                yield from (f"    {line}".rstrip() for line in scenario)


_FORMS = (N_("{bet} pays {odds}"), N_("{bet} wins {money}"), N_("{bet} loses"), N_("{bet} is returned"))
_PLACES = {"bet": N_("bet"), "odds": N_("odds"), "money": N_("amount of money")}


def _free(name: str, taken: set[str]) -> str:
    """Return a name that is not taken yet, this one or with a number behind it, and take it."""
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name}-{number}"
    taken.add(found)
    return found


def _cards(item: Known) -> str:
    return write_cards(read_cards(" ".join(item.deal)))


def _stake(rules: Rulebook, table: Table, offer: Offer) -> Decimal:
    """Return a stake that the limits of a bet allow, where they are stated."""
    limits = rules.procedures[table.id].limits
    amounts = limits.stakes.get(offer.bet.id) if limits is not None else None
    stake = STAKE if amounts is None else min(max(STAKE, amounts.minimum), amounts.maximum)
    return stake if table.unit < 1 else stake.to_integral_value()
