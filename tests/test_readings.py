"""Where a page leaves a question open, an engine that takes any of its readings is right, and nothing else is."""

from __future__ import annotations

import shutil

import pytest

from conformance.engines.port import Port
from conformance.engines.procedures_protocol import (
    IncidentsAnswer,
    IncidentsRequest,
    IncidentState,
    Limit,
    LimitsAnswer,
    LimitsRequest,
    ShoeAnswer,
    ShoeRequest,
    ShoeState,
)
from conformance.engines.protocol import CoupRequest, RejectedAnswer, Rejection, Stake
from conformance.engines.server import ReferenceServer
from conformance.engines.slip_protocol import SlipEvent, SlipRequest
from conformance.errors import SpecError
from conformance.incidents import Incident
from conformance.places import data_folder
from conformance.rulebook import rulebook
from conformance.rulebook.load import load, loaded, under
from conformance.rules import Change, Reading
from conformance.shoe import DrawCutCard, EndRound, StartRound, StartShoe
from conformance.suite.answers import judge
from conformance.suite.cases import cases_in
from conformance.suite.openings import expected
from conformance.suite.readings import PARTS, part_of, readings_of

RULES = rulebook()
TIGER_DEAL = ("2S", "2D", "3H", "4C", "TD", "9S")
"""Player 2 and 3 draw a ten for 5; Banker 2 and 4 stand on 6: a two-card six, on which Tiger pays 12 to 1."""


def limits(table, least="0.01", most="0.01", **stakes):
    bets = tuple(Stake(bet, stake) for bet, stake in stakes.items())
    return LimitsRequest("1", table, bets, {bet: Limit(least, most) for bet in stakes})


def slip(table, *events, balance="100.00", minimum="1.00", maximum="50.00"):
    return SlipRequest("1", table, balance, minimum, maximum, events)


SELECT, CLICK, CONFIRM = SlipEvent("select", chip="10.00"), SlipEvent("click", bet="player"), SlipEvent("confirm")
DEAL = SlipEvent("deal", deal=("2S", "9D", "5H", "KC", "2C", "2H"))
REBET = SlipEvent("rebet", deal=("9S", "2D", "KH", "5C", "2C", "2H"))
NEW_CHIPS = (SELECT, CLICK, DEAL, SlipEvent("select", chip="5.00"), SlipEvent("click", bet="tie"), REBET)


@pytest.mark.parametrize("reading", RULES.readings)
def test_each_reading_changes_the_rules_of_a_table(reading):
    """A reading is read, and what it changes is some table's and stands in no other place."""
    read = under(RULES, [reading])
    changed = [
        table for table in RULES.tables if any(part_of(read, table, p) != part_of(RULES, table, p) for p in PARTS)
    ]

    assert changed
    assert read.tableau == RULES.tableau
    assert read.bets == RULES.bets


def chosen():
    """Every reading of one defect at once, each that shuts out another by itself, and all of all defects."""
    for defect in dict.fromkeys(reading.defect for reading in RULES.readings.values()):
        yield "en", [reading.id for reading in RULES.readings.values() if reading.defect == defect]
    for reading in RULES.readings:
        if reading.startswith("touch-rebet"):
            yield "en", [reading]
    yield "vi", list(RULES.readings)


@pytest.mark.parametrize(("language", "readings"), list(chosen()))
def test_an_engine_that_takes_a_reading_passes_every_scenario(language, readings):
    """No scenario fails an engine for a reading that is right too, or for all of them at once."""
    read = under(RULES, readings)
    touched = [
        table for table in RULES.tables if any(part_of(read, table, p) != part_of(RULES, table, p) for p in PARTS)
    ]
    port = Port(ReferenceServer(read))
    failed = [
        (case.key, table)
        for case in cases_in(language)
        for table in case.tables(RULES)
        if table in touched and case.run(port, table, RULES, whole=True).fault is not None
    ]

    assert failed == []


