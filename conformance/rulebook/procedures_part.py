"""The part of `spec/` that governs what is around the coup: shoe, limits, incidents, complaints, stated returns."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from decimal import Decimal, InvalidOperation

import msgspec

from conformance.cards import RANKS
from conformance.errors import SpecError
from conformance.procedure_rules import (
    ComplaintRules,
    Consequences,
    Difference,
    Eligibility,
    IncidentRule,
    LimitRules,
    Procedures,
    ShoeRules,
    StatedReturn,
)
from conformance.rulebook import procedure_files
from conformance.rulebook.files import RuleFile
from conformance.rulebook.reading import SpecFolder, listed, shape
from conformance.rulebook.registry import Registry
from conformance.rules import DecidedBy, Param, Table

HOUR = 3600


class _Reader:
    """Reads one file of procedures, and adds what it says to each table that it names."""

    def __init__(self, name: str, registry: Registry, tables: Mapping[str, Table]) -> None:
        self.name = name
        self.registry = registry
        self.tables = tables

    def rule(self, key: str, part: RuleFile | None, tables: Iterable[str], decided_by: DecidedBy = "engine") -> None:
        """Register the rule of a part, with every other field of it as the rule's own values."""
        if part is None:
            return
        values: dict[str, Param] = {}
        for field in part.__struct_fields__:
            value = getattr(part, field)
            if field not in ("rule", "governs", "tables") and value is not None:
                values |= _params(field, value)
        self.registry.add(part.rule, part.governs, self.name, key, values, decided_by)
        self.hold(key, part.rule, tables)

    def hold(self, key: str, rule_id: str, tables: Iterable[str]) -> None:
        """Note that a rule holds at tables, which have to exist."""
        for table in tables:
            if table not in self.tables:
                raise SpecError(
                    self.name, f"{key}.tables", f"{table} is not a table", f"write one of {listed(self.tables)}"
                )
        self.registry.hold_at([rule_id], tables)

    def offered(self, key: str, bets: Iterable[str], tables: Iterable[str]) -> None:
        """Refuse a bet that one of the tables does not offer."""
        for table in tables:
            for bet in bets:
                if bet not in self.tables[table].offers:
                    raise SpecError(self.name, key, f"{table} does not offer {bet}", "name bets that the tables offer")

    def first(self, key: str, what: str, tables: Iterable[str], having: Iterable[str]) -> None:
        """Refuse tables that have something already."""
        for table in tables:
            if table in having:
                raise SpecError(self.name, f"{key}.tables", f"{table} has {what} already", "give each table one")

    def shoe(self, key: str, file: procedure_files.ShoeFile) -> ShoeRules:
        parts = ("burn", "exposed_card", "cut_card", "shuffle", "between_rounds", "reshuffle")
        for part in parts:
            self.rule(f"{key}.{part}", getattr(file, part), file.tables)
        counts: dict[str, int] = {}
        for index, group in enumerate(file.burn_count):
            place = f"{key}.burn_count[{index}]"
            self.rule(place, group, file.tables)
            for rank, count in group.cards.items():
                if rank not in RANKS or len(rank) != 1:
                    raise SpecError(
                        self.name, f"{place}.cards.{rank}", "no such rank", f"write one of {' '.join(RANKS)}"
                    )
                if rank in counts:
                    raise SpecError(self.name, f"{place}.cards.{rank}", "the rank has a count already", "give it once")
                counts[rank] = count
        if (file.burn is None) != (not counts) or (file.burn is None) != (file.exposed_card is None):
            raise SpecError(self.name, key, "burn, burn_count and exposed_card go together", "give all three or none")
        missing = [rank for rank in RANKS if counts and rank not in counts]
        if missing:
            raise SpecError(
                self.name, f"{key}.burn_count", f"rank {missing[0]} has no count", f"add {missing[0]} to a group"
            )
        return ShoeRules(
            None if file.burn is None else file.burn.exposed,
            counts or None,
            None if file.exposed_card is None else file.exposed_card.counted,
            None if file.between_rounds is None else file.between_rounds.burnt,
            None if file.cut_card is None else file.cut_card.last_round,
            None if file.shuffle is None else file.shuffle.before,
            None if file.reshuffle is None else file.reshuffle.after,
        )

    def limits(self, key: str, file: procedure_files.LimitsFile) -> LimitRules:
        for part in ("range", "largest", "difference", "eligibility"):
            self.rule(f"{key}.{part}", getattr(file, part), file.tables)
        rules = LimitRules()
        if file.range is not None:
            rules = msgspec.structs.replace(rules, bounds=file.range.bounds)
        if file.largest is not None:
            rules = msgspec.structs.replace(rules, largest_taken=file.largest.reached == "taken")
        if file.difference is not None:
            self.offered(f"{key}.difference.bets", file.difference.bets, file.tables)
            apart = file.difference
            difference = Difference(apart.bets, apart.capped_by, apart.own or (), apart.others or ())
            rules = msgspec.structs.replace(rules, difference=difference)
        if file.eligibility is not None:
            part_ = file.eligibility
            self.offered(f"{key}.eligibility.bets", (*part_.bets, *part_.requires_any), file.tables)
            rules = msgspec.structs.replace(rules, eligibility=Eligibility(part_.bets, part_.requires_any, part_.when))
        return rules

    def incident(
        self, key: str, file: procedure_files.IncidentFile, before: tuple[IncidentRule, ...]
    ) -> tuple[IncidentRule, ...]:
        then = msgspec.convert(msgspec.to_builtins(file.then), Consequences)
        if then == Consequences():
            raise SpecError(self.name, f"{key}.then", "nothing follows", "say what the incident leads to")
        for other in before:
            alike = [cause for cause in file.causes if cause in other.causes and other.during == file.during]
            clash = msgspec.to_builtins(then).keys() & msgspec.to_builtins(other.then).keys()
            if alike and clash:
                raise SpecError(
                    self.name, f"{key}.causes", f"{other.rule} says what {alike[0]} leads to already", "say it once"
                )
        return (*before, IncidentRule(file.rule, file.causes, file.during, file.cards, then))

    def complaints(self, key: str, file: procedure_files.ComplaintsFile) -> ComplaintRules:
        for part in ("required", "incomplete", "deadline", "late", "video"):
            self.rule(f"{key}.{part}", getattr(file, part), file.tables)
        return ComplaintRules(
            file.required.fields,
            file.incomplete.decision,
            file.deadline.hours * HOUR,
            file.deadline.reached,
            file.late.decision,
            file.video.hours * HOUR,
        )

    def stated_return(self, key: str, file: procedure_files.StatedReturnFile) -> StatedReturn:
        self.rule(key, file, file.tables, "rules")
        try:
            percent = Decimal(file.percent)
        except InvalidOperation:
            percent = Decimal(-1)
        if not percent.is_finite() or percent <= 0:
            raise SpecError(
                self.name, f"{key}.percent", f'"{file.percent}" is not a percentage', 'write it as in "98.94"'
            )
        if file.bet is not None:
            self.offered(f"{key}.bet", [file.bet], file.tables)
        return StatedReturn(file.rule, file.bet, percent)


