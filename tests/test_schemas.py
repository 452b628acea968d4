"""The schemas of the protocol: whole, described, held by both sides, and by `--strict` over every adapter."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from copy import deepcopy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from conformance.cards import read_cards
from conformance.cli.schema import SCHEMAS
from conformance.engines.opening import Patience, open_engine
from conformance.engines.port import Port, ProtocolError
from conformance.engines.schemas import MESSAGES, NAMES, REFUSALS, answer_violation, message_schema, violation
from conformance.engines.server import OPERATIONS, reference
from conformance.engines.wire import read_message, write_message
from conformance.rulebook import rulebook
from conformance.suite.cases import cases_in
from conformance.suite.engagement import greet
from tests import liars
from tests.programs import ROOT, baccarat
from tests.test_requests import REQUESTS

PROCEDURES = tuple(rulebook().procedures.values())
DEAL = read_cards("2S 3D 4H 4C TS TD")
"""Player 2 + 4 = 6 stands; Banker 3 + 4 = 7 stands and wins."""


# the documents


def _fields(part: object, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Return every field of every object in a schema, with its path."""
    if isinstance(part, dict):
        for name, field in part.get("properties", {}).items():
            yield f"{path}.{name}", field
        for key, value in part.items():
            yield from _fields(value, f"{path}/{key}")
    elif isinstance(part, list):
        for number, value in enumerate(part):
            yield from _fields(value, f"{path}/{number}")


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_field_is_described(name: str) -> None:
    """Each schema is one of its dialect, and each of its fields says in a sentence what it is."""
    schema = SCHEMAS[name]()
    fields = list(_fields(schema))

    jsonschema.Draft202012Validator.check_schema(schema)
    assert len(fields) >= 2
    assert [path for path, field in fields if not field.get("description", "").endswith(".")] == []
    assert [kind for kind, definition in schema["$defs"].items() if not definition.get("description")] == []


def test_the_walk_finds_a_field_without_a_description() -> None:
    """A field that says nothing is found, however deep it stands."""
    schema = message_schema("coup-answer")
    del schema["$defs"]["SettlementAnswer"]["properties"]["returned"]["description"]

    assert [path for path, field in _fields(schema) if "description" not in field] == [
        "/$defs/SettlementAnswer.returned"
    ]


def test_every_operation_has_its_messages() -> None:
    """Each operation has a request and an answer, and there are three other answers."""
    pairs = [f"{op}-{side}" for op in OPERATIONS for side in ("request", "answer")]

    assert [*pairs, "rejected", "unsupported", "error"] == list(MESSAGES)
    assert set(NAMES) == {"protocol", "request", "answer", *MESSAGES}


def test_schema_prints_the_protocol_unless_told_otherwise() -> None:
    """Without a name every message is printed in one document; each definition stands there once."""
    printed = baccarat("schema")
    schema = json.loads(printed.stdout)

    assert (printed.returncode, printed.stderr) == (0, "")
    assert schema == message_schema("protocol")
    assert len(schema["anyOf"]) == len(MESSAGES)
    assert {part["$ref"].rpartition("/")[2] for part in schema["anyOf"]} == {
        kind.__name__ for kind in MESSAGES.values()
    }


def test_schema_prints_what_is_named() -> None:
    """A name prints one schema; that of reports is the same by either command."""
    assert json.loads(baccarat("schema", "coup-answer").stdout) == message_schema("coup-answer")
    assert baccarat("schema", "report").stdout == baccarat("report", "schema").stdout


def test_schema_of_nothing_is_refused_with_the_names() -> None:
    """A name that has no schema is answered with those that have."""
    done = baccarat("schema", "coup")

    assert (done.returncode, done.stdout) == (2, "")
    assert all(name in done.stderr for name in SCHEMAS)


