"""Unlisted kana cut into two known nouns."""

from __future__ import annotations

import pytest

from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.compound import compound_parts
from wordsvc.lexicon.segmentation import segment


@pytest.mark.parametrize(
    ("reading", "of"),
    [("つくえだんご", False), ("りんごばたけ", False), ("いすのあし", True), ("えんぴつや", False)],
)
def test_two_nouns(lexicon: CompiledLexicon, reading: str, *, of: bool) -> None:
    """The second may be voiced, の may stand between, 屋 is a noun of one letter."""
    found = compound_parts(reading, lexicon)
    assert found is not None
    assert found[2] is of


@pytest.mark.parametrize(
    ("reading", "first", "last"),
    [
        ("つくえだんご", "机", "団子"),
        ("さくらだんご", "桜", "団子"),
        ("いぬごや", "犬", "小屋"),
        ("とりごや", "鳥", "小屋"),
        ("てがみばこ", "手紙", "箱"),
        ("えんぴつや", "鉛筆", "屋"),
        ("もものき", "桃", "木"),
    ],
)
def test_parts_are_what_people_hear(
    lexicon: CompiledLexicon, reading: str, first: str, last: str
) -> None:
    """As it sounds, unless that is hardly a word (後夜); a thing (鳥) before an act (取り)."""
    found = compound_parts(reading, lexicon)
    assert found is not None
    assert found[:2] == (first, last)


@pytest.mark.parametrize("reading", ["らっすんごれらい", "ぬぬぬ", "か"])
def test_what_is_no_compound(lexicon: CompiledLexicon, reading: str) -> None:
    """Chance strings of no nouns stay unknown."""
    assert compound_parts(reading, lexicon) is None


def test_parts_are_told_apart() -> None:
    """A form before a noun is a modifier, a verb that enters a compound a stem."""
    assert [part.kind for part in segment("大きな犬")] == ["modifier", "noun"]
    assert [part.kind for part in segment("椅子の脚")] == ["noun", "of", "noun"]
    assert segment("歩きスマホ")[0].kind == "stem"


def test_a_part_in_katakana_is_a_noun_that_is_written_so(lexicon: CompiledLexicon) -> None:
    assert compound_parts("りゅうさんかり", lexicon, "りゅうさんカリ") == ("硫酸", "カリ", False)
    assert compound_parts("つくえかり", lexicon, "つくえカリ") == ("机", "カリ", False)
    assert compound_parts("いすつくえ", lexicon, "いすツクエ") is None
