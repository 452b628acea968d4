"""The part of `spec/` that holds the library: every bet of the industry that one finished coup settles.

A file of the library says a bet once, with each of its published pay tables. It is read when a table takes the bet by
its name, or when the whole library is asked for; no other command reads it.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cache

import msgspec

from conformance.domain import Domain, domain
from conformance.errors import SpecError
from conformance.places import SOURCE, data_folder
from conformance.rulebook import files
from conformance.rulebook.bets_part import paytable_of
from conformance.rulebook.reading import SpecFolder, Toml, listed, shape, written
from conformance.rules import Bet, Payment, Result, Tableau


class Published(msgspec.Struct, frozen=True):
    """What a source prints of a pay table: from how many decks, and shares in percent where it says them."""

    paytable: str
    decks: int
    win_probability: Decimal | None
    house_edge: Decimal | None
    source: str | None


class LibraryBet(msgspec.Struct, frozen=True):
    """A bet of the library: its rules, the names under which it goes elsewhere, and what is printed of it."""

    bet: Bet
    also: tuple[str, ...]
    published: tuple[Published, ...]
    place: str

    def odds(self, paytable: str) -> list[Fraction]:
        """Return the net odds of one of its pay tables, outcome by outcome."""
        return [outcome.odds for outcome in self.bet.paytables[paytable].outcomes if outcome.result is Result.WIN]

    def payments(self, paytable: str) -> tuple[Payment, ...]:
        """Return what one of its pay tables pays, without any commission."""
        outcomes = self.bet.paytables[paytable].outcomes
        return tuple(Payment(outcome, _exact(outcome.odds)) for outcome in outcomes)


class Unsettled(msgspec.Struct, frozen=True):
    """A bet that no finished coup settles, and why."""

    id: str
    name: str
    reason: str


@cache
def _folder() -> SpecFolder:
    return SpecFolder(data_folder("spec").resolve())


def library(tableau: Tableau) -> dict[str, LibraryBet]:
    """Return every bet of the library by its id. Raises SpecError where one is wrong."""
    walked = domain(tableau)
    return {
        stem: read_library_bet(name, shape(raw, files.LibraryFile, name), stem, walked)
        for name, stem, raw in _folder().each("library")
    }


def unsettled() -> tuple[Unsettled, ...]:
    """Return the bets that no finished coup settles."""
    _, file = _folder().one("unsettled.toml", files.UnsettledFile)
    reasons = {item.id: item.note for item in file.reason}
    return tuple(Unsettled(item.id, item.name, reasons[item.reason]) for item in file.outside)


def taken(raw: Toml, name: str) -> Toml:
    """Return a table's own file in which each bet that it takes from the library stands with its outcomes and names.

    Raises SpecError where the library has no such bet, or the bet no such pay table.
    """
    bets = raw.get("bet")
    if not isinstance(bets, list) or not any(isinstance(item, dict) and "library" in item for item in bets):
        return raw
    words: dict[str, dict[str, str]] = {language: dict(said) for language, said in raw.get("words", {}).items()}
    whole = []
    for index, item in enumerate(bets):
        if not isinstance(item, dict) or "library" not in item:
            whole.append(item)
            continue
        found = _raw_bets().get(str(item["library"]))
        if found is None:
            near = difflib.get_close_matches(str(item["library"]), _raw_bets(), 3) or ["dragon-7"]
            problem = f"{written(item['library'])} is not a bet of the library"
            raise SpecError(name, f"bet[{index}].library", problem, f"write an id of it, such as {listed(near)}")
        whole.append(_as_own(found, item, name, f"bet[{index}]"))
        for language, said in found.get("names", {}).items():
            if language in raw.get("languages", ()):
                words.setdefault(language, {}).setdefault(found["name"], said)
    return raw | {"bet": whole} | ({"words": words} if words else {})


def _as_own(found: Toml, item: Toml, name: str, key: str) -> Toml:
    """Return a bet of the library as a bet that a table has of its own."""
    paytables = {paytable["id"]: paytable["pays"] for paytable in found["paytable"]}
    chosen = item.get("paytable", next(iter(paytables)) if len(paytables) == 1 else None)
    if chosen not in paytables:
        problem = (
            f"{found['id']} pays in several ways"
            if chosen is None
            else f"{written(chosen)} is not a pay table of {found['id']}"
        )
        raise SpecError(name, f"{key}.paytable", problem, f"write one of {listed(paytables)}")
    pays = paytables[chosen]
    outcomes = [
        {"when": outcome["when"], "pays": pays[outcome["is"]]} for outcome in found["outcome"] if outcome["is"] in pays
    ]
    own = {"id": found["id"], "name": found["name"]} | ({"hand": found["hand"]} if "hand" in found else {})
    own |= {key: value for key, value in item.items() if key not in ("library", "paytable")}
    return own | {"outcome": [*outcomes, {"otherwise": True, "pays": "lose"}]}


@cache
def _raw_bets() -> dict[str, Toml]:
    found = {}
    for name, stem, raw in _folder().each("library"):
        shape(raw, files.LibraryFile, name)
        found[stem] = raw
    return found


def read_library_bet(name: str, file: files.LibraryFile, stem: str, walked: Domain) -> LibraryBet:
    """Return a bet from its file, proved disjoint and complete under each pay table."""
    if file.id != stem:
        raise SpecError(name, "id", f"{file.id} is not the file's name", f'write "{stem}" or rename the file')
    known = {outcome.key for outcome in file.outcome}
    paytables = {}
    for index, paytable in enumerate(file.paytable):
        for key in paytable.pays:
            if key not in known:
                raise SpecError(
                    name, f"paytable[{index}].pays.{key}", f"{key} is not an outcome", f"write one of {listed(known)}"
                )
        outcomes = tuple(_outcomes(file, paytable.pays))
        written = files.PaytableFile(paytable.id, outcomes)
        paytables[paytable.id] = paytable_of(name, f"paytable[{index}]", written, file.hand, walked)
    published = tuple(
        Published(
            paytable.id,
            item.decks,
            None if item.win_probability is None else Decimal(item.win_probability).scaleb(2),
            None if item.house_edge is None else Decimal(item.house_edge.removesuffix("%")),
            item.source,
        )
        for paytable in file.paytable
        for item in paytable.published
    )
    names = {SOURCE: file.name, **file.names}
    return LibraryBet(Bet(file.id, file.name, file.hand, paytables, names), file.also, published, name)


def _outcomes(file: files.LibraryFile, pays: Mapping[str, str]) -> Iterator[files.OutcomeFile]:
    """Yield the outcomes that a pay table pays or returns, and the loss of every other coup."""
    stem = f"LIB-{file.id.upper()}"
    times = Counter(outcome.key for outcome in file.outcome)
    seen: Counter[str] = Counter()
    for outcome in file.outcome:
        if outcome.key in pays:
            seen[outcome.key] += 1
            number = f"-{seen[outcome.key]}" if times[outcome.key] > 1 else ""
            rule = f"{stem}-{outcome.key.upper()}{number}"
            yield files.OutcomeFile(rule, file.name, pays[outcome.key], outcome.when)
    yield files.OutcomeFile(f"{stem}-LOSS", file.name, "lose", otherwise=True)


def _exact(odds: Fraction) -> Decimal:
    return Decimal(odds.numerator) / Decimal(odds.denominator)
