"""Reports: what verify writes, what changed between two of them, engines side by side, and known failures."""

from __future__ import annotations

import errno
import gettext
import json
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections import Counter
from datetime import UTC, date, datetime
from html import unescape
from html.parser import HTMLParser

import jsonschema
import msgspec
import pytest

from conformance.engines.protocol import About
from conformance.errors import BaccaratError, SpecError
from conformance.places import spec_digest
from conformance.report import files, reading
from conformance.report.diff import compare, diff
from conformance.report.drawing import badge
from conformance.report.findings import findings
from conformance.report.html import page
from conformance.report.junit import junit
from conformance.report.known import Known, read_known
from conformance.report.model import (
    FORMAT,
    Basis,
    Check,
    Chosen,
    ClaimInfo,
    Count,
    DifferenceInfo,
    EngineInfo,
    Failure,
    LackInfo,
    Report,
    RuleInfo,
    SuiteInfo,
    SweepFailure,
    SweepInfo,
    SweptTable,
    TableInfo,
    encode,
    schema,
)
from conformance.rulebook import rulebook
from conformance.suite.results import Record
from conformance.suite.run import Selection
from conformance.words import catalogues, words_in
from tests.programs import ROOT, baccarat, baccarat_process

TIE_LIAR = "tests.liars:tie_loses_main_bets"
FILES = ["badge.svg", "junit.xml", "report.html", "report.json"]


@pytest.fixture(scope="module")
def told(tie_report):
    """A report in Vietnamese on an engine that loses Player and Banker stakes on a tie, with what the command said."""
    return tie_report


@pytest.fixture(scope="module")
def report(told):
    """That report, read."""
    return reading.read_report(told[0], rulebook())


def test_verify_writes_a_report(told, report):
    """The folder is made, holds four files and those to replay, and the verdict is that of the command."""
    folder, done = told
    files = [path for path in folder.iterdir() if path.is_file()]

    assert done.returncode == 1, done.stderr
    assert sorted(path.name for path in files) == FILES
    assert {path.stat().st_mode & 0o777 for path in files} == {0o644}
    assert str(folder / "report.html") in done.stdout
    assert (report.verdict, report.complete, report.language) == ("not-conformant", True, "vi")
    assert report.started <= report.finished
    assert report.engine.given == TIE_LIAR


def test_report_fits_its_schema(told):
    """The JSON fits the schema that the command prints, and every field of the schema is described."""
    printed = json.loads(baccarat("report", "schema").stdout)

    assert printed == schema()
    jsonschema.Draft202012Validator.check_schema(printed)
    jsonschema.validate(json.loads((told[0] / "report.json").read_text("utf-8")), printed)
    for name, definition in printed["$defs"].items():
        assert definition["description"], name
        for field, said in definition["properties"].items():
            assert said.get("description"), f"{name}.{field}"


@pytest.mark.parametrize(
    "change",
    [{"complete": "yes"}, {"format": 1}, {"verdict": "fine"}, {"surprise": 1}, {"started": 5}],
)
def test_schema_refuses_what_is_no_report(told, change):
    """A field of the wrong type, value or name does not fit the schema."""
    raw = json.loads((told[0] / "report.json").read_text("utf-8")) | change

    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(raw, schema())


def test_report_has_what_a_mend_needs(report):
    """A failure has the rule with its place and claims, the coup, the transcript, and a command that shows it."""
    check = next(check for check in report.checks if check.case == "MAIN-PLAYER-03/1")
    failure = check.failure

    assert (check.verdict, check.rules) == ("failed", ("PAY-PLAYER-TIE",))
    assert failure.deal == ("KS", "2D", "TH", "AC", "JD", "7S")
    assert failure.stakes == {"player": "10.00"}
    assert (failure.expected, failure.actual) == ("được hoàn lại", "thua 10,00")
    assert failure.basis[0].place.startswith("spec/bets/player.toml:")
    assert failure.basis[0].claims == (ClaimInfo("touch", 69, "T036"),)
    assert failure.reproduce.startswith("baccarat coup touch --deal 'KS 2D TH AC JD 7S'")
    request, answer = (json.loads(text) for text in msgspec.structs.astuple(failure.transcript[0]))
    assert request["bets"] == [{"bet": "player", "stake": "10.00"}]
    assert answer["coups"][0]["settlements"] == [{"bet": "player", "result": "lose", "returned": "0.00"}]


def test_junit_agrees_with_the_counts(told, report):
    """JUnit has a suite for each table and language with the same numbers, and each failure can be reproduced."""
    root = ET.parse(told[0] / "junit.xml").getroot()
    counts = report.counts[0].verdicts
    suite = root.find("testsuite")

    assert suite.get("name") == "touch vi"
    assert (int(suite.get("tests")), int(suite.get("failures"))) == (sum(counts.values()), counts["failed"])
    assert len(suite.findall("testcase/failure")) == counts["failed"]
    text = suite.find("testcase[@name='MAIN-PLAYER-03/1']/failure").text
    for part in ("PAY-PLAYER-TIE", "touch:69 (T036)", "baccarat coup touch", "Thực tế: cược Con: thua 10,00"):
        assert part in text


