"""Python engines in a child process: loaded by name, held to the protocol, and kept from the verdict."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from conformance.cards import read_cards
from conformance.engines.opening import REFERENCE, Patience, open_engine
from conformance.engines.port import Crashed, Handler, Port, ProtocolError, TimedOut
from conformance.engines.server import reference
from conformance.engines.stdio import StdioEngine
from conformance.errors import BaccaratError
from conformance.suite.engagement import engage
from tests.programs import BACCARAT, baccarat, baccarat_process

DEAL = read_cards("2S 3D 4H 4C TS TD")
"""Player 2 + 4 = 6 stands; Banker 3 + 4 = 7 stands and wins."""
ADVICE = "check its name and that it can be imported from here"

ENGINE = """
import atexit, os, signal, subprocess, sys, threading, time
from conformance.engines.server import reference

def answer(request):
    if request["op"] != "hello":
        pass
        {lie}
    return reference(request)
"""
"""The reference engine, which does something else before it plays a coup."""


@pytest.fixture
def here(tmp_path, monkeypatch):
    """Return a folder of engines in which the command is run."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.startswith("engine_"):
            del sys.modules[name]


@pytest.fixture
def engine(here):
    """Return a function that writes an engine with a lie, or with any source, and returns its name."""

    def write(lie: str = "", source: str = "") -> str:
        (here / "engine_here.py").write_text(source or ENGINE.format(lie=lie))
        return "engine_here:answer"

    return write


def coup(handler: Handler) -> str:
    """Have a coup played that the reference engine gives to Banker."""
    return Port(handler).coup("touch", DEAL, {"banker": "1.00"}).winner


def gone(pid: int) -> bool:
    """Say whether a process has ended."""
    return not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


# by name


def test_the_reference_engine_runs_in_this_process_and_nothing_else_does():
    """The default is the suite's own function; another name of the same engine is a child process."""
    with open_engine(REFERENCE, Patience()) as trusted, open_engine(f"{REFERENCE}.__call__", Patience()) as child:
        assert trusted is reference
        assert isinstance(child, StdioEngine)
        assert coup(child) == coup(trusted) == "banker"


@pytest.mark.parametrize("in_process", [False, True])
def test_a_class_is_made_into_an_engine(in_process):
    """A class is called once, and its instance answers."""
    with open_engine("conformance.engines.server:ReferenceServer", Patience(in_process=in_process)) as handler:
        assert coup(handler) == "banker"


@pytest.mark.parametrize("in_process", [False, True])
def test_an_engine_in_the_folder_in_use_is_found(engine, in_process):
    """A module beside which the command is run is imported, and an attribute of an attribute is reached."""
    source = "class Inner:\n    @staticmethod\n    def answer(request):\n        return {'seq': request['seq']}\n"
    engine(source=source)
    with open_engine("engine_here:Inner.answer", Patience(in_process=in_process)) as handler:
        assert handler({"op": "hello", "seq": "5"}) == {"seq": "5"}


def not_loaded(name: str, *, in_process: bool) -> str:
    with pytest.raises(BaccaratError) as caught, engage(name, Patience(in_process=in_process)):
        pass
    return str(caught.value)


@pytest.mark.parametrize(
    ("source", "name", "reason"),
    [
        ("", "engine_nowhere:answer", "ModuleNotFoundError: No module named 'engine_nowhere'"),
        ("", "engine_here:other", "AttributeError: module 'engine_here' has no attribute 'other'"),
        ("answer = 7", "engine_here:answer", "TypeError: it cannot be called; name a function of one request"),
        (
            "class answer:\n    pass",
            "engine_here:answer",
            "TypeError: it cannot be called; name a function of one request",
        ),
        ("class answer:\n    def __init__(self): raise OSError('no shoe')", "engine_here:answer", "OSError: no shoe"),
        ("raise RuntimeError('no licence')", "engine_here:answer", "RuntimeError: no licence"),
        ("import sys; sys.exit(4)", "engine_here:answer", "SystemExit: 4"),
        ("answer = (", "engine_here:answer", "SyntaxError: '(' was never closed (engine_here.py, line 1)"),
    ],
)
def test_an_engine_that_cannot_be_loaded_is_named_with_the_reason(engine, source, name, reason):
    """A module that is not there, raises, exits or does not compile, and what cannot be called, are no engine."""
    engine(source=source or "\n")

    assert not_loaded(name, in_process=True) == f"engine {name} cannot be loaded ({reason}); {ADVICE}"
    assert not_loaded(name, in_process=False).endswith(
        f"crashed: the engine cannot be loaded; {ADVICE}; the end of its standard error: {reason}"
    )


