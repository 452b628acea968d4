"""The features: one set of scenarios in three languages, traced to rules that exist."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import unicodedata
from collections import Counter
from pathlib import Path

import pytest

from conformance.errors import BaccaratError
from conformance.rulebook import rulebook
from conformance.suite.cases import Case, _cases_of, all_cases, cases_in, check_languages
from conformance.suite.features import FeatureError, feature_files
from conformance.suite.trace import trace
from conformance.words import LANGUAGES

ROOT = Path(__file__).parent.parent
KEYWORDS = {
    "en": "Given|When|Then|And|But|Examples:|Scenarios:|Example:|Scenario|Rule:|Background:",
    "id": "Diketahui|Dengan|Bila|Jika|Ketika|Maka|Kemudian|Dan|Tapi|Tetapi|Contoh:|Skenario|Aturan:|Latar Belakang:",
    "vi": "Biết|Cho|Khi|Thì|Và|Nhưng|Dữ liệu:|Tình huống|Kịch bản|Khung|Quy tắc:|Bối cảnh:",
}


def _reduced(case: Case) -> tuple[object, ...]:
    """Return what of a case has to be alike in every language."""
    steps = [(step.definition.kind, step.definition.message, step.values, step.rows) for step in case.steps]
    return case.key, case.rules, case.defects, steps


@pytest.mark.parametrize("language", ["id", "vi"])
def test_languages_say_the_same(language):
    """Every language has the same scenarios, with the same rules, steps and values, in the same order."""
    english = {case.key: _reduced(case) for case in cases_in("en")}
    other = {case.key: _reduced(case) for case in cases_in(language)}

    assert list(english) == list(other)
    for key, reduced in english.items():
        assert reduced == other[key]


def test_languages_have_the_same_files():
    """Every feature file has its fellow of the same name in each language."""
    names = [[path.name for path in feature_files(language)] for language in LANGUAGES]

    assert len(names[0]) >= 16
    assert names[0] == names[1] == names[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_survives(language):
    """No scenario is lost to another of the same name, and every id belongs to just one scenario."""
    for path in feature_files(language):
        tags = re.findall(r"^\s*(?:@\S+ )*@id\.(\S+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        read = dict.fromkeys(case.id for case in _cases_of(path, language))

        assert tags == list(read), path.name

    keys = Counter(case.key for case in cases_in(language))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_unique(language):
    """No two cases of one file have the same name, so that a report names just one."""
    names = Counter((case.file, case.name) for case in cases_in(language))

    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sum_in_a_title_is_right(language):
    """The numbers that a title adds up come to the number behind the equals sign: 4 + 2 + 6 are 12, not 2."""
    found = [match for case in cases_in(language) for match in re.findall(r"([\d +]+\d) = (\d+)", case.name)]

    assert ("4 + 2 + 6", "12") in found
    for added, total in found:
        assert sum(map(int, added.split("+"))) == int(total)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_normal_text(language):
    """Feature files are NFC, so that keywords and placeholders match; and no description begins with a keyword."""
    for path in feature_files(language):
        text = path.read_text(encoding="utf-8")

        assert unicodedata.is_normalized("NFC", text), path
        for number, line in _descriptions(text, language):
            assert not re.match(rf"({KEYWORDS[language]})\b", line), f"{path}:{number}: {line}"


def _descriptions(text, language):
    """Yield the lines that are neither tags, keywords, comments, table rows nor steps: prose."""
    titles = {
        "en": "Feature:|Rule:|Scenario:|Scenario Outline:|Background:|Examples:",
        "id": "Fitur:|Aturan:|Skenario:|Garis-Besar Skenario:|Latar Belakang:|Contoh:",
        "vi": "Tính năng:|Quy tắc:|Tình huống:|Khung tình huống:|Bối cảnh:|Dữ liệu:",
    }[language]
    in_prose = False
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if re.match(titles, line):
            in_prose = True
        elif not line or line[0] in "@#|":
            in_prose = False
        elif in_prose and not _is_step(line, language):
            yield number, line
        else:
            in_prose = False


def _is_step(line, language):
    """Say whether a line is a step of this suite rather than prose that looks like one."""
    texts = {step.text for case in cases_in(language) for step in case.steps}
    _, _, rest = line.partition(" ")
    pattern = re.sub(r"<[^>]+>", ".+", re.escape(rest).replace(r"\<", "<").replace(r"\>", ">"))
    return rest in texts or ("<" in rest and any(re.fullmatch(pattern, text) for text in texts))


def test_every_cited_rule_exists():
    """Every scenario cites a rule, and every rule it cites is in spec/."""
    known = rulebook().rules
    for case in all_cases():
        assert case.rules, f"{case.file}:{case.line}"
        assert [rule for rule in case.rules if rule not in known] == [], f"{case.file}:{case.line}"


def test_every_case_runs_somewhere():
    """Every case has a table at which all the rules that it cites hold."""
    for case in all_cases():
        assert case.tables(rulebook()), f"{case.file}:{case.line} {case.key}"


def test_a_named_table_has_the_cited_rules():
    """A scenario that names its table cites no rule that does not hold there."""
    rules = rulebook().rules
    for case in all_cases():
        if case.own_table:
            missing = [rule for rule in case.rules if case.own_table not in rules[rule].tables]

            assert missing == [], f"{case.file}:{case.line}"


def test_every_rule_is_executed():
    """Every rule that an engine decides is executed in every language at every table where it holds."""
    ran = {
        (rule, case.language, table) for case in all_cases() for table in case.tables(rulebook()) for rule in case.rules
    }
    missing = [
        (item.rule.id, language, table)
        for item in trace(rulebook())
        if not item.rule.is_statement
        for language in LANGUAGES
        for table in item.rule.tables
        if (item.rule.id, language, table) not in ran
    ]

    assert missing == []


def test_nothing_is_merely_listed():
    """Each of the 460 claims is executed, or is about what the client or the page decides, or is a mere defect."""
    rules = rulebook().rules
    executed = {rule for case in all_cases() for rule in case.rules}
    merely_listed = [
        claim.id
        for claim in rulebook().claims.values()
        if not any(rule in executed or rules[rule].is_statement for rule in claim.rules) and not claim.defects
    ]

    assert len(rulebook().claims) == 460
    assert merely_listed == []


def test_every_rule_rests_on_a_claim():
    """No rule is of our own making: each rests on at least one claim of a published page."""
    assert [rule.id for rule in rulebook().rules.values() if not rule.claims] == []


@pytest.mark.parametrize(
    ("language", "text", "sentence"),
    [
        ("vi", "When the coup is played", 'is English wording in a feature in Vietnamese; write "'),
        ("id", "When the coup is played", 'is English wording in a feature in Indonesian; write "'),
        ("en", "When ronde dimainkan", 'is Indonesian wording in a feature in English; write "the coup is played"'),
        ("en", "When the coup is plaid", '"the coup is plaid" is not a step; the nearest is "the coup is played"'),
    ],
)
def test_wording_of_another_language_is_named(tmp_path, language, text, sentence):
    """A step in another language's words fails with the place, the language found, and the right wording."""
    words = {
        "en": ("Feature", "Scenario", "When"),
        "id": ("Fitur", "Skenario", "Ketika"),
        "vi": ("Tính năng", "Tình huống", "Khi"),
    }[language]
    feature, scenario, when = words
    path = tmp_path / language / "x.feature"
    path.parent.mkdir()
    path.write_text(
        f"# language: {language}\n{feature}: x\n\n  @id.X-1\n  {scenario}: y\n    {text.replace('When', when)}\n",
        "utf-8",
    )

    with pytest.raises(FeatureError) as error:
        list(_cases_of(path, language))

    assert sentence in str(error.value)
    assert f"{language}/x.feature:6:" in str(error.value)


