"""The file of a table that is laid over `spec/`: ids and sentences for the rules that it does not name itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy

from conformance.errors import N_, BaccaratError
from conformance.places import SOURCE
from conformance.rulebook.files import SLUG_ID
from conformance.rulebook.reading import Toml
from conformance.rules import Table

PROCEDURES = ("shoe", "slip", "limits", "complaints", "incident", "stated_return", "rule")
"""The parts of a table's file that `spec/procedures` has for the tables of `spec/`."""
_ALONE = ("offer", "decks", "money", "commission", "rounding")
_IN_PARTS = ("shoe", "limits", "complaints")
_LISTED = ("availability", "incident", "stated_return")

Named = tuple[Toml, str, str]
"""A part with a rule: the part, the key under which `own-tables.toml` says what it governs, and the end of its id."""


def completed(raw: Toml, governs: Mapping[str, str]) -> Toml:
    """Return a table's file in which every rule has an id, `TABLE-…`, and says what it governs.

    What is not a table of rules is left for the check of types to find.
    """
    whole = deepcopy(raw)
    if "id" not in raw:
        return whole
    whole.setdefault("offer", {})
    whole.setdefault("languages", [SOURCE])
    table = raw["id"] if isinstance(raw.get("id"), str) else ""
    for part, key, end in _parts(whole):
        part.setdefault("rule", f"{table}-{end}".replace("_", "-").upper())
        if key in governs:
            part.setdefault("governs", governs[key])
    return whole


def _parts(raw: Toml) -> Iterator[Named]:
    yield from ((part, key, key) for key in _ALONE if isinstance(part := raw.get(key), dict))
    for key in _LISTED:
        named = Counter[str]()
        for part in _tables(raw.get(key)):
            end = f"{key.removeprefix('stated_')}{_told_apart(key, part)}"
            named[end] += 1
            yield part, key, end + (f"-{named[end]}" if key == "availability" or named[end] > 1 else "")
    for bet in _tables(raw.get("bet")):
        outcomes = list(_tables(bet.get("outcome")))
        unnamed = [_result(part) for part in outcomes if "rule" not in part]
        numbers = Counter[str]()
        for part in outcomes:
            result = _result(part)
            numbers[result] += "rule" not in part
            number = f"-{numbers[result]}" if unnamed.count(result) > 1 else ""
            yield part, f"bet.{result}", f"{bet.get('id')}-{result}{number}"
    for key in _IN_PARTS:
        whole = raw.get(key)
        for name, part in whole.items() if isinstance(whole, dict) else ():
            if isinstance(part, dict):
                yield part, f"{key}.{name}", f"{key}-{name}"
            for at, item in enumerate(_tables(part), start=1):
                yield item, f"{key}.{name}", f"{key}-{name}-{at}"


def _result(outcome: Toml) -> str:
    return str(pays) if (pays := outcome.get("pays")) in ("push", "lose") else "win"


def _told_apart(key: str, part: Toml) -> str:
    """Return what distinguishes an incident (its cause) or a return (its bet) from the others."""
    causes = part.get("causes")
    if key == "incident" and isinstance(causes, list) and causes:
        return f"-{causes[0]}"
    return f"-{part['bet']}" if key == "stated_return" and "bet" in part else ""


def _tables(value: object) -> Iterator[Toml]:
    return (item for item in value if isinstance(item, dict)) if isinstance(value, list) else iter(())


def check_id(table: str) -> None:
    """Raise BaccaratError unless a text is the id of a table."""
    if re.fullmatch(SLUG_ID, table) is None:
        raise BaccaratError(
            N_('"{table}" is not an id; write small letters and digits, joined by hyphens, as in ez-baccarat'),
            table=table,
        )


def start_of(table: str, base: Table) -> str:
    """Return the file of a table that extends another one and changes nothing yet, with a comment for each part."""
    bets = ", ".join(f'"{bet}"' for bet in base.offers if bet not in ("player", "banker", "tie"))
    name = " ".join(part.capitalize() for part in table.split("-"))
    return _START.format(
        table=table, name=name, base=base.id, bets=bets, decks=base.decks, unit=base.unit, source=SOURCE
    )


_START = """\
# {name}: a table that has everything of {base} except what this file says.
id = "{table}"
name = "{name}"
extends = "{base}"
# What it does without: keys of that table's file ("commission"), bets, parts ("shoe", "limits.range") and rules.
# Its bets beside the main ones: {bets}
# without = []
# The languages of its features (features/{source}, …) and of its pages.
languages = ["{source}"]

# Who publishes it: then its pages are the table's own, and no page of others is cited.
[publisher]
name = "{name}"
notation = "winnings-first"

[decks]
count = {decks}

[money]
unit = "{unit}"

# A bet of its own, or outcomes of its own for a bet of {base}: just one outcome holds for any coup.
# [[bet]]
# id = "dragon-7"
# name = "Dragon 7"
#
# [[bet.outcome]]
# when = {{ winner = "banker", banker_total = 7, banker_cards = 3 }}
# pays = "40:1"
#
# [[bet.outcome]]
# otherwise = true
# pays = "lose"

# How its names and sentences read in another language that it declares.
# [words.id]
# "Dragon 7" = "Naga 7"
"""
