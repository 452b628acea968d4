"""Strict loading: what an editor may get wrong in `spec/`, and the one sentence that says so."""

from __future__ import annotations

import ast
import os
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from conformance.errors import SpecError
from conformance.facts import FACTS
from conformance.places import data_folder
from conformance.rulebook import load, rulebook
from conformance.rules import Result
from tests.programs import ROOT

TABLES = "bakarat, bakarat-no-commission, big-small, sbo-baccarat, sbo-super-six, sbo-tiger, touch"
NEAR = "write one of player_flush, player_total, player_ranks, player_match, player_faces"


class Editor:
    """A copy of `spec/` in which a test edits files; `restore` undoes the edits."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._before: dict[Path, bytes | None] = {}

    def write(self, file: str, content: str | bytes) -> None:
        """Write a whole file, which may be new."""
        path = self._kept(file)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())

    def replace(self, file: str, old: str, new: str) -> None:
        """Replace the first place where the text stands."""
        text = (self.folder / file).read_text(encoding="utf-8")

        assert old in text

        self.write(file, text.replace(old, new, 1))

    def append(self, file: str, text: str) -> None:
        """Add text at the end of a file."""
        self.write(file, (self.folder / file).read_text(encoding="utf-8") + text)

    def remove(self, file: str) -> None:
        """Remove a file."""
        self._kept(file).unlink()

    def complaint(self) -> str:
        """Load the folder and return what loading says of it."""
        with pytest.raises(SpecError) as caught:
            load(self.folder)
        return str(caught.value)

    def restore(self) -> None:
        """Undo every edit."""
        for path, content in self._before.items():
            if content is None:
                path.unlink(missing_ok=True)
            else:
                path.write_bytes(content)

    def _kept(self, file: str) -> Path:
        path = self.folder / file
        self._before.setdefault(path, path.read_bytes() if path.is_file() else None)
        return path


@pytest.fixture
def spec(folder: Path) -> Iterator[Editor]:
    editor = Editor(folder)
    yield editor
    editor.restore()


REPLACED = {
    # keys
    "a key that is nearly known": (
        "bets/tie.toml",
        "governs =",
        "govern =",
        'spec/bets/tie.toml: paytable[0].outcome[0].govern: unknown key; write "governs"',
    ),
    "a key that is like no other": (
        "bets/tie.toml",
        'id = "tie"\nname',
        'colour = "red"\nid = "tie"\nname',
        "spec/bets/tie.toml: bet[0].colour: unknown key; remove it; the keys here are id, name, hand",
    ),
    "a key with a space": (
        "bets/tie.toml",
        'id = "tie"\nname',
        '"my own" = 1\nid = "tie"\nname',
        'spec/bets/tie.toml: bet[0]."my own": unknown key; remove it; the keys here are id, name, hand',
    ),
    "a key with a line break": (
        "bets/tie.toml",
        'id = "tie"\nname',
        '"a\\nb" = 1\nid = "tie"\nname',
        'spec/bets/tie.toml: bet[0]."a\\nb": unknown key; remove it; the keys here are id, name, hand',
    ),
    "an unknown key at the top": (
        "cards.toml",
        "[[rank_group]]",
        "jokers = 2\n[[rank_group]]",
        "spec/cards.toml: jokers: unknown key; remove it; the keys here are rank_group, pair, perfect_pair",
    ),
    "a missing key": (
        "bets/tie.toml",
        'pays = "8:1"\n',
        "",
        "spec/bets/tie.toml: paytable[0].outcome[0].pays: the key is missing; add it",
    ),
    "a missing part": (
        "tables/touch.toml",
        '[notation]\ntouch = "for-one"\n',
        "",
        "spec/tables/touch.toml: notation: the key is missing; add it",
    ),
    # ids
    "a rule id in small letters": (
        "tableau.toml",
        '"DRAW-B3"',
        '"draw-b3"',
        'spec/tableau.toml: banker_after_draw[3].rule: "draw-b3" is not allowed; '
        "write a permanent id in capitals, as in DRAW-B3",
    ),
    "a rule id of one word": (
        "tableau.toml",
        '"DRAW-B3"',
        '"DRAW"',
        'spec/tableau.toml: banker_after_draw[3].rule: "DRAW" is not allowed; '
        "write a permanent id in capitals, as in DRAW-B3",
    ),
    "a rule id that ends in a line break": (
        "tableau.toml",
        '"DRAW-B3"',
        '"DRAW-B3\\n"',
        'spec/tableau.toml: banker_after_draw[3].rule: "DRAW-B3\\n" is not allowed; '
        "write a permanent id in capitals, as in DRAW-B3",
    ),
    "an empty rule id": (
        "tableau.toml",
        '"DRAW-B3"',
        '""',
        'spec/tableau.toml: banker_after_draw[3].rule: "" is not allowed; '
        "write a permanent id in capitals, as in DRAW-B3",
    ),
    "an empty bet id": (
        "bets/tie.toml",
        'id = "tie"',
        'id = ""',
        'spec/bets/tie.toml: bet[0].id: "" is not allowed; write an id in small letters, as in player-pair',
    ),
    "a rule id twice in one file": (
        "tableau.toml",
        '"DRAW-B3"',
        '"DRAW-B2"',
        "spec/tableau.toml: banker_after_draw[3]: rule DRAW-B2 stands at spec/tableau.toml: banker_after_draw[2] "
        "already; give this one an id of its own",
    ),
    "a rule id of another file": (
        "bets/tie.toml",
        '"PAY-TIE-WIN"',
        '"CARD-ACE"',
        "spec/bets/tie.toml: paytable[0].outcome[0]: rule CARD-ACE stands at spec/cards.toml: rank_group[0] already; "
        "give this one an id of its own",
    ),
    "a claim id in small letters": (
        "sources/touch.toml",
        '"T001"',
        '"t001"',
        'spec/sources/touch.toml: claim[0].id: "t001" is not allowed; write the id of a claim, as in T001',
    ),
    "a defect id in foreign digits": (
        "defects.toml",
        '"D001"',
        '"D٠٠١"',
        'spec/defects.toml: defect[0].id: "D٠٠١" is not allowed; write the id of a defect, as in D001',
    ),
    # odds and words
    "odds as a float": (
        "bets/tie.toml",
        '"8:1"',
        "8.0",
        "spec/bets/tie.toml: paytable[0].outcome[0].pays: 8.0 is a binary fraction, which is never exact; "
        'write odds as a string, winnings first, as in "8:1", or "push" or "lose"',
    ),
    "odds as a whole number": (
        "bets/tie.toml",
        '"8:1"',
        "8",
        "spec/bets/tie.toml: paytable[0].outcome[0].pays: 8 is not a string; "
        'write odds as a string, winnings first, as in "8:1", or "push" or "lose"',
    ),
    "odds for one": (
        "bets/tie.toml",
        '"8:1"',
        '"9 for 1"',
        'spec/bets/tie.toml: paytable[0].outcome[0].pays: "9 for 1" is not net odds; '
        'write winnings first, as in "8:1", or "push" or "lose"',
    ),
    "odds against no stake": (
        "bets/tie.toml",
        '"8:1"',
        '"1:0"',
        'spec/bets/tie.toml: paytable[0].outcome[0].pays: "1:0" is not net odds; '
        'write winnings first, as in "8:1", or "push" or "lose"',
    ),
    "odds without winnings": (
        "bets/tie.toml",
        '"8:1"',
        '"0:1"',
        'spec/bets/tie.toml: paytable[0].outcome[0].pays: "0:1" is not net odds; '
        'write winnings first, as in "8:1", or "push" or "lose"',
    ),
    "negative odds": (
        "bets/tie.toml",
        '"8:1"',
        '"-8:1"',
        'spec/bets/tie.toml: paytable[0].outcome[0].pays: "-8:1" is not net odds; '
        'write winnings first, as in "8:1", or "push" or "lose"',
    ),
    "odds in full-width digits": (
        "bets/tie.toml",
        '"8:1"',
        '"８:1"',
        'spec/bets/tie.toml: paytable[0].outcome[0].pays: "８:1" is not net odds; '
        'write winnings first, as in "8:1", or "push" or "lose"',
    ),
    "no odds at all": (
        "bets/tie.toml",
        '"8:1"',
        '""',
        'spec/bets/tie.toml: paytable[0].outcome[0].pays: "" is not net odds; '
        'write winnings first, as in "8:1", or "push" or "lose"',
    ),
    "odds over two lines": (
        "bets/tie.toml",
        '"8:1"',
        '"8:1\\n"',
        'spec/bets/tie.toml: paytable[0].outcome[0].pays: "8:1\\n" is not net odds; '
        'write winnings first, as in "8:1", or "push" or "lose"',
    ),
    "odds that no decimal states": (
        "bets/tie.toml",
        '"8:1"',
        '"1:3"',
        "spec/tables/bakarat.toml: bet[2]: PAY-TIE-WIN pays what no short decimal states exactly; choose other odds",
    ),
    "odds of more than 28 digits": (
        "bets/tie.toml",
        '"8:1"',
        '"1.00000000000000000000000000001:1"',
        "spec/tables/bakarat.toml: bet[2]: PAY-TIE-WIN pays what no short decimal states exactly; choose other odds",
    ),
    "a word for draw": (
        "tableau.toml",
        'total = 0\ndoes = "draw"',
        'total = 0\ndoes = "drawn"',
        'spec/tableau.toml: player[0].does: "drawn" is not allowed; write one of "draw", "stand"',
    ),
    "a word in a cell": (
        "tableau.toml",
        '8 = "stand", 9 = "draw"',
        '8 = "stnd", 9 = "draw"',
        'spec/tableau.toml: banker_after_draw[3].on.8: "stnd" is not allowed; write one of "draw", "stand"',
    ),
    "an unknown hand": (
        "bets/player.toml",
        'hand = "player"',
        'hand = "dealer"',
        'spec/bets/player.toml: bet[0].hand: "dealer" is not allowed; write one of "banker", "player"',
    ),
    # outcomes
    "outcomes that overlap": (
        "bets/small.toml",
        "otherwise = true",
        "when = { cards = [4, 5, 6] }",
        "spec/bets/small.toml: paytable[0].outcome[1]: overlaps outcome[0] when cards is 4; "
        "make their conditions exclude each other",
    ),
    "a coup left undecided": (
        "bets/small.toml",
        "otherwise = true",
        "when = { cards = 5 }",
        "spec/bets/small.toml: paytable[0].outcome: no outcome decides when cards is 6; "
        "add an outcome, or an otherwise at the end",
    ),
    "no otherwise": (
        "bets/big.toml",
        '[[paytable.outcome]]\nrule = "PAY-BIG-LOSS"\n'
        'governs = "The coup used no third card"\notherwise = true\npays = "lose"\n',
        "",
        "spec/bets/big.toml: paytable[0].outcome: no outcome decides when cards is 4; "
        "add an outcome, or an otherwise at the end",
    ),
    "an outcome whose conditions exclude each other": (
        "bets/natural.toml",
        "when = { hand_natural = true }",
        "when = { hand_natural = true, hand_total = 7 }",
        "spec/bets/natural.toml: paytable[0].outcome[0]: holds for no coup at all; fix its conditions or remove it",
    ),
    "an outcome without values": (
        "bets/small.toml",
        "{ cards = 4 }",
        "{ cards = [] }",
        "spec/bets/small.toml: paytable[0].outcome[0]: holds for no coup at all; fix its conditions or remove it",
    ),
    "an otherwise that is not reached": (
        "bets/small.toml",
        "when = { cards = 4 }",
        "when = { cards = [4, 5, 6] }",
        "spec/bets/small.toml: paytable[0].outcome[1]: holds for no coup at all; fix its conditions or remove it",
    ),
    "an otherwise before the end": (
        "bets/player.toml",
        'when = { winner = "tie" }',
        "otherwise = true",
        "spec/bets/player.toml: paytable[0].outcome[1].otherwise: outcomes follow it; move it to the end",
    ),
    "conditions beside an otherwise": (
        "bets/tie.toml",
        'when = { winner = "tie" }',
        'when = { winner = "tie" }\notherwise = true',
        "spec/bets/tie.toml: paytable[0].outcome[0]: needs just one of when and otherwise; "
        "give conditions, or otherwise = true",
    ),
    "neither conditions nor an otherwise": (
        "bets/tie.toml",
        "otherwise = true",
        "otherwise = false",
        "spec/bets/tie.toml: paytable[0].outcome[1]: needs just one of when and otherwise; "
        "give conditions, or otherwise = true",
    ),
    "a commission on a push": (
        "bets/player.toml",
        'pays = "push"',
        'pays = "push"\ncommission = true',
        "spec/bets/player.toml: paytable[0].outcome[1].commission: only winnings bear a commission; remove it",
    ),
    "a commission on a loss": (
        "bets/player.toml",
        'pays = "lose"',
        'pays = "lose"\ncommission = true',
        "spec/bets/player.toml: paytable[0].outcome[2].commission: only winnings bear a commission; remove it",
    ),
    # facts
    "an unknown fact": (
        "bets/tie.toml",
        "{ winner =",
        "{ victor =",
        "spec/bets/tie.toml: paytable[0].outcome[0].when.victor: no such fact; write one of " + ", ".join(FACTS),
    ),
    "an unknown winner": (
        "bets/tie.toml",
        '{ winner = "tie" }',
        '{ winner = "draw" }',
        'spec/bets/tie.toml: paytable[0].outcome[0].when.winner: "draw" is not a value of it; '
        'write one of "banker", "player", "tie"',
    ),
    "true for a number": (
        "bets/small.toml",
        "cards = 4",
        "cards = true",
        "spec/bets/small.toml: paytable[0].outcome[0].when.cards: true is not a value of it; write one of 4, 5, 6",
    ),
    "a number for true": (
        "bets/natural.toml",
        "hand_natural = true",
        "hand_natural = 1",
        "spec/bets/natural.toml: paytable[0].outcome[0].when.hand_natural: 1 is not a value of it; "
        "write one of false, true",
    ),
    "a string for true": (
        "bets/natural.toml",
        "hand_natural = true",
        'hand_natural = "true"',
        'spec/bets/natural.toml: paytable[0].outcome[0].when.hand_natural: "true" is not a value of it; '
        "write one of false, true",
    ),
    "a margin of ten": (
        "bets/dragon-bonus.toml",
        "margin = 9",
        "margin = 10",
        "spec/bets/dragon-bonus.toml: paytable[0].outcome[2].when.margin: 10 is not a value of it; "
        "write one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
    ),
    "a value out of range in a list": (
        "bets/big.toml",
        "cards = [5, 6]",
        "cards = [5, 7]",
        "spec/bets/big.toml: paytable[0].outcome[0].when.cards: 7 is not a value of it; write one of 4, 5, 6",
    ),
    "a float in a condition": (
        "bets/small.toml",
        "cards = 4",
        "cards = 4.0",
        "spec/bets/small.toml: paytable[0].outcome[0].when.cards: 4.0 is a binary fraction, which is never exact; "
        "write true or false or a whole number or a string or a table or a list",
    ),
    "a table in a condition": (
        "bets/small.toml",
        "cards = 4",
        "cards = { least = 4 }",
        "spec/bets/small.toml: paytable[0].outcome[0].when.cards.least: unknown key; remove it; the keys here are not",
    ),
    "a number of endless digits": (
        "bets/small.toml",
        "cards = 4",
        f"cards = 0x{'F' * 5000}",
        "spec/bets/small.toml: paytable[0].outcome[0].when.cards: a number so large is not a value of it; "
        "write one of 4, 5, 6",
    ),
    "a fact of the hand in a bet on no hand": (
        "bets/tie.toml",
        '{ winner = "tie" }',
        "{ hand_total = 6 }",
        "spec/bets/tie.toml: paytable[0].outcome[0].when.hand_total: the bet names no hand; "
        'give the bet hand = "player" or "banker"',
    ),
    "the hand as winner in a bet on no hand": (
        "bets/tie.toml",
        '{ winner = "tie" }',
        '{ winner = "hand" }',
        "spec/bets/tie.toml: paytable[0].outcome[0].when.winner: the bet names no hand; "
        'give the bet hand = "player" or "banker"',
    ),
    "an unknown fact of the hand": (
        "bets/natural.toml",
        "hand_natural = true",
        "hand_luck = true",
        f"spec/bets/natural.toml: paytable[0].outcome[0].when.hand_luck: no such fact; {NEAR}",
    ),
    # bets
    "a bet id of another file": (
        "bets/tie.toml",
        'id = "tie"',
        'id = "small"',
        "spec/bets/tie.toml: bet[0].id: bet small stands already; give this one an id of its own",
    ),
    "a paytable id twice": (
        "bets/banker.toml",
        'id = "net"',
        'id = "commission"',
        "spec/bets/banker.toml: paytable[2].id: commission stands already; give it an id of its own",
    ),
    "no bet in a file": (
        "bets/tie.toml",
        '[[bet]]\nid = "tie"\nname = "Tie"\n',
        "bet = []\n",
        "spec/bets/tie.toml: bet: the list holds 0; write at least 1",
    ),
    "a list where a table belongs": (
        "bets/tie.toml",
        'when = { winner = "tie" }',
        'when = ["winner", "tie"]',
        "spec/bets/tie.toml: paytable[0].outcome[0].when: a list is not a table; write a table",
    ),
    "a table where a list belongs": (
        "bets/tie.toml",
        "[[bet]]",
        "[bet]",
        "spec/bets/tie.toml: bet: a table is not a list; write a list",
    ),
    "a date where a text belongs": (
        "bets/tie.toml",
        'name = "Tie"',
        "name = 2026-11-30",
        "spec/bets/tie.toml: bet[0].name: a date or time is not a string; write a text that is not empty",
    ),
    "an empty name": (
        "bets/tie.toml",
        'name = "Tie"',
        'name = ""',
        'spec/bets/tie.toml: bet[0].name: "" is not allowed; write a text that is not empty',
    ),
    # words with placeholders
    "a placeholder without a value": (
        "bets/six.toml",
        "a total of {banker_total} with",
        "a total of {player_total} with",
        "spec/bets/six.toml: paytable[0].outcome[0].governs: {player_total} has no value; "
        "write one of {winner}, {banker_total}, {banker_cards}, {pays}",
    ),
    "a placeholder where there are no values": (
        "tableau.toml",
        '"Hands with equal totals tie"',
        '"Hands with {total} tie"',
        "spec/tableau.toml: equal.governs: {total} has no value; write it in words",
    ),
    "an empty placeholder": (
        "tableau.toml",
        '"Hands with equal totals tie"',
        '"Hands with {} tie"',
        "spec/tableau.toml: equal.governs: {} has no value; write it in words",
    ),
    "a brace alone": (
        "tableau.toml",
        '"Hands with equal totals tie"',
        '"Hands with { equal totals tie"',
        "spec/tableau.toml: equal.governs: a brace stands alone; write {{ or }} for a brace in the text",
    ),
    "a placeholder with a form": (
        "bets/small.toml",
        "the first {cards} cards",
        "the first {cards:>3} cards",
        "spec/bets/small.toml: paytable[0].outcome[0].governs: {cards} is given a form; write {cards} alone",
    ),
    # cards
    "a rank without points": (
        "cards.toml",
        ", K = 0 }",
        " }",
        "spec/cards.toml: rank_group: rank K has no points; add K to a group's points",
    ),
    "a rank with points twice": (
        "cards.toml",
        "{ A = 1 }",
        "{ A = 1, 9 = 9 }",
        "spec/cards.toml: rank_group[1].points.9: the rank has points already; give it once",
    ),
    "an unknown rank": (
        "cards.toml",
        "{ A = 1 }",
        "{ A = 1, 1 = 1 }",
        "spec/cards.toml: rank_group[0].points.1: no such rank; write one of A 2 3 4 5 6 7 8 9 T J Q K",
    ),
    "two ranks in one key": (
        "cards.toml",
        "{ A = 1 }",
        "{ A2 = 1 }",
        "spec/cards.toml: rank_group[0].points.A2: no such rank; write one of A 2 3 4 5 6 7 8 9 T J Q K",
    ),
    "negative points": (
        "cards.toml",
        "{ A = 1 }",
        "{ A = -1 }",
        "spec/cards.toml: rank_group[0].points.A: -1 is not allowed; write a whole number, 0 or more",
    ),
    "a pair that need share nothing": (
        "cards.toml",
        'same = ["rank"]',
        "same = []",
        "spec/cards.toml: pair.same: the list holds 0; write at least 1",
    ),
    "a pair of one colour": (
        "cards.toml",
        'same = ["rank"]',
        'same = ["colour"]',
        'spec/cards.toml: pair.same[0]: "colour" is not allowed; write one of "points", "rank", "suit"',
    ),
    # tableau
    "a deal of three to Player": (
        "tableau.toml",
        'first = ["player", "banker", "player", "banker"]',
        'first = ["player", "player", "player", "banker"]',
        "spec/tableau.toml: deal.first: a hand does not get two cards; name player twice and banker twice",
    ),
    "a deal of three cards": (
        "tableau.toml",
        'first = ["player", "banker", "player", "banker"]',
        'first = ["player", "banker", "player"]',
        "spec/tableau.toml: deal.first: the list holds 3; write 4",
    ),
    "a missing cell": (
        "tableau.toml",
        '8 = "stand", 9 = "draw" }',
        '8 = "stand" }',
        "spec/tableau.toml: banker_after_draw[3].on: the cell for a third card of 9 is missing; "
        'add 9 = "draw" or "stand"',
    ),
    "an extra cell": (
        "tableau.toml",
        '8 = "stand", 9 = "draw" }',
        '8 = "stand", 9 = "draw", 10 = "draw" }',
        "spec/tableau.toml: banker_after_draw[3].on.10: no third card counts that; "
        "write one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
    ),
    "a missing row": (
        "tableau.toml",
        '[[player]]\nrule = "DRAW-P5"\ngoverns = "Player\'s third card on a total of {total}"\n'
        'total = 5\ndoes = "draw"\n',
        "",
        "spec/tableau.toml: player: the row for a total of 5 is missing; add a row with total = 5",
    ),
    "a row twice": (
        "tableau.toml",
        "total = 5",
        "total = 4",
        "spec/tableau.toml: player[5].total: 4 has a row already; give each total one row",
    ),
    "a row for a natural": (
        "tableau.toml",
        "total = 7",
        "total = 8",
        "spec/tableau.toml: player[7].total: 8 never asks for a row; write one of 0, 1, 2, 3, 4, 5, 6, 7",
    ),
    "a natural that no hand totals": (
        "tableau.toml",
        "totals = [8, 9]",
        "totals = [8, 9, 10]",
        "spec/tableau.toml: natural.totals: no hand totals 10; write totals below 10",
    ),
    "a natural of Banker that ends nothing": (
        "tableau.toml",
        'hands = ["player", "banker"]',
        'hands = ["player"]',
        "spec/tableau.toml: banker_after_stand: the row for a total of 8 is missing; add a row with total = 8",
    ),
    "a natural of Player that ends nothing": (
        "tableau.toml",
        'hands = ["player", "banker"]',
        'hands = ["banker", "banker"]',
        "spec/tableau.toml: player: the row for a total of 8 is missing; add a row with total = 8",
    ),
    "a modulus without end": (
        "tableau.toml",
        "modulus = 10",
        "modulus = 1000000000000000000000000000000",
        "spec/tableau.toml: total.modulus: 1000000000000000000000000000000 is not allowed; "
        "write a whole number from 1 to 10",
    ),
    "a modulus of nothing": (
        "tableau.toml",
        "modulus = 10",
        "modulus = 0",
        "spec/tableau.toml: total.modulus: 0 is not allowed; write a whole number from 1 to 10",
    ),
    # odds notations
    "a notation that names one side twice": (
        "odds.toml",
        'order = ["winnings", "stake"]',
        'order = ["stake", "stake"]',
        'spec/odds.toml: notation[0].order: one side stands twice; name "winnings" once and "stake" once',
    ),
    "a notation id twice": (
        "odds.toml",
        'id = "stake-first"',
        'id = "winnings-first"',
        "spec/odds.toml: notation[1].id: winnings-first stands already; give each notation an id of its own",
    ),
    # tables
    "an offer of an unknown bet": (
        "tables/sbo-tiger.toml",
        'id = "small-tiger"',
        'id = "tiny-tiger"',
        "spec/tables/sbo-tiger.toml: bet[2].id: tiny-tiger is not a bet; write one of banker, big, "
        "player-dragon-bonus, banker-dragon-bonus, either-pair, player-natural, banker-natural, player-pair, "
        "banker-pair, perfect-pair, player, fortune-six, lucky-six, tiger, small, super-six, big-tiger, "
        "three-card-lucky-six, tie, tiger-pair, tiger-tie, small-tiger, two-card-lucky-six",
    ),
    "an offer twice": (
        "tables/touch.toml",
        'id = "tie"',
        'id = "player"',
        "spec/tables/touch.toml: bet[2].id: player stands already; give it once",
    ),
    "an offer twice beside an inherited one": (
        "tables/sbo-tiger.toml",
        'id = "tiger-pair"',
        'id = "tiger"',
        "spec/tables/sbo-tiger.toml: bet[4].id: tiger stands already; give it once",
    ),
    "a bet that pays in several ways": (
        "tables/touch.toml",
        'paytable = "commission"\n',
        "",
        "spec/tables/touch.toml: bet[1].paytable: banker pays in several ways; "
        "write one of commission, half-on-six, net",
    ),
    "an unknown paytable": (
        "tables/touch.toml",
        'paytable = "commission"',
        'paytable = "nett"',
        "spec/tables/touch.toml: bet[1].paytable: nett is not a paytable of banker; "
        "write one of commission, half-on-six, net",
    ),
    "a commission that no bet bears": (
        "tables/sbo-baccarat.toml",
        'paytable = "commission"',
        'paytable = "net"',
        'spec/tables/sbo-baccarat.toml: commission: no bet bears it; remove it, or give a bet paytable = "commission"',
    ),
    "a bet that bears a commission where there is none": (
        "tables/big-small.toml",
        'paytable = "net"',
        'paytable = "commission"',
        "spec/tables/big-small.toml: bet[1]: PAY-BANKER-COMMISSION-WIN bears a commission, and the table has none; "
        "add [commission]",
    ),
    "an inherited bet that bears a commission where there is none": (
        "tables/sbo-tiger.toml",
        'extends = "sbo-baccarat"',
        'extends = "sbo-baccarat"\nwithout = ["commission"]',
        "spec/tables/sbo-tiger.toml: bet banker: PAY-BANKER-COMMISSION-WIN bears a commission, "
        "and the table has none; add [commission]",
    ),
    "a rate without its sign": (
        "tables/touch.toml",
        'rate = "5%"',
        'rate = "5"',
        'spec/tables/touch.toml: commission.rate: "5" is not a share; write a percentage, as in "5%"',
    ),
    "a rate as a float": (
        "tables/touch.toml",
        'rate = "5%"',
        "rate = 0.05",
        "spec/tables/touch.toml: commission.rate: 0.05 is a binary fraction, which is never exact; "
        'write a percentage as a string, as in "5%"',
    ),
    "a rate of everything": (
        "tables/touch.toml",
        'rate = "5%"',
        'rate = "100%"',
        'spec/tables/touch.toml: commission.rate: "100%" is not a share; write a percentage, as in "5%"',
    ),
    "a rate without end": (
        "tables/touch.toml",
        'rate = "5%"',
        'rate = "Infinity%"',
        'spec/tables/touch.toml: commission.rate: "Infinity%" is not a share; write a percentage, as in "5%"',
    ),
    "a rate too small to be": (
        "tables/touch.toml",
        'rate = "5%"',
        'rate = "1e-999999999%"',
        'spec/tables/touch.toml: commission.rate: "1e-999999999%" is not a share; write a percentage, as in "5%"',
    ),
    "a unit that is no amount": (
        "tables/touch.toml",
        'unit = "0.01"',
        'unit = "a cent"',
        'spec/tables/touch.toml: money.unit: "a cent" is not an amount; write the smallest amount, as in "0.01"',
    ),
    "a unit of nothing": (
        "tables/touch.toml",
        'unit = "0.01"',
        'unit = "0.00"',
        'spec/tables/touch.toml: money.unit: "0.00" is not an amount; write the smallest amount, as in "0.01"',
    ),
    "a unit that does not go into one": (
        "tables/touch.toml",
        'unit = "0.01"',
        'unit = "0.03"',
        "spec/tables/touch.toml: money.unit: no decimal states exactly how many times 0.03 goes into 1; "
        "choose another unit",
    ),
    "a shoe without decks": (
        "tables/touch.toml",
        "count = 8",
        "count = 0",
        "spec/tables/touch.toml: decks.count: 0 is not allowed; write a whole number, 1 or more",
    ),
    "true for a number of decks": (
        "tables/touch.toml",
        "count = 8",
        "count = true",
        "spec/tables/touch.toml: decks.count: true is not a whole number; write a whole number, 1 or more",
    ),
    "a rule that governs nothing": (
        "tables/touch.toml",
        'governs = "How many decks of cards, without jokers, are in play"\n',
        "",
        "spec/tables/touch.toml: decks: rule and governs stand only together; write both or neither",
    ),
    "a rounding both stated and unsaid": (
        "tables/touch.toml",
        'what = "version"',
        'what = "rounding"',
        "spec/tables/touch.toml: rounding: stated, though unsaid lists rounding; remove it, or rounding from unsaid",
    ),
    "a rounding neither stated nor unsaid": (
        "tables/big-small.toml",
        'what = "rounding"',
        'what = "roundings"',
        "spec/tables/big-small.toml: rounding: neither stated nor listed as unsaid (rounding); "
        "state it, or list it under unsaid",
    ),
    "decks neither stated nor unsaid": (
        "tables/sbo-super-six.toml",
        'what = "decks"',
        'what = "deck"',
        "spec/tables/sbo-super-six.toml: decks.rule: neither stated nor listed as unsaid (decks); "
        "state it, or list it under unsaid",
    ),
    "a unit both stated and unsaid": (
        "tables/touch.toml",
        'what = "version"',
        'what = "money-unit"',
        "spec/tables/touch.toml: money.rule: stated, though unsaid lists money-unit; "
        "remove it, or money-unit from unsaid",
    ),
    "a rounding of an unknown mode": (
        "tables/touch.toml",
        'mode = "down"',
        'mode = "floor"',
        'spec/tables/touch.toml: rounding.mode: "floor" is not allowed; '
        'write one of "down", "half-even", "half-up", "up"',
    ),
    "something unsaid twice": (
        "tables/touch.toml",
        'what = "version"',
        'what = "limits"',
        "spec/tables/touch.toml: unsaid[7].what: limits stands already; give it once",
    ),
    "something unsaid with an unknown defect": (
        "tables/touch.toml",
        'defect = "D087"',
        'defect = "D999"',
        "spec/tables/touch.toml: unsaid version: D999 is not a defect; name one of defects.toml",
    ),
    "an extension of an unknown table": (
        "tables/sbo-tiger.toml",
        'extends = "sbo-baccarat"',
        'extends = "sbo"',
        "spec/tables/sbo-tiger.toml: extends: sbo is not another table to extend; "
        "write one of bakarat, bakarat-no-commission, big-small, sbo-baccarat, sbo-super-six, touch",
    ),
    "a table that extends itself": (
        "tables/sbo-tiger.toml",
        'extends = "sbo-baccarat"',
        'extends = "sbo-tiger"',
        "spec/tables/sbo-tiger.toml: extends: sbo-tiger is not another table to extend; "
        "write one of bakarat, bakarat-no-commission, big-small, sbo-baccarat, sbo-super-six, touch",
    ),
    "a table that is extended in a circle": (
        "tables/sbo-baccarat.toml",
        'id = "sbo-baccarat"',
        'id = "sbo-baccarat"\nextends = "sbo-tiger"',
        "spec/tables/sbo-tiger.toml: extends: sbo-baccarat is not another table to extend; "
        "write one of bakarat, bakarat-no-commission, big-small, sbo-super-six, touch",
    ),
    "a list of tables to extend": (
        "tables/sbo-tiger.toml",
        'extends = "sbo-baccarat"',
        'extends = ["sbo-baccarat"]',
        "spec/tables/sbo-tiger.toml: extends: a list is not a string; write an id in small letters, as in player-pair",
    ),
    "an absence of an absent key": (
        "tables/bakarat-no-commission.toml",
        'without = ["commission", "RETURN-BAKARAT-MAXIMUM"]',
        'without = ["commission", "rounding"]',
        "spec/tables/bakarat-no-commission.toml: without: bakarat has no rounding; remove it",
    ),
    "an absence that is no list": (
        "tables/bakarat-no-commission.toml",
        'without = ["commission", "RETURN-BAKARAT-MAXIMUM"]',
        'without = "commission"',
        'spec/tables/bakarat-no-commission.toml: without: "commission" is not a list; write a list',
    ),
    "an absence of a needed key": (
        "tables/bakarat-no-commission.toml",
        'without = ["commission", "RETURN-BAKARAT-MAXIMUM"]',
        'without = ["commission", "money"]',
        "spec/tables/bakarat-no-commission.toml: money: the key is missing; add it",
    ),
    "an offer that is no table": (
        "tables/bakarat-no-commission.toml",
        '[[bet]]\nid = "banker"\npaytable = "half-on-six"',
        'bet = ["banker"]',
        "spec/tables/bakarat-no-commission.toml: offer.bet: unknown key; remove it; the keys here are rule, governs",
    ),
    "an inherited key that is wrong": (
        # bakarat-no-commission extends it; the file where it stands is the one to mend
        "tables/bakarat.toml",
        "count = 8",
        'count = "8"',
        'spec/tables/bakarat.toml: decks.count: "8" is not a whole number; write a whole number, 1 or more',
    ),
    "a table named unlike its file": (
        "tables/touch.toml",
        'id = "touch"',
        'id = "touchy"',
        'spec/tables/touch.toml: id: touchy is not the file\'s name; write "touch" or rename the file',
    ),
    "a last round of a bet that is not offered": (
        "tables/bakarat.toml",
        'bets = ["player-pair", "banker-pair"]',
        'bets = ["player-pair", "tiger"]',
        "spec/tables/bakarat.toml: availability[0].bets: tiger is not offered here; offer it or remove it",
    ),
    "two last rounds of one bet": (
        "tables/bakarat.toml",
        'bets = ["player-pair", "banker-pair"]',
        'bets = ["player-pair", "lucky-six"]',
        "spec/tables/bakarat.toml: availability[1].bets: lucky-six has a last round already; name it once",
    ),
    "one bet twice under one last round": (
        "tables/bakarat.toml",
        'bets = ["player-pair", "banker-pair"]',
        'bets = ["player-pair", "player-pair"]',
        "spec/tables/bakarat.toml: availability[0].bets: player-pair has a last round already; name it once",
    ),
    "an unknown notation": (
        "tables/touch.toml",
        'touch = "for-one"',
        'touch = "for-two"',
        "spec/tables/touch.toml: notation.touch: for-two is not a notation; "
        "write one of winnings-first, stake-first, for-one",
    ),
    "a notation of an unknown page": (
        "tables/touch.toml",
        'touch = "for-one"',
        'touch = "for-one"\nmobile = "for-one"',
        "spec/tables/touch.toml: notation.mobile: no such page; write one of bakarat, panduan, sbo-id, sbo-vi, touch",
    ),
    # procedures
    "a procedure at an unknown table": (
        "procedures/page.toml",
        'tables = ["touch"]',
        'tables = ["tuch"]',
        f"spec/procedures/page.toml: rule[2].tables: tuch is not a table; write one of {TABLES}",
    ),
    "a procedure at no table": (
        "procedures/page.toml",
        'tables = ["touch"]',
        "tables = []",
        "spec/procedures/page.toml: rule[2].tables: the list holds 0; write at least 1",
    ),
    "a procedure that nobody decides": (
        "procedures/page.toml",
        'decided_by = "page"',
        'decided_by = "dealer"',
        'spec/procedures/page.toml: rule[0].decided_by: "dealer" is not allowed; write one of "client", "page"',
    ),
    "a float in a procedure's data": (
        "procedures/page.toml",
        "banker_cards = 2,",
        "banker_cards = 2.0,",
        "spec/procedures/page.toml: rule[4].data.banker_cards: 2.0 is a binary fraction, which is never exact; "
        "write true or false or a whole number or a string or a list",
    ),
    "a list in a list of a procedure's data": (
        "procedures/page.toml",
        'hands = ["player", "banker"]',
        'hands = ["player", ["banker"]]',
        "spec/procedures/page.toml: rule[0].data.hands[1]: a list is not true or false or a whole number or a string; "
        "write true or false or a whole number or a string",
    ),
    # sources and defects
    "a page named unlike its file": (
        "sources/touch.toml",
        'document = "touch"',
        'document = "tch"',
        'spec/sources/touch.toml: document: tch is not the file\'s name; write "touch" or rename the file',
    ),
    "a page of an unknown table": (
        "sources/touch.toml",
        'tables = ["touch"]',
        'tables = ["touch", "tap"]',
        f"spec/sources/touch.toml: tables: tap is not a table; write one of {TABLES}",
    ),
    "a page in an unknown language": (
        "sources/touch.toml",
        'language = "id"',
        'language = "ms"',
        "spec/sources/touch.toml: language: ms is not a language; write one of en, id, vi",
    ),
    "a label in an unknown language": (
        "tables/bakarat.toml",
        'screen = { id = "Pemain" }',
        'screen = { ms = "Pemain" }',
        "spec/tables/bakarat.toml: bet player.screen: ms is not a language; write one of en, id, vi",
    ),
    "a claim with neither rule nor defect": (
        "sources/touch.toml",
        'rules = ["TERM-TOUCH-HANDS"]\ndefects = ["D044", "D053"]\n',
        "",
        "spec/sources/touch.toml: claim[0] (T001): the claim has neither a rule nor a defect; "
        "name the rules it supports, or the defect",
    ),
    "a claim of an unknown rule": (
        "sources/touch.toml",
        '"TERM-TOUCH-HANDS"',
        '"TERM-TOUCH-HAND"',
        "spec/sources/touch.toml: claim[0].rules: TERM-TOUCH-HAND is not a rule; write the id of a rule in spec/",
    ),
    "a claim of an unknown defect": (
        "sources/touch.toml",
        '"D044"',
        '"D440"',
        "spec/sources/touch.toml: claim T001: D440 is not a defect; write the id of a defect in defects.toml",
    ),
    "a claim twice": (
        "sources/touch.toml",
        'id = "T002"',
        'id = "T001"',
        "spec/sources/touch.toml: claim[1].id: claim T001 stands already; give each claim an id of its own",
    ),
    "a claim on no line": (
        "sources/touch.toml",
        "line = 3",
        "line = 3.5",
        "spec/sources/touch.toml: claim[0].line: 3.5 is a binary fraction, which is never exact; "
        "write a whole number, 1 or more",
    ),
    "a defect twice": (
        "defects.toml",
        'id = "D002"',
        'id = "D001"',
        "spec/defects.toml: defect[1].id: defect D001 stands already; give each defect an id of its own",
    ),
    "a defect of an unknown page": (
        "defects.toml",
        'document = "sbo-id"',
        'document = "sbo-th"',
        "spec/defects.toml: defect[0].where: sbo-th is not a page; "
        "write one of bakarat, panduan, sbo-id, sbo-vi, touch",
    ),
    "a defect of an unknown rule": (
        "defects.toml",
        '"RETURN-SBO-THEORETICAL"',
        '"RETURN-SBO-THEORY"',
        "spec/defects.toml: defect[0].rules: RETURN-SBO-THEORY is not a rule; write the id of a rule in spec/",
    ),
    "a defect nowhere": (
        "defects.toml",
        'where = [{ document = "sbo-id", lines = [5, 6] }, { document = "sbo-vi", lines = [6, 7] }]',
        "where = []",
        "spec/defects.toml: defect[0].where: the list holds 0; write at least 1",
    ),
    # what a table has once
    "a second shoe": (
        "procedures/shoe.toml",
        'tables = ["touch"]',
        'tables = ["touch", "bakarat"]',
        "spec/procedures/shoe.toml: shoe[2].tables: bakarat has a shoe already; give each table one",
    ),
    "rules for complaints twice": (
        "procedures/complaints.toml",
        '[[rule]]\nid = "COMPLAINT-SBO-ADDRESSEE"',
        """[[complaints]]
