"""A failure of a generated check in words: what was asked, what the rules answer, and what the engine made of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from conformance.cards import read_card, write_cards
from conformance.engines.port import EngineFault, Port, ProtocolRequest
from conformance.engines.procedures_protocol import LimitsRequest
from conformance.engines.protocol import CoupAnswer, CoupRequest, Hands, RejectedAnswer, SettleAnswer, SettleRequest
from conformance.engines.server import ReferenceServer
from conformance.engines.slip_protocol import SlipRequest
from conformance.errors import N_
from conformance.rulebook import Rulebook
from conformance.suite.answers import Place, actual, plain
from conformance.suite.differing import sides_of
from conformance.suite.generated.asking import Failed
from conformance.suite.generated.executed import rules_of_part
from conformance.suite.generated.shrinking import Shrunk
from conformance.suite.mutation import Mutant, mutants
from conformance.suite.openings import expected
from conformance.suite.questions import Question, compare, made
from conformance.words import Language, words_in
from conformance.words.numbers import write_number
from conformance.words.outcomes import fault_text
from conformance.words.rules import offer_name

MOST_RULES = 3
"""Rules that are named of those on which an answer rests."""
LONGEST = 400
"""Characters of a request that are reported; the whole of it is in the record's requests."""


class Told(msgspec.Struct, frozen=True):
    """What is reported of a failure: what was asked, of what it is said, what was expected, and what came."""

    step: str
    subject: str
    expected: str
    actual: str


def tell(rules: Rulebook, shrunk: Shrunk, table: str, language: Language) -> Told:
    """Describe a failure of the checks at a table in a language; a session asks at other tables too."""
    words, failed = words_in(language), shrunk.failed
    step = request_text(rules, failed.request, language)
    if failed.request.table != table:
        step = words.say(N_("asked at {table}: {request}"), table=failed.request.table, request=step)
    if shrunk.before:
        message = N_("{request} (this depends on what was asked before; requests: {count})")
        step = words.say(message, request=step, count=write_number(len(shrunk.before), language))
    elif not shrunk.again:
        step = words.say(N_("{request} (it failed once, and not when it was asked again)"), request=step)
    if failed.fault is not None:
        actual = fault_text(failed.fault.verdict, failed.fault.detail, language)
        return Told(step, words.say("The engine"), words.say("an answer"), actual)
    return Told(step, *sides_of(failed.differences[0], language))


def _cards(codes: Iterable[str]) -> str:
    return write_cards(tuple(map(read_card, codes)))


def _groups(coup: Sequence[str] | Hands) -> tuple[Sequence[str], ...]:
    """Return the cards of a coup as they are asked: a deal, or both hands."""
    return (coup.player, coup.banker) if isinstance(coup, Hands) else (coup,)


def request_text(rules: Rulebook, request: ProtocolRequest, language: Language) -> str:
    """Describe what a request asks for: bets, round and deals of coups, or the events in order."""
    words = words_in(language)
    if isinstance(request, CoupRequest | SettleRequest):
        parts = [_bets(rules, request, language)]
        if request.round != 1:
            parts.append(words.say("round {round} of the shoe", round=write_number(request.round, language)))
        coups = request.deals if isinstance(request, CoupRequest) else request.hands
        if len(coups) != 1:
            parts.append(words.say(N_("{count} deals in one request"), count=write_number(len(coups), language)))
        else:
            parts += [_cards(codes) for codes in _groups(coups[0]) if codes]
        text = "; ".join(part for part in parts if part)
    elif isinstance(request, LimitsRequest):
        limits = ", ".join(f"{bet} {limit.minimum}–{limit.maximum}" for bet, limit in request.limits.items())
        shown = [words.say(N_("the sign is shown"))] if request.sign else []
        text = "; ".join([_bets(rules, request, language), limits, *shown])
    else:
        text = " → ".join(map(_event, request.events))
        if isinstance(request, SlipRequest):
            message = N_("balance {balance}, stakes from {minimum} to {maximum}: {events}")
            purse = {name: getattr(request, name) for name in ("balance", "minimum", "maximum")}
            text = words.say(message, **purse, events=text)
    return cut(text)


