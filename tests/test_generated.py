"""Generated checks: right engines pass them, each kind catches its faults, and what fails is shrunk to the least."""

import json
import shlex
import sys
from decimal import Decimal
from functools import cache
from random import Random

import msgspec
import pytest
from click.testing import CliRunner

from conformance.cards import DECK
from conformance.cli.replay import command as replay_command
from conformance.engines import opening
from conformance.engines.coups import result_of
from conformance.engines.opening import Patience
from conformance.engines.port import EngineFault, Port
from conformance.engines.protocol import CoupRequest, Stake
from conformance.engines.reference import play_coup
from conformance.engines.server import ReferenceServer
from conformance.errors import BaccaratError
from conformance.rulebook import rulebook
from conformance.suite.answers import actual, differences
from conformance.suite.engagement import engage, greet
from conformance.suite.generated import KINDS, SESSIONS, run_generated
from conformance.suite.generated.ground import Deck, Ground
from conformance.suite.generated.run import SEED
from conformance.suite.generated.simpler import fewer, smaller
from conformance.suite.generating import add_generated
from conformance.suite.mutation import Trial
from conformance.suite.mutation.around import of_procedures
from conformance.suite.mutation.slips import of_slip
from conformance.suite.openings import expected
from conformance.suite.replay import read_requests, written
from conformance.suite.run import Outcome, Selection
from tests.programs import baccarat, command_of

RULES = rulebook()
REFERENCE = ReferenceServer(RULES)


class Faulty:
    """The reference engine with its answers spoilt; it can begin anew, as a command can."""

    def __init__(self, make):
        self._make = make
        self.begin_anew()

    def __call__(self, request):
        return self._spoil(request)

    def begin_anew(self):
        self._spoil = self._make()


def right(request):
    """Return the right answer as plain data that a fault may change."""
    return json.loads(msgspec.json.encode(REFERENCE(request)))


def after(spoil):
    """Return a faulty engine that changes the right answer to each coup: the request, and the coup to change."""

    def answer(request):
        answer = right(request)
        for number, coup in enumerate(answer.get("coups", [])):
            spoil(request, coup, number)
        return answer

    return lambda: answer


def failure(make, kind, table="touch", **options):
    """Return the record of the one kind at the one table, which has to fail."""
    (record,) = run_generated(Port(Faulty(make)), RULES, [table], kinds=[kind], examples=10, **options)

    assert record.verdict == "failed", record
    return record


def asked(record):
    return [json.loads(line) for line in record.requests]


def stake_on(request, bet):
    return next(Decimal(item["stake"]) for item in request["bets"] if item["bet"] == bet)


def lose(settlement):
    settlement["result"], settlement["returned"] = "lose", "0.00"


# right engines


@cache
def of_the_reference(table):
    """Return the records of the reference engine at a table, which several tests look at."""
    return list(run_generated(Port(REFERENCE), RULES, [table], examples=4))


SOME_TABLES = [
    pytest.param(table, marks=[] if table in ("touch", "sbo-super-six") else pytest.mark.slow) for table in RULES.tables
]
"""Two tables; `make verify` asks the reference engine the generated checks of all."""


@pytest.mark.parametrize("table", SOME_TABLES)
def test_the_reference_engine_passes_every_kind(table):
    records = of_the_reference(table)

    assert {record.verdict for record in records} == {"passed"}
    assert len(records) >= 9
    assert all(record.count for record in records)


@pytest.mark.parametrize(
    ("language", "tables"),
    [
        ("javascript", ["touch"]),
        ("cpp", ["sbo-super-six"]),
        pytest.param("javascript", [*RULES.tables], marks=pytest.mark.slow),
        pytest.param("cpp", [*RULES.tables], marks=pytest.mark.slow),
    ],
)
def test_other_right_engines_pass(language, tables):
    with engage(shlex.join(map(str, command_of(language))), Patience(60)) as port:
        records = list(run_generated(port, RULES, tables, examples=1))

    assert [record for record in records if record.verdict != "passed"] == []


