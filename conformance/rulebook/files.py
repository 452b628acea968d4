"""The shape of the files in `spec/` but those of procedures: what an editor may write, before anything is resolved."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from conformance.money import RoundingMode
from conformance.procedure_rules import Moment
from conformance.rules import CardTrait, HandName

END = r"$(?!\n)"
"""The end of an id: `$` alone also matches before a last line break."""

RULE_ID = rf"^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+{END}"
SLUG_ID = rf"^[a-z][a-z0-9]*(-[a-z0-9]+)*{END}"
RuleId = Annotated[str, msgspec.Meta(pattern=RULE_ID, description="A permanent id in capitals, as in DRAW-B3")]
SlugId = Annotated[str, msgspec.Meta(pattern=SLUG_ID, description="An id in small letters, as in player-pair")]
DefectId = Annotated[str, msgspec.Meta(pattern=rf"^D[0-9]{{3}}{END}", description="The id of a defect, as in D001")]
ClaimId = Annotated[str, msgspec.Meta(pattern=rf"^[A-Z][0-9]{{3}}{END}", description="The id of a claim, as in T001")]
LanguageId = Annotated[
    str, msgspec.Meta(pattern=rf"^[a-z]{{2,3}}{END}", description="The code of a language, as in en")
]
Text = Annotated[str, msgspec.Meta(min_length=1, description="A text that is not empty")]
Odds = Annotated[str, msgspec.Meta(description='Odds as a string, winnings first, as in "8:1", or "push" or "lose"')]
Amount = Annotated[str, msgspec.Meta(description='An amount as a string, as in "0.01"')]
Share = Annotated[str, msgspec.Meta(description='A percentage as a string, as in "5%"')]
Natural = Annotated[int, msgspec.Meta(ge=0, description="A whole number, 0 or more")]
Positive = Annotated[int, msgspec.Meta(ge=1, description="A whole number, 1 or more")]
Modulus = Annotated[int, msgspec.Meta(ge=1, le=10, description="A whole number from 1 to 10")]
Draws = Literal["draw", "stand"]
Scalar = str | int | bool


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a file in which an unknown key is an error."""


class RuleFile(Strict, frozen=True):
    rule: RuleId
    governs: Text


# cards.toml


class RankGroup(RuleFile, frozen=True):
    points: dict[str, Natural]


class PairFile(RuleFile, frozen=True):
    same: Annotated[tuple[CardTrait, ...], msgspec.Meta(min_length=1)]


class CardsFile(Strict, frozen=True):
    rank_group: tuple[RankGroup, ...]
    pair: PairFile
    perfect_pair: PairFile


# tableau.toml


class DealFile(RuleFile, frozen=True):
    first: tuple[HandName, HandName, HandName, HandName]


class TotalFile(RuleFile, frozen=True):
    modulus: Modulus


class NaturalFile(RuleFile, frozen=True):
    totals: tuple[Natural, ...]


class NaturalStopFile(RuleFile, frozen=True):
    hands: tuple[HandName, ...]


class RowFile(RuleFile, frozen=True):
    total: Natural
    does: Draws


class CrossRowFile(RuleFile, frozen=True):
    total: Natural
    on: dict[str, Draws]


class TableauFile(Strict, frozen=True):
    deal: DealFile
    third: RuleFile
    total: TotalFile
    natural: NaturalFile
    natural_stop: NaturalStopFile
    higher: RuleFile
    equal: RuleFile
    player: tuple[RowFile, ...]
    banker_after_stand: tuple[RowFile, ...]
    banker_after_draw: tuple[CrossRowFile, ...]


# odds.toml


class NotationFile(RuleFile, frozen=True):
    id: SlugId
    order: tuple[Literal["winnings", "stake"], Literal["winnings", "stake"]]
    stake_included: bool


class OddsFile(Strict, frozen=True):
    notation: tuple[NotationFile, ...]


# bets/*.toml


class Except(Strict, frozen=True):
    """Every value of a fact but these."""

    values: Scalar | tuple[Scalar, ...] = msgspec.field(name="not")


