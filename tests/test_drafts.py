"""Drafts of features: cards are chosen for every outcome, what they come to is left to a human."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conformance.engines.port import Port
from conformance.engines.server import ReferenceServer
from conformance.places import RULES
from conformance.rulebook import rulebook
from conformance.suite.cases import cases_in, uncited
from tests.programs import ROOT, baccarat

EZ = ROOT / "examples" / "ez-baccarat"
FEATURES = Path("features", "en", "ez-baccarat.feature")
SAID = {
    "BANKER-PUSH": "Banker is returned",
    "BANKER-WIN-TWO-CARDS": "Banker wins 10.00",
    "BANKER-WIN-THREE-CARDS": "Banker wins 10.00",
    "BANKER-TIE": "Banker is returned",
    "BANKER-LOSE": "Banker loses",
    "DRAGON-7-WIN": "Dragon 7 wins 400.00",
    "DRAGON-7-LOSE": "Dragon 7 loses",
    "PANDA-8-WIN": "Panda 8 pays 25:1",
    "PANDA-8-LOSE": "Panda 8 loses",
}
"""What the published rules of the table say of each outcome, for a stake of 10.00."""
AROUND = {
    "        | ___ |": "\n".join(f"        | {bet} |" for bet in ("Player", "Banker", "Tie", "Dragon 7", "Panda 8")),
    "holds ___ cards": "holds 416 cards",
    "played with ___ on Player\n      Then ___": "played with 0.005 on Player\n      Then the bet is refused",
}
"""What they say around the coup."""


def _without_features(folder: Path) -> Path:
    """Write the worked overlay without features and limits."""
    folder.mkdir()
    text = (EZ / "ez-baccarat.toml").read_text("utf-8")
    start, end = text.index("[limits]"), text.index("[words.id]")
    (folder / "ez-baccarat.toml").write_text(text[:start] + text[end:], "utf-8")
    return folder


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The worked overlay without features and limits, in force."""
    folder = _without_features(tmp_path / "mine")
    monkeypatch.setenv(RULES, str(folder))
    return folder


