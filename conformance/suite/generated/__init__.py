"""Generated checks: questions that no one wrote, derived from the rules, asked of an engine and judged whole.

Stakes, sets of bets, rounds, cards, batches, histories and sequences of events follow from the tables, the paytables
and the state machines of `spec/`; the reference engine gives the right answers. A failure is shrunk, then reported.
"""

from __future__ import annotations

from conformance.suite.generated.run import ALL, EXAMPLES, KINDS, PROTOCOL, SEED, SESSIONS, first_failing, run_generated

__all__ = ["ALL", "EXAMPLES", "KINDS", "PROTOCOL", "SEED", "SESSIONS", "first_failing", "run_generated"]
