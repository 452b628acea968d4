"""Audits on a cluster from the command line."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from conformance.audit.mapping import Mapping
from conformance.audit.spark.run import SparkAudit, need_room
from conformance.audit.spark.session import spark_session
from conformance.cli.auditing import Wanted, conclude, need_rounds
from conformance.errors import N_, BaccaratError
from conformance.rulebook import rulebook
from conformance.words import Language, words_in


class Cluster(msgspec.Struct, frozen=True):
    """Where Spark runs, and its settings."""

    master: str
    settings: dict[str, str]

    @classmethod
    def of(cls, master: str, settings: Sequence[str]) -> Cluster:
        """Return what the command line asks for. Raises BaccaratError when a setting is none."""
        values = {}
        for setting in settings:
            name, equals, value = setting.partition("=")
            if not name or not equals:
                raise BaccaratError(N_("{setting} is not a Spark setting; write it as KEY=VALUE"), setting=setting)
            values[name] = value
        return cls(master, values)


def run_on_spark(
    cluster: Cluster,
    logs: Sequence[str],
    mapping: Mapping,
    wanted: Wanted,
    out: str | None,
    unreadable: str | None,
    language: Language,
) -> int:
    """Audit logs on a cluster, write what is wanted, and print the result. Returns the exit status."""
    wanted.check()
    rules = rulebook()
    with spark_session(cluster.master, cluster.settings) as session:
        for name in (out, unreadable):
            if name is not None:
                need_room(session, name)
        audit = SparkAudit(session, rules, logs, mapping)
        tally = audit.run()
        need_rounds(tally)
        if out is not None:
            audit.write_deviations(out)
        if unreadable is not None:
            audit.write_unreadable(unreadable, words_in(language))
    return conclude(wanted, tally, rules, language)
