"""The report of a run as data: what `report.json` holds, with a description of every field, and its JSON Schema."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from conformance.json_schemas import Schema, document
from conformance.suite.completeness import Completeness
from conformance.suite.results import GENERATED, NOT_HELD, Verdict
from conformance.suite.verdict import Lack, Overall, Standing
from conformance.words import Language
from conformance.words.outcomes import OF_THE_RULES

FORMAT: Literal[2] = 2
"""The format of report.json; another number means that older readers cannot read it."""
JSON_FILE = "report.json"

KnownState = Literal["holds", "unexpected-pass", "expired", "not-run"]

LanguageField = Annotated[Language, Meta(description="The language.")]
TableField = Annotated[str, Meta(description="The table's id.")]
RuleField = Annotated[str, Meta(description="The rule's permanent id.")]


class _Part(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a report; what has its default value is left out of the file."""


class SuiteInfo(_Part, frozen=True):
    """What ran."""

    name: Annotated[str, Meta(description="The distribution's name.")]
    version: Annotated[str, Meta(description="The distribution's version.")]
    spec_digest: Annotated[
        str, Meta(description="SHA-256, in hex, over the paths and contents of all files of spec/, in order of path.")
    ]


class EngineInfo(_Part, frozen=True):
    """What it ran against."""

    given: Annotated[str, Meta(description="The engine as the command line named it.")]
    name: Annotated[str, Meta(description="The name that the engine gives itself in the handshake.")] = ""
    version: Annotated[str, Meta(description="The version that the engine gives itself in the handshake.")] = ""
    language: Annotated[str, Meta(description="The programming language that the engine names itself.")] = ""


class Chosen(_Part, frozen=True):
    """What was chosen to run."""

    tables: Annotated[tuple[str, ...], Meta(description="Table ids; none means every table.")] = ()
    languages: Annotated[tuple[Language, ...], Meta(description="The languages whose features ran.")] = ()
    rules: Annotated[tuple[str, ...], Meta(description="Rule ids; none means every rule.")] = ()
    strict: Annotated[bool, Meta(description="Whether every answer had to fit its JSON Schema.")] = False


class Count(_Part, frozen=True):
    """How many checks of one language at one table came to each verdict. A check is a scenario at one table."""

    table: TableField
    language: LanguageField
    verdicts: Annotated[
        dict[Verdict, int],
        Meta(
            description="How many checks came to each verdict; of-the-rules is none of the engine's, and is left out "
            "of every total."
        ),
    ]
    known: Annotated[int, Meta(description="How many of those that failed are known failures.", ge=0)] = 0


class TableInfo(_Part, frozen=True):
    """A table of the report."""

    id: TableField
    name: Annotated[str, Meta(description="The table's name in the report's language.")]


class RuleInfo(_Part, frozen=True):
    """A rule that a check of the report cites."""

    id: RuleField
    governs: Annotated[str, Meta(description="What the rule governs, in the report's language.")]


class ClaimInfo(_Part, frozen=True):
    """A line of a published page on which a rule rests."""

    page: Annotated[str, Meta(description="The page's id.")]
    line: Annotated[int, Meta(description="The line of the page, from 1.")]
    id: Annotated[str, Meta(description="The claim's id in spec/sources/.")]


class Basis(_Part, frozen=True):
    """A rule that a failed check cites, and its sources."""

    rule: RuleField
    place: Annotated[str, Meta(description="The file and line of spec/ that state the rule.")]
    governs: Annotated[str, Meta(description="What the rule governs, in the check's language.")]
    claims: Annotated[
        tuple[ClaimInfo, ...], Meta(description="The claims of pages that publish the table, in order.")
    ] = ()


class ExchangeInfo(_Part, frozen=True):
    """One request to the engine, and what came back."""

    request: Annotated[str, Meta(description="The request as a line of JSON, possibly cut.")]
    answer: Annotated[str, Meta(description="The answer as a line of JSON, possibly cut; empty where none came.")] = ""


class Failure(_Part, frozen=True):
    """Why a check did not pass, reported in the check's language."""

    file: Annotated[str, Meta(description="The feature file; empty for a generated check.")]
    line: Annotated[int, Meta(description="The scenario's line in the feature file, from 1; 0 for a generated check.")]
    name: Annotated[str, Meta(description="The scenario's name.")]
    step: Annotated[
        str,
        Meta(
            description="The step that found the fault, with its keyword, or that all steps hold and the rest of the "
            "answer does not."
        ),
    ]
    subject: Annotated[str, Meta(description="What was looked at.")]
    expected: Annotated[str, Meta(description="What the scenario says.")]
    actual: Annotated[str, Meta(description="What the engine made of it.")]
    basis: Annotated[tuple[Basis, ...], Meta(description="The rules that the scenario cites.")]
    reproduce: Annotated[str, Meta(description="The command that shows the fault again.")]
    deal: Annotated[
        tuple[str, ...],
        Meta(description="The cards as the shoe gave them, rank and suit; none where no coup was played."),
    ] = ()
    stakes: Annotated[dict[str, str], Meta(description="The stakes by bet id, as decimal strings.")] = {}
    round: Annotated[int, Meta(description="The round of the shoe, from 1.")] = 1
    transcript: Annotated[
        tuple[ExchangeInfo, ...], Meta(description="What was last asked of the engine for this check, in order.")
    ] = ()
    requests: Annotated[
        tuple[str, ...],
        Meta(description="What has to be asked, as lines of JSON, for the fault to show; `baccarat replay` asks it."),
    ] = ()


