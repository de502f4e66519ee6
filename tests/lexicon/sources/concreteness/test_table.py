"""The shipped table answers for well-known words, and is made from entries as documented."""

import lzma
from pathlib import Path

import pytest

from wordsvc.files import packaged
from wordsvc.lexicon.sources import registry
from wordsvc.lexicon.sources.concreteness import extract, table
from wordsvc.lexicon.sources.concreteness.wordnet import WordNet
from wordsvc.lexicon.sources.jmdict.entry import Entry, Form, Sense


@pytest.fixture(scope="module")
def shipped() -> table.Table:
    return table.read(registry.load(packaged.dictionaries())["concreteness"].path())


def test_it_is_whole(shipped: table.Table) -> None:
    assert len(shipped) > 250_000


@pytest.mark.parametrize(
    ("reading", "written", "answer"),
    [
        ("ねこ", "猫", "concrete"),
        ("きょうりゅう", "恐竜", "concrete"),
        ("でんしれんじ", "電子レンジ", "concrete"),
        ("ぴあの", "ピアノ", "concrete"),
        ("ぴあの", "ぴあの", "concrete"),
        ("めいよ", "名誉", "abstract"),
        ("ゆうき", "勇気", "abstract"),
        ("べんきょう", "勉強", "abstract"),
        ("ねこ", "根子", "unknown"),
    ],
)
def test_well_known_words(shipped: table.Table, reading: str, written: str, answer: str) -> None:
    assert shipped.of(reading, written) == answer


def _entry(number: int, written: str, reading: str, gloss: str, **more: tuple[str, ...]) -> Entry:
    marks = more.get("marks", ())
    return Entry(
        number,
        (Form(written, marks=marks),),
        (Form(reading, marks=marks),),
        (Sense(pos=("n",), tags=more.get("tags", ()), glosses=(gloss,)),),
    )


def test_a_word_in_kana_is_the_one_usually_written_so(wordnet: WordNet) -> None:
    entries = [_entry(1, "戌", "イヌ", "dog", tags=("uk",)), _entry(2, "否", "いぬ", "doubt")]
    found = extract.answers(entries, wordnet)
    assert found["いぬ", "戌"] == found["いぬ", ""] == "concrete"
    assert found["いぬ", "否"] == "abstract"


def test_then_the_common_one(wordnet: WordNet) -> None:
    entries = [_entry(1, "犬", "いぬ", "dog", marks=("ichi1",)), _entry(2, "否", "いぬ", "doubt")]
    assert extract.answers(entries, wordnet)["いぬ", ""] == "concrete"


def test_equals_that_differ_are_unknown(wordnet: WordNet) -> None:
    entries = [_entry(1, "犬", "いぬ", "dog"), _entry(2, "否", "いぬ", "doubt")]
    assert extract.answers(entries, wordnet)["いぬ", ""] == "unknown"


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "concreteness.tsv.xz"
    known = {("いぬ", "犬"): "concrete", ("いぬ", ""): "unknown", ("うたがい", "疑い"): "abstract"}
    assert table.write(path, known) == 2  # type: ignore[arg-type]  # literals of the dict
    read = table.read(path)
    assert {key: read.of(*key) for key in known} == known


@pytest.mark.parametrize(
    "content", [b"", b"no xz", lzma.compress("# head\nいぬ\t犬\tx\n".encode())]
)
def test_a_broken_table_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "concreteness.tsv.xz"
    path.write_bytes(content)
    with pytest.raises(table.BadTable, match=r"concreteness\.tsv\.xz"):
        table.read(path)
