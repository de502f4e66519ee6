"""What becomes of tables that nobody comes back to?"""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from wordsvc.tables.log import Conflict, Log, Stage

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
