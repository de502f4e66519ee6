"""``check tensai-clever`` and ``check barbarossa``: answers, exit codes, the JSON of the API."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run

TENSAI = ("check", "tensai-clever")
CLAY = ("check", "barbarossa")


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (("green", "うたぬんぎじ"), 0, "up to square 6, 21 points"),
        (("green", "う", "た", "ぬ"), 0, "Next letters: ねの"),
        (("green", "たう"), 1, "Square 2"),
        (("green", "あい", "う"), 1, "Square 1"),
        (("green",), 0, "up to square 0"),
        (("yellow", "がぎぐげご"), 0, "がぎぐげご  10 points"),
        (("yellow", "がざだば"), 0, "+ +1"),
        (("yellow", "が", "ぎ", "ぐ", "げ"), 0, "With “ご”: 10 points"),
        (("light-blue", "らっこ"), 1, "for a word of 2 letters (got 3)"),
        (("light-blue", "がが"), 3, "Counts up to 0 letters"),
        (("pink", "がぎ:can-be-eaten"), 3, "10 points (theme two-voiced)"),
        (("pink", "がら:can-be-eaten"), 3, "9 points (theme can-be-eaten)"),
        (("pink", "らっこ:x", "--theme", "x=7"), 1, "0 points"),
        (("pink", "らっこ", "--theme", "small-letter"), 1, "No letter has a dakuten"),
    ],
)
def test_areas(wordsvc: Run, args: tuple[str, ...], code: int, said: str) -> None:
    ended = wordsvc(*TENSAI, *args)
    assert (ended.code, ended.err) == (code, "")
    assert said in ended.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("yellow", "が", "が"), "crossed.1: The square “が” is already crossed."),
        (("yellow", "か"), "crossed.0: There is no such square on the sheet: か"),
        (("green", "た", "--sheet", "mine"), "sheet: There is no sheet “mine”."),
        (("light-blue", "電話"), "words.0:"),
        (("pink", "がが", "--theme", "x"), "no theme “x”"),
        (("pink", "がが", "--theme", "x=y"), "no theme “x=y”"),
        (("pink", "がが", "--theme", "x=" + "1" * 5000), "no theme “x=1"),
        (("pink", "がが:x", "--theme", "y=1"), "rows.0.theme: The theme “x” is not on the table."),
    ],
)
def test_what_cannot_be_answered(wordsvc: Run, args: tuple[str, ...], said: str) -> None:
    ended = wordsvc(*TENSAI, *args)
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (("letter", "しーでぃー", "4"), 0, "ぃ (small letter)"),
        (("letter", "しーでぃー", "5"), 0, "ー (long mark)"),
        (("letter", "でんわ", "4"), 0, "none"),
        (("guess", "らっこ", "ラッコ"), 0, "the same"),
        (("guess", "でんわ", "らっこ", "--written", "電話"), 1, "another word"),
        (("guess", "らっこ", "ぬむ"), 3, "another word"),
        (("subject", "ラッコ"), 0, "ラ"),
        (("subject", "ぬむぬむ"), 3, "ぬ む ぬ む"),
    ],
)
def test_clay(wordsvc: Run, args: tuple[str, ...], code: int, said: str) -> None:
    ended = wordsvc(*CLAY, *args)
    assert (ended.code, ended.err) == (code, "")
    assert said.replace("ラ", "ら") in ended.out


@pytest.mark.parametrize(
    "args",
    [
        ("letter", "でんわ", "0"),
        ("letter", "でんわ", "-1"),
        ("letter", "でんわ", "1.5"),
        ("letter", "電話", "1"),
        ("subject", "電話"),
        ("subject", ""),
        ("guess", "でんわ", ""),
    ],
)
def test_clay_questions_that_cannot_be_answered(wordsvc: Run, args: tuple[str, ...]) -> None:
    ended = wordsvc(*CLAY, *args)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("wordsvc: ")


@pytest.mark.parametrize(
    "args",
    [
        (*TENSAI, "green", "たう"),
        (*TENSAI, "yellow", "がぎぐげご"),
        (*TENSAI, "light-blue", "らっこ"),
        (*TENSAI, "pink", "らっこ"),
        (*CLAY, "subject", "らっこ"),
        (*CLAY, "letter", "らっこ", "2"),
        (*CLAY, "guess", "らっこ", "らっこ"),
    ],
)
def test_json_has_the_answer_in_the_language_of_the_terminal(
    wordsvc: Run, args: tuple[str, ...]
) -> None:
    japanese = wordsvc(*args, "--json", lang="ja_JP.UTF-8")
    english = wordsvc(*args, "--json")
    assert japanese.code == english.code
    told, said = json.loads(japanese.out), json.loads(english.out)
    assert told.keys() == said.keys()
    if told.get("findings"):
        assert told["findings"][0]["message"] != said["findings"][0]["message"]
        assert told["findings"][0]["code"] == said["findings"][0]["code"]
