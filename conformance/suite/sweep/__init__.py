"""The sweep: every coup there can be by rank, with every bet of a table, against any engine."""

from conformance.suite.sweep.run import sweep
from conformance.suite.sweep.state import Plan, TableSweep
from conformance.suite.sweep.trial import Failure, Tally, domain, trial_at

__all__ = ["Failure", "Plan", "TableSweep", "Tally", "domain", "sweep", "trial_at"]