class _Reader(HTMLParser):
    """Gathers the ids, the references, and what a reader sees or hears outside code."""

    SILENT = frozenset({"style", "script", "code", "pre"})

    def __init__(self, markup):
        super().__init__()
        self.ids, self.said, self.headers, self.headings = [], [], [], []
        self._silent = 0
        self.feed(markup)

    def handle_starttag(self, tag, attrs):
        named = dict(attrs)
        self.ids += [named["id"]] if "id" in named else []
        self.headers += [named.get("scope")] if tag == "th" else []
        self.headings += [int(tag[1])] if re.fullmatch("h[1-6]", tag) else []
        self.said += [named[key] for key in ("title", "aria-label", "placeholder", "data-text") if key in named]
        self._silent += tag in self.SILENT

    def handle_endtag(self, tag):
        self._silent -= tag in self.SILENT

    def handle_data(self, data):
        if not self._silent:
            self.said.append(data)


def test_page_needs_nothing_else(told):
    """The page refers to nothing outside itself, and its policy forbids that."""
    text = unescape((told[0] / "report.html").read_text("utf-8"))

    for sign in ("http://", "https://", "src=", "@import", "url(", "<link", "//cdn"):
        assert sign not in text, sign
    assert set(re.findall(r'href="(.)', text)) == {"#"}
    assert "default-src 'none'" in text


def test_page_has_each_failure_once(told, report):
    """Every scenario that failed has one anchor, its id, and every link inside the page leads somewhere."""
    text = (told[0] / "report.html").read_text("utf-8")
    ids = _Reader(text).ids
    failed = {check.case for check in report.checks if check.failed}

    assert len(ids) == len(set(ids))
    assert failed
    assert failed == {id_ for id_ in ids if re.match("[A-Z]|generated/", id_) and not id_.startswith("suit")}
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)
    places = Counter(
        (item.check.case, table, language)
        for items in findings(report).values()
        for item in items
        for table in item.tables
        for language in item.languages
    )
    assert places == Counter((check.case, check.table, check.language) for check in report.checks if check.failed)


def test_page_can_be_read_without_eyes(told):
    """Headings go down one step at a time, every table header has a scope, and cards are named."""
    text = (told[0] / "report.html").read_text("utf-8")
    reader = _Reader(text)

    assert reader.headings[0] == 1
    assert reader.headings.count(1) == 1
    assert all(low - high <= 1 for high, low in zip(reader.headings, reader.headings[1:], strict=False))
    assert set(reader.headers) == {"col", "row"}
    assert 'role="img" aria-label="già bích"' in text
    assert '<html lang="vi">' in text


ENGLISH = re.compile(
    r"\b(actual|all|answers?|bank|banker|began|cards?|checks?|chosen|conformance|conformant|contents|coup|digest|hash|ended|"
    r"engines|expected|failed|failures?|incomplete|known|languages?|nothing|not|of|passed|player|programming|reproduce|"
    r"rests|round|rules?|run|scenarios?|show|shown|step|suite|tables?|text|the|verdict|version)\b",
    re.IGNORECASE,
)


def _without_english(monkeypatch, language):
    """Make every message that the catalogue lacks unreadable, so that only what passes by the catalogue is English."""
    real = catalogues._catalogue(language)

    class Pseudo(gettext.NullTranslations):
        def gettext(self, message):
            return self._masked(message, real.gettext(message))

        def pgettext(self, context, message):
            return self._masked(message, real.pgettext(context, message))

        def _masked(self, message, found):
            return found if found != message else re.sub(r"\{\w+\}|(\w)", lambda m: "ẍ" if m[1] else m[0], found)

    words_in.cache_clear()
    monkeypatch.setattr(catalogues, "_catalogue", lambda _: Pseudo())


@pytest.mark.parametrize("verdicts", ["complete", "incomplete"])
def test_page_is_whole_in_one_language(monkeypatch, report, verdicts):
    """No English word of the page comes from anywhere but the catalogue."""
    _without_english(monkeypatch, "vi")
    try:
        complete = verdicts == "complete"
        shown = page(msgspec.structs.replace(report, complete=complete), rulebook())
        said = re.sub(
            r"baccarat-conformance|generated/[a-z-]+|\{\w+\}|[A-Z0-9]+(-[A-Z0-9/]+)+", "", " ".join(_Reader(shown).said)
        )
        drawn = badge(report).decode()
    finally:
        words_in.cache_clear()

    assert ENGLISH.findall(said) == []
    assert "conformant" not in drawn


NOW = datetime(2026, 11, 30, 7, 0, tzinfo=UTC)


def _check(case="MAIN-PLAYER-03/1", verdict="passed", language="en", table="touch", actual="loses 10.00", **changes):
    """Return a check of Player's stake on a tie."""
    failure = None
    if verdict != "passed":
        failure = Failure(
            file="features/en/main-bets.feature",
            line=35,
            name="A tie <returns> Player",
            step="Then Player is returned",
            subject="Player",
            expected="returned",
            actual=actual,
            basis=(Basis("PAY-PLAYER-TIE", "spec/bets/player.toml:18", "A tie", (ClaimInfo("touch", 69, "T036"),)),),
            reproduce="baccarat coup touch",
            deal=("KS", "2D", "TH", "AC", "JD", "7S"),
            stakes={"player": "10.00"},
        )
    return Check(case, table, language, ("PAY-PLAYER-TIE",), verdict, failure=failure, **changes)


