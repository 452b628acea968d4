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
from itertools import combinations, product
from typing import NamedTuple

import msgspec

from conformance.cards import DECK, RANKS, Card
from conformance.coup import MOST_CARDS
from conformance.engines.port import EngineFault, Port, Rejected
from conformance.engines.protocol import CoupResult
from conformance.engines.reference import Played, play_coup
from conformance.engines.server import ReferenceServer, result_of
from conformance.errors import Refused
from conformance.facts import facts_of
from conformance.rulebook import Rulebook
from conformance.suite.cases import Case, cases_in
from conformance.suite.mutation import Mutant, mutants
from conformance.suite.traits import InCommon, Trait, in_common, traits_of
from conformance.words import Language

MOST_TRIES = 3000
"""Coups that shrinking one group may ask of the engine."""

SUITS = "SHDCSH"
"""The suits of a shrunk deal, card by card: no pair is perfect unless it has to be."""


class Question(msgspec.Struct, frozen=True):
    """A coup as an engine is asked to play it."""

    table: str
    deal: tuple[Card, ...]
    stakes: tuple[tuple[str, str], ...]
    round: int = 1


class Difference(msgspec.Struct, frozen=True):
    """What an engine does otherwise (`player`, `banker`, `winner`, `refusal` or a bet) and the rule that decides it.

    `is_hand` says that `player` or `banker` is the hand, and not the bet of that name.
    """

    what: str
    rule: str
    is_hand: bool = False


class Group(msgspec.Struct, frozen=True):
    """Failures of one kind: in how many coups of those played, the simplest, and the mutants that explain them.

    `answer` is what the engine made of the simplest; `case` is the scenario with the simplest coup of those that fail
    on one of these coups, if any does, and of them one that cites the rule, if any does.
    Where no mutant explains them, `in_common` is what these coups have in common and those that pass have not.
    """

    difference: Difference
    coups: int
    played: int
    simplest: Question
    answer: CoupResult | EngineFault
    case: Case | None
    explained_by: tuple[Mutant, ...]
    in_common: InCommon | None = None


class Made(NamedTuple):
    """What an engine made of a coup, comparable between engines."""

    player: tuple[tuple[str, ...], int]
    banker: tuple[tuple[str, ...], int]
    winner: str
    settled: dict[str, tuple[str, Decimal]]


Outcome = Made | None
"""What came of a coup; None when the engine refused it."""


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
    rules: Rulebook, port: Port, table: str, language: Language = "en", also: Iterable[Question] = ()
) -> list[Group]:
    """Return the groups of coups that an engine plays otherwise at a table, the largest first.

    Beside the coups of the features those of `also` are asked.
    What is around the coup, and answers that are no answers, have no coup to shrink and are left out.
    """
    seen, failing = _observe(rules, port, table, language, also)
    right: dict[Question, Outcome] = {}
    wrong: dict[Difference, list[Question]] = {}
    for question, outcome in seen.items():
        difference = compare(rules, question, outcome)
        if difference is None:
            right[question] = outcome
        else:
            wrong.setdefault(difference, []).append(question)
    possible = [mutant for mutant in mutants(rules) if table in mutant.tables]
    groups = []
    for difference, questions in sorted(wrong.items(), key=lambda item: -len(item[1])):
        answers = {question: seen[question] for question in questions}
        explained_by = tuple(mutant for mutant in possible if _explains(mutant, answers) and _explains(mutant, right))
        questions.sort(key=lambda item: _simplicity(rules, item))
        simplest = _shrink(rules, port, questions[0], difference)
        shared = None if explained_by else _in_common(rules, questions, right, difference)
        cases = [case for question in questions for case in failing.get(question, ())]
        case = min(cases, key=lambda case: difference.rule not in case.rules, default=None)
        answer = _answer(port, simplest)
        groups.append(Group(difference, len(questions), len(seen), simplest, answer, case, explained_by, shared))
    return groups


def _in_common(
    rules: Rulebook, failing: Iterable[Question], passing: Iterable[Question], difference: Difference
) -> InCommon | None:
    """Return what failing coups have in common. Where they differ in a bet, only coups with a stake on it count."""
    bet = difference.what if difference.what in rules.bets and not difference.is_hand else None

    def traits(question: Question) -> tuple[Trait, ...]:
        stakes = {name: stake for name, stake in question.stakes if bet in (None, name)}
        try:
            coup = play_coup(rules, question.table, question.deal, {}, question.round).coup
        except Refused:
            facts = None
        else:
            facts = facts_of(rules.tableau, coup)
        return traits_of(facts, stakes, rules.tables[question.table].unit, question.round)

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
        with suppress(EngineFault):  # what is no answer has no coup to shrink
            recorder.coup(question.table, question.deal, dict(question.stakes), question.round)
    return recorder.seen, failing


def compare(rules: Rulebook, question: Question, outcome: Outcome) -> Difference | None:
    """Return the first thing that an engine did otherwise than the rules say, or None."""
    try:
        played = play_coup(rules, question.table, question.deal, _stakes(question), question.round)
    except Refused:
        return None if outcome is None else Difference("refusal", rules.tables[question.table].offer_rule)
    if outcome is None:
        return Difference("refusal", rules.tables[question.table].offer_rule)
    right = made(result_of(played))
    coup = played.coup
    rules_of_parts = {"player": coup.player_rule, "banker": coup.banker_rule, "winner": _winner_rule(played)}
    for what, rule in rules_of_parts.items():
        if getattr(right, what) != getattr(outcome, what):
            return Difference(what, rule, is_hand=what != "winner")
    for item in played.settlements:
        if right.settled[item.bet] != outcome.settled[item.bet]:
            return Difference(item.bet, item.rule)
    return None


def first_difference(rules: Rulebook, question: Question, result: CoupResult) -> Difference | None:
    """Return the first thing in which a result is otherwise than the rules say, or None."""
    return compare(rules, question, made(result))


def _winner_rule(played: Played) -> str:
    return "WIN-TIE" if played.coup.winner.value == "tie" else "WIN-HIGHER"


def _stakes(question: Question) -> dict[str, Decimal]:
    return {bet: Decimal(stake) for bet, stake in question.stakes}


def made(result: CoupResult) -> Made:
    """Return what an engine made of a coup."""
    settled = {item.bet: (str(item.result), Decimal(item.returned)) for item in result.settlements}
    return Made((result.player, result.player_total), (result.banker, result.banker_total), result.winner, settled)


def _explains(mutant: Mutant, answers: Mapping[Question, Outcome]) -> bool:
    """Say whether a mutant answers every one of the coups as the engine did."""
    port = Port(ReferenceServer(mutant.rules))
    return all(_ask(port, question) == outcome for question, outcome in answers.items())


def _ask(port: Port, question: Question) -> Outcome:
    answer = _answer(port, question)
    return None if isinstance(answer, EngineFault) else made(answer)


def _answer(port: Port, question: Question) -> CoupResult | EngineFault:
    try:
        return port.coup(question.table, question.deal, dict(question.stakes), question.round)
    except EngineFault as fault:
        return fault


def _shrink(rules: Rulebook, port: Port, question: Question, difference: Difference) -> Question:
    """Return the simplest coup found that fails in the same way."""
    tries = 0

    def fails(candidate: Question) -> bool:
        nonlocal tries
        tries += 1
        return tries <= MOST_TRIES and compare(rules, candidate, _ask(port, candidate)) == difference

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
    for places in (*((place,) for place in range(MOST_CARDS)), *combinations(range(4), 2)):
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
