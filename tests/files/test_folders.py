"""The user's folders are where the platform and the user want them."""

from __future__ import annotations

import pwd
from pathlib import Path

import pytest

from wordsvc.cli.errors import one_line
from wordsvc.files.folders import NoHome, cache_folder, data_folder

VARIABLES = ("WORDSVC_CACHE", "WORDSVC_DATA", "XDG_CACHE_HOME", "XDG_DATA_HOME")


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", "/home/a")


@pytest.mark.parametrize(
    ("environ", "cache", "data"),
    [
        ({}, "/home/a/.cache/wordsvc", "/home/a/.local/share/wordsvc"),
        ({"XDG_CACHE_HOME": "/c", "XDG_DATA_HOME": "/d"}, "/c/wordsvc", "/d/wordsvc"),
        ({"XDG_CACHE_HOME": "c", "XDG_DATA_HOME": "d"},
         "/home/a/.cache/wordsvc", "/home/a/.local/share/wordsvc"),
        ({"XDG_CACHE_HOME": "", "XDG_DATA_HOME": ""},
         "/home/a/.cache/wordsvc", "/home/a/.local/share/wordsvc"),
        ({"WORDSVC_CACHE": "/srv/c", "WORDSVC_DATA": "/srv/d"}, "/srv/c", "/srv/d"),
        ({"WORDSVC_CACHE": " ", "WORDSVC_DATA": " "},
         "/home/a/.cache/wordsvc", "/home/a/.local/share/wordsvc"),
        ({"WORDSVC_CACHE": "~/c", "WORDSVC_DATA": "~/d"}, "/home/a/c", "/home/a/d"),
    ],
)  # fmt: skip
def test_where_they_are(
    environ: dict[str, str], cache: str, data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, value in environ.items():
        monkeypatch.setenv(variable, value)
    assert (cache_folder(), data_folder()) == (Path(cache), Path(data))


def test_a_relative_folder_is_taken_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cache_folder({"WORDSVC_CACHE": "here"}) == tmp_path / "here"


def test_no_home_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(uid: int) -> pwd.struct_passwd:
        raise KeyError(uid)

    monkeypatch.delenv("HOME")
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    for folder in (cache_folder, data_folder):
        with pytest.raises(NoHome) as caught:
            folder()
        assert "WORDSVC_CACHE" in one_line(caught.value)
