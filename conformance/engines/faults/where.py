"""The tables at which a fault is wrong: conditions over the rules, by which the catalogue computes them."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

from conformance.rulebook import Rulebook, Table

Where = Callable[[Rulebook, Table], bool]

HALF = Decimal("0.5")


def everywhere(_rules: Rulebook, _table: Table) -> bool:
    """Hold at every table that has the operation."""
    return True


def offers(*bets: str) -> Where:
    """Return where every one of the bets is offered."""
    return lambda _rules, table: set(bets) <= table.offers.keys()


def offers_any(*bets: str) -> Where:
    """Return where at least one of the bets is offered."""
    return lambda _rules, table: not table.offers.keys().isdisjoint(bets)


def more_bets_than(count: int) -> Where:
    """Return where more than this many bets are offered."""
    return lambda _rules, table: len(table.offers) > count


def takes_commission(_rules: Rulebook, table: Table) -> bool:
    """Hold where the table takes a commission from Banker."""
    return table.commission is not None


def takes_exact_commission(_rules: Rulebook, table: Table) -> bool:
    """Hold where the table takes a commission from Banker and rounds nothing."""
    return table.commission is not None and table.rounding is None


def pays_half(_rules: Rulebook, table: Table) -> bool:
    """Hold where a Banker win on some total pays half."""
    return any(payment.factor == HALF for payment in table.offers["banker"].payments)


def rounds(_rules: Rulebook, table: Table) -> bool:
    """Hold where winnings are rounded."""
    return table.rounding is not None


def rounds_nothing(_rules: Rulebook, table: Table) -> bool:
    """Hold where amounts are exact, and can be finer than the unit."""
    return table.rounding is None


def closes(_rules: Rulebook, table: Table) -> bool:
    """Hold where some bet has a last round of the shoe."""
    return any(offer.last_round is not None for offer in table.offers.values())


def shoe_says(*names: str) -> Where:
    """Return where the rules of the shoe state one of these."""
    return lambda rules, table: any(getattr(rules.procedures[table.id].shoe, name) is not None for name in names)


def limits_have(name: str) -> Where:
    """Return where the rules of limits have something."""
    return lambda rules, table: bool(getattr(rules.procedures[table.id].limits, name))


def incidents_have(name: str, *values: object) -> Where:
    """Return where an incident leads to one of these values of a consequence; without values, to any."""

    def where(rules: Rulebook, table: Table) -> bool:
        found = [getattr(rule.then, name) for rule in rules.procedures[table.id].incidents]
        return any(value in values if values else value is not None for value in found)

    return where


def incidents_of_several_cards(rules: Rulebook, table: Table) -> bool:
    """Hold where an incident takes more than one card."""
    return any(rule.cards > 1 for rule in rules.procedures[table.id].incidents)


def decks_are_stated(_rules: Rulebook, table: Table) -> bool:
    """Hold where the pages state the number of decks."""
    return table.decks_rule is not None


def incidents_outside_rounds(rules: Rulebook, table: Table) -> bool:
    """Hold where the pages speak of an incident that is not during a round."""
    return any(rule.during != "round" for rule in rules.procedures[table.id].incidents)


def slip_knows(*events: str) -> Where:
    """Return where the bet slip has every one of these events."""
    return lambda rules, table: set(events) <= {item.on for item in rules.slips[table.id].transitions}


def slip_has_a_window(rules: Rulebook, table: Table) -> bool:
    """Hold where betting is open for a time."""
    return rules.slips[table.id].window is not None
