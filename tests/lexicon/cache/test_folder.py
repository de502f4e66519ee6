"""The cache is where the platform and the user want it."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordsvc.lexicon.cache import CacheError, cache_folder


@pytest.mark.parametrize(
    ("environ", "platform", "expected"),
    [
        ({"HOME": "/home/a"}, "linux", "/home/a/.cache/wordsvc"),
        ({"HOME": "/home/a", "XDG_CACHE_HOME": "/var/c"}, "linux", "/var/c/wordsvc"),
        ({"HOME": "/home/a", "XDG_CACHE_HOME": "c"}, "linux", "/home/a/.cache/wordsvc"),
        ({"HOME": "/home/a", "XDG_CACHE_HOME": ""}, "linux", "/home/a/.cache/wordsvc"),
        ({"HOME": "/Users/a"}, "darwin", "/Users/a/Library/Caches/wordsvc"),
        ({"HOME": "/u", "LOCALAPPDATA": "/u/Local"}, "win32", "/u/Local/wordsvc"),
        ({"HOME": "/u"}, "win32", "/u/AppData/Local/wordsvc"),
        ({"HOME": "/home/a", "WORDSVC_CACHE": "/srv/words"}, "linux", "/srv/words"),
        ({"HOME": "/home/a", "WORDSVC_CACHE": " "}, "linux", "/home/a/.cache/wordsvc"),
    ],
)
def test_where_it_is(environ: dict[str, str], platform: str, expected: str) -> None:
    assert cache_folder(environ, platform) == Path(expected)


def test_a_relative_folder_is_taken_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cache_folder({"WORDSVC_CACHE": "here"}) == tmp_path / "here"


def test_no_home_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(CacheError) as caught:
        cache_folder({}, "linux")
    assert caught.value.code == "cache.no-home"
