"""Audits for tests: a log audited in a folder, and what was found there."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pyarrow as pa

from conformance.audit.deviations import Deviation, from_batch
from conformance.audit.mapping import Mapping
from conformance.audit.run import Audit
from conformance.audit.store import Store
from conformance.audit.tally import Tally
from conformance.rulebook import rulebook
from conformance.words import words_in


def audited(paths: Iterable[Path], folder: Path, mapping: Mapping | None = None, jobs: int = 2) -> tuple[Tally, Store]:
    """Audit files, going on from what the folder keeps; return the tally, and the store with what was found."""
    audit = Audit(rulebook(), [str(path) for path in paths], mapping or Mapping())
    folder.mkdir(exist_ok=True)
    store = Store(folder, audit.job())
    store.resume()
    return audit.run(store, jobs, words_in("en"), lambda *_: None), store


def deviations_in(store: Store, *, repeats: bool = False) -> list[Deviation]:
    """Return the deviations that were found."""
    return [deviation for batch in store.deviations(repeats=repeats) for deviation in from_batch(batch)]


def rows_in(store: Store, schema: pa.Schema) -> list[dict[str, Any]]:
    """Return findings of a schema as rows."""
    return [row for batch in store.findings(schema) for row in batch.to_pylist()]
