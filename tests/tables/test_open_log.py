"""Where do settings say that tables are kept?"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from wordsvc.bootstrap.services import open_log, open_notifier
from wordsvc.bootstrap.settings import Settings, SettingsError
from wordsvc.store.notifier import PostgresNotifier
from wordsvc.tables import Chair, MemoryLog, Table

TABLE = Table("t", "word-basket", "{}", b"secret", "invite", "host", (Chair(), Chair()))


def test_without_a_setting_they_are_in_the_data_folder(tmp_path: Path) -> None:
    open_log(Settings(data=tmp_path)).add_table(TABLE)
    assert open_log(Settings(data=tmp_path)).table("t") == TABLE
    assert (tmp_path / "tables.sqlite3").is_file()
    assert open_notifier(Settings(data=tmp_path)) is None


def test_they_are_in_the_file_that_is_set(tmp_path: Path) -> None:
    settings = Settings.from_environ({"WORDSVC_DATABASE": f"sqlite:///{tmp_path}/club.db"})
    open_log(settings).add_table(TABLE)
    assert (tmp_path / "club.db").exists()
    again = msgspec.structs.replace(settings, data=tmp_path / "elsewhere")
    assert open_log(again).table("t") == TABLE


def test_they_are_in_the_database_that_is_set(postgres_url: str) -> None:
    settings = Settings.from_environ({"WORDSVC_DATABASE": postgres_url})
    open_log(settings).add_table(TABLE)
    assert open_log(settings).table("t") == TABLE
    assert isinstance(open_notifier(settings), PostgresNotifier)


def test_they_may_be_forgotten() -> None:
    settings = Settings(database="memory:")
    assert isinstance(open_log(settings), MemoryLog)
    open_log(settings).add_table(TABLE)
    assert open_log(settings).table("t") is None
    assert open_notifier(settings) is None


@pytest.mark.parametrize("url", ["mysql://club", "sqlite:///", "club.db", "postgresql:club"])
def test_a_database_that_is_none_is_said_at_once(url: str) -> None:
    with pytest.raises(SettingsError) as error:
        Settings.from_environ({"WORDSVC_DATABASE": url})
    assert error.value.variable == "WORDSVC_DATABASE"
