"""A backup holds everything of one moment, and is taken back whole or not at all."""

from __future__ import annotations

import gzip
import stat
from pathlib import Path
from threading import Event, Thread

import msgspec
import pytest
from msgspec.structs import replace

from tests.store.logs import EVERY_DATABASE
from tests.store.servers import PostgresServer
from wordsvc.store.backup import BackupDamaged, Counts, DatabaseNotEmpty, back_up, restore
from wordsvc.store.opening import open_database
from wordsvc.store.sql_log import SqlLog
from wordsvc.store.sqlite import Sqlite
from wordsvc.tables import Chair, Conflict, Row, Table, Terms

TABLE = Table(
    "t", "word-basket", "{}", bytes(range(256)), "i", "h", (Chair("person", "あや😀", "x"), Chair())
)
OTHER = replace(TABLE, id="o", terms=Terms(True, 5), host_seat=0, stage="ended", touched=7)


def row(version: int) -> Row:
    return Row(version, 0, f"k{version}", '{"w":"る"}', "[]", by="bot", at=version)


def everything(log: SqlLog) -> dict[Table, tuple[Row, ...]]:
    return {table: log.rows(table.id) for table in log.listed()}


@pytest.fixture
def filled(database_url: str) -> SqlLog:
    log = SqlLog(open_database(database_url))
    log.add_table(TABLE)
    log.add_table(OTHER)
    for version in (1, 2, 3):
        log.append("t", row(version))
    return log


@EVERY_DATABASE
def test_all_comes_back_in_the_same_or_another_database(
    filled: SqlLog, tmp_path: Path, postgres: PostgresServer
) -> None:
    file = tmp_path / "backup"
    assert back_up(filled.database, file, 0) == Counts(2, 3)
    for url in (f"sqlite:///{tmp_path}/new", postgres.fresh()):
        other = SqlLog(open_database(url))
        assert restore(other.database, file) == Counts(2, 3)
        assert everything(other) == everything(filled)
        other.append("t", row(4))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in tmp_path.glob("*.part")] == []


@EVERY_DATABASE
def test_a_database_with_tables_is_replaced_only_on_demand(filled: SqlLog, tmp_path: Path) -> None:
    back_up(filled.database, tmp_path / "backup", 0)
    before = everything(filled)
    filled.remove("o")
    filled.append("t", row(4))
    with pytest.raises(DatabaseNotEmpty) as error:
        restore(filled.database, tmp_path / "backup")
    assert error.value.tables == 1
    assert len(filled.rows("t")) == 4
    restore(filled.database, tmp_path / "backup", replacing=True)
    assert everything(filled) == before


@EVERY_DATABASE
def test_a_backup_that_is_not_whole_changes_nothing(filled: SqlLog, tmp_path: Path) -> None:
    whole = tmp_path / "backup"
    back_up(filled.database, whole, 0)
    before = everything(filled)
    packed = whole.read_bytes()
    lines = gzip.decompress(packed).splitlines(keepends=True)
    broken = [
        packed[: len(packed) // 2],
        packed[:-4],
        packed[:40] + bytes([packed[40] ^ 1]) + packed[41:],
        b"",
        b"no backup",
        gzip.compress(b""),
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join(lines[:2] + lines[3:])),
        gzip.compress(b"".join(lines) + lines[-1]),
        gzip.compress(b"".join(lines).replace(b'"format":1', b'"format":2')),
        gzip.compress(b"".join(lines).replace(b'"at":2', b'"at":3')),
    ]
    for number, data in enumerate(broken):
        file = tmp_path / f"broken-{number}"
        file.write_bytes(data)
        with pytest.raises(BackupDamaged):
            restore(filled.database, file, replacing=True)
        assert everything(filled) == before, number


@EVERY_DATABASE
def test_it_is_consistent_while_games_go_on(filled: SqlLog, tmp_path: Path) -> None:
    """Two tables always move in turn, so no backup may have the second one ahead."""
    stop, moved = Event(), Event()

    def play() -> None:
        version = 0
        while not stop.is_set():
            version += 1
            try:
                filled.append("o", row(version))
                filled.append("t", row(version + 3))
            finally:
                moved.set()

    player = Thread(target=play)
    player.start()
    moved.wait()
    try:
        for number in range(5):
            back_up(filled.database, tmp_path / f"backup-{number}", 0)
    finally:
        stop.set()
        player.join()
    for number in range(5):
        copy = SqlLog(Sqlite(tmp_path / f"copy-{number}"))
        restore(copy.database, tmp_path / f"backup-{number}")
        heads = {table.id: table.head for table in copy.listed()}
        assert heads["t"] - 3 <= heads["o"] <= heads["t"] - 2
        assert [one.version for one in copy.rows("o")] == list(range(1, heads["o"] + 1))


def test_a_failing_write_leaves_the_last_backup(tmp_path: Path) -> None:
    log = SqlLog(Sqlite(tmp_path / "tables.sqlite3"))
    log.add_table(TABLE)
    folder = tmp_path / "nowhere"
    with pytest.raises(FileNotFoundError):
        back_up(log.database, folder / "backup", 0)
    folder.mkdir()
    (folder / "backup").write_bytes(b"the last one")
    broken = Sqlite(tmp_path / "broken")
    broken.path.write_bytes(b"this is no database" * 100)
    with pytest.raises(Exception, match="away"):
        back_up(broken, folder / "backup", 0)
    assert [file.read_bytes() for file in folder.iterdir()] == [b"the last one"]


def test_a_table_that_comes_with_rows_comes_whole(tmp_path: Path) -> None:
    log = SqlLog(Sqlite(tmp_path / "tables.sqlite3"))
    with pytest.raises(Conflict):
        log.add_whole(msgspec.structs.replace(TABLE, head=2), [row(1), row(1)])
    assert log.listed() == ()
    log.add_whole(msgspec.structs.replace(TABLE, head=2), [row(1), row(2)])
    assert len(log.rows("t")) == 2