def test_an_operation_that_is_not_claimed_is_unsupported():
    def answer(request):
        reply = right(request)
        if "tables" in reply:
            reply["tables"] = {"touch": ["coup"]}
        return reply

    records = list(run_generated(Port(answer), RULES, ["touch"], kinds=["shoe", "batches"], examples=5))

    assert [(record.case, record.verdict) for record in records] == [
        ("generated/batches", "passed"),
        ("generated/shoe", "unsupported"),
    ]


def test_the_same_seed_asks_the_same():
    def heard(seed):
        port, requests = Port(REFERENCE), []
        port.listen(lambda request, _: requests.append({**request, "seq": ""}))
        list(run_generated(port, RULES, ["touch"], kinds=["shoe", "sessions"], seed=seed, examples=2))
        return requests

    assert heard(7) == heard(7)
    assert heard(7) != heard(8)


def test_a_table_is_asked_the_same_alone_as_after_others():
    def heard(tables):
        port, requests = Port(REFERENCE), []
        port.listen(lambda request, _: requests.append(json.dumps({**request, "seq": ""}, sort_keys=True)))
        list(run_generated(port, RULES, tables, kinds=["cards", "shoe"], examples=2))
        return [request for request in requests if '"table": "bakarat"' in request]

    alone = heard(["bakarat"])

    assert len(alone) > 400
    assert heard(["touch", "bakarat"])[-len(alone) :] == alone


def test_several_engines_at_once_come_to_what_one_comes_to():
    """Two engines in processes of their own: the records are those of one engine, in the order of the tables."""

    def records(jobs):
        port = Port(REFERENCE)
        outcome = Outcome(port.hello().engine, [], [], complete=True)
        selection = Selection(opening.REFERENCE, ("touch", "big-small"), kinds=("shoe", "stakes"), examples=2)
        add_generated(outcome, selection, port, "en", jobs, lambda _done, _total: None)
        assert outcome.complete
        return outcome.records

    one = records(1)

    assert [(record.table, record.case) for record in one] == [
        (table, f"generated/{kind}") for table in ("touch", "big-small") for kind in ("stakes", "shoe")
    ]
    assert records(2) == one


def test_an_engine_that_opens_but_once_is_named(tmp_path):
    """The second engine cannot be had: one sentence, and no verdict."""
    engine = tmp_path / "once.sh"
    engine.write_text(f'mkdir "$0.lock" || exit 3\nexec {sys.executable} -m conformance serve\n', encoding="utf-8")
    arguments = ("verify", "--table", "touch", "--table", "big-small", "--kind", "shoe", "--engine", f"sh {engine}")
    done = baccarat(*arguments, "--jobs", "2")

    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot be opened once more while it runs; write --jobs 1 if only one of it may run" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("table", RULES.tables)
def test_coups_that_share_what_is_known_come_to_what_each_comes_to_alone(table, deck):
    """The engine plays a deal once and settles a stake once for each outcome; the rules, coup by coup, say the same."""
    ground = Ground(RULES, RULES.tables[table], deck, "test", 5)
    stakes = dict(zip(ground.bets, ground.some_amounts(len(ground.bets)), strict=False))
    deals = [*ground.covers[0], *ground.deck.examples[::20], *ground.covers[0]]
    cards = [[DECK[code] for code in deal] for deal in deals]
    answer = expected(RULES, ground.coup(stakes.items(), deals))

    assert answer.coups == tuple(result_of(play_coup(RULES, table, deal, stakes)) for deal in cards)


# what is covered


@pytest.fixture(scope="module")
def deck():
    return Deck(RULES, Random("test"))