def test_a_feature_in_the_wrong_folder_is_refused(tmp_path):
    """A feature without its language line is refused before its keywords can mislead."""
    path = tmp_path / "vi" / "x.feature"
    path.parent.mkdir()
    path.write_text("Feature: x\n\n  @id.X-1\n  Scenario: y\n    When the coup is played\n", "utf-8")

    with pytest.raises(BaccaratError, match=r"begin it with \S+ language: vi"):
        list(_cases_of(path, "vi"))


def test_a_scenario_without_an_id_is_refused(tmp_path):
    """A scenario needs a permanent id."""
    path = tmp_path / "en" / "x.feature"
    path.parent.mkdir()
    path.write_text("Feature: x\n\n  Scenario: y\n    When the coup is played\n", "utf-8")

    with pytest.raises(FeatureError, match=r"x\.feature:3: the scenario has no id"):
        list(_cases_of(path, "en"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"\xff\xfe", "no feature in UTF-8 and Gherkin"),
        (b"nonsense\n", "no feature in UTF-8 and Gherkin"),
        (
            b"Feature: x\n\n  @rule.DRAW-P5 @id.A-1\n  Scenario: y\n    When the coup is played\n\n"
            b"  @rule.DRAW-P5 @id.A-2\n  Scenario: y\n    When the coup is played\n",
            "scenario A-1 is lost",
        ),
        (
            b"Feature: x\n\n  @rule.DRAW-XX9 @id.A-1\n  Scenario: y\n    When the coup is played\n",
            "DRAW-XX9 is not a rule",
        ),
        (
            b"Feature: x\n\n  @rule.DRAW-P5 @defect.D999 @id.A-1\n  Scenario: y\n    When the coup is played\n",
            "D999 is not a defect",
        ),
    ],
)
def test_a_broken_feature_file_is_one_sentence(tmp_path, text, sentence):
    """What is no feature, loses a scenario or cites no rule or defect is told in one sentence with the file."""
    path = tmp_path / "en" / "x.feature"
    path.parent.mkdir()
    path.write_bytes(text)

    with pytest.raises(FeatureError, match=sentence):
        list(_cases_of(path, "en"))