class Check(_Part, frozen=True):
    """What one scenario in one language, or a generated check, came to at one table."""

    case: Annotated[
        str,
        Meta(
            description="The scenario's permanent id, with /row for a row of an outline; generated/ and its kind for a "
            "generated check."
        ),
    ]
    table: TableField
    language: LanguageField
    rules: Annotated[tuple[str, ...], Meta(description="The ids of the rules that the scenario cites.")]
    verdict: Annotated[
        Verdict,
        Meta(
            description="What the check came to; of-the-rules where the rules themselves bear it out and the engine "
            "was asked nothing."
        ),
    ] = "passed"
    known: Annotated[str, Meta(description="The reason why a failure is known; empty for any other check.")] = ""
    failure: Annotated[Failure | None, Meta(description="Why the check did not pass.")] = None

    @property
    def is_generated(self) -> bool:
        """Whether the check was generated, and no one wrote a scenario for it."""
        return self.case.startswith(GENERATED)

    @property
    def failed(self) -> bool:
        """Whether the engine did what it should not, known or not."""
        return self.verdict != "passed" and self.verdict not in NOT_HELD


class KnownInfo(_Part, frozen=True):
    """An entry of the file of known failures, and what the run says of it."""

    rule: RuleField
    reason: Annotated[str, Meta(description="Why the failure is accepted.")]
    link: Annotated[str, Meta(description="Where the failure is followed up.")]
    expires: Annotated[str, Meta(description="The last day on which the entry holds, as YYYY-MM-DD.")]
    state: Annotated[
        KnownState,
        Meta(
            description="holds: checks still fail; unexpected-pass: they ran and none fails any more; "
            "expired: its last day is over; not-run: no check of it ran. unexpected-pass and expired fail the run."
        ),
    ]
    tables: Annotated[tuple[str, ...], Meta(description="The tables it is for; none means every table.")] = ()
    languages: Annotated[
        tuple[Language, ...], Meta(description="The languages it is for; none means every language.")
    ] = ()


class DifferenceInfo(_Part, frozen=True):
    """One thing that the engine does otherwise than the rules say."""

    subject: Annotated[str, Meta(description="What was looked at.")]
    expected: Annotated[str, Meta(description="What the rules say.")]
    actual: Annotated[str, Meta(description="What the engine made of it.")]


class DiagnosisInfo(_Part, frozen=True):
    """Coups that the engine plays otherwise in one way, shrunk to the simplest, and what explains them."""

    table: TableField
    what: Annotated[str, Meta(description="What differs: a hand, the result of the coup, a bet, or what is refused.")]
    basis: Annotated[Basis, Meta(description="The rule that decides it.")]
    coups: Annotated[int, Meta(description="How many coups of the scenarios differ so.", ge=1)]
    played: Annotated[int, Meta(description="How many coups the scenarios play at the table in all.", ge=1)]
    deal: Annotated[tuple[str, ...], Meta(description="The simplest coup: the cards as the shoe gives them.")]
    stakes: Annotated[dict[str, str], Meta(description="The stakes on it by bet id, as decimal strings.")]
    differences: Annotated[
        tuple[DifferenceInfo, ...], Meta(description="All that the engine does otherwise in the simplest coup.")
    ]
    reproduce: Annotated[str, Meta(description="The command that plays the simplest coup again.")]
    round: Annotated[int, Meta(description="The round of the shoe, from 1.")] = 1
    case: Annotated[
        str,
        Meta(
            description="The permanent id, with /row for a row of an outline, of a scenario that fails on one of "
            "these coups; one that cites the rule goes before others, then the simplest. Empty where none fails."
        ),
    ] = ""
    file: Annotated[str, Meta(description="The feature file of that scenario.")] = ""
    line: Annotated[int, Meta(description="The scenario's line in the feature file, from 1.")] = 0
    explained_by: Annotated[
        tuple[str, ...],
        Meta(description="Changes of the rules by which the engine would answer every coup as it did; possibly cut."),
    ] = ()
    in_common: Annotated[
        str, Meta(description="Where no change explains them: what these coups share and passing ones do not.")
    ] = ""
    cause: Annotated[
        str, Meta(description="What happens, and on what it depends beside the cards; empty where neither was found.")
    ] = ""