@pytest.mark.parametrize("table", RULES.tables)
def test_every_outcome_of_every_bet_is_asked_for(table, deck):
    """Each line of each paytable decides a coup on which its bet is staked, in a request of the first kind."""
    ground = Ground(RULES, RULES.tables[table], deck, "test", 5)
    wanted = {(bet, payment.outcome.rule) for bet, offer in ground.table.offers.items() for payment in offer.payments}
    shown = set()
    for bet in ground.bets:
        for deals in ground.covers_of[bet]:
            shown |= {item for deal in deals for item in ground.outcomes.of(deal, [bet]) if item in wanted}

    assert shown == wanted
    assert ground.outcomes.missing == ()


@pytest.mark.parametrize("table", SOME_TABLES)
def test_every_rule_of_coups_is_executed(table):
    """The rules that a table's coups rest on are all among those that the generated checks name."""
    kinds = {f"generated/{kind.id}" for kind in KINDS if kind.op == "coup"}
    executed = {rule for record in of_the_reference(table) for rule in record.rules if record.case in kinds}
    at = RULES.tables[table]
    paid = {payment.outcome.rule for offer in at.offers.values() for payment in offer.payments}
    closed = {offer.availability_rule for offer in at.offers.values() if offer.availability_rule}
    drawn = {row.rule for row in RULES.tableau.player.values()}
    drawn |= {row.rule for row in RULES.tableau.banker_after_stand.values()}
    drawn |= {row.rule for row in RULES.tableau.banker_after_draw.values()}

    assert paid | closed | drawn | {at.offer_rule} <= executed


def is_noticed(rules, asked):
    """Say whether some request is answered otherwise by changed rules; the one that is goes first the next time."""
    for place, (request, answer) in enumerate(asked):
        if answers_otherwise(rules, request, answer):
            asked.insert(0, asked.pop(place))
            return True
    return False


def answers_otherwise(rules, request, answer):
    """Say whether changed rules give another answer; some leave none to give."""
    try:
        return bool(differences(answer, actual(Port(ReferenceServer(rules)), request)))
    except EngineFault:
        return True


MANY = pytest.mark.slow  # hundreds of changes of a bet slip, at tables whose slips are alike
AROUND = [
    pytest.param(kind, table, id=f"{table}-{kind.id}", marks=MANY if kind.op == "bet-slip" and table != "touch" else [])
    for table in RULES.tables
    for kind in KINDS
    if kind.op not in ("coup", "settle") and kind.op in REFERENCE.abilities(table)
]


@pytest.mark.parametrize(("kind", "table"), AROUND)
def test_every_change_of_a_rule_around_the_coup_is_noticed(kind, table, deck):
    """Each mutant of a procedure answers some request of the kind otherwise that is said to execute its rules."""
    at = RULES.tables[table]
    asked = [(request, expected(RULES, request)) for request in kind.requests(Ground(RULES, at, deck, "test", 5))]
    missed = [
        mutant.name
        for mutant in (*of_procedures(RULES, at), *of_slip(RULES, at))
        if RULES.rules[mutant.rule].place.rpartition("/")[2].partition(".")[0] == kind.id
        and not is_noticed(mutant.rules, asked)
        and Trial(RULES).proof(mutant) is None
    ]

    assert missed == []


# faults, each shrunk to what is worked out by hand


def test_a_stake_over_a_thousand_is_shrunk_to_the_first_that_is_wrong():
    @after
    def make(request, coup, number):
        for item in coup["settlements"]:
            if item["bet"] == "tie" and stake_on(request, "tie") > 1000:
                lose(item)

    record = failure(make, "stakes")
    (request,) = asked(record)

    assert request["bets"] == [{"bet": "tie", "stake": "1000.01"}]
    assert request["deals"] == [["AS", "AH", "AD", "AC", "AS", "AH"]]  # 2 and 2, with an ace each: 3 and 3
    assert record.rules == ("PAY-TIE-WIN",)


def test_a_bet_that_loses_beside_another_is_shrunk_to_the_two():
    @after
    def make(request, coup, number):
        settled = {item["bet"]: item for item in coup["settlements"]}
        if {"player", "tie"} <= settled.keys() and coup["winner"] == "tie":
            lose(settled["player"])

    record = failure(make, "bet-sets")
    (request,) = asked(record)

    assert sorted(item["bet"] for item in request["bets"]) == ["player", "tie"]
    assert {item["stake"] for item in request["bets"]} == {"0.01"}
    assert record.rules == ("PAY-PLAYER-TIE",)


