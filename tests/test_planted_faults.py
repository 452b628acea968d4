"""A planted fault is reported once, in 25 lines at most: the cause, how many checks fail of it, and one command."""

from __future__ import annotations

import re
import shutil
from contextlib import redirect_stdout
from functools import partial
from io import StringIO

import pytest
from msgspec.structs import replace
from rich.console import Console

from conformance.cli.diagnosing import diagnosed
from conformance.engines.faults import FAULTS, FaultyServer
from conformance.engines.port import Port
from conformance.engines.protocol import CoupRequest, Stake
from conformance.engines.server import ReferenceServer
from conformance.places import data_folder
from conformance.report.console import show
from conformance.report.diagnosis import diagnosis_info, tell
from conformance.report.known import Known
from conformance.rulebook import load, rulebook
from conformance.suite.generated.asking import Asker
from conformance.suite.generated.shrinking import Shrinker
from conformance.suite.replay import read_lines, replay
from conformance.suite.results import fails
from conformance.suite.run import Selection, run
from conformance.words import LANGUAGES
from tests.programs import baccarat

RULES = ("PAY-TIE-WIN", "PAY-TIE-LOSS", "WIN-TIE")
SAID = {
    "en": "The coup is a tie (failed checks:",
    "id": "(pemeriksaan gagal:",
    "vi": "(số lượt kiểm tra không đạt:",
}


@pytest.fixture(scope="module")
def changed(tmp_path_factory):
    """The reference with Tie at 9 to 1 in spec/, and what the scenarios of ties came to in three languages."""
    folder = tmp_path_factory.mktemp("rules") / "spec"
    shutil.copytree(data_folder("spec"), folder)
    file = folder / "bets" / "tie.toml"
    file.write_text(file.read_text("utf-8").replace('"8:1"', '"9:1"'), "utf-8")
    selection = Selection("engine", rules=RULES)
    return selection, run(selection, Port(ReferenceServer(load(folder))), lambda _done, _all: None)


def _printed(outcome, selection, width, diagnoses=lambda _console: None, explained=()):
    text = StringIO()
    with redirect_stdout(text):
        console = Console(file=text, width=width, highlight=False)
        show(outcome, selection, rulebook(), console, Known(), partial(diagnoses, console), explained=explained)
    return text.getvalue()


def _with(outcome, records):
    """Return an outcome with other records."""
    return type(outcome)(outcome.engine, records, [], complete=True)


@pytest.mark.parametrize("width", [60, 120])
@pytest.mark.parametrize("language", [*LANGUAGES, "all"])
def test_a_changed_rule_is_reported_once(changed, language, width):
    """The rule comes first, with how many checks fail, at which tables and in which languages, and one coup."""
    selection, outcome = changed
    languages = LANGUAGES if language == "all" else (language,)
    records = [record for record in outcome.records if record.language in languages]
    printed = _printed(_with(outcome, records), replace(selection, languages=languages), width)
    lines = printed.splitlines()
    (cause,) = (line for line in lines if line.startswith("✗") and SAID[languages[0]] in line)
    failed = sum(map(fails, records))

    assert len(lines) <= 25
    assert "PAY-TIE-WIN" in lines[lines.index(cause) + 1]
    assert f" {failed};" in cause
    assert all(table in cause for table in rulebook().tables)
    assert cause.endswith(f"; {', '.join(languages)})")
    assert printed.count("baccarat coup ") == 1


@pytest.fixture(scope="module")
def faulty():
    """An engine that pays Tie 9 to 1 at two tables, what the scenarios of ties came to, and its diagnosis."""
    port = Port(FaultyServer(FAULTS["tie-pays-nine"]))
    selection = Selection("engine", ("touch", "big-small"), (), RULES)
    outcome = run(selection, port, lambda _done, _all: None)
    failed = [record.table for record in outcome.records if fails(record)]
    return selection, outcome, diagnosed(failed, port, "en", records=outcome.records)


