"""UniDic is read whole, and a file that is no MeCab dictionary is named."""

from collections import Counter
from pathlib import Path

import pytest

from wordsvc.lexicon.sources import unidic
from wordsvc.lexicon.sources.row import Row

Index = dict[str, list[Row]]


def _one(index: Index, reading: str, written: str, kind: str) -> Row:
    return next(r for r in index[reading] if r.written == written and r.kind == kind)


def test_all_of_it_is_there(unidic_rows: Index, skipped: Counter[str]) -> None:
    rows = [row for rows in unidic_rows.values() for row in rows]
    kinds = Counter(row.kind for row in rows)
    assert len(rows) > 360_000
    assert kinds["common"] > 169_000
    assert kinds["proper"] > 107_000
    assert 0 < skipped["unidic"] < 1_000


def test_a_noun_keeps_its_part_of_speech_and_cost(unidic_rows: Index) -> None:
    row = _one(unidic_rows, "ねこ", "猫", "common")
    assert row.detail == "名詞-普通名詞-一般"
    assert row.lemma == "猫"
    assert row.cost is not None


def test_usual_words_cost_less(unidic_rows: Index) -> None:
    usual, rare = (
        _one(unidic_rows, "しか", "鹿", "common"),
        _one(unidic_rows, "しか", "史家", "common"),
    )
    assert usual.cost is not None
    assert rare.cost is not None
    assert usual.cost < rare.cost


def test_kana_is_read_as_printed_and_the_lemma_tells_the_standard_form(unidic_rows: Index) -> None:
    row = _one(unidic_rows, "いちぢく", "いちぢく", "common")
    assert row.lemma_reading == "いちじく"


def test_a_loanword_lemma_has_lost_its_foreign_spelling(unidic_rows: Index) -> None:
    row = _one(unidic_rows, "こーひ", "コーヒ", "common")
    assert (row.lemma, row.lemma_reading) == ("コーヒー", "こーひー")


def test_verbs_stand_in_dictionary_form_and_as_marked_noun_form(unidic_rows: Index) -> None:
    assert _one(unidic_rows, "はしる", "走る", "verb").flags == ()
    assert _one(unidic_rows, "はしり", "走り", "verb").flags == ("renyou",)
    assert "はしろう" not in unidic_rows


def test_names_are_names(unidic_rows: Index) -> None:
    assert _one(unidic_rows, "とうきょう", "東京", "proper").detail == "名詞-固有名詞-地名-一般"


@pytest.mark.parametrize("content", [b"", b"x" * 50, b"x" * 200])
def test_another_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "sys.dic"
    path.write_bytes(content)
    with pytest.raises(unidic.NotMecab, match=r"sys\.dic"):
        list(unidic.rows(path))


def test_a_file_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sys.dic"
    with unidic.installed().open("rb") as whole:
        path.write_bytes(whole.read(10_000))
    with pytest.raises(unidic.NotMecab, match="cut short"):
        list(unidic.rows(path))