tables = ["touch", "sbo-tiger"]
required = { rule = "COMPLAINT-TOUCH-FIELDS", governs = "What a complaint names", fields = ["user-id"] }
incomplete = { rule = "COMPLAINT-TOUCH-INCOMPLETE", governs = "One that lacks it", decision = "rejected" }
deadline = { rule = "COMPLAINT-TOUCH-DEADLINE", governs = "Until when", hours = 48, reached = "accepted" }
late = { rule = "COMPLAINT-TOUCH-LATE", governs = "One that comes later", decision = "rejected" }
video = { rule = "COMPLAINT-TOUCH-VIDEO", governs = "How long it is kept", hours = 48 }

[[rule]]
id = "COMPLAINT-SBO-ADDRESSEE\"""",
        "spec/procedures/complaints.toml: complaints[1].tables: sbo-tiger has rules for complaints already; "
        "give each table one",
    ),
    # TOML
    "a line that is not TOML": (
        "odds.toml",
        'id = "for-one"',
        "id = for-one",
        "spec/odds.toml: not TOML: Invalid value (at line 19, column 6); fix the line",
    ),
    "a key twice": (
        "odds.toml",
        'id = "winnings-first"',
        'id = "winnings-first"\nid = "winnings"',
        "spec/odds.toml: not TOML: Cannot overwrite a value (at line 6, column 16); fix the line",
    ),
    "lists in lists without end": (
        "odds.toml",
        'order = ["winnings", "stake"]',
        f"order = {'[' * 5000}{']' * 5000}",
        "spec/odds.toml: lists or tables are nested too deeply; nest them less",
    ),
}