@pytest.mark.parametrize("text", ["", "\n", "# language: en\n", "# a remark\n"])
def test_a_file_without_a_feature_is_one_sentence(tmp_path, text):
    """An empty file and one with nothing but remarks are named, and how to fix them."""
    path = tmp_path / "en" / "x.feature"
    path.parent.mkdir()
    path.write_text(text, "utf-8")

    with pytest.raises(FeatureError, match=r"en/x\.feature: (the file has no feature; write one|no feature in UTF-8)"):
        list(_cases_of(path, "en"))


ODD = {
    "a folder": lambda path: path.mkdir(),
    "a link to nothing": lambda path: path.symlink_to("nowhere"),
    "a link to itself": lambda path: path.symlink_to(path.name),
    "a pipe": os.mkfifo,
    "a device": lambda path: path.symlink_to("/dev/zero"),
}


@pytest.mark.parametrize("odd", ODD)
def test_what_is_no_file_is_one_sentence(tmp_path, monkeypatch, odd):
    """Whatever else has the name of a feature file is refused before anything is read of it."""
    monkeypatch.setattr("conformance.suite.features.data_folder", lambda _: tmp_path)
    (tmp_path / "en").mkdir()
    ODD[odd](tmp_path / "en" / "x.feature")

    with pytest.raises(FeatureError, match=r"en/x\.feature is not a readable file; remove or restore it"):
        feature_files("en")


def test_the_lock_of_an_editor_is_no_feature(tmp_path, monkeypatch):
    """An editor keeps a dangling link beside the file that is open in it."""
    monkeypatch.setattr("conformance.suite.features.data_folder", lambda _: tmp_path)
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / ".#winner.feature").symlink_to("user@host.1234")

    assert feature_files("en") == []


def test_a_scenario_that_something_breaks_off_has_not_passed(tmp_path):
    """A step that fails on the suite's own account leaves its scenario not run, and the run undecided."""
    checkout = tmp_path / "checkout"
    for name in ("spec", "features", "locales", "conformance"):
        shutil.copytree(ROOT / name, checkout / name)
    (checkout / "pyproject.toml").touch()
    feature = checkout / "features" / "en" / "winner.feature"
    feature.write_text(
        feature.read_text("utf-8").replace("When the coup is played\n", "When every bet is tried at touch\n", 1),
        "utf-8",
    )
    script = "from conformance.cli import main; main()"
    command = [sys.executable, "-c", script, "verify", "--language", "en", "--rule", "WIN-HIGHER", "--rule", "WIN-TIE"]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)

    assert done.returncode in (1, 2)
    assert "Conformant in everything" not in done.stdout


