"""A deviation around the coup in words: the field, what the engine gives, after which events."""

from __future__ import annotations

import shlex

from conformance.errors import N_
from conformance.report.build import basis_of
from conformance.report.console import options
from conformance.report.markup import clean
from conformance.report.model import DiagnosisInfo, DifferenceInfo
from conformance.rulebook import Rulebook
from conformance.suite.answers import Difference
from conformance.suite.deviations import Deviation
from conformance.suite.differing import field_text, sides_of, value_text
from conformance.suite.generated.run import KINDS
from conformance.suite.replay import written
from conformance.suite.run import Selection
from conformance.suite.traits import InCommon, Trait
from conformance.words import Language, Words, words_in

_OPERATIONS = {kind.op: kind.name for kind in KINDS if kind.id == kind.op}
"""The names of what is around the coup."""


def deviation_info(found: Deviation, selection: Selection, rules: Rulebook, language: Language) -> DiagnosisInfo:
    """Return a deviation in a language, in the form of a diagnosis of coups."""
    words = words_in(language)
    request = ["baccarat", "replay", *(part for line in written(found.requests) for part in ("--request", line))]
    return DiagnosisInfo(
        found.table,
        words.say(_OPERATIONS[found.op]),
        basis_of(found.rule, found.table, language, rules),
        found.wrong,
        found.asked,
        (),
        {},
        (DifferenceInfo(*map(clean, sides_of(found.difference, language))),),
        shlex.join([*request, *options(selection)]),
        in_common="" if found.in_common is None else _in_common(found.in_common, words),
        cause=_cause(found, words),
    )


def _cause(found: Deviation, words: Words) -> str:
    told = [condition.text(words.language) for condition in found.conditions]
    if found.difference.place[:1] == ("states",):
        told.insert(0, _what(found, words))
    elif not told:
        _, expected, actual = sides_of(found.difference, words.language)
        told.append(words.say(INSTEAD, field=words.say("The answer"), actual=actual, expected=expected))
    text = ", ".join(told)
    return f"{text[0].upper()}{text[1:]}."


def _what(found: Deviation, words: Words) -> str:
    """Say what the engine gives, where another value is right, and after which events."""
    language, difference = words.language, found.difference
    field = field_text(list(difference.place[2:]), words)
    actual = value_text(difference, difference.actual, language)
    values = [value_text(Difference(difference.place, value, None), value, language) for value in found.expected]
    right = " / ".join(values)
    if found.how == "always":
        text = words.say(ALWAYS, field=field, actual=actual, expected=right)
    elif found.how == "by":
        message = TOO_HIGH if found.off_by > 0 else TOO_LOW
        text = words.say(message, field=field, amount=value_text(difference, abs(found.off_by), language))
    elif found.how == "one":
        text = words.say(INSTEAD, field=field, actual=actual, expected=right)
    else:
        expected = value_text(difference, difference.expected, language)
        text = words.say(DIFFERS, field=field, actual=actual, expected=expected)
    events = ", ".join(found.events)
    return words.say(AFTER_EVERY if found.every else AFTER_SOME, text=text, events=events)


ALWAYS = N_("{field} is always “{actual}”, even where “{expected}” is right")
INSTEAD = N_("{field} is “{actual}” instead of “{expected}”")
DIFFERS = N_("{field} is wrong, for example “{actual}” instead of “{expected}”")
TOO_HIGH = N_("{field} is {amount} too high")
TOO_LOW = N_("{field} is {amount} too low")
AFTER_EVERY = N_("{text} (after every event of this kind: {events})")
AFTER_SOME = N_("{text} (after some events of this kind: {events})")


def _in_common(common: InCommon, words: Words) -> str:
    told = "; ".join(_trait(trait, words) for trait in common.traits)
    return words.say(
        "Common to all failing events and to {passing} of {passed} others: {traits}.",
        passing=common.passing,
        passed=common.passed,
        traits=told,
    )


def _trait(trait: Trait, words: Words) -> str:
    kind, _, name = trait.name.partition(".")
    return (
        words.say(_TRAITS[kind], field=name, value=trait.value)
        if kind != "place"
        else words.say(_PLACES[str(trait.value)])
    )


_TRAITS = {
    "event": N_("the event has {field} {value}"),
    "lacks": N_("the event has no {field}"),
    "before": N_("{field} is {value} before the event"),
    "after": N_("{field} is {value} after the event by the rules"),
}
_PLACES = {
    "last": N_("the event is the last of its request"),
    "not last": N_("the event is not the last of its request"),
    "first": N_("the event is the first of its request"),
    "not first": N_("the event is not the first of its request"),
}
