"""Files that are never half there: written under other names first, and renamed when they are whole."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp


def write_whole(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a folder by their names, all of them whole before the first is renamed.

    Raises OSError when one cannot be written; then none has changed.
    """
    written: dict[str, Path] = {}
    try:
        for name, content in files.items():
            handle, temporary = mkstemp(dir=folder, prefix=f".{name}.")
            written[name] = Path(temporary)
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fchmod(handle, 0o644)
                os.fsync(handle)
        for name, path in written.items():
            path.replace(folder / name)
    finally:
        for path in written.values():
            with suppress(OSError):
                path.unlink(missing_ok=True)
