"""The sweep: every coup there can be by rank, with every bet of a table, against any engine."""

from conformance.suite.sweep.company import Need, needs, some_deals
from conformance.suite.sweep.coverage import gaps_of
from conformance.suite.sweep.run import sweep
from conformance.suite.sweep.state import Plan, TableSweep
from conformance.suite.sweep.terms import terms_of
from conformance.suite.sweep.trial import Failure, Tally, domain, trial_at

__all__ = [
    "Failure",
    "Need",
    "Plan",
    "TableSweep",
    "Tally",
    "domain",
    "gaps_of",
    "needs",
    "some_deals",
    "sweep",
    "terms_of",
    "trial_at",
]
