"""What a scenario does around the coup: events for a shoe, a round or a complaint, and the states that come back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from conformance.complaints import Complaint
from conformance.engines.port import Port, Purse, Rejected, Unsupported
from conformance.engines.procedures_protocol import ComplaintState, IncidentState, ShoeState
from conformance.engines.slip_protocol import SlipEvent, SlipState
from conformance.incidents import Incident
from conformance.shoe import ShoeEvent


class State(Protocol):
    """What every state says: why the engine refused the event, if it did."""

    @property
    def refused(self) -> str | None: ...


E = TypeVar("E")
S = TypeVar("S", bound=State)


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

    @property
    def begun(self) -> bool:
        """Whether anything has happened."""
        return bool(self._events)

    @property
    def silent(self) -> bool:
        """Whether the engine has nothing to say of what happened last: it refuses it, or claims nothing of the kind."""
        try:
            return self.last.refused is not None
        except (Rejected, Unsupported):
            return True


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

    @property
    def silences(self) -> list[bool]:
        """Whether the engine has nothing to say of the last event, for each course that has begun."""
        courses = (self.shoe, self.incidents, self.slip, self.complaints)
        return [course.silent for course in courses if course.begun]
