"""The part of `spec/` that governs what is around the coup: shoe, limits, incidents, complaints, stated returns."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from contextlib import contextmanager
from decimal import Decimal, InvalidOperation
from typing import TypeVar

import msgspec

from conformance.cards import RANKS
from conformance.errors import SpecError
from conformance.money import EXACT
from conformance.procedure_rules import (
    Amounts,
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
from conformance.rulebook.lineage import Lineage
from conformance.rulebook.own_tables import PROCEDURES
from conformance.rulebook.reading import SpecFolder, Toml, listed, shape
from conformance.rulebook.registry import Registry
from conformance.rules import DecidedBy, Param, Table

HOUR = 3600
Around = TypeVar("Around", ShoeRules, LimitRules)


_PARTS = {
    "shoe": "shoe",
    "slip": "bet-slip",
    "limits": "limits",
    "complaints": "complaints",
    "incident": "incidents",
    "stated_return": "returns",
    "rule": "page",
}
"""The part of the rules that each key of a table's own file belongs to."""
_SHOE = ("burn", "burn_count", "exposed_card", "cut_card", "shuffle", "between_rounds", "reshuffle")
_LIMITS = ("range", "largest", "difference", "eligibility", "stakes", "table", "win")


class _Reader:
    """Reads one file of procedures, and adds what it says to each table that it names, and to those that extend one."""

    def __init__(self, name: str, registry: Registry, tables: Mapping[str, Table], lineage: Lineage) -> None:
        self.name = name
        self.registry = registry
        self.tables = tables
        self.lineage = lineage

    def rule(
        self, key: str, part: RuleFile | None, tables: Iterable[str], kind: str, decided_by: DecidedBy = "engine"
    ) -> None:
        """Register the rule of a part, with every other field of it as the rule's own values."""
        if part is None:
            return
        values: dict[str, Param] = {}
        for field in part.__struct_fields__:
            value = getattr(part, field)
            if field not in ("rule", "governs", "tables") and value is not None:
                values |= _params(field, value)
        self.registry.add(
            part.rule, part.governs, self.name, key, values, decided_by, part=_PARTS[kind.partition(".")[0]]
        )
        self.hold(key, part.rule, tables, kind)

    def hold(self, key: str, rule_id: str, tables: Iterable[str], kind: str) -> tuple[str, ...]:
        """Note that a rule holds at tables, which have to exist, and at those that have it from them; return them."""
        for table in tables:
            if table not in self.tables:
                raise SpecError(
                    self.name, f"{key}.tables", f"{table} is not a table", f"write one of {listed(self.tables)}"
                )
        held = self.lineage.heirs(tables, kind, rule_id)
        self.registry.hold_at([rule_id], held)
        return held

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

    def shoe(self, key: str, file: procedure_files.ShoeFile) -> dict[str, ShoeRules]:
        """Return the rules of the shoe of each table that a part of a file holds at."""
        for part in _SHOE:
            if part != "burn_count":
                self.rule(f"{key}.{part}", getattr(file, part), file.tables, f"shoe.{part}")
        counts: dict[str, int] = {}
        for index, group in enumerate(file.burn_count):
            place = f"{key}.burn_count[{index}]"
            self.rule(place, group, file.tables, "shoe.burn_count")
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
        return {table: _shoe_rules(file, counts, parts) for table, parts in self._held(file, "shoe", _SHOE).items()}

    def _held(
        self, file: procedure_files.ShoeFile | procedure_files.LimitsFile, kind: str, parts: Iterable[str]
    ) -> dict[str, frozenset[str]]:
        """Return which parts of a file hold at each table."""
        found: defaultdict[str, set[str]] = defaultdict(set)
        for part in parts:
            if getattr(file, part):
                for table in self.lineage.heirs(file.tables, f"{kind}.{part}"):
                    found[table].add(part)
        return {table: frozenset(held) for table, held in found.items()}

    def limits(self, key: str, file: procedure_files.LimitsFile) -> dict[str, LimitRules]:
        """Return the limits of each table that a part of a file holds at."""
        for part in ("difference", "eligibility"):
            if (named := getattr(file, part)) is not None:
                self.offered(f"{key}.{part}.bets", [*named.bets, *getattr(named, "requires_any", ())], file.tables)
        if file.stakes is not None:
            self.offered(f"{key}.stakes.bets", file.stakes.bets, file.tables)
        held = self._held(file, "limits", _LIMITS)
        limits = {table: self._limit_rules(key, file, parts, self.tables[table]) for table, parts in held.items()}
        for part in _LIMITS:
            self.rule(f"{key}.{part}", getattr(file, part), file.tables, f"limits.{part}")
        return limits

    def _limit_rules(
        self, key: str, file: procedure_files.LimitsFile, parts: Container[str], table: Table
    ) -> LimitRules:
        """Return what some parts of the limits come to at a table, the amounts with it."""
        rules, changes = _limit_rules(file, parts, table.offers), dict[str, object]()
        if file.stakes is not None and "stakes" in parts:
            changes["stakes"] = {
                bet: self._range(key, file.stakes.bets.get(bet) or file.stakes, table) for bet in table.offers
            }
            changes["bounds"] = ("minimum", "maximum")
        if file.table is not None and "table" in parts:
            changes["table"] = self._amount(f"{key}.table.total", file.table.total, table)
        if file.win is not None and "win" in parts:
            changes["win"] = self._amount(f"{key}.win.most", file.win.most, table)
        stating = {name: part.rule for name in ("stakes", "table", "win") if (part := getattr(file, name)) is not None}
        changes["rules"] = {name: rule for name, rule in stating.items() if name in parts}
        return msgspec.structs.replace(rules, **changes)

    def _range(
        self, key: str, stated: procedure_files.RangeAmounts | procedure_files.StakesFile, table: Table
    ) -> Amounts:
        low, high = (self._amount(f"{key}.stakes", text, table) for text in (stated.minimum, stated.maximum))
        if low > high:
            problem = f"{stated.minimum} is more than {stated.maximum}"
            raise SpecError(self.name, f"{key}.stakes", problem, "give the smaller amount as minimum")
        return Amounts(low, high)

    def _amount(self, key: str, text: str, table: Table) -> Decimal:
        """Return an amount of a table's money. Raises SpecError where it is none, or no whole number of units."""
        try:
            amount = Decimal(text)
            whole = amount.is_finite() and amount > 0 and EXACT.remainder(amount, table.unit) == 0
        except InvalidOperation:
            whole = False
        if not whole:
            mend = f'write a multiple of {table.unit}, as in "{table.unit * 100}"'
            raise SpecError(self.name, key, f'"{text}" is not an amount of the table', mend)
        return amount

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
            self.rule(f"{key}.{part}", getattr(file, part), file.tables, "complaints")
        return ComplaintRules(
            file.required.fields,
            file.incomplete.decision,
            file.deadline.hours * HOUR,
            file.deadline.reached,
            file.late.decision,
            file.video.hours * HOUR,
        )

    def stated_return(self, key: str, file: procedure_files.StatedReturnFile) -> StatedReturn:
        self.rule(key, file, file.tables, "stated_return", "rules")
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