def cut(text: str) -> str:
    """Return as much of a text as is shown of a request."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _bets(rules: Rulebook, request: CoupRequest | SettleRequest | LimitsRequest, language: Language) -> str:
    table = rules.tables.get(request.table)
    offers = {} if table is None else table.offers
    named = [
        f"{offer_name(offers[item.bet], language) if item.bet in offers else item.bet} “{item.stake}”"
        if item.bet not in offers or not item.stake.isprintable() or " " in item.stake or not item.stake
        else f"{offer_name(offers[item.bet], language)} {item.stake}"
        for item in request.bets
    ]
    return ", ".join(named) or words_in(language).say(N_("no bets"))


def _event(event: Any) -> str:  # noqa: ANN401 - an event of any operation
    """Write an event as the protocol has it: its name, then what it brings."""
    built = msgspec.to_builtins(event)
    name = built.pop("event", None)
    values = [" ".join(map(str, value)) if isinstance(value, (tuple, list)) else str(value) for value in built.values()]
    return " ".join(([name] if name is not None else []) + [value for value in values if value]) or "–"


def rules_of(rules: Rulebook, failed: Failed) -> tuple[str, ...]:
    """Return the rules on which the right answer to a request rests where an engine answers otherwise."""
    request = failed.request
    if isinstance(request, CoupRequest):
        return (_rule_of_coup(rules, request, failed),)
    place = failed.differences[0].place if failed.differences else ()
    part = str(request.__struct_config__.tag)
    found = _resting(rules, request, place) or _resting(rules, request, ()) or rules_of_part(rules, request.table, part)
    return found[:MOST_RULES] or (rules.tables[request.table].offer_rule,)


def _rule_of_coup(rules: Rulebook, request: CoupRequest, failed: Failed) -> str:
    table = rules.tables[request.table]
    right = expected(rules, request)
    if isinstance(right, RejectedAnswer) or not isinstance(failed.answer, CoupAnswer | SettleAnswer):
        return _rule_of_refusal(rules, request, failed)
    place = failed.differences[0].place
    number = int(place[1]) if len(place) > 1 else 0
    stakes = tuple((item.bet, item.stake) for item in request.bets)
    deal = tuple(map(read_card, request.deals[number]))
    theirs = failed.answer.coups[number]
    found = compare(rules, Question(request.table, deal, stakes, request.round), made(theirs))
    return table.offer_rule if found is None else found.rule


def _rule_of_refusal(rules: Rulebook, request: CoupRequest, failed: Failed) -> str:
    """Return the rule by which a request is refused, or by which it is not."""
    table = rules.tables[request.table]
    for item in request.bets:
        offer = table.offers.get(item.bet)
        if offer is not None and offer.availability_rule is not None and failed.fault is None:
            return offer.availability_rule if request.round > 1 else table.offer_rule
    return table.offer_rule


def _resting(rules: Rulebook, request: ProtocolRequest, place: Place) -> tuple[str, ...]:
    """Return the rules of which some change would change the right answer at a place."""
    right = _at(plain(expected(rules, request)), place)
    found: dict[str, None] = {}
    for mutant in _mutants(rules, request.table):
        if mutant.rule not in found and _at(_made_of(mutant, request), place) != right:
            found[mutant.rule] = None
    return tuple(found)


def _made_of(mutant: Mutant, request: ProtocolRequest) -> object:
    """Return the answer of changed rules; some changes leave no rules by which a request could be answered."""
    try:
        return plain(actual(Port(ReferenceServer(mutant.rules)), request))
    except EngineFault as fault:
        return fault.verdict


@cache
def _mutants_of(key: int, table: str) -> tuple[Mutant, ...]:
    rules = _KEPT[key]
    return tuple(mutant for mutant in mutants(rules) if table in mutant.tables)


_KEPT: dict[int, Rulebook] = {}


def _mutants(rules: Rulebook, table: str) -> tuple[Mutant, ...]:
    _KEPT[id(rules)] = rules
    return _mutants_of(id(rules), table)


def _at(value: object, place: Iterable[str | int]) -> object:
    for part in place:
        if isinstance(value, Mapping):
            value = value.get(part)
        elif isinstance(value, tuple) and isinstance(part, int) and part < len(value):
            value = value[part]
        else:
            return value
    return value
