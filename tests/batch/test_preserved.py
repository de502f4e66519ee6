"""Nothing of a list is lost, changed or moved: its own bytes stand beside the verdicts."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.batch.conftest import Judge
from tests.batch.lists import csv_dicts
from wordsvc.batch.block import judge_block
from wordsvc.batch.job import Block, Encoding, Layout, Output
from wordsvc.batch.spec import spec_of
from wordsvc.lexicon.compiled import CompiledLexicon


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_line_end_stays(judge: Judge, end: str) -> None:
    text = end.join(["ラッコ", "", "スキー", "いんこ"])
    judged = judge("-", stdin=text.encode(), block=12)
    own = [line.split("\t")[0] for line in judged.written.decode().split(end)]
    assert own == ["ラッコ", "", "スキー", "いんこ"]
    assert judged.tally.rows == 4


def test_mixed_line_ends_stay_where_they_are(judge: Judge) -> None:
    text = "ラッコ\r\nスキー\nいんこ\rことば\r\r\n"
    judged = judge("-", stdin=text.encode())
    kept = "".join(
        line.split("\t")[0] + line[len(line.rstrip("\r\n")) :]
        for line in judged.written.decode().splitlines(keepends=True)
    )
    assert kept == text


def test_a_byte_order_mark_stays(judge: Judge) -> None:
    judged = judge("-", stdin="\ufeffラッコ\nスキー\n".encode())
    assert judged.written.startswith("\ufeffラッコ\tyes\t".encode())
    judged = judge("-", stdin="\ufeffword\nスキー\n".encode(), format="csv")
    assert judged.written.startswith("\ufeffword,answer,code".encode())
    assert judged.tally.answers == {"yes": 1}


def test_cells_of_csv_keep_their_quotes_and_breaks(judge: Judge) -> None:
    text = 'note,word,"a ""b"""\r\n"x,\r\ny","ラッコ",\r\n  z ,スキー,"q"\r\n'
    Path("list.csv").write_bytes(text.encode())
    judge("list.csv", out="out.csv", block=40)
    out = Path("out.csv").read_bytes().decode()
    assert out.startswith('note,word,"a ""b""",answer,code')
    assert '"x,\r\ny","ラッコ",,yes,,らっこ' in out
    assert '  z ,スキー,"q",yes,' in out
    rows = list(csv.reader(io.StringIO(out, newline="")))
    assert [row[:3] for row in rows] == list(csv.reader(io.StringIO(text, newline="")))


def test_short_rows_are_filled_up_so_that_verdicts_stand_under_their_names(judge: Judge) -> None:
    Path("list.csv").write_text("a,word,b,c\n1,ラッコ\n\n2,スキー,x,y\n", encoding="utf-8")
    judge("list.csv", out="out.csv")
    rows = csv_dicts("out.csv")
    assert [(row["a"], row["word"], row["c"], row["answer"]) for row in rows] == [
        ("1", "ラッコ", "", "yes"),
        ("", "", "", ""),
        ("2", "スキー", "y", "yes"),
    ]


def test_objects_keep_their_text(judge: Judge) -> None:
    lines = '{"word":"ラッコ", "n": 1.50, "big": 12345678901234567890123, "u":"\\u3042"}\n{}\n'
    out = judge("-", stdin=lines.encode(), format="jsonl").written.decode().splitlines()
    assert out[0].startswith(lines.splitlines()[0][:-1])
    assert json.loads(out[0])["answer"] == "yes"
    assert json.loads(out[1])["answer"] == ""


def test_words_alone_are_questions_too(judge: Judge) -> None:
    out = judge("-", stdin='"ラッコ"\n"東京"\n'.encode(), format="jsonl").written.decode()
    rows = [json.loads(line) for line in out.splitlines()]
    assert [(row["line"], row["answer"]) for row in rows] == [('"ラッコ"', "yes"), ('"東京"', "no")]


