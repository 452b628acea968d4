"""Engines that are each wrong in one way at the worked overlay: the reference with one rule of EZ Baccarat changed.

They are read by name, as `tests.planted:three_card_seven_is_paid`, while the overlay is in force.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

from msgspec.structs import replace

from conformance.engines.faults import FAULTS, FaultyServer
from conformance.engines.server import ReferenceServer
from conformance.procedure_rules import Amounts
from conformance.rulebook import Result, Rulebook, rulebook
from conformance.rules import Condition, Payment

TABLE = "ez-baccarat"
Handler = Callable[[dict[str, Any]], Any]


def _paying(bet: str, rule: str, factor: str, result: Result = Result.WIN) -> Callable[[Rulebook], Rulebook]:
    """Return what lets one outcome of a bet pay something else."""

    def changed(payment: Payment) -> Payment:
        if payment.outcome.rule != f"EZ-BACCARAT-{rule}":
            return payment
        return replace(payment, factor=Decimal(factor), outcome=replace(payment.outcome, result=result))

    return _with_payments(bet, changed)


def _when(bet: str, rule: str, *conditions: Condition) -> Callable[[Rulebook], Rulebook]:
    """Return what lets one outcome of a bet hold under other conditions."""

    def changed(payment: Payment) -> Payment:
        if payment.outcome.rule != f"EZ-BACCARAT-{rule}":
            return payment
        return replace(payment, outcome=replace(payment.outcome, conditions=conditions))

    return _with_payments(bet, changed)


def _with_payments(bet: str, changed: Callable[[Payment], Payment]) -> Callable[[Rulebook], Rulebook]:
    def of(rules: Rulebook) -> Rulebook:
        table = rules.tables[TABLE]
        offer = table.offers[bet]
        offers = {**table.offers, bet: replace(offer, payments=tuple(map(changed, offer.payments)))}
        assert offers != table.offers
        return replace(rules, tables={**rules.tables, TABLE: replace(table, offers=offers)})

    return of


def _with_table(**values: object) -> Callable[[Rulebook], Rulebook]:
    def of(rules: Rulebook) -> Rulebook:
        return replace(rules, tables={**rules.tables, TABLE: replace(rules.tables[TABLE], **values)})

    return of


def _with_limits(**values: object) -> Callable[[Rulebook], Rulebook]:
    def of(rules: Rulebook) -> Rulebook:
        around = rules.procedures[TABLE]
        around = replace(around, limits=replace(around.limits, **values))
        return replace(rules, procedures={**rules.procedures, TABLE: around})

    return of


def _dragon_up_to_25(rules: Rulebook) -> Rulebook:
    stakes = rules.procedures[TABLE].limits.stakes
    return _with_limits(stakes={**stakes, "dragon-7": Amounts(Decimal(1), Decimal(25))})(rules)


def _taking_player_pair(rules: Rulebook) -> Rulebook:
    offers = rules.tables[TABLE].offers | {"player-pair": rules.tables["sbo-baccarat"].offers["player-pair"]}
    return _with_table(offers=offers)(rules)


_BANKER, _PLAYER = Condition("winner", frozenset(["banker"])), Condition("winner", frozenset(["player"]))
CHANGES: Mapping[str, Callable[[Rulebook], Rulebook]] = {
    "three_card_seven_is_paid": _paying("banker", "BANKER-PUSH", "1"),
    "three_card_seven_loses": _paying("banker", "BANKER-PUSH", "-1", Result.LOSE),
    "commission_is_charged": _paying("banker", "BANKER-WIN-TWO-CARDS", "0.95"),
    "banker_loses_on_a_tie": _paying("banker", "BANKER-TIE", "-1", Result.LOSE),
    "dragon_pays_39": _paying("dragon-7", "DRAGON-7-WIN", "39"),
    "dragon_wins_with_two_cards": _when("dragon-7", "DRAGON-7-WIN", _BANKER, Condition("banker_total", frozenset([7]))),
    "panda_pays_24": _paying("panda-8", "PANDA-8-WIN", "24"),
    "panda_wins_with_two_cards": _when("panda-8", "PANDA-8-WIN", _PLAYER, Condition("player_total", frozenset([8]))),
    "panda_wins_for_banker": _when(
        "panda-8",
        "PANDA-8-WIN",
        _BANKER,
        Condition("banker_total", frozenset([8])),
        Condition("banker_cards", frozenset([3])),
    ),
    "six_decks": _with_table(decks=6),
    "tenths_of_a_cent_are_taken": _with_table(unit=Decimal("0.001")),
    "a_bet_more_is_taken": _taking_player_pair,
    "dragon_is_taken_up_to_25": _dragon_up_to_25,
    "the_table_limit_is_not_kept": _with_limits(table=None),
    "the_largest_win_is_not_kept": _with_limits(win=None),
}
"""The engines that execute other rules, by name, with what they change."""
OF_THE_CATALOGUE = {
    "banker_draws_on_three_against_eight": "banker-three-draws-on-eight",
    "a_natural_does_not_stop": "natural-does-not-stop",
    "tie_pays_nine": "tie-pays-nine",
    "stakes_on_both_hands_are_netted": "player-and-banker-are-netted",
}
"""Those of the catalogue of faulty engines that are wrong at the table."""
PLANTED = (*CHANGES, *OF_THE_CATALOGUE)


def engine(name: str) -> ReferenceServer:
    """Return an engine by its name."""
    if name in OF_THE_CATALOGUE:
        return FaultyServer(FAULTS[OF_THE_CATALOGUE[name]])
    return ReferenceServer(CHANGES[name](rulebook()))


def __getattr__(name: str) -> ReferenceServer:
    if name not in PLANTED:
        raise AttributeError(name)
    return engine(name)
