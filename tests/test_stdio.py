"""Engines over stdio: the same verdict as in process, every fault by its name, and no process left behind."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conformance import __version__
from conformance.cards import read_cards
from conformance.engines.opening import Patience
from conformance.engines.port import Crashed, EngineFault, Port, ProtocolError, TimedOut
from conformance.engines.stdio import StdioEngine
from conformance.engines.wire import MOST_BYTES
from conformance.errors import BaccaratError
from conformance.suite.engagement import engage
from tests.programs import ROOT, SERVE, baccarat

DEAL = read_cards("2S 3D 4H 4C TS TD")
"""Player 2 + 4 = 6 stands; Banker 3 + 4 = 7 stands and wins."""
HELLO = {
    "seq": "1",
    "protocol": 1,
    "engine": {"name": "tiny", "version": "1", "language": "Python"},
    "tables": {"touch": ["coup"]},
}
COUP = {
    "player": ["2S", "4H"],
    "banker": ["3D", "4C"],
    "player_total": 6,
    "banker_total": 7,
    "winner": "banker",
    "settlements": [],
}
ENGINE = f"""
import json, os, sys, time

def write(data):
    sys.stdout.buffer.write(data if isinstance(data, bytes) else data.encode())
    sys.stdout.buffer.flush()

def answer(request):
    if request["op"] == "hello":
        return {HELLO!r} | {{"seq": request["seq"]}}
    return {{"seq": request["seq"], "coups": [{COUP!r}]}}

def lie(request, number):
    write(json.dumps(answer(request)) + "\\n")

%s

coups = 0
for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "hello":
        write(json.dumps(answer(request)) + "\\n")
    else:
        coups += 1
        lie(request, coups)
"""
"""A tiny engine that knows one coup; `lie` is how it answers the n-th coup of its process."""


def gone(pid: int) -> bool:
    """Say whether a process has ended, be it not yet reaped by whoever has inherited it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def wait_for(condition, seconds: float = 5.0) -> bool:
    """Wait until a condition holds, and say whether it does."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


@pytest.fixture
def tiny(tmp_path):
    """Return a function that writes a tiny engine with a lie and returns its command."""

    def write(lie: str = "") -> tuple[str, str]:
        path = tmp_path / "engine.py"
        path.write_text(ENGINE % lie)
        return sys.executable, str(path)

    return write


@pytest.fixture
def port_to():
    """Return a function that gives the port to an engine; all engines end with the test."""
    engines = []

    def start(command, timeout: float = 5.0, restarts: int = 3) -> Port:
        engines.append(StdioEngine(command, timeout, restarts))
        return Port(engines[-1])

    yield start
    for engine in engines:
        engine.close()


def coup(port: Port) -> str:
    """Have the coup that the tiny engine knows played, and return the winner."""
    return port.coup("touch", DEAL, {}).winner


def fault(port: Port) -> EngineFault:
    with pytest.raises(EngineFault) as caught:
        coup(port)
    return caught.value


@pytest.mark.parametrize(
    ("language", "ended", "used_up"),
    [
        pytest.param(
            "id",
            "crash: engine berhenti dengan status keluar 2; akhir standard error-nya: bye",
            "jatah mulai ulang (1)",
            marks=pytest.mark.slow,
        ),
        ("vi", "bị sập: engine dừng với mã thoát 2; cuối luồng lỗi chuẩn: bye", "khởi động lại (1)"),
    ],
)
def test_how_an_engine_ended_is_told_in_the_language_of_the_run(tmp_path, language, ended, used_up):
    """What an engine did is told in Indonesian and Vietnamese, and its last words as it said them."""
    engine = tmp_path / "engine.py"
    engine.write_text(
        "import json, sys\n"
        "seq = json.loads(input())['seq']\n"
        "about = {'name': 'mayfly', 'version': '1', 'language': 'Python'}\n"
        "print(json.dumps({'seq': seq, 'protocol': 1, 'engine': about, 'tables': {'touch': ['coup']}}), flush=True)\n"
        "input()\n"
        "sys.exit(print('bye', file=sys.stderr) or 2)\n"
    )
    command = ("--engine", shlex.join([sys.executable, str(engine)]), "--restarts", "1", "--report", tmp_path / "out")
    done = baccarat("verify", *command, "--table", "touch", "--language", language, "--rule", "DRAW-P5")
    pages = [(tmp_path / "out" / name).read_text("utf-8") for name in ("report.html", "junit.xml")]

    assert done.returncode == 1
    for text in (done.stdout, *pages):
        assert ended in text
        assert "the engine" not in text
    assert all(used_up in text for text in pages)  # the terminal only counts what was not asked any more
    swept = baccarat(
        "verify",
        "--sweep-only",
        "--deals",
        "2",
        "--jobs",
        "2",
        *command[:2],
        "--table",
        "touch",
        "--language",
        language,
        "--resume",
        tmp_path / "kept",
    )
    assert ended in swept.stdout
    assert "the engine ended with exit status 2; the end of its standard error: bye" in (tmp_path / "kept").read_text(
        "utf-8"
    )


def test_verify_names_the_engine_by_its_own_words():
    """The first line has the name, the version and the language from the handshake, and the verdict is as ever."""
    chosen = ["--language", "en", "--table", "touch", "--rule", "DEAL-ORDER"]
    done = baccarat("verify", "--engine", shlex.join(SERVE), *chosen)

    assert done.returncode == 1, done.stderr  # one rule is not all of them
    assert done.stdout.startswith(f"Engine reference {__version__} (Python), ")
    assert "Passed what was run; not conformant, because something was not run:" in done.stdout


def test_a_line_that_comes_in_pieces_is_whole_at_its_end(tiny, port_to):
    """A line may be split anywhere and end with CR and LF; it counts when it has come to its line break."""
    lie = """
