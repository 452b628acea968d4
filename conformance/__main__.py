"""The first moment of the command `baccarat`: a signal ends it as any later one, while the rest is being loaded."""

from __future__ import annotations

import os
import signal

ENDING = ("SIGINT", "SIGTERM", "SIGHUP")
"""The signals that end a command; Windows has no SIGHUP."""
INTERRUPTED = "interrupted; nothing was decided"
MISUSE = 2


def main() -> None:
    """Run the command line; until it is loaded, nothing has begun that a signal could leave behind."""
    for name in ENDING:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _end)
    from conformance.cli import main as run  # noqa: PLC0415 - it takes most of a second

    run()


def _end(*_: object) -> None:
    os.write(2, f"baccarat: {INTERRUPTED}\n".encode())
    os._exit(MISUSE)


if __name__ == "__main__":
    main()
