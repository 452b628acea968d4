"""An engagement: an engine of any kind, opened and greeted, and let go at the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from conformance.engines.opening import Patience, open_engine
from conformance.engines.port import EngineFault, Port
from conformance.engines.protocol import HelloAnswer
from conformance.errors import N_, BaccaratError, Term
from conformance.words.outcomes import VERDICTS


@contextmanager
def engage(engine: str, patience: Patience, *, strict: bool = False) -> Iterator[Port]:
    """Give the port to an engine that has answered the handshake, held to the schemas of the protocol with `strict`.

    Raises BaccaratError when it cannot be used.
    """
    with open_engine(engine, patience) as handler:
        port = Port(handler, strict=strict)
        greet(port, engine)
        yield port


def greet(port: Port, engine: str) -> HelloAnswer:
    """Shake hands with an engine. Raises BaccaratError when it cannot be used; nothing is decided then."""
    try:
        return port.hello()
    except EngineFault as fault:
        raise BaccaratError(
            N_("engine {engine} cannot be used, for it does not answer the handshake: {verdict}: {detail}"),
            engine=engine,
            verdict=Term(VERDICTS[fault.verdict]),
            detail=fault.detail,
        ) from fault
