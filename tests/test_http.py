"""Engines over HTTP, on the loopback alone: the same verdict as in process, and every fault by its name."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import threading
import time
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest

from conformance.cards import read_cards
from conformance.cli.serve import MOST_CONNECTIONS
from conformance.engines.http import HttpEngine, read_address
from conformance.engines.port import Crashed, Port, ProtocolError, TimedOut
from conformance.engines.server import reference
from conformance.engines.wire import MOST_BYTES
from tests.programs import SERVE, baccarat, baccarat_process, served_over_http

DEAL = read_cards("2S 3D 4H 4C TS TD")
"""Player 2 + 4 = 6 stands; Banker 3 + 4 = 7 stands and wins."""


@pytest.fixture(scope="module")
def served():
    """Return the address of `baccarat serve`."""
    with served_over_http() as address:
        yield address


@pytest.fixture
def liar():
    """Return a function that serves a lie (called with the handler and the request) and returns its port."""
    servers, engines = [], []

    def start(lie, timeout: float = 5.0) -> Port:
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                request = json.loads(self.rfile.read(int(self.headers["content-length"])))
                if request["op"] == "hello":
                    send(self, json.dumps(reference(request)).encode())
                else:
                    lie(self, request)

            def log_message(self, *_):
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        servers.append(server)
        engines.append(HttpEngine(read_address(f"http://127.0.0.1:{server.server_port}/engine"), timeout, 3))
        return Port(engines[-1])

    yield start
    for engine in engines:
        engine.close()
    for server in servers:
        server.shutdown()
        server.server_close()


def send(handler, body: bytes, status: int = 200, **headers: str) -> None:
    handler.send_response(status)
    for name, value in ({"content-length": str(len(body))} | headers).items():
        handler.send_header(name.replace("_", "-"), value)
    handler.end_headers()
    handler.wfile.write(body)


def test_coup_takes_an_engine_by_its_address(served):
    """The command that plays one coup has it played over HTTP too."""
    done = baccarat("coup", "touch", "--deal", "2S 3D 4H 4C TS TD", "--bet", "banker=3.80", "--engine", served)

    assert done.returncode == 0, done.stderr
    assert "The engine plays this coup in the same way." in done.stdout


def drip(handler, _):
    handler.send_response(200)
    handler.send_header("content-length", "1000")
    handler.end_headers()
    for _ in range(100):
        handler.wfile.write(b" ")
        time.sleep(0.05)


def hang_up(handler, _):
    handler.close_connection = True
    handler.connection.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize(
    ("lie", "kind", "detail"),
    [
        (lambda *_: time.sleep(1.5), TimedOut, "no whole answer within 0.5 s"),
        (drip, TimedOut, "no whole answer within 0.5 s"),
        (hang_up, Crashed, "RemoteProtocolError: "),
        (lambda h, _: send(h, b"{}", 500), Crashed, "the engine answered with HTTP status 500 Internal Server Error"),
        (
            lambda h, _: send(h, b"", 307, location="/elsewhere"),
            Crashed,
            "HTTP status 307 Temporary Redirect (redirects are not followed)",
        ),
        (
            lambda h, _: send(h, b"<html>"),
            ProtocolError,
            "the body is not an answer: it is not JSON, at byte 0: <html>",
        ),
        (lambda h, _: send(h, b""), ProtocolError, "nothing"),
        (lambda h, _: send(h, b'{"seq": "\xff"}'), ProtocolError, "it is not UTF-8 (byte 9)"),
        (lambda h, _: send(h, b"{} {}"), ProtocolError, "more follows the JSON value: {} {}"),
        (lambda h, _: send(h, b"[1]"), ProtocolError, "the answer is not an object: [1]"),
        (lambda h, _: send(h, b'{"seq": "1"}'), ProtocolError, 'the answer has seq "1", the request has "2"'),
        (
            lambda h, _: send(h, b" " * (MOST_BYTES + 1)),
            ProtocolError,
            f"the body is longer than {MOST_BYTES} bytes",
        ),
        (lambda h, _: send(h, b"", content_encoding="gzip"), ProtocolError, "the body is compressed"),
        (lambda h, _: send(h, b"{", content_length="9") or hang_up(h, _), Crashed, "RemoteProtocolError: "),
    ],
)
def test_each_fault_has_its_name(liar, lie, kind, detail):
    """A fault is told by its verdict and what happened, and the next request is asked as if nothing had been."""
    port = liar(lie, timeout=0.5 if kind is TimedOut else 5)
    for _ in range(2):
        with pytest.raises(kind) as caught:
            port.coup("touch", DEAL, {})

        assert type(caught.value) is kind
        if 'request has "2"' not in detail:
            assert detail in caught.value.detail


def test_an_engine_that_is_late_too_often_is_not_asked_any_more(liar):
    """Over HTTP an engine may be late as often as a command may be started anew; then time is not wasted on it."""
    port = liar(lambda *_: time.sleep(0.5), timeout=0.1)
    found = []
    for _ in range(6):
        with pytest.raises(TimedOut) as caught:
            port.coup("touch", DEAL, {})
        found.append(caught.value.detail)

    late, given_up = "no whole answer within 0.1 s", "the engine was too late for an answer too often (times: 4)"
    assert [late] * 4 == found[:4]
    assert [detail.startswith(given_up) for detail in found] == [False] * 4 + [True] * 2


def test_nothing_but_the_body_is_sent(liar, monkeypatch, tmp_path):
    """No cookie comes back, and neither a proxy nor the credentials of a netrc file are used."""
    (tmp_path / "netrc").write_text("machine 127.0.0.1 login me password secret\n")
    monkeypatch.setenv("NETRC", str(tmp_path / "netrc"))
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:1")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:1")
    seen = []

    def lie(handler, request):
        seen.append((handler.path, {name.lower() for name in handler.headers}, request))
        send(handler, json.dumps(reference(request)).encode(), set_cookie="a=b")

    port = liar(lie)
    for _ in range(2):
        port.coup("touch", DEAL, {})

    expected = {"host", "accept", "accept-encoding", "connection", "content-type", "content-length", "user-agent"}
    assert [(path, headers) for path, headers, _ in seen] == [("/engine", expected)] * 2
    assert set(seen[0][2]) == {"op", "seq", "table", "round", "bets", "deals"}


def test_a_port_where_nobody_listens_is_a_crash():
    """A refused connection is a crash."""
    with HttpEngine(read_address("http://127.0.0.1:1/"), 5, 0) as engine, pytest.raises(Crashed, match="ConnectError"):
        Port(engine).hello()


# baccarat serve --http


def test_serve_takes_a_post_to_its_root_alone(served):
    """Another method is refused with 405, another path with 404, what is not JSON with 400, a flood with 413."""
    with httpx.Client(trust_env=False) as client:
        assert client.get(served).status_code == 405
        assert client.get(served).headers["allow"] == "POST"
        assert client.post(f"{served}other", content=b"{}").status_code == 404
        broken = client.post(served, content=b"{")
        assert (broken.status_code, broken.json()["seq"]) == (400, "")
        assert client.post(served, content=b" " * (MOST_BYTES + 1)).status_code == 413
        answer = client.post(served, content=b'{"op": "shuffle", "seq": "7"}')

    assert (answer.status_code, answer.json()) == (200, {"seq": "7", "unsupported": "op shuffle"})


def test_serve_takes_a_thousand_events_at_a_time(served):
    """A request of more events than are answered in a second ends in a sentence, and is not begun."""
    events = [{"event": "select", "chip": "0.01"}, *[{"event": "click", "bet": "banker"}] * 100_000]
    purse = {"balance": "1000", "minimum": "1", "maximum": "100"}
    request = {"op": "bet-slip", "seq": "8", "table": "touch", "events": events, **purse}
    with httpx.Client(trust_env=False) as client:
        answer = client.post(served, json=request).json()
        few = client.post(served, json=request | {"events": events[:3]}).json()

    assert answer == {
        "seq": "8",
        "error": {"message": "the request holds 100001 events; send at most 1000 at a time"},
    }
    assert few["states"][-1]["unconfirmed"] == {"banker": "0.02"}


def test_serve_takes_so_many_clients_at_a_time(served):
    """A client too many is told that the service is unavailable, and the others are served."""
    port = int(served.rstrip("/").rpartition(":")[2])
    with ExitStack() as stack:
        for _ in range(MOST_CONNECTIONS):
            stack.enter_context(socket.create_connection(("127.0.0.1", port))).sendall(b"POST / HTTP/1.1\r\n")
        with httpx.Client(trust_env=False) as client:
            assert client.post(served, content=b"{}").status_code == 503


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_serve_ends_at_once_with_a_client_in_the_middle(number):
    """A signal ends the server quietly, whoever is still sending."""
    with subprocess.Popen([*SERVE, "--http", "0"], stdout=-1, stderr=-1, text=True) as process:
        port = int(process.stdout.readline().strip().rstrip("/").rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as client:
            client.sendall(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{")
            time.sleep(0.1)
            process.send_signal(number)
            out, err = process.communicate(timeout=5)

    assert (process.returncode, out, err) == (0, "", "")


@pytest.mark.parametrize("address", ["0.0.0.0:0", "[::]:0", "192.0.2.1:80", "example.org:80"])
def test_serve_listens_on_this_machine_alone(address):
    """An address that other machines reach is refused."""
    host = address.rpartition(":")[0].strip("[]")
    done = baccarat("serve", "--http", address)

    assert done.returncode == 2
    assert done.stderr == (
        f"baccarat: {host} is reached from other machines, and anybody could ask; "
        "listen at 127.0.0.1, [::1] or localhost\n"
    )


def test_serve_tells_when_its_port_is_taken(served):
    """A port that another server has is told in one sentence."""
    port = served.rstrip("/").rpartition(":")[2]
    done = baccarat_process("serve", "--http", port, timeout=20)

    assert done.returncode == 2
    assert done.stderr.startswith(f"baccarat: nothing can listen at 127.0.0.1:{port} (Address already in use)")