def _report(*checks, **changes):
    counts = Counter((check.table, check.language) for check in checks)
    built = Report(
        format=FORMAT,
        suite=SuiteInfo("baccarat-conformance", "0.1.0", "00"),
        engine=EngineInfo("acme.engine:answer"),
        language="en",
        selection=Chosen((), ("en", "vi"), ()),
        started=NOW,
        finished=NOW,
        verdict="not-conformant" if any(check.failed for check in checks) else "conformant",
        counts=tuple(
            Count(t, lang, dict(Counter(c.verdict for c in checks if (c.table, c.language) == (t, lang))))
            for t, lang in counts
        ),
        tables=tuple(TableInfo(id_, id_) for id_ in {"touch": 0} | {check.table: 0 for check in checks}),
        rules=tuple(RuleInfo(id_, "A tie") for id_ in {"PAY-PLAYER-TIE": 0} | {r: 0 for c in checks for r in c.rules}),
        checks=checks,
        known=(),
        broken=(),
        complete=True,
    )
    return msgspec.structs.replace(built, **changes)


def _written(folder, built):
    files.write_files(folder, files.files_of(built, rulebook()))
    return folder


def test_a_failure_of_several_languages_is_told_in_the_report_s():
    """What failed in both languages is told once, in the report's; what failed in the other alone is marked as such."""
    built = _report(
        _check(verdict="failed"),
        _check(verdict="failed", language="vi", actual="thua 10,00"),
        _check("MAIN-PLAYER-03/2", verdict="failed", language="vi", actual="thua 10,00"),
    )
    found = findings(built)
    shown = page(built, rulebook())

    assert [(item.check.language, item.languages) for item in found["MAIN-PLAYER-03/1"]] == [("en", ("en", "vi"))]
    assert [(item.check.language, item.languages) for item in found["MAIN-PLAYER-03/2"]] == [("vi", ("vi",))]
    assert shown.count("loses 10.00") == 1
    assert shown.count("thua 10,00") == 1
    assert '<section lang="vi" data-tables="touch" data-languages="vi"' in shown


def test_what_an_engine_says_cannot_break_the_files():
    """Markup and control characters in an engine's words are text in the page and in JUnit."""
    evil = "</script><script>alert(1)</script>\x00\x1b[31m\ud800 \"'&"
    built = _report(_check(verdict="crashed", actual=evil))
    shown = page(built, rulebook())

    assert "<script>alert" not in shown
    assert "\x00" not in shown
    assert ET.fromstring(junit(built)).find("testsuite/testcase/failure") is not None


def test_what_is_no_text_is_replaced(tmp_path):
    """Half a surrogate pair in an engine's words, which no file can hold, does not stop the report."""
    record = Record("A", "en", "touch", ("DRAW-P5",), "crashed", actual="\ud800", transcript=(("{}", "\udfff"),))
    reporter = files.Reporter(tmp_path, "en", Selection("x:y"), rulebook(), Known())
    reporter.end(files.Outcome(About("", "", ""), [record], [], complete=True))

    assert reading.read_report(tmp_path, rulebook()).checks[0].failure.actual == "\ufffd"


def test_what_did_not_run_is_skipped_and_listed():
    """Unsupported is neither passed nor failed: skipped in JUnit, in its own part of the page, and no failure."""
    built = _report(_check(), _check("MAIN-PLAYER-03/2", verdict="unsupported", actual="unsupported: no ties"))
    suite = ET.fromstring(junit(built)).find("testsuite")
    shown = page(built, rulebook())

    assert (suite.get("tests"), suite.get("failures"), suite.get("skipped")) == ("2", "0", "1")
    assert findings(built) == {}
    assert "unsupported: no ties (1)" in shown
    assert "Nothing failed." in shown


OF_THE_RULES = (
    "RETURN-TOUCH-03",
    "RETURN-STATED-02",
    *(f"SILENT-INCIDENT-02/{row}" for row in range(1, 12)),
    *(f"SILENT-INCIDENT-07/{row}" for row in range(1, 4)),
    "SILENT-COMPLAINT-02",
)
"""The scenarios of two rules of touch that ask no coup, and incidents and complaints only of who claims them."""