def contrast(found: Failure | DifferenceInfo) -> str:
    """Set what was expected against what the engine made of it, on one line."""
    return f"{found.subject}: {found.expected} ≠ {found.actual}"


class SweepFailure(_Part, frozen=True):
    """The first deal of the domain, and so the simplest, that failed in one way."""

    kind: Annotated[
        tuple[str, ...],
        Meta(description="What is wrong: hands, the winner and bet ids, or the verdict where there is no answer."),
    ]
    deal: Annotated[tuple[str, ...], Meta(description="The six cards as the shoe gives them, rank and suit.")]
    used: Annotated[int, Meta(description="How many of the cards the coup uses by the rules.", ge=4, le=6)]
    stakes: Annotated[dict[str, str], Meta(description="The stakes on what is wrong, by bet id, as decimal strings.")]
    differences: Annotated[
        tuple[DifferenceInfo, ...], Meta(description="All that the engine does otherwise.", min_length=1)
    ]
    reproduce: Annotated[str, Meta(description="The command that shows the fault again.")]
    verdict: Annotated[Verdict, Meta(description="What the deal came to.")] = "failed"
    together: Annotated[
        int,
        Meta(description="Deals in the request; more than one only where each alone is answered rightly.", ge=1),
    ] = 1
    round: Annotated[int, Meta(description="The round of the shoe.", ge=1)] = 1
    basis: Annotated[
        Basis | None, Meta(description="The rule that decides what is wrong first; none where there is no answer.")
    ] = None
    needs: Annotated[
        Literal["deal", "bets", "history"],
        Meta(
            description="What it takes to see the failure again: the deal with the bets that are wrong, the deal with "
            "all bets that were asked, or the requests before it as well."
        ),
    ] = "deal"


class SweptTable(_Part, frozen=True):
    """What came of a sweep at one table."""

    table: TableField
    asked: Annotated[int, Meta(description="How many deals were asked.", ge=0)]
    chosen: Annotated[int, Meta(description="How many were to be asked.", ge=0)]
    failed: Annotated[int, Meta(description="How many of those that were asked failed.", ge=0)]
    seconds: Annotated[float, Meta(description="How long that took.", ge=0)]
    failures: Annotated[
        tuple[SweepFailure, ...], Meta(description="The first failure of each kind, of a few kinds.")
    ] = ()
    note: Annotated[str, Meta(description="Why not every deal there is was asked.")] = ""
    unsupported: Annotated[str, Meta(description="What the engine said when it does not play these coups at all.")] = ""
    gaps: Annotated[
        tuple[str, ...], Meta(description="Outcomes of bets and values of facts that no deal had which was asked.")
    ] = ()


class SweepInfo(_Part, frozen=True):
    """A sweep: every coup there can be by rank, with every bet of a table."""

    whole: Annotated[int, Meta(description="How many deals there are.")]
    tables: Annotated[tuple[SweptTable, ...], Meta(description="What came of each table, in order.")]
    covers: Annotated[str, Meta(description="What a sweep covers.")]
    leaves_out: Annotated[str, Meta(description="What it does not cover.")]

    @property
    def asked(self) -> int:
        """How many deals were asked."""
        return sum(table.asked for table in self.tables)

    @property
    def passed(self) -> int:
        """How many of them were played and settled as the rules say."""
        return sum(table.asked - table.failed for table in self.tables)

    @property
    def notes(self) -> list[str]:
        """What was not asked, and what a sweep covers and does not."""
        said = [note for table in self.tables for note in (table.note, *table.gaps) if note]
        return [*said, self.covers, self.leaves_out]


class UnexecutedInfo(_Part, frozen=True):
    """A rule that no check executed at a table."""

    rule: RuleField
    table: TableField


class LanguageInfo(_Part, frozen=True):
    """A language of which words or scenarios are missing, and how much of it is there."""

    language: LanguageField
    words: Annotated[int, Meta(description="Messages and terms of the glossary that are translated.", ge=0)]
    of_words: Annotated[int, Meta(description="Messages and terms that there are.", ge=0)]
    scenarios: Annotated[int, Meta(description="Scenarios and rows that are there.", ge=0)]
    of_scenarios: Annotated[int, Meta(description="Scenarios and rows that English has.", ge=0)]


