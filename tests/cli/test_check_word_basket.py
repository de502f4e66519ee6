"""``check word-basket`` answers by exit code, in words, and as the JSON of the API."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run
from tests.cli.listed import LEXICON
from wordsvc.asking.localize import localize
from wordsvc.messages import Language
from wordsvc.validators.word_basket import Question, chain, judge, preset

CHECK = ("check", "word-basket")


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["ラッコ"], 0),
        (["ラッコ", "--previous", "まくら", "--card", "こ"], 0),
        (["あそぶ"], 1),
        (["おおさか"], 1),
        (["ぬぬぬぬ"], 3),
        (["イングリッシュ", "--previous", "スキー", "--card", "ゆ"], 0),
        (["イングリッシュ", "--previous", "スキー", "--card", "よ"], 1),
        (["イングリッシュ", "--field", "い", "--card", "7+"], 0),
        (["ラッコ", "--field", "ら", "--last"], 1),
        (["すなば", "--field", "す,つ"], 0),
        (["いも"], 1),
        (["いも", "--rules", "kids2"], 0),
        (["いも", "--rule", "shortest=2"], 0),
        (["ぬぬぬぬ", "--rule", "unknown=no"], 1),
        (["一日", "--field", "つ"], 0),
        (["一日", "--reading", "ついたち"], 0),
        (["--chain", "スキー", "イングリッシュ", "湯たんぽ"], 0),
        (["--chain", "スキー", "ラッコ"], 1),
        (["--chain", "スキー", "いぬぬぬ"], 3),
        (["--chain", "すきー", "--field", "す"], 0),
        (["--chain", "スキー", "いんぐりっしゅ", "--last"], 0),
        (["--chain", "ラッコ", "コース", "--last"], 1),
    ],
)
def test_the_exit_code_is_the_answer(wordsvc: Run, args: list[str], code: int) -> None:
    ended = wordsvc(*CHECK, *args)
    assert ended.code == code
    assert ended.err == ""
    assert ended.out.startswith(("YES", "NO", "ASK"))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "WORD... is missing."),
        (["さと%"], "Character 3, %, is a symbol."),
        (["さと", "うま"], "To judge a chain of words, add --chain."),
        ([""], "word: "),
        (["う" * 65], "at most 64"),
        (["うま😀"], "emoji"),
        (["うま\ud83d"], "Character 3"),
        (["ラッコ", "--card", "ゆゆ"], "card: "),
        (["ラッコ", "--field", "9"], "field: "),
        (["ラッコ", "--rules", "mine"], "no rule preset mine"),
        (["ラッコ", "--rule", "shortest"], "--rule as name=value"),
        (["ラッコ", "--rule", "shortest=two"], "shortest: "),
        (["ラッコ", "--rule", "shortes=2"], "shortes: "),
        (["--chain", "ラッコ", "--card", "こ"], "--card cannot be used with --chain"),
        (["--chain", "ラッコ", "--previous-card", "こ"], "--previous-card cannot be used"),
        (["ラッコ", "--previous", "まくら", "--field", "ら"], "not both"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_line(wordsvc: Run, args: list[str], said: str) -> None:
    for lang in ("en_GB.UTF-8", "ja_JP.UTF-8"):
        ended = wordsvc(*CHECK, *args, lang=lang)
        assert ended.code == 2
        assert ended.out == ""
        assert ended.err.startswith("wordsvc: ")
        assert ended.err.count("\n") == 1
    assert said in wordsvc(*CHECK, *args).err


def test_a_yes_tells_the_next_letter_and_the_cards(wordsvc: Run) -> None:
    assert wordsvc(*CHECK, "イングリッシュ", lang="ja_JP.UTF-8").out == (
        "○ 使えます  イングリッシュ (いんぐりっしゅ, 7文字)\n"
        "  次の文字：「ゆ」\n"
        "  合うカード：ゆ、や行、7+\n"
    )


def test_a_no_tells_why_and_how_the_word_is_written(wordsvc: Run) -> None:
    assert wordsvc(*CHECK, "あそぶ").out == (
        "NO - may not be played  あそぶ (3 letters)\n"
        "  - 遊ぶ: not a noun, but a verb.\n"
        "  Written: 遊ぶ\n"
    )


@pytest.mark.parametrize(("lang", "language"), [("ja_JP", "ja"), ("en_GB", "en")])
def test_json_is_the_verdict_that_the_api_gives(
    wordsvc: Run, lang: str, language: Language
) -> None:
    question = Question(word="ラッコ", field="す", card="い")
    want = localize(judge(question, LEXICON, preset("official")), language)
    ended = wordsvc(*CHECK, "ラッコ", "--field", "す", "--card", "い", "--json", lang=lang)
    assert ended.code == 1
    got = json.loads(ended.out)
    assert [finding["message"] for finding in got["findings"]] == [
        finding.message for finding in want.findings
    ]
    assert got["cards"] == list(want.cards)


def test_json_of_a_chain_holds_all_verdicts(wordsvc: Run) -> None:
    want = chain(["スキー", "ラッコ"], LEXICON, preset("official"))
    got = json.loads(wordsvc(*CHECK, "--chain", "スキー", "ラッコ", "--json").out)
    assert got["answer"] == want.answer == "no"
    assert [verdict["answer"] for verdict in got["verdicts"]] == ["yes", "no"]


def test_changed_rules_are_named_in_the_verdict(wordsvc: Run) -> None:
    ended = wordsvc(*CHECK, "いも", "--rules", "kids2", "--rule", "unknown=no", "--json")
    assert json.loads(ended.out)["rules"] == "kids2 unknown=no"
