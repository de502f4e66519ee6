"""The report shows what is in a list, in both languages, and stands by itself."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from tests.batch.conftest import Judge
from wordsvc.batch.report import About, repeated
from wordsvc.batch.report.letters import LETTERS, shiritori
from wordsvc.batch.report.page import report
from wordsvc.batch.report.repeated import repetition
from wordsvc.batch.tally import Tally

ABOUT = About("word-basket", "official", "1", ("list.txt",))
LIST = "ラッコ\nスキー\nすきー\nｽｷｰ\nことば\nいんこ\nみかん\n東京\n<b>&\n\nへしょう\n"


def test_the_page_stands_by_itself_in_both_languages(judge: Judge) -> None:
    judged = judge("-", stdin=LIST.encode(), thorough=True)
    page = report(judged.tally, io.BytesIO(), ABOUT, "ja")
    assert re.findall(r'(?:src|href|url)\s*[=(]\s*["\']?(?!#|data:)[^"\' )]+', page) == []
    assert "<script" not in page
    assert 'id="to-ja" aria-label="日本語" checked' in page
    for said in ("11語の判定", "11 words judged", "固有名詞", "a proper name"):
        assert said in page, said
    english = report(judged.tally, io.BytesIO(), ABOUT, "en")
    assert 'id="to-en" aria-label="English" checked' in english


def test_words_of_the_list_are_text_and_nothing_else(judge: Judge) -> None:
    judged = judge("-", stdin=LIST.encode(), thorough=True)
    page = report(judged.tally, io.BytesIO(), ABOUT, "ja")
    assert "<b>&" not in page
    assert "&lt;b&gt;&amp;" in page


def test_pictures_are_drawn_with_letters_that_are_text(judge: Judge) -> None:
    judged = judge("-", stdin=LIST.encode(), thorough=True)
    page = report(judged.tally, io.BytesIO(), ABOUT, "ja")
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) == 5
    texts = set(re.findall(r"<text[^>]*>([^<]+)</text>", "".join(pictures)))
    assert {*LETTERS, "word.proper", "basket.ends-n"} <= texts
    assert "@font-face" not in page


def test_counts_examples_lengths_and_ends_are_of_the_list(judge: Judge) -> None:
    tally = judge("-", stdin=LIST.encode(), thorough=True, block=40).tally
    assert tally.rows == 11
    assert tally.answers == {"yes": 6, "no": 2, "ask": 1, "error": 1, "": 1}
    assert tally.codes["basket.ends-n"] == 1
    assert tally.examples["word.proper"] == ["東京"]
    assert tally.examples["yes"] == ["ラッコ", "スキー", "ことば", "いんこ"]
    assert tally.lengths["yes"] == {3: 6}
    assert tally.ends == {"ら こ": 1, "す い": 3, "こ は": 1, "い こ": 1}


def test_a_plain_run_collects_none_of_it(judge: Judge) -> None:
    tally = judge("-", stdin=LIST.encode()).tally
    assert (tally.examples, tally.lengths, tally.ends) == ({}, {}, {})


def test_the_letters_on_which_a_game_must_end_are_found() -> None:
    """あ leads to い and back; う leads to え only, with which nothing begins."""
    found = shiritori({"あ い": 5, "い あ": 5, "あ う": 1, "う え": 1, "い ん": 2})
    assert found.closing == ("う", "え")
    assert found.scarce == ()
    begin = {one.letter: (one.begin, one.end) for one in found.letters if one.begin or one.end}
    assert begin == {"あ": (6, 5), "い": (5, 5), "う": (1, 1), "え": (0, 1)}


def test_letters_that_are_used_up_first_stand_worst_first() -> None:
    found = shiritori({"あ る": 50, "あ う": 30, "る あ": 1, "う あ": 3, "あ あ": 9})
    assert [one.letter for one in found.scarce] == ["る", "う"]
    assert found.closing == ()


def lines(*words: str) -> bytes:
    return "".join(f"{word}\n" for word in words).encode()


@pytest.mark.parametrize("at_a_time", [1 << 20, 40])
def test_repetitions_are_counted_in_any_memory(
    monkeypatch: pytest.MonkeyPatch, at_a_time: int
) -> None:
    monkeypatch.setattr(repeated, "BYTES", at_a_time)
    data = lines("すき\tスキ", "すき\tすき", "らっこ\tラッコ", "いし 石\t石", "いし 医師\t医師",
                 "すき\tｽｷ", "いし 石\t石")  # fmt: skip
    found = repetition(io.BytesIO(data), len(data))
    assert (found.words, found.rows) == (4, 3)
    assert [(one.word, one.times, one.written) for one in found.most] == [
        ("すき", 3, ("スキ", "すき", "ｽｷ")),
        ("いし 石", 2, ("石",)),
    ]


def test_the_same_word_is_one_however_it_is_written(judge: Judge, tmp_path: Path) -> None:
    from wordsvc.batch.executor.in_process import InProcess
    from wordsvc.batch.list_run import Pipes
    from wordsvc.batch.plan import plan
    from wordsvc.batch.run import Run

    Path("list.txt").write_text("スキー\nすきー\n東京\n東京\n橋\n箸\nはし\n", encoding="utf-8")
    request = judge.request(("list.txt",), "out.txt", thorough=True, block=20)
    run = Run(request, plan(request.paths, request.out), Pipes(io.BytesIO(), io.BytesIO()))
    run.judge(InProcess(judge.opener), lambda step: None)
    with run.words() as words:
        data = words.read()
    found = repetition(io.BytesIO(data), len(data))
    run.close()
    assert (found.words, found.rows) == (5, 2)


def test_other_games_have_reports_without_letters(judge: Judge) -> None:
    stdin = "うたぬ\nたう\n".encode()
    tally = judge("-", stdin=stdin, validator="tensai-clever/green", thorough=True).tally
    about = About("tensai-clever/green", "official", "1", ("-",))
    page = report(tally, io.BytesIO(), about, "en")
    assert page.count("<svg") == 2
    assert "たう" in page


def test_an_empty_list_has_a_report() -> None:
    assert "0 words judged" in report(Tally(), io.BytesIO(), ABOUT, "en")
