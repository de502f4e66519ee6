"""``find`` lists words that fit, for people and as the JSON of the API."""

from __future__ import annotations

import msgspec
import pytest

from tests.cli.conftest import Listed, Run
from wordsvc.asking.find import WordsQuery, find_page


@pytest.mark.parametrize(
    ("args", "want"),
    [
        (["--start", "す"], "すきー\tスキー\nすなば\t砂場\nすいか\t西瓜\n"),
        (["--start", "す", "--end", "い"], "すきー\tスキー\n"),
        (["--start", "す", "--end", "は行,か"], "すなば\t砂場\nすいか\t西瓜\n"),
        (["--end", "7+"], "いんぐりっしゅ\tイングリッシュ\n"),
        (["--length", "2"], "いも\t芋\n"),
        (["--start", "さ行", "--length", "3-4", "--limit", "1"], "すきー\tスキー\n"),
        (["--kind", "verb"], "あそぶ\t遊ぶ\n"),
    ],
)
def test_words_are_listed_with_their_written_form(wordsvc: Run, args: list[str], want: str) -> None:
    ended = wordsvc("find", *args)
    assert (ended.code, ended.out, ended.err) == (0, want, "")


def test_nothing_found_is_said_on_stderr_and_is_no_failure(wordsvc: Run) -> None:
    ended = wordsvc("find", "--start", "ぬ")
    assert (ended.code, ended.out, ended.err) == (0, "", "No matching words.\n")


def test_json_is_a_page_of_the_api(wordsvc: Run) -> None:
    page = find_page(WordsQuery(start="す", limit=2), Listed.lexicon)
    ended = wordsvc("find", "--start", "す", "--limit", "2", "--json")
    assert ended.out.encode() == msgspec.json.encode(page) + b"\n"
    assert page.next is not None


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--start", "zz"], "start: There is no card zz."),
        (["--length", "three"], "length: "),
        (["--kind", "nice"], "It must be common, proper, "),
        (["--limit", "0"], "Invalid value for --limit."),
    ],
)
def test_what_cannot_be_read_is_told_in_one_line(wordsvc: Run, args: list[str], said: str) -> None:
    ended = wordsvc("find", *args)
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err
    assert ended.err.count("\n") == 1
