"""Audits from the command line: where the log is, what is wanted of it, and how far it has come."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import msgspec
from rich.console import Console
from rich.progress import TextColumn
from rich.table import Table as Grid

from conformance.audit import deviations, writing
from conformance.audit.explanation import understood
from conformance.audit.files import find_files
from conformance.audit.frequencies import frequencies
from conformance.audit.mapping import Mapping, formats, read_mapping
from conformance.audit.memory import keep_freed_memory
from conformance.audit.run import Audit
from conformance.audit.store import STATE, Store
from conformance.audit.tally import Tally
from conformance.cli import CONFORMANT, MISUSE, NOT_CONFORMANT
from conformance.cli.progress import progress_bar
from conformance.errors import N_, BaccaratError, on_one_line
from conformance.report.audit import Allowed, agrees, audit_as_data, show_audit
from conformance.report.audit_page import audit_page
from conformance.rulebook import Rulebook, rulebook
from conformance.suite.workers import processors
from conformance.whole_files import write_whole
from conformance.words import Language, Words, words_in
from conformance.words.numbers import write_number


class Wanted(msgspec.Struct, frozen=True):
    """What is wanted of an audit, and how it is reported."""

    allowed: Allowed
    report: Path | None
    report_language: Language
    frequencies: bool
    as_json: bool

    def check(self) -> None:
        """Raise BaccaratError when the report cannot be written where it is called."""
        if self.report is not None:
            writing.need_folder(self.report)


class Files(msgspec.Struct, frozen=True):
    """The files that an audit on this machine writes."""

    out: Path | None
    unreadable: Path | None

    def check(self) -> None:
        """Raise BaccaratError when a file cannot be written as it is called."""
        for file in (self.out, self.unreadable):
            if file is not None:
                writing.written_as(file)
                writing.need_folder(file)

    def write(self, store: Store, mapping: Mapping) -> None:
        """Write what was found."""
        if self.out is not None:
            writing.write_table(self.out, deviations.SCHEMA, store.deviations(repeats=mapping.repeats))
        if self.unreadable is not None:
            writing.write_table(self.unreadable, writing.UNREADABLE, store.findings(writing.UNREADABLE))


def run_audit(
    logs: Sequence[str],
    mapping: Mapping,
    mapping_file: Path | None,
    wanted: Wanted,
    files: Files,
    resume: Path | None,
    jobs: int | None,
    language: Language,
) -> int:
    """Audit logs, write what is wanted, and print the result. Returns the exit status."""
    files.check()
    wanted.check()
    if wanted.frequencies and mapping.repeats:
        raise BaccaratError(N_("--frequencies counts rounds, and here a row is a bet or a bettor; leave it out"))
    kept = [*find_files(logs), *([] if mapping_file is None else [mapping_file])]
    writing.need_apart((files.out, files.unreadable, wanted.report, resume and resume / STATE), kept)
    keep_freed_memory()
    rules, words = rulebook(), words_in(language)
    audit = Audit(rules, logs, mapping)
    with _folder(resume, files.out) as folder:
        store = Store(folder, audit.job())
        if resume is not None:
            store.resume()
        tally = _with_progress(audit, store, jobs or processors(), words)
        need_rounds(tally)
        files.write(store, mapping)
    return conclude(wanted, tally, rules, language)


def need_rounds(tally: Tally) -> None:
    """Raise BaccaratError when there was nothing to audit."""
    if not tally.rounds and not tally.unreadable:
        raise BaccaratError(N_("the log holds no round; name one that does"))


def conclude(wanted: Wanted, tally: Tally, rules: Rulebook, language: Language) -> int:
    """Write the report and print the result of an audit. Returns the exit status."""
    found = frequencies(rules, tally.counted) if wanted.frequencies else None
    if wanted.report is not None:
        page = audit_page(tally, found, rules, wanted.report_language, wanted.allowed)
        write_whole(wanted.report.parent, {wanted.report.name: page.encode()})
    if wanted.as_json:
        click.echo(json.dumps(audit_as_data(tally, found), ensure_ascii=False, indent=2))
    else:
        show_audit(tally, found, language, Console(highlight=False, markup=False), wanted.allowed)
    if tally.unreadable > wanted.allowed.unreadable:
        return MISUSE
    return CONFORMANT if agrees(tally, wanted.allowed) else NOT_CONFORMANT


def mapping_of(file: Path | None, named: str | None, **said: str | int | bool | None) -> Mapping:
    """Return the mapping of a file or a named format, with whatever else the command line says in its place.

    Raises BaccaratError where there is no such format, or both are given.
    """
    if named is not None:
        if file is not None:
            raise BaccaratError(N_("--format is a mapping already; leave out --mapping"))
        if named not in formats():
            raise BaccaratError(
                N_("{name} is not a format; the formats are {formats}"), name=named, formats=", ".join(formats())
            )
        file = formats()[named]
    mapping = Mapping() if file is None else read_mapping(file)
    return msgspec.structs.replace(mapping, **{name: value for name, value in said.items() if value is not None})


@contextmanager
def _folder(resume: Path | None, out: Path | None) -> Iterator[Path]:
    """Yield the working folder: the one to go on from, or one beside the output that is gone in the end."""
    if resume is not None:
        try:
            resume.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BaccaratError(
                N_("{file} cannot be written ({error}); choose another folder"), file=resume, error=error.strerror
            ) from None
        yield resume
    else:
        with TemporaryDirectory(prefix=".baccarat-audit-", dir=None if out is None else out.parent) as folder:
            yield Path(folder)


def _with_progress(audit: Audit, store: Store, jobs: int, words: Words) -> Tally:
    with progress_bar(TextColumn("{task.fields[rate]}")) as bar:
        task = bar.add_task(words.say("Audit"), total=audit.size, rate="")
        already = store.state.tally.rounds

        def advance(size: int, rounds: int) -> None:
            seconds = bar.tasks[0].elapsed or 1
            rate = write_number(int((rounds - already) / seconds), words.language)
            bar.update(task, completed=size, rate=words.say("{rate} rounds/s", rate=rate))

        return audit.run(store, jobs, words, advance)


def explain(logs: Sequence[str], mapping: Mapping, language: Language) -> int:
    """Print what is understood of the first rows of a log. Returns the exit status."""
    words, console = words_in(language), Console(highlight=False, markup=False)
    audit = Audit(rulebook(), logs, mapping)
    log = audit.logs[0]
    grid = Grid(title=words.say("Columns of {file}", file=log.path))
    grid.add_column(words.say("Round log"), overflow="fold")
    grid.add_column(words.say("This log"), overflow="fold")
    for ours, theirs in log.layout.named():
        if theirs in log.seen:
            grid.add_row(ours, on_one_line(theirs))
    console.print(grid)
    left = sorted(log.seen - {*log.layout.sources})
    if left:
        names = on_one_line(", ".join(left))
        console.print(words.say("Columns that say nothing here: {columns}", columns=names), soft_wrap=True)
    rows = understood(audit, log, words)
    for row in rows:
        console.print()
        for name, value in row.items():
            console.print(f"  {name}: {on_one_line(value)}", soft_wrap=True)
    return MISUSE if all("unreadable" in row for row in rows) else CONFORMANT
