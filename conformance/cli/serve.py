"""`baccarat serve`: the reference engine over stdio or HTTP."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from ipaddress import ip_address

import click
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from conformance.engines.faults import FAULTS, WIRE_FAULTS, Fault, FaultyServer, fault_called, honest_first
from conformance.engines.server import ReferenceServer
from conformance.engines.serving import HttpApp, Write, serve_lines, write_line
from conformance.errors import N_, BaccaratError

LOCAL = "127.0.0.1"
MOST_CONNECTIONS = 64
"""Clients at a time; another one is answered with 503."""


@click.command("serve")
@click.option(
    "--http",
    "address",
    metavar="[HOST:]PORT",
    help="Listen here, on 127.0.0.1 if no host is named; only on this machine.",
)
@click.option("--fault", metavar="NAME", help="Inject one fault (see --list-faults).")
@click.option("--list-faults", is_flag=True, help="List the faults, kind by kind, and end.")
def command(address: str | None, fault: str | None, list_faults: bool) -> None:
    """Be the reference engine: one JSON object a line on standard input, one a line on standard output.

    With --http each request is one POST to / instead; the address is printed, and port 0 takes any that is free.
    Only this machine reaches it. SIGTERM and Ctrl-C end it at once.
    """
    if list_faults:
        Console(highlight=False).print(*_faults())
        return
    server, write = _engine(fault, address)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: sys.exit(0))
    if address is None:
        honest = type(server) is ReferenceServer
        serve_lines(server.respond if honest else server, sys.stdin.buffer, sys.stdout.buffer, write)
    else:
        _serve_http(HttpApp(server), *_read_address(address))


def _faults() -> Iterator[RenderableType]:
    """Yield the faults of each kind under its name."""
    kinds: dict[str, list[tuple[str, str]]] = {}
    for fault in FAULTS.values():
        kinds.setdefault(fault.kind, []).append((fault.name, fault.wrong))
    kinds["On the wire"] = [(fault.name, fault.wrong) for fault in WIRE_FAULTS.values()]
    for kind, faults in kinds.items():
        grid = Table.grid(padding=(0, 2))
        for name, wrong in faults:
            grid.add_row(name, wrong)
        yield Text(kind, style="bold")
        yield grid


def _engine(name: str | None, address: str | None) -> tuple[ReferenceServer, Write]:
    """Return the engine and how it writes; honest unless a fault is named."""
    if name is None:
        return ReferenceServer(), write_line
    fault = fault_called(name)
    if isinstance(fault, Fault):
        return FaultyServer(fault), write_line
    if address is not None:
        raise BaccaratError(N_("{fault} is a fault on standard output; leave --http out"), fault=name)
    return ReferenceServer(), honest_first(fault)


def _read_address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) < 2**16):
        raise BaccaratError(N_('"{text}" is not an address to listen on; write HOST:PORT'), text=text)
    host = host.removeprefix("[").removesuffix("]") or LOCAL
    if not _is_loopback(host):
        raise BaccaratError(
            N_("{host} is reached from other machines, and anybody could ask; listen at 127.0.0.1, [::1] or localhost"),
            host=host,
        )
    return host, int(port)


def _is_loopback(host: str) -> bool:
    """Say whether nothing but this machine reaches a host."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _serve_http(app: HttpApp, host: str, port: int) -> None:
    import uvicorn  # noqa: PLC0415 - only here is a web server needed

    class Hasty(uvicorn.Server):
        def handle_exit(self, *_: object) -> None:
            os._exit(0)  # waits for no client and no answer

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
            app,
            lifespan="off",
            log_config=None,
            log_level="critical",
            access_log=False,
            server_header=False,
            limit_concurrency=MOST_CONNECTIONS,
        )
        Hasty(config).run(sockets=[listening])
