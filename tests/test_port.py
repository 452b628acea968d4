"""The port: every way in which an engine can answer what was not asked, and the server's side of the protocol."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from decimal import Decimal
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import __version__
from conformance.cards import read_cards
from conformance.engines.port import (
    Crashed,
    EngineFault,
    Handler,
    Port,
    ProtocolError,
    Rejected,
    Unsupported,
    net,
)
from conformance.engines.protocol import CoupResult
from conformance.engines.server import ReferenceServer
from conformance.engines.wire import read_message, write_message

SERVER = ReferenceServer()
DEAL = read_cards("2S 3D 4H 4C TS TD")
"""Player 2 + 4 = 6 stands; Banker 3 + 4 = 7 stands and wins."""
CODES = ["2S", "3D", "4H", "4C", "TS", "TD"]

Edit = Callable[[dict[str, Any]], object]


def _liar(edit: Edit, op: str = "coup") -> Handler:
    """Return an engine that answers as the reference does, but for one edit of its answers to an operation."""

    def answer(request: dict[str, Any]) -> Mapping[str, Any]:
        built: dict[str, Any] = _lists(SERVER(request))
        if request["op"] == op:
            edit(built)
        return built

    return answer


def _lists(value: Any) -> Any:
    """Return an answer with lists in place of tuples, as JSON would have it."""
    if isinstance(value, dict):
        return {key: _lists(item) for key, item in value.items()}
    return [_lists(item) for item in value] if isinstance(value, tuple | list) else value


def _coup(handler: Handler, **stakes: str) -> CoupResult:
    """Have a coup played by an engine that shakes hands as the reference does."""

    def greeted(request: dict[str, Any]) -> Mapping[str, Any]:
        return SERVER(request) if request["op"] == "hello" else handler(request)

    return Port(greeted).coup("touch", DEAL, stakes or {"banker": "3.80", "tie": "1.00"})


def _fault(handler: Handler) -> EngineFault:
    with pytest.raises(EngineFault) as caught:
        _coup(handler)
    return caught.value


def test_the_reference_engine_answers_what_was_asked() -> None:
    """Through the port a coup is what was worked by hand: 3.80 on Banker gives back 3.80 + 3.61."""
    result = _coup(SERVER)

    assert (result.player, result.banker) == (("2S", "4H"), ("3D", "4C"))
    assert (result.player_total, result.banker_total, result.winner) == (6, 7, "banker")
    assert [(item.bet, item.result, item.returned) for item in result.settlements] == [
        ("banker", "win", "7.41"),
        ("tie", "lose", "0.00"),
    ]


def test_the_handshake_names_the_engine_and_its_tables() -> None:
    """The reference engine speaks protocol 1, says who it is, and plays coups at all seven tables."""
    answer = Port(SERVER).hello()

    assert (answer.protocol, answer.engine.name, answer.engine.version) == (1, "reference", __version__)
    whole = ("coup", "settle", "shoe", "bet-slip", "limits", "incidents", "complaints")
    assert answer.tables == {
        "bakarat": ("coup", "settle", "shoe", "limits", "incidents"),
        "bakarat-no-commission": ("coup", "settle", "shoe", "limits", "incidents"),
        "big-small": ("coup", "settle", "shoe"),
        "sbo-baccarat": whole,
        "sbo-super-six": whole,
        "sbo-tiger": whole,
        "touch": ("coup", "settle", "shoe", "bet-slip", "limits", "incidents"),
    }


def test_expected_values_are_never_sent() -> None:
    """A request holds the table, the round, the stakes and the cards, and nothing that tells the answer."""
    seen: list[dict[str, Any]] = []

    def record(request: dict[str, Any]) -> dict[str, Any]:
        seen.append(request)
        return SERVER(request)

    port = Port(record)
    port.hello()
    port.coup("touch", DEAL, {"banker": "3.80"}, 7)

    assert [_lists(request) for request in seen] == [
        {
            "op": "hello",
            "seq": "1",
            "protocol": 1,
            "suite": {"name": "baccarat-conformance", "version": __version__},
        },
        {
            "op": "coup",
            "seq": "2",
            "table": "touch",
            "round": 7,
            "bets": [{"bet": "banker", "stake": "3.80"}],
            "deals": [CODES],
        },
    ]


def test_nothing_comes_before_the_handshake() -> None:
    """Whatever is asked first, hello goes before it, and only once."""
    seen: list[tuple[str, str]] = []

    def record(request: dict[str, Any]) -> dict[str, Any]:
        seen.append((request["op"], request["seq"]))
        return SERVER(request)

    port = Port(record)
    port.coup("touch", DEAL, {})
    port.coup("touch", DEAL, {})
    port.hello()

    assert seen == [("hello", "1"), ("coup", "2"), ("coup", "3")]


@pytest.mark.parametrize("tables", [{"touch": ["shoe"]}, {"bakarat": ["coup"]}, {}])
def test_what_is_not_claimed_is_not_asked(tables: dict[str, list[str]]) -> None:
    """A table or an ability that the handshake does not name is unsupported, and no request is sent for it."""
    seen: list[str] = []

    def modest(request: dict[str, Any]) -> dict[str, Any]:
        seen.append(request["op"])
        return SERVER(request) | {"tables": tables}

    with pytest.raises(Unsupported) as caught:
        Port(modest).coup("touch", DEAL, {})

    assert caught.value.detail == "the engine claims no coup at touch"
    assert seen == ["hello"]


def test_what_an_engine_says_of_a_fault_is_short_and_on_one_line() -> None:
    """Line breaks and control characters are escaped, and a flood is cut."""
    fault = _fault(_raise(ValueError("a\nb\x1b[31m" + "x" * 9999)))

    assert fault.detail.startswith("ValueError: a\\nb\\x1b[31mxxx")
    assert fault.detail.endswith("…")
    assert len(fault.detail) == 1001


def test_the_order_of_settlements_is_free() -> None:
    """An engine may settle the bets in another order than they were staked."""
    result = _coup(_liar(lambda answer: answer["coups"][0]["settlements"].reverse()))

    assert [item.bet for item in result.settlements] == ["tie", "banker"]


def test_an_answer_may_be_any_mapping_and_say_more() -> None:
    """An answer need not be a dict, and fields that the protocol does not know are ignored."""
    result = _coup(lambda request: MappingProxyType(SERVER(request) | {"took": "1 ms"}))

    assert result.winner == "banker"


COUP: dict[str, tuple[Edit, str]] = {
    "another seq": (lambda a: a.update(seq="1"), 'the answer has seq "1", the request has "2"'),
    "a seq of another type": (lambda a: a.update(seq=1), 'the answer has seq 1, the request has "2"'),
    "no seq": (lambda a: a.pop("seq"), 'the answer has seq null, the request has "2"'),
    "no coup": (lambda a: a["coups"].clear(), "deals in the request: 1; coups in the answer: 0"),
    "another coup": (lambda a: a["coups"].append(a["coups"][0]), "deals in the request: 1; coups in the answer: 2"),
    "no coups at all": (
        lambda a: a.pop("coups"),
        "the answer is malformed: the answer lacks the field coups",
    ),
    "coups that are no list": (
        lambda a: a.update(coups={"0": 1}),
        'the answer is malformed: coups is {"0":1}, not a list',
    ),
    "a bet left unsettled": (
        lambda a: a["coups"][0]["settlements"].pop(),
        "bets on banker, tie were settled as banker",
    ),
    "no bet settled": (
        lambda a: a["coups"][0]["settlements"].clear(),
        "bets on banker, tie were settled as nothing",
    ),
    "another bet settled": (
        lambda a: a["coups"][0]["settlements"].append({"bet": "player", "result": "lose", "returned": "0"}),
        "bets on banker, tie were settled as banker, tie, player",
    ),
    "a bet settled twice": (
        lambda a: a["coups"][0]["settlements"].append(a["coups"][0]["settlements"][0]),
        "bets on banker, tie were settled as banker, tie, banker",
    ),
    "one bet settled in place of another": (
        lambda a: a["coups"][0]["settlements"][1].update(bet="banker"),
        "bets on banker, tie were settled as banker, banker",
    ),
    "an unknown result": (
        lambda a: a["coups"][0]["settlements"][0].update(result="won"),
        'the answer is malformed: coups[0].settlements[0].result is "won", which is none of the values it can have',
    ),
    "an unknown winner": (
        lambda a: a["coups"][0].update(winner="Banker"),
        'the answer is malformed: coups[0].winner is "Banker", which is none of the values it can have',
    ),
    "a total of ten": (
        lambda a: a["coups"][0].update(player_total=10),
        "the answer is malformed: coups[0].player_total is 10; it is at most 9",
    ),
    "a negative total": (
        lambda a: a["coups"][0].update(banker_total=-1),
        "the answer is malformed: coups[0].banker_total is -1; it is at least 0",
    ),
    "a total that is a float": (
        lambda a: a["coups"][0].update(player_total=6.5),
        "the answer is malformed: coups[0].player_total is 6.5, not a whole number",
    ),
    "a total that is text": (
        lambda a: a["coups"][0].update(player_total="6"),
        'the answer is malformed: coups[0].player_total is "6", not a whole number',
    ),
    "money as a number": (
        lambda a: a["coups"][0]["settlements"][0].update(returned=7.41),
        "the answer is malformed: coups[0].settlements[0].returned is 7.41, not text in quotes",
    ),
    "money as a Decimal": (
        lambda a: a["coups"][0]["settlements"][0].update(returned=Decimal("7.41")),
        'the answer is malformed: coups[0].settlements[0].returned is "7.41", not text in quotes',
    ),
}


@pytest.mark.parametrize(("edit", "detail"), COUP.values(), ids=COUP.keys())
def test_an_answer_that_is_none_is_a_protocol_error(edit: Edit, detail: str) -> None:
    """An answer to something else, or of another form, is a protocol error that says where."""
    fault = _fault(_liar(edit))

    assert (ProtocolError, "protocol-error", detail) == (type(fault), fault.verdict, fault.detail)


@pytest.mark.parametrize("money", ["-1", "+1", "1e3", "", "1,5", ".5", "5.", " 5", "5\n", "NaN", "٥", "9" * 37])
def test_money_that_is_no_plain_decimal_is_a_protocol_error(money: str) -> None:
    """What an engine returns is digits with a point, or the answer is malformed."""
    fault = _fault(_liar(lambda answer: answer["coups"][0]["settlements"][0].update(returned=money)))

    assert type(fault) is ProtocolError
    assert fault.detail == (
        f"the answer is malformed: coups[0].settlements[0].returned is {json.dumps(money, ensure_ascii=False)}, "
        r"which does not fit the pattern ^[0-9]{1,36}(\.[0-9]{1,36})?$"
    )


@pytest.mark.parametrize("code", ["2s", "2♠", "10S", "1S", "S2", "", "2S\n", "2"])
def test_a_card_that_is_no_code_is_a_protocol_error(code: str) -> None:
    """A card of a hand is one rank and one suit in capitals, or the answer is malformed."""
    fault = _fault(_liar(lambda answer: answer["coups"][0].update(player=[code, "4H"])))

    assert type(fault) is ProtocolError
    assert fault.detail == (
        f"the answer is malformed: coups[0].player[0] is {json.dumps(code, ensure_ascii=False)}, "
        "which does not fit the pattern ^[A23456789TJQK][SHDC]$"
    )


@pytest.mark.parametrize(
    ("answer", "detail"),
    [
        (None, "the answer is not an object: null"),
        ([], "the answer is not an object: []"),
        ('{"seq": "1"}', 'the answer is not an object: "{\\"seq\\": \\"1\\"}"'),
        (7, "the answer is not an object: 7"),
    ],
)
def test_an_answer_that_is_no_object_is_a_protocol_error(answer: Any, detail: str) -> None:
    """What is no mapping is no answer."""
    fault = _fault(lambda _: answer)

    assert (ProtocolError, detail) == (type(fault), fault.detail)


@pytest.mark.parametrize(
    ("answer", "kind", "verdict", "detail"),
    [
        ({"rejected": {"reason": "no such bet"}}, Rejected, "rejected", "no such bet"),
        ({"unsupported": "op coup"}, Unsupported, "unsupported", "op coup"),
        ({"error": {"message": "out of memory"}}, Crashed, "crashed", "out of memory"),
        (
            {"rejected": "no such bet"},
            ProtocolError,
            "protocol-error",
            'the answer is malformed: rejected is "no such bet", not an object',
        ),
        (
            {"rejected": {}},
            ProtocolError,
            "protocol-error",
            "the answer is malformed: rejected lacks the field reason",
        ),
        (
            {"unsupported": True},
            ProtocolError,
            "protocol-error",
            "the answer is malformed: unsupported is true, not text in quotes",
        ),
        (
            {"error": None},
            ProtocolError,
            "protocol-error",
            "the answer is malformed: error is null, not an object",
        ),
    ],
)
def test_what_an_engine_will_not_do_has_its_own_verdict(
    answer: dict[str, Any], kind: type[EngineFault], verdict: str, detail: str
) -> None:
    """Rejected, unsupported, crashed and malformed answers are kept apart."""
    fault = _fault(lambda request: {"seq": request["seq"], **answer})

    assert (kind, verdict, detail) == (type(fault), fault.verdict, fault.detail)


def _raise(error: BaseException) -> Handler:
    def answer(_: dict[str, Any]) -> Mapping[str, Any]:
        raise error

    return answer


@pytest.mark.parametrize(
    ("error", "detail"),
    [
        (ValueError("no cards"), "ValueError: no cards"),
        (KeyError("op"), "KeyError: 'op'"),
        (RecursionError("too deep"), "RecursionError: too deep"),
        (SystemExit(3), "SystemExit: 3"),
    ],
)
def test_an_engine_that_raises_has_crashed(error: BaseException, detail: str) -> None:
    """Whatever an engine raises, leaving the process included, is its own crash."""
    fault = _fault(_raise(error))

    assert (Crashed, detail) == (type(fault), fault.detail)
    assert fault.__cause__ is error


def test_an_interruption_passes_through_the_port() -> None:
    """The user's interruption is no fault of the engine."""
    with pytest.raises(KeyboardInterrupt):
        _coup(_raise(KeyboardInterrupt()))


