"""Reading logs with Spark: which files there are, how each is written, and what its columns or lines say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePosixPath
from urllib.parse import unquote

from pyspark.sql import DataFrame, SparkSession, functions
from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema

from conformance.audit.auditor import Auditor
from conformance.audit.files import Format, empty, kind_of, no_file, unknown_kind
from conformance.audit.forms import FORMS
from conformance.audit.layout import Layout, layout_of
from conformance.audit.mapping import Mapping
from conformance.audit.spark.steps import BLOCK, FILE, LINE, ROW, Lines, Rows, Source, Survey, place_of
from conformance.rules import Rulebook

_PATTERN = re.compile(r"[\\*?\[\]{}]")
"""What makes a name of Spark's a pattern."""


class Reader:
    """Reads logs for an audit by the rules of all tables."""

    def __init__(self, session: SparkSession, rules: Rulebook, mapping: Mapping) -> None:
        self._session, self._rules, self._mapping = session, rules, mapping

    def find(self, names: Sequence[str]) -> dict[Format, list[str]]:
        """Return the files that names stand for, by how they are written; names are what Spark takes for paths.

        Of a folder those whose name says how they are written. Raises BaccaratError when a name stands for none.
        """
        found: dict[Format, dict[str, None]] = {}
        for name in names:
            some = False
            files = self._session.read.option("recursiveFileLookup", True).text(name).inputFiles()
            for file in sorted(files):
                kind = kind_of(PurePosixPath(unquote(file)))
                if kind is not None:
                    some = True
                    found.setdefault(kind.format, {})[file] = None
                elif f"{name.rstrip('/')}/" not in unquote(file):
                    raise unknown_kind(place_of(file))
            if not some:
                raise no_file(name)
        return {written: list(files) for written, files in found.items()}

    def read(self, written: Format, files: list[str]) -> tuple[DataFrame, Source, int]:
        """Return what Spark reads, what examines it, and how many rounds there are or a few more.

        Raises BaccaratError when a file lacks what an audit needs.
        """
        return self._parquet(files) if written == "parquet" else self._text(written, files)

    def _parquet(self, files: list[str]) -> tuple[DataFrame, Source, int]:
        """All files together have one layout; what a file has no column for, it does not say."""
        frame = self._session.read.option("mergeSchema", True).parquet(*map(_literal, files))
        schema = to_arrow_schema(frame.schema)
        layout = layout_of(schema, self._mapping, list(self._rules.bets), place_of(files[0]))
        chosen = [functions.col(f"`{name.replace('`', '``')}`") for name in layout.sources]
        place = [functions.col("_metadata.file_path").alias(FILE), functions.col("_metadata.row_index").alias(ROW)]
        return frame.select(*chosen, *place), Rows(self._auditor(layout)), frame.count()

    def _text(self, written: Format, files: list[str]) -> tuple[DataFrame, Source, int]:
        """Lines go to the workers as they are: what reads them there reads them everywhere."""
        frame = self._session.read.option("lineSep", "\n").text(list(map(_literal, files)))
        frame = frame.select(
            functions.col("value").alias(LINE),
            functions.col("_metadata.file_path").alias(FILE),
            functions.col("_metadata.file_block_start").alias(BLOCK),
        )
        survey = frame.mapInArrow(Survey(written), from_arrow_schema(Survey.SCHEMA)).orderBy(FILE, BLOCK).collect()
        starts: dict[tuple[str, int], int] = {}
        heads: dict[bytes, int] = {}
        of_file: dict[str, int] = {}
        forms, total, lines = [], 0, 0
        for address, block, count, head in survey:
            file = place_of(address)
            if block == 0:
                lines = 0
                head = bytes(head)  # noqa: PLW2901 - Spark's is a bytearray
                if head not in heads:
                    heads[head] = len(heads)
                    forms.append(FORMS[written](head, self._mapping, list(self._rules.bets), file))
                of_file[file] = heads[head]
            else:
                starts[file, block] = lines
            lines += count
            total += count
        for file in map(place_of, files):
            if file not in of_file:
                raise empty(file)
        return frame, Lines(forms, [self._auditor(form.layout) for form in forms], of_file, starts), total

    def _auditor(self, layout: Layout) -> Auditor:
        return Auditor(self._rules.tableau, self._rules.tables, self._rules.stated_limits, self._mapping, layout)


def _literal(file: str) -> str:
    """Return a file's address as Spark takes it for just this file."""
    return _PATTERN.sub(lambda match: "\\" + match[0], unquote(file))
