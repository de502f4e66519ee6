"""The frequency list gives Zipf values, and its extractor reads wordfreq's own format."""

import gzip
import lzma
from pathlib import Path

import msgspec
import pytest

from wordsvc.files import packaged
from wordsvc.lexicon.sources import frequency, frequency_extract, registry


@pytest.fixture(scope="module")
def figures() -> dict[str, float]:
    return frequency.read(registry.load(packaged.dictionaries())["frequency"].path())


def test_it_is_whole(figures: dict[str, float]) -> None:
    assert len(figures) == 214_960


def test_usual_words_have_higher_figures(figures: dict[str, float]) -> None:
    assert figures["東京"] > figures["砂糖"] > figures["頭巾"] > 1
    assert 7 < figures["の"] < 8


def test_compounds_have_none(figures: dict[str, float]) -> None:
    assert "会議室" not in figures


def test_latin_letters_are_looked_up_small(figures: dict[str, float]) -> None:
    assert frequency.key("ＣＤ") == "cd"
    assert frequency.key("CD") in figures


@pytest.mark.parametrize("content", [b"", b"no xz", lzma.compress("# head\nねこ 4\n".encode())])
def test_a_broken_list_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "frequency.tsv.xz"
    path.write_bytes(content)
    with pytest.raises(frequency.BadFrequencies, match=r"frequency\.tsv\.xz"):
        frequency.read(path)


def test_the_place_of_a_band_is_its_frequency(tmp_path: Path) -> None:
    bands = [{"format": "cB", "version": 1}, *([[]] * 300), ["犬", "#猫"]]
    source, target = tmp_path / "large_ja.msgpack.gz", tmp_path / "frequency.tsv.xz"
    source.write_bytes(gzip.compress(msgspec.msgpack.encode(bands)))
    assert frequency_extract.extract(source, target) == 2
    assert frequency.read(target) == {"犬": 6.0, "#猫": 6.0}


@pytest.mark.parametrize(
    "content",
    [b"", b"text", *(gzip.compress(text, mtime=0) for text in (b"text", b"\x91\x80"))],
    ids=["empty", "text", "packed text", "packed map"],
)
def test_another_file_is_refused(tmp_path: Path, content: bytes) -> None:
    source = tmp_path / "large_ja.msgpack.gz"
    source.write_bytes(content)
    with pytest.raises(frequency_extract.NotWordfreq, match="large_ja"):
        frequency_extract.extract(source, tmp_path / "frequency.tsv.xz")
