"""Python engines for tests: the zoo's rule faults as callables, and engines that do not answer properly."""

from __future__ import annotations

import asyncio
import os
import signal
from itertools import count

import pytest

from conformance.engines.faults import FAULTS, FaultyServer
from conformance.engines.server import reference

tie_loses_main_bets = FaultyServer(FAULTS["tie-loses-main-bets"])
banker_six_asks_the_total = FaultyServer(FAULTS["banker-six-asks-the-total"])


def raises(request):
    """Divides by nothing, once it has said hello."""
    return reference(request) if request["op"] == "hello" else 1 // 0


def wrong_seq(request):
    """Answers another request, once it has said hello."""
    return reference(request) | ({} if request["op"] == "hello" else {"seq": "none"})


def no_coups(request):
    """Answers without the coup."""
    return reference(request) | {"coups": []}


def rejects_everything(request):
    """Is closed, as it says once it has said hello."""
    return reference(request) if request["op"] == "hello" else {"seq": request["seq"], "rejected": {"reason": "closed"}}


def rejects_hello(request):
    """Is closed to everybody."""
    return {"seq": request["seq"], "rejected": {"reason": "closed"}}


def supports_only_touch(request):
    """Claims every table, and knows one."""
    known = request["op"] == "hello" or request["table"] == "touch"
    return reference(request) if known else {"seq": request["seq"], "unsupported": "table"}


def claims_only_touch(request):
    """Claims one table, and breaks when it is asked about another."""
    answer = reference(request)
    if request["op"] == "hello":
        return answer | {"tables": {"touch": answer["tables"]["touch"]}}
    return answer if request["table"] == "touch" else 1 // 0


def _claiming(tables):
    """Return an engine that claims what it is told to."""

    def answer(request):
        return reference(request) | ({"tables": tables} if request["op"] == "hello" else {})

    return answer


misspells_a_table = _claiming({"Touch": ["coup"]})
misspells_an_operation = _claiming({"touch": ["coups"]})
claims_roulette = _claiming({"roulette": ["coup"]})
claims_to_fly = _claiming({"touch": ["coup", "fly\n"]})
claims_only_coups = _claiming({"touch": ["coup"]})
"""Plays coups at one table and claims nothing else."""


def is_without_fault(request):
    """Does all that the reference does, under another name."""
    return reference(request)


_asked = count()


def interrupts(request):
    """Has Ctrl-C pressed at the command while it plays its fifth request."""
    if next(_asked) == 4:
        os.kill(os.getppid(), signal.SIGINT)
    return reference(request)


def cancels(request):
    """Shakes hands, and then raises what is no ordinary exception."""
    if request["op"] != "hello":
        raise asyncio.CancelledError
    return reference(request)


def skips(request):
    """Shakes hands, and then asks pytest to skip."""
    if request["op"] != "hello":
        pytest.skip("not today")
    return reference(request)


def adds_a_field(request):
    """Says more of a coup than the protocol has."""
    answer = reference(request)
    return answer | {"coups": [coup | {"natural": False} for coup in answer["coups"]]} if "coups" in answer else answer


def totals_as_text(request):
    """Writes Player's total as text."""
    answer = reference(request)
    for coup in answer.get("coups", ()):
        coup["player_total"] = str(coup["player_total"])
    return answer
