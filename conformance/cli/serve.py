"""`baccarat serve`: the reference engine over stdio or HTTP."""

from __future__ import annotations

import signal
import socket
import sys

import click

from conformance.engines.server import ReferenceServer
from conformance.engines.serving import HttpApp, serve_lines
from conformance.errors import N_, BaccaratError

LOCAL = "127.0.0.1"


@click.command("serve")
@click.option("--http", "address", metavar="[HOST:]PORT", help="Listen here, on 127.0.0.1 if no host is named.")
def command(address: str | None) -> None:
    """Be the reference engine: one JSON object a line on standard input, one a line on standard output.

    With --http each request is one POST to / instead; the address is printed, and port 0 takes any that is free.
    SIGTERM and Ctrl-C end it.
    """
    server = ReferenceServer()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: sys.exit(0))
    if address is None:
        serve_lines(server, sys.stdin.buffer, sys.stdout.buffer)
    else:
        _serve_http(HttpApp(server), *_read_address(address))


def _read_address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) < 2**16):
        raise BaccaratError(N_('"{text}" is no address to listen at; write HOST:PORT'), text=text)
    return host.removeprefix("[").removesuffix("]") or LOCAL, int(port)


def _serve_http(app: HttpApp, host: str, port: int) -> None:
    import uvicorn  # noqa: PLC0415 - only here is a web server needed

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio spares a named TCP the delay
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        reason = error.strerror or str(error)
        raise BaccaratError(
            N_("nothing can listen at {host}:{port} ({reason}); choose another address"),
            host=host,
            port=port,
            reason=reason,
        ) from None
    with listening:
        shown = f"[{host}]" if family == socket.AF_INET6 else host
        click.echo(f"http://{shown}:{listening.getsockname()[1]}/")
        sys.stdout.flush()
        config = uvicorn.Config(
            app, lifespan="off", log_config=None, access_log=False, server_header=False, timeout_graceful_shutdown=1
        )
        uvicorn.Server(config).run(sockets=[listening])
