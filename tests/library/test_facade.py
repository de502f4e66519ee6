"""The library gives the answers of the core, to any number of threads."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from threading import Barrier
from typing import Any

import msgspec
import pytest

import wordsvc
from wordsvc.bootstrap.settings import Settings
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.library import referee as module
from wordsvc.messages import Language
from wordsvc.validators.word_basket import Question, preset, resolve
from wordsvc.validators.word_basket import judge as judged
from wordsvc.validators.word_basket.find import find as listed

THREADS = 8
WORDS = ("スキー", "東京", "湯たんぽ", "みかん", "りんごばたけ", "走る", "ソニー", "一日")


def test_every_name_is_there_and_no_other() -> None:
    assert set(wordsvc.__all__) <= set(dir(wordsvc))
    assert all(hasattr(wordsvc, name) for name in wordsvc.__all__)
    assert wordsvc.__version__ == version("wordsvc")
    with pytest.raises(AttributeError, match="'nothing'"):
        _ = wordsvc.nothing  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "question",
    [
        {"word": "イングリッシュ", "previous": "スキー", "card": "ゆ"},
        {"word": "つみき", "previous": "てんかいず", "previous_card": "5"},
        {"word": "一日", "reading": "ついたち", "field": "つ", "last": True},
    ],
)
def test_a_verdict_is_that_of_the_core(
    question: dict[str, object], lexicon: CompiledLexicon
) -> None:
    want = judged(msgspec.convert(question, Question), lexicon, preset())
    assert wordsvc.judge(**question) == want  # type: ignore[arg-type]


def test_messages_come_in_the_language_asked_for_or_not_at_all() -> None:
    def said(verdict: wordsvc.Verdict) -> str:
        return verdict.findings[0].message

    english = wordsvc.open(language="en")
    assert said(wordsvc.judge("みかん")) == ""
    assert said(english.judge("みかん")) == said(wordsvc.judge("みかん", language="en"))
    assert said(english.judge("みかん", language="ja")) == said(
        wordsvc.judge("みかん", language="ja")
    )
    assert said(english.judge("みかん", language="ja")) != said(english.judge("みかん"))


def test_an_explanation_speaks_japanese_unless_told_otherwise() -> None:
    assert wordsvc.explain("みかん") == wordsvc.explain("みかん", language="ja")
    english = wordsvc.open(language="en").explain("みかん")
    assert english == wordsvc.explain("みかん", language="en")
    assert english.why != wordsvc.explain("みかん").why


def test_rules_of_a_referee_hold_unless_a_question_has_its_own() -> None:
    rules = {"preset": "kids2", "unknown": "no"}
    referee = wordsvc.open(rules=rules)
    assert referee.judge("いも").rules == resolve(rules).name
    assert referee.judge("いも").answer == "yes"
    assert referee.judge("いも", rules="official").answer == "no"


@pytest.mark.parametrize("rules", ["nobody's", {"shortest": "two"}, {"no-such": 1}])
def test_rules_that_do_not_exist_are_told_with_their_place(rules: object) -> None:
    for ask in (lambda r: wordsvc.open(rules=r), lambda r: wordsvc.judge("スキー", rules=r)):
        with pytest.raises(wordsvc.Faulty) as caught:
            ask(rules)
        assert all(fault.pointer.startswith("/rules") for fault in caught.value.faults)


@pytest.mark.parametrize(
    ("ask", "english", "japanese"),
    [
        (lambda r: r.judge("さと%"), "/word: Character 3, %, is", "/word: 3文字目の「%」"),
        (
            lambda r: r.judge("スキー", card="x"),
            "/card: There is no card x.",
            "/card: 「x」という",
        ),
        (lambda r: r.reading("さと%"), "Character 3, %, is", "3文字目の「%」"),
        (lambda r: r.find(start="x"), "/start: There is no card x.", "/start: 「x」という"),
        (lambda r: r.find(kind="verbs"), "/kind: “verbs” is not one", "/kind: 「verbs」は"),
        (lambda r: r.find(limit=-1), "/limit: -1 is out of range", "/limit: "),
        (lambda r: r.find(length="many"), "/length: ", "/length: "),
        (lambda r: r.ask("word-basket", {"wort": "い"}), "/wort: ", "/wort: "),
    ],
)
def test_what_is_wrong_is_a_sentence_that_names_the_argument(
    ask: Callable[[wordsvc.Referee], object], english: str, japanese: str
) -> None:
    told: tuple[tuple[Language, str], ...] = (("en", english), ("ja", japanese))
    for language, said in told:
        with pytest.raises(ValueError, match=f"^{re.escape(said)}") as caught:
            ask(wordsvc.open(language=language))
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_language_that_there_is_not_is_refused() -> None:
    asks: tuple[Callable[[Any], object], ...] = (
        lambda language: wordsvc.open(language=language),
        lambda language: wordsvc.judge("スキー", language=language),
        lambda language: wordsvc.explain("スキー", language=language),
    )
    for ask in asks:
        with pytest.raises(wordsvc.Faulty, match=r"^/language: “fr” is not one of the choices"):
            ask("fr")


def test_words_are_found_up_to_the_limit(lexicon: CompiledLexicon) -> None:
    offered = tuple(islice(listed(lexicon, start="す", end="7+"), 60))
    assert wordsvc.find(start="す", end="7+", limit=60) == offered
    assert wordsvc.find(start="す", end="7+") == offered[:50]
    everything = tuple(listed(lexicon, start="す", end="こ", length="7+"))
    assert wordsvc.find(start="す", end="こ", length="7+", limit=None) == everything


def test_a_reading_is_the_kana_itself_or_the_most_usual_one(lexicon: CompiledLexicon) -> None:
    assert wordsvc.reading("スキー").text == "すきー"
    assert wordsvc.reading("東京").text == lexicon.readings("東京")[0]
    with pytest.raises(wordsvc.NotKana):
        wordsvc.reading("鬱龘")


def test_a_dictionary_can_stand_in_a_folder_of_ones_own(tmp_path: Path) -> None:
    from wordsvc.lexicon.cache import CacheError

    file = tmp_path / "taken"
    file.write_text("no folder")
    with pytest.raises(CacheError):
        wordsvc.open(cache=file)


def test_threads_that_share_a_referee_hear_what_one_alone_hears() -> None:
    referee = wordsvc.open(language="ja")

    def ask(turn: int) -> list[object]:
        words = WORDS[turn % len(WORDS) :] + WORDS[: turn % len(WORDS)]
        told = {
            word: (
                referee.judge(word),
                referee.explain(word),
                referee.find(start=referee.judge(word).head, limit=20),
            )
            for word in words
        }
        return [told[word] for word in WORDS]

    alone = ask(0)
    with ThreadPoolExecutor(THREADS) as threads:
        assert all(told == alone for told in threads.map(ask, range(THREADS * 3)))


def test_threads_that_come_at_once_open_one_dictionary(
    monkeypatch: pytest.MonkeyPatch, lexicon: CompiledLexicon
) -> None:
    opened: list[Settings] = []
    gate = Barrier(THREADS)

    def opening(settings: Settings) -> CompiledLexicon:
        opened.append(settings)
        return lexicon

    monkeypatch.setattr(module, "open_lexicon", opening)
    referee = wordsvc.Referee()

    def ask(_: int) -> wordsvc.Verdict:
        gate.wait()
        return referee.judge("スキー")

    with ThreadPoolExecutor(THREADS) as threads:
        told = list(threads.map(ask, range(THREADS)))
    assert len(opened) == 1
    assert len(set(map(msgspec.json.encode, told))) == 1
