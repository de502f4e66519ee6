"""Which columns are meant is told by their names, or asked about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.batch.conftest import Judge
from wordsvc.batch.errors import BatchError
from wordsvc.batch.read.columns import WantedColumns, arrange, keys
from wordsvc.batch.spec import spec_of

BASKET = spec_of("word-basket")


@pytest.mark.parametrize(
    ("first", "wanted", "found"),
    [
        (["id", "word"], {}, (True, {"word": 1})),
        (["ＷＯＲＤ ", "Reading"], {}, (True, {"word": 0, "reading": 1})),
        (["読み", "単語"], {}, (True, {"word": 1, "reading": 0})),
        (["よみ"], {}, (True, {"word": 0})),
        (["ラッコ"], {}, (False, {"word": 0})),
        (["1", "ラッコ"], {"column": "2"}, (False, {"word": 1})),
        (["1", "ラッコ"], {"column": "２"}, (False, {"word": 1})),
        (["1", "ラッコ"], {"column": "2", "header": True}, (True, {"word": 1})),
        (["no", "名前"], {"column": "名前"}, (True, {"word": 1})),
        (["no", "a", "b"], {"column": "a", "reading": "b"}, (True, {"word": 1, "reading": 2})),
        (["単語", "x"], {"header": False, "column": "1"}, (False, {"word": 0})),
        (["word", "field"], {"parts": ("word",)}, (True, {"word": 0})),
        (["word", "2"], {"column": "2"}, (True, {"word": 1})),
    ],
)
def test_columns_are_found(
    first: list[str], wanted: dict[str, Any], found: tuple[bool, dict[str, int]]
) -> None:
    assert arrange(first, WantedColumns(**wanted), BASKET) == found


@pytest.mark.parametrize(
    ("first", "wanted", "code"),
    [
        (["a", "b"], {}, "batch.which-column"),
        (["a", "b"], {"column": "c"}, "batch.no-column"),
        (["a", "b"], {"column": "3"}, "batch.no-column"),
        (["a", "b"], {"column": "0"}, "batch.no-column"),
        (["a", "b"], {"column": "1" * 5000}, "batch.no-column"),
        (["word", "b"], {"reading": "c"}, "batch.no-column"),
    ],
)
def test_what_cannot_be_told_is_asked(first: list[str], wanted: dict[str, Any], code: str) -> None:
    with pytest.raises(BatchError) as caught:
        arrange(first, WantedColumns(**wanted), BASKET)
    assert caught.value.code == code
    assert caught.value.facts["columns"] == first


def test_keys_of_objects_are_found_like_columns() -> None:
    assert keys(["id", "単語"], WantedColumns(), BASKET)["word"] == "単語"
    assert keys([], WantedColumns(), BASKET)["word"] == "word"
    found = keys(["n", "よみ"], WantedColumns(), BASKET)
    assert (found["word"], found["reading"], list(found)) == ("よみ", "reading", [*BASKET.fields])
    with pytest.raises(BatchError, match="which-column"):
        keys(["id"], WantedColumns(), BASKET)
    with pytest.raises(BatchError, match="no-column"):
        keys(["id"], WantedColumns(column="x"), BASKET)


def test_a_list_without_a_header_keeps_its_first_row(judge: Judge) -> None:
    Path("list.csv").write_text("1;ラッコ\n2;スキー\n", encoding="utf-8")
    judged = judge("list.csv", out="out.csv", column="2")
    assert judged.tally.answers == {"yes": 2}
    assert Path("out.csv").read_text(encoding="utf-8").startswith("1;ラッコ;yes;;らっこ;")


def test_columns_without_a_name_get_one_in_other_formats(judge: Judge) -> None:
    Path("list.csv").write_text("1,ラッコ\n", encoding="utf-8")
    judge("list.csv", out="out.jsonl", column="2")
    assert Path("out.jsonl").read_text("utf-8").startswith('{"column_1":"1","column_2":"ラッコ"')
    Path("list.csv").write_text("word,,word\nラッコ,x,y\n", encoding="utf-8")
    judge("list.csv", out="out.jsonl")
    assert (
        Path("out.jsonl")
        .read_text("utf-8")
        .startswith('{"word":"ラッコ","column_2":"x","word_3":"y"')
    )
