"""Hashes of texts, for whole columns: equal texts have equal hashes of 64 bits, others hardly ever."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

Hashes = NDArray[np.uint64]

_WORD = 8
_ODD, _OTHER = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F)
_HALF = np.uint64(29)


def among(numbers: NDArray[np.unsignedinteger], some: NDArray[np.unsignedinteger]) -> NDArray[np.bool_]:
    """Say which numbers, such as hashes, are among some others of the same type, which are few.

    >>> among(np.array([7, 65543, 9], np.uint64), np.array([7, 9], np.uint64)).tolist()
    [True, False, True]
    """
    marked = np.zeros(2**16, np.bool_)
    marked[some.astype(np.uint16)] = True  # hardly any of the others ends in the same bits
    found: NDArray[np.bool_] = marked.take(numbers.astype(np.uint16))
    places = np.flatnonzero(found)
    found[places] = np.isin(numbers[places], some)
    return found


def hashes(texts: pa.Array) -> Hashes:
    """Return a hash for each text of a column of strings. Anyone who finds two alike compares the texts.

    >>> one, other, again = hashes(pa.array(["R-1000000001", "R-1000000002", "R-1000000001"])).tolist()
    >>> one == again, one == other
    (True, False)
    """
    offsets = np.frombuffer(texts.buffers()[1], np.int32)[texts.offset : texts.offset + len(texts) + 1].astype(np.intp)
    starts, lengths = offsets[:-1], np.diff(offsets)
    found: Hashes = lengths.astype(np.uint64)
    if not len(texts) or texts.buffers()[2] is None:
        return found
    content = np.frombuffer(texts.buffers()[2], np.uint8)[: offsets[-1]]
    padded = np.concatenate((content, np.zeros(_WORD, np.uint8)))
    words = np.ndarray((len(content) + 1,), "<u8", padded.data, strides=(1,))  # one begins at every byte
    for start in range(0, int(lengths.max()), _WORD):
        left = lengths - start
        every = bool(left.min() > 0)
        rows = slice(None) if every else np.flatnonzero(left > 0)
        word = words[starts[rows] + start]
        surplus = np.clip(_WORD - left[rows], 0, _WORD - 1).astype(np.uint64) * np.uint64(8)
        word = (word << surplus) >> surplus
        mixed = (found[rows] ^ word) * _ODD
        found[rows] = (mixed ^ (mixed >> _HALF)) * _OTHER
    return found
