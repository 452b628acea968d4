"""The library: every bet has the win probability and the house edge that an independent enumeration found."""

from __future__ import annotations

import csv
import json
from decimal import Decimal
from pathlib import Path

import pytest

from conformance.help.library_page import Library, library_page
from conformance.help.markdown import markdown
from conformance.help.pen import Pen
from conformance.library import Printed, printed
from conformance.returns import percentage
from conformance.rulebook import rulebook
from conformance.rulebook.library_part import library, unsettled
from tests.programs import baccarat

TABLEAU = rulebook().tableau
KNOWN = list(csv.DictReader((Path(__file__).parent / "data" / "library.tsv").open(), delimiter="\t"))
"""What another program counted for each pay table and number of decks, and whether the printed figure agrees."""
AGREES = {"agree": True, "disagree": False, "unchecked": None}


@pytest.fixture(scope="module")
def found() -> list[Printed]:
    return printed(TABLEAU, library(TABLEAU).values())


def test_every_pay_table_comes_to_what_was_counted_independently(found: list[Printed]) -> None:
    """To all the digits that are given: the share of coups that win, and the house edge in percent."""
    exact = {
        (item.bet.bet.id, item.published.paytable, item.published.decks): (
            percentage(item.exact.wins, 4).scaleb(-2),
            percentage(item.exact.edge, 4),
        )
        for item in found
    }
    counted = {
        (row["bet"], row["paytable"], int(row["decks"])): (
            Decimal(row["win_probability"]),
            Decimal(row["house_edge_percent"]),
        )
        for row in KNOWN
    }

    assert exact == counted


def test_who_prints_a_wrong_figure_is_known(found: list[Printed]) -> None:
    """Each printed figure agrees or not as the independent comparison says."""
    told = {(item.bet.bet.id, item.published.paytable, item.published.decks, item.agrees) for item in found}

    assert told == {(row["bet"], row["paytable"], int(row["decks"]), AGREES[row["printed"]]) for row in KNOWN}
    assert sum(item.agrees is False for item in found) == 14


def test_what_no_coup_settles_stands_outside() -> None:
    """Insurance, random multipliers and meters are named with the reason, and are not in the library."""
    outside = {item.id: item.reason for item in unsettled()}

    assert {"insurance", "lightning-baccarat", "progressive", "dragon-tiger"} <= set(outside)
    assert all(outside.values())
    assert not set(outside) & set(library(TABLEAU))


def test_pushes_are_left_out_of_a_return_per_resolved_bet() -> None:
    """Player loses 1.2351% of all stakes; of the 90.4844% that no tie returns it is 1.2351 / 0.904844 = 1.3650%."""
    player = next(item for item in printed(TABLEAU, [library(TABLEAU)["player"]], 8))

    assert percentage(player.exact.edge_resolved, 4) == Decimal("1.3650")


def test_the_command_prints_the_library() -> None:
    """Both edges and who is wrong; as JSON for programs, for a number of decks that no page prints as well."""
    done = baccarat("rtp", "--library")

    assert done.returncode == 0, done.stderr
    assert "Printed wrongly: Tie, aspersstratford.co.uk" in done.stdout
    assert "Not settled by one coup: Baccarat Insurance." in done.stdout

    one = {
        (item["bet"], item["paytable"]): item
        for item in json.loads(baccarat("rtp", "--library", "--decks", "1", "--json").stdout)
    }

    # with one deck two cards of 51 make a pair with the first in 3 of 51 cases: 12 x 3/51 - 1 = -29.4118%
    assert one["player-pair", "pays-11"]["house_edge_percent"] == "29.411765"
    assert one["player-pair", "pays-12"]["agrees"] is None


def test_a_table_takes_a_bet_by_its_name(tmp_path: Path) -> None:
    """Dragon 7 of the library stands at a table of one's own, under its name, with its exact house edge of 7.6113%."""
    table = 'id = "mine"\nname = "Mine"\nextends = "touch"\n[[bet]]\nlibrary = "dragon-7"\n'
    (tmp_path / "mine.toml").write_text(table, "utf-8")
    done = baccarat("rtp", "--rules", tmp_path, "--table", "mine", "--json")
    bets = {item["bet"]: item for item in json.loads(done.stdout)[0]["bets"]}

    assert bets["dragon-7"]["house_edge_percent"].startswith("7.6113")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            'library = "dragon-8"',
            'bet[0].library: "dragon-8" is not a bet of the library; write an id of it, such as dragon-7',
        ),
        ('library = "tie"', "bet[0].paytable: tie pays in several ways; write one of pays-8, pays-9"),
        (
            'library = "tie"\npaytable = "ten"',
            'bet[0].paytable: "ten" is not a pay table of tie; write one of pays-8, pays-9',
        ),
    ],
)
def test_a_bet_that_the_library_has_not_is_named(tmp_path: Path, line: str, problem: str) -> None:
    """No such bet, or no such pay table, is said in one sentence."""
    (tmp_path / "mine.toml").write_text(f'id = "mine"\nname = "Mine"\nextends = "touch"\n[[bet]]\n{line}\n', "utf-8")
    done = baccarat("rtp", "--rules", tmp_path, "--table", "mine")

    assert done.returncode == 2
    assert problem in done.stderr


@pytest.fixture(scope="module")
def shown() -> Library:
    return Library(TABLEAU)


def test_the_page_of_every_bet_shows_each_with_a_coup_that_wins_it(shown: Library) -> None:
    """No bet lacks a coup; Dragon 7 is Banker's win with a 7 of three cards, Panda 8 Player's with an 8 of three."""
    dragon, panda = shown.coups["dragon-7"], shown.coups["panda-8"]

    assert set(shown.coups) == set(library(TABLEAU))
    assert (dragon.winner, dragon.banker.total, len(dragon.banker.cards)) == ("banker", 7, 3)
    assert (panda.winner, panda.player.total, len(panda.player.cards)) == ("player", 8, 3)


@pytest.mark.parametrize(
    ("language", "edge", "reason"),
    [
        ("en", "7.6113%", "Baccarat Insurance: It is placed or settled while the coup is dealt"),
        ("id", "7,6113%", "Baccarat Insurance: "),
        ("vi", "7,6113%", "Baccarat Insurance: "),
    ],
)
def test_the_page_of_every_bet_states_the_edge_of_dragon_7(
    shown: Library, language: str, edge: str, reason: str
) -> None:
    """At 40:1 it is 7.6113%, as its source prints; every bet has a section, and what no coup settles a reason."""
    rules = rulebook().in_language(language)
    text = markdown(library_page(Pen(rules, language), shown))
    section = text.split("{#bet-dragon-7}")[1].split("###")[0]

    assert edge in section
    assert text.count("{#bet-") == len(library(TABLEAU))
    assert reason in text