def test_an_engine_of_another_protocol_is_refused() -> None:
    """A handshake in another protocol is a protocol error, whatever else it says."""
    with pytest.raises(ProtocolError) as caught:
        Port(_liar(lambda answer: answer.update(protocol=2), "hello")).hello()

    assert caught.value.detail == "the engine speaks protocol 2, the suite protocol 1"


@pytest.mark.parametrize(
    ("edit", "detail"),
    [
        (lambda a: a.update(protocol="1"), 'protocol is "1", not a whole number'),
        (lambda a: a.update(protocol=True), "protocol is true, not a whole number"),
        (lambda a: a.pop("engine"), "the answer lacks the field engine"),
        (lambda a: a.update(tables=["touch"]), 'tables is ["touch"], not an object'),
    ],
)
def test_a_handshake_of_another_form_is_a_protocol_error(edit: Edit, detail: str) -> None:
    """A handshake without its parts, or with parts of another type, is malformed."""
    with pytest.raises(ProtocolError) as caught:
        Port(_liar(edit, "hello")).hello()

    assert f"the answer is malformed: {detail}" == caught.value.detail


def test_a_net_gain_of_many_digits_is_exact() -> None:
    """The difference of two long amounts loses no digit."""
    assert net("999999999999999999.99", "1949999999999999999.9805") == Decimal("949999999999999999.9905")
    assert net("1", "999999999999999999999999999999.999999") == Decimal("999999999999999999999999999998.999999")


