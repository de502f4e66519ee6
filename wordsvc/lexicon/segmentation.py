"""Segmentation of unlisted strings by a tagger, which explains and never judges."""

from __future__ import annotations

import ctypes
import mmap
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from wordsvc.lexicon.sources.registry import SourceError

PartKind = Literal[
    "noun", "of", "particle", "modifier", "stem", "auxiliary", "affix", "other", "unknown"
]

_local = threading.local()
_KINDS: dict[str, PartKind] = {
    "名詞": "noun",
    "接頭辞": "affix",
    "接尾辞": "affix",
    "助詞": "particle",
    "連体詞": "modifier",
    "形状詞": "stem",
    "助動詞": "auxiliary",
}
_KANA = 17  # column of UniDic; commas inside columns come later
_KNOWN = "西瓜"
_FINITE = ("終止形", "連体形", "命令形")
_MAPS = Path("/proc/self/maps")
_READ_ONLY = "r--s"


class _Word(Protocol):
    """What is asked of a node of fugashi."""

    surface: str
    is_unk: bool
    feature_raw: str


class Part(msgspec.Struct, frozen=True, gc=False):
    """One piece of a cut string; ``reading`` is katakana, or empty when nobody knows it.

    ``of`` is the particle の. A ``modifier`` is a form that stands before a noun or ends a clause
    (大きな, 走る), a ``stem`` one that enters compounds (歩き in 歩きスマホ).
    """

    surface: str
    reading: str
    kind: PartKind


def segment(text: str) -> tuple[Part, ...]:
    """Cut a string into words with UniDic. Loads the tagger on first use, one a thread."""
    return tuple([Part(word.surface, _reading(word), _kind(word)) for word in _tagger()(text)])


def pieces(text: str) -> Iterator[tuple[str, PartKind]]:
    """Surfaces and kinds of the parts one after another, for whoever may stop at any."""
    for word in _tagger()(text):
        yield word.surface, _kind(word)


def ends_in_a_noun(text: str) -> bool:
    """Whether a set expression ends as a noun does (両手に花), not as a sentence (お大事に)."""
    *_, last = segment(text)
    return last.kind not in ("particle", "auxiliary", "modifier", "of")


def check_tagger() -> None:
    """Raise SourceError where the tagger does not read as the one that the columns are known of."""
    try:
        parts = segment(_KNOWN)
    except (RuntimeError, ValueError, IndexError) as error:
        raise SourceError(f"unidic: the tagger cannot be used ({error})") from error
    if parts != (Part(_KNOWN, "スイカ", "noun"),):
        raise SourceError(f"unidic: the tagger reads {_KNOWN} as {parts}")


def give_back() -> None:
    """Take UniDic's files out of this process's memory, a quarter of a gigabyte.

    fugashi closes no dictionary, so Linux is told that their pages are not needed; whoever asks the
    tagger again gets them back. Other systems keep them until they run short.
    """
    if not _MAPS.exists():
        return
    import unidic_lite

    libc = ctypes.CDLL(None)
    for line in _MAPS.read_text().splitlines():
        if unidic_lite.DICDIR in line and _READ_ONLY in line:
            start, stop = (int(address, 16) for address in line.split()[0].split("-"))
            size = ctypes.c_size_t(stop - start)
            libc.madvise(ctypes.c_void_p(start), size, mmap.MADV_DONTNEED)


def _unidic_lite() -> Callable[[str], Iterable[_Word]]:
    """The tagger over ``unidic-lite``, whatever other dictionary may be installed beside it."""
    import fugashi  # 25 ms and 45 MB: only where a string stands in no dictionary
    import unidic_lite

    folder = unidic_lite.DICDIR
    tagger: Callable[[str], Iterable[_Word]] = fugashi.Tagger(
        f'-r "{folder}/mecabrc" -d "{folder}"'
    )
    return tagger


def _tagger() -> Callable[[str], Iterable[_Word]]:
    tagger = getattr(_local, "tagger", None)
    if tagger is None:
        tagger = _local.tagger = _unidic_lite()
    words: Callable[[str], Iterable[_Word]] = tagger
    return words


def _reading(word: _Word) -> str:
    kana: str = "*" if word.is_unk else word.feature_raw.split(",", _KANA + 1)[_KANA]
    return "" if kana == "*" else kana


def _kind(word: _Word) -> PartKind:
    """The raw columns are taken: naming all 26 costs more than the tagger's whole search."""
    if word.is_unk:
        return "unknown"
    pos, _, _, _, _, form, _ = word.feature_raw.split(",", 6)
    if pos == "助詞" and word.surface == "の":
        return "of"
    if pos in ("動詞", "形容詞"):
        return "modifier" if form.startswith(_FINITE) else "stem"
    return _KINDS.get(pos, "other")
