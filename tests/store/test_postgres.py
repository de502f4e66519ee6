"""A PostgreSQL server that goes away: it is said, costs nothing, and passes by itself."""

from __future__ import annotations

import pytest

from tests.store.servers import PostgresServer
from wordsvc.bootstrap.services import open_log
from wordsvc.bootstrap.settings import Settings
from wordsvc.tables import Chair, Row, StoreUnavailable, Table

TABLE = Table("t", "word-basket", "{}", b"secret", "invite", "host", (Chair(), Chair()))


def row(version: int) -> Row:
    return Row(version, None, None, None, "[]")


def test_a_lost_server_is_said_and_comes_back(postgres: PostgresServer, postgres_url: str) -> None:
    log = open_log(Settings(database=postgres_url))
    log.add_table(TABLE)
    log.append("t", row(1))
    postgres.stop()
    for _ in range(2):
        with pytest.raises(StoreUnavailable):
            log.append("t", row(2))
        with pytest.raises(StoreUnavailable):
            log.rows("t")
    postgres.start()
    assert log.rows("t") == (row(1),)
    log.append("t", row(2))
    assert log.rows("t", 1) == (row(2),)


def test_connections_that_broke_unseen_are_replaced(
    postgres: PostgresServer, postgres_url: str
) -> None:
    log = open_log(Settings(database=postgres_url))
    log.add_table(TABLE)
    postgres.stop()
    postgres.start()
    log.append("t", row(1))
    assert log.rows("t") == (row(1),)


def test_a_server_that_was_never_there_is_waited_for() -> None:
    log = open_log(Settings(database="postgresql://nobody@127.0.0.1:1/nothing"))
    with pytest.raises(StoreUnavailable):
        log.listed()