@pytest.mark.parametrize(("file", "old", "new", "sentence"), REPLACED.values(), ids=REPLACED.keys())
def test_an_edit_that_is_wrong_is_named(spec: Editor, file: str, old: str, new: str, sentence: str) -> None:
    """A wrong edit is refused in one sentence with the file, the key and the mend."""
    spec.replace(file, old, new)

    assert sentence == spec.complaint()


def test_a_number_too_long_to_read_is_named(spec: Editor) -> None:
    """A whole number of more digits than Python reads is refused like any other mistake."""
    spec.replace("bets/small.toml", "cards = 4", f"cards = {'9' * 5000}")
    sentence = spec.complaint()

    assert sentence.startswith("spec/bets/small.toml: not TOML: Exceeds the limit (4300 digits)")
    assert sentence.endswith("; fix the line")


def test_a_long_value_is_cut_in_the_sentence(spec: Editor) -> None:
    """Of a value that is very long the sentence shows the beginning."""
    spec.replace("bets/tie.toml", '"8:1"', f'"{"8" * 5000}"')

    assert (
        f'spec/bets/tie.toml: paytable[0].outcome[0].pays: "{"8" * 59}… is not net odds; '
        'write winnings first, as in "8:1", or "push" or "lose"'
    ) == spec.complaint()


