"""Files that are never half there: written under other names first, and renamed when they are whole.

A link stays a link, and the file that it leads to is replaced. A device, a pipe and a standard stream are never
replaced: what is whole is written to them.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp

_DEVICES = "/dev/"
"""Where a name stands for something to write to even if that is a file: `/dev/stdout` of a shell's `> file`."""


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
    Raises OSError when one of them cannot be written, before any is where it is a folder.
    """
    targets = [folder / name for name in names]
    modes = [_mode_of(target) for target in targets]
    written: list[Path] = []
    try:
        for target in targets:
            near = None if is_stream(target) else Path(os.path.realpath(target)).parent
            handle, temporary = mkstemp(dir=near, prefix=f".{target.name}.")
            os.close(handle)
            written.append(Path(temporary))
        yield written
        for path, mode in zip(written, modes, strict=True):
            with path.open("rb") as file:
                os.fsync(file.fileno())
            path.chmod(mode)
        for target, path in zip(targets, written, strict=True):
            if is_stream(target):
                with path.open("rb") as whole, target.open("ab") as stream:
                    shutil.copyfileobj(whole, stream)
            else:
                path.replace(os.path.realpath(target))
    finally:
        for path in written:
            with suppress(OSError):
                path.unlink(missing_ok=True)


def is_stream(path: Path) -> bool:
    """Say whether a path is something to write to that no file can replace."""
    return str(path.absolute()).startswith(_DEVICES) or (path.exists() and not (path.is_file() or path.is_dir()))


def _mode_of(path: Path) -> int:
    """Return the permissions for a file: those that it has, or else what the umask leaves.

    Raises OSError when there is a folder in its place.
    """
    try:
        status = path.stat()
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    return stat.S_IMODE(status.st_mode)
