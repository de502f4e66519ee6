"""Other ways to tell whether a word is a noun, asked about the same rows: yes or no, nothing else.

What a programmer writes first: a tagger says 普通名詞 of the whole word, a dictionary has it as a
noun, or two of the three agree.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from bench.rows import Row
from wordsvc.kana import NotKana, Reading
from wordsvc.kana.writing import fold_written
from wordsvc.lexicon import build
from wordsvc.lexicon.sources.jmdict.rows import rows as jmdict_rows

NOUN = ("名詞", "普通名詞")
_Z = 1.96  # 95 %


class Peer(NamedTuple):
    """A way to judge a row; ``accepts`` is what it says of it."""

    name: str
    accepts: Callable[[Row], bool]


class Share(NamedTuple):
    """How many of so many, with the interval in which the share of all such words is likely."""

    hits: int
    of: int

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval at 95 %, in per cent.

        >>> [round(bound, 1) for bound in Share(0, 202).interval]
        [0.0, 1.9]
        """
        if not self.of:
            return 0.0, 100.0
        share, square = self.hits / self.of, _Z * _Z / self.of
        middle = share + square / 2
        spread = _Z * sqrt(share * (1 - share) / self.of + square / (4 * self.of))
        low, high = (middle - spread) / (1 + square), (middle + spread) / (1 + square)
        return 100 * max(0.0, low), 100 * min(1.0, high)

    def __str__(self) -> str:
        low, high = self.interval
        per_cent = 100 * self.hits / self.of if self.of else 0.0
        return f"{per_cent:.1f} % ({low:.1f}\u2013{high:.1f})"


def peers() -> list[Peer]:
    """All of them; three single ones and what two of these agree on."""
    single = [Peer("fugashi", _fugashi()), Peer("SudachiPy", _sudachi()), Peer("JMdict", _jmdict())]

    def agreed(row: Row) -> bool:
        return sum(one.accepts(row) for one in single) > 1

    return [*single, Peer("two of three", agreed)]


def compared(
    rows: Sequence[Row], ours: Callable[[Row], bool], others: Iterable[Peer]
) -> Iterator[str]:
    """A line a group of rows: how many, and how many of them each judge answers with yes."""
    judges = [Peer("wordsvc", ours), *others]
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        groups[row.group].append(row)
    width = max(map(len, groups), default=0)
    yield f"{'answered yes':{width}} {'rows':>5}" + "".join(f" {one.name:>19}" for one in judges)
    for group, members in groups.items():
        shares = (Share(sum(map(one.accepts, members)), len(members)) for one in judges)
        yield f"{group:{width}} {len(members):>5}" + "".join(f" {share!s:>19}" for share in shares)


def _fugashi() -> Callable[[Row], bool]:
    import fugashi

    tagger = fugashi.Tagger()

    def accepts(row: Row) -> bool:
        parts = tagger(row.word)
        return len(parts) == 1 and (parts[0].feature.pos1, parts[0].feature.pos2) == NOUN

    return accepts


def _sudachi() -> Callable[[Row], bool]:
    from sudachipy import Dictionary, SplitMode

    tokenizer = Dictionary().tokenizer()

    def accepts(row: Row) -> bool:
        parts = list(tokenizer.tokenize(row.word, SplitMode.C))
        return len(parts) == 1 and tuple(parts[0].part_of_speech()[:2]) == NOUN

    return accepts


def _jmdict() -> Callable[[Row], bool]:
    nouns: dict[str, set[str]] = defaultdict(set)
    for entry in jmdict_rows(build.sources()["jmdict"].path()):
        if entry.kind == "common":
            nouns[entry.reading].add(entry.written)

    def accepts(row: Row) -> bool:
        heard = row.reading or row.word
        try:
            known = nouns.get(Reading.parse(heard).text, set())
        except NotKana:
            return False
        return bool(known) if row.reading is None else fold_written(row.word) in known

    return accepts
