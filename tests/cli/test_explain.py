"""``explain`` tells all that is known of a word, and by its exit code whether anything is."""

from __future__ import annotations

import msgspec
import pytest

from tests.cli.conftest import Run
from tests.cli.listed import LEXICON
from wordsvc.asking.explain import explain


def test_a_noun_is_told_with_its_sources_and_entries(wordsvc: Run) -> None:
    ended = wordsvc("explain", "一日", lang="ja_JP.UTF-8")
    assert (ended.code, ended.err) == (0, "")
    first, meaning, *why, entry = ended.out.splitlines()
    assert meaning == "  ついたち【一日】名詞"
    assert first == "○ 言葉として使えます  一日 (ついたち)"
    assert why[0] == "  - 普通名詞として「一日」が辞書にあります（JMdict、SudachiDict）。"
    assert entry == "    ついたち  一日  普通名詞  JMdict、SudachiDict  4.9"


def test_the_length_of_a_word_is_no_matter_here(wordsvc: Run) -> None:
    ended = wordsvc("explain", "いも")
    assert ended.code == 0
    assert ended.out.startswith("YES - valid as a word  いも\n")


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("あそぶ", 0, "NO - not valid as a word  あそぶ"),
        ("おおさか", 0, "proper name"),
        ("ぬぬぬぬ", 1, "Not listed in any dictionary in this form."),
    ],
)
def test_the_exit_code_says_whether_anything_is_known(
    wordsvc: Run, text: str, code: int, said: str
) -> None:
    ended = wordsvc("explain", text)
    assert ended.code == code
    assert said in ended.out


@pytest.mark.parametrize("args", [["さと%"], [""], [], ["ラッコ", "スキー"]])
def test_what_cannot_be_read_is_told_in_one_line(wordsvc: Run, args: list[str]) -> None:
    ended = wordsvc("explain", *args)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("wordsvc: ")
    assert ended.err.count("\n") == 1


def test_json_is_the_story_that_the_api_tells(wordsvc: Run) -> None:
    ended = wordsvc("explain", "あそぶ", "--json", lang="ja_JP.UTF-8")
    assert ended.code == 0
    assert ended.out.encode() == msgspec.json.encode(explain("あそぶ", LEXICON, "ja")) + b"\n"
