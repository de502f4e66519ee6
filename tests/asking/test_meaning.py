"""What a word is, in one line: written form, style, field or sort, and a short English gloss."""

from __future__ import annotations

import pytest

from wordsvc.asking.explain import explain
from wordsvc.asking.meaning import TOLD_AT_MOST
from wordsvc.lexicon import build
from wordsvc.lexicon.advice import house_words
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.sources.glosses import table, topic
from wordsvc.lexicon.sources.glosses.fields import FIELDS
from wordsvc.messages import Language, sentence

LANGUAGES: tuple[Language, ...] = ("ja", "en")


@pytest.mark.parametrize(
    ("text", "reading", "japanese", "english", "gloss"),
    [
        ("飴", "たがね", "たがね【飴】古い言い方・食べもの", "たがね【飴】 archaic, food",
         "confection (e.g. candy, mochi); sweet"),
        ("ねこ", None, "ねこ【猫】動物", "ねこ【猫】 animal",
         "cat (esp. the domestic cat, Felis catus)"),
        ("スキー", None, "スキー：スポーツ", "スキー: sport", "skiing"),
        ("東京", None, "とうきょう【東京】固有名詞・場所", "とうきょう【東京】 name, place",
         "Tokyo"),
        ("うれしい", None, "うれしい【嬉しい】形容詞・形容動詞", "うれしい【嬉しい】 adjective",
         "happy; glad; pleased"),
    ],
)  # fmt: skip
def test_a_line_says_what_the_word_is(
    text: str, reading: str | None, japanese: str, english: str, gloss: str,
    lexicon: CompiledLexicon,
) -> None:  # fmt: skip
    told = [explain(text, lexicon, one, reading).meanings[0] for one in LANGUAGES]
    assert [one.line for one in told] == [japanese, english]
    assert {one.gloss for one in told} == {gloss}


def test_a_word_in_kana_may_be_several_words_and_no_word_is_told_twice(
    lexicon: CompiledLexicon,
) -> None:
    glosses = [one.gloss for one in explain("はし", lexicon, "ja").meanings]
    assert any("bridge" in gloss for gloss in glosses)
    assert any("chopsticks" in gloss for gloss in glosses)
    assert len(set(glosses)) == len(glosses) <= TOLD_AT_MOST
    assert len(explain("ねこ", lexicon, "ja").meanings) == 1


def test_what_is_best_known_comes_first_where_the_word_is_doubtful(
    lexicon: CompiledLexicon,
) -> None:
    """Tokyo stands before nouns of the same sound that nobody knows."""
    story = explain("とうきょう", lexicon, "en")
    assert story.verdict.answer == "ask"
    assert story.meanings[0].gloss == "Tokyo"


def test_a_slip_is_told_by_the_word_that_was_meant(lexicon: CompiledLexicon) -> None:
    story = explain("づつう", lexicon, "en")
    assert story.verdict.answer == "no"
    assert [(one.written, one.gloss) for one in story.meanings] == [("頭痛", "headache")]


def test_nobody_says_what_an_unknown_word_means(lexicon: CompiledLexicon) -> None:
    assert explain("ぬぬぬぬ", lexicon, "ja").meanings == ()


def test_every_entry_has_its_marks_and_its_gloss(lexicon: CompiledLexicon) -> None:
    entries = {one.written: one for one in explain("たがね", lexicon, "ja").entries}
    assert (entries["飴"].marks, entries["飴"].topics) == (("arch",), ("food",))
    assert entries["鏨"].gloss == "chisel"


def test_the_readings_that_people_use_are_told_the_judged_one_first(
    lexicon: CompiledLexicon,
) -> None:
    everyday = explain("明日", lexicon, "ja").readings
    assert {"あした", "あす"} <= set(everyday)
    for one in everyday:
        assert explain("明日", lexicon, "ja", one).readings[0] == one
        assert set(explain("明日", lexicon, "ja", one).readings) == set(everyday)


def test_every_code_of_the_shipped_files_is_said_in_both_languages() -> None:
    listed = build.sources()
    marks: set[str] = set()
    topics = {*FIELDS, *topic.CLASSES.values(), *topic.ROOTS.values()}
    topics |= {word.category for word in house_words(listed)} - {""}
    for line in table.read(listed["glosses"].path()):
        for gist in line.gists:
            marks.update(gist.tags)
            topics.add(gist.topic)
    codes = {f"meaning.mark.{one}" for one in marks - FIELDS - {"cap"}}
    codes |= {f"meaning.topic.{one}" for one in topics - {""}}
    assert len(codes) > 150
    for language in LANGUAGES:
        assert [code for code in sorted(codes) if sentence(code, {}, language) == code] == []
