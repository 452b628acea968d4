"""Steps that speak of the bet slip: what the bettor touches, and where the money then is."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

import msgspec

from conformance.engines.port import Purse
from conformance.engines.slip_protocol import SlipAnswer, SlipEvent
from conformance.suite.answers import plain
from conformance.suite.kinds import BetId, Button, Cards, Money, Number, bet_name
from conformance.suite.localized import given, then, when
from conformance.suite.world import CoupUnderTest, from_shoe
from conformance.words.outcomes import amount_text


@given("a bettor with {balance} at limits of {minimum} to {maximum}")
def bettor(coup: CoupUnderTest, balance: Money, minimum: Money, maximum: Money) -> None:
    """Who has just sat down; the limits are those of every bet."""
    coup.around.purse = Purse(format(balance, "f"), format(minimum, "f"), format(maximum, "f"))


@given("the bettor selects the chip of {chip}")
@when("the bettor selects the chip of {chip}")
def selects(coup: CoupUnderTest, chip: Money) -> None:
    """The chip becomes active."""
    coup.around.slip.add(SlipEvent("select", chip=format(chip, "f")))


@given("the bettor clicks {bet}")
@when("the bettor clicks {bet}")
def clicks(coup: CoupUnderTest, bet: BetId) -> None:
    """On its betting area."""
    coup.around.slip.add(SlipEvent("click", bet=bet))


@given("the bettor tries to click {bet}")
def tries_to_click(coup: CoupUnderTest, bet: BetId) -> None:
    """On its betting area, where the page leaves open whether the slip refuses that."""
    coup.around.slip.add(SlipEvent("click", bet=bet), may_be_refused=True)


@given("the bettor clicks {bet} {times} times")
@when("the bettor clicks {bet} {times} times")
def clicks_often(coup: CoupUnderTest, bet: BetId, times: Number) -> None:
    """On its betting area, once and again."""
    for _ in range(times):
        coup.around.slip.add(SlipEvent("click", bet=bet))


@given("the bettor presses {button}")
@when("the bettor presses {button}")
def presses(coup: CoupUnderTest, button: Button) -> None:
    """A button that plays no coup."""
    coup.around.slip.add(SlipEvent(button))


@given("the bettor presses {button}, and the shoe deals {cards}")
@when("the bettor presses {button}, and the shoe deals {cards}")
def presses_and_deals(coup: CoupUnderTest, button: Button, cards: Cards) -> None:
    """A button that starts the round."""
    coup.around.slip.add(SlipEvent(button, deal=_codes(cards)))


@given("{seconds} seconds pass")
@when("{seconds} seconds pass")
def seconds_pass(coup: CoupUnderTest, seconds: Number) -> None:
    """On the betting timer."""
    coup.around.slip.add(SlipEvent("wait", seconds=seconds))


@given("the round is dealt {cards}")
@when("the round is dealt {cards}")
def round_dealt(coup: CoupUnderTest, cards: Cards) -> None:
    """By the dealer, when the betting window has closed."""
    coup.around.slip.add(SlipEvent("coup", deal=_codes(cards)))


@then("{bet} has {money} unconfirmed")
def lies_unconfirmed(coup: CoupUnderTest, bet: BetId, money: Money) -> None:
    """On the table, and not charged."""
    _expect_pile(coup, bet, money, coup.around.slip.last.unconfirmed)


@then("{bet} is confirmed with {money}")
def is_confirmed(coup: CoupUnderTest, bet: BetId, money: Money) -> None:
    """Charged, and at risk in this round."""
    _expect_pile(coup, bet, money, coup.around.slip.last.confirmed)


@then("{bet} is still shown with {money}")
def is_shown(coup: CoupUnderTest, bet: BetId, money: Money) -> None:
    """Left on the table by a round that is over."""
    _expect_pile(coup, bet, money, coup.around.slip.last.shown)


@then("there is no bet on the table")
def no_bet(coup: CoupUnderTest) -> None:
    """Neither confirmed nor not."""
    state = coup.around.slip.last
    coup.expect_yes(
        coup.say("There are bets on the table"),
        yes=False,
        actual=bool(state.unconfirmed or state.confirmed or state.shown),
    )


@then("there is no unconfirmed bet on the table")
def no_unconfirmed_bet(coup: CoupUnderTest) -> None:
    """Whatever is confirmed."""
    coup.expect_yes(
        coup.say("There are unconfirmed bets on the table"), yes=False, actual=bool(coup.around.slip.last.unconfirmed)
    )


@then("the balance is {money}")
def balance_is(coup: CoupUnderTest, money: Money) -> None:
    """What the bettor can still stake."""
    balance = Decimal(coup.around.slip.last.balance)
    coup.expect(
        coup.say("Balance"), amount_text(money, money, coup.language), amount_text(balance, money, coup.language)
    )


@then("betting is open")
def betting_open(coup: CoupUnderTest) -> None:
    """Bets can be placed."""
    coup.expect_yes(coup.say("Betting is open"), yes=True, actual=_is_open(coup))


@then("betting is closed")
def betting_closed(coup: CoupUnderTest) -> None:
    """No bet can be placed."""
    coup.expect_yes(coup.say("Betting is open"), yes=False, actual=_is_open(coup))


@then("the slip refuses that")
def slip_refuses(coup: CoupUnderTest) -> None:
    """What the bettor did last, which changed nothing."""
    coup.expect_yes(coup.say("The slip refuses that"), yes=True, actual=coup.around.slip.refusal is not None)


@then("the slip accepts that")
def slip_takes(coup: CoupUnderTest) -> None:
    """What the bettor did last."""
    coup.expect_taken(coup.say("The slip refuses that"), coup.around.slip.refusal)


@then("the slip accepts that, or refuses it and changes nothing")
def slip_takes_or_leaves(coup: CoupUnderTest) -> None:
    """The page leaves open whether the bettor could do that last."""
    before, after = (
        plain(SlipAnswer("", (msgspec.structs.replace(state, refused=None),))) for state in coup.around.slip.latest(2)
    )
    changed = after != before
    coup.expect_yes(coup.say("The slip changes"), yes=False, actual=coup.around.slip.refusal is not None and changed)


def _is_open(coup: CoupUnderTest) -> bool:
    return coup.around.slip.last.phase in ("open", "betting")


def _expect_pile(coup: CoupUnderTest, bet: str, money: Decimal, pile: Mapping[str, str]) -> None:
    actual = Decimal(pile.get(bet, "0"))
    coup.expect(
        bet_name(bet, coup.language),
        amount_text(money, money, coup.language),
        amount_text(actual, money, coup.language),
    )


def _codes(cards: Cards) -> tuple[str, ...]:
    return tuple(card.code for card in from_shoe(cards))
