"""Whole answers are compared field by field, free of how they are written."""

from __future__ import annotations

import msgspec
import pytest

from conformance.engines.port import Port, ProtocolError
from conformance.engines.protocol import CoupAnswer, CoupRequest, CoupResult, RejectedAnswer, SettlementAnswer, Stake
from conformance.engines.server import ReferenceServer
from conformance.engines.slip_protocol import SlipAnswer, SlipState
from conformance.rulebook import rulebook
from conformance.suite.answers import Difference, actual, differences
from conformance.suite.openings import expected

DEAL = ("KD", "7S", "QC", "AH", "2D", "9C")
REQUEST = CoupRequest("1", "touch", 1, (Stake("banker", "0.30"), Stake("tie", "1")), (DEAL,))
COUP = CoupResult(
    ("KD", "QC"),
    ("7S", "AH"),
    0,
    8,
    "banker",
    (SettlementAnswer("banker", "win", "0.58"), SettlementAnswer("tie", "lose", "0.00")),
)
"""The coup worked by hand: Banker's 8 is a natural; 0.30 wins 0.285, floored to 0.28."""


def with_coup(**changes: object) -> CoupAnswer:
    return CoupAnswer("9", (msgspec.structs.replace(COUP, **changes),))


def test_the_rules_answer():
    """The right answer to a coup is the one worked by hand."""
    assert differences(expected(rulebook(), REQUEST), CoupAnswer("1", (COUP,))) == ()


@pytest.mark.parametrize(
    "written",
    [
        (SettlementAnswer("tie", "lose", "0"), SettlementAnswer("banker", "win", "0.580")),
        (SettlementAnswer("banker", "win", "00.58"), SettlementAnswer("tie", "lose", "0.0")),
    ],
)
def test_writing_does_not_count(written):
    """The order of settlements and the zeros of an amount make no difference."""
    assert differences(with_coup(), with_coup(settlements=written)) == ()


@pytest.mark.parametrize(
    ("changes", "place", "wanted", "found"),
    [
        ({"winner": "tie"}, ("coups", 0, "winner"), "banker", "tie"),
        ({"banker_total": 7}, ("coups", 0, "banker_total"), 8, 7),
        ({"player": ("QC", "KD")}, ("coups", 0, "player"), ("KD", "QC"), ("QC", "KD")),
        (
            {"settlements": (SettlementAnswer("banker", "push", "0.58"), COUP.settlements[1])},
            ("coups", 0, "settlements", "banker", "result"),
            "win",
            "push",
        ),
    ],
)
def test_every_field_counts(changes, place, wanted, found):
    """A wrong value beside right ones is a difference, and its place is named."""
    assert differences(with_coup(), with_coup(**changes)) == (Difference(place, wanted, found),)


def test_a_phantom_bet_in_a_pile_counts():
    """A bet that nobody placed is a difference; one with nothing on it is none."""
    right = SlipState("open", ("5.00",), {"player": "5.00"}, {}, {}, "95.00")
    phantom = msgspec.structs.replace(right, confirmed={"tie": "99.00"})
    empty = msgspec.structs.replace(right, confirmed={"tie": "0.00"}, balance="95")

    assert [item.place for item in differences(SlipAnswer("1", (right,)), SlipAnswer("1", (phantom,)))] == [
        ("states", 0, "confirmed", "tie")
    ]
    assert differences(SlipAnswer("1", (right,)), SlipAnswer("1", (empty,))) == ()


def test_a_refusal_is_an_answer():
    """An engine that refuses what the rules take differs, and one that refuses what they refuse does not."""
    port = Port(ReferenceServer())
    forbidden = msgspec.structs.replace(REQUEST, bets=(Stake("player-pair", "1.00"),))
    refusal = actual(port, forbidden)

    assert isinstance(refusal, RejectedAnswer)
    assert differences(expected(rulebook(), forbidden), refusal) == ()
    assert len(differences(expected(rulebook(), REQUEST), refusal)) == 1


def test_the_port_counts_what_comes_back():
    """An answer with fewer coups than deals is no answer."""
    port = Port(
        lambda request: (
            {**ReferenceServer()(request), "coups": []} if request["op"] == "coup" else ReferenceServer()(request)
        )
    )

    with pytest.raises(ProtocolError, match="deals in the request: 1; coups in the answer: 0"):
        port.exchange(REQUEST)


def test_an_answer_that_says_two_things_is_none():
    """A refusal beside coups is neither."""
    port = Port(
        lambda request: {
            **ReferenceServer()(request),
            **({"rejected": {"reason": "no"}} if request["op"] == "coup" else {}),
        }
    )

    with pytest.raises(ProtocolError, match="the answer holds several answers: rejected, coups"):
        port.exchange(REQUEST)