Values = Scalar | tuple[Scalar, ...] | Except
"""The values that a condition asks for."""


class OutcomeFile(RuleFile, frozen=True):
    pays: Odds
    when: dict[str, Values] = {}
    otherwise: bool = False
    commission: bool = False


class PaytableFile(Strict, frozen=True):
    id: SlugId
    outcome: Annotated[tuple[OutcomeFile, ...], msgspec.Meta(min_length=1)]


class BetFile(Strict, frozen=True):
    id: SlugId
    name: Text
    hand: HandName | None = None


class BetsFile(Strict, frozen=True):
    bet: Annotated[tuple[BetFile, ...], msgspec.Meta(min_length=1)]
    paytable: Annotated[tuple[PaytableFile, ...], msgspec.Meta(min_length=1)]


# library/*.toml


class PublishedFile(Strict, frozen=True):
    decks: Positive
    win_probability: Annotated[str, msgspec.Meta(pattern=rf"^[01]\.[0-9]+{END}")] | None = None
    house_edge: Annotated[str, msgspec.Meta(pattern=rf"^-?[0-9]+(\.[0-9]+)?%{END}")] | None = None
    source: Text | None = None


class LibraryPaytableFile(Strict, frozen=True):
    id: SlugId
    pays: Annotated[dict[SlugId, Odds], msgspec.Meta(min_length=1)]
    published: Annotated[tuple[PublishedFile, ...], msgspec.Meta(min_length=1)]


class LibraryOutcomeFile(Strict, frozen=True):
    key: SlugId = msgspec.field(name="is")
    when: Annotated[dict[str, Values], msgspec.Meta(min_length=1)]


class LibraryFile(Strict, frozen=True):
    id: SlugId
    name: Text
    outcome: Annotated[tuple[LibraryOutcomeFile, ...], msgspec.Meta(min_length=1)]
    paytable: Annotated[tuple[LibraryPaytableFile, ...], msgspec.Meta(min_length=1)]
    hand: HandName | None = None
    also: tuple[Text, ...] = ()
    names: dict[Text, Text] = {}


# unsettled.toml


class ReasonFile(Strict, frozen=True):
    id: SlugId
    note: Text


class UnsettledBetFile(Strict, frozen=True):
    id: SlugId
    name: Text
    reason: SlugId


class UnsettledFile(Strict, frozen=True):
    reason: tuple[ReasonFile, ...]
    outside: tuple[UnsettledBetFile, ...]


# tables/*.toml


class DecksFile(Strict, frozen=True):
    count: Positive
    rule: RuleId | None = None
    governs: Text | None = None


class MoneyFile(Strict, frozen=True):
    unit: Amount
    rule: RuleId | None = None
    governs: Text | None = None


class CommissionFile(RuleFile, frozen=True):
    rate: Share
    base: Literal["winnings", "stake"]


class RoundingFile(RuleFile, frozen=True):
    mode: RoundingMode


class OfferFile(Strict, frozen=True):
    """A bet of a table: one that stands in `spec/`, or with outcomes of its own, which only this table pays."""

    id: SlugId
    paytable: SlugId | None = None
    name: Text | None = None
    hand: HandName | None = None
    outcome: tuple[OutcomeFile, ...] = ()
    screen: dict[LanguageId, Text] = msgspec.field(default_factory=dict)


class AvailabilityFile(RuleFile, frozen=True):
    bets: tuple[SlugId, ...]
    last_round: Positive


class UnsaidFile(Strict, frozen=True):
    what: SlugId
    note: Text
    defect: DefectId | None = None


class PublisherFile(Strict, frozen=True):
    """The publisher of a table of its own, which is its own source: the name, and how its pages write odds."""

    name: Text
    notation: SlugId


Own = dict[str, Any]
"""A part as `spec/procedures` has it, but that it names no table, and that `rule` and `governs` may be absent."""


