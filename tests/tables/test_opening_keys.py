"""A table is opened once, however often the same request comes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.games.lexicons import WORDS
from tests.store.logs import EVERY_DATABASE, EVERY_LOG
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.decoding.faults import Faulty
from wordsvc.store.opening import open_database
from wordsvc.store.sql_log import SqlLog
from wordsvc.tables import KeyReused, Log, MemoryLog, TableOpened, Tables, Terms

KEY = "a-key-that-nobody-guesses"
THREADS = 8


def tables_of(log: Log) -> Tables:
    return Tables(log, WORDS, SheetLibrary())


def opened(log: Log, key: str | None = KEY, **more: Any) -> TableOpened:
    asked: dict[str, Any] = {"game": "word-basket", "seats": 2, **more}
    return tables_of(log).lobby.open(**asked, key=key)


@EVERY_LOG
def test_the_same_request_with_the_same_key_opens_one_table(log: Log) -> None:
    first = opened(log)
    assert opened(log) == first
    assert [table.id for table in log.listed()] == [first.table]
    assert tables_of(log).play.look(first.table, first.host_token).host
    assert tables_of(log).lobby.sit(first.table, first.invite, "あや").seat == 0


@EVERY_LOG
def test_of_many_at_the_same_moment_one_opens_it_and_all_are_told(log: Log) -> None:
    with ThreadPoolExecutor(THREADS) as pool:
        told = set(pool.map(lambda _: opened(log), range(THREADS)))
    assert [table.id for table in log.listed()] == [one.table for one in told]


@pytest.mark.parametrize(
    "other",
    [
        {"game": "super-lucky-box"},
        {"seats": 3},
        {"options": "kids2"},
        {"options": {"deals": 1}},
        {"terms": Terms(spectators=True)},
        {"game": "super-lucky-box", "sheet": "house"},
    ],
    ids=str,
)
def test_another_request_with_the_same_key_is_refused(other: dict[str, Any]) -> None:
    log = MemoryLog()
    first = opened(log)
    with pytest.raises(KeyReused) as error:
        opened(log, **other)
    assert error.value.facts == {"key": KEY}
    assert [table.id for table in log.listed()] == [first.table]


def test_the_first_answer_comes_also_when_the_table_has_changed() -> None:
    log = MemoryLog()
    first = opened(log)
    house = tables_of(log)
    house.hosting.set_terms(first.table, first.host_token, Terms(clock=5))
    house.lobby.new_invite(first.table, first.host_token)
    assert opened(log) == first


def test_a_key_that_could_be_guessed_is_none() -> None:
    with pytest.raises(Faulty) as faulty:
        opened(MemoryLog(), "1")
    assert [fault.code for fault in faulty.value.faults] == ["tables.short-key"]


def test_what_a_key_brings_is_the_houses_own_secret() -> None:
    """Nobody who knows or guesses the key alone knows table, invitation, token or cards."""
    houses = [MemoryLog(), MemoryLog()]
    told = [opened(log) for log in houses]
    assert len({name for one in told for name in (one.table, one.invite, one.host_token)}) == 6
    assert len({table.secret for log in houses for table in log.listed()}) == 2


def test_without_a_key_or_with_another_one_tables_are_different() -> None:
    log = MemoryLog()
    told = [opened(log, key) for key in (None, None, KEY, KEY + "2")]
    assert len({one.table for one in told}) == len(log.listed()) == 4


@EVERY_DATABASE
def test_all_processes_over_a_database_share_one_secret(database_url: str) -> None:
    logs = [SqlLog(open_database(database_url)) for _ in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        secrets = set(pool.map(lambda log: log.secret(), logs))
    assert [len(secret) for secret in secrets] == [32]
    assert opened(logs[0]) == opened(logs[1])
