"""The shipped JMdict snapshot, as rows."""

from collections import Counter, defaultdict
from pathlib import Path

import pytest

from wordsvc.lexicon.sources.jmdict import rows, table
from wordsvc.lexicon.sources.row import Row

SNAPSHOT = Path(__file__).parents[4] / "dictionaries" / "jmdict.tsv.xz"
Index = dict[str, list[Row]]


@pytest.fixture(scope="module")
def jmdict() -> Index:
    found: Index = defaultdict(list)
    skipped: Counter[str] = Counter()
    for row in rows.rows(SNAPSHOT, skipped):
        found[row.reading].append(row)
    assert skipped["jmdict"] < 50
    return found


def _one(index: Index, reading: str, written: str) -> Row:
    (row,) = (row for row in index[reading] if row.written == written)
    return row


def test_all_of_it_is_there(jmdict: Index) -> None:
    kinds = Counter(row.kind for found in jmdict.values() for row in found)
    assert kinds["common"] > 220_000
    assert kinds["verb"] > 19_000
    assert len(jmdict) > 180_000


def test_the_snapshot_knows_its_day() -> None:
    assert table.date(SNAPSHOT) == "2021-04-17"


def test_commonness_marks(jmdict: Index) -> None:
    assert "ichi1" in _one(jmdict, "ねこ", "猫").marks
    assert "gai1" in _one(jmdict, "あるかり", "亜爾加里").marks


@pytest.mark.parametrize(
    ("irregular", "written", "standard"),
    [
        ("いちぢく", "無花果", "いちじく"),
        ("ふいんき", "雰囲気", "ふんいき"),
        ("あいずち", "相槌", "あいづち"),
        ("はなじ", "鼻血", "はなぢ"),
    ],
)
def test_irregular_kana_names_the_standard_reading(
    jmdict: Index, irregular: str, written: str, standard: str
) -> None:
    row = _one(jmdict, irregular, written)
    assert "ik" in row.flags
    assert row.lemma_reading == standard


def test_a_second_regular_reading_stands_for_itself(jmdict: Index) -> None:
    assert _one(jmdict, "にっぽん", "日本").lemma_reading == "にっぽん"


def test_vs_alone_makes_no_noun(jmdict: Index) -> None:
    row = _one(jmdict, "きらきら", "きらきら")
    assert row.kind == "adverb"
    assert "on-mim" in row.flags


@pytest.mark.parametrize(
    ("senses", "kind", "tags"),
    [
        ("adv|uk;n|arch", "common", ("arch",)),
        ("n|product", "proper", ("product",)),
        ("v5r,vi", "verb", ()),
        ("exp;adj-i", "adjective", ()),
        ("exp|id", "other", ("id",)),
        ("n,vs;n|sl", "common", ()),
        ("", "other", ()),
    ],
)
def test_kind_is_that_of_the_first_noun_sense(
    senses: str, kind: str, tags: tuple[str, ...]
) -> None:
    assert rows.judged(table.senses(senses)) == (kind, tags)


@pytest.mark.parametrize("damage", [b"", b"no xz", b"truncated"])
def test_a_broken_snapshot_is_named(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "jmdict.tsv.xz"
    path.write_bytes(SNAPSHOT.read_bytes()[:5000] if damage == b"truncated" else damage)
    with pytest.raises(table.BadSnapshot, match=r"jmdict\.tsv\.xz"):
        list(table.read(path))
