"""Full-size letters from cards are read as the small ones they may be meant for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.validators.small_lexicon import WORDS, SmallLexicon, noun
from wordsvc.kana import Reading
from wordsvc.kana.letters import FULL_SIZE
from wordsvc.validators.tensai_clever.load import house
from wordsvc.validators.tensai_clever.spelling import spellings
from wordsvc.validators.tensai_clever.word import read_word
from wordsvc.validators.verdict import answer_of

SHEET = house()


def meant(text: str, *, long_mark: bool = True) -> list[str]:
    return [word.text for word in spellings(Reading.parse(text), long_mark=long_mark)]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("がつこう", "がっこう"),
        ("しやかいじん", "しゃかいじん"),
        ("きゆうり", "きゅうり"),
        ("ふあいる", "ふぁいる"),
        ("うえふあーす", "うぇふぁーす"),
        ("ぎよつとする", "ぎょっとする"),
    ],
)
def test_small_letters_are_tried(text: str, word: str) -> None:
    assert word in meant(text)


def test_nothing_is_tried_where_no_letter_can_be_small() -> None:
    assert meant("でんわ") == []
    assert meant("ごま") == []
    assert meant("つつ") == []


def test_a_vowel_stands_for_the_long_mark_only_without_cards_for_it() -> None:
    assert meant("びいだま") == []
    assert meant("びいだま", long_mark=False) == ["びーだま"]
    assert "こーひー" in meant("こおひい", long_mark=False)


def test_text_longer_than_any_row_is_taken_as_it_stands() -> None:
    assert meant("つ" * 64) == []


def test_the_answer_says_which_word_was_meant() -> None:
    word = read_word("ガツコウ", SHEET, WORDS)
    assert (word.written.text, word.meant.text) == ("がつこう", "がっこう")
    assert word.findings == ()
    assert [entry.written for entry in word.entries] == ["学校"]


def test_a_word_spelled_small_is_taken_as_it_is() -> None:
    assert read_word("がっこう", SHEET, WORDS).meant.text == "がっこう"


def test_the_more_usual_word_is_meant() -> None:
    """Some dictionary has キヤベツ too; しようじ may be 使用時 as well as 障子."""
    lexicon = SmallLexicon(
        noun("きやべつ", "キヤベツ"),
        noun("きゃべつ", "キャベツ", familiarity=4.2),
        noun("しようじ", "使用時", familiarity=3.5),
        noun("しょうじ", "障子", familiarity=3.7),
    )
    assert read_word("きやべつ", SHEET, lexicon).meant.text == "きゃべつ"
    assert read_word("しようじ", SHEET, lexicon).meant.text == "しようじ"


def test_cards_without_the_long_mark() -> None:
    bare = replace(SHEET, long_mark=False)
    assert read_word("びいだま", bare, WORDS).meant.text == "びーだま"
    assert answer_of(read_word("びいだま", SHEET, WORDS).findings) != "yes"
    written = read_word("びーだま", bare, WORDS)
    assert [finding.code for finding in written.findings] == ["tensai.long-mark"]
    assert answer_of(read_word("びーだま", SHEET, WORDS).findings) == "yes"


@pytest.mark.parametrize("text", ["およぐ", "ながさき"])
def test_verbs_and_names_are_for_the_writer_to_judge(text: str) -> None:
    assert answer_of(read_word(text, SHEET, WORDS).findings) == "ask"


@given(st.text(alphabet="つやゆよあいうきしふでんが", min_size=1, max_size=8), st.booleans())
def test_every_spelling_has_the_letters_of_the_cards(text: str, long_mark: bool) -> None:
    written = Reading.parse(text)
    found = meant(text, long_mark=long_mark)
    assert len(set(found)) == len(found)
    assert text not in found
    for other in found:
        reading = Reading.parse(other)
        assert reading.length == written.length
        if long_mark:
            assert "".join(FULL_SIZE[letter] for letter in reading.letters) == text
