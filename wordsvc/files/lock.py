"""A lock between processes that is free again when its holder dies.

The lock belongs to the open file: the system frees it when the process ends, however it ends. The
file itself stays, since removing it would let two processes lock two files of one name.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

_PAUSE = 0.1

if sys.platform == "win32":
    import msvcrt

    def _take(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def exclusive(path: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Hold the lock on a file, which is made if need be. Threads exclude one another too.

    ``waiting`` is called once if somebody else holds the lock. Raises OSError where the file
    cannot be made or the file system knows no locks.
    """
    with path.open("ab") as file:
        if not taken(file):
            waiting()
            while not taken(file):
                time.sleep(_PAUSE)
        yield


def taken(file: BinaryIO) -> bool:
    """Lock an open file for as long as it is open; False where another has it."""
    try:
        _take(file)
    except (BlockingIOError, PermissionError):
        return False
    return True
