"""The file of glosses keeps what is written to it, and says where it is broken."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from wordsvc.files import packaged
from wordsvc.lexicon import build
from wordsvc.lexicon.gist import Gist
from wordsvc.lexicon.sources.glosses import table
from wordsvc.lexicon.sources.glosses.table import BadGlosses, Line

CANDY = Line("たがね", "飴", False, (Gist("common", ("arch",), "food", "sweet; a|b"),))
SKI = Line("すきー", "スキー", True, (Gist("common", (), "sport", "skiing"),))
OFF = Line(
    "あふ", "あふ", False, (Gist("verb", ("arch",), "", "to meet"), Gist("other", (), "", "x"))
)
MOST = 4_000_000


def test_lines_come_back_and_equal_lines_give_equal_bytes(tmp_path: Path) -> None:
    files = [tmp_path / "one.xz", tmp_path / "two.xz"]
    for file in files:
        assert table.write(file, "2021-04-17", [CANDY, SKI, OFF]) == 3
    assert list(table.read(files[0])) == [CANDY, SKI, OFF]
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"no xz", "not a whole xz file"),
        (lzma.compress(b"# JMdict x\nk\t\t\tcommon|only three|\n"), r"glosses\.xz:2"),
        (lzma.compress(b"# JMdict x\nk\t\t\tnoun|||cat\n"), "kind 'noun'"),
    ],
)
def test_a_broken_file_is_named(tmp_path: Path, content: bytes, told: str) -> None:
    file = tmp_path / "glosses.xz"
    file.write_bytes(content)
    with pytest.raises(BadGlosses, match=told):
        list(table.read(file))


def test_the_shipped_file_is_the_listed_one_and_small() -> None:
    listed = build.sources()["glosses"]
    assert listed.path().stat().st_size <= MOST
    assert listed.path().parent == packaged.dictionaries()
    assert listed.version == build.sources()["jmdict"].version
