"""The user's folders: one for what can be made again, one for what is kept."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from platformdirs import PlatformDirs

_NAME = "wordsvc"


class NoHome(Exception):
    """The user has no home folder, and no other one is set. ``code`` has a message."""

    code = "cache.no-home"
    facts: Mapping[str, object] = {}


def cache_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """``WORDSVC_CACHE``, else the folder ``wordsvc`` where the platform keeps caches.

    Raises NoHome.
    """
    return _chosen(environ, "WORDSVC_CACHE") or _platform(lambda user: user.user_cache_path)


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """``WORDSVC_DATA``, else the folder ``wordsvc`` where the platform keeps data of programs.

    Raises NoHome.
    """
    return _chosen(environ, "WORDSVC_DATA") or _platform(lambda user: user.user_data_path)


def _chosen(environ: Mapping[str, str], variable: str) -> Path | None:
    chosen = environ.get(variable, "").strip()
    return Path(chosen).expanduser().absolute() if chosen else None


def _platform(folder: Callable[[PlatformDirs], Path]) -> Path:
    from platformdirs import PlatformDirs

    try:
        return folder(PlatformDirs(_NAME, appauthor=False, opinion=False))
    except RuntimeError:
        raise NoHome from None
