"""An engagement: an engine of any kind, opened and greeted, and let go at the end."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from conformance.engines.opening import Patience, open_engine
from conformance.engines.port import EngineFault, Port
from conformance.engines.protocol import HelloAnswer
from conformance.engines.server import OPERATIONS
from conformance.errors import N_, BaccaratError, Term, foreign
from conformance.rulebook import rulebook
from conformance.suite.settling import to_settle
from conformance.words.outcomes import VERDICTS

_LONGEST_NAME = 100


@contextmanager
def engage(engine: str, patience: Patience, *, strict: bool = False) -> Iterator[Port]:
    """Yield the port of an engine that has answered the handshake; `strict` checks its answers against the schemas.

    Raises BaccaratError when it cannot be used.
    """
    with open_engine(engine, patience) as handler:
        port = Port(handler, strict=strict, fresh=patience.fresh)
        greet(port, engine)
        yield port


def greet(port: Port, engine: str) -> HelloAnswer:
    """Shake hands with an engine, and deal for one that only settles.

    Raises BaccaratError when it cannot be used; nothing is decided then.
    """
    try:
        answer = port.hello()
    except EngineFault as fault:
        raise BaccaratError(
            N_("engine {engine} cannot be used: the handshake failed: {verdict}: {detail}"),
            engine=engine,
            verdict=Term(VERDICTS[fault.verdict]),
            detail=fault.detail,
        ) from fault
    _check_claims(engine, answer)
    port.deal_hands(partial(to_settle, rulebook()))
    return answer


def _check_claims(engine: str, answer: HelloAnswer) -> None:
    """Raise BaccaratError at the first table or operation that an engine claims and that does not exist."""
    tables, operations = tuple(rulebook().tables), OPERATIONS[1:]
    for table, claimed in answer.tables.items():
        if table not in tables:
            if near := _nearest(table, tables):
                message = N_('engine {engine} claims the table "{name}", and there is none; write "{wanted}"')
                raise BaccaratError(message, engine=engine, name=foreign(table, _LONGEST_NAME), wanted=near)
            message = N_('engine {engine} claims the table "{name}", and there is none; the tables are {tables}')
            raise BaccaratError(message, engine=engine, name=foreign(table, _LONGEST_NAME), tables=", ".join(tables))
        for operation in claimed:
            if operation in operations:
                continue
            at = {"engine": engine, "name": foreign(operation, _LONGEST_NAME), "table": table}
            if near := _nearest(operation, operations):
                message = N_('engine {engine} claims "{name}" at {table}, which is not an operation; write "{wanted}"')
                raise BaccaratError(message, **at, wanted=near)
            message = N_(
                'engine {engine} claims "{name}" at {table}, which is not an operation; the operations are {names}'
            )
            raise BaccaratError(message, **at, names=", ".join(operations))


def _nearest(name: str, names: Sequence[str]) -> str | None:
    return next(iter(difflib.get_close_matches(name.casefold(), names, 1)), None)
