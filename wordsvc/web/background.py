"""What a serving process does beside answering: its bots play, old tables are archived."""

from __future__ import annotations

import threading
from collections.abc import Callable

from flask import Flask, current_app

from wordsvc.bootstrap.services import Services
from wordsvc.tables.archiving import archive_hourly
from wordsvc.tables.bot_runner import BotRunner
from wordsvc.web.log import log_failure

BOTS = "wordsvc-bots"


def start(app: Flask, services: Services) -> None:
    """Start both, in threads that end with the process."""
    settings = services.settings
    runner = BotRunner(services.tables.repository, services.lexicon, log_failure, settings.bot_pace)
    app.extensions[BOTS] = runner
    _run_in_thread("bots", runner.run)
    if settings.archive_days:
        days, stop = settings.archive_days, threading.Event()
        _run_in_thread(
            "archiving", lambda: archive_hourly(services.tables.log, days, log_failure, stop)
        )


def wake_bots(table: str) -> None:
    """Somebody new sits at the table, or it has begun."""
    if (runner := current_app.extensions.get(BOTS)) is not None:
        runner.wake(table)


def notify_bots_of_move(table: str) -> None:
    """Somebody has moved there."""
    if (runner := current_app.extensions.get(BOTS)) is not None:
        runner.moved(table)


def _run_in_thread(name: str, run: Callable[[], None]) -> None:
    threading.Thread(target=run, name=name, daemon=True).start()
