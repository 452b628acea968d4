"""The score: how many mutants each language alone kills, on several processors."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from conformance.places import of_the_rules
from conformance.rulebook import rulebook
from conformance.suite.mutation import Mutant, Trial, mutants
from conformance.suite.mutation.baseline import check_scenarios
from conformance.suite.mutation.trial import PROOFS, ProofKind
from conformance.suite.workers import in_processes
from conformance.words import Language

CHUNK = 60
"""Mutants a worker takes at a time: enough to be worth the trip, few enough to keep every worker busy."""


class Score(msgspec.Struct):
    """What became of the mutants in one language: how many were killed, and which survived."""

    language: Language
    killed: int
    survivors: list[str]


class Equivalent(msgspec.Struct):
    """A mutant that is proved to change nothing: the kind of proof, over how many cases, and what they show."""

    mutant: str
    proof: ProofKind
    compared: int
    because: str


class Open(msgspec.Struct):
    """A mutant that is another reading of what a page leaves open, by the id of the defect."""

    mutant: str
    defect: str


class Scores(msgspec.Struct):
    """What became of all mutants; those that are proved equivalent, or are another reading, need no killing."""

    mutants: int
    equivalent: list[Equivalent]
    open: list[Open]
    languages: list[Score]

    @property
    def complete(self) -> bool:
        """Whether no mutant survived in any language."""
        return not any(score.survivors for score in self.languages)


def reckon(
    languages: Sequence[Language], jobs: int, progress: Callable[[int, int], None], tables: tuple[str, ...] = ()
) -> Scores:
    """Try every mutant in every language, at some tables or at all.

    `progress` is given how many mutants are done, and of how many.

    Raises BaccaratError when a case fails on the rules as they are.
    """
    check_scenarios(languages, tables)
    total = len(_mutants(tables))
    starts = range(0, total, CHUNK)
    tasks = {first: (first, min(first + CHUNK, total), tuple(languages), tables) for first in starts}

    def count(results: dict[int, Scores]) -> None:
        progress(sum(result.mutants for result in results.values()), total)

    parts = list(in_processes(tasks, _try, jobs, count).values())
    return Scores(
        total,
        [item for part in parts for item in part.equivalent],
        [item for part in parts for item in part.open],
        [
            Score(
                language,
                sum(part.languages[index].killed for part in parts),
                [name for part in parts for name in part.languages[index].survivors],
            )
            for index, language in enumerate(languages)
        ],
    )


@of_the_rules
def _mutants(tables: tuple[str, ...]) -> tuple[Mutant, ...]:
    """Return the mutants that concern some tables, or any, each at those tables alone."""
    return tuple(mutants(rulebook(), tables))


@of_the_rules
def _trial() -> Trial:
    return Trial(rulebook())


def _try(first: int, end: int, languages: tuple[Language, ...], tables: tuple[str, ...]) -> Scores:
    """Try some of the mutants; runs in a worker."""
    trial, chosen = _trial(), _mutants(tables)[first:end]
    tried, equivalent, left_open = [], [], []
    for mutant in chosen:
        if (proof := trial.proof(mutant)) is not None:
            equivalent.append(Equivalent(mutant.name, proof.kind, proof.compared, PROOFS[proof.kind]))
        elif (reading := trial.reading(mutant)) is not None:
            left_open.append(Open(mutant.name, reading.defect))
        else:
            tried.append(mutant)
    scores = []
    for language in languages:
        survivors = [mutant.name for mutant in tried if trial.killer(mutant, language) is None]
        scores.append(Score(language, len(tried) - len(survivors), survivors))
    return Scores(len(chosen), equivalent, left_open, scores)
