"""Starter adapters: a small engine in each language that speaks the protocol, for a provider to put its own into."""

from __future__ import annotations

from pathlib import Path

import msgspec

from conformance.errors import N_, BaccaratError
from conformance.places import data_folder
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
"""The starters by their programming language."""


def starter_files(language: str) -> dict[str, bytes]:
    """Return the files of a starter by their names."""
    folder = data_folder("engines") / "starters" / language
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def write_starter(language: str, folder: Path) -> tuple[Path, ...]:
    """Write a starter into a folder, which is made where there is none, and return its files.

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