def read_procedures(folder: SpecFolder, registry: Registry, tables: dict[str, Table]) -> dict[str, Procedures]:
    """Read everything around the coup, table by table."""
    found: defaultdict[str, Procedures] = defaultdict(Procedures)
    for name, _, raw in folder.each("procedures"):
        file = shape(raw, procedure_files.ProceduresFile, name)
        reader = _Reader(name, registry, tables)
        for index, rule in enumerate(file.rule):
            registry.add(rule.id, rule.governs, name, f"rule[{index}]", rule.data, rule.decided_by, rule.topic)
            reader.hold(f"rule[{index}]", rule.id, rule.tables)
        _read_parts(reader, file, found)
    return {table: found[table] for table in tables}


def _read_parts(reader: _Reader, file: procedure_files.ProceduresFile, found: dict[str, Procedures]) -> None:
    for index, shoe in enumerate(file.shoe):
        begun = [table for table in found if found[table].shoe != ShoeRules()]
        reader.first(f"shoe[{index}]", "a shoe", shoe.tables, begun)
        _give(found, shoe.tables, shoe=reader.shoe(f"shoe[{index}]", shoe))
    for index, limits in enumerate(file.limits):
        limit_rules = reader.limits(f"limits[{index}]", limits)
        for table in limits.tables:
            _give(found, [table], limits=_merged(found[table].limits, limit_rules))
    for index, incident in enumerate(file.incident):
        key = f"incident[{index}]"
        reader.rule(key, incident, incident.tables)
        for table in incident.tables:
            _give(found, [table], incidents=reader.incident(key, incident, found[table].incidents))
    for index, complaints in enumerate(file.complaints):
        handled = [table for table in found if found[table].complaints is not None]
        reader.first(f"complaints[{index}]", "rules for complaints", complaints.tables, handled)
        _give(found, complaints.tables, complaints=reader.complaints(f"complaints[{index}]", complaints))
    for index, stated in enumerate(file.stated_return):
        rule = reader.stated_return(f"stated_return[{index}]", stated)
        for table in stated.tables:
            _give(found, [table], returns=(*found[table].returns, rule))


def _give(found: dict[str, Procedures], tables: Iterable[str], **changes: object) -> None:
    for table in tables:
        found[table] = msgspec.structs.replace(found[table], **changes)


def _merged(before: LimitRules | None, rules: LimitRules) -> LimitRules:
    """Lay what one block says over what an earlier one has said of the same table."""
    if before is None:
        return rules
    default = LimitRules()
    changed = {
        field: getattr(rules, field)
        for field in rules.__struct_fields__
        if getattr(rules, field) != getattr(default, field)
    }
    return msgspec.structs.replace(before, **changed)


def _params(field: str, value: object) -> dict[str, Param]:
    if isinstance(value, msgspec.Struct):
        return {f"{field}_{name}": str(item) for name, item in msgspec.to_builtins(value).items()}
    if isinstance(value, dict):
        return {f"{field}_{name}": item for name, item in value.items()}
    return {field: value}  # type: ignore[dict-item]  # the file types leave only strings, numbers and lists of them
