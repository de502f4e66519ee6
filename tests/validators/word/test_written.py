"""The written form is never dropped: it is judged whole, with the reading that is given for it."""

from __future__ import annotations

import pytest

from wordsvc.kana import NotKana
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import answer_of
from wordsvc.validators.word import judge_word

RULES = WordRules()


@pytest.mark.parametrize(
    ("word", "reading", "position", "reason"),
    [
        ("すいか。", "すいか", 3, "symbol"),
        ("鈴木。", "すずき", 2, "symbol"),
        ("西 瓜", "すいか", 1, "space"),
        ("西瓜\u202e", "すいか", 2, "control"),
        ("学校・生活", "がっこうせいかつ", 2, "symbol"),
        ("西 瓜", None, 1, "space"),
    ],
)
def test_a_character_that_no_word_is_written_with_is_refused(
    lexicon: CompiledLexicon, word: str, reading: str | None, position: int, reason: str
) -> None:
    with pytest.raises(NotKana) as refused:
        judge_word(word, reading, lexicon, RULES)
    assert (refused.value.position, refused.value.reason) == (position, reason)


@pytest.mark.parametrize(
    ("word", "reading", "answer", "codes"),
    [
        ("西瓜", "すいか", "yes", []),
        ("西瓜太郎", "すいか", "ask", ["word.compound", "word.spelling"]),
        ("猫が逃げて行った", "ねこがにげていった", "no", ["word.phrase"]),
        ("大きな木", "おおきなき", "no", ["word.phrase"]),
        ("家の中", "いえのなか", "no", ["word.phrase"]),
        ("桃の木", "もものき", "ask", ["word.compound"]),
        ("机の引き出し", "ひきだし", "ask", ["word.compound", "word.spelling"]),
        ("学校の校庭", "がっこうのこうてい", "ask", ["word.compound"]),
        ("ナイキ", "ないき", "no", ["word.proper"]),
    ],
)
def test_a_word_and_its_reading_are_judged_together(
    lexicon: CompiledLexicon, word: str, reading: str, answer: str, codes: list[str]
) -> None:
    candidate = judge_word(word, reading, lexicon, RULES)[0]
    assert candidate.reading.text == reading
    assert (answer_of(candidate.findings), [f.code for f in candidate.findings]) == (answer, codes)


@pytest.mark.parametrize(
    ("word", "reading"),
    [
        ("消しコ゛ム", "けしごむ"), ("生ビ〜ル", "なまびーる"),
        ("情報センタ-", "じょうほうせんたー"),
        ("髙台", "たかだい"), ("醫學", "いがく"), ("α線", "あるふぁせん"), ("10月", "じゅうがつ"),
        ("ヒカリ", "ひかり"), ("ネコ", "ねこ"),
    ],
)  # fmt: skip
def test_forms_are_folded_before_they_are_looked_up(
    lexicon: CompiledLexicon, word: str, reading: str
) -> None:
    candidate = judge_word(word, None, lexicon, RULES)[0]
    assert (candidate.reading.text, candidate.findings) == (reading, ())


@pytest.mark.parametrize("word", ["ナイキ", "ダイハツ", "大阪", "山本"])
def test_a_form_that_is_first_of_all_a_name_is_that_name(
    lexicon: CompiledLexicon, word: str
) -> None:
    candidate = judge_word(word, None, lexicon, RULES)[0]
    assert [finding.code for finding in candidate.findings] == ["word.proper"]


@pytest.mark.parametrize(
    ("word", "readings"),
    [
        ("猫", {"ねこ"}), ("餅", {"もち"}), ("傘", {"かさ"}), ("草原", {"そうげん"}),
        ("明日", {"あした", "あす", "みょうにち"}), ("市場", {"いちば", "しじょう"}),
        ("梅雨", {"つゆ", "ばいう"}), ("三日月", {"みかづき"}), ("上田", {"うえだ"}),
    ],
)  # fmt: skip
def test_a_form_alone_is_judged_by_the_readings_in_everyday_use(
    lexicon: CompiledLexicon, word: str, readings: set[str]
) -> None:
    found = {one.reading.text for one in judge_word(word, None, lexicon, RULES)}
    assert found == readings


def test_a_rarer_reading_is_told_and_never_taken(lexicon: CompiledLexicon) -> None:
    (candidate,) = judge_word("猫", None, lexicon, RULES)
    assert candidate.others == ("ねこま",)


