"""The command line: what it prints, its exit status, and how it takes bad input."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys

import pytest

from tests.programs import BACCARAT, ROOT, baccarat, baccarat_process

LIARS = "tests.liars"


def test_coup_explains_each_step_with_its_rule():
    """A natural ends the draw, and the bets are settled, each step with the rule that it rests on."""
    done = baccarat("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "player=1", "--bet", "banker=0.30")

    assert done.returncode == 0
    lines = [" ".join(line.split()) for line in done.stdout.splitlines()]
    assert lines[0] == "Baccarat Touch (touch): 7♠ K♦ 2♣ 3♥ 6♦ 9♣"
    assert lines[1] == "1 Player is dealt 7♠ 2♣: 7 + 2 = 9 DEAL-ORDER"
    assert lines[3] == "3 Player has a natural 9: no third card is drawn NATURAL-STOPS"
    assert "PAY-PLAYER-WIN" in done.stdout
    assert "PAY-BANKER-COMMISSION-LOSS" in done.stdout


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Banker: winnings of 0.095 are rounded to 0.09."),
        ("id", "Taruhan Banker: kemenangan 0,095 dibulatkan menjadi 0,09."),
        ("vi", "Tiền thắng 0,095 của cược Cái được làm tròn thành 0,09."),
    ],
)
def test_coup_tells_of_a_rounding_that_changed_the_amount(language, sentence):
    """Banker's 7 beats 6: 0.10 at 19 to 20 is 0.095, paid as 0.09; 1.00 is 0.95 and needs no rounding."""
    told = {}
    for stake in ("0.10", "1.00"):
        asked = ("coup", "touch", "--deal", "2S 3D 4H 4C 6D 6S", "--bet", f"banker={stake}", "--language", language)
        told[stake] = baccarat(*asked, env={**os.environ, "COLUMNS": "300"}).stdout

    assert sentence in " ".join(told["0.10"].split())
    assert told["0.10"].count("ROUNDING-TOUCH") == 1
    assert "ROUNDING-TOUCH" not in told["1.00"]


@pytest.mark.parametrize(
    ("deal", "winner"),
    [
        ("7S KD 2C 3H", "player"),  # a natural 9
        ("2S 3D 4H 4C", "banker"),  # 6 stands, 7 stands
        ("2S KD 3H 7C 9D", "banker"),  # 5 draws 9: 4; 7 stands
        ("4S 3D 2C 2H AD", "tie"),  # 6 stands; 5 draws 1: 6
        ("2S KD 3H 3C 9D TD", "player"),  # 5 draws 9: 4; 3 draws 10: 3
    ],
)
@pytest.mark.parametrize("engine", [(), ("--engine", "node engines/javascript/main.mjs")])
def test_coup_takes_just_the_cards_that_were_dealt(deal, winner, engine):
    """Four or five cards suffice where the rules draw no more, and an engine plays the coup just so."""
    done = baccarat("coup", "touch", "--deal", deal, "--bet", "banker=1", "--json", *engine)
    coup = json.loads(done.stdout)

    assert (done.returncode, done.stderr) == (0, "")
    assert coup["winner"] == winner
    assert len(coup["player"]["cards"]) + len(coup["banker"]["cards"]) == len(deal.split())
    assert coup.get("differences", []) == []


def test_coup_as_json():
    """Banker wins 0.30 at 19 to 20, floored to 0.28, and 0.58 goes back; money is decimal strings."""
    done = baccarat(
        "coup", "touch", "--deal", "2S 9D 3C KH 4D 5C", "--bet", "banker=0.30", "--bet", "tie=2.00", "--json"
    )

    expected = {
        "table": "touch",
        "player": {"cards": ["2S", "3C"], "total": 5},
        "banker": {"cards": ["9D", "KH"], "total": 9},
        "winner": "banker",
        "settlements": [
            {
                "bet": "banker",
                "stake": "0.30",
                "result": "win",
                "net": "0.28",
                "returned": "0.58",
                "rule": "PAY-BANKER-COMMISSION-WIN",
                "rounded": {"from": "0.285", "rule": "ROUNDING-TOUCH"},
            },
            {
                "bet": "tie",
                "stake": "2.00",
                "result": "lose",
                "net": "-2.00",
                "returned": "0.00",
                "rule": "PAY-TIE-LOSS",
            },
        ],
    }
    assert done.returncode == 0
    assert expected == json.loads(done.stdout)


