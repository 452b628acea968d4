"""Faulty engines: the reference engine with one fault each, to prove that the suite notices."""

from __future__ import annotations

from conformance.engines.faults import (
    around,
    careless,
    combinations,
    draws,
    fields,
    history,
    pairs,
    payouts,
    rounds,
    settled,
    slips,
    stakes,
)
from conformance.engines.faults.forms import FAULTS, Fault, FaultyServer
from conformance.engines.faults.wire import WIRE_FAULTS, WireFault, honest_first
from conformance.errors import N_, BaccaratError

__all__ = ["CATALOGUE", "FAULTS", "WIRE_FAULTS", "Fault", "FaultyServer", "WireFault", "fault_called", "honest_first"]

CATALOGUE = (draws, pairs, payouts, stakes, combinations, history, rounds, fields, slips, around, settled, careless)
"""The modules that define the faults of answers; importing them makes the faults known."""


def fault_called(name: str) -> Fault | WireFault:
    """Return a fault by its name. Raises BaccaratError when there is none."""
    fault: Fault | WireFault | None = FAULTS.get(name) or WIRE_FAULTS.get(name)
    if fault is None:
        raise BaccaratError(N_("{name} is not a fault; --list-faults lists them all"), name=name)
    return fault