@pytest.mark.parametrize(
    ("schema", "kind", "field", "known"),
    [
        ("incidents-request", "Incident", "cause", {c for p in PROCEDURES for i in p.incidents for c in i.causes}),
        ("incidents-request", "Incident", "during", {i.during for p in PROCEDURES for i in p.incidents}),
        (
            "complaints-request",
            "Complaint",
            "fields",
            {f for p in PROCEDURES if p.complaints for f in p.complaints.required},
        ),
        ("shoe-request", "Reshuffle", "cause", {c for p in PROCEDURES for c in p.shoe.reshuffle_after or ()}),
        ("bet-slip-request", "SlipEvent", "event", {t.on for m in rulebook().slips.values() for t in m.transitions}),
    ],
)
def test_what_can_be_said_is_listed_with_its_meaning(schema: str, kind: str, field: str, known: set[str]) -> None:
    """Each value that the rules know has a sentence in the schema; another one fits where the engine answers it."""
    described = message_schema(schema)["$defs"][kind]["properties"][field]
    values = described.get("items", described)["anyOf"]
    listed = {value["const"] for value in values if "const" in value}

    assert listed == known - {"close"} | ({"wait"} if kind == "SlipEvent" else set())
    assert all(value["description"].endswith(".") for value in values)
    request = deepcopy(REQUESTS[schema.removesuffix("-request")])
    event = request["events"][-1]
    event[field] = ["colour"] if field == "fields" else "colour"
    closed = field == "during" or kind == "Reshuffle"
    assert (violation(schema, {"op": schema.removesuffix("-request"), "seq": "s", **request}) is not None) == closed


# both directions


