"""The user's folder for files that can be made again."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from wordsvc.lexicon.cache.errors import CacheError

_NAME = "wordsvc"


def cache_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """``WORDSVC_CACHE``, else the folder ``wordsvc`` where the platform keeps caches.

    That is ``XDG_CACHE_HOME`` or ``~/.cache``; ``~/Library/Caches`` on macOS and ``LOCALAPPDATA``
    on Windows. As the XDG specification asks, a relative ``XDG_CACHE_HOME`` does not count.
    Raises CacheError where the user has no home folder.
    """
    if chosen := environ.get("WORDSVC_CACHE", "").strip():
        return Path(chosen).expanduser().absolute()
    variable = "LOCALAPPDATA" if platform == "win32" else "XDG_CACHE_HOME"
    base = Path(environ.get(variable, ""))
    if platform != "darwin" and base.is_absolute():
        return base / _NAME
    return _home(environ) / _UNDER_HOME.get(platform, ".cache") / _NAME


_UNDER_HOME = {"darwin": "Library/Caches", "win32": "AppData/Local"}


def _home(environ: Mapping[str, str]) -> Path:
    if home := environ.get("HOME"):
        return Path(home)
    try:
        return Path.home()
    except RuntimeError:
        raise CacheError("cache.no-home") from None
