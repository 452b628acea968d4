"""The shape of the files in `spec/procedures/`: what an editor may write, before anything is resolved."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from conformance.procedure_rules import Bound, Consequences, Decision, ErrorCause, Moment
from conformance.rulebook.files import Amount, Natural, Positive, RuleFile, RuleId, Scalar, SlugId, Strict, Text
from conformance.rules import StatedBy, Topic
from conformance.slip_rules import Pile, SlipEventName, StakeResult

Tables = Annotated[tuple[SlugId, ...], msgspec.Meta(min_length=1)]


class ProcedureRuleFile(Strict, frozen=True):
    id: RuleId
    governs: Text
    tables: Tables
    decided_by: StatedBy
    topic: Topic = "page"
    data: dict[str, Scalar | tuple[Scalar, ...]] = msgspec.field(default_factory=dict)


class BurnFile(RuleFile, frozen=True):
    exposed: Positive


class BurnCountFile(RuleFile, frozen=True):
    cards: dict[str, Natural]


class ExposedCardFile(RuleFile, frozen=True):
    counted: bool


class CutCardFile(RuleFile, frozen=True):
    last_round: Literal["current", "next"]


class ShuffleFile(RuleFile, frozen=True):
    before: Literal["each-shoe", "each-round"]


class BetweenRoundsFile(RuleFile, frozen=True):
    burnt: Natural


class ReshuffleFile(RuleFile, frozen=True):
    after: tuple[ErrorCause, ...]


class ShoeFile(Strict, frozen=True):
    tables: Tables
    burn: BurnFile | None = None
    burn_count: tuple[BurnCountFile, ...] = ()
    exposed_card: ExposedCardFile | None = None
    cut_card: CutCardFile | None = None
    shuffle: ShuffleFile | None = None
    between_rounds: BetweenRoundsFile | None = None
    reshuffle: ReshuffleFile | None = None


class RangeFile(RuleFile, frozen=True):
    bounds: Annotated[tuple[Bound, ...], msgspec.Meta(min_length=1)]


class LargestFile(RuleFile, frozen=True):
    reached: Literal["taken", "refused"]


class DifferenceFile(RuleFile, frozen=True):
    bets: tuple[SlugId, SlugId]
    capped_by: Literal["larger-side", "smaller-side"]
    own: tuple[Bound, ...] | None = None
    others: tuple[Bound, ...] | None = None


class EligibilityFile(RuleFile, frozen=True):
    bets: tuple[SlugId, ...]
    requires_any: tuple[SlugId, ...]
    when: Literal["sign-shown", "always"]


class RangeAmounts(Strict, frozen=True):
    minimum: Amount
    maximum: Amount


class StakesFile(RuleFile, frozen=True):
    minimum: Amount
    maximum: Amount
    bets: dict[SlugId, RangeAmounts] = msgspec.field(default_factory=dict)


class TableLimitFile(RuleFile, frozen=True):
    total: Amount


class WinFile(RuleFile, frozen=True):
    most: Amount


class LimitsFile(Strict, frozen=True):
    tables: Tables
    range: RangeFile | None = None
    largest: LargestFile | None = None
    difference: DifferenceFile | None = None
    eligibility: EligibilityFile | None = None
    stakes: StakesFile | None = None
    table: TableLimitFile | None = None
    win: WinFile | None = None


class ConsequencesFile(Consequences, frozen=True, forbid_unknown_fields=True):
    pass


class IncidentFile(RuleFile, frozen=True):
    tables: Tables
    causes: Annotated[tuple[SlugId, ...], msgspec.Meta(min_length=1)]
    during: Moment
    then: ConsequencesFile
    cards: Positive = 1


class RequiredFile(RuleFile, frozen=True):
    fields: Annotated[tuple[SlugId, ...], msgspec.Meta(min_length=1)]


class DecisionFile(RuleFile, frozen=True):
    decision: Decision


class DeadlineFile(RuleFile, frozen=True):
    hours: Positive
    reached: Decision


class VideoFile(RuleFile, frozen=True):
    hours: Positive


class ComplaintsFile(Strict, frozen=True):
    tables: Tables
    required: RequiredFile
    incomplete: DecisionFile
    deadline: DeadlineFile
    late: DecisionFile
    video: VideoFile


class StatedReturnFile(RuleFile, frozen=True):
    tables: Tables
    percent: Text
    bet: SlugId | None = None


class SlipRuleFile(Strict, frozen=True):
    """A rule of a slip; without `governs` it is named here and stands elsewhere in the same slip."""

    rule: RuleId
    governs: Text | None = None


Phases = Annotated[tuple[SlugId, ...], msgspec.Meta(min_length=1)]
Events = Annotated[tuple[SlipEventName, ...], msgspec.Meta(min_length=1)]


class ChipFile(SlipRuleFile, frozen=True, kw_only=True):
    active: Positive


class WindowFile(SlipRuleFile, frozen=True, kw_only=True):
    phase: SlugId
    seconds: Positive
    event: Literal["close"]


class AlsoFile(RuleFile, frozen=True):
    tables: tuple[SlugId, ...] = ()


class ActFile(Strict, frozen=True):
    act: Literal["select", "add", "multiply", "remove", "move", "copy", "charge", "play", "credit"]
    rule: RuleId | None = None
    governs: Text | None = None
    what: Pile | None = None
    to: Pile | None = None
    chips: Positive | None = None
    factor: Positive | None = None
    latest: Positive | None = None
    results: tuple[StakeResult, ...] | None = None
    covered: bool | None = None


class FollowFile(SlipRuleFile, frozen=True, kw_only=True):
    event: SlipEventName


class TransitionFile(SlipRuleFile, frozen=True, kw_only=True):
    on: SlipEventName
    to: SlugId
    do: Annotated[tuple[ActFile, ...], msgspec.Meta(min_length=1)]
    phases: Phases = msgspec.field(name="from")
    needs: tuple[Pile, ...] = ()
    lacks: tuple[Pile, ...] = ()
    also: tuple[AlsoFile, ...] = ()
    then: FollowFile | None = None


class RefusalFile(SlipRuleFile, frozen=True, kw_only=True):
    on: Events
    phases: Phases = msgspec.field(name="from")


class CombinationFile(SlipRuleFile, frozen=True, kw_only=True):
    bets: tuple[SlugId, ...]
    most: Positive
    beside_others: bool
    tables: tuple[SlugId, ...] = ()


class SlipFile(Strict, frozen=True):
    id: SlugId
    tables: Tables
    phases: Phases
    start: SlugId
    chip: ChipFile
    transition: Annotated[tuple[TransitionFile, ...], msgspec.Meta(min_length=1)]
    window: WindowFile | None = None
    refusal: tuple[RefusalFile, ...] = ()
    combination: tuple[CombinationFile, ...] = ()


class ProceduresFile(Strict, frozen=True):
    rule: tuple[ProcedureRuleFile, ...] = ()
    shoe: tuple[ShoeFile, ...] = ()
    limits: tuple[LimitsFile, ...] = ()
    incident: tuple[IncidentFile, ...] = ()
    complaints: tuple[ComplaintsFile, ...] = ()
    stated_return: tuple[StatedReturnFile, ...] = ()
    slip: tuple[SlipFile, ...] = ()
