"""A run of the suite: every selected case at each of its tables, against the engine behind a port."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import monotonic

import msgspec

from conformance.engines.opening import REFERENCE, Patience
from conformance.engines.port import Port
from conformance.engines.protocol import About
from conformance.errors import N_, BaccaratError
from conformance.rulebook import rulebook
from conformance.suite.cases import Case, all_cases, check_languages
from conformance.suite.completeness import incomplete
from conformance.suite.generated import EXAMPLES, SEED
from conformance.suite.generated.asking import Asker
from conformance.suite.generated.shrinking import PATIENT
from conformance.suite.replay import read_lines
from conformance.suite.results import Record, Swept, fails, one_line, record_of
from conformance.suite.transcript import Transcript
from conformance.words import LANGUAGES, Language
from conformance.words.languages import TRANSLATIONS
from conformance.words.outcomes import OF_THE_RULES

MOST_WITH_HISTORY = 8
"""Scenarios that failed that are asked again, in an engine that was asked nothing else."""
FEW_BEFORE = 64
"""Requests before a scenario that are tried before all of them are."""
SECONDS_FOR_HISTORY = 20.0
"""Seconds after which no further scenario is asked again."""


class Selection(msgspec.Struct, frozen=True):
    """What to run; an empty tuple means everything. With `strict` every answer has to fit its schema.

    `scenarios` and `generated` say whether scenarios and generated checks run, the latter with the `seed` and that many
    `examples`, and with `shuffled` in any order. `kinds` are the kinds of generated checks to run.
    `replays` is the folder of the files that show failures again, where a report is written.
    """

    engine: str
    tables: tuple[str, ...] = ()
    languages: tuple[Language, ...] = ()
    rules: tuple[str, ...] = ()
    patience: Patience = Patience()
    strict: bool = False
    scenarios: bool = True
    generated: bool = True
    seed: int = SEED
    examples: int = EXAMPLES
    shuffled: bool = False
    kinds: tuple[str, ...] = ()
    replays: str = ""

    @property
    def chosen_languages(self) -> tuple[Language, ...]:
        """The languages that run, in order."""
        return tuple(language for language in LANGUAGES if not self.languages or language in self.languages)


class Outcome(msgspec.Struct):
    """What a run came to: who the engine says it is, a record for each case at each table, and what never ran.

    It is `complete` when it reached its end; until then it has no verdict. `sweep` is what came of a sweep by table,
    and None where none was asked for.
    """

    engine: About
    records: list[Record]
    broken: list[str]
    complete: bool = False
    sweep: tuple[Swept, ...] | None = None


class Interrupted(KeyboardInterrupt):
    """Somebody stopped the run; `outcome` is what it had come to."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__()
        self.outcome = outcome


def check_selection(tables: Sequence[str], rules: Sequence[str]) -> None:
    """Raise BaccaratError when a table or a rule is not in the rulebook."""
    known = rulebook()
    for table in tables:
        if table not in known.tables:
            message = N_("{table} is not a table; the tables are {tables}")
            raise BaccaratError(message, table=table, tables=", ".join(known.tables))
    for rule in rules:
        if rule not in known.rules:
            raise BaccaratError(N_("{rule} is not a rule; see baccarat rules"), rule=rule)


def tables_chosen(case: Case, tables: Sequence[str], rules: Sequence[str]) -> tuple[str, ...]:
    """Return the tables at which a case runs under a choice of tables and rules; none chosen means all."""
    if rules and not set(rules) & set(case.rules):
        return ()
    return tuple(table for table in case.tables(rulebook()) if not tables or table in tables)


