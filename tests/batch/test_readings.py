"""Words in kanji are judged by the reading beside them, or by one that is marked as proposed."""

from __future__ import annotations

from pathlib import Path

from tests.batch.conftest import Judge
from tests.batch.lists import csv_dicts
from wordsvc.lexicon.propose import proposed


def test_a_reading_column_is_used_and_an_empty_cell_is_filled(judge: Judge) -> None:
    Path("list.csv").write_text(
        "単語,よみ\n一日,ついたち\n一日,\n会議室,\nラッコ,\nラッコ,らっこ\n", encoding="utf-8"
    )
    judge("list.csv", out="out.csv")
    told = [(row["reading"], row["reading_from"]) for row in csv_dicts("out.csv")]
    assert told[0] == ("ついたち", "given")
    assert told[1][0] in {"いちにち", "ついたち"}
    assert told[1][1] == "proposed"
    assert told[2:] == [("かいぎしつ", "proposed"), ("らっこ", "word"), ("らっこ", "given")]


def test_a_reading_that_a_word_cannot_have_is_asked_about(judge: Judge) -> None:
    Path("list.csv").write_text("word,reading\n東京,おおさか\n東京,abc\n", encoding="utf-8")
    judge("list.csv", out="out.csv")
    told = [(row["answer"], row["code"], row["verdict_reading"]) for row in csv_dicts("out.csv")]
    assert told == [("ask", "word.spelling", "おおさか"), ("error", "kana.latin", "")]


def test_a_reading_that_nobody_knows_is_made_up_and_decides_nothing(judge: Judge) -> None:
    """No dictionary has these words; of the second one not even a guess is whole."""
    judged = judge("-", stdin="侏侏\n薔薇鱻\n".encode())
    reading = proposed("侏侏")
    assert reading is not None
    first, second = judged.lines
    assert first[:5] == ["侏侏", "ask", "word.no-reading", reading.text, "proposed"]
    assert first[5:8] == ["し", "ゆ", str(reading.length)]
    assert second == ["薔薇鱻", "ask", "word.no-reading", *[""] * 6]


def test_questions_may_tell_where_a_word_is_played(judge: Judge) -> None:
    Path("list.csv").write_text(
        "word,previous,previous_card,field,card,last\n"
        "イングリッシュ,スキー,,,ゆ,\n"
        "イングリッシュ,,,え,,\n"
        "ゆたんぽ,,,ゆ,ほ,true\n"
        "ラッコ,,,zz,,\n"
        "ラッコ,,,,,maybe\n",
        encoding="utf-8",
    )
    judge("list.csv", out="out.csv")
    told = [(row["answer"], row["code"]) for row in csv_dicts("out.csv")]
    assert told == [
        ("yes", ""),
        ("no", "basket.head"),
        ("yes", ""),
        ("error", "basket.bad-field"),
        ("error", "shape.type"),
    ]


def test_columns_that_mean_something_else_can_be_left_alone(judge: Judge) -> None:
    Path("list.csv").write_text("word,field\nラッコ,biology\n", encoding="utf-8")
    assert judge("list.csv", out="out.csv").tally.answers == {"error": 1}
    assert judge("list.csv", out="out.csv", parts=("word",)).tally.answers == {"yes": 1}
