"""What does somebody at a terminal see while the dictionary is being built?"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from wordsvc.messages import of_locale, sentence

if TYPE_CHECKING:
    from rich.progress import Progress

SHARE = {"read": 20, "weigh": 65, "spellings": 10, "patterns": 5}
"""About how many per cent of the time each phase takes, in their order."""


class Terminal:
    """Says messages on stderr in the language of the locale, and shows one bar for all phases.

    Without a terminal (a log, CI) only the messages are written.
    """

    def __init__(self) -> None:
        self._bar: Progress | None = None

    def tell(self, code: str, /, **facts: Any) -> None:  # noqa: ANN401
        """Say one message."""
        print(sentence(code, facts, of_locale(os.environ)), file=sys.stderr, flush=True)

    def progress(self, done: int, total: int, what: str) -> None:
        """Move the bar: ``done`` of ``total`` (0 = not known yet) of the phase ``what``."""
        if what not in SHARE or not sys.stderr.isatty():
            return
        phases = list(SHARE)
        before = sum(SHARE[phase] for phase in phases[: phases.index(what)])
        within = SHARE[what] * done / total if total else 0
        if self._bar is None:
            self._bar = _bar()
            self._bar.start()
        self._bar.update(self._bar.task_ids[0], completed=before + within)

    @contextmanager
    def watching(self) -> Iterator[Terminal]:
        """Take the bar away at the end, however that comes."""
        try:
            yield self
        finally:
            if self._bar is not None:
                self._bar.stop()


def _bar() -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeElapsedColumn

    columns = (BarColumn(None), TaskProgressColumn(), TimeElapsedColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.add_task("", total=100)
    return bar
