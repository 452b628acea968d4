"""What is around the coup: shoe, limits, incidents and complaints, worked by hand from the pages."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.cards import DECK
from conformance.complaints import Complaint, handle
from conformance.engines.server import reference
from conformance.errors import Refused
from conformance.incidents import Incident, consequences
from conformance.limits import Amounts, check_limits
from conformance.procedure_rules import Consequences
from conformance.rulebook import rulebook
from conformance.shoe import DrawCutCard, EndRound, Reshuffle, Shoe, StartRound, StartShoe, step

RULES = rulebook()
FIELDS = ("user-id", "date-time", "dealer", "table-id", "round-id")


def _course(table, *events):
    shoe = Shoe()
    for event in events:
        shoe = step(RULES, table, shoe, event)
    return shoe


def test_an_exposed_card_leaves_the_shoe_besides_the_burnt_ones():
    """Eight decks are 416 cards; a nine exposed and nine burnt leave 406."""
    shoe = _course("bakarat", StartShoe("9C"))

    assert (shoe.burnt, shoe.cards, shoe.phase) == (9, 406, "ready")


def test_the_cut_card_ends_the_shoe_with_its_round():
    """The cut card comes in round two: it is the last, and the next one needs a new shoe."""
    events = [StartShoe("AS"), StartRound(), EndRound(), StartRound(), DrawCutCard()]
    shoe = _course("bakarat", *events)

    assert (shoe.round, shoe.last) == (2, True)
    over = step(RULES, "bakarat", shoe, EndRound())
    assert over.phase == "over"
    with pytest.raises(Refused, match="begin a new shoe"):
        step(RULES, "bakarat", over, StartRound())
    assert step(RULES, "bakarat", over, StartShoe("KD")) == Shoe("ready", 0, 10, 405, last=False, shuffled=True)


@pytest.mark.parametrize(
    ("table", "events", "sentence"),
    [
        ("bakarat", [StartRound()], "there is no shoe yet; begin one first"),
        ("bakarat", [StartShoe()], "a card is exposed at this table when a shoe begins; name it"),
        ("bakarat", [StartShoe("1C")], '"1C" is not a card'),
        ("touch", [StartShoe("5S")], "no card is exposed at this table"),
        ("bakarat", [StartShoe("5S"), DrawCutCard()], "no round is being played"),
        ("bakarat", [StartShoe("5S"), EndRound()], "no round is being played"),
        ("bakarat", [StartShoe("5S"), StartRound(), StartRound()], "a round is being played already"),
        ("bakarat", [StartShoe("5S"), StartRound(), StartShoe("5S")], "a round is being played; end it"),
        (
            "bakarat",
            [StartShoe("5S"), StartRound(), DrawCutCard(), DrawCutCard()],
            "has been drawn from this shoe already",
        ),
        ("touch", [StartShoe(), StartRound(), DrawCutCard()], "the pages of touch do not say what the cut card does"),
        ("bakarat", [StartShoe("5S"), Reshuffle("human-error")], "give the operator no right to reshuffle"),
        ("sbo-tiger", [Reshuffle("human-error")], "between rounds, when there is a shoe"),
    ],
)
def test_what_cannot_happen_to_a_shoe_is_refused(table, events, sentence):
    """An event that cannot be is refused in one sentence, and the shoe before it is as it was."""
    shoe = _course(table, *events[:-1])

    with pytest.raises(Refused, match=sentence) as refusal:
        step(RULES, table, shoe, events[-1])

    assert "\n" not in str(refusal.value)


@given(st.sampled_from(sorted(RULES.tables)), st.lists(st.integers(0, 6), max_size=40), st.sampled_from(sorted(DECK)))
def test_no_course_of_a_shoe_goes_astray(table, choices, exposed):
    """Whatever happens, rounds count up by one, only a new shoe begins again, and a refusal changes nothing."""
    events = [
        StartShoe(),
        StartShoe(exposed),
        StartRound(),
        DrawCutCard(),
        EndRound(),
        Reshuffle("human-error"),
        EndRound(),
    ]
    shoe = Shoe()
    for choice in choices:
        try:
            after = step(RULES, table, shoe, events[choice])
        except Refused:
            continue
        assert after.round - shoe.round in (0, 1) or isinstance(events[choice], StartShoe)
        assert 0 <= after.burnt <= 10
        assert shoe.phase != "over" or isinstance(events[choice], StartShoe)
        shoe = after


def _amounts(**limits):
    return {bet: Amounts(Decimal(low), Decimal(high)) for bet, (low, high) in limits.items()}


@pytest.mark.parametrize(
    ("table", "stakes", "amounts", "sign", "sentence"),
    [
        ("touch", {"tie": "0.99"}, {"tie": ("1", "5")}, False, "a stake of 0.99 on tie is less than 1; stake more"),
        (
            "touch",
            {"tie": "5.01"},
            {"tie": ("1", "5")},
            False,
            "a stake of 5.01 on tie is more than 5 allows; stake less",
        ),
        ("touch", {"tie": "1"}, {}, False, "no limits are given for tie"),
        ("touch", {"tie": "1"}, {"tie": ("5", "1")}, False, "limits from 5 to 1 on tie leave no stake"),
        ("touch", {"tie": "1"}, {"tie": ("0", "1")}, False, "limits from 0 to 1 on tie leave no stake"),
        ("big-small", {"tie": "1"}, {"tie": ("1", "5")}, False, "the pages of big-small state no limits"),
        (
            "bakarat",
            {"player": "300", "banker": "100"},
            {"player": ("1", "199"), "banker": ("1", "999")},
            False,
            "the stakes on player and banker differ by more than the 199 of player",
        ),
        (
            "sbo-tiger",
            {"tiger": "1"},
            {"tiger": ("1", "5")},
            True,
            "tiger needs a bet on player, banker, tie beside it",
        ),
    ],
)
def test_stakes_outside_the_limits_are_refused(table, stakes, amounts, sign, sentence):
    """Each limit refuses in one sentence that names the bet and the amount."""
    with pytest.raises(Refused, match=sentence):
        check_limits(
            RULES, table, {bet: Decimal(stake) for bet, stake in stakes.items()}, _amounts(**amounts), sign=sign
        )


def test_bakarat_caps_the_difference_and_not_the_stakes():
    """Stakes of 600 and 550 are 50 apart, which a limit of 100 takes, though each is more than 100."""
    stakes = {"player": Decimal(600), "banker": Decimal(550)}

    check_limits(RULES, "bakarat", stakes, _amounts(player=("1", "100"), banker=("1", "100")), sign=False)


def test_an_incident_leads_to_what_its_own_page_says():
    """Hardware that fails closes the table at SBO, and at touch voids the payouts; bakarat knows no such cause."""
    sbo = consequences(RULES, "sbo-baccarat", Incident("hardware"))
    touch = consequences(RULES, "touch", Incident("hardware"))

    assert sbo == Consequences(result="void", stakes="returned", table="closed")
    assert touch == Consequences(result="void", stakes="returned", payouts="void")
    with pytest.raises(Refused, match="the pages of bakarat know no such incident"):
        consequences(RULES, "bakarat", Incident("hardware"))


def test_two_rules_of_one_incident_are_told_together():
    """A disconnection at bakarat plays the round to its end and settles the bets."""
    stated = consequences(RULES, "bakarat", Incident("disconnection"))

    assert stated == Consequences(round="completed", stakes="settled")


@pytest.mark.parametrize(
    ("table", "incident", "sentence"),
    [
        ("touch", Incident("earthquake"), r"the pages of touch know no such incident \(earthquake, round\)"),
        ("sbo-tiger", Incident("card-fell", "shuffle"), "know no such incident"),
        ("sbo-tiger", Incident("cards-together", cards=1), "1 cards are too few for this incident; it takes 2 or more"),
        ("sbo-tiger", Incident("card-fell", cards=0), "an incident concerns at least one card"),
        ("bakarat", Incident("solved-quickly", "pause"), "the round is not paused"),
        ("big-small", Incident("card-fell"), "know no such incident"),
    ],
)
def test_an_unknown_incident_is_refused(table, incident, sentence):
    """What a table's pages do not know is refused, never guessed."""
    with pytest.raises(Refused, match=sentence):
        consequences(RULES, table, incident)


