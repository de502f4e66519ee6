"""What is said in a sentence is no word, however it could be cut into nouns."""

from __future__ import annotations

import pytest

from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.validators.rules import WordRules
from wordsvc.validators.word import judge_word

RULES = WordRules()


@pytest.mark.parametrize(
    ("said", "parts"),
    [
        ("がっこうで", ["がっこう", "で"]),
        ("りょこうした", ["りょこう", "した"]),
        ("かりてきた", ["かり", "て", "き", "た"]),
        ("きれいなはな", ["きれいな", "はな"]),
        ("いえのなか", ["いえ", "の", "なか"]),
        ("おかのうえ", ["おか", "の", "うえ"]),
        ("すべりたい", ["すべり", "たい"]),
        ("みぎとひだり", ["みぎ", "と", "ひだり"]),
        ("だんだんと", ["だんだん", "と"]),
        ("えきまで", ["えき", "まで"]),
        ("がっこうから", ["がっこう", "から"]),
        ("おもしろいから", ["おもしろい", "から"]),
        ("みている", ["み", "ている"]),
        ("ねません", ["ね", "ません"]),
        ("きれいな", ["きれい", "な"]),
        ("あかるく", ["あかる", "く"]),
        ("あめがふる", ["あめ", "が", "ふる"]),
        ("やまのむこう", ["やま", "の", "むこう"]),
        ("およいでいる", ["およい", "で", "いる"]),
    ],
)
def test_a_phrase_in_kana_is_told_as_one(
    lexicon: CompiledLexicon, said: str, parts: list[str]
) -> None:
    (finding,) = judge_word(said, None, lexicon, RULES)[0].findings
    assert (finding.code, finding.level) == ("word.phrase", "no")
    assert finding.facts["parts"] == parts


@pytest.mark.parametrize("word", ["よのなか", "めのまえ", "みのうえ", "ひとで", "おてつだい"])
def test_a_head_word_that_looks_like_one_is_a_word(lexicon: CompiledLexicon, word: str) -> None:
    assert judge_word(word, None, lexicon, RULES)[0].findings == ()


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("とうもころし", "とうもろこし"),
        ("がじゃいも", "じゃがいも"),
        ("えべれーたー", "エレベーター"),
    ],
)
def test_a_childs_slip_names_the_word_that_was_meant(
    lexicon: CompiledLexicon, slip: str, meant: str
) -> None:
    (finding,) = judge_word(slip, None, lexicon, RULES)[0].findings
    assert (finding.code, finding.level) == ("word.spelling", "no")
    assert finding.facts == {"standard": meant}