def test_coup_in_vietnamese():
    """The explanation is in the language that was asked for, with its numbers and words and no English left."""
    done = baccarat("coup", "touch", "--deal", "2S 9D 3C KH 4D 5C", "--bet", "banker=0.30", "--language", "vi")
    words = " ".join(done.stdout.split())

    assert done.returncode == 0
    assert "cửa Cái" in words
    assert "0,58" in words
    assert "wins" not in words


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        # 4 + 2 = 6 has no natural and stands against 3 + 2 = 5, which draws where Player stands
        (("coup", "touch", "--deal", "4S 3D 2C 2H"), "more cards than 4: the next goes to Banker (DRAW-BS5); give"),
        # 2 + 3 = 5 draws; with a third card of 9 it leaves Banker's 3 + K = 3 to draw too
        (("coup", "touch", "--deal", "2S KD 3H 3C"), "more cards than 4: the next goes to Player (DRAW-P5); give"),
        (("coup", "touch", "--deal", "2S KD 3H 3C 9D"), "more cards than 5: the next goes to Banker (DRAW-B3); give"),
        (("coup", "touch", "--deal", "2S"), "more cards than 1: the next goes to Banker (DEAL-ORDER); give"),
        (("coup", "touch", "--deal", ""), "more cards than 0: the next goes to Player (DEAL-ORDER); give"),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 1C"), '"1C" is not a card'),
        (("coup", "touch", "--deal", "7S " * 9), "7♠ comes 9 times; a shoe of 8 decks has no more than 8"),
        (("coup", "casino", "--deal", "7S KD 2C 3H 6D 9C"), "casino is not a table; the tables are"),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "tiger=1"), "touch does not offer tiger; it offers"),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "lion=1"), "lion is not a bet; touch offers"),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "tie"), '"tie" is not a bet; write the bet and its'),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "tie=0"), "a stake of 0 is not positive"),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "tie=-1"), "a stake of -1 is not positive"),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "tie=0.001"), "has to be a multiple of"),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "tie=1,5"), '"1,5" is not an amount of money'),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "tie=nan"), '"nan" is not an amount of money'),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "tie=" + "9" * 5000), "has too many digits"),
        (
            ("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--bet", "tie=1", "--bet", "tie=1"),
            "tie is staked on twice",
        ),
        (("coup", "touch"), "Missing option '--deal'"),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--language", "fr"), "'fr' is not one of"),
        (("verify", "--table", "casino"), "casino is not a table"),
        (("verify", "--rule", "DRAW-B9"), "DRAW-B9 is not a rule"),
        (("verify", "--language", "fr"), "'fr' is not one of"),
        (("verify", "--engine", "acme --fast"), "there is no command acme; an engine is a command, an address or"),
        (("verify", "--engine", "node 'my engine"), "is not a valid command line (No closing quotation)"),
        (("verify", "--engine", ""), "no engine is named"),
        (("verify", "--engine", "http://"), "names no host"),
        (("verify", "--engine", "https://me:secret@example.org/"), "holds a user or a password"),
        (("verify", "--engine", "http://127.0.0.1:1/"), "the handshake failed: crashed: ConnectError"),
        (
            ("verify", "--engine", "json:dumps"),
            "the handshake failed: protocol error: the answer is not an object: ",
        ),
        (("verify", "--engine", f"{LIARS}:rejects_hello"), "the handshake failed: rejected: closed"),
        (
            ("verify", "--engine", f"{LIARS}:misspells_a_table"),
            'claims the table "Touch", and there is none; write "touch"',
        ),
        (
            ("verify", "--sweep-only", "--deals", "1", "--strict", "--engine", f"{LIARS}:misspells_an_operation"),
            f'engine {LIARS}:misspells_an_operation claims "coups" at touch, which is not an operation; write "coup"',
        ),
        (
            ("verify", "--engine", f"{LIARS}:claims_roulette"),
            'claims the table "roulette", and there is none; the tables are ',
        ),
        (
            ("verify", "--engine", f"{LIARS}:claims_to_fly"),
            'claims "fly\\n" at touch, which is not an operation; the operations are coup, settle, shoe, bet-slip',
        ),
        (("verify", "--engine", "true"), "the handshake failed: crashed: the engine ended with exit status 0"),
        (("verify", "--engine", "cat"), "the answer is malformed: the answer lacks the field engine"),
        (("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C", "--engine", "true"), "the handshake failed"),
        (("verify", "--timeout", "nan"), "the time limit nan s is not possible"),
        (("verify", "--timeout", "0"), "the time limit 0.0 s is not possible"),
        (("verify", "--restarts", "-1"), "-1 restarts are not possible"),
        (("serve", "--http", "here"), '"here" is not an address to listen on; write HOST:PORT'),
        (
            ("verify", "--engine", "no.such.module:engine"),
            "the end of its standard error: ModuleNotFoundError: No module named 'no'",
        ),
        (
            ("verify", "--engine", "json:no_such"),
            "the engine cannot be loaded; check its name and that it can be imported",
        ),
        (("verify", "--engine", "sys:maxsize"), "it cannot be called; name a function of one request"),
        (("verify", "--table", "touch", "--rule", "PAY-TIGER-TIE-WIN"), "no scenario fits this choice"),
        (("rules", "--rule", "X-1"), "X-1 is not a rule"),
        (("tables", "--table", "casino"), "casino is not a table"),
        (("rtp", "--decks", "0"), "0 is not in the range"),
        (("rtp", "--table", "casino"), "casino is not a table"),
        (("rtp", "--table", "touch", "--stake", "0.001"), "has to be a multiple of"),
        (("rtp", "--decks", "1", "--removed", "7S 7S"), "7♠"),
        (("rtp", "--decks", "1", "--removed", "1S"), '"1S" is not a card'),
        (("mutants", "--jobs", "0"), "0 is not in the range"),
        (("mutants", "--language", "fr"), "'fr' is not one of"),
        (("frobnicate",), "No such command"),
        (("verify", "--frobnicate"), "No such option"),
    ],
)
def test_bad_input_is_one_sentence(arguments, sentence):
    """Bad input gives one line on stderr, nothing on stdout, and exit status 2."""
    done = baccarat(*arguments)

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("baccarat: ")
    assert sentence in done.stderr


