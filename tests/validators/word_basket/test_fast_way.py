"""The fast way of the judge gives the answer of the general way, over the real dictionary."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from wordsvc.kana import NotKana, to_katakana
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word import judge_word
from wordsvc.validators.word_basket import Question, WordBasketRules, judge, preset, resolve
from wordsvc.validators.word_basket.cards import by_name
from wordsvc.validators.word_basket.connection import ANYTHING, to_field
from wordsvc.validators.word_basket.situation import Situation
from wordsvc.validators.word_basket.trial import best_of, verdict

LISTED = 5_000
MADE_UP = 6_000
KANA = "".join(map(chr, range(0x3041, 0x3097))) + "ー"
ENDINGS = ["かた", "すぎ", "さ", "ごこち", "やすさ", "ー", "や", "わ゙", "ん"]
FIELDS = [None, "い", "さ行", "5", "7+", "す,つ"]
RULES: list[Any] = [
    "official",
    "family",
    "kids2",
    {"shortest": 1, "proper": "yes", "obscure": "no", "compound": "yes"},
    {"yoon_as_one": True, "wo_as_o": False, "unknown": "yes"},
]


def general_way(question: Question, lexicon: CompiledLexicon, rules: WordBasketRules) -> Verdict:
    """Every candidate in a situation that remembers nothing, and the best of them."""
    thrown = None if question.card is None else by_name()[question.card]
    connection = ANYTHING if question.field is None else to_field(question.field)
    candidates = judge_word(question.word, question.reading, lexicon, rules.options.words)
    trial = best_of(candidates, [Situation(rules, connection, thrown, question.last)])
    return verdict(question.word, trial, lexicon.version)


def words(lexicon: CompiledLexicon, chance: Random) -> Iterator[str]:
    """Listed words in both scripts, and strings that look like words or not."""
    every = list(lexicon)
    for reading in chance.sample(every, LISTED):
        yield to_katakana(reading) if chance.random() < 0.3 else reading
    for _ in range(MADE_UP):
        one, other = chance.sample(every, 2)
        place = chance.randrange(len(one))
        yield chance.choice(
            [
                one + other,
                one + "の" + other,
                chance.choice("おご") + one,
                one + chance.choice(ENDINGS),
                one[:place] + chance.choice(KANA) + one[place + 1 :],
                one[:3] + other[-2:],
                "".join(chance.choices(KANA, k=chance.randint(1, 7))),
            ]
        )


def readable(question: Question, lexicon: CompiledLexicon, rules: WordBasketRules) -> bool:
    """Whether anything can be said; a ー at the beginning is no word either way."""
    try:
        judge(question, lexicon, rules)
    except NotKana:
        return False
    return True


def test_every_reading_of_the_dictionary(lexicon: CompiledLexicon) -> None:
    """By the official rules, each asked by itself."""
    rules = preset()
    for reading in lexicon:
        question = Question(reading)
        assert judge(question, lexicon, rules) == general_way(question, lexicon, rules)


@pytest.mark.parametrize("asked", RULES, ids=str)
def test_a_word_asked_by_itself(lexicon: CompiledLexicon, asked: Any) -> None:
    """Listed and unlisted, plain and doubtful, of any length."""
    rules = preset(asked) if isinstance(asked, str) else resolve(asked)
    counted = 0
    for word in words(lexicon, Random(2)):
        question = Question(word)
        if readable(question, lexicon, rules):
            counted += 1
            assert judge(question, lexicon, rules) == general_way(question, lexicon, rules)
    assert counted > LISTED


@pytest.mark.parametrize("asked", RULES, ids=str)
def test_a_word_on_a_field(lexicon: CompiledLexicon, asked: Any) -> None:
    """With a card thrown, as the last one or not."""
    rules = preset(asked) if isinstance(asked, str) else resolve(asked)
    chance = Random(3)
    for word in words(lexicon, chance):
        card = chance.choice([None, *by_name()])
        question = Question(
            word, field=chance.choice(FIELDS), card=card, last=chance.random() < 0.2
        )
        if chance.random() < 0.3 and readable(question, lexicon, rules):
            assert judge(question, lexicon, rules) == general_way(question, lexicon, rules)


@pytest.mark.parametrize("word", ["ソニー", "トヨタ"])
def test_a_name_that_a_family_accepts_is_shown_as_what_it_is(
    lexicon: CompiledLexicon, word: str
) -> None:
    answered = judge(Question(word), lexicon, resolve("family"))
    assert answered.answer == "yes"
    assert {entry.kind for entry in answered.evidence} == {"proper"}
    assert answered.written == tuple(dict.fromkeys(e.written for e in answered.evidence))
