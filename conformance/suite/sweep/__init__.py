"""The sweep: every coup there can be by rank, with every bet of a table, against any engine."""

from conformance.suite.sweep.company import Need, needs, some_deals
from conformance.suite.sweep.coverage import gaps_of, swept
from conformance.suite.sweep.run import check_kept, sweep
from conformance.suite.sweep.state import Plan, TableSweep
from conformance.suite.sweep.terms import early_rounds, late_rounds, terms_of
from conformance.suite.sweep.trial import ASKED_LATE, Failure, Tally, domain, trial_at

__all__ = [
    "ASKED_LATE",
    "Failure",
    "Need",
    "Plan",
    "TableSweep",
    "Tally",
    "check_kept",
    "domain",
    "early_rounds",
    "gaps_of",
    "late_rounds",
    "needs",
    "some_deals",
    "sweep",
    "swept",
    "terms_of",
    "trial_at",
]
