"""Near misses: the deals that show an outcome of a bet, and those that miss it by one card or one fact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from conformance.cards import DECK
from conformance.facts import HANDS
from conformance.rulebook import Rulebook, Table
from conformance.rules import Condition, Offer, Outcome, Value
from conformance.settlement import decide
from conformance.suite.generated.deals import Known, Outcomes, known_deal
from conformance.suite.world import REST_OF_SHOE

MOST = 12
"""Deals of one kind at most, each with another value."""
_MORE = tuple(card.code for card in REST_OF_SHOE)


class Nearness:
    """The deals of one outcome of a bet, and those that miss it by one fact: of each kind the nearest to the case."""

    def __init__(self, rules: Rulebook, table: Table, offer: Offer, outcome: Outcome, outcomes: Outcomes) -> None:
        self._rules, self._decks = rules, table.decks
        self._offer, self._outcome = offer, outcome
        shown = {known.outcome.rule: outcomes.showing(offer.bet.id, known.outcome.rule) for known in offer.payments}
        self._case = self._simplest(shown[outcome.rule])
        self._known = [item for items in shown.values() for item in items]
        if self._case is not None:
            self._known += self._with_another_card(self._case)

    def _simplest(self, items: Iterable[Known]) -> Known | None:
        dealable = filter(self._dealable, map(self._bare, items))
        return min(dealable, key=lambda item: (len(item.deal), item.deal), default=None)

    def _bare(self, item: Known) -> Known:
        """Return a deal with the cards that its coup uses, and no others."""
        used = sum(int(str(item.facts[f"{hand}_cards"])) for hand in HANDS)
        return item._replace(deal=item.deal[:used])

    def _dealable(self, item: Known) -> bool:
        return all(item.deal.count(card) <= self._decks for card in item.deal)

    def _with_another_card(self, item: Known) -> Iterator[Known]:
        """Yield each deal that has one other card."""
        for place in range(len(item.deal)):
            for card in DECK:
                yield known_deal(self._rules, (*item.deal[:place], card, *item.deal[place + 1 :], *_MORE))

    def cases(self) -> list[Known]:
        """Return a deal for each set of values with which the outcome holds; otherwise, for each winner."""
        facts = [condition.fact for condition in self._outcome.conditions] or ["winner"]
        held = [item for item in self._known if self._decided(item) == self._outcome.rule]
        return self._nearest(held, facts)

    def misses(self) -> Mapping[str, list[Known]]:
        """Return by the rule of the outcome that they have instead the deals at which just one condition fails."""
        found: dict[str, list[Known]] = {}
        for missed in self._outcome.conditions:
            others = [condition for condition in self._outcome.conditions if condition != missed]
            near = (item for item in self._known if not _holds(missed, item))
            alike = [item for item in near if all(_holds(one, item) for one in others)]
            for item in self._nearest(alike, (missed.fact,)):
                found.setdefault(self._decided(item), []).append(item)
        return {rule: list({item.deal: item for item in items}.values()) for rule, items in found.items()}

    def _decided(self, item: Known) -> str:
        return decide(self._offer, item.facts).outcome.rule

    def _nearest(self, items: Iterable[Known], facts: Sequence[str]) -> list[Known]:
        """Return for each set of values of some facts the deal that has most cards of the case."""
        nearest: dict[tuple[Value, ...], Known] = {}
        for item in filter(self._dealable, map(self._bare, items)):
            at = tuple(item.facts[fact] for fact in facts)
            if at not in nearest or self._distance(item) < self._distance(nearest[at]):
                nearest[at] = item
        chosen = sorted(nearest.values(), key=self._distance)[:MOST]
        return sorted(chosen, key=lambda item: [str(item.facts[fact]) for fact in facts])

    def _distance(self, item: Known) -> tuple[int, int, tuple[str, ...]]:
        case = () if self._case is None else self._case.deal
        alike = sum(one == other for one, other in zip(case, item.deal, strict=False))
        return max(len(case), len(item.deal)) - alike, len(item.deal), item.deal


def _holds(condition: Condition, item: Known) -> bool:
    return item.facts[condition.fact] in condition.values
