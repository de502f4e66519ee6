"""A writing is folded in one way, whoever compares it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from wordsvc.kana.folding import LEFT_OUT
from wordsvc.kana.writing import fold_written, is_kana
from wordsvc.lexicon.compiled import CompiledLexicon


def test_writings_are_width_folded_and_keep_their_kana() -> None:
    assert fold_written("ＣＤプレーヤー") == "CDプレーヤー"
    assert is_kana("プレーヤー")
    assert not is_kana("CDプレーヤー")


@given(st.text(), st.sampled_from(sorted(LEFT_OUT)))
def test_what_shows_as_nothing_makes_no_other_writing(text: str, nothing: str) -> None:
    folded = fold_written(text)
    assert fold_written(folded) == folded
    for place in (0, len(text) // 2, len(text)):
        assert fold_written(f"{text[:place]}{nothing}{text[place:]}") == folded
    assert LEFT_OUT.isdisjoint(folded)


def test_every_writing_of_the_dictionary_is_folded_and_finds_its_reading(
    lexicon: CompiledLexicon,
) -> None:
    odd = [
        entry.written
        for reading in lexicon
        if (known := lexicon.find(reading)) is not None
        for entry in known.entries
        if fold_written(entry.written) != entry.written
    ]
    assert odd == []
    assert lexicon.readings(fold_written("地獄の釜の蓋も開く")) == ("じごくのかまのふたもあく",)
    assert lexicon.readings(fold_written("葛\U000e0100湯")) == ("くずゆ",)
