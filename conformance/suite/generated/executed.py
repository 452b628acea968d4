"""The rules that requests have executed at a table: those that the reference engine's own telling of them cites."""

from __future__ import annotations

from conformance.cards import DECK
from conformance.engines.port import ProtocolRequest
from conformance.engines.procedures_protocol import ShoeRequest
from conformance.engines.protocol import CoupRequest
from conformance.engines.reference import play_coup
from conformance.errors import Refused
from conformance.explanation import explain
from conformance.money import read_stake
from conformance.places import SOURCE
from conformance.rulebook import Rulebook
from conformance.rules import Table
from conformance.suite.generated.ground import Ground


class Executed:
    """Notes the rules that requests which were answered rightly have executed; coups that are alike count once.

    Of an engine that settles hands which were drawn for it, `draws` is false: it has executed no rule of drawing.
    """

    def __init__(self, rules: Rulebook, ground: Ground, *, draws: bool = True) -> None:
        self._rules, self._ground, self._draws = rules, ground, draws
        self._seen: set[object] = set()
        self.found: dict[str, None] = {}
        self._parts: set[str] = set()

    def note(self, request: ProtocolRequest, *, refused: bool) -> None:
        """Note the rules that a request has executed."""
        table = self._ground.table
        if request.table != table.id:
            return
        if not isinstance(request, CoupRequest):
            part = str(request.__struct_config__.tag)
            if part not in self._parts:
                self._parts.add(part)
                self._add(_around(self._rules, table, request))
        elif refused:
            self._add(_refusing(table, request))
        else:
            self._coups(request)

    def _coups(self, request: CoupRequest) -> None:
        table, staked = self._ground.table, {item.bet for item in request.bets}
        for deal in request.deals:
            told = self._ground.outcomes.of(deal, staked)
            if told <= self._seen:
                continue
            self._seen |= told
            key = deal, tuple(sorted(staked)), self._draws
            if key not in self._ground.executed:
                stakes = {item.bet: read_stake(item.stake, table.unit) for item in request.bets}
                played = play_coup(self._rules, table.id, [DECK[code] for code in deal], stakes, request.round)
                steps = explain(self._rules, played, SOURCE) if self._draws else played.settlements
                self._ground.executed[key] = tuple(step.rule for step in steps)
            self._add((*self._ground.executed[key], table.offer_rule, table.money_rule))

    def _add(self, rules: tuple[str | None, ...]) -> None:
        self.found.update(dict.fromkeys(rule for rule in rules if rule is not None))


def _refusing(table: Table, request: CoupRequest) -> tuple[str | None, ...]:
    """Return the rules by which a table refuses bets, stakes or rounds."""
    rules: list[str | None] = []
    for item in request.bets:
        offer = table.offers.get(item.bet)
        if offer is None:
            rules.append(table.offer_rule)
        elif offer.last_round is not None and request.round > offer.last_round:
            rules.append(offer.availability_rule)
        try:
            read_stake(item.stake, table.unit)
        except Refused:
            rules.append(table.money_rule)
    return tuple(rules)


def _around(rules: Rulebook, table: Table, request: ProtocolRequest) -> tuple[str | None, ...]:
    """Return the rules of a table that an engine decides and that stand in the file of a request's operation."""
    part = str(request.__struct_config__.tag)
    decks = (table.decks_rule,) if isinstance(request, ShoeRequest) else ()
    return (*decks, *rules_of_part(rules, table.id, part))


def rules_of_part(rules: Rulebook, table: str, part: str) -> tuple[str, ...]:
    """Return the rules of a table that an engine decides and that stand in the file of one operation."""
    return tuple(
        rule.id
        for rule in rules.rules.values()
        if rule.decided_by == "engine" and table in rule.tables and rule.part == part
    )