@pytest.mark.parametrize(
    ("readings", "request_"),
    [
        (["sbo-clear-before-confirm"], slip("sbo-tiger", SELECT, CLICK, CONFIRM, CLICK, SlipEvent("clear"))),
        (["sbo-chip-covered"], slip("sbo-tiger", SELECT, CLICK, CLICK, CONFIRM, balance="15.00")),
        (["sbo-double-covered"], slip("sbo-tiger", SELECT, CLICK, SlipEvent("double"), CONFIRM, balance="15.00")),
        (
            ["sbo-chip-covered", "sbo-double-covered", "sbo-clear-before-confirm"],
            slip(
                "sbo-baccarat",
                *(SELECT, CLICK, SlipEvent("double"), CLICK, CONFIRM, CLICK, SlipEvent("undo")),
                balance="15.00",
            ),
        ),
        (["touch-chip-covered"], slip("touch", SELECT, CLICK, CLICK, DEAL, balance="15.00")),
        (["touch-rebet-adds"], slip("touch", *NEW_CHIPS)),
        (["touch-rebet-replaces"], slip("touch", *NEW_CHIPS)),
        (
            ["sbo-baccarat-tiger/tiger", "sbo-baccarat-tiger/tiger-tie"],
            CoupRequest("1", "sbo-baccarat", 1, (Stake("tiger", "10.00"), Stake("tiger-tie", "10.00")), (TIGER_DEAL,)),
        ),
        (
            ["sbo-super-six-fortune-six/fortune-six", "sbo-super-six-tiger/tiger"],
            CoupRequest("1", "sbo-super-six", 1, (Stake("tiger", "10"), Stake("fortune-six", "10")), (TIGER_DEAL,)),
        ),
        (
            ["bakarat-problem/operator-system", "bakarat-disconnection/network"],
            IncidentsRequest(
                "1",
                "bakarat",
                (
                    Incident("network"),
                    Incident("operator-system"),
                    Incident("not-solved-quickly", "pause"),
                    Incident("card-fell"),
                ),
            ),
        ),
        (
            ["sbo-bettor/disconnection", "sbo-disconnection-stakes"],
            IncidentsRequest("1", "sbo-tiger", (Incident("disconnection"), Incident("network"))),
        ),
        (["sbo-exposed-card-dealer"], IncidentsRequest("1", "sbo-tiger", (Incident("card-exposed", "shuffle"),))),
        (
            ["sbo-chip-after-close", "sbo-chip-covered"],
            slip(
                "sbo-super-six",
                *(SELECT, CLICK, CLICK, CONFIRM, SlipEvent("wait", seconds=30), SlipEvent("select", chip="5.00")),
                *(SlipEvent("coup", deal=DEAL.deal), CLICK),
                balance="15.00",
            ),
        ),
        (["bakarat-other-limits/maximum"], limits("bakarat", tie="0.02")),
        (["bakarat-other-limits/minimum"], limits("bakarat-no-commission", least="30", most="45", tie="0.01")),
        (["bakarat-own-limits"], limits("bakarat", player="0.01", least="5", most="10")),
    ],
)
def test_an_answer_under_any_reading_is_right(readings, request_):
    """An answer that differs from the ruling is right where readings that the page leaves open give it."""
    answer = expected(under(RULES, readings), request_)

    assert answer != expected(RULES, request_)
    assert judge(RULES, request_, answer) == ()


def test_a_reading_holds_where_it_is_read_and_nowhere_else():
    """Tiger paid 12 to 1 is right at the table with commission, 11 to 1 is not, and at bakarat no answer is."""
    request = CoupRequest("1", "sbo-baccarat", 1, (Stake("tiger", "10.00"),), (TIGER_DEAL,))
    [coup] = expected(under(RULES, ["sbo-baccarat-tiger/tiger"]), request).coups
    [tiger] = coup.settlements
    answer = expected(under(RULES, ["sbo-baccarat-tiger/tiger"]), request)
    wrong = replaced(answer, coups=(replaced(coup, settlements=(replaced(tiger, returned="120.00"),)),))
    elsewhere = replaced(request, table="bakarat")

    assert tiger.returned == "130.00"
    assert judge(RULES, request, RejectedAnswer("1", Rejection("not here"))) == ()
    assert [item.place for item in judge(RULES, request, wrong)] == [("coups", 0, "settlements", "tiger", "returned")]
    assert judge(RULES, elsewhere, answer) != ()


def replaced(value, **changes):
    return type(value)(**{name: changes.get(name, getattr(value, name)) for name in value.__struct_fields__})


def test_another_page_s_answer_is_no_reading():
    """At bakarat a failure of the operator pauses the round at most; it does not close the table, as it does at SBO."""
    request = IncidentsRequest("1", "bakarat", (Incident("operator-system"),))
    sbo = IncidentsAnswer("1", (IncidentState(result="void", stakes="returned", table="closed"),))

    assert judge(RULES, request, sbo) != ()


ROUND = (StartRound(), EndRound())


def shoe(phase, number, cards, *, burnt=0, last=False, shuffled=False, refused=None):
    return ShoeState(phase, number, burnt, cards, last, shuffled, refused)


