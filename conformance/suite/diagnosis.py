"""Diagnosis: the simplest coup on which an engine still fails, and the change of the rules that explains all it does.

The coups of the features are played once more at the failing table and compared with the reference engine. Failures
are grouped by what differs. Each group is shrunk to a coup with as few cards, as low ranks and as few bets as still
fail in the same way, with a stake of one. A mutant of the rules that answers the coups of the group as the engine did,
and every coup that the engine played rightly, names the fault. Where none does, the facts do that all failing coups
share and as few of the others as can be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from decimal import Decimal
from fractions import Fraction
from itertools import combinations, product
from random import Random

import msgspec

from conformance.cards import DECK, RANKS, Card
from conformance.coup import MOST_CARDS
from conformance.engines.port import EngineFault, Port, Rejected
from conformance.engines.protocol import CoupRequest, CoupResult
from conformance.engines.reference import play_coup
from conformance.engines.server import ReferenceServer
from conformance.errors import Refused
from conformance.facts import FACTS, facts_of
from conformance.places import SOURCE
from conformance.rulebook import Result, Rulebook
from conformance.rules import Payment
from conformance.suite.cases import Case, cases_in
from conformance.suite.experiments import (
    AFTER_LAST,
    AGAIN,
    BEFORE,
    SOME_STAKES,
    SUITS_COUNT,
    TOGETHER,
    Experiments,
    effect,
    effect_of_refusal,
    effect_on_hands,
    in_context,
)
from conformance.suite.generated.deals import Deal, Dealer
from conformance.suite.mutation import Mutant, mutants
from conformance.suite.mutation.mutant import at_table, with_item
from conformance.suite.mutation.said import Named, Said, said
from conformance.suite.questions import Difference, Outcome, Question, answered, ask, compare, made, stakes_of
from conformance.suite.traits import InCommon, Trait, in_common, of_the_cards, of_the_draw, traits_of
from conformance.words import Language

MOST_TRIES = 1500
"""Coups that shrinking one group may ask of the engine."""

SUITS = "SHDCSH"
"""The suits of a shrunk deal, card by card: no pair is perfect unless it has to be."""


class Group(msgspec.Struct, frozen=True):
    """Failures of one kind: in how many coups of those played, the simplest, and what explains them.

    `answer` is what the engine made of the simplest; `case` is the scenario with the simplest coup of those that fail
    on one of these coups, if any does, and of them one that cites the rule, if any does.
    `effect` is what happens in all of them alike, `conditions` on what the failure depends; `explained_by` are the
    mutants that explain it where it depends on nothing but the cards, and `session` what has to be asked where it
    depends on other requests or coups. Where no mutant does, `in_common` is what these
    coups have in common and those that pass have not.
    """

    difference: Difference
    coups: int
    played: int
    simplest: Question
    answer: CoupResult | EngineFault
    case: Case | None
    explained_by: tuple[Mutant, ...]
    in_common: InCommon | None = None
    effect: Said | None = None
    conditions: tuple[Said, ...] = ()
    session: tuple[CoupRequest, ...] = ()

    @property
    def depends(self) -> bool:
        """Whether the failure depends on other requests, or on other coups of the same one."""
        return any(condition.message in (BEFORE, TOGETHER) for condition in self.conditions)


class _Recorder:
    """Asks an engine, and keeps what was asked and answered."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.seen: dict[Question, Outcome] = {}
        self.asked: list[Question] = []

    def coup(self, table: str, deal: Sequence[Card], stakes: Mapping[str, str], round_number: int = 1) -> CoupResult:
        """Have a coup played as the port does, and keep what came of it."""
        question = Question(table, tuple(deal), tuple(stakes.items()), round_number)
        self.asked.append(question)
        try:
            result = self.port.coup(table, deal, stakes, round_number)
        except Rejected:
            self.seen[question] = None
            raise
        self.seen[question] = made(result)
        return result

    def __getattr__(self, name: str) -> object:
        return getattr(self.port, name)


