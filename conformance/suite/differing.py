"""Differences between whole answers in words, for failures of scenarios, generated checks and the sweep."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import NamedTuple

from conformance.cards import DECK, write_cards
from conformance.errors import on_one_line
from conformance.money import EXACT
from conformance.rulebook import rulebook
from conformance.suite.answers import REFUSED, Difference
from conformance.suite.kinds import bet_name
from conformance.words import Language, Words, words_in
from conformance.words.facts import fact_name, truth_text
from conformance.words.numbers import write_number
from conformance.words.outcomes import amount_text, winner_text
from conformance.words.rules import hand_name


class Sides(NamedTuple):
    """What differs, what the rules give, and what the engine gives, in words."""

    subject: str
    expected: str
    actual: str


def difference_text(difference: Difference, language: Language) -> str:
    """Describe a difference in one line.

    >>> difference_text(Difference(("states", 1, "burnt"), 4, 3), "en")
    'Burnt cards, in the state after event 2: 3 instead of 4'
    """
    subject, expected, actual = sides_of(difference, language)
    message = "{subject}: {actual} instead of {expected}"
    return words_in(language).say(message, subject=subject, actual=actual, expected=expected)


def sides_of(difference: Difference, language: Language) -> Sides:
    """Return the two sides of a difference, with what differs.

    >>> sides_of(Difference(("coups", 0, "settlements", "tie", "returned"), Decimal("9"), Decimal("8")), "en")
    Sides(subject='Tie: returned in all, in coup 1', expected='9', actual='8')
    """
    expected, actual = (value_text(difference, value, language) for value in (difference.expected, difference.actual))
    return Sides(_subject(difference, language), expected, actual)


def _subject(difference: Difference, language: Language) -> str:
    words = words_in(language)
    match difference.place:
        case "coups", int(at), *fields if fields:
            return words.say("{what}, in coup {number}", what=field_text(fields, words), number=at + 1)
        case "states", int(at), *fields if fields:
            return words.say("{what}, in the state after event {number}", what=field_text(fields, words), number=at + 1)
    return words.say("The answer")


def field_text(fields: list[str | int], words: Words) -> str:
    """Return the name of a field of a coup or state, with the bet that it is about."""
    language = words.language
    match fields:
        case ["settlements", str(bet), *part]:
            known = {"result": words.name("field", "result"), "returned": words.name("field", "returned in all")}
            return ": ".join([_bet(bet, language), *(known[str(name)] for name in part)])
        case [("unconfirmed" | "confirmed" | "shown") as pile, str(bet)]:
            known = {
                "unconfirmed": words.name("field", "unconfirmed"),
                "confirmed": words.name("field", "confirmed"),
                "shown": words.name("field", "left on the table"),
            }
            return f"{_bet(bet, language)}: {known[pile]}"
        case [str(name)]:
            return _named(name, words)
    return ".".join(map(str, fields))


def _named(name: str, words: Words) -> str:
    if name in ("player", "banker"):
        return hand_name(name, words.language)
    if name in ("player_total", "banker_total"):
        return fact_name(name, words.language)
    names: dict[str, Callable[[], str]] = {
        "winner": lambda: words.say("Result of the coup"),
        "burnt": lambda: words.say("Burnt cards"),
        "cards": lambda: words.name("field", "Cards"),
        "last": lambda: words.say("This is the last round"),
        "shuffled": lambda: words.say("The cards are shuffled"),
        "balance": lambda: words.say("Balance"),
        "video": lambda: words.say("The video is kept"),
        "refused": lambda: words.name("field", "The event is refused"),
        "phase": lambda: words.name("field", "Phase"),
        "round": lambda: words.name("field", "Round"),
        "selected": lambda: words.name("field", "Active chips"),
        "decision": lambda: words.name("field", "Decision"),
        "reasons": lambda: words.name("field", "Reasons"),
        "result": lambda: words.name("field", "Result of the round"),
        "stakes": lambda: words.name("field", "Stakes"),
        "payouts": lambda: words.name("field", "Payouts"),
        "shoe": lambda: words.name("field", "Shoe"),
        "table": lambda: words.name("field", "Table"),
        "card": lambda: words.name("field", "Card"),
        "by": lambda: words.name("field", "Who does it"),
        "informed": lambda: words.name("field", "Who is informed"),
    }
    return names[name]() if name in names else on_one_line(name)


def _bet(bet: str, language: Language) -> str:
    """Return the name of a bet; an engine may name one that does not exist."""
    return bet_name(bet, language) if bet in rulebook().bets else on_one_line(bet)


def value_text(difference: Difference, value: object, language: Language) -> str:
    """Return a value in words; a word of the protocol is left as it is, so that it can be found in the answer."""
    words = words_in(language)
    if not difference.place:
        if value == REFUSED:
            return words.say("refused")
        return words.say("taken") if isinstance(value, Mapping) and value.get("taken") else words.say("an answer")
    if value is None or value == ():
        return words.name("field", "nothing")
    if isinstance(value, tuple) and difference.place[-1] in ("player", "banker"):
        return write_cards(tuple(DECK[code] for code in value))
    if isinstance(value, tuple | Mapping):
        items = value.values() if isinstance(value, Mapping) else value
        return ", ".join(_single(difference, item, language) for item in items)
    return (
        winner_text(str(value), language) if difference.place[-1] == "winner" else _single(difference, value, language)
    )


def _single(difference: Difference, value: object, language: Language) -> str:
    if isinstance(value, bool):
        return truth_text(truth=value, language=language)
    if isinstance(value, int):
        return write_number(value, language)
    if isinstance(value, Decimal):
        return amount_text(value, _other_amount(difference, value), language)
    return on_one_line(str(value))


def _other_amount(difference: Difference, value: Decimal) -> Decimal:
    """Return the amount on the other side, so that both are written with as many decimals."""
    for other in (difference.expected, difference.actual):
        if isinstance(other, Decimal) and other is not value:
            return other.normalize(EXACT)
    return value