@pytest.mark.parametrize(
    ("table", "events", "states"),
    [
        (
            "sbo-tiger",
            (StartShoe(), *ROUND, DrawCutCard(), StartShoe()),
            (
                shoe("ready", 0, 312, shuffled=True),
                shoe("round", 1, 312),
                shoe("ready", 1, 312, shuffled=True),
                shoe("ready", 1, 312, shuffled=True, refused="no cut card"),
                shoe("ready", 0, 416),
            ),
        ),
        (
            "big-small",
            (StartShoe("7S"), StartShoe(), StartShoe("7S"), StartRound()),
            (
                shoe("none", 0, 0, refused="no burn"),
                shoe("ready", 0, 416, shuffled=True),
                shoe("ready", 0, 416, shuffled=True, refused="no burn"),
                shoe("round", 1, 416, shuffled=True),
            ),
        ),
        ("touch", (StartShoe(), StartRound()), (shoe("ready", 0, 416), shoe("round", 1, 416, shuffled=True))),
        (
            "bakarat",
            (StartShoe("7S"), StartShoe("AS")),
            (shoe("ready", 0, 408, burnt=7), shoe("ready", 0, 414, burnt=1)),
        ),
    ],
)
def test_what_no_page_decides_can_have_any_value(table, events, states):
    """When the cards are shuffled is open but for bakarat's next shoe and touch's rounds, and SBO's number of decks."""
    assert judge(RULES, ShoeRequest("1", table, events), ShoeAnswer("1", states)) == ()


@pytest.mark.parametrize(
    ("table", "events", "states", "place"),
    [
        (
            "sbo-tiger",
            (StartShoe(), StartRound()),
            (shoe("ready", 0, 312), shoe("round", 1, 416)),
            ("states", 1, "cards"),
        ),
        ("sbo-tiger", (StartShoe(),), (shoe("ready", 0, 411),), ("states", 0, "cards")),
        ("big-small", (StartShoe(),), (shoe("ready", 0, 312, shuffled=True),), ("states", 0, "cards")),
        (
            "sbo-baccarat",
            (StartShoe(), DrawCutCard()),
            (shoe("ready", 0, 416, shuffled=True), shoe("ready", 0, 416, refused="no cut card")),
            ("states", 1, "shuffled"),
        ),
        (
            "touch",
            (StartShoe(), StartRound()),
            (shoe("ready", 0, 416), shoe("round", 1, 416)),
            ("states", 1, "shuffled"),
        ),
        (
            "bakarat",
            (StartShoe("7S"), StartRound(), DrawCutCard(), EndRound(), StartShoe("AS")),
            (
                shoe("ready", 0, 408, burnt=7),
                shoe("round", 1, 408),
                shoe("round", 1, 408, last=True),
                shoe("over", 1, 408, last=True),
                shoe("ready", 0, 414, burnt=1),
            ),
            ("states", 4, "shuffled"),
        ),
        (
            "bakarat",
            (StartShoe("7S"), StartRound()),
            (shoe("ready", 0, 408, burnt=7), shoe("round", 1, 408, shuffled=True)),
            ("states", 1, "shuffled"),
        ),
    ],
)
def test_what_a_page_decides_has_one_value(table, events, states, place):
    """What fails: a shuffle against the page, a deck that is not whole, a refusal that changes something."""
    [difference] = judge(RULES, ShoeRequest("1", table, events), ShoeAnswer("1", states))

    assert difference.place == place


STANDS, REFUSED = IncidentState(result="stands", stakes="settled"), IncidentState(refused="not at this moment")
PAUSED = IncidentState(round="paused", informed="supervisor")


@pytest.mark.parametrize(
    ("table", "events", "states"),
    [
        (
            "sbo-tiger",
            (Incident("network", "round-over"), Incident("network", "shuffle"), Incident("computer", "pause")),
            (STANDS, REFUSED, STANDS),
        ),
        (
            "bakarat",
            (Incident("game", "shuffle"), Incident("solved-quickly", "pause"), Incident("solved-quickly", "pause")),
            (PAUSED, IncidentState(round="resumed"), REFUSED),
        ),
        ("bakarat", (Incident("game", "shuffle"), Incident("solved-quickly", "pause")), (REFUSED, REFUSED)),
        (
            "touch",
            (Incident("software", "round-over"), Incident("operator-system", "shuffle")),
            (IncidentState(result="void", payouts="void", stakes="returned"),) * 2,
        ),
    ],
)
def test_an_incident_can_be_at_a_moment_that_no_page_names(table, events, states):
    """An engine that takes it then says what the page says of it; one that refuses it is right as well."""
    assert judge(RULES, IncidentsRequest("1", table, events), IncidentsAnswer("1", states)) == ()