def lie(request, number):
    data = json.dumps(answer(request)).encode() + b"\\r\\n"
    for at in range(0, len(data), 40):
        write(data[at : at + 40])
        time.sleep(0.005)
"""

    assert coup(port_to(tiny(lie))) == "banker"


ONCE = """
def lie(request, number, honest=lie):
    if os.path.exists(__file__ + ".lied"):
        return honest(request, number)
    open(__file__ + ".lied", "w").close()
    """
"""The head of a lie that only the first process tells."""


@pytest.mark.parametrize(
    ("lie", "kind", "detail"),
    [
        ("sys.exit(0)", Crashed, "the engine ended with exit status 0"),
        ("sys.exit('no shoe')", Crashed, "the engine ended with exit status 1; the end of its standard error: no shoe"),
        ("os.kill(os.getpid(), 9)", Crashed, "the engine was ended by SIGKILL"),
        ("os.close(1); time.sleep(60)", Crashed, "the engine closed its output and went on"),
        ("time.sleep(60)", TimedOut, "no whole answer within 0.5 s"),
        ("[(write(' '), time.sleep(0.05)) for _ in range(900)]", TimedOut, "no whole answer within 0.5 s"),
        (
            "write(json.dumps(answer(request) | {'seq': 'other'}) + chr(10))",
            ProtocolError,
            'the answer has seq "other", the request has "2"',
        ),
        ("print('Ready.', flush=True)", ProtocolError, "Ready."),
        ("write(chr(10))", ProtocolError, "nothing"),
        ("write('[1]' + chr(10))", ProtocolError, "the answer is not an object: [1]"),
        ("write(b'[\\xff]' + bytes([10]))", ProtocolError, "it is not UTF-8 (byte 1): [\\xff]"),
        ("write(json.dumps(answer(request)) * 2 + chr(10))", ProtocolError, "more follows the JSON value: "),
        (
            "write((json.dumps(answer(request)) + chr(10)) * 2)",
            ProtocolError,
            'one line was expected, and more follows: {"seq": "2"',
        ),
        ("write('{' * 5 * 2**20); time.sleep(60)", ProtocolError, f"the line is longer than {MOST_BYTES} bytes"),
        ("write('{'); os._exit(0)", ProtocolError, "the engine's output ends in the middle of a line: {"),
        ("write('{'); os._exit(3)", Crashed, "the engine ended with exit status 3"),
        ("write('[' * 10**6 + chr(10))", ProtocolError, "it is nested too deeply: [[[["),
        (
            'write(\'{"seq": "1", "seq": "2"}\' + chr(10))',
            ProtocolError,
            'an object has the key "seq" twice: {"seq": "1", "seq": "2"}',
        ),
        (
            'write(json.dumps(answer(request)).replace(\'"winner"\', \'"winner": "tie", "winner"\') + chr(10))',
            ProtocolError,
            'an object has the key "winner" twice: ',
        ),
        (
            "write(b'\\xef\\xbb\\xbf' + json.dumps(answer(request)).encode() + b'\\n')",
            ProtocolError,
            "a byte order mark (BOM)",
        ),
        ("write('{\"seq\": NaN}' + chr(10))", ProtocolError, 'it has NaN, which JSON does not allow: {"seq": NaN}'),
        ("write('[-Infinity]' + chr(10))", ProtocolError, "it has -Infinity, which JSON does not allow: [-Infinity]"),
        ("write('[1e999]' + chr(10))", ProtocolError, "it has a number that is out of range: [1e999]"),
        (
            "write('[\"' + chr(92) + 'ud800\"]' + chr(10))",
            ProtocolError,
            "it has half of a surrogate pair, which is no",
        ),
        ('write(\'{"seq": "2"\' + chr(10))', ProtocolError, 'the JSON is incomplete: {"seq": "2"'),
        ("write('\\u202e\\x9b31m' + chr(10))", ProtocolError, "it is not JSON, at byte 0: \\u202e\\x9b31m"),
        ("os.close(0); time.sleep(60)", TimedOut, "no whole answer within 0.5 s"),
        ("os.close(2); sys.exit(3)", Crashed, "the engine ended with exit status 3"),
    ],
)
def test_each_fault_has_its_name_and_the_next_request_a_fresh_process(tiny, port_to, lie, kind, detail):
    """A fault is told by its verdict and what happened; after it a fresh process answers."""
    port = port_to(tiny(ONCE + lie), timeout=0.5 if kind is TimedOut else 5)
    found = fault(port)

    assert type(found) is kind
    assert detail in found.detail
    assert coup(port) == "banker"


@pytest.mark.parametrize("closed", ["0", "0; sys.exit()", "1", "2; os._exit(1)"])
def test_an_engine_that_closes_a_stream_before_the_handshake_cannot_be_used(tmp_path, closed):
    """Whichever stream an engine closes first, it is told in a sentence, and no process stays."""
    engine = tmp_path / "engine.py"
    engine.write_text(f"import os, sys, time\nos.close({closed})\ntime.sleep(60)\n")
    with (
        pytest.raises(BaccaratError, match=r"crashed: the engine (ended|closed)|timed out: no whole answer"),
        engage(shlex.join([sys.executable, str(engine)]), Patience(0.5)),
    ):
        pass


def test_what_an_engine_says_of_itself_is_cut_and_escaped(tmp_path):
    """A name, a table or a reason of any length and with any characters takes one line."""
    engine = tmp_path / "engine.py"
    engine.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    about = {'name': '\\x1b[31m\\u202e' + 'x' * 10**6, 'version': '\\x9b1', 'language': chr(10)}\n"
        "    answer = {'protocol': 1, 'engine': about, 'tables': {sys.argv[1] * 2000: ['coup']}}\n"
        "    request = json.loads(line)\n"
        "    answer = answer if request['op'] == 'hello' else {'rejected': {'reason': 'no\\u202e' * 2000}}\n"
        "    print(json.dumps({'seq': request['seq']} | answer), flush=True)\n"
    )
    command = [sys.executable, str(engine)]
    with pytest.raises(BaccaratError) as caught, engage(shlex.join([*command, "\x1b"]), Patience()):
        pass
    assert 'claims the table "' + "\\x1b" * 25 + '…", and there is none' in str(caught.value)

    with StdioEngine([*command, "x"], 5, 0) as started:
        about = Port(started).hello().engine
    assert about.name == "\\x1b[31m\\u202e" + "x" * 86 + "…"
    assert (about.version, about.language) == ("\\x9b1", "\\n")


def test_a_line_that_nobody_asked_for_is_noticed_at_the_next_request(tiny, port_to):
    """A second line that comes later than the answer does not pass for the answer to the next request."""
    lie = "def lie(request, number, honest=lie):\n    honest(request, number)\n    os.write(1, b'{}\\n')"
    port = port_to(tiny(lie))
    try:
        coup(port)
        time.sleep(0.2)
        found = fault(port)
    except ProtocolError as error:  # it came at once
        found = error

    assert type(found) is ProtocolError
    assert found.detail.endswith(" {}")


def test_an_engine_that_cannot_write_for_want_of_a_reader_is_read(tiny, port_to):
    """A flood on standard error neither blocks the engine nor is kept, but for its last lines."""
    lie = """