@pytest.mark.parametrize("width", [60, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_faulty_engine_is_reported_once(faulty, language, width):
    """What the engine does comes first, before the failures, with one coup and one command."""
    selection, outcome, diagnosis = faulty
    selection = replace(selection, languages=(language,))
    records = [record for record in outcome.records if record.language == language]
    found = diagnosis_info(diagnosis, selection, rulebook(), language)
    printed = _printed(
        _with(outcome, records),
        selection,
        width,
        lambda console: tell(found, rulebook(), language, console),
        {"touch", "big-small"},
    )
    lines = printed.splitlines()
    cause = next(number for number, line in enumerate(lines) if "touch" in line and "big-small" in line)

    assert len(lines) <= 25
    assert "PAY-TIE-WIN" in lines[cause + 1]
    assert "9" in lines[cause + 1]
    assert f": {sum(map(fails, records))} (" in printed
    assert printed.count("baccarat coup ") == 1


@pytest.mark.parametrize("width", [20, 40, 60])
def test_no_table_and_no_count_is_cut(changed, width):
    """However narrow the terminal is, the table of counts has every id whole."""
    selection, outcome = changed
    printed = _printed(outcome, selection, width)

    counts = [line.split() for line in printed.splitlines() if line.split(" ")[0] in rulebook().tables]
    assert [words[0] for words in counts] == list(rulebook().tables)
    assert all(re.fullmatch(r"\d+/\d+/\d+", word) for _, *cells in counts for word in cells)


def test_one_failed_check_is_no_many():
    """One is said as any number is."""
    port = Port(FaultyServer(FAULTS["banker-three-draws-on-eight"]))
    selection = Selection("engine", ("touch",), ("en",), ("DRAW-B3",))
    outcome = run(selection, port, lambda _done, _all: None)
    printed = _printed(outcome, selection, 120)

    assert "failed checks: 1;" in printed
    assert not any(f" 1 {many}" in f" {printed}" for many in ("checks", "coups", "answers", "causes", "failures"))


def test_a_failure_that_depends_on_earlier_scenarios_can_be_replayed():
    """An engine that loses every stake after 200 requests fails again when it is asked what came before."""
    port = Port(FaultyServer(FAULTS["tires-after-two-hundred-requests"]))
    outcome = run(Selection("engine", ("touch",), ("en",)), port, lambda _done, _all: None)
    first = next(record for record in outcome.records if fails(record))
    port.begin_anew()
    right = [item.right for item in replay(port, rulebook(), read_lines(first.requests))]

    assert not first.alone
    assert len(right) >= 200
    assert (right[:200].count(False), right[200:].count(False) > 0) == (0, True)


def test_a_history_with_a_request_at_no_table_is_shrunk():
    """What was asked before a failure may be at a table that does not exist; such a request is kept as it is.

    The engine returns stakes of 100 and more after a hundred requests, so that one at no table counts among them.
    """
    asker = Asker(Port(FaultyServer(FAULTS["right-for-a-hundred-requests"])), rulebook())
    deal = ("9S", "4D", "KH", "3C", "5S", "9H")
    right, nowhere = (CoupRequest("", table, 1, (Stake("player", "100"),), (deal,)) for table in ("touch", "nowhere"))
    asker.begin_anew()
    for request in [nowhere] * 100:
        asker.ask(request)
    failed = asker.ask(right)
    assert failed is not None
    shrunk = Shrinker(asker, 20.0).shrink(failed)

    assert shrunk.again
    assert {request.table for request in shrunk.before} == {"nowhere"}


def test_a_report_has_a_file_to_replay_for_each_failure(tmp_path):
    """Each check that failed has a file, and its command asks the engine again and finds the fault."""
    engine = "tests.liars:tie_loses_main_bets"
    chosen = ("--table", "touch", "--language", "en", "--rule", "PAY-PLAYER-TIE")
    done = baccarat("verify", "--engine", engine, *chosen, "--report", tmp_path)
    files = sorted((tmp_path / "replay").iterdir())

    assert done.returncode == 1
    assert files
    for file in files:
        assert baccarat("replay", file, "--engine", engine).returncode == 1
    assert baccarat("verify", *chosen, "--report", tmp_path).returncode == 1  # some rules alone: nothing failed
    assert not any((tmp_path / "replay").iterdir())
