"""The memory of an audit: what one batch returns, the next takes again."""

from __future__ import annotations

import ctypes
import sys

import pyarrow as pa

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""What glibc's malloc.h calls them."""
_LARGEST_ARRAY = 8 << 20
"""More bytes than an array of a batch has; larger ones go back to the system."""
_KEPT = 128 << 20
"""This many free bytes may be kept."""


def keep_freed_memory() -> None:
    """Let memory that is freed be taken again, where the C library is glibc; it concerns the whole process.

    By itself glibc soon gives arrays of this size back to the system and gets them again page by page, each of which
    the system clears first: that took more than a tenth of an audit. Of Arrow's own pools jemalloc holds the least.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:
            mallopt(_MMAP_THRESHOLD, _LARGEST_ARRAY)
            mallopt(_TRIM_THRESHOLD, _KEPT)
    if "jemalloc" in pa.supported_memory_backends():
        pa.set_memory_pool(pa.jemalloc_memory_pool())
