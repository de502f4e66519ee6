"""A bad line is a row with a finding, and never the end of a run."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.batch.conftest import Judge
from tests.batch.lists import csv_dicts, csv_rows
from wordsvc.batch.job import Format


def test_lines_that_no_one_can_read_are_told_apart(judge: Judge) -> None:
    lines = [
        "ラッコ".encode(),
        b"\xff\xfe",
        "か\0さ".encode(),
        b"",
        "か!?".encode(),
        "あ".encode() * 65,
    ]
    judged = judge("-", stdin=b"\n".join(lines) + b"\n", encoding="utf-8")
    cells = [line.split(b"\t") for line in judged.written.split(b"\n")[:-1]]
    assert [cell[0] for cell in cells] == lines
    assert [(cell[1], cell[2]) for cell in cells] == [
        (b"yes", b""),
        (b"error", b"batch.encoding"),
        (b"error", b"kana.control"),
        (b"", b""),
        (b"error", b"kana.symbol"),
        (b"error", b"shape.too-long"),
    ]
    assert judged.tally.answers == {"yes": 1, "error": 4, "": 1}


@pytest.mark.parametrize("into", ["csv", "jsonl", "parquet"])
def test_bytes_of_another_encoding_are_shown_where_text_is_wanted(
    judge: Judge, into: Format
) -> None:
    Path("list.txt").write_bytes("ラッコ\n".encode() + b"\x83\x89\n")
    judge("list.txt", out=f"out.{into}", encoding="utf-8")
    if into == "parquet":
        assert pq.read_table("out.parquet")["word"].to_pylist() == ["ラッコ", "\\x83\\x89"]
    else:
        assert "\\x83" in Path(f"out.{into}").read_text(encoding="utf-8").replace("\\\\", "\\")


def test_a_quote_that_nothing_closes_spoils_one_row(judge: Judge) -> None:
    text = 'n,word\n1,"ラッコ\n2,スキー\n3,いんこ\n'
    Path("list.csv").write_text(text, encoding="utf-8")
    judge("list.csv", out="out.csv")
    rows = csv_rows("out.csv")
    assert rows[1][0] == '1,"ラッコ'
    assert [(row[2], row[3]) for row in rows[1:]] == [
        ("error", "batch.quote"),
        ("yes", ""),
        ("yes", ""),
    ]


def test_a_row_with_too_many_cells_is_not_guessed_at(judge: Judge) -> None:
    Path("list.csv").write_text("n,word\n1,ラッコ,x\n2,スキー\n", encoding="utf-8")
    judged = judge("list.csv", out="out.csv")
    assert judged.tally.codes == {"batch.ragged": 1}
    assert (
        Path("out.csv").read_text(encoding="utf-8").splitlines()[1].startswith("1,ラッコ,x,error")
    )


def test_lines_that_are_no_objects_are_kept_as_text(judge: Judge) -> None:
    lines = [b'{"word":"\xe3\x83\xa9\xe3\x83\x83\xe3\x82\xb3"}', b"{word}", b"12", b"\xff",
             b'{"word":5}', b'{"word":null}', b'{"word":["a"]}', b"", b"[" * 3000]  # fmt: skip
    judged = judge("-", stdin=b"\n".join(lines) + b"\n", format="jsonl")
    rows = [json.loads(line) for line in judged.written.splitlines()]
    assert [(row["answer"], row["code"]) for row in rows] == [
        ("yes", ""),
        ("error", "batch.json"),
        ("error", "batch.json"),
        ("error", "batch.encoding"),
        ("error", "shape.type"),
        ("", ""),
        ("error", "shape.type"),
        ("", ""),
        ("error", "batch.json"),
    ]
    assert rows[1]["line"] == "{word}"


SIZE = 200


def long_line(end: bytes) -> bytes:
    return "ラッコ\n".encode() + b'x"y' * 900 + end + "スキー\n".encode()


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_a_line_longer_than_a_block_passes_through(judge: Judge, end: bytes) -> None:
    judged = judge("-", stdin=long_line(end), block=SIZE)
    first, long, last = judged.written.removesuffix(b"\n").replace(end, b"\n").split(b"\n")
    assert long.startswith(b'x"y' * 900 + b"\terror\tbatch.long-line\t")
    assert (first.split(b"\t")[1], last.split(b"\t")[1]) == (b"yes", b"yes")
    assert judged.tally.rows == 3


def test_a_long_line_at_the_very_end_has_no_line_end_to_lose(judge: Judge) -> None:
    judged = judge("-", stdin=b"x" * 1000, block=SIZE)
    assert judged.codes == ["batch.long-line"]
    assert judged.lines[0][0] == "x" * 1000


def test_a_long_line_in_other_formats(judge: Judge) -> None:
    Path("list.txt").write_bytes(long_line(b"\n"))
    for into in ("csv", "jsonl", "parquet"):
        judge("list.txt", out=f"out.{into}", block=SIZE)
    rows = csv_dicts("out.csv")
    assert [row["answer"] for row in rows] == ["yes", "error", "yes"]
    assert rows[1]["word"] == 'x"y' * 900
    objects = [json.loads(line) for line in Path("out.jsonl").read_bytes().splitlines()]
    assert objects[1]["line"] == 'x"y' * 900
    assert [row["answer"] for row in objects] == ["yes", "error", "yes"]
    table = pq.read_table("out.parquet")
    assert table["answer"].to_pylist() == ["yes", "error", "yes"]
    assert table["word"][1].as_py().startswith('x"yx"y')


def test_a_long_record_of_csv_stays_one_row(judge: Judge) -> None:
    text = f"a,word,b\n1,ラッコ,\n{'y' * 999},z\n2,ことばん,\n"
    Path("list.csv").write_text(text, encoding="utf-8")
    judge("list.csv", out="out.csv", block=SIZE)
    rows = csv_rows("out.csv")
    assert [(row[0], row[3]) for row in rows[1:]] == [
        ("1", "yes"),
        ("y" * 999 + ",z", "error"),
        ("2", "no"),
    ]


def test_whatever_is_wrong_is_said_in_words_too(judge: Judge) -> None:
    stdin = b"\xff\n" + b"x" * 1000 + b"\n"
    judged = judge("-", stdin=stdin, block=SIZE, language="en", format="txt", encoding="utf-8")
    told = [line.decode(errors="replace").split("\t")[-1] for line in judged.written.splitlines()]
    assert told == [
        "This line is not valid in the list's encoding.",
        "This line is too long to be a word.",
    ]


def test_no_words_at_all_are_no_trouble(judge: Judge) -> None:
    out = judge("-", stdin=b"\n\n\n").written
    assert out == (b"\t" * 8 + b"\n") * 3
    out = judge("-", stdin=b"word\n\n", format="csv").written
    assert next(csv.DictReader(io.StringIO(out.decode())))["answer"] == ""
