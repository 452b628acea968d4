"""The rules as plain JSON, for an engine in another language: exported from `spec/` and never edited by hand.

`python -m conformance.engines.exported_rules` writes `rules.json` of the JavaScript engine.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Hashable, Iterable, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from conformance.cards import RANKS, SUITS
from conformance.domain import Domain, Sorted, domain, features_of
from conformance.engines.protocol import PROTOCOL
from conformance.facts import FACTS, Fact
from conformance.places import RULES, data_folder, overlays
from conformance.rulebook import Rulebook, rulebook
from conformance.rulebook.slip_part import ACTS
from conformance.rules import Commission, CrossRow, Offer, Outcome, Row, Table, Tableau, Value
from conformance.slip_rules import SlipMachine, Transition
from conformance.whole_files import write_whole

RULES_FILE = data_folder("engines") / "javascript" / "rules.json"
_WIDTH = 140
_ACTS = {kind: name for name, kind in ACTS.items()}


def engine_rules(rules: Rulebook) -> dict[str, Any]:
    """Return all that an engine needs of a rulebook, as plain JSON values with exact odds."""
    return {
        "protocol": PROTOCOL,
        "ranks": RANKS,
        "suits": SUITS,
        "tableau": _tableau(rules.tableau),
        "facts": {name: _fact(domain(rules.tableau), FACTS[name]) for name in sorted(rules.facts)},
        "bets": {bet.id: bet.name for bet in rules.bets.values()},
        "tables": {table.id: _table(rules, table) for table in rules.tables.values()},
        "slips": {machine.id: _slip(machine) for machine in rules.slips.values()},
    }


def write_rules(rules: Rulebook) -> str:
    """Return the text of `rules.json`."""
    return _pretty(engine_rules(rules)) + "\n"


def _tableau(tableau: Tableau) -> dict[str, Any]:
    return {
        "first": list(tableau.first),
        "points": tableau.points,
        "modulus": tableau.modulus,
        "natural_totals": sorted(tableau.natural_totals),
        "natural_stops": sorted(tableau.natural_stops),
        "rules": {part: tableau.rules[part] for part in ("deal", "natural_stop", "higher", "equal")},
        "player": _rows(tableau.player),
        "banker_after_stand": _rows(tableau.banker_after_stand),
        "banker_after_draw": _rows(tableau.banker_after_draw),
    }


def _fact(walked: Domain, fact: Fact) -> dict[str, Any]:
    """Return a fact as tables: what it makes of each hand, and of both.

    For each hand, `firsts` and `thirds` give the class of a card, in the order of ranks and suits, and `kinds` the kind
    of two cards by the classes of both; `two` and `three` give the state of a hand by that kind, and of one with a
    third card by the class of that too. `values` has the fact's value by the states of both hands, null where no coup
    has them. A hand that makes no difference has no tables, and state 0.
    """
    tables: list[dict[str, Any] | None] = []
    numbers: list[dict[tuple[Hashable, ...], int]] = []
    for features in features_of([fact]):
        hands = walked.sorted(features)
        states = dict.fromkeys((*hands.two, *(state for states in hands.three for state in states)))
        numbers.append({state: number for number, state in enumerate(states)})
        tables.append(_hands(hands, numbers[-1]) if features else None)
    player, banker = numbers
    values: list[list[Value | None]] = [[None] * len(banker) for _ in player]
    for ours, theirs in walked.coups([fact]).states:
        values[player[ours]][banker[theirs]] = walked.values([fact], ours, theirs)[0]
    return {"player": tables[0], "banker": tables[1], "values": values}


def _hands(hands: Sorted, numbers: Mapping[tuple[Hashable, ...], int]) -> dict[str, Any]:
    return {
        "firsts": hands.firsts,
        "kinds": hands.kinds,
        "thirds": hands.thirds,
        "two": [numbers[state] for state in hands.two],
        "three": [[numbers[state] for state in states] for states in hands.three],
    }


def _rows(rows: Mapping[int, Row] | Mapping[int, CrossRow]) -> dict[str, Any]:
    return {str(total): {"rule": row.rule, "draws": _draws(row.draws)} for total, row in rows.items()}


def _draws(draws: bool | dict[int, bool]) -> Any:  # noqa: ANN401 - a row's cell, or its cells
    return draws if isinstance(draws, bool) else {str(points): cell for points, cell in draws.items()}


def _table(rules: Rulebook, table: Table) -> dict[str, Any]:
    around = rules.procedures[table.id]
    slip = rules.slips.get(table.id)
    return {
        "name": table.name,
        "decks": table.decks,
        "unit": str(table.unit),
        "offer_rule": table.offer_rule,
        "bets": {offer.bet.id: _offer(offer) for offer in table.offers.values()},
        "commission": table.commission and _commission(table.commission),
        "rounding": msgspec.to_builtins(table.rounding),
        "shoe": msgspec.to_builtins(around.shoe),
        "limits": msgspec.to_builtins(around.limits),
        "incidents": msgspec.to_builtins(around.incidents),
        "complaints": msgspec.to_builtins(around.complaints),
        "slip": slip and slip.id,
    }


def _offer(offer: Offer) -> dict[str, Any]:
    return {
        "name": offer.name,
        "last_round": offer.last_round,
        "availability_rule": offer.availability_rule,
        "outcomes": [_outcome(payment.outcome) for payment in offer.payments],
    }


def _outcome(outcome: Outcome) -> dict[str, Any]:
    return {
        "rule": outcome.rule,
        "when": {condition.fact: sorted(condition.values, key=str) for condition in outcome.conditions},
        "result": str(outcome.result),
        "odds": _fraction(outcome.odds),
        "commission": outcome.commission,
    }


def _commission(commission: Commission) -> dict[str, Any]:
    return {"rule": commission.rule, "rate": _fraction(commission.rate), "base": commission.base}


def _fraction(number: Fraction) -> list[int]:
    return [number.numerator, number.denominator]


def _slip(machine: SlipMachine) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(machine)
    return plain | {"transitions": [_transition(transition) for transition in machine.transitions]}


def _transition(transition: Transition) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(transition)
    return plain | {"acts": [{"act": _ACTS[type(act)], **msgspec.to_builtins(act)} for act in transition.acts]}


def _is_row(value: Collection[object]) -> bool:
    """Say whether a value is a row of a table, which stands on one line however long it is."""
    return not isinstance(value, dict) and all(isinstance(item, int | None) for item in value)


def _pretty(value: object, indent: int = 0, before: int = 0) -> str:
    """Write JSON with whatever fits into a line on one line."""
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list, tuple)) or indent + before + len(flat) < _WIDTH or _is_row(value):
        return flat
    inner = indent + 2
    parts: Iterable[str]
    if isinstance(value, dict):
        keys = {key: json.dumps(key, ensure_ascii=False) + ": " for key in value}
        parts = (keys[key] + _pretty(item, inner, len(keys[key])) for key, item in value.items())
    else:
        parts = (_pretty(item, inner) for item in value)
    lines = (",\n" + " " * inner).join(parts)
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return f"{opening}\n{' ' * inner}{lines}\n{' ' * indent}{closing}"


if __name__ == "__main__":
    if overlays():
        sys.exit(f"{RULES_FILE} holds the rules of spec/ alone; leave {RULES} out, or use baccarat new engine")
    write_whole(RULES_FILE.parent, {RULES_FILE.name: write_rules(rulebook()).encode()})
