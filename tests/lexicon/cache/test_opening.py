"""The set is built where it is missing or unusable, and nothing else is touched."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from tests.lexicon.compiled.samples import SKI, WORDS
from wordsvc.lexicon.cache import CacheError, open_or_build
from wordsvc.lexicon.compiled import FORMAT, CompiledLexicon, Meta, Progress, write
from wordsvc.messages import sentence


class Cache:
    """A cache folder, what was told about it, and how often its set was built."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.told: list[str] = []
        self.builds = 0

    def open(self, key: str = "abc") -> CompiledLexicon:
        return open_or_build(self.build, key, self.root, tell=self.tell)

    def build(self, folder: Path, progress: Progress) -> None:
        self.builds += 1
        write(folder, WORDS, Meta(), progress)

    def tell(self, code: str, /, **facts: object) -> None:
        assert str(self.root) in sentence(code, facts, "ja")
        assert str(self.root) in sentence(code, facts, "en")
        self.told.append(code)

    def names(self) -> list[str]:
        return sorted(path.name for path in self.root.iterdir())


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    return Cache(tmp_path / "of" / "mine")


def test_it_is_built_once(cache: Cache) -> None:
    assert cache.open().find("すきー") == SKI
    assert cache.open().find("すきー") == SKI
    assert cache.builds == 1
    assert cache.told == ["cache.build"]
    assert cache.names() == [f"lexicon-{FORMAT}-abc", "lexicon-lock"]


def test_an_existing_set_is_opened_without_writing_anything(cache: Cache) -> None:
    cache.open()
    (cache.root / "lexicon-lock").unlink()
    cache.root.chmod(0o555)
    before = cache.root.stat()
    assert cache.open().find("すきー") == SKI
    assert cache.root.stat() == before
    cache.root.chmod(0o755)


def test_a_set_may_be_read_by_whoever_may_read_the_cache(cache: Cache) -> None:
    """One user builds, another serves: the folder is as open as its owner's other folders."""
    cache.open()
    (cache.root / "other").mkdir()
    assert (cache.root / f"lexicon-{FORMAT}-abc").stat().st_mode == (
        cache.root / "other"
    ).stat().st_mode


def test_progress_goes_to_the_builder(cache: Cache) -> None:
    told: list[str] = []
    open_or_build(
        cache.build,
        "abc",
        cache.root,
        tell=cache.tell,
        progress=lambda done, total, what: told.append(what),
    )
    assert "pack" in told


@pytest.mark.parametrize(
    ("file", "content", "fault"),
    [
        ("payload", b"cut off", "damaged"),
        ("header", b"somebody else's", "foreign"),
        ("header", b"wordsvc-lexicon 0 abc\n{}", "format"),
    ],
)
def test_an_unusable_set_is_told_of_and_built_again(
    cache: Cache, file: str, content: bytes, fault: str
) -> None:
    cache.open()
    (cache.root / f"lexicon-{FORMAT}-abc" / file).write_bytes(content)
    assert cache.open().find("すきー") == SKI
    assert cache.told[1:] == [f"cache.rebuild.{fault}", "cache.build"]
    assert cache.names() == [f"lexicon-{FORMAT}-abc", "lexicon-lock"]


def test_a_file_in_its_place_is_told_of_and_replaced(cache: Cache) -> None:
    cache.root.mkdir(parents=True)
    (cache.root / f"lexicon-{FORMAT}-abc").write_text("hello")
    assert cache.open().find("すきー") == SKI
    assert cache.told == ["cache.rebuild.foreign", "cache.build"]


def test_a_process_that_has_the_old_set_open_keeps_it(cache: Cache) -> None:
    lexicon = cache.open()
    (cache.root / f"lexicon-{FORMAT}-abc" / "written.marisa").unlink()
    cache.open()
    assert lexicon.find("すきー") == SKI
    assert lexicon.readings("スキー") == ("すきー",)


def test_sets_of_other_keys_go_but_for_the_newest(cache: Cache) -> None:
    for age, key in enumerate(["one", "two", "three"]):
        cache.open(key)
        os.utime(cache.root / f"lexicon-{FORMAT}-{key}" / "header", (age, age))
    (cache.root / "lexicon-notes").mkdir()
    (cache.root / "holiday.jpg").write_bytes(b"")
    cache.open("four")
    sets = [f"lexicon-{FORMAT}-four", f"lexicon-{FORMAT}-three"]
    assert cache.names() == ["holiday.jpg", *sets, "lexicon-lock", "lexicon-notes"]


def test_a_folder_that_cannot_be_made_is_one_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cache = Cache(tmp_path / "file" / "cache")
    with pytest.raises(CacheError) as caught:
        cache.open()
    assert caught.value.code == "cache.unwritable"
    assert cache.builds == 0
    for language in ("ja", "en"):
        text = sentence(caught.value.code, caught.value.facts, language)
        assert str(cache.root) in text
        assert "WORDSVC_CACHE" in text
        assert "\n" not in text


def test_a_full_disk_while_building_is_one_clear_error(cache: Cache) -> None:
    def full(folder: Path, progress: Progress) -> None:
        (folder / "payload").write_bytes(b"half")
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.raises(CacheError) as caught:
        open_or_build(full, "abc", cache.root, tell=cache.tell)
    assert caught.value.code == "cache.full"
    assert "WORDSVC_CACHE" in sentence(caught.value.code, caught.value.facts, "en")
    assert cache.names() == ["lexicon-lock"]


def test_what_the_builder_raises_is_not_hidden(cache: Cache) -> None:
    def fails(folder: Path, progress: Progress) -> None:
        (cache.root.parent / "sources.toml").read_text()

    with pytest.raises(FileNotFoundError):
        open_or_build(fails, "abc", cache.root, tell=cache.tell)
    assert cache.names() == ["lexicon-lock"]
    assert cache.open().find("すきー") == SKI


@pytest.mark.parametrize("key", ["", "..", "a/b", "a b", "-a", "名"])
def test_a_key_is_a_plain_name(cache: Cache, key: str) -> None:
    with pytest.raises(ValueError, match="key"):
        cache.open(key)