def lie(request, number, honest=lie):
    for _ in range(200):
        sys.stderr.write("x" * 99999 + chr(10))
    sys.stderr.write("the end" + chr(10))
    honest(request, number) if number == 1 else sys.exit(9)
"""
    port = port_to(tiny(lie))

    assert coup(port) == "banker"
    found = fault(port)
    assert type(found) is Crashed
    assert found.detail.endswith(" / the end")
    assert len(found.detail) < 2000


def test_a_request_that_nobody_reads_ends_at_the_time_limit(tiny, port_to):
    """An engine that stops reading blocks no longer than the time limit, however long the request."""
    engine = port_to(tiny("def lie(request, number):\n    time.sleep(60)"), timeout=0.5)
    engine.hello()
    handler = engine._handler
    begun = time.monotonic()
    with pytest.raises(TimedOut):
        handler({"op": "coup", "seq": "9", "deals": ["2S"] * 10**6})

    assert time.monotonic() - begun < 2


def test_a_crash_on_the_nth_request_costs_one_restart_each(tiny, port_to):
    """Each crash is told, a fresh process goes on after a handshake, and after the last restart nothing is asked."""
    lie = "def lie(request, number, honest=lie):\n    sys.exit(4) if number == 2 else honest(request, number)"
    log = "open('hellos', 'a').write(request['op'] + ' ')"
    command = tiny(lie)
    script = Path(command[1])
    hellos = script.with_name("hellos")
    script.write_text(
        script.read_text().replace(
            "    request = json.loads(line)",
            f"    request = json.loads(line)\n    {log}".replace("'hellos'", repr(str(hellos))),
        )
    )
    port = port_to(command, restarts=2)
    course = []
    for _ in range(8):
        try:
            course.append(coup(port))
        except Crashed as crash:
            course.append(crash.detail)

    ended, used_up = (
        "the engine ended with exit status 4",
        "the engine has used up its restarts (2) and is not asked any more",
    )
    assert course == ["banker", ended, "banker", ended, "banker", ended, used_up, used_up]
    assert hellos.read_text().split() == ["hello", "coup", "coup"] * 3


def test_an_engine_that_changes_its_claims_after_a_restart_is_caught(tiny, port_to):
    """What an engine says of itself holds for the whole run."""
    command = tiny("def lie(request, number):\n    sys.exit(1)")
    script = Path(command[1])
    script.write_text(script.read_text().replace("'version': '1'", "'version': str(os.getpid())"))
    port = port_to(command)

    assert type(fault(port)) is Crashed
    found = fault(port)
    assert type(found) is ProtocolError
    assert found.detail == "after a restart the engine's handshake is different"


def test_a_program_that_is_none_is_told(tmp_path, port_to):
    """A file that may be run, but is no program, is told as what it is."""
    path = tmp_path / "engine"
    path.write_bytes(b"\x00\x01")
    path.chmod(0o755)
    with pytest.raises(BaccaratError, match="crashed: the engine cannot be started"), engage(str(path), Patience()):
        pass


FAMILY = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c",
    "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)"])
open(sys.argv[1], "a").write(f"{os.getpid()} {child.pid} ")
"""
"""An engine that starts a sleeper, which does not mind SIGTERM."""


