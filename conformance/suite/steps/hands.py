"""Steps that check the hands and who wins."""

from __future__ import annotations

from conformance.cards import write_cards
from conformance.suite.kinds import DECISION, Cards, Draws, HandId, Number
from conformance.suite.localized import then
from conformance.suite.world import CoupUnderTest
from conformance.words.outcomes import winner_text
from conformance.words.rules import hand_name


@then("{hand} holds {cards} for {total}")
def holds(coup: CoupUnderTest, hand: HandId, cards: Cards, total: Number) -> None:
    """The finished hand: its cards in the order in which they came, and its total."""
    message = "{cards} = {total}"
    expected = message.format(cards=write_cards(cards), total=total)
    actual = message.format(cards=write_cards(coup.cards(hand)), total=coup.total(hand))
    coup.expect(hand_name(hand, coup.language), expected, actual)


@then("{hand} {decision}")
def decides(coup: CoupUnderTest, hand: HandId, decision: Draws) -> None:
    """Whether the hand ends with a third card."""
    drew = coup.drew(hand)
    coup.expect(
        hand_name(hand, coup.language), DECISION.write(decision, coup.language), DECISION.write(drew, coup.language)
    )


@then("{hand} wins the coup")
def wins(coup: CoupUnderTest, hand: HandId) -> None:
    """The hand with the higher total."""
    _expect_winner(coup, hand)


@then("the coup is a tie")
def ties(coup: CoupUnderTest) -> None:
    """Equal totals."""
    _expect_winner(coup, "tie")


@then("the margin is {margin}")
def margin_is(coup: CoupUnderTest, margin: Number) -> None:
    """The difference of the totals."""
    actual = abs(coup.total("player") - coup.total("banker"))
    coup.expect(coup.say("Margin"), str(margin), str(actual))


def _expect_winner(coup: CoupUnderTest, winner: str) -> None:
    coup.expect(
        coup.say("Result of the coup"),
        winner_text(winner, coup.language),
        winner_text(coup.result.winner, coup.language),
    )