def test_the_first_wrong_round_is_found():
    @after
    def make(request, coup, number):
        if request["round"] > 40:
            coup["player_total"] = (coup["player_total"] + 1) % 10

    record = failure(make, "rounds")
    (request,) = asked(record)

    assert request["round"] == 41
    assert request["bets"] == []


def test_a_pair_of_one_rank_is_found():
    @after
    def make(request, coup, number):
        for item in coup["settlements"]:
            if item["bet"] == "banker-pair" and {code[0] for code in coup["banker"][:2]} == {"Q"}:
                lose(item)

    record = failure(make, "cards", "big-small")
    (request,) = asked(record)

    assert request["bets"] == [{"bet": "banker-pair", "stake": "0.01"}]
    assert [request["deals"][0][place][0] for place in (1, 3)] == ["Q", "Q"]


def test_a_batch_that_is_answered_backwards_is_two_deals():
    def make():
        def answer(request):
            reply = right(request)
            if "coups" in reply:
                reply["coups"] = reply["coups"][::-1]
            return reply

        return answer

    record = failure(make, "batches")
    (request,) = asked(record)

    assert len(request["deals"]) == 2


def test_an_engine_that_remembers_ranks_only_is_shown_with_what_it_was_asked_before():
    def make():
        memory = {}

        def answer(request):
            reply = right(request)
            for coup, deal in zip(reply.get("coups", []), request.get("deals", []), strict=False):
                key = request["table"], str(request["bets"]), tuple(code[0] for code in deal)
                coup["settlements"] = memory.setdefault(key, coup["settlements"])
            return reply

        return answer

    record = failure(make, "history", "bakarat")
    requests = asked(record)
    deals = [deal for request in requests for deal in request["deals"]]

    assert len(deals) == 2
    assert [code[0] for code in deals[0]] == [code[0] for code in deals[1]]
    assert deals[0] != deals[1]
    assert [item["bet"] for item in requests[-1]["bets"]] == ["perfect-pair"]


def test_state_kept_from_a_refusal_takes_two_requests():
    def make():
        refused = False

        def answer(request):
            nonlocal refused
            reply = right(request)
            for coup in reply.get("coups", []) if refused else []:
                coup["banker_total"] = (coup["banker_total"] + 1) % 10
            refused = "rejected" in reply
            return reply

        return answer

    record = failure(make, "refusals")

    assert len(record.requests) == 2
    assert "rejected" in right({**asked(record)[0], "seq": "1"})
    assert "coups" in right({**asked(record)[1], "seq": "1"})


def test_a_stake_in_scientific_notation_has_to_be_refused():
    def make():
        def answer(request):
            if request["op"] == "coup":
                bets = [{**item, "stake": item["stake"].replace("1e2", "100")} for item in request["bets"]]
                request = {**request, "bets": bets}
            return right(request)

        return answer

    (request,) = asked(failure(make, "refusals"))

    assert request["bets"] == [{"bet": "player", "stake": "1e2"}]


def states(op, spoil):
    def make():
        def answer(request):
            reply = right(request)
            if request["op"] == op:
                spoil(request, reply.get("states", []))
            return reply

        return answer

    return make


def test_an_ace_that_burns_two_cards_is_one_event():
    def spoil(request, found):
        for event, state in zip(request["events"], found, strict=True):
            if (event.get("exposed") or "").startswith("A") and not state["refused"]:
                state["burnt"] = 2

    (request,) = asked(failure(states("shoe", spoil), "shoe", "bakarat"))

    assert [(event["event"], event["exposed"][0]) for event in request["events"]] == [("shoe", "A")]


