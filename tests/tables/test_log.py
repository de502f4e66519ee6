"""What every log promises, whichever way it keeps things."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from wordsvc.store.sqlite import SqliteLog
from wordsvc.tables import Away, Conflict, Log, MemoryLog, Row, Table

TABLE = Table("t", "word-basket", 2, "{}", b"\x00secret", "invite", "host")


def row(version: int, *, seat: int | None = 0, key: str | None = None) -> Row:
    return Row(version, seat, key, '{"type":"call_reach"}', "[]")


@pytest.fixture(params=["memory", "sqlite"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Log:
    kept: Log = MemoryLog()
    if request.param == "sqlite":
        kept = SqliteLog(tmp_path / "deep" / "tables.sqlite3")
    kept.add_table(TABLE)
    return kept


def test_a_table_is_kept_as_it_was_opened(log: Log) -> None:
    assert log.table("t") == TABLE
    assert log.table("other") is None
    assert log.rows("t") == log.rows("other") == ()


def test_seats_are_taken_one_after_the_other(log: Log) -> None:
    log.add_seat("t", 0, "あや", "hash-a")
    with pytest.raises(Conflict):
        log.add_seat("t", 0, "けん", "hash-b")
    log.add_seat("t", 1, "けん", "hash-b")
    known = log.table("t")
    assert known is not None
    assert (known.names, known.tokens) == (("あや", "けん"), ("hash-a", "hash-b"))
    assert known.full


def test_a_version_is_written_once(log: Log) -> None:
    log.append("t", row(1, seat=None))
    log.append("t", row(2))
    with pytest.raises(Conflict):
        log.append("t", row(2, seat=1))
    assert [one.version for one in log.rows("t")] == [1, 2]


def test_a_seats_key_is_used_once_and_other_seats_may_use_it_too(log: Log) -> None:
    log.append("t", row(1, key="k"))
    with pytest.raises(Conflict):
        log.append("t", row(2, key="k"))
    log.append("t", row(2, seat=1, key="k"))
    log.append("t", row(3))
    log.append("t", row(4))
    assert [one.key for one in log.rows("t")] == ["k", "k", None, None]


@pytest.mark.parametrize("racers", [8])
def test_of_many_in_the_same_moment_exactly_one_is_first(log: Log, racers: int) -> None:
    def race(number: int) -> bool:
        try:
            log.append("t", row(1, seat=number))
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(racers) as pool:
        won = list(pool.map(race, range(racers)))
    assert won.count(True) == 1
    assert log.rows("t")[0].seat == won.index(True)


def test_a_file_is_read_by_another_process_as_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    first: Callable[[], SqliteLog] = lambda: SqliteLog(path)  # noqa: E731 - opened twice
    first().add_table(TABLE)
    first().add_seat("t", 0, "あや", "hash")
    first().append("t", row(1))
    assert first().rows("t") == (row(1),)
    known = first().table("t")
    assert known is not None
    assert known.names == ("あや",)


def test_a_file_that_cannot_be_used_is_said_and_not_a_crash(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"this is no database at all" * 100)
    for log in (SqliteLog(tmp_path / "file" / "tables.sqlite3"), SqliteLog(broken)):
        with pytest.raises(Away):
            log.add_table(TABLE)
    with pytest.raises(Away):
        SqliteLog(broken).rows("t")


def test_without_a_file_there_is_no_table(tmp_path: Path) -> None:
    assert SqliteLog(tmp_path / "none.sqlite3").table("t") is None
    assert not (tmp_path / "none.sqlite3").exists()
