"""Steps that speak of what a table's pages do not say."""

from __future__ import annotations

from conformance.suite.localized import then
from conformance.suite.world import CoupUnderTest


@then("this table has no rule for that")
def no_rule(coup: CoupUnderTest) -> None:
    """The engine refuses what was asked last, or claims nothing of the kind at this table."""
    coup.expect_yes(coup.say("The engine answers what the page does not say"), yes=False, actual=not coup.silent)