def test_what_asks_nothing_of_an_engine_is_no_pass_of_it(tmp_path):
    """An engine that claims coups alone has passed 20 coups; the returns, and what it does not claim, are no passes."""
    chosen = ("--rule", "RETURN-TOUCH-PLAYER", "--rule", "INCIDENT-TOUCH-MALFUNCTION", "--rule", "DRAW-P5")
    engine = "tests.liars:claims_only_coups"
    done = baccarat("verify", "--engine", engine, "--table", "touch", "--language", "en", *chosen, "--report", tmp_path)
    built = reading.read_report(tmp_path, rulebook())
    apart = {check.case for check in built.checks if check.verdict == "of-the-rules"}
    suite = ET.parse(tmp_path / "junit.xml").getroot().find("testsuite")

    assert done.returncode == 1
    assert "Checks passed: 20 of 22. Scenarios: 22" in done.stdout
    assert "Checks of the rules themselves: 17 (the engine is not asked" in done.stdout
    assert apart == set(OF_THE_RULES)
    assert (built.passed, built.total, built.of_the_rules) == (20, 22, 17)
    assert "20/22 (not run: 2)" in (tmp_path / "badge.svg").read_text("utf-8")
    left = "Checks not run, since the engine does not claim them: 2 of 22"
    assert "Passed what was run; not conformant, because something was not run:" in done.stdout
    assert left in done.stdout
    assert left in (tmp_path / "report.html").read_text("utf-8")
    assert "§ check of the rules themselves" in (tmp_path / "report.html").read_text("utf-8")
    assert (suite.get("tests"), suite.get("failures"), suite.get("skipped")) == ("39", "0", "19")


LEFT = LackInfo(checks=1, of_checks=2)


@pytest.mark.parametrize(
    ("verdict", "said", "badged"),
    [("partial", True, True), ("not-conformant", False, False), ("conformant", False, False)],
)
def test_what_did_not_run_is_told_where_nothing_failed(verdict, said, badged):
    """What was not run is told, on the page and the badge, where it is all that keeps the engine from conforming."""
    built = _report(_check(), verdict=verdict, lack=LEFT)

    assert ("<p>Checks not run, since the engine does not claim them: 1 of 2" in page(built, rulebook())) is said
    assert (b"not run" in badge(built)) is badged
    assert "Conformant means: at every table that was chosen" in page(built, rulebook())


def test_an_engine_without_fault_is_conformant_beside_checks_of_the_rules(tmp_path):
    """What is asked of no engine does not keep one from being conformant that passes all that it is asked."""
    arguments = ("--table", "touch", "--language", "en")
    done = baccarat("verify", "--engine", "tests.liars:is_without_fault", *arguments, "--report", tmp_path)

    assert (done.returncode, reading.read_report(tmp_path, rulebook()).verdict) == (0, "conformant")
    assert "Checks passed: 358 of 358. Scenarios: 358" in done.stdout
    assert "Checks of the rules themselves: 10 (" in done.stdout


def test_the_reference_executes_the_rules():
    """The checks of the rules are the reference engine's own."""
    done = baccarat("verify", "--table", "touch", "--language", "en", "--rule", "RETURN-TOUCH-PLAYER")

    assert done.returncode == 1  # for one rule is not all of them
    assert "Checks passed: 2 of 2" in done.stdout
    assert "Checks of the rules themselves" not in done.stdout


def test_a_run_that_asks_nothing_of_its_engine_decides_nothing():
    """A choice of checks of the rules alone is refused, as no verdict on an engine could come of it."""
    arguments = ("--table", "touch", "--rule", "RETURN-TOUCH-PLAYER")
    done = baccarat("verify", "--engine", "tests.liars:is_without_fault", *arguments)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "baccarat: what was chosen checks the rules themselves and asks nothing of an engine; choose less narrowly\n"
    )


def test_rules_that_do_not_hold_are_no_failure_of_an_engine(tmp_path):
    """A return that the rules do not bear out breaks the run, and says nothing against the engine."""
    checkout = tmp_path / "checkout"
    for name in ("spec", "features", "locales", "conformance", "tests"):
        shutil.copytree(ROOT / name, checkout / name)
    feature = checkout / "features" / "en" / "returns.feature"
    feature.write_text(feature.read_text("utf-8").replace("Then the return is 98.76%", "Then the return is 98.77%", 1))
    arguments = ("--table", "touch", "--language", "en", "--rule", "RETURN-TOUCH-PLAYER", "--rule", "DRAW-P5")
    done = baccarat_process("verify", "--engine", "tests.liars:is_without_fault", *arguments, cwd=checkout)

    assert done.returncode == 2
    assert "✗" not in done.stdout
    assert "RETURN-TOUCH-03: touch: RETURN-TOUCH-PLAYER: Player: 98.77% ≠ 98.764919%" in done.stdout


@pytest.mark.parametrize(
    ("verdict", "said"),
    [("conformant", "conformant 1/2"), ("not-conformant", "not conformant 1/2"), ("incomplete", "incomplete 1/2")],
)
def test_badge_tells_the_verdict_and_the_counts(verdict, said):
    """The badge is an SVG that says the verdict and how many checks passed."""
    drawn = badge(_report(_check(), _check("MAIN-PLAYER-03/2", verdict="failed"), verdict=verdict))

    title = ET.fromstring(drawn).find("{http://www.w3.org/2000/svg}title")
    assert title.text == f"baccarat: {said}"


