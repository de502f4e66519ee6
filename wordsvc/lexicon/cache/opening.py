"""Opening the compiled dictionary, which one process builds for all.

Sets stand side by side, ``lexicon-<format>-<key>``. A set is built in a folder of another name
and put in place by a rename, so that whoever opens it sees all of it or nothing.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Protocol

from wordsvc.files.lock import exclusive
from wordsvc.lexicon.cache.errors import is_full, refused
from wordsvc.lexicon.cache.tidy import BUILDING, PREFIX, discard, flush, remove_old, sweep
from wordsvc.lexicon.compiled import FORMAT, CompiledLexicon, Progress, Unusable
from wordsvc.lexicon.compiled.header import read_header
from wordsvc.lexicon.compiled.writer import quiet

Build = Callable[[Path, Progress], None]
"""Writes a set into an empty folder with ``wordsvc.lexicon.compiled.write``."""

_KEY = re.compile(r"[0-9A-Za-z]+(-[0-9A-Za-z]+)*")
_LOCK = f"{PREFIX}lock"


class Tell(Protocol):
    """Takes a code of ``wordsvc.messages`` with its facts, for a person to read on stderr."""

    def __call__(self, code: str, /, **facts: object) -> None: ...


def open_or_build(
    build: Build, key: str, root: Path, *, tell: Tell, progress: Progress = quiet
) -> CompiledLexicon:
    """The set that ``key`` names, from the cache folder ``root``; built if it is not there.

    ``key`` stands for everything that decides the contents: sources, policy and builder. A set
    that is cut off, foreign or of another format is told of and built again. Of several processes
    that need the same set one builds and the others wait. Sets of other keys are removed, but for
    the newest.

    Raises CacheError where nothing can be written, and whatever ``build`` raises.
    """
    place = set_folder(root, key)
    try:
        return CompiledLexicon(place)
    except Unusable:
        pass
    with _locked(root, tell):
        try:
            return CompiledLexicon(place)  # somebody else has built it meanwhile
        except Unusable as unusable:
            if unusable.fault != "missing":
                tell(f"cache.rebuild.{unusable.fault}", path=str(place))
        _build(build, place, tell, progress)
        remove_old(root, place)
        return CompiledLexicon(place)


def set_folder(root: Path, key: str) -> Path:
    """Where the set that ``key`` names stands, or would stand, in the cache folder ``root``."""
    if not _KEY.fullmatch(key):
        raise ValueError(f"a key is letters, digits and hyphens, not {key!r}")
    return root / f"{PREFIX}{FORMAT}-{key}"


@contextmanager
def _locked(root: Path, tell: Tell) -> Iterator[None]:
    """Hold the lock of the cache folder, which is made if need be."""
    with ExitStack() as held:
        try:
            root.mkdir(parents=True, exist_ok=True)
            held.enter_context(exclusive(root / _LOCK, lambda: tell("cache.wait", path=str(root))))
        except OSError as error:
            raise refused(error, root) from error
        yield


def _build(build: Build, place: Path, tell: Tell, progress: Progress) -> None:
    """Build a set and put it in place. Only the holder of the lock comes here."""
    root = place.parent
    sweep(root)
    folder = root / f"{place.name}{BUILDING}{os.getpid()}"
    try:
        folder.mkdir()
    except OSError as error:
        raise refused(error, root) from error
    tell("cache.build", path=str(place))
    try:
        build(folder, progress)
        read_header(folder)
        flush(folder)
        discard(place)
        folder.rename(place)
    except OSError as error:
        if is_full(error) or _is_under(root, error):
            raise refused(error, root) from error
        raise
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _is_under(root: Path, error: OSError) -> bool:
    """Whether the error is about a file of the cache, not about a source that is read."""
    return isinstance(error.filename, str | Path) and root in Path(error.filename).parents
