"""Words judged by the real dictionaries: kinds of words, not single rows."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from wordsvc.kana import NotKana
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import answer_of
from wordsvc.validators.word import Candidate, judge_word

RULES = WordRules()


def best(
    lexicon: CompiledLexicon, word: str, reading: str | None = None, rules: WordRules = RULES
) -> Candidate:
    """The best candidate of a word."""
    return judge_word(word, reading, lexicon, rules)[0]


def codes(candidate: Candidate) -> list[tuple[str, str]]:
    """Codes and levels of what was found."""
    return [(finding.code, finding.level) for finding in candidate.findings]


@pytest.mark.parametrize(
    "word",
    [
        "すいか",
        "スイカ",
        "ｽｲｶ",
        "西瓜",
        "けしゴム",
        "ケシゴム",
        "消しゴム",
        "会議室",
        "CD",
        "サトウ",
        "林",
        "シャベル",
        "やさしさ",
    ],
)
def test_plain_nouns_in_any_script(lexicon: CompiledLexicon, word: str) -> None:
    """A word is the same word however it is written."""
    assert codes(best(lexicon, word)) == []


@pytest.mark.parametrize(
    ("word", "code", "level"),
    [
        ("東京", "word.proper", "no"),
        ("トヨタ", "word.proper", "no"),
        ("中国", "word.proper", "no"),
        ("みっつ", "word.numeral", "ask"),
        ("わたし", "word.homograph", "ask"),
        ("とうきょう", "word.homograph", "ask"),
        ("なかはら", "word.homograph", "ask"),
        ("あいつ", "word.pronoun", "ask"),
        ("はしる", "word.not-noun", "no"),
        ("きれい", "word.not-noun", "no"),
        ("きらきら", "word.not-noun", "no"),
        ("まじめ", "word.not-noun", "ask"),
        ("ふいんき", "word.spelling", "no"),
        ("いちぢく", "word.spelling", "no"),
        ("コーヒ", "word.spelling", "no"),
        ("とおふ", "word.spelling", "no"),
        ("ラッスンゴレライ", "word.unknown", "ask"),
        ("つくえだんご", "word.compound", "ask"),
        ("椅子の脚", "word.compound", "ask"),
        ("大きな犬", "word.phrase", "no"),
        ("みしらぬひとのいえ", "word.phrase", "no"),
    ],
)
def test_doubts_and_refusals(lexicon: CompiledLexicon, word: str, code: str, level: str) -> None:
    """Each kind of doubt has its code and its level."""
    assert codes(best(lexicon, word)) == [(code, level)]


@pytest.mark.parametrize(
    ("word", "standard"),
    [
        ("ふいんき", "ふんいき"),
        ("いちぢく", "イチジク"),
        ("コーヒ", "コーヒー"),
        ("づつう", "ずつう"),
    ],
)
def test_a_refused_spelling_names_the_right_one(
    lexicon: CompiledLexicon, word: str, standard: str
) -> None:
    """Nobody has to look the word up again."""
    (finding,) = best(lexicon, word).findings
    assert finding.facts["standard"] == standard


def test_tokyo_is_told_with_its_rare_nouns(lexicon: CompiledLexicon) -> None:
    """The finding names the place and the nouns that nobody means (ruling 7.3)."""
    (finding,) = best(lexicon, "とうきょう").findings
    assert finding.facts["other"] == "東京"
    assert set(finding.facts["written"]) == {"東境", "頭胸"}


def test_every_reading_of_a_writing_is_tried(lexicon: CompiledLexicon) -> None:
    """一日 may be said as いちにち or ついたち."""
    readings = {one.reading.text for one in judge_word("一日", None, lexicon, RULES)}
    assert {"いちにち", "ついたち"} <= readings


@pytest.mark.parametrize(
    ("word", "reading", "answer"),
    [
        ("五輪", "ごりん", "yes"),
        ("いつわ", None, "yes"),
        ("机", "つくえ", "yes"),
        ("机", "いす", "ask"),
        ("すいか", "りんご", "ask"),
        ("佐藤", "さとう", "no"),
        ("砂糖", "さとう", "yes"),
        ("机掃除", "つくえそうじ", "ask"),
    ],
)
def test_a_declared_reading_is_kept(
    lexicon: CompiledLexicon, word: str, reading: str | None, answer: str
) -> None:
    """The player says how the word is read; it is judged as that."""
    candidate = best(lexicon, word, reading)
    assert candidate.reading.text == (reading or word)
    assert answer_of(candidate.findings) == answer


def test_unlisted_kanji_get_a_proposed_reading(lexicon: CompiledLexicon) -> None:
    """Parts and reading are shown, the table decides."""
    candidate = best(lexicon, "机掃除")
    assert candidate.reading.text == "つくえそうじ"
    assert codes(candidate) == [("word.compound", "ask")]


def test_kanji_that_nobody_can_read_ask_for_a_reading(lexicon: CompiledLexicon) -> None:
    """Without a reading there is nothing to connect."""
    candidate = best(lexicon, "鼕齉")
    assert codes(candidate) == [("word.no-reading", "ask")]
    assert candidate.reading.text == ""


@pytest.mark.parametrize(
    "word", ["", "さと%", "suika", "🍉", "口ケット", "さ\x00と", "\ud800", "а"]
)
def test_what_is_no_word_at_all(lexicon: CompiledLexicon, word: str) -> None:
    """Foreign scripts, signs and kanji in disguise are unreadable, not unknown."""
    with pytest.raises(NotKana):
        judge_word(word, None, lexicon, RULES)


@pytest.mark.parametrize(
    ("change", "word", "answer"),
    [
        ({"unknown": "no"}, "ラッスンゴレライ", "no"),
        ({"unknown": "yes"}, "ラッスンゴレライ", "yes"),
        ({"proper": "yes"}, "東京", "yes"),
        ({"proper": "known"}, "とうきょう", "yes"),
        ({"proper": "ask"}, "トヨタ", "ask"),
        ({"pronoun": "no"}, "彼ら", "no"),
        ({"na_adjective": "yes"}, "まじめ", "yes"),
        ({"compound": "no"}, "つくえだんご", "no"),
        ({"obscure": "yes"}, "頭胸", "yes"),
    ],
)
def test_a_house_chooses(
    lexicon: CompiledLexicon, change: dict[str, str], word: str, answer: str
) -> None:
    """Every doubt is a rule option."""
    rules = WordRules(**change)  # type: ignore[arg-type]
    assert answer_of(best(lexicon, word, rules=rules).findings) == answer


def test_many_threads_get_the_same_answers(lexicon: CompiledLexicon) -> None:
    """Dictionaries and tagger are shared or made per thread, never confused."""
    words = [
        "すいか",
        "とうきょう",
        "ラッスンゴレライ",
        "大きな犬",
        "机掃除",
        "つくえだんご",
    ] * 40
    alone = [codes(best(lexicon, word)) for word in words]
    with ThreadPoolExecutor(16) as pool:
        together = list(pool.map(lambda word: codes(best(lexicon, word)), words))
    assert together == alone
