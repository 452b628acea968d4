"""An engine for others to reach: a handler behind stdio or HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from itertools import count
from typing import IO, Any

import msgspec

from conformance.engines.protocol import ErrorAnswer, Failure
from conformance.engines.wire import MOST_BYTES, NoMessage, read_message, write_message

Answer = Callable[[object], Mapping[str, Any] | msgspec.Struct]
"""What answers any JSON value, whether or not it is a request."""

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


Write = Callable[[int, bytes, IO[bytes]], None]
"""What writes an answer, given the number of the request from 1."""


def write_line(number: int, answer: bytes, out: IO[bytes]) -> None:  # noqa: ARG001 - an honest answer needs no number
    """Write an answer as it has to be: on a line of its own, at once."""
    out.write(answer + b"\n")
    out.flush()


def serve_lines(answer: Answer, requests: IO[bytes], answers: IO[bytes], write: Write = write_line) -> None:
    r"""Answer each line, until there is none. A line that is not JSON gets an error for an answer.

    >>> from io import BytesIO
    >>> out = BytesIO()
    >>> serve_lines(lambda request: {"seq": request["seq"]}, BytesIO(b'{"seq": "1"}\n'), out)
    >>> out.getvalue()
    b'{"seq":"1"}\n'
    """
    for number in count(1):
        line = requests.readline(MOST_BYTES)
        if not line:
            return
        if line.endswith(b"\n") or len(line) < MOST_BYTES:
            answered = _answered(answer, line)[1]
        else:
            while line and not line.endswith(b"\n"):
                line = requests.readline(MOST_BYTES)
            answered = _error(f"the request is longer than {MOST_BYTES} bytes")
        write(number, answered, answers)


MOST_EVENTS = 1000
"""Events in one request over HTTP. This many clicks on a bet slip take a second; ten times as many, over a minute."""


class HttpApp:
    """The same over HTTP, as an ASGI application: POST a request to `/`, and the answer is the response."""

    def __init__(self, answer: Answer) -> None:
        self._answer = _bounded(answer)

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """Answer one HTTP request."""
        assert scope["type"] == "http"
        status, headers, body = await self._respond(scope, receive)
        headers = [*headers, (b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _respond(
        self, scope: MutableMapping[str, Any], receive: Receive
    ) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        if scope["path"] != "/":
            return 404, [], _error("there is nothing here; POST to /")
        if scope["method"] != "POST":
            return 405, [(b"allow", b"POST")], _error("a request is a POST")
        body = await _body(receive)
        if body is None:
            return 413, [(b"connection", b"close")], _error(f"the request is longer than {MOST_BYTES} bytes")
        is_json, answer = await asyncio.to_thread(_answered, self._answer, body)
        return (200 if is_json else 400), [], answer


def _bounded(answer: Answer) -> Answer:
    """Return what answers a request with too many events by an error."""

    def answered(request: object) -> Mapping[str, Any] | msgspec.Struct:
        fields = request if isinstance(request, dict) else {}
        events = fields.get("events")
        if isinstance(events, list) and len(events) > MOST_EVENTS:
            seq = fields.get("seq")
            failure = Failure(f"the request holds {len(events)} events; send at most {MOST_EVENTS} at a time")
            many: dict[str, Any] = msgspec.to_builtins(ErrorAnswer(seq if isinstance(seq, str) else "", failure))
            return many
        return answer(request)

    return answered


async def _body(receive: Receive) -> bytes | None:
    """Return the body of a request, or None when it is too long."""
    body = bytearray()
    more = True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > MOST_BYTES:
            return None
    return bytes(body)


def _answered(answer: Answer, data: bytes) -> tuple[bool, bytes]:
    """Return whether the data is JSON, and what is answered."""
    try:
        request = read_message(data)
    except NoMessage as error:
        return False, _error(f"the request is not JSON: {error}")
    return True, write_message(answer(request))


def _error(message: str) -> bytes:
    return write_message(ErrorAnswer("", Failure(message)))
