"""When a bet wins, in a few words: the facts of an outcome as a person at the table says them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from conformance.coup import CARDS_IN_HAND, MOST_CARDS
from conformance.errors import N_
from conformance.help.document import Content
from conformance.help.pen import content
from conformance.help.player.voice import Voice
from conformance.rules import Outcome, Value
from conformance.words.facts import fact_text

Facts = Mapping[str, frozenset[Value]]
MOST_TOTALS = 3
"""Totals that are named; of more, it is said that they are the others."""


def facts_of(outcome: Outcome) -> dict[str, frozenset[Value]]:
    """Return the facts of an outcome with the values that each may have."""
    return {condition.fact: condition.values for condition in outcome.conditions}


def when(voice: Voice, outcome: Outcome) -> Content:
    """Return when an outcome decides, in a few words that name the hand."""
    facts = facts_of(outcome)
    return (
        _of_winner(voice, facts)
        or _of_hand(voice, facts)
        or _of_pairs(voice, facts)
        or _of_cards(voice, facts)
        or _one_by_one(voice, facts)
    )


def of_own_hand(voice: Voice, outcome: Outcome) -> Content | None:
    """Return when an outcome decides, of a hand that is named above; None where it says more than of that hand."""
    facts = facts_of(outcome)
    winner, natural = _only(facts, "winner"), _natural(facts)
    if facts.keys() - {"winner", "player_natural", "banker_natural", "margin"} or winner is None or natural is None:
        return None
    if "margin" in facts:
        return None if natural else voice.say(N_("otherwise wins by {points}"), points=_numbers(voice, facts["margin"]))
    if winner == "tie":
        return voice.say(N_("ties with a natural")) if natural else voice.say(N_("ties without a natural"))
    return voice.say(N_("wins with a natural")) if natural else voice.say(N_("wins without a natural"))


def _of_winner(voice: Voice, facts: Facts) -> Content | None:  # noqa: PLR0911 - one a kind
    """Return in words who wins, on which total and with how many cards."""
    winner = _only(facts, "winner")
    names = facts.keys() - {"winner"}
    totals = next((facts[name] for name in ("player_total", "banker_total") if name in facts), frozenset[Value]())
    hand_total = {"player": "player_total", "banker": "banker_total"}.get(str(winner), "")
    if winner is None:
        return None
    if not names:
        return {
            "player": voice.say(N_("Player wins")),
            "banker": voice.say(N_("Banker wins")),
            "tie": voice.say(N_("Player and Banker tie")),
        }[str(winner)]
    if winner == "tie" and len(names) == 1 and names <= {"player_total", "banker_total"}:
        return voice.say(N_("tie on {total}"), total=_numbers(voice, totals))
    if names == {hand_total} and len(totals) > MOST_TOTALS:
        others = {
            "player": N_("Player wins on any other total"),
            "banker": N_("Banker wins on any other total"),
        }
        return voice.say(others[str(winner)])
    if names == {hand_total}:
        messages = {"player": N_("Player wins on {total}"), "banker": N_("Banker wins on {total}")}
        return voice.say(messages[str(winner)], total=_numbers(voice, totals))
    if names == {hand_total, f"{winner}_cards"}:
        messages = {
            "player": N_("Player wins on {total} with {cards} cards"),
            "banker": N_("Banker wins on {total} with {cards} cards"),
        }
        cards = _numbers(voice, facts[f"{winner}_cards"])
        return voice.say(messages[str(winner)], total=_numbers(voice, totals), cards=cards)
    return None


def _of_hand(voice: Voice, facts: Facts) -> Content | None:
    """Return in words what one hand has or does: a natural, a pair, a win by so much."""
    if facts.keys() == {"winner", "margin"}:
        points = _numbers(voice, facts["margin"])
        messages = {"player": N_("Player wins by {points}"), "banker": N_("Banker wins by {points}")}
        message = messages.get(str(_only(facts, "winner")))
        return voice.say(message, points=points) if message else None
    naturals = voice.any_of(sorted(voice.rules.tableau.natural_totals))
    if facts.keys() == {"player_natural"} and _natural(facts):
        return voice.say(N_("Player's first two cards make {totals}"), totals=naturals)
    if facts.keys() == {"banker_natural"} and _natural(facts):
        return voice.say(N_("Banker's first two cards make {totals}"), totals=naturals)
    if facts == {"player_pair": frozenset({True})}:
        return voice.say(N_("Player's first two cards are a pair"))
    if facts == {"banker_pair": frozenset({True})}:
        return voice.say(N_("Banker's first two cards are a pair"))
    return None


def _of_pairs(voice: Voice, facts: Facts) -> Content | None:  # noqa: PLR0911 - one a kind
    """Return in words which pairs are on the table."""
    match {name: tuple(sorted(map(int, values))) for name, values in facts.items() if "pairs" in name}:
        case {"pairs": (1, 2)} if len(facts) == 1:
            return voice.say(N_("a pair in Player's or Banker's first two cards; two pairs pay once"))
        case {"perfect_pairs": (1, 2)} if len(facts) == 1:
            return voice.say(N_("a pair of one suit in Player's or Banker's first two cards; two pay once"))
        case {"pairs": (1,)} if len(facts) == 1:
            return voice.say(N_("one hand has a pair"))
        case {"pairs": (2,)} if len(facts) == 1:
            return voice.say(N_("both hands have a pair"))
        case {"pairs": (2,), "same_rank_pairs": (1,)} if len(facts) == 2:
            return voice.say(N_("both hands have a pair of the same rank"))
        case {"pairs": (2,), "same_rank_pairs": (0,)} if len(facts) == 2:
            return voice.say(N_("both hands have a pair, of different ranks"))
        case _:
            return None


def _of_cards(voice: Voice, facts: Facts) -> Content | None:
    """Return in words whether third cards were dealt."""
    if facts.keys() != {"cards"}:
        return None
    counts = {int(value) for value in facts["cards"]}
    if max(counts) == 2 * CARDS_IN_HAND:
        return voice.say(N_("no third card is dealt"))
    if counts == set(range(2 * CARDS_IN_HAND + 1, MOST_CARDS + 1)):
        return voice.say(N_("at least one third card is dealt"))
    return voice.say(N_("{count} cards are dealt in all"), count=_numbers(voice, facts["cards"]))


def _one_by_one(voice: Voice, facts: Facts) -> Content:
    """Return the facts of an outcome one after another, for a bet of a kind that no sentence here is written for."""
    return voice.listed([_fact(voice, fact, values) for fact, values in facts.items()])


def _fact(voice: Voice, fact: str, values: Collection[Value]) -> Content:
    if fact == "winner":
        return voice.listed_or(
            _of_winner(voice, {"winner": frozenset({value})}) or () for value in sorted(map(str, values))
        )
    words = {
        "player_natural": (N_("Player has a natural"), N_("Player has no natural")),
        "banker_natural": (N_("Banker has a natural"), N_("Banker has no natural")),
        "player_pair": (N_("Player has a pair"), N_("Player has no pair")),
        "banker_pair": (N_("Banker has a pair"), N_("Banker has no pair")),
        "same_rank_pairs": (N_("both pairs have the same rank"), N_("the pairs have different ranks")),
    }
    if fact in words:
        return voice.listed_or(voice.say(words[fact][not value]) for value in values)
    numbers = {
        "player_total": N_("Player has {number}"),
        "banker_total": N_("Banker has {number}"),
        "margin": N_("the difference is {number}"),
        "player_cards": N_("Player has {number} cards"),
        "banker_cards": N_("Banker has {number} cards"),
        "cards": N_("{number} cards are dealt in all"),
        "pairs": N_("{number} hands have a pair"),
        "perfect_pairs": N_("{number} hands have a pair of one suit"),
    }
    if fact in numbers:
        return voice.say(numbers[fact], number=_numbers(voice, values))
    return content(fact_text(fact, values, voice.language))


def _natural(facts: Facts) -> bool | None:
    """Return whether an outcome asks for a natural or for none; None where it asks for neither."""
    found = [facts[fact] for fact in ("player_natural", "banker_natural") if fact in facts]
    return found[0] == {True} if len(found) == 1 and len(found[0]) == 1 else None


def _only(facts: Facts, fact: str) -> Value | None:
    values = facts.get(fact, frozenset())
    return next(iter(values)) if len(values) == 1 else None


def _numbers(voice: Voice, values: Collection[Value]) -> Content:
    return voice.any_of([int(value) for value in values])
