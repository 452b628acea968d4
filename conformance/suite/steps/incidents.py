"""Steps that speak of what goes wrong, and of what follows."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from conformance.engines.procedures_protocol import IncidentState
from conformance.errors import N_
from conformance.incidents import Incident
from conformance.procedure_rules import Moment
from conformance.suite.kinds import Number, one_of_said
from conformance.suite.localized import given, then, when
from conformance.suite.world import CoupUnderTest

CAUSES: dict[str, tuple[str, Moment]] = {
    N_("a card cannot be scanned"): ("card-not-scanned", "round"),
    N_("the equipment of the bettor fails"): ("equipment", "round"),
    N_("the network of the bettor fails"): ("network", "round"),
    N_("the computer of the bettor fails"): ("computer", "round"),
    N_("the system of the operator fails"): ("operator-system", "round"),
    N_("hardware fails"): ("hardware", "round"),
    N_("software fails"): ("software", "round"),
    N_("a card is exposed while the cards are shuffled"): ("card-exposed", "shuffle"),
    N_("a card falls off the table"): ("card-fell", "round"),
    N_("one more card is dealt after the round is over"): ("extra-card", "round-over"),
    N_("a card is laid in the wrong position"): ("card-misplaced", "round"),
    N_("the bettor is disconnected"): ("disconnection", "round"),
    N_("the game has an unexpected problem"): ("game", "round"),
    N_("the system has an unexpected problem"): ("system", "round"),
    N_("the procedure has an unexpected problem"): ("procedure", "round"),
    N_("the problem is solved quickly"): ("solved-quickly", "pause"),
    N_("the problem is not solved quickly"): ("not-solved-quickly", "pause"),
}
"""What can go wrong, in words, with its cause and moment."""

CONSEQUENCES: dict[str, tuple[str, str | None]] = {
    N_("the result stands"): ("result", "stands"),
    N_("the round is void"): ("result", "void"),
    N_("the bets are settled"): ("stakes", "settled"),
    N_("the stakes are returned"): ("stakes", "returned"),
    N_("the payouts are void"): ("payouts", "void"),
    N_("the round is played to its end"): ("round", "completed"),
    N_("the round is paused"): ("round", "paused"),
    N_("the round goes on"): ("round", "resumed"),
    N_("the shoe is replaced"): ("shoe", "replaced"),
    N_("the shoe is kept"): ("shoe", None),
    N_("the table is closed"): ("table", "closed"),
    N_("the table stays open"): ("table", None),
    N_("the card is scanned again"): ("card", "rescanned"),
    N_("the card is moved to where the screen shows it"): ("card", "moved-as-on-screen"),
    N_("new cards are shuffled"): ("cards", "reshuffled"),
    N_("the dealer does it"): ("by", "dealer"),
    N_("the supervisor does it"): ("by", "supervisor"),
    N_("the supervisor is informed"): ("informed", "supervisor"),
}
"""What can follow, in words, with the part of the engine's answer that says so."""

Consequence = Annotated[str, one_of_said(N_("consequence"), tuple(CONSEQUENCES))]


EXCLUDED: dict[str, tuple[str, str]] = {
    N_("the result does not stand"): ("result", "stands"),
    N_("the bets are not settled"): ("stakes", "settled"),
    N_("the stakes are not returned"): ("stakes", "returned"),
}
"""What cannot follow, in words; whatever else the engine says of that part, or whether it says nothing, is open."""


def happens(coup: CoupUnderTest, *, cause: str, during: Moment) -> None:
    """Something goes wrong."""
    coup.around.incidents.add(Incident(cause, during))


def follows(coup: CoupUnderTest, *, part: str, value: str | None) -> None:
    """Something follows, or does not."""
    coup.expect(part, value or "-", getattr(_known(coup), part) or "-")


def does_not_follow(coup: CoupUnderTest, *, message: str, part: str, value: str) -> None:
    """Something does not follow."""
    coup.expect_yes(coup.say(message), yes=True, actual=getattr(_known(coup), part) != value)


def _known(coup: CoupUnderTest) -> IncidentState:
    """Return what follows. Raises Mismatch when the engine refuses the incident."""
    state = coup.around.incidents.last
    coup.expect(coup.say("The incident"), coup.say("known"), coup.refusal(state.refused) or coup.say("known"))
    return state


for _message, (_cause, _during) in CAUSES.items():
    given(_message)(partial(happens, cause=_cause, during=_during))
    when(_message)(partial(happens, cause=_cause, during=_during))

for _message, (_part, _value) in CONSEQUENCES.items():
    then(_message)(partial(follows, part=_part, value=_value))

for _message, (_part, _value) in EXCLUDED.items():
    then(_message)(partial(does_not_follow, message=_message, part=_part, value=_value))


@then("this table has no rule for that, or {consequence}")
def follows_if_known(coup: CoupUnderTest, consequence: Consequence) -> None:
    """The page leaves open whether the incident is one that it names; if it is, this follows."""
    if not coup.around.incidents.silent:
        part, value = CONSEQUENCES[consequence]
        follows(coup, part=part, value=value)


@when("the dealer deals {count} at once")
def dealt_together(coup: CoupUnderTest, count: Number) -> None:
    """By accident."""
    coup.around.incidents.add(Incident("cards-together", "round", count))


@then("that is not an incident")
def no_incident(coup: CoupUnderTest) -> None:
    """The table knows no such incident."""
    refused = coup.around.incidents.refusal
    coup.expect_yes(coup.say("That is an incident"), yes=False, actual=refused is None)
