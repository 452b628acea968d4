"""The rules as frozen values: what `spec/` says, resolved and checked, for everything that executes or publishes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal

import msgspec

from conformance.money import RoundingMode
from conformance.odds import Notation
from conformance.procedure_rules import LimitRules, Moment, Procedures
from conformance.slip_rules import SlipMachine

HandName = Literal["player", "banker"]
CardTrait = Literal["rank", "suit", "points"]
StatedBy = Literal["client", "page"]
DecidedBy = Literal["engine", "rules"] | StatedBy
Topic = Literal[
    "objective",
    "choice",
    "dealer",
    "face-up",
    "chips",
    "areas",
    "stake-shown",
    "timer",
    "button",
    "credit",
    "history",
    "sign",
    "mode",
    "numbers",
    "menu",
    "menu-item",
    "sound",
    "exit",
    "features",
    "play-for-fun",
    "limits",
    "scan",
    "unfinished",
    "idle",
    "addressee",
    "contact",
    "term",
    "precedence",
    "site-terms",
    "page",
]
"""What a statement that no engine decides is about."""
Param = str | int | bool | tuple[str | int, ...]


class Rule(msgspec.Struct, frozen=True):
    """One rule: its permanent id, what it governs, where it stands, and where it holds.

    `governs` is an English sentence and a catalogue key; `params` fill its placeholders and are the rule's numbers.
    `claims` are the ids of the published claims that support it; `tables` the ids of the tables where it holds.
    `decided_by` says who can break it: an engine; the other rules, from which it follows; or a client or the page,
    which alone state it. `part` is the part of the rules that it belongs to: `tables`, `bets`, `shoe`, `limits` …
    """

    id: str
    governs: str
    place: str
    tables: frozenset[str]
    claims: tuple[str, ...] = ()
    params: dict[str, Param] = {}
    decided_by: DecidedBy = "engine"
    topic: Topic | None = None
    part: str = "page"

    @property
    def is_statement(self) -> bool:
        """Whether a client or the page alone states it, and nothing here executes it."""
        return self.decided_by in ("client", "page")


class Row(msgspec.Struct, frozen=True):
    """A row of the tableau that depends on the total of the first two cards alone."""

    rule: str
    draws: bool


class CrossRow(msgspec.Struct, frozen=True):
    """A row of the tableau that depends on the points of Player's third card too."""

    rule: str
    draws: dict[int, bool]


class Tableau(msgspec.Struct, frozen=True):
    """How a coup is dealt and drawn.

    `first` is the order of the first four cards (DEAL-ORDER); `points` what each rank counts (CARD-…);
    a hand counts the sum of its points modulo `modulus` (TOTAL-UNITS); `natural_totals` are naturals on two cards
    (NATURAL-TOTALS) and end the draw when one of `natural_stops` holds one (NATURAL-STOPS);
    the three tables of rows are DRAW-P…, DRAW-BS… and DRAW-B…. `dealing` are the rules that decide which cards a hand
    gets, and that an engine does not follow which settles hands as dealt.
    """

    first: tuple[HandName, HandName, HandName, HandName]
    points: dict[str, int]
    modulus: int
    natural_totals: frozenset[int]
    natural_stops: frozenset[HandName]
    player: dict[int, Row]
    banker_after_stand: dict[int, Row]
    banker_after_draw: dict[int, CrossRow]
    pair: tuple[CardTrait, ...]
    perfect_pair: tuple[CardTrait, ...]
    dealing: frozenset[str]
    rules: dict[str, str] = {}
    """The rule of each part that is not a row: of what a rank counts, and by key of deal, naturals and winner."""

    def winner_rule(self, winner: str) -> str:
        """Return the rule by which a coup has this winner: `player`, `banker` or `tie`."""
        return self.rules["equal" if winner == "tie" else "higher"]


class Result(StrEnum):
    """What becomes of a stake."""

    WIN = "win"
    """The stake comes back with winnings."""
    LOSE = "lose"
    """The stake is lost."""
    PUSH = "push"
    """The stake comes back alone."""


