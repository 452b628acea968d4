"""Limits: the smallest and largest stakes, the difference between two sides, and bets that need another beside them."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

import msgspec

from conformance.errors import N_, Refused
from conformance.money import EXACT, ZERO
from conformance.procedure_rules import Amounts, Bound, Difference, Eligibility, LimitRules
from conformance.rules import Rulebook, Table


def check_limits(
    rulebook: Rulebook, table_id: str, stakes: Mapping[str, Decimal], amounts: Mapping[str, Amounts], *, sign: bool
) -> None:
    """Refuse stakes that the table's limits do not allow (LIMIT-…).

    `amounts` has the limits of every bet staked on, except those that the table itself states; `sign` says whether
    the table shows the sign for bets that need another beside them. Raises Refused; then no bet is taken.
    """
    rules = rulebook.procedures[table_id].limits
    if rules is None:
        raise Refused(N_("the pages of {table} state no limits"), table=table_id)
    amounts = {**rules.stakes, **amounts}
    for bet, limit in amounts.items():
        if not ZERO < limit.minimum <= limit.maximum:
            raise Refused(
                N_("limits from {minimum} to {maximum} on {bet} leave no stake; give the smaller amount first"),
                minimum=limit.minimum,
                maximum=limit.maximum,
                bet=bet,
            )
    for bet in stakes:
        if bet not in amounts:
            raise Refused(N_("no limits are given for {bet}; give its smallest and largest stake"), bet=bet)
    for bet, stake in stakes.items():
        alone = msgspec.structs.replace(rules, bounds=_bounds(rules, bet))
        check_minimum(alone, bet, stake, amounts[bet].minimum)
        check_maximum(alone, bet, stake, amounts[bet].maximum)
    if rules.difference is not None:
        _check_difference(rules.difference, stakes, amounts)
    if rules.eligibility is not None:
        _check_eligibility(rules.eligibility, stakes, sign=sign)
    _check_sums(rules, rulebook.tables[table_id], stakes)


def _bounds(rules: LimitRules, bet: str) -> tuple[Bound, ...]:
    """Return the bounds of the stake on a bet by itself."""
    if rules.difference is None:
        return rules.bounds
    return rules.difference.own if bet in rules.difference.bets else (*rules.bounds, *rules.difference.others)


def check_minimum(rules: LimitRules, bet: str, stake: Decimal, minimum: Decimal) -> None:
    """Raise Refused for a stake below the smallest one, where there is one (LIMIT-SBO-RANGE, LIMIT-TOUCH-RANGE)."""
    if "minimum" in rules.bounds and stake < minimum:
        raise Refused(
            N_("a stake of {stake} on {bet} is less than {minimum}; stake more"),
            stake=stake,
            bet=bet,
            minimum=minimum,
        )


def check_maximum(rules: LimitRules, bet: str, stake: Decimal, maximum: Decimal) -> None:
    """Raise Refused for a stake above the largest one, where there is one (LIMIT-SBO-MAXIMUM, and the same)."""
    over = stake > maximum if rules.largest_taken else stake >= maximum
    if "maximum" in rules.bounds and over:
        raise Refused(
            N_("a stake of {stake} on {bet} is more than {maximum} allows; stake less"),
            stake=stake,
            bet=bet,
            maximum=maximum,
        )


def largest_win(table: Table, bet: str, stake: Decimal) -> Decimal:
    """Return the most that a stake on a bet can win at a table."""
    return max(EXACT.multiply(stake, payment.factor) for payment in table.offers[bet].payments)


def _check_sums(rules: LimitRules, table: Table, stakes: Mapping[str, Decimal]) -> None:
    """Raise Refused for stakes that together are more than the table takes, or one that could win more than it pays."""
    total = ZERO
    for stake in stakes.values():
        total = EXACT.add(total, stake)
    if rules.table is not None and total > rules.table:
        raise Refused(
            N_("stakes of {total} together are more than the {maximum} that {table} takes in a round; stake less"),
            total=total,
            maximum=rules.table,
            table=table.id,
        )
    for bet, stake in stakes.items():
        if rules.win is not None and largest_win(table, bet, stake) > rules.win:
            raise Refused(
                N_("a stake of {stake} on {bet} could win more than {maximum}; stake less"),
                stake=stake,
                bet=bet,
                maximum=rules.win,
            )


def _check_difference(rule: Difference, stakes: Mapping[str, Decimal], amounts: Mapping[str, Amounts]) -> None:
    """LIMIT-BAKARAT-DIFFERENCE: what counts is by how much the larger side exceeds the other."""
    one, other = rule.bets
    first, second = stakes.get(one, ZERO), stakes.get(other, ZERO)
    larger, smaller = (one, other) if first >= second else (other, one)
    capping = larger if rule.capped_by == "larger-side" else smaller
    apart = abs(EXACT.subtract(first, second))
    if capping in amounts and apart > amounts[capping].maximum:
        raise Refused(
            N_("the stakes on {one} and {other} differ by more than the {maximum} of {capping}; bring them closer"),
            one=one,
            other=other,
            capping=capping,
            maximum=amounts[capping].maximum,
        )


def _check_eligibility(rule: Eligibility, stakes: Mapping[str, Decimal], *, sign: bool) -> None:
    """LIMIT-TIGER-ELIGIBILITY."""
    asked = sign or rule.when == "always"
    needy = [bet for bet in rule.bets if bet in stakes]
    if asked and needy and not any(bet in stakes for bet in rule.requires_any):
        raise Refused(
            N_("{bet} needs a bet on {others} beside it at this table"),
            bet=needy[0],
            others=", ".join(rule.requires_any),
        )
