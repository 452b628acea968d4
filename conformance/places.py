"""Where the data of the project is, and which rules are in force: those of `spec/`, and folders laid over them."""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable
from functools import cache, wraps
from hashlib import sha256
from pathlib import Path
from typing import Literal, ParamSpec, TypeVar

PACKAGE = Path(__file__).parent
RULES = "BACCARAT_RULES"
"""The variable of the environment that names the folders laid over `spec/`, parted as those of PATH are."""
SOURCE = "en"
"""The language in which everything is written, and from which every other is translated."""
LANGUAGE_FILE = "language.toml"
"""What makes a folder of `locales/` a language."""

P = ParamSpec("P")
R = TypeVar("R")


@cache
def data_folder(name: Literal["spec", "features", "locales", "engines"]) -> Path:
    """Return a folder of data: the one that a wheel carries, else that of the checkout."""
    carried = PACKAGE / "_data"
    return (carried if carried.is_dir() else PACKAGE.parent) / name


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages, a folder of `locales/` each: first that in which everything is written."""
    found = {file.parent.name for file in data_folder("locales").glob(f"*/{LANGUAGE_FILE}")}
    return (SOURCE, *sorted(name for name in found - {SOURCE} if not name.startswith(".")))


def overlays() -> tuple[Path, ...]:
    """Return the folders that are laid over `spec/`, in order: those of `--rules`, or else of BACCARAT_RULES."""
    named = os.environ.get(RULES, "").split(os.pathsep)
    return tuple(dict.fromkeys(Path(name).resolve() for name in named if name))


def own_folder(table: str) -> Path | None:
    """Return the folder laid over `spec/` that has a table, None where the table is one of `spec/` itself."""
    return next((folder for folder in overlays() if (folder / f"{table}.toml").is_file()), None)


def lay_over(folders: tuple[Path, ...]) -> None:
    """Lay folders over `spec/`, for this process and for those that it starts."""
    os.environ[RULES] = os.pathsep.join(str(folder.resolve()) for folder in folders)


def of_the_rules(function: Callable[P, R]) -> Callable[P, R]:
    """Keep what a function returns, for as long as the same folders are laid over `spec/`."""
    kept: dict[tuple[Hashable, ...], R] = {}

    @wraps(function)
    def found(*args: P.args, **kwargs: P.kwargs) -> R:
        key = (os.environ.get(RULES, ""), *args, *kwargs.items())
        if key not in kept:
            kept[key] = function(*args, **kwargs)
        return kept[key]

    vars(found)["cache_clear"] = kept.clear
    return found


@of_the_rules
def spec_digest() -> str:
    """Return the SHA-256 over the paths and contents of every file of rules in force, in order of path.

    Those are the files of `spec/`, then of each folder that is laid over it those that it reads.
    """
    digest = sha256()
    for folder, files in ((data_folder("spec"), "**/*.toml"), *((overlay, "*.toml") for overlay in overlays())):
        for path in sorted(folder.glob(files)):
            if path.is_file():  # a pipe or a device has no end; the loader refuses it
                digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
                digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()