@pytest.mark.parametrize("file", ["notes.toml", "bet/tie.toml", "tables/old/touch.toml"])
def test_a_stray_file_is_named(spec: Editor, file: str) -> None:
    """A TOML file that is no part of the spec is refused, wherever in the folder it lies."""
    (spec.folder / file).parent.mkdir(exist_ok=True)
    spec.write(file, "")

    assert (
        f"spec/{file}: no part of the spec; "
        "move it to bets, library, tables, procedures, sources or name it one of "
        "cards.toml, tableau.toml, odds.toml, defects.toml, readings.toml, own-tables.toml, unsettled.toml"
    ) == spec.complaint()


def test_a_file_that_is_not_utf8_is_named(spec: Editor) -> None:
    """A file in another encoding is refused by name."""
    spec.write("bets/tie.toml", 'name = "C\xe1i"'.encode("latin-1"))

    assert spec.complaint() == (
        "spec/bets/tie.toml: the file cannot be read ('utf-8' codec can't decode byte 0xe1 in position 9: "
        "invalid continuation byte); make it readable UTF-8 text"
    )


@pytest.mark.parametrize("file", ["cards.toml", "tableau.toml", "odds.toml", "defects.toml"])
def test_a_missing_file_is_named(spec: Editor, file: str) -> None:
    """A file that every spec has is missed by name."""
    spec.remove(file)

    assert f"spec/{file}: the file is missing; restore it" == spec.complaint()