def diagnose(
    rules: Rulebook,
    port: Port,
    table: str,
    language: Language = SOURCE,
    also: Iterable[Question] = (),
    sessions: Iterable[Sequence[CoupRequest]] = (),
) -> list[Group]:
    """Return the groups of coups that an engine plays otherwise at a table, the largest first.

    Beside the coups of the features those of `also` are asked. `sessions` are requests for coups of which the last
    failed in other checks than the scenarios, each with what has to be asked before it.
    What is around the coup, and malformed answers, have no coup to shrink and are left out.
    """
    seen, failing = _observe(rules, port, table, language, also)
    depending: dict[Question, Said] = {}
    asked: dict[Question, Sequence[CoupRequest]] = {}
    for session in sessions:
        for question, outcome, condition in in_context(rules, port, session):
            seen[question] = outcome
            if condition is not None:
                depending[question], asked[question] = condition, session
    right: dict[Question, Outcome] = {}
    wrong: dict[Difference, list[Question]] = {}
    for question, outcome in seen.items():
        difference = compare(rules, question, outcome)
        if difference is None:
            right[question] = outcome
        else:
            wrong.setdefault(difference, []).append(question)
    possible = [mutant for mutant in mutants(rules) if table in mutant.tables]
    points, pairs = _deals(rules) if wrong else ((), ())
    groups = []
    for difference, questions in sorted(wrong.items(), key=lambda item: -len(item[1])):
        questions.sort(key=lambda item: _simplicity(rules, item))
        cases = [case for question in questions for case in failing.get(question, ())]
        case = min(cases, key=lambda case: difference.rule not in case.rules, default=None)
        group = Group(difference, len(questions), len(seen), questions[0], Rejected(""), case, ())
        answers = {question: seen[question] for question in questions}
        conditions = tuple({str(depending[item]): depending[item] for item in questions if item in depending}.values())
        if len(conditions) == 1 and all(item in depending for item in questions):
            happens = effect(rules, answers, difference.what) if difference.what in rules.bets else None
            groups.append(msgspec.structs.replace(group, conditions=conditions, effect=happens))
        elif len(groups) < MOST_EXPLAINED:
            probes = points + pairs * _asks_for_pairs(rules, table, difference) if len(groups) < MOST_PROBED else ()
            groups.append(_explained(rules, port, group, answers, right, possible, probes))
        else:
            groups.append(msgspec.structs.replace(group, answer=answered(port, group.simplest)))
        shown = next((item for item in questions if item in asked), None)
        if groups[-1].depends and shown is not None:
            groups[-1] = msgspec.structs.replace(groups[-1], simplest=shown, session=tuple(asked[shown]))
    return groups


def _explained(
    rules: Rulebook,
    port: Port,
    group: Group,
    answers: Mapping[Question, Outcome],
    right: Mapping[Question, Outcome],
    possible: Sequence[Mutant],
    probes: Sequence[Deal],
) -> Group:
    """Return a group with its simplest coup and what explains it."""
    difference = group.difference
    tried = Experiments(rules, port, group.simplest, difference)
    tried.run()
    bet = difference.what if difference.what in rules.bets and not difference.is_hand else None
    if difference.what == "refusal" and any(item.message in (AFTER_LAST, AGAIN) for item in tried.conditions):
        happens = None
    elif difference.what == "refusal":
        happens = effect_of_refusal(tried.question, ask(port, tried.question))
    elif bet is not None:
        happens = effect(rules, {**answers, **tried.failing}, bet)
    else:
        happens = effect_on_hands(rules, tried.question, ask(port, tried.question), difference)
    explained_by: tuple[Mutant, ...] = ()
    shared, simplest = None, tried.question
    conditions = tuple(tried.conditions)
    if all(item.message in (SOME_STAKES, SUITS_COUNT) for item in conditions):
        if difference.what != "refusal":
            answers, right = _probed(rules, port, difference, bet, answers, right, probes)
        happens = effect(rules, {**answers, **tried.failing}, bet) if bet is not None else happens
        observed = _paid_as_observed(rules, tried.question, ask(port, tried.question), difference)
        explained_by = tuple(mutant for mutant in possible if _explains(mutant, answers) and _explains(mutant, right))
        if not any(_family(mutant) == _NEAREST[0] for mutant in explained_by):
            explained_by += tuple(mutant for mutant in observed if _explains(mutant, {**answers, **right}))
        conditions = () if explained_by else conditions
        simplest = _shrink(rules, port, tried.question, difference)
        shared = None if explained_by else _in_common(rules, list(answers), right, difference)
    return msgspec.structs.replace(
        group,
        simplest=simplest,
        answer=answered(port, simplest),
        explained_by=tuple(sorted(explained_by, key=lambda mutant: _NEAREST.index(_family(mutant)))),
        in_common=shared,
        effect=happens,
        conditions=conditions,
    )


