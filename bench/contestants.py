"""Who else can say something about a word? One callable each, over a list of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
        *(build(words) for build in BUILDERS.values()),
        *_jamdict(),
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


def _sudachi_tokens() -> Contestant:
    from sudachipy import Dictionary

    tokenizer = Dictionary().create()

    def work(words: Sequence[str]) -> None:
        for word in words:
            [part.part_of_speech() for part in tokenizer.tokenize(word)]

    return Contestant("SudachiPy, tokenising", work)


def _sudachi_lookup() -> Contestant:
    from sudachipy import Dictionary

    dictionary = Dictionary()

    def work(words: Sequence[str]) -> None:
        for word in words:
            [part.part_of_speech() for part in dictionary.lookup(word)]

    return Contestant("SudachiPy, lookup", work)


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


BUILDERS: Mapping[str, Callable[[Sequence[str]], Contestant]] = {
    "fugashi + part of speech": lambda words: _fugashi(),
    "SudachiPy, tokenising": lambda words: _sudachi_tokens(),
    "SudachiPy, lookup": lambda words: _sudachi_lookup(),
    "floor: is it in a set": _floor,
}
"""Those that any process can make for itself, out of the words that it will be asked."""
