"""The table ``concreteness.tsv.xz``: nouns that are concrete or abstract.

After a comment line, one line a noun: reading, written form (empty for the word in kana, whichever
kana), ``c`` or ``a``. A noun without a line is unknown. The answer is advice: it was computed.
"""

from __future__ import annotations

import lzma
from collections.abc import Mapping
from pathlib import Path

from wordsvc.kana.writing import is_kana
from wordsvc.lexicon.entry import Concreteness

_HEAD = (
    "# reading\twritten\tc = concrete, a = abstract; from JMdict (EDRDG) and WordNet (Princeton)\n"
)
_LETTERS: dict[str, Concreteness] = {"c": "concrete", "a": "abstract"}
_SPLIT = "\t"
Key = tuple[str, str]


class BadTable(ValueError):
    """The file is no concreteness table of ours; the message names file and line."""


class Table:
    """The shipped answers."""

    def __init__(self, lines: Mapping[str, Concreteness]) -> None:
        self._lines = lines  # a key as it stands in the file, which takes half of what a pair does

    def __len__(self) -> int:
        return len(self._lines)

    def of(self, reading: str, written: str) -> Concreteness:
        """The class of a noun, given its hiragana reading and its NFKC-folded written form."""
        return self._lines.get(_SPLIT.join(key(reading, written)), "unknown")


def key(reading: str, written: str) -> Key:
    """A word written in kana is the same word in hiragana and katakana."""
    return reading, "" if is_kana(written) else written


def read(path: Path) -> Table:
    """The table in a file; raises ``BadTable``."""
    try:
        text = lzma.decompress(path.read_bytes()).decode()
    except (lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
        raise BadTable(f"{path}: not a whole xz file in UTF-8 ({error})") from None
    answers = {}
    for number, line in enumerate(text.split("\n")[1:-1], 2):
        pair, _, letter = line.rpartition(_SPLIT)
        if pair.count(_SPLIT) != 1 or letter not in _LETTERS:
            raise BadTable(f"{path}:{number}: {line!r} is not reading, written form, c or a")
        answers[pair] = _LETTERS[letter]
    return Table(answers)


def write(path: Path, answers: Mapping[Key, Concreteness]) -> int:
    """Write the known answers in order of their keys; returns how many there are."""
    lines = [
        f"{reading}\t{written}\t{answer[0]}\n"
        for (reading, written), answer in sorted(answers.items())
        if answer != "unknown"
    ]
    content = _HEAD + "".join(lines)
    path.write_bytes(lzma.compress(content.encode(), preset=9 | lzma.PRESET_EXTREME))
    return len(lines)
