"""Files that are never half there: written under other names first, and renamed when they are whole."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp


def write_whole(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a folder by their names, all of them whole before the first is renamed.

    Raises OSError when one cannot be written; then none has changed.
    """
    with appearing(folder, *files) as paths:
        for path, content in zip(paths, files.values(), strict=True):
            path.write_bytes(content)


@contextmanager
def appearing(folder: Path, *names: str) -> Iterator[list[Path]]:
    """Yield other names to write files of a folder under.

    They get their own when all is done and all of them are whole, and vanish if that fails.
    """
    written: dict[str, Path] = {}
    try:
        for name in names:
            handle, temporary = mkstemp(dir=folder, prefix=f".{name}.")
            os.close(handle)
            written[name] = Path(temporary)
        yield [*written.values()]
        for path in written.values():
            with path.open("rb") as file:
                os.fsync(file.fileno())
            path.chmod(0o644)
        for name, path in written.items():
            path.replace(folder / name)
    finally:
        for path in written.values():
            with suppress(OSError):
                path.unlink(missing_ok=True)