# the reference server


def _request(**changes: object) -> dict[str, Any]:
    request: dict[str, Any] = {
        "op": "coup",
        "seq": "a-7",
        "table": "touch",
        "round": 1,
        "bets": [{"bet": "banker", "stake": "3.80"}],
        "deals": [CODES],
    }
    return {key: value for key, value in (request | changes).items() if value is not ...}


def test_the_server_plays_every_deal_of_a_request() -> None:
    """Each deal is played with the same bets, and the coups come back in the order of the deals."""
    answer = SERVER(_request(deals=[CODES, ["7S", "KD", "2C", "3H", "6D", "9C"]]))

    assert answer["seq"] == "a-7"
    assert [(coup["winner"], coup["settlements"][0]["returned"]) for coup in answer["coups"]] == [
        ("banker", "7.41"),
        ("player", "0.00"),
    ]


TABLES = "bakarat, bakarat-no-commission, big-small, sbo-baccarat, sbo-super-six, sbo-tiger, touch"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"table": "roulette"}, f"roulette is not a table; the tables are {TABLES}"),
        ({"table": "roulette", "deals": []}, f"roulette is not a table; the tables are {TABLES}"),
        (
            {"table": "roulette", "bets": [{"bet": "red", "stake": "0.00"}]},
            f"roulette is not a table; the tables are {TABLES}",
        ),
        (
            {"bets": [{"bet": "banker", "stake": "1"}, {"bet": "banker", "stake": "2"}]},
            "banker is staked on twice; add the stakes",
        ),
        ({"bets": [{"bet": "red", "stake": "1"}]}, "red is not a bet; touch offers player, banker, tie"),
        ({"bets": [{"bet": "big", "stake": "1"}]}, "touch does not offer big; it offers player, banker, tie"),
        (
            {"bets": [{"bet": "tie", "stake": "0.00"}]},
            "a stake of 0.00 is not positive; stake at least 0.01",
        ),
        (
            {"bets": [{"bet": "tie", "stake": "0.005"}]},
            "the stake 0.005 has to be a multiple of 0.01",
        ),
        (
            {"bets": [{"bet": "tie", "stake": "-1"}]},
            "a stake of -1 is not positive; stake at least 0.01",
        ),
        (
            {"bets": [{"bet": "tie", "stake": "ten"}]},
            '"ten" is not an amount of money; write digits with a point, as in 0.30',
        ),
        (
            {"bets": [{"bet": "tie", "stake": "1000000000000000000"}]},
            "the stake has too many digits; write at most 18 before the point and 36 behind it",
        ),
        (
            {"deals": [CODES[:5]]},
            "5 cards are too few; give 6, as the shoe would, whether or not the coup uses them all",
        ),
        ({"deals": [CODES, ["2S"] * 9]}, "2♠ comes 9 times; a shoe of 8 decks has no more than 8"),
    ],
)
def test_the_server_rejects_what_cannot_be_played(changes: dict[str, object], reason: str) -> None:
    """A request of the right form that the rules forbid is rejected with the reason, and the seq comes back."""
    assert SERVER(_request(**changes)) == {"seq": "a-7", "rejected": {"reason": reason}}


