"""Blocks are whole records, cut at the same places every time, whatever gives the bytes."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.batch.read import records
from wordsvc.batch.read.blocks import blocks
from wordsvc.batch.read.records import last_end

CELLS = st.sampled_from(["", "a", "すし", '"x"', '"a,b"', '"a\nb"', '"q""q"', 'b"c', "x" * 40])
RECORDS = st.lists(st.lists(CELLS, min_size=1, max_size=4).map(",".join), max_size=40)
ENDS = st.sampled_from(["\n", "\r\n", "\r"])


def text(rows: list[str], end: str) -> bytes:
    return "".join(row + end for row in rows).encode()


@given(RECORDS, ENDS, st.integers(200, 2000), st.integers(0, 3))
def test_blocks_put_together_are_the_list(rows: list[str], end: str, size: int, cut: int) -> None:
    data = text(rows, end)
    data = data[: len(data) - cut]
    found = list(blocks(io.BytesIO(data).read, b",", size))
    assert b"".join(block.data for block in found) == data
    assert [block.index for block in found] == list(range(len(found)))
    assert all(len(block.data) <= size for block in found)


@given(RECORDS, ENDS, st.integers(400, 2000))
def test_no_record_is_cut_in_two(rows: list[str], end: str, size: int) -> None:
    data = text(rows, end)
    whole = [record for record, _ in records.records(data, b",")]
    parts = [
        record
        for block in blocks(io.BytesIO(data).read, b",", size)
        for record, _ in records.records(block.data, b",")
    ]
    assert parts == whole


@given(RECORDS)
def test_records_are_those_of_the_standard_library(rows: list[str]) -> None:
    data = text(rows, "\n")
    found = [record.decode() for record, whole in records.records(data, b",") if whole]
    expected = list(csv.reader(io.StringIO(data.decode(), newline="")))
    assert [
        next(csv.reader([record])) if record.strip("\n") else [] for record in found
    ] == expected


@pytest.mark.parametrize(
    ("data", "end"),
    [
        (b"a\nb", 2),
        (b"a\r\nb\r", 3),
        (b"a\rb\r", 2),
        (b"no end", 0),
        (b"", 0),
        (b"a\n\n", 3),
        (b"a\r", 0),
    ],
)
def test_the_end_of_the_last_whole_line(data: bytes, end: int) -> None:
    assert last_end(data, None) == end


def test_a_quote_is_waited_for_so_long_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "QUOTED_AT_MOST", 50)
    records._record.cache_clear()
    data = b'a,"' + b"x" * 20 + b"\nb\n"
    assert last_end(data, b",") == 0
    assert last_end(data + b"y\n" * 30, b",") == len(data) + 58
    records._record.cache_clear()


def test_a_long_record_comes_in_pieces_and_what_follows_in_blocks() -> None:
    data = b"one\n" + b"x" * 95 + b"\r\ntwo\nthree"
    found = [(block.kind, block.data) for block in blocks(io.BytesIO(data).read, None, 30)]
    assert found == [
        ("rows", b"one\n"),
        ("open", b"x" * 30),
        ("piece", b"x" * 30),
        ("piece", b"x" * 30),
        ("close", b"xxxxx\r\n"),
        ("rows", b"two\nthree"),
    ]


def test_a_list_without_a_byte_has_one_empty_block() -> None:
    assert [block.data for block in blocks(io.BytesIO().read, None)] == [b""]
