"""Steps that speak of complaints."""

from __future__ import annotations

from conformance.complaints import Complaint
from conformance.suite.kinds import REASON, Delay, Fields, Reason
from conformance.suite.localized import then, when
from conformance.suite.world import CoupUnderTest


@when("a complaint that names {fields} is filed {delay} after the event")
def filed(coup: CoupUnderTest, fields: Fields, delay: Delay) -> None:
    """What it names, and hours, minutes and seconds after the event."""
    coup.around.complaints.add(Complaint(fields, delay))


@then("the complaint is accepted")
def accepted(coup: CoupUnderTest) -> None:
    """For no reason rejected."""
    _expect_reasons(coup, ())


@then("the complaint is rejected as {reason}")
def rejected(coup: CoupUnderTest, reason: Reason) -> None:
    """For this reason alone."""
    _expect_reasons(coup, (reason,))


@then("the complaint is rejected as {reason} and {other}")
def rejected_twice(coup: CoupUnderTest, reason: Reason, other: Reason) -> None:
    """For both reasons."""
    _expect_reasons(coup, (reason, other))


@then("the video is still kept")
def video_kept(coup: CoupUnderTest) -> None:
    """The evidence can be looked at."""
    coup.expect_yes(coup.say("The video is kept"), yes=True, actual=bool(coup.around.complaints.last.video))


@then("the video is no longer kept")
def video_gone(coup: CoupUnderTest) -> None:
    """The evidence is gone."""
    coup.expect_yes(coup.say("The video is kept"), yes=False, actual=bool(coup.around.complaints.last.video))


def _expect_reasons(coup: CoupUnderTest, reasons: tuple[str, ...]) -> None:
    state = coup.around.complaints.last
    actual = coup.refusal(state.refused) or _told(coup, state.reasons)
    coup.expect(coup.say("The complaint"), _told(coup, reasons), actual)


def _told(coup: CoupUnderTest, reasons: tuple[str, ...]) -> str:
    if not reasons:
        return coup.say("accepted")
    written = ", ".join(sorted(REASON.write(reason, coup.language) for reason in reasons))
    return coup.say("rejected as {reasons}", reasons=written)