@pytest.mark.parametrize(
    ("request_", "seq", "detail"),
    [
        (_request(table=...), "a-7", "Object missing required field `table`"),
        (_request(bets=...), "a-7", "Object missing required field `bets`"),
        (_request(deals=...), "a-7", "Object missing required field `deals`"),
        (_request(op=...), "a-7", "Object missing required field `op`"),
        (_request(seq=...), "", "Object missing required field `seq`"),
        (_request(seq=7), "", "Expected `str`, got `int` - at `$.seq`"),
        (_request(op=7), "a-7", "Expected `str`, got `int` - at `$.op`"),
        (_request(op=["coup"]), "a-7", "Expected `str`, got `list` - at `$.op`"),
        (_request(round="1"), "a-7", "Expected `int`, got `str` - at `$.round`"),
        (_request(deals=[["2S\n", *CODES[1:]]]), "a-7", "Expected `str` matching regex"),
        (_request(deals=[["1S", *CODES[1:]]]), "a-7", "Expected `str` matching regex"),
        (_request(bets=[{"bet": "tie", "stake": 1}]), "a-7", "Expected `str`, got `int` - at `$.bets[0].stake`"),
        ({}, "", "Object missing required field `op`"),
        ([], "", "Expected `object`, got `array`"),
        (None, "", "Expected `object`, got `null`"),
        ("coup", "", "Expected `object`, got `str`"),
    ],
)
def test_the_server_says_what_is_wrong_with_a_message(request_: object, seq: str, detail: str) -> None:
    """What is no message of the protocol is answered with an error that names the place."""
    answer = SERVER(request_)

    assert set(answer) == {"seq", "error"}
    assert answer["seq"] == seq
    assert answer["error"]["message"].startswith(f"the request is not a protocol 1 message: {detail}")


