"""The part of `spec/` that holds the bets: their paytables, proved disjoint and complete."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from fractions import Fraction

from conformance.domain import Domain
from conformance.errors import SpecError
from conformance.facts import FACTS
from conformance.odds import read_net_odds
from conformance.rulebook import files
from conformance.rulebook.proof import flaws
from conformance.rulebook.reading import SpecFolder, listed, shape, written
from conformance.rulebook.registry import Registry
from conformance.rules import Bet, Condition, HandName, Outcome, Param, Paytable, Result, Value

_RANGE = re.compile(r"([0-9]+)-([0-9]+)")
_NO_HAND = ("the bet names no hand", 'give the bet hand = "player" or "banker"')


def read_bets(folder: SpecFolder, registry: Registry, walked: Domain) -> dict[str, Bet]:
    bets: dict[str, Bet] = {}
    for name, _, raw in folder.each("bets"):
        file = shape(raw, files.BetsFile, name)
        for number, paytable in enumerate(file.paytable):
            if paytable.id in [other.id for other in file.paytable[:number]]:
                raise SpecError(
                    name, f"paytable[{number}].id", f"{paytable.id} stands already", "give it an id of its own"
                )
            outcome_rules(registry, name, f"paytable[{number}]", paytable)
        for index, bet in enumerate(file.bet):
            if bet.id in bets:
                raise SpecError(
                    name, f"bet[{index}].id", f"bet {bet.id} stands already", "give this one an id of its own"
                )
            paytables = {
                paytable.id: paytable_of(name, f"paytable[{number}]", paytable, bet.hand, walked)
                for number, paytable in enumerate(file.paytable)
            }
            bets[bet.id] = Bet(bet.id, bet.name, bet.hand, paytables)
    return bets


def outcome_rules(registry: Registry, name: str, key: str, paytable: files.PaytableFile) -> None:
    """Register the rules of a paytable."""
    for index, outcome in enumerate(paytable.outcome):
        params: dict[str, Param] = {
            fact: value for fact, value in outcome.when.items() if not isinstance(value, files.Except)
        }
        registry.add(
            outcome.rule, outcome.governs, name, f"{key}.outcome[{index}]", params | {"pays": outcome.pays}, part="bets"
        )


def paytable_of(name: str, key: str, paytable: files.PaytableFile, hand: HandName | None, walked: Domain) -> Paytable:
    """Return a paytable with its types. Raises SpecError where its outcomes overlap or leave a coup undecided."""
    last = len(paytable.outcome) - 1
    outcomes: list[Outcome] = []
    for index, outcome in enumerate(paytable.outcome):
        place = f"{key}.outcome[{index}]"
        if outcome.otherwise == bool(outcome.when):
            raise SpecError(name, place, "needs just one of when and otherwise", "give conditions, or otherwise = true")
        if outcome.otherwise and index != last:
            raise SpecError(name, f"{place}.otherwise", "outcomes follow it", "move it to the end")
        conditions = tuple(_condition(name, f"{place}.when", fact, value, hand) for fact, value in outcome.when.items())
        result, odds = _pays(name, f"{place}.pays", outcome.pays)
        if outcome.commission and result is not Result.WIN:
            raise SpecError(name, f"{place}.commission", "only winnings bear a commission", "remove it")
        outcomes.append(Outcome(outcome.rule, conditions, result, odds, outcome.commission))
    flaw = flaws(outcomes, walked)
    if flaw is None:
        return Paytable(paytable.id, tuple(outcomes))
    facts = "" if flaw.witness is None else " when " + _told(flaw.witness, outcomes)
    if not flaw.outcomes:
        raise SpecError(
            name, f"{key}.outcome", f"no outcome decides{facts}", "add an outcome, or an otherwise at the end"
        )
    places = [f"outcome[{index}]" for index in flaw.outcomes]
    if len(places) == 1:
        raise SpecError(name, f"{key}.{places[0]}", "holds for no coup at all", "fix its conditions or remove it")
    raise SpecError(
        name, f"{key}.{places[1]}", f"overlaps {places[0]}{facts}", "make their conditions exclude each other"
    )


def _condition(name: str, key: str, fact: str, value: files.Values, hand: HandName | None) -> Condition:
    resolved = fact
    if fact.startswith("hand_"):
        if hand is None:
            raise SpecError(name, f"{key}.{fact}", *_NO_HAND)
        resolved = f"{hand}_{fact.removeprefix('hand_')}"
    if resolved not in FACTS:
        near = difflib.get_close_matches(resolved, FACTS, 5, 0.5)
        raise SpecError(name, f"{key}.{fact}", "no such fact", f"write one of {listed(near or FACTS)}")
    known = FACTS[resolved].values
    asked = value.values if isinstance(value, files.Except) else value
    values = asked if isinstance(asked, tuple) else (asked,)
    chosen: set[Value] = set()
    for item in values:
        if numbers := _RANGE.fullmatch(item) if isinstance(item, str) else None:
            chosen |= _within(name, f"{key}.{fact}", known, *map(int, numbers.groups()))
            continue
        if item == "hand" and resolved == "winner" and hand is None:
            raise SpecError(name, f"{key}.{fact}", *_NO_HAND)
        actual: Value = hand if item == "hand" and resolved == "winner" and hand is not None else item
        if not any(actual == value and type(actual) is type(value) for value in known):
            mend = f"write one of {listed(map(written, sorted(known, key=str)))}"
            raise SpecError(name, f"{key}.{fact}", f"{written(actual)} is not a value of it", mend)
        chosen.add(actual)
    return Condition(resolved, known - chosen if isinstance(value, files.Except) else frozenset(chosen))


def _within(name: str, key: str, known: Iterable[Value], first: int, last: int) -> set[Value]:
    """Return the values of a fact from one number to another, both of which it has to have."""
    numbers = {value for value in known if isinstance(value, int) and not isinstance(value, bool)}
    if not {first, last} <= numbers or first >= last:
        mend = f'write two of {listed(map(str, sorted(numbers)))}, the smaller first, as in "4-6"'
        raise SpecError(name, key, f'"{first}-{last}" is not a range of its values', mend)
    return {value for value in numbers if first <= value <= last}


def _pays(name: str, key: str, pays: str) -> tuple[Result, Fraction]:
    if pays == "push":
        return Result.PUSH, Fraction(0)
    if pays == "lose":
        return Result.LOSE, Fraction(0)
    try:
        return Result.WIN, read_net_odds(pays)
    except ValueError:
        raise SpecError(
            name, key, f"{written(pays)} is not net odds", 'write winnings first, as in "8:1", or "push" or "lose"'
        ) from None


def _told(witness: Mapping[str, Value], outcomes: Iterable[Outcome]) -> str:
    names = dict.fromkeys(condition.fact for outcome in outcomes for condition in outcome.conditions)
    return ", ".join(f"{name} is {str(witness[name]).lower()}" for name in names)
