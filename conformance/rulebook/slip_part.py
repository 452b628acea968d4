"""The part of `spec/` that holds the bet slips: machines in which every event has just one answer in each phase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from conformance.errors import SpecError
from conformance.rulebook import procedure_files
from conformance.rulebook.lineage import Lineage
from conformance.rulebook.procedures_part import own_keys, procedures_of
from conformance.rulebook.reading import SpecFolder, listed, shape, written
from conformance.rulebook.registry import Registry
from conformance.rules import Param, Table
from conformance.slip_rules import (
    Act,
    ActiveChips,
    AddChips,
    Charge,
    Combination,
    Copy,
    Credit,
    Follow,
    Move,
    Multiply,
    PlayCoup,
    Refusal,
    Remove,
    SelectChip,
    SlipMachine,
    Transition,
    Window,
)

ACTS: dict[str, type[Act]] = {
    "select": SelectChip,
    "add": AddChips,
    "multiply": Multiply,
    "remove": Remove,
    "move": Move,
    "copy": Copy,
    "charge": Charge,
    "play": PlayCoup,
    "credit": Credit,
}

BRINGS = {"select": "chip", "click": "bet", "coup": "deal", "deal": "deal", "rebet": "deal", "rebet-double": "deal"}
"""What an event brings with it; the others bring nothing."""

WANTS = {"select": "chip", "add": "bet", "play": "deal"}
"""What an act takes from the event."""


def read_slips(
    folder: SpecFolder, registry: Registry, tables: Mapping[str, Table], lineage: Lineage
) -> dict[str, SlipMachine]:
    """Read the bet slip of each table that has one."""
    slips: dict[str, SlipMachine] = {}
    for name, raw in procedures_of(folder, lineage):
        for index, file in enumerate(shape(raw, procedure_files.ProceduresFile, name).slip):
            reader = _Reader(name, f"slip[{index}]", file, registry, tables, lineage)
            with own_keys(name):
                for table, machine in reader.machines():
                    if table in slips:
                        reader.fail("tables", f"{table} has a bet slip already", "give each table one")
                    slips[table] = machine
    return {table: slips[table] for table in tables if table in slips}


class _Reader:
    """Reads one slip: registers its rules, checks that it is a machine, and gives it its types."""

    def __init__(
        self,
        name: str,
        key: str,
        file: procedure_files.SlipFile,
        registry: Registry,
        tables: Mapping[str, Table],
        lineage: Lineage,
    ) -> None:
        self.name = name
        self.key = key
        self.file = file
        self.registry = registry
        self.tables = tables
        self.lineage = lineage

    def fail(self, key: str, problem: str, mend: str) -> None:
        """Raise SpecError at a key of this slip."""
        raise SpecError(self.name, f"{self.key}.{key}", problem, mend)

    def machines(self) -> Iterator[tuple[str, SlipMachine]]:
        """Check everything, then yield the machine of each table."""
        self._known("tables", self.file.tables, self.tables, "a table")
        self._once("phases", self.file.phases)
        self._register()
        self._check_phases()
        self._check_answers()
        self._check_window()
        for index, transition in enumerate(self.file.transition):
            self._check_transition(f"transition[{index}]", transition)
        self._check_reach()
        transitions = tuple(_transition(item) for item in self.file.transition)
        window = None
        if (part := self.file.window) is not None:
            window = Window(part.rule, part.phase, part.seconds, part.event)
        for table in self.lineage.heirs(self.file.tables, "slip"):
            yield (
                table,
                SlipMachine(
                    self.file.id,
                    self.file.phases,
                    self.file.start,
                    ActiveChips(self.file.chip.rule, self.file.chip.active),
                    window,
                    transitions,
                    tuple(Refusal(item.rule, item.on, item.phases) for item in self.file.refusal),
                    tuple(self._combinations(table)),
                ),
            )

    # rules

    def _register(self) -> None:
        """Register the rules that stand here, then see that every rule that is only named does."""
        own: set[str] = set()
        named: list[tuple[str, str]] = []
        for key, rule, governs, params, tables in self._rules():
            if governs is None:
                named.append((key, rule))
            else:
                self.registry.add(rule, governs, self.name, f"{self.key}.{key}", params, part="bet-slip")
                self._known(f"{key}.tables", tables, self.file.tables, "a table of this slip")
                held = self.lineage.heirs(tables or self.file.tables, "slip", rule)
                self.registry.hold_at([rule], [table for table in held if self._combines(rule, table)])
                own.add(rule)
        for key, rule in named:
            if rule not in own:
                self.fail(f"{key}.rule", f"{rule} does not stand in this slip", "say what it governs")

    def _rules(self) -> Iterator[tuple[str, str, str | None, dict[str, Param], tuple[str, ...]]]:
        """Yield where each rule is named, the rule, what it governs, its own values, and its tables if not all."""
        file = self.file
        yield "chip", file.chip.rule, file.chip.governs, {"active": file.chip.active}, ()
        if file.window is not None:
            yield "window", file.window.rule, file.window.governs, {"seconds": file.window.seconds}, ()
        for index, item in enumerate(file.transition):
            key = f"transition[{index}]"
            params: dict[str, Param] = {}
            for place, act in enumerate(item.do):
                if act.rule is None:
                    if act.governs is not None:
                        self.fail(f"{key}.do[{place}].rule", "the key is missing", "add it, or remove governs")
                    params |= _values(act)
                else:
                    yield f"{key}.do[{place}]", act.rule, act.governs, _values(act), ()
            yield key, item.rule, item.governs, params, ()
            for place, upheld in enumerate(item.also):
                yield f"{key}.also[{place}]", upheld.rule, upheld.governs, {}, upheld.tables
            if item.then is not None:
                yield f"{key}.then", item.then.rule, item.then.governs, {}, ()
        for index, refusal in enumerate(file.refusal):
            yield f"refusal[{index}]", refusal.rule, refusal.governs, {}, ()
        for index, part in enumerate(file.combination):
            values: dict[str, Param] = {"bets": part.bets, "most": part.most, "beside_others": part.beside_others}
            yield f"combination[{index}]", part.rule, part.governs, values, part.tables

    # the machine

    def _check_phases(self) -> None:
        file = self.file
        self._phase("start", [file.start])
        for index, item in enumerate(file.transition):
            self._phase(f"transition[{index}].from", item.phases)
            self._phase(f"transition[{index}].to", [item.to])
        for index, refusal in enumerate(file.refusal):
            self._phase(f"refusal[{index}].from", refusal.phases)
        if file.window is not None:
            self._phase("window.phase", [file.window.phase])

    def _phase(self, key: str, phases: Iterable[str]) -> None:
        self._known(key, phases, self.file.phases, "a phase")

    def _check_answers(self) -> None:
        """See that every event of the slip has just one answer in every phase; the window's only where it is open."""
        answers: dict[tuple[str, str], str] = {}
        for key, events, phases in self._answers():
            for event in events:
                for phase in phases:
                    earlier = answers.setdefault((event, phase), key)
                    if earlier != key:
                        problem = f"{written(event)} in the phase {written(phase)} is answered by {earlier} already"
                        self.fail(key, problem, "answer it once")
        window = self.file.window
        for event in dict.fromkeys(event for event, _ in answers):
            wanted = self.file.phases
            if event == "close":
                wanted = () if window is None else (window.phase,)
            for phase in self.file.phases:
                if phase in wanted and (event, phase) not in answers:
                    problem = f"{written(event)} has no answer in the phase {written(phase)}"
                    self.fail("transition", problem, "add a transition or a refusal")
                if phase not in wanted and (event, phase) in answers:
                    problem = f"nothing raises {written(event)} in the phase {written(phase)}"
                    self.fail(answers[event, phase], problem, "remove it, or open the window there")

    def _answers(self) -> Iterator[tuple[str, Iterable[str], Iterable[str]]]:
        for index, item in enumerate(self.file.transition):
            self._once(f"transition[{index}].from", item.phases)
            yield f"transition[{index}]", [item.on], item.phases
        for index, refusal in enumerate(self.file.refusal):
            self._once(f"refusal[{index}].on", refusal.on)
            self._once(f"refusal[{index}].from", refusal.phases)
            yield f"refusal[{index}]", refusal.on, refusal.phases

    def _check_window(self) -> None:
        window = self.file.window
        if window is None:
            return
        closing = self._taking(window.event, window.phase)
        if closing is None or closing.to == window.phase:
            problem = f"{written(window.event)} does not lead out of the phase {written(window.phase)}"
            self.fail("window.event", problem, "add a transition to another phase")

    def _check_transition(self, key: str, item: procedure_files.TransitionFile) -> None:
        for index, pile in enumerate(item.lacks):
            if pile in item.needs:
                self.fail(f"{key}.lacks[{index}]", f"{pile} is needed as well", "name it once")
        played = False
        for index, act in enumerate(item.do):
            place = f"{key}.do[{index}]"
            self._check_act(place, act)
            wanted = WANTS.get(act.act)
            if wanted is not None and BRINGS.get(item.on) != wanted:
                mend = f"use it on {listed(event for event, brought in BRINGS.items() if brought == wanted)}"
                self.fail(f"{place}.act", f"{act.act} takes a {wanted}, and {item.on} brings none", mend)
            if act.act == "credit" and not played:
                self.fail(f"{place}.act", "no coup is played before", "play one first")
            played = played or act.act == "play"
        if item.then is not None:
            following = self._taking(item.then.event, item.to)
            if following is None or following.then is not None:
                problem = f"{written(item.then.event)} has no plain transition in the phase {written(item.to)}"
                self.fail(f"{key}.then.event", problem, "name an event that the phase takes and nothing follows")
            elif BRINGS.get(item.then.event) not in (None, BRINGS.get(item.on)):
                problem = f"{item.then.event} takes a {BRINGS[item.then.event]}, and {item.on} brings none"
                self.fail(f"{key}.then.event", problem, "name an event that takes no more")

    def _check_act(self, key: str, act: procedure_files.ActFile) -> None:
        """See that an act has its parameters and no others."""
        info = msgspec.structs.fields(ACTS[act.act])
        for field in info:
            if field.name != "rule" and field.required and getattr(act, field.name) is None:
                self.fail(f"{key}.{field.name}", "the key is missing", f"{act.act} needs it; add it")
        known = [field.name for field in info if field.name != "rule"]
        for field_name in _values(act):
            if field_name not in known:
                mend = f"remove it; {act.act} takes {listed(known) or 'nothing'}"
                self.fail(f"{key}.{field_name}", "it would do nothing", mend)
        if act.to is not None and act.to == act.what:
            self.fail(f"{key}.to", f"{act.to} is where the bets are already", "name another pile")

    def _check_reach(self) -> None:
        reached, waiting = {self.file.start}, [self.file.start]
        while waiting:
            phase = waiting.pop()
            for item in self.file.transition:
                if phase not in item.phases:
                    continue
                following = None if item.then is None else self._taking(item.then.event, item.to)
                new = (item.to if following is None else following.to) or ""
                if new not in reached:
                    reached.add(new)
                    waiting.append(new)
        for index, phase in enumerate(self.file.phases):
            if phase not in reached:
                self.fail(f"phases[{index}]", f"nothing leads to the phase {written(phase)}", "lead to it or remove it")

    def _taking(self, event: str, phase: str) -> procedure_files.TransitionFile | None:
        return next((item for item in self.file.transition if item.on == event and phase in item.phases), None)

    # types

    def _combinations(self, table: str) -> Iterator[Combination]:
        for index, item in enumerate(self.file.combination):
            stated = item.tables or self.file.tables
            if table not in self.lineage.heirs(stated, "slip") or not self._combines(item.rule, table):
                continue
            key = f"combination[{index}]"
            self._once(f"{key}.bets", item.bets)
            offers = self.tables[table].offers
            for bet in item.bets:
                if bet not in offers and table in stated:
                    self.fail(f"{key}.bets", f"{table} does not offer {bet}", "name bets that the table offers")
            if item.most > len(item.bets):
                problem = f"{item.most} of {len(item.bets)} bets limits nothing"
                self.fail(f"{key}.most", problem, f"write {len(item.bets)} or less")
            bets = tuple(bet for bet in item.bets if bet in offers)
            yield Combination(item.rule, bets, min(item.most, len(bets)), item.beside_others)

    def _combines(self, rule: str, table: str) -> bool:
        """Say whether a table that a rule of the slip reaches has bets for it to speak of."""
        combinations = [item for item in self.file.combination if item.rule == rule]
        return not combinations or any(bet in self.tables[table].offers for item in combinations for bet in item.bets)

    # helpers

    def _known(self, key: str, values: Iterable[str], known: Iterable[str], what: str) -> None:
        known = list(known)
        for value in values:
            if value not in known:
                self.fail(key, f"{value} is not {what}", f"write one of {listed(known)}")

    def _once(self, key: str, values: tuple[str, ...]) -> None:
        for index, value in enumerate(values):
            if value in values[:index]:
                self.fail(key, f"{value} stands already", "name it once")


def _values(act: procedure_files.ActFile) -> dict[str, Param]:
    """Return the parameters that an act is given."""
    names = ("what", "to", "chips", "factor", "latest", "results", "covered")
    return {name: value for name in names if (value := getattr(act, name)) is not None}


def _transition(item: procedure_files.TransitionFile) -> Transition:
    then = None if item.then is None else Follow(item.then.rule, item.then.event)
    acts = tuple(_act(item.rule, act) for act in item.do)
    return Transition(item.rule, item.on, item.phases, item.to, acts, item.needs, item.lacks, then)


def _act(rule: str, act: procedure_files.ActFile) -> Act:
    """Return an act, which has the rule of its transition unless it names one."""
    parameters: dict[str, Any] = _values(act)
    return ACTS[act.act](act.rule or rule, **parameters)