def test_a_window_that_stays_open_a_second_longer_is_found():
    def make():
        def answer(request):
            if request["op"] == "bet-slip":
                events = [
                    {**event, "seconds": 29} if event.get("seconds") == 30 else event for event in request["events"]
                ]
                request = {**request, "events": events}
            return right(request)

        return answer

    (request,) = asked(failure(make, "bet-slip", "sbo-baccarat"))

    assert request["events"] == [{"event": "wait", "seconds": 30}]


def test_a_phantom_bet_is_found():
    def spoil(request, found):
        for state in found:
            if state["confirmed"]:
                state["confirmed"]["tie"] = "99.00"

    (request,) = asked(failure(states("bet-slip", spoil), "bet-slip", "sbo-baccarat"))

    assert [event["event"] for event in request["events"]] == ["select", "click", "confirm"]


def test_a_complaint_whose_fields_are_only_counted_is_found():
    everything = ("user-id", "date-time", "dealer", "table-id", "round-id")

    def make():
        def answer(request):
            if request["op"] == "complaints":
                events = [
                    {**event, "fields": everything}
                    if len(event["fields"]) >= 5 and set(event["fields"]) <= set(everything)
                    else event
                    for event in request["events"]
                ]
                request = {**request, "events": events}
            return right(request)

        return answer

    (request,) = asked(failure(make, "complaints", "sbo-baccarat"))

    assert len(request["events"][0]["fields"]) == 5
    assert len(set(request["events"][0]["fields"])) < 5


def test_a_largest_stake_that_is_not_taken_is_found():
    def make():
        def answer(request):
            reply = right(request)
            if request["op"] == "limits" and any(
                item["bet"] in request["limits"] and item["stake"] == request["limits"][item["bet"]]["maximum"]
                for item in request["bets"]
            ):
                return {"seq": request["seq"], "rejected": {"reason": "too much"}}
            return reply

        return answer

    record = failure(make, "limits")
    (request,) = asked(record)

    (item,) = request["bets"]
    assert item["stake"] == request["limits"][item["bet"]]["maximum"]


def test_payouts_that_are_void_at_every_incident_are_found():
    def spoil(request, found):
        for state in found:
            if not state.get("refused"):
                state["payouts"] = "void"

    (request,) = asked(failure(states("incidents", spoil), "incidents", "sbo-baccarat"))

    assert len(request["events"]) == 1


def test_a_slip_that_spoils_the_next_coup_is_found_in_sessions():
    def make():
        last = ""

        def answer(request):
            nonlocal last
            reply = right(request)
            for coup in reply.get("coups", []) if last == "bet-slip" else []:
                coup["winner"] = "player" if coup["winner"] == "banker" else "banker"
            last = request["op"]
            return reply

        return answer

    record = failure(make, SESSIONS.id)

    assert [request["op"] for request in asked(record)] == ["bet-slip", "coup"]


@pytest.mark.parametrize("language", ["en", "id", "vi"])
def test_a_failure_is_told_in_each_language(language):
    @after
    def make(request, coup, number):
        if coup["winner"] == "tie":
            coup["winner"] = "banker"

    record = failure(make, "stakes", language=language)

    assert record.language == language
    assert record.seed == SEED
    assert record.expected
    assert record.expected != record.actual


# replay


def test_requests_are_read_as_they_were_written():
    request = CoupRequest("", "touch", 3, (Stake("tie", "1.00"),), (tuple(list(DECK)[:6]),))
    lines = [("a:1", line.encode()) for line in written([request])]

    assert read_requests([*lines, ("a:2", b"  ")], RULES) == [request]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (b"{", "this is not a request of the protocol"),
        (b'{"op":"coup","table":"touch"}', "missing required field `round`"),
        (b'{"op":"shoe","table":"nowhere","events":[]}', "nowhere is not a table"),
        (b"[]", "this is not a request"),
    ],
)
def test_what_is_no_request_is_named_with_its_place(line, problem):
    with pytest.raises(BaccaratError, match=f"^requests:1: .*{problem}"):
        read_requests([("requests:1", line)], RULES)


