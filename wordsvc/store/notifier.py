"""Notifications of what any process has written to PostgreSQL (LISTEN/NOTIFY)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event
from typing import Any

import psycopg
from sqlalchemy import make_url

from wordsvc.store.postgres import CHANNEL, patience

LOOK_UP_SECONDS = 0.5
"""So often it is looked whether listening shall stop."""

AGAIN_SECONDS = 1.0
"""The pause before a connection is tried again."""

_logger = logging.getLogger("wordsvc.store")


class PostgresNotifier:
    """A connection of its own that only listens, and is made again whenever it breaks."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url).set(drivername="postgresql")

    def listen(self, notify: Callable[[str | None], None], stop: Event) -> None:
        """Ring until ``stop`` is set: with a table's id, or with None where something may have been
        missed."""
        while not stop.is_set():
            try:
                with self._connection() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    notify(None)
                    self._pass_on(connection, notify, stop)
            except psycopg.Error as error:
                _logger.warning("notifier away: %s", error)
                stop.wait(AGAIN_SECONDS)

    def _pass_on(
        self, connection: psycopg.Connection[Any], notify: Callable[[str | None], None], stop: Event
    ) -> None:
        while not stop.is_set():
            for told in connection.notifies(timeout=LOOK_UP_SECONDS):
                notify(told.payload)
                if stop.is_set():
                    return

    def _connection(self) -> psycopg.Connection[Any]:
        url = self._url.render_as_string(hide_password=False)
        waits: dict[str, Any] = patience(self._url)
        return psycopg.connect(url, autocommit=True, **waits)