@pytest.mark.parametrize(
    ("table", "event", "state"),
    [
        ("sbo-tiger", Incident("network", "round-over"), IncidentState(result="void", stakes="returned")),
        ("sbo-tiger", Incident("network"), REFUSED),
        ("sbo-tiger", Incident("card-exposed"), IncidentState(shoe="replaced", cards="reshuffled")),
        ("sbo-tiger", Incident("extra-card"), IncidentState(result="stands", stakes="settled", shoe="replaced")),
        ("bakarat", Incident("disconnection", "round-over"), IncidentState(round="completed", stakes="settled")),
        ("bakarat", Incident("solved-quickly"), IncidentState(round="resumed")),
    ],
)
def test_an_incident_has_the_moment_that_its_page_names(table, event, state):
    """Where the page names the moment there is no other; and at an open moment nothing but its words can follow."""
    assert judge(RULES, IncidentsRequest("1", table, (event,)), IncidentsAnswer("1", (state,))) != ()


def test_the_limits_of_the_two_sides_are_not_open():
    """At bakarat a difference at the limit is taken and one above it is not, whatever the other limits are."""
    near = limits("bakarat", least="1", most="100", player="600", banker="550")
    apart = limits("bakarat", least="1", most="100", player="651", banker="550")

    assert judge(RULES, near, RejectedAnswer("1", Rejection("too much"))) != ()
    assert judge(RULES, apart, LimitsAnswer("1", taken=True)) != ()


def test_the_differences_are_those_from_the_nearest_reading():
    """An engine that takes a reading, and does one thing wrong, is told of that one thing."""
    request = slip("touch", *NEW_CHIPS)
    answer = expected(under(RULES, ["touch-rebet-adds"]), request)
    *before, last = answer.states
    wrong = replaced(answer, states=(*before, replaced(last, balance="1.00")))

    [difference] = judge(RULES, request, wrong)
    assert difference.place == ("states", 5, "balance")


def test_what_no_reading_touches_has_none():
    """No reading is looked for where none can change the answer."""
    assert readings_of(RULES, IncidentsRequest("1", "big-small", ())) == ()
    assert readings_of(RULES, CoupRequest("1", "touch", 1, (), ())) == ()
    assert readings_of(RULES, CoupRequest("1", "no-table", 1, (), ())) == ()


def test_under_no_reading_the_rules_are_the_rules():
    """Nothing is read again where nothing is chosen."""
    assert under(RULES, []) is RULES
    assert loaded((data_folder("spec").resolve(),)) is RULES


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        (
            'file = "procedures/bet-slip.toml"\nrule = "SLIP-CLEAR"',
            'file = "procedures/shoe.toml"\nrule = "SLIP-CLEAR"',
            "reading sbo-clear-before-confirm: SLIP-CLEAR does not stand in procedures/shoe.toml; name its file",
        ),
        (
            'drop = ["then.result"]',
            'drop = ["then.shoe"]',
            "reading touch-malfunction-result: INCIDENT-TOUCH-MALFUNCTION has no such key, or no list there; "
            "add to lists, and drop keys that stand",
        ),
        (
            'file = "procedures/bet-slip.toml"\nrule = "SLIP-CLEAR"',
            'file = "procedures/slip.toml"\nrule = "SLIP-CLEAR"',
            "reading sbo-clear-before-confirm.change: there is no file procedures/slip.toml; "
            'write it as in "procedures/shoe.toml"',
        ),
        ('defect = "D116"', 'defect = "D999"', "reading touch-malfunction-result: D999 is not a defect; name the one"),
        (
            'rule = "SLIP-UNDO"',
            'rule = "SLIP-UNDONE"',
            "reading sbo-clear-before-confirm: SLIP-UNDONE does not stand in procedures/bet-slip.toml; name its file",
        ),
        ('id = "sbo-chip-covered"', 'id = "sbo-double-covered"', "reading sbo-double-covered stands already; give"),
    ],
)
def test_a_reading_of_nothing_is_refused(tmp_path, before, after, sentence):
    """A reading that changes nothing there is, or rests on nothing, is one sentence."""
    folder = tmp_path / "spec"
    shutil.copytree(data_folder("spec"), folder)
    text = (folder / "readings.toml").read_text(encoding="utf-8")
    assert text.count(before) == 1
    (folder / "readings.toml").write_text(text.replace(before, after), encoding="utf-8")

    with pytest.raises(SpecError) as caught:
        load(folder, ["sbo-clear-before-confirm", "touch-malfunction-result"])
    assert sentence in str(caught.value)


def test_a_reading_is_data():
    """What a reading changes can be read without taking it."""
    assert RULES.readings["touch-malfunction-result"] == Reading(
        "touch-malfunction-result",
        "D116",
        "After a malfunction nothing is said of the result.",
        (Change("procedures/incidents.toml", "INCIDENT-TOUCH-MALFUNCTION", {}, {}, ("then.result",)),),
    )