def _probed(
    rules: Rulebook,
    port: Port,
    difference: Difference,
    bet: str | None,
    answers: Mapping[Question, Outcome],
    right: Mapping[Question, Outcome],
    probes: Sequence[Deal],
) -> tuple[Mapping[Question, Outcome], Mapping[Question, Outcome]]:
    """Return the coups that fail in one way and those that pass, with the bet alone on more deals.

    A bet is asked on every deal that was played too; hands are there already.
    """
    failing, passing = dict(answers), dict(right)
    table = next(iter(answers)).table
    stakes = () if bet is None else ((bet, "1"),)
    played = () if bet is None else dict.fromkeys(question.deal for question in (*answers, *right))
    for deal in (*played, *(tuple(DECK[code] for code in probe) for probe in probes)):
        question = Question(table, deal, stakes)
        outcome = ask(port, question)
        found = compare(rules, question, outcome)
        if found == difference:
            failing[question] = outcome
        elif found is None:
            passing[question] = outcome
    return failing, passing


def _deals(rules: Rulebook) -> tuple[tuple[Deal, ...], tuple[Deal, ...]]:
    """Return deals with all kinds of points, and deals with all kinds of pairs."""
    random = Random("diagnosis")  # noqa: S311 - nothing secret hangs on it
    dealer = Dealer(rules, random)
    points = random.sample(list(dealer.by_points()), FEW_DEALS)
    return tuple(dealer.any() for _ in range(FEW_DEALS)) + tuple(points), tuple(
        random.sample(list(dealer.by_pairs()), MANY_DEALS)
    )


def _asks_for_pairs(rules: Rulebook, table: str, difference: Difference) -> bool:
    """Say whether what differs is a bet that asks for more than points of the first two cards."""
    offer = None if difference.is_hand else rules.tables[table].offers.get(difference.what)
    payments = () if offer is None else offer.payments
    facts = (FACTS[condition.fact] for payment in payments for condition in payment.outcome.conditions)
    features = (feature for fact in facts for feature in (fact.player, fact.banker) if feature is not None)
    return any(set(feature.first(rules.tableau)) - {"points"} for feature in features)


FEW_DEALS, MANY_DEALS = 150, 500
"""Deals of any points, and deals of pairs, on which a difference is tried."""
MOST_PROBED = 3
"""Groups of a table that are tried on further deals."""
MOST_EXPLAINED = 8
"""Groups of a table that are explained; of an engine that has hardly begun there are many more."""

_NEAREST = ("PAY", "DRAW", "", "ODDS", "DEAL", "COMMISSION")
"""Families of rules, those first whose change is the likeliest cause where several explain the same coups."""


def _family(mutant: Mutant) -> str:
    family = mutant.rule.partition("-")[0]
    return family if family in _NEAREST else ""


def _paid_as_observed(
    rules: Rulebook, question: Question, outcome: Outcome, difference: Difference
) -> tuple[Mutant, ...]:
    """Return the mutant by which a bet pays what the engine paid, where it paid something."""
    table, bet = rules.tables[question.table], difference.what
    if outcome is None or difference.is_hand or bet not in outcome.settled or bet not in table.offers:
        return ()
    result, returned = outcome.settled[bet]
    stake = stakes_of(question)[bet]
    offer = table.offers[bet]
    payments = tuple(
        _paying(payment, (returned - stake) / stake) if payment.outcome.rule == difference.rule else payment
        for payment in offer.payments
    )
    if result != "win" or returned < stake:
        return ()
    offers = with_item(table.offers, bet, msgspec.structs.replace(offer, payments=payments))
    change = said(
        "{bet}: {change}", bet=Named("bet", bet), change=said("pays {odds} net", odds=(returned - stake) / stake)
    )
    return (at_table(rules, table, difference.rule, change, offers=offers),)