Value = str | int | bool


class Condition(msgspec.Struct, frozen=True):
    """A fact of the coup and the values that it may have."""

    fact: str
    values: frozenset[Value]


class Outcome(msgspec.Struct, frozen=True):
    """One line of a paytable: when it decides, and what it pays.

    `odds` are the net odds before commission, nothing unless the result is a win.
    `commission` says that the table's commission applies. An outcome without conditions is the paytable's `otherwise`.
    """

    rule: str
    conditions: tuple[Condition, ...]
    result: Result
    odds: Fraction
    commission: bool


class Paytable(msgspec.Struct, frozen=True):
    """The outcomes of a bet; just one holds for every coup."""

    id: str
    outcomes: tuple[Outcome, ...]


class Bet(msgspec.Struct, frozen=True):
    """Something a bettor can stake on; `hand` where the bet is on one named hand.

    `names` are the names by language that stand with the bet itself; those of others stand in the catalogues.
    """

    id: str
    name: str
    hand: HandName | None
    paytables: dict[str, Paytable]
    names: Mapping[str, str] = {}


class Commission(msgspec.Struct, frozen=True):
    """What the operator keeps of a winning Banker bet: a rate of the winnings or of the stake."""

    rule: str
    rate: Fraction
    base: Literal["winnings", "stake"]


class Rounding(msgspec.Struct, frozen=True):
    """How winnings are made a whole number of units."""

    rule: str
    mode: RoundingMode


class Payment(msgspec.Struct, frozen=True):
    """What one outcome comes to at one table: the net winnings for a stake of one, commission taken."""

    outcome: Outcome
    factor: Decimal


class Offer(msgspec.Struct, frozen=True):
    """A bet as a table offers it: under which name, how it pays, and until which round of a shoe."""

    bet: Bet
    name: str
    payments: tuple[Payment, ...]
    last_round: int | None
    availability_rule: str | None
    screen: Mapping[str, str] = {}
    """The name on the screen of the table, by language, where it is known."""


class Unsaid(msgspec.Struct, frozen=True):
    """Something that a table's page leaves unsaid, and the defect that rules on it; a table's own file names none."""

    what: str
    note: str
    defect: str | None


class Table(msgspec.Struct, frozen=True):
    """A table: its shoe, its bets, its money, and what its pages leave unsaid.

    `unit` is the smallest amount of its money; `notations` give the notation of each page that publishes the table.
    `decks_rule` and `money_rule` are the rules that state the decks and the unit, None where no page does.
    `languages` are those in which its scenarios and pages stand, none named means all; `publisher` is who publishes it,
    None where it is one of the pages of `spec/sources`.
    """

    id: str
    name: str
    decks: int
    decks_rule: str | None
    unit: Decimal
    money_rule: str | None
    offer_rule: str
    offers: dict[str, Offer]
    commission: Commission | None
    rounding: Rounding | None
    notations: dict[str, Notation]
    unsaid: tuple[Unsaid, ...]
    languages: tuple[str, ...] = ()
    publisher: str | None = None

    @property
    def assumptions(self) -> frozenset[str]:
        """The topics on which the pages are silent."""
        return frozenset(item.what for item in self.unsaid)


class Claim(msgspec.Struct, frozen=True):
    """One statement of a published page, and what supports it or explains why it cannot hold."""

    id: str
    document: str
    line: int
    kind: str
    says: str
    rules: tuple[str, ...]
    defects: tuple[str, ...]


class Document(msgspec.Struct, frozen=True):
    """A published page."""

    id: str
    language: str
    title: str
    tables: tuple[str, ...]


class Passage(msgspec.Struct, frozen=True):
    """Lines of a published page; no line means the whole page."""

    document: str
    lines: tuple[int, ...] = ()


class Defect(msgspec.Struct, frozen=True):
    """Where a published page is wrong, silent or unclear, and the ruling."""

    id: str
    kind: str
    where: tuple[Passage, ...]
    says: str
    ruling: str
    why: str
    rules: tuple[str, ...]


