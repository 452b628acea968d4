"""Mutants of the bets and the money: every odds, result, condition, commission, rounding and offer of every table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from fractions import Fraction
from functools import partial

from conformance.facts import FACTS
from conformance.money import RoundingMode
from conformance.rulebook import Result, Rulebook, Table
from conformance.rules import Condition, Offer, Outcome, Payment, Value
from conformance.suite.mutation.mutant import Mutant, at_table, replace, with_item
from conformance.suite.mutation.said import Named, Said, said

_RESULTS = {Result.WIN: said("wins"), Result.LOSE: said("loses"), Result.PUSH: said("is returned")}
_MODES: dict[RoundingMode, Said] = {
    "down": said("rounds down"),
    "up": said("rounds up"),
    "half-up": said("rounds to the nearest, halves up"),
    "half-even": said("rounds to the nearest, halves to even"),
}

_OTHER: dict[Value, str] = {"player": "banker", "banker": "player"}


def of_table(original: Rulebook, table: Table) -> Iterator[Mutant]:
    """Yield the mutants of what a table offers and pays."""
    yield from _of_bets(original, table)
    yield from _of_paytables(original, table)
    yield from _of_money(original, table)
    yield from _of_offers(original, table)


def _of_bets(original: Rulebook, table: Table) -> Iterator[Mutant]:
    for bet_id, offer in table.offers.items():
        for index, payment in enumerate(offer.payments):
            for change, changed in (*_paid_otherwise(payment), *_decided_otherwise(payment)):
                payments = (*offer.payments[:index], changed, *offer.payments[index + 1 :])
                offers = with_item(table.offers, bet_id, replace(offer, payments=payments))
                yield at_table(
                    original,
                    table,
                    payment.outcome.rule,
                    said("{bet}: {change}", bet=Named("bet", bet_id), change=change),
                    offers=offers,
                )


def _of_paytables(original: Rulebook, table: Table) -> Iterator[Mutant]:
    """Yield the mutants that pay a bet by another of its paytables, or judge it by the other hand."""
    for bet_id, offer in table.offers.items():
        outcomes = tuple(payment.outcome for payment in offer.payments)
        for paytable in offer.bet.paytables.values():
            if paytable.outcomes != outcomes:
                payments = tuple(Payment(outcome, _decimal(outcome.odds)) for outcome in paytable.outcomes)
                offers = with_item(table.offers, bet_id, replace(offer, payments=payments))
                change = said("pays {bet} as {paytable}", bet=Named("bet", bet_id), paytable=paytable.id)
                yield at_table(original, table, table.offer_rule, change, offers=offers)
        if offer.bet.hand is not None:
            payments = tuple(Payment(_of_other_hand(item.outcome), item.factor) for item in offer.payments)
            offers = with_item(table.offers, bet_id, replace(offer, payments=payments))
            change = said("judges {bet} by the other hand", bet=Named("bet", bet_id))
            yield at_table(original, table, outcomes[0].rule, change, offers=offers)


def _of_other_hand(outcome: Outcome) -> Outcome:
    conditions = tuple(
        Condition(_other_hand(item.fact), frozenset(_OTHER.get(value, value) for value in item.values))
        for item in outcome.conditions
    )
    return replace(outcome, conditions=conditions)


def _other_hand(fact: str) -> str:
    hand, _, rest = fact.partition("_")
    return f"{_OTHER[hand]}_{rest}" if hand in _OTHER else fact


def _paid_otherwise(payment: Payment) -> Iterator[tuple[Said, Payment]]:
    outcome, factor = payment.outcome, payment.factor
    for result in Result:
        if result is not outcome.result:
            other = replace(outcome, result=result, odds=Fraction(1) if result is Result.WIN else Fraction(0))
            yield _RESULTS[result], Payment(other, Decimal(result is Result.WIN))
    if outcome.result is Result.WIN:
        for wrong in (factor + 1, factor - Decimal("0.01"), factor + Decimal("0.01")):
            yield said("pays {odds} net", odds=wrong), Payment(outcome, wrong)
        if factor > 1:
            yield said("pays {odds} net", odds=factor - 1), Payment(outcome, factor - 1)
        if outcome.commission:
            yield said("bears no commission"), Payment(outcome, _decimal(outcome.odds))


def _decided_otherwise(payment: Payment) -> Iterator[tuple[Said, Payment]]:
    outcome = payment.outcome
    for index, condition in enumerate(outcome.conditions):
        for change, changed in _conditions(condition):
            before, after = outcome.conditions[:index], outcome.conditions[index + 1 :]
            conditions = (*before, *([changed] if changed else []), *after)
            if conditions:  # without any condition the outcome would be an otherwise in the wrong place
                yield change, Payment(replace(outcome, conditions=conditions), payment.factor)


def _conditions(condition: Condition) -> Iterator[tuple[Said, Condition | None]]:
    fact, values = condition.fact, condition.values
    yield said("asks nothing of {fact}", fact=Named("fact", fact)), None
    for value in sorted(FACTS[fact].values, key=str):
        others: frozenset[Value] = values ^ {value}
        if others:
            yield _asks(Condition(fact, others))
    if len(values) == 1:
        for value in sorted(FACTS[fact].values - values, key=str):
            yield _asks(Condition(fact, frozenset({value})))


def _asks(condition: Condition) -> tuple[Said, Condition]:
    return said("asks for {condition}", condition=condition), condition


def _of_money(original: Rulebook, table: Table) -> Iterator[Mutant]:
    modes: tuple[RoundingMode, ...] = ("down", "up", "half-up", "half-even")
    if table.rounding is not None:
        rounding = table.rounding
        for mode in modes:
            if mode != rounding.mode:
                changed = replace(rounding, mode=mode)
                yield at_table(original, table, rounding.rule, _MODES[mode], rounding=changed)
        yield at_table(original, table, rounding.rule, said("rounds nothing"), rounding=None)
    if table.commission is not None:
        rule, rate = table.commission.rule, table.commission.rate
        for wrong in (rate - Fraction(1, 100), rate + Fraction(1, 100), rate * 2):
            charged = _recharged(table, partial(_less_share, share=wrong))
            share = f"{float(wrong):.0%}"
            yield at_table(original, table, rule, said("takes a commission of {share}", share=share), offers=charged)
        on_stake = _recharged(table, lambda odds: odds - rate)
        yield at_table(original, table, rule, said("takes the commission of the stake"), offers=on_stake)
        for change, offers in _charged_anyway(table):
            yield at_table(original, table, rule, change, offers=offers)
    if table.money_rule is not None:
        for unit in (table.unit * 10, table.unit / 10):
            change = said("counts money in units of {unit}", unit=unit)
            yield at_table(original, table, table.money_rule, change, unit=unit)


def _recharged(table: Table, charge: Callable[[Fraction], Fraction]) -> dict[str, Offer]:
    """Return the offers with every commission calculated differently."""
    offers: dict[str, Offer] = {}
    for bet, offer in table.offers.items():
        payments = tuple(
            Payment(payment.outcome, _decimal(charge(payment.outcome.odds))) if payment.outcome.commission else payment
            for payment in offer.payments
        )
        offers[bet] = replace(offer, payments=payments)
    return offers


def _less_share(odds: Fraction, share: Fraction) -> Fraction:
    return odds * (1 - share)


def _charged_anyway(table: Table) -> Iterator[tuple[Said, dict[str, Offer]]]:
    """Yield the offers with the commission taken from another winning outcome of another bet."""
    assert table.commission is not None
    for bet, offer in table.offers.items():
        for index, payment in enumerate(offer.payments):
            if payment.outcome.result is Result.WIN and not payment.outcome.commission:
                factor = _decimal(payment.outcome.odds * (1 - table.commission.rate))
                payments = (*offer.payments[:index], Payment(payment.outcome, factor), *offer.payments[index + 1 :])
                yield (
                    said(
                        "takes the commission from {bet} by {rule} too",
                        bet=Named("bet", bet),
                        rule=payment.outcome.rule,
                    ),
                    with_item(table.offers, bet, replace(offer, payments=payments)),
                )


def _decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)


def _of_offers(original: Rulebook, table: Table) -> Iterator[Mutant]:
    for bet in table.offers:
        offers = {other: offer for other, offer in table.offers.items() if other != bet}
        yield at_table(
            original, table, table.offer_rule, said("does not offer {bet}", bet=Named("bet", bet)), offers=offers
        )
    for bet_id, added in original.bets.items():
        if bet_id not in table.offers:
            paytable = next(iter(added.paytables.values()))
            payments = tuple(Payment(outcome, _decimal(outcome.odds)) for outcome in paytable.outcomes)
            offers = {**table.offers, bet_id: Offer(added, added.name, payments, None, None)}
            yield at_table(
                original, table, table.offer_rule, said("offers {bet}", bet=Named("bet", bet_id)), offers=offers
            )
    for page, notation in table.notations.items() if table.publisher is None else ():
        for other in original.notations.values():
            if other != notation:
                notations = with_item(table.notations, page, other)
                yield at_table(
                    original,
                    table,
                    notation.rule,
                    said("page {page} writes odds as {notation}", page=page, notation=other.id),
                    notations=notations,
                )
