"""The age from which a snapshot of a dictionary is old."""

from __future__ import annotations

from datetime import date

YEARS = 5
"""From this age a JMdict snapshot is called old. New words come into use every year, but the
nouns people play change slowly; the licence asks for a way to update and for the date to be shown,
and sets no term."""


def years_old(snapshot: str, today: date) -> int:
    """Whole years since the day of a snapshot (``YYYY-MM-DD``); 0 where no day is known."""
    try:
        day = date.fromisoformat(snapshot)
    except ValueError:
        return 0
    return today.year - day.year - ((today.month, today.day) < (day.month, day.day))