def test_bad_input_is_told_in_the_language_asked_for():
    """A refusal is told in Indonesian when Indonesian was asked for, wherever the option stands."""
    done = baccarat("coup", "--language=id", "casino", "--deal", "7S KD 2C 3H 6D 9C")

    assert done.returncode == 2
    assert "casino is not a table" not in done.stderr
    assert "casino" in done.stderr


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("id", "engine {engine} menyatakan meja"),
        ("vi", "engine {engine} nhận bàn"),
    ],
)
def test_a_claim_that_cannot_be_is_told_in_the_language_asked_for(language, sentence):
    """A table that there is not is named, with the one that was meant, in the language of the run."""
    engine = f"{LIARS}:misspells_a_table"
    done = baccarat("verify", "--engine", engine, "--language", language)

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert sentence.format(engine=engine) in done.stderr
    assert '"Touch"' in done.stderr
    assert '"touch"' in done.stderr


def test_broken_spec_is_told_by_commands(tmp_path):
    """A mistake in spec/ stops a command with the file, the key and the mend."""
    checkout = tmp_path / "checkout"
    for name in ("spec", "features", "locales", "conformance"):
        (checkout / name).parent.mkdir(exist_ok=True)
        subprocess.run(["cp", "-r", str(ROOT / name), str(checkout / name)], check=True)
    tableau = checkout / "spec" / "tableau.toml"
    tableau.write_text(tableau.read_text().replace('does = "draw"', 'does = "drawn"', 1))

    for command in (("verify",), ("coup", "touch", "--deal", "7S KD 2C 3H 6D 9C")):
        done = baccarat_process(*command, cwd=checkout)

        assert done.returncode == 2, command
        assert 'spec/tableau.toml: player[0].does: "drawn" is not allowed; write one of "draw", "stand"' in done.stderr
        assert done.stderr.count("\n") == 1


def test_a_deleted_folder_is_told(tmp_path):
    """A shell whose folder has been deleted is told so, in one sentence."""
    command = "import os; os.rmdir(os.getcwd()); from conformance.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", command, "tables"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "baccarat: the folder in which this is run has been deleted; change to one that is there\n"


