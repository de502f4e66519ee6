"""The encoding of a list is found out from what is in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.batch.conftest import Judge
from wordsvc.batch.job import Encoding
from wordsvc.batch.read import listing
from wordsvc.batch.read.encoding import detect

SAMPLES = ["すし", "ラッコ\nｱｲｳ\n", "湯たんぽ,ゆたんぽ\r\n", "漢字だけ\n亜唖娃阿哀愛挨姶逢\n", "カ"]


@pytest.mark.parametrize("encoding", ["utf-8", "cp932", "euc-jp"])
@pytest.mark.parametrize("sample", SAMPLES)
def test_each_is_told_from_the_others(sample: str, encoding: Encoding) -> None:
    assert detect(sample.encode(encoding)) == encoding


def test_a_few_bad_lines_do_not_change_it() -> None:
    lines = ["ラッコ".encode()] * 50 + [b"\x83\x89\x83b\x83R", b"caf\xe9"]
    assert detect(b"\n".join(lines)) == "utf-8"


def test_a_sample_may_end_in_the_middle_of_a_character() -> None:
    assert detect("ことば\nことば".encode()[:-1]) == "utf-8"
    assert detect("ことば\nことば".encode("cp932")[:-1]) == "cp932"


def test_ascii_and_byte_order_marks_are_utf_8() -> None:
    assert detect(b"abc\n") == "utf-8"
    assert detect(b"\xef\xbb\xbf" + b"\xff\xff") == "utf-8"


def test_what_is_not_ascii_may_come_late(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "SIZE", 64)
    Path("list.txt").write_bytes(b"rakko\n" * 100 + "ラッコ\n".encode("cp932") * 3)
    judged = judge("list.txt", block=64)
    last = judged.written.decode("cp932").splitlines()[-1]
    assert last.startswith("ラッコ\tyes\t\tらっこ\t")


def test_utf_16_is_told_as_such(judge: Judge) -> None:
    Path("list.csv").write_bytes("word\nラッコ\n".encode("utf-16"))
    judged = judge("list.csv", out="out.csv")
    assert [failure.error.code for failure in judged.failures] == ["batch.utf-16"]
    assert not Path("out.csv").exists()


def test_a_letter_that_an_encoding_lacks_is_written_apart(judge: Judge) -> None:
    """わ゙ has a combining mark, for which CP932 has no character."""
    judged = judge("-", stdin="ワ゛イオリン\n".encode("cp932"))
    assert "わ゛いおりん" in judged.written.decode("cp932")