def run(selection: Selection, port: Port, progress: Callable[[int, int], None]) -> Outcome:
    """Run what is selected against the engine behind a port that has been greeted.

    `progress` is given how many scenarios are done, and of how many.
    One engine plays all scenarios in their order, so that what it remembers of one shows in the next; they are over
    in a few seconds, and further processes would each begin with an engine that remembers nothing.
    Under any engine but the reference, which executes the rules, a check that asks nothing of it is one of the rules.
    Raises BaccaratError when a feature file is wrong or nothing was selected that asks anything of an engine, and
    Interrupted, with what the run had come to, when somebody stops it.
    """
    if not selection.scenarios:
        return Outcome(port.hello().engine, [], [], complete=True)
    check_languages(selection.chosen_languages, may_lack=TRANSLATIONS)
    chosen = [
        (case, tables)
        for case in all_cases(selection.chosen_languages)
        if (tables := tables_chosen(case, selection.tables, selection.rules))
    ]
    if not chosen and incomplete(selection.chosen_languages):
        return Outcome(port.hello().engine, [], [], complete=True)
    if not chosen:
        raise BaccaratError(N_("no scenario fits this choice of tables, languages and rules; choose less narrowly"))
    outcome = Outcome(port.hello().engine, [], [])
    runner = _Runner(port, outcome, executes_rules=selection.engine == REFERENCE)
    try:
        for done, (case, tables) in enumerate(chosen, start=1):
            for table in tables:
                runner.check(case, table)
            progress(done, len(chosen))
    except KeyboardInterrupt:
        raise Interrupted(outcome) from None
    runner.find_history()
    if not outcome.broken and all(record.verdict == OF_THE_RULES for record in outcome.records):
        raise BaccaratError(
            N_("what was chosen checks the rules themselves and asks nothing of an engine; choose less narrowly")
        )
    outcome.complete = not outcome.broken
    return outcome


class _Runner:
    """Runs cases, and notes in an outcome what each came to."""

    def __init__(self, port: Port, outcome: Outcome, *, executes_rules: bool) -> None:
        self._port = port
        self._outcome = outcome
        self._executes_rules = executes_rules
        self._heard = Transcript()
        self._asked_before: dict[int, int] = {}
        port.listen(self._heard.hear)

    def check(self, case: Case, table: str) -> None:
        """Run a case at a table. What fails on the suite's own account breaks the run, which then has no verdict."""
        self._heard.clear()
        try:
            coup = case.run(self._port, table, rulebook(), whole=True)
        except Exception as error:  # noqa: BLE001 - whatever it is, the cases after it are run all the same
            self._outcome.broken.append(f"{case.file}:{case.line}: {table}: {type(error).__name__}: {error}")
            return
        record = record_of(case, coup, self._heard)
        if fails(record):
            self._asked_before[len(self._outcome.records)] = len(self._heard.before)
        self._outcome.records.extend([record] if self._executes_rules else self._of_the_engine(record))

    def find_history(self) -> None:
        """Note which of the first scenarios that failed do so only after what was asked before them, and after what.

        Where one of them does, the requests of later ones, which are not asked again, need not show their failure.
        """
        asker, until = Asker(self._port, rulebook()), monotonic() + SECONDS_FOR_HISTORY
        for number, (place, count) in enumerate(self._asked_before.items()):
            record = self._outcome.records[place]
            if number >= MOST_WITH_HISTORY or monotonic() > until:
                if any(not self._outcome.records[other].alone for other in self._asked_before):
                    self._outcome.records[place] = msgspec.structs.replace(record, requests=())
                continue
            own = read_lines(record.requests)
            if record.verdict not in PATIENT or not own or not asker.begin_anew() or asker.replay(own) is not None:
                continue
            before = self._heard.before[:count]
            for lines in (before[-FEW_BEFORE:], before):
                found = (*lines, *record.requests)
                if asker.replay(read_lines(found)) is not None:
                    self._outcome.records[place] = msgspec.structs.replace(record, requests=found, alone=False)
                    break

    def _of_the_engine(self, record: Record) -> Iterator[Record]:
        """Set apart what asked nothing of the engine. Where the rules do not bear it out, the suite is broken."""
        if record.asked or record.verdict not in ("passed", "failed"):
            yield record
        elif record.verdict == "passed":
            yield msgspec.structs.replace(record, verdict=OF_THE_RULES)
        else:
            self._outcome.broken.append(f"{record.case}: {one_line(record)}")