@pytest.mark.slow  # CI runs `make verify` beside the tests
def test_verify_passes_the_reference_engine():
    """The reference engine conforms at every table in every language."""
    done = baccarat("verify")

    assert done.returncode == 0, done.stdout
    rows = [line.split() for line in done.stdout.splitlines() if re.match(r"\S+ +\d+ / 0 / 0", line)]
    assert sorted(row[0] for row in rows) == [
        "bakarat",
        "bakarat-no-commission",
        "big-small",
        "sbo-baccarat",
        "sbo-super-six",
        "sbo-tiger",
        "touch",
    ]
    assert "\nConformant.\n" in done.stdout


def test_verify_tells_a_failure_in_the_language_of_the_feature(tie_report):
    """A failure has the rule, the page and line, what was expected and found, and a command that reproduces it."""
    _, done = tie_report

    assert "cược Con" in done.stdout
    assert "touch:69 (T036)" in done.stdout
    assert "spec/bets/player.toml:" in done.stdout
    assert "Expected" not in done.stdout
    line = next(line for line in done.stdout.splitlines() if "baccarat coup" in line)
    assert f"--engine {LIARS}:tie_loses_main_bets --language vi" in line


def test_the_reproducing_command_shows_the_fault():
    """The coup that verify names plays otherwise in the engine, and the command says how."""
    chosen = ("--language", "en", "--table", "touch", "--rule", "PAY-PLAYER-TIE")
    verdict = baccarat("verify", "--engine", f"{LIARS}:tie_loses_main_bets", *chosen)
    line = next(line for line in verdict.stdout.splitlines() if "baccarat coup" in line)
    command = shlex.split(line.partition(": ")[2])[1:]
    done = baccarat(*command)

    assert done.returncode == 1
    assert "the engine says loses" in done.stdout


@pytest.mark.parametrize(
    ("liar", "verdict"),
    [
        ("raises", "crashed: ZeroDivisionError"),
        ("cancels", "crashed: CancelledError"),
        ("skips", "crashed: Skipped: not today"),
        ("wrong_seq", "protocol error: the answer has seq"),
        ("no_coups", "protocol error: deals in the request: 1; coups in the answer: 0"),
        ("rejects_everything", "rejected: closed"),
    ],
)
def test_verify_tells_faults_apart(liar, verdict):
    """An engine that does not answer properly is not merely wrong: the verdict says what it did."""
    done = baccarat(
        "verify", "--engine", f"{LIARS}:{liar}", "--language", "en", "--table", "touch", "--rule", "DRAW-P5"
    )

    assert done.returncode == 1
    assert verdict in done.stdout


@pytest.mark.parametrize("liar", ["supports_only_touch", "claims_only_touch"])
def test_verify_keeps_unsupported_apart_from_failed(liar):
    """What an engine does not claim, or says it does not do, is neither passed nor failed, and not conformant."""
    done = baccarat("verify", "--engine", f"{LIARS}:{liar}", "--language", "en", "--rule", "DRAW-P5")
    lines = [line.split() for line in done.stdout.splitlines() if re.match(r"\S+ +\d+ / \d+ / \d+", line)]
    rows = {line[0]: line[1:6] for line in lines}

    assert done.returncode == 1
    assert rows["touch"][2] == "0"
    assert rows["touch"][4] == "0"
    assert rows["bakarat"][0] == "0"
    assert int(rows["bakarat"][4]) > 0


def test_rules_traces_from_claim_to_scenario():
    """A rule's trace names its claims with page and line, and the same scenarios in each language."""
    done = baccarat("rules", "--rule", "DRAW-B3", "--json")
    traced = json.loads(done.stdout)[0]

    assert {(claim["page"], claim["line"]) for claim in traced["claims"]} >= {
        ("sbo-id", 108),
        ("sbo-vi", 108),
        ("panduan", 43),
        ("bakarat", 23),
    }
    assert traced["scenarios"]["en"] == traced["scenarios"]["id"] == traced["scenarios"]["vi"]
    assert traced["executed"] is True


@pytest.mark.parametrize(
    ("language", "told", "scenarios"),
    [
        (
            "en",
            "sbo-id, line 108: S119. Banker on 3 draws when Player's third card is 1-7, 9 or 10; stands on 8. "
            "(D023, D048)",
            "Scenarios",
        ),
        pytest.param("id", "sbo-id, baris 108: S119. ", "Skenario", marks=pytest.mark.slow),
        ("vi", "sbo-id, dòng 108: S119. ", "Tình huống"),
    ],
)
def test_a_rule_that_is_asked_for_is_shown_as_on_the_pages(language, told, scenarios):
    """Each claim with page, line and defects, and the scenarios by id, as the help has them; a list has the table."""
    done = baccarat("rules", "--rule", "DRAW-B3", "--language", language)
    lines = [line.strip() for line in done.stdout.splitlines()]

    assert any(line.startswith(told) for line in lines)
    assert f"{scenarios}: BANKER-DRAW-3, BANKER-DRAW-3-CARD" in lines
    assert "line 108" not in baccarat("rules", "--table", "sbo-baccarat").stdout