class Change(msgspec.Struct, frozen=True):
    """What a reading changes in a file of `spec/`: in the parts that hold a rule, or in the whole file.

    `set` gives keys other values, `add` puts values behind those of a list, `drop` takes keys away (`then.stakes`).
    `id` is that of the part to change where no rule distinguishes it from others.
    """

    file: str
    rule: str | None
    set: dict[str, Any]
    add: dict[str, tuple[Any, ...]]
    drop: tuple[str, ...]
    id: str | None = None


class Reading(msgspec.Struct, frozen=True):
    """Another reading of what a page leaves open: an engine that takes it is as right as one that takes the ruling."""

    id: str
    defect: str
    says: str
    changes: tuple[Change, ...]


class OpenFields(msgspec.Struct, frozen=True):
    """Values that no page of some tables decides: after an event of the shoe, in a phase, each of them can be any."""

    id: str
    defect: str
    says: str
    tables: tuple[str, ...]
    events: tuple[str, ...]
    phases: tuple[str, ...]
    fields: tuple[str, ...]


class OpenMoments(msgspec.Struct, frozen=True):
    """Moments at which an incident may be what some rules speak of, or may not: the page names no moment."""

    id: str
    defect: str
    says: str
    rules: tuple[str, ...]
    during: tuple[Moment, ...]


Opening = OpenFields | OpenMoments


class Rulebook(msgspec.Struct, frozen=True):
    """Everything that the rules in force say; `folders` are where they were read, `spec/` first.

    `words` are those of tables that were laid over `spec/`: by language, what an English name or sentence reads there.
    `spoken` are the languages of each folder that was laid over `spec/`.
    """

    tableau: Tableau
    bets: dict[str, Bet]
    tables: dict[str, Table]
    notations: dict[str, Notation]
    rules: dict[str, Rule]
    documents: dict[str, Document]
    claims: dict[str, Claim]
    defects: dict[str, Defect]
    procedures: dict[str, Procedures]
    slips: dict[str, SlipMachine]
    readings: dict[str, Reading]
    open: tuple[Opening, ...]
    folders: tuple[Path, ...]
    words: Mapping[str, Mapping[str, str]] = {}
    spoken: Mapping[Path, tuple[str, ...]] = {}

    @property
    def stated_limits(self) -> dict[str, LimitRules]:
        """The limits of the tables that state amounts."""
        limits = {table: around.limits for table, around in self.procedures.items()}
        return {table: stated for table, stated in limits.items() if stated is not None and stated.rules}

    @property
    def pages(self) -> tuple[Document, ...]:
        """The published pages of `spec/sources`; a publisher of its own table has only the table's own."""
        return tuple(document for document in self.documents.values() if not self.publishes_itself(document.id))

    def publishes_itself(self, name: str) -> bool:
        """Say whether this is a table whose publisher stands in place of a page."""
        return name in self.tables and self.tables[name].publisher is not None

    def in_language(self, language: str) -> Rulebook:
        """Return the rulebook without the tables that have no pages in a language."""
        tables = {name: table for name, table in self.tables.items() if language in (table.languages or [language])}
        documents = {
            name: document
            for name, document in self.documents.items()
            if name in tables or not self.publishes_itself(name)
        }
        return msgspec.structs.replace(self, tables=tables, documents=documents)

    @property
    def facts(self) -> frozenset[str]:
        """The facts on which some bet is decided."""
        outcomes = (item for bet in self.bets.values() for table in bet.paytables.values() for item in table.outcomes)
        return frozenset(condition.fact for outcome in outcomes for condition in outcome.conditions)

    def tables_of(self, rule_ids: Iterable[str]) -> tuple[str, ...]:
        """Return, in order, the ids of the tables at which every one of the rules holds."""
        wanted = [self.rules[rule_id].tables for rule_id in rule_ids]
        return tuple(table_id for table_id in self.tables if all(table_id in tables for tables in wanted))

    def basis(self, rule_id: str) -> Iterator[Claim]:
        """Yield the claims that support a rule."""
        return (self.claims[claim_id] for claim_id in self.rules[rule_id].claims)
