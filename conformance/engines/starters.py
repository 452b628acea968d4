"""Engines to start from: adapters that speak the protocol and call a provider's engine, and an engine in JavaScript."""

from __future__ import annotations

from pathlib import Path

import msgspec

from conformance.engines.exported_rules import RULES_FILE, write_rules
from conformance.errors import N_, BaccaratError
from conformance.places import data_folder
from conformance.rulebook import rulebook
from conformance.whole_files import write_whole


class Starter(msgspec.Struct, frozen=True):
    """A starter: what its folder needs to run, the command that builds it, if any, and the one that runs it."""

    needs: str
    build: str
    run: str


STARTERS = {
    "python": Starter("Python 3.9 or newer", "", "python3 engine.py"),
    "typescript": Starter(
        "Node 20 or newer, and npm",
        "npm install typescript@5 @types/node@20 && npx tsc --strict --target es2022 --module nodenext engine.mts",
        "node engine.mjs",
    ),
    "java": Starter("Java 17 or newer", "javac Engine.java Play.java Json.java", "java Engine"),
    "go": Starter("Go 1.18 or newer", "go build -o engine main.go play.go", "./engine"),
    "php": Starter("PHP 8.1 or newer with bcmath", "", "php engine.php"),
    "cpp": Starter("g++ and nlohmann-json3-dev", "g++ -std=c++17 -O2 -o engine engine.cpp", "./engine"),
}
"""The starter adapters by their programming language."""
WHOLE = "javascript"
ENGINES = STARTERS | {WHOLE: Starter("Node 20 or newer", "", "node main.mjs")}
"""What can be written: the adapters, and the engine that is whole."""


def starter_files(language: str) -> dict[str, bytes]:
    """Return the files of an adapter, or of the whole engine, by their names."""
    if language == WHOLE:
        engine = {name: (data_folder("engines") / WHOLE / name).read_bytes() for name in ("engine.mjs", "main.mjs")}
        return engine | {RULES_FILE.name: write_rules(rulebook()).encode()}
    folder = data_folder("engines") / "starters" / language
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def write_starter(language: str, folder: Path) -> tuple[Path, ...]:
    """Write an adapter, or the whole engine, into a folder, which is made where there is none, and return its files.

    Raises BaccaratError when a file of that name is there already, which is kept, or the folder cannot be written.
    """
    files = starter_files(language)
    for name in files:
        if (folder / name).exists():
            raise BaccaratError(
                N_("{file} exists already; choose another folder with --out, or delete it"), file=folder / name
            )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder, files)
    except OSError as error:
        raise BaccaratError(
            N_("{folder} cannot be written ({reason}); choose another folder with --out"),
            folder=folder,
            reason=error.strerror,
        ) from error
    return tuple(folder / name for name in files)
