"""Mozc's dictionary is read as its extractor wrote it, and the extractor reads MeCab's format."""

from __future__ import annotations

import lzma
import struct
from pathlib import Path

import pytest

from wordsvc.files import packaged
from wordsvc.lexicon.sources import mozc, mozc_extract, registry
from wordsvc.lexicon.sources.mozc import Typed

IDS = """1 名詞,一般,*,*,*,*,*
2 副詞,一般,*,*,*,*,*
3 名詞,固有名詞,地域,一般,*,*,*
4 助詞,格助詞,*,*,*,*,*
"""
WORDS = [("ねこ", "猫", 1, 3678), ("ねこ", "ネコ", 1, 4001), ("ねこ", "根古", 3, 9999),
         ("ね", "値", 1, 4005), ("ね", "ね", 4, 0), ("まま", "まま", 2, 2104)]  # fmt: skip


def dictionary(words: list[tuple[str, str, int, int]]) -> bytes:
    """A MeCab dictionary of these words, its double array laid out with room to spare."""
    keys = sorted({reading.encode() for reading, *_ in words})
    tokens, features, values = b"", b"", {}
    for key in keys:
        own = [word for word in words if word[0].encode() == key]
        values[key] = (len(tokens) // 16) << 8 | len(own)
        for _, written, right, cost in own:
            tokens += struct.pack("<HHHhII", right, right, 0, cost, len(features), 0)
            features += written.encode() + b"\0"
    prefixes = sorted({key[:end] for key in keys for end in range(len(key) + 1)}, key=len)
    bases = {prefix: 1 + 300 * number for number, prefix in enumerate(prefixes)}
    units = [[0, 0] for _ in range(300 * len(prefixes) + 300)]
    units[0][0] = bases[b""]
    for prefix, base in bases.items():
        if prefix:
            units[bases[prefix[:-1]] + prefix[-1] + 1] = [base, bases[prefix[:-1]]]
        if prefix in values:
            units[base] = [-values[prefix] - 1, base]
    array = b"".join(struct.pack("<iI", *unit) for unit in units)
    sizes = (0, 102, 0, len(words), 5, 5, len(array), len(tokens), len(features), 0)
    return struct.pack("<10I", *sizes) + bytes(32) + array + tokens + features


def test_an_extract_holds_the_words_of_each_reading_most_usual_first(tmp_path: Path) -> None:
    source, ids, target = tmp_path / "sys.dic", tmp_path / "id.def", tmp_path / "mozc.tsv.xz"
    source.write_bytes(dictionary(WORDS))
    ids.write_text(IDS, "utf-8")
    assert mozc_extract.extract(source, ids, target) == 3
    assert mozc.read(target, {"ねこ", "まま"}) == {
        "ねこ": (Typed("猫", "noun", 3670), Typed("ネコ", "noun", 4000)),
        "まま": (Typed("まま", "adverb", 2100),),
    }


@pytest.mark.parametrize("content", [b"", b"text", dictionary(WORDS)[:-1]])
def test_another_file_is_refused(tmp_path: Path, content: bytes) -> None:
    with pytest.raises(mozc_extract.NotMozc):
        list(mozc_extract.words(content, {}))


@pytest.mark.parametrize("content", [b"", b"no xz", lzma.compress("# head\nねこ\t猫?\n".encode())])
def test_a_broken_extract_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "mozc.tsv.xz"
    path.write_bytes(content)
    with pytest.raises(mozc.BadExtract, match=r"mozc\.tsv\.xz"):
        mozc.read(path, {"ねこ"})


def test_the_shipped_extract_knows_what_people_think_of_first() -> None:
    path = registry.load(packaged.dictionaries())["mozc"].path()
    typed = mozc.read(path, {"いつも", "しまね", "ただいま"})
    firsts = {reading: (words[0].written, words[0].sort) for reading, words in typed.items()}
    assert firsts == {
        "いつも": ("いつも", "adverb"),
        "しまね": ("島根", "place"),
        "ただいま": ("ただいま", "interjection"),
    }
