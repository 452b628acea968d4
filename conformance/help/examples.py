"""Worked examples: scenarios that ran at the table and passed, with their coup explained step by step."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from decimal import Decimal

import msgspec

from conformance.cards import write_codes
from conformance.engines.port import Port
from conformance.engines.reference import Played, play_coup
from conformance.engines.server import ReferenceServer
from conformance.errors import Refused
from conformance.explanation import explain
from conformance.help.document import Cards, Code, Example, Link, RuleId, Text
from conformance.help.table_pen import TablePen
from conformance.places import SOURCE, of_the_rules
from conformance.rules import Result
from conformance.suite.cases import Case, cases_in
from conformance.words import Language


class Shown(msgspec.Struct, frozen=True):
    """A scenario that ran at a table and passed, and the coup that it played there last."""

    case: Case
    played: Played
    command: str


class Examples:
    """Finds the scenarios that show a rule at one table; each is shown once."""

    def __init__(self, pen: TablePen) -> None:
        self._pen = pen
        self._port = Port(ReferenceServer(pen.rules))
        self._told: set[str] = set()

    def of(self, rule: str, bet: str | None = None) -> Iterator[Example]:
        """Yield the first scenario that shows a rule, unless the page has it already.

        With a bet, it is staked, and the rule is the one that settles it.
        """
        for shown in self._showing(rule):
            if bet is None or any(item.bet == bet and item.rule == rule for item in shown.played.settlements):
                yield from self.show(shown)
                return

    def winning(self, rule: str, bet: str) -> Shown | None:
        """Return the first scenario that shows a rule on the winnings of a bet."""
        for shown in self._showing(rule):
            if any(item.bet == bet and item.result is Result.WIN for item in shown.played.settlements):
                return shown
        return None

    def show(self, shown: Shown) -> Iterator[Example]:
        """Yield a scenario as an example, unless the page has it already."""
        if shown.case.key not in self._told:
            self._told.add(shown.case.key)
            yield self._example(shown)

    def _showing(self, rule: str) -> Iterator[Shown]:
        for case in citing(self._pen.language).get(rule, ()):
            shown = self._shown(case)
            if shown is not None:
                yield shown

    def _shown(self, case: Case) -> Shown | None:
        """Run a scenario at the table; return None when it is not for it, does not pass, or plays no coup there."""
        pen = self._pen
        if pen.at.id not in case.tables(pen.rules):
            return None
        try:
            coup = case.run(self._port, pen.at.id, pen.rules)
        except Refused:  # a return that the table no longer has
            return None
        tried = coup.tried
        if coup.fault is not None or coup.refused or tried is None or tried.table != pen.at.id:
            return None
        stakes = {bet: Decimal(stake) for bet, stake in tried.stakes.items()}
        played = play_coup(pen.rules, tried.table, tried.deal, stakes, tried.round)
        return Shown(case, played, _command(tried.table, write_codes(tried.deal), tried.stakes, tried.round))

    def _example(self, shown: Shown) -> Example:
        pen, case, coup = self._pen, shown.case, shown.played.coup
        hands = tuple(
            (pen.hand(name), pen.drawn(hand.cards), str(hand.total))
            for name, hand in (("player", coup.player), ("banker", coup.banker))
        )
        steps = tuple(
            (Text(step.text), Text(" "), RuleId(step.rule)) for step in explain(pen.rules, shown.played, pen.language)
        )
        command = shown.command if pen.language == SOURCE else f"{shown.command} --language {pen.language}"
        link = Link(case.key, scenario_page(case.file), case.key)
        return Example(case.key, case.name, link, Cards(hands), steps, Code(command))


def scenario_page(file: str) -> str:
    """Return the page of a feature's scenarios.

    >>> scenario_page("features/id/naturals.feature")
    'scenarios/naturals'
    """
    return f"scenarios/{file.rpartition('/')[2].removesuffix('.feature')}"


@of_the_rules
def citing(language: Language) -> Mapping[str, tuple[Case, ...]]:
    """Return the scenarios of a language by the rules that they cite; those that cite few rules come first."""
    found: defaultdict[str, list[Case]] = defaultdict(list)
    for case in cases_in(language):
        for rule in case.rules:
            found[rule].append(case)
    return {rule: tuple(sorted(cases, key=lambda case: len(case.rules))) for rule, cases in found.items()}


def _command(table: str, deal: str, stakes: Mapping[str, str], round_number: int) -> str:
    bets = "".join(f" --bet {bet}={stake}" for bet, stake in stakes.items())
    at = f" --round {round_number}" if round_number > 1 else ""
    return f"baccarat coup {table} --deal '{deal}'{bets}{at}"
