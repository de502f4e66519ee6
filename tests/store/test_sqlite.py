"""One file of SQLite: whatever is wrong with it is said, costs nothing, and passes by itself."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from wordsvc.store.sql_log import SqlLog
from wordsvc.store.sqlite import WAL_IS_SAFE, Sqlite, driver, journal
from wordsvc.tables import Chair, Row, StoreUnavailable, Table

TABLE = Table("t", "word-basket", "{}", b"secret", "invite", "host", (Chair(), Chair()))
LONG = "[" + " " * 50_000 + "]"


def row(version: int, events: str = "[]") -> Row:
    return Row(version, None, None, None, events)


@pytest.fixture
def log(tmp_path: Path) -> SqlLog:
    log = SqlLog(Sqlite(tmp_path / "deep" / "tables.sqlite3"))
    log.add_table(TABLE)
    return log


def file_of(log: SqlLog) -> Path:
    assert isinstance(log.database, Sqlite)
    return log.database.path


def take_away(log: SqlLog) -> None:
    """The file with what SQLite has beside it."""
    for file in file_of(log).parent.iterdir():
        file.unlink()


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """What a full disk does to this process."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_old_versions_get_the_journal_that_is_safe_with_them() -> None:
    assert journal(WAL_IS_SAFE) == journal((4, 0, 0)) == "wal"
    assert journal((3, 51, 2)) == journal((3, 40, 1)) == "delete"


def test_a_file_changes_its_journal_with_the_version(tmp_path: Path) -> None:
    def mode() -> str:
        with closing(sqlite3.connect(tmp_path / "tables")) as db:
            return str(db.execute("PRAGMA journal_mode").fetchone()[0])

    for module in (sqlite3, driver(), sqlite3):
        log = SqlLog(Sqlite(tmp_path / "tables", module))
        log.listed()
        assert mode() == journal(module.sqlite_version_info)
        log.database.close()


def test_a_full_disk_is_said_and_passes(log: SqlLog) -> None:
    log.append("t", row(1))
    with no_file_longer_than(file_of(log).stat().st_size + 20_000):
        with pytest.raises(StoreUnavailable):
            log.append("t", row(2, LONG))
        assert log.rows("t") == (row(1),)
        with pytest.raises(StoreUnavailable):
            log.append("t", row(2, LONG))
    log.append("t", row(2, LONG))
    assert log.rows("t") == (row(1), row(2, LONG))
    with closing(sqlite3.connect(file_of(log))) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_file_that_cannot_be_used_is_said_and_not_a_crash(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"this is no database at all" * 100)
    for log in (SqlLog(Sqlite(tmp_path / "file" / "tables")), SqlLog(Sqlite(broken))):
        with pytest.raises(StoreUnavailable):
            log.add_table(TABLE)
        with pytest.raises(StoreUnavailable):
            log.table("t")
        with pytest.raises(StoreUnavailable):
            log.revisions(["t"])


def test_it_is_used_again_as_soon_as_it_can_be(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.write_text("in the way")
    log = SqlLog(Sqlite(folder / "tables"))
    with pytest.raises(StoreUnavailable):
        log.listed()
    folder.unlink()
    log.add_table(TABLE)
    assert log.table("t") == TABLE


def test_a_file_that_was_put_in_its_place_is_used_from_then_on(log: SqlLog, tmp_path: Path) -> None:
    other = SqlLog(Sqlite(tmp_path / "other"))
    other.add_table(TABLE)
    other.append("t", row(1))
    other.database.close()
    assert log.rows("t") == ()
    take_away(log)
    (tmp_path / "other").replace(file_of(log))
    assert log.rows("t") == (row(1),)
    log.append("t", row(2))
    assert [one.version for one in SqlLog(Sqlite(file_of(log))).rows("t")] == [1, 2]


def test_a_file_that_is_gone_is_made_again(log: SqlLog) -> None:
    take_away(log)
    assert log.table("t") is None
    log.add_table(TABLE)
    assert log.table("t") == TABLE