@pytest.fixture
def family(tiny):
    """Return an engine with a child of its own, and a function that lists the pids of both."""
    command = tiny()
    script = Path(command[1])
    script.write_text(FAMILY + script.read_text())
    log = script.with_name("pids")
    return (*command, str(log)), lambda: [int(pid) for pid in (log.read_text().split() if log.exists() else [])]


@pytest.mark.parametrize("error", [None, RuntimeError, KeyboardInterrupt])
def test_no_process_stays(family, error):
    """However an engagement ends, the engine and what it started have ended after it."""
    command, pids = family
    try:
        with engage(shlex.join(command), Patience()) as port:
            coup(port)
            if error is not None:
                raise error
    except (RuntimeError, KeyboardInterrupt):
        pass

    assert len(pids()) == 2
    assert wait_for(lambda: all(map(gone, pids())))


def test_no_process_stays_after_a_time_out(family):
    """An engine that hangs is ended together with what it started, and only then started anew."""
    command, pids = family
    script = Path(command[1])
    script.write_text(script.read_text().replace("lie(request, coups)", "time.sleep(60)"))
    with engage(shlex.join(command), Patience(0.5)) as port:
        found = fault(port)

        assert type(found) is TimedOut
        assert len(pids()) == 2
        assert wait_for(lambda: all(map(gone, pids())))


