"""The trial of mutants: proved equivalent, or killed by a scenario."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from decimal import Decimal
from functools import cached_property
from typing import Literal

import msgspec

from conformance.domain import Domain, domain
from conformance.engines.port import Port
from conformance.engines.server import ReferenceServer
from conformance.errors import N_
from conformance.places import of_the_rules
from conformance.rulebook import Result, Rulebook
from conformance.rulebook.load import under
from conformance.rules import Offer, Payment, Reading
from conformance.settlement import Facts, decide
from conformance.suite.cases import Case, cases_in
from conformance.suite.mutation import shoe_proof, slip_proof
from conformance.suite.mutation.mutant import Mutant, replace
from conformance.suite.readings import PARTS, part_of
from conformance.words import Language

ProofKind = Literal["same-rules", "coups", "slip", "shoe"]

PROOFS: dict[ProofKind, str] = {
    "same-rules": N_("The change comes to the very same rules."),
    "coups": N_("The bet pays alike for every combination of point or pair facts that a coup can have."),
    "slip": N_("The bet slip takes and refuses alike in every combination of phase and piles that can be reached."),
    "shoe": N_("The shoe answers every event alike in every state that can be reached."),
}
"""What each kind of proof has shown, in words."""


class Proof(msgspec.Struct, frozen=True):
    """That a mutant changes nothing: how it was shown, and over how many cases, which are all there are."""

    kind: ProofKind
    compared: int


class Trial:
    """Tries mutants: proves them equivalent, or looks for a scenario that kills them."""

    def __init__(self, original: Rulebook) -> None:
        self.original = original
        self._killers: dict[str, tuple[str, str]] = {}
        """The case, by its key, and the table that last noticed a mutant, in whatever language."""

    @cached_property
    def _domain(self) -> Domain:
        return domain(self.original.tableau)

    def proof(self, mutant: Mutant) -> Proof | None:
        """Return the proof that a mutant answers everything as the original does, or None where there is none."""
        if mutant.rules == self.original:
            return Proof("same-rules", 0)
        ways: tuple[tuple[ProofKind, str, Callable[[Mutant, str], int | None]], ...] = (
            ("coups", "tables", self._coups_alike),
            ("slip", "slips", self._slips_alike),
            ("shoe", "procedures", self._shoes_alike),
        )
        for kind, part, alike in ways:
            if replace(mutant.rules, **{part: getattr(self.original, part)}) == self.original:
                compared = [alike(mutant, table) for table in mutant.tables]
                proved = [number for number in compared if number is not None]
                return Proof(kind, sum(proved)) if len(proved) == len(compared) else None
        return None

    def reading(self, mutant: Mutant) -> Reading | None:
        """Return the reading that a mutant is: a page leaves open what it changes, so that no engine is wrong by it."""
        changed = [
            (table, part)
            for table in mutant.tables
            for part in PARTS
            if part_of(mutant.rules, table, part) != part_of(self.original, table, part)
        ]
        if not changed or len(mutant.tables) != 1 or mutant.rules.tableau != self.original.tableau:
            return None
        if any(part == "tables" and self.original.tables[table].publisher is not None for table, part in changed):
            return None
        for reading in self.original.readings.values():
            read = under(self.original, [reading.id])
            if all(part_of(mutant.rules, table, part) == part_of(read, table, part) for table, part in changed):
                return reading
        return None

    def _coups_alike(self, mutant: Mutant, name: str) -> int | None:
        table, other = self.original.tables[name], mutant.rules.tables[name]
        if replace(table, offers={}) != replace(other, offers={}) or table.offers.keys() != other.offers.keys():
            return None
        compared = 0
        for bet, offer in table.offers.items():
            if offer != other.offers[bet]:
                alike = self._paid_alike(offer, other.offers[bet])
                if alike is None:
                    return None
                compared += alike
        return compared

    def _paid_alike(self, offer: Offer, other: Offer) -> int | None:
        if replace(offer, payments=()) != replace(other, payments=()):
            return None
        names = frozenset(_facts_asked(offer.payments)) | frozenset(_facts_asked(other.payments))
        compared = 0
        for facts in self._domain.facts(names):
            if _paid(offer, facts) != _paid(other, facts):
                return None
            compared += 1
        return compared

    def _slips_alike(self, mutant: Mutant, name: str) -> int | None:
        slip, other = self.original.slips.get(name), mutant.rules.slips.get(name)
        return None if slip is None or other is None else slip_proof.states_alike(slip, other)

    def _shoes_alike(self, mutant: Mutant, name: str) -> int | None:
        around, other = self.original.procedures[name], mutant.rules.procedures[name]
        if replace(around, shoe=other.shoe) != other:
            return None
        return shoe_proof.states_alike(self.original, mutant.rules, name)

    def killer(self, mutant: Mutant, language: Language) -> tuple[Case, str] | None:
        """Return the first case of a language, and its table, that notices the mutant.

        Where a case runs is asked of the original: a rule that leaves a table takes no scenario away with it.
        The case that noticed the mutant in another language goes first.
        """
        port = Port(ReferenceServer(mutant.rules))
        for case, table in self._candidates(mutant, language):
            if case.run(port, table, mutant.rules).fault is not None:
                self._killers[mutant.name] = case.key, table
                return case, table
        return None

    def _candidates(self, mutant: Mutant, language: Language) -> Iterator[tuple[Case, str]]:
        """Yield the cases that may notice a mutant, each with the tables where it may, the likeliest first."""
        key, at = self._killers.get(mutant.name, ("", ""))
        if case := _by_key(language).get(key):
            yield case, at
        for case in _in_order(mutant.rule, language):
            for table in case.tables(self.original):
                if table in mutant.tables and (case.key, table) != (key, at):
                    yield case, table


@of_the_rules
def _by_key(language: Language) -> dict[str, Case]:
    return {case.key: case for case in cases_in(language)}


@of_the_rules
def _in_order(rule: str, language: Language) -> tuple[Case, ...]:
    """Return the cases, the likeliest to notice a change of a rule first: those that cite it, then those like them."""
    steps = {step.text for case in cases_in(language) if rule in case.rules for step in case.steps}

    def unlikely(case: Case) -> tuple[bool, float]:
        shared = sum(step.text in steps for step in case.steps)
        return rule not in case.rules, -shared / len(case.steps)

    return tuple(sorted(cases_in(language), key=unlikely))


def _facts_asked(payments: Iterable[Payment]) -> Iterator[str]:
    return (condition.fact for payment in payments for condition in payment.outcome.conditions)


def _paid(offer: Offer, facts: Facts) -> tuple[Result, Decimal] | None:
    """Return the result and the net winnings for a stake of one, or None where no outcome decides."""
    try:
        payment = decide(offer, facts)
    except StopIteration:
        return None
    return payment.outcome.result, payment.factor