def read_procedures(
    folder: SpecFolder, registry: Registry, tables: dict[str, Table], lineage: Lineage
) -> dict[str, Procedures]:
    """Read everything around the coup, table by table."""
    found: defaultdict[str, Procedures] = defaultdict(Procedures)
    for name, raw in procedures_of(folder, lineage):
        with own_keys(name):
            file = shape(raw, procedure_files.ProceduresFile, name)
            reader = _Reader(name, registry, tables, lineage)
            for index, rule in enumerate(file.rule):
                part = "page" if name.partition("/")[2].count("/") == 0 else ""
                registry.add(
                    rule.id, rule.governs, name, f"rule[{index}]", rule.data, rule.decided_by, rule.topic, part
                )
                reader.hold(f"rule[{index}]", rule.id, rule.tables, "rule")
            _read_parts(reader, file, found)
    return {table: found[table] for table in tables}


@contextmanager
def own_keys(name: str) -> Iterator[None]:
    """Name the parts of a table's own file as they stand there: a file of procedures has lists of them."""
    try:
        yield
    except SpecError as error:
        if "procedures/" in name:
            raise
        key = re.sub(r"^(shoe|slip|limits|complaints)\[0\]", r"\1", str(error.values["key"]))
        raise SpecError(
            str(error.values["file"]), key, str(error.values["problem"]), str(error.values["mend"])
        ) from None


def procedures_of(folder: SpecFolder, lineage: Lineage) -> Iterator[tuple[str, Toml]]:
    """Yield the files of procedures, and what the tables' own files state as such a file would, each with its name."""
    for name, _, raw in folder.each("procedures"):
        yield name, raw
    for table, (name, raw) in lineage.files.items():
        if own := {key: raw[key] for key in PROCEDURES if key in raw}:
            yield (
                name,
                {
                    key: [{"tables": [table]} | part for part in (value if isinstance(value, list) else [value])]
                    for key, value in own.items()
                },
            )


