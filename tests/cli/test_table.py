"""``wordsvc table …``: the administrator's tools."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.cli.conftest import Run
from tests.games.lexicons import WORDS
from tests.store import thin
from tests.tables.club import Club
from wordsvc.bootstrap.services import open_log
from wordsvc.bootstrap.settings import Settings
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.store.sql_log import SqlLog
from wordsvc.tables import Table, Tables, Terms

ENDED = "tests/goldens/logs/super-lucky-box-solo.txt"
ROOT = Path(__file__).parents[2]


class House:
    """A database with one table at which two play, and the program that keeps it."""

    def __init__(self, url: str, run: Run) -> None:
        self.url, self.run = url, run
        self.club = Club().sit("あや", "けん")
        self.club.play(0)
        log = open_log(Settings(database=url))
        assert isinstance(log, SqlLog)
        self.log = log
        table = replace(self.club.table(), terms=Terms(spectators=True, clock=5), host_seat=1)
        log.add_whole(table, self.club.log.rows(table.id))

    def __call__(self, *args: str, lang: str = "en_GB.UTF-8") -> tuple[int, str, str]:
        code, out, err = self.run("table", *args, "--database", self.url, lang=lang)
        return code, out, err

    def table(self) -> Table:
        found = self.log.table(self.club.id)
        assert found is not None
        return found


@pytest.fixture
def house(wordsvc: Run, tmp_path: Path) -> House:
    return House(f"sqlite:///{tmp_path}/house.db", wordsvc)


def test_tables_are_listed(house: House) -> None:
    code, out, err = house("list")
    assert (code, err) == (0, "")
    assert re.fullmatch(
        rf"{house.club.id}  [-0-9]+ [0-9:]+  super-lucky-box  2/2  playing  version 2\n", out
    )
    assert house("list", "--stage", "ended") == (0, "", "No matching tables.\n")
    _, out, _ = house("list", "--stage", "playing", lang="ja_JP.UTF-8")
    assert "進行中  版 2" in out


def test_a_table_is_shown_without_its_secrets(house: House) -> None:
    code, out, _ = house("show", house.club.id)
    assert code == 0
    assert "1  person  けん  (host)" in out
    assert "may watch" in out
    assert "5 minutes" in out
    told = out + house("show", house.club.id, "--json")[1] + house("list", "--json")[1]
    kept = house.table()
    for secret in (kept.secret.hex(), kept.invite, kept.host, *(one.token for one in kept.chairs)):
        assert secret not in told
    shown = json.loads(house("show", house.club.id, "--json")[1])
    assert shown == json.loads(house("list", "--json")[1])[0]
    assert (shown["version"], shown["stage"]) == (2, "playing")
    assert shown["chairs"][0] == {"kind": "person", "name": "あや"}


def test_a_table_that_is_not_there_is_said(house: House) -> None:
    assert house("show", "nowhere") == (2, "", "wordsvc: There is no table nowhere.\n")
    assert house("export", "nowhere")[0] == 2


def test_a_record_goes_out_and_comes_in_again(house: House, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert house("export", house.club.id, "--out", str(file)) == (0, "", "")
    assert file.read_text(encoding="utf-8") == house("export", house.club.id)[1]
    code, out, _ = house("import", str(file))
    assert code == 0
    assert "unfinished" in out
    (copy,) = [one for one in house.log.listed(stage="archived") if one.id != house.club.id]
    assert house("export", copy.id)[1] == file.read_text(encoding="utf-8")


def test_a_finished_record_can_be_read_with_its_token(house: House) -> None:
    code, out, _ = house("import", str(ROOT / ENDED), "--json")
    assert code == 0
    made = json.loads(out)
    assert made["stage"] == "ended"
    play = Tables(house.log, WORDS, SheetLibrary()).play
    assert play.look(made["table"], made["host_token"]).winners is not None
    assert play.record(made["table"], made["host_token"]).startswith("wordsvc record 1\n")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (("wordsvc record 1", "a record"), "Line 1"),
        (("game super-lucky-box", "game tag"), "Line 2"),
        (("#2 seat 0 keep", "#2 seat 0 leap"), "Line 6"),
        (("#2 ", "#3 "), "Line 6"),
        (("#2 ", f"#{'9' * 5000} "), "Line 6"),
        (("keep boxes=[", "keep boxes=" + "[" * 100_000), "Line 6"),
        (("keep boxes=[", "keep boxes=[007,"), "Line 6"),
        (("#2 seat 0", "#2 seat 9"), "Line 6: this player is not in the game"),
        (("#2 ", "  round_began round=1\n#2 "), "Line 6: this event cannot happen"),
        (("#2 ", "  reshuffled\n#2 "), "Line 6: this card"),
    ],
)
def test_the_first_wrong_line_of_a_record_is_said(
    house: House, tmp_path: Path, change: tuple[str, str], place: str
) -> None:
    file = tmp_path / "wrong.txt"
    text = (ROOT / ENDED).read_text(encoding="utf-8")
    assert change[0] in text
    file.write_text(text.replace(*change, 1), encoding="utf-8")
    code, out, err = house("import", str(file))
    assert (code, out) == (2, "")
    assert place in err
    file.write_bytes(b"\xff\xfe")
    assert "UTF-8" in house("import", str(file))[2]
    assert len(house.log.listed()) == 1


def test_abandoned_tables_are_put_away_by_age(house: House) -> None:
    assert house("archive", "--older-than", "99999d")[1] == "Archived 0 tables.\n"
    assert house.table().stage == "playing"
    house.log.change(replace(house.table(), touched=0))
    assert house("archive", "--older-than", "30d", "--json")[1] == '{"archived":1}\n'
    assert house.table().stage == "archived"
    for wrong in ("30", "d", "1y", "-1d", "1 d"):
        code, _, err = house("archive", f"--older-than={wrong}")
        assert code == 2
        assert "30d" in err


def test_an_older_database_is_migrated_and_told(wordsvc: Run, tmp_path: Path) -> None:
    thin.write(tmp_path / "old.db", Club())
    url = f"sqlite:///{tmp_path}/old.db"
    _, out, _ = wordsvc("table", "migrate", "--database", url)
    assert "from 0001 to 0003" in out
    assert str(tmp_path / "old.db.0001-") in out
    assert "Nothing to do" in wordsvc("table", "migrate", "--database", url)[1]
    new = wordsvc("table", "migrate", "--json", "--database", f"sqlite:///{tmp_path}/new.db")
    assert json.loads(new.out) == {"before": None, "after": "0003", "copy": None}


def test_everything_is_backed_up_and_taken_back(house: House, tmp_path: Path) -> None:
    file = str(tmp_path / "backup")
    assert house("backup", file)[1] == f"Saved 1 table with 2 rows to {file}.\n"
    code, _, err = house("restore", file)
    assert code == 2
    assert "--force" in err
    house.log.remove(house.club.id)
    assert house("restore", file)[1] == "Restored 1 table with 2 rows.\n"
    assert house("restore", file, "--force", "--json")[1] == '{"tables":1,"rows":2}\n'
    assert house.table().head == 2
    Path(file).write_bytes(Path(file).read_bytes()[:-9])
    code, _, err = house("restore", file, "--force")
    assert code == 2
    assert "not a complete backup" in err
    assert house.table().head == 2


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("memory:", "Choose a database"),
        ("sqlite:////nowhere/tables.db", "no tables at /nowhere/tables.db"),
        ("postgresql://nobody@127.0.0.1:1/x", "Cannot use the database: connection failed"),
        ("mysql://club", "WORDSVC_DATABASE cannot be mysql://club"),
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_one_line(
    wordsvc: Run, url: str, said: str
) -> None:
    ended = wordsvc("table", "list", "--database", url)
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err
    assert ended.err.count("\n") == 1


def test_a_later_database_is_refused(house: House) -> None:
    from sqlalchemy import text

    with house.log.database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0099'"))
    code, _, err = house("list")
    assert code == 2
    assert "newer version of the program (schema 0099)" in err
    code, _, err = house.run("serve", "--port", "1", "--database", house.url)
    assert code == 2


def test_a_missing_driver_is_said(wordsvc: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wordsvc.store.opening.find_spec", lambda name: None)
    ended = wordsvc("table", "list", "--database", "postgresql://club")
    assert ended.code == 2
    assert "wordsvc[pg]" in ended.err
