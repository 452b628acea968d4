"""How the player's page speaks: names as the screen shows them, lists and ranges, odds in one notation, money."""

from __future__ import annotations

import string
from collections.abc import Iterable, Sequence
from contextlib import suppress
from decimal import Decimal
from fractions import Fraction

from babel.core import Locale
from babel.lists import format_list
from babel.numbers import format_currency, get_currency_precision

from conformance.errors import N_
from conformance.help.document import Content, Inline, Number, Odds, Percent, Term, Text, capital
from conformance.help.pen import Value, content, ranges
from conformance.help.player.profile import Profile
from conformance.help.table_pen import TablePen
from conformance.money import EXACT, ZERO, decimals_of, round_to
from conformance.odds import winnings_and_stake
from conformance.rulebook import Rulebook, Table
from conformance.rules import Offer, Payment, Result, Rule, Topic
from conformance.suite.kinds import BUTTON
from conformance.words import Language
from conformance.words.client import labels_in
from conformance.words.languages import dates_of, locale_of
from conformance.words.numbers import write_number
from conformance.words.outcomes import amount_text
from conformance.words.rules import offer_name

ROUND_STAKE = 10
"""The stake of every example on the page, in whole money."""


class Voice(TablePen):
    """Writes the player's page of one table in one language."""

    def __init__(self, rules: Rulebook, language: Language, table: Table, profile: Profile) -> None:
        super().__init__(rules, language, table)
        self.profile = profile

    def say(self, message: str, /, **values: Value) -> Content:
        """Return a message as content; what stands between pairs of asterisks stands out."""
        parts: list[Inline] = []
        strong = False
        for text, name, _, _ in string.Formatter().parse(self.words.say(message)):
            for at, piece in enumerate(text.split("**")):
                strong ^= bool(at)
                if piece:
                    parts.append(Term(piece) if strong else Text(piece))
            if name is not None:
                parts.extend(
                    Term(part.text) if strong and isinstance(part, Text) else part for part in content(values[name])
                )
        return tuple(parts)

    def listed_and(self, values: Iterable[Value]) -> Content:
        """Return values as a list that ends with "and"."""
        return self._joined(values, "standard")

    def listed_or(self, values: Iterable[Value]) -> Content:
        """Return values as a list that ends with "or"."""
        return self._joined(values, "or")

    def _joined(self, values: Iterable[Value], style: str) -> Content:
        found = list(values)
        pattern = format_list([f"\0{at}\0" for at in range(len(found))], style=style, locale=dates_of(self.language))  # type: ignore[arg-type]
        parts: list[Inline] = []
        for at, piece in enumerate(pattern.split("\0")):
            if at % 2:
                parts.extend(content(found[int(piece)]))
            elif piece:
                parts.append(Text(piece))
        return tuple(parts)

    def any_of(self, values: Sequence[int]) -> Content:
        """Return whole numbers as ranges and single ones, as in "0 to 5" and "6 or 7"."""
        parts: list[Value] = []
        for first, last in ranges(sorted(values)):
            if last - first > 1:
                parts.append(self.say(N_("{first} to {last}"), first=self.number(first), last=self.number(last)))
            else:
                parts += [self.number(value) for value in range(first, last + 1)]
        return self.listed_or(parts)

    def stated_by(self, *topics: Topic) -> tuple[Rule, ...]:
        """Return the statements on some topics that hold at the table, in order."""
        return tuple(rule for rule in self.here if rule.topic in topics)

    def ids(self, *topics: Topic) -> list[str]:
        """Return the ids of these statements."""
        return [rule.id for rule in self.stated_by(*topics)]

    def part(self, *keys: str) -> list[str]:
        """Return the rules of parts of the tableau and of the cards, by their keys or ranks."""
        return [self.rules.tableau.rules[key] for key in keys]

    def label(self, rule: Rule) -> str | None:
        """Return the label that a statement gives in the language of the page, None where it gives none."""
        labels = labels_in(rule.params)
        return labels.get(self.language) or (labels.get(None) if self.language == self.page_language else None)

    def button(self, event: str) -> Term:
        """Return a button as the screen labels it, or else by what it does."""
        labels = [self.label(rule) for rule in self.stated_by("button") if rule.params.get("button") == event]
        return Term(next(filter(None, labels), None) or capital(self._button_names()[event]))

    def _button_names(self) -> dict[str, str]:
        names = {
            "deal": self.name("player's button", "deal"),
            "rebet": self.name("player's button", "rebet"),
            "rebet-double": self.name("player's button", "rebet ×2"),
            "clear": self.name("player's button", "clear"),
        }
        return {event: BUTTON.write(event, self.language) for event in ("double", "confirm", "undo")} | names

    def button_rules(self, event: str) -> list[str]:
        """Return the statements on a button."""
        return [rule.id for rule in self.stated_by("button") if rule.params.get("button") == event]

    def bet_name(self, offer: Offer) -> str:
        """Return the name of a bet: a main bet's in the language of the page, any other as the screen shows it."""
        if offer.bet.id in ("player", "banker", "tie"):
            return self.main_name(offer)
        return offer.screen.get(self.language) or capital(offer_name(offer, self.language))

    def main_name(self, offer: Offer) -> str:
        """Return the short name of a main bet."""
        names = {
            "player": self.name("main bet", "Player"),
            "banker": self.name("main bet", "Banker"),
            "tie": self.name("main bet", "Tie"),
        }
        return names[offer.bet.id]

    def introduced(self, bet: str) -> Content:
        """Return a main bet at its first mention: its name, and where the screen says otherwise, that as well."""
        offer = self.at.offers.get(bet)
        name = self.bet_name(offer) if offer else self.hand(bet)
        screen = offer.screen.get(self.language) if offer else None
        if screen is None:
            first = {
                "player": self.name("first mention", "Player"),
                "banker": self.name("first mention", "Banker"),
                "tie": self.name("first mention", "Tie"),
            }
            return (Term(first[bet]),)
        if screen.casefold() == name.casefold():
            return (Term(name),)
        return self.say(N_("**{name}** (on screen: {screen})"), name=name, screen=screen)

    def on_screen(self, bet: str) -> str:
        """Return the label of a main bet on the screen, or else its name."""
        offer = self.at.offers[bet]
        return offer.screen.get(self.language) or self.bet_name(offer)

    def paid(self, factor: Fraction | Decimal, rule: str | None) -> Odds:
        """Return net odds against a stake of one, in the one notation of the language."""
        exact = Fraction(factor)
        won, stake = winnings_and_stake(exact)
        if stake != 1:
            with suppress(ArithmeticError):  # what no decimal states is written against the stake that does
                won, stake = EXACT.divide(won, stake), Decimal(1)
        text = self.text(
            N_("{winnings}:{stake}"),
            winnings=write_number(won, self.language),
            stake=write_number(stake, self.language),
        )
        return Odds(text, exact, "net", rule)

    def won(self, stake: Decimal, payment: Payment) -> Decimal:
        """Return what a stake wins by an outcome, rounded as the table rounds."""
        if payment.outcome.result is not Result.WIN:
            return ZERO
        net = EXACT.multiply(stake, payment.factor)
        return net if self.at.rounding is None else round_to(net, self.at.unit, self.at.rounding.mode)

    @property
    def stake(self) -> Decimal:
        """The round stake of the examples, which is a whole number of units at any table."""
        return Decimal(ROUND_STAKE) if Decimal(ROUND_STAKE) % self.at.unit == 0 else self.at.unit * ROUND_STAKE

    def cash(self, amount: Decimal, *, named: bool = False) -> Number:
        """Return an amount of the table's money; named, in the profile's currency where it gives one."""
        currency = self.profile.currency
        if named and currency:
            digits = max(decimals_of(amount.normalize()), get_currency_precision(currency))
            pattern = (
                Locale.parse(locale_of(self.language))
                .currency_formats["standard"]
                .pattern.replace(".00", "." * bool(digits) + "0" * digits)
            )
            return Number(
                format_currency(amount, currency, pattern, locale_of(self.language), currency_digits=False), amount
            )
        return Number(amount_text(amount, self.at.unit, self.language), amount)

    def share(self, share: Fraction) -> Percent:
        """Return a return to the player with two decimals."""
        return self.percent(share, 2)


def rate_text(rate: Fraction, language: Language) -> str:
    """Return a rate as a percentage with no more decimals than it needs."""
    percent = Decimal((rate * 100).numerator) / Decimal((rate * 100).denominator)
    return f"{write_number(percent.quantize(Decimal(1).scaleb(-decimals_of(percent))), language)}%"
