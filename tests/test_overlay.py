"""Tables that are laid over the rules: one file in a folder of its own is a table in every command."""

from __future__ import annotations

import json
import os
import re
import shutil
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from conformance.engines.faults import FAULTS, FaultyServer
from conformance.engines.port import Port
from conformance.engines.server import ReferenceServer
from conformance.errors import SpecError
from conformance.help.markdown import markdown
from conformance.help.returns import Reckoner
from conformance.help.silences import OF_THE_TABLE
from conformance.help.table_page import table_page
from conformance.places import RULES, data_folder, spec_digest
from conformance.rulebook import Result, rulebook
from conformance.rulebook.load import load
from conformance.suite.cases import cases_in
from conformance.suite.generated.run import KINDS, first_failing
from tests import planted
from tests.planted import CHANGES
from tests.programs import ROOT, baccarat

EZ = ROOT / "examples" / "ez-baccarat"
AT_EZ = ("--rules", EZ, "--table", "ez-baccarat")


@pytest.fixture
def overlay(tmp_path: Path) -> Path:
    """A copy of the worked overlay, to edit."""
    return Path(shutil.copytree(EZ, tmp_path / "mine"))


@pytest.fixture
def in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worked overlay is in force."""
    monkeypatch.setenv(RULES, str(EZ))


def test_the_example_is_one_short_file():
    """The worked overlay is one file of at most 80 lines, and no code."""
    assert [path.name for path in EZ.glob("*.*")] == ["ez-baccarat.toml"]
    assert len((EZ / "ez-baccarat.toml").read_text("utf-8").splitlines()) <= 80


def test_returns_are_the_published_ones():
    """The house edges at eight decks are the published 1.018, 7.611 and 10.188 percent."""
    told = json.loads(baccarat("rtp", *AT_EZ, "--json").stdout)
    bets = {bet["bet"]: Fraction(bet["return"]) for bet in told[0]["bets"]}
    edges = {bet: f"{float(1 - bets[bet]):.3%}" for bet in ("banker", "dragon-7", "panda-8")}

    assert edges == {"banker": "1.018%", "dragon-7": "7.611%", "panda-8": "10.188%"}


def test_the_reference_is_conformant_at_the_example():
    """The whole of verify runs at the table, and says so."""
    told = baccarat("verify", *AT_EZ, "--examples", 1, "--language", "en")

    assert told.returncode == 0, told.stdout
    assert "\nConformant.\n" in told.stdout


@pytest.mark.parametrize(
    "command",
    [
        ("tables", "--json"),
        ("rules", "--rule", "EZ-BACCARAT-DRAGON-7-WIN"),
        ("serve", "--list-faults"),
        ("verify", "--rule", "EZ-BACCARAT-OFFER", "--language", "en"),
    ],
)
def test_every_command_takes_rules(command):
    """The option stands before the command or behind it, and the variable does the same."""
    behind = baccarat(*command, "--rules", EZ)
    before = baccarat("--rules", EZ, *command)
    in_environment = baccarat(*command, env={RULES: str(EZ)})

    assert behind == before == in_environment
    assert behind.stdout != baccarat(*command).stdout or command[0] == "serve"
    assert not behind.stderr


def test_a_folder_that_is_none_is_one_sentence(tmp_path):
    """A folder that is missing or empty is named."""
    (tmp_path / "empty").mkdir()
    told = baccarat("tables", env={RULES: str(tmp_path / "gone")})

    assert told.returncode == 2
    assert "gone: there is no such folder; make one with baccarat new table" in told.stderr
    assert "empty: the folder holds no table" in baccarat("tables", "--rules", tmp_path / "empty").stderr


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (os.mkfifo, "not a file of text; remove it, or put a table in its place"),
        (lambda path: path.symlink_to("/dev/zero"), "not a file of text; remove it, or put a table in its place"),
        (lambda path: path.mkdir(), "not a file of text; remove it, or put a table in its place"),
        (lambda path: path.symlink_to("nowhere"), "the file is missing; restore it"),
        (lambda path: path.touch(), "id: the key is missing; add it"),
    ],
)
def test_what_is_no_table_is_one_sentence(make, problem, overlay):
    """A pipe, a device, a folder, a link to nowhere and an empty file end in a sentence, and at once."""
    make(overlay / "other.toml")
    done = baccarat("tables", "--rules", overlay)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"baccarat: {overlay.name}/other.toml: {problem}\n"


def test_the_digest_covers_the_overlay(in_force, monkeypatch):
    """Stamps and reports tell rules with a table laid over them from those without."""
    laid_over = spec_digest()
    monkeypatch.delenv(RULES)

    assert laid_over != spec_digest()


COLLISIONS = {
    "a table of spec": (
        'id = "ez-baccarat"',
        'id = "touch"',
        'mine/ez-baccarat.toml: id: touch is not the file\'s name; write "ez-baccarat" or rename the file',
    ),
    "a rule of spec": (
        'rule = "EZ-BACCARAT-BANKER-TIE"',
        'rule = "DRAW-B3"',
        "mine/ez-baccarat.toml: bet[0].outcome[3]: rule DRAW-B3 stands at spec/tableau.toml",
    ),
    "a rule of its own": (
        'rule = "EZ-BACCARAT-BANKER-TIE"',
        'rule = "EZ-BACCARAT-PANDA-8-WIN"',
        "rule EZ-BACCARAT-PANDA-8-WIN stands at mine/ez-baccarat.toml: bet[0].outcome[3] already",
    ),
    "a fact": ("player_total = 8,", "player_total = 8, score = 3,", "when.score: no such fact; write one of colours"),
    "an unknown key": ('publisher]\nname = "', 'publisher]\nnme = "', 'publisher.nme: unknown key; write "name"'),
    "an absence of nothing": ('"player-pair", ', '"lucky-six", ', "without: sbo-baccarat has no lucky-six; remove it"),
    "an overlap": ("banker_cards = 2 }", "banker_cards = 3 }", "outcome[2]: overlaps outcome[1] when winner is banker"),
    "a language": (
        'languages = ["en"',
        'languages = ["xx"',
        "languages: xx is not a language; write one of en, id",
    ),
    "a notation": ('notation = "winnings-first"', 'notation = "odd"', "publisher.notation: odd is not a notation"),
    "a bet without a name": ('name = "Panda 8"\n', "", "bet[2].name: the key is missing; name the bet"),
    "another hand": (
        'id = "banker"\n',
        'id = "banker"\nhand = "player"\n',
        "bet[0].hand: banker names another hand in spec/bets; remove it",
    ),
}


@pytest.mark.parametrize(("old", "new", "sentence"), COLLISIONS.values(), ids=COLLISIONS.keys())
def test_a_collision_is_one_sentence(overlay, old, new, sentence):
    """Whatever an overlay collides with is named in one sentence, with the file and the key."""
    file = overlay / "ez-baccarat.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")

    with pytest.raises(SpecError, match=re.escape(sentence)):
        load(data_folder("spec"), laid_over=[overlay])


def test_a_table_that_stands_already_is_named(tmp_path):
    """A table has one file."""
    for name in ("one", "two"):
        shutil.copytree(EZ, tmp_path / name)

    with pytest.raises(SpecError, match=r"two/ez-baccarat.toml: id: table ez-baccarat stands at one/ez-baccarat.toml"):
        load(data_folder("spec"), laid_over=[tmp_path / "one", tmp_path / "two"])


def test_spec_is_as_it_was(in_force):
    """An overlay changes no table of `spec/`, and no bet of it."""
    alone = load(data_folder("spec"))
    here = rulebook()

    assert {name: here.tables[name] for name in alone.tables} == alone.tables
    assert {name: here.bets[name] for name in alone.bets} == alone.bets
    assert {name: here.procedures[name] for name in alone.tables} == alone.procedures


EIGHT_LINES = """
id = "my-tiger"
name = "My Tiger"
extends = "sbo-tiger"
languages = ["en"]
without = ["tiger-pair"]
[[unsaid]]
what = "history"
note = "Where past rounds are shown is not stated."
"""


def test_extends_inherits_everything(tmp_path):
    """A table of eight lines has the shoe, slip, limits, incidents and complaints of the table that it extends."""
    (tmp_path / "my-tiger.toml").write_text(EIGHT_LINES, "utf-8")
    rules = load(data_folder("spec"), laid_over=[tmp_path])

    assert rules.procedures["my-tiger"] == msgspec.structs.replace(
        rules.procedures["sbo-tiger"], limits=rules.procedures["my-tiger"].limits
    )
    assert "tiger-pair" not in rules.procedures["my-tiger"].limits.eligibility.bets
    assert rules.slips["my-tiger"].transitions == rules.slips["sbo-tiger"].transitions
    base, heir = (
        {rule.id for rule in rules.rules.values() if table in rule.tables} for table in ("sbo-tiger", "my-tiger")
    )
    pairs = {rule for rule in base if rule.startswith("PAY-TIGER-PAIR")}
    assert base - heir == {"OFFER-SBO-TIGER", *pairs}
    assert heir - base == {"MY-TIGER-OFFER"}


def test_even_odds_are_not_conformant_at_an_inherited_table(tmp_path, monkeypatch):
    """An engine that pays every Tiger bet 1 to 1 at a table of eight lines fails a scenario for each of them."""
    (tmp_path / "my-tiger.toml").write_text(EIGHT_LINES, "utf-8")
    monkeypatch.setenv(RULES, str(tmp_path))
    rules = rulebook()
    table = rules.tables["my-tiger"]
    even = {bet: _paying(offer, Decimal(1)) if "tiger" in bet else offer for bet, offer in table.offers.items()}
    port = Port(ReferenceServer(_with_table(rules, msgspec.structs.replace(table, offers=even))))
    failed = {
        bet
        for case in cases_in("en")
        if "my-tiger" in case.tables(rules) and any("tiger" in bet for bet in case.bets)
        if case.run(port, "my-tiger", rules).fault is not None
        for bet in case.bets
    }

    assert failed >= {"tiger", "big-tiger", "small-tiger", "tiger-tie"}


def test_the_features_of_an_overlay_are_in_its_own_languages(overlay):
    """An overlay that declares one language needs no other; one that it declares it needs whole."""
    file = overlay / "ez-baccarat.toml"
    shutil.rmtree(overlay / "features" / "id", ignore_errors=True)
    file.write_text(re.sub(r"languages = .*", 'languages = ["en"]', file.read_text("utf-8")), "utf-8")
    chosen = ("--rules", overlay, "--table", "ez-baccarat", "--rule", "EZ-BACCARAT-OFFER")
    alone = baccarat("verify", *chosen)
    two = Path(shutil.copytree(overlay, overlay.parent / "two"))
    file = two / "ez-baccarat.toml"
    file.write_text(re.sub(r"languages = .*", 'languages = ["en", "id"]', file.read_text("utf-8")), "utf-8")
    both = baccarat("verify", "--rules", two, *chosen[2:])

    assert "ez-baccarat  1 / 0 / 0" in alone.stdout
    assert both.returncode == 2
    assert "features/id: scenario EZ-" in both.stderr


FAULTY = (
    "player-and-banker-are-netted",
    "equal-opposite-stakes-push",
    "tie-beside-them-loses-main-bets",
    "banker-draws-a-fourth",
    "natural-does-not-stop",
    "banker-three-draws-on-eight",
    "burns-one-between-rounds",
    "the-deadline-is-exclusive",
)


@pytest.mark.parametrize("name", FAULTY)
def test_a_fault_is_noticed_at_the_example(name, in_force):
    """A faulty engine that is wrong at any table is not conformant at this one."""
    fault = FAULTS[name]
    kinds = [kind.id for kind in KINDS if kind.op == fault.op]

    assert "ez-baccarat" in fault.tables(rulebook())
    assert first_failing(Port(FaultyServer(fault)), rulebook(), "ez-baccarat", kinds) is not None


def _paying(offer, factor):
    """Return an offer whose every win pays a factor."""
    replace = msgspec.structs.replace
    payments = [replace(item, factor=factor) if item.outcome.result is Result.WIN else item for item in offer.payments]
    return replace(offer, payments=tuple(payments))


def _with_table(rules, table):
    return msgspec.structs.replace(rules, tables={**rules.tables, table.id: table})


def _own_cases():
    return [case for case in cases_in("en") if any(rule.startswith("EZ-BACCARAT-") for rule in case.rules)]


@pytest.mark.parametrize("name", CHANGES)
def test_a_planted_fault_fails_a_scenario_of_the_example(name, in_force):
    """The features of the example alone notice each rule of it that an engine breaks, and nothing in the reference."""
    rules = rulebook()
    right, wrong = Port(ReferenceServer()), Port(planted.engine(name))
    failed = [case for case in _own_cases() if case.run(wrong, "ez-baccarat", rules, whole=True).fault is not None]

    assert failed
    assert all(case.run(right, "ez-baccarat", rules, whole=True).fault is None for case in failed)


@pytest.mark.slow
@pytest.mark.parametrize("name", planted.PLANTED)
def test_an_engine_with_a_planted_fault_is_not_conformant(name):
    """The whole of verify says so of each engine, with its exit status."""
    told = baccarat("verify", *AT_EZ, "--language", "en", "--examples", 1, "--engine", f"tests.planted:{name}")

    assert told.returncode == 1, told.stderr
    assert "\nNot conformant.\n" in told.stdout


def test_twelve_kinds_of_faults_are_planted():
    """At least twelve engines are each wrong in another way."""
    assert len(planted.PLANTED) >= 12


def test_a_new_table_starts_from_another(tmp_path):
    """The file that is written is a table that changes nothing, until a line of it loses its comment."""
    first = baccarat("new", "table", "my-dragon", "--extends", "sbo-baccarat", "--out", tmp_path)
    again = baccarat("new", "table", "my-dragon", "--extends", "sbo-baccarat", "--out", tmp_path)
    base, mine = (
        load(data_folder("spec"), laid_over=[tmp_path]).tables[table] for table in ("sbo-baccarat", "my-dragon")
    )
    file = tmp_path / "my-dragon.toml"
    text = file.read_text("utf-8")
    start, end = text.index("# [[bet]]"), text.index("# How its names")
    file.write_text(text[:start] + re.sub("(?m)^# ?", "", text[start:end]) + text[end:], "utf-8")
    bet = load(data_folder("spec"), laid_over=[tmp_path]).tables["my-dragon"].offers["dragon-7"]

    assert first.returncode == 0
    assert mine.offers == base.offers
    assert again.returncode == 2
    assert "is there already" in again.stderr
    assert [payment.outcome.rule for payment in bet.payments] == ["MY-DRAGON-DRAGON-7-WIN", "MY-DRAGON-DRAGON-7-LOSE"]


@pytest.mark.parametrize(
    ("table", "base", "sentence"),
    [
        ("touch", "sbo-tiger", "there is a table touch already"),
        ("My Table", "sbo-tiger", '"My Table" is not an id'),
        ("mine", "sbo", "sbo is not a table; the tables are "),
    ],
)
def test_a_new_table_that_cannot_be_is_one_sentence(table, base, sentence, tmp_path):
    """Nothing is written for what is no table."""
    told = baccarat("new", "table", table, "--extends", base, "--out", tmp_path)

    assert told.returncode == 2
    assert sentence in told.stderr
    assert not list(tmp_path.iterdir())


def test_translations_keep_titles_and_say_what_is_left(overlay):
    """Steps come from the catalogues; a title that a human has translated stays, and one that is gone is listed."""
    file = overlay / "features" / "id" / "ez-baccarat.feature"
    whole = file.read_text("utf-8")
    kept = baccarat("features", "translate", "--rules", overlay)
    again = file.read_text("utf-8")
    shutil.rmtree(overlay / "features" / "id")
    anew = baccarat("features", "translate", "--rules", overlay)
    text = file.read_text("utf-8")

    assert again == whole
    assert "ez-baccarat.feature:6" not in kept.stdout
    assert "to translate: ez-baccarat.feature:6: The table takes five bets" in anew.stdout
    assert "Ketika ronde dimainkan dengan 10,00 pada Naga 7\n      Maka Naga 7 dibayar 40 banding 1" in text
    assert len(text.splitlines()) == len(whole.splitlines())


LOG = """\
round_id,table,player_1,player_2,banker_1,banker_2,\
stake_player,returned_player,stake_tie,returned_tie,stake_dragon-7,returned_dragon-7
a,ez-baccarat,KS,7H,6D,QC,500.00,1000.00,,,,
b,ez-baccarat,KS,7H,6D,QC,500.01,1000.02,,,,
c,ez-baccarat,KS,7H,6D,QC,,,0.99,0.00,,
d,ez-baccarat,KS,7H,6D,QC,,,,,22.51,0.00
e,ez-baccarat,KS,7H,6D,QC,950.00,1900.00,,,,
f,ez-baccarat,KS,7H,6D,QC,1000.01,2000.02,,,,
"""


def test_stated_limits_are_audited(tmp_path):
    """Stakes beyond the limits that a table states are deviations, each under the rule that states the amount."""
    log, told = tmp_path / "log.csv", tmp_path / "deviations.jsonl"
    log.write_text(LOG, "utf-8")
    baccarat("audit", log, "--rules", EZ, "--out", told)
    found = [(row["round_id"], row["rule"]) for row in map(json.loads, told.read_text("utf-8").splitlines())]
    stakes, table, win = (f"EZ-BACCARAT-LIMITS-{part}" for part in ("STAKES", "TABLE", "WIN"))

    assert sorted(found) == [
        ("b", stakes),
        ("c", stakes),
        ("d", stakes),
        ("d", win),
        ("e", stakes),
        ("e", win),
        ("f", stakes),
        ("f", table),
        ("f", win),
    ]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('maximum = "500.00"', 'maximum = "0.50"', "limits.stakes: 1.00 is more than 0.50; give the smaller amount"),
        ('total = "1000.00"', 'total = "0.001"', 'limits.table.total: "0.001" is not an amount of the table'),
        ('most = "900.00"', 'most = "none"', 'limits.win.most: "none" is not an amount of the table'),
        ("panda-8 = { min", "super-six = { min", "ez-baccarat does not offer super-six"),
    ],
)
def test_wrong_limits_are_one_sentence(overlay, old, new, sentence):
    """An amount that cannot be is named with its key."""
    file = overlay / "ez-baccarat.toml"
    file.write_text(file.read_text("utf-8").replace(old, new, 1), "utf-8")

    with pytest.raises(SpecError, match=re.escape(sentence)):
        load(data_folder("spec"), laid_over=[overlay])


def test_stated_limits_are_published(tmp_path):
    """The player's page says the amounts, and the export needs no profile for them."""
    told = baccarat("help", "export", *AT_EZ, "--language", "en", "--format", "markdown", "--out", tmp_path / "x.md")

    assert "You can bet from 1.00 to 100.00 on Tie." in (tmp_path / "x.md").read_text("utf-8")
    assert "the limits are not stated" not in told.stderr


