"""In-process engines for tests: the zoo's rule faults as callables, and engines that do not answer properly."""

from __future__ import annotations

import os
import signal
from itertools import count

from conformance.engines.faults import RULE_FAULTS, FaultyServer
from conformance.engines.server import reference

tie_loses_main_bets = FaultyServer(RULE_FAULTS["tie-loses-main-bets"])
banker_six_asks_the_total = FaultyServer(RULE_FAULTS["banker-six-asks-the-total"])


def raises(request):
    """Divides by nothing."""
    return 1 // 0


def wrong_seq(request):
    """Answers another request."""
    return reference(request) | {"seq": "none"}


def no_coups(request):
    """Answers without the coup."""
    return reference(request) | {"coups": []}


def rejects_everything(request):
    """Is closed."""
    return {"seq": request["seq"], "rejected": {"reason": "closed"}}


def supports_only_touch(request):
    """Knows one table."""
    return reference(request) if request.get("table") == "touch" else {"seq": request["seq"], "unsupported": "table"}


_asked = count()


def interrupts(request):
    """Has Ctrl-C pressed while it plays its fifth request."""
    if next(_asked) == 4:
        os.kill(os.getpid(), signal.SIGINT)
    return reference(request)
