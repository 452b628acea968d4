"""Why an answer does not have the form of the protocol: the place, what stands there, and what should."""

from __future__ import annotations

import re
from ast import literal_eval
from typing import Any

import msgspec

from conformance.errors import N_, Sentence, Term, foreign

_MOST_SHOWN = 60

_KINDS = {
    "int": N_("a whole number"),
    "str": N_("text in quotes"),
    "bool": N_("true or false"),
    "array": N_("a list"),
    "object": N_("an object"),
    "null": N_("null"),
}
_BOUNDS = {
    "<=": N_("{place} is {value}; it is at most {bound}"),
    ">=": N_("{place} is {value}; it is at least {bound}"),
}
_STEP = re.compile(r"\.(\w+)|\[([^]]+)\]")


def why_malformed(error: msgspec.ValidationError, answer: object) -> Sentence:
    """Return what is wrong with an answer that does not convert, as a sentence of the catalogues.

    >>> from conformance.engines.protocol import Rejection
    >>> try:
    ...     msgspec.convert({"reason": 7}, Rejection)
    ... except msgspec.ValidationError as error:
    ...     print(why_malformed(error, {"reason": 7}))
    the answer is malformed: reason is 7, not text in quotes
    """
    text, _, path = str(error).partition(" - at ")
    place = path.strip("`").removeprefix("$").removeprefix(".")
    values = {"place": foreign(place, 200) or Term(N_("the answer")), "value": _value_at(place, answer)}
    return Sentence(N_("the answer is malformed: {problem}"), problem=_problem(text, values))


def _problem(text: str, values: dict[str, object]) -> Sentence:
    if found := re.fullmatch(r"Object missing required field `(\w+)`", text):
        return Sentence(N_("{place} lacks the field {field}"), place=values["place"], field=found[1])
    if found := re.fullmatch(r"Expected `([\w |]+)`, got `[^`]+`", text):
        wanted = Term(_KINDS[found[1]]) if found[1] in _KINDS else found[1]
        return Sentence(N_("{place} is {value}, not {wanted}"), **values, wanted=wanted)
    if found := re.fullmatch(r"Expected `int` (<=|>=) (-?\d+)", text):
        return Sentence(_BOUNDS[found[1]], **values, bound=found[2])
    if text.startswith("Invalid enum value"):
        return Sentence(N_("{place} is {value}, which is none of the values it can have"), **values)
    if found := re.fullmatch(r"Expected `str` matching regex ('.*')", text):
        form = literal_eval(found[1]).removesuffix(r"(?!\n)")
        return Sentence(N_("{place} is {value}, which does not fit the pattern {form}"), **values, form=form)
    return Sentence(N_("{place}: {problem}"), place=values["place"], problem=text)


def _value_at(place: str, answer: object) -> object:
    """Return what stands at a place of an answer, as JSON, or a word where the place has no name."""
    value: Any = answer
    try:
        for name, number in _STEP.findall(f".{place}" if place else ""):
            value = value[name or int(number)]
        return foreign(msgspec.json.encode(value).decode(), _MOST_SHOWN)
    except (LookupError, TypeError, ValueError):
        return Term(N_("something else"))


def with_whole_numbers(value: object) -> object:
    """Return an answer with each number that JSON Schema calls an integer as one: 5.0 is 5.

    >>> with_whole_numbers({"player_total": 5.0, "returned": "5.0", "share": 0.5})
    {'player_total': 5, 'returned': '5.0', 'share': 0.5}
    """
    if isinstance(value, dict):
        return {key: with_whole_numbers(item) for key, item in value.items()}
    if isinstance(value, list):
        return [with_whole_numbers(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
