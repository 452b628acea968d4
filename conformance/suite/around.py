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
    """Events in order, sent together when somebody asks for the last state.

    `doing` returns the step that adds an event. An event that the engine refuses fails the scenario, unless a step
    looks for the refusal: a refused event leaves the old state, which the steps after it may well describe.
    """

    def __init__(self, ask: Callable[[str, Sequence[E]], Sequence[S]], table: str, doing: Callable[[], str]) -> None:
        self._ask = ask
        self._table = table
        self._doing = doing
        self._events: list[E] = []
        self._steps: list[str] = []
        self._states: Sequence[S] = ()
        self._expected: set[int] = set()
        self._is_silent = False

    def add(self, event: E, *, may_be_refused: bool = False) -> None:
        """Let one more thing happen."""
        if may_be_refused:
            self._expected.add(len(self._events))
        self._events.append(event)
        self._steps.append(self._doing())
        self._states = ()

    @property
    def last(self) -> S:
        """The state after the last event. Raises EngineFault when the engine does not answer properly."""
        if not self._states:
            self._states = self._ask(self._table, self._events)
        return self._states[-1]

    def latest(self, count: int) -> Sequence[S]:
        """Return the states after that many of the last events. Raises EngineFault as `last` does."""
        _ = self.last
        return self._states[-count:]

    @property
    def refusal(self) -> str | None:
        """Why the engine refuses the last event, for a step that looks for it; None where it does not."""
        refused = self.last.refused
        if refused is not None:
            self._expected.add(len(self._events) - 1)
        return refused

    @property
    def unexpected(self) -> tuple[str, str] | None:
        """The first step whose event the engine refuses and no step looks for that, and why; None where none is."""
        if not self._events or self._is_silent:
            return None
        self._states = self._states or self._ask(self._table, self._events)
        for number, (step, state) in enumerate(zip(self._steps, self._states, strict=True)):
            if state.refused is not None and number not in self._expected:
                return step, state.refused
        return None

    @property
    def begun(self) -> bool:
        """Whether anything has happened."""
        return bool(self._events)

    @property
    def silent(self) -> bool:
        """Whether the engine has nothing to say of what happened last: it refuses it, or claims nothing of the kind."""
        try:
            self._is_silent = self.last.refused is not None
        except (Rejected, Unsupported):
            self._is_silent = True
        return self._is_silent


class Around:
    """The courses of one scenario at one table; `doing` is the step that is running."""

    def __init__(self, port: Port, table: str) -> None:
        self.doing = ""
        self.shoe: Course[ShoeEvent, ShoeState] = Course(port.shoe, table, self._step)
        self.incidents: Course[Incident, IncidentState] = Course(port.incidents, table, self._step)
        self.purse = Purse("0", "0", "0")
        self.slip: Course[SlipEvent, SlipState] = Course(
            lambda where, events: port.bet_slip(where, self.purse, events), table, self._step
        )
        self.complaints: Course[Complaint, ComplaintState] = Course(port.complaints, table, self._step)

    def _step(self) -> str:
        return self.doing

    @property
    def silences(self) -> list[bool]:
        """Whether the engine has nothing to say of the last event, for each course that has begun."""
        return [course.silent for course in (self.shoe, self.incidents, self.slip, self.complaints) if course.begun]

    @property
    def unexpected(self) -> tuple[str, str] | None:
        """The first step whose event the engine refuses and no step looks for that, and why; None where none is."""
        found = (course.unexpected for course in (self.shoe, self.incidents, self.slip, self.complaints))
        return next((item for item in found if item is not None), None)
