"""Where the data of the project is: beside the package in a checkout, inside it in a wheel."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).parent


@cache
def data_folder(name: Literal["spec", "features", "locales", "engines"]) -> Path:
    """Return a folder of data: the one that a wheel carries, else that of the checkout."""
    carried = PACKAGE / "_data"
    return (carried if carried.is_dir() else PACKAGE.parent) / name


@cache
def spec_digest() -> str:
    """Return the SHA-256 over the paths and contents of every file of rules in `spec/`, in order of path."""
    digest, folder = sha256(), data_folder("spec")
    for path in sorted(folder.rglob("*.toml")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()