def test_an_empty_file_is_named(spec: Editor) -> None:
    """An empty file lacks its first key."""
    spec.write("bets/tie.toml", "")

    assert spec.complaint() == "spec/bets/tie.toml: bet: the key is missing; add it"


def test_a_folder_in_place_of_a_file_is_named(spec: Editor) -> None:
    """A folder named like a file is refused as unreadable."""
    place = spec.folder / "bets" / "zero.toml"
    place.mkdir()
    try:
        sentence = spec.complaint()
    finally:
        place.rmdir()

    assert sentence == ("spec/bets/zero.toml: not a file of text; remove it, or put a table in its place")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser reads every file")
def test_an_unreadable_file_is_named(spec: Editor) -> None:
    """A file without the right to read it is refused by name."""
    path = spec.folder / "bets" / "tie.toml"
    mode = path.stat().st_mode
    path.chmod(0)
    try:
        sentence = spec.complaint()
    finally:
        path.chmod(mode)

    assert sentence == ("spec/bets/tie.toml: the file cannot be read (Permission denied); make it readable UTF-8 text")


def test_a_folder_without_files_is_named(tmp_path: Path) -> None:
    """A folder of the spec that is empty is named."""
    for file in ("cards.toml", "tableau.toml", "odds.toml"):
        shutil.copy(data_folder("spec") / file, tmp_path / file)
    with pytest.raises(SpecError) as caught:
        load(tmp_path)

    assert str(caught.value) == f"{tmp_path.name}/bets: the folder holds no file; restore its files"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    """A folder that does not exist lacks its first file."""
    with pytest.raises(SpecError) as caught:
        load(tmp_path / "spec")

    assert str(caught.value) == "spec/cards.toml: the file is missing; restore it"


