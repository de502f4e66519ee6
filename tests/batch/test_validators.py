"""Every validator takes lists, and gives the rows that the validator itself would give."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.batch.conftest import Judge
from wordsvc.batch.spec import spec_of
from wordsvc.catalogue import validators

CASES: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "word-basket/chain": (
        (
            '{"words": ["スキー", "イングリッシュ", "湯たんぽ"]}\n'
            '{"words": "スキー ことば", "field": "す"}\n{"words": [5]}\n{}\n'
        ),
        [
            {"answer": "yes", "at": None},
            {"answer": "no", "code": "basket.head", "at": 2, "stopped_by": "ことば"},
            {"answer": "error", "code": "shape.type"},
            {"answer": "", "code": ""},
        ],
    ),
    "tensai-clever/pink": (
        (
            '{"rows": "でんわ:two-voiced"}\n'
            '{"rows": [{"text": "がつこう", "theme": "t"}], "themes": [{"id": "t", "points": 4}]}\n'
            '{"rows": "abc"}\n'
        ),
        [{"code": "tensai.no-theme"}, {"answer": "yes"}, {"answer": "error"}],
    ),
    "tensai-clever/light-blue": (
        '{"words": "ごま、たまご"}\n{"words": ["ごま"]}\n',
        [{"answer": "yes"}, {"answer": "yes", "counted": 2, "next_length": 3}],
    ),
    "tensai-clever/green": (
        '{"letters": "うたぬ"}\n{"letters": ["た", "う"]}\n',
        [
            {"answer": "yes", "last_square": 3, "bad_at": None},
            {"answer": "no", "code": "tensai.falling", "bad_at": 2},
        ],
    ),
    "tensai-clever/yellow": (
        '{"crossed": "がぎ"}\n{"crossed": "がが"}\n',
        [{"answer": "yes"}, {"answer": "error", "code": "tensai.crossed-twice"}],
    ),
    "barbarossa/subject": (
        '{"reading": "しーでぃー", "written": "CD"}\n{"reading": "ゆうき"}\n{"reading": "x"}\n',
        [
            {"answer": "yes", "length": 5, "letters": "し ー で ぃ ー"},
            {"code": "barbarossa.abstract-listed"},
            {"answer": "error", "code": "kana.latin"},
        ],
    ),
    "barbarossa/letter": (
        '{"reading": "しーでぃー", "position": 4}\n{"reading": "あ", "position": "2"}\n',
        [{"letter": "ぃ", "note": "small"}, {"letter": "", "note": "none"}],
    ),
    "barbarossa/guess": (
        (
            '{"subject": {"reading": "しーでぃー", "written": "CD"}, "guess": "しーでー"}\n'
            '{"reading": "はし", "written": "橋", "guess": "箸"}\n'
        ),
        [{"relation": "spelling"}, {"answer": "ask", "code": "barbarossa.homophone"}],
    ),
}


def test_every_validator_is_here() -> None:
    assert {"word-basket", *CASES} == set(validators())


@pytest.mark.parametrize("validator", CASES)
def test_objects_are_questions(judge: Judge, validator: str) -> None:
    text, want = CASES[validator]
    judged = judge("-", stdin=text.encode(), format="jsonl", validator=validator)
    rows = [json.loads(line) for line in judged.written.splitlines()]
    for row, wanted in zip(rows, want, strict=True):
        assert {name: row[name] for name in wanted} == wanted
        assert set(spec_of(validator).columns) <= set(row)


@pytest.mark.parametrize(
    ("validator", "line", "answer"),
    [
        ("word-basket/chain", "スキー、イングリッシュ 湯たんぽ", "yes"),
        ("tensai-clever/green", "うたぬ", "yes"),
        ("tensai-clever/light-blue", "ごま たまご", "yes"),
        ("barbarossa/subject", "でんわ", "yes"),
    ],
)
def test_a_line_of_text_is_a_question(judge: Judge, validator: str, line: str, answer: str) -> None:
    judged = judge("-", stdin=f"{line}\n\n".encode(), validator=validator, language="ja")
    assert judged.tally.answers == {answer: 1, "": 1}


def test_rows_of_tables_are_questions(judge: Judge) -> None:
    Path("list.csv").write_text("読み,表記,位置\nしーでぃー,CD,4\nあ,,\n", encoding="utf-8")
    judged = judge("list.csv", validator="barbarossa/letter")
    assert judged.tally.answers == {"yes": 1, "error": 1}
    assert judged.tally.codes == {"shape.missing": 1}
    judged = judge("list.csv", validator="barbarossa/subject", thorough=True)
    assert judged.tally.examples["yes"] == ["しーでぃー"]