def test_no_rule_is_untraced():
    """Every rule rests on a claim, and every one that an engine decides is executed in each language."""
    done = baccarat("rules", "--untraced")

    assert done.returncode == 0
    assert done.stdout == ""


def test_rtp_reckons_the_published_counts():
    """With eight decks the outcomes of Tie have the published number of deals, and the return is 9 × 95.156 ‰."""
    done = baccarat("rtp", "--table", "touch", "--decks", "8", "--json")
    bets = {item["bet"]: item for item in json.loads(done.stdout)[0]["bets"]}

    assert done.returncode == 0
    assert [outcome["deals"] for outcome in bets["tie"]["outcomes"]] == [475627426473216, 4522770849030144]
    assert bets["tie"]["deals"] == 4998398275503360
    assert bets["tie"]["percent"] == "85.640371"
    assert bets["player"]["percent"] == "98.764919"


def test_rtp_takes_a_stake_decks_and_removed_cards():
    """Rounding takes its share at 0.10, and a shoe without its fives returns otherwise than a full one."""
    full = json.loads(baccarat("rtp", "--table", "touch", "--stake", "0.10", "--json").stdout)[0]
    fives = " ".join(f"5{suit}" for suit in "SHDC" for _ in range(8))
    less = json.loads(baccarat("rtp", "--table", "touch", "--stake", "0.10", "--removed", fives, "--json").stdout)[0]

    assert full["bets"][1]["percent"].startswith("96.649")
    assert less["bets"][1]["percent"] != full["bets"][1]["percent"]


def test_rtp_says_which_page_it_bears_out():
    """A return that a page states is named with the bet that has it, or with none; assumed decks are called so."""
    done = baccarat("rtp", "--table", "sbo-baccarat", "--table", "touch")

    assert "assumed: no page states the number" in done.stdout
    assert "sbo-id, sbo-vi: no bet at this table has an RTP of 98.41%" in done.stdout
    assert "touch: 98.76% is what Player returns" in done.stdout


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "touch: 98.94% is what Banker returns before rounding"),
        ("id", "touch: 98,94% adalah tingkat pengembalian Banker sebelum pembulatan"),
        ("vi", "touch: 98,94% là tỷ lệ hoàn trả của cược Cái khi chưa làm tròn"),
    ],
)
def test_rtp_compares_what_a_page_states_with_the_return_before_rounding(language, told):
    """At 0.10 Banker wins 0.09 in the place of 0.095; the 98.94% that the page states are those of 0.095."""
    done = baccarat("rtp", "--table", "touch", "--stake", "0.10", "--language", language)

    lines = [line.strip() for line in done.stdout.splitlines()]
    assert told in lines
    assert len([line for line in lines if line.startswith("touch: ")]) == 3


def test_rtp_says_where_a_stake_comes_from_that_nobody_gave():
    """Banker wins 19 to 20: of 0.20 that is 0.19, of 0.10 no whole hundredths; a stake that is given needs no word."""
    done = baccarat("rtp", "--table", "sbo-tiger")
    given = baccarat("rtp", "--table", "sbo-tiger", "--stake", "0.20")

    assert " 0.20 " in done.stdout
    assert "the smallest of which every payment is a whole number of the table's units" in done.stdout
    assert "the smallest" not in given.stdout


def test_tables_lists_every_bet():
    """The table list names each table's bets by the ids that the command and the protocol take."""
    done = baccarat("tables", "--table", "sbo-super-six")

    assert done.returncode == 0
    for bet in ("player", "banker", "tie", "player-pair", "banker-pair", "super-six"):
        assert f"  {bet} " in done.stdout


