"""The sections on what no engine decides: what the client shows, and what the pages say of themselves."""

from __future__ import annotations

import string

from conformance.errors import N_
from conformance.help.document import Block, Content, Inline, Label, Section, Text
from conformance.help.pen import content, resting_on, statements
from conformance.help.table_pen import TablePen
from conformance.rules import Param, Rule, Topic
from conformance.suite.kinds import BUTTON
from conformance.words.client import datum_name, is_label, label_language, value_name
from conformance.words.facts import truth_text
from conformance.words.rules import rule_text

_SECTIONS: dict[Topic, str] = {
    "history": "history",
    "objective": "about",
    "play-for-fun": "about",
    "precedence": "precedence",
    "term": "words",
    "choice": "page",
    "site-terms": "page",
    "page": "page",
}
"""The section in which a statement on a topic stands; any other stands in that of its part."""


def topic_of(rule: Rule) -> str:
    """Return the section of a statement that no engine decides."""
    return _SECTIONS.get(rule.topic or "page", rule.part)


def client_statements(pen: TablePen, topic: str) -> tuple[Block, ...]:
    """Return the statements of a topic, each with its data."""
    rules = (rule for rule in pen.here if rule.is_statement and topic_of(rule) == topic)
    return statements(statement(pen, rule) for rule in rules)


def statement(pen: TablePen, rule: Rule) -> Content:
    """Return a statement with those of its data that do not stand in its sentence, in brackets."""
    said: list[Inline] = [Text(rule_text(rule, pen.language))]
    in_sentence = {name for _, name, _, _ in string.Formatter().parse(rule.governs)}
    data = [(name, value) for name, value in rule.params.items() if name not in in_sentence]
    if data:
        listed = pen.listed((_datum(pen, rule, name, value) for name, value in data), "; ")
        said += [Text(" ("), *listed, Text(")")]
    said.append(Text("."))
    return resting_on(tuple(said), rule.id)


def _datum(pen: TablePen, rule: Rule, name: str, value: Param) -> Content:
    told = datum_name(name, pen.language)
    language = label_language(name)
    if language is not None:
        told = pen.text(N_("{name} in {language}"), name=told, language=pen.language_name(language))
    values = value if isinstance(value, tuple) else (value,)
    if name == "bets":
        values = tuple(bet for bet in values if bet in pen.at.offers)
    return (Text(f"{told}: "), *pen.listed(_value(pen, rule, name, item) for item in values))


def _value(pen: TablePen, rule: Rule, name: str, value: str | int | bool) -> Content:  # noqa: PLR0911
    if is_label(name):
        own = pen.page_language if name.startswith("label") else None
        return (Label(str(value), label_language(name) or own, rule.id),)
    if isinstance(value, bool):
        return content(truth_text(truth=value, language=pen.language))
    if isinstance(value, int):
        return (pen.number(value, rule.id),)
    match name:
        case "bets":
            return pen.bets(pen.at, [value])
        case "hands":
            return content(pen.hand(value))
        case "games" | "modes":
            return content(pen.table(pen.rules.tables[value]))
        case "button":
            return content(BUTTON.write(value, pen.language))
        case "language" | "except_language":
            return content(pen.language_name(value))
        case _:
            return content(value_name(value, pen.language))


def topic_section(pen: TablePen, topic: str, title: str, silence: str, *topics: str) -> Section:
    """Return a section of statements, or a note that the pages say nothing of its subject."""
    said = client_statements(pen, topic)
    notes = pen.unsaid(*topics)
    return Section(topic, title, (*said, *notes) or (pen.silent(silence),))