def test_an_export_with_an_untranslated_name_warns(overlay):
    """A name without a translation stands in English, and the export says so; with all translated it says nothing."""
    file, out = overlay / "ez-baccarat.toml", overlay / "help.md"
    order = ("--table", "ez-baccarat", "--format", "markdown", "--out", out, "--rules", overlay)
    whole = baccarat("help", "export", *order, "--language", "id")
    file.write_text(file.read_text("utf-8").replace('"Dragon 7" = "Naga 7"\n', ""), "utf-8")
    again = Path(shutil.copytree(overlay, overlay.parent / "again"))
    left = baccarat("help", "export", *order[:-1], again, "--language", "id")
    english = baccarat("help", "export", *order[:-1], again, "--language", "en")

    assert 'words.id has no "Dragon 7"' in left.stderr
    assert left.returncode == 0
    assert "words." not in whole.stderr + english.stderr


@pytest.mark.parametrize(
    ("language", "pages", "table"),
    [("en", "published page", "This table does not say"), ("id", "diterbitkan", "Aturan meja ini tidak menyebutkan")],
)
def test_pages_speak_of_the_table_that_is_its_own_publisher(language, pages, table, in_force):
    """Where its rules say nothing, the pages of such a table say so of the table, and of no published page."""
    rules = rulebook().in_language(language)
    reckoner = Reckoner(rules.tableau)
    own, shared = (
        markdown(table_page(rules, rules.tables[name], language, reckoner)) for name in ("ez-baccarat", "sbo-baccarat")
    )

    assert table in own
    assert pages not in own
    assert pages in shared


