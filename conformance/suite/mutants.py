"""Mutants: the rulebook with one leaf changed, to prove that the features of each language notice.

A mutant that settles every coup as the original does is equivalent; that is proved over the whole domain of coups,
never assumed. Every other one has to be killed by a scenario in each language alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cached_property, partial
from typing import TypeVar

import msgspec

from conformance.engines.port import Port
from conformance.engines.server import ReferenceServer
from conformance.facts import VALUES, Facts
from conformance.money import RoundingMode
from conformance.rulebook import Result, Rulebook, Table
from conformance.rulebook.proof import Domain, domain
from conformance.rules import CardTrait, Condition, CrossRow, HandName, Offer, Payment, Row, Tableau, Value
from conformance.settlement import decide
from conformance.suite.cases import Case, cases_in
from conformance.words import Language

K = TypeVar("K")
V = TypeVar("V")
_replace = msgspec.structs.replace


class Mutant(msgspec.Struct, frozen=True):
    """A rulebook with one leaf changed: the rule whose leaf it is, what was changed, and the tables it concerns."""

    rule: str
    change: str
    rules: Rulebook
    tables: tuple[str, ...]

    @property
    def name(self) -> str:
        """The rule and the change."""
        return f"{self.rule}: {self.change}"


def mutants(original: Rulebook) -> Iterator[Mutant]:
    """Yield every mutant of the coup, the bets and the money."""
    yield from _of_tableau(original)
    for table in original.tables.values():
        yield from _of_bets(original, table)
        yield from _of_money(original, table)
        yield from _of_offers(original, table)


def with_item(items: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """Return a mapping with one value changed."""
    return {**items, key: value}


# the coup


def _of_tableau(original: Rulebook) -> Iterator[Mutant]:
    for rule, change, tableau in _tableaus(original):
        rules = _replace(original, tableau=tableau)
        yield Mutant(rule, change, rules, tuple(t for t in original.tables if t in original.rules[rule].tables))


def _tableaus(original: Rulebook) -> Iterator[tuple[str, str, Tableau]]:
    tableau = original.tableau
    yield from _rows(tableau)
    for rank, points in tableau.points.items():
        rule = next(rule for rule in original.rules.values() if f"points_{rank}" in rule.params).id
        for other in ((points + 1) % tableau.modulus, (points - 1) % tableau.modulus):
            yield rule, f"{rank} counts {other}", _replace(tableau, points=with_item(tableau.points, rank, other))
    for modulus in (tableau.modulus - 1, tableau.modulus + 1):
        yield "TOTAL-UNITS", f"modulo {modulus}", _replace(tableau, modulus=modulus)
    orders: tuple[tuple[HandName, HandName, HandName, HandName], ...] = (
        ("player", "player", "banker", "banker"),
        ("banker", "player", "banker", "player"),
        ("player", "banker", "banker", "player"),
    )
    for first in orders:
        yield "DEAL-ORDER", f"dealt {' '.join(first)}", _replace(tableau, first=first)
    yield from _naturals(tableau)
    pairs: tuple[tuple[CardTrait, ...], ...] = (("points",), ("suit",), ("rank", "suit"))
    for traits in pairs:
        yield "PAIR-RANK", f"a pair shares {' '.join(traits)}", _replace(tableau, pair=traits)
    perfect: tuple[tuple[CardTrait, ...], ...] = (("rank",), ("suit",), ("points", "suit"))
    for traits in perfect:
        yield "PAIR-PERFECT", f"a perfect pair shares {' '.join(traits)}", _replace(tableau, perfect_pair=traits)


def _rows(tableau: Tableau) -> Iterator[tuple[str, str, Tableau]]:
    for total, row in tableau.player.items():
        flipped = Row(row.rule, not row.draws)
        change = f"Player {_does(flipped.draws)} on {total}"
        yield row.rule, change, _replace(tableau, player=with_item(tableau.player, total, flipped))
    for total, row in tableau.banker_after_stand.items():
        flipped = Row(row.rule, not row.draws)
        rows = with_item(tableau.banker_after_stand, total, flipped)
        change = f"Banker {_does(flipped.draws)} on {total} when Player stood"
        yield row.rule, change, _replace(tableau, banker_after_stand=rows)
    for total, cross in tableau.banker_after_draw.items():
        for points, draws in cross.draws.items():
            cell = CrossRow(cross.rule, with_item(cross.draws, points, not draws))
            cells = with_item(tableau.banker_after_draw, total, cell)
            change = f"Banker {_does(not draws)} on {total} against {points}"
            yield cross.rule, change, _replace(tableau, banker_after_draw=cells)


def _naturals(tableau: Tableau) -> Iterator[tuple[str, str, Tableau]]:
    lowest = min(tableau.natural_totals) - 1
    yield (
        "NATURAL-TOTALS",
        f"{lowest} is a natural",
        _replace(tableau, natural_totals=tableau.natural_totals | {lowest}),
    )
    for total in sorted(tableau.natural_totals):
        fewer = _replace(tableau, natural_totals=tableau.natural_totals - {total}, **_more_rows(tableau, total))
        yield "NATURAL-TOTALS", f"{total} is no natural", fewer
    for hand in sorted(tableau.natural_stops):
        # The hand with the natural still stands; it no longer stops the other one.
        stops = _replace(tableau, natural_stops=tableau.natural_stops - {hand})
        for total in tableau.natural_totals:
            stops = _replace(stops, **_more_rows(stops, total))
        yield "NATURAL-STOPS", f"a natural of {hand} does not stop the draw", stops


def _more_rows(tableau: Tableau, total: int) -> dict[str, object]:
    """Give a total that is no natural any more rows on which it stands."""
    cross = CrossRow("", dict.fromkeys(range(tableau.modulus), False))
    stands = Row("", draws=False)
    return {
        "player": with_item(tableau.player, total, stands),
        "banker_after_stand": with_item(tableau.banker_after_stand, total, stands),
        "banker_after_draw": with_item(tableau.banker_after_draw, total, cross),
    }


def _does(draws: bool) -> str:
    return "draws" if draws else "stands"


# bets


def _of_bets(original: Rulebook, table: Table) -> Iterator[Mutant]:
    for bet_id, offer in table.offers.items():
        for index, payment in enumerate(offer.payments):
            for change, changed in (*_paid_otherwise(payment), *_decided_otherwise(payment)):
                payments = (*offer.payments[:index], changed, *offer.payments[index + 1 :])
                offers = with_item(table.offers, bet_id, _replace(offer, payments=payments))
                yield _at_table(original, table, payment.outcome.rule, f"{bet_id} {change}", offers=offers)


def _paid_otherwise(payment: Payment) -> Iterator[tuple[str, Payment]]:
    outcome, factor = payment.outcome, payment.factor
    for result in Result:
        if result is not outcome.result:
            other = _replace(outcome, result=result, odds=Fraction(1) if result is Result.WIN else Fraction(0))
            yield f"is a {result.value}", Payment(other, Decimal(result is Result.WIN))
    if outcome.result is Result.WIN:
        for wrong in (factor + 1, factor - Decimal("0.01"), factor + Decimal("0.01")):
            yield f"pays {wrong} net", Payment(outcome, wrong)
        if factor > 1:
            yield f"pays {factor - 1} net", Payment(outcome, factor - 1)
        if outcome.commission:
            yield "bears no commission", Payment(outcome, Decimal(outcome.odds.numerator) / outcome.odds.denominator)


def _decided_otherwise(payment: Payment) -> Iterator[tuple[str, Payment]]:
    outcome = payment.outcome
    for index, condition in enumerate(outcome.conditions):
        for change, changed in _conditions(condition):
            before, after = outcome.conditions[:index], outcome.conditions[index + 1 :]
            conditions = (*before, *([changed] if changed else []), *after)
            if conditions:  # without any condition the outcome would be an otherwise in the wrong place
                yield f"needs {change}", Payment(_replace(outcome, conditions=conditions), payment.factor)


def _conditions(condition: Condition) -> Iterator[tuple[str, Condition | None]]:
    fact, values = condition.fact, condition.values
    yield f"no {fact}", None
    for value in sorted(VALUES[fact], key=str):
        others: frozenset[Value] = values ^ {value}
        if others:
            told = " or ".join(str(other) for other in sorted(others, key=str))
            yield f"{fact} {told}", Condition(fact, others)
    if len(values) == 1:
        for value in sorted(VALUES[fact] - values, key=str):
            yield f"{fact} {value}", Condition(fact, frozenset({value}))


# money and offers


def _of_money(original: Rulebook, table: Table) -> Iterator[Mutant]:
    modes: tuple[RoundingMode, ...] = ("down", "up", "half-up", "half-even")
    if table.rounding is not None:
        rounding = table.rounding
        for mode in modes:
            if mode != rounding.mode:
                changed = _replace(rounding, mode=mode)
                yield _at_table(original, table, rounding.rule, f"rounds {mode}", rounding=changed)
        yield _at_table(original, table, rounding.rule, "rounds nothing", rounding=None)
    if table.commission is not None:
        rule, rate = table.commission.rule, table.commission.rate
        for wrong in (rate - Fraction(1, 100), rate + Fraction(1, 100), rate * 2):
            charged = _recharged(table, partial(_less_share, share=wrong))
            yield _at_table(original, table, rule, f"takes {float(wrong):.0%}", offers=charged)
        on_stake = _recharged(table, lambda odds: odds - rate)
        yield _at_table(original, table, rule, "takes its rate of the stake", offers=on_stake)
        for change, offers in _charged_anyway(table):
            yield _at_table(original, table, rule, change, offers=offers)
    if "money-unit" not in table.assumptions:
        rule = next(rule.id for rule in original.rules.values() if "unit" in rule.params and table.id in rule.tables)
        for unit in (table.unit * 10, table.unit / 10):
            yield _at_table(original, table, rule, f"in units of {unit}", unit=unit)


def _recharged(table: Table, charge: Callable[[Fraction], Fraction]) -> dict[str, Offer]:
    """Return the offers with every commission reckoned otherwise."""
    offers: dict[str, Offer] = {}
    for bet, offer in table.offers.items():
        payments = tuple(
            Payment(payment.outcome, _decimal(charge(payment.outcome.odds))) if payment.outcome.commission else payment
            for payment in offer.payments
        )
        offers[bet] = _replace(offer, payments=payments)
    return offers


def _less_share(odds: Fraction, share: Fraction) -> Fraction:
    return odds * (1 - share)


def _charged_anyway(table: Table) -> Iterator[tuple[str, dict[str, Offer]]]:
    """Yield the offers with the commission taken from another winning outcome of another bet."""
    assert table.commission is not None
    for bet, offer in table.offers.items():
        for index, payment in enumerate(offer.payments):
            if payment.outcome.result is Result.WIN and not payment.outcome.commission:
                factor = _decimal(payment.outcome.odds * (1 - table.commission.rate))
                payments = (*offer.payments[:index], Payment(payment.outcome, factor), *offer.payments[index + 1 :])
                yield (
                    f"is taken from {payment.outcome.rule} too",
                    with_item(table.offers, bet, _replace(offer, payments=payments)),
                )


def _decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)


def _of_offers(original: Rulebook, table: Table) -> Iterator[Mutant]:
    for bet in table.offers:
        offers = {other: offer for other, offer in table.offers.items() if other != bet}
        yield _at_table(original, table, table.offer_rule, f"does not offer {bet}", offers=offers)
    for bet_id, added in original.bets.items():
        if bet_id not in table.offers:
            paytable = next(iter(added.paytables.values()))
            payments = tuple(Payment(outcome, _decimal(outcome.odds)) for outcome in paytable.outcomes)
            offers = {**table.offers, bet_id: Offer(added, added.name, payments, None, None)}
            yield _at_table(original, table, table.offer_rule, f"offers {bet_id}", offers=offers)
    for page, notation in table.notations.items():
        for other in original.notations.values():
            if other != notation:
                notations = with_item(table.notations, page, other)
                yield _at_table(original, table, notation.rule, f"{page} writes odds {other.id}", notations=notations)


def _at_table(original: Rulebook, table: Table, rule: str, change: str, **changes: object) -> Mutant:
    tables = with_item(original.tables, table.id, _replace(table, **changes))
    return Mutant(rule, f"{table.id} {change}", _replace(original, tables=tables), (table.id,))


# the trial


class Trial:
    """Tries mutants: proves them equivalent, or looks for a scenario that kills them."""

    def __init__(self, original: Rulebook) -> None:
        self.original = original

    @cached_property
    def _domain(self) -> Domain:
        return domain(self.original.tableau)

    def is_equivalent(self, mutant: Mutant) -> bool:
        """Say whether a mutant provably settles every coup as the original does, at every table it concerns."""
        if mutant.rules.tableau != self.original.tableau:
            return False
        return all(self._alike(self.original.tables[name], mutant.rules.tables[name]) for name in mutant.tables)

    def _alike(self, table: Table, other: Table) -> bool:
        if _replace(table, offers={}) != _replace(other, offers={}) or table.offers.keys() != other.offers.keys():
            return False
        return all(self._pays_alike(offer, other.offers[bet]) for bet, offer in table.offers.items())

    def _pays_alike(self, offer: Offer, other: Offer) -> bool:
        if offer == other:
            return True
        names = frozenset(_facts_asked(offer.payments)) | frozenset(_facts_asked(other.payments))
        return all(_paid(offer, facts) == _paid(other, facts) for facts in self._domain.facts(names))

    def killer(self, mutant: Mutant, language: Language) -> tuple[Case, str] | None:
        """Return the first case of a language, and its table, that notices the mutant."""
        port = Port(ReferenceServer(mutant.rules))
        for case in self._in_order(mutant, language):
            for table in case.tables(self.original):
                if table in mutant.tables and case.run(port, table, mutant.rules).fault is not None:
                    return case, table
        return None

    @staticmethod
    def _in_order(mutant: Mutant, language: Language) -> Iterable[Case]:
        """Return the cases, those that cite the mutated rule first: they are the likeliest to notice."""
        return sorted(cases_in(language), key=lambda case: mutant.rule not in case.rules)


def _facts_asked(payments: Iterable[Payment]) -> Iterator[str]:
    return (condition.fact for payment in payments for condition in payment.outcome.conditions)


def _paid(offer: Offer, facts: Facts) -> tuple[Result, Decimal] | None:
    """Return the result and the net winnings for a stake of one, or None where no outcome decides."""
    try:
        payment = decide(offer, facts)
    except StopIteration:
        return None
    return payment.outcome.result, payment.factor
