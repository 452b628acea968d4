"""Steps that speak of the shoe and its rounds."""

from __future__ import annotations

from typing import cast

from conformance.procedure_rules import ErrorCause
from conformance.shoe import DrawCutCard, EndRound, Reshuffle, StartRound, StartShoe
from conformance.suite.kinds import Error, ExposedCard, Number
from conformance.suite.localized import given, then, when
from conformance.suite.world import CoupUnderTest


@given("it is round {round} of the shoe")
def round_of_shoe(coup: CoupUnderTest, round: Number) -> None:  # noqa: A002 - the placeholder's name
    """The round in which the coup is played, counted from the start of the shoe."""
    coup.round = round


@given("a new shoe begins")
@when("a new shoe begins")
def new_shoe(coup: CoupUnderTest) -> None:
    """Without a card exposed."""
    coup.around.shoe.add(StartShoe())


@given("a new shoe begins with {card} exposed")
@when("a new shoe begins with {card} exposed")
def new_shoe_exposed(coup: CoupUnderTest, card: ExposedCard) -> None:
    """With the card that sets the burn."""
    coup.around.shoe.add(StartShoe(card.code))


@given("the next round begins")
@when("the next round begins")
def next_round(coup: CoupUnderTest) -> None:
    """The first one too."""
    coup.around.shoe.add(StartRound())


@given("the cut card is drawn")
@when("the cut card is drawn")
def cut_card(coup: CoupUnderTest) -> None:
    """During the round."""
    coup.around.shoe.add(DrawCutCard())


@given("the round ends")
@when("the round ends")
def round_ends(coup: CoupUnderTest) -> None:
    """The round that is being played."""
    coup.around.shoe.add(EndRound())


@when("the operator reshuffles after {error}")
def reshuffles(coup: CoupUnderTest, error: Error) -> None:
    """Between rounds."""
    coup.around.shoe.add(Reshuffle(cast(ErrorCause, error)))


@then("the number of cards burnt is {count}")
def burnt(coup: CoupUnderTest, count: Number) -> None:
    """By what happened last; the exposed card is not one of them."""
    coup.expect(coup.say("Burnt cards"), str(count), str(coup.around.shoe.last.burnt))


@then("the shoe holds {count} cards")
def holds_cards(coup: CoupUnderTest, count: Number) -> None:
    """When it is ready for its first round."""
    coup.expect(coup.say("Cards in the shoe"), str(count), str(coup.around.shoe.last.cards))


@then("this is the last round of the shoe")
def last_round(coup: CoupUnderTest) -> None:
    """No round follows before a new shoe."""
    coup.expect_yes(coup.say("This is the last round"), yes=True, actual=coup.around.shoe.last.last)


@then("this is not the last round of the shoe")
def not_last_round(coup: CoupUnderTest) -> None:
    """Another round follows."""
    coup.expect_yes(coup.say("This is the last round"), yes=False, actual=coup.around.shoe.last.last)


@then("the cards are shuffled")
def shuffled(coup: CoupUnderTest) -> None:
    """By what happened last."""
    coup.expect_yes(coup.say("The cards are shuffled"), yes=True, actual=coup.around.shoe.last.shuffled)


@then("the cards are not shuffled")
def not_shuffled(coup: CoupUnderTest) -> None:
    """By what happened last."""
    coup.expect_yes(coup.say("The cards are shuffled"), yes=False, actual=coup.around.shoe.last.shuffled)


@then("this is round {round} of the shoe")
def is_round(coup: CoupUnderTest, round: Number) -> None:  # noqa: A002 - the placeholder's name
    """As the shoe counts its rounds."""
    coup.expect(coup.say("Round of the shoe"), str(round), str(coup.around.shoe.last.round))


@then("the table accepts that")
def table_takes(coup: CoupUnderTest) -> None:
    """What happened last."""
    coup.expect_taken(coup.say("The table refuses that"), coup.around.shoe.refusal)


@then("the table refuses that")
def table_refuses(coup: CoupUnderTest) -> None:
    """What happened last is invalid, and changed nothing."""
    refused = coup.around.shoe.refusal
    coup.expect_yes(coup.say("The table refuses that"), yes=True, actual=refused is not None)