def test_diff_tells_four_changes():
    """A failure appears, changes, is fixed, or its scenario no longer runs; what is as it was is not told."""
    before = _report(
        _check("A"),
        _check("B", verdict="failed"),
        _check("C", verdict="failed"),
        _check("D", verdict="failed"),
        _check("E"),
        _check("F", verdict="failed"),
        _check("G"),
    )
    after = _report(
        _check("A", verdict="failed"),
        _check("B", verdict="failed", actual="loses 9.50"),
        _check("C"),
        _check("F", verdict="failed"),
        _check("G", verdict="unsupported"),
        _check("H", verdict="failed"),
        _check("I"),
    )

    changes = [(item.change, item.case) for item in diff(before, after)]
    assert changes == [
        ("appeared", "A"),
        ("appeared", "H"),
        ("changed", "B"),
        ("fixed", "C"),
        ("gone", "D"),
        ("gone", "E"),
        ("gone", "G"),
    ]


def test_diff_gathers_tables_and_keeps_languages_apart():
    """The same change at two tables is one line; in two languages it is two."""
    before = _report(*(_check(language=lang, table=t) for lang in ("en", "vi") for t in ("touch", "bakarat")))
    after = _report(
        *(msgspec.structs.replace(c, verdict="failed", failure=_check(verdict="failed").failure) for c in before.checks)
    )

    assert [(item.language, item.tables) for item in diff(before, after)] == [
        ("en", ("touch", "bakarat")),
        ("vi", ("touch", "bakarat")),
    ]


@pytest.mark.parametrize(
    ("was", "is_now", "status", "said"),
    [
        ("passed", "passed", 0, "Appeared: 0"),
        ("passed", "failed", 1, "✗ MAIN-PLAYER-03/1 en (touch)  Player: returned ≠ loses 10.00"),
        ("failed", "crashed", 1, "Fails otherwise: 1"),
        ("failed", "passed", 0, "Fixed: 1"),
        ("passed", "unsupported", 1, "No longer run: 1"),
    ],
)
def test_diff_command(tmp_path, was, is_now, status, said):
    """The command's exit status is 1 when a failure appeared or changed, or what ran before does not any more."""
    before = _written(tmp_path / "a", _report(_check(verdict=was)))
    after = _written(tmp_path / "b", _report(_check(verdict=is_now)))
    done = baccarat("report", "diff", before, after / "report.json")

    assert done.returncode == status, done.stderr
    assert said in done.stdout


def test_reports_on_different_ground_are_said_to_be(tmp_path):
    """A comparison of reports on different rules says so first."""
    one = _written(tmp_path / "a", _report(_check()))
    other = _written(tmp_path / "b", _report(_check(), suite=SuiteInfo("baccarat-conformance", "0.1.0", "01")))

    assert "different rules" in baccarat("report", "diff", one, other).stdout.splitlines()[0]


def test_compare_puts_what_differs_first(tmp_path):
    """Engines stand side by side, and the rules where they differ come first."""
    rules = (RuleInfo("DRAW-P5", "Five"), RuleInfo("PAY-PLAYER-TIE", "A tie"))
    draw = msgspec.structs.replace(_check("D"), rules=("DRAW-P5",))
    good = _report(draw, _check(), rules=rules)
    bad = _report(draw, _check(verdict="failed"), rules=rules)
    ugly = _report(draw, _check(verdict="unsupported"), rules=rules)

    assert [(row.rule, row.differs, row.counts) for row in compare([good, bad, ugly])] == [
        ("PAY-PLAYER-TIE", True, ((1, 0, 0), (0, 1, 0), (0, 0, 1))),
        ("DRAW-P5", False, ((1, 0, 0), (1, 0, 0), (1, 0, 0))),
    ]
    places = [_written(tmp_path / name, built) for name, built in (("g", good), ("b", bad), ("u", ugly))]
    done = baccarat("report", "compare", *places)
    assert done.returncode == 0, done.stderr
    assert done.stdout.index("≠ PAY-PLAYER-TIE") < done.stdout.index("DRAW-P5")
    assert "Rules in which the engines differ: 1 of 2." in done.stdout


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot be read"),
        (b"{", "is not a report"),
        (b'{"format": 1}', "has the report format 1, and this command reads 2; write it again"),
        (b"{}", "names no report format, and this command reads 2; write it again"),
        (b"[]", "is not a report"),
        (b'{"format": 2}', "is not a report"),
        (b'{"format": "2"}', "is not a report"),
        (b"[" * 100_000, "is not a report"),
        (b'{"format": 2, "x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", "is not a report"),
        (b'{"format": 2, "language": "\\ud800"}', "is not a report"),
        (b"\xff\xfe{", "is not a report"),
        (encode(_report(_check(), complete=False)), "of an incomplete run"),
    ],
)
def test_what_is_no_report_is_misuse(tmp_path, content, sentence):
    """No report, a report of another format, or an incomplete one is told in one sentence."""
    bad = tmp_path / "bad.json"
    if content is not None:
        bad.write_bytes(content)

    with pytest.raises(BaccaratError) as caught:
        reading.read_report(bad, rulebook())
    assert sentence in str(caught.value)


