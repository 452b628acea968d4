"""The bet slips: every transition and refusal by hand, money under random commands, and mistakes of an editor."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from pathlib import Path

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from conformance.bet_slip import (
    Clear,
    Click,
    Confirm,
    Deal,
    DealCoup,
    Double,
    Event,
    Rebet,
    RebetDouble,
    Select,
    Slip,
    Undo,
    Wait,
    stakes_in,
    start,
    step,
)
from conformance.cards import DECK, read_cards
from conformance.engines.reference import play_coup
from conformance.engines.slip_protocol import SlipEvent, SlipRequest, SlipState, answer_slip
from conformance.errors import Refused, SpecError
from conformance.rulebook import load, rulebook
from conformance.rules import Rulebook
from conformance.slip_rules import AddChips, Combination, Copy, Credit, Multiply, Remove, SlipMachine, Transition

LIVE = ("sbo-baccarat", "sbo-super-six", "sbo-tiger")
BANKER_WINS = read_cards("KD 7S QC AH 2D 9C")  # a natural eight against nothing
PLAYER_WINS = read_cards("9S 2H KD KH 2C 3C")  # a natural nine against two
TIE = read_cards("9S 9H KD QH 2C 3C")  # nine all
TIGER_BETS = ("tiger", "big-tiger", "small-tiger", "tiger-tie", "tiger-pair")
OPEN = "select, click, double, confirm, clear, undo, wait"
_replace = msgspec.structs.replace


def sat(table: str, balance: str = "100", minimum: str = "1", maximum: str = "50") -> Slip:
    return start(rulebook(), table, Decimal(balance), Decimal(minimum), Decimal(maximum))


def after(slip: Slip, *events: Event, rules: Rulebook | None = None) -> Slip:
    for event in events:
        slip = step(rules or rulebook(), slip, event)
    return slip


def refusal(slip: Slip, event: Event) -> str:
    with pytest.raises(Refused) as caught:
        step(rulebook(), slip, event)
    return str(caught.value)


def chip(value: str) -> Select:
    return Select(Decimal(value))


def pile(placements: object) -> dict[str, str]:
    return {bet: str(stake) for bet, stake in stakes_in(placements).items()}


@pytest.fixture
def live() -> Slip:
    return sat("sbo-baccarat")


@pytest.fixture
def touch() -> Slip:
    return sat("touch", minimum="0.10")


# sitting down


def test_each_slip_is_at_its_tables() -> None:
    """The three live tables share a slip, the touch table has its own, and the others have none."""
    assert {table: machine.id for table, machine in rulebook().slips.items()} == {
        "sbo-baccarat": "live",
        "sbo-super-six": "live",
        "sbo-tiger": "live",
        "touch": "touch",
    }


def test_a_bettor_sits_down_with_an_empty_slip(live: Slip, touch: Slip) -> None:
    """Betting is open, and nothing is selected or placed."""
    assert ("open", 0, (), (), (), Decimal(100)) == (
        live.phase,
        live.seconds,
        live.selected,
        live.unconfirmed,
        live.confirmed,
        live.balance,
    )
    assert touch.phase == "betting"


@pytest.mark.parametrize(
    ("table", "amounts", "sentence"),
    [
        (
            "bakarat",
            ("100", "1", "50"),
            "bakarat has no bet slip; the tables that have one are sbo-baccarat, sbo-super-six, sbo-tiger, touch",
        ),
        ("touch", ("-1", "1", "50"), "the balance -1 is not valid; give 0 or more"),
        ("touch", ("NaN", "1", "50"), "the balance NaN is not valid; give 0 or more"),
        (
            "touch",
            ("1e18", "1", "50"),
            "the balance has too many digits; write at most 18 before the point and 36 behind it",
        ),
        ("touch", ("100", "0", "50"), "a stake of 0 is not positive; stake at least 0.01"),
        (
            "touch",
            ("100", "1", "50.001"),
            "the stake 50.001 has to be a multiple of 0.01",
        ),
        (
            "touch",
            ("100", "50", "1"),
            "a smallest stake of 50 and a largest of 1 leave none; give the smaller amount first",
        ),
    ],
)
def test_nobody_sits_down_with_amounts_that_cannot_be(table: str, amounts: tuple[str, str, str], sentence: str) -> None:
    """A table without a slip, a negative balance, and limits that leave no stake are refused."""
    with pytest.raises(Refused) as caught:
        sat(table, *amounts)

    assert sentence == str(caught.value)


# the live slip


def test_each_click_adds_one_chip(live: Slip) -> None:
    """Two clicks with a chip of five and one with a chip of one make eleven, none of it charged."""
    slip = after(live, chip("5"), Click("player"), Click("player"), chip("1"), Click("player"), Click("tie"))

    assert pile(slip.unconfirmed) == {"player": "11", "tie": "1"}
    assert slip.selected == (Decimal(1),)
    assert slip.balance == 100


def test_a_click_without_a_chip_is_refused(live: Slip) -> None:
    """Without a selected chip there is nothing to place."""
    assert refusal(live, Click("tie")) == "no chip is selected; select one before placing it on tie"


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("0", "a stake of 0 is not positive; stake at least 0.01"),
        ("-5", "a stake of -5 is not positive; stake at least 0.01"),
        ("0.005", "the stake 0.005 has to be a multiple of 0.01"),
    ],
)
def test_a_chip_is_a_positive_whole_number_of_units(live: Slip, value: str, sentence: str) -> None:
    """A chip of nothing, less than nothing, or finer than the money is refused."""
    assert sentence == refusal(live, chip(value))


def test_a_bet_that_the_table_does_not_offer_is_refused(live: Slip) -> None:
    """The commission table has no Super Six."""
    assert refusal(after(live, chip("5")), Click("super-six")) == (
        "sbo-baccarat does not offer super-six; it offers player, banker, tie, player-pair, banker-pair, "
        "player-dragon-bonus, banker-dragon-bonus, fortune-six"
    )


def test_a_stake_reaches_the_maximum_and_no_further(live: Slip) -> None:
    """Fifty can be staked where fifty is the most; one more cannot, confirmed or not."""
    slip = after(live, chip("25"), Click("tie"), Click("tie"), chip("0.01"))
    sentence = "a stake of 50.01 on tie is more than 50 allows; stake less"

    assert sentence == refusal(slip, Click("tie"))
    assert sentence == refusal(after(slip, Confirm()), Click("tie"))
    assert pile(after(slip, Confirm(), Click("player")).unconfirmed) == {"player": "0.01"}


def test_double_doubles_what_is_not_confirmed(live: Slip) -> None:
    """Five confirmed on Tie stays five; four on Player and one on Tie become eight and two."""
    slip = after(live, chip("5"), Click("tie"), Confirm(), chip("4"), Click("player"), chip("1"), Click("tie"))
    slip = after(slip, Double())

    assert pile(slip.unconfirmed) == {"player": "8", "tie": "2"}
    assert pile(slip.confirmed) == {"tie": "5"}
    assert slip.balance == 95


def test_double_does_not_pass_the_maximum(live: Slip) -> None:
    """One stake that would pass the maximum refuses the whole doubling."""
    slip = after(live, chip("1"), Click("player"), chip("26"), Click("tie"))

    assert refusal(slip, Double()) == "a stake of 52 on tie is more than 50 allows; stake less"
    assert pile(slip.unconfirmed) == {"player": "1", "tie": "26"}


def test_double_counts_the_confirmed_stake_to_the_maximum(live: Slip) -> None:
    """Thirty confirmed and eleven more, doubled, would be fifty-two."""
    slip = after(live, chip("30"), Click("tie"), Confirm(), chip("11"), Click("tie"))

    assert refusal(slip, Double()) == "a stake of 52 on tie is more than 50 allows; stake less"


def test_confirm_charges_every_bet_at_once(live: Slip) -> None:
    """Five on Banker and five on Player Pair, confirmed together, leave ninety of a hundred."""
    slip = after(live, chip("5"), Click("banker"), Click("player-pair"), Confirm())

    assert pile(slip.confirmed) == {"banker": "5", "player-pair": "5"}
    assert slip.unconfirmed == ()
    assert slip.balance == 90


def test_bets_added_after_a_confirmation_need_another(live: Slip) -> None:
    """What is added is charged by the second confirmation only, and joins the stake."""
    slip = after(live, chip("5"), Click("tie"), Confirm(), Click("tie"))

    assert slip.balance == 95

    slip = after(slip, Confirm())

    assert pile(slip.confirmed) == {"tie": "10"}
    assert slip.balance == 90


def test_an_addition_below_the_minimum_is_confirmed_with_the_stake_it_joins() -> None:
    """The minimum is asked of the whole stake on a bet."""
    slip = after(sat("sbo-baccarat", minimum="10"), chip("10"), Click("tie"), Confirm(), chip("1"), Click("tie"))

    assert pile(after(slip, Confirm()).confirmed) == {"tie": "11"}


def test_a_bet_below_the_minimum_is_not_confirmed() -> None:
    """One bet below the minimum refuses the whole confirmation."""
    slip = after(sat("sbo-baccarat", minimum="10"), chip("9.99"), Click("tie"), chip("20"), Click("player"))

    assert refusal(slip, Confirm()) == "a stake of 9.99 on tie is less than 10; stake more"


def test_a_confirmation_that_the_balance_does_not_cover_is_refused() -> None:
    """The last of the balance can be staked, and no more."""
    slip = after(sat("sbo-baccarat", "20"), chip("10"), Click("tie"), Click("player"))

    assert after(slip, Confirm()).balance == 0

    slip = after(slip, chip("1"), Click("banker"))

    assert refusal(slip, Confirm()) == "stakes of 21 are more than the balance of 20; stake less"


def test_clear_removes_what_is_not_confirmed(live: Slip) -> None:
    """Cleared bets are neither confirmed nor charged; confirmed ones stay."""
    slip = after(live, chip("5"), Click("tie"), Confirm(), Click("tie"), Click("player"), Clear())

    assert slip.unconfirmed == ()
    assert pile(slip.confirmed) == {"tie": "5"}
    assert slip.balance == 95


def test_undo_removes_the_latest_bet(live: Slip) -> None:
    """Each undo removes what one click has placed."""
    slip = after(live, chip("5"), Click("player"), Click("tie"), chip("1"), Click("player"))

    assert pile(after(slip, Undo()).unconfirmed) == {"player": "5", "tie": "5"}
    assert pile(after(slip, Undo(), Undo()).unconfirmed) == {"player": "5"}


def test_undo_after_double_removes_the_doubled_bet(live: Slip) -> None:
    """The latest bet goes as it lies."""
    slip = after(live, chip("5"), Click("player"), Click("tie"), Double(), Undo())

    assert pile(slip.unconfirmed) == {"player": "10"}


@pytest.mark.parametrize("event", [Double(), Confirm(), Clear(), Undo()])
def test_confirmed_bets_alone_leave_the_buttons_nothing_to_do(live: Slip, event: Event) -> None:
    """Double, confirm, clear and undo need a bet that is not confirmed."""
    slip = after(live, chip("5"), Click("tie"), Confirm())
    name = event.__struct_config__.tag

    assert refusal(slip, event) == f"{name} needs unconfirmed bets, and there are none; place bets first"


@pytest.mark.parametrize("waits", [(30,), (29, 1), (31,), (10**12,), (0, 15, 15)])
def test_the_window_closes_after_thirty_seconds(live: Slip, waits: tuple[int, ...]) -> None:
    """What is not confirmed by then is dropped and not charged."""
    slip = after(live, chip("5"), Click("tie"), Confirm(), Click("tie"), *map(Wait, waits))

    assert slip.phase == "closed"
    assert slip.unconfirmed == ()
    assert pile(slip.confirmed) == {"tie": "5"}
    assert slip.balance == 95


def test_a_bet_at_second_twenty_nine_is_in_time(live: Slip) -> None:
    """The window is open up to the end of second twenty-nine."""
    slip = after(live, Wait(29), chip("5"), Click("tie"), Confirm())

    assert slip.phase == "open"
    assert pile(slip.confirmed) == {"tie": "5"}


@pytest.mark.parametrize("event", [chip("5"), Click("tie"), Double(), Confirm(), Clear(), Undo()])
def test_a_closed_window_takes_nothing(live: Slip, event: Event) -> None:
    """From second thirty on every button is refused; time goes on."""
    slip = after(live, chip("5"), Click("tie"), Confirm(), Wait(30))
    name = event.__struct_config__.tag

    assert refusal(slip, event) == (
        f"{name} is refused in the phase closed (SLIP-WINDOW-CLOSED); possible there are coup, wait"
    )
    assert after(slip, Wait(100)).confirmed == slip.confirmed


def test_time_does_not_run_backwards(live: Slip, touch: Slip) -> None:
    """A negative time is refused, and the touch table has no clock at all."""
    assert refusal(live, Wait(-1)) == "-1 seconds cannot pass; give 0 or more"
    assert refusal(touch, Wait(1)) == (
        "the bet slip of touch knows no wait; possible now are select, click, clear, deal, rebet, rebet-double"
    )


def test_no_coup_is_dealt_while_the_window_is_open(live: Slip) -> None:
    """The dealer deals when the window has closed."""
    assert refusal(live, DealCoup(TIE)) == (
        f"coup is refused in the phase open (SLIP-WINDOW-DEAL); possible there are {OPEN}"
    )


@pytest.mark.parametrize(
    ("deal", "balance"),
    [
        (BANKER_WINS, "99.50"),  # 80 left; Banker returns 10 + 9.50, Tie nothing
        (TIE, "180"),  # Banker returns 10, Tie 10 + 80
        (PLAYER_WINS, "80"),  # both are lost
    ],
)
def test_a_coup_pays_and_opens_the_next_round(live: Slip, deal: tuple[object, ...], balance: str) -> None:
    """Ten on Banker and ten on Tie are settled, credited and gone; the timer starts again, the chip stays."""
    slip = after(live, chip("10"), Click("banker"), Click("tie"), Confirm(), Wait(45), DealCoup(deal))

    assert slip.balance == Decimal(balance)
    assert (slip.phase, slip.seconds, slip.confirmed, slip.selected) == ("open", 0, (), (Decimal(10),))
    assert after(slip, Wait(29)).phase == "open"
    assert after(slip, Wait(30)).phase == "closed"


def test_a_coup_without_a_bet_changes_no_money(live: Slip) -> None:
    """The dealer deals for the others at the table."""
    assert after(live, Wait(30), DealCoup(TIE)) == live


def test_a_coup_that_cannot_be_leaves_the_round_undecided(live: Slip) -> None:
    """Too few cards are refused, and the stakes stay at risk."""
    slip = after(live, chip("10"), Click("banker"), Confirm(), Wait(30))

    assert refusal(slip, DealCoup(TIE[:5])).startswith("5 cards are too few; give 6")


def test_the_live_slip_knows_no_rebet(live: Slip) -> None:
    """Rebet belongs to the touch table."""
    assert refusal(live, Rebet(TIE)) == f"the bet slip of sbo-baccarat knows no rebet; possible now are {OPEN}"


def test_all_five_tiger_bets_stand_beside_others() -> None:
    """Five Tiger bets and Player can be confirmed in one round."""
    clicks = [Click(bet) for bet in (*TIGER_BETS, "player")]
    slip = after(sat("sbo-tiger"), chip("1"), *clicks, Confirm())

    assert pile(slip.confirmed) == dict.fromkeys((*TIGER_BETS, "player"), "1")


# the touch slip


def test_the_bettor_deals(touch: Slip) -> None:
    """A stake of 0.30 on Banker is charged with the deal and returns 0.58; the bet stays in view."""
    slip = after(touch, chip("0.30"), Click("banker"))

    assert slip.balance == 100

    slip = after(slip, Deal(BANKER_WINS))

    assert slip.balance == Decimal("100.28")
    assert (slip.phase, slip.unconfirmed, slip.confirmed) == ("over", (), ())
    assert pile(slip.shown) == {"banker": "0.30"}


def test_touch_adds_chips_of_any_value_while_bets_are_placed(touch: Slip) -> None:
    """Selecting another chip clears nothing before the round."""
    slip = after(touch, chip("5"), Click("tie"), Click("tie"), chip("1"), Click("tie"))

    assert pile(slip.unconfirmed) == {"tie": "11"}
    assert slip.selected == (Decimal(1),)


def test_touch_clears_the_table(touch: Slip) -> None:
    """Every bet goes, and none is charged."""
    slip = after(touch, chip("5"), Click("tie"), Click("player"), Clear())

    assert (slip.unconfirmed, slip.balance, slip.phase) == ((), Decimal(100), "betting")


@pytest.mark.parametrize(
    ("event", "pile_"),
    [(Clear(), "unconfirmed"), (Deal(TIE), "unconfirmed"), (Rebet(TIE), "previous"), (RebetDouble(TIE), "previous")],
)
def test_an_empty_touch_table_leaves_the_buttons_nothing_to_do(touch: Slip, event: Event, pile_: str) -> None:
    """Clear and deal need a bet, and both rebets a round before."""
    name = event.__struct_config__.tag

    assert refusal(touch, event) == f"{name} needs {pile_} bets, and there are none; place bets first"


@pytest.mark.parametrize("event", [Click("tie"), Deal(TIE)])
def test_the_bets_of_a_finished_round_are_cleared_first(touch: Slip, event: Event) -> None:
    """Tapping an area or dealing is refused while the bets of the round before are in view."""
    slip = after(touch, chip("5"), Click("tie"), Deal(TIE))
    name = event.__struct_config__.tag

    assert refusal(slip, event) == (
        f"{name} is refused in the phase over (TOUCH-SLIP-NEW-BET); "
        "possible there are select, clear, rebet, rebet-double"
    )


def test_clear_after_a_round_makes_room(touch: Slip) -> None:
    """A new bet follows: clear, place, deal."""
    slip = after(touch, chip("5"), Click("player"), Deal(PLAYER_WINS), Clear())

    assert (slip.phase, slip.shown, slip.balance) == ("betting", (), Decimal(105))

    slip = after(slip, Click("tie"), Deal(TIE))

    assert slip.balance == 145  # 105, and eight times five
    assert pile(slip.shown) == {"tie": "5"}


def test_a_chip_after_a_round_clears_it(touch: Slip) -> None:
    """Touching a chip makes room too, and selects the chip."""
    slip = after(touch, chip("5"), Click("player"), Deal(PLAYER_WINS), chip("2"))

    assert (slip.phase, slip.shown, slip.selected) == ("betting", (), (Decimal(2),))


def test_a_chip_that_cannot_be_does_not_clear(touch: Slip) -> None:
    """A refused event does none of its acts."""
    slip = after(touch, chip("5"), Click("player"), Deal(PLAYER_WINS))

    assert refusal(slip, chip("0")) == "a stake of 0 is not positive; stake at least 0.01"
    assert pile(slip.shown) == {"player": "5"}


def test_rebet_places_the_same_bets_and_deals(touch: Slip) -> None:
    """Five on Player and one on Tie again: 100 + 5 - 1, then - 5 - 1."""
    slip = after(touch, chip("5"), Click("player"), chip("1"), Click("tie"), Deal(PLAYER_WINS))

    assert slip.balance == 104

    slip = after(slip, Rebet(BANKER_WINS))

    assert slip.balance == 98
    assert slip.phase == "over"
    assert pile(slip.shown) == {"player": "5", "tie": "1"}


def test_rebet_double_doubles_each_time(touch: Slip) -> None:
    """Five, ten, twenty; a plain rebet then stakes twenty again."""
    slip = after(touch, chip("5"), Click("player"), Deal(PLAYER_WINS), RebetDouble(PLAYER_WINS))

    assert slip.balance == 115

    slip = after(slip, RebetDouble(BANKER_WINS), Rebet(BANKER_WINS))

    assert slip.balance == 75
    assert pile(slip.shown) == {"player": "20"}


def test_a_cleared_round_can_be_repeated(touch: Slip) -> None:
    """Clearing hides the bets of the round before; rebet still knows them."""
    slip = after(touch, chip("5"), Click("player"), Deal(PLAYER_WINS), Clear(), Rebet(PLAYER_WINS))

    assert slip.balance == 110


@pytest.mark.parametrize("event", [Rebet(TIE), RebetDouble(TIE)])
def test_rebet_is_refused_beside_a_new_bet(touch: Slip, event: Event) -> None:
    """A new bet on the table is to be dealt or cleared."""
    slip = after(touch, chip("5"), Click("player"), Deal(TIE), chip("1"), Click("tie"))
    name = event.__struct_config__.tag

    assert refusal(slip, event) == (
        f"{name} is not possible while there are unconfirmed bets; play or clear them first"
    )


def test_rebet_double_does_not_pass_the_maximum(touch: Slip) -> None:
    """Thirty doubled is more than fifty; the round before stays in view."""
    slip = after(touch, chip("30"), Click("player"), Deal(TIE))

    assert refusal(slip, RebetDouble(TIE)) == "a stake of 60 on player is more than 50 allows; stake less"
    assert slip.phase == "over"


def test_touch_refuses_what_the_balance_does_not_cover() -> None:
    """Neither deal nor rebet makes a debt."""
    slip = after(sat("touch", "9"), chip("5"), Click("player"))

    assert refusal(after(slip, Click("tie")), Deal(TIE)) == "stakes of 10 are more than the balance of 9; stake less"
    assert refusal(after(slip, Deal(BANKER_WINS)), Rebet(TIE)) == (
        "stakes of 5 are more than the balance of 4; stake less"
    )


def test_touch_refuses_a_bet_below_the_minimum(touch: Slip) -> None:
    """The minimum is asked when the round starts."""
    slip = after(touch, chip("0.05"), Click("player"))

    assert refusal(slip, Deal(TIE)) == "a stake of 0.05 on player is less than 0.10; stake more"
    assert after(slip, Click("player"), Deal(TIE)).balance == 100


def test_touch_knows_no_confirmation(touch: Slip) -> None:
    """Nothing is confirmed at the touch table."""
    assert refusal(touch, Confirm()) == (
        "the bet slip of touch knows no confirm; possible now are select, click, clear, deal, rebet, rebet-double"
    )


# the data decide


def _changed(table: str, change: Callable[[SlipMachine], SlipMachine]) -> Rulebook:
    slips = rulebook().slips
    return _replace(rulebook(), slips={**slips, table: change(slips[table])})


def _acting(on: str, kind: type, **values: object) -> Callable[[SlipMachine], SlipMachine]:
    """Return a change of every act of a kind in the transitions of an event."""

    def changed(item: Transition) -> Transition:
        acts = tuple(_replace(act, **values) if isinstance(act, kind) else act for act in item.acts)
        return _replace(item, acts=acts) if item.on == on else item

    return lambda machine: _replace(machine, transitions=tuple(map(changed, machine.transitions)))


def test_the_seconds_are_data() -> None:
    """A window of ten seconds closes after ten."""
    rules = _changed("sbo-tiger", lambda m: _replace(m, window=_replace(m.window, seconds=10)))

    assert after(sat("sbo-tiger"), Wait(9), rules=rules).phase == "open"
    assert after(sat("sbo-tiger"), Wait(10), rules=rules).phase == "closed"


@pytest.mark.parametrize(
    ("table", "change", "events", "unconfirmed"),
    [
        ("touch", _acting("click", AddChips, chips=3), [Click("tie")], {"tie": "15"}),
        ("sbo-tiger", _acting("double", Multiply, factor=3), [Click("tie"), Double()], {"tie": "15"}),
        ("sbo-tiger", _acting("undo", Remove, latest=2), [*[Click("tie")] * 3, Undo()], {"tie": "5"}),
        ("sbo-tiger", _acting("undo", Remove, latest=None), [*[Click("tie")] * 3, Undo()], {}),
        (
            "touch",
            lambda m: _replace(m, chips=_replace(m.chips, count=2)),
            [chip("1"), Click("tie")],
            {"tie": "6"},
        ),
    ],
)
def test_the_numbers_of_chips_and_bets_are_data(
    table: str, change: Callable[[SlipMachine], SlipMachine], events: list[Event], unconfirmed: Mapping[str, str]
) -> None:
    """Chips a click, active chips, the factor of doubling, and how many bets an undo removes can be changed."""
    slip = after(sat(table), chip("5"), *events, rules=_changed(table, change))

    assert pile(slip.unconfirmed) == unconfirmed


def test_the_factors_of_rebets_are_data() -> None:
    """A rebet that trebles stakes fifteen after five."""
    rules = _changed("touch", _acting("rebet", Copy, factor=3))
    slip = after(sat("touch"), chip("5"), Click("player"), Deal(TIE), Rebet(TIE), rules=rules)

    assert pile(slip.shown) == {"player": "15"}


def test_the_results_that_are_credited_are_data() -> None:
    """A slip that credits wins alone keeps a stake that is pushed."""
    rules = _changed("touch", _acting("deal", Credit, results=("win",)))

    assert after(sat("touch"), chip("5"), Click("player"), Deal(TIE), rules=rules).balance == 95


def test_the_combination_of_tiger_bets_is_data() -> None:
    """Four of five can be the most, and other bets can be forbidden beside them."""

    def with_rule(**values: object) -> Rulebook:
        def change(machine: SlipMachine) -> SlipMachine:
            rules: tuple[Combination, ...] = tuple(_replace(item, **values) for item in machine.combinations)
            return _replace(machine, combinations=rules)

        return _changed("sbo-tiger", change)

    four = after(sat("sbo-tiger"), chip("1"), *map(Click, TIGER_BETS[:4]))
    with pytest.raises(Refused) as caught:
        step(with_rule(most=4), four, Click(TIGER_BETS[4]))

    assert str(caught.value) == f"sbo-tiger takes up to 4 of {', '.join(TIGER_BETS)} in one round; leave one out"

    with pytest.raises(Refused) as caught:
        step(with_rule(beside_others=False), four, Click("tie"))

    assert str(caught.value) == (
        f"sbo-tiger takes {', '.join(TIGER_BETS[:4])} only without other bets; leave those or the others out"
    )


# money under random commands

CHIPS = st.sampled_from(["0.01", "0.30", "1", "5", "7.77", "25", "60", "0", "-1", "0.001"])
SECONDS = st.one_of(st.integers(-2, 40), st.sampled_from([29, 30]))
ANY_DEALS = st.lists(st.sampled_from(sorted(DECK)), min_size=5, max_size=7)
DEALS = st.sampled_from([TIE, BANKER_WINS, PLAYER_WINS]) | ANY_DEALS.map(lambda codes: tuple(map(DECK.get, codes)))


class Session(RuleBasedStateMachine):
    """A bettor who presses anything; what was brought, plus what the coups made of it, is always accounted for."""

    table = ""

    @initialize(balance=st.sampled_from(["0", "0.29", "30", "1000"]))
    def sit_down(self, balance: str) -> None:
        self.brought = Decimal(balance)
        self.won = Decimal(0)
        self.repeated: dict[str, Decimal] = {}
        self.slip = sat(self.table, balance, "0.30", "50")
        self.messages: list[SlipEvent] = []
        self.refused: list[bool] = []

    def try_(self, event: Event, **fields: object) -> bool:
        """Try an event and say whether it was taken."""
        before = self.slip
        kept = msgspec.msgpack.encode(before)
        try:
            self.slip = step(rulebook(), before, event)
        except Refused:
            self.slip = before
        assert kept == msgspec.msgpack.encode(before)
        self.messages.append(SlipEvent(str(event.__struct_config__.tag), **fields))
        self.refused.append(self.slip is before)
        return self.slip is not before

    def played(self, deal: tuple[object, ...], stakes: Mapping[str, Decimal]) -> None:
        """Reckon a coup apart from the slip."""
        settlements = play_coup(rulebook(), self.table, deal, stakes).settlements
        self.won += sum((item.net for item in settlements), Decimal(0))

    @rule(value=CHIPS)
    def select(self, value: str) -> None:
        self.try_(chip(value), chip=value)

    @rule(data=st.data())
    def click(self, data: st.DataObject) -> None:
        bet = data.draw(st.sampled_from([*rulebook().tables[self.table].offers, "dragon"]))
        self.try_(Click(bet), bet=bet)

    @rule(data=st.data(), value=st.sampled_from(["1", "15", "25"]))
    def place_several(self, data: st.DataObject, value: str) -> None:
        bets = st.lists(st.sampled_from(list(rulebook().tables[self.table].offers)), min_size=1, max_size=4)
        self.try_(chip(value), chip=value)
        for bet in data.draw(bets):
            self.try_(Click(bet), bet=bet)

    @precondition(lambda self: self.table != "touch")
    @rule(deal=DEALS)
    def finish_round(self, deal: tuple[object, ...]) -> None:
        self.confirm()
        self.wait(30)
        self.coup(deal)

    @rule(event=st.sampled_from([Double(), Clear(), Undo()]))
    def press(self, event: Event) -> None:
        confirmed = self.slip.confirmed
        self.try_(event)
        assert confirmed == self.slip.confirmed

    @rule()
    def confirm(self) -> None:
        self.try_(Confirm())

    @rule(seconds=SECONDS)
    def wait(self, seconds: int) -> None:
        balance = self.slip.balance
        self.try_(Wait(seconds), seconds=seconds)
        assert balance == self.slip.balance

    @rule(deal=DEALS)
    def coup(self, deal: tuple[object, ...]) -> None:
        stakes = stakes_in(self.slip.confirmed)
        if self.try_(DealCoup(deal), deal=codes(deal)):
            self.played(deal, stakes)

    @precondition(lambda self: self.table == "touch")
    @rule(deal=DEALS)
    def deal(self, deal: tuple[object, ...]) -> None:
        stakes = stakes_in(self.slip.unconfirmed)
        if self.try_(Deal(deal), deal=codes(deal)):
            self.played(deal, stakes)
            self.repeated = stakes

    @precondition(lambda self: self.table == "touch")
    @rule(deal=DEALS, factor=st.sampled_from([1, 2]))
    def rebet(self, deal: tuple[object, ...], factor: int) -> None:
        stakes = {bet: stake * factor for bet, stake in self.repeated.items()}
        if self.try_(Rebet(deal) if factor == 1 else RebetDouble(deal), deal=codes(deal)):
            self.played(deal, stakes)
            self.repeated = stakes

    @invariant()
    def money_is_conserved(self) -> None:
        at_risk = sum(stakes_in(self.slip.confirmed).values(), Decimal(0))
        assert self.brought + self.won == self.slip.balance + at_risk

    @invariant()
    def nobody_owes(self) -> None:
        assert self.slip.balance >= 0

    @invariant()
    def stakes_are_within_limits(self) -> None:
        confirmed = stakes_in(self.slip.confirmed)
        assert all(Decimal("0.30") <= stake <= 50 for stake in confirmed.values())
        assert all(stake <= 50 for stake in stakes_in(self.slip.confirmed + self.slip.unconfirmed).values())

    @invariant()
    def no_bet_waits_outside_the_window(self) -> None:
        if self.slip.phase in ("closed", "over"):
            assert self.slip.unconfirmed == ()
        if self.slip.phase == "open":
            assert self.slip.seconds < 30
        if self.table == "touch":
            assert self.slip.confirmed == ()

    def teardown(self) -> None:
        """The protocol tells the same story."""
        if not hasattr(self, "slip"):
            return
        request = SlipRequest("7", self.table, str(self.brought), "0.30", "50", tuple(self.messages))
        states = answer_slip(rulebook(), request).states
        assert self.refused == [state.refused is not None for state in states]
        if states:
            assert self.slip.balance == Decimal(states[-1].balance)


def codes(deal: tuple[object, ...]) -> tuple[str, ...]:
    return tuple(card.code for card in deal)


@pytest.mark.parametrize("table", [*LIVE, "touch"])
def test_money_is_conserved(table: str) -> None:
    """Whatever is pressed, no money appears or disappears, nobody owes, and limits hold."""
    session = type("Session", (Session,), {"table": table})
    run_state_machine_as_test(session, settings=settings(max_examples=25, stateful_step_count=40, deadline=None))


# the protocol


def states(table: str, *events: SlipEvent) -> tuple[SlipState, ...]:
    return answer_slip(rulebook(), SlipRequest("1", table, "10", "1", "50", events)).states


def test_the_protocol_gives_a_state_for_each_event() -> None:
    """Money goes as decimal strings, in the order of the events."""
    assert states("touch", SlipEvent("select", chip="2"), SlipEvent("click", bet="tie")) == (
        SlipState("betting", ("2.00",), {}, {}, {}, "10.00"),
        SlipState("betting", ("2.00",), {"tie": "2.00"}, {}, {}, "10.00"),
    )


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            SlipEvent("jump"),
            '"jump" is not an event of a bet slip; the events are select, click, double, confirm, clear, undo, wait, '
            "coup, deal, rebet, rebet-double",
        ),
        (
            SlipEvent("close"),
            '"close" is not an event of a bet slip; the events are select, click, double, confirm, '
            "clear, undo, wait, coup, deal, rebet, rebet-double",
        ),
        (SlipEvent("click"), "click needs bet; add it"),
        (SlipEvent("wait"), "wait needs seconds; add it"),
        (SlipEvent("select", chip="five"), '"five" is not an amount of money; write digits with a point, as in 0.30'),
        (SlipEvent("select", chip="-1"), "a stake of -1 is not positive; stake at least 0.01"),
    ],
)
def test_a_refused_event_repeats_the_state(event: SlipEvent, sentence: str) -> None:
    """An event that is unknown or incomplete is refused like any other, with its reason; the next is tried."""
    before, refused, next_ = states("sbo-tiger", SlipEvent("select", chip="5"), event, SlipEvent("click", bet="tie"))

    assert _replace(before, refused=sentence) == refused
    assert next_.unconfirmed == {"tie": "5.00"}


# what an editor may get wrong

FILE = "procedures/bet-slip.toml"
MISTAKES = {
    "an unknown table": (
        'tables = ["touch"]',
        'tables = ["tuch"]',
        "slip[1].tables: tuch is not a table; write one of",
    ),
    "a table with two slips": ('tables = ["touch"]', 'tables = ["sbo-tiger"]', "slip[1].tables: sbo-tiger has a bet"),
    "an unknown start": (
        'start = "open"',
        'start = "opened"',
        "slip[0].start: opened is not a phase; write one of open, ",
    ),
    "an unknown phase to go to": (
        'from = ["open"]\nto = "open"',
        'from = ["open"]\nto = "opn"',
        "slip[0].transition[0].to: opn is not a phase; write one of open, closed",
    ),
    "an unknown phase to come from": (
        'from = ["closed"]\nto = "open"',
        'from = ["close"]\nto = "open"',
        "slip[0].transition[7].from: close is not a phase; write one of open, closed",
    ),
    "a phase twice": (
        'phases = ["open", "closed"]',
        'phases = ["open", "open"]',
        "slip[0].phases: open stands already",
    ),
    "a phase that nothing leads to": (
        'phases = ["open", "closed"]\nstart = "open"',
        'phases = ["open", "closed", "night"]\nstart = "open"',
        'slip[0].transition: "select" has no answer in the phase "night"; add a transition or a refusal',
    ),
    "a phase that only itself leads to": (
        'to = "over"\nneeds',
        'to = "betting"\nneeds',
        'slip[1].phases[1]: nothing leads to the phase "over"; lead to it or remove it',
    ),
    "two transitions for an event": (
        'on = "undo"',
        'on = "clear"',
        'slip[0].transition[5]: "clear" in the phase "open" is answered by transition[4] already; answer it once',
    ),
    "a transition and a refusal for an event": (
        'on = ["click", "deal"]',
        'on = ["click", "deal", "rebet"]',
        'slip[1].refusal[0]: "rebet" in the phase "over" is answered by transition[6] already; answer it once',
    ),
    "an event without an answer": (
        'on = ["click", "deal"]',
        'on = ["click"]',
        'slip[1].transition: "deal" has no answer in the phase "over"; add a transition or a refusal',
    ),
    "an unknown event": (
        'on = "undo"',
        'on = "undue"',
        'slip[0].transition[5].on: "undue" is not allowed; write one of "clear", "click"',
    ),
    "a window that does not close": (
        'from = ["open"]\nto = "closed"',
        'from = ["open"]\nto = "open"',
        'slip[0].window.event: "close" does not lead out of the phase "open"; add a transition to another phase',
    ),
    "a closing that nothing raises": (
        'on = ["coup"]\nfrom = ["open"]',
        'on = ["coup"]\nfrom = ["open"]\n'
        '[[slip.refusal]]\nrule = "SLIP-WINDOW-DEAL"\non = ["close"]\nfrom = ["closed"]',
        'slip[0].refusal[2]: nothing raises "close" in the phase "closed"; remove it, or open the window there',
    ),
    "a window of no time": (
        "seconds = 30",
        "seconds = 0",
        "slip[0].window.seconds: 0 is not allowed; write a whole number, 1 or more",
    ),
    "a window of half seconds": ("seconds = 30", "seconds = 30.5", "slip[0].window.seconds: 30.5 is a binary fraction"),
    "an unknown act": (
        'act = "multiply"',
        'act = "mulitply"',
        'slip[0].transition[2].do[0].act: "mulitply" is not allowed; write one of "add", "charge"',
    ),
    "a missing parameter": (
        ", factor = 2 }]\n\n[[slip.transition.also]]",
        " }]\n\n[[slip.transition.also]]",
        "slip[0].transition[2].do[0].factor: the key is missing; multiply needs it; add it",
    ),
    "a parameter that does nothing": (
        '{ act = "select" }]',
        '{ act = "select", chips = 2 }]',
        "slip[0].transition[0].do[0].chips: it would do nothing; remove it; select takes nothing",
    ),
    "an unknown pile": (
        'what = "previous", to = "unconfirmed", factor = 1',
        'what = "before", to = "unconfirmed", factor = 1',
        'slip[1].transition[6].do[1].what: "before" is not allowed; write one of "confirmed", "previous"',
    ),
    "a pile onto itself": (
        'what = "confirmed", to = "shown"',
        'what = "shown", to = "shown"',
        "slip[1].transition[5].do[6].to: shown is where the bets are already; name another pile",
    ),
    "an act that the event brings nothing for": (
        'do = [{ act = "remove", what = "unconfirmed", latest = 1 }]',
        'do = [{ act = "add", to = "unconfirmed", chips = 1 }]',
        "slip[0].transition[5].do[0].act: add takes a bet, and undo brings none; use it on click",
    ),
    "a credit before the coup": (
        '  { act = "charge", what = "unconfirmed" },\n',
        '  { act = "credit", results = ["win"] },\n',
        "slip[1].transition[5].do[0].act: no coup is played before; play one first",
    ),
    "an unknown result": (
        'results = ["win", "push"]\n\n',
        'results = ["won"]\n\n',
        'slip[0].transition[7].do[2].results[0]: "won" is not allowed; write one of "lose", "push", "win"',
    ),
    "a pile both needed and lacking": (
        'lacks = ["unconfirmed"]',
        'lacks = ["previous"]',
        "slip[1].transition[6].lacks[0]: previous is needed as well; name it once",
    ),
    "an event that cannot follow": (
        'event = "deal"',
        'event = "rebet"',
        'slip[1].transition[6].then.event: "rebet" has no plain transition in the phase "betting"; name an event',
    ),
    "an event that takes something else": (
        'event = "deal"',
        'event = "click"',
        "slip[1].transition[6].then.event: click takes a bet, and rebet brings none; name an event that takes no more",
    ),
    "a rule that stands nowhere": (
        'rule = "SLIP-CHANGE-CHIP"\non',
        'rule = "SLIP-CHANGE"\non',
        "slip[0].transition[0].rule: SLIP-CHANGE does not stand in this slip; say what it governs",
    ),
    "a rule that stands twice": (
        'rule = "SLIP-CHANGE-CHIP"\non',
        'rule = "SLIP-CHANGE-CHIP"\ngoverns = "Chips"\non',
        "slip[0].transition[0]: rule SLIP-CHANGE-CHIP stands at spec/procedures/bet-slip.toml: slip[0].chip already",
    ),
    "an act that governs without a rule": (
        '{ act = "select" }]',
        '{ act = "select", governs = "Chips" }]',
        "slip[0].transition[0].do[0].rule: the key is missing; add it, or remove governs",
    ),
    "a placeholder without a value": (
        "{seconds} seconds",
        "{second} seconds",
        "slip[0].window.governs: {second} has no value; write one of {seconds}",
    ),
    "a rule at a table of another slip": (
        'tables = ["sbo-tiger"]\n\n[[slip.transition]]',
        'tables = ["touch"]\n\n[[slip.transition]]',
        "slip[0].transition[1].also[1].tables: touch is not a table of this slip; write one of sbo-baccarat, ",
    ),
    "a combination of a bet not offered": (
        'bets = ["tiger", ',
        'bets = ["super-six", ',
        "slip[0].combination[0].bets: sbo-tiger does not offer super-six; name bets that the table offers",
    ),
    "a combination that limits nothing": (
        "most = 5",
        "most = 6",
        "slip[0].combination[0].most: 6 of 5 bets limits nothing; write 5 or less",
    ),
    "an unknown key": (
        "most = 5",
        "mots = 5",
        'slip[0].combination[0].mots: unknown key; write "most"',
    ),
}


@pytest.fixture
def slips(folder: Path) -> Iterator[Path]:
    path = folder / FILE
    text = path.read_text(encoding="utf-8")
    yield path
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(("old", "new", "sentence"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_wrong_machine_is_named(slips: Path, old: str, new: str, sentence: str) -> None:
    """A machine that is none is refused in one sentence with the file, the key and the mend."""
    text = slips.read_text(encoding="utf-8")

    assert old in text

    slips.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SpecError) as caught:
        load(slips.parents[1])

    assert str(caught.value).startswith(f"spec/{FILE}: {sentence}")