def test_only_a_python_engine_runs_in_process():
    """A command and an address have no way into this process."""
    assert not_loaded("true", in_process=True) == (
        "true is not a Python engine, so it cannot run in process; leave --in-process out"
    )


# what an engine does to its process


@pytest.mark.parametrize(
    ("lie", "detail"),
    [
        ("os._exit(0)", "the engine ended with exit status 0"),
        ("threading.Thread(target=os._exit, args=(0,)).start(); time.sleep(5)", "the engine ended with exit status 0"),
        ("os.kill(os.getpid(), signal.SIGALRM)", "the engine was ended by SIGALRM"),
        ("os.killpg(0, signal.SIGKILL)", "the engine was ended by SIGKILL"),
        ("sys.exit(0)", "SystemExit: 0"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt: "),
        ("os.closerange(0, 100); time.sleep(5)", "the engine closed its output and went on"),
        ("return {'seq': request['seq'], 'coups': {1, 2}}", "TypeError: the answer is not JSON: "),
        ("return {'seq': request['seq'], 'coups': float('nan')}", "ValueError: the answer is not JSON: "),
    ],
)
def test_an_engine_that_ends_its_process_has_crashed(engine, lie, detail):
    """Whatever an engine does to its own process, the suite goes on and calls it crashed."""
    with open_engine(engine(lie), Patience()) as handler, pytest.raises(Crashed) as caught:
        coup(handler)

    assert detail in caught.value.detail


def test_what_an_engine_prints_is_no_answer(engine):
    """Standard output is not the wire of a Python engine, and its standard input is empty."""
    lie = "print('{}'); os.write(1, b'{}'); subprocess.run(['echo', '{}'], check=True); assert sys.stdin.read() == ''"
    with open_engine(engine(lie), Patience()) as handler:
        assert coup(handler) == "banker"


@pytest.mark.parametrize("in_process", [False, True])
def test_the_request_is_the_engine_s_own(engine, in_process):
    """An engine may change what it is given; what it was asked stays as it was."""
    heard = []
    with open_engine(
        engine("answered = reference(dict(request)); request.clear(); return answered"), Patience(in_process=in_process)
    ) as handler:
        port = Port(handler)
        port.listen(lambda request, _: heard.append(request))
        port.coup("touch", DEAL, {"banker": "1.00"})

    assert heard[-1]["table"] == "touch"


def test_a_time_limit_holds_for_a_python_engine(engine):
    """An engine that hangs is timed out."""
    with open_engine(engine("time.sleep(9)"), Patience(timeout=0.7)) as handler, pytest.raises(TimedOut):
        coup(handler)


@pytest.mark.parametrize("in_process", [False, True])
def test_a_text_that_no_json_holds_is_a_protocol_error(engine, in_process):
    """Half of a surrogate pair is no character, wherever the engine runs."""
    lie = "return reference(request) | {'note': '\\ud800'}"
    with open_engine(engine(lie), Patience(in_process=in_process)) as handler, pytest.raises(ProtocolError) as caught:
        coup(handler)

    assert "it has half of a surrogate pair, which is not a character" in caught.value.detail


def test_an_engine_finds_its_own_modules_and_none_of_the_suite_s_by_their_short_names(here, engine):
    """Beside an engine its own `cards` is imported, and neither `server` nor `host` is there."""
    (here / "cards.py").write_text("MINE = True\n")
    source = """
import importlib.util, cards
assert cards.MINE
assert not any(map(importlib.util.find_spec, ("server", "host", "opening", "stdio")))
def answer(request):
    return {"seq": request["seq"]}
"""
    with open_engine(engine(source=source), Patience()) as handler:
        assert handler({"op": "hello", "seq": "1"}) == {"seq": "1"}


@pytest.mark.parametrize(
    "lie",
    ["atexit.register(os._exit, 0); os._exit(0)", "os.kill(os.getppid(), signal.SIGTERM); time.sleep(5)"],
)
def test_verify_never_ends_with_0_for_it(here, engine, lie):
    """An engine that ends its process, or asks to end the suite's, is not conformant."""
    done = baccarat_process(
        "verify", "--engine", engine(lie), "--table", "touch", "--rule", "DRAW-P5", "--language", "en", cwd=here
    )

    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr


def test_a_run_in_process_is_no_verdict():
    """A right engine that runs in the suite's process is not called conformant, and has no report."""
    few = ("--engine", "conformance.engines.server:ReferenceServer", "--table", "touch", "--rule", "DRAW-P5")
    done = baccarat("verify", *few, "--language", "en", "--in-process")

    assert done.returncode == 1
    assert "Run in process, where an engine can change the verdict; leave --in-process out for one." in done.stdout
    assert "Passed what was run; not conformant" in done.stdout
    for option in ("--sweep", "--report=x"):
        refused = baccarat("verify", *few[:4], "--in-process", option)
        assert refused.returncode == 2
        assert "--in-process gives no verdict" in refused.stderr


def test_a_fresh_run_numbers_its_requests_at_random():
    """With --fresh no request can be known by its number; without it two runs ask the same."""

    def asked(*, fresh):
        seqs = []
        port = Port(lambda request: seqs.append(request["seq"]) or reference(request), fresh=fresh)
        for _ in range(3):
            port.coup("touch", DEAL, {"banker": "1.00"})
        return seqs

    assert asked(fresh=False) == asked(fresh=False) == ["1", "2", "3", "4"]
    seen = asked(fresh=True) + asked(fresh=True)
    assert len(set(seen)) == 8
    assert {len(seq) for seq in seen} == {16}


# what comes from an engine


STRAY = """
import os, signal, subprocess, sys, time
for number in (signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
for fd in (0, 1, 2):
    os.close(fd)
os.setsid() if os.getpid() != os.getsid(0) else None
open({log!r}, "a").write(str(os.getpid()) + " ")
time.sleep(60)
"""
"""A process that leaves every session, closes what it has open, minds no signal and goes on."""

WAYS = {
    "in a session of its own": "subprocess.Popen([sys.executable, {stray!r}])",
    "of a parent that has gone": "subprocess.run(['sh', '-c', f'{{sys.executable}} {stray} & exit'])",
    "without its environment": "subprocess.Popen(['env', '-i', 'setsid', '--fork', sys.executable, {stray!r}])",
    "of a daemon's daemon": (
        "os.fork() or (os.setsid(), os.fork() and os._exit(0), os.execv(sys.executable, ['python', {stray!r}]))"
    ),
}


@pytest.fixture(params=WAYS, ids=list(WAYS))
def stray(request, here, engine):
    """Return the name of an engine that starts a process which gets away, and the file that has its pid."""
    log = here / "pids"
    (here / "stray.py").write_text(STRAY.format(log=str(log)))
    way = WAYS[request.param].format(stray=str(here / "stray.py"))
    return engine(f"os.path.exists({str(log)!r}) or {way}"), log


def wait_for(condition, seconds=10.0):
    """Wait until a condition holds, and say whether it does."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


def pids(log: Path) -> list[int]:
    return [int(pid) for pid in log.read_text().split()] if log.exists() else []


def test_nothing_that_an_engine_started_outlives_it(stray):
    """When an engagement ends, so has every process that came from the engine, in whatever session."""
    name, log = stray
    with engage(name, Patience()) as port:
        port.coup("touch", DEAL, {"banker": "1.00"})
        assert wait_for(lambda: pids(log))

    assert all(map(gone, pids(log)))
    assert len(pids(log)) == 1


FEW = ("--table", "touch", "--language", "en")


@pytest.mark.parametrize(
    ("numbers", "more"),
    [
        ([signal.SIGTERM], ["--rule", "DRAW-P5"]),
        ([signal.SIGHUP], ["--rule", "DRAW-P5"]),
        ([signal.SIGINT, signal.SIGINT], ["--sweep-only", "--jobs", "2"]),
    ],
    ids=["SIGTERM", "SIGHUP", "Ctrl-C twice"],
)
def test_a_signal_ends_verify_and_all_that_came_from_its_engines(here, engine, numbers, more):
    """Ctrl-C, SIGTERM and SIGHUP end a run with one sentence and status 2, its engines and their daemons too."""
    log = here / "pids"
    (here / "stray.py").write_text(STRAY.format(log=str(log)))
    name = engine(f"subprocess.Popen(['setsid', '--fork', sys.executable, {str(here / 'stray.py')!r}]); time.sleep(60)")
    run = subprocess.Popen(
        [*BACCARAT, "verify", "--engine", name, *FEW, *more],
        cwd=here,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert wait_for(lambda: pids(log), 90)
    family = psutil.Process(run.pid).children(recursive=True)
    for number in numbers:
        run.send_signal(number)
        time.sleep(0.1)
    out, err = run.communicate(timeout=60)

    assert (run.returncode, out, err.strip()) == (2, "", "baccarat: interrupted; nothing was decided")
    assert [process for process in family if process.is_running() and not gone(process.pid)] == []
    assert all(map(gone, pids(log)))
