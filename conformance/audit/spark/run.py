"""An audit on a cluster from beginning to end.

Each round is judged where it is read. What the ledger keeps of it then goes, by its id, to where all records of it
meet, and from there, by its shoe, to where the whole shoe meets; so nothing is ever gathered in one place but sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import msgspec
import pyarrow as pa
from pyspark import StorageLevel
from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, SparkSession, functions
from pyspark.sql.pandas.types import from_arrow_schema

from conformance.audit import deviations, writing
from conformance.audit.auditor import MOST_EXAMPLES
from conformance.audit.deviations import Deviation, What
from conformance.audit.ledger import shoe_rules
from conformance.audit.mapping import Mapping
from conformance.audit.rounds import AT_ONCE
from conformance.audit.run import check_mapping
from conformance.audit.spark import findings
from conformance.audit.spark.findings import Kind
from conformance.audit.spark.reading import Reader
from conformance.audit.spark.steps import Examine, JudgeShoes, WriteUnreadable, judge_ids, write_plain
from conformance.audit.tally import ANY_OTHER, MOST_SHOES, Kept, Tally
from conformance.errors import N_, BaccaratError
from conformance.rules import Rulebook
from conformance.words import Words

_TOGETHER = 2_000_000
"""Rounds that a worker brings together at most, or a few more."""

_SETTINGS = {
    "spark.sql.execution.arrow.maxRecordsPerBatch": str(AT_ONCE),
    "spark.sql.caseSensitive": "true",
}
"""What an audit needs of a session."""

_ACROSS = (What.ROUND_ID, What.ROUND_NUMBER, What.SHOE)


class SparkAudit:
    """An audit of logs that Spark reads, by the rules of all tables. Names are paths as Spark takes them."""

    def __init__(self, session: SparkSession, rules: Rulebook, names: Sequence[str], mapping: Mapping) -> None:
        check_mapping(rules, mapping)
        if mapping.repeats or mapping.records:
            raise BaccaratError(
                N_("on Spark every row or line is one round; audit this log on one machine, or write it so")
            )
        for name, value in _SETTINGS.items():
            session.conf.set(name, value)
        self._session, self._rules, self._mapping = session, rules, mapping
        reader = Reader(session, rules, mapping)
        self._read = [reader.read(written, files) for written, files in reader.find(names).items()]
        self._found = self._chained().persist(StorageLevel.MEMORY_AND_DISK)

    def _chained(self) -> DataFrame:
        """Return the findings, of which nothing is worked out yet."""
        schema = from_arrow_schema(findings.SCHEMA)
        rounds = sum(count for *_, count in self._read)
        shares = max(self._session.sparkContext.defaultParallelism, 1 + rounds // _TOGETHER)
        parts = [frame.mapInArrow(Examine(source), schema) for frame, source, _ in self._read]
        examined = reduce(DataFrame.unionAll, parts)
        rules = shoe_rules(self._rules, self._mapping)
        once = examined.repartition(shares, "key").mapInArrow(judge_ids, schema)
        return once.repartition(shares, "key").mapInArrow(JudgeShoes(rules), schema)

    def run(self) -> Tally:
        """Carry out the audit."""
        tally, parts = Tally(), self._of(Kind.TALLY).select("tally").collect()
        examples: list[Kept] = []
        for row in parts:
            part = msgspec.json.decode(row.tally, type=Tally)
            examples += part.examples
            tally.merge(part)
        tally.examples = sorted(examples, key=_recorded_at)[:MOST_EXAMPLES]
        self._keep(tally)
        self._count_shoes(tally)
        return tally

    def _of(self, kind: Kind) -> DataFrame:
        return self._found.filter(functions.col("kind") == int(kind))

    def _deviations(self) -> DataFrame:
        return self._of(Kind.DEVIATION).select(*deviations.SCHEMA.names)

    def _keep(self, tally: Tally) -> None:
        """Keep examples of what was found across rounds, as long as there is room."""
        if tally.room:
            across = self._deviations().filter(functions.col("what").isin([what.value for what in _ACROSS]))
            rows = across.orderBy("file", "row", "what", "expected").limit(tally.room).collect()
            tally.keep(Deviation(**row.asDict() | {"what": What(row.what)}) for row in rows)

    def _count_shoes(self, tally: Tally) -> None:
        """Count the deviations of each shoe, those of the shoes with fewest together if there are too many."""
        shoes = self._deviations().filter(functions.col("shoe").isNotNull()).groupBy("table", "shoe").count()
        rows = shoes.orderBy(functions.desc("count"), "table", "shoe").limit(MOST_SHOES).collect()
        tally.shoes = {f"{row.table} {row.shoe}": row["count"] for row in rows}
        if len(rows) == MOST_SHOES:
            rest = shoes.agg(functions.sum("count")).collect()[0][0] - sum(tally.shoes.values())
            if rest:
                tally.shoes[ANY_OTHER] = rest

    def write_deviations(self, out: str) -> None:
        """Write the deviations, ordered by where they are recorded, to a folder that Spark makes."""
        self._write(out, self._deviations().orderBy("file", "row", "what", "bet", "expected"), deviations.SCHEMA)

    def write_unreadable(self, out: str, words: Words) -> None:
        """Write the rows that cannot be read, with the reason in words."""
        rows = self._of(Kind.UNREADABLE).select("file", "row", "reason", "field", "value", "text")
        reasons = [row.reason for row in rows.select("reason").distinct().collect()]
        said = WriteUnreadable(
            {reason: words.say(reason, field=WriteUnreadable.FIELD, value=WriteUnreadable.VALUE) for reason in reasons}
        )
        told = rows.orderBy("file", "row").mapInArrow(said, from_arrow_schema(writing.UNREADABLE))
        self._write(out, told, writing.UNREADABLE)

    def _write(self, out: str, frame: DataFrame, schema: pa.Schema) -> None:
        kind = writing.written_as(out)
        if kind.format != "parquet":
            texts = pa.schema(
                [pa.field(field.name, pa.string()) if pa.types.is_decimal(field.type) else field for field in schema]
            )
            frame = frame.mapInArrow(write_plain, from_arrow_schema(texts))
        writer = frame.write.mode("errorifexists")
        if kind.compression is not None or kind.format == "parquet":
            writer = writer.option("compression", kind.compression or "zstd")
        if kind.format == "csv":
            writer.csv(out, header=True, escape='"')
        elif kind.format == "jsonl":
            writer.json(out)
        else:
            writer.parquet(out)

    def close(self) -> None:
        """Let go of the findings."""
        self._found.unpersist()


def need_room(session: SparkSession, out: str) -> None:
    """Raise BaccaratError when there is something already where an output is to be written."""
    writing.written_as(out)
    try:
        session.read.text(out)
    except AnalysisException as error:
        if error.getCondition() == "PATH_NOT_FOUND":
            return
        raise
    raise BaccaratError(N_("{file} exists already; delete it or choose another name"), file=out)


def _recorded_at(kept: Kept) -> tuple[str, int]:
    return str(kept.deviation["file"]), int(kept.deviation["row"] or 0)
