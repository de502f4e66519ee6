"""Safe removal of what is left over in the cache folder."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

from wordsvc.lexicon.compiled.header import HEADER, MAGIC

PREFIX = "lexicon-"
BUILDING = ".building-"
_DISCARDED = ".discarded-"
_KEPT = 2


def sweep(root: Path) -> None:
    """Remove what builds left behind that were killed. Only the holder of the lock may."""
    for mark in (BUILDING, _DISCARDED):
        for folder in root.glob(f"{PREFIX}*{mark}*"):
            shutil.rmtree(folder, ignore_errors=True)


def remove_old(root: Path, current: Path) -> None:
    """Remove all sets but the newest two and the current one.

    Who has an old set mapped keeps it: the system frees the files when the last one lets go. On
    systems that refuse to move mapped files, the old set stays for another time.
    """
    for folder in sets(root)[_KEPT:]:
        if folder != current:
            with suppress(OSError):
                discard(folder)


def sets(root: Path) -> list[Path]:
    """The folders of all sets in a cache folder, of whatever format, newest first."""
    ages = {folder: _written(folder) for folder in root.glob(f"{PREFIX}*")}
    found = {folder: age for folder, age in ages.items() if age is not None}
    return sorted(found, key=found.__getitem__, reverse=True)


def discard(path: Path) -> None:
    """Remove a file or folder under its name at once, so that nobody opens half of it."""
    if not (path.exists() or path.is_symlink()):
        return
    aside = Path(tempfile.mkdtemp(prefix=f"{path.name}{_DISCARDED}", dir=path.parent))
    try:
        path.rename(aside / path.name)
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def flush(folder: Path) -> None:
    """Have everything in a folder on disk before it is renamed, or raise OSError."""
    for file in folder.iterdir():
        descriptor = os.open(file, os.O_RDWR)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _written(folder: Path) -> float | None:
    """When this program wrote a set there, in whatever format; None where there is none."""
    try:
        with (folder / HEADER).open("rb") as file:
            is_set = file.read(len(MAGIC)) == MAGIC.encode()
            return os.fstat(file.fileno()).st_mtime if is_set else None
    except OSError:
        return None