@pytest.fixture(scope="module")
def heard() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Every request of the suite in one language, as it goes over the wire, with the answer of the reference."""
    exchanges = []

    def overheard(request: dict[str, Any]) -> dict[str, Any]:
        answer = reference(request)
        exchanges.append((read_message(write_message(request)), read_message(write_message(answer))))
        return answer

    port = Port(overheard)
    greet(port, "the reference")
    for case in cases_in("en"):
        for table in case.tables(rulebook())[:1]:
            case.run(port, table, rulebook(), whole=True)
    return exchanges


def test_every_request_and_answer_of_the_suite_fits(heard: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    """What the suite sends and what the reference answers fit their schemas, as an independent validator says too."""
    sides = [
        *((f"{request['op']}-request", request) for request, _ in heard),
        *((next((r for r in REFUSALS if r in answer), f"{request['op']}-answer"), answer) for request, answer in heard),
    ]
    validators = {name: jsonschema.Draft202012Validator(message_schema(name)) for name in NAMES}
    different = {json.dumps([name, message | {"seq": ""}]): (name, message) for name, message in sides}

    assert {name for name, _ in sides} == set(MESSAGES) - {"unsupported", "error"}
    for name, message in different.values():
        assert violation(name, message) is None
        assert validators[name].is_valid(message)


SPOILED = [
    ("coup-answer", ["coups", 0], {"natural": True}, "coups[0].natural is not a field of this message; leave it out"),
    ("coup-answer", ["coups", 0], {"player_total": "6"}, 'coups[0].player_total is "6"; write a whole number'),
    ("coup-answer", ["coups", 0], {"player_total": 10}, "coups[0].player_total is 10; write 9 or less"),
    ("coup-answer", ["coups", 0], {"banker_total": -1}, "coups[0].banker_total is -1; write 0 or more"),
    ("coup-answer", ["coups", 0], {"banker_total": True}, "coups[0].banker_total is true; write a whole number"),
    ("coup-answer", ["coups", 0], {"winner": ...}, "coups[0].winner is missing; add it"),
    ("coup-answer", ["coups", 0], {"winner": "Tie"}, 'coups[0].winner is "Tie"; write "banker" or "player" or "tie"'),
    ("coup-answer", ["coups", 0, "player"], {0: "10S"}, 'coups[0].player[0] is "10S"; write it as in "TS"'),
    ("coup-answer", ["coups", 0, "player"], {0: "2S\n"}, 'coups[0].player[0] is "2S\\n"; write it as in "TS"'),
    (
        "coup-answer",
        ["coups", 0, "settlements", 0],
        {"returned": "1,5"},
        'coups[0].settlements[0].returned is "1,5"; write it as in "0.30"',
    ),
    (
        "coup-answer",
        ["coups", 0, "settlements", 0],
        {"returned": 1.5},
        "coups[0].settlements[0].returned is 1.5; write a string",
    ),
    ("coup-answer", [], {"coups": {}}, "coups is {}; write an array"),
    ("hello-answer", ["engine"], {"colour": "red"}, "engine.colour is not a field of this message; leave it out"),
    ("hello-answer", ["tables"], {"touch": "coup"}, 'tables.touch is "coup"; write an array'),
    ("shoe-answer", ["states", 0], {"refused": 7}, "states[0].refused is 7; write a string or null"),
    ("limits-answer", [], {"taken": False}, "taken is false; write true"),
    ("bet-slip-answer", ["states", 0, "shown"], {"tie": 5}, "states[0].shown.tie is 5; write a string"),
    ("rejected", ["rejected"], {"reason": None}, "rejected.reason is null; write a string"),
    ("rejected", [], {"coups": []}, "coups is not a field of this message; leave it out"),
    ("shoe-request", ["events", 0], {"cause": "rain"}, "events[0].cause is not a field of this message; leave it out"),
    ("bet-slip-request", ["events", -1], {"deal": ["2S", "1S"]}, 'events[3].deal[1] is "1S"; write it as in "TS"'),
    ("coup-request", ["bets", 0], {"stake": 1}, "bets[0].stake is 1; write a string"),
]


@pytest.mark.parametrize(("name", "path", "change", "sentence"), SPOILED, ids=[item[3] for item in SPOILED])
def test_a_message_that_does_not_fit_is_told_where_and_how_to_mend_it(
    heard: list[tuple[dict[str, Any], dict[str, Any]]],
    name: str,
    path: list[str | int],
    change: dict[Any, Any],
    sentence: str,
) -> None:
    """A spoiled message of the suite is refused with the field and the mend, and by an independent validator too."""
    message = deepcopy(_one(heard, name))
    part: Any = message
    for step in path:
        part = part[step]
    for key, value in change.items():
        if value is ...:
            del part[key]
        else:
            part[key] = value

    assert f"{sentence} (baccarat schema {name})" == violation(name, message)
    assert not jsonschema.Draft202012Validator(message_schema(name)).is_valid(message)


def _one(heard: list[tuple[dict[str, Any], dict[str, Any]]], name: str) -> dict[str, Any]:
    """Return a message of this name; of a bet slip one with four events, of a coup one with a bet."""
    for request, answer in heard:
        found = request if name == f"{request['op']}-request" else answer
        fits = name in (f"{request['op']}-request", f"{request['op']}-answer") or name in answer
        if not fits or (found is answer and name != "rejected" and "rejected" in answer):
            continue
        if request["op"] == "bet-slip" and len(request["events"]) != 4:
            continue
        if request["op"] != "coup" or request["bets"]:
            return found
    raise AssertionError(name)


def test_what_no_json_holds_does_not_fit() -> None:
    """A Python engine that answers with a value that JSON does not have is told so."""
    told = answer_violation("coup", {"seq": "1", "coups": {1, 2}})

    assert told is not None
    assert "it is not JSON (Unsupported type: 'set'); write objects, arrays" in told


# --strict


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        body = write_message(getattr(liars, self.path.removeprefix("/"))(request))
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


SERVE = "import sys; from conformance.engines.serving import serve_lines; from tests import liars; "
SERVE += "serve_lines(liars.{}, sys.stdin.buffer, sys.stdout.buffer)"


@pytest.fixture(params=["python", "stdio", "http"])
def served(request: pytest.FixtureRequest) -> Iterator[Any]:
    """Return a function that gives a liar's name as an engine, by each adapter."""
    if request.param == "python":
        yield "tests.liars:{}".format
    elif request.param == "stdio":
        yield lambda liar: f"{sys.executable} -c '{SERVE.format(liar)}'"
    else:
        with ThreadingHTTPServer(("127.0.0.1", 0), _Handler) as server:
            threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
            yield lambda liar: f"http://127.0.0.1:{server.server_port}/{liar}"
            server.shutdown()


