"""What can keep the compiled dictionary from being stored."""

from __future__ import annotations

import errno
from pathlib import Path

from wordsvc.coded_error import CodedError

ROOM_MB = 150
"""Free space that a build asks for: the new set, and one of an earlier version beside it."""

_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


class CacheError(CodedError):
    """The cache folder cannot be used. ``code`` has a message that says what to do.

    ``cache.unwritable`` (facts ``path``, ``reason``), ``cache.full`` (``path``, ``megabytes``).
    """


def is_full(error: OSError) -> bool:
    """Whether there was no room, or no more room allowed, for a file."""
    return error.errno in _FULL


def refused(error: OSError, folder: Path) -> CacheError:
    """The error of a folder that could not be written to."""
    if is_full(error):
        return CacheError("cache.full", path=str(folder), megabytes=ROOM_MB)
    return CacheError("cache.unwritable", path=str(folder), reason=error.strerror or str(error))
