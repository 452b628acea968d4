"""The messages of protocol 1 by name, their JSON Schemas, and whether a message fits its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from conformance.engines.procedures_protocol import (
    ComplaintsAnswer,
    ComplaintsRequest,
    IncidentsAnswer,
    IncidentsRequest,
    LimitsAnswer,
    LimitsRequest,
    ShoeAnswer,
    ShoeRequest,
)
from conformance.engines.protocol import (
    PROTOCOL,
    CoupAnswer,
    CoupRequest,
    ErrorAnswer,
    HelloAnswer,
    HelloRequest,
    RejectedAnswer,
    SettleAnswer,
    SettleRequest,
    UnsupportedAnswer,
)
from conformance.engines.slip_protocol import SlipAnswer, SlipRequest
from conformance.json_schemas import Checker, Schema, document

MESSAGES: dict[str, type[msgspec.Struct]] = {
    "hello-request": HelloRequest,
    "hello-answer": HelloAnswer,
    "coup-request": CoupRequest,
    "coup-answer": CoupAnswer,
    "settle-request": SettleRequest,
    "settle-answer": SettleAnswer,
    "shoe-request": ShoeRequest,
    "shoe-answer": ShoeAnswer,
    "bet-slip-request": SlipRequest,
    "bet-slip-answer": SlipAnswer,
    "limits-request": LimitsRequest,
    "limits-answer": LimitsAnswer,
    "incidents-request": IncidentsRequest,
    "incidents-answer": IncidentsAnswer,
    "complaints-request": ComplaintsRequest,
    "complaints-answer": ComplaintsAnswer,
    "rejected": RejectedAnswer,
    "unsupported": UnsupportedAnswer,
    "error": ErrorAnswer,
}
"""Every message. A request is answered by the answer of the same operation, or by one of the last three."""

REFUSALS = ("rejected", "unsupported", "error")

_GROUPS = {
    "protocol": tuple(MESSAGES),
    "request": tuple(name for name in MESSAGES if name.endswith("-request")),
    "answer": tuple(name for name in MESSAGES if not name.endswith("-request")),
}
_TAGS = {"op": "What is asked for.", "event": "What happens."}

NAMES = (*_GROUPS, *MESSAGES)
"""What has a schema: the whole protocol, all requests, all answers, and each message."""


def message_schema(name: str) -> Schema:
    """Return the schema of a message or of a group of them."""
    types = [MESSAGES[message] for message in _GROUPS.get(name, (name,))]
    return document(f"baccarat protocol {PROTOCOL}: {name}", types, tags=_TAGS, closed=True)


def answer_violation(op: str, answer: Mapping[str, Any]) -> str | None:
    """Return why an answer to an operation does not fit its schema, or None where it does."""
    name = next((refusal for refusal in REFUSALS if refusal in answer), f"{op}-answer")
    return violation(name, answer)


def violation(name: str, message: Mapping[str, Any]) -> str | None:
    """Return why a message does not fit the schema of this name, or None where it does."""
    found = _checker(name).violation(dict(message))
    return found and f"{found} (baccarat schema {name})"


@cache
def _checker(name: str) -> Checker:
    return Checker(message_schema(name))
