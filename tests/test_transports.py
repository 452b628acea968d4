"""Every engine passes every scenario over every transport, held to the schemas.

Languages say the same, which the tests of parity hold: each engine is asked in English, and one of them in the others.
"""

from __future__ import annotations

import shlex
import sys
from collections import Counter
from contextlib import nullcontext

import pytest

from conformance.engines.opening import REFERENCE, Patience
from conformance.rulebook import rulebook
from conformance.suite.cases import cases_in
from conformance.suite.engagement import engage
from conformance.words import LANGUAGES
from tests.programs import command_of, served_over_http

ENGINES = ("python", "stdio", "http", "javascript", "cpp")


@pytest.fixture(scope="module", params=ENGINES)
def engine(request):
    """The name of an engine: the reference by each adapter, and the independent ones."""
    name = request.param
    with served_over_http() if name == "http" else nullcontext("") as address:
        if name == "python":
            yield REFERENCE
        elif name == "http":
            yield address
        else:
            yield shlex.join(map(str, command_of("reference" if name == "stdio" else name)))


def chosen(language, *, all_tables):
    """Return each scenario with its tables; over the slowest transport with one of them, each table in its turn."""
    for number, case in enumerate(cases_in(language)):
        tables = case.tables(rulebook())
        yield case, tables if all_tables else (tables[number % len(tables)],)


def asked(port, language, *, all_tables):
    """Return how many checks passed at each table, and the fault of each that did not."""
    passed, faults = Counter(), {}
    for case, tables in chosen(language, all_tables=all_tables):
        for table in tables:
            fault = case.run(port, table, rulebook()).fault
            if fault is None:
                passed[table] += 1
            else:
                faults[case.key, table] = str(fault)
    return passed, faults


@pytest.mark.parametrize(
    ("engine", "language"),
    [*((name, "en") for name in ENGINES), *(("python", language) for language in LANGUAGES if language != "en")],
    indirect=["engine"],
)
def test_every_scenario_passes(engine, language):
    """Each scenario passes at each table where its rules hold, with nothing rejected, unsupported or left out."""
    with engage(engine, Patience(), strict=True) as port:
        passed, faults = asked(port, language, all_tables=not engine.startswith("http"))

    assert faults == {}
    assert set(passed) == set(rulebook().tables)
    assert passed.total() > (900 if engine.startswith("http") else 3000)


SPELLED_OTHERWISE = r"""
import json, re, sys
from conformance.engines.server import reference

def spelled(value, turn=0):
    if isinstance(value, dict):
        fields = (f"{spelled(key)} :{spelled(item, turn)}" for key, item in reversed(value.items()))
        return "{ " + " ,\t".join(fields) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(spelled(item, at) for at, item in enumerate(value)) + " ]"
    if isinstance(value, str):
        if re.fullmatch(r"\d+\.\d\d", value):
            value = value + "000" if turn % 2 else value.rstrip("0").rstrip(".")
        return '"' + "".join(f"\\u{ord(char):04X}" if char.isascii() else char for char in value) + '"'
    return f"{value}.0" if type(value) is int else json.dumps(value)

for line in sys.stdin:
    answer = reference(json.loads(line)) | {"took": {"ms": 1.5, "cards": []}}
    answer["coups"] = [
        coup | {"note": "♠", "settlements": tuple(reversed(coup["settlements"]))} for coup in answer.get("coups", ())
    ]
    if not answer["coups"]:
        del answer["coups"]
    sys.stdout.buffer.write(b" " + spelled(answer).encode() + b"\r\n")
    sys.stdout.buffer.flush()
"""


def test_a_right_engine_passes_however_it_spells(tmp_path):
    """Order of keys and bets, zeros, escapes, white space, CRLF, 5.0 for 5 and more fields: all of it is right."""
    engine = tmp_path / "engine.py"
    engine.write_text(SPELLED_OTHERWISE)
    with engage(shlex.join([sys.executable, str(engine)]), Patience()) as port:
        passed, faults = asked(port, "en", all_tables=False)

    assert faults == {}
    assert set(passed) == set(rulebook().tables)