@pytest.mark.parametrize(
    ("word", "reading", "codes"),
    [
        ("3個", "さんこ", ["word.numeral"]), ("3個", "よんこ", ["word.spelling"]),
        ("二ヶ月", "にかげつ", ["word.numeral"]), ("3つ", "みっつ", ["word.numeral"]),
        ("1回", "にかい", ["word.spelling"]), ("2年生", "にねんせい", []),
        ("2年生", "さんねんせい", ["word.spelling"]),
        ("7色えんぴつ", "にじいろえんぴつ", ["word.spelling"]),
    ],
)  # fmt: skip
def test_a_digit_is_checked_against_the_reading(
    lexicon: CompiledLexicon, word: str, reading: str, codes: list[str]
) -> None:
    candidate = judge_word(word, reading, lexicon, RULES)[0]
    assert [one.code for one in candidate.findings if one.code != "word.no-reading"] == codes


@pytest.mark.parametrize(
    "word",
    [
        "三つ",
        "みっつ",
        "一回",
        "いっかい",
        "二か所",
        "五歳",
        "三匹",
        "さんびき",
        "はっさつ",
        "100円",
    ],
)
def test_numbers_with_a_counter_are_asked_alike(lexicon: CompiledLexicon, word: str) -> None:
    candidate = judge_word(word, None, lexicon, RULES)[0]
    assert answer_of(candidate.findings) == "ask"
    assert judge_word(word, None, lexicon, WordRules(numeral="yes"))[0].findings == ()


@pytest.mark.parametrize(
    "word",
    [
        "ひとり",
        "ふたり",
        "はたち",
        "ついたち",
        "ふつか",
        "とおか",
        "二十日",
        "二階",
        "一番",
    ],
)
def test_closed_words_with_a_number_are_nouns(lexicon: CompiledLexicon, word: str) -> None:
    assert judge_word(word, None, lexicon, RULES)[0].findings == ()


def test_no_usual_form_is_judged_by_a_sound_that_only_compounds_have(
    lexicon: CompiledLexicon,
) -> None:
    """黒い is くろい, not ぐろい."""
    forms = [
        "高い",
        "黒い",
        "深い",
        "遠い",
        "通り",
        "型",
        "枚",
        "強い",
        "勝ち",
        "切れ",
        "作り",
        "張り",
    ]
    for form in forms:
        first = judge_word(form, None, lexicon, RULES)[0]
        known = lexicon.find(first.reading.text)
        assert known is not None
        own = [entry for entry in known.entries if entry.written == form]
        assert any("jmdict" in entry.sources for entry in own), form
        assert first.reading.text[0] not in "がぎぐげござじずぜぞだぢづでどばびぶべぼ", form


@pytest.mark.parametrize(
    "word", ["いってきます", "ごめんなさい", "おだいじに", "ごちそうさまでした", "おはよう"]
)
def test_a_greeting_is_no_noun(lexicon: CompiledLexicon, word: str) -> None:
    (finding,) = judge_word(word, None, lexicon, RULES)[0].findings
    assert (finding.code, finding.level) == ("word.not-noun", "no")


@pytest.mark.parametrize("word", ["カルピス", "ポラロイド", "味の素", "ハイチュウ", "ミルメーク"])
def test_products_pictured_by_their_label_are_asked_alike(
    lexicon: CompiledLexicon, word: str
) -> None:
    (finding,) = judge_word(word, None, lexicon, RULES)[0].findings
    assert (finding.code, finding.level) == ("word.brand", "ask")
    assert judge_word(word, None, lexicon, WordRules(brand="no"))[0].findings[0].level == "no"


@pytest.mark.parametrize(
    ("word", "answer"),
    [("ホッチキス", "yes"), ("セロテープ", "yes"), ("インスタ", "no"), ("アイパッド", "no")],
)
def test_the_word_for_a_thing_and_a_makers_name_are_no_brands(
    lexicon: CompiledLexicon, word: str, answer: str
) -> None:
    assert answer_of(judge_word(word, None, lexicon, RULES)[0].findings) == answer


@pytest.mark.parametrize("reading", [None, "しゅうきんび"])
def test_a_suffix_is_read_as_one(lexicon: CompiledLexicon, reading: str | None) -> None:
    candidate = judge_word("集金日", reading, lexicon, RULES)[0]
    assert (candidate.reading.text, candidate.findings) == ("しゅうきんび", ())


def test_a_tree_is_no_eaves(lexicon: CompiledLexicon) -> None:
    (finding,) = judge_word("りんごのき", None, lexicon, RULES)[0].findings
    assert (finding.code, finding.facts["parts"][1], finding.facts["of"]) == (
        "word.compound",
        "木",
        True,
    )