def test_the_folder_may_be_the_one_in_use(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A spec loads from inside its own folder, and names its places as from outside."""
    monkeypatch.chdir(folder)

    assert load(Path()).rules["CARD-ACE"].place == "spec/cards.toml:4"


def test_a_rule_that_no_table_uses_is_named(spec: Editor) -> None:
    """A bet that no table offers leaves its rules without a place."""
    spec.replace("tables/big-small.toml", '[[bet]]\nid = "small"\nscreen = { id = "Small" }\n\n', "")
    sentence = spec.complaint()

    assert sentence == (
        "spec/bets/small.toml:11: PAY-SMALL-WIN: the rule holds at no table; "
        "offer its bet at a table, or remove the rule"
    )


def test_an_id_may_stand_in_single_quotation_marks(spec: Editor) -> None:
    """Both kinds of TOML strings serve for an id, and its line is found."""
    spec.replace("cards.toml", '"CARD-PIP"', "'CARD-PIP'")

    assert load(spec.folder).rules["CARD-PIP"].place == "spec/cards.toml:9"


def test_a_key_under_an_inherited_one_takes_its_place(spec: Editor) -> None:
    """A bet or a topic that both tables name is the extending table's, in the inherited order."""
    spec.append("tables/sbo-tiger.toml", '\n[[unsaid]]\nwhat = "cut-card"\nnote = "Other."\ndefect = "D097"\n')
    table = load(spec.folder).tables["sbo-tiger"]

    assert [item.what for item in table.unsaid] == [
        "decks",
        "money-unit",
        "rounding",
        "burn-at-start",
        "cut-card",
        "largest-win",
        "return-per-bet",
        "precedence",
        "limits",
        "tiger-eligibility",
    ]
    assert {item.what: item.note for item in table.unsaid}["cut-card"] == "Other."


def test_an_extension_of_an_extension_loads(spec: Editor) -> None:
    """A table may extend one that extends another, whatever the order of their names."""
    spec.write(
        "tables/a-tiger.toml",
        'id = "a-tiger"\nname = "A"\nextends = "sbo-tiger"\n[offer]\nrule = "OFFER-A"\ngoverns = "Its bets"\n',
    )
    tables = load(spec.folder).tables

    assert list(tables)[:2] == ["a-tiger", "bakarat"]
    assert list(tables["a-tiger"].offers) == list(tables["sbo-tiger"].offers)
    assert tables["a-tiger"].commission == tables["sbo-baccarat"].commission


# the rulebook as it stands


COMMON = ["player", "banker", "tie"]
PAIRS = ["player-pair", "banker-pair"]
DRAGON = ["player-dragon-bonus", "banker-dragon-bonus"]
BAKARAT = [
    *COMMON,
    *PAIRS,
    "either-pair",
    "perfect-pair",
    "player-natural",
    "banker-natural",
    *DRAGON,
    "lucky-six",
    "two-card-lucky-six",
    "three-card-lucky-six",
]
SBO = [*COMMON, *PAIRS, *DRAGON, "fortune-six"]
OFFERED = {
    "bakarat": BAKARAT,
    "bakarat-no-commission": BAKARAT,
    "big-small": [*COMMON, *PAIRS, "big", "small"],
    "sbo-baccarat": SBO,
    "sbo-super-six": [*COMMON, *PAIRS, "super-six"],
    "sbo-tiger": [*SBO, "tiger", "big-tiger", "small-tiger", "tiger-tie", "tiger-pair"],
    "touch": COMMON,
}


def test_the_seven_tables_offer_what_the_pages_say() -> None:
    """Each of the seven tables offers the bets of its page, fourteen of them at Bakarat."""
    offered = {table.id: list(table.offers) for table in rulebook().tables.values()}

    assert offered == OFFERED
    assert {table: len(bets) for table, bets in OFFERED.items()} == {
        "bakarat": 14,
        "bakarat-no-commission": 14,
        "big-small": 7,
        "sbo-baccarat": 8,
        "sbo-super-six": 6,
        "sbo-tiger": 13,
        "touch": 3,
    }


def test_every_claim_of_the_five_pages_is_there() -> None:
    """All 460 claims stand under their pages, and every defect, of the catalogue or found later, is ruled on."""
    rules = rulebook()
    claims = Counter(claim.document for claim in rules.claims.values())

    assert claims == {"sbo-id": 147, "panduan": 34, "sbo-vi": 140, "bakarat": 73, "touch": 66}
    assert len(rules.claims) == 460
    assert {f"D{number:03}" for number in range(1, 122)} == set(rules.defects)


def test_every_rule_holds_somewhere_and_is_found_where_it_stands() -> None:
    """The place of every rule is the line where its id stands, and every rule holds at a table."""
    folder = data_folder("spec")
    for rule in rulebook().rules.values():
        file, _, line = rule.place.partition(":")

        assert f'"{rule.id}"' in (folder.parent / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]
        assert rule.tables


def test_what_each_table_takes_and_rounds() -> None:
    """Four tables take 5 % of Banker's winnings, one alone rounds, and all play with eight decks and cents."""
    tables = rulebook().tables.values()
    takes = {table.id: (table.commission.rate, table.commission.base) for table in tables if table.commission}

    assert takes == dict.fromkeys(("bakarat", "sbo-baccarat", "sbo-tiger", "touch"), (Fraction(1, 20), "winnings"))
    assert {table.id: table.rounding.mode for table in tables if table.rounding} == {"touch": "down"}
    assert {(table.decks, str(table.unit)) for table in tables} == {(8, "0.01")}


def test_until_which_round_the_side_bets_are_open() -> None:
    """At both Bakarat tables nine side bets close, two after round 60 and seven after round 50."""
    last = {
        "player-pair": 60,
        "banker-pair": 60,
        "either-pair": 50,
        "perfect-pair": 50,
        "player-natural": 50,
        "banker-natural": 50,
        "lucky-six": 50,
        "two-card-lucky-six": 50,
        "three-card-lucky-six": 50,
    }
    found = {
        table.id: {bet: offer.last_round for bet, offer in table.offers.items() if offer.last_round}
        for table in rulebook().tables.values()
    }

    assert {table: rounds for table, rounds in found.items() if rounds} == {
        "bakarat": last,
        "bakarat-no-commission": last,
    }


def test_how_each_page_writes_odds() -> None:
    """sbo-vi and Panduan write the stake first, Touch counts it in, the two others write the winnings first."""
    notations = {
        (table.id, page): notation.id
        for table in rulebook().tables.values()
        for page, notation in table.notations.items()
    }

    assert notations == {
        ("bakarat", "bakarat"): "winnings-first",
        ("bakarat-no-commission", "bakarat"): "winnings-first",
        ("big-small", "panduan"): "stake-first",
        ("sbo-baccarat", "sbo-id"): "winnings-first",
        ("sbo-baccarat", "sbo-vi"): "stake-first",
        ("sbo-super-six", "sbo-id"): "winnings-first",
        ("sbo-super-six", "sbo-vi"): "stake-first",
        ("sbo-tiger", "sbo-id"): "winnings-first",
        ("sbo-tiger", "sbo-vi"): "stake-first",
        ("touch", "touch"): "for-one",
    }


ODDS = {
    "player": ["1"],
    "tie": ["8"],
    "player-pair": ["11"],
    "banker-pair": ["11"],
    "either-pair": ["5"],
    "perfect-pair": ["25"],
    "player-natural": ["3.5"],
    "banker-natural": ["3.5"],
    "player-dragon-bonus": ["1", "30", "10", "6", "4", "2", "1"],
    "banker-dragon-bonus": ["1", "30", "10", "6", "4", "2", "1"],
    "fortune-six": ["12", "20"],
    "lucky-six": ["12", "20"],
    "tiger": ["12", "20"],
    "two-card-lucky-six": ["22"],
    "three-card-lucky-six": ["50"],
    "small-tiger": ["22"],
    "big-tiger": ["50"],
    "tiger-tie": ["35"],
    "tiger-pair": ["100", "20", "4"],
    "super-six": ["12"],
    "big": ["0.53"],
    "small": ["1.45"],
}
BANKER = {
    "bakarat": ["0.95"],
    "bakarat-no-commission": ["0.5", "1"],
    "big-small": ["0.95"],
    "sbo-baccarat": ["0.95"],
    "sbo-super-six": ["0.5", "1"],
    "sbo-tiger": ["0.95"],
    "touch": ["0.95"],
}


def test_what_each_bet_pays() -> None:
    """Every winning outcome pays the net odds of the pages, commission taken."""
    for table in rulebook().tables.values():
        for bet, offer in table.offers.items():
            paid = [str(payment.factor) for payment in offer.payments if payment.outcome.result is Result.WIN]

            assert paid == (BANKER[table.id] if bet == "banker" else ODDS[bet]), (table.id, bet)


def test_no_rule_id_stands_in_the_package():
    """Whatever needs a rule gets it from the rules as they are loaded; ids stand in docstrings and comments alone."""
    ids, found = set(rulebook().rules), []
    for path in sorted((ROOT / "conformance").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        spelled = [(text, set(re.findall(r"[A-Z0-9]+(?:-[A-Z0-9]+)+", text.value)) & ids) for text in texts]
        found += [f"{path.name}:{text.lineno}: {named}" for text, named in spelled if named and id(text) not in said]
    for path in (ROOT / "conformance").rglob("*.mjs"):
        named = re.findall(r'"([A-Z0-9]+(?:-[A-Z0-9]+)+)"', path.read_text(encoding="utf-8"))
        found += [f"{path.name}: {name}" for name in named if name in ids]

    assert found == ["files.py:18: {'DRAW-B3'}"]  # the example of what an id looks like
