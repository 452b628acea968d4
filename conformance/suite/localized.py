"""Steps with one text a language: the English sentence is the pattern and the key, the catalogues hold the others.

A step function is written once:

    @then("{hand} holds {cards} for {total}")
    def holds(coup: CoupUnderTest, hand: HandId, cards: Cards, total: Number) -> None: ...

Its annotations say how each placeholder is read in the language of the feature.
"""

from __future__ import annotations

import difflib
import functools
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, TypeVar, get_type_hints

import msgspec

from conformance.errors import N_, BaccaratError, Term
from conformance.places import of_the_rules
from conformance.suite.kinds import Kind
from conformance.words import LANGUAGES, Language, words_in
from conformance.words.languages import LanguageName

StepKind = Literal["given", "when", "then"]
F = TypeVar("F", bound=Callable[..., None])

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


class Wording(BaccaratError):
    """A step whose text is in no language's catalogue, or in another language's than the feature's."""


class StepDefinition(msgspec.Struct, frozen=True):
    """A step: its message, the kinds of its placeholders, the kinds of its table's columns, and what it does."""

    kind: StepKind
    message: str
    placeholders: dict[str, Kind]
    columns: tuple[Kind, ...]
    run: Callable[..., None]

    def pattern(self, language: Language) -> re.Pattern[str]:
        """Return the regular expression of the step's text in a language."""
        return _compiled(self.kind, self.message, language)

    def values(self, text: str, language: Language) -> dict[str, Any] | None:
        """Read a step's text, or return None when it is not this step in this language.

        Raises ValueError when a value in it cannot be read.
        """
        match = self.pattern(language).fullmatch(_normal(text))
        if match is None:
            return None
        return {name: self.placeholders[name].read(value, language) for name, value in match.groupdict().items()}

    def rows(self, cells: Sequence[Sequence[str]], language: Language) -> list[tuple[Any, ...]]:
        """Read a step's data table. Raises Wording when it cannot be read, or there is none where one has to be."""
        if bool(cells) != bool(self.columns):
            message = (
                N_("the step takes no table; remove it") if cells else N_("the step takes a table; write it below")
            )
            raise Wording(message)
        rows = [self._row([_normal(cell) for cell in row], language) for row in cells]
        firsts = [row[0] for row in rows]
        for row, cell in zip(cells, firsts, strict=True):
            if firsts.count(cell) > 1:
                raise Wording(N_('"{cell}" has two rows; write it once'), cell=row[0])
        return rows

    def _row(self, row: list[str], language: Language) -> tuple[Any, ...]:
        if len(row) != len(self.columns):
            raise Wording(
                N_("the row | {row} | has {given} cells; write {wanted}"),
                row=" | ".join(row),
                given=len(row),
                wanted=len(self.columns),
            )
        for kind, cell in zip(self.columns, row, strict=True):
            if re.fullmatch(kind.pattern(language), cell) is None:
                raise Wording(
                    N_('"{cell}" is not a valid {kind} in {language}; write it as the other features do'),
                    cell=cell,
                    kind=Term(kind.name),
                    language=LanguageName(language),
                )
        return tuple(kind.read(cell, language) for kind, cell in zip(self.columns, row, strict=True))


STEPS: dict[tuple[StepKind, str], StepDefinition] = {}
"""Every step by its kind and English message."""


@of_the_rules
def _compiled(kind: StepKind, message: str, language: Language) -> re.Pattern[str]:
    placeholders = STEPS[kind, message].placeholders
    parts = _PLACEHOLDER.split(_normal(words_in(language).say(message)))
    texts = [re.escape(text) for text in parts[::2]]
    groups = [f"(?P<{name}>{placeholders[name].pattern(language)})" for name in parts[1::2]]
    return re.compile("".join(part for pair in zip(texts, [*groups, ""], strict=True) for part in pair))


def _normal(text: str) -> str:
    return unicodedata.normalize("NFC", text)


def given(message: str) -> Callable[[F], F]:
    """Define a step that sets a coup up."""
    return _step("given", message, ())


def when(message: str, *columns: Kind) -> Callable[[F], F]:
    """Define a step that has a coup played; `columns` are the kinds of its data table's columns."""
    return _step("when", message, columns)


def then(message: str, *columns: Kind) -> Callable[[F], F]:
    """Define a step that checks what came of it; `columns` are the kinds of its data table's columns."""
    return _step("then", message, columns)


def _step(kind: StepKind, message: str, columns: tuple[Kind, ...]) -> Callable[[F], F]:
    def decorate(function: F) -> F:
        annotated = function.func if isinstance(function, functools.partial) else function
        kinds = {
            name: hint.__metadata__[0]
            for name, hint in get_type_hints(annotated, include_extras=True).items()
            if hasattr(hint, "__metadata__")
        }
        STEPS[kind, message] = StepDefinition(kind, message, kinds, columns, function)
        return function

    return decorate


@of_the_rules
def find_step(kind: StepKind, text: str, language: Language) -> StepDefinition:
    """Return the step of a text in a language.

    Raises Wording when no step has this text, saying so where another language has.
    """
    matching = [step for step in _steps(kind) if step.pattern(language).fullmatch(_normal(text))]
    if len(matching) == 1:
        return matching[0]
    if matching:
        raise Wording(
            N_('"{text}" can be read as {readings}; word the steps apart in the catalogue'),
            text=text,
            readings=", ".join(f'"{step.message}"' for step in matching),
        )
    raise _unknown(kind, text, language)


def _unknown(kind: StepKind, text: str, language: Language) -> Wording:
    for other in LANGUAGES:
        for step in _steps(kind):
            if other != language and step.pattern(other).fullmatch(_normal(text)):
                return Wording(
                    N_('"{text}" is {found} wording in a feature in {language}; write "{wanted}"'),
                    text=text,
                    found=LanguageName(other),
                    language=LanguageName(language),
                    wanted=words_in(language).say(step.message),
                )
    wordings = [words_in(language).say(step.message) for step in _steps(kind)]
    close = difflib.get_close_matches(text, wordings, 1, 0)
    return Wording(N_('"{text}" is not a step; the nearest is "{wanted}"'), text=text, wanted=close[0] if close else "")


def _steps(kind: StepKind) -> Iterator[StepDefinition]:
    return (step for (step_kind, _), step in STEPS.items() if step_kind == kind)