def _forged(tmp_path, change):
    """Write a report of these rules, changed as a forger would."""
    swept = SweptTable("touch", 9, 9, 1, 1.0, (SweepFailure(("tie",), (), 4, {"tie": "1"}, (DIFFERENT,), "x"),))
    report = _report(
        _check(verdict="failed"),
        _check(case="generated/stakes"),
        suite=SuiteInfo("baccarat-conformance", "0.1.0", spec_digest()),
        sweep=SweepInfo(9, (swept,), "", ""),
    )
    raw = json.loads(encode(report))
    change(raw)
    (tmp_path / "report.json").write_text(json.dumps(raw), "utf-8")
    return tmp_path


DIFFERENT = DifferenceInfo("Tie", "wins", "loses")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda raw: raw.update(verdict="fine"), "Invalid enum value 'fine'"),
        (lambda raw: raw["checks"][0].update(verdict="fine"), "Invalid enum value 'fine'"),
        (lambda raw: raw["checks"][0].update(table="tuch"), "there is no table tuch"),
        (lambda raw: raw["counts"][0].update(table="tuch"), "there is no table tuch"),
        (lambda raw: raw["tables"][0].update(id="tuch"), "there is no table tuch"),
        (lambda raw: raw["checks"][0].update(rules=["DRAW-X"]), "there is no rule DRAW-X"),
        (lambda raw: raw["checks"][1].update(case="generated/luck"), "there is no kind of generated check luck"),
        (lambda raw: raw["sweep"]["tables"][0].update(table="tuch"), "there is no table tuch"),
        (lambda raw: raw["sweep"]["tables"][0]["failures"][0].update(stakes={"tei": "1"}), "there is no bet tei"),
        (lambda raw: raw["sweep"]["tables"][0]["failures"][0].update(differences=[]), "length >= 1"),
        (lambda raw: raw["checks"][0].update(table="t\u202e\x9b" * 1000), "there is no table t\\u202e\\x9bt"),
        (lambda raw: raw["checks"][0].update(verdict="f\x9b"), "is not a report"),
    ],
)
def test_a_forged_report_is_one_sentence(tmp_path, change, sentence):
    """What no run of these rules can have written is misuse: one line, not longer than a screen, and status 2."""
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.mkdir()
    bad.mkdir()
    _forged(good, lambda _: None)
    _forged(bad, change)
    assert reading.read_report(good, rulebook()).complete

    for command in (["diff", good, bad], ["compare", bad]):
        done = baccarat("report", *command)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert sentence in done.stderr
        assert len(done.stderr) < 1200
        assert "\u202e" not in done.stderr
        assert "\x9b" not in done.stderr


def test_what_another_report_says_cannot_act_on_a_terminal(tmp_path):
    """Names and failures of a report are cut, and their controls and marks of direction written out."""
    evil = "\x1b[2J\x9b\u202e" + "x" * 5000
    bad = _written(tmp_path / "b", _report(_check(verdict="failed", actual=evil), engine=EngineInfo("a", name=evil)))
    good = _written(tmp_path / "g", _report(_check()))

    for command in (["diff", good, bad], ["diff", bad, good], ["compare", good, bad]):
        told = baccarat("report", *command).stdout
        assert not {"\x1b", "\x9b", "\u202e"} & set(told)
        assert "\\u202e" in "".join(told.split())
        assert told.count("x") < 1500


def test_a_page_has_no_controls_and_no_marks_of_direction():
    """What an engine says cannot turn the text around it."""
    report = _report(_check(verdict="failed", actual="a\x9b\u202eb\u2066c"), engine=EngineInfo("a", name="n\u200fn"))

    for text in (page(report, rulebook()), junit(report).decode()):
        assert not {"\x9b", "\u202e", "\u2066", "\u200f"} & set(text)
        assert "a\ufffd\ufffdb\ufffdc" in text


KNOWN = """
[[known]]
rule = "{rule}"
reason = "Ties come with the next release"
link = "https://issues.example/7"
expires = {expires}
"""


def _known(folder, rule="PAY-PLAYER-TIE", expires="2999-12-31", extra=""):
    path = folder / "known.toml"
    path.write_text(KNOWN.format(rule=rule, expires=expires) + extra)
    return path


def _verify_known(tmp_path, rule, *arguments, run="PAY-PLAYER-TIE", engine=TIE_LIAR):
    known = _known(tmp_path, rule, *arguments)
    folder = tmp_path / "report"
    selection = ("--language", "en", "--table", "touch", "--rule", run)
    done = baccarat("verify", "--engine", engine, *selection, "--known", known, "--report", folder)
    return done, reading.read_report(folder, rulebook())


TIE_RULES = ("PAY-PLAYER-TIE", "PAY-BANKER-COMMISSION-TIE", "COMMISSION-TOUCH", "ROUNDING-TOUCH")
"""The rules of touch whose scenarios fail where a tie loses the main bets."""


def _verify_ties(tmp_path, *arguments, engine=TIE_LIAR, rules=TIE_RULES):
    known = _known(tmp_path, extra="".join(KNOWN.format(rule=rule, expires="2999-12-31") for rule in rules[1:]))
    selection = ("--language", "en", "--table", "touch", "--known", known, "--report", tmp_path / "report")
    done = baccarat("verify", "--engine", engine, *selection, *arguments)
    return done, reading.read_report(tmp_path / "report", rulebook())