def test_what_is_said_of_pages_is_said_of_tables_too():
    """Each sentence on the silence of published pages has one on the silence of a table."""
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "conformance" / "help").glob("*.py"))
    said = set(re.findall(r'"(The published pages [^"]+)"', sources))

    assert len(said) > 15
    assert said <= OF_THE_TABLE.keys()
    assert all("page" not in of_table for of_table in OF_THE_TABLE.values())


def test_check_says_what_a_repository_lacks(overlay):
    """The worked overlay is whole; a lost word, a lost scenario and a wrong return are each named."""
    file, feature = overlay / "ez-baccarat.toml", overlay / "features" / "en" / "ez-baccarat.feature"
    text = file.read_text("utf-8")
    stated = '\n[[stated_return]]\nbet = "dragon-7"\npercent = "92.40"\n'
    file.write_text(text.replace('"Panda 8" = "Panda 8"\n', "").replace("\n[limits]", f"{stated}[limits]"), "utf-8")
    scenarios = feature.read_text("utf-8")
    start, end = scenarios.index("  @rule.EZ-BACCARAT-DECKS"), scenarios.index("  @rule.EZ-BACCARAT-MONEY")
    feature.write_text(scenarios[:start] + scenarios[end:], "utf-8")
    told = baccarat("check", overlay, "--no-mutants")

    assert told.returncode == 1
    assert 'words.id has no "Panda 8"' in told.stdout
    assert "scenario EZ-DECKS-01 is missing" in told.stdout
    assert "EZ-BACCARAT-DECKS (ez-baccarat): no scenario in features/en cites it" in told.stdout
    assert "EZ-BACCARAT-RETURN-DRAGON-7: 92.40%" in told.stdout


@pytest.mark.slow
def test_check_passes_the_example():
    """The worked overlay lacks nothing."""
    told = baccarat("check", EZ)

    assert (told.returncode, told.stdout.count("✗")) == (0, 0)
    assert told.stdout.count("✓") == 7
