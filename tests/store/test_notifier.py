"""Whoever listens hears of every change in the database, also after a break."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Queue
from threading import Event, Thread

from msgspec.structs import replace

from tests.store.servers import PostgresServer
from wordsvc.bootstrap.services import open_log, open_notifier
from wordsvc.bootstrap.settings import Settings
from wordsvc.tables import Chair, Row, Table

SECONDS = 60
TABLE = Table("t", "word-basket", "{}", b"secret", "invite", "host", (Chair(), Chair()))


@contextmanager
def listening(url: str) -> Iterator[Callable[[], str | None]]:
    """Gives what notified next."""
    heard: Queue[str | None] = Queue()
    stop = Event()
    notifier = open_notifier(Settings(database=url))
    assert notifier is not None
    thread = Thread(target=notifier.listen, args=(heard.put, stop))
    thread.start()
    try:
        yield lambda: heard.get(timeout=SECONDS)
    finally:
        stop.set()
        thread.join(SECONDS)
        assert not thread.is_alive()


def test_each_change_is_notified_with_the_tables_name(postgres_url: str) -> None:
    log = open_log(Settings(database=postgres_url))
    with listening(postgres_url) as heard:
        assert heard() is None
        log.add_table(TABLE)
        log.change(replace(TABLE, touched=3))
        log.append("t", Row(1, None, None, None, "[]"))
        log.add_table(replace(TABLE, id="u"))
        log.remove("t")
        assert [heard() for _ in range(5)] == ["t", "t", "t", "u", "t"]


def test_after_a_break_it_notifies_for_all_and_goes_on(
    postgres: PostgresServer, postgres_url: str
) -> None:
    log = open_log(Settings(database=postgres_url))
    log.add_table(TABLE)
    with listening(postgres_url) as heard:
        assert heard() is None
        postgres.stop()
        postgres.start()
        assert heard() is None
        log.append("t", Row(1, None, None, None, "[]"))
        assert heard() == "t"
