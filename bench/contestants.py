"""Who else can say something about a word? One callable each, over a list of words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wordsvc.lexicon.protocol import Lexicon

Work = Callable[[Sequence[str]], object]


class Contestant(NamedTuple):
    """A way to judge words. ``share`` of the words are given to a slow one."""

    name: str
    work: Work
    share: float = 1.0


def all_contestants(lexicon: Lexicon, words: Sequence[str]) -> list[Contestant]:
    """Ours first. Those that are not installed are left out."""
    return [
        _ours(lexicon),
        _fugashi(),
        *_sudachi(),
        *_jamdict(),
        _floor(words),
    ]


def _ours(lexicon: Lexicon) -> Contestant:
    from wordsvc.validators.word_basket import Question, judge, preset

    rules = preset("official")

    def work(words: Sequence[str]) -> None:
        for word in words:
            judge(Question(word=word), lexicon, rules)

    return Contestant("wordsvc, full verdict", work)


def _fugashi() -> Contestant:
    import fugashi

    tagger = fugashi.Tagger()

    def work(words: Sequence[str]) -> None:
        for word in words:
            [(part.surface, part.feature.pos1, part.feature.pos2) for part in tagger(word)]

    return Contestant("fugashi + part of speech", work)


def _sudachi() -> list[Contestant]:
    from sudachipy import Dictionary

    dictionary = Dictionary()
    tokenizer = dictionary.create()

    def tokenize(words: Sequence[str]) -> None:
        for word in words:
            [part.part_of_speech() for part in tokenizer.tokenize(word)]

    def look_up(words: Sequence[str]) -> None:
        for word in words:
            [part.part_of_speech() for part in dictionary.lookup(word)]

    return [
        Contestant("SudachiPy, tokenising", tokenize),
        Contestant("SudachiPy, lookup", look_up),
    ]


def _jamdict() -> list[Contestant]:
    try:
        from jamdict import Jamdict
    except ImportError:
        return []
    dictionary = Jamdict()

    def work(words: Sequence[str]) -> None:
        for word in words:
            dictionary.lookup(word, lookup_chars=False, lookup_ne=False)

    return [Contestant("jamdict, look-up", work, share=0.05)]


def _floor(words: Sequence[str]) -> Contestant:
    known = frozenset(words[::2])

    def work(asked: Sequence[str]) -> None:
        for word in asked:
            word in known  # noqa: B015

    return Contestant("floor: is it in a set", work)