def test_columns_of_our_names_are_not_overwritten(judge: Judge) -> None:
    Path("list.csv").write_text("word,answer\nラッコ,42\n", encoding="utf-8")
    judge("list.csv", out="out.csv")
    judge("out.csv", out="again.csv")
    head, row = Path("again.csv").read_text(encoding="utf-8").splitlines()
    assert head.startswith("word,answer,verdict_answer,code,reading,")
    assert ",verdict_verdict_answer,verdict_code,verdict_reading," in head
    assert row.startswith("ラッコ,42,yes,,")
    lines = '{"word":"ラッコ","code":"mine"}\n'.encode()
    (line,) = judge("-", stdin=lines, format="jsonl").written.decode().splitlines()
    assert json.loads(line)["code"] == "mine"
    assert json.loads(line)["answer"] == "yes"
    assert json.loads(line)["verdict_code"] == ""


@pytest.mark.parametrize("encoding", ["cp932", "euc-jp"])
def test_bytes_that_have_two_spellings_in_an_encoding_stay(
    judge: Judge, encoding: Encoding
) -> None:
    """CP932 has some characters twice; reading and writing them again would change bytes."""
    twice = b"\xfa\x4a\x87\x54\n" if encoding == "cp932" else b"\xad\xb5\n"
    stdin = "ラッコ\n".encode(encoding) + twice
    out = judge("-", stdin=stdin, encoding=encoding).written
    assert out.split(b"\n")[1].startswith(twice[:-1] + b"\t")


def test_our_cells_are_defused_and_those_of_the_list_on_request(judge: Judge) -> None:
    text = 'word,note\n=1+1,-2\n"@x",ok\n'
    out = judge("-", stdin=text.encode(), format="csv", language="en").written.decode()
    assert out.splitlines()[1].startswith("=1+1,-2,error,")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert not any(row["message"][:1] in "=+-@" for row in rows)
    out = judge("-", stdin=text.encode(), format="csv", harmless=True).written.decode()
    assert [row.split(",")[:2] for row in out.splitlines()[1:]] == [["'=1+1", "'-2"], ["'@x", "ok"]]


TEXTS = st.text(st.characters(codec="utf-8"), max_size=12)
CSV = Layout(format="csv", header=True, names=("a", "word"), fields={"word": 1})


@given(st.lists(st.tuples(TEXTS, TEXTS), max_size=8))
def test_whatever_stands_in_csv_is_read_back_the_same(
    lexicon: CompiledLexicon, rows: list[tuple[str, str]]
) -> None:
    """Written by the standard library, judged, read by the standard library."""
    file = io.StringIO(newline="")
    csv.writer(file, quoting=csv.QUOTE_ALL).writerows([("a", "word"), *rows])
    out = _judged(file.getvalue().encode(), CSV, lexicon)
    again = list(csv.reader(io.StringIO(out.decode(), newline="")))
    assert [tuple(row[:2]) for row in again[1:]] == rows
    assert {len(row) for row in again} == {2 + len(spec_of("word-basket").columns)}


@given(st.binary(max_size=60))
def test_whatever_bytes_a_text_has_they_stay(lexicon: CompiledLexicon, data: bytes) -> None:
    layout = Layout(format="txt", names=("word",), fields={"word": 0})
    out = _judged(data, layout, lexicon)
    lines = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    found = out.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
    for line, judged in zip(lines, found, strict=False):
        assert judged.startswith(line + b"\t")
        assert judged.count(b"\t") - line.count(b"\t") == len(spec_of("word-basket").columns)


def _judged(data: bytes, layout: Layout, lexicon: CompiledLexicon) -> bytes:
    judge = Judge(lexicon, Path())
    job = judge.request((), "-").job(layout, (None, None))
    assert job.output == Output(format=layout.format, names=spec_of("word-basket").columns)
    return judge_block(judge.opener, job, Block(0, data)).data