def _paying(payment: Payment, odds: Decimal) -> Payment:
    outcome = msgspec.structs.replace(payment.outcome, result=Result.WIN, odds=Fraction(odds))
    return Payment(outcome, odds)


def _in_common(
    rules: Rulebook, failing: Iterable[Question], passing: Iterable[Question], difference: Difference
) -> InCommon | None:
    """Return what failing coups have in common. Where they differ in a bet, only coups with a stake on it count."""
    bet = difference.what if difference.what in rules.bets and not difference.is_hand else None

    def traits(question: Question) -> tuple[Trait, ...]:
        stakes = {name: stake for name, stake in question.stakes if bet in (None, name)}
        drawn: tuple[Trait, ...] = ()
        try:
            coup = play_coup(rules, question.table, question.deal, {}, question.round).coup
        except Refused:
            facts = None
        else:
            facts, drawn = facts_of(rules.tableau, coup), (*of_the_draw(rules.tableau, coup), *of_the_cards(coup))
        return (
            *traits_of(facts, rules.facts, stakes, rules.tables[question.table].unit, question.round),
            *drawn,
        )

    alike = [frozenset(traits(item)) for item in passing if bet is None or bet in dict(item.stakes)]
    return in_common([traits(item) for item in failing], alike)


def _observe(
    rules: Rulebook, port: Port, table: str, language: Language, also: Iterable[Question]
) -> tuple[dict[Question, Outcome], dict[Question, list[Case]]]:
    """Return what came of each coup of the features, and the scenarios that failed when they had last asked for it."""
    recorder = _Recorder(port)
    failing: dict[Question, list[Case]] = {}
    for case in cases_in(language):
        if table in case.tables(rules):
            recorder.asked.clear()
            coup = case.run(recorder, table, rules)  # type: ignore[arg-type]  # it asks as a port does
            if coup.fault is not None and recorder.asked:
                failing.setdefault(recorder.asked[-1], []).append(case)
    for question in also:
        with suppress(EngineFault):  # what is not an answer has no coup to shrink
            recorder.coup(question.table, question.deal, dict(question.stakes), question.round)
    return recorder.seen, failing


def _explains(mutant: Mutant, answers: Mapping[Question, Outcome]) -> bool:
    """Say whether a mutant answers every one of the coups as the engine did."""
    port = Port(ReferenceServer(mutant.rules))
    return all(ask(port, question) == outcome for question, outcome in answers.items())


def _shrink(rules: Rulebook, port: Port, question: Question, difference: Difference) -> Question:
    """Return the simplest coup found that fails in the same way."""
    tries = 0

    def fails(candidate: Question) -> bool:
        nonlocal tries
        tries += 1
        return tries <= MOST_TRIES and compare(rules, candidate, ask(port, candidate)) == difference

    stakes = tuple(item for item in question.stakes if item[0] == difference.what and not difference.is_hand)
    for simpler in (stakes, tuple((bet, "1") for bet, _ in stakes)):
        candidate = msgspec.structs.replace(question, stakes=simpler)
        if fails(candidate):
            question = candidate
    improved = True
    while improved:
        improved = False
        for candidate in _simpler(question):
            if _simplicity(rules, candidate) < _simplicity(rules, question) and fails(candidate):
                question, improved = candidate, True
                break
    return question


def _simpler(question: Question) -> Iterator[Question]:
    """Yield deals with one card changed, then with two of the first four."""
    deal = question.deal[:MOST_CARDS]
    for places in (*((place,) for place in range(len(deal))), *combinations(range(min(len(deal), 4)), 2)):
        for ranks in product(RANKS, repeat=len(places)):
            cards = list(deal)
            for place, rank in zip(places, ranks, strict=True):
                cards[place] = DECK[rank + SUITS[place]]
            yield msgspec.structs.replace(question, deal=tuple(cards))


def _simplicity(rules: Rulebook, question: Question) -> tuple[int, int, list[int]]:
    """Order coups: few cards first, then low ranks."""
    ranks = [RANKS.index(card.rank) for card in question.deal[:MOST_CARDS]]
    try:
        played = play_coup(rules, question.table, question.deal, {}, question.round)
        used = len(played.coup.player.cards) + len(played.coup.banker.cards)
    except Refused:
        used = MOST_CARDS
    return used, sum(ranks), ranks
