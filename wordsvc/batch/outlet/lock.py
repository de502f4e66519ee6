"""Is somebody else writing the same output? The lock ends with the process, however it ends."""

from __future__ import annotations

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _take(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def taken(file: BinaryIO) -> bool:
    """Lock an open file for as long as it is open; False where another has it."""
    try:
        _take(file)
    except (BlockingIOError, PermissionError):
        return False
    return True