class LackInfo(_Part, frozen=True):
    """What the run left out, and so says nothing of."""

    scenarios: Annotated[
        bool, Meta(description="Whether no scenario ran, as in a sweep alone or with one kind of generated checks.")
    ] = False
    checks: Annotated[int, Meta(description="Checks that did not run, for the engine does not claim them.", ge=0)] = 0
    of_checks: Annotated[int, Meta(description="How many checks there are in all.", ge=0)] = 0
    rules_chosen: Annotated[bool, Meta(description="Whether only some rules were chosen to run.")] = False
    generated: Annotated[bool, Meta(description="Whether the generated checks were left out.")] = False
    unexecuted: Annotated[
        tuple[UnexecutedInfo, ...], Meta(description="Rules that an engine decides and no check executed at a table.")
    ] = ()
    sweep: Annotated[
        tuple[str, ...], Meta(description="Tables at which a sweep that was asked for is not whole, by their ids.")
    ] = ()
    languages: Annotated[
        tuple[LanguageInfo, ...], Meta(description="Languages that were chosen and are not complete.")
    ] = ()


class GeneratedInfo(_Part, frozen=True):
    """What came of the generated checks at one table. They are apart from the checks of scenarios in every count."""

    table: TableField
    verdicts: Annotated[dict[Verdict, int], Meta(description="How many generated checks came to each verdict.")]
    asked: Annotated[int, Meta(description="How many coups and events they asked for.", ge=0)] = 0


class Report(_Part, frozen=True):
    """The report of one run of `baccarat verify`. It is valid only when `complete` is true."""

    format: Annotated[Literal[2], Meta(description="The format of this file.")]
    suite: Annotated[SuiteInfo, Meta(description="What ran.")]
    engine: Annotated[EngineInfo, Meta(description="What it ran against.")]
    language: Annotated[Language, Meta(description="The report's language.")]
    selection: Annotated[Chosen, Meta(description="What was chosen to run.")]
    started: Annotated[datetime, Meta(description="When the run began, in UTC.", tz=True)]
    finished: Annotated[datetime, Meta(description="When the report was written, in UTC.", tz=True)]
    verdict: Annotated[
        Overall,
        Meta(
            description="What the run came to. partial: what was run passed, and something was not run; "
            "known-failures: only known failures failed, and nothing else; incomplete-language: nothing failed, and "
            "a language that was chosen is not complete; incomplete: it did not reach its end."
        ),
    ]
    counts: Annotated[tuple[Count, ...], Meta(description="Checks of scenarios by table, language and verdict.")]
    tables: Annotated[tuple[TableInfo, ...], Meta(description="The tables at which checks ran, in order.")]
    rules: Annotated[tuple[RuleInfo, ...], Meta(description="The rules that checks cite, in order.")]
    checks: Annotated[tuple[Check, ...], Meta(description="Every check that ran.")]
    known: Annotated[tuple[KnownInfo, ...], Meta(description="The entries of the file of known failures.")]
    broken: Annotated[tuple[str, ...], Meta(description="What the suite itself could not run, and why.")]
    complete: Annotated[
        bool, Meta(description="The footer: whether the run reached its end. A report without it has no verdict.")
    ]
    diagnosis: Annotated[
        tuple[DiagnosisInfo, ...], Meta(description="What is wrong with an engine that failed, at a few tables.")
    ] = ()
    lack: Annotated[LackInfo, Meta(description="What the run left out, and so says nothing of.")] = LackInfo()
    generated: Annotated[
        tuple[GeneratedInfo, ...], Meta(description="The generated checks by table; none where they did not run.")
    ] = ()
    sweep: Annotated[
        SweepInfo | None, Meta(description="The sweep of every coup by rank, where one was asked for.")
    ] = None

    @property
    def passed(self) -> int:
        """How many checks of scenarios passed."""
        return sum(count.verdicts.get("passed", 0) for count in self.counts)

    @property
    def total(self) -> int:
        """How many checks of the engine by scenarios there are."""
        return sum(sum(count.verdicts.values()) for count in self.counts) - self.of_the_rules

    @property
    def standing(self) -> Standing:
        """What the run came to, with what it left out."""
        lack = self.lack
        return Standing(
            self.verdict,
            sum(1 for check in self.checks if check.known),
            Lack(
                lack.scenarios,
                lack.checks,
                lack.of_checks,
                lack.rules_chosen,
                lack.generated,
                tuple((item.rule, item.table) for item in lack.unexecuted),
                lack.sweep,
                languages=tuple(Completeness(*msgspec.structs.astuple(item)) for item in lack.languages),
            ),
        )

    @property
    def of_the_rules(self) -> int:
        """How many checks are of the rules themselves: nothing was asked of the engine for them."""
        return sum(count.verdicts.get(OF_THE_RULES, 0) for count in self.counts)


def schema() -> Schema:
    """Return the JSON Schema (2020-12) of report.json."""
    return document("baccarat conformance report", [Report])


def encode(report: Report) -> bytes:
    """Return a report as the bytes of report.json."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"