def replayed(*arguments, **options):
    result = CliRunner().invoke(replay_command, arguments, standalone_mode=False, **options)
    return result.return_value, result.output


def test_replay_ends_with_0_where_the_engine_is_right_and_with_1_where_it_is_not(tmp_path):
    line = '{"op":"coup","table":"touch","round":1,"bets":[],"deals":[["AS","AH","AD","5C","4S","AH"]]}'
    file = tmp_path / "requests.jsonl"
    file.write_text(line + "\n")
    faulty = ["--engine", "tests.test_generated:always_tie"]

    assert replayed("--request", line)[0] == 0
    assert replayed(str(file))[0] == 0
    assert replayed("-", input=line)[0] == 0
    status, output = replayed(str(file), *faulty)
    assert status == 1
    assert "Result of the coup, in coup 1: Banker wins the coup instead of the coup is a tie" in output


def always_tie(request):
    """Say of every coup that Banker won."""
    reply = right(request)
    for coup in reply.get("coups", []):
        coup["winner"] = "banker"
    return reply


# simpler


def test_fewer_leaves_out_less_and_less():
    assert list(fewer("abcd")) == [
        (),
        ("c", "d"),
        ("a", "b"),
        ("b", "c", "d"),
        ("a", "c", "d"),
        ("a", "b", "d"),
        ("a", "b", "c"),
    ]


def test_smaller_comes_nearer():
    assert list(smaller(100, 1)) == [1, 51, 76, 88, 94, 97, 99]
    assert list(smaller(1, 1)) == []


# engines that are given both hands


def port_of(claims, spoil=lambda _, reply: reply):
    """Return the port to an engine that claims these operations at touch, its right answers spoilt."""

    def answer(request):
        reply = right(request)
        if "tables" in reply:
            return reply | {"tables": {"touch": claims}}
        return spoil(request, reply) if request["op"] in claims else {"seq": request["seq"], "unsupported": "it"}

    port = Port(answer)
    greet(port, "an engine")
    return port


def test_an_engine_that_only_settles_is_asked_by_the_kinds_of_coups_too():
    kinds = ["history", "refusals", "settle", "shoe"]
    records = list(run_generated(port_of(["settle"]), RULES, ["touch"], kinds=kinds, examples=5))

    assert [(record.case, record.verdict) for record in records] == [
        ("generated/history", "passed"),
        ("generated/refusals", "passed"),
        ("generated/settle", "passed"),
        ("generated/shoe", "unsupported"),
    ]
    assert not {rule for record in records for rule in record.rules if rule.startswith("DRAW")}


def test_an_engine_that_plays_coups_need_not_settle_hands():
    assert list(run_generated(port_of(["coup"]), RULES, ["touch"], kinds=["settle"])) == []


@pytest.mark.parametrize("claims", [["settle"], ["coup", "settle"]])
def test_hands_that_no_drawing_gives_have_to_be_refused(claims):
    def take(request, reply):
        if "rejected" not in reply or any(len(hands["player"]) != 4 for hands in request["hands"]):
            return reply
        cut = [{**hands, "player": hands["player"][:3]} for hands in request["hands"]]
        return right({**request, "hands": cut})

    (record,) = run_generated(port_of(claims, take), RULES, ["touch"], kinds=["settle"], examples=5)
    (request,) = asked(record)

    assert record.verdict == "failed"
    assert [len(hands["player"]) for hands in request["hands"]] == [4]
    assert request["bets"] == []


def test_a_stake_with_one_decimal_is_asked_for():
    def make():
        def answer(request):
            if request["op"] == "coup":
                read = {"0.5": "0.05"}
                bets = [{**item, "stake": read.get(item["stake"], item["stake"])} for item in request["bets"]]
                request = {**request, "bets": bets}
            return right(request)

        return answer

    (request,) = asked(failure(make, "stakes"))

    assert [item["stake"] for item in request["bets"]] == ["0.5"]
