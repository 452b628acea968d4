"""Mutants of what is around the coup: shoe, availability, limits, incidents, complaints, stated returns."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import get_args

import msgspec

from conformance.procedure_rules import (
    ComplaintRules,
    Consequences,
    IncidentRule,
    LimitRules,
    Moment,
    Procedures,
    ShoeRules,
)
from conformance.rulebook import Rulebook, Table
from conformance.rulebook.procedures_part import HOUR
from conformance.suite.mutation.mutant import Mutant, RuleFinder, at_table, replace, there, with_item, with_part
from conformance.suite.mutation.said import Named, Said, said

_OTHER = {"accepted": "rejected", "rejected": "accepted"}
Change = tuple[str, Said, object]
"""The rule whose leaf is changed, the change in words, and what then stands in its place."""
_LAST = {"current": said("plays the current round last"), "next": said("plays the next round last")}
_SHUFFLED = {"each-round": said("shuffles before each round"), "each-shoe": said("shuffles before each shoe")}


def of_procedures(original: Rulebook, table: Table) -> Iterator[Mutant]:
    """Yield the mutants of what is around the coup at one table."""
    around = original.procedures[table.id]
    rules = RuleFinder(original, table)
    parts: list[tuple[str, Iterator[Change]]] = [("shoe", _of_shoe(rules, around.shoe))]
    if around.limits is not None:
        parts.append(("limits", _of_limits(rules, around.limits)))
    parts.append(("incidents", _of_incidents(around.incidents)))
    if around.complaints is not None:
        parts.append(("complaints", _of_complaints(rules, around.complaints)))
    parts.append(("returns", _of_returns(around)))
    for part, changes in parts:
        for rule, change, value in changes:
            changed = replace(around, **{part: value})
            yield with_part(original, table, rule, there(table, change), "procedures", changed)
    yield from _of_decks(original, table)
    yield from _of_availability(original, table)


def _of_shoe(rules: RuleFinder, shoe: ShoeRules) -> Iterator[Change]:
    if shoe.burn_counts is not None and shoe.exposed is not None:
        for exposed in (shoe.exposed - 1, shoe.exposed + 1):
            yield (
                rules.with_param("shoe", "exposed"),
                said("exposes {cards} cards", cards=exposed),
                replace(shoe, exposed=exposed),
            )
        for rank, count in shoe.burn_counts.items():
            for wrong in (count - 1, count + 1):
                counts = with_item(shoe.burn_counts, rank, wrong)
                change = said("burns {cards} for {rank}", cards=wrong, rank=rank)
                yield rules.with_param("shoe", f"cards_{rank}"), change, replace(shoe, burn_counts=counts)
        counted = replace(shoe, exposed_counted=not shoe.exposed_counted)
        yield rules.with_param("shoe", "counted"), said("counts the exposed card otherwise"), counted
    if shoe.burnt_between_rounds is not None:
        more = replace(shoe, burnt_between_rounds=shoe.burnt_between_rounds + 1)
        yield rules.with_param("shoe", "burnt"), said("burns one more between rounds"), more
    if shoe.last_round is not None:
        other = "next" if shoe.last_round == "current" else "current"
        yield rules.with_param("shoe", "last_round"), _LAST[other], replace(shoe, last_round=other)
    if shoe.shuffled_before is not None:
        rule = rules.with_param("shoe", "before")
        each = "each-round" if shoe.shuffled_before == "each-shoe" else "each-shoe"
        yield rule, _SHUFFLED[each], replace(shoe, shuffled_before=each)
    for cause in shoe.reshuffle_after or ():
        causes = tuple(other for other in shoe.reshuffle_after or () if other != cause)
        yield (
            rules.with_param("shoe", "after"),
            said("no reshuffle after {cause}", cause=cause),
            replace(shoe, reshuffle_after=causes),
        )


def _of_decks(original: Rulebook, table: Table) -> Iterator[Mutant]:
    if table.decks_rule is not None:
        for decks in (table.decks - 1, table.decks + 1):
            yield at_table(original, table, table.decks_rule, said("has {decks} decks", decks=decks), decks=decks)


def _of_availability(original: Rulebook, table: Table) -> Iterator[Mutant]:
    for bet, offer in table.offers.items():
        if offer.last_round is not None and offer.availability_rule is not None:
            for last in (offer.last_round - 1, offer.last_round + 1, None):
                offers = with_item(table.offers, bet, replace(offer, last_round=last))
                yield at_table(original, table, offer.availability_rule, _taken(bet, last), offers=offers)
    known = {offer.availability_rule: offer.last_round for offer in table.offers.values() if offer.availability_rule}
    for bet, offer in table.offers.items():
        for rule, last in known.items():
            if rule != offer.availability_rule:
                offers = with_item(table.offers, bet, replace(offer, last_round=last, availability_rule=rule))
                yield at_table(original, table, rule, _taken(bet, last), offers=offers)


def _taken(bet: str, last: int | None) -> Said:
    if last:
        return said("takes {bet} to round {last}", bet=Named("bet", bet), last=last)
    return said("takes {bet} in every round", bet=Named("bet", bet))


def _of_limits(rules: RuleFinder, limits: LimitRules) -> Iterator[Change]:
    for bound in limits.bounds:
        bounds = tuple(other for other in limits.bounds if other != bound)
        yield (
            rules.with_param("limits", "bounds"),
            said("keeps no {bound}", bound=bound),
            replace(limits, bounds=bounds),
        )
    if "maximum" in limits.bounds:
        rule = rules.with_param("limits", "reached", "bounds")
        yield rule, said("refuses the largest stake"), replace(limits, largest_taken=not limits.largest_taken)
    if limits.difference is not None:
        rule = rules.with_param("limits", "capped_by")
        yield rule, said("caps no difference"), replace(limits, difference=None)
        other = "smaller-side" if limits.difference.capped_by == "larger-side" else "larger-side"
        yield (
            rule,
            said("caps the difference by {side}", side=other),
            replace(limits, difference=replace(limits.difference, capped_by=other)),
        )
        one, _ = limits.difference.bets
        yield (
            rule,
            said("compares with {bet}", bet=Named("bet", "tie")),
            replace(limits, difference=replace(limits.difference, bets=(one, "tie"))),
        )
    yield from _of_amounts(rules, limits)
    if limits.eligibility is not None:
        yield from _of_eligibility(rules.with_param("limits", "requires_any"), limits)


def _of_amounts(rules: RuleFinder, limits: LimitRules) -> Iterator[Change]:
    """Yield the limits in which an amount that the table states is another."""
    for bet, stated in limits.stakes.items():
        rule = rules.with_param("limits", f"bets_{bet}_minimum", "minimum")
        for bound in ("minimum", "maximum"):
            amount = getattr(stated, bound)
            for other in (amount + rules.unit, amount - rules.unit):
                changed = with_item(limits.stakes, bet, replace(stated, **{bound: other}))
                change = said("{bet}: the {bound} is {amount}", bet=Named("bet", bet), bound=bound, amount=other)
                if other > 0 and (bound != "minimum" or other <= stated.maximum):
                    yield rule, change, replace(limits, stakes=changed)
    for field, param in (("table", "total"), ("win", "most")):
        amount = getattr(limits, field)
        if amount is not None:
            rule = rules.with_param("limits", param)
            for other in (amount + rules.unit, amount - rules.unit, None):
                yield rule, said("{field} is {value}", field=field, value=other), replace(limits, **{field: other})


def _of_eligibility(rule: str, limits: LimitRules) -> Iterator[Change]:
    eligibility = limits.eligibility
    assert eligibility is not None
    for field in ("bets", "requires_any"):
        for bet in getattr(eligibility, field):
            fewer = tuple(other for other in getattr(eligibility, field) if other != bet)
            changed = replace(eligibility, **{field: fewer})
            yield (
                rule,
                said("{field} without {bet}", field=field, bet=Named("bet", bet)),
                replace(limits, eligibility=changed),
            )
    more = replace(eligibility, requires_any=(*eligibility.requires_any, "player-pair"))
    yield rule, said("a pair will do"), replace(limits, eligibility=more)
    yield rule, said("asks without the sign"), replace(limits, eligibility=replace(eligibility, when="always"))
    yield rule, said("asks for nothing"), replace(limits, eligibility=None)


def _of_incidents(incidents: tuple[IncidentRule, ...]) -> Iterator[Change]:
    for index, incident in enumerate(incidents):
        before, after = incidents[:index], incidents[index + 1 :]
        for change, changed in _incident_changes(incident):
            yield incident.rule, change, (*before, *changed, *after)


def _incident_changes(incident: IncidentRule) -> Iterator[tuple[Said, tuple[IncidentRule, ...]]]:
    yield said("nothing follows"), ()
    for cause in incident.causes:
        causes = tuple(other for other in incident.causes if other != cause)
        yield said("not after {cause}", cause=cause), (replace(incident, causes=causes),)
    for moment in get_args(Moment):
        if moment != incident.during:
            yield said("during {moment}", moment=moment), (replace(incident, during=moment),)
    for cards in {incident.cards - 1, incident.cards + 1} - {0}:
        yield said("takes {cards} cards", cards=cards), (replace(incident, cards=cards),)
    for field, values in _values(Consequences).items():
        stated = getattr(incident.then, field)
        for value in (*values, None):
            if stated is not None and value != stated:
                then = replace(incident.then, **{field: value})
                yield said("{field} is {value}", field=field, value=value), (replace(incident, then=then),)


def _values(kind: type[msgspec.Struct]) -> dict[str, tuple[str, ...]]:
    """Return the words that each field may hold."""
    return {field.name: tuple(_words(field.type)) for field in msgspec.structs.fields(kind)}


def _words(kind: object) -> Iterator[str]:
    """Yield the words of a literal type, however it is wrapped."""
    for part in get_args(kind):
        if isinstance(part, str):
            yield part
        else:
            yield from _words(part)


def _of_complaints(rules: RuleFinder, complaints: ComplaintRules) -> Iterator[Change]:
    for field in complaints.required:
        fields = tuple(other for other in complaints.required if other != field)
        yield (
            rules.with_param("complaints", "fields"),
            said("asks no {field}", field=field),
            replace(complaints, required=fields),
        )
    deadline_rule = rules.with_param("complaints", "reached")
    video_rule = next(rule for rule in rules.all_with("complaints", "hours") if rule != deadline_rule)
    incomplete, late = rules.all_with("complaints", "decision")
    for hours in (-1, 1):
        deadline = complaints.deadline + hours * HOUR
        yield (
            deadline_rule,
            said("waits {hours} hour more", hours=hours),
            replace(complaints, deadline=deadline),
        )
        yield (
            video_rule,
            said("keeps the video {hours} hour more", hours=hours),
            replace(complaints, video=complaints.video + hours * HOUR),
        )
    for field, rule in (
        ("incomplete", incomplete),
        ("at_deadline", deadline_rule),
        ("late", late),
    ):
        decision = _OTHER[getattr(complaints, field)]
        yield rule, said("{field} is {value}", field=field, value=decision), replace(complaints, **{field: decision})


def _of_returns(around: Procedures) -> Iterator[Change]:
    for index, stated in enumerate(around.returns):
        others = (around.returns[:index], around.returns[index + 1 :])
        for wrong in (stated.percent - Decimal("0.01"), stated.percent + Decimal("0.01")):
            changed = replace(stated, percent=wrong)
            yield stated.rule, said("states {percent}", percent=wrong), (*others[0], changed, *others[1])
        bet = "player" if stated.bet != "player" else "tie"
        yield (
            stated.rule,
            said("states it of {bet}", bet=Named("bet", bet)),
            (*others[0], replace(stated, bet=bet), *others[1]),
        )
        yield stated.rule, said("states nothing"), (*others[0], *others[1])