PLAYED = """# language: vi
Tính năng: x

  @rule.PAY-PLAYER-WIN @id.X-1
  Khung tình huống: Cửa Con được <điểm> điểm
    Biết hộp bài chia <bài>
    Khi chơi một ván với các cược sau
      | cược Con | 10,00 |
    Thì cửa Con thắng ván
    Và cược Con thắng 10,00

    Dữ liệu:
      | điểm | bài         |
      | 7    | K♠ 6♦ 7♥ Q♣ |
      | 8    | K♠ 6♦ 8♥ Q♣ |
"""
"""A feature with nothing wrong in it."""


def _read(tmp_path, text):
    path = tmp_path / "vi" / "x.feature"
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    return list(_cases_of(path, "vi"))


def test_a_sound_feature_is_read(tmp_path):
    """The feature that the next test spoils is read as two cases."""
    assert [case.key for case in _read(tmp_path, PLAYED)] == ["X-1/1", "X-1/2"]


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("| 10,00 |", "| 10.00 |", r"vi/x.feature:7: .*10\.00"),
        ("| 10,00 |", "| 0.010 |", r"vi/x.feature:7: .*0\.010"),  # a comma was meant; it is not ten
        ("Thì cửa Con thắng ván", "Thì cửa Con có K♠ 7♥, được 7,9 điểm", r"vi/x.feature:9: .*7,9"),
        ("    Và cược Con thắng 10,00\n", "    Và cược Con thắng 10,00\n      | 1 |\n", "takes no table; remove it"),
        ("      | cược Con | 10,00 |\n", "", "takes a table; write it below"),
        ("      | cược Con | 10,00 |\n", "      | cược Con | 10,00 |\n" * 2, '"cược Con" has two rows'),
        (
            "    Và cược Con thắng 10,00\n",
            "    Khi chơi một ván\n",
            "x.feature:5: the scenario ends without a step that",
        ),
        ("    Thì cửa Con thắng ván\n    Và cược Con thắng 10,00\n", "", "ends without a step that says what comes"),
        ("thắng ván\n", 'thắng ván\n      """\n      x\n      """\n', "x.feature:9: no step takes a text of its own"),
        ("| 8    | K♠ 6♦ 8♥ Q♣ |", "| 7    | K♠ 6♦ 7♥ Q♣ |", r"the row \| 7 \| K♠ 6♦ 7♥ Q♣ \| stands twice"),
        ("<điểm>", "<diem>", r"<diem> is not both in the scenario and in its examples"),
        ("được <điểm> điểm", "thắng", r"<điểm> is not both in the scenario and in its examples"),
        ("@rule.PAY-PLAYER-WIN ", "", "x.feature:5: the scenario cites no rule"),
        ("@rule.PAY-PLAYER-WIN", "@rule.ROUNDING-TOUCH @rule.OFFER-BAKARAT", "do not all hold at"),
        ("Khung tình huống", unicodedata.normalize("NFD", "Khung tình huống"), "x.feature:5: the letters are not"),
    ],
)
def test_what_would_check_nothing_is_refused(tmp_path, right, wrong, sentence):
    """A feature that could pass and check less than it says is refused, with the line and the mend."""
    assert right in PLAYED
    with pytest.raises(FeatureError, match=sentence):
        _read(tmp_path, PLAYED.replace(right, wrong))


@pytest.mark.parametrize(
    ("language", "one", "sentence"),
    [
        ("vi", True, "features/vi: scenario "),
        ("en", False, "features/en: scenario "),
    ],
)
def test_a_scenario_that_one_language_lacks_stops_the_run(tmp_path, monkeypatch, language, one, sentence):
    """Even where only another language runs: what the run says would hold for all of them."""
    shutil.copytree(ROOT / "features", tmp_path / "features")
    file = tmp_path / "features" / language / "winner.feature"
    text = file.read_text("utf-8")
    first = re.search(r"@id\.(\S+)", text)[1]
    if one:
        file.write_text(text.replace(f"@id.{first}\n", "\n"), "utf-8")
    else:
        file.unlink()
    monkeypatch.setattr("conformance.suite.features.data_folder", lambda name: tmp_path / name)

    with pytest.raises(FeatureError, match=f"{sentence}{first} is missing; write it as features/"):
        check_languages(())