class OwnTableFile(msgspec.Struct, frozen=True):
    """What is read of a table's own file before it is laid over the table that it extends."""

    extends: SlugId | None = None
    without: tuple[Text, ...] = ()
    bet: tuple[OfferFile, ...] = ()
    unsaid: tuple[UnsaidFile, ...] = ()


class TableFile(Strict, frozen=True, kw_only=True):
    id: SlugId
    name: Text
    offer: RuleFile
    decks: DecksFile
    money: MoneyFile
    notation: dict[str, SlugId] = {}
    bet: Annotated[tuple[OfferFile, ...], msgspec.Meta(min_length=1)]
    commission: CommissionFile | None = None
    rounding: RoundingFile | None = None
    availability: tuple[AvailabilityFile, ...] = ()
    unsaid: tuple[UnsaidFile, ...] = ()
    languages: tuple[SlugId, ...] = ()
    publisher: PublisherFile | None = None
    words: dict[SlugId, dict[Text, Text]] = {}
    shoe: Own | None = None
    slip: Own | None = None
    limits: Own | None = None
    complaints: Own | None = None
    incident: tuple[Own, ...] = ()
    stated_return: tuple[Own, ...] = ()
    rule: tuple[Own, ...] = ()


class OwnTablesFile(Strict, frozen=True):
    """What the rules of a table's own file govern, by the key of the part, where the file does not say so."""

    governs: dict[str, Text]


# sources/*.toml and defects.toml


class ClaimFile(Strict, frozen=True):
    id: ClaimId
    line: Positive
    kind: Literal["game", "payout", "ui", "limit", "shoe", "incident", "dispute", "rtp", "term", "format", "legal"]
    says: Text
    also: tuple[Positive, ...] = ()
    rules: tuple[RuleId, ...] = ()
    defects: tuple[DefectId, ...] = ()


class SourceFile(Strict, frozen=True):
    document: SlugId
    language: LanguageId
    title: Text
    tables: tuple[SlugId, ...]
    claim: tuple[ClaimFile, ...]


class PassageFile(Strict, frozen=True):
    document: SlugId
    lines: tuple[Positive, ...]


class DefectFile(Strict, frozen=True):
    id: DefectId
    kind: Text = msgspec.field(name="class")
    where: Annotated[tuple[PassageFile, ...], msgspec.Meta(min_length=1)]
    says: Text
    ruling: Text
    why: Text
    rules: tuple[RuleId, ...] = ()


class DefectsFile(Strict, frozen=True):
    defect: tuple[DefectFile, ...]


# readings.toml


class ChangeFile(Strict, frozen=True):
    file: Text
    rule: RuleId | None = None
    set: dict[str, Any] = {}
    add: dict[str, tuple[Any, ...]] = {}
    drop: tuple[Text, ...] = ()
    id: SlugId | None = None


class ReadingFile(Strict, frozen=True):
    id: SlugId
    defect: DefectId
    says: Text
    change: Annotated[tuple[ChangeFile, ...], msgspec.Meta(min_length=1)]
    separately: bool = False


Names = Annotated[tuple[Text, ...], msgspec.Meta(min_length=1)]


class OpenFieldsFile(Strict, frozen=True):
    id: SlugId
    defect: DefectId
    says: Text
    tables: Names
    events: Annotated[tuple[Literal["shoe", "round", "end"], ...], msgspec.Meta(min_length=1)]
    fields: Annotated[tuple[Literal["cards", "shuffled"], ...], msgspec.Meta(min_length=1)]
    after: tuple[Literal["none", "ready", "round", "over"], ...] = ("none", "ready", "round", "over")


class OpenMomentsFile(Strict, frozen=True):
    id: SlugId
    defect: DefectId
    says: Text
    rules: Annotated[tuple[RuleId, ...], msgspec.Meta(min_length=1)]
    during: Annotated[tuple[Moment, ...], msgspec.Meta(min_length=1)]


class ReadingsFile(Strict, frozen=True):
    reading: tuple[ReadingFile, ...] = ()
    open_fields: tuple[OpenFieldsFile, ...] = ()
    open_moments: tuple[OpenMomentsFile, ...] = ()
