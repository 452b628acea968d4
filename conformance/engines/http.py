"""The adapter for an engine behind an address: each request is one POST, its body the same JSON as a line of stdio.

Nothing but the body is sent: no cookie, no proxy's or netrc's credentials, and no redirect is followed.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Mapping
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Self, TypeVar

import httpx

from conformance import __version__
from conformance.engines.port import IN_TIME, TOO_LATE, Crashed, ProtocolError, TextEngine, TimedOut, echoed
from conformance.engines.wire import MOST_BYTES, NoMessage, read_message, write_message
from conformance.errors import N_, BaccaratError, Sentence

_HEADERS = {
    "accept": "application/json",
    "accept-encoding": "identity",
    "content-type": "application/json",
    "user-agent": f"baccarat-conformance/{__version__}",
}


T = TypeVar("T")


def read_address(text: str) -> httpx.URL:
    """Return the address of an engine. Raises BaccaratError when it is none, or holds a password.

    >>> read_address("http://127.0.0.1:8000/engine").path
    '/engine'
    """
    try:
        url = httpx.URL(text)
    except httpx.InvalidURL as error:
        raise BaccaratError(
            N_("engine {name} is not a valid address ({error}); correct it"), name=text, error=error
        ) from None
    if not url.host:
        raise BaccaratError(N_("engine {name} names no host; write it as in https://host/path"), name=text)
    if url.userinfo:
        raise BaccaratError(N_("the engine's address holds a user or a password, and reports would show them; drop it"))
    return url


class HttpEngine(TextEngine):
    """An engine over HTTP; a context manager, so that no connection stays open.

    Its answer may take longer than `timeout` seconds `most_late` times; once more, and it is not asked any more.
    """

    def __init__(self, url: httpx.URL, timeout: float, most_late: int) -> None:
        self._url = url
        self._timeout = timeout
        self._most_late = most_late
        self._late = 0
        self._runner = asyncio.Runner()
        self._client: httpx.AsyncClient | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __call__(self, request: dict[str, Any]) -> Mapping[str, Any]:
        """Have one request answered. Raises EngineFault."""
        return self.ask(write_message(request), lambda body: echoed(read_message(body), request["seq"]))

    def ask(self, message: bytes, read: Callable[[bytes], T]) -> T:
        """Have a request answered that is written already. Raises EngineFault as a call does."""
        body = self._runner.run(self._exchange(message))
        try:
            return read(body)
        except NoMessage as error:
            raise ProtocolError(Sentence(N_("the body is not an answer: {reason}"), reason=error.reason)) from error

    def close(self) -> None:
        """Close the connection."""
        client, self._client = self._client, None
        with self._runner:
            if client is not None:
                self._runner.run(client.aclose())

    async def _exchange(self, body: bytes) -> bytes:
        if self._late > self._most_late:
            raise TimedOut(Sentence(TOO_LATE, count=self._late))
        if self._client is None:
            self._client = _client()
        try:
            async with asyncio.timeout(self._timeout):
                return await self._post(self._client, body)
        except TimeoutError as error:
            self._late += 1
            raise TimedOut(Sentence(IN_TIME, seconds=f"{self._timeout:g}")) from error
        except (httpx.HTTPError, httpx.StreamError, ssl.SSLError) as error:
            raise Crashed(f"{type(error).__name__}: {error}") from error

    async def _post(self, client: httpx.AsyncClient, body: bytes) -> bytes:
        answer = bytearray()
        async with client.stream("POST", self._url, content=body) as response:
            if not response.is_success:
                raise Crashed(_status(response))
            if response.headers.get("content-encoding", "identity") != "identity":
                raise ProtocolError(Sentence(N_("the body is compressed, which was not asked for")))
            async for chunk in response.aiter_raw():
                answer += chunk
                if len(answer) > MOST_BYTES:
                    raise ProtocolError(Sentence(N_("the body is longer than {most} bytes"), most=MOST_BYTES))
        return bytes(answer)


def _client() -> httpx.AsyncClient:
    """Return a client without the environment's proxies and credentials; certificates are the system's."""
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(
        headers=_HEADERS,
        cookies=no_cookies,
        timeout=None,  # noqa: S113 - asyncio.timeout holds for the whole exchange
        trust_env=False,
        follow_redirects=False,
        verify=ssl.create_default_context(),
    )


def _status(response: httpx.Response) -> Sentence:
    """Say which status an engine answered with."""
    answered = N_("the engine answered with HTTP status {status} {phrase}")
    if response.has_redirect_location:
        answered = N_("the engine answered with HTTP status {status} {phrase} (redirects are not followed)")
    return Sentence(answered, status=response.status_code, phrase=response.reason_phrase)
