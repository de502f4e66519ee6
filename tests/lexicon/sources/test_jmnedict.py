"""JMnedict's names are extracted from a database of jamdict and read as they were written."""

from __future__ import annotations

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from wordsvc.files import packaged
from wordsvc.lexicon.sources import jmnedict, jmnedict_extract, registry

NAMES = [  # number, kanji, kana, kinds
    (1, [], ["モンテビデオ"], ["place"]),
    (2, ["黒柳徹子"], ["くろやなぎてつこ"], ["person"]),
    (3, ["山田"], ["やまだ"], ["surname"]),
    (4, [], ["アチェベ"], ["unclass"]),
    (5, [], ["アップル"], ["company", "fem"]),
    (6, ["陸軍大学校"], ["りくぐんだいがっこう"], ["organization"]),
]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database as jamdict lays it out, with a few names."""
    path = tmp_path / "jamdict.db"
    with closing(sqlite3.connect(path)) as opened, opened:
        opened.executescript(
            "CREATE TABLE NEKanji (ID INTEGER PRIMARY KEY, idseq INTEGER, text TEXT);"
            "CREATE TABLE NEKana (ID INTEGER PRIMARY KEY, idseq INTEGER, text TEXT);"
            "CREATE TABLE NETranslation (ID INTEGER PRIMARY KEY, idseq INTEGER);"
            "CREATE TABLE NETransType (tid INTEGER, text TEXT);"
        )
        for number, kanji, kana, kinds in NAMES:
            opened.executemany(
                "INSERT INTO NEKanji (idseq, text) VALUES (?, ?)", [(number, k) for k in kanji]
            )
            opened.executemany(
                "INSERT INTO NEKana (idseq, text) VALUES (?, ?)", [(number, k) for k in kana]
            )
            opened.execute("INSERT INTO NETranslation VALUES (?, ?)", (number, number))
            opened.executemany(
                "INSERT INTO NETransType VALUES (?, ?)", [(number, kind) for kind in kinds]
            )
    return path


def test_kept_are_names_in_kana_and_single_persons_firms_and_works(
    database: Path, tmp_path: Path
) -> None:
    target = tmp_path / "jmnedict.tsv.xz"
    assert jmnedict_extract.extract(database, target) == 3
    found = {(row.reading, row.written): set(row.detail) for row in jmnedict.rows(target)}
    assert found == {
        ("もんてびでお", "モンテビデオ"): {"l"},
        ("くろやなぎてつこ", "黒柳徹子"): {"p"},
        ("あっぷる", "アップル"): {"c", "g"},
    }


@pytest.mark.parametrize("content", [b"text", lzma.compress((jmnedict.HEAD + "l\n").encode())])
def test_a_broken_extract_is_named(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "jmnedict.tsv.xz"
    path.write_bytes(content)
    with pytest.raises(jmnedict.BadNames, match=r"jmnedict\.tsv\.xz"):
        list(jmnedict.rows(path))


def test_the_shipped_extract_knows_firms_and_places() -> None:
    listed = registry.load(packaged.dictionaries())
    kinds = {row.written: row.detail for row in jmnedict.rows(listed["jmnedict"].path())}
    assert {kinds["オリックス"], kinds["モンテビデオ"]} == {"c", "l"}