@pytest.mark.parametrize(
    ("fields", "seconds", "reasons", "video"),
    [
        (FIELDS, 0, (), True),
        (FIELDS, 86_399, (), True),
        (FIELDS, 86_400, (), True),
        (FIELDS, 86_401, ("late",), False),
        (FIELDS[:-1], 86_400, ("incomplete",), True),
        ((), 90_000, ("incomplete", "late"), False),
    ],
)
def test_a_complaint_is_handled_to_the_second(fields, seconds, reasons, video):
    """Twenty-four hours are 86,400 seconds; just then a complaint is still in time, and a second later it is late."""
    handled = handle(RULES, "sbo-baccarat", Complaint(fields, seconds))

    assert handled.reasons == reasons
    assert handled.decision == ("rejected" if reasons else "accepted")
    assert handled.video is video


@pytest.mark.parametrize(
    ("table", "complaint", "sentence"),
    [
        ("sbo-baccarat", Complaint(FIELDS, -1), "-1 seconds is before the event"),
        ("sbo-baccarat", Complaint(("mood",), 0), "mood is not a field of a complaint; the fields are user-id"),
        ("touch", Complaint(FIELDS, 0), "the pages of touch say nothing of complaints"),
    ],
)
def test_a_complaint_that_cannot_be_is_refused(table, complaint, sentence):
    """A time before the event, an unknown part, and a page without complaints are refused in one sentence."""
    with pytest.raises(Refused, match=sentence):
        handle(RULES, table, complaint)


def test_only_the_solution_of_a_problem_ends_a_pause():
    """A bettor who is disconnected while the round is paused does not end the pause."""
    events = [{"cause": "game"}, {"cause": "disconnection"}, {"cause": "solved-quickly", "during": "pause"}]
    answer = reference({"seq": "1", "op": "incidents", "table": "bakarat", "events": events})

    assert [state.get("round") for state in answer["states"]] == ["paused", "completed", "resumed"]
    assert [state.get("refused") for state in answer["states"]] == [None, None, None]


def test_bets_are_refused_without_a_deal_too():
    """A request without deals is refused for a bet that the table does not offer, as one with deals is."""
    bets = [{"bet": "tiger", "stake": "1.00"}]
    request = {"seq": "1", "op": "coup", "table": "touch", "round": 1, "bets": bets, "deals": []}

    assert "touch does not offer tiger" in reference(request)["rejected"]["reason"]