def _read_parts(reader: _Reader, file: procedure_files.ProceduresFile, found: dict[str, Procedures]) -> None:
    for index, shoe in enumerate(file.shoe):
        begun = [table for table in found if found[table].shoe != ShoeRules() and not reader.lineage.is_own(table)]
        reader.first(f"shoe[{index}]", "a shoe", shoe.tables, begun)
        for table, shoe_rules in reader.shoe(f"shoe[{index}]", shoe).items():
            _give(found, [table], shoe=_merged(found[table].shoe, shoe_rules))
    for index, limits in enumerate(file.limits):
        for table, limit_rules in reader.limits(f"limits[{index}]", limits).items():
            _give(found, [table], limits=_merged(found[table].limits or LimitRules(), limit_rules))
    for index, incident in enumerate(file.incident):
        key = f"incident[{index}]"
        reader.rule(key, incident, incident.tables, "incident")
        for table in reader.lineage.heirs(incident.tables, "incident", incident.rule):
            _give(found, [table], incidents=reader.incident(key, incident, found[table].incidents))
    for index, complaints in enumerate(file.complaints):
        key = f"complaints[{index}]"
        reader.first(key, "rules for complaints", complaints.tables, [name for name in found if found[name].complaints])
        rules = reader.complaints(key, complaints)
        _give(found, reader.lineage.heirs(complaints.tables, "complaints"), complaints=rules)
    for index, stated in enumerate(file.stated_return):
        returned = reader.stated_return(f"stated_return[{index}]", stated)
        for table in reader.lineage.heirs(stated.tables, "stated_return", stated.rule):
            _give(found, [table], returns=(*found[table].returns, returned))


def _shoe_rules(file: procedure_files.ShoeFile, counts: dict[str, int], parts: Container[str]) -> ShoeRules:
    """Return what some parts of a shoe come to."""
    rules = ShoeRules()
    for part, field, key in (
        ("burn", "exposed", "exposed"),
        ("exposed_card", "exposed_counted", "counted"),
        ("between_rounds", "burnt_between_rounds", "burnt"),
        ("cut_card", "last_round", "last_round"),
        ("shuffle", "shuffled_before", "before"),
        ("reshuffle", "reshuffle_after", "after"),
    ):
        if part in parts:
            rules = msgspec.structs.replace(rules, **{field: getattr(getattr(file, part), key)})
    return msgspec.structs.replace(rules, burn_counts=counts) if "burn_count" in parts else rules


def _limit_rules(file: procedure_files.LimitsFile, parts: Container[str], offers: Container[str]) -> LimitRules:
    """Return what some parts of the limits come to at a table that takes these bets."""
    changes: dict[str, object] = {}
    if file.range is not None and "range" in parts:
        changes["bounds"] = file.range.bounds
    if file.largest is not None and "largest" in parts:
        changes["largest_taken"] = file.largest.reached == "taken"
    if file.difference is not None and "difference" in parts and all(bet in offers for bet in file.difference.bets):
        apart = file.difference
        changes["difference"] = Difference(apart.bets, apart.capped_by, apart.own or (), apart.others or ())
    if file.eligibility is not None and "eligibility" in parts:
        asked = file.eligibility
        bets, others = (tuple(bet for bet in named if bet in offers) for named in (asked.bets, asked.requires_any))
        if bets:
            changes["eligibility"] = Eligibility(bets, others, asked.when)
    return msgspec.structs.replace(LimitRules(), **changes)


def _give(found: dict[str, Procedures], tables: Iterable[str], **changes: object) -> None:
    for table in tables:
        found[table] = msgspec.structs.replace(found[table], **changes)


def _merged(before: Around, rules: Around) -> Around:
    """Lay what one block says over what an earlier one has said of the same table."""
    default = type(rules)()
    changed = {
        field: getattr(rules, field)
        for field in rules.__struct_fields__
        if getattr(rules, field) != getattr(default, field)
    }
    if isinstance(before, LimitRules) and isinstance(rules, LimitRules):
        changed["rules"] = {**before.rules, **rules.rules}
    return msgspec.structs.replace(before, **changed)


def _params(field: str, value: object) -> dict[str, Param]:
    if isinstance(value, msgspec.Struct):
        return {f"{field}_{name}": str(item) for name, item in msgspec.to_builtins(value).items()}
    if isinstance(value, dict):
        parts = [_params(f"{field}_{name}", item) for name, item in value.items()]
        return {name: item for part in parts for name, item in part.items()}
    return {field: value}  # type: ignore[dict-item]  # the file types leave only strings, numbers and lists of them