STRICT = {
    "adds_a_field": "coups[0].natural is not a field of this message; leave it out",
    "totals_as_text": 'coups[0].player_total is "6"; write a whole number',
}


@pytest.mark.parametrize("liar", STRICT)
def test_strict_holds_every_answer_to_its_schema(served: Any, liar: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With --strict an answer that does not fit is a protocol error with the field and the mend, by each adapter."""
    monkeypatch.chdir(ROOT)
    with open_engine(served(liar), Patience()) as handler:
        with pytest.raises(ProtocolError) as caught:
            Port(handler, strict=True).coup("touch", DEAL, {"tie": "1.00"})
        if liar == "adds_a_field":
            assert Port(handler).coup("touch", DEAL, {"tie": "1.00"}).winner == "banker"

    assert f"the answer does not fit the protocol: {STRICT[liar]} (baccarat schema coup-answer)" == caught.value.detail


SWEPT = ("--sweep-only", "--deals", "3")


@pytest.mark.parametrize("sweep", [(), SWEPT, (*SWEPT, "--jobs", "2")])
def test_verify_takes_strict_with_scenarios_and_sweeps(sweep: tuple[str, ...]) -> None:
    """The verdict says what does not fit, and the command that shows it again is as strict."""
    chosen = sweep or ("--language", "en", "--rule", "DRAW-P5")
    liar = ("--table", "touch", "--engine", "tests.liars:adds_a_field")
    lenient, strict = baccarat("verify", *chosen, *liar), baccarat("verify", *chosen, *liar, "--strict")

    assert strict.returncode == 1
    assert "Passed what was run" in lenient.stdout
    assert "protocol error: the answer does not fit the protocol: coups[0].natural is not a field" in strict.stdout
    assert "--engine tests.liars:adds_a_field --strict" in strict.stdout


def test_a_report_says_whether_the_run_was_strict(tmp_path: Path) -> None:
    """The report has it among what was chosen, and each failure a command that is as strict."""
    liar = ("--engine", "tests.liars:totals_as_text", "--table", "touch", "--language", "en", "--rule", "DEAL-ORDER")
    baccarat("verify", *liar, "--strict", "--report", str(tmp_path))
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))

    assert report["selection"]["strict"] is True
    assert {check["verdict"] for check in report["checks"]} == {"protocol-error"}
    assert all("--strict" in check["failure"]["reproduce"] for check in report["checks"])


def test_plain_pytest_is_as_strict_as_it_is_told() -> None:
    """The plugin takes the option too, for those who run the features with pytest itself."""
    chosen = ("--engine", "tests.liars:adds_a_field", "--table", "touch", "--rule", "DEAL-ORDER")
    options = [f"--baccarat-{part.removeprefix('--')}" if part.startswith("--") else part for part in chosen]
    command = [sys.executable, "-m", "pytest", "-q", *options, "features/en/deal.feature"]
    lenient, strict = (
        subprocess.run([*command, *option], cwd=ROOT, capture_output=True, text=True, check=False)
        for option in ((), ("--baccarat-strict",))
    )

    assert (lenient.returncode, strict.returncode) == (0, 1)
    assert "coups[0].natural is not a field of this message; leave it out" in strict.stdout


def test_coup_is_as_strict_as_it_is_told() -> None:
    """The command that verify gives for a fault shows the fault."""
    played = ("coup", "touch", "--deal", "2S 3D 4H 4C TS TD", "--engine", "tests.liars:adds_a_field")

    assert baccarat(*played).returncode == 0
    done = baccarat(*played, "--strict")
    assert done.returncode == 1
    assert "coups[0].natural is not a field of this message" in done.stdout


def test_a_sweep_that_was_not_strict_is_not_gone_on_with_strictly(tmp_path: Path) -> None:
    """A file that keeps a lenient sweep is refused by a strict one."""
    kept = ("verify", "--sweep-only", "--deals", "2", "--table", "touch", "--resume", str(tmp_path / "state.json"))

    assert baccarat(*kept).returncode == 1
    done = baccarat(*kept, "--strict")
    assert done.returncode == 2
    assert "its use of --strict is no, not yes" in done.stderr