def test_known_failures_do_not_fail_the_run(tmp_path):
    """Known failures still run and are reported as known; nothing else failed, and that is not called conformant."""
    done, built = _verify_ties(tmp_path)
    suite = ET.parse(tmp_path / "report" / "junit.xml").getroot().find("testsuite")

    assert done.returncode == 0, done.stdout
    assert "PAY-PLAYER-TIE is known to fail, up to 2999-12-31: Ties come with the next release" in done.stdout
    assert "✗" not in done.stdout
    failed = [check for check in built.checks if check.failed]
    assert failed
    assert {check.known for check in failed} == {"Ties come with the next release"}
    scenarios = [check for check in failed if not check.case.startswith("generated/")]
    assert built.counts[0].known == len(scenarios) == int(suite.get("skipped")) - built.of_the_rules
    assert (built.verdict, built.known[0].state) == ("known-failures", "holds")
    assert f"Not conformant: known failures: {len(failed)}; nothing else." in done.stdout
    assert "Conformant." not in done.stdout


def test_known_failures_of_a_part_of_the_rules_fail_the_run(tmp_path):
    """What was not run is more than the known failures, and none of what was run passed."""
    done, built = _verify_ties(tmp_path, "--rule", "PAY-PLAYER-TIE")

    assert (done.returncode, built.verdict) == (1, "not-conformant")
    assert "Checks passed: 0 of 3" in done.stdout


@pytest.mark.parametrize("engine", ["raises", "no_coups", "rejects_everything", "wrong_seq"])
def test_what_is_no_answer_is_no_known_failure(tmp_path, engine):
    """An entry covers checks that failed, and no crash, protocol error or refusal to play."""
    done, built = _verify_ties(tmp_path, "--no-generated", engine=f"tests.liars:{engine}")

    assert (done.returncode, built.verdict) == (1, "not-conformant")
    assert not any(check.known for check in built.checks)


def test_an_unexpected_pass_fails_the_run(tmp_path):
    """An entry whose scenarios all pass fails the run, and the sentence names it."""
    done, built = _verify_known(tmp_path, "DRAW-P5", run="DRAW-P5")

    assert done.returncode == 1
    assert "DRAW-P5 is listed as a known failure and passes now; remove its entry" in done.stdout
    assert (built.verdict, built.known[0].state) == ("not-conformant", "unexpected-pass")
    assert "unexpected-pass" in (tmp_path / "report" / "junit.xml").read_text("utf-8")


def test_an_expired_entry_fails_the_run(tmp_path):
    """After its last day an entry fails the run, and its failures are not known any more."""
    done, built = _verify_known(tmp_path, "PAY-PLAYER-TIE", "2020-01-31")

    assert done.returncode == 1
    assert "PAY-PLAYER-TIE was a known failure until 2020-01-31, and the entry has expired" in done.stdout
    assert built.known[0].state == "expired"
    assert not any(check.known for check in built.checks)


def test_an_entry_of_another_rule_lets_nothing_be(tmp_path):
    """An entry whose rule no scenario of the run cites neither helps nor harms."""
    done, built = _verify_known(tmp_path, "DRAW-P5")

    assert done.returncode == 1
    assert built.known[0].state == "not-run"


def test_the_last_day_counts(tmp_path):
    """An entry holds on its last day and not on the day after; tables and languages narrow it."""
    path = _known(tmp_path, expires="2026-12-31", extra='tables = ["touch"]\nlanguages = ["vi"]\n')
    on_the_day, after = (read_known(path, rulebook(), date(*day)) for day in ((2026, 12, 31), (2027, 1, 1)))
    record = Record("MAIN-PLAYER-03/1", "vi", "touch", ("PAY-PLAYER-TIE",), "failed")

    assert on_the_day.reason(record) == "Ties come with the next release"
    assert after.reason(record) == ""
    assert on_the_day.reason(msgspec.structs.replace(record, language="en")) == ""
    assert on_the_day.reason(msgspec.structs.replace(record, table="bakarat")) == ""
    assert on_the_day.reason(msgspec.structs.replace(record, verdict="unsupported")) == ""


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("PAY-PLAYER-TIE", "PAY-LION", 'known[0].rule: "PAY-LION" is not a rule; see baccarat rules'),
        ("Ties come with the next release", " ", "known[0].reason: PAY-PLAYER-TIE has no reason"),
        ("https://", "javascript:", "known[0].link: "),
        ("expires = 2999-12-31", "", "known[0]"),
        ("2999-12-31", '"soon"', "known[0].expires"),
        ("link", "lnik", "known[0]"),
        ("[[known]]", "[[unknown]]", "known.toml: "),
        ("[[known]]", "[[known", "not TOML"),
        ("expires", 'tables = ["casino"]\nexpires', 'known[0].tables: "casino" is not a table; write one of'),
        ("expires", 'languages = ["fr"]\nexpires', "known[0].languages"),
        ("\n[[known]]", KNOWN.format(rule="PAY-PLAYER-TIE", expires="2999-12-31") + "[[known]]", "listed twice"),
    ],
)
def test_a_wrong_file_of_known_failures_is_one_sentence(tmp_path, old, new, sentence):
    """A mistake in the file is told with file, key and mend."""
    path = _known(tmp_path)
    path.write_text(path.read_text().replace(old, new, 1))

    with pytest.raises(SpecError) as caught:
        read_known(path, rulebook(), date(2026, 11, 30))
    assert sentence in str(caught.value)
    assert str(caught.value).startswith(str(path))