def pytest_with(engine: str, *options: str) -> subprocess.CompletedProcess:
    """Run the scenarios of one rule at one table with plain pytest, and return the finished process."""
    chosen = ["--baccarat-engine", engine, "--baccarat-table", "touch", "--baccarat-rule", "DRAW-P5"]
    chosen.append("features/vi/player-draw.feature")
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options, *chosen],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_each_worker_has_a_process_of_its_own(tiny):
    """Under pytest -n 2 two engines answer, and both have ended with the run."""
    command = tiny()
    script = Path(command[1])
    log = script.with_name("pids")
    script.write_text(f"import os\nopen({str(log)!r}, 'a').write(f'{{os.getpid()}} ')\n" + script.read_text())
    done = pytest_with(shlex.join(command), "-n", "2")
    pids = [int(pid) for pid in log.read_text().split()]

    assert done.returncode == 1, done.stdout  # the tiny engine knows one coup
    assert len(set(pids)) == len(pids) == 2
    assert wait_for(lambda: all(map(gone, pids)))


def test_plain_pytest_stops_at_an_engine_that_cannot_be_used():
    """Without a handshake no scenario is run against the engine."""
    done = pytest_with("true")

    assert done.returncode == 4
    assert "engine true cannot be used" in done.stdout
    assert "1 failed" not in done.stdout


# baccarat serve


def serve(*arguments: str, **options) -> subprocess.Popen:
    return subprocess.Popen([*SERVE, *arguments], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options)


def test_serve_answers_each_line_and_ends_with_its_input():
    """A line that is not JSON, or no object, gets an error and the next is answered as if nothing had been."""
    lines = [b"{", b"\xff", b"[]", b"x" * (MOST_BYTES + 5), b'{"op": "shuffle", "seq": "7"}']
    process = serve()
    out, _ = process.communicate(b"\n".join(lines), timeout=20)
    answers = [json.loads(line) for line in out.splitlines()]

    assert process.returncode == 0
    assert answers[-1] == {"seq": "7", "unsupported": "op shuffle"}
    assert [(answer["seq"], set(answer)) for answer in answers[:-1]] == [("", {"seq", "error"})] * 4
    assert answers[0]["error"]["message"].startswith("the request is not JSON: ")
    assert answers[3]["error"]["message"] == f"the request is longer than {MOST_BYTES} bytes"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_serve_ends_quietly(number):
    """Ctrl-C and SIGTERM end the server with status 0 and without a word."""
    process = serve(stderr=subprocess.PIPE)
    process.stdin.write(b'{"op": "shuffle", "seq": "7"}\n')
    process.stdin.flush()
    process.stdout.readline()
    process.send_signal(number)
    out, err = process.communicate(timeout=10)

    assert (process.returncode, out, err) == (0, b"", b"")
