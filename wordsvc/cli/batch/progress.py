"""How far is a list, how fast does it go, how long will it take? On stderr."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from wordsvc.batch.run import RunProgress, Watch
from wordsvc.cli.message import message

if TYPE_CHECKING:
    from rich.progress import Progress

PRINT_SECONDS = 15.0
"""How often a line is written where there is no terminal."""


@contextmanager
def shown_progress(size: int | None) -> Iterator[Watch]:
    """A bar on a terminal, a line now and then anywhere else. ``size`` is bytes of all lists."""
    if not sys.stderr.isatty():
        yield _Lines(size).advance
        return
    bar = _bar()
    task = bar.add_task("", total=size, rows="", rate="")
    started = time.monotonic()

    def advance(step: RunProgress) -> None:
        rate = step.rows / max(time.monotonic() - started, 1e-9)
        bar.update(
            task,
            completed=step.taken,
            rows=f"{step.rows:,}",
            rate=message("batch.rate", rate=_n(rate)),
        )

    with bar:
        yield advance


class _Lines:
    """Writes lines, none for a list that is done at once."""

    def __init__(self, size: int | None) -> None:
        self._size = size
        self._started = self._printed = time.monotonic()

    def advance(self, step: RunProgress) -> None:
        """Say how far it is, if it is time."""
        now = time.monotonic()
        if now - self._printed < PRINT_SECONDS:
            return
        self._printed = now
        spent = now - self._started
        left = ""
        if self._size and step.taken:
            left = clock(spent * max(self._size - step.taken, 0) / step.taken)
        facts = {"rows": _n(step.rows), "rate": _n(step.rows / spent), "left": left}
        click.echo(message("batch.progress", **facts), err=True)


def clock(seconds: float) -> str:
    """Hours, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _n(number: float) -> str:
    return f"{number:,.0f}"


def _bar() -> Progress:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        BarColumn(None),
        TaskProgressColumn(),
        TextColumn("{task.fields[rows]}"),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TextColumn("/"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=Console(stderr=True), transient=True)