@pytest.mark.parametrize(
    ("table", "language", "net", "page"),
    [
        ("touch", "en", "8:1", "the page writes 9 for 1"),
        ("touch", "id", "8 banding 1", "halaman menulis 9 untuk 1"),
        ("touch", "vi", "1 ăn 8", "trang ghi 9 cho 1"),
        ("big-small", "en", "8:1", "the page writes 1 pays 8"),
        ("big-small", "vi", "1 ăn 8", None),
        ("sbo-tiger", "en", "8:1", None),
        ("sbo-tiger", "vi", "1 ăn 8", None),
        ("bakarat", "vi", "1 ăn 8", "trang ghi 8:1"),
    ],
)
def test_tables_shows_odds_as_the_page_writes_them(table, language, net, page):
    """Net odds come first; where the page of the table has another notation, what it prints stands beside them."""
    done = baccarat("tables", "--table", table, "--language", language)
    (tie,) = (line for line in done.stdout.splitlines() if line.split()[:1] == ["tie"])

    assert net in tie
    assert ("page" in tie or "halaman" in tie or "trang" in tie) == (page is not None)
    assert page is None or tie.rstrip().endswith(page)


def test_tables_as_json():
    """Odds are net with the winnings first, money is exact, and names are in the language that is asked for."""
    done = baccarat("tables", "--table", "big-small", "--language", "id", "--json")

    (table,) = json.loads(done.stdout)
    bets = {bet["id"]: (bet["name"], bet["odds"], bet["last_round"]) for bet in table["bets"]}
    assert (table["id"], table["rounding"], table["pages"]) == ("big-small", None, ["panduan"])
    assert bets["small"] == ("Kecil", ["1.45:1"], None)
    assert bets["player-pair"][1] == ["11:1"]


def test_a_reader_who_stops_early_is_no_fault():
    """Output into a closed pipe ends quietly."""
    script = f"{shlex.join(BACCARAT)} rules | head -1"
    done = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)

    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("output", ["> /dev/full", ">&-", "| true"])
def test_a_verdict_that_nobody_can_read_is_none(output):
    """Where standard output is full or closed the command ends with 2, whatever the verdict."""
    script = f"set -o pipefail; {shlex.join(BACCARAT)} verify --table touch --language en --rule DRAW-P5 {output}"
    done = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)

    assert done.returncode == 2
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "first"),
    [
        (("help", "verify"), "Usage: baccarat verify [OPTIONS]"),
        (("help", "report", "diff"), "Usage: baccarat report diff [OPTIONS] BEFORE AFTER"),
        (("help", "report"), "Usage: baccarat report [OPTIONS] COMMAND [ARGS]..."),
        (("help", "build", "--help"), "Usage: baccarat help build [OPTIONS]"),
    ],
)
def test_help_shows_how_a_command_is_used(arguments, first):
    """`baccarat help X` is `baccarat X --help`, beside the commands of its own."""
    done = baccarat(*arguments)

    assert (done.returncode, done.stderr, done.stdout.splitlines()[0]) == (0, "", first)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("verfy",), "No such command 'verfy'. Did you mean 'verify'? See baccarat --help"),
        (("report", "dif"), "No such command 'dif'. Did you mean 'diff'? See baccarat report --help"),
        (("help", "new", "engin"), "No such command 'engin'. Did you mean 'engine'? See baccarat new --help"),
    ],
)
def test_a_misspelt_command_names_the_near_one(arguments, sentence):
    """What was probably meant is named, and nothing is run."""
    done = baccarat(*arguments)

    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"baccarat: {sentence}\n")


@pytest.mark.parametrize(
    ("environment", "options", "said"),
    [
        ({"BACCARAT_LANGUAGE": "vi", "LANG": "id_ID.UTF-8"}, (), "bộ bài"),
        ({"LANG": "id_ID.UTF-8"}, (), "Taruhan"),
        ({"LC_ALL": "vi_VN.UTF-8", "LANG": "id_ID.UTF-8"}, (), "bộ bài"),
        ({"LANG": "id_ID.UTF-8"}, ("--language", "vi"), "bộ bài"),
        ({"LANG": "de_DE.UTF-8"}, (), "Bet"),
        ({"LANG": "C"}, (), "Bet"),
        ({}, (), "Bet"),
    ],
)
def test_the_language_is_that_of_whoever_asks(environment, options, said, monkeypatch):
    """The option, else BACCARAT_LANGUAGE, else the locale, else English; sentences about mistakes too."""
    for name in ("BACCARAT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert said in baccarat("rtp", "--table", "touch", *options).stdout
    wrong = baccarat("rtp", "--table", "casino", *options).stderr
    assert ("is not a table" in wrong) == (said == "Bet")
