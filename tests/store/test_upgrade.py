"""Databases of earlier programs are brought up with their games; those of later ones are left."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from tests.games.lexicons import WORDS
from tests.store import thin
from tests.store.first import opened
from tests.store.logs import EVERY_DATABASE
from tests.tables.club import Club
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.store import upgrade
from wordsvc.store.database import SchemaTooNew, SchemaUpgrade
from wordsvc.store.opening import open_database
from wordsvc.store.schema import metadata
from wordsvc.store.sql_log import SqlLog
from wordsvc.store.sqlite import Sqlite
from wordsvc.tables import Row, Tables

PROCESSES = 3


def rows_of(log: SqlLog, table: str) -> list[tuple[object, ...]]:
    return [(row.version, row.seat, row.key, row.move, row.events) for row in log.rows(table)]


def test_games_of_the_first_program_are_played_on(tmp_path: Path) -> None:
    waiting, playing = Club(seats=3).sit("あや"), Club().sit("あや", "けん")
    first = playing.act(0, playing.keep(0), "key")
    ended = Club("super-lucky-box", 1).sit("りん")
    while ended.look(0).winners is None:
        ended.play(0)
    file = tmp_path / "tables.sqlite3"
    thin.write(file, waiting, playing, ended)
    before = int(time.time())

    log = SqlLog(Sqlite(file))
    for club in (waiting, playing, ended):
        kept = log.table(club.id)
        assert kept is not None
        assert thin.without_times(kept) == thin.without_times(club.table())
        assert kept.opened == kept.touched >= before
        rows = club.log.rows(club.id)
        assert rows_of(log, club.id) == [
            (row.version, row.seat, row.key, row.move, row.events) for row in rows
        ]
        assert [row.kind for row in log.rows(club.id)] == [row.kind for row in rows]

    tables = Tables(log, WORDS, SheetLibrary())
    again = tables.play.act(playing.id, playing.tokens[1], playing.keep(1))
    assert again.version == first.version + 1
    assert tables.lobby.sit(waiting.id, waiting.opened.invite, "けん").seat == 1
    assert tables.play.look(ended.id, ended.tokens[0]).winners == (0,)


def test_an_older_file_is_kept_as_it_was(tmp_path: Path) -> None:
    club = Club().sit("あや", "けん")
    file = tmp_path / "tables.sqlite3"
    thin.write(file, club)
    with closing(sqlite3.connect(file)) as db:
        before = list(db.iterdump())
    done = Sqlite(file).upgrade()
    assert (done.before, done.after) == (upgrade.EARLIEST, upgrade.LATEST)
    assert done.copy is not None
    with closing(sqlite3.connect(done.copy)) as db:
        assert list(db.iterdump()) == before
    assert Sqlite(file).upgrade() == SchemaUpgrade(upgrade.LATEST, upgrade.LATEST)


@EVERY_DATABASE
def test_every_way_leads_to_the_same_form(database_url: str) -> None:
    database = open_database(database_url)
    assert database.upgrade() == SchemaUpgrade(None, upgrade.LATEST)
    with database.writing() as connection:
        assert upgrade.schema_version(connection) == upgrade.LATEST
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []


@pytest.mark.parametrize("version", upgrade.VERSIONS[:-1])
@EVERY_DATABASE
def test_a_database_of_every_version_is_upgraded(
    database_url: str, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as then:
        then.setattr(upgrade, "LATEST", version)
        assert open_database(database_url).upgrade().after == version
    database = open_database(database_url)
    done = database.upgrade()
    assert (done.before, done.after) == (version, upgrade.LATEST)
    with database.writing() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_an_older_file_gets_the_very_form_of_a_new_one(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    thin.write(old, Club())
    for file in (old, new):
        Sqlite(file).prepare()

    def form(file: Path) -> list[list[str]]:
        """Each statement's lines; constraints, which come in any order, at the end."""
        with closing(sqlite3.connect(file)) as db:
            made = [statement for statement in db.iterdump() if statement.startswith("CREATE")]
        return [sorted(map(bare, one.splitlines()), key=constraint_last) for one in made]

    def bare(line: str) -> str:
        return line.strip("\t ,")

    def constraint_last(line: str) -> str:
        return line if line.startswith("CONSTRAINT") else ""

    assert form(old) == form(new)
    assert sum("STRICT" in lines for lines in form(new)) == 3


def test_the_scripts_are_those_that_the_program_knows() -> None:
    config = Config()
    config.set_main_option("script_location", str(upgrade.SCRIPTS))
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_current_head() == upgrade.LATEST
    assert tuple(one.revision for one in scripts.walk_revisions())[::-1] == upgrade.VERSIONS


@EVERY_DATABASE
def test_a_database_of_a_later_program_is_left_as_it_is(database_url: str) -> None:
    with open_database(database_url).writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0099'"))
    log = SqlLog(open_database(database_url))
    actions: list[Callable[[], object]] = [
        log.listed, lambda: log.table("t"), lambda: log.append("t", Row(1, None, None, None, "[]"))
    ]  # fmt: skip
    for action in actions:
        with pytest.raises(SchemaTooNew) as error:
            action()
        assert error.value.found == "0099"


@EVERY_DATABASE
def test_many_processes_may_come_first(database_url: str) -> None:
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        assert list(pool.map(opened, [database_url] * PROCESSES)) == [0] * PROCESSES


@EVERY_DATABASE
def test_many_threads_may_come_first(database_url: str) -> None:
    log = SqlLog(open_database(database_url))
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda _: len(log.listed()), range(8))) == [0] * 8


def test_many_processes_may_bring_an_older_file_up(tmp_path: Path) -> None:
    thin.write(tmp_path / "tables.sqlite3", Club(), Club())
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        assert list(pool.map(opened, [url] * PROCESSES)) == [2] * PROCESSES
    assert len(list(tmp_path.glob(f"*.{upgrade.EARLIEST}-*"))) == 1
