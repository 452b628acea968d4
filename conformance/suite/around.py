"""What a scenario does around the coup: events for a shoe, a round or a complaint, and the states that come back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from conformance.complaints import Complaint
from conformance.engines.port import Port, Purse
from conformance.engines.procedures_protocol import ComplaintState, IncidentState, ShoeState
from conformance.engines.slip_protocol import SlipEvent, SlipState
from conformance.incidents import Incident
from conformance.shoe import ShoeEvent

E = TypeVar("E")
S = TypeVar("S")


class Course(Generic[E, S]):
    """Events in order, sent together when somebody asks for the last state."""

    def __init__(self, ask: Callable[[str, Sequence[E]], Sequence[S]], table: str) -> None:
        self._ask = ask
        self._table = table
        self._events: list[E] = []
        self._states: Sequence[S] = ()

    def add(self, event: E) -> None:
        """Let one more thing happen."""
        self._events.append(event)
        self._states = ()

    @property
    def last(self) -> S:
        """The state after the last event. Raises EngineFault when the engine does not answer properly."""
        if not self._states:
            self._states = self._ask(self._table, self._events)
        return self._states[-1]


class Around:
    """The courses of one scenario at one table."""

    def __init__(self, port: Port, table: str) -> None:
        self.shoe: Course[ShoeEvent, ShoeState] = Course(port.shoe, table)
        self.incidents: Course[Incident, IncidentState] = Course(port.incidents, table)
        self.purse = Purse("0", "0", "0")
        self.slip: Course[SlipEvent, SlipState] = Course(
            lambda where, events: port.bet_slip(where, self.purse, events), table
        )
        self.complaints: Course[Complaint, ComplaintState] = Course(port.complaints, table)
