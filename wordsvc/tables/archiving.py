"""The archiving of tables that nobody comes back to."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from wordsvc.tables.errors import StoreUnavailable
from wordsvc.tables.log import Conflict, Log, Stage

DAY_SECONDS = 24 * 3600
HOUR_SECONDS = 3600
UNFINISHED: tuple[Stage, ...] = ("waiting", "playing")


def archive_abandoned(log: Log, before: int) -> int:
    """Put away all tables on which nothing was done since that time (seconds since 1970), games
    that ended excepted; how many were. One that somebody comes back to meanwhile stays."""
    archived = 0
    for stage in UNFINISHED:
        for table in log.listed(stage=stage, before=before):
            with suppress(Conflict):
                log.change(replace(table, stage="archived"))
                archived += 1
    return archived


def archive_hourly(
    log: Log, days: int, report: Callable[[Exception], None], stop: threading.Event
) -> None:
    """Put abandoned tables away every hour until ``stop`` is set."""
    while True:
        try:
            archive_abandoned(log, int(time.time()) - days * DAY_SECONDS)
        except StoreUnavailable:
            pass  # it may come back
        except Exception as error:  # noqa: BLE001 - a bug here must not end it
            report(error)
        if stop.wait(HOUR_SECONDS):
            return
