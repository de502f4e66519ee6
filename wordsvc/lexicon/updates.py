"""The user's own newer dictionaries, and the age from which a snapshot is old."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from wordsvc.lexicon.cache.errors import CacheError

_NAME = "wordsvc"
_UNDER_HOME = {"darwin": "Library/Application Support", "win32": "AppData/Local"}
YEARS = 5
"""From this age a JMdict snapshot is called old. New words come into use every year, but the
nouns people play change slowly; the licence asks for a way to update and for the date to be shown,
and sets no term."""


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """``WORDSVC_DATA``, else the folder ``wordsvc`` where the platform keeps data of programs.

    That is ``XDG_DATA_HOME`` or ``~/.local/share``, ``~/Library/Application Support`` on macOS and
    ``LOCALAPPDATA`` on Windows. A relative ``XDG_DATA_HOME`` does not count (XDG specification).
    Raises CacheError where the user has no home folder.
    """
    if chosen := environ.get("WORDSVC_DATA", "").strip():
        return Path(chosen).expanduser().absolute()
    variable = "LOCALAPPDATA" if platform == "win32" else "XDG_DATA_HOME"
    base = Path(environ.get(variable, ""))
    if platform != "darwin" and base.is_absolute():
        return base / _NAME
    return _home(environ) / _UNDER_HOME.get(platform, ".local/share") / _NAME


def _home(environ: Mapping[str, str]) -> Path:
    if home := environ.get("HOME"):
        return Path(home)
    try:
        return Path.home()
    except RuntimeError:
        raise CacheError("cache.no-home") from None


def years_old(snapshot: str, today: date) -> int:
    """Whole years since the day of a snapshot (``YYYY-MM-DD``); 0 where no day is known."""
    try:
        day = date.fromisoformat(snapshot)
    except ValueError:
        return 0
    return today.year - day.year - ((today.month, today.day) < (day.month, day.day))