SMALL = ("--language", "en", "--table", "touch", "--rule", "DRAW-P5")


def test_the_command_tells_a_wrong_file_of_known_failures(tmp_path):
    """Nothing runs with a wrong file: one sentence and exit status 2."""
    done = baccarat("verify", *SMALL, "--known", _known(tmp_path, "PAY-LION"))

    assert done.returncode == 2
    assert '"PAY-LION" is not a rule' in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--report-language", "vi"), "add --report"),
        (("--report", "REPORT", "--report-language", "vi"), "add --language vi"),
        (("--known", "/no/such/file.toml"), "the file is missing"),
        (("--report", "/proc/reports"), "the report cannot be written to /proc/reports"),
        (("--report", "/dev/null/reports"), "the report cannot be written to /dev/null/reports (Not a directory)"),
    ],
)
def test_misuse_of_the_options_is_one_sentence(tmp_path, arguments, sentence):
    """What cannot be is told before anything runs: one sentence, exit status 2."""
    done = baccarat("verify", *SMALL, *(str(tmp_path / "r") if word == "REPORT" else word for word in arguments))

    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_without_leave_to_write(tmp_path):
    """A folder that may not be written is one sentence and exit status 2."""
    tmp_path.chmod(0o500)
    done = baccarat("verify", *SMALL, "--report", tmp_path)
    tmp_path.chmod(0o700)

    assert done.returncode == 2
    assert "the report cannot be written" in done.stderr


def test_a_full_disk_leaves_no_half_file(tmp_path, monkeypatch):
    """When the disk is full at the second file, the files of the last report stay as they were and none is added."""
    files.write_files(tmp_path, {"report.json": b"old"})
    calls = iter([None, OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))])

    def full(handle):
        if error := next(calls):
            raise error

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BaccaratError) as caught:
        files.write_files(tmp_path, {"report.json": b"new", "junit.xml": b"new"})
    assert "(No space left on device); make room" in str(caught.value)
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("report.json", b"old")]


@pytest.fixture
def tiny_disk(tmp_path):
    """A disk of 96 KiB."""
    tmp_path.joinpath("disk").mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=96k", "tmpfs", str(tmp_path / "disk")]
    try:
        if subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("a small disk cannot be mounted here")
    except FileNotFoundError:
        pytest.skip("there is no mount here")
    yield tmp_path / "disk"
    subprocess.run(["umount", str(tmp_path / "disk")], check=True)


def test_a_disk_that_fills_up_during_the_run(tiny_disk):
    """The report that does not fit is one sentence and exit status 2; what stays says that the run is incomplete."""
    done = baccarat("verify", "--language", "en", "--table", "touch", "--no-generated", "--report", tiny_disk / "r")

    assert done.returncode == 2
    assert "(No space left on device)" in done.stderr
    assert sorted(path.name for path in (tiny_disk / "r").iterdir()) == FILES
    with pytest.raises(BaccaratError, match="of an incomplete run"):
        reading.read_report(tiny_disk / "r", rulebook())


def test_ctrl_c_leaves_a_report_marked_incomplete(tmp_path):
    """Ctrl-C ends with exit status 2; the report has what ran until then and says that it has no verdict."""
    selection = ("--language", "en", "--table", "touch")
    done = baccarat_process("verify", "--engine", "tests.liars:interrupts", *selection, "--report", tmp_path)
    raw = msgspec.json.decode((tmp_path / "report.json").read_bytes(), type=Report)

    assert done.returncode == 2
    assert "interrupted" in done.stderr
    assert (raw.complete, raw.verdict) == (False, "incomplete")
    assert 0 < len(raw.checks) <= 4
    jsonschema.validate(json.loads((tmp_path / "report.json").read_text("utf-8")), schema())
    assert "has no verdict" in (tmp_path / "report.html").read_text("utf-8")
    assert ET.parse(tmp_path / "junit.xml").getroot().get("errors") == "1"
    assert "incomplete" in (tmp_path / "badge.svg").read_text("utf-8")
    assert baccarat("report", "compare", tmp_path).returncode == 2


def test_a_run_that_breaks_leaves_no_earlier_verdict(tmp_path):
    """A run that ends before its first scenario leaves a report that is incomplete, not the one before it."""
    _written(tmp_path, _report(_check()))
    done = baccarat("verify", "--table", "touch", "--rule", "PAY-TIGER-TIE-WIN", "--report", tmp_path)

    assert done.returncode == 2
    with pytest.raises(BaccaratError, match="of an incomplete run"):
        reading.read_report(tmp_path, rulebook())
