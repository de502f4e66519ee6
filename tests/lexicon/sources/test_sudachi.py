"""SudachiDict is read whole through its own entry list."""

from collections import Counter

from wordsvc.lexicon.sources.row import Row

Index = dict[str, list[Row]]


def test_all_of_it_is_there(sudachi_rows: Index, skipped: Counter[str]) -> None:
    kinds = Counter(row.kind for rows in sudachi_rows.values() for row in rows)
    assert kinds["common"] > 220_000
    assert kinds["proper"] > 800_000
    assert 0 < skipped["sudachi"] < 20_000


def test_words_that_unidic_lacks(sudachi_rows: Index) -> None:
    for reading, written in (("てんかいず", "展開図"), ("おおそうじ", "大掃除")):
        assert any(r.written == written and r.kind == "common" for r in sudachi_rows[reading])


def test_the_normalised_form_tells_the_standard_spelling(sudachi_rows: Index) -> None:
    (row,) = (r for r in sudachi_rows["ねづみ"] if r.written == "ねづみ")
    assert (row.lemma, row.lemma_reading) == ("鼠", "ねずみ")


def test_noun_forms_of_verbs_are_marked(sudachi_rows: Index) -> None:
    kinds = {(r.kind, r.flags) for r in sudachi_rows["はしり"] if r.written == "走り"}
    assert kinds == {("verb", ("renyou",)), ("common", ())}