@pytest.fixture(scope="module")
def drafted(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The draft in English of that table."""
    folder = _without_features(tmp_path_factory.mktemp("drafted") / "mine")
    told = baccarat("features", "new", "ez-baccarat", "--language", "en", "--rules", folder)
    assert told.returncode == 0, told.stderr
    return (folder / FEATURES).read_text("utf-8")


def _write(folder: Path, text: str) -> Path:
    """Write a feature of the table, and forget those that were read before."""
    file = folder / FEATURES
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    cases_in.cache_clear()
    return file


def _filled(text: str) -> str:
    """Return a draft with each blank as the published rules have it."""
    for blank, said in AROUND.items():
        assert blank in text
        text = text.replace(blank, said)
    parts = re.split(r"(?m)^  @rule\.EZ-BACCARAT-(\S+)$", text)
    return parts[0] + "".join(
        f"  @rule.EZ-BACCARAT-{rule}{part.replace('Then ___', 'Then ' + SAID.get(rule, '___'))}"
        for rule, part in zip(parts[1::2], parts[2::2], strict=True)
    )


def test_a_draft_that_a_human_filled_in_holds(bare, drafted):
    """Filled in by the published paytable, every scenario holds, every rule is run, and there is nothing to draft."""
    file = _write(bare, _filled(drafted))
    again = baccarat("features", "new", "ez-baccarat")
    rules = rulebook()
    port = Port(ReferenceServer())
    own = [case for case in cases_in("en") if case.rules[0].startswith("EZ-")]
    faults = [(case.key, case.run(port, "ez-baccarat", rules, whole=True).fault) for case in own]

    assert [fault for fault in faults if fault[1]] == []
    assert len(own) > 40
    assert uncited(rules, rules.tables["ez-baccarat"], "en") == ()
    assert "Nothing to draft" in again.stdout
    assert file.read_text("utf-8") == _filled(drafted)


def test_a_draft_gives_away_no_value(drafted):
    """No step of a draft says what comes of a bet: each outcome is a blank, and nothing but the cards is chosen."""
    said = [line.strip() for line in drafted.splitlines() if line.strip().startswith("Then")]

    assert set(said) == {"Then ___", "Then just these bets are taken", "Then the shoe holds ___ cards"}
    assert not re.search(r"40|25:1|416", drafted)


def test_the_misses_are_the_nearest(drafted):
    """Dragon 7 is missed by a tie, by Player's win, by each other total, and by two cards; each row by one fact."""
    start = drafted.index("@id.EZ-BACCARAT-DRAGON-7-WIN-MISS")
    rows = re.findall(r"\| (\S.*?) +\| (\d) +\| (\d) +\|", drafted[start : drafted.index("@id.", start + 4)])
    hands = {(len(deal.split()), int(player), int(banker)) for deal, player, banker in rows}

    assert {banker for _, player, banker in hands if banker > player and banker != 7} == {1, 2, 3, 4, 5, 6, 8, 9}
    assert {banker for cards, player, banker in hands if banker <= player} == {7}
    assert any(cards == 4 and banker == 7 > player for cards, player, banker in hands)
    assert any(player == banker for _, player, banker in hands)
    assert len(rows) == 11


@pytest.mark.parametrize(
    "command",
    [
        ("verify", "--table", "ez-baccarat"),
        ("features", "translate"),
        ("features", "new", "ez-baccarat"),
        ("mutants", "--table", "ez-baccarat", "--jobs", 1),
        ("check", ".", "--no-mutants"),
    ],
)
def test_a_blank_is_refused(command, bare):
    """Every reader of features names the first blank with its file and line."""
    _write(bare, "# ___ is a blank\nFeature: A draft\n\n  Scenario: One\n    When ___\n")
    told = baccarat(*command, cwd=bare)

    assert told.returncode == 2
    assert told.stderr == (
        "baccarat: features/en/ez-baccarat.feature:5: ___ is a blank; write there what the published rules say\n"
    )


def test_only_what_no_scenario_runs_is_drafted(bare):
    """A table whose scenarios lack one outcome gets a draft of that one in a file of its own; the rest stays."""
    whole = (EZ / "features" / "en" / "ez-baccarat.feature").read_text("utf-8")
    start = whole.index("  @rule.EZ-BACCARAT-PANDA-8-WIN")
    end = whole.index("  @rule.EZ-BACCARAT-PANDA-8-LOSE")
    kept = whole[:start] + whole[end : whole.index("  @rule.EZ-BACCARAT-LIMITS-STAKES")]
    file = _write(bare, kept)
    told = baccarat("features", "new", "ez-baccarat")
    draft = (file.parent / "ez-baccarat-2.feature").read_text("utf-8")

    assert told.returncode == 0, told.stderr
    assert file.read_text("utf-8") == kept
    assert re.findall(r"@rule\.(\S+)", draft) == ["EZ-BACCARAT-PANDA-8-WIN", "EZ-BACCARAT-PANDA-8-LOSE"]
    assert re.findall(r"@id\.(\S+)", draft) == ["EZ-BACCARAT-PANDA-8-WIN", "EZ-BACCARAT-PANDA-8-WIN-MISS"]


def test_a_draft_in_another_language(bare):
    """Keywords, steps, names and titles come from the catalogues; the numbers are written as the language does."""
    told = baccarat("features", "new", "ez-baccarat", "--language", "id")
    text = (bare / "features" / "id" / "ez-baccarat.feature").read_text("utf-8")

    assert told.returncode == 0, told.stderr
    assert text.startswith("# language: id\n")
    assert "Ketika ronde dimainkan dengan 10,00 pada Naga 7\n      Maka ___" in text
    assert "Naga 7: Banker menang dengan nilai 7 dari 3 kartu" in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("nowhere",), "nowhere is not a table; the tables are "),
        (("touch",), "touch is not in a folder that is laid over the rules; name it with --rules"),
        (
            ("ez-baccarat", "--language", "vi"),
            "ez-baccarat không có tình huống bằng ngôn ngữ vi; các ngôn ngữ của bàn này: en, id",
        ),
    ],
)
def test_what_cannot_be_drafted_is_one_sentence(arguments, sentence, bare):
    """A table that is none, or is not one's own, or has no words in the language, is named; nothing is written."""
    told = baccarat("features", "new", *arguments)

    assert told.returncode == 2
    assert sentence in told.stderr
    assert not (bare / "features").exists()


def test_the_verdict_says_how_to_get_scenarios(bare):
    """A rule of one's own table that no check ran is followed by the command that drafts its scenarios."""
    how = "To draft scenarios for them: baccarat features new ez-baccarat --language en --rules DIR"
    own = baccarat("verify", "--table", "ez-baccarat", "--language", "en", "--no-generated")
    both = baccarat("verify", "--rule", "EZ-BACCARAT-TIE", "--table", "touch", "--language", "en", "--no-generated")

    assert own.returncode == 1
    assert "EZ-BACCARAT-OFFER (ez-baccarat)" in own.stdout
    assert how in own.stdout
    assert how not in both.stdout


@pytest.mark.slow
def test_a_draft_that_is_filled_in_is_whole(bare, drafted):
    """Translated as it stands, it lacks nothing that `check` looks for: each language notices each mutant."""
    _write(bare, _filled(drafted))
    translated = baccarat("features", "translate")
    cases_in.cache_clear()
    told = baccarat("check", bare)

    assert translated.returncode == 0, translated.stderr
    assert (told.returncode, told.stdout.count("✗"), told.stdout.count("✓")) == (0, 0, 7)