@pytest.mark.parametrize(
    "request_",
    [
        {"op": "shoe", "seq": "9", "table": "bakarat", "events": [{"event": "\ud800"}]},
        {"op": "bet-slip", "seq": "9", "table": "touch", "events": [{"event": "\ud800"}]}
        | dict.fromkeys(("balance", "minimum", "maximum"), "1"),
        {"op": "\ud800", "seq": "9"},
        _request(table="\udfff", seq="9"),
        _request(bets=[{"bet": "\ud800", "stake": "1"}], seq="9"),
        _request(seq="\ud800"),
    ],
    ids=ascii,
)
def test_the_server_repeats_no_half_of_a_surrogate_pair(request_: dict[str, Any]) -> None:
    """What no JSON can hold is not repeated, wherever it stands: the answer is an error that can be written."""
    answer = SERVER(request_)

    assert read_message(write_message(answer)) == {
        "seq": "9" if request_["seq"] == "9" else "",
        "error": {"message": "the request holds half of a surrogate pair, which is not a character; leave it out"},
    }


def test_the_server_supports_no_other_operation() -> None:
    """An operation that the protocol does not have is unsupported, not an error."""
    assert SERVER({"op": "shuffle", "seq": "9"}) == {"seq": "9", "unsupported": "op shuffle"}


scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["hello", "coup", "touch", "banker", "1.00", "2S", "0", "-1"])
)
json_like = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = ["op", "seq", "table", "round", "bets", "deals", "protocol", "suite"]
requests = st.fixed_dictionaries({}, optional=dict.fromkeys(FIELDS, json_like))
near_requests = st.builds(
    lambda changes: _request(**changes), st.dictionaries(st.sampled_from(FIELDS), json_like, max_size=2)
)


@settings(max_examples=300, deadline=None)
@given(json_like | requests | near_requests)
def test_the_server_never_raises(request: object) -> None:
    """Whatever a client sends is answered in one of the protocol's five ways, with its seq."""
    answer = SERVER(request)
    seq = request.get("seq") if isinstance(request, dict) else None

    assert answer["seq"] == (seq if isinstance(seq, str) else "")
    assert set(answer) - {"seq"} in (
        {"coups"},
        {"protocol", "engine", "tables"},
        {"rejected"},
        {"unsupported"},
        {"error"},
    )
