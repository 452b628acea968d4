"""The zoo of liars: engines with one fault each, to prove that the suite notices."""

from __future__ import annotations

from conformance.engines.faults.rules import RULE_FAULTS, FaultyServer, RuleFault
from conformance.engines.faults.wire import WIRE_FAULTS, WireFault
from conformance.errors import N_, BaccaratError

__all__ = ["RULE_FAULTS", "WIRE_FAULTS", "FaultyServer", "RuleFault", "WireFault", "fault_called"]


def fault_called(name: str) -> RuleFault | WireFault:
    """Return a fault by its name. Raises BaccaratError when there is none."""
    fault: RuleFault | WireFault | None = RULE_FAULTS.get(name) or WIRE_FAULTS.get(name)
    if fault is None:
        names = ", ".join((*RULE_FAULTS, *WIRE_FAULTS))
        raise BaccaratError(N_("{name} is not a fault; the faults are {names}"), name=name, names=names)
    return fault
