"""The trial of mutants: proved equivalent, or killed by a scenario."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from functools import cached_property

from conformance.engines.port import Port
from conformance.engines.server import ReferenceServer
from conformance.facts import Facts
from conformance.rulebook import Result, Rulebook, Table
from conformance.rulebook.proof import Domain, domain
from conformance.rules import Offer, Payment
from conformance.settlement import decide
from conformance.suite.cases import Case, cases_in
from conformance.suite.mutation.mutant import Mutant, replace
from conformance.suite.mutation.slip_proof import are_alike
from conformance.words import Language


class Trial:
    """Tries mutants: proves them equivalent, or looks for a scenario that kills them."""

    def __init__(self, original: Rulebook) -> None:
        self.original = original

    @cached_property
    def _domain(self) -> Domain:
        return domain(self.original.tableau)

    def is_equivalent(self, mutant: Mutant) -> bool:
        """Say whether a mutant provably settles every coup as the original does, at every table it concerns."""
        around = replace(mutant.rules, tables=self.original.tables, slips=self.original.slips)
        if around != self.original or not all(self._slips_alike(mutant, name) for name in mutant.tables):
            return False
        return all(self._alike(self.original.tables[name], mutant.rules.tables[name]) for name in mutant.tables)

    def _slips_alike(self, mutant: Mutant, name: str) -> bool:
        slip, other = self.original.slips.get(name), mutant.rules.slips.get(name)
        return slip == other or (slip is not None and other is not None and are_alike(slip, other))

    def _alike(self, table: Table, other: Table) -> bool:
        if replace(table, offers={}) != replace(other, offers={}) or table.offers.keys() != other.offers.keys():
            return False
        return all(self._pays_alike(offer, other.offers[bet]) for bet, offer in table.offers.items())

    def _pays_alike(self, offer: Offer, other: Offer) -> bool:
        if offer == other:
            return True
        if replace(offer, payments=()) != replace(other, payments=()):
            return False
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
