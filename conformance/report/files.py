"""The folder of a report: files that appear only when they are whole, and a report that is incomplete until the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType

from conformance.engines.protocol import About
from conformance.errors import N_, BaccaratError
from conformance.report.build import build
from conformance.report.diagnosis import diagnosis_info
from conformance.report.drawing import badge
from conformance.report.html import page
from conformance.report.junit import junit
from conformance.report.known import Known
from conformance.report.model import JSON_FILE, Report, SweepInfo, encode
from conformance.rulebook import Rulebook
from conformance.suite.deviations import Deviation
from conformance.suite.diagnosis import Group
from conformance.suite.replay import file_of
from conformance.suite.run import Outcome, Selection
from conformance.whole_files import write_whole
from conformance.words import Language


class Reporter:
    """Keeps the report of a run in a folder.

    From `begin` to `end` the folder holds a report that says it is incomplete, so that a run which is killed never
    leaves the verdict of an earlier one. Without a folder nothing is written.
    """

    def __init__(
        self, folder: Path | None, language: Language, selection: Selection, rules: Rulebook, known: Known
    ) -> None:
        self._folder = folder
        self._language = language
        self._selection = selection
        self._rules = rules
        self._known = known
        self._started = datetime.now(UTC)

    def begin(self) -> None:
        """Write a report without results. Raises BaccaratError when the folder cannot be written."""
        self.end(Outcome(About("", "", ""), [], []))

    def end(
        self,
        outcome: Outcome,
        diagnosis: Mapping[str, Sequence[Group | Deviation]] = MappingProxyType({}),
        sweep: SweepInfo | None = None,
    ) -> Path | None:
        """Write the report of what ran, and return its page. Raises BaccaratError as `begin` does."""
        if self._folder is None:
            return None
        report = build(
            outcome,
            self._selection,
            self._rules,
            self._known,
            self._language,
            self._started,
            diagnosis=diagnosis_info(diagnosis, self._selection, self._rules, self._language),
            sweep=sweep,
        )
        write_files(self._folder, files_of(report, self._rules))
        _write_replays(self._folder / REPLAYS, report)
        return self._folder / "report.html"


def files_of(report: Report, rules: Rulebook) -> dict[str, bytes]:
    """Return the files of a report by their names."""
    return {
        JSON_FILE: encode(report),
        "junit.xml": junit(report),
        "report.html": page(report, rules).encode(),
        "badge.svg": badge(report),
    }


REPLAYS = "replay"
"""The folder in a report's with a file of requests for each check that failed, which `baccarat replay` asks again."""


def _write_replays(folder: Path, report: Report) -> None:
    """Write the requests of each check that failed, and remove those of an earlier run."""
    files = {
        file_of(check.case, check.table, check.language): "".join(
            f"{line}\n" for line in check.failure.requests
        ).encode()
        for check in report.checks
        if check.failure is not None and check.failure.requests
    }
    if files:
        write_files(folder, files)
    for path in folder.glob("*.jsonl"):
        if path.name not in files:
            path.unlink()


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files so that none is ever half there.

    Raises BaccaratError when the folder cannot be written; then no file has changed.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder, files)
    except OSError as error:
        raise BaccaratError(
            N_("the report cannot be written to {folder} ({reason}); make room or choose another folder"),
            folder=error.filename if isinstance(error, IsADirectoryError) else folder,
            reason=error.strerror or str(error),
        ) from None
