"""What is looked up is what the judge says, word by word and under every rule."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.batch.conftest import Judge
from tests.batch.lists import COLUMNS, Row, right
from wordsvc.batch.job import Layout
from wordsvc.batch.judge import shortcut, word_basket
from wordsvc.batch.judge.word_basket import WordBasketJudge
from wordsvc.batch.read.rows import Rows
from wordsvc.kana import to_katakana
from wordsvc.kana.letters import KANA
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.messages import sentence
from wordsvc.validators.word_basket import Question, judge, preset, resolve
from wordsvc.validators.word_basket.presets import NAMES

LONG = settings().max_examples > 100
EVERY, MADE_UP = (1, 1_500_000) if LONG else (41, 12_000)
AT_A_TIME = 4096


def asked(lexicon: CompiledLexicon, **told: object) -> WordBasketJudge:
    request = Judge(lexicon, Path()).request((), "-", **told)
    layout = Layout(format="txt", names=("word",), fields={"word": 0})
    return WordBasketJudge(request.job(layout, (None, None)), lexicon)


def answers(judged: WordBasketJudge, words: Sequence[str]) -> list[Row]:
    columns = judged.ask(Rows(len(words), {"word": list(words)})).columns
    cells = ([("" if cell is None else str(cell)) for cell in columns[name]] for name in COLUMNS)
    return list(zip(*cells, strict=True))


def every_kind(lexicon: CompiledLexicon) -> Iterator[str]:
    """Readings of the dictionary in both scripts, and strings put together from their pieces."""
    chance = random.Random(20261130)
    listed = list(islice(lexicon, 0, None, EVERY))
    yield from listed
    yield from map(to_katakana, listed[::3])
    for _ in range(MADE_UP):
        first, second = chance.choice(listed), chance.choice(listed)
        yield first[: chance.randint(1, 4)] + second[-chance.randint(1, 4) :]


def in_shares(words: Iterator[str]) -> Iterator[list[str]]:
    while share := [word for word in islice(words, AT_A_TIME) if len(word) <= 64]:
        yield share


def test_every_word_has_the_answer_of_the_judge(lexicon: CompiledLexicon) -> None:
    judged = asked(lexicon)
    for words in in_shares(every_kind(lexicon)):
        assert answers(judged, words) == right(words, lexicon)
        assert answers(judged, words) == right(words, lexicon), "remembered otherwise"


@pytest.mark.parametrize("name", NAMES)
def test_under_every_preset(lexicon: CompiledLexicon, name: str) -> None:
    rules = preset(name)
    words = list(islice(lexicon, 5, None, 977))
    assert answers(asked(lexicon, rules=rules), words) == right(words, lexicon, rules)


@pytest.mark.parametrize(
    "options", [{"yoon_as_one": True}, {"wo_as_o": False}, {"shortest": 5}, {"unknown": "no"}]
)
def test_under_rules_that_hear_words_otherwise(
    lexicon: CompiledLexicon, options: dict[str, object]
) -> None:
    rules = resolve(options)
    words = [
        *islice(lexicon, 0, None, 1999),
        "きゃらめる",
        "しゃしょう",
        "しんぶん",
        "しゃしん",
        "をとめ",
        "ヲタク",
        "あを",
    ]
    assert answers(asked(lexicon, rules=rules), words) == right(words, lexicon, rules)


@given(st.lists(st.text(st.sampled_from([*sorted(KANA), "ー", "゛"]), min_size=1, max_size=8)))
def test_any_kana_whatever(lexicon: CompiledLexicon, words: list[str]) -> None:
    readable = [word for word in words if word[0] in KANA and "゛" not in word]
    assert answers(asked(lexicon), readable) == right(readable, lexicon)


def test_little_memory_changes_nothing(
    lexicon: CompiledLexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shortcut, "OWN_AT_MOST", 5)
    monkeypatch.setattr(shortcut, "OTHERS_AT_MOST", 7)
    monkeypatch.setattr(word_basket, "OUTCOMES_AT_MOST", 20)
    judged = asked(lexicon)
    words = list(islice(lexicon, 3, None, 4001)) * 2
    assert answers(judged, words) == right(words, lexicon)
    assert answers(judged, words) == right(words, lexicon)


def test_words_that_are_too_long_are_refused_unread(lexicon: CompiledLexicon) -> None:
    words = [word for word in lexicon if len(word) > LETTERS_AT_MOST]
    assert words
    judged = asked(lexicon)
    for _ in range(2):
        assert answers(judged, words) == [("error", "shape.too-long", *[""] * 6)] * len(words)


def test_sentences_are_those_of_each_word(lexicon: CompiledLexicon) -> None:
    judged = asked(lexicon, language="ja")
    words = ["すし", "いか", "ことば", "いんこ", "みかん", "とうきょう", "ラッコ", "ぬるぽん"]
    for _ in range(2):
        told = list(judged.ask(Rows(len(words), {"word": words})).columns["message"])
        for word, said in zip(words, told, strict=True):
            found = judge(Question(word), lexicon, preset()).findings
            assert said == " ".join(sentence(one.code, one.facts, "ja") for one in found)
